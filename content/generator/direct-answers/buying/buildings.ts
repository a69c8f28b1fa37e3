/** Motors for shops, schools, churches, car parks, warehouses and buildings: who uses the gate decides the motor. */
import type { DirectAnswer } from '../../direct-answer.ts';

/** Titles on a broken gate or on something else of a building. */
const ofSomethingElse =
  'nao abre|nao fecha|consert*|parado|quebr*|queim*|travad*|manuten*|preventiva|contrato|controle*|quem paga|interfone|tag|camera|assembleia|aprovacao|nobreak|barulho|urgente|fotocelula|placa';

export const buildingAnswers: readonly DirectAnswer[] = [
  {
    when: ['escola|escolas|creche|colegio|faculdade|universidade'],
    unless: ofSomethingElse,
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
    when: ['igreja|igrejas|templo|salao|clube|buffet|centro de eventos'],
    unless: ofSomethingElse,
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Portão de igreja trabalha pouco na semana e muito em uma hora: por isso vale o motor do peso da folha com ciclos de sobra, e um jeito simples de deixá-lo aberto durante o culto. Folha de casa cabe nos kits, de {{kit.padrao}} a {{kit.jetflex}} em basculante; folha larga e pesada sai por {{condominium.from}} a {{condominium.to}}.',
    ],
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
    unless: `${ofSomethingElse}|cancela|sensor de estacionamento|lavar|agua|ventoinha`,
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
    unless: `${ofSomethingElse}|trifasic*|tri fasico|residencial|kg|quilos|bateu|passa|trafego|vibra*|condominio*|predio*|casa|voces|fabrica de a ppa|fabrica ppa|fabricante|de fabrica`,
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
    when: [
      'empresa|empresas|loja|comercio|comercial|escritorio|clinica|hospital|supermercado|mercado|restaurante|hotel|pousada|oficina|padaria|farmacia|academia|posto de gasolina|portao de posto|lava rapido',
      'motor|portao|automatiz*',
      'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|quanto pag*|quanto vale|valor*|custo|custa|orcamento|qual|melhor|ideal|indicado|para|automatico|eletronico|automatizado',
    ],
    unless: `${ofSomethingElse}|empresa de|empresas de|empresa que|empresa confiavel|melhor empresa|enrolar|mercado livre|quanto custa uma empresa|shopping|porta de aco|loja de|lojas de|em loja|pagar|boleto|faturado|nota fiscal|cnpj|seguro|material|poste|por que|de uma empresa|empresa para|empresa especializada|contratar|escolher|ou empresa|empresa ou`,
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['price', 'choose'],
    answer: [
      'Motor para portão de empresa custa conforme a folha e o movimento: portão leve, que abre poucas vezes por dia, usa o motor de casa, e em basculante o kit sai por {{kit.padrao}} a {{kit.jetflex}} instalado; folha pesada ou muitas aberturas por hora pedem conjunto robusto, de {{condominium.from}} a {{condominium.to}}. Orçamento por escrito, sem taxa de visita.',
    ],
    heading: 'Motor de casa ou motor pesado no portão da empresa',
    text: [
      'A fronteira são as aberturas na hora mais cheia. Até perto de dez por hora, com folha leve, um motor comum dá conta; acima disso ele esquenta e corta.',
      'No orçamento, equipamento, obra e mão de obra vêm em linhas separadas, com nota fiscal e {{guide.warranty.installation}} de garantia na instalação. O pagamento vai em até {parcelas} vezes.',
    ],
    points: [
      'Aberturas na hora de pico, contadas num dia comum.',
      'Peso e largura da folha.',
      'Quem comanda: controle, botoeira, porteiro ou leitor.',
      'Ponto de energia e distância do quadro.',
      'Horário livre para a montagem.',
    ],
    further:
      'O que comparar antes de comprar está na página do [motor de portão industrial](/termos/motor-portao-industrial).',
    send: 'Mande pelo WhatsApp fotos da folha por dentro e do quadro, a medida do vão e as aberturas na hora cheia: a proposta sai com o porte certo.',
  },
  {
    when: [
      'condominio*|predio*|edificio*|apartamentos|unidades',
      '2 motores|dois motores|motor duplo|um motor em cada|dois portoes|entrada e saida',
    ],
    unless: ofSomethingElse,
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Dois motores no portão do condomínio fazem sentido em folha dupla de abrir, um por folha, ou em duas passagens, uma de entrada e outra de saída; numa folha só, dois motores brigam, e o certo é um motor do tamanho dela. Cada conjunto pesado instalado fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'Quando são dois e quando é um maior',
    text: [
      'Entrada e saída separadas são a melhor compra do prédio com fila: se um portão para, o outro segue. Na hora da pane, essa reserva vale mais que velocidade.',
      'Em folha dupla a central comanda o par e atrasa uma das folhas, para que a de cima chegue por último. As duas precisam ter peso parecido.',
    ],
    points: [
      'Duas passagens: centrais separadas e controles com dois botões.',
      'Folha dupla: uma central para o par, com atraso regulado.',
      'Basculante largo: um motor pesado, ou dois sincronizados de fábrica.',
      'Fotocélula em cada vão.',
    ],
    further:
      'O que comparar entre propostas está na página do [motor de portão para condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande pelo WhatsApp a foto das entradas por dentro, o número de vagas e o que hoje trava a fila.',
  },
  {
    when: ['condominio*|predio*|edificio*', 'rapid*|veloc*|veloz|mais agil|fila'],
    unless: `${ofSomethingElse}|demora|lento`,
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose', 'works'],
    answer: [
      'Portão rápido em condomínio se faz com motor de inversor do porte da folha: o inversor encurta a espera sem bater no fim do curso, e o porte aguenta a fila. O JETFLEX de casa, de {segundos jetflex}, é feito para folha de até {{homeJetflex.weight}} e uso de família; no prédio o conjunto sai por orçamento, de {{condominium.from}} a {{condominium.to}}.',
    ],
    heading: 'Rapidez e fila não são a mesma coisa',
    text: [
      'Meça onde se perde tempo. Se o portão abre ligeiro e demora a fechar, é a pausa do fechamento automático que faz a fila, e regular a pausa custa de {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Se a folha é que anda devagar, o inversor resolve, desde que ela esteja reta e equilibrada. Quanto mais depressa, mais importam as fotocélulas.',
    ],
    points: [
      'Ciclos por hora antes dos segundos de abertura.',
      'Folha movida com a mão, com o motor solto.',
      'Pausa do fechamento automático contada no relógio.',
      'Duas fotocélulas, em alturas diferentes.',
      'Segunda passagem, se a fila não cabe numa só.',
    ],
    further:
      'O que comparar entre propostas está na página do [motor de portão para condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande pelo WhatsApp um vídeo do portão abrindo e fechando com um carro, para contarmos os segundos de cada parte.',
  },
  {
    when: [
      'condominio*|predio*|edificio*|vila|motor|motores',
      'apartamentos|unidades|vagas|moradores|familias|casas',
    ],
    figure: { unit: 'flat', from: 6 },
    unless: `${ofSomethingElse}|horizontal|casas de|entrada e saida`,
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Num condomínio com {figura}, conte com uns {terço} carros na hora mais cheia, que é um terço do total e costuma cair de manhã cedo: esse é o número de ciclos por hora que o motor tem de aguentar. Até dez, um motor comum ainda serve; de onze a cinquenta, peça um de estator robusto, feito para uso intenso; acima disso, divida em duas passagens. O conjunto instalado fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'De {figura} a ciclos por hora',
    text: [
      'O terço é ponto de partida. Antes de assinar, o porteiro anota os carros por hora cheia, das sete às oito e das oito às nove, em três dias úteis: vale a hora com mais carros, e não a soma das duas.',
      'O peso da folha vem em seguida: portão de garagem coletiva é largo, e o limite da ficha precisa de sobra. Com entrada e saída separadas, cada motor faz metade das viagens.',
    ],
    points: [
      'Ciclos por hora escritos na proposta, ao lado do modelo.',
      'Limite de peso acima do da sua folha.',
      'Memória para apagar só o controle de quem se mudou.',
      'Visita de revisão a cada {{maintenance.interval}}.',
      'Chave de destravamento com o zelador, e ele treinado.',
    ],
    further:
      'O que comparar entre propostas está na página do [motor de portão para condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande pelo WhatsApp uma foto da folha fechada, a etiqueta do motor que está lá e quantos carros saem na hora mais cheia.',
  },
  {
    when: ['condominio*|predio*|edificio*', 'apartamentos|unidades|vagas|moradores|familias|casas'],
    unless: `${ofSomethingElse}|horizontal|casas de|entrada e saida`,
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'O motor do condomínio não se escolhe pelo número de unidades, e sim pelos carros que saem na hora mais cheia: em geral um terço das vagas sai entre sete e nove da manhã. Até dez ciclos por hora um motor comum ainda serve; acima, peça um de uso intenso, de trinta a cinquenta. Instalado em folha pesada, fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'A conta da hora cheia, com o seu prédio',
    text: [
      'Peça ao porteiro que marque as aberturas de hora em hora, das sete às nove, por três dias. A hora mais cheia é o que a proposta tem de cobrir, com folga.',
      'Depois vem a folha: peso, tipo e espaço. Duas passagens, uma de entrada e outra de saída, dividem o trabalho e deixam uma de reserva.',
    ],
    points: [
      'Ciclos por hora do modelo, escritos na proposta.',
      'Peso da folha na ficha, com sobra.',
      'Cadastro de controles por unidade, que se apague um a um.',
      'Revisão a cada {{maintenance.interval}} e prazo de resposta.',
      'Destravamento que o zelador saiba fazer.',
    ],
    questions: [
      {
        question: 'Prédio pequeno pode usar motor de casa?',
        answer:
          'Quase nunca: só com folha dentro do peso dele e até dez aberturas na hora mais cheia. Com fila, o motor de casa corta por calor.',
      },
    ],
    further:
      'O que comparar entre propostas está na página do [motor de portão para condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande pelo WhatsApp a foto da folha fechada, a etiqueta do motor atual e as aberturas da hora mais cheia da manhã.',
  },
  {
    when: [
      'condominio*|predio*|edificio*',
      'motor|portao|automatiz*',
      'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|quanto pag*|quanto vale|valor*|custo|custa|orcamento|quanto custa',
    ],
    unless: `${ofSomethingElse}|cancela|eclusa|clausura|troc*|biometria|facial|leitor|reconhecimento|quem deve`,
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Motor para portão de condomínio custa de {{condominium.from}} a {{condominium.to}} com instalação, e o que move o valor dentro da faixa são o peso da folha, as aberturas por hora e a obra de base e energia. A visita para medir não tem taxa, e o orçamento sai por escrito, com as linhas separadas para a assembleia.',
    ],
    heading: 'As linhas do orçamento do prédio',
    text: [
      'Uma proposta boa separa equipamento, obra, controles e mão de obra, e diz ciclos por hora e peso máximo. Preço único, sem esses números, não se compara com nenhum outro.',
      'Antes da troca, peça o valor do conserto: de {{repair.from}} a {{repair.to}}, ele resolve o ano quando o motor é do porte certo. O pagamento pode ir em até {parcelas} vezes.',
    ],
    points: [
      'Motor e central, com o nome completo do modelo.',
      'Base, suporte e ponto de energia.',
      'Controles: quantos e a que preço cada um a mais.',
      'Receptor que aproveite os atuais, se houver.',
      'Garantia de {{guide.warranty.installation}} na instalação e prazo de resposta.',
    ],
    further:
      'O que comparar entre propostas está na página do [motor de portão para condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande pelo WhatsApp fotos da folha fechada, do motor e do quadro, e quantas vagas usam a entrada: a faixa volta antes da visita.',
  },
  {
    when: [
      'controle*',
      'condominio*|predio*|edificio*|morador*|apartamentos',
      'troc*|substitu*|todos|recadastr*|atualiz*|renov*',
    ],
    unless: 'placa|nao funciona|perd*|tag|tags',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['replace', 'program'],
    answer: [
      'Trocar os controles do condomínio de uma vez é apagar a memória da central e gravar um por um, com lista de unidade e número; faz-se quando há controle demais na rua ou quando o código ainda é fixo e copiável. Se o receptor é antigo, põe-se um de código rolante sem mexer no motor.',
    ],
    heading: 'Como fazer a troca sem deixar ninguém de fora',
    text: [
      'Marca-se um dia, avisa-se com uma semana e deixa-se a botoeira da portaria para quem faltar. Controle que não for gravado nesse dia para de abrir, e é esse o objetivo.',
      'A programação fica entre {{part.programming.from}} e {{part.programming.to}} por visita; os controles são orçados pela quantidade. Peça cadastro por posição, para apagar só o de quem se muda.',
    ],
    points: [
      'Lista por unidade, com o número de cada controle.',
      'Código rolante: o fixo se copia no chaveiro.',
      'Dois por vaga, e o terceiro pago por quem pede.',
      'Reserva na portaria, também na lista.',
      'Ata ou comunicado com a data, assinado pelo síndico.',
    ],
    further:
      'Os tipos de código estão na página do [controle remoto de portão](/topicos/controle-remoto-de-portao).',
    send: 'Mande pelo WhatsApp a foto da central, de um controle atual aberto e o número de unidades.',
  },
];
