/** Answers to titles about gates opened with a phone: choosing and buying. */
import type { DirectAnswer } from '../../direct-answer.ts';

const compares = 'diferenca|diferencas|ou|e|x|versus|vs|comparativo|comparacao|qual';

export const choiceAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'modulo|aplicativo|app|wifi',
      'desconecta*|cai toda hora|caindo|fica offline|offline|perde a conexao|perde conexao|nao conecta|de fora de casa|fora de casa|de longe|na rua|instavel',
      'portao|modulo|motor|garagem',
    ],
    unless: 'seguro|viajar|qual|vale a pena|como abrir|da para|controle*',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    winsTies: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Módulo que cai ou que não abre de fora de casa tem, quase sempre, Wi-Fi fraco junto do motor ou saiu da conta do aplicativo. Prove em casa, na mesma rede: se abre de perto e não de longe, falta internet no roteador ou o cadastro na nuvem; se nem de perto abre, o módulo perdeu o sinal ou a energia. Um repetidor perto da garagem resolve a maioria. Se a botoeira e o controle abrem, o portão está bom; rever a ligação parte de {{repair.from}}.',
    ],
    heading: 'Na ordem, do mais simples',
    text: [
      'Tire o módulo da energia por um minuto, religue e espere a luz ficar firme. Confira se o roteador mudou de nome ou de senha.',
    ],
    points: [
      'Dois tracinhos de sinal ou menos junto do motor: repetidor.',
      'Caixa de ferro fechada: o módulo ou a antena vai para fora.',
      'Fonte do módulo separada da que alimenta a fotocélula.',
      'Aplicativo atualizado e conta com a senha certa.',
    ],
    send: 'Conte de onde ele abre e de onde não, e mande a foto do módulo e da caixa fechada.',
  },
  {
    when: ['gsm|chip', 'wifi', 'ou|qual|versus|vs|diferenca|melhor'],
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'Fique com o Wi-Fi se a rede da casa chega firme ao motor: não tem mensalidade, mostra se a folha ficou aberta e aceita assistente de voz. O GSM, que abre quando um número cadastrado liga, ganha onde não há internet, como sítio, vaga distante e condomínio de muitas casas, e gasta o crédito de um chip. Os dois se ligam à entrada de botoeira da central, a partir de {{repair.from}}, mais o aparelho.',
    ],
    heading: 'O que decide na sua garagem',
    text: [
      'Leve o celular até o motor, com o portão fechado, e olhe o sinal das duas redes. Sem Wi-Fi firme e com sinal de operadora, GSM; com os dois, Wi-Fi.',
    ],
    points: [
      'Wi-Fi: roteador ligado e, na falta de luz, nobreak nele também.',
      'GSM: chip com crédito e operadora que pega ali.',
      'Em qualquer dos dois, um controle comum de reserva.',
    ],
    send: 'Mande a foto da central e conte o sinal que há junto do motor.',
  },
  {
    when: [
      'android|iphone|ios|celular android|samsung|xiaomi|motorola',
      'portao|controle*|abrir|abre|motor|garagem',
    ],
    unless: 'nao abre|parou|nao conecta|ou controle',
    subject: 'portao-pelo-celular',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['compatibility', 'works'],
    answer: [
      'Sim, o celular faz as vezes do controle, Android ou iPhone, quando há um módulo Wi-Fi ligado à entrada de botoeira da central; o aplicativo é o do módulo e se baixa de graça na loja do telefone. Só o aplicativo, sem o módulo, não abre portão nenhum, porque celular comum não transmite na frequência do controle.',
    ],
    heading: 'O que precisa haver na garagem',
    text: [
      'Sinal de Wi-Fi junto do motor, uma central que funcione e um módulo compatível com o aplicativo do seu telefone. Ligar o módulo parte de {{repair.from}}; os controles de hoje continuam valendo.',
    ],
    points: [
      'Teste o Wi-Fi do celular perto do motor, com o portão fechado.',
      'Prefira módulo com sensor que mostra se a folha ficou aberta.',
      'Deixe um controle comum na casa para o dia sem internet.',
    ],
    send: 'Mande a foto da etiqueta da central e conte se o Wi-Fi chega à garagem.',
  },
  {
    when: [
      'modulo wifi|modulo de wifi|modulo smart|modulo inteligente|modulo tuya|modulo sonoff|rele wifi|interruptor wifi|modulo',
      'wifi|smart|tuya|sonoff|celular|inteligente',
      'qual o melhor|qual melhor|melhor|melhores|qual comprar|qual escolher|recomenda*|indica*|qual modulo|vale a pena|e bom',
    ],
    unless: 'nao|parou|ou placa|central ou|antigo',
    subject: 'portao-pelo-celular',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'O melhor módulo Wi-Fi para portão é o de contato seco com pulso, que fecha e solta sozinho em um segundo, como um toque na botoeira. Prefira o que vem com sensor de porta, para o aplicativo dizer se a folha está aberta. O interruptor de lâmpada não serve, porque fica ligado e manda tensão. Marca não indicamos: a central de qualquer uma aceita um módulo assim.',
    ],
    heading: 'O que ler na caixa antes de comprar',
    text: [
      'Procure contato seco, modo pulso, a tensão de alimentação que há na sua central e o nome do aplicativo ou da assistente de voz que a casa usa. Se o Wi-Fi não chega ao motor, resolva isso antes, com um repetidor.',
      'Ligar e testar o módulo na entrada de botoeira parte de {{repair.from}}. Trocar a central por uma com Wi-Fi de fábrica, entre {{part.board.from}} e {{part.board.to}}, só compensa quando a atual queimou.',
    ],
    points: [
      'Contato seco com pulso: obrigatório.',
      'Sensor de aberto e fechado: vale o que custa.',
      'Aplicativo com mais de um usuário e com histórico.',
      'Funciona sem internet pela rede da casa: melhor ainda.',
    ],
    send: 'Mande a foto do módulo que você viu e a da etiqueta da central: dizemos se combinam.',
  },
  {
    when: ['gsm', 'wifi', compares],
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
    send: 'Mande a foto da etiqueta da central e diga se o Wi-Fi e o sinal do celular chegam ao portão.',
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
    send: 'Mande a foto da etiqueta da central e o nome do módulo em que você pensou.',
  },
  {
    when: [
      'celular|aplicativo|app|wifi',
      'controle*|controle remoto',
      'ou|qual|melhor|versus|vs|diferenca',
      'pratico|melhor|vale|compensa|diferenca|rapido|usar|escolher',
    ],
    unless: 'seguro|tag|condominio*|predio*|nao abre|parou|program*|preco|quanto custa',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'No dia a dia o controle é mais prático: um toque, sem desbloquear tela, sem internet e sem depender da bateria do telefone. O celular ganha quando você está longe, quer abrir para uma entrega, dar acesso a alguém por um tempo ou saber se o portão ficou aberto. O melhor é ter os dois: o módulo Wi-Fi soma-se à central, a ligação parte de {{repair.from}}, e os controles continuam valendo.',
    ],
    heading: 'Onde cada um falha',
    text: [
      'O celular falha sem Wi-Fi na garagem, sem luz em casa e quando o aplicativo do fabricante sai do ar. O controle falha com bateria velha e pode se perder.',
      'Em segurança, o aplicativo permite cancelar um acesso na hora; o controle perdido só deixa de abrir quando se apaga da memória.',
    ],
    points: [
      'Idoso ou criança: controle ou botoeira.',
      'Casa de temporada: celular.',
      'Moto: controle pequeno no painel.',
      'Sinal fraco na garagem: repetidor antes do módulo.',
    ],
    send: 'Mande a foto da central e diga se o Wi-Fi chega à garagem: dizemos que módulo serve.',
  },
  {
    when: ['airbnb|temporada|hospede|hospedes', 'portao|portoes|garagem|motor'],
    unless:
      'quebr*|paga|pagar|bateu|estrag*|devolv*|levou|perdeu|controle*|dano*|seguro|praia|litoral|maresia|multa|condominio*|predio*|consert*|nao abre|nao fecha|barulho|inquilin*|preco|quanto',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['choose'],
    answer: [
      'Em casa de Airbnb ou de temporada, o portão mais prático é o que o hóspede abre pelo celular ou por senha, sem controle que se perca: você libera o acesso na chegada e o cancela na saída. O motor é o mesmo de qualquer casa, e em basculante o kit vai de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX) instalado; ligar um módulo à central parte de {{repair.from}}, e teclado de senha é de empresa de controle de acesso.',
    ],
    description:
      'Em casa de Airbnb ou temporada, o portão prático é o que o hóspede abre pelo celular ou por senha: o acesso se libera na chegada e se cancela na saída.',
    heading: 'O que o hóspede precisa saber do portão',
    text: [
      'Deixe uma folha simples na entrada: como abre, que ninguém fica no vão enquanto ele anda e para quem telefonar. O destravamento para a falta de luz se mostra em vídeo, antes da chegada.',
    ],
    points: [
      'Fotocélula testada, porque o hóspede não conhece o portão.',
      'Fechamento automático, para ele não ficar aberto à noite.',
      'Um controle reserva na casa, fora da vista da rua.',
    ],
    send: 'Mande a foto da central e diga se o Wi-Fi chega à garagem.',
  },
  {
    when: [
      'celular|wifi|aplicativo|modulo',
      'motor antigo|antigo|velho|central antiga',
      'qual|modulo|serve|da|funciona|tem como|abrir',
    ],
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Sim, em quase todo motor antigo, de qualquer marca: se ele aceita um botão na parede, aceita o módulo Wi-Fi, que faz o mesmo que o botão quando você toca no celular. O módulo precisa de tomada ou fonte própria e de Wi-Fi de 2,4 GHz junto do motor, e se escolhe o de contato seco, em modo pulso. Instalar o que você comprou fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'O que olhar antes de comprar o módulo',
    text: [
      'Ele se liga em paralelo com a botoeira, nos bornes BOT e comum da central. Contato seco quer dizer saída sem tensão: módulo que manda 127 V pela saída queima a entrada da placa. Prefira o que tem sensor de porta, senão o aplicativo não sabe se o portão ficou aberto.',
      'Se faltar fio ou tomada perto do motor, o valor é dito antes do serviço.',
    ],
    points: [
      'Se o celular pega o Wi-Fi da casa encostado no motor, o sinal basta.',
      'Central sem borne de botoeira: receptor avulso resolve.',
      'Sem internet, o controle continua abrindo.',
      'Senha própria para cada pessoa, que se apaga sozinha.',
    ],
    further: 'Falhas de aplicativo estão em [portão não abre pelo celular](/portao-nao-abre-pelo-celular).',
    send: 'Mande a foto da etiqueta do motor e da central com a tampa fechada, e diga se há botoeira na parede.',
  },
  {
    when: [
      'celular|pelo celular|pelo celular e|aplicativo|pelo aplicativo|pelo aplicativo e|app|smartphone|telefone',
      'alexa|e alexa|e a alexa|e pela alexa|pela alexa|com alexa|com a alexa|na alexa|google home|google assistente|google assistant|siri|assistente de voz|comando de voz|por voz|pela voz',
    ],
    unless: 'nao|parou|caiu|perd*|roub*|seguro|seguranca|hacker|mensalidade|ou',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['compatibility', 'price'],
    answer: [
      'Dá para abrir pelo celular e também por voz: o módulo Wi-Fi, ligado na entrada de botoeira da central, põe o portão no aplicativo, e a Alexa ou outra assistente obedece se esse aplicativo conversa com ela. Pelo celular se abre de qualquer lugar com internet; por voz, com uma senha falada. O módulo que você comprar nós instalamos entre {{repair.from}} e {{repair.to}}; o motor Jetflex Wi-Fi, que já vem com ele, custa {{motor.wifi}} sem instalação.',
    ],
    heading: 'O que o celular e a assistente pedem do portão',
    text: [
      'O sinal de Wi-Fi, em 2,4 GHz, precisa chegar à garagem: encoste o celular no motor e veja se a internet abre. Sem internet os controles continuam funcionando.',
      'Sem sensor de porta, o aplicativo e a assistente não sabem se a folha está aberta, e a ordem de abrir pode fechar em cima do carro. Fechamento automático, só com fotocélula.',
    ],
    points: [
      'Módulo de contato seco em modo pulso, o que serve na maioria das centrais.',
      'O nome da sua assistente escrito na caixa do módulo.',
      'Senha falada em toda abertura por voz.',
      'Acesso próprio para cada pessoa, que se apaga quando ela sai.',
    ],
    further: 'As falhas mais vistas estão em [portão não abre pelo celular](/portao-nao-abre-pelo-celular).',
    send: 'Mande a foto da etiqueta do motor e da central com a tampa fechada, e diga se o Wi-Fi chega à garagem: dizemos se basta um módulo.',
  },
  {
    when: ['alexa|google|siri|assistente', 'portao|motor|abrir|comando'],
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Abre, se o módulo Wi-Fi do portão aparecer no aplicativo da assistente: ela manda o mesmo pulso do botão, e pede uma senha falada porque portão é porta de entrada. Escolha um módulo em cuja caixa esteja o nome da sua assistente e que tenha sensor de porta, para ela saber se a folha está aberta.',
    ],
    heading: 'Cuidados com portão e voz',
    text: [
      'Sem sensor, a assistente manda abrir sem saber que já está aberto e fecha no carro. Deixe fechamento automático só com fotocélula e peça senha em toda abertura.',
      'Módulo comprado por você se instala entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Wi-Fi de 2,4 GHz junto ao motor.',
      'Módulo com contato seco e pulso.',
      'Visitante ganha acesso próprio, que se apaga depois.',
    ],
    further: 'As falhas mais vistas estão em [portão não abre pelo celular](/portao-nao-abre-pelo-celular).',
    send: 'Mande a foto da etiqueta do motor e da central fechada.',
  },
  {
    when: [
      'entregador|delivery|visita|visitante|empregada|diarista|funcionario',
      'controle|acesso|abrir|senha|celular',
      'portao|garagem|condominio',
    ],
    unless: 'demitid*|ficou com|nao devolveu|levou|saiu',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Para quem entra de vez em quando, prefira acesso que se apaga: módulo com convite no celular, senha de uma tarde ou abertura por você na câmera. Controle emprestado é o que volta copiado, e código fixo se copia em minutos.',
    ],
    heading: 'Como dar e tirar o acesso',
    text: [
      'Grave um controle só para quem vai ficar e apague a memória quando ele sair; para quem vem toda semana, dê um botão que abre só a porta social. Limpar e regravar fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Nome e data de quem recebeu cada controle.',
      'Entregador entra pela social, e não pela garagem.',
      'Troque a senha do aplicativo quando alguém sai.',
    ],
    further:
      'O que se perde e o que se ganha está em [portão não abre pelo celular](/portao-nao-abre-pelo-celular).',
    send: 'Diga quantas pessoas entram e mande a foto do controle atual.',
  },
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
      'A ligação de um módulo na entrada de botoeira fica dentro da faixa de conserto, de {{repair.from}} a {{repair.to}}, e o módulo se orça pela foto da etiqueta da central. Trocar a placa inteira vai de {{part.board.from}} a {{part.board.to}}.',
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
    when: ['celular|aplicativo|app|smartphone', 'sem wifi|sem internet|bluetooth|chip|gsm|sem rede'],
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['choose', 'works'],
    answer: [
      'Dá para abrir o portão pelo celular sem Wi-Fi de dois jeitos: módulo GSM, com chip próprio, que abre quando um número cadastrado liga, e módulo Bluetooth, que só alcança de perto. Os dois se ligam à entrada de botoeira da central; o GSM gasta crédito do chip, e o Bluetooth não abre de longe.',
    ],
    heading: 'Chip, Bluetooth ou um repetidor de sinal',
    text: [
      'Antes de mudar de sistema, veja se o problema é só o sinal: um repetidor perto da garagem resolve a maior parte dos casos e permite o módulo comum.',
      'O módulo se orça pela foto da central, e a ligação parte de {{repair.from}}. O controle remoto segue funcionando junto, e é a reserva para o telefone sem carga.',
    ],
    points: [
      'Garagem no subsolo: teste antes o sinal da operadora.',
      'Números cadastrados: quantos a memória aceita.',
      'Quem vai embora sai do cadastro no mesmo dia.',
      'Falta de luz: sem nobreak, nenhum deles abre.',
    ],
    send: 'Mande pelo WhatsApp a foto da central por dentro da tampa e diga se há sinal de celular na garagem.',
  },
  {
    when: ['app|aplicativo|celular|wifi|alexa|google home|smart|internet'],
    unless: 'nao|consert*|parou|controle',
    ofOtherBrand: true,
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['compatibility', 'choose'],
    answer: [
      'Dá para abrir um motor {marca} pelo celular sem trocar nada: um módulo Wi-Fi entra na botoeira da central, que em qualquer marca é um contato seco, e o aplicativo é o do módulo. Se a central {marca} já traz rede de fábrica, a etiqueta da placa diz, e aí se usa o aplicativo dela. A ligação do módulo parte de {{repair.from}}.',
    ],
    heading: 'O que conferir na central {marca} antes do módulo',
    text: [
      'São três coisas: a entrada de botoeira livre ou em paralelo, a tensão que alimenta o módulo e o sinal da rede junto do motor. A foto da etiqueta da central responde as duas primeiras.',
      'Ponha também o sensor de folha fechada: sem ele, o aplicativo só supõe em que ponto o portão parou. O controle {marca} continua funcionando junto.',
    ],
    points: [
      'Teste o sinal com o telefone encostado no motor e a folha fechada.',
      'Fotocélula no vão, para quem fecha de longe.',
      'Sem energia, só com nobreak.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor {marca}, a da placa e a marca do módulo, se já comprou.',
  },
  {
    when: ['modulo|modulos', 'wifi|celular|aplicativo|app|alexa'],
    unless:
      'ou|nao|preco*|quanto|valor|garen|rossi|peccinin|nice|intelbras|parou|queim*|como instalar|instalar|ligar|qual|melhor',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['what', 'install', 'price'],
    answer: [
      'O módulo Wi-Fi do portão é uma caixinha ligada na entrada de botoeira da central: o celular manda a ordem pela internet, e ele fecha por um instante esse contato. Serve em central de qualquer marca que aceite botoeira, sem trocar a placa nem os controles. O aparelho se orça pela foto da central, e a ligação parte de {{repair.from}}.',
    ],
    description:
      'O módulo Wi-Fi do portão liga na entrada de botoeira da central e abre pelo celular. O aparelho se orça por foto, e a ligação parte de {{repair.from}}.',
    heading: 'O que conferir antes de comprar o módulo',
    text: [
      'A rede da casa tem de chegar firme ao motor, em 2,4 GHz na maioria dos modelos. Teste com o telefone encostado nele, de portão fechado.',
      'Sem um sensor de folha fechada, o aplicativo só supõe se o portão fechou.',
    ],
    points: [
      'Tensão de alimentação igual à da saída da central.',
      'Aplicativo sem mensalidade.',
      'Uma fotocélula no vão, se o portão se fecha de longe.',
      'Sem energia ou sem internet, valem o controle e a chave.',
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e diga a marca do módulo, se já comprou.',
  },
  {
    when: ['wifi', 'central|placa|motor|modulo|controle'],
    unless: 'ou controle|ou o controle|controle ou',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility', 'works'],
    answer: [
      'Central de comando com Wi-Fi abre o portão pelo celular e mostra se ele ficou aberto; para isso a rede da casa precisa chegar com bom sinal à garagem. Não é preciso trocar a placa que funciona: um módulo Wi-Fi ligado à entrada de botoeira dá o mesmo comando.',
    ],
    heading: 'Placa nova com Wi-Fi ou módulo na que existe',
    text: [
      'A placa com Wi-Fi de fábrica compensa quando a atual queimou. Se ela trabalha bem, o módulo custa menos, e o controle comum continua valendo sem internet.',
      'Troca de placa fica entre {{part.board.from}} e {{part.board.to}}. A central tem de ser compatível com o motor e com o fim de curso dele; confira o modelo antes de comprar.',
    ],
    points: [
      'Teste o Wi-Fi do celular junto do motor, com o portão fechado.',
      'Sensor de aberto ou fechado: sem ele o aplicativo só supõe.',
      'Sem internet: controle e botoeira continuam.',
      'Sem energia: nada abre sem nobreak.',
    ],
    questions: [
      {
        question: 'A central com Wi-Fi funciona sem internet?',
        answer: 'O portão sim, pelo controle e pela botoeira. O comando de longe pelo celular, não.',
      },
      {
        question: 'O Wi-Fi da casa não chega à garagem. E agora?',
        answer:
          'Um repetidor perto do portão resolve na maioria das casas. Parede de concreto e a própria folha de chapa são o que mais cortam o sinal.',
      },
    ],
  },
  {
    when: ['wifi|celular|aplicativo', 'ou', 'controle|controles|controle remoto'],
    unless: 'nao|perdi|program*',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['choose', 'worth'],
    answer: [
      'Fique com os dois: o controle é o do dia a dia, abre na hora e não depende de internet; o Wi-Fi serve para abrir de longe, para uma visita ou uma entrega, e para saber se o portão ficou aberto. Um módulo ligado à entrada de botoeira, a partir de {{repair.from}} mais o aparelho, deixa os controles de hoje como estão.',
    ],
    heading: 'Onde cada um ganha',
    text: [
      'Na rua, com o carro parado, o controle leva um aperto; o celular pede desbloquear, abrir o aplicativo e ter sinal. Em troca, o aplicativo não se perde no bolso de outra pessoa e pode ser cancelado.',
      'Sem luz, nenhum dos dois abre: aí é a chave de destravamento ou o nobreak.',
    ],
    points: [
      'Sinal de Wi-Fi bom na garagem, com a porta fechada.',
      'Módulo com sensor de posição, para ver aberto ou fechado.',
      'Um controle reserva gravado.',
    ],
    send: 'Mande pelo WhatsApp a foto da central: dizemos que módulo entra e quanto fica.',
  },
  {
    when: [
      'trocar o controle por celular|trocar controle por celular|trocar controle pelo celular|trocar o controle pelo celular|celular no lugar do controle|celular em vez de controle|substituir o controle pelo celular|usar so o celular|so com o celular|celular ou controle|controle ou celular',
    ],
    unless: 'condominio|predio',
    winsTies: true,
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Compensa acrescentar o celular, e não trocar: sem internet, sem bateria ou com o aplicativo fora do ar, quem abre é o controle. O celular ganha para abrir de longe, dar acesso a uma visita e ver se a folha ficou aberta; o controle ganha na chegada, com um toque e sem destravar tela. A ligação do módulo fica entre {{repair.from}} e {{repair.to}}, fora o aparelho.',
    ],
    heading: 'Os dois juntos, sem um atrapalhar o outro',
    text: [
      'O módulo se liga à entrada de botoeira e a central continua a mesma. Deixe um controle de código rolante no carro e outro em casa.',
      'O nosso motor Jetflex Wi-Fi, que já traz o celular, custa {{motor.wifi}} na tabela, sem instalação.',
    ],
    points: [
      'A garagem precisa de sinal firme na rede de 2,4 GHz.',
      'Sensor de folha aberta, para o aplicativo não errar.',
      'Senha no aplicativo de quem empresta o aparelho.',
    ],
    send: 'Mande a foto da central e diga se o Wi-Fi chega ao motor.',
  },
  {
    when: [
      'modulo rele|modulo de rele|rele wifi|rele temporizado|rele de pulso|modulo de contato seco',
      'portao|motor|garagem|central',
    ],
    unless: 'queim*|colado|grudado|estala',
    winsTies: true,
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['what', 'choose', 'install'],
    answer: [
      'Módulo relé de portão é a plaquinha que fecha um contato por um instante, como um dedo na botoeira: recebe a ordem do Wi-Fi, do interfone, da tag ou de um receptor e a passa à central. Escolha o de contato seco e pulso de meio a um segundo, na tensão que você tem ali, e ligue-o nos bornes da botoeira. A ligação fica entre {{repair.from}} e {{repair.to}}, fora o módulo.',
    ],
    heading: 'O que conferir antes de comprar',
    text: [
      'Interruptor inteligente comum não serve: ele mantém o contato fechado e deixa o portão sem resposta. Procure no anúncio as palavras contato seco e pulso, ou modo portão.',
      'A alimentação vem de fonte própria ou da saída de acessório da central, se a corrente dela bastar.',
    ],
    points: [
      'Wi-Fi de 2,4 GHz com sinal firme na garagem.',
      'Nunca ligue a rede nos bornes da botoeira.',
      'Um sensor de folha aberta diz se ele fechou mesmo.',
      'Relé da própria placa queimado é outro serviço, de bancada.',
    ],
    send: 'Mande a foto da etiqueta da central e diga o que vai comandar: celular, interfone ou tag.',
  },
  {
    when: [
      'sinal*|wifi|rede|internet|roteador',
      'chega|alcanca|pega|alcance|longe|fraco|fraca|distancia',
      'portao*|motor|garagem|modulo',
    ],
    unless: 'controle*|nao abre|parou|nao funciona|interfone|camera*|caiu',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['compatibility', 'install'],
    answer: [
      'Depende das paredes: com o celular na mão, fique ao lado do motor com o portão fechado e veja se a rede da casa aparece firme. Se ela some ali, o módulo também não a pega; resolve um repetidor perto da garagem, um cabo de rede ou um modelo com antena externa. Ligar o módulo na central parte de {{repair.from}}, e o controle continua abrindo se a internet cair.',
    ],
    heading: 'O que tira o sinal no portão',
    text: [
      'Chapa de ferro, laje e muro cortam o Wi-Fi mais que a distância. Quase todo módulo só usa a rede de 2,4 GHz, que atravessa melhor a parede que a de 5.',
    ],
    points: [
      'Caixa de metal fechada em volta do módulo: ponha-o do lado de fora dela.',
      'Prova feita com o portão aberto engana.',
      'Repetidor no meio do caminho, e não ao lado do portão.',
    ],
    send: 'Diga a distância entre o roteador e o motor e mande a foto da etiqueta da central.',
  },
  {
    when: [
      'celular|aplicativo|app|smartphone',
      'abrir|abre|controlar|acionar|comandar',
      'vale a pena|compensa|vantagem|vantagens|e bom|adianta',
      'portao|garagem',
    ],
    unless: 'nao|preco|quanto|ou|condominio*|predio*|desvantagem*|alexa|google|camera',
    subject: 'portao-pelo-celular',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['worth', 'works'],
    answer: [
      'Vale a pena para quem recebe visita ou entrega sem estar em casa, ou vive sem saber se fechou o portão. Não toma o lugar do controle: depende de internet nos dois lados e leva alguns toques a mais. Não é preciso motor novo; a ligação do módulo parte de {{repair.from}}.',
    ],
    heading: 'O que o celular faz melhor e pior que o controle',
    text: [
      'Faz melhor o acesso de longe, o aviso de portão aberto e a senha que se dá e se tira de alguém. Faz pior a chegada de carro, porque o aplicativo demora mais que um botão.',
    ],
    points: [
      'Wi-Fi firme ao lado da central, com a folha fechada.',
      'Sensor que mostre se o portão encostou.',
      'Fotocélula no vão, porque de longe não se vê quem passa.',
    ],
    send: 'Mande a foto da etiqueta da central e diga se o Wi-Fi da casa chega à garagem.',
  },
];
