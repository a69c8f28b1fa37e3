/** Answers to titles about iron gates. */
import type { DirectAnswer } from '../direct-answer.ts';
import { gateOrMotor } from '../words/title-groups.ts';

export const portaoDeFerroAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'galvanizad*|zincad*|galvalume',
      'ferro|aco carbono|aco comum|chapa preta',
      'ou|qual|melhor|diferenca|compensa|vale a pena|x|versus',
    ],
    unless: 'aluminio|cremalheira|cabo|trilho|parafuso|roldana',
    subject: 'portao-de-ferro',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'Fique com o galvanizado se o portão toma chuva, sereno ou maresia: o zinco atrasa a ferrugem por anos, e o ferro comum depende só da tinta. O peso é quase o mesmo na mesma espessura, e por isso o motor não muda. O ponto fraco do galvanizado é a solda, que queima o zinco e pede tinta própria; a folha quem faz é a serralheria.',
    ],
    heading: 'O que pedir ao serralheiro',
    text: [
      'Peça a espessura da chapa e do quadro por escrito, porque dela saem o peso e o motor. Solda e corte se tratam com tinta rica em zinco antes do acabamento.',
    ],
    points: [
      'Galvanizado: fundo próprio, ou a tinta descasca.',
      'Ferro: fundo anticorrosivo e retoque todo ano.',
      'Pé da folha e dobradiça: onde a ferrugem começa nos dois.',
    ],
    send: 'Com as medidas, o material e a espessura da folha, dizemos o motor pela mensagem.',
  },
  {
    when: [
      'ferro macico|ferro fundido|ferro pesado|ferro antigo|chapa grossa|aco macico|ferro batido',
      gateOrMotor,
      'qual|motor*|automatizar|automatico|serve|escolher|indicado|melhor',
    ],
    unless: 'enferruj*|quebr*|consert*|pintar|kg|quilos|tonelada*',
    subject: 'portao-de-ferro',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Portão de ferro maciço pede o motor escolhido pelo peso, que aqui é alto: uma folha de três por dois metros passa fácil do limite dos motores pequenos. Em basculante, até {{home.weight}} serve o PPA Home do kit PADRÃO, por {{kit.padrao}}; até {{homeJetflex.weight}}, o do JETFLEX, por {{kit.jetflex}}; acima, a linha pesada, até {{heavyLine.weight}}, por orçamento. De correr, o motor deslizante se escolhe com um quarto de sobra na ficha.',
    ],
    heading: 'Como saber o peso do seu',
    text: [
      'Multiplique largura por altura e pelo peso do metro quadrado da chapa ou da grade, e some o quadro. Não solte cabo nem contrapeso para pesar a folha.',
    ],
    points: [
      'Roldana e trilho de carga antes do motor.',
      'Coluna e base que aguentem o tranco.',
      'Velocidade menor: folha pesada e rápida bate forte.',
      'Ferrugem no pé se trata antes.',
    ],
    send: 'Mande a altura, a largura, a espessura do ferro e uma foto por dentro.',
  },
  {
    when: [
      'aluminio',
      'ferro|aco',
      'motor mais forte|motor maior|mais potente|mais forte|pesa mais|motor mais fraco|potencia|mais pesado|forte',
    ],
    unless: 'fuso|cremalheira|kg|quilos',
    subject: 'portao-de-ferro',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'O de ferro precisa de motor mais forte, porque pesa mais: na mesma medida, a chapa de aço comum dá perto de três vezes o peso da de alumínio fino, sem contar o quadro. Em basculante, até {{home.weight}} serve o PPA Home, por {{kit.padrao}} instalado no kit PADRÃO, e até {{homeJetflex.weight}} o Home Jetflex, por {{kit.jetflex}}. O de alumínio quase sempre cabe no primeiro, mas pede reforço no ponto em que o braço se prende.',
    ],
    heading: 'A conta do peso',
    text: [
      'Meça largura e altura e diga o material: com isso a tabela dá o peso da folha. Grade pesa menos que chapa fechada, e madeira por cima do ferro soma bastante.',
      'No portão de correr a diferença pesa menos no motor, porque a folha rola; ali contam o trilho e a roldana.',
    ],
    points: [
      'Ferro vazado: costuma caber no motor de casa.',
      'Ferro com chapa grossa: confira o peso antes.',
      'Alumínio: braço preso em perfil reforçado.',
      'Chapa fechada dos dois: o vento também empurra.',
    ],
    send: 'Mande a altura, a largura e o material da folha, com uma foto por dentro: dizemos o peso e o motor.',
  },
  {
    when: [
      'chapa|chapas|aco',
      'mm|milimetros|2mm|3mm|1mm|4mm|5mm',
      'peso|pesa|kg|quilos|quanto|motor|portao',
    ],
    figure: { unit: 'millimetre', to: 8 },
    unless: 'cabo|cremalheira|fio|solda|parafuso',
    subject: 'portao-de-ferro',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'Aço pesa perto de oito quilos por metro quadrado a cada milímetro: multiplique isso por {figura}, depois pela largura e pela altura da folha, e some um terço pelo quadro de tubo. Portão de garagem costuma usar chapa fina, de um milímetro ou pouco mais, e fica entre treze e vinte quilos por metro quadrado com o quadro; chapa de três milímetros pesa o dobro disso e raramente cabe num motor de casa.',
    ],
    heading: 'Que motor a chapa pede',
    text: [
      'Em basculante, até {{home.weight}} serve o PPA Home, até {{homeJetflex.weight}} o PPA Home Jetflex, e acima a linha pesada, até {{heavyLine.weight}}. Em portão de correr o peso rola, e vale a ficha.',
    ],
    points: [
      'Meça a espessura numa borda sem tinta, com paquímetro.',
      'Número de bitola não é milímetro: quanto maior o número, mais fina a chapa.',
      'Chapa frisada ou em lambri pesa pouco mais que a lisa.',
    ],
    further: 'A tabela está em [que motor serve no meu portão](/motores/escolher).',
  },
  {
    when: ['ferro|aco|chapa', 'quanto tempo|quantos anos', 'dura|aguenta|vida util'],
    unless: 'cabo|cremalheira*|motor|trilho',
    subject: 'portao-de-ferro',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['lifetime'],
    answer: [
      'Um portão de ferro bem pintado dura décadas; o que acaba antes é a base da folha, que enferruja por dentro onde a água fica parada, e as peças que gastam, como cabo, polia e dobradiça. Repintar quando a tinta estufa e manter o furo de escoamento aberto é o que mais prolonga.',
    ],
    heading: 'Os primeiros sinais',
    text: [
      'Pó de ferrugem sob a solda, tinta em bolha e folha que passou a raspar. Onde a chave de fenda afunda, o serralheiro troca o perfil.',
    ],
    points: [
      'Perto do mar: galvanizado ou alumínio.',
      'O motor costuma passar de dez anos na mesma folha.',
      'Chapa remendada pesa mais: refaça o equilíbrio.',
    ],
  },
  {
    when: [
      'bateu|bati|batida|colisao|carro bateu|amassou',
      'portao|folha',
      'basculante|correr|pivotante|entortou|torto',
    ],
    subject: 'portao-de-ferro',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Depois de batida, desligue o disjuntor e não tente fechar: folha torta prende e solta de uma vez. O que decide é se o quadro saiu do esquadro, se a guia dobrou e se a coluna trincou, e os três se veem parados, de longe.',
    ],
    heading: 'O que se conserta na hora e o que vai para a serralheria',
    text: [
      'Guia, roldana e batente se trocam no local, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; solda de quadro e reforço, entre {{part.metalwork.from}} e {{part.metalwork.to}}. Coluna é pedreiro e serralheiro antes do motor.',
    ],
    points: [
      'Fotografe o carro e a folha antes de mexer.',
      'Seguro do carro de terceiro pede orçamento escrito.',
      'Motor só volta depois da folha leve na mão.',
      'Portão aberto: feche com corrente, sem forçar.',
    ],
    further: 'Se a folha saiu do trilho, veja [portão saiu do trilho](/portao-de-correr-saiu-do-trilho).',
    send: 'Mande fotos da folha inteira e do ponto amassado, sem ligar o motor.',
  },
  {
    when: [
      'enferruj*|ferrugem',
      'evitar|prevenir|proteger|como nao|impedir|cuidar',
      'portao|motor|folha|trilho',
    ],
    subject: 'portao-de-ferro',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Para o portão não enferrujar, cuide dos lugares em que a água para: base da folha, soldas, dobradiças e furos de dreno. Lave com água e sabão neutro, seque, e retoque a tinta no primeiro ponto que abrir, com lixa, fundo anticorrosivo e acabamento. Galvanizado dura mais, mas a solda e o corte nele também pedem fundo.',
    ],
    heading: 'O que fazer por mês e por ano',
    text: [
      'Todo mês, escova seca no trilho e um olhar na base, com o disjuntor desligado. Todo ano, lixa e tinta nos pontos e graxa na dobradiça e no pivô, com o portão fechado; o cabo é do técnico.',
      'Cabo, roldana ou cremalheira que a ferrugem já comeu ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; a folha é do serralheiro.',
    ],
    points: [
      'Dreno aberto na barra de baixo: água presa fura de dentro para fora.',
      'Sem cloro, ácido de pedra nem urina de cachorro na base.',
      'Parafuso e arruela de inox ou galvanizados.',
      'Conversor de ferrugem só em ponto lixado, e pinte depois.',
      'Pó vermelho no cabo: não é pintura, é troca.',
    ],
  },
  {
    when: ['antigo|antiga|velho|velha', 'portao de ferro|portao ferro', 'motor|automatizar|kit'],
    unless: 'vidro|madeira|consert*|nao|preco|quanto|trocar|vender|aluminio|pesa|kg|quilos',
    subject: 'portao-de-ferro',
    isAboutSubject: true,
    aspects: ['choose', 'install'],
    answer: [
      'Portão de ferro antigo aceita motor se a folha ainda anda com uma mão só; se raspa, pende ou tem dobradiça comida, o ferro se acerta primeiro. Os antigos costumam ser de chapa grossa, e por isso o motor se escolhe pelo peso, e não pela medida do vão: em basculante, até {{home.weight}} serve o PPA Home e até {{homeJetflex.weight}}, o PPA Home Jetflex, em kit instalado de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'O que o ferro velho precisa antes do motor',
    text: [
      'Procure ferrugem onde a água para: barra de baixo, pé da dobradiça, caixa do contrapeso e solda do suporte. Ferrugem que só mancha se lixa e pinta; a que descasca em lâminas já tirou espessura, e ali não se prende motor.',
      'Solda ou reforço de suporte com o motor no lugar fica entre {{part.metalwork.from}} e {{part.metalwork.to}}; roldanas e cabos, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}. Em folha de correr ou de abrir, o motor sai por orçamento.',
    ],
    points: [
      'Folha solta na mão: vai até o fim sem raspar e não dispara.',
      'Cabo com fio arrebentado ou mola cansada: troca antes de motorizar.',
      'Coluna firme: empurre com a mão e veja se balança.',
      'Ponto de energia com terra perto do lugar do motor.',
      'Fechadura e trinco antigos: saem ou ficam abertos.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão inteiro por dentro, outra das dobradiças ou cabos de perto, e a altura e a largura da folha.',
  },
  {
    when: [
      'chapa|chapas|chapa galvanizada|chapa fechada|aco',
      'motor|automatizar|automatizador',
      'qual|que|melhor|serve|aguenta|ideal|indicado',
    ],
    unless:
      'nao|consert*|barulho|correr|deslizante|pivotante|de abrir|enrolar|comercio|loja|ppa|garen|rossi|peccinin|nice|coloquei|botei|pus|colocar chapa|por chapa|fechei|fechar|depois que|chapear',
    subject: 'portao-de-ferro',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Portão de chapa se escolhe pelo peso, que a medida dá: conte de treze a vinte quilos por metro quadrado, já com algum quadro. Um basculante de casa, de três metros por dois e pouco, fica perto de {{example 100 kg}} ou {{example 130 kg}}, e o PPA Home, até {{home.weight}}, leva com sobra por {{kit.padrao}} instalado; acima disso, o PPA Home Jetflex, até {{homeJetflex.weight}}, por {{kit.jetflex}}.',
    ],
    heading: 'Da chapa ao motor: peso, vento e fixação',
    text: [
      'A espessura muda o peso mais que a galvanização, que só protege da ferrugem. Chapa fechada também apanha vento, e a folha precisa de contrapeso acertado para ela.',
      'O suporte se prende no tubo do quadro, e não na chapa, que rasga. Solda em galvanizado queima o zinco: o ponto leva tinta própria depois.',
    ],
    points: [
      'Largura, altura e espessura da chapa.',
      'Porta social embutida, que pesa de um lado só.',
      'Folha que para a meia altura, solta na mão.',
      'De correr ou de abrir: motor por orçamento.',
    ],
    send: 'Mande pelo WhatsApp altura, largura e uma foto do portão por dentro: dizemos o peso provável e o motor.',
  },
  {
    when: [
      'ferro*',
      'precisa|preciso|necessario|tem que ser|obrigatorio|pede',
      'motor industrial|industrial|motor forte|motor grande',
    ],
    unless: 'condominio|predio|galpao|empresa|loja|quanto',
    subject: 'portao-de-ferro',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['choose'],
    answer: [
      'Em casa, em geral não: quem decide é o peso da folha e o número de aberturas, e não o material. Em basculante de ferro até {{home.weight}} basta o PPA Home, {{kit.padrao}} instalado, e até {{homeJetflex.weight}}, o Home Jetflex, {{kit.jetflex}}; acima disso vai a linha pesada, até {{heavyLine.weight}}, por orçamento. Motor industrial é para galpão e prédio, com aberturas o dia todo.',
    ],
    heading: 'Peso e uso: as duas perguntas',
    text: [
      'Um portão pesado que abre quatro vezes por dia pede força; um leve que abre duzentas pede motor que não esquente. O industrial atende ao segundo caso, e numa casa só custa mais.',
    ],
    points: [
      'Folha que pesa na mão se equilibra antes da compra.',
      'De correr: o limite da etiqueta com um quarto de sobra.',
      'Chapa nova soldada por cima muda a conta.',
    ],
    send: 'Mande a largura, a altura, a espessura da chapa e uma foto por dentro.',
  },
];
