/** Titles that promise a checklist: at the delivery, before a journey, of a building, of the wiring, of a house to buy. */
import type { DirectAnswer } from '../../direct-answer.ts';

const list =
  'checklist|check list|lista|o que verificar|o que conferir|o que checar|o que olhar|o que observar|como conferir|roteiro|inspecao|vistoria';

export const checklistAnswers: readonly DirectAnswer[] = [
  {
    when: [
      list,
      'receber|recebi|entrega|entregue|aceitar|depois de instal*|apos instal*|apos a instal*|apos instalacao|instalacao nova|instalaram|acabaram de instalar|dia de a instalacao',
      'motor*|portao*|instalacao',
    ],
    unless: 'encomenda*|correio*',
    subject: 'automatizacao',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['install', 'safety'],
    answer: [
      'Para receber a instalação do motor, confira seis coisas antes de pagar: a folha solta anda leve na mão, o portão para sem bater nas duas pontas, volta ao encostar num bloco de madeira, reabre quando o feixe da fotocélula é cortado, abre na mão com a chave e o disjuntor desligado, e todos os controles funcionam da rua. Depois peça a nota, a garantia escrita e o manual da central.',
    ],
    heading: 'O que olhar com o instalador ainda na garagem',
    text: [
      'Peça que ele abra e feche cinco vezes seguidas e escute: ronco, tranco ou cheiro no primeiro dia é regulagem por fazer. Veja também se o furo dos fios está vedado e se há disjuntor só do portão.',
      'Aprenda ali mesmo a destravar e a apagar um controle. É mais fácil que por telefone, no dia em que falta luz.',
    ],
    points: [
      'Suportes: parafusos apertados e solda sem trinca.',
      'Fios presos, longe do braço e do pinhão.',
      'Tempo de fechamento que dê para o carro mais lento.',
      'Chave do destravamento na sua mão.',
      'Etiqueta do motor fotografada.',
    ],
    send: 'Se algum item não passou, mande um vídeo dele e a foto da etiqueta do motor.',
  },
  {
    when: [
      `${list}|cuidados|antes de|o que fazer`,
      'viajar|viagem|ferias|feriado prolongado|sair de ferias|casa vazia|casa fechada',
      'portao automatico|portao eletronico|portoes automaticos|motor de portao|motor para portao|portao*|motor*',
    ],
    unless: 'funciona em|atende*|horario',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety', 'care'],
    answer: [
      'Antes de viajar, feche o portão e empurre a folha com a mão para ver se ela trava, desligue o disjuntor do portão e guarde todos os controles dentro de casa. Com o disjuntor desligado nenhum controle clonado abre e raio nenhum entra pelo motor ligado; se alguém vai cuidar da casa, deixe com essa pessoa a chave e o jeito de ligar.',
    ],
    heading: 'A lista de quem fecha a casa',
    text: [
      'Portão de correr se tranca com corrente e cadeado, e basculante, com ferrolho ou trava. Ponha o cadeado só depois de desligar o disjuntor, e avise quem tem controle: motor ligado contra cadeado quebra a engrenagem.',
      'Se o portão precisa ficar ligado, por causa de um caseiro ou do celular, desligue ao menos o fechamento automático e confira o sinal do Wi-Fi.',
    ],
    points: [
      'Nobreak: desligado também, ou a placa continua viva.',
      'Controle que fica no carro da garagem: leve para dentro.',
      'Folha sem nada encostado, para não forçar na volta.',
      'Na volta: tire o cadeado antes de religar.',
    ],
    send: 'Se a folha não trava quando fechada, mande um vídeo dela sendo empurrada e a foto do motor.',
  },
  {
    when: [list, 'zelador*|porteiro*|portaria|sindico*|sindica|condominio*|predio*', 'portao*|garagem'],
    unless: 'quem paga|preco|quanto custa|escolher|nbr|norma|abnt',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care', 'safety'],
    answer: [
      'A lista do zelador para o portão do prédio cabe numa folha: todo dia, assistir a uma abertura e escutar; toda semana, varrer o trilho, limpar as lentes da fotocélula e cortar o feixe com um cabo de vassoura para ver a folha voltar; todo mês, provar o nobreak e a abertura na mão. Cabo desfiado, folha torta, choque ou cheiro de queimado: desligar o disjuntor, sinalizar e chamar.',
    ],
    heading: 'O que não é do zelador',
    text: [
      'Força, fim de curso, mola, contrapeso e caixa aberta são do técnico, mesmo quando parece um aperto simples. O zelador anota o que viu, com dia e hora, e isso vale meia visita.',
      'A chave do destravamento e a lista de controles por unidade ficam na portaria, e todo turno sabe usá-las.',
    ],
    points: [
      'Trilho sem pedra, folha e brinquedo.',
      'Sinaleira acendendo e apagando com o portão.',
      'Parada nas duas pontas sem batida.',
      'Controle de quem saiu: pedido de apagar no mesmo dia.',
      'Livro com data, hora e o que foi feito.',
    ],
    send: 'Mande a foto da entrada por dentro e diga quantas unidades usam o portão: dizemos o que acrescentar à lista.',
  },
  {
    when: [
      `${list}|antes de comprar|ao comprar|vou comprar|visita a|visitar`,
      'casa|imovel|sobrado|apartamento',
      'portao automatico|portao eletronico|portoes automaticos|motor de portao|motor para portao|portao*|motor*',
      'compr*|alug*|visit*|usada|mudar',
    ],
    unless:
      'comprei|comprada|recem|motor para casa|obra|construc*|dono antigo|antigo dono|morador*|praia|motor de portao para casa',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'Antes de fechar a compra de uma casa com portão eletrônico, peça para vê-lo abrir e fechar três vezes e depois abri-lo na mão, com o disjuntor desligado: folha leve e parada em qualquer altura quer dizer conjunto são. Olhe a etiqueta do motor, os cabos ou as roldanas, se há fotocélula e disjuntor próprio, e pergunte quantos controles existem e quem mais tem cópia.',
    ],
    heading: 'O que pesa no preço da casa',
    text: [
      'Motor com peça à venda e folha boa é gasto pequeno, de {{repair.from}} a {{repair.to}} num conserto. Motor fora de linha ou queimado é troca, de {{replacement.from}} a {{replacement.to}} numa casa, e folha podre ou torta é serralheria.',
      'Em rua inclinada, veja o pé da folha e a calçada: basculante que raspa ou que avança sobre o passeio pode ter de mudar de tipo.',
    ],
    points: [
      'No dia da chave: apague a memória e grave só os seus controles.',
      'Fio aparente, emenda na chuva e central sem tampa: peça desconto.',
      'Batida no fim e tranco no começo: regulagem.',
      'Manual e nota do motor, se o dono tiver.',
    ],
    send: 'Mande um vídeo do portão andando e a foto da etiqueta do motor: dizemos o que ele ainda vale.',
  },
  {
    when: [
      list,
      'eletric*|eletrico|eletrica|fiacao|parte eletrica|instalacao eletrica',
      'portao automatico|portao eletronico|portoes automaticos|motor de portao|motor para portao|portao*|motor*',
    ],
    unless: 'cerca|conta de luz|consumo',
    subject: 'fiacao',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety', 'care'],
    answer: [
      'A parte elétrica do portão se confere por seis itens: disjuntor só dele no quadro, fio terra ligado ao motor e à folha, bitola para a distância, tensão da etiqueta igual à do ponto, rede e comando em eletrodutos separados e caixa da central seca, com o furo dos fios vedado. Por fora você vê quase tudo; medir tensão e abrir a caixa é do técnico ou do eletricista.',
    ],
    heading: 'O que cada item evita',
    text: [
      'Terra e DR protegem quem encosta na folha molhada. Disjuntor próprio deixa desligar o portão sem apagar a casa, e o DPS no quadro segura o surto que queima a placa.',
      'Fio fino aparece na partida: a luz da garagem pisca e o motor ronca antes de andar.',
    ],
    points: [
      'Disjuntor com o nome do portão escrito no quadro.',
      'Nenhuma emenda ao tempo.',
      'Nada ligado em extensão ou benjamim.',
      'Disjuntor que cai duas vezes: não religue.',
      'Formigamento ao tocar a folha: desligue e chame.',
    ],
    send: 'Mande a foto do quadro, da caixa da central por fora e da etiqueta do motor.',
  },
  {
    when: [
      list,
      'enchente|alagou|alagamento|inundac*|agua entrou',
      'portao automatico|portao eletronico|portoes automaticos|motor de portao|motor para portao|portao*|motor*',
    ],
    unless: 'nao abre|nao fecha',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety', 'care'],
    answer: [
      'Depois da enchente, verifique nesta ordem, com o disjuntor do portão desligado: até onde a água chegou na parede, se a caixa do motor ficou abaixo dessa marca, se há barro no trilho e nas roldanas e se a folha anda leve na mão. Se a água alcançou o motor ou a central, não religue: é a corrente na placa molhada que a queima, e ela ainda pode ser salva seca e limpa.',
    ],
    heading: 'O que secar, o que lavar e o que trocar',
    text: [
      'Barro sai com água doce e pano, longe da caixa. Rolamento e engrenagem que ficaram debaixo da água perdem a graxa e se abrem na bancada; fotocélula com gota por dentro da lente quase sempre se troca.',
      'A conta fica entre {{repair.from}} e {{repair.to}}, conforme a peça, e o orçamento vem antes. Fotografe tudo para o seguro.',
    ],
    points: [
      'Não toque na folha com o piso molhado e a energia ligada.',
      'Nobreak no chão: desligue e não ligue mais.',
      'Tomada e disjuntor que molharam são do eletricista.',
      'Para sair de carro: destrave pela chave, com a folha reta.',
    ],
    send: 'Mande a foto da marca da água e da caixa do motor fechada: dizemos se dá para secar ou se há peça a trocar.',
  },
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
      'A manutenção do portão se divide em três: o que você faz todo mês, que é varrer o trilho, limpar as lentes da fotocélula com pano seco e provar se a folha para diante de um obstáculo; o que se faz a cada seis meses, lubrificar dobradiças e roldanas e olhar cabos e soldas; e a revisão do técnico, uma vez por ano em casa e a cada {{maintenance.interval}} em prédio, com curso, força e parte elétrica.',
    ],
    heading: 'O que fica com você e o que fica com o técnico',
    text: [
      'Com o disjuntor desligado e a folha reta, solte o motor e mova o portão na mão: leve e sem tranco, está bem; pesado, chame antes que o motor pague por isso. Mola, cabo, contrapeso e a caixa do motor não se abrem em casa.',
      'A revisão leva {horas de manutenção}. O que estiver gasto se orça à parte, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Óleo fino nas dobradiças e nos pivôs; no trilho, nada.',
      'Fuso e cremalheira: só o que o manual do motor manda.',
      'Bateria do controle: uma troca por ano evita susto.',
      'Cabo com fio solto ou folha torta: disjuntor desligado e técnico.',
    ],
    send: 'Mande o bairro, o tipo do portão e quando foi a última revisão.',
  },
];
