import type { Subject } from '../subject.ts';

export const caboDeAco: Subject = {
  name: 'cabo de aço do portão',
  plural: 'cabos de aço do portão',
  gender: 'm',
  aliases: [
    'polia',
    'cabo de aço',
    'cabo de aço de portão',
    'cabo de aço do portão basculante',
    'cabo de aço de portão basculante',
    'fio de aço',
    'cabo do portão',
    'cabo do contrapeso',
    'cabo do basculante',
    'cordoalha do portão',
    'prensa cabo',
    'trocar cabo',
    'troca de cabo',
    'cabo arrebentado',
    'cabo e polia',
  ],
  answers: {
    what: [
      'O cabo de aço do portão basculante liga a folha ao contrapeso, um de cada lado, e é ele que segura o peso quando ela está no alto. Por isso, com um cabo desfiado, ninguém deve passar por baixo da folha para olhar. Os dois cabos trocados custam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    works: [
      'O cabo de aço do portão passa por uma roldana no alto da coluna e prende o contrapeso de um lado e a folha do outro. Quando a folha sobe, o contrapeso desce, e os dois cabos precisam do mesmo comprimento para ela não torcer.',
    ],
    price: [
      'A troca do cabo de aço do portão fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com os dois lados feitos juntos. O valor muda conforme a folha precise de escora, de roldana nova e de novo equilíbrio.',
    ],
    buy: [
      'O cabo de aço do portão se vende por metro, mas a bitola, o tipo de alma e a prensa é que dizem se ele aguenta. A compra sem medir a folha costuma terminar em cabo curto ou fino, e por isso levamos a peça na visita.',
    ],
    choose: [
      'A escolha do cabo de aço do portão segue o peso da folha com larga margem, e a flexibilidade segue o diâmetro da roldana. Cabo grosso em roldana pequena quebra os fios na dobra, mesmo sem carga.',
    ],
    install: [
      'Instalar o cabo de aço do portão começa por escorar a folha e descarregar o contrapeso, serviço que nunca se faz sozinho. A montagem leva de {horas de reparo} e termina com a folha parando em qualquer altura, na mão.',
    ],
    adjust: [
      'Regular o cabo de aço do portão é igualar o comprimento dos dois lados e depois o peso das caixas, até a folha parar na metade sem subir nem descer. Só então o motor é religado.',
    ],
    repair: [
      'O cabo de aço do portão não se emenda: ele se troca, e o par inteiro, porque os dois têm o mesmo uso. O serviço fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}} e inclui conferir roldanas e presilhas.',
    ],
    replace: [
      'Troque o cabo de aço do portão quando aparecer o primeiro fio partido, ferrugem que solta pó ou um trecho achatado na roldana. A troca do par custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e até lá não use o portão nem fique embaixo dele.',
    ],
    signs: [
      'Um cabo de aço do portão no fim mostra fios levantados que espetam o pano, cor de ferrugem junto à presilha e folha que desce mais de um lado. A observação se faz de fora do vão, com lanterna.',
    ],
    worth: [
      'Trocar o cabo de aço do portão sempre compensa, porque é o item que evita a queda da folha. O que se avalia na mesma visita é se as roldanas e o equilíbrio pedem acerto, por {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    lifetime: [
      'A vida do cabo de aço do portão depende da roldana em que ele dobra e da umidade da coluna, e não de uma data no calendário. A vistoria a cada {{maintenance.interval}} existe para achar o primeiro fio partido.',
    ],
    care: [
      'O cabo de aço do portão pede inspeção visual e uma película de óleo fino aplicada pelo técnico, nunca graxa grossa, que esconde o fio partido. Limpe apenas a parte baixa da coluna e deixe a parte alta para a revisão.',
    ],
    safety: [
      'O cabo de aço do portão trabalha esticado com o peso de uma folha, e solta com violência. Não corte, não afrouxe a presilha e não fique sob a folha enquanto houver dúvida sobre um dos lados.',
    ],
  },
  sections: [
    {
      aspect: 'what',
      heading: 'O caminho do cabo dentro da coluna',
      text: [
        'O cabo sai do canto inferior da folha, sobe por fora ou por dentro da coluna, dobra na roldana do alto e desce até a caixa do contrapeso. Nessa dobra ele se flexiona em toda abertura, e é ali que os fios começam a partir.',
        'As presilhas das duas pontas fazem metade do serviço. Uma presilha frouxa deixa o cabo escorregar alguns milímetros por mês, e a folha vai ficando torta sem que nada tenha rompido.',
      ],
    },
    {
      aspect: 'signs',
      heading: 'Como olhar os cabos com segurança',
      text: [
        'Isto vale para cabo inteiro e portão já fechado; com cabo rompido não se mexe em nada. Desligue o disjuntor e fique do lado de dentro, fora da linha da folha. Use lanterna e compare os dois lados.',
      ],
      points: [
        'Fio levantado, mesmo um só, indica troca.',
        'Ferrugem em pó junto à presilha mostra água parada na coluna.',
        'Cabo frouxo de um lado com a folha fechada indica presilha que escorregou.',
        'Marca de atrito na chapa da coluna mostra cabo fora do canal da roldana.',
      ],
    },
    {
      aspect: 'install',
      heading: 'A troca do par de cabos',
      text: ['A ordem abaixo é a do técnico, com duas pessoas e escoras próprias.'],
      steps: [
        'Escoramos a folha na altura em que o contrapeso fica apoiado.',
        'Soltamos as presilhas e tiramos os dois cabos para comparar o comprimento.',
        'Conferimos o giro e o canal das roldanas e trocamos as que prendem.',
        'Montamos os cabos novos com o mesmo comprimento e presilhas novas.',
        'Acertamos o peso das caixas até a folha parar na metade do curso.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Bitola, alma e roldana combinam entre si',
      text: [
        'Cabo com alma de fibra dobra melhor na roldana pequena da coluna; o de alma de aço é mais rígido e pede roldana maior. A bitola vem do peso da folha, medido ou estimado com folga.',
        'Galvanização faz diferença em coluna que recebe água da laje. Sem ela, o cabo enferruja por dentro antes de mostrar por fora.',
      ],
    },
    {
      aspect: 'price',
      heading: 'O que a troca de cabo inclui',
      text: [
        'O valor cobre os dois cabos, presilhas, escora, equilíbrio e o teste com o motor. Roldana travada e caixa de contrapeso enferrujada entram à parte, ainda na faixa que vai até {{repair.to}} nos casos residenciais.',
        'As peças têm {{parts.warranty}} de garantia e o serviço tem {{repair.warranty}}. A visita para avaliar não é cobrada.',
      ],
    },
    {
      aspect: 'adjust',
      heading: 'Como saber se a folha está equilibrada',
      text: [
        'Com o motor destravado pelo técnico, a folha deve parar onde a mão a deixa. Se desce, falta contrapeso; se sobe, sobra.',
        'Motor que move folha desequilibrada esquenta e gasta o cursor do fuso. O acerto do peso, feito junto com os cabos, é o que devolve o silêncio.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'O que acontece quando um cabo rompe',
      text: [
        'A folha gira em torno do lado que ficou inteiro e encosta na coluna. Em geral ela trava torta, mas pode escorregar de uma vez se alguém a toca ou se o motor é acionado.',
        'O contrapeso do lado rompido cai dentro da coluna. Não abra a tampa dela: a caixa pode estar apoiada só na beirada.',
      ],
    },
    {
      aspect: 'care',
      heading: 'Vistoria do cabo na revisão do portão',
      text: [
        'Na revisão, que em casa se faz uma vez por ano e em condomínio a cada {{maintenance.interval}}, o cabo é inspecionado na altura da roldana, com a folha em três posições.',
        'Anotamos o estado dos dois lados. Quando um foi trocado antes do outro, a anotação evita a surpresa do cabo velho.',
      ],
    },
    {
      aspect: 'replace',
      heading: 'Por que se trocam os dois lados',
      text: [
        'Os dois cabos fazem as mesmas viagens, na mesma umidade. Quando um parte, o outro está perto disso e ainda recebeu o tranco.',
        'Cabo novo ao lado de velho também estica diferente nas primeiras semanas, e a folha volta a entortar. Trocar o par custa pouco mais que trocar um.',
      ],
    },
    {
      aspect: 'lifetime',
      heading: 'O que encurta a vida do cabo',
      text: ['O que gasta cabo antes da hora se corrige.'],
      points: [
        'Roldana que não gira obriga o cabo a escorregar nela.',
        'Água da laje escorrendo na coluna enferruja a presilha.',
        'Parada regulada tarde demais dá um tranco no cabo em toda abertura.',
      ],
    },
  ],
  faults: [
    {
      fault: ['broken', 'falls', 'crooked', 'loose'],
      answer: [
        'Com o cabo de aço do portão rompido, tire as pessoas do vão, desligue o disjuntor e não mova a folha nem para salvar o carro. O lado inteiro carrega o dobro do peso e pode soltar com um toque.',
      ],
      heading: 'Cabo rompido de um lado',
      text: [
        'A folha entorta na hora e costuma travar na coluna. O perigo está em quem tenta endireitá-la na mão, porque o atrito que a prende é o que impede a queda.',
      ],
      points: [
        'Folha mais baixa num canto: o cabo daquele lado rompeu ou escorregou.',
        'Ponta desfiada visível no alto: rompeu na roldana.',
        'Barulho de ferro dentro da coluna: a caixa do contrapeso caiu.',
      ],
      careful:
        'Não passe por baixo, não destrave o motor e não abra a tampa da coluna: há peso suspenso nos dois lados.',
      technician:
        'O técnico escora a folha, troca os dois cabos e refaz o equilíbrio, por {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, com {{parts.warranty}} de garantia nas peças.',
      more: 'O que fazer até ele chegar está na página do [cabo de aço que arrebentou](/cabo-de-aco-do-portao-arrebentou).',
    },
    {
      fault: ['worn', 'rusty', 'noise'],
      answer: [
        'Cabo de aço do portão com fio levantado ou ferrugem ainda segura, mas já avisa: use o portão o mínimo, sem ninguém embaixo, e marque a troca. Ruído de raspado na subida indica roldana parada, que é o que desfia.',
      ],
      heading: 'Cabo desfiado ou enferrujado',
      text: [
        'Os fios de fora partem primeiro, na dobra. Cada um passa a carga para os vizinhos, e o ritmo das rupturas acelera.',
      ],
      points: [
        'Fios espetados perto do alto: desgaste de dobra.',
        'Pó vermelho na presilha de baixo: água na coluna.',
        'Cabo achatado num ponto: saiu do canal e foi mordido.',
      ],
      careful:
        'Não passe a mão nem graxa grossa sobre o cabo: um esconde fios na pele, a outra esconde o defeito.',
      technician:
        'O técnico troca o par, limpa a roldana e confere o equilíbrio, dentro da faixa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      more: 'Se a folha já ficou de lado, leia [portão basculante torto](/portao-basculante-torto).',
    },
  ],
  questions: [
    {
      about: ['repair', 'broken'],
      question: 'Posso emendar o cabo com presilha até trocar?',
      answer: 'Não. A emenda não passa pela roldana e solta no pior momento. O cabo se troca inteiro.',
    },
    {
      about: ['price', 'replace'],
      question: 'Trocar um só sai pela metade?',
      answer:
        'Não chega à metade, porque escora e equilíbrio são os mesmos. Fazer o par sai mais barato do que duas visitas.',
    },
    {
      about: ['signs', 'care'],
      question: 'Como sei se o cabo está desfiando?',
      answer:
        'Com o portão fechado e desligado, ilumine o trecho perto da roldana. Um único fio levantado já indica a troca.',
    },
    {
      about: ['safety', 'falls'],
      question: 'Com um cabo rompido posso tirar o carro da garagem?',
      answer:
        'Não passe sob a folha. Espere a escora do técnico, que leva pouco tempo, e tire o carro depois.',
    },
    {
      about: ['choose', 'buy'],
      question: 'Qual a bitola do cabo do meu portão?',
      answer:
        'A que o peso da folha e o diâmetro da roldana pedem. Medimos os dois, porque copiar a bitola do cabo velho repete o erro se ele era fino.',
    },
    {
      about: ['works', 'adjust'],
      question: 'O portão subiu torto depois da troca, é normal?',
      answer:
        'Não. Os dois cabos devem ter o mesmo comprimento; diferença de um dedo já aparece. A garantia do serviço cobre o acerto.',
    },
    {
      about: ['care'],
      question: 'Precisa lubrificar o cabo?',
      answer:
        'Em casa, não. O técnico passa uma película de óleo fino na revisão, com a folha parada. Graxa grossa fica proibida.',
    },
    {
      about: ['install', 'allowed'],
      question: 'Um serralheiro pode trocar o cabo?',
      answer:
        'Pode trocar o cabo, mas a folha precisa sair equilibrada e as paradas do motor precisam ser refeitas. É a parte que costuma ficar faltando.',
    },
    {
      about: ['power'],
      question: 'Sem luz, posso levantar o portão com o cabo gasto?',
      answer:
        'Com fio partido ou ferrugem, não. Na mão, o tranco é maior que o do motor e pode romper o que resta.',
    },
    {
      about: ['lifetime'],
      question: 'Quanto tempo dura um cabo novo?',
      answer:
        'Em geral alguns anos, e bem menos onde a roldana prende ou a coluna pega água. A vistoria anual da casa costuma achar o primeiro fio partido antes da ruptura.',
    },
    {
      about: ['what'],
      question: 'Portão de correr também tem cabo de aço?',
      answer:
        'O comum não tem: ele corre em roldanas sobre trilho. Cabo com contrapeso é do basculante e de alguns modelos suspensos.',
    },
  ],
  visit: [
    'Para um cabo de aço do portão {onde}, o técnico leva escoras, cabo de mais de uma bitola e presilhas novas, e ninguém da casa precisa segurar a folha.',
    'O atendimento {onde} começa pela escora: só com a folha apoiada se mede o cabo e se decide o resto.',
  ],
  brand: [
    'O cabo de aço não muda com a marca {marca} do motor, e sim com o peso da folha e a roldana. Na marca se confere apenas o ponto de parada depois do equilíbrio.',
  ],
  figures: {
    inch: [
      'O cabo de aço do portão de {figura} se troca por outro de {figura}, sempre o par: bitola menor perde margem, e maior não assenta no canal da polia. A medida se confere no cabo velho, fora do trecho esmagado.',
    ],
    millimetre: [
      'Um cabo de aço de {figura} se repõe pela mesma bitola, dos dois lados do portão: cabo mais fino perde a margem, e mais grosso não assenta na polia. A medida certa é a do cabo velho, com o peso da folha conferido.',
    ],
    kilogram: [
      'Numa folha de {figura}, cada cabo de aço do portão leva perto da metade em repouso e bem mais no tranco da partida, e a bitola se escolhe com margem sobre isso. Contrapeso e motor são conferidos pelo mesmo peso.',
    ],
  },
  further: [
    'O peso que o cabo segura e como ele se acerta estão na página do [contrapeso desregulado](/contrapeso-do-portao-desregulado).',
    'Quem vai motorizar um basculante antigo encontra a vistoria de cabos na página da [instalação em basculante](/topicos/instalacao-de-motor-de-portao-basculante).',
  ],
  send: [
    'Mande pelo WhatsApp uma foto de cada canto da folha e outra do alto das colunas, tiradas de longe, e a largura do portão: levamos cabo e escora na primeira visita.',
    'Diga se a folha ficou aberta, fechada ou no meio, e fotografe sem passar por baixo. A posição decide que escora levar.',
  ],
};
