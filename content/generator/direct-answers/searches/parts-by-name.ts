/** Parts typed by their name alone or with a maker: what each is, what it costs, and how the right one is found. */
import type { DirectAnswer } from '../../direct-answer.ts';

/** Words of a fault, or of a question how or why. Other answers are for such titles. */
const saysMore =
  'nao|barulho*|ruido|quebr*|queim*|gast*|solt*|estal*|ronc*|vaz*|esquent*|molh*|arrebent*|romp*|caiu|pul*|como|por que|porque|pode|posso|medir|testar|ou|versus|melhor|diferenca|onde fica|para que|o que e';

const mended = 'Mande pelo WhatsApp a foto da peça ao lado de uma régua e a da etiqueta do motor.';

export const partsByNameAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'antena|antenas',
      'portao|motor|placa|central|receptor|433|controle|garagem|eletronico|preco|valor',
    ],
    unless: `${saysMore}|televisao|tv|internet|wifi|wi fi|quebr*|cort*|longe|alcance`,
    subject: 'receptor',
    isAboutSubject: true,
    aspects: ['buy', 'price'],
    answer: [
      'A antena do portão é um fio na placa ou no receptor: em 433 MHz tem uns 17 cm e fica esticada, longe de metal e da fonte. Quando o alcance cai, acertar esse fio ou puxar uma antena externa por cabo entra num conserto a partir de {{repair.from}}; a antena em si é a parte barata, e se compra pela frequência do controle.',
    ],
    heading: 'Antes de comprar a antena',
    text: [
      'Alcance curto começa mais vezes na bateria do controle do que na antena: troque-a primeiro. Se todos os controles perderam distância no mesmo dia, aí sim olhe o fio do receptor.',
      'Antena externa compensa quando a central está dentro de caixa de ferro ou atrás de parede grossa.',
    ],
    points: [
      'Frequência igual à do controle, lida no verso dele.',
      'Fio inteiro, sem emenda e sem volta enrolada.',
      'Cabo coaxial curto, se a antena vai para fora.',
    ],
    send: 'Mande uma foto da placa com o fio da antena à vista e diga de que distância o controle pega hoje.',
  },
  {
    when: [
      'corrente|correntes|corrente de transmissao|corrente com esticador',
      'motor|portao|basculante|ppa|garen|rossi|peccinin|preco|valor|quanto',
    ],
    unless: `${saysMore}|cadeado|eletrica|ouro|prata|moto|bicicleta|fuga|continua|alternada|consum*|amper*|puxa|fuso|cremalheira|regul*|estic*|engrax*|lubrific*|graxa|oleo`,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'Corrente de motor de portão se troca com o pinhão que ela abraça, num conserto de {{repair.from}} a {{repair.to}} com a mão de obra; se só está frouxa, regular a folga fica entre {{part.adjustment.from}} e {{part.adjustment.to}}. Para comprar avulsa, valem o passo do elo e o comprimento da velha. Se a pergunta é a corrente elétrica, ela está em ampères na etiqueta do motor.',
    ],
    heading: 'Como acertar a corrente nova',
    text: [
      'O passo é a distância de um pino ao seguinte e tem de ser a do pinhão. Conte os elos com a corrente aberta no chão, e guarde a emenda.',
      'Frouxa, a corrente bate e salta dentes; esticada demais, força o eixo. No ponto certo cede um dedo no meio do vão.',
    ],
    points: [
      'Elo duro ou enferrujado: a corrente está no fim.',
      'Dente do pinhão em ponta: trocam-se os dois.',
      'Esticador no fim do parafuso: a corrente alongou.',
    ],
    send: 'Mande uma foto da corrente no meio do percurso, outra do esticador e a etiqueta do motor.',
  },
  {
    when: ['correia|correias', 'jetflex|ppa|garen|rossi|peccinin|preco|valor|quanto|dentada|onde|comprar'],
    unless: `${saysMore.replace('|onde fica', '')}|arrebentou|barulho|fuso`,
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price', 'replace'],
    answer: [
      'Correia de motor de portão se compra pela largura e pelo número de dentes, impressos na velha, e se troca na garagem num conserto de {{repair.from}} a {{repair.to}}. Nem todo motor a tem: o basculante da PPA, Jetflex ou comum, leva a folha por um fuso, e o que gasta nele é a porca. A foto da etiqueta diz qual é o seu caso.',
    ],
    heading: 'Antes de comprar a correia',
    text: [
      'Com o disjuntor desligado, abra a tampa só se ela sai com um parafuso e olhe a peça: dente raspado, lona à vista ou trinca pedem troca. Correia comprida demais patina, e curta força o rolamento.',
    ],
    points: [
      'Código impresso nas costas da correia.',
      'Polia com dente gasto come a correia nova.',
      'Folha que pesa na mão: acerte-a antes.',
    ],
    send: 'Mande a foto da correia com o código à vista e a da etiqueta do motor.',
  },
  {
    when: [
      'eixo|eixos|eixo sem fim',
      'motor|portao|ppa|garen|rossi|peccinin|nice|rcg|preco|valor|basculante|deslizante',
    ],
    unless: `${saysMore}|carro|roda|roldana|torto|empen*|dois eixos|portao basculante`,
    subject: 'engrenagem',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'O eixo do motor do portão é a ponta do rotor com a rosca sem fim, que gira a coroa: gasto ou empenado, troca-se com a engrenagem e os rolamentos, de {{part.gears.from}} a {{part.gears.to}}; rotor inteiro pode ir até {{part.stator.to}}. No basculante, se o eixo de que você fala é o pivô da folha, o acerto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'Qual eixo é o seu',
    text: [
      'Dentro da caixa, a rosca do eixo trabalha na coroa, e uma gasta a outra: por isso se olham as duas. A peça se pede pelo modelo da etiqueta, porque passo e diâmetro mudam sem mudar o nome.',
      'Pivô e eixo da folha são ferragem: seguram peso, e só se soltam com ela escorada.',
    ],
    points: [
      'Limalha na graxa: rosca ou coroa gasta.',
      'Ronco e folga na ponta: rolamento.',
      'Folha que desce torta: pivô ou eixo da folha.',
    ],
    send: mended,
  },
  {
    when: ['eixo|eixos|pivo|pivos', 'basculante|portao|folha'],
    unless: `${saysMore}|motor|ppa|garen|rossi|carro|roda|roldana|correr|deslizante`,
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['price', 'repair'],
    answer: [
      'O eixo do portão basculante é o pivô em que a folha gira, um de cada lado: gasto, ela desce torta, raspa e força o motor. Trocar pino e bucha, com a folha escorada, entra num conserto de {{repair.from}} a {{repair.to}}; se o furo do ferro já está oval, soma-se solda, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    heading: 'Como saber se é o eixo',
    text: [
      'Com o portão fechado, olhe os dois lados à mesma altura: folga que se vê a olho é pivô gasto. Ninguém o solta com a folha no alto, porque é ele que a segura.',
    ],
    points: [
      'Rangido de um lado só: pino seco ou gasto.',
      'Folha caída num canto: pivô ou cabo daquele lado.',
      'Motor que ronca na saída: solte-o e veja se a folha pesa.',
    ],
    send: 'Mande uma foto de cada lado da folha, de perto, e um vídeo dela subindo na mão.',
  },
  {
    when: [
      'bucha|buchas',
      'motor|portao|ppa|garen|rossi|peccinin|fuso|preco|valor|bronze|nylon|braco|basculante',
    ],
    unless: `${saysMore}|parafuso|parede|concreto|chumb*|tijolo`,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'Bucha de motor de portão é o anel de bronze ou de nylon em que um eixo gira, no motor, no braço ou na porca do fuso. Gasta, deixa folga e barulho; trocada na visita, fica num conserto de {{repair.from}} a {{repair.to}}, e se compra por três medidas: furo, diâmetro de fora e comprimento.',
    ],
    heading: 'De onde é a bucha',
    text: [
      'A do motor sai com a caixa aberta, e então se veem também rolamento e retentor. A do braço sai com a folha escorada, porque é ele que a segura.',
      'Na porca do fuso, a bucha é a peça feita para gastar antes da rosca de aço: troque pela do próprio modelo.',
    ],
    points: [
      'Bronze: pede uma gota de óleo.',
      'Nylon: trabalha seca ou com a graxa do fabricante.',
      'Furo oval no ferro: bucha nova não segura, é caso de solda.',
    ],
    send: mended,
  },
  {
    when: [
      'rele|reles|triac|varistor*|diodo|ponte retificadora|transistor*|mosfet|regulador de tensao|eeprom',
      'placa|central|portao|motor|ppa|garen|rossi|peccinin|preco|valor',
    ],
    unless: `${saysMore}|lampada|luz|garagem|carro`,
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['price', 'repair'],
    answer: [
      'Relé, triac e varistor são componentes da placa do portão que se trocam na bancada, pelo código impresso neles, num reparo a partir de {{repair.from}}. Se a trilha queimou junto, troca-se a placa inteira, de {{part.board.from}} a {{part.board.to}}; a foto da placa, com o disjuntor desligado, já diz qual dos dois é o caso.',
    ],
    heading: 'O que cada um faz e como falha',
    text: [
      'O relé liga o motor: colado, o portão anda sozinho; aberto, a placa estala e ele não sai. O triac faz o mesmo sem contato e controla a força. O varistor se sacrifica no surto, e fica preto ou partido.',
      'Componente novo em placa com curto dura um toque: mede-se antes a causa.',
    ],
    points: [
      'Código, tensão e corrente iguais aos do velho.',
      'Varistor estourado: olhe também o fusível.',
      'Dois componentes queimados: compare com a placa nova.',
    ],
    send: 'Mande uma foto nítida da placa, de frente, e a etiqueta do motor.',
  },
  {
    when: [
      'porca de fuso|porca fuso|castanha|bolacha|bolacha de fuso|cursor de fuso|porca de acionador|porca de motor|porca acionadora',
    ],
    unless: `${saysMore}|roda|carro|chocolate|caju`,
    subject: 'fuso',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'A porca do fuso, que muita gente chama de castanha, bolacha ou cursor, corre na rosca e leva o braço do basculante: é de nylon ou bronze e gasta antes do aço. Trocada na garagem, fica entre {{repair.from}} e {{repair.to}}, e tem de ser a do seu modelo, porque passo e diâmetro mudam de um motor para outro.',
    ],
    heading: 'Como pedir a porca certa',
    text: [
      'Meça o diâmetro do fuso e conte quantos fios de rosca cabem em 5 cm. Com a etiqueta do motor, isso basta para achar a peça.',
      'Com a porca espanada a folha pode descer de repente: ninguém passa embaixo, e o disjuntor fica desligado até a troca.',
    ],
    points: [
      'Pó branco ou dourado no fuso: porca no fim.',
      'Motor gira e a folha não anda: rosca espanada.',
      'Fuso riscado ou torto: trocam-se os dois.',
    ],
    send: mended,
  },
  {
    when: ['fusivel|fusiveis', 'placa|central|portao|motor|ppa|garen|rossi|peccinin|preco|valor'],
    unless: `${saysMore}|trocar|troca|qual|amper*|disjuntor|sempre|toda|capacitor`,
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['buy', 'repair'],
    answer: [
      'O fusível da placa do portão é a cápsula de vidro junto da entrada de energia: compra-se igual ao velho, pelos ampères e pela tensão gravados no metal, em loja de eletrônica. Se o novo queima também, há curto na placa, no motor ou num acessório, e o reparo parte de {{repair.from}}.',
    ],
    heading: 'Trocar sem queimar a placa',
    text: [
      'Desligue o disjuntor, espere um minuto e puxe a cápsula pelo meio. Nunca ponha um maior, nem fio ou papel-alumínio: a trilha queima no lugar dele, e a placa custa de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Vidro preto: curto forte.',
      'Fio partido e vidro limpo: idade ou sobrecarga.',
      'Duas cápsulas na placa: uma da rede, outra dos acessórios.',
    ],
    send: 'Mande uma foto da placa e diga se o fusível queima ao ligar ou ao acionar.',
  },
];
