/** The opening is about the thing that the title names, and not about one that shares a word with it. */
import { expect, test } from 'vitest';
import { facts } from '#content/facts.ts';
import { subjects } from '#content/generator/subjects.ts';
import { factText } from '#domain/facts/fact-text.ts';
import { openingOfTitle, textOfTitle } from '#tests/support/generator/page-of-title.ts';

const kitPrices = [facts['kit.padrao'], facts['kit.speedy'], facts['kit.jetflex']].map((fact) =>
  factText(fact).replaceAll('\u00a0', ' '),
);

test('a page about a thing that is not ours quotes no price of a kit', () => {
  const names = Object.values(subjects).flatMap(({ isNeighbour, name }) => (isNeighbour ? [name] : []));
  expect(names.length).toBeGreaterThan(8);
  const forms = [
    'Preço de {coisa}',
    'Quanto custa {coisa}',
    '{coisa} valor instalado',
    'Vocês vendem {coisa}? Qual o preço?',
    'Quanto custa o conserto de {coisa}',
    'Instalação de {coisa} em Osasco preço',
  ];
  const titles = names.flatMap((name) => forms.map((form) => form.replace('{coisa}', name)));
  expect(
    titles.filter((title) =>
      kitPrices.some((price) => new RegExp(`${price.replace('$', '\\$')}(?!\\d)`).test(textOfTitle(title))),
    ),
  ).toEqual([]);
});

const cases: readonly { of: string; titles: readonly string[]; first: RegExp }[] = [
  {
    of: 'whether a motor of our brand is worth repairing',
    titles: [
      'PPA Eurus vale a pena consertar',
      'Vale a pena consertar o PPA Eurus',
      'Compensa consertar motor Eurus',
      'Motor PPA Eurus compensa o conserto',
      'PPA DZ Rio compensa consertar',
      'PPA Home vale a pena consertar ou trocar',
    ],
    first: /^Consertar um motor PPA (?:Eurus|DZ Rio|Home) compensa/,
  },
  {
    of: 'when springs are replaced',
    titles: [
      'quando trocar mola do basculante e preço',
      'Trocar mola do portão basculante: quando e quanto custa',
      'preço da mola do basculante e quando troca',
      'mola de portão basculante: quando precisa trocar e preço',
      'sintomas de mola fraca no basculante e preço',
      'quando trocar as molas do portão',
    ],
    first: /^(?:Troque as? molas?|.*sina(?:l|is)|Resolve|Mola)/,
  },
  {
    of: 'an electromagnetic lock',
    titles: [
      'Trocar fechadura eletromagnética: quando precisa e quanto custa',
      'fechadura eletromagnética quando trocar e preço',
      'fechadura eletromagnética vale a pena e quanto custa',
      'preço de fechadura eletromagnética compensa',
      'fechadura magnética precisa e qual o preço',
      'fechadura eletromagnética preço',
    ],
    first: /^[^.]*fechadura eletromagnética/i,
  },
  {
    of: 'a light of the control unit',
    titles: [
      'led da central piscando e portão não abre',
      'luz da placa piscando e o portão não abre',
      'led da placa piscando e portão não abre',
      'luzinha da central piscando e não abre o portão',
      'led do receptor piscando e portão não abre',
      'luz da central acende mas o portão não abre',
    ],
    first: /^(?!Luz acesa não prova|Se a luz do controle)/,
  },
  {
    of: 'the repair of an intercom, with its price',
    titles: [
      'quanto custa consertar interfone que abre portão',
      'conserto de interfone que abre portão preço',
      'interfone que abre o portão quanto custa o conserto',
      'valor do conserto de interfone do portão',
      'orçamento para consertar porteiro eletrônico do portão',
      'quanto fica o reparo do interfone do portão',
    ],
    first: /^O conserto do interfone não está entre os nossos serviços/,
  },
  {
    of: 'a course, which is refused without the verb of the title',
    titles: [
      'curso de inglês online compensa',
      'curso de inglês vale a pena',
      'conserto de geladeira compensa',
      'aluguel de betoneira vale a pena',
      'pintura de carro funciona',
      'conserto de máquina de lavar como funciona',
    ],
    first:
      /^(?!.*(?:compensa|vale a pena|funciona|como funciona) não está)[^.]* não está entre os nossos serviços/,
  },
  {
    of: 'a place without a gate',
    titles: [
      'academia vale a pena',
      'academia em Guarulhos compensa',
      'hotel compensa',
      'hospital vale a pena',
      'mercado vale a pena',
      'escola vale a pena',
    ],
    first: /Isto não é assunto nosso/,
  },
];

test.each(cases)('the opening is about $of', ({ titles, first }) => {
  expect(
    titles.map((title) => `${openingOfTitle(title)} (${title})`).filter((opening) => !first.test(opening)),
  ).toEqual([]);
});
