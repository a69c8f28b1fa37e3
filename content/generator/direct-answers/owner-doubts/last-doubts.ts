/** Doubts about what lasts, what is worth it and who may: a spare control, the pavement, a porter, the day it comes. */
import type { DirectAnswer } from '../../direct-answer.ts';

const worth = 'vale a pena|vale|compensa|e bom|preciso|precisa';

export const lastDoubtAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'placa|central|motor',
      'raio|raios|trovoada|surto',
      'aguenta|resiste|suporta|protege|protegido|seguro contra',
    ],
    unless: 'queimou|parou|garantia|seguro residencial',
    subject: 'protecao-contra-raio',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Não aguenta um raio na rede: o surto entra pelo fio e queima a placa mesmo com o portão parado. O que ela suporta são os pequenos picos do dia a dia, e um DPS no quadro, com aterramento, segura a maior parte dos outros. Contra o raio que cai perto, o mais certo é o disjuntor do portão desligado.',
    ],
    heading: 'Quanto custa não ter proteção',
    text: [
      'Trocar a placa custa de {{part.board.from}} a {{part.board.to}}, com os controles gravados de novo. O DPS é serviço do eletricista.',
    ],
    points: [
      'Sem terra o DPS não trabalha.',
      'O fio do interfone também traz surto.',
      'Parou depois da trovoada: não rearme várias vezes.',
    ],
  },
  {
    when: ['rolling code|codigo rolante|rolante|hopping', worth],
    unless: 'como|ou|condominio*',
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Vale em portão que dá para a rua: no código rolante o controle não se clona, e o que se perde sai da memória sem mexer nos outros. Só não compensa a pressa se a sua central já é rolante, o que a etiqueta diz. Num motor antigo, um receptor avulso resolve a partir de {{repair.from}}, com os controles à parte.',
    ],
    heading: 'O que muda no dia a dia',
    text: [
      'Nada no uso: aperta-se e abre. Muda quem pode ter um controle, porque cada um precisa ser gravado na central.',
    ],
    points: [
      'Lava-rápido e manobrista deixam de ser risco.',
      'Controle novo pede acesso à central.',
      'Copiador de banca não serve.',
    ],
  },
  {
    when: ['controle*', 'reserva|extra|a mais|sobressalente', `${worth}|ter`],
    unless: 'preco|quanto|placa|kit',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['worth', 'program'],
    answer: [
      'Vale: controle perdido ou molhado não espera o dia da visita, e com um reserva já gravado a casa não fica na mão. Grave-o junto com os outros, porque o preço da visita é o mesmo, de {{part.programming.from}} a {{part.programming.to}}, e guarde-o dentro de casa com uma pilha nova ao lado.',
    ],
    heading: 'Onde guardar o reserva',
    text: [
      'Nem no carro nem com a chave do portão social: quem leva um leva o outro. Prove-o duas vezes por ano.',
    ],
    points: ['Sumiu: limpe a memória no mesmo dia.', 'Da mesma família da central, e não universal.'],
  },
  {
    when: ['cremalheira*', 'nylon', 'aco|ferro|metal', 'trocar|mudar|substituir|compensa|vale'],
    unless: 'qual|diferenca|dura mais',
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['worth', 'replace'],
    answer: [
      'Compensa em folha pesada, em prédio ou se a de nylon já quebrou por uso; em portão leve de casa, não, porque a de nylon com alma de aço dura anos e faz menos barulho. Se ela quebrou em folha leve, acerte antes a folga e a roldana, ou a de aço vai gastar o pinhão. A troca custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que muda com a de aço',
    text: [
      'Pede uma película de graxa branca e fala mais alto. O passo do dente tem de ser igual ao do pinhão.',
    ],
    points: [
      'Troque a linha inteira, sem misturar.',
      'Alinhe de ponta a ponta depois.',
      'Maresia: galvanizada.',
    ],
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
      'quantos fios|quais fios|que fio|qual fio|quantos cabos',
      'motor|portao|fotocelula*|botoeira|central',
    ],
    unless: 'cabo de aco|bitola',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Para a força vão três: fase, neutro e terra em 127 V, ou duas fases e terra em 220 V, em cabo de 2,5 mm² ou mais, num circuito só do portão. À parte, em outro conduíte, vão dois para a botoeira e, para a fotocélula, dois de um lado e quatro do outro, conforme o modelo.',
    ],
    heading: 'O que deixar passado antes',
    text: [
      'Um conduíte de energia até o motor e outro, vazio, entre os dois lados do vão. Fio de comando não divide conduíte com a rede, ou o portão recebe ordem que ninguém deu.',
    ],
    points: [
      'Duas folhas: cabo até o segundo motor, por baixo do vão.',
      'Distância longa: o eletricista aumenta a bitola.',
      'Quem liga do ponto em diante é o instalador.',
    ],
  },
  {
    when: ['controle*', 'chuva|molhou|agua', 'sera|sera que|estragou|estraga|queimou'],
    unless: 'piscina|maquina|lavei|caiu',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Talvez não: controle que pegou chuva volta a funcionar em boa parte das vezes, se secar antes de ser usado. Tire a pilha na hora, abra, seque com papel e deixe um dia à sombra; depois ponha pilha nova. Se a luz não acende ou o botão dispara sozinho, ele acabou, e o novo se grava por {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Saber se foi ele',
    text: [
      'Prove outro controle da casa: se nenhum abre, a chuva pegou o receptor ou a botoeira, e não o controle.',
    ],
    points: [
      'Secador quente e forno deformam a placa.',
      'Mancha verde no contato: limpe com álcool e escova macia.',
    ],
  },
  {
    when: ['fechadura', 'controle*', 'trocar|troca|conserto', 'e|portao'],
    unless: 'junto|mesmo controle|nao|parou|digital',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['replace', 'program', 'price'],
    answer: [
      'A fechadura elétrica do portão e o controle se trocam na mesma visita: a fechadura, com fio e ajuste, entra na faixa de {{repair.from}} a {{repair.to}}, e o controle novo se grava por {{part.programming.from}} a {{part.programming.to}}, com o aparelho à parte. Fechadura só de chave é do chaveiro.',
    ],
    heading: 'O que dizer antes',
    text: [
      'Se a troca é por perda ou roubo, peça também para limpar a memória da central e troque o miolo da chave no mesmo dia.',
    ],
    points: ['Foto da fechadura e do batente.', 'Foto do controle, frente e verso.'],
  },
  {
    when: ['motor|portao', 'barulh*|ruido*|rang*', 'torto|torta|empenado'],
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'O torto vem antes: folha fora do esquadro faz o motor forçar e é quase sempre a causa do barulho. Pare de usar, com o disjuntor desligado; no basculante há cabo ou mola cedendo, e ninguém fica embaixo. Cabo ou roldana custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, solda de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    heading: 'Se o som ficar depois de endireitar',
    text: [
      'Aí é do motor: engrenagem e rolamento, de {{part.gears.from}} a {{part.gears.to}}, ou base frouxa. O técnico ouve com a folha solta para separar os dois.',
    ],
    points: ['Não destrave folha torta.', 'Foto de frente, com o portão fechado.'],
  },
  {
    when: ['porteiro|portaria|zelador|funcionario|empregada', 'controle*', 'pode|deve|ficar|ter'],
    unless: 'perdeu|roub*',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Pode, se a administração ou o dono da casa autoriza e anota: controle entregue tem nome, número e data, e volta no dia em que a pessoa sai. O melhor é não precisar dele, com botoeira na portaria ou acesso próprio no celular, que se apaga. De código fixo, não entregue: ele volta copiado sem que se perceba.',
    ],
    heading: 'O que fazer quando a pessoa sai',
    text: [
      'No código rolante apaga-se só o número dela; no fixo, muda-se o código de todos. Uma visita grava os que ficam, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    points: ['Lista com quem está com cada controle.', 'Prestador de um dia: abre quem está em casa.'],
  },
  {
    when: ['obrigado|obrigada|obriga|tenho que|preciso|multa', 'portao', 'calcada|passeio'],
    unless: 'carro|obra|quebrar|estacion*|sinaleira|guia',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Na capital, se o portão automático sai do alinhamento e avança sobre a calçada, sim: a Lei 16.809/2018 manda adequar, e quem é intimado e não adequa paga multa. Adequar nem sempre é trocar: muitas vezes o serralheiro recua a folha ou muda as guias. Em outra cidade, quem diz é a prefeitura dela.',
    ],
    heading: 'Medir antes de trocar',
    text: [
      'Pare a folha no meio do curso e veja quanto ela passa do muro. Se não passa, não há o que mudar.',
    ],
    points: [
      'De correr resolve onde há parede ao lado.',
      'Depois do serralheiro, força e curso se regulam de novo.',
      'Guarde a intimação, com a data do prazo.',
    ],
  },
  {
    when: ['motor|kit', 'chegar|entrega|entregar|chega', 'quanto tempo|prazo|quando|demora|em quantos dias'],
    unless: 'outra cidade|tecnico|fora',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['buy'],
    answer: [
      'Em São Paulo e na Grande São Paulo o motor chega em até {{delivery.hours}}, e quase sempre vem com o técnico, que o instala em {{install.hours.from in digits}} a {{install.hours.to}}. Modelo fora do comum ou linha pesada tem o prazo dito no orçamento. O kit para basculante custa de {{kit.padrao}} a {{kit.jetflex}}, já instalado.',
    ],
    heading: 'O que atrasa um pedido',
    text: [
      'Tensão e tipo de folha trocados no pedido. Uma foto do portão por dentro e outra do quadro de luz evitam os dois.',
    ],
    points: ['Ponto de energia pronto antes do dia.', 'Folha que emperra: o acerto vem primeiro.'],
  },
  {
    when: ['quanto tempo|demora|quantas horas', 'trocar|troca', 'cabo|cabos|cabo de aco|roldana*|polia*'],
    unless: 'dura|de quanto em',
    subject: 'cabo-de-aco',
    aspects: ['replace', 'price'],
    answer: [
      'A troca leva até {{part.rollersAndCables.hours}}, com a folha escorada, o par novo posto e o equilíbrio acertado no fim; custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Demora mais só se a polia travou na coluna ou se a folha entortou quando o cabo cedeu.',
    ],
    heading: 'Até a hora da troca',
    text: [
      'Portão fechado, disjuntor desligado e ninguém embaixo. Se parou aberto, isole o vão e não destrave o motor.',
    ],
    points: [
      'Diga a altura do portão: o cabo já vem no comprimento.',
      'Cabo e roldana se trocam na mesma visita.',
    ],
  },
];
