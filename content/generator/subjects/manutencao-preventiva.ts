import type { Subject } from '../subject.ts';

export const manutencaoPreventiva: Subject = {
  name: 'manutenção preventiva do portão',
  plural: 'manutenções preventivas do portão',
  gender: 'f',
  aliases: [
    'manutenção preventiva',
    'manutenção preventiva de portão',
    'manutenção preventiva de portão automático',
    'manutenção preventiva em portão',
    'contrato de manutenção',
    'contrato de manutenção de portão',
    'revisão de portão',
    'revisão do portão',
    'revisão de motor de portão',
    'revisão preventiva',
    'lubrificação de portão',
    'lubrificação do portão',
    'lubrificação',
    'preventiva',
  ],
  answers: {
    what: [
      'A manutenção preventiva do portão é a visita marcada antes do defeito: reaperto, limpeza, lubrificação no ponto certo, teste de fotocélula e do destravamento, com medição do esforço da folha. Em casa faz-se uma vez por ano; em condomínio e comércio, a cada {{maintenance.interval}}.',
    ],
    works: [
      'A manutenção preventiva do portão segue sempre a mesma ordem: primeiro a folha solta na mão, depois o motor, por fim os comandos. O que se mede é anotado, e a comparação com a visita anterior mostra o que está gastando.',
    ],
    price: [
      'A manutenção preventiva do portão é cobrada por visita, conforme o tipo de portão e o número de folhas, e o valor é dito antes, sem taxa de visita para avaliar. Se aparecer peça gasta, o conserto segue a faixa de {{repair.from}} a {{repair.to}}, autorizado por você.',
      'O preço da manutenção preventiva do portão vem depois de uma foto da folha e da etiqueta, porque duas folhas ou um motor de prédio tomam mais tempo. A visita que avalia não tem taxa, e peça gasta só se troca com o seu sim, entre {{repair.from}} e {{repair.to}}.',
    ],
    choose: [
      'Para escolher uma manutenção preventiva do portão, peça a lista do que é medido e quem responde entre as visitas. Contrato que só promete lubrificar deixa de fora cabo, fotocélula e destravamento, que são o que evita acidente.',
    ],
    install: [
      'Começar uma manutenção preventiva do portão pede uma primeira visita de levantamento, em que se anotam folha, motor, cabos, comandos e pontos de risco. Ela leva de {horas de manutenção} e define o intervalo das seguintes.',
    ],
    repair: [
      'Quando a manutenção preventiva do portão encontra peça no fim, o técnico mostra a peça e dá o valor do conserto, de {{repair.from}} a {{repair.to}}, antes de trocar. Nada é substituído sem autorização.',
    ],
    signs: [
      'Um portão pede manutenção preventiva quando o ruído mudou, quando a folha pesa na mão ou quando o tempo de abertura cresceu. Se o destravamento não é testado há um ano, esse já é motivo.',
    ],
    worth: [
      'A manutenção preventiva do portão se paga ao trocar uma roldana antes que ela leve o motor. A conta é clara: um reparo fica de {{repair.from}} a {{repair.to}}, enquanto a troca de um motor residencial vai de {{replacement.from}} a {{replacement.to}}.',
    ],
    lifetime: [
      'A manutenção preventiva do portão leva de {horas de manutenção} por visita e se repete uma vez por ano em casa. Em condomínio ou comércio o intervalo é de {{maintenance.interval}}, porque as viagens por dia são muitas.',
    ],
    care: [
      'A manutenção preventiva do portão confere equilíbrio, cabo, roldana, fim de curso, força e fotocélula antes de ele parar: em casa, uma por ano; onde o portão não para, a cada {{maintenance.interval}}. A visita dura de {horas de manutenção} e o valor é dito antes, por foto; peça gasta entra à parte, de {{repair.from}} a {{repair.to}}, com o seu sim.',
      'Uma manutenção preventiva do portão tem o valor dito antes, por foto, e dura de {horas de manutenção}: o técnico solta o motor, move a folha com a mão, limpa, engraxa o que gira e mede força e fotocélula. Em casa, uma por ano; onde o portão não para, a cada {{maintenance.interval}}. Peça gasta entra à parte, de {{repair.from}} a {{repair.to}}, com o seu sim.',
    ],
    safety: [
      'A manutenção preventiva do portão existe sobretudo por segurança: é nela que se testa se a folha para quando encosta, se a fotocélula corta o fechamento e se o portão abre sem energia.',
    ],
    allowed: [
      'A limpeza do trilho e das lentes o morador pode fazer; a parte da manutenção preventiva do portão que abre caixa, mexe em cabo ou regula força é do técnico. Em prédio, o contrato é assinado pelo síndico.',
    ],
  },
  sections: [
    {
      aspect: 'choose',
      heading: 'Contrato de manutenção: o que deve estar escrito',
      text: [
        'O contrato de manutenção do portão diz quais portões cobre, quantas visitas faz e o que acontece quando ele para entre uma e outra. Sem isso por escrito, sobra só a mensalidade.',
        'Peças ficam de fora na maioria dos contratos, com preço e autorização próprios. Peça que o prazo de atendimento e a forma de encerrar estejam no mesmo papel.',
      ],
      points: [
        'Lista dos portões, motores e centrais cobertos.',
        'Intervalo das visitas, que em prédio e comércio é de {{maintenance.interval}}.',
        'Prazo de resposta em chamada com a garagem parada.',
        'O que é mão de obra incluída e o que é peça à parte.',
        'Registro de cada visita, entregue ao síndico ou ao gerente.',
        'Aviso prévio para encerrar, dos dois lados.',
      ],
    },
    {
      aspect: 'works',
      heading: 'A lista da visita, na ordem em que é feita',
      text: ['A sequência começa desligada e termina com o portão em uso.'],
      steps: [
        'Disjuntor desligado, motor solto e folha levada na mão de ponta a ponta.',
        'Inspeção de cabos, roldanas, dobradiças, braço e suportes, com reaperto.',
        'Limpeza e lubrificação do fuso, rolamentos e dobradiças com o produto indicado.',
        'Teste da central: paradas, força, tempo de fechamento e controles.',
        'Teste da fotocélula com a folha andando e do destravamento sem energia.',
        'Registro do que foi medido, com foto da peça que precisa de atenção.',
      ],
    },
    {
      aspect: 'care',
      heading: 'Onde vai óleo, onde vai graxa e onde não vai nada',
      text: ['Lubrificar o lugar errado estraga mais do que deixar seco.'],
      points: [
        'Fuso e cursor recebem a graxa que o fabricante indica, em película.',
        'Dobradiça leva poucas gotas de óleo, com o excesso limpo.',
        'Rolamento blindado não recebe nada por fora.',
        'Trilho do portão de correr fica sempre seco.',
        'Cabo de aço leva película fina, aplicada só pelo técnico.',
      ],
    },
    {
      aspect: 'price',
      heading: 'Visita avulsa ou contrato',
      text: [
        'Numa casa, basta a visita avulsa. O contrato faz sentido onde parar custa caro: prédio, escola, loja, galpão.',
        'No contrato constam o intervalo, o que é medido, o prazo para atender uma parada e o que fica fora. Peças são orçadas à parte, com {{parts.warranty}} de garantia.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Perguntas antes de assinar um contrato',
      text: ['Um bom contrato cabe em uma página e responde ao que acontece num sábado à tarde.'],
      points: [
        'Quais itens são medidos em cada visita e como ficam registrados?',
        'Em quanto tempo alguém vem quando o portão para?',
        'O reaperto e o ajuste entram no valor?',
        'Quem autoriza a troca de peça e até que valor?',
        'O contrato se encerra quando, e com que aviso?',
      ],
    },
    {
      aspect: 'worth',
      heading: 'O que a revisão costuma encontrar a tempo',
      text: [
        'Em portão de correr, a roldana com folga é o achado mais comum. No basculante, é o cabo com o primeiro fio partido, que ninguém vê do chão.',
        'Os dois se resolvem por uma fração do motor. Deixados para depois, fazem o motor trabalhar como guincho.',
      ],
    },
    {
      aspect: 'signs',
      heading: 'Sinais de que a revisão passou da hora',
      text: ['Qualquer um destes antecipa a visita.'],
      points: [
        'O portão leva mais tempo para abrir que no ano passado.',
        'O controle precisa de mais de um toque.',
        'Há pó de metal sob o motor ou junto às rodas.',
        'A folha bate no fim do curso.',
        'Ninguém sabe onde está a chave de destravamento.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Os testes que não podem faltar',
      text: [
        'O primeiro é o da força: a folha tem de parar e recuar ao encontrar resistência. O segundo é o da fotocélula, cortada com a folha em movimento.',
        'O terceiro é o do modo manual, com o disjuntor desligado. Chave emperrada só se descobre assim, e o melhor dia para isso é o da visita.',
      ],
    },
    {
      aspect: 'lifetime',
      heading: 'O que antecipa a revisão',
      text: [
        'Obra por perto, rua que alaga, poeira e folha na chuva gastam mais que o número de saídas: nesses casos a limpeza não espera a data.',
        'Barulho novo, folha que ficou pesada ou batida no fim do curso também são motivo para chamar antes.',
      ],
    },
    {
      aspect: 'install',
      heading: 'A primeira visita de um portão desconhecido',
      text: [
        'Portão que nunca teve revisão recebe um levantamento. Anotamos marca e etiqueta do motor, peso estimado da folha, estado da fiação e quantos controles existem.',
        'O resultado é uma lista em três colunas: o que é urgente, o que pode esperar a próxima visita e o que está bom.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'Quando a preventiva vira conserto',
      text: [
        'Peça gasta é mostrada antes de qualquer troca. Se o conserto couber na mesma visita, ele é feito com a sua autorização, e o serviço ganha {{repair.warranty}} de garantia.',
        'Se a peça precisa ser pedida, o portão fica em modo seguro: desligado ou com uso restrito, conforme o risco.',
      ],
    },
    {
      aspect: 'allowed',
      heading: 'O que o morador faz entre as visitas',
      text: [
        'Pano seco nas lentes, vassoura no trilho, poda do galho que cruza o feixe. Esses cuidados evitam boa parte das chamadas.',
        'Aperto de parafuso de suporte, regulagem de força e tudo o que está atrás de tampa ficam para quem mede antes.',
      ],
    },
  ],
  faults: [
    {
      fault: ['noise', 'heavy', 'slow'],
      answer: [
        'Ruído, peso e lentidão são o que a manutenção preventiva do portão resolve melhor, porque nascem de atrito e aperto. Marque a visita antes que o motor esquente; até lá, use o portão o mínimo e mantenha o trilho limpo.',
      ],
      heading: 'Portão que ficou barulhento ou lento',
      text: [
        'O ruído muda meses antes da parada. A revisão separa o que é rolamento, o que é parafuso e o que é falta de graxa no fuso.',
      ],
      points: [
        'Ronco que segue a folha: rolamento ou roldana.',
        'Chiado seco na coluna: fuso sem lubrificação.',
        'Batida no fim do curso: parada desregulada.',
      ],
      careful: 'Não lubrifique tudo com o mesmo spray: ele lava a graxa do fuso e suja a fotocélula.',
      technician:
        'O técnico mede o esforço, lubrifica onde cabe e orça a peça gasta, se houver, de {{repair.from}} a {{repair.to}}.',
      more: 'Cada som tem sua origem na página do [motor de portão fazendo barulho](/motor-de-portao-fazendo-barulho).',
    },
    {
      fault: ['does-not-work', 'broken', 'stuck'],
      answer: [
        'Se o portão já parou, o caso deixou de ser manutenção preventiva do portão e virou conserto, de {{repair.from}} a {{repair.to}}. A revisão completa pode ser feita na mesma visita, com a folha já solta.',
      ],
      heading: 'O portão parou antes da revisão',
      text: [
        'Um conserto isolado troca o que quebrou. A revisão junto responde por que quebrou, o que evita a segunda chamada pelo mesmo motivo.',
      ],
      points: [
        'Parou depois de meses de ruído: procure atrito.',
        'Parou de uma vez: comando, fusível ou disjuntor.',
        'Parou depois de chuva: água em caixa ou sensor.',
      ],
      careful: 'Não force a folha nem insista no controle até a visita.',
      technician:
        'O técnico conserta, faz a lista da revisão e deixa anotado o intervalo, com {{repair.warranty}} de garantia no serviço.',
      more: 'Para os primeiros minutos, veja [portão não abre](/portao-nao-abre).',
    },
  ],
  questions: [
    {
      about: ['lifetime', 'care'],
      question: 'De quanto em quanto tempo devo revisar o portão de casa?',
      answer: 'Uma vez por ano, se o uso é de poucas saídas por dia. Mudança de ruído antecipa a visita.',
    },
    {
      about: ['price'],
      question: 'A preventiva inclui peças?',
      answer: 'Não. Inclui inspeção, ajuste e lubrificação; peça é orçada e autorizada à parte.',
    },
    {
      about: ['allowed', 'care'],
      question: 'Posso passar óleo no motor do portão?',
      answer: 'Por fora não adianta e por dentro não deve. O fuso usa graxa própria, aplicada com ele limpo.',
    },
    {
      about: ['choose', 'price'],
      question: 'Condomínio é obrigado a ter contrato?',
      answer:
        'A obrigação é manter o portão seguro; o contrato é a forma mais prática de provar que isso é feito, com as visitas registradas.',
    },
    {
      about: ['works'],
      question: 'O portão fica parado durante a visita?',
      answer: 'Por alguns períodos curtos. No total a visita leva de {horas de manutenção}.',
    },
    {
      about: ['worth'],
      question: 'Vale revisar um portão que está funcionando bem?',
      answer:
        'É quando a revisão sai mais barata. Cabo com um fio partido e destravamento emperrado não aparecem no uso diário.',
    },
    {
      about: ['safety'],
      question: 'O que acontece se a fotocélula falhar no teste?',
      answer: 'O fechamento automático é desligado até o conserto, e isso fica anotado com a data.',
    },
    {
      about: ['install'],
      question: 'Vocês revisam portão instalado por outra empresa?',
      answer: 'Sim, de qualquer marca. A primeira visita é de levantamento.',
    },
    {
      about: ['lifetime', 'signs'],
      question: 'A garantia do motor exige revisão?',
      answer:
        'As condições estão no termo do fabricante. Guardar o registro das visitas ajuda em qualquer pedido de garantia.',
    },
    {
      about: ['care', 'noise'],
      question: 'Que spray posso usar nas dobradiças?',
      answer: 'Óleo fino de máquina, sem silicone; desengripante limpa, mas não lubrifica por muito tempo.',
    },
    {
      about: ['repair'],
      question: 'Se a peça quebrar depois da revisão, pago de novo?',
      answer:
        'O que foi feito tem garantia. Peça que não foi trocada e quebrou é um conserto novo, com valor dito antes.',
    },
  ],
  visit: [
    'A manutenção preventiva do portão {onde} termina com a lista do que foi medido na sua mão, peça por peça, e com o que pode esperar até a próxima.',
    'Na primeira visita {onde}, anotamos etiqueta, folha, cabos e controles, e o intervalo das próximas sai desse levantamento.',
  ],
  brand: [
    'A preventiva de um motor {marca} segue a mesma lista, com a graxa e os ajustes de força que o manual dele indica.',
  ],
  figures: {
    opening: [
      'Com {figura}, o intervalo da manutenção preventiva do portão é o de uso coletivo, {{maintenance.interval}}. O motor também precisa aguentar esse ritmo: o comum de casa é feito para cinco a dez ciclos por hora, o de uso intenso para trinta a cinquenta.',
    ],
    year: [
      'Para um portão com {figura}, a manutenção preventiva começa por cabos, fiação e destravamento, que envelhecem mesmo com pouco uso.',
    ],
  },
  further: [
    'A lista completa e os intervalos estão na página da [manutenção preventiva de portão automático](/topicos/manutencao-preventiva-de-portao-automatico).',
    'Se já há defeito, comece por [conserto de motor de portão](/topicos/conserto-de-motor-de-portao).',
  ],
  send: [
    'Mande pelo WhatsApp o tipo de portão, uma foto da etiqueta do motor e a data da última revisão, se houve: respondemos com o valor da visita.',
    'Diga pelo WhatsApp se é casa, prédio ou comércio, o tipo de portão e quando foi a última revisão, com uma foto por dentro: o valor vem por mensagem.',
  ],
};
