/** The days of the week, as the drip form offers them. `day` is the ISO number: Monday is 1. */
export const weekdays = [
  { day: 1, short: 'Seg', name: 'segunda' },
  { day: 2, short: 'Ter', name: 'terça' },
  { day: 3, short: 'Qua', name: 'quarta' },
  { day: 4, short: 'Qui', name: 'quinta' },
  { day: 5, short: 'Sex', name: 'sexta' },
  { day: 6, short: 'Sáb', name: 'sábado' },
  { day: 7, short: 'Dom', name: 'domingo' },
] as const;
