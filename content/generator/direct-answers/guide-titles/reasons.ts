/** Titles that ask why one should have, do or not do something with a gate. */
import type { DirectAnswer } from '../../direct-answer.ts';

const why =
  'por que|porque|motivos para|razoes para|importancia de|a importancia|motivo para|qual a importancia';

export const reasonAnswers: readonly DirectAnswer[] = [
  {
    when: [why, 'aterrar|aterramento|fio terra|terra'],
    unless: 'choque|formig*|queim*|cai|caindo|barulho',
    subject: 'fiacao',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety'],
    answer: [
      'Porque o portão é ferro molhado ao alcance de todos: com o fio terra, a corrente de um fio descascado desce para o chão e o disjuntor ou o DR desliga na hora; sem ele, a folha fica energizada até alguém encostar. O terra também é o caminho do protetor de surto, que sem ele não salva a placa. Neutro e haste solta no jardim não fazem esse papel.',
    ],
    heading: 'O que se liga ao terra',
    text: [
      'A carcaça do motor, a caixa da central e a folha, por um fio que vem da barra de terra do quadro junto com a rede. Quem faz e mede é o eletricista.',
    ],
    points: [
      'Formigou ao tocar: desligue o disjuntor e afaste as crianças.',
      'Casa antiga sem terra: peça o aterramento antes do motor.',
      'DR e terra trabalham juntos.',
    ],
    send: 'Mande a foto do quadro e da chegada dos fios na caixa do motor.',
  },
  {
    when: [why, 'disjuntor', 'separado|proprio|exclusivo|so dele|so para|dedicado|independente'],
    subject: 'fiacao',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety', 'install'],
    answer: [
      'Porque é pelo disjuntor que se para um portão que não obedece, se destrava com segurança e se limpa a fotocélula, e com um só dele isso se faz sem apagar a casa. Ele também protege um fio dimensionado para a partida do motor, e um curto na garagem não derruba a geladeira. Se cai, aponta o portão, e não um de dez aparelhos.',
    ],
    heading: 'Qual disjuntor se usa',
    text: [
      'Com cabo de 2,5 mm², o motor de casa costuma ficar em 10 A na rede de 220 V e em 16 A na de 127 V, curva C, confirmado pelo eletricista pela etiqueta e pela distância.',
    ],
    points: [
      'Bipolar em 220 V, para cortar as duas fases.',
      'Etiqueta com a palavra portão ao lado dele.',
      'DR e DPS no mesmo quadro.',
      'Se ele cai, o defeito é de outro lugar, e não do tamanho dele.',
    ],
    send: 'Mande a foto do quadro e da etiqueta do motor.',
  },
  {
    when: [
      why,
      'manutencao|preventiva|revisao|revisar',
      'portao automatico|portao eletronico|portoes automaticos|motor de portao|motor para portao|portao*|motor*',
    ],
    unless: 'condominio*|predio*|contratar|quanto custa',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['worth', 'care'],
    answer: [
      'Porque o portão se gasta a cada abertura, mesmo funcionando: roldana, cabo, engrenagem e sensor perdem folga aos poucos, a folha pesa, e quem paga é o motor. A manutenção troca a peça barata antes que ela leve a cara e confere o que protege gente, a força e a fotocélula. Um conserto fica entre {{repair.from}} e {{repair.to}}; um motor novo em casa, entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'De quanto em quanto tempo',
    text: [
      'Em casa basta uma visita por ano, de {{maintenance.hours.from}} a {{maintenance.hours.to}}. Entre uma e outra, varra o trilho, limpe as lentes e escute: barulho novo é o primeiro aviso.',
    ],
    points: [
      'Cabo com fio partido não espera a data.',
      'Folha leve na mão: motor que dura.',
      'Capacitor medido antes de falhar.',
      'Destravamento provado, para a falta de luz.',
    ],
    send: 'Diga quando foi a última revisão e mande um vídeo do portão andando, com som.',
  },
  {
    when: [
      `${why}|riscos de|perigos de|perigo de`,
      'nao instalar|instalar sozinho|instalar por conta|fazer sozinho|eu mesmo|por conta propria|sem tecnico',
    ],
    unless: 'da para|posso',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'safety'],
    answer: [
      'Porque dois dos erros de quem instala sozinho não se veem: o peso suspenso do basculante, que solta de uma vez quando se mexe no cabo ou na mola, e a força mal regulada, que só aparece no dia em que a folha encontra alguém. Somam-se a ligação na rede, a garantia da instalação, que se perde, e a placa queimada por fio trocado. A parte de ferro, como base e suporte, quem tem prática consegue fazer.',
    ],
    heading: 'Quanto custa não fazer sozinho',
    text: [
      'Em basculante o kit sai instalado de {{kit.padrao}} a {{kit.jetflex}}, com {{kit.warranty}} de garantia. Quem já tem o motor na caixa paga só o serviço, dito pela foto da etiqueta.',
    ],
    points: [
      'Conferir a folha vem antes do motor.',
      'Regular força e parada pede prova com obstáculo.',
      'Circuito próprio e terra são do eletricista.',
    ],
    send: 'Mande uma foto do portão por dentro e da etiqueta do motor, se já o comprou.',
  },
  {
    when: [
      'desvantagem|desvantagens|contras|contra|pontos negativos|ponto negativo|lado ruim|problemas',
      'motor rapido|alta velocidade|jetflex|4 segundos|portao rapido|motor veloz|motor de 4 segundos|inversor',
    ],
    unless: 'vantagem|vantagens|pros|barulho|conserto|trocar',
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['worth', 'choose'],
    answer: [
      'As desvantagens do motor rápido são o preço, a exigência e o reparo: ele custa mais, pede folha reta e equilibrada, que a velocidade castiga se estiver torta, costuma pedir ponto de {{homeJetflex.volts}}, e a placa com inversor é só a dele. Também dá menos tempo de reação, e por isso não vai sem fotocélula. Em garagem recuada e rua calma, o PADRÃO de {{kit.padrao.seconds}}, por {{kit.padrao}}, faz o mesmo serviço.',
    ],
    heading: 'Quando a pressa compensa assim mesmo',
    text: [
      'Compensa em rua movimentada, em quem chega de madrugada e em entrada com fila atrás. O meio-termo é o SPEEDY, de {{kit.speedy.seconds}}, por {{kit.speedy}}; o JETFLEX, de {{kit.jetflex.seconds}}, custa {{kit.jetflex}} instalado.',
    ],
    points: [
      'Folha que treme ou raspa: conserte antes.',
      'Sem ponto de 220 V, some o eletricista à conta.',
      'Criança ou animal no vão: fotocélula também embaixo.',
    ],
    send: 'Mande um vídeo da folha andando na mão, as medidas e a tensão do ponto.',
  },
  {
    when: [
      'desvantagem|desvantagens|contras|pontos negativos|ponto negativo|lado ruim',
      'aluminio|portao de aluminio',
    ],
    unless: 'vantagem|vantagens|pros|ou|ferro',
    subject: 'portao-de-aluminio',
    isAboutSubject: true,
    aspects: ['worth', 'choose'],
    answer: [
      'As desvantagens do portão de alumínio são o perfil fino, que amassa numa batida e cede no ponto em que o braço ou a cremalheira puxa, a folha leve que balança no vento, e o conserto, que pede solda própria e muitas vezes o perfil inteiro. Custa também mais que o ferro na compra. Para o motor isso se resolve com reforço no ponto de fixação e força baixa.',
    ],
    heading: 'O que se ganha em troca',
    text: [
      'A folha não enferruja, dispensa pintura e pesa perto da metade da mesma em chapa de ferro, e por isso força menos motor, cabo e roldana. Para folha basculante o kit instalado fica entre {{kit.padrao}} e {{kit.jetflex}}.',
    ],
    points: [
      'Chapa de reforço por dentro, onde entra o suporte.',
      'Parafuso e rebite conferidos na revisão: a vibração afrouxa.',
      'Folha fechada e larga: o vento pesa mais que o metal.',
    ],
    send: 'Mande a foto do portão por dentro, com as medidas.',
  },
  {
    when: [
      'beneficio|beneficios|vantagem|vantagens|por que|ajuda|importancia',
      'idoso|idosos|idosa|terceira idade|cadeirante|cadeirantes|deficiente|mobilidade',
      'portao|motor',
    ],
    unless: 'manual|falta de luz|sem luz',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['worth', 'safety'],
    answer: [
      'Para o idoso, o portão automático tira o esforço e a exposição: ninguém ergue nem empurra folha, ninguém desce do carro na chuva ou na rua, e a entrada se abre também de dentro de casa ou pelo celular de um parente. Pede três cuidados: controle fácil de apertar, fotocélula que espere quem anda devagar e nobreak ou bateria para a falta de luz.',
    ],
    heading: 'O que ajustar para quem anda devagar',
    text: [
      'Tempo de fechamento mais longo, força no mínimo que move a folha e uma botoeira na altura da mão. Em basculante o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}; o par de fotocélulas, de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    points: [
      'Um só botão usado no controle, com marca em relevo.',
      'Destravamento ensinado a quem mora perto.',
      'Saída a pé que não dependa do portão grande.',
    ],
    send: 'Mande a foto da entrada e diga quem usa o portão.',
  },
];
