/** The three testimonials of the definitive guide. */
import type { ChatTestimonial } from './testimonial.ts';

export const guideTestimonials: ChatTestimonial[] = [
  {
    sample: true,
    name: 'Vanessa',
    neighborhood: 'Perdizes, São Paulo',
    time: '19:54',
    avatar: '👩🏻‍💻',
    stars: 5,
    text: 'Estudei o assunto antes pra não cair em conversa. Quando o instalador veio, perguntou o peso da folha, quantas vezes ela abre por dia e quem usa. Eram as mesmas perguntas que eu tinha anotado. Aí confiei.',
  },
  {
    sample: true,
    name: 'Hamilton',
    neighborhood: 'Vila Prudente, São Paulo',
    time: '11:11',
    avatar: '🎸',
    stars: 5,
    text: 'Meu motor roncava e a folha tremia na subida. Eu jurava que estava no fim. Era um cabo mais curto que o outro, puxando o portão de lado. Igualaram, reapertaram tudo e ele voltou a trabalhar quieto.',
  },
  {
    sample: true,
    name: 'Cíntia',
    neighborhood: 'Barueri',
    time: '22:38',
    avatar: '🌙',
    stars: 5,
    text: 'Domingo à noite e o portão não fechava, com a casa aberta pra rua. Perguntei sem muita esperança e havia técnico disponível. Era sujeira na lente da fotocélula. Ele limpou, conferiu o resto e eu fui dormir.',
  },
];
