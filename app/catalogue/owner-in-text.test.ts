import { expect, test } from 'vitest';
import { sampleCompany, sampleSite } from '../parts-page/sample-site.ts';
import { withOwner } from './owner-in-text.ts';

const text =
  'A loja<!-- owner: company --> decide. Ligue.<!-- owner: contact --> Por mensagem<!-- owner: email -->ou telefone. Hospedagem: <!-- owner: host -->. E-mail: <!-- owner: mail -->.';

test('a text names the company, the contact and the providers that are configured', () => {
  const link = '<a href="mailto:privacidade@example.com">privacidade@<wbr>example.com</a>';
  expect(withOwner(text, sampleCompany)).toBe(
    `A loja (Portões Exemplo Ltda.) decide. Ligue. Aqui é Ana Exemplo: ${link}. Por mensagem, pelo e\u2011mail ${link} ou telefone. Hospedagem: Hoje é Nuvem Exemplo (Brasil). E-mail: Hoje é Correio Exemplo (Irlanda).`,
  );
});

test('a text reads well if nothing is configured', () => {
  expect(withOwner(text, sampleSite.company)).toBe(
    'A loja decide. Ligue. Por mensagem ou telefone. Hospedagem: Se perguntar, dizemos qual é e em que país fica. E-mail: Se perguntar, dizemos qual é e em que país fica.',
  );
});

test('a name is escaped', () => {
  const owner = { legalName: 'Portões & Cia <Ltda>', dataContact: null, dataHost: null, dataMail: null };
  expect(withOwner('A loja<!-- owner: company -->', owner)).toBe('A loja (Portões &amp; Cia &lt;Ltda&gt;)');
});

test('a passage that does not exist is an error', () => {
  expect(() => withOwner('<!-- owner: unicorn -->', sampleSite.company)).toThrow("'unicorn'");
});
