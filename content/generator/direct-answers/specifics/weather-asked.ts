/** Sun, hail, wind, salt air and power faults, and functions of the gate that a title names. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const weatherAskedAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'sol|calor',
      'portao|motor|folha',
      'esquenta|esquentando|quente|para|trava|dia todo|estraga|bate|pega|incide',
    ],
    unless: 'solar|controle|painel|chuva|so abre|nascer',
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'Sol o dia todo sozinho não queima o motor, mas tira a folga dele: a carcaça já começa quente, e depois de várias aberturas seguidas o protetor térmico corta e o portão só volta em meia hora. O que o sol mais estraga é a folha, que dilata e raspa, e a placa em caixa fechada de metal.',
    ],
    heading: 'O que fazer num portão que pega sol da tarde',
    text: [
      'Veja a folha às três da tarde, com o disjuntor desligado e o motor solto: se pesa mais do que de manhã, é dilatação, e a folga se acerta de {{part.adjustment.from}} a {{part.adjustment.to}}. Se anda igual e o motor para, é capacitor no fim ou uso demais para o modelo.',
      'Capacitor fraco aparece primeiro no calor e se troca de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    points: [
      'Caixa da central na sombra ou atrás da coluna.',
      'Cobertura ventilada sobre o motor, sem fechar as aletas.',
      'Folha escura de chapa larga: conte com mais dilatação.',
      'Bateria de nobreak: fora do sol, ou dura a metade.',
    ],
    send: 'Conte a que horas ele falha e mande fotos da folha e da caixa do motor.',
  },
  {
    when: ['granizo', 'portao|motor|folha|fotocelula', 'amassou|amassado|amassada|quebrou|estragou|trincou'],
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Granizo amassa a chapa e raramente o motor; o que trava o portão depois é a folha torta ou a tampa trincada com água dentro. Desligue o disjuntor, olhe a tampa e as lentes e, só se os cabos estão inteiros, solte o motor e mova a folha: se enrosca, não use no motor até desamassar.',
    ],
    heading: 'Do amassado ao que para o portão',
    text: [
      'Chapa se desamassa ou troca na serralheria. Nós conferimos o que ficou atrás: tampa do motor, lentes, alinhamento e força, com conserto de {{repair.from}} a {{repair.to}}.',
      'Fotografe antes de mexer: seguro residencial com cobertura de vendaval e granizo costuma pedir as imagens e o orçamento.',
    ],
    points: [
      'Lente trincada: o portão não fecha, e a fotocélula se troca de {{part.photocell.from}} a {{part.photocell.to}}.',
      'Tampa rachada: cubra e não ligue até secar.',
      'Folha que ganhou remendo: reequilibre o contrapeso.',
    ],
    send: 'Mande fotos da folha de longe, da tampa do motor e das lentes.',
  },
  {
    when: ['vento|ventania|vendaval', 'basculante|portao', 'abr*|levanta|balanca|forca'],
    unless: 'caminhao|para no meio|nao fecha|pivotante|de abrir|duas folhas|deslizante|correr',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Inteiro o vento não abre um basculante fechado, porque a redução do motor trava; o que ele faz é balançar a folha e abrir a ponta de um palmo, se ela é larga e só o motor a segura. Com a ponta cedendo, ponha trava; e não acione com ventania, porque a folha aberta vira vela.',
    ],
    heading: 'Segurar a folha nos dias de vento',
    text: [
      'Empurre a ponta de baixo com a folha fechada: folga de mais de dois dedos pede trava elétrica ou batente melhor, entre {{repair.from}} e {{repair.to}}. Se a folha inteira anda, o motor está destravado ou a porca gastou, e aí é conserto já.',
      'Chapa fechada recebe o vento todo; tela ou ripado deixa passar e alivia motor e solda.',
    ],
    points: [
      'Portão aberto na hora do vendaval: feche antes, ou deixe-o aberto e calçado.',
      'Bateu com o vento: confira braço, solda e cabo antes de religar.',
      'Motor destravado por falta de luz: trave com cadeado.',
    ],
    send: 'Mande um vídeo da folga na ponta da folha e uma foto dela inteira por dentro.',
  },
  {
    when: ['social|pedestre', 'maresia|praia|litoral|beira mar|santos|guaruja|salina'],
    subject: 'portao-social',
    isAboutSubject: true,
    aspects: ['choose', 'care'],
    answer: [
      'Em portão social perto do mar o que mais sofre é a mola aérea ou o braço, a dobradiça e a fechadura: peça inox ou latão nessas peças, corpo vedado no motor e folha de alumínio ou de ferro galvanizado a fogo. A nossa equipe trabalha na Grande São Paulo e não desce ao litoral.',
    ],
    heading: 'O que pedir a quem instala no litoral',
    text: [
      'Fecho elétrico comum emperra em poucos meses de sal; prefira o de corpo inox, com tampa, e teste a chave de emergência todo mês. Ímã só com corpo próprio para fora.',
      'Graxa em película na dobradiça e água doce na folha, toda semana, seguram mais que tinta. Ferrugem superficial se trata assim que aparece.',
    ],
    points: [
      'Parafuso inox em chapa de ferro: com bucha ou fita isolando, ou a chapa come em volta.',
      'Central e fonte do lado de dentro da casa.',
      'Emenda estanhada e em gel.',
    ],
    questions: [
      {
        question: 'Quanto custa um serviço parecido em São Paulo?',
        answer: 'Ligação, ajuste ou troca de fecho ficam entre {{repair.from}} e {{repair.to}}, fora a peça.',
      },
    ],
  },
  {
    when: ['falta de fase|uma fase|faltou fase|sem uma fase|meia fase|fase caiu|so uma fase'],
    subject: 'fiacao',
    isAboutSubject: true,
    answer: [
      'Com falta de fase o portão de 127 V anda se a fase dele é a que ficou; o de 220 V, ligado entre duas, não parte e ronca. Desligue o disjuntor do portão até a energia voltar inteira: insistir com tensão pela metade esquenta a bobina e queima o capacitor.',
    ],
    heading: 'Como perceber que falta uma fase',
    text: [
      'Parte das tomadas e lâmpadas apaga ou fica fraca, o chuveiro não esquenta e a geladeira zumbe. Se é assim na rua toda, avise a distribuidora; se é só na sua casa, é disjuntor, borne ou padrão, serviço de eletricista.',
      'Para sair de carro, use a chave de destravamento com o disjuntor desligado. Se o motor não voltar depois, o exame fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Central acesa e motor roncando: tensão baixa.',
      'Portão trifásico de prédio: não acione, ele queima em minutos.',
      'Voltou a luz e o portão ficou mudo: meça a placa antes de insistir.',
    ],
    further: 'O que olhar depois está em [portão não abre](/portao-nao-abre).',
  },
  {
    when: [
      'moto|motoqueiro|entregador',
      'abrir so um pouco|abrir um pouco|abertura parcial|so um pouco|parcial|meia abertura|abrir pouco|abrir pela metade',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Dá, se a central tem abertura parcial: um segundo botão do controle abre só o espaço da moto e fecha do mesmo modo. Em portão de correr funciona bem; no basculante a folha pararia inclinada na altura da cabeça, e por isso não se usa.',
    ],
    heading: 'Deixar uma abertura para a moto',
    text: [
      'Procure na placa ou no manual os nomes pedestre, parcial ou social. A programação fica entre {{part.programming.from}} e {{part.programming.to}}; sem a função, troca-se a central, de {{part.board.from}} a {{part.board.to}}.',
      'Sem trocar nada, quem para a folha no meio é você, com um segundo toque no controle. Prove se a sua central aceita parar no meio.',
    ],
    points: [
      'Espaço da moto com o guidão e mais dois palmos.',
      'Segundo par de fotocélula mais baixo: moto parada não corta o feixe alto.',
      'Fechamento automático mais longo nesse botão.',
    ],
    send: 'Mande a foto da placa e do controle, com os botões à vista.',
  },
  {
    when: [
      'fechamento automatico|fecha sozinho|fechar sozinho',
      'quantos segundos|quanto tempo|tempo|segundos|tempo ideal|regular',
    ],
    unless: 'do nada|defeito|madrugada|nao fecha|parou',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'Para casa, de quinze a trinta segundos depois de aberto: é o tempo de o carro passar sem o portão ficar à espera de ninguém. Some mais se há rampa, dois carros seguidos ou alguém que anda devagar, e só ligue com a fotocélula provada.',
    ],
    heading: 'Acertar o tempo de pausa na central',
    text: [
      'O ajuste é um botão ou um jumper da placa, chamado pausa ou automático. Em muitas, o portão fecha alguns instantes depois que o carro sai da frente do feixe, e isso vale mais que o tempo longo.',
      'A regulagem fica de {{part.adjustment.from}} a {{part.adjustment.to}}; pôr a fotocélula que falta, de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    points: [
      'Prédio: mais curto no pico, com fotocélula dupla.',
      'Criança ou animal em casa: tempo mais longo e segundo par baixo.',
      'Prova: cabo de vassoura no feixe, e a folha tem de voltar.',
    ],
  },
  {
    when: ['fechamento automatico', 'vale a pena|compensa|e seguro|perigoso|bom|recomenda*|devo|usar'],
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['worth', 'safety'],
    answer: [
      'Vale se há fotocélula funcionando e alguém costuma esquecer o portão aberto; não vale sem fotocélula, com criança que brinca no vão ou onde o carro para embaixo da folha. É uma função que quase toda central já tem, e ligá-la custa só a regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Antes de ligar o fechamento automático',
    text: [
      'Prove três coisas: a folha volta quando algo corta o feixe, a força é a menor que fecha e todos da casa sabem que ele fecha só. Sem fotocélula, nós não ligamos.',
      'Fotocélula com instalação fica de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    points: [
      'A favor: ninguém esquece aberto, e o ladrão tem menos tempo.',
      'Contra: quem saiu a pé sem chave fica para fora.',
      'Dia de mudança ou de obra: desligue a função, ou o disjuntor com a folha aberta.',
    ],
  },
  {
    when: ['espelho|espelho convexo', 'garagem|saida|portao|rampa'],
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Espelho convexo em saída de garagem em geral não é exigido de casa; em prédio e comércio a prefeitura ou a convenção podem pedi-lo, e quem confirma é a subprefeitura. Não o vendemos, mas ele ajuda o portão: quem sai vê o pedestre antes de a folha abrir.',
    ],
    heading: 'Espelho, sinaleira e fotocélula na saída',
    text: [
      'O espelho mostra ao motorista; a sinaleira avisa quem passa; a fotocélula segura a folha. Um não substitui o outro. A sinaleira nós ligamos na saída da central, serviço de {{repair.from}} a {{repair.to}}.',
      'Fixe o espelho no muro ou em poste seu, e nunca na folha: a vibração tira a mira em uma semana.',
    ],
    points: [
      'De dentro, o motorista tem de ver a calçada dos dois lados.',
      'Altura que o pedestre não toque.',
      'Na calçada pública, só com autorização.',
    ],
  },
  {
    when: ['correr|deslizante', 'sem cremalheira|sem corrente|sem motor no chao'],
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['install', 'choose'],
    answer: [
      'Não com o motor deslizante comum: ele empurra a folha pelo dente da cremalheira, e sem ela não há em que puxar. As saídas são poucas, motor de corrente ou de cabo, mais raros e com peça difícil, e numa casa a cremalheira sai mais barata: de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}} instalada, com peça comum.',
    ],
    heading: 'Por que a cremalheira costuma resolver',
    text: [
      'Se o motivo é folha sem lugar para parafuso, solda-se uma cantoneira; se é o chão sem espaço, o motor pode ficar numa base lateral mais alta. Se é portão de vidro ou de madeira fina, um perfil de ferro leva a cremalheira.',
      'O conjunto novo em portão de correr de casa sai por orçamento; a troca de um motor fica entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Nylon com alma de aço: leve, silenciosa e parafusada.',
      'Aço: folha pesada.',
      'Corrente: estica, faz barulho e pede ajuste.',
    ],
    send: 'Mande uma foto da lateral da folha por dentro e do lugar do motor.',
  },
];
