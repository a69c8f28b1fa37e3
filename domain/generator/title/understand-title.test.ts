import fc from 'fast-check';
import { expect, test } from 'vitest';
import { understandTitle } from './understand-title.ts';

const meaningOf = (title: string) => {
  const { main, others, place, figures, ...rest } = understandTitle(title);
  return {
    ...rest,
    main: main?.id ?? null,
    others: others.map(({ id }) => id),
    place: place?.name ?? null,
    reach: place?.reach ?? null,
    figures: figures.map(({ text }) => text.replaceAll('\u00a0', ' ')),
  };
};

test('any title has a meaning, whatever it contains', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      expect(understandTitle(title).unknownWords.every((word) => title.normalize('NFC').includes(word))).toBe(
        true,
      );
    }),
  );
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...'portão R$ 300 kg 1/4 em no PPA ou - {a} não abre São'.split(' '))),
      (words) => {
        expect(() => understandTitle(words.join(' '))).not.toThrow();
      },
    ),
  );
});

test('the page is about the part, not about the gate that carries it', () => {
  expect(meaningOf('Roldana em portão de correr')).toMatchObject({
    main: 'roldana',
    others: ['portao-de-correr'],
  });
  expect(meaningOf('Controle do portão não funciona')).toMatchObject({
    main: 'controle-remoto',
    faults: ['does-not-work'],
  });
  expect(meaningOf('Fechadura eletromagnética para prédio').main).toBe('fechadura-eletromagnetica');
  expect(meaningOf('Motor para portão de correr').main).toBe('portao-de-correr');
  expect(meaningOf('Garen ou PPA')).toMatchObject({
    main: 'motor',
    brands: ['Garen', 'PPA'],
    aspects: ['choose'],
  });
});

test('figures keep their unit and their amount', () => {
  expect(meaningOf('Motor para portão de 300 kg').figures).toEqual(['300 kg']);
  expect(meaningOf('Motor 1/2 HP 220v').figures).toEqual(['1/2 HP', '220 V']);
  expect(meaningOf('Portão com R$ 1.000').figures).toEqual(['R$ 1.000']);
  expect(understandTitle('Portão com R$ 1.000,00 em 1x').figures).toMatchObject([
    { amount: 1000, text: 'R$\u00a01.000' },
    { amount: 1, text: '1 vez' },
  ]);
  expect(meaningOf('Portão que abre 80 vezes por dia').figures).toEqual(['80 aberturas']);
  expect(meaningOf('Portão com 1 abertura por dia').figures).toEqual(['uma abertura']);
  expect(meaningOf('Cremalheira de 1 polegada').figures).toEqual(['1 polegada']);
  expect(meaningOf('Tubo de 1/2 polegada no portão').figures).toEqual(['1/2 de polegada']);
  expect(meaningOf('Motor em 10 vezes sem juros').figures).toEqual(['10 vezes']);
  expect(meaningOf('Nobreak com bateria de 7 Ah').figures).toEqual(['7 Ah']);
});

test('a number in words is read whole, and two numbers are not added', () => {
  const figures = (...titles: string[]) => titles.flatMap((title) => meaningOf(title).figures);
  expect(figures('cento e trinta e cinco kg', 'dois mil reais')).toEqual(['135 kg', 'R$ 2.000']);
  expect(figures('mil e duzentos reais', 'vinte e cinco mil reais')).toEqual(['R$ 1.200', 'R$ 25.000']);
  expect(figures('entre quatro e cinco metros', 'vinte e dois metros')).toEqual(['5 metros', '22 metros']);
});

test('a place is served with a page, served, far or unknown', () => {
  expect(meaningOf('Conserto de motor na Penha')).toMatchObject({ place: 'Penha', reach: 'page' });
  expect(meaningOf('Conserto de motor em Jandira')).toMatchObject({ place: 'Jandira', reach: 'served' });
  expect(meaningOf('Conserto de motor em Campinas')).toMatchObject({ place: 'Campinas', reach: 'far' });
  expect(meaningOf('Conserto de motor em Xique-Xique')).toMatchObject({ reach: 'unknown' });
  expect(meaningOf('Barulho do motor faz mal na saúde').place).toBeNull();
});

test('the aspects and faults of a title come in the order in which its page answers them', () => {
  expect(meaningOf('Quanto custa instalar motor de portão').aspects).toEqual(['price', 'install']);
  expect(meaningOf('Como funciona a central').aspects).toContain('works');
  expect(meaningOf('Vale a pena consertar motor de portão?').aspects[0]).toBe('worth');
  expect(meaningOf('Portão abrindo sozinho de madrugada').faults[0]).toBe('opens-by-itself');
});

test('the unknown words of a title are exactly those that are not understood', () => {
  expect(meaningOf('Receita de bolo de fubá')).toMatchObject({
    main: null,
    unknownWords: ['Receita', 'bolo', 'fubá'],
  });
  expect(meaningOf('Conserto de motor de portão').unknownWords).toEqual([]);
});

test('an answer does not count if it leaves out a failure, a part or a price that the title is about', () => {
  const of = (title: string) => understandTitle(title).direct?.heading;
  expect(of('luz da garagem acende mas portao não abre')).not.toBe('Pela central ou por sensor de presença');
  expect(of('quanto é a mão de obra para trocar capacitor')).not.toBe(
    'O que ver antes de instalar o motor comprado',
  );
  expect(of('quanto fica trocar os dois cabos de aço')).not.toBe('Como olhar sem se arriscar');
});

test('the words that exclude an answer are not among those that it mentions', () => {
  const of = (title: string) => understandTitle(title).direct?.heading;
  expect(of('O portão abriu sozinho por causa do botão?')).not.toBe(
    'Onde a instalação por conta própria dá errado',
  );
  expect(of('O receptor do portão pode abrir a porta social?')).not.toBe(
    'O que o ofício pede antes do primeiro cliente',
  );
});

test('one leaf of two is not a figure, and a shortened name of a neighbourhood is read in full', () => {
  expect(understandTitle('portão de abrir uma folha abre e a outra não').figures).toEqual([]);
  expect(understandTitle('Conserto de portão Jd Angela').place?.where).toBe('no Jardim Ângela');
  expect(understandTitle('Conserto de portão nos Jardins').place?.where).toBe('nos Jardins');
  expect(understandTitle('Consertar portão no feriado de Natal').place).toBeNull();
  expect(understandTitle('Consertar portão em Natal').place?.reach).toBe('far');
});

test('a part of another thing and a building alone are not ours', () => {
  expect(understandTitle('Quanto tempo dura a bateria de um celular').trade?.name).toBe('Bateria de celular');
  expect(understandTitle('Salão de festas no Tatuapé').main).toBeNull();
  expect(understandTitle('Abrir portão pelo celular').trade).toBeNull();
});

test('a neighbourhood that no list has is named with its town, and alone it is an unknown place', () => {
  expect(understandTitle('portao eletronico osasco jardim veloso').place).toMatchObject({
    reach: 'page',
    where: 'no Jardim Veloso (Osasco)',
  });
  expect(understandTitle('Motor Alvarenga São Bernardo').place?.name).toBe('São Bernardo do Campo');
  expect(understandTitle('Portão na Vila Zoraide').place).toMatchObject({
    name: 'Vila Zoraide',
    reach: 'unknown',
  });
});

test('a name with the letters of another state is out of our area, and another form of a name is not a place', () => {
  expect(meaningOf('Portão automático em Extrema MG').reach).toBe('far');
  expect(meaningOf('Instalação no Jardim das Acácias Douradas').place).not.toBe('Dourados');
  expect(meaningOf('MOTOR QUEIMOU SOCORRO').place).toBe(null);
});

test('a trade joined to a subject of ours is found, and the subject stays', () => {
  const { main, joinedTrade, aspects } = meaningOf('Conserto de portão e troca da fechadura da porta');
  expect(main).toBe('portao-automatico');
  expect(joinedTrade?.name).toBe('Fechadura de porta');
  expect(aspects).toEqual(['repair']);
});

test('a title that addresses the business is about the business', () => {
  for (const title of ['vocês parcelam', 'emitem certificado', 'vcs dão recibo timbrado']) {
    expect(meaningOf(title).main, title).toBe('assistencia-tecnica');
  }
});

test('a participle matches in its other gender and number too', () => {
  expect(meaningOf('Casa alugada, portão quebrou, quem paga?').direct?.heading).toMatch(
    /antes de (?:mandar )?consertar/,
  );
});

test('a thing of another trade that shares a word with the gate is not a subject of ours', () => {
  for (const title of ['Melhor celular para tirar foto', 'curso de violão', 'bateria de carro'])
    expect(understandTitle(title).main, title).toBeNull();
  expect(understandTitle('Bateria de carro serve no motor do portão').main).not.toBeNull();
});

test('a neighbourhood next to its town is named with it', () => {
  expect(understandTitle('Conserto de portão em Cotia Granja Viana').place?.where).toBe(
    'na Granja Viana (Cotia)',
  );
});

test('an unknown name after the motor or the gate is a maker if it has a capital or the title asks about it', () => {
  expect(understandTitle('Motor de portão Ditec preço').brands).toEqual(['Ditec']);
  expect(understandTitle('motor acton é bom').brands).toEqual(['Acton']);
  expect(understandTitle('motor trepidando preço').brands).toEqual([]);
  expect(understandTitle('motor silencioso preço').brands).toEqual([]);
});

test('a number of times means instalments only in a title about paying', () => {
  const units = (title: string) => understandTitle(title).figures.map(({ unit }) => unit);
  expect(units('portao fica piscando luz da central 3 vezes')).toEqual([]);
  expect(units('portao abre 3 vezes e para')).toEqual([]);
  expect(units('meu filho de 2 anos aperta o botão do portão')).toEqual([]);
  expect(units('motor de portão em 12 vezes')).toEqual(['instalment']);
  expect(units('motor de portão queimou duas vezes')).toEqual([]);
  expect(units('motor queimou, pagar em 3 vezes')).toEqual(['instalment']);
  expect(units('dividir o kit 10 vezes')).toEqual(['instalment']);
});

test('an everyday word in a title about a gate, a kit or a remote does not make it one of another trade', () => {
  const ours = [
    'PPA Speedy ou Jetflex para quem sai de carro toda hora',
    'o Speedy é bom para quem chega de bicicleta',
    'Home ou Speedy para casa com piscina',
    'kit para escola com entrada de carro',
    'motor rápido para quem chega de moto à noite',
    'Motor para entrada de caminhão',
    'motor para garagem de barco',
    'trava para garagem de moto',
    'controle dentro do carro descarregou',
    'piscina ao lado do motor molha',
  ];
  for (const title of ours) {
    expect(understandTitle(title).trade, title).toBeNull();
    expect(understandTitle(title).main, title).not.toBeNull();
  }
});

test('a motor, a machine or a rental of another trade is not a subject of ours', () => {
  const foreign = [
    'motor de popa 15 hp usado',
    'motor 40 hp para barco',
    'motor de lancha',
    'motor de máquina de lavar',
    'motor do limpador de parabrisa',
    'Aluguel de betoneira em Osasco',
    'aluguel de carro em Guarulhos',
    'vaga de garagem para alugar',
    'guincho para carro',
    'controle de video game',
    'elevador parado no prédio',
    'motor do poço não puxa água',
    'capacitor 12uf para ventilador',
    'motor de carrinho de rolimã',
    'bolo de aniversário tema portão',
    'sonhar com portão aberto',
  ];
  for (const title of foreign) expect(understandTitle(title).main, title).toBeNull();
});

test('a complaint about what was already changed or has worn out gets its own answer, and a purchase keeps its own', () => {
  const of = (title: string) => understandTitle(title).direct?.heading;
  expect(of('Troquei o motor e o portão continua pesado')).toBe('A folha na mão mostra de onde vem o peso');
  expect(of('Troca de motor de portão muito pesado')).toBe('Como saber se a folha é pesada mesmo');
  expect(of('portao de correr sai do trilho na curva')).toBe('Por que ele sai na curva e não na reta');
  expect(of('Motor para portão em curva')).toBe('O que dá para aproveitar num portão em curva');
  expect(of('cremalheira gasta pula dente')).toBe('A troca, a folga e o que gastou os dentes');
  expect(of('Queimou a placa do motor Rossi, compensa trocar?')).toBe('Antes de pagar uma placa Rossi nova');
  expect(of('Conserto de portão tem garantia?')).toBe('O que o prazo do conserto cobre');
  expect(of('Qual a garantia do motor PPA')).toBe('De onde se conta cada prazo');
});
