/** The texts of a topic page for a topic without prose of its own (docs/specification/pages.md#topic-page). */

/** Shown below the title of a generated page that is displayed as a topic. */
export const generatedNote = 'Conteúdo gerado automaticamente';

/** For an unknown topic. */
export const generalTopic = {
  paragraphs: [
    'Trabalhamos com motores para portões automáticos: instalação, manutenção e conserto em São Paulo e região, com kits PPA completos e instalados.',
    'Conte pelo WhatsApp o que você precisa e respondemos com o caminho mais simples e o preço.',
  ],
  description:
    'Instalação, manutenção e conserto de motores de portão em São Paulo e região. Fale com a gente pelo WhatsApp e receba o preço.',
} as const;
