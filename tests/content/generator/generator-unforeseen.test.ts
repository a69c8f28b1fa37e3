/** Titles that ask what no text foresees: their opening names what they ask about, and answers no other question. */
import { expect, test } from 'vitest';
import { generatePage } from '#domain/generator/generate-page.ts';
import { mulberry32, seedFromText } from '#domain/generator/random.ts';
import { understandTitle } from '#domain/generator/title/understand-title.ts';
import { openingOfTitle } from '#tests/support/generator/page-of-title.ts';

/** With a word of the title that its opening has to contain. */
const unforeseen: Readonly<Record<string, RegExp>> = {
  'Instalador de portão automático pode ligar direto no disjuntor do chuveiro?': /chuveiro/,
  'Instalador de portão automático pode usar o disjuntor do forno?': /circuito só dele/,
  'posso ligar o portão na mesma tomada da bomba da piscina': /circuito só dele/,
  'ligar portao na tomada do ar condicionado': /circuito só dele/,
  'Motor de portão pode ficar ligado na extensão do cortador de grama': /circuito só dele/,
  'Bicicleta elétrica carrega na tomada do motor do portão?': /circuito só dele/,
  'Motor de portão pode ser ligado no ar-condicionado': /ar-condicionado/,
  'Empresa de instalação de motor de portão emite ART?': /ART/,
  'Instalador de motor de portão trabalha com andaime?': /andaime/,
  'Empresa de portão automático aceita vale-alimentação': /alimentação/,
  'Conserto de portão paga imposto ISS?': /imposto/,
  'Técnico de portão conserta máquina de lavar também?': /máquina de lavar/,
  'Assistência técnica de portão usa uniforme e crachá?': /crachá/,
  'Revenda de motor de portão: como comprar para loja': /revender/,
  'Caixa de correio no portão automático atrapalha o motor?': /correio/,
  'Como ligar interfone no motor do portão': /interfone/,
  'Onde ligar o interfone na placa do portão': /interfone/,
  'motor de portão interfere no wi-fi': /internet/,
  'motor no fundo do quintal longe do quadro': /quadro/,
  'Portão automático e trepadeira no muro': /trepadeira/,
  'Portão automático com drone': /drone/,
  'Portão automático e pista de skate': /skate/,
  'Portão automático em aldeia indígena': /aldeia/,
  'Motor de portão dentro do contêiner': /contêiner/,
  'Motor de portão perto do botijão de gás': /botijão/,
  'Motor de portão perto da churrasqueira': /churrasqueira/,
  'Motor de portão ao lado do hidrômetro': /hidrômetro/,
  'Motor de portão pode puxar barco': /barco/,
  'Motor de portão vem com parafuso para tijolo baiano?': /tijolo/,
  'Motor de portão serve para abrir telhado retrátil': /telhado/,
  'Posso pendurar bandeira no portão automático': /bandeira/,
  'Kit de motor de portão cabe no porta-malas?': /porta-malas/,
  'Controle de portão tem GPS?': /GPS/,
  'Controle de portão atrapalha o aparelho auditivo': /auditivo/,
  'Nobreak do portão pode alimentar a geladeira': /geladeira/,
  'Fotocélula do portão atrapalha o robô cortador de grama': /robô/,
  'Fotocélula aciona com folha de palmeira': /palmeira/,
  'Cremalheira do portão dentro da piscina': /piscina/,
  'Mola do portão feita de trampolim': /trampolim/,
  'Placa do motor tem ouro?': /ouro/,
  'Vinagre limpa a placa do portão?': /[Vv]inagre/,
  'Placa central Garen G2: preço e instalação': /Garen G2/,
  'Central Rossi H7 preço': /Rossi H7/,
  'Motor de porta de aço 600 kg preço': /600 kg/,
  'Fim de curso analógico, magnético ou digital: qual escolher': /analógico.*digital/,
  'Curso de instalador de portão eletrônico': /curso/,
};

/** How openings begin that answer what many ask. */
const readyOpenings =
  /Instalamos motor de portão com visita|Entregamos, sim|Motor para portão de empresa custa|A botoeira vai em|antes da marca vem a folha|o tamanho do motor sai do peso|antes do formato e do preço vem o código|o que decide é a (?:etiqueta|medida)|o serviço se combina por foto/i;

test('the opening on an unforeseen question names what it asks about and answers no other question', () => {
  expect(Object.keys(unforeseen).length).toBeGreaterThan(40);
  const astray = Object.entries(unforeseen)
    .map(([title, word]) => ({ title, word, opening: openingOfTitle(title).split('\n')[0] ?? '' }))
    .filter(({ word, opening }) => !word.test(opening) || readyOpenings.test(opening))
    .map(({ title, opening }) => `${title}: ${opening.slice(0, 80)}`);
  expect(astray).toEqual([]);
});

test('a title that an answer was written for keeps that answer, whoever it names', () => {
  const headingFor = (title: string) => understandTitle(title).direct?.heading;
  for (const title of ['Instalador de portão automático em Osasco', 'Quem instala motor de portão'])
    expect(headingFor(title), title).toBe('O que o instalador olha antes de furar');
  expect(headingFor('Motor para portão de loja preço')).toBe(
    'Motor de casa ou motor pesado no portão da empresa',
  );
  expect(headingFor('Onde ligar a botoeira na central PPA')).toBe(
    'Dois fios, e o cuidado com o vizinho deles',
  );
  expect(headingFor('Fim de curso magnético ou mecânico')).toBe('Ímã, chave ou contagem de voltas');
  expect(headingFor('Qual motor para porta de enrolar de 300 kg')).toBe(
    'Como conferir os 300\u00a0kg antes de comprar',
  );
  expect(headingFor('Portão de duas folhas precisa de dois motores?')).toBe('Um motor ou dois');
  expect(headingFor('Disjuntor do portão cai quando ligo o chuveiro')).not.toBe(
    'O que pedir ao eletricista antes do dia do motor',
  );
});

test('a code after the make of a part belongs to its name, and a voltage or a frequency does not', () => {
  expect(openingOfTitle('quanto custa central rossi h7')).toContain('Rossi H7');
  expect(openingOfTitle('Placa Garen 433MHz preço')).not.toMatch(/Garen 433/);
  expect(openingOfTitle('Placa Nice 127V preço')).not.toMatch(/Nice 127/);
});

test('after a refusal the description says what we do at the place', () => {
  for (const title of [
    'Porta de enrolar automática para loja no Brás',
    'Cerca elétrica no Brás instalação',
  ]) {
    const { description } = generatePage({ title, creativity: 75, random: mulberry32(seedFromText(title)) });
    expect(description, title).toMatch(/não .*\. No Brás cuidamos do motor do portão\.$/);
  }
});
