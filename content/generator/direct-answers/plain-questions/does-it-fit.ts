/** Whether a part, a grease or a motor made for something else suits a gate. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const fittingAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'controle*',
      'receptor|central|placa|motor|portao',
      '433|433mhz|292|299|315|868|mhz',
      'serve|funciona|pega|grava|da certo|compativel|em receptor',
    ],
    unless: 'como|qual|onde',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Não serve se as frequências são diferentes: controle de 433 MHz não fala com receptor de 292 ou 299 MHz, e não há ajuste que os junte. Com a mesma frequência, ainda falta o código ser da mesma família. Quem quer usar o controle novo troca o receptor, com a gravação, a partir de {{repair.from}}, e o motor fica.',
    ],
    heading: 'Onde ler a frequência',
    text: [
      'No verso do controle ou na placa do receptor, em MHz. Os atuais são quase todos de 433,92; os antigos, de 292 ou 299.',
    ],
    points: [
      'Receptor avulso deixa os antigos e os novos abrirem juntos.',
      'Copiador comum só copia na frequência dele.',
      'Código rolante não se clona: grava-se na central.',
    ],
    send: 'Mande a foto do controle e do receptor, frente e verso.',
  },
  {
    when: [
      'capacitor',
      'ventilador|geladeira|maquina de lavar|ar condicionado|bomba',
      'serve|pode|usar|posso|da para|motor|portao',
    ],
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Quase nunca serve: o de ventilador tem poucos microfarads, e o motor de portão pede várias vezes mais, no valor escrito na etiqueta ou no capacitor velho. O de outro aparelho só entra se tiver esse mesmo valor, tensão que não seja menor e o mesmo tipo, permanente ou de partida. A troca fica entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    heading: 'O que acontece com o valor errado',
    text: [
      'De menos, o motor zumbe e não parte; de mais, esquenta até queimar a bobina. Os dois custam mais que a peça certa.',
    ],
    points: [
      'Nunca toque nos terminais: ele guarda choque.',
      'Copie da peça velha os microfarads e os volts.',
      'Marca pode ser outra; o valor, não.',
    ],
  },
  {
    when: [
      'graxa|oleo|lubrificante',
      'de carro|automotiva|automotivo|de motor|de rolamento|de moto|queimado|azul|preta',
      'serve|pode|posso|portao|usar|passar',
    ],
    unless: 'cozinha|vazando|vazou|corrente|dobradica',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care'],
    answer: [
      'Serve em pouca coisa: graxa de rolamento de carro pode ir em pino e dobradiça, uma camada fina. Na cremalheira, no trilho e no cabo de aço não, porque ela é grossa e pegajosa e vira lixa com a areia. Óleo queimado não serve em lugar nenhum: é ácido, suja e come a borracha.',
    ],
    heading: 'O que usar em cada peça',
    text: [
      'Graxa branca em spray resolve quase tudo o que se lubrifica por fora. Dentro da caixa do motor só vai a graxa do fabricante, pelo técnico.',
    ],
    points: [
      'Cremalheira de aço: película de graxa branca; de nylon: seca.',
      'Trilho e roldana: limpos e secos.',
      'Cabo: pano levemente untado.',
    ],
  },
  {
    when: [
      'motor de correr|motor de portao de correr|motor deslizante|motor de deslizante|motor de portao deslizante',
      'pivotante|de abrir',
      'serve|pode|usar|posso|da para|funciona',
    ],
    unless: 'ou|qual|x',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Não serve: o motor de correr gira um pinhão que puxa a cremalheira em linha reta, e o portão de abrir pede um braço ou pistão que empurre a folha em arco. Nenhuma adaptação segura faz um virar o outro. O de abrir sai por orçamento; numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que se aproveita na mudança',
    text: [
      'Ponto de energia, fotocélula, botoeira e às vezes os controles ficam. Central, motor e fixação são outros.',
    ],
    points: [
      'Duas folhas: dois motores e uma central que atrasa uma.',
      'Coluna larga: braço articulado; estreita: pistão.',
      'O motor velho pode ser guardado para peça.',
    ],
  },
  {
    when: [
      'pilha|bateria',
      'comum|aaa|aa|palito|de relogio|recarregavel|normal',
      'controle*',
      'serve|pode|funciona|usar|posso|da para',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['compatibility'],
    answer: [
      'A pilha comum, AA ou AAA, não serve: quase todo controle de portão usa a A23, um cilindro pequeno de 12 V, ou uma moeda de 3 V, como a CR2016 ou a CR2032. São medidas e tensões diferentes, e uma não substitui a outra. Abra o controle e leve a velha à loja para comprar igual.',
    ],
    heading: 'Onde se compra e como se troca',
    text: [
      'Chaveiro, supermercado e loja de eletrônica têm as três. Veja o lado do mais antes de tirar a velha e limpe o contato com pano seco.',
    ],
    points: [
      'A23 e A27 são de 12 V, e o tamanho muda.',
      'CR2016 é mais fina que a CR2032: com folga, falha.',
      'Trocou e não abriu: prove outro controle da casa.',
    ],
  },
];
