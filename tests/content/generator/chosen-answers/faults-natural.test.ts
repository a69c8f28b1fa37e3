/** The direct answer that a title gets about a fault, as people who have it say it. */
import { expect, test } from 'vitest';
import {
  descriptionOfTitle,
  firstParagraphOfTitle,
  headingFor,
  textOfTitle,
} from '#tests/support/generator/page-of-title.ts';

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

test('a word with two meanings is read with its neighbours', () => {
  expect(headingFor('barata dentro do motor do portão')).toBe('O que cada bicho deixa na caixa');
  expect(headingFor('kit de motor mais barato')).toBe('Quando o barato serve e quando sai caro');
  expect(headingFor('portão morreu de vez')).toBe('Energia, comando ou força: onde ele parou');
  expect(headingFor('portão automático já matou gente')).toBe('As provas que se fazem em casa');
  expect(headingFor('transformador do portão queimou')).toBe('Por que a fonte da placa queimou');
  expect(headingFor('transformador da rua queimou e o portão parou')).toBe('Antes de pedir o ressarcimento');
  expect(headingFor('portão anda sozinho na rampa')).toBe('Motor que segura ou peso que leva');
  expect(headingFor('portão automático em rampa')).toBe('Que portão serve em garagem com rampa');
  expect(headingFor('motor do portão soltou da base')).toBe('O que segura o motor e por que soltou');
});

test('a gate that closes over what is in the way is never told how to buy a sensor', () => {
  expect(headingFor('portão não respeita a fotocélula')).toBe('Por que a central deixou de ver o feixe');
  expect(headingFor('fotocélula para portão')).toBe('Escolher e posicionar o par');
  expect(headingFor('portão fechando sozinho no carro')).toBe('Por que ele fechou e por que não parou');
  expect(headingFor('portão fecha sozinho')).toBe('Fechamento automático sem susto');
  expect(headingFor('empurrei o portão com o carro e entortou')).toBe(
    'O que olhar de longe depois da batida',
  );
  expect(headingFor('ladrão forçou o portão e agora não fecha')).toBe('O que costuma ceder quando forçam');
});

test('a gate out of adjustment, swollen, low or failing now and then has an answer of its own', () => {
  expect(headingFor('portão desregulado')).toBe('O sinal diz o que regular');
  expect(headingFor('fim de curso desregulado')).toBe('Ímã, chave ou percurso gravado');
  expect(headingFor('portão inchado com a chuva')).toBe('Até a folha secar');
  expect(headingFor('portão de madeira pesado depois da chuva')).toBe('Até a folha secar');
  expect(headingFor('cremalheira desalinhada')).toBe('Onde a linha saiu do lugar');
  expect(headingFor('folha do portão mais baixa')).toBe('Peça gasta ou piso que cedeu');
  expect(headingFor('portão trava de vez em quando')).toBe('O que se repete nas falhas');
  expect(headingFor('controle falha de vez em quando')).not.toBe('O que se repete nas falhas');
  expect(headingFor('portão não desce tudo')).toBe(
    'O portão para sempre no mesmo ponto ou cada vez em outro',
  );
  expect(headingFor('portão ficou destrancado')).toBe('Quem segura o portão fechado');
  expect(headingFor('todos os controles funcionam menos um')).toBe('Por que só alguns param');
  expect(headingFor('portão de abrir caído de um lado')).toBe('Dobradiça, coluna ou piso');
  expect(headingFor('por que o portão do condomínio quebra tanto')).toBe('Separar uso, folha e serviço');
  expect(headingFor('portão social com dobradiça caindo')).toBe('Serralheiro primeiro, motor depois');
  expect(headingFor('portão entortou')).toBe('Por que não usar o motor com a folha torta');
  expect(headingFor('portão comprido entortou no meio')).toBe('O que faz uma folha larga fletir');
});

test('a gate that stopped, weighs or hums in other words has an answer of its own', () => {
  expect(headingFor('portão eletrônico enguiçou')).toBe('Energia, comando ou força: onde ele parou');
  expect(headingFor('portão pesado depois de trocar o motor')).toBe('Pesado solto ou pesado só no motor');
  expect(headingFor('portão parou depois de trocar o disjuntor')).toBe(
    'O que cada serviço costuma tirar do lugar',
  );
  expect(headingFor('quero trocar o disjuntor do portão')).toBe('Que disjuntor pedir para o portão');
  expect(headingFor('portão devagar de manhã')).toBe('O que olhar na manhã fria');
  expect(headingFor('portão torto depois da chuva')).toBe('Por que não usar o motor com a folha torta');
  expect(headingFor('portão com roda quebrada')).toBe('O que mais sai junto');
  expect(headingFor('colocar portão no trilho quanto custa')).toBe('Por que a folha saiu do trilho');
  expect(headingFor('trocar pistão do portão quanto custa')).toBe('Um pistão, o par ou só a peça');
  expect(headingFor('meu portão abriu e fechou sozinho')).not.toBe('Fechamento automático sem susto');
  expect(headingFor('motor de portão queimou duas vezes')).toBe('O que cada causa deixa para ver');
});

test('a gate that closes by itself is told of the automatic closing, at any time of day, and one that opens is not', () => {
  for (const title of [
    'Portão fechando sozinho de madrugada',
    'portão fecha sozinho à noite',
    'portão se fecha sozinho',
    'o portão se fechou sozinho de madrugada',
    'portão de correr fecha sozinho de dia',
  ]) {
    expect(headingFor(title), title).toBe('Fechamento automático sem susto');
    expect(descriptionOfTitle(title), title).toContain('fechamento automático');
    expect(firstParagraphOfTitle(title), title).toContain('ninguém passa perto nem embaixo');
  }
  for (const title of ['Portão basculante fecha sozinho', 'basculante fechando sozinho de madrugada'])
    expect(firstParagraphOfTitle(title), title).toMatch(/^Ninguém passa nem para embaixo/);
  expect(headingFor('portão abre sozinho de madrugada')).toBe('O que anotar para o técnico achar a ordem');
  expect(headingFor('basculante desce sozinho de madrugada')).not.toBe('Fechamento automático sem susto');
  const both = textOfTitle('Portão fecha e abre sozinho de madrugada');
  expect(both).toContain('receptor desligado pelo técnico');
  expect(both).not.toContain('portão não fecha');
});

test('a gate that leaves its rack gets the four causes, and a rack that leaves its gate its screws', () => {
  const leaves = 'Onde o pinhão perde os dentes';
  for (const title of [
    'Portão deslizante saindo da cremalheira',
    'portão saiu da cremalheira',
    'motor sai da cremalheira',
    'pinhão escapando da cremalheira',
    'portão de correr fora da cremalheira',
  ])
    expect(headingFor(title), title).toBe(leaves);
  expect(headingFor('cremalheira saindo do portão')).toBe('Parafuso, furo ou solda');
});

test('a beep of a board of any make is not answered with spare boards, and a leaf that stops short begins with the photocell', () => {
  const beeps = firstParagraphOfTitle('Central Rossi apitando');
  expect(beeps).toContain('Na central Rossi');
  expect(beeps).not.toContain('compatível');
  expect(firstParagraphOfTitle('portao eletronico nao fecha ate o final')).toMatch(
    /^[^:]+: limpe primeiro as lentes da fotocélula/,
  );
});
