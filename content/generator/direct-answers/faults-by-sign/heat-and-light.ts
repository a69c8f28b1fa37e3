/** A motor that heats and stops, and a remote control whose light comes on while the gate stays where it is. */
import type { DirectAnswer } from '../../direct-answer.ts';

const hot = 'esquent*|quente|aquec*|superaquec*|fervendo|pelando|queimando de quente';
const stops =
  'para|parou|parando|parar|desliga|desligou|desligando|trava|travou|travando|nao volta|nao anda|nao abre|nao fecha|morre|corta|desarma|no meio|em meio';
const still =
  'nao abre|nao funciona|nao anda|nao aciona|nao responde|nao obedece|nao sai|nao mexe|nao fecha|nao move|nao da sinal|nada acontece|nao acontece nada|nada';

export const heatAndLightAnswers: readonly DirectAnswer[] = [
  {
    when: ['motor', hot, stops],
    unless:
      'sol|verao|dia quente|dias quentes|controle*|placa|fio*|tomada|cabo|cheir*|fumaca|disjuntor|nobreak|de garagem quente|chuva',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'price'],
    answer: [
      'Motor de portão que esquenta e para foi cortado pelo protetor térmico, que desliga antes de a bobina queimar e religa quando ele esfria. Se isso vem depois de muitas aberturas seguidas, é excesso de uso; se vem logo nas primeiras, a folha está pesada, o capacitor está fraco, de {{part.capacitor.from}} a {{part.capacitor.to}}, ou a tensão é baixa.',
    ],
    heading: 'O que fazer agora e como achar a causa',
    text: [
      'Desligue o disjuntor e espere esfriar, perto de meia hora, sem abrir a caixa. Depois, com cabos inteiros e a folha reta, solte o motor na chave e mova-a: se pesa na mão, o calor vem dela, e roldana, cabo ou trilho se acertam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Motor comum de casa foi feito para cinco a dez viagens completas por hora. Prédio e empresa que passam disso precisam de motor de mais ciclos, e não de conserto.',
    ],
    points: [
      'Ronca e esquenta sem sair: pare de acionar e desligue.',
      'Folha leve e motor quente na segunda viagem: capacitor ou bobina.',
      'Quente mesmo parado: relé colado na placa, disjuntor já.',
      'Parou com a folha no meio: feche na mão, se ela está reta e leve.',
    ],
    questions: [
      {
        question: 'Posso continuar usando se ele volta depois de esfriar?',
        answer:
          'Só o necessário, com intervalo entre as viagens. Cada corte gasta o isolante da bobina, e trocá-la custa de {{part.stator.from}} a {{part.stator.to}}.',
      },
    ],
    further:
      'O que se troca e o que se conserta está em [conserto de motor de portão](/topicos/conserto-de-motor-de-portao).',
    send: 'Conte pelo WhatsApp quantas aberturas ele faz até parar e se a folha pesa na mão, com a foto da etiqueta do motor e o bairro.',
  },
  {
    when: [
      'controle*|aperto o controle|botao',
      'luz|led|luzinha|luz vermelha|luz azul|lampadinha|pisca|piscando',
      'acende|acendendo|acesa|pisca|piscando|acendeu',
      still,
    ],
    unless:
      'nao acende|nao pisca|apagad*|fraca|fraco|central|placa|fotocelula|nao apaga|fica acesa|fica aceso|sempre acesa|lampada|receptor|de longe',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'price'],
    answer: [
      'Se a luz do controle acende ou pisca ao apertar e o portão não abre, o controle está mandando o sinal e quem não atende é o portão: o controle saiu da memória da central, o receptor parou ou a central está sem energia. Aperte a botoeira da parede: se por ela o portão anda, é gravação, de {{part.programming.from}} a {{part.programming.to}}, ou receptor.',
    ],
    heading: 'Três testes, do mais fácil ao que pede técnico',
    text: [
      'Teste outro controle da casa, perto do motor. Se o outro abre, só o seu perdeu a gravação; se nenhum abre e a botoeira funciona, é o receptor ou a antena, de {{repair.from}} a {{repair.to}}.',
      'Se nem a botoeira move o portão, veja o disjuntor e a luz da central antes de pensar em controle. Com ela acesa e o portão parado, o defeito é da placa, do motor ou da folha.',
    ],
    points: [
      'Pilha nova e luz forte: a pilha está fora da lista.',
      'Pisca depressa quando se aperta: em vários modelos, aviso de pilha fraca.',
      'Estalo na central e nada mais: o comando chegou, falta o motor.',
      'Nenhum som na central: o comando não chegou.',
      'Aconteceu com todos no mesmo dia: memória apagada ou receptor.',
    ],
    further:
      'Os tipos de código e de bateria estão lado a lado na página do [controle remoto de portão](/topicos/controle-remoto-de-portao).',
    send: 'Diga pelo WhatsApp se a botoeira e os outros controles abrem, e mande a foto do controle, a da etiqueta do motor e o bairro.',
  },
];
