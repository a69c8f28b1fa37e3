/** Titles that promise the usual mistakes: in fitting, buying, wiring, setting up and looking after a gate. */
import type { DirectAnswer } from '../../direct-answer.ts';

const mistakes =
  'erros|erro comum|erro mais comum|erros comuns|erros mais comuns|o que nao fazer|o que evitar';

export const mistakeAnswers: readonly DirectAnswer[] = [
  {
    when: [
      mistakes,
      'instal*|montag*|montar|automatiz*|colocar motor',
      'portao automatico|portao eletronico|portoes automaticos|motor de portao|motor para portao|portao*|motor*',
    ],
    unless: 'fotocelula*|sensor*|camera*|interfone|depois de instalar|vender|contrat*',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Os erros mais comuns na instalação de um motor de portão são pôr o motor em folha pesada ou torta, escolher pela potência e não pelo peso, puxar energia da tomada mais próxima, deixar a fotocélula para depois e subir a força na placa até a folha andar. Nenhum aparece no primeiro dia: meses depois vêm a engrenagem gasta, a placa queimada ou alguém prensado.',
    ],
    heading: 'O que uma instalação certa tem',
    text: [
      'Primeiro a folha, solta do motor, anda leve na mão e para onde se deixa. Depois vêm a base firme, o circuito próprio com terra, os batentes nas pontas e a força no mínimo que move o portão.',
      'Conosco, em basculante, o kit sai instalado de {{kit.padrao}} a {{kit.jetflex}}, com {{kit.warranty}} de garantia; corrigir uma instalação feita por outro fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Suporte parafusado só na madeira ou na chapa fina: arranca.',
      'Caixa da central com o furo dos fios para cima: entra água.',
      'Fim de curso atrasado: o motor empurra o batente a cada viagem.',
      'Fechamento automático sem fotocélula: o carro é o sensor.',
      'Dono sem a chave do destravamento: fica preso na falta de luz.',
    ],
    send: 'Mande um vídeo do portão andando e uma foto do motor e da central: dizemos o que está certo e o que corrigir.',
  },
  {
    when: [mistakes, 'compr*|escolh*|compra', 'motor*|kit*|internet|online|automatizador*'],
    unless: 'controle*|nobreak|bateria|usado|casa|empresa|tecnico',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['buy', 'choose'],
    answer: [
      'Os erros de quem compra motor de portão são quase sempre quatro: levar motor de outro tipo de folha, escolher pelo HP sem saber o peso do portão, errar a tensão do ponto e esquecer o que não vem na caixa, como suporte, cremalheira, fotocélula e mão de obra. Na internet soma-se o frete de volta e a dúvida de quem responde se o motor parar.',
    ],
    heading: 'A conferência que evita a devolução',
    text: [
      'Antes de pagar, tenha à mão o tipo do portão, a altura, a largura e o material da folha, a tensão do ponto e uma foto por dentro. Com isso, qualquer loja séria diz o modelo; sem isso, ela adivinha.',
      'Compare também o total. Em basculante o nosso kit já instalado vai de {{kit.padrao}} a {{kit.jetflex}}; o motor sozinho, de {{motor.quarterCv}} a {{motor.halfCv}}, ainda pede a montagem.',
    ],
    points: [
      'Nota fiscal e prazo de garantia por escrito.',
      'Peso máximo da ficha, com um quinto de sobra.',
      'Peça de reposição à venda perto de casa.',
      'Anúncio que só fala em velocidade não diz o que o motor carrega.',
    ],
    send: 'Mande uma foto do portão por dentro, as medidas da folha e o anúncio que você viu: dizemos se o motor serve.',
  },
  {
    when: [mistakes, 'program*|cadastr*|grav*|configur*|clon*|copia*', 'controle*|remoto'],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Os erros mais comuns ao programar o controle são segurar demais o botão da placa, o que em muitas centrais apaga todos os controles, usar um controle de outra família, passar do tempo que a luz dá para gravar e programar com a bateria fraca. O toque certo é curto, e o manual é o do código impresso na placa, e não o da tampa.',
    ],
    heading: 'Como gravar sem perder os outros',
    text: [
      'Fotografe a placa antes de tocar em qualquer botão e prove um controle antigo depois de gravar o novo. Se ele deixou de abrir, a memória foi apagada e todos precisam ser regravados.',
      'Em prédio não se experimenta: são dezenas de controles na mesma memória. Conosco a gravação fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Copiar código rolante de um controle para outro: não grava ou para de funcionar.',
      'Gravar com o controle encostado na antena: alguns receptores se confundem.',
      'Apertar o botão errado do controle e achar que a central falhou.',
      'Memória cheia: a luz pisca e recusa o novo.',
    ],
    send: 'Mande a foto do controle, frente e verso, e da placa da central: dizemos se são da mesma família.',
  },
  {
    when: [mistakes, 'fim de curso|fins de curso|parada', 'regul*|ajust*|fim|acert*'],
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'Os erros mais comuns na regulagem do fim de curso são mexer com o disjuntor ligado, mudar o ímã muitos centímetros de uma vez, acertar com a folha parada em vez de numa viagem inteira e aumentar a força para encobrir a parada errada. O ponto certo deixa a folha encostar sem que o motor continue empurrando.',
    ],
    heading: 'Como saber se a parada ficou certa',
    text: [
      'Depois do corte a folha ainda anda um pouco pela inércia, e anda mais quanto mais rápido é o motor. Por isso se regula com o portão no ritmo de todo dia, alguns milímetros por vez.',
      'Se a parada muda sozinha a cada semana, o defeito não é de regulagem: é ímã solto, sensor frouxo ou cremalheira saltando. O acerto feito por nós fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Bate no fim: a parada está tarde.',
      'Sobra uma fresta: está cedo.',
      'Trocar os ímãs de lado: o portão para no sentido errado.',
      'Fechar sem batente mecânico: um dia a folha sai do trilho.',
    ],
    send: 'Mande um vídeo da folha chegando nas duas pontas e uma foto do sensor.',
  },
  {
    when: [
      mistakes,
      'fiacao|fio|fios|eletric*|eletrica|cabo|cabos|ligacao|ligacoes|ligar|disjuntor|aterramento|tomada',
      'motor*|portao*|placa*|central',
    ],
    unless: 'cabo de aco|cabos de aco|cerca|fotocelula*',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['install', 'safety'],
    answer: [
      'Os erros de fiação que mais queimam placa de portão são o fio terra ausente, a emenda enrolada com fita dentro da caixa úmida, o comando passando no mesmo conduíte da rede e o fio fino demais, que deixa a tensão cair na partida. Ligar um motor de 127 V em 220 V queima na hora, e lâmpada ou trava ligada no borne do motor leva o relé junto.',
    ],
    heading: 'O que tem de haver atrás do motor',
    text: [
      'Um circuito só do portão, com disjuntor próprio, terra e fio de bitola para a distância, feito pelo eletricista. Os fios finos da fotocélula e da botoeira seguem em outro eletroduto, com folga para não dobrar.',
      'Placa queimada por ligação errada não tem garantia, e a troca fica entre {{part.board.from}} e {{part.board.to}}.',
    ],
    points: [
      'Emenda só em caixa seca, com conector próprio.',
      'Furo dos fios por baixo da caixa, vedado.',
      'DPS no quadro, ligado ao terra.',
      'Disjuntor que cai não se troca por um maior.',
    ],
    send: 'Mande a foto da central aberta pelo técnico, da caixa por fora e do disjuntor do portão.',
  },
  {
    when: [mistakes, 'deslizante*|de correr|correr|trilho*|cremalheira*|roldana*'],
    unless: 'basculante|compr*|instal*',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'O que mais encurta a vida de um portão deslizante é o trilho sujo: areia e pedra travam a roldana, a folha pesa e o motor força a cada abertura. Depois vêm graxa no trilho, que junta terra, folha sem batente nas pontas, cremalheira apoiada no pinhão, roldana gasta que ninguém troca e gente empurrando o portão com o motor travado.',
    ],
    heading: 'O hábito no lugar do erro',
    text: [
      'Varra o trilho toda semana e, uma vez por mês, solte o motor com o disjuntor desligado e empurre a folha: ela tem de correr com uma mão. Se pesa, a roldana ou o trilho vêm antes de qualquer conserto no motor.',
      'Roldanas ou cremalheira ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; a engrenagem que o esforço comeu, entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    points: [
      'Aumentar a força na placa não tira peso da folha.',
      'Entre o dente e o pinhão fica uma folga fina, sem encostar.',
      'Carro que passa sobre o trilho devagar não o afunda.',
      'Barulho novo se atende na primeira semana.',
    ],
    send: 'Mande um vídeo da folha andando, com som, e uma foto do trilho e da cremalheira.',
  },
  {
    when: [mistakes, 'basculante*|contrapeso|mola*|equilibrio|articulado'],
    unless: 'compr*|instal*',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['care', 'safety'],
    answer: [
      'O erro mais caro no portão basculante é usar o motor para levantar uma folha desequilibrada: quem leva o peso é o contrapeso ou a mola, e o motor só a move. Depois vêm revestir a folha sem refazer o equilíbrio, adiar o cabo com fio partido, trocar um cabo só, ficar debaixo da folha e destravar o motor sem saber se o contrapeso está inteiro.',
    ],
    heading: 'O teste que mostra se há erro',
    text: [
      'Com o disjuntor desligado, os cabos inteiros e ninguém embaixo, o motor solto deixa a folha parada a meia altura. Se ela desce ou sobe, pare de usar e chame: o acerto é de técnico.',
      'Regular o equilíbrio e a força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e o par de cabos, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Graxa grossa no pivô segura areia; óleo fino basta.',
      'Fim de curso tarde faz a folha bater e solta a solda.',
      'Pendurar bicicleta ou rede na folha muda o peso.',
      'Fechamento automático pede fotocélula.',
    ],
    send: 'Mande um vídeo da folha subindo e descendo, de dentro, com os dois lados à vista.',
  },
  {
    when: [mistakes, 'sindico*|sindica|condominio*|predio*|zelador*|morador*|moradores|porteiro*'],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care'],
    answer: [
      'Os erros mais comuns com o portão da garagem do prédio são esperar que ele pare para chamar alguém, pôr motor de casa em entrada de muitos carros, não apagar o controle de quem se mudou, deixar a fotocélula desligada porque atrapalha a fila e não guardar relatório. O mais sério é manter em uso um portão com cabo ou mola com defeito.',
    ],
    heading: 'O que fazer no lugar',
    text: [
      'Uma lista de controles por unidade, um livro com a hora de cada parada e uma preventiva marcada resolvem quase tudo. Quando o portão para sempre no horário de pico, o motor é pequeno para o uso, e conserto nenhum muda isso.',
      'Peça os orçamentos com a mesma descrição de peças e serviço, para a assembleia comparar coisas iguais.',
    ],
    points: [
      'Controle perdido: apaga-se no mesmo dia.',
      'Chave do destravamento: com a portaria, e não na gaveta do síndico antigo.',
      'Nobreak: prova-se todo mês com a energia cortada.',
      'Dois carros na mesma abertura: aviso claro e fotocélula em ordem.',
    ],
    send: 'Mande a foto da entrada por dentro, quantas unidades usam o portão e o que tem dado defeito.',
  },
  {
    when: [mistakes, 'fotocelula*|sensor*|barreira'],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Os erros mais comuns ao instalar a fotocélula são pôr o par alto demais, onde o feixe passa por cima de criança e de carro baixo, virar o receptor para o sol, fixá-lo em tubo que balança, passar o fio junto com o da rede e ligar no contato errado da central, que assim nunca fecha ou ignora o feixe. Prova-se cortando o feixe com a folha fechando: ela tem de parar e voltar.',
    ],
    heading: 'Como fica um par bem posto',
    text: [
      'Os dois lados ficam um de frente para o outro, entre quarenta e sessenta centímetros do piso, em parede ou coluna firme e fora do alcance do pneu. Em caminhonete, rampa ou casa com bicho, um segundo par cobre o que o primeiro não vê.',
      'Instalado e provado por nós, o par fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Emenda de fio na chuva: falha só em dia molhado.',
      'Lente pintada ou com teia: o portão não fecha.',
      'Fazer ponte no borne para o portão fechar tira a proteção de todos.',
      'Dois pares próximos se confundem: inverta emissor e receptor de um deles.',
    ],
    send: 'Mande uma foto dos dois lados do vão e da placa da central: dizemos onde o par vai.',
  },
  {
    when: [
      mistakes,
      'manuten*|limpeza|limp*|lubrific*|engrax*|graxa|oleo|conserv*|cuidar',
      'portao automatico|portao eletronico|portoes automaticos|motor de portao|motor para portao|portao*|motor*',
    ],
    unless: 'deslizante|de correr|basculante|fotocelula*',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Os erros de manutenção que mais custam são graxa grossa no trilho e na cremalheira, que segura areia, óleo em rolamento blindado e em cabo de aço, jato de água na caixa do motor e reaperto às cegas com o disjuntor ligado. Lubrifica-se pouco: óleo fino em dobradiça e pivô, e no fuso a graxa que o fabricante indica.',
    ],
    heading: 'O que é seu e o que é do técnico',
    text: [
      'Você varre o trilho, limpa as lentes com pano seco e escuta uma abertura inteira por mês. Cabo, mola, força, fim de curso e parte elétrica ficam para a visita, que dura de {{maintenance.hours.from}} a {{maintenance.hours.to}}.',
      'Adiar um barulho é o erro mais comum de todos: a roldana de hoje é a engrenagem do mês que vem.',
    ],
    points: [
      'Desengraxante em peça de nylon: resseca e trinca.',
      'Trocar um cabo só: o outro já está no fim.',
      'Portão lavado e logo acionado: espere secar.',
      'Regulagem sem testar a reversão: a força pode ter ficado alta.',
    ],
    send: 'Diga quando foi a última revisão e mande um vídeo do portão andando, com som.',
  },
  {
    when: [
      mistakes,
      'falta de luz|sem luz|falta de energia|sem energia|destrav*|manual|manualmente|na mao',
      'portao automatico|portao eletronico|portoes automaticos|motor de portao|motor para portao|portao*|motor*',
    ],
    subject: 'abertura-manual',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety', 'power'],
    answer: [
      'O erro mais perigoso na falta de luz é destravar o portão com o disjuntor ligado: a energia volta e o motor parte com a sua mão no caminho. Os outros são soltar um basculante sem saber se o cabo e o contrapeso estão inteiros, forçar a chave com alicate, empurrar a folha ainda travada e esquecer de travar de novo.',
    ],
    heading: 'A ordem certa',
    text: [
      'Disjuntor desligado, ninguém no vão, chave girada até o fim e folha levada devagar. Se ela pesa de repente, volte-a para onde estava e chame.',
      'Na volta da luz, ponha a folha na posição, trave a chave e só então ligue o disjuntor.',
    ],
    points: [
      'Chave guardada dentro de casa, e não no carro.',
      'Com nobreak, o aparelho também se desliga.',
      'Portão de pé e sem trava: encoste com corrente até a luz voltar.',
    ],
    send: 'Mande a foto do motor, com o lugar da chave, e dizemos como o seu se solta.',
  },
];
