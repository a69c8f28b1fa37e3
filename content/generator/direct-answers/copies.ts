/** Copying a remote control, adding a new one, one for every gate. */
import type { DirectAnswer } from '../direct-answer.ts';

export const copyAnswers: readonly DirectAnswer[] = [
  {
    when: ['clonagem|clonar|clona|clone|copiar|copia|copias|duplicar|duplica*|chaveiro', 'controle*'],
    unless: 'como clonar|clonado|clonaram|apagar|ladrao|evitar|protege*|seguranca|vizinho|quanto tempo',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program', 'compatibility', 'price'],
    answer: [
      'Controle de portão se copia de duas maneiras, e fazemos as duas: o de código fixo pode ser clonado de controle para controle; o de código rolante não, e o novo é gravado na central, diante do motor. Na nossa visita, gravar controles fica entre {{part.programming.from}} e {{part.programming.to}}, e antes dela a foto do seu controle diz de que tipo ele é.',
    ],
    heading: 'Copiar ou gravar: qual é o seu caso',
    text: [
      'A clonagem aprende o sinal de um controle que funciona e faz outro igual. Serve para código fixo, em frequência igual, e não exige abrir o motor.',
      'A gravação põe um controle a mais na memória da central. É o único caminho do código rolante, em que cada controle tem o seu número e pode ser apagado sozinho. O clone de código fixo é igual ao original: apagar um apaga o outro.',
    ],
    points: [
      'Chaves pequenas dentro do controle: código fixo, copia-se fácil.',
      'Rótulo com Rolling Code ou Hopping: só gravando na central.',
      'Frequência igual à do receptor, muitas vezes 433 MHz.',
      'Em condomínio, quem cadastra é a administração.',
      'Código fixo emprestado pode voltar com cópia: para cortá-la, troca-se o código de todos.',
    ],
    questions: [
      {
        question: 'Posso copiar o controle do condomínio?',
        answer:
          'Só com autorização: o controle abre o prédio, e quem cadastra é a administração. A cópia de código fixo tem o mesmo código do original, e o prédio não consegue bloquear uma sem bloquear a outra.',
      },
      {
        question: 'A cópia funciona tão longe quanto o original?',
        answer:
          'Com bateria nova e a mesma frequência, sim. Chaveiro universal barato às vezes tem alcance menor.',
      },
      {
        question: 'Preciso estar com o controle que funciona?',
        answer: 'Para clonar, sim. Para gravar na central, não: basta o controle novo e acesso ao motor.',
      },
    ],
    send: 'Mande pelo WhatsApp a foto da frente e do verso do controle que funciona e diga quantos quer: respondemos se ele se copia ou se grava.',
  },
  {
    when: [
      'program*|gravar|gravacao|cadastr*|configur*|codific*',
      'controle novo|novo controle|controle adicional|mais um controle|outro controle',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program', 'compatibility'],
    answer: [
      'Para programar um controle novo de portão, põe-se a central em modo de gravação, aperta-se o botão do controle e espera-se a luz da placa confirmar. Isso só dá certo se ele for da mesma família e frequência do receptor; na visita, a gravação fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    heading: 'A gravação de um controle novo',
    text: [
      'A ordem dos toques muda de placa para placa e está na etiqueta da tampa ou no manual. O botão de gravar fica perto dos bornes da rede, e por isso a tampa só se abre com o disjuntor desligado, e quem mexe na placa ligada é o técnico.',
      'Em muitas placas, segurar o botão por tempo demais apaga todos os controles. Conte os que existem antes de começar.',
    ],
    points: [
      'Luz da placa nem responde: família ou frequência diferente.',
      'Confirma e não abre: memória cheia ou botão errado.',
      'Funciona só perto: bateria fraca ou antena solta.',
      'Os outros pararam: a memória foi apagada e regrava-se tudo.',
    ],
    sections: [
      {
        aspect: 'program',
        heading: 'A sequência, na maioria das placas',
        text: ['Serve de roteiro; a palavra final é a do manual da sua central.'],
        steps: [
          'Confirme que o controle novo é da família do receptor.',
          'Entre no modo de gravação pelo botão da placa.',
          'Aperte o botão do controle que vai abrir o portão.',
          'Espere a luz da placa confirmar e saia do modo.',
          'Teste de longe, com o portão à vista.',
        ],
      },
    ],
    questions: [
      {
        question: 'O controle novo apaga os antigos?',
        answer:
          'Não, ele entra ao lado deles, enquanto houver memória. Só o comando de apagar limpa a lista.',
      },
      {
        question: 'Qualquer controle de 433 MHz serve?',
        answer:
          'Não. A frequência é só a primeira condição; o tipo de código também precisa ser o do receptor.',
      },
    ],
  },
  {
    when: ['universal|universais', 'controle*'],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility', 'choose', 'program'],
    answer: [
      'Controle remoto universal de portão não serve em todos: ele copia controles de código fixo na frequência dele, muitas vezes 433 MHz, e não copia os de código rolante. Antes de comprar, olhe o verso do seu controle ou mande uma foto, e dizemos se o universal funciona.',
    ],
    heading: 'Onde o controle universal funciona e onde não',
    text: [
      'O universal aprende o sinal de um controle que já abre o portão. Se o código muda a cada toque, o sinal aprendido não vale mais no toque seguinte.',
      'Quando ele não serve, há dois caminhos: um controle da mesma família, gravado na central por {{part.programming.from}} a {{part.programming.to}}, ou um receptor avulso novo com os controles dele.',
    ],
    points: [
      'Código fixo, com chavinhas: o universal costuma copiar.',
      'Código rolante: não copia, grava-se na central.',
      'Frequência diferente: não copia.',
      'Controle original fraco: troque a bateria antes de copiar.',
    ],
    questions: [
      {
        question: 'O universal abre dois portões?',
        answer: 'Abre, um em cada botão, se os dois forem de código fixo e da frequência dele.',
      },
      {
        question: 'O alcance é o mesmo?',
        answer:
          'Nem sempre. O alcance depende da antena do receptor e da bateria, e os modelos mais simples perdem alguns metros.',
      },
    ],
  },
];
