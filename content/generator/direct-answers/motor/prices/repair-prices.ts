/** Answers to titles about motors: repair prices. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const repairPricesAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'motor',
      'placa|central',
      'troca|trocar|troca de motor',
      'preco|valor|quanto custa|quanto fica|orcamento|motor e placa|motor e a placa|motor e central|motor e a central|placa e motor|placa e o motor',
    ],
    unless:
      'ou|so a placa|so o motor|vale a pena|compensa|garen|rossi|peccinin|nice|estator|capacitor|placa de motor|placa do motor|placa para motor|central de motor|central do motor',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'Trocar motor e placa juntos é trocar o conjunto: numa casa fica entre {{replacement.from}} e {{replacement.to}}, instalado, e em basculante o kit PADRÃO, com central e dois controles, custa {{kit.padrao}}. Só a placa, com a peça e os controles gravados, fica entre {{part.board.from}} e {{part.board.to}}. Peça antes a medida dos dois, porque raramente queimam ao mesmo tempo.',
    ],
    heading: 'Quando os dois se trocam de uma vez',
    text: [
      'Raio e ligação na tensão errada levam os dois. Fora disso, um defeito imita o outro: motor que não parte pode ser a saída da placa, e placa que queima pode ser a bobina em curto.',
    ],
    points: [
      'Motor sem peça à venda: o conjunto sai mais barato que dois consertos.',
      'Controles antigos: servem, se o receptor novo for da mesma família.',
      'Cremalheira, braço e suporte se aproveitam se combinam.',
    ],
    send: 'Mande a foto das etiquetas do motor e da central e diga o que ele faz hoje.',
  },
  {
    when: [
      'motor',
      'preco|precos|valor|quanto custa|quanto sai|quanto fica|quanto e|quanto cobra*',
      'queimou|queimado|queimada|queimar',
      'compensa|vale a pena|vale pena|ou trocar|ou troca|melhor trocar',
    ],
    unless: 'capacitor|placa|central|controle|rebobin*|enrol*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'worth', 'repair'],
    answer: [
      'O conserto de um motor de portão queimado fica entre {{part.stator.from}} e {{part.stator.to}}, que é a troca do estator, e compensa enquanto engrenagem, eixo e placa estão bons. Se uma dessas peças se vai junto, o motor novo, que numa casa fica entre {{replacement.from}} e {{replacement.to}} já posto, sai melhor.',
    ],
    heading: 'A conta entre a peça e o motor novo',
    text: [
      'Primeiro se confirma que foi a bobina: medida com o disjuntor desligado, ela decide em minutos. Capacitor ou placa dão o mesmo silêncio e custam menos do que se teme.',
      'Depois se pergunta por que ela queimou. Folha pesada ou uso acima dos ciclos da etiqueta queimam a nova também, e isso se acerta antes.',
    ],
    points: [
      'Motor com menos de cinco anos e um só defeito: conserta-se.',
      'Segunda queima no mesmo motor: troca-se.',
      'Modelo sem peça na praça: troca-se, mesmo que seja barato consertar.',
      'Água ou ferrugem dentro da caixa: some rolamento e retentor à conta.',
    ],
    send: 'Mande a foto da etiqueta, a idade do motor e o que aconteceu antes de ele parar: devolvemos os dois valores, o do conserto e o da troca.',
  },
  {
    when: [
      'preco|valor|quanto|custa|orcamento',
      'troc*|substitu*|novo',
      'motor queimado|motor queimou|queimou motor|queimou o motor|queimado|motor que queimou',
    ],
    unless: 'placa|capacitor|controle|estator|central|receptor|condominio|predio|fusivel',
    subject: 'motor',
    aspects: ['price', 'replace'],
    answer: [
      'Trocar um motor queimado numa casa fica entre {{replacement.from}} e {{replacement.to}}, com o motor novo instalado; em basculante, o kit completo vai de {{kit.padrao}} a {{kit.jetflex}}. Antes de trocar, vale medir: cheiro forte também vem de capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, ou de placa, e só o estator custa de {{part.stator.from}} a {{part.stator.to}}. Até a medição, deixe o disjuntor desligado.',
    ],
    heading: 'Trocar o motor ou só o que queimou',
    text: [
      'A medição na visita não tem taxa. Se a bobina está em curto e o modelo é antigo, o novo sai melhor; se só o capacitor ou a placa se foram, conserta-se.',
      'O que queimou o primeiro queima o segundo: folha pesada, tensão baixa ou uso acima do que o motor aguenta se resolvem na mesma obra.',
    ],
    points: [
      'Folha, trilho e controles costumam ficar.',
      'Base e suporte: aproveitam-se se estão firmes.',
      'Motor do mesmo tipo de portão e com folga de peso.',
      'Até {parcelas} vezes, com {{repair.warranty}} de garantia no serviço.',
    ],
    send: 'Mande a foto da etiqueta do motor, a do portão por dentro e as medidas da folha, sem religar o disjuntor.',
  },
  {
    when: [
      'estator|bobina|enrolamento',
      'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|quanto pag*|quanto vale|valor*|custo|custa|orcamento|barato',
    ],
    unless: 'rebobin*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'A troca do estator de um motor de portão fica entre {{part.stator.from}} e {{part.stator.to}}, com a peça e a mão de obra, conforme o modelo e a espessura da bobina. No alto da faixa, compare com o motor novo: numa casa, a troca completa vai de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'Quando o estator novo vale e quando não',
    text: [
      'Bobina queima por calor ou por água. Se a causa fica, folha pesada, capacitor errado ou tampa aberta, a nova tem o mesmo fim; por isso o técnico mede a corrente depois da troca.',
      'Motor com menos de dez anos e engrenagem boa merece a peça. Com redutor gasto e placa remendada, o conjunto novo sai melhor.',
    ],
    points: [
      'Código da etiqueta, que decide a medida do pacote.',
      'Garantia da peça: {{parts.warranty}}; do serviço: {{repair.warranty}}.',
      'Capacitor trocado junto, quando esquentou.',
      'Visita e diagnóstico sem taxa.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor e diga se ele zumbe, esquenta ou desarma o disjuntor.',
  },
  {
    when: [
      'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|quanto pag*|quanto vale|valor*|custo|custa|orcamento|cobra|cobram',
      'consert*|arrumar|reparo',
      'motor|portao',
    ],
    unless: 'placa|central|controle|fotocelula',
    ofOtherBrand: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'repair'],
    answer: [
      'Consertar um motor {marca} custa de {{repair.from}} a {{repair.to}}, com a mão de obra, conforme a peça, e a visita não tem taxa. Capacitor e regulagem ficam na parte de baixo; engrenagem, placa e estator do modelo, na de cima. O valor é dito antes de abrir o motor.',
    ],
    heading: 'Preço por peça num motor {marca}',
    text: [
      'O que é de medida comum tem preço certo. O que é do {marca}, como engrenagem e placa, fecha pelo código da etiqueta, que convém fotografar antes.',
      'A garantia é de {{repair.warranty}} no serviço e de {{parts.warranty}} nas peças. Se a peça sumiu, comparamos com a troca, de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
      'Placa, de {{part.board.from}} a {{part.board.to}}.',
      'Estator, de {{part.stator.from}} a {{part.stator.to}}.',
    ],
    further: 'As outras peças estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp a etiqueta do {marca}, um vídeo do defeito com som e o bairro.',
  },
  {
    when: ['consert*|arrumar|reparo|reparar', 'motor*', 'controle*', 'e'],
    unless: 'nao|qual|como|ou|placa|precisa|preciso|quem|conserto de controle',
    subject: 'motor',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['repair', 'price'],
    answer: [
      'As duas coisas se fazem numa visita: o conserto do motor fica entre {{repair.from}} e {{repair.to}}, e gravar o controle novo, entre {{part.programming.from}} e {{part.programming.to}}, fora o aparelho, que se orça por foto. Os controles que ainda abrem continuam valendo, porque a memória deles está na central e não no motor.',
    ],
    heading: 'O que fazer primeiro',
    text: [
      'Prove o portão pela botoeira da parede. Se por ela ele anda bem, o defeito pode estar só no controle, e o motor não precisa de nada; se nem ela responde, o motor ou a central vêm antes.',
    ],
    points: [
      'Tenha à mão todos os controles que vão ser gravados.',
      'Controle novo da mesma família de código da central.',
      'Placa trocada: todos os controles se gravam de novo.',
    ],
    send: 'Mande um vídeo do defeito, a foto do controle, frente e verso, e a da etiqueta do motor.',
  },
  {
    when: [
      'rolamento|rolamentos',
      'preco|valor|quanto|quanto custa|quanto fica|quanto sai|custa',
      'motor|portao|gast*|troca|trocar',
    ],
    unless: 'roldana*|trilho|rodinha|dobradica|quanto tempo|barulho',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'Trocar os rolamentos do motor de portão fica entre {{part.gears.from}} e {{part.gears.to}}, com a engrenagem conferida, a graxa nova e a mão de obra. O rolamento é peça comum, pedida pelo número do anel; o que se paga é o motor aberto e remontado, e por isso se trocam os dois de uma vez, com {{parts.warranty}} de garantia na peça.',
    ],
    heading: 'Quando o rolamento gasto encarece o conserto',
    text: [
      'Rolamento que ficou meses roncando deixa o rotor raspar no estator. Aí entra também o estator, de {{part.stator.from}} a {{part.stator.to}}, e num motor antigo a conta se compara com a de um novo.',
    ],
    points: [
      'Chiado fino nos dois sentidos: ainda é só o rolamento.',
      'Ronco forte e cheiro: desligue o disjuntor e não insista.',
    ],
    send: 'Mande um vídeo com o som do motor e a foto da etiqueta.',
  },
];
