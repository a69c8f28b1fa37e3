/** Answers to titles about maintenance: checklists and guides. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const checklistAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'guia|guia completo|tudo sobre|manual|passo a passo|cartilha|roteiro|o basico|plano',
      'manutencao|manutencoes|conservacao|cuidados|preventiva',
      'portao|portoes|motor',
    ],
    unless:
      'pdf|contrato|mensal|condominio*|sindico*|predio*|empresa|controle*|comprar|baixar|checklist|check list|preco',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care', 'safety'],
    answer: [
      'A manutenção do portão se divide em três: o que você faz todo mês, que é varrer o trilho, limpar as lentes da fotocélula com pano seco e provar se a folha para diante de um obstáculo; o que se faz uma vez por ano, lubrificar dobradiças e roldanas e olhar de longe cabos e soldas; e a revisão do técnico, uma vez por ano em casa e a cada {{maintenance.interval}} em prédio, com curso, força e parte elétrica.',
    ],
    description:
      'A manutenção do portão se divide em três: limpeza e prova da fotocélula todo mês, lubrificação e revisão do técnico uma vez por ano.',
    heading: 'O que fica com você e o que fica com o técnico',
    text: [
      'Com o disjuntor desligado e a folha reta, solte o motor e mova o portão na mão: leve e sem tranco, está bem; pesado, chame antes que o motor pague por isso. Mola, cabo, contrapeso e a caixa do motor não se abrem em casa.',
      'A revisão leva {horas de manutenção}. O que estiver gasto se orça à parte, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Óleo fino nas dobradiças e nos pivôs; no trilho, nada.',
      'Fuso e cabo de aço: só o técnico.',
      'Bateria do controle: uma troca por ano evita susto.',
      'Cabo com fio solto ou folha torta: disjuntor desligado e técnico.',
    ],
    send: 'Mande o bairro, o tipo do portão e quando foi a última revisão.',
  },
  {
    when: [
      'checklist|check list|inspecao|vistoria|lista de verificacao|roteiro|livro|planilha|ficha|relatorio|cronograma',
      'manuten*|preventiv*|inspecao|vistoria|revisao|verificacao|portao automatico',
      'portao|portoes|condominio*|predio*',
    ],
    unless: 'controle*|alug*|comprar|entrega de chaves|bombeiro*|laudo|casa',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'A inspeção de um portão automático confere sete coisas, e o livro registra cada uma com a data: folha leve na mão, fixação e soldas, cabos ou roldanas, fim de curso, força que para ao encostar, fotocélula com a folha andando e destravamento sem energia. Em prédio acrescenta-se a lista de controles ativos. Fazemos essa visita em {horas de manutenção}, a cada {{maintenance.interval}} onde o uso é coletivo.',
    ],
    heading: 'O modelo do registro, linha por linha',
    text: [
      'Cada linha leva data, quem testou, o resultado e o que ficou por trocar. O zelador anota o resto: hora em que o portão parou, ruído novo, controle que falhou.',
      'Peça gasta é orçada à parte e só se troca depois de aprovada.',
    ],
    points: [
      'Diário: olhar e ouvir uma abertura inteira.',
      'Semanal: lentes da fotocélula e trilho limpos.',
      'Mensal: teste do cabo de vassoura no feixe.',
      'Na visita: força, curso, aperto, graxa e parte elétrica.',
    ],
    send: 'Mande o bairro, quantos portões há e o tipo de cada um: o valor da visita vai por escrito.',
  },
  {
    when: [
      'manutencao|preventiva|revisao|checklist|check list',
      'o que e feito|o que fazer|checklist|check list|como fazer|como|inclui|em casa|o que|passo|itens|lista|sozinho|dicas|serve',
    ],
    unless:
      'preco|custa|contrato|condominio|quanto tempo|predio|de quanto|mensal|direito|lei|antes de comprar|viagem|que marca|industrial',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    answer: [
      'A manutenção do portão tem uma parte sua e outra do técnico. Em casa, todo mês: trilho varrido, lentes da fotocélula limpas, teste da vassoura no feixe e ouvido atento a ruído novo. Uma vez por ano, o técnico solta e move a folha, engraxa, aperta, regula força e curso e mede a parte elétrica.',
    ],
    description:
      'Em casa, todo mês: trilho varrido, fotocélula limpa e testada. Uma vez por ano, o técnico engraxa, aperta, regula força e curso e mede a parte elétrica.',
    heading: 'A lista de quem faz em casa',
    text: [
      'Sempre com o disjuntor desligado e os controles longe da mão de criança. Não se abre a caixa do motor, não se mexe em mola e não se põe graxa em trilho, cremalheira de nylon ou rolamento blindado.',
      'Anote a data e o que ouviu: um som que cresce de um mês para outro vale mais que qualquer medida.',
    ],
    points: [
      'Todo mês: trilho, lentes, teste da fotocélula.',
      'A cada seis meses: chave de destravamento, cabos e molas olhados de fora.',
      'Duas vezes por ano: graxa em dobradiça e pivô, pouca.',
      'Uma vez por ano: bateria dos controles e visita do técnico.',
    ],
    sections: [
      {
        aspect: 'care',
        heading: 'O que o técnico confere',
        text: [
          'Folha na mão, roldanas e cabos, aperto do motor, capacitor, tensão, terra, curso, força e reversão. Em casa isso se faz uma vez por ano e, em condomínio ou comércio, a cada {{maintenance.interval}}; a regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Vale a pena se o portão está bom?',
        answer:
          'Vale: cabo, mola e capacitor dão sinal meses antes de parar, e é nessa hora que custam pouco.',
      },
      {
        question: 'Quanto tempo leva a visita?',
        answer: 'Em geral {horas de manutenção}, com o portão em uso na maior parte do tempo.',
      },
    ],
    send: 'Mande uma foto do portão por dentro, a etiqueta do motor e a data da última revisão.',
  },
  {
    when: [
      'vistori*|conferir|verificar|inspec*|avaliar|olhar|checar',
      'comprar a casa|comprar casa|comprar o imovel|comprar imovel|compra de imovel|compra de casa|alugar|entrar em imovel|antes de mudar|casa usada',
    ],
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care', 'safety'],
    answer: [
      'Antes de comprar a casa, teste o portão em cinco minutos: abra e feche duas vezes pelo controle, interrompa a fotocélula no meio, solte o motor e leve a folha na mão. Peça todos os controles, a chave de destravamento e a nota do motor; o que falhar entra na conta do preço, porque um conserto vai de {{repair.from}} a {{repair.to}} e um motor novo, de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'O que testar no portão na visita ao imóvel',
    text: [
      'Motor barulhento em folha leve ainda se conserta; folha torta, coluna que mexe ou trilho solto é obra de serralheiro e custa mais do que o motor.',
      'Na mudança, apague da memória os controles de quem morava ali e grave só os seus. A vistoria pelo técnico é uma visita sem taxa na área que atendemos.',
    ],
    points: [
      'A folha para com a fotocélula interrompida.',
      'Solta do motor, ela anda com uma mão só.',
      'O basculante fica onde é deixado.',
      'O disjuntor do portão é só dele.',
      'A etiqueta do motor está legível: fotografe-a.',
    ],
    questions: [
      {
        question: 'Quem paga o defeito achado na vistoria?',
        answer:
          'É assunto entre comprador e vendedor. Com o orçamento na mão, fica fácil abater do preço ou pedir o conserto.',
      },
    ],
  },
];
