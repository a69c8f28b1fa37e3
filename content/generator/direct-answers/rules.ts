/** Answers about what is allowed, what is required and what is unwise. */
import type { DirectAnswer } from '../direct-answer.ts';

export const ruleAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'alvara|licenca|autorizacao|prefeitura|projeto aprovado|permissao',
      'portao|motor|automatiz*|instal*',
    ],
    unless: 'condominio*|predio*',
    subject: 'automatizacao',
    answer: [
      'Pôr motor num portão que já existe não costuma exigir alvará: a folha e o vão continuam os mesmos. O que a prefeitura regula é portão novo, mudança de guia e folha que abre sobre a calçada; em condomínio fechado ou imóvel tombado, pergunte antes à administração.',
    ],
    heading: 'Quando perguntar antes de instalar',
    text: [
      'Automatizar é pôr um equipamento na garagem, e não obra na fachada. Já rebaixar guia, alargar o vão ou trocar o tipo do portão são obras, e as regras delas variam de cidade para cidade.',
      'A regra que vale em toda parte é de bom senso: a folha não pode avançar sobre quem passa na calçada. Na instalação regulamos força e parada, e deixamos a fotocélula funcionando quando há fechamento automático.',
    ],
    points: [
      'Só motor na folha existente: em geral nada a pedir.',
      'Folha que abre para fora do terreno: não instale assim.',
      'Condomínio: convenção e regimento, antes do orçamento.',
      'Imóvel tombado: o órgão do patrimônio.',
    ],
  },
  {
    when: ['eletricista', 'precis*|chamar|necessari*|instal*|motor|portao|ou'],
    subject: 'automatizacao',
    answer: [
      'Não, se já existe um ponto de energia com disjuntor e terra perto do portão: o instalador do motor faz a ligação da central. O eletricista é preciso quando falta o ponto, quando o fio é fino ou quando a garagem só tem 127 V e o motor é de 220 V.',
    ],
    heading: 'O que é do eletricista e o que é do instalador',
    text: [
      'Do quadro até a tomada ou caixa junto ao motor, o serviço é do eletricista. Dali em diante, com central, fim de curso, fotocélula e controles, é nosso, e leva de {horas de instalação}.',
      'Circuito separado evita que o disjuntor caia com o chuveiro ligado. Mande a foto do quadro e do ponto, e dizemos antes da visita se falta alguma coisa.',
    ],
    points: [
      'Disjuntor próprio para o portão, com fio terra.',
      'Ponto a menos de um metro da caixa do motor, abrigado da chuva.',
      'Tensão igual à da etiqueta do motor.',
      'Eletroduto seco para fotocélula e botoeira, separado da rede.',
    ],
  },
  {
    when: [
      'instal*|colocar|montar|por',
      'sozinh*|eu mesmo|por conta propria|sem tecnico|faca voce mesmo|em casa sozinho',
    ],
    unless:
      'abre sozinho|fecha sozinho|fotocelula|botoeira|receptor|mora sozinh*|moro sozinh*|vive sozinh*|moram sozinh*',
    subject: 'automatizacao',
    answer: [
      'Dá para montar a parte de ferro, mas não aconselhamos instalar o motor sozinho: o portão basculante guarda peso em molas ou contrapesos, e a ligação na rede e a regulagem de força decidem se ele para ao encostar em alguém. Quem instala por conta própria perde a garantia da instalação.',
    ],
    heading: 'Onde a instalação por conta própria dá errado',
    text: [
      'O erro mais comum é pôr motor em folha que não está equilibrada. Ele funciona no primeiro mês, força todo dia e queima engrenagem ou bobina antes do fim do ano.',
      'No kit para basculante, a instalação já está no preço, de {{kit.padrao}} a {{kit.jetflex}}, e leva de {horas de instalação}. Por isso comprar na caixa só compensa a quem já é do ramo.',
    ],
    points: [
      'Folha que não para a meia altura: contrapeso antes do motor.',
      'Força no máximo para compensar peso: risco de esmagamento.',
      'Emenda com fita no tempo: curto na primeira chuva.',
      'Fim de curso adiantado: o motor empurra o batente até queimar.',
    ],
  },
  {
    when: [
      'obrigatori*|lei|norma|normas|abnt|exig*',
      'fotocelula|sensor|portao|motor|antiesmagamento|seguranca',
    ],
    unless: 'nota fiscal|recibo|garantia|revisao|destrav*|placa de aviso|sinaleir*|sinalizacao',
    subject: 'sensor-antiesmagamento',
    answer: [
      'Trate a fotocélula como obrigatória onde há fechamento automático: a norma técnica de segurança dos motores de portão pede proteção contra esmagamento, e quem responde por um acidente é o dono do portão. Se a sua cidade a exige por lei também em casa, quem confirma é a prefeitura; sem fotocélula não ligamos fechamento automático, nem em casa.',
    ],
    heading: 'O mínimo de segurança que entregamos',
    text: [
      'Duas proteções se somam: a força regulada, que faz a folha parar ao encostar, e a fotocélula, que impede de encostar. Nenhuma substitui a outra.',
      'Pôr ou trocar a fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}, em geral numa visita só. O teste é simples: passe um cabo de vassoura no feixe com o portão fechando, e a folha tem de parar e voltar.',
    ],
    points: [
      'Força no mínimo que move a folha até o fim.',
      'Fotocélula dos dois lados do vão, a 50 ou 60 cm do piso, altura do para-choque.',
      'No basculante, o par fica fora do caminho dos braços e da folha, que avança ao subir.',
      'Destravamento manual ensinado a todos da casa.',
      'Teste uma vez por mês, com o cabo de vassoura.',
    ],
  },
  {
    when: [
      'norma|normas|abnt|nbr',
      'portao|portoes|motor',
      'seguranca|abnt|nbr|tecnica|tecnicas|norma|normas',
    ],
    unless:
      'obrigatori*|fotocelula|nota fiscal|recibo|destrav*|placa de aviso|sinaleir*|sinalizacao|condominio*|predio*|multa|nr12|nr 12',
    subject: 'sensor-antiesmagamento',
    answer: [
      'A norma técnica de segurança dos motores de portão pede proteção contra esmagamento: força regulada, para a folha parar ao encostar, fotocélula onde há fechamento automático e destravamento na mão. Não é lei para casa, mas quem responde por um acidente é o dono do portão. A fotocélula, posta, fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    heading: 'Como conferir o seu portão em cinco minutos',
    text: [
      'Passe um cabo de vassoura no feixe com o portão fechando: a folha tem de parar e voltar. Depois encoste uma caixa de papelão no caminho dela: a força certa para sem amassar.',
      'Município e convenção de condomínio podem exigir mais, como sinaleiro na calçada; quem confirma é a prefeitura ou a administradora.',
    ],
    points: [
      'Fotocélula dos dois lados do vão, a 50 ou 60 cm do piso.',
      'Força regulada no menor ponto em que a folha ainda chega ao fim.',
      'Destravamento sem energia, ensinado a todos da casa.',
      'Cabos, molas e roldanas sem desgaste à vista.',
    ],
    send: 'Mande um vídeo do portão fechando e uma foto dos dois lados do vão: dizemos o que falta.',
  },
  {
    when: ['assembleia|convencao|aprovacao|autorizacao', 'condominio*|predio*|sindic*'],
    subject: 'portao-de-condominio',
    answer: [
      'Conserto urgente o síndico manda fazer sem assembleia e presta contas depois; troca do motor por outro igual também é manutenção. Mudar o tipo do portão ou comprar um conjunto bem mais caro é obra, e a convenção diz o quórum.',
    ],
    heading: 'Papéis que ajudam na aprovação',
    text: [
      'Três orçamentos comparáveis poupam reunião: mesmo peso de folha, mesmos ciclos por hora e mesma garantia em todos. O nosso vai por escrito, com motor e instalação entre {{condominium.from}} e {{condominium.to}} em portão pesado.',
    ],
    points: [
      'Laudo do defeito com fotos.',
      'Orçamento do conserto ao lado do orçamento da troca.',
      'Prazo com a garagem aberta e quem fica no portão.',
      'Garantia e intervalo de revisão.',
    ],
  },
  {
    when: ['calcada|passeio', 'abr*|invade|avanca|folha|pode'],
    of: ['portao-automatico', 'portao-basculante', 'portao-pivotante', 'motor', 'portao-de-correr'],
    subject: 'portao-automatico',
    answer: [
      'Não: a folha do portão não deve avançar sobre a calçada ao abrir, porque pode atingir quem passa. No basculante, o avanço se reduz recuando os pivôs ou escolhendo o sistema que sobe por dentro; no de abrir, as folhas giram para o lado da garagem.',
    ],
    heading: 'O que fazer com uma folha que sai para a calçada',
    text: [
      'Muitos basculantes antigos empurram a parte de baixo para fora no começo da subida. Enquanto não se muda a ferragem, uma sinaleira e a velocidade baixa no início avisam o pedestre.',
      'A ferragem é do serralheiro; o motor, a força e a parada suave são conosco, de {{repair.from}} a {{repair.to}} quando é regulagem ou conserto.',
    ],
  },
  {
    when: ['crianca*|filho*|bebe', 'portao|motor|seguro|segur*|perig*|fotocelula'],
    unless: 'desceu|despencou|fechou|bateu|prendeu|prensou|machucou|feriu|esmagou|acertou',
    subject: 'portao-automatico',
    answer: [
      'Sim, portão automático é seguro para crianças se três coisas funcionam: força regulada para parar ao encostar, fotocélula alinhada e ninguém brincando no vão nem pendurado na folha. Sem uma delas, não; e o controle fica fora do alcance da mão pequena.',
    ],
    heading: 'O que conferir numa casa com criança',
    text: [
      'O aperto acontece onde não se espera: entre a folha e a coluna, no braço do motor e sob o basculante que desce. Mostre esses pontos à criança, com o portão desligado, e proíba correr para passar antes de fechar.',
      'O teste é mensal e dura um minuto: cabo de vassoura no feixe, caixa de papelão no caminho da folha. Se ele não para nos dois, desligue o fechamento automático; a regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e a fotocélula, entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Fotocélula na altura do para-choque e um segundo par mais baixo.',
      'Fechamento automático só com ela funcionando.',
      'Controle guardado, nunca no chaveiro da mochila.',
      'Botoeira alta, de onde se vê o vão inteiro.',
      'Folha de grade com vãos fechados onde cabe um braço.',
    ],
  },
  {
    when: [
      'cachorro*|gato*|animal|animais|pet|pets|bicho*',
      'portao|motor|fotocelula|ating*|perig*|segur*|prens*',
    ],
    unless:
      'amarr*|prender|preso|fio|fios|cabo|roe*|come|comeu|mord*|mastig*|xixi|urin*|mij*|lat*|passou|passa|acion*|fugiu|escada|foge',
    subject: 'portao-automatico',
    answer: [
      'Pode machucar, se a força estiver alta e a fotocélula passar por cima dele: o feixe na altura do para-choque não vê um cachorro baixo nem um gato. Um segundo par a um palmo do piso e a força regulada para voltar ao encostar tiram quase todo o risco; o resto é não fechar sem olhar.',
    ],
    heading: 'Portão e bicho solto no quintal',
    text: [
      'O cachorro corre para fora quando o portão começa a fechar, e o perigo é o último palmo do curso. Abertura parcial para pedestre e fechamento pelo controle, à vista, ajudam mais que qualquer sensor.',
      'O par de fotocélula extra fica entre {{part.photocell.from}} e {{part.photocell.to}}. Bicho que mastiga fio pede conduíte até a caixa da central.',
    ],
    points: [
      'Par baixo, a um palmo do piso.',
      'Força testada com caixa de papelão leve.',
      'Vão sob a folha menor que a cabeça do animal.',
      'Fechamento automático desligado, se ele fica solto.',
    ],
  },
];
