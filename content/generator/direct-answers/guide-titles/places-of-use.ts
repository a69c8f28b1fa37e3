/** Titles about a gate in its place: a busy street, a shop, an old house, rain, sun, winter, a building with many people. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const placeOfUseAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'rua movimentada|avenida|rua de muito movimento|rua com muito movimento|transito|rua perigosa|via movimentada|rua agitada',
      'portao automatico|portao eletronico|portoes automaticos|motor de portao|motor para portao|portao*|motor*',
    ],
    unless: 'parado|caminhao|barulho de a rua|vibra*|treme|av|endereco|conserto|tecnico|fechada para feira',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Em rua movimentada, escolha um motor rápido, porque o carro parado na calçada é o risco: o JETFLEX abre em {segundos jetflex} e sai por {{kit.jetflex}} instalado em basculante, e o SPEEDY abre em {segundos speedy}, por {{kit.speedy}}. Some um controle de bom alcance, para o portão já estar abrindo quando você chega, fotocélula e fechamento automático curto.',
    ],
    heading: 'Velocidade, e o que mais ajuda',
    text: [
      'A folha tem de estar reta e equilibrada, e o JETFLEX pede 220 V e leva até {{homeJetflex.weight}}. Se o seu corre ou abre, o motor rápido se orça pela folha.',
    ],
    points: [
      'Código rolante, porque o sinal se ouve da rua.',
      'Sinaleira para o pedestre, onde ele passa rente.',
      'Folha que não avança sobre a calçada.',
      'Nobreak: sem luz, ninguém desce do carro.',
    ],
    send: 'Diga se há 220 V no ponto e mande uma foto do portão por dentro com as medidas.',
  },
  {
    when: [
      'loja|comercio|loja de rua|padaria|mercado|farmacia|restaurante|salao|escritorio',
      'portao automatico|portao eletronico|automatizar|motor de portao|motor para portao|automatizacao|portao',
    ],
    unless:
      'enrolar|porta de|conserto|consert*|onde fica|nao abre|nao fecha|travad*|compr*|vende*|loja de portao|loja de motor|loja fisica|barulho|preco|quanto custa|paga|rateio|predio',
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para uma loja de rua, o portão automático se escolhe pelo movimento: se abre de manhã e fecha à noite, o motor de casa basta, e em basculante o kit sai instalado de {{kit.padrao}} a {{kit.jetflex}}; se cliente ou entrega entra de carro o dia todo, pede-se motor de uso intenso, de {{condominium.from}} a {{condominium.to}}. Se a sua é porta de aço de enrolar, o motor é outro, e dele quem cuida é o fabricante.',
    ],
    heading: 'O que um portão de loja pede além do motor',
    text: [
      'Fotocélula e força regulada, porque há cliente a pé no vão, sinaleira na calçada e um jeito de deixá-lo aberto no horário. Fora dele, trava elétrica ou cadeado com o disjuntor desligado.',
    ],
    points: [
      'Anote quantas vezes ele abre na hora mais cheia.',
      'Controle de cada funcionário numerado, para apagar quem sai.',
      'Nobreak para não ficar com a loja aberta na falta de luz.',
      'Serviço marcado antes de abrir ou no sábado.',
    ],
    send: 'Mande uma foto do portão por dentro, as medidas e quantas vezes ele abre por hora.',
  },
  {
    when: [
      'casa antiga|casas antigas|imovel antigo|sobrado antigo|portao velho|predio antigo',
      'automatico|automatizar|motor*|eletronico|automatizacao',
    ],
    unless: 'condominio*|predio|madeira|troc*|consert*|peca|controle*',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['compatibility', 'install'],
    answer: [
      'Dá para ter portão automático em casa antiga, muitas vezes com a mesma folha, se ela anda leve na mão e o ferro não está podre no pé. O que costuma faltar é o resto: fio terra e circuito próprio, coluna firme onde prender o motor e, no basculante, cabo e contrapeso revistos. Acertado isso, em basculante o kit sai instalado de {{kit.padrao}} a {{kit.jetflex}}; de correr e de abrir, por orçamento.',
    ],
    heading: 'O que se olha numa casa antiga',
    text: [
      'Muro de tijolo maciço segura bem; reboco solto, não. Fiação de pano e quadro de fusível pedem eletricista antes do motor, porque a partida puxa corrente.',
    ],
    points: [
      'Vão baixo ou estreito: meça com o carro.',
      'Folha de madeira: reforço de ferro por trás.',
      'Fachada tombada: pergunte à prefeitura antes.',
      'Rampa de paralelepípedo: veja onde o pé da folha raspa.',
    ],
    send: 'Mande uma foto do portão por dentro, das colunas e do quadro de luz.',
  },
  {
    when: [
      'ferro macico|ferro fundido|ferro pesado|ferro antigo|chapa grossa|aco macico|ferro batido',
      'portao automatico|portao eletronico|portoes automaticos|motor de portao|motor para portao|portao*|motor*',
      'qual|motor*|automatizar|automatico|serve|escolher|indicado|melhor',
    ],
    unless: 'enferruj*|quebr*|consert*|pintar',
    subject: 'portao-de-ferro',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Portão de ferro maciço pede o motor escolhido pelo peso, que aqui é alto: uma folha de três por dois metros passa fácil do limite dos motores pequenos. Em basculante, até {{home.weight}} serve o PPA Home do kit PADRÃO, por {{kit.padrao}}; até {{homeJetflex.weight}}, o do JETFLEX, por {{kit.jetflex}}; acima, a linha pesada, até {{heavyLine.weight}}, por orçamento. De correr, o motor deslizante se escolhe com um quinto de sobra na ficha.',
    ],
    heading: 'Como saber o peso do seu',
    text: [
      'Multiplique largura por altura e pelo peso do metro quadrado da chapa ou da grade, e some o quadro. Não solte cabo nem contrapeso para pesar a folha.',
    ],
    points: [
      'Roldana e trilho de carga antes do motor.',
      'Coluna e base que aguentem o tranco.',
      'Velocidade menor: folha pesada e rápida bate forte.',
      'Ferrugem no pé se trata antes.',
    ],
    send: 'Mande a altura, a largura, a espessura do ferro e uma foto por dentro.',
  },
  {
    when: [
      'chuva|chuvas|temporal|tempestade',
      'cuidado|cuidados|dicas|checklist|check list|como cuidar|proteger|prevenir|preparar|epoca de|periodo de|o que fazer em',
    ],
    unless:
      'nao abre|nao fecha|parou|molhou|entrou agua|depois de|capa|jeito de|telhado|placa|raio*|enchente',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care'],
    answer: [
      'Para a época de chuva forte, vede o furo dos fios por baixo da caixa do motor, limpe as lentes da fotocélula, varra o trilho e o ralo ao lado dele, veja se a tampa da central fecha firme e ponha DPS no quadro. Quando o temporal chega com raio, desligue o disjuntor do portão; se a água subir até a caixa, não religue antes de secar.',
    ],
    heading: 'O que a chuva costuma parar',
    text: [
      'Gota na lente e emenda molhada fazem o portão não fechar; água na botoeira o faz abrir sozinho; madeira inchada trava na lateral. Quase tudo se resolve entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Motor de casa aguenta respingo, e não jato nem poça.',
      'Cobertura com ar em volta, e não plástico amarrado.',
      'Choque ao tocar a folha molhada: disjuntor desligado na hora.',
      'Chave do destravamento à mão: com chuva falta luz.',
    ],
    send: 'Mande uma foto da caixa do motor, do trilho e das emendas à vista.',
  },
  {
    when: [
      'sol|calor|verao',
      'motor*|portao*|placa',
      'proteger|protecao|cobrir|cobertura|estraga|faz mal|cuidados|no sol|de o sol|pega sol|forte|esquenta no sol|direto',
    ],
    unless: 'solar|fotocelula*|sensor|controle*|painel',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care'],
    answer: [
      'Do sol o motor do portão se protege com sombra e ar: uma chapa ou telhadinho claro por cima, a um palmo da carcaça, aberto dos lados. Sol direto resseca a tampa e a vedação, esquenta a placa e faz o protetor térmico cortar mais cedo nas aberturas seguidas. Não embrulhe o motor em plástico nem em capa justa, que seguram o calor e a umidade.',
    ],
    heading: 'O que mais sofre com o sol',
    text: [
      'A fotocélula virada para o poente deixa de ver o feixe em certa hora: inverte-se emissor e receptor. Madeira empena, e o fio sem proteção racha a capa em poucos anos.',
    ],
    points: [
      'Tampa rachada se troca: por ali entra água.',
      'Motor que para só à tarde: calor e uso juntos.',
      'Tinta clara na folha de chapa esquenta menos.',
    ],
    send: 'Mande uma foto do motor no lugar e diga a que hora o sol bate nele.',
  },
  {
    when: [
      'inverno|frio|geada',
      'cuidado|cuidados|dicas|o que muda|preparar|manutencao|como cuidar|prevenir',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care'],
    answer: [
      'No inverno o cuidado com o portão é deixá-lo mais leve: limpe a graxa velha, que endurece no frio e prende a engrenagem e o fuso, ponha a indicada pelo fabricante, passe óleo fino em dobradiça e pivô e troque a bateria do controle, que perde alcance. Se de manhã ele arranca devagar e depois melhora, peça a medição do capacitor, que custa de {{part.capacitor.from}} a {{part.capacitor.to}}. E não aumente a força na placa: no calor ela sobra.',
    ],
    heading: 'Uma lista para antes do frio',
    text: [
      'Solte o motor com o disjuntor desligado e mova a folha na mão: pesada no frio quer dizer roldana, dobradiça ou equilíbrio. Sereno nas lentes da fotocélula atrasa o fechamento da manhã; um pano seco resolve.',
    ],
    points: [
      'Nobreak: bateria velha falha primeiro no frio.',
      'Madeira encolhe e folga o suporte: reaperte.',
      'Revisão anual marcada no outono.',
    ],
    send: 'Mande um vídeo da primeira abertura da manhã e a etiqueta do motor.',
  },
  {
    when: [
      'maresia|praia|beira mar|perto de o mar|litoral|sal',
      'portao automatico|portao eletronico|portoes automaticos|motor de portao|motor para portao|portao*|motor*',
      'estraga|faz mal|corroi|qual motor|motor para|aguenta|proteger|protecao|cuidados|dura|enferrujado|enferruja|automatico',
    ],
    unless: 'pintar|tinta|santos|guaruja|praia grande|atende*|qual motor|que motor|resistente|resiste',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care', 'choose'],
    answer: [
      'Maresia estraga, sim: o sal ataca primeiro os contatos da placa e os parafusos, depois o cabo de aço e a solda, e um motor sem cuidado dura bem menos que longe do mar. Qualquer motor de folha boa serve ali, com a caixa bem vedada, borrifo protetor nos contatos na revisão e lavagem da folha com água doce toda semana, sem jato. Folha já enferrujada se trata antes de receber motor.',
    ],
    heading: 'O que escolher para durar perto do mar',
    text: [
      'Folha de alumínio, cabo e parafuso de aço inox ou galvanizado, cremalheira de nylon ou galvanizada, furo dos fios por baixo. Duas revisões por ano em lugar de uma.',
    ],
    points: [
      'Ferrugem que empola: lixe, passe fundo e pinte.',
      'Dobradiça com óleo fino a cada mês.',
      'Casa fechada muito tempo: desligue e mova a folha na mão na volta.',
      'Cabo com um fio partido se troca.',
    ],
    send: 'Mande fotos da folha, dos cabos e da caixa do motor: dizemos o que tratar antes.',
  },
  {
    when: [
      'gato|gatos|cachorro|cachorros|cao|animal|pet|pets|bicho',
      'fotocelula*|sensor*',
      'detecta|ve|percebe|enxerga|pega|funciona|passando|passa|para',
    ],
    unless: 'preso|prendeu|xixi|roeu',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['safety', 'works'],
    answer: [
      'A fotocélula só detecta o gato ou o cachorro que cruza o feixe, e na altura comum, a do para-choque, ela não vê bicho baixo nem o que está deitado ao lado. Um segundo par, a um palmo do piso, pega quase todos; o resto fica por conta da força, regulada para a folha voltar ao encostar, e de não fechar sem olhar. Esse par, instalado, custa de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'Como regular para bicho em casa',
    text: [
      'Feixe a um palmo do piso, fora de grama e de folha que o vento mexe, e fechamento automático só com os dois pares em ordem. Prove com uma garrafa de pé no caminho.',
    ],
    points: [
      'Bicho preso: disjuntor desligado e folha aliviada na chave.',
      'Basculante: o perigo é o pé da folha, descendo.',
      'De correr: a fresta entre a folha e a coluna.',
    ],
    send: 'Mande uma foto do vão, com os dois lados, e diga que bicho há em casa.',
  },
  {
    when: [
      'regras|regra|cartilha|regulamento|orientacoes|comunicado|aviso|boas praticas|como usar',
      'morador|moradores|condominio*|predio|condomino*|uso',
      'portao*|garagem',
    ],
    unless: 'quem paga|multa|norma|abnt|nbr|lei|crianca*|fachada|calcada|obra',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety', 'allowed'],
    answer: [
      'As regras de uso do portão que valem em todo condomínio cabem num cartaz: um carro por abertura, esperar a folha abrir inteira, nunca passar com ela em movimento nem a pé pelo vão dos carros, não apertar o controle duas vezes, avisar a portaria ao perder um e não emprestá-lo. Quem bate no portão comunica na hora; com a folha torta ou o cabo solto, ninguém o usa até o técnico ver.',
    ],
    heading: 'O que cabe ao prédio',
    text: [
      'Ao prédio cabem fotocélula funcionando, sinaleira, força regulada, lista de controles em dia e a chave do destravamento com a portaria. Multa e rateio dependem da convenção, e regra nova se aprova em assembleia.',
    ],
    points: [
      'Criança não brinca na rampa nem com o controle.',
      'Moto e bicicleta também esperam a abertura.',
      'Na falta de luz, quem destrava é o porteiro.',
      'Mudança e entrega: portão assistido.',
    ],
    send: 'Conte o que mais acontece na sua garagem e mande uma foto da entrada: dizemos o que regular no portão.',
  },
  {
    when: [
      'tempo|segundos|velocidade|quantos segundos',
      'ideal|recomendado|certo|abertura|abrir|fechar|leva',
      'condominio*|predio',
    ],
    unless: 'pausa|quanto custa|preco|demor*|lento|instala*|garantia|manutencao',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose', 'adjust'],
    answer: [
      'O tempo de abertura bom num portão de condomínio fica entre oito e quinze segundos por passagem: menos que isso pede motor com inversor e folha muito reta, e mais que isso faz fila na rua. Depois de aberto, a pausa se mede pelo carro mais lento, em geral de quinze a trinta segundos, com fotocélula. Quem encurta a fila é o conjunto: motor de uso intenso, bom alcance do controle e pausa certa.',
    ],
    heading: 'Como medir no seu prédio',
    text: [
      'Cronometre dez carros na hora mais cheia, do toque no controle até a folha fechar, e conte quantos cabem numa hora. Se o motor esquenta nesse ritmo, a troca por um robusto fica entre {{condominium.from}} e {{condominium.to}}, com instalação.',
    ],
    points: [
      'Folha longa: o de correr em duas partes abre na metade.',
      'Mais velocidade, mais cuidado com a reversão.',
      'Regular pausa e força: de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    send: 'Mande a largura da folha, quantas vagas há e um vídeo de uma abertura.',
  },
  {
    when: [
      'condominio*|predio',
      'aberto o dia|aberto o tempo todo|aberto no pico|aberto em o pico|fica aberto|deixar aberto|aberto direto',
      'pico|dia inteiro|dia todo|hora|manha|horario|tempo',
    ],
    unless: 'esquecido|defeito|nao fecha',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Deixar o portão do condomínio aberto na hora do pico poupa o motor, mas abre a garagem a quem quiser entrar, e só se aceita com alguém vigiando. Se ele fica aberto o dia inteiro porque o motor não dá conta, o motor é que está pequeno: até dez aberturas por hora serve um comum, e acima disso pede-se um de trinta a cinquenta ciclos. A cancela de dia, com o portão à noite, é o caminho do meio.',
    ],
    heading: 'O que resolve a fila sem deixar aberto',
    text: [
      'Pausa mais longa com fotocélula deixa passar carros seguidos numa só abertura, se a convenção permite. Controle de bom alcance e motor mais rápido encurtam cada passagem.',
    ],
    points: [
      'Conte os carros de quinze em quinze minutos.',
      'Duas passagens, se há espaço: entrada e saída.',
      'Motor de uso intenso com instalação: de {{condominium.from}} a {{condominium.to}}.',
    ],
    send: 'Mande a etiqueta do motor e quantos carros saem na hora mais cheia.',
  },
  {
    when: [
      'ligacao de celular|ligacao de telefone|ligacao telefonica|ligacao|ligando|telefonema|chamada|telefone|ligar',
      'celular|telefone|chip|gsm',
      'abrir portao|abrir o portao|abre o portao|abrir|abre|portao',
    ],
    unless:
      'tecnico|assistencia|empresa|qual telefone|qual o telefone|telefone de|nao abre|wi fi|wifi|numero de|whatsapp|botoeira',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['works', 'install'],
    answer: [
      'Para abrir o portão por ligação de celular usa-se um módulo GSM, com chip próprio: você liga, ele reconhece o número cadastrado, recusa a chamada, que assim não é cobrada, e fecha o contato da botoeira. Funciona sem internet, onde o Wi-Fi não chega. O módulo e o chip são por sua conta, e ligá-lo à central é conosco, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que o módulo precisa',
    text: [
      'Precisa de sinal da operadora na garagem, chip ativo, alimentação da central e a lista de números, que se muda por mensagem. Confira se o modelo usa 4G, porque as redes antigas vão sendo desligadas.',
    ],
    points: [
      'Quem saiu: apaga-se o número.',
      'Sem luz: só com nobreak.',
      'Casa com bom Wi-Fi: o módulo pelo aplicativo sai mais simples.',
      'Controle e botoeira continuam iguais.',
    ],
    send: 'Mande a foto da placa da central e diga a operadora que pega na garagem.',
  },
  {
    when: ['norma|normas|nbr|abnt|norma tecnica', 'portao*|motor*|automatico'],
    unless: 'fotocelula obrigat*|calcada|lei|eletrica|5410|regulamento interno',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'As normas que alcançam um portão automático são de três tipos: a de segurança do motor, que segue a série IEC 60335 e pede proteção contra esmagamento; a da instalação elétrica, a NBR 5410, que pede circuito protegido, terra e DR em área externa; e as de acessibilidade e de manutenção de edifícios, que pesam em condomínio. Na prática exigem força limitada, fotocélula onde ele fecha sozinho, destravamento e registro de manutenção. O texto oficial se compra na ABNT.',
    ],
    heading: 'O que um síndico ou dono precisa provar',
    text: [
      'Norma não é lei, mas é por ela que perito e seguradora medem o cuidado de quem responde pelo portão. Guarde a nota do motor, o manual, os relatórios de visita e a data de cada teste de reversão.',
      'A regra da calçada e a da fachada são da prefeitura, e a do uso, da convenção.',
    ],
    points: [
      'Força provada com obstáculo, e não com a mão.',
      'Fotocélula testada e anotada.',
      'Aviso ou sinaleira onde passa pedestre.',
      'Chave do destravamento acessível.',
    ],
    send: 'Mande uma foto do portão por dentro e da central: dizemos o que falta para fechar com segurança.',
  },
  {
    when: [
      'calcada estreita|passeio estreito|calcada pequena|calcada curta|pouca calcada|sem calcada|rua estreita',
      'portao automatico|portao eletronico|motor de portao|portao*|motor*|garagem',
    ],
    unless: 'vantagem|vantagens|abre para fora|abrir para fora|invade|multa|lei',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Em calçada estreita o melhor portão é o de correr, que anda na própria linha e não avança sobre quem passa; se falta parede ao lado, o seccionado ou um basculante que só se recolhe para dentro. O basculante comum e o de abrir para fora ocupam o passeio enquanto se movem, e na capital a lei não deixa o automático sair do alinhamento do imóvel.',
    ],
    heading: 'O que mais conta onde a calçada é curta',
    text: [
      'O carro para com a traseira na rua, e por isso pesam a velocidade e o alcance do controle. Em basculante o motor rápido custa {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX, instalado; em portão de correr, sai por orçamento.',
    ],
    points: [
      'Fotocélula rente ao vão e sinaleira para o pedestre.',
      'Motor e braço por dentro, nunca sobre o passeio.',
      'A regra da sua rua está na prefeitura.',
    ],
    send: 'Mande uma foto da frente, com a calçada e a parede ao lado, e a largura do vão.',
  },
];
