/** Answers to titles about sliding gates: the space they need and their shape. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const spaceAndShapeAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'sem parede|sem muro|sem espaco|nao tem espaco|nao tenho espaco|falta espaco|pouco espaco|nao cabe|nao tem parede|espaco pequeno',
      'correr|deslizante|lado|lateral',
      'portao|garagem|motor|da para',
    ],
    unless: 'basculante nao|carro nao cabe',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'install'],
    answer: [
      'Numa folha só, não: sem parede livre do tamanho dela ao lado, o portão de correr não tem para onde recolher. A saída que continua de correr é dividi-la em duas, que vão para lados opostos ou uma atrás da outra. Também se pode mudar o movimento: basculante, que sobe dentro do próprio vão, ou de abrir para dentro, se há recuo.',
    ],
    heading: 'Qual saída cabe na sua garagem',
    text: [
      'Telescópico, uma folha atrás da outra, pede metade da parede e um trilho a mais. Duas folhas opostas pedem um pouco de cada lado. Quem refaz a folha é a serralheria; o motor vem depois.',
    ],
    points: [
      'Meça a parede livre dos dois lados, até o primeiro obstáculo.',
      'Meça o recuo até o carro, para o de abrir.',
      'Meça a altura livre, para o basculante.',
    ],
    send: 'Mande uma foto do vão de dentro e de fora, com as três medidas.',
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
    when: [
      'trocar|transformar|mudar|passar|virar|converter',
      'de abrir para correr|de abrir para deslizante|pivotante para correr|pivotante para deslizante|de abrir por correr|de abrir por deslizante|pivotante por deslizante|abrir para correr|de abrir por um de correr',
    ],
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['compatibility', 'worth'],
    answer: [
      'Sim, se houver parede livre ao lado, do tamanho do vão, para a folha recolher, e piso plano para o trilho. As folhas de abrir raramente se aproveitam: a serralheria faz uma folha de correr, com trilho, guia e roldanas. O motor também muda e sai por orçamento; numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que fica e o que muda',
    text: [
      'Ficam o ponto de energia, a fotocélula e, às vezes, a central e os controles. Mudam folha, base do motor e cremalheira.',
    ],
    points: [
      'Sem parede ao lado: folha telescópica, em duas partes.',
      'Rampa na entrada: o trilho precisa ficar no nível.',
      'Meça com o carro parado onde ele fica.',
    ],
    send: 'Mande uma foto de frente, com as paredes dos dois lados, e a largura do vão.',
  },
  {
    when: [
      'telescopic*|suspenso|autoportante|sem trilho',
      'portao|portoes|motor|garagem|porta|automatizar|automatico|automatizado|kit|automatizador|instalar',
    ],
    unless:
      'pode|nao abre|nao fecha|parou|travou|quebr*|queim*|consert*|repar*|barulho|soltou|caiu|fazer|fabricar|comprar portao|enrolar|basculante*',
    subject: 'portao-de-correr',
    winsTies: true,
    aspects: ['compatibility', 'choose'],
    answer: [
      'Portão de correr telescópico ou suspenso sem trilho no chão aceita motor de cremalheira, escolhido para ele: o kit de preço fechado é de basculante e não serve. Motor de correr sai por orçamento, e numa casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}; pela foto dizemos se a estrutura da folha aceita.',
    ],
    heading: 'O que esses portões pedem além do motor',
    text: [
      'No telescópico o motor puxa a folha da frente, e cabos ou correntes levam as outras: se uma enrosca, todas param. No autoportante a folha corre sobre carrinhos presos à base e precisa de cauda, uma parte que fica sempre para trás do vão.',
      'O conserto do que já anda com motor custa de {{repair.from}} a {{repair.to}}, se é de comando, sensor ou cremalheira; carrinho e cabo entre as folhas ficam com quem o montou.',
    ],
    points: [
      'Parede livre ao lado, que no telescópico é metade ou um terço do vão.',
      'Folha que anda com uma mão, sem tranco na passagem de uma para outra.',
      'Lugar reto e firme na folha para prender a cremalheira.',
    ],
    send: 'Mande pelo WhatsApp uma foto de frente, outra por dentro e um vídeo da folha andando na mão, com a largura e a altura.',
  },
  {
    when: [
      'deslizante|correr',
      'comprid*|longo|grande|vao grande|6 metros|7 metros|8 metros|10 metros|largura grande',
    ],
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Folha de correr comprida pede três coisas antes do motor: guia alta que não a deixe balançar, duas roldanas com folga de carga e batente firme nos dois fins. O motor se escolhe pelo peso máximo e pelo comprimento máximo da ficha, que são dois limites diferentes.',
    ],
    heading: 'O que o comprimento muda',
    text: [
      'Mais comprimento é mais tempo de abertura e mais cremalheira, e qualquer empeno aparece na ponta. Acima de certo tamanho compensa dividir em duas folhas que correm para lados opostos, cada uma com seu motor.',
    ],
    points: [
      'Parede livre do tamanho da folha, mais um palmo.',
      'Cremalheira fixada em toda a extensão, com suporte a cada dois palmos.',
      'Velocidade maior só com freio ou inversor.',
      'Vento: folha fechada comprida vira vela.',
    ],
    further: 'Folha grande tem página própria em [portão pesado](/termos/motor-portao-pesado).',
    send: 'Mande o comprimento, o material e uma foto do lado em que a folha recolhe.',
  },
  {
    when: [
      'parede|muro|lateral',
      'sem espaco|pouco espaco|nao tem parede|colado|divisa|garagem estreita',
      'correr|deslizante|portao|motor|automatizar',
    ],
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Sem parede livre do tamanho da folha ao lado, portão de correr não recolhe: sobram o de correr em duas folhas que se sobrepõem, o basculante e o de enrolar. Meça o comprimento da folha e o da parede livre, e não o vão.',
    ],
    heading: 'Duas folhas sobrepostas ou outro tipo',
    text: [
      'Na sobreposta, uma folha puxa a outra e cada metro de parede recolhe o dobro de portão; exige trilho duplo e guia alta. Se o teto ajuda, o basculante ocupa só a frente.',
    ],
    points: [
      'Registro de água e caixa de energia na parede contam.',
      'Base do motor também ocupa um passo.',
      'Coluna no meio do caminho recolhe menos que parece.',
    ],
    further: 'A comparação entre tipos está em [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Mande uma foto da parede ao lado do vão e as duas medidas.',
  },
  {
    when: [
      'portao muito alto|muito alto|altura alta|portao alto|folha alta|3 metros de altura',
      'correr|deslizante|basculante|motor|portao|vento',
    ],
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Altura pesa mais que largura: dobrar a altura quase dobra o peso da folha e muito mais o vento que ela recebe. Portão alto de correr pede guia superior firme e duas roldanas com folga de carga; alto de bascular pede contrapeso refeito.',
    ],
    heading: 'O que medir num portão alto',
    text: [
      'Altura, largura e material dão o peso; a chapa fechada ainda multiplica o vento. A força do motor não se sobe para vencer isso, porque quem passa leva o mesmo empurrão.',
    ],
    points: [
      'Guia alta que não deixa a folha inclinar.',
      'Vão por baixo em chão irregular, e não menos folga em cima.',
      'Basculante: braço e pivô na altura certa da folha.',
    ],
    further: 'Folha grande tem página própria em [portão pesado](/termos/motor-portao-pesado).',
    send: 'Mande altura, largura, material e uma foto da guia de cima.',
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
    when: ['curva|curvo|em l', 'portao|motor|trilho'],
    unless:
      'rua|esquina|carro|fim de curso|saindo de trilho|sai de trilho|saem de trilho|sair de trilho|saiu de trilho|escapa*|pula*|descarril*|solta*|desencaix*',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'allowed'],
    answer: [
      'Portão que corre em curva não leva o motor deslizante comum, porque a cremalheira é reta e o pinhão perde o dente onde a folha dobra. Esse portão é feito de gomos articulados e pede o conjunto do fabricante dele, com corrente ou braço próprio. Mande um vídeo da folha em movimento: dizemos, no orçamento, se há adaptação segura ou se o serviço é de quem o fez.',
    ],
    heading: 'O que dá para aproveitar num portão em curva',
    text: [
      'Central, controle, fotocélula e ponto de energia são os mesmos de qualquer portão. O que muda é a peça que puxa a folha.',
      'Se o portão ainda vai ser feito, pense no de correr reto ou no de abrir, que recebem motor de loja e têm peça de reposição.',
    ],
    points: [
      'Raio da curva e número de gomos.',
      'Trilho limpo e guia superior em toda a curva.',
      'Folha levada na mão sem prender.',
    ],
    send: 'Mande um vídeo do portão aberto e fechado na mão e as medidas do vão.',
  },
];
