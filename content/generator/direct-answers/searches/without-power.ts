/** How to leave a garage without power, the gate on an escape route, and one control for the gate and the alarm. */
import type { DirectAnswer } from '../../direct-answer.ts';

const withoutPower =
  'sem luz|sem energia|faltou luz|falta luz|falta de luz|faltou energia|falta energia|falta de energia|acabou a luz|acabou luz|acabou a energia|caiu a luz|caiu a energia|queda de luz|queda de energia|apagao|luz caiu';

export const withoutPowerAnswers: readonly DirectAnswer[] = [
  {
    when: ['condominio*|predio*|edificio*', withoutPower, 'portao|garagem|sair|entrar|abrir'],
    unless: 'nobreak|gerador|voltou|depois|queim*|parou depois|bateria|elevador',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['power'],
    answer: [
      'Sem energia, o portão do prédio se abre na mão: quem está na portaria desliga o disjuntor dele, gira a chave de destravamento do motor e leva a folha devagar, com outra pessoa olhando o vão. O morador que está sozinho na garagem não a força: chama a portaria ou o zelador. Folha torta, pesada ou com cabo frouxo não se destrava.',
    ],
    heading: 'O que o prédio deixa pronto antes do apagão',
    text: [
      'A chave fica na portaria, com dois treinados por turno, e o disjuntor tem etiqueta. Depois que os carros passam, fecha-se a folha na mão e trava-se o motor de novo, antes de religar.',
      'Nobreak próprio para portão mantém algumas viagens; gerador do prédio só serve se o circuito do portão está nele.',
    ],
    points: [
      'Folha que não anda com uma mão: não insista.',
      'Com o motor solto, alguém fica no portão.',
      'Volta da luz: disjuntor só depois de travar.',
      'Portão de pedestre livre durante o apagão.',
    ],
    send: 'Mande a foto da caixa do motor e a da etiqueta: dizemos onde fica o destravamento do seu modelo.',
  },
  {
    when: [
      'sair|saio|tirar o carro|retirar o carro|tirar carro|entrar|sair de carro',
      'garagem|portao|carro',
      withoutPower,
    ],
    unless: 'condominio*|predio*|edificio*|nobreak|gerador|elevador',
    subject: 'abertura-manual',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['power'],
    answer: [
      'Para sair da garagem sem energia, desligue o disjuntor do portão, confira se a folha está reta e os cabos inteiros, ponha a chave no destravamento do motor e gire até soltar; depois leve a folha na mão, devagar, com ajuda. Tire o carro, feche a folha e gire a chave de volta até engatar, porque é o motor travado que a segura.',
    ],
    heading: 'Se a chave não aparece ou a folha não anda',
    text: [
      'A chave costuma estar no saco do manual ou pendurada atrás do motor. Folha que pesa na mão, torta ou com cabo frouxo fica onde está: destravada, ela pode descer de uma vez.',
      'Quem depende do carro à noite põe um nobreak próprio para portão, que dá algumas aberturas sem luz.',
    ],
    points: [
      'Basculante: duas pessoas, uma em cada coluna, e o vão vazio.',
      'De correr: solte, e não deixe passar do batente.',
      'Não ligue o disjuntor com a folha solta.',
      'Sem outra porta de saída, peça destravamento por fora.',
    ],
    send: 'Mande a foto do motor e a da etiqueta: dizemos onde se solta o seu modelo.',
  },
  {
    when: ['rota de fuga|saida de emergencia|saida de incendio|bombeiro*|avcb', 'portao|portoes|garagem'],
    unless: 'preso|presa|ligar|chamar|sindico|laudo|ambulancia|quartel',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Portão que fica em rota de fuga tem de abrir por dentro, na mão, sem chave e sem energia, e quem confirma a exigência do seu prédio são os bombeiros, pelo projeto aprovado. O caminho mais simples é uma porta de pedestre ao lado, com barra ou fecho que abre por dentro; o portão da garagem fica com destravamento provado e sinalizado.',
    ],
    heading: 'O que fazemos do lado do motor',
    text: [
      'Deixamos o destravamento leve, ao alcance e testado com o disjuntor desligado, e anotamos o teste. Trava elétrica em rota de fuga tem de soltar sem energia ou por botão de emergência.',
      'Rever o destravamento e a força entra num conserto de {{repair.from}} a {{repair.to}}; projeto e laudo são de engenheiro.',
    ],
    points: [
      'Chave de destravamento em caixa de vidro, perto do motor.',
      'Aviso com os passos, em letra grande.',
      'Prova a cada revisão, com a energia cortada.',
      'Nada encostado na saída.',
    ],
    send: 'Mande a foto do portão por dentro, a da saída de pedestre e o que os bombeiros pediram.',
  },
  {
    when: ['controle*', 'alarme', 'portao|mesmo|junto|juntos|unico|um so'],
    unless: 'dispara|disparou|tocando|parou|nao funciona|cerca|carro',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility', 'program'],
    answer: [
      'Um controle só serve ao portão e ao alarme quando os dois receptores falam a mesma língua: cada botão se grava num deles. Se as marcas não combinam, um receptor avulso igual em cada central resolve, com um botão para cada. Gravar no portão fica entre {{part.programming.from}} e {{part.programming.to}}; na central do alarme, quem grava é a empresa dele.',
    ],
    heading: 'Antes de juntar os dois num botão',
    text: [
      'Frequência e código têm de ser iguais: 433 MHz nos dois não basta. E convém que abrir a garagem não desarme a casa inteira: use botões separados.',
    ],
    points: [
      'Foto dos dois controles, frente e verso.',
      'Etiqueta da central do portão e a do alarme.',
      'Código rolante nos dois, contra cópia.',
      'Controle perdido: apague nas duas memórias.',
    ],
    send: 'Mande as fotos dos dois controles e das duas centrais: dizemos se combinam.',
  },
];
