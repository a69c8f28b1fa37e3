/** Answers to titles about sliding gates: what an amount of money buys. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksPrice } from '../../../words/asking-words.ts';
import { budget, otherThanBudget, sharedGate } from '../../../words/title-groups.ts';

const slidingSend =
  'Mande o comprimento, a altura e o material da folha, com uma foto do trilho e outra do lugar do motor: o valor vem por mensagem.';

/** 'Kit motor deslizante com dois controles por R$ 500'. */
const kitWithRemotes = {
  when: [
    'motor|kit',
    'com controle|com controles|e controle|e controles|com 2 controles|com dois controles|2 controles|dois controles',
    'deslizante*|de correr|correr|lateral',
  ],
  unless:
    'consert*|placa|central|queim*|quebr*|parou|usado|parcel*|condominio*|predio*|basculante*|jetflex|speedy',
};

export const amountAnswers: readonly DirectAnswer[] = [
  {
    when: ['correr|deslizante|deslizantes', '1/4|1/3|1/2|3/4|1', asksPrice],
    unless:
      'ou|basculante*|nao|parou|queim*|quebr*|consert*|usado|placa|central|controle*|peca*|cremalheira|capacitor|engrenagem|gasta|consumo|watts|condominio*|predio*|instalacao|instalado|dz|kdz|nano',
    figure: { unit: 'power' },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    isAboutFigure: true,
    winsTies: true,
    aspects: ['price', 'buy'],
    answer: [
      'O motor deslizante de {figura} sai por orçamento, com a folha medida: instalado numa casa, fica em geral entre {{replacement.from}} e {{replacement.to}}, e em portão pesado ou de prédio, entre {{condominium.from}} e {{condominium.to}}. A potência sozinha não dá o preço, porque o redutor e a central mudam de um modelo para outro; compare o peso máximo da etiqueta, com a folha um quinto abaixo dele.',
    ],
    description:
      'O motor deslizante de {figura} sai por orçamento: instalado numa casa, fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    heading: 'O que muda o preço de um deslizante de {figura}',
    text: [
      'A tabela que liga CV a quilos e a preço é de motor basculante e não vale aqui: no de correr a folha rola, e a mesma potência leva mais peso.',
      'Entram no valor o motor, a central, os controles, a cremalheira no comprimento da folha e a mão de obra. Trocar roldana ou acertar a guia fica fora dele, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Ciclos por hora da ficha acima das aberturas da sua hora cheia.',
      'Inversor, que freia antes do batente, custa mais que o motor comum.',
      'Cremalheira que já existe: fica, se o passo é o do pinhão novo.',
      'Versão de 127 V ou de 220 V, conforme o ponto.',
    ],
    further:
      'O que decide a compra está na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: slidingSend,
  },
  {
    ...kitWithRemotes,
    figure: { unit: 'real', from: 200, to: 799 },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutFigure: true,
    winsTies: true,
    aspects: ['price', 'worth'],
    answer: [
      'Pode valer, se os {figura} trazem motor, central, dois controles e a cremalheira do comprimento da folha, e se o peso máximo da ficha passa o da folha com um quarto de folga. Em geral é só o aparelho, sem instalação: some frete, cremalheira, base e mão de obra. Conosco o deslizante sai por orçamento; numa casa a troca, instalada, fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    description:
      'Pode valer, se os {figura} trazem motor, central, dois controles e a cremalheira inteira; em geral é só o aparelho, e frete e instalação vêm por fora.',
    heading: 'O que perguntar antes de pagar {figura}',
    text: [
      'Pergunte o modelo por extenso, o peso máximo da ficha e quantos metros de cremalheira acompanham o kit. A máquina barata demais para o peso da folha gasta a engrenagem no primeiro ano.',
    ],
    points: [
      'Motor novo, com nota e garantia por escrito.',
      'Controles da mesma família da central, já gravados ou não.',
      'Quem instala, regula o fim de curso e responde depois.',
      'Roldana e trilho bons: motor novo não corrige folha que arrasta.',
    ],
    further:
      'O que decide a compra está na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande pelo WhatsApp o anúncio e o comprimento, a altura e o material da folha.',
  },
  {
    ...kitWithRemotes,
    figure: { unit: 'real', from: 800, to: 2000 },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutFigure: true,
    winsTies: true,
    aspects: ['price', 'worth'],
    answer: [
      'Vale se os {figura} incluem a instalação, a central, os controles e a cremalheira do comprimento da folha: numa casa, a troca do motor deslizante fica conosco em geral entre {{replacement.from}} e {{replacement.to}}, por orçamento. Só pelo aparelho, compare o peso máximo da ficha com o da folha e some a montagem antes de decidir.',
    ],
    heading: 'O que tem de estar dentro dos {figura}',
    text: [
      'Motor, central, receptor, controles gravados, cremalheira, base, mão de obra e regulagem de fim de curso: pergunte por cada um. Trilho e roldana gastos se pagam à parte, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e primeiro.',
    ],
    points: [
      'Nome inteiro do modelo e o peso máximo dele.',
      'Um quarto de folga entre o peso da folha e o da ficha.',
      'Garantia do motor e da montagem por escrito.',
    ],
    further:
      'O que decide a compra está na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: slidingSend,
  },
  {
    when: ['jetflex|jet flex|speedy|kit padrao|padrao', 'deslizante*|de correr|correr|lateral'],
    unless:
      'basculante*|nao abre|nao fecha|parou|queim*|quebr*|consert*|usado|placa|central|peca*|parcel*|vezes',
    figure: { unit: 'real', from: 800, to: 1500 },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    isAboutFigure: true,
    winsTies: true,
    aspects: ['price', 'buy'],
    answer: [
      'Os kits PADRÃO, SPEEDY e JETFLEX não servem em portão de correr: são de basculante, e o preço deles inclui motor, central, dois controles, fixação e instalação. No de correr o motor é outro e sai por orçamento, em geral entre {{replacement.from}} e {{replacement.to}} numa casa, e a cremalheira entra nesse valor.',
    ],
    heading: 'O que um orçamento de portão de correr deve incluir',
    text: [
      'Motor deslizante com a central e os controles, cremalheira no comprimento da folha, base, mão de obra e regulagem de fim de curso. Proposta mais barata sem um desses itens não é a mesma compra.',
      'Troca de roldana e acerto de trilho ficam fora dela, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e se fazem primeiro.',
    ],
    points: [
      'Nome completo do motor e o peso máximo que a ficha traz.',
      'Um par de fotocélulas, de {{part.photocell.from}} a {{part.photocell.to}}, se a folha fecha sozinha.',
      'A tensão do ponto, que o eletricista prepara antes.',
      'Garantia do motor e da instalação, com prazo por escrito.',
    ],
    further:
      'O que decide a compra está na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: slidingSend,
  },
  {
    when: ['deslizante*|de correr|correr', 'instalado|instalada|instalacao|colocado|pronto|montado'],
    unless:
      'nao abre|nao fecha|parou|queim*|quebr*|consert*|defeito|barulho|nobreak|pesado|pesada|condominio*|predio*|industrial|galpao|basculante*|kg|quilos|parcel*|vezes|cobraram|cobrou|caro|ate|com|tenho|da para|jetflex|jet flex|speedy|kit padrao|padrao',
    figure: { unit: 'real', from: 800, to: 1500 },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Motor de portão deslizante instalado por {figura} está dentro do que se paga numa casa: a faixa vai de {{replacement.from}} a {{replacement.to}}, e o lugar nela depende do peso da folha e do que se aproveita. Conosco o valor sai por orçamento, com foto, e vem com {{motor.warranty.installation}} de garantia na instalação.',
    ],
    heading: 'O que deve estar dentro dos {figura}',
    text: [
      'Motor, central, dois controles, cremalheira na medida da folha, mão de obra e regulagem. Se o anúncio de outra empresa deixa a cremalheira ou a base por fora, some as duas antes de comparar.',
      'Roldana e trilho gastos são outra conta, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e vêm antes do motor.',
    ],
    points: [
      'Modelo por extenso, com o peso máximo da ficha.',
      'Fotocélula, se ele fecha sozinho: de {{part.photocell.from}} a {{part.photocell.to}}.',
      'Ponto de energia que falta: eletricista, por fora.',
      'Prazo de garantia escrito, do motor e da montagem.',
    ],
    further:
      'O que decide a compra está na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande o comprimento, a altura e o material da folha, uma foto do trilho e outra do lugar do motor.',
  },
  {
    when: ['deslizante*|correr|lateral', budget],
    unless: `${otherThanBudget}|${sharedGate}`,
    figure: { unit: 'real', to: 799 },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Com {figura} não se põe motor novo num portão de correr já montado: numa casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}, mesmo aproveitando trilho e cremalheira. Esse dinheiro paga um conserto do motor que já existe, de {{repair.from}} a {{repair.to}}.',
    ],
    description:
      'Com {figura} não se põe motor novo num portão de correr: numa casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    heading: 'O que {figura} pagam num portão de correr',
    text: [
      'Anúncio nessa faixa costuma ser só o aparelho, sem central, cremalheira ou mão de obra. Some tudo antes de comparar, e desconfie de usado.',
      'Se o problema é custo do mês, o valor se divide em até {{instalments}}.',
    ],
    points: [
      'Anúncio de motor usado: sem garantia, e a engrenagem é a primeira a ir.',
      'Motor que já existe e só perdeu força: conserte antes de trocar.',
      'Roldana presa: o motor novo cansaria do mesmo jeito.',
    ],
    send: slidingSend,
  },
  {
    when: ['deslizante*|correr|lateral', budget],
    unless: `${otherThanBudget}|${sharedGate}`,
    figure: { unit: 'real', from: 800, to: 1500 },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Com {figura} dá, se o portão é de casa e aproveita trilho e cremalheira: a troca do motor deslizante fica em geral entre {{replacement.from}} e {{replacement.to}}, instalada. Motor mais forte, rampa ou peça de trilho a refazer puxam para a parte de cima dessa faixa.',
    ],
    heading: 'O que faz {figura} bastar ou faltar',
    text: [
      'A potência escrita no anúncio pesa menos do que o estado do portão. Leve a folha na mão, com o motor solto: se corre leve, serve o menor modelo em que ela fique um quinto abaixo do peso máximo da ficha.',
      'Roldanas, cabos ou cremalheira a trocar custam à parte, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. O motor sozinho, sem mão de obra, é outra conta.',
    ],
    points: [
      'Baixa a conta: trilho reto, cremalheira boa e energia ao lado da base.',
      'Sobe: chapa fechada, rampa ou folha longa, que pedem motor maior.',
      'Some a fotocélula, se fecha sozinho ou dá para a calçada.',
    ],
    send: slidingSend,
  },
  {
    when: ['deslizante*|correr|lateral', budget],
    unless: `${otherThanBudget}|${sharedGate}`,
    figure: { unit: 'real', from: 1501 },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Com {figura} dá, com sobra, num portão de correr de casa: a troca do motor fica em geral entre {{replacement.from}} e {{replacement.to}}, instalada. Só não conte com isso em folha muito pesada ou de uso coletivo, em que o conjunto vai de {{condominium.from}} a {{condominium.to}}.',
    ],
    heading: 'Onde pôr o que sobra de {figura}',
    text: [
      'Primeiro no portão: roldanas novas e trilho limpo, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, rendem mais que potência. Depois na segurança, com a fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}.',
      'Velocidade vem por último. Motor com inversor abre mais depressa e freia antes do batente, desde que a folha seja reta.',
    ],
    points: [
      'Aberturas por hora: muitas pedem motor de uso intenso, e aí a sobra acaba.',
      'Cremalheira de aço no lugar da de nylon, em folha de chapa.',
      'Controles a mais para a família, gravados na mesma visita.',
    ],
    send: slidingSend,
  },
  {
    when: ['deslizante*|correr|lateral', budget, 'pesado|pesada|grande|chapa|macico|industrial'],
    unless: otherThanBudget,
    figure: { unit: 'real', to: 1999 },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Com {figura} é pouco para um portão de correr pesado: motor com instalação nessa classe fica em geral entre {{condominium.from}} e {{condominium.to}}. Se a folha só parece pesada, porque a roldana prende, a conta muda: em casa a troca do motor fica entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'Pesada de verdade ou presa no trilho',
    text: [
      'Solte o motor na chave, com o disjuntor desligado, e empurre: folha que corre com uma mão é leve para o motor, tenha os quilos que tiver. A que enrosca pede roldana, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, antes de motor.',
      'Motor de casa posto numa folha pesada de fato perde a engrenagem no primeiro ano, e a economia some.',
    ],
    points: [
      'Comprimento, altura e material, que dão o peso.',
      'Porta social embutida na folha: soma.',
      'Rampa ou vento de frente: contam como peso.',
    ],
    send: slidingSend,
  },
];
