/** Answers about what is fitted to a gate or set on it: a lock, a wheel, a sensor, the closing time, its measures. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const fittingAskedAnswers: readonly DirectAnswer[] = [
  {
    when: ['fotocelula|sensor', 'duas folhas|2 folhas|portao de abrir|de abrir|pivotante'],
    unless: 'nao|queim*|preco|quanto|falha*|abre',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['install', 'choose'],
    answer: [
      'Em portão de abrir a fotocélula precisa ver o vão e também a área que as folhas varrem. Um par nas colunas, do lado de fora, guarda a passagem; se as folhas abrem para dentro, um segundo par lá onde elas terminam guarda a garagem. Cada par posto fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    heading: 'Onde prender o par sem a folha cortar o feixe',
    text: [
      'O feixe do par interno não pode ser cortado pela própria folha em movimento, senão o portão para sozinho. Por isso ele fica além do arco, medido com as duas folhas abertas.',
      'O fio até o outro batente passa por cima ou por baixo do vão; onde não há conduíte, usa-se modelo a bateria, que pede troca dela de tempos em tempos.',
    ],
    points: [
      'Altura do para-choque, e mais baixa se há criança ou bicho.',
      'Suporte na coluna, e nunca na folha.',
      'Entrada livre na central, lida na etiqueta.',
      'Prova no fim: cabo de vassoura no feixe com as folhas fechando.',
    ],
    send: 'Mande pelo WhatsApp uma foto das folhas abertas e outra fechadas, vistas de dentro: marcamos nela a altura e o lugar de cada par.',
  },
  {
    when: [
      'sensor',
      'nao bater|nao fechar em cima|nao pegar|evitar|nao amassar',
      'carro|moto|pessoa|crianca',
    ],
    unless: 'nao funciona|queim*|parou',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['choose', 'safety'],
    answer: [
      'O sensor que impede o portão de bater no carro é a fotocélula: dois olhos, um de cada lado do vão, que param e reabrem a folha quando algo corta o feixe. Posta ou trocada ela fica entre {{part.photocell.from}} e {{part.photocell.to}}, se a central tem a entrada; a força regulada é a segunda proteção, para o que o feixe não vê.',
    ],
    heading: 'Altura, lugar e prova do sensor',
    text: [
      'Na altura do para-choque ela vê o carro; um veículo alto pode ter o vão das rodas na linha do feixe, e um segundo par resolve. Carro parado embaixo do basculante só é visto se o par estiver no plano em que a folha desce.',
      'Força e curso se regulam na mesma visita, de {{part.adjustment.from}} a {{part.adjustment.to}}: a folha tem de voltar quando encosta numa caixa de papelão.',
    ],
    points: [
      'Um par alto e outro baixo, se há carro e criança.',
      'Fechamento automático só com o sensor funcionando.',
      'Lente limpa e protegida do sol de frente.',
      'Teste por mês com um cabo de vassoura.',
    ],
    send: 'Mande pelo WhatsApp uma foto do vão visto de dentro, com o carro no lugar, e outra da etiqueta da central.',
  },
  {
    when: [
      'fechadura|trinco|ferrolho|tranca',
      'instalar|colocar|por|usar|pode',
      'motor|automatico|eletronico',
    ],
    unless: 'preco|quanto|nao|social|facial|digital|tag|quebr*|porta',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['install', 'choose'],
    answer: [
      'Não ponha fechadura comum em portão com motor: se alguém a tranca e outro aperta o controle, a folha força e quebra engrenagem ou suporte. O que se põe é a trava elétrica, que a central solta antes de mover a folha; o motor travado já segura a folha, e ela soma resistência contra empurrão.',
    ],
    heading: 'Trava elétrica, fechadura antiga e chave por dentro',
    text: [
      'A central precisa de saída para trava ou de um módulo. Fechadura antiga fica sempre aberta ou sai, e o furo recebe uma chapa. Em casa sem outra porta, o destravamento tem de abrir por fora.',
      'A ligação se orça por foto, numa visita que começa em {{repair.from}}, com {{repair.warranty}} de garantia no serviço e {{parts.warranty}} nas peças.',
    ],
    points: [
      'De abrir: pino no encontro das folhas ou no piso.',
      'De correr: gancho, porque o pino não segura quem puxa.',
      'Basculante: pino na lateral, com a folha bem alinhada.',
      'Falta de luz: chave de destravamento ao alcance, por dentro.',
    ],
    send: 'Mande pelo WhatsApp uma foto da ponta da folha fechada, outra do motor e a da etiqueta da central.',
  },
  {
    when: [
      'tempo',
      'fechar|fechamento|fecha|portao aberto',
      'ajust*|regul*|aument*|diminu*|program*|mudar|alterar|configurar',
    ],
    unless: 'quanto custa|preco|nao|placa queim*|abertura',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'O tempo que o portão espera aberto antes de fechar sozinho se ajusta na central, num botão giratório marcado PAUSA ou TEMPO ou numa sequência de toques, conforme a placa. Há tensão da rede ao lado, e por isso é regulagem de visita, de {{part.adjustment.from}} a {{part.adjustment.to}}, feita com a fotocélula testada.',
    ],
    heading: 'Quanto tempo deixar',
    text: [
      'Cronometre a sua saída, do portão todo aberto até o carro livre, e some uma folga para quem manobra devagar. Criança, idoso e rua cheia pedem mais; portão aberto para a rua à noite pede menos.',
      'A central conta o tempo a partir da abertura completa. Algumas recomeçam a conta quando o feixe da fotocélula é cortado, e outras fecham logo depois que o carro passa, o que se liga ou desliga na mesma regulagem.',
    ],
    points: [
      'Sem fotocélula boa, fechamento automático desligado.',
      'Fecha cedo demais: tempo curto ou função de fechar após a passagem.',
      'Não fecha mais sozinho: função desligada ou lente suja.',
      'Prova no fim: um cabo de vassoura no feixe, e a folha volta.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta da central e os segundos que você quer: dizemos se a placa tem a regulagem.',
  },
  {
    when: [
      'fim de curso|fins de curso',
      'trocar|troca|substituir|novo|comprar',
      'magnetico|ima|reed|sensor|motor|portao',
    ],
    unless: 'preco|quanto|placa|encoder ou',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['replace'],
    answer: [
      'Antes de trocar o fim de curso magnético, olhe o ímã: caído, deslocado ou longe do sensor, ele dá o mesmo defeito e só precisa voltar ao lugar. Se com o ímã no lugar o motor ainda passa do ponto, troca-se o sensor pelo do mesmo modelo e refazem-se as paradas; a regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Ímã, sensor ou fio',
    text: [
      'O sensor fica dentro da caixa do motor ou colado nela, e o ímã anda com a folha ou com a cremalheira. O intervalo entre os dois é de milímetros: batida, cremalheira mexida ou folha que desceu afastam um do outro.',
      'Com o disjuntor desligado dá para olhar o ímã e o suporte por fora. A caixa e o fio do sensor ficam para o técnico, num conserto de {{repair.from}} a {{repair.to}} quando há peça a trocar.',
    ],
    points: [
      'Passa do batente nos dois lados: sensor ou fio.',
      'Só de um lado: o ímã daquele lado.',
      'Para antes do fim: ímã deslocado ou força curta.',
      'Sensor de outro modelo: o encaixe serve, a leitura pode não servir.',
    ],
    send: 'Mande pelo WhatsApp um vídeo da folha chegando às duas pontas e uma foto do ímã, sem abrir a caixa.',
  },
  {
    when: ['rodinha|rodizio|roda de apoio|rodinhas', 'pivotante|abrir|portao|folha'],
    unless: 'correr|deslizante|preco|quanto|trilho',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Rodinha na ponta da folha de abrir só ajuda em piso liso e no nível: em rampa, paralelepípedo ou piso com caída ela ora pendura, ora levanta a folha, e o motor sente cada pedra. Folha que desceu se corrige na dobradiça ou na coluna; a rodinha é apoio para folha larga e pesada, não conserto.',
    ],
    heading: 'Quando a rodinha serve e quando atrapalha o motor',
    text: [
      'Se ela é mesmo precisa, que seja com mola e roda grande, de borracha, no último terço da folha. O suporte se solda na serralheria, com o disjuntor desligado e os fios da central soltos.',
      'Depois, força e curso mudam e se regulam de novo, de {{part.adjustment.from}} a {{part.adjustment.to}}. Solda ou reforço do suporte do motor fica entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    points: [
      'Folha solta do motor: anda igual no arco todo?',
      'Fresta maior na ponta: dobradiça gasta, e não falta de roda.',
      'Pedra e folha seca no caminho param o motor.',
      'Folha muito larga: motor de braço maior sai melhor que apoio.',
    ],
    send: 'Mande pelo WhatsApp um vídeo da folha aberta na mão, gravado de lado, e uma foto do piso no caminho dela.',
  },
  {
    when: ['sem trilho', 'portao', 'motor|automatizar|pode|kit'],
    unless: 'nao|suspenso|autoportante|consert*',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'choose'],
    answer: [
      'Pode: basculante e portão de abrir não têm trilho no chão e recebem motor normalmente; quem depende de trilho é o de correr. Se o seu corre de lado sem trilho, é suspenso ou autoportante, e o motor se orça depois de ver por onde a folha é guiada.',
    ],
    heading: 'Sem trilho: que portão é o seu',
    text: [
      'No basculante, o motor vai na lateral e o kit instalado fica entre {{kit.padrao}} e {{kit.jetflex}}. No de abrir, cada folha leva um braço preso à coluna, e o conjunto sai por orçamento; a troca de um motor residencial fica entre {{replacement.from}} e {{replacement.to}}.',
      'Nos três, a folha vem antes: com o disjuntor desligado e os cabos inteiros, ela tem de ir e voltar na mão sem raspar.',
    ],
    points: [
      'Sobe: basculante, e a folha para no meio quando solta.',
      'Gira: de abrir, e a coluna não mexe quando se empurra a folha.',
      'Corre pendurado: mostre a guia de cima e os carrinhos.',
      'Ponto de energia com terra do lado do motor.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão inteiro por dentro, com o alto da folha e o piso aparecendo.',
  },
  {
    when: [
      'medir|medidas|tirar medida|tirar medidas|medicao',
      'portao|folha|vao',
      'comprar|motor|kit|escolher|orcamento',
    ],
    unless: 'corrente|tensao|multimetro|queim*|preco|fuso',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'buy'],
    answer: [
      'Para comprar o motor meça a folha, e não o vão: largura, altura e espessura da chapa ou do tubo, com a trena por dentro. Depois o lugar do motor: no basculante, a lateral livre do piso à verga; no de correr, o comprimento da folha e a distância dela à parede; no de abrir, da dobradiça à parede e a largura de cada folha.',
    ],
    heading: 'A folha de medidas que responde o orçamento',
    text: [
      'Com as medidas e o material se estima o peso, e por ele sai o motor: em basculante, até {{home.weight}} o PPA Home e até {{homeJetflex.weight}} o PPA Home Jetflex. O kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}; os de correr e de abrir saem por orçamento.',
      'Meça com o portão fechado e o disjuntor desligado, se já há motor, e sem subir na folha. Onde não alcança, uma foto com a trena encostada serve.',
    ],
    points: [
      'Largura e altura da folha, em metros.',
      'Material e espessura: grade, chapa, alumínio ou madeira.',
      'Do lugar do motor até o quadro de luz.',
      'Tensão no ponto: 127 V ou 220 V.',
      'Altura do piso à folha aberta, no basculante.',
    ],
    send: 'Mande pelo WhatsApp as medidas e uma foto do portão inteiro por dentro: o modelo e o preço voltam antes da visita.',
  },
  {
    when: [
      'nao sabe|nao consegue|nao conseguem|ensinar|ensina|aprender|treinar',
      'porteiro*|zelador|mae|pai|avo|sogra|idos*|faxineira|funcionari*|inquilin*',
      'portao|motor|abrir|usar|destravar|controle',
    ],
    unless: 'preco|quanto|pesad*|forca|duro',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['works', 'safety'],
    answer: [
      'Ensine três gestos, nesta ordem: o botão que abre e para, o disjuntor que corta tudo e a chave que solta o motor. Faça a pessoa repetir com você ao lado, de dia, e deixe um papel plastificado junto do quadro; quem só viu fazer não acha a chave no escuro.',
    ],
    heading: 'O que pôr no papel ao lado do quadro',
    text: [
      'Antes de soltar o motor: disjuntor desligado, ninguém no vão, folha reta e cabos inteiros. Se a folha está torta, caída ou pesada, não se solta nada e se telefona.',
      'Se o botão do controle é duro ou pequeno, uma botoeira grande na parede resolve, num serviço de {{repair.from}} a {{repair.to}}; gravar um controle mais simples fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Foto do disjuntor certo, com etiqueta no quadro.',
      'Onde mora a chave e para que lado ela gira.',
      'Folha empurrada pelo meio, mãos longe das quinas.',
      'Na volta: engatar a chave, religar e ver um ciclo inteiro.',
      'Telefone de quem chamar, e 193 se alguém se ferir.',
    ],
    send: 'Mande pelo WhatsApp a foto do motor fechado e da fechadura do destravamento: respondemos os passos para o seu modelo.',
  },
  {
    when: [
      'nao fecha|nao quer fechar|volta|para',
      'com o sol|por causa do sol|sol|tarde de sol',
      'portao|motor',
    ],
    unless: 'placa solar|solar|chuva|calor|preco',
    subject: 'fotocelula',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Se o portão abre e só não fecha quando bate sol, a luz está ofuscando a lente do receptor da fotocélula, e a central acha que há alguém no vão. Faça sombra na lente com a mão, de fora do caminho da folha: se ele fecha, é isso. A correção é trocar os dois lados, pôr uma aba ou mudar o ângulo, de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'Sombra na lente: a prova e a correção',
    text: [
      'O par tem um emissor e um receptor, e só o receptor se ofusca. Trocá-los de lado põe a lente de costas para o sol e muitas vezes custa só a mão de obra.',
      'Lente amarelada ou riscada espalha a luz e piora o defeito com os anos. Não una os fios na central para anular o sensor: o portão passaria a fechar sem ver ninguém.',
    ],
    points: [
      'Sempre na mesma hora: sol direto.',
      'Sol e chuva: lente suja ou úmida por dentro.',
      'Sombra não muda nada: fio, alinhamento ou fim de curso.',
      'Até a visita: feche pela botoeira à vista ou na mão, com o disjuntor desligado.',
    ],
    send: 'Mande pelo WhatsApp a hora em que falha e uma foto das duas lentes nessa hora, com o sol aparecendo.',
  },
  {
    when: [
      'controle|controles',
      'pulso|pulseira|relogio|pescoco|cordao|cadeirante|bengala',
      'portao|garagem|para',
    ],
    unless: 'nao|apple|smartwatch|preco|botoeira',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Controle próprio de pulso é raro; o que se faz é pôr um controle pequeno numa pulseira ou num cordão, preso pela argola e com o botão virado para fora. Ele tem de ser da família que a sua central aceita, e gravá-lo fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    heading: 'Botão ao alcance sem abrir por engano',
    text: [
      'No pulso o botão encosta em mesa e volante, e o portão abre sem ninguém querer. Escolha um com botão fundo ou tampa, e teste um dia inteiro em casa antes de sair com ele.',
      'Para quem tem pouca força na mão, uma botoeira grande na parede pode servir mais que o controle, num serviço de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Código rolante, porque à vista ele se perde mais.',
      'Cordão que se solte se puxado, para não enforcar.',
      'Longe de água e suor: bateria e contato oxidam.',
      'Fotocélula testada, se o fechamento é automático.',
    ],
    send: 'Mande pelo WhatsApp a foto de um controle que funciona, frente e verso, e conte quem vai usar.',
  },
];
