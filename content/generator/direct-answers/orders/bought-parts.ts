/** One spare part of our brand to buy: what it costs fitted, and how to order the right one. */
import type { DirectAnswer } from '../../direct-answer.ts';

const otherErrand =
  'consert*|repar*|arrumar|reforma|nao abre|nao fecha|nao anda|nao funciona|parou|travou|queim*|quebr*|estal*|barulho|como|diferenca|kit|instalar|regular|sozinh*|molhou|molhada|cheiro|pisca*|apit*|bip*|erro|pula*|salta*|escap*|frouxa|desalinh*|raspa*|nao grava|nao responde|nao obedece';
const bought =
  'original|avulso|avulsa|avulsos|avulsas|comprar|compra|preco|valor|quanto custa|quanto|vende*|onde|nova|novo|reposicao|loja|encontrar|acho|ppa';
const ofPrices =
  'As faixas de cada conserto estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).';

export const boughtPartAnswers: readonly DirectAnswer[] = [
  {
    when: ['ppa', 'engrenagem|engrenagens|coroa|coroas|pinhao', bought],
    unless: otherErrand,
    subject: 'engrenagem',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price', 'replace'],
    answer: [
      'Engrenagem PPA espanada ou gasta nós levamos e trocamos no motor, de {{part.gears.from}} a {{part.gears.to}} com a mão de obra e {{parts.warranty}} de garantia na peça. Avulsa, só para levar, pergunte antes: ela se procura pelo modelo da etiqueta e pelo número de dentes, e motores de nome parecido usam coroas diferentes.',
    ],
    heading: 'Como pedir a engrenagem que serve no seu PPA',
    text: [
      'Copie da etiqueta o modelo inteiro, com as letras do fim, e a tensão. Se a velha já saiu, conte os dentes, meça o diâmetro do furo e fotografe as duas faces ao lado de uma régua.',
      'Antes de pôr a nova, descubra por que a outra se gastou: folha que pesa na mão come a coroa seguinte também.',
    ],
    points: [
      'Nylon ou metal: vai o material que a fábrica usa no modelo; a de nylon é o fusível que poupa o resto.',
      'Coroa e pinhão gastos juntos se trocam juntos.',
      'Rolamento com folga: troca-se enquanto o motor está aberto.',
      'Graxa velha limpa, e a nova do tipo do fabricante.',
    ],
    further: ofPrices,
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e a da engrenagem ao lado de uma régua: dizemos se ela se acha e quanto fica trocada.',
  },
  {
    when: ['ppa', 'placa|placas|central|centrais|triflex|triflex connect|modulo', bought],
    unless: `apit*|bip*|erro|esquent*|nao grava|nao responde|nao obedece|${otherErrand}|outra marca|outro fabricante|quantos|cabem|memoria|wifi|wi-fi|wi fi|celular|inversor*|inversora|inverter|triflex|facility|jetflex|universal|defeito|erro|codigo|falha*|esquema|diagrama|ligacao|ligar|manual|usad*|seminov*|segunda mao|reset*|apagar|program*|configur*`,
    subject: 'central-de-comando',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price', 'replace'],
    answer: [
      'Placa PPA nós levamos e trocamos, de {{part.board.from}} a {{part.board.to}} com a mão de obra, {{parts.warranty}} de garantia na peça e {{repair.warranty}} no serviço. Avulsa, só para levar, pergunte antes: ela se procura pelo nome impresso na própria placa, como Triflex, e pelo modelo do motor.',
    ],
    heading: 'O que tem de combinar com a placa PPA nova',
    text: [
      'Motor comum e motor com inversor (Jetflex) levam placas diferentes, e uma não serve no outro. O tipo de fim de curso e a tensão também têm de ser os da que sai.',
      'Nem sempre a troca é precisa: relé, fusível e borne têm conserto, e o teste no local, com uma central que o técnico leva, diz qual é o caso.',
    ],
    points: [
      'Nome e código impressos na placa, lidos com o disjuntor desligado.',
      'Modelo e tensão do motor, lidos na etiqueta dele.',
      'Controles da casa: se o receptor é de outra família, gravam-se novos.',
      'Depois da troca, curso e força se regulam de novo.',
    ],
    further: 'A ordem dos testes está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e conte o que a placa faz: dizemos se ela se acha e quanto fica trocada.',
  },
  {
    when: ['ppa', 'fim de curso|fins de curso|ima|imas|reed|hall|encoder', bought],
    unless: `${otherErrand}|defeito|com problema`,
    subject: 'fim-de-curso',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price', 'replace'],
    answer: [
      'Fim de curso PPA nós levamos, trocamos e regulamos: a regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e a peça se soma conforme o tipo. Avulso, só para levar, pergunte antes pelo modelo, porque ímã, sensor, chave e encoder não se trocam um pelo outro.',
    ],
    heading: 'Que tipo de fim de curso o seu PPA usa',
    text: [
      'No portão de correr, os ímãs ficam presos na cremalheira e o sensor, no motor; no basculante, correm no trilho, junto do cursor. Na etiqueta, o modelo do motor diz qual é o sensor que a placa lê.',
      'Muitas vezes nada quebrou: o ímã saiu do lugar ou o fio se soltou, e a regulagem resolve.',
    ],
    points: [
      'Ímã trocado de lado: a folha para do lado errado.',
      'Distância entre ímã e sensor: poucos milímetros, e igual nos dois fins.',
      'Fio de sensor ressecado: troca-se junto.',
      'Sem fim de curso, a folha bate no batente: desligue o disjuntor.',
    ],
    further:
      'As formas de ajuste, uma por uma, estão em [regulagem de fim de curso](/topicos/regulagem-de-fim-de-curso-do-portao).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e a do fim de curso no lugar: dizemos qual é e quanto fica.',
  },
  {
    when: ['ppa', 'capacitor|capacitores', bought],
    unless: otherErrand,
    subject: 'capacitor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price', 'replace'],
    answer: [
      'Capacitor de motor PPA nós levamos e trocamos, de {{part.capacitor.from}} a {{part.capacitor.to}} com a mão de obra. Avulso, ele não precisa ser da marca: vale o mesmo valor em microfarads que está escrito no velho, com tensão igual ou maior.',
    ],
    heading: 'Como escolher o capacitor do seu PPA',
    text: [
      'O valor está no corpo da peça e também na etiqueta do motor. Maior não dá mais força: aquece a bobina.',
      'A troca é de técnico, porque o capacitor guarda choque mesmo com o disjuntor desligado. Se o motor continua roncando depois dela, o defeito é a folha presa ou a bobina.',
    ],
    points: [
      'Microfarads iguais aos do antigo.',
      'Tensão igual ou maior.',
      'Corpo que caiba no lugar, com os terminais do mesmo tipo.',
    ],
    further: ofPrices,
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e um vídeo com o som dele na partida: dizemos se é o capacitor.',
  },
  {
    when: ['ppa', 'cremalheira*', bought],
    unless: `${otherErrand}|motor`,
    subject: 'cremalheira',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price', 'replace'],
    answer: [
      'Cremalheira para motor PPA de correr nós levamos e montamos, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, na medida da folha. Para comprar só as barras, o que tem de combinar é o passo do dente com o pinhão do motor, e não a marca.',
    ],
    heading: 'Nylon ou aço, e quantos metros',
    text: [
      'Nylon com alma de aço é silencioso e basta em folha leve de casa; aço é para folha pesada e prédio. Meça a folha inteira, de ponta a ponta.',
      'Barra nova ao lado de velha só funciona com o dente do mesmo passo e a emenda conferida, ou o motor pula naquele ponto.',
    ],
    points: [
      'Foto de um palmo da cremalheira com régua.',
      'Pinhão gasto se troca junto.',
      'Altura certa: pequena folga entre dente e pinhão.',
    ],
    send: 'Mande pelo WhatsApp o comprimento da folha, a foto de um palmo da cremalheira com régua e a etiqueta do motor.',
  },
  {
    when: ['ppa', 'fuso|cursor|porca|castanha', bought],
    unless: otherErrand,
    subject: 'fuso',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price', 'replace'],
    answer: [
      'Fuso, cursor e porca de motor PPA nós levamos e trocamos na garagem, na faixa de conserto, de {{repair.from}} a {{repair.to}} com a mão de obra. Avulsos, pergunte antes: comprimento, diâmetro e passo da rosca mudam de um modelo para outro.',
    ],
    heading: 'O que medir antes de pedir',
    text: [
      'O fuso acompanha a altura da folha, e o cursor acompanha a rosca dele: trocar um com a rosca do outro gasta os dois. Porca de nylon comida com fuso inteiro troca-se sozinha.',
      'Fuso torto quase sempre foi folha forçada ou suporte solto; isso se acerta no mesmo dia.',
    ],
    points: [
      'Modelo do motor, na etiqueta.',
      'Comprimento total e diâmetro do fuso.',
      'Quantos fios a rosca tem em um palmo.',
    ],
    further: ofPrices,
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e a do fuso com régua, tirada de longe da folha.',
  },
];
