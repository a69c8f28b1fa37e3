/** Titles that give the name of a motor which we repair and do not sell, and a sliding motor with its power. */
import type { DirectAnswer } from '../../direct-answer.ts';

const otherErrand =
  'nao abre|nao fecha|nao anda|nao funciona|parou|travou|quebr*|queim*|barulho|program*|gravar|placa|controle*|engrenagem|cremalheira|capacitor|nobreak|peca|pecas|rolamento|ou|melhor|qual';

export const otherMakerAnswers: readonly DirectAnswer[] = [
  {
    when: [],
    unless: otherErrand,
    ofMotors: 'one-tilting-other',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['what', 'repair'],
    answer: [
      'O {modelo} é motor de portão basculante, de uma marca que consertamos e não vendemos. O conserto de um já instalado vai de {{repair.from}} a {{repair.to}}; se a peça dele não se acha, o kit PPA novo, instalado na mesma folha, custa de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'O que conferir num {modelo}',
    text: [
      'O peso que ele levanta não se deduz do nome: vale o que está na etiqueta da sua versão. Num basculante o equilíbrio decide antes do motor, e quem confere isso, com a folha solta, é o técnico.',
      'Capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, e fim de curso, de {{part.adjustment.from}} a {{part.adjustment.to}}, se resolvem sem peça da marca; engrenagem e placa pedem o código.',
    ],
    points: [
      'Ronca e não sobe: capacitor, ou folha desequilibrada.',
      'Gira e a folha não acompanha: engrenagem ou porca do fuso.',
      'Passa do ponto ou para antes: fim de curso.',
      'Cabo frouxo ou desfiado: não destrave e fique fora do vão.',
    ],
    further:
      'As faixas de cada peça estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande a foto da etiqueta do {modelo}, um vídeo do que ele faz e o bairro; se a ideia é trocar, a altura e a largura da folha.',
  },
  {
    when: [],
    unless: `${otherErrand}|aguenta*|serve|suporta|consert*`,
    figure: { unit: 'power' },
    ofMotors: 'one-sliding',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['what', 'price'],
    answer: [
      'O {modelo} de {figura} é motor deslizante: puxa pela cremalheira uma folha que corre no trilho. A potência não diz sozinha o peso que ele leva, porque o redutor muda de versão para versão; vale o máximo da etiqueta, com a folha um quinto abaixo dele. Motor novo de correr sai por orçamento, em geral de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    heading: 'O que {figura} diz de um {modelo}',
    text: [
      'Numa casa, um deslizante dessa classe serve em trilho plano, com roldana boa e poucas viagens por hora. Rampa, chapa fechada ao vento e entrada de prédio pedem um modelo mais forte.',
      'O que vendemos e instalamos é PPA. Se o {modelo} já está aí e falha, o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Peso da folha pelas medidas e pelo material, e não pelo esforço da mão.',
      'Ciclos por hora acima do uso na hora mais cheia.',
      'Tensão igual à do ponto, 127 ou 220 V.',
      'Cremalheira presa na folha inteira, sem emenda solta.',
    ],
    further:
      'Trilho, base e medidas estão na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Diga se quer comprar ou consertar e mande o comprimento e o material da folha, com a foto da etiqueta se o {modelo} já está instalado.',
  },
  {
    when: [
      'conserto|consertar|conserta|consertam|assistencia|assistencia tecnica|manutencao|tecnico|arrumar|reparo|defeito|com defeito|quebrado|quebrou',
    ],
    unless:
      'placa|central|controle*|cremalheira|capacitor|fim de curso|program*|vale a pena|ou|peca|pecas|assistencia tecnica|autorizada',
    ofMotors: 'one-sliding-other',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    isComplaint: true,
    aspects: ['repair', 'price'],
    answer: [
      'Consertamos o {modelo}, motor de portão de correr que já está na sua garagem: o serviço fica entre {{repair.from}} e {{repair.to}}, em geral em {{repair.hours.from in digits}} a {{repair.hours.to}}, com {{repair.warranty}} de garantia. Capacitor, rolamento e fim de curso se resolvem pela medida; engrenagem e placa se pedem pelo código da etiqueta.',
    ],
    heading: 'O que mais falha num {modelo}',
    text: [
      'Com o disjuntor desligado, solte o motor na chave e leve a folha na mão. Se ela pesa ou raspa, a causa é roldana ou trilho, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; se corre leve, é do motor.',
    ],
    points: [
      'Gira e a folha não anda: engrenagem, de {{part.gears.from}} a {{part.gears.to}}, ou chave destravada.',
      'Zumbe e não sai: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Passa do ponto ou volta: ímã ou chave de fim de curso.',
      'Luz da central apagada: fusível, fonte ou placa, de {{part.board.from}} a {{part.board.to}} se for trocada.',
      'Peça fora de linha: central ou motor novo, com o valor dito antes.',
    ],
    send: 'Mande um vídeo com som, a foto da etiqueta do {modelo} e o bairro.',
  },
];
