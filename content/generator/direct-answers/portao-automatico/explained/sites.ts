/** Answers to titles about automatic gates: ramps, farms and pavements. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const siteAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'rampa*|inclinad*|ladeira|aclive|declive|subida de garagem|terreno em descida|em subida|na subida|em descida|terreno em subida|rua em descida',
    ],
    unless: 'escolha de rampa|para em subida|parou|nao sobe|trava|pesado|desce',
    subject: 'portao-automatico',
    answer: [
      'Dá para ter portão automático em rampa, mas o tipo da folha decide: o basculante avança para fora ao abrir e o pé dele raspa se o piso sobe dali para a rua, o de abrir raspa se gira para o lado que sobe, e o de correr quer trilho no nível. Meça o desnível do vão antes de escolher.',
    ],
    heading: 'Que portão serve em garagem com rampa',
    text: [
      'A folha de correr em descida nunca deve ser destravada sem calço, porque corre com o peso todo. Em trilho inclinado o motor é dimensionado para subir a folha, e não para empurrá-la no plano, e por isso sai por orçamento.',
      'No basculante se mede o arco do pé da folha: marque no piso até onde ele avança e veja se ali o chão já subiu; se subiu, encurta-se a folha embaixo ou se levanta a parada. Com a folha conferida, o kit instalado fica de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    points: [
      'Basculante: serve se a rampa desce para a rua; se sobe, o pé da folha raspa.',
      'De abrir: folha gira para o lado mais baixo ou leva pivô que a ergue.',
      'De correr: trilho no nível; inclinado, a folha desce sozinha e o motor sai por orçamento.',
      'Fotocélula: a uns 50 cm do piso, conferida com o carro parado na rampa.',
    ],
  },
  {
    when: [
      'sitio|chacara|fazenda|zona rural|area rural|longe de casa',
      'motor|portao|automat*|solar|controle|abrir',
    ],
    unless: 'vizinho|vizinha|sozinho',
    subject: 'portao-automatico',
    answer: [
      'Em sítio ou chácara, o que decide o motor é a energia que chega ao portão: com rede perto, um motor comum serve; com a casa longe, a queda de tensão no fio ou a falta de rede leva ao motor de corrente contínua com bateria e painel, que se orça por foto. O alcance do controle também precisa de antena externa.',
    ],
    heading: 'Portão longe da casa: energia, alcance e uso',
    text: [
      'Fio comprido perde tensão, e motor com tensão baixa ronca e aquece. A conta se faz com a distância até o quadro e a bitola, antes de escolher a potência.',
      'Portão de chácara costuma ser largo e de abrir, com vento e piso irregular; ele sai por orçamento. Atendemos a Grande São Paulo, e fora dela dizemos logo que não vamos.',
    ],
    points: [
      'Distância do portão ao quadro, em metros.',
      'Tipo da folha, largura e material.',
      'Quantas aberturas por dia, em dia de visita.',
      'Foto do local com o sol do meio-dia, se a ideia é painel.',
    ],
  },
  {
    when: ['calcada|passeio', 'abr*|invade|avanca|folha|pode'],
    of: ['portao-automatico', 'portao-basculante', 'portao-pivotante', 'motor', 'portao-de-correr'],
    subject: 'portao-automatico',
    answer: [
      'Não: a folha do portão não deve avançar sobre a calçada ao abrir, porque pode atingir quem passa. No basculante, o avanço se reduz recuando os pivôs ou escolhendo o sistema que sobe por dentro; no de abrir, as folhas giram para o lado da garagem.',
    ],
    heading: 'O que fazer com uma folha que sai para a calçada',
    text: [
      'Muitos basculantes antigos empurram a parte de baixo para fora no começo da subida. Enquanto não se muda a ferragem, uma sinaleira e a velocidade baixa no início avisam o pedestre.',
      'A ferragem é do serralheiro; o motor, a força e a parada suave são conosco, de {{repair.from}} a {{repair.to}} quando é regulagem ou conserto.',
    ],
  },
];
