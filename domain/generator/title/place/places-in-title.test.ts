import { expect, test } from 'vitest';
import { understandTitle } from '#domain/generator/title/understand-title.ts';

const whereIn = (title: string) => understandTitle(title).place?.where ?? null;

function namesIn(title: string) {
  const { place, furtherPlaces } = understandTitle(title);
  return [place, ...furtherPlaces].map((found) => found?.name);
}

test('a street is a place, and a kind of street is not', () => {
  expect(whereIn('Motor de portão Rua 25 de Março')).toBe('na Rua 25 de Março');
  expect(whereIn('motor de portao av paulista')).toBe('na Avenida Paulista');
  expect(whereIn('Motor na Rua Augusta, São Paulo')).toBe('na Rua Augusta');
  expect(whereIn('conserto de portao rua augusta')).toBe('na Rua Augusta');
  expect(whereIn('motor de portao Av Sapopemba')).toBe('na Avenida Sapopemba');
  expect(whereIn('conserto de portao av nossa senhora do sabara')).toBe('na Avenida Nossa Senhora do Sabara');
  expect(whereIn('Motor na Av Padre Antônio José dos Santos')).toBe(
    'na Avenida Padre Antônio José dos Santos',
  );
  expect(whereIn('Portão automático em rua inclinada')).toBeNull();
});

test('a town is found in spite of a typing error, and the country is no place', () => {
  expect(whereIn('motor portao sao bernado')).toBe('em São Bernardo do Campo');
  expect(whereIn('Melhor motor de portão no Brasil')).toBeNull();
});

test('a word that every object of JavaScript knows is no kind of street', () => {
  expect(whereIn('conserto constructor Sapopemba')).toBe('em Sapopemba');
});

test('of several places in a title, one that we serve comes first', () => {
  expect(namesIn('motor portão são caetano santo andré mauá')).toEqual([
    'São Caetano do Sul',
    'Santo André',
    'Mauá',
  ]);
  expect(namesIn('Motor de portão no Rio de Janeiro e em São Paulo')).toEqual([
    'São Paulo',
    'Rio de Janeiro',
  ]);
  expect(understandTitle('motor em Franco da Rocha e Francisco Morato').place?.where).toBe(
    'em Francisco Morato',
  );
  expect(namesIn('Portão na Penha, São Paulo')).toEqual(['Penha']);
  expect(namesIn('Portão na Vila Galvão, Guarulhos')).toEqual(['Vila Galvão']);
});

test('of several places out of the area, each is named', () => {
  expect(namesIn('motor em Santos, Praia Grande e São Vicente')).toEqual([
    'Santos',
    'Praia Grande',
    'São Vicente',
  ]);
  expect(namesIn('conserto de portao uberlandia minas gerais')).toEqual(['Uberlândia']);
});

test('a station, a shopping centre or a quarter with an everyday name is a place', () => {
  expect(whereIn('conserto de portao perto da estacao ana rosa')).toBe('perto da estação Ana Rosa');
  expect(whereIn('conserto de portão perto do metrô Saúde')).toBe('perto do metrô Saúde');
  expect(whereIn('conserto de portão perto do shopping Aricanduva')).toBe('perto do shopping Aricanduva');
  expect(whereIn('conserto de portao na luz')).toBe('na Luz');
  expect(whereIn('ligar motor do portao na luz')).toBeNull();
  expect(whereIn('motor queimou socorro')).toBeNull();
  expect(whereIn('conserto de portão Jardim Santana')).toBe('no Jardim Santana');
});

test('the shortened name of a town or a quarter is read in full', () => {
  expect(whereIn('motor de portão S. André conserto')).toBe('em Santo André');
  expect(whereIn('conserto de portão Itaquá')).toBe('em Itaquaquecetuba');
  expect(whereIn('motor de portão Guaru')).toBe('em Guarulhos');
  expect(namesIn('instalação de motor SBC e SCS')).toEqual(['São Bernardo do Campo', 'São Caetano do Sul']);
  expect(whereIn('motor portão V. Mariana')).toBe('na Vila Mariana');
  expect(whereIn('conserto portao cid tiradentes')).toBe('em Cidade Tiradentes');
  expect(whereIn('conserto portão pq bristol')).toBe('no Parque Bristol');
  expect(whereIn('conserto portão em Taboão')).toBe('em Taboão da Serra');
  expect(whereIn('pq do nada o portão abre')).toBeNull();
  expect(whereIn('motor 220 v maria')).toBeNull();
});

test('a motorway is served only within our area, and neither its kilometre nor its name is a quarter, unless the title names the neighbourhood', () => {
  const ofRoad = understandTitle('conserto portão perto da Anhanguera km 18').place;
  expect(ofRoad).toMatchObject({ where: 'na Rodovia Anhanguera', reach: 'unknown' });
  expect(whereIn('conserto portão rodovia Castelo Branco km 30')).toBe('na Rodovia Castelo Branco');
  expect(whereIn('condominio na raposo km 25 motor')).toBe('na Rodovia Raposo Tavares');
  expect(whereIn('conserto de portão na Dutra')).toBe('na Rodovia Presidente Dutra');
  expect(whereIn('motor de portão no Anhanguera')).toBe('no Anhanguera');
  expect(whereIn('conserto portao km 18 osasco')).toBe('no Km 18 (Osasco)');
  expect(namesIn('conserto portão via Dutra Guarulhos')).toEqual(['Guarulhos']);
});

test('a quarter joined to a town by "e" or "ou" is not said to lie in it', () => {
  expect(whereIn('conserto portão Vila Carrão e Guarulhos')).toBe('na Vila Carrão');
  expect(whereIn('motor portão Alphaville ou Osasco')).toBe('em Alphaville');
  expect(whereIn('conserto portão Alphaville Osasco')).toBe('em Alphaville');
  expect(whereIn('conserto portão Granja Viana Cotia')).toBe('na Granja Viana (Cotia)');
});
