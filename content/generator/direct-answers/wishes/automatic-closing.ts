/** The function that closes a gate after a while: how it is set, and why it no longer works. */
import type { DirectAnswer } from '../../direct-answer.ts';

const closing =
  'fechamento automatico|fecho automatico|fechar automatico|fechando automatico|fechando automaticamente|fechar automaticamente|fecha automatico|fecha automaticamente|auto fechamento|autofechamento';

export const automaticClosingAnswers: readonly DirectAnswer[] = [
  {
    when: [
      `${closing}|fecha sozinho|fecha mais sozinho|fechar sozinho|fechando sozinho|fecha sozinha|fecha so`,
      'nao fecha|nao fecha mais|nao fecha sozinho|nao fecha mais sozinho|abre e nao fecha|abre mas nao fecha|parou|parou de fechar|deixou de fechar|nao funciona|nao esta fechando|nao ta fechando|sumiu|nao|defeito|problema',
    ],
    unless:
      'vale a pena|seguro|quanto tempo|segundos|desativar|desligar|desabilitar|tirar|nao quero|como programar|basculante desce|cai|vento|que nao fecha em cima',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['program', 'adjust'],
    answer: [
      'Teste primeiro pelo controle: se o portão fecha por ele mas não sozinho, o fechamento automático está desligado na central ou o tempo de pausa se perdeu, e programá-lo fica entre {{part.programming.from}} e {{part.programming.to}}. Se não fecha nem pelo controle, quase sempre é a fotocélula que acusa obstáculo: limpe as duas lentes e tire o que estiver no vão. Com ela limpa, restam o fim de curso de fechamento e o relé de fechar da placa.',
    ],
    heading: 'Por que o portão abre e não fecha',
    text: [
      'A pausa só começa a contar quando a central sabe que a folha chegou aberta. Por isso um ímã de fim de curso fora do lugar também faz o portão esperar para sempre.',
      'A fotocélula, se é ela que falta ou falha, fica entre {{part.photocell.from}} e {{part.photocell.to}}. Sem ela não religamos o fechamento automático, nem em casa, porque o portão fecharia sem ver ninguém.',
    ],
    points: [
      'Fecha pelo controle: função desligada, jumper trocado ou pausa zerada.',
      'Parou depois de falta de luz ou de placa nova: programação perdida.',
      'Não chega a abrir tudo: fim de curso de abertura.',
      'Aberto, a placa acha que já fechou: fim de curso de fechamento preso.',
      'Estala ao mandar fechar e o motor não anda: relé colado ou queimado.',
      'Zumbe só na hora de fechar: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Só falha à tarde: sol no sensor; depois da chuva, água nele.',
    ],
    questions: [
      {
        question: 'Quanto tempo de pausa usar?',
        answer:
          'Em casa, o bastante para tirar o carro e olhar para trás, em geral de quinze a trinta segundos. Comece longo e vá encurtando.',
      },
    ],
    further: 'As outras causas estão em [portão só vai para um lado](/portao-so-vai-para-um-lado).',
    send: 'Mande pelo WhatsApp se ele fecha pelo controle, a foto da etiqueta da central e a dos sensores com o portão aberto.',
  },
  {
    when: [
      `${closing}|fechar sozinho|feche sozinho|fecha sozinho|temporizador`,
      'como|program*|ativar|ativo|ligar|configurar|regular|regulagem|ajustar|colocar|por|habilitar|acionar|funcao|funciona|faco',
    ],
    unless:
      'nao fecha|parou|deixou|desativar|desativo|desligar|desabilitar|tirar|tiro|vale a pena|quanto tempo|segundos|nao',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['program', 'adjust'],
    answer: [
      'O fechamento automático se liga na central do portão, por um jumper, uma chave ou um botão chamado pausa ou automático, conforme o modelo: com o portão aberto, conta-se o tempo desejado e grava-se. Antes disso a fotocélula tem de estar instalada e testada. Com o técnico, a programação fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    heading: 'A ordem para ligar a função com segurança',
    text: [
      'O manual da sua placa dá o nome do ajuste e a sequência, e a etiqueta com o código leva até ele. A tampa só se abre com o disjuntor desligado, e quem não conhece a placa deve deixar isso ao técnico: um toque longo no botão errado apaga os controles.',
    ],
    points: [
      'Fotocélula: passe um cabo de vassoura no feixe, e a folha tem de voltar.',
      'Tempo: quinze a trinta segundos numa casa, mais onde há rampa.',
      'Prédio: tempo para o carro mais lento, com dois pares de sensor.',
      'Prova: três ciclos inteiros com alguém olhando.',
    ],
    further:
      'A altura e o teste do sensor estão na página da [fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Mande pelo WhatsApp a foto da etiqueta da central e diga se há fotocélula: respondemos se a placa tem a função e quanto fica.',
  },
  {
    when: [
      `${closing}|fecha sozinho|fechar sozinho|fechando sozinho`,
      'desativar|desativo|desligar|desligo|desabilitar|tirar|tiro|cancelar|nao quero|remover',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['program', 'adjust'],
    answer: [
      'Para o portão deixar de fechar sozinho, desliga-se o fechamento automático na central: zera-se a pausa ou muda-se o jumper que o manual da placa indica. É regulagem rápida, de {{part.adjustment.from}} a {{part.adjustment.to}} na visita; daí em diante ele fica aberto até alguém apertar o controle.',
    ],
    heading: 'Antes de desligar a função',
    text: [
      'Se ela incomoda porque o tempo é curto, aumente a pausa em vez de desligar: o portão esquecido aberto é o preço de ficar sem ela. Se ele fecha sozinho sem que a função exista, a botoeira ou o fio dela está em curto.',
    ],
    points: [
      'Só por um dia: em muitas centrais um toque no controle com ele aberto suspende o fechamento daquela vez.',
      'Mudança ou obra: disjuntor desligado com a folha aberta e escorada.',
      'Fecha cedo demais: pausa maior.',
    ],
    further: 'Se ele se mexe sem a função ligada, leia [portão abre sozinho](/portao-abre-sozinho).',
    send: 'Mande pelo WhatsApp a foto da etiqueta da central e conte por que quer desligar: dizemos se o caso é tempo ou função.',
  },
];
