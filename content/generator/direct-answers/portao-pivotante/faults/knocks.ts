/** Answers to titles about swing gates: leaves that slam at the end of their way. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const knockAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'pivotante*|portao de abrir|duas folhas|2 folhas|folha dupla',
      'bate|batendo|bate forte|batendo forte|batida|pancada|pancadas|tranco|estronda',
      'fim|final|em fim|em final|fechar|ao fechar|fechando|fecha|abrir|ao abrir|abrindo|batente|forte|regular|ajustar',
    ],
    unless:
      'carro*|vento|uma folha em outra|uma em outra|folha em outra|social|predio|condominio*|sozinh*|volta',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['adjust', 'price'],
    answer: [
      'Para o portão pivotante deixar de bater no fim, regula-se nesta ordem: o fim de curso, que corta o motor um pouco antes do batente; a parada suave da central, se ela a tem; e a força, no mínimo que ainda leva a folha. Antes disso veja se a folha está no nível e se a dobradiça e o suporte do braço não têm folga, porque folha caída bate com qualquer regulagem. O ajuste feito por nós fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; dobradiça ou suporte com solda, entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    heading: 'Como regular a chegada da folha',
    text: [
      'Desligue o disjuntor e marque onde está a parada daquele lado: um anel ou ímã no braço, ou um batente no chão. Mova-a um dedo, religue e prove à vista, com ninguém no caminho, até a folha encostar sem pancada.',
      'Na central, a parada suave e a força têm cada uma o seu ajuste, que o manual da placa indica; essa parte, com a tampa aberta, é do técnico. Nos motores de pistão a óleo, a chegada lenta se regula no próprio pistão.',
    ],
    points: [
      'Bate só ao fechar: parada do fechamento tarde ou batente do chão baixo.',
      'Bate só ao abrir: parada da abertura tarde, e a folha pode atingir o muro.',
      'Duas folhas: a que tem o trinco chega por último, com atraso gravado na central.',
      'Portão em rampa ou piso inclinado: a folha desce sozinha e pede mais freio.',
    ],
    further:
      'Como a parada se fixa e se acerta está em [regulagem de fim de curso](/topicos/regulagem-de-fim-de-curso-do-portao).',
    send: 'Mande um vídeo da chegada da folha, com som, e a foto do braço e da etiqueta do motor.',
  },
];
