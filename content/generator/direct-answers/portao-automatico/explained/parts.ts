/** Answers to titles about automatic gates: parts. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const partAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'carenagem|carenagens|modulo|modulos|varistor*|resistor*|transistor*|triac|rele|reles|eeprom|cantoneira*|gomo|gomos|pivo|pivos|eixo|eixos|bucha|buchas|chumbador*',
    ],
    unless:
      'nao|barulho*|ruido|quebr*|queim*|gast*|solt*|trav*|estal*|ronc*|vaz*|esquent*|chuva|molh*|como|por que|porque|pode|posso|medir|testar|rebobin*|lubrific*|engrax*|ou|versus|melhor|diferenca|social|madeira|vidro|eletromagnetic*|digital|eletronica|tetra|quanto pesa|kg|quilos|carro|interfone|wifi|solar|concreto|base|luz|lampada',
    subject: 'portao-automatico',
    answer: [
      'Relé, bucha, pivô, gomo e carenagem são peças que trocamos sem trocar o motor, quando se acham: peça mecânica e regulagem entram num conserto de {{repair.from}} a {{repair.to}}, e componente da placa se repara ou se troca com a central, de {{part.board.from}} a {{part.board.to}}. O que decide é a foto, porque o mesmo nome serve a medidas diferentes.',
    ],
    heading: 'O que a foto precisa mostrar',
    text: [
      'De peça de ferro, mande a medida e o lugar em que ela trabalha; de componente eletrônico, o código impresso nele, com o disjuntor desligado. Avulso, sem serviço, nem tudo se encontra.',
    ],
    points: [
      'Peça ao lado de uma régua, de frente e de perfil.',
      'Etiqueta do motor ou da central de onde ela saiu.',
      'O que o portão deixou de fazer, numa linha.',
    ],
    send: 'Com isso, a resposta pelo WhatsApp diz se a peça se acha e quanto fica no lugar.',
  },
];
