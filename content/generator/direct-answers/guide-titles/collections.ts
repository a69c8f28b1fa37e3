/** Titles that promise a glossary, myths, frequent questions, a ranking, a history or the cost of a year. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const collectionAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'glossario|dicionario|termos tecnicos|termos|siglas|vocabulario|palavras',
      'portao automatico|portao eletronico|portoes automaticos|motor de portao|motor para portao|portao*|motor*',
    ],
    unless: 'termos e condicoes|termo de',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what'],
    answer: [
      'Os termos que mais aparecem num orçamento de portão: central é a placa que comanda o motor; receptor, a peça que ouve o controle; fim de curso, o sensor que diz onde parar; fotocélula, a que vê quem está na passagem; botoeira, o botão da parede; fuso e cremalheira, o que leva a força do motor à folha; ciclo, uma abertura e um fechamento; e destravamento, a chave que solta o motor na falta de luz.',
    ],
    heading: 'Outras palavras do ramo',
    text: [
      'Da folha: contrapeso e mola equilibram o basculante; roldana e trilho carregam o de correr; mata-junta cobre a fresta entre duas folhas. Do controle: código fixo repete o sinal, e código rolante muda a cada toque.',
      'Da eletricidade: capacitor dá a partida, inversor varia a velocidade, soft start arranca devagar, encoder conta as voltas, DPS segura o surto e DR desliga quando a corrente escapa.',
    ],
    points: [
      'HP e CV: potência, e na prática a mesma.',
      'Embreagem: o limite da força que empurra a folha.',
      'Trava elétrica: pino que segura a folha fechada.',
      'Nobreak: bateria que mantém o portão na falta de luz.',
      'Estator: a bobina que faz o motor girar.',
    ],
    send: 'Não entendeu uma linha do orçamento? Mande a foto dela, e explicamos.',
  },
  {
    when: [
      'mitos|mito|verdades|verdade ou mentira|mentiras|fake',
      'portao automatico|portao eletronico|portoes automaticos|motor de portao|motor para portao|portao*|motor*',
    ],
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what'],
    answer: [
      'É mito que motor mais potente conserta portão pesado, que graxa no trilho ajuda, que código rolante se copia em quiosque, que portão automático pesa na conta de luz e que nobreak de computador serve. É verdade que folha desequilibrada queima motor, que fotocélula evita acidente, que portão rápido diminui o risco na calçada e que cabo com fio partido não pode esperar.',
    ],
    heading: 'Por que os mitos saem caros',
    text: [
      'Cada um troca o defeito de lugar: a força a mais come a engrenagem, de {{part.gears.from}} a {{part.gears.to}}, a graxa segura areia na roldana, e o nobreak errado desliga na partida do motor.',
      'A prova de um portão são é simples: solto do motor, ele anda com uma mão e para onde se deixa.',
    ],
    points: [
      'Mito: se o motor não gira, queimou. Muitas vezes é o capacitor.',
      'Mito: controle bom dispensa bateria nova.',
      'Verdade: motor de casa não foi feito para prédio.',
      'Verdade: raio entra também pelo fio do interfone.',
    ],
    send: 'Ouviu algo sobre o seu portão e não sabe se é verdade? Pergunte, com a foto da etiqueta do motor.',
  },
  {
    when: [
      'perguntas frequentes|duvidas frequentes|principais duvidas|duvidas comuns|faq|perguntas e respostas|duvidas sobre|perguntas sobre',
      'portao automatico|portao eletronico|portoes automaticos|motor de portao|motor para portao|portao*|motor*',
    ],
    unless: 'empresa|instalador|tecnico|fazer ao',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['what', 'price'],
    answer: [
      'O que mais nos perguntam sobre motor de portão: quanto custa, e em basculante o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}; quanto dura, e com a folha leve passa de dez anos; se gasta luz, e numa casa soma menos de um quilowatt-hora por mês no movimento; como abre sem energia, pela chave de destravamento; e qual serve, o do tipo da folha e do peso dela.',
    ],
    heading: 'Respostas curtas às outras perguntas',
    text: [
      'Instala-se de {{install.hours.from}} a {{install.hours.to}} em portão pronto. O kit tem {{kit.warranty}} de garantia e se paga em até {{instalments}}. Conserto fica entre {{repair.from}} e {{repair.to}}, conforme a peça, com o valor dito antes.',
    ],
    points: [
      'Precisa de fotocélula? Sim, se o portão fecha sozinho.',
      'O controle antigo serve? Só se for da família da central nova.',
      'Funciona em 127 e 220 V? Cada motor tem a sua tensão, na etiqueta.',
      'Conserta outra marca? Sim, vendemos PPA e consertamos as outras.',
      'De quanto em quanto tempo se revisa? Uma vez por ano em casa.',
    ],
    further: 'As outras estão em [dúvidas frequentes](/duvidas-frequentes).',
    send: 'A sua não está aqui? Mande com a foto do portão por dentro e da etiqueta do motor.',
  },
  {
    when: [
      'top|ranking|melhores|os 5|os 3|os 10|lista de os melhores|quais os melhores|quais sao os melhores',
      'motor*',
      'deslizante*|de correr|correr',
    ],
    unless: 'basculante',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Não há cinco campeões de motor deslizante que sirvam a todo portão: o melhor é o que leva a sua folha com um quinto de sobra, aguenta as aberturas da hora mais cheia e tem peça à venda perto de você. Compare, entre PPA, Garen, Peccinin, Rossi e Nice, modelos da mesma classe: o de casa, o de uso intenso e o rápido, com inversor. Vendemos PPA, por orçamento, numa casa em geral de {{replacement.from}} a {{replacement.to}} com instalação.',
    ],
    heading: 'As cinco linhas da ficha que se comparam',
    text: [
      'Peso máximo, ciclos por hora, velocidade, tensão e garantia. Dois modelos iguais nessas cinco linhas diferem pouco na rua, e o que desempata é a placa e a engrenagem que a loja do bairro tem.',
    ],
    points: [
      'Folha leve de casa: qualquer dos pequenos, bem instalado.',
      'Chapa inteira ou ferro: modelo com redutor maior.',
      'Prédio: ciclos antes de força.',
      'Rua movimentada: o de inversor.',
    ],
    send: 'Mande o comprimento, a altura e o material da folha e uma foto do trilho.',
  },
  {
    when: ['comparativo|comparacao|comparando|tabela comparativa|compare', 'motor|motores'],
    unless: 'garen|rossi|peccinin|nice|ppa|speedy|jetflex|deslizante|de correr|1/4|1/3|1/2',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price'],
    answer: [
      'Nos motores para basculante que instalamos, a diferença está no tempo e no peso: o PADRÃO abre em {segundos padrão}, leva até {{home.weight}} e custa {{kit.padrao}}; o SPEEDY abre em {segundos speedy} e custa {{kit.speedy}}; o JETFLEX abre em {segundos jetflex}, leva até {{homeJetflex.weight}}, pede 220 V e custa {{kit.jetflex}}, todos instalados. Entre outros modelos, compare peso máximo, ciclos por hora, tensão, tempo de abertura e garantia, e não só a potência.',
    ],
    heading: 'Qual fica melhor em cada portão',
    text: [
      'Em folha que corre ou abre a comparação é outra, por peso e ciclos, e o motor sai por orçamento, numa casa em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Uso comum e nenhuma pressa: PADRÃO.',
      'Calçada movimentada e folha leve: SPEEDY.',
      'Avenida ou folha mais pesada: JETFLEX.',
      'Prédio: motor de uso intenso.',
    ],
    send: 'Mande uma foto do portão por dentro e as medidas: dizemos qual dos três serve.',
  },
  {
    when: [
      'historia|quem inventou|origem|quando surgiu|curiosidades|curiosidade|fatos',
      'portao automatico|portao eletronico|motor de portao|controle remoto de portao|portoes automaticos|portao|motor',
      'automatico|eletronico|motor|controle|portoes',
    ],
    unless: 'jogo|desenho|bairro|rua|museu',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what', 'works'],
    answer: [
      'O portão automático é filho da porta de garagem com motor, que apareceu nos Estados Unidos nos anos vinte do século passado, e do controle por rádio, que veio depois da guerra. Os primeiros controles repetiam o mesmo sinal e abriam a garagem do vizinho; por isso vieram as chavinhas de código e, nos anos noventa, o código rolante, que muda a cada toque. De lá para cá chegaram o inversor, que abre em segundos, e o celular.',
    ],
    heading: 'Curiosidades de quem trabalha com ele',
    text: [
      'O motor faz menos força do que parece: num basculante equilibrado, quem leva o peso é o contrapeso. E a peça que mais salva gente, a fotocélula, é uma luz que não se vê.',
    ],
    points: [
      'Numa casa, o portão anda poucos minutos por dia.',
      'Formiga gosta do calor da placa e queima relé.',
      'Quase todo defeito do controle é a bateria.',
      'A engrenagem de nylon gasta primeiro, para poupar o resto.',
    ],
    send: 'Se o seu é dos antigos, mande a foto da etiqueta: dizemos se ainda tem peça.',
  },
  {
    when: [
      'por ano|anual|ao ano|por mes|mensal',
      'manter|custo|gasto|gasta|despesa|quanto custa ter|quanto custa manter',
      'portao automatico|portao eletronico|portoes automaticos|motor de portao|motor para portao|portao*|motor*',
    ],
    unless: 'condominio*|predio*|contrato|energia|luz|plano|kwh|consumo',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['price', 'care'],
    answer: [
      'Manter um portão automático de casa custa por ano uma revisão, a bateria dos controles e poucos reais de energia, porque no movimento ele gasta menos de um quilowatt-hora por mês. A visita sai por orçamento, e como medida um ajuste fica entre {{part.adjustment.from}} e {{part.adjustment.to}}. De tempos em tempos some uma peça: roldanas ou cabos, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, ou engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    heading: 'O que faz a conta crescer',
    text: [
      'Cresce com folha pesada, uso de prédio em motor de casa e barulho que se deixa para depois. Em dez anos, um motor bem cuidado costuma pedir um capacitor e um par de roldanas; um forçado pede outro motor, de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Trilho varrido toda semana: de graça.',
      'Revisão: uma vez por ano em casa.',
      'Nobreak: bateria nova a cada dois a quatro anos.',
      'Surto: DPS no quadro custa menos que uma placa.',
    ],
    send: 'Mande a etiqueta do motor e diga quantas vezes o portão abre por dia: dizemos o que esperar.',
  },
  {
    when: [
      'perguntas|o que perguntar|perguntar',
      'instalador de portao|instalador de motor|instalador|tecnico|empresa|orcamento|serralheiro|contratar',
      'portao automatico|portao eletronico|portoes automaticos|motor de portao|motor para portao|portao*|motor*',
    ],
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Ao instalador de portão, pergunte seis coisas: o que está no preço e o que se paga à parte, que peso máximo o motor leva, se a folha será equilibrada antes, onde vai a fotocélula, que garantia vem por escrito e quem volta se der defeito. Quem é do ramo responde sem consultar ninguém, pede foto e medidas e entrega nota.',
    ],
    heading: 'As respostas que deve ouvir',
    text: [
      'Peso com sobra de um quinto, circuito próprio com terra, força provada com obstáculo e a chave do destravamento na sua mão. Desconfie de preço fechado sem ver a folha.',
      'A nossa: em basculante, de {{kit.padrao}} a {{kit.jetflex}} instalado, com {{kit.warranty}} de garantia e visita sem taxa na área atendida.',
    ],
    points: [
      'Quanto tempo leva e o que precisa estar pronto?',
      'Os controles antigos servem?',
      'Quem faz a parte elétrica?',
      'Se parar no fim de semana, quem atende?',
    ],
    send: 'Faça essas perguntas a nós, com uma foto do portão por dentro e as medidas.',
  },
  {
    when: [
      'guia de problemas|guia de defeitos|lista de problemas|lista de defeitos|problemas mais comuns|defeitos mais comuns|principais problemas|principais defeitos|problemas comuns|defeitos comuns|tabela de defeitos',
      'portao|motor|portoes',
    ],
    unless: 'ppa|garen|rossi|peccinin|controle|basculante|correr|deslizante|pivotante|placa',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Os problemas do portão se reconhecem pelo que ele faz: tudo mudo é energia, fusível ou placa; só o controle mudo é bateria ou receptor; ronca e não anda é capacitor ou folha presa; não fecha ou volta é fotocélula ou força; para antes ou bate no fim é fim de curso; o motor gira e a folha não anda é engrenagem; pesado na mão é contrapeso, roldana ou dobradiça. Cada conserto desses fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'A ordem em que se testa',
    text: [
      'Disjuntor, botoeira, outro controle, lentes da fotocélula e, por fim, a folha na mão com o motor solto, se ela está reta e com os cabos inteiros. Em cinco minutos a lista fica reduzida a uma ou duas peças.',
    ],
    points: [
      'Não espera: cabo com fio solto, folha torta, choque e cheiro de queimado.',
      'Espera o expediente: barulho, lentidão, controle fraco.',
      'Uma religada do disjuntor, e não mais.',
    ],
    send: 'Mande um vídeo do que ele faz e a etiqueta do motor.',
  },
];
