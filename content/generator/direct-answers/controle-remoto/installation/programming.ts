/** Answers to titles about remote controls: programming. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksMay, asksMistakes } from '../../../words/asking-words.ts';

/** How it is done: 'codificar', 'como gravo'. Whether a remote 'grava' in a board of another maker is another question. */
const programs =
  'gravar|gravo|se grava|cadastrar|cadastro|programar|programo|codificar|codifico|configurar|sincronizar|parear';

export const programmingAnswers: readonly DirectAnswer[] = [
  {
    when: [asksMistakes, 'program*|cadastr*|grav*|configur*|clon*|copia*', 'controle*|remoto'],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Os erros mais comuns ao programar o controle são segurar demais o botão da placa, o que em muitas centrais apaga todos os controles, usar um controle de outra família, passar do tempo que a luz dá para gravar e programar com a bateria fraca. O toque certo é curto, e o manual é o do código impresso na placa, e não o da tampa.',
    ],
    description:
      'Erros ao programar o controle do portão: segurar demais o botão da placa, usar um controle de outra família e gravar com a bateria fraca.',
    heading: 'Como gravar sem perder os outros',
    text: [
      'Se o botão está dentro da caixa, quem o aperta é o técnico. Prove um controle antigo depois de gravar o novo. Se ele deixou de abrir, a memória foi apagada e todos precisam ser regravados.',
      'Em prédio não se experimenta: são dezenas de controles na mesma memória. Conosco a gravação fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Copiar código rolante de um controle para outro: não grava ou para de funcionar.',
      'Gravar com o controle encostado na antena: alguns receptores se confundem.',
      'Apertar o botão errado do controle e achar que a central falhou.',
      'Memória cheia: a luz pisca e recusa o novo.',
    ],
    send: 'Mande a foto do controle, frente e verso, e da etiqueta da central: dizemos se são da mesma família.',
  },
  {
    when: [
      'levar|leva|preciso levar|tenho que levar|mandar',
      'controle*',
      'gravar|programar|cadastrar|copiar|clonar|configurar',
    ],
    unless: 'todos|nao pega|nao grava',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Não precisa levar: o controle se grava na central do seu portão, e por isso é o técnico que vai até ela, de {{part.programming.from}} a {{part.programming.to}} na visita, com todos os controles da casa à mão. Só a cópia de controle de código fixo se faz num balcão, de um para o outro; o de código rolante, não. Mande antes uma foto do controle aberto, para vir o certo se faltar algum.',
    ],
    heading: 'O que deixar pronto para a gravação',
    text: [
      'Junte todos os controles, com bateria boa, porque quando a memória é apagada os que faltarem deixam de abrir.',
    ],
    points: [
      'Alguém em casa que abra a garagem.',
      'O motor ao alcance, sem carro encostado.',
      'Controle novo: confirme a frequência pela foto.',
    ],
    send: 'Mande uma foto do controle aberto e da etiqueta do motor, e o bairro.',
  },
  {
    when: ['ppa', '433|433,92|433 mhz|433mhz', 'programar|gravar|cadastrar|configurar|codificar'],
    unless: 'nao grava|nao programa|apagar',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Para programar um controle PPA de 433,92 MHz, ponha a central em gravação, aperte o botão do controle novo e confirme quando o LED responder. A frequência sozinha não garante: a central precisa ser da mesma família de código, e o gesto exato, por botão, jumper ou chave, está no manual da placa. Na visita, gravar fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    heading: 'A gravação do controle de 433 MHz, passo a passo',
    text: [
      'Com a folha parada e ninguém no vão, um toque curto no botão de gravação faz o LED acender; segure o botão do controle até ele mudar e, se a placa pede, confirme. Se o botão ou o jumper está dentro da caixa, quem a abre é o técnico.',
      'Depois teste de longe. Toque longo apaga a memória inteira.',
    ],
    points: [
      'LED não muda: código ou frequência de outra família.',
      'LED muda e nada fica guardado: memória cheia ou faltou confirmar.',
      'Os bornes da rede ficam ao lado do botão: a caixa não se abre em casa.',
    ],
    further:
      'Os passos gerais estão em [programação de controle](/topicos/programacao-de-controle-de-portao).',
    send: 'Mande frente e verso do controle e a foto da etiqueta da central PPA.',
  },
  {
    when: [
      'controle*',
      'dois|duas|2|tres|3|4|5|6|mais de|varios|outro',
      asksMay,
      'ter|colocar|por|usar|no mesmo portao|mesmo portao|gravar|cadastrar|adicionar',
    ],
    unless:
      'portoes|dois portoes|2 portoes|celular|clonar|copiar|quanto custa|preco|quantos|quantas|um controle|apartamento|condominio|predio|unidade|morador*',
    subject: 'controle-remoto',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['program', 'allowed'],
    answer: [
      'Pode ter vários: a central de casa guarda dezenas de controles, e cada pessoa fica com o seu. Basta que sejam da mesma frequência e do mesmo código da central, fixo ou rolante. Gravar na visita, quantos forem, fica entre {{part.programming.from}} e {{part.programming.to}}; o aparelho é à parte.',
    ],
    heading: 'O que conferir antes de comprar mais um',
    text: [
      'Compre igual ao que já funciona, ou mande a foto do verso: controle de outra família não grava, por mais parecido que seja.',
    ],
    points: [
      'Memória cheia: a central recusa o novo ou apaga o mais velho.',
      'Perdeu um: apague todos e grave só os que estão na mão.',
      'Anote de quem é cada um.',
    ],
    send: 'Mande a foto da etiqueta da central ou da etiqueta do motor e a do controle, frente e verso: dizemos qual igual serve.',
  },
  {
    when: [
      'programar|cadastrar|gravar|configurar',
      'controle*',
      'sozinho|eu mesmo|em casa|por conta',
      asksMay,
    ],
    unless: 'universal|como|condominio',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program', 'allowed'],
    answer: [
      'Pode, se o botão de gravar fica por fora ou numa parte da caixa sem fio da rede: aperta-se o botão da central até a luz acender, depois o do controle, e espera-se piscar. Se ele está ao lado dos bornes, deixe para o técnico, de {{part.programming.from}} a {{part.programming.to}}, com todos os controles da casa na mesma visita.',
    ],
    heading: 'Antes de apertar o botão da placa',
    text: [
      'Um toque longo apaga a memória inteira em muitas centrais, e os outros controles param. Leia o manual do código impresso nela.',
    ],
    points: [
      'O controle novo tem de ser da mesma frequência e do mesmo código.',
      'Em prédio, quem cadastra é a administração.',
      'Prove com o vão livre.',
    ],
  },
  {
    when: [
      'quantos controles',
      'cadastrados|gravados|cadastrado|funcionam|na memoria|abrem',
      `${asksMay}|saber|descobrir|ver`,
    ],
    unless: 'cabem|vem|maximo',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Em central de casa quase nunca tem como ver: ela guarda os controles sem mostrar quantos são, e só as de condomínio, com visor ou memória externa, trazem a lista. O jeito seguro é apagar todos e gravar só os que estão na sua mão, o que na visita custa de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Quando vale apagar tudo',
    text: [
      'Mudança de casa, controle perdido, separação e fim de obra. Em código fixo isso não basta, porque a cópia tem o mesmo código.',
    ],
    points: [
      'Junte os controles da família antes.',
      'Anote quantos ficaram e com quem.',
      'Rolante: cada um tem um número próprio.',
    ],
  },
  {
    when: [
      'placa|central',
      'trocou|troquei|trocamos|trocaram|foi trocada|foi trocado|foram trocadas|troca de|trocar|pos|colocou|coloquei|botou|novo|nova|novas',
      'controle*',
      'nao funciona|parou|nao abre|nao pega|nao responde|nao obedece|nao grava|nao aciona|nenhum',
    ],
    unless: 'controle novo|novo controle|quanto custa|preco|queimou|so um|pilha|bateria',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['program', 'repair'],
    answer: [
      'Com placa nova, controle que não funciona quase sempre só não foi gravado: a memória dos controles estava na placa velha. Se ele não grava, a placa nova fala outra frequência ou outro código, e aí se põe o receptor antigo nela ou controles da família nova; quem trocou a placa deve deixar isso resolvido.',
    ],
    heading: 'Gravar, trocar o receptor ou trocar os controles',
    text: [
      'Aperte o controle olhando pela fresta da caixa a luz da placa: se ela reage, falta gravar; se fica parada, as frequências são diferentes. A gravação de todos os da casa fica entre {{part.programming.from}} e {{part.programming.to}}, e um receptor avulso que fala a língua dos antigos, entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'A botoeira comanda: a placa está boa, e o assunto é só o rádio.',
      'Um controle grava e outro não: o segundo é de outra família.',
      'Grava e só abre de perto: antena da placa sem o fio esticado.',
      'Junte todos antes da visita, para gravar de uma vez.',
    ],
    send: 'Mande a foto da etiqueta da central nova e do controle aberto, frente e verso: dizemos se grava.',
  },
  {
    when: [
      'controle*',
      'nao fecha|abre com controle|abre com o controle|abre pelo controle|nao quer fechar|nao ta fechando|nao esta fechando|so abre|nao funciona para fechar',
      'fecha so em botao|so fecha em botao|so em botao|so por botao|so pelo botao|so com botao|botao fecha|botoeira fecha|em botao fecha|pelo botao fecha|pela botoeira fecha|pelo interruptor fecha|em botoeira fecha|so em botoeira|so pela botoeira|fecha so pelo botao|fecha pelo botao|fecha em botao|fecha em botoeira|em interruptor fecha',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['program', 'repair'],
    answer: [
      'Se o botão da parede fecha e o controle só abre, motor, fotocélula e fim de curso estão bons, e a falha está na ordem que chega por rádio. Ou o controle foi gravado numa função que só abre, ou perdeu o botão de fechar, ou o sinal já chega fraco. Gravar de novo na função certa custa de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Três provas com o controle na mão',
    text: ['Faça as três com o vão livre e à vista, uma por vez: cada uma tira da conta uma causa.'],
    points: [
      'Aperte os outros botões dele: há controle que abre num e fecha no outro.',
      'Repita encostado no motor: se ali fecha, é bateria ou alcance.',
      'Tente outro controle da casa: se fecha, só o primeiro precisa ser gravado.',
      'Nenhum fecha: a entrada do receptor na central é que está na função errada.',
    ],
    questions: [
      {
        question: 'Trocar a fotocélula ajuda?',
        answer: 'Não: ela barraria também o botão da parede, que está fechando.',
      },
    ],
    further:
      'Como se grava cada função está em [programação de controle](/topicos/programacao-de-controle-de-portao).',
    send: 'Mande pelo WhatsApp a foto do controle, frente e verso, a da etiqueta da central e diga em qual prova ele fechou.',
  },
  {
    when: [
      'controle|controles',
      'nao grava|nao codifica|nao aceita gravar|nao programa|nao cadastra|nao consigo gravar',
      'novo|outro|mais|comprei|memoria cheia|ppa|garen|peccinin|rossi|nice',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Controle novo que não grava é quase sempre de outra frequência ou de outro tipo de código, e não defeito: compare os dois abertos, pela fileira de chaves ou pelo nome do código. A segunda causa é memória cheia, que se vê quando a central avisa ou recusa o último.',
    ],
    heading: 'Frequência, código e memória',
    text: [
      'As mais comuns são 433 MHz e a faixa dos 300 MHz, e uma central escuta só a dela. Código fixo se copia; rolante se grava na placa, com o botão de gravar, e o tempo do toque está no manual dela.',
      'Gravar na visita fica entre {{part.programming.from}} e {{part.programming.to}}, com a memória limpa se estiver cheia.',
    ],
    points: [
      'LED do controle acende e a placa não reage: frequência.',
      'Placa reage e não guarda: memória cheia ou tempo errado.',
      'Só de perto grava: bateria fraca.',
      'Receptor avulso grava nele, e não na central.',
    ],
    further: 'Os passos estão em [programação de controle](/topicos/programacao-de-controle-de-portao).',
    send: 'Mande frente e verso dos dois controles, o antigo e o novo.',
  },
  {
    when: [programs, 'controle|controles|tok|zap', 'ppa|central ppa|placa ppa|motor ppa'],
    unless: 'nao grava|outra marca|perdido|apagar',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Para programar um controle na central PPA, ponha a placa em gravação, aperte o botão do controle novo e confirme quando o LED responder. O gesto exato, por botão, jumper ou chave, depende do código impresso na placa, e está no manual dela. Se preferir, gravamos na visita, por {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'A gravação na central PPA, passo a passo',
    text: [
      'Primeiro junte todos os controles da casa, com a folha parada e ninguém no vão. Há centrais com o botão de gravação ao alcance, por fora da caixa; onde ele fica dentro, é o técnico que tira a tampa, com o disjuntor desligado, e grava.',
      'Com o botão por fora, um toque curto faz o LED acender ou piscar; aí se segura o botão do controle que vai abrir o portão até o LED mudar. Por fim se sai da gravação, como o manual manda, e se testam os controles de longe.',
    ],
    points: [
      'O botão da placa fica perto dos bornes da rede: se ele está dentro da caixa, deixe a gravação conosco.',
      'Um toque longo apaga a memória inteira.',
      'Controle de outra frequência ou de outro tipo de código, fixo ou rolante, não grava, ainda que seja da marca.',
    ],
    questions: [
      {
        question: 'O LED não muda quando aperto o controle. Por quê?',
        answer:
          'A frequência ou o tipo de código do controle não é o da central. Se o LED muda e nada fica guardado, a memória está cheia ou faltou confirmar.',
      },
    ],
    further:
      'Os passos gerais estão em [programação de controle](/topicos/programacao-de-controle-de-portao).',
    send: 'Mande frente e verso do controle e a foto da etiqueta da central PPA.',
  },
  {
    when: [`${programs}|programacao|gravacao|codificacao`, 'controle|controles', 'nice'],
    unless:
      'nao grava|perdido|apagar|apago|ppa|paralelo|paralela|generico|generica|garen|rossi|peccinin|clonar|copiar',
    subject: 'controle-remoto',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['program'],
    answer: [
      'Numa central Nice, o controle se grava com um toque curto no botão de gravar, se ela é nacional; nas importadas, em geral se segura o botão até o LED acender e se solta logo. Depois se aperta o botão do controle que vai abrir. Segurar muito além disso pode apagar todos os controles, e é o modelo na etiqueta da central que leva ao manual certo. Na visita, gravamos por {{part.programming.from}} a {{part.programming.to}}.',
    ],
    description:
      'Na central Nice nacional, um toque curto no botão de gravar; na importada, segura-se até o LED acender e solta-se logo. A etiqueta diz qual é.',
    heading: 'A ordem dos passos numa central Nice',
    text: [
      'Se o botão de gravar fica por dentro da caixa, quem a abre e grava é o técnico, porque os bornes ao lado têm tensão da rede. Com o botão ao alcance por fora, grave com o portão à vista e ninguém perto da folha.',
      'O controle tem de ser da frequência e do código da central. Se o LED não reage a ele, compare com um controle que já abre: nome ou código diferente no verso não se mistura.',
    ],
    points: [
      'Bateria boa no controle novo, e os outros à mão.',
      'Modelo da central, na etiqueta, antes de procurar o manual.',
      'LED apagado depois de segurar muito: prove os controles antigos, que podem ter sido apagados.',
      'Prova do controle novo de longe, do lugar de onde se abre todo dia.',
    ],
    further:
      'O que fazer quando a placa não responde está em [programação de controle](/topicos/programacao-de-controle-de-portao).',
    send: 'Mande a frente e o verso do controle, e a foto da etiqueta da central Nice.',
  },
  {
    when: [
      `${programs}|programacao|gravacao|codificacao`,
      'controle|controles',
      'garen|rossi|peccinin|rcg|seg|ipec|agl',
    ],
    unless: 'nao grava|perdido|apagar|ppa|paralelo|paralela|generico|generica',
    ofOtherBrand: true,
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Numa central {marca}, o controle se grava com um toque curto no botão de gravar da placa, que acende o LED, e um aperto no botão do controle que vai abrir. A confirmação, em geral outro toque enquanto o LED pisca, está no manual do modelo, que se acha pelo código impresso na placa. A tampa se abre com o disjuntor desligado, e segurar o botão costuma apagar todos os controles. O controle tem de ser da frequência e do código da central; na visita, gravamos por {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'A ordem dos passos numa central {marca}',
    text: [
      'Os bornes têm tensão da rede enquanto se grava: encoste só no botão de aprender, com a mão seca e ninguém perto da folha. Se não há como alcançá-lo sem passar por fio ou borne, deixe para o técnico.',
      'Se o LED não reage, compare os dois controles abertos: fileira de chaves num e nenhuma no outro são códigos diferentes, e não se misturam. Quando o controle saiu de linha, um receptor avulso recebe os novos.',
    ],
    points: [
      'Primeiro, bateria boa no controle e todos os outros à mão, porque um toque longo demais pode limpar a memória.',
      'Disjuntor desligado, tampa fora e código da placa fotografado.',
      'Energia de volta e um toque no botão de aprender: o LED acende ou pisca.',
      'Botão do controle apertado até o LED mudar, e a confirmação que o manual pede.',
      'Prova de longe e disjuntor desligado outra vez, para fechar a tampa.',
    ],
    further:
      'O que fazer quando a placa não responde está em [programação de controle](/topicos/programacao-de-controle-de-portao).',
    send: 'Mande frente e verso do controle e a foto da etiqueta da central {marca}.',
  },
  {
    when: [
      'troquei de motor|troquei o motor|trocaram o motor|trocou o motor|motor novo|mudei de motor|coloquei motor|instalei motor',
      'controle*',
      'velho|velhos|antigo|antigos|nao funciona*|nao abre|nao pega|serve*|aproveit*|mesmo|mesmos',
    ],
    unless: 'preco|quanto custa|usado',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program', 'compatibility'],
    answer: [
      'É normal: o controle antigo estava gravado na central do motor velho, e a nova não o conhece. Ele volta a servir se tem a mesma frequência e o mesmo tipo de código da central nova; se não, entram controles novos, ou um receptor avulso que aceita os antigos.',
    ],
    heading: 'Gravar o antigo ou ficar com os novos',
    text: [
      'Comece pelos controles que vieram com o motor: se eles abrem, a central está boa e falta só gravar. A gravação de todos numa visita fica entre {{part.programming.from}} e {{part.programming.to}}.',
      'Quem tem muitos controles antigos compara isso com o receptor avulso, ligado à entrada de botoeira, num serviço de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Frequência escrita no verso: tem de ser a da central.',
      'Chaves pequenas por dentro: código fixo, que a central nova pode não aceitar.',
      'Outra marca no controle: quase sempre só com receptor próprio.',
      'Central velha ainda na parede: não a jogue fora antes de decidir.',
    ],
    send: 'Mande pelo WhatsApp a foto do controle antigo, frente e verso, e a da etiqueta da central nova.',
  },
  {
    when: [
      'program*|gravar|gravacao|cadastr*|configur*|codific*',
      'controle novo|novo controle|controle adicional|mais um controle|outro controle',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program', 'compatibility'],
    answer: [
      'Para programar um controle novo de portão, põe-se a central em modo de gravação, aperta-se o botão do controle e espera-se a luz da placa confirmar. Isso só dá certo se ele for da mesma família e frequência do receptor; na visita, a gravação fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    heading: 'A gravação de um controle novo',
    text: [
      'A ordem dos toques muda de placa para placa e está na etiqueta da tampa ou no manual. O botão de gravar fica perto dos bornes da rede, e por isso a tampa só se abre com o disjuntor desligado, e quem mexe na placa ligada é o técnico.',
      'Em muitas placas, segurar o botão por tempo demais apaga todos os controles. Conte os que existem antes de começar.',
    ],
    points: [
      'Luz da placa nem responde: família ou frequência diferente.',
      'Confirma e não abre: memória cheia ou botão errado.',
      'Funciona só perto: bateria fraca ou antena solta.',
      'Os outros pararam: a memória foi apagada e regrava-se tudo.',
    ],
    sections: [
      {
        aspect: 'program',
        heading: 'A sequência, na maioria das placas',
        text: ['Serve de roteiro; a palavra final é a do manual da sua central.'],
        steps: [
          'Confirme que o controle novo é da família do receptor.',
          'Entre no modo de gravação pelo botão da placa.',
          'Aperte o botão do controle que vai abrir o portão.',
          'Espere a luz da placa confirmar e saia do modo.',
          'Teste de longe, com o portão à vista.',
        ],
      },
    ],
    questions: [
      {
        question: 'O controle novo apaga os antigos?',
        answer:
          'Não, ele entra ao lado deles, enquanto houver memória. Só o comando de apagar limpa a lista.',
      },
      {
        question: 'Qualquer controle de 433 MHz serve?',
        answer:
          'Não. A frequência é só a primeira condição; o tipo de código também precisa ser o do receptor.',
      },
    ],
  },
  {
    when: [
      'por telefone|pelo telefone|por whatsapp|pelo whatsapp|por video|a distancia',
      'program*|gravar|gravacao|codific*|configur*',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program', 'compatibility'],
    answer: [
      'Programar controle por telefone dá certo em parte dos casos: mande pelo WhatsApp a foto da etiqueta da central e a do controle, e dizemos se o modelo se grava por um botão e qual. Não orientamos a abrir caixa com energia exposta; aí a gravação é na visita, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'O que se faz por mensagem e o que pede visita',
    text: [
      'Gravar é apertar um botão da placa e o do controle, na ordem daquele modelo. À distância funciona quando o botão fica do lado de fora da caixa.',
      'Se nenhum controle abre mais o portão, o receptor pode estar com defeito, e programar não resolve.',
    ],
    points: [
      'Foto da etiqueta da central, com o nome legível.',
      'Foto do controle de frente e aberto.',
      'Quantos controles a casa usa.',
      'Se algum ainda abre o portão.',
    ],
    questions: [
      {
        question: 'Vocês cobram para explicar a gravação por mensagem?',
        answer:
          'Combine por mensagem antes: se a gravação não der certo à distância, o valor do serviço é dito antes de o técnico sair.',
      },
      {
        question: 'Por que não explicam qualquer central por telefone?',
        answer:
          'Porque em algumas o botão fica ao lado da entrada da rede. Sem ver a placa não pedimos a ninguém que ponha a mão ali.',
      },
    ],
  },
  {
    when: [
      'nao programa|nao memoriza controle|nao memoriza o controle|nao grava|nao aceita programa*|nao codifica|nao cadastra|nao consigo programar|nao consigo gravar',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program', 'compatibility', 'repair'],
    answer: [
      'Controle remoto que não programa quase sempre é de outra família: a frequência pode ser a mesma e o código, outro. As outras causas são memória da central cheia, bateria fraca e botão de gravação apertado por tempo errado; teste com um controle que já abre antes de condenar o novo.',
    ],
    heading: 'Por que a central não aceita o controle',
    text: [
      'Código fixo e código rolante não se misturam, e cada fabricante tem o seu. Compare o modelo atrás do controle com o nome gravado na placa.',
      'Gravar fica entre {{part.programming.from}} e {{part.programming.to}}. Se nem um controle que funcionava entra de novo, o receptor da placa está com defeito.',
    ],
    points: [
      'Luz da placa nem pisca: família ou frequência diferente.',
      'Pisca e não grava: memória cheia ou botão solto cedo demais.',
      'Grava e some: defeito de memória da placa.',
      'Luz do controle fraca: troque a bateria primeiro.',
    ],
    questions: [
      {
        question: 'Receptor avulso resolve controle que não grava?',
        answer:
          'Resolve quando o controle está bom e só a família é outra. Ele se liga à entrada de botoeira e o motor continua o mesmo.',
      },
    ],
  },
  {
    when: [
      'controle* novo|controle que comprei|controle comprado|controle paralelo',
      'nao pega|nao abre|nao funciona|nao grava|nao aciona|nao vai|nao reconhece|nao serve',
    ],
    unless: 'quanto|placa nova|central nova',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['program', 'compatibility'],
    answer: [
      'Controle novo que não pega no portão ainda não foi gravado na central, ou é de outra frequência ou de outro código: nenhum abre só por ter a mesma aparência. Compare com o velho, abertos: a frequência escrita e o tipo, fixo ou rolante. Se coincidem, gravar fica de {{part.programming.from}} a {{part.programming.to}}; se não, troque o controle ou ponha um receptor avulso, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Por que ele não grava',
    text: [
      'Memória cheia também recusa o último: aí se apagam todos e se gravam só os que se usam. Bateria de brinde costuma vir fraca; prove com outra.',
    ],
    points: [
      'A luz não acende: bateria ou polo.',
      'A placa não pisca ao gravar: outra frequência.',
      'Grava e não abre: botão errado ou código diferente.',
    ],
    send: 'Mande uma foto dos dois controles abertos, lado a lado, e da etiqueta da central.',
  },
  {
    when: [
      'como clonar|como copiar|como duplicar|como faco para clonar|como faco para copiar|como fazer copia|como faz copia|como clona|como copia|como se copia',
      'controle|controles',
    ],
    unless: 'evitar|celular|proteger|impedir|sem o original|ladrao|clonam',
    winsTies: true,
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Copia-se só controle de código fixo: num copiador zerado, seguram-se os dois botões de cima até a luz piscar, encosta-se o original, aperta-se o botão dele e o do novo até a luz mudar de ritmo. O de código rolante não se copia: grava-se um controle da mesma família na central. Se não sabe qual é o seu, o caminho que vale para os dois é gravar na placa, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Fixo ou rolante: como saber',
    text: [
      'Abra o controle: chavinhas ou a palavra fixo apontam para código fixo; rolling, hopping ou HCS no integrado, para rolante. A frequência dos dois tem de ser igual, em geral 433 MHz.',
      'O passo exato vem na folha do copiador, porque os toques mudam com a marca.',
    ],
    points: [
      'Bateria boa nos dois, ou a cópia sai falhando.',
      'Longe de outros controles e do portão.',
      'Copie só o que é seu: em condomínio, quem cadastra é o síndico.',
      'Cópia que só abre de perto: frequência errada.',
    ],
    send: 'Mande a foto do seu controle, por fora e aberto: dizemos se ele se copia ou se grava.',
  },
];
