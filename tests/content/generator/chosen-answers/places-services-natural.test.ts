/** The direct answer, or the first words, that everyday titles get on places, services, people and firms. */
import { expect, test } from 'vitest';
import { understandTitle } from '#domain/generator/title/understand-title.ts';
import { descriptionOfTitle, headingFor } from '#tests/support/generator/page-of-title.ts';

const placeOf = (title: string) => understandTitle(title).place?.where;

test('a postcode is an address, and neither a model nor the name of a place', () => {
  const postcode = 'O que o CEP resolve e o que ainda falta dizer';
  expect(headingFor('Conserto de portão CEP 02012-000')).toBe(postcode);
  expect(headingFor('Vocês atendem o CEP 08090?')).toBe(postcode);
  expect(headingFor('Conserto de portão no CEP 04101-000')).toBe(postcode);
  expect(headingFor('técnico de portão pelo cep')).toBe(postcode);
  expect(placeOf('Conserto de portão no CEP 04101-000')).toBeUndefined();
});

test('the coast and the interior of the state are out of the area, and the centre of the capital is in it', () => {
  const elsewhere = /fica fora da nossa área|^Não atendemos/;
  expect(descriptionOfTitle('Instalação de portão eletrônico no litoral de São Paulo')).toMatch(elsewhere);
  expect(descriptionOfTitle('Conserto de portão no litoral norte')).toMatch(elsewhere);
  expect(descriptionOfTitle('Motor de portão no interior paulista')).toMatch(elsewhere);
  expect(placeOf('Conserto de portão no interior de São Paulo')).toBe('no interior de São Paulo');
  expect(placeOf('Conserto de portão no centro de São Paulo')).toBe('no centro de São Paulo');
  expect(placeOf('Portão automático perto do parque do Ibirapuera')).toBe('perto do parque do Ibirapuera');
  expect(placeOf('Técnico de portão perto da estação de trem de Mauá')).toBe('perto da estação de trem Mauá');
});

test('a locksmith opens no gate at any hour, and copies only fixed codes', () => {
  const locksmith = 'Quando é fechadura e quando é motor';
  expect(headingFor('Chaveiro 24 horas para portão')).toBe(locksmith);
  expect(headingFor('Chaveiro 24h abre portão eletrônico')).toBe(locksmith);
  expect(headingFor('Conserto de portão 24 horas em Osasco')).toBe('O que fazer até o técnico chegar');
  expect(headingFor('Chaveiro faz controle de portão?')).toBe('O que acontece com a cópia');
});

test('a business is named, and its motor is chosen before it is priced', () => {
  const clinic = 'A entrada de quem chega devagar';
  expect(headingFor('Portão automático para clínica')).toBe(clinic);
  expect(headingFor('Portão automático para consultório odontológico')).toBe(clinic);
  expect(headingFor('Quanto custa motor de portão para clínica')).toBe(clinic);
  const busy = 'Aberto no expediente ou a cada carro';
  expect(headingFor('Portão automático para supermercado')).toBe(busy);
  expect(headingFor('Portão automático para posto de gasolina')).toBe(busy);
  expect(headingFor('Motor de portão para hotel preço')).toBe(busy);
  expect(headingFor('Portão automático para empresa')).toBe(
    'Motor de casa ou motor pesado no portão da empresa',
  );
  const church = 'Aberto durante a entrada, trancado o resto da semana';
  expect(headingFor('Orçamento de troca de motor para igreja')).toBe(church);
  expect(headingFor('Portão de salão de festas')).toBe(church);
});

test('who manages a building is told what to do first, and what to ask for', () => {
  const quotes = 'O que pedir igual a todas as empresas';
  expect(headingFor('Três orçamentos para trocar o motor do portão do prédio')).toBe(quotes);
  expect(headingFor('Como comparar orçamentos de portão do condomínio')).toBe(quotes);
  expect(headingFor('Precisa de três orçamentos para consertar o portão do prédio?')).toBe(
    'Como deixar três propostas comparáveis',
  );
  const repair = 'Do aviso aos moradores ao conserto';
  expect(headingFor('Portão do condomínio quebrado o que o síndico deve fazer')).toBe(repair);
  expect(headingFor('Síndico é responsável pelo portão?')).toBe('O que protege o síndico');
  const old = 'O que levantar antes de levar à assembleia';
  expect(headingFor('Síndico novo portão velho o que fazer')).toBe(old);
  expect(headingFor('Assumi como síndico e o portão é antigo')).toBe(old);
  expect(headingFor('Técnico com ART para condomínio')).toBe('Que papel pedir em cada caso');
  expect(headingFor('Condomínio precisa de ART para trocar o motor do portão?')).toBe(
    'Que papel pedir em cada caso',
  );
});

test('a porter who cannot open the gate has a fault, and one who does not know how has to learn', () => {
  const fault = 'Botão, energia ou motor: onde está a falha';
  expect(headingFor('Porteiro não consegue abrir o portão da garagem')).toBe(fault);
  expect(headingFor('Portaria não abre o portão da garagem')).toBe(fault);
  const lesson = 'O que pôr no papel ao lado do quadro';
  expect(headingFor('Porteiro não sabe usar o portão')).toBe(lesson);
  expect(headingFor('Zelador precisa de treinamento do portão')).toBe(lesson);
  expect(headingFor('Condomínio precisa de porteiro no portão?')).toBe('O portão de um prédio sem porteiro');
});

test('the business is asked for its number, its age, its address and for work', () => {
  const number = 'O que conferir pelo CNPJ antes de fechar';
  expect(headingFor('Vocês têm CNPJ?')).toBe(number);
  expect(headingFor('Qual o CNPJ da empresa')).toBe(number);
  expect(headingFor('Razão social e CNPJ para cadastro de fornecedor')).toBe(number);
  expect(headingFor('Comprar motor de portão no CNPJ')).toBe('O que mandar para a proposta sair certa');
  const age = 'O que o tempo de casa vale na prática';
  expect(headingFor('Há quanto tempo vocês trabalham com portão?')).toBe(age);
  expect(headingFor('Quantos anos dura um motor de portão')).not.toBe(age);
  expect(headingFor('Endereço da loja de motor de portão')).toBe('O que pedir para ver antes de comprar');
  expect(headingFor('Vocês contratam ajudante?')).toBe('O que dizer numa proposta');
  expect(headingFor('Técnico de portão autônomo ou empresa')).toBe('Perguntas que valem para os dois');
  expect(descriptionOfTitle('Empresa de portão confiável em São Paulo')).toMatch(
    /^O melhor técnico de portão/,
  );
});

test('tenants and guests get a report and a way in', () => {
  const report = 'O que a imobiliária precisa ler no relatório';
  expect(headingFor('Imobiliária pediu laudo do portão')).toBe(report);
  expect(headingFor('Inquilino precisa de laudo do motor do portão')).toBe(report);
  expect(headingFor('Laudo de portão para seguro')).toBe('O que a seguradora pede quando o portão queima');
  const guests = 'O que o hóspede precisa saber do portão';
  expect(headingFor('Portão para Airbnb')).toBe(guests);
  expect(headingFor('Portão de casa de aluguel por temporada')).toBe(guests);
  expect(headingFor('Hóspede do Airbnb quebrou o portão')).toBe('O que juntar no mesmo dia');
});

test('gates without a motor, second-hand gates and gates for a feast are refused first', () => {
  const manual = 'O que dizer ao serralheiro de um portão sem motor';
  expect(headingFor('Conserto de portão de ferro manual')).toBe(manual);
  expect(headingFor('Portão manual emperrado quem conserta')).toBe(manual);
  expect(headingFor('Transformar portão manual em automático')).toBe('O que o portão manual precisa ter');
  expect(headingFor('Portão automático emperrado no manual')).not.toBe(manual);
  const used = 'O que olhar num portão usado';
  expect(headingFor('Portão usado à venda')).toBe(used);
  expect(headingFor('Comprar portão de garagem usado')).toBe(used);
  expect(headingFor('Motor usado de portão')).toBe('Se ainda assim for comprar um motor usado');
  expect(headingFor('Portão bom pra usado 20 vezes por dia')).not.toBe(used);
  expect(headingFor('Locação de portão para evento')).toBe('A entrada de carros no dia do evento');
  expect(headingFor('Aluguel de portão')).toBe('O que fazer em vez de alugar');
});

test('a request for a quotation gets the price of what it names', () => {
  const motor = 'O que mandar para o valor do motor vir fechado';
  expect(headingFor('Orçamento de motor de portão')).toBe(motor);
  expect(headingFor('Orçamento de motor de portão em Ribeirão Pires')).toBe(motor);
  const gate = 'Motor novo ou conserto: o que mandar em cada caso';
  expect(headingFor('Orçamento de portão eletrônico em Osasco')).toBe(gate);
  expect(headingFor('Orçamento de portão automático')).toBe(gate);
  expect(headingFor('Orçamento de conserto de portão em Osasco')).toBe(
    'O que faz o conserto custar mais ou menos',
  );
  expect(headingFor('Orçamento de portão novo de ferro')).not.toBe(gate);
  expect(headingFor('Síndico precisa de orçamento de portão')).not.toBe(gate);
});

test('contracts are told apart from instalments, and parts from visits', () => {
  const withParts = 'O que perguntar de um contrato com peças';
  expect(headingFor('Contrato de manutenção de portão com peças inclusas')).toBe(withParts);
  expect(headingFor('Plano de manutenção de portão inclui peças?')).toBe(withParts);
  expect(headingFor('Contrato de prestação de serviço de instalação de motor')).toBe(
    'O que o documento deve dizer sobre o portão',
  );
  expect(headingFor('Motor de portão em prestações')).toBe('O que entra na parcela');
});

test('who else may call us is answered with a yes', () => {
  const absent = 'O que combinar quando quem paga não mora lá';
  expect(headingFor('Vocês atendem imobiliárias?')).toBe(absent);
  expect(understandTitle('Vocês atendem imobiliárias?').trade).toBeNull();
  expect(understandTitle('Imobiliária em Santana').trade?.who).toBe('uma imobiliária');
  expect(descriptionOfTitle('Vocês atendem condomínios?')).toMatch(/^Sim: em prédio, condomínio e empresa/);
  expect(headingFor('Empresa de portão para condomínio na Zona Sul')).toBe('O que o síndico recebe');
  expect(headingFor('Parceria com síndicos')).toBe('O que dizer numa proposta');
  expect(headingFor('Atraso do técnico de portão')).toBe('Enquanto o técnico não chega');
  expect(headingFor('Técnico de portão noturno')).toBe('O que pede técnico esta noite e o que espera');
});

test('a mason, a joiner, a key in a lock, tyres and television sets go to those whose work they are', () => {
  expect(headingFor('Pedreiro para chumbar portão')).toBe('O que pedir ao pedreiro antes do motor');
  expect(headingFor('Pedreiro pode instalar motor de portão?')).toBe(
    'O que dá errado quando mexe quem não é do ramo',
  );
  expect(headingFor('Marceneiro para portão de madeira')).toBe(
    'O que combinar com o marceneiro se o portão tem motor',
  );
  expect(headingFor('Chave de destravamento do portão quebrada')).not.toBe('Chave comum ou fecho elétrico');
  expect(headingFor('Fechadura de portão de ferro com chave quebrada')).not.toBe(
    'Dura, quebrada ou em falso',
  );
  const mechanic = 'uma oficina mecânica ou um borracheiro';
  expect(understandTitle('Borracheiro 24 horas').trade?.who).toBe(mechanic);
  expect(understandTitle('Mecânico em Osasco').trade?.who).toBe(mechanic);
  expect(understandTitle('Batente mecânico do portão').trade).toBeNull();
  expect(understandTitle('Torneiro mecânico na Zona Leste').trade?.who).toBe('uma tornearia mecânica');
  expect(understandTitle('Conserto de televisão').trade?.who).toBe('uma assistência técnica de eletrônicos');
});

test('a shopping centre is a landmark with its whole name', () => {
  expect(placeOf('Conserto de portão perto do Shopping Metrô Tatuapé')).toBe(
    'perto do shopping Metrô Tatuapé',
  );
  expect(placeOf('Motor de portão perto do Shopping Internacional de Guarulhos')).toBe(
    'perto do shopping Internacional de Guarulhos',
  );
  expect(descriptionOfTitle('Portão automático perto do Shopping D')).toMatch(/R\$/);
});
