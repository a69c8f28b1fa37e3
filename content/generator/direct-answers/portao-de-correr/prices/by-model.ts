/** Answers to titles about sliding gates: the price of a named motor. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { beforeLeafWeight } from '../../../words/asking-words.ts';

const otherPurpose =
  'nao abre|nao fecha|nao anda|nao funciona|parou|travou|quebr*|queim*|consert*|arrumar|barulho|program*|gravar|placa|controle*|engrenagem|cremalheira|capacitor|nobreak|gasta|consumo|manual|peca|pecas|rolamento|assistencia';

const asksIfGood = 'bom|boa|presta|vale a pena|compensa|confiavel|recomend*|opiniao|avaliacao';

const further =
  'Trilho, base e cremalheira estão na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).';

const heavyFurther =
  'O que muda numa folha grande está na página do [motor para portão pesado](/termos/motor-portao-pesado).';

export const modelPriceAnswers: readonly DirectAnswer[] = [
  {
    when: ['preco|precos|quanto custa|valor|quanto fica|quanto sai|orcamento|custo|comprar|compra'],
    unless: 'usado|placa|controle*|engrenagem|cremalheira|capacitor|consert*|peca|pecas|ou|trocar|nobreak',
    ofMotors: 'one-sliding-ours',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price', 'buy'],
    answer: [
      'O {modelo} nós vendemos e instalamos por orçamento, porque em portão de correr o preço depende do comprimento e do peso da folha. Instalado numa casa, um motor de correr fica em geral entre {{replacement.from}} e {{replacement.to}}; em portão pesado, entre {{condominium.from}} e {{condominium.to}}, em até {{instalments}}. O valor do seu sai por foto, antes da visita.',
    ],
    heading: 'O que entra no preço de um {modelo} instalado',
    text: [
      'Motor, central, dois controles, cremalheira na medida da folha e mão de obra. Base nova de concreto, ponto de energia e roldanas ficam em linhas separadas do orçamento.',
      'O número depois do nome costuma ser o peso máximo, em quilos, que o fabricante dá para a folha: confira-o na etiqueta e deixe a sua um quinto abaixo. As letras e a potência mudam tensão, força e preço dentro do mesmo modelo.',
    ],
    points: [
      'Folha que corre leve na mão dispensa trilho e roldana novos.',
      'Cremalheira em bom estado fica, se o passo for o do pinhão novo.',
      'Fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}, se o portão fecha sozinho.',
    ],
    further:
      'O que decide a compra está na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande o comprimento, a altura e o material da folha, com uma foto do trilho e outra do lugar do motor.',
  },
  {
    when: [],
    unless: `${otherPurpose}|${asksIfGood}|${beforeLeafWeight}`,
    figure: { unit: 'kilogram', from: 200, to: 600 },
    ofMotors: 'one-sliding-ours',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price', 'buy'],
    answer: [
      'O {modelo} é motor de portão de correr para até {figura}, e trabalha folgado em folha de até uns {folgada}; acima disso, vá à classe seguinte. Vendemos e instalamos PPA: esse motor sai por orçamento, já instalado. Numa casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que querem dizer os {figura} do {modelo}',
    text: [
      'É o máximo que o fabricante declara, em trilho plano e com roldana boa. O quinto que se deixa de sobra é para o vento, a sujeira do trilho e os anos.',
      'Há versões de potência e tensão diferentes com o mesmo nome; confira as duas na etiqueta, e não só no anúncio.',
    ],
    points: [
      'Rampa ou chapa que pega vento: conte a folha como mais pesada.',
      'Prédio ou empresa: leia também os ciclos por hora.',
      'Cremalheira que já existe: aproveita-se, se o passo do dente for o do pinhão.',
      'Ponto de energia ao lado da base, na tensão do motor.',
    ],
    further,
    send: 'Mande o comprimento, a altura e o material da folha, uma foto do trilho e outra do lugar do motor: o valor vem por mensagem.',
  },
  {
    when: [],
    unless: `${otherPurpose}|${asksIfGood}|${beforeLeafWeight}`,
    figure: { unit: 'kilogram', from: 601 },
    ofMotors: 'one-sliding-ours',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price', 'buy'],
    answer: [
      'O {modelo}, para até {figura}, é motor de correr da classe pesada, e serve em folha de até uns {folgada}: o que falta até o máximo é a sobra que o faz durar. Vendemos e instalamos PPA, e esse motor sai por orçamento; em portão pesado, com a instalação, fica em geral entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'Antes de encomendar um {modelo} de {figura}',
    text: [
      'O peso escrito é só metade da escolha. A outra são os ciclos por hora: em prédio ou galpão, conte as aberturas da hora mais cheia e compare com a ficha.',
      'Folha dessa classe pede cremalheira de aço, base de concreto que não ceda e batente chumbado nos dois lados.',
    ],
    points: [
      'Tensão no ponto: 220 V ou trifásico, conforme a versão.',
      'Roldanas e trilho medidos antes do pedido.',
      'Fotocélula no vão: ninguém segura uma folha desse peso.',
      'Cremalheira que já existe: serve se for de aço e do passo do pinhão.',
    ],
    further: heavyFurther,
    send: 'Mande o comprimento, a altura e o material da folha, as aberturas da hora mais cheia e uma foto da base, com o motor de agora, se há um: o orçamento vem por mensagem.',
  },
  {
    when: [],
    unless: `${otherPurpose}|${asksIfGood}|${beforeLeafWeight}`,
    figure: { unit: 'kilogram', from: 200, to: 600 },
    ofMotors: 'one-sliding-other',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price', 'repair'],
    answer: [
      'O {modelo} de {figura} é motor de portão de correr, para folha de até uns {folgada}, um quinto abaixo do máximo. Motor novo dessa marca não vendemos: o nosso é PPA, por orçamento, e numa casa a troca instalada fica em geral entre {{replacement.from}} e {{replacement.to}}. O que já está instalado consertamos, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Antes de comprar um {modelo}, ou de desistir do seu',
    text: [
      'O peso do anúncio vale em trilho plano e com roldana boa. Pergunte ao vendedor se o preço é só do aparelho: central, controles, cremalheira e montagem costumam vir por fora.',
      'Quem já tem um olha primeiro a folha solta na mão. Se ela corre leve e a peça se acha, o conserto compensa; bobina queimada e peça sumida pedem motor novo.',
    ],
    points: [
      'Folha que pesa {figura}: pede motor com {sobra} ou mais na etiqueta.',
      'Etiqueta da carcaça: modelo completo, potência e tensão.',
      'Engrenagem e placa dessa versão à venda por perto.',
      'Uso de mais de uma família: ciclos por hora na ficha.',
      'Cremalheira: o passo do dente muda de uma marca para outra.',
    ],
    further,
    send: 'Diga se quer comprar ou consertar e mande a foto da etiqueta do {modelo}, se ele já está aí, ou as medidas e o material da folha.',
  },
  {
    when: [],
    unless: `${otherPurpose}|${asksIfGood}|${beforeLeafWeight}`,
    figure: { unit: 'kilogram', from: 601 },
    ofMotors: 'one-sliding-other',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price', 'repair'],
    answer: [
      'O {modelo} de {figura} é um deslizante da classe pesada, para folha de até uns {folgada}, um quinto abaixo do máximo. Nós não o vendemos: consertamos o que está instalado, de {{repair.from}} a {{repair.to}}, e o motor novo que pomos é PPA, por orçamento, em geral de {{condominium.from}} a {{condominium.to}} em portão pesado.',
    ],
    heading: '{modelo}: comprar um, consertar o seu ou trocar',
    text: [
      'Para comprar noutro lugar, peça a ficha com os ciclos por hora e o prazo de peça: portão pesado parado fecha a garagem de muita gente.',
      'Para consertar, o primeiro passo é soltar o motor e levar a folha na mão. Roldana cansada faz um motor bom parecer fraco.',
    ],
    points: [
      'Modelo, potência e tensão, copiados da carcaça.',
      'Aberturas na hora cheia, contadas num dia útil.',
      'Estado da base, da cremalheira e dos batentes.',
      'Placa e coroa dessa versão: há onde comprar?',
    ],
    further: heavyFurther,
    send: 'Diga se é compra, conserto ou troca e mande a etiqueta do {modelo}, se ele está aí, com uma foto da folha inteira por dentro.',
  },
];
