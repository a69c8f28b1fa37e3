/** Titles whose words also tell of another thing, often the opposite one. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const oppositeReadingAnswers: readonly DirectAnswer[] = [
  {
    when: ['tirar|sair|voltar|desfazer|como tirar', 'do manual|de manual|modo manual|do modo manual'],
    unless: 'tirar o motor|sem motor|voltar para manual|voltar a manual|voltar ao manual',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['power'],
    answer: [
      'Para tirar o portão do manual, deixe o disjuntor desligado, leve a folha com a mão até perto do fechado, gire a chave de volta até o motor prender a folha e só então religue. Se ela ainda anda solta, mova-a alguns centímetros até o encaixe entrar. Depois abra e feche uma vez, com o vão livre.',
    ],
    heading: 'Se o motor gira e a folha não acompanha',
    text: [
      'O encaixe não entrou: desligue e repita o giro da chave, sem força. Se com a chave no lugar a folha continua solta, o defeito é de engrenagem ou de destravamento, e o conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
  },
  {
    when: [
      'quanto tempo de garantia|garantia de quanto tempo|qual a garantia|prazo de garantia|tempo de garantia|quantos anos de garantia',
      'motor|conserto|ppa|kit|servico|instalacao',
    ],
    unless: 'placa|controle|acionar|devol*|defeito|perd*|raio',
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'O kit PPA instalado por nós tem {{kit.warranty}} de garantia; o motor da tabela, vendido sem instalação, {{motor.warranty}}. No conserto são {{repair.warranty}} para o serviço e {{parts.warranty}} para as peças trocadas. O prazo conta da nota ou do recibo.',
    ],
    heading: 'O que entra e o que fica fora do prazo',
    text: [
      'Entra o defeito do próprio motor, da peça ou da montagem. Ficam fora raio, água dentro da caixa, batida de carro e folha mais pesada que o limite da etiqueta.',
    ],
  },
  {
    when: [
      'qual controle|que controle|controle',
      'compativel|e compativel|serve em meu portao|serve para meu portao',
      'como saber|saber|descobrir|identificar',
    ],
    unless: 'clonado|original',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'O controle compatível é o que tem a mesma frequência e a mesma família de código do receptor: leia no verso do seu controle, ou na placa, a marca, o modelo e o número em MHz, quase sempre 433,92. Código fixo aceita controles de várias marcas; código rolante, em geral, só os da marca da central.',
    ],
    heading: 'Quando não há mais controle para ler',
    text: [
      'A etiqueta da central ou do receptor diz a marca e a frequência. Sem ela, um receptor avulso com controles próprios resolve em qualquer motor, e a gravação fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
  },
  {
    when: [
      'aumentar|subir mais|abrir mais|nao abre tudo|mais alto',
      'altura de abertura|altura que abre|abertura|abrir mais|subir mais|subir tudo',
      'basculante|portao',
    ],
    unless: 'fecha|velocidade|folha maior|portao maior|muro|preco',
    of: ['portao-basculante'],
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'A altura em que o basculante para se acerta no fim de curso da abertura: afasta-se um pouco o ímã ou a chave, e a folha sobe mais, até onde o braço e o fuso deixam. Se o fuso já está no fim, o limite é o comprimento dele ou o ponto de fixação, e aí se muda o motor ou o suporte. Acertar a parada custa de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Por que não se passa do limite',
    text: [
      'Folha forçada além do curso bate no batente e solta a rosca do fuso. Quem entra com carro alto mede a passagem com a folha na mão, motor solto e disjuntor desligado, antes de pedir a mudança.',
    ],
  },
  {
    when: ['de volta|recolocar|encaixar', 'trilho'],
    unless: 'preco|quanto custa|novo|chumb*|trocar',
    of: ['portao-de-correr'],
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isDanger: true,
    answer: [
      'Não recoloque a folha sozinho: desligue o disjuntor, afaste pessoas e carros para mais longe que a altura dela e escore-a pelos dois lados, se der para fazê-lo fora da queda. Com ela escorada, o técnico solta o motor, levanta uma ponta de cada vez até a roldana entrar e acerta a guia de cima. Recolocar e trocar roldana fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que tirou a folha do trilho',
    text: [
      'Quase sempre foi pedra, roldana gasta, guia superior aberta ou batida de carro. Sem trocar a causa, ela sai de novo na semana seguinte.',
    ],
  },
  {
    when: ['interfone', 'controle', 'mesmo portao|abrindo o mesmo|os dois|junto|abrir portao|abrir o portao'],
    unless: 'nao|parou|defeito|queim*',
    subject: 'interfone',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Sim, controle e interfone abrem o mesmo portão: o controle fala com o receptor por rádio, e o botão do interfone chega por dois fios à entrada de botoeira da central. Um não atrapalha o outro. Do interfone cuida quem trabalha com interfonia; a ligação na central fazemos nós, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que a central precisa ter',
    text: [
      'Basta a entrada de botoeira, que quase toda placa tem. O interfone fecha um contato seco, sem tensão, e se o dele sai com tensão entra um relé no meio.',
    ],
  },
  {
    when: [
      'como saber|como descobrir|sinais',
      'desalinhado|torto|empenado|fora de prumo|fora de esquadro|desnivelado',
    ],
    unless: 'fotocelula|sensor|cremalheira',
    subject: 'portao-automatico',
    aspects: ['signs'],
    answer: [
      'O portão está desalinhado quando a fresta entre folha e batente é mais larga de um lado que do outro, quando ele raspa ou pula sempre no mesmo ponto, ou quando só fecha com um empurrão. No basculante, compare a altura das duas pontas com a folha fechada; no de correr, veja se a roda do fim sobe do trilho.',
    ],
    heading: 'O que fazer depois de confirmar',
    text: [
      'Desligue o disjuntor e não aumente a força do motor: ele passa a empenar o que ainda estava reto. Roldana, cabo ou guia ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; coluna que cedeu é do serralheiro ou do pedreiro.',
    ],
  },
  {
    when: [
      'como saber|como escolher|como ver|como sei',
      'tecnico|empresa|instalador|profissional',
      'confiavel|confianca|serio|bom|boa|de confianca|golpe',
    ],
    unless: 'voces',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'Um técnico confiável diz o valor antes de abrir a caixa, mede e mostra a peça ruim, deixa a peça velha com você e escreve o prazo de garantia no recibo. Desconfie de quem condena o motor sem medir, pede tudo adiantado ou não diz nome e endereço da empresa.',
    ],
    heading: 'Perguntas que se fazem por mensagem',
    text: [
      'Pergunte se a visita é cobrada, quanto dura a garantia do serviço e da peça, e quem responde se o defeito volta. Conosco a visita não tem taxa, o serviço tem {{repair.warranty}} de garantia e a peça trocada, {{parts.warranty}}.',
    ],
  },
  {
    when: [
      'grade|grades|fecho|ferrolho|trinco|portao manual',
      'portao',
      'fazem|fabricam|conserto|consertam|consertar|pequeno|preco|trocar|voces',
    ],
    unless: 'motor|eletric*|automatico|automatizar|transformar|ou automatico|eletronico',
    subject: 'serralheria',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['repair'],
    answer: [
      'Grade, fecho, trinco e portão sem motor são serviço de serralheiro, e não nosso: ele faz, solda e troca a ferragem. Nós cuidamos do portão automático, do motor à roldana, e do fecho elétrico que abre por botão ou controle; quem quer pôr motor num portão manual fala conosco, e o kit de basculante instalado começa em {{kit.padrao}}.',
    ],
    heading: 'Como saber a quem chamar',
    text: [
      'Se a peça tem fio, é conosco; se é só ferro, é do serralheiro. Na dúvida, a foto do portão por dentro resolve antes de qualquer visita.',
    ],
  },
];
