/** Two things that a title asks at once: a motor and its nobreak, a rack by the metre, work in the rain, a burnt motor and its warranty. */
import type { DirectAnswer } from '../../direct-answer.ts';

const broken = 'nao abre|nao fecha|parou|queim*|quebr*|consert*|defeito|barulho';

export const askedTogether: readonly DirectAnswer[] = [
  {
    when: ['nobreak|no-break|no break'],
    unless: `${broken}|qual nobreak|serve|bateria*`,
    ofMotors: 'one-sliding-ours',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price'],
    answer: [
      'O {modelo} com nobreak são dois equipamentos num orçamento só: o motor de correr, que numa casa fica instalado em geral entre {{replacement.from}} e {{replacement.to}}, e o nobreak próprio para portão, escolhido pela potência e pela tensão da etiqueta dele. Motor com inversor pede confirmar antes que tipo de onda a placa aceita.',
    ],
    heading: 'O par motor e nobreak',
    text: [
      'Folha que rola leve gasta menos bateria a cada viagem: roldana e trilho em ordem valem mais aberturas no apagão que um aparelho maior. O peso da folha fica um quinto abaixo do máximo da etiqueta do motor.',
      'Diga quantas aberturas quer sem luz. Numa casa bastam poucas; em prédio, conte as da hora mais cheia.',
    ],
    points: [
      'Lugar seco e ventilado perto do motor, sem sol na bateria.',
      'Circuito só do portão, para o nobreak não alimentar outra coisa.',
      'Chave de destravamento testada, para quando a carga acabar.',
    ],
    further:
      'O dimensionamento está na página do [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande o comprimento, a altura e o material da folha, uma foto do trilho e quantas vezes a luz cai por mês: os dois valores vêm por mensagem.',
  },
  {
    when: [
      'portao para cachorro|portao de cachorro|portao para cachorros|portao para pet|portao pet|portaozinho para cachorro|portao para gato|portaozinho pet|portinha para cachorro|portinha pet|porta pet|porta para cachorro',
    ],
    unless: `${broken}|garagem|motor|automatico|eletronico|quem tem|tenho|casa com|seguro|qual|melhor|prens*|machuc*|fugiu|foge`,
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety', 'choose'],
    answer: [
      'O portãozinho que separa o cachorro dentro de casa, ou a portinha por onde ele passa, se compra em loja de animais ou se manda fazer no serralheiro, e não leva motor. Se a dúvida é o portão automático da garagem com bicho em casa, o que o protege é um segundo par de fotocélulas a um palmo do chão e a força regulada para voltar ao encostar.',
    ],
    heading: 'O portão automático com cachorro em casa',
    text: [
      'O par de fotocélulas instalado fica entre {{part.photocell.from}} e {{part.photocell.to}}, e a regulagem da força, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
      'Portinha recortada na folha motorizada muda o peso e o equilíbrio: fale com quem cuida do motor antes de cortar a chapa.',
    ],
    points: [
      'Fechamento só pelo controle, com o portão à vista, quando ele está solto.',
      'Vão de baixo e dos lados menor que a cabeça do bicho.',
      'Grade vertical de correr: tela do lado de dentro, para a pata não entrar.',
    ],
    further:
      'A altura e o teste estão na página do [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Se for o portão da garagem, mande uma foto dele por dentro, com o vão de baixo à vista.',
  },
  {
    when: [
      'cachorro*|gato*|pet|pets|animal|animais|bicho*',
      'portao|motor|garagem',
      'para quem tem|quem tem|tenho|casa com|ideal|melhor|indicado|seguro para|com cachorro|para cachorro',
    ],
    unless: `${broken}|mastig*|roeu|fio|pode|prens*|machuc*|fugiu|foge|latindo|xixi|urina|crianca*|portao para cachorro|portao para gato|portao de cachorro|portao pet`,
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety', 'choose'],
    answer: [
      'Para quem tem cachorro ou gato, o portão automático pede um segundo par de fotocélulas a um palmo do chão, força regulada para voltar ao encostar e fechamento só pelo controle, com o portão à vista. O par instalado fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    heading: 'Escolhas que protegem o bicho',
    text: [
      'Velocidade ajuda: folha que abre em poucos segundos deixa menos tempo para ele sair. Parada suave, de inversor, dá a ele tempo de se afastar.',
      'Por baixo e pelos lados o vão tem de ser menor que a cabeça dele. Grade vertical, num portão de correr, pede tela do lado de dentro, porque a pata entra entre a folha e a coluna.',
    ],
    points: [
      'Abertura de pedestre, que move só um pedaço da folha de correr.',
      'Fechamento automático desligado quando ele fica solto.',
      'Fios em conduíte até a caixa.',
      'Prova com uma caixa de papelão: a folha encosta, para e volta.',
    ],
    further:
      'A altura e o teste estão na página do [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, com o vão de baixo à vista, e o tamanho do bicho.',
  },
  {
    when: ['deslizante*|de correr|correr', 'instalado|instalada|instalacao|colocado|pronto|montado'],
    unless: `${broken}|nobreak|pesado|pesada|condominio*|predio*|industrial|galpao|basculante*|kg|quilos|parcel*|vezes|cobraram|cobrou|caro|ate|com|tenho|da para`,
    figure: { unit: 'real', from: 800, to: 1500 },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Motor de portão deslizante instalado por {figura} está dentro do que se paga numa casa: a faixa vai de {{replacement.from}} a {{replacement.to}}, e o lugar nela depende do peso da folha e do que se aproveita. Conosco o valor sai por orçamento, com foto, e vem com {{motor.warranty.installation}} de garantia na instalação.',
    ],
    heading: 'O que deve estar dentro dos {figura}',
    text: [
      'Motor, central, dois controles, cremalheira na medida da folha, mão de obra e regulagem. Anúncio que deixa a cremalheira ou a base por fora compara-se depois de somadas as duas.',
      'Roldana e trilho gastos são outra conta, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e vêm antes do motor.',
    ],
    points: [
      'Modelo por extenso, com o peso máximo da ficha.',
      'Fotocélula, se ele fecha sozinho: de {{part.photocell.from}} a {{part.photocell.to}}.',
      'Ponto de energia que falta: eletricista, por fora.',
      'Prazo de garantia escrito, do motor e da montagem.',
    ],
    further:
      'O que decide a compra está na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande o comprimento, a altura e o material da folha, uma foto do trilho e outra do lugar do motor.',
  },
  {
    when: ['usado|usada|seminovo|segunda mao', 'garantia', 'motor|motores|automatizador|kit'],
    unless: 'placa|central|recondicionad*|queim*|meu motor|perde|perco',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['buy', 'worth'],
    answer: [
      'Motor usado, com ou sem garantia, não vendemos. Comprado de loja, ele tem pelo menos os noventa dias da lei e o que mais estiver escrito na nota; de pessoa física, só o combinado. Para comparar, o kit novo instalado começa em {{kit.padrao}}, com {{kit.warranty}} de garantia.',
    ],
    heading: 'O que a garantia de um usado precisa dizer',
    text: [
      'Peça por escrito o que ela cobre, por quanto tempo e quem paga a retirada e a nova montagem, que costumam custar mais que a peça. Engrenagem e placa são o que primeiro falha.',
      'No nosso conserto do motor que você já tem, a peça trocada sai com {{parts.warranty}} e o serviço com {{repair.warranty}}.',
    ],
    points: [
      'Número de série na nota, igual ao da etiqueta.',
      'Prova ligado, com carga, na sua frente.',
      'Controles do antigo dono apagados.',
      'Peça do modelo ainda à venda.',
    ],
    further: 'O que cada compra tem de garantia está na página de [garantia](/garantia).',
    send: 'Mande pelo WhatsApp a etiqueta do usado que você achou e uma foto do seu portão por dentro: dizemos se ele serve.',
  },
  {
    when: [
      'oleo|lubrificante|graxa',
      'redutor|banho de oleo|industrial|caixa de reducao|redutora|motoredutor|motorredutor',
    ],
    unless: 'cozinha|wd40|dobradica|trilho|cremalheira|fuso',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'O óleo do redutor é o da plaqueta ou do manual do motor, na viscosidade e na quantidade que o fabricante dá: não se troca por óleo de carro nem por graxa, que não chega à rosca sem fim. Motor com redutor a graxa, como o de casa, não leva óleo nenhum.',
    ],
    heading: 'Nível, vazamento e troca do óleo',
    text: [
      'O nível se vê pelo visor ou pelo bujão, com o motor frio e o disjuntor desligado. Óleo a mais esquenta e vaza pelo retentor; a menos, deixa a coroa a seco.',
      'Óleo leitoso tem água, escuro com brilho tem metal: nos dois casos a caixa é aberta na oficina. Retentor, rolamento e coroa de motor comum ficam entre {{part.gears.from}} e {{part.gears.to}}; no de grande porte, por orçamento.',
    ],
    points: [
      'Mancha no chão embaixo do motor: retentor.',
      'Carcaça que não se aguenta na mão: pare e mande medir.',
      'Não misture marcas: drene e ponha tudo novo.',
      'Anote a data na tampa, para a próxima revisão.',
    ],
    further:
      'O que mais se confere está na [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e do bujão, sem abrir, e diga se há óleo no chão.',
  },
  {
    when: [
      'empresa|galpao|industria|fabrica|loja|doca|transportadora|deposito|comercio|mercado',
      'nao abre|nao abriu|nao fecha|travou|travado|parou|parado|emperrou|nao funciona',
      'caminhao|caminhoes|carreta|carga|descarga|entrega|fila',
    ],
    unless: 'quando passa|elevador|contrato|porta de aco|enrolar',
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'price'],
    answer: [
      'Com o portão da empresa parado e o caminhão na rua, passe para o manual só se a folha está reta e os cabos inteiros: disjuntor desligado, chave de destravamento, duas pessoas na folha. Escreva já com a rua e o que ele faz; o conserto comum vai de {{repair.from}} a {{repair.to}}, e o de motor grande se orça pela peça.',
    ],
    heading: 'Primeiro a carga, depois a causa',
    text: [
      'Folha torta, fora do trilho ou com cabo solto ninguém move, e o caminhão descarrega pela outra entrada. Empurrar portão pesado com empilhadeira ou para-choque quebra o que ainda estava bom.',
      'Enquanto isso, duas olhadas adiantam a visita: o disjuntor e, em motor trifásico, as três fases; e a fotocélula, que poeira e palete desalinham.',
    ],
    points: [
      'Tudo apagado: quadro, contator ou relé.',
      'Estala e não anda: fim de curso, freio ou fase.',
      'Ronca e não parte: capacitor, fase que falta ou folha presa.',
      'Abre na botoeira e não no controle: receptor.',
    ],
    further: 'A ordem dos testes está em [portão não abre](/portao-nao-abre).',
    send: 'Mande o endereço, a etiqueta do motor e um vídeo feito de longe, e diga até que hora a entrada precisa abrir.',
  },
  {
    when: [
      'troca|trocar|trocam|instalar|instalam|instalacao|conserta|consertam|conserto|soldar|solda|visita|tecnico|servico|fazem',
      'dia de chuva|em dia de chuva|dias de chuva|chovendo|na chuva|embaixo de chuva|debaixo de chuva|mesmo com chuva',
    ],
    unless: `nao abre|nao fecha|nao funciona|parou|falha*|queim*|molhou|quebr*|trava*|raspa*|incha*|choque|toda vez|so em`,
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['install', 'repair'],
    answer: [
      'Em dia de chuva o serviço se faz se o motor e a central ficam sob cobertura; a céu aberto, placa, solda e emenda de fio esperam a chuva passar, porque água na caixa queima o que acabou de ser posto. Confirme por mensagem na manhã do dia; a visita não tem taxa.',
    ],
    heading: 'O que a chuva impede e o que não',
    text: [
      'Trocar motor dentro da garagem, gravar controle e regular a força não dependem do tempo. Base de concreto, solda na folha e cabo na calçada pedem chão seco.',
      'Se o portão ficou aberto, a folha se fecha e se prende na mão no mesmo dia, e a parte elétrica fica para quando secar. Conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Foto do lugar do motor, com a cobertura que há.',
      'Disjuntor desligado e tampa fechada até a visita.',
      'Passagem seca até o quadro de luz.',
    ],
    send: 'Mande pelo WhatsApp a foto do motor e de onde ele fica, o bairro e o que vai ser feito: dizemos se a chuva atrapalha.',
  },
  {
    when: ['queimou|queimado|queimada|queima', 'garantia', 'motor|placa|portao|central'],
    unless: 'usado|recondicionad*|raio|chuva|quem paga|inquilin*',
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'Motor ou placa que queimou na garantia se deixa com o disjuntor desligado e a tampa fechada: quem responde é quem vendeu ou instalou, pela nota, e peça aberta por outro costuma perder o direito. No que vendemos, o motor da tabela tem {{motor.warranty}}, o kit instalado, {{kit.warranty}}, e o nosso conserto, {{repair.warranty}} no serviço e {{parts.warranty}} na peça.',
    ],
    heading: 'O que a garantia cobre quando queima',
    text: [
      'Cobre defeito de fabricação e de montagem. Surto da rede, água na caixa, folha desequilibrada e uso acima da ficha costumam ficar de fora, e o teste mostra qual foi.',
      'Se foi outro que vendeu, acione-o primeiro, por escrito e com a foto da etiqueta. Conserto particular antes da resposta dele pode encerrar o prazo.',
    ],
    points: [
      'Nota ou recibo, com a data.',
      'Etiqueta com o número de série.',
      'O que houve na hora: chuva, falta de luz, cheiro.',
      'Registro de revisões, se há.',
    ],
    further: 'A tabela completa está na página de [garantia](/garantia).',
    send: 'Mande pelo WhatsApp a foto da nota e da etiqueta, sem ligar o motor, e conte o que aconteceu.',
  },
  {
    when: ['cremalheira*', 'portao', 'preco|valor|quanto|comprar|custa|metros|m'],
    unless: `${broken}|motor|motores|automatizador|pulando|pula|instalar sozinho|ou|qual|como|kg|quilos|kit|barra|barras`,
    figure: { unit: 'metre', from: 1 },
    subject: 'cremalheira',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['buy', 'price'],
    answer: [
      'Portão de correr de {figura} pede {figura} de cremalheira, e um pedaço a mais se o motor fica afastado do vão, porque ela cobre a folha inteira. Posta e alinhada por nós, a troca fica em geral entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; o gomo avulso se compra em loja do ramo.',
    ],
    heading: 'Antes de comprar a cremalheira',
    text: [
      'Meça a folha, e não só o vão: ela costuma passar dele. A cremalheira vem em gomos, que se emendam com um pedaço invertido por baixo, para o passo não mudar na junta.',
    ],
    points: [
      'O dente tem o passo do pinhão que já está no motor.',
      'Nylon com alma de aço na folha leve; aço galvanizado na pesada.',
      'Somam-se os parafusos, as porcas e os suportes.',
      'Pinhão gasto se troca junto.',
    ],
    further: 'Alinhar e trocar estão em [cremalheira pulando](/cremalheira-do-portao-pulando).',
    send: 'Mande a foto de um dente com uma régua ao lado, o comprimento e o material da folha e a etiqueta do motor.',
  },
  {
    when: ['cremalheira*', 'kit|barra|barras|comprar|metros|m|preco|valor|quanto'],
    unless: `${broken}|motor|motores|automatizador|pulando|pula|instalar sozinho|ou|qual|como|kg|quilos|portao de correr de|portao deslizante de|portao de`,
    figure: { unit: 'metre', from: 1 },
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['buy', 'price'],
    answer: [
      'Cremalheira de {figura} atende folha um pouco mais curta do que isso, porque ela cobre a folha inteira e ainda passa do motor nos dois fins. Posta e alinhada por nós, a troca fica em geral entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; linha muito longa se orça pela foto, e o gomo avulso se compra em loja do ramo.',
    ],
    heading: 'Antes de comprar {figura}',
    text: [
      'Meça a folha, e não o vão. Ela vem em gomos, que se emendam com um pedaço invertido por baixo, para o passo não mudar na junta.',
      'Nylon com alma de aço é silencioso e serve à folha leve; aço galvanizado, à pesada e ao uso de prédio. Os dois não se misturam na mesma folha.',
    ],
    points: [
      'Passo do dente igual ao do pinhão do motor.',
      'Parafusos, suportes e porcas na conta.',
      'Pinhão gasto se troca junto.',
      'Folga pequena e igual do começo ao fim.',
    ],
    further: 'Alinhar e trocar estão em [cremalheira pulando](/cremalheira-do-portao-pulando).',
    send: 'Mande a foto de um dente com uma régua ao lado, o comprimento e o material da folha e a etiqueta do motor.',
  },
];
