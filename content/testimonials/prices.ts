/**
 * What the services in a region's conversations cost, by the slug of the region: whose conversation, which service, its
 * price and the page that explains it. Prices are tokens of content/facts.ts.
 */

export interface ConversationPrice {
  /** The person in the conversation, and their place. */
  who: string;
  service: string;
  price: string;
  path: string;
}

/** The last answer of every region: when somebody comes. */
export const whenAnswer = {
  name: 'Quando',
  answer:
    'Visita sem taxa, hoje se houver técnico livre; kit entregue em até {{delivery.hours}} e montado na data combinada',
} as const;

type Prices = readonly [ConversationPrice, ConversationPrice, ConversationPrice, ConversationPrice];

export const conversationPrices: Readonly<Record<string, Prices>> = {
  'sao-paulo-capital': [
    {
      who: 'Wagner, Lapa',
      service: 'Kit que abre em 4 segundos, instalado',
      price: '{{kit.jetflex}}',
      path: '/termos/motor-portao-4-segundos',
    },
    {
      who: 'Rogério, Vila Formosa',
      service: 'Kit de 8 segundos, instalado',
      price: '{{kit.speedy}}',
      path: '/topicos/motor-para-portao-basculante',
    },
    {
      who: 'Nélson, Ipiranga',
      service: 'Apagar controle perdido e regravar os outros',
      price: 'Em loja, por orçamento; em casa, {{part.programming.from}} a {{part.programming.to}}',
      path: '/roubaram-o-controle-do-portao',
    },
    {
      who: 'Cleide, Penha',
      service: 'Acerto do contrapeso, se já existe',
      price: '{{part.adjustment.from}} a {{part.adjustment.to}}',
      path: '/contrapeso-do-portao-desregulado',
    },
  ],
  guarulhos: [
    {
      who: 'Valdemir, Bonsucesso',
      service: 'Roldanas novas no portão deslizante',
      price: '{{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}',
      path: '/roldana-do-portao-quebrada',
    },
    {
      who: 'Sônia, Macedo',
      service: 'Motor de condomínio, instalado',
      price: '{{condominium.from}} a {{condominium.to}}',
      path: '/topicos/motor-de-portao-para-condominio',
    },
    {
      who: 'Caíque, Picanço',
      service: 'Primeiro motor do basculante, kit PADRÃO',
      price: '{{kit.padrao}} instalado',
      path: '/topicos/automatizacao-de-portao',
    },
    {
      who: 'Débora, Gopoúva',
      service: 'Programar o fechamento automático',
      price:
        'Em salão, por orçamento; em casa, {{part.programming.from}} a {{part.programming.to}}, e a fotocélula à parte',
      path: '/fechamento-automatico-do-portao-parou',
    },
  ],
  osasco: [
    {
      who: 'Ronaldo, Jardim das Flores',
      service: 'Placa da central, reparo ou troca',
      price: '{{part.board.from}} a {{part.board.to}}',
      path: '/placa-do-portao-queimada-depois-de-raio',
    },
    {
      who: 'Priscila, Vila Yara',
      service: 'Regulagem do fim de curso',
      price: 'Em prédio, depois do diagnóstico; em casa, {{part.adjustment.from}} a {{part.adjustment.to}}',
      path: '/portao-batendo-forte-ao-fechar',
    },
    {
      who: 'Bruna, Umuarama',
      service: 'Kit JETFLEX, 4 segundos',
      price: '{{kit.jetflex}} instalado',
      path: '/termos/motor-portao-jetflex',
    },
    {
      who: 'Alcides, Presidente Altino',
      service: 'Equilíbrio da folha na instalação do kit',
      price: 'Incluído, com o contrapeso que já existe',
      path: '/topicos/instalacao-de-motor-de-portao-basculante',
    },
  ],
  'santo-andre': [
    {
      who: 'Adriano, Vila Pires',
      service: 'Antena do receptor refeita',
      price: 'a partir de {{repair.from}}',
      path: '/controle-do-portao-so-funciona-de-perto',
    },
    {
      who: 'Marcos Vinícius, Bairro Jardim',
      service: 'Revisão de prédio, duas vezes por ano',
      price: 'Por orçamento, pelo número de portões',
      path: '/topicos/manutencao-preventiva-de-portao-automatico',
    },
    {
      who: 'Lígia, Campestre',
      service: 'Kit PADRÃO em folha dentro de {{home.weight}}, limite do PPA Home',
      price: '{{kit.padrao}}, e a chapa de reforço à parte',
      path: '/topicos/instalacao-de-motor-em-portao-de-madeira',
    },
    {
      who: 'Seu Dorival, Utinga',
      service: 'Kit instalado em coluna firme',
      price: 'a partir de {{kit.padrao}}',
      path: '/termos/motor-portao-instalado',
    },
  ],
  'sao-bernardo': [
    {
      who: 'Ivo, Riacho Grande',
      service: 'Placa trocada e caixa vedada',
      price: '{{part.board.from}} a {{part.board.to}}',
      path: '/placa-do-portao-molhou',
    },
    {
      who: 'Wellington, Ferrazópolis',
      service: 'Conserto orçado por vídeo',
      price: '{{repair.from}} a {{repair.to}} na maioria dos casos',
      path: '/quanto-custa-consertar-portao-eletronico',
    },
    {
      who: 'Larissa, Rudge Ramos',
      service: 'Gravar mais três controles',
      price: '{{part.programming.from}} a {{part.programming.to}}, mais os controles',
      path: '/topicos/programacao-de-controle-de-portao',
    },
    {
      who: 'Ednaldo, Alvarenga',
      service: 'Motor para folha pesada de casa',
      price: 'Por orçamento, pelo peso da folha',
      path: '/motores/motor-ppa-potenza',
    },
  ],
  'zona-norte-sp': [
    {
      who: 'Rosângela, Vila Maria',
      service: 'Roldana nova e trilho acertado',
      price:
        'Em pátio de caminhão, pela peça; em casa, o par de roldanas sai de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}',
      path: '/portao-de-correr-pesado',
    },
    {
      who: 'Odete, Santana',
      service: 'Fotocélula: alinhar, mudar de altura ou trocar',
      price: '{{part.photocell.from}} a {{part.photocell.to}}',
      path: '/topicos/sensor-fotocelula-para-portao',
    },
    {
      who: 'Lourdes, Freguesia do Ó',
      service: 'O kit mais rápido, de 4 segundos',
      price: '{{kit.jetflex}} com a instalação',
      path: '/topicos/motor-de-portao-de-alta-velocidade',
    },
    {
      who: 'Benedito, Jaçanã',
      service: 'Controle perdido apagado da central',
      price: '{{part.programming.from}} a {{part.programming.to}}, mais o controle',
      path: '/roubaram-o-controle-do-portao',
    },
  ],
  'zona-sul-sp': [
    {
      who: 'Neusa, Santo Amaro',
      service: 'Par de cabos de aço',
      price: 'Em loja, pela peça; em casa, {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}',
      path: '/cabo-de-aco-do-portao-arrebentou',
    },
    {
      who: 'Edinei, Campo Limpo',
      service: 'Capacitor do motor',
      price: '{{part.capacitor.from}} a {{part.capacitor.to}}',
      path: '/capacitor-do-motor-de-portao-fraco',
    },
    {
      who: 'Sérgio, Interlagos',
      service: 'Regulagem de força',
      price: '{{part.adjustment.from}} a {{part.adjustment.to}}',
      path: '/portao-fecha-e-abre-de-novo',
    },
    {
      who: 'Josué, Grajaú',
      service: 'Circuito próprio para o motor',
      price: 'Serviço do eletricista, fora do nosso preço',
      path: '/motor-do-portao-perdeu-a-forca',
    },
  ],
  'abcd-paulista': [
    {
      who: 'Dona Alzira, São Caetano do Sul',
      service: 'Pilha do controle',
      price: 'Você mesmo troca, sem visita',
      path: '/qual-pilha-usar-no-controle-do-portao',
    },
    {
      who: 'Daniela, São Caetano do Sul',
      service: 'Kit com partida suave, JETFLEX',
      price: '{{kit.jetflex}} instalado',
      path: '/motores/motor-ppa-home-jetflex',
    },
    {
      who: 'Ivonete, Santo André',
      service: 'Proposta para condomínio',
      price: '{{condominium.from}} a {{condominium.to}}, com a instalação',
      path: '/topicos/motor-de-portao-para-condominio',
    },
    {
      who: 'Antônio Carlos, Rio Grande da Serra',
      service: 'Frete e visita na região',
      price: 'Sem taxa',
      path: '/cidades/rio-grande-da-serra',
    },
  ],
  'grande-sao-paulo': [
    {
      who: 'Lucimara, Carapicuíba',
      service: 'Pino lubrificado e aperto, sem peça',
      price: 'perto de {{repair.from}}',
      path: '/portao-rangendo-ao-abrir',
    },
    {
      who: 'Hiroshi, Mogi das Cruzes',
      service: 'Fotocélula em outra altura',
      price: '{{part.photocell.from}} a {{part.photocell.to}}',
      path: '/portao-fechou-em-cima-do-carro',
    },
    {
      who: 'Aparecida, Itapevi',
      service: 'Kit entregue e montado no dia seguinte',
      price: 'a partir de {{kit.padrao}}',
      path: '/termos/motor-portao-entrega-rapida',
    },
    {
      who: 'Cristiano, Barueri',
      service: 'Desmontar e instalar o motor em outra casa',
      price: 'Por orçamento, com fotos dos dois portões',
      path: '/topicos/visita-tecnica-para-portao-automatico',
    },
  ],
  'clientes-especiais': [
    {
      who: 'Médica, arquiteta e piloto',
      service: 'Kit JETFLEX em folha de até {{homeJetflex.weight}}, limite do PPA Home Jetflex',
      price: '{{kit.jetflex}} instalado',
      path: '/motores/motor-ppa-home-jetflex',
    },
    {
      who: 'Síndico',
      service: 'Manutenção de portão de prédio, com relatório',
      price: 'Preço combinado antes de marcar, pelo número de portões',
      path: '/termos/manutencao-motor-portao-sp',
    },
    {
      who: 'Chef e diretora',
      service: 'Motor de uso intenso para comércio',
      price: 'Por orçamento, pelas aberturas por hora',
      path: '/motores/motor-ppa-penta',
    },
    {
      who: 'Violoncelista e advogado',
      service: 'Kit novo no lugar do motor velho',
      price: 'a partir de {{kit.padrao}}, instalado',
      path: '/termos/motor-portao-instalado',
    },
  ],
};
