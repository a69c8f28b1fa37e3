/** Answers to titles about motors: the price of a motor, alone or installed. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { budget } from '../../../words/title-groups.ts';

const price = 'preco|precos|valor|custa|custo|quanto|quanto fica|quanto sai|orcamento';

/** A motor of a power, fitted at a tilting gate. */
const fitted = {
  when: ['motor|motores', 'instalado|instalada|com instalacao|colocado|ja instalado', `${price}|motor`],
  unless:
    'correr|deslizante|pivotante|condominio|predio|queim*|kg|quilos|tem|usado|garen|rossi|peccinin|nice|jetflex|jet flex',
  subject: 'motor',
  isAboutSubject: true,
  aspects: ['price', 'install'],
} satisfies Partial<DirectAnswer>;

export const motorPriceAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'motor|motores|kit|ppa|home|jetflex|speedy',
      'sem instalacao|so o motor|so motor|sem montagem|sem instalar|na caixa',
      `${price}|comprar|vende*|sem instalacao|sem montagem|sem instalar`,
    ],
    unless:
      'controle*|placa|usado|deslizante|correr|pivotante|garen|rossi|peccinin|nice|instalacao eletrica|instalacao de energia',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price', 'buy'],
    answer: [
      'Sem instalação, a nossa tabela tem três motores de basculante: {{motor.quarterCv}} o de {{motor.quarterCv.power}}, {{motor.thirdCv}} o de {{motor.thirdCv.power}} e {{motor.halfCv}} o de {{motor.halfCv.power}}, para folha de até {{motor.quarterCv.weight}}, {{motor.thirdCv.weight}} e {{motor.halfCv.weight}}. Os kits PADRÃO, SPEEDY e JETFLEX têm preço publicado já instalados, {{kit.padrao}}, {{kit.speedy}} e {{kit.jetflex}}; só a caixa deles se pergunta na conversa.',
    ],
    heading: 'O que falta pagar em quem compra só o motor',
    text: [
      'Central, controles, fim de curso, suporte e a regulagem fazem parte do kit e ficam por fora do motor sozinho. Quem monta responde pela fixação e pela força.',
      'O motor vendido sem instalação tem {{motor.warranty}} de garantia.',
    ],
    points: [
      'Tensão do motor e do ponto conferidas, 127 V ou 220 V.',
      'Peso da folha abaixo do limite, com sobra.',
      'Coluna firme e folha equilibrada antes da compra.',
      'Montagem de motor já comprado: orçada por foto.',
    ],
    send: 'Mande as medidas e o material da folha e uma foto por dentro: dizemos qual motor serve.',
  },
  {
    ...fitted,
    figure: { unit: 'power', from: 0.2, to: 0.29 },
    winsTies: true,
    answer: [
      'O motor de {figura} custa {{motor.quarterCv}} sem instalação e leva folha basculante de até {{motor.quarterCv.weight}}; instalado fora do kit, ele é orçado por foto. Já instalado, o mais barato da PPA é o kit PADRÃO, de {{kit.padrao}}, para folha de até {{home.weight}}.',
    ],
    description:
      'O motor de {figura} custa {{motor.quarterCv}} sem instalação; já instalado, o mais barato da PPA é o kit PADRÃO, de {{kit.padrao}}.',
    heading: 'Por que o kit costuma sair melhor que o motor avulso',
    text: [
      'O motor avulso chega sem central, controles, suporte e mão de obra, e cada um entra no orçamento. O kit PADRÃO traz tudo isso e move uma folha mais pesada, com o PPA Home.',
    ],
    points: [
      'Folha acima de {{motor.quarterCv.weight}}: esse motor não serve, e o PADRÃO, sim.',
      'Kit em até {parcelas} vezes, pelo mesmo valor.',
      'O ponto de energia, com disjuntor e terra, é do eletricista.',
    ],
    send: 'Mande as medidas e o material da folha, com uma foto dela por dentro.',
  },
  {
    ...fitted,
    figure: { unit: 'power', from: 0.3, to: 0.45 },
    winsTies: true,
    answer: [
      'O motor de {figura} custa {{motor.thirdCv}} sem instalação e leva folha basculante de até {{motor.thirdCv.weight}}; instalado fora do kit, sai por orçamento, com foto. Já instalado, o kit PADRÃO da PPA leva o mesmo peso, {{home.weight}}, e custa {{kit.padrao}}.',
    ],
    description:
      'O motor de {figura} custa {{motor.thirdCv}} sem instalação; já instalado, o kit PADRÃO da PPA leva o mesmo peso por {{kit.padrao}}.',
    heading: 'O que o preço instalado inclui',
    text: [
      'No kit entram o motor, a central, dois controles, a fixação e a regulagem. Mais depressa abrem o JETFLEX, de {{kit.jetflex}}, e o SPEEDY, de {{kit.speedy}}, cujo peso de folha confirmamos no pedido.',
    ],
    points: [
      'Peso da folha conferido antes do pedido, pelas medidas.',
      'Tensão do ponto: 127 V ou 220 V no PADRÃO, só 220 V no JETFLEX.',
      'Visita para medir: sem taxa.',
    ],
    send: 'Mande a largura, a altura, o material da folha e uma foto do lugar do motor.',
  },
  {
    ...fitted,
    figure: { unit: 'power', from: 0.46, to: 0.6 },
    winsTies: true,
    answer: [
      'O motor de {figura} custa {{motor.halfCv}} sem instalação e leva folha basculante de até {{motor.halfCv.weight}}; montado fora do kit, o valor vem pela foto. Já instalado, o kit da PPA que leva esse peso é o JETFLEX, de {{kit.jetflex}}; até {{home.weight}} basta o PADRÃO, de {{kit.padrao}}.',
    ],
    description:
      'O motor de {figura} custa {{motor.halfCv}} sem instalação; já instalado, o kit da PPA para esse peso é o JETFLEX, de {{kit.jetflex}}.',
    heading: 'Qual kit corresponde a esse motor',
    text: [
      'O que decide é o peso da folha, e não a potência escrita na caixa: o JETFLEX usa inversor, abre em quatro segundos e pede ponto de 220 V. Os dois kits já vêm com central, dois controles e regulagem.',
    ],
    points: [
      'Acima de {{homeJetflex.weight}}: linha pesada, por orçamento.',
      'Folha desequilibrada se acerta antes de qualquer motor.',
      'Parcelamento do kit em até {parcelas} vezes.',
    ],
    send: 'Mande uma foto da folha por dentro, as medidas dela e a do quadro de luz.',
  },
  {
    ...fitted,
    figure: { unit: 'power', to: 0.6 },
    answer: [
      'Instalado em basculante, o preço fechado é o dos kits: {{kit.padrao}} o PADRÃO, {{kit.speedy}} o SPEEDY e {{kit.jetflex}} o JETFLEX, com motor, central e dois controles. Só o aparelho, na nossa tabela, custa {{motor.quarterCv}} no de {{motor.quarterCv.power}}, {{motor.thirdCv}} no de {{motor.thirdCv.power}} e {{motor.halfCv}} no de {{motor.halfCv.power}}; montado fora do kit, o {figura} se orça por foto.',
    ],
    heading: 'Escolher pelo peso, e não pela potência',
    text: [
      'O de {{motor.quarterCv.power}} move até {{motor.quarterCv.weight}}, o de {{motor.thirdCv.power}} até {{motor.thirdCv.weight}} e o de {{motor.halfCv.power}} até {{motor.halfCv.weight}}, em basculante. Mais potência do que a folha pede não encurta o tempo.',
      'Em portão de correr ou de abrir o motor sai por orçamento; numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'O kit inclui a fixação e a regulagem.',
      'O circuito de energia é do eletricista.',
      'Até {parcelas} vezes, sem mudar o valor do kit.',
      'A visita para medir não tem taxa.',
    ],
    send: 'Mande a largura, a altura e o material da folha e uma foto por dentro.',
  },
  {
    when: [
      'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|quanto pag*|quanto vale|valor*|custo|custa|orcamento|cobra|cobram|a mais|diferenca de preco|mais caro',
      '220v|220|220 v|127v|127|110v',
      'motor|kit',
    ],
    unless: 'gasta|placa|conserto|nobreak|compensa|hp|cv|1/2|1/3|1/4',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'A tensão não muda o preço dos nossos kits: PADRÃO por {{kit.padrao}} e SPEEDY por {{kit.speedy}} se pedem na tensão do ponto, e o JETFLEX, de {{kit.jetflex}}, é só de 220 V. O que pode custar a mais é levar 220 V até o portão, serviço do eletricista, que não está no kit.',
    ],
    heading: 'Onde aparece a diferença de custo entre 127 V e 220 V',
    text: [
      'Se o ponto já tem 220 V com disjuntor de dois polos e terra, não há nada a acrescentar. Se só há 127 V, compare o preço do circuito novo com o ganho: em motor comum ele não se paga.',
      'O gasto de energia é o mesmo nas duas tensões, e por isso a conta de luz não entra na escolha.',
    ],
    points: [
      'Foto do quadro: disjuntor duplo costuma ser 220 V.',
      'Distância do quadro ao portão, em metros.',
      'Motor queimado: leia a tensão na etiqueta.',
    ],
    further:
      'Os valores dos kits estão explicados em [preço de motor de portão](/termos/motor-portao-preco).',
    send: 'Mande pelo WhatsApp a foto do quadro de luz e do portão por dentro: dizemos a tensão e o preço fechado.',
  },
  {
    when: ['motor|motores|automatizador', 'barato|barata|mais barato|em conta|baratinho|economico', budget],
    unless:
      'deslizante*|correr|pivotante*|de abrir|consert*|arrumar|placa|controle*|parcel*|vezes|nobreak|usado|cobraram|cobrou|caro|condominio*|predio*|industrial',
    figure: { unit: 'real', from: 450, to: 898 },
    winsTies: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Até {figura}, o motor mais barato da nossa tabela é o de 1/4 CV, por {{motor.quarterCv}} sem instalação, para folha basculante de até {{motor.quarterCv.weight}}. Já instalado, o mais barato é o kit PADRÃO para basculante, de {{kit.padrao}}; em portão de correr ou de abrir, o motor instalado numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que falta somar ao motor sem instalação',
    text: [
      'Motor comprado sem instalação pede ainda central, fixação e mão de obra, e o kit PADRÃO já traz tudo isso, com dois controles e {{kit.warranty}} de garantia. O pagamento se divide em até {parcelas} vezes.',
      'Se a sua folha pesa mais, o de 1/3 CV leva até {{motor.thirdCv.weight}} e custa {{motor.thirdCv}}, e o de 1/2 CV leva até {{motor.halfCv.weight}} e custa {{motor.halfCv}}, também sem instalação.',
    ],
    points: [
      'Se o portão já tem motor, veja antes o conserto, de {{repair.from}} a {{repair.to}}.',
      'Anúncio mais barato: confira se é novo, se traz central e quem dá a garantia.',
      'Folha pesada na mão: acerte-a antes, porque o motor barato é o primeiro a cansar.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão por dentro, a altura, a largura e o material da folha: dizemos qual motor basta.',
  },
];
