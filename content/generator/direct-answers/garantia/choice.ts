/** Answers to titles about warranties and rights: choosing and buying. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const choiceAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'diferenca|diferencas|ou|e|x|versus|vs|comparativo|comparacao|qual',
      'garantia',
      'legal|de lei|da lei',
      'contratual|de fabrica|de loja|estendida|escrita|fabricante',
    ],
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['what', 'allowed'],
    answer: [
      'A garantia legal é a que o Código de Defesa do Consumidor dá a todos, mesmo sem papel: noventa dias para reclamar de um produto ou serviço durável. A contratual é a que o vendedor ou o fabricante promete por escrito, com o prazo e as condições dele, e vem além da primeira. Na nossa, o kit instalado tem {{kit.warranty}}, o serviço de conserto {{repair.warranty}} e a peça {{parts.warranty}}.',
    ],
    heading: 'Qual usar quando o portão falha',
    text: [
      'Dentro do prazo escrito, use a contratual, que costuma ser mais longa. Fora dela, a legal ainda vale para defeito escondido, e os noventa dias contam de quando ele apareceu.',
    ],
    points: [
      'Defeito aparente: os noventa dias contam da entrega.',
      'Garantia escrita: leia o que fica fora, como raio e água.',
      'Recibo, Pix ou conversa: tudo prova a data.',
    ],
    further: 'O que cada prazo cobre está na página de [garantia](/garantia).',
  },
  {
    when: [
      'garantia',
      'pagamento|pagar|parcel*|cartao|pix|forma de pagamento|formas de pagamento',
      'qual|e|como|tem',
    ],
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'A garantia é de {{kit.warranty}} no kit instalado, motor e instalação; num conserto, {{repair.warranty}} no serviço e {{parts.warranty}} nas peças trocadas. O pagamento se divide em até {{instalments}}, no kit e no conserto: se o cartão cobra juros, o total vem escrito antes de você aceitar.',
    ],
    heading: 'O que fica escrito no orçamento',
    text: [
      'Peça, mão de obra, prazo de cada garantia e forma de pagamento. O serviço começa depois do seu sim.',
    ],
    points: [
      'Kit em basculante: {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}}.',
      'Conserto: de {{repair.from}} a {{repair.to}}.',
      'Guarde a proposta: é com ela que se aciona a garantia.',
    ],
  },
  {
    when: ['2 anos|dois anos', 'garantia', 'motor*|kit|ppa|portao'],
    unless: 'conserto|acabou|venceu|passou|quebrou|depois|queimou|placa',
    subject: 'garantia',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'what'],
    answer: [
      'Temos: o motor comprado pela tabela de preços, de {{motor.quarterCv}} a {{motor.halfCv}} sem instalação, tem {{motor.warranty}} de garantia, e a instalação dele, {{motor.warranty.installation}}. O kit para basculante já instalado, PADRÃO, SPEEDY ou JETFLEX, tem {{kit.warranty}} no motor e na mão de obra.',
    ],
    heading: 'O que cada garantia cobre',
    text: [
      'Cobre defeito de fabricação do motor e erro de montagem. Raio, água na caixa, batida e folha desequilibrada ficam fora.',
    ],
    points: [
      'Conserto: {{repair.warranty}} no serviço e {{parts.warranty}} nas peças trocadas.',
      'Noventa dias da lei contam em qualquer compra.',
      'Guarde a nota e a proposta, com a data.',
    ],
    further: 'A página de [garantia](/garantia) diz como se aciona cada uma.',
    send: 'Mande uma foto do portão por dentro, a altura, a largura e o material da folha: dizemos que motor serve e que garantia ele tem.',
  },
  {
    when: ['garantia|garantias'],
    unless: 'controle*|placa|central|usado|recondicionad*',
    ofTwoBrands: 'with-ours',
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['choose', 'lifetime'],
    answer: [
      'A da PPA podemos dizer, porque é a que vendemos: o kit instalado por nós tem {{kit.warranty}} de garantia. A da {outra} está na nota e no manual do modelo, e pode mudar de uma linha para outra; peça-a por escrito antes de comparar. Olhe também quem responde pela instalação, porque montagem errada derruba a garantia do aparelho.',
    ],
    heading: 'O que comparar nas duas garantias',
    text: [
      'Prazo maior não vale mais se a oficina fica longe ou se o frete é seu. Num motor de qualquer das duas já instalado, o nosso conserto sai com {{repair.warranty}} no serviço e {{parts.warranty}} na peça.',
    ],
    points: [
      'Motor, central e controles: cada um pode ter um prazo.',
      'Uso de prédio com motor de casa costuma ficar de fora.',
      'Raio, água e tensão errada também.',
      'Nota fiscal e data guardadas com o manual.',
    ],
    send: 'Mande os dois modelos, as medidas e o material da folha: respondemos com o nosso preço e o prazo por escrito.',
  },
  {
    when: ['garantia|garantias'],
    unless: 'controle*|placa|central|usado|recondicionad*',
    ofTwoBrands: 'without-ours',
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['choose', 'lifetime'],
    answer: [
      'Entre {primeira} e {segunda} vale a garantia escrita na nota e no manual de cada modelo, que pode mudar dentro da mesma marca; sem ler as duas, ninguém honesto diz qual é maior. Pergunte o prazo do motor, o da placa e o da instalação, e onde fica a assistência. Não vendemos nenhuma das duas; consertamos ambas, com {{repair.warranty}} no serviço.',
    ],
    heading: 'Perguntas para fazer à loja',
    text: [
      'O prazo conta da nota ou da instalação? Quem paga a retirada se o motor parar? A garantia cai se outro técnico abrir a tampa?',
    ],
    points: [
      'Prazo de cada parte: motor, central, controles.',
      'Uso coberto: casa, prédio ou empresa.',
      'Endereço da assistência mais perto de você.',
    ],
    send: 'Se o motor já está aí e falha, mande a foto da etiqueta e da nota.',
  },
];
