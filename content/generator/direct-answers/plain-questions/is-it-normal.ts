/** Whether what a gate does is normal or dangerous. */
import type { DirectAnswer } from '../../direct-answer.ts';

const normal = 'e normal|normal|e comum|comum|natural|devo me preocupar|e grave|tem problema';

export const isItNormalOrDangerousAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'e normal|normal',
      'parar em meio|para em meio|parar no meio|parar em o meio|parar em meio e voltar|voltar|volta sozinho|parar em metade|abrir de novo',
      'portao|basculante|motor|folha',
    ],
    subject: 'portao-automatico',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'É normal só quando alguma coisa cruzou o vão ou encostou na folha: parar e voltar é a proteção trabalhando. Se acontece com o vão livre, não é: fotocélula suja ou torta, folha que pesa naquele ponto ou força ajustada no limite. Limpe as lentes e repare se para sempre no mesmo lugar; regular fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Parada de proteção ou defeito',
    text: [
      'No mesmo ponto, é a folha: trilho, roldana ou dobradiça. Em pontos diferentes, é sensor ou força. Com sol ou chuva, é a fotocélula.',
    ],
    points: [
      'Não aumente a força para ele passar: é ela que protege quem está no vão.',
      'Nunca junte os fios da fotocélula para enganar a central.',
      'Para e não volta nem obedece: desligue o disjuntor.',
    ],
    send: 'Mande um vídeo do portão parando, feito de longe, com o vão inteiro à vista.',
  },
  {
    when: ['barulho*|ruido*|rang*|estal*', 'frio|inverno|manha', normal],
    unless: 'nao abre|nao parte',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'care'],
    answer: [
      'Um rangido ou um zumbido mais grave nas primeiras viagens de um dia frio é normal: a graxa endurece e o ferro encolhe, e some depois de duas ou três aberturas. Não é normal se o motor custa a partir, se anda lento o dia todo ou se o ruído fica; aí é capacitor fraco, graxa velha ou peça gasta.',
    ],
    heading: 'O que fazer antes do inverno',
    text: [
      'Limpar e lubrificar dobradiças, cremalheira de aço e guias resolve a maior parte. Capacitor se troca de {{part.capacitor.from}} a {{part.capacitor.to}}; regular e reapertar fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Graxa preta e dura: tire toda antes de pôr nova.',
      'Motor que só zumbe: solte o botão e desligue o disjuntor.',
      'Madeira no frio úmido incha e raspa.',
    ],
  },
  {
    when: [
      'motor novo|acabei de instalar|recem instalado|motor recem',
      'barulho*|ruido*|rang*|estal*',
      normal,
    ],
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Um zumbido igual do começo ao fim é normal em motor novo, e todo modelo tem o seu. Ronco, estalo, batida ou vibração na parede não são: quase sempre é montagem a acertar, como base frouxa, cremalheira fora de linha, curso que bate no fim ou folha que já raspava. Quem instalou corrige dentro da garantia.',
    ],
    heading: 'Antes de reclamar, separe o som',
    text: [
      'Com o disjuntor desligado e o motor solto na chave, leve a folha na mão. O barulho que continua já era do portão. Se a instalação não foi nossa, regular fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Só na partida e na parada: falta desaceleração ou aperto.',
      'No curso inteiro: altura do pinhão ou do braço.',
      'Guarde um vídeo com som e a data da instalação.',
    ],
  },
  {
    when: ['controle*', 'de longe|longe|distancia|so de perto|so pega de perto|falhar|falha', normal],
    unless: 'novo',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Falhar a mais de uns trinta metros, ou com muro e carro no caminho, é normal. Falhar de onde sempre abriu, não: comece pela pilha, que perde alcance antes de acabar, e depois veja a antena do receptor, que deve estar esticada e longe do ferro. Se só falha dentro do carro, é carregador ou película metalizada.',
    ],
    heading: 'Três provas em cinco minutos',
    text: [
      'Pilha nova; outro controle da casa, no mesmo lugar; e o mesmo controle do lado de fora do carro. O que mudar o resultado é a causa. Antena ou receptor se acertam a partir de {{repair.from}}.',
    ],
    points: [
      'Todos falham: receptor ou antena.',
      'Um só falha: pilha, botão ou contato.',
      'Lâmpada LED ou câmera nova ao lado da central: afaste e prove.',
    ],
  },
  {
    when: ['quente|esquent*|ferv*', 'motor', 'vezes|aberturas|seguidas|seguido|uso', normal],
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    isUnpriced: true,
    aspects: ['signs'],
    answer: [
      'Morno depois de poucas viagens é normal; quente a ponto de tirar a mão depois de duas ou três, não. Nesse caso ele faz força demais: folha pesada, capacitor fraco ou tensão baixa. Depois de muitas viagens seguidas, esquentar e desligar por uns minutos é a proteção térmica fazendo o trabalho dela.',
    ],
    heading: 'Achar a força que sobra',
    text: [
      'Espere esfriar com o disjuntor desligado, solte o motor na chave, com a folha reta e os cabos inteiros, e mova o portão. Se pesa na mão, a causa é a folha; se vai leve, capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, ou tensão.',
    ],
    points: [
      'Prédio e comércio: motor de uso intenso.',
      'Cheiro de verniz: não religue.',
      'Sol direto soma calor: cubra com ventilação.',
    ],
  },
  {
    when: [
      'parar|para|parou|desliga|trava',
      'muitas vezes|varias vezes|seguidas|seguido|toda hora|direto|vezes seguidas',
      normal,
    ],
    unless: 'controle|barulho|disjuntor',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'works'],
    answer: [
      'É normal em motor de casa: ele foi feito para {{stator.thin.from in digits}} a {{stator.thin.to}} por hora, e passando disso o protetor térmico desliga para não queimar e religa sozinho quando esfria, em uns vinte minutos. Se para depois de duas ou três viagens, não é normal: a folha pesa, o capacitor enfraqueceu ou a tensão cai.',
    ],
    heading: 'Quando o uso é que é grande',
    text: [
      'Entrega, comércio ou muita gente saindo na mesma hora pedem motor de uso intenso, com estator robusto, de {{stator.robust.from in digits}} a {{stator.robust.to}} por hora.',
    ],
    points: [
      'Espere esfriar: insistir zera o tempo.',
      'Folha parada no alto: ninguém embaixo.',
      'Um conserto de motor fica entre {{repair.from}} e {{repair.to}}.',
    ],
  },
  {
    when: ['lento|devagar|demora|demorando', 'com o tempo|com os anos|com a idade|ficar|ficando', normal],
    unless: 'segundos',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Não é normal: motor em ordem abre no mesmo tempo por anos. Portão que vai ficando lento tem folha que pesou, capacitor que perde valor ou fio que esquenta na emenda, e os três pioram. Com o disjuntor desligado e o motor solto, mova a folha: se pesa, o conserto é nela; se vai leve, é do motor.',
    ],
    heading: 'O que cada causa custa',
    text: [
      'Capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; roldana ou cabo, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; regulagem e equilíbrio, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Só no fim do curso: é a desaceleração, e está certo.',
      'Só à noite: tensão que cai na rua.',
      'Só no frio: graxa velha.',
    ],
  },
  {
    when: ['tranco|solavanco|pulo|sacode', 'comeco|partida|inicio|sair|arranque|abrir', normal],
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'adjust'],
    answer: [
      'Um tranco leve na partida é normal em motor comum, que sai com a força toda de uma vez. Forte, com estalo ou que aumentou de uns tempos para cá, não é: há folga em pino, braço, engrenagem ou parafuso da base. Reapertar e regular fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Folga ou partida sem rampa',
    text: [
      'Com o disjuntor desligado e o motor engatado, force a folha de leve para os dois lados: se ela mexe sem o motor girar, a folga está ali. No basculante só olhe.',
    ],
    points: [
      'Motor com inversor parte devagar: é para quem quer acabar com o tranco.',
      'Engrenagem gasta: de {{part.gears.from}} a {{part.gears.to}}.',
      'Trava elétrica que solta tarde também dá tranco.',
    ],
  },
  {
    when: [
      'cabo de aco|cabo|cabos',
      'frouxo|frouxos|bambo|folgado|sobrando',
      `${normal}|e perigoso|perigoso`,
    ],
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['safety', 'signs'],
    answer: [
      'Não é normal: com o portão parado, os dois cabos do basculante ficam esticados por igual. Um frouxo quer dizer que o peso está todo do outro lado, que o cabo saiu da polia ou que o contrapeso encostou em algo. Desligue o disjuntor, ninguém embaixo, e não destrave o motor; acertar ou trocar o par fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que dá para ver de longe',
    text: [
      'Com a folha fechada, olhe se ela está no esquadro e se algum fio do cabo está levantado. Não puxe o cabo com a mão.',
    ],
    points: [
      'Folha torta: isole o vão até o técnico chegar.',
      'Cabo fora da polia: não tente encaixar.',
      'Os dois frouxos com a folha no alto: contrapeso preso.',
    ],
  },
  {
    when: ['vaza*|pinga*|pingando|escorr*', 'oleo|graxa', normal],
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Pingar óleo não é normal: o retentor gastou ou a tampa do redutor folgou, e a engrenagem passa a trabalhar seca. Um pouco de graxa que aparece na emenda da carcaça nos primeiros meses, sem pingar, é sobra da montagem. O portão ainda anda, mas conserte logo, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Ver de onde vem',
    text: [
      'Limpe, ponha um papelão embaixo e olhe no dia seguinte: o pingo mostra o ponto. Óleo velho não se completa sem trocar o retentor.',
    ],
    points: [
      'Pistão hidráulico molhado na haste: vedação do pistão.',
      'Mancha só depois de chuva: graxa lavada, e não vazamento.',
      'Motor que passou a ronronar alto: já falta óleo.',
    ],
  },
  {
    when: [
      'embaixo|debaixo|por baixo',
      'ficar|passar|parar|estacionar|brincar',
      'basculante|portao|folha',
      'e perigoso|perigoso|pode|posso|risco|tem problema',
    ],
    unless: 'fio|cabo de energia|vao|cachorro|gato|carro batendo',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety'],
    answer: [
      'É perigoso: enquanto o basculante se mexe, ninguém fica nem passa embaixo, porque um cabo que arrebenta ou uma mola que solta deixa a folha cair inteira. Parado no alto e em ordem, passa-se por baixo sem demora; com cabo desfiado, folha torta ou motor destravado, nem isso.',
    ],
    heading: 'O que torna a passagem segura',
    text: [
      'Fotocélula no vão, cabos e polias olhados a cada seis meses e força regulada no mínimo. Para deixar aberto por horas, escore a folha.',
    ],
    points: [
      'Criança não espera embaixo o portão abrir.',
      'Estacionar sob a folha: só por minutos, e com ela em ordem.',
      'Estalo de cabo: saia e desligue o disjuntor.',
    ],
  },
  {
    when: [
      'desce sozinho|descer sozinho|descendo sozinho|cai sozinho|cair sozinho|despenca',
      'e perigoso|perigoso|grave|normal|risco',
    ],
    of: ['portao-basculante', 'portao-automatico'],
    subject: 'portao-basculante',
    isAboutSubject: true,
    isDanger: true,
    isComplaint: true,
    aspects: ['safety', 'repair'],
    answer: [
      'É perigoso, sim: basculante que desce sozinho perdeu o equilíbrio ou a trava do motor, e a próxima descida pode ser de uma vez. Tire pessoas e carro do vão, desligue o disjuntor e não destrave o motor. O acerto do contrapeso fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; cabo ou roldana, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'De onde vem a descida',
    text: [
      'Se desce devagar com o motor travado, a engrenagem ou o fuso está gasto. Se desce quando se solta o motor, falta contrapeso ou a mola cansou.',
    ],
    points: [
      'Cabo frouxo de um lado: a folha vai torta, e ninguém se aproxima.',
      'Não escore com madeira na mão: escore já pronta, por duas pessoas, só se for seguro.',
      'Sensor de fechamento automático também desce o portão: esse fecha até o fim e para.',
    ],
    further:
      'O passo a passo está em [portão basculante descendo sozinho](/portao-basculante-descendo-sozinho).',
  },
];
