/** What one may put on a gate, join to it or go on doing with it. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksMay } from '../plain-questions/asking.ts';

export const allowedInUseAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'plastico|saco|lona|sacola',
      'motor|central|placa|caixa',
      'cobrir|colocar|por|proteger|embrulhar|enrolar|em cima',
      `${asksMay}|precisa`,
    ],
    unless: 'tampa|engrenagem|cremalheira*',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care', 'allowed'],
    answer: [
      'Com plástico ou lona amarrada, não: a água condensa por dentro e fica na placa, o calor não sai, e uma ponta solta entra na engrenagem. A tampa original já é feita para chuva. Se o motor pega sol ou goteira direta, ponha um rufo ou uma casinha presa na parede, com ar em volta e a chave de destravamento ao alcance.',
    ],
    heading: 'Proteger sem fechar o ar',
    text: [
      'Uma peça inclinada, a uns dez centímetros da caixa, desvia a água e faz sombra. Confira depois um ciclo inteiro, com ninguém perto.',
    ],
    points: [
      'Tampa rachada: troque a tampa, em vez de embrulhar.',
      'Furo do fio para baixo e vedado.',
      'Já molhou por dentro: disjuntor desligado até secar e ser visto.',
    ],
  },
  {
    when: [
      'silicone|vaselina|grafite',
      `${asksMay}|serve|bom`,
      'portao|trilho|cremalheira*|dobradica*|roldana*|fechadura|passar|usar',
    ],
    unless: 'vedar|colar|furo|cozinha|corrente',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care', 'allowed'],
    answer: [
      'Pode, onde não há muita carga: silicone em spray serve em borracha, guia de nylon e fechadura, porque não mela nem junta pó. Em dobradiça, pino e cremalheira de aço ele dura pouco, e ali vai graxa branca ou de lítio. Vaselina escorre no calor, grafite é só para o miolo da chave, e trilho e roldana ficam secos.',
    ],
    heading: 'Antes de passar qualquer spray',
    text: [
      'Disjuntor desligado, pano seco para tirar a sujeira velha e pouco produto. O jato não vai na fotocélula nem dentro da caixa do motor.',
    ],
    points: [
      'Rangeu de novo na mesma semana: peça gasta, e não seca.',
      'Cabo de aço: só um pano levemente untado.',
      'Piso que pegou silicone escorrega: limpe.',
    ],
  },
  {
    when: [
      'placa|central',
      'outra marca|marca diferente|placa universal|de outra marca',
      `${asksMay}|serve`,
      'motor|trocar|colocar|usar',
    ],
    unless: 'controle*|quanto custa|rossi|garen|ppa|nice|peccinin|seg',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['compatibility', 'replace'],
    answer: [
      'Pode em motor comum, se coincidirem quatro coisas: tensão, potência, valor do capacitor e tipo de fim de curso. Em motor com inversor ou com encoder não, porque ele só anda com a placa da própria fábrica. Trocada por nós, com os controles gravados, a placa custa de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'O que muda com a placa de outra marca',
    text: [
      'Os controles antigos só entram se a nova falar o mesmo código; senão, leva-se o receptor velho para ela. Força, tempo e fim de curso se ajustam do zero.',
    ],
    points: [
      'Teste o motor antes: bobina em curto queima a placa nova.',
      'Fotografe cada fio no lugar.',
      'Entrada de fotocélula: veja se a nova tem.',
    ],
    send: 'Mande a foto da placa atual e da etiqueta do motor: dizemos qual serve.',
  },
  {
    when: [
      'carro|veiculo|moto',
      'encostado|encostada|muito perto|colado|perto demais|na frente',
      'abrir|fechar|portao',
      `${asksMay}|problema|perigoso`,
    ],
    unless: 'estaciona*|vizinho|garagem|calcada|controle|guia|multa|estacionar',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety'],
    answer: [
      'Não convém: basculante avança ao subir e o de abrir varre um arco, e os dois pegam o para-choque de quem parou encostado. Deixe pelo menos um metro e meio até a folha começar a andar; no de correr, basta não encostar. Se o carro já está preso na folha, solte o botão e desligue o disjuntor, sem mandar abrir de novo.',
    ],
    heading: 'Marcar o lugar do carro',
    text: [
      'Abra o portão sem o carro, marque no chão até onde a folha chega e some um palmo. Vale dos dois lados, porque o basculante sai para a frente e para trás.',
    ],
    points: [
      'Fotocélula nem sempre vê para-choque alto.',
      'Garagem curta: de correr, se houver parede ao lado.',
      'Motor forte não perdoa: força no mínimo que move a folha.',
    ],
  },
  {
    when: [
      '127v|127|110v|110|220v|220',
      'ligar|usar|funciona|instalar|posso ligar',
      'ppa|jetflex|speedy|home|motor',
      `${asksMay}|funciona`,
    ],
    unless:
      'jetflex|jet flex|220 em 110|110 em 220|em 220 e|ou|qual|gasta|queimou|transformador|trocar|rede|tomada 220|bivolt|com inversor|parou|motor 220|motor 110',
    of: ['motor', 'motor-rapido', 'kit-de-motor', 'portao-automatico', 'fiacao', 'automatizacao'],
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['power', 'compatibility'],
    answer: [
      'Pode se a etiqueta do motor traz essa tensão, e só nesse caso: a maioria sai de fábrica para uma só, 127 ou 220 V. O PPA Home e o SPEEDY se pedem na tensão do seu ponto; o PPA Home Jetflex é de {{homeJetflex.volts}}. Ligado na tensão errada, o motor queima a placa ou ronca sem sair.',
    ],
    heading: 'Como conferir antes de ligar',
    text: [
      'Leia o V na etiqueta da carcaça e peça ao eletricista que meça o ponto. O que se chama de 110 é 127 V em São Paulo.',
    ],
    points: [
      'Modelo que aceita as duas: a mudança é por fio ou chave, dentro da caixa, pelo técnico.',
      'Casa sem 220 V: escolha um motor de 127 V, com a mesma força.',
      'Terra nas duas tensões.',
    ],
  },
  {
    when: [
      'cremalheira*',
      'velha|antiga|atual|que ja tenho|usada|mesma|reaproveit*|aproveit*',
      `${asksMay}|aproveit*|reaproveit*|fica|serve|precisa trocar`,
    ],
    unless: 'quebr*|quanto custa|preco|barulho',
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['compatibility', 'replace'],
    answer: [
      'Pode ficar, se o passo do dente é o do pinhão do motor novo e se nenhum dente está comido ou quebrado. Muda quase sempre só a altura, que se acerta na montagem, com uns dois milímetros de folga em todo o curso. Passo diferente ou gomo torto pede troca, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}} em portão de casa.',
    ],
    heading: 'Conferir o passo em um minuto',
    text: [
      'Meça dez dentes com a trena e divida: o número tem de bater com o da ficha do motor. Uma foto com a régua encostada também resolve.',
    ],
    points: [
      'Parafusos soltos: reaperte antes do motor.',
      'Nylon e aço podem ficar com o mesmo pinhão, se o passo é igual.',
      'Emenda fora de passo faz o motor pular ali.',
    ],
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
      'barulho|rangendo|estalando|fazendo barulho|barulhento|tremendo',
      'usar|usando|continuar|andar',
      `${asksMay}|perigoso`,
    ],
    unless: 'normal|noite|vizinho|lei|motor',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['safety', 'repair'],
    answer: [
      'Pode por uns dias se é só um rangido igual, com a folha reta e o portão no tempo de sempre. Pare já se o som é de estalo forte, de ferro raspando ou de moagem, se a folha anda torta ou se há cheiro: aí cada viagem leva mais uma peça. Mandar consertar custa de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que olhar sem desmontar',
    text: [
      'Veja os cabos do basculante de longe, o trilho do de correr e as dobradiças do de abrir. Fio levantado, pedra ou folha caída explicam a maior parte.',
    ],
    points: [
      'Grave um vídeo com som: é o que mais ajuda.',
      'Graxa por cima esconde o som, e não o defeito.',
      'Ninguém embaixo do basculante que estala.',
    ],
  },
  {
    when: [
      'insulfilm|pelicula|adesivo|placa de rua|numero|lona|banner|tela',
      'portao',
      `${asksMay}`,
      'colocar|por|colar|instalar|pendurar',
    ],
    unless: 'controle*|carro|dentro do carro|motor em|central|placa do motor',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Pode: película, adesivo e número quase não pesam, desde que não cubram a lente da fotocélula nem encostem na coluna quando a folha passa. Lona ou tela inteira numa grade já muda outra coisa, o vento, e o portão pode parar ou voltar em dia de rajada.',
    ],
    heading: 'Depois de colar, prove',
    text: [
      'Com o vão livre, dê uma viagem completa e corte o feixe da fotocélula com um cabo de vassoura: o portão tem de voltar.',
    ],
    points: [
      'Chapa ou madeira por cima: some o peso e refaça o equilíbrio.',
      'Nada pendurado que balance e corte o feixe.',
      'Furo na folha, longe do braço e da cremalheira.',
    ],
  },
];
