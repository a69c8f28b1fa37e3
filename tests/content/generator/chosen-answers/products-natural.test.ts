/** What a title gets that an owner would type to sell: a motor for a kind of gate, a kit, makers, a pair of motors. */
import { expect, test } from 'vitest';
import { generatePage } from '#domain/generator/generate-page.ts';
import { htmlToText } from '#domain/generator/html-to-text.ts';
import { mulberry32, seedFromText } from '#domain/generator/random.ts';
import { understandTitle } from '#domain/generator/title/understand-title.ts';

const headingFor = (title: string) => understandTitle(title).direct?.heading;

function pageFor(title: string): { description: string; first: string } {
  const { description, html } = generatePage({
    title,
    creativity: 75,
    random: mulberry32(seedFromText(title)),
  });
  const [first = ''] = htmlToText(html).replaceAll('\u00a0', ' ').split('\n');
  return { description: description.replaceAll('\u00a0', ' '), first };
}

test('a title that only names a motor and a kind of gate gets how to choose that motor, with a price', () => {
  for (const title of [
    'motor para portão basculante',
    'motor basculante',
    'motor de portão de correr',
    'motor para portão deslizante',
    'motor para portão pivotante',
    'motor portão de abrir',
    'motor para portão de madeira',
    'qual motor para portão de madeira',
    'motor para portão de alumínio',
    'motor para portão de ferro',
  ]) {
    const { first } = pageFor(title);
    expect(first, title).toMatch(/escolh|serve o motor/i);
    expect(first, title).toContain('R$');
  }
  expect(pageFor('portão basculante').first).not.toMatch(/escolhe/);
});

test('a kit with its fitting and one without it are told apart', () => {
  const without = 'O que falta pagar em quem compra só o motor';
  for (const title of [
    'kit motor de portão sem instalação',
    'kit PPA sem instalação',
    'motor basculante sem instalação',
    'motor sem instalação',
  ])
    expect(headingFor(title), title).toBe(without);
  const withFitting = 'O que a instalação do kit inclui';
  for (const title of [
    'kit motor basculante com instalação',
    'kit motor instalado',
    'kit portão basculante com instalação inclusa',
    'motor com instalação inclusa',
  ])
    expect(headingFor(title), title).toBe(withFitting);
  expect(headingFor('motor de portão sem instalação elétrica')).not.toBe(without);
  expect(headingFor('motor instalado parou de funcionar')).not.toBe(withFitting);
  expect(headingFor('kit instalado parou de abrir')).not.toBe(withFitting);
  expect(headingFor('kit deslizante com instalação')).toBe('O que entra num conjunto para portão de correr');
});

test('a fast kit is one of the two fast ones', () => {
  const fast = 'SPEEDY ou JETFLEX no seu basculante';
  for (const title of ['kit motor basculante rápido', 'kit rápido', 'kit de motor veloz para basculante'])
    expect(headingFor(title), title).toBe(fast);
  expect(headingFor('kit motor rápido para condomínio')).not.toBe(fast);
  expect(headingFor('kit rápido deslizante')).not.toBe(fast);
});

test('the makers are listed, and the maker that we sell is named to who asks', () => {
  const makers = 'Como comparar duas marcas';
  for (const title of [
    'marcas de motor de portão',
    'marcas de motor para portão eletrônico',
    'fabricantes de motor de portão',
  ])
    expect(headingFor(title), title).toBe(makers);
  expect(headingFor('que marcas de motor vocês vendem')).toBe('Por que uma marca só');
  expect(headingFor('vocês vendem outras marcas de motor')).toBe('Por que uma marca só');
  expect(headingFor('quais marcas vocês consertam')).toBe('O que muda de uma marca para outra');
  expect(headingFor('melhores marcas de motor de portão')).toBe('Como comparar marcas sem se perder');
});

test('who asks whether we sell a motor is told so for its kind of gate', () => {
  expect(headingFor('Vocês vendem motor de portão de correr?')).toBe(
    'O que dizer para orçar o motor de correr',
  );
  expect(headingFor('tem motor de correr para vender')).toBe('O que dizer para orçar o motor de correr');
  expect(headingFor('quem vende motor para portão pivotante')).toBe(
    'O que dizer para orçar o motor de abrir',
  );
  expect(headingFor('vocês vendem motor basculante')).toBe('Que motor pedir para o seu basculante');
  expect(headingFor('vendem motor de portão')).toBe('O que se resolve sem ir à loja');
  expect(headingFor('quero vender meu motor de portão')).toBe('Quanto vale e o que entregar junto');
  expect(headingFor('vendem motor de portão usado')).toBe('Se for comprar um usado de outra pessoa');
});

test('the price of opening by phone is not that of a remote control', () => {
  const price = 'O que entra no preço do portão pelo celular';
  expect(headingFor('controle de portão pelo celular preço')).toBe(price);
  expect(headingFor('controle do portão no celular quanto custa')).toBe(price);
  expect(headingFor('módulo wi-fi para portão preço')).toBe(price);
  expect(headingFor('módulo wi-fi portão PPA')).toBe('O que conferir antes de comprar o módulo');
});

test('two motors are a pair for two leaves, and nobody who asks nothing gets a yes', () => {
  const kit = 'O que compõe o conjunto de um portão de abrir';
  expect(headingFor('kit 2 motores para portão de duas folhas')).toBe(kit);
  expect(headingFor('kit dois motores portão pivotante')).toBe(kit);
  expect(headingFor('dois motores para portão')).toBe('Quando o segundo motor resolve e quando atrapalha');
  expect(headingFor('precisa de dois motores no portão de duas folhas')).toBe('Um motor ou dois');
});

test('a reconditioned motor is not called a used one', () => {
  const reconditioned = 'O que perguntar sobre um motor recondicionado';
  expect(headingFor('motor de portão recondicionado')).toBe(reconditioned);
  expect(headingFor('motor recondicionado vale a pena')).toBe(reconditioned);
  expect(headingFor('motor de portão usado')).toBe('Se ainda assim for comprar um motor usado');
});

test('a model of our brand that is in no table gets no figures of the kits as its own', () => {
  expect(pageFor('PPA Dunna').first).toMatch(/^Motor PPA.* fora dos nossos três kits sai por orçamento/);
  expect(pageFor('motor PPA').first).toMatch(/^PPA é a marca que vendemos/);
  expect(pageFor('Qual bateria vai no controle PPA?').first).not.toContain('escrito na etiqueta');
});

test('the description of a weight or a consumption begins with the answer', () => {
  expect(pageFor('Quanto pesa um portão de 3 metros por 2,20?').description).toMatch(
    /^Com 3 m por 2,2 m .* pesa.* kg em alumínio e .* kg em grade de ferro\.$/,
  );
  expect(pageFor('Quantos watts consome um motor 1/4?').description).toMatch(/^Um motor .* gasta de 100 a/);
});
