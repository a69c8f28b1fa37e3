/** The direct answer that a title gets which many people type: power cuts, heavy leaves, new remotes, sinking leaves. */
import { expect, test } from 'vitest';
import { understandTitle } from '#domain/generator/title/understand-title.ts';
import {
  descriptionOfTitle,
  firstParagraphOfTitle,
  headingFor,
} from '#tests/support/generator/page-of-title.ts';

test('a gate that stands halfway gets the same answer as one that stopped there', () => {
  const halfway = 'O que parou o portão no meio, e o valor';
  expect(headingFor('Portão parado no meio do caminho, o que fazer')).toBe(halfway);
  expect(headingFor('portão parou no meio do caminho')).toBe(halfway);
});

test('`de abrir` names the kind of gate only where it says nothing of what the gate does', () => {
  const idsOf = (title: string) => {
    const { main, others } = understandTitle(title);
    return [main, ...others].map((subject) => subject?.id);
  };
  expect(idsOf('portão duro de abrir manualmente')).not.toContain('portao-pivotante');
  expect(idsOf('portão parou de abrir')).not.toContain('portao-pivotante');
  expect(idsOf('portão pesado para abrir na mão')).not.toContain('portao-basculante');
  expect(idsOf('motor de portão eletrônico de abrir')).toContain('portao-pivotante');
  expect(idsOf('portão de abrir parou de abrir')).toContain('portao-pivotante');
});

test('a leaf that comes down by itself is never answered with how to release the motor', () => {
  const inPowerCut = 'O que segura a folha quando não há energia';
  for (const title of [
    'Portão basculante descendo sozinho quando falta luz',
    'basculante cai quando falta energia',
    'portão basculante não segura aberto sem energia',
    'o portão escorrega quando falta luz',
  ])
    expect(headingFor(title), title).toBe(inPowerCut);
  const byItself = 'O que devia segurar a folha no alto';
  for (const title of [
    'portão basculante abaixando sozinho',
    'folha do basculante cedendo',
    'basculante desce sem ninguém apertar',
    'portão basculante descendo de noite sozinho',
  ])
    expect(headingFor(title), title).toBe(byItself);
  expect(headingFor('basculante destravado desce sozinho')).toBe('A folha certa fica onde a mão deixa');
  expect(headingFor('abrir basculante manualmente')).toBe('O que muda no basculante quando ele é solto');
});

test('a motor that clicks or hums and does not start gets the causes, also after "por que"', () => {
  const start = 'Estalo, ronco ou silêncio na partida';
  expect(headingFor('Por que o motor do portão arma e não parte')).toBe(start);
  expect(headingFor('motor arma mas não gira')).toBe(start);
  expect(headingFor('motor do portão não parte')).toBe(start);
  expect(headingFor('por que o motor ronca e não parte')).toBe(start);
  expect(headingFor('motor ronca e não abre')).toBe('Capacitor, folha ou motor: o teste em ordem');
});

test('a gate that bangs as it closes is told apart from one that bangs at any end', () => {
  expect(headingFor('Portão bate forte no fechamento')).toBe('Por que a pancada vem só no fechamento');
  expect(headingFor('portão bate forte no final')).toBe('O que faz uma folha chegar batendo');
});

test('a heavy gate is answered by the way it opens, and a tilting one by its weight', () => {
  const byOpening = /depende de como ele abre.*De correr.*Basculante.*De abrir/s;
  for (const title of [
    'Qual motor é melhor para portão pesado?',
    'motor para portão pesado',
    'portão muito pesado qual motor usar',
    'que motor usar em portão pesado',
    'melhor motor para portão muito pesado',
  ])
    expect(firstParagraphOfTitle(title), title).toMatch(byOpening);
  expect(firstParagraphOfTitle('motor para portão basculante pesado')).not.toMatch(byOpening);
  expect(firstParagraphOfTitle('Motor para portão basculante de 450 kg')).not.toContain('correr');
});

test('the height of a tilting leaf asks for the travel first, and a heavy one for the heavy line', () => {
  for (const title of [
    'Portão basculante pesado de 3,5 m de altura: qual motor usar?',
    'motor para basculante pesado de 3,5 metros de altura',
    'basculante de madeira de 3,2 m de altura qual motor',
  ])
    expect(firstParagraphOfTitle(title), title).toMatch(/orce primeiro a linha pesada.*curso do fuso/s);
  expect(firstParagraphOfTitle('Portão basculante de 3 metros de largura')).not.toContain('curso do fuso');
});

test('a title that only names a rack gets how to choose one, and one that asks what it is a definition', () => {
  for (const title of [
    'Cremalheira para portão deslizante',
    'cremalheira para portão de correr',
    'cremalheira portão deslizante residencial',
  ])
    expect(firstParagraphOfTitle(title), title).toMatch(/^Escolha a cremalheira .*R\$/);
  expect(firstParagraphOfTitle('o que é cremalheira de portão')).not.toMatch(/^Escolha/);
});

test('an automated gate of one kind is offered with its motors before any step of the work', () => {
  for (const title of [
    'portão pivotante automatizado',
    'portão de abrir motorizado',
    'portão duas folhas automatizado',
  ])
    expect(firstParagraphOfTitle(title), title).toMatch(/^Automatizamos .*um motor por folha.*cada motor/);
  expect(firstParagraphOfTitle('portão de correr automatizado')).toMatch(/^Automatizamos portão de correr/);
  expect(firstParagraphOfTitle('portão basculante automatizado')).toMatch(
    /^Automatizamos portão basculante com kit/,
  );
  expect(headingFor('portão pivotante automatizado não abre')).not.toBe('O que a folha de abrir precisa ter');
});

test('our brand on a sliding gate says nothing of a swing gate', () => {
  for (const title of [
    'motor PPA para portão deslizante',
    'motor PPA portão de correr',
    'motor ppa deslizante',
  ])
    expect(firstParagraphOfTitle(title), title).not.toMatch(/de abrir|pivotante/);
  expect(firstParagraphOfTitle('motor PPA para portão pivotante')).toContain('um motor por folha');
});

test('a refusal keeps the apostrophe of the title', () => {
  for (const title of ["limpeza de caixa d'água em Osasco", 'limpeza de caixa d’água em Osasco']) {
    const first = firstParagraphOfTitle(title);
    const description = descriptionOfTitle(title);
    expect(first, title).toMatch(/caixa d['’]água não está/);
    expect(description, title).toMatch(/caixa d['’]água não está/);
  }
});

test('repairs by instalments promise no rate of interest', () => {
  for (const title of [
    'Conserto de portão parcelado no cartão',
    'Posso parcelar o conserto do portão no cartão?',
    'parcelam o conserto do portão?',
  ]) {
    const first = firstParagraphOfTitle(title);
    const description = descriptionOfTitle(title);
    expect(`${first} ${description}`, title).not.toContain('sem juros');
    expect(description, title).toMatch(/^Sim, no cartão, .*juros da operadora, se houver/);
  }
});

test('a fault is answered with its causes first', () => {
  for (const title of ['portao eletronico fazendo barulho', 'Portão eletrônico não fecha']) {
    const first = firstParagraphOfTitle(title);
    expect(first, title).toMatch(/roldana|fotocélula suja/);
    expect(first, title).not.toMatch(/não sabe que chegou|^O barulho do portão se repete/);
  }
  expect(firstParagraphOfTitle('Controle Peccinin não funciona')).toMatch(
    /bateria.*botoeira.*R\$ 150 a R\$ 200.*receptor/s,
  );
});

test('figures are compared, and what they ask for beside the motor is said', () => {
  expect(firstParagraphOfTitle('Qual a diferença entre motor 1/4 HP e 1/2 HP?')).toMatch(
    /o dobro da potência.*1\/3 CV/,
  );
  expect(firstParagraphOfTitle('motor 1/4 ou 1/3')).not.toContain('dobro');
  expect(firstParagraphOfTitle('Motor para portão de 4 metros de largura e 500 kg')).toMatch(
    /tamanho seguinte da linha.*4 metros pedem outro tanto de cremalheira/s,
  );
});

test('rollers are offered in pairs with their price, unless the title asks how', () => {
  for (const title of ['trocar roldana de portão', 'substituir roldana do portão de correr'])
    expect(firstParagraphOfTitle(title), title).toMatch(
      /^Trocamos a roldana .*aos pares, por R\$ 200 a R\$ 400/,
    );
  expect(firstParagraphOfTitle('como trocar roldana de portão')).not.toMatch(/^Trocamos/);
});

test('a motor with two voltages is not said to need work inside as a rule', () => {
  for (const title of ['Motor de portão 220V bivolt', 'motor de portão bivolt'])
    expect(firstParagraphOfTitle(title), title).toMatch(/bivolt automático.*só o técnico muda/);
});

test('a title with the size of a gate and no motor hears that the leaf itself is not ours', () => {
  for (const title of ['Portão basculante de 3 metros de largura', 'basculante 4x2,20 m'])
    expect(firstParagraphOfTitle(title), title).toContain('A folha nova quem faz é a serralheria');
  expect(firstParagraphOfTitle('motor para basculante de 3 metros de largura')).not.toContain('serralheria');
});
