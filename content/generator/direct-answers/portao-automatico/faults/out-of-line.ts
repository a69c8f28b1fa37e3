/** Answers to titles about automatic gates: bent and out of line. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const outOfLineAnswers: readonly DirectAnswer[] = [
  {
    when: ['afundou|cedeu|abaixou|rebaixou', 'piso|chao|calcada|rampa|solo', 'portao|folha|garagem'],
    unless: 'raiz|raizes|levantou|subiu|estufou|base|chumbador|motor afundou|trilho',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Se o piso da garagem cedeu e o portão não fecha, a obra vem antes da regulagem: o pedreiro acha por que afundou, e só no piso firme se acerta a folha. Até lá desligue o disjuntor e não aumente a força, porque o motor passa a arrastar o ferro no chão. Depois, regular custa de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'O que o piso tira do lugar em cada portão',
    text: [
      'Antes de chamar, olhe por onde a folha encosta primeiro: é ali que o chão subiu ou que ela desceu.',
    ],
    points: [
      'De correr: trilho torto e roldana fora, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}} para trocar.',
      'De abrir: coluna fora de prumo e ponta que arrasta.',
      'Basculante: a folha bate antes do fim, e o fim de curso se regrava.',
      'Base do motor trincada: concreto novo e a cura antes de usar.',
    ],
    send: 'Mande pelo WhatsApp uma foto do piso de perto e outra da folha no ponto em que para, com o bairro.',
  },
  {
    when: [
      'raiz|raizes|levantou|subiu|estufou|levantad*|estufad*|levantando',
      'piso|chao|calcada|rampa|solo|trilho|concreto',
      'portao|folha|garagem|trilho',
    ],
    unless: 'base|chumbador|proib*|lei|multa|prefeitura|quem paga|avanca|motor levantou|folha levantou',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    winsTies: true,
    aspects: ['repair'],
    answer: [
      'Piso que levantou, por raiz ou por umidade, prende a folha de baixo para cima: desligue o disjuntor e não aumente a força, porque o motor passa a empurrar contra o chão. O pedreiro tira a causa e refaz o nível; depois acertamos a folha, de {{part.adjustment.from}} a {{part.adjustment.to}}, e trocamos roldana ou guia que se marcou, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Primeiro o chão, depois o portão',
    text: [
      'Com a folha reta, veja em que ponto ela encosta ou sobe: é ali que o piso mudou. Cortar a parte de baixo da folha só esconde, porque a raiz continua a crescer.',
      'Árvore da calçada é assunto da prefeitura: raiz e poda se pedem a ela antes da obra.',
    ],
    points: [
      'De correr: trilho torto não se usa, a roldana sobe e a folha pode tombar.',
      'De abrir: a ponta raspa num trecho do arco.',
      'Basculante: a folha não encosta embaixo e volta a abrir.',
    ],
    send: 'Mande pelo WhatsApp uma foto do piso de perto e outra da folha no ponto em que para, com o bairro.',
  },
  {
    when: [
      'desalinhad*|desalinhou|fora de esquadro|fora de prumo|desaprumad*|desnivelad*|desnivelou',
      'portao|folha|deslizante|aluminio|garagem|correr|pivotante',
    ],
    unless: 'fotocelula|basculante|duas folhas|dupla|trilho|cremalheira|sensor|como alinhar',
    subject: 'portao-automatico',
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Portão desalinhado perdeu um apoio: no de correr, roldana gasta, trilho que cedeu ou guia de cima aberta; no de abrir, dobradiça ou coluna; no basculante, cabo ou pivô de um lado. Desligue o disjuntor e não aumente a força, porque ela entorta o que falta. Roldana, guia, cabo e pivô ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com as paradas reguladas no fim; coluna e quadro são do serralheiro.',
    ],
    heading: 'De onde vem o desalinho',
    text: [
      'Olhe de frente, com o portão fechado: fresta maior em cima de um lado mostra para onde a folha caiu. As duas diagonais da folha, medidas de canto a canto, têm de ser iguais; se não são, o quadro torceu.',
      'Com a folha reta o bastante para andar, os cabos inteiros e o motor solto, leve-a devagar: o ponto em que ela pesa é o do defeito.',
    ],
    points: [
      'Baixou na ponta: roda ou dobradiça daquele lado.',
      'Tomba para um lado ao andar: guia de cima aberta, e não se empurra.',
      'Encosta só na chegada: batente ou coluna que cedeu.',
      'Desde uma batida: quadro ou braço torto.',
      'Alumínio: rebite frouxo no canto abre o quadro aos poucos.',
    ],
    send: 'Mande uma foto de frente, com a folha fechada, e outra do ponto em que ela encosta.',
  },
  {
    when: [
      'balanca|balancando|bambo|bamba|mole',
      'basculante|correr|deslizante|aluminio|folha|portao',
      'fecha|abre|quando|anda',
    ],
    unless: 'vento|motor balanca|base',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Folha que balança ao andar perdeu apoio: no de correr é a guia de cima ou a roldana; no basculante, pivô, braço ou travessa fina; no de abrir, dobradiça. Motor mais lento disfarça, e o apoio continua gastando.',
    ],
    heading: 'Achar o apoio que falta',
    text: [
      'Com o disjuntor desligado e a folha fechada, empurre com a mão um canto por vez: o lado que se mexe primeiro é o da peça gasta. Em alumínio, confira se o tubo onde o braço se prende não vincou.',
      'Pivô, guia ou roldana ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; reforço de travessa, entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    points: [
      'Balança só ao chegar: velocidade alta para a folha.',
      'Balança de um lado: braço ou pivô daquele lado.',
      'Balança no meio: travessa fina ou guia solta.',
    ],
    further: 'O preço por peça está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Com o portão parado, mande fotos dos dois lados e do ponto onde o motor se prende.',
  },
  {
    when: [
      'rasp*|arrast*|encost*|pega|pegando|esfreg*|ralando|riscando',
      'chao|piso|calcada|parede|muro|batente',
    ],
    unless:
      'e volta|e sobe*|e abre*|e reabre|e torna*|e levanta*|antes de|para antes|parou antes|nao encosta|botao|botoeira',
    subject: 'portao-automatico',
    isComplaint: true,
    answer: [
      'Portão que raspa no chão ou na parede baixou ou saiu do prumo: no de correr, roldana comida; no de abrir, dobradiça gasta; no basculante, pivô gasto; em qualquer um, coluna que cedeu ou piso que subiu. Não aumente a força do motor para vencer o atrito; solte-o e leve a folha na mão até achar o ponto em que ela toca.',
    ],
    heading: 'Onde a folha toca diz a peça',
    text: [
      'O que é roldana, cabo, pivô ou regulagem nós resolvemos, de {{repair.from}} a {{repair.to}}. Coluna inclinada, folha empenada e piso são de serralheiro ou pedreiro, e a visita diz qual dos dois.',
    ],
    points: [
      'Raspa só numa ponta: dobradiça, pivô ou roldana daquele lado.',
      'Raspa no curso inteiro: folha baixa, piso novo ou trilho afundado.',
      'Raspa só no verão ou na chuva: madeira inchada ou metal dilatado.',
      'Raspa desde uma batida: folha ou guia empenada.',
    ],
  },
  {
    when: [
      'entortando|entortou|empenando|empenou|barriga|flecha|vergando|flexionando|torcendo',
      'em meio|meio|centro|larga|largo|comprida|comprido|grande|barriga|flecha',
    ],
    unless: 'bati|carro|caminhao|eixo|fuso|braco|trilho|sobe torto',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Folha larga que entorta no meio perdeu rigidez: o quadro é leve para a largura, a solda abriu ou o motor puxa por um lado só. Pare de usar no automático, porque torcida ela trava a guia e força o motor. O reforço, com travessa ou tirante soldado, é da serralheria; conosco, realinhar suporte e força fica entre {{part.metalwork.from}} e {{part.metalwork.to}}, e depois se acerta o motor.',
    ],
    heading: 'O que faz uma folha larga fletir',
    text: [
      'Basculante de quatro metros ou mais quer os dois lados puxados por igual: cabo mais comprido de um lado ou braço só na ponta torce o quadro. No de correr, falta roldana ou o trilho afundou.',
    ],
    points: [
      'Linha esticada de ponta a ponta mostra a flecha.',
      'Chapa posta depois pesa onde o quadro é fraco.',
      'Motor em folha torta: força alta e engrenagem gasta.',
    ],
    send: 'Mande uma foto da folha fechada, de frente, e outra de lado.',
  },
  {
    when: [
      'torto|torta|entort*|empenad*|fora de esquadro|tortos',
      'nao fecha|nao encosta|nao fecha direito|fecha mal|nao tranca|fecha torto|nao bate',
    ],
    unless: 'fotocelula*|sensor|barulh*|bati|bateram|carro',
    subject: 'portao-automatico',
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão torto não fecha direito porque uma ponta chega ao batente antes da outra, e a central para ou volta. Desligue o disjuntor e não aumente a força: no basculante um cabo, uma mola ou um pivô cedeu de um lado, e ninguém fica embaixo; no de correr é roldana ou guia; no de abrir, dobradiça ou coluna. Roldana ou cabo fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e solda, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    heading: 'De que lado está a peça que cedeu',
    text: [
      'A folha desce do lado em que perdeu o apoio: compare a fresta de cima com a de baixo, de longe. Regular o fim de curso sem endireitar a folha só adia o conserto.',
    ],
    points: [
      'Basculante com um lado mais baixo: cabo ou mola.',
      'De correr inclinado: roldana gasta de um lado.',
      'De abrir com a ponta caída: dobradiça de cima.',
      'Entortou depois de batida: serralheiro antes do motor.',
    ],
    send: 'Mande uma foto da folha inteira, fechada, e outra de cada lado de perto, sem acionar o portão.',
  },
  {
    when: [
      'amassad*|amassou|empenad*|entortou',
      'nao abre|nao anda|nao fecha|nao sobe|parou|travou',
      'portao|motor|folha',
    ],
    unless: 'carro bateu|seguro|quem paga|fotocelula',
    subject: 'portao-automatico',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Não force o motor: portão amassado prende no batente, no trilho ou na guia, e insistir queima a bobina ou quebra a engrenagem. Desligue o disjuntor e deixe a folha onde está. Primeiro o serralheiro a põe no esquadro; depois vemos motor, braço e fim de curso, que saem do lugar junto, de {{repair.from}} a {{repair.to}}. Suporte a soldar fica de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    heading: 'O que se vê antes de chamar',
    text: [
      'Olhe de longe se a folha está reta no trilho ou nos braços e se algum cabo ficou frouxo. Torta ou com cabo solto, ninguém a destrava nem passa embaixo.',
    ],
    points: [
      'Fotografe tudo antes de mexer: a foto serve ao seguro.',
      'Motor que ronca com a folha presa: desligue.',
      'Carro preso dentro: espere o técnico, sem puxar a folha.',
    ],
    send: 'Mande fotos da folha inteira, do ponto amassado e do motor, com o disjuntor desligado.',
  },
  {
    when: [
      'portao|portoes|folha',
      'afundou|afundando|afundado|afundou em piso|afundou em chao|afundou em concreto|piso afundou|piso cedeu|concreto cedeu|chao cedeu|chao afundou|cimento cedeu|baixou|ficou baixo|ficou mais baixo|ficou mais baixa|mais baixa',
    ],
    unless:
      'trilho*|coluna*|pilar*|motor|base|chumbador|um lado|lado|botao|tecla|lata|lataria|chapa|preco|valor|barulho|carro|rampa|teto|sozinh*|basculante|encost*|raspa|arrasta',
    winsTies: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que afundou ou baixou perdeu o apoio: no de correr, a roldana gasta ou o piso sob o trilho; no de abrir, a dobradiça ou a coluna; no basculante, o pivô. Desligue o disjuntor, não use no motor e não fique ao lado da folha, que pode tombar. Roldana e pivô nós trocamos, de {{repair.from}} a {{repair.to}}; piso e coluna são do pedreiro ou do serralheiro, que vêm antes.',
    ],
    heading: 'Peça gasta ou piso que cedeu',
    text: [
      'Olhe de longe o que baixou: se a folha desceu e o piso está inteiro, é a peça; se há trinca, água ou degrau no concreto, é o piso. Levantar a folha sem refazer o apoio dura pouco.',
      'Com o piso refeito e curado, acertar altura, curso e força fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Folha que passou a raspar só numa ponta: roldana ou dobradiça daquele lado.',
      'Piso oco ou molhado: veja vazamento antes de concretar.',
      'Não calce com madeira para continuar usando.',
    ],
    send: 'Mande uma foto do portão inteiro, outra do ponto que afundou e o bairro.',
  },
];
