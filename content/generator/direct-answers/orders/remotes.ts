/** A remote control to buy, by maker and frequency. */
import type { DirectAnswer } from '../../direct-answer.ts';

const otherErrand =
  'nao funciona|nao abre|nao fecha|parou|quebr*|program*|gravar|copia*|clon*|placa|central|alcance|distancia|pilha|bateria|perdi|perdeu|molhou|luz|pisca|diferenca|consert*|kit|motor ppa com|manual|pdf';
const wanted =
  'original|avulso|avulsa|avulsos|novo|nova|novos|comprar|compra|preco|valor|quanto|vende*|onde|extra|reposicao|433|433mhz|mhz|tok|zap|loja|original';
const frequency = '433|433mhz|mhz|299|292|315|868|frequencia';
const ofControls =
  'Os tipos de código e de bateria estão na página do [controle remoto de portão](/topicos/controle-remoto-de-portao).';

export const remoteOrders: readonly DirectAnswer[] = [
  {
    when: [
      'controle*|receptor*',
      '2 canais|dois canais|2 botoes|dois botoes|2 teclas',
      '4 canais|quatro canais|3 canais|tres canais|4 botoes|quatro botoes|3 botoes|tres botoes|4 teclas',
    ],
    unless: 'nao funciona|parou|quebr*',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Dois canais bastam para quem abre um portão e mais uma coisa, como o social ou a luz; quatro, para quem entra em mais de um lugar com o mesmo controle. Cada botão é um canal com código próprio, e o alcance é igual nos dois. A gravação de todos, na mesma visita, fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    heading: 'Contar os botões antes de comprar',
    text: [
      'Liste o que vai abrir: garagem, social, portão do trabalho, casa da praia. Sobrando um botão, está bom; botão sem gravação não faz nada e não atrapalha.',
      'Mais importante que o número é o código: o controle só grava no receptor da mesma família e frequência.',
    ],
    points: [
      'Prédio: só a administração libera a gravação.',
      'Portões de marcas diferentes num controle só: receptor igual nos dois.',
      'Botões demais no bolso: um deles abre sem querer; há modelo com tampa.',
    ],
    further: ofControls,
    send: 'Mande a foto do controle de hoje, frente e verso, e a da etiqueta da central.',
  },
  {
    when: ['controle*', 'ppa', wanted],
    unless: otherErrand,
    subject: 'controle-remoto',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price'],
    answer: [
      'Controle PPA nós levamos e gravamos na sua central, avulso ou vários de uma vez: a gravação fica entre {{part.programming.from}} e {{part.programming.to}}, e o aparelho se orça pela foto do que você usa hoje. A frequência de 433 MHz é só metade: o controle original grava apenas em receptor PPA da mesma família de código.',
    ],
    heading: 'Como saber que controle PPA serve no seu portão',
    text: [
      'Vire o controle e leia o nome do modelo, como Zap ou Tok, e a frequência; original traz marca e modelo impressos na carcaça. Abra e veja se há uma fila de chavinhas: com elas o código é fixo, sem elas é gravado na central.',
      'Se o motor é de outra marca, ou a central é tão antiga que o controle saiu de linha, um receptor novo recebe os controles PPA sem trocar o motor.',
    ],
    points: [
      'Rolling ou hopping escrito: código rolante, que não se copia.',
      'Número 299 no verso: controle de 433 não abre esse portão.',
      'Todos os controles da casa juntos na hora de gravar.',
      'Antes de comprar, teste o velho com bateria nova.',
    ],
    further: ofControls,
    send: 'Mande pelo WhatsApp a foto do controle, de frente e do verso, a da tampa do motor e quantos você quer: o valor vem por mensagem.',
  },
  {
    when: ['controle*', frequency],
    ofOtherBrand: true,
    unless: otherErrand,
    subject: 'controle-remoto',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'compatibility'],
    answer: [
      'Controle {marca} avulso não vendemos: gravamos na sua central o que você comprar, de {{part.programming.from}} a {{part.programming.to}}. Para acertar na compra, a frequência em MHz do verso tem de ser a do antigo, e o código, da mesma família do receptor {marca}; só a frequência igual não basta.',
    ],
    heading: 'O que conferir no controle {marca} antes de comprar',
    text: [
      'O nome do modelo no verso diz mais que a cor e o número de botões. Com chavinhas por dentro, o código é fixo; sem elas, ele se grava apertando o botão da central.',
      'Se o modelo {marca} saiu de linha, um receptor novo, na faixa de {{repair.from}} a {{repair.to}} instalado, aceita controles de hoje e deixa o motor como está.',
    ],
    points: [
      'Foto do verso do antigo na mão, na loja ou no anúncio.',
      'Anúncio de compatível: veja se cita o modelo, e não só a marca.',
      'Loja que troque se não gravar.',
    ],
    further: ofControls,
    send: 'Mande pelo WhatsApp a foto do controle {marca}, de frente e do verso, e a da tampa do motor: dizemos qual procurar.',
  },
  {
    when: ['controle*', 'universal', frequency],
    unless: `${otherErrand}|copiador`,
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['buy', 'compatibility'],
    answer: [
      'Há controle universal de 433 MHz, mas ele não é de todo portão: copia código fixo, e o código rolante se grava na central só com controle da família dela. Confira no verso do seu se a frequência é 433 e se há a palavra rolling ou hopping; gravar na central fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    heading: 'Quando o universal serve e quando não serve',
    text: [
      'Serve onde o controle antigo tem chavinhas por dentro ou se deixa copiar encostando um no outro. Não serve em central de código rolante, que recusa cópia por segurança.',
      'Para abrir dois portões diferentes com um controle só, o universal é útil, desde que os dois sejam de código fixo.',
    ],
    points: [
      'Frequência igual à do antigo, lida no verso.',
      'Botões livres para cada portão.',
      'O antigo funcionando na hora de copiar.',
    ],
    further: ofControls,
    send: 'Mande pelo WhatsApp a foto do controle, de frente e do verso, e a da tampa do motor: dizemos se o universal serve.',
  },
];
