/** Titles with a budget and a gate that has no kit: whether the money is enough. */
import type { DirectAnswer } from '../../direct-answer.ts';

const spend =
  'ate|com|por|menos de|abaixo de|orcamento|tenho|da para|consigo|chega|basta|maximo|custa|valor|gastar|cabe|compro';
const notBought =
  'consert*|arrumar|placa|controle*|parcel*|vezes|nobreak|trilho|roldana*|cremalheira|rampa*|ladeira|usado|seguro|multa|conta de luz|cobraram|cobrou|cobram|caro|presta|confiavel|bom|basculante';
const collective = 'condominio*|predio*|edificio*|galpao|industrial|empresa|loja';

const slidingSend =
  'Mande o comprimento, a altura e o material da folha, com uma foto do trilho e outra do lugar do motor: o valor vem por mensagem.';

export const budgetAnswers: readonly DirectAnswer[] = [
  {
    when: ['deslizante*|correr|lateral', spend, 'pesado|pesada|grande|chapa|macico|industrial'],
    unless: notBought,
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
  {
    when: ['deslizante*|correr|lateral', spend],
    unless: `${notBought}|${collective}`,
    figure: { unit: 'real', to: 799 },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Com {figura} não se põe motor novo num portão de correr já montado: numa casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}, mesmo aproveitando trilho e cremalheira. Esse dinheiro paga um conserto do motor que já existe, de {{repair.from}} a {{repair.to}}.',
    ],
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
    when: ['deslizante*|correr|lateral', spend],
    unless: `${notBought}|${collective}`,
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
    when: ['deslizante*|correr|lateral', spend],
    unless: `${notBought}|${collective}`,
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
    when: ['pivotante*|de abrir|duas folhas|2 folhas', spend],
    unless: `${notBought}|${collective}|correr|deslizante`,
    figure: { unit: 'real', to: 799 },
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Com {figura} não se motoriza um portão de abrir: numa casa a troca do motor já fica em geral entre {{replacement.from}} e {{replacement.to}}, e com duas folhas são dois motores. O que cabe é consertar o que existe, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que soma num portão de abrir',
    text: [
      'Cada folha leva um motor, e a central de dois motores abre uma depois da outra. Dobradiça caída se troca antes, ou o motor novo empurra torto.',
      'O valor se divide em até {{instalments}}.',
    ],
    points: [
      'Uma folha ou duas, e o comprimento de cada uma.',
      'Coluna que aguente o empurrão do motor.',
      'Cabo por baixo do piso, se a energia chega de um lado só.',
    ],
    send: 'Mande a foto de cada coluna por dentro, com a dobradiça, e o comprimento de cada folha: o valor vem por mensagem.',
  },
  {
    when: ['duas folhas|2 folhas|folha dupla', spend],
    unless: `${notBought}|${collective}|correr|deslizante`,
    figure: { unit: 'real', from: 800 },
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Com {figura} não dá para dizer sim em duas folhas sem ver o portão: são dois motores e uma central de duas saídas, e a troca de um motor só, numa casa, já fica em geral entre {{replacement.from}} e {{replacement.to}}. O valor do par sai por orçamento, com a foto das colunas.',
    ],
    heading: 'O que entra na conta das duas folhas',
    text: [
      'Se sobra pouco, pergunte pela ordem: motores e central primeiro, trava elétrica e fotocélula depois. O pagamento vai em até {{instalments}}.',
      'Quadro torto e coluna fraca são do serralheiro e se somam por fora.',
    ],
    points: [
      'Comprimento de cada folha, medido da dobradiça à ponta.',
      'Cabo entre as duas colunas, por cima ou por baixo do piso.',
      'Batente no encontro das folhas: sem ele o par bate e abre com o vento.',
      'Folhas de tamanhos diferentes: o par se escolhe pela maior.',
    ],
    send: 'Mande a foto de cada coluna por dentro, com a dobradiça, e o comprimento de cada folha: o valor vem por mensagem.',
  },
  {
    when: ['pivotante*|de abrir|duas folhas|2 folhas', spend],
    unless: `${notBought}|${collective}|correr|deslizante`,
    figure: { unit: 'real', from: 800 },
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Com {figura} pode dar num portão de abrir de uma folha: a troca do motor numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}, instalada. Se são duas, os motores também são dois, e o valor do par sai por orçamento.',
    ],
    heading: 'Uma folha, duas folhas e o que {figura} alcançam',
    text: [
      'Conte primeiro as folhas e meça cada uma da dobradiça à ponta: comprimento e peso escolhem o motor. Coluna fraca é serviço de serralheiro, fora dessa conta; o par de dobradiças trocamos, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
      'Motor sem instalação parece barato no anúncio; some suporte, central e mão de obra antes de comparar.',
    ],
    points: [
      'Coluna de concreto ou tubo grosso, que não balance.',
      'Espaço entre a dobradiça e a parede, para o braço.',
      'Energia nas duas colunas, se são dois motores.',
      'Batente chumbado no chão, no meio do vão.',
    ],
    send: 'Mande a foto de cada coluna por dentro, com a dobradiça, e o comprimento de cada folha: o valor vem por mensagem.',
  },
  {
    when: [collective, spend, 'motor|motores|portao|automatizar|kit'],
    unless: notBought,
    figure: { unit: 'real', to: 1999 },
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Com {figura} não se compra motor de uso coletivo: portão pesado com motor e instalação fica entre {{condominium.from}} e {{condominium.to}}. Motor de casa custa menos, mas o estator dele aguenta de {{stator.thin.from}} a {{stator.thin.to}} por hora e para de calor na hora mais cheia.',
    ],
    heading: 'O que {figura} resolvem enquanto o motor não vem',
    text: [
      'Um conserto do que já está na parede custa de {{repair.from}} a {{repair.to}} e costuma levar o portão até a próxima assembleia. A revisão também cabe, e mostra que peça vai pedir dinheiro primeiro.',
      'Proposta muito abaixo dessa faixa esconde um motor residencial: peça o modelo e os ciclos por hora por escrito.',
    ],
    points: [
      'Etiqueta do motor de agora, com o modelo.',
      'Aberturas na hora mais cheia de um dia útil.',
      'Peso ou medidas da folha.',
    ],
    send: 'Mande a etiqueta do motor de agora, uma foto da folha por dentro e as aberturas da hora mais cheia.',
  },
  {
    when: [collective, spend, 'motor|motores|portao|automatizar|kit'],
    unless: notBought,
    figure: { unit: 'real', from: 2000 },
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Com {figura} o motor de uso coletivo entra na conta: portão pesado com motor e instalação fica entre {{condominium.from}} e {{condominium.to}}. O lugar nessa faixa depende do peso da folha, das aberturas por hora e de a base e o trilho ou os cabos servirem.',
    ],
    heading: 'O que pedir numa proposta de {figura}',
    text: [
      'Peça os ciclos por hora ao lado do nome do modelo. Estator robusto faz de {{stator.robust.from}} a {{stator.robust.to}}; o fino, de {{stator.thin.from}} a {{stator.thin.to}}.',
      'Controles dos moradores entram na soma: pergunte se os atuais servem na central nova ou se todos se compram de novo.',
    ],
    points: [
      'Motor, mão de obra e reparo da folha em linhas separadas.',
      'Fotocélula e batentes incluídos.',
      'Prazo de atendimento com o portão parado.',
      'Garantia por escrito, do motor e da instalação.',
    ],
    send: 'Mande a etiqueta do motor de agora, uma foto da folha por dentro e as aberturas da hora mais cheia.',
  },
];
