/** The first paragraph of a page says something of what its title adds to the gate: a time, a weight, a ramp, a material. */
import { expect, test } from 'vitest';
import { openingOfTitle, textOfTitle } from '#tests/support/generator/page-of-title.ts';

function firstParagraphOf(title: string): string {
  return openingOfTitle(title).split('\n')[0] ?? '';
}

const gates = [
  'Motor de portão',
  'Portão basculante',
  'Portão de correr',
  'Portão pivotante',
  'Portão automático',
];

/** What a title adds, and what an opening that answers it says. */
const qualifiers: Readonly<Record<string, RegExp>> = {
  'com vento forte': /vento/i,
  'na chuva': /chuva|água|umidade/i,
  'em área de maresia': /maresia|litoral|ferrug|salgad/i,
  'para condomínio': /condomínio|prédio/i,
  'para galpão': /galpão|empresa|comércio|industrial/i,
  'de madeira': /madeira/i,
  'de alumínio': /alumínio/i,
  'de ferro': /ferro|chapa|aço/i,
  'de duas folhas': /folhas|cada folha|por folha|par de/i,
  'sem energia': /energia|luz|destrav/i,
  'com bateria': /bateria|nobreak/i,
  'à noite': /noite|madrugada/i,
  'no domingo': /domingo|fim de semana|24 horas/i,
  'em rampa': /rampa|inclina|caimento|subida/i,
  'em subida': /rampa|inclina|caimento|subida|sobe/i,
  'quanto tempo dura': /anos|meses|dura/i,
  'quantos kg aguenta': /kg|quilos/i,
  'quantos ciclos por hora': /ciclos|aberturas|por hora/i,
  'quanto gasta de energia': /kWh|watts|gasta|conta de luz/i,
  'vale a pena': /vale|compensa/i,
};

test('the first paragraph answers what the title adds to the gate', () => {
  const dropped = gates.flatMap((gate) =>
    Object.entries(qualifiers).flatMap(([qualifier, answer]) => {
      const title = `${gate} ${qualifier}`;
      return answer.test(firstParagraphOf(title)) ? [] : [title];
    }),
  );
  expect(dropped).toEqual([]);
});

test('a title that asks for a time or a length gets the figure in its first paragraph', () => {
  const slides = /^Portão de correr de 4 metros leva de 15 a 20 segundos/;
  expect(firstParagraphOf('Portão de 4 metros: quanto tempo leva para abrir')).toMatch(slides);
  expect(firstParagraphOf('portao de 4 m quantos segundos pra abrir')).toMatch(slides);
  expect(firstParagraphOf('Basculante de 4 metros: quanto tempo leva para abrir')).toMatch(
    /^Um basculante de 4 metros abre em 16/,
  );
  expect(firstParagraphOf('Quanto tempo demora para instalar motor em portão de 4 metros')).toContain(
    '2 a 4 horas',
  );
  expect(firstParagraphOf('Cremalheira gasta: quando trocar e quantos metros preciso')).toMatch(
    /dente afina em ponta.*folha inteira.*três barras de um metro/,
  );
});

test('two faults of one title are both in the first paragraph', () => {
  for (const title of [
    'Portão basculante desalinhado com cabo de aço arrebentado',
    'Cabo rompido e basculante torto',
    'basculante desnivelado com cabo partido quanto custa',
  ])
    expect(firstParagraphOf(title)).toMatch(
      /desalinhado com o cabo de aço arrebentado.*dois cabos.*alinha a folha/,
    );
});

test('a title that asks which of two gets a choice with its reason', () => {
  for (const title of [
    'Portão pivotante de duas folhas: motor de braço ou hidráulico?',
    'Portão de duas folhas: pistão ou braço, qual é melhor',
    'Motor hidráulico ou braço para duas folhas vale a pena',
  ])
    expect(firstParagraphOf(title)).toMatch(
      /fique com o braço se .* com o pistão se .* o hidráulico compensa/,
    );
  for (const title of ['Motor Peccinin ou PPA: qual dura mais?', 'Nice ou PPA qual dura mais'])
    expect(firstParagraphOf(title)).toMatch(/dura mais o modelo/);
});

test('a power, a weight or a model of a title is weighed with its ramp or its building', () => {
  expect(firstParagraphOf('Motor de portão 1/2 CV para rampa de garagem')).toMatch(
    /^Motor de 1\/2 CV serve em garagem com rampa/,
  );
  expect(firstParagraphOf('Motor PPA para rampa')).toMatch(/rampa, o motor se escolhe pelo trilho/);
  expect(firstParagraphOf('Portão pesado de 1500 kg para galpão em Barueri')).toMatch(/1500 kg.*1\.880 kg/);
});

test('the heading on the visit names every place of its title, and not one where we do not go', () => {
  expect(textOfTitle('Conserto de portão eletrônico em Diadema e Mauá')).toContain(
    'em Diadema e em Mauá: conserto e visita',
  );
  expect(textOfTitle('Conserto de portão eletrônico em Diadema e Campinas')).not.toContain(
    'em Campinas: conserto e visita',
  );
});
