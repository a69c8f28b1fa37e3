/** Titles about a thing that is not ours, about two makers, or about a motor with its name: the object decides. */
import { expect, test } from 'vitest';
import { subjects } from '#content/generator/subjects.ts';
import { motorNames } from '#content/generator/words/motor-names.ts';
import { generatePage } from '#domain/generator/generate-page.ts';
import { htmlToText } from '#domain/generator/html-to-text.ts';
import { mulberry32, seedFromText } from '#domain/generator/random.ts';
import { understandTitle } from '#domain/generator/title/understand-title.ts';

function firstParagraphOf(title: string): string {
  const { html } = generatePage({ title, creativity: 75, random: mulberry32(seedFromText(title)) });
  return (htmlToText(html).split('\n')[0] ?? '').replaceAll('\u00a0', ' ');
}

const ofOtherTrades = Object.entries(subjects).filter(
  ([, { isNeighbour, isPartlyOurs, name }]) => isNeighbour && !isPartlyOurs && !name.includes('portão'),
);

const services: readonly ((thing: string) => string)[] = [
  (thing) => `Manutenção preventiva de ${thing} de farmácia`,
  (thing) => `Quanto custa a manutenção de ${thing}`,
  (thing) => `Contrato de manutenção de ${thing} em loja`,
  (thing) => `Quando lubrificar ${thing}`,
  (thing) => `Preço de ${thing} para comércio`,
  (thing) => `Vale a pena a revisão de ${thing} em condomínio?`,
  (thing) => `assistencia tecnica de ${thing} em Osasco`,
];

test('a title about a thing that is not ours is not answered for a gate, whatever service it wants', () => {
  expect(ofOtherTrades.length).toBeGreaterThan(6);
  const answeredForGate = ofOtherTrades.flatMap(([id, { name }]) =>
    services
      .map((titleOf) => titleOf(name))
      .filter((title) => {
        const { main, direct } = understandTitle(title);
        return main?.id !== id || (direct !== null && direct.subject !== id);
      }),
  );
  expect(answeredForGate).toEqual([]);
});

test('a title about a roller door is refused in the first sentence, or says who does the work', () => {
  const ofDoor = services.map((titleOf) => titleOf('porta de enrolar'));
  for (const title of [...ofDoor, 'Qual motor para porta de enrolar de 3 metros']) {
    expect(firstParagraphOf(title), title).toMatch(/^[^.]*porta de enrolar[^.]*\./i);
    expect(firstParagraphOf(title), title).toMatch(/não/);
    expect(firstParagraphOf(title), title).not.toMatch(/o portão se revisa|graxa branca/);
  }
});

test('a part or a spring of a roller door gets no price of ours, whatever else the title says of it', () => {
  for (const title of [
    'Botoeira e receptor para porta de enrolar automática',
    'Controle remoto de porta de aço automática quanto custa',
    'Receptor para porta de enrolar em Osasco',
    'placa da porta de enrolar queimou',
    'Mola da porta de enrolar arrebentou na loja',
    'Por que a mola da porta de aço quebra',
  ]) {
    const first = firstParagraphOf(title);
    expect(first, title).toMatch(/(?:Peça|Mola) de porta de enrolar/);
    expect(first, title).not.toMatch(/R\$/);
  }
});

const comparisons: readonly ((one: string, other: string) => string)[] = [
  (one, other) => `Motor ${one} ou ${other}: comparação para casa`,
  (one, other) => `Comparativo entre motor ${one} e ${other}`,
  (one, other) => `Diferença entre motor ${one} e motor ${other}`,
  (one, other) => `Qual o melhor motor, ${one} ou ${other}?`,
];
const kitNames = /\b(?:PADRÃO|SPEEDY|JETFLEX)\b/;

test('the first paragraph on two makers is about those two and not about our kits', () => {
  const makers = ['AGL', 'Ipec', 'Garen', 'Rossi', 'Peccinin', 'Nice', 'Unisystem', 'Seg'];
  const astray = makers.flatMap((one, at) =>
    makers.slice(at + 1).flatMap((other) =>
      comparisons
        .map((titleOf) => titleOf(one, other))
        .filter((title) => {
          const first = firstParagraphOf(title);
          return !first.includes(one) || !first.includes(other) || kitNames.test(first);
        }),
    ),
  );
  expect(astray).toEqual([]);
});

const complaints: readonly ((motor: string) => string)[] = [
  (motor) => `motor ${motor} n responde nem no botao`,
  (motor) => `${motor} para no meio do caminho`,
  (motor) => `${motor} não abre na falta de luz`,
  (motor) => `Motor ${motor} batendo no final`,
  (motor) => `Engrenagem do ${motor} gasta`,
  (motor) => `Fim de curso do ${motor} não funciona`,
  (motor) => `Placa ${motor} queimada`,
];

test('the first paragraph on a fault or a part of a motor has its maker and its name', () => {
  const named = motorNames
    .filter(({ words, brand }) => brand !== undefined && !/\d/.test(words))
    .map(({ words, brand }) => `${brand} ${words}`);
  const astray = [...named, 'Rossi NK'].flatMap((motor) =>
    complaints
      .map((titleOf) => titleOf(motor))
      .filter((title) => {
        const label = understandTitle(title).motors[0]?.label ?? motor;
        return !firstParagraphOf(title).toLowerCase().includes(label.toLowerCase());
      }),
  );
  expect(astray).toEqual([]);
});

test('a board, a battery or a control of a thing that is not ours is not answered for a motor', () => {
  expect(firstParagraphOf('central de cerca elétrica queimada troca preço')).toMatch(
    /^Cerca elétrica não está/,
  );
  expect(firstParagraphOf('trocar bateria da central de cerca elétrica')).toMatch(/^Cerca elétrica não está/);
  expect(firstParagraphOf('central de alarme queimada troca preço')).toMatch(/^Alarme não está/);
  expect(firstParagraphOf('placa do interfone queimada quanto custa')).toMatch(/^Interfone não está/);
  expect(firstParagraphOf('controle porta de enrolar não funciona')).toMatch(
    /^Peça de porta de enrolar nós não/,
  );
  expect(firstParagraphOf('central de comando do portão queimada preço')).toContain('R$');
});

test('a trade before a thing that stands beside gates is the one that is refused', () => {
  expect(firstParagraphOf('catraca com biometria para escola vale a pena')).toMatch(/^Catraca ou torniquete/);
  expect(firstParagraphOf('piso epóxi para garagem quanto custa o metro')).not.toContain('SPTrans');
});

test('a brand changes nothing on a page about a thing that is not ours', () => {
  for (const title of [
    'interfone Intelbras mudo quanto custa arrumar',
    'câmera intelbras para ver o portão da garagem',
  ]) {
    const { html } = generatePage({ title, creativity: 75, random: mulberry32(seedFromText(title)) });
    expect(htmlToText(html), title).not.toMatch(/etiqueta do motor|manual do modelo/);
  }
});
