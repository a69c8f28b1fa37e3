/** Answers to titles about gates of condominiums: comparisons. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const comparisons: readonly DirectAnswer[] = [
  {
    when: [
      'tag|tags|tag ou|ou tag|tag de condominio ou',
      'biometria|digital|facial|reconhecimento|biometria facial|leitor facial|reconhecimento facial',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'Para carro, tag: o leitor a reconhece no para-brisa, ninguém para nem abre o vidro, e a de quem se mudou se cancela sem mexer nas outras. Biometria serve melhor à porta de pedestre, onde a pessoa chega ao leitor a pé; na garagem, o motorista teria de parar e esticar o braço, na chuva inclusive. O leitor e o cadastro são de empresa de controle de acesso; nós deixamos pronta na central do portão a entrada que ele aciona, a partir de {{repair.from}}.',
    ],
    heading: 'O que o portão precisa para qualquer dos dois',
    text: [
      'O leitor, de tag ou de dedo, só fecha um contato na central, como uma botoeira. Por isso o motor continua o mesmo, e o que se confere é a fotocélula, o tempo de pausa e quantas aberturas há na hora cheia.',
    ],
    points: [
      'Deixe um segundo meio de abrir para visita e para dia de leitor parado.',
      'Guarde com a administração a lista de tags por unidade.',
      'A empresa do leitor e nós combinamos os bornes antes da obra.',
    ],
  },
  {
    when: [
      'sem porteiro|nao tem porteiro|sem portaria|tirar o porteiro|tirou o porteiro|dispensar o porteiro|portao sem porteiro',
      'portao|predio|condominio*|garagem|edificio',
    ],
    unless: 'avis*|alerta|notifica*',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose', 'safety'],
    answer: [
      'Prédio sem porteiro funciona com portão automático se ninguém precisa ajudar a folha: controle de código rolante cadastrado por unidade, fechamento automático com duas fotocélulas, nobreak e um morador treinado por bloco com a chave de destravamento. O interfone abre para a visita. Em portão pesado, motor com instalação fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'O que substitui o olho do porteiro',
    text: [
      'Sensor que avisa quando a folha ficou aberta, câmera da empresa de segurança voltada para o vão e telefone de quem atende o portão parado, fixado na entrada. Interfone e câmera são de outra empresa; a ligação deles na central combinamos com ela.',
    ],
    points: [
      'Controle perdido: apaga-se um só, pela lista com unidade e número.',
      'Entrega: pelo portão a pé, e não pelo da garagem.',
      'Revisão a cada {{maintenance.interval}}, porque ninguém percebe o ruído que começou.',
    ],
    send: 'O síndico manda a foto do portão por dentro, a da etiqueta da central e quantas vagas há.',
  },
  {
    when: ['1/2|1/3|meio', '3/4|1 hp|1hp|1 cv|1cv', 'condominio*|predio*|edificio*', 'ou|qual|melhor'],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Entre dois motores de condomínio não escolha pelo HP: fique com o que traz na ficha mais ciclos por hora que a sua hora cheia e peso máximo um quinto acima do peso da folha. O de mais força só ganha se esses dois números dele forem maiores. Instalado em prédio, o motor sai de {{condominium.from}} a {{condominium.to}}.',
    ],
    description:
      'Entre dois motores de condomínio, fique com o que traz mais ciclos por hora que a sua hora cheia e peso máximo um quinto acima da folha, e não pelo HP.',
    heading: 'Os números para pôr lado a lado',
    text: [
      'A potência diz quanto ele consome; quem diz o que ele leva é o redutor, e quem diz quanto ele aguenta por hora é o estator. Monofásico de 220 V atende a maior parte das garagens de prédio.',
    ],
    points: [
      'Carros na hora mais cheia, contados em três dias.',
      'Peso da folha pela conta do serralheiro.',
      'Rede do quadro da garagem: quantas fases chegam.',
      'Prazo de garantia em uso coletivo, por escrito.',
    ],
    further:
      'O que comparar entre propostas está na página do [motor de portão para condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande os dois modelos propostos, a foto da folha e os carros da hora cheia.',
  },
  {
    when: [
      'controle*|tag ou celular|celular ou tag|tag x celular|celular x tag|tag ou aplicativo|aplicativo ou tag',
      'tag|tags|senha|celular|aplicativo',
      'ou|melhor|vale a pena|compensa|trocar|substituir',
      'predio*|condominio*|portaria|porteiro',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose', 'worth'],
    answer: [
      'Fique com tag se o problema é controle demais na rua e fila na entrada: ela fica no carro, e a administração bloqueia uma sem mexer nas outras. Fique com controle de código rolante, um número por unidade, se são poucas vagas e se quer gastar menos. Celular vale como segundo meio, para visita e entrega, e não como único: sem bateria ou sem rede ninguém entra.',
    ],
    heading: 'O custo e a falha de cada meio',
    text: [
      'Tag pede leitor e cadastro, que numa instalação própria não têm mensalidade; celular e portaria remota são em geral serviço mensal da empresa de acesso. Da nossa parte é só o contato na central, entre {{repair.from}} e {{repair.to}}. Controle pede receptor de código rolante e a gravação, de {{part.programming.from}} a {{part.programming.to}} por visita.',
      'Com portaria remota a tag é o que funciona melhor. Em qualquer caso, guarde alguns controles com o zelador.',
    ],
    points: [
      'Moto: a tag vai colada no farol ou no chaveiro, e a leitura se prova antes.',
      'Visitante: a tag não resolve; o celular ou o porteiro, sim.',
      'Queda de luz: o portão precisa de nobreak, seja qual for o meio.',
      'Morador que saiu: bloqueio no mesmo dia, com lista.',
    ],
    send: 'Mande o número de vagas e a foto da central: dizemos o que ela aceita.',
  },
  {
    when: ['cancela|cancelas', 'portao*', 'ou|x|versus|vs|melhor|diferenca'],
    unless: 'consert*|nao abre|nao sobe|nao fecha|quebr*|parou|bateu',
    winsTies: true,
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Fique com o portão se não há porteiro ou se a entrada precisa ficar fechada à noite: a cancela só segura o carro, e a pé ou de moto se passa por ela. A cancela ganha onde há alguém na portaria e muita fila, porque a haste sobe depressa; muitos condomínios têm as duas, com o portão aberto de dia. O motor de portão pesado, instalado por nós, fica entre {{condominium.from}} e {{condominium.to}}; a cancela é de empresa de controle de acesso.',
    ],
    heading: 'Portão, cancela ou os dois em série',
    text: [
      'O portão fecha o terreno e demora mais, porque move uma folha inteira; a cancela deixa passar um carro por vez, com alguém olhando. Em série, um contato da central do portão avisa à cancela que a folha já abriu, e essa ligação é conosco.',
    ],
    points: [
      'Prédio pequeno, sem portaria: portão, com fotocélula.',
      'Condomínio com porteiro dia e noite: cancela na frente, portão para a madrugada.',
      'Loja ou estacionamento: cancela de dia, portão depois de fechar.',
      'Falta de luz: portão com nobreak; na cancela, a chave do gabinete.',
    ],
    send: 'Mande a foto da entrada, o número de vagas e diga se há porteiro à noite.',
  },
  {
    when: [
      'inverter|inversor|jetflex|jet flex',
      'comum|convencional|normal|tradicional|ou|diferenca|vale a pena|compensa|e melhor|adianta|precisa',
      'condominio*|predio*|edificio*|garagem coletiva|portaria',
    ],
    unless:
      'placa|central|queim*|consert*|soft|partida suave|brushless|sem escovas|nao abre|nao fecha|hidraulico',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isAboutModel: true,
    winsTies: true,
    aspects: ['choose', 'price'],
    answer: [
      'Em condomínio, o motor com inversor compensa onde se forma fila: abre mais depressa, parte e freia devagar e poupa engrenagem, roldana e solda. O motor comum de uso intenso, de estator largo, custa menos, aceita central de várias marcas e serve se o tempo de abertura não incomoda. Nos dois, a ficha tem de trazer de {{stator.robust.from in digits}} a {{stator.robust.to}} por hora e o peso da folha; instalado, o motor fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    description:
      'Em condomínio, o inversor compensa onde há fila: abre mais depressa e poupa a folha. O comum de uso intenso custa menos. De {{condominium.from}} a {{condominium.to}} instalado.',
    heading: 'Inversor e motor comum num portão de prédio',
    text: [
      'O síndico decide por três números na proposta: ciclos por hora, peso da folha e segundos de abertura. O motor de casa fica fora da conta nos dois casos, porque faz de {{stator.thin.from in digits}} a {{stator.thin.to}} por hora.',
      'A placa do inversor é só a do modelo: pergunte o preço dela e em quantos dias chega, porque prédio não fica uma semana no manual.',
    ],
    points: [
      'Fila na rua de manhã: inversor.',
      'Poucas unidades e calçada larga: comum de uso intenso.',
      'Folha pesada que bate no fim: inversor, depois de acertar roldana e batente.',
      'Tensão do ponto: leia na ficha, porque muito inversor pede 220 V.',
    ],
    further:
      'A ficha de cada linha se lê junto com a página do [motor de portão para condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande fotos da folha, a etiqueta do motor que está lá e quantos carros saem na hora mais cheia.',
  },
];
