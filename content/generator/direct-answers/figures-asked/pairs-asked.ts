/** Two things of which the title has to choose one: new or used, kit or motor, one or two, simple or double. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const pairAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'motor|automatizador|kit',
      'novo ou usado|usado ou novo|novo ou seminovo|usado ou um novo|novo ou um usado|novo x usado|usado x novo|novo ou motor usado|usado ou motor novo',
    ],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'worth'],
    answer: [
      'Motor novo, em quase todos os casos: em basculante ele sai por {{kit.padrao}} já instalado, no kit PADRÃO, com {{kit.warranty}} de garantia. O usado só compensa se você o vê funcionar, se a peça ainda se acha e se o preço dele, somado à montagem e ao que faltar, fica bem abaixo disso. Não vendemos usado.',
    ],
    heading: 'A conta inteira do usado',
    text: [
      'Some suporte, fim de curso, controles e mão de obra, que o anúncio não traz. Uma engrenagem que acaba no primeiro ano custa de {{part.gears.from}} a {{part.gears.to}}, e uma placa, de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Etiqueta legível, com tensão, peso e modelo.',
      'Motor do mesmo tipo de portão que o seu.',
      'Ligado na sua frente, sem cheiro e sem ronco.',
      'Recibo, porque a garantia do novo não passa para ele.',
    ],
    send: 'Mande a foto do portão por dentro e, se já achou um usado, a etiqueta dele.',
  },
  {
    when: [
      'kit|kit completo|kit instalado|o kit',
      'so o motor|so motor|somente motor|motor avulso|motor sozinho|apenas o motor|comprar motor|motor ou|ou motor',
      'ou|x|versus|diferenca',
    ],
    unless: 'correr|deslizante|pivotante|usado|jetflex|speedy|padrao|consert*|importado',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'buy'],
    answer: [
      'Leve o kit se o portão ainda não tem motor: por {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX) vêm motor, central, dois controles, fixação e a instalação em basculante, com {{kit.warranty}} de garantia. Só o motor, de {{motor.quarterCv}} a {{motor.halfCv}} na tabela, serve a quem troca um igual e já tem suporte, fiação e quem monte. Somadas a montagem e as peças que faltam, o motor avulso costuma sair mais caro.',
    ],
    heading: 'O que falta em quem compra só o motor',
    text: [
      'Falta a mão de obra, e às vezes o braço, o suporte e os controles da mesma família. Montagem por conta própria fica sem a garantia da instalação.',
    ],
    points: [
      'Motor velho igual e suporte bom: o avulso pode valer.',
      'Primeiro motor da casa: kit.',
      'Portão de correr ou de abrir: os dois saem por orçamento.',
    ],
    send: 'Mande a foto do portão por dentro e, se já há motor, a etiqueta dele.',
  },
  {
    when: [
      'pivotante|de abrir',
      'deslizante|correr|de correr',
      'barato|mais barato|caro|mais caro|em conta|preco|custa menos|custa mais|economico|quanto custa',
    ],
    unless: 'basculante|barulho',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Num portão que já existe, o deslizante costuma sair mais barato: é um motor só, com cremalheira, enquanto o pivotante de duas folhas leva dois motores e uma central para os dois. Com uma folha só os dois ficam próximos. Ambos saem por orçamento; numa casa, a troca de um motor fica em geral entre {{replacement.from}} e {{replacement.to}}, e um não serve no portão do outro.',
    ],
    heading: 'O que entra na conta de cada um',
    text: [
      'No de correr somam-se trilho, roldana e base, se faltam. No de abrir somam-se coluna firme, dobradiça boa e, em folha longa, a trava elétrica.',
    ],
    points: [
      'Trilho torto ou roldana ruim: até {{part.rollersAndCables.to}} de conserto antes.',
      'Dobradiça que cai: solda antes do motor.',
      'Portão ainda por fazer: o preço da folha é do serralheiro.',
    ],
    send: 'Mande uma foto do portão inteiro, por dentro, com largura, altura e material.',
  },
  {
    when: ['um braco|1 braco|braco unico|um braço', 'dois bracos|2 bracos|dois', 'ou|motor|basculante'],
    subject: 'braco',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'Um braço basta na maioria dos basculantes de casa, com a folha reta e equilibrada. Dois braços, um de cada lado e movidos juntos por um eixo, são para folha larga ou pesada, que torceria se fosse empurrada por um lado só. No portão de abrir a conta é outra: um motor com o seu braço por folha.',
    ],
    heading: 'Como saber se a folha torce',
    text: [
      'Veja o portão abrir de frente: se o lado do motor sobe antes do outro, há torção, e travessa, cabo ou contrapeso se acertam antes de pôr um segundo braço. Esse reforço fica entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    points: [
      'Folha até uns quatro metros, rígida: um braço.',
      'Folha larga de chapa ou madeira: dois, com eixo.',
      'Dois motores na mesma folha: só com central que os mantenha juntos.',
    ],
    send: 'Mande a largura, o material e um vídeo do portão abrindo, de frente.',
  },
  {
    when: ['polia*|roldana*', 'simples', 'dupla|duplas|dobrada|canal duplo|dois canais'],
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Reponha a que está no portão: a polia simples tem um canal e leva um cabo por lado; a dupla tem dois, para contrapeso com cabo dobrado ou dois cabos do mesmo lado. Trocar uma pela outra muda o percurso do contrapeso, e a folha não para mais onde deve. A troca, com os cabos conferidos e a folha escorada, fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que conferir na polia',
    text: [
      'O canal tem de ser o da bitola do cabo, e o diâmetro, grande o bastante para ele não quebrar os fios na dobra. Rolamento duro ou canal fundo pedem o par novo.',
    ],
    points: [
      'Troque as dos dois lados juntas.',
      'Cabo com fio levantado sai na mesma visita.',
      'Portão fechado e sem energia até a troca.',
    ],
    send: 'Mande uma foto das duas polias, de longe e sem tocar no cabo.',
  },
  {
    when: [
      'braco*',
      'tamanho|comprimento|medida|1,20|1,00|1,10|1,50|centimetros|metro|metros|cm',
      'basculante|motor|portao|qual|ou',
    ],
    unless: 'quebr*|entort*|preco|quanto custa|solt*|barulho|espaco',
    subject: 'braco',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'O comprimento do braço sai da altura da folha e do ponto em que o motor está preso, e por isso se repõe a medida do velho, de furo a furo. Braço curto não leva a folha até o alto; comprido demais a força contra a coluna no fim. Sem o velho, meça com a folha fechada e aberta a distância entre os dois pinos: o braço regulável cobre pequenas diferenças.',
    ],
    heading: 'Depois de trocar o braço',
    text: [
      'O fim de curso se regula de novo, porque alguns centímetros no braço mudam onde a folha para. Troca, pino e regulagem ficam dentro de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Diâmetro do furo e do pino iguais aos do suporte.',
      'Tubo de parede grossa em folha pesada.',
      'Suporte sem trinca na solda.',
    ],
    send: 'Mande a foto do braço inteiro, com uma trena ao lado, e a altura da folha.',
  },
  {
    when: [
      'chacara|sitio|fazenda|rural|roca|terreno|lote',
      'sem luz|sem energia|nao tem luz|nao tem energia|sem eletricidade|sem rede|nao chega luz|sem rede eletrica',
      'portao|motor',
    ],
    unless: 'abrir manual|destravar|acabou|caiu|falta|parou',
    subject: 'motor-solar',
    isAboutSubject: true,
    aspects: ['choose', 'power'],
    answer: [
      'Sem rede elétrica, o portão leva motor de 24 V com bateria e painel solar; o comum, de 127 V ou 220 V, não trabalha assim. Largura grande costuma ser de correr ou de duas folhas, e o motor se escolhe pelo peso. Se a rede passa perto, levar um circuito até a entrada, em fio grosso, costuma durar mais e custar menos. Tudo isso sai por orçamento, pelas fotos.',
    ],
    heading: 'Solar ou fio até a entrada',
    text: [
      'O painel precisa de sol direto e a bateria se troca a cada dois a quatro anos. O fio, acima de uns trinta metros, sobe de bitola para a tensão não cair na partida.',
    ],
    points: [
      'Quantas aberturas por dia, também em semana de chuva.',
      'Roubo de painel: alto e virado para dentro.',
      'Chave de destravamento para quem chega a pé.',
    ],
    send: 'Mande largura, altura, material, uma foto da entrada e a distância até a casa.',
  },
  {
    when: [
      'quanto tempo|quantas horas|quanto demora|quantos dias|demora quanto',
      'instal*|colocar|montar|montagem|por',
      'pivotante|de abrir|duas folhas|2 folhas',
    ],
    unless: 'concreto|dura|abre|fecha',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['install', 'lifetime'],
    answer: [
      'No portão de abrir, uma folha só leva em geral de {{install.hours.from}} a {{install.hours.to}}, como nos outros; com duas folhas são dois motores e uma central que põe uma à frente da outra, e convém reservar o dia. O que alonga é coluna a reforçar, suporte a soldar ou dobradiça que cai. O tempo certo vem escrito no orçamento.',
    ],
    heading: 'O que deixar pronto para caber num dia',
    text: [
      'Ponto de energia com disjuntor próprio, batente firme no chão e folhas que giram leves. Solda na coluna pede secar ou esfriar antes da regulagem.',
    ],
    points: [
      'Mata-junta: a folha que o tem fecha por último.',
      'Folha longa: trava elétrica na mesma visita.',
      'Controles gravados no fim, com o portão já regulado.',
    ],
  },
];
