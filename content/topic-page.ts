/** What a topic page says when the topic has no text of its own (SPEC.md section 2, Topic page). */

/** Under the title of a generated page that is shown as a topic. */
export const generatedNote = 'Conteúdo gerado automaticamente';

/** For a topic nobody described. */
export const generalTopic = {
  paragraphs: [
    'Trabalhamos com motores para portões automáticos: instalação, manutenção e conserto em São Paulo e região, com kits PPA completos e instalados.',
    'Conte pelo WhatsApp o que você precisa e respondemos com o caminho mais simples e o preço.',
  ],
  description:
    'Instalação, manutenção e conserto de motores de portão em São Paulo e região. Fale com a gente pelo WhatsApp e receba o preço.',
} as const;
