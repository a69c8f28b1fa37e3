/** Answers to titles about automatic gates: the motor runs while the gate is locked, and keys that do not fit. */
import type { DirectAnswer } from '../../../direct-answer.ts';

const lock = 'cadeado|cadeados|trinco|ferrolho|tranca|corrente|fechadura|chave';

export const lockedAndOnAnswers: readonly DirectAnswer[] = [
  {
    when: [
      lock,
      'queima*|quebra|quebrar|estraga|estragar|danifica*|prejudica*|faz mal|tem problema|da problema|perigoso|forca',
      'pode|posso|motor|portao*',
    ],
    unless:
      'ou|eletric*|eletromagnet*|eletroima|ima|perdi|perdeu|nao abre|nao gira|nao entra|destrav*|arrebent*|frouxa|solta|oleo|graxa|lubrific*|gira|copia|fim de curso|chave geral|deslig*|liga|ligar|consum*|amper*|queimou|quebrou|ladrao|viaj*',
    winsTies: true,
    isUnpriced: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety', 'care'],
    answer: [
      'Pode: motor acionado com cadeado, trinco ou chave passada puxa contra a folha presa, e em segundos quebra dente da engrenagem, entorta o braço ou queima a bobina. Tranque só com o disjuntor do portão desligado e abra a tranca antes de religar. Para reforço de todo dia, a trava elétrica se solta sozinha antes de cada abertura.',
    ],
    description:
      'Pode: motor acionado com cadeado ou trinco passado puxa contra a folha presa e quebra a engrenagem, entorta o braço ou queima a bobina.',
    heading: 'Trancar sem o motor saber',
    text: [
      'A central não vê o cadeado: ela manda andar, e só para se a força está bem regulada. Com força alta, quem cede é a peça mais fraca.',
    ],
    points: [
      'Um aviso preso no disjuntor: portão trancado.',
      'Controles guardados enquanto a tranca estiver posta.',
      'Se já acionaram: disjuntor desligado, tranca aberta e só então um teste, de longe.',
      'Fechadura antiga que ficou na folha: com motor, a lingueta se tira ou se trava aberta.',
    ],
    send: 'Mande a foto da tranca e do lugar do motor: dizemos se cabe uma trava elétrica.',
  },
  {
    when: [
      'trancou|trancaram|tranquei|passou a chave|passei a chave|trancado em chave|trancado com chave|trancado com cadeado|trancado com a chave|com cadeado|com o cadeado|de cadeado|esqueci o cadeado|esqueceu o cadeado|esqueceram o cadeado|cadeado fechado|trinco fechado|com a tranca|com a trava manual|com o trinco|com trinco|com ferrolho|com o ferrolho|esqueci a tranca|esqueceu a tranca|chave passada',
      'ligou|liguei|ligaram|acionou|acionei|acionaram|apertou|apertei|apertaram|abriu com|abri com|tentou abrir|tentei abrir|forcou|forcei|motor puxou|deu o comando|dei o comando',
    ],
    unless: 'para fora|de fora|ficou preso|crianca|destrav*|ladrao|eletrica|viagem|viaj*',
    winsTies: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Motor acionado com o portão trancado fez força contra a tranca: solte o controle, desligue o disjuntor do portão e só depois abra a chave ou o cadeado. Olhe de fora a folha, o braço e o suporte; se nada entortou, religue e dê uma viagem de longe. Com estalo, ronco ou folha parada, deixe desligado: engrenagem fica entre {{part.gears.from}} e {{part.gears.to}}, e solda do suporte, entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    description:
      'Motor acionado com o portão trancado fez força contra a tranca: desligue o disjuntor, abra a tranca e só então teste, olhando de longe.',
    heading: 'O que a força pode ter quebrado',
    text: [
      'O motor empurra no lugar dele e a tranca segura no outro: o esforço cai na engrenagem, no pino do braço e na solda do suporte, nessa ordem.',
    ],
    points: [
      'Motor gira e a folha não anda: dente ou pino partido.',
      'Zumbe e não sai: capacitor ou bobina que aqueceu.',
      'Disjuntor que cai: não religue.',
      'Anda, mas bate ou para antes: a folha empenou ou o curso mudou.',
    ],
    send: 'Diga por quanto tempo o motor forçou e mande um vídeo da viagem seguinte, se ele andou.',
  },
  {
    when: [
      'chave|chaves',
      'copia|extra|reserva|nova|fiz|fizeram|mandei fazer|chaveiro|duplicata|segunda chave',
      'nao entra|nao gira|nao abre|nao serve|nao vira|nao funciona|nao encaixa|nao destrava|emperra|prende',
    ],
    unless: 'carro|chave geral|fim de curso|fenda|controle|disjuntor|philips',
    winsTies: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Chave copiada que não entra ou não gira quase sempre saiu com o corte errado: ponha a cópia sobre a original, compare os dentes e peça ao chaveiro que a refaça pela original, e não por outra cópia. Se a original também prende, o miolo está seco ou gasto. O do destravamento do motor nós trocamos, de {{repair.from}} a {{repair.to}}; o da fechadura da folha é do chaveiro.',
    ],
    heading: 'Corte errado ou miolo gasto',
    text: [
      'Prove as duas chaves com a folha parada e o disjuntor do portão desligado. Miolo seco pede grafite em pó; óleo junta poeira e prende de novo.',
    ],
    points: [
      'Entra até o meio: corte ou perfil de outra chave.',
      'Entra e não gira: dente fora da altura.',
      'Nem a original gira: não use alicate, que quebra a chave lá dentro.',
      'Chave de plástico ou triangular: não é de chaveiro, compra-se pelo modelo do motor.',
    ],
    send: 'Mande a foto das duas chaves lado a lado, a da fechadura e a da etiqueta do motor.',
  },
];
