/** Answers to titles about control boards: safety. */
import type { DirectAnswer } from '../../../direct-answer.ts';

const risky = 'e perigoso|perigoso|perigosa|arriscado|e seguro|risco';

export const safetyAnswers: readonly DirectAnswer[] = [
  {
    when: ['mexer|abrir|tocar|desmontar|consertar|limpar', 'placa|central|motor|caixa do motor', risky],
    unless: 'sozinho|cabo|chuva|crianca|cheiro',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety'],
    answer: [
      'É perigoso para quem não é do ramo: dentro da caixa passam 127 ou 220 V, e o capacitor guarda choque mesmo com o disjuntor desligado. Há ainda o pinhão e o braço, que andam se alguém aperta um controle. Por fora, com o disjuntor desligado, pode-se limpar e olhar; abrir, medir e trocar é do técnico.',
    ],
    heading: 'O que dá para fazer com a caixa fechada',
    text: [
      'Desligue o portão no disjuntor dele, avise a casa e guarde os controles. Depois olhe a folha, o trilho e as lentes da fotocélula: boa parte dos defeitos está fora da caixa.',
    ],
    points: [
      'Piso molhado ou fio à mostra: nem chegue perto.',
      'Cheiro de queimado: o disjuntor fica desligado.',
      'A tampa fica no lugar, com a vedação, até o técnico vir.',
    ],
  },
  {
    when: ['fechar sozinho|fecha sozinho|fechando sozinho|fechamento automatico', risky],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'É perigoso sem fotocélula, e seguro com ela: no tempo marcado o portão fecha com ou sem alguém no vão, e só o feixe o faz esperar. Com a instalação, o par sai por {{part.photocell.from}} a {{part.photocell.to}}. Até pôr, desligue a função na central; se ele fecha sozinho sem que ninguém a tenha ligado, há defeito.',
    ],
    heading: 'As três provas do fechamento automático',
    text: [
      'Com o vão livre, corte o feixe com um cabo de vassoura: tem de parar e voltar. Depois uma caixa de papelão no caminho, longe das mãos. Por fim conte se o tempo dá para o carro passar inteiro.',
    ],
    points: [
      'Feixe baixo, para criança e bicho.',
      'Força no mínimo que move a folha.',
      'Moto e bicicleta passam devagar: some uns segundos.',
    ],
  },
  {
    when: [
      'voltou a luz|luz voltou|voltou a energia|energia voltou|quando voltou|quando a luz voltou|depois que voltou|faltou luz|faltou energia|falta de luz|falta de energia|queda de energia|queda de luz|queda da luz|queda da energia|acabou a luz|acabou a energia|apagao|pico de energia|pico de luz|oscilacao|luz piscou|piscou a luz|energia piscou|piscou a energia|luz oscilou|caiu a luz|caiu a energia',
      'sozinh*|abrindo sozinh*|abre sozinh*|abriu sozinh*|ficou abrindo|nao para de abrir|abre e fecha|abrindo e fechando|ficou louco|ficou doido|enlouqueceu|maluco|louco|doido',
    ],
    unless: 'precisa|como faco|quanto custa|na chave|nobreak|reconecta',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['power', 'repair'],
    answer: [
      'Portão que abre sozinho quando a luz volta faz uma de duas coisas: a central procura o percurso na primeira partida, uma vez e devagar, ou o pico da volta deixou relé, receptor ou botoeira mandando ordem. Desligue o disjuntor por um minuto e religue com o vão livre: se andar só essa vez, era a partida; se repetir, deixe desligado.',
    ],
    heading: 'Partida da central ou ordem presa',
    text: [
      'Com ele desligado, tire a pilha de todos os controles e religue. Parou de abrir: um controle estava preso. Continua: a ordem vem da botoeira, do interfone ou da própria placa, e quem solta os fios para saber é o técnico.',
      'O exame e o conserto ficam entre {{repair.from}} e {{repair.to}}; placa queimada pelo pico se troca, de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Abre toda vez que a luz volta, e só nessa hora: função de partida, que o manual da placa muda.',
      'Abre e fecha sem parar: fim de curso perdido ou relé colado.',
      'Só depois de temporal: meça também a fotocélula e o receptor.',
      'Ninguém no vão ao religar, nem criança nem carro.',
    ],
    questions: [
      {
        question: 'Dá para evitar da próxima vez?',
        answer:
          'Protetor de surto no quadro e terra ligado reduzem o pico. Num apagão longo, desligue o disjuntor do portão e religue quando a luz firmar.',
      },
    ],
    further: 'As outras causas estão em [portão abre sozinho](/portao-abre-sozinho).',
    send: 'Conte quantas vezes ele abriu depois que a luz voltou e mande a foto da etiqueta da central.',
  },
  {
    when: [
      'cortaram a luz|corte de luz|corte de energia|cortaram a energia|desligaram a luz|enel|trocaram o poste|mexeram no poste|mexeram na rede|falta de fase|faltou uma fase|meia fase|meia luz|trocaram o medidor|trocaram o relogio',
      'parou|nao funciona|nao abre|nao liga|nao anda|morreu|queimou|fraco|ronca|pisca*|estranho',
    ],
    unless: 'sem luz como|abrir sem',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['power', 'repair'],
    answer: [
      'Portão que parou depois de mexerem na luz da rua tem uma de três coisas: ponto sem energia, porque faltou uma fase; fusível ou fonte da placa queimados na volta; ou percurso perdido. Deixe o disjuntor dele desligado por um minuto, religue uma vez e olhe a luz da central. Placa se repara a partir de {{repair.from}} e se troca de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'A luz da central diz qual das três',
    text: [
      'Veja também se o resto da casa está normal: lâmpada forte demais ou fraca demais é caso de desligar tudo e chamar a distribuidora antes de qualquer técnico.',
    ],
    points: [
      'Central apagada e casa acesa: disjuntor, fase daquele circuito ou fusível.',
      'Acesa, e o motor ronca: tensão baixa; não insista.',
      'Acesa, anda pouco ou ao contrário: percurso a gravar, de {{part.programming.from}} a {{part.programming.to}}.',
      'Queimou na volta: guarde a peça e peça ressarcimento à distribuidora, com o protocolo.',
    ],
    further: 'Para usar o portão enquanto isso, veja [abrir portão sem luz](/como-abrir-portao-sem-luz).',
    send: 'Mande pelo WhatsApp a foto da luz da central, a da etiqueta do motor e a hora em que a energia voltou.',
  },
];
