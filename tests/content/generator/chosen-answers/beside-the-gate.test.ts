/** The direct answer that a title gets about what stands beside a gate, or about kinds of gate. */
import { expect, test } from 'vitest';
import { headingFor } from '#tests/support/generator/page-of-title.ts';

test('kinds of gate and metals that a title compares are those of its answer', () => {
  expect(headingFor('basculante ou seccionado qual dura mais')).toBe('O que encurta a vida de cada um');
  expect(headingFor('basculante ou seccionado qual ocupa menos espaço')).toBe(
    'Espaço de cada portão, medido na garagem',
  );
  expect(headingFor('portão guilhotina ou basculante')).toBe('O que medir para decidir');
  expect(headingFor('portão basculante desce feito guilhotina')).toBe('O que deixou de segurar a folha');
  expect(headingFor('seccionado ou de correr qual é melhor')).toBe('O que medir na garagem');
  expect(headingFor('portão ou porta de enrolar para garagem qual é melhor')).toBe(
    'O que decide entre as duas',
  );
  expect(headingFor('aço galvanizado ou ferro portão qual melhor')).toBe('O que pedir ao serralheiro');
  expect(headingFor('portão de aço galvanizado ou alumínio maresia')).toBe('O que o metal muda no motor');
});

test('what stands beside a gate gets an answer about the gate', () => {
  const awning = 'Onde medir antes de pôr o toldo';
  expect(headingFor('toldo em cima do portão atrapalha o basculante?')).toBe(awning);
  expect(headingFor('toldo retrátil motorizado conserto')).not.toBe(awning);
  const solar = 'Como saber se o seu telhado segura o portão';
  expect(headingFor('energia solar residencial segura o motor do portão na queda de luz?')).toBe(solar);
  expect(headingFor('placa solar para motor de portão vale a pena')).not.toBe(solar);
  const wires = 'Um tubo para a rede, outro para o sinal';
  expect(headingFor('motor de portão e câmera no mesmo fio')).toBe(wires);
  expect(headingFor('passar fio da camera junto com o do portao')).toBe(wires);
  expect(headingFor('câmera e motor no mesmo disjuntor')).toBe('Se por enquanto não há outra tomada');
  const fence = 'O que mostrar a quem vai instalar a cerca';
  expect(headingFor('cerca elétrica em cima do portão basculante pode')).toBe(fence);
  expect(headingFor('cerca elétrica encostando no portão tem perigo?')).not.toBe(fence);
  expect(headingFor('rampa da garagem muito inclinada qual portão')).toBe(
    'Que portão serve em garagem com rampa',
  );
  expect(headingFor('eclusa veicular para prédio pequeno quanto custa')).toBe(
    'O que entra na conta da eclusa',
  );
  expect(headingFor('Controle de portão e porta de enrolar')).toBe('O que comparar nos dois');
  expect(headingFor('raio queimou a placa, a Enel paga?')).toBe('O que juntar para o pedido');
  expect(headingFor('arrombaram o portão de correr')).toBe('O que costuma ceder quando forçam');
  expect(headingFor('ladrão levantou o portão basculante')).toBe('O que olhar antes de usar de novo');
});

test('a device that fails with the gate, and money that is asked for before the work, have answers of their own', () => {
  const circuit = 'Circuito, fio ou motor pesado';
  expect(headingFor('geladeira desliga quando o portão abre')).toBe(circuit);
  expect(headingFor("bomba d'água do prédio para quando o portão abre")).toBe(circuit);
  expect(headingFor('luz da casa pisca quando o portão abre')).toBe('Rede fraca ou motor forçando');
  expect(headingFor('controle ou central, como sei qual deu defeito')).toBe('Quanto custa cada lado');
  const deposit = 'O que conferir antes de dar sinal';
  expect(headingFor('sinal de 50% para instalar motor é normal')).toBe(deposit);
  expect(headingFor('instalador quer cobrar adiantado')).toBe(deposit);
  expect(headingFor('paguei adiantado e o serralheiro sumiu')).not.toBe(deposit);
  expect(headingFor('cobram visita se eu não fechar o serviço')).toBe(
    'Do orçamento por foto ao valor fechado',
  );
  expect(headingFor('franquia do seguro maior que o conserto do portão')).toBe(
    'A conta antes de avisar a seguradora',
  );
  expect(headingFor('empresa de portão faliu e a garantia')).toBe('O que juntar sobre a empresa que fechou');
  expect(headingFor('motor usado com nota fiscal tem garantia')).toBe(
    'O que pedir por escrito num recondicionado',
  );
  expect(headingFor('motor de porta de enrolar esquentando cheiro de queimado')).toBe(
    'O que se pode fazer sem risco',
  );
});
