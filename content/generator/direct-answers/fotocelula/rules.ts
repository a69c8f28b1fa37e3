/** Answers to titles about photocells: rules and duties. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const ruleAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'condominio*|predio*|edificio*',
      'precisa de duas fotocelulas|precisa de 2 fotocelulas|precisa duas fotocelulas|precisa ter duas fotocelulas|tem que ter duas fotocelulas|quantas fotocelulas|duas fotocelulas|2 fotocelulas|dois pares|segunda fotocelula|fotocelula dupla|dois sensores|mais de uma fotocelula|uma fotocelula so|uma fotocelula basta|uma so fotocelula',
    ],
    unless: 'preco|quanto custa|valor|queim*|quebr*|nao fecha',
    subject: 'fotocelula',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Em prédio, sim, é o que recomendamos: um par baixo, que vê criança, bicho e roda, e outro mais alto, que vê caminhonete e caminhão, porque um feixe só deixa passar o que fica acima ou abaixo dele. Não conhecemos lei geral que fixe o número; quem responde por um acidente é o condomínio, e cada par, já instalado, custa de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'Onde vão os dois pares',
    text: [
      'Um fica a um palmo e meio ou dois do chão e outro na altura do para-choque alto, os dois rentes à folha e fora do sol direto. Em portão de abrir, põe-se também um depois do arco da folha.',
    ],
    points: [
      'Os dois em série na mesma entrada: qualquer um cortado segura a folha.',
      'Prova em toda revisão, com a folha em movimento.',
      'Suporte firme, longe de onde o carro encosta.',
    ],
    send: 'Mande uma foto do vão por dentro, a largura e a foto da etiqueta da central.',
  },
  {
    when: [
      'fotocelula*|sensor de barreira|barreira|sensor infravermelho|sensor em portao|sensor de portao|precisa de sensor|precisa ter sensor',
      'basculante*',
      'obrigatori*|obrigad*|precisa*|preciso|necessari*|tem que ter|lei|exig*|funciona|serve|da para|pode|onde|altura',
    ],
    unless: 'nao fecha|nao abre|suja|queim*|defeito|parou|quanto custa|preco',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Na prática, sim, embora nenhuma lei geral a exija numa casa: a folha do basculante desce de cima, e quem está embaixo não a vê. Com fechamento automático não se dispensa. O par fica nas laterais do vão, a uns 50 cm do piso e fora do giro da folha, e a fotocélula instalada custa de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'Onde o feixe passa num portão que bascula',
    text: [
      'A folha projeta a parte de baixo para fora ou para dentro ao abrir. O feixe tem de passar do lado por onde ela não passa, ou o próprio portão o corta e a central manda voltar.',
      'Sem fotocélula não ligamos o fechamento automático. Com botão na mão e o vão à vista, o portão anda sem ela.',
    ],
    points: [
      'Emissor e receptor alinhados, cada um de um lado.',
      'Criança ou bicho na casa: um segundo par, a um palmo do chão.',
      'Teste com um cabo de vassoura no feixe enquanto a folha desce.',
    ],
    further:
      'Altura, ligação e teste estão na página do [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Mande pelo WhatsApp uma foto do portão aberto e outra fechado, de dentro: marcamos o lugar do par.',
  },
  {
    when: [
      'obrigatori*|obrigad*|proibid*|lei|exig*|norma|precisa por lei|e lei',
      'fotocelula*|sensor de barreira|barreira|sensor infravermelho|sensor de presenca|sensor de seguranca|sensor em portao|sensor no portao|sensor de portao|sensor',
    ],
    unless:
      'alarme|luz|fim de curso|estacionamento|multa|quem paga|condominio*|predio*|antiesmagamento|anti esmagamento|esmagamento',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Sim, na prática, onde o portão fecha sozinho: a norma técnica de segurança dos motores, que não é lei para casa, pede proteção contra esmagamento, e sem fotocélula não ligamos o fechamento automático. Onde alguém aperta o botão olhando o vão, ela não é obrigatória numa casa, mas convém, porque quem responde por um acidente é o dono do portão. Instalada, custa de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'Quem pode exigir a fotocélula',
    text: [
      'A prefeitura, a convenção do condomínio e a seguradora podem exigir mais, e são elas que confirmam o seu caso.',
      'Força regulada e fotocélula se somam: uma faz a folha parar ao encostar, a outra impede de encostar.',
    ],
    points: [
      'Fechamento automático ou pelo celular: fotocélula sempre.',
      'Criança, idoso ou bicho na casa: ponha mesmo sem fechamento automático.',
      'Par dos dois lados do vão, a 50 ou 60 cm do piso.',
      'Teste uma vez por mês com um cabo de vassoura no feixe.',
    ],
    further:
      'Altura, ligação e teste estão na página do [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Mande pelo WhatsApp uma foto dos dois lados do vão, vistos de dentro: marcamos nela o lugar do par.',
  },
  {
    when: [
      'carro|moto|veiculo|capo|para choque|lataria|caminhonete',
      'fechou em|fecha em|desceu em|caiu em|bateu em|pegou|acertou|amassou|riscou|quebrou|destruiu|em cima de|bate em|bater em|batendo em|atinge|atingiu|amassa|danifica|danificou|estrago|estragou',
      'quem paga|quem responde|quem arca|nao quer pagar|paga o prejuizo|paga o conserto|pagar o prejuizo|responsabilidade|responsavel|indeniz*|ressarc*|prejuizo|de quem e a culpa|quem e o culpado|culpa de quem|tem que pagar|deve pagar|nao paga|seguro cobre|seguro paga|meu seguro|de quem e a responsabilidade',
    ],
    unless:
      'bati|eu bati|morador bateu|visit*|sindico|condominio|predio|administradora|bateu em portao|bater em portao|bate em portao|bate o carro|bater o carro|bater com o carro|carro bate|amassou o portao|amassou portao|amassou meu portao|acertou o portao|quebrou o portao|quebrou meu portao|danificou o portao|destruiu o portao|estragou o portao',
    subject: 'fotocelula',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['allowed'],
    answer: [
      'Quem paga depende da causa: em regra é quem responde pelo portão, que é o dono da casa, o condomínio, ou quem instalou ou consertou há pouco e deixou a proteção sem funcionar. Quem atravessa com a folha já em movimento pode dividir a culpa. Em casa própria sobra o seguro do veículo. Agora, desligue o disjuntor, não mova a folha se o veículo ainda está preso e não use o portão até fotocélula e força serem testadas.',
    ],
    description:
      'Quem paga depende da causa: em regra, o dono do portão ou quem o instalou ou consertou mal; quem atravessa com a folha em movimento pode dividir a culpa.',
    heading: 'As provas que decidem a conta',
    text: [
      'Fotografe o veículo, a folha e os dois sensores antes de arrumar qualquer coisa. Um laudo curto do técnico diz qual proteção faltou, e é ele que se leva ao seguro, ao instalador ou ao juizado.',
    ],
    points: [
      'Seguro do carro: a cobertura de colisão costuma pagar, com a franquia; o da casa pode cobrir o dano a terceiros, e a apólice diz.',
      'Portão instalado ou consertado há pouco: reclame por escrito a quem o fez, dentro da garantia.',
      'Fotocélula ausente ou cega: de {{part.photocell.from}} a {{part.photocell.to}} para pôr ou trocar.',
      'Força alta ou pausa curta: de {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Desceu de uma vez, sem motor: cabo ou mola, e ninguém passa embaixo.',
    ],
    further: 'Como se prova o sensor está em [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Mande pelo WhatsApp a foto dos dois lados do sensor, a da etiqueta do motor e o bairro: dizemos o que testar e quanto custa.',
  },
  {
    when: [
      'fechar sozinho|fecha sozinho|fechamento automatico|fechar automatico',
      'lei|proibid*|obrigatori*|permitid*|norma|legal|multa',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Pode, com proteção: não conhecemos lei que proíba o fechamento automático, mas a norma técnica de motores de portão pede defesa contra esmagamento, e quem responde por um acidente é o dono. Em condomínio e comércio só o ligamos com a fotocélula provada.',
    ],
    heading: 'Como ligar sem pôr ninguém em risco',
    text: [
      'A fotocélula segura a folha aberta enquanto há alguém no vão, e a força no mínimo a faz parar se encostar. Pôr ou trocar o par fica entre {{part.photocell.from}} e {{part.photocell.to}}; acertar o tempo, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Tempo que dê para o pedestre mais lento sair do vão.',
      'Cabo de vassoura no feixe: a folha tem de voltar.',
      'Sensor queimado: fechamento automático desligado até trocar.',
      'Regra própria do município: pergunte à prefeitura.',
    ],
    send: 'Mande a foto dos dois lados do vão e a da central fechada: dizemos o que falta para ligar.',
  },
  {
    when: [
      'fotocelula|fotocelulas|sensor',
      'obrigatori*|obrigado|precisa|lei|norma|exigencia',
      'predio|condominio|comercio|loja|empresa|casa|residencia',
    ],
    unless: 'antiesmagamento|anti esmagamento|esmagamento',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Em prédio e comércio, trate a fotocélula como obrigatória: a norma brasileira de segurança para motores de portão pede proteção contra esmagamento, e quem responde por acidente é o responsável pelo portão. Na capital, o Decreto 58.275/2018 ainda cita o sensor de passagem como uma das formas de adequar portão que avança sobre a calçada.',
    ],
    heading: 'O mínimo que se confere antes de entregar',
    text: [
      'A força regulada faz a folha parar depois de encostar; a fotocélula evita que ela encoste. Uma não dispensa a outra, e o fechamento automático só se liga com as duas provadas.',
      'Par instalado, alinhado e testado fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Emissor de um lado e receptor do outro, entre cinquenta e sessenta centímetros de altura.',
      'Garagem com carro alto pede um segundo par.',
      'Teste mensal com um cabo de vassoura, anotado pelo zelador.',
      'Destravamento manual ensinado a quem abre a portaria.',
    ],
    questions: [
      {
        question: 'E em casa, é lei?',
        answer:
          'Onde há fechamento automático ou criança, trate do mesmo jeito; quem confirma o que é lei é a prefeitura.',
      },
    ],
    further:
      'Altura e ligação estão em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande a foto do vão dos dois lados e diga se há fechamento automático.',
  },
  {
    when: ['animal|animais|cachorro|cachorros|gato|pet', 'portao|motor', 'fechando|passa'],
    unless: 'machuca|machucar|foge|fuja|fugir|escapa|embaixo|por baixo|vao',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Para animal, uma fotocélula a vinte ou trinta centímetros do chão vê o que a normal não vê, e ela se soma à de cima, não a troca. Se o animal foge na abertura, o que ajuda é pausa curta e abertura só para o carro que entra.',
    ],
    heading: 'O que não funciona com animal',
    text: [
      'Sensor de presença comum dispara com folha e com sombra, e o portão fica abrindo à toa. Grade embaixo da folha resolve a passagem e precisa ter folga para não raspar.',
      'Um segundo par de fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Fechamento automático só com as duas fotocélulas provadas.',
      'Coleira longa prende no braço do basculante.',
      'Portão social sempre fechado.',
    ],
    further:
      'O que se confere está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande uma foto do vão perto do chão.',
  },
  {
    when: [
      'sem fotocelula|sem sensor|nao instalou|nao colocou|nao pos|desligou a fotocelula|desligou o sensor|tirou a fotocelula|tirou o sensor|ligou direto|jumper',
      'instalador|tecnico|empresa|instalaram|instalou',
      'fotocelula|sensor|portao|pode',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Não devia: portão com fechamento automático entregue sem fotocélula fecha em cima de quem passa, e quem instala responde pelo serviço que entregou. Desligue o fechamento automático hoje e peça a instalação do par por escrito, porque serviço com falha tem prazo de reclamação no Código de Defesa do Consumidor.',
    ],
    heading: 'O que pedir a quem instalou',
    text: [
      'Noventa dias é o prazo legal para vício aparente em serviço durável, contado da entrega. Leve a nota e uma foto do vão sem o sensor; se não houver resposta, o Procon recebe.',
      'Se preferir que façamos, o par instalado e testado fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Portão que só fecha apertando, com alguém à vista, corre menos risco.',
      'Força regulada continua obrigatória com ou sem o par.',
      'Peça o manual e o teste do cabo de vassoura.',
    ],
    further:
      'A altura e o teste estão em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande uma foto do vão dos dois lados e da etiqueta da central.',
  },
  {
    when: [
      'fotocelula*',
      'deslig*|desativ*|desabilit*|anular|anulad*|burlar|jump*|ponte|pontear|pontead*|tirar|tirei|retirar|remover',
    ],
    unless:
      'limp*|trocar|troca|substitu*|nova|desliga sozinh*|disjuntor|tecnico desligou|instalador desligou|tecnico tirou|instalador tirou',
    subject: 'fotocelula',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Não, não desligue a fotocélula com o portão no motor, nem por um dia: sem ela o portão fecha sobre quem estiver no vão. Se precisa dele aberto, para uma mudança ou uma obra, abra até o fim e desligue o disjuntor do portão; se precisa dele em uso, destrave o motor e feche na mão.',
    ],
    heading: 'O que fazer em vez de desligar a fotocélula',
    text: [
      'Quase sempre a vontade de tirá-la vem de um portão que não fecha, e aí o defeito é dela: lente suja, suporte torto, fio rompido. Alinhar fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; um par novo instalado, entre {{part.photocell.from}} e {{part.photocell.to}}.',
      'Com os fios em ponte, a central entende que o vão está livre o tempo todo. O fechamento automático tem de ficar desativado até ela voltar a funcionar.',
    ],
    points: [
      'Mudança ou entrega: portão aberto até o fim, disjuntor desligado, alguém na calçada.',
      'Basculante ou folha que desce sozinha destravada: não destrave, chame antes.',
      'Condomínio: registre por escrito quem pediu e até quando o portão fica parado.',
    ],
    send: 'Mande pelo WhatsApp uma foto das duas fotocélulas e diga se a luz de cada uma acende.',
  },
  {
    when: ['fotocelula*|sensor*', 'fita*|cola|colar|colad*|durepoxi|silicone|abracadeira*'],
    unless: 'sensor de fim|ima',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Não cole a fotocélula com fita, nem por uma semana: com sol e chuva ela cede, o feixe sai do alvo e o portão deixa de fechar, ou fecha sem proteção. O suporte vai com parafuso e bucha, numa base que não balança.',
    ],
    heading: 'Como fixar para o feixe não sair do lugar',
    text: [
      'Emissor e receptor ficam na mesma altura e de frente um para o outro, presos na alvenaria ou num poste firme, nunca na folha. Refixar e alinhar fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; par novo instalado, entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Parede oca ou fofa: bucha própria ou chapa por trás.',
      'Suporte quebrado: troca-se o suporte, e não a fotocélula.',
      'Vedação: silicone só em volta da base, sem tapar a lente nem o furo de baixo.',
      'Caiu agora e precisa fechar: feche olhando, com alguém ao lado do vão, e não a ponteie.',
    ],
    questions: [
      {
        question: 'Posso ligar os fios direto até consertar?',
        answer: 'Não. Ponteada, ela diz à central que o vão está livre sempre, também com uma criança nele.',
      },
    ],
    send: 'Mande a foto do suporte e da parede onde ele ficava.',
  },
  {
    when: [
      'escola|escolas|creche|colegio|hospital|igreja',
      'fotocelula|sensor|obrigatori*|seguranca|lei|norma',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Em portão de escola trate a fotocélula como obrigatória: norma técnica de portão pede proteção contra aperto, e quem responde por um acidente com aluno é a escola. Não fazemos fechamento automático sem ela em lugar com criança. O pedido da prefeitura, dos bombeiros ou da delegacia de ensino da sua cidade pode ir além, e é bom confirmá-lo por escrito.',
    ],
    heading: 'Segurança num portão por onde passam crianças',
    text: [
      'Um par só, na altura do para-choque, não vê criança sentada nem agachada: põem-se dois, a um palmo do piso e à altura do joelho. Na entrada e na saída dos alunos, a folha fica aberta e parada, com alguém no portão.',
      'Pôr ou trocar um par fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Porta de pedestre separada do portão de carro.',
      'Força testada com obstáculo, e o resultado anotado todo mês.',
      'Comando só na secretaria, com o vão à vista.',
      'Abertura manual conhecida por três funcionários.',
      'Grade com vãos fechados onde cabe um braço.',
    ],
  },
];
