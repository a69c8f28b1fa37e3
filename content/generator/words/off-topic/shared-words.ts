/** Off-topic things that share their name with a part: the control of blood pressure, the cable of a weight bench. */
import type { OffTopic } from '../off-topic.ts';

export const sharedWords: readonly OffTopic[] = [
  {
    words: 'fuso horario|horario de verao|horario de brasilia|que horas sao',
    opening:
      'A hora certa e o fuso de cada lugar estão no relógio do celular ou na página do Observatório Nacional. Nós só cuidamos de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'alugo vaga|alugo garagem|alugo casa|alugo apartamento|alugo sobrado|alugo galpao|alugo sala|alugar vaga|aluga se vaga|aluga se casa|aluga se garagem|vaga de garagem para alugar|casa para alugar com*|casa para alugar em*|casa a venda com*|casa a venda em*|vendo casa|vendo sobrado|vendo apartamento|vende se casa|vende se sobrado|apartamento a venda|imovel a venda|kitnet*|terreno a venda|vendo terreno',
    opening:
      'Aluguel e venda de vaga, casa ou terreno são com uma imobiliária ou um site de anúncios. Nós instalamos e consertamos o portão automático, em São Paulo e na Grande São Paulo.',
    appliesDespiteGate: true,
  },
  {
    words:
      'nobreak para computador|nobreak para pc|nobreak para notebook|nobreak para roteador|nobreak para modem|nobreak para tv|nobreak para servidor|nobreak gamer|nobreak para videogame|nobreak para geladeira|nobreak hospitalar',
    opening:
      'Nobreak de computador, de rede ou de televisão é com uma loja ou um técnico de informática. O que ligamos é o nobreak do portão automático, que é outro aparelho, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'central telefonica|central pabx|pabx|ramal telefonico|placa de ramal|telefone sem fio|telefone fixo|chip de celular|operadora de celular|plano de celular|portabilidade',
    opening:
      'Telefonia é com um técnico de PABX ou com a operadora. Nós só cuidamos de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'controle de acesso para academia|controle de acesso facial para academia|acesso facial para academia|facial para academia|controle de acesso escolar|controle de acesso para escola|controle de acesso para evento*|controle de acesso de funcionarios|catraca facial|relogio de ponto facial',
    opening:
      'Catraca, facial e cadastro de quem entra são com uma empresa de controle de acesso. Nós só cuidamos de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'braco mecanico|braco robotico|braco de robo|braco hidraulico escolar|robo aspirador|robotica|arduino|esp32|raspberry|impressora 3d|cnc|torno cnc|servo motor|motor de passo|motor dc 12v|motor de drone|motor de carrinho|motor homopolar|motor stirling|motor a vapor|motor ap|motor v8|motor 1.0|motor 2.0|motor turbo diesel|motor de kart|motor de trator|motor marine',
    opening:
      'Robótica, modelismo e motor de veículo são com a loja ou a oficina do ramo. O motor que vendemos e consertamos é o de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'porta de correr|portas de correr|janela de correr|janelas de correr|box de correr|porta de madeira|porta de quarto|porta de banheiro|porta de cozinha|porta de sala|porta balcao|porta camarao|porta sanfonada|porta de aluminio|porta de entrada|porta pivotante|porta de armario|porta de guarda roupa|porta de giro|porta de geladeira',
    opening:
      'Porta e janela de casa são com um marceneiro, uma vidraçaria ou uma serralheria, conforme o material. Nós só cuidamos de portão automático de garagem, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'cachorro a nao latir|cachorro latir|cachorro nao latir|cachorro late|cachorro latindo|cachorros latindo|cachorro pula|cachorro pulando|latir para|latindo para|latindo em|late para|ensinar meu cachorro|ensinar cachorro|ensinar o cachorro|adestr*|cachorro arranhando|cachorro arranha|gato arranhando|xixi em portao|urina de cachorro|gato de vizinho|cachorro de vizinho|repelente de gato',
    opening:
      'Latido, pulo e mania de bicho são com um adestrador ou com o veterinário. Do portão cuidamos do motor e dos sensores, para que ele não feche em cima do animal, em São Paulo e na Grande São Paulo.',
    appliesDespiteGate: true,
  },
  {
    words:
      'controle de pressao|controle de pressao arterial|controle de glicemia|controle de diabetes|controle de peso|controle de ansiedade|controle de asma|controle de natalidade|controle de colesterol|controle de respiracao|controle de raiva|controle mental|controle motor fino|controle de esfincter|sensor de glicose|sensor de oxigenio|placa em garganta|placas em garganta|placa em arteria|placa bacteriana|placa dentaria|placa de bruxismo|placa de mordida|mola em dente|braco quebrado|braco dormente|dor em braco|fratura em braco|bateria de exames|central de marcacao|central de regulacao|trava em coluna|trava de quadril|estalo em joelho|estalo em maxilar',
    opening:
      'Isso é de saúde e vai com o médico, o dentista ou a UBS do bairro; o que piora depressa, com o 192, o SAMU. Nós só cuidamos de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'central de ar|central de ar condicionado|ar central|ar condicionado central|sensor de ar condicionado|placa de ar condicionado|placa de split|controle de split|controle de ar|motor de ar condicionado|capacitor de ar condicionado|compressor de ar condicionado',
    opening:
      'Ar-condicionado, com a placa, o sensor e o controle dele, é com um técnico de refrigeração ou a assistência da marca. Nós só cuidamos de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'cabo de aco para academia|cabo de aco de academia|cabo de academia|cabo de aco para musculacao|cabo de aco de guincho|cabo de aco para guincho|cabo de aco para tirolesa|cabo de aco para varal|cabo de aco para bicicleta|cabo de freio|cabo de acelerador|cabo de embreagem|cabo usb|cabo de rede|cabo de carregador|cabo de vassoura|cabo de panela|cabo de antena|roldana de varal|roldana para varal|roldana de academia|roldana de poco|roldana de janela|roldana de box|roldana de guarda roupa|roldana de armario|roldana de gaveta|roldana para cortina|trilho de gaveta|trilho de cortina|trilho de guarda roupa|trilho de armario|trilho de box|trilho de janela|corredica|mola de colchao|mola de sofa|mola de caneta|mola de carro|mola de suspensao|mola de caderno|mola espiral|mola de cama elastica|mola de torneira|correia de esteira|correia de lavadora|correia de aspirador|correia de bicicleta|engrenagem de relogio|engrenagem de bicicleta|engrenagem de liquidificador|corrente de bicicleta|corrente de moto|bateria de relogio|pilha de relogio|fuso de torno|fuso de impressora|polia de academia|dobradica de armario|dobradica de geladeira|puxador de gaveta',
    opening:
      'Essa peça só se parece no nome com a do portão: procure a loja ou a oficina do aparelho em que ela vai. Nós só trabalhamos com portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'trava de gaveta|trava de seguranca de gaveta|trava de seguranca para gaveta|trava de armario|trava de seguranca para armario|trava para bebe|trava de bebe|trava de seguranca para bebe|trava de fogao|trava de vaso|trava de cadeirinha|trava de janela|trava de volante|trava de carro|trava de moto|trava de bicicleta|trava de celular|trava de tela|protetor de tomada|protetor de quina|cadeirinha*|berco*|carrinho de bebe|grade de cama',
    opening:
      'Trava e proteção de casa para criança, de carro ou de celular são com a loja de cada coisa. Nós só cuidamos de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words: 'porta giratoria*|portas giratorias|detector de metal|detector de metais|porta de banco',
    opening:
      'Porta giratória e detector de metal são com uma empresa de portas de segurança, que os vende, instala e conserta. Nós só cuidamos de portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'placa de rua|placa de aluga se|placa de vende se|placa de aviso|placa de cuidado com o cao|placa de proibido estacionar|placa de inauguracao|placa de gesso|placa de isopor|placa de madeira|placa de cimento|placa de pare|placa de endereco|placa de numero|placa de casa|placa de identificacao|placa de led|placa de neon|placa de acrilico|placa de formatura|placa de petri|placa tectonica|placas tectonicas|placa de transito|placa de grama|placa de eva|placa de tatame',
    opening:
      'Placa de aviso, de rua ou de obra é com uma gráfica, a Prefeitura ou uma loja de construção. A placa que consertamos é a eletrônica do portão automático, em São Paulo e na Grande São Paulo.',
  },
  {
    words:
      'central de gas|central de vendas|central de ajuda|central de assinante|central de abastecimento|central do brasil|central de matriculas|central plaza|central de relacionamento|central de empregos|estacao central|mercado central|processo central|sistema nervoso central|america central|angulo central|controle de estoque|controle de gastos|controle de despesas|controle de frota|controle de jornada|controle de qualidade|controle de pragas|controle de temperatura|controle de velocidade|controle de versao|controle de leitura|controle de jogo|controle parental|controle interno|controle externo|controle biologico|controle populacional|controle de constitucionalidade|controle de estado|torre de controle|receptor de celula|receptor de dopamina|receptor hormonal|receptor de transplante|portao de embarque|portao brandemburgo|portao de brandemburgo|portao de enem|portoes de enem|motor de crescimento|motor de busca|motor de jogo|motor de inferencia|motor grafico|banda motor|coordenacao motora|fuso muscular|trilha sonora|trilho de trem|braco direito de|braco de rio|braco de violao|braco de guitarra|cancela de fazenda|correia transportadora|correia de sandalia',
    opening:
      'O nome é parecido, e o assunto é outro: quem responde é o órgão, a escola ou a empresa de que ele trata. Nós só cuidamos de portão automático, em São Paulo e na Grande São Paulo.',
    appliesDespiteGate: true,
  },
  {
    words:
      'jogo de portao|jogo do portao|jogo dos portoes|jogos de portao|baldur gate|baldurs gate|stargate|bill gates|watergate|portao magico|portao de duas cores rpg|fanfic|portao de fogo|portao da eternidade|portao estelar',
    opening:
      'Jogo, livro e filme estão na loja ou no serviço que os oferece. O portão de que cuidamos é o da garagem, com motor, em São Paulo e na Grande São Paulo.',
    appliesDespiteGate: true,
  },
];
