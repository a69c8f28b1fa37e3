/** Answers to titles about gates of shops and firms: choosing and buying. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { otherThanEntrance } from '../../../words/title-groups.ts';

export const generalChoiceAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'asilo|casa de repouso|lar de idosos|ilpi|clinica de repouso|residencial de idosos|abrigo de idosos|casa de idosos',
      'portao|motor|automatico|garagem',
    ],
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['choose', 'safety'],
    answer: [
      'Em casa de repouso o portão tem de esperar quem anda devagar e não deixar sair quem não pode: pede pausa longa ou fechamento só pelo botão, duas fotocélulas, força no mínimo e comando guardado com a equipe. Com ambulância e visita o dia todo, o motor é de uso intenso, de {{condominium.from}} a {{condominium.to}}; com pouco movimento, em basculante, basta o kit de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'A saída de emergência vem antes do motor',
    text: [
      'Na falta de luz o portão precisa abrir sem força e sem procurar chave: nobreak, e o destravamento ensinado a cada turno. Os bombeiros e a vigilância sanitária podem exigir mais, e quem confirma é a prefeitura.',
    ],
    points: [
      'Entrada a pé separada do vão do carro.',
      'Botão da recepção que não fique ao alcance da sala comum.',
      'Revisão a cada {{maintenance.interval}}, com a fotocélula na lista.',
    ],
    send: 'Mande fotos do portão por dentro, as medidas e quantas vezes ele abre por hora.',
  },
  {
    when: [
      'loja|comercio|loja de rua|padaria|mercado|farmacia|restaurante|salao|escritorio',
      'portao automatico|portao eletronico|automatizar|motor de portao|motor para portao|automatizacao|portao',
    ],
    unless:
      'enrolar|porta de|conserto|consert*|onde fica|nao abre|nao fecha|travad*|compr*|vende*|loja de portao|loja de motor|loja fisica|barulho|preco|quanto custa|paga|rateio|predio|sozinh*|salao de festas|salao de festa',
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para uma loja de rua, o portão automático se escolhe pelo movimento: se abre de manhã e fecha à noite, o motor de casa basta, e em basculante o kit sai instalado de {{kit.padrao}} a {{kit.jetflex}}; se cliente ou entrega entra de carro o dia todo, pede-se motor de uso intenso, de {{condominium.from}} a {{condominium.to}}. Se a sua é porta de aço de enrolar, o motor é outro, e dele quem cuida é o fabricante.',
    ],
    heading: 'O que um portão de loja pede além do motor',
    text: [
      'Fotocélula e força regulada, porque há cliente a pé no vão, sinaleira na calçada e um jeito de deixá-lo aberto no horário. Fora dele, trava elétrica ou cadeado com o disjuntor desligado.',
    ],
    points: [
      'Anote quantas vezes ele abre na hora mais cheia.',
      'Controle de cada funcionário numerado, para apagar quem sai.',
      'Nobreak para não ficar com a loja aberta na falta de luz.',
      'Serviço marcado antes de abrir ou no sábado.',
    ],
    send: 'Mande uma foto do portão por dentro, as medidas e quantas vezes ele abre por hora.',
  },
  {
    when: [
      'empresa*|loja*|oficina*|galpao|galpoes|comercio|comercial|deposito|fabrica|industria*|transportadora|padaria|mercado|supermercado|posto|estacionamento|lava rapido|academia|escola|clinica',
      'forte|fortes|reforcado|robusto|24 horas por dia|dia todo|o dia inteiro|dia inteiro|nao para|toda hora|muito uso|abre muito|abre e fecha|muitas vezes|muito movimento|movimentado|uso intenso',
      'motor|motores|portao|automatizador',
    ],
    unless: 'consert*|queim*|parou|quebr*|nao abre|nao fecha|sozinh*|barulh*|posto de trabalho|quanto tempo',
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Portão de empresa que trabalha o dia inteiro pede motor de uso intenso, que faz de trinta a cinquenta ciclos por hora; força sozinha não resolve, porque o motor de casa, com cinco a dez, para de calor mesmo com a folha leve. Com a instalação, o conjunto fica entre {{condominium.from}} e {{condominium.to}}, por orçamento em nome da empresa.',
    ],
    heading: 'Contar as viagens antes de pedir mais força',
    text: [
      'Conte as aberturas na hora de maior entrada, por dois dias, e anote se há caminhão. Se o portão fica aberto no expediente e só abre e fecha na chegada e na saída, um motor de casa do peso da folha basta, e em basculante o kit sai por {{kit.padrao}} a {{kit.jetflex}} instalado.',
      'Folha torta ou roldana gasta come a força que se pagou a mais: primeiro ela anda leve na mão.',
    ],
    points: [
      'Folha que não passe de quatro quintos do máximo da etiqueta.',
      'Motor rápido: com inversor, desde que a ficha traga os ciclos da sua hora cheia.',
      'Fotocélula para carro baixo e para carroceria alta.',
      'Energia em 220 V, num circuito só do portão.',
      'Botoeira ao alcance de quem recebe a carga.',
    ],
    send: 'Mande a foto do portão por dentro, o material e as medidas da folha e quantas vezes ele abre na hora cheia.',
  },
  {
    when: [
      'deslizante*|de correr|correr|corredico',
      'industria|industrial|industriais|galpao|fabrica|empresa|transportadora|logistica|deposito|doca|patio|obra',
    ],
    unless:
      'nao|parou|quebr*|queim*|consert*|manutencao|contrato|barulho|trilho|roldana*|cremalheira|controle*|nobreak|kg|quilos|toneladas',
    figure: { unit: 'metre', from: 4 },
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Para um portão de correr de {figura} numa empresa, o motor se escolhe pelo peso da folha e pelas viagens da hora de carga, e não só pelo comprimento: é deslizante de uso intenso, com cremalheira de aço. Com a instalação fica em geral entre {{condominium.from}} e {{condominium.to}}, por orçamento escrito; folha muito pesada pode passar disso.',
    ],
    heading: 'O que {figura} de vão mudam na escolha',
    text: [
      'Folha comprida demora, e caminhão esperando na rua custa: velocidade em metros por minuto conta tanto quanto a força. Também flexiona, e por isso a guia de cima e o batente se conferem antes do motor.',
      'O material diz o peso. Grade é leve; chapa fechada pode pesar o dobro e ainda pega vento.',
    ],
    points: [
      'Parede livre ao lado para a folha inteira recolher.',
      'Trilho contínuo, que o caminhão carregado não afunde.',
      'Base de concreto na altura do pinhão.',
      'Fases e tensão no quadro, e a distância até o motor.',
      'Fotocélula em duas alturas: a carreta alta passa por cima de um feixe só.',
    ],
    further:
      'O que comparar entre modelos está na página do [motor de portão industrial](/termos/motor-portao-industrial).',
    send: 'Mande pelo WhatsApp uma foto da folha inteira por dentro, com o trilho, o material dela e as viagens da hora mais cheia.',
  },
  {
    when: ['usado|usada|usados|seminovo|segunda mao', 'motor|trifasico|industrial|automatizador'],
    unless: 'nao|queim*|consert*|barulho|vendo|vender|compram|aceitam|troco|na troca|placa|garantia',
    figure: { unit: 'power', from: 0.75 },
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['buy', 'worth'],
    answer: [
      'Motor de {figura} usado não vendemos, e nessa classe o risco é maior que numa casa: bobina refeita e redutor gasto só aparecem com a folha pesada andando. Novo, de uso intenso e já instalado, fica em geral entre {{condominium.from}} e {{condominium.to}}, por orçamento.',
    ],
    heading: 'O que provar antes de pagar por um motor de {figura}',
    text: [
      'Confira primeiro se é motor de portão: motor comum de máquina, mesmo trifásico, não tem redutor irreversível, destravamento nem fim de curso, e não segura a folha. Trifásico pede ainda as três fases no quadro.',
      'Se o da sua entrada parou, o teste no local vem antes da compra: às vezes é contator, relé ou uma fase que falta.',
    ],
    points: [
      'Etiqueta legível: modelo, tensão, potência e ciclos por hora.',
      'Redutor sem vazamento, com o óleo limpo.',
      'Placa da mesma linha junto, com os controles antigos apagados.',
      'Nota fiscal: sem ela não há garantia.',
    ],
    further:
      'O que muda num motor novo está na página do [motor de portão industrial](/termos/motor-portao-industrial).',
    send: 'Mande pelo WhatsApp a etiqueta do usado que você achou, ou as medidas e o material da folha e as aberturas por hora: dizemos o que serve.',
  },
  {
    when: [
      'licitacao|pregao|edital|dispensa de licitacao|orgao publico|prefeitura compra',
      'motor|portao|manutencao|conserto|instalacao',
    ],
    unless: 'calcada|multa|lei',
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['buy'],
    answer: [
      'Para licitação ou compra de escola e órgão público, mande o edital ou o termo de referência antes do prazo: lemos a descrição do motor e dizemos se cotamos. Para o termo sair certo, descreva a folha e o uso, e não uma marca: em portão pesado, o conjunto com instalação custa em geral de {{condominium.from}} a {{condominium.to}}.',
    ],
    heading: 'O que o termo de referência deve trazer',
    text: [
      'Descrição vaga, como um motor de portão e só, traz a proposta mais barata e o motor de casa que para na hora da saída.',
    ],
    points: [
      'Tipo de folha, medidas, material e peso estimado.',
      'Ciclos por hora no horário mais cheio.',
      'Tensão do ponto, fotocélula e abertura manual.',
      'Garantia do motor e da instalação em linhas separadas.',
      'Visita ao local antes da proposta, com data.',
    ],
    further:
      'O que comparar está na página do [motor de portão industrial](/termos/motor-portao-industrial).',
    send: 'Mande pelo WhatsApp o edital ou o termo, as fotos do portão por dentro e o endereço do local.',
  },
  {
    when: [
      'ambulancia|ambulancias|bombeiro|bombeiros|viatura|pronto socorro|saida de emergencia',
      'portao|saida|entrada|garagem|motor',
    ],
    unless: 'preso|machuc*|prendeu|caiu|chamar|ferido|esmag*',
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['choose', 'safety'],
    answer: [
      'Em saída de ambulância o portão não pode depender de um motor só: ele abre em poucos segundos, fica aberto enquanto há saída prevista e tem abertura na mão que qualquer pessoa da equipe saiba usar. Pede motor de uso intenso, nobreak no circuito dele e fotocélula em duas alturas; o conjunto instalado fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'O que não pode faltar onde há socorro',
    text: [
      'A exigência final é do projeto de incêndio e de quem licencia o prédio: confirme antes da compra. Rota de fuga de pessoas não passa por portão motorizado.',
    ],
    points: [
      'Comando na recepção e no posto, além do controle do motorista.',
      'Destravamento à vista, testado todo mês.',
      'Segunda saída, ou portão de pedestre ao lado, sempre livre.',
      'Revisão a cada {{maintenance.interval}}, com a força e a bateria provadas.',
    ],
    further:
      'O que comparar está na página do [motor de portão industrial](/termos/motor-portao-industrial).',
    send: 'Mande pelo WhatsApp a foto do portão por dentro, a altura do veículo, as saídas por dia e o bairro.',
  },
  {
    when: ['galpao|industria|transportadora|doca|caminhao', 'deslizante|correr|motor|portao|pesado'],
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Portão de galpão se dimensiona por três coisas juntas: peso da folha, caminhão que precisa passar e aberturas na hora de pico. Motor de casa não serve nem com folha leve, porque é o número de ciclos que o queima, e a ficha industrial diz o limite por hora.',
    ],
    heading: 'O que muda num portão de caminhão',
    text: [
      'Fotocélula na altura da carga além da do pneu, pausa mais longa, barreira visual e batente que aguente encostada. A proposta sai por escrito, com portão pesado entre {{condominium.from}} e {{condominium.to}}, conforme folha e uso.',
    ],
    points: [
      'Comando por controle e também por botão interno.',
      'Rota de pedestre separada da do caminhão.',
      'Revisão a cada {{maintenance.interval}}, com a folha solta do motor e movida com a mão.',
      'Chave de emergência fora do portão.',
    ],
    further: 'O uso intenso está em [motor industrial](/termos/motor-portao-industrial).',
    send: 'Mande o peso estimado, a altura do caminhão e as aberturas na hora cheia.',
  },
  {
    when: [
      'muito movimento|uso intenso|movimento intenso|muita gente|abre o dia todo|o dia inteiro|fluxo alto|alto fluxo',
      'motor|portao',
      'qual|melhor|firma|empresa|loja|predio|que',
    ],
    unless: 'rapido|rapida|rapidos|veloz|esquenta|que para|para de|para em meio|para sozinho',
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para muito movimento, o motor se escolhe pelos ciclos por hora da ficha, e não pela potência: conte as aberturas na hora mais cheia e procure um modelo com o dobro. Motor de casa faz na ordem de cinco a dez por hora, com qualquer peso de folha; acima disso é linha de estator robusto ou de inversor.',
    ],
    heading: 'O que mais o uso intenso exige',
    text: [
      'Duas fotocélulas, batente firme, cremalheira de aço no de correr e revisão a cada {{maintenance.interval}}. O tempo de pausa curto e bem regulado evita abrir de novo para o carro que ainda passa.',
      'Portão pesado de empresa ou prédio, com motor e instalação, fica em geral entre {{condominium.from}} e {{condominium.to}}, por orçamento escrito.',
    ],
    points: [
      'Aberturas na hora de pico, e não por dia.',
      'Folha um quinto abaixo do peso máximo da ficha.',
      'Tensão do ponto e fio que aguente a partida.',
      'Chave de emergência com quem responde pela entrada.',
    ],
    further: 'As linhas estão em [motor industrial](/termos/motor-portao-industrial).',
    send: 'Mande as aberturas da hora cheia, o tipo e as medidas da folha.',
  },
  {
    when: [
      'supermercado*|mercadinho|hospital|clinica|hotel|pousada|restaurante|academia|farmacia|padaria',
      'automatico|motor|portao|eletronico|garagem',
    ],
    unless:
      'nao abre|nao fecha|consert*|parado|quebr*|queim*|travad*|manuten*|contrato|controle*|enrolar|porta de|preco*|quanto|barulho|urgente|bateu|fotocelula|placa|agua|noite|madrugada|trava',
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Portão de comércio se automatiza pelo movimento: se abre poucas vezes por dia, na chegada e na saída, um motor de casa do peso da folha basta, e em basculante o kit sai por {{kit.padrao}} a {{kit.jetflex}} instalado; se recebe entrega ou cliente o dia todo, pede motor de uso intenso, com conjunto entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'Quantas vezes ele abre, e quem passa por ele',
    text: [
      'Até perto de dez aberturas por hora um motor comum aguenta; acima disso, esquenta e para no meio do expediente. Cliente a pé no mesmo vão pede duas fotocélulas e fechamento automático desligado.',
      'A montagem se faz fora do horário de atendimento, e o orçamento sai em nome da empresa, sem taxa de visita.',
    ],
    points: [
      'Aberturas na hora mais cheia de um dia comum.',
      'Largura do vão e maior veículo que entra.',
      'Quem comanda: balcão, portaria, controle ou interfone.',
      'Poste ou proteção na frente do motor.',
    ],
    further:
      'O que comparar antes de comprar está na página do [motor de portão industrial](/termos/motor-portao-industrial).',
    send: 'Mande pelo WhatsApp a foto do portão por dentro, a medida do vão e as aberturas da hora cheia.',
  },
  {
    when: ['galpao|industria|empresa|fabrica|deposito|pesado|pesada|portao', 'portao|motor'],
    unless:
      'roldana*|nao abre|nao fecha|consert*|cremalheira|quebr*|queim*|trilho|nobreak|gasta|basculante*|condominio*|predio*|correr|deslizante*|industrial|rampa',
    figure: { unit: 'kilogram', from: 1000 },
    subject: 'portao-de-comercio',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Para uma folha de {figura}, só portão de correr, com trilho e roldanas de carga e motor deslizante industrial que traga {sobra} ou mais na etiqueta, um quarto acima do peso dela. Sai por orçamento, com a folha vista: os conjuntos pesados comuns ficam entre {{condominium.from}} e {{condominium.to}}, e acima disso dizemos antes.',
    ],
    description:
      'Folha de {figura} pede portão de correr, com roldanas de carga e motor industrial de {sobra} ou mais na etiqueta; sai por orçamento.',
    heading: 'O que carrega e o que move {figura}',
    text: [
      'O peso vai nas roldanas e no trilho, e o motor só empurra: se duas pessoas não movem a folha na mão, o primeiro orçamento é de trilho e rodas.',
      'Para parar essa massa é preciso freio no motor, batente chumbado nas duas pontas e fotocélula. Conte também as passagens da hora mais cheia, que dizem se o uso é contínuo.',
    ],
    points: [
      'Roldanas com a carga escrita, somando mais que o peso da folha.',
      'Base de concreto com chumbadores para o motor.',
      'Cremalheira de aço, e não de nylon.',
      'Tensão do galpão, 220 V ou trifásica, vista no quadro.',
    ],
    further:
      'Os cuidados com folha grande estão na página do [motor para portão pesado](/termos/motor-portao-pesado).',
    send: 'Mande pelo WhatsApp a foto da folha inteira, do trilho e das roldanas, e as passagens por hora.',
  },
  {
    when: ['tonelada|toneladas|1000 kg|1000kg|mil quilos|1.000 kg', 'portao|motor'],
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Folha de uma tonelada ou mais só se move em portão de correr, sobre roldanas e trilho de carga, com motor industrial e cremalheira de aço; em basculante, a nossa linha pesada vai até {{heavyLine.weight}}. Sai por orçamento, com a folha vista, e os conjuntos pesados comuns ficam entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'O que segura e o que move uma folha desse peso',
    text: [
      'Quem carrega o peso é a roldana, e não o motor. Se a folha não anda com o esforço de uma pessoa, o primeiro orçamento é de trilho e rodas.',
      'Na parada, uma tonelada não obedece à mão: batente firme nas duas pontas, freio e fotocélula vêm antes da velocidade.',
    ],
    points: [
      'Peso pela conta do serralheiro, com chapa e tubos.',
      'Roldanas com carga escrita e rolamento.',
      'Base de concreto calculada para o empurrão.',
      'Guia de cima que a folha não possa deixar.',
      'Ciclos por hora e rede do local.',
    ],
    further:
      'Os cuidados com folha grande estão na página do [motor para portão pesado](/termos/motor-portao-pesado).',
    send: 'Mande pelo WhatsApp a foto da folha inteira, do trilho e das roldanas, e as passagens por hora.',
  },
  {
    when: [
      'escola|escolas|creche|colegio|faculdade|universidade',
      'portao|portoes|motor|motores|kit|automatiz*|garagem|entrada|saida',
    ],
    unless: otherThanEntrance,
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['choose', 'safety'],
    answer: [
      'Em portão de escola o motor se escolhe pela hora da saída: são muitas aberturas seguidas, com criança e pai a pé no mesmo vão, e por isso pede motor de uso intenso e duas fotocélulas antes de pedir velocidade. Em folha pesada, motor e instalação ficam entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'O portão da escola na hora da saída',
    text: [
      'Separe o caminho: gente pelo portão social, carro pelo de garagem. Onde os dois passam pelo mesmo vão, o fechamento automático fica desligado e alguém comanda à vista da folha.',
      'O esforço de fechamento se regula no mínimo que move bem, e se testa com um bloco de madeira no vão, diante de quem responde pela escola.',
    ],
    points: [
      'Fotocélula em duas alturas: uma no joelho, outra na cintura.',
      'Botoeira na portaria, com visão do vão inteiro.',
      'Destravamento manual que o porteiro saiba usar.',
      'Revisão a cada {{maintenance.interval}}, nas férias.',
    ],
    further:
      'O que comparar antes de comprar está na página do [motor de portão industrial](/termos/motor-portao-industrial).',
    send: 'Mande pelo WhatsApp a foto do portão por dentro, a largura do vão e o horário de maior movimento.',
  },
  {
    when: [
      'igreja|igrejas|templo|salao|salao de festas|salao de festa|clube|buffet|centro de eventos|motor para igreja|motor de igreja|motor em igreja',
    ],
    unless: otherThanEntrance,
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Portão de igreja ou de salão trabalha pouco na semana e muito em uma hora: por isso vale o motor do peso da folha com ciclos de sobra, e um jeito simples de deixá-lo aberto durante o culto ou a festa. Folha de casa cabe nos kits, de {{kit.padrao}} a {{kit.jetflex}} em basculante; folha larga e pesada sai por {{condominium.from}} a {{condominium.to}}.',
    ],
    description:
      'Portão de igreja ou de salão trabalha pouco na semana e muito em uma hora: escolha o motor do peso da folha, com ciclos de sobra.',
    heading: 'Aberto durante a entrada, trancado o resto da semana',
    text: [
      'Na chegada e na saída o melhor é o portão parado aberto, com o fechamento automático suspenso por uma chave, e não abrindo a cada carro. O motor descansa e ninguém disputa a folha.',
      'Nos outros dias, quem abre é um grupo pequeno. Poucos controles, de código rolante, e a lista de quem tem cada um.',
    ],
    points: [
      'Peso e largura da folha antes da potência.',
      'Chave para manter aberto, ao alcance da recepção.',
      'Fotocélula, porque há gente a pé no vão.',
      'Destravamento por chave, para a queda de luz com o pátio cheio.',
    ],
    further:
      'O que comparar antes de comprar está na página do [motor de portão industrial](/termos/motor-portao-industrial).',
    send: 'Mande pelo WhatsApp a foto do portão por dentro, o tipo da folha e quantos carros entram numa hora cheia.',
  },
  {
    when: [
      'estacionamento*|rotativo|patio|lava rapido|lava jato|lavacar|posto de gasolina|posto de combustivel',
    ],
    unless: `${otherThanEntrance}|cancela|sensor de estacionamento|lavar|agua|ventoinha`,
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Em estacionamento o motor é o que aguenta viagens seguidas: conte os carros da hora mais cheia e peça ciclos por hora acima disso, porque motor de casa para quente no meio da fila. De dia, portão aberto e cancela resolvem melhor; o motor forte é para quem abre carro a carro. Conjunto pesado instalado fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'Quantas viagens por hora o seu pátio pede',
    text: [
      'Estator fino faz de cinco a dez ciclos por hora, e o robusto, de trinta a cinquenta. Um pátio com trinta saídas entre seis e sete da tarde está no segundo caso, mesmo com folha leve.',
      'Cancela não vendemos nem consertamos. Se as duas convivem, a ordem de abrir passa primeiro pelo portão e só depois levanta a haste.',
    ],
    points: [
      'Viagens na hora mais cheia, e não por dia.',
      'Fotocélula dentro de caixa, fora do alcance do para-choque.',
      'Poste na frente do motor, contra a manobra.',
      'Botoeira na guarita e controle para os mensalistas.',
    ],
    further:
      'O que comparar antes de comprar está na página do [motor de portão industrial](/termos/motor-portao-industrial).',
    send: 'Mande pelo WhatsApp a foto do portão, a largura do vão e as saídas da hora cheia: devolvemos o porte do motor e a faixa.',
  },
  {
    when: [
      'galpao|industrial|industriais|industria|fabrica|transportadora|deposito|armazem|logistica|caminhao|caminhoes|muito fluxo|fluxo intenso|uso intenso|alto fluxo',
    ],
    unless: `${otherThanEntrance}|trifasic*|tri fasico|residencial|kg|quilos|bateu|passa|trafego|vibra*|condominio*|predio*|casa|voces|fabrica de ppa|fabrica ppa|fabricante|de fabrica`,
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Motor de portão industrial, com a instalação, fica entre {{condominium.from}} e {{condominium.to}}, por orçamento escrito em nome da empresa. O modelo se escolhe pelas viagens na hora de carga e pelo peso da folha: com fila, motor de uso intenso, com regime contínuo na etiqueta; com folha acima de {{homeJetflex.weight}}, linha pesada, que em basculante vai até {{heavyLine.weight}}.',
    ],
    heading: 'Do galpão ao modelo: o que se mede',
    text: [
      'Conte as passagens na hora de carga e some as da empilhadeira. Motor de casa faz de cinco a dez ciclos por hora; o robusto, de trinta a cinquenta, e é essa a diferença que para ou não para a doca.',
      'O que quebra portão de galpão quase nunca é o motor: é a coluna batida e o trilho com limalha. Um poste na frente da caixa e o trilho varrido rendem mais que potência de sobra.',
    ],
    points: [
      'Largura e altura do vão, e o material da folha.',
      'Rede do galpão: 220 V basta na maioria; trifásico só em uso contínuo.',
      'Fotocélula na altura do para-choque e outra na do pedestre.',
      'Corrente ou destravamento para a falta de luz com caminhão dentro.',
      'Horário em que a passagem pode parar para a montagem.',
    ],
    questions: [
      {
        question: 'Motor residencial aguenta o galpão?',
        answer:
          'Em porta de folha leve, que abre poucas vezes por dia, aguenta. Com caminhão em espera, para por calor, e o conserto se repete.',
      },
    ],
    further:
      'O que comparar antes de comprar está na página do [motor de portão industrial](/termos/motor-portao-industrial).',
    send: 'Mande pelo WhatsApp fotos do portão por dentro e do quadro, a medida do vão e as passagens na hora de carga.',
  },
  {
    when: ['shopping|centro comercial|galeria|mall'],
    unless:
      'perto de|proximo|roldana|porta automatica|portas automaticas|porta de vidro|escada rolante|elevador|cancela',
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Loja de shopping e galeria quase sempre tem porta de enrolar, que é de outro ofício; o que fazemos é o portão da doca, do estacionamento ou dos fundos, com motor de uso intenso escolhido pelas viagens na hora mais cheia. Motor e instalação de portão pesado ficam entre {{condominium.from}} e {{condominium.to}}, e a obra segue o horário que a administração liberar.',
    ],
    heading: 'O que a administração do shopping costuma pedir',
    text: [
      'Autorização de entrada, lista de quem trabalha e serviço antes de abrir ou depois de fechar. Diga isso no pedido, para o orçamento já contar com a hora.',
      'Conserto do que já existe vai de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no serviço.',
    ],
    points: [
      'Tipo do portão: sobe, corre, abre ou enrola.',
      'Aberturas por hora em dia de entrega.',
      'Tensão no ponto, lida no quadro.',
      'Horário liberado e contato da manutenção.',
    ],
  },
  {
    when: ['precis*|necessario', 'industrial|uso intenso|linha pesada'],
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Só precisa de motor industrial o portão que abre dezenas de vezes por dia, como o de um comércio ou prédio, ou que passa do peso dos motores de casa. Portão de família, com poucas viagens e até {{homeJetflex.weight}} em basculante, fica com motor residencial.',
    ],
    heading: 'Peso e aberturas: a fronteira do motor industrial no comércio',
    text: [
      'Peso pede força; repetição pede estator que esfrie. Um portão leve de loja, que abre o dia inteiro, cansa mais o motor que um pesado de casa.',
      'Conjunto para uso intenso fica entre {{condominium.from}} e {{condominium.to}}, instalado, por orçamento.',
    ],
    points: [
      'Conte as aberturas da hora mais cheia, e não do dia.',
      'Peça o peso ao serralheiro ou mande as medidas e a chapa.',
      'Motor que desarma quente e volta depois de esfriar está pequeno para o uso.',
    ],
  },
  {
    when: [
      'oficina mecanica|oficina|oficinas|funilaria|borracharia|autoeletrica|auto eletrica|autopecas|auto center',
      'portao|portoes|motor|automatizar',
    ],
    unless: `${otherThanEntrance}|motor de arranque|carro nao|levar|em oficina|para oficina|preco|quanto`,
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Em portão de oficina mecânica o motor se escolhe pelo modo de trabalhar: se ele fica aberto no expediente e só anda de manhã e à noite, basta o do peso da folha; se abre a cada carro, pede o de uso intenso, que faz de {{stator.robust.from in digits}} a {{stator.robust.to}} por hora. Instalado em folha pesada, fica entre {{condominium.from}} e {{condominium.to}}; no basculante comum, os kits vão de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    description:
      'Em portão de oficina mecânica, o motor é o do peso da folha se ele fica aberto o dia todo, e o de uso intenso se abre a cada carro.',
    heading: 'O que a oficina tem e a casa não',
    text: [
      'Carro que entra empurrado ou no guincho para no meio do vão: fotocélula em duas alturas e uma botoeira à mão do mecânico evitam a batida. Pó de lixa e óleo no trilho pedem limpeza toda semana.',
    ],
    points: [
      'Altura do guincho e do furgão antes de escolher o tipo de folha.',
      'Compressor e solda fora do circuito do portão.',
      'Controle só com quem abre e fecha, e não com cliente.',
    ],
    send: 'Mande a foto do portão por dentro, as medidas e o material da folha e quantas vezes ele abre na hora cheia.',
  },
  {
    when: [
      'pet shop|petshop|banho e tosa|clinica veterinaria|canil|hotel para caes',
      'portao|portoes|porta|portas|motor',
    ],
    unless: `${otherThanEntrance}|portao pet|preco|quanto`,
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['choose', 'safety'],
    answer: [
      'Em pet shop, duas portas em sequência evitam a fuga do bicho: a segunda só abre com a primeira fechada, como numa eclusa. No portão da rua isso se faz com um sensor em cada folha e uma placa de intertravamento, que ligamos por orçamento; a porta de vidro da loja é de outra empresa. Onde passa animal, o par de fotocélula fica baixo, e o fechamento automático, desligado até a prova.',
    ],
    description:
      'Em pet shop, duas portas em sequência evitam a fuga: a segunda só abre com a primeira fechada, por sensor e placa de intertravamento.',
    heading: 'O vão entre uma porta e outra',
    text: [
      'Deixe espaço para a pessoa com a guia e a caixa de transporte, e um botão por dentro que libere as duas em emergência. Um par de fotocélula baixo, já instalado, sai de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    points: [
      'Fresta embaixo da folha fechada com escova ou chapa.',
      'Força regulada para a folha voltar ao encostar.',
      'Porta da loja e portão da garagem com botões diferentes.',
    ],
    send: 'Mande a foto das duas passagens e diga qual delas já tem motor.',
  },
  {
    when: [
      'portao temporario|portao provisorio|portao de obra|portao para obra|portao de canteiro|portao para evento|portao de tapume|portao em tapume',
      'obra|evento|canteiro|tapume|temporario|provisorio',
    ],
    unless: 'durante a obra|reforma|poeira|po de|alug*|locacao|proteger',
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'Portão temporário de obra se compra ou se aluga com o tapume, de uma empresa de tapumes ou do serralheiro: a folha nós não fazemos, e motor nele quase nunca compensa, porque o poste provisório cede e o pó estraga o trilho. Para poucos meses bastam folha leve de abrir e corrente com cadeado. O motor entra quando o portão definitivo estiver no prumo.',
    ],
    description:
      'Portão temporário de obra é do serralheiro ou da empresa de tapumes, e motor nele não compensa: ele entra no portão definitivo.',
    heading: 'O que deixar pronto para o portão definitivo',
    text: [
      'Passe já o conduíte da rede e o do sinal, e deixe um circuito só do portão previsto no quadro. Um vão medido cedo evita quebrar a coluna depois.',
    ],
    points: [
      'Largura do maior caminhão da obra.',
      'Folha que não abra sobre a calçada.',
      'Obra grande, com vigia: aí o motor de uso intenso se estuda por orçamento.',
    ],
  },
];
