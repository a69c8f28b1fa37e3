/** Questions of people who have already done the first thing, and of people who ask about one part in one situation. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const alreadyDoneAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'troquei|trocar|trocad*|trocou|troca|trocamos|pus|coloquei|nova|novas|novo',
      'pilha*|bateria de controle|bateria',
      'controle*',
      'nao funciona*|nao abre|nao acende|nao liga|parou|nao pega|continua*|fraco|sem funcionar|mesmo assim|nao responde|nada|nao aciona|morto',
    ],
    unless: 'nobreak*|central|placa',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Se o controle não funciona mesmo com pilha nova, comece pela própria pilha: polo invertido, tipo errado, plástico de proteção que ficou na pilha ou mola do contato amassada. Confira o código com o da velha: A27 é mais fina que A23 e balança no lugar dela, e CR2016 tem metade da altura de CR2032.',
    ],
    heading: 'O que olhar depois da pilha nova',
    text: [
      'A luz do controle acende ao apertar? Se acende, a pilha está certa e o defeito é de código, alcance ou receptor: teste um segundo controle e a botoeira. Se não acende, é pilha, contato ou botão.',
      'Na maioria dos controles a memória está na central, e trocar a pilha não desgrava nada. Se o segundo controle funciona, o primeiro se regrava ou se troca, com gravação de {{part.programming.from}} a {{part.programming.to}} na visita.',
    ],
    points: [
      'Pilha nova pode estar fraca: teste outra, dentro da validade.',
      'Contato verde ou branco: borracha escolar e pano seco.',
      'Mola baixa: levante-a um pouco, com o controle aberto.',
      'Placa fora do encaixe ao fechar a tampa: o botão aperta no vazio.',
      'Nenhum controle abre, mas a botoeira abre: receptor ou antena.',
    ],
    send: 'Mande a foto do controle aberto, com a pilha no lugar e o código dela à vista, e diga se a luz acende.',
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
    when: ['fotocelula*|sensor*', 'espelho*|refletor|refletiva|reflexiva|espelhad*|prismatic*'],
    subject: 'fotocelula',
    isAboutSubject: true,
    answer: [
      'Fotocélula de espelho funciona na rua se o modelo for de área externa: um lado só emite e recebe, e o outro é um refletor sem fio. Espelho sujo, molhado ou com sol de frente corta o feixe, e o alcance é menor que o do par emissor e receptor.',
    ],
    heading: 'Quando o espelho serve e quando o par é melhor',
    text: [
      'A vantagem é passar fio só de um lado. Onde há poeira, chuva de vento ou sol da tarde na lente, e em vão largo, o par comum falha menos; instalado ele fica entre {{part.photocell.from}} e {{part.photocell.to}}, e o preço do modelo de espelho se confirma por foto.',
    ],
    points: [
      'Grau de proteção contra água escrito na ficha: é o que diz se serve na rua.',
      'Alcance da ficha com sobra sobre a largura do vão.',
      'Lente fora do sol baixo; se preciso, troque os lados.',
      'Refletor do próprio fabricante: espelho comum não devolve o feixe.',
      'Pano seco nos dois lados na limpeza da garagem.',
    ],
    questions: [
      {
        question: 'Carro brilhante engana a fotocélula de espelho?',
        answer:
          'As polarizadas distinguem o refletor da lataria; as simples podem se enganar. Veja na ficha se ela é polarizada.',
      },
    ],
    send: 'Mande a foto dos dois lados do vão, com a largura, e diga por onde passa fio hoje.',
  },
  {
    when: [
      'fotocelula*|sensor*',
      'sem fio|a pilha|wireless|a bateria',
      'quanto|preco|precos|valor|custa|custo',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Instalar o par com fio custa de {{part.photocell.from}} a {{part.photocell.to}}; o sem fio sai por orçamento, porque o par custa mais e dispensa o cabo, e o total se diz por foto antes da visita. Só compensa onde passar fio exige quebrar piso ou calçada.',
    ],
    heading: 'O que entra na conta da fotocélula sem fio',
    text: [
      'O sem fio tem um lado a pilha ou bateria e o outro ligado à central. A instalação é mais curta; em troca, há pilha para trocar e um lado que para quando ela acaba. Com conduíte livre de lado a lado, fique com o par comum.',
    ],
    points: [
      'Par: modelo, alcance e grau de proteção contra água.',
      'Mão de obra: fixar, alinhar e provar com o portão andando.',
      'Entrada livre na central; sem ela, entra um módulo.',
      'Pilha: o tipo e a vida que a ficha promete.',
    ],
    questions: [
      {
        question: 'Há taxa de visita para ver se serve?',
        answer: 'Não na área atendida. O valor é dito antes, pela foto, e só se paga o serviço aprovado.',
      },
    ],
    send: 'Mande a foto do vão dos dois lados, da central aberta com o disjuntor desligado e a largura da entrada.',
  },
  {
    when: [
      'garagem curta|garagem pequena|garagem rasa|garagem apertada|pouca profundidade|profundidade|pouco fundo|recuo curto|recuo pequeno|carro encosta*|carro quase encosta*|carro comprido|sem recuo',
      'portao basculante ou de correr|portao de correr ou basculante|basculante ou de correr|basculante ou correr|correr ou basculante|basculante ou deslizante|deslizante ou basculante|portao de correr|portao de abrir|portao basculante|portao|portoes|basculante|correr|deslizante|pivotante',
    ],
    unless: 'controle*|nao abre|altura|preco|quanto custa',
    subject: 'portao-automatico',
    aspects: ['choose'],
    answer: [
      'Em garagem curta o portão de correr ganha, porque a folha anda na própria linha e não avança: precisa só de parede ao lado, do tamanho do vão. O basculante ocupa profundidade ao subir, para dentro e para a calçada, e o de abrir varre o quarto de círculo inteiro; meça do carro à folha antes.',
    ],
    heading: 'Quanto cada portão avança',
    text: [
      'O basculante comum põe a folha no alto, parte para dentro e parte para fora, e no meio do caminho a borda de baixo passa perto do para-choque ou da calçada; em rua de pedestre isso pesa. O articulado e o de duas folhas de abrir avançam menos que os inteiros.',
      'Se falta parede ao lado, o basculante ou o articulado é o que sobra, e o carro dita o limite. Motor de basculante tem preço fechado, a partir de {{kit.padrao}} instalado; o de correr sai por orçamento.',
    ],
    points: [
      'Meça do para-choque até a folha, com o carro no lugar de sempre.',
      'Meça a parede livre ao lado: menos que o vão, o de correr não cabe inteiro.',
      'Meça a altura livre por dentro, com luz e viga.',
      'Veja o que a folha encontra na calçada: poste, pedestre, árvore.',
    ],
    questions: [
      {
        question: 'Basculante pode avançar sobre a calçada?',
        answer:
          'As regras da prefeitura limitam o avanço, e no meio do curso quem passa é atingido. Confira na subprefeitura antes de encomendar a folha.',
      },
    ],
    send: 'Mande a profundidade da garagem, o comprimento do carro, a parede livre ao lado e uma foto de frente.',
  },
];
