/** Answers to titles about backup power: prices, and whether it is worth them. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksAdvantages, asksNeed, asksPrice } from '../../words/asking-words.ts';

export const priceAnswers: readonly DirectAnswer[] = [
  {
    when: ['nobreak|no break|nobreaks', 'funciona|funcionam|serve|resolve|presta'],
    unless: 'como|nao|parou|computador|pc|solar|quanto tempo|qual|va',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['worth', 'works'],
    answer: [
      'Funciona, desde que seja feito para portão: ele aguenta a partida do motor e abre pelo controle com a luz apagada, por algumas aberturas, até a bateria acabar. O de computador costuma desarmar na primeira partida, mesmo com motor pequeno. Depois da bateria resta a chave de destravamento; ligar um nobreak no portão parte de {{repair.from}}, e o aparelho sai por orçamento.',
    ],
    heading: 'Quando o nobreak resolve e quando decepciona',
    text: [
      'Resolve em casa onde a luz cai por minutos ou poucas horas. Decepciona quando alimenta também câmera e interfone, ou quando a bateria passou dos anos dela e ninguém testou.',
      'Motor comum pede saída em onda senoidal e sobra de potência para a partida: na onda quadrada o capacitor esquenta e o motor ronca. O de inversor parte manso, mas o nobreak tem de dar os 220 V dele.',
    ],
    points: [
      'Escolha pela potência da etiqueta do motor.',
      'Só central, motor, fotocélula e trava ligados nele.',
      'Teste por ano: corte o disjuntor e conte as aberturas.',
      'Bateria de gel ou selada, trocada a cada poucos anos.',
    ],
    send: 'Mande a foto da etiqueta do motor e da tomada perto dele e diga quantas vezes quer abrir sem luz.',
  },
  {
    when: ['24v|24 v|24 volts|corrente continua', 'bateria|baterias', 'preco|quanto|valor|custa', 'motor'],
    unless: 'troc*|so a bateria',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['price', 'choose'],
    answer: [
      'Motor de 24 V com bateria não tem preço de tabela conosco: sai por orçamento, pelo tipo e pelo peso da folha e por quantas aberturas você quer sem luz. Como medida, o motor comum instalado em basculante custa de {{kit.padrao}} a {{kit.jetflex}}, e com um nobreak à parte, ligado a partir de {{repair.from}}, ele também abre no apagão.',
    ],
    heading: 'Motor de 24 V ou motor comum com nobreak',
    text: [
      'O de 24 V já trabalha em corrente contínua, e a bateria entra sem conversor: perde menos e abre mais vezes. Em troca, a placa é só a dele, e a peça é mais difícil de achar.',
      'O comum tem peça em toda loja do ramo, e o nobreak se acrescenta quando quiser.',
    ],
    points: [
      'Quantas vezes por semana falta luz, e por quanto tempo.',
      'Peso da folha e aberturas por dia.',
      'Baterias seladas, duas em série, trocadas juntas.',
    ],
    send: 'Mande a foto do portão por dentro, as medidas da folha e diga quanto costuma durar a falta de luz.',
  },
  {
    when: [asksAdvantages, 'nobreak|no break|bateria'],
    unless: 'ou|controle*',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'A vantagem do nobreak no portão é que na falta de luz ele continua a abrir pelo controle, como sempre: ninguém desce no escuro, ninguém destrava motor e a garagem não fica aberta. Em prédio isso vale ainda mais, porque evita a fila, o portão solto a noite toda e o acidente de quem o levanta na mão. O limite é o número de aberturas que a bateria dá.',
    ],
    heading: 'O que pesar antes de pôr um',
    text: [
      'A conta se faz pela partida do motor e pelas aberturas de que se precisa sem luz; em prédio conta-se a hora cheia. A bateria dura de dois a quatro anos e se troca mesmo sem uso.',
      'O aparelho se orça pela etiqueta do motor, e a ligação parte de {{repair.from}}.',
    ],
    points: [
      'Vale mais onde a luz cai muito ou mora gente que não tem força.',
      'Alimente junto a fotocélula e a trava elétrica.',
      'Nobreak de computador não serve: a partida do motor o derruba.',
      'Prova: uma vez por mês, com o disjuntor desligado.',
    ],
    send: 'Mande a foto da etiqueta do motor e diga quantas aberturas o portão precisa fazer sem luz.',
  },
  {
    when: [
      'nobreak',
      'fotocelula*',
      'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|valor*|custo|orcamento|quanto',
    ],
    unless: 'nao|parou|ou|instalacao|condominio|predio|incluso|inclui|vem|quantos|placa',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'A fotocélula instalada fica entre {{part.photocell.from}} e {{part.photocell.to}}; o nobreak não tem preço único, porque sai da etiqueta do motor, e a ligação dele vai de {{repair.from}} a {{repair.to}}, mais o aparelho. Postos na mesma visita, os dois aproveitam a mesma abertura da central, e o valor do conjunto vem fechado por foto.',
    ],
    heading: 'O que muda o preço de cada um',
    text: [
      'Na fotocélula é o caminho do fio até o outro lado do vão. No nobreak, a potência do motor, a tensão e quantas aberturas a bateria precisa dar.',
    ],
    points: [
      'Some a fotocélula na carga do nobreak.',
      'Nobreak de onda senoidal.',
      'Conduíte separado para o sinal.',
    ],
    send: 'Mande a etiqueta do motor e a foto do vão, dos dois lados.',
  },
  {
    when: [
      'nobreak*|no break|bateria reserva|bateria de reserva',
      `${asksNeed}|obrigatorio|faz falta`,
      'portao|casa|motor|garagem',
    ],
    unless: 'trocar|trocar a bateria|nao|parou|apit*|qual|quanto|condominio|computador',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Não precisa: sem luz, todo portão abre na mão, com a chave de destravamento. O nobreak é conforto, e vale onde a luz cai várias vezes por mês, a folha é pesada ou mora alguém que não consegue destravar; a ligação parte de {{repair.from}}, com o aparelho por orçamento.',
    ],
    heading: 'Como decidir',
    text: [
      'Faça uma vez, com luz do dia, a abertura manual inteira. Se todos da casa conseguem em dois minutos, o nobreak pode esperar.',
    ],
    points: [
      'Única entrada da casa pelo portão: nobreak ou destravamento externo.',
      'Motor de 24 V: aceita bateria na própria central.',
      'Nobreak de computador não serve.',
    ],
  },
  {
    when: ['motor', 'nobreak*|bateria', 'preco|quanto|valor|custa', 'e|com|mais'],
    unless:
      'solar|trocar a bateria|carro|so o nobreak|com bateria|bateria embutida|bateria interna|bateria integrada|bateria propria',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'O motor em basculante sai de {{kit.padrao}} a {{kit.jetflex}} no kit instalado, e em outro portão de casa a troca fica entre {{replacement.from}} e {{replacement.to}}. O nobreak é orçado à parte, pela potência do motor e por quantas aberturas você quer sem luz; ligá-lo custa a partir de {{repair.from}}. Pedidos juntos, os dois se montam na mesma visita.',
    ],
    heading: 'Combinar motor e nobreak',
    text: [
      'Motor com inversor pede aparelho de onda senoidal; motor comum pede sobra para a partida. Escolha o motor primeiro e o nobreak pela etiqueta dele.',
    ],
    points: [
      'Duas aberturas de carga bastam para sair e voltar.',
      'Lugar seco e ventilado perto da central.',
      'Motor de 24 V leva bateria na própria placa.',
    ],
  },
  {
    when: [
      'nobreak|no break',
      'rapido*|veloz|jetflex|speedy|inversor',
      'vale a pena|vale pena|compensa|compensam|valem a pena',
    ],
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Os dois juntos valem a pena onde se espera na rua e a luz cai com frequência; onde só um dos problemas existe, compre só o que o resolve. O JETFLEX, de {segundos jetflex}, custa {{kit.jetflex}} instalado em basculante, e o nobreak se orça pela etiqueta, porque motor com inversor pede aparelho próprio para ele.',
    ],
    heading: 'Por que um não substitui o outro',
    text: [
      'Velocidade encurta a espera de todo dia; nobreak garante algumas aberturas no apagão. Na bateria o portão nem sempre anda com a mesma pressa.',
      'Quem tem outra porta e folha leve passa bem com a chave de destravamento e fica só com o motor.',
    ],
    points: [
      'Confira a tensão: esse motor é de 220 V, e o nobreak tem de entregar 220 V.',
      'Pergunte se o fabricante do motor admite nobreak e de que forma de onda.',
      'Ligação num portão pronto: de {{repair.from}} a {{repair.to}}.',
      'Lugar seco e ventilado para a bateria.',
    ],
    send: 'Mande a foto do portão por dentro, a do quadro de luz e quantas vezes por mês falta energia: dizemos se são os dois ou um.',
  },
  {
    when: [
      'bateria|nobreak',
      'vale a pena|compensa|precisa|adianta',
      'falta de luz|falta luz|queda de luz|apagao|queda de energia',
    ],
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Vale se a garagem é a única saída, se a folha é pesada demais para a mão ou se falta luz várias vezes no mês; fora disso a chave de destravamento basta e custa nada. Motor comum não usa bateria dentro dele: quem tem a bateria é o nobreak próprio para motor.',
    ],
    heading: 'Nobreak de portão ou motor de corrente contínua',
    text: [
      'Nobreak de computador não aguenta a partida do motor. O de portão é dimensionado pela potência da etiqueta e sustenta algumas aberturas; o motor de corrente contínua já traz bateria e funciona igual na falta de luz.',
      'Os dois saem por orçamento, pela potência da etiqueta e pelo número de aberturas que você quer na falta de luz.',
    ],
    points: [
      'Bateria perde metade da vida em lugar quente.',
      'Teste desligando o disjuntor a cada mês.',
      'Sem bateria, deixe a chave de destravamento na casa e não dentro do carro.',
    ],
    questions: [
      {
        question: 'Quanto tempo ela dura?',
        answer: 'De dois a quatro anos em geral. O sinal do fim é abrir uma vez e parar na segunda.',
      },
    ],
    further: 'As opções estão em [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande a foto da etiqueta do motor e diga quantas aberturas quer na falta de luz.',
  },
  {
    when: [
      'bateria*',
      '24v|24 v|12v|12 v|24 volts|12 volts|corrente continua|nobreak|motor|portao',
      'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|quanto pag*|quanto vale|valor*|custo|custa|orcamento|barato',
    ],
    unless: 'controle|a23|pilha|chaveiro|solar|cerca|kit|com bateria|ou',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'Trocar a bateria do portão custa o serviço, a partir de {{repair.from}} com o teste da carga, mais a bateria, que não tem preço único e se orça pela tensão e pelos ampères-hora escritos na velha. Em motor de 24 V contam-se em geral duas, de 12 V em série, porque se trocam juntas.',
    ],
    description:
      'Trocar a bateria do portão custa o serviço, a partir de {{repair.from}} com teste da carga, mais a bateria, orçada pela tensão e pelos ampères-hora.',
    heading: 'O que faz o preço da bateria do portão',
    text: [
      'Mais ampères-hora custam mais e dão mais aberturas sem luz, desde que o carregador da central as sustente. Bateria selada de mesma medida serve de qualquer fabricante sério.',
      'Uma velha em série com uma nova estraga a nova em meses. Antes de comprar, o técnico mede se o defeito não é o carregador.',
    ],
    points: [
      'Tensão e ampères-hora iguais aos da etiqueta.',
      'Terminal e tamanho que caibam na caixa.',
      'Data de fabricação recente, porque ela envelhece parada.',
      'A velha volta para a loja, e não para o lixo.',
    ],
    send: 'Mande pelo WhatsApp a foto da bateria velha, da etiqueta do motor e do lugar onde ela fica.',
  },
  {
    when: ['nobreak|no break', 'vale a pena|vale pena|compensa|precisa|necessario|preciso'],
    unless: 'bateria dura|trocar|condominio*|predio*|edificio*|sindic*|computador',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Vale a pena pôr nobreak onde a luz cai várias vezes por mês, onde a folha é pesada para a mão ou onde alguém em casa não consegue destravar o motor. Com energia estável e folha leve, a chave de destravamento ao alcance faz o mesmo de graça.',
    ],
    heading: 'O que ele resolve e o que não resolve',
    text: [
      'Ele segura algumas aberturas durante a queda, e não um dia inteiro. Também não substitui proteção contra raio, que entra pela rede e pelo fio do interfone.',
      'A bateria envelhece parada e se troca de tempos em tempos. A ligação num portão que já existe segue a nossa faixa de serviço, de {{repair.from}} a {{repair.to}}; o aparelho é orçado pela etiqueta do motor.',
    ],
    points: [
      'Compensa se faltou luz mais de duas vezes no último mês.',
      'Compensa se quem fica em casa não consegue soltar o motor e mover a folha.',
      'Compensa se o portão é o único caminho para a rua.',
      'Não serve o de computador: a partida do motor o derruba.',
    ],
    further:
      'Como ele é escolhido está na página do [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e diga quantas vezes por mês falta luz: respondemos se compensa e de que tamanho.',
  },
  {
    when: [asksPrice, 'nobreak|no break'],
    unless: 'bateria|vale a pena',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'O nobreak para portão tem dois preços: a ligação no portão que já existe, que fica entre {{repair.from}} e {{repair.to}}, com {{repair.warranty}} de garantia, e o aparelho, que dizemos por mensagem quando você manda a foto da etiqueta do motor. O do aparelho muda com a potência e a tensão do motor e com o número de aberturas que você quer sem luz, e por isso um valor único erraria o seu. O conjunto se paga em até {parcelas} vezes.',
    ],
    heading: 'As três linhas do orçamento do nobreak',
    text: [
      'São o aparelho, a bateria e a ligação. O aparelho precisa aguentar a partida do motor, que puxa várias vezes a corrente de trabalho, e é aí que o modelo de computador não serve.',
      'Com disjuntor próprio e terra no ponto, a ligação é a parte barata. Com extensão ou fio fino, primeiro se arruma a fiação.',
    ],
    points: [
      'Etiqueta do motor: potência, tensão e corrente.',
      'Quantas aberturas você quer durante a queda.',
      'Se trava e fotocélula também ficam nele.',
      'Lugar seco e ventilado perto do motor.',
    ],
    questions: [
      {
        question: 'Motor novo com bateria sai mais em conta?',
        answer:
          'Só se o motor já ia ser trocado. Para um motor bom que está na parede, o nobreak externo custa menos.',
      },
    ],
    further:
      'Enquanto ele não chega, veja como [abrir o portão sem luz](/como-abrir-portao-sem-luz) sem se machucar.',
    send: 'Mande pelo WhatsApp a etiqueta do motor, uma foto do lugar do aparelho e quantas vezes a luz cai por mês: devolvemos o preço do conjunto.',
  },
  {
    when: [asksPrice, 'bateria*', 'nobreak|no break'],
    unless: 'ou',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'A bateria do nobreak de portão se compra pela tensão e pelos ampères-hora escritos na velha, e o preço acompanha esse tamanho: mande a foto da etiqueta e dizemos quanto fica a peça. A troca feita por nós parte de {{repair.from}}, com o teste de carga e {{parts.warranty}} de garantia na peça.',
    ],
    heading: 'Só a bateria ou o aparelho inteiro',
    text: [
      'Bateria que segura uma abertura e morre na segunda está no fim, e só ela se troca. Aparelho que apita com bateria nova, esquenta ou desarma na partida do motor pede conserto ou outro maior.',
      'Leve a velha de volta: bateria de chumbo não vai para o lixo comum, e a loja recebe.',
    ],
    points: [
      'Tensão da bateria, em geral 12 V, e quantas são.',
      'Ampères-hora iguais aos da original.',
      'Selada, própria para nobreak, e não de carro.',
      'Data da última troca, anotada na caixa.',
    ],
    further:
      'Como o aparelho é escolhido está na página do [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande pelo WhatsApp a etiqueta da bateria e o painel do nobreak aceso.',
  },
];
