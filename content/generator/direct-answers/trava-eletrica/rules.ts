/** Answers to titles about electric locks: rules and duties. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const ruleAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'trava eletrica|travas eletricas|trava de portao',
      'trava de motor|motor trava|motor ja trava|autotravante|auto travante|motor segura|duas|os dois|as duas|irreversivel|travamento de motor',
      'precis*|necessari*|as duas|os dois|basta|ou',
    ],
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['allowed', 'choose'],
    answer: [
      'Na maioria dos basculantes e dos portões de correr não precisa das duas: o motor parado já segura a folha pelo fuso ou pela engrenagem, e a trava elétrica é reforço. Precisa das duas no portão de abrir com folha comprida, em folha leve que flexiona ao ser forçada, em motor que não trava sozinho e em rua onde já tentaram abrir. A ligação da trava num portão que já anda parte de {{repair.from}}, mais a peça.',
    ],
    heading: 'O que cada trava segura',
    text: [
      'A do motor segura um ponto só, aquele em que ele puxa; na outra ponta a folha ainda cede a uma alavanca. A elétrica prende o aço do batente, do lado oposto, e só recua quando a central manda abrir.',
      'Com o motor destravado na chave, na falta de luz, a trava do motor some. A elétrica continua fechada, e por isso precisa de chave própria.',
    ],
    points: [
      'Teste: feche, puxe a folha no lado oposto ao motor.',
      'Cedeu mais de dois dedos: vale a trava.',
      'Trava que não recua queima motor: regule as duas juntas.',
    ],
    send: 'Mande uma foto da folha fechada, por dentro, dos dois lados: dizemos se uma basta.',
  },
  {
    when: [
      'ladrao|ladroes|bandido*|arromb*|macaco|pe de cabra|alavanca|levant*|forcar|forcem|forcam|forcado|invas*|invadir|assalto*|roub*|abram|abrirem|mais seguro|por fora',
      'evitar|evito|impedir|impeco|proteger|protejo|mais seguro|seguro contra|contra ladrao|reforcar|dificultar|trancar|como deixar|facil de abrir',
      'portao|basculante|garagem',
    ],
    unless: 'fecha em|crianca*|controle|clon*|camera|alarme|seguradora|destravar|sem luz|chave|ou',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['safety', 'choose'],
    answer: [
      'Para não abrirem o portão com macaco ou alavanca, a folha precisa de um segundo ponto de fecho: trava elétrica embaixo, do lado oposto ao motor, porque o motor segura só num lado e o ferro flexiona no outro. Em casa que fica vazia, some o ferrolho com cadeado por dentro e o disjuntor desligado.',
    ],
    heading: 'Reforçar pela folga, e não pela força do motor',
    text: [
      'Feche e empurre a folha com a mão, em cima e embaixo: onde ela cede mais de um dedo é por ali que entra a alavanca. Batente e guia justos tiram essa folga, de {{part.adjustment.from}} a {{part.adjustment.to}}; a trava se orça por foto, e a ligação dela parte de {{repair.from}}.',
      'Chapa na altura do destravamento impede alcançar a alavanca por cima ou por um furo. Solda e chapa são do serralheiro.',
    ],
    points: [
      'De correr: guia de cima inteira e batente nas duas pontas, para não erguer nem tombar.',
      'De abrir: pino no piso numa folha, trava na outra.',
      'Destravamento externo: só com cilindro, nunca com cordão à mostra.',
      'Controle de código fixo: troque por rolante.',
    ],
    send: 'Mande a foto do portão fechado, por dentro, embaixo e dos dois lados: marcamos onde a trava rende mais.',
  },
  {
    when: [
      'sem trava|sem a trava|sem tranca|sem fechadura|precisa de trava|trava e obrigatoria',
      'portao|motor|deixar|usar|pode|posso',
    ],
    unless: 'nao abre|trava quebrou|travado|correr sem',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Pode deixar o portão sem trava elétrica se a folha é curta e não cede: o redutor do motor já a segura fechada, porque a rosca sem fim não gira ao contrário. A trava passa a fazer falta em folha larga, que cede na ponta, em portão de duas folhas, em lugar de vento e onde a rua empurra. Empurre a ponta fechada: se abre um palmo, ponha.',
    ],
    heading: 'Quando a trava é necessária e quando é a mais',
    text: [
      'Sem trava, nunca deixe o motor destravado na chave, e use ferrolho quando viajar. Com trava, a central precisa de saída ou módulo que a solte antes de o motor partir, senão ele força contra o pino.',
      'Ligar e alinhar uma trava entra num serviço de {{repair.from}} a {{repair.to}}, com a peça orçada por foto.',
    ],
    points: [
      'Basculante largo: uma de cada lado.',
      'De correr: gancho no batente.',
      'De abrir: pino de chão na folha que fecha primeiro.',
      'Falta de luz: confira se a sua fica presa ou solta.',
    ],
  },
  {
    when: [
      'trava|tranca|fechadura',
      'quebrada|quebrado|quebrou|estragada|emperrada',
      'pode|posso|usar|usando|sem',
    ],
    unless: 'controle|preco|quanto|destrav*|abrir',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Por um ou dois dias, só se a trava ficou recolhida: a folha anda livre, mas pode ser empurrada por fora. Se o pino ficou para fora ou pela metade, não use, porque o motor força contra ele e quebra engrenagem ou suporte; desligue o disjuntor e chame.',
    ],
    heading: 'Como saber em que posição a trava quebrou',
    text: [
      'Com o portão parado e o disjuntor desligado, olhe a ponta da folha: pino dentro do furo é trava presa; furo vazio é trava solta. Não puxe o pino com alicate com a folha sob pressão.',
      'O exame e o conserto ficam entre {{repair.from}} e {{repair.to}}, com {{repair.warranty}} de garantia no serviço e {{parts.warranty}} nas peças.',
    ],
    points: [
      'Recolhida: use à vista e durma com a folha presa por corrente.',
      'Presa fora: motor desligado até o conserto.',
      'Só falha às vezes: bobina fraca, fio ou chapa desalinhada.',
      'Com corrente ou cadeado na folha, o motor fica desligado no disjuntor.',
    ],
    questions: [
      {
        question: 'Posso prender com cadeado e deixar o motor ligado?',
        answer:
          'Não. Um toque no controle faz o motor puxar contra o cadeado, e o que cede é a engrenagem ou a solda.',
      },
    ],
    send: 'Mande pelo WhatsApp uma foto da ponta da folha e da chapa onde o pino entra, e diga se ele está para dentro ou para fora.',
  },
  {
    when: [
      'reforc*|arromb*|pe de cabra|forcado|forcaram|levantaram|anti furto|antifurto',
      'portao|basculante|correr|deslizante|garagem|folha',
    ],
    unless:
      'roldana|suporte|solda|seguro|cerca|qual|mais seguro|antes de instalar|antes de colocar|antes de por|para receber',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Contra arrombamento, o reforço que mais rende no portão é a trava elétrica, que prende a folha no batente e solta sozinha quando o motor parte. O motor só segura pelo redutor, e uma alavanca na ponta da folha vence isso; no basculante põe-se a trava embaixo, e no de correr, no fim do curso.',
    ],
    heading: 'Onde o portão cede e o que fazer',
    text: [
      'Folha que balança na mão cede antes da trava: quadro firme e guia sem folga vêm primeiro, e são de serralheiro. Instalar ou reparar trava entra na faixa de {{repair.from}} a {{repair.to}}, conforme o portão.',
    ],
    points: [
      'Destravamento por fora: tampe ou tire o acesso, se houver outra entrada.',
      'Código rolante no controle, contra cópia.',
      'Luz e câmera apontadas para a folha, que são de outra empresa.',
    ],
  },
  {
    when: [
      'fechadura|fechaduras|fechadura eletrica|trava eletrica|trava|travas',
      'precisa mesmo|precisa|preciso|precisa de|necessario|necessaria|obrigatorio|obrigatoria|vale a pena|compensa|faz falta|tem que ter',
      'pivotante|pivotantes|de abrir|duas folhas|2 folhas|folha dupla|folhas de abrir',
    ],
    unless:
      'quebr*|queim*|nao abre|nao fecha|preco|quanto|social|basculante|correr|deslizante|trocar|consert*|qual|carro|roda',
    subject: 'trava-eletrica',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['worth', 'choose'],
    answer: [
      'Sim, no portão pivotante quase sempre precisa, embora nenhuma regra obrigue: sem fechadura ou trava elétrica, o vento e o empurrão na ponta da folha forçam o braço do motor. Só uma folha curta, leve e protegida do vento passa sem ela, se o motor parado a segura bem. Instalar a trava fica a partir de {{repair.from}}, mais a peça.',
    ],
    heading: 'Onde ela vai e o que pede',
    text: [
      'Com uma folha, a trava vai na coluna do outro lado ou no chão. Com duas, prende-se no chão a que fecha primeiro, e a outra se trava nela.',
      'Ela usa uma saída da central, que a solta um instante antes de a folha andar, e pede folha alinhada: torta, ela prende a lingueta e o motor força.',
    ],
    points: [
      'Folha com mais de dois metros ou de chapa fechada: ponha.',
      'Folha que já balança: primeiro a dobradiça e o batente, depois a trava.',
      'Falta de luz: a chave da trava fica à mão de quem mora na casa.',
      'Fechadura comum, de girar à mão, não: esquecida fechada, quebra a engrenagem.',
    ],
    send: 'Mande a foto do portão fechado, por dentro, e a largura de cada folha.',
  },
  {
    when: ['consert*|arrumar|reparo|trocar|troca', 'fechadura|fechaduras', 'motor|motores', 'e|mais'],
    unless: 'ou|nao abre|nao fecha|preco de motor|instalar|posso|como',
    subject: 'trava-eletrica',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'O motor nós consertamos, de {{repair.from}} a {{repair.to}}, e na mesma visita entra a fechadura elétrica ou a trava ligada à central, na mesma faixa de serviço. Fechadura comum, de chave, é do chaveiro. Se a folha desceu e a lingueta não entra no furo, o acerto da dobradiça vem antes dos dois, porque força a fechadura e o motor.',
    ],
    heading: 'Como saber de qual dos dois é o defeito',
    text: [
      'Com o disjuntor desligado, abra a trava ou a fechadura pela chave e, se a folha está reta, solte o motor e mova-a. Se anda leve, o que prendia era a fechadura; se continua pesada, é dobradiça, trilho ou motor.',
    ],
    points: [
      'Motor que zumbe com a trava fechada: pare de apertar.',
      'Estalo na trava e lingueta parada: mola ou pino.',
      'Nenhum estalo: fio ou saída da central.',
    ],
    send: 'Mande as fotos da fechadura e da etiqueta do motor e um vídeo com som de uma tentativa.',
  },
  {
    when: [
      'miolo|segredo|cilindro|tambor',
      'fechadura|portao',
      'troc*|copia|consert*|quebr*|emperr*|preco|quanto',
    ],
    unless: 'capacitor|controle|motor',
    subject: 'trava-eletrica',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['repair'],
    answer: [
      'Miolo e segredo de fechadura são serviço de chaveiro, que os troca na hora, e não nosso. No portão com motor cuidamos da trava elétrica, da fechadura elétrica e da chave que destrava o motor: se é o miolo desta última que girou em falso ou quebrou, aí sim é conosco, a partir de {{repair.from}}.',
    ],
    heading: 'De qual fechadura se trata',
    text: [
      'A do motor fica na carcaça dele ou na coluna, e só solta o engate. A de trancar o portão fica na folha, com lingueta ou pino. Uma foto resolve a dúvida.',
    ],
    points: [
      'Chave do motor perdida: o modelo da etiqueta diz qual pedir.',
      'Não force chave dura: pó de grafite, e não óleo.',
      'Mudança de casa: troque o segredo e apague os controles antigos.',
    ],
  },
  {
    when: [
      'trava*|fechadura eletrica|fechadura eletromagnetica|eletroima|fechadura magnetica|ima',
      'gasta*|consome|consumo|conta de luz|puxa',
      'energia|luz|muito|muita|quanto|bateria',
    ],
    unless: 'desgast*|gasta rapido',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['works'],
    answer: [
      'Gasta pouco. A trava elétrica do portão só recebe corrente no instante de abrir, e isso nem aparece na conta; a fechadura eletromagnética é um ímã ligado dia e noite, mas puxa poucos watts, como uma lâmpada pequena de LED. O que pesa na escolha não é o consumo: na falta de luz a trava continua trancada, e o ímã solta, se não tiver bateria.',
    ],
    heading: 'Quando o consumo é sinal de defeito',
    text: [
      'Trava que fica quente está recebendo corrente sem parar, por botão preso ou saída da central colada: desligue e peça que se meça. Ímã morno é o normal.',
    ],
    points: [
      'Fonte própria, na tensão escrita na trava.',
      'Ímã com bateria: confira a carga uma vez por mês.',
      'Portão parado com a central ligada consome quase nada.',
    ],
    send: 'Mande a foto da trava e da fonte dela.',
  },
  {
    when: [
      'trava eletrica|trava',
      'obrigatoria|obrigatorio|obrigado|obrigada|exigida|exigido|exige|lei|norma',
    ],
    unless: 'condominio*|predio*|correr|deslizante*|como',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['allowed', 'choose'],
    answer: [
      'Não: em casa a trava elétrica não é obrigatória, e o motor parado já segura a folha no basculante e no portão de correr. Ela vale no portão de abrir, em folha comprida que balança com o vento e onde já tentaram forçar. Posta num motor que já existe, o serviço vai de {{repair.from}} a {{repair.to}}, e o modelo se escolhe por foto.',
    ],
    heading: 'Onde a trava faz falta de verdade',
    text: [
      'No portão de abrir, a ponta da folha fica longe do motor, e quem empurra ali força o braço e a engrenagem. A trava segura essa ponta com aço. Em condomínio quem decide é a convenção ou a assembleia.',
    ],
    points: [
      'Sem luz: veja se o modelo fica preso ou solto.',
      'Com a trava, o motor tem de esperar o pino recolher.',
      'Folha caída faz o pino raspar: acerte antes.',
    ],
    send: 'Mande uma foto do portão fechado, por dentro, e a da etiqueta do motor.',
  },
  {
    when: [
      'sem trava|sem a trava|sem trava eletrica|sem a trava eletrica|tirar a trava|tirar trava|retirar a trava|remover a trava|desligar a trava',
      'pode|posso|da para|tem como|funciona|ficar|usar|deixar|anda|problema',
    ],
    unless: 'destrav*|trava nao|preco|quanto|roda|rodas',
    subject: 'trava-eletrica',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Pode ficar sem a trava elétrica na maioria dos basculantes e dos portões de correr, porque o redutor do motor já segura a folha fechada. No portão de abrir, sobretudo o largo ou exposto ao vento, ela faz falta: sem trava, um empurrão na ponta da folha força o braço do motor. Pôr ou reparar uma fica de {{repair.from}} a {{repair.to}}, mais o aparelho se for novo.',
    ],
    heading: 'O que muda quando a trava sai',
    text: [
      'A central continua mandando abrir, e por isso a saída da trava se desliga na programação, senão o motor espera por ela. Quem tira a peça isola os fios, que levam tensão a cada comando.',
    ],
    points: [
      'Folha que balança com o vento: fique com a trava.',
      'Motor que recua sozinho quando se empurra a folha: a trava é necessária.',
      'Trava que emperra de vez em quando: costuma bastar alinhar.',
    ],
    send: 'Mande a foto do portão fechado, a da trava e a da etiqueta do motor.',
  },
];
