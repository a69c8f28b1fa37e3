/** What a page says once: a price range, the hours, and its title. */
import { expect, test } from 'vitest';
import { sectionOf } from '#domain/generator/compose/composed-page.ts';
import { fillLine } from '#domain/generator/compose/wording/fill-line.ts';
import { understandTitle } from '#domain/generator/title/understand-title.ts';
import { textOfTitle } from '#tests/support/generator/page-of-title.ts';
import { toldOnce } from './told-once.ts';

test('a page gives the range of a repair and the hours once', () => {
  const page = textOfTitle('Vocês atendem domingo e feriado?');
  expect(page.match(/R\$ 150 (?:a|e) R\$ 600/g)).toHaveLength(1);
  expect(page.match(/segunda a sexta/g)).toHaveLength(1);
  expect(page).not.toContain('Atendem domingo e feriado?');
});

test('where the section on the place comes first, it keeps the range, and a later section loses it', () => {
  const range = fillLine('O conserto custa de {{repair.from}} a {{repair.to}}.');
  const { place, sections } = toldOnce(
    {
      lead: ['Consertamos o portão.'],
      isPlaceFirst: true,
      place: sectionOf({ heading: 'Os portões de lá', text: [range] }),
      sections: [sectionOf({ heading: 'Capacitor', text: ['A peça se mede.', range] })],
      questionsHeading: '',
      questions: [],
      closing: [],
      descriptions: [],
    },
    understandTitle('Conserto de portão na Penha'),
  );
  expect(place?.text).toEqual([range]);
  expect(sections[0]?.text).toEqual(['A peça se mede.']);
});

test('no section compares again what the answer has compared', () => {
  expect(textOfTitle('Mola ou contrapeso em portão basculante de garagem')).not.toContain(
    'Contrapeso ou mola',
  );
});

test('a page about a snapped cable does not mention releasing the leaf', () => {
  expect(textOfTitle('Cabo de aço do portão basculante arrebentou')).not.toContain('folha solta do motor');
});

test('the page for a complaint about a finished repair gives its warranties', () => {
  for (const title of [
    'O técnico veio e o portão parou de novo',
    'Paguei o conserto e o controle continua falhando',
  ])
    expect(textOfTitle(title)).toMatch(/1 ano[\s\S]*6 meses[\s\S]*noventa dias/);
});

test('a title about voltage is answered for the direction that it asks about', () => {
  expect(textOfTitle('Motor de portão 220 volts posso ligar em 110?')).toMatch(/motor de 220 V em 110 V/);
  expect(textOfTitle('Motor 110 posso ligar em 220?')).toMatch(/motor de 110 V em 220 V/);
});
