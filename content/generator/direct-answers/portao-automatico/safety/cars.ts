/** Answers to titles about automatic gates: a car in the gate or close to it. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksMay } from '../../../words/asking-words.ts';

export const carAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'carro|moto|caminhonete|veiculo',
      'debaixo de portao|debaixo do portao|embaixo do portao|metade debaixo|metade dentro|metade fora|meio do portao|no meio do portao|embaixo de portao|no vao',
    ],
    unless:
      'sensor|fotocelula|evitar|cabe|altura|paga|perigoso passar|pode passar|posso passar|passar de moto|passar de carro|passar correndo|passar com',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    isDanger: true,
    aspects: ['safety', 'repair'],
    answer: [
      'Não ande com o carro nem aperte o controle: desligue o disjuntor do portão e tire todos do vão. Se a folha está reta, inteira e não encosta no carro, solte o motor na chave, com outra pessoa segurando a folha no alto, e só então tire o carro devagar. Se ela está apoiada nele, torta ou com cabo frouxo, deixe como está e chame; com alguém preso, 193.',
    ],
    heading: 'Depois que o carro saiu',
    text: [
      'O portão fica desligado até a visita: fotocélula e força falharam, ou não existem. O par de fotocélula instalado fica entre {{part.photocell.from}} e {{part.photocell.to}}, e regular força e curso, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Fotos do carro e da folha, antes de mexer, para o seguro.',
      'Marcha à ré com a folha apoiada rasga a lataria e derruba a folha.',
      'Fechamento automático desligado até haver sensor.',
    ],
    send: 'De longe, mande a foto da folha inteira com o carro, e o bairro.',
  },
  {
    when: [
      'carro|veiculo|moto',
      'encostado|encostada|encostar|encosto|muito perto|colado|perto demais|na frente',
      'abrir|fechar|portao',
      `${asksMay}|problema|perigoso`,
    ],
    unless: 'estaciona*|vizinho|garagem|calcada|controle|guia|multa|estacionar',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety'],
    answer: [
      'Não convém: basculante avança ao subir e o de abrir varre um arco, e os dois pegam o para-choque de quem parou encostado. Deixe pelo menos um metro e meio até a folha começar a andar; no de correr, basta não encostar. Se o carro já está preso na folha, solte o botão e desligue o disjuntor, sem mandar abrir de novo.',
    ],
    heading: 'Marcar o lugar do carro',
    text: [
      'Abra o portão sem o carro, marque no chão até onde a folha chega e some um palmo. Vale dos dois lados, porque o basculante sai para a frente e para trás.',
    ],
    points: [
      'Fotocélula nem sempre vê para-choque alto.',
      'Garagem curta: de correr, se houver parede ao lado.',
      'Motor forte não perdoa: força no mínimo que move a folha.',
    ],
  },
  {
    when: [
      'passar|sair|entrar|passo',
      'carro|moto',
      'meio aberto|entreaberto|parado em meio|metade aberto|meia altura|pela metade',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Não passe: o portão parado no meio pode voltar a andar com um toque no controle ou fechar sobre o carro, e o basculante a meia altura pode descer. Mande abrir até o fim; se ele não vai, desligue o disjuntor, confira de longe se a folha está reta e os cabos inteiros, solte o motor na chave e abra o resto na mão, com alguém segurando.',
    ],
    heading: 'Antes de pôr o carro no vão',
    text: [
      'Folha de correr e de abrir pode ser levada na mão até o fim. Basculante torto ou com cabo frouxo não se move nem se atravessa: espere o técnico, num conserto de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Desligue o fechamento automático até o conserto.',
      'Fotocélula não protege quem para embaixo da folha.',
      'Calço embaixo da folha não segura um basculante.',
    ],
    send: 'Mande uma foto do portão como parou, de longe.',
  },
  {
    when: [
      'bate o carro|bater o carro|batendo o carro|bate com o carro|bate sempre em portao|encosta o carro|raspa o carro|bater em portao|bate em portao',
      'pai|mae|avo|idoso|idosa|sempre|toda vez|marido|esposa|filho|filha|manobrista|sogra|sogro',
    ],
    unless: 'quem paga|seguro|bateu|multa|amassou',
    winsTies: true,
    isUnpriced: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety', 'adjust'],
    answer: [
      'Quem bate o carro no portão quase sempre entra antes de ele abrir todo, ou o portão fecha cedo demais: aumente a pausa, desligue o fechamento automático e ponha fotocélula e uma luz que avise quando a folha parou. A pausa se acerta de {{part.adjustment.from}} a {{part.adjustment.to}}, e o par de fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'Dar tempo e marca para quem entra',
    text: [
      'Uma faixa no chão mostra onde parar e esperar, e um batente de pneu do lado de dentro evita o encontro com a folha ou a parede.',
    ],
    points: [
      'Basculante avança para fora ao abrir: espere na linha marcada.',
      'Sinalizador aceso: folha andando; apagado: pode passar.',
      'Depois de qualquer batida, disjuntor desligado até ver braço, cabo e guia.',
    ],
    send: 'Mande um vídeo de uma entrada e a foto da frente da garagem.',
  },
];
