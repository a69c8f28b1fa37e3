/** Titles that ask the difference between two things of a gate, or which of the two to take. */
import type { DirectAnswer } from '../../direct-answer.ts';

const compares = 'diferenca|diferencas|ou|e|x|versus|vs|comparativo|comparacao|qual';

export const differenceAnswers: readonly DirectAnswer[] = [
  {
    when: ['gsm', 'wi fi|wifi', compares],
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'O módulo Wi-Fi usa a internet da casa e serve onde o sinal chega bem à garagem: não tem mensalidade, mostra se o portão ficou aberto e fala com a Alexa. O módulo GSM tem chip próprio e abre por ligação ou mensagem de um número cadastrado: serve em sítio, galpão e portão longe do roteador, e paga-se a linha. Em casa com bom sinal, fique com o Wi-Fi.',
    ],
    heading: 'Os dois se ligam do mesmo jeito',
    text: [
      'Ambos fecham um contato na entrada de botoeira da central e não mexem no motor nem nos controles. A ligação fica entre {{repair.from}} e {{repair.to}}; o módulo e o chip são por sua conta.',
    ],
    points: [
      'Wi-Fi: depende do roteador e da luz da casa.',
      'GSM: depende do sinal da operadora e do chip em dia.',
      'Muitos moradores: Wi-Fi, com uma permissão para cada um.',
      'Portaria sem internet: GSM.',
    ],
    send: 'Mande a foto da placa e diga se o Wi-Fi e o sinal do celular chegam ao portão.',
  },
  {
    when: ['alexa', 'google', compares],
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'As duas abrem: Alexa e Google Assistente só repassam a ordem ao módulo Wi-Fi do portão, e quem decide é o aplicativo desse módulo. Escolha a que já há em casa e confira na caixa do módulo o nome dela; as duas pedem uma senha falada para abrir, porque portão é porta de entrada.',
    ],
    heading: 'O que olhar no módulo',
    text: [
      'Procure contato seco com pulso curto, sensor de porta e compatibilidade escrita com a sua assistente. Ligá-lo à botoeira da central fica entre {{repair.from}} e {{repair.to}}, e motor e controles continuam os mesmos.',
    ],
    points: [
      'Fechar por voz é livre; abrir pede senha.',
      'Caixa de som perto da janela: senha que não se adivinha.',
      'Internet fora do ar: o controle abre como sempre.',
    ],
    send: 'Mande a foto da placa da central e o nome do módulo em que você pensou.',
  },
  {
    when: ['fim de curso|fins de curso|ima|imas|reed|magnetico', 'encoder', compares],
    unless: 'defeito|consert*|queim*|nao',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['choose', 'what'],
    answer: [
      'A diferença é o que cada um sabe: o fim de curso, de ímã ou de chave, avisa a central só nas duas pontas, aberto e fechado; o encoder conta as voltas do motor e diz em que ponto a folha está o tempo todo. Por isso o encoder permite desacelerar e percebe um obstáculo; o fim de curso é mais simples, barato e fácil de trocar. Você quase não escolhe: o tipo vem com o motor e a placa.',
    ],
    heading: 'O que muda no conserto',
    text: [
      'Fim de curso fora do lugar faz o portão bater ou parar antes; ele se regula movendo o ímã, de {{part.adjustment.from}} a {{part.adjustment.to}}. Encoder sem leitura faz o motor dar alguns centímetros e parar, e o percurso se grava de novo.',
    ],
    points: [
      'Placa de um não lê o outro.',
      'Encoder: a primeira viagem é lenta, para medir.',
      'Fim de curso: ímã solto é o defeito mais comum.',
      'Depois de trocar a placa, prove as duas pontas.',
    ],
    send: 'Mande a foto da etiqueta do motor e da placa: dizemos qual é o seu.',
  },
  {
    when: [
      'botoeira*|interruptor|botao',
      'controle*',
      'diferenca|diferencas|ou|x|versus|vs|comparacao|melhor',
    ],
    unless: 'nao|so|parou|funciona|afundou|abre por|travado|preso',
    subject: 'botoeira',
    isAboutSubject: true,
    aspects: ['choose', 'what'],
    answer: [
      'A botoeira é o botão fixo na parede, ligado à central por fio, sem bateria nem código; o controle remoto manda a mesma ordem por rádio, de dentro do carro. A botoeira não se perde nem se clona, mas só serve a quem já está dentro; o controle serve a quem chega. O comum é ter os dois, e a botoeira ainda diz onde está o defeito: se ela abre e o controle não, o problema é do rádio.',
    ],
    heading: 'Onde pôr cada um',
    text: [
      'A botoeira fica num ponto de onde se vê o portão, fora do alcance de criança e de quem passa a mão pela grade. Onde o conduíte não chega, há botoeira sem fio, que é um controle preso na parede, com bateria.',
      'Ligar uma botoeira fica entre {{repair.from}} e {{repair.to}}; gravar um controle, entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Visita e entrega: interfone com botão ligado à mesma entrada.',
      'Vários controles: um por pessoa, com lista.',
      'Botoeira ao tempo: modelo vedado.',
    ],
    send: 'Mande uma foto da central e do lugar em que quer o botão.',
  },
  {
    when: ['trava*', 'fechadura*', 'diferenca|diferencas|ou|x|versus|vs|comparacao'],
    unless: 'eletroima|eletromagnetica',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['choose', 'what'],
    answer: [
      'A trava elétrica é do portão de carros: um pino ou gancho que a central recolhe antes de abrir e solta quando a folha fecha, para que ninguém a force. A fechadura elétrica é de porta e de portão social: tem trinco, abre com um pulso do interfone ou do botão e também com chave. Uma não faz o serviço da outra: trava na garagem, fechadura na entrada de pessoas.',
    ],
    heading: 'Como cada uma se comporta sem luz',
    text: [
      'A trava fica presa e se solta por chave ou pelo nobreak; a fechadura comum continua trancada e abre com a chave. Ligar ou trocar qualquer das duas fica entre {{repair.from}} e {{repair.to}}, mais a peça.',
    ],
    points: [
      'Trava: pede saída própria na central ou um módulo.',
      'Fechadura: pede fonte e a folha alinhada com o batente.',
      'Portão que se abre empurrando no canto: falta trava.',
      'Porta que bate e não tranca: fechadura desalinhada.',
    ],
    send: 'Mande uma foto do portão fechado, por dentro, e do batente.',
  },
  {
    when: ['hp|cavalo', 'cv', 'diferenca|diferencas|ou|e|x|versus|vs|qual|mesma|igual|iguais|quanto'],
    unless:
      'preco|kg|quilos|1/4 cv ou 1/3|1/4 hp ou 1/3|1/3 cv ou 1/2|1/3 hp ou 1/2|1/4 ou|1/3 ou 1/2|1/3 ou 1/4|1/2 ou',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what'],
    answer: [
      'Na prática HP e CV dizem o mesmo: um HP são uns 746 watts e um CV uns 735, menos de dois por cento de diferença, e em motor de portão as etiquetas usam um ou outro sem que nada mude. Um motor de 1/4 HP e um de 1/4 CV são da mesma classe. O que escolhe o motor é o peso máximo da ficha, e não a sigla.',
    ],
    heading: 'O que comparar no lugar da sigla',
    text: [
      'Em basculante equilibrado, a nossa tabela vai até {{motor.quarterCv.weight}} no motor de 1/4, {{motor.thirdCv.weight}} no de 1/3 e {{motor.halfCv.weight}} no de 1/2. Em folha que corre ou abre vale o limite do modelo.',
      'Dois motores de mesma potência podem ter redutor e estator diferentes, e por isso carregar pesos diferentes.',
    ],
    points: [
      'HP vem de horse power, e CV de cavalo-vapor.',
      'Watts da etiqueta dizem o que ele consome, e não o que carrega.',
      'Peso da folha primeiro, aberturas por hora depois.',
    ],
    send: 'Mande a altura, a largura e o material da folha: dizemos que motor a leva.',
  },
  {
    when: [
      'trilho*',
      'embutido|sobreposto|enterrado|rente|de embutir|de sobrepor|aparente',
      'ou|diferenca|qual|melhor|x|versus|usar',
    ],
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'Em piso pronto use o trilho sobreposto: a cantoneira vai fixada por cima do concreto, se alinha e se troca com facilidade, e o carro passa por um ressalto pequeno. O embutido fica rente ao piso, não tropeça e é o melhor em obra nova, mas junta água e areia no rebaixo e por isso pede dreno e limpeza mais frequente. Nos dois o que conta é o nível e a base firme.',
    ],
    heading: 'O que o trilho pede do motor',
    text: [
      'Trilho torto ou afundado faz a folha subir e descer sobre o pinhão, e o motor força num ponto só. Antes de pôr o motor, empurre a folha de ponta a ponta: tem de andar com uma mão.',
      'O trilho é serviço da serralheria; da roldana para cima, alinhamento e motor são conosco.',
    ],
    points: [
      'Cantoneira em V para cima: roldana em V.',
      'Barra redonda: roldana em U.',
      'Embutido: furo de dreno a cada trecho.',
      'Passagem de caminhão: trilho grosso sobre viga.',
    ],
    send: 'Mande uma foto do piso no vão e o comprimento e o material da folha.',
  },
  {
    when: ['soft start|partida suave|soft'],
    unless: 'vantagem|vantagens|defeito|queim*',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['what', 'works'],
    answer: [
      'Soft start é a partida suave: a placa do portão liga o motor aos poucos, e a folha sai devagar em vez de dar um tranco. Ele só cuida do arranque, e às vezes da parada; o inversor de frequência vai além e comanda a velocidade o caminho inteiro, por isso também abre em poucos segundos. No JETFLEX quem faz a partida e a parada suaves é o inversor, por {{kit.jetflex}} instalado em basculante.',
    ],
    heading: 'O que a partida suave poupa',
    text: [
      'Sem tranco, engrenagem, cabo, dobradiça e solda duram mais, e a luz da garagem não pisca na hora de abrir. Não substitui equilíbrio: folha pesada continua pesada.',
      'Em muitas centrais ela se liga por chave ou botão, e o manual do código da placa diz qual. Pedir que o técnico a regule fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Soft start: arranque macio.',
      'Desaceleração: chegada macia, que pede fim de curso bem posto.',
      'Inversor: arranque, velocidade e chegada.',
      'Placa sem a função não a ganha por regulagem.',
    ],
    send: 'Mande a foto da placa da central: dizemos se ela tem partida suave.',
  },
  {
    when: ['bivolt', '220|220 v|127|110', 'diferenca|diferencas|ou|x|versus|melhor'],
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'what'],
    answer: [
      'O motor bivolt aceita 127 ou 220 V, por chave ou por troca de ligação feita pelo técnico; o de 220 V só trabalha em 220 V, com metade da corrente, e por isso sofre menos em fio longo. Em portão o bivolt é exceção: quase todo motor tem uma tensão só, escrita na etiqueta. Escolha pela tensão que há no ponto; os kits PADRÃO e SPEEDY se pedem na sua, e o JETFLEX é de 220 V.',
    ],
    heading: 'Se o ponto tem só 127 V',
    text: [
      'O eletricista consegue puxar 220 V do quadro quando há duas fases; o valor é dele. Ligar motor de 127 V em 220 V queima na hora, e o contrário faz o motor roncar sem partir.',
      'Os três kits de basculante custam, instalados, de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    points: [
      'Meça o ponto antes de comprar.',
      'Bivolt na central não quer dizer bivolt no motor.',
      'Consumo no mês: o mesmo nas duas tensões.',
    ],
    send: 'Mande a foto do disjuntor do portão e da etiqueta do motor, se já há um.',
  },
  {
    when: [
      'aluminio',
      'ferro|aco',
      'motor menor|motor mais fraco|pede menos motor|mais leve|pesa menos|exige menos|qual pesa',
    ],
    subject: 'portao-de-aluminio',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'O de alumínio pede motor menor: a folha pesa perto da metade da mesma em chapa de ferro, e força menos cabo, roldana e engrenagem. Em basculante de casa, quase todo portão de alumínio fica bem no kit PADRÃO, de {{kit.padrao}} instalado; o de ferro depende da chapa, e acima de {{home.weight}} passa ao JETFLEX, de {{kit.jetflex}}, até {{homeJetflex.weight}}.',
    ],
    heading: 'O que se ganha e o que se perde',
    text: [
      'O alumínio não enferruja nem pede pintura, mas precisa de chapa de reforço onde o motor se prende. O ferro aguenta o suporte em qualquer ponto e se solda em toda serralheria.',
    ],
    points: [
      'Grade pesa menos que chapa inteira, nos dois.',
      'Porta social embutida soma peso.',
      'Motor com sobra dura mais, qualquer que seja o metal.',
    ],
    send: 'Mande as medidas e uma foto da folha por dentro: dizemos o peso e o motor.',
  },
  {
    when: [
      'diferenca|diferencas|ou|versus|vs|melhor',
      'corrente alternada|alternada|ac|inducao|motor comum|convencional|127|220',
      'brushless|corrente continua|24v|24 v|24 volts|dc',
    ],
    unless: 'nobreak|placa|fonte|trava|interfone|fechadura|camera|rele|solar',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'what'],
    answer: [
      'O motor de corrente alternada é o comum: de indução, ligado direto em 127 ou 220 V, robusto, mais barato e fácil de consertar. O de corrente contínua, que no brushless não tem escovas para gastar, anda com uma fonte e uma placa próprias: arranca e freia macio, mede melhor a força, aguenta mais ciclos e aceita bateria direto. Custa mais, e a peça é só a dele.',
    ],
    heading: 'Qual fica em cada portão',
    text: [
      'Em casa com poucas aberturas por dia, o de corrente alternada resolve: os nossos kits de basculante são dele, de {{kit.padrao}} a {{kit.jetflex}} instalados. O de corrente contínua se justifica onde falta luz com frequência, onde o portão abre muito ou onde o ruído incomoda, e sai por orçamento.',
    ],
    points: [
      'Falta de luz: o de contínua leva bateria; o comum pede nobreak.',
      'Raio e surto: a fonte do de contínua sente mais, e pede protetor.',
      'Conserto: capacitor e engrenagem do comum se acham em qualquer loja do ramo.',
    ],
    send: 'Mande a foto do portão, as medidas e quantas vezes ele abre por dia.',
  },
  {
    when: [
      compares,
      'garantia',
      'legal|de lei|da lei',
      'contratual|de fabrica|de loja|estendida|escrita|fabricante',
    ],
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['what', 'allowed'],
    answer: [
      'A garantia legal é a que o Código de Defesa do Consumidor dá a todos, mesmo sem papel: noventa dias para reclamar de um produto ou serviço durável. A contratual é a que o vendedor ou o fabricante promete por escrito, com o prazo e as condições dele, e vem além da primeira. Na nossa, o kit instalado tem {{kit.warranty}}, o serviço de conserto {{repair.warranty}} e a peça {{parts.warranty}}.',
    ],
    heading: 'Qual usar quando o portão falha',
    text: [
      'Dentro do prazo escrito, use a contratual, que costuma ser mais longa. Fora dela, a legal ainda vale para defeito escondido, e os noventa dias contam de quando ele apareceu.',
    ],
    points: [
      'Defeito aparente: os noventa dias contam da entrega.',
      'Garantia escrita: leia o que fica fora, como raio e água.',
      'Recibo, Pix ou conversa: tudo prova a data.',
    ],
    further: 'O que cada prazo cobre está na página de [garantia](/garantia).',
  },
  {
    when: [
      compares,
      'portao social|social|pedestre|portao de pedestre|portaozinho',
      'garagem|portao de garagem|portao de carro|portao grande|principal',
    ],
    unless: 'mesmo controle|controle|junto|conserto|preco|abre|instalar',
    subject: 'portao-social',
    isAboutSubject: true,
    aspects: ['what', 'choose'],
    answer: [
      'O portão social é a entrada a pé: folha pequena, de girar, aberta por fechadura elétrica, chave ou interfone, e quase nunca tem motor. O de garagem é a folha do carro, que sobe, corre ou gira com um motor, central e controle. Convém ter os dois, porque abrir o grande para cada pessoa gasta o motor e deixa a garagem à vista.',
    ],
    heading: 'O que fazemos em cada um',
    text: [
      'No social pomos e consertamos a fechadura elétrica, a fonte, o fio e a botoeira, de {{repair.from}} a {{repair.to}}. No de garagem instalamos e consertamos o motor: em basculante, o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    points: [
      'Um controle de dois botões pode abrir os dois.',
      'Portão de correr: a abertura parcial serve de passagem a pé.',
      'Na falta de luz, o social com chave é a saída.',
    ],
    send: 'Mande a foto da entrada inteira e diga o que abre cada portão hoje.',
  },
  {
    when: [compares, 'visita|visita tecnica', 'orcamento'],
    unless: 'gratis|cobra*|taxa|pagar|preco',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['what', 'price'],
    answer: [
      'O orçamento é o preço, por escrito ou na conversa, e já pode sair por foto; a visita é a ida do técnico até o portão, que confirma esse preço e, se você aceita, já faz o serviço. Conosco nenhum dos dois tem taxa em São Paulo e na Grande São Paulo, e o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Quando basta a foto e quando é preciso ir',
    text: [
      'Kit de basculante, controle e troca de peça conhecida se orçam por foto. Folha que pesa, fio que some na parede e defeito que vem e vai só se acham no lugar.',
    ],
    points: [
      'Preço dito antes de abrir o motor.',
      'Não aceitou: nada se paga.',
      'Domingo, feriado e noite: valor combinado antes da saída.',
    ],
  },
];
