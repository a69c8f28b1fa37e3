/** What people ask before they buy: what is in the box, which material, what a function is good for. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const purchaseAnswers: readonly DirectAnswer[] = [
  {
    when: ['bluetooth', 'central|placa|portao|motor|controle|modulo|celular'],
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Central de portão com Bluetooth abre pelo celular sem internet, mas só de perto, a poucos metros do motor: é um controle dentro do telefone. Para abrir de longe, ver se ficou aberto ou liberar uma visita, o que serve é o Wi-Fi. Nos dois casos um módulo ligado à entrada de botoeira dispensa trocar a placa que funciona.',
    ],
    heading: 'Bluetooth ou Wi-Fi no portão',
    text: [
      'O Bluetooth conversa direto com o telefone, e por isso continua quando a internet cai; sem energia no motor, nenhum dos dois abre. Parede grossa e portão de ferro encurtam o alcance.',
      'A ligação de um módulo na entrada de botoeira fica dentro da faixa de conserto, de {{repair.from}} a {{repair.to}}, e o módulo se orça pela foto da placa. Trocar a placa inteira vai de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Casa sem Wi-Fi na garagem: Bluetooth.',
      'Abrir do trabalho ou liberar entrega: Wi-Fi com sensor de porta aberta.',
      'Vários moradores: veja quantos telefones o aplicativo cadastra.',
      'Celular sem bateria: o controle comum continua valendo.',
    ],
    questions: [
      {
        question: 'O portão abre sozinho quando o celular chega perto?',
        answer:
          'Só se essa função estiver ligada no aplicativo, e não a recomendamos: o telefone na sala, junto da garagem, pode abrir sem ninguém pedir.',
      },
    ],
  },
  {
    when: [
      'wifi|wi fi|wi-fi|celular|aplicativo',
      'configurad*|programad*|pronto para usar',
      'kit|motor|placa|central',
    ],
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Não: a placa com Wi-Fi chega sem saber a sua rede. O cadastro se faz depois da montagem, com o seu celular, o aplicativo do fabricante e a senha do Wi-Fi da casa, diante do motor. Quando a montagem é nossa, o portão fica com o curso e os controles gravados, e o celular é cadastrado com você na mesma visita.',
    ],
    heading: 'O que ter à mão para configurar o Wi-Fi do portão',
    text: [
      'Quase todo módulo trabalha só em 2,4 GHz. Se o roteador junta as duas bandas com um nome, crie uma rede de 2,4 GHz, mesmo que seja a de convidados, e use a mesma no celular durante o cadastro.',
      'Na central já instalada, gravar e configurar fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Nome e senha do Wi-Fi, com sinal de dois traços junto do motor.',
      'Conta do aplicativo no nome do dono da casa, e não do instalador.',
      'Dois controles comuns gravados antes, para o dia sem internet.',
      'Sensor de aberto ou fechado: sem ele o aplicativo supõe a posição.',
    ],
    questions: [
      {
        question: 'Troquei de roteador. Preciso chamar alguém?',
        answer:
          'Não. Apague o aparelho no aplicativo e cadastre outra vez com a rede nova; o curso e os controles não se perdem.',
      },
    ],
  },
  {
    when: [
      'usado|usada|usados|segunda mao|seminovo|seminova|recondicionado|recondicionada',
      'automatizador|motor|kit|central|placa',
      'vale a pena|comprar|compensa|presta|compra|bom',
    ],
    unless: 'vender|vendo|compram|carro',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Motor de portão usado só compensa se você o vê funcionar, se a peça dele ainda se acha e se a montagem cabe na conta. Some o preço pedido, o suporte novo e a instalação: perto de {{kit.padrao}}, que é o kit novo instalado em basculante com {{kit.warranty}} de garantia, o usado já perdeu. Nós não vendemos usado.',
    ],
    heading: 'O que olhar num motor de portão usado',
    text: [
      'Motor de correr, de basculante e de abrir não se trocam entre si, e o fuso ou a cremalheira do vendedor foi cortado para a folha dele. Peça para ligá-lo na tensão da etiqueta e escute: ronco, estalo a cada volta e carcaça que esquenta em dois minutos são peças a pagar.',
      'Montar um motor que você já tem se orça por foto; gravar controles fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Etiqueta legível, com tensão, potência e modelo.',
      'Placa e motor da mesma marca, com os controles juntos.',
      'Sem cheiro de verniz queimado na bobina.',
      'Óleo ou graxa vazando: retentor vencido.',
      'Nota ou recibo, porque motor sem origem é risco seu.',
    ],
    questions: [
      {
        question: 'Vocês instalam o usado que eu comprar?',
        answer:
          'Instalamos se ele serve na folha e na tensão, com garantia do nosso serviço e não do motor. Mande a foto da etiqueta antes de pagar.',
      },
    ],
  },
  {
    when: ['oleo|caixa de oleo|banho de oleo', 'graxa', 'motor|redutor|caixa|qual|ou'],
    unless: 'corrente|trilho|dobradica',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para casa, redutor com graxa basta: não vaza, não pede troca e custa menos. A caixa em banho de óleo é de motor pesado, de prédio e galpão, onde as aberturas seguidas esquentam a engrenagem e o óleo leva o calor embora. Quem escolhe não é o lubrificante, é o uso: o mesmo fabricante põe graxa na linha leve e óleo na pesada.',
    ],
    heading: 'Óleo ou graxa na caixa do motor',
    text: [
      'Óleo exige retentor bom e motor na posição certa; vazou, a engrenagem seca e come a coroa. Graxa fica no lugar, mas envelhece: num motor parado há anos ela endurece, e a limpeza se faz com a caixa aberta.',
      'Não troque um pelo outro: vedação e engrenagem foram feitas para aquele lubrificante. Engrenagem e rolamentos ficam entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    points: [
      'Até dez aberturas por hora: graxa.',
      'Fila de manhã, frota ou galpão: óleo, com os ciclos por hora escritos na ficha.',
      'Mancha no chão sob o motor: retentor, chame antes de faltar óleo.',
      'Óleo de motor de carro na caixa: nunca; vale o que o manual manda.',
    ],
  },
  {
    when: ['aluminio', 'ferro', 'motor|automatizar|automatico', 'ou'],
    unless: 'troc*|cremalheira|roldana|mudar|substitu*',
    subject: 'portao-de-aluminio',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Os dois recebem motor. O de alumínio é mais leve e não enferruja, o que poupa cabo, roldana e motor, mas o perfil fino pede reforço onde o braço ou a cremalheira se prende. O de ferro aguenta o motor em qualquer ponto e se solda em qualquer serralheria; em troca pesa mais e precisa de pintura. Para automatizar, o alumínio reforçado costuma dar menos trabalho.',
    ],
    heading: 'O que o motor sente em cada material',
    text: [
      'Chapa fechada pesa e pega vento nos dois materiais: a diferença entre grade e chapa muda mais o motor que a diferença entre ferro e alumínio. Por isso o peso da folha pronta é o número a pedir ao serralheiro.',
      'Em basculante, o PPA Home leva folha de até {{home.weight}} e o Home Jetflex até {{homeJetflex.weight}}; o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    points: [
      'Perto do mar ou de piscina: alumínio, com parafuso de inox.',
      'Rua com risco de batida: ferro, que se desempena.',
      'Vão largo em alumínio: travessa no meio, para não torcer.',
      'Parafuso comum em alumínio corrói; arruela isolante evita.',
    ],
  },
  {
    when: [
      'kit|motor|automatizador',
      'com fotocelula|com sensor|inclui fotocelula|vem com fotocelula|fotocelula inclusa|completo com fotocelula|e fotocelula',
    ],
    unless:
      'nao|defeito|consert*|queim*|problema|deficien*|cadeirante|cadeira de rodas|idoso*|antiesmagamento|anti esmagamento|esmagamento',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['buy', 'price'],
    answer: [
      'O nosso kit para basculante traz motor, central, dois controles, fixação e instalação, de {{kit.padrao}} a {{kit.jetflex}}; a fotocélula é somada a ele. O par posto e testado fica entre {{part.photocell.from}} e {{part.photocell.to}} e, pedido junto com o motor, entra na mesma visita. Com fechamento automático ou porta para a calçada, não monte sem ela.',
    ],
    heading: 'Kit completo com fotocélula: o que pedir no orçamento',
    text: [
      'A central dos kits tem entrada para o sensor. O que muda o valor é levar o fio até o outro batente: com conduíte pronto é rápido, sem ele há o par sem fio ou o de espelho.',
      'O kit tem {{kit.warranty}} de garantia e fica pronto em {horas de instalação}.',
    ],
    points: [
      'PADRÃO, {{kit.padrao.seconds}} de abertura: {{kit.padrao}}.',
      'SPEEDY, {{kit.speedy.seconds}}: {{kit.speedy}}.',
      'JETFLEX, {{kit.jetflex.seconds}} e 220 V: {{kit.jetflex}}, o que mais pede sensor.',
      'À parte: ponto de energia, cabo ou pivô gasto, trava elétrica.',
    ],
  },
  {
    when: ['freio|eletrofreio|freio eletromagnetico', 'motor|automatizador|portao'],
    unless: 'sem freio|falta de freio|perdeu o freio|nao freia|carro|caminhao',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['works', 'choose'],
    answer: [
      'Freio eletromagnético é um disco que trava o eixo quando a corrente cai, e por isso a folha para no ponto, sem deslizar. Em motor de casa quase não existe, porque a rosca sem fim do redutor já segura a folha; ele aparece em motor deslizante rápido ou pesado, onde a inércia levaria a folha além do batente. Motor com inversor freia pela própria central e dispensa o disco.',
    ],
    heading: 'Quando o motor deslizante precisa de freio',
    text: [
      'O que pede freio é massa e velocidade: folha comprida de chapa, galpão, rampa leve no sentido do curso. Em folha de casa que passa do ponto, o remédio é o fim de curso ou a desaceleração, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
      'O modelo com freio sai por orçamento, pelo peso e pelo comprimento da folha.',
    ],
    points: [
      'Folha que desliza um palmo depois do corte: regulagem primeiro.',
      'Falta de luz: com freio, só a chave de destravamento libera a folha.',
      'Estalo ao partir e ao parar é o disco soltando e prendendo.',
      'Batente mecânico firme nas duas pontas, com ou sem freio.',
    ],
  },
  {
    when: ['bronze|aco|metal', 'nylon|nailon|plastico|plastica|tecnil', 'engrenagem|coroa|engrenagens'],
    subject: 'engrenagem',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Ponha a que o fabricante fez para o seu motor: nylon na linha de casa, bronze na de uso intenso. A de nylon é silenciosa e cede primeiro, de propósito, para salvar a rosca do rotor, que custa mais. Trocar por bronze num motor pequeno passa a quebra adiante, e ainda pede graxa e alinhamento melhores.',
    ],
    heading: 'Engrenagem de bronze ou de nylon em cada uso',
    text: [
      'Coroa de nylon que se gasta em poucos meses não pede bronze, pede folha leve: roldana travada, força alta ou fim de curso passando do ponto comem qualquer dente.',
      'Troca de engrenagem e rolamentos fica entre {{part.gears.from}} e {{part.gears.to}}, com {{parts.warranty}} de garantia na peça.',
    ],
    points: [
      'Casa, até dez aberturas por hora: nylon original.',
      'Prédio ou comércio: bronze, se o modelo a tem de fábrica.',
      'Conte os dentes e meça o furo antes de comprar.',
      'Pó branco sob a caixa: nylon no fim; raspa amarela: bronze sem graxa.',
    ],
  },
  {
    when: ['display|visor|tela', 'central|placa|motor'],
    unless: 'nao acende|apagad*|erro|quebr*|interfone|video',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Central com display digital vale a pena para quem regula e conserta: mostra força, pausa, velocidade e o código do defeito em números, em vez de piscadas. Para quem só abre e fecha o portão, muda pouco. Escolha por ela em prédio, onde muita gente mexe e o diagnóstico rápido poupa hora; em casa, não troque uma placa boa só por isso.',
    ],
    heading: 'O que o display mostra e o que ele não muda',
    text: [
      'Com números, a força e o tempo ficam anotados, e a regulagem se repete igual depois de uma troca. O display não aumenta potência nem alcance, e é mais uma peça que a umidade estraga.',
      'Trocar a placa fica entre {{part.board.from}} e {{part.board.to}}; ela tem de servir no motor e no fim de curso que já existem.',
    ],
    points: [
      'Contador de ciclos: bom para marcar a revisão do prédio.',
      'Senha de ajuste: evita que mudem a força sem saber.',
      'Caixa vedada: display embaçado é água entrando.',
      'Manual guardado: o código só tem sentido com a lista do modelo.',
    ],
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
    when: ['braco|bracos', 'preco|quanto custa|valor|custa|quanto e'],
    unless: 'cancela|hidraulic*|pivotante|pistao',
    subject: 'braco',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'O braço do motor basculante não tem preço único: muda com o modelo, com a medida e com o estado do suporte na folha. Trocado por nós, o serviço inteiro, com a peça, o pino e a regulagem, fica dentro da faixa de conserto, de {{repair.from}} a {{repair.to}}; se a solda do suporte precisa ser refeita, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    heading: 'O que muda o valor do braço',
    text: [
      'Braço torto quase sempre torceu por folha desequilibrada ou fim de curso passando do ponto. Trocá-lo sem acertar isso é pagar duas vezes, e a regulagem entra no mesmo serviço.',
    ],
    points: [
      'Só pino e contrapino: o caso mais barato.',
      'Braço reto ou curvo, e o comprimento entre furos.',
      'Um braço ou o par: os dois lados devem ficar iguais.',
      'Suporte arrancado da folha: solda antes do braço.',
    ],
    send: 'Mande pelo WhatsApp uma foto de cada ponta do braço, uma do portão inteiro por dentro e a da etiqueta do motor.',
  },
  {
    when: [
      'botoes|2 botoes|3 botoes|4 botoes|dois botoes|tres botoes|quatro botoes',
      'serve|funcao|cada um|cada botao|quantos',
      'controle|controles|controle remoto',
    ],
    unless: 'nao funciona|quebr*|afund*',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'Cada botão do controle é um controle independente: de fábrica nenhum tem função, e cada um faz o que for gravado nele. O uso comum é um botão para o portão da garagem, outro para o segundo portão ou a porta social, outro para a luz e o último para a garagem do trabalho ou da praia, desde que exista receptor para cada um.',
    ],
    heading: 'Como se dá uma função a cada botão',
    text: [
      'Na central, apertar o botão de gravar e depois o botão escolhido do controle une os dois. Em centrais com abertura para pedestre, um segundo botão abre só uma parte da folha.',
      'Luz e alarme precisam de uma saída na placa ou de um receptor avulso. Gravar os quatro, de uma vez, fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Dois portões da mesma marca: um botão em cada central.',
      'Marcas diferentes: só se o código for da mesma família.',
      'Botão livre não faz mal e serve de reserva.',
      'Botão gasto: grave o portão num dos que sobram.',
    ],
  },
  {
    when: ['deslizante|de correr', 'rampa|ladeira|inclinad*', 'subsolo|garagem|descida|motor'],
    unless: 'nao abre|nao fecha|basculante|quebr*',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Portão deslizante em rampa de subsolo funciona se o trilho correr no nível, atravessado à rampa: quem sobe e desce é o carro, e a folha anda plana. Se o trilho acompanha a descida, a folha quer correr sozinha e o motor vira freio; aí se pede motor com freio e batentes reforçados, ou se muda a folha de lugar. Em prédio o conjunto pesado instalado fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'O que medir na rampa antes de escolher o motor',
    text: [
      'Estique uma mangueira de nível nas duas pontas do trilho: alguns milímetros por metro o motor aceita, mais que isso é rampa. Com o motor solto e alguém segurando, a folha não pode andar sozinha.',
      'Em subsolo some água, que desce pela rampa até a base: motor sobre base alta e ralo antes do trilho.',
    ],
    points: [
      'Peso e comprimento da folha.',
      'Aberturas na hora cheia.',
      'Fotocélula dupla, porque o carro que sobe não vê a folha.',
      'Antena levada para fora: no subsolo o controle perde alcance.',
      'Sinaleira na saída para a calçada.',
    ],
  },
  {
    when: ['seccionado|seccional|americano|guilhotina', 'basculante', 'espaco|ocupa|melhor|ou|menos'],
    unless: 'consert*|quebr*|nao abre',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Ocupa menos espaço o seccionado: dobra em painéis, sobe rente ao teto e não avança para a calçada. O basculante sobe inteiro, balança para fora ao abrir e precisa desse arco livre, mas custa menos, tem peça em toda parte e é o que leva o nosso kit, de {{kit.padrao}} a {{kit.jetflex}} instalado. Teto baixo ou calçada estreita pedem o seccionado; fora disso o basculante resolve.',
    ],
    heading: 'Espaço de cada portão, medido na garagem',
    text: [
      'No seccionado meça a altura livre acima do vão, onde ficam o eixo e as molas, e o teto até o fundo da folha. No basculante meça a saída da folha para fora e a lateral do contrapeso.',
      'O motor do seccionado é de teto, com corrente ou correia, e sai por orçamento. A folha e as molas dele são do fabricante.',
    ],
    points: [
      'Carro comprido encostado no portão: seccionado.',
      'Teto com viga ou cano: basculante.',
      'Calçada estreita: seccionado, que não avança.',
      'Conserto fácil e barato: basculante.',
    ],
  },
];
