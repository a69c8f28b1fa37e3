/**
 * Words that several direct answers look for in a title, in the notation of fault-words.ts, with bars between
 * alternatives.
 */

export const gateOrMotor =
  'portao automatico|portao eletronico|portoes automaticos|motor de portao|motor para portao|portao*|motor*';

export const building = 'condominio*|predio*|edificio*|sindic*';

export const sharedGate = 'condominio*|predio*|edificio*|galpao|industrial|empresa|loja';

export const maintenance =
  'manuten*|preventiv*|revisao|revisoes|contrato de manutencao|plano de manutencao|manutencao preventiva';

export const maintenanceContract =
  'contrato|contratos|mensal|mensalidade|plano de manutencao|plano mensal|plano anual|plano';

/** Of a title about something other than a maintenance contract. */
export const otherThanContract =
  'nao abre|nao fecha|parou|quebr*|quem paga|obrigat*|garantia|multa|cancelar|rescis*|cabo|mola|motor novo|trocar|aluguel|inquilino|vence|perto';

/** Before or after an amount that somebody can spend. */
export const budget =
  'ate|com|por|menos de|abaixo de|orcamento|tenho|da para|consigo|chega|basta|maximo|custa|valor|gastar|cabe|compro';

/** Of a title whose amount is not for buying a motor. */
export const otherThanBudget =
  'consert*|arrumar|placa|controle*|parcel*|vezes|nobreak|trilho|roldana*|cremalheira|rampa*|ladeira|usado|seguro|multa|conta de luz|cobraram|cobrou|cobram|caro|presta|confiavel|bom|basculante';

/** The title asks for a quotation. */
export const quotation = 'orcamento|orcamentos|cotacao';

/** Of a title about another price, or about how a quotation is made. */
export const otherThanRequest =
  'consert*|manuten*|quebr*|queim*|parado|condominio*|predio*|edificio*|sindic*|empresa*|loja*|igreja*|escola*|industrial|troca|trocar|placa|controle*|cerca|camera|interfone|ferro|aluminio|madeira|vidro|sob medida|fabric*|pintura|ate|caro|alto|baixo|recebi|cobr*|dois|tres|2|3|quantos|por que|porque|social|aco|enrolar';

/** Of a title about a broken gate, or about something else in a building, such as its cameras or who pays. */
export const otherThanEntrance =
  'nao abre|nao fecha|consert*|parado|quebr*|queim*|travad*|manuten*|preventiva|contrato|controle*|quem paga|interfone|tag|camera|assembleia|aprovacao|nobreak|barulho|urgente|fotocelula|placa';

/** Of a title about something other than what a motor can move. */
export const otherThanStrength =
  'nao abre|nao fecha|nao anda|nao funciona|parou|travou|quebr*|queim*|consert*|arrumar|barulho|program*|gravar|placa|placas|central|centrais|controle*|engrenagem|cremalheira|capacitor|nobreak|gasta|consumo|manual|destrav*|sem luz|sem energia|regul*';

/** A part of the gate or of the motor. A title with two brands and one of these compares parts and not motors. */
export const part =
  'controle|controles|placa|placas|central|receptor|fotocelula|nobreak|capacitor|cremalheira|peca|pecas|braco|bracos|estator|induzido|fuso|engrenagem|coroa|pinhao|suporte|bateria|acionador|calha|tampa|carcaca|fim de curso|chave';

/** How far a leaf goes that stops early. 'todo' and the like are here for 'não abre todo'. */
export const partOfTheWay =
  'metade|so metade|pela metade|ate metade|ate a metade|so ate metade|so ate a metade|em metade|meio|ate meio|ate o meio|so ate o meio|em meio|um pouco|so um pouco|pouquinho|um pouquinho|so um pouquinho|um palmo|um pedaco|so um pedaco|so uma parte|parcial*|incompleto|todo|tudo|inteiro|por completo|totalmente|completamente|ate fim|ate o fim|ate final|ate o final|ate em cima|ate embaixo|ate o chao';

/** Of a title about something other than a leaf that stops early. */
export const otherThanPartOfTheWay =
  'sozinh*|volta|voltando|desce sozinho|controle*|pedestre|chuva|chove|frio|calor|sol|barulho|estal*|torto|torta|cabo|mola|carro|pessoa|empurr*|com a mao|motor novo|energia|luz|fotocelula|raio|bateu|programar|quero|deixar|como faco|devagar';

/** The current is gone. */
export const powerCut =
  'sem luz|sem energia|sem eletricidade|falta* luz|falta* a luz|falta* energia|falta* a energia|falta de luz|falta de energia|faltou luz|faltou a luz|faltou energia|faltou a energia|acab* luz|acab* a luz|acab* energia|acab* a energia|cai* luz|cai* a luz|cai* energia|cai* a energia|cair a luz|queda de luz|queda de energia|luz acab*|luz cai*|energia acab*|energia cai*|apagao';

const leaves = [
  'portao',
  'portao basculante',
  'portao eletronico',
  'portao automatico',
  'basculante',
  'folha',
];

/** How a leaf comes down that nobody sent down. 'Desce' alone may be an order that it obeys. */
const sinkingVerbs = [
  ...['desce', 'desceu', 'descendo', 'cai', 'caiu', 'caindo', 'despenca', 'despencou', 'despencando'],
  ...['baixa', 'baixou', 'baixando', 'abaixa', 'abaixou', 'abaixando', 'arria', 'arriou', 'arriando'],
  ...['cede', 'cedeu', 'cedendo', 'escorrega', 'escorregou', 'escorregando'],
];

/** A leaf that comes down by itself. */
export const sinking = [
  ...[...sinkingVerbs, 'descer', 'cair', 'baixar', 'abaixar', 'arriar'].flatMap((verb) =>
    [
      ...['sozinh*', 'aos poucos', 'devagarinho', 'por conta propria', 'por si', 'de noite sozinh*'],
      ...['sem ninguem', 'sem comando', 'sem apertar', 'em noite sozinh*', 'a noite sozinh*'],
    ].map((how) => `${verb} ${how}`),
  ),
  ...['fica', 'ficou', 'vai', 'vem', 'esta', 'ta'].flatMap((still) =>
    ['descendo', 'cedendo', 'arriando', 'baixando', 'escorregando', 'caindo'].map(
      (verb) => `${still} ${verb}`,
    ),
  ),
  ...['cedendo', 'arriando', 'escorregando', 'caindo'].flatMap((verb) =>
    leaves.map((leaf) => `${leaf} ${verb}`),
  ),
  ...['aberto', 'em cima', 'em alto', 'levantado', 'erguido'].flatMap((where) =>
    ['para', 'fica', 'segura', 'se segura', 'sustenta'].map((stays) => `nao ${stays} ${where}`),
  ),
  'nao segura a folha',
].join('|');

/** A leaf that comes down while the current is gone. */
export const sinkingInPowerCut = [
  sinking,
  ...sinkingVerbs.flatMap((verb) =>
    ['quando', 'se', 'ao', 'com a falta', 'em falta', 'sem luz', 'sem energia', 'rapido', 'devagar'].map(
      (when) => `${verb} ${when}`,
    ),
  ),
  ...leaves.flatMap((leaf) => sinkingVerbs.map((verb) => `${leaf} ${verb}`)),
  'fecha sozinh*|fechou sozinh*|fechando sozinh*|fecha devagar|desce demais|vai fechando',
].join('|');

/** A motor that does nothing, whatever the fault. */
export const stopped =
  'nao funciona|nao esta funcionando|sem funcionar|parou de funcionar|deixou de funcionar|nao liga|nao esta ligando|nao aciona|nao responde|nao da sinal|nao reage|nao obedece|nao anda|nao abre|parou|morreu|parado';

/** Of a title that says more of the fault than that the motor stopped. */
export const otherThanStopped =
  'controle*|celular|wifi|aplicativo|placa|placas|central|sozinh*|chuva|chove|agua|molh*|enchente|raio|queim*|zumb*|ronc*|barulh*|fim de curso|fotocelula*|meio|metade|quanto|preco*|valor*|depois|apos|luz|energia|forca|faz|gira|roda|esquent*|quente|vezes|so abre|so fecha|trilho|fumaca|cheiro|frio|nobreak|bateria|pilha|lado|capacitor*|engrenagem|ou|por que|porque|disjuntor|condominio|predio|todo|inteiro|ate|segundo|segundos|volta|vale a pena|compensa|trocar|troca|cabo*|mola*|garantia|novo|nova|interfone|botoeira|peca*|conserto|consertar';

/** No light of the motor is on. */
export const dark =
  'nao acende|nao acende nada|nao acende a luz|nao acende luz nenhuma|nao acende nenhuma luz|nao acende luz alguma|nao liga nenhuma luz|nao liga luz nenhuma|nao tem luz nenhuma|nao tem nenhuma luz|sem luz nenhuma|sem nenhuma luz|sem luz alguma|sem nenhum led|nenhum led acende|nenhuma luz acende|nenhuma luz|parou de acender|apagad*|todo apagado|tudo apagado|totalmente apagado|completamente apagado';

/** Of a title whose light is another one, or that says why the light is out. */
export const otherThanDark =
  'controle*|fotocelula*|sensor*|lampada*|garagem|rua|poste|calcada|corredor|jardim|iluminacao|cortesia|refletor*|farol|farois|sinaleir*|sinalizador*|giroflex|giroled|sirene|alarme|interfone|campainha|camera*|nobreak|bateria|pilha|botoeira|teclado|fechadura*|trava|etiqueta*|adesivo|placa|placas|central|centrais|display|visor|abrir|abro|faltou|falta|acabou|acaba|caiu|cai|queda|apagao|raio|chuva|choveu|temporal|molh*|enchente|disjuntor|cheiro|fumaca|choque|queimou|queimado|pisca*|aces*|instalar|comprar|usado';

/** Of a title about something other than the motor and a part of the gate, both replaced. */
export const otherThanBoth =
  'ou|social|pedestre|enrolar|nao *|caiu|estour*|arrebent*|partiu|soltou|quebrou|barulho*|placa|placas|central|controle*|vale a pena|compensa|diferenca|garantia|quem paga|limp*|lubrific*|graxa|regul*|nobreak';

const supplies = [
  '',
  'rede ',
  'rede de ',
  'tomada ',
  'tomada de ',
  'casa ',
  'casa de ',
  'ponto de ',
  'um ponto de ',
];

/** A motor for 220 V connected to 127 V, which people also call 110 V. The other direction does the opposite harm. */
export const from220To127 = ['220*', '220 v', '220 volts']
  .flatMap((volts) =>
    [
      'em',
      'ligado em',
      'ligada em',
      'foi ligado em',
      'ligar em',
      'liguei em',
      'ligaram em',
      'e liguei em',
    ].flatMap((joined) =>
      supplies.flatMap((supply) => [`${volts} ${joined} ${supply}110*`, `${volts} ${joined} ${supply}127*`]),
    ),
  )
  .join('|');
