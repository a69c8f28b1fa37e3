/** Answers to titles about photocells: water and weather. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const waterAndWeatherAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'nao fecha|nao quer fechar|volta|para',
      'com o sol|por causa do sol|sol|tarde de sol',
      'portao|motor',
    ],
    unless: 'placa solar|solar|chuva|calor|preco',
    subject: 'fotocelula',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Se o portão abre e só não fecha quando bate sol, a luz está ofuscando a lente do receptor da fotocélula, e a central acha que há alguém no vão. Faça sombra na lente com a mão, de fora do caminho da folha: se ele fecha, é isso. A correção é trocar os dois lados, pôr uma aba ou mudar o ângulo, de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'Sombra na lente: a prova e a correção',
    text: [
      'O par tem um emissor e um receptor, e só o receptor se ofusca. Trocá-los de lado põe a lente de costas para o sol e muitas vezes custa só a mão de obra.',
      'Lente amarelada ou riscada espalha a luz e piora o defeito com os anos. Não una os fios na central para anular o sensor: o portão passaria a fechar sem ver ninguém.',
    ],
    points: [
      'Sempre na mesma hora: sol direto.',
      'Sol e chuva: lente suja ou úmida por dentro.',
      'Sombra não muda nada: fio, alinhamento ou fim de curso.',
      'Até a visita: feche pela botoeira à vista ou na mão, com o disjuntor desligado.',
    ],
    send: 'Mande pelo WhatsApp a hora em que falha e uma foto das duas lentes nessa hora, com o sol aparecendo.',
  },
  {
    when: [
      'nao fecha|nao quer fechar|so abre|fica aberto',
      'quando chove|com chuva|em chuva|chovendo|depois de chuva|apos a chuva|dia de chuva|dias de chuva|chuva',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    answer: [
      'Portão que não fecha quando chove tem quase sempre a fotocélula cega: gota na lente, sensor embaçado por dentro ou emenda molhada cortam o feixe, e a central deixa de fechar por segurança. Enxugue as duas lentes; se ele fecha, a causa está ali.',
    ],
    heading: 'Lente, emenda ou botão molhado',
    text: [
      'Passe um pano seco nas lentes e olhe a luz do sensor. Firme e o portão ainda aberto, a água está na caixa de passagem ou na botoeira, que em curto manda abrir de novo.',
      'O defeito que some com o sol não sarou: o cobre oxida e volta pior no próximo temporal.',
    ],
    points: [
      'Começa a fechar e volta: feixe cortado pela gota.',
      'Nem começa: contato da fotocélula aberto ou botão em curto.',
      'Volta a funcionar horas depois: emenda no conduíte enterrado.',
      'Também não abre: água na central, desligue o disjuntor.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Como fechar hoje e consertar depois',
        text: [
          'Para a noite, com o vão livre e alguém olhando, feche pela botoeira ou na mão com o disjuntor desligado e o motor travado em seguida. Não tire a fotocélula do circuito: ela é o que impede a folha de descer sobre o carro. Vedar, refazer a emenda ou trocar o par fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
        ],
        points: [
          'Aba sobre a lente, do lado da chuva.',
          'Furo do fio por baixo da caixa, vedado.',
          'Emenda acima do piso, em caixa fechada.',
        ],
      },
    ],
    questions: [
      {
        question: 'Secador de cabelo ajuda?',
        answer:
          'Na lente, pano basta. Ar quente em sensor embaçado empurra a umidade para dentro do circuito.',
      },
      {
        question: 'Pode ser a placa?',
        answer:
          'Se ele abre normal e só não fecha, a placa é a última suspeita. Ela está cumprindo a ordem do sensor.',
      },
    ],
  },
  {
    when: [
      'fotocelula*|sensor|sensores',
      'molhad*|molhou|com agua|agua dentro|tomou chuva|encharc*',
      'portao|fotocelula*|garagem|lente',
    ],
    unless: 'pode molhar|pode tomar|aguenta',
    subject: 'fotocelula',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Fotocélula molhada por fora se resolve com pano seco nas duas lentes; água por dentro da caixinha corta o feixe, e o portão deixa de fechar ou volta. Desligue o disjuntor e chame: o técnico seca a caixinha e refaz a vedação e a emenda. Se a luz não volta a mudar quando você passa a mão, o par se troca, de {{part.photocell.from}} a {{part.photocell.to}} instalado.',
    ],
    heading: 'Por onde a água entrou',
    text: [
      'Quase sempre pelo furo do fio, que tem de entrar por baixo, ou pela tampa sem borracha. Emenda no chão molha primeiro que o sensor.',
    ],
    points: [
      'Falha só com chuva: vedação ou emenda.',
      'Embaça de manhã: condensação, que some com o sol.',
      'Jato de mangueira na lente, nunca.',
    ],
    send: 'Mande uma foto dos dois lados do vão e da entrada dos fios.',
  },
  {
    when: [
      'sol|sol forte|claridade|luz de sol|fim de tarde',
      'nao fecha|volta|fecha*|sensor|fotocelula|portao|falha',
    ],
    unless: 'so funciona|so abre|so anda|solar',
    subject: 'fotocelula',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Portão que não fecha com sol forte tem quase sempre a fotocélula cega: o sol bate direto no receptor e a central entende que há alguém no vão. Faça sombra com a mão sobre o lado que recebe; se ele fecha, o defeito está ali, e não no motor.',
    ],
    heading: 'O sol na lente da fotocélula',
    text: [
      'A falha aparece sempre na mesma hora e muda com a estação, porque muda o ângulo do sol. É o que a distingue de fio solto, que falha a qualquer hora.',
      'O técnico troca de lado o emissor e o receptor, recua o suporte ou põe uma aba. O serviço de fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Falha de manhã ou no fim da tarde: sol na lente.',
      'Falha o dia inteiro: lente suja, desalinhada ou fio.',
      'Falha depois de lavar: água ou sabão na lente.',
      'Fecha segurando a botoeira: confirma que é a fotocélula.',
    ],
  },
];
