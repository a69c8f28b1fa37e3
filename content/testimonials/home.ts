/** Testimonials shown on the home page. */
import type { Testimonial } from './testimonial.ts';

export const homeTestimonials: readonly Testimonial[] = [
  {
    sample: true,
    name: 'Cláudia R.',
    neighborhood: 'Tatuapé, São Paulo',
    avatar: '👩',
    text: 'Moro em avenida e tinha medo de ficar parada esperando. Agora ele já está aberto quando aponto o carro.',
  },
  {
    sample: true,
    name: 'Seu Antônio',
    neighborhood: 'Santo André',
    avatar: '👴',
    text: 'Meu portão é de chapa. O instalador equilibrou antes de pôr o motor e ficou macio.',
  },
  {
    sample: true,
    name: 'Fernanda L.',
    neighborhood: 'São Bernardo do Campo',
    avatar: '👩‍🦱',
    text: 'O antigo rangia tanto que a vizinha sabia a hora que eu chegava. Este quase não se ouve.',
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
    text: 'Mandei mensagem de Guarulhos e no dia seguinte o kit estava instalado.',
  },
  osasco: {
    sample: true,
    name: 'Patrícia S.',
    neighborhood: 'Osasco',
    avatar: '👩',
    text: 'Minha rua em Osasco é uma ladeira e o portão parava no meio. O novo sobe inteiro.',
  },
  'sao-paulo': {
    sample: true,
    name: 'Marcelo T.',
    neighborhood: 'São Paulo',
    avatar: '🧔',
    text: 'Em São Paulo ninguém quer portão aberto à noite. Abre, eu entro, fecha.',
  },
};
