/** Answers to titles about tilting gates: loose and broken. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const looseAndBrokenAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'torto|torta|pendendo|inclinad*|descendo torto|desce torto|um lado mais baixo',
      'cabo*',
      'ou',
      'dobradica*|mola|molas|pivo|contrapeso|roldana',
    ],
    subject: 'portao-basculante',
    isComplaint: true,
    isDanger: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Pare de usar, desligue o disjuntor e olhe de longe: um lado mais baixo, com cabo frouxo ou fora da polia, é cabo; os dois cabos esticados e a folha torcida é pivô, dobradiça ou mola fraca de um lado. Não destrave, porque o motor pode ser o que ainda segura a folha. Cabos, polias e molas ficam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, trocados em par.',
    ],
    heading: 'Cabo, mola e dobradiça de fora do vão',
    text: [
      'Cabo solto se vê: ele faz barriga ou se enrola na coluna. Mola fraca se ouve: a folha desce com pressa daquele lado. Dobradiça gasta abre um vão entre a folha e a coluna.',
      'O técnico escora a folha antes de mexer e acerta os dois lados juntos.',
    ],
    points: [
      'Torto só na subida: polia ou cabo preso.',
      'Torto sempre igual: pivô ou dobradiça.',
      'Torto cada dia mais: cabo que estica.',
    ],
    send: 'Mande fotos das duas colunas, de longe, com a folha onde parou.',
  },
  {
    when: [
      'mola|molas',
      'cabo*',
      'ou',
      'quebrou|quebrado|arrebentou|partiu|estourou|rompeu|soltou|o que quebrou|qual quebrou',
    ],
    subject: 'portao-basculante',
    isComplaint: true,
    isDanger: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Folha caída de um lado, com um fio solto pendurado ou enrolado na coluna, é cabo; folha reta que ficou pesada dos dois lados, com espiras abertas ou pedaço de mola no chão, é mola. Nos dois casos não acione, não destrave e não passe embaixo: disjuntor desligado e todos longe. Cabos ou molas se trocam em par, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Olhar de longe, sem mexer',
    text: [
      'Use a lanterna do celular e o zoom, do lado de fora do vão. A peça inteira de um lado mostra como a do outro deveria estar.',
      'O técnico escora a folha antes de tocar em qualquer coisa, troca o par e refaz o equilíbrio, para que ela pare a meia altura na mão.',
    ],
    points: [
      'Estrondo e folha que desceu: mola ou cabo, os dois descem.',
      'Caixa de contrapeso no chão: cabo.',
      'Gancho partido na ponta: mola.',
      'Parafuso na coluna e dobradiça aberta: pivô.',
    ],
    send: 'Mande duas fotos de longe, uma de cada coluna, e diga se o portão ficou aberto ou fechado.',
  },
  {
    when: ['dobradica*|pivo|pivos|mancal|mancais', 'basculante*'],
    unless: 'pivotante|rolamento',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['repair', 'price'],
    answer: [
      'No portão basculante quem faz as vezes da dobradiça é o pivô, ou mancal, o ponto lateral em que a folha gira; gasto ou seco, ele range, deixa a folha torta e pesa no motor. A troca se faz com a folha escorada, dos dois lados, e fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; solda de suporte vai de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    heading: 'Sinais de pivô no fim',
    text: [
      'Rangido no mesmo ponto da subida, folha que encosta de um lado e pó de ferro embaixo do eixo mostram o desgaste. Graxa resolve o seco, e não o gasto.',
      'Não solte nada: cabo e contrapeso continuam puxando a folha.',
    ],
    points: [
      'Disjuntor desligado e ninguém embaixo.',
      'Os dois lados juntos, da mesma medida.',
      'Depois da troca, o equilíbrio é conferido na mão.',
      'Coluna trincada junto do pivô: serralheiro antes.',
    ],
    send: 'Mande a foto dos dois lados do portão, de dentro, e um vídeo da subida.',
  },
  {
    when: [
      'solta e cai|sobe e cai|sobe mas cai|sobe e solta|larga e cai|solta e desce|sobe e despenca|escapa e cai|sobe mas solta',
    ],
    unless: 'controle|volta a descer devagar',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isComplaint: true,
    isDanger: true,
    aspects: ['repair'],
    answer: [
      'Pare agora: portão que o motor sobe e depois solta perdeu a ligação com a folha ou o equilíbrio, e cai sobre quem estiver embaixo. Desligue o disjuntor, afaste todos e não destrave. O que falha é a porca do fuso, o pino do braço, o cabo ou a mola: porca e engrenagem custam de {{part.gears.from}} a {{part.gears.to}}, e cabo ou mola, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que se olha de longe',
    text: [
      'Só com a folha embaixo e quieta. Se ela ficou no alto, ninguém passa, nem para tirar o carro: quem escora é o técnico.',
    ],
    points: [
      'Cabo frouxo, desfiado ou fora da polia.',
      'Mola com elo aberto ou caixa de peso no chão.',
      'Braço pendurado ou parafuso no piso.',
      'Motor que continua girando enquanto a folha cai: porca gasta.',
    ],
    further: 'O que cada peça segura está em [contrapeso desregulado](/contrapeso-do-portao-desregulado).',
    send: 'De longe, fotografe as duas laterais, mande pelo WhatsApp com o bairro e diga se há carro ou alguém preso.',
  },
  {
    when: [
      'basculante',
      'desequilibrado|torto|pende|pesa de um lado|caindo de um lado',
      'porta|chapa|reforma|pintura|novo|madeira',
    ],
    subject: 'portao-basculante',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['repair'],
    answer: [
      'Depois que a folha ganhou peso de um lado, o contrapeso antigo não a segura: desligue o disjuntor, não use e não fique embaixo. O que se refaz é o equilíbrio, com o peso novo na conta, e só depois a força do motor.',
    ],
    heading: 'Peso de um lado, desgaste dos dois',
    text: [
      'Cabo do lado leve afrouxa, o do lado pesado arrebenta. Porta embutida, vidro, chapa e até tinta grossa entram na conta; a folha solta tem de parar a meia altura antes do motor.',
      'Equilíbrio, cabos e molas ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Pende para o lado da porta social: contrapeso daquele lado.',
      'Pivô gasto: a folha cai e raspa.',
      'Não calce embaixo: escora só com o técnico.',
    ],
    further:
      'O que faz um basculante pesar está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Com o portão fechado, mande uma foto de cada lateral por dentro.',
  },
  {
    when: [
      'cabo|cabos|cabo de aco',
      'arrebent*|romp*|partiu|partid*|quebr*|estour*|soltou|solto',
      'mola|molas|dobradica|dobradicas|pivo|pivos',
    ],
    unless: 'de luz|eletrico|de energia|custa|preco|quanto',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Com o cabo de aço do basculante arrebentado, não acione o motor, não destrave e não passe por baixo: daquele lado nada mais segura a folha, que pode torcer e descer de uma vez. Desligue o disjuntor, mantenha todos longe e peça o par de cabos, que trocado fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; mola e dobradiça se veem na mesma visita.',
    ],
    heading: 'Cabo, mola e dobradiça: o que cada um segura',
    text: [
      'O cabo liga a folha ao contrapeso, que fica na coluna; onde não há contrapeso, quem equilibra é a mola. A dobradiça, ou pivô, é o eixo em que a folha gira. Um partido joga o esforço nos outros dois e no motor.',
      'O técnico escora a folha, tira a carga, troca os dois lados e refaz o equilíbrio antes de religar. Dobradiça que pede solda é serviço de serralheiro, e dizemos isso pela foto.',
    ],
    points: [
      'Cabo: trocam-se os dois, porque o outro fez as mesmas viagens.',
      'Contrapeso caído na coluna: não erga nem puxe.',
      'Mola: também em par, e pedaço solto não se toca.',
      'Dobradiça trincada ou com folga: faz a folha descer torta e rói o cabo novo.',
    ],
    questions: [
      {
        question: 'O carro ficou dentro. Posso abrir só desta vez?',
        answer: 'Não. Ele sai depois que o técnico escorar a folha, que vem antes da troca.',
      },
    ],
    send: 'Mande pelo WhatsApp uma foto de longe, com as duas laterais à vista, diga se a folha parou aberta ou fechada e o bairro.',
  },
  {
    when: [
      'basculante*|portao que sobe|portao de subir',
      'desce com tudo|descendo com tudo|desceu com tudo|cai com tudo|caindo com tudo|caiu com tudo|fecha com tudo|fechando com tudo|fechou com tudo|despenca*|despencou|despencando|desce de uma vez|desceu de uma vez|cai de uma vez|caiu de uma vez|desce feito guilhotina|cai feito guilhotina|como guilhotina|como uma guilhotina|desce direto e bate|desce pesado|desce solto|cai sozinho|cai em vez de descer|caindo ao fechar|cai ao fechar|cai quando fecha|bate com tudo em chao',
    ],
    unless: 'correr|deslizante|pivotante|evitar',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isComplaint: true,
    isDanger: true,
    answer: [
      'Basculante que desce com tudo e bate no chão perdeu quem segurava o peso: cabo ou mola partidos, contrapeso caído ou a porca do fuso gasta. Não acione de novo, não destrave o motor e não passe por baixo: desligue o disjuntor, afaste todos e nos chame.',
    ],
    heading: 'O que deixou de segurar a folha',
    text: [
      'Com o equilíbrio certo, a folha solta fica parada a meia altura, e o motor só a guia. Sem ele, o peso todo vem para o fuso, e solto da chave ninguém o segura com os braços.',
      'O técnico escora a folha, procura a peça que cedeu e refaz o equilíbrio antes de religar. Cabos aos pares ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; o conserto todo, entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Folha no chão: fica fechada e sem energia até a visita.',
      'Folha no alto: ninguém entra nem sai por ali, nem para tirar o carro.',
      'Cabo frouxo ou bloco caído na coluna: não toque neles.',
      'Motor gira e a folha cai: a porca ou o pino do braço cedeu.',
    ],
    further:
      'O que segura a folha está explicado em [contrapeso desregulado](/contrapeso-do-portao-desregulado).',
    send: 'Diga pelo WhatsApp se a folha ficou em cima ou embaixo e mande o bairro e uma foto de longe, sem acionar o portão para filmar.',
  },
  {
    when: [
      'torto|torta|empenad*|desalinhad*|desalinhou|desnivelad*|mais baixo|pendendo|inclinad*|entortou',
      'cabo|cabos|cabo de aco',
      'arrebent*|romp*|partiu|partid*|quebr*|estour*|soltou|solto',
    ],
    unless: 'correr|deslizante|pivotante|eletrico|fio',
    subject: 'portao-basculante',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Basculante desalinhado com o cabo de aço arrebentado perdeu a sustentação de um lado, e é o motor que segura o resto: desligue o disjuntor, não fique embaixo da folha e não destrave o motor. Trocam-se os dois cabos em par, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e só depois se alinha a folha; pivô ou quadro que entortou é serralheria, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    description:
      'Basculante desalinhado com o cabo de aço arrebentado: não fique embaixo nem destrave. A troca dos cabos, em par, fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    heading: 'Primeiro os cabos, depois o alinhamento',
    text: [
      'Com a folha escorada, o técnico põe os dois cabos do mesmo comprimento e confere polias e contrapesos. Só com as duas pontas na mesma altura se vê se a coluna, o pivô ou o quadro ficou torto.',
      'A causa do cabo também se procura: polia travada, ponta enferrujada ou contrapeso que raspa na caixa cortam o cabo novo do mesmo jeito.',
    ],
    points: [
      'Carro preso lá dentro: espere a folha escorada.',
      'O outro cabo tem a mesma idade e vai junto.',
      'Fresta desigual depois da troca: pivô ou quadro.',
      'Fim de curso e força: acertados por último.',
    ],
    send: 'Mande pelo WhatsApp uma foto da folha inteira, de longe, e outra de onde o cabo se soltou.',
  },
  {
    when: [
      'basculante',
      'torto|torta|balanca*|balancando|sacode|empenad*|desalinhad*|desnivelad*|fora de esquadro|mais baixo|pendendo|inclinad*',
    ],
    unless: 'braco|pistao|rampa|bateu|batida|carro|caminhao|correr|deslizante|abrir|sem balanca|peso',
    subject: 'portao-basculante',
    winsTies: true,
    isAboutSubject: true,
    answer: [
      'Basculante torto ou balançando trabalha mais de um lado: cabo esticado, polia fora do lugar, pivô gasto ou contrapeso que enrosca. Pare de usar o portão, não fique embaixo da folha, desligue o disjuntor e não destrave o motor, porque o lado ruim pode estar preso só pelo motor.',
    ],
    heading: 'De que lado está o defeito',
    text: [
      'Olhe de longe, com a folha fechada: a fresta embaixo deve ser igual nas duas pontas, e os dois cabos, esticados por igual. O lado mais baixo é o que perdeu sustentação.',
      'Se ela só balança no alto e fecha certa, o pivô ou o braço tem folga, e o conserto é menor.',
    ],
    points: [
      'Cabo frouxo ou fiapo de aço: não mova mais.',
      'Batidas dentro da coluna: contrapeso solto na caixa.',
      'Risco novo na coluna: pivô gasto.',
      'Torto desde uma batida: quadro empenado, serralheiro primeiro.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Endireitar antes de regular o motor',
        text: [
          'Com a folha escorada, os cabos são trocados ou igualados em par, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Pivô soldado e quadro torto são de serralheria, de {{part.metalwork.from}} a {{part.metalwork.to}}, e só então se acerta fim de curso e força.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso trocar só o cabo do lado ruim?',
        answer: 'Não convém. O outro tem a mesma idade, e com medidas diferentes a folha volta a entortar.',
      },
      {
        question: 'Torto, ele cai?',
        answer:
          'Pode cair se o cabo bom ceder. Por isso ninguém passa embaixo, e o carro sai só depois do técnico.',
      },
    ],
  },
  {
    when: ['mola|molas', 'quebr*|arrebent*|estour*|partiu|solt*|caiu'],
    unless: 'hidraulic*|aerea|trava|destrav*|pivotante*|de abrir|correr|deslizante*',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Com a mola do portão basculante quebrada, não acione o motor, não destrave e não passe por baixo: sem ela a folha tem o peso todo e pode descer de uma vez. Desligue o disjuntor, mantenha as pessoas longe e peça a troca do par, que fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que acontece quando a mola quebra',
    text: [
      'A mola segurava o peso; agora ele está no motor, no cabo e no fuso, que não foram feitos para isso. Insistir no controle queima o motor ou solta o braço.',
      'O técnico escora a folha, troca as duas molas, confere cabos e pivôs e refaz o equilíbrio antes de religar.',
    ],
    points: [
      'Com a folha aberta, fique longe e não a escore você mesmo: quem escora é o técnico.',
      'Folha fechada: deixe fechada e saia por outra porta.',
      'Pedaço de mola solto: não puxe, pode estar sob tensão.',
      'Um lado só quebrado: trocam-se os dois.',
    ],
    questions: [
      {
        question: 'Posso usar o portão só com uma mola?',
        answer: 'Não. A folha torce, sai da guia e sobrecarrega o lado bom até que ele também parta.',
      },
      {
        question: 'Por que a mola quebrou?',
        answer: 'Ferrugem, fadiga de muitos anos ou folha que ganhou peso com chapa ou madeira nova.',
      },
    ],
    send: 'De longe, fotografe o portão inteiro e o lado da mola, diga se a folha ficou aberta ou fechada e o bairro, e mande pelo WhatsApp.',
  },
  {
    when: ['corrente', 'arrebent*|quebr*|romp*|partiu|solt*|caiu|frouxa|pula*|esticar|escap*'],
    unless: 'trava|cadeado|curto|corrente eletrica|alta corrente',
    subject: 'portao-basculante',
    isComplaint: true,
    answer: [
      'Corrente do motor de portão arrebentada ou solta deixa a folha sem quem a puxe: desligue o disjuntor, não acione de novo e só mova o portão na mão se ele estiver equilibrado. A corrente nova tem de ter o mesmo passo da velha, e a causa costuma ser folha pesada ou corrente frouxa.',
    ],
    heading: 'O que se troca junto com a corrente',
    text: [
      'O técnico olha coroa, pinhão e esticador, porque dente gasto come a corrente nova. O serviço fica entre {{repair.from}} e {{repair.to}}, com o equilíbrio da folha testado antes.',
    ],
    points: [
      'Fotografe a corrente, a coroa e a etiqueta do motor.',
      'Corrente frouxa que pula: esticar resolve se os dentes estão bons.',
      'Elo partido: não emende com arame.',
      'Folha que desce sozinha: contrapeso ou mola antes da corrente.',
    ],
  },
  {
    when: [
      'braco articulado|braco|bracos|haste',
      'solto|soltou|frouxo|folga|caiu|desencaixou|quebrou|quebrado|empenado|torto|entortou',
      'basculante|basculantes',
    ],
    unless: 'suporte|cancela|preco|quanto',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Braço de basculante solto, torto ou quebrado deixa a folha sem quem a puxe: desligue o disjuntor, não acione e não passe por baixo. Parafuso ou pino que saiu se recoloca numa visita, de {{part.adjustment.from}} a {{part.adjustment.to}}; braço empenado ou solda aberta é caso de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    heading: 'Por que o braço se solta',
    text: [
      'O braço liga o cursor do motor à folha e leva o tranco de cada partida. Quando ela pesa demais, o pino gasta, o furo fica oval e o parafuso cai de novo; por isso o equilíbrio se confere junto.',
    ],
    points: [
      'Furo oval: parafuso novo não segura, refaz-se o furo.',
      'Braço dobrado: folha travada, força alta ou batida.',
      'Só um lado solto: a folha torce, não a use.',
      'Folha aberta: escora posta por quem sabe, de fora do vão.',
    ],
    further:
      'O preço de cada reparo está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp uma foto de longe, com o braço e o motor à vista, e diga se a folha ficou aberta ou fechada.',
  },
  {
    when: [
      'basculante*|portao basculante|portoes basculantes|portao que sobe|portao de subir|portao|folha',
      'desce batendo|descendo batendo|desce e bate|descendo e bate|desce rapido e bate|descendo rapido e batendo|desce rapido batendo|cai batendo|caindo batendo|bate quando desce|bate ao descer|bate na descida|bate forte quando desce|bate forte ao descer|bate forte na descida|bate em chao|batendo em chao|bate em piso|batendo em piso|bate embaixo|batendo embaixo|bate em batente quando desce|desce rapido|basculante fecha batendo|basculante fechando batendo|basculante fecha e bate|basculante bate quando fecha|basculante bate ao fechar|basculante bate forte ao fechar',
    ],
    unless:
      'correr|deslizante|pivotante|de abrir|evitar|com tudo|de uma vez|despenc*|carro|moto|pessoa|nao desce rapido|jetflex|cruz*|barulho',
    subject: 'portao-basculante',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Portão basculante que desce rápido demais e bate no chão perdeu o equilíbrio, por cabo, mola ou contrapeso: desligue o disjuntor, não fique na linha da folha e não destrave o motor, porque solta ela desce de uma vez. Se ele desce na velocidade de sempre e só bate no fim, o fim de curso de baixo está atrasado ou a força está alta, e a regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Como saber qual das duas é',
    text: [
      'Não o acione de novo para medir: basta lembrar dos últimos usos. Subida e descida no mesmo tempo apontam para o fim de curso ou para a desaceleração que se perdeu na placa. Descida mais curta que a subida é peso solto, e o motor virou freio: os cabos, trocados aos pares, ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
      'O técnico acerta primeiro o equilíbrio, depois o fim de curso e por último a força, até a folha encostar no piso sem pancada.',
    ],
    points: [
      'Pancada só no fim, de um dia para o outro: fim de curso que saiu do lugar.',
      'Bate de um lado antes do outro: cabo esticado ou folha torta.',
      'Bate no meio da descida, dentro da coluna: contrapeso que enrosca na caixa.',
      'Bate desde a troca do motor: percurso que não foi gravado de novo.',
      'Cabo frouxo ou desfiado: disjuntor desligado e ninguém embaixo.',
    ],
    further:
      'O que segura a folha está explicado em [contrapeso desregulado](/contrapeso-do-portao-desregulado).',
    send: 'Diga pelo WhatsApp se ele desce mais depressa que sobe e mande o bairro e, de longe, uma foto dos cabos e da folha inteira.',
  },
];
