/**
 * What a search-term page may show side by side. Each row names the product, what it includes, the gate it is for, its
 * price and its warranty. The same search leads to the motor alone and to the installed kit, so every row says which of
 * the two its figures belong to. The front matter of a term chooses its rows.
 */
import { landingClaims } from './offers.ts';

export interface TermOffer {
  name: string;
  includes: string;
  gate: string;
  price: string;
  /** Duration and warranty. */
  terms: string;
}

const { from, to } = landingClaims.installationHours;
const kitIncludes = 'Motor, central, 2 controles, fixação, manual, frete e montagem';
const kitTerms = `Montado em ${from} a ${to} horas; {{kit.warranty}} de garantia no kit e na montagem`;
const motorIncludes = 'Só o motor; central e montagem à parte';
const motorTerms =
  '{{motor.warranty}} de garantia no motor; {{motor.warranty.installation}} na montagem, se for nossa';
const saleTerms = '{{motor.warranty}} de garantia no motor; montagem orçada à parte';

export const termOffers = {
  padrao: {
    name: 'Kit PADRÃO instalado',
    includes: kitIncludes,
    gate: 'Basculante; abre em 16 segundos. No modelo Home, folha de até {{home.weight}}',
    price: '{{kit.padrao}}',
    terms: kitTerms,
  },
  speedy: {
    name: 'Kit SPEEDY instalado',
    includes: kitIncludes,
    gate: 'Basculante; abre em 8 segundos. O peso é estimado pela foto e confirmado antes da montagem',
    price: '{{kit.speedy}}',
    terms: kitTerms,
  },
  jetflex: {
    name: 'Kit JETFLEX instalado',
    includes: kitIncludes,
    gate: 'Basculante; abre em 4 segundos. No Home Jetflex, em 220 V, folha de até {{homeJetflex.weight}}',
    price: '{{kit.jetflex}}',
    terms: kitTerms,
  },
  quarterCv: {
    name: 'Motor 1/4 CV avulso',
    includes: motorIncludes,
    gate: 'De correr ou basculante, até {{motor.quarterCv.weight}}',
    price: '{{motor.quarterCv}}',
    terms: motorTerms,
  },
  thirdCv: {
    name: 'Motor 1/3 CV avulso',
    includes: motorIncludes,
    gate: 'De correr ou basculante, até {{motor.thirdCv.weight}}',
    price: '{{motor.thirdCv}}',
    terms: motorTerms,
  },
  halfCv: {
    name: 'Motor 1/2 CV avulso',
    includes: motorIncludes,
    gate: 'De correr ou basculante, até {{motor.halfCv.weight}}',
    price: '{{motor.halfCv}}',
    terms: motorTerms,
  },
  wifi: {
    name: 'Motor Jetflex Wi-Fi avulso',
    includes: motorIncludes,
    gate: 'Só abre pelo celular com central própria, como a do Kit Premium',
    price: '{{motor.wifi}}',
    terms: motorTerms,
  },
  basic: {
    name: 'Kit Básico, sem montagem',
    includes: 'Motor 1/4 CV, central, 2 controles, fixação e manual',
    gate: 'Basculante até {{motor.quarterCv.weight}}',
    price: '{{saleKit.basic}}',
    terms: saleTerms,
  },
  middle: {
    name: 'Kit Intermediário, sem montagem',
    includes: 'Motor 1/3 CV, central, 2 controles, fixação e manual',
    gate: 'Basculante até {{motor.thirdCv.weight}}',
    price: '{{saleKit.middle}}',
    terms: saleTerms,
  },
  premium: {
    name: 'Kit Premium, sem montagem',
    includes: 'Motor Jetflex Wi-Fi, central, 2 controles, fixação e manual',
    gate: 'Basculante, abre pelo celular',
    price: '{{saleKit.premium}}',
    terms: saleTerms,
  },
  sliding: {
    name: 'Portão de correr',
    includes: 'Motor da tabela, central, cremalheira, fixação e montagem, somados na proposta',
    gate: 'Até {{motor.halfCv.weight}}, conforme a potência',
    price: 'Por proposta; o motor custa de {{motor.quarterCv}} a {{motor.halfCv}}',
    terms: '{{motor.warranty}} de garantia no motor; {{motor.warranty.installation}} na montagem',
  },
  swinging: {
    name: 'Portão de abrir',
    includes: 'Um braço por folha, central e montagem',
    gate: 'Uma ou duas folhas',
    price: 'Por proposta; a troca em casa vai de {{replacement.from}} a {{replacement.to}}',
    terms: 'Prazo e garantia escritos na proposta',
  },
  heavy: {
    name: 'Motor da linha pesada',
    includes: 'Motor, reforço dos suportes e montagem',
    gate: 'Basculante até {{heavyLine.weight}}',
    price: 'Por proposta, depois das medidas',
    terms: 'Prazo e garantia escritos na proposta',
  },
  condominium: {
    name: 'Conjunto de condomínio',
    includes: 'Motor de uso intenso e montagem',
    gate: 'Folha pesada, uso coletivo',
    price: '{{condominium.from}} a {{condominium.to}}',
    terms: 'Motor e serviço com garantias separadas na proposta',
  },
  repair: {
    name: 'Conserto',
    includes: 'Visita sem taxa, diagnóstico e mão de obra, conforme a peça',
    gate: 'De casa, de qualquer tipo ou marca',
    price: '{{repair.from}} a {{repair.to}}',
    terms: 'De 1 a 3 horas; {{repair.warranty}} no serviço, {{parts.warranty}} nas peças',
  },
  sharedGateRepair: {
    name: 'Conserto de uso coletivo',
    includes: 'Visita sem taxa, diagnóstico e mão de obra',
    gate: 'De prédio, comércio ou galpão',
    price: 'Pela peça, depois do diagnóstico',
    terms: '{{repair.warranty}} no serviço, {{parts.warranty}} nas peças',
  },
  maintenance: {
    name: 'Manutenção preventiva',
    includes: 'Revisão, limpeza, lubrificação e regulagem',
    gate: 'De qualquer tipo ou marca',
    price: 'Por escrito, antes de marcar',
    terms: 'De 1 a 2 horas; {{repair.warranty}} no serviço',
  },
  replacement: {
    name: 'Troca de motor residencial',
    includes: 'Motor novo e mão de obra',
    gate: 'Casa, de subir, de correr ou de abrir',
    price: '{{replacement.from}} a {{replacement.to}}',
    terms: 'A garantia segue o motor escolhido',
  },
} as const satisfies Record<string, TermOffer>;

export type TermOfferName = keyof typeof termOffers;

export const termOfferNames = Object.keys(termOffers) as [TermOfferName, ...TermOfferName[]];
