/** Answers to titles about control boards: installation. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const generalInstallationAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'motor antigo|motor velho|motor sem placa|sem placa|sem central|motor sem central',
      'controle*|controle remoto',
      'da para|pode|tem como|posso|colocar|por|instalar|adaptar',
    ],
    unless: 'queim*|dip|chavinha*',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['install', 'compatibility'],
    answer: [
      'Dá, se o motor ainda gira forte: instala-se uma central nova com receptor, e ela passa a ouvir o controle. A placa se escolhe pelo motor, tensão e fim de curso, e posta por nós fica entre {{part.board.from}} e {{part.board.to}}, com os controles gravados. Em motor que já perde força ou não tem fim de curso, a conta se compara com o novo, de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    heading: 'O que olhar no motor antigo antes da placa',
    text: [
      'Motor de indução com capacitor aceita central universal; motor trifásico de chave reversora pede outro comando. Sem fim de curso não há placa que saiba onde parar, e ele se acrescenta.',
    ],
    points: [
      'Etiqueta: tensão, potência e corrente.',
      'Fim de curso de chave ou de ímã, presente ou não.',
      'Destravamento que ainda solta a folha.',
      'Fotocélula junto, porque a placa passa a fechar a distância.',
    ],
    send: 'Mande a foto da etiqueta do motor e a do portão por dentro.',
  },
  {
    when: [
      'sirene|buzina|alarme sonoro|aviso sonoro',
      'luz|sinal|sinaleira*|lampada|giroflex|led|portao de condominio|saida de garagem',
      'portao|garagem|condominio*|predio*|instalar|instalacao',
    ],
    unless:
      'nao|parou|queim*|quebr*|consert*|defeito|cerca|alarme da casa|roubo|toca|dispar*|obrigatori*|multa|lei',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['install', 'price'],
    answer: [
      'A sinaleira com sirene é o sinal de saída de veículos da garagem, ligado na central do portão: a luz acende e o som toca antes de a folha andar, para avisar quem passa na calçada. O aparelho se orça pelo modelo, e a ligação num portão que já existe parte de {{repair.from}}, conforme o caminho do fio até a fachada.',
    ],
    description:
      'A sinaleira com sirene avisa na calçada que um carro vai sair: ligada na central, acende e toca antes de o portão andar. Ligar parte de {{repair.from}}.',
    heading: 'Som, luz e o lugar de cada um',
    text: [
      'Com pré-aviso, o sinal começa alguns segundos antes do movimento; a central precisa dessa função ou de um módulo. Em prédio, som alto de madrugada vira reclamação: peça sirene com volume ou só luz à noite.',
      'Na capital, pela Lei 16.809/2018, o aviso de luz e som antes do movimento é uma das formas de adequar o portão que avança sobre a calçada. Em outra cidade, pergunte à prefeitura ou à administradora.',
    ],
    points: [
      'Luz à vista dos dois lados da calçada.',
      'Som onde a saída é cega ou passa criança.',
      'Tensão igual à da saída da placa.',
      'Corpo vedado e fio por baixo.',
      'Circuito separado do alarme contra roubo.',
    ],
    further:
      'As saídas da placa estão na página da [central de comando](/topicos/central-de-comando-de-portao).',
    send: 'Mande pelo WhatsApp uma foto da saída vista da rua e a etiqueta da central: respondemos com o modelo e o valor instalado.',
  },
  {
    when: [
      'luz de garagem|luz de cortesia|lampada de garagem|luz automatica|luminaria|refletor|lampada',
      'instalar|instalacao|colocar|ligar|comprar|por|preco|quanto custa|quanto|como|motor|central|modulo|rele',
      'portao|motor|central|garagem|abrir|abre',
    ],
    unless:
      'nao|parou|queim*|acesa|acende|apaga|tempo|minutos|configurar|regular|pisca*|cai|fraca|vermelh*|verde|led de placa|trocar|troca|sinaleira|sensor de presenca|aberto',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['install', 'price'],
    answer: [
      'Para a luz da garagem acender com o portão, liga-se a lâmpada na saída de luz de cortesia da central; se a placa não tem essa saída, entra um módulo de relé. A ligação fica a partir de {{repair.from}}, conforme o caminho do fio, e a lâmpada pode ser a de LED que já está no teto.',
    ],
    heading: 'O que conferir antes de ligar a luz na central',
    text: [
      'A luz acende ao abrir e apaga depois de um tempo que se regula na placa. O interruptor da parede continua valendo se o eletricista deixar os dois em paralelo.',
    ],
    points: [
      'Potência: a saída tem limite, escrito na etiqueta ou no manual da placa.',
      'Refletor forte ou várias lâmpadas: relé auxiliar, para não queimar o da central.',
      'Fio da luz e fio da botoeira em conduítes diferentes.',
      'Nunca no borne do motor: a lâmpada acende e o relé queima.',
    ],
    further:
      'As saídas que uma placa tem estão na página da [central de comando](/topicos/central-de-comando-de-portao).',
    send: 'Mande pelo WhatsApp a foto da etiqueta da central e da lâmpada, e a distância entre as duas: dizemos se há saída e quanto fica.',
  },
  {
    when: [
      'nao aprende|perdeu o curso|perdeu o percurso|refazer o percurso|gravar percurso|memorizar o percurso|aprender o curso|regravar o curso|perdeu a programacao',
      'portao|motor|central|placa|ppa|garen|peccinin|rossi',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Para refazer o percurso, a folha tem de andar livre na mão e os dois fins de curso têm de funcionar; depois se aperta o botão de aprendizado da central e se deixa o portão fazer um ciclo inteiro sem mexer em nada. O botão e o tempo mudam por placa: procure pelo código impresso nela.',
    ],
    heading: 'Se ela não aprende',
    text: [
      'A central desiste quando não encontra um dos finais, quando a folha faz mais força que o limite ou quando a fotocélula está cortada. Por isso a ordem é fotocélula livre, folha leve, ímãs no lugar e só então o botão.',
      'Se preferir que façamos, programação fica de {{part.programming.from}} a {{part.programming.to}}, com a força regulada e testada na mesma visita.',
    ],
    points: [
      'Motor anda sempre para o mesmo lado: fios do motor ou sentido invertido na chave.',
      'Passa do fim: ímã caído ou sensor molhado.',
      'Para no meio: força baixa ou trilho preso ali.',
      'Aprende e esquece ao desligar: memória da placa com defeito.',
    ],
    further:
      'A posição dos ímãs está em [regulagem de fim de curso](/topicos/regulagem-de-fim-de-curso-do-portao).',
    send: 'Mande a foto da etiqueta da central e diga em que ponto o ciclo para.',
  },
  {
    when: [
      'sirene|buzina|bip|beep|alarme sonoro|aviso sonoro|som',
      'portao|abre|abrindo|saida',
      'ligar|instalar|avisar|aviso|colocar|por|posso|quando',
    ],
    unless: 'apita|apitando|parou|disparou|sem parar|cerca',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['install', 'allowed'],
    answer: [
      'Pode, na saída de sinaleira da central ou com um relé: ela liga enquanto a folha anda. Use um aviso curto e baixo, voltado para a calçada, porque sirene de alarme a cada saída incomoda a rua e pode dar multa por ruído; em casa, a luz que pisca costuma bastar.',
    ],
    heading: 'Ligar o aviso sonoro na central',
    text: [
      'O manual da central diz a tensão e a carga da saída: sirene de 12 V pede fonte, e a de rede vai por relé. A ligação fica entre {{repair.from}} e {{repair.to}}, com o fio ao alcance.',
      'Prédio em geral já pede sinaleira de luz e som; o volume à noite quem decide é o regimento e a prefeitura.',
    ],
    points: [
      'Chave para calar de noite e deixar só a luz.',
      'Aviso antes de a folha sair: só se a central tem pré-aviso.',
      'Corpo vedado, abaixo do beiral.',
    ],
  },
  {
    when: [
      'sirene|alerta|aviso|avisar|alarme|apito',
      'portao aberto|esquecido aberto|ficou aberto|deixar aberto|fica aberto',
    ],
    unless: 'nao para|sem parar|nao toca|disparou',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Para uma sirene que avise do portão aberto põe-se um sensor magnético na folha e um temporizador: passado o tempo combinado com a folha fora do lugar, ela toca. Algumas centrais têm essa saída pronta; nas outras entra um módulo, ou o Wi-Fi, que avisa no celular sem acordar a rua. A ligação entra num serviço de {{repair.from}} a {{repair.to}}, com o módulo por foto.',
    ],
    heading: 'Sirene, luz ou aviso no celular',
    text: [
      'Antes do aviso, pense no fechamento automático: com fotocélula testada, ele fecha o portão que todos esquecem. A fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Ímã na folha e sensor no batente, do lado que não bate.',
      'Tempo maior que a manobra mais demorada da casa.',
      'Volume baixo à noite, ou luz piscando dentro de casa.',
      'Sirene de calçada, durante o movimento, é outra peça.',
    ],
  },
  {
    when: [
      'lampada|luz|refletor|iluminacao',
      'junto com|ao abrir|quando abre|quando abrir|acender com|ligada em|ligar em|acionar com|ligar|acender',
      'portao|motor|central',
    ],
    unless: 'nao acende|controle|led|queim*|fraca|piscando|acabou|conta|gasta|consome|tomada',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Dá para ligar a lâmpada da garagem junto com o portão pela saída de luz da central, chamada luz de cortesia ou de garagem: ela acende no comando e apaga depois do tempo regulado. Se a sua placa não tem a saída, entra um módulo de luz na entrada que ela oferece. A ligação entra num serviço de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Como a luz se liga sem queimar a placa',
    text: [
      'A saída fecha um contato, e a lâmpada traz a própria energia, com o fio da rede em conduíte separado. Mais de uma lâmpada ou refletor pede um relé fora da placa, porque o dela cola.',
      'Fase e neutro da lâmpada são do eletricista; o contato na central é conosco. Alternativa sem fio até a placa: sensor de presença.',
    ],
    points: [
      'Nunca nos bornes do motor: a lâmpada acende e a placa queima.',
      'Tempo maior que o de guardar o carro.',
      'LED que fica aceso fraco: fuga no relé, pede supressor.',
      'Interruptor em paralelo, para acender sem abrir.',
    ],
  },
  {
    when: [
      'apagar|apago|limpar|excluir|deletar|remover|cancelar|zerar',
      'controle*|memoria',
      'central|placa|portao|motor|todos|receptor|perdido|antigo*|memoria',
    ],
    unless: 'preco|condominio|tag|alarme',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['program', 'safety'],
    answer: [
      'Para apagar os controles da central do portão, mantém-se apertado o botão de gravação até a luz mudar de ritmo: isso limpa a memória inteira, e os controles bons são gravados outra vez. Só aperte se o botão fica por fora da caixa; dentro dela, junto da rede, é serviço do técnico. O tempo está no manual do modelo.',
    ],
    heading: 'Apagar um ou apagar todos',
    text: [
      'Apagar só o perdido existe em poucas centrais de casa; nas outras se apaga tudo e se grava o que ficou. Por isso reúna antes todos os controles da família.',
      'O botão fica ao lado dos bornes da rede. Se ele está dentro da caixa, deixe-a fechada e peça o serviço.',
    ],
    points: [
      'Anote o nome escrito na etiqueta da central e procure o manual dele.',
      'Junte todos os controles antes de começar.',
      'Na maioria das placas o toque longo apaga e o curto grava: não os troque.',
      'Depois de apagar, prove que o velho não abre.',
      'Receptor avulso tem memória própria: apague nele também.',
    ],
    sections: [
      {
        aspect: 'price',
        heading: 'Quanto custa mandar apagar e regravar',
        text: [
          'Limpar a memória e gravar os controles da casa fica entre {{part.programming.from}} e {{part.programming.to}}, numa visita só. Depois de perda ou furto, é a providência que impede um desconhecido de abrir a garagem.',
        ],
      },
    ],
    questions: [
      {
        question: 'Apagar a memória desregula o portão?',
        answer:
          'Em geral não: curso, força e pausa ficam em outra parte. Restaurar o padrão de fábrica, sim, apaga tudo.',
      },
      {
        question: 'Comprei a casa. Preciso apagar?',
        answer: 'Convém. Você não sabe quantos controles o antigo dono deixou com empregados e vizinhos.',
      },
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e diga quantos controles ficam na casa: levamos o que falta para gravar todos na mesma visita.',
  },
  {
    when: [
      'apagar|apago|excluir|cancelar|bloquear|bloqueio|remover|deletar|desativar',
      'um controle|um so controle|so um|um so|apenas um|um unico|um controle so|so o perdido|so o controle perdido',
      'controle*',
    ],
    unless: 'condominio*|predio*|preco|quanto custa|crianca*|filho|morador*|funciona|abre so',
    winsTies: true,
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['program', 'safety'],
    answer: [
      'Dá para bloquear um controle só se a central guarda cada um pelo número: o técnico apaga aquele, e os outros continuam abrindo. Nas mais simples a memória sai inteira, e os que ficam se gravam de novo na mesma visita, de {{part.programming.from}} a {{part.programming.to}}. Se o código é fixo, apagar não basta: muda-se a combinação de todos.',
    ],
    heading: 'O que a sua central permite apagar',
    text: [
      'Junte antes todos os controles que vão continuar, porque nem sempre se sabe qual número é o de quem. Anote daqui em diante o número de cada pessoa.',
    ],
    points: [
      'Controle perdido ou roubado: até a visita, disjuntor do portão desligado à noite.',
      'Acesso pelo celular se retira no aplicativo, e não na central.',
      'No fim, prove que o apagado não abre e que os outros abrem.',
    ],
    send: 'Mande a foto da etiqueta da central e diga quantos controles ficam.',
  },
  {
    when: ['luz|lampada|refletor', 'acend*', 'garagem|portao|abre|abrir|sensor'],
    unless: 'nao acende|controle|led vermelh*|fotocelula',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'A luz da garagem pode acender sozinha de duas maneiras: pela saída de luz de cortesia da central do portão, que liga a lâmpada a cada abertura, ou por um sensor de presença comum, sem relação com o motor. A fotocélula do portão é de segurança e não serve para isso.',
    ],
    heading: 'Pela central ou por sensor de presença',
    text: [
      'Com a central, a lâmpada acende quando o controle manda abrir e se apaga depois do tempo regulado. Nem toda placa tem a saída; algumas pedem um módulo de luz.',
      'O sensor de presença acende também para quem chega a pé, e qualquer eletricista o instala. A ligação na placa é conosco, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Procure na etiqueta da central as palavras luz, cortesia ou garagem.',
      'Lâmpada nunca se liga nos bornes do motor.',
      'Várias lâmpadas pedem um relé fora da placa.',
    ],
  },
  {
    when: [
      'qual fio|que fio|quais fios|onde ligar|onde liga|onde vai|onde vao|liga onde|ligar onde|ligacao de fios|ligar os fios|ligo os fios|ordem dos fios|sequencia dos fios|esquema de fios|fios da placa|fios da central',
      'placa|central|borne|bornes|motor',
    ],
    unless:
      'botoeira|fotocelula*|sinaleira|interfone|capacitor|trava|receptor|antena|nobreak|fim de curso|bitola|espessura|grosso|mm|2,5|fio usar|fios usar|fio devo|usar para|comprar|ideal|adequado|fio certo|cor|preto|azul|branco|vermelho|3 fios|tres fios|disjuntor|tomada|terra',
    winsTies: true,
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Cada grupo de fios tem os seus bornes, escritos na placa ou no desenho da tampa: a rede, com fase e neutro ou duas fases, na entrada de força; o motor, em três bornes, um comum e dois de direção, com o capacitor entre os dois; botoeira e fotocélula nos de comando, que nunca recebem a rede; e o fim de curso no conector dele. A parte da rede e do motor é serviço de técnico, com o disjuntor desligado.',
    ],
    heading: 'Os nomes que costumam estar na placa',
    text: [
      'Os nomes mudam com o fabricante, e as cores dos fios não valem como guia. Quem manda é o manual do código impresso na placa; sem ele, o técnico mede a bobina e acha o comum.',
      'Trocar a placa e refazer a ligação fica entre {{part.board.from}} e {{part.board.to}}; só achar e refazer um fio, na faixa de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'AC, L1 e L2, ou F e N: rede, na tensão da etiqueta.',
      'M, COM, AB e FC, ou MOTOR: fios do motor.',
      'BOT, PP ou START com GND: botoeira, contato seco.',
      'FOTO ou PHOTO: fotocélula; o positivo e o negativo alimentam os dois lados.',
      'Portão anda ao contrário: trocam-se os dois fios de direção, e nunca o comum.',
    ],
    send: 'Mande a foto das etiquetas do motor e da central, com a caixa fechada, e diga o que precisa ligar.',
  },
  {
    when: [
      'central|placa',
      'dentro de casa|longe de motor|longe do motor|separada|em outro lugar|na parede',
      'pode|posso|da para|tem como|ficar|instalar|colocar',
    ],
    unless: 'interfone|alarme|compativel',
    subject: 'central-de-comando',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['install', 'allowed'],
    answer: [
      'Pode, e em lugar seco a placa até dura mais: a central sai da caixa do motor, vai para uma caixa na parede e se liga a ele por um cabo em conduíte. O que se perde é alcance do controle, se a antena fica atrás de parede; ela se leva para perto do portão. Em motor com encoder ou inversor, a central fica onde o fabricante a pôs. A mudança é serviço de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que vai nesse cabo',
    text: [
      'Os fios do motor, os do capacitor, os do fim de curso e os da fotocélula, com bitola para a corrente da partida, e os de comando num conduíte separado dos da rede.',
    ],
    points: [
      'Poucos metros: quanto mais longe, mais ruído no fim de curso.',
      'Disjuntor à vista de quem mexe no portão.',
      'Caixa fechada, com entrada de fio por baixo.',
    ],
    send: 'Mande a foto do motor, da etiqueta e do lugar em que quer a central.',
  },
  {
    when: [
      'fechadura*|fecho|solenoide|trinco eletrico',
      'placa|placas|central|centrais',
      'ligar|ligada|ligado|liga|ligo|instalar|colocar|por|da para|tem como|funciona|serve|aciona|acionar|junto|12v|12 v|portao',
    ],
    unless: 'nao *|queim*|parou|choque|interfone*|porteiro|digital|biometri*|senha|solar|preco da placa',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isAboutFigure: true,
    aspects: ['install', 'compatibility'],
    answer: [
      'Dá para ligar a fechadura elétrica na central do portão, se a placa tem saída de trava ou aceita um módulo de relé: ela dá só o comando, e os 12 V vêm de uma fonte própria. Ligada direto na saída de acessórios, a bobina puxa mais corrente do que ali existe, e a placa reinicia ou queima. A ligação da fechadura fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'O comando vem da placa, e a força vem da fonte',
    text: [
      'A fechadura e a trava de solenoide precisam de um pulso curto e forte. O técnico põe a fonte com sobra de corrente, o relé no meio e regula o tempo em que ela fica solta antes de a folha andar.',
    ],
    points: [
      'Tensão da fechadura na etiqueta: quase sempre 12 V.',
      'Eletroímã é outro caso: fica energizado o tempo todo.',
      'Abertura por chave, para a falta de luz.',
    ],
    send: 'Mande a foto das etiquetas da fechadura e da central, com a caixa fechada.',
  },
  {
    when: [
      'modulo de rele|modulo rele|rele|rele 12v|rele de 12v',
      'acionar|aciona|abrir|alarme|interfone|automacao|arduino|alexa|sonoff|casa inteligente',
    ],
    unless: 'queim*|colado|bate*|estal*|nao *|luz|lampada|trocar|troca|preco de rele|dispara*',
    subject: 'central-de-comando',
    isAboutSubject: true,
    winsTies: true,
    isAboutFigure: true,
    aspects: ['install', 'compatibility'],
    answer: [
      'Um módulo de relé aciona o portão pelo contato seco: os dois fios dele vão à entrada de botoeira da central, em pulso curto, e a bobina se alimenta na tensão escrita no módulo. Nunca se leva tensão à entrada da placa, que queima. A ligação no portão parte de {{repair.from}}; o aparelho que comanda o relé é de quem o instalou.',
    ],
    heading: 'Pulso, contato e alimentação do módulo',
    text: [
      'Contato que fica fechado segura o portão: regula-se para pulso. Saída de alarme ou de automação que manda 12 V alimenta a bobina do relé, e não a placa.',
    ],
    points: [
      'Contato NA e comum, sem polo.',
      'Fonte própria, se a central não tem corrente de sobra.',
      'Módulo fora da caixa do motor, longe da antena.',
    ],
    send: 'Mande a foto das etiquetas do módulo e da central, com a caixa fechada.',
  },
  {
    when: [
      'minuteria*|luz temporizada|luz de escada|luz de corredor',
      'portao|portoes|central|placa|motor|controle|garagem',
    ],
    unless: 'queim*|nao apaga|nao acende|pisca*|fica acesa|troca*',
    subject: 'central-de-comando',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['install', 'price'],
    answer: [
      'A minuteria acende a luz e a apaga sozinha depois de um tempo; para o portão eletrônico a acionar, a central precisa da saída de luz de cortesia ou de um módulo de relé, que dá à minuteria o mesmo toque do botão da parede. O lado da central nós ligamos, a partir de {{repair.from}}; a minuteria e as lâmpadas são do eletricista, no circuito da luz e não no do motor.',
    ],
    description:
      'O portão eletrônico aciona a minuteria pela saída de luz de cortesia da central ou por um módulo de relé; as lâmpadas são do eletricista.',
    heading: 'Quando a minuteria é dispensável',
    text: [
      'A própria saída de luz da central já conta o tempo depois que a folha para, e numa garagem de casa ela basta. Em prédio, a minuteria que existe no corredor continua com os botões de sempre e ganha o portão como mais um.',
    ],
    points: [
      'Modelo da central, para saber se há saída de luz.',
      'Minuteria de toque, que aceita contato em paralelo.',
      'Fio da luz fora do conduíte do sensor e da botoeira.',
    ],
    send: 'Mande a foto da etiqueta da central e diga onde ficam as lâmpadas.',
  },
];
