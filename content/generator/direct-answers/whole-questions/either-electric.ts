/** Complaints that offer two electric causes, 'é bateria ou placa': the test that decides between them, and the price of each. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const eitherElectricAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'zumb*|ronca*|roncando|ronco',
      'capacitor*|placa|mola|engrenagem|bobina',
      'ou',
      'motor travado|motor queimado|motor preso|motor|folha|capacitor|bobina|travado',
    ],
    unless: 'trocar ou|comprar|preco',
    subject: 'capacitor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Com a folha fechada e o disjuntor desligado, solte o motor na chave, religue e dê um comando só, de longe: se ele gira livre, quem está travada é a folha; se ainda zumbe sem girar, quase sempre é o capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}. Motor travado por dentro é engrenagem ou rolamento, de {{part.gears.from}} a {{part.gears.to}}, e só se confirma depois de medir o capacitor. Com cabo frouxo ou folha torta, não solte nada.',
    ],
    heading: 'Por que não insistir no botão',
    text: [
      'Zumbido é motor ligado sem girar, e a bobina esquenta em segundos. Cada nova tentativa leva o defeito de um capacitor para um estator, que fica de {{part.stator.from}} a {{part.stator.to}}.',
      'Se solto ele gira e a folha pesa na mão, o defeito nem é dele: mola, contrapeso, roldana ou trilho.',
    ],
    points: [
      'Zumbe e sai com um empurrão: capacitor.',
      'Zumbe e não mexe nem solto: eixo ou redutor preso.',
      'Gira solto e zumbe engatado: folha pesada ou travada.',
      'Zumbe com a trava elétrica fechada: a trava não recuou.',
    ],
    send: 'Mande um vídeo com o som de uma tentativa só e a foto da etiqueta do motor.',
  },
  {
    when: [
      'volta*|voltando|reverte|revertendo|abre de novo|reabre|nao fecha',
      'fotocelula*|sensor',
      'ou',
      'fim de curso|forca|obstaculo|embreagem|ima',
    ],
    unless: 'comprar|preco|instalar|suja ou|alinhada|desalinhada',
    subject: 'fotocelula',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Veja onde ele volta: em pontos diferentes, ou logo no começo, é a fotocélula; sempre no mesmo ponto, perto do fim, é fim de curso ou força. Limpe as duas lentes e olhe a luz do receptor: se ela firma e o portão fecha, era isso. Fotocélula trocada fica de {{part.photocell.from}} a {{part.photocell.to}}; regular fim de curso e força, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'O ponto da volta conta a causa',
    text: [
      'Volta quando encosta no batente: a parada está atrasada, e a central lê o batente como obstáculo. Volta no meio: a folha pesa ali, e a placa sente o esforço.',
      'Nunca feche a fotocélula com um fio para o portão obedecer. Sem ela, ele desce sobre quem estiver no vão.',
    ],
    points: [
      'Só com sol baixo: luz na lente do receptor.',
      'Só depois da chuva: gota, teia ou emenda molhada.',
      'Só na descida do basculante: mola ou contrapeso.',
      'Ímã fora do lugar: para antes ou passa do ponto.',
    ],
    send: 'Mande um vídeo de dois fechamentos seguidos e uma foto da luz do receptor.',
  },
  {
    when: [
      'controle*|luz do controle|luzinha|led',
      'acende|pisca|acendendo|piscando|liga',
      'nao abre|nao funciona|nao aciona|nada|nao responde|nao abrir',
      'bateria|pilha|placa|receptor|central|ou',
    ],
    unless: 'trocar|troquei|comprar|depois de trocar|fotocelula',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Luz acesa não prova que a bateria está boa: ela acende o LED com carga que já não alcança o motor. Vá até o lado do portão e aperte: se ali abre, é bateria; se nem ali abre, prove outro controle e a botoeira. Outro controle abre: o seu perdeu a gravação. Nenhum abre e a botoeira abre: é o receptor da placa, e gravar de novo fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'A ordem que evita comprar a peça errada',
    text: [
      'Bateria nova, da mesma medida, é o primeiro gasto e o menor. Depois vem a gravação, e só então a placa, que trocada fica de {{part.board.from}} a {{part.board.to}}.',
      'Luz fraca ou que demora a acender é bateria no fim; luz forte com alcance curto é antena do receptor, solta ou encostada no ferro.',
    ],
    points: [
      'Caiu na água: seque e troque a bateria antes de julgar.',
      'Faltou luz antes: a central pode ter perdido a memória.',
      'Só de um lado da rua: interferência ou antena.',
      'Botão afundado: contato gasto.',
    ],
    send: 'Mande a foto do controle aberto e diga se a botoeira e o segundo controle abrem.',
  },
  {
    when: [
      'so funciona perto|so funciona de perto|so abre de perto|so abre perto|so pega de perto|funciona so de perto|abre so de perto|alcance curto|pouco alcance|alcance ruim|perto do motor',
      'pilha|bateria',
      'antena|receptor|placa',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Se só um controle perdeu alcance, é a pilha dele; se todos perderam ao mesmo tempo, é a antena ou o receptor na central. Troque a pilha por uma da mesma medida e prove do mesmo lugar. Antena se estica e se afasta do ferro, e regravar ou ligar um receptor fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Por que a antena perde o sinal',
    text: [
      'Ela é um fio fino, de comprimento certo. Cortada, enrolada dentro da caixa metálica ou encostada na coluna, escuta só de perto, e nenhuma pilha compensa.',
      'Lâmpada de LED nova, carregador e roteador perto da central também abafam o rádio. Desligue um por vez e repita a prova.',
    ],
    points: [
      'Um controle fraco, os outros bons: pilha ou botão.',
      'Todos fracos desde uma obra: antena cortada.',
      'Fracos só à noite: lâmpada perto da central.',
      'Vidro com película metálica: aperte com a janela aberta.',
    ],
    send: 'Diga quantos controles falham e de que distância, e mande uma foto da caixa da central com o fio da antena.',
  },
  {
    when: [
      'abr*|abrindo|abre',
      'sozinho|sozinha|do nada|por conta propria',
      'interferencia|vizinho|controle',
      'ou',
      'placa|central|defeito|curto|botoeira',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Desligue o receptor ou apague os controles por uma noite: se ele para de abrir, a ordem vinha pelo rádio, de um controle preso, copiado ou de código igual ao seu; se continua, é fio em curto, botoeira ou defeito na placa. Interferência de verdade costuma encurtar o alcance, e raramente abre um portão. Gravar de novo fica de {{part.programming.from}} a {{part.programming.to}}; placa, de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Até achar quem manda abrir',
    text: [
      'Enquanto isso, à noite, deixe a folha fechada e o disjuntor do portão desligado: o motor travado continua segurando, e ninguém abre de fora com controle.',
      'Depois da noite sem rádio vem a noite sem fios: o técnico solta a botoeira e o interfone da placa, um de cada vez.',
    ],
    points: [
      'Abre quando chove: botoeira ou emenda molhada.',
      'Abre sempre na mesma hora: controle de alguém na rua.',
      'Código fixo: troque as chavinhas ou passe ao rolante.',
      'Abre e fecha sem parar: botão de controle preso.',
    ],
    send: 'Diga a que horas ele abre e se chovia, e mande fotos da central e da botoeira da rua.',
  },
  {
    when: [
      'cheiro|fumaca|queimado',
      'placa|central|fio|fiacao|capacitor',
      'ou',
      'motor|bobina|capacitor|central|placa',
      'cheiro|cheirando|fedor|fumaca|queimando',
    ],
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    isDanger: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Desligue o disjuntor antes de procurar a causa e não acione mais; com fumaça que não para, saia de perto e ligue 193. Depois cheire de fora, sem abrir: cheiro doce de verniz com carcaça quente é bobina do motor, de {{part.stator.from}} a {{part.stator.to}}; cheiro de plástico junto da caixa da central é placa ou fio, de {{part.board.from}} a {{part.board.to}}; um estouro seco e cheiro de óleo são do capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    heading: 'O que cada cheiro quer dizer',
    text: [
      'Bobina queima porque o motor ficou ligado sem girar, por folha pesada ou fim de curso que não cortou. A placa queima por surto, água ou borne frouxo. Trocar a peça sem achar isso é pagar duas vezes.',
      'O técnico mede a bobina e a fuga para a carcaça antes de dar tensão, porque uma placa nova num motor em curto se perde na primeira partida.',
    ],
    points: [
      'Mancha preta na tampa da central: placa.',
      'Disjuntor que cai ao religar: curto, não insista.',
      'Borne derretido: fio frouxo que esquentou.',
      'Motor quente com o portão parado: relé colado.',
    ],
    send: 'Com o disjuntor desligado, mande fotos da caixa fechada, da tampa e da etiqueta do motor.',
  },
];
