/** Which material is for which title. */
import type { Condition } from '#content/generator/material.ts';
import type { TitleAnalysis } from './analyze-title.ts';

export function applies(condition: Condition, analysis: TitleAnalysis): boolean {
  return (
    isIn(condition.products, analysis.product) &&
    isIn(condition.parts, analysis.part) &&
    isIn(condition.gates, analysis.gate) &&
    isIn(condition.services, analysis.service) &&
    isIn(condition.questions, analysis.question) &&
    isIn(condition.concerns, analysis.concern) &&
    isSame(condition.place, analysis.place !== undefined) &&
    isSame(condition.placePage, analysis.place?.slug !== undefined) &&
    isSame(condition.brand, analysis.brand !== undefined) &&
    isSame(condition.price, analysis.asksPrice) &&
    isSame(condition.condominium, analysis.isCondominium)
  );
}

/** What a title asks or complains of says more about it than the thing it names. */
const weights: Readonly<Record<keyof Condition, number>> = {
  questions: 3,
  concerns: 3,
  parts: 2,
  price: 2,
  products: 0.5,
  gates: 1,
  services: 1,
  place: 2,
  placePage: 0,
  brand: 1,
  condominium: 3,
};

/** How closely material fits the titles it is for. */
export function closeness(condition: Condition): number {
  const asked = (Object.keys(condition) as (keyof Condition)[]).filter((key) => !allowsNone(condition[key]));
  return asked.reduce((sum, key) => sum + weights[key], 0);
}

/** What a title need not name makes nothing fit more closely. */
function allowsNone(wanted: Condition[keyof Condition]): boolean {
  return Array.isArray(wanted) && wanted.includes(undefined);
}

function isIn<Value>(allowed: readonly Value[] | undefined, value: Value): boolean {
  return allowed === undefined || allowed.includes(value);
}

function isSame(wanted: boolean | undefined, is: boolean): boolean {
  return wanted === undefined || wanted === is;
}
