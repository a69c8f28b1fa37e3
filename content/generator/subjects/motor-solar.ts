import type { Subject } from '../subject.ts';

export const motorSolar: Subject = {
  name: 'motor solar',
  plural: 'motores solares',
  gender: 'm',
  aliases: [
    'motor de portão solar',
    'motor 24 v',
    'motor de 24 v',
    'motor 24 volts',
    'motor de 24 volts',
    'motor de corrente contínua',
    'motor corrente contínua',
    'motor a bateria',
    'motor com bateria',
    'motor com placa solar',
    'placa solar',
    'painel solar',
    'energia solar',
    'portão solar',
    'portão com energia solar',
  ],
  answers: {
    what: [
      'O motor solar de portão é um motor de corrente contínua, em geral de 24 V, alimentado por bateria que um painel, a placa solar, recarrega. Faz sentido onde levar a rede até o portão é difícil; não entra nos nossos kits de preço fixo e é orçado por foto.',
      'Motor solar quer dizer um conjunto: motor de baixa tensão, bateria e placa solar com controlador de carga. O portão anda com a bateria, e o sol só repõe o que foi gasto.',
    ],
    works: [
      'No motor solar o painel carrega a bateria durante o dia, por meio de um controlador, e a central usa essa bateria em cada abertura. À noite e na chuva o portão anda com a reserva.',
    ],
    price: [
      'O preço de um motor solar é dado por orçamento, porque soma motor de 24 V, bateria, painel e controlador. Para comparar, um kit ligado à rede em basculante sai instalado a partir de {{kit.padrao}}.',
    ],
    buy: [
      'Antes de comprar um motor solar, conte as aberturas por dia, pese ou meça a folha e veja quantas horas de sol o lugar do painel recebe. Sem esses dados a bateria sai pequena.',
    ],
    choose: [
      'Escolha o motor solar pela folha e pelo número de aberturas, e deixe a bateria cobrir alguns dias nublados. Perto da rede elétrica, um motor comum com nobreak costuma resolver por menos.',
    ],
    compatibility: [
      'Um motor solar precisa de central de corrente contínua; painel não alimenta direto um motor de 127 V ou 220 V. Quem já tem motor de rede e painéis na casa apenas usa a energia deles pelo quadro, sem trocar nada no portão.',
    ],
    install: [
      'Instalar um motor solar começa pela posição do painel, voltado para o norte e sem sombra, e só depois vem o motor. Os cabos de baixa tensão devem ser curtos e grossos, porque neles a perda é grande.',
    ],
    repair: [
      'O conserto de um motor solar começa pela bateria e pelo controlador, que falham antes do motor. O nosso serviço vai de {{repair.from}} a {{repair.to}}, com bateria e painel orçados à parte.',
    ],
    replace: [
      'Num motor solar, a bateria é a peça de troca periódica, e o painel dura muito mais. O motor só se troca por desgaste da redução ou das escovas, nos modelos que as têm.',
    ],
    signs: [
      'O motor solar avisa que falta carga quando o portão fica lento de manhã e melhora à tarde. Painel sujo, sombra nova de árvore e bateria velha são as causas comuns.',
    ],
    worth: [
      'Vale a pena um motor solar em chácara, em portão longe da casa e onde abrir vala custaria mais que o painel. Numa garagem da cidade, com disjuntor ao lado, a rede é mais simples e mais barata.',
    ],
    lifetime: [
      'A vida de um motor solar se mede pela bateria, que envelhece com o calor e com descargas fundas. O painel perde rendimento devagar e o motor dura conforme o peso da folha.',
    ],
    care: [
      'O cuidado com o motor solar é limpar o painel, podar a sombra e testar a bateria a cada {{maintenance.interval}}. A folha leve é metade da autonomia.',
    ],
    safety: [
      'O motor solar trabalha em baixa tensão, o que reduz o perigo de choque, mas a bateria em curto solta faísca e queima. Fusível junto dela e caixa ventilada fazem parte da instalação.',
    ],
    power: [
      'Na falta de luz o motor solar continua andando, porque não depende da rede. O limite é a carga da bateria, e a chave de destravamento continua sendo a saída quando ela acaba.',
    ],
    allowed: [
      'No motor solar você pode limpar o painel com água e pano e conferir se há sombra sobre ele. Ligar outra bateria em paralelo ou usar a de carro fica de fora, porque o controlador não foi ajustado para ela.',
    ],
  },
  sections: [
    {
      aspect: 'what',
      heading: 'Motor de 24 V ligado à rede ou ao sol',
      text: [
        'Motor de corrente contínua e motor solar se confundem, e o primeiro pode viver na rede. Nesse caso uma fonte converte 127 V ou 220 V em 24 V, e uma bateria pequena fica de reserva.',
        'O painel é um acréscimo: ele substitui a fonte onde não há tomada. A central precisa ter entrada para o controlador de carga.',
      ],
    },
    {
      aspect: 'works',
      heading: 'Painel, controlador e bateria',
      text: [
        'O painel entrega uma tensão que sobe e desce com as nuvens. O controlador a acerta para a bateria, corta quando ela enche e impede que se descarregue pelo painel à noite.',
        'A central vigia a tensão da bateria e, em vários modelos, recusa a abertura quando ela está baixa, para não parar a folha no meio.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Dados para dimensionar o conjunto solar',
      text: ['O tamanho do painel e da bateria sai de perguntas simples.'],
      points: [
        'Quantas aberturas por dia, no dia mais movimentado.',
        'Quanto a folha pesa e se o trilho é plano.',
        'Que acessórios ficam ligados o tempo todo, como receptor e fotocélula.',
        'Quantas horas o painel fica sem sombra no inverno.',
        'Quantos dias nublados seguidos a casa quer suportar.',
      ],
    },
    {
      aspect: 'install',
      heading: 'Lugar do painel e do cabo',
      text: [
        'O painel olha para o norte, com alguma inclinação para a chuva lavar. Muro alto do vizinho e copa de árvore no inverno enganam quem mede só no verão.',
        'Em 24 V, a mesma potência pede corrente bem maior que na rede, e um cabo fino perde boa parte no caminho. Por isso a bateria fica ao lado do motor, e o painel o mais perto que a sombra permitir.',
      ],
    },
    {
      aspect: 'install',
      heading: 'Sequência de montagem',
      text: ['A folha é conferida antes de qualquer painel, porque cada atrito vira consumo.'],
      steps: [
        'Soltamos a folha e acertamos trilho, roldanas ou equilíbrio.',
        'Fixamos motor e central e ligamos a bateria com fusível.',
        'Ligamos o controlador à bateria e, só depois, o painel.',
        'Regulamos força e curso com a bateria cheia.',
        'Testamos várias aberturas seguidas e medimos a queda da tensão.',
      ],
    },
    {
      aspect: 'compatibility',
      heading: 'Casa com painéis no telhado',
      text: [
        'Quem tem energia solar ligada à rede não precisa de motor especial: o portão usa o quadro como sempre. Quando a rua apaga, porém, o inversor comum do telhado também desliga.',
        'Nesse caso o que mantém o portão andando é um [nobreak para motor](/topicos/nobreak-para-portao-automatico), ou um sistema solar com bateria que alimente o circuito da garagem.',
      ],
    },
    {
      aspect: 'worth',
      heading: 'Vala, painel ou portão manual',
      text: [
        'Num portão distante, a comparação é com o preço de enterrar cabo por todo o trajeto, mais disjuntor e terra. Quanto mais longe, melhor fica a conta do painel.',
        'Com poucas aberturas por semana, um portão manual bem leve e um cadeado podem servir, e dizemos isso quando é o caso.',
      ],
    },
    {
      aspect: 'price',
      heading: 'Componentes do preço solar',
      text: [
        'Motor e central, bateria, painel, controlador, suporte e cabo são itens separados. A bateria volta ao orçamento de tempos em tempos, e convém saber o preço dela antes.',
        'A troca de um motor residencial de rede fica entre {{replacement.from}} e {{replacement.to}}, e serve de medida para decidir. O pagamento pode ir em até {parcelas} vezes.',
      ],
    },
    {
      aspect: 'care',
      heading: 'Limpeza do painel e vigia da sombra',
      text: [
        'Poeira de estrada de terra e folha seca tiram bastante da carga. Água e pano macio, de manhã cedo com o vidro frio, são o bastante.',
        'A árvore cresce em silêncio. Um painel que ia bem na instalação pode estar à sombra por metade do dia alguns verões depois.',
      ],
    },
    {
      aspect: 'signs',
      heading: 'Sinais de carga insuficiente',
      text: ['A hora do defeito diz muito sobre a causa.'],
      points: [
        'Lento de manhã e normal à tarde: bateria fraca.',
        'Piora depois de dias nublados: painel pequeno ou sujo.',
        'Para no meio com o dia claro: folha pesada ou cabo ruim.',
        'Controlador com luz de alarme: ligação ou bateria.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Bateria ao lado do portão',
      text: [
        'A bateria guarda energia suficiente para derreter um fio em curto. Fusível perto do polo positivo, caixa fechada com respiro e altura acima da água são exigências da montagem.',
        'Onde o portão é isolado, o painel e a bateria atraem furto. Suporte alto e parafuso próprio ajudam, e a caixa fica do lado de dentro do muro.',
      ],
    },
  ],
  faults: [
    {
      fault: ['slow', 'weak', 'battery-empty', 'stops-halfway', 'does-not-open', 'does-not-work'],
      answer: [
        'Um motor solar lento ou parado está, em geral, com a bateria sem carga. Veja se o painel está limpo e ao sol, dê um dia inteiro de carga e, se precisar sair, use a chave de destravamento com a folha em ordem.',
      ],
      heading: 'Motor solar sem força',
      text: [
        'A falta de carga tem dois lados: entra menos do que devia ou sai mais do que se previu. Painel e sombra explicam o primeiro, folha pesada e acessórios ligados explicam o segundo.',
      ],
      points: [
        'Painel sujo ou à sombra: limpe e observe a hora.',
        'Luz do controlador apagada: fio do painel ou fusível.',
        'Bateria antiga: cai de tensão logo na partida.',
        'Folha presa na mão também: roldana ou dobradiça.',
      ],
      careful: 'Não ligue carregador de carro na bateria montada, porque ele pode ferir a central.',
      technician:
        'O técnico mede painel, controlador e bateria com o portão andando, de {{repair.from}} a {{repair.to}}, com {{parts.warranty}} de garantia nas peças.',
      more: 'Para sair sem energia, veja como [abrir o portão sem luz](/como-abrir-portao-sem-luz).',
    },
    {
      fault: ['hot', 'burnt', 'wet', 'in-rain', 'lightning', 'rusty'],
      answer: [
        'Motor solar com bateria quente, cheiro ou caixa molhada deve ficar parado. Desligue a chave geral do conjunto, se houver, e afaste as pessoas até o exame.',
      ],
      heading: 'Bateria, controlador ou caixa com problema',
      text: [
        'Em lugar aberto o conjunto recebe chuva, calor e raio. O controlador costuma ir primeiro, e sem ele a bateria é carregada de mais ou de menos.',
      ],
      points: [
        'Bateria estufada: não carregar mais.',
        'Terminal com pó branco ou verde: corrosão.',
        'Parou num temporal: controlador ou central.',
      ],
      careful: 'Não solte os polos da bateria com o painel ligado nem encoste ferramenta nos dois.',
      technician:
        'O técnico isola o painel, mede cada parte e orça a troca, a partir de {{repair.from}}, com {{repair.warranty}} de garantia no serviço.',
      more: 'Se a placa foi atingida, leia [placa queimada depois de raio](/placa-do-portao-queimada-depois-de-raio).',
    },
  ],
  questions: [
    {
      about: ['power', 'works'],
      question: 'O motor solar funciona em dia de chuva?',
      answer: 'Funciona enquanto houver carga na bateria. Ela é dimensionada para alguns dias com pouco sol.',
    },
    {
      about: ['compatibility', 'replace'],
      question: 'Posso transformar o meu motor de 220 V em solar?',
      answer:
        'Só com inversor e bateria grandes, o que raramente compensa. Um motor de corrente contínua aproveita melhor a energia.',
    },
    {
      about: ['price', 'worth'],
      question: 'O motor solar faz diferença na conta de luz?',
      answer: 'Pouca, porque um portão consome por poucos segundos ao dia. O ganho está em dispensar o cabo.',
    },
    {
      about: ['choose', 'what'],
      question: 'O motor solar abre portão pesado?',
      answer:
        'Há modelos para folhas maiores, com bateria e painel proporcionais. O peso e o trilho decidem.',
    },
    {
      about: ['install'],
      question: 'Onde o painel deve ser posto?',
      answer:
        'No ponto sem sombra mais próximo do motor, virado para o norte e alto o bastante para não ser tocado.',
    },
    {
      about: ['lifetime', 'replace'],
      question: 'A bateria é a mesma de um carro?',
      answer:
        'Não. Usa-se uma do tipo que suporta descarga lenta, com a tensão e a capacidade pedidas pelo fabricante.',
    },
    {
      about: ['care', 'weak'],
      question: 'Preciso limpar o painel com que frequência?',
      answer: 'Quando a poeira se vê a olho nu, e sempre depois de obra ou de seca longa.',
    },
    {
      about: ['safety', 'allowed'],
      question: 'Baixa tensão quer dizer que posso mexer?',
      answer:
        'O choque é menor, mas a bateria em curto queima e a folha pode andar. A caixa fica com o técnico.',
    },
    {
      about: ['repair', 'price'],
      question: 'Vocês consertam motor solar instalado por outro?',
      answer:
        'Examinamos o conjunto e dizemos o que tem peça. Bateria e controlador são os mais fáceis de repor.',
    },
    {
      about: ['compatibility', 'program'],
      question: 'O controle e a fotocélula são os mesmos?',
      answer:
        'Os controles, sim. A fotocélula precisa gastar pouco, porque fica ligada o dia inteiro na bateria.',
    },
  ],
  visit: [
    'Para orçar um motor solar {onde}, precisamos ver o ponto do painel em horário de sol e a folha solta na mão.',
    'No atendimento {onde} de um motor solar sem força, medimos a bateria com o portão andando, e o painel ao mesmo tempo.',
  ],
  brand: [
    'Se o motor solar é da {marca}, a etiqueta diz a tensão da bateria e se a central tem entrada de controlador; painel e bateria podem ser de outros fabricantes.',
  ],
  figures: {
    volt: [
      'Num motor solar, {figura} é a tensão que a bateria precisa entregar. Painel e controlador se escolhem por ela, e uma bateria de outra tensão danifica a central.',
    ],
    watt: [
      'Um painel de {figura} rende esse valor só com sol pleno; sombra, calor e poeira reduzem, e a conta se faz com folga.',
    ],
  },
  further: [
    'Para manter um motor de rede andando no apagão, veja o [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    'Os motores de rede e suas faixas de uso estão em [motor de portão residencial](/topicos/motor-de-portao-residencial).',
  ],
  send: [
    'Mande pelo WhatsApp a foto do portão, a do lugar do painel ao meio-dia e o número de aberturas por dia: dizemos se o sol dá conta.',
    'Se já existe um conjunto, fotografe o controlador aceso e a etiqueta da bateria e conte em que hora ele falha.',
  ],
};
