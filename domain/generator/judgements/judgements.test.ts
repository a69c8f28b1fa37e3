import { expect, test } from 'vitest';
import { openingOfTitle } from '#tests/support/generator/page-of-title.ts';

test('two powers get a judgement from the price list', () => {
  const opening = openingOfTitle('Motor 1/2 HP ou 1/4 HP');
  expect(opening).toMatch(/^Fique com 1\/4 HP se a folha pesa até 150 kg; passe a 1\/2 HP/);
  expect(openingOfTitle('Motor 1/4 ou 1/3 CV: qual escolher')).toMatch(
    /^Fique com 1\/4 CV .* passe a 1\/3 CV/,
  );
  expect(openingOfTitle('Motor 1/3 CV aguenta 300 kg')).toMatch(/^Não aguenta/);
  expect(openingOfTitle('Motor 1/3 CV aguenta 200 kg')).toMatch(/^Aguenta/);
});

test('of two powers that are both too weak for a tilting leaf neither is chosen, and on a sliding gate the label decides', () => {
  const opening = openingOfTitle('Motor de portão 1/4 ou 1/3 HP para portão de 400 kg');
  expect(opening).toMatch(/^Em basculante, nenhum dos dois: .* até 150\skg .* até 250\skg/);
  expect(opening).toMatch(/De correr, serve o de 1\/3\sHP só se a etiqueta dele traz 500\skg ou mais/);
  expect(openingOfTitle('1/4 ou 1/3 para portao de 200 kg')).toMatch(/fique com 1\/3/);
  expect(openingOfTitle('1/4 ou 1/2 cv para basculante de 350 kg')).not.toContain('De correr');
});

test('a motor of a power, fitted, has the price of the motor alone and of the kit for its leaf', () => {
  expect(openingOfTitle('Motor de portao basculante BV PPA 1/4 preço instalado')).toMatch(
    /R\$\s450 sem instalação .*150\skg.*PADRÃO, de R\$\s899/,
  );
  expect(openingOfTitle('quanto custa motor 1/2 hp instalado')).toMatch(
    /R\$\s650 sem instalação .*JETFLEX, de R\$\s1\.349/,
  );
});

test('of two ratings the smaller with a margin over the leaf is picked, and a weight without a unit counts', () => {
  expect(openingOfTitle('DZ Rio 800 ou 1000 para portão de 700 kg')).toMatch(/^Fique com o de 1000 kg/);
  expect(openingOfTitle('PPA 500 ou 800 para portão de 400 kg')).toMatch(/^Fique com o de 500 kg/);
  expect(openingOfTitle('Motor de 300 kg para portão de 250')).toMatch(/^Serve no limite/);
  expect(openingOfTitle('Motor de 500 para portão de 300 quilos')).toMatch(/^Serve: um motor de 500/);
});

test('two models or kits get a judgement, one gets its data', () => {
  expect(openingOfTitle('PPA Home ou Dz Rio')).toMatch(/PPA Home.*250 kg.*DZ Rio/);
  expect(openingOfTitle('PPA Jetflex ou Speedy')).toMatch(/R\$ 1\.349.*R\$ 949/);
  expect(openingOfTitle('PPA Levante serve em qual portão')).toMatch(
    /^O PPA Levante serve em portão basculante/,
  );
});

test('budgets and instalments are calculated', () => {
  expect(openingOfTitle('Motor de portão até 800 reais')).toContain('faltam R$ 99');
  expect(openingOfTitle('Motor em 10 vezes no cartão')).toContain('R$ 89,90 por mês');
  expect(openingOfTitle('Kit Jetflex em 1x no cartão')).toContain('R$ 1.349,00');
  expect(openingOfTitle('Motor em 18 vezes no cartão')).toMatch(/^Em 18 vezes não parcelamos/);
  expect(openingOfTitle('Conserto por menos de 200 reais')).toMatch(/se paga por inteiro regulagem/);
});

test('a motor on the wrong voltage is refused, seconds lead to their kit, and openings become cycles', () => {
  expect(openingOfTitle('Motor 220V em rede 127V')).toMatch(/^Não ligue/);
  expect(openingOfTitle('Portão que abre em 4 segundos')).toContain('kit JETFLEX');
  expect(openingOfTitle('Portão com 80 aberturas por dia')).toContain('um pico de 20 por hora');
  expect(openingOfTitle('Motor rápido para portão de condomínio com 80 aberturas por dia')).toMatch(
    /^Motor rápido de condomínio, com 80 aberturas por dia, tem de ser também de uso intenso/,
  );
  expect(openingOfTitle('Motor com 3 anos de garantia')).toMatch(/^3 anos é a garantia de fábrica/);
});

test('another trade is refused in the first sentence, and a far place before anything else', () => {
  expect(openingOfTitle('Instalação de ar condicionado')).toMatch(
    /^Instalação de ar condicionado não está entre os nossos serviços\./,
  );
  expect(openingOfTitle('Interfone com vídeo')).toMatch(/^Interfone não está entre os nossos serviços/);
  expect(openingOfTitle('Cancela para estacionamento')).toMatch(/^Cancela não está entre os nossos serviços/);
  expect(openingOfTitle('Conserto de portão em Campinas')).toMatch(
    /^(?:Campinas fica fora|Não atendemos em Campinas)/,
  );
});

test('a title with two brands at a place out of the area says what to compare them by', () => {
  expect(openingOfTitle('Motor Nice ou PPA para portão pesado de galpão em Jundiaí')).toMatch(
    /Entre Nice e PPA, não decida pela marca: compare o peso máximo, os ciclos por hora/,
  );
});

test('brands that an answer compares are not compared a second time', () => {
  const opening = openingOfTitle('Motor Garen ou PPA em Campinas');
  expect(opening).toContain('Nenhuma das duas é melhor em tudo');
  expect(opening).not.toContain('não decida pela marca');
});

test('the size and the material of a leaf give its weight, and the weight its motor', () => {
  expect(openingOfTitle('Portão basculante 3,5 m x 2,4 m de chapa qual motor')).toMatch(
    /^Para um basculante de 3,5 m por 2,4 m serve o PPA Home.*8,4 m² e pesa, com o quadro, cerca de 110 a 170\skg em chapa de aço\./,
  );
  expect(openingOfTitle('Portão basculante de madeira 5 metros qual motor')).toMatch(
    /230 a 345 kg.*linha pesada/,
  );
  expect(openingOfTitle('Portão de alumínio 2,80 x 2,10 qual motor')).toMatch(/30 a 45 kg em alumínio/);
  expect(openingOfTitle('Portão de correr de 5 metros qual motor')).not.toContain('m²');
});

test('a title that asks whether the money is enough gets a yes or a no', () => {
  expect(openingOfTitle('Tenho 1500 reais dá para colocar motor no portão')).toMatch(/^Dá: com R\$ 1\.500/);
});

test('an amount for maintenance, adjustment or programming is compared with the repairs and not with the kits', () => {
  for (const title of [
    'Manutenção de portão por R$ 200',
    'Regulagem de portão R$ 200',
    'Programação de controle por R$ 200',
  ])
    expect(openingOfTitle(title), title).toMatch(/^Com R\$ 200 se paga por inteiro regulagem/);
  expect(openingOfTitle('Instalação de motor por R$ 350')).toMatch(/não se chega ao nosso kit/);
});

test('maintenance out of our area gets what a visit does and how often, and a repair our price', () => {
  const care = openingOfTitle('manutenção de portão em Campinas');
  expect(care).toMatch(/uma vez por ano em casa/);
  expect(care).not.toMatch(/R\$/);
  expect(openingOfTitle('Conserto de portão em Campinas')).toMatch(/R\$ 150 a R\$ 600|R\$ 150 e R\$ 600/);
});

test('an off-topic title that states something is repeated as a question', () => {
  expect(openingOfTitle('Energia solar residencial vale a pena em São Paulo')).toMatch(
    /^Energia solar residencial vale a pena em São Paulo\? Isto não é assunto nosso\./,
  );
  expect(openingOfTitle('Receita de bolo de cenoura')).toMatch(
    /^Receita de bolo de cenoura: isto não é assunto nosso\./,
  );
});

test('the painting of a building is for a firm that works at height, and that of a house for a painter', () => {
  expect(openingOfTitle('pintura de fachada de prédio')).toContain('NR-35');
  expect(openingOfTitle('pintura de fachada de casa')).not.toContain('NR-35');
});
