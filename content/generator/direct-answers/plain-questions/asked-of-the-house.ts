/** Doubts of a household: the neighbour's control, a copied one, how often to grease, when somebody comes. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const houseAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'clonagem|clonar|clonado|clonarem|clone|clonem|copiar|copiarem',
      'ninguem clonar|ninguem clone|ninguem copiar|nao clonem|nao clonarem|evitar|evita|evito|evitar que|proteger|protejo|prevenir|impedir|protecao|nao ser clonado|me proteger',
    ],
    unless: 'condominio*|predio|morador*|sindic*|unidades|perigoso|risco',
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Evita-se com código rolante: cada toque manda um código novo, e a cópia feita na rua não abre. Quem tem controle de código fixo põe um receptor avulso na central que já existe, a partir de {{repair.from}}, com controles novos; no fixo não há ajuste que proteja. Até lá, não empreste o controle nem o deixe no lava-rápido ou no para-brisa.',
    ],
    heading: 'Como saber se o seu é de código fixo',
    text: [
      'Chavinhas dentro do controle, ou rótulo sem Rolling Code ou Hopping, dizem código fixo. A troca se faz sem mexer no motor, e gravar os controles na visita fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Saiba sempre quantos controles existem e com quem estão.',
      'Controle perdido: limpe a memória e grave só os que estão na mão.',
      'Mudou-se há pouco: faça o mesmo no primeiro dia.',
      'Copiou na loja: espere ao lado e traga o original.',
    ],
    send: 'Mande a foto do controle, frente e verso, e a da etiqueta da central.',
  },
  {
    when: [
      'quanto custa|preco|valor|quanto fica|quanto sai|custo',
      'motor',
      'instalado|ja instalado|com instalacao|instalacao inclusa|instalacao incluida|colocado|com mao de obra',
    ],
    unless:
      'enrolar|porta de aco|porta de rolo|basculante|segundos|correr|deslizante|pivotante|kg|quilos|hp|cv|condominio|jetflex|speedy|padrao|ou|fotocelula|quanto tempo|sem instalacao|so o motor|madeira|ferro',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Instalado em portão basculante, o motor custa {{kit.padrao}} no kit PADRÃO, {{kit.speedy}} no SPEEDY ou {{kit.jetflex}} no JETFLEX, com central, dois controles e {{kit.warranty}} de garantia. Em portão de correr ou de abrir o valor sai por orçamento: numa casa, a troca completa fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que muda de um kit para o outro',
    text: [
      'A diferença é a velocidade e o peso que a folha pode ter; a mão de obra já está no preço, e a montagem leva de {{install.hours.from in digits}} a {{install.hours.to}}.',
    ],
    points: [
      'PADRÃO: abre em {{kit.padrao.seconds}}, folha de até {{home.weight}}.',
      'SPEEDY: {{kit.speedy.seconds}}, para quem tem pressa.',
      'JETFLEX: {{kit.jetflex.seconds}}, folha de até {{homeJetflex.weight}}, com {{homeJetflex.volts}} no ponto.',
      'Fora do preço: acerto da folha, ponto de energia e fotocélula.',
      'Pagamento em até {{instalments}}.',
    ],
    send: 'Mande uma foto do portão por dentro, largura, altura e material da folha.',
  },
  {
    when: [
      'clonado|clonada|clonaram|clonagem|clonarem|copiado|copiaram|clonar|clone',
      'perigoso|e perigoso|risco|arriscado',
      'controle*|portao',
    ],
    unless: 'condominio*|predio|morador*|seguro|onde|sindico',
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'É perigoso, porque quem tem a cópia abre a sua garagem sem barulho e sem marca. Evita-se com código rolante, em que cada toque manda um código novo e a cópia não abre: um receptor avulso se liga na central que você tem, a partir de {{repair.from}}. Se já foi clonado, apague e regrave hoje os seus e desligue o disjuntor do portão à noite; em código fixo, só código novo em tudo corta a cópia.',
    ],
    heading: 'Na casa, por onde a cópia acontece',
    text: [
      'Quase nunca é aparelho de ladrão na rua: é o controle emprestado, deixado no carro no lava-rápido ou copiado na banca de chaves. Regravar os que ficam custa de {{part.programming.from}} a {{part.programming.to}} na visita.',
    ],
    points: [
      'Chavinhas dentro do controle: código fixo, que se copia em um minuto.',
      'Conte os controles da casa duas vezes por ano.',
      'Mudou-se há pouco: apague todos e grave só os seus.',
      'Controle no para-brisa convida quem quebra o vidro.',
    ],
    send: 'Mande a foto do controle, frente e verso, e a da etiqueta da central.',
  },
  {
    when: [
      'de quanto em quanto tempo|quanto em quanto tempo|com que frequencia|quando|qual frequencia|a cada quanto|quantas vezes por ano|periodicidade|cada quanto tempo|quanto tempo',
      'engrax*|lubrific*|graxa|oleo|lubrificacao',
    ],
    unless: 'qual oleo|qual graxa|vaza*|como',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care'],
    answer: [
      'A cada {{maintenance.interval}} em casa: dobradiças, pinos, pivôs, corrente e cremalheira de aço ganham uma película de graxa branca, depois de limpos. Trilho, cremalheira de nylon e roldana blindada ficam secos sempre. Engrenagem e fuso são do técnico, {{maintenance.residence}}. Em rua de terra ou perto do mar, a cada três meses.',
    ],
    heading: 'Cada peça no seu tempo',
    text: [
      'Desligue o disjuntor antes de chegar a mão perto. Se a peça range antes do prazo, ela está suja ou gasta, e graxa por cima só esconde.',
    ],
    points: [
      'Cabo de aço: pano levemente untado, duas vezes por ano, e olhar cada fio.',
      'Polia do basculante: uma gota no eixo.',
      'Trilho: varrer todo mês.',
      'Revisão completa: {{maintenance.residence}} em casa, de {{maintenance.hours.from in digits}} a {{maintenance.hours.to}}.',
    ],
  },
  {
    when: [
      'motor|instalado|instalar|instalacao',
      'pintar|pintura|pinto',
      'quanto tempo|quando|depois|antes|apos',
    ],
    unless: 'quanto custa|ferrugem',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care', 'install'],
    answer: [
      'Pode pintar no dia seguinte à instalação, porque o motor não precisa de prazo; só base ou chumbador de concreto novo pede dois ou três dias antes de mexer no portão. O melhor é pintar antes do motor. Depois, desligue o disjuntor, cubra motor e lentes e deixe a folha parada até a tinta secar.',
    ],
    heading: 'O que não pode receber tinta',
    text: [
      'Cremalheira, fuso, cabo, trilho, lente da fotocélula e furo de ventilação. A pintura em si é de pintor ou serralheiro.',
    ],
    points: [
      'Tinta grossa no encontro da folha com a coluna: ela passa a raspar.',
      'Etiqueta do motor: cubra com fita, para não perder o modelo.',
      'Prove na mão antes de religar.',
    ],
  },
  {
    when: [
      'em quanto tempo|quanto tempo|que horas|quando',
      'voces chegam|voces vem|chega o tecnico|tecnico chega|voces atendem|atendem|demora para vir|demoram para chegar|demora para chegar|vem o tecnico|tecnico vem',
    ],
    unless: 'sabado|domingo|feriado|noite|madrugada|garantia|24|motor chega',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Depende da agenda do dia e do seu bairro, e a hora é combinada na conversa: quem escreve cedo tem mais chance de ser atendido no mesmo dia. Atendemos de segunda a sexta, das {{open.weekdays.from}} às {{open.weekdays.to}}, e sábado, das {{open.saturday.from}} às {{open.saturday.to}}; fora disso, pela assistência {{assistance.hours}}, se houver técnico livre.',
    ],
    heading: 'O que apressa a visita',
    text: [
      'Bairro, um vídeo do defeito e a foto da etiqueta do motor na primeira mensagem: a peça certa já vai no carro. O conserto leva em geral de {{repair.hours.from in digits}} a {{repair.hours.to}}.',
    ],
    points: [
      'Carro preso ou portão aberto: diga logo, porque passa à frente.',
      'Folha caída ou choque: disjuntor desligado e ninguém perto.',
      'Visita sem taxa na área atendida, valor dito antes.',
    ],
  },
  {
    when: [
      'sabado',
      'tarde|14h|15h|16h|14 horas|15 horas|depois das 14|noite',
      'conserta*|conserto|atende*|atendem|vem|portao|tecnico|trabalha*|funciona*',
    ],
    unless: 'domingo',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Aos sábados o atendimento vai até as {{open.saturday.to}}. Depois disso, e até segunda cedo, o conserto fica com a assistência {{assistance.hours}}, que depende de haver técnico livre: escreva pelo WhatsApp, e a resposta diz se alguém vai hoje e por quanto, antes da saída.',
    ],
    heading: 'Até alguém chegar',
    text: [
      'Se o portão ficou aberto e a folha está reta, com o disjuntor desligado solte o motor na chave, feche na mão e passe o cadeado. Torta ou com cabo frouxo, não se mexe nela.',
    ],
    points: [
      'Um conserto em dia comum fica entre {{repair.from}} e {{repair.to}}.',
      'Mande o bairro, um vídeo e a etiqueta do motor.',
      'Choque ou cheiro de queimado: só o disjuntor desligado.',
    ],
  },
  {
    when: ['2 anos|dois anos', 'garantia', 'motor*|kit|ppa|portao'],
    unless: 'conserto|acabou|venceu|passou|quebrou|depois|queimou|placa',
    subject: 'garantia',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'what'],
    answer: [
      'Temos: o motor comprado pela tabela de preços, de {{motor.quarterCv}} a {{motor.halfCv}} sem instalação, tem {{motor.warranty}} de garantia, e a instalação dele, {{motor.warranty.installation}}. O kit para basculante já instalado, PADRÃO, SPEEDY ou JETFLEX, tem {{kit.warranty}} no motor e na mão de obra.',
    ],
    heading: 'O que cada garantia cobre',
    text: [
      'Cobre defeito de fabricação do motor e erro de montagem. Raio, água na caixa, batida e folha desequilibrada ficam fora.',
    ],
    points: [
      'Conserto: {{repair.warranty}} no serviço e {{parts.warranty}} nas peças trocadas.',
      'Noventa dias da lei contam em qualquer compra.',
      'Guarde a nota e a proposta, com a data.',
    ],
    further: 'A página de [garantia](/garantia) diz como se aciona cada uma.',
    send: 'Mande uma foto do portão por dentro, a altura, a largura e o material da folha: dizemos que motor serve e que garantia ele tem.',
  },
];
