/** The figures that texts may use, from content/facts.ts and content/offers.ts, as they are written: `R$ 150 a R$ 600`. */
import { generatedCopy, homeOffers, maxInstalments } from '#content/offers.ts';
import { claims, openingHours } from '#content/site.ts';
import { withFacts } from '#domain/facts/fill-facts.ts';

interface Range {
  from: number;
  to: number;
}

const offers = Object.fromEntries(homeOffers.map((offer) => [offer.name, offer]));

/** By the name of their slot. */
export const figures: Readonly<Record<string, string>> = withFacts({
  reparo: '{{repair.from}} a {{repair.to}}',
  'reparo mínimo': '{{repair.from}}',
  'reparo máximo': '{{repair.to}}',
  'motor novo': '{{replacement.from}} a {{replacement.to}}',
  condomínio: '{{condominium.from}} a {{condominium.to}}',
  'kit padrão': '{{kit.padrao}}',
  'kit speedy': '{{kit.speedy}}',
  'kit jetflex': '{{kit.jetflex}}',
  'segundos padrão': `${offers.PADRÃO?.seconds} segundos`,
  'segundos speedy': `${offers.SPEEDY?.seconds} segundos`,
  'segundos jetflex': `${offers.JETFLEX?.seconds} segundos`,
  'abertura padrão': String(offers.PADRÃO?.seconds),
  'abertura speedy': String(offers.SPEEDY?.seconds),
  parcelas: String(maxInstalments),
  'horas de reparo': hours(generatedCopy.repairHours),
  'horas de instalação': hours(generatedCopy.installationHours),
  'horas de manutenção': hours(generatedCopy.maintenanceHours),
  /** What comes before every test of a leaf by hand. A page about a gate without cables leaves the cables out. */
  'prova na mão': 'com o disjuntor desligado, a folha reta e os cabos inteiros',
  'meses entre revisões': '{{maintenance.interval}}',
  'garantia do serviço': '{{repair.warranty}}',
  'garantia das peças': '{{parts.warranty}}',
  'garantia do kit': '{{kit.warranty}}',
  'potência menor': generatedCopy.motorPower.from,
  'potência maior': generatedCopy.motorPower.to,
  'horas de entrega': `${generatedCopy.deliveryHours} horas`,
  clientes: claims.customers.replace(/^\+| clientes$/g, ''),
  desde: String(claims.sinceYear),
  horário: openingHours.text
    .replace(/^S/, 's')
    .replace(', ', ', e ')
    .replace(/ (?=\d+h às)/g, ', das '),
});

export function figureNamed(name: string): string | undefined {
  return Object.hasOwn(figures, name) ? figures[name] : undefined;
}

/** The share of a motor's highest weight that its leaf may have. The texts call the rest `um quinto abaixo do máximo`. */
export const usableShare = 0.8;

/** How many metres a common motor slides a leaf in a minute. The texts say `de doze a dezesseis metros por minuto`. */
export const slidingSpeed: Range = { from: 12, to: 16 };

function hours({ from, to }: Range): string {
  return `${from} a ${to} horas`;
}
