/** The direct answer that a title about a part, a kit or a model gets beside the answers to its neighbours. */
import { expect, test } from 'vitest';
import { understandTitle } from '#domain/generator/title/understand-title.ts';
import { headingFor } from '#tests/support/generator/page-of-title.ts';

test('a title that replaces a motor by the JETFLEX gets when that is worth it, and one that converts a motor gets a no', () => {
  const worth = 'O que fica do portão de hoje';
  expect(headingFor('Vale a pena trocar motor antigo por um Jetflex')).toBe(worth);
  expect(headingFor('quando trocar o motor velho por um ppa jetflex')).toBe(worth);
  expect(headingFor('Dá para transformar motor comum em Jetflex')).toBe('O que se aproveita na troca');
});

test('racks compared by their noise, remotes told apart and an electronic clutch get answers of their own', () => {
  expect(headingFor('Cremalheira de nylon ou aluminio qual a mais silenciosa')).toBe(
    'Antes de culpar o material',
  );
  expect(headingFor('Cremalheira de alumínio ou nylon: qual dura mais')).not.toBe(
    'Antes de culpar o material',
  );
  expect(headingFor('Como saber se meu controle é 433 ou 292')).toBe(
    'Se o número não aparece em lugar nenhum',
  );
  expect(headingFor('ajustar embreagem eletronica do portao')).toBe('A prova depois de cada passo');
  expect(headingFor('Como regular a embreagem do motor de portão')).toBe('Antes de apertar');
});

test('a title that asks what to replace first, or what a kit with remotes is worth, is answered for its own gate', () => {
  expect(headingFor('Roldana gasta: troco antes do motor novo?')).toBe('Como saber se ainda falta o motor');
  expect(headingFor('Roldana gasta do portão de correr')).toBe('O que se olha junto com a roldana gasta');
  const kit = (gate: string) => headingFor(`Kit motor ${gate} com dois controles por R$ 500 vale a pena?`);
  expect(kit('deslizante')).toBe('O que perguntar antes de pagar R$\u00a0500');
  expect(kit('pivotante')).toBe('O que perguntar sobre os R$\u00a0500');
  expect(headingFor('Qual motor rápido para garagem de prédio')).toBe('Rapidez e fila não são a mesma coisa');
});

test('a motor or a board without any light gets power, fuse and board, and another light its own answer', () => {
  const ofMotor = 'Da tomada até a placa do motor';
  const ofBoard = 'Do quadro até a placa, em ordem';
  for (const title of [
    'Motor Rossi DZ Nano não acende luz nenhuma',
    'PPA Eurus apagado',
    'Rossi DZ Nano sem nenhuma luz quanto custa',
    'motor Garen não acende',
    'portão sem nenhuma luz',
    'motor PPA Penta apagado',
  ]) {
    expect(headingFor(title), title).toBe(ofMotor);
  }
  for (const title of ['central apagada', 'led da placa não acende']) {
    expect(headingFor(title), title).toBe(ofBoard);
  }
  expect(headingFor('Motor Rossi DZ Nano')).toBe('Para comprar ou consertar um Rossi DZ Nano');
  expect(headingFor('luz da garagem não acende quando abre o portão')).toBe('Tempo, lâmpada ou relé da luz');
  expect(headingFor('led da placa acende')).toBe('Onde está a luz e em que ritmo');
});

test('a gate that stops in the wrong place gets the signs, and one that hits the stop is told to switch off', () => {
  const signs = 'Mesmo ponto ou cada vez num lugar';
  for (const title of [
    'Fim de curso do portão não está parando no lugar certo',
    'portão para antes da hora',
    'portão passa do ponto',
    'cada dia para num lugar',
    'portão basculante cada dia para num lugar diferente',
    'fim de curso não para no lugar',
  ]) {
    expect(headingFor(title), title).toBe(signs);
  }
  expect(headingFor('motor não para no fim de curso')).toBe('Ímã, sensor ou placa');
  expect(headingFor('como regular fim de curso')).toBe('A ordem da regulagem');
});

test('a title that asks who is responsible for a car gets that first, and one that does not what to switch off', () => {
  const first = (title: string) => understandTitle(title).direct?.answer[0] ?? '';
  expect(first('Síndico: de quem é a responsabilidade quando o portão bate no carro do morador')).toMatch(
    /^A responsabilidade depende da causa.* Agora, desligue o disjuntor/,
  );
  expect(first('condomínio responde por portão que bateu no carro')).toMatch(/^A responsabilidade depende/);
  expect(first('o condomínio paga o estrago do portão no carro')).toMatch(/^A responsabilidade depende/);
  expect(first('quem paga quando o portão bate no carro')).toMatch(/^Quem paga depende da causa/);
  expect(first('portão fechou em cima do carro de quem é a culpa')).toMatch(/^Quem paga depende da causa/);
  expect(first('portão fechou em cima do carro')).toMatch(/^Portão que fechou em cima do carro/);
  expect(first('quem paga se eu bater no portão com o carro')).not.toMatch(/^Quem paga depende da causa/);
});

test('a rack for a house or an industrial gate, and a change from nylon to steel, get answers of their own', () => {
  const kinds = 'Por que não misturar as duas na mesma folha';
  expect(headingFor('cremalheira gomo industrial ou residencial')).toBe(kinds);
  expect(headingFor('diferença entre cremalheira comum e reforçada')).toBe(kinds);
  expect(headingFor('Quanto custa cremalheira industrial')).not.toBe(kinds);
  const change = 'O que a troca muda no motor';
  expect(headingFor('Vale a pena trocar a cremalheira de plástico pela de aço')).toBe(change);
  expect(headingFor('compensa trocar cremalheira de nylon por metal')).toBe(change);
  expect(headingFor('Cremalheira de nylon ou de aço qual dura mais')).not.toBe(change);
});

test('a gate that is stuck at night or before work gets who comes or how to leave, and not the list of causes', () => {
  const atNight = 'O que pede técnico agora e o que espera';
  expect(headingFor('vcs atendem domingo a noite portão travado na garagem')).toBe(atNight);
  expect(headingFor('portao quebrou no feriado tem alguem que atende')).toBe(atNight);
  expect(headingFor('conserto de portão domingo')).not.toBe(atNight);
  const leaving = 'Sair agora e consertar depois';
  expect(headingFor('portao nao abre e preciso sair pra trabalhar agora o que faço')).toBe(leaving);
  expect(headingFor('estou atrasado e o motor do portão não funciona')).toBe(leaving);
  expect(headingFor('portao do predio quebrou quem chamo')).toBe('O que o morador pode fazer já');
});

test('a wish that only names a wall, a small leaf or a gate that rises is not read as a fault or another question', () => {
  const holes = 'Onde entram os furos e onde dá para evitar';
  expect(headingFor('instalação de motor sem furar parede')).toBe(holes);
  expect(headingFor('pode furar a coluna pra instalar o motor')).toBe('Como provar a coluna');
  const mason = 'Quem faz cada parte da instalação';
  expect(headingFor('precisa de pedreiro pra instalar motor de portão')).toBe(mason);
  expect(headingFor('instalar portão automático precisa quebrar parede')).not.toBe(mason);
  const small = 'Quando o menor motor não basta';
  expect(headingFor('qual o motor mais barato pra portão pequeno')).toBe(small);
  expect(headingFor('dá pra colocar motor em portão pequeno')).not.toBe(small);
  expect(headingFor('motor pra portão que sobe inteiro reto')).toBe(
    'O que conferir numa folha que sobe reto',
  );
  expect(headingFor('portão abre só metade')).toBe('Onde ele para e como ele para');
  expect(headingFor('portão de vidro motor preço')).toBe('O que medir num portão de vidro antes do motor');
  expect(headingFor('copia de controle de portão na hora preço')).toBe('Copiar ou gravar: qual é o seu caso');
});

test('an accessory, a fuse or a chip beside a board is answered for itself, and the board alone with its price', () => {
  const board = 'O que tem de combinar com a placa PPA nova';
  for (const title of ['placa PPA', 'central ppa preço', 'onde comprar placa PPA Eurus']) {
    expect(headingFor(title), title).toBe(board);
  }
  for (const [title, heading] of [
    ['para que serve o DIP 4 da central PPA', 'O que fazer antes de mexer'],
    ['que fusível vai na placa PPA', 'Quando ele abre'],
    ['placa Garen combina com motor PPA', 'Garen e PPA: o que comparar antes de comprar'],
    ['fotocélula Intelbras funciona na central PPA', 'O que comparar na etiqueta das duas'],
    ['fechadura HDL na placa do portão', 'O comando vem da placa, e a força vem da fonte'],
    ['sinaleira 220v ligada na placa quanto custa', 'Modelo, lugar e ligação da sinaleira'],
    ['módulo sinaleira precisa comprar separado?', 'Placa com saída ou módulo de sinaleira'],
    ['quantos controles aceita a placa Facility', 'O que fazer quando a memória enche'],
  ] as const) {
    expect(headingFor(title), title).toBe(heading);
  }
});

test('a part asked about by its teeth, module, load or magnet gets that and not its wear', () => {
  for (const [title, heading] of [
    ['vale a pena trocar o pinhão por um maior', 'Por que o fabricante escolheu aqueles dentes'],
    ['pinhão de 15 dentes ou 18 dentes muda velocidade?', 'Por que o fabricante escolheu aqueles dentes'],
    ['pinhão gasto', 'Por que ela se desfez'],
    ['pinhão do motor', 'Por que o pinhão gasta antes da hora'],
    ['cremalheira módulo 4 serve em motor módulo 3', 'Como conferir qual é o seu'],
    ['cremalheira módulo 4', 'Medir o módulo sem tirar a peça'],
    ['roldana 4 polegadas aguenta quantos quilos', 'Da folha à roldana'],
    ['rolamento da roldana enferrujou troca só o rolamento?', 'Rolamento, canal e eixo'],
    ['qual ímã do fim de curso vai no motor Garen', 'Comparar o ímã novo com o que ficou'],
    ['ímã de fim de curso caiu posso colar com super bonder', 'Se a cola já foi usada'],
    ['ímã do portão soltou', 'Achar o lugar e o lado certos'],
    ['castanha do fuso gastou preço', 'O que entra no preço da castanha'],
    ['castanha do fuso gastou', 'Porca, fuso ou mancal'],
    ['chapinha do fim de curso caiu', 'Achar o lugar e o lado certos'],
    ['botoeira estragou quanto custa', 'Botão, fio ou entrada da placa'],
    ['sem fim do motor gastou', 'Por que a rosca de aço gasta'],
    ['disco de embreagem Garen onde acho', 'Quando a peça não existe mais'],
    ['fusível 5a ou 10a na central', 'Quando ele abre'],
    ['luz de sinalização estroboscópica portão', 'Modelo, lugar e ligação da sinaleira'],
    ['batente portão de correr onde comprar', 'Antes de comprar o batente'],
    ['sensor hall do motor como saber se queimou', 'O que a central faz quando perde a contagem'],
    ['botoeira NA ou NF no portão', 'Ler o contato antes de comprar o botão'],
    ['torque do motor no máximo estraga?', 'Se ele só anda com a força toda'],
    ['copia da chave do motor Garen onde faz', 'Onde deixar a chave reserva do portão'],
    ['luz da garagem pela central como configurar o tempo', 'Onde fica esse ajuste'],
  ] as const) {
    expect(headingFor(title), title).toBe(heading);
  }
});

test('what serves with what is answered for both, and makers are told apart by what the title asks', () => {
  for (const [title, heading] of [
    ['controle TX 3 botões saw funciona com quais placas', 'O que ler no controle antes de testar'],
    ['fechadura elétrica HDL funciona com interfone Intelbras', 'O que comparar nas duas etiquetas'],
    ['módulo nobreak PPA serve em Garen', 'Aparelho de tomada ou módulo de encaixe'],
    ['inversor de frequência avulso em motor de portão comum dá?', 'O que se aproveita na troca'],
    ['quem faz a solda do suporte do motor', 'Combinar a solda antes do dia'],
    ['fechadura elétrica AGL ou HDL', 'O que ler na caixa de cada fechadura'],
    ['central Garen G2 ou G3 diferença', 'O que pôr lado a lado nas duas placas'],
    ['módulo de relé 12v para acionar portão com alarme', 'Pulso, contato e alimentação do módulo'],
    ['sensor magnético na porta social ligado no alarme', 'Onde o sensor do alarme encontra o portão'],
    ['tag veicular ou controle remoto qual mais seguro', 'Casa com um carro e prédio com cem'],
    ['PPA ou Garen', 'Como escolher entre PPA e Garen'],
    ['motor PPA Dz Rio 500 serve em portão de 350 kg', 'Da folha ao PPA DZ Rio 500'],
    ['diferença entre motor PPA e Rossi', 'O que muda de fato entre PPA e Rossi'],
    ['Intelbras ou PPA', 'Quando a escolha pende para uma ou para outra'],
    ['motor 24v ou 220v para portão qual dura mais', 'O que gasta em cada um'],
    ['como saber se uma marca de motor é boa', 'Três perguntas antes de confiar na marca'],
    ['Motor de portão industrial 1 CV trifásico', 'Sem as três fases, o que se usa'],
    ['Trocar motor de correr por Jetflex vale a pena?', 'O que a rapidez pede do portão de correr'],
    ['Trocar motor de correr por Jetflex', 'O que muda com um motor de correr mais rápido'],
  ] as const) {
    expect(headingFor(title), title).toBe(heading);
  }
});

test('a title that asks a price or how long is not answered with the choice of a motor or with another service', () => {
  const bySize = 'O que entra na conta de 4 metros';
  expect(headingFor('qto fica motor p/ portao de 4m de correr c/ instalaçao')).toBe(bySize);
  expect(headingFor('qual motor portão de correr 4 metros')).not.toBe(bySize);
  expect(headingFor('trocar motor portão de correr 4 metros quanto custa')).not.toBe(bySize);
  const lost = 'O que muda quando não sobrou nenhum controle';
  expect(headingFor('quanto custa colocar controle no portão que já tem motor')).toBe(lost);
  expect(headingFor('meu portão tem motor mas perdi o controle quanto fica')).toBe(lost);
  expect(headingFor('perdi o controle do portão como abro')).toBe('Por dentro e por fora');
  expect(headingFor('motor e controle quanto custa')).toBe('O que vem com o motor');
  expect(headingFor('orçamento pelo whatsapp demora quanto')).toBe('O que atrasa um orçamento por mensagem');
  expect(headingFor('mudei de casa e quero levar o motor do portão')).toBe('O que se confere na casa nova');
  expect(headingFor('posso levar o motor aí pra arrumar')).toBe('Se a peça precisa ir para a bancada');
  expect(headingFor('quanto custa reforçar o portão pra receber motor')).toBe('Que reforço cada portão pede');
  expect(headingFor('trocar motor de 110 pra 220 quanto custa')).toBe(
    'Quando mudar de 127 V para 220 V compensa',
  );
  expect(headingFor('portão pesado demais para o motor o que acontece')).toBe(
    'Como saber se o motor é pequeno para a folha',
  );
  expect(headingFor('portão de abrir pra fora qual motor')).toBe('Para dentro, para fora ou de correr');
});
