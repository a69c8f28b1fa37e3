/** Answers to titles about fast motors: comparisons. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { building } from '../../../words/title-groups.ts';

export const comparisons: readonly DirectAnswer[] = [
  {
    when: ['speedy|speed|jetflex ou|jet flex ou|ou jetflex|ou jet flex', `${building}|apartamento*`],
    unless: 'nao|quebr*|queim*|consert*|placa|correr|deslizante|usado|ppa eurus|dz',
    winsTies: true,
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price'],
    answer: [
      'Em prédio, o SPEEDY e o JETFLEX só servem até dez aberturas na hora mais cheia. Para isso o basculante tem de ser leve e reto, e no uso coletivo eles gastam antes; acima de dez, o certo é um motor de uso intenso, de {{condominium.from}} a {{condominium.to}} instalado. Se o seu prédio cabe nessa conta, o SPEEDY, de {{kit.speedy}}, abre em {segundos speedy} e costuma bastar; o JETFLEX, de {{kit.jetflex}}, abre em {segundos jetflex}, leva folha de até {{homeJetflex.weight}} e vale quando a fila fica na rua.',
    ],
    heading: 'A conta de um prédio pequeno',
    text: [
      'Conte os carros que passam na hora da saída: costuma ser um terço das vagas, e cada um é um ciclo de abrir e fechar. Oito apartamentos cabem num motor comum; trinta já pedem estator robusto, que aguenta de {{stator.robust.from in digits}} a {{stator.robust.to}} por hora.',
      'A velocidade só poupa a fila depois disso. Os kits são de portão basculante; o de correr e o de abrir, no prédio, se orçam por foto.',
    ],
    points: [
      'Ciclos por hora do modelo, escritos na proposta que o prédio aprova.',
      'Fotocélula em duas alturas, porque a folha anda depressa.',
      'Ponto de 220 V, que o JETFLEX pede.',
      'Revisão a cada {{maintenance.interval}}, por causa do uso coletivo.',
    ],
    send: 'Mande o número de vagas, as medidas da folha e uma foto do portão por dentro.',
  },
  {
    when: [
      'jetflex|jet flex',
      '110*|127*|220*|bivolt|voltagem|tensao|volts',
      'ou|bivolt|qual|funciona|liga*|em',
    ],
    unless: 'speedy|padrao|conserto|queim*|preco|quanto custa',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'O PPA Home Jetflex, do kit JETFLEX, é de {{homeJetflex.volts}}: em 110 (127 V) ele não funciona. Se a garagem só tem 127 V, um eletricista puxa um circuito de 220 V do quadro, ou se leva o SPEEDY, que abre em {{kit.speedy.seconds}} por {{kit.speedy}}. O JETFLEX instalado em basculante custa {{kit.jetflex}}.',
    ],
    heading: 'Antes de comprar um motor de 220 V',
    text: [
      'Onde o quadro recebe duas fases, um ponto de 220 V é questão de fio e disjuntor. Confira com um eletricista antes do dia da instalação: transformador na garagem esquenta, ocupa lugar e não é bom substituto.',
    ],
    points: [
      'A tensão se mede no próprio ponto do portão, e não na tomada da sala.',
      'Peça um circuito só para o motor, com disjuntor e terra.',
      'Etiqueta do aparelho e tensão do ponto têm de dizer o mesmo número.',
    ],
  },
  {
    when: ['segundos|seg|4s|8s|16s', 'ou|x|vs|versus|diferenca', '4|8|16|4s|8s|16s'],
    unless: 'ppa|garen|rossi|peccinin|nice|ipec|normal|demora*|lento|correr|deslizante|pivotante',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Fique com o de {segundos jetflex}, o JETFLEX, de {{kit.jetflex}} instalado, se você para o carro em rua movimentada ou chega tarde, e se há 220 V no ponto. O de {segundos speedy}, o SPEEDY, de {{kit.speedy}}, resolve para quase toda casa: são {{kit.jetflex - kit.speedy}} a menos, em 127 V ou 220 V. O PADRÃO, de {segundos padrão}, custa {{kit.padrao}} e serve a quem tem garagem recuada.',
    ],
    heading: 'O que os segundos a menos custam',
    text: [
      'Os três tempos são de basculante, da folha fechada até aberta, com ela reta e equilibrada. O JETFLEX move até {{homeJetflex.weight}} e tem inversor, que freia antes do batente.',
    ],
    points: [
      'Do PADRÃO ao SPEEDY: {{kit.speedy - kit.padrao}} por metade da espera.',
      'Ponto só de 127 V: a escolha fica entre PADRÃO e SPEEDY.',
      'Folha torta: acerte-a antes de pagar velocidade.',
    ],
    send: 'Mande as medidas e o material da folha, e diga a tensão do ponto.',
  },
  {
    when: [
      'brushless|sem escovas|bldc',
      'inverter|inversor|jetflex',
      'ou|diferenca|melhor|motor|portao|qual',
    ],
    unless: 'nobreak|placa|queim*',
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Os dois arrancam e freiam macio, e os dois dependem da placa do próprio modelo. O inversor comanda um motor de rede comum e é a escolha de quem quer velocidade: o JETFLEX abre em {segundos jetflex} e custa {{kit.jetflex}} instalado em basculante. O brushless gira com corrente contínua, aceita bateria e rende onde a luz cai sempre ou o portão abre o dia todo; ele sai por orçamento.',
    ],
    heading: 'Apagão, velocidade ou uso: o que pesa mais',
    text: [
      'Com rede estável e uso de casa, o inversor entrega a pressa por menos. Com apagão frequente, some ao preço do inversor o nobreak, e a conta com o brushless se aproxima.',
    ],
    points: [
      'Ponto só de 127 V: confira o modelo, porque o PPA Home Jetflex é de 220 V.',
      'Folha reta e equilibrada: nenhum dos dois perdoa folha que pega.',
      'Surto: proteja a placa, que em ambos é a peça cara.',
      'Peça: pergunte quem vende essa placa na sua cidade.',
    ],
    further:
      'As características do conjunto estão na página do [PPA Home Jetflex](/motores/motor-ppa-home-jetflex).',
    send: 'Mande pelo WhatsApp a foto do portão por dentro, as medidas da folha, a tensão do ponto e quantas vezes a luz cai por mês.',
  },
  {
    when: [
      'motor rapido|rapido',
      'normal|comum|convencional|lento|padrao',
      'diferenca|diferencas|o que muda|muda o que|comparacao|comparativo',
    ],
    unless: 'atendimento|conserto',
    subject: 'motor-rapido',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['choose', 'what'],
    answer: [
      'A diferença é o tempo de abertura: {segundos padrão} no PADRÃO, por {{kit.padrao}}, {segundos speedy} no SPEEDY, por {{kit.speedy}}, e {segundos jetflex} no JETFLEX, por {{kit.jetflex}}, instalados em basculante. Muda também o que ele exige: o JETFLEX tem inversor, pede 220 V no ponto e uma folha reta e equilibrada.',
    ],
    heading: 'O que o motor rápido pede em troca',
    text: [
      'O comum anda sempre na mesma velocidade e aceita folha cansada com mais paciência. O rápido faz a folha chegar com mais força: por isso o JETFLEX parte e freia devagar, e a folha não pode raspar nem balançar.',
      'Em peso, o PADRÃO leva até {{home.weight}} e o JETFLEX, até {{homeJetflex.weight}}; no SPEEDY ele se confere no pedido. No de correr e no de abrir, o rápido se orça à parte.',
    ],
    points: [
      'Espera na rua, de noite: os segundos a menos valem o dinheiro.',
      'Entrada recuada: o comum faz o mesmo serviço.',
      'Só 127 V no ponto: o JETFLEX fica de fora, e nos outros a tensão se confere no pedido.',
      'Folha que pesa ou raspa: conserte antes de pôr velocidade.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão por dentro, as medidas da folha e a tensão do ponto.',
  },
  {
    when: [
      'motor rapido|rapido',
      'normal|comum|convencional|lento|padrao',
      'ou|melhor|x|qual|diferenca|vale',
    ],
    unless: 'atendimento|conserto',
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Em rua movimentada, ou para quem chega à noite, o rápido: o SPEEDY abre em {segundos speedy} por {{kit.speedy}}, e o JETFLEX em {segundos jetflex} por {{kit.jetflex}}, instalados em basculante. Com garagem recuada e rua calma, o PADRÃO, de {segundos padrão} e {{kit.padrao}}, faz o mesmo serviço.',
    ],
    heading: 'Os três tempos e para quem cada um serve',
    text: [
      'Conte quantos carros passam atrás do seu enquanto o portão sobe. É esse aperto que os segundos a menos resolvem, e não a pressa.',
      'O mais rápido dos três tem inversor: sai e para devagar, e só corre no meio. Pede 220 V no ponto e folha reta, de até {{homeJetflex.weight}}.',
    ],
    points: [
      'Carro atravessado na via enquanto espera: JETFLEX.',
      'Chegada depois das dez da noite: SPEEDY ou JETFLEX.',
      'Vaga dentro do lote antes do portão: PADRÃO.',
      'Folha torta ou com solda remendada: conserte primeiro.',
    ],
    further:
      'O que a folha precisa ter está em [motor de alta velocidade](/topicos/motor-de-portao-de-alta-velocidade).',
    send: 'Mande pelo WhatsApp a foto do portão por dentro, com altura e largura, e a do quadro de luz.',
  },
  {
    when: ['1/2|1/2 cv|1/2 hp|1/3|1/4|meio', 'jetflex|inversor|inverter', 'ou|x|melhor|diferenca|qual'],
    isAboutModel: true,
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Os dois levam basculante de até {{homeJetflex.weight}}, e o que os separa é o comando: o de 1/2 CV, de {{motor.halfCv}} sem instalação, anda sempre na mesma velocidade; o Jetflex tem inversor, parte e freia devagar e abre em {segundos jetflex}, por {{kit.jetflex}} já instalado. Quem quer só força leva o primeiro; quem quer tempo e silêncio, o segundo.',
    ],
    heading: 'Potência de um lado, inversor do outro',
    text: [
      'Potência diz quanta folha o motor move, e não em quantos segundos. Por isso trocar um motor menor por um de 1/2 CV não encurta a espera.',
      'Ao comparar os dois preços, lembre que um é a caixa e o outro é o kit montado, com central, dois controles, fixação e mão de obra.',
    ],
    points: [
      'Jetflex: ponto de 220 V e folha reta.',
      'Motor de 1/2 CV: na tensão do ponto.',
      'Folha acima de {{homeJetflex.weight}}: nenhum dos dois, e sim a linha pesada.',
      'Folha leve: o 1/4 CV ou o PADRÃO já bastam.',
    ],
    further:
      'As características do conjunto estão na página do [PPA Home Jetflex](/motores/motor-ppa-home-jetflex).',
  },
  {
    when: [
      'jetflex|jet flex|inversor|inverter',
      'ou|x|versus|vs',
      'comum|convencional|normal|tradicional|mono',
    ],
    unless: 'placa|central|home|deslizante*|correr|consert*|condominio*|predio*|edificio*|garagem coletiva',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price'],
    answer: [
      'O motor com inversor compensa para quem entra direto da rua ou quer chegada suave e pouco barulho, e pede 220 V no ponto: em basculante é o JETFLEX, que abre em {segundos jetflex} e custa {{kit.jetflex}} instalado. O motor comum, o PADRÃO de {{kit.padrao}}, serve se a espera de {segundos padrão} não incomoda ou se só há 127 V. O peso só decide acima de {{home.weight}}, onde entra o JETFLEX, até {{homeJetflex.weight}}.',
    ],
    description:
      'Motor com inversor compensa para entrar direto da rua e chegar suave: {{kit.jetflex}} em basculante. O comum, de {{kit.padrao}}, serve a quem espera ou só tem 127 V.',
    heading: 'O inversor e o motor comum',
    text: [
      'O comum liga e desliga na mesma velocidade, com capacitor e placa simples, e a peça dele se acha em qualquer loja. O de inversor acelera e freia aos poucos e depende da própria placa.',
      'Entre os dois há o SPEEDY, por {{kit.speedy}}: motor comum com fuso de passo longo, que abre em {segundos speedy}. Portão de correr e de abrir também têm motor com inversor e motor comum, por orçamento, e a escolha se faz do mesmo modo.',
    ],
    points: [
      'Silêncio na chegada: inversor.',
      'Conserto simples daqui a anos: comum.',
      'Só 127 V no quadro: comum.',
      'Madrugada e rua movimentada: inversor.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão por dentro, as medidas e a tensão do ponto.',
  },
  {
    when: [
      'inverter|inversor|jetflex',
      'comum|convencional|normal|ou|diferenca|vantagem|vantagens|vale a pena|e melhor|monofasico|o que muda|que muda|muda|adianta|compensa',
    ],
    unless:
      'soft|soft start|partida suave|brushless|sem escovas|sentido|contrario|placa|queim*|speedy|padrao|ppa|garen|home|mono|legero|levante|penta|potenza|1/2|1/3|1/4',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'worth'],
    answer: [
      'Motor com inversor abre mais depressa, arranca e freia devagar e esquenta menos; o comum custa menos e tem placa mais simples de trocar. Em basculante, o JETFLEX, de inversor, sai por {{kit.jetflex}} e abre em {segundos jetflex}; o PADRÃO, comum, por {{kit.padrao}} e em {segundos padrão}. Pague o inversor se a espera na rua incomoda ou a folha balança nas paradas.',
    ],
    heading: 'Inversor e motor comum, ponto por ponto',
    text: [
      'O inversor muda a frequência da corrente, e com ela a velocidade. A folha parte e chega devagar, o que poupa engrenagem, cabo e solda. Em troca, só a placa do modelo serve nele.',
      'O comum liga e desliga de uma vez. Aceita centrais de várias marcas, e o conserto costuma ser barato: capacitor de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    points: [
      'Rua movimentada ou medo de assalto na entrada: inversor.',
      'Garagem recuada, pouco uso: comum.',
      'Folha alta, leve ou que bate ao fechar: inversor.',
      'Só 127 V no ponto: confira o modelo; o PPA Home Jetflex é de {{homeJetflex.volts}}.',
      'Mais de uma família: inversor ou motor de uso intenso.',
    ],
    questions: [
      {
        question: 'O inversor gasta menos energia?',
        answer: 'Um pouco, por viagem mais curta e partida suave. Na conta de uma casa não se nota.',
      },
    ],
    further:
      'As características do conjunto estão na página do [PPA Home Jetflex](/motores/motor-ppa-home-jetflex).',
  },
  {
    when: [
      'inverter|inversor|inversora',
      'jetflex|jet flex|ppa jetflex|ppa',
      'ou|x|vs|versus|melhor|diferenca|entre|qual|comparar|comparacao',
    ],
    unless: 'placa|placas|central|controle*|nao|transformar|adaptar|consert*|queim*',
    subject: 'motor-rapido',
    winsTies: true,
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'O motor inverter de outra marca e o PPA JETFLEX são do mesmo tipo: a placa varia a velocidade, e a folha abre depressa, partindo e freando devagar. Decidem os segundos, o peso máximo e a tensão da ficha, com a folha um quinto abaixo. O nosso é o JETFLEX, que custa {{kit.jetflex}} instalado em basculante e abre em {{kit.jetflex.seconds}}; as outras marcas nós só consertamos, e convém descontar isso.',
    ],
    description:
      'O motor inverter de outra marca e o JETFLEX são do mesmo tipo: decidem os segundos, o peso máximo e a tensão da ficha, e quem tem peça perto.',
    heading: 'Motor inverter e JETFLEX, linha por linha',
    text: [
      'Nos dois a placa é só a do próprio motor: universal não entra. Por isso pesa quem vende a central e a engrenagem na sua cidade, e quem responde pela garantia.',
    ],
    points: [
      'Segundos de abertura na mesma altura de folha.',
      'Peso máximo, com folga.',
      'Tensão: o kit JETFLEX pede ponto de 220 V.',
      'Ciclos por hora, se o uso é de prédio.',
    ],
    send: 'Mande o nome completo dos dois modelos e uma foto do portão por dentro.',
  },
];
