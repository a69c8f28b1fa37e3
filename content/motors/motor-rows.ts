/** The words around the data of a model: on its page, in the comparison and on the list. */

/** Shown in a comparison for data that only the label or the maker has. The page of a model lists such data in a sentence. */
export const toBeChecked = 'A conferir';

/** Unknown data, as a sentence or a chat message names it. The specification gives cycles by kind of stator, not by model. */
export const unknownTexts = {
  capacity: 'o limite de peso',
  control: 'o tipo de comando',
  voltage: 'a tensão',
  cycles: 'os ciclos por hora',
} as const;
export type UnknownName = keyof typeof unknownTexts;

export const rowLabels = {
  capacity: 'Peso da folha',
  gate: 'Portão',
  place: 'Coluna e teto',
  use: 'Uso',
  control: 'Comando',
  voltage: 'Tensão',
  price: 'Preço instalado',
  warranty: 'Garantia',
} as const;

export const capacityTexts = {
  'home.weight': 'Até {{home.weight}}',
  'homeJetflex.weight': 'Até {{homeJetflex.weight}}',
  'heavyLine.weight': 'Pela ficha do modelo; a linha pesada toda vai até {{heavyLine.weight}}',
} as const;

/** For a model whose own limit is not published. */
export const comparedCapacityTexts = {
  'home.weight': 'Pela ficha do modelo; para comparar, o Home leva {{home.weight}}',
  'homeJetflex.weight': 'Pela ficha do modelo; para comparar, o Home Jetflex leva {{homeJetflex.weight}}',
} as const;

export const priceTexts = {
  PADRÃO: '{{kit.padrao}}, kit PADRÃO',
  JETFLEX: '{{kit.jetflex}}, kit JETFLEX',
  condominium:
    'De {{condominium.from}} a {{condominium.to}} na folha pesada de condomínio; em comércio e galpão, por orçamento',
  quote: 'Por orçamento',
} as const;

/** On the quote sheet of a model without a kit. */
export const quotedPrices = {
  condominium: {
    price: '{{condominium.from}} a {{condominium.to}}',
    note: 'A faixa é da folha pesada de condomínio; em comércio e galpão, o preço sai da visita.',
  },
  quote: { price: 'Por orçamento' },
} as const;

export const warrantyTexts = {
  kit: '{{kit.warranty}} para motor, central, controles e instalação, dada por nós',
  quote:
    'Motor: o prazo está na proposta; quando ela traz a garantia de fábrica, são {{guide.warranty}}, do fabricante. Instalação: {{guide.warranty.installation}}, nossa. Central e controles: os noventa dias da lei',
  condominium:
    'Motor: o prazo está na proposta; quando ela traz a garantia de fábrica, são {{guide.warranty}}, do fabricante. Instalação: {{guide.warranty.installation}}, nossa. Central: os noventa dias da lei. Controles e sensores, ali vendidos à parte e instalados por nós: {{parts.warranty}}',
} as const;

/** On the quote sheet of a model without a kit. */
export const included = {
  quote:
    'Motor, central, dois controles, fixação, frete e instalação, de 2 a 3 horas na garagem pronta, ou até 4 com suporte adaptado; fotocélula e ponto de energia à parte',
  condominium:
    'Motor, central, fixação, frete e instalação; fotocélula, sinaleira e controles têm linhas próprias na proposta',
} as const;

export const rowsHeading = 'Onde ele serve';

/** Says when the buyer learns what the specification does not give. Shown on the page of a model. */
export const asking = {
  before: 'Antes de você pagar, a proposta traz por escrito ',
  after: ', tirados da ficha do fabricante para as medidas do seu portão.',
  label: 'Perguntar sobre o modelo',
  messageEnd: 'A minha folha tem (largura) por (altura), de (material).',
} as const;

/** What to send us, at the end of a model's page, by how the model is priced. */
export const closingTexts = {
  kit: 'Mande o bairro e uma foto do portão por dentro. Confirmamos se o kit serve na sua folha e marcamos o dia.',
  quote:
    'Mande o bairro, a largura, a altura e o material da folha, com uma foto por dentro. Respondemos com o preço ou com o que ainda falta medir.',
  condominium:
    'Mande o bairro, a largura do vão, quantos carros usam o portão e uma foto por dentro. A proposta separa motor, segurança e mão de obra.',
} as const;

/** How we find out the missing data. Shown once, on the list of models. */
export const checking = {
  id: 'a-conferir',
  heading: 'O que se confere antes do pedido',
  link: 'Como lemos cada número',
  paragraphs: [
    'Publicamos o limite de peso do Home ({{home.weight}}), o do Home Jetflex ({{homeJetflex.weight}}) e o da linha pesada para basculante ({{heavyLine.weight}}). Nos outros modelos, o limite é lido na ficha do fabricante com o peso da sua folha ao lado, e a proposta só sai depois disso. Mande a largura, a altura, o material e uma foto de dentro da garagem; a página [que motor serve no meu portão](/motores/escolher) mostra como estimar o peso.',
    'Se você já tem o motor, a etiqueta diz a potência. Com a folha leve na mão, a conta de partida é {{guide.quarterHp.weight}} para 1/4 HP e {{guide.thirdHp.weight}} para 1/3 HP; a tabela do motor avulso usa {{motor.quarterCv.weight}} e {{motor.thirdCv.weight}}, com folga, e o limite da ficha do modelo vale mais que as duas. A tensão também está na etiqueta e precisa combinar com a da garagem. Só a do Home Jetflex está publicada, 220 V; nos demais, diga se aí chega 127 ou 220 V.',
    'Os ciclos por hora dependem do estator, e uma linha pode ter mais de um. O estator fino atende de 5 a 10 ciclos por hora; o robusto, de 40 a 60 mm, de 30 a mais de 50. Peça esse número por escrito na proposta. O artigo sobre a [qualidade dos estatores](/blog/qualidade-estatores-motor-portao) explica a conta.',
    'O preço por orçamento inclui motor, central, fixação, frete nas 27 cidades da lista e instalação, e a visita não tem taxa. O prazo que vale é o da proposta; a página de [garantia](/garantia) mostra cada caso.',
  ],
} as const;
