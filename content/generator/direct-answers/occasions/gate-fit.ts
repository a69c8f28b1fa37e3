/** Whether a gate with something against it can have a motor: one that scrapes, a heavy, a bent, a rusty one. */
import type { DirectAnswer } from '../../direct-answer.ts';

const asked =
  'posso|pode|podemos|da para|da pra|tem como|consigo|dar para|precisa|serve|aceita|funciona|vale a pena|e possivel|tem jeito';
const fitted =
  'instalar|colocar|por|automatizar|motorizar|instala|coloca|automatiza|motor|automatizacao|eletronico';
const owned = 'alugad*|aluguel|condominio*|predio*|aumentar|mais forte|regular|trocar|consertar|queima*';

export const gateFitAnswers: readonly DirectAnswer[] = [
  {
    when: [asked, fitted, 'rasp*|arrast*|encost* em chao|pega em chao|pegando em chao|esfreg*|ralando'],
    unless: owned,
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['allowed', 'install'],
    answer: [
      'Ainda não: primeiro se tira o que raspa, e só depois entra o motor. Roldana, pivô, cabo ou prumo nós acertamos, de {{repair.from}} a {{repair.to}}; coluna que cedeu, folha empenada e piso alto são do serralheiro ou do pedreiro. Quando a folha andar com uma mão de ponta a ponta, sem tocar em nada, o motor pode vir.',
    ],
    heading: 'O que acontece com motor posto em folha que raspa',
    text: [
      'Ele arrasta o peso e o atrito, esquenta, gasta a engrenagem e empurra o suporte até soltar. Pior: para vencer o chão alguém aumenta a força, e aí a folha já não para quando encontra uma pessoa.',
      'Com a folha livre, o kit instalado num basculante vai de {{kit.padrao}} a {{kit.jetflex}}; de correr e de abrir saem por orçamento.',
    ],
    points: [
      'Raspa numa ponta só: dobradiça, pivô ou roldana daquele lado.',
      'Raspa o curso inteiro: folha baixa ou piso refeito por cima.',
      'Raspa desde uma batida: folha ou guia torta.',
      'Marque com giz onde toca, aberto e fechado.',
    ],
    send: 'Mande a foto da marca no chão, outra do portão inteiro e diga se ele sobe, corre ou abre: dizemos se o acerto é nosso ou do serralheiro, e quanto fica com o motor.',
  },
  {
    when: [asked, fitted, 'pesad*|muito pesad*|peso'],
    unless: `${owned}|kg|quilos|qual|ficou pesad*`,
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['allowed', 'install'],
    answer: [
      'Sim, se o peso estiver equilibrado ou rolando livre: o que impede não são os quilos, é a folha que não anda com uma mão. Em basculante, o PPA Home leva até {{home.weight}}, o PPA Home Jetflex até {{homeJetflex.weight}} e a linha pesada, até {{heavyLine.weight}}; em portão de correr vale o limite da ficha do motor, com sobra.',
    ],
    heading: 'A prova que decide antes do motor',
    text: [
      'Com os cabos inteiros, o basculante bom para onde é deixado, a meia altura; o de correr parte e para com uma mão. Se não, o contrapeso, as roldanas ou o trilho vêm primeiro, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Portão pesado, com o motor e a instalação, fica entre {{condominium.from}} e {{condominium.to}}; folha de casa comum, em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Largura, altura e material: dali sai o peso aproximado.',
      'Chapa dos dois lados, madeira maciça e porta embutida somam.',
      'Coluna firme e suporte reforçado.',
      'Quantas vezes abre na hora mais cheia.',
    ],
    send: 'Mande as medidas, o material e um vídeo da folha levada na mão: dizemos se falta acerto e que motor serve.',
  },
  {
    when: [
      asked,
      fitted,
      'tort*|empenad*|entortad*|desalinhad*|fora de esquadro|fora de prumo|amassad*|desnivelad*',
    ],
    unless: owned,
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['allowed', 'install'],
    answer: [
      'Não enquanto estiver torto: o motor empurra num ponto só, e a folha fora de esquadro prende do outro lado, entorta o braço e quebra a engrenagem. Quem desempena folha e coluna é o serralheiro; cabo, pivô e roldana que a deixam caída de um lado são conosco, de {{repair.from}} a {{repair.to}}. Reta e leve na mão, ela recebe motor.',
    ],
    heading: 'Torta de verdade ou só caída de um lado',
    text: [
      'Meça as duas diagonais da folha fechada: iguais, o quadro está bom e o defeito é de cabo, roldana ou dobradiça; diferentes, o quadro empenou. Depois do acerto, o kit num basculante fica de {{kit.padrao}} a {{kit.jetflex}}, instalado.',
    ],
    points: [
      'Fresta maior em cima de um lado: dobradiça, pivô ou cabo.',
      'Folha em barriga no meio: falta travessa no quadro.',
      'Coluna que saiu do prumo: pedreiro antes de tudo.',
      'Cabo solto ou folha pendurada: ninguém mexe, e chame antes.',
    ],
    send: 'Mande uma foto de frente com o portão fechado e diga as duas diagonais: respondemos quem faz o quê e em que ordem.',
  },
  {
    when: [asked, fitted, 'enferruj*|ferrugem|podre|corroid*|oxidad*|furad*'],
    unless: owned,
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['allowed', 'install'],
    answer: [
      'Depende de onde está a ferrugem: de superfície não impede o motor, e se lixa e pinta antes; no quadro, na barra de baixo ou no ponto em que o braço prende, impede, porque o parafuso arranca. Cutuque com uma chave de fenda: se ela afunda, o serralheiro troca o perfil primeiro.',
    ],
    heading: 'Onde olhar antes de furar a folha',
    text: [
      'O motor puxa sempre os mesmos dois ou três pontos, e é neles que o ferro tem de estar inteiro. Trilho e roldana com ferrugem se trocam, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Com o ferro são, o kit num basculante sai de {{kit.padrao}} a {{kit.jetflex}}, instalado.',
    ],
    points: [
      'Barra de baixo e cantos do quadro, onde a água para.',
      'Dobradiças, pivôs e o furo do suporte.',
      'Cabo com fio partido: troca do par antes de tudo.',
      'Pintura refeita: o peso muda pouco, mas a folha não pode colar no batente.',
    ],
    send: 'Mande fotos de perto da barra de baixo e do lugar do braço: dizemos se aguenta ou o que o serralheiro troca.',
  },
  {
    when: [
      asked,
      fitted,
      'sem energia|sem energia perto|sem tomada|sem tomada perto|sem luz perto|sem ponto de energia|sem ponto de luz|longe de tomada|nao tem tomada|nao tem energia|sem eletricidade',
    ],
    unless: 'falta|acabou|caiu|abrir|abre|quando',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['allowed', 'install', 'power'],
    answer: [
      'Pode, desde que a energia chegue antes: um eletricista puxa do quadro um circuito só do portão, com fio de 2,5 mm², terra e disjuntor próprio, e depois o motor entra. Extensão ou emenda na luz da garagem não serve. Onde não há rede nenhuma, só motor de corrente contínua com bateria e painel solar, por orçamento.',
    ],
    heading: 'Até onde o fio precisa chegar',
    text: [
      'No basculante, até perto do motor, na coluna; no de correr, até o pé do motor, por conduíte enterrado; no de abrir, aos dois lados. Quanto mais longe o quadro, mais grosso o fio, e é o eletricista quem calcula.',
      'A instalação do motor não inclui esse circuito: em basculante o kit vai de {{kit.padrao}} a {{kit.jetflex}}, com a ligação a partir do ponto pronto.',
    ],
    points: [
      'Tensão: 127 ou 220 V, a mesma do motor escolhido.',
      'Conduíte vazio ao lado, para botoeira e fotocélula.',
      'Ponto ao abrigo e acima do chão molhado.',
      'Terra de verdade, e não o neutro.',
    ],
    send: 'Diga a distância do quadro ao portão e mande a foto dos dois: dizemos que ponto pedir ao eletricista.',
  },
  {
    when: [asked, fitted, 'degrau*|desnivel|soleira alta|meio fio|guia alta|piso irregular|chao irregular'],
    unless: `${owned}|ladeira|rampa`,
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['allowed', 'install'],
    answer: [
      'Tem como, se a folha abre e fecha inteira na mão sem tocar no degrau; o motor repete esse caminho e não pula nada. Basculante passa por cima de degrau baixo, porque sobe ao avançar; o de correr pede trilho contínuo e plano, e o de abrir, um arco livre no chão.',
    ],
    heading: 'O que medir em volta do degrau',
    text: [
      'Meça a altura do degrau, a distância dele até a folha fechada e a fresta embaixo dela. Degrau no caminho do trilho se nivela antes, com pedreiro; fresta alta no fechado se fecha com borracha, e não com a folha mais comprida.',
      'Com a folha livre, o kit num basculante vai de {{kit.padrao}} a {{kit.jetflex}}; os outros saem por orçamento.',
    ],
    points: [
      'Basculante: marque no piso até onde o pé da folha avança.',
      'De correr: régua de ponta a ponta do trilho.',
      'De abrir: giz no arco da ponta da folha.',
      'Fotocélula na altura do para-choque, contada do lado mais baixo.',
    ],
    send: 'Mande a foto do degrau com uma trena ao lado e um vídeo da folha levada na mão: dizemos se passa.',
  },
  {
    when: [asked, fitted, 'ladeira|rampa*|inclinad*|declive|aclive|morro|subida|descida'],
    unless: `${owned}|lento|lentid*|pesado`,
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['allowed', 'install'],
    answer: [
      'Pode, e o que decide é o tipo da folha: basculante serve quando a rampa desce para a rua, porque o pé dele avança ao subir; o de abrir, quando gira para o lado mais baixo; o de correr, quando o trilho fica no nível. Trilho inclinado só por orçamento, porque a folha desce sozinha ao ser solta.',
    ],
    heading: 'O que medir na rampa antes de pedir o motor',
    text: [
      'Marque no piso até onde a folha chega e veja se ali o chão já subiu. Raspando, encurta-se a folha embaixo ou se levanta a parada, e isso vem antes do motor.',
      'Com o caminho livre, o kit num basculante fica de {{kit.padrao}} a {{kit.jetflex}}, instalado.',
    ],
    points: [
      'Desnível do vão, de um lado ao outro, com régua e nível.',
      'Para que lado a água corre: a central vai do lado seco.',
      'Folha de correr em descida: nunca se destrava sem calço.',
      'Fotocélula conferida com o carro parado na rampa.',
    ],
    send: 'Mande uma foto de lado, que mostre a rampa e o portão, e as medidas da folha: dizemos se passa e que motor leva.',
  },
  {
    when: [asked, fitted, 'aluminio'],
    unless: `${owned}|preco|quanto|qual|ou ferro`,
    subject: 'portao-de-aluminio',
    isAboutSubject: true,
    aspects: ['allowed', 'install'],
    answer: [
      'Pode: portão de alumínio é dos mais fáceis de automatizar, porque pesa pouco, desde que o braço ou a cremalheira prenda num montante que aguente a puxada, e não na lâmina fina. Entre o aço do suporte e o alumínio vai borracha ou nylon, contra a corrosão.',
    ],
    heading: 'Onde o motor prende numa folha leve',
    text: [
      'Perfil fino abre no furo e a folha torce; chapa de reforço por dentro resolve e se faz antes. A força fica baixa e a parada, suave, porque folha leve bate fácil.',
      'Em basculante o kit vai de {{kit.padrao}} a {{kit.jetflex}}, instalado; de correr e de abrir saem por orçamento.',
    ],
    points: [
      'Contrapeso refeito se a folha era de ferro antes.',
      'Parafuso de inox, com rosca passante.',
      'Folha larga: travessa no meio contra o vento.',
    ],
    send: 'Mande a foto do portão por dentro, de perto do perfil, e as medidas: dizemos onde o suporte vai.',
  },
  {
    when: [
      asked,
      fitted,
      'sem contrapeso|nao tem contrapeso|sem mola|sem peso em lateral|tirou o contrapeso',
    ],
    unless: owned,
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['allowed', 'install'],
    answer: [
      'Não: basculante sem contrapeso ou mola põe o peso inteiro no motor, que queima cedo e, se a engrenagem parte, larga a folha de uma vez. Primeiro o técnico refaz o equilíbrio, com a folha escorada e cabos novos, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; depois o motor entra.',
    ],
    heading: 'Como se sabe que a folha está equilibrada',
    text: [
      'Solta do motor, ela para onde é deixada, a meia altura, e sobe com uma mão. Essa prova é do técnico: folha sem peso do outro lado desce sozinha, e ninguém fica embaixo.',
      'Equilibrada, ela recebe o kit, de {{kit.padrao}} a {{kit.jetflex}}, instalado.',
    ],
    points: [
      'Caixa lateral vazia: o peso foi retirado, e se repõe.',
      'Revestimento novo na folha: o contrapeso antigo já não basta.',
      'De correr e de abrir não levam contrapeso.',
    ],
    send: 'Mande a foto das duas laterais com a folha fechada, as medidas e o material.',
  },
  {
    when: [asked, fitted, 'sem trilho|nao tem trilho|trilho quebrado|sem roldana'],
    unless: owned,
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['allowed', 'install'],
    answer: [
      'Portão de correr sem trilho não recebe motor: a folha sai da linha, a cremalheira desencosta do pinhão e tudo pode tombar. O trilho, chumbado e no nível, é do serralheiro; roldana e guia trocamos, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Basculante e de abrir não usam trilho no chão e podem ter motor como estão, se andam leves.',
    ],
    heading: 'O que o serralheiro deixa pronto',
    text: [
      'Trilho reto de ponta a ponta, batente nos dois fins, guia em cima e folha que vai e volta com uma mão. Motor deslizante de casa, com a troca incluída, fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Folha suspensa, com trilho em cima: mande a foto, porque o suporte muda.',
      'Pedra e terra fora do canal antes da prova.',
      'Folha solta da guia: não empurre, ela cai de lado.',
    ],
    send: 'Mande uma foto do chão do vão e outra da folha inteira: dizemos o que falta antes do motor.',
  },
];
