/** Maintenance and warranty, how long a gate stands still during a change, and a house that stays closed. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const upkeepAskedAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'revisao|revisoes|manutencao|preventiva',
      'garantia',
      'exige|exigem|perco|perde|perder|precisa|preciso|obrigatori*|obrigado|tem que|depende|se eu nao|sem revisao|vale',
    ],
    unless: 'quanto custa|condominio|contrato',
    subject: 'garantia',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed', 'care'],
    answer: [
      'Só se o termo de garantia disser: a dos noventa dias, que a lei dá, não depende de revisão nenhuma, e a do fabricante ou do instalador pode exigi-la por escrito. Mesmo sem essa cláusula, defeito por falta de cuidado, como folha pesada, água na caixa ou graxa que nunca se pôs, costuma ficar fora. Guarde o recibo de cada revisão.',
    ],
    heading: 'O que conta como cuidado',
    text: [
      'Uma revisão por ano numa casa, e a cada {{maintenance.interval}} em prédio: folha leve na mão, trilho limpo, cabo ou mola inteiros e fotocélula testada. O que instalamos tem {{kit.warranty}} de garantia no kit, e o conserto, {{repair.warranty}} no serviço.',
    ],
    points: [
      'Motor aberto por outro: a garantia de peça costuma cair.',
      'Raio, enchente e batida ficam fora em quase todo termo.',
      'Fotos com data valem como prova do estado.',
    ],
    further: 'O que cobre cada prazo está na página de [garantia](/garantia).',
    send: 'Mande a foto do termo ou do recibo que tem: dizemos o que ele pede.',
  },
  {
    when: [
      'quanto tempo|quantas horas|quantos dias|por quanto tempo',
      'fica parado|fica sem|sem o portao|fica desligado|fico sem|parado durante|fica aberto|fora de uso|sem portao',
      'troca|trocar|durante|instalacao|instalar|conserto|motor|manutencao',
    ],
    unless: 'garantia|anos|sem uso|meses',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['lifetime', 'replace', 'install'],
    answer: [
      'O portão fica parado só durante o serviço: {horas de instalação} na troca ou na instalação do motor, {horas de reparo} num conserto e {horas de manutenção} numa revisão. Nesse tempo ele se move na mão, e o carro pode ser tirado antes. No fim do mesmo dia volta a funcionar; só fica mais se faltar peça, solda ou ponto de energia.',
    ],
    heading: 'Deixar tudo pronto para não alongar',
    text: [
      'Tire os carros, libere o vão e deixe os controles à mão. Coluna solta, folha torta e tomada que não existe são de outro profissional, e vêm antes.',
    ],
    points: [
      'Noite com o motor fora: chave ou cadeado na folha.',
      'Prédio: uma pessoa no vão, e o serviço na hora de menos movimento.',
      'Peça de encomenda: combine a data das duas visitas.',
    ],
    send: 'Mande a foto do portão por dentro e a etiqueta do motor: respondemos quanto tempo leva.',
  },
  {
    when: [
      'de quanto em quanto tempo|quantas vezes|com que frequencia|de quantos em quantos dias|preciso ligar|devo ligar|devo acionar|precisa funcionar',
      'casa fechada|casa de praia|casa de campo|veraneio|viagem|sem uso|parado|pouco uso|fechada|sem usar',
    ],
    unless: 'revisao|manutencao|lubrific*|bateria',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care'],
    answer: [
      'Uma vez por mês basta: alguém abre e fecha o portão inteiro duas vezes, ouve o motor e olha a folha e a fotocélula. Isso espalha a graxa, mantém o capacitor em ordem e mostra formiga ou ferrugem antes de travar. No resto do tempo, deixe o disjuntor do portão desligado e a folha trancada por dentro.',
    ],
    heading: 'O que olhar nessa visita',
    text: [
      'Antes de ligar, veja se a folha está reta e os cabos inteiros. Se ela não anda leve na mão, não insista no motor; a revisão leva {horas de manutenção}.',
    ],
    points: [
      'Perto do mar: lave com água doce, sem jato no motor.',
      'Tire a pilha dos controles guardados.',
      'Caixa do motor com o furo do fio vedado contra bicho.',
    ],
    send: 'Mande a foto do motor e diga há quanto tempo a casa está fechada.',
  },
  {
    when: [
      'vender a casa|vender o imovel|vender casa|antes de vender|alugar a casa|antes de alugar|vender apartamento',
      'portao|motor',
      'compensa|vale a pena|arrumar|consertar|trocar|quebrado|devo',
    ],
    unless: 'inquilin*|valoriza|trocar o motor',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Compensa arrumar antes: portão parado na visita faz o comprador descontar muito mais do que o conserto, que vai de {{repair.from}} a {{repair.to}}. Motor novo só vale se o velho não tem conserto, porque ninguém paga a mais por ele; o kit de basculante instalado começa em {{kit.padrao}}. Não dá para arrumar: diga o defeito no anúncio, por escrito.',
    ],
    heading: 'O que o comprador olha na garagem',
    text: [
      'Se abre sem ranger, se para ao encostar e se há dois controles. Lubrificar, regular e limpar a fotocélula resolve quase tudo, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Entregue controles, manual, chave do destravamento e recibos.',
      'Apague da memória os controles que ficaram com outras pessoas.',
      'Defeito escondido aparece depois, e o vendedor responde.',
    ],
    send: 'Mande um vídeo do portão e a etiqueta do motor: dizemos o que vale fazer.',
  },
  {
    when: [
      'como acionar|acionar|como usar|usar|como pedir|como reclamar|como funciona para acionar|acionar a garantia|dar entrada',
      'garantia',
    ],
    unless: 'raio|perd*|vencid*|acabou|outro tecnico|quanto tempo|seguro|fabrica fechou|sem nota',
    subject: 'garantia',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed', 'repair'],
    answer: [
      'Para acionar a garantia, escreva a quem vendeu ou instalou, na mesma conversa do pedido, com a data, a foto da etiqueta do motor e um vídeo do defeito, antes que outro abra a caixa. Deixe o disjuntor desligado até a resposta. Na nossa, a volta ao que está coberto não tem taxa; comprado noutro lugar, quem responde é a loja, que tem trinta dias para resolver.',
    ],
    heading: 'O que ter à mão',
    text: [
      'Nota, recibo, Pix ou conversa: qualquer um prova a data. No que fazemos, o kit instalado tem {{kit.warranty}}, o serviço de conserto {{repair.warranty}} e a peça trocada {{parts.warranty}}.',
    ],
    points: [
      'Raio, água, batida e tensão errada ficam fora.',
      'Peça o número do protocolo ou a resposta por escrito.',
      'Negaram sem motivo: Procon e, depois, Juizado Especial.',
    ],
    further: 'O que cada prazo cobre está na página de [garantia](/garantia).',
    send: 'Se fomos nós, mande a data, a etiqueta e o vídeo.',
  },
  {
    when: [
      'garantia',
      'novo dono|outro dono|comprei casa|comprei uma casa|casa que comprei|comprador|nova dona|quem comprou a casa|comprei a casa|vendi a casa|mudou de dono|transfere|transferir|transferida|transferencia|novo proprietario|novo morador',
    ],
    subject: 'garantia',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed', 'lifetime'],
    answer: [
      'Em regra passa: a garantia é do motor e do serviço, e não da pessoa, e quem compra a casa a usa pelo tempo que resta, com a nota, o recibo ou a conversa do pedido na mão. O que pode mudar é a promessa escrita que diga valer só para o primeiro comprador: leia o termo. Na compra, peça esses papéis junto com as chaves.',
    ],
    heading: 'O que pedir ao antigo dono',
    text: [
      'Nota do motor, recibo da instalação, modelo na etiqueta, a chave de destravamento e todos os controles. No kit que instalamos o prazo é de {{kit.warranty}}, contado da instalação.',
    ],
    points: [
      'Apague os controles antigos e grave os seus.',
      'Fotografe a etiqueta no dia da mudança.',
      'Sem papel nenhum: o número de série ainda prova a idade.',
    ],
    further: 'O que cada prazo cobre está na página de [garantia](/garantia).',
  },
];
