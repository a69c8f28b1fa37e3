/** Answers to titles about motors: what a replacement takes and costs. */
import { facts } from '../../../../facts.ts';
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksPrice } from '../../../words/asking-words.ts';

const replacing = 'trocar|troca|substituir|substituicao';

/** Of a title about the price of something other than a motor replaced at home. */
const otherThanReplacement =
  'placa|central|engrenagem|capacitor|estator|rolamento*|pinhao|fuso|embreagem|inversor|braco|correia|rotor|redutor|eixo|fiacao|condominio*|predio*|controle|roldana|cabo|cremalheira|garen|rossi|peccinin|nice|ppa|industrial|usado|vale a pena|compensa|igreja*|escola*|colegio|empresa|loja|comercio|galpao|clinica|academia|supermercado|oficina|estacionamento';

const includes =
  'inclui|incluso|inclusa|incluido|incluida|incluindo|ja com|ja vem com|vem com|e com|com|ja e com|esta incluida|esta inclusa';

const fitting = 'instalacao|mao de obra|montagem|instalado|colocacao|colocado';

/** Of a title that asks whether something other than a motor comes fitted. */
const otherThanFitting =
  'consert*|placa|central|controle*|nobreak|fotocelula|garantia|parcel*|vezes|condominio*|predio*|caro|barato|usado|quanto|compens*|vale a pena|placas|cremalheira|interfone|camera|qual|quais|melhor|ate|tenho|sem|ou|quanto custa';

export const replacementAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'so o motor|somente o motor|apenas o motor|sem controle|sem os controles|sem controles|motor avulso|motor sozinho|sem a placa|sem placa|sem a central|sem central|sem trocar a placa|aproveitar a placa|manter a placa|usar a placa',
      'motor',
      'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|quanto pag*|quanto vale|valor*|custo|custa|orcamento|barato|trocar|comprar|troca',
    ],
    unless: 'consert*|nao abre|sem a placa funciona',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'Só o motor, sem instalação, custa na nossa tabela {{motor.quarterCv}} em 1/4 CV, {{motor.thirdCv}} em 1/3 CV e {{motor.halfCv}} em 1/2 CV, para basculante. A placa que está boa pode ficar se for da mesma linha e da mesma tensão; se o defeito é só a bobina, a troca do estator, de {{part.stator.from}} a {{part.stator.to}}, já resolve sem motor novo.',
    ],
    heading: 'Quando a placa antiga serve no motor novo',
    text: [
      'Central de motor monofásico comum aceita outro de mesma tensão, com o capacitor do motor novo e o fim de curso do mesmo tipo. A de inversor só trabalha com o seu próprio motor.',
      'Some fixação, regulagem e os controles: por {{kit.padrao}} o kit PADRÃO sai instalado em basculante, com placa e dois controles novos, e essa conta muitas vezes vira a escolha.',
    ],
    points: [
      'Etiqueta do motor: tensão, potência e modelo.',
      'Fim de curso por ímã, por chave ou por contagem.',
      'Receptor embutido na placa ou avulso.',
      'Placa com umidade ou relé gasto não se aproveita.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor e a foto da etiqueta da central: dizemos se ela fica e quanto custa o resto.',
  },
  {
    when: [asksPrice, replacing, 'motor', 'correr|deslizante*|de correr|deslizar|lateral'],
    unless: `${otherThanReplacement}|cremalheira*|basculante*|pivotante*|kg|quilos|trilho|rapido`,
    subject: 'motor',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['price', 'replace'],
    answer: [
      'Trocar o motor de um portão de correr de casa custa em geral de {{replacement.from}} a {{replacement.to}}, com o motor novo e a mão de obra. O valor exato sai por orçamento, sem taxa de visita, conforme o peso da folha e se a cremalheira e a base do motor velho se aproveitam.',
    ],
    heading: 'O que muda o valor num portão de correr',
    text: [
      'O orçamento traz motor, central, dois controles, cremalheira na medida da folha se a velha não serve, e regulagem. A retirada do motor velho é feita no mesmo dia e já está no valor.',
      'Peça junto o preço do conserto, que pode bastar: de {{part.capacitor.from}} a {{part.capacitor.to}} se é o capacitor, de {{part.gears.from}} a {{part.gears.to}} se é a engrenagem.',
    ],
    points: [
      'Custa mais com folha pesada, ponto de 220 V por fazer ou base de concreto a refazer.',
      'Custa menos se a cremalheira, a base e a fiação do motor velho se aproveitam.',
      'Roldana ou trilho gasto se paga à parte, e vem antes do motor novo.',
      'Os seus controles ficam se a central antiga fica; senão, gravam-se novos na mesma ida.',
    ],
    further:
      'O que entra em cada caminho está em [conserto de motor de portão](/topicos/conserto-de-motor-de-portao).',
    send: 'Mande pelo WhatsApp a etiqueta do motor velho, uma foto da cremalheira e outra do portão por dentro: respondemos com os dois preços, o da troca e o do conserto.',
  },
  {
    when: [asksPrice, replacing, 'motor', 'pivotante*|de abrir|articulado|duas folhas|de giro'],
    unless: `${otherThanReplacement}|basculante*|correr|deslizante*|kg|quilos|rapido|um so|um lado`,
    subject: 'motor',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['price', 'replace'],
    answer: [
      'Trocar o motor de um portão de abrir de casa custa em geral de {{replacement.from}} a {{replacement.to}}, com o motor novo e a mão de obra. O valor exato sai por orçamento, sem taxa de visita, conforme o peso e o comprimento da folha e se são uma ou duas, porque cada folha leva o seu motor.',
    ],
    heading: 'O que muda o valor num portão de abrir',
    text: [
      'Em portão de duas folhas não é preciso trocar os dois motores de uma vez, se o outro está bom e se acha um par de mesma tensão e mesmo tempo de abertura.',
      'Antes da troca vale medir o velho: capacitor custa de {{part.capacitor.from}} a {{part.capacitor.to}}, e engrenagem do pistão, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    points: [
      'Custa mais com coluna a reforçar ou ponto de 220 V por fazer.',
      'Custa menos se os suportes, a central e a fiação se aproveitam.',
      'Dobradiça gasta se paga à parte, e vem antes do motor novo.',
      'Se a central é de um motor só, ela também muda.',
    ],
    further:
      'O que entra em cada caminho está em [conserto de motor de portão](/topicos/conserto-de-motor-de-portao).',
    send: 'Mande pelo WhatsApp a etiqueta do motor velho e uma foto do portão por dentro, com as dobradiças à vista: respondemos com os dois preços, o da troca e o do conserto.',
  },
  {
    when: [asksPrice, replacing, 'motor'],
    unless: otherThanReplacement,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'Trocar o motor de um portão de casa custa de {{replacement.from}} a {{replacement.to}}, com o motor novo e a mão de obra. Em basculante o valor é fechado: {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}}, conforme o tempo de abertura. De correr, de abrir e de prédio saem por orçamento, sem taxa de visita.',
    ],
    heading: 'Do que é feito o preço da troca',
    text: [
      'O kit para basculante traz motor, central, dois controles, fixação e instalação, com {{kit.warranty}} de garantia e pagamento em até {parcelas} vezes. A retirada do motor velho é feita no mesmo dia e já está no preço da troca.',
      'Antes de trocar, peça o preço do conserto: capacitor fica entre {{part.capacitor.from}} e {{part.capacitor.to}}, engrenagem entre {{part.gears.from}} e {{part.gears.to}}, e muitas vezes é só isso.',
    ],
    points: [
      'Custa mais com folha acima do peso do kit, ponto de 220 V por fazer ou suporte a soldar.',
      'Custa menos se a base e a fiação do motor velho se aproveitam.',
      'Cabo, roldana ou dobradiça que a folha pedir se paga à parte.',
      'Controles a mais se gravam na mesma visita.',
    ],
    further:
      'O que entra em cada caminho está em [conserto de motor de portão](/topicos/conserto-de-motor-de-portao).',
    send: 'Mande pelo WhatsApp a etiqueta do motor velho e uma foto do portão por dentro: respondemos com os dois preços, o da troca e o do conserto.',
  },
  {
    when: [
      asksPrice,
      'duas garagens|dois portoes|2 portoes|duas entradas|3 portoes|tres portoes|dois motores|varios portoes|portoes da frente|2 garagens',
    ],
    unless: 'um motor|mesmo motor|condominio*|predio*|controle',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'São dois portões, dois motores e um orçamento só: em basculante, cada kit instalado custa {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}}, e os dois se montam na mesma visita. Se um deles corre ou abre, aquele sai por orçamento, com foto. Visita sem taxa e até {parcelas} vezes para pagar.',
    ],
    heading: 'O que combinar para as duas entradas de uma vez',
    text: [
      'Cada portão tem a sua folha, o seu peso e o seu motor, mesmo que os dois pareçam iguais. Meça os dois: o do lado da rampa costuma ser mais alto e pesar mais.',
      'Um controle de dois botões comanda as duas garagens, cada uma na sua central. Na mesma ida se passa a energia dos dois pontos, e é aí que se economiza.',
    ],
    points: [
      'Largura, altura e material de cada folha.',
      'Ponto de energia perto de cada motor.',
      'Quem usa qual entrada, e quantos controles.',
      'Fotocélula em cada vão por onde passa gente.',
    ],
    questions: [
      {
        question: 'Há desconto para instalar os dois juntos?',
        answer:
          'O valor do par é combinado no orçamento, porque a segunda montagem aproveita a ida e a fiação. Peça os dois na mesma mensagem.',
      },
    ],
    further: 'Peso e tempo de abertura de cada modelo estão em [motores](/motores).',
    send: 'Mande pelo WhatsApp uma foto de cada portão por dentro, com largura e altura, e o bairro: o orçamento volta com as duas linhas.',
  },
  {
    when: ['hoje|mesmo dia|ainda hoje', 'troca|trocar', 'motor'],
    unless: 'placa|central|capacitor|engrenagem',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'A troca do motor de portão no mesmo dia é possível com agenda livre e modelo em estoque: em basculante o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}, e em portão de correr ou de abrir o valor sai por orçamento. A montagem leva de {horas de instalação}; mande cedo o bairro e as fotos.',
    ],
    heading: 'O que precisa estar pronto para trocar o motor hoje',
    text: [
      'O técnico sai com o motor certo quando sabe o tipo da folha, o peso aproximado e a tensão. Folha torta ou cabo gasto se conserta antes, e isso pode passar a troca para outro dia.',
    ],
    points: [
      'Foto do portão inteiro por dentro e da etiqueta do motor velho.',
      'Tensão do ponto: 127 ou 220 V.',
      'Disjuntor só do portão e garagem livre do carro.',
    ],
  },
  {
    when: [
      'pint*',
      'troca de motor|trocar motor|trocar o motor|troca do motor|instalar motor|instalacao de motor|motor novo',
      'portao|folha|motor',
    ],
    unless: 'antes ou depois|depois de pintar|depois da pintura|primeiro',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'A troca do motor fazemos nós, e a pintura é de um pintor ou de uma serralheria: em basculante, o kit instalado custa de {{kit.padrao}} a {{kit.jetflex}}, e em outro portão de casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}. A tinta vem antes, porque o motor se regula com a folha no peso final.',
    ],
    heading: 'A ordem que evita refazer',
    text: ['Combine as duas datas com um ou dois dias de folga para a tinta secar, e diga isso no pedido.'],
    points: [
      'O motor velho sai, ou fica coberto, antes da lixa.',
      'Ferrugem e solda se resolvem antes do fundo.',
      'Trilho, cremalheira, cabo e fuso ficam sem tinta.',
      'No fim, força e curso se regulam com a folha já pintada.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, as medidas da folha e o dia em que o pintor termina.',
  },
  {
    when: [
      'posso trocar|pode trocar|da para trocar|tem como trocar|consigo trocar',
      'so o motor|somente o motor|apenas o motor',
      'placa|central|controle|cremalheira|kit',
    ],
    winsTies: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['replace', 'compatibility'],
    answer: [
      'Pode, se a placa que fica é da mesma linha e da mesma tensão do motor novo e lê o mesmo fim de curso. Não dá com motor de inversor, que só trabalha com a placa dele. Só o motor, sem instalação, custa {{motor.quarterCv}} em 1/4 CV, {{motor.thirdCv}} em 1/3 CV e {{motor.halfCv}} em 1/2 CV, para basculante; se o defeito é só a bobina, o estator trocado, de {{part.stator.from}} a {{part.stator.to}}, dispensa motor novo.',
    ],
    heading: 'O que conferir para a placa antiga servir',
    text: [
      'Três coisas: o tipo de sensor, de ímã ou de chave; a capacidade do relé, que tem de aguentar o motor novo; e o conector. Controles e receptor continuam os mesmos.',
      'Placa com mais de dez anos ao lado de motor novo costuma ser a próxima a parar: pergunte o preço do conjunto.',
    ],
    points: [
      'Mesma potência ou a seguinte: em geral serve.',
      'Capacitor vai com o motor, e não com a placa.',
      'Percurso e força se gravam de novo, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    send: 'Mande a foto das etiquetas da central e do motor que sai: dizemos se ela serve no novo.',
  },
  {
    when: [
      'trocar|troca|mudar|mudanca|passar|converter|transformar',
      '110*|127*|110 v|127 v|110 volts|127 volts',
      '220*|220 v|220 volts',
      asksPrice,
    ],
    unless: 'placa|controle*|disjuntor|fio|fiacao|tomada|ligaram|liguei|queimou',
    subject: 'motor',
    isAboutSubject: true,
    isAboutFigure: true,
    winsTies: true,
    aspects: ['price', 'replace'],
    answer: [
      'Mudar a tensão de um portão é trocar o motor, a não ser que a etiqueta do seu aceite as duas: numa casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}, e em basculante o kit instalado vai de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX). O ponto de 220 V, com disjuntor próprio, é do eletricista e se paga à parte.',
    ],
    heading: 'Quando mudar de 127 V para 220 V compensa',
    text: [
      'Compensa no dia em que o motor já vai ser trocado, em fio comprido ou para o JETFLEX, que só liga em 220 V. Só pela conta de luz, não: a energia gasta é a mesma.',
      'Se a etiqueta traz as duas tensões, a ligação interna é mudada pelo técnico, de {{repair.from}} a {{repair.to}}, como num conserto.',
    ],
    points: [
      'Etiqueta do motor: uma tensão ou duas.',
      'Tensão que chega ao ponto, medida pelo eletricista.',
      'Central e nobreak na mesma tensão do motor.',
    ],
    send: 'Mande a foto da etiqueta do motor e a do quadro fechado, e diga como a folha anda.',
  },
  {
    when: [includes, fitting, 'motor*|portao*|kit*|troca|trocar|automatiz*'],
    unless: otherThanFitting,
    figure: { unit: 'real', from: facts['kit.padrao'].amount },
    subject: 'motor',
    isAboutSubject: true,
    isAboutFigure: true,
    winsTies: true,
    aspects: ['price'],
    answer: [
      'Sim: nos nossos preços a instalação está incluída. Em basculante, o kit PADRÃO custa {{kit.padrao}}, o SPEEDY {{kit.speedy}} e o JETFLEX {{kit.jetflex}}, com central, dois controles, frete em São Paulo e mão de obra. Em portão de correr ou de abrir, a troca numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}, e o orçamento diz por escrito o que inclui. Se {figura} é o preço de outra empresa, peça motor e mão de obra em linhas separadas.',
    ],
    description:
      'Sim, nos nossos preços a instalação está incluída: em basculante, o kit PADRÃO sai por {{kit.padrao}} e o SPEEDY por {{kit.speedy}}, com mão de obra.',
    heading: 'O que perguntar sobre um preço de {figura}',
    text: [
      'No kit entram motor, central, dois controles, fixação e a instalação num portão que anda leve. Solda, cabo, mola e ponto de energia não fazem parte: o que faltar é dito antes, com o valor.',
      'O serviço leva de {{install.hours.from in digits}} a {{install.hours.to}}, e o pagamento vai em até {parcelas} vezes.',
    ],
    points: [
      'Motor novo ou usado, e de que modelo.',
      'Central e controles: incluídos ou à parte.',
      'Retirada do motor velho.',
      'Garantia do motor e do serviço, por escrito.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão por dentro e a etiqueta do motor atual: dizemos o valor instalado.',
  },
  {
    when: [includes, fitting, 'motor*|portao*|kit*|troca|trocar|automatiz*'],
    unless: otherThanFitting,
    figure: { unit: 'real', to: facts['kit.padrao'].amount - 1 },
    subject: 'motor',
    isAboutSubject: true,
    isAboutFigure: true,
    winsTies: true,
    aspects: ['price'],
    answer: [
      'Conosco não: o motor com instalação mais em conta é o do kit PADRÃO, de {{kit.padrao}}, em basculante. Por {figura} costuma ser só o motor na caixa ou um conserto, que vai de {{repair.from}} a {{repair.to}}. Em portão de correr ou de abrir, a troca numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}. Se o preço é de outra empresa, peça motor e mão de obra em linhas separadas.',
    ],
    description:
      'Conosco não: o motor com instalação mais em conta é o do kit PADRÃO, por {{kit.padrao}}; por {figura} costuma ser só o motor, sem a mão de obra.',
    heading: 'O que falta num preço de {figura}',
    text: [
      'Na nossa tabela, sem instalação, o motor de 1/4 CV custa {{motor.quarterCv}}. A ele se somam a montagem, a central e os controles, se não vêm junto, e o que faltar no portão.',
    ],
    points: [
      'Pergunte se o motor é novo e peça o nome do modelo.',
      'Confira se a central e os controles vêm na caixa.',
      'Sem nota não há como cobrar a garantia.',
    ],
    send: 'Mande pelo WhatsApp o modelo oferecido, uma foto do portão por dentro e o bairro: dizemos quanto fica instalado conosco.',
  },
];
