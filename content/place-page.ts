/** What every city page has in common (SPEC.md section 2, City page). The prose of each place is its own. */
import { maxInstalments } from './offers.ts';

export const placeReasons = [
  {
    title: 'Entrega e instalação grátis',
    text: 'O kit chega com o instalador, sem frete e sem taxa de visita.',
  },
  {
    title: 'Garantia de fábrica, estendida à instalação',
    text: 'O fabricante garante o motor, e nós garantimos a instalação.',
  },
  {
    title: 'Assistência técnica local',
    text: 'Quem instala é quem volta para cuidar. Recomendamos revisão uma vez por ano em casa e duas em condomínio e comércio.',
  },
  {
    title: 'Código rolante e partida suave',
    text: 'Tecnologia de última geração: o sinal do controle muda a cada toque e, no JETFLEX, o motor arranca macio.',
  },
  { title: 'Preço de fábrica', text: `Sem loja no meio do caminho. Parcelamos em até ${maxInstalments}x.` },
] as const;

/** For a place nobody described. */
export const generalPlace = {
  beforeWhere: 'Atendemos São Paulo e região com motores PPA para portão. O kit chega completo',
  afterWhere: 'e o instalador deixa tudo funcionando, do suporte ao controle gravado.',
  /** Follows `Motor de portão PPA em …:` in search results. */
  promise: `kit completo entregue e instalado, com garantia e em até ${maxInstalments}x. Peça o preço pelo WhatsApp.`,
} as const;
