/** Questions answered in the first word, and everyday titles that resemble ones about another gate or another moment. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const firstWordAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'chuva|chovendo|chove|temporal|tempestade|garoa',
      'usar|uso|usando|abrir|acionar|deixar ligado|funcionar',
      'posso|pode|podem|perigoso|perigo|seguro|faz mal|da para|da pra|tem problema|estraga',
      'portao|motor',
    ],
    unless: 'depois|molhou|molhado|parou|nao abre|nao fecha|choque|pintar|instalar|lavar|queimou|raio',
    subject: 'portao-automatico',
    aspects: ['safety'],
    answer: [
      'Pode usar o portão na chuva, se a tampa do motor está inteira e a água não empoça junto dele: motor de portão é feito para área externa. Pare se ele der choque, mesmo que só formigue, se a água chegar à caixa ou se houver raio perto: desligue o disjuntor e espere passar.',
    ],
    heading: 'O que a chuva forte muda no portão',
    text: [
      'A fotocélula com a lente molhada ou a emenda com água faz o portão não fechar, e isso é proteção, e não motivo para forçar. Seque a lente, espere e tente de novo olhando o vão.',
      'Se ele só falha quando chove, a água entra por algum fio: secar, vedar e refazer a emenda fica de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Enxurrada no trilho traz pedra: limpe antes de acionar.',
      'Vento forte: segure o fechamento automático desligado.',
      'Poça embaixo da caixa: disjuntor desligado, sem pisar nela.',
      'Raio por perto: fora da tomada ou do disjuntor, a placa escapa do surto.',
    ],
    further:
      'As falhas de tempo molhado estão em [portão não abre quando chove](/portao-nao-abre-quando-chove).',
    send: 'Se ele falha só com chuva, mande pelo WhatsApp uma foto do motor com a parede em volta e conte o que deixa de funcionar.',
  },
  {
    when: [
      'escola|escolas|creche|colegio|faculdade',
      'nao fecha|nao abre|nao funciona|nao anda|travou|travado|parou|parado|quebrou|quebrado|emperrou|estragou|com defeito',
      'portao|portoes|garagem',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Portão de escola que parou pede primeiro gente na entrada: um adulto no vão, alunos por outra porta e o disjuntor do portão desligado. Com a folha reta e os cabos inteiros, ele se fecha na mão, com o motor solto na chave; torta ou caída, ninguém a toca. A visita se marca fora do horário de entrada e de saída, e o valor é dito antes.',
    ],
    heading: 'O que olhar enquanto o técnico não vem',
    text: [
      'Não fecha costuma ser fotocélula: lente suja, mochila ou galho no feixe, ou o par fora de linha. Limpe as duas lentes e tente de novo pela botoeira, com alguém olhando o vão.',
      'Alinhar ou trocar o par fica de {{part.photocell.from}} a {{part.photocell.to}}; fim de curso, de {{part.adjustment.from}} a {{part.adjustment.to}}; placa, de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Botoeira comanda e controle não: receptor, e a escola segue abrindo pela portaria.',
      'Nada responde: disjuntor, fusível ou botoeira presa.',
      'Parte para fechar e desiste: feixe cortado ou força no mínimo demais.',
      'Até o conserto, fechamento automático desligado.',
    ],
    further: 'Os testes seguros, em ordem, estão em [portão não fecha](/portao-nao-fecha).',
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, a da etiqueta do motor, o bairro e o horário sem alunos na entrada.',
  },
  {
    when: [
      'tranca|trancas|trava|ferrolho|fecho|trinco|cadeado',
      'manual|manuais|mecanica|mecanico|sem motor|na mao',
      'portao|portoes|garagem|basculante|deslizante|correr',
    ],
    unless: 'eletric*|eletronic*|automatic*|motor|luz|energia|nobreak|controle|trav* em manual|destrav*',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Em portão de garagem que se abre na mão, a tranca segue o movimento: pino ou ferrolho na lateral baixa do basculante, gancho com cadeado no batente do de correr, ferrolho de piso e trinco no encontro das folhas do de abrir. Quem faz e solda a tranca é o serralheiro; nós cuidamos da trava elétrica, quando há motor.',
    ],
    heading: 'Onde prender e o que muda se vier um motor',
    text: [
      'Ponha a tranca longe do eixo em que a folha gira, onde uma alavanca tem menos força, e por dentro, fora do alcance de quem passa a mão pela grade. Folha torta ou com folga se acerta antes, senão o pino não entra.',
      'No dia em que entrar motor, a tranca manual sai ou vira elétrica: se ele parte com o ferrolho fechado, a engrenagem quebra, e trocá-la fica de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    points: [
      'Basculante largo: um pino em cada lateral.',
      'De correr: o gancho abraça a folha, para ela não voltar nem ser erguida do trilho.',
      'De abrir: o ferrolho entra num furo no concreto, e não na terra.',
      'Chave ou segredo conhecido por todos os adultos da casa.',
    ],
    further:
      'O tipo que a central comanda está em [trava elétrica para portão](/topicos/trava-eletrica-para-portao).',
    send: 'Se a ideia é pôr motor depois, mande pelo WhatsApp uma foto do portão fechado, por dentro: dizemos que trava combina.',
  },
  {
    when: [
      'vento|ventania|ventando|vendaval',
      'bat*|balanc*|sacud*|treme|tremendo|chacoalh*|barulh*',
      'portao|folha|garagem',
    ],
    unless: 'bateria|nao fecha|nao abre|carro',
    subject: 'portao-automatico',
    aspects: ['repair'],
    answer: [
      'Portão que bate com o vento tem folga onde devia estar preso: fechada, a folha não encosta firme no batente, e cada rajada a empurra e devolve. No de abrir falta trava elétrica na ponta; no de correr, a guia ou o fim de curso deixa folga; no basculante, o motor não puxa a folha até encostar ou o braço tem jogo. Regular o fim de curso fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Achar a folga com a mão',
    text: [
      'Num dia sem vento, com o portão fechado, empurre a folha no canto de baixo e depois no meio. Onde ela anda é onde se acerta: batente, guia, dobradiça ou braço.',
      'Guia ou roldana fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e reforço de batente com solda, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    points: [
      'De abrir, com chapa inteira: trava no chão ou na coluna, porque a ponta vira vela.',
      'De correr: batente com borracha e guia de cima sem jogo.',
      'Basculante: fim de curso mais tarde e pino da lateral sem folga.',
      'Não amarre a folha com o motor ligado: ele parte e quebra a engrenagem.',
    ],
    further:
      'Quando o vento impede o de abrir de fechar, veja [portão de abrir não fecha com vento](/portao-de-abrir-nao-fecha-com-vento).',
    send: 'Mande pelo WhatsApp um vídeo da folha batendo, gravado de dentro, e uma foto do batente e do motor.',
  },
  {
    when: [
      'abre|abrindo|abrir|abriu',
      'ate a metade|ate metade|pela metade|metade|ate em meio|em meio|meio caminho',
      'volta|voltou|voltando|retorna|fecha de novo|fecha sozinh*|fecha',
    ],
    unless: 'basculante|sobe|subir|subindo|desce|controle|fecha ate|nao fecha|para em meio',
    subject: 'portao-automatico',
    aspects: ['repair'],
    answer: [
      'Portão que abre até a metade e volta encontrou resistência na abertura, e a central inverteu: roldana gasta, sujeira ou emenda alta no trilho, cremalheira apertada ou dobradiça seca naquele ponto. Se na mão a folha anda leve, é força de abertura baixa, percurso mal gravado ou capacitor fraco. Regular e gravar o percurso fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Sempre no mesmo ponto ou cada vez num',
    text: [
      'Com o disjuntor desligado, a folha reta e os cabos inteiros, solte o motor na chave e leve-a até onde ela volta. Pesou ali: a peça é mecânica. Passou leve: o comando se enganou.',
      'Roldana ou cremalheira fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}. Aumentar a força para ela passar esconde a causa e machuca gente.',
    ],
    points: [
      'No mesmo ponto, com tranco: trilho, roldana ou emenda da cremalheira.',
      'Em pontos diferentes, pior com o motor quente: capacitor ou tensão baixa.',
      'Logo depois de faltar luz ou de trocar a placa: percurso a gravar de novo.',
      'Só com vento ou em subida: folha pesada para a força que há.',
    ],
    further: 'As causas por tipo de folha estão em [portão para no meio](/portao-para-no-meio-do-caminho).',
    send: 'Mande pelo WhatsApp um vídeo da abertura até ele voltar, gravado de longe, uma foto do trilho ou da dobradiça naquele ponto e o bairro.',
  },
  {
    when: [
      'melhor|melhores|mais indicado|recomendado|recomendam|ideal|qual comprar',
      'motor|motores|kit',
      'basculante|basculantes',
    ],
    unless:
      'ou|pesad*|kg|quilos|metros|leve|rapido|rapida|barato|silencioso|condominio|predio|deslizante|pivotante|correr|madeira|aluminio|ferro|garen|rossi|peccinin|nice|marca|marcas|trocar|lugar|horario|epoca|posicao|chuva',
    subject: 'portao-basculante',
    aspects: ['choose'],
    answer: [
      'Para a maioria dos basculantes de casa o melhor é o PPA Home do kit PADRÃO, de {{kit.padrao}} instalado, se a folha tem até {{home.weight}} e a rua é calma. Por {{kit.speedy - kit.padrao}} a mais, o SPEEDY corta a espera pela metade; em rua movimentada ou folha de até {{homeJetflex.weight}}, o JETFLEX, de {{kit.jetflex}}. Somos vendedores de PPA: desconte essa preferência.',
    ],
    heading: 'O que decide antes da marca',
    text: [
      'O melhor motor é o que leva a sua folha com sobra e tem engrenagem e placa numa loja perto de você. Potência a mais não corrige contrapeso fora do ponto: com o motor solto e os cabos inteiros, a folha fica parada a meia altura.',
    ],
    points: [
      'Peso: largura, altura e material, com a porta embutida, se há.',
      'Tempo de abertura: {segundos padrão}, {segundos speedy} ou {segundos jetflex}.',
      'Ponto de energia: o JETFLEX só liga em 220 V.',
      'Aberturas por hora: acima de dez, o motor é de prédio, por orçamento.',
    ],
    further:
      'A página do [motor para portão basculante](/topicos/motor-para-portao-basculante) compara os modelos.',
    send: 'Mande pelo WhatsApp a altura, a largura e o material da folha, com uma foto dela por dentro: dizemos qual dos três.',
  },
  {
    when: ['pesad*|peso', 'demais|muito|para o motor|pro motor|para motor', 'motor|motores'],
    figure: { unit: 'power', from: 0.2, to: 0.3 },
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Se a folha pesa mais de {{motor.quarterCv.weight}}, o motor de {figura} está pequeno: é o que ele leva na nossa tabela, num basculante equilibrado, e acima disso esquenta, para no meio e gasta a engrenagem. Antes de trocá-lo, prove o equilíbrio, porque contrapeso fora do ponto pesa como folha maior.',
    ],
    heading: 'Acertar a folha ou subir de motor',
    text: [
      'Com o disjuntor desligado, os cabos inteiros e o motor solto, o basculante certo fica parado a meia altura. Se desce, o acerto do contrapeso ou do cabo vem primeiro, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e pode bastar.',
      'Equilibrada e ainda acima do limite, a folha pede motor maior.',
    ],
    points: [
      '1/3 CV: até {{motor.thirdCv.weight}}, {{motor.thirdCv}} sem instalação.',
      'Kit PADRÃO, com o PPA Home: até {{home.weight}}, {{kit.padrao}} instalado.',
      'Kit JETFLEX: até {{homeJetflex.weight}}, {{kit.jetflex}} instalado, em 220 V.',
      'Folha de correr: roldana e trilho antes, e o limite é o da ficha do motor.',
    ],
    further: 'Para cada peso, veja [motor para portão pesado](/termos/motor-portao-pesado).',
    send: 'Mande pelo WhatsApp a largura, a altura e o material da folha e um vídeo dela levada na mão: dizemos se é acerto ou motor.',
  },
  {
    when: [
      'aluminio',
      'motor|motores',
      'mais fraco|menos potente|menos potencia|motor menor|menor|motor fraco|fraquinho|pequeno',
    ],
    unless: 'parou|nao abre|nao fecha|nao sobe|sem forca|ficou',
    subject: 'portao-de-aluminio',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Pode levar motor menor, mas não precisa: folha de alumínio de casa fica em geral abaixo dos {{motor.quarterCv.weight}} que o de 1/4 CV leva, por {{motor.quarterCv}} sem instalação, e o kit PADRÃO, de {{kit.padrao}} já instalado, a move com folga. O que se baixa é a força na central, e não a potência.',
    ],
    heading: 'Força baixa e fixação reforçada',
    text: [
      'Motor maior não estraga a folha leve se a força estiver no mínimo que a leva até o fim. Quem estraga é o aperto: o perfil fino cede no ponto em que o braço puxa, e por isso o suporte vai em travessa ou chapa de reforço.',
    ],
    points: [
      'Contrapeso refeito para o peso do alumínio.',
      'Parafuso de inox ou galvanizado, para não corroer o perfil.',
      'Partida suave, a do JETFLEX, poupa a folha comprida.',
      'Vidro, ACM ou ripado por cima somam peso e voltam à conta.',
    ],
    further:
      'Preços e potência por tipo de folha estão em [motor para portão de alumínio](/termos/motor-portao-de-aluminio).',
    send: 'Mande pelo WhatsApp a altura e a largura da folha e uma foto dela por dentro: dizemos que motor basta.',
  },
  {
    when: [
      'fotocelula*|sensor|sensores|lente|lentes',
      'suj*|poeira|po|barro|teia|embacad*',
      'atrapalha|interfere|impede|influencia|da problema|da defeito|para de funcionar|faz diferenca|deixa de fechar',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Atrapalha, sim: lente suja enfraquece ou corta o feixe, e o portão deixa de fechar, volta no meio do caminho ou só fecha em certa hora do dia. Limpe as duas lentes com pano macio úmido, seque e tente de novo, com ninguém no vão.',
    ],
    heading: 'Se limpou e continua',
    text: [
      'Passe um cabo de vassoura no feixe com o portão fechando: ele tem de parar e voltar. Se não fecha com as lentes limpas, o par saiu de linha, o fio abriu ou o sensor embaçou por dentro; alinhar ou trocar fica de {{part.photocell.from}} a {{part.photocell.to}}.',
      'Calar o sensor juntando os fios na central deixa a folha cega para quem passa.',
    ],
    points: [
      'Uma vez por mês, e depois de obra ou ventania.',
      'Sem álcool forte, cera ou palha: risca e desvia o feixe.',
      'Teia, folha e mato na frente contam como sujeira.',
      'Gota por dentro da lente: troca do par.',
    ],
    further:
      'A altura, o teste e a ligação estão na página do [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Se não resolver, mande pelo WhatsApp uma foto de cada lente, com a luz à vista, e outra do vão.',
  },
  {
    when: [
      'trocar|troca|trocando|troquei|substituir|mudar',
      'placa|placas|central|centrais',
      'controle|controles',
      'apaga|apagam|perde|perdem|perco|continua*|servem|serve|grava* de novo|reprogram*|regrav*|funcionam|funciona|aproveit*',
    ],
    unless: 'receptor|nao funciona',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['replace'],
    answer: [
      'Apaga, sim: os códigos ficam na memória da central, e a placa nova chega vazia, por isso cada controle é gravado de novo na visita. Os que você tem servem se a placa nova for da mesma família; se não, entram controles novos ou um receptor avulso. A troca, com a gravação, fica de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'O que separar antes da troca',
    text: [
      'Junte todos os controles da casa, com bateria boa: o que faltar no dia fica sem abrir até ser gravado. É também a hora de deixar de fora os perdidos.',
      'O motor, o fim de curso e os fios ficam. Garantia de {{parts.warranty}} na placa e de {{repair.warranty}} no trabalho.',
    ],
    points: [
      'Foto da placa velha, com o código impresso legível.',
      'Verso de um controle: frequência e tipo de código.',
      'Receptor separado da placa: os controles ficam, porque a memória é dele.',
      'Percurso e força gravados de novo no fim, com a folha provada.',
    ],
    further:
      'As funções e a troca estão na página da [central de comando](/topicos/central-de-comando-de-portao).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor, a da placa e a do verso de um controle: dizemos se os seus servem na nova.',
  },
  {
    when: [
      'mercado livre|olx|shopee|amazon|aliexpress|internet|online|site',
      'controle|controles',
      'seguro|segura|confiavel|vale a pena|posso|presta|funciona|serve|comprar|compensa|clonado|copia',
    ],
    unless: 'wifi|aplicativo|celular|sem internet|abrir pela|caiu',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['buy'],
    answer: [
      'Controle comprado pela internet é seguro se chega novo, sem código gravado, e é cadastrado na sua central; um já clonado, que abre sem ninguém gravar nada, tem o código que outra pessoa também pode ter. Antes de pagar, confira frequência e tipo de código no verso do seu. A gravação na nossa visita fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'O que conferir no anúncio',
    text: [
      'Frequência igual não basta: fixo e rolante não se misturam, e controle de outra família não grava. Peça ao vendedor o modelo escrito por inteiro e a troca se não gravar.',
      'Nunca mande pelo anúncio a foto do controle aberto, com as chaves à vista, junto do endereço: ela mostra o segredo de um código fixo.',
    ],
    points: [
      'Rolling Code ou Hopping no rótulo: grava-se na central, e o clone não funciona.',
      'Chavinhas dentro: copia-se fácil, e qualquer um faz outra.',
      'Controle perdido: apague a memória, porque a cópia continua abrindo.',
      'Bateria e tampa novas não fazem um controle novo.',
    ],
    further:
      'Os tipos de código estão na página do [controle remoto de portão](/topicos/controle-remoto-de-portao).',
    send: 'Mande pelo WhatsApp a foto do verso do seu controle e o link do anúncio: dizemos se grava.',
  },
  {
    when: [
      'sem fio',
      'botao|botoeira|acionador|interruptor',
      'vale a pena|compensa|e bom|presta|e boa|funciona bem',
    ],
    subject: 'botoeira',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'A botoeira sem fio vale a pena onde não há conduíte, em casa alugada ou longe do motor: é um controle preso à parede, e se grava de {{part.programming.from}} a {{part.programming.to}}, sem quebrar nada. Com o cabo já passado, a de fio compensa mais, porque não tem bateria nem depende de alcance.',
    ],
    heading: 'Botão sem fio ou com cabo',
    text: [
      'Ele tem de ser da família do seu receptor, e ocupa um lugar na memória da central. Ponha-o por dentro, longe da mão de quem passa na calçada e com o portão à vista.',
    ],
    points: [
      'Paredes e ferro até a antena encurtam o alcance: prove no lugar antes de colar.',
      'Bateria trocada quando a luz enfraquece.',
      'Com cabo: dois fios e um botão comum, em qualquer marca.',
    ],
    further:
      'De onde sai o fio da botoeira está em [central de comando](/topicos/central-de-comando-de-portao).',
    send: 'Mande pelo WhatsApp a foto do verso de um controle e diga a que distância do motor ficaria o botão.',
  },
  {
    when: [
      'fim de curso|fins de curso',
      'nao para|nao desliga|nao corta|bate em batente|bate no batente|passa de ponto|passa direto|passa reto|passa de fim|passa o fim|passou de fim|passando de fim|ultrapassa*|continua forcando',
    ],
    unless: 'preco|quanto',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Portão que não para no fim de curso bate no batente com o motor ligado, e assim se queima o motor e se quebra a engrenagem: desligue o disjuntor e, se a folha está reta e leve, abra e feche na mão até o acerto. A causa costuma ser ímã caído ou fora do lugar, sensor ou fio aberto, os dois fins trocados na central, ou folha que corre além do ponto porque o freio se gastou. O acerto fica de {{part.adjustment.from}} a {{part.adjustment.to}}, se nada queimou.',
    ],
    heading: 'Ímã, sensor ou placa',
    text: [
      'Muitas centrais têm uma luz para cada fim: com o motor solto e a folha levada na mão, ela muda quando o ímã passa. Mudou e o portão não para: placa. Não mudou: ímã, sensor ou fio.',
      'Se a entrada da placa queimou, ela se repara a partir de {{repair.from}} ou se troca, de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Não para só ao abrir: sensor ou ímã daquele lado.',
      'Para no outro fim, e não no certo: fios dos fins trocados.',
      'Para um pouco depois a cada dia: ímã escorregando ou freio gasto.',
      'Só quando chove: água no conector do sensor.',
    ],
    further:
      'Cada forma de ajuste está em [regulagem de fim de curso](/topicos/regulagem-de-fim-de-curso-do-portao).',
    send: 'Sem religar o motor, mande pelo WhatsApp uma foto do sensor com o ímã, a da etiqueta do motor e diga em qual dos fins ele bate.',
  },
  {
    when: [
      'interfone|interfones|porteiro eletronico|video porteiro|videoporteiro',
      'fechadura|fechaduras|fecho|tranca',
      'nao abre|nao destrava|nao aciona|nao libera|nao solta|nao funciona|parou|so abre na chave',
    ],
    subject: 'portao-social',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Fechadura elétrica que o interfone não abre tem falha na fonte, no fio, na bobina ou no encaixe do trinco. Peça a alguém que aperte o botão e escute no portão: estalo sem abrir é trinco preso ou desalinhado; silêncio é energia, fio ou botão. A fechadura, a fonte e a fiação nós consertamos, de {{repair.from}} a {{repair.to}}; o aparelho de interfone é da empresa de interfonia.',
    ],
    heading: 'Do trinco ao botão',
    text: [
      'Puxe ou empurre o portão enquanto alguém aperta: se assim abre, o trinco está sob carga, e o acerto é de batente ou dobradiça.',
      'Se o interfone tem outro ponto, como a cozinha, prove por ele. Um abre e o outro não: é o botão do aparelho. Nenhum abre: fonte, fio ou bobina.',
    ],
    points: [
      'Zumbe e não solta: tensão fraca da fonte ou fio comprido e fino.',
      'Abre só em dia seco: emenda molhada no conduíte.',
      'Esquenta: botão preso, que deixa a bobina ligada. Desligue a fonte.',
      'Depois de pintar ou soldar: trinco fora do furo do batente.',
    ],
    send: 'Mande pelo WhatsApp uma foto da fechadura com o batente, a etiqueta da fonte, se está à vista, e diga se ela estala.',
  },
];
