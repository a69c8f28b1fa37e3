/** The direct answer that a title gets about a fault, an upkeep question, or people and animals at the gate. */
import { expect, test } from 'vitest';
import { understandTitle } from '#domain/generator/title/understand-title.ts';
import { headingFor } from '#tests/support/generator/page-of-title.ts';

test('a leaf that stops, jerks or knocks at a certain place gets the cause of that place', () => {
  const gap = 'O vão é sempre igual ou muda';
  expect(headingFor('portão para a dois dedos do chão')).toBe(gap);
  expect(headingFor('faltam 10 cm para o portão fechar')).toBe(gap);
  expect(headingFor('prendi dois dedos no portão')).toBe('Para não acontecer de novo');
  const jerk = 'Achar a folga antes da partida';
  expect(headingFor('portão dá um tranco quando começa a andar')).toBe(jerk);
  expect(headingFor('tranco no arranque do portão é normal')).not.toBe(jerk);
  const click = 'De onde vem o estalo da parada';
  expect(headingFor('estalo e para na metade')).toBe(click);
  expect(headingFor('portão faz tec e não anda')).not.toBe(click);
  const returns = 'Fim de curso, força ou peso';
  expect(headingFor('portão encosta no chão e sobe outra vez')).toBe(returns);
  expect(headingFor('portão encosta no chão e raspa')).toBe('Onde a folha toca diz a peça');
});

test('a gate that knocks gets its price, or whether it breaks, as the title asks', () => {
  const price = 'O que decide o valor da batida';
  expect(headingFor('quanto custa arrumar portão que bate')).toBe(price);
  expect(headingFor('quanto custa arrumar portão que o carro bateu')).not.toBe(price);
  const breaks = 'O que cede primeiro';
  expect(headingFor('portão bate na parede, pode quebrar?')).toBe(breaks);
  expect(headingFor('portão vibra tanto que racha a parede')).toBe(breaks);
});

test("'para' before a verb says what for, and not that a gate stops", () => {
  const stops = 'Sempre no mesmo ponto ou cada vez num';
  expect(headingFor('portão muito lento para fechar')).not.toBe(stops);
  expect(headingFor('portão para de fechar no meio')).toBe(stops);
});

test('what comes loose, slips or sounds is answered as it was said', () => {
  expect(headingFor('o portão desce sem freio')).toBe('Peso solto ou parada perdida');
  expect(headingFor('motor com freio para portão')).not.toBe('Peso solto ou parada perdida');
  expect(headingFor('ventania arrancou o portão do trilho')).toBe('Por que a folha saiu do trilho');
  expect(headingFor('correia do motor escorrega')).toBe('Por que ela saiu do lugar');
  expect(headingFor('barulho de catraca dentro do motor do portão')).toBe(
    'Dentro da caixa ou na cremalheira',
  );
  expect(headingFor('fotocélula quebrada')).toBe('Sujeira, suporte ou par novo');
  expect(headingFor('mola aérea do portão social com vazamento de óleo')).toBe('Até a mola nova chegar');
});

test('an hour of the day, a storm, a journey and a power cut each have their own causes', () => {
  expect(headingFor('à noite o portão funciona e de dia não')).toBe('O que o sol muda no portão');
  expect(headingFor('de dia o portão funciona e de noite não')).toBe('O que muda depois que escurece');
  expect(headingFor('trovoada forte e o portão ficou doido')).toBe('Por onde a trovoada entrou');
  expect(headingFor('viajei um mês e o portão não abre mais')).toBe('Na ordem, ao chegar em casa');
  expect(headingFor('vou viajar o que fazer com o portão')).toBe('A lista de quem fecha a casa');
  expect(headingFor('apagão da Enel e preciso sair com o carro')).toBe('Tirar o carro em segurança');
  expect(headingFor('segunda via da conta da Enel')).toBeUndefined();
  expect(headingFor('o que acontece se eu abrir o portão destravado na mão e a luz voltar')).toBe(
    'Da mão de volta ao motor',
  );
});

test('a lock on a gate that has a motor, and a key that does not fit, have answers of their own', () => {
  expect(headingFor('cadeado no portão automático pode queimar o motor')).toBe('Trancar sem o motor saber');
  expect(headingFor('a empregada trancou o portão na chave e ligou o motor')).toBe(
    'O que a força pode ter quebrado',
  );
  expect(headingFor('fiz a chave extra do portão e não entra')).toBe('Corte errado ou miolo gasto');
  expect(headingFor('fazer cópia da chave do portão')).toBe('Onde deixar a chave reserva do portão');
});

test('animals and people at the gate are answered, and not the parts beside them', () => {
  expect(headingFor('barata dentro da botoeira do portão')).toBe('O bicho na caixinha do botão');
  expect(headingFor('ninho de passarinho no trilho do portão')).toBe('Onde o ninho atrapalha a folha');
  expect(headingFor('escorpião apareceu dentro da caixa do portão')).toBe(
    'Antes de chamar o técnico do portão',
  );
  expect(headingFor('papagaio aperta o botão do portão')).toBe('Onde o botão fica seguro');
  const hanging = 'O que o peso da criança faz no portão';
  expect(headingFor('neto de 3 anos brinca de andar pendurado no portão')).toBe(hanging);
  expect(headingFor('portão pendurado por um cabo só')).toBe('Por que a folha está para cair');
  expect(headingFor('portão automático é perigoso para idoso')).toBe(
    'Os três ajustes para quem passa devagar',
  );
});

test('who may open the gate, and who is to blame, is answered first', () => {
  expect(headingFor('ladrão pode levantar o portão basculante')).toBe('Onde a alavanca entra');
  expect(headingFor('ladrão levantou o portão basculante')).not.toBe('Onde a alavanca entra');
  expect(headingFor('perdi a bolsa com o controle e o endereço dentro')).toBe(
    'Hoje, e depois que a bolsa aparecer',
  );
  expect(headingFor('posso trocar o segredo do portão se fui assaltado')).toBe(
    'Qual segredo trocar primeiro',
  );
  expect(headingFor('moro em vila e um controle abre três portões')).toBe('Quem abre o quê na vila');
  expect(headingFor('um controle para dois portões da mesma casa')).not.toBe('Quem abre o quê na vila');
  const cleaner = understandTitle('faxineira saiu e levou o controle do portão');
  expect(cleaner.direct?.heading).toBe('Fechar também as outras entradas');
  expect(cleaner.joinedTrade).toBeNull();
  expect(headingFor('portão vive quebrando de quem é a culpa')).toBe('Como provar de quem é');
});

test('what to do every month is upkeep, and what breaks every month is a fault', () => {
  expect(headingFor('o que fazer todo mês no portão automático')).toBe('Dez minutos por mês');
  expect(headingFor('portão quebra todo mês')).toBe('Separar uso, folha e serviço');
});

test('a fault that depends on the weather, the mains or the hour is not answered as another one', () => {
  expect(headingFor('portão não fecha quando está ventando')).toBe('Fechar a folha em dia de vento');
  expect(headingFor('depois da ventania o portão não fecha')).toBe('O que o temporal fez, pelo sinal');
  expect(headingFor('portão trava no calor do meio dia')).toBe('Dilatou, empenou ou motor quente');
  expect(headingFor('portão faz barulho só quando está frio')).toBe('O que range no frio');
  expect(headingFor('faltou uma fase o portão ficou fraco')).toBe('Quando a fase voltar');
  expect(headingFor('transformador da rua explodiu e o portão parou')).toBe('Antes de pedir o ressarcimento');
});

test('a bang, dust, a slow leaf and one that turns back get their causes', () => {
  expect(headingFor('portão deu um estrondo e não abre mais')).toBe('O que estourou ou bateu');
  expect(headingFor('mola do portão estourou')).not.toBe('O que estourou ou bateu');
  expect(headingFor('é normal sair pó preto do motor')).toBe('A cor do pó diz a peça');
  expect(headingFor('portão demora muito para fechar')).toBe('Folha, capacitor ou tensão');
  expect(headingFor('portão fica voltando no meio do caminho sem nada na frente')).toBe(
    'Feixe cortado ou folha que prende',
  );
  expect(headingFor('portão abre até o meio e volta')).toBe('Sempre no mesmo ponto ou cada vez num');
  const hum = 'Motor, placa ou trava';
  expect(headingFor('zumbido na caixa do portão mesmo parado')).toBe(hum);
  expect(headingFor('zumbido no motor mas portão parado')).not.toBe(hum);
});

test('a question about whom to call, what may be done or what a risk is gets its own answer', () => {
  const call = 'A prova que diz quem chamar';
  expect(headingFor('devo chamar eletricista ou técnico de portão')).toBe(call);
  expect(headingFor('eletricista e conserto de portão')).not.toBe(call);
  expect(headingFor('como saber qual é o problema do meu portão')).toBe('A ordem em que se testa');
  expect(headingFor('posso bloquear um controle só')).toBe('O que a sua central permite apagar');
  expect(headingFor('bebê pode mexer no controle do portão')).toBe('O controle fora da brincadeira');
  expect(headingFor('clonaram o controle do meu vizinho devo me preocupar')).toBe(
    'Saber se o seu é do mesmo tipo',
  );
  expect(headingFor('ladrão forçou o portão e entrou')).toBe('O que costuma ceder quando forçam');
  expect(headingFor('quando preciso trocar as roldanas')).toBe('Por que não esperar');
  const rescue = 'Socorro primeiro, portão depois';
  expect(headingFor('portão pode amputar o dedo')).not.toBe(rescue);
  expect(headingFor('portão desceu em cima do carro na hora que eu saía')).toBe(
    'Por que ele não parou nem voltou',
  );
});

test('what happens, what is allowed and what somebody forgets is answered for the gate that works', () => {
  expect(headingFor('o que acontece se faltar luz com o portão aberto')).toBe(
    'Fechar na mão e esperar a luz',
  );
  expect(headingFor('como abrir o portão se faltar luz')).toBe('Antes, durante e depois do apagão');
  expect(headingFor('o que acontece se cortar o fio do motor')).toBe('Parar o portão sem cortar nada');
  expect(headingFor('portão deve ficar trancado à noite')).toBe('Do motor à tranca, conforme a rua');
  expect(headingFor('minha mãe esquece o portão aberto')).toBe('Fechar sozinho ou avisar');
  expect(headingFor('meu pai idoso bate o carro no portão')).toBe('Dar tempo e marca para quem entra');
  expect(headingFor('criança consegue levantar o portão')).toBe('Folha que cede na mão é defeito');
  expect(headingFor('cachorro grande força o portão')).toBe('Onde o empurrão do cachorro aparece');
  expect(headingFor('código do portão hackeado')).toBe('O que foi copiado, e o que não se copia');
  expect(headingFor('controle sumiu dentro do carro roubado')).toBe('Hoje, e depois que a bolsa aparecer');
  const pause = 'A pausa certa para a sua garagem';
  expect(headingFor('portão fecha em 5 segundos como aumentar')).toBe(pause);
  expect(headingFor('portão que abre em 5 segundos')).not.toBe(pause);
});

test('a life, a rest and a worth are those of what the title names', () => {
  expect(headingFor('qual a vida útil do cabo de aço')).toBe('Como saber que o cabo está no fim');
  expect(headingFor('portão para sozinho e depois de um tempo volta')).toBe('Uso demais ou motor sofrendo');
  expect(headingFor('manutenção preventiva vale a pena portão novo')).toBe(
    'O que uma revisão encontra a tempo',
  );
  expect(headingFor('quando vale a pena trocar o portão inteiro')).toBe(
    'A conta antes de mandar fazer outro',
  );
});

test('a title about opening the gate in a power cut gets how, and one about a gate that opens by itself why', () => {
  const how = 'Antes, durante e depois do apagão';
  expect(headingFor('Abrir o portão eletrônico quando falta luz')).toBe(how);
  expect(headingFor('abrir portao quando acaba a luz')).toBe(how);
  expect(headingFor('destravar portão eletrônico se faltar energia')).toBe(how);
  expect(headingFor('abrir portão quando cai a luz')).toBe(how);
  expect(headingFor('abertura do portão na falta de luz')).toBe(how);
  expect(headingFor('é possível abrir o portão quando falta luz')).toBe(how);
  expect(headingFor('portão abre se acabar a luz?')).toBe('Quando a luz volta');
  expect(headingFor('ladrão abre o portão quando falta luz')).toBe('Falta de luz e segurança da garagem');
  expect(headingFor('portão pode abrir sozinho quando falta luz')).not.toBe(how);
});

test('a fast motor for heavy use gets the inverter, and a motor for heavy use the openings an hour', () => {
  const fast = 'Rapidez e fila não são a mesma coisa';
  expect(headingFor('Motor de portão rápido para prédio com muito movimento')).toBe(fast);
  expect(headingFor('motor veloz para garagem de prédio com muito movimento')).toBe(fast);
  expect(headingFor('motor rápido para condomínio de alto fluxo')).toBe(fast);
  expect(headingFor('motor de portão para prédio com alto fluxo')).not.toBe(fast);
});

test('how to program a new remote gets the steps, and buying one which fits', () => {
  expect(headingFor('como gravar controle novo')).toBe('A gravação, passo a passo');
  expect(headingFor('comprar controle e programar')).toBe('Comprar certo antes de gravar');
});
