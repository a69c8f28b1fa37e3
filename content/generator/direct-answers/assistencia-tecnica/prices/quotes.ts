/** Answers to titles about repairs and visits: quotes. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const quotesAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'cobrem|cobre|fazem melhor|mais barato que|melhor que|concorrente|concorrencia|outro orcamento|orcamento de outro|orcamento de outra empresa|igualam',
      'orcamento|preco|oferta|valor|concorrente|concorrencia',
    ],
    unless: 'garantia|raio|seguro|energia|motor mais barato',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price', 'choose'],
    answer: [
      'Mande o outro orçamento pelo WhatsApp, e comparamos linha por linha: peça, mão de obra, visita e garantia. Não prometemos cobrir qualquer preço, porque muitas vezes o mais barato deixou de fora a regulagem, a fotocélula ou a volta do técnico; o nosso é dito antes, de {{repair.from}} a {{repair.to}} no conserto e de {{kit.padrao}} a {{kit.jetflex}} no kit de basculante instalado.',
    ],
    heading: 'O que olhar além do total',
    text: [
      'Pergunte a cada um quem volta se falhar e em quanto tempo. O nosso serviço tem {{repair.warranty}} de garantia, e a visita não tem taxa.',
    ],
    points: [
      'Mesmo motor: compare o modelo da etiqueta.',
      'Peça usada ou recondicionada: peça que escrevam.',
      'Suporte, fio e controles: dentro ou fora?',
    ],
  },
  {
    when: [
      'caro|cara|absurdo|abusivo|salgado|preco justo|justo',
      'orcamento|conserto|consertar|cobraram|cobrou|arrumar|placa|troca',
    ],
    unless:
      'motor mais caro|por que motor|motor de condominio|motor de predio|motor para condominio|motor do predio|motor do condominio|motor para predio',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price', 'worth'],
    answer: [
      'Compare peça por peça: num portão de casa o conserto comum fica entre {{repair.from}} e {{repair.to}}, e só o motor inteiro passa disso, de {{replacement.from}} a {{replacement.to}}. Orçamento acima dessas faixas pode ter motivo, como folha de prédio ou peça fora de linha, e o motivo deve estar escrito.',
    ],
    heading: 'A faixa de cada conserto, para comparar',
    text: [
      'Peça ao outro o valor em três linhas: peça com código, mão de obra e garantia. Orçamento de uma linha só não se compara.',
      'Se quiser, mande o papel: olhamos sem taxa de visita na área atendida e dizemos se o serviço faz sentido para o sintoma.',
    ],
    points: [
      'Regulagem ou gravação: de {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Capacitor com mão de obra: de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Roldana, cabo ou gomo de cremalheira: de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Engrenagem, com rolamento: de {{part.gears.from}} a {{part.gears.to}}.',
      'Reparo ou troca da placa: de {{part.board.from}} a {{part.board.to}}.',
    ],
    further: 'A tabela completa está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande a foto do orçamento, a da etiqueta do motor e o que o portão faz.',
  },
  {
    when: [
      'preco|orcamento|valor|valores|passam preco|passar preco|da preco|dao preco',
      'por telefone|pelo telefone|telefone|ligacao|ligando|por ligacao|por mensagem',
    ],
    unless: 'gsm|abrir|abre|modulo|chip|interfone',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'A faixa de preço dizemos na conversa; o valor exato depende de ver o motor, e por isso o WhatsApp serve melhor que a ligação: vão junto o vídeo e a foto da etiqueta. Conserto fica entre {{repair.from}} e {{repair.to}}, e o kit de basculante instalado, entre {{kit.padrao}} e {{kit.jetflex}}. A visita que confirma não tem taxa.',
    ],
    heading: 'O que dizer para o preço sair certo',
    text: [
      'Diga como o portão anda, o que ele faz e o que já foi trocado. Quem prefere falar liga para o telefone no alto do site, de {horário}.',
    ],
    points: [
      'Modelo e tensão escritos na etiqueta.',
      'Largura e altura da folha, se é motor novo.',
      'Bairro, e se o portão está aberto ou fechado.',
    ],
  },
  {
    when: [
      'laudo|laudos|relatorio|relatorios|parecer|atestado tecnico',
      'voces|emit*|fornec*|fazem|assin*|dao|entregam',
    ],
    unless: 'garantia|cobre|seguradora|quanto',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Sim, entregamos por escrito o diagnóstico da visita, com a causa provável, o que foi medido e o orçamento por peça, que serve para seguro, proprietário ou condomínio. Laudo com responsável técnico e assinatura de engenheiro é outro documento: se alguém o exige, diga antes de marcar.',
    ],
    heading: 'O que vai no papel da visita',
    text: [
      'O conserto que ele descreve fica, em casa, entre {{repair.from}} e {{repair.to}}; em prédio, é orçado pela peça.',
    ],
    points: [
      'Data, endereço e dados da etiqueta do motor.',
      'Defeito encontrado e o teste que o mostrou.',
      'Peça e mão de obra, cada uma com o seu valor e a sua garantia.',
      'Fotos da peça antes da troca.',
    ],
    send: 'Mande pelo WhatsApp o que pediram no documento, a foto da etiqueta e o bairro.',
  },
  {
    when: [
      'orcamento|proposta|valor|preco',
      'vale por|validade|valido|valida|por quantos dias|quantos dias vale|vale ate|vence|prazo de orcamento|muda depois|pode mudar',
    ],
    unless: 'vale a pena',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'O orçamento vale pelo prazo escrito nele, e dentro desse prazo o valor não muda se o portão continua como estava na foto ou na visita. Sem prazo escrito, pergunte na conversa antes de decidir.',
    ],
    heading: 'O que pode mudar o valor depois',
    text: [
      'A faixa dada por foto vira número fechado quando o técnico move a folha com a mão e mede, ainda antes de começar. Um conserto fica entre {{repair.from}} e {{repair.to}}, e nada é feito sem o seu sim.',
    ],
    points: [
      'Defeito que piorou entre a foto e a visita.',
      'Peça que saiu de linha, e então vem a alternativa com o preço dela.',
      'Folha ou coluna com problema que a foto não mostrava.',
      'Serviço pedido a mais no dia.',
    ],
    send: 'Para um valor que dure, mande pelo WhatsApp fotos de perto, a etiqueta do motor e o bairro.',
  },
];
