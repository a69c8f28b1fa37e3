/** Titles that ask what to do: controls lost, lightning, an old motor, a gate to be kept off the car. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const whatToDoAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'perdi|perco|perder|perdemos|perderam|perdeu|sumiram|sumiu|fiquei sem|roubaram|levaram|sem nenhum|nao tenho nenhum|nao tenho mais',
      'todos os controles|os controles todos|todos meus controles|todos os meus controles|unico controle|o unico controle|ultimo controle|nenhum controle|os dois controles|controles de o portao|controle nenhum|os controles',
    ],
    unless: 'condominio*|predio*|tag|programacao|memoria|destrav*|se trocar|ao trocar|se eu',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program', 'safety'],
    answer: [
      'Abra pela botoeira da parede ou, sem ela, solte o motor na chave com o disjuntor desligado: perder os controles não trava o portão. Depois compre controles da família da sua central e apague a memória antes de gravar os novos, para que os perdidos deixem de abrir. Numa visita gravamos todos, de {{part.programming.from}} a {{part.programming.to}}, fora os aparelhos; não é preciso trocar o motor nem a placa.',
    ],
    heading: 'Sem o controle antigo, como se acha o certo',
    text: [
      'Quem diz qual serve é a etiqueta da central ou do motor, e não o controle velho. Uma foto dela basta para escolher.',
      'Se o código é fixo, apagar a memória não basta, porque o perdido usa o mesmo código: mudam-se as chavinhas ou o receptor.',
    ],
    points: [
      'Perdidos na rua ou com endereço junto: apague hoje.',
      'Deixe um controle guardado fora do carro.',
      'Numere os novos e anote com quem estão.',
      'De noite, com a memória cheia: disjuntor do portão desligado.',
    ],
    send: 'Mande a foto da etiqueta do motor e da central fechada, e diga quantos controles quer.',
  },
  {
    when: [
      'raio|raios|descarga eletrica|relampago',
      'parou|para|para de funcionar|parou de funcionar|nao funciona|nao abre|queimou|queima|nao liga|o que fazer|morreu|cai um raio|caiu um raio',
    ],
    unless:
      'evitar|evita|proteg*|protecao|seguro|seguradora|garantia|dps|terra|aterramento|cerca|camera|interfone|queima o motor|queimou o motor|motor queim*|motor tambem',
    subject: 'protecao-contra-raio',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Desligue o disjuntor do portão e, passado o temporal, ligue uma vez só: se cai de novo, cheira ou nada acende, deixe desligado. Depois de raio costumam queimar a placa, o receptor e a fotocélula, e o motor em si quase sempre escapa. Para sair, solte o motor na chave com o disjuntor desligado; reparo de placa parte de {{repair.from}}, e a troca fica de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'O que se testa, e em que ordem',
    text: [
      'O surto entra pela rede e também pelos fios da botoeira, do interfone e da fotocélula. Por isso o técnico mede primeiro a fonte da placa, depois cada fio que chega a ela, e só então o motor.',
      'Guarde a placa queimada e as fotos: seguro residencial com cobertura de dano elétrico costuma pedir laudo.',
    ],
    points: [
      'Luz da placa apagada: fusível ou fonte.',
      'Luz acesa e controle mudo: receptor.',
      'Não fecha: fotocélula.',
      'Zumbe e não gira: relé ou capacitor.',
      'Depois do conserto: protetor de surto e terra no quadro.',
    ],
    send: 'Mande uma foto da central fechada e diga o que mais queimou na casa.',
  },
  {
    when: [
      'motor',
      'velho|antigo|usado|queimado|retirado|trocado|que saiu|estragado',
      'o que fazer com|onde descartar|onde jogar|descartar|descarto|descarte|vender|reciclar|reciclagem|jogar fora|ferro velho|voces levam|levam embora|jogar em o lixo|onde levar',
    ],
    unless: 'vale a pena trocar|comprar|quanto custa|usado vale|nao abre|consert*|vendem',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['replace'],
    answer: [
      'O motor velho é seu: se ainda gira, guarde a placa, a engrenagem e o capacitor bons como peça, ou venda a quem conserta; se queimou, vai para o ecoponto da prefeitura ou para a sucata, que aproveita o cobre e o ferro. Não vai no lixo comum, porque a placa e o capacitor são eletrônicos. Antes de descartar, tire a bateria, se houver, e apague ou guarde o receptor com os seus controles.',
    ],
    heading: 'O que vale guardar',
    text: [
      'Em modelo fora de linha, a carcaça inteira salva o vizinho: engrenagem e tampa dele já não se acham. Em modelo comum, só a placa boa tem valor.',
      'Combine com quem instala, antes, se o motor retirado fica com você. Peça a ver também evita dúvida sobre o defeito.',
    ],
    points: [
      'Bateria de nobreak ou de 24 V: devolva numa loja que receba.',
      'Controles do motor antigo: não gravam no novo, em geral.',
      'Cremalheira e suporte bons: podem servir ao motor novo.',
    ],
  },
  {
    when: [
      'trocar o portao|trocar portao|portao novo|mudar o portao|trocar a folha|portao inteiro',
      'quando|vale a pena|compensa|hora de|inteiro|sinais|ou consertar|ou reformar|como saber',
    ],
    unless: 'motor|controle*|pelo de|por um de|para deslizante|para basculante|posso|quanto custa|preco',
    subject: 'serralheria',
    aspects: ['signs', 'worth'],
    answer: [
      'Vale trocar o portão inteiro quando o ferro já não segura o motor: pé da folha podre, coluna que mexe, quadro torcido que volta a entortar depois de soldado ou madeira apodrecida por dentro. Cabo, roldana, mola, dobradiça e motor não são motivo: trocam-se sozinhos, de {{repair.from}} a {{repair.to}}. Quem faz folha nova é a serralheria; nós passamos o motor para ela, se ele serve, ou pomos outro.',
    ],
    heading: 'A conta antes de mandar fazer outro',
    text: [
      'Some o que a serralheria cobra para reformar e compare com a folha nova. Ferrugem só na chapa se corta e se emenda; ferrugem no quadro e nas pontas da dobradiça volta.',
      'Antes da medida final, fale com quem vai pôr o motor: peso, material e movimento da folha nova decidem se o motor de hoje continua.',
    ],
    points: [
      'Folha reta e firme: só conserto.',
      'Coluna com trinca: obra antes de qualquer portão.',
      'Mais peso na folha nova: motor e contrapeso refeitos.',
      'Mudou de basculante para de correr: motor novo.',
    ],
    send: 'Mande fotos do pé da folha, das colunas e do motor: dizemos se ainda há o que aproveitar.',
  },
  {
    when: [
      'reforc*',
      'antes de instalar|antes de colocar|antes de por|para instalar|para colocar|para receber|para por|instalar motor|instalar o motor|colocar motor|colocar o motor|receber motor|automatizar',
    ],
    unless: 'arromb*|ladrao|seguranca|quanto custa|preco',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'signs'],
    answer: [
      'Reforça-se o portão quando o ponto em que o motor puxa é fraco: chapa ou perfil fino de alumínio onde o braço se prende, quadro que torce ao ser empurrado por um lado, coluna que mexe ou folha de correr sem barra para a cremalheira. Em folha de ferro com quadro firme não é preciso. Solda ou reforço de suporte fica de {{part.metalwork.from}} a {{part.metalwork.to}}; coluna e folha são com a serralheria.',
    ],
    heading: 'O teste da mão',
    text: [
      'Feche o portão, segure onde o motor vai puxar e force com a mão. Se o ferro cede, dobra ou range, ali vai reforço; se a folha inteira acompanha, está firme.',
      'Sem ele o motor novo rasga o perfil em meses, ou entorta a folha e passa a trabalhar pesado.',
    ],
    points: [
      'Alumínio: chapa por dentro, do lado do braço.',
      'Basculante largo: travessa entre os dois lados.',
      'De correr: tubo reto para a cremalheira.',
      'De abrir: chapa na coluna e na folha.',
    ],
    send: 'Mande fotos da folha por dentro, da coluna e do perfil de perto: dizemos se precisa e onde.',
  },
  {
    when: [
      'evitar|evito|impedir|como fazer|como deixar|para nao|nao bater|nao deixar|proteger',
      'bata em carro|bater em carro|bata em meu carro|bater em meu carro|feche em cima de carro|fechar em cima de carro|bater no carro|bata no carro|feche em carro|fechar em carro|fechar sobre o carro|feche sobre o carro|riscar o carro|amassar o carro|pegar o carro|batesse|bater em o carro|bata em o carro',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['safety', 'install'],
    answer: [
      'Para o portão não bater no carro, ponha fotocélula na altura do para-choque, deixe a força no mínimo que move a folha e aumente o tempo do fechamento automático, ou desligue-o. O par de sensores instalado fica de {{part.photocell.from}} a {{part.photocell.to}}, e acertar tempo e força, de {{part.adjustment.from}} a {{part.adjustment.to}}. Em carro alto ou comprido, um segundo par cobre o que o primeiro não vê.',
    ],
    heading: 'Por que ele fecha sobre o carro',
    text: [
      'O feixe passa por baixo do carro alto, ou entre as rodas, e a central acha o vão livre. Um par baixo e outro a meia altura fecham esse buraco.',
      'No basculante há um segundo caso: a folha sobe para fora e pega o para-choque. Aí a distância é que falta, e pinta-se no chão a linha de parada.',
    ],
    points: [
      'Espere o portão abrir inteiro antes de andar.',
      'Não conte com o controle para parar a folha.',
      'Sinaleira na saída: quem chega vê que ele vai se mover.',
      'Teste com um cabo de vassoura todo mês.',
    ],
    send: 'Mande fotos dos dois lados do vão e diga a altura do carro.',
  },
  {
    when: [
      'silencioso|silenciosa|menos barulho|menos barulhento|sem barulho|diminuir o barulho|reduzir o barulho|acabar com o barulho|tirar o barulho|diminuir barulho|reduzir barulho|fazer menos barulho',
      'como|deixar|tornar|diminuir|reduzir|tirar|acabar|da para|dicas',
    ],
    unless: 'motor mais silencioso|qual motor|comprar|quanto custa|vizinho',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['care', 'repair'],
    answer: [
      'O barulho se tira na ordem em que aparece: lubrifique dobradiça e pivô com óleo fino e o fuso com a graxa do fabricante, reaperte base e suporte, varra o trilho e acerte a parada para a folha não bater. Se o ronco continua, é peça gasta: roldana ou cabo, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, ou engrenagem e rolamento, de {{part.gears.from}} a {{part.gears.to}}. O que sobra é do motor, e o de inversor, que parte e freia devagar, é o mais quieto.',
    ],
    heading: 'De onde vem cada som',
    text: [
      'Rangido agudo é ferro seco. Ronco grave é roda ou rolamento. Pancada é parada atrasada ou batente sem borracha. Chapa que vibra some com um calço ou uma travessa.',
      'Antes da graxa, desligue o disjuntor; cabo, mola e caixa do motor ficam para o técnico.',
    ],
    points: [
      'Batente de borracha nos dois fins.',
      'Cremalheira de nylon em folha leve, no lugar da de aço.',
      'Trilho seco: graxa nele junta areia e ronca mais.',
      'Rampa de parada ligada na placa.',
    ],
    send: 'Mande um vídeo da abertura inteira, com som: dizemos que peça faz o barulho.',
  },
  {
    when: [
      'evitar|evito|impedir|proteger|protejo|nao clonem|para nao|como nao|seguranca',
      'clon*|copi*|copiem|clonagem|duplic*',
      'controle*|portao|garagem',
    ],
    unless: 'condominio*|predio*|foi clonado|clonaram|fazem copia|onde copi*|posso|perigoso',
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Para não clonarem o seu controle, use código rolante, que muda a cada toque e não se copia pelo ar, e apague da memória todo controle perdido ou emprestado. Se o seu é de código fixo, troque-o: um receptor avulso com controles novos resolve sem mudar a central, e a gravação fica de {{part.programming.from}} a {{part.programming.to}}, fora os aparelhos. Não deixe o controle à vista no carro nem com manobrista ou lavador.',
    ],
    heading: 'Por onde a cópia acontece',
    text: [
      'A mais comum não é a do aparelho que grava o sinal na rua: é a de balcão, feita com o seu controle emprestado por dez minutos. A segunda é a do controle levado num furto, que ninguém apagou.',
      'Trava elétrica na folha e câmera na entrada atrasam quem conseguiu a cópia. À noite ou em viagem, o disjuntor do portão desligado torna qualquer controle inútil.',
    ],
    points: [
      'Fileira de chavinhas por dentro: é código fixo.',
      'Controle numerado: apaga-se só o perdido.',
      'Espere o portão fechar antes de sair de perto.',
      'Depois de obra ou mudança: memória apagada e regravada.',
    ],
    send: 'Mande fotos do controle aberto e da central: dizemos que código é o seu.',
  },
];
