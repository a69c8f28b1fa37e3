/** The last paragraph: how to reach us, and what the work is covered by. */
import type { Passage } from './material.ts';

export const closings: readonly Passage[] = [
  {
    when: {},
    wordings: [
      '[Mande|Envie] a foto da etiqueta e o bairro pelo WhatsApp: a resposta [já vem|volta] com o próximo passo. O horário é de {horário}.',
      'Atendemos de {horário}. [Fora disso|Fora desse horário], a [assistência de emergência](/topicos/assistencia-tecnica-de-portao-24-horas) depende de disponibilidade.',
      'A [página da garantia](/garantia) [explica|mostra] o que fica coberto em cada caso. [Se preferir|Para falar com gente], chame no WhatsApp.',
      '[Se já recebeu um orçamento|Para uma segunda opinião], mande [o papel|a proposta] e um vídeo: [dizemos|respondemos] o que faz sentido.',
      '[Outras dúvidas|Mais respostas] estão nas [perguntas frequentes](/duvidas-frequentes). [Para o seu caso|Para a sua garagem], [basta|serve] uma conversa rápida pelo WhatsApp.',
      'Fale pelo WhatsApp [quando puder|na hora que der], com foto de dentro da garagem. Sem taxa de visita e com o valor [dito|combinado] antes.',
    ],
  },
];
