/** The bare name of another maker with the movement of the gate: whether we sell it, mend it, and what we have instead. */
import type { DirectAnswer } from '../../direct-answer.ts';

const motor = 'motor|motores|automatizador|acionador';
const otherErrand =
  'nao abre|nao fecha|nao anda|nao funciona|parou|travou|quebr*|queim*|consert*|repar*|arrumar|barulho|program*|gravar|placa|central|controle*|engrenagem|cremalheira|capacitor|nobreak|peca|pecas|rolamento|ou|melhor|qual|bom|boa|presta|vale|compensa|assistencia|autorizada|troc*|substitu*|instal*|manutencao|manual|esquent*|dura|aguenta*|serve|suporta|kg|quilos|lento|fraco|antigo|velho|kit|garantia|preco|quanto|como|duas folhas|2 folhas|silencios*|condominio*|predio*|regul*|fim de curso|nao|sozinh*|usado';

export const makerOrders: readonly DirectAnswer[] = [
  {
    when: [motor, 'basculante*'],
    ofOtherBrand: true,
    unless: otherErrand,
    subject: 'portao-basculante',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['what', 'price', 'repair'],
    answer: [
      'Motor basculante {marca} nós consertamos, de {{repair.from}} a {{repair.to}}, e não vendemos. Para pôr um novo no lugar, o que instalamos é PPA: {{kit.padrao}} no kit PADRÃO, para folha de até {{home.weight}}, e {{kit.jetflex}} no JETFLEX, até {{homeJetflex.weight}}, com central, dois controles e montagem.',
    ],
    heading: 'Consertar o {marca} ou trocar o conjunto',
    text: [
      'Conserta-se enquanto a peça se acha: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, e engrenagem, de {{part.gears.from}} a {{part.gears.to}}, devolvem a maioria ao trabalho. Bobina queimada ou placa sumida é que pedem troca, e com ela mudam suporte e controles.',
      'Nos dois casos a folha se confere primeiro. Desequilibrada, ela gasta qualquer marca.',
    ],
    points: [
      'Etiqueta da carcaça: modelo {marca} completo e tensão.',
      'Folha solta do motor, com os cabos inteiros: para sozinha a meia altura.',
      'Controles atuais: com central de outra marca, gravam-se novos.',
    ],
    further: 'Os kits que instalamos estão na página de [motores](/motores).',
    send: 'Diga pelo WhatsApp se é compra ou conserto: a etiqueta do {marca} e o que ele faz, ou a altura, a largura e o material da folha.',
  },
  {
    when: [motor, 'correr|de correr|deslizante*'],
    ofOtherBrand: true,
    unless: otherErrand,
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['what', 'price', 'repair'],
    answer: [
      'Motor deslizante {marca} nós consertamos, de {{repair.from}} a {{repair.to}}, e não vendemos: o de correr que instalamos é PPA, por orçamento, e numa casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}. Se o seu já está na parede e a peça se acha, o conserto costuma ganhar.',
    ],
    heading: 'O que olhar no {marca} antes de decidir',
    text: [
      'Desligue o disjuntor, solte o motor na chave e empurre a folha. Se ela pesa, roldana ou trilho vêm antes de motor, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; se corre leve, o defeito é do motor ou do comando.',
      'Para comprar em outro lugar, leia na ficha do modelo {marca} o peso máximo, do qual a folha fica um quinto abaixo, e os ciclos por hora.',
    ],
    points: [
      'Passo do pinhão: decide se a cremalheira que existe serve.',
      'Altura da base: muda de fábrica para fábrica.',
      'Tensão do motor igual à que chega ao ponto.',
    ],
    further:
      'O que decide a compra está na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Diga pelo WhatsApp se é compra ou conserto: a etiqueta do {marca} e o que ele faz, ou o comprimento e o material da folha com uma foto do trilho.',
  },
  {
    when: [motor, 'pivotante*|de abrir|pistao'],
    ofOtherBrand: true,
    unless: otherErrand,
    subject: 'portao-pivotante',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['what', 'price', 'repair'],
    answer: [
      'Motor pivotante {marca} nós consertamos, de {{repair.from}} a {{repair.to}}, e não vendemos: o que instalamos em portão de abrir é PPA, por orçamento. Trocar o motor de uma folha numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}; com duas folhas são dois, e a central tem de ser do mesmo conjunto.',
    ],
    heading: 'O {marca} numa folha que gira',
    text: [
      'Solte o motor na chave, com o disjuntor desligado, e gire a folha: dobradiça caída faz um motor bom parecer fraco, e acertá-la custa de {{part.metalwork.from}} a {{part.metalwork.to}}.',
      'Para comprar em outro lugar, o limite do modelo {marca} está na ficha, em metros e em quilos por folha; vale o que apertar primeiro.',
    ],
    points: [
      'Só um dos dois motores falhou: conserta-se ou troca-se esse, se ainda há igual.',
      'Distância da dobradiça à parede, que muda de modelo para modelo.',
      'Controles: outra central quase nunca lê os antigos.',
    ],
    further:
      'As medidas de coluna e pivô estão em [instalação em portão pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).',
    send: 'Diga pelo WhatsApp se é compra ou conserto: a etiqueta do {marca} e o que ele faz, ou o comprimento da folha e a foto da coluna por dentro.',
  },
];
