/** Parts called by a name of their own: the boards of a maker, the arm of a tilting gate, the length of an actuator. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const boardAndArmAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'triflex|facility|agility',
      'defeito|com defeito|queimou|queimada|queimad*|nao liga|parou|nao funciona|nao responde|estragou|piscando|conserto|consertar|reparo',
      'triflex|facility|agility|placa|central',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Central PPA com defeito, seja Facility, Agility ou Triflex, se mede antes de se trocar: relé, fusível, borne e fonte se reparam a partir de {{repair.from}}, e a placa nova fica entre {{part.board.from}} e {{part.board.to}} com a mão de obra. O nome impresso decide a substituta: a Triflex comanda motor com inversor, e uma central de motor comum não entra no lugar dela.',
    ],
    heading: 'O que olhar sem abrir a placa',
    text: [
      'Desligue o disjuntor do portão por um minuto e religue uma vez. Se nada acende, teste a tomada ou o disjuntor; se acende e só o controle falha, o rádio ou a memória é que pede conserto, e não a placa.',
    ],
    points: [
      'Botoeira abre e controle não: receptor ou controle.',
      'Estala e o motor não parte: capacitor, em motor comum.',
      'Cheiro de queimado ou marca de água: deixe desligada.',
      'Desarma o disjuntor ao religar: não insista.',
    ],
    questions: [],
    further:
      'O que se repara e o que se troca está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor, um vídeo da luz da caixa ao religar e o bairro.',
  },
  {
    when: [
      'braco articulado|braco|bracos|haste',
      'solto|soltou|frouxo|folga|caiu|desencaixou|quebrou|quebrado|empenado|torto|entortou',
      'basculante|basculantes',
    ],
    unless: 'suporte|cancela|preco|quanto',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Braço de basculante solto, torto ou quebrado deixa a folha sem quem a puxe: desligue o disjuntor, não acione e não passe por baixo. Parafuso ou pino que saiu se recoloca numa visita, de {{part.adjustment.from}} a {{part.adjustment.to}}; braço empenado ou solda aberta é caso de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    heading: 'Por que o braço se solta',
    text: [
      'O braço liga o cursor do motor à folha e leva o tranco de cada partida. Quando ela pesa demais, o pino gasta, o furo fica oval e o parafuso cai de novo; por isso o equilíbrio se confere junto.',
    ],
    points: [
      'Furo oval: parafuso novo não segura, refaz-se o furo.',
      'Braço dobrado: folha travada, força alta ou batida.',
      'Só um lado solto: a folha torce, não a use.',
      'Folha aberta: escora posta por quem sabe, de fora do vão.',
    ],
    questions: [],
    further:
      'O preço de cada reparo está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp uma foto de longe, com o braço e o motor à vista, e diga se a folha ficou aberta ou fechada.',
  },
  {
    when: [
      'acionador|atuador|calha',
      'preco|precos|valor|quanto custa|quanto fica|quanto sai|comprar|trocar|troca|basculante',
    ],
    unless: 'fuso|qual portao|que portao|serve|altura|parede|botao|quebr*|barulho|botoeira',
    figure: { unit: 'metre', to: 3 },
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Acionador de {figura} é o perfil com o fuso em que o braço do basculante sobe, e a medida acompanha a altura da folha. Com motor, central e instalação, ele já vem no kit, de {{kit.padrao}} a {{kit.jetflex}}; sozinho, para um motor que já existe, sai por orçamento, porque perfil e rosca mudam de um fabricante para outro.',
    ],
    heading: 'O que decide se {figura} serve',
    text: [
      'Curto, o acionador não completa a abertura; comprido, bate na laje. Antes de trocá-lo inteiro, veja se não é só a porca ou o mancal, que ficam entre {{part.gears.from}} e {{part.gears.to}} com a mão de obra.',
    ],
    points: [
      'Comprimento do perfil, de ponta a ponta.',
      'Altura da folha e do vão até a laje.',
      'Nome do motor na etiqueta, que diz a rosca.',
    ],
    questions: [],
    send: 'Mande pelo WhatsApp a etiqueta do motor, a altura da folha e uma foto do perfil com o portão fechado.',
  },
  {
    when: ['receptor|receptores', 'avulso|433|433 mhz|externo', 'instal*|coloc*|ligar|por'],
    unless: 'frequencia|saber|descobrir|qual',
    subject: 'receptor',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Receptor avulso se instala ligado à entrada de botoeira da central, com alimentação própria, e serve a motor de qualquer marca. Ligar e gravar os controles fica entre {{part.programming.from}} e {{part.programming.to}}, fora o aparelho.',
    ],
    heading: 'Escolher e ligar o receptor',
    text: [
      'A frequência tem de ser a do controle, e o tipo de código também: de código fixo não lê controle rolante. Com a rede desligada, o contato vai na botoeira e o comum, e a fonte, na tensão que o aparelho pede.',
    ],
    points: [
      'Contato em pulso, de um segundo, e não retido.',
      'Antena esticada, fora da caixa de metal.',
      'Os controles antigos continuam na central, se ela ainda ouve.',
      'Caixa vedada, se pega chuva.',
    ],
    questions: [],
    send: 'Mande pelo WhatsApp a foto do controle aberto, a da central e o bairro: dizemos o receptor que serve.',
  },
];
