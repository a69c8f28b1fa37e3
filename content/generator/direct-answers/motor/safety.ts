/** Answers to titles about motors: safety. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksMay } from '../../words/asking-words.ts';
import { from220To127, gateOrMotor } from '../../words/title-groups.ts';

const mayConnect =
  'posso ligar|pode ligar|pode ser ligado|da para ligar|posso usar|pode usar|da para usar|consigo ligar|funciona|ligar|ligado|usar|instalar|posso instalar|pode instalar|serve|pega|roda|anda';

/** The supply of 127 V, which people also call 110 V. */
const in127Volts =
  'em 110|em 127|em 110v|em 127v|em casa 110|em casa 127|em casa 110v|em casa 127v|em casa de 110|em casa de 127|em casa e 110|casa e 110|casa e 110v|casa e 127|casa e 127v|casa so tem 110|casa so tem 127|so tem 110|so tem 127|em rede 127|em rede 127v|em rede de 127|em tomada 110|em tomada de 110|em tomada de 127|em rede 110|em rede de 110|tomada 110v|tomada 127v|rede 110v|em tomada 127|tomada e 110|tomada e 110v|tomada e 127|tomada e 127v|rede e 110|rede e 127|em luz 110';

const in220Volts =
  'em 220|em 220v|em casa 220|em casa 220v|em casa de 220|casa e 220|casa e 220v|em tomada 220|em tomada de 220|em rede 220|tomada 220v|rede 220v|em rede de 220|tomada e 220';

export const safetyAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'checklist|check list|lista|o que verificar|o que conferir|o que checar|o que olhar|o que observar|como conferir|roteiro|inspecao|vistoria',
      'enchente|alagou|alagamento|inundac*|agua entrou',
      gateOrMotor,
    ],
    unless: 'nao abre|nao fecha',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety', 'care'],
    answer: [
      'Depois da enchente, verifique nesta ordem, com o disjuntor do portão desligado: até onde a água chegou na parede, se a caixa do motor ficou abaixo dessa marca, se há barro no trilho e nas roldanas e se a folha anda leve na mão. Se a água alcançou o motor ou a central, não religue: é a corrente na placa molhada que a queima, e ela ainda pode ser salva seca e limpa.',
    ],
    heading: 'O que secar, o que lavar e o que trocar',
    text: [
      'Barro sai com água doce e pano, longe da caixa. Rolamento e engrenagem que ficaram debaixo da água perdem a graxa e se abrem na bancada; fotocélula com gota por dentro da lente quase sempre se troca.',
      'A conta fica entre {{repair.from}} e {{repair.to}}, conforme a peça, e o orçamento vem antes. Fotografe tudo para o seguro.',
    ],
    points: [
      'Não toque na folha com o piso molhado e a energia ligada.',
      'Nobreak no chão: desligue e não ligue mais.',
      'Tomada e disjuntor que molharam são do eletricista.',
      'Para sair de carro: destrave pela chave, com a folha reta.',
    ],
    send: 'Mande a foto da marca da água e da caixa do motor fechada: dizemos se dá para secar ou se há peça a trocar.',
  },
  {
    when: [
      'ficar ligado|ligado direto|ligado o dia todo|ligado sempre|ligado na tomada|ligado 24',
      'aguenta|pode|tem problema|faz mal|queima|precisa',
      'motor|portao|central',
    ],
    unless: 'tomada comum|tomada normal|tomada simples|nao desliga|nao para|chuva|tempestade|gira',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['power', 'works'],
    answer: [
      'Aguenta ficar ligado na rede o tempo todo: parado, só a central consome, e muito pouco. O que ele não aguenta é girar sem parar: motor de casa trabalha alguns segundos por viagem e, depois de muitas seguidas, desliga pelo protetor térmico até esfriar. Se ele continua girando com a folha no fim, desligue o disjuntor, porque é defeito.',
    ],
    heading: 'Quando vale desligar',
    text: [
      'Trovoada chegando, viagem longa e qualquer serviço na folha pedem o disjuntor desligado. Controles e curso ficam gravados.',
    ],
    points: [
      'Central morna: normal.',
      'Motor quente parado: defeito.',
      'Desligado, o motor continua travando a folha.',
    ],
  },
  {
    when: [
      '220|220v|110|110v|127',
      'gasta menos|gasta mais|economiza|economico|mais economico|consome menos|consumo menor|conta de luz',
      'motor|portao|ligar',
    ],
    unless: 'qual|ou|chuveiro',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['power', 'works'],
    answer: [
      'Não é verdade: a conta de luz cobra watts, e um motor da mesma potência gasta o mesmo em 127 V e em 220 V. O que muda é a corrente: em 220 V ela cai quase à metade, o fio esquenta menos e a partida é mais firme num ponto distante. Escolha pela tensão que já chega ao lugar.',
    ],
    heading: 'O que pesa no consumo',
    text: [
      'Um motor de casa puxa de {{consumption.from in digits}} a {{consumption.to}} só enquanto anda: dez viagens por dia ficam abaixo de um quilowatt-hora por mês.',
    ],
    points: [
      'Folha pesada gasta mais que qualquer tensão.',
      'Capacitor fraco deixa o motor quente e lento.',
      'Ligar na tensão errada queima a placa ou trava o motor.',
    ],
  },
  {
    when: [
      '127v|127|110v|110|220v|220',
      'ligar|usar|funciona|instalar|posso ligar',
      'ppa|speedy|home|motor',
      `${asksMay}|funciona`,
    ],
    unless:
      'jetflex|jet flex|220 em 110|110 em 220|em 220 e|ou|qual|gasta|queimou|transformador|trocar|rede|tomada 220|bivolt|com inversor|parou|motor 220|motor 110|motor 220v|motor 110v|motor 127v|motor de 220*|motor de 110*|motor de 127*|220* em 1*|127* em 220*|110* em 220*|220* ligad* em 1*|220* funciona em 1*|220* serve em 1*|220* pega em 1*|220* roda em 1*|127* funciona em 220*|110* funciona em 220*|motor e 220*|motor e 110*|motor e 127*',
    of: ['motor', 'motor-rapido', 'kit-de-motor', 'portao-automatico', 'fiacao', 'automatizacao'],
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['power', 'compatibility'],
    answer: [
      'Pode se a etiqueta do motor traz essa tensão, e só nesse caso: a maioria sai de fábrica para uma só, 127 ou 220 V. O PPA Home e o SPEEDY se pedem na tensão do seu ponto; o PPA Home Jetflex é de {{homeJetflex.volts}}. Ligado na tensão errada, o motor queima a placa ou ronca sem sair.',
    ],
    heading: 'Como conferir antes de ligar',
    text: [
      'Leia o V na etiqueta da carcaça e peça ao eletricista que meça o ponto. O que se chama de 110 é 127 V em São Paulo.',
    ],
    points: [
      'Modelo que aceita as duas: a mudança é por fio ou chave, dentro da caixa, pelo técnico.',
      'Casa sem 220 V: escolha um motor de 127 V, com a mesma força.',
      'O motor precisa de terra, em 127 ou em 220 V.',
    ],
  },
  {
    when: [
      'faisca*|centelh*|fagulh*',
      'e normal|normal|e comum|natural|devo me preocupar|preciso me preocupar|e perigoso|tem problema|e grave|preocupante',
    ],
    unless: 'quanto custa',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    isDanger: true,
    aspects: ['safety'],
    answer: [
      'Não é normal: motor de portão que solta faísca para fora tem fio descascado, borne frouxo ou placa em curto. Desligue o disjuntor, não toque no ferro da folha e não acione outra vez; com fumaça ou chama, afaste-se e ligue 193. O conserto fica entre {{repair.from}} e {{repair.to}}, depois de medir.',
    ],
    heading: 'O que esperar até a visita',
    text: [
      'A faísca pequena que se vê só com a tampa aberta, no contato do relé, existe em toda placa antiga; a que se vê com a caixa fechada é fuga. A tampa continua fechada até o técnico chegar.',
    ],
    points: [
      'Na tomada: plugue frouxo ou tomada derretida, serviço do eletricista.',
      'Na roda ou no trilho: ferro contra ferro, sem relação com a rede.',
      'Junto com chuva: água na caixa, e a folha pode dar choque.',
    ],
    send: 'De longe e com tudo desligado, mande a foto da caixa fechada e conte de onde saiu a faísca.',
  },
  {
    when: [
      'gato|gata|gatos|passarinho|passaro|passaros|rolinha|pombo|pombos|gamba|sarue|lagarto|coruja|morcego|filhotes|ninho|ninhos',
      'dorme|dormindo|deita|deitado|sobe em cima|em cima|ninho|dentro|entra|entrou|mora|fica|fez casa',
      'motor|caixa|central|carenagem|tampa',
    ],
    unless: 'preso|presa|prendeu|esmag*|machuc*|morto|morreu|choque|bolso',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['safety', 'care'],
    answer: [
      'Há perigo para o bicho e para o motor: ele procura a caixa porque é morna, e a folha, o braço ou o pinhão pegam a pata quando alguém aperta o controle de longe. Espante-o antes de abrir e feche o acesso com o disjuntor desligado; com ninho ou filhotes dentro, não ligue o portão até tirá-los.',
    ],
    heading: 'Tirar o lugar de dormir sem machucar',
    text: [
      'Por fora, uma peça inclinada sobre a caixa não deixa deitar. A tampa tem de fechar inteira, com o furo do fio vedado; grade ou arame perto da engrenagem não, porque se solta e trava.',
      'Pelo, palha e sujeira na placa seguram umidade e dão curto. Limpar por dentro e vedar é do técnico, a partir de {{repair.from}}.',
    ],
    points: [
      'Ninho com ovos de pássaro silvestre: pergunte à prefeitura antes de mexer.',
      'Repelente em spray não vai na caixa: conduz e pega fogo.',
      'Fechamento automático desligado enquanto o bicho frequenta o lugar.',
      'Cheiro forte ou barulho novo: disjuntor desligado e visita.',
    ],
    send: 'De longe, mande a foto da caixa do motor e de onde o bicho entra ou deita.',
  },
  {
    winsTies: true,
    when: ['220 volts|220v|220|220 v', `${mayConnect}|comprei|comprou|veio|tenho`, in127Volts],
    unless:
      '110 e|127 e|110v e|127v e|queimou|queimado|liguei|ligaram|ligou|errad*|127* em 220*|110* em 220*|transformador|autotransformador',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['power'],
    answer: [
      'Não ligue, porque não funciona: motor de 220 V em 110 V ou 127 V recebe pouco mais da metade da tensão, ronca, não parte ou trava com a folha no meio do caminho, e esquenta até queimar a bobina; a central pode nem acender. Só serve o motor que traz as duas tensões na etiqueta: no bivolt automático nada se muda, nos outros a ligação é trocada pelo técnico. Sem isso, o eletricista leva 220 V até o ponto ou se põe um motor da tensão que a casa tem.',
    ],
    description:
      'Não ligue, porque não funciona: motor de 220 V em 110 V ou 127 V ronca, não parte ou trava no meio do caminho, e esquenta até queimar.',
    heading: 'Como ter a tensão certa no ponto do portão',
    text: [
      'A que chamamos de 110 V é quase sempre 127 V, e a conta não muda: falta tensão. Se já foi ligado assim e só roncou, desligue o disjuntor e não insista; com cheiro de verniz, a bobina precisa ser medida.',
      'Trocar o motor de uma casa por um da tensão do ponto fica entre {{replacement.from}} e {{replacement.to}}; o circuito novo é orçado pelo eletricista.',
    ],
    points: [
      'Quadro com duas fases: o eletricista tira 220 V dele, em circuito só do portão.',
      'Uma fase só: motor de 127 V, ou pedido de mais uma fase à concessionária.',
      'Etiqueta com as duas tensões: a ligação muda por dentro, na mão do técnico.',
      'Transformador: tem de aguentar a partida, e raramente compensa.',
    ],
    send: 'Mande a foto da etiqueta do motor e a do quadro com a portinha aberta, sem tirar a tampa que cobre os fios: dizemos qual dos caminhos serve.',
  },
  {
    when: ['110 volts|127 volts|110v|127v|110|127', mayConnect, in220Volts],
    winsTies: true,
    unless: 'queimou|queimado|liguei|ligaram|ligou|errad*|220* em 1*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['power'],
    answer: [
      'Não ligue: motor de 110 V em 220 V recebe quase o dobro da tensão e, em vez de funcionar, queima em segundos, a placa primeiro e a bobina logo depois. Só pode o que traz as duas tensões na etiqueta, e a mudança é feita por dentro, pelo técnico, com o disjuntor desligado.',
    ],
    heading: 'Como ter a tensão certa no ponto do portão',
    text: [
      'Onde há 220 V quase sempre há 127 V no mesmo quadro, entre uma fase e o neutro: o eletricista leva essa tensão ao portão. Ligação em tensão errada fica fora da garantia.',
      'Se já foi ligado, placa vai até {{part.board.to}} e estator, de {{part.stator.from}} a {{part.stator.to}}; antes disso se mede o que escapou.',
    ],
    points: [
      'Leia a etiqueta do motor, e não a da caixa.',
      'A tensão no ponto se mede antes de ligar, com o eletricista.',
      'Chave de tensão na placa: confere-se com a etiqueta ao lado.',
      'Fotocélula, trava e luz ligadas junto têm a mesma tensão da saída delas.',
    ],
    send: 'Mande a foto da etiqueta do motor e diga que tensão há no ponto: respondemos se serve antes de você ligar.',
  },
  {
    when: [
      '220|220v|220 v',
      'em 110|em 127|em 127v|em 110v|em 127 v|em 110 v|em tomada 127|em tomada 110|em tomada 110v|em tomada 127v|em rede 110|em rede 127|em casa 110|em casa 127',
    ],
    unless: 'posso|pode|da para|tem como|consigo|serve|transformador',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['safety', 'repair', 'compatibility'],
    answer: [
      'Motor de 220 V ligado em 127 V não parte: ronca, fica sem força e esquenta, e a bobina queima se a pessoa insistir. Desligue o disjuntor já; se foi por pouco tempo, costuma bastar ligar na tensão certa e testar. No sentido contrário, motor de 127 V em 220 V queima em segundos, e a placa com ele.',
    ],
    heading: 'O que a tensão errada estraga em cada sentido',
    text: [
      'Tensão de menos faz o motor puxar corrente sem girar, e o calor come o verniz da bobina. Tensão de mais atravessa a fonte da placa, o capacitor e a bobina de uma vez.',
      'Placa fica entre {{part.board.from}} e {{part.board.to}}, e estator entre {{part.stator.from}} e {{part.stator.to}}. Quem corrige a tensão do ponto é um eletricista ou o técnico, com o medidor na mão.',
    ],
    points: [
      'Leia a etiqueta: o número ao lado da letra V.',
      'Disjuntor duplo costuma ser 220 V; simples, 127 V.',
      'Cheiro de verniz: não ligue de novo nem na tensão certa.',
      'Bivolt tem chave ou ligação própria: confira antes.',
    ],
    questions: [
      {
        question: 'Um transformador resolve?',
        answer:
          'Só um com folga para a partida, que puxa várias vezes a potência da etiqueta. Levar a tensão certa ao ponto é melhor e mais seguro.',
      },
      {
        question: 'Queimou: a garantia cobre tensão errada?',
        answer:
          'Em regra não, porque é erro de ligação. O técnico mede e diz o que se salvou antes de orçar.',
      },
    ],
  },
  {
    when: ['seguro', 'roub*|furt*|levaram'],
    subject: 'motor',
    aspects: ['safety'],
    answer: [
      'Motor de portão roubado ou furtado entra no seguro residencial só se a apólice cobre furto do que fica fora da casa; leia essa cláusula e faça o boletim de ocorrência antes de mexer no que sobrou. O orçamento do motor novo, de {{replacement.from}} a {{replacement.to}} com a troca, nós damos por escrito.',
    ],
    heading: 'Depois do furto do motor',
    text: [
      'Feche a folha na mão e prenda-a por dentro, com o disjuntor desligado e os fios isolados. No motor novo, peça parafusos de cabeça lisa e caixa fechada.',
    ],
  },
  {
    when: [
      'engrenagem aberta|engrenagem exposta|engrenagem a mostra|motor exposto|motor aberto|motor sem tampa|sem tampa|sem a tampa|sem capa|sem protecao',
      'perigo|perigoso|pode|risco|tem problema|motor|seguro',
    ],
    unless: 'comprar|preco|quanto|onde|chuva|fotocelula|placa',
    winsTies: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'É perigoso, sim: o pinhão puxa dedo, cabelo e barra de roupa para dentro do dente, e a placa a descoberto tem a tensão da rede. Não use assim nem por um dia: desligue o disjuntor, mantenha criança e animal longe e mova a folha na mão pela chave, se ela anda leve, até repor a tampa do modelo. Refazer a proteção fica na faixa de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Até a tampa chegar',
    text: [
      'Saco plástico e fita não protegem o dedo e ainda guardam umidade. Uma caixa que cubra o pinhão sem encostar nele serve por poucos dias, com o portão desligado.',
    ],
    points: [
      'A cremalheira na altura da mão também prende: a capa cobre o encontro dos dois.',
      'Fio emendado à vista: não toque nem com ele desligado na tomada.',
      'Em prédio, o síndico responde por motor aberto em área comum.',
    ],
    send: 'Mande a foto do motor e da etiqueta: dizemos se a tampa se acha e quanto custa.',
  },
  {
    when: [
      'pegando fogo|pegou fogo|fogo|incendio|em chamas|chama|labareda',
      'motor|portao|central|placa|garagem',
    ],
    unless: 'corta fogo|porta de incendio|alarme|prova de fogo',
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'Motor de portão pegando fogo: afaste todos, desligue o disjuntor no quadro se o caminho até ele estiver livre e ligue 193. Não jogue água, porque há rede elétrica; só use extintor de pó ou de gás carbônico se o fogo for pequeno e houver saída às suas costas.',
    ],
    heading: 'Fogo no motor: primeiro as pessoas',
    text: [
      'Desligada a energia, o fogo de um motor costuma diminuir, porque o que o alimenta é a corrente. Mesmo apagado, ele não se religa e a caixa não se abre até esfriar.',
      'Se a garagem é a única saída do carro, deixe o carro. Saia pela porta social e espere os bombeiros do lado de fora.',
    ],
    points: [
      'Disjuntor do portão, ou o geral se não souber qual é.',
      'Nunca água em aparelho ligado à rede.',
      'Gás, tinta e gasolina longe do motor, sem se arriscar por eles.',
      'Bombeiros: 193. Queimadura ou fumaça respirada: 192.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Depois do fogo: o que se troca e o que se investiga',
        text: [
          'Motor que queimou com chama se troca, e o serviço instalado fica entre {{replacement.from}} e {{replacement.to}}. Antes do novo se acha a causa, ou ela queima o seguinte: fio fino, emenda frouxa, disjuntor grande demais, folha travada com o motor insistindo.',
        ],
        points: [
          'Fotografe tudo antes da limpeza, por causa do seguro.',
          'Peça o circuito refeito por eletricista, com disjuntor próprio.',
          'Folha chamuscada: veja cabo e solda antes de mover.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso abrir o portão na mão depois do fogo?',
        answer:
          'Só depois de esfriar, com o disjuntor desligado e a folha reta. Destravamento que derreteu não se força.',
      },
      {
        question: 'O seguro da casa paga?',
        answer:
          'Depende da apólice, em geral na cobertura de incêndio ou de dano elétrico. Guarde fotos e a peça queimada.',
      },
    ],
  },
  {
    when: [
      'faz mal|queima|estraga|tem problema|da problema|perigoso|danifica|o que acontece',
      'ligar|ligado|ligo|por|colocar',
      '220*|110*|127*',
      'se e 110|se e 127|sendo 110|sendo 127|e 110|e 127|e de 110|e de 127|de 110|de 127|110 em 220|127 em 220|motor 110|motor 127|motor de 110|motor de 127|110v|127v|110',
    ],
    unless: `ou|gasta|economi*|queimou|bivolt|transformador|liguei|${from220To127}`,
    subject: 'motor',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['power', 'safety'],
    answer: [
      'Faz, e muito: motor de 127 V, o que se chama de 110, ligado em 220 V queima a placa e a bobina em segundos. Não ligue para experimentar. Ou o eletricista leva um ponto de 127 V até ele, ou se compra um motor da tensão do lugar; se a etiqueta diz as duas, a escolha é feita antes, na chave da placa.',
    ],
    heading: 'Se ele já foi ligado na tensão errada',
    text: [
      'Desligue o disjuntor e não repita, mesmo que ele pareça vivo. A placa trocada fica entre {{part.board.from}} e {{part.board.to}}, e a bobina, entre {{part.stator.from}} e {{part.stator.to}}; o técnico mede as duas.',
    ],
    points: [
      'Tensão medida na tomada, e não deduzida pelo formato.',
      'Etiqueta do motor e da central, as duas iguais.',
      'O contrário, motor de 220 V em 127 V, ronca e não parte.',
    ],
    send: 'Mande a foto da etiqueta do motor e a do quadro com a portinha aberta.',
  },
  {
    when: ['motor*|portao*|placa', from220To127, 'queim*|estrag*|pifou|pifa|fumaca|morreu|danifica|faz mal'],
    unless: 'transformador|autotransformador|110* em 220*|127* em 220*|posso|pode ligar|serve',
    subject: 'motor',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['safety', 'repair', 'price'],
    answer: [
      'Queima se alguém insistir: motor de 220 V ligado em 110 V não tem força para girar, esquenta e perde a bobina. Ele recebe pouco mais da metade da tensão, porque a rede de 110 V é de 127 V, e ronca parado. Desligue o disjuntor já. Se foi por pouco tempo e não há cheiro de verniz, em geral nada se perdeu, e ele volta a andar ligado em 220 V, depois de medido. Bobina queimada fica entre {{part.stator.from}} e {{part.stator.to}}; acima disso compara-se com o motor novo, de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    heading: 'O que se mede antes de ligar em 220 V',
    text: [
      'A tensão baixa costuma poupar o capacitor e a placa e castigar a bobina, porque o motor puxa corrente sem sair do lugar. O técnico mede a resistência dela e a fuga para a carcaça, com o motor frio.',
      'O ponto se corrige primeiro: o eletricista leva 220 V até o portão ou, se a casa só tem uma fase, põe-se um motor de 127 V. No sentido contrário o dano é outro: motor de 127 V em 220 V queima em segundos.',
    ],
    points: [
      'Roncou e não saiu: desligue, porque cada tentativa esquenta mais a bobina.',
      'Cheiro de verniz ou fumaça: não ligue de novo nem na tensão certa.',
      'Etiqueta que traz 127 e 220 V: o técnico muda a ligação por dentro.',
    ],
    send: 'Mande a foto da etiqueta do motor e conte por quanto tempo ele ficou ligado e se houve cheiro.',
  },
  {
    when: [
      'desligar|desligo|desliga|desligado',
      'chove|chuva|chovendo|chover|chuvoso|temporal|tempestade|trovoada|relampago',
      'motor|portao',
      'precisa|preciso|posso|pode|devo|deve|e bom|convem|tem que|melhor|quando',
    ],
    unless: 'nao desliga|desliga sozinho|parou|falha|queimou',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['safety', 'allowed'],
    answer: [
      'Por causa da chuva não precisa: motor com a tampa inteira e bem fechada trabalha ao tempo. Desligue o disjuntor quando há raios, quando a água sobe perto do motor ou quando o portão começa a falhar molhado; aí espere secar e chame. Refazer a vedação fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'Chuva, raio e enchente não pedem o mesmo',
    text: [
      'O raio chega pela rede, e só o disjuntor desligado ou um protetor de surto com terra segura. Na enchente, a água alcança a placa mesmo desligada, e o motor só se religa depois de visto pelo técnico.',
    ],
    points: [
      'Desligado, o portão se abre pela chave, com a folha reta.',
      'Choque ao tocar na folha: disjuntor, e ninguém encosta.',
      'Tampa rachada: conserte antes da estação das chuvas.',
    ],
    send: 'Conte se ele falha só molhado e mande a foto da tampa do motor.',
  },
];
