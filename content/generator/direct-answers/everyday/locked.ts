/** Answers to people who are shut in or out, and to hands and fingers in a gate. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const lockedAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'preso em garagem|presa em garagem|preso dentro|presa dentro|trancado dentro|trancada dentro|trancado em garagem|trancada em garagem|preso do lado de dentro|ficou preso em casa|presos em garagem|nao consigo sair|com pessoa dentro|com gente dentro|com alguem dentro|com pessoas dentro|pessoa presa|pessoas presas|gente presa|alguem preso',
    ],
    unless:
      'carro|moto|ferid*|mao|dedo|perna|braco|cachorro|gato|animal|embaixo|roda|controle|chave|pedal|trava*',
    subject: 'abertura-manual',
    isAboutSubject: true,
    isDanger: true,
    answer: [
      'Preso na garagem com o portão fechado: desligue o disjuntor dele, ache a chave ou a alavanca de destravamento na caixa do motor, gire até soltar e leve a folha devagar. Se ela está torta, com cabo solto ou pesa, não force e saia por outra porta. Quem passa mal ou não tem outra saída liga 193; com o portão apenas parado, o conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'Sair sem machucar ninguém',
    text: [
      'Antes da chave, aperte a botoeira da parede e tente outro controle: se um dos dois abre, não é preciso soltar nada. Veja também se caiu só o disjuntor do portão, e religue uma vez.',
      'Sem luz e sem chave, não suba na folha nem a force com alavanca. Chame quem está do lado de fora e peça a chave de destravamento externo, se o motor tem uma.',
    ],
    points: [
      'Basculante: uma pessoa escora a folha aberta enquanto a outra passa.',
      'Correr em descida: calço na frente antes de soltar.',
      'De abrir: recolha o pino da trava elétrica e o ferrolho de piso.',
      'Carro ligado em garagem fechada: desligue o motor, por causa da fumaça.',
    ],
    questions: [
      {
        question: 'Não acho a chave de destravamento. E agora?',
        answer:
          'Mande uma foto do motor: dizemos onde fica a do seu modelo. Em muitos serve uma chave comum, e em alguns há só uma alavanca sob a tampa.',
      },
    ],
    further: 'A rotina completa está em [abrir o portão sem luz](/como-abrir-portao-sem-luz).',
    send: 'Escreva pelo WhatsApp que há gente presa e mande a foto do motor e o bairro: essa chamada passa na frente.',
  },
  {
    when: [
      'trancado do lado de fora|trancada do lado de fora|trancado para fora|trancada para fora|trancado de fora|preso de fora|preso do lado de fora|nao abre por fora|nao abre de fora|entrar em casa|entrar na garagem|preso na rua|fiquei para fora|fiquei do lado de fora',
    ],
    unless: 'ladrao|agua|chuva|destravamento externo',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['power'],
    answer: [
      'Do lado de fora, o portão abre por outro controle, pelo celular se houver módulo, pelo interfone ou pela chave do destravamento externo, se o motor tem um. Sem nada disso, entra-se por outra porta e solta-se o motor por dentro: forçar a folha quebra a engrenagem e não abre. O técnico sai com o valor dito antes, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que tentar da calçada, nesta ordem',
    text: [
      'Troque a bateria do controle e aperte encostado no portão. Se nem outro controle abre, veja se há luz na rua e na casa: sem energia, só a chave resolve.',
      'Para não repetir, instala-se um destravamento externo: um cabo do motor até uma fechadura com chave na parede ou na folha.',
    ],
    points: [
      'Controle com luz fraca: bateria.',
      'Todos os controles mudos e casa com luz: receptor ou disjuntor do portão.',
      'Vizinho com interfone do prédio: peça o acionamento pela portaria.',
      'Não pule a folha nem a cerca: portão que volta a funcionar anda com você em cima.',
    ],
    send: 'Escreva pelo WhatsApp que está do lado de fora, com o bairro, a marca do motor se souber e uma foto do portão.',
  },
  {
    when: [
      'mordeu|prendeu|prensou|esmagou|machucou|cortou|pegou|apertou|beliscou|prendi|prensei|machuquei',
      'mao|dedo|dedos|braco|pe|perna|cabeca|minha mao|o dedo',
    ],
    unless: 'fio|fiacao|cachorro|rato|gato|cabo de',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isDanger: true,
    answer: [
      'Mão ou dedo preso no portão: solte o controle, desligue o disjuntor e mova a folha na mão, pela chave de destravamento, só o bastante para soltar; no basculante, uma segunda pessoa segura a folha antes, porque solta ela pode descer. Lave, cubra e procure atendimento; corte fundo, osso fora do lugar ou pancada na cabeça é 192 (SAMU), e quem não sai, 193 (Bombeiros). Depois disso o portão fica desligado até a visita, porque com a força certa ele teria parado.',
    ],
    heading: 'Para não acontecer de novo',
    text: [
      'O portão que prende tem força alta ou sensor ausente. O técnico põe a força no mínimo que move a folha e acerta a reversão, de {{part.adjustment.from}} a {{part.adjustment.to}}; o par de fotocélulas instalado fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
      'A fotocélula vê o vão, e não os cantos: o dedo se prende entre a folha e a coluna, na dobradiça, no trilho e na cremalheira, e ali o que protege é capa e distância.',
    ],
    points: [
      'Basculante: as laterais e o encontro dos braços são os pontos que cortam.',
      'Correr: cremalheira coberta e ninguém com a mão na folha em movimento.',
      'De abrir: o vão da dobradiça esmaga dedo de criança.',
      'Criança: controle fora do alcance, fechamento automático desligado e ninguém brincando no vão.',
    ],
    questions: [
      {
        question: 'Como sei se a força do portão está certa?',
        answer:
          'Quem mede é o técnico, com a folha no fim do curso. Em casa, o sinal de força alta é o portão que não para quando encontra uma caixa de papelão vazia posta no caminho, com você longe do vão.',
      },
    ],
    further:
      'A altura certa do feixe está na página do [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Depois de cuidar de quem se machucou, mande uma foto do ponto onde prendeu e a etiqueta do motor.',
  },
];
