/**
 * What can be bought, one line each: its name, the gate it is for, its price, what it includes, and its warranty. Every
 * quote sheet takes its lines from here, on home, on search terms, places and models. A search may find the motor
 * alone next to the installed kit, so every line states which of the two its figures belong to.
 */
import { landingClaims } from './offers.ts';

export interface QuoteLine {
  name: string;
  /** A shorter name, shown above the line. */
  heading?: string;
  /** The label of its button. */
  order: string;
  gate: string;
  /** Whom it suits, in a sentence that a chat message leaves out. */
  note?: string;
  price: string;
  /** In a sale: what it cost before, and by how much it is cheaper. */
  sale?: { before: string; discount: string };
  includes: string;
  /** Duration and warranty. */
  terms: string;
  /** Delivered within hours. */
  isKit?: true;
  /** Nothing is delivered. */
  isService?: true;
}

/** What every sheet says below its lines. */
export const quoteTerms = {
  title: 'ORÇAMENTO',
  labels: {
    includes: 'Inclui',
    terms: 'Prazo e garantia',
    delivery: 'Entrega',
    payment: 'Pagamento',
    validity: 'Proposta',
  },
  delivery: {
    kit: 'Frete grátis em 27 cidades; kit em até {{delivery.hours}}',
    others: 'Frete grátis em 27 cidades; o prazo vem na proposta',
  },
  payment: 'Até {{instalments in digits}}x',
  validity: 'Vale dez dias',
} as const;

const { from, to } = landingClaims.installationHours;
const kitIncludes = 'Motor, central, 2 controles, fixação, manual, frete e montagem; fotocélula à parte';
const kitTerms = `Montado em ${from} a ${to} horas; {{kit.warranty}} de garantia no kit e na montagem`;
const motorIncludes = 'Só o motor; central e montagem à parte';
const motorTerms =
  '{{motor.warranty}} de garantia no motor; {{motor.warranty.installation}} na montagem, se for nossa';
const saleTerms =
  '{{motor.warranty}} de garantia no motor, noventa dias da lei na central e nos controles; montagem orçada à parte';

export const quoteLines = {
  padrao: {
    name: 'Kit PADRÃO instalado',
    heading: 'PADRÃO',
    order: 'Pedir o PADRÃO',
    includes: kitIncludes,
    gate: 'Basculante; abre em 16 segundos',
    note: 'Motor Home, até {{home.weight}}.',
    price: '{{kit.padrao}}',
    terms: kitTerms,
    isKit: true,
  },
  speedy: {
    name: 'Kit SPEEDY instalado',
    heading: 'SPEEDY',
    order: 'Pedir o SPEEDY',
    includes: kitIncludes,
    gate: 'Basculante; abre em 8 segundos',
    note: 'Limite de peso na proposta.',
    price: '{{kit.speedy}}',
    terms: kitTerms,
    isKit: true,
  },
  jetflex: {
    name: 'Kit JETFLEX instalado',
    heading: 'JETFLEX',
    order: 'Pedir o JETFLEX',
    includes: kitIncludes,
    gate: 'Basculante; abre em 4 segundos',
    note: 'Motor Home Jetflex, {{homeJetflex.volts}}, até {{homeJetflex.weight}}.',
    price: '{{kit.jetflex}}',
    terms: kitTerms,
    isKit: true,
  },
  quarterCv: {
    name: 'Motor 1/4 CV avulso',
    order: 'Pedir o de 1/4 CV',
    includes: motorIncludes,
    gate: 'Versão de correr ou de basculante, até {{motor.quarterCv.weight}}',
    price: '{{motor.quarterCv}}',
    terms: motorTerms,
  },
  thirdCv: {
    name: 'Motor 1/3 CV avulso',
    order: 'Pedir o de 1/3 CV',
    includes: motorIncludes,
    gate: 'Versão de correr ou de basculante, até {{motor.thirdCv.weight}}',
    price: '{{motor.thirdCv}}',
    terms: motorTerms,
  },
  halfCv: {
    name: 'Motor 1/2 CV avulso',
    order: 'Pedir o de 1/2 CV',
    includes: motorIncludes,
    gate: 'Versão de correr ou de basculante, até {{motor.halfCv.weight}}',
    price: '{{motor.halfCv}}',
    terms: motorTerms,
  },
  wifi: {
    name: 'Motor Jetflex Wi-Fi avulso',
    order: 'Pedir o Wi-Fi',
    includes: motorIncludes,
    gate: 'Precisa de central própria, à parte; com ela, abre pelo celular',
    note: 'Limite de peso na proposta.',
    price: '{{motor.wifi}}',
    terms: motorTerms,
  },
  basic: {
    name: 'Kit Básico, sem montagem',
    order: 'Pedir o Básico',
    includes: 'Motor 1/4 CV, central, 2 controles, fixação e manual; fotocélula à parte',
    gate: 'Basculante até {{motor.quarterCv.weight}}',
    price: '{{saleKit.basic}}',
    sale: { before: '{{saleKit.basic.before}}', discount: '{{saleKit.basic.discount}}' },
    terms: saleTerms,
    isKit: true,
  },
  middle: {
    name: 'Kit Intermediário, sem montagem',
    order: 'Pedir o Intermediário',
    includes: 'Motor 1/3 CV, central, 2 controles, fixação e manual; fotocélula à parte',
    gate: 'Basculante até {{motor.thirdCv.weight}}',
    price: '{{saleKit.middle}}',
    sale: { before: '{{saleKit.middle.before}}', discount: '{{saleKit.middle.discount}}' },
    terms: saleTerms,
    isKit: true,
  },
  premium: {
    name: 'Kit Premium, sem montagem',
    order: 'Pedir o Premium',
    includes: 'Motor Jetflex Wi-Fi, central, 2 controles, fixação e manual; fotocélula à parte',
    gate: 'Basculante, abre pelo celular',
    note: 'Limite de peso na proposta.',
    price: '{{saleKit.premium}}',
    sale: { before: '{{saleKit.premium.before}}', discount: '{{saleKit.premium.discount}}' },
    terms: saleTerms,
    isKit: true,
  },
  sliding: {
    name: 'Portão de correr',
    order: 'Pedir o de correr',
    includes:
      'Motor da tabela, fixação, montagem e, se faltarem, central, controles, cremalheira e base, somados na proposta',
    gate: 'Até {{motor.halfCv.weight}}, conforme a potência',
    note: 'Só o motor custa de {{motor.quarterCv}} a {{motor.halfCv}}; a troca montada, em casa que aproveita central e cremalheira, de {{replacement.from}} a {{replacement.to}}.',
    price: 'Por proposta',
    terms: '{{motor.warranty}} de garantia no motor; {{motor.warranty.installation}} na montagem',
  },
  swinging: {
    name: 'Portão de abrir',
    order: 'Pedir o de abrir',
    includes: 'Um braço por folha, montagem e, se faltarem, central e controles',
    gate: 'Uma ou duas folhas',
    note: 'A troca em casa, com a central que serve, vai de {{replacement.from}} a {{replacement.to}} por motor; duas folhas levam dois.',
    price: 'Por proposta',
    terms: '{{guide.warranty.installation}} na montagem; a do motor, escrita na proposta',
  },
  heavy: {
    name: 'Motor da linha pesada',
    order: 'Pedir proposta',
    includes: 'Motor, central, reforço dos suportes e montagem',
    gate: 'Basculante até {{heavyLine.weight}}',
    note: 'O preço vem depois das medidas.',
    price: 'Por proposta',
    terms: 'Escritos na proposta',
  },
  heavySliding: {
    name: 'Portão de correr pesado',
    order: 'Pedir para o pesado',
    includes: 'Motor, central, cremalheira e montagem',
    gate: 'De empresa, ou acima de {{motor.halfCv.weight}}',
    note: 'Mande o peso, o comprimento e os ciclos por hora.',
    price: 'Por proposta',
    terms: 'Escritos na proposta',
  },
  condominium: {
    name: 'Conjunto de condomínio',
    order: 'Pedir para o prédio',
    includes: 'Motor de uso intenso, central e montagem',
    gate: 'Folha pesada, uso coletivo; fotocélula e sinaleira em linhas próprias',
    price: '{{condominium.from}} a {{condominium.to}}',
    terms: 'Motor e serviço com garantias separadas na proposta',
  },
  repair: {
    name: 'Conserto',
    order: 'Pedir o conserto',
    includes: 'Visita sem taxa, diagnóstico, mão de obra e peça comum; placa com inversor, pelo código',
    gate: 'De casa, de qualquer tipo ou marca',
    price: '{{repair.from}} a {{repair.to}}',
    terms: 'Quase sempre de 1 a 3 horas; {{repair.warranty}} no serviço, {{parts.warranty}} nas peças',
    isService: true,
  },
  sharedGateRepair: {
    name: 'Conserto de uso coletivo',
    order: 'Pedir diagnóstico',
    includes: 'Visita sem taxa, diagnóstico e mão de obra',
    gate: 'De prédio, comércio ou galpão',
    note: 'O preço vem depois do diagnóstico.',
    price: 'Pela peça',
    terms: '{{repair.warranty}} no serviço, {{parts.warranty}} nas peças',
    isService: true,
  },
  maintenance: {
    name: 'Manutenção preventiva',
    order: 'Marcar a manutenção',
    includes: 'Revisão, limpeza, lubrificação e regulagem',
    gate: 'De qualquer tipo ou marca',
    note: 'O preço vem por escrito, antes de marcar.',
    price: 'Por escrito',
    terms: 'De 1 a 2 horas; {{repair.warranty}} no serviço',
    isService: true,
  },
  replacement: {
    name: 'Troca de motor residencial',
    order: 'Pedir a troca',
    includes:
      'Um motor novo e a mão de obra; central, controles e cremalheira ficam, se servem, e o novo vem em linha própria',
    gate: 'Casa, portão de correr ou de abrir; preço por motor',
    price: '{{replacement.from}} a {{replacement.to}}',
    terms: 'A garantia do motor escolhido vem escrita na proposta',
  },
} as const satisfies Record<string, QuoteLine>;

export type QuoteLineName = keyof typeof quoteLines;

export const quoteLineNames = Object.keys(quoteLines) as [QuoteLineName, ...QuoteLineName[]];
