/** Whether a purchase or a change is worth it or needed: the first sentence decides. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksNeed } from './asking.ts';

const worth = 'vale a pena|vale|compensa|adianta|e bom|vantagem';

export const worthItAnswers: readonly DirectAnswer[] = [
  {
    when: ['antiesmagamento|anti esmagamento|esmagamento', `${asksNeed}|precisa mesmo|vale a pena|faz falta`],
    unless: 'lei|norma*|preco|quanto|regul*|como|nao|condominio*|obrigatori*|vale a pena',
    subject: 'sensor-antiesmagamento',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Precisa da função, sim: todo portão motorizado tem de parar e voltar ao encostar em alguém. Na maior parte dos motores ela já está na central, como força regulável, e basta estar ajustada; a borda sensível à parte só se põe em folha pesada ou onde passa criança e gente a pé. O ajuste da força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Como saber se o seu já tem',
    text: [
      'Ponha uma caixa de papelão firme no caminho, longe das mãos, e mande fechar: o portão tem de encostar e voltar. Se a esmaga ou para em cima, a força está alta ou a placa não tem a função, e a fotocélula, de {{part.photocell.from}} a {{part.photocell.to}} instalada, passa a ser indispensável.',
    ],
    points: [
      'Basculante: mais ainda, porque a folha desce com peso.',
      'Motor com inversor: a placa sente o esforço com mais finura.',
      'Folha pesada na mão: acerte antes, ou a central confunde peso com obstáculo.',
    ],
  },
  {
    when: ['fotocelula*', worth],
    unless: 'ou|consert*|limpar',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['worth', 'safety'],
    answer: [
      'Vale, em qualquer portão com motor: o par instalado fica entre {{part.photocell.from}} e {{part.photocell.to}} e faz o portão parar antes de encostar em pessoa, bicho ou carro. Um para-choque amassado custa mais que ela. Só pesa menos onde uma pessoa só fecha o portão, sempre vendo o vão inteiro.',
    ],
    heading: 'Onde ela rende mais',
    text: ['Com fechamento automático ela não é escolha: sem o par, a função fica desligada.'],
    points: [
      'Criança e cachorro: altura do joelho.',
      'Carro baixo e moto: confira se o feixe pega a roda.',
      'Central sem entrada de sensor: a placa vem antes.',
    ],
  },
  {
    when: ['leve|pequeno|aluminio', `${worth}|exagero|preciso|precisa`],
    figure: { unit: 'power', from: 0.45 },
    unless: 'kg|quilos|pesado|correr|deslizante',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'choose'],
    answer: [
      'Não vale: em portão leve o motor de {figura} não abre mais depressa nem dura mais por ter força sobrando. Até {{motor.quarterCv.weight}} basta o de {{motor.quarterCv.power}}, de {{motor.quarterCv}} sem instalação, e até {{motor.thirdCv.weight}} o de {{motor.thirdCv.power}}, de {{motor.thirdCv}}. A diferença rende mais em velocidade ou fotocélula.',
    ],
    heading: 'Quando a potência maior se justifica',
    text: [
      'O de {{motor.halfCv.power}} é para folha basculante de até {{motor.halfCv.weight}}. Compra-se também por ele quem vai revestir a folha depois, com chapa ou madeira.',
    ],
    points: [
      'Força demais com placa mal regulada machuca mais.',
      'Uso intenso pede estator robusto, e não só potência.',
      'Kit instalado em basculante: de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
  },
  {
    when: ['basculante', 'deslizante|de correr|correr', 'trocar|mudar|substituir|passar', `${worth}`],
    unless: 'motor',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['worth', 'compatibility'],
    answer: [
      'Só compensa se o basculante já pede folha nova ou se ele atrapalha: avança na calçada, bate no carro ou vive com cabo arrebentado. A troca é quase um portão novo, com trilho, folha e outro motor, e precisa de parede livre ao lado, do tamanho do vão. Se a folha está boa, consertar, de {{repair.from}} a {{repair.to}}, sai bem mais barato.',
    ],
    heading: 'O que entra na conta',
    text: [
      'A folha é da serralheria, com o preço dela. O motor de correr sai por orçamento; numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'De correr não tem peso acima da cabeça.',
      'Pede piso plano e trilho limpo.',
      'O motor e o braço do basculante ficam sem uso.',
    ],
  },
  {
    when: ['controle*', 'consertar|arrumar|conserto|reparar', worth],
    unless: 'ou motor|placa',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['worth', 'repair'],
    answer: [
      'Em geral não compensa consertar o controle: pilha e limpeza do contato você mesmo resolve, e depois disso um novo gravado costuma sair melhor que a solda num botão gasto. Exceção é o controle de um sistema que não se vende mais, porque a alternativa é trocar o receptor. Gravação na visita: de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Provar antes de jogar fora',
    text: [
      'Ponha pilha nova e prove outro controle da casa: se nenhum abre, o defeito está no receptor ou na central.',
    ],
    points: [
      'Luz acende e o portão não obedece: memória ou frequência.',
      'Botão que afunda: capa nova, se houver do modelo.',
      'Caiu na água: seque um dia sem pilha antes de decidir.',
    ],
  },
  {
    when: [
      'kit|motor',
      'instalar por conta|instalar sozinho|eu mesmo instalar|instalar eu mesmo|instalar por conta propria|montar sozinho|instalar por fora',
      worth,
    ],
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['worth', 'install'],
    answer: [
      'Compensa só para quem já instalou motor e tem como medir e soldar: a diferença é pequena. O motor avulso de {{motor.quarterCv.power}} custa {{motor.quarterCv}} na nossa tabela e ainda pede suporte e controles; o kit PADRÃO, com central, dois controles, fixação e a mão de obra, sai por {{kit.padrao}} em basculante.',
    ],
    heading: 'O que vem com a instalação',
    text: [
      'Folha equilibrada, força e fim de curso regulados e {{kit.warranty}} de garantia no motor e na instalação. Por conta própria a garantia da instalação não existe.',
    ],
    points: [
      'Some ferragem, cabo, disjuntor e o seu dia.',
      'Erro de força ou de curso vira conserto, de {{repair.from}} a {{repair.to}}.',
      'Mola, cabo e contrapeso são sempre do técnico.',
    ],
  },
  {
    when: ['motor', 'velho|antigo|anos de uso|usado ha', 'consertar|arrumar|conserto|reparar', `${worth}|ou`],
    unless: 'placa|madeira|qual|basculante',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'repair', 'replace'],
    answer: [
      'Conserte o motor velho se o defeito é de uma peça que ainda se acha, como capacitor, engrenagem ou fim de curso: fica entre {{repair.from}} e {{repair.to}}. Compre outro, de {{replacement.from}} a {{replacement.to}} numa casa, se a bobina queimou, se a peça saiu de linha ou se este já é o terceiro defeito do ano.',
    ],
    heading: 'A conta de um motor antigo',
    text: [
      'Some o que já gastou nele em doze meses com o conserto de agora: se passa da metade de um novo, troque. A nossa garantia também entra: {{repair.warranty}} no serviço de um conserto, {{kit.warranty}} no kit instalado.',
    ],
    points: [
      'Prove a folha na mão antes: portão pesado queima motor novo igual.',
      'Motor velho de código fixo: um receptor avulso resolve, sem trocá-lo.',
      'Basculante: kit novo instalado de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    send: 'Mande a etiqueta do motor, um vídeo com som e conte o que já foi trocado.',
  },
];
