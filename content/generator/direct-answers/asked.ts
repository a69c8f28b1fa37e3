/** Answers to yes-or-no questions, and to who and how many. The first sentence gives the answer. */
import type { DirectAnswer } from '../direct-answer.ts';

export const askedAnswers: readonly DirectAnswer[] = [
  {
    when: ['mola|molas', 'serve para|para que serve|funcao|o que faz|como funciona'],
    subject: 'contrapeso',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'A mola do portão basculante faz o mesmo que o contrapeso: carrega o peso da folha, para que a mão ou o motor só a conduzam. Sem mola em ordem a folha desce sozinha, pesa na subida e queima o motor.',
    ],
    heading: 'Como a mola trabalha junto da folha',
    text: [
      'Fechado o portão, a mola está esticada e guarda a força; ao abrir, devolve essa força e ajuda a subida. Por isso ela se solta com perigo e só o técnico mexe nela.',
      'Regular ou trocar cai na faixa de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Espaço aberto entre as voltas, com o portão aberto: mola cansada.',
      'Folha que não para a meia altura: força errada.',
      'Uma mola partida: troca-se o par.',
    ],
  },
  {
    when: ['crianca*|filho*|bebe|animal|cachorro|gato', 'machuc*|perig*|prende*|esmag*|segur*|risco'],
    unless: 'preso agora|presa no portao|ficou presa|ficou preso|esta preso|esta presa|foge|fugir',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Sim, um portão automático sem fotocélula ou com força alta pode machucar uma criança ou um animal. Com a fotocélula testada, a força no mínimo que move a folha e o controle fora do alcance, o risco fica pequeno, mas ninguém deve brincar nem parar no vão.',
    ],
    heading: 'O que deixa o portão seguro para crianças e animais',
    text: [
      'A fotocélula vê quem cruza o feixe, e só nessa altura. Um bebê que engatinha ou um cão baixo pede um segundo par, mais perto do chão.',
      'Fotocélula e regulagem de força se fazem numa visita, entre {{part.photocell.from}} e {{part.photocell.to}} a do sensor.',
    ],
    points: [
      'Teste do mês: cabo de vassoura no feixe, com a folha fechando, e você fora do vão.',
      'Fechamento automático desligado enquanto o sensor não responde.',
      'Botoeira alta, de onde se vê o portão.',
      'Dedos longe de dobradiça, trilho e cremalheira.',
    ],
  },
  {
    when: [
      'dois portoes|2 portoes|duas folhas|varios portoes',
      'um motor|um so motor|mesmo motor|so um motor',
    ],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Não: cada portão, e cada folha de um portão duplo, precisa do próprio motor. O que se pode dividir é o controle, com um botão para cada um, e em duas folhas a mesma central comanda os dois motores.',
    ],
    heading: 'O que se divide e o que não se divide entre dois portões',
    text: [
      'Um motor empurra uma folha por vez, presa a ele por braço, fuso ou cremalheira. Para dois vãos são dois conjuntos; o segundo basculante custa outro kit, a partir de {{kit.padrao}} instalado.',
    ],
    points: [
      'Controle: um para todos, se os receptores são da mesma família.',
      'Disjuntor: um para cada motor, para desligar um sem parar o outro.',
      'Visita de instalação: a mesma, se os dois vãos estão prontos.',
    ],
  },
  {
    when: [
      'madrugada|de noite|a noite',
      'quem atende|chamar|travad*|conserto|consertar|tecnico|atende*|quebr*|parado',
    ],
    unless: 'sozinho|barulho|vizinho|domingo|feriado|abre|abriu',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'De madrugada atende a assistência 24 horas de portão, se houver técnico disponível: mande o bairro e um vídeo pelo WhatsApp, e a resposta diz se alguém vai e por quanto, antes da saída. Portão travado e fechado, sem ninguém preso, em geral espera o expediente, de {horário}, quando o conserto custa de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Chamar o técnico agora ou esperar o dia',
    text: [
      'Chame logo se a garagem ficou aberta para a rua, se o carro preso é urgente ou se há choque, fumaça ou folha caída. O resto se resolve melhor de dia, com loja de peças aberta.',
    ],
    points: [
      'Desligue o disjuntor antes de chegar perto.',
      'Folha reta e leve: destrave e feche na mão, com corrente.',
      'Folha torta ou cabo solto: isole o vão e não toque.',
    ],
  },
  {
    when: ['consert*|manuten*|reparo|tecnico', 'alugad*|aluguel|inquilin*'],
    unless: 'quem paga|quem deve|instal*|por motor|autoriza*',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Em casa alugada o conserto do portão pode ser chamado por quem mora ou pelo dono; a assistência técnica é a mesma, de {{repair.from}} a {{repair.to}}, com o valor por escrito antes. Desgaste e peça velha costumam ser do proprietário, e dano de mau uso, do inquilino: avise a imobiliária com o orçamento na mão.',
    ],
    heading: 'Orçamento que serve de prova para o dono do imóvel',
    text: [
      'Pedimos ao técnico que escreva a causa: peça gasta, raio, batida. É essa linha que decide de quem é a conta no contrato.',
      'Serviço urgente, como garagem aberta para a rua, o inquilino pode mandar fazer e apresentar depois; guarde nota e fotos.',
    ],
    points: [
      'Foto da peça e do portão antes do serviço.',
      'Autorização por mensagem, com o valor.',
      'Peça trocada guardada até o acerto.',
    ],
  },
  {
    when: ['alinh*|desalinh*|nivel*', 'de correr|deslizante'],
    unless: 'fotocelula|sensor|barulho',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'Alinhar um portão de correr é pôr trilho, roldanas, guia de cima e cremalheira na mesma linha, nessa ordem, com o motor solto. Só depois se ajustam paradas e força; regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e roldana ou guia entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'Onde o portão de correr sai do alinhamento',
    text: [
      'A folha que afunda de um lado quase sempre perdeu roldana. Levantar a cremalheira para compensar esconde o defeito e come o pinhão.',
    ],
    points: [
      'Fresta maior embaixo numa ponta: roldana gasta.',
      'Raspa num ponto do curso: trilho torto ou levantado.',
      'Balança em cima: guia com folga.',
      'Estala dente por dente: emenda da cremalheira fora do passo.',
    ],
  },
  {
    when: ['kit', 'dois controles|2 controles|com controle|com controles'],
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['buy', 'price'],
    answer: [
      'O kit de motor com dois controles sai, instalado em basculante, por {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX, que pede ponto de 220 V. Os dois controles já vêm gravados, e mais controles se gravam na mesma visita.',
    ],
    heading: 'O que mais vem no kit de motor além dos controles',
    text: [
      'Motor, central, fixação, manual e instalação. Ficam fora fotocélula, trava elétrica e controle a mais, que se orçam junto se você pedir.',
    ],
    points: [
      'Garantia: {{kit.warranty}}.',
      'Montagem: {horas de instalação}.',
      'Portão de correr ou de abrir: outro motor, por orçamento.',
    ],
  },
  {
    when: [
      'fecha e abre|fecha e volta|fecha e torna|fecha mas volta|encosta e volta|encosta e abre|chega a fechar e abre',
    ],
    unless: 'nao fecha',
    subject: 'portao-automatico',
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão automático que fecha e abre em seguida entende o batente como obstáculo: o fim de curso de fechamento está adiante do ponto ou a força está curta para os últimos centímetros. Só depois se suspeita da fotocélula; se ele volta no meio do caminho, comece por ela.',
    ],
    heading: 'Volta depois de encostar ou volta no caminho',
    text: [
      'Quem encosta e volta chegou ao fim, mas a central não soube. O técnico recua o fim de curso, confere a força e o batente, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Encosta com força e volta: fim de curso de fechamento.',
      'Falta um palmo e volta: sujeira no trilho ou força curta.',
      'Volta ao meio, sem encostar: fotocélula.',
      'Fecha, espera e abre sem ninguém mandar: comando preso ou fio em curto.',
    ],
  },
];
