/** What a page says once: a price range, the hours, and its title. */
import { expect, test } from 'vitest';
import { textOfTitle } from '#tests/support/generator/page-of-title.ts';

test('a page gives the range of a repair and the hours once', () => {
  const page = textOfTitle('Vocês atendem domingo e feriado?');
  expect(page.match(/R\$ 150 (?:a|e) R\$ 600/g)).toHaveLength(1);
  expect(page.match(/segunda a sexta/g)).toHaveLength(1);
  expect(page).not.toContain('Atendem domingo e feriado?');
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
