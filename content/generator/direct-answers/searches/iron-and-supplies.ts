/** Iron parts, fixings and supplies of a gate typed by their name: hinges, rods, guides, rails, screws, clips, WD-40. */
import type { DirectAnswer } from '../../direct-answer.ts';

const inTrouble =
  'nao|barulho*|rang*|quebr*|gast*|solt*|estal*|caiu|caindo|cedeu|torto|torta|empen*|emperr*|trav*|como|por que|porque|pode|posso|ou|melhor|diferenca|vaz*|pinga*|saiu|frouxo|frouxa';
const gate = 'portao|portoes|garagem|motor|basculante|preco|valor|quanto';

export const ironAndSupplies: readonly DirectAnswer[] = [
  {
    when: ['dobradica|dobradicas|gonzo|gonzos|pivo inferior', gate],
    unless: `${inTrouble}|lubrific*|graxa|oleo|solda|troc*|bucha*|motor`,
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'Dobradiça de portão trocada com a folha escorada fica entre {{part.metalwork.from}} e {{part.metalwork.to}} o par, com solda ou parafuso; a peça se escolhe pelo peso da folha, com rolamento em portão com motor. Se a coluna cedeu junto, o pedreiro ou o serralheiro a refaz antes, porque dobradiça nova em coluna solta cai de novo.',
    ],
    heading: 'Que dobradiça aguenta um motor',
    text: [
      'O motor abre e fecha dezenas de vezes por semana, e o pino simples, sem graxeira nem rolamento, gasta cedo. Em folha comprida a de baixo leva o peso e a de cima só guia: por isso as duas se trocam juntas.',
    ],
    points: [
      'Peso e comprimento da folha.',
      'Folga: levante a ponta da folha com a mão; se sobe, o pino gastou.',
      'Central desligada e solta dos fios antes de soldar.',
    ],
    send: 'Mande uma foto de cada dobradiça e da coluna, e o comprimento da folha.',
  },
  {
    when: ['pistao|pistoes', 'portao|portoes|motor|preco|valor|ppa|garen|rossi|peccinin'],
    unless: `${inTrouble}|carro|moto|hidraulico|consert*|troc*|correr|basculante|compensa|serve`,
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Pistão de portão é o motor do portão de abrir: uma haste que sai e recolhe e gira a folha, um por folha. O novo, instalado numa casa, fica em geral entre {{replacement.from}} e {{replacement.to}}, por orçamento, e o par sai por mais; se o seu só falhou, o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que decide o pistão',
    text: [
      'Vale o comprimento da folha e a distância da dobradiça à face da coluna: sem ângulo, a haste encosta e força. Coluna fina ou muro rente pedem motor de braço articulado.',
    ],
    points: [
      'Quanto mede e quanto pesa cada folha.',
      'Distância da dobradiça à parede, por dentro.',
      'Folha que gira leve e não raspa no chão.',
    ],
    send: 'Mande a foto da coluna e da dobradiça por dentro e o comprimento de cada folha.',
  },
  {
    when: ['guia|guias|rolete|roletes|guia superior', 'portao|correr|deslizante|preco|valor'],
    unless: `${inTrouble}|folga|balanc*|ajust*|regul*|basculante|instal*|barranco|calcada|compra|comprador|motor*|sindico*|automatico|pivotante|controle*|manuten*|seguranca|reform*|economia|marcas|pecas|guia para quem|guia para escolher|guia para abrir|guia para comprar|guia para instalar|guia de precos|guia de preco|guia de defeitos|guia de conserto|guia completo|guia definitivo|guia pratico|guia rapido|tudo|defeitos|precos|passo a passo`,
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['replace', 'price'],
    answer: [
      'A guia do portão de correr é o par de roletes no alto da coluna que segura a folha em pé; o peso fica nas roldanas de baixo. Trocar ou reposicionar a guia fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, e ela tem de deixar uns milímetros de folga, porque apertada freia a folha e cansa o motor.',
    ],
    heading: 'Nylon, ferro e quantas guias',
    text: [
      'Rolete de nylon é silencioso e serve na maioria das casas; o de ferro vai em folha pesada. Folha alta ou comprida pede dois pares, um de cada lado da coluna.',
    ],
    points: [
      'Batente nos dois fins, para a folha não sair da guia.',
      'Folha no prumo: torta, ela come o rolete de um lado.',
      'Trilho e roldanas conferidos na mesma visita.',
    ],
    send: 'Mande uma foto do alto da coluna e outra da folha inteira.',
  },
  {
    when: ['haste|hastes|vareta|barra de tracao', 'portao|basculante|motor|preco|valor'],
    unless: `${inTrouble}|cancela|pistao|trava|antena|aterramento`,
    subject: 'braco',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'A haste do portão basculante é o braço que liga o cursor do motor à folha: cada modelo tem o comprimento e o furo dele. Trocada por nós, com o pino e a regulagem, fica num conserto de {{repair.from}} a {{repair.to}}; torta, ela quase sempre acusa folha pesada, que se acerta antes.',
    ],
    heading: 'Como pedir a haste certa',
    text: [
      'Meça de centro a centro dos furos e diga o diâmetro do pino. Haste feita em casa, de cano ou cantoneira, dobra na subida e larga a folha no alto.',
    ],
    points: [
      'Etiqueta do motor, com o modelo.',
      'Com os cabos inteiros, a folha solta do motor fica onde é deixada.',
      'Suporte da folha sem trinca de solda.',
    ],
    send: 'Mande a foto da haste ao lado de uma trena e a da etiqueta do motor.',
  },
  {
    when: [
      'trilho|trilhos|cantoneira de trilho',
      'metro|metros|barra|preco|valor|comprar|portao de correr|portao correr|embutir|v|u',
    ],
    unless: `pula*|salta*|escap*|curva|entup*|terra|suj*|limp*|${inTrouble}|roldana*|acionador|limp*|graxa|areia|folha de|motor|cremalheira|sai|saindo|sair|fora|afund*|descarril*|cai|cai*|amass*|desnivel*|enferruj*|ferrugem|agua|buraco`,
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'O trilho do portão de correr se compra por metro na serralheria, que também o chumba: conte duas vezes o comprimento da folha, a parte em que ela fecha e a parte em que se recolhe. O que nós fazemos é alinhar o que existe e trocar as roldanas, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e o perfil, V ou U, tem de ser o do canal delas.',
    ],
    heading: 'Trocar o trilho ou só acertar',
    text: [
      'Trilho amassado num ponto se endireita; solto do piso em vários, ou gasto até virar lâmina, se troca. Roldana velha estraga trilho novo: os dois se olham juntos.',
    ],
    points: [
      'Reto e no nível em todo o percurso.',
      'Batente soldado nos dois fins.',
      'Saída para a água e a areia.',
    ],
    send: 'Mande uma foto do trilho inteiro e outra da roldana, com o comprimento da folha.',
  },
  {
    when: [
      'parafuso|parafusos|parabolt|parabolts|chumbador|chumbadores|bucha e parafuso',
      'motor|portao|base|suporte|fixar|fixacao|ppa',
    ],
    unless: `${inTrouble}|cremalheira|fim de curso|regul*|tampa`,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['install', 'repair'],
    answer: [
      'O motor de correr se prende à base de concreto com chumbadores do tipo parabolt ou parafusos soldados na chapa; o basculante, à coluna e à folha, com parafuso passante ou solda. A medida é a do furo da carcaça, escrita no manual. Na instalação a fixação está no preço, e reapertar ou refazer a de um motor que soltou parte de {{repair.from}}.',
    ],
    heading: 'O que segura e o que solta',
    text: [
      'Bucha de nylon de parede não aguenta motor: a vibração a tira do furo. Em concreto novo, espere a cura antes de apertar; em tijolo, chapa do outro lado ou solda no ferro da coluna.',
    ],
    points: [
      'Arruela de pressão ou porca travante em cada ponto.',
      'Reaperto na revisão de todo ano.',
      'Ferro trincado: solda, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    send: 'Mande uma foto da base ou do suporte e da etiqueta do motor.',
  },
  {
    when: ['presilha|presilhas|grampo|clips|clipe|sapatilha|esticador|esticadores', 'cabo|cabos|cabo de aco'],
    unless: `${inTrouble}|bateria|varal`,
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    aspects: ['replace', 'price'],
    answer: [
      'Presilha e esticador do cabo do portão se compram pela grossura do cabo e custam pouco, mas não se trocam em casa: o cabo segura o peso da folha, e solto de um lado ele a derruba. Nós trocamos o par de cabos com presilhas novas e a folha escorada, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Quantas presilhas e de que lado',
    text: [
      'Cada ponta leva duas ou três, com a parte em U sobre a ponta morta do cabo, e a sapatilha protege a volta. Presilha que esmaga o fio corta o cabo ali.',
    ],
    points: [
      'Cabo desfiado: troca do par, e não presilha a mais.',
      'Cabo que cedeu: esticador no fim do curso.',
      'Até a troca: portão fechado e disjuntor desligado.',
    ],
    send: 'Mande uma foto de cada ponta do cabo, feita de longe, e outra da folha inteira.',
  },
  {
    when: ['suporte|suportes|parafuso|parafusos|espacador|fixacao|cantoneira', 'cremalheira*'],
    unless: inTrouble,
    subject: 'cremalheira',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['install', 'price'],
    answer: [
      'A cremalheira se prende à folha por parafusos com espaçador, dois ou três por gomo, ou por suportes soldados: o parafuso passa por um furo comprido e deixa subir e descer até sobrar de 1 a 2 mm entre os dentes. Refazer a fixação e o alinhamento fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com as peças comuns.',
    ],
    heading: 'Parafuso, solda ou cantoneira',
    text: [
      'Em folha de chapa fina, uma cantoneira de ponta a ponta reparte a força e evita que o parafuso rasgue o ferro. Solda direta só com a medida final, porque depois não há como alinhar.',
    ],
    points: [
      'Emenda de gomos conferida com um pedaço invertido.',
      'Folga igual do começo ao fim do curso.',
      'Aperto refeito na revisão de todo ano.',
    ],
    send: 'Mande uma foto da cremalheira na folha e outra do pinhão com ela encostada.',
  },
  {
    when: [
      'wd40|wd 40|wd-40|desengripante|singer|oleo singer|oleo de maquina|silicone spray|spray de silicone',
      'portao|motor|basculante|fuso|roldana|dobradica',
    ],
    unless: 'nao|estrag*|choque|controle|placa|trilho|pode|posso|passar|melhor|ou',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care'],
    isUnpriced: true,
    answer: [
      'Desengripante do tipo WD-40 solta peça presa e tira ferrugem, mas seca em dias: depois dele é preciso lubrificar. Óleo fino, do tipo Singer, vai em dobradiça, pivô e miolo de chave; fuso e cremalheira de aço pedem graxa branca em película. Trilho, cremalheira de nylon, cabo de aço e a caixa do motor não levam nenhum dos dois.',
    ],
    heading: 'O que passar em cada lugar',
    text: [
      'Desligue o disjuntor, limpe com pano seco e ponha pouco: o excesso junta areia e vira lixa. Longe de fotocélula, ímã e placa.',
    ],
    points: [
      'Dobradiça e pivô: óleo fino, uma gota.',
      'Fuso: graxa branca ou de lítio, sobre a rosca limpa.',
      'Range depois de lubrificado: pino ou rolamento gasto.',
    ],
    send: 'Se o barulho volta em poucos dias, mande um vídeo com som: a peça chegou ao fim.',
  },
];
