/** The parts of /guia-completo other than its prose. */
export const completeGuide = {
  lead: 'Do clique na esquina à folha no batente: como tudo trabalha, o que escolher e o que fazer quando para.',
  kind: 'Guia',
  /** Reading time. */
  minutes: 14,
  /** Publication date. */
  date: '2026-11-20',
} as const;

export const completeGuideClosing = {
  heading: 'Agora, o seu portão',
  text: 'Mande a foto da folha, do motor e do lugar onde ele fica. Dizemos o que dá para aproveitar e quanto custa o resto.',
  label: 'Mostrar meu portão',
  message: 'Olá! Li o guia completo e quero mostrar o meu portão.',
} as const;
