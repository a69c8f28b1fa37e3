/** Whether a gate can be made to do something more. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksMay } from './asking.ts';

export const canBeDoneAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'fotocelula*|sensor',
      'sem|tirar|retirar|desligar|desativar|remover|pular',
      'da para|da pra|tem como|posso|pode|funciona|usar|anda|abre|fecha',
    ],
    unless:
      'nao abre|nao fecha|sem sensor quanto|preco|suja|fim de curso|alarme|perigoso|obrigat*|obrigad*|multa|sem fio',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['safety', 'allowed'],
    answer: [
      'Dá para usar sem ela só com alguém olhando o vão e o fechamento automático desligado: o portão anda, mas a central deixa de ver quem está no caminho e só percebe depois de encostar. Não junte os fios para enganar a placa. Trocar ou alinhar o par fica de {{part.photocell.from}} a {{part.photocell.to}}, e é o que protege criança, bicho e carro.',
    ],
    heading: 'Enquanto a fotocélula não volta',
    text: [
      'Algumas placas nem fecham sem ela; outras têm a entrada desligada na programação. Quem a desliga é o técnico, com a força regulada e testada antes.',
    ],
    points: [
      'Feche sempre à vista, sem mandar de longe.',
      'Teste a força com uma caixa de papelão.',
      'Celular e fechamento automático: só com fotocélula.',
    ],
    send: 'Mande uma foto dos dois lados do vão e da etiqueta do motor.',
  },
  {
    when: [
      'instalar|colocar|por|botar|automatizar|motorizar',
      'motor|automatizar|motorizar',
      'pivotante*|de abrir',
      'da para|da pra|tem como|pode|posso|e possivel|serve',
    ],
    unless: 'correr|deslizante*|basculante*|quanto tempo|sozinho|eu mesmo',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['install', 'compatibility'],
    answer: [
      'Dá, em portão de abrir de uma ou de duas folhas: o motor é de pistão, onde a coluna é estreita e a folha abre para dentro, ou de braço articulado, onde a coluna é larga. A condição é a dobradiça firme, a folha leve na mão e área livre para ela girar; folha acima de uns dois metros e meio pede motor próprio e trava elétrica. Sai por orçamento, numa casa em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'O que se mede antes',
    text: [
      'A distância da dobradiça à quina da coluna decide entre pistão e braço, e dois centímetros errados deixam a folha lenta no fim. Para fora da calçada o portão não pode abrir.',
    ],
    points: [
      'Folha só: um motor, de um dos lados.',
      'Duas folhas: dois motores e uma central com atraso.',
      'Rampa para dentro: a folha precisa girar sem raspar no piso.',
    ],
    further:
      'As medidas de coluna e pivô estão em [instalação em portão pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).',
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, com a coluna e a dobradiça, e a largura da folha.',
  },
  {
    when: [
      'reaproveit*|aproveit*|reutiliz*|usar de novo|reuso|instalar de novo|passar para outro',
      'motor',
      'tem como|da para|da pra|pode|posso|compensa|vale a pena|antigo|velho|usado|outro portao',
    ],
    unless: 'ppa ou|olx|compr*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'compatibility'],
    answer: [
      'Tem, se o portão novo é do mesmo tipo, a folha cabe no peso da etiqueta e a tensão é a mesma: tira-se o motor, revisa-se engrenagem e capacitor e ele volta com suporte e fim de curso acertados. De basculante para correr não serve. A montagem de motor que já é seu se orça por foto; se placa e engrenagem já pedem troca, um novo sai melhor, numa casa de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'Quando compensa levar o motor velho',
    text: [
      'Motor com peça à venda e menos de dez anos costuma valer. Sem chave, sem suporte ou com modelo fora de linha, o gasto com o que falta chega perto do novo.',
    ],
    points: [
      'Guarde controles, chave e suporte.',
      'Foto da ligação dos fios, antes de desmontar.',
      'Engrenagem gasta custa de {{part.gears.from}} a {{part.gears.to}}; capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    send: 'Mande a foto da etiqueta do motor e do portão novo, por dentro, com as medidas.',
  },
  {
    when: [
      'celular|smartphone|aplicativo|app|wifi|wi fi|telefone',
      `abrir portao|abrir o portao|abre|abrir|abre portao|abrir portao de garagem|comandar|acionar`,
      `${asksMay}|abre pelo|abre com|abre por`,
    ],
    unless:
      'nao|parou|como funciona|como faz|como faco|como ligar|como instalar|como colocar|vale a pena|programar|configurar|interfone*|camera*|clonar|internet|por que|antigo|seguro|perigoso|preco|custa|ver|saber|qual|visita',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['works', 'compatibility'],
    answer: [
      'Sim: põe-se um módulo Wi-Fi na entrada de botoeira da central, e o portão que você já tem passa a abrir também pelo aplicativo, de perto ou de longe. Motor e controles continuam os mesmos. O módulo se orça pela foto da central, e a ligação parte de {{repair.from}}; quase toda central aceita.',
    ],
    heading: 'O que precisa existir na garagem',
    text: [
      'O módulo fecha por um instante o contato da botoeira, como quem aperta o botão da parede. De longe, a casa precisa de internet e de energia naquele momento.',
      'Quem vai trocar a placa de qualquer jeito pode pôr uma com Wi-Fi de fábrica: de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Sinal de Wi-Fi de 2,4 GHz firme junto do motor, com o portão fechado.',
      'Um sensor na folha, para o aplicativo saber se ela fechou mesmo.',
      'Fotocélula, porque se fecha sem ver o vão.',
      'Senha no aplicativo, e acesso próprio para cada pessoa.',
    ],
    further:
      'Se o aplicativo falhar, o caminho está em [portão não abre pelo celular](/portao-nao-abre-pelo-celular).',
    send: 'Mande pelo WhatsApp a foto da central fechada e da etiqueta do motor, e diga se o Wi-Fi chega ali.',
  },
  {
    when: [
      'clonar|copiar|copia|clone|duplicar',
      'pelo celular|com o celular|com celular|no celular|celular|aplicativo',
      'controle*',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['allowed', 'program'],
    answer: [
      'Não: o celular comum não transmite na frequência do controle, em geral 433 MHz, e nenhum aplicativo sozinho o copia. Controle de código fixo se clona em outro controle; o de código rolante se grava na central, de {{part.programming.from}} a {{part.programming.to}} na visita. Para abrir pelo celular, o caminho é um módulo Wi-Fi ligado à central.',
    ],
    heading: 'Aplicativo que promete clonar',
    text: [
      'Desconfie: ou ele pede um aparelho transmissor à parte, ou é só um comando para módulo que já esteja no portão.',
    ],
    points: [
      'Poucos celulares têm infravermelho, e portão usa rádio.',
      'Módulo Wi-Fi: ligação a partir de {{repair.from}}.',
      'Em condomínio, peça o acesso à administração.',
    ],
  },
  {
    when: [
      'pedaco|parcial|pela metade|so metade|um pouco|entreaberto|abrir metade|meia folha|fresta|uma parte',
      'pedestre*|pessoa*|passar|abrir|abertura|deixar',
      asksMay,
    ],
    unless: 'parou|trava|travou|emperr*|defeito|so abre|nao abre|abre so',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['program', 'works'],
    answer: [
      'Sim, no portão de correr e no de abrir, se a central tiver a função pedestre: um segundo botão do controle abre só um trecho, ou uma folha das duas, o bastante para uma pessoa. No basculante não é prático, porque a folha entreaberta fica pendurada na altura da cabeça. Programar fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    heading: 'Se a central não tem a função',
    text: [
      'O manual do código impresso na placa chama isso de pedestre, abertura parcial ou meia abertura. Sem ela, troca-se a central, de {{part.board.from}} a {{part.board.to}}, ou usa-se o portão social.',
    ],
    points: [
      'Controle com um botão só: é preciso um de dois ou mais.',
      'O trecho aberto se regula na programação.',
      'Vale fotocélula também na passagem parcial.',
    ],
  },
  {
    when: [
      'parar|para|pausar',
      'em meio|meio de caminho|em metade|entreaberto|onde eu quiser',
      `${asksMay}|consigo|apertar de novo|aperto de novo|apertar outra vez`,
    ],
    unless: 'volta|defeito|sozinho|por que|nao anda|esta parando|fica parando|pedestre|faz mal|estraga',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['works'],
    answer: [
      'Sim: na maioria das centrais, um novo toque no mesmo botão para a folha onde ela está, e o toque seguinte a faz voltar. Se o seu não para, a central está no modo condomínio, em que a ordem de abrir não se interrompe, e isso se muda na programação. Basculante parado no alto pede cuidado com quem passa.',
    ],
    heading: 'O que o botão faz em cada toque',
    text: [
      'A sequência comum é abrir, parar, fechar, parar. Com fechamento automático ligado, a folha parada no meio fecha depois do tempo programado.',
    ],
    points: [
      'Prove com o vão livre.',
      'Parar sempre no mesmo ponto: função pedestre, se a placa tiver.',
      'Portão que para no meio sem ordem é defeito, e outra história.',
    ],
  },
  {
    when: [
      'fechar sozinho|fechando sozinho|fecha sozinho|fechamento automatico|feche sozinho',
      `${asksMay}|deixar|fazer|colocar|ativar`,
    ],
    unless: 'parou|por que|nao|desativar|tirar|desligar|abre sozinho|quanto tempo|fotocelula',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['program', 'works'],
    answer: [
      'Sim: quase toda central traz o fechamento automático, que se liga na placa e fecha o portão depois do tempo que você escolher. Só o ligue com fotocélula no vão, ou ele fecha sobre quem ficou ali. Ligar e ajustar fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; o par de fotocélula instalado, de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'Que tempo escolher',
    text: [
      'Conte os segundos desde que a folha para até o carro sair do vão, e some uns cinco. Com a fotocélula, a contagem recomeça a cada vez que alguém passa.',
    ],
    points: [
      'Quem precisa dele aberto desliga a função por um botão, se a placa tiver.',
      'Criança e bicho na casa: fotocélula baixa.',
      'Depois da falta de luz, confira se o tempo ficou.',
    ],
  },
  {
    when: [
      'portao social|portao de pedestre|portaozinho|porta social|pedestre|fechadura eletrica',
      'mesmo controle|no controle|junto|um controle so|pelo controle|com o controle|junto com',
      `${asksMay}|abrir|motor|portao grande|correr`,
    ],
    unless: 'nao abre|abre sozinho|destrava junto|parou',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['compatibility', 'install'],
    answer: [
      'Sim: um botão do controle abre o portão do carro e outro solta a fechadura elétrica do portão de pedestre. Para isso o controle precisa de dois botões e a central de uma segunda saída, ou de um receptor avulso só para a fechadura. Ligar o conjunto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'O que é preciso em cada lado',
    text: [
      'O portão social precisa de fechadura elétrica com fonte própria e de folha que feche sozinha até o trinco. Se ele tem motor, vale o mesmo: um receptor, outro botão.',
    ],
    points: [
      'Controle de um botão: troque por um de dois ou três, da mesma família.',
      'Fonte separada: a fechadura puxa corrente e não se liga na da placa.',
      'Botoeira por dentro continua abrindo sem controle.',
    ],
    send: 'Mande a foto do controle, da central fechada e da fechadura do portão social.',
  },
  {
    when: [
      'luz da garagem|lampada|luz|refletor|iluminacao',
      'junto|acender|apagar|desligar|ligar|acende|apaga|acenda',
      `${asksMay}`,
    ],
    unless: 'pisca|falta|sem luz|central|placa|fraca|nao abre|cai|sinaleira',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['works', 'compatibility'],
    answer: [
      'Sim, se a central tiver a saída de luz de garagem, que muitas têm, direta ou por um módulo: ela acende a lâmpada quando o portão abre e apaga sozinha depois de um tempo programado. Um eletricista leva o fio da lâmpada até ali; ligar na central fica a partir de {{repair.from}}.',
    ],
    heading: 'O que conferir antes',
    text: [
      'A saída aguenta só alguns watts: refletor ou várias lâmpadas pedem um relé. O tempo da luz se programa na placa.',
    ],
    points: [
      'Sem essa saída: lâmpada com sensor de presença, sem ligação com o portão.',
      'LED que pisca apagado: a saída deixa passar corrente, e o relé resolve.',
      'Nada se liga nos bornes do motor.',
    ],
  },
  {
    when: [
      'ver quem|saber quem|registro|historico|quem abriu|relatorio|descobrir quem',
      'abriu|abre|entrou|abrir|acesso|entra',
      'portao|controle|garagem',
    ],
    unless: 'conserta|chamar',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'Sim, com um módulo de celular que guarde histórico e um acesso próprio para cada pessoa: o aplicativo mostra quem abriu e a que horas. Pelo controle comum, só se o receptor registrar o número de cada um, como fazem os de condomínio; o de casa não diz. Ligar o módulo custa a partir de {{repair.from}}.',
    ],
    heading: 'Três jeitos de saber',
    text: [
      'Código fixo não distingue ninguém, porque original e cópia são iguais. O rolante distingue, se houver onde guardar.',
    ],
    points: [
      'Módulo Wi-Fi: nome e hora no aplicativo.',
      'Sensor na folha: avisa que abriu, e não por quem.',
      'Câmera no vão: mostra a pessoa, e é da empresa de segurança.',
    ],
  },
  {
    when: [
      'mais leve|leve|tirar o peso|tirar peso|diminuir o peso|menos pesado',
      'portao|folha|basculante',
      `${asksMay}|deixar|como|ficar`,
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
];
