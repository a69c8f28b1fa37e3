/** Answers to titles about gates of condominiums: what the caretaker and the manager do. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksMistakes } from '../../../words/asking-words.ts';

export const staffAnswers: readonly DirectAnswer[] = [
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
    when: [asksMistakes, 'sindico*|sindica|condominio*|predio*|zelador*|morador*|moradores|porteiro*'],
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
];
