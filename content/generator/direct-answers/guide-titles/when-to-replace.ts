/** Titles that ask when a part, a control or a motor has to be replaced, or by which signs one tells. */
import type { DirectAnswer } from '../../direct-answer.ts';

const when =
  'quando trocar|quando devo trocar|quando se troca|quando substituir|hora de trocar|hora de a troca|quando e preciso trocar|precisa trocar|quando mudar|momento de trocar|trocar quando|quando fazer a troca';

export const replacementAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'trocar|troca|troco|mudar|substituir',
      'placa|central',
      'motor',
      'precisa|preciso|obrigado|obrigatorio|tem que|junto|tambem|quando troca|ao trocar|necessario|sempre|os dois|juntos',
    ],
    unless: 'controle|capacitor ou|ou|quanto tempo|raio',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['replace', 'compatibility'],
    answer: [
      'Não precisa, um se troca sem o outro: se só o motor queimou e a placa é do mesmo modelo e da mesma tensão, ela continua; se só a placa queimou, o motor fica. Trocam-se juntos quando o modelo novo não conversa com a placa velha, como no de inversor, ou quando a placa saiu de linha. Placa fica de {{part.board.from}} a {{part.board.to}}; numa casa, o conjunto novo, de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'O que tem de combinar entre motor e placa',
    text: [
      'Tensão, potência, capacitor e o jeito de ler o fim de curso. Motor novo em caixa costuma já vir com a central, e então a velha fica de reserva, se ainda funciona.',
    ],
    points: [
      'Motor comum com placa comum: combinam na maioria das marcas.',
      'Motor com inversor ou encoder: só a placa dele.',
      'Os controles se regravam quando a placa muda.',
    ],
    send: 'Mande a foto da etiqueta do motor e da placa, com a caixa aberta por quem costuma fazer isso.',
  },
  {
    when: [when, 'cremalheira*'],
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['replace', 'signs'],
    answer: [
      'Troque a cremalheira quando os dentes estão afinados em ponta, quebrados ou comidos num trecho, quando o nylon racha no furo do parafuso ou quando o pinhão salta mesmo depois de realinhada. Dente inteiro com barulho é quase sempre desalinhamento, que se acerta sem peça nova. Gasto num trecho só, troca-se o gomo. Realinhar ou trocar fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que gasta a cremalheira antes do tempo',
    text: [
      'Gasta a que apoia no pinhão: roldana baixa faz a folha descer e pesar nos dentes. Troque a roldana junto, ou a nova acaba igual.',
    ],
    points: [
      'Folga fina entre dente e pinhão, ao longo de toda a folha.',
      'Pinhão gasto se troca no mesmo dia.',
      'Aço leva película de graxa branca; nylon, nada.',
    ],
    send: 'Mande fotos dos dentes no meio e nas pontas e um vídeo do portão andando.',
  },
  {
    when: [when, 'roldana*'],
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['replace', 'signs'],
    answer: [
      'Troque as roldanas quando a folha pesa na mão com o motor solto, ronca ou range ao andar, balança de lado, desce de um canto ou deixa pó de ferro no trilho. Girando a roda com a folha apoiada, rolamento áspero e canal gasto confirmam. Trocam-se as duas juntas, e o par instalado fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'Por que não esperar',
    text: [
      'Roldana travada faz o motor arrastar a folha, e o que se gasta a seguir é a engrenagem, de {{part.gears.from}} a {{part.gears.to}}. A cremalheira também desce e come o pinhão.',
    ],
    points: [
      'Canal igual ao trilho, em V ou em U.',
      'Rolamento blindado, que não leva óleo.',
      'Trilho afundado se endireita antes.',
      'A folha se ergue com apoio e duas pessoas, nunca sozinho.',
    ],
    send: 'Mande um vídeo da folha andando e uma foto das rodas.',
  },
  {
    when: [when, 'placa*|central'],
    unless:
      'troca o motor|trocar o motor|trocar motor|troca motor|troco o motor|motor novo|junto|motor ou|solar|carro',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['replace', 'signs'],
    answer: [
      'Troque a placa do motor quando ela tem trilha queimada ou componente estourado, quando o processador perdeu a memória e não grava mais controles, quando já foi reparada duas vezes pelo mesmo defeito ou quando a peça dela não existe. Relé, fusível, varistor e solda têm reparo, a partir de {{repair.from}}; placa nova, com os controles regravados, fica entre {{part.board.from}} e {{part.board.to}}.',
    ],
    heading: 'O que verificar antes de culpar a placa',
    text: [
      'Energia no borne, fusível, fotocélula e fim de curso dão o mesmo sinal de placa morta. Se a queima veio de surto ou de água, corrige-se a causa, ou a nova dura pouco.',
    ],
    points: [
      'Luz apagada com o disjuntor ligado: fonte ou fusível.',
      'Estala e não anda: relé, capacitor ou o próprio motor.',
      'Só um lado funciona: relé.',
      'Motor com inversor: só a placa dele.',
    ],
    send: 'Mande a foto da placa e da etiqueta do motor e conte o que ela faz.',
  },
  {
    when: [
      `${when}|quando vale a pena trocar|quando colocar|quando por`,
      'motor*',
      'condominio*|predio*|mais forte|mais potente|maior|uso intenso',
    ],
    unless: 'como escolher|qual motor|quanto custa|preco',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['replace', 'signs'],
    answer: [
      'Troque o motor do portão do condomínio por um de uso intenso quando ele para por calor no horário de pico e volta meia hora depois, quando as aberturas da hora cheia passam de dez ou quando engrenagem e capacitor se repetem no ano com a folha leve e equilibrada. Se para fora do pico, ou se a folha pesa na mão, conserte antes. Motor pesado com instalação fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'O que levar à assembleia',
    text: [
      'Leve a contagem de aberturas na hora mais cheia, as notas dos consertos do último ano e dois orçamentos com os mesmos ciclos por hora. Mais potência sem mais ciclos não resolve a fila.',
    ],
    points: [
      'Motor de casa: de {{stator.thin.from}} a {{stator.thin.to}} por hora.',
      'Uso intenso: de {{stator.robust.from}} a {{stator.robust.to}}.',
      'Cabo, roldana e contrapeso revistos no mesmo dia.',
      'Controles regravados em hora marcada.',
    ],
    send: 'Mande a etiqueta do motor, o número de unidades e a hora em que ele para.',
  },
  {
    when: [`${when}|mola no fim|mola acabou`, 'mola*', 'basculante|portao*|garagem'],
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['replace', 'signs'],
    answer: [
      'Troque a mola do basculante quando a folha solta já não para a meia altura nem com a regulagem no fim, quando as espiras se abrem e não fecham, quando há ferrugem funda ou trinca no gancho, ou quando uma das duas partiu. Trocam-se as duas juntas, porque a velha desequilibra a nova. Não mexa nela: carregada, ela solta com força; deixe o portão parado, com o disjuntor desligado.',
    ],
    heading: 'Quanto ela dura e quem troca',
    text: [
      'Numa casa costuma passar de cinco anos; num prédio pode não chegar a três. A troca é de técnico, na faixa de conserto, de {{repair.from}} a {{repair.to}}, com o equilíbrio refeito.',
    ],
    points: [
      'Folha que desce sozinha: ninguém passa por baixo.',
      'Motor que força para subir: o aviso mais comum.',
      'Mola se escolhe pelo peso da folha, e não pela medida só.',
    ],
    send: 'Mande uma foto das molas com o portão fechado e as medidas da folha.',
  },
  {
    when: [
      'sinais|sinal|como saber|como descobrir|indicios|percebi',
      'clon*|copia|copiaram|copiou',
      'controle*|portao*|alguem',
    ],
    unless: 'da para|pode clonar|posso|como clonar|onde',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['signs', 'safety'],
    answer: [
      'Os sinais de controle clonado são o portão aberto de manhã sem ninguém ter saído, abertura em hora repetida quando a casa está vazia, gente que entra sem ter controle e câmera que mostra carro estranho abrindo. Portão que abre sozinho a qualquer hora, na chuva ou logo depois da luz voltar, quase sempre é fio ou rádio. Na dúvida, apague a memória e grave só os seus, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'O que fazer hoje',
    text: [
      'Enquanto isso não se faz, passe corrente e desligue o disjuntor do portão à noite. Com código fixo, apagar não basta: o clone manda o mesmo código, e o que resolve é passar ao código rolante.',
    ],
    points: [
      'Chavinhas dentro do controle: código fixo, fácil de copiar.',
      'Manobrista, lavador e obra: quem teve o seu na mão.',
      'Central com registro: veja quem abriu e quando.',
    ],
    send: 'Mande a foto do controle aberto e conte quando o portão abriu.',
  },
  {
    when: [
      'sinais|sinal|como saber|como identificar|como reconhecer|como perceber',
      'instal*|montag*',
      'malfeita|mal feita|mal feito|malfeito|mal instalado|errada|ruim|porca|errado|bem feita',
    ],
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Uma instalação malfeita no portão aparece cedo: a folha bate no fim ou dá tranco na partida, o motor esquenta ou ronca com poucas aberturas, os fios ficam soltos ou emendados ao tempo, o portão não para ao encostar num bloco de madeira e ninguém ensinou a destravar. Suporte que mexe, cremalheira que range e falta de fotocélula com fechamento automático completam a lista.',
    ],
    heading: 'O que fazer com a lista na mão',
    text: [
      'Chame primeiro quem instalou, com vídeo e data: o serviço tem garantia, e em qualquer compra a lei dá noventa dias. Se ele não volta, outro técnico corrige, entre {{repair.from}} e {{repair.to}}, conforme o que faltou.',
      'Até lá, desligue o fechamento automático. Com choque, cheiro ou folha torta, desligue o disjuntor.',
    ],
    points: [
      'Furo dos fios por cima da caixa: entra água.',
      'Energia vinda de extensão ou benjamim.',
      'Força no máximo para vencer folha pesada.',
      'Sem nota nem garantia escrita.',
    ],
    send: 'Mande um vídeo do portão andando e fotos do motor, dos fios e dos suportes.',
  },
  {
    when: [
      'antes de queimar|antes que queime|antes de estragar|antes de parar|preventivamente|antes de quebrar',
      'troc*|substitu*',
      'portao automatico|portao eletronico|portoes automaticos|motor de portao|motor para portao|portao*|motor*',
    ],
    unless: 'peca|bateria|controle*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['replace', 'worth'],
    answer: [
      'Porque motor de portão que já avisou que acaba escolhe a pior hora para parar, com o carro dentro e preço de urgência, e às vezes leva a placa e a engrenagem junto. Trocando antes, você marca o dia, compara modelos e aproveita a visita para acertar a folha. Mas só troque se há sinal: calor em poucas aberturas, cheiro de verniz, peça fora de linha ou três consertos no ano. Um motor que trabalha bem não se troca por idade.',
    ],
    heading: 'Conserto ou troca, pela conta',
    text: [
      'Um conserto fica entre {{repair.from}} e {{repair.to}}, e a troca numa casa, entre {{replacement.from}} e {{replacement.to}}. Quando a peça passa da metade do conjunto novo, ou quando os consertos de um ano somam isso, a troca sai melhor.',
    ],
    points: [
      'Folha pesada queima o novo também: corrija antes.',
      'Motor para mais ciclos, se o uso cresceu.',
      'Controles antigos podem não servir na central nova.',
    ],
    send: 'Mande a foto da etiqueta e conte o que o motor faz: dizemos se ele ainda vale conserto.',
  },
];
