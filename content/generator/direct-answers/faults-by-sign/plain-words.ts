/** Complaints in a few plain words: noise of a sliding gate, play in the motor, a sunken rail, a control that only opens. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const plainWordAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'controle*',
      'abre mas nao fecha|so abre e nao fecha|abre e nao fecha|abre porem nao fecha|so abre nao fecha|abre o portao mas nao fecha|abre mas nao quer fechar|so abre',
    ],
    unless: 'perto|de perto|metade|as vezes|chuva|um lado|dois portoes',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'price'],
    answer: [
      'Se o controle abre, ele está bom: o que impede o portão de fechar é quase sempre a fotocélula cortada ou suja, ou o fim de curso que não deixou a central saber que a folha abriu. Limpe as duas lentes e tente de novo; trocar a fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}, e regular o fim de curso, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'O que testar em dois minutos',
    text: [
      'Aperte a botoeira da parede: se por ela também não fecha, o controle está fora de dúvida. Olhe a luz do receptor da fotocélula com o vão livre; se ela muda quando você se mexe na frente, o par está lendo, e se não muda, há sujeira, desalinho ou fio solto.',
      'Há controle com um botão para abrir e outro para fechar. Experimente os outros antes de chamar.',
    ],
    points: [
      'Começa a fechar e volta: feixe cortado ou força no limite.',
      'Nem começa: fotocélula, botão de parada ou fim de curso de abertura.',
      'Só à tarde: sol na lente.',
      'Hoje à noite: feche na mão, com o disjuntor desligado, e prenda a folha.',
    ],
    further: 'Os testes em ordem estão em [portão não fecha](/portao-nao-fecha).',
    send: 'Mande pelo WhatsApp a foto dos dois lados da fotocélula, diga se pela botoeira fecha e o bairro.',
  },
  {
    when: [
      'correr|de correr|deslizante*',
      'barulho|barulhento|barulhenta|ruido|fazendo barulho|rangendo|range|ronca|roncando',
    ],
    unless:
      'zumb*|estal*|tec|pula*|cremalheira|bate|batendo|silencios*|vizinho*|chuva|motor zumbindo|roldana*|trilho|frio|metal|ferro|agudo|apito|bip*',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'price'],
    answer: [
      'Barulho em portão de correr vem quase sempre de roldana gasta ou de trilho sujo, e só depois do motor. Ronco que acompanha a folha é roldana, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; estalo que se repete é cremalheira; chiado que não muda com a folha é rolamento do motor, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    heading: 'Como saber de onde vem',
    text: [
      'Varra o trilho de ponta a ponta, seco e sem óleo. Depois desligue o disjuntor, solte o motor na chave e empurre a folha devagar: barulho que continua é da folha; o que some é do motor.',
      'Roldana ruim não espera: ela arrasta a folha, e o motor passa a forçar a cada viagem.',
    ],
    points: [
      'Um tranco por volta da roda: roldana achatada.',
      'Sempre no mesmo ponto: emenda do trilho, pedra ou dente da cremalheira.',
      'No alto: guia sem graxa ou apertada.',
      'Pancada só no fim: fim de curso, uma regulagem.',
    ],
    send: 'Mande pelo WhatsApp um vídeo com som do portão andando, gravado de longe, uma foto da roldana e o bairro.',
  },
  {
    when: ['folga|folgado|frouxo|bambo|balancando|jogo', 'motor|automatizador'],
    unless: 'solto da base|cremalheira|correia|braco|quanto|folga de|kit|peso|parafuso*|suporte',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'price'],
    answer: [
      'Folga no motor do portão está na fixação ou na engrenagem: se o motor balança quando o portão parte, é parafuso, base ou suporte; se ele está firme e a folha anda um pouco antes de o motor segurar, é dente gasto. Engrenagem fica entre {{part.gears.from}} e {{part.gears.to}}, e reforço de suporte, entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    heading: 'Fixação ou engrenagem: o teste',
    text: [
      'Com o disjuntor desligado, segure a carcaça e tente movê-la. Se ela cede, não use até firmar, porque o motor solto come o pinhão e a cremalheira. Depois balance a folha parada: um dedo de jogo é normal, um palmo não é.',
      'Engrenagem gasta por folha pesada se gasta de novo; por isso a folha é conferida no mesmo serviço.',
    ],
    points: [
      'De correr: veja também a altura do pinhão sobre a cremalheira.',
      'Basculante: olhe o pino do braço e a porca do fuso.',
      'De abrir: bucha do suporte, na coluna e na folha.',
      'Base de concreto trincada: refaz-se antes.',
    ],
    send: 'Mande pelo WhatsApp um vídeo da folga, com o disjuntor desligado, a foto da fixação do motor e o bairro.',
  },
  {
    when: [
      'trilho*',
      'afund*|cedeu|baixou|rebaix*|quebrou o piso|piso cedeu|solto do piso|soltou do piso|levantou|levantado',
    ],
    unless: 'troca|preco|quanto custa|raiz',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'price'],
    answer: [
      'Trilho que afundou ou se soltou do piso faz a roldana cair naquele ponto, e a folha pode sair do lugar: pare de usar o motor até acertar. Refazer o piso e soldar ou chumbar o trilho é da serralheria ou do pedreiro; roldana, guia e regulagem, que sofrem junto, são conosco, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que fazer até o trilho ser refeito',
    text: [
      'Deixe o portão fechado e preso por dentro, com o disjuntor desligado. Não force a passagem nem calce com madeira: a folha tomba para o lado em que a roda perde apoio.',
      'Depois de refeito, a altura da cremalheira muda, e pinhão e fim de curso se regulam de novo, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Afundou onde o carro passa: base fraca, e só trilho novo não resolve.',
      'Levantou: raiz, ferrugem ou chumbador solto.',
      'Poça no lugar: o ralo vem antes.',
      'Batente dos dois lados conferido no mesmo dia.',
    ],
    further:
      'Se a folha já escapou, veja [portão de correr saiu do trilho](/portao-de-correr-saiu-do-trilho).',
    send: 'Mande pelo WhatsApp uma foto do trilho no ponto que cedeu, com uma régua, outra da folha inteira e o bairro.',
  },
];
