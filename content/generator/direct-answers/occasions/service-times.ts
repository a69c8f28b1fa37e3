/** A service at a time that the title names: tonight, after six, on a Sunday, tomorrow. */
import type { DirectAnswer } from '../../direct-answer.ts';

const repairs =
  'conserto|consertar|tecnico|assistencia|reparo|reparar|arrumar|manutencao|atendimento|atende*|chamar|emergencia|urgente|socorro|visita|visita tecnica|chaveiro|instalador';
const changes = 'troca|trocar|instalacao|instalar|colocar|por motor|substituir|instalam|trocam|instalador';
const motors = 'motor|motores|kit|automatizador|automatizacao';
const evening =
  'hoje a noite|hoje de noite|esta noite|agora a noite|de noite|a noite|depois de 18h|depois das 18h|apos as 18h|apos 18h|depois de 18|depois de 18 horas|depois de 6 de tarde|depois de 19h|depois de 20h|as 19h|as 20h|as 21h|as 22h|19h|20h|21h|22h|fora de horario|fora de horario comercial|fora de expediente|depois de expediente|depois de trabalho';
const otherDay = 'domingo*|feriado*|fim de semana|sabado*';
const alreadyTold =
  'sozinh*|barulh*|vizinh*|abre de|abriu de|preco|quanto custa|vale a pena|condominio*|predio*|camera|sensor|luz|iluminac*|farol|enxerg*|fotocelula';
const partNames = 'placa|central|capacitor|engrenagem|cremalheira|controle|cabo|fotocelula|fechadura|trava';

export const serviceTimeAnswers: readonly DirectAnswer[] = [
  {
    when: [evening, changes, motors],
    unless: `${otherDay}|${alreadyTold}|${partNames}`,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['replace', 'lifetime'],
    answer: [
      'Depois das 18h, trocar ou instalar motor de portão só pela assistência 24 horas, e se houver técnico e o modelo no estoque: a resposta vem na conversa, com o valor antes da saída. Se não houver, hoje o portão fica fechado na mão, preso por dentro com corrente, e a montagem, de {horas de instalação}, fica para o primeiro horário do expediente. Em basculante o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'Como passar a noite com o motor parado',
    text: [
      'Com o disjuntor do portão desligado, a folha reta e os cabos inteiros, solte o motor na chave, feche devagar e prenda. Folha torta, cabo solto ou basculante que desce sozinho ninguém move: isole o vão.',
      'Motor se monta melhor de dia, porque a folha é movida com a mão antes e o barulho não incomoda a rua. Portão de correr ou de abrir sai por orçamento, com as medidas.',
    ],
    points: [
      'Se ficou aberto para a rua, diga isso na primeira linha.',
      'Foto da etiqueta do motor velho e do portão inteiro por dentro.',
      'Tensão escrita na etiqueta velha, 127 ou 220 V.',
    ],
    send: 'Mande agora a rua, as duas fotos e se há carro preso: a resposta diz se alguém vai ainda hoje ou marca o primeiro horário.',
  },
  {
    when: [evening, `${repairs}|troca|trocar|quebrou|parou|travou|estragou|pifou`],
    unless: `${otherDay}|${alreadyTold}|madrugada|24 horas|24h`,
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair', 'lifetime'],
    answer: [
      'Depois das 18h o conserto depende da assistência 24 horas, isto é, de haver técnico livre na sua região; a resposta vem na conversa, com o valor combinado antes da saída. Portão fechado, com todos dentro e nada preso, em geral espera o primeiro horário do expediente, de {horário}.',
    ],
    heading: 'O que pede técnico esta noite e o que espera',
    text: [
      'Não espera o portão aberto para a rua, o carro que precisa sair, a folha caída, o choque ou o cheiro de queimado. Barulho, lentidão e controle fraco se resolvem de dia, com loja de peças aberta, por {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Ficou aberto: disjuntor desligado, folha reta fechada na mão e corrente por dentro.',
      'Carro preso: chave de destravamento, com outra pessoa segurando a folha.',
      'Torta ou com cabo solto, ninguém toca nela nem passa embaixo.',
      'Peça que falta: o portão fica seguro na mão até o dia seguinte.',
    ],
    send: 'Escreva o bairro, se está aberto ou fechado e se há alguém ou carro preso; junte a foto da etiqueta do motor.',
  },
  {
    when: [
      'madrugada|meia noite|de madrugada|3 de manha|plantao noturno',
      `${repairs}|conserta|abrir|travado|parado|quebrou`,
    ],
    unless: `${otherDay}|${alreadyTold}`,
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair', 'lifetime'],
    answer: [
      'De madrugada há técnico quando a assistência 24 horas tem alguém livre na sua região: mande o bairro e o que houve, e a resposta diz se alguém vai e por quanto. O objetivo é deixar a garagem fechada e o carro solto; a peça definitiva às vezes fica para o expediente, de {horário}.',
    ],
    heading: 'Antes de o técnico responder',
    text: [
      'Desligue o disjuntor do portão. Com a folha reta e os cabos inteiros, a chave de destravamento deixa fechar na mão e prender com corrente; no resto, isole o vão e espere.',
      'O conserto em casa vai de {{repair.from}} a {{repair.to}}, combinado antes.',
    ],
    points: [
      'Não espera: rua aberta, carro preso com urgência, folha caída, choque.',
      'Espera clarear: portão fechado, barulho, lentidão, controle fraco.',
      'Fumaça, fogo ou alguém preso na folha: 193 primeiro.',
    ],
    send: 'Mande o bairro, se o portão está aberto ou fechado e uma foto tirada de longe.',
  },
  {
    when: [`domingo*|feriado*`, changes, motors],
    unless: `${alreadyTold}|${partNames}`,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['install', 'lifetime'],
    answer: [
      'Domingo e feriado não têm instalação nem troca de motor marcada: o expediente vai de {horário}. Fora dele, só a assistência 24 horas, se houver técnico livre e o modelo no estoque, com o valor combinado por mensagem. O sábado é o dia de quem trabalha na semana; em basculante o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'Deixar tudo pronto para o primeiro horário',
    text: [
      'A montagem leva de {horas de instalação}, e o que a atrasa é o que ninguém olhou antes: tomada longe, coluna fraca, folha pesada na mão. Com fotos e medidas trocadas no fim de semana, o técnico já sai com o motor certo.',
    ],
    points: [
      'Largura, altura e material da folha, e se ela sobe, corre ou abre.',
      'Tensão do ponto e disjuntor só do portão.',
      'Até lá, portão fechado na mão, com o disjuntor desligado e corrente.',
      'Prédio: veja se o regimento deixa fazer obra no sábado.',
    ],
    send: 'Mande as medidas, a foto do portão por dentro e o bairro: respondemos com o valor e o primeiro horário livre.',
  },
  {
    when: ['sabado a tarde|sabado de tarde|sabado a noite|sabado depois de 14h', `${repairs}|${changes}`],
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'No sábado atendemos até as {{open.saturday.to}}. Depois disso, e até segunda cedo, o conserto fica com a assistência 24 horas, que depende de haver técnico livre: escreva pelo WhatsApp, e a resposta diz se alguém vai hoje e por quanto, antes da saída.',
    ],
    heading: 'O que vale chamar hoje e o que espera o expediente',
    text: [
      'Portão aberto para a rua, carro preso ou folha caída não esperam. Barulho, lentidão e controle fraco ficam para o expediente, em que o conserto custa de {{repair.from}} a {{repair.to}}; com a loja de peças fechada, às vezes o que se faz hoje é deixar o portão fechado e seguro.',
    ],
    points: [
      'Comece a mensagem dizendo se ele está aberto ou fechado.',
      'Folha reta e leve: fecha-se na mão, com o disjuntor desligado.',
      'Folha torta ou cabo solto: ninguém toca nem passa por baixo.',
    ],
    send: 'Escreva a rua, o que aconteceu e se há carro preso, com uma foto de longe.',
  },
  {
    when: ['amanha|amanha cedo|amanha de manha|depois de amanha', `${repairs}|${changes}|agendar|marcar`],
    unless: 'domingo*|feriado*|sabado*',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'Para amanhã, sim, se for dia de expediente e houver horário: atendemos de {horário}, e quem escreve hoje com bairro e fotos escolhe primeiro. Conserto leva em geral {horas de reparo} e instalação de motor, de {horas de instalação}; domingo e feriado dependem da assistência 24 horas.',
    ],
    heading: 'O que fecha o horário de amanhã',
    text: [
      'A visita não tem taxa na área atendida, e o valor é dito antes de começar: conserto de {{repair.from}} a {{repair.to}}. Se a peça não está no estoque, avisamos ainda hoje, para ninguém esperar à toa.',
    ],
    points: [
      'Manhã ou tarde, e quem recebe o técnico.',
      'Foto da etiqueta do motor, ou do lugar dele se é motor novo.',
      'Vaga livre na frente do portão.',
    ],
    send: 'Mande o bairro, o período que prefere e as fotos: a confirmação vem na mesma conversa.',
  },
  {
    when: [
      'hoje|ainda hoje|em mesmo dia|mesmo dia',
      'instalar|instalacao|instalam|instala|colocar',
      'portao|motor|kit|automatizador',
    ],
    unless: `${evening}|${otherDay}|${partNames}|consert*|vale a pena`,
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'lifetime'],
    answer: [
      'Instalar hoje é possível se houver técnico livre e o modelo no estoque, e se o portão estiver pronto; senão, fica para a data combinada na conversa. Em basculante o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}, e a montagem leva de {horas de instalação} dentro do expediente, de {horário}.',
    ],
    heading: 'O que deixa o portão pronto para a montagem de hoje',
    text: [
      'Folha leve na mão, coluna firme e energia no lugar. O que falta disso aparece nas fotos, e é melhor saber antes de o técnico sair.',
    ],
    points: [
      'Fotos por dentro, com as medidas e o material.',
      'Tomada ou ponto com disjuntor só dele, e a tensão.',
      'Garagem sem carro na hora e um adulto em casa.',
    ],
    send: 'Mande já a rua, as fotos e as medidas: a resposta diz se dá hoje e por quanto.',
  },
  {
    when: [evening, `${changes}|conserto|consertar|reparo`, 'placa|central'],
    unless: `${otherDay}|sozinh*`,
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['replace', 'lifetime'],
    answer: [
      'Depois das 18h, a placa do portão só se troca pela assistência 24 horas, se houver técnico livre e a central do seu motor no carro, com o valor combinado antes. Sem ela, esta noite se usa o portão na mão e a troca fica para o primeiro horário, de {{part.board.from}} a {{part.board.to}}; fusível ou relé se repara a partir de {{repair.from}}.',
    ],
    heading: 'Passar a noite sem a central',
    text: [
      'Desligue o disjuntor do portão. Com a folha reta e os cabos inteiros, a chave de destravamento deixa fechar devagar e prender por dentro; folha torta ou cabo solto fica como está.',
    ],
    points: [
      'Cheiro, estalo ou fumaça: não religue para testar.',
      'Etiqueta do motor fotografada: é ela que diz que placa serve.',
      'Junte os controles da casa, que podem precisar de gravação.',
    ],
    send: 'Mande agora a foto da etiqueta e da caixa fechada, o bairro e se o portão ficou aberto.',
  },
];
