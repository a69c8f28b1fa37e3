/** Spare parts of our brand, by the movement of the gate, and a part named with a maker. */
import type { DirectAnswer } from '../../direct-answer.ts';

const part =
  'peca|pecas|reposicao|componente*|pecas de reposicao|peca de reposicao|pecas originais|kit de reparo';
const otherErrand = 'nao abre|nao fecha|nao anda|controle*|diferenca|ou|dura|instalar|kit de motor';
const sliding = 'deslizante*|de correr|correr';
const tilting = 'basculante*';
const swinging = 'pivotante*|de abrir|abrir|pistao';
const ofPrices =
  'As faixas de cada conserto estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).';
const send =
  'Mande pelo WhatsApp a foto da etiqueta do motor, a da peça ao lado de uma régua e o bairro: dizemos se ela se acha e quanto fica trocada.';

export const sparePartAnswers: readonly DirectAnswer[] = [
  {
    when: [part, 'ppa', sliding],
    unless: otherErrand,
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'replace', 'price'],
    answer: [
      'Peça de reposição PPA para motor deslizante nós levamos e trocamos na sua garagem: engrenagem, de {{part.gears.from}} a {{part.gears.to}}, placa, de {{part.board.from}} a {{part.board.to}}, capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, e cremalheira, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, já com a mão de obra. Se você quer só a peça, pergunte antes pelo modelo: ela é procurada pela etiqueta do motor.',
    ],
    heading: 'As peças que um deslizante PPA mais pede',
    text: [
      'O nome na tampa não basta, porque o mesmo nome cobre versões com engrenagem e placa diferentes. Valem o modelo e a tensão da etiqueta e, na placa, o código impresso nela.',
      'Peça trocada por nós tem {{parts.warranty}} de garantia, e o serviço, {{repair.warranty}}.',
    ],
    points: [
      'Motor gira e a folha fica: engrenagem ou pinhão.',
      'Ronca e não sai: capacitor, ou folha presa no trilho.',
      'Passa do ponto ou não para: peça de fim de curso na cremalheira.',
      'Nada acende: fusível, fonte ou placa.',
      'Estala e pula dente: cremalheira gasta ou baixa.',
    ],
    further: ofPrices,
    send,
  },
  {
    when: [part, 'ppa', tilting],
    unless: otherErrand,
    subject: 'portao-basculante',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'replace', 'price'],
    answer: [
      'Peça PPA para motor basculante nós levamos e trocamos na sua garagem: engrenagem, de {{part.gears.from}} a {{part.gears.to}}, placa, de {{part.board.from}} a {{part.board.to}}, capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, e cabo, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, já com a mão de obra. Para levar só a peça, pergunte antes: ela é procurada pelo modelo da etiqueta.',
    ],
    heading: 'As peças que um basculante PPA mais pede',
    text: [
      'Fuso, cursor e porca têm comprimento e passo próprios de cada modelo; capacitor e rolamento são de medida comum. Na placa manda o código impresso nela.',
      'A peça que pomos tem {{parts.warranty}} de garantia, e o nosso serviço, {{repair.warranty}}. Motor com várias peças no fim pede outra conta: o kit novo instalado começa em {{kit.padrao}}.',
    ],
    points: [
      'Motor gira e a folha não sobe: porca do fuso ou engrenagem.',
      'Ronca e para: capacitor, ou folha sem equilíbrio.',
      'Para antes ou bate no fim: ímã ou sensor de fim de curso.',
      'Tudo apagado: tomada, fusível ou placa.',
      'Cabo desfiado: ninguém destrava nem fica no vão.',
    ],
    further: ofPrices,
    send,
  },
  {
    when: [part, 'ppa', swinging],
    unless: otherErrand,
    subject: 'portao-pivotante',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'replace', 'price'],
    answer: [
      'Peça PPA para motor pivotante nós levamos e trocamos na sua garagem: engrenagem, de {{part.gears.from}} a {{part.gears.to}}, placa, de {{part.board.from}} a {{part.board.to}}, e capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, já com a mão de obra; suporte soldado ou reforçado fica entre {{part.metalwork.from}} e {{part.metalwork.to}}. Peça solta, sem o serviço, se pergunta antes, com o modelo da etiqueta.',
    ],
    heading: 'O que costuma gastar num pivotante PPA',
    text: [
      'Antes da peça, solte o motor na chave, com o disjuntor desligado, e gire a folha na mão: dobradiça caída gasta pino e engrenagem, e a peça nova iria pelo mesmo caminho.',
      'Garantia: {{parts.warranty}} na peça que trocamos e {{repair.warranty}} no serviço.',
    ],
    points: [
      'Folga no pino do suporte: a folha bate com o vento.',
      'Motor gira e a haste não sai: porca ou engrenagem.',
      'Só uma das folhas anda: capacitor ou saída daquele motor na placa.',
      'Diga de que lado fica o motor, esquerdo ou direito.',
    ],
    further: ofPrices,
    send,
  },
  {
    when: [part, 'ppa', 'original|originais|genuin*'],
    unless: otherErrand,
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'replace', 'price'],
    answer: [
      'Engrenagem e placa PPA têm de ser as do modelo, e é a peça dele que levamos e trocamos na sua garagem: engrenagem, de {{part.gears.from}} a {{part.gears.to}}, e placa, de {{part.board.from}} a {{part.board.to}}, com a mão de obra. Capacitor e rolamento são de medida comum, e ali valem os números. Se você faz questão da peça com a marca PPA, peça que o orçamento a escreva.',
    ],
    heading: 'Onde a peça da marca faz diferença',
    text: [
      'Dente de engrenagem fora de medida come o par em meses, e placa de outra família não lê os seus controles. Em capacitor, roldana e cabo a marca pesa menos que a medida e a qualidade.',
      'Original ou de medida comum, a peça que pomos tem {{parts.warranty}} de garantia, e o serviço, {{repair.warranty}}.',
    ],
    points: [
      'Engrenagem: número de dentes e diâmetro do furo.',
      'Placa: foto do código impresso, com o disjuntor desligado.',
      'Capacitor: microfarads e volts escritos no corpo dele.',
      'Peça a troca com a velha devolvida, para comparar.',
    ],
    further: ofPrices,
    send,
  },
  {
    when: [part, 'ppa'],
    unless: otherErrand,
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'replace', 'price'],
    answer: [
      'Peça de reposição PPA nós levamos e trocamos na sua garagem, com a mão de obra no preço: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, engrenagem, de {{part.gears.from}} a {{part.gears.to}}, e placa, de {{part.board.from}} a {{part.board.to}}. Quem quer a peça sem o serviço pergunta antes, com a foto da etiqueta.',
    ],
    heading: 'Como achar a peça PPA certa de primeira',
    text: [
      'O mesmo nome de motor cobre versões com engrenagem e placa diferentes. Na etiqueta valem o modelo, a tensão e a potência; na placa, o código impresso nela.',
      'Capacitor, rolamento e roldana são de medida comum. Damos {{parts.warranty}} de garantia na peça e {{repair.warranty}} na mão de obra.',
    ],
    points: [
      'Engrenagem: conte os dentes e meça o furo.',
      'Capacitor: copie o valor em microfarads e a tensão.',
      'Rolamento: o número está gravado no anel.',
      'Placa: fotografe a etiqueta dela, com o disjuntor desligado.',
    ],
    further: ofPrices,
    send,
  },
  {
    when: [
      'cremalheira*',
      'serve|servem|funciona|compativel|da certo|posso|pode|usar|aceita|encaixa|combina|entra',
    ],
    ofTwoBrands: 'any',
    unless: 'melhor|preco',
    subject: 'cremalheira',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['compatibility', 'replace'],
    answer: [
      'Serve se o dente da cremalheira tiver o mesmo passo do pinhão do motor: o que combina é o dente, e não a marca, e por isso entre {primeira} e {segunda} a resposta sai de um gomo encostado no pinhão. Se os dentes assentam inteiros em três ou quatro seguidos, ela serve; se sobem aos poucos, o pinhão vai gastar e pular. Trocar e alinhar a linha fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'Como provar o encaixe antes de parafusar',
    text: [
      'Meça dez dentes da cremalheira velha e dez da nova: a medida tem de ser igual. Uma diferença pequena em cada dente vira um dente inteiro no fim da folha.',
      'Não misture gomos de passo diferente na mesma folha, e deixe de 1 a 2 mm de folga entre o dente e o pinhão em todo o percurso.',
    ],
    points: [
      'Largura do dente: cobre a do pinhão.',
      'Altura do furo: alcança a do suporte.',
      'Folha pesada: dente de aço; folha leve: nylon com alma de aço.',
    ],
    further: ofPrices,
    send: 'Mande pelo WhatsApp a foto do pinhão e a de um gomo ao lado de uma régua, com a etiqueta do motor.',
  },
  {
    when: [
      'engrenagem|engrenagens|coroa|pinhao|estator|induzido|rotor|fuso|porca|acionador|calha|tampa|carcaca|redutor|chave',
      'serve|servem|funciona|compativel|da certo|posso|pode|usar|aceita|encaixa|cabe|combina|entra',
    ],
    ofTwoBrands: 'any',
    unless: 'melhor|preco|cremalheira',
    subject: 'engrenagem',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['compatibility', 'replace'],
    answer: [
      'Em geral não: engrenagem, pinhão, fuso, acionador, estator, tampa e chave são feitos para um modelo só, e a peça de um {primeira} quase nunca entra num {segunda}, porque mudam furo, passo e número de dentes. Nem entre dois motores da mesma marca a troca é certa. A peça se procura pelo modelo da etiqueta; trocada por nós, a engrenagem fica entre {{part.gears.from}} e {{part.gears.to}}, e o estator, entre {{part.stator.from}} e {{part.stator.to}}.',
    ],
    heading: 'O que passa de uma marca para outra',
    text: [
      'Passa a peça de medida comum: capacitor de mesmo valor, rolamento pelo número do anel, cabo, roldana e cremalheira de mesmo passo. A bobina, o dente e a calha são da fábrica.',
      'Fuso parecido engana: rosca de passo diferente trava a porca ou a gasta em semanas.',
    ],
    points: [
      'Compare a peça velha e a nova lado a lado, com régua.',
      'Número de dentes e diâmetro do furo iguais.',
      'Na bobina: potência, tensão e altura do pacote iguais.',
      'Peça que entra com força não é a certa.',
    ],
    further: ofPrices,
    send,
  },
  {
    when: [
      'braco|bracos|suporte|suportes',
      'serve|servem|funciona|compativel|da certo|posso|pode|usar|aceita|encaixa|cabe|combina|entra',
    ],
    ofTwoBrands: 'any',
    unless: 'melhor|preco',
    subject: 'braco',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['compatibility', 'replace'],
    answer: [
      'Às vezes, e quase sempre com adaptação: o braço só passa de um {primeira} para um {segunda} se o comprimento, o furo do pino e o encaixe no carrinho do motor forem os mesmos. O que não bate se corrige com solda ou bucha, e braço torto de medida faz a folha parar antes ou forçar no fim. Trocado e regulado por nós, o serviço fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'As medidas do braço que decidem',
    text: [
      'Meça de centro a centro dos furos, o diâmetro do pino e a espessura da chapa, no braço velho e no novo. O suporte soldado na folha pode ficar, se o pino é do mesmo diâmetro.',
      'Refazer ou reforçar o suporte, com solda, fica entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    points: [
      'Comprimento de furo a furo.',
      'Pino sem folga: pino frouxo bate e rasga a chapa.',
      'Fim de curso regulado de novo depois da troca.',
    ],
    further: ofPrices,
    send,
  },
  {
    when: [
      part,
      'serve|servem|funciona|compativel|da certo|posso|pode|usar|aceita|encaixa|cabe|combina|entra',
    ],
    ofTwoBrands: 'any',
    unless: 'melhor|preco|placa|controle*|cremalheira',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['compatibility', 'repair'],
    answer: [
      'Serve a peça de medida comum, e não a do modelo: capacitor, rolamento, cabo e roldana passam de um {primeira} para um {segunda} se a medida é a mesma; engrenagem, estator, fuso e tampa são de cada fábrica e não servem. Placa e controle só às vezes, conforme o fim de curso e o código. Na nossa mão o conserto vai de {{repair.from}} a {{repair.to}}, com a peça certa.',
    ],
    heading: 'Antes de comprar a peça da outra marca',
    text: [
      'O que está escrito na peça vale mais que a marca da caixa: microfarads e volts no capacitor, número no anel do rolamento, passo e diâmetro na rosca.',
      'Adaptação que pede lima ou solda em peça de giro dura pouco e leva o resto junto.',
    ],
    points: [
      'Foto da peça velha ao lado de uma régua.',
      'Etiqueta dos dois motores, com tensão e potência.',
      'Peça trocada por nós: {{parts.warranty}} de garantia.',
    ],
    further: ofPrices,
    send,
  },
  {
    when: ['mola|molas', 'medida|medidas|tamanho|qual mola|como escolher|comprar|diametro'],
    unless: 'pivotante|social|pedestre|enrolar|quebr*|porta',
    subject: 'contrapeso',
    isAboutSubject: true,
    aspects: ['choose', 'replace'],
    answer: [
      'A mola do portão basculante se compra igual à que saiu, por quatro medidas: grossura do arame, diâmetro de fora, comprimento em repouso e número de voltas; o par é sempre do mesmo peso. Não há tabela pelo tamanho do vão, porque ela equilibra o peso da folha: chapa, porta embutida e madeira pedem mola mais forte. Trocada e regulada por nós, fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}} quando não há solda.',
    ],
    heading: 'Como tirar a medida sem perigo',
    text: [
      'Meça com o portão aberto e escorado, que é quando a mola está quase sem força, e nunca a solte na mão: tensionada, ela fere. Na dúvida, uma foto ao lado da trena basta.',
      'Se o portão ganhou peso depois que foi feito, a medida velha já não serve, e quem acerta é a pesagem da folha.',
    ],
    points: [
      'Arame em milímetros, medido com paquímetro.',
      'Comprimento de gancho a gancho, sem esticar.',
      'As duas do mesmo lote.',
    ],
    send: 'Mande uma foto das duas molas, de longe e sem tocar, com largura, altura e material da folha.',
  },
  {
    when: ['capacitor*', 'permanente', 'partida'],
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['choose', 'what'],
    answer: [
      'Motor de portão usa capacitor permanente, que fica ligado o tempo todo em que ele gira. O de partida, próprio de compressor e bomba, só aguenta ligado por poucos segundos: posto no portão, esquenta e estoura. Compre o permanente com os mesmos microfarads do velho e tensão igual ou maior; trocado por nós, fica entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    heading: 'Como distinguir um do outro',
    text: [
      'O permanente tem valor baixo, em geral de oito a vinte e cinco microfarads em motor de casa, e tensão alta escrita no corpo. O de partida tem valor bem maior e uma faixa, com dois números.',
      'Antes de tocar nele, disjuntor desligado: capacitor guarda carga depois de apagado.',
    ],
    points: [
      'Valor e tensão copiados do velho ou da etiqueta do motor.',
      'Corpo estufado ou vazado: troca.',
      'Motor que ronca e só parte empurrado: capacitor fraco.',
    ],
    send: 'Mande pelo WhatsApp a foto do capacitor, com o que está escrito, e a da etiqueta do motor.',
  },
  {
    when: ['induzido|rotor', 'estator|bobina', 'ou|e|diferenca|x|qual'],
    unless: 'preco',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['what', 'repair'],
    answer: [
      'No motor de portão comum, de indução, a bobina está no estator, a parte parada, e o rotor que gira dentro dele não tem fio: quem queima é o estator. Induzido é o rotor enrolado do motor de escovas, de 12 ou 24 V, e ali quem se gasta são as escovas e o próprio induzido. Trocar o estator fica entre {{part.stator.from}} e {{part.stator.to}}; motor de corrente contínua se orça pela etiqueta.',
    ],
    heading: 'Como se sabe qual dos dois queimou',
    text: [
      'A medição decide: resistência da bobina e fuga para a carcaça, com o disjuntor desligado. Capacitor fraco e fio solto imitam motor queimado e custam menos.',
      'Rotor de indução só dá problema de eixo ou de rolamento, e aí o ruído aparece antes da parada.',
    ],
    points: [
      'Cheiro e verniz escuro: estator.',
      'Faísca e pó preto nas escovas: induzido.',
      'Eixo com jogo: rolamento.',
    ],
    send,
  },
  {
    when: [
      'engrenagem|coroa|engrenagens',
      'nylon|plastico|plastica',
      'quebra|dura|ruim|e ruim|fraca|resistente|presta|boa|bom|facil|aguenta|gasta',
    ],
    unless: 'quebrou|quebrada|trocar|preco|ou bronze|ou aco',
    subject: 'engrenagem',
    isAboutSubject: true,
    aspects: ['worth', 'lifetime'],
    answer: [
      'Não quebra fácil: em folha leve e equilibrada a engrenagem de nylon dura anos, trabalha em silêncio e, quando algo trava, cede antes da rosca do rotor, que custa mais. O que a mata cedo é folha pesada, batente batendo, motor no limite do peso e graxa errada. A troca fica entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    heading: 'O que faz a de nylon durar',
    text: [
      'Ela gasta aos poucos, e o aviso é pó claro sob a caixa e um ronco que aumenta. Trocada nessa hora, não leva o resto.',
      'Por de bronze no lugar só faz sentido se o fabricante a oferece para aquele modelo.',
    ],
    points: [
      'Folha movida com uma mão: a engrenagem agradece.',
      'Força da central regulada no mínimo que fecha.',
      'Graxa própria, sem misturar duas.',
    ],
    further: ofPrices,
    send,
  },
  {
    when: ['batente|batentes|parada', 'preco|quanto custa|valor|quanto fica|comprar'],
    unless: 'bate forte|batendo|porta|barulho',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['price', 'repair'],
    answer: [
      'O batente do portão se compra em serralheria ou loja de ferragem, e o preço da peça é de lá; refazê-lo com solda e reforço, com o motor no lugar, fica entre {{part.metalwork.from}} e {{part.metalwork.to}}. Se ele só apanha porque a folha chega forte, o que se acerta é o fim de curso, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Para que o portão precisa de batente',
    text: [
      'Quem para a folha todo dia é o fim de curso; o batente a segura no dia em que ele falha. No portão de correr são dois, um em cada ponta, e sem eles a folha sai do trilho.',
      'Borracha na face tira o ruído e poupa a cremalheira.',
    ],
    points: [
      'Chumbado no piso ou soldado na coluna, nunca só no reboco.',
      'Altura da travessa da folha.',
      'Um palmo depois do ponto em que a folha para.',
    ],
    send: 'Mande pelo WhatsApp uma foto de cada ponta do percurso, com a folha parada.',
  },
  {
    when: ['suporte|suportes|base|chapa', 'preco|quanto custa|valor|quanto fica|comprar', 'motor'],
    unless: 'nobreak|fotocelula|braco|concreto|controle*|camera',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Suporte novo ou refeito com solda, com o motor no lugar, fica entre {{part.metalwork.from}} e {{part.metalwork.to}}; a peça avulsa se compra em loja do ramo pelo modelo do motor, e o preço é dela. No kit instalado em basculante, de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX), a fixação já está na conta.',
    ],
    heading: 'Quando refazer o suporte',
    text: [
      'Chapa trincada, furo oval e parafuso que não aperta mais fazem o motor balançar e gastar a engrenagem. Solda boa em coluna firme resolve; em parede oca, não.',
      'No portão de correr o apoio é uma base no piso, que o pedreiro faz e que precisa secar antes.',
    ],
    points: [
      'Motor que balança na partida: suporte solto.',
      'Trinca na solda: pare de usar até refazer.',
      'Central desligada durante a solda.',
    ],
    send: 'Mande pelo WhatsApp uma foto do suporte de perto e outra do motor inteiro.',
  },
  {
    when: ['base', 'motor', 'fixar|fixacao|fazer|como|precisa|para|prender|chumbar'],
    unless: 'basculante*|preco|quanto custa|valor|rachou|quebr*|afund*|soltou|solta',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'A base do motor de correr é um bloco de concreto no piso, por dentro e rente à folha, com uma chapa ou chumbadores em que ele se parafusa; fica alguns centímetros acima do chão, para a água não entrar na caixa. Quem a faz é o pedreiro, e ela precisa secar antes de receber o motor. O motor deslizante em si sai por orçamento; trocado numa casa, fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que deixar pronto na base',
    text: [
      'O conduíte da energia e o da botoeira sobem por dentro dela, com sobra de fio. A altura sai da cremalheira: o pinhão tem de alcançar o dente com 1 a 2 mm de folga.',
      'Base sobre piso solto trabalha e desalinha tudo; o bloco desce até a terra firme.',
    ],
    points: [
      'Nível e esquadro com a folha.',
      'Furo oblongo na chapa, para acertar a distância.',
      'Portão com motor antigo: a base velha costuma servir, com chapa nova.',
    ],
    send: 'Mande pelo WhatsApp uma foto do piso ao lado da folha e a medida do vão.',
  },
  {
    when: ['placa|central', 'nova|novo|atual|moderna', 'motor antigo|motor velho|motor usado|antigo|velho'],
    unless: 'controle*|quanto custa|preco|queim*|ou motor|motor novo',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['compatibility', 'replace'],
    answer: [
      'Dá, se o motor antigo é de indução, com capacitor, e gira forte e sem esquentar: uma placa nova de mesma tensão e potência, que leia o fim de curso dele, o comanda bem, e a troca fica entre {{part.board.from}} e {{part.board.to}} com os controles gravados. Não dá quando ele tem inversor ou encoder de fábrica que já não se acha, e não compensa se a bobina ou a engrenagem também estão no fim.',
    ],
    heading: 'O que se mede antes de pôr a placa',
    text: [
      'Placa nova em bobina com fuga queima na primeira semana. Por isso o motor se mede antes, com o disjuntor desligado, e o capacitor se troca junto se estiver fraco.',
      'Quando a soma encosta num conjunto novo, os dois preços vêm no mesmo orçamento: numa casa, a troca completa vai de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Etiqueta do motor: tensão, potência e capacitor.',
      'Fim de curso de ímã ou de chave: a placa tem de ler o mesmo.',
      'Controles de hoje: só voltam se o receptor for da família deles.',
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e a da placa que está nele.',
  },
  {
    when: [
      'de quanto em quanto tempo|quanto tempo dura|quantos anos dura|vida util|dura quanto tempo|dura quantos anos',
      'cremalheira*',
    ],
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['lifetime', 'replace'],
    answer: [
      'Cremalheira não se troca por prazo, e sim pelo dente: numa casa, alinhada e com folha leve, passa fácil de dez anos; em prédio, ou com o motor baixo demais, pode pedir troca em dois ou três. Troque o gomo quando o dente fica fino na ponta, racha no furo ou deixa o pinhão pular. O serviço fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que faz a cremalheira durar',
    text: [
      'A folga de 1 a 2 mm entre os dentes, igual em todo o percurso, poupa a régua e o pinhão. Confira-a quando trocar roldana, porque a folha sobe ou desce com a roda nova.',
    ],
    points: [
      'Pó claro no chão: nylon sendo comido.',
      'Estalo sempre no mesmo ponto: um gomo fora de linha.',
      'Pinhão gasto: troque os dois.',
    ],
    further: ofPrices,
    send,
  },
];
