/** The direct answer that a title gets about people, contracts and things that share a remote or a circuit with a gate. */
import { expect, test } from 'vitest';
import { understandTitle } from '#domain/generator/title/understand-title.ts';
import { headingFor } from '#tests/support/generator/page-of-title.ts';

test('who answers for a damaged gate depends on who damaged it', () => {
  const employee = 'Descuido ou peça que já estava no fim';
  expect(headingFor('faxineira quebrou o portão quem paga')).toBe(employee);
  expect(headingFor('jardineiro estragou o portão posso descontar')).toBe(employee);
  expect(headingFor('zelador quebrou o portão do prédio')).not.toBe(employee);
  const fled = 'O que fazer com o portão e com as provas';
  expect(headingFor('Uber bateu no portão e fugiu')).toBe(fled);
  expect(headingFor('caminhão derrubou o portão e não parou')).toBe(fled);
  const driver = 'O que reunir antes de cobrar';
  expect(headingFor('carro do entregador bateu no portão quem paga')).toBe(driver);
  expect(headingFor('carro do vizinho amassou o portão quem paga')).toBe(driver);
  expect(headingFor('portão amassou o carro do vizinho quem paga')).not.toBe(driver);
  const child = 'Para o botão não virar brinquedo';
  expect(headingFor('criança apertou o controle e o portão bateu no carro')).toBe(child);
  const fallen = 'Quem tira a folha de cima do veículo';
  expect(headingFor('portão caiu em cima da moto do visitante')).toBe(fallen);
  expect(headingFor('portão da garagem caiu em cima do carro')).toBe(fallen);
  expect(headingFor('portão fechou em cima do carro')).not.toBe(fallen);
  expect(headingFor('seguro do condomínio cobre portão que caiu em carro')).toBe(
    'O que mostrar à seguradora do condomínio',
  );
  expect(headingFor('morador atropelado pelo portão da garagem')).toBe('Nos primeiros minutos');
});

test('tenants, buyers of a home and neighbours of a private street get an answer of their own', () => {
  expect(headingFor('locador pode descontar controle do depósito')).toBe(
    'O que pedir antes de aceitar o desconto',
  );
  expect(headingFor('portão de depósito qual motor')).not.toBe('O que pedir antes de aceitar o desconto');
  expect(headingFor('portão quebrado na entrega das chaves do aluguel')).toBe(
    'Antes de assinar o termo de saída',
  );
  expect(headingFor('comprei uma casa e o motor do portão não funciona')).toBe(
    'Como mostrar que o defeito é de antes',
  );
  expect(headingFor('portão da vila quem manda consertar')).toBe('Do orçamento ao rateio, sem síndico');
  expect(headingFor('conselho do condomínio não aprova troca do portão')).toBe('O que costuma mudar o voto');
  expect(headingFor('construtora entregou prédio com portão fraco')).toBe('O que medir antes da reclamação');
});

test('a contract that is cancelled is no boom barrier', () => {
  const contract = 'Antes de mandar o aviso de cancelamento';
  expect(headingFor('contrato de manutenção de portão multa por cancelar')).toBe(contract);
  expect(headingFor('cancelar contrato de manutenção do portão')).toBe(contract);
  expect(headingFor('manutenção de portão e cancela')).toBe('Onde o portão e a cancela se encontram');
});

test('warranties, invoices and payments are answered as asked', () => {
  const closed = 'O que juntar sobre a empresa que fechou';
  expect(headingFor('a loja que instalou meu portão fechou e agora')).toBe(closed);
  expect(headingFor('portão da loja fechou sozinho')).not.toBe(closed);
  expect(headingFor('garantia do motor comprado no Mercado Livre')).toBe('O que guardar e o que não fazer');
  expect(headingFor('portão com vício oculto quanto tempo para reclamar')).toBe(
    'Como provar que o defeito veio de origem',
  );
  expect(headingFor('nota fiscal do motor saiu com CNPJ errado')).toBe(
    'Para a nota sair certa da primeira vez',
  );
  expect(headingFor('emite nota fiscal do motor de portão')).toBe('O que precisa estar escrito');
  expect(headingFor('MEI pode emitir nota de conserto de portão para condomínio')).toBe(
    'O que o síndico confere antes de pagar',
  );
  expect(headingFor('retenção de ISS na nota de manutenção de portão')).toBe(
    'O que perguntar ao contador, de uma vez',
  );
  expect(headingFor('posso pagar o motor por link de pagamento')).toBe('Pagar de longe sem cair em golpe');
  expect(headingFor('vocês emprestam motor enquanto consertam')).toBe('Os dias sem motor');
  expect(headingFor('igreja tem desconto no motor de portão')).toBe('Onde a conta da igreja pode baixar');
});

test('old motors and gates are not sold as new ones', () => {
  expect(headingFor('achei um motor de portão no lixo, funciona?')).toBe(
    'O que se aproveita de um motor achado',
  );
  const used = 'O que faz um motor usado valer mais no anúncio';
  expect(headingFor('quanto vale meu motor de portão antigo')).toBe(used);
  expect(headingFor('quanto vale um motor de portão')).not.toBe(used);
  expect(headingFor('vender portão velho por quilo')).toBe('Antes de o portão sair da parede');
});

test('a thing that shares a remote or a circuit with the gate is no second service', () => {
  expect(headingFor('persiana de enrolar e portão no mesmo controle')).toBe(
    'O que perguntar à empresa da persiana',
  );
  const relay = 'Por que não no receptor do próprio portão';
  expect(headingFor('bomba da piscina e portão no mesmo controle')).toBe(relay);
  expect(headingFor('iluminação de jardim ligada no receptor do portão')).toBe(relay);
  expect(headingFor('catraca e controle do portão da academia')).toBe(
    'Quem entra a pé e quem entra de carro',
  );
  expect(headingFor('carregador de carro elétrico e portão na mesma instalação')).toBe(
    'Se o portão piorou depois do carregador',
  );
  expect(understandTitle('carregador de carro elétrico e portão na mesma instalação').joinedTrade).toBeNull();
  expect(understandTitle('conserto de portão e bomba de piscina').joinedTrade).not.toBeNull();
  expect(headingFor('minuteria e portão eletrônico')).toBe('Quando a minuteria é dispensável');
  expect(headingFor('painel para câmera e portão')).toBe('Como separar os dois conjuntos');
  expect(headingFor('cerca elétrica e portão eletrônico qual instalar primeiro')).toBe(
    'A ordem da obra, do muro ao último fio',
  );
});

test('what a building or a firm adds to its gate gets an answer about both', () => {
  expect(headingFor('barreira contra enchente no portão da garagem')).toBe(
    'O que muda no motor de garagem que alaga',
  );
  expect(headingFor('bicicletário do prédio com controle')).toBe('Porta com fechadura ou portão com motor');
  expect(headingFor('portão do salão de festas separado da garagem')).toBe(
    'Como o salão abre no dia da festa',
  );
  expect(headingFor('clausura de condomínio dois portões')).toBe('O que a placa precisa saber');
  expect(headingFor('portão de oficina mecânica motor')).toBe('O que a oficina tem e a casa não');
  expect(headingFor('portão de pet shop com duas portas')).toBe('O vão entre uma porta e outra');
});

test('the lighting of a garden names no quarter', () => {
  expect(understandTitle('iluminação de jardim ligada no receptor do portão').place).toBeNull();
  expect(understandTitle('motor de portão no Jardim Veloso').place?.name).toBe('Jardim Veloso');
});

test('a payment in dispute gets no offer of a repair', () => {
  const rise = 'Quando a diferença é justa';
  expect(headingFor('preço de portão subiu depois do orçamento')).toBe(rise);
  expect(headingFor('por que o preço do motor de portão subiu')).not.toBe(rise);
  const unfinished = 'O que testar antes de pagar o resto';
  expect(headingFor('técnico pediu pagamento antes de terminar')).toBe(unfinished);
  expect(headingFor('instalador quer receber antes de testar o portão')).toBe(unfinished);
  expect(headingFor('posso sustar pagamento do portão')).toBe('O que juntar antes de falar com o banco');
  expect(headingFor('pagamento recusado conserto já feito')).toBe('De onde vem a recusa');
  expect(headingFor('pagar conserto de portão com cartão de crédito de outra pessoa')).toBe(
    'Nomes diferentes no mesmo serviço',
  );
  expect(headingFor('cartão BNDES para motor de portão')).toBe('O que a firma pede junto com o preço');
  expect(headingFor('comprovante de pix serve de garantia')).toBe('O que falta num comprovante');
  expect(headingFor('juizado especial conserto de portão valor')).toBe('O que o juiz quer ver');
});

test('papers, rights and accidents at work are answered for the one who asks', () => {
  expect(headingFor('nota fiscal de serviço ou de produto no motor de portão')).toBe(
    'Para que serve cada nota',
  );
  const opened = 'Sinais de que o motor já rodou';
  expect(headingFor('recebi motor com caixa violada')).toBe(opened);
  expect(headingFor('loja trocou o motor por usado')).toBe(opened);
  expect(headingFor('motor de portão usado vale a pena')).not.toBe(opened);
  expect(headingFor('garantia negada por falta de aterramento')).toBe('De quem é o erro que a fábrica alega');
  expect(headingFor('técnico caiu da escada consertando portão quem responde')).toBe(
    'Como não chegar a isso',
  );
  expect(headingFor('NR-10 é obrigatória para instalar portão')).toBe('O que pedir de quem vem instalar');
  expect(headingFor('dono do imóvel tirou o motor do portão')).toBe('Enquanto o portão fica sem motor');
  expect(headingFor('inquilino quer trocar o motor do portão por conta própria')).toBe(
    'O que escrever antes da troca',
  );
  expect(headingFor('porteiro terceirizado quebrou o portão')).toBe(
    'O que registrar antes de cobrar a empresa',
  );
  expect(headingFor('zelador quebrou o portão do prédio quem paga')).toBe(
    'O que registrar antes de cobrar a empresa',
  );
  expect(headingFor('condomínio cobrou multa porque fiquei parado no portão')).toBe(
    'Antes da multa, o que o portão resolve sozinho',
  );
  expect(headingFor('multa do condomínio por bater no portão')).toBe(
    'O que separa dano, multa e falha do portão',
  );
});

test('a motor, a course and a lost remote are those that the title names', () => {
  expect(understandTitle('motor de toldo queimou').trade?.name).toBe('Toldo');
  expect(understandTitle('pintor pintou o portão e travou').trade).toBeNull();
  expect(headingFor("bomba d'água queimou e o portão parou")).toBe('Do quadro de luz até o motor');
  expect(headingFor('curso gratuito de portão eletrônico senai')).toBe(
    'O que um instalador de portão precisa saber',
  );
  expect(headingFor('fechadura do portão e controle perdidos na mudança')).toBe(
    'O que apagar e o que gravar de novo',
  );
  expect(headingFor('catraca ou portão social na academia')).toBe('O que decide entre catraca e portão');
  expect(headingFor('portão temporário para obra')).toBe('O que deixar pronto para o portão definitivo');
});
