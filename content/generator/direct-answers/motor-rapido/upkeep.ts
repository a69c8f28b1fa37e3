/** Answers to titles about fast motors: care, adjustment and replacement. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksDuration } from '../../words/asking-words.ts';

const change = 'troca|trocar|troco|substituir|substituicao|mudar|passar';

const before =
  'motor|motor antigo|motor velho|antigo|velho|lento|devagar|comum|motor lento|motor comum|portao lento';

export const upkeepAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'jetflex|inversor|inversora',
      'perde|perdeu|perdendo|esquece|esqueceu|desprogram*',
      'percurso|curso|memoria|programacao|posicao|fim de curso|aprendizado',
    ],
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    isComplaint: true,
    aspects: ['repair', 'adjust'],
    answer: [
      'Motor com inversor que perde o percurso não está lendo a própria posição: sensor ou encoder solto, folha que prende e o faz parar antes, ou queda de tensão no meio da viagem. Grave o percurso de novo, uma vez, com a folha leve e o vão vazio; se ele se perde outra vez, é peça ou rede. A gravação fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'O que faz o percurso se perder',
    text: [
      'Depois de cada falta de luz o motor anda devagar até achar o fim, e isso é normal. Anormal é procurar o batente todo dia, parar no meio ou bater.',
    ],
    points: [
      'Folha destravada e movida na mão: o motor precisa se achar de novo.',
      'Batente frouxo muda o ponto final.',
      'Luz da casa que cai junto: circuito fraco.',
      'Placa de inversor se orça pela etiqueta.',
    ],
    send: 'Mande um vídeo de duas viagens seguidas e a foto da etiqueta do motor.',
  },
  {
    when: [
      'rapido|rapidos|4 segundos|jetflex|alta velocidade|inversor',
      'quebra|estraga|dura menos|da problema|da mais problema|gasta mais|queima|queima mais|da defeito',
    ],
    unless:
      'portao automatico estraga|estraga rapido|quebra rapido|estraga muito|gasta rapido|luz|energia|ou|queimou|quebrou|por que',
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['lifetime', 'worth'],
    answer: [
      'Não é verdade em folha reta e equilibrada: o motor rápido com inversor parte e freia devagar, e isso poupa a engrenagem mais do que a velocidade gasta. Quebra antes o que foi posto numa folha pesada ou torta, que bate no fim a cada viagem. O que sai mais caro nele é a placa, que só serve a da fábrica.',
    ],
    heading: 'O que decide quanto o rápido dura',
    text: [
      'No JETFLEX, de {{kit.jetflex}} instalado em basculante, o limite é uma folha de {{homeJetflex.weight}}. Perto dele, peça a linha pesada.',
    ],
    points: [
      'Desaceleração regulada: a folha chega sem bater.',
      'Ponto de {{homeJetflex.volts}} com terra e DPS, que protegem a placa.',
      'Revisão {{maintenance.residence}} em casa.',
    ],
  },
  {
    when: [change, before, 'jetflex|jet flex|4 segundos'],
    unless: `speedy|correr|deslizante*|pivotante*|de abrir|condominio*|predio*|vale a pena|compensa|ou|placa|central|controle*|diferenca|${asksDuration}|consert*|peca*|engrenagem|capacitor`,
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['replace', 'price'],
    answer: [
      'Trocar o motor antigo do basculante por um JETFLEX custa {{kit.jetflex}}, já instalado, com central, dois controles e {{kit.warranty}} de garantia: ele abre em {segundos jetflex}, leva folha de até {{homeJetflex.weight}} e pede 220 V no ponto. Vale para quem espera na rua ou tem vários carros; se o ponto só tem 127 V ou a pressa é menor, o SPEEDY, de {segundos speedy}, sai por {{kit.speedy}}.',
    ],
    heading: 'O que se confere antes da troca pelo JETFLEX',
    text: [
      'A folha tem de estar reta, equilibrada e sem folga nos braços, porque a velocidade mostra o que o motor lento escondia. O que faltar se acerta antes e entra no orçamento.',
      'O motor antigo sai com a central dele, e os controles velhos em geral não servem; os dois do kit vêm gravados. O serviço leva de {horas de instalação}.',
    ],
    points: [
      'Tensão do ponto: 220 V, medida antes.',
      'DPS no quadro, porque a placa com inversor custa mais.',
      'Fotocélula no vão, orçada junto se ainda não há.',
      'Em portão de correr ou de abrir, o rápido sai por orçamento.',
    ],
    further:
      'Como o inversor trabalha está em [motor de alta velocidade](/topicos/motor-de-portao-de-alta-velocidade).',
    send: 'Mande a foto do motor de agora com a etiqueta, uma do portão por dentro, a altura e a largura da folha: dizemos se o JETFLEX serve.',
  },
  {
    when: [change, before, 'speedy|8 segundos'],
    unless: `jetflex|correr|deslizante*|pivotante*|de abrir|condominio*|predio*|vale a pena|compensa|ou|placa|central|controle*|diferenca|${asksDuration}|consert*|peca*|engrenagem|capacitor`,
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['replace', 'price'],
    answer: [
      'Trocar o motor antigo do basculante por um SPEEDY custa {{kit.speedy}}, já instalado, com central, dois controles e {{kit.warranty}} de garantia: ele abre em {segundos speedy}, metade do tempo do PADRÃO, e se pede na tensão do ponto. Serve à maioria das casas com folha leve e equilibrada; o peso se confere no pedido.',
    ],
    heading: 'O que se confere antes da troca pelo SPEEDY',
    text: [
      'O motor velho sai com a central dele, e os controles antigos em geral não servem na nova. A folha se solta e se prova na mão antes; o que estiver gasto se diz e se orça.',
      'Para quem tem 220 V e quer abrir em {segundos jetflex}, há o JETFLEX, por {{kit.jetflex}}.',
    ],
    points: [
      'Cabo e contrapeso revistos no mesmo dia.',
      'Fotocélula, se o portão vai fechar sozinho.',
      'Serviço de {horas de instalação}.',
    ],
    send: 'Mande a foto do motor de agora com a etiqueta, uma do portão por dentro, a altura e a largura da folha.',
  },
  {
    when: [
      change,
      before,
      'rapido|rapida|veloz|mais rapido|mais veloz|jetflex|speedy|alta velocidade|por rapido|inversor',
    ],
    unless: `correr|deslizante*|pivotante*|de abrir|condominio*|predio*|vale a pena|compensa|ou|placa|diferenca|${asksDuration}|consert*`,
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['replace', 'price'],
    answer: [
      'Trocar o motor do basculante por um rápido custa {{kit.speedy}} no SPEEDY, que abre em {segundos speedy}, ou {{kit.jetflex}} no JETFLEX, que abre em {segundos jetflex}, já instalados, com central e dois controles. O SPEEDY basta na maioria das casas; o JETFLEX é para quem espera na rua ou tem vários carros, e pede 220 V no ponto.',
    ],
    heading: 'O que o portão precisa ter para andar rápido',
    text: [
      'Folha reta, equilibrada e sem folga nos braços: velocidade faz aparecer todo defeito que o motor lento escondia. Se há o que acertar, acerta-se antes, e isso se diz no orçamento.',
      'O motor antigo sai com a central, e os controles dele em geral não servem na nova; os dois do kit vêm gravados. A troca leva de {horas de instalação}.',
    ],
    points: [
      'No JETFLEX a folha vai até {{homeJetflex.weight}}.',
      'Fotocélula no vão, que se orça junto se ainda não há.',
      'Folha remendada ou que balança: fique com menos velocidade.',
      'De correr ou de abrir: motor rápido também há, por orçamento.',
    ],
    further:
      'O funcionamento do inversor está em [motor de alta velocidade](/topicos/motor-de-portao-de-alta-velocidade).',
    send: 'Mande pelo WhatsApp a foto do motor de agora com a etiqueta, uma do portão por dentro, a altura e a largura da folha: dizemos qual dos dois serve.',
  },
  {
    when: ['jetflex|inversor*|triflex|motor rapido', 'pisca*|luz vermelha|led|erro'],
    unless: 'raio|queim*',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['repair'],
    answer: [
      'Motor com inversor que pisca e não anda está avisando o que viu, e não necessariamente queimado: as causas comuns são folha pesada, sensor de posição sem leitura, tensão baixa e percurso perdido. Conte as piscadas, desligue o disjuntor um minuto e ligue de novo; se a contagem volta, procure-a no manual da placa.',
    ],
    heading: 'O que provar antes de trocar a placa',
    text: [
      '{Prova na mão}, solte o motor e leve a folha na mão: pesada, ela é que fez o inversor cortar. Leve, o técnico confere o conector do sensor, a tensão na partida e refaz o percurso.',
      'Regulagem e percurso ficam entre {{part.adjustment.from}} e {{part.adjustment.to}}; a placa, que não é universal, entre {{part.board.from}} e {{part.board.to}}.',
    ],
    points: [
      'Anda um palmo e para: sensor de posição ou percurso.',
      'Nem pisca: fusível, fonte ou disjuntor.',
      'Só falha no horário de pico: tensão.',
      'Depois de raio: não insista.',
    ],
    further: 'A ficha está em [Home Jetflex](/motores/motor-ppa-home-jetflex).',
    send: 'Conte as piscadas e mande a foto das etiquetas da central e do motor.',
  },
  {
    when: [
      'jetflex|inversor*|triflex|motor rapido',
      'nao anda|parou|nao abre|nao fecha|trava*|travou|nao sai|nao funciona|parado',
    ],
    unless:
      'raio|queim*|pisca*|led|erro|luz vermelha|sem luz|sem energia|falta de luz|controle*|nobreak|chave',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['repair'],
    answer: [
      'Motor com inversor que trava ou não anda poucas vezes queimou: o comum é folha pesada, sensor sem leitura, tensão baixa ou percurso perdido. Desligue o disjuntor por um minuto e ligue de novo, sem ninguém no vão; se ele não volta, a central costuma piscar um código, que está no manual da placa. Regular curso e percurso fica de {{part.adjustment.from}} a {{part.adjustment.to}}; placa nova, de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Do mais comum ao mais caro',
    text: [
      'O inversor corta quando a folha pede força demais: {prova na mão}, mova-a com o motor solto, e se ela pesa comece por ali. Se vai leve, o que falta conferir está dentro da caixa, e é do técnico.',
    ],
    points: [
      'Começa a andar e logo para: sensor ou percurso.',
      'Nenhuma luz: fusível, fonte ou disjuntor.',
      'Só trava no horário de pico: tensão.',
    ],
    further: 'A ficha está em [Home Jetflex](/motores/motor-ppa-home-jetflex).',
    send: 'Conte as piscadas, se houver, e mande a foto das etiquetas da central e do motor.',
  },
  {
    when: ['quarto|dormir|acorda|vizinho reclama|barulho a noite'],
    unless: 'motor faz|fazendo barulho|1/3|um quarto',
    subject: 'motor-rapido',
    answer: [
      'Para portão ao lado de quarto, o motor mais silencioso é o de inversor, como o PPA Home Jetflex do kit de {{kit.jetflex}}: ele arranca e freia devagar e não dá o tranco que se ouve na parede. Mas metade do barulho vem da folha, e roldana, dobradiça e batente em ordem mudam mais que a marca do motor.',
    ],
    heading: 'De onde vem o barulho que chega ao quarto',
    text: [
      'A vibração passa pela coluna. Suporte parafusado com borracha, fixação longe da parede do quarto e parada suave tiram a maior parte do que se ouve.',
      'Motor de fuso ou de engrenagem faz um zumbido constante e baixo; o estalo da chegada é fim de curso mal regulado, que se acerta por {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Inversor: partida e chegada suaves.',
      'Roldanas novas com rolamento vedado.',
      'Batente de borracha onde ferro encosta em ferro.',
      'Dobradiças e pivôs com graxa de lítio.',
      'Fuso limpo e sem folga no cursor.',
    ],
  },
];
