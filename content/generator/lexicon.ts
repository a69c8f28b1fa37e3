/**
 * The words by which a title is understood. Matching ignores case and accents; a noun is found in its
 * singular and plural, other words exactly as they stand here.
 */
import type { Concern, GateType, Part, ProductFamily, Service } from './material.ts';

export interface ProductNoun {
  noun: string;
  /** Where it is not the regular plural of a single word. */
  plural?: string;
  /** Other ways to write it. */
  aliases?: readonly string[];
  gender: 'm' | 'f';
  family: ProductFamily;
  part?: Part;
  /** What follows the noun in its full name when the title names no gate: `placa de portão`. */
  complement: string;
}

const ofGate = 'de portão';
const ofMotor = 'de motor de portão';

/** Longer nouns come before the shorter ones they begin with. */
export const productNouns: readonly ProductNoun[] = [
  { noun: 'motor', gender: 'm', family: 'motor', complement: ofGate },
  { noun: 'automatizador', gender: 'm', family: 'motor', complement: ofGate },
  { noun: 'kit', gender: 'm', family: 'motor', complement: ofMotor },
  {
    noun: 'controle remoto',
    plural: 'controles remotos',
    gender: 'm',
    family: 'controle',
    complement: ofGate,
  },
  {
    noun: 'pilha de controle',
    plural: 'pilhas de controle',
    aliases: ['bateria do controle', 'pilha do controle', 'bateria de controle'],
    gender: 'f',
    family: 'controle',
    complement: ofGate,
  },
  { noun: 'controle', gender: 'm', family: 'controle', complement: ofGate },
  { noun: 'receptor', gender: 'm', family: 'controle', complement: ofGate },
  {
    noun: 'central de comando',
    plural: 'centrais de comando',
    gender: 'f',
    family: 'placa',
    complement: ofGate,
  },
  { noun: 'central', gender: 'f', family: 'placa', complement: ofGate },
  { noun: 'placa', gender: 'f', family: 'placa', complement: ofGate },
  { noun: 'fotocélula', gender: 'f', family: 'sensor', complement: ofGate },
  { noun: 'sensor', gender: 'm', family: 'sensor', complement: ofGate },
  { noun: 'roldana', gender: 'f', family: 'peca', part: 'roldana', complement: ofGate },
  { noun: 'cremalheira', gender: 'f', family: 'peca', part: 'cremalheira', complement: ofGate },
  { noun: 'engrenagem', gender: 'f', family: 'peca', part: 'engrenagem', complement: ofMotor },
  {
    noun: 'cabo de aço',
    plural: 'cabos de aço',
    gender: 'm',
    family: 'peca',
    part: 'cabo',
    complement: ofGate,
  },
  { noun: 'contrapeso', gender: 'm', family: 'peca', part: 'contrapeso', complement: ofGate },
  { noun: 'capacitor', gender: 'm', family: 'peca', part: 'capacitor', complement: ofMotor },
  {
    noun: 'fim de curso',
    plural: 'fins de curso',
    gender: 'm',
    family: 'peca',
    part: 'fim-de-curso',
    complement: ofGate,
  },
  {
    noun: 'trava elétrica',
    plural: 'travas elétricas',
    gender: 'f',
    family: 'peca',
    part: 'trava',
    complement: ofGate,
  },
  { noun: 'trava', gender: 'f', family: 'peca', part: 'trava', complement: ofGate },
  { noun: 'botoeira', gender: 'f', family: 'peca', part: 'botoeira', complement: ofGate },
  { noun: 'nobreak', gender: 'm', family: 'peca', part: 'nobreak', complement: ofGate },
];

/** Districts of the capital that people search and that have no page of their own. */
export const otherDistricts: Readonly<Record<'em' | 'na' | 'no', readonly string[]>> = {
  em: ['Cidade Tiradentes', 'Parelheiros'],
  na: [
    'Aclimação',
    'Freguesia do Ó',
    'Barra Funda',
    'Brasilândia',
    'Vila Guilherme',
    'Vila Olímpia',
    'Vila Carrão',
  ],
  no: ['Limão', 'Mandaqui', 'Cursino', 'Sacomã', 'Capão Redondo', 'Jaçanã', 'Tremembé'],
};

/** What a title that names no product of ours is taken to be about. */
export const gateNoun: ProductNoun = { noun: 'portão', gender: 'm', family: 'portao', complement: '' };

export const gateWords: Readonly<Record<GateType, readonly string[]>> = {
  basculante: ['basculante', 'basculantes'],
  deslizante: ['deslizante', 'deslizantes', 'de correr'],
  pivotante: ['pivotante', 'pivotantes', 'de abrir', 'duas folhas'],
};

/** `automático` when a title about a gate says neither. */
export const gateQualities = ['eletrônico', 'automático'] as const;

/** As written on the page. Those that are everyday words too count after a product only. */
export const brands: readonly { name: string; isEverydayWord?: true }[] = [
  { name: 'Jetflex' },
  { name: 'PPA' },
  { name: 'Garen' },
  { name: 'Peccinin' },
  { name: 'Rossi' },
  { name: 'Nice', isEverydayWord: true },
  { name: 'Zap', isEverydayWord: true },
  { name: 'Linear', isEverydayWord: true },
];

export const condominiumWords = ['condomínio', 'condomínios', 'prédio', 'prédios'];

export interface ServiceNoun {
  service: Service;
  noun: string;
  gender: 'm' | 'f';
  words: readonly string[];
}

export const serviceNouns: readonly ServiceNoun[] = [
  {
    service: 'instalacao',
    noun: 'instalação',
    gender: 'f',
    words: ['instalação', 'instalar', 'instala', 'colocar', 'colocação'],
  },
  { service: 'instalacao', noun: 'instalador', gender: 'm', words: ['instalador', 'instaladores'] },
  {
    service: 'instalacao',
    noun: 'automatização',
    gender: 'f',
    words: ['automatização', 'automatizar', 'automação'],
  },
  {
    service: 'conserto',
    noun: 'conserto',
    gender: 'm',
    words: ['conserto', 'consertos', 'consertar', 'arrumar', 'resolver'],
  },
  { service: 'conserto', noun: 'reparo', gender: 'm', words: ['reparo', 'reparos', 'reparar'] },
  {
    service: 'manutencao',
    noun: 'manutenção preventiva',
    gender: 'f',
    words: ['manutenção preventiva', 'preventiva'],
  },
  {
    service: 'manutencao',
    noun: 'manutenção',
    gender: 'f',
    words: ['manutenção', 'manutenções', 'cuidar', 'conservar', 'limpar'],
  },
  { service: 'manutencao', noun: 'revisão', gender: 'f', words: ['revisão', 'revisar'] },
  {
    service: 'manutencao',
    noun: 'lubrificação',
    gender: 'f',
    words: ['lubrificação', 'lubrificar', 'engraxar'],
  },
  { service: 'troca', noun: 'troca', gender: 'f', words: ['troca', 'trocar'] },
  { service: 'troca', noun: 'substituição', gender: 'f', words: ['substituição', 'substituir'] },
  { service: 'programacao', noun: 'cópia', gender: 'f', words: ['cópia', 'copiar', 'clonar', 'clonagem'] },
  {
    service: 'programacao',
    noun: 'programação',
    gender: 'f',
    words: [
      'programação',
      'programar',
      'programa',
      'configurar',
      'configuração',
      'gravar',
      'cadastrar',
      'apagar',
      'codificar',
    ],
  },
  {
    service: 'regulagem',
    noun: 'regulagem',
    gender: 'f',
    words: ['regulagem', 'regular', 'ajuste', 'ajustar', 'alinhar', 'desregulado', 'desregulada'],
  },
  {
    service: 'assistencia',
    noun: 'assistência técnica',
    gender: 'f',
    words: ['assistência técnica', 'assistência', 'emergência', 'urgente', 'urgência', '24 horas', '24h'],
  },
  {
    service: 'assistencia',
    noun: 'técnico',
    gender: 'm',
    words: ['técnico', 'técnicos', 'empresa', 'visita técnica'],
  },
  { service: 'venda', noun: 'venda', gender: 'f', words: ['venda', 'vender', 'loja', 'distribuidor'] },
  { service: 'venda', noun: 'compra', gender: 'f', words: ['compra', 'comprar'] },
  {
    service: 'venda',
    noun: 'preço',
    gender: 'm',
    words: ['preço', 'preços', 'valor', 'custa', 'custo', 'custam', 'barato', 'promoção', 'parcelado'],
  },
  { service: 'venda', noun: 'orçamento', gender: 'm', words: ['orçamento'] },
];

/** Words that ask for a figure, whatever the service. */
export const priceWords = [
  'preço',
  'preços',
  'valor',
  'custa',
  'custo',
  'custam',
  'barato',
  'promoção',
  'parcelado',
  'orçamento',
];

export interface ConcernWords {
  concern: Concern;
  /** Beginnings of words, or of phrases. */
  words: readonly string[];
  /** How the product is called with it, singular and plural; an adjective agrees by itself. */
  clause?: { singular: string; plural: string } | { adjective: string };
}

/** The first that fits counts. */
export const concerns: readonly ConcernWords[] = [
  { concern: 'tipos', words: ['tipos de', 'diferença'] },
  { concern: 'marcas', words: ['marca', 'marcas'] },
  { concern: 'apagar', words: ['apagar', 'perdi'] },
  {
    concern: 'funcionamento',
    words: ['como funciona', 'funcionamento', 'o que é', 'para que serve', 'como é feit'],
  },
  {
    concern: 'sozinho',
    words: ['sozinho', 'sozinha', 'abrindo sem'],
    clause: { singular: 'que abre sem comando', plural: 'que abrem sem comando' },
  },
  {
    concern: 'nao-fecha',
    words: ['não fecha', 'não quer fechar', 'fecha e volta', 'fecha e abre', 'não desce', 'para no meio'],
    clause: { singular: 'que não fecha', plural: 'que não fecham' },
  },
  {
    concern: 'nao-abre',
    words: ['não abre', 'não abrir', 'não quer abrir', 'não sobe', 'não levanta'],
    clause: { singular: 'que não abre', plural: 'que não abrem' },
  },
  {
    concern: 'barulho',
    words: [
      'barulh',
      'range',
      'rangendo',
      'estal',
      'zumb',
      'ronc',
      'ruído',
      'apit',
      'chiado',
      'trepid',
      'tremendo',
      'batendo',
    ],
    clause: { singular: 'com barulho', plural: 'com barulho' },
  },
  {
    concern: 'queimado',
    words: ['disjuntor'],
    clause: { singular: 'que desarma o disjuntor', plural: 'que desarmam o disjuntor' },
  },
  {
    concern: 'agua',
    words: ['chuva'],
    clause: { singular: 'depois da chuva', plural: 'depois da chuva' },
  },
  {
    concern: 'agua',
    words: ['molh', 'enchente', 'alag', 'oxid'],
    clause: { singular: 'que molhou', plural: 'que molharam' },
  },
  {
    concern: 'queimado',
    words: ['queim', 'cheiro', 'fumaça'],
    clause: { adjective: 'queimado' },
  },
  {
    concern: 'queimado',
    words: ['esquent', 'superaquec'],
    clause: { singular: 'que esquenta', plural: 'que esquentam' },
  },
  {
    concern: 'fora-do-trilho',
    words: [
      'trilho',
      'descarril',
      'empenad',
      'torto',
      'torta',
      'desalinhad',
      'caiu',
      'enferruj',
      'amassad',
      'amassou',
      'batid',
      'bateu',
    ],
    clause: { adjective: 'desalinhado' },
  },
  {
    concern: 'travado',
    words: ['travad', 'travou', 'travando', 'emperr', 'enrosc', 'preso', 'presa'],
    clause: { adjective: 'travado' },
  },
  {
    concern: 'lento',
    words: ['lent', 'devagar', 'demora'],
    clause: { adjective: 'lento' },
  },
  { concern: 'lento', words: ['pesad'], clause: { adjective: 'pesado' } },
  {
    concern: 'lento',
    words: ['sem força', 'perdeu a força', 'fraco', 'fraca', 'não aguenta'],
    clause: { singular: 'sem força', plural: 'sem força' },
  },
  {
    concern: 'nao-funciona',
    words: [
      'não funciona',
      'parou',
      'parado',
      'não liga',
      'defeito',
      'quebr',
      'não responde',
      'estrag',
      'arrebent',
      'gast',
      'solt',
      'problema',
      'falha',
      'não obedece',
      'pulando',
      'não pega',
    ],
    clause: { singular: 'com defeito', plural: 'com defeito' },
  },
  {
    concern: 'sem-energia',
    words: [
      'sem energia',
      'sem luz',
      'falta de luz',
      'falta de energia',
      'faltou luz',
      'acabou a luz',
      'manualmente',
      'na mão',
      'destravar',
      'destravamento',
      'queda de energia',
    ],
  },
  { concern: 'seguranca', words: ['segurança', 'seguro', 'criança', 'acidente', 'pet', 'cachorro'] },
];
