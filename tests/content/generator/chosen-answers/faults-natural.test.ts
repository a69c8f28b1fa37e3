/** The direct answer that a title gets about a fault, as people who have it say it. */
import { expect, test } from 'vitest';
import { understandTitle } from '#domain/generator/title/understand-title.ts';

const headingFor = (title: string) => understandTitle(title).direct?.heading;

test('a gate that obeys only from near is told of battery and antenna, with the remote in the title or without', () => {
  const near = 'Um controle fraco ou todos';
  expect(headingFor('portão só funciona de perto')).toBe(near);
  expect(headingFor('portão só abre se chegar bem perto')).toBe(near);
  expect(headingFor('portão não abre de longe')).toBe(near);
  expect(headingFor('controle do portão só funciona de perto')).toBe('Um controle curto ou todos');
  expect(headingFor('portão só abre e não fecha')).not.toBe(near);
});

test('a fault after something was moved, exchanged or played with is about that', () => {
  const moved = 'O que o vaivém dos móveis costuma mexer';
  expect(headingFor('portão parou depois da mudança')).toBe(moved);
  expect(headingFor('mudei de casa e o portão não abre')).toBe(moved);
  expect(headingFor('levar o motor do portão na mudança')).not.toBe(moved);
  const played = 'O que os apertos seguidos fazem';
  expect(headingFor('meu filho mexeu no controle e o portão parou')).toBe(played);
  expect(headingFor('crianças brincaram com o controle e o portão não funciona')).toBe(played);
  expect(headingFor('meu filho fica apertando o controle do portão')).not.toBe(played);
  expect(headingFor('instalei motor novo e o portão ficou lento')).toBe('Regulagem, folha ou modelo');
  expect(headingFor('troquei a placa e o portão ficou lento')).toBe('O que a placa nova ainda não sabe');
  expect(headingFor('troquei o motor e o portão bate forte')).toBe('O que faltou acertar depois da troca');
});

test('a battery of the gate is not the one of its remote', () => {
  expect(headingFor('bateria do portão não carrega')).toBe('Bateria no fim ou carregador parado');
  expect(headingFor('bateria do motor de portão descarrega rápido')).toBe(
    'Bateria no fim ou carregador parado',
  );
  expect(headingFor('bateria para portão')).toBe('Nobreak ou motor com bateria própria');
  expect(headingFor('depois de trocar a bateria o portão ficou lento')).toBe(
    'Qual bateria foi trocada, e quando ele anda lento',
  );
  expect(headingFor('troquei a bateria do controle e não funciona')).toBe('O que olhar depois da pilha nova');
});

test('a gate without a sign of life is no money paid in advance', () => {
  const stopped = 'Energia, comando ou força: onde ele parou';
  expect(headingFor('portão morto, sem nenhum sinal')).toBe(stopped);
  expect(headingFor('motor do portão sem sinal de vida')).toBe(stopped);
  expect(headingFor('pagar o conserto do portão antes ou depois')).toBe(
    'Como não pagar por serviço que não foi feito',
  );
  expect(headingFor('disjuntor desligado e portão não abre')).toBe('O que acontece ao religar');
});

test('a leaf out of line gets the part of its kind of gate', () => {
  const sliding = 'Roldana, guia ou quadro: olhar de longe';
  expect(headingFor('portão de correr empenado')).toBe(sliding);
  expect(headingFor('portão de correr caído de um lado')).toBe(sliding);
  expect(headingFor('portão basculante empenado')).toBe('De que lado está o defeito');
  expect(headingFor('folha do portão empenada')).toBe('Por que não usar o motor com a folha torta');
  expect(headingFor('portão arrastando no trilho')).toBe('Roda, sujeira ou trilho');
  expect(headingFor('portão arrasta no chão')).toBe('Onde a folha toca diz a peça');
  expect(headingFor('portão pivotante não encosta um no outro')).toBe('Uma folha ou duas: onde olhar');
  expect(headingFor('dobradiça do portão caindo')).toBe('Serralheiro primeiro, motor depois');
  expect(headingFor('portão de ferro afundou no concreto')).toBe('Peça gasta ou piso que cedeu');
  expect(headingFor('base do motor do portão rachou')).toBe('Por que ela rachou e como não repetir');
});

test('an intercom that fails while the remote works is told from a remote that fails', () => {
  const intercom = 'Do botão do interfone à central';
  expect(headingFor('portão não abre pelo interfone mas abre no controle')).toBe(intercom);
  expect(headingFor('portão abre no controle e não abre no interfone')).toBe(intercom);
  expect(headingFor('portão abre pelo interfone e não abre no controle')).not.toBe(intercom);
  expect(headingFor('nenhum controle funciona')).toBe('O que aconteceu antes diz a causa');
});

test('a gate open at night, locked with everybody outside or suddenly manual gets what to do now', () => {
  expect(headingFor('dormir com o portão quebrado aberto é perigoso?')).toBe('Fechar para passar a noite');
  expect(headingFor('portão abre sozinho à noite, é perigoso?')).not.toBe('Fechar para passar a noite');
  expect(headingFor('portão travou com a gente do lado de fora')).toBe('Da calçada para dentro, na ordem');
  expect(headingFor('portão automático virou manual sozinho')).toBe('Três testes antes de chamar');
  expect(headingFor('como abrir portão eletrônico manual')).toBe(
    'Onde se solta o motor em cada tipo de portão',
  );
});

test('why gates break, and what of it one mends oneself', () => {
  expect(headingFor('por que o portão eletrônico estraga tanto?')).toBe('O que gasta primeiro, e por quê');
  expect(headingFor('o que mais quebra no portão eletrônico')).toBe('O que gasta primeiro, e por quê');
  expect(headingFor('por que a mola do portão quebra')).not.toBe('O que gasta primeiro, e por quê');
  expect(headingFor('posso eu mesmo consertar o portão?')).toBe('Até onde vai quem não é técnico');
  expect(headingFor('é perigoso consertar o portão sozinho?')).toBe('Até onde ir em casa');
});

test('a circumstance is read with its verb', () => {
  expect(headingFor('portão não funciona só de manhã')).toBe('Frio ou umidade: como separar');
  expect(headingFor('portão só funciona de manhã')).toBe('Hora, sol ou calor: como separar');
  expect(headingFor('fotocélula suja faz o portão voltar?')).toBe('Se limpou e continua');
  expect(headingFor('como limpar a fotocélula')).not.toBe('Se limpou e continua');
});
