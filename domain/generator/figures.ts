/** The figures a line may name, each from content/offers.ts, as they are read: `R$ 150 a R$ 600`. */
import {
  generatedCopy,
  guidePrices,
  homeOffers,
  maxInstalments,
  repairPrice,
  warranties,
} from '#content/offers.ts';
import { claims, openingHours } from '#content/site.ts';

interface Range {
  from: number;
  to: number;
}

const offers = Object.fromEntries(homeOffers.map((offer) => [offer.name, offer]));

const figures: Readonly<Record<string, string>> = {
  reparo: priceRange(repairPrice),
  'reparo mínimo': price(repairPrice.from),
  'reparo máximo': price(repairPrice.to),
  'motor novo': priceRange(guidePrices.residentialReplacement),
  condomínio: priceRange(guidePrices.condominiumGate),
  'kit padrão': price(offers.PADRÃO?.price),
  'kit speedy': price(offers.SPEEDY?.price),
  'kit jetflex': price(offers.JETFLEX?.price),
  'segundos padrão': `${offers.PADRÃO?.seconds} segundos`,
  'segundos speedy': `${offers.SPEEDY?.seconds} segundos`,
  'segundos jetflex': `${offers.JETFLEX?.seconds} segundos`,
  'abertura padrão': String(offers.PADRÃO?.seconds),
  'abertura speedy': String(offers.SPEEDY?.seconds),
  parcelas: String(maxInstalments),
  'horas de reparo': hours(generatedCopy.repairHours),
  'horas de instalação': hours(generatedCopy.installationHours),
  'horas de manutenção': hours(generatedCopy.maintenanceHours),
  'meses entre revisões': `${generatedCopy.maintenanceEveryMonths} meses`,
  'garantia do serviço': years(generatedCopy.serviceWarrantyYears),
  'garantia das peças': `${generatedCopy.partsWarrantyMonths} meses`,
  'garantia do kit': years(warranties.home.years),
  'potência menor': generatedCopy.motorPower.from,
  'potência maior': generatedCopy.motorPower.to,
  'horas de entrega': `${generatedCopy.deliveryHours} horas`,
  clientes: claims.customers.replace(/^\+| clientes$/g, ''),
  desde: String(claims.sinceYear),
  horário: openingHours.text.charAt(0).toLowerCase() + openingHours.text.slice(1),
};

export function figure(name: string): string | undefined {
  return Object.hasOwn(figures, name) ? figures[name] : undefined;
}

/** Every figure a generated page may show, for checks. */
export const allFigures: readonly string[] = Object.values(figures);

function price(reais: number | undefined): string {
  const digits = String(reais).replace(/\B(?=(\d{3})+$)/g, '.');
  return `R$\u00a0${digits}`;
}

function priceRange({ from, to }: Range): string {
  return `${price(from)} a ${price(to)}`;
}

function hours({ from, to }: Range): string {
  return `${from} a ${to} horas`;
}

function years(count: number): string {
  return count === 1 ? '1 ano' : `${count} anos`;
}
