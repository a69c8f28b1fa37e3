/** Answers to titles about automatic gates: obeyed only from near, or locked with everybody outside. */
import type { DirectAnswer } from '../../../direct-answer.ts';

const onlyFromNear = [
  'so funciona',
  'so abre',
  'so fecha',
  'so pega',
  'so responde',
  'so obedece',
  'so aciona',
]
  .flatMap((verb) => [verb, verb.split(' ').toReversed().join(' ')])
  .flatMap((verb) =>
    [
      ...['de perto', 'de bem perto', 'bem de perto', 'perto', 'bem perto', 'muito perto', 'de muito perto'],
      ...['colado', 'encostado', 'chegando perto', 'chegando bem perto', 'se chegar perto'],
      ...['se chegar bem perto', 'quando chego perto', 'quando chega perto', 'quando estou perto'],
    ].map((how) => `${verb} ${how}`),
  )
  .join('|');

const notFromAfar = ['abre', 'fecha', 'funciona', 'pega', 'responde', 'obedece', 'aciona']
  .flatMap((verb) => [`nao ${verb} de longe`, `nao ${verb} mais de longe`])
  .join('|');

export const outOfReachAnswers: readonly DirectAnswer[] = [
  {
    when: ['portao|portoes|garagem|motor', `${onlyFromNear}|${notFromAfar}`],
    unless:
      'controle*|celular|aplicativo|app|tag|cartao|interfone|facial|biometria|perto de mim|perto de casa|fora de casa',
    winsTies: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que só obedece de perto recebe fraco o sinal do controle: pilha no fim, antena do receptor enrolada ou cortada, ou interferência perto do motor. Troque a pilha pela do mesmo tipo e teste outro controle da casa no mesmo lugar. Se só um é curto, o defeito é dele; se todos são, é a antena ou o receptor, num conserto de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Um controle fraco ou todos',
    text: [
      'A antena é um fio que sai da caixa do motor e deve ficar esticado, longe do ferro: cortada ou encostada na folha, perde quase todo o alcance. Se piorou de repente, veja o que foi ligado ali perto, como lâmpada de LED, câmera ou roteador, e desligue um de cada vez.',
    ],
    points: [
      'Bom a pé e curto no carro: película metalizada ou carregador ligado.',
      'Curto com chuva: umidade no receptor ou na antena.',
      'Bom de dia e curto à noite: lâmpada nova na garagem.',
      'Gravar controle novo fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    send: 'Diga a quantos passos ele ainda obedece, se acontece com todos os controles, e mande a foto da caixa do motor fechada e o bairro.',
  },
  {
    when: [
      'travou|travado|emperrou|emperrado|trancou|enguicou|quebrou|estragou|parou',
      'com a gente de lado de fora|com a gente do lado de fora|com a gente para fora|com a gente fora|com todo mundo fora|com todos fora|comigo fora|comigo do lado de fora|comigo para fora|comigo de fora|com a familia fora|e estou do lado de fora|e estou para fora|e fiquei do lado de fora|e fiquei para fora|e fiquei fora|e estamos do lado de fora|e ficamos do lado de fora|e ficamos para fora|de lado de fora',
      'portao|garagem',
    ],
    unless: 'carro|destravamento|pintar|botoeira|coluna|muro|parede|fora de casa',
    winsTies: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Com o portão travado e todos do lado de fora, entra-se pela porta social ou por um vizinho que alcance a botoeira, e solta-se o motor por dentro. Pela calçada, ele só se abre se o motor tem destravamento externo com chave. Não force a folha: ela entorta, quebra a engrenagem e, se for basculante, desce em quem a levanta. O conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'Da calçada para dentro, na ordem',
    text: [
      'Tente outro controle, bem perto do motor, e o celular, se há módulo. Veja se há luz na rua e na casa: sem energia, só a chave resolve.',
      'Por dentro, com o disjuntor desligado, a folha reta e os cabos inteiros, gire a chave de destravamento e leve a folha devagar. Com folha torta ou cabo solto, ninguém destrava nem passa embaixo.',
    ],
    points: [
      'Sem outra porta: chaveiro para a porta social, e não para o portão.',
      'Criança sozinha lá dentro: Bombeiros, 193.',
      'Fora do expediente: diga o bairro e que a família está na rua.',
    ],
    send: 'Mande um vídeo do portão visto da calçada, o bairro e se há outra entrada.',
  },
];
