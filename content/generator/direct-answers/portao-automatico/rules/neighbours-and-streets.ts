/** Answers to titles about automatic gates: neighbours and streets. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksMay } from '../../../words/asking-words.ts';

export const neighboursAndStreetsAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'divisa|meu terreno|meu lote|invadiu meu|invade meu|minha area|meu muro',
      'vizinh*',
      'portao|coluna|motor',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'O vizinho não pode pôr o portão nem a coluna dele dentro do seu terreno, e a folha dele também não pode passar sobre o seu lado ao abrir. Confira primeiro a divisa na matrícula ou na planta, fale com ele e peça por escrito que recue. Sem acordo, quem decide é um juiz, com laudo de agrimensor ou engenheiro; a prefeitura cuida da calçada, e não da divisa.',
    ],
    heading: 'O que guardar antes da conversa',
    text: [
      'Fotos com trena, a planta aprovada e a data em que a obra foi feita valem mais que a discussão. Não corte nem force o portão dele: o dano passa a ser seu.',
    ],
    points: [
      'Matrícula do imóvel, com as medidas do lote.',
      'Foto do portão aberto e fechado, com a linha da divisa à vista.',
      'Muro comum: o conserto se divide, e a coluna presa nele pede acordo.',
    ],
  },
  {
    when: [
      'rampa|degrau|desnivel|guia rebaixada|rebaixar a guia|rebaixar guia|rebaixamento',
      'calcada|passeio|guia|rua|sarjeta',
      'pode|permitid*|proibid*|lei|multa|regra|prefeitura|como',
    ],
    unless: 'estacion*|parado|motor|automatizar|escolher',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Em regra a rampa da garagem não pode tomar a calçada: o passeio é de quem anda a pé, e o desnível tem de ser vencido dentro do lote, sobrando na calçada só o rebaixo da guia, com a faixa livre de quem passa no nível dela. Cunha de ferro ou de cimento na sarjeta também costuma dar multa. A medida exata e a licença são da prefeitura, na capital pela subprefeitura.',
    ],
    heading: 'O que isso muda no portão',
    text: [
      'Se a rampa vai recuar, a folha pode ter de subir, ser cortada ou mudar de tipo, e o motor se confere depois da obra. A folha também não pode avançar sobre a calçada ao abrir. A obra é do pedreiro; o motor, conosco.',
    ],
    points: [
      'Peça à subprefeitura a regra da sua rua antes de concretar.',
      'Deixe ralo ou canaleta antes do portão.',
      'Refaça a altura da folha antes de regular o fim de curso.',
    ],
    send: 'Mande a foto da entrada, da calçada e do portão aberto.',
  },
  {
    when: [
      'calcada|passeio|para a rua|para rua|para fora|lado de fora|invad*',
      'abr*|abrindo|portao|basculante|pivotante|pode',
      'pode|lei|proibid*|permitid*|multa|prefeitura|norma|abre|abrir|invad*|legal|regra',
    ],
    unless:
      'rampa|fiquei|preso|trancad*|destrav*|estou|chave|controle|luz|energia|sozinh*|caiu|aberto|botoeira|botao|fotocelula|central|motor|antena|receptor',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Em regra o portão não pode abrir sobre a calçada: o passeio é público, e muitos municípios, São Paulo entre eles, não aceitam folha que avance sobre quem passa. O que vale para a sua rua está na subprefeitura ou na prefeitura; o caminho é inverter a abertura, trocar o tipo ou recuar a folha.',
    ],
    heading: 'Quem abre para fora e o que se pode fazer',
    text: [
      'O basculante comum avança sobre o passeio ao subir, e o de abrir pode ser montado para dentro ou para fora. De correr não avança. Onde já existe portão antigo, a troca por outro igual também pode ser cobrada.',
      'Enquanto não muda, quem responde por um acidente com pedestre é o dono: sinaleira com som, fotocélula do lado da rua e movimento lento são o mínimo.',
    ],
    points: [
      'Pivotante: inverter dobradiça e braço, se há espaço dentro.',
      'Basculante: articulado ou recuado, que não sai do alinhamento.',
      'De correr: exige parede livre do comprimento da folha.',
      'Sinaleira avisa o pedestre, mas não autoriza o avanço.',
    ],
    sections: [
      {
        aspect: 'allowed',
        heading: 'O que fazemos e o que é da prefeitura',
        text: [
          'Licença e medida do recuo se confirmam no órgão da cidade; a folha é da serralheria. Nós instalamos o motor no portão novo, com kit para basculante de {{kit.padrao}} a {{kit.jetflex}}, e regulamos força e parada do que existe, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso ser multado por um portão antigo?',
        answer:
          'Pode ser notificado a adequar. Quem diz o prazo e o valor é a prefeitura, e nós não interpretamos a regra por ela.',
      },
      {
        question: 'A sinaleira é obrigatória?',
        answer:
          'Em saída de garagem coletiva costuma ser exigida; em casa depende do município. Pela segurança, vale em toda calçada movimentada.',
      },
    ],
    send: 'Mande uma foto da frente com a calçada e outra de dentro: dizemos que tipo de abertura cabe.',
  },
  {
    when: [
      'portao atingiu|portao bateu|portao amassou|portao danificou|portao arranhou|portao riscou|portao quebrou|portao do vizinho|portao pegou|atingido por o portao|atingido pelo portao|atingida pelo portao|portao machucou|portao caiu em',
      'carro|moto|pedestre|terceiros|veiculo|bicicleta|pessoa|atingido|atingida|entregador|crianca|filho|filha|machucou',
    ],
    unless:
      'condominio|predio|preso|presa|embaixo|controle|abre|motor|estaciona*|cachorro|como tirar|fechou em cima|como evitar|pode',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Responde em regra o dono do portão que atingiu alguém ou um veículo, e mais ainda se faltava fotocélula, a força estava alta ou a folha avançava sobre a calçada; quem passou com o portão já se movendo pode dividir a culpa. Com ferido, 192 antes de tudo. Depois, fotos, testemunhas e orçamento; o seguro residencial com responsabilidade civil costuma cobrir.',
    ],
    description:
      'Responde em regra o dono do portão que atingiu alguém ou um veículo; quem passou com o portão já se movendo pode dividir a culpa.',
    heading: 'O que guardar dos dois lados',
    text: [
      'Quem foi atingido: boletim de ocorrência, fotos do lugar e do dano, dois orçamentos. Quem é dono: disjuntor desligado, nada regulado antes de um diagnóstico escrito, que mostra se a fotocélula e a força estavam em ordem.',
    ],
    points: [
      'Câmera da rua: peça o trecho logo.',
      'Acordo por escrito, com valor e prazo.',
      'Sem acordo: Juizado Especial, com as provas.',
    ],
    send: 'Se o portão é seu, mande a foto do vão e da etiqueta: dizemos que proteção falta.',
  },
  {
    when: [
      'denuncia|denunciar|denuncio|reclamar|prefeitura|subprefeitura|fiscal|fiscalizacao|irregular|mandar tirar|obrigar a tirar|notificacao|notificado|intimacao|intimado|embargo',
      'portao|portoes',
      'calcada|irregular|tirar|retirar|rua|passeio|vizinho|denuncia|denunciar|notificacao|notificado|intimado|intimacao|fiscal|fiscalizacao',
    ],
    unless: 'barulho|estacion*|carro|alvara|multa valor|valor|barulhento|condominio',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Pode haver denúncia e ordem para corrigir: portão que avança sobre a calçada é da fiscalização da prefeitura, que na capital recebe a queixa pelo 156 ou na subprefeitura. O dono é intimado, tem prazo para se adequar e só depois vem a multa. Corrigir costuma ser inverter a abertura, recuar a folha ou trocar o tipo do portão, e não tirá-lo.',
    ],
    heading: 'Se o portão é seu e chegou a intimação',
    text: [
      'Responda dentro do prazo e guarde o protocolo. A folha e a coluna são do serralheiro; o motor se reaproveita quando o tipo de portão continua o mesmo, e a regulagem de novo fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Foto da folha aberta, com a medida do que avança.',
      'Basculante: às vezes basta mudar o braço ou o pivô.',
      'Fora da capital, vale a lei da sua cidade.',
    ],
    send: 'Mande a foto da folha aberta e fechada, vista da rua.',
  },
  {
    when: [
      'servidao|passagem|corredor|entrada comum|passagem comum|area comum|acesso de vizinho|direito de passagem|codigo civil',
      'portao|portoes|portao eletronico',
      'vizinh*|comum|chave|servidao|passagem|fechou|colocou|codigo civil|trancou',
    ],
    unless:
      'barulho|condominio|predio|cabo|fio|luz|carro passa|nao passa|passagem de carro|caixa de passagem|caixas de passagem|motor',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Na passagem que serve a mais de uma casa ninguém fecha o caminho do outro: pelo Código Civil, quem tem servidão ou direito de passagem não pode ser impedido de usá-la. Portão pode haver, se todos os que passam recebem chave ou controle e a entrada continua livre. Combine por escrito quem paga; sem acordo, decide o juiz, com advogado.',
    ],
    heading: 'Como deixar um portão comum sem briga',
    text: [
      'Um controle por morador, gravado com número, e uma chave de destravamento guardada onde todos alcancem. Barulho e sossego entre vizinhos são o artigo 1.277; muro e cerca da divisa se dividem.',
    ],
    points: [
      'Veja na matrícula do imóvel se a servidão está escrita.',
      'Conserto e energia: partes iguais, salvo acordo.',
      'Nunca mude o segredo da central sem avisar os outros.',
    ],
    send: 'Para o motor, mande a foto da entrada e diga quantas casas a usam.',
  },
  {
    when: [
      'vizinho|vizinha|carro|alguem|moto|desconhecido|caminhao',
      'bloqueia|bloqueando|estaciona*|para o carro|para na frente|parado na frente|tranca minha|fecha minha|obstrui|impede',
      'garagem|portao|entrada|guia',
    ],
    unless: 'sensor|fotocelula|calcada invad*|abre sobre|portao de vizinho',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Parar diante de guia rebaixada é infração do Código de Trânsito, artigo 181, inciso IX, e quem multa e remove é o órgão de trânsito da cidade: na capital, a CET, pelo 156. Não acione o portão contra o carro nem o empurre, porque o dano passa a ser seu. Se é o vizinho e se repete, avise por escrito e guarde as fotos com data.',
    ],
    heading: 'O que ajuda a garagem a ser respeitada',
    text: [
      'Guia rebaixada com licença da prefeitura, placa de garagem e luz na fachada. Dentro de vila ou condomínio quem decide é o regimento, e a reclamação vai ao síndico ou à associação.',
    ],
    points: [
      'Emergência com a saída fechada: 190.',
      'Foto com a placa, a guia e o portão no mesmo quadro.',
      'Portão que já fecha sozinho: desligue a função enquanto há carro encostado.',
    ],
    send: 'Se o carro encostou na folha, mande uma foto de longe, com o portão desligado.',
  },
  {
    when: [
      'altura maxima|altura minima|altura permitida|qual altura|quanto de altura|altura',
      'lei|prefeitura|permitido|permitida|maxima|minima|norma|pode ter|legal',
      'portao|muro|portoes',
    ],
    unless: 'fotocelula|motor|teto|laje|carro|van|basculante precisa|sensor|botoeira|interfone',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Não há altura única na lei federal: quem diz o máximo do muro e do portão de frente é o código de obras da cidade, e em condomínio fechado, a convenção ou o regulamento do loteamento, que costuma ser mais rígido. Pergunte na prefeitura antes de encomendar a folha, com a rua e o número do lote.',
    ],
    heading: 'O que a altura muda no motor',
    text: [
      'Folha mais alta pesa mais e pega mais vento: o motor se escolhe pelo peso depois de pronta. Em basculante de casa, o PPA Home leva até {{home.weight}}, e o Home Jetflex, até {{homeJetflex.weight}}.',
    ],
    points: [
      'Basculante: meça o pé-direito, porque a folha sobe para baixo da laje.',
      'Calçada: nenhuma parte da folha pode avançar sobre ela, na capital.',
      'Ponta de lança e cerca: também são regra da prefeitura.',
    ],
    send: 'Mande as medidas da folha que pensa em fazer e a foto do vão.',
  },
  {
    when: [
      'notificou|notificacao|notificado|intimacao|intimado|intimada|prazo|adequar|adequacao|regularizar|fiscal',
      'portao|portoes',
      'prefeitura|calcada|subprefeitura|adequar|fiscal|regularizar|intimado|notificado|notificacao|notificou',
    ],
    unless:
      'vizinho|barulho|nota fiscal|condominio multa|osasco|guarulhos|santo andre|sao bernardo|diadema|barueri',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Leia o que a notificação pede e responda no prazo: quase sempre é folha que avança sobre a calçada. Na capital, pela Lei 16.809/2018, são trinta dias depois da intimação, e aceita-se sensor voltado para fora, aviso de luz e som antes de mover, abertura invertida ou troca por portão de correr. Em outra cidade o prazo é o que está escrito no papel.',
    ],
    heading: 'Cumprir sem trocar o que não precisa',
    text: [
      'Meça quanto a folha passa do muro com ela no meio do curso e leve a foto à subprefeitura antes de gastar. O par de fotocélula instalado fica entre {{part.photocell.from}} e {{part.photocell.to}}; inverter ou trocar a folha é com o serralheiro, e o motor se ajusta depois.',
    ],
    points: [
      'Peça prorrogação por escrito, com o orçamento anexado.',
      'Guarde nota e fotos do que foi feito.',
      'Notificação que não se entende: a praça de atendimento explica de graça.',
    ],
    send: 'Mande a foto da notificação, sem os seus dados, e a do portão aberto visto da rua.',
  },
  {
    when: [
      'insulfilm|pelicula|adesivo|placa de rua|numero|lona|banner|tela',
      'portao',
      asksMay,
      'colocar|por|colar|instalar|pendurar',
    ],
    unless: 'controle*|carro|dentro do carro|motor em|central|placa do motor',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Pode: película, adesivo e número quase não pesam, desde que não cubram a lente da fotocélula nem encostem na coluna quando a folha passa. Lona ou tela inteira numa grade já muda outra coisa, o vento, e o portão pode parar ou voltar em dia de rajada.',
    ],
    heading: 'Depois de colar, prove',
    text: [
      'Com o vão livre, dê uma viagem completa e corte o feixe da fotocélula com um cabo de vassoura: o portão tem de voltar.',
    ],
    points: [
      'Chapa ou madeira por cima: some o peso e refaça o equilíbrio.',
      'Nada pendurado que balance e corte o feixe.',
      'Furo na folha, longe do braço e da cremalheira.',
    ],
  },
  {
    when: [
      'calcada|passeio|para fora|para a rua|para rua|16809|16.809|lei 16809|lei 16.809|multado|multada',
      'lei|lei 16809|lei 16.809|16809|16.809|multado|multada|multa|multam|pode|proibido|prefeitura|fiscalizacao|abrindo|abre para|invade|invadindo|avanca|avancar|avancando|ocupa|ocupando',
      'sao paulo|sp|capital|portao|basculante|motor',
    ],
    unless:
      'osasco|guarulhos|santo andre|sao bernardo|sao caetano|diadema|maua|barueri|carapicuiba|cotia|taboao|embu|itapevi|jandira|suzano|mogi|itaquaquecetuba|ribeirao pires|caieiras|franco da rocha|santana de parnaiba',
    subject: 'portao-automatico',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Na capital, a Lei 16.809/2018, regulamentada pelo Decreto 58.275/2018, não deixa o portão automático basculante ou pivotante, de casa ou de condomínio, sair do alinhamento do imóvel ao abrir, fechar ou travar. Quem não se adequa é intimado e tem trinta dias; sem isso, a multa é de duzentos e cinquenta reais, que se repete a cada trinta dias até regularizar.',
    ],
    description:
      'Na capital, a Lei 16.809/2018 não deixa o portão automático basculante ou pivotante sair do alinhamento do imóvel ao abrir, fechar ou travar.',
    heading: 'As quatro formas de adequar um portão que já existe',
    text: [
      'O decreto aceita, para o portão antigo, sensor que pare o movimento quando passa alguém, sinalização de som e luz quinze segundos antes de mover, inverter o sentido da abertura ou trocar por deslizante. Confirme no texto em vigor na prefeitura, porque norma muda e em outra cidade a regra é da prefeitura de lá.',
      'No que é nosso: fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}, e inverter ou trocar sai por orçamento.',
    ],
    points: [
      'Folha que não passa do alinhamento, medida aberta.',
      'Sensor do lado de fora, além do de dentro.',
      'Notificação recebida: guarde e responda no prazo.',
      'Vizinho que reclama pode fotografar e denunciar.',
    ],
    questions: [
      {
        question: 'A lei vale para casa ou só para prédio?',
        answer: 'Vale para o imóvel, casa, prédio ou comércio, quando o portão é automático e avança.',
      },
    ],
    further: 'Para trocar por outro tipo, veja [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Mande uma foto do portão aberto, tirada da calçada.',
  },
  {
    when: [
      'vizinho|carro|alguem|visita|gente',
      'estacion*|parado na frente|parou na frente|bloqueando|bloqueou|fechando a saida',
      'portao|garagem|guia',
    ],
    unless: 'motor de carro|vaga',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Carro parado na frente de guia rebaixada é infração do Código de Trânsito, artigo 181, inciso IX, e quem remove é o órgão de trânsito da cidade: em São Paulo, chama-se a CET pelo 156. Não acione o portão contra o carro, porque o dano passa a ser seu.',
    ],
    heading: 'O que vale a pena ter no portão',
    text: [
      'A guia precisa estar rebaixada e regular na prefeitura para a multa valer. Placa ajuda, mas não substitui a guia; portão que abre para fora e encosta no carro parado é problema do portão, e na capital a lei não deixa a folha avançar.',
    ],
    points: [
      'Fotografe a placa e a guia no mesmo quadro.',
      'Garagem sem saída e emergência: diga isso ao telefone.',
      'Fotocélula externa evita encostar em quem para ali.',
    ],
    further: 'Se o carro já foi atingido, a lista do portão está em [portão não abre](/portao-nao-abre).',
  },
  {
    when: [
      'vizinho|vizinha',
      'frente de garagem|frente da garagem|na frente|invade|em cima de calcada|fecha minha|bloqueia|atrapalha|terreno dele|garagem dele',
    ],
    unless: 'barulh*|ruido|controle',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Se o portão, ao abrir, passa na frente da garagem do vizinho ou avança sobre a calçada, a reclamação dele costuma ter razão: a folha deve se mover dentro do próprio terreno. A saída é mecânica, e há três: inverter o sentido para dentro, trocar por um que corra rente ao muro ou limitar o curso. O que a rua permite quem diz é a prefeitura.',
    ],
    heading: 'O que muda no portão para não invadir o vizinho',
    text: [
      'O basculante avança menos quando o pivô sobe e a folha se articula; o de abrir pode passar a abrir para dentro, com braço novo. A folha é do serralheiro, e o motor sai antes e volta depois, com o nosso orçamento por foto.',
      'Enquanto não muda, abertura mais lenta, sinaleira e parada regulada ficam entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Meça a folha aberta até a divisa e até a guia.',
      'Foto de cima, com o portão no meio do curso.',
      'Acordo por escrito, se os dois usam a mesma entrada.',
      'Em vila e condomínio, vale também o regimento.',
    ],
  },
  {
    when: ['regulariz*|reforma de calcada|obra de calcada|calcada nova|rebaixa*', 'portao|calcada|guia'],
    unless: 'regular a|nao fecha|nao abre',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Regularizar o portão depois de reformar a calçada tem duas partes. A do papel é com a subprefeitura ou a prefeitura: guia rebaixada, rampa e folha que não avance sobre o passeio. A do portão é mecânica: piso mais alto faz a folha raspar, muda o trilho e tira a fotocélula da altura, e isso nós acertamos.',
    ],
    heading: 'O que conferir no portão depois da calçada pronta',
    text: [
      'Antes de ligar o motor, desligue o disjuntor, destrave e leve a folha na mão de ponta a ponta. Se ela encosta no piso novo, não aumente a força: quem corta ou sobe a folha é o serralheiro.',
      'Fim de curso e força ficam entre {{part.adjustment.from}} e {{part.adjustment.to}}; fotocélula realinhada, entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Fresta sob a folha: dois a três dedos, sem passar pata nem mão.',
      'Trilho limpo de cimento e sem degrau na emenda.',
      'Conduíte da fotocélula que o pedreiro possa ter cortado.',
      'Multa ou notificação: o prazo é o que está escrito nela.',
    ],
  },
];
