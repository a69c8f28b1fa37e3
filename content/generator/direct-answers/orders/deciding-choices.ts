/** Choices and small parts for which an answer about the whole motor would miss the question. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const decidingChoiceAnswers: readonly DirectAnswer[] = [
  {
    when: ['custo beneficio|custo-beneficio|custobeneficio|melhor custo', 'motor|motores|automatizador|kit'],
    unless: 'deslizante*|correr|pivotante*|condominio*|predio*|placa|controle*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'price', 'worth'],
    answer: [
      'Dos nossos, o melhor custo-benefício num basculante de casa é o kit SPEEDY: por {{kit.speedy}} instalado, {{kit.speedy - kit.padrao}} acima do PADRÃO, ele abre em {segundos speedy} em vez de {segundos padrão}. Com garagem recuada e rua calma, o PADRÃO, de {{kit.padrao}}, entrega o mesmo por menos. Em portão de correr ou de abrir o motor sai por orçamento, numa casa em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'O que faz um motor valer o que custa',
    text: [
      'Some o que o anúncio deixa de fora: central, controles, fixação e mão de obra. E compare a vida útil, que depende do peso máximo acima do da folha e da peça que se acha no bairro.',
    ],
    points: [
      'Folha até {{home.weight}}: PADRÃO, com o PPA Home.',
      'Rua movimentada e 220 V no ponto: JETFLEX, por {{kit.jetflex}}.',
      'Motor que já existe e tem peça: o conserto, de {{repair.from}} a {{repair.to}}, ganha de qualquer novo.',
      'Código rolante e garantia escrita, em todos.',
    ],
    send: 'Mande a altura, a largura e o material da folha, com uma foto por dentro: dizemos qual dos três compensa aí.',
  },
  {
    when: [
      'acionador|atuador|calha|fuso de 1*|fuso 1*|fuso de 2*',
      'qual portao|que portao|serve|altura|para portao|pra portao|tamanho',
    ],
    unless: 'quebr*|barulho|trocar|troca|corrente|cursor',
    figure: { unit: 'metre', to: 3 },
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Os {figura} do acionador dizem a altura, e não a largura, do basculante: o cursor sobe por ele enquanto a folha abre, e o comprimento tem de acompanhar o percurso do braço. A ficha do modelo traz a altura de folha que cada tamanho atende. Depois da altura confira o peso, com a folha equilibrada; um kit PPA no tamanho certo sai instalado de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'Medir antes de escolher o acionador',
    text: [
      'Acionador curto não completa a abertura; comprido demais bate na laje ou passa da coluna. Trocar só ele exige o mesmo perfil e a mesma rosca do motor.',
    ],
    points: [
      'Altura da folha e do vão livre até a laje.',
      'Ponto do braço na folha e na coluna.',
      'Peso pelo material: grade, chapa ou madeira.',
    ],
    send: 'Mande a altura e a largura da folha e uma foto da lateral por dentro, do chão à laje.',
  },
  {
    when: ['placa|central|placas', 'universal|generica|compativel', 'ou|x|qual|melhor'],
    ofOtherBrand: true,
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Fique com a placa {marca} original se ela ainda se vende: ela lê o fim de curso do motor e aceita os controles da casa sem adaptação. A universal é a saída quando a original sumiu, e só em motor comum, de indução. Trocada por nós, com a mão de obra, uma ou outra fica entre {{part.board.from}} e {{part.board.to}}.',
    ],
    heading: 'Antes de pôr uma universal num motor {marca}',
    text: ['Nem sempre é preciso trocar: relé, fusível e borne se reparam a partir de {{repair.from}}.'],
    points: [
      'Fim de curso do motor: ímã, chave ou encoder.',
      'Valor do capacitor, que é o do motor e não o da caixa da placa.',
      'Controles: com a universal, quase sempre se gravam novos.',
      'Saídas em uso: trava, luz, sinaleira e fotocélula.',
    ],
    further:
      'O que se repara e o que se troca está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande a foto da etiqueta do motor e a do código da placa {marca}.',
  },
  {
    when: [
      'receptor*',
      'ppa|433|novo|instalado|instalar|preco|valor|garen|universal|avulso|comprar',
      'controle*',
      'com 2 controles|com dois controles|com 3 controles|com 4 controles|com controle|com controles|e controle|e controles|2 controles|3 controles|mais controles',
    ],
    unless: 'nao|ou|program*|grav*|parou',
    subject: 'receptor',
    isAboutSubject: true,
    aspects: ['buy', 'install'],
    answer: [
      'Receptor com controles da mesma linha nós levamos, ligamos na central que já existe e gravamos na hora, na faixa de conserto, de {{repair.from}} a {{repair.to}} conforme o modelo e quantos controles vão junto. Ele aciona a placa pela entrada de botoeira, e por isso serve em motor de qualquer marca.',
    ],
    heading: 'O que muda depois do receptor novo',
    text: [
      'Só abrem os controles gravados nele. Os antigos continuam se o rádio da placa ficar ligado; se algum se perdeu, desliga-se esse rádio.',
    ],
    points: [
      'Código rolante, que não se copia na calçada.',
      'Tensão de alimentação que a placa tem de sobra.',
      'Memória para os controles que a família ainda vai pedir.',
      'Antena fora do metal da caixa.',
    ],
    send: 'Mande a foto da etiqueta da central e diga quantos controles quer e para quantos portões.',
  },
  {
    when: [
      'suporte|suportes|suporte para|suporte de',
      'motor basculante|motor de basculante|motor de portao basculante|para motor basculante|para motor de portao basculante|para motor de basculante|para basculante|kit basculante',
      'basculante*',
    ],
    unless: 'parede|solt*|quebr*|solda*|trinc*|torto|preco*|quanto|valor*|arranc*',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['buy', 'what'],
    answer: [
      'O suporte de um motor basculante vem na caixa do motor, em duas peças: uma prende o conjunto na coluna de aço e a outra liga o braço à folha. Avulso ele se procura pelo modelo da etiqueta; feito sob medida, com solda, fica entre {{part.metalwork.from}} e {{part.metalwork.to}}. Nos nossos kits, de {{kit.padrao}} a {{kit.jetflex}} instalados, já está no preço.',
    ],
    heading: 'Quando o suporte de fábrica não basta',
    text: [
      'Coluna de chapa fina pede contrachapa por dentro, e coluna torta pede calço: motor fora de prumo come o cursor do fuso.',
    ],
    points: [
      'Parafuso passante com contraporca, e não bucha.',
      'Furo na altura que o manual manda, que define a força do braço.',
      'Suporte de outra marca: só depois de conferir furo e distância.',
    ],
    send: 'Mande a etiqueta do motor e uma foto da coluna e da folha onde ele se prende.',
  },
  {
    when: ['jetflex|jet flex', '127|127v|127 v|110|110v|110 v'],
    unless: 'custom|ou|dz*|deslizante*|correr|pivotante*',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['compatibility'],
    answer: [
      'Em 127 V não: o PPA Home Jetflex, do nosso kit JETFLEX de {{kit.jetflex}} instalado, é de 220 V. Onde o quadro recebe duas fases, o eletricista leva um ponto de 220 V até o motor. Se só há 127 V, o caminho é o kit PADRÃO, de {{kit.padrao}}, ou o SPEEDY, de {{kit.speedy}}, com a tensão conferida na etiqueta antes do pedido.',
    ],
    heading: 'Passar o ponto do portão para 220 V',
    text: [
      'Conte as fases no quadro: com duas fases e neutro há 220 V em casa, mesmo que as tomadas sejam de 127 V. O ponto leva disjuntor duplo, DR e terra, e é serviço de eletricista.',
    ],
    points: [
      'Transformador não é solução: o inversor acusa falha na partida.',
      'Nunca ligue na outra tensão para experimentar.',
      'Peça a tensão escrita no orçamento.',
    ],
    further: 'Os dados do modelo estão em [PPA Home Jetflex](/motores/motor-ppa-home-jetflex).',
    send: 'Mande a foto do quadro de luz com a portinha aberta, sem tirar a tampa que cobre os fios, as medidas e o material da folha.',
  },
  {
    when: [
      'botoes|2 botoes|3 botoes|4 botoes|dois botoes|tres botoes|quatro botoes|um controle|mesmo controle|juntos|controle abre',
      'social e garagem|garagem e social|social e o de a garagem|garagem e o social|2 portoes|3 portoes|4 portoes|dois portoes|tres portoes|quatro portoes|varios portoes',
      'controle|controles',
    ],
    unless: 'nao abre|nao funciona|parou',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Um controle serve para vários portões, um botão em cada, desde que o receptor de todos leia a família dele: os botões mandam códigos próprios e se gravam em separado. Portão cuja central não o reconhece recebe um receptor avulso. Gravar fica entre {{part.programming.from}} e {{part.programming.to}}, e o receptor entra no conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Vários portões num controle só',
    text: [
      'Confira portão por portão: marca da placa, frequência e tipo de código. Em prédio, quem libera a gravação é a administração.',
    ],
    points: [
      'Mesma marca e mesma família: grava-se um botão em cada placa.',
      'Marcas diferentes: receptor igual em todos os portões.',
      'Um botão não deve abrir dois portões de uma vez: a entrada fica exposta.',
    ],
    send: 'Mande a foto do controle, de frente e de verso, e a da etiqueta de cada central.',
  },
  {
    when: [
      'rele fotoeletrico|rele fotocelula|rele de luz|fotoeletrico|fotoeletrica',
      'fotocelula*|sensor',
      'diferenca|ou|mesma coisa|qual|igual|serve|x',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['what', 'compatibility'],
    answer: [
      'São peças diferentes, embora as duas se chamem fotocélula: o relé fotoelétrico acende lâmpada quando escurece, e a fotocélula de portão é um par de sensores que impede a folha de fechar sobre quem passa. Uma não substitui a outra. O par de portão instalado fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    heading: 'Como reconhecer cada uma no balcão',
    text: [
      'O relé é uma peça só, com soquete de encaixe, ligada à rede de 127 ou 220 V. A de portão vem em duas caixinhas, emissor e receptor, e trabalha na tensão baixa que a central fornece.',
    ],
    points: [
      'Ligar o relé de lâmpada no borne da central pode queimar a placa.',
      'Luz da garagem com o portão: quem a aciona é a saída da central.',
      'Sensor de presença de alarme também não faz esse papel.',
    ],
    send: 'Mande uma foto da peça que você tem e uma do vão do portão visto de dentro.',
  },
  {
    when: ['temporizador*|modulo de trava|modulo trava', 'trava*|fechadura*|fecho'],
    unless: 'quebr*|queim*|nao abre',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['works', 'compatibility'],
    answer: [
      'O temporizador serve para a trava soltar antes de o motor puxar: ele recebe a ordem de abrir, alimenta a bobina por um ou dois segundos e só então deixa a folha andar. É preciso quando a central não tem saída de trava própria. Instalado num portão que já existe, entra no conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Com e sem temporizador na trava',
    text: [
      'Sem ele, há quem ligue a bobina junto com o motor: o pino solta tarde, a engrenagem força, e a bobina fica energizada o percurso inteiro até queimar.',
    ],
    points: [
      'Placa com borne de trava: o módulo é dispensável.',
      'Tensão do módulo igual à da bobina.',
      'Tempo curto demais prende o pino; longo demais o aquece.',
    ],
    send: 'Mande a foto da etiqueta da central e a da trava: dizemos se o módulo é necessário.',
  },
];
