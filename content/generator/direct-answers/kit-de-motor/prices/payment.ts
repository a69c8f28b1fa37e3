/** Answers to titles about motor kits: payment and discounts. */
import { maxInstalments } from '../../../../offers.ts';
import type { DirectAnswer } from '../../../direct-answer.ts';

const longTerms: readonly (readonly [count: number, word: string])[] = [
  [11, 'onze'],
  [12, 'doze'],
  [15, 'quinze'],
  [18, 'dezoito'],
  [24, 'vinte e quatro'],
];

/** More instalments than we offer, as a title says them: `11 vezes|11x|onze vezes`. */
const beyondOurTerm = [
  `mais de ${maxInstalments} vezes`,
  ...longTerms
    .filter(([count]) => count > maxInstalments)
    .flatMap(([count, word]) => [`${count} vezes`, `${count}x`, `${word} vezes`]),
].join('|');

export const paymentAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'boleto|faturado|faturamento|nota fiscal|cnpj|pessoa juridica',
      'empresa*|loja*|condominio*|cnpj|pj|firma',
    ],
    unless:
      'vezes|parcel*|cartao|sem nota|perdi|tem cnpj|possui cnpj|possuem cnpj|qual o cnpj|qual e o cnpj|cadastro|razao social',
    subject: 'kit-de-motor',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Para empresa e condomínio o orçamento sai por escrito em nome do CNPJ, com peça, serviço e garantia separados, e a nota e o boleto se combinam na conversa, antes de fechar. O que temos publicado é o parcelamento em até {parcelas} vezes. Em portão pesado, motor e instalação ficam entre {{condominium.from}} e {{condominium.to}}; a visita para medir não tem taxa.',
    ],
    heading: 'O que mandar para a proposta sair certa',
    text: [
      'Com os dados no primeiro contato, a proposta vai pronta para aprovação, e o serviço se marca fora do horário de carga.',
    ],
    points: [
      'CNPJ, razão social e endereço da obra.',
      'Quem aprova e até que dia.',
      'Foto do portão por dentro e a da etiqueta do motor.',
      'Quantas vezes ele abre na hora de carga.',
    ],
    send: 'Mande pelo WhatsApp o CNPJ, o bairro e o que o portão precisa.',
  },
  {
    when: [
      'black friday|dia das maes|natal|liquidacao|queima de estoque|aniversario da loja|semana do consumidor|saldao',
      'motor|kit|jetflex|speedy|portao|promocao|desconto|padrao',
    ],
    unless: 'feriado|atende|atendem|funciona|tema|festa',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price'],
    answer: [
      'Promoção de época, quando há uma, aparece neste site com as datas dela; o preço de sempre do kit instalado em basculante é {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX, em até {{instalments}}. Condição melhor se pergunta na conversa, antes de fechar, e vale só se vier escrita no orçamento.',
    ],
    heading: 'Como comparar uma oferta de época',
    text: [
      'Some o que falta em cada uma: motor barato sem instalação, suporte e controles passa do kit completo. E veja a data de entrega, que em promoção se alonga.',
    ],
    points: [
      'Preço final, com instalação e frete.',
      'Modelo por extenso, com a tensão.',
      'Garantia do motor e de quem monta, por escrito.',
    ],
    send: 'Mande pelo WhatsApp a oferta que você viu e a foto do seu portão por dentro: dizemos se são a mesma coisa.',
  },
  {
    when: [
      'em quantas vezes|em ate quantas vezes|ate quantas vezes|quantas parcelas|quantas vezes em cartao|quantas vezes sem juros|quantas vezes parcelam|quantas vezes dividem',
      'kit|motor|jetflex|speedy|padrao|automatiz*',
    ],
    unless: 'abre|abrir|abriu|por dia|por hora|dia|hora|conserto|correr|deslizante|pivotante|condominio',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price'],
    answer: [
      'Dá para parcelar o kit em até {{instalments}}. Sem juros, os {{kit.padrao}} do PADRÃO ficam em {{kit.padrao / instalments}} por mês; se a operadora do cartão cobra juros, o total com eles vem escrito no orçamento, antes de você aceitar.',
    ],
    heading: 'A parcela de cada kit instalado',
    text: [
      'O valor dividido já traz motor, central, dois controles e a mão de obra em portão basculante. Você escolhe o número de parcelas, e ele fica escrito junto do preço.',
    ],
    points: [
      'SPEEDY, de {{kit.speedy}}: {{kit.speedy / instalments}} no máximo de parcelas.',
      'JETFLEX, de {{kit.jetflex}}: {{kit.jetflex / instalments}} na mesma conta.',
      'Cabo, contrapeso ou solda que a folha peça: somados antes, para não virar outra compra.',
    ],
    send: 'Diga pelo WhatsApp em quantas vezes quer pagar e mande a foto da folha por dentro, com o bairro: o valor da parcela volta escrito.',
  },
  {
    when: ['desconto', 'dois|duas|2|tres|3|varios|mais de um', 'motor|motores|kit|kits|portoes'],
    unless: 'folhas',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Desconto por quantidade não temos publicado, e por isso se pergunta antes de fechar: dois motores na mesma casa entram num orçamento só, com uma visita. A base são os preços de um, {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX, instalados em basculante, e o total se divide em até {{instalments}}.',
    ],
    heading: 'Dois motores numa visita',
    text: [
      'O que se poupa é tempo: a equipe vai uma vez, os controles se gravam juntos e um mesmo controle pode abrir os dois portões, se as centrais são da mesma família.',
    ],
    points: [
      'Uma foto por dentro de cada portão.',
      'Circuito e disjuntor para cada motor.',
      'Um botão do controle para cada portão.',
    ],
    send: 'Mande pelo WhatsApp a foto e as medidas de cada portão e o bairro.',
  },
  {
    when: ['parcel*|divid*|prestac*|em quantas vezes|quantas vezes', 'speedy'],
    subject: 'kit-de-motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price'],
    answer: [
      'Sim, o kit SPEEDY, de {{kit.speedy}} instalado, se parcela em até {parcelas} vezes. O orçamento do SPEEDY traz o valor de cada parcela e, se o cartão cobrar juros, o total com eles.',
    ],
    description:
      'Sim, o kit SPEEDY, de {{kit.speedy}} instalado, se parcela em até {parcelas} vezes; o orçamento traz o valor de cada parcela.',
    heading: 'O que entra no valor parcelado do SPEEDY',
    text: [
      'Motor, central, dois controles, fixação, manual e instalação em portão basculante estão na mesma conta; ele abre em {segundos speedy}.',
      'Cabo, mola ou folha a acertar antes do motor se orça à parte e entra no mesmo parcelamento.',
    ],
    send: 'Mande pelo WhatsApp a foto do basculante por dentro, as medidas da folha e o bairro, com o número de vezes que prefere.',
  },
  {
    when: [
      'fgts|fundo de garantia|saque aniversario',
      'motor*|portao|portoes|automatiz*|kit|conserto|consertar|pag*|compr*',
    ],
    subject: 'kit-de-motor',
    winsTies: true,
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price'],
    answer: [
      'Não dá para comprar motor nem pagar conserto de portão direto com o FGTS: quem pode sacar recebe pela Caixa e paga como quiser. Conosco se paga no Pix ou em até {parcelas} vezes no cartão. O kit instalado em basculante custa de {{kit.padrao}} a {{kit.jetflex}}; a troca do motor em outro portão de casa, de {{replacement.from}} a {{replacement.to}}; o conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Com o dinheiro do saque na mão',
    text: [
      'Em que casos o saque sai, e quando, quem diz é a Caixa, no aplicativo do FGTS. Peça o orçamento antes: ele vem por escrito, e assim se sabe quanto é preciso ter.',
    ],
    points: [
      'Para orçar não se cobra visita.',
      'No conserto, o pagamento vem depois do teste.',
      'Se faltar uma parte, ela pode ir no cartão: combine antes de fechar.',
    ],
    send: 'Mande a foto do portão por dentro, as medidas e o bairro, e dizemos o valor antes de você pedir o saque.',
  },
  {
    when: [
      'consorcio|financi*|construcard|emprestimo|consignado',
      'motor*|portao|portoes|automatiz*|kit|conserto|consertar',
    ],
    unless: 'sem juros|vezes|carro|moto|imovel',
    subject: 'kit-de-motor',
    winsTies: true,
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price'],
    answer: [
      'Consórcio, financiamento e empréstimo não temos: o motor e o conserto se dividem em até {parcelas} vezes no cartão. Em basculante o kit já instalado vai de {{kit.padrao}} a {{kit.jetflex}}, e um conserto, de {{repair.from}} a {{repair.to}}. Se o seu banco financia reforma ou material, pergunte a ele se motor e instalação entram; o orçamento nós damos por escrito.',
    ],
    heading: 'Antes de pedir dinheiro ao banco',
    text: [
      'Some os juros do empréstimo e compare com a parcela do cartão: num valor de kit, a diferença costuma decidir. Se a operadora do cartão cobra juros, o total com eles vem escrito no orçamento.',
    ],
    points: [
      'O valor da parcela vem na conversa, antes de fechar.',
      'Motor que ainda tem conserto sai por menos que um novo.',
      'O orçamento vem por escrito e não se paga.',
    ],
    send: 'Mande a foto do portão, a etiqueta do motor e o número de parcelas que pretende.',
  },
  {
    when: [
      'vale alimentacao|vale refeicao|vale comida|ticket|ticket alimentacao|ticket refeicao|cartao alimentacao|cartao refeicao',
      'pag*|aceita*|compr*|portao|motor|conserto|kit|passa',
    ],
    subject: 'kit-de-motor',
    winsTies: true,
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price'],
    answer: [
      'Não: vale-alimentação e vale-refeição só compram comida, e não pagam motor nem conserto de portão. Conosco se paga no Pix ou em até {parcelas} vezes no cartão de crédito: o conserto vai de {{repair.from}} a {{repair.to}}, e o kit instalado em basculante, de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'Como se paga o portão',
    text: [
      'O meio de pagamento fica escrito no orçamento, que não tem taxa. O conserto se paga depois de aprovado e feito, com o portão testado na sua frente.',
    ],
    points: [
      'Diga na conversa quantas parcelas quer.',
      'Peça comprovante do que pagou: ele vale na garantia.',
      'Empresa e condomínio: o orçamento sai em nome do CNPJ.',
    ],
    send: 'Mande a foto do portão e o que ele faz, e dizemos o valor antes da visita.',
  },
  {
    when: [
      'cheque|cheques|criptomoeda*|bitcoin|dolar|dolares|paypal',
      'pag*|aceita*|compr*',
      'portao|motor|conserto|kit|instalacao|voces',
    ],
    unless: 'devolvido|sem fundo|sumiu|garantia',
    subject: 'kit-de-motor',
    winsTies: true,
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price'],
    answer: [
      'O que temos publicado é o Pix e o cartão, em até {parcelas} vezes; cheque, moeda estrangeira ou cripto, só se forem aceitos por escrito na conversa, antes de fechar. O valor não muda com o meio: o kit instalado em basculante custa de {{kit.padrao}} a {{kit.jetflex}}, e o conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que combinar antes de pagar',
    text: ['O meio de pagamento e o total ficam escritos no orçamento, que não tem taxa.'],
    points: [
      'Parcela no cartão: o valor vem na conversa.',
      'Conserto: paga-se depois de feito e testado.',
      'Guarde o comprovante: ele prova a data da garantia.',
    ],
    send: 'Diga como pretende pagar e mande a foto do portão, com o bairro.',
  },
  {
    when: [
      `${beyondOurTerm}|fiado|pagar depois|pagar mes que vem|pagar em mes que vem|a prazo|carne|crediario|promissoria`,
      'pagar|parcel*|dividir|da para|pode|fazem|faz|aceita*|motor|conserto|kit|vende*|voces',
    ],
    unless: 'condominio|inquilin*|dono',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'O que temos é o parcelamento em até {{instalments}}, no kit e no conserto; prazo maior, carnê e fiado não oferecemos. O meio de pagamento fica escrito no orçamento, e, se a operadora do cartão cobra juros, o total com eles vem junto. O kit instalado em basculante custa de {{kit.padrao}} a {{kit.jetflex}}, e o conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Como caber no mês',
    text: [
      'Se o motor ainda tem conserto, ele é o caminho mais barato agora. Se queimou, o kit PADRÃO dividido sai menos por mês do que parece: peça o valor da parcela na conversa.',
    ],
    points: [
      'Visita e orçamento não têm taxa.',
      'O conserto se paga depois de aprovado e feito.',
      'Diga no começo como quer pagar.',
    ],
    send: 'Mande a foto do portão, a etiqueta do motor e o número de parcelas que pretende.',
  },
  {
    when: ['sem juros|com juros|tem juros|juros', 'motor|portao|kit|automatiz*|parcel*|cartao'],
    unless: 'vezes|conserto|jetflex|speedy|condominio*|manutencao|correr|deslizante|pivotante',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    isAboutModel: true,
    winsTies: true,
    aspects: ['price'],
    answer: [
      'Depende da operadora do cartão: sem juros, o kit PADRÃO, de {{kit.padrao}} instalado, fica em até {parcelas} vezes de {{kit.padrao / instalments}}, o SPEEDY de {{kit.speedy / instalments}} e o JETFLEX de {{kit.jetflex / instalments}}. Se ela cobra juros, o total com eles vem escrito no orçamento, antes de você aceitar.',
    ],
    heading: 'Como saber o total antes de aceitar',
    text: [
      'Peça o valor à vista e o total parcelado no mesmo papel: a diferença entre os dois são os juros. Com menos parcelas eles costumam cair. Em portão de correr, de abrir ou pesado o valor vem por orçamento e também se parcela.',
    ],
    points: [
      'Motor, central, dois controles e instalação já estão no preço do kit.',
      'A visita para medir e orçar não tem taxa.',
      'Paga-se depois de ver o portão funcionando.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão por dentro e diga em quantas parcelas pensa: o total vem por escrito.',
  },
  {
    when: [
      'antes ou depois|pagar antes|paga antes|pago antes|adiantado|sinal|entrada|pagamento adiantado',
      'instal*|conserto|motor|servico|portao|paga*',
    ],
    unless:
      'entrada de|na entrada|sinal fraco|sem sinal|sinal do|sinal de vida|nenhum sinal|sinal nenhum|nao da sinal|rua|garagem de entrada|botoeira|placa|luz|wifi|controle',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'A forma e a hora de pagar se combinam por escrito antes da visita, junto com o valor; no conserto nada se paga para o técnico ir ver, e o preço é dito antes de abrir o motor. Kit e conserto podem ser divididos em até {parcelas} vezes.',
    ],
    heading: 'Como não pagar por serviço que não foi feito',
    text: [
      'Quem pede o valor inteiro adiantado, sem endereço nem CNPJ, deve acender a luz amarela. Em peça encomendada um sinal é comum no ramo; peça o recibo com o modelo e a data.',
      'Antes de quitar, veja o portão abrir e fechar três vezes, prove a fotocélula com um cabo de vassoura e receba a garantia por escrito. O kit para basculante custa de {{kit.padrao}} a {{kit.jetflex}} instalado.',
    ],
    points: [
      'Comprovante em nome da empresa, e não de outra pessoa.',
      'Nota ou recibo com modelo, serviço e prazo.',
      'Controles entregues e gravados diante de você.',
    ],
  },
  {
    when: [
      'em boleto|boleto bancario|por boleto|boletos|carne|crediario|fiado|financiar|financiamento',
      'motor|portao|kit|conserto|instalacao',
    ],
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'O parcelamento é de até {parcelas} vezes; se ele pode ser feito no boleto, confirme na conversa antes de fechar, porque depende da análise e não do motor. Os preços instalados em basculante são {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX.',
    ],
    heading: 'O que combinar antes do boleto ou da parcela',
    text: [
      'Peça por escrito o total, o número de parcelas e o que acontece em atraso. Parcela só se compara com parcela do mesmo prazo.',
      'Num boleto recebido por mensagem, confira o nome de quem recebe antes de pagar: boleto falso de serviço é golpe comum. Na dúvida, confirme pelo nosso telefone.',
    ],
    points: [
      'Nome e CNPJ de quem recebe.',
      'Valor igual ao do orçamento escrito.',
      'Modelo e garantia no recibo.',
      'Nada é cobrado pela visita na área atendida.',
    ],
  },
  {
    when: ['desconto*|cupom|abatimento', 'portao|motor|kit|conserto|controle|instalacao|servico'],
    unless: 'pix|cartao|a vista|boleto|dinheiro',
    subject: 'kit-de-motor',
    aspects: ['price'],
    answer: [
      'Desconto não temos publicado: o que vale é o preço do kit, {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}} com instalação em basculante, e a faixa do conserto, de {{repair.from}} a {{repair.to}}. Pergunte na conversa, antes de fechar, se há condição para o seu caso.',
    ],
    heading: 'Onde o valor do serviço pode baixar',
    text: [
      'A visita não tem taxa, e o pagamento se divide em até {parcelas} vezes. Juntar serviços, ou dois portões, na mesma ida, como regulagem e gravação de controles, poupa a segunda visita.',
    ],
  },
  {
    when: ['pix|boleto|dinheiro', 'aceita*|pag*|motor|portao|conserto|kit'],
    unless: 'vezes|parcel*|cartao|cartoes|maquininha|credito|debito',
    subject: 'kit-de-motor',
    answer: [
      'Se o pagamento é em pix, boleto ou dinheiro, a forma se combina na conversa, antes de fechar: o que temos publicado é o parcelamento em até {parcelas} vezes, no kit e no conserto. Peça o valor à vista junto com o orçamento, que não tem custo.',
    ],
    heading: 'O que confirmar antes de pagar',
    text: [
      'Os kits instalados em basculante custam {{kit.padrao}}, {{kit.speedy}} e {{kit.jetflex}}, e um conserto vai de {{repair.from}} a {{repair.to}}. Paga-se com o portão funcionando, e o recibo traz a peça, o modelo e a garantia.',
    ],
    aspects: ['price'],
  },
];
