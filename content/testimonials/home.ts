/** Testimonials shown on the home page. */
import type { Testimonial } from './testimonial.ts';

export const homeTestimonials: readonly Testimonial[] = [
  {
    sample: true,
    name: 'Cláudia R.',
    neighborhood: 'Tatuapé, São Paulo',
    avatar: '👩',
    text: 'Moro em avenida e esperava com ônibus atrás. O de 4 segundos termina antes de eu virar o volante.',
  },
  {
    sample: true,
    name: 'Seu Antônio',
    neighborhood: 'Santo André',
    avatar: '👴',
    text: 'Portão de chapa. Só puseram o motor depois que a folha parou sozinha, no meio do caminho.',
  },
  {
    sample: true,
    name: 'Fernanda L.',
    neighborhood: 'São Bernardo do Campo',
    avatar: '👩‍🦱',
    text: 'Mandei três fotos, veio o preço por escrito e foi o que paguei. A fotocélula eu quis, à parte.',
  },
];

/**
 * An extra testimonial for visitors from these cities, keyed by the slug of the place
 * (docs/specification/pages.md#home).
 */
export const localTestimonials: Readonly<Record<string, Testimonial>> = {
  guarulhos: {
    sample: true,
    name: 'Rodrigo M.',
    neighborhood: 'Guarulhos',
    avatar: '👨',
    text: 'Aceitei o preço na terça e na quarta montaram aqui em Guarulhos. Havia técnico livre.',
  },
  osasco: {
    sample: true,
    name: 'Patrícia S.',
    neighborhood: 'Osasco',
    avatar: '👩',
    text: 'Ladeira em Osasco, portão parando no meio. Era contrapeso: acertaram antes de falar em motor.',
  },
  'sao-paulo': {
    sample: true,
    name: 'Marcelo T.',
    neighborhood: 'São Paulo',
    avatar: '🧔',
    text: 'São Paulo, rua escura, chego tarde. Pedi que fechasse sozinho, com fotocélula, depois que eu entro.',
  },
};
