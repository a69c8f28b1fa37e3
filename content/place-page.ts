/**
 * The texts that all city pages share (docs/specification/pages.md#city-page), besides the texts of each place. They
 * are short, because most of a page's words belong to its place.
 */
import { maxInstalments } from './offers.ts';

/** The questions of the first screen. The prices come from the offers, the hours from content/site.ts. */
export const placeAnswers = {
  repair: {
    name: 'Conserto',
    after: ' em casa; em prédio e loja, pela peça',
  },
  kit: {
    name: 'Kit novo',
    before: 'desde ',
    after: ' no basculante, instalado; entrega em até {{delivery.hours}}',
  },
  others: {
    name: 'Troca',
    after: ' por motor de correr ou de abrir, em casa',
  },
  today: {
    name: 'Visita',
    answer: 'Sem taxa, e hoje se houver técnico livre. Fora do horário, ',
  },
  hours: { name: 'Horário' },
  chat: 'WhatsApp',
} as const;

/** Follows the name of the fastest kit and the seconds it takes to open a gate. */
export const fastestKitNeeds =
  'em folha equilibrada de até {{homeJetflex.weight}}, com rede de {{homeJetflex.volts}}.';

/** Where the five reasons are explained. */
const explained = '/guia-definitivo-motor-ppa#por-que-instalar-com-a-gente';

export const placeReasons = {
  before:
    'Entrega e instalação grátis: as duas já estão no preço do kit. A garantia dele é nossa, {{kit.warranty}} em tudo; há também motores com garantia de fábrica estendida, escrita na proposta. As outras razões são assistência técnica local, tecnologia de última geração (JETFLEX) e preço de fábrica, explicadas ',
  link: { name: 'em detalhe', path: explained },
  after: '.',
  service: 'Revisão: uma por ano em casa; duas em condomínio, comércio e casa de muito movimento.',
} as const;

/** For a place without prose of its own. */
export const generalPlace = {
  beforeWhere: 'Atendemos São Paulo e região com motores PPA para portão. O kit chega completo',
  afterWhere: 'e o instalador deixa tudo funcionando, do suporte ao controle gravado.',
  /** Follows `Motor de portão PPA em …:` in the meta description. */
  promise: `kit completo entregue e instalado, com garantia e em até ${maxInstalments}x. Peça o preço pelo WhatsApp.`,
} as const;
