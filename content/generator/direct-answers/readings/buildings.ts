/** Who stands at the gate, and what the building asks of it: a manager who hands out no control, a doorman's desk without power, an ambulance. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const buildingReadings: readonly DirectAnswer[] = [
  {
    when: [
      'administradora|sindico|sindica|portaria|condominio|imobiliaria',
      'nao libera|nao quer liberar|nao entrega|nao da o controle|se recusa|nega|negou|nao deixa|nao cadastra|nao autoriza|recusou',
      'controle*|tag|acesso|gravar|cadastrar',
    ],
    unless: 'inadimplen*|nao paguei|devo|divida',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Se a administradora não libera o controle, peça por escrito e com o motivo: o acesso à garagem é de quem tem a vaga, mas a central é do condomínio, e só ele autoriza a gravação. Nós não gravamos sem essa licença. Quando ela vem, a gravação custa de {{part.programming.from}} a {{part.programming.to}} por visita, com quantos controles houver.',
    ],
    heading: 'O pedido que anda e o que fazer se não andar',
    text: [
      'A convenção diz quantos controles cada unidade tem e quem paga os demais. Sem resposta, o caminho é o síndico, depois a assembleia e, se a vaga fica sem uso, o juizado especial.',
    ],
    points: [
      'Documento da unidade ou contrato de aluguel, com a vaga.',
      'Modelo de controle aceito pela central do prédio.',
      'Inquilino: o pedido costuma sair em nome do proprietário.',
      'Cópia em banca sem autorização pode ser apagada na primeira limpeza da memória.',
    ],
    send: 'Com a autorização, mande pelo WhatsApp a foto do controle que o prédio usa, frente e verso, e a da etiqueta da central.',
  },
  {
    when: [
      'portaria|guarita|mesa de comando|painel da portaria',
      'desligad*|sem comando|sem energia|sem luz|apagad*|nao comanda|nao abre|nao aciona|parou|botao nao',
      'portao|comando|garagem|botao',
    ],
    unless: 'remota|virtual|empresa de',
    subject: 'botoeira',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Com a portaria desligada o portão ainda abre pelo controle, se a central dele tem energia: o que falta é o botão do porteiro e o fio que vai até a placa. Veja a luz da central na garagem: acesa, o defeito é da mesa, do cabo ou da fonte da guarita; apagada, é o disjuntor do portão. O fio e a entrada da placa se consertam de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Como manter a entrada funcionando até o conserto',
    text: [
      'Deixe um controle gravado com o porteiro e alguém à vista do vão em cada abertura. Não una fios na central para fazer as vezes do botão.',
    ],
    points: [
      'Só o botão do portão falha: contato do botão ou par de fios.',
      'Tudo da guarita apagou: circuito dela, que é do eletricista do prédio.',
      'Voltou a luz e nada comanda: fonte da mesa ou entrada queimada na placa.',
      'Falha quando chove: emenda no caminho enterrado.',
    ],
    further:
      'O que se confere num prédio está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande pelo WhatsApp a foto da mesa de comando, a da luz da central e diga o que cada botão faz.',
  },
  {
    when: [
      'rapid*|veloz|veloc*|que abra rapido|abre rapido',
      'oficina|loja|lojas|empresa|comercio|mercado|padaria|restaurante|clinica|escola|lava rapido|concessionaria|galpao|deposito|estacionamento',
      'portao|motor',
    ],
    unless: 'conserto|bate|perigos*|fecha rapido|condominio|atendimento rapido',
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Em comércio, portão rápido é motor com inversor e ciclos por hora que aguentem o dia: velocidade sem isso esquenta e para na hora cheia. Se o portão é basculante e abre poucas vezes por hora, o kit JETFLEX, de {{kit.jetflex}} instalado, abre em {segundos jetflex}; para o dia inteiro, o conjunto de uso intenso fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'Rápido na abertura e seguro no fechamento',
    text: [
      'Quem espera na rua ganha com a abertura; quem está a pé corre risco no fechamento. Por isso se acelera um e se deixa o outro devagar, com fotocélula dos dois lados.',
    ],
    points: [
      'Aberturas na hora mais cheia, contadas em três dias.',
      'Folha leve e trilho reto: velocidade em folha torta quebra solda.',
      'Ponto de 220 V, que o inversor pede.',
      'De dia, muitas vezes o melhor é o portão aberto e uma porta de pedestre.',
    ],
    further:
      'O inversor está explicado em [motor de alta velocidade](/topicos/motor-de-portao-de-alta-velocidade).',
    send: 'Mande pelo WhatsApp a foto do portão por dentro, a largura do vão e as aberturas da hora cheia.',
  },
  {
    when: [
      'ambulancia|ambulancias|bombeiro|bombeiros|viatura|pronto socorro|saida de emergencia',
      'portao|saida|entrada|garagem|motor',
    ],
    unless: 'preso|machuc*|prendeu|caiu|chamar|ferido|esmag*',
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['choose', 'safety'],
    answer: [
      'Em saída de ambulância o portão não pode depender de um motor só: ele abre em poucos segundos, fica aberto enquanto há saída prevista e tem abertura na mão que qualquer pessoa da equipe saiba usar. Pede motor de uso intenso, nobreak no circuito dele e fotocélula em duas alturas; o conjunto instalado fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'O que não pode faltar onde há socorro',
    text: [
      'A exigência final é do projeto de incêndio e de quem licencia o prédio: confirme antes da compra. Rota de fuga de pessoas não passa por portão motorizado.',
    ],
    points: [
      'Comando na recepção e no posto, além do controle do motorista.',
      'Destravamento à vista, testado todo mês.',
      'Segunda saída, ou portão de pedestre ao lado, sempre livre.',
      'Revisão a cada {{maintenance.interval}}, com a força e a bateria provadas.',
    ],
    further:
      'O que comparar está na página do [motor de portão industrial](/termos/motor-portao-industrial).',
    send: 'Mande pelo WhatsApp a foto do portão por dentro, a altura do veículo, as saídas por dia e o bairro.',
  },
  {
    when: [
      'dois motores|2 motores|um motor ou dois|1 motor ou 2|um ou dois motores|um motor de cada lado|motor dos dois lados|motor em cada lado',
      'um portao|portao so|mesmo portao|um so|folha so|unico portao|um portao so|basculante',
    ],
    unless: 'duas folhas|2 folhas|preco|desconto|pivotante|quanto custa',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['allowed', 'choose'],
    answer: [
      'Dois motores num portão só se usam em dois casos: no de abrir com duas folhas, um em cada, e no basculante muito largo, um de cada lado, com uma central que os mantém juntos. Em folha comum não se põem dois: se um adianta, ela torce e o cabo escapa. Folha pesada pede um motor maior, por orçamento.',
    ],
    heading: 'Quando o segundo motor resolve e quando atrapalha',
    text: [
      'O motivo da pergunta costuma ser peso ou torção, e os dois se curam antes: equilíbrio, cabo e travessa. Com a folha leve, um motor do tamanho certo basta.',
    ],
    points: [
      'De correr: um motor só, na ponta, sempre.',
      'Basculante que levanta torto: cabo ou contrapeso, e não força.',
      'Largo e flexível: reforço da travessa antes de qualquer motor.',
      'Dois motores de marcas diferentes: nunca na mesma folha.',
    ],
    further: 'A conta do peso está em [que motor serve no meu portão](/motores/escolher).',
    send: 'Mande pelo WhatsApp a largura, a altura, o material e uma foto da folha por dentro, com as duas laterais.',
  },
  {
    when: [
      'cortaram a luz|corte de luz|corte de energia|cortaram a energia|desligaram a luz|enel|trocaram o poste|mexeram em o poste|mexeram no poste|mexeram na rede|falta de fase|faltou uma fase|meia fase|meia luz|obra em a rua|trocaram o medidor|trocaram o relogio',
      'parou|nao funciona|nao abre|nao liga|nao anda|morreu|queimou|fraco|ronca|pisca*|estranho',
    ],
    unless: 'sem luz como|abrir sem',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['power', 'repair'],
    answer: [
      'Portão que parou depois de mexerem na luz da rua tem uma de três coisas: ponto sem energia, porque faltou uma fase; fusível ou fonte da placa queimados na volta; ou percurso perdido. Deixe o disjuntor dele desligado por um minuto, religue uma vez e olhe a luz da central. Placa se repara a partir de {{repair.from}} e se troca de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'A luz da central diz qual das três',
    text: [
      'Veja também se o resto da casa está normal: lâmpada forte demais ou fraca demais é caso de desligar tudo e chamar a distribuidora antes de qualquer técnico.',
    ],
    points: [
      'Central apagada e casa acesa: disjuntor, fase daquele circuito ou fusível.',
      'Acesa, e o motor ronca: tensão baixa; não insista.',
      'Acesa, anda pouco ou ao contrário: percurso a gravar, de {{part.programming.from}} a {{part.programming.to}}.',
      'Queimou na volta: guarde a peça e peça ressarcimento à distribuidora, com o protocolo.',
    ],
    further: 'Para usar o portão enquanto isso, veja [abrir portão sem luz](/como-abrir-portao-sem-luz).',
    send: 'Mande pelo WhatsApp a foto da luz da central, a da etiqueta do motor e a hora em que a energia voltou.',
  },
  {
    when: [
      'por fora|de fora|pela rua|de o lado de fora|lado de fora',
      'sem chave|sem a chave|sem controle|sem o controle|trancado para fora|fiquei para fora|preso para fora',
      'abrir|abro|entrar|destravar|portao',
    ],
    unless: 'instalar|cabo de destrav*|ladrao',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['power'],
    answer: [
      'Por fora, sem chave e sem controle, o portão com motor não foi feito para abrir: é o redutor travado que impede. Entre por outra porta, ligue para quem tem um controle ou chame um técnico, e não force a folha com alavanca, porque ela entorta e o cabo escapa. Quem atende pede prova de que a casa é sua.',
    ],
    heading: 'O que tentar antes de pagar um serviço',
    text: [
      'Com luz na casa, qualquer controle gravado abre, e também o aplicativo, se há módulo. Sem luz, só a chave do destravamento, que fica por dentro.',
    ],
    points: [
      'Porta social ou corredor do vizinho: chaveiro sai mais barato que folha torta.',
      'Interfone com botão que abre o portão, atendido por alguém da casa.',
      'Destravamento externo, se foi instalado, com a chave do cilindro da rua.',
      'Depois disso: um controle guardado fora de casa, ou o cilindro externo, por orçamento.',
    ],
    further: 'O caminho por dentro está em [abrir portão sem luz](/como-abrir-portao-sem-luz).',
    send: 'Mande pelo WhatsApp o bairro, uma foto do portão visto da rua e diga se há luz e se alguém está dentro.',
  },
  {
    when: [
      'regul*|ajust*|mudar|alterar|configur*',
      'tempo|temporizador|pausa',
      'portao|abertura|fechamento|motor|fechar',
    ],
    unless: 'quanto tempo|demora|trava|forca',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'O tempo do portão se regula na central, e há três com esse nome: a pausa até fechar sozinho, o tempo de funcionamento, que corta o motor se ele não chega, e o da desaceleração. O que quase todo mundo procura é a pausa: por botão, jumper ou trimpot, conforme o manual do código impresso na placa. Na visita custa de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Qual dos três tempos é o seu',
    text: [
      'A caixa se abre com o disjuntor desligado; o ajuste com ela ligada é de quem sabe onde não encostar.',
    ],
    points: [
      'Fica aberto demais ou de menos: pausa.',
      'Para antes do fim, ou continua ligado depois dele: tempo de funcionamento ou fim de curso.',
      'Bate no fim, ou se arrasta no último palmo: desaceleração.',
      'Não há pausa para mudar: o fechamento automático está desligado.',
    ],
    further: 'O que a placa comanda está em [central de comando](/topicos/central-de-comando-de-portao).',
    send: 'Mande pelo WhatsApp a foto da etiqueta da central e diga quantos segundos ele fica aberto hoje e quantos quer.',
  },
  {
    when: [
      'preco|quanto custa|quanto e|quanto fica|quanto sai|valor|custo|quanto cobra*',
      'regulagem|regular|ajuste|ajustar',
    ],
    unless: 'fim de curso|forca|fotocelula|placa|motor novo|contrapeso|mola|embreagem|controle',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price', 'adjust'],
    answer: [
      'A regulagem de um portão custa de {{part.adjustment.from}} a {{part.adjustment.to}}, com fim de curso, força e pausa acertados e provados na mesma visita, que não tem taxa. Ela só vale com a folha leve na mão: se cabo, roldana ou dobradiça pedem troca, o valor deles é dito antes.',
    ],
    heading: 'O que a regulagem inclui e o que não é dela',
    text: [
      'Leva em geral até uma hora. O técnico solta o motor, leva a folha de ponta a ponta e só então mexe na placa.',
    ],
    points: [
      'Incluído: paradas, força, desaceleração, pausa e prova da fotocélula.',
      'À parte: roldana e cabo, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'À parte: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Portão que perde a regulagem toda semana: há peça gasta.',
    ],
    further:
      'Os outros valores estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp um vídeo da abertura e do fechamento inteiros, a foto da etiqueta do motor e o bairro.',
  },
];
