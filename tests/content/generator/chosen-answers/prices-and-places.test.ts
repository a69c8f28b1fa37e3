/** The direct answer that a title gets about prices, the motor for a gate, visits and where we go. */
import { expect, test } from 'vitest';
import { understandTitle } from '#domain/generator/title/understand-title.ts';
import { descriptionOfTitle, headingFor } from '#tests/support/generator/page-of-title.ts';

test('a motor of direct current and one with a battery get their price, and no kit with a backup beside it', () => {
  const direct = 'As partes do preço de um motor de corrente contínua';
  expect(headingFor('motor 24v preço')).toBe(direct);
  expect(headingFor('motor de corrente contínua quanto custa')).toBe(direct);
  const battery = 'O que pesa no preço do motor com bateria';
  expect(headingFor('motor com bateria embutida preço')).toBe(battery);
  expect(headingFor('qto custa motor de portao com bateria interna')).toBe(battery);
  expect(headingFor('motor mais nobreak quanto custa')).toBe('O que vale pedir junto');
  expect(headingFor('motor com bateria')).toBe('Nobreak ou motor com bateria própria');
});

test('a weight with openings a day, a door in the leaf and wood in two leaves choose the motor together', () => {
  expect(headingFor('motor pra portao de 450 kg que abre umas 60 vezes por dia')).toBe(
    'Peso na etiqueta e ciclos na ficha',
  );
  const door = 'O que a porta na folha muda no motor';
  expect(headingFor('portão de 4 metros com porta social no meio qual motor')).toBe(door);
  expect(headingFor('motor para portão com portinha embutida')).toBe(door);
  const wood = 'O que a madeira muda no par de motores';
  expect(headingFor('portão de madeira duas folhas qual motor')).toBe(wood);
  expect(headingFor('madeira maciça bem pesado abre em duas folhas qual motor e quanto fica')).toBe(wood);
  expect(headingFor('portão de ferro 2 folhas pesado que motor usar')).toBe('O que decide o par de motores');
});

test('a slope, three phases, a fast motor and a car park get the motor that they ask for', () => {
  expect(headingFor('motor pra portão de garagem na subida')).toBe('Motor em rampa: o que medir antes');
  expect(headingFor('motor fraco na subida')).toBe('Quem roubou a força do motor');
  expect(headingFor('motor trifásico preço instalado')).toBe('Monofásico ou trifásico no portão');
  expect(headingFor('motor que fecha rápido pra casa por medo de assalto')).toBe(
    'O que a velocidade resolve e o que ela pede',
  );
  expect(headingFor('portão desce mais rápido do que sobe')).toBe('De onde vem a diferença de velocidade');
  const off = 'O que muda com o portão desligado';
  expect(headingFor('motor para estacionamento que abre o dia inteiro')).not.toBe(off);
  expect(headingFor('deixar portão ligado na tomada o dia todo faz mal')).toBe(off);
  expect(headingFor('portão de ferro pesado 800 kg qual motor usar')).toBe('Como escolher para 800\u00a0kg');
});

test('what a gate does by itself is no installation by yourself', () => {
  const byYourself = 'Onde a instalação por conta própria dá errado';
  expect(headingFor('pq meu portao ta abrindo sozinho')).toBeUndefined();
  expect(headingFor('quero instalar motor sozinho')).toBe(byYourself);
});

test('who comes, on the same day or in a power cut at night, is told first', () => {
  const cut = 'Quando a falta de luz pede técnico e quando não pede';
  expect(headingFor('caiu energia e o portão não abre quem atende de noite')).toBe(cut);
  expect(headingFor('acabou a luz de madrugada e o portão ta fechado quem eu chamo')).toBe(cut);
  expect(headingFor('sem energia à noite como abrir o portão')).toBe('Antes, durante e depois do apagão');
  const today = 'O que decide se dá para ser hoje';
  expect(headingFor('vcs vem no msm dia aki em sao mateus')).toBe(today);
  expect(headingFor('conserta hoje?')).toBe(today);
  const installed = 'O que deixa o portão pronto para a montagem de hoje';
  expect(headingFor('dá pra instalar hoje mesmo')).toBe(installed);
  expect(headingFor('quanto custa um motor de portão eletrônico hoje')).toBeUndefined();
});

test('a place before or after the verb is asked whether we go there, and a kilometre is no voltage', () => {
  const visit = 'Como a visita é marcada';
  expect(headingFor('jd angela atende')).toBe(visit);
  expect(headingFor('moro em maua vcs atendem')).toBe(visit);
  expect(headingFor('portao do predio atende interfone')).not.toBe(visit);
  expect(understandTitle('rodovia dutra km 220 atende?').figures).toEqual([]);
  expect(understandTitle('motor 220 para portão').figures).toHaveLength(1);
  expect(headingFor('conserto de portão perto da Anhanguera km 18')).not.toBe(
    'Como escolher um técnico perto de você',
  );
  expect(descriptionOfTitle('conserto de portão na rodovia Anchieta km 15')).toMatch(
    /^Na Rodovia Anchieta atendemos no trecho de São Paulo/,
  );
});

test('payment in halves, quotes for a condominium, a tenant’s agency and the socket get answers of their own', () => {
  expect(headingFor('dá pra pagar metade agora e metade depois da instalação')).toBe(
    'O que deixar escrito antes da instalação',
  );
  expect(headingFor('conserto pago depois?')).toBe('A ordem do pagamento');
  expect(headingFor('sou síndico e preciso de três orçamentos de motor para assembleia')).toBe(
    'O que pedir igual a todas as empresas',
  );
  expect(headingFor('precisa de três orçamentos para trocar portão do prédio')).toBe(
    'Como deixar três propostas comparáveis',
  );
  expect(headingFor('a imobiliária paga o motor do portão da casa alugada')).toBe(
    'Para não ficar sem portão na discussão',
  );
  expect(headingFor('instala tomada também')).toBe('O que pedir ao eletricista');
  expect(headingFor('quanto custa controle do portão copiado')).toBe('O que acontece com a cópia');
  expect(headingFor('meu controle foi copiado e abriram o portão')).toBe('Fechar a porta para a cópia');
});

test('a description gives the price that its title asks for, also where the answer gives it late', () => {
  for (const title of [
    'o motor faz barulho mas o portão não anda quanto fica o conserto',
    'motor portão condomínio 40 apartamentos preço',
    'quanto custa motor de portão de correr de quatro metros',
    'potao eletronico valor',
  ])
    expect(descriptionOfTitle(title)).toMatch(/R\$/);
});

test('both sides of a leaf are read as they are spoken', () => {
  const metres = (title: string) => understandTitle(title).figures.map(({ amount }) => amount);
  expect(metres('portão basculante de 3 metros por 2 e meio qual motor')).toEqual([3, 2.5]);
  expect(metres('portão de 3,5 m por 2,2 qual motor')).toEqual([3.5, 2.2]);
});

test('a heavy gate without a motor, a sliding one of wood and a gate to be released get answers of their own', () => {
  expect(headingFor('portão da garagem ta pesado pra abrir na mão quero por motor')).toBe(
    'Por que acertar a folha antes do motor',
  );
  expect(headingFor('portão pesado na mão')).toBe('Antes de fazer força');
  expect(headingFor('que motor coloco num portão de madeira de correr')).toBe(
    'O que a folha de madeira pede embaixo e ao lado',
  );
  expect(headingFor('dá pra automatizar portão de madeira de correr')).toBe('O peso da madeira molhada');
  expect(headingFor('quanto cobra pra destravar portão')).toBe('O que se paga quando a chave não resolve');
  expect(headingFor('como destravar o portão')).toBe('Onde fica a chave em cada portão');
  expect(headingFor('quanto custa destravar portão sem chave')).toBe('Pedir a chave certa');
});

test('a day or an hour without any word for a gate is asked about our visits', () => {
  expect(headingFor('tem alguém que vem de madrugada')).toBe('Antes de o técnico responder');
  expect(headingFor('vem à noite depois do trabalho')).toBe('O que pede técnico esta noite e o que espera');
  expect(headingFor('amanhã vcs conseguem vir')).toBe('O que fecha o horário de amanhã');
  expect(headingFor('instala motor no domingo')).toBe('Que dia serve para a montagem');
  expect(headingFor('conserto no feriado')).toBe('O que espera segunda e o que não espera');
  expect(headingFor('portão não abre e tenho que ir trabalhar agora')).toBe('Sair agora e consertar depois');
  expect(headingFor('taxa mínima de conserto')).toBe('O que fica no começo e no fim da faixa');
});

test('words that make a price less exact, and a slip of the trade, change no answer', () => {
  const plain = descriptionOfTitle('quanto custa um motor de portão de correr');
  expect(plain).toMatch(/R\$/);
  expect(descriptionOfTitle('quanto custa mais ou menos um motor de portão de correr')).toBe(plain);
  expect(descriptionOfTitle('quanto custa em média um motor de portão de correr')).toBe(plain);
  expect(headingFor('quanto custa eletrificar um portão')).toBe('O que o preço da instalação inclui');
  expect(understandTitle('eletrificar cerca do muro preço').main?.id).toBe('cerca-eletrica');
});

test('the swap of an old motor has its price, and its removal is another service', () => {
  const swap = 'O que sai e o que fica na troca';
  for (const title of [
    'Troca de motor de portão antigo',
    'Trocar motor de portão velho',
    'Substituir motor antigo do portão',
    'Troca de motor antigo de portão no Brooklin',
  ])
    expect(headingFor(title), title).toBe(swap);
  expect(headingFor('remoção de motor antigo')).not.toBe(swap);
});
