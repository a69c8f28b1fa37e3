/** Answers to titles about remote controls: care, adjustment and replacement. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksNeed } from '../../words/asking-words.ts';

export const upkeepAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'sitio|chacara|fazenda|rural|estrada',
      'controle*|alcance|longe|antena|abrir de longe',
      'nao alcanca|nao pega|alcance|alcanca|de longe|abrir da estrada|distancia|longe',
    ],
    unless: 'energia|luz|solar|bateria|motor|de cidade',
    subject: 'controle-remoto',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['adjust', 'compatibility'],
    answer: [
      'Para o controle abrir de longe num sítio, o que rende é uma antena externa no receptor, no alto e longe de ferro, e só depois um controle mais forte. Comece pela pilha e pelo fio da antena esticado: em campo livre um controle comum alcança de trinta a cinquenta metros, e mato molhado, morro e chapa de zinco encurtam isso.',
    ],
    heading: 'Ganhar distância sem trocar o motor',
    text: [
      'Receptor avulso com antena, perto da estrada ou no poste da porteira, vence o morro que a central não vence; ligá-lo fica a partir de {{repair.from}}. Onde pega celular, um módulo abre de qualquer distância.',
    ],
    points: [
      'Abre de dia e não à noite: umidade ou pilha fraca.',
      'Abre a pé e não do carro: vidro com película ou antena baixa.',
      'Cerca elétrica ligada na mesma haste de terra atrapalha o rádio.',
    ],
    send: 'Diga de quantos passos ele abre e mande a foto do receptor e do que há em volta.',
  },
  {
    when: [
      'erros|erro comum|erros comuns|o que nao fazer|o que evitar|nao faca',
      'pilha*|bateria*',
      'controle*|remoto',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['replace'],
    answer: [
      'Os erros ao trocar a pilha do controle são pôr outra medida, porque A23 e A27 têm 12 V e tamanhos diferentes e a moeda tem 3 V, inverter o mais e o menos, apertar a mola até perder o contato, usar pilha velha de gaveta e forçar a tampa com faca, que trinca a placa. A medida está impressa na pilha que saiu.',
    ],
    description:
      'Erros ao trocar a pilha do controle: pôr outra medida, inverter o mais e o menos, usar pilha velha de gaveta e forçar a tampa com faca.',
    heading: 'Se com a pilha nova ele não abre',
    text: [
      'Limpe os contatos com um pano seco e veja se a luz acende firme. Luz acesa e portão parado: teste outro controle; se ele abre, o primeiro perdeu a gravação.',
      'Trocar a pilha não apaga a memória da central. Regravar fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    points: [
      'Compre com data longe do vencimento.',
      'Toque nela o mínimo com os dedos.',
      'Anote a troca dentro da tampa.',
    ],
    send: 'Mande a foto da pilha e do controle aberto.',
  },
  {
    when: [
      'controle*',
      asksNeed,
      'trocar o motor|trocar motor|troco o motor|troco motor|motor novo|troca do motor|trocar de motor',
    ],
    unless: 'quanto custa|preco',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['replace', 'compatibility'],
    answer: [
      'Só precisa trocar os controles se a central nova não ler o código deles: da mesma marca e frequência, costuma bastar gravar de novo. O nosso kit já vem com dois controles gravados, e quem quer manter muitos controles antigos de outra marca põe um receptor avulso, ligado na entrada de botoeira.',
    ],
    heading: 'O que decide se o controle antigo fica',
    text: [
      'O verso do controle diz a frequência e se o código é fixo ou rolante. A gravação de todos, na visita, sai por {{part.programming.from}} a {{part.programming.to}}.',
    ],
    points: [
      'Junte todos os controles no dia da instalação.',
      'Código fixo antigo: boa hora de passar para rolante.',
      'Controle gasto não vale receptor: compre o da família nova.',
    ],
    send: 'Mande a foto do controle, frente e verso, e da etiqueta do motor.',
  },
  {
    when: [
      'pilha*|bateria*',
      'controle*',
      'todo mes|todos os meses|toda semana|todo ano|cada ano|uma vez por ano|por mes',
      `e normal|normal|${asksNeed}|certo`,
    ],
    unless: 'qual|quanto custa',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['lifetime', 'care'],
    answer: [
      'Por mês não é normal: a pilha do controle dura em geral perto de um ano, e não precisa de data marcada, troca-se quando ele só abre de mais perto. Se ela acaba em semanas, o botão está preso, é apertado dentro do bolso ou a placa do controle molhou e consome parada.',
    ],
    heading: 'Por que a pilha acaba antes',
    text: ['Olhe a luz do controle sem tocar em nada: se pisca ou fica acesa, ele está transmitindo.'],
    points: [
      'A23 de 12 V e moeda de 3 V não se trocam uma pela outra.',
      'Pilha velha de loja já chega fraca: veja a validade.',
      'Contato verde ou branco: limpe com pano seco.',
      'Controle no sol do painel do carro: guarde no quebra-sol só à sombra.',
    ],
  },
  {
    when: [
      'pilha|pilhas|bateria',
      'gastar|gasta|acaba|acabar|dura pouco|rapido|toda semana',
      'e normal|normal|controle*',
    ],
    unless: 'nobreak|qual',
    subject: 'controle-remoto',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['lifetime', 'signs'],
    answer: [
      'Não é normal gastar em semanas: a pilha de um controle de portão costuma passar de um ano. Se acaba rápido, o botão está preso, é apertado na bolsa ou no bolso, ou a placa molhou e consome parada. Olhe a luz dele sem tocar: se acende sozinha, é isso.',
    ],
    heading: 'Fazer a pilha durar',
    text: [
      'Limpe os contatos com pano seco, compre pilha dentro da validade e guarde o controle onde nada o aperte.',
    ],
    points: [
      'A23 de 12 V e moeda de 3 V: copie a que sai.',
      'Calor do painel do carro resseca a pilha.',
      'Trocou e durou pouco outra vez: controle novo.',
    ],
  },
  {
    when: [
      'controle|controles|controle remoto',
      'queimou|queimado|queimados|queimar|estragado|estragou|morreu|com defeito|nao tem mais jeito|pifou',
    ],
    unless: 'placa|receptor|motor queim*|central|molh*|lav*|agua',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['replace'],
    answer: [
      'Controle de portão quase nunca queima: antes de trocar, ponha bateria nova da mesma medida e limpe o contato. Se a luz continua apagada com bateria boa, o controle morreu e se troca por outro da mesma família do receptor, gravado na central. A gravação na visita fica entre {{part.programming.from}} e {{part.programming.to}}; o controle é à parte, pelo modelo.',
    ],
    heading: 'Bateria, controle ou receptor',
    text: [
      'A prova é o outro controle da casa: se ele abre, motor e receptor estão bons. Se nenhum abre e a botoeira abre, o defeito está no receptor, e comprar controle não resolve.',
      'O novo precisa ter a mesma frequência e o mesmo tipo de código. O velho, se foi para o lixo ou sumiu, convém apagar da memória.',
    ],
    points: [
      'Luz fraca: bateria. Luz apagada: contato ou controle.',
      'Botão afundado: borracha gasta, e o contato não fecha.',
      'Luz forte e nada abre: código perdido ou receptor.',
    ],
    further:
      'A ordem dos passos de gravação está em [programação de controle](/topicos/programacao-de-controle-de-portao).',
    send: 'Mande a foto do controle de frente, de verso e aberto, e a da tampa do motor: dizemos qual serve.',
  },
  {
    when: [
      'bateria|pilha|baterias|pilhas',
      'trocar|troca|trocando|substituir|colocar|por bateria|por a bateria|por pilha|por a pilha',
      'controle*|controlinho',
    ],
    unless:
      'preco|quanto|qual|depois|apos|troquei|mesmo|nao funciona*|nao abre|nao acende|nao liga|nao responde|continua*|parou',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Para trocar a bateria do controle do portão, abra a carcaça pelo parafuso ou pela fenda lateral, leia o código da velha e ponha uma igual, com o sinal de mais do mesmo lado. A programação não se perde, porque o código fica gravado no chip e na central.',
    ],
    heading: 'A troca em cinco passos',
    text: [
      'Os tipos mais comuns são o A23, cilíndrico de 12 V, e as moedas CR2016 e CR2032, de 3 V. Uma não substitui a outra: a altura muda o contato e a tensão muda o circuito.',
      'Evite tocar nos dois lados da moeda com os dedos ou com pinça de metal; isso descarrega e suja.',
    ],
    points: [
      'Fotografe a posição antes de tirar a velha.',
      'Use uma moeda ou chave pequena na fenda, sem torcer.',
      'Esfregue os contatos com uma borracha de lápis.',
      'Ponha a nova com o mais para o lado marcado.',
      'Teste a dez passos do portão, longe do motor.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Bateria nova e o portão ainda não abre',
        text: [
          'Se a luz não acende, o contato não encosta ou a bateria é de prateleira velha. Se acende forte e nada acontece, teste outro controle: nenhum abrindo, o defeito está no receptor, com conserto de {{repair.from}} a {{repair.to}}.',
        ],
        points: [
          'Luz fraca: bateria de outro tipo ou já gasta.',
          'Um controle só mudo: gravação dele, de {{part.programming.from}} a {{part.programming.to}}.',
          'Todos mudos: energia, receptor ou placa.',
        ],
      },
    ],
    questions: [
      {
        question: 'Quanto dura a bateria?',
        answer:
          'Depende de quantas vezes se aperta e do calor. Guardado no painel do carro ao sol, o controle gasta muito antes.',
      },
      {
        question: 'Onde compro essa bateria?',
        answer:
          'Em relojoaria, chaveiro, mercado ou loja de pilhas, pelo código. Leve a velha para comparar a altura.',
      },
    ],
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
  {
    when: [
      'controle*',
      'descarrega*|gasta pilha|gasta bateria|acaba rapido|acabando rapido|dura pouco|come pilha|gasta rapido|acaba logo|consome pilha',
      'pilha|bateria|rapido|pouco|toda hora|controle*',
    ],
    unless: 'nobreak|carro descarrega',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'O controle que descarrega rápido está, quase sempre, com um botão apertado sem que se veja: preso na borracha, no bolso ou no porta-objetos do carro. Depois vêm bateria fraca já na compra, contato molhado ou oxidado e o hábito de apertar muitas vezes porque o portão ouve mal. A luz acesa sem ninguém tocar confirma o botão preso.',
    ],
    heading: 'Por que a bateria não dura',
    text: [
      'Uma bateria boa dura perto de um ano em uso diário. Calor de painel de carro e bateria guardada há muito tempo encurtam isso.',
      'Se o botão é o culpado, troca-se a borracha ou o controle; gravar um novo fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    points: [
      'Tire a bateria e veja se o botão volta com estalo.',
      'Contato esverdeado: limpe com uma borracha escolar.',
      'Portão que só ouve de perto: veja a antena, e não só a bateria.',
    ],
    send: 'Mande uma foto do controle aberto, com a bateria e os botões, e diga de quanto em quanto tempo você a troca.',
  },
];
