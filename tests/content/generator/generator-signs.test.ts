/** Titles that ask for a sign or a time get it in the first sentence, and faults and questions get their own answer. */
import { expect, test } from 'vitest';
import { generatePage } from '#domain/generator/generate-page.ts';
import { sentencesOf } from '#domain/generator/grammar.ts';
import { htmlToText } from '#domain/generator/html-to-text.ts';
import { mulberry32, seedFromText } from '#domain/generator/random.ts';
import { understandTitle } from '#domain/generator/title/understand-title.ts';

function firstSentenceOf(title: string): string {
  const { html } = generatePage({ title, creativity: 75, random: mulberry32(seedFromText(title)) });
  return sentencesOf(htmlToText(html).split('\n')[0] ?? '')[0] ?? '';
}

const parts: readonly string[] = [
  'o capacitor do motor',
  'a roldana do portão',
  'o cabo de aço do portão basculante',
  'a cremalheira do portão',
  'a placa do portão',
  'a bateria do controle do portão',
  'o controle do portão',
  'a fotocélula do portão',
  'o motor do portão',
  'a engrenagem do motor',
  'a mola do portão basculante',
  'o contrapeso do portão',
  'a bateria do nobreak do portão',
  'a trava elétrica do portão',
  'a dobradiça do portão',
  'o estator do motor',
  'o rolamento do motor',
  'o trilho do portão',
  'o receptor do portão',
  'a botoeira do portão',
  'a correia do motor',
  'o braço do portão pivotante',
];

const titles = [
  ...parts.flatMap((part) => [
    `Quando trocar ${part}`,
    `quando se troca ${part}?`,
    `Hora de trocar ${part}`,
    `Quando devo trocar ${part} em Osasco`,
  ]),
  'Quando fazer manutenção do portão automático',
  'quando fazer a revisão do portão do condomínio',
  'quando lubrificar o portão',
  'quando regular a força do motor do portão',
  'quando regular o fim de curso do portão',
  'quando limpar a fotocélula do portão',
  'quando chamar um técnico de portão',
  'como saber se a mola do portão está cansada',
  'como saber se o nobreak do portão está bom',
  'como saber se a engrenagem do motor gastou',
  'como saber se o portão precisa de manutenção',
  'como saber se o capacitor queimou',
];

const signOrTime =
  /\b(?:quando|se (?:o|a|há|mudou)|sinal|sinais|dá sinal|no fim|avisa|pede|reconhece|a cada|uma vez|a hora de|chame|solta|trava)(?!\p{L})/iu;
const lifetimeOrNature =
  /(?<!\p{L})(?:dura(?:m)?|costuma passar de|não tem prazo|é a parte|é a peça|é a roda|o mais usado)(?!\p{L})/iu;

test('a title that asks when gets a sign or a time first, and not what the part is or how long it lasts', () => {
  const astray = titles
    .map((title) => ({ title, first: firstSentenceOf(title) }))
    .filter(({ first }) => !signOrTime.test(first) || lifetimeOrNature.test(first))
    .map(({ title, first }) => `${title}: ${first}`);
  expect(astray).toEqual([]);
});

const headingFor = (title: string) => understandTitle(title).direct?.heading;

/** Each heading with titles that get it; a title after `not` must not. */
const ofFaults: readonly { heading: string; titles: readonly string[]; not?: readonly string[] }[] = [
  {
    heading: 'O som da abertura e a peça que o faz',
    titles: ['Portão eletrônico fazendo barulho de rangido quando abre'],
    not: ['barulho no motor só quando sobe', 'portão basculante rangendo quando abre'],
  },
  {
    heading: 'Velocidade que se regula e velocidade que é defeito',
    titles: [
      'portao fecha muito rapido tem como diminuir a velocidade',
      'diminuir velocidade do motor do portão',
      'dá para deixar o portão fechar mais devagar?',
    ],
    not: ['portão fecha mais devagar que abre', 'aumentar a velocidade do portão'],
  },
  {
    heading: 'Lento de fábrica ou lento por defeito',
    titles: ['portão muito lento para abrir, é normal?', 'motor lento para abrir é normal'],
    not: ['portão muito lento para abrir'],
  },
  {
    heading: 'O que deixar pronto para não descer do carro',
    titles: [
      'portão automático para idoso que não consegue descer do carro',
      'não quero descer do carro para abrir o portão na chuva quanto custa',
    ],
    not: ['meu pai não consegue usar o controle do portão'],
  },
  {
    heading: 'Chave dura, folha pesada ou falta de costume',
    titles: [
      'minha mãe de 80 anos não consegue destravar o portão na mão',
      'idosa nao consegue abrir o portao sem luz',
    ],
    not: ['idoso consegue abrir portão manual na falta de luz?'],
  },
  {
    heading: 'O que fecha a porta para o controle copiado',
    titles: [
      'ladrão consegue abrir portão eletrônico com controle clonado?',
      'alguém pode copiar o controle do meu portão?',
    ],
    not: ['clonaram o controle do meu portão e entraram em casa'],
  },
  {
    heading: 'Três sons e o que cada um aponta',
    titles: [
      'como saber se é a placa ou o motor que queimou',
      'foi a placa ou o motor do portão que queimou?',
    ],
    not: ['trocar só a placa ou o motor inteiro'],
  },
  {
    heading: 'A ordem, na saída e na volta',
    titles: ['tem como travar o portão quando viajo', 'como travar o portao para viajar'],
    not: ['precisa desligar o portão quando viaja?'],
  },
  {
    heading: 'O que você pode olhar sem tocar',
    titles: ['quem pode mexer na mola do portão basculante', 'é perigoso trocar mola de portão?'],
    not: ['quem pode mexer na placa do portão'],
  },
  {
    heading: 'Antes e depois de soltar a folha',
    titles: ['como destravar o motor do portão sem energia', 'destravar motor ppa sem luz'],
    not: ['portão desce sozinho quando destravo o motor', 'motor não trava sem energia'],
  },
  {
    heading: 'Como confirmar que o som é da roldana',
    titles: ['roldana do portão gasta faz que barulho', 'qual o barulho de roldana ruim'],
    not: ['roldana gasta do portão'],
  },
  {
    heading: 'Primeiro o chão, depois o portão',
    titles: ['raiz de árvore levantou o piso e o portão não corre', 'calçada levantou e o portão raspa'],
    not: ['piso da garagem cedeu e portão não fecha'],
  },
  {
    heading: 'Onde a folha leve cede',
    titles: ['portão de alumínio leve balançando com motor forte', 'portão de aluminio treme quando abre'],
    not: ['motor do portão balançando'],
  },
  {
    heading: 'Do mais comum ao mais caro',
    titles: ['motor PPA Jetflex travado na Mooca', 'jetflex parou de funcionar'],
    not: ['jetflex piscando e nao anda'],
  },
  {
    heading: 'Controle, antena ou obstáculo',
    titles: ['controle funciona no carro mas não na rua'],
    not: ['controle não funciona dentro do carro'],
  },
  {
    heading: 'O que cada bicho deixa na caixa',
    titles: ['lagartixa morta na placa do motor'],
    not: ['placa morta'],
  },
  {
    heading: 'A ferrugem que importa e a que é só pintura',
    titles: ['ferrugem no portão atrapalha o motor?'],
    not: ['motor do portão enferrujado'],
  },
  {
    heading: 'Os sinais que vêm antes da queda',
    titles: ['portão enferrujado embaixo pode cair?', 'portão basculante pode cair em cima do carro'],
    not: ['portão vai cair', 'portão está caindo'],
  },
  {
    heading: 'O que cada aparelho faz no ponto do portão',
    titles: ['filtro de linha para motor de portão resolve raio?'],
    not: ['nobreak de computador no motor do portão'],
  },
  {
    heading: 'Por que não é serviço de uma pessoa',
    titles: ['posso trocar a roldana sozinho?'],
    not: ['como trocar roldana do portão de correr'],
  },
  {
    heading: 'A prova com a luz apagada',
    titles: ['portão deixou de fechar após troca da lâmpada LED da garagem'],
    not: ['troquei a lâmpada e o controle do portão parou'],
  },
  {
    heading: 'De quem é o barulho do portão novo',
    titles: ['portão novo com um mês já faz barulho, é garantia?'],
    not: ['motor novo fazendo barulho'],
  },
  {
    heading: 'Hoje à noite e na visita',
    titles: ['roubaram meu controle do portão o que faço'],
    not: ['fui assaltado e levaram os controles'],
  },
  {
    heading: 'O ruído que é do motor e o que é da folha',
    titles: ['qual motor faz menos barulho para quarto em cima da garagem'],
    not: ['como fazer menos barulho no portão embaixo do quarto'],
  },
  {
    heading: 'Rapidez e fila não são a mesma coisa',
    titles: ['Motor rápido para garagem de prédio com muito movimento'],
  },
];

test.each(ofFaults)(
  'a fault or a question gets "$heading", and its neighbours another answer',
  ({ heading, titles, not = [] }) => {
    for (const title of titles) expect(headingFor(title), title).toBe(heading);
    for (const title of not) expect(headingFor(title), title).not.toBe(heading);
  },
);
