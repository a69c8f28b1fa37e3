/** Answers to titles about automatic gates: adjusting. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksCan } from '../../../words/asking-words.ts';

export const adjustingAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'caminhao*|van|caminhonete|pickup|picape|suv|carro alto|carro novo|carro grande|motorhome|trailer|mudanca|kombi|carro',
      'nao passa|nao cabe|nao entra|nao entrou|nao passou|nao consegue passar|nao consegue entrar|raspa em cima|raspou',
      'portao|garagem|vao|basculante',
    ],
    unless: 'controle|sensor|nao fecha|preso|bateu|passa corrente',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['adjust'],
    answer: [
      'O que não deixa passar é o vão, e não o motor: meça a largura e a altura livres com a folha toda aberta. Se ela para antes do fim do curso, o fim de curso se acerta, de {{part.adjustment.from}} a {{part.adjustment.to}}; se já abre inteira, alargar ou subir o vão é obra de serralheiro e pedreiro, e o motor se ajusta depois.',
    ],
    heading: 'Onde se ganham centímetros',
    text: [
      'No basculante a folha aberta fica sob a laje e tira altura do vão; no de abrir, a folha e o braço tiram largura; no de correr, só o batente. Medido tudo, diga a altura do veículo com o bagageiro.',
    ],
    points: [
      'Mudança num dia só: o caminhão fica na rua, e nada se desmonta.',
      'Não passe com a folha a meio curso nem a segure na mão.',
      'Trocar basculante por portão de correr libera a altura inteira, se há parede ao lado.',
    ],
    send: 'Mande a foto do portão todo aberto, com as medidas do vão, e as do veículo.',
  },
  {
    when: [
      'mais leve|leve|tirar o peso|tirar peso|diminuir o peso|menos pesado',
      'portao|folha|basculante',
      `${asksCan}|deixar|como|ficar`,
    ],
    unless: 'motor para portao leve|qual motor|1/2|1/4|comprar',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['adjust', 'repair'],
    answer: [
      'Sim: quase sempre o portão não pesa demais, ele está preso ou desequilibrado. No basculante acerta-se o contrapeso ou a mola, de {{part.adjustment.from}} a {{part.adjustment.to}}; no de correr trocam-se roldanas e limpa-se o trilho; no de abrir levanta-se a dobradiça caída. Tirar peso da folha, trocando chapa por grade, é da serralheria.',
    ],
    heading: 'Achar o que pesa',
    text: [
      'Desligue o disjuntor, solte o motor e mova a folha: se pesa igual no caminho todo, é equilíbrio ou roda; se pesa num ponto, é trilho ou encosto. Roldana, guia ou cabo fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Madeira que molhou ganha peso e volta ao secar.',
      'Lambri posto depois pede mais contrapeso.',
      'Contrapeso e mola são do técnico, com a folha escorada.',
    ],
  },
  {
    when: [
      'fecha em minha cara|fecha na minha cara|fecha em cima de mim|fecha logo|ja fecha|fecha em seguida|fecha antes de eu passar|fecha antes de eu entrar|fecha antes de entrar|nao da tempo de passar|nao da tempo de sair|nao da tempo de entrar|fecha antes que eu',
    ],
    unless: 'bate no chao|sobe e desce|carro preso|volta a abrir',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['adjust', 'safety'],
    answer: [
      'Portão que fecha antes de você passar está com a pausa do fechamento automático curta demais, ou recebe uma segunda ordem logo depois da primeira. Aumentar a pausa na central custa de {{part.adjustment.from}} a {{part.adjustment.to}}, e só é seguro com fotocélula no vão, que segura a folha enquanto há alguém, de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'Até acertar, quem passa fica fora do vão',
    text: [
      'Não corra para passar. Desligue o fechamento automático, se souber como, ou espere a folha parar e mande abrir de novo.',
    ],
    points: [
      'Fecha sempre nos mesmos segundos: é a pausa programada.',
      'Fecha em tempos diferentes: botão do controle preso ou botoeira em curto.',
      'Fecha mesmo com o pé no vão, sem encostar: a fotocélula não está lendo.',
      'Encosta e continua: força alta, e o portão não se usa até regular.',
    ],
    further: 'Como se prova o sensor está em [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Mande pelo WhatsApp um vídeo feito de fora do vão, com os segundos entre abrir e fechar, e a foto dos sensores.',
  },
  {
    when: [
      'quanto tempo|quantos segundos|tempo ideal|tempo certo|qual o tempo',
      'ficar aberto|fica aberto|deve ficar aberto|antes de fechar|para fechar sozinho|de pausa|pausa|fechamento automatico|esperar para fechar',
    ],
    unless: 'nao fecha|esqueci|da para deixar|pode ficar|noite toda|bateria',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['adjust', 'choose'],
    answer: [
      'O portão deve ficar aberto o tempo em que o seu carro mais lento passa inteiro, com uma folga, e não um número de tabela: conte os segundos desde que a folha para no alto até a traseira sair do vão e some uns cinco. Com fotocélula a pausa pode ser curta, porque ela espera quem passa; sem ela, deixe o fechamento automático desligado.',
    ],
    heading: 'O que alonga ou encurta a pausa',
    text: [
      'O tempo se grava na central e se muda numa visita, de {{part.adjustment.from}} a {{part.adjustment.to}}. Rua movimentada pede pausa curta com sensor; rampa e manobra pedem pausa longa.',
    ],
    points: [
      'Dois carros em fila: some o segundo, ou mande abrir outra vez.',
      'Idoso, criança ou cadeira de rodas: tempo de quem anda mais devagar.',
      'Prédio: fechar pouco depois que o feixe se livra, com dois pares de fotocélula.',
      'Portão esquecido aberto: fechamento automático, e não pausa menor.',
    ],
    further: 'O par que segura a folha está em [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Mande pelo WhatsApp um vídeo de um carro entrando, a foto da etiqueta da central e diga se há fotocélula.',
  },
  {
    when: [
      'tempo',
      'fechar|fechamento|fecha|portao aberto',
      'ajust*|regul*|aument*|diminu*|program*|mudar|alterar|configurar',
    ],
    unless: 'quanto custa|preco|nao|placa queim*|abertura',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'O tempo que o portão espera aberto antes de fechar sozinho se ajusta na central, num botão giratório marcado PAUSA ou TEMPO ou numa sequência de toques, conforme a placa. Há tensão da rede ao lado, e por isso é regulagem de visita, de {{part.adjustment.from}} a {{part.adjustment.to}}, feita com a fotocélula testada.',
    ],
    heading: 'Quanto tempo deixar',
    text: [
      'Cronometre a sua saída, do portão todo aberto até o carro livre, e some uma folga para quem manobra devagar. Criança, idoso e rua cheia pedem mais; portão aberto para a rua à noite pede menos.',
      'A central conta o tempo a partir da abertura completa. Algumas recomeçam a conta quando o feixe da fotocélula é cortado, e outras fecham logo depois que o carro passa, o que se liga ou desliga na mesma regulagem.',
    ],
    points: [
      'Sem fotocélula boa, fechamento automático desligado.',
      'Fecha cedo demais: tempo curto ou função de fechar após a passagem.',
      'Não fecha mais sozinho: função desligada ou lente suja.',
      'Prova no fim: um cabo de vassoura no feixe, e a folha volta.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta da central e os segundos que você quer: dizemos se a placa tem a regulagem.',
  },
  {
    when: ['regula*|ajust*', 'preco|quanto|custa|valor|cobra*', 'portao|motor|basculante|fim de curso|forca'],
    unless: 'fotocelula|cremalheira|placa',
    subject: 'portao-automatico',
    aspects: ['adjust', 'price'],
    answer: [
      'A regulagem de um portão automático custa de {{part.adjustment.from}} a {{part.adjustment.to}}: acertam-se os pontos de parada, a força e o equilíbrio da folha, na mesma visita. Se houver cabo, roldana ou mola gasta, a troca fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, dita antes de começar.',
    ],
    heading: 'O que a regulagem inclui',
    text: [
      'A folha vem antes do motor. No basculante, solta-se o motor e confere-se se ela fica parada a meia altura; no de correr, se anda leve no trilho inteiro.',
      'Só então se regulam fim de curso, força e tempo de fechamento, e testa-se a fotocélula.',
    ],
    points: [
      'Bate no fim ou para antes: fim de curso.',
      'Volta no meio sem obstáculo: força ou folha pesada.',
      'Sobe ou desce sozinho solto: contrapeso ou mola.',
      'Aumentar a força não substitui o equilíbrio.',
    ],
    questions: [
      {
        question: 'De quanto em quanto tempo o portão precisa de regulagem?',
        answer:
          'Numa casa, a revisão anual basta. Antes disso, só se a folha mudou de peso, levou batida ou começou a bater no fim.',
      },
      {
        question: 'A visita é cobrada à parte?',
        answer: 'Não há taxa de visita na área que atendemos, e o valor é dito antes.',
      },
    ],
  },
  {
    when: [
      'alinhar|alinhamento|realinhar|endireitar|aprumar',
      'regular|regulagem|ajustar|ajuste',
      'portao|motor|folha',
    ],
    unless: 'como|sozinh*|fotocelula|cremalheira|quando',
    subject: 'portao-automatico',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['repair', 'price'],
    answer: [
      'Fazemos os dois na mesma visita, primeiro a folha e depois o motor: alinhar trilho, roldana ou cabo fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e regular força e fim de curso, de {{part.adjustment.from}} a {{part.adjustment.to}}. Coluna ou quadro torto que pede solda vai de {{part.metalwork.from}} a {{part.metalwork.to}}. Folha que baixou de um lado não se destrava: deixe o disjuntor desligado até a visita.',
    ],
    heading: 'Por que a folha vem antes da regulagem',
    text: [
      'Força aumentada em folha que raspa só esconde o atrito e tira a proteção de quem está no vão. Com a folha leve outra vez, a força desce, e o fim do curso se acerta uma vez só.',
    ],
    points: [
      'Raspa no piso: dobradiça, roldana ou cabo.',
      'Bate no fim: fim de curso a recuar.',
      'Para antes de fechar: atrito ou sensor fora do lugar.',
    ],
    send: 'Mande um vídeo de uma volta inteira, feito de longe, e uma foto do lado que raspa.',
  },
  {
    when: [
      'aumentar|aumento|subir|dar mais|por mais|colocar mais|mais forca|regular',
      'forca|embreagem|potencia de motor',
      'resolve*|adianta|compensa|e bom|faz mal|estraga|piora|melhora|resolve portao pesado|adianta portao pesado|portao pesado resolve|portao pesado adianta|portao esta pesado adianta',
    ],
    unless: 'quanto|preco|valor',
    subject: 'portao-automatico',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['worth', 'adjust'],
    answer: [
      'Não resolve: aumentar a força só esconde o peso da folha, e o motor passa a empurrar com a mesma força uma pessoa ou um carro no vão. Primeiro se acha o que pesa, mola, contrapeso, roldana, trilho ou dobradiça, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; depois se acertam a força e o curso, de {{part.adjustment.from}} a {{part.adjustment.to}}. Se o motor zumbe sem sair, pode ser só o capacitor.',
    ],
    heading: 'Como saber se falta força ou sobra peso',
    text: [
      'Com o disjuntor desligado, os cabos inteiros e a folha reta, solte o motor e mova-a com uma mão. Se ela pesa, a regulagem está certa em não vencer; se vai leve, o defeito é do motor, do capacitor ou da tensão.',
    ],
    points: [
      'Folha leve e motor fraco: mede-se o capacitor.',
      'Folha pesada: a mecânica se acerta primeiro.',
      'Depois do acerto, prove a força com uma caixa de papelão no vão.',
    ],
    send: 'Mande um vídeo do portão tentando andar e a foto da etiqueta do motor.',
  },
  {
    when: [
      'fecha em|fecha depois de|fecha com|fechando em|fica aberto so|fica aberto por',
      'segundos|segundo|minuto|minutos',
      'aumentar|aumento|mais tempo|diminuir|mudar|alterar|pouco|programar|ajustar|regular',
    ],
    unless: 'abre em|motor|kit|velocidade|basculante rapido',
    winsTies: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    isAboutFigure: true,
    aspects: ['adjust'],
    answer: [
      'O tempo que o portão espera aberto antes de fechar sozinho se muda na central: o técnico põe a pausa que o seu carro pede, de {{part.adjustment.from}} a {{part.adjustment.to}}, e prova a fotocélula na mesma visita. Para saber quanto pedir, conte da folha parada até a traseira sair do vão e some uns cinco segundos.',
    ],
    heading: 'A pausa certa para a sua garagem',
    text: [
      'Pausa longa deixa a casa aberta; curta fecha sobre quem passa. Com fotocélula a central recomeça a conta enquanto há alguém no vão.',
    ],
    points: [
      'Sem fotocélula, melhor deixar o fechamento automático desligado.',
      'Quem passa devagar decide a pausa, e não a média.',
      'Se o tempo muda sozinho, é botão preso ou controle que manda de novo.',
    ],
    send: 'Mande um vídeo do portão fechando sozinho e a foto da etiqueta da central.',
  },
];
