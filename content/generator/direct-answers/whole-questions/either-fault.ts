/** Faults of which a title offers two causes, and the reasons why parts of the leaf and the board break. */
import type { DirectAnswer } from '../../direct-answer.ts';

const why = 'por que|porque|o que faz|motivo de|motivos|causa|causas|o que causa';

export const eitherFaultAnswers: readonly DirectAnswer[] = [
  {
    when: ['nao fecha|nao quer fechar|nao esta fechando', 'fotocelula*', 'ou', 'placa|central'],
    subject: 'fotocelula',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Olhe a luz do receptor da fotocélula com o vão livre: apagada ou piscando, é ela, suja, torta ou sem fio; firme, e o portão continua sem fechar, é fim de curso ou placa. Limpe as lentes e alinhe antes de chamar. Fotocélula trocada fica de {{part.photocell.from}} a {{part.photocell.to}}; placa, de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'A prova que inocenta a placa',
    text: [
      'Se o portão fecha com o botão mantido apertado e não com um toque, em muitas centrais é a fotocélula que está barrando. Se nem assim, e o relé não estala, a ordem morre na placa.',
      'O técnico separa as duas com um fio na entrada do sensor, por segundos, e o tira em seguida.',
    ],
    points: [
      'Só com sol ou chuva: fotocélula.',
      'Abre normal e nunca fecha: fotocélula ou fim de curso.',
      'Não abre nem fecha: placa ou energia.',
    ],
    send: 'Mande uma foto da luz dos dois sensores e um vídeo da tentativa.',
  },
  {
    when: [
      'torto|torta|pendendo|inclinad*|descendo torto|desce torto|um lado mais baixo',
      'cabo*',
      'ou',
      'dobradica*|mola|molas|pivo|contrapeso|roldana',
    ],
    subject: 'portao-basculante',
    isComplaint: true,
    isDanger: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Pare de usar, desligue o disjuntor e olhe de longe: um lado mais baixo, com cabo frouxo ou fora da polia, é cabo; os dois cabos esticados e a folha torcida é pivô, dobradiça ou mola fraca de um lado. Não destrave, porque o motor pode ser o que ainda segura a folha. Cabos, polias e molas ficam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, trocados em par.',
    ],
    heading: 'Cabo, mola e dobradiça de fora do vão',
    text: [
      'Cabo solto se vê: ele faz barriga ou se enrola na coluna. Mola fraca se ouve: a folha desce com pressa daquele lado. Dobradiça gasta abre um vão entre a folha e a coluna.',
      'O técnico escora a folha antes de mexer e acerta os dois lados juntos.',
    ],
    points: [
      'Torto só na subida: polia ou cabo preso.',
      'Torto sempre igual: pivô ou dobradiça.',
      'Torto cada dia mais: cabo que estica.',
    ],
    send: 'Mande fotos das duas colunas, de longe, com a folha onde parou.',
  },
  {
    when: ['travado|travada|preso|nao abre|emperrado', 'trava eletrica|trava', 'ou', 'motor|placa'],
    unless: 'destravar|comprar|instalar',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Escute a tentativa: se o motor ronca e a folha força no mesmo ponto sem um clique antes, é a trava elétrica, que não recuou; se há o clique e nada anda, é motor, capacitor ou engrenagem. Solte o botão logo, porque empurrar contra a trava queima o motor. Abra a trava pela chave dela e teste uma vez; o conserto fica de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Por que a trava não recua',
    text: [
      'A folha apoiada no pino o prende: encoste-a no batente com a mão e mande abrir. Se então solta, falta regular a posição; se não, é bobina, fio ou a saída da placa.',
    ],
    points: [
      'Clique fraco: tensão baixa ou pino seco.',
      'Sem clique: fio solto ou bobina queimada.',
      'Só com calor: chapa dilatada sobre o pino.',
    ],
    send: 'Mande um vídeo com o som da tentativa e uma foto da trava com o portão fechado.',
  },
  {
    when: ['controle*', 'bateria|pilha', 'ou', 'programacao|desprogramou|memoria|desprogramado|codigo'],
    unless: 'comprar|nobreak',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Olhe a luz do controle: apagada ou fraca, é a bateria; forte, e o portão não abre nem ao lado do motor, ele perdeu a programação. Confirme com outro controle: se o outro abre, só o seu saiu da memória; se nenhum abre, foi a central que a perdeu, ou o receptor. Bateria você troca pela mesma medida; gravar de novo fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'O que apaga a programação',
    text: [
      'Queda de luz com surto, memória cheia, botão de gravar segurado por engano e placa trocada. Trocar a bateria, sozinho, não apaga um controle de código comum.',
    ],
    points: [
      'Alcance que foi caindo: bateria.',
      'Parou de uma hora para outra, com luz: programação.',
      'Caiu no chão: mola da bateria ou botão solto.',
    ],
    send: 'Mande uma foto do controle aberto e diga se outro controle e a botoeira abrem.',
  },
  {
    when: [
      'barulho|rangendo|rangido|ruido|chiado|ronco|range',
      'graxa|lubrificacao|oleo',
      'ou',
      'rolamento*|roldana*|peca|mola|engrenagem*',
    ],
    subject: 'portao-automatico',
    isComplaint: true,
    aspects: ['care', 'repair'],
    answer: [
      'Rangido agudo que muda com o tempo seco ou úmido é falta de lubrificação; ronco grave que acompanha a velocidade, igual todo dia, é rolamento ou roldana no fim. Ponha óleo fino em dobradiça e pivô, com o disjuntor desligado, e ouça de novo: o que sobrar é peça, roldana de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, ou engrenagem e rolamento do motor, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    heading: 'Onde a graxa ajuda e onde atrapalha',
    text: [
      'Rolamento blindado não aceita graxa por fora, e trilho engraxado junta areia. Se o ronco sumiu por um dia e voltou, a peça está gasta.',
    ],
    points: [
      'Som na folha solta na mão: roldana ou dobradiça.',
      'Som só com o motor: engrenagem ou rolamento dele.',
      'Batida que se repete por igual: roda que perdeu a forma.',
    ],
    send: 'Mande um vídeo com som, primeiro perto do motor e depois perto da folha.',
  },
  {
    when: [why, 'cremalheira*', 'quebr*|gasta*|desgast*|solta|entorta|pula'],
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['works', 'care'],
    answer: [
      'A cremalheira quebra quando passa a carregar o que não devia: roldana gasta deixa a folha descer sobre o pinhão, parafuso frouxo tira um gomo do nível, e a pancada no fim do curso parte o dente. Falta ou excesso de folga, que deve ser de um a dois milímetros, faz o mesmo aos poucos. Trocar os gomos e alinhar fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Antes de pôr gomo novo',
    text: [
      'Olhe as roldanas: com a folha baixa, o gomo novo quebra no mesmo lugar. Depois confira a base do motor, que frouxa sobe e desce a cada partida.',
    ],
    points: [
      'Dente arrancado num ponto: pancada ou pedra.',
      'Dentes finos em toda a régua: folga errada.',
      'Nylon sem alma em folha pesada: troque por aço.',
    ],
  },
  {
    when: [why, 'braco', 'quebr*|entort*|solta|parte|partiu|empena'],
    subject: 'braco',
    isAboutSubject: true,
    aspects: ['works', 'care'],
    answer: [
      'O braço do basculante quebra porque leva o peso que a mola ou o contrapeso deixou de levar: cada subida o dobra um pouco, até trincar no furo do pino ou na solda. Pancada no fim, pino frouxo e folha forçada na mão com o motor travado completam a conta. Se já quebrou, ninguém embaixo e disjuntor desligado; o conserto fica de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Trocar o braço e a causa',
    text: [
      'Braço soldado sem equilibrar a folha parte de novo ao lado da solda. O técnico prova o equilíbrio primeiro e só então monta o novo.',
    ],
    points: [
      'Furo oval no pino: folga antiga.',
      'Risco de ferrugem atravessado: trinca.',
      'Estalo na partida: pino ou bucha.',
    ],
  },
  {
    when: [
      why,
      'fotocelula*',
      'para de funcionar|parou|estraga*|queima*|falha*|desalinha*|para|nao funciona',
    ],
    unless: 'nao fecha|nao abre|instalar',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['works', 'care'],
    answer: [
      'A fotocélula para de funcionar quase sempre por lente suja, sensor que saiu de linha ou água e formiga na emenda do fio; queimada de verdade, só depois de surto, batida ou anos de sol. Limpe as lentes com pano seco e gire um sensor devagar até a luz do receptor firmar. Se não firma, o par trocado fica de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'O que tira a fotocélula do ar',
    text: [
      'Sensor parafusado em coluna que treme perde a mira aos poucos. Sol baixo de frente cega o receptor por alguns minutos, sempre na mesma hora.',
    ],
    points: [
      'Falha depois da chuva: emenda sem vedação.',
      'Falha à tarde: sol na lente, inverta os lados.',
      'Luz apagada nos dois: fio ou saída da placa.',
    ],
  },
  {
    when: [why, 'rele|reles', 'cola*|gruda*|queima*|trava|estala*'],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['works', 'care'],
    answer: [
      'O relé da placa cola porque a faísca de cada partida derrete um pouco o contato, e com motor forçado ela é maior: folha pesada, capacitor fraco e toques repetidos no botão acabam soldando um contato no outro. O motor então não desliga: corte o disjuntor na hora. Trocar o relé parte de {{repair.from}}; placa nova fica de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Para o relé novo não colar também',
    text: [
      'Mede-se a corrente do motor na partida e move-se a folha na mão. Relé trocado num motor que puxa demais dura poucas semanas.',
    ],
    points: [
      'Motor que segue rodando: relé colado.',
      'Estala e não anda: contato queimado.',
      'Só um sentido: um dos dois relés.',
    ],
  },
  {
    when: [
      'controle*',
      'nao obedece|nao responde|so um|alguns|nem todos|so funciona com um|outro nao',
      'todos os controles|alguns controles|um controle|um dos controles|nem todos|so um controle|outro nao',
    ],
    unless: 'nenhum|perdi|program*|gravar',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Se um controle abre e outro não, a central está boa e o defeito é do que falhou: bateria fraca, botão gasto ou gravação perdida. Troque a bateria pela mesma medida; se a luz acende forte e o portão não reage, ele saiu da memória, ou a memória encheu e o mais antigo foi apagado. Gravar de novo todos os da casa fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Por que só alguns param',
    text: [
      'Controle de outra marca ou de código diferente nunca chega a gravar, embora a luz dele acenda. Cópia feita em balcão de um código rolante também para depois de alguns toques.',
    ],
    points: [
      'Falha só de longe: bateria ou antena.',
      'Parou depois de gravar um novo: memória cheia.',
      'Botão afundado: contato gasto.',
    ],
    send: 'Mande fotos dos controles que abrem e dos que não abrem, lado a lado.',
  },
];
