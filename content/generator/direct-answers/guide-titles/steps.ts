/** Titles that ask for the steps of a job: a sensor, a gear, an application on the telephone, wires for a motor. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const stepAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'passo a passo|passos|como instalar|como se instala|como colocar|tutorial|como ligar|etapas|como fazer a instalacao',
      'fotocelula*|sensor de barreira|sensor fotocelula',
    ],
    unless: 'preco|quanto custa|valor|erros|altura|alinhar',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Para instalar a fotocélula, com o disjuntor desligado, fixe os dois lados de frente um para o outro, entre quarenta e sessenta centímetros do piso, leve o fio de cada um por eletroduto separado da rede, ligue a alimentação e o contato nos bornes que o manual da central indica, religue e alinhe até a luz do receptor firmar. Depois prove: com a folha fechando, corte o feixe, e ela tem de parar e voltar.',
    ],
    heading: 'Onde a instalação costuma falhar',
    text: [
      'Falha no borne trocado, que deixa o portão sem fechar, e no receptor virado para o sol da tarde. A caixa da central tem a tensão da rede: se não tem prática, deixe essa parte para o técnico.',
      'Posto, ligado e provado por nós, o par fica entre {{part.photocell.from}} e {{part.photocell.to}}, em até {{part.photocell.hours}}.',
    ],
    points: [
      'Emissor recebe só alimentação; receptor, alimentação e contato.',
      'Parede ou coluna firme, sem balanço.',
      'Emenda nenhuma ao tempo.',
      'Fechamento automático se liga só depois da prova.',
    ],
    send: 'Mande uma foto dos dois lados do vão e da placa: dizemos onde cada fio vai e o que falta.',
  },
  {
    when: [
      'passo a passo|passos|como trocar|como se troca|como substituir|tutorial|como tirar|como fazer a troca|etapas',
      'engrenagem|engrenagens|coroa',
    ],
    unless: 'preco|quanto custa|valor|quando',
    subject: 'engrenagem',
    isAboutSubject: true,
    aspects: ['replace'],
    answer: [
      'Para trocar a engrenagem, desliga-se o disjuntor, trava-se a folha para não descer nem correr, solta-se o motor da base, abre-se a tampa do redutor, tira-se a engrenagem gasta e toda a graxa com pedaços de nylon, olha-se o eixo e o rolamento, põe-se a nova da mesma geração com graxa própria e se remonta. No fim se refaz o fim de curso e se prova a força.',
    ],
    heading: 'O que decide se dá para fazer em casa',
    text: [
      'Em portão de correr com a folha no chão, quem tem ferramenta consegue. Em basculante não solte o motor: pode ser ele que segura a folha. E a peça se pede pelo modelo da etiqueta, porque o mesmo motor mudou de passo sem mudar de nome.',
      'Trocada por nós, com mão de obra, fica entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    points: [
      'Fotografe cada etapa antes de desmontar.',
      'Graxa comum derrete e vaza: use a de engrenagem.',
      'Rolamento áspero se troca junto.',
      'Gastou em menos de um ano: a folha está pesada.',
    ],
    send: 'Mande a foto da etiqueta do motor e da engrenagem, se já a viu: dizemos qual é.',
  },
  {
    when: [
      'passo a passo|passos|como configurar|configurar|configuracao|como cadastrar|como conectar|conectar|parear|como parear|como instalar|como usar|como ligar|tutorial|guia|emparelhar',
      'tuya|smart life|smartlife|sonoff|ewelink|aplicativo|app|modulo wifi|modulo wi fi|alexa|google home',
    ],
    unless: 'senha|nao conecta|nao funciona|parou|desconect*',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['program', 'install'],
    answer: [
      'Para pôr o portão no aplicativo, seja Tuya, Smart Life, eWeLink ou o da marca, primeiro se liga o módulo: alimentação dele e dois fios do contato seco na entrada de botoeira da central, com o disjuntor desligado. Depois, no celular conectado ao Wi-Fi de 2,4 GHz da garagem, adicione o aparelho, segure o botão do módulo até a luz piscar depressa, escolha a rede, ponha a senha e ajuste o contato para pulso de um segundo. Alexa e Google se ligam por último, na conta do aplicativo.',
    ],
    heading: 'Onde a configuração costuma parar',
    text: [
      'Para na rede de 5 GHz, que a maior parte dos módulos não enxerga, e no relé deixado como interruptor: sem o modo de pulso, a central entende botão preso e não obedece mais.',
      'A ligação na placa é conosco, de {{repair.from}} a {{repair.to}}; motor e controles continuam os mesmos.',
    ],
    points: [
      'Sinal fraco na garagem: ponha um repetidor antes.',
      'Sensor de porta: o aplicativo passa a dizer se fechou.',
      'Uma permissão para cada pessoa, e não a senha de todos.',
      'Módulo longe da antena do receptor.',
    ],
    send: 'Mande a foto da placa da central e o nome do módulo: dizemos onde ele se liga.',
  },
  {
    when: [
      'guia|passo a passo|como fazer|tudo sobre|como passar|o que precisa|como deve ser|como e|preparar|entenda',
      'fiacao|instalacao eletrica|parte eletrica|fios|cabos|ponto de energia|infraestrutura',
      'portao automatico|portao eletronico|portoes automaticos|motor de portao|motor para portao|portao*|motor*',
    ],
    unless: 'cabos de aco|cerca|erros|checklist|obra',
    subject: 'fiacao',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['install', 'what'],
    answer: [
      'A fiação de um motor de portão pede um circuito só dele: do quadro sai um disjuntor próprio, com cabo de 2,5 mm² até uns vinte metros e de 4 mm² dali em diante, mais o fio terra, num eletroduto até a caixa do motor. Em outro eletroduto vão os fios finos: dois para a botoeira, quatro para a fotocélula do lado da central e os do outro lado do vão. A tensão do ponto tem de ser a da etiqueta.',
    ],
    heading: 'Quem faz cada parte',
    text: [
      'O eletricista leva a energia, põe o disjuntor, o terra e o DPS; nós ligamos motor, central, fotocélula e botoeira. Combine os dois na mesma semana, para não abrir parede duas vezes.',
      'Refazer uma ligação no portão, com o ponto pronto, fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Rede e comando nunca no mesmo tubo.',
      'Chegada dos fios na caixa por baixo, vedada.',
      'Emenda só em caixa seca.',
      'Extensão e benjamim, só numa emergência.',
      'Arame guia no eletroduto até o outro batente.',
    ],
    send: 'Mande uma foto do quadro, do vão e do lugar do motor, e diga a distância entre eles.',
  },
  {
    when: [
      'mesmo conduite|mesmo eletroduto|mesmo tubo|junto com o de a rede|junto com a rede|junto com fio|junto com o fio|junto de a rede|passar junto|juntos|junto',
      'fio*|cabo*|fiacao|conduite|eletroduto',
      'portao*|motor*|fotocelula*|botoeira|interfone|rede|energia',
    ],
    unless: 'cabo de aco|cabos de aco|parou junto|para junto',
    subject: 'fiacao',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed', 'install'],
    answer: [
      'Não passe junto: o fio de rede e os fios finos do portão, da fotocélula, da botoeira e do interfone, vão em eletrodutos separados. Lado a lado, a rede joga ruído no comando, e o portão abre sozinho, para no meio ou não obedece; e um fio descascado leva 127 ou 220 V à placa e a quem encosta no botão. A alimentação do motor pode seguir com outros circuitos de rede, se o eletricista confirmar o espaço e a bitola.',
    ],
    heading: 'Se só há um tubo',
    text: [
      'Use botoeira e fotocélula sem fio, ou cabo blindado com a malha aterrada num lado só, como solução de obra pronta. O certo continua sendo abrir um segundo caminho.',
    ],
    points: [
      'Separe também no chão, a um palmo.',
      'Caixa de passagem para cada um.',
      'Cabo de interfone velho serve ao botão, se estiver inteiro.',
    ],
    send: 'Mande uma foto da caixa da central e diga o que o portão faz de errado, se já há defeito.',
  },
  {
    when: ['dr|diferencial residual|disjuntor dr|interruptor diferencial|idr', 'portao*|motor*|circuito'],
    unless: 'caindo|cai|caiu|desarma*|disparando',
    subject: 'fiacao',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Precisa, sim: o motor do portão fica ao tempo e a folha é de metal, e nesses circuitos a norma de instalações elétricas pede o DR, que desliga em milésimos quando a corrente escapa pelo ferro ou por uma pessoa. Ele trabalha junto com o fio terra, e um não substitui o outro. Quem o põe no quadro é o eletricista.',
    ],
    heading: 'DR que desarma com o portão',
    text: [
      'Se o DR cai quando o motor liga, há fuga: emenda molhada, bobina úmida ou capacitor com carcaça ruim. Não o tire nem faça ponte; deixe o portão desligado e chame, porque ele está fazendo o serviço dele.',
      'Achar a fuga no motor ou na central é conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'DR de 30 mA, com botão de teste usado todo mês.',
      'Disjuntor comum protege o fio, e não a pessoa.',
      'Formigamento na folha: desligue na hora.',
    ],
    send: 'Mande a foto do quadro e diga se algo desarma quando o portão anda.',
  },
  {
    when: [
      'o que faz|que faz|o que e que faz|qual o trabalho|qual o servico|funcao de|trabalho de',
      'tecnico de portao|tecnico|instalador de portao|assistencia tecnica',
    ],
    unless: 'quando|depois|nao|sumiu|cobr*|errado|preco|diferenca',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['what', 'repair'],
    answer: [
      'O técnico de portão cuida do que move e comanda a folha: instala e conserta motor, central, controles, fotocélula, fim de curso e trava, troca cabo, roldana e cremalheira, equilibra o basculante e regula a força para o portão parar ao encostar. Folha torta, coluna e solda grande são do serralheiro; o ponto de energia, do eletricista. Um reparo dele fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'Como é a visita dele',
    text: [
      'Primeiro solta o motor e move a folha na mão, depois mede a parte elétrica, diz o preço e só então abre o que for preciso. Um conserto leva em geral {horas de reparo}.',
    ],
    points: [
      'Leva as peças mais comuns e a do seu motor, se viu a etiqueta antes.',
      'Deixa recibo com a garantia escrita.',
      'Ensina a destravar na falta de luz.',
    ],
    send: 'Mande um vídeo do portão, a etiqueta do motor e o bairro.',
  },
  {
    when: [
      'o que e|que e|o que significa|significado de|o que quer dizer|como assim',
      'folha de portao|folha do portao|folha',
    ],
    unless: 'dupla|duas|fixa|caiu|peso|pesa|torta|cinco',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what'],
    answer: [
      'A folha é a parte do portão que se move: o quadro com a chapa, a grade ou o ripado que fecha o vão. No basculante ela sobe, no de correr anda de lado e no de abrir gira na dobradiça, que pode levar uma folha ou duas. Coluna, trilho, motor e contrapeso ficam em volta e não são a folha.',
    ],
    heading: 'Por que se fala tanto nela',
    text: [
      'É o peso e o equilíbrio da folha que escolhem o motor, e é ela que se prova na mão quando algo falha: leve, o defeito é do motor ou da placa; pesada, é dela.',
    ],
    points: [
      'Medida da folha: largura vezes altura, sem a coluna.',
      'Material: alumínio, ferro em chapa ou grade, madeira.',
      'Folha torta ou solta: serralheiro antes do motor.',
    ],
    send: 'Para um motor, mande a foto da folha por dentro, com largura, altura e material.',
  },
];
