/** Titles that give a period, an age, an unusual voltage or the power of a generator. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const toldFigureAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'ha|faz|com|tem|depois de|instalado|comprei|instalei|novo',
      'mes|meses|semana|semanas|dias',
      'queimou|parou|quebrou|estragou|deu defeito|defeito|com defeito|pifou|morreu',
      'motor|portao|placa|kit',
    ],
    unless:
      'sem usar|parado|viagem|viajei|conserto|consertei|consertado|consertaram|toda semana|dias parado|sem manutencao|chuva|seguidos|nao uso|garantia',
    subject: 'garantia',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Com esse pouco tempo de uso, o primeiro passo é a garantia, e não um conserto novo: desligue o disjuntor, não deixe ninguém abrir o motor e chame quem instalou, com a nota. Se fomos nós, o kit instalado tem {{kit.warranty}} no motor e na instalação. Se foi outra empresa, a lei já dá noventa dias para reclamar, além do prazo que ela escreveu.',
    ],
    heading: 'O que a garantia cobre e o que ela recusa',
    text: [
      'Entram na garantia o defeito de fabricação e o de montagem. Recusa ligação em tensão errada, raio, água e peça mexida por terceiros, e por isso convém não testar nada antes.',
    ],
    points: [
      'Nota ou recibo com a data e o modelo.',
      'Foto da etiqueta e do motor fechado.',
      'Vídeo do que ele faz, sem insistir.',
    ],
    further: 'Os prazos estão na página de [garantia](/garantia).',
    send: 'Mande a nota, a etiqueta do motor e diga o que aconteceu antes de parar.',
  },
  {
    when: ['garantia', 'vitalicia|vitalicio|eterna|para sempre|para toda a vida|vida toda|ilimitada'],
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['what'],
    answer: [
      'Garantia vitalícia não damos, e em motor de portão desconfie dela: engrenagem, capacitor e bateria gastam com o uso. Os nossos prazos escritos são {{kit.warranty}} no kit instalado, {{motor.warranty}} no motor da tabela de preços e {{guide.warranty}} de fábrica nos motores dos guias de compra; um conserto tem {{repair.warranty}} no serviço e {{parts.warranty}} nas peças.',
    ],
    heading: 'O que ler numa promessa de garantia',
    text: [
      'Leia o que ela cobre, quem paga a visita e o que a faz cair. Prazo longo sem peça à venda vale menos que um curto com assistência na cidade.',
    ],
    points: [
      'Prazo e cobertura escritos na nota.',
      'Nome de quem responde por ela.',
      'Manutenção exigida para mantê-la.',
    ],
    further: 'Tudo o que os prazos cobrem está na página de [garantia](/garantia).',
  },
  {
    when: ['portao|basculante', 'automatizar|motor|colocar motor|vale|vale a pena|automatico', 'anos'],
    figure: { unit: 'year', from: 8, to: 80 },
    unless:
      'garantia|motor de|motor com|consert*|parou|queim*|peca|experiencia|dura|troc*|vida|meu motor|placa',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['worth', 'install'],
    answer: [
      'Vale, se a folha ainda anda leve com uma mão e o ferro está firme: a idade de {figura} não impede o motor, a ferrugem na base e a coluna solta, sim. Em basculante o kit instalado custa de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX); nos outros, numa casa, fica em geral entre {{replacement.from}} e {{replacement.to}}. Cabo, mola ou roldana gastos se trocam antes, por {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'A prova de um portão antigo',
    text: [
      'Olhe os cabos de longe; se estão inteiros, mova a folha do começo ao fim. Se ela para a meia altura, no basculante, ou corre sem enroscar, está pronta para o motor.',
    ],
    points: [
      'Ferrugem que fura a chapa junto à solda: serralheiro antes.',
      'Coluna que mexe quando a folha bate.',
      'Ponto de energia com disjuntor próprio.',
    ],
    send: 'Mande fotos da folha por dentro, da base e das colunas, com as medidas.',
  },
  {
    when: ['380v|380|440v|trifasico|440', 'motor|portao'],
    figure: { unit: 'volt', from: 300, to: 500 },
    unless: 'capacitor*|queimou',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Motor de {figura} é trifásico, de galpão, indústria ou prédio com rede própria; em casa a rede é de 127 V ou 220 V, e ele não funciona nela. Em São Paulo muitos quadros trifásicos são de 220 V entre fases: meça antes de comprar. O orçamento depende do peso da folha e das aberturas por hora, e motor de portão pesado instalado fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'O que o motor trifásico pede',
    text: [
      'Pede as três fases no ponto, disjuntor tripolar e central própria, muitas vezes com inversor. Fase trocada faz a folha andar ao contrário; fase faltando queima a bobina.',
    ],
    points: [
      'Etiqueta do motor, com a ligação para cada tensão.',
      'Relé de falta de fase no quadro.',
      'Quem mexe é eletricista, com o quadro desligado.',
    ],
    send: 'Mande a etiqueta do motor, a foto do quadro e as saídas na hora mais cheia.',
  },
  {
    when: ['rolamento*', '6201|6202|6203|6204|6205|608|numero|qual|medida|quantos|preco'],
    unless: 'roldana|barulho|ronc*|rodinha|skate|carro|roda|bicicleta|moto',
    subject: 'engrenagem',
    isAboutSubject: true,
    aspects: ['choose', 'replace'],
    answer: [
      'Vale o número gravado no anel do rolamento velho, e não a marca do motor: 6201, 6202 e 6203 são os mais comuns, e mudam de furo, por isso um não entra no lugar do outro. Depois do número, as letras dizem a vedação: peça o blindado dos dois lados. Trocado por nós, com retentor e engrenagem conferidos, fica entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    heading: 'Como ler o que está escrito no anel',
    text: [
      'ZZ é blindagem de metal e 2RS, de borracha, melhor contra pó e água. Sem número legível, mede-se furo, diâmetro de fora e largura.',
    ],
    points: [
      'Troque os dois do eixo juntos.',
      'Saca-rolamento, e nunca martelo direto no anel.',
      'Ronco que continua depois: bobina ou engrenagem.',
    ],
    send: 'Mande a foto do rolamento e a etiqueta do motor.',
  },
  {
    when: [
      'luz de garagem|luz da garagem|luz de cortesia|lampada de garagem',
      'apaga|acende|minutos|tempo|segundos|fica acesa',
    ],
    unless: 'pisca|motor fraco|queda|caiu|sensor|quando abre o portao cai',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['adjust', 'works'],
    answer: [
      'A luz ligada à central do portão acende com o motor e apaga depois de um tempo regulado, em geral de um a três minutos: muda-se nos ajustes da placa, pelo manual do modelo. Se ela não apaga mais, o relé da saída pode ter colado; se apaga com alguém ainda dentro, aumente o tempo ou ponha um sensor de presença, que é serviço de eletricista.',
    ],
    heading: 'Onde fica esse ajuste',
    text: [
      'Procure na placa por luz, garagem ou LG, em chave, jumper ou menu. Placa sem a saída aceita um módulo de relé, com a ligação a partir de {{repair.from}}.',
    ],
    points: [
      'Lâmpada de LED barata faz ruído no controle: prove sem ela.',
      'Carga grande vai por relé, e não direto na placa.',
      'Circuito da luz separado do motor.',
    ],
  },
  {
    when: [
      'gerador',
      'kva|1kva|2kva|3kva|5kva|2,5kva|w|watts|quantos kva|potencia|aguenta|tamanho|qual gerador',
      'motor|portao',
    ],
    unless: 'condominio|predio|ou|preco',
    subject: 'nobreak',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Um gerador de 2 a 3 kVA aguenta um motor de portão de casa: andando ele puxa de {{consumption.from}} a {{consumption.to}}, e na partida, por um instante, de três a sete vezes isso. Abaixo de 1,5 kVA ele pode engasgar. Some o que mais fica ligado junto, e ponha chave de transferência no quadro, nunca cabo de tomada a tomada; motor com inversor pede gerador de onda estável.',
    ],
    heading: 'Antes de ligar o portão no gerador',
    text: [
      'A partida é o que decide: deixe a geladeira e a bomba para depois que o portão abrir. A tensão de saída tem de ser a da etiqueta do motor.',
    ],
    points: [
      'Chave de transferência feita por eletricista.',
      'Fotocélula e central no mesmo circuito do motor.',
      'Chave de destravamento à mão, se o gerador não pegar.',
    ],
  },
];
