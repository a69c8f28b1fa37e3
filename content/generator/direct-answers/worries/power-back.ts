/** What the gate does once the power is back: it opens by itself, forgets its travel or no longer responds to its control. */
import type { DirectAnswer } from '../../direct-answer.ts';

const powerBack =
  'voltou a luz|luz voltou|voltou a energia|energia voltou|quando voltou|quando a luz voltou|depois que voltou|faltou luz|faltou energia|falta de luz|falta de energia|queda de energia|queda de luz|queda da luz|queda da energia|acabou a luz|acabou a energia|apagao|pico de energia|pico de luz|oscilacao|luz piscou|piscou a luz|energia piscou|piscou a energia|luz oscilou|caiu a luz|caiu a energia';

export const powerBackAnswers: readonly DirectAnswer[] = [
  {
    when: [
      powerBack,
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
      powerBack,
      'controle*',
      'nao funciona|parou|nao abre|nao pega|nao responde|nao obedece|desprogram*|desconfigur*|perdeu a programacao|esqueceu',
    ],
    unless: 'nobreak|so um|pilha',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'program'],
    answer: [
      'Se o controle parou depois que a luz voltou, aperte a botoeira da parede: se ela move o portão, o pico atingiu o receptor ou apagou a memória; se ela também não move, é disjuntor, fusível ou fonte da placa. Falta de luz sozinha não desprograma: a memória dos controles se guarda sem energia.',
    ],
    heading: 'Religar, provar e só então gravar',
    text: [
      'Desligue o disjuntor por um minuto e ligue outra vez: há receptor que trava na oscilação e volta assim. Se nenhum controle abre e a botoeira abre, tenta-se gravar um; aceitou, grava-se o resto, de {{part.programming.from}} a {{part.programming.to}}.',
      'Receptor que não aceita mais se troca por um avulso, entre {{repair.from}} e {{repair.to}}, sem mexer no motor.',
    ],
    points: [
      'Luz da central apagada: disjuntor do portão ou fusível.',
      'Motor solto na chave durante o apagão: encaixe antes de culpar o controle.',
      'Um controle só: pilha, e a luz foi coincidência.',
    ],
    send: 'Diga se a botoeira comanda e se a luz da central acende, e mande a foto da etiqueta dela.',
  },
];
