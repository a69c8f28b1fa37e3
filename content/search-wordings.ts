/** Services that people search for in a city that has a service page. */
export const cityServices = [
  'conserto de portão',
  'técnico de portão',
  'assistência técnica de portão',
  'manutenção de portão',
  'manutenção express',
] as const;
