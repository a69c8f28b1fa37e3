/** The direct answer that a title about a part, a kit or a model gets beside the answers to its neighbours. */
import { expect, test } from 'vitest';
import { understandTitle } from '#domain/generator/title/understand-title.ts';

const headingFor = (title: string) => understandTitle(title).direct?.heading;

test('a title that replaces a motor by the JETFLEX gets when that is worth it, and one that converts a motor gets a no', () => {
  const worth = 'O que fica do portão de hoje';
  expect(headingFor('Vale a pena trocar motor antigo por um Jetflex')).toBe(worth);
  expect(headingFor('quando trocar o motor velho por um ppa jetflex')).toBe(worth);
  expect(headingFor('Dá para transformar motor comum em Jetflex')).toBe('O que se aproveita na troca');
});

test('racks compared by their noise, remotes told apart and an electronic clutch get answers of their own', () => {
  expect(headingFor('Cremalheira de nylon ou aluminio qual a mais silenciosa')).toBe(
    'Antes de culpar o material',
  );
  expect(headingFor('Cremalheira de alumínio ou nylon: qual dura mais')).not.toBe(
    'Antes de culpar o material',
  );
  expect(headingFor('Como saber se meu controle é 433 ou 292')).toBe(
    'Se o número não aparece em lugar nenhum',
  );
  expect(headingFor('ajustar embreagem eletronica do portao')).toBe('A prova depois de cada passo');
  expect(headingFor('Como regular a embreagem do motor de portão')).toBe('Antes de apertar');
});

test('a title that asks what to replace first, or what a kit with remotes is worth, is answered for its own gate', () => {
  expect(headingFor('Roldana gasta: troco antes do motor novo?')).toBe('Como saber se ainda falta o motor');
  expect(headingFor('Roldana gasta do portão de correr')).toBe('O que se olha junto com a roldana gasta');
  const kit = (gate: string) => headingFor(`Kit motor ${gate} com dois controles por R$ 500 vale a pena?`);
  expect(kit('deslizante')).toBe('O que perguntar antes de pagar R$\u00a0500');
  expect(kit('pivotante')).toBe('O que perguntar sobre os R$\u00a0500');
  expect(headingFor('Qual motor rápido para garagem de prédio')).toBe('Rapidez e fila não são a mesma coisa');
});

test('a motor or a board without any light gets power, fuse and board, and another light its own answer', () => {
  const ofMotor = 'Da tomada até a placa do motor';
  const ofBoard = 'Do quadro até a placa, em ordem';
  for (const title of [
    'Motor Rossi DZ Nano não acende luz nenhuma',
    'PPA Eurus apagado',
    'Rossi DZ Nano sem nenhuma luz quanto custa',
    'motor Garen não acende',
    'portão sem nenhuma luz',
    'motor PPA Penta apagado',
  ]) {
    expect(headingFor(title), title).toBe(ofMotor);
  }
  for (const title of ['central apagada', 'led da placa não acende']) {
    expect(headingFor(title), title).toBe(ofBoard);
  }
  expect(headingFor('Motor Rossi DZ Nano')).toBe('Para comprar ou consertar um Rossi DZ Nano');
  expect(headingFor('luz da garagem não acende quando abre o portão')).toBe('Tempo, lâmpada ou relé da luz');
  expect(headingFor('led da placa acende')).toBe('Onde está a luz e em que ritmo');
});

test('a gate that stops in the wrong place gets the signs, and one that hits the stop is told to switch off', () => {
  const signs = 'Mesmo ponto ou cada vez num lugar';
  for (const title of [
    'Fim de curso do portão não está parando no lugar certo',
    'portão para antes da hora',
    'portão passa do ponto',
    'cada dia para num lugar',
    'portão basculante cada dia para num lugar diferente',
    'fim de curso não para no lugar',
  ]) {
    expect(headingFor(title), title).toBe(signs);
  }
  expect(headingFor('motor não para no fim de curso')).toBe('Ímã, sensor ou placa');
  expect(headingFor('como regular fim de curso')).toBe('A ordem da regulagem');
});

test('a title that asks who is responsible for a car gets that first, and one that does not what to switch off', () => {
  const first = (title: string) => understandTitle(title).direct?.answer[0] ?? '';
  expect(first('Síndico: de quem é a responsabilidade quando o portão bate no carro do morador')).toMatch(
    /^A responsabilidade depende da causa.* Agora, desligue o disjuntor/,
  );
  expect(first('condomínio responde por portão que bateu no carro')).toMatch(/^A responsabilidade depende/);
  expect(first('o condomínio paga o estrago do portão no carro')).toMatch(/^A responsabilidade depende/);
  expect(first('quem paga quando o portão bate no carro')).toMatch(/^Quem paga depende da causa/);
  expect(first('portão fechou em cima do carro de quem é a culpa')).toMatch(/^Quem paga depende da causa/);
  expect(first('portão fechou em cima do carro')).toMatch(/^Portão que fechou em cima do carro/);
  expect(first('quem paga se eu bater no portão com o carro')).not.toMatch(/^Quem paga depende da causa/);
});

test('a rack for a house or an industrial gate, and a change from nylon to steel, get answers of their own', () => {
  const kinds = 'Por que não misturar as duas na mesma folha';
  expect(headingFor('cremalheira gomo industrial ou residencial')).toBe(kinds);
  expect(headingFor('diferença entre cremalheira comum e reforçada')).toBe(kinds);
  expect(headingFor('Quanto custa cremalheira industrial')).not.toBe(kinds);
  const change = 'O que a troca muda no motor';
  expect(headingFor('Vale a pena trocar a cremalheira de plástico pela de aço')).toBe(change);
  expect(headingFor('compensa trocar cremalheira de nylon por metal')).toBe(change);
  expect(headingFor('Cremalheira de nylon ou de aço qual dura mais')).not.toBe(change);
});
