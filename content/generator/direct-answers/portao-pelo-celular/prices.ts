/** Answers to titles about gates opened with a phone: prices, and whether something is worth its price. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksAdvantages, asksPrice } from '../../words/asking-words.ts';

export const priceAnswers: readonly DirectAnswer[] = [
  {
    when: [
      asksAdvantages,
      'celular|aplicativo|wifi|alexa|smartphone|internet',
      'abrir portao|abrir o portao|abertura|portao*',
    ],
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'As vantagens de abrir o portão pelo celular são não depender de um controle que se perde, abrir de longe para a entrega ou o parente, dar acesso por tempo marcado e ver se a folha ficou aberta. A desvantagem é depender da internet e do sinal na garagem: por isso o controle e a botoeira continuam funcionando ao lado.',
    ],
    heading: 'O que é preciso ter',
    text: [
      'Não se troca o motor: um módulo Wi-Fi se liga à entrada de botoeira da central, e a ligação parte de {{repair.from}}. O módulo se escolhe pela foto da etiqueta da central.',
      'Use senha só da casa e peça um modelo com sensor de posição, para o aplicativo dizer se o portão fechou de verdade.',
    ],
    points: [
      'Vantagem: cada pessoa tem a sua permissão, e apaga-se uma de cada vez.',
      'Vantagem: registro de quem abriu e quando.',
      'Limite: sem Wi-Fi na garagem, escolha módulo com chip.',
      'Limite: sem luz, só abre se há nobreak.',
    ],
    send: 'Mande a foto da etiqueta da central e diga se o Wi-Fi chega à garagem.',
  },
  {
    when: [
      'senha|teclado|digital',
      'portao|garagem|rua',
      'vale a pena|compensa|e seguro|funciona|instalar|colocar',
    ],
    unless: 'vazou|trocar',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Vale para a porta social e para quem vive esquecendo o controle; na garagem ajuda pouco, porque obriga a descer do carro. O teclado precisa ser de área externa, com contato seco, e cada pessoa com a sua senha, que se apaga quando ela sai.',
    ],
    heading: 'O que um teclado na rua exige',
    text: [
      'Vedação contra chuva, fio embutido e a placa do teclado do lado de dentro, para que arrancá-lo não abra o portão. Senha curta gasta sempre as mesmas teclas e se lê pelo desgaste.',
      'O teclado é de empresa de controle de acesso; a ligação dele na entrada de botoeira da central fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Bloqueio depois de algumas tentativas.',
      'Luz sobre o teclado para a noite.',
      'Chave ou controle de reserva fora de casa.',
    ],
    further: 'Outras formas de abrir estão em [controle remoto](/topicos/controle-remoto-de-portao).',
    send: 'Mande a foto do lugar do teclado e da central fechada.',
  },
  {
    when: [
      'wifi',
      'motor|jetflex|kit',
      'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|quanto pag*|quanto vale|valor*|custo|custa|orcamento|barato',
    ],
    unless: 'modulo|solar|consert*',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price', 'choose'],
    answer: [
      'O motor Jetflex Wi-Fi custa {{motor.wifi}} na nossa tabela, sem instalação. Para comparar, o motor de 1/2 CV sem Wi-Fi sai por {{motor.halfCv}}, e o kit JETFLEX instalado em basculante, por {{kit.jetflex}}. Se o motor que você tem está bom, sai mais em conta pôr um módulo na botoeira dele, com a ligação a partir de {{repair.from}}.',
    ],
    heading: 'Motor com Wi-Fi ou módulo no motor de hoje',
    text: [
      'O motor novo compensa quando o atual ia ser trocado. O módulo faz o mesmo comando pelo telefone, sem mexer no resto, e o controle continua valendo.',
      'Nos dois casos o preço só rende se a rede da casa chega à garagem: prove com o telefone encostado no motor, de portão fechado.',
    ],
    points: [
      'Sensor de folha fechada, ou o aplicativo só supõe.',
      'Repetidor, se o sinal cai atrás da chapa.',
      'Mensalidade do aplicativo: confira antes.',
      'Portão de correr ou de abrir: motor por orçamento.',
    ],
    further: 'As opções estão em [motor de portão Wi-Fi](/termos/motor-portao-wi-fi).',
    send: 'Mande pelo WhatsApp a etiqueta do motor atual, uma foto do portão por dentro e o tipo da folha.',
  },
  {
    when: [asksPrice, 'celular|aplicativo|app|smartphone|wifi|alexa', 'portao|abrir|colocar|motor|modulo'],
    unless: 'placa|central|motor com|motor de portao com|gratis',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Pôr o portão no celular custa o módulo, orçado pela foto da central, mais a ligação, que parte de {{repair.from}} com o teste incluído. Não é preciso trocar a placa: o módulo entra na botoeira de qualquer central boa. O controle remoto continua valendo. Mensalidade não existe na maioria deles, mas confira no aplicativo antes de comprar.',
    ],
    heading: 'O que entra no preço do portão pelo celular',
    text: [
      'São três linhas: o módulo, o sensor que diz se a folha está aberta e a mão de obra. Sem o sensor o aplicativo só supõe, e portão esquecido aberto continua esquecido.',
      'Se o Wi-Fi não chega à garagem, some um repetidor. Teste antes com o telefone encostado no motor e o portão fechado.',
    ],
    points: [
      'Central com entrada de botoeira livre: ligação simples.',
      'Central queimada: aí a placa com Wi-Fi compensa.',
      'Sinal fraco: repetidor, que é com o seu provedor.',
      'Fotocélula funcionando, porque se fecha sem ver.',
    ],
    further:
      'Se o aplicativo falhar, o caminho está em [portão não abre pelo celular](/portao-nao-abre-pelo-celular).',
    send: 'Mande pelo WhatsApp a foto da etiqueta da central, com a caixa fechada, e diga se o Wi-Fi chega ali.',
  },
  {
    when: ['wifi|smart|inteligente', 'vale a pena|vale pena|compensa|e bom|funciona bem|vantagem|vantagens'],
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Motor com Wi-Fi vale a pena para quem abre para entregador, esquece o portão aberto ou divide a casa com muita gente; para quem só entra e sai de carro, o controle faz o mesmo. E não é preciso motor novo: um módulo na botoeira dá o comando ao que já existe, com ligação a partir de {{repair.from}}.',
    ],
    heading: 'O que o celular acrescenta e do que ele depende',
    text: [
      'Acrescenta o aviso de portão aberto, a abertura de longe e o registro de quem abriu. Depende do sinal na garagem e da internet: quando ela cai, sobram o controle e a botoeira.',
      'Sem fotocélula e sem ver o vão, não feche de longe. Na tabela, o motor Jetflex Wi-Fi custa {{motor.wifi}} sem instalação.',
    ],
    points: [
      'Teste o sinal com o telefone encostado no motor.',
      'Peça sensor de folha aberta, ou o aplicativo só supõe.',
      'Senha própria e conta que a família controle.',
      'Mensalidade: confira antes de comprar.',
    ],
    further: 'As opções estão em [motor de portão Wi-Fi](/termos/motor-portao-wi-fi).',
  },
  {
    when: ['app|aplicativo|aplicativos', 'gratis|gratuit*|de graca|sem pagar|pago|mensalidade'],
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'O aplicativo em si costuma ser grátis; o que se paga é o módulo Wi-Fi ligado à central, porque celular sozinho não abre portão: ele não transmite na frequência do controle. Desconfie de app que promete abrir sem instalar nada. A ligação do módulo parte de {{repair.from}}, e o módulo se orça à parte.',
    ],
    heading: 'O que é grátis e o que se paga no portão pelo celular',
    text: [
      'Baixar, cadastrar a família e abrir pelo Wi-Fi não têm mensalidade na maioria dos módulos. Alguns cobram por histórico ou por câmera; leia antes de comprar.',
      'Central antiga sem entrada livre pode pedir placa nova, de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Sinal de Wi-Fi forte junto do motor, com o portão fechado.',
      'Módulo com relé de contato seco, na entrada de botoeira.',
      'Senha própria, e não a de fábrica.',
      'Controle comum guardado, para quando a internet cair.',
    ],
  },
  {
    when: [
      'senha|teclado|teclado numerico|codigo numerico',
      'como colocar|como por|como instalar|colocar|tem como|da para|instalar|por',
      'portao|garagem|motor',
    ],
    unless:
      'wifi|aplicativo|roteador|esqueci|trocar a senha|mudar a senha|preco|quanto|social|condominio|predio|vale|compensa|e bom',
    winsTies: true,
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['install', 'allowed'],
    answer: [
      'Dá: põe-se um teclado de área externa ao lado do portão e ligam-se os dois fios do contato dele à entrada de botoeira da central; a senha certa vale como um toque no botão. O motor e os controles continuam os mesmos. A ligação fica entre {{repair.from}} e {{repair.to}}, fora o aparelho. Para a garagem, lembre que é preciso descer do carro ou alcançar o teclado da janela.',
    ],
    heading: 'O que o teclado precisa ter',
    text: [
      'Contato seco, tampa contra chuva, luz nas teclas e uma senha por pessoa, que se apaga quando ela sai. A central fica do lado de dentro: se a do teclado fica na rua, alguém abre a tampa e une os fios.',
      'Em porta social, o teclado aciona a fechadura, e a fonte dela entra na conta.',
    ],
    points: [
      'Fio até a central, ou teclado sem fio gravado no receptor.',
      'Bloqueio depois de três tentativas erradas.',
      'Senha que não seja o número da casa.',
      'Com fechamento automático, ponha também a fotocélula.',
    ],
    send: 'Mande a foto da central e do lugar do teclado: dizemos que fio falta e quanto fica.',
  },
];
