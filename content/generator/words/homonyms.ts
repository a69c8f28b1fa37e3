/**
 * Off-topic things that share a word with the gate: the phone that takes pictures, the battery of a car, the graphics
 * card of a computer. A title about one is refused unless it also names the gate, the motor or one of their parts.
 */

import { emergencies } from './off-topic/emergencies.ts';
import { sharedWords } from './off-topic/shared-words.ts';
import type { OffTopic } from './off-topic.ts';

const carNames =
  'gol;palio;corsa;celta;fusca;onix;hb20;corolla;civic;kombi;fiesta;saveiro;hilux;siena;voyage;polo;opala;chevette'.split(
    ';',
  );

const floors = ['piso', 'chao', 'cimento', 'concreto', 'contrapiso', 'piso de garagem', 'chao de garagem'];

/** A spot on the floor of the garage, and cleaning that floor. */
const stainsOnFloors = [
  ...['oleo', 'graxa', 'pneu'].flatMap((spot) => [
    `mancha* de ${spot}`,
    ...[...floors, 'garagem'].flatMap((floor) => [`${spot} em ${floor}`, `${spot} de ${floor}`]),
  ]),
  ...floors.flatMap((floor) =>
    ['mancha* em', 'mancha* de', 'limpar', 'limpar o', 'lavar', 'lavar o'].map(
      (before) => `${before} ${floor}`,
    ),
  ),
].join('|');

export const homonyms: readonly OffTopic[] = [
  ...emergencies,
  ...sharedWords,
  {
    words:
      'trem de cremalheira|trem a cremalheira|ferrovia de cremalheira|cremalheira de trem|cremalheira de direcao|caixa de direcao|estrada de ferro|trilho de cortina|trilho de luz',
    opening:
      'Esse trilho ou essa cremalheira não é de portão: trem é com a ferrovia, direção de carro com o mecânico, cortina e luz com a loja delas. Nós só cuidamos de portão automático, em São Paulo e na Grande São Paulo.',
    appliesDespiteGate: true,
  },
  {
    words:
      'previsao de tempo|previsao tempo|clima hoje|clima amanha|vai chover|chove amanha|temperatura hoje|temperatura amanha|temperatura em*|frente fria',
    opening:
      'A previsão do tempo está no site do Inmet ou no aplicativo de clima do celular. Nós só cuidamos de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'jogo de santos|jogo de corinthians|jogo de palmeiras|jogo de flamengo|jogo de sao paulo|jogo de brasil|corinthians hoje|palmeiras hoje|flamengo hoje|onde assistir',
    opening:
      'Horário e placar de jogo estão no site do clube ou num portal de esporte. Aqui se trata só de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'baixar whatsapp|instalar whatsapp|atualizar whatsapp|whatsapp web|recuperar whatsapp|whatsapp clonado|baixar aplicativo de banco|recuperar senha|instagram|facebook|tiktok|gmail|formatar celular|formatar computador|formatar notebook|instalar windows|computador lento|notebook|impressora*',
    opening:
      'Aplicativo, conta e computador são com a loja de aplicativos do aparelho ou um técnico de informática. O nosso assunto é portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'auxiliar administrativo|auxiliar de limpeza|vaga de auxiliar|vaga de motorista|vaga de vendedor|vaga de recepcionista|vaga de porteiro|jovem aprendiz|concurso publico',
    opening:
      'Vaga e concurso se procuram num site de empregos, no Sine ou com a banca do concurso. Nós somos uma empresa de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words: 'horario de onibus|linha de onibus|ponto de onibus|horario de trem|horario de metro|bilhete unico',
    opening:
      'Linha e horário de ônibus, metrô e trem estão na SPTrans, no Metrô, na CPTM ou no aplicativo de mapas. Aqui cuidamos só de portão automático.',
  },
  {
    words: stainsOnFloors,
    opening:
      'Mancha de óleo, de graxa ou de pneu e limpeza do piso pedem o produto certo para aquele piso: quem orienta é uma loja de produtos de limpeza ou o fabricante dele. Da garagem cuidamos só do portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'cheiro de mofo de garagem|cheiro de mofo em garagem|mofo de garagem|mofo em garagem|organizar garagem|organizar a garagem|tinta para piso|piso epoxi|epoxi|porcelanato|piso de garagem|piso para garagem|infiltracao em garagem|decoracao de garagem|tamanho de garagem|medidas de garagem|construir garagem|construir uma garagem',
    opening:
      'Piso, parede, mofo e obra da garagem são com um pedreiro, um pintor ou uma loja de construção. Da garagem cuidamos só do portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words: 'portao de elevador|portoes de elevador|porta de elevador|porta pantografica',
    opening:
      'A porta do elevador, de correr, de eixo vertical ou pantográfica, só a empresa que faz a manutenção dele pode abrir, regular ou consertar. Do prédio, o que fica conosco é o portão da garagem, em São Paulo e na Grande São Paulo.',
    appliesDespiteGate: true,
  },
  {
    words:
      'bolo de aniversario|bolo de casamento|bolo decorado|bolo com tema|tema portao|festa de aniversario|festa tema|lembrancinha*|convite de aniversario',
    opening:
      'Bolo e festa são com um confeiteiro ou um buffet, e disso não entendemos. O nosso trabalho é motor de portão automático, em São Paulo e na Grande São Paulo.',
    appliesDespiteGate: true,
  },
  {
    words:
      'sonhar com|sonhei com|sonhar que|sonhei que|sonho com|significado de sonhar|significado do sonho|significado espiritual|portao do inferno|portao do ceu|portoes do inferno|portoes do ceu|simpatia para|jogo do bicho|oracao de|salmo*|biblia|biblico|versiculo*',
    opening:
      'O sentido de um sonho, de um salmo ou de um símbolo não é conosco. O portão de que cuidamos é o da garagem, com motor, em São Paulo e na Grande São Paulo.',
    appliesDespiteGate: true,
  },
  {
    words:
      'portao para colorir|desenho para colorir|desenhar um portao|como desenhar|portao desenho infantil|desenho animado|portao de papel|portao em miniatura|maquete|minecraft|the sims|roblox|sketchup|bloco cad|blocos cad|portao dwg|dwg|em ingles|em espanhol|em frances|traducao|como se diz|como se fala|como se escreve|plural de|rima com|separacao de silabas|silaba*|letra de musica|musica do portao|video engracado|videos engracados|meme|memes|poema*|piada*',
    opening:
      'Desenho, jogo, música e dúvida de língua não são o nosso assunto: o portão de que cuidamos é o de verdade, com motor e central, em São Paulo e na Grande São Paulo.',
    appliesDespiteGate: true,
  },
  {
    words:
      'tirar foto|tirar fotos|melhor celular|melhores celulares|celular barato|celular bom|bom celular|celular novo|celular usado|qual celular|que celular|comprar celular|trocar de celular|capa de celular|capinha*|pelicula de celular|carregador de celular|celular molhado|celular travando|celular lento|iphone*|galaxy|xiaomi|motorola moto|memoria de celular|camera de celular|celular xiaomi|celular samsung',
    opening:
      'Celular é com uma loja ou uma assistência de telefonia, e não indicamos aparelho. Aqui cuidamos de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'cnh|carteira de motorista|carteira de habilitacao|renovar habilitacao|renovar carteira|habilitacao vencida|detran|poupatempo|ipva|licenciamento|multa de transito|multas de transito|transferencia de veiculo',
    opening:
      'CNH, licenciamento e multa de trânsito são com o Detran ou, em São Paulo, com o Poupatempo. Aqui cuidamos só de portão automático.',
  },
  {
    words:
      'financiar carro|financiar um carro|financiar moto|financiar veiculo|financiamento de carro|financiamento de veiculo|financiamento de moto|carro financiado|carro com nome sujo|carro usado com nome sujo|consorcio de carro|parcelar carro',
    opening:
      'Financiamento de veículo é com o banco ou a financeira, e o nome se acerta antes com o credor. O que fazemos é portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words: 'carro usado|comprar carro|vender carro|vender meu carro',
    opening:
      'Compra e venda de carro são com uma loja de veículos, e um mecânico de confiança olha antes. Aqui cuidamos de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'tocar bateria|aula de bateria|aulas de bateria|violao|violoes|guitarra*|ukulele|cavaquinho|piano*|teclado musical|bateria musical|baterista*|bateria eletronica|bateria de escola de samba|sanfona|flauta|saxofone|cifra*|partitura*|aula de canto|aulas de canto|corda de aco para violao',
    opening:
      'Aula de música é com um professor ou uma escola de música, e instrumento, com a loja do ramo. A nossa oficina é de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words: `${carNames.map((name) => `de ${name}|motor de ${name}`).join('|')}|bateria de carro|bateria de moto|bateria para carro|bateria automotiva|bateria moura|bateria heliar|correia dentada|correia de alternador|alternador|troca de oleo|oleo de carro|pastilha de freio|pastilhas de freio|disco de freio|vela de ignicao|velas de ignicao|radiador*|carburador*|embreagem de carro|amortecedor de carro|injecao eletronica|escapamento*|cabecote*|volante de carro|sensor de re|sensor de estacionamento|sensor abs|trava de carro|placa de carro|placa de moto|placa mercosul|central multimidia|pneu de carro|pneus|calibrar pneu|cambio automatico|carro popular|seguro de carro|controle de tracao`,
    opening:
      'Carro e moto são com o mecânico, o autoelétrico, o despachante ou, no seguro, o corretor. Aqui cuidamos de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'placa de video|placa mae|placa de som|placa de rede|controle de xbox|controle de ps4|controle de ps5|controle de videogame|controle de playstation|playstation|xbox|nintendo|videogame*|video game|controle de video game|gta|fortnite|minecraft|free fire|fonte de pc|fonte de computador|fonte atx|memoria ram|ssd|teclado mecanico|mouse gamer|pc gamer|cabo hdmi|motor de busca',
    opening:
      'Computador e videogame são com uma loja ou um técnico de informática. O que instalamos e consertamos é portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'controle universal para tv|controle universal de tv|controle para tv|controle de tv|controle da tv|controle de televisao|controle de ar condicionado|controle remoto universal para tv|controle remoto de tv|controle de som|antena parabolica|antena digital|antena de tv|receptor de tv|receptor de sinal|receptor parabolica|placa de tv|fonte de tv',
    opening:
      'Televisão, antena e o controle deles são com a assistência da marca ou um antenista. Nós trabalhamos com portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'energia solar|kit solar|usina solar|inversor solar|aquecimento solar|aquecedor solar|placa solar|placas solares|placa solar residencial|energia solar residencial|painel solar para casa|painel solar residencial|placa fotovoltaica|placas fotovoltaicas',
    opening:
      'Placa solar para a casa é com uma empresa de energia solar. Nós cuidamos de portão automático, em São Paulo e na Grande São Paulo, e só olhamos o painel que alimenta o motor dele.',
  },
  {
    words:
      'controle de gastos|controle financeiro|controle de estoque|controle de qualidade|planilha*|banco central|conta corrente|excel|word|fonte de letra|fonte para convite|venda de garagem|corrente de ouro|corrente de prata|central de atendimento',
    opening:
      'Planilha, conta, joia e comércio são de outro ramo, e nisso não ajudamos. A empresa trabalha com portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'controle de natalidade|controle emocional|ponte de safena|mola no ouvido|placa bacteriana|placa dental|sensor de glicose|placa no dente',
    opening:
      'Para assunto de saúde o caminho é o médico ou o dentista. De portão automático cuidamos nós, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'portao de embarque|trilho de trem|trilhos de trem|placa de transito|placa de sinalizacao|placa de formatura|placa de homenagem|trava lingua|trava linguas|cabo eleitoral|central park|banda de garagem',
    opening:
      'Esse nome só se parece com o de uma peça de portão: o assunto é outro, e não o tratamos aqui. Somos uma empresa de portão automático, em São Paulo e na Grande São Paulo.',
  },
];
