/** The direct answer of questions as people ask them: what a part is for, how to, whether it pays, which parts. */
import { expect, test } from 'vitest';
import { verdictOnAct } from '#domain/generator/compose/page/both-halves.ts';
import { understandTitle } from '#domain/generator/title/understand-title.ts';
import { headingFor } from '#tests/support/generator/page-of-title.ts';

function expectHeadings(chosen: readonly (readonly [title: string, heading: string])[]) {
  for (const [title, heading] of chosen) expect(headingFor(title), title).toBe(heading);
}

test('a title that asks what a part is for gets its purpose, however it is asked', () => {
  const capacitor = 'O que o capacitor faz em cada partida';
  expectHeadings([
    ['Função do capacitor', capacitor],
    ['Para que serve o capacitor do motor de portão', capacitor],
    ['O que faz o capacitor do portão', capacitor],
    ['Por que o motor precisa de capacitor', capacitor],
    ['Função da roldana', 'Duas rodas que carregam a folha inteira'],
    ['Para que serve a cremalheira', 'Como o dente e o pinhão trabalham'],
    ['Função do cabo de aço', 'O que o cabo segura de cada lado'],
    ['Função da trava elétrica', 'Onde a trava ajuda e onde o motor já basta'],
    ['Pra que serve nobreak de portão', 'Quem sente falta de um nobreak no portão'],
    ['Função do fuso', 'Do giro do motor ao movimento da folha'],
    ['Para que serve a botoeira na portaria', 'Onde a botoeira faz falta'],
    ['Qual a função da placa do portão', 'O que entra na placa e o que sai dela'],
    ['O que faz a engrenagem do motor', 'Por que ela é a peça que se gasta'],
    ['Função do braço do motor', 'O que o braço pede da folha'],
    ['Função da embreagem', 'Como saber se está no ponto'],
    ['Função do fim de curso', 'Por que se regula em milímetros'],
    ['Função do encoder', 'Encoder e fim de curso comum'],
    ['Função do contrapeso', 'O que conferir e o que não tocar'],
    ['Função do receptor', 'Quando o avulso resolve'],
    ['Para que serve a trava do portão social', 'Fechadura, fecho ou ímã na entrada de pedestre'],
  ]);
});

test('a title that asks what makes a part fail is not told what the part is for', () => {
  expectHeadings([
    ['O que faz o capacitor queimar', 'Quando ele queima mais de uma vez'],
    ['receptor 2 canais serve para quê', 'Quantos canais pedir'],
  ]);
  expect(headingFor('O que faz a roldana travar')).not.toBe('Duas rodas que carregam a folha inteira');
  expect(headingFor('O que faz o cabo de aço arrebentar')).not.toBe('O que o cabo segura de cada lado');
});

test('a gate that closes by itself after a time is not taken for a motor that gets hot', () => {
  const closing = 'O que se acerta para ele fechar por tempo';
  const heat = 'Uso demais ou motor sofrendo';
  expectHeadings([
    ['Como fazer o portão fechar sozinho', closing],
    ['Como ativar o fechamento automático do portão', closing],
    ['Portão fechar automaticamente depois de alguns minutos como configurar', closing],
    ['O que é pausa automática no portão', 'Quando usar a pausa e quando desligar'],
    ['Motor para de funcionar depois de um tempo e volta', heat],
  ]);
  expect(headingFor('Como deixar o portão fechar sozinho depois de um tempo')).not.toBe(heat);
  expect(headingFor('Como desativar o fechamento automático')).toBe('Antes de desligar a função');
});

test('two motors, one motor for two leaves and the parts of a gate are answered for the gate', () => {
  const two = 'Um motor ou dois, por tipo de portão';
  const one = 'O que se divide e o que não se divide entre dois portões';
  const sliding = 'As peças de cada parte do portão de correr';
  expectHeadings([
    ['Quando o portão precisa de dois motores', two],
    ['Portão grande precisa de dois motores', two],
    ['É melhor um motor ou dois no portão de duas folhas', two],
    ['Um motor só consegue abrir duas folhas', one],
    ['Partes do portão basculante', 'As peças de cada parte do basculante'],
    ['Peças do motor deslizante', sliding],
    ['Nome das peças do portão de correr', sliding],
    ['Componentes do portão automático', 'Quem faz o quê, peça por peça'],
    ['Comprar peças do portão deslizante', 'Como pedir a peça certa de primeira'],
    ['Quais peças quebram mais no motor do portão', 'O que desgasta cada uma'],
  ]);
});

test('two names of one sensor, two kinds of current and the range of a remote are explained', () => {
  const names = 'Os nomes da mesma peça, e o que ler antes de comprar';
  const current = 'Qual fica em cada portão';
  const range = 'O que encurta o alcance';
  expectHeadings([
    ['Diferença entre fotocélula e sensor de barreira', names],
    ['Fotocélula ou sensor de barreira qual a diferença', names],
    ['Fotocélula e sensor de presença é a mesma coisa', 'Por que o sensor de presença não protege o vão'],
    ['Diferença entre motor de corrente alternada e contínua', current],
    ['Qual a distância que o controle do portão alcança', range],
    ['Até onde o controle do portão funciona', range],
    ['O que é motor monofásico', 'Monofásico na prática do portão'],
    ['O que é portão basculante articulado', 'Onde o articulado compensa'],
  ]);
});

test('a person who passes beneath a moving leaf is warned, and a car that is caught gets what to switch off', () => {
  const passage = 'O que torna a passagem segura';
  expectHeadings([
    ['É perigoso passar de moto embaixo do portão fechando', passage],
    ['Passar correndo embaixo do portão basculante', passage],
    ['Carro preso embaixo do portão', 'Depois que o carro saiu'],
    ['O que fazer se o portão bater no carro', 'Por que ele fechou e por que não parou'],
  ]);
});

test('what to measure, which wire and which maker has parts are answered, and not the price beside it', () => {
  const measures = 'A folha de medidas que responde o orçamento';
  const wire = 'Força e comando, cada um no seu fio';
  const makers = 'Como saber se há peça antes de comprar';
  expectHeadings([
    ['Como medir o vão da garagem para comprar portão automático', measures],
    ['Que medidas preciso para orçamento de motor', measures],
    ['Comprar portão automático completo com motor', 'O que combinar com o serralheiro antes'],
    ['Qual fio usar para ligar o motor do portão', wire],
    ['Fio para motor de portão quantos mm', wire],
    ['Qual fio vai na placa do motor', 'Os nomes que costumam estar na placa'],
    ['Qual a marca de motor de portão mais fácil de achar peça', makers],
    ['Motor saiu de linha ainda tem peça', 'O que se acha e o que some num motor antigo'],
  ]);
});

test('whether something pays or is needed is answered in the direction that the title asks', () => {
  const toTilting = 'O que o basculante pede que o de correr não pedia';
  const toSliding = 'O que entra na conta';
  const remotes = 'Quando a placa limita o número de controles';
  expectHeadings([
    ['Vale a pena trocar o portão de correr por basculante', toTilting],
    ['Trocar deslizante por basculante compensa', toTilting],
    ['Vale a pena trocar basculante por portão de correr', toSliding],
    ['Precisa trocar a placa para ter mais controles', remotes],
    ['Dá para ter mais controles sem trocar a placa', remotes],
    ['Preciso trocar os controles se trocar a placa', 'Os controles no dia da troca da placa'],
    ['Precisa quebrar o piso para instalar motor de correr', 'O que se faz no chão para o motor de correr'],
    ['Pode instalar motor de portão sem nota fiscal', 'O que prova a compra quando não há nota'],
    ['Garantia sem nota fiscal', 'O que juntar no lugar da nota'],
    ['Vale a pena contrato de manutenção para portão de condomínio', 'A conta que o síndico faz'],
    ['Contrato de manutenção é obrigatório no condomínio', 'Contrato ou visita avulsa'],
    ['Quando fazer manutenção do portão do condomínio', 'O que se faz em cada revisão'],
    ['Vale a pena abrir o portão pelo celular', 'O que o celular faz melhor e pior que o controle'],
    ['Por que usar cremalheira de nylon com alma de aço', 'O que cada material faz na barra'],
    ['Por que o portão basculante precisa de contrapeso', 'Como saber se o seu está certo'],
  ]);
});

test('what is bad about a gate, how heavy it may be and what it is made of is answered for the gate', () => {
  const material = 'Alumínio, ferro e madeira diante do motor';
  expectHeadings([
    ['Desvantagens do portão basculante', 'Quando esses pontos pesam e quando não'],
    ['Vantagens e desvantagens do portão basculante', 'Quando ele não é o melhor'],
    ['Qual o peso máximo de um portão basculante', 'Como saber se a sua folha cabe no limite'],
    ['Como calcular o peso do portão', 'Do peso ao motor'],
    ['Qual o melhor material para portão', material],
    ['Que material usar no portão automático', material],
    ['Quantos graus abre o portão pivotante', 'O que limita o giro da folha'],
    ['Temperatura máxima do motor em graus', 'O que faz um motor de portão esquentar demais'],
  ]);
  expect(headingFor('Como nivelar portão de correr')).not.toBe(headingFor('Como nivelar portão basculante'));
});

test('a part of a part is explained, and a work on it keeps its price', () => {
  const bearing = 'Onde o rolamento trabalha e como avisa';
  const board = 'O que cada parte faz quando falha';
  const rail = 'Trilho limpo, seco e no nível';
  expectHeadings([
    ['O que é rolamento da roldana', bearing],
    ['Função do rolamento do motor', bearing],
    ['Trocar rolamento do motor', 'Quando o rolamento se troca'],
    ['Componentes da central de comando', board],
    ['Quais as partes da placa do portão', board],
    ['Para que serve o trilho do portão', rail],
    ['Função do trilho', rail],
    ['Diferença entre roldana e polia', 'Como saber qual é a do seu portão'],
    ['Para que serve o ímã do portão', 'Quando o ímã sai do lugar'],
    ['Ímã do portão serve de qualquer marca', 'Como escolher o ímã do fim de curso'],
    ['Para que serve a chave do motor', 'Quem precisa saber dessa chave'],
    ['Onde fica a chave do motor', 'Usar a chave sem susto'],
    ['O que é torque do motor', 'O que fazer com esse número'],
    ['O que acontece se o capacitor queimar', 'O que ainda funciona enquanto isso'],
    ['Qual o melhor lugar para colocar a botoeira', 'Lugares que parecem bons e não são'],
    ['Como ligar a botoeira no portão', 'O fio, o botão e o lugar'],
    ['Qual o tamanho da base de concreto do motor de portão', 'O que deixar pronto para o dia da instalação'],
  ]);
});

test('safe use, rain, a socket of its own and a danger get a verdict of their own', () => {
  const use = 'Cinco regras para quem usa todo dia';
  const socket = 'Como pedir o ponto ao eletricista';
  const danger = 'O que fazer com a folha até o acerto';
  expectHeadings([
    ['Como usar o portão automático com segurança', use],
    ['Regras de segurança para portão automático', use],
    ['É perigoso ficar perto do portão automático', use],
    ['Precisa de tomada exclusiva para o portão', socket],
    ['Circuito exclusivo para motor de portão', socket],
    ['Precisa de tomada 220 para o motor', 'Onde 220 V ajuda'],
    ['Precisa desligar o motor quando chove', 'Chuva, raio e enchente não pedem o mesmo'],
    ['Posso usar o portão na chuva', 'O que a chuva forte muda no portão'],
    ['É perigoso instalar motor em portão sem contrapeso', danger],
    ['Pode instalar motor em portão sem contrapeso', 'Como se sabe que a folha está equilibrada'],
    ['Precisa de sensor em portão basculante', 'Onde o feixe passa num portão que bascula'],
    ['Precisa de sensor no portão de correr', 'Onde a fotocélula decide e o que ela não substitui'],
    ['Pode encostar o carro no portão', 'Marcar o lugar do carro'],
  ]);
  expect(verdictOnAct(understandTitle('É perigoso instalar motor em portão sem contrapeso'))).toBeNull();
});

test('a good motor, a kit or its motor, the end of a warranty and the consumer’s code are answered as asked', () => {
  const kit = 'Somar antes de comparar';
  const consumer = 'O que juntar antes de reclamar';
  const energy = 'Onde a energia se perde';
  expectHeadings([
    ['Como saber se o motor do portão é bom', 'O que se olha antes da marca'],
    ['Como saber se o motor do portão está bom', 'A ordem da prova, do simples ao multímetro'],
    ['É melhor comprar o kit ou o motor separado', kit],
    ['Kit de motor ou motor avulso', kit],
    ['Vocês vendem motor avulso', 'O que tem preço de tabela e o que sai por foto'],
    ['Quando acaba a garantia do portão', 'Onde achar a data que vale'],
    ['Código do consumidor para conserto de portão', consumer],
    ['Dicas para economizar energia no portão', energy],
    ['Como diminuir o consumo do motor do portão', energy],
    ['Preciso regular o portão todo ano', 'Sinais de que a regulagem mudou'],
  ]);
  expect(headingFor('Por que o portão precisa de revisão todo ano')).not.toBe(
    'Sinais de que a regulagem mudou',
  );
});
