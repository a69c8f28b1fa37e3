/** What people have heard of gates and motors: the first sentence says whether it is so. */
import type { DirectAnswer } from '../../direct-answer.ts';

const heard = 'e verdade|verdade|e mito|mito|mesmo|sera que|dizem|ouvi dizer';

export const isItTrueAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'rapido|rapidos|4 segundos|jetflex|alta velocidade|inversor',
      'quebra|estraga|dura menos|da problema|da mais problema|gasta mais|queima|queima mais|da defeito',
    ],
    unless: 'luz|energia|ou|queimou|quebrou|por que',
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
    when: [
      'clona|clonar|copia|copiar|clonam',
      'qualquer um|qualquer pessoa|todo mundo|facil|facilmente',
      'controle*|portao',
    ],
    unless: 'onde|quanto',
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'É verdade para o código fixo: quem fica um minuto com o controle copia, num aparelho barato ou na banca de chaves, e o portão não distingue a cópia. No código rolante não: cada toque manda um código novo, e o controle só entra sendo gravado na central. A foto do seu diz qual ele é.',
    ],
    heading: 'Sair do código fixo sem trocar o motor',
    text: [
      'Um receptor avulso de código rolante se liga na entrada de botoeira, a partir de {{repair.from}}, com os controles à parte. Gravar os da casa fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Controle com chavinhas por dentro: é de código fixo.',
      'Rolling Code ou Hopping no verso: rolante.',
      'Não deixe o controle com lavador, manobrista ou no para-brisa.',
    ],
  },
  {
    when: [
      'proibido|proibida|proibiram|pode ter|lei|calcada|avanca|avancar|ilegal',
      'basculante',
      `${heard}|calcada|proibido|proibida|proibiram`,
    ],
    unless: 'alto|vizinho|carro|guia|multa|condominio',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Proibido ele não é; o que a capital proíbe é a folha sair sobre a calçada: a Lei 16.809/2018 não deixa o portão automático basculante ou pivotante passar do alinhamento do imóvel ao abrir, fechar ou travar. Se o seu abre todo para dentro, está em ordem. Fora da capital, quem diz é a prefeitura da sua cidade.',
    ],
    heading: 'Se o seu passa do muro',
    text: [
      'O serralheiro recua a folha ou muda as guias para que ela suba por dentro; às vezes basta afastar o batente. O motor se regula de novo depois.',
    ],
    points: [
      'Meça, com a folha no meio do curso, quanto ela passa do muro.',
      'De correr não avança, se houver parede ao lado.',
      'Sinal luminoso na saída não dispensa o recuo.',
    ],
  },
  {
    when: [
      '220|220v|110|110v|127',
      'gasta menos|gasta mais|economiza|economico|mais economico|consome menos|consumo menor|conta de luz',
      'motor|portao|ligar',
    ],
    unless: 'qual|ou|chuveiro',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['power', 'works'],
    answer: [
      'Não é verdade: a conta de luz cobra watts, e um motor da mesma potência gasta o mesmo em 127 V e em 220 V. O que muda é a corrente: em 220 V ela cai quase à metade, o fio esquenta menos e a partida é mais firme num ponto distante. Escolha pela tensão que já chega ao lugar.',
    ],
    heading: 'O que pesa no consumo',
    text: [
      'Um motor de casa puxa de {{consumption.from}} a {{consumption.to}} só enquanto anda: dez viagens por dia ficam abaixo de um quilowatt-hora por mês.',
    ],
    points: [
      'Folha pesada gasta mais que qualquer tensão.',
      'Capacitor fraco deixa o motor quente e lento.',
      'Ligar na tensão errada queima a placa ou trava o motor.',
    ],
  },
  {
    when: [
      'chuva|agua|molhar',
      'queima|estraga|danifica|queimar|estragar',
      'placa|central|motor',
      `${heard}|pode|faz mal`,
    ],
    unless: 'queimou|molhou|entrou',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care'],
    answer: [
      'Chuva por fora não queima: motor de portão é feito para ficar ao tempo. O que queima a placa é água dentro da caixa, por tampa rachada, furo de fio sem vedação ou jato de lavadora, e o raio que vem pela rede na mesma tempestade. Tampa inteira, furo para baixo e DPS no quadro resolvem os dois.',
    ],
    heading: 'O que olhar antes da época de chuva',
    text: [
      'Com o disjuntor desligado, veja por fora se a tampa encosta inteira e se o motor não fica numa poça. A central pode mudar para lugar mais alto e coberto.',
    ],
    points: [
      'Formiga e lagartixa entram pelo mesmo furo que a água.',
      'Silicone no furo do fio, e nunca na ventilação.',
      'Molhou por dentro: não religue para testar.',
    ],
  },
  {
    when: [
      'ladrao|bandido|assaltante|invas*|arromba*',
      'consegue|abre|abrir|facil|seguro|segura|protege',
      'portao|motor|garagem',
    ],
    unless: 'arrombou|arrombaram|forcou|entrou|roubaram|invadiram|cerca|como evitar|macaco|alavanca',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Consegue, se achar um de três pontos fracos: controle de código fixo copiado, folha que cede na alavanca ou destravamento ao alcance da mão por fora. O motor sozinho segura bem, mas só num ponto. Código rolante, trava elétrica do lado oposto ao motor e chave de destravamento protegida fecham os três.',
    ],
    heading: 'Por onde começar',
    text: [
      'Empurre a folha fechada nos quatro cantos: onde ela abre um palmo, falta trava. Instalar trava ou trocar o receptor fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Espere o portão fechar antes de sair de perto: é a entrada mais comum.',
      'Botoeira longe da grade.',
      'À noite e em viagem, disjuntor do portão desligado.',
      'Perdeu um controle: apague todos e grave os que ficaram.',
    ],
  },
  {
    when: [
      'muito pesado|pesado demais|pesado',
      'para motor|aceita motor|tem motor que aguenta|ter motor|colocar motor|por motor|aguenta motor',
      'portao|folha|basculante',
    ],
    unless: 'kg|quilos|emperr*|qual|ficou|ronca|empurr*|abrir na mao|abre na mao|nao',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Dificilmente é pesado demais: para basculante há motor de até {{heavyLine.weight}} na linha pesada, e os de casa vão até {{home.weight}} e {{homeJetflex.weight}}. O que impede é a folha que não anda na mão: se ela pesa por falta de contrapeso ou roda gasta, isso se acerta antes. Em portão de correr e de abrir o motor sai por orçamento.',
    ],
    heading: 'Pesado no quilo ou pesado na mão',
    text: [
      'Solte e mova a folha: equilibrada, até uma folha de trezentos quilos sobe com uma mão. Largura vezes altura e o material dão o peso.',
    ],
    points: [
      'Até {{home.weight}}: kit PADRÃO, {{kit.padrao}} instalado.',
      'Até {{homeJetflex.weight}}: JETFLEX, {{kit.jetflex}}.',
      'Acima: linha pesada, por orçamento.',
    ],
    send: 'Mande largura, altura, material e um vídeo da folha levada na mão.',
  },
  {
    when: [
      'aceita motor|aceita automatizar|da para automatizar|pode automatizar|serve para motor|aceita automacao|recebe motor|posso automatizar',
      'portao|basculante',
    ],
    unless:
      'pesado|kg|madeira|grade|aluminio|chapa|vidro|torto|pequeno|rampa|duas folhas|2 folhas|qual|reais|r$',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'allowed'],
    answer: [
      'Quase todo portão aceita motor, também o velho: o que decide é a folha andar leve com uma mão, do começo ao fim, e a coluna não mexer. Falta ainda energia no lugar e espaço para o motor. O kit instalado em basculante custa de {{kit.padrao}} a {{kit.jetflex}}, e nos outros portões o motor é orçado por foto.',
    ],
    heading: 'Prove o seu em cinco minutos',
    text: [
      'Abra e feche na mão. Se emperra num ponto, raspa ou precisa de duas pessoas, o acerto da folha vem antes do motor.',
    ],
    points: [
      'Ferrugem que a chave atravessa no pé da folha: serralheria primeiro.',
      'Dobradiça caída ou roldana gasta: troca barata.',
      'Folha boa e pesada: linha pesada, até {{heavyLine.weight}} em basculante.',
    ],
    send: 'Mande uma foto por dentro, largura e altura, e um vídeo da folha na mão.',
  },
  {
    when: ['sera|sera que|acho que', 'queimou|queimado|queimou o motor', 'motor'],
    unless: 'raio|enchente|placa ou|bateria',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs'],
    answer: [
      'Pode ser, mas três sinais é que dizem: cheiro de verniz queimado na caixa, disjuntor que cai ao dar o comando e motor quente com o portão parado. Se ele só zumbe e não gira, costuma ser capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, ou folha presa; se nem zumbe, procure energia, fusível e placa antes.',
    ],
    heading: 'Confirmar sem abrir nada',
    text: [
      'Veja se a luz da central acende e se a botoeira da parede faz algum som. Com cheiro, deixe o disjuntor desligado; bobina queimada se resolve com estator, de {{part.stator.from}} a {{part.stator.to}}, ou com motor novo, de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    points: [
      'Parou depois de raio: quase sempre placa.',
      'Parou aos poucos, cada vez mais fraco: capacitor ou folha pesada.',
      'Não insista no controle: o motor travado queima de verdade.',
    ],
    send: 'Mande um vídeo com som do momento em que aperta o controle.',
  },
  {
    when: ['placa|central', 'controle*', 'ou', 'problema|defeito|sera|e|estragou|queimou|ruim|saber'],
    unless: 'trocar|comprar|preco|quanto|copiar|motor',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'repair'],
    answer: [
      'A botoeira da parede separa os dois: se ela abre o portão, a placa está boa, e o defeito é do controle ou do receptor; se nem ela abre, é placa, energia ou motor. Entre os controles, prove outro da casa: se um funciona, o ruim é o primeiro, e a pilha se troca antes de tudo.',
    ],
    heading: 'Quanto custa cada lado',
    text: [
      'Gravar ou trocar controle na visita fica entre {{part.programming.from}} e {{part.programming.to}}, com o aparelho à parte. A placa se conserta a partir de {{repair.from}} ou se troca, de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Nenhum controle abre e a botoeira abre: receptor ou memória.',
      'Luz da central apagada: disjuntor ou fusível.',
      'Sem botoeira em casa: mande um vídeo do controle com a luz acesa junto da central.',
    ],
  },
];
