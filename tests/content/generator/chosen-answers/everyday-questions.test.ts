/** The direct answer that a title gets which many people type: power cuts, heavy leaves, new remotes, sinking leaves. */
import { expect, test } from 'vitest';
import { understandTitle } from '#domain/generator/title/understand-title.ts';

const headingFor = (title: string) => understandTitle(title).direct?.heading;

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
