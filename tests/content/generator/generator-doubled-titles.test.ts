/** Titles that ask two things of a part, or want a yes or a no, are answered in the first paragraph. */
import { expect, test } from 'vitest';
import { openingOfTitle } from '#tests/support/generator/page-of-title.ts';

const parts = [
  'cremalheira',
  'roldana do portão',
  'capacitor do motor',
  'engrenagem do motor',
  'placa do portão',
  'central de comando',
  'fotocélula',
  'fim de curso',
  'cabo de aço do basculante',
  'contrapeso do portão',
  'controle do portão',
  'receptor do portão',
  'botoeira',
  'nobreak do portão',
  'trava elétrica do portão',
  'fiação do portão',
  'braço do basculante',
  'fuso do motor',
  'embreagem do motor',
  'motor do portão',
];

function leftOut(forms: readonly string[], said: RegExp): string[] {
  const titles = parts.flatMap((part) => forms.map((form) => form.replace('{peça}', part)));
  return titles.flatMap((title) => {
    const opening = openingOfTitle(title);
    return said.test(opening) && /R\$/.test(opening) ? [] : [`${title}: ${opening}`];
  });
}

test('when a part is replaced, and its price', () => {
  const forms = [
    'Trocar {peça}: quando precisa e quanto custa',
    '{peça}: sintomas e preço da troca',
    'quando trocar {peça} e preço',
  ];
  expect(
    leftOut(
      forms,
      /[Tt]rocam?-se|[Tt]roque|se trocam?|suspeit|sintoma|sina(?:l|is)|a hora é|É ele o defeito/u,
    ),
  ).toEqual([]);
});

test('what a part is, and its price', () => {
  expect(leftOut(['{peça}: o que é e quanto custa'], / (?:é|são|diz|liga|reúne) /u)).toEqual([]);
});

test('whether a part can be repaired or a warranty is lost begins with a yes, a no or what it depends on', () => {
  const mended = [
    'roldana de portão',
    'cremalheira quebrada',
    'engrenagem quebrada',
    'capacitor',
    'fotocélula',
  ];
  const further = ['fim de curso', 'trava elétrica', 'contrapeso', 'placa queimada', 'embreagem do motor'];
  const titles = [
    ...[...mended, ...further].map((part) => `${part} tem conserto?`),
    'dá para consertar a engrenagem do motor',
    'pintar o portão perde a garantia?',
    'trocar a placa por paralela perde a garantia?',
    'motor molhado perde a garantia?',
    'motor de portão aguenta chuva?',
    'cremalheira de nylon aguenta portão pesado?',
    'motor PPA aguenta portão de ferro?',
    'Portão de condomínio com 80 apartamentos: motor 1/4 serve?',
    'Motor de portão molhou na enchente, tem conserto?',
  ];
  const verdict = /^(?:Sim|Não|Tem|Em geral|Depende|Às vezes|Pode|Aguenta)(?!\p{L})/u;
  expect(
    titles.map((title) => `${openingOfTitle(title)} (${title})`).filter((said) => !verdict.test(said)),
  ).toEqual([]);
});
