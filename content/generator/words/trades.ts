import { furtherTrades } from './further-trades.ts';
import type { Trade } from './trade.ts';

/**
 * For the repair or the motor of a thing that no list contains: 'conserto de motor de esteira'. `{nome}` is the thing.
 */
export const foreignThing = { name: 'Serviço em {nome}', who: 'quem trabalha com esse equipamento' } as const;

/** The same for a part of such a thing. */
export const foreignPart = 'Peça de {nome}';

/** Vehicles that have parts with the names of ours: 'bateria de moto'. They are also parked at gates. */
export const foreignVehicles: readonly string[] =
  `carro moto caminhao bicicleta patinete trator barco lancha canoa onibus van carrinho rolima kart bike skate`.split(
    /\s+/,
  );

/** The same for machines and devices, which are not parked at gates. */
export const foreignMachines: readonly string[] =
  `cadeira maca berco balanco celular smartphone notebook computador tablet iphone relogio videogame drone aeromodelo robo brinquedo tv
  televisao impressora violao geladeira freezer fogao microondas ventilador aspirador secador batedeira
  liquidificador exaustor lavadora chuveiro aquecedor purificador umidificador poco cisterna piscina aquario
  banheira hidromassagem jacuzzi bomba compressor betoneira esteira furadeira esmeril moedor triturador moinho
  forrageira picador rocadeira empilhadeira guindaste elevador`.split(/\s+/);

export const trades: readonly Trade[] = [
  ...furtherTrades,
  {
    name: 'Aluguel de imóvel',
    who: 'uma imobiliária',
    words:
      'aluguel de casa|aluguel de apartamento|casa para alugar|casas para alugar|apartamento para alugar|sala para alugar|salao para alugar|vaga de garagem para alugar|casa com piscina para alugar|aluguel de garagem',
  },
  {
    name: 'Curso de outra área',
    who: 'uma escola da área',
    words:
      'curso de eletricista|curso de eletrica|curso de refrigeracao|curso de informatica|curso de ingles|curso de soldador|curso de solda|curso online|curso gratis|curso tecnico|cursos tecnicos',
  },
  {
    name: 'Compra e venda de imóvel',
    who: 'uma imobiliária',
    words:
      'vendo apartamento|vendo casa|vende se casa|vende se apartamento|apartamento a venda|casa a venda|comprar apartamento|comprar casa|imobiliaria em*|imobiliaria perto|imobiliarias em*|melhor imobiliaria|melhores imobiliarias',
  },
  {
    name: 'Aluguel de roupa',
    who: 'uma loja de aluguel de trajes',
    words:
      'aluguel de vestido*|aluguel de terno*|aluguel de roupa*|aluguel de traje*|aluguel de fantasia*|aluguel de smoking|alugar vestido*|alugar terno*|alugar roupa*|alugar traje*|alugar fantasia*|vestido* para alugar|terno* para alugar|fantasia* para alugar',
  },
  {
    name: 'Aluguel de equipamento ou de espaço',
    who: 'uma locadora',
    words:
      'aluguel de*|aluguel motor*|aluguel portao|aluguel equipamento*|alugam|voces alugam|locadora*|para alugar|alugar equipamento|locacao|locacao de',
  },
  {
    name: 'Relógio de ponto',
    who: 'uma empresa de controle de ponto',
    words: 'relogio de ponto|biometria de ponto|ponto eletronico|controle de ponto|registro de ponto',
  },
  {
    name: 'Filtro e purificador de água',
    who: 'a assistência técnica da marca',
    words: 'filtro de agua|purificador*|bebedouro*|boiler',
  },
  {
    name: 'Campainha',
    who: 'um eletricista ou um técnico de interfonia',
    words: 'campainha*',
    touches:
      'Se a campainha e o portão dividem o fio ou o botão da rua, a ligação do lado da central é conosco.',
  },
  {
    name: 'Internet da casa',
    who: 'o seu provedor',
    words:
      'internet caindo|internet lenta|internet nao funciona|sem internet|wifi lento|wifi caindo|sinal de internet',
    touches:
      'No portão que abre pelo celular, a rede precisa chegar à garagem; sem ela, o controle e a botoeira continuam abrindo.',
  },
  {
    name: 'Mudança e carreto',
    who: 'uma transportadora de mudanças',
    words:
      'empresa de mudanca|mudanca residencial|mudanca comercial|caminhao de mudanca|carreto*|frete de mudanca',
  },
  {
    name: 'Faxina e limpeza',
    who: 'uma empresa de limpeza',
    words: 'faxina*|faxineir*|diarista*|limpeza de sofa|limpeza de vidro*|limpeza pos obra|limpeza de caixa',
  },
  {
    name: 'Grade, escada e corrimão',
    who: 'uma serralheria',
    words: 'corrimao|escada de ferro|grade de janela|grades de janela|guarda corpo|escada caracol',
  },
  {
    name: 'Extintor e sistema de incêndio',
    who: 'uma empresa de prevenção a incêndio',
    words: 'extintor*|alarme de incendio|hidrante*|avcb|sprinkler*',
  },
  {
    name: 'Gerador',
    who: 'uma empresa de geradores',
    words: 'gerador|geradores|aluguel de gerador',
    touches:
      'Se o gerador alimenta o portão, a troca de fonte pode derrubar a central por um instante; o que conferimos é a tensão no ponto do motor.',
  },
  {
    name: 'Automação da casa',
    who: 'um integrador de automação residencial',
    words:
      'automacao residencial|casa inteligente|automacao de casa|alexa para casa|lampada inteligente|tomada inteligente',
    touches:
      'Do portão, ligamos o módulo que a casa inteligente aciona à entrada da central; a cena e o aplicativo são de quem a programa.',
  },
  {
    name: 'Ar-condicionado',
    who: 'um técnico de refrigeração',
    words: 'ar condicionado|arcondicionado|split|climatizador',
    touches:
      'O único ponto em comum com o portão é a energia: o aparelho e o motor pedem circuitos separados, porque a partida de um derruba a tensão do outro.',
  },
  {
    name: 'Elevador',
    who: 'a empresa de elevadores que atende o prédio',
    words: 'elevador*|plataforma elevatoria|monta carga',
    touches:
      'Do prédio, o que fica conosco é o portão da garagem, com o motor, a central e os controles dele.',
  },
  {
    name: 'Toldo',
    who: 'uma loja de toldos e coberturas',
    words: 'toldo*|cobertura de garagem|pergolado*',
    touches:
      'Se há toldo sobre a garagem, vale medir a altura livre: a folha do basculante avança ao subir e precisa passar por baixo dele sem encostar.',
  },
  {
    name: 'Energia solar',
    who: 'um integrador de energia solar',
    words: 'energia solar residencial|placa solar|placas solares|painel solar|paineis solares|fotovoltaic*',
    touches:
      'Casa com painéis no telhado não muda nada no portão, que continua ligado ao quadro. Só um motor de corrente contínua próprio para isso usa bateria carregada por painel, e esse se orça por foto.',
  },
  {
    name: 'Impermeabilização',
    who: 'uma empresa de impermeabilização',
    words: 'impermeabiliza*|manta asfaltica|laje com infiltracao|infiltracao em laje',
    touches: 'Água que pinga sobre a caixa do motor molha a placa; aí desligue o disjuntor do portão.',
  },
  {
    name: 'Ferro e material de serralheria',
    isPlural: true,
    who: 'um depósito de ferro e aço',
    words:
      'preco do ferro|preco de ferro|ferro por quilo|ferro kg|kg de ferro|metalon preco|preco do metalon|chapa de aco preco|preco da chapa|comprar metalon|ferro velho|sucata*',
    appliesDespiteGate: true,
    touches:
      'Do portão pronto cuidamos nós; ao comprar o material, anote a espessura da chapa e do tubo, porque é deles que sai o peso da folha, e dele o motor.',
  },
  {
    name: 'Telhado',
    who: 'um telhadista ou uma empresa de reformas',
    words: 'telhado*|telhadista|telha*|calha*|goteira*',
    touches:
      'Água de telhado ou calha que cai sobre a caixa do motor molha a placa; aí desligue o disjuntor do portão, e dessa parte cuidamos nós.',
  },
  {
    name: 'Fechadura de porta',
    who: 'um chaveiro',
    words:
      'fechadura de porta|fechaduras de porta|conserto de fechadura|troca de fechadura|trocar fechadura|fechadura de casa|macaneta*',
    touches: 'No portão, trocamos e regulamos a trava elétrica que a central comanda.',
  },
  {
    name: 'Vidraçaria',
    who: 'uma vidraçaria',
    words:
      'vidracaria|vidraceiro*|vidro quebrado|espelho*|cortina de vidro|envidracamento*|sacada de vidro|vidro de sacada',
  },
  {
    name: 'Box de banheiro',
    who: 'uma vidraçaria',
    words: 'box de banheiro|box de vidro|box',
  },
  {
    name: 'Conserto de celular',
    who: 'uma assistência técnica de celular',
    words: 'tela de celular|conserto de celular',
  },
  {
    name: 'Informática e televisão',
    who: 'uma assistência técnica de eletrônicos',
    words: 'computador*|notebook*|impressora*|televisao|televisor*|conserto de tv|conserto tv|tecnico de tv',
  },
  {
    name: 'Gás',
    who: 'um gasista habilitado',
    words: 'vazamento de gas|aquecedor*|gasista|instalacao de gas',
  },
  {
    name: 'Antena',
    who: 'um antenista',
    words: 'antena de tv|antena parabolica|antena digital|tv a cabo|parabolica',
  },
  {
    name: 'Fiação da casa',
    who: 'um eletricista residencial',
    words:
      'troca de fiacao da casa|trocar a fiacao da casa|fiacao da casa|fiacao de casa|fiacao em casa|fiacao toda da casa|fiacao eletrica da casa|fiacao eletrica de casa|fiacao antiga da casa|fiacao velha da casa|fiacao residencial|fiacao eletrica residencial|fiacao da residencia|fiacao de residencia|fiacao do apartamento|fiacao de apartamento|eletricista para trocar fiacao|eletricista para trocar a fiacao|eletricista para troca de fiacao|eletricista para refazer a fiacao',
    isTakenForGate: true,
    touches:
      'Nós trocamos só o trecho de fio que alimenta o motor do portão, a partir do ponto de energia, e conferimos a tensão que chega a ele.',
  },
  {
    name: 'Instalação elétrica da casa',
    who: 'um eletricista residencial',
    words:
      'instalacao eletrica residencial|instalacao eletrica de casa|instalacao eletrica em casa|instalacao eletrica completa|instalacao eletrica predial|manutencao eletrica residencial|parte eletrica residencial|servico de eletrica residencial|servicos de eletrica residencial|reforma eletrica residencial|parte eletrica da casa|rede eletrica residencial|reforma eletrica|troca de tomada|trocar tomada|tomada queimada|tomada da garagem|tomada nao funciona|curto em casa|chuveiro*|torneira eletrica|torneiras eletricas|eletricista*|quadro de luz|disjuntor de casa|disjuntor em casa|disjuntor residencial|disjuntor de chuveiro|disjuntor geral',
    touches: 'Do lado do portão, conferimos a tensão no ponto do motor e dizemos se o circuito aguenta.',
  },
  {
    name: 'Encanamento',
    who: 'um encanador',
    words:
      'encanador*|instalacao hidraulica|servico hidraulico|servicos hidraulicos|reparo hidraulico|parte hidraulica|bomba hidraulica|hidraulica residencial|cano*|vazamento de agua|caixa de agua|torneira*',
  },
  {
    name: 'Desentupimento',
    who: 'uma desentupidora',
    words: 'desentupi*|desentupidora*|esgoto|fossa|ralo entupido',
  },
  {
    name: 'Piscina',
    who: 'uma empresa de piscinas',
    words:
      'bomba de piscina|motor de piscina|motor para piscina|capa de piscina|limpeza de piscina|tratamento de piscina|construcao de piscina|reforma de piscina|conserto de piscina|filtro de piscina|piscineiro*|piscina de*|piscina em',
  },
  {
    name: 'Bomba de água',
    who: 'uma oficina de bombas',
    words:
      'bomba d agua|bomba de agua|motobomba|poco artesiano|motor de poco|bomba de poco|poco|bomba sapo|bomba submersa|bomba submersivel|cisterna|bomba periferica|pressurizador*|bomba anauger',
  },
  {
    name: 'Motor de barco',
    who: 'uma oficina náutica',
    words:
      'barco motor|motor eletrico de barco|motor eletrico para barco|barco eletrico|para barco|motor de lancha|lancha*|canoa|caiaque|veleiro|bote inflavel|motor de barco|motor de popa|motor para barco|popa|rabeta|jet ski',
  },
  {
    name: 'Motor de carro ou de moto',
    who: 'uma oficina mecânica',
    words:
      'motor de carro|motor de moto|mecanico de carro|motor de bicicleta|bicicleta motorizada|oficina mecanica|motor estacionario|estacionario|parabrisa|para brisa|limpador de parabrisa',
  },
  {
    name: 'Mecânica e borracharia',
    who: 'uma oficina mecânica ou um borracheiro',
    words:
      'borracheiro*|borracharia*|mecanico em*|mecanico perto|mecanico 24 horas|mecanica em*|auto eletrica|autoeletrica|auto center|funilaria|funileiro',
  },
  {
    name: 'Guincho',
    who: 'um guincho ou o seu seguro',
    words: 'guincho de carro|guincho para carro|guincho 24 horas|guincho de moto|guincho para moto|reboque*',
  },
  {
    name: 'Caçamba de entulho',
    who: 'uma empresa de caçambas',
    words:
      'aluguel de cacamba*|aluguel cacamba*|alugar cacamba*|alugar uma cacamba|locacao de cacamba*|locacao cacamba*|cacamba* para alugar|cacamba* para aluguel|cacamba* de aluguel|cacamba*|entulho',
  },
  {
    name: 'Máquina de lavar',
    who: 'a assistência técnica da marca',
    words: 'maquina de lavar|maquina de lavar roupa|lavadora|lava e seca|tanquinho',
  },
  { name: 'Geladeira', who: 'a assistência técnica da marca', words: 'geladeira*|freezer*|refrigerador*' },
  {
    name: 'Fogão ou forno',
    who: 'a assistência técnica da marca',
    words: 'micro ondas|fogao|forno*|cooktop',
  },
  {
    name: 'Persiana ou cortina motorizada',
    who: 'uma loja de cortinas e persianas',
    words: 'persiana*|cortina|cortinas|cortina motorizada|motor de persiana|motor de cortina',
    touches:
      'O motor delas fica no eixo do rolo ou no trilho, e não abre portão; o do portão é outro equipamento, com outra central.',
  },
  {
    name: 'Janela ou esquadria',
    who: 'uma serralheria ou vidraçaria',
    words: 'janela*|esquadria*|veneziana*|janela basculante|janelas basculantes|vitro basculante',
  },
  {
    name: 'Catraca ou torniquete',
    who: 'uma empresa de controle de acesso',
    words: 'catraca*|torniquete*',
    touches:
      'Uma saída de contato do controle de acesso pode também abrir o portão, e essa ligação na central é conosco.',
  },
  {
    name: 'Serviço de portaria',
    who: 'uma empresa de portaria',
    words:
      'portaria remota|portaria virtual|portaria eletronica|empresa de portaria|portaria 24 horas|portaria 24h|portaria terceirizada|terceirizacao de portaria|porteiro terceirizado|contratar porteiro|vigia|vigilante*',
    touches:
      'A portaria remota comanda o portão por um contato. A ligação desse contato na central e o conserto do motor ficam conosco.',
  },
  {
    name: 'Concertina',
    who: 'uma empresa de segurança eletrônica, a mesma que faz cerca',
    words: 'concertina*|arame farpado',
    touches: 'No portão, o que importa é que nada fixado na folha pese nela nem alcance o curso do braço.',
  },
  {
    name: 'Dedetização',
    who: 'uma dedetizadora',
    words: 'dedetiza*|controle de pragas',
    touches: 'O que fazemos é limpar a central invadida por formigas e vedar a caixa dela.',
  },
  {
    name: 'Pintura de fachada',
    who: 'uma empresa de pintura predial, com equipe treinada para trabalho em altura pela NR-35',
    words:
      'pintura de fachada*|pintura de predio*|pintura de condominio*|pintura de edificio*|pintura predial|pintar fachada*|pintar predio*|pintor de fachada*|pintor predial|limpeza de fachada|reforma de fachada|lavagem de fachada',
  },
  {
    name: 'Pintura de casa',
    who: 'um pintor',
    words:
      'pintura de casa|pintura de fachada de casa*|pintura de fachada de sobrado*|pintura de apartamento*|pintura de imovel|pintura de imoveis|pintura de sala|pintura de quarto|pintura de teto|pintura de escritorio|pintura interna|pintura externa|pintar apartamento|pintar casa|pintar parede*|pintura de parede|pintor*|pintura residencial',
  },
  {
    name: 'Obra e reforma de casa',
    who: 'um pedreiro ou um gesseiro',
    words: 'drywall|pedreiro*|reforma de casa|gesseiro*|azulejo*',
  },
  {
    name: 'Alarme de carro',
    who: 'uma loja de som e alarme automotivo',
    words: 'alarme de carro|alarme automotivo|rastreador*',
  },
  {
    name: 'Usinagem e tornearia',
    who: 'uma tornearia mecânica',
    words: 'torneiro mecanico em*|tornearia mecanica em*|torneiro*|tornearia|usinagem|fresador*|tornear',
    appliesDespiteGate: true,
    touches:
      'Eixo, bucha e pino de portão às vezes se refazem no torno; a desmontagem, a medida e a montagem de volta são conosco.',
  },
  {
    name: 'Máquinas e aparelhos',
    isPlural: true,
    who: 'a loja ou a assistência técnica da marca',
    words:
      'esteira*|compressor*|betoneira*|ventilador*|liquidificador*|furadeira*|maquina de costura|triturador*|cortador de grama|rocadeira*|serra circular|exaustor*|coifa*|secador de cabelo|secador de roupa|chapinha|batedeira*|aspirador de po|aspirador*|air fryer|airfryer|ferro de passar|cafeteira*|bebedouro|empilhadeira*|ponte rolante|talha eletrica|maquina de solda|lavadora de alta pressao|lava jato|wap',
  },
  {
    name: 'Carregador de carro elétrico',
    who: 'um eletricista habilitado',
    words: 'carregador de carro|carregador veicular|wallbox|carro eletrico',
    touches:
      'O carregador e o portão não devem dividir circuito; do lado do motor, medimos a tensão com os dois em uso.',
  },
  {
    name: 'Rede de internet',
    who: 'o seu provedor',
    words: 'roteador*|fibra optica|instalacao de internet|provedor*',
  },
  {
    name: 'Porta corta-fogo',
    who: 'uma empresa de portas corta-fogo',
    words: 'porta corta fogo|porta de incendio',
  },
  {
    name: 'Jardim e paisagismo',
    who: 'um jardineiro',
    words: 'jardinagem|paisagismo|grama sintetica|poda de arvore',
  },
  { name: 'Móveis', who: 'um marceneiro', words: 'marcenaria|marceneiro*|guarda roupa|moveis planejados' },
  {
    name: 'Curso',
    who: 'uma escola da área',
    appliesDespiteGate: true,
    words: 'curso|cursos|apostila|apostilas|aprender a instalar|treinamento',
    touches: 'Quem já trabalha com portões pode usar as explicações do site à vontade.',
  },
];
