/**
 * What a title that joins two questions about a part asks besides its price: 'sintomas e preço', 'o que é e quanto
 * custa'. Each text has no full stop, because a price may follow it in a description.
 */
export interface PartHalves {
  /** When the part is replaced. */
  sign: string;
  what: string;
  /** Continues either of them. */
  price: string;
  /** Whether a worn or broken one is repaired, as an answer to 'tem conserto?'. */
  mend?: string;
}

const general = 'o conserto fica entre {{repair.from}} e {{repair.to}}';
const rollers = 'a troca fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}';
const programming =
  'ligar e gravar na central fica entre {{part.programming.from}} e {{part.programming.to}}';

/** By subject. */
export const partHalves: Readonly<Record<string, PartHalves>> = {
  capacitor: {
    sign: 'Troca-se o capacitor quando o motor zumbe e não parte, ou só parte com um empurrão',
    what: 'O capacitor é a peça que dá a partida do motor: sem ele, o motor zumbe e não gira',
    price: 'a troca fica entre {{part.capacitor.from}} e {{part.capacitor.to}}',
    mend: 'Não: capacitor fraco ou estufado não se conserta, e trocá-lo é o reparo mais barato do motor',
  },
  'central-de-comando': {
    sign: 'Troca-se a placa quando a trilha queimou, ela não grava mais controles ou nada acende nela',
    what: 'A central é a placa que recebe a ordem do controle e manda o motor andar e parar',
    price: 'a troca fica entre {{part.board.from}} e {{part.board.to}}',
  },
  fotocelula: {
    sign: 'Troca-se a fotocélula quando, limpa e alinhada, ela ainda impede o portão de fechar',
    what: 'A fotocélula é o par de sensores que faz o portão reabrir quando alguém cruza o vão',
    price: 'a troca fica entre {{part.photocell.from}} e {{part.photocell.to}}',
    mend: 'Tem, quando a falta está no fio, no alinhamento ou na lente; sensor queimado se troca',
  },
  roldana: {
    sign: 'Trocam-se as roldanas quando a folha, solta do motor, ronca, balança ou não corre com uma mão',
    what: 'A roldana é a roda que leva o peso do portão de correr no trilho',
    price: rollers,
    mend: 'Em geral, não: roldana gasta se troca, porque o canal comido não volta à medida',
  },
  'cabo-de-aco': {
    sign: 'Troca-se o cabo de aço quando há um fio partido, ferrugem ou amassado em qualquer ponto dele',
    what: 'O cabo de aço é o que liga a folha do basculante ao contrapeso e segura o peso dela',
    price: rollers,
  },
  cremalheira: {
    sign: 'Troca-se a cremalheira quando os dentes estão gastos, lascados ou arrancados',
    what: 'A cremalheira é a régua de dentes presa à folha de correr, que o pinhão do motor puxa',
    price: rollers,
    mend: 'Tem, por partes: troca-se só o gomo quebrado, e o que apenas saiu de linha se realinha',
  },
  engrenagem: {
    sign: 'Troca-se a engrenagem quando o motor gira, estala e a folha não o acompanha',
    what: 'A engrenagem é a roda dentada do redutor, que leva a força do motor até a folha',
    price: 'a troca fica entre {{part.gears.from}} e {{part.gears.to}}',
    mend: 'Não: dente gasto ou quebrado não se refaz, e a engrenagem se troca com o motor no lugar',
  },
  'controle-remoto': {
    sign: 'Troca-se o controle quando, com bateria nova, ele ainda falha, perde alcance ou pede força no botão',
    what: 'O controle remoto é o aparelho que manda o código por rádio até o receptor do portão',
    price: programming,
  },
  receptor: {
    sign: 'Troca-se o receptor quando nenhum controle abre, nem de perto, e a botoeira da parede abre',
    what: 'O receptor é a parte que ouve o rádio do controle e entrega a ordem à central',
    price: programming,
    mend: 'Às vezes: fio, antena e memória têm conserto, e receptor queimado se troca',
  },
  'fim-de-curso': {
    sign: 'Troca-se o fim de curso quando, com o ímã no lugar, o portão ainda para cedo ou bate no fim',
    what: 'O fim de curso é o sensor que diz à central onde o portão está aberto e onde está fechado',
    price: 'regular fica entre {{part.adjustment.from}} e {{part.adjustment.to}}',
    mend: 'Tem: quase sempre basta pôr o ímã ou a chave de volta no lugar; sensor queimado se troca',
  },
  contrapeso: {
    sign: 'Troca-se o contrapeso quando a ferrugem comeu a caixa ou a alça; se a folha só pesa, basta regular',
    what: 'O contrapeso é o peso que desce ao lado do vão enquanto a folha do basculante sobe',
    price: general,
    mend: 'Tem: a carga se regula, e cabo ou caixa com ferrugem se trocam',
  },
  botoeira: {
    sign: 'Troca-se a botoeira quando ela só funciona num canto do botão ou abre o portão sozinha na chuva',
    what: 'A botoeira é o botão de parede que comanda o portão por fio, sem controle',
    price: 'trocar ou ligar parte de {{repair.from}}',
    mend: 'Tem, se a falta está no fio ou na emenda; botão com o contato gasto se troca',
  },
  nobreak: {
    sign: 'Troca-se a bateria do nobreak quando o portão já não abre nem uma vez sem luz',
    what: 'O nobreak é a bateria com conversor que move o portão por alguns ciclos quando falta luz',
    price: 'a ligação fica entre {{repair.from}} e {{repair.to}}, fora o aparelho',
  },
  'trava-eletrica': {
    sign: 'Troca-se a trava elétrica quando, alinhada e com tensão no fio, ela não recua ou não prende',
    what: 'A trava elétrica é o pino que prende a folha fechada e recua quando a central vai abrir',
    price: general,
    mend: 'Tem, quando falta alinhar ou refazer o fio; bobina da trava queimada pede peça nova',
  },
  fiacao: {
    sign: 'Troca-se a fiação quando a capa ressecou, o cobre escureceu ou há emenda enterrada',
    what: 'A fiação é o conjunto do circuito do motor, do terra e dos cabos de comando do portão',
    price: general,
  },
  braco: {
    sign: 'Troca-se o braço quando ele entortou, trincou na solda ou tem folga no furo do pino',
    what: 'O braço é a peça de aço que leva a força do motor até a folha',
    price: general,
    mend: 'Às vezes: solda e pino se refazem, e braço empenado se troca',
  },
  fuso: {
    sign: 'Troca-se o fuso ou a porca dele quando o motor gira e a folha patina, trava ou range',
    what: 'O fuso é a barra de rosca do motor basculante, por onde a porca sobe e desce com a folha',
    price: general,
    mend: 'Em geral, não: porca e fuso gastos se trocam, e o motor fica',
  },
  embreagem: {
    sign: 'Troca-se a embreagem quando, com a força regulada, ela ainda patina e a folha não anda',
    what: 'A embreagem é o que deixa o motor ceder quando a folha encontra um obstáculo',
    price: 'regular a força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}',
    mend: 'Tem: a força se regula, e disco gasto se troca',
  },
  'sensor-antiesmagamento': {
    sign: 'Troca-se o sensor antiesmagamento quando a borda rachou ou a folha não para ao tocar em algo',
    what: 'O sensor antiesmagamento é a proteção que para a folha quando ela encontra alguém',
    price: general,
  },
  'fechadura-eletromagnetica': {
    sign: 'Troca-se a fechadura eletromagnética quando, com a fonte boa e o ímã limpo, a porta ainda abre na mão',
    what: 'A fechadura eletromagnética é um ímã elétrico que segura a porta enquanto há corrente',
    price: general,
  },
  motor: {
    sign: 'Troca-se o motor quando a bobina e a placa queimaram juntas, a peça não se acha ou ele é fraco para a folha',
    what: 'O motor de portão é o conjunto de motor elétrico, redutor e central que move a folha',
    price: 'numa casa, a troca fica entre {{replacement.from}} e {{replacement.to}}',
  },
};
