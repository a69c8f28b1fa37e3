import { expect, test } from 'vitest';
import { analyzeTitle } from './analyze-title.ts';

const subjectOf = (title: string) => analyzeTitle(title).subject.text;

test.for([
  ['Conserto de motor de portão em Moema', 'motor', 'conserto'],
  ['Troca de placa de portão eletrônico', 'placa', 'troca'],
  ['Instalar fotocélula no portão', 'sensor', 'instalacao'],
  ['Roldanas de portão de correr', 'peca', 'informacao'],
  ['Como programar controle PPA', 'controle', 'programacao'],
  ['Portão não fecha', 'portao', 'conserto'],
  ['Preço de motor de portão', 'motor', 'venda'],
  ['Preço da instalação de motor', 'motor', 'instalacao'],
  ['Técnico de portão 24 horas', 'portao', 'assistencia'],
  ['Lubrificação de portão', 'portao', 'manutencao'],
  ['REGULAGEM DE PORTAO BASCULANTE', 'portao', 'regulagem'],
] as const)('"%s" is about %s and %s', ([title, product, service]) => {
  expect(analyzeTitle(title)).toMatchObject({ product, service });
});

test.for([
  ['Como trocar a placa?', 'how-to'],
  ['Qual o melhor motor', 'which'],
  ['Como escolher motor de portão', 'which'],
  ['Quando trocar o motor', 'when'],
  ['Como saber se o motor queimou', 'when'],
  ['Onde consertar portão', 'where'],
  ['Técnico de portão perto de mim', 'where'],
  ['Por que o portão range', 'why'],
  ['Porque o portão range', 'why'],
  ['Vale a pena trocar o motor', 'worth-it'],
  ['Consertar ou trocar o motor', 'worth-it'],
  ['Conserto de portão', 'general'],
] as const)('"%s" asks: %s', ([title, question]) => {
  expect(analyzeTitle(title).question).toBe(question);
});

test('a question is one with or without its mark, and a service is none', () => {
  expect(analyzeTitle('Quanto custa um motor').isQuestion).toBe(true);
  expect(analyzeTitle('Motor queimado?').isQuestion).toBe(true);
  expect(analyzeTitle('Por que o portão range').isQuestion).toBe(true);
  expect(analyzeTitle('Conserto de portão na Lapa').isQuestion).toBe(false);
});

test('a place comes with the preposition it takes', () => {
  const where = (title: string) => analyzeTitle(title).place?.where;
  expect(where('Conserto de motor na Penha')).toBe('na Penha');
  expect(where('Conserto de motor no Brás')).toBe('no Brás');
  expect(where('Conserto de motor em Moema')).toBe('em Moema');
  expect(where('conserto de motor em tatuape')).toBe('no Tatuapé');
  expect(where('Motor de portão Jandira')).toBe('em Jandira');
  expect(where('Motor na Zona Leste')).toBe('na Zona Leste');
  expect(where('Motor no Brooklin')).toBe('no Brooklin');
  expect(where('Motor no Sacomã')).toBe('no Sacomã');
  expect(analyzeTitle('Motor na Penha').place).toMatchObject({ whose: 'da Penha', slug: 'penha' });
});

test('of two places the one that says more counts, and a word of the language is no place', () => {
  const name = (title: string) => analyzeTitle(title).place?.name;
  expect(name('Conserto em Moema, São Paulo')).toBe('Moema');
  expect(name('Conserto em Taboão da Serra')).toBe('Taboão da Serra');
  expect(name('Conserto no Taboão, Guarulhos')).toBe('Taboão');
  expect(name('O que fazer se o portão travou')).toBeUndefined();
  expect(name('Manutenção da saúde do portão')).toBeUndefined();
  expect(name('Manutenção de portão na Saúde')).toBe('Saúde');
});

test('the product is named in full, in the gender and number of the title', () => {
  expect(analyzeTitle('Placas de portão queimadas')).toMatchObject({
    item: { text: 'placas', gender: 'f', number: 'plural' },
    subject: { text: 'placas de portão queimadas', gender: 'f', number: 'plural' },
  });
  expect(subjectOf('Motores para portão deslizante')).toBe('motores de portão deslizante');
  expect(subjectOf('Portões automáticos')).toBe('portões automáticos');
  expect(subjectOf('Portão eletrônico não abre')).toBe('portão eletrônico que não abre');
  expect(subjectOf('Portões não abrem')).toBe('portões automáticos que não abrem');
  expect(subjectOf('Motor Garen para portão basculante')).toBe('motor Garen de portão basculante');
  expect(subjectOf('Conserto de portão de condomínio')).toBe('conserto de portão automático de condomínio');
  expect(subjectOf('Automatizar portão')).toBe('automatização de portão de garagem');
});

test('an everyday word is a brand only after a product', () => {
  expect(analyzeTitle('Motor Nice para portão').brand).toBe('Nice');
  expect(analyzeTitle('Chame no zap para consertar o portão').brand).toBeUndefined();
});

test('a heavy gate to choose a motor for is no complaint', () => {
  expect(analyzeTitle('Qual motor para portão pesado').concern).toBeUndefined();
  expect(analyzeTitle('Portão pesado na mão').concern).toBe('lento');
});

test('a title outside the trade is said to be', () => {
  expect(analyzeTitle('Receita de bolo de fubá').isRecognised).toBe(false);
  expect(analyzeTitle('Portão').isRecognised).toBe(true);
});
