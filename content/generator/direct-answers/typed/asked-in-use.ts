/** Questions about daily use that are typed on a phone: half an opening, open by day, one button for each way, a sale. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const askedInUseAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'meio portao|so meio|abrir so um pouco|abra so um pouco|abrir parcial|abertura parcial|abrir pela metade|abrir um pedaco|so para uma pessoa|so para pedestre|abertura para pedestre|abertura de pedestre|abre so para uma pessoa|so uma pessoa passar|uma pessoa passar|para pessoa passar|para pedestre passar|passar a pe|funcao pedestre|modo pedestre',
      'portao|motor|central|abrir|abra|abre|garagem',
    ],
    unless: 'nao abre tudo|defeito|so abre metade|parou|social|machuc*',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['program', 'works'],
    answer: [
      'Dá, se a central tem abertura parcial, também chamada de função pedestre: um segundo botão do controle abre só um pedaço, e o primeiro continua abrindo tudo. No de correr abre-se perto de um metro, no de duas folhas, uma só; em basculante é raro, porque a folha meio aberta fica na altura da cabeça. Gravar e regular fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    heading: 'O que a abertura de pedestre pede',
    text: [
      'A função está no manual da placa, com o nome de pedestre ou parcial. Se a sua não tem, troca-se a placa, de {{part.board.from}} a {{part.board.to}}, ou usa-se um toque para parar a folha onde ela está.',
      'A fotocélula continua valendo na abertura pequena, e o fechamento automático também.',
    ],
    points: [
      'Controle com dois botões livres.',
      'Vão de quase um metro, para passar com sacola e bicicleta.',
      'Porta social é o caminho mais seguro para quem anda a pé.',
    ],
    send: 'Mande a foto da etiqueta da central e do controle e diga o tipo do portão.',
  },
  {
    when: [
      'um botao|botao',
      'abre e outro fecha|abrir e outro fechar|outro fecha|outro para fechar|um para abrir|separado|separados',
    ],
    unless: 'defeito|nao abre|nao fecha|so abre|so fecha',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Dá, se a central tem entradas ou canais separados para abrir e fechar: grava-se o primeiro botão do controle como abrir e o segundo como fechar, pelo manual da placa. A maioria das placas de casa usa um botão só, que abre, para e fecha em sequência; nelas, um receptor avulso de dois canais faz a separação. Gravar fica entre {{part.programming.from}} e {{part.programming.to}}, fora o receptor.',
    ],
    heading: 'Quando vale separar os dois comandos',
    text: [
      'Vale onde vários usam o portão: quem aperta abrir não o fecha em cima de ninguém. Numa casa, o botão único costuma bastar.',
      'A gravação se faz com a tampa aberta, ao lado dos bornes da rede; por isso é do técnico.',
    ],
    points: [
      'Procure na placa os bornes ABRE e FECHA ou A e F.',
      'Botoeira de parede também pode ter dois botões.',
      'Fotocélula testada depois da mudança.',
    ],
    send: 'Mande a foto da etiqueta da central e do controle, frente e verso.',
  },
  {
    when: [
      'controle',
      'portao errado|outro portao|portao do lado|portao trocado|portao vizinho',
      'abre|abrindo|aciona|abriu',
    ],
    unless: 'dois portoes|vizinho abre',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['program'],
    answer: [
      'O controle abre o portão errado porque aquele botão está gravado nele: ou se apertou o botão do lado, ou os dois portões aceitam o mesmo código. Teste botão por botão e anote o que cada um faz; depois apaga-se o controle na central que não devia ouvi-lo e grava-se cada botão no portão certo, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Botão trocado ou código repetido',
    text: [
      'Se um toque só abre os dois portões, o mesmo código está nas duas centrais. Em código fixo, as chavinhas iguais bastam para isso; muda-se a combinação de uma delas.',
    ],
    points: [
      'Outro controle da casa faz o mesmo? Então é a gravação, e não o aparelho.',
      'Adesivo de cor em cada botão evita o erro.',
      'Portão do vizinho que abre: avise-o e use código rolante.',
    ],
    send: 'Mande a foto do controle e das duas centrais e diga o que cada botão faz hoje.',
  },
  {
    when: [
      'lado errado|sentido errado|lado trocado|sentido trocado|ao contrario|invertido|sentido invertido',
      'abre|abrindo|fecha|gira|anda|vai|motor|portao',
    ],
    unless: 'controle|fotocelula|porta social',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['adjust', 'repair'],
    answer: [
      'Portão que anda para o lado contrário está com o sentido de giro invertido: dois fios do motor trocados na placa ou o ajuste de lado do manual, comum depois de trocar motor ou central. Não force nem use assim, porque o fim de curso não o para na ponta certa. Desligue o disjuntor; corrigir e gravar o percurso fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e quem acabou de montar deve fazê-lo sem cobrar.',
    ],
    heading: 'Por que não basta inverter um fio em casa',
    text: [
      'Invertido o motor, invertem-se também os dois fins de curso: acertar só um deixa a folha bater e quebrar a engrenagem. O técnico muda os dois e prova com a mão no disjuntor.',
    ],
    points: [
      'Logo depois da troca: é a ligação, e entra na garantia do serviço.',
      'De repente, sem ninguém mexer: relé da placa ou memória perdida.',
      'Só depois de faltar luz: a central refaz o percurso na primeira volta.',
    ],
    send: 'Mande um vídeo de longe do portão andando e diga o que foi trocado.',
  },
  {
    when: [
      'faz mal|estraga|gasta|tem problema|prejudica',
      'abrir e fechar|abre e fecha|parar o portao|parar portao|parar em meio|parar no meio|parar e voltar|apertar varias vezes|abrir toda hora',
      'toda hora|muito|meio|varias|sempre|seguid*|portao',
    ],
    unless: 'sozinho|luz|energia',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['lifetime', 'care'],
    answer: [
      'De vez em quando não faz mal: parar a folha no meio e mandar de volta é função da central, e o motor de casa aguenta de cinco a dez aberturas por hora. O que gasta é a repetição sem pausa, que o esquenta até o protetor térmico desligar, e a inversão seguida, que dá tranco na engrenagem. Basculante parado no meio fica acima da cabeça: não passe embaixo.',
    ],
    heading: 'Onde está o limite do motor de casa',
    text: [
      'Conte um ciclo como abrir e fechar. Mudança, obra e festa passam do limite: nesses dias deixe o portão aberto, com alguém olhando, e o fechamento automático desligado.',
    ],
    points: [
      'Motor morno é normal; quente na mão pede pausa.',
      'Espere a folha parar antes de mandar voltar.',
      'Criança brincando com o controle gasta mais que a família inteira.',
    ],
    further:
      'O que muda por dentro está no artigo sobre [estatores](/blog/qualidade-estatores-motor-portao).',
  },
  {
    when: [
      'segurar|seguro|segurando|parar com a mao|empurrar',
      'com a mao|em mao|na mao',
      'enquanto fecha|fechando|fechar|descendo|andando|abrindo',
    ],
    unless: 'preso|prendeu|machuc*|sem energia|nao tranca|nao trava',
    subject: 'sensor-antiesmagamento',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Não segure: a folha em movimento puxa o braço, e a mão pode prender na coluna, no trilho ou na cremalheira. Para parar, aperte o controle ou a botoeira. Um portão bem regulado para e volta ao encostar em alguém; prove isso com uma caixa de papelão, e se ele a amassa, a força está alta: regular fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Como saber se a força está certa',
    text: [
      'Ponha a caixa no vão, longe das mãos, e mande fechar: ao tocar, a folha tem de parar e voltar. Segurá-la também força a engrenagem e o fim de curso, e a central aprende o percurso errado.',
    ],
    points: [
      'Fotocélula para antes do toque: de {{part.photocell.from}} a {{part.photocell.to}} o par instalado.',
      'Emergência: disjuntor e chave de destravamento.',
      'Mão presa: solte o controle, desligue e mova a folha na mão, destravada.',
    ],
    send: 'Mande um vídeo da prova com a caixa e a foto da etiqueta da central.',
  },
  {
    when: [
      'perdi|nao acho|nao achei|sumiu|sem|nao tenho|perdida|precisa de|exige',
      'nota|nota fiscal|recibo|comprovante',
      'garantia|motor|conserto|portao',
    ],
    unless: 'emit*|voces dao|pede|quero nota|mais barato|desconto|preco|cobra*|trabalha*',
    subject: 'garantia',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed', 'lifetime'],
    answer: [
      'Não se perde a garantia com o papel: o que a nota faz é provar a data e o vendedor. Peça a segunda via a quem vendeu, ou procure pelo CPF na nota eletrônica do Estado; extrato do cartão, conversa de WhatsApp e número de série na etiqueta também servem de prova. Se fomos nós, a conversa do pedido já basta para achar a data.',
    ],
    heading: 'O que juntar no lugar da nota',
    text: [
      'Compra no débito, no crédito ou no Pix deixa registro com data e nome. A etiqueta do motor traz série e mês de fabricação, que a fábrica reconhece.',
    ],
    points: [
      'Foto da etiqueta, legível.',
      'Mensagens com o orçamento e o dia da instalação.',
      'Segunda via pedida por escrito ao vendedor.',
    ],
    further: 'Os prazos de cada compra estão na página de [garantia](/garantia).',
    send: 'Mande a foto da etiqueta e o nome em que o pedido foi feito.',
  },
  {
    when: ['vender a casa|vender casa|vender o imovel|por a casa a venda|antes de vender', 'portao|motor'],
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Conserte antes: portão parado ou barulhento é das primeiras coisas que o comprador vê, e ele desconta mais do que o conserto custa, de {{repair.from}} a {{repair.to}}. Trocar o motor inteiro só vale se ele não tem mais peça. Na entrega da casa, apague os controles antigos e grave os do novo dono, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'O que deixar pronto para a visita do comprador',
    text: [
      'Folha que anda leve, sem raspar, e dois controles funcionando bastam. Guarde o recibo do conserto: a garantia do serviço, de {{repair.warranty}}, passa com a casa e ajuda a vender.',
    ],
    points: [
      'Trilho limpo e dobradiça engraxada.',
      'Fotocélula e força testadas.',
      'Manual e chave de destravamento numa gaveta, com etiqueta.',
    ],
    send: 'Mande um vídeo do portão andando e a foto da etiqueta do motor.',
  },
  {
    when: [
      'adiantado|adiantamento|metade antes|pagar antes|pagar sinal|pediu sinal|dar um sinal|um sinal de|sinal de 50|dar entrada|pediu entrada|pagar metade|50 por cento antes',
      'tecnico|instalador|empresa|conserto|portao',
      'normal|pode|pediu|cobrou|devo|certo|golpe',
    ],
    unless: 'cartao|parcel*|controle|fotocelula|de entrada|entrada de|sem sinal|perdeu sinal',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed', 'worth'],
    answer: [
      'Pedir um sinal para comprar peça ou motor sob encomenda é comum; pagar tudo antes, ou adiantar um conserto simples, não é. Só adiante com o orçamento escrito: nome e CNPJ de quem recebe, a peça, o prazo e o que acontece se não vier. Conosco o valor é dito antes, e a forma de pagar fica escrita no orçamento.',
    ],
    heading: 'Como se proteger ao adiantar dinheiro',
    text: [
      'Pague por meio que deixe rastro, em nome da empresa, e guarde a conversa. Quem recebe e some responde no Procon e no juizado especial, e o comprovante é a prova.',
    ],
    points: [
      'Recibo do sinal, com a data da entrega.',
      'Foto da peça e do modelo combinado.',
      'O resto só depois de ver o portão andar.',
    ],
    send: 'Tem um orçamento na mão? Mande a foto dele e da etiqueta do motor: dizemos se a peça e o valor fazem sentido.',
  },
];
