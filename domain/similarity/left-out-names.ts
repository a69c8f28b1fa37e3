/**
 * The names that a comparison leaves out: a page about Moema and the same page about Mooca count as one page. Brands
 * are treated like places, because their pages come from the same templates.
 */
import { brands } from '#content/generator/brands.ts';
import { otherDistricts } from '#content/generator/places/districts.ts';
import { farPlaces } from '#content/generator/places/far-places.ts';
import { freeShippingCities } from '#content/places.ts';
import { places } from '#domain/catalogue/places.ts';
import { nameList } from './words.ts';

const regions = [
  'Zona Norte',
  'Zona Sul',
  'Zona Leste',
  'Zona Oeste',
  'Grande São Paulo',
  'ABC',
  'ABC Paulista',
  'ABCD',
  'ABCD Paulista',
];
const productLines = ['Jetflex', 'Speedy', 'Padrão'];

export const leftOutNames = nameList([
  ...places.map(({ name }) => name),
  ...freeShippingCities,
  ...Object.values(otherDistricts).flat(),
  ...farPlaces,
  ...regions,
  ...brands.map(({ name }) => name),
  ...productLines,
]);
