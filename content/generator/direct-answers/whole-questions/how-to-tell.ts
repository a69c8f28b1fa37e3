/** Titles that ask how to find something out: which motor, which maker, who has a control, whether a part is near its end. */
import type { DirectAnswer } from '../../direct-answer.ts';

const tell =
  'como saber|como sei|saber se|sei se|como descobr*|descobrir|como identific*|identificar|como ver|da para saber|como verific*|sinal|sinais|sintoma|sintomas';

export const howToTellAnswers: readonly DirectAnswer[] = [
  {
    when: [
      `${tell}|saber|qual`,
      'motor mais forte|motor forte|motor e fraco|motor fraco|motor ta fraco|motor esta fraco|mais potente|motor maior|nao aguenta|nao da conta|motor pequeno|potencia suficiente|motor aguenta|motor de portao e fraco|motor de portao fraco|fraco para',
    ],
    unless:
      'capacitor|controle*|bateria|quanto custa|preco|kg|quilos|hp|cv|1/4|1/2|1/3|qual o motor mais forte|qual motor mais forte|qual e o motor mais forte|motor mais forte para|motor mais potente para',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['signs', 'choose'],
    answer: [
      'O motor é fraco para o portão quando o peso da folha passa do que está na ficha dele, ou chega perto: em basculante, o de {{motor.quarterCv.power}} da nossa tabela leva até {{motor.quarterCv.weight}}, o de {{motor.thirdCv.power}} até {{motor.thirdCv.weight}} e o de {{motor.halfCv.power}} até {{motor.halfCv.weight}}. Se o peso cabe e ele sofre assim mesmo, o defeito é mola, contrapeso, roldana ou capacitor, e um motor maior não resolve.',
    ],
    heading: 'Duas provas antes de pagar um motor maior',
    text: [
      'A primeira é na mão: com o disjuntor desligado, os cabos inteiros e a folha reta, solte o motor na chave e mova o portão. Se ele anda leve, o peso está em ordem; se pesa, conserta-se a folha, e o motor de hoje volta a bastar.',
      'A segunda é no papel: largura vezes altura vezes o peso da chapa por metro dá o peso da folha, e a etiqueta da carcaça diz o modelo do motor.',
    ],
    points: [
      'Sofre desde o primeiro dia: motor escolhido abaixo do peso.',
      'Andava bem e ficou fraco: folha pesada ou capacitor.',
      'Esquenta só na hora do movimento: faltam ciclos por hora, e não força.',
      'Para no meio e volta: força no limite da regulagem.',
      'Chapa ou madeira acrescentada depois: refaça a conta do peso.',
    ],
    questions: [
      {
        question: 'Posso só aumentar a força na placa?',
        answer:
          'Por alguns dias ele anda. Depois gasta a engrenagem, e a folha deixa de parar quando encosta em alguém.',
      },
    ],
    send: 'Mande uma foto do portão por dentro, outra da etiqueta do motor, e a altura, a largura e o material da folha: dizemos se falta motor ou se sobra peso.',
  },
  {
    when: [
      `${tell}|saber`,
      'qual motor|que motor|motor certo|motor ideal|motor serve|motor correto|motor adequado|motor compativel|qual o motor|qual e o motor|motor usar|motor comprar',
    ],
    unless: 'kg|quilos|metros|controle*|placa|capacitor|queim*|marca|condominio*|predio*|industrial',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'O motor que serve sai de três respostas, nesta ordem: como a folha anda, quanto pesa e quantas vezes abre por hora. Folha que sobe pede motor de basculante, e até {{home.weight}} basta o PPA Home, até {{homeJetflex.weight}} o Home Jetflex; folha que corre ou que abre tem motor próprio, por orçamento. Só depois se confere a tensão do ponto, 127 ou 220 V.',
    ],
    heading: 'As três respostas, tiradas do seu portão',
    text: [
      'Anda: sobe inteiro, é basculante; corre para o lado sobre um trilho, é deslizante; gira na dobradiça, é de abrir, e conta-se um motor por folha. Um tipo de motor não serve no outro.',
      'Pesa: multiplique largura por altura e pelo peso da chapa, ou mande as medidas e o material, que fazemos a conta.',
    ],
    points: [
      'Casa, poucas aberturas: motor residencial.',
      'Prédio ou comércio: motor de muitos ciclos por hora.',
      'Folha que não anda leve na mão: conserte antes de comprar.',
      'Energia junto do portão: veja se chega 127 V, 220 V ou os dois.',
    ],
    send: 'Mande uma foto do portão inteiro por dentro, a altura, a largura e o material da folha: dizemos qual motor serve e quanto custa.',
  },
  {
    when: [
      `${tell}|saber|onde fica|onde vejo|onde ver|como achar|onde encontr*`,
      'marca|modelo|etiqueta|fabricante',
      'motor*|automatizador*',
    ],
    unless: 'melhor|comprar|escolher|preco|controle*|placa|capacitor|compativel|boa|serve|confiavel',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['what', 'signs'],
    answer: [
      'A marca e o modelo do motor estão na etiqueta colada na carcaça, quase sempre de lado ou embaixo, junto com a tensão e a potência. Se ela apagou, vale o nome moldado na tampa plástica e o código impresso na placa da central, que se lê sem tocar em nada, com o disjuntor desligado. O controle original também costuma trazer a marca.',
    ],
    heading: 'Onde procurar, em ordem',
    text: [
      'Comece por fora: passe um pano na carcaça e fotografe com a lanterna do celular por baixo. Etiqueta descascada ainda mostra parte do número, e às vezes basta.',
      'A forma também diz muito: braço comprido na coluna é motor de basculante, caixa no chão com roda dentada é de correr, pistão ou braço dobrado é de abrir. Com três fotos reconhecemos a maioria.',
    ],
    points: [
      'Etiqueta da carcaça: modelo, volts, HP ou watts.',
      'Tampa: nome em relevo.',
      'Placa: código perto da borda.',
      'Nota da compra ou manual guardado.',
    ],
    send: 'Mande uma foto do motor de frente, uma da etiqueta ou de onde ela ficava, e uma do controle: dizemos a marca e se a peça ainda se acha.',
  },
  {
    when: [
      'controle*',
      `${tell}|posso|pode|da para`,
      'pode ser clonado|pode ser copiado|da para clonar|da para copiar|se copia|copiavel|clonavel|e possivel clonar|e possivel copiar|aceita copia|clona|pode clonar|ser clonado',
    ],
    unless: 'foi clonado|clonaram|evitar|proteg*|condominio*|predio*|tag',
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['signs', 'compatibility'],
    answer: [
      'Abra a tampa do controle: se há uma fileira de chavinhas, ou se o manual diz código fixo, ele pode ser clonado de controle para controle. Se diz código rolante, rolling code ou anticlonagem, não pode: o controle novo é gravado na central, diante do motor. Na nossa visita a gravação fica de {{part.programming.from}} a {{part.programming.to}}, seja qual for o tipo.',
    ],
    heading: 'Três pistas sem abrir a central',
    text: [
      'Modelo e frequência estão no verso, em MHz. A frequência sozinha não decide: existem controles de 433 MHz dos dois tipos, e o que separa um do outro é o código.',
      'Cópia feita num balcão que funcionou uma vez e parou é sinal de rolante: a máquina gravou um código que já venceu.',
    ],
    points: [
      'Chavinhas dentro: fixo, fácil de copiar.',
      'Nome com rolling ou anticlonagem: só na central.',
      'Controle de prédio: quem cadastra é a administração.',
      'Fixo em portão da rua: vale passar ao rolante.',
    ],
    send: 'Mande uma foto do controle de frente, do verso e por dentro: dizemos se copia ou se precisa ser gravado na central.',
  },
  {
    when: [
      'em controle ou em motor|controle ou o motor|controle ou motor|motor ou controle|motor ou o controle|motor ou em controle|em motor ou em controle|controle ou a placa|controle ou placa|controle ou em placa|placa ou controle|placa ou o controle|controle ou a central|controle ou central|controle ou em central|controle ou receptor|controle ou o receptor|controle ou em receptor',
    ],
    unless: 'comprar|trocar|preco|quanto custa',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Aperte a botoeira da parede, que ela separa os dois: se o portão anda, motor e placa estão bons e o defeito é do controle, ou do receptor se nenhum controle abre. Se nem a botoeira o move, não é o controle: falta energia, ou o defeito está na placa ou no motor. Silêncio total aponta placa ou disjuntor; zumbido sem movimento aponta motor, capacitor ou folha presa.',
    ],
    heading: 'A prova em três toques',
    text: [
      'Primeiro a botoeira, depois um segundo controle da casa, por último o seu, com bateria nova e ao lado do motor. Quem falha sozinho é o culpado, e quase sempre é a bateria.',
      'Gravar de novo os controles fica de {{part.programming.from}} a {{part.programming.to}}; placa, de {{part.board.from}} a {{part.board.to}}; capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    points: [
      'Só um controle falha: bateria, botão ou gravação dele.',
      'Todos falham e a botoeira abre: receptor ou antena.',
      'Nada funciona e não há luz na placa: disjuntor ou fusível.',
      'A placa estala e o motor não parte: capacitor, bobina ou relé.',
    ],
    send: 'Diga o que aconteceu com a botoeira e com o segundo controle, e mande um vídeo com o som da tentativa.',
  },
  {
    when: [
      'pode ser automatizado|podem ser automatizados|da para automatizar|da para ser automatizado|serve para automatizar|aceita motor|pode receber motor|pode ter motor|pode automatizar|posso automatizar|e automatizavel|aguenta motor|aguenta um motor|aguenta ter motor|suporta motor|suporta um motor|aguenta o motor',
      tell,
    ],
    unless: 'quanto custa|preco|enrolar|vidro',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['signs', 'install'],
    answer: [
      'Quase todo portão pode ser automatizado, e a prova é a mão: ele serve se anda leve em todo o caminho, sem raspar nem torcer, se folha e coluna estão firmes, se há lugar para o motor e se a energia chega perto. Basculante recebe kit instalado de {{kit.padrao}} a {{kit.jetflex}}; de correr e de abrir saem por orçamento. O que não passa na prova se conserta antes, e não se resolve com motor forte.',
    ],
    heading: 'A prova do seu portão em cinco minutos',
    text: [
      'Abra e feche devagar com uma mão. O basculante tem de parar a meia altura; o de correr tem de rolar sem tranco; o de abrir não pode cair na ponta nem raspar no piso.',
      'Depois olhe o lugar do motor: lateral livre do chão à verga no basculante, base firme e folha reta no de correr, distância da dobradiça à parede no de abrir.',
    ],
    points: [
      'Ferrugem no pé da folha: serralheiro antes.',
      'Alumínio fino: reforço onde o braço se prende.',
      'Madeira: serve com quadro de ferro firme.',
      'Sem tomada por perto: ponto de energia do eletricista.',
    ],
    send: 'Mande uma foto do portão inteiro por dentro, outra da coluna, e diga se ele anda leve na mão.',
  },
  {
    when: [
      'quantas pessoas|quantos controles existem|quantos controles tem|quem tem|quem mais tem|quem mais|quantos controles estao|quantos tem|todo mundo que tem|quem esta com',
      'controle*|copia|copias',
    ],
    unless: 'condominio*|predio*|quem tem direito|quem tem que|quem paga|cabem|posso',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['safety', 'program'],
    answer: [
      'A placa não conta quem tem controle do seu portão: a maioria das centrais guarda só códigos, sem nome, e uma cópia de código fixo nem aparece nela. O jeito seguro é apagar a memória inteira e gravar de novo só os controles que estão na sua mão, o que fica de {{part.programming.from}} a {{part.programming.to}} numa visita. Feito isso, todo controle antigo deixa de abrir.',
    ],
    heading: 'Casa nova, obra ou inquilino que saiu',
    text: [
      'Mudou-se agora: trate os controles como a fechadura da porta, e apague no primeiro dia. Antigo dono, corretor, pedreiro e parente costumam ficar com um na gaveta.',
      'Se os seus são de código fixo, apagar não basta, porque a cópia usa o mesmo código do original. Nesse caso troca-se o código nas chavinhas ou o receptor por um de código rolante.',
    ],
    points: [
      'Junte todos os controles da família antes de apagar.',
      'Numere cada um e anote com quem está.',
      'Central com memória por posição: apaga-se só o perdido.',
      'Módulo de celular: veja no aplicativo quem tem acesso.',
    ],
    send: 'Mande a foto da central e de um controle, e diga quantos vão ficar: dizemos se dá para apagar um só ou se vai a memória toda.',
  },
  {
    when: [
      'controle*|acesso',
      'me mudo|me mudei|mudei|mudar de casa|casa nova|comprei a casa|comprei uma casa|mudanca|antigo dono|antigos donos|antigo morador|aluguei',
      'quem tem|nao sei|apagar|outros|antigo dono|antigos donos|antigo morador|seguranca|trocar o codigo',
    ],
    unless: 'condominio*|predio*|quem paga|proprietario',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['safety', 'program'],
    answer: [
      'Apague a memória da central no primeiro dia e grave de novo só os controles que ficaram com você: o do antigo dono, o do corretor e o do pedreiro deixam de abrir na hora. Na nossa visita isso fica de {{part.programming.from}} a {{part.programming.to}}, com todos os da casa. Se o código é fixo, de chavinhas, troca-se também o código, porque a cópia usa o mesmo.',
    ],
    heading: 'O que fazer na chegada',
    text: [
      'Antes de apagar, junte os controles que recebeu e veja se cada um abre. O que faltar no dia da gravação fica mudo até ser gravado.',
      'Peça também a chave do destravamento e prove que ela gira: na primeira falta de luz é ela que abre o portão.',
    ],
    points: [
      'Aplicativo de portão: tire o antigo dono dos acessos.',
      'Fechamento automático: teste a fotocélula antes de confiar.',
      'Etiqueta do motor: fotografe e guarde.',
    ],
    send: 'Mande a foto da central e dos controles que recebeu: dizemos como se apaga e se vale trocar o receptor.',
  },
  {
    when: [
      'cabo*',
      'vai arrebentar|pode arrebentar|perto de arrebentar|vai romper|vai partir|vai quebrar|para arrebentar|quase arrebentando|esta gasto|esta ruim|esta bom|esta perigoso|por um fio|no fim',
      `${tell}|quando`,
    ],
    unless: 'quanto custa|preco|rede|energia|internet',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    aspects: ['signs', 'safety'],
    answer: [
      'O cabo de aço avisa antes de arrebentar: um fio partido que espeta, ferrugem junto à presilha, trecho amassado ou mais fino e folha que começa a subir torta. Um só desses sinais já basta para parar de usar o portão, desligar o disjuntor e trocar os dois cabos, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Olhe de fora do vão, com lanterna, e nunca com a mão.',
    ],
    heading: 'Onde o cabo gasta primeiro',
    text: [
      'O ponto fraco é onde ele dobra na polia de cima, e o segundo é a ponta de baixo, onde a água fica. O meio costuma estar perfeito e engana quem olha depressa.',
      'Barulho de raspar no alto da coluna, que antes não havia, é cabo saindo do canal ou polia que parou de girar.',
    ],
    points: [
      'Fio solto: troca na mesma semana, sem usar até lá.',
      'Dois lados com altura diferente: um cabo já esticou.',
      'Pó cor de ferrugem na parede da coluna.',
      'Polia com sulco: corta o cabo novo também.',
    ],
    send: 'Mande uma foto do cabo no alto e na ponta de baixo, tirada de longe com zoom, e não fique sob a folha.',
  },
];
