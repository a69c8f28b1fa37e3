/**
 * Which of several subjects a page is about: the one with the highest number, and of equal ones the first in the title.
 * 'Troca de roldana em portão de correr' is about the roller (3), 'Motor para portão de correr' about the gate (2).
 */
export const prominence: Readonly<Record<string, number>> = {
  'portao-automatico': 0,
  motor: 1,
  automatizacao: 1.3,
  'assistencia-tecnica': 1.4,
  'manutencao-preventiva': 1.5,
  'portao-basculante': 2,
  'portao-de-correr': 2,
  'portao-pivotante': 2,
  'portao-de-ferro': 2.1,
  'portao-de-madeira': 2.1,
  'portao-de-aluminio': 2.1,
  'portao-de-condominio': 2.2,
  'portao-de-comercio': 2.2,
  'motor-rapido': 2.3,
  'kit-de-motor': 2.4,
  garantia: 2.5,
};

/** Counts only if the title begins with it: 'preço, prazo e garantia' at its end is about something else. */
export const prominentInFront: readonly string[] = ['garantia'];

/** The number of every other subject. */
export const partProminence = 3;
