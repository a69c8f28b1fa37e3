/** Answers to titles about sliding gates: whether they are worth it. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksAdvantages } from '../../../words/asking-words.ts';
import { otherThanStrength } from '../../../words/title-groups.ts';

const asksIfGood =
  'bom|boa|presta|vale a pena|vale|compensa|confiavel|recomend*|qualidade|forte|dura|aguenta bem|opiniao|avaliacao';

const further =
  'O que decide a compra está na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).';

export const worthItAnswers: readonly DirectAnswer[] = [
  {
    when: [asksAdvantages, 'deslizante*|de correr|correr'],
    unless: 'ou|basculante|pivotante|desvantagem de basculante',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'A vantagem do portão deslizante é andar na própria linha: a folha não avança sobre a calçada nem para dentro da garagem, e por isso serve à calçada estreita e ao carro que para rente. Ele também não tem cabo, mola nem peso suspenso e leva folha larga e pesada. Em troca pede parede livre ao lado, do tamanho do vão, e um trilho limpo e no nível.',
    ],
    heading: 'O que verificar antes de escolher o de correr',
    text: [
      'Meça a parede livre e some um palmo. Se falta lateral, há folha de correr em duas ou três partes que se recolhem uma atrás da outra; se a rua é inclinada, o trilho se nivela sobre uma viga.',
      'O motor sai por orçamento; numa casa, fica em geral entre {{replacement.from}} e {{replacement.to}}, com a instalação.',
    ],
    points: [
      'Vantagem: manutenção simples, quase toda no trilho e na roldana.',
      'Vantagem: aguenta vento melhor que folha de abrir.',
      'Desvantagem: ocupa a parede onde iria uma vaga ou um jardim.',
      'Desvantagem: areia e pedra no trilho param a folha.',
    ],
    send: 'Mande uma foto do vão e da parede ao lado, e o comprimento e a altura da folha.',
  },
  {
    when: [
      'reclamacao|reclamacoes|reclame|reclame aqui|reclamam|queixa|queixas|problemas comuns|problema comum|problemas|defeitos comuns|defeito comum|defeitos|pontos fracos|ponto fraco|desvantagens|desvantagem',
    ],
    unless:
      'tecnico|instalador|visita|vizinh*|barulho|condominio|sindico|atendimento|voces|nao abre|nao fecha|parou|placa|controle*|central',
    ofMotors: 'one-sliding-other',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['worth', 'signs'],
    answer: [
      'Os defeitos que mais aparecem num {modelo} são os de todo motor de correr: ímã do fim de curso fora do lugar, capacitor fraco, engrenagem espanada e placa queimada por surto. Atrás de boa parte deles há roldana gasta, trilho torto ou cremalheira apertada. O conserto vai de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no serviço.',
    ],
    heading: 'O que olhar no {modelo} antes de culpar a marca',
    text: [
      'Solte o motor, com o disjuntor desligado, e empurre a folha de ponta a ponta. Se ela pesa ou enrosca, o motor só está pagando por isso.',
      'Capacitor e rolamento são de medida comum; engrenagem e placa pedem o código da etiqueta. Novo, o que vendemos é PPA.',
    ],
    points: [
      'Passa do ponto ou bate no fim: ímã ou sensor, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Ronca e não sai: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, se o motor tem um.',
      'Gira e a folha fica: engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
      'Relé que estala sem mover a folha: placa, de {{part.board.from}} a {{part.board.to}}.',
    ],
    further:
      'Prazos e direitos de quem comprou estão na página de [garantia](/garantia), e as faixas de cada peça em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande a foto da etiqueta do {modelo} e um vídeo com som do que ele faz.',
  },
  {
    when: ['deslizante*|correr', 'vale a pena|compensa|presta|e bom|da conta'],
    unless: 'usado|ou|nao|portao de 4*|portao de 5*|portao de 6*',
    figure: { unit: 'power', to: 0.3 },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['worth', 'choose'],
    answer: [
      'Vale a pena numa casa de folha leve a média, em trilho plano, com roldana boa e poucas aberturas por hora: sobre rodas o motor só vence a partida, e {figura} costuma bastar. Não vale em rampa, chapa fechada ao vento, folha comprida ou garagem de prédio. Instalado numa casa, um motor de correr fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'Como saber se {figura} basta no seu',
    text: [
      'Destrave o motor com o disjuntor desligado, ou peça a quem entende, e mova a folha: se ela sai com uma mão, a potência pequena serve. Se não sai, roldana e trilho vêm antes, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Peso máximo da ficha um quinto acima do da folha.',
      'Até dez aberturas na hora mais cheia.',
      'Degrau acima, 1/3 HP, se a folha passa de três metros.',
    ],
    send: 'Mande o comprimento e o material da folha, com uma foto do trilho: dizemos se {figura} serve.',
  },
  {
    when: [
      'rapido*|rapida|veloz|alta velocidade',
      'correr|deslizante*',
      'vale a pena|vale pena|compensa|vale|existe|tem',
    ],
    unless: 'consert*|condominio*|predio*|basculante*|pivotante*|placa',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['worth', 'choose'],
    answer: [
      'Motor rápido em portão de correr vale a pena em vão largo, em rua sem lugar para esperar e em casa de muitas saídas; em vão de três metros com recuo, os segundos ganhos são poucos. Sai por orçamento, acima do motor comum, cuja troca numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que o portão de correr precisa ter para andar depressa',
    text: [
      'A velocidade do deslizante se lê em metros por minuto: divida o vão por ela e some a partida e a parada. É esse tempo que se compara entre dois modelos, e não o nome na caixa.',
      'O conjunto veloz é o de inversor, que sai devagar e freia antes do batente. Sem essa rampa, a folha comprida chega com toda a massa.',
    ],
    points: [
      'Trilho nivelado e sem sujeira, ou a roldana salta.',
      'Roldanas com rolamento em ordem.',
      'Cremalheira alinhada e presa em toda a folha.',
      'Fotocélula dos dois lados do vão.',
      'Batentes firmes nas duas pontas.',
    ],
    send: 'Mande o comprimento do vão, a foto do trilho e das roldanas e quantas vezes abre por dia: dizemos quantos segundos se ganham e por quanto.',
  },
  {
    when: ['nano', asksIfGood],
    unless: otherThanStrength,
    ofMotors: 'one-sliding-other',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['worth'],
    answer: [
      'O {modelo} é bom como motor pequeno de portão de correr: folha leve de casa, trilho nivelado e poucas aberturas por hora. Não o ponha em chapa comprida, em rampa nem em entrada de prédio, e confira na etiqueta se a sua folha fica um quinto abaixo do peso máximo.',
    ],
    heading: 'O que conferir no {modelo} antes de pagar',
    text: [
      'Motor pequeno bem escolhido dura tanto quanto o grande; o que o mata é roldana presa. Com o portão solto do motor, a folha tem de correr com uma mão.',
      'Não vendemos esse motor. O que já está na base nós consertamos, por {{repair.from}} a {{repair.to}}; a troca completa numa casa fica entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Peso máximo e ciclos por hora, na ficha da versão à venda.',
      'Turbo, no nome, anuncia abertura rápida: a folha tem de correr ainda mais livre.',
      'Engrenagem e placa em estoque perto de você.',
      'Quem instala responde por quanto tempo, por escrito.',
    ],
    further,
    send: 'Diga o comprimento e o material da folha e quantas vezes ela abre por dia, com uma foto do trilho: dizemos se um motor pequeno dá conta.',
  },
  {
    when: [asksIfGood],
    unless: otherThanStrength,
    ofMotors: 'one-sliding-other',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['worth'],
    answer: [
      'O {modelo} é bom no portão de correr para o qual foi feito: folha com peso um quinto abaixo do máximo da etiqueta, trilho nivelado e aberturas por hora dentro da ficha. Em folha que sobe ele não serve, e em prédio só depois de lidos os ciclos. Nós vendemos PPA, e não esse motor; desconte a preferência.',
    ],
    heading: 'O que conferir no {modelo} antes de pagar',
    text: [
      'Motor de correr quase nunca morre de marca. Morre de roldana presa, de cremalheira encostada no pinhão e de chuva na placa, e isso se vê no portão antes da compra.',
      'Se ele já está na sua garagem, consertamos por {{repair.from}} a {{repair.to}}; trocar por um novo, numa casa, fica entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Engrenagem e placa que se achem em mais de uma loja.',
      'Velocidade em metros por minuto, com rampa de parada.',
      'Controle de código rolante.',
      'Garantia da fábrica e da montagem, cada uma com prazo.',
    ],
    further,
    send: 'Diga o comprimento e o material da folha e quantas vezes ela abre por dia, com uma foto do trilho: dizemos se ele é do tamanho do seu portão.',
  },
  {
    when: [asksIfGood],
    unless: `${otherThanStrength}|portao de|folha de|portao com|folha com|pesa|pesando|pesado|para portao de|ou`,
    ofMotors: 'one-sliding-ours',
    figure: { unit: 'kilogram', from: 200, to: 2000 },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    winsTies: true,
    aspects: ['worth'],
    answer: [
      'Vale a pena em portão de correr de casa com folha de até uns {folgada}: o {modelo} de {figura} trabalha com folga quando a folha fica um quinto abaixo do número da etiqueta. Acima disso, ou em prédio, escolha uma versão maior pelos ciclos por hora; em folha que sobe ele não serve. É da PPA, a marca que vendemos, e a ficha é quem confirma.',
    ],
    description:
      'Vale a pena em portão de correr de casa com folha de até uns {folgada}: o {modelo} trabalha com folga um quinto abaixo do número da etiqueta.',
    heading: 'O que conferir no {modelo} antes de pagar',
    text: [
      'Solta do motor, a folha tem de correr com uma mão, de ponta a ponta. Se ela pesa, troque as roldanas antes do motor, porque nenhuma engrenagem resiste a isso.',
      'O preço dele vem por orçamento: motor trocado numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}, com a instalação garantida por {{motor.warranty.installation}}.',
    ],
    points: [
      'Peso máximo escrito na etiqueta, porque há mais de uma versão com o mesmo nome.',
      'A versão Jetflex tem inversor e chega devagar ao batente.',
      'Tensão da etiqueta igual à do ponto do portão.',
      'Cremalheira que fica precisa ter o passo do pinhão novo.',
    ],
    further,
    send: 'Diga o comprimento e o material da folha e quantas vezes ela abre por dia, com uma foto do trilho: dizemos se ele é do tamanho do seu portão.',
  },
  {
    when: [asksIfGood],
    unless: otherThanStrength,
    ofMotors: 'one-sliding-ours',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['worth'],
    answer: [
      'O {modelo} é bom em portão de correr de casa, com trilho nivelado e folha um quinto abaixo do peso máximo da etiqueta. Em folha que sobe ele não serve, e em prédio só depois de lidos os ciclos por hora da versão. É da PPA, a marca que vendemos; por isso não fique só com a nossa palavra e confira o peso e os ciclos na ficha.',
    ],
    heading: 'O que conferir no {modelo} antes de pagar',
    text: [
      'Compre pela folha: solta do motor, ela tem de correr com uma mão, de ponta a ponta. Roldana presa gasta qualquer engrenagem, e sai mais barato trocá-la antes.',
      'Ele sai por orçamento; numa casa, a troca de motor fica em geral entre {{replacement.from}} e {{replacement.to}}, com {{motor.warranty.installation}} de garantia na instalação.',
    ],
    points: [
      'Peso máximo da versão, porque há mais de uma com o mesmo nome.',
      'Nome com Jetflex: tem inversor, arranca e freia devagar.',
      'Ponto de 127 V ou 220 V conforme a etiqueta.',
      'Cremalheira velha: o passo do dente tem de ser o do pinhão novo.',
    ],
    further,
    send: 'Diga o comprimento e o material da folha e quantas vezes ela abre por dia, com uma foto do trilho: dizemos se ele é do tamanho do seu portão.',
  },
  {
    when: [
      'vale a pena|vale|compensa|adianta|recomenda*',
      'correr|deslizante*',
      'jetflex|jet flex|inversor|motor rapido|mais rapido|alta velocidade',
    ],
    unless: 'basculante|placa|consert*|queim*|condominio*|predio*|cremalheira|kit|reais|r$*|1*|2*|3*',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    winsTies: true,
    aspects: ['worth', 'replace'],
    answer: [
      'Vale no portão de correr que dá para rua movimentada ou que abre muitas vezes por dia, se o trilho e as roldanas estão bons: o motor rápido, com inversor, abre depressa e freia antes do batente. Não vale em folha leve de rua calma, nem sobre trilho gasto, onde a rapidez vira pancada. Sai por orçamento; a troca de um motor comum numa casa fica entre {{replacement.from}} e {{replacement.to}}, e o rápido custa mais.',
    ],
    heading: 'O que a rapidez pede do portão de correr',
    text: [
      'A folha chega mais depressa ao fim: batente firme, fim de curso certo e fotocélula no vão deixam de ser opcionais. Na PPA, o nome Jetflex diz que o motor tem inversor, e o de correr e o de basculante são motores diferentes.',
    ],
    points: [
      'Ponto de 220 V, se a ficha do modelo pede.',
      'Roldanas e trilho conferidos antes da compra.',
      'Cremalheira do mesmo módulo do pinhão novo.',
    ],
    send: 'Mande a etiqueta do motor de agora, o comprimento da folha e um vídeo dela andando.',
  },
];
