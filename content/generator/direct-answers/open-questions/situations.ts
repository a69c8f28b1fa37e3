/** Questions whose deciding word names a shape, a situation or a place, and where the answer to a similar title does not help. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const situationAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'galinheiro*|chiqueiro*|canil|gaiola*|portinhola*|porta de cachorro|porta de gato|porta para cachorro',
    ],
    unless: 'portao perto|preso|presa',
    subject: 'portao-automatico',
    answer: [
      'Porta de galinheiro, de canil ou de animal não está entre os nossos serviços: o acionador dela é pequeno, de corda ou de 12 V, com relógio ou sensor de luz, e quem atende é o fabricante ou a loja. O portão da chácara ou da garagem, com motor e central, esse consertamos, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que conferir antes de procurar o fabricante',
    text: [
      'Se a portinhola emperrou, o defeito costuma ser simples: pilha ou fonte fraca, guia com palha, corda fora da polia, sensor de luz sujo. Desligue a fonte e prove a porta na mão antes de encomendar peça.',
    ],
    points: [
      'Pilha ou fonte: meça, ou troque por outra igual.',
      'Guia: sem palha, barro nem gelo.',
      'Sensor de luz: limpo e longe da lâmpada do quintal.',
      'Relógio: hora certa depois de faltar energia.',
    ],
    send: 'Se é o portão de entrada da chácara, mande a foto dele e da etiqueta do motor, com o bairro ou a cidade.',
  },
  {
    when: [
      'chaveiro|tipo chaveiro|formato chaveiro|mini controle',
      'controle*',
      'bom|boa|vale|melhor|alcance|formato|tipo|compensa|presta|ruim|funciona|diferenca|modelo',
    ],
    unless: 'copi*|clon*|perd*|chave|onde|qual chaveiro|roub*|assalt*',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Controle no formato chaveiro é bom para quem anda com ele no molho de chaves: é pequeno e faz o mesmo que o outro. Em troca, a pilha é menor, o alcance costuma ser mais curto e o botão pode ser apertado no bolso; no carro, o de prender no quebra-sol é mais cômodo.',
    ],
    heading: 'O que o formato chaveiro muda no uso',
    text: [
      'O que decide se ele serve é a família do receptor, e não o formato: tem de falar o mesmo código da central. Gravar o controle no portão fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Alcance: a antena do chaveiro é curta; as chaves em volta ainda o diminuem.',
      'Pilha: menor, com troca mais frequente.',
      'Botão: prefira o que tem tampa ou pede pressão firme.',
      'Queda e água: é o que mais cai e o que vai para a máquina de lavar.',
      'Perda: quem acha o chaveiro acha a chave e o controle juntos; apague-o da memória no mesmo dia.',
    ],
    questions: [
      {
        question: 'O chaveiro tem o mesmo alcance do controle comum?',
        answer:
          'Em geral um pouco menos. Se ele só abre encostado ao portão, veja a pilha e a antena do receptor antes de culpar o formato.',
      },
      {
        question: 'Posso ter um chaveiro e um de carro no mesmo portão?',
        answer: 'Sim, se os dois forem da família do receptor. Cada um ocupa um lugar na memória da central.',
      },
    ],
    send: 'Mande a foto do controle que você usa, frente e verso, e a da caixa da central: dizemos que chaveiro serve nela.',
  },
  {
    when: ['cremalheira*', 'em l|formato l|tipo l|perfil l|cantoneira|reta|aba|com aba|sem aba'],
    unless: 'nylon|aco|entorta*',
    subject: 'cremalheira',
    answer: [
      'Escolha a cremalheira em L se a folha tem uma face plana onde parafusar a aba, e a reta quando é preciso regular a distância com espaçador ou soldar na travessa. O portão anda igual com as duas; o que vale é o dente cair no meio do pinhão e o passo ser o do motor.',
    ],
    heading: 'Em L ou reta: onde cada uma se fixa',
    text: [
      'A em L traz a aba de fixação e fica pronta para parafusar na travessa de baixo; a reta depende de espaçador, bucha ou solda para se afastar da folha. Numa folha torta a reta com espaçador se ajusta furo a furo, e a em L acompanha o torto.',
      'Realinhar ou trocar gomos fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}. Não misture uma barra em L com uma reta na mesma folha: a emenda sai do nível e o pinhão salta nela.',
    ],
    points: [
      'Passo do dente igual ao do pinhão, conferido com uma barra na mão.',
      'Furos oblongos, para regular a altura.',
      'Folga de um a dois milímetros entre dente e pinhão, do começo ao fim.',
      'O peso da folha fica nas roldanas, nunca no pinhão.',
    ],
    questions: [
      {
        question: 'Posso trocar só uma barra?',
        answer: 'Pode, se a nova for do mesmo tipo, passo e altura. Leve uma foto com régua ao lado.',
      },
    ],
    send: 'Mande a foto da cremalheira com uma régua encostada e outra da travessa de baixo da folha: dizemos qual serve.',
  },
  {
    when: [
      'nobreak*|no break|bateria*',
      'condominio*|predio*|edificio*',
      'hora*|quanto tempo|dura*|autonomia|aguenta*|segura*',
    ],
    unless: 'trocar|vida util|anos',
    subject: 'nobreak',
    aspects: ['power'],
    answer: [
      'Nobreak de portão de condomínio dura o que sobra da bateria depois da espera: mesmo parado ele gasta, porque o inversor, os receptores e as fotocélulas ficam ligados. Em prédio, some as horas de espera e as aberturas; sem essa conta, ninguém pode prometer horas.',
    ],
    heading: 'A conta das horas, com os números do seu prédio',
    text: [
      'A energia da bateria é a tensão vezes os ampères-hora: 24 V com 7 Ah são 168 Wh, e o inversor entrega perto de dois terços, uns 110 Wh. Uma espera de 15 W gasta 15 Wh por hora; uma viagem de um motor de 500 W por vinte segundos gasta perto de 3 Wh, e abrir e fechar, o dobro.',
      'Com esses números, dez carros por hora gastam 60 Wh e a espera 15 Wh: cerca de uma hora e meia. À noite, com dois carros por hora, são umas quatro. A etiqueta do seu motor e a da bateria dão a conta certa.',
    ],
    points: [
      'Leia V e Ah na bateria, W no motor e segundos de uma viagem.',
      'Conte as aberturas da hora mais cheia.',
      'Bateria com mais de dois ou três anos entrega bem menos do que a etiqueta diz.',
      'Para a noite inteira, o caminho é bateria maior ou o gerador do prédio.',
    ],
    questions: [
      {
        question: 'E quando a bateria acaba com o portão fechado?',
        answer:
          'A portaria destrava o motor com a chave, com o disjuntor desligado. Duas pessoas por turno precisam saber fazê-lo, e a chave fica na portaria.',
      },
    ],
    send: 'Mande as etiquetas do motor e da bateria e quantos carros passam na hora mais cheia: devolvemos a conta por mensagem.',
  },
  {
    when: [
      'retirar|remover|tirar|arrancar|desmontar|retirada|remocao|descarte|descartar|jogar fora',
      'portao antigo|portao velho|portao inteiro|portao quebrado|portao de ferro velho|folha antiga|folha velha|portao e motor|portao e o motor',
    ],
    unless: 'motor de portao|mofo|ferrugem|tinta|mancha|controle*|trilho',
    subject: 'serralheria',
    isAboutSubject: true,
    aspects: ['replace'],
    answer: [
      'Retirar o portão não está entre os nossos serviços: a folha é do serralheiro, que solta, corta e leva. O motor retiramos nós, antes dele, com a central e os controles, por um valor dentro da faixa de conserto, a partir de {{repair.from}}. Combine os dois para o mesmo dia, ou o vão fica aberto.',
    ],
    heading: 'A ordem da retirada',
    text: [
      'Primeiro sai o motor, com o disjuntor desligado e os fios isolados; depois a folha, que sem motor pode correr, girar ou, no basculante, subir sozinha pelo contrapeso. Por isso ninguém solta cabo nem mola antes de a folha estar escorada.',
      'Pergunte ao serralheiro se ele leva a sucata, quem refaz o piso e a coluna e como o vão fica fechado à noite.',
    ],
    points: [
      'Nosso: motor, central, fotocélula e o ponto deixado isolado.',
      'Do serralheiro: folha, trilho, cabos, contrapeso e coluna.',
      'Guarde o motor se ele tem menos de alguns anos: pode servir à folha nova, se o peso e o movimento couberem.',
      'Tire fotos dos fios na placa antes, se o motor vai voltar.',
    ],
    questions: [
      {
        question: 'O motor antigo serve no portão novo?',
        answer:
          'Só se a folha nova anda do mesmo modo e pesa o mesmo ou menos. Mande a etiqueta do motor e as medidas da folha antes de encomendá-la.',
      },
    ],
    send: 'Mande a foto do portão inteiro e da etiqueta do motor, com o dia da retirada da folha.',
  },
  {
    when: [
      'torto|torta|tortos|empenad*|empenou|entortou|entortad*|desalinhad*|desnivelad*|fora de prumo|fora de esquadro',
      'portao|portoes|folha|basculante',
      'arrumar|consert*|endireit*|alinh*|corrig*|realinh*|desempen*|um dia|mesmo dia|quanto tempo|tem conserto|o que fazer|da para|tem jeito|como',
    ],
    unless:
      'motor torto|fotocelula*|cremalheira*|braco*|trilho*|batida|bateu|batido|carro|caiu|cabo*|barulh*|nao abre|nao fecha|novo',
    subject: 'portao-automatico',
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão torto tem conserto, e em um dia quando a causa é roldana, dobradiça, cabo ou guia; se a coluna cedeu ou o quadro da folha empenou, não, porque aí é serralheiro e, às vezes, pedreiro. Até a visita, desligue o disjuntor, não force com o motor e não passe por baixo nem ao lado da folha.',
    ],
    heading: 'O que está torto, e de quem é o serviço',
    text: [
      'Olhe o portão fechado, de longe, e veja onde a fresta muda: só embaixo, só em cima ou dos dois lados. Trocar roldana ou cabo fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; solda pequena, em geral de {{part.metalwork.from}} a {{part.metalwork.to}}.',
      'Depois do reparo a folha se prova na mão, com o motor solto, e só então se regulam fim de curso e força.',
    ],
    points: [
      'De correr, uma ponta mais baixa: roldana gasta ou trilho afundado.',
      'De abrir, a ponta arrasta: dobradiça ou coluna.',
      'Basculante, um lado desce antes: cabo ou mola de um lado; ninguém embaixo.',
      'Folha abaulada ou quadro fora de esquadro: serralheiro.',
    ],
    questions: [
      {
        question: 'Posso usar o motor até consertarem?',
        answer: 'Não. Folha torta trava no meio, e o motor insiste até partir engrenagem, braço ou cabo.',
      },
    ],
    send: 'Mande a foto do portão fechado, de frente e inteiro, e outra do canto onde a fresta muda.',
  },
  {
    when: ['assalt*|roub*|furt*|invad*|invasao', 'controle*|codigo*|memoria'],
    unless: 'evitar|prevenir|clon*|como funciona|ladrao',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Depois de um assalto não é preciso comprar todos os controles: apaga-se a memória inteira da central e gravam-se só os que ficaram com vocês, de {{part.programming.from}} a {{part.programming.to}} na visita. Compre só o que falta; se o código é fixo, troque por código rolante, porque o levado pode ter sido copiado.',
    ],
    heading: 'O que fazer hoje e o que fica para a visita',
    text: [
      'Hoje: desligue o disjuntor do portão à noite e feche por trinco ou cadeado, até a memória ser apagada. Guarde a lista dos controles e de quem os tem; o boletim de ocorrência ajuda no seguro e no condomínio.',
      'Na visita: memória zerada, cada controle gravado de novo diante de você e, no fim, a prova de que o levado não abre mais.',
    ],
    points: [
      'Chave do destravamento levada: troca-se o miolo.',
      'Tags, senhas e aplicativo: apague também, com quem cuida deles.',
      'Código fixo: receptor de código rolante e controles da família dele.',
      'Prédio: assembleia não precisa decidir o apagamento; o síndico o pede e avisa os moradores.',
    ],
    questions: [
      {
        question: 'Posso apagar só o controle que levaram?',
        answer:
          'Em algumas centrais sim; na maioria das antigas só se apaga tudo. Apagar tudo é mais seguro, porque tira também o que ninguém lembra de ter gravado.',
      },
      {
        question: 'Quantos controles a visita regrava?',
        answer: 'Os que estiverem em casa nessa hora. Junte todos antes, com pilha boa.',
      },
    ],
    send: 'Diga quantos controles ficaram e mande a foto de um deles e da caixa da central.',
  },
  {
    when: [
      'qualquer controle|todo controle|outro controle|outros controles|controle de outr*|controles de outr*|controle alheio|controle de desconhecid*|controles de rua|controle de rua|controle de estranh*|controle errado',
      'abr*|acion*|obedec*|respond*|aceit*',
    ],
    unless: 'vizinh*|universal|como programar|copi*|comprar',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['safety'],
    answer: [
      'Portão que abre com qualquer controle está inseguro: a central ficou em modo de gravar, está com o código fixo de fábrica ou guarda controles que ninguém apagou. Apague a memória e grave só os seus; se ainda abrir, ponha um receptor de código rolante, que muda a cada toque.',
    ],
    heading: 'Esta noite e depois',
    text: [
      'Até resolver, desligue o disjuntor do portão quando for dormir e feche por trinco ou cadeado. Não conte só com o motor como fechadura.',
      'Apagar e gravar na visita fica entre {{part.programming.from}} e {{part.programming.to}}. Com o receptor novo entram controles da família dele, e o preço do conjunto se diz pela foto da central.',
    ],
    points: [
      'Abre com controles de outra marca: código fixo comum, ou modo de gravar preso.',
      'Abre sem ninguém apertar: botoeira em curto ou controle com botão preso.',
      'Chaves pequenas dentro do controle: código fixo de poucas combinações; troque.',
      'Depois de apagar, prove com um controle que não é seu.',
    ],
    questions: [
      {
        question: 'Mudar as chavinhas do controle resolve?',
        answer:
          'Atrapalha por um tempo, mas são poucas combinações e qualquer um as copia. Código rolante resolve.',
      },
    ],
    send: 'Mande a foto do controle aberto, da caixa da central e o nome escrito nela, e diga com que outros controles ele abriu.',
  },
  {
    when: [
      'fechou sozinh*|fecha sozinh*|fechou em cima|fecha em cima|fechou em|desceu em|bateu em|bate em|caiu em|portao fechou',
      'carro|capo|porta malas|veiculo|moto|lataria|teto|vidro|porta de carro',
    ],
    unless: 'carro bateu|como evitar|caminhao|re em portao|bati',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Portão que fechou em cima do carro ou da moto está sem fotocélula funcionando ou com força demais: desligue o disjuntor agora, deixe a folha onde está e não teste de novo. Ferido, 192; depois, fotografe carro e folha, porque o seguro, o condomínio ou quem instalou vai pedir.',
    ],
    heading: 'Por que ele fechou e por que não parou',
    text: [
      'São dois defeitos: a ordem de fechar, que é o fechamento automático ligado na central, uma botoeira em curto ou um controle preso; e a parada que faltou, que é fotocélula ausente, suja, desalinhada ou anulada, com a força acima do necessário.',
      'A visita desliga o fechamento automático, liga ou repara a fotocélula, de {{part.photocell.from}} a {{part.photocell.to}} o par, e ajusta a força, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Guarde vídeo da câmera: ele mostra se alguém deu o comando.',
      'Um par de fotocélulas na altura da roda não vê um porta-malas alto; um segundo par vê.',
      'Fotocélula tapada ou com fio emendado para o portão andar é a causa mais comum.',
      'Folha batida pode ter entortado: não ande com o motor antes de olhar.',
    ],
    questions: [
      {
        question: 'Quem paga o estrago?',
        answer:
          'Depende da causa: serviço malfeito é de quem o fez, falta de manutenção num prédio costuma ser do condomínio, e em casa vale o seguro do carro. Laudo, fotos e vídeo decidem.',
      },
    ],
    send: 'Mande a foto da fotocélula, se houver, da central e do ponto da batida na folha, e diga se o portão fecha por tempo.',
  },
];
