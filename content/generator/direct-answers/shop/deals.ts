/** What somebody asks who wants to buy or to book: the old motor in exchange, only the motor, a Saturday, which gate costs less. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const dealAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'troco|trocam|na troca|aceitam|aceita|pegam|pega|recebem|desconto|abat*|abate|entrada|parte do pagamento|dou|dar|vale quanto|compram',
      'motor velho|motor antigo|motor usado|motor queimado|o velho|o antigo|o usado|velho por novo|usado por novo|antigo por novo|meu velho',
      'novo|desconto|troca|troco|entrada|pagamento|aceitam|aceita|pegam|compram|abate|abatem',
    ],
    unless: 'retira|retiram|consert*|placa|controle*|quando|vale a pena|compensa|sinais',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['replace', 'price'],
    answer: [
      'Não compramos motor usado, nem o recebemos como parte do pagamento, porque não vendemos usado a ninguém; o motor velho não abate o preço do novo. O novo, instalado em basculante, custa de {{kit.padrao}} a {{kit.jetflex}}; em outro portão de casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que o motor velho ainda vale',
    text: [
      'Vale o que fica no portão: suporte, cremalheira, fio e disjuntor bons se aproveitam e baixam o orçamento. A retirada do antigo faz parte do mesmo serviço, e ele fica com você ou é levado, como preferir.',
      'Antes da troca, peça também o preço do conserto, de {{repair.from}} a {{repair.to}}: muito motor velho só precisa de capacitor ou engrenagem.',
    ],
    points: [
      'Ferro e alumínio têm valor na sucata; a placa é lixo eletrônico.',
      'Apague os controles da memória antes de passar o motor adiante.',
      'Pagamento do novo em até {{instalments}}.',
    ],
    further:
      'Quem está entre os dois caminhos os encontra em [conserto de motor de portão](/topicos/conserto-de-motor-de-portao).',
    send: 'Mande pelo WhatsApp a etiqueta do motor velho e uma foto do portão por dentro: respondemos com os dois preços, o da troca e o do conserto.',
  },
  {
    when: [
      'sem instalacao|so o motor|so motor|somente o motor|apenas o motor|motor avulso|sem mao de obra',
      'eu mesmo|eu instalo|instalo|por conta propria|minha conta|sozinho|meu pedreiro|meu eletricista|meu serralheiro|meu marido|instalar eu',
    ],
    unless: 'nao|consert*|trocar a placa|garantia',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['buy', 'price', 'install'],
    answer: [
      'Vendemos só o motor, sim, e você o instala: na tabela de basculante, o de 1/4 CV custa {{motor.quarterCv}}, o de 1/3 CV {{motor.thirdCv}} e o de 1/2 CV {{motor.halfCv}}, sem instalação. Para comparar, o kit PADRÃO já montado, com central e dois controles, sai por {{kit.padrao}}.',
    ],
    heading: 'Antes de instalar por conta própria',
    text: [
      'A garantia do motor é de {{motor.warranty}}; a da instalação, de {{motor.warranty.installation}}, só existe quando nós instalamos. Ligação trocada e força regulada demais ficam fora das duas.',
      'Folha equilibrada, fixação e fim de curso são o grosso do trabalho. Cabo, mola e contrapeso não são serviço de casa, nem a placa com a tampa aberta e a energia ligada.',
    ],
    points: [
      'Peso da folha: até {{motor.quarterCv.weight}}, {{motor.thirdCv.weight}} e {{motor.halfCv.weight}}, nessa ordem.',
      'Tensão do motor igual à do ponto, com disjuntor e terra do eletricista.',
      'Central, controles e suporte: confirme o que vem na caixa.',
      'De correr ou de abrir: fora da tabela, por orçamento.',
    ],
    further: 'Peso, velocidade e uso de cada modelo estão reunidos na página de [motores](/motores).',
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, a altura, a largura e o material da folha: dizemos o motor e o que mais comprar.',
  },
  {
    when: [
      'basculante*',
      'deslizante*|de correr|correr',
      'gasta|gastam|gasto|consome|consumo|economiz*|economico|conta de luz|energia|mais barato|barato|custa menos|sai mais em conta',
    ],
    unless: 'kit|jetflex|speedy|nao|consert*|parou|espaco|lugar|manutencao',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Em energia os dois gastam quase o mesmo, porque o motor só consome enquanto a folha anda. Na compra, o basculante tem kit instalado de {{kit.padrao}} a {{kit.jetflex}}, e o motor de correr sai por orçamento, em geral de {{replacement.from}} a {{replacement.to}} numa casa; ao longo dos anos gasta menos o que anda leve na mão.',
    ],
    heading: 'Onde cada portão gasta',
    text: [
      'O basculante gasta cabo, polia, pivô e braço, e pede equilíbrio; o de correr gasta roldana e cremalheira, e pede trilho limpo. As duas contas se parecem: roldana, cabo ou cremalheira ficam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'O que decide quase sempre é a garagem: sem parede livre ao lado, não há onde a folha de correr recolher.',
    ],
    points: [
      'Entrada estreita ou calçada em rampa: basculante.',
      'Vão largo e parede livre: de correr.',
      'Folha pesada: de correr, porque o peso fica nas roldanas.',
      'Revisão a cada {{maintenance.interval}} nos dois.',
    ],
    further:
      'Os modelos de basculante estão em [motor para portão basculante](/topicos/motor-para-portao-basculante), e os de correr, em [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande pelo WhatsApp uma foto da garagem vista de fora e outra de dentro, com a largura do vão: dizemos qual dos dois cabe.',
  },
  {
    when: [
      'agend*|marcar|marco|reserv*|marcar visita|marcar tecnico|marcar horario|marcar conserto|marcar instalacao|agendar visita|agendar tecnico|agendar horario|agendar conserto|agendar instalacao',
      'sabado*|em sabado|sabado de manha|em sabado de manha',
    ],
    unless: 'domingo|remarcar|desmarcar|cancelar|nao|feriado',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Para agendar no sábado, escreva pelo WhatsApp com o endereço, o que o portão faz e uma foto, e a hora se combina por mensagem. Atendemos de {horário}, a visita não tem taxa, e o valor do conserto, de {{repair.from}} a {{repair.to}}, é dito antes de começar.',
    ],
    heading: 'Como garantir a hora do sábado',
    text: [
      'No sábado o expediente é mais curto, e por isso a manhã enche primeiro: convém pedir durante a semana e dar uma segunda opção de horário.',
      'Conserto leva em geral {horas de reparo}. Instalação, de {horas de instalação}, começa no primeiro horário.',
    ],
    points: [
      'Alguém em casa, com acesso ao quadro de luz.',
      'Controles e chave de destravamento à mão.',
      'Carro fora da garagem antes da hora.',
      'Prédio: aviso à portaria e autorização do síndico.',
    ],
    send: 'Mande já o endereço, um vídeo do portão gravado de longe, e diga se prefere cedo ou perto do meio-dia.',
  },
];
