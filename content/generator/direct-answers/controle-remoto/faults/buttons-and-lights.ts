/** Answers to titles about remote controls: buttons and lights. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const buttonsAndLightsAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'controle*',
      'luz acesa|luz fica acesa|led aceso|pisca|piscando|luz',
      'e normal|normal|e comum|e natural|devo me preocupar|e grave',
    ],
    unless: 'central|portao abre|casa',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['signs'],
    answer: [
      'A luz acende só enquanto o botão está apertado: acesa sem ninguém tocar, não é normal. O botão ficou preso ou a placa do controle molhou, e ele transmite o tempo todo, o que acaba com a pilha em dias e pode impedir os outros controles de abrir. Tire a pilha, limpe, seque e prove de novo.',
    ],
    heading: 'O que a luz do controle conta',
    text: [
      'Luz forte diz que há pilha, e não que o portão recebeu. Luz fraca ou que apaga ao apertar é pilha no fim.',
    ],
    points: [
      'Pisca e o portão não abre: código fora da memória.',
      'Botão que afundou: troque a capa ou o controle.',
      'No bolso apertado, ele transmite sem você saber.',
    ],
  },
  {
    when: [
      'controle*',
      'luz|led|luzinha',
      'fica acesa|fica aceso|acesa direto|aceso direto|nao apaga|sempre acesa|nao acende|fraca|fraco|apagad*|vermelh*|pisca*|acende e|acende mas',
    ],
    unless: 'central|placa|lampada|fotocelula',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'A luz do controle do portão mostra só o que acontece dentro dele: apagada é bateria ou contato, fraca é bateria no fim, acesa sem ninguém apertar é botão preso. Se ela acende forte e o portão não anda, o controle está mandando e quem não ouve é a central.',
    ],
    heading: 'Da luz do controle até o portão',
    text: [
      'Troque a bateria antes de tudo e limpe os contatos com borracha de lápis. Controle com botão preso manda sem parar, gasta a bateria em um dia e pode impedir os outros da casa de funcionar.',
      'O segundo teste é o de outro controle, no mesmo lugar. Dois controles de luz forte que não abrem apontam receptor, memória apagada ou placa.',
    ],
    points: [
      'Não acende: bateria, contato torto ou controle que molhou.',
      'Acende fraca ou só com força no botão: bateria ou botão gasto.',
      'Fica acesa: tire a bateria e limpe em volta do botão.',
      'Pisca rápido ao apertar: em vários modelos é bateria fraca.',
      'Forte e nada acontece: teste a botoeira da parede.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Controle, gravação ou receptor',
        text: [
          'Bateria se compra em relojoaria, pelo código da antiga. Gravar de novo fica entre {{part.programming.from}} e {{part.programming.to}}, e receptor que não ouve nenhum controle entra na faixa de {{repair.from}} a {{repair.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Controle que pisca e não abre perdeu a programação?',
        answer:
          'Pode ser. Se os outros da casa abrem, foi só o dele, e basta gravá-lo; se nenhum abre, olhe a central.',
      },
      {
        question: 'Qual bateria devo pôr?',
        answer:
          'A de mesmo código da que está dentro. Altura e tensão diferentes não fazem contato ou queimam o circuito.',
      },
    ],
  },
  {
    when: [
      'botao|tecla|botoes|borracha',
      'controle*',
      'afund*|pres*|quebr*|duro|dura|solt*|gast*|botao nao funciona|botao de controle nao funciona|tecla nao funciona|nao funciona botao|nao funciona o botao|falha*|entrou|rasg*|saiu|caiu|emperr*|trav*',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Botão de controle de portão afundado ou preso se tira de uso na hora: retire a bateria, porque ele pode estar mandando sem parar e abrir o portão ou calar os outros controles. Abra a carcaça e veja se foi a borracha que saiu do lugar ou a chavinha da placa que soltou.',
    ],
    heading: 'Borracha, chavinha ou carcaça',
    text: [
      'Borracha deslocada volta ao lugar com a mão. Chavinha solta se ressolda, e quem conserta eletrônico pequeno faz; carcaça quebrada se troca por uma do mesmo modelo, mantendo a placa e a gravação.',
      'Se só um dos botões falhou, o outro pode ser gravado para o mesmo portão, e o controle continua servindo.',
    ],
    points: [
      'Botão fundo e mole: chavinha quebrada.',
      'Botão duro: sujeira ou bebida seca por dentro.',
      'Funciona só com força: contato gasto.',
      'Carcaça aberta: a bateria perde o contato.',
    ],
    sections: [
      {
        aspect: 'replace',
        heading: 'Controle novo sem trocar a central',
        text: [
          'O substituto tem de falar a mesma língua do receptor, e não só a mesma frequência. Gravar o novo e apagar o velho fica entre {{part.programming.from}} e {{part.programming.to}}; se o modelo saiu de linha, um receptor avulso com controles novos resolve, de {{repair.from}} a {{repair.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso usar só a placa com outra carcaça?',
        answer:
          'Pode, se os botões e a bateria ficam no mesmo lugar. Carcaça do mesmo modelo é barata e segura o contato.',
      },
      {
        question: 'O portão abriu sozinho por causa do botão?',
        answer: 'É bem possível. Tire a bateria dele e veja se o portão sossega por um dia.',
      },
    ],
  },
  {
    when: [
      'controle*|botao de controle',
      'trava*|apertad*|preso|bolsa|bolso|sem querer|dispara*|acion* sozinh*|apertando sozinh*|aciona sozinh*|acionando sozinh*|fica acionando',
      'apertad*|bolsa|bolso|sozinh*|sem querer|afundad*|botao|dispara*',
    ],
    unless: 'perdi|perdeu|perdemos|perdido|sumiu|roub*|furt*|levaram|esqueci|desaparec*|lav*|agua|luz',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Controle apertado na bolsa ou com o botão preso manda ordem sem parar: o portão abre sozinho, não obedece aos outros e a bateria acaba. Tire a bateria dele e veja se o portão se acalma; se sim, o defeito está no botão, e não na central.',
    ],
    heading: 'Botão preso, borracha mole ou bolsa cheia',
    text: [
      'Abra a carcaça, tire migalha e cola do botão e limpe a borracha com álcool. Borracha que não volta e chavinha que afundou sem estalo pedem troca da carcaça ou do controle.',
      'Se o botão está bom e a bolsa é que o aperta, use um modelo de tampa deslizante ou capa rígida, e prefira o chaveiro externo.',
    ],
    points: [
      'Luz do controle acesa sem tocar: botão preso.',
      'Portão abre quando a pessoa anda: é a bolsa.',
      'Nenhum outro controle responde: a faixa está ocupada por ele.',
      'Sem bateria nele e o portão ainda abre: procure botoeira e fio.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Controle novo e gravação',
        text: [
          'Gravar o controle que entra e apagar o que saiu custa de {{part.programming.from}} a {{part.programming.to}}. Se o portão continua abrindo sozinho com todos sem bateria, o conserto do comando vai de {{repair.from}} a {{repair.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'O controle preso estraga o portão?',
        answer:
          'Cansa o motor e deixa a casa aberta. Em central com fechamento automático, ela também não consegue fechar.',
      },
      {
        question: 'Serve trocar só a capa?',
        answer: 'Serve quando a borracha é da capa. A chavinha soldada na placa é serviço de bancada.',
      },
    ],
    send: 'Mande uma foto do controle aberto, com o botão de perto, e outra do verso.',
  },
];
