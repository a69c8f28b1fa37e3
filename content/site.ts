/**
 * The business as it presents itself (docs/specification/content.md#business-data). Phone numbers come from
 * configuration.
 */

import { openingTimes, sinceYear } from './offers.ts';

type OpeningSpan = (typeof openingTimes)[keyof typeof openingTimes];

export const siteName = 'Motor de Portão PPA';
export const siteTitleSuffix = `${siteName} - Kit Completo Instalado`;

/** For people, in whole hours. */
function spanText({ from, to }: OpeningSpan): string {
  return `${from}h às ${to}h`;
}

/** As structured data writes them. */
function spanTimes({ from, to }: OpeningSpan): { opens: string; closes: string } {
  const time = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  return { opens: time(from), closes: time(to) };
}

const { weekdays, saturday } = openingTimes;

const schedule = [
  {
    text: `Segunda a sexta ${spanText(weekdays)}`,
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    ...spanTimes(weekdays),
  },
  { text: `sábado ${spanText(saturday)}`, days: ['Saturday'], ...spanTimes(saturday) },
] as const;

export const openingHours = { text: schedule.map(({ text }) => text).join(', '), schedule } as const;

/** Sample data: the owner replaces it (docs/specification/content.md#sample-data). */
export const address = {
  sample: true,
  district: 'Centro',
  city: 'São Paulo',
  state: 'SP',
  postalCode: '01001-000',
  country: 'BR',
  latitude: -23.5505,
  longitude: -46.6333,
} as const;

/** The cities that structured data names. content/places.ts lists every place that is served. */
export const servedCities = ['São Paulo', 'Guarulhos', 'Osasco'] as const;

export const claims = {
  customers: '+10.000 clientes',
  top: 'TOP #1',
  sinceYear,
} as const;

/** Shown wherever the claim or the sample data appears (docs/specification/content.md#sample-data). */
export const sampleNotes = {
  rating: 'Nota e número de avaliações ilustrativos',
  claims: 'O número de clientes e o TOP #1 são divulgação nossa, sem auditoria externa.',
  satisfiedCustomers: 'O número é divulgação nossa.',
  testimonials: 'Os depoimentos desta página são exemplos ilustrativos.',
  /** Beside the cards of chat messages, which show a time and say that they were sent. */
  messages:
    'Nome, hora e “Enviado via WhatsApp” imitam uma mensagem e fazem parte do exemplo: nenhuma delas foi recebida.',
  homeTestimonials: 'Os depoimentos são exemplos ilustrativos.',
  guide: 'A nota e os depoimentos deste guia são exemplos ilustrativos.',
} as const;

/** Shown around the hours where somebody with a broken gate wants to know what a visit costs and when there is one. */
export const visitTerms = { before: 'Visita sem taxa. ', after: '; fora desse horário, ' } as const;

/** For customers who cannot wait for the opening hours. */
export const nightService = {
  name: 'assistência 24 horas',
  condition: 'conforme a disponibilidade',
} as const;
