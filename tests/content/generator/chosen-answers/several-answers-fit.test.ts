/** The direct answer that a title gets, where answers to several questions fit its words. */
import { expect, test } from 'vitest';
import { understandTitle } from '#domain/generator/title/understand-title.ts';
import { headingFor } from '#tests/support/generator/page-of-title.ts';

test('a title that looks for a motor by the sea gets the choice, and one that asks about the salt gets the care', () => {
  expect(headingFor('Motor para portão de madeira de 300 kg em casa de praia')).toBe(
    'Madeira pesada e ar salgado no mesmo portão',
  );
  expect(headingFor('motor portao madeira praia')).toBe('O que a praia cobra da madeira e do motor');
  expect(headingFor('Motor para portão de ferro em casa de praia')).toBe('O que muda no litoral');
  expect(headingFor('Maresia estraga motor de portão')).toBe('O que escolher para durar perto do mar');
});

test('a title that asks when to replace a part and for how much gets both, and one that asks either gets that', () => {
  expect(headingFor('Capacitor do motor de portão: quando trocar e quanto custa')).toBe(
    'O que confirma que é o capacitor',
  );
  expect(headingFor('preço do capacitor do portão')).toBe('O que está nesse valor');
  expect(headingFor('quando trocar o capacitor do motor')).toBe('Os sinais antes de ele parar');
});

test('a motor with a battery has one answer for a house and another for a firm or a building', () => {
  expect(headingFor('Motor de portão 24V com bateria')).toBe('Corrente contínua ou motor de rede');
  expect(headingFor('Motor de portão 24V com bateria para empresa')).toBe('Três números a pedir por escrito');
  expect(headingFor('motor 24 volts para portao de loja')).toBe('Três números a pedir por escrito');
});

test('a title about replacing a spring gets its price, and a broken spring what to do first', () => {
  expect(headingFor('Troca de mola de portão basculante em Ribeirão Pires')).toBe(
    'Como a troca da mola é feita',
  );
  expect(headingFor('mola quebrou portao basculante')).toBe('Até o técnico chegar');
});

test('a building’s gate that opens in four seconds is told which kit does, and a slow one how to get faster', () => {
  expect(headingFor('Portão rápido para prédio que abre em 4 segundos')).toBe(
    'O que decide se {segundos jetflex} servem ao prédio',
  );
  expect(headingFor('Como deixar o portão do prédio mais rápido')).toBe(
    'Primeiro a causa, depois a velocidade',
  );
});

test('a title that compares two kinds of motor is not about the price of upkeep alone', () => {
  const ofUpkeep = 'O que está no preço da manutenção e o que fica fora';
  expect(headingFor('Quanto custa manutenção de portão basculante')).toBe(ofUpkeep);
  expect(headingFor('Motor deslizante ou basculante: diferenças de preço e manutenção')).not.toBe(ofUpkeep);
});

test('a title that asks when to replace a rack and for how much gets the signs first', () => {
  const wanted = 'Trocar, realinhar ou olhar antes a roldana';
  expect(headingFor('Trocar cremalheira do portão: quando precisa e quanto custa')).toBe(wanted);
  expect(headingFor('cremalheira gasta sintomas e valor')).toBe(wanted);
  expect(headingFor('preço do metro da cremalheira')).not.toBe(wanted);
});

test('the motor of a house gets a no for a building of many flats, and any other power what it depends on', () => {
  expect(headingFor('Portão de condomínio com 80 apartamentos: motor 1/4 serve?')).toBe(
    'O que decide o motor de 80 apartamentos',
  );
  expect(headingFor('motor 1/4 serve para prédio de 20 apartamentos')).toMatch(/^HP, peso da folha/);
  expect(headingFor('condominio 120 unidades motor 1/2 serve')).toMatch(/^HP, peso da folha/);
});

test('an intercom that does not open the gate gets the test first, and any other intercom the refusal', () => {
  expect(headingFor('Interfone que abre portão não funciona')).toBe('Do botão do interfone até a central');
  expect(headingFor('interfone não abre portão')).toBe('Aparelho, fio ou central');
  expect(headingFor('interfone não funciona')).toBeUndefined();
});

test('an inverter for a building is compared with a motor for a building, and for a house with the kits', () => {
  expect(headingFor('inversor ou motor comum para condomínio')).toBe(
    'Inversor e motor comum num portão de prédio',
  );
  expect(headingFor('inversor ou motor comum')).toBe('O inversor e o motor comum');
});

test('a title about repair and paint gets both, and one about paint alone what to agree with the painter', () => {
  expect(headingFor('conserto e pintura de portão')).toBe('A ordem entre o conserto e a pintura');
  expect(headingFor('pintura de portão')).toBe('O que combinar com o pintor');
});

test('a bell with a light is no warning light', () => {
  expect(headingFor('campainha com luz no portão')).toBe('Campainha e portão na mesma entrada');
});

test('a power cut without the key is answered without the key', () => {
  for (const title of [
    'Destravar o portão na falta de luz sem a chave',
    'Acabou a luz e não tenho a chave do portão: o que fazer',
    'portao sem luz e sem chave como abrir',
    'como abrir portão na queda de energia, perdi a chave',
  ]) {
    expect(headingFor(title), title).toBe('Enquanto a luz não volta');
  }
  expect(headingFor('como abrir o portão na falta de luz')).toBe('Antes, durante e depois do apagão');
});

test('one bearing or two is a question about the roller, and not about a gate of two leaves', () => {
  for (const title of [
    'Roldana de portão deslizante: com rolamento simples ou duplo',
    'roldana com um ou dois rolamentos',
    'roldana dupla ou simples para portão de 500 kg',
  ]) {
    expect(headingFor(title), title).toBe('Quando o segundo rolamento se paga');
  }
});

test('whether a signal is mandatory depends on who uses the garage', () => {
  expect(headingFor('Sinaleira de garagem é obrigatória em São Paulo?')).toBe(
    'Como a sinaleira fica em ordem',
  );
  expect(headingFor('Qual lei exige sinaleiro de portão de prédio')).toBe('Como a sinaleira fica em ordem');
  expect(headingFor('Precisa de sinaleira em casa')).toBe('Quando vale pôr mesmo sem obrigação');
  expect(headingFor('Quanto custa sinaleira de garagem')).toBe('Modelo, lugar e ligação da sinaleira');
});

test('a comparison of two kinds of motor is about the motors, and one of two gates about the gates', () => {
  expect(headingFor('Diferença entre motor basculante e pivotante')).toBe('Como cada motor faz força');
  expect(headingFor('motor pivotante ou basculante qual melhor')).toBe('Como cada motor faz força');
  expect(headingFor('diferença entre portão basculante e pivotante')).toBe('Lado a lado');
});

test('a receiver for the telephone, a three-phase motor and a broken spring get a verdict of their own', () => {
  expect(headingFor('Receptor avulso para abrir o portão pelo celular')).toBe(
    'Rádio ou rede: o que cada aparelho ouve',
  );
  expect(headingFor('Motor trifásico para portão industrial vale a pena?')).toBe(
    'O que muda entre uma e três fases',
  );
  expect(headingFor('Mola de portão basculante quebrada: é perigoso mexer?')).toBe(
    'O que fazer com a mola quebrada',
  );
  expect(headingFor('Motor de portão fazendo barulho de engrenagem raspando')).toBe(
    'De onde vem o som, sem abrir nada',
  );
  expect(headingFor('Motor Garen 1/4 HP aguenta portão de quantos quilos?')).toMatch(
    /^O que 1\/4\sHP não diz/,
  );
});

test('a motor that scrapes is a fault whatever can be its cause, and a scraping gate without a motor waits for one', () => {
  const ofMotor = 'Onde procurar o ferro que raspa';
  expect(headingFor('Motor de portão fazendo barulho de ferro raspando, o que pode ser')).toBe(ofMotor);
  expect(headingFor('por que o motor do portao faz barulho de ferro com ferro')).toBe(ofMotor);
  expect(headingFor('Motor do portão arrastando, pode ser o quê')).toBe(ofMotor);
  expect(headingFor('Pode colocar motor em portão que está arrastando')).toBe(
    'O que acontece com motor posto em folha que raspa',
  );
  expect(headingFor('Motor do portão velho pode ser aproveitado?')).not.toBe(ofMotor);
});

test('a title about a copied remote control of 433 MHz says whether it can be copied, in any order of its words', () => {
  const ofCopies = 'Como saber se o seu 433 MHz se copia';
  expect(headingFor('Controle remoto de portão copia clonado 433 MHz')).toBe(ofCopies);
  expect(headingFor('Controle 433 MHz clonado funciona no meu portão?')).toBe(ofCopies);
  expect(headingFor('Controle de 433 serve em receptor de 299?')).toBe('Onde ler a frequência');
});

test('the price of a replaced motor is that of the gate in the title', () => {
  const first = (title: string) => understandTitle(title).direct?.answer[0] ?? '';
  expect(first('Quanto custa trocar o motor do portão de correr em Guarulhos')).toMatch(
    /^Trocar o motor de um portão de correr/,
  );
  expect(first('valor troca motor portao pivotante')).toMatch(/^Trocar o motor de um portão de abrir/);
  expect(first('Quanto custa trocar o motor do portão basculante')).toMatch(
    /^Trocar o motor de um portão de casa/,
  );
});

test('a motor connected to the wrong voltage gets a no in both directions, also where the title says it is connected', () => {
  const first = (title: string) => understandTitle(title).direct?.answer[0] ?? '';
  expect(first('Motor 220V ligado em 127V funciona?')).toMatch(
    /^Não ligue, porque não funciona: motor de 220 V/,
  );
  expect(first('motor ppa 220v funciona em 127v')).toMatch(/^Não ligue, porque não funciona: motor de 220 V/);
  expect(first('Motor 110 ligado em 220 funciona?')).toMatch(/^Não ligue: motor de 110 V/);
  expect(first('Motor de portão funciona em 220V?')).toMatch(/^Pode se a etiqueta/);
});

test('a kit at its price for a sliding gate is refused, and the heading does not read as if it included a rack', () => {
  expect(headingFor('Jetflex deslizante R$ 1.349 instalado o que está incluso')).toBe(
    'O que um orçamento de portão de correr deve incluir',
  );
  expect(headingFor('Motor deslizante instalado R$ 1.200')).toBe('O que deve estar dentro dos R$\u00a01.200');
});

test('a title that wants a fast motor for a building gets speed and cycles, and one that names only flats gets cycles', () => {
  const fast = 'Velocidade e ciclos na mesma ficha';
  expect(headingFor('Motor de portão rápido para prédio com 60 apartamentos')).toBe(fast);
  expect(headingFor('quanto custa motor rapido predio 50 apartamentos')).toBe(fast);
  expect(headingFor('Motor para prédio com 60 apartamentos')).toMatch(/^De 60 apartamentos a ciclos/);
  expect(headingFor('Motor de portão rápido para prédio')).toBe('Rapidez e fila não são a mesma coisa');
  expect(headingFor('Motor rápido para condomínio')).toBe('Rapidez e fila não são a mesma coisa');
  expect(headingFor('Portão do prédio de 60 apartamentos ficou lento')).not.toBe(fast);
});

test('a title about the price of a visit for upkeep gets what a repair and what a service cost', () => {
  const both = 'Conserto ou revisão: o que se paga em cada um';
  expect(headingFor('Manutenção de portão em Itaquera preço da visita')).toBe(both);
  expect(headingFor('manutencao portao quanto custa a visita')).toBe(both);
  expect(headingFor('Quanto custa a visita do técnico de portão')).not.toBe(both);
});

test('a sliding motor of a given power gets its price, also where the word is cut short, and the verb is left alone', () => {
  expect(headingFor('motor de portão desliza 1/2 cv preco')).toMatch(/^O que muda o preço de um deslizante/);
  expect(headingFor('quanto custa motor 1/4 para portao de correr')).toMatch(/^O que muda o preço/);
  expect(headingFor('motor do portão desliza e não puxa') ?? '').not.toMatch(/^O que muda o preço/);
});

test('a motor that is stuck gets the parts that stick, and a gate that is stuck what holds the leaf', () => {
  expect(headingFor('Motor Garen travado, o que pode ser')).toBe('Quem prendeu: o motor ou a folha');
  expect(headingFor('por que o motor Rossi trava')).toBe('Quem prendeu: o motor ou a folha');
  expect(headingFor('portão Garen travado, o que pode ser')).toBe('O que prende o portão');
  expect(headingFor('portão travado com motor novo')).not.toBe('Quem prendeu: o motor ou a folha');
});

test('whether a sensor is compulsory has one answer for a building and another for a house', () => {
  const first = (title: string) => understandTitle(title).direct?.answer[0] ?? '';
  expect(first('Sensor antiesmagamento é obrigatório no portão do prédio?')).toContain('16.809/2018');
  expect(first('síndico é obrigado a por sensor antiesmagamento?')).toContain('16.809/2018');
  expect(first('sensor antiesmagamento obrigatorio em casa')).toMatch(/^A função é exigida pela norma/);
});

test('a title that asks for the difference between two voltages gets it, and one that must choose gets the choice', () => {
  const first = (title: string) => understandTitle(title).direct?.answer[0] ?? '';
  expect(first('Qual a diferença entre motor 110 V e 220 V para portão')).toMatch(
    /^A diferença é a corrente/,
  );
  expect(first('faz diferença 110v ou 220v no motor do portão')).toMatch(/^A diferença é a corrente/);
  expect(first('motor de portao 110 ou 220 qual melhor')).toMatch(/^O motor de portão pode ser de uma/);
});
