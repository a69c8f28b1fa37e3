/** What goes wrong between the payment and the ready gate: nobody comes to fit it, or it is fitted crooked. */
import type { DirectAnswer } from '../../direct-answer.ts';

const paid =
  'comprei*|paguei*|fechei*|contratei|encomendei|comprado|comprada|pago|paga|ja paguei|ja comprei|sinal|entrada';

export const afterSaleAnswers: readonly DirectAnswer[] = [
  {
    when: [
      paid,
      'nao vieram|nao veio|nao apareceram|nao apareceu|ninguem veio|ninguem apareceu|ninguem instalou|nao instalaram|nao foi instalado|sem instalar|nao colocaram|nao montaram|nao marcaram|atraso|atrasado|atrasada|atrasou|demorando',
    ],
    unless: 'controle|placa|fotocelula|entrega|entregaram|chegou|correio|transportadora|cerca|alarme',
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'Kit comprado e instalação que ninguém veio fazer: se a compra foi conosco, escreva hoje na conversa do pedido, com o nome, o endereço e o dia combinado, e peça outro dia por escrito. Se foi em outra loja, é ela que deve a montagem que vendeu; montar um motor já comprado nós também fazemos, mas isso seria pagar de novo.',
    ],
    heading: 'O que a lei dá a quem espera a instalação',
    text: [
      'Dia que passou sem instalação é oferta que não se cumpriu. O artigo 35 do Código de Defesa do Consumidor deixa a escolha com você: exigir o serviço, aceitar outro que sirva ou desfazer a compra e receber o dinheiro com correção.',
    ],
    points: [
      'Junte nota ou recibo, a proposta e a mensagem com o dia marcado.',
      'Escreva com um prazo certo para a resposta, e não só por telefone.',
      'Não abra a caixa nem monte sozinho: peça que falta se reclama com tudo lacrado.',
      'Compra fora da loja: sete dias para desistir, contados do recebimento.',
      'Sem acordo: Procon, consumidor.gov.br ou Juizado Especial.',
    ],
    questions: [
      {
        question: 'O prazo da garantia corre com o kit na caixa?',
        answer: 'No kit que instalamos, não: {{kit.warranty}} contados do dia da instalação.',
      },
    ],
    further: 'Os prazos de cada compra estão na página de [garantia](/garantia).',
    send: 'Na mensagem, ponha o número do pedido ou o telefone usado na compra, o dia combinado e o bairro.',
  },
  {
    when: [
      'torto|torta|tortos|desalinhado|desalinhada|empenado|empenada|empenou|entortou|entortaram|fora de nivel|fora de prumo|desnivelado|caido de um lado',
      'instalaram|instalou|instalacao|instalado|colocaram|colocou|montaram|montou|puseram|depois de instalar|instalador|motor novo',
    ],
    unless:
      'trilho|placa|batida|bateu|carro|caminhao|sensor|fotocelula|antes de instalar|da para instalar|posso instalar',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Portão que ficou torto depois de instalarem o motor é serviço malfeito até prova em contrário, e quem instalou volta para corrigir sem cobrar: reclame por escrito, com foto e data. Até lá pare de usar, desligue o disjuntor e não destrave o motor, porque uma folha torta pode estar presa só por ele.',
    ],
    heading: 'Como reclamar de uma instalação que entortou a folha',
    text: [
      'Serviço com defeito dá a você a escolha, pelo artigo 20 do Código de Defesa do Consumidor: refazer sem custo, o dinheiro de volta ou um abatimento. O que se vê se reclama em noventa dias do fim do serviço.',
      'Se quem instalou fomos nós, o kit tem {{kit.warranty}} de garantia, com a mão de obra, e suporte que solta está coberto. Se foi outra empresa, não mexa antes da resposta dela; depois, um acerto pago fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Motor preso de um lado só, numa folha sem reforço: ela torce a cada partida.',
      'Suporte soldado fora de esquadro: a folha sobe raspando na coluna.',
      'Força alta demais: o motor empurra depois do fim e entorta braço e folha.',
      'Cabos de comprimento diferente: um lado chega antes do outro.',
      'Foto de antes da obra: mostra que a folha estava reta.',
    ],
    questions: [
      {
        question: 'E se disserem que o portão já era torto?',
        answer:
          'Quem instala confere a folha antes e recusa a que não serve. Peça a resposta por escrito e a opinião de outro técnico.',
      },
    ],
    further: 'O texto pronto para acionar e os prazos estão na página de [garantia](/garantia).',
    send: 'Mande pelo WhatsApp uma foto da folha inteira, de longe e de frente, outra do suporte do motor, e diga quem instalou e quando.',
  },
];
