import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sanitizePageHtml } from '#domain/pages/sanitize-page-html.ts';
import { openingOfTitle, textOfTitle } from '#tests/support/generator/page-of-title.ts';
import { generatePage, writePage } from './generate-page.ts';
import { planFor } from './plan.ts';
import { mulberry32, seedFromText } from './random.ts';
import { understandTitle } from './title/understand-title.ts';

const page = (title: string, creativity: number, seed = seedFromText(title)) =>
  generatePage({ title, creativity, random: mulberry32(seed) });

/** Titles about our trade, each with enough material for a whole page. */
const tradeTitles = [
  'Conserto de motor de portão na Penha',
  'Como programar controle de portão?',
  'Placas de portão queimadas',
  'Portão não fecha',
  'Quanto custa instalar motor de portão deslizante em Jandira',
  'Roldanas de portão de correr',
  'Onde comprar fotocélula',
];
const titles = [...tradeTitles, 'Receita de bolo de fubá', ''];

/** Each number once, from the smallest. */
function rising(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].toSorted((one, other) => one - other);
}

function counts(html: string) {
  const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0;
  return { sections: count(/<h2>/g), items: count(/<li>/g), questions: count(/<h3>/g) };
}

test('the same seed produces the same page, and another seed a different one', () => {
  expect(page('Portão não abre', 75, 1)).toEqual(page('Portão não abre', 75, 1));
  expect(page('Portão não abre', 75, 1).html).not.toBe(page('Portão não abre', 75, 2).html);
});

test('the plan grows at 20, 40, 50 and 60 and nowhere else', () => {
  const plans = Array.from({ length: 101 }, (_, creativity) => planFor(creativity));
  const grown = plans.flatMap((plan, creativity) =>
    JSON.stringify(plan) === JSON.stringify(plans[creativity - 1] ?? plan) ? [] : [creativity],
  );
  expect(grown).toEqual([20, 40, 50, 60]);
  for (const creativity of grown) {
    const [before = planFor(0), plan = planFor(0)] = plans.slice(creativity - 1, creativity + 1);
    for (const part of ['sections', 'bullets', 'questions'] as const) {
      expect(plan[part], `${part} at ${creativity}`).toBeGreaterThan(before[part]);
    }
    expect(plan.paragraphs).toBeGreaterThanOrEqual(before.paragraphs);
  }
});

test('more creativity never gives fewer sections, items or questions', () => {
  fc.assert(
    fc.property(fc.constantFrom(...titles), fc.integer(), (title, seed) => {
      const meaning = understandTitle(title);
      const steps = [0, 20, 40, 50, 60, 100].map((creativity) =>
        counts(writePage(meaning, creativity, mulberry32(seed)).html),
      );
      for (const part of ['sections', 'items', 'questions'] as const) {
        const found = steps.map((step) => step[part]);
        expect(found).toEqual(found.toSorted((one, other) => one - other));
      }
    }),
    { numRuns: 60 },
  );
});

test('each threshold lengthens a page that has enough material', () => {
  const title = 'Preço de motor de portão basculante instalado';
  const lengths = [0, 20, 40, 50, 60].map((creativity) => page(title, creativity).html.length);
  expect(lengths).toEqual(rising(lengths));
});

test.each(['portão automático', 'motor de portão'])(
  'each threshold adds sections, items and questions to a page that only has a subject: %s',
  (title) => {
    const steps = [0, 20, 40, 50, 60].map((creativity) => counts(page(title, creativity).html));
    for (const part of ['sections', 'items', 'questions'] as const) {
      const found = steps.map((step) => step[part]);
      expect(found, part).toEqual(rising(found));
    }
  },
);

test('any title produces clean HTML and a description of 70 to 160 characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 0, max: 100 }), (title, creativity) => {
      const { html, description } = page(title, creativity);
      expect(sanitizePageHtml(html)).toBe(html);
      expect(html).not.toMatch(/[{}[\]|]|\*\*|<h1/);
      expect(description.length).toBeGreaterThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(160);
    }),
    { numRuns: 60 },
  );
});

test('a how-to page has numbered steps, a place name gets its preposition, and a price page lists the kits', () => {
  expect(page('Como instalar motor de portão', 50).html).toContain('<ol>');
  const html = page('Conserto de motor de portão na Penha', 50).html;
  expect(html).toContain('na Penha');
  expect(html).not.toContain('em Penha');
  const prices = page('Preço de motor de portão basculante instalado', 50).html;
  for (const price of ['R$\u00a0899', 'R$\u00a0949', 'R$\u00a01.349']) expect(prices).toContain(price);
});

// A page on a complaint, or with a direct answer, ends once it has answered. Nothing pads it.
test('a page has 120 to 480 words at creativity 0, and 200 to 900 at 75', () => {
  const words = (creativity: number) =>
    tradeTitles.map(
      (title) =>
        page(title, creativity)
          .html.replace(/<[^>]+>/g, ' ')
          .trim()
          .split(/\s+/).length,
    );
  expect(Math.min(...words(0))).toBeGreaterThan(120);
  expect(Math.max(...words(0))).toBeLessThan(480);
  expect(Math.min(...words(75))).toBeGreaterThan(200);
  expect(Math.max(...words(75))).toBeLessThan(900);
});

test('a title that nothing answers is repeated in the first line, and its page stays short', () => {
  const named = [
    ['Motor de portão para teatro de bonecos', '<p>Motor de portão para teatro de bonecos: '],
    ['Portão eletrônico paga imposto', '<p><strong>Portão eletrônico paga imposto?</strong> '],
  ] as const;
  for (const [title, opening] of named) {
    const { html } = page(title, 75);
    expect(html.startsWith(opening), title).toBe(true);
    expect(counts(html).sections, title).toBe(1);
  }
});

test('a page whose title mentions an electric shock begins with switching off the breaker, whatever else the title says', () => {
  const shocks = [
    'Placa dá choque quando encosto',
    'Interfone dando choque',
    'Minha mão formiga quando encosto no portão',
    'Quanto custa arrumar portão eletrônico que dá choque na Penha',
    'Levei choque no teclado do portão do condomínio',
  ];
  for (const title of shocks) {
    const [opening = ''] = page(title, 75).html.split('</p>');
    expect(opening, title).toMatch(/^<p>Desligue agora o disjuntor/);
    expect(opening, title).toMatch(/192.*193/);
  }
  expect(page('Portão bateu no para-choque do carro', 75).html).not.toContain('Desligue agora o disjuntor');
});

test('after water, a shock, a fall or a smell of burning, a page has no tests under power and begins with switching the gate off', () => {
  const dangers = [
    'Portão eletrônico com motor pegou chuva e parou',
    'portão automático molhado não liga',
    'lavaram a garagem e o portão parou',
    'motor de portão dando choque e parou',
    'folha do portão caiu',
    'motor do portão com cheiro de queimado e parou',
  ];
  for (const title of dangers) {
    expect(textOfTitle(title), title).not.toMatch(/testes que não abrem nada|Aperte a botoeira/);
    expect(textOfTitle(title).split('\n')[0], title).toMatch(/[Dd]esligue/);
  }
});

test('a title about another trade is refused even if there is an answer about the building that it names', () => {
  expect(page('Manutenção de catraca de academia', 75).html).toMatch(
    /^<p>Manutenção de catraca de academia não está entre os nossos serviços/,
  );
});

test('a name after another brand is read as its model', () => {
  expect(page('Motor Rossi Atto vale a pena', 75).html).toContain('Atto é o nome da linha');
});

test('a page about a leaf that is about to fall begins with clearing the place', () => {
  for (const title of ['Portão basculante quase caindo', 'Contrapeso do portão vai cair']) {
    expect(page(title, 75).html, title).toMatch(/^<p>Afaste todos agora/);
  }
});

test('a page whose title compares two gates says what matters for each of them', () => {
  for (const title of [
    'Motor deslizante ou pivotante para garagem pequena',
    'Motor pivotante ou deslizante: qual gasta menos espaço',
  ]) {
    const { html } = page(title, 75);
    expect(html, title).toContain('No deslizante conta a parede');
    expect(html, title).toContain('No pivotante contam o giro e a coluna');
  }
});

test('a page that says not to release the gate has no section on how to release it', () => {
  const { html } = page('posso destravar o basculante aberto', 100);
  expect(html).toMatch(/^<p>Não destrave/);
  expect(counts(html).sections).toBe(1);
});

test('no paragraph links twice to one address', () => {
  for (const title of ['kit ppa speedy 220 kg', 'jetflex ou speedy', 'padrão ou speedy qual comprar']) {
    for (const paragraph of page(title, 100).html.split('</p>')) {
      const links = paragraph.match(/href="[^"]*"/g) ?? [];
      expect(new Set(links).size, title).toBe(links.length);
    }
  }
});

test('an amount is judged expensive or cheap by the range of its part', () => {
  expect(page('placa 250 reais ta caro', 75).html).toMatch(/^<p>R\$\s250 está abaixo/);
  expect(page('trocar capacitor por 400 reais é caro', 75).html).toMatch(/^<p>R\$\s400 está acima/);
});

test('a title that asks what a part is or what it is for gets its definition or how it works, and not what it fits', () => {
  expect(page('O que é cremalheira de portão e para que serve', 75).html).toMatch(
    /^<p>A cremalheira de portão (?:é|trans)/,
  );
  expect(page('pra que serve a central do portão', 75).html).toMatch(
    /^<p>A central de comando, que muita gente chama de placa, manda no portão: recebe a ordem/,
  );
  expect(page('O que é embreagem do motor e para que serve', 75).html).toMatch(
    /^<p>(?:A embreagem|Embreagem) d/,
  );
});

test('a title that asks how to store a remote gets the steps, and one that asks whether it works gets a verdict', () => {
  for (const title of [
    'Como codificar controle novo na central Garen',
    'Como gravo o controle no motor Nice',
    'Sincronizar controle Rossi na placa',
  ])
    expect(openingOfTitle(title), title).toMatch(/^Numa central \p{L}+, o controle se grava com um toque/u);
  expect(openingOfTitle('Controle Garen serve em motor de outra marca')).toMatch(/^Às vezes:/);
});

test('a warranty answers what it covers, what it leaves out and for how long', () => {
  const covered = openingOfTitle('Garantia do motor de portão: quanto tempo e o que cobre');
  expect(covered).toMatch(/^A garantia cobre .*1 ano.*2 anos.*3 anos.*6 meses.*noventa dias/);
  expect(openingOfTitle('O que a garantia do motor não cobre')).toMatch(/^A garantia não cobre .*raio/);
  expect(openingOfTitle('Negaram a garantia do motor')).toMatch(/^Peça a recusa por escrito/);
});
