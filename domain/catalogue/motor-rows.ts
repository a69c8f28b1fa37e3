/** What is known about a motor model, as labelled texts in the order in which its page and the comparison show them. */
import type { MotorData } from '#content/motors/motor-model.ts';
import {
  capacityTexts,
  comparedCapacityTexts,
  included,
  priceTexts,
  quotedPrices,
  rowLabels,
  type UnknownName,
  unknownTexts,
  warrantyTexts,
} from '#content/motors/motor-rows.ts';
import { quoteLines } from '#content/quote-lines.ts';
import { fillFacts } from '#domain/facts/fill-facts.ts';
import { type Quote, quoteOf } from './quote-lines.ts';

export interface MotorRow {
  label: string;
  /** Null if only the motor's nameplate or its maker can say. */
  text: string | null;
}

/** The rows of a comparison: the same for every model. */
export function motorRows(data: MotorData): MotorRow[] {
  const { capacity, price } = data;
  const rows: Record<keyof typeof rowLabels, string | null> = {
    capacity: capacityText(capacity),
    gate: data.gate,
    place: data.place,
    use: data.use,
    control: data.control,
    voltage: data.voltage,
    price: priceTexts[price ?? 'quote'],
    warranty: warrantyTexts[priceKind(price)],
  };
  return Object.entries(rowLabels).map(([row, label]) => {
    const text = rows[row as keyof typeof rowLabels];
    return { label, text: text && fillFacts(text) };
  });
}

function capacityText(capacity: MotorData['capacity']): string {
  return capacity.of === 'compared' ? comparedCapacityTexts[capacity.fact] : capacityTexts[capacity.fact];
}

/** The rows of a model's own page: what is known, without the price and the warranty, which its quote sheet shows. */
export function knownRows(data: MotorData): { label: string; text: string }[] {
  const onSheet: readonly string[] = [rowLabels.price, rowLabels.warranty];
  return motorRows(data).flatMap(({ label, text }) =>
    text === null || onSheet.includes(label) ? [] : [{ label, text }],
  );
}

/** What the quote sheet of a model says: its kit, or what a quotation includes. */
export function motorQuote(name: string, { gate, price }: MotorData): Quote {
  if (price !== null && price !== 'condominium') return quoteOf(quoteLines[kitLines[price]]);
  return quoteOf({
    name: `Motor PPA ${name} instalado`,
    heading: `Motor PPA ${name}`,
    order: 'Pedir orçamento',
    gate,
    includes: included[price ?? 'quote'],
    terms: warrantyTexts[price ?? 'quote'],
    ...quotedPrices[price ?? 'quote'],
  });
}

const kitLines = { PADRÃO: 'padrao', JETFLEX: 'jetflex' } as const;

/** What the nameplate or the maker has to tell, worded as parts of a sentence. */
export function unknownOf({ capacity, control, voltage }: MotorData): string[] {
  const isKnown: Record<UnknownName, boolean> = {
    capacity: capacity.of === 'model',
    control: control !== null,
    voltage: voltage !== null,
    cycles: false,
  };
  return (Object.keys(unknownTexts) as UnknownName[])
    .filter((name) => !isKnown[name])
    .map((name) => unknownTexts[name]);
}

/** How a model is priced: as a kit, by quotation, or by quotation within the range for condominiums. */
export function priceKind(price: MotorData['price']): 'kit' | 'quote' | 'condominium' {
  if (price === null) return 'quote';
  return price === 'condominium' ? price : 'kit';
}
