/** Answers to titles about opening by hand: safety. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksMistakes } from '../../../words/asking-words.ts';
import { gateOrMotor } from '../../../words/title-groups.ts';

export const generalSafetyAnswers: readonly DirectAnswer[] = [
  {
    when: [
      asksMistakes,
      'falta de luz|sem luz|falta de energia|sem energia|destrav*|manual|manualmente|na mao',
      gateOrMotor,
    ],
    subject: 'abertura-manual',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety', 'power'],
    answer: [
      'O erro mais perigoso na falta de luz é destravar o portão com o disjuntor ligado: a energia volta e o motor parte com a sua mão no caminho. Os outros são soltar um basculante sem saber se o cabo e o contrapeso estão inteiros, forçar a chave com alicate, empurrar a folha ainda travada e esquecer de travar de novo.',
    ],
    heading: 'A ordem certa',
    text: [
      'Disjuntor desligado, ninguém no vão, chave girada até o fim e folha levada devagar. Se ela pesa de repente, volte-a para onde estava e chame.',
      'Na volta da luz, ponha a folha na posição, trave a chave e só então ligue o disjuntor.',
    ],
    points: [
      'Chave guardada dentro de casa, e não no carro.',
      'Com nobreak, o aparelho também se desliga.',
      'Portão de pé e sem trava: encoste com corrente até a luz voltar.',
    ],
    send: 'Mande a foto do motor, com o lugar da chave, e dizemos como o seu se solta.',
  },
  {
    when: [
      'destrav*|abrir manualmente|abrir em mao|modo manual|soltar o motor|soltar motor',
      'perigoso|perigo|arriscado|risco|e seguro|seguro',
      'portao|basculante|motor|correr',
    ],
    unless: 'noite|porta',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['safety', 'power'],
    answer: [
      'Não é perigoso se a folha está reta, os cabos inteiros e o disjuntor desligado; é perigoso quando o basculante perdeu o contrapeso ou a mola, porque o motor era o que segurava a folha e, solto, ela despenca. Olhe os dois lados antes de girar a chave, peça ajuda para apoiar e não fique embaixo. Torto ou com cabo frouxo, não destrave.',
    ],
    heading: 'Como destravar sem susto',
    text: [
      'Desligue o disjuntor, gire a chave devagar e sinta o peso: se a folha quer descer, trave de novo e chame. O acerto do equilíbrio fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}} com cabo ou mola.',
    ],
    points: [
      'De correr em rampa: calce a folha antes, que ela anda sozinha.',
      'De abrir com vento: segure a ponta.',
      'Para voltar, gire a chave até o fim e mova até ouvir o engate.',
    ],
    send: 'Mande uma foto do motor e dos dois lados da folha: dizemos se pode destravar.',
  },
  {
    when: [
      'calco|calcos|calca|calcar|calcando|calce|escor*',
      'portao|folha|basculante',
      'posso|pode|da|como|usar|carro|madeira|pedra|tijolo|aberto|segurar|com',
    ],
    unless: 'motor|luz|acaba|caind*|cair|cabo|mola',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Para manter o portão aberto, desligue o disjuntor e escore a folha com um apoio firme, de madeira grossa ou de ferro, do chão à borda, dos dois lados no basculante e sem ninguém embaixo enquanto se põe. Com o carro, não: folha que desce o amassa e ainda torce, e o motor religado a empurra contra ele.',
    ],
    heading: 'Como escorar sem estragar a folha nem o motor',
    text: [
      'Um basculante em ordem fica aberto sozinho, e a escora é só garantia. Se ele desce ao ser solto, faltam contrapeso, cabo ou mola, e aí não se escora por baixo: afaste as pessoas e chame. Cabo ou roldana fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'De correr: cunha na roda e no trilho, dos dois lados, com o motor travado.',
      'De abrir: trinco ou corrente no batente, por causa do vento.',
      'Escora retirada e motor engatado antes de religar o disjuntor.',
    ],
    send: 'Se a folha não fica aberta sem apoio, mande uma foto dela de longe e o bairro.',
  },
  {
    when: [
      'bombeiro consegue|bombeiros conseguem|bombeiro abre|bombeiros abrem|samu consegue|ambulancia consegue|policia consegue|socorro consegue|chaveiro consegue|chaveiro abre',
      'portao|garagem',
    ],
    winsTies: true,
    isUnpriced: true,
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['safety', 'power'],
    answer: [
      'Consegue: quem chega de fora usa o controle, a botoeira, a chave de destravamento por fora, se o portão tem, ou força a folha com ferramenta quando há vida em risco. Para não chegar a isso, alguém de dentro solta o motor na chave e leva a folha na mão. Em emergência, ligue 193 e diga que a entrada é por portão automático.',
    ],
    heading: 'Como deixar a entrada fácil para o socorro',
    text: [
      'A porta de pedestre ao lado resolve quase tudo, porque abre sem motor. Onde ela não existe, o destravamento por fora, com fechadura, permite que um vizinho de confiança abra sem luz.',
      'Portão que fica em rota de fuga de prédio ou loja segue o projeto aprovado pelos bombeiros, e precisa abrir por dentro, na mão e sem chave.',
    ],
    points: [
      'Chave do motor em lugar que todos da casa conhecem.',
      'Um controle com o vizinho, apagável depois.',
      'Folha equilibrada: pesada, ninguém a abre na mão.',
      'Nobreak ou bateria, onde mora quem não pode fazer força.',
    ],
    send: 'Se o seu não tem abertura por fora, mande uma foto do motor e do portão pelos dois lados.',
  },
];
