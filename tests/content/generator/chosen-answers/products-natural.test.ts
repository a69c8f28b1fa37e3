/** What a title gets that an owner would type to sell: a motor for a kind of gate, a kit, makers, a pair of motors. */
import { expect, test } from 'vitest';
import {
  descriptionOfTitle,
  firstParagraphOfTitle,
  headingFor,
  openingOfTitle,
  textOfTitle,
} from '#tests/support/generator/page-of-title.ts';

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
    const first = firstParagraphOfTitle(title);
    expect(first, title).toMatch(/escolh|serve o motor/i);
    expect(first, title).toContain('R$');
  }
  expect(firstParagraphOfTitle('portão basculante')).not.toMatch(/escolhe/);
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
  expect(firstParagraphOfTitle('PPA Dunna')).toMatch(
    /^Motor PPA.* fora dos nossos três kits sai por orçamento/,
  );
  expect(firstParagraphOfTitle('motor PPA')).toMatch(/^PPA é a marca que vendemos/);
  expect(firstParagraphOfTitle('Qual bateria vai no controle PPA?')).not.toContain('escrito na etiqueta');
});

test('the description of a weight or a consumption begins with the answer', () => {
  expect(descriptionOfTitle('Quanto pesa um portão de 3 metros por 2,20?')).toMatch(
    /^Com 3 m por 2,2 m .* pesa.* kg em alumínio e .* kg em grade de ferro\.$/,
  );
  expect(descriptionOfTitle('Quantos watts consome um motor 1/4?')).toMatch(/^Um motor .* gasta de 100 a/);
});

test('a board, a capacitor or a photocell is answered for what its title says beside it', () => {
  expect(headingFor('central para dois motores')).toBe('O que a central de duas saídas precisa ter');
  expect(headingFor('central com receptor embutido')).toBe('Quando o receptor de dentro não basta');
  expect(headingFor('central para motor de 1/2 HP')).toBe('O que comparar entre a placa e o motor');
  expect(headingFor('capacitor motor 1/4')).toBe('Onde está o valor do capacitor');
  expect(headingFor('capacitor 12uF motor 1/4')).toBe('Antes de comprar o capacitor');
  expect(headingFor('capacitor do motor 1/3 queimou')).not.toBe('Onde está o valor do capacitor');
  expect(headingFor('fotocélula Garen')).toBe('O que conferir na central Garen');
  expect(headingFor('fotocélula PPA')).toBe('O que conferir antes de comprar o par');
  expect(headingFor('fotocélula Peccinin não funciona')).not.toBe('O que conferir na central Peccinin');
});

test('the cover of a remote control, a rack and the parts of another maker are no general sale of parts', () => {
  expect(headingFor('capa de controle de portão')).toBe('Trocar só a capa ou o controle');
  expect(headingFor('controle resistente a queda')).toBe('O que quebra quando o controle cai');
  const singly = 'O que tem preço de tabela e o que sai por foto';
  expect(headingFor('Vocês vendem placa de portão?')).toBe(singly);
  expect(headingFor('Vocês vendem fotocélula avulsa?')).toBe(singly);
  expect(headingFor('Vocês vendem cremalheira?')).toBe('Quantas barras comprar e como prendê-las');
  expect(headingFor('Vocês vendem peças para motor Garen?')).not.toBe(singly);
});

test('which PPA, the cheapest make and what a power means have answers of their own', () => {
  expect(headingFor('Qual motor PPA escolher?')).toBe('Que PPA para que portão');
  expect(headingFor('qual o melhor motor PPA')).toBe('Que PPA para que portão');
  expect(headingFor('Qual a marca de motor mais barata?')).toBe('O que somar ao preço da etiqueta');
  expect(headingFor('O que é motor 1/4 HP?')).toBe('O que a potência diz e o que não diz');
  expect(headingFor('O que é kit deslizante?')).toBe('O que entra num conjunto para portão de correr');
});

test('a name that nobody knows, right after the motor, is a model and gets no figures of ours', () => {
  expect(firstParagraphOfTitle('motor Agility')).toMatch(/^Motor Agility: o nome do modelo não diz sozinho/);
});

test('a kit is told apart by what is asked with it', () => {
  expect(headingFor('kit motor com nobreak')).toBe('Como pedir o kit já com o nobreak');
  expect(headingFor('o kit vem com nobreak')).toBe('O que pedir junto com o kit');
  expect(headingFor('kit motor wi-fi')).toBe('O que o celular pede além do kit');
  expect(headingFor('kit motor condomínio')).toBe('O que entra no conjunto de um condomínio');
  expect(headingFor('kit Peccinin')).toBe('Se for comprar o kit Peccinin em outro lugar');
  const withRemotes = 'O que entra no preço do motor com controles';
  for (const title of ['motor de portão com controle', 'motor de portão com controle preço'])
    expect(headingFor(title), title).toBe(withRemotes);
  expect(headingFor('motor e controle')).toBe('O que vem com o motor');
  expect(headingFor('motor com dois controles')).toBe('O que vem com o motor');
  expect(headingFor('motor de portão e controle não funcionam')).not.toBe(withRemotes);
});

test('a battery that does not charge is a fault, and a battery for a motor a choice', () => {
  const choice = 'Nobreak ou motor com bateria própria';
  expect(headingFor('bateria para motor de portão')).toBe(choice);
  expect(headingFor('Bateria do portão não carrega')).not.toBe(choice);
});

test('24 hours are the delivery of a motor, and not always the emergency service', () => {
  const soon = 'O que deixar pronto para instalar logo';
  expect(headingFor('Motor com instalação em 24 horas preço')).toBe(soon);
  expect(headingFor('motor instalação em 24h')).toBe(soon);
  expect(headingFor('assistência técnica 24 horas motor')).not.toBe(soon);
  expect(headingFor('motor fica ligado 24 horas')).not.toBe(soon);
});

test('a remote control is answered by its code, and a word that begins like a fine is no rule', () => {
  expect(headingFor('controle código rolante')).toBe('Como escolher um controle de código rolante');
  expect(headingFor('controle PPA código rolante')).toBe('Como escolher um controle de código rolante');
  expect(headingFor('o que é código rolante')).toBe('O que muda no dia a dia');
  const frequencies = 'O que conferir num aparelho multifrequência';
  expect(headingFor('receptor multifrequência')).toBe(frequencies);
  expect(headingFor('controle multifrequência')).toBe(frequencies);
  expect(firstParagraphOfTitle('portão multimarcas')).not.toContain('prefeitura');
});

test('a fast motor for a tilting gate is named first, and no opening gives a price twice', () => {
  const fast = 'O que confirmar antes de escolher o rápido';
  for (const title of [
    'Motor basculante rápido',
    'motor rápido para portão basculante',
    'motor de basculante veloz',
  ])
    expect(headingFor(title), title).toBe(fast);
  for (const title of ['moto de portao bascolante', 'Motor para portão deslizante', 'motor deslizante']) {
    const prices = openingOfTitle(title).match(/R\$ [\d.]+\d/g) ?? [];
    expect(prices.length, title).toBeGreaterThan(0);
    expect(new Set(prices).size, title).toBe(prices.length);
  }
  expect(textOfTitle('Motor deslizante residencial')).not.toContain('R$ 2.000');
});

test('a power in a shared gate is named, and the hourly cycles decide', () => {
  for (const title of [
    'Motor de 1 CV para portão de prédio',
    'Motor 1 HP para condomínio',
    'motor 1/2 HP para prédio',
  ])
    expect(headingFor(title), title).toBe('O que ler na ficha ao lado da potência');
  expect(firstParagraphOfTitle('Motor de 1 CV para portão de prédio')).toMatch(/^Motor de 1 CV/);
  expect(headingFor('motor para portão de prédio')).toBe('Quantos apartamentos, quantas aberturas');
});
