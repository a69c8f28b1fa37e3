/**
 * Figures of the trade that the texts of the generator may name although no offer contains them: voltages, batteries,
 * frequencies, emergency numbers, cycles of a stator (docs/specification/offers-and-claims.md#durations), consumption.
 */
export const technicalFigures: readonly string[] =
  '127 220 110 12 24 3 192 193 433 60 A23 CR2032 CR2016 5 10 30 40 50 100 300 1/4 1/3 1/2 18 8 14 7 84 250 450 400 600 2 16 35 45 746 184 245 368 1.200'.split(
    ' ',
  );
