import type { Subject } from '../subject.ts';

export const protecaoContraRaio: Subject = {
  name: 'proteção contra raio',
  plural: 'proteções contra raio',
  gender: 'f',
  aliases: [
    'dps',
    'protetor de surto',
    'protetor contra surto',
    'protetor contra raio',
    'protetor de raio',
    'proteção contra surto',
    'proteção contra raios',
    'proteção contra surtos',
    'proteção elétrica',
    'dispositivo de proteção contra surtos',
    'surto elétrico',
    'surto de energia',
    'surto',
    'filtro de linha',
    'estabilizador',
    'para-raio',
    'para-raios',
    'descarga atmosférica',
    'pico de energia',
    'pico de tensão',
    'oscilação de energia',
  ],
  answers: {
    what: [
      'A proteção contra raio de um portão é o conjunto de DPS no quadro de luz, fio terra e caminho curto entre os dois. O DPS desvia o pico de tensão para o terra antes que ele atravesse a placa.',
      'Proteção contra raio, para um portão, é sobretudo proteção contra surto: o pico que chega pela rede ou pelo fio do interfone quando cai um raio por perto. Um DPS bem instalado protege a placa, o receptor e o motor ao mesmo tempo.',
    ],
    works: [
      'A proteção contra raio funciona com um componente que quase não conduz em tensão normal e conduz muito em tensão alta. Quando o pico aparece, o DPS o joga no terra quase no mesmo instante e volta a isolar.',
    ],
    price: [
      'Pôr um DPS e acertar o terra no circuito do portão se faz num serviço a partir de {{repair.from}}, se o quadro tiver lugar. Uma placa queimada por surto custa até {{part.board.to}} para reparar ou trocar, e é essa a comparação a fazer.',
    ],
    buy: [
      'Na compra da proteção contra raio, escolha um DPS para quadro, da classe e da tensão da casa, e um por condutor vivo. Filtro de linha de tomada ajuda pouco na garagem, porque o motor é ligado direto.',
    ],
    choose: [
      'Escolha a proteção contra raio pela tensão da rede, pelo tipo de aterramento e pelo que entra no portão por fio. Um DPS no quadro cobre a rede; o interfone e a botoeira longa pedem proteção própria ou um relé isolando.',
    ],
    compatibility: [
      'A proteção contra raio serve para motor de qualquer marca, pois age antes dele. O que precisa casar é a tensão do DPS com a da rede, em 127 V ou 220 V.',
    ],
    install: [
      'A proteção contra raio se instala no quadro, com o DPS entre cada condutor vivo e o terra, e com fios curtos. No portão, verifica-se se o borne de terra da placa chega mesmo ao aterramento da casa.',
      'Para instalar a proteção contra raio do portão começamos pelo terra: sem ele o DPS não tem para onde levar o pico. Feito isso, o resto leva de {horas de reparo}.',
    ],
    adjust: [
      'A proteção contra raio não tem ajuste de uso; o que se verifica é a janela do DPS, que muda de cor quando ele se gasta, e a resistência do terra, medida pelo técnico.',
    ],
    repair: [
      'Depois de um surto, a proteção contra raio é conferida junto com o portão: DPS, terra, placa, receptor e fotocélula. O conserto do portão vai de {{repair.from}} a {{repair.to}}, e o DPS queimado é trocado no mesmo dia.',
    ],
    replace: [
      'Troca-se o elemento de proteção contra raio quando a janela do DPS fica vermelha ou quando ele desarmou num temporal. Ele se sacrifica para salvar o resto, e por isso não é eterno.',
    ],
    signs: [
      'Falta de proteção contra raio se nota pelo histórico: placa trocada mais de uma vez, receptor que perde alcance depois de temporal, portão que volta estranho quando a luz retorna. É hora de medir o terra.',
    ],
    worth: [
      'A proteção contra raio compensa em qualquer casa com portão eletrônico, porque custa menos que uma placa e protege os outros aparelhos junto. Em rua com queda de luz frequente, mais ainda.',
    ],
    lifetime: [
      'A proteção contra raio se desgasta a cada pico que absorve, e ninguém sabe quantos foram. Por isso o DPS tem janela indicadora, que se olha depois de cada temporal.',
    ],
    care: [
      'O cuidado com a proteção contra raio é olhar a janela do DPS e manter o terra ligado. Em temporal forte, desligar o disjuntor do portão continua sendo a proteção mais barata de todas.',
    ],
    safety: [
      'Proteção contra raio protege aparelhos, e não pessoas: durante o temporal ninguém encosta no portão de ferro nem mexe na caixa do motor. Se a folha está aberta, feche-a antes que a chuva chegue.',
    ],
    power: [
      'Boa parte do estrago ocorre quando a luz volta, e a proteção contra raio trabalha também nessa hora. Deixe o disjuntor do portão desligado até a rede se firmar.',
    ],
    allowed: [
      'Da proteção contra raio você pode olhar a janela do DPS e desligar o disjuntor na tempestade. Instalar DPS e mexer no terra é serviço no quadro energizado, e fica com quem tem preparo.',
    ],
  },
  sections: [
    {
      aspect: 'works',
      heading: 'Por onde o surto entra no portão',
      text: [
        'O raio não precisa cair na casa. Ele induz tensão na rede da rua e em todo fio comprido que estiver por perto, e a placa do portão tem vários.',
      ],
      points: [
        'A rede elétrica, que é o caminho principal.',
        'O cabo do interfone, que vem da calçada.',
        'O fio da botoeira, quando atravessa o quintal.',
        'O par da fotocélula, enterrado no piso.',
        'A própria estrutura de ferro, que faz papel de antena.',
      ],
    },
    {
      aspect: 'what',
      heading: 'DPS, disjuntor e DR',
      text: [
        'Os três moram no mesmo quadro e fazem coisas distintas. O disjuntor corta corrente excessiva, o DR corta fuga que pode dar choque, e o DPS desvia o pico de tensão.',
        'Nenhum dos três substitui o outro, e a placa do portão agradece quando os três existem e têm um terra de verdade atrás.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Filtro de linha, estabilizador e nobreak no portão',
      text: [
        'Filtro de linha simples é uma régua com um varistor pequeno, que se gasta no primeiro pico sério. Estabilizador de computador não foi feito para o arranque de um motor e desarma.',
        'O nobreak próprio para portão absorve parte dos picos e mantém a folha andando no apagão, mas o DPS continua antes dele.',
      ],
    },
    {
      aspect: 'install',
      heading: 'O terra que faz o DPS funcionar',
      text: [
        'O DPS joga o pico no terra, e se o terra não existe ele não joga nada. Em casa antiga é comum encontrar a haste arrancada numa reforma, ou o fio verde cortado dentro da parede.',
        'Medimos a ligação entre o quadro e a haste antes de prometer proteção. Quando falta o terra, quem o refaz é o eletricista da casa, e o portão entra depois.',
      ],
    },
    {
      aspect: 'install',
      heading: 'Passos no quadro e no portão',
      text: [
        'O serviço é curto e se faz com a chave geral desligada. A distância dos fios do DPS até a barra de terra decide boa parte do resultado.',
      ],
      steps: [
        'Verificamos a tensão, o terra e o espaço no quadro.',
        'Instalamos um DPS por condutor vivo, com fio curto até a barra.',
        'Conferimos o disjuntor próprio do portão e o terra da placa.',
        'Isolamos o interfone ou a botoeira longa com relé, se preciso.',
        'Mostramos a janela e dizemos como ela fica quando o DPS se gasta.',
      ],
    },
    {
      aspect: 'care',
      heading: 'O que fazer na hora do temporal',
      text: [
        'Tempestade de verão costuma dar alguns minutos de aviso. São os minutos em que se protege o portão de graça.',
      ],
      points: [
        'Feche o portão enquanto há luz.',
        'Desligue o disjuntor do portão no quadro.',
        'Tire da tomada o nobreak, se ele alimenta o motor.',
        'Não encoste na folha nem na grade.',
        'Religue só depois que a rede estiver firme.',
      ],
    },
    {
      aspect: 'signs',
      heading: 'Depois da chuva, o que observar',
      text: [
        'Nem toda placa atingida morre na hora. A fonte ferida trabalha por semanas e falha num dia de sol.',
      ],
      points: [
        'O controle passou a alcançar menos.',
        'O portão precisa de dois toques.',
        'A luz da placa pisca diferente.',
        'A fotocélula ficou apagada.',
        'A janela do DPS mudou de cor.',
      ],
    },
    {
      aspect: 'price',
      heading: 'A conta da prevenção',
      text: [
        'DPS, mão de obra e um acerto no terra ficam abaixo do preço de uma placa. Quem troca a central depois de um raio e não muda mais nada compra a próxima na temporada seguinte.',
        'Fazer isso no dia da instalação do kit, a partir de {{kit.padrao}}, ou da troca da placa poupa uma ida. A garantia do serviço é de {{repair.warranty}}.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'Exame completo do portão atingido',
      text: [
        'Testamos peça por peça, porque o surto escolhe caminhos. Há caso de placa viva com receptor morto, e de motor bom com fotocélula queimada dos dois lados.',
        'O laudo do que encontramos vai por escrito, com a data, e serve para pedir ressarcimento à distribuidora ou ao seguro. A página do [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico) mostra o que tem conserto.',
      ],
    },
    {
      aspect: 'worth',
      heading: 'Motor com inversor merece mais cuidado',
      text: [
        'O conjunto JETFLEX, de {{kit.jetflex}} instalado, leva eletrônica de potência na placa, mais sensível e mais cara que um relé. Nele o DPS faz parte do que pedimos no quadro.',
        'Num motor simples o prejuízo é menor, mas o receptor e a fotocélula continuam expostos do mesmo modo.',
      ],
    },
    {
      aspect: 'lifetime',
      heading: 'Quando o DPS se gasta',
      text: [
        'Cada pico consome um pouco do componente interno. A janela verde vira vermelha, ou uma bandeira cai, e a partir daí a casa está sem proteção, embora tudo funcione.',
        'Em vários modelos só o cartucho se troca, com o quadro desligado. Vale olhar a janela na mesma data em que se testa o portão.',
      ],
    },
  ],
  faults: [
    {
      fault: ['lightning', 'burnt', 'does-not-work', 'does-not-open'],
      answer: [
        'Se o portão parou num temporal, a proteção contra raio não deu conta ou não existia, e a placa é a primeira suspeita. Deixe o disjuntor desligado, não abra a caixa e use a folha na mão se ela for segura para soltar.',
      ],
      heading: 'Portão atingido por raio ou surto',
      text: [
        'O dano pode estar só no fusível ou atravessar placa, receptor e motor. A diferença entre os dois só se vê com medição, e por isso pedir uma placa nova pelo telefone é apostar.',
      ],
      points: [
        'Nada acende na caixa: fusível, fonte ou entrada.',
        'Acende e não obedece ao controle: receptor.',
        'Obedece e não fecha: fotocélula.',
        'Estala e não anda: relé, capacitor ou motor.',
        'Outros aparelhos queimaram junto: guarde a data e a hora.',
      ],
      careful: 'Não ligue e desligue o disjuntor para ver se volta: peça ferida pode entrar em curto.',
      technician:
        'O técnico mede o conjunto, descreve o dano por escrito e conserta de {{repair.from}} a {{repair.to}}, com {{parts.warranty}} de garantia nas peças.',
      more: 'Os passos da mesma noite estão em [placa queimada depois de raio](/placa-do-portao-queimada-depois-de-raio).',
    },
    {
      fault: ['trips-breaker', 'no-power', 'power-back', 'shock'],
      answer: [
        'Um DPS gasto pode derrubar o disjuntor ou deixar o circuito sem proteção, conforme o modelo. Se o disjuntor não arma depois do temporal, não insista e mostre o quadro a um técnico.',
      ],
      heading: 'Disjuntor que não arma depois da tempestade',
      text: [
        'A causa divide-se entre o DPS em curto, a placa em curto e água que entrou em caixa ou conduíte. O jeito de separar é desligar um ramo por vez.',
      ],
      points: [
        'Janela do DPS vermelha: cartucho no fim.',
        'Arma com o portão desligado: defeito do portão.',
        'Não arma de modo nenhum: quadro ou rede da casa.',
      ],
      careful: 'Não retire o DPS para o disjuntor armar; mexer no quadro ligado é o perigo maior.',
      technician:
        'O técnico isola o portão e o repara a partir de {{repair.from}}; o que for do quadro fica com o eletricista.',
      more: 'A separação das causas está em [disjuntor do portão caindo](/disjuntor-do-portao-caindo).',
    },
  ],
  questions: [
    {
      about: ['what', 'choose'],
      question: 'Para-raios no prédio vizinho protege o meu portão?',
      answer:
        'Ele protege a estrutura do prédio. O pico induzido na rede continua chegando à sua placa, e é o DPS que cuida disso.',
    },
    {
      about: ['install', 'price'],
      question: 'O DPS pode ser posto direto na caixa do motor?',
      answer:
        'O lugar principal é o quadro de luz. Um segundo, perto do motor, ajuda quando a distância entre os dois é grande.',
    },
    {
      about: ['worth', 'choose'],
      question: 'Se já tenho DPS no quadro, ainda posso perder a placa?',
      answer:
        'Pode, se o raio cair muito perto ou se o pico entrar pelo interfone. O risco diminui bastante, mas não some.',
    },
    {
      about: ['allowed', 'care'],
      question: 'Basta tirar o motor da tomada na tempestade?',
      answer:
        'Ajuda com a rede, mas os fios de interfone e botoeira seguem ligados. Desligar no quadro, com o portão fechado, é o hábito mais fácil de manter.',
    },
    {
      about: ['price', 'lightning'],
      question: 'A distribuidora paga a placa queimada?',
      answer:
        'Existe pedido de ressarcimento de danos elétricos, com prazo e documentos definidos. O relatório com data, defeito e valor do conserto é o que se junta ao pedido.',
    },
    {
      about: ['lifetime', 'replace'],
      question: 'Como sei que o DPS ainda funciona?',
      answer:
        'Pela janela: verde é bom, vermelho é gasto, na maioria dos modelos. Sem janela, só medição diz.',
    },
    {
      about: ['compatibility', 'install'],
      question: 'Casa com duas fases precisa de quantos DPS?',
      answer:
        'Um por fase, e em certos sistemas mais um para o neutro. O tipo de aterramento decide, e isso se vê no quadro.',
    },
    {
      about: ['power', 'no-power'],
      question: 'A volta da energia é pior do que a queda?',
      answer:
        'Com frequência, sim, porque a tensão oscila nos primeiros instantes. Esperar alguns minutos para religar o portão custa pouco.',
    },
    {
      about: ['works', 'what'],
      question: 'Aterramento sozinho já protege?',
      answer:
        'Ele protege as pessoas de choque e dá caminho ao DPS. Sem o DPS, o pico passa pela placa antes de achar o terra.',
    },
    {
      about: ['repair', 'burnt'],
      question: 'O motor também queima com raio?',
      answer:
        'Menos que a placa, porque o enrolamento suporta mais. Mesmo assim ele é medido, e às vezes o capacitor ao lado dele se foi.',
    },
  ],
  visit: [
    'Na visita {onde} para proteção contra raio, o técnico confere se o terra existe de fato e só depois indica o DPS.',
    'Depois de temporal {onde}, a proteção contra raio entra no mesmo exame: medimos placa, receptor, sensor e motor antes de orçar.',
  ],
  brand: [
    'As placas {marca} têm um componente de proteção próprio, que aguenta picos pequenos; o DPS no quadro é o que poupa esse componente, em qualquer modelo.',
  ],
  figures: {
    volt: [
      'Com {figura} na rede, o DPS precisa ter tensão de operação própria para ela: um de valor baixo demais dispara sem motivo, um alto demais deixa o pico passar.',
    ],
    ampere: [
      'O número {figura} no DPS fala do pico que ele consegue desviar por um instante, e nada tem a ver com a corrente do disjuntor.',
    ],
  },
  further: [
    'O que fazer com a placa atingida está em [placa queimada depois de raio](/placa-do-portao-queimada-depois-de-raio).',
    'Para manter o portão andando no apagão, veja o [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
  ],
  send: [
    'Mande pelo WhatsApp uma foto do quadro de luz com a porta aberta e uma da caixa do portão fechada: dizemos se há lugar para o DPS e se o terra aparece.',
    'Se já houve temporal, conte o dia e a hora dele, o que parou na casa e se a caixa do motor ainda acende. Com isso levamos as peças mais prováveis.',
  ],
};
