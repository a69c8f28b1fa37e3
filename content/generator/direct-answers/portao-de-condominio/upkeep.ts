/** Answers to titles about gates of condominiums: care, adjustment and replacement. */
import type { DirectAnswer } from '../../direct-answer.ts';

const contract = 'contrato|contratos|mensal|mensalidade|plano de manutencao|plano mensal|plano anual|plano';

const care =
  'manuten*|preventiv*|revisao|revisoes|contrato de manutencao|plano de manutencao|manutencao preventiva';

const building = 'condominio*|predio*|edificio*|sindic*';

const otherErrand =
  'nao abre|nao fecha|parou|quebr*|quem paga|obrigat*|garantia|multa|cancelar|rescis*|cabo|mola|motor novo|trocar|aluguel|inquilino|vence|perto';

export const upkeepAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'zelador*|porteiro*|vigia|faxineiro|caseiro',
      'destrav*|abrir na mao|abrir manual*|soltar o motor|por no manual|colocar no manual',
      'pode|portao|consegue|sabe|deve',
    ],
    unless: 'nao consegue|travou|quebr*',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Pode, e convém que saiba: destravar o portão na falta de luz é tarefa simples, desde que o zelador tenha sido treinado e a folha esteja reta. A ordem é desligar o disjuntor, girar a chave, mover a folha devagar e ficar no vão até travar de novo. Com cabo frouxo, mola quebrada, folha torta ou fora do trilho ele não destrava: isola a passagem e chama o técnico.',
    ],
    heading: 'O que combinar antes da próxima falta de luz',
    text: [
      'A chave fica na portaria, com o nome escrito, e outra com um morador. No basculante, destravar solta o peso da folha, e por isso se faz com duas pessoas. O que passa disso, como placa, cabo, mola e regulagem, é do técnico, e o conserto em prédio se orça pela peça.',
    ],
    points: [
      'Um treino de dez minutos com cada zelador e porteiro.',
      'Telefone do técnico fixado ao lado da chave.',
      'Depois que a luz volta: travar, ligar e acompanhar uma abertura inteira.',
    ],
    send: 'Mande a foto do motor e da chave: dizemos como se destrava o seu.',
  },
  {
    when: [
      'empresa|empresas|firma|quem faz|prestador*|prestadora|fornecedor*',
      'manutencao|conserto|assistencia|revisao',
      'condominio*|predio*|edificio*',
    ],
    unless: 'trocar de empresa|mudar de empresa|nao vem|nao atende|como escolher|reclam*|contrato|demora*',
    subject: 'portao-de-condominio',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['care', 'repair'],
    answer: [
      'Somos uma empresa de manutenção e conserto de portão automático de condomínio em São Paulo e na Grande São Paulo, com visita avulsa ou contrato, motor de qualquer marca e nota para a prestação de contas. A revisão se faz a cada {{maintenance.interval}}, e o valor vai por escrito ao síndico antes, pelo número de portões e de aberturas; não há taxa de visita.',
    ],
    answerAtPlace: [
      '{Onde}, somos empresa de manutenção e conserto de portão automático de condomínio, com visita avulsa ou contrato, motor de qualquer marca e nota para a prestação de contas. A revisão se faz a cada {{maintenance.interval}}, e o valor vai por escrito ao síndico antes, pelo número de portões e de aberturas; não há taxa de visita.',
    ],
    heading: 'O que o síndico recebe',
    text: [
      'Na revisão se medem a força e o tempo, se testam fotocélula e destravamento, se reaperta e se engraxa o que gira, e o relatório diz o que está gasto. Peça trocada tem {{parts.warranty}} de garantia, e o serviço, {{repair.warranty}}.',
      'Portão parado tem prioridade sobre revisão: primeiro a passagem fica segura, na mão, e depois se procura a causa.',
    ],
    points: [
      'Quantos portões, de que tipo e quantas unidades.',
      'Etiqueta do motor e da central de cada um.',
      'O que falhou nos últimos meses e quem consertou.',
    ],
    send: 'O síndico manda o número de portões e de unidades e a foto de cada motor.',
  },
  {
    when: [
      'erros|erro comum|erro mais comum|erros comuns|erros mais comuns|o que nao fazer|o que evitar',
      'sindico*|sindica|condominio*|predio*|zelador*|morador*|moradores|porteiro*',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care'],
    answer: [
      'Os erros mais comuns com o portão da garagem do prédio são esperar que ele pare para chamar alguém, pôr motor de casa em entrada de muitos carros, não apagar o controle de quem se mudou, deixar a fotocélula desligada porque atrapalha a fila e não guardar relatório. O mais sério é manter em uso um portão com cabo ou mola com defeito.',
    ],
    heading: 'O que fazer no lugar',
    text: [
      'Uma lista de controles por unidade, um livro com a hora de cada parada e uma preventiva marcada resolvem quase tudo. Quando o portão para sempre no horário de pico, o motor é pequeno para o uso, e conserto nenhum muda isso.',
      'Peça os orçamentos com a mesma descrição de peças e serviço, para a assembleia comparar coisas iguais.',
    ],
    points: [
      'Controle perdido: apaga-se no mesmo dia.',
      'Chave do destravamento: com a portaria, e não na gaveta do síndico antigo.',
      'Nobreak: prova-se todo mês com a energia cortada.',
      'Dois carros na mesma abertura: aviso claro e fotocélula em ordem.',
    ],
    send: 'Mande a foto da entrada por dentro, quantas unidades usam o portão e o que tem dado defeito.',
  },
  {
    when: [
      'checklist|check list|lista|o que verificar|o que conferir|o que checar|o que olhar|o que observar|como conferir|roteiro|inspecao|vistoria',
      'zelador*|porteiro*|portaria|sindico*|sindica|condominio*|predio*',
      'portao*|garagem',
    ],
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
      'quando trocar|quando devo trocar|quando se troca|quando substituir|hora de trocar|hora de a troca|quando e preciso trocar|precisa trocar|quando mudar|momento de trocar|trocar quando|quando fazer a troca|quando vale a pena trocar|quando colocar|quando por',
      'motor*',
      'condominio*|predio*|mais forte|mais potente|maior|uso intenso',
    ],
    unless: 'como escolher|qual motor|quanto custa|preco',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['replace', 'signs'],
    answer: [
      'Troque o motor do portão do condomínio por um de uso intenso quando ele para por calor no horário de pico e volta meia hora depois, quando as aberturas da hora cheia passam de dez ou quando engrenagem e capacitor se repetem no ano com a folha leve e equilibrada. Se para fora do pico, ou se a folha pesa na mão, conserte antes. Motor pesado com instalação fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'O que levar à assembleia',
    text: [
      'Leve a contagem de aberturas na hora mais cheia, as notas dos consertos do último ano e dois orçamentos com os mesmos ciclos por hora. Mais potência sem mais ciclos não resolve a fila.',
    ],
    points: [
      'Motor de casa: de {{stator.thin.from}} a {{stator.thin.to}} por hora.',
      'Uso intenso: de {{stator.robust.from}} a {{stator.robust.to}}.',
      'Cabo, roldana e contrapeso revistos no mesmo dia.',
      'Controles regravados em hora marcada.',
    ],
    send: 'Mande a etiqueta do motor, o número de unidades e a hora em que ele para.',
  },
  {
    when: [
      'sindico*|sindicos|condominio*|predio',
      'guia|como cuidar|cuidar|cuidados|checklist|o que verificar|rotina',
      'portao*|garagem',
    ],
    unless: 'quem paga|quanto custa|preco|escolher motor|qual motor|crianca*|pedestre',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Para cuidar do portão da garagem do prédio bastam três rotinas: toda semana o zelador varre o trilho e limpa as lentes da fotocélula; todo mês alguém assiste a uma abertura inteira e anota barulho, batida ou lentidão; e a cada {{maintenance.interval}} um técnico faz a preventiva e deixa relatório. Controle perdido se apaga no mesmo dia, e a chave do destravamento fica com a portaria.',
    ],
    heading: 'A pasta do portão',
    text: [
      'Guarde num lugar só a etiqueta do motor fotografada, os relatórios, as notas, a lista de controles por unidade e o telefone do técnico. Na troca de síndico ela vale mais que a memória do zelador.',
      'Defeito que põe alguém em risco não espera assembleia: desligue, sinalize e mande consertar, que o síndico tem esse dever. O conserto fica de {{repair.from}} a {{repair.to}}, e a troca de um motor pesado, com instalação, de {{condominium.from}} a {{condominium.to}}.',
    ],
    points: [
      'Fotocélula: teste com um cabo de vassoura, toda semana.',
      'Cabo ou mola com defeito: portão parado, sem exceção.',
      'Hora de pico: conte as aberturas, é isso que escolhe o motor.',
      'Nobreak: prove uma vez por mês.',
      'Morador novo: controle numerado e assinado.',
    ],
    send: 'Mande a foto do motor, da etiqueta e do portão por dentro, e diga quantas unidades usam: dizemos o que a preventiva precisa cobrir.',
  },
  {
    when: [
      'quanto tempo dura|quantos anos dura|quantos anos|duracao|dura quanto|dura quantos|vida util|durabilidade|quanto dura|quanto tempo',
      'motor|motores|automatizador|maquina',
      'condominio*|predio*|edificio*|sindic*|apartamento*|coletivo|garagem coletiva',
    ],
    unless: 'instal*|trocar|troca|conserto|garantia|bateria|nobreak|demora|abre|fecha|controle*',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'Em condomínio o motor de portão dura de poucos anos a perto de dez, conforme as viagens por dia. O de uso intenso, com a folha leve na mão e revisão a cada {{maintenance.interval}}, chega ao fim dessa conta; um motor de casa posto em prédio pode queimar no primeiro ano. Numa casa, o mesmo aparelho costuma passar de dez.',
    ],
    heading: 'O que encurta e o que alonga a vida do motor no prédio',
    text: [
      'O motor comum aguenta de cinco a dez ciclos por hora, e o de estator robusto, de trinta a cinquenta. Quem passa disso toda manhã gasta o motor pelo calor, mesmo com folha leve.',
      'Antes de ele acabar, vale comparar o conserto com o conjunto novo, que em portão pesado fica entre {{condominium.from}} e {{condominium.to}} com a instalação.',
    ],
    points: [
      'Para no meio da fila e volta depois de esfriar: está pequeno para o uso.',
      'Peça que já não se acha: planeje a troca antes da próxima quebra.',
      'Roldana, trilho ou contrapeso ruim: o motor paga a conta.',
      'Graxa e aperto em dia: a engrenagem dura muito mais.',
    ],
    send: 'Mande a foto da etiqueta do motor, o ano em que foi posto e as aberturas da hora mais cheia.',
  },
  {
    when: [
      'condominio*|predio*|edificio*',
      'demora*|lento|lenta|devagar|segundos|fila',
      'motor|trocar|rapido|acelerar|velocidade|portao',
    ],
    unless: 'quanto tempo|consert*|sindico|controle*|ficou|ficando|de repente|chegar|tecnico|nobreak',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['replace', 'price'],
    answer: [
      'Se o portão do prédio ficou lento, o defeito é capacitor, roldana ou folha pesada, e se conserta; se sempre foi assim, esse é o passo do motor, e nenhuma regulagem o muda. Aí vale trocar por um rápido, de uso intenso, com conjunto instalado entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'Rápido e de uso intenso são duas contas',
    text: [
      'O motor rápido encurta a fila na rua; o de uso intenso aguenta a fila sem parar por calor. O prédio precisa dos dois na mesma ficha: tempo de abertura e ciclos por hora.',
      'Velocidade pede folha reta, batente firme e fotocélula provada, porque o portão chega antes do pedestre.',
    ],
    points: [
      'Cronometre uma abertura e uma fechada, com o portão vazio.',
      'Anote quantos carros esperam de uma vez na rua.',
      'Solte o motor e empurre a folha: pesada, conserta-se antes.',
      'Pausa do fechamento automático não é lentidão: isso se regula.',
    ],
    send: 'Mande um vídeo do portão abrindo, os segundos que ele leva, a foto da etiqueta do motor e as medidas da folha.',
  },
  {
    when: ['administradora*', 'portao|portoes|motor|motores|automatizacao'],
    unless:
      'obrigad*|obrigatori*|obriga|quem paga|recus*|demora|nao paga|nao quer|autoriz*|assembleia|reclam*|ou|quebr*|laudo',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['care', 'repair'],
    answer: [
      'Atendemos administradoras de condomínio com conserto, revisão e troca de motor: o orçamento vai por escrito em nome do condomínio, com a peça, o valor e a garantia, antes de o técnico mexer. O conserto fica entre {{repair.from}} e {{repair.to}}; o motor de portão de prédio, com a instalação, em geral entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'O que adianta o orçamento de cada prédio',
    text: [
      'Com o endereço, a foto da etiqueta do motor e um vídeo do defeito, a resposta sai com a faixa de preço, e o síndico aprova sabendo o que se vai fazer. Urgência é o portão que prende carros ou deixa a garagem aberta: diga isso na primeira linha.',
      'A revisão de rotina se combina por visita ou por contrato, e cada uma deixa anotado o que foi testado, com a data.',
    ],
    points: [
      'Lista dos prédios, com quantos portões há em cada um.',
      'Nome de quem aprova e de quem abre a casa de máquinas.',
      'Horário em que a garagem pode ficar parada.',
      'Dados do condomínio para o recibo e a nota.',
    ],
    send: 'Mande a lista dos prédios com o bairro e os portões de cada um: respondemos por escrito.',
  },
  {
    when: [
      'aviso|comunicado|recado|circular|cartaz',
      'morador*|condominio*|predio*|condominos',
      'portao|portoes|manuten*',
    ],
    unless: 'placa de aviso|sinaleir*|multa|tag|controle*',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care'],
    answer: [
      'O aviso cabe em quatro linhas: o dia e a hora em que o portão da garagem estará em manutenção; quem vai abri-lo na mão nesse período; que ninguém force a folha nem passe com ela andando; e que urgência se resolve com a portaria. Cole dois dias antes no elevador e na garagem, e mande também no grupo dos moradores.',
    ],
    heading: 'O que combinar antes de avisar',
    text: [
      'Uma revisão leva {horas de manutenção} e um conserto, em geral, {horas de reparo}: marque fora da saída da manhã e da chegada da noite. Na troca de controles, avise também o dia da gravação e o que cada unidade traz.',
    ],
    points: [
      'Quem controla a passagem enquanto o portão está solto.',
      'Saída de emergência livre durante o serviço.',
      'Carro que precisa sair cedo: do lado de fora na véspera.',
      'Aviso de término, com o que mudou no uso.',
    ],
    send: 'Mande o melhor horário do prédio e o que o portão precisa: marcamos a visita dentro dele.',
  },
  {
    when: ['consert*|manutencao|reparo|revisao', 'portao|portoes', 'cancela*'],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['care', 'price'],
    answer: [
      'Do portão cuidamos nós: manutenção por visita, com o valor dito antes, e conserto de {{repair.from}} a {{repair.to}} quando a peça é comum. A cancela não é nosso serviço: haste, mola, gabinete e laço são da empresa de controle de acesso. Convém marcar as duas no mesmo dia, porque a ordem que abre uma muitas vezes passa pela central da outra.',
    ],
    heading: 'Onde o portão e a cancela se encontram',
    text: [
      'O contato que a cancela manda ao portão nós ligamos e provamos na central. Se o portão abre pela botoeira e não pela cancela, o defeito é do lado dela.',
    ],
    points: [
      'Prédio: manutenção do portão {{maintenance.condominium}}.',
      'Relatório de cada visita para o síndico.',
      'Tag, leitor e catraca: controle de acesso.',
    ],
    send: 'Mande fotos do portão por dentro, da etiqueta do motor e o número de vagas.',
  },
  {
    when: [contract, `${care}|portao|portoes`, building],
    unless: `${otherErrand}|assembleia|pequeno|poucas|avulsa|avulso|vale a pena|compensa`,
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['care', 'price'],
    answer: [
      'Fazemos manutenção de portão de condomínio por contrato, com visita mensal ou mais espaçada, e também por visita avulsa. O mensal é para a entrada que não para; em prédio de pouco movimento, uma revisão a cada {{maintenance.interval}} costuma bastar. A mensalidade se calcula por portão e por número de aberturas, e o síndico recebe o valor por escrito depois que vemos os portões.',
    ],
    heading: 'O que comparar em duas propostas de contrato',
    text: [
      'Compare linha por linha: quantas visitas, quanto tempo o portão pode ficar parado, o que é peça e o que é mão de obra, e o que acontece em feriado. Mensalidade baixa sem prazo de resposta custa caro na primeira parada.',
      'Para ter referência do que se orça por fora: regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}, placa, de {{part.board.from}} a {{part.board.to}}, e motor pesado novo, instalado, de {{condominium.from}} a {{condominium.to}}.',
    ],
    points: [
      'Relatório de cada visita, que o síndico guarda.',
      'Fotocélula e força testadas toda vez.',
      'Controles perdidos apagados na própria visita.',
      'Como se sai do contrato, e com que aviso.',
    ],
    further:
      'O que se mede em cada visita está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Diga pelo WhatsApp quantos portões e quantas vagas são, e mande uma foto de cada portão por dentro: a proposta sai em nome do condomínio.',
  },
  {
    when: [care, building, 'correr|deslizante*'],
    unless: `${otherErrand}|${contract}|assembleia|quem paga`,
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['care', 'price'],
    answer: [
      'A manutenção do portão deslizante de condomínio se faz a cada {{maintenance.interval}}, em {horas de manutenção} por visita, e o valor é combinado antes, pelo número de portões e de aberturas. Roldana ou cremalheira gasta, em portão comum, fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; em folha pesada é orçada na visita.',
    ],
    heading: 'O que a revisão do deslizante inclui',
    text: [
      'O técnico solta o motor e leva a folha na mão de ponta a ponta: onde ela endurece está o trilho ou a roldana que vai parar o prédio num dia de pressa. Depois mede a folga da cremalheira, prova a fotocélula e a força e testa a abertura sem luz.',
    ],
    points: [
      'Reaperto da base e dos parafusos da cremalheira, um a um.',
      'Roldanas e guia de cima, que seguram a folha em pé.',
      'Batentes dos dois lados, para ela não sair do trilho.',
      'Nobreak e chave de destravamento, com a portaria olhando.',
      'Do zelador: trilho varrido toda semana, sem graxa.',
    ],
    send: 'Mande pelo WhatsApp quantos portões são, as aberturas na hora mais cheia, a foto da etiqueta do motor e o bairro: o valor da visita volta por escrito.',
  },
  {
    when: [
      'preventiva|preventivas|manutencao preventiva|manutencao periodica|manutencao programada',
      'condominio*|predio*|edificio*',
    ],
    unless:
      'preco*|valor|quanto|vale a pena|compensa|precisa|obrigatori*|quem paga|contrato|empresa|checklist',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'A manutenção preventiva de um portão eletrônico de condomínio se faz pelo menos a cada {{maintenance.interval}}, e onde ele abre mais de cem vezes por dia, todo mês ou a cada trimestre: reaperto, lubrificação, força, fotocélulas e destravamento, testados e anotados. É cobrada por visita, conforme o número de folhas, e o valor vai ao síndico antes; peça gasta só se troca depois de aprovada.',
    ],
    heading: 'O que a visita ao prédio deixa feito',
    text: [
      'A visita dura {horas de manutenção} e sai do horário de pico. No fim, a lista do que foi medido fica com o síndico e serve de comparação para a seguinte.',
      'O que se achar gasto é orçado por peça. Cabo, mola e freio não esperam a próxima assembleia; ruído e folga pequena, sim. Se o desgaste vem depressa, o técnico propõe intervalo menor.',
    ],
    points: [
      'Base, suportes e dobradiças: reaperto.',
      'Folha movida na mão, com o motor solto, para sentir o peso.',
      'Fotocélulas provadas com a folha andando.',
      'Destravamento e nobreak com a energia cortada.',
      'Controles gravados na central, comparados com a lista de moradores.',
    ],
    questions: [
      {
        question: 'O que o zelador faz entre duas visitas?',
        answer:
          'Varre o trilho, limpa as lentes com pano seco e anota barulho novo. Óleo, regulagem e caixa do motor ficam para o técnico.',
      },
    ],
    further:
      'A lista completa de uma visita está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande a foto da entrada por dentro e diga quantas folhas e quantas unidades há e quando foi a última revisão: devolvemos o valor por visita.',
  },
  {
    when: [
      'manuten*|preventiv*|revisao',
      'quando|de quanto em quanto tempo|a cada quanto|periodicidade|com que frequencia|frequencia|intervalo|quantas vezes',
      'predio|condominio|edificio|condominios',
    ],
    unless: 'contrato|preco|valor|quanto custa|mensal',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'No prédio, a manutenção preventiva do portão se faz pelo menos a cada {{maintenance.interval}}; onde ele abre mais de cem vezes por dia, a visita é mensal ou trimestral, e vem antes se o portão para no pico ou fecha mais devagar. A visita dura de {horas de manutenção}, fora da hora de movimento, e termina com um relatório para o síndico. Toda semana, o zelador varre o trilho e limpa as lentes da fotocélula.',
    ],
    heading: 'O que entra em cada visita ao prédio',
    text: [
      'Força de fechamento, reversão, fotocélula e destravamento vêm primeiro, porque por ali passa gente. Depois, aperto de base e suportes, cabos ou roldanas, lubrificação e temperatura do motor.',
      'Peça gasta é orçada à parte e só se troca com autorização. Portão de muitas vagas pede inspeção mais próxima na hora do pico, e o técnico diz qual depois da primeira visita.',
    ],
    points: [
      'Data, medida e nome de quem fez, no relatório.',
      'Livro da portaria com hora de cada parada.',
      'Controles ativos conferidos contra a lista de unidades.',
      'Fotocélula que falha no teste: portão em uso assistido até trocar.',
    ],
    further:
      'A lista completa está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande quantos portões e vagas há, uma foto de cada um e a data da última revisão.',
  },
  {
    when: [
      'manutencao|contrato|preventiva',
      'condominio|predio|edificio|condominios',
      'mensal|mensalidade|valor|preco|quanto|contrato',
    ],
    unless: 'assembleia|obrigatori*',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['care', 'price'],
    answer: [
      'A mensalidade se calcula por portão e por número de aberturas, e a proposta diz em separado o que ela inclui: visita mensal ou bimestral, prazo de resposta e mão de obra, com a peça à parte. Damos o valor por escrito depois de ver os portões; fora de contrato, cada conserto de portão é orçado pela peça.',
    ],
    heading: 'O que comparar em duas propostas',
    text: [
      'Compare por linha, e não pelo total: frequência, tempo máximo com o portão parado, o que é peça e o que é mão de obra, e o que acontece em feriado. Contrato barato sem prazo de resposta vale pouco.',
      'Para ter referência, regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, placa entre {{part.board.from}} e {{part.board.to}}; portão pesado com motor novo, entre {{condominium.from}} e {{condominium.to}}.',
    ],
    points: [
      'Relatório por visita, com o que foi medido.',
      'Fotocélula e força testadas em toda visita.',
      'Rescisão sem multa longa.',
      'Portão de prédio gasta peça em meses, e não em anos.',
    ],
    further:
      'A lista da visita está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Diga quantos portões e quantas vagas, e mande uma foto de cada um.',
  },
  {
    when: [
      'fica aberto|demora para fechar|demora a fechar|aberto muito tempo|muito tempo aberto|nao fecha logo',
      'portao|garagem|predio|condominio',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'Portão que fica aberto tempo demais se corrige na pausa da central, ou na função que fecha assim que o carro libera a fotocélula: quase toda placa tem uma das duas. Se a pausa está curta e ele demora mesmo assim, alguém repete o comando ou a fotocélula está cortada no meio do tempo.',
    ],
    heading: 'Medir antes de regular',
    text: [
      'Cronometre da folha aberta até começar a fechar, com e sem carro passando. Igual nos dois é pausa longa; maior com gente passando é o feixe que recomeça a contagem.',
      'A regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e o par de fotocélula, entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Fechar depois da passagem exige fotocélula perto da folha.',
      'Controle apertado na saída abre de novo: oriente os moradores.',
      'Rampa e fila: segundos a mais de propósito.',
    ],
    further: 'O uso em prédio está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Diga quantos segundos ele fica aberto e mande a foto do vão com a fotocélula.',
  },
  {
    when: [
      'reserva|sobressalente|backup|de estoque',
      'placa|central|motor|peca|pecas|controle',
      'condominio|predio|empresa|deixar|ter|guardar|galpao',
    ],
    unless: 'bateria reserva|chave reserva',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Placa reserva vale a pena no condomínio em que um portão parado trava a garagem e o modelo já não se acha em toda loja: com ela na prateleira, o conserto sai na primeira visita. Compre a do mesmo código da que está em uso, mande testar antes de guardar e anote quem tem a chave do armário. Placa queimada, sem reserva, fica entre {{part.board.from}} e {{part.board.to}} com a troca.',
    ],
    heading: 'O que um prédio deve ter guardado',
    text: [
      'O que para o portão com mais frequência é barato e cabe numa caixa. A placa vem depois: ela só serve se o receptor e o fim de curso forem os mesmos, e os controles precisam ser gravados nela ou lidos de uma memória que se troca de placa.',
    ],
    points: [
      'Par de fotocélula do mesmo modelo.',
      'Capacitor com o valor da etiqueta.',
      'Dois controles virgens e a lista de unidades.',
      'Placa de mesmo código, testada, em saco antiestático.',
      'Chave de destravamento na portaria, com cópia.',
    ],
    questions: [
      {
        question: 'A placa guardada perde a garantia?',
        answer:
          'O prazo da peça corre da compra. Por isso ela é testada no dia em que chega, e não no dia da pane.',
      },
    ],
  },
  {
    when: [
      'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|quanto pag*|quanto vale|valor*|custo|custa|orcamento|orcar|tabela|cobra|cobram|barato',
      'manuten*|preventiva|revisao',
      'condominio*|predio*|edificio*',
    ],
    unless: 'contrato|mensal*|quem paga',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['care', 'price'],
    answer: [
      'A manutenção preventiva do portão de condomínio não tem preço de tabela: paga-se por visita ou por contrato, e o valor sai do tipo de folha, do número de portões e das aberturas por dia. Avaliamos sem taxa e mandamos a proposta por escrito ao síndico. Peça gasta é conserto à parte, de {{repair.from}} a {{repair.to}}. O intervalo mais longo é de {{maintenance.interval}}; com a garagem em uso o dia inteiro, a proposta pode prever visita mensal ou bimestral.',
    ],
    heading: 'Como comparar duas propostas de manutenção do prédio',
    text: [
      'Mensalidade baixa com visita cobrada à parte sai mais cara que parece. Ponha lado a lado o custo de um ano: revisões, chamadas e peças.',
      'A preventiva dura {horas de manutenção} e se faz fora da hora de pico. O serviço tem {{repair.warranty}} de garantia, e as peças, {{parts.warranty}}.',
    ],
    points: [
      'Revisões por ano e o que se testa em cada uma.',
      'Prazo de resposta com a garagem aberta.',
      'Chamada extra: incluída ou com que valor.',
      'Peças: na hora ou sob aprovação.',
      'Relatório de cada visita para a prestação de contas.',
    ],
    further:
      'A lista completa de cada visita está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande pelo WhatsApp as fotos dos portões, o número de vagas e o que já se gastou em chamadas no ano: devolvemos o valor da visita avulsa e o do contrato, lado a lado.',
  },
  {
    when: [
      'contrato|mensal|mensalidade|plano de manutencao',
      'condominio*|predio*|edificio*',
      'pequeno|poucas vagas|poucos apartamentos|vale|compensa|avulsa|avulso',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['care', 'price'],
    answer: [
      'No condomínio de poucas vagas, o contrato mensal de manutenção do portão só compensa se ele inclui revisão a cada {{maintenance.interval}} e prioridade na chamada; com poucas vagas, duas preventivas avulsas por ano costumam sair mais em conta. Fazemos das duas formas, com o valor por escrito para o síndico depois de ver o portão.',
    ],
    heading: 'Contrato ou visita avulsa num prédio de poucas vagas',
    text: [
      'Some o que se gastou em chamadas no último ano. Se foi menos que doze mensalidades, a avulsa ganha; se o portão parou em hora cheia mais de uma vez, a prioridade do contrato vale o preço.',
      'Conserto fora da revisão fica entre {{repair.from}} e {{repair.to}}, e troca de motor pesado entre {{condominium.from}} e {{condominium.to}}.',
    ],
    points: [
      'Número de revisões por ano e o que se testa em cada uma.',
      'Prazo de resposta com o portão parado.',
      'Peças incluídas ou cobradas à parte.',
      'Relatório por visita, que o síndico guarda.',
      'Saída do contrato sem multa longa.',
    ],
    sections: [
      {
        aspect: 'care',
        heading: 'O que entra em cada preventiva',
        text: [
          'Folha na mão, trilho e roldanas ou cabos e pivôs, reaperto, lubrificação, força, fim de curso, fotocélulas e destravamento manual.',
          'Entre as visitas, o zelador varre o trilho e passa pano nas lentes; a caixa do motor fica fechada.',
        ],
      },
    ],
    questions: [
      {
        question: 'O contrato precisa de assembleia?',
        answer:
          'Em geral é despesa ordinária e o síndico contrata; a convenção do prédio pode pôr um limite.',
      },
      {
        question: 'O contrato cobre controle de morador?',
        answer: 'Isso se combina por escrito. Em geral o controle perdido é pago por quem o perdeu.',
      },
    ],
  },
];
