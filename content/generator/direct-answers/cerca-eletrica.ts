/** Answers to titles about electric fences. */
import type { DirectAnswer } from '../direct-answer.ts';

export const cercaEletricaAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'cerca eletrica|cerca|concertina',
      'vizinh*',
      'meu portao|meu muro|no meu|em meu|minha parede|pode|colocou|instalou|passou',
    ],
    subject: 'cerca-eletrica',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Não pode sem a sua concordância: prender cerca elétrica ou concertina no seu portão ou no seu muro é usar a sua propriedade, e a Lei federal 13.477/2017 pede que a cerca fique em altura sem risco de choque acidental e tenha placas de aviso dos dois lados. Na folha do portão ela não deve ficar de modo nenhum, porque a folha se mexe e o pulso pode passar para o ferro. Peça por escrito que ele a tire; sem acordo, prefeitura ou Juizado Especial.',
    ],
    heading: 'Enquanto ela estiver ali',
    text: [
      'Não corte nem puxe o fio: peça ao vizinho que desligue a central e chame quem a instalou. Se alguém sente choque na folha, desligue também o disjuntor do portão e não a toque. Cerca não instalamos; revisar o motor e o fio do portão vai de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Fotos com data, de longe e de perto.',
      'Pedido escrito, com prazo.',
      'Haste da cerca longe do curso da folha.',
    ],
  },
  {
    when: ['cerca eletrica', 'manutencao|conserto', 'e portao|e motor|portao e|motor e'],
    unless: 'interfer*|alcance|nao funciona',
    subject: 'cerca-eletrica',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'São dois serviços: do portão automático cuidamos nós, com revisão por visita e conserto de {{repair.from}} a {{repair.to}}; da cerca elétrica cuida uma empresa de segurança eletrônica habilitada. Marque as duas no mesmo dia só se uma desliga o seu aparelho antes de a outra trabalhar.',
    ],
    heading: 'Onde a cerca e o portão se encontram',
    text: [
      'A cerca com isolador sujo ou fuga faz ruído no receptor e encurta o alcance do controle. Os fios dela vão longe dos do motor, e o aterramento é só dela.',
    ],
  },
  {
    when: [
      'cerca eletrica|cerca|concertina|cercas eletricas',
      'camera*|cftv|alarme*|interfone*',
      'preco*|quanto custa|quanto fica|valor*|orcamento|custo',
    ],
    unless: 'motor|nao funciona|parou|queim*',
    subject: 'cerca-eletrica',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['price'],
    answer: [
      'Cerca elétrica, câmera e alarme não são serviço nosso, e por isso não temos o preço deles: quem orça é uma empresa de segurança eletrônica habilitada. Diga a ela os metros de muro e quantos cantos há, quantos pontos quer ver, se grava em aparelho ou na nuvem e onde há tomada e internet. Com isso, dois ou três orçamentos já se comparam.',
    ],
    heading: 'O que é nosso, ao lado deles',
    text: [
      'Cuidamos do portão automático. Se a cerca passa perto dele, a folha aberta precisa de espaço livre, e o terra da cerca é uma haste só dela; combine isso com quem instalar.',
    ],
    points: [
      'Cerca: metros de muro, número de fios, central e placas de aviso.',
      'Câmera: quantidade, distância, visão noturna e gravação.',
      'Pergunte da manutenção e do prazo de garantia.',
    ],
    further: 'O que fazemos está em [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Se também precisa do motor do portão, mande a foto dele por dentro, com as medidas.',
  },
  {
    when: [
      'cerca eletrica|cerca|concertina',
      'encost*|tocando|toca|rela|relando|batendo|bate|raspa*',
      'portao automatico|portao eletronico|portao|folha',
    ],
    subject: 'cerca-eletrica',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['safety'],
    answer: [
      'Desligue agora a central da cerca e o disjuntor do portão, e não toque na folha: cerca elétrica que encosta no portão põe o pulso no ferro que se pega com a mão. A cerca só volta depois que a empresa de segurança afastar o fio do caminho da folha; do nosso lado, rever o motor e o fio do portão vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Afastar a cerca do caminho da folha',
    text: [
      'Basculante passa acima do muro quando sobe, e o de correr leva a ponta da folha para trás da coluna. O fio que parece longe com o portão fechado encosta no meio do curso ou com o vento.',
      'Depois de um contato, o receptor pode perder alcance e a placa pode ter levado surto. Prove o controle e a botoeira com a cerca ainda desligada.',
    ],
    points: [
      'Haste torta ou isolador solto: quem mexe é a empresa da cerca.',
      'Folga medida com a folha em três alturas, e não só fechada.',
      'Terra da cerca e terra do portão sem emenda entre si.',
      'Formigamento na folha com tudo desligado: chame também o eletricista.',
    ],
    send: 'Mande, de longe, a foto da folha aberta e do fio mais próximo: dizemos o que pedir à empresa da cerca e o que rever no motor.',
  },
  {
    when: [
      'cerca eletrica|cerca|concertina',
      'portao|motor',
      'mesmo projeto|mesma obra|mesmo tempo|mesmo dia|junto|juntos|em conjunto|de uma vez|projeto unico|um projeto|instalar os dois|mesma instalacao',
    ],
    unless: 'interfer*|atrapalh*|choque|nao funciona|parou|perto',
    subject: 'cerca-eletrica',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Cerca elétrica e portão automático cabem no mesmo projeto, com duas equipes: nós fazemos o motor e o comando do portão, uma empresa de segurança faz a cerca. O que se decide junto é o caminho dos fios, o terra, a distância da folha e um disjuntor para cada um. Do nosso lado, o kit para basculante sai de {{kit.padrao}} a {{kit.jetflex}} instalado.',
    ],
    heading: 'O que combinar antes da obra',
    text: [
      'Primeiro vem o portão: com a folha aberta se vê até onde ela chega, e só depois se marca a primeira haste. O basculante sobe acima do muro, e é essa altura que vale.',
      'O eletricista leva ao quadro os dois circuitos e o terra da casa. A cerca tem o aterramento que o fabricante dela pede, e nada se emenda na carcaça do motor.',
    ],
    points: [
      'Conduíte da cerca separado do conduíte do portão.',
      'Antena do receptor longe do fio da cerca.',
      'Haste fora do curso da folha, com folga para o vento.',
      'Central de cada um em caixa própria, com acesso para desligar.',
      'Placas de aviso da cerca já previstas no muro.',
    ],
    questions: [
      {
        question: 'Um controle só arma a cerca e abre o portão?',
        answer:
          'Dá, se o receptor da cerca aceita o mesmo código: um botão para cada coisa, nunca o mesmo botão para as duas.',
      },
    ],
    send: 'Mande a planta ou uma foto da frente, as medidas do portão e o nome de quem fará a cerca: dizemos o que combinar com eles.',
  },
  {
    when: [
      'cerca eletrica|cercas eletricas',
      'e motor|e portao|e portao automatico|e portao eletronico|e motor de portao|portao automatico e|portao eletronico e|motor de portao e|e o motor|e o portao|e automatizacao|motor e|portao e|eletronico e|automatico e|automatizacao e|portao com|motor com|garagem e',
    ],
    unless:
      'interfer*|alcance|atrapalh*|choque|nao|parou|perto|encost*|aterramento|terra|haste|dispar*|chuva|parada*|parado*|pararam|raio|depois|manutencao|conserto|consertar|arrumar|queim*|controle|mesmo|junto|juntos|projeto|camera*|alarme*|concertina|primeiro|ordem|antes',
    subject: 'cerca-eletrica',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['install', 'price'],
    answer: [
      'O motor do portão nós vendemos, instalamos e consertamos; a cerca elétrica é de uma empresa de segurança eletrônica habilitada. Em basculante, o kit com o motor sai instalado de {{kit.padrao}} a {{kit.jetflex}}; em portão de correr ou de abrir, o motor sai por orçamento, numa casa em geral entre {{replacement.from}} e {{replacement.to}}. Os dois convivem bem: terra só da cerca e fios em conduítes separados.',
    ],
    heading: 'O que combinar entre a cerca e o portão',
    text: [
      'Primeiro vem o motor: com a folha aberta se vê até onde ela chega, e só depois se marca a primeira haste. O basculante sobe e avança, e o de correr passa rente ao muro.',
      'Cerca com fuga ou isolador sujo faz ruído no receptor e encurta o alcance do controle; por isso a antena do portão fica longe do fio dela.',
    ],
    points: [
      'Haste e fio fora do curso da folha, com folga para o vento.',
      'Um disjuntor para cada um, os dois fáceis de desligar.',
      'Haste de terra da cerca sem emenda na carcaça do motor.',
      'Placas de aviso da cerca previstas no muro.',
    ],
    further: 'O que fazemos no portão está em [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Mande uma foto do portão por dentro, as medidas da folha e o bairro: dizemos o valor do motor e o que combinar com a empresa da cerca.',
  },
  {
    when: ['concertina*|arame farpado', 'cerca eletrica|cerca*|alarme*|camera*|choque'],
    subject: 'cerca-eletrica',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Concertina, cerca elétrica, alarme e câmera são de empresa de segurança eletrônica: não vendemos nem instalamos. O que dizemos é onde encontram o portão. A cerca passa acima dele, com haste fora do curso da folha e aterramento próprio, nunca no do motor; a concertina fica no muro, e jamais na folha que se move.',
    ],
    heading: 'Concertina e cerca perto de um portão automático',
    text: [
      'Abra o portão inteiro antes de deixarem instalar: o basculante sobe e avança, e o de correr anda rente ao muro. Haste, fio e lâmina ficam além do ponto mais longe a que a folha chega.',
      'Se a cerca e o motor dividem o terra, o pulso pode travar a central; separar a ligação do lado do portão fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Central da cerca longe da antena do controle.',
      'Mão livre de lâmina e de fio até a chave de destravamento.',
      'Altura e placa de aviso: há regra própria, e quem instala a conhece.',
      'Folha com concertina presa: tira-se, porque pesa e corta quem abre na mão.',
    ],
    further:
      'Terra dividido com a cerca e folha que formiga são caso de [portão dando choque](/portao-dando-choque).',
    send: 'Mande pelo WhatsApp a foto do muro com o portão todo aberto, e dizemos a folga que ele precisa.',
  },
  {
    when: [
      'cerca eletrica|cerca',
      'em cima de portao|em cima do portao|em cima de basculante|por cima de portao|sobre o portao|acima de portao|em portao|em folha|sobre a folha',
    ],
    unless:
      'choque*|encost*|vizinh*|dispara*|lei|licenca|autoriza*|multa|preco*|valor*|quanto|manutencao|consert*|interfer*|nao|aterr*|concertina*',
    subject: 'cerca-eletrica',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Na folha que se move, não: a cerca elétrica vai presa no muro ou na coluna, com os fios acima do ponto mais alto a que o portão chega. O basculante sobe além do muro e avança, e por isso quase nunca sobra lugar em cima dele; sobre o de correr ela cabe, se a folha passa por baixo com folga. Altura, afastamento e placas de aviso são da empresa de segurança que a instala: cerca não é serviço nosso.',
    ],
    heading: 'O que mostrar a quem vai instalar a cerca',
    text: [
      'Abra o portão inteiro e marque até onde a folha chega, na altura e para fora. Fio e haste ficam além desse ponto, contado o balanço do vento.',
    ],
    points: [
      'Aterramento só da cerca, longe do terra do motor.',
      'Fios da cerca fora do conduíte do portão.',
      'Central da cerca afastada do receptor do portão.',
      'Folha que formiga: desligue a cerca e o disjuntor do portão, e não toque.',
    ],
    send: 'Mande a foto da frente com o portão todo aberto: dizemos a folga que a folha precisa.',
  },
  {
    when: [
      'cerca eletrica|cerca|choque de cerca',
      'interfer*|atrapalh*|portao automatico|motor|encost*|junto|perto|controle',
      'portao|motor|automatico|controle',
    ],
    unless: 'instalar cerca|preco|valor|viva|instala|conserto|mesmo disjuntor|mesma tomada|mesmo circuito',
    subject: 'cerca-eletrica',
    isAboutSubject: true,
    answer: [
      'A cerca elétrica pode interferir no portão: com fuga ou isolador sujo, o pulso dela faz ruído no receptor e encurta o alcance do controle. O fio dela junto do fio do portão também induz surto na placa. A prova é desligar a central da cerca por alguns minutos e contar os passos de alcance. Da cerca cuida a empresa de segurança; do receptor, da antena e do fio do portão, nós.',
    ],
    heading: 'Separar a cerca do portão',
    text: [
      'Os cabos dos dois vão em conduítes separados, e cada central com o seu terra ligado à barra do quadro. Haste da cerca nunca é emendada na carcaça do motor.',
      'Se o alcance volta com a cerca desligada, peça a revisão dos isoladores a quem a instalou; conosco, afastar a antena ou trocar o receptor começa em {{repair.from}}.',
    ],
    points: [
      'Estalo ritmado na cerca: fuga, e piora com chuva.',
      'Fio da cerca a menos de um palmo da folha: afasta-se, porque o portão pode encostar.',
      'Choque no portão: desligue os dois disjuntores e não toque em nada.',
    ],
    send: 'Diga se o alcance melhora com a cerca desligada e mande a foto da caixa do motor e do fio da cerca perto dela.',
  },
  {
    when: ['concertina*|arame farpado'],
    subject: 'cerca-eletrica',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Concertina não está entre os nossos serviços: quem a põe é uma empresa de segurança patrimonial. Em portão automático ela não vai na folha: a lâmina pesa, prende no batente e corta quem destrava o motor na falta de luz. O lugar dela é o muro, fora do curso da folha.',
    ],
    heading: 'Concertina perto de um portão que se move',
    text: [
      'No basculante, a folha sobe e avança; no de correr, ela passa rente ao muro. Abra o portão inteiro e marque até onde ele chega antes de deixar instalar qualquer coisa.',
      'Se já há concertina presa na folha e o motor perdeu força, ela soma peso e atrito: tirada a lâmina, regulamos curso e força, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Nada fixado na folha que passe da borda.',
      'Distância livre da chave de destravamento.',
      'Fio de alarme longe do curso do braço.',
      'Altura e aviso: a prefeitura tem regra própria.',
    ],
    further:
      'O que a folha pede para receber motor está em [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Mande pelo WhatsApp uma foto do muro com o portão todo aberto, e dizemos a folga que ele precisa.',
  },
  {
    when: [
      'cerca eletrica|central de choque|cerca',
      'aterramento|terra|haste|fio terra',
      'portao|motor|mesmo|junto',
    ],
    subject: 'cerca-eletrica',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Não: a cerca elétrica precisa de uma haste de terra só dela, longe da haste da casa e do portão. No mesmo aterramento os pulsos da cerca voltam pela ferragem, dão choque leve na folha e ruído na placa, que abre ou trava sozinha.',
    ],
    heading: 'Como separar os dois terras',
    text: [
      'O portão usa o terra do quadro de luz, o mesmo da casa. A cerca usa a haste que o instalador dela finca à parte, e os fios dos dois não dividem conduíte.',
      'Formigamento ritmado na folha é da cerca; contínuo, é da rede. Nos dois casos desligue o disjuntor, não encoste e chame. A nossa parte, no portão, vai de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Duas hastes, afastadas uma da outra.',
      'Fio de alta tensão longe da folha aberta.',
      'Cabo da cerca fora do conduíte do portão.',
      'Teste com a cerca armada, de longe.',
    ],
    send: 'Mande pelo WhatsApp uma foto do muro com o portão aberto e conte se o choque é ritmado ou contínuo.',
  },
  {
    when: [
      'cerca eletrica',
      'disparando|dispara|apitando|apita|nao da choque|sem choque|parou|nao arma|nao liga|com defeito|manutencao|conserto|consertar|arrumar|quebr*',
    ],
    unless: 'chuv*|chov*|molhad*|garoa|umidade|vento|temporal',
    subject: 'cerca-eletrica',
    answer: [
      'Cerca elétrica não é serviço nosso: quem conserta é uma empresa de segurança eletrônica habilitada, e ninguém deve encostar no fio para testar. Se ela dispara só quando o portão se move, mande afastar a haste ou o fio do caminho da folha.',
    ],
    heading: 'O que observar sem tocar em nada',
    text: [
      'Desarme a central da cerca e olhe de longe. Do lado do portão, conferimos o aterramento e o cabo que passa perto do motor, entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Dispara com chuva ou vento: planta, isolador trincado ou fio frouxo.',
      'Dispara com o portão andando: folha perto demais da linha.',
      'Portão dá choque: disjuntor desligado e ninguém encosta, porque aí é urgente.',
    ],
    further: 'Se é o portão que formiga na mão, comece por [portão dando choque](/portao-dando-choque).',
    send: 'Se o portão também falha, conte pelo WhatsApp o que acontece nele, com o bairro.',
  },
  {
    when: [
      'cerca eletrica|cerca',
      'disparando|dispara|disparou|disparar|apitando|apita|arma|parou|problema|defeito',
      'chuva|chove|chovendo|chuvas|molhada|garoa|umidade|vento|temporal|ventania',
    ],
    unless: 'portao abre|portao nao',
    subject: 'cerca-eletrica',
    answer: [
      'Cerca elétrica que dispara com chuva ou vento tem planta molhada encostando no fio, isolador trincado por onde a corrente escapa, emenda oxidada ou fio frouxo que balança até a haste. Quem acha e troca é a empresa de segurança eletrônica que cuida dela: cerca não é serviço nosso, e ninguém encosta no fio, nem com luva.',
    ],
    heading: 'O que dá para ver do chão',
    text: [
      'Desarme a cerca pela central, espere a chuva passar e olhe de longe o caminho inteiro do fio. Anote o trecho e conte ao técnico da cerca se ela dispara no começo da chuva ou horas depois.',
    ],
    points: [
      'Galho ou trepadeira tocando o fio: poda, com a cerca desligada.',
      'Estalo ou faísca num isolador à noite: é aquele o trincado.',
      'Dispara também com tempo seco: fio frouxo ou bateria da central.',
    ],
    further: 'O motor de portão que molhou está em [portão não abre](/portao-nao-abre).',
    send: 'Se o portão também falha com a chuva, mande pelo WhatsApp o que acontece nele e o bairro: dele cuidamos nós.',
  },
  {
    when: ['cerca eletrica|cerca', 'choque*|eletrific*|dando choque', 'portao*|grade|folha|motor'],
    unless: 'instalar|preco|como fazer',
    subject: 'cerca-eletrica',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['safety'],
    answer: [
      'Pode, se um fio da cerca arrebentou, encostou na folha ou tem a haste presa no mesmo ferro: aí o pulso passa para o portão. Ninguém toca na folha, no motor nem na botoeira; desligue a central da cerca e também o disjuntor do portão, e chame a empresa da cerca. Se o choque continua com a cerca desligada, a fuga é do motor ou da fiação, e essa parte nós medimos.',
    ],
    heading: 'Saber de onde vem o choque',
    text: [
      'Choque em batidas, uma por segundo, é da cerca; formigamento contínuo é da rede elétrica, e é o mais perigoso. Não teste com a mão: quem separa um do outro é o técnico com o medidor.',
    ],
    points: [
      'Cerca e portão com aterramento próprio cada um.',
      'Galho ou fio caído sobre a folha: só se tira com tudo desligado.',
      'Haste da cerca nunca é soldada no portão.',
    ],
    send: 'Depois de desligar tudo, mande uma foto de longe do encontro da cerca com o portão.',
  },
  {
    when: [
      'cerca eletrica|cercas eletricas|concertina*',
      'licenca|alvara|autorizacao|autorizado|permissao|lei|legislacao|prefeitura|permitido|permitida|proibido|proibida|obrigatorio|legal',
    ],
    unless: 'vizinh*|portao automatico|motor|choque|aterramento',
    subject: 'cerca-eletrica',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Depende da cidade, e não sabemos a regra da sua: quem diz se a cerca elétrica precisa de licença é a prefeitura e, em prédio ou condomínio, também a convenção. A empresa de segurança eletrônica habilitada, que é quem instala a cerca, costuma conhecer a regra local. Nós não fazemos esse serviço: cuidamos do portão automático.',
    ],
    heading: 'O que perguntar antes de instalar a cerca',
    text: [
      'Pergunte à prefeitura a altura mínima do primeiro fio, as placas de aviso e se ela pede projeto assinado por técnico. Muro de divisa se combina com o vizinho, por escrito.',
    ],
    points: [
      'Aterramento só da cerca, separado do terra do motor.',
      'Haste e fio fora do caminho da folha aberta.',
      'Fios da cerca fora do eletroduto do portão.',
      'Nota fiscal e garantia de quem instala.',
    ],
  },
  {
    when: [
      'cerca eletrica|cerca|camera*|alarme|interfone|porteiro eletronico|concertina',
      'portao|portoes|motor',
      'primeiro|em que ordem|qual a ordem|que ordem|o que vem antes|instalar antes|por antes|vem antes',
    ],
    subject: 'cerca-eletrica',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['install'],
    answer: [
      'Instale primeiro o portão com o motor, e depois a cerca elétrica, o interfone, a câmera ou o alarme: só com a folha andando se vê por onde passam a haste da cerca, o fio do interfone e o ângulo da câmera. Os conduítes, porém, se passam todos antes do acabamento do muro. O portão é conosco; os outros são de empresa de segurança ou de interfonia.',
    ],
    description:
      'Instale primeiro o portão com o motor, e depois a cerca elétrica, o interfone ou a câmera; os conduítes se passam todos antes do acabamento.',
    heading: 'A ordem da obra, do muro ao último fio',
    text: [
      'Folha e coluna prontas, ponto de energia do motor, conduítes separados para rede e sinal, motor instalado e regulado; por fim a cerca, com terra só dela e haste fora do caminho da folha.',
    ],
    points: [
      'Um conduíte para o 127 ou 220 V, outro para o sinal.',
      'Cerca desligada no dia em que se mexe no portão, por quem a instalou.',
      'Foto do muro aberto, com os tubos, antes de fechar.',
    ],
    send: 'Mande a foto do portão e diga o que mais vai no muro: dizemos por onde passa o fio do motor.',
  },
];
