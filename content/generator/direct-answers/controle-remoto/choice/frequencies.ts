/** Answers to titles about remote controls: their frequency. */
import type { DirectAnswer } from '../../../direct-answer.ts';

const otherPurpose =
  'nao funciona|nao abre|nao fecha|parou|quebr*|program*|gravar|copia*|clon*|placa|central|alcance|distancia|pilha|bateria|perdi|perdeu|molhou|luz|pisca|diferenca|consert*|kit|motor ppa com|manual|pdf';

const controlsFurther =
  'Os tipos de código e de bateria estão na página do [controle remoto de portão](/topicos/controle-remoto-de-portao).';

const frequency = '433|433mhz|mhz|299|292|315|868|frequencia';

export const frequencyAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'multifrequencia*|multi frequencia|multifrequencial|varias frequencias|todas as frequencias',
      'controle*|receptor*|copiador*|portao|multifrequencia*',
    ],
    unless:
      'nao|parou|queim*|quebr*|consert*|repar*|defeito|barulho|program*|grav*|pisca*|molh*|como|trocar|troca',
    subject: 'controle-remoto',
    aspects: ['choose', 'compatibility', 'price'],
    answer: [
      'Multifrequência quer dizer que o controle ou o receptor trabalha em mais de uma frequência, como 433 MHz e a dos antigos, perto de 299 MHz. Isso não basta: o código também tem de ser da mesma família, e o rolante não se copia em nenhum deles. Gravar ou ligar o que servir no seu portão parte de {{repair.from}} na visita.',
    ],
    heading: 'O que conferir num aparelho multifrequência',
    text: [
      'A ficha diz em que frequências ele trabalha e que códigos copia ou grava. Compare com o verso do controle que abre hoje.',
    ],
    points: [
      'Frequência do controle antigo, em MHz.',
      'Código fixo ou rolante.',
      'Receptor avulso: liga-se na botoeira, em motor de qualquer marca.',
    ],
    send: 'Mande pelo WhatsApp a foto do controle, frente e verso: dizemos o que serve.',
  },
  {
    when: ['controle*', '433|433mhz|433 mhz|433,92|433,92 mhz|433.92'],
    ofOtherBrand: true,
    winsTies: true,
    unless: otherPurpose,
    subject: 'controle-remoto',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'compatibility'],
    answer: [
      'Controle {marca} de 433 MHz não vendemos avulso: gravamos na sua central o que você comprar, de {{part.programming.from}} a {{part.programming.to}}. Antes da compra, confirme no verso do antigo que a frequência é mesmo 433 MHz, a da maioria dos motores de hoje, e que o código é da família do receptor {marca}, porque só a frequência igual não basta.',
    ],
    heading: 'O que conferir num controle {marca} de 433 MHz',
    text: [
      'O verso traz o modelo e a frequência, escrita como 433 MHz ou 433,92 MHz, que são a mesma coisa. Chavinhas por dentro querem dizer código fixo; controle sem elas se grava na central.',
      'Se não se acha mais o controle do seu {marca}, um receptor avulso de 433 MHz com controles novos, instalado por {{repair.from}} a {{repair.to}}, conserva o motor e a central.',
    ],
    points: [
      'Verso com 299 ou 292 MHz: o controle de 433 MHz não abre esse portão.',
      'Leve a foto do verso do antigo para comparar.',
      'Controle vendido como compatível com {marca}: peça o modelo por escrito.',
      'Combine a troca, caso ele não grave.',
    ],
    further: controlsFurther,
    send: 'Mande pelo WhatsApp a foto do controle {marca}, de frente e do verso, e a da tampa do motor: dizemos qual procurar.',
  },
  {
    when: ['controle*', frequency],
    ofOtherBrand: true,
    unless: otherPurpose,
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
    further: controlsFurther,
    send: 'Mande pelo WhatsApp a foto do controle {marca}, de frente e do verso, e a da tampa do motor: dizemos qual procurar.',
  },
  {
    when: ['controle*', 'universal', frequency],
    unless: `${otherPurpose}|copiador`,
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
    further: controlsFurther,
    send: 'Mande pelo WhatsApp a foto do controle, de frente e do verso, e a da tampa do motor: dizemos se o universal serve.',
  },
];
