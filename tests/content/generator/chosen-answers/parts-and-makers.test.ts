/** The direct answer to what people type about parts, boards, remotes, receivers and makers, beside its neighbours. */
import { expect, test } from 'vitest';
import { generatePage } from '#domain/generator/generate-page.ts';
import { mulberry32, seedFromText } from '#domain/generator/random.ts';
import { headingFor } from '#tests/support/generator/page-of-title.ts';

function expectHeadings(chosen: readonly (readonly [title: string, heading: string])[]) {
  for (const [title, heading] of chosen) expect(headingFor(title), title).toBe(heading);
}

test('a part of the motor or its board that stands alone with what it has is not refused', () => {
  const rotor = 'Trocar o rolamento, o rotor ou o motor';
  const pause = 'Por que o portão abre e não fecha';
  expectHeadings([
    ['rotor arranhado', rotor],
    ['rotor do motor riscado', rotor],
    ['induzido gasto', rotor],
    ['rotor queimado', 'Bobina, rotor ou o motor inteiro'],
    ['pausa automática não funciona', pause],
    ['pause automático não funciona', pause],
    ['fechamento automático não funciona', pause],
    ['trimpot pausa não faz nada', 'Função desligada ou peça gasta'],
    ['fonte chaveada serve', 'O que ler antes de comprar a fonte'],
    ['fonte chaveada para motor de portão', 'Fonte da placa ou fonte do acessório'],
  ]);
  expect(headingFor('pausa do almoço')).toBeUndefined();
  expect(headingFor('fonte de água para jardim')).toBeUndefined();
});

test('a relay, an output or a contact of the board is explained, and a burnt terminal is switched off', () => {
  const module = 'Antes de comprar o módulo de relé';
  const output = 'O que conferir antes de usar a saída';
  const contact = 'Contato seco ou saída com tensão';
  const burnt = 'Por que um borne da placa esquenta';
  expectHeadings([
    ['módulo relé 8F PPA para que serve', module],
    ['módulo de relé PPA', module],
    ['para que serve o relé da central', 'O que cada relé da placa comanda'],
    ['como testar relé da central', 'O que se percebe sem abrir a caixa'],
    ['saída auxiliar da central liga luz', output],
    ['saída 24v da central liga o quê', output],
    ['o que é contato seco na central de portão', contact],
    ['contato seco da central para interfone', 'O que combinar antes de comprar o aparelho'],
    ['borne de botoeira da central queimou', burnt],
    ['conector da placa derretido', burnt],
    ['onde liga a botoeira na central', 'Dois fios, e o cuidado com o vizinho deles'],
    ['placa PPA preço', 'O que tem de combinar com a placa PPA nova'],
  ]);
});

test('a remote is answered by its chip, its budget or the gates that it should open', () => {
  const chip = 'O que o chip diz e o que falta saber';
  const any = 'Um controle para vários portões: o que é preciso';
  const fifty = 'O que conferir num controle de R$\u00a050';
  expectHeadings([
    ['qual código do controle HCS301', 'Conferir antes de comprar o HCS'],
    ['HCS301 o que é', 'Conferir antes de comprar o HCS'],
    ['HT6P20 controle portão', chip],
    ['controle com chip EV1527 serve', chip],
    ['chip do controle queimou', 'Como saber se o chip queimou'],
    ['controle e bateria por 50 reais', fifty],
    ['controle de portão por 50 reais', fifty],
    ['controle de portão por 200 reais', 'O que os R$\u00a0200 têm de incluir'],
    ['tem controle que grava em todos os portões?', any],
    ['existe controle que serve em qualquer portão', any],
    ['controle universal para portão', 'Onde o controle universal funciona e onde não'],
    ['controle Garen serve em portão do vizinho', 'Antes de gravar o seu controle no portão ao lado'],
    ['meu controle abre o portão do vizinho', 'Descobrir qual das duas é'],
    ['controle do alarme do carro abre portão', 'O que abre o portão sem controle na mão'],
    ['alarme do carro abre o portão da garagem', 'Como separar o rádio do fio'],
  ]);
  expect(headingFor('bateria de controle por 10 reais')).not.toMatch(/^O que conferir num controle de/);
});

test('a receiver is answered by its channels, and its aerial for itself', () => {
  expectHeadings([
    ['receptor 2 canais serve para quê', 'Quantos canais pedir'],
    ['receptor com 2 canais preço', 'O que se paga num receptor novo'],
    ['receptor 1 canal ou 2 canais', 'Quantos canais pedir'],
    ['receptor avulso para portão', 'Onde ele se liga'],
    ['fio da antena da placa cortado', 'Antena boa: esticada, para cima e longe do ferro'],
    ['fio da antena arrebentou', 'Antena boa: esticada, para cima e longe do ferro'],
    ['fio do motor descascado', 'Enquanto o fio não é refeito'],
  ]);
});

test('a gear box, a pin, a rack without welding, a wheel or a brush is answered for itself', () => {
  const pin = 'Por que o pino da roda dentada quebra';
  const brush = 'Medida da escova e lugar de cada lado';
  expectHeadings([
    ['caixa de redução PPA vende separada', 'Peça de dentro, caixa ou motor inteiro'],
    ['redutor do motor Garen avulso', 'Peça de dentro, caixa ou motor inteiro'],
    ['pino trava da coroa quebrou', pin],
    ['chaveta do motor quebrou', pin],
    ['pinhão soltou do eixo', pin],
    ['coroa do motor quebrou', 'Por que ela se desfez'],
    ['parafuso da cremalheira como fixar sem solda', 'Onde o parafuso segura e onde espana'],
    ['cremalheira parafusada ou soldada', 'Como prender para não soltar'],
    ['roldana dupla ou simples', 'Quando o segundo rolamento se paga'],
    ['polia simples ou dupla', 'O que conferir na polia'],
    ['escova de vedação para portão', brush],
    ['vedação lateral do portão contra vento', brush],
    ['borracha de vedação do portão', 'Vedar sem o portão voltar ou colar'],
    ['contrapeso de chumbo', 'Chumbo, ferro ou concreto na caixa'],
    ['contrapeso de concreto ou de ferro', 'Peso certo dos dois lados da folha'],
    ['mola de portão pivotante quebrou quanto custa trocar', 'Se a folha ficou pesada'],
    ['carenagem quebrou entra água', 'Enquanto a capa não chega'],
  ]);
});

test('a board of another maker, inverters and trade prices get answers of their own', () => {
  const inverter = 'Motor inverter e JETFLEX, linha por linha';
  const trade = 'O que perguntar ao distribuidor, e o que temos para quem usa';
  expectHeadings([
    ['qual placa Garen comprar', 'O que a placa Garen nova tem de repetir'],
    ['qual central Rossi comprar', 'O que a placa Rossi nova tem de repetir'],
    ['placa Garen', 'Consertar, trocar por original ou pôr compatível'],
    ['Garen inverter ou PPA jetflex', inverter],
    ['PPA jetflex ou Rossi inverter', inverter],
    ['Garen inverter é melhor que jetflex', inverter],
    ['PPA ou Garen', 'Como escolher entre PPA e Garen'],
    ['lojista compra central no atacado', trade],
    ['instalador paga quanto numa placa', trade],
    ['preço de placa', 'O que faz uma placa custar mais que outra'],
  ]);
});

test('a part that shares a word with another thing gets its own answer', () => {
  const gearBox = 'Peça de dentro ou caixa do redutor';
  const brushes = 'Como saber se o seu motor tem escova';
  const release = 'Até a mola do destravamento ser trocada';
  const handLock = 'Trava de mão, motor e trava elétrica';
  expectHeadings([
    ['rolamento do motor gasto preço', 'Quando o rolamento gasto encarece o conserto'],
    ['quanto custa trocar rolamento do motor do portão', 'Quando o rolamento gasto encarece o conserto'],
    ['rolamento da roldana enferrujou troca só o rolamento?', 'Rolamento, canal e eixo'],
    ['redutor quebrado', gearBox],
    ['redutor do motor travado', gearBox],
    ['motor dc com escova gasta', brushes],
    ['carvão do motor de portão gastou', brushes],
    ['mola do destravamento quebrou', release],
    ['mola do basculante quebrou', 'Até o técnico chegar'],
    ['trava manual para portão eletrônico', handLock],
    ['fechadura de bico de papagaio portão de correr', handLock],
    ['ferrolho para portão automático', 'Quando o cadeado faz sentido'],
    ['caixa de passagem para motor de portão', 'Onde pôr a caixa e o que passa nela'],
    ['passagem comum portão vizinho fechou', 'Como deixar um portão comum sem briga'],
    ['fio 2,5 serve para motor de portão', 'Força e comando, cada um no seu fio'],
    ['portão velho serve para motor', 'Prove o seu em cinco minutos'],
    ['trilho de alumínio ou ferro', 'O que decide o trilho'],
    ['trilho de inox ou ferro', 'O que decide o trilho'],
  ]);
});

test('gas springs, stops and wheels are answered for their kind of gate', () => {
  const gas = 'Se a folha está pesada ou bate';
  const stop = 'Onde vai cada ponto de parada';
  const wheel = 'Roda, dobradiça ou coluna';
  expectHeadings([
    ['pistão a gás portão basculante', gas],
    ['trocar motor basculante por pistão', gas],
    ['motor pistão para portão de abrir', 'O que decide o pistão'],
    ['limitador de abertura portão pivotante', stop],
    ['batente de chão para portão de duas folhas', stop],
    ['roda guia portão de abrir pesado', wheel],
    ['roldana na ponta do portão pivotante', wheel],
  ]);
});

test('a display, a year, a jammer and a pair of remotes are answered as asked', () => {
  expectHeadings([
    ['display da placa piscando', 'Como ler as piscadas sem abrir a caixa'],
    ['central com display vale a pena', 'O que o display mostra e o que ele não muda'],
    ['qual ano do motor pela etiqueta', 'O que a etiqueta do motor diz além do ano'],
    ['motor sem etiqueta como saber a marca', 'O que fotografar para saber que motor é'],
    ['bloqueador de sinal de portão', 'O que fazer depois de uma abertura estranha'],
    ['interferência no controle do portão', 'De dentro de casa, da rua ou da placa'],
    ['botoeira com chave para portão', 'Onde pôr e que fio levar'],
    ['kit 2 controles por 90 reais', 'O que conferir num controle de R$\u00a090'],
    ['kit motor com 2 controles por 900 reais', 'O que tem de estar no preço'],
  ]);
});

test('the code of a part is not taken for that of a motor', () => {
  const bodyFor = (title: string) =>
    generatePage({ title, creativity: 75, random: mulberry32(seedFromText(title)) }).html;
  for (const title of ['fotocélula PPA F30 ou F10', 'pinhão z14 ou z17', 'central ZX200']) {
    expect(bodyFor(title), title).not.toContain('peso da folha, ciclos por hora');
  }
  expect(bodyFor('motor KZ9000')).toContain('peso da folha, ciclos por hora');
});

test('two values, a width in HP, when to grease and a sensor for a building are answered as asked', () => {
  const values = 'Ler o valor certo antes de comprar';
  expect(headingFor('Capacitor de 12 µF ou 15 µF no motor de portão')).toBe(values);
  expect(headingFor('trocar capacitor de 12uf por 15uf')).toBe(values);
  expect(headingFor('capacitor 12uF preço')).toBe('Antes de comprar o capacitor');
  expect(headingFor('Portão de 5 metros de largura, motor de quantos HP')).toBe(
    'Dos 5 metros ao peso da folha',
  );
  expect(headingFor('portão basculante de 4 metros motor de quantos hp')).toBe(
    'O peso que 4 metros de basculante dão',
  );
  expect(headingFor('Quando lubrificar a cremalheira e com qual graxa')).toBe(
    'Limpar mais vezes do que engraxar',
  );
  expect(headingFor('qual graxa usar na cremalheira')).toBe('O que cada peça aceita');
  const building = 'O que cada proteção faz no portão do prédio';
  expect(headingFor('Sensor anti-esmagamento para portão de condomínio')).toBe(building);
  expect(headingFor('sensor anti esmagamento portão')).not.toBe(building);
});

test('a new remote is recorded, and only who buys one is told how to buy', () => {
  const recorded = 'A gravação, passo a passo';
  expectHeadings([
    ['Programar controle novo no motor', recorded],
    ['gravar controle novo', recorded],
    ['cadastrar controle novo no portão', recorded],
    ['comprar controle e programar', 'Comprar certo antes de gravar'],
  ]);
});
