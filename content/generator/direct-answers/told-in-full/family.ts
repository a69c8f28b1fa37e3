/** People who live with the gate: children who open it, hands that tremble, guests who need a way in. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const familyAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'autista|crianca*|filho|filha|menino|menina|neto|neta|demencia|alzheimer|idoso com alzheimer|bebe',
      'sai|saiu|sair|foge|fugiu|fugir|abre|abriu|abrir|nao abrir|mexe',
      'autista|demencia|alzheimer|sozinh*|nao abrir|travar|trancar|impedir|evitar|para nao|botao|rua|foge|fugiu|fugir|controle',
    ],
    unless: 'preso|prendeu|machuc*|fecha em|engoliu|celular|portao abre sozinho|esta abrindo|abrindo sozinho',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety', 'choose'],
    answer: [
      'Para quem não pode sair sozinho não abrir o portão, tire o comando do alcance: botoeira alta ou com chave, controles fora do gancho da entrada e o disjuntor do portão desligado nas horas em que ninguém sai. A porta da casa para a garagem, trancada, é a barreira que não falha. Um aviso sonoro que toca quando a folha anda chama alguém a tempo.',
    ],
    heading: 'Fechar os três caminhos: botão, controle e mão',
    text: [
      'Trocar a botoeira por uma com chave ou teclado custa a partir de {{repair.from}}. O destravamento manual fica com chave guardada, mas num lugar que todos os adultos conhecem, para a falta de luz.',
      'Fechamento automático com pausa curta, só com fotocélula testada, reduz o tempo de portão aberto.',
    ],
    points: [
      'Controle com trava de tecla, ou guardado em gaveta fechada.',
      'Aplicativo: notificação no celular quando o portão abre.',
      'Vão de baixo menor que a cabeça da criança.',
      'Vizinhos avisados: quem vê, liga.',
    ],
    send: 'Mande a foto da botoeira, do motor e da porta que dá para a garagem.',
  },
  {
    when: [
      'idoso*|idosa*|avo|vovo|mae|pai|sogra|sogro|parkinson|artrite|artrose|tremor|reumatismo|avc|maos fracas',
      'nao aperta|nao consegue apertar|nao consegue|atrapalha|confunde|erra o botao|botoes|botao|dificuldade|esquece',
      'controle*|botoes|botao|portao',
    ],
    unless: 'erguer|levantar|abrir o portao|pesado|caiu|preso|machuc*|nao funciona',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para quem treme, tem pouca força ou se atrapalha com os botões, há três saídas: controle de um botão só, grande e macio; botoeira grande na parede, na altura da mão; ou abertura pelo celular de alguém da família. Deixe gravado um botão e apague os outros. Gravar custa de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'O que mais facilita',
    text: [
      'O controle novo precisa ser da família do receptor; se não há um fácil, um receptor avulso aceita outro modelo. Pausa longa e fotocélula testada valem tanto quanto o botão, porque quem anda devagar não pode ter pressa.',
    ],
    points: [
      'Cordão ou suporte no andador, para não procurar na bolsa.',
      'Tag no carro: o portão abre sem apertar nada.',
      'Um controle igual com um vizinho de confiança.',
    ],
    send: 'Mande a foto do controle de hoje, frente e verso, e a da etiqueta da central.',
  },
  {
    when: [
      'acesso temporario|acesso por tempo|dar acesso|liberar acesso|controle temporario|senha temporaria|acesso para visita|acesso provisorio|visitante*|hospede*|republica|estudantes',
      'portao|garagem|controle*|entra|entrar',
    ],
    unless: 'condominio|predio|vaga|bateu|quem paga|emprego|preso|machuc*',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility', 'choose'],
    answer: [
      'Para dar acesso por um tempo, o melhor é o que se corta sem visita: usuário com prazo no aplicativo de um módulo Wi-Fi, ou senha num teclado. Com controle, use código rolante e um número por pessoa, que se apaga sozinho na central. Quem vem uma vez só entra pelo interfone ou com você abrindo pelo celular. Ligar módulo ou teclado custa a partir de {{repair.from}}.',
    ],
    heading: 'Uma chave para cada pessoa, e uma lista',
    text: [
      'Casa com muita gente troca de morador todo semestre: anote quem tem qual número e apague no dia em que sai. Código fixo não serve, porque uma cópia continua abrindo.',
    ],
    points: [
      'Caução pelo controle, devolvida na entrega.',
      'Memória da central: confira quantos controles ela guarda.',
      'Fotocélula testada: quem é de fora não conhece o tempo do portão.',
    ],
    send: 'Mande a foto da etiqueta da central e diga quantas pessoas precisam de acesso.',
  },
  {
    when: [
      'bicicleta|bike|patinete|carrinho de bebe|carrinho|skate|moto',
      'passa|passo|passando|passar|entra|entro|entrando',
      'fecha|fechando|fechou|nao ve|nao espera',
    ],
    unless: 'preso|prendeu|machuc*|controle',
    subject: 'fotocelula',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['safety', 'adjust'],
    answer: [
      'O portão fecha porque a fotocélula não vê coisa estreita: o feixe passa por cima da roda ou entre as duas, e a central acha que o vão está livre. Desligue o fechamento automático até o acerto. Um segundo par, mais baixo, fica entre {{part.photocell.from}} e {{part.photocell.to}} instalado, e aumentar a pausa, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Achar a altura que vê a roda',
    text: [
      'Com o portão parado e a caixa do sensor ligada, empurre a bicicleta devagar pelo feixe: a luz do receptor tem de mudar e ficar mudada enquanto ela está no vão. Onde a luz volta no meio da passagem está a falha.',
    ],
    points: [
      'Um par a um palmo do chão e outro na altura do para-choque.',
      'A pé ou de bicicleta, espere a folha parar antes de entrar.',
      'Portão de correr: abertura parcial para pedestre, com pausa própria.',
    ],
    send: 'Mande a foto dos dois lados do vão, com a altura das lentes.',
  },
  {
    when: [
      'arrumaram|consertaram|trocaram|mexeram|arrumou|consertou|trocou|mexeu|depois do conserto|depois de trocar|depois de consertar|depois que trocou|depois que trocaram|depois que arrumaram|depois da manutencao|depois da revisao|depois da visita',
      'agora|ficou|piorou|pior|depois|comecou',
      'faz barulho|barulho|barulhento|barulhenta|abre sozinho|fecha sozinho|lento|devagar|treme|bate|trava|travando|nao fecha|nao abre|apita|volta|esquenta|range|fraco|desce sozinho',
    ],
    unless:
      'roldana*|cremalheira|pedreiro*|eletricista|fiacao|controle*|quadro|pintei|pintar|pilha|bateria|motor novo|piso|obra|solda*|disjuntor',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'allowed'],
    answer: [
      'Defeito que apareceu logo depois do conserto é de quem consertou: peça que volte sem cobrar, com um vídeo e a data, e não deixe outro abrir antes. Quase sempre é acerto que faltou, como curso e força por gravar, fio de comando encostado, peça fora de linha ou folha sem equilíbrio. Se abre sozinho ou esquenta, desligue o disjuntor até a volta.',
    ],
    heading: 'O que o som e o movimento dizem',
    text: [
      'Se fomos nós, o serviço tem {{repair.warranty}} de garantia e a peça, {{parts.warranty}}: escreva na mesma conversa. Se foi outro e ele não vem, a lei dá noventa dias para reclamar, e o acerto conosco fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Abre sozinho com placa nova: fio de botoeira no borne errado ou controle já gravado nela.',
      'Barulho novo: suporte, cremalheira ou cabo montados fora do ponto.',
      'Volta ou não fecha: fotocélula esquecida ou curso por gravar.',
      'Lento: força baixa ou tensão trocada.',
    ],
    send: 'Mande um vídeo com som, o que foi trocado e a data do conserto.',
  },
  {
    when: [
      'que idade|qual idade|a partir de quantos anos|com quantos anos|quantos anos|idade minima|idade',
      'crianca*|filho*|menor|menino|menina|adolescente|neto*',
      'controle*|portao|abrir|usar|acionar',
    ],
    unless: 'motor tem|garantia|dura',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety', 'allowed'],
    answer: [
      'Não há idade fixada em lei; o que conta é a criança ver o vão inteiro, saber parar o portão e esperar a folha parar antes de passar, o que raramente acontece antes dos doze anos. Até lá, controle guardado e botoeira acima de um metro e meio. Por um acidente respondem os pais e o dono do portão.',
    ],
    heading: 'O que ensinar antes de entregar o controle',
    text: [
      'Mostre, com o portão andando e você ao lado, os pontos que prendem: a fresta da coluna, o braço do motor e o caminho da folha. Depois peça que a criança faça dez vezes, com você olhando.',
    ],
    points: [
      'Nunca correr para passar com a folha andando.',
      'Nunca pendurar-se nem empurrar a folha.',
      'Segundo toque no controle: para o portão.',
      'Fotocélula e força provadas todo mês.',
    ],
    send: 'Mande a foto do vão dos dois lados, se quiser saber que proteção falta.',
  },
  {
    when: [
      'idoso*|idosa*|senhora|senhor|mae|pai|avo|sogra|sogro|mulher|crianca|deficiente|cadeirante',
      'consegue|conseguem|da conta|tem forca|pode|aguenta',
      'sem luz|falta de luz|sem energia|falta de energia|acabar a luz|acaba a luz|manual|na mao|em mao|manualmente|destravar',
    ],
    unless: 'controle*|nobreak|ou',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['power', 'safety'],
    answer: [
      'Consegue, se a folha está equilibrada e a chave de destravamento fica à mão: solto o motor, um portão em ordem anda com uma das mãos, e o basculante sobe quase sozinho. Se ele pesa na mão, ninguém sozinho deve tentar, e o acerto de cabo, roldana ou contrapeso vem antes. Para quem não pode fazer força, o certo é um nobreak ou um motor com bateria.',
    ],
    heading: 'O que deixar pronto para quem mora sozinho',
    text: [
      'Ensaie uma vez com luz: disjuntor do portão desligado, chave girada, folha levada devagar e travada de novo. Deixe a chave num gancho por dentro, que não se alcance da rua.',
      'A ligação de um nobreak parte de {{repair.from}}, e o aparelho se orça pela etiqueta do motor.',
    ],
    points: [
      'Folha torta ou cabo solto: não destravar.',
      'Chave que só se acha na gaveta não serve no apagão.',
      'Uma saída a pé, que não dependa do portão grande.',
    ],
    send: 'Mande um vídeo da folha andando na mão e a etiqueta do motor.',
  },
  {
    when: [
      'como evitar|evitar|prevenir|como prevenir|evito|dicas para evitar|reduzir o risco',
      'acidente|acidentes|esmagamento|machucar alguem|machucados|ferimento',
      'portao|portoes|garagem|motor',
    ],
    unless: 'assalto|ladrao|o que fazer',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Acidente com portão automático se evita com quatro coisas: força no mínimo que move a folha, para ela parar ao encostar; fotocélula alinhada, e um segundo par baixo onde há criança ou bicho; fechamento automático só com ela funcionando; e cabo, mola e solda revistos uma vez por ano. O resto é hábito: acionar olhando o vão e não correr para passar.',
    ],
    heading: 'Como provar que o portão está seguro',
    text: [
      'Todo mês, corte o feixe com um cabo de vassoura e ponha uma caixa de papelão no caminho da folha: ela tem de parar ou voltar nos dois. Se não para, desligue o fechamento automático até a regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}; o par de fotocélulas instalado fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Controle e botoeira fora do alcance de criança.',
      'Ninguém embaixo de basculante com cabo ou mola gastos.',
      'Em prédio, espelho e sinaleira do lado da rua.',
      'Todos da casa sabem onde está o disjuntor.',
    ],
    send: 'Mande a foto do vão dos dois lados e a etiqueta do motor.',
  },
  {
    when: [
      'fotocelula|fotocelulas|sensor',
      'crianca*|filho*|bebe|cachorro*|gato*|pet|animal|animais',
      'altura|que altura|qual altura|a que altura|onde colocar|onde instalar|quantos centimetros|posicao|baixo',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['install', 'safety'],
    answer: [
      'Para criança, um par de fotocélulas entre quarenta e cinquenta centímetros do piso, que a pega engatinhando ou de pé; para cachorro e gato, um segundo par entre vinte e trinta. Ele se soma ao de carro, na altura do para-choque, e não o substitui. Cada par instalado fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    heading: 'Por que um par só não basta',
    text: [
      'O feixe é uma linha: o que passa por cima ou por baixo dela não é visto. Por isso a força regulada, que faz a folha parar ao encostar, continua sendo a segunda proteção.',
    ],
    points: [
      'Uma de frente para a outra, na mesma altura.',
      'Do lado de dentro da folha, perto do caminho dela.',
      'Teste com uma caixa baixa, e não com a mão.',
    ],
    send: 'Mande a foto dos dois lados do vão e diga a altura de quem deve ser visto.',
  },
  {
    when: [
      'ensinar|ensino|explicar|orientar|como ensinar|brinquedo|brincando|brinca com|brincadeira|usa o portao como',
      'crianca*|filho*|filha*|neto*|menino|menina',
      'portao|portoes|controle*',
    ],
    unless: 'preso|machuc*|pendura*|autista|caiu',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety'],
    answer: [
      'Ensine quatro regras curtas, mostrando com o portão andando e você ao lado: ninguém passa com a folha em movimento, ninguém se pendura nem põe a mão nas frestas, controle não é brinquedo, e quem vê alguém preso grita e aperta o botão outra vez, que para a folha. Regra não substitui proteção: força no mínimo, fotocélula baixa e controles guardados.',
    ],
    heading: 'Os pontos que prendem, para mostrar com ele desligado',
    text: [
      'A fresta entre folha e coluna, o braço do motor, o encontro do pinhão com a cremalheira e o vão sob o basculante. Repita de vez em quando, e com as visitas também.',
      'Um par de fotocélulas baixo fica entre {{part.photocell.from}} e {{part.photocell.to}}; acertar a força, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Botoeira acima de um metro e meio.',
      'Fechamento automático desligado enquanto brincam na garagem.',
      'Disjuntor conhecido por todos os adultos.',
    ],
    send: 'Mande a foto do vão dos dois lados, e dizemos que proteção falta.',
  },
  {
    when: ['cabeca', 'crianca*|filho*|bebe|cachorro*|gato*|animal', 'grade|portao|vao|espaco|fresta'],
    unless: 'presa|preso|ficou|bateu',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety'],
    answer: [
      'Vão em que cabe uma cabeça tem de ser fechado antes de o portão andar: na grade, mais de dez centímetros já deixam passar a de uma criança pequena, e a de um cachorro miúdo passa em menos. Tela soldada, chapa ou acrílico preso por dentro resolvem, e são do serralheiro; depois confere-se o peso, a força e o vento, porque a folha fechada pesa mais.',
    ],
    heading: 'Até fechar o vão',
    text: [
      'Acione só olhando, deixe o fechamento automático desligado e prenda o animal antes de abrir. Em portão de correr a grade passa rente à coluna, e é ali que a cabeça fica.',
      'Regular força e curso depois da tela fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Alguém preso agora: disjuntor desligado, folha na mão e 193.',
      'Tela leve, para não mudar o contrapeso.',
      'Meça o maior vão, também o de baixo.',
    ],
    send: 'Mande a foto da folha inteira, com uma trena no vão.',
  },
];
