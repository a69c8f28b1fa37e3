/** Answers to titles about alarms. */
import type { DirectAnswer } from '../direct-answer.ts';

export const alarmeAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'alarme|sirene',
      'dispara|disparando|disparou|toca|tocando',
      'abre|abrir|fecha|fechar|portao anda|aciona|aciono|movimenta|passa|controle',
    ],
    unless: 'carro|cerca|moto|veiculo',
    subject: 'alarme',
    isAboutSubject: true,
    answer: [
      'Se o alarme dispara quando o portão abre, o sensor da folha não está sendo desligado pela abertura: falta o desarme antes, o mesmo controle aciona os dois fora de ordem ou o ímã se afasta da folha cedo demais. A central de alarme é da empresa de segurança; o fio que sai da central do portão conferimos nós.',
    ],
    heading: 'O momento do disparo diz a causa',
    text: [
      'Desarme o alarme e abra o portão: se a sirene não toca, os dois estão bons, e falta ligar um ao outro. Se toca mesmo desarmado, o sensor está num setor que fica ativo o dia inteiro.',
    ],
    points: [
      'Toca ao começar a abrir: sensor de abertura sem retardo.',
      'Toca no meio do curso: sensor de presença vendo a folha passar.',
      'Toca com vento e portão parado: ímã longe, folha com folga.',
      'Toca ao apertar o controle do portão: botão gravado também no alarme.',
    ],
    further: 'Para portão que se mexe sem ordem, leia [portão abre sozinho](/portao-abre-sozinho).',
    send: 'Se o portão tem folga ou o fio sai da central dele, mande pelo WhatsApp uma foto da folha fechada e do sensor.',
  },
  {
    when: ['alarme*|sirene', 'camera*|cftv|monitoramento'],
    unless: 'portao|motor',
    subject: 'alarme',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Alarme e câmera são de empresa de segurança eletrônica: não vendemos, não instalamos nem consertamos nenhum dos dois. O que fazemos é o motor e o comando do portão, que os dois encontram: o alarme, no sensor de folha aberta; a câmera, no fio e no lugar de onde se vê o vão.',
    ],
    heading: 'Alarme e câmera numa garagem com portão automático',
    text: [
      'Peça que o instalador não tire energia da central do portão: cada aparelho tem a sua fonte. Fio de sinal vai em conduíte separado do fio do motor, ou o ruído aparece na imagem e no controle.',
    ],
    points: [
      'Sensor de alarme preso no batente, e não na folha que vibra.',
      'Câmera que enxergue a chegada do carro e a folha inteira.',
      'Um controle que arma o alarme e abre o portão: confira a frequência.',
    ],
    send: 'Se o portão da garagem também precisa de motor ou conserto, mande a foto dele por dentro e o bairro.',
  },
  {
    when: [
      'alarme*',
      'disparando|dispara|disparou|nao arma|nao desarma|apitando|apita|bateria|senha|com defeito|conserto|consertar|nao funciona|parou',
    ],
    unless: 'carro|incendio|portao|controle de portao|automotivo',
    subject: 'alarme',
    answer: [
      'Alarme não é serviço nosso: quem programa e conserta é a empresa de segurança eletrônica. Olhe no painel qual setor disparou; se for o do portão, a folga da folha no vento é a causa mais comum, e essa nós acertamos.',
    ],
    heading: 'Quando o disparo vem do portão',
    text: [
      'O sensor da folha acusa quando ela treme ou não encosta até o fim. Regular curso e folga fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; sensor, sirene e bateria são do alarme.',
    ],
    points: [
      'Dispara com vento: folha frouxa no batente.',
      'Dispara à tarde: ímã que se afastou com o calor.',
      'Dispara em outro setor: janela, porta ou presença, e não é o portão.',
    ],
    send: 'Se o setor é o do portão, mande pelo WhatsApp uma foto da folha fechada, vista de dentro.',
  },
  {
    when: [
      'sensor magnetico|sensor de abertura|sensor de ima|sensor de porta',
      'alarme|porta|janela|casa|social',
    ],
    unless: 'motor|fim de curso|basculante|correr|deslizante',
    subject: 'alarme',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['install'],
    answer: [
      'Sensor magnético de porta ou de janela é peça do alarme, e quem o vende, instala e liga é a empresa do alarme; nós não o fazemos. No portão, o que ele pode pedir de nós é o fio até a central, para o alarme saber se a folha está fechada.',
    ],
    heading: 'Onde o sensor do alarme encontra o portão',
    text: [
      'Ele fica no batente, e o ímã, na folha: com folga de mais, acusa abertura que não houve. A folha que balança ou caiu da dobradiça se acerta antes.',
    ],
    points: [
      'Portão social: sensor próprio para ferro.',
      'Garagem: o ímã não pode roçar na folha em movimento.',
      'O fim de curso do motor é outra peça, e não serve de alarme.',
    ],
    send: 'Se o caso é o fim de curso do motor, mande a foto da etiqueta dele.',
  },
];
