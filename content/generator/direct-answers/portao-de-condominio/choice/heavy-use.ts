/** Answers to titles about gates of condominiums: heavy use. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { building } from '../../../words/title-groups.ts';

/** Words of titles about a broken gate, or about something else in a building, such as its cameras or who pays. */
const otherMatters =
  'nao abre|nao fecha|consert*|parado|quebr*|queim*|travad*|manuten*|preventiva|contrato|controle*|quem paga|interfone|tag|camera|assembleia|aprovacao|nobreak|barulho|urgente|fotocelula|placa';

export const heavyUseAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'motor de casa|motor residencial|motor comum|kit de casa|kit residencial|motor de uso residencial|motor domestico',
      'condominio*|predio*|edificio*',
      'aguenta|serve|posso|pode|da para|funciona|usar|colocar|por|botar|vale a pena|tem problema',
    ],
    unless: 'qual motor|diferenca|ou|condominio de casas|queimou|queimado|apartamentos|unidades|vagas',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['allowed', 'choose'],
    answer: [
      'Num prédio pequeno, sim; nos outros, não. O motor de casa aguenta de {{stator.thin.from in digits}} a {{stator.thin.to}} por hora, e com folha leve serve onde a hora da saída não passa disso. Acima, ele esquenta, desliga na fila e pode queimar no primeiro ano, e o certo é um de estator robusto, que faz de {{stator.robust.from in digits}} a {{stator.robust.to}} e, com a instalação em portão pesado, fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'O número que decide por você',
    text: [
      'Conte os carros que passam entre sete e oito da manhã, em dois dias: costuma ser um terço das vagas. Esse número, com folga, é o que a ficha do motor tem de trazer.',
    ],
    points: [
      'Até umas trinta vagas e folha leve: faça a conta antes de descartar o de casa.',
      'Garantia: leia se o fabricante a mantém em uso coletivo.',
      'Folha acima do peso da etiqueta não serve, nem com poucas aberturas.',
    ],
    send: 'Mande quantas vagas há, as medidas da folha e a foto do portão por dentro.',
  },
  {
    when: [
      'condominio*|predio*|edificio*',
      'quantos ciclos|quantas aberturas|quantas vezes|ciclos por hora|aberturas por hora|vezes por hora|ciclos hora|limite de ciclos|limite de aberturas',
    ],
    unless:
      'ano|lubrific*|manutencao|revisao|controle|parcel*|bateria|nobreak|sem luz|apartamentos|unidades|vagas|preco|custa',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['choose', 'lifetime'],
    answer: [
      'Motor próprio para condomínio, de uso intenso e com estator robusto, aguenta em geral de {{stator.robust.from in digits}} a {{stator.robust.to}} por hora; o de casa, de estator fino, fica em {{stator.thin.from in digits}} a {{stator.thin.to}}, e depois disso esquenta e desliga na fila. O número certo é o da ficha do modelo, e ele tem de passar dos carros da sua hora mais cheia, que costumam ser um terço das vagas.',
    ],
    heading: 'Da hora cheia para a ficha do motor',
    text: [
      'Um ciclo é uma abertura com o fechamento, e o que conta é a pior hora, e não o total do dia. Conte num dia útil, de manhã cedo e no fim da tarde, e deixe folga.',
      'Motor de uso intenso com instalação, em portão pesado, fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    points: [
      'Até dez carros na hora cheia e folha leve: um motor comum ainda serve.',
      'De onze a cinquenta: estator robusto.',
      'Acima de cinquenta: divida em duas passagens, entrada e saída.',
      'Para quente com pouco uso: defeito ou folha pesada, e não excesso.',
    ],
    send: 'Mande a etiqueta do motor de hoje e os carros da hora mais cheia: dizemos se ele dá conta.',
  },
  {
    when: [
      'alto fluxo|grande fluxo|fluxo alto|fluxo intenso|uso intenso|muito fluxo|alta rotatividade|muito movimento|muito uso|abre toda hora|abre o dia todo|abre muito|abre direto',
      'condominio*|predio*|edificio*|garagem|estacionamento',
      'motor|motores',
    ],
    unless:
      'rapid*|veloz*|veloc*|consert*|queim*|nao abre|nao fecha|esquent*|parou|quebr*|bldc|brushless|sem escovas|sem escova',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price'],
    answer: [
      'Portão de condomínio com alto fluxo, que abre o tempo todo, pede motor de uso intenso, de estator largo, que faz de trinta a cinquenta ciclos por hora ou mais; o de casa, com cinco a dez, esquenta e para na fila. Instalado em portão de condomínio, o conjunto fica entre {{condominium.from}} e {{condominium.to}}, conforme o peso da folha e as aberturas da hora mais cheia.',
    ],
    heading: 'Como pedir o motor certo para muito movimento',
    text: [
      'Conte as aberturas de hora em hora, das sete às nove da manhã, por três dias, e fique com a hora mais cheia: esse número tem de caber nos ciclos por hora escritos na ficha. O peso da folha vem depois, com um quarto de sobra.',
      'A visita para medir não tem taxa, e o orçamento sai por escrito, em linhas separadas, para a assembleia.',
    ],
    points: [
      'Ciclos por hora e peso máximo do modelo, por escrito.',
      'Fotocélula e força regulada, por causa do pedestre.',
      'Revisão em intervalo menor que o de uma casa.',
      'Folha leve na mão: ela poupa qualquer motor.',
    ],
    further:
      'O artigo sobre [estatores](/blog/qualidade-estatores-motor-portao) mostra a diferença por dentro.',
    send: 'Mande fotos da folha fechada e do motor e diga quantas vagas usam a entrada.',
  },
  {
    when: [
      'quantos carros|carros|veiculos|moradores|familias',
      'motor|motores|automatizador|qual|portao',
      'condominio*|predio*|edificio*|vila|estacionamento',
      '20|25|30|35|40|45|50|60|70|80|90|100|120|130|150|160|200|250|300|400|500|muitos',
    ],
    unless: 'bat*|amass*|fech*|risc*|controle*|tag*|demora|kg|quilos|paga|rapid*|veloz*',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Conte os carros da hora mais cheia, e não o total: em geral um terço deles sai ou entra na mesma hora da manhã, e esse é o número de ciclos por hora que o motor tem de aguentar. Até dez, um motor comum ainda serve; daí a cinquenta, só o de uso intenso; acima disso, divida em duas passagens. Instalado, o conjunto de prédio fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    description:
      'Conte os carros da hora mais cheia do prédio: até dez ciclos por hora, um motor comum ainda serve; daí a cinquenta, só o de uso intenso.',
    heading: 'Da lista de carros ao motor',
    text: [
      'Depois da contagem vem o peso da folha, porque peso e repetição esquentam o mesmo motor. A velocidade também conta: portão que demora segura a fila na rua.',
      'A visita para medir não tem taxa, e o orçamento sai em nome do síndico.',
    ],
    points: [
      'Peça à portaria a contagem das sete às nove num dia comum.',
      'Visita, entrega e moto também são viagens.',
      'Fotocélula para carro baixo e para carro alto.',
      'Nobreak próprio, se a saída não pode parar sem luz.',
    ],
    send: 'Mande os carros da hora cheia, o tipo e o tamanho do portão e a foto da etiqueta do motor de hoje.',
  },
  {
    when: [
      'condominio*|predio*|edificio*|coletivo|residencial',
      'muitos ciclos|ciclos|muitas aberturas|muito movimento|movimentado|uso intenso|alto fluxo|grande fluxo|fluxo|muitas vezes|abre muito|muito uso|entra e sai|dia todo',
    ],
    unless:
      'rapid*|veloz*|veloc*|nao|parou|e para|que para|para de|para em meio|para sozinho|quebr*|queim*|esquent*|superaquec*|barulho|manutencao|contrato|nobreak|quantos ciclos|ou|diferenca|trava|fotocelula|controle*|bldc|brushless|sem escovas|sem escova',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Portão de condomínio com muitos ciclos por dia pede motor de uso intenso, de estator robusto, que faz de {{stator.robust.from in digits}} a {{stator.robust.to}} por hora; o de casa fica em {{stator.thin.from in digits}} a {{stator.thin.to}} e para de calor na hora mais cheia. Instalado em portão de prédio, custa em geral de {{condominium.from}} a {{condominium.to}}.',
    ],
    heading: 'Como contar os ciclos do seu prédio',
    text: [
      'Cada ciclo é uma abertura com o seu fechamento. O que escolhe o motor é a pior hora, e não a soma do dia: conte de manhã cedo ou no fim da tarde, num dia útil.',
      'Velocidade também desafoga a fila, porque portão rápido fecha antes do carro seguinte; em folha comprida isso pede inversor.',
    ],
    points: [
      'Sem como contar: estime duas viagens por vaga em uso, quase todas de manhã e no fim da tarde.',
      'Peso e comprimento da folha, que pesam junto com os ciclos.',
      'Roldana, dobradiça ou cabo gastam na mesma proporção: revisão a cada {{maintenance.interval}}.',
      'Fotocélula dos dois lados e fechamento automático com tempo curto.',
    ],
    further:
      'O que comparar entre propostas está na página do [motor de portão para condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande pelo WhatsApp quantas vagas há, as aberturas da hora mais cheia e uma foto do portão inteiro por dentro.',
  },
  {
    when: [
      'silencios*|sem barulho|menos barulho|baixo ruido',
      'predio*|condominio*|edificio*|apartamento*',
      'motor|portao|motores',
    ],
    unless: 'nao|consert*|multa|reclama*|convencao|horario|barulhento',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Motor silencioso para prédio é o de uso intenso com inversor, que arranca e freia devagar e não bate no fim, sobre uma folha que rola ou gira sem raspar. Em portão de prédio, com a instalação, fica em geral entre {{condominium.from}} e {{condominium.to}}, por orçamento escrito.',
    ],
    heading: 'De onde vem o barulho que sobe aos apartamentos',
    text: [
      'A maior parte não é do motor: é roda seca, guia frouxa, batente de ferro e base presa à laje, que leva a vibração para os quartos. Isso se acerta por {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}} e rende mais que a marca.',
      'Só depois se escolhe o motor, com os ciclos por hora acima da hora mais cheia: silencioso e fraco volta a gritar em um ano.',
    ],
    points: [
      'Cremalheira de nylon com alma de aço, se o peso permite.',
      'Coxim de borracha entre o motor e a base.',
      'Batente macio e parada suave regulada.',
      'Fechamento mais lento à noite, se a placa deixa.',
    ],
    further:
      'O que comparar entre propostas está na página do [motor de portão para condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande pelo WhatsApp um vídeo com som, gravado do andar que reclama e outro perto do portão, e quantas vagas há.',
  },
  {
    when: [
      'condominio*|predio*',
      'pequeno|poucas unidades|poucas vagas|poucos apartamentos|vila',
      'motor|qual|comprar',
    ],
    unless: 'contrato|manutencao|custo|barulho',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose', 'buy'],
    answer: [
      'Condomínio pequeno se escolhe pela hora de pico: até dez aberturas por hora e folha leve, um motor de casa com estator bom ainda serve; acima disso, motor de uso coletivo, mesmo que a folha seja leve. Em portão pesado o conjunto instalado fica de {{condominium.from}} a {{condominium.to}}.',
    ],
    heading: 'A conta de um prédio de poucas vagas',
    text: [
      'Conte as saídas entre sete e oito da manhã: cada carro é um ciclo de abrir e fechar. Mais de uma dúzia de vagas costuma passar dos {{stator.thin.to}} que um motor comum de casa aguenta numa hora.',
      'Depois vem o peso da folha e o tempo: com rua movimentada, abertura rápida encurta a fila. O orçamento vai por escrito para o síndico.',
    ],
    points: [
      'Fotocélula em duas alturas.',
      'Código rolante com controle numerado por unidade.',
      'Revisão a cada {{maintenance.interval}}.',
      'Nobreak, se a garagem não tem outra saída.',
    ],
    send: 'Mande o número de vagas, a foto da folha por dentro e a etiqueta do motor atual.',
  },
  {
    when: [
      'alto fluxo|alto trafego|trafego intenso|grande fluxo|fluxo alto|uso intenso|alta rotatividade|muito fluxo|fluxo intenso',
      'motor|portao|automatizador',
    ],
    unless: 'consert*|queim*|nao abre|esquent*|rapid*|veloz*|veloc*',
    subject: 'portao-de-condominio',
    aspects: ['choose', 'price'],
    answer: [
      'Motor de alto fluxo é o que aguenta muitas aberturas por hora sem cortar por calor: o que se pede é motor de uso intenso, de trinta a cinquenta ciclos por hora, contra os cinco a dez do motor de casa. Instalado em portão de prédio ou empresa, fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'Fluxo se mede na hora cheia',
    text: [
      'Conte os carros de hora em hora, das sete às nove da manhã, durante três dias: a hora mais cheia, com folga, é o que a ficha do motor tem de trazer.',
      'Velocidade também é fluxo: com inversor a folha libera a rua mais cedo, e a fotocélula deixa a pausa curta sem risco.',
    ],
    points: [
      'Ciclos por hora na proposta, por escrito.',
      'Peso da folha abaixo do limite da ficha.',
      'Roldana, trilho ou dobradiça para o mesmo uso.',
      'Revisão a cada {{maintenance.interval}}.',
    ],
    send: 'Mande pelo WhatsApp uma foto da folha fechada, a etiqueta do motor atual e os carros da hora mais cheia.',
  },
  {
    when: [
      'condominio*|predio*|edificio*|apartamentos|unidades',
      '2 motores|dois motores|motor duplo|um motor em cada|dois portoes|entrada e saida',
    ],
    unless: `${otherMatters}|eclusa*|clausura*|intertrav*|gaiola`,
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Dois motores no portão do condomínio fazem sentido em folha dupla de abrir, um por folha, ou em duas passagens, uma de entrada e outra de saída; numa folha só, dois motores brigam, e o certo é um motor do tamanho dela. Cada conjunto pesado instalado fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'Quando são dois e quando é um maior',
    text: [
      'Entrada e saída separadas são a melhor compra do prédio com fila: se um portão para, o outro segue. Na hora da pane, essa reserva vale mais que velocidade.',
      'Em folha dupla a central comanda o par e atrasa uma das folhas, para que a de cima chegue por último. As duas precisam ter peso parecido.',
    ],
    points: [
      'Duas passagens: centrais separadas e controles com dois botões.',
      'Folha dupla: uma central para o par, com atraso regulado.',
      'Basculante largo: um motor pesado, ou dois sincronizados de fábrica.',
      'Fotocélula em cada vão.',
    ],
    further:
      'O que comparar entre propostas está na página do [motor de portão para condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande pelo WhatsApp a foto das entradas por dentro, o número de vagas e o que hoje trava a fila.',
  },
  {
    when: ['condominio*|predio*|edificio*', 'apartamentos|unidades|vagas|moradores|familias|casas'],
    unless: `${otherMatters}|horizontal|casas de|entrada e saida`,
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'O motor do condomínio não se escolhe pelo número de unidades, e sim pelos carros que saem na hora mais cheia: em geral um terço das vagas sai entre sete e nove da manhã. Até dez ciclos por hora um motor comum ainda serve; acima, peça um de uso intenso, de trinta a cinquenta. Instalado em folha pesada, fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'A conta da hora cheia, com o seu prédio',
    text: [
      'Peça ao porteiro que marque as aberturas de hora em hora, das sete às nove, por três dias. A hora mais cheia é o que a proposta tem de cobrir, com folga.',
      'Depois vem a folha: peso, tipo e espaço. Duas passagens, uma de entrada e outra de saída, dividem o trabalho e deixam uma de reserva.',
    ],
    points: [
      'Ciclos por hora do modelo, escritos na proposta.',
      'Peso da folha na ficha, com sobra.',
      'Cadastro de controles por unidade, que se apague um a um.',
      'Revisão a cada {{maintenance.interval}} e prazo de resposta.',
      'Destravamento que o zelador saiba fazer.',
    ],
    questions: [
      {
        question: 'Prédio pequeno pode usar motor de casa?',
        answer:
          'Quase nunca: só com folha dentro do peso dele e até dez aberturas na hora mais cheia. Com fila, o motor de casa corta por calor.',
      },
    ],
    further:
      'O que comparar entre propostas está na página do [motor de portão para condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande pelo WhatsApp a foto da folha fechada, a etiqueta do motor atual e as aberturas da hora mais cheia da manhã.',
  },
  {
    when: [
      'condominium|penta',
      'aberturas|ciclos|quantas vezes|acionamentos',
      'quantas|quantos|aguenta|hora|dia',
    ],
    unless: 'nao abre|nao fecha|parou|consert*',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price'],
    answer: [
      'O número de aberturas por hora está na ficha da versão; como ordem de grandeza, motor de uso coletivo faz de trinta a cinquenta ciclos por hora, contra os cinco a dez do de casa. O PPA Condominium e o Penta são da linha pesada, para folha de até {{heavyLine.weight}}, e ficam entre {{condominium.from}} e {{condominium.to}} com a instalação. Conte as aberturas da hora mais cheia e peça um modelo acima delas.',
    ],
    description:
      'O número de aberturas por hora está na ficha do motor: o de uso coletivo faz de trinta a cinquenta ciclos por hora, e o de casa, de cinco a dez.',
    heading: 'Da garagem cheia ao motor',
    text: [
      'Em prédio, um quarto das aberturas do dia costuma cair na mesma hora da manhã. Esse é o número que se compara com a ficha, e não o total.',
      'Acima de cinquenta por hora, dividir a entrada e a saída em dois portões alivia mais que um motor maior.',
    ],
    points: [
      'Vagas e moradores que saem entre sete e nove da manhã.',
      'Peso da folha e estado dos cabos e pivôs.',
      'Ventilação da caixa do motor.',
    ],
    send: 'Mande pelo WhatsApp o número de vagas, uma foto do portão por dentro e a da etiqueta do motor de hoje.',
  },
  {
    when: ['apartamento*|predio*|edificio*|condominio*', 'motor|motores|automatizador|automatizadores'],
    unless:
      'nobreak|bateria|alugad*|aluguel|quebrad*|queim*|nao abre|nao fecha|parado|travad*|consert*|manuten*|controle*|contrato|quem paga|placa*|dura|ou',
    figure: { unit: 'power' },
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isAboutFigure: true,
    aspects: ['choose', 'price'],
    answer: [
      'Motor de {figura} num prédio: a potência diz pouco, e quem decide são os ciclos por hora e o peso de folha que a ficha do modelo dá. O motor de uso coletivo se escolhe por esses dois números, com a hora mais cheia contada; instalado, o de um portão pesado de condomínio fica entre {{condominium.from}} e {{condominium.to}}, por orçamento.',
    ],
    description:
      'Num prédio, {figura} diz pouco: o motor se escolhe pelos ciclos por hora e pelo peso da folha, e instalado fica entre {{condominium.from}} e {{condominium.to}}.',
    heading: 'O que ler na ficha ao lado da potência',
    text: [
      'Dois motores com o mesmo número na etiqueta podem ter redutor e estator muito diferentes. O de casa faz de cinco a dez ciclos por hora; o de uso intenso, de trinta a mais de cinquenta.',
      'Peça a ficha do modelo oferecido e compare com as vagas que usam a entrada entre sete e nove da manhã.',
    ],
    points: [
      'Ciclos por hora acima da hora mais cheia do prédio.',
      'Um quinto do peso máximo de sobra, ou mais.',
      'Tensão igual à do quadro.',
      'Redutor para uso contínuo, com peça à venda.',
    ],
    send: 'Mande pelo WhatsApp o número de vagas, fotos da folha por dentro, a etiqueta do motor de hoje e a ficha do modelo que ofereceram.',
  },
  {
    when: ['apartamento*|predio*|edificio*', 'motor|motores|automatiz*|instal*'],
    unless:
      'nobreak|bateria|alugad*|aluguel|quebrad*|queimad*|nao abre|nao fecha|parado|travad*|conserto|manuten*|controle|clon*|tag|contrato|quem paga|interfone|placa*|dura|duracao|vida util|quantos anos',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose', 'price', 'allowed'],
    answer: [
      'A garagem de um prédio de apartamentos pede motor de uso intenso, escolhido pelo número de aberturas na hora mais cheia e pelo peso da folha, e não o motor de casa. Motor e instalação de portão pesado de condomínio ficam entre {{condominium.from}} e {{condominium.to}}, e o orçamento sai em nome do síndico.',
    ],
    heading: 'Quantos apartamentos, quantas aberturas',
    text: [
      'Cada carro faz de duas a quatro passagens por dia, e um quarto delas cai na mesma hora da manhã ou da noite. É essa hora que esquenta o motor: o comum de casa faz de cinco a dez ciclos por hora, e o de uso intenso, de trinta a mais de cinquenta.',
      'O portão da garagem é área comum. Quem pede a troca é o síndico ou a administradora, com autorização conforme a convenção.',
    ],
    points: [
      'Número de vagas em uso e horário de pico.',
      'Tipo da folha, medidas e material.',
      'Tensão do quadro e distância até o motor.',
      'Quantos controles ou tags precisam ser gravados.',
    ],
    questions: [
      {
        question: 'Motor de casa aguenta um prédio pequeno?',
        answer:
          'Só com pouquíssimas vagas e folha leve. Se houver fila de manhã, ele para pelo protetor térmico, e o conserto repetido custa mais que o motor certo.',
      },
      {
        question: 'Os controles dos moradores continuam servindo?',
        answer:
          'Continuam se a central nova aceitar a mesma família, ou com um receptor avulso. A lista de controles por apartamento se refaz na troca.',
      },
      {
        question: 'A garagem fica fechada durante a troca?',
        answer: 'Fica no manual por algumas horas, com data avisada aos moradores e alguém no vão.',
      },
    ],
  },
  {
    when: [
      'bldc|brushless|sem escovas|sem escova',
      `${building}|coletivo|vila`,
      'motor|motores|portao|portoes|fluxo intenso|alto fluxo|fluxo alto|grande fluxo|muito fluxo|muito movimento|uso intenso',
    ],
    unless: 'queim*|nao abre|nao fecha|parou|esquent*|consert*|nobreak|solar',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isAboutModel: true,
    winsTies: true,
    aspects: ['choose', 'price', 'worth'],
    answer: [
      'Vale a pena onde o fluxo é intenso: o motor BLDC, que é o brushless ou sem escovas, esquenta menos e arranca e freia macio. O que decide no prédio é a ficha: exija os ciclos por hora da sua hora mais cheia e um peso máximo acima do da folha, porque há BLDC feito só para casa. O motor comum de uso intenso, de indução e estator largo, faz de {{stator.robust.from in digits}} a {{stator.robust.to}} por hora e é mais fácil de consertar; instalado em condomínio, fica entre {{condominium.from}} e {{condominium.to}}, e o BLDC sai por orçamento.',
    ],
    heading: 'BLDC ou motor de indução no portão do prédio',
    text: [
      'No BLDC a placa comanda cada bobina, e por isso ele só anda com a placa do próprio modelo. Pergunte, antes de assinar, onde se compra essa placa e em quantos dias ela chega, porque um portão coletivo não pode esperar semanas.',
      'Para medir o fluxo, conte as aberturas de hora em hora, em três dias úteis, e fique com a hora mais cheia. Se o número passa de cinquenta, divida em entrada e saída antes de procurar um motor mais forte.',
    ],
    points: [
      'Ciclos por hora e peso máximo escritos na proposta.',
      'Tensão do modelo, e se ele aceita bateria para a falta de luz.',
      'Proteção contra surto no circuito, que a placa dele pede.',
      'Fotocélula em duas alturas e força regulada com o motor novo.',
    ],
    send: 'Mande o modelo do BLDC que lhe ofereceram, fotos da folha fechada e quantos carros saem na hora mais cheia.',
  },
];
