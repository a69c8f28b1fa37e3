import type { Subject } from '../subject.ts';

export const motorRapido: Subject = {
  name: 'motor rápido',
  plural: 'motores rápidos',
  gender: 'm',
  aliases: [
    'motor de portão rápido',
    'motor de alta velocidade',
    'motor de portão de alta velocidade',
    'motor veloz',
    'motor jetflex',
    'jetflex',
    'jet flex',
    'jet-flex',
    'motor jet flex',
    'kit jetflex',
    'portão rápido',
    'portão de alta velocidade',
    'motor com inversor',
    'inversor de frequência',
    'inversor',
    'motor 4 segundos',
    'motor de 4 segundos',
    'portão 4 segundos',
    'portão de 4 segundos',
    'motor 8 segundos',
    'motor speedy',
    'kit speedy',
    'motor turbo',
    'motor ultra rápido',
    'motor ultrarrápido',
  ],
  answers: {
    what: [
      'Um motor rápido de portão leva um inversor na central, que varia a rotação: arranca devagar, corre no meio do curso e freia antes do batente. No kit JETFLEX o basculante abre em {segundos jetflex} e custa {{kit.jetflex}} instalado.',
      'Motor rápido é o que abre o portão em poucos segundos sem bater no fim, porque a velocidade muda ao longo do caminho. Para basculante instalamos o SPEEDY, que leva {segundos speedy}, e o JETFLEX, que leva {segundos jetflex}.',
    ],
    works: [
      'O motor rápido recebe da central uma corrente de frequência variável, e a rotação acompanha essa frequência. Assim ele sai com suavidade, ganha velocidade no trecho livre e reduz antes de encostar, o que um motor ligado direto na rede não consegue fazer.',
    ],
    price: [
      'Um motor rápido para basculante custa {{kit.speedy}} no kit SPEEDY, de {segundos speedy}, e {{kit.jetflex}} no JETFLEX, de {segundos jetflex}, já instalado e com dois controles. O pagamento pode ser feito em até {parcelas} vezes, com {{kit.warranty}} de garantia.',
      'O JETFLEX, nosso motor rápido de {segundos jetflex}, sai por {{kit.jetflex}} com instalação em basculante; o de {segundos speedy} sai por {{kit.speedy}}. Portão de correr, pivotante ou pesado tem orçamento próprio, feito por foto e peso da folha.',
    ],
    buy: [
      'O motor rápido que vendemos, já instalado em basculante, é o JETFLEX, que abre em {segundos jetflex}, por {{kit.jetflex}}, ou o SPEEDY, de {segundos speedy}, por {{kit.speedy}}. O JETFLEX pede ponto de 220 V, e os dois querem folha reta e equilibrada.',
    ],
    choose: [
      'Escolha o motor rápido pela folha e pela rua: JETFLEX onde se entra direto da via ou se chega de madrugada, SPEEDY onde {segundos speedy} já bastam. O portão precisa estar equilibrado e firme, porque velocidade aumenta o efeito de toda folga.',
    ],
    compatibility: [
      'Um motor rápido serve no seu basculante se a folha estiver dentro do peso da etiqueta, até {{homeJetflex.weight}} no Home Jetflex, se os braços não tiverem folga e se a rede for a do modelo. Placa comum não aciona o motor do conjunto com inversor.',
    ],
    install: [
      'A instalação do motor rápido começa pela folha: equilíbrio, braços, cabos e batentes são acertados antes do motor. Depois regulam-se a aceleração, a velocidade e o ponto de frenagem, e o serviço leva de {horas de instalação}.',
      'Para instalar um motor rápido medimos a rede no ponto, fixamos o conjunto, memorizamos o curso e subimos a velocidade aos poucos. A fotocélula é recomendada em todo JETFLEX e pode ser posta no mesmo dia.',
    ],
    program: [
      'Programar um motor rápido é gravar o curso e depois definir onde ele desacelera. A folha faz a primeira viagem devagar, a central mede o percurso, e a velocidade cheia só é liberada quando as duas pontas estão certas.',
    ],
    adjust: [
      'No motor rápido se ajustam aceleração, velocidade de cruzeiro, ponto de frenagem e força, nessa ordem. Um portão que bate no fim tem a frenagem tarde demais; um que se arrasta no último palmo tem cedo demais.',
    ],
    repair: [
      'O conserto de um motor rápido começa pela rede e pela folha e só depois chega à placa com inversor, que se testa com equipamento próprio. Serviços comuns ficam entre {{repair.from}} e {{repair.to}}; a placa do inversor é orçada à parte, antes de qualquer troca.',
    ],
    replace: [
      'Trocar o motor comum por um motor rápido compensa quando o portão está bem e só a espera incomoda. Se o conjunto antigo já pede engrenagem e placa, os {{kit.jetflex}} do JETFLEX substituem os dois consertos.',
    ],
    signs: [
      'O motor rápido avisa que algo saiu do lugar quando passa a bater no batente, quando oscila no meio do curso ou quando a central mostra erro e anda devagar. São sinais de folha, de ajuste ou de rede, antes de serem do motor.',
    ],
    worth: [
      'Vale a pena um motor rápido em avenida, em rua onde a espera na calçada preocupa e em casa de muitas saídas. Em vila fechada ou garagem recuada, o PADRÃO de {segundos padrão}, por {{kit.padrao}}, faz o mesmo serviço com menos exigência da folha.',
    ],
    lifetime: [
      'Um motor rápido bem regulado dura tanto quanto um comum, porque arranca e para com suavidade. O que gasta mais depressa é a folha com folga, que a velocidade denuncia.',
    ],
    care: [
      'O motor rápido pede revisão uma vez por ano em casa e a cada {{maintenance.interval}} em prédio, com atenção a braços, pinos, cabos e ao ponto de frenagem. Uma folga que passaria anos despercebida num portão lento vira pancada num veloz.',
    ],
    safety: [
      'Com motor rápido, a folha chega antes que alguém reaja, e por isso a fotocélula e a força no mínimo deixam de ser opcionais. Na abertura quase toda central ignora o sensor, então olhe a calçada antes de apertar.',
    ],
    power: [
      'Sem energia, o motor rápido para onde está e se destrava pela chave, como os outros. Nobreak para inversor precisa de modelo indicado pelo fabricante, por causa da forma de onda.',
    ],
  },
  sections: [
    {
      aspect: 'works',
      heading: 'Aceleração, cruzeiro e frenagem',
      text: [
        'Um motor comum gira sempre na mesma rotação, e é a rosca do fuso que decide se a folha leva {segundos padrão} ou {segundos speedy}. O inversor quebra essa regra e muda a rotação no meio do caminho.',
        'Na prática, o portão sai manso, corre no trecho em que nada encosta e chega mais devagar do que um portão lento. Por isso um veloz bem regulado costuma bater menos.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Oito ou quatro segundos',
      text: [
        'A diferença de {{kit.jetflex - kit.speedy}} entre o SPEEDY e o JETFLEX compra tempo e partida suave. O SPEEDY é rápido pela rosca do fuso; o JETFLEX é rápido pelo inversor, que dosa o movimento.',
      ],
      points: [
        'Entrada em curva, com o carro atravessado na via: JETFLEX.',
        'Quem chega sozinho de madrugada: JETFLEX.',
        'Uso de um carro por dia, rua calma: SPEEDY resolve.',
        'Folha antiga, com solda remendada: menos velocidade, mais tempo de vida.',
        'Três ou mais carros na mesma garagem: a espera somada pede o mais rápido.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'O que a folha precisa ter',
      text: [
        'A velocidade faz aparecer todo defeito que já existe. Um pino ovalado que rangia passa a dar um golpe, um contrapeso que raspava passa a bater.',
      ],
      points: [
        'Folha que para a meia altura quando solta do motor, sem subir nem descer.',
        'Braços e pinos sem folga, testados com a mão.',
        'Cabos de aço inteiros, sem fio partido, vistos pelo técnico.',
        'Coluna firme, que não treme quando o portão encosta.',
        'Peso dentro da etiqueta, inclusive réguas e chapas acrescentadas depois.',
      ],
    },
    {
      aspect: 'install',
      heading: 'A rede elétrica do inversor',
      text: [
        'O conjunto Home Jetflex trabalha em 220 V e pede circuito próprio, disjuntor adequado e fio terra. Uma tensão que afunda no arranque faz o inversor acusar falha e andar devagar.',
        'O inversor é eletrônica de potência e sofre com pico. Um DPS no quadro de luz custa pouco perto da placa dele, e o instalamos na mesma visita quando a casa não tem.',
      ],
    },
    {
      aspect: 'install',
      heading: 'Dia da instalação do motor rápido',
      text: [
        'A instalação no basculante, com o portão em ordem, leva de {horas de instalação}. Quando a folha precisa de acerto, o tempo cresce, e combinamos isso antes.',
      ],
      steps: [
        'Soltamos a folha e sentimos o equilíbrio dela na mão.',
        'Corrigimos braços, pinos e contrapeso.',
        'Fixamos o conjunto e ligamos a rede medida.',
        'Gravamos o curso devagar e aumentamos a velocidade em etapas.',
        'Regulamos a força, testamos a fotocélula, se houver uma, e gravamos os dois controles.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Velocidade com proteção',
      text: [
        'Um basculante que abre em {segundos jetflex} avança sobre a calçada em menos tempo do que um pedestre leva para passar. Sinaleira com aviso, espelho na saída e bom senso de quem abre valem mais que qualquer ajuste.',
        'No fechamento, a [fotocélula](/topicos/sensor-fotocelula-para-portao) faz a folha voltar. Sem ela, mantemos o fechamento automático desligado.',
      ],
    },
    {
      aspect: 'price',
      heading: 'O que vem no valor do kit',
      text: [
        'O JETFLEX inclui motor, central com inversor, dois controles de código rolante, peças de fixação, manual, frete em São Paulo e instalação no basculante. O que fica fora é serralheria, reforço de coluna e fotocélula, orçados ao lado.',
        'Não há taxa de visita, e a entrega se faz em {horas de entrega} quando o modelo está em estoque. A garantia do kit instalado é de {{kit.warranty}}.',
      ],
    },
    {
      aspect: 'compatibility',
      heading: 'Velocidade em portão de correr e pivotante',
      text: [
        'Nossos kits de preço fixo são para basculante. O portão de correr ganha velocidade com motor próprio, cremalheira bem alinhada e rampa de frenagem; o pivotante rápido precisa de braço com freio e batente de piso firme.',
        'Nesses casos o orçamento sai por foto. A página do [motor deslizante](/topicos/motor-para-portao-deslizante) mostra as linhas de correr.',
      ],
    },
    {
      aspect: 'adjust',
      heading: 'Ponto de frenagem e força',
      text: [
        'A frenagem se ajusta com a folha na temperatura do dia de uso, porque o metal dilata. Deixamos a desaceleração começar um pouco antes do ideal, para que sol e chuva não tragam pancada.',
        'A força fica no mínimo que move a folha em todo o curso. Se ela precisa ser alta num ponto só, existe ali um atrito a procurar.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'Defeitos próprios do motor com inversor',
      text: [
        'O painel ou a luz da placa informa o tipo de falha, e o código de cada modelo está no manual. Anote o que aparece antes de desligar, porque alguns somem ao reiniciar.',
      ],
      points: [
        'Subtensão: rede fraca ou fio longo e fino até a garagem.',
        'Sobrecorrente: folha presa, cabo fora da polia ou curso mal gravado.',
        'Sensor de posição: fiação solta ou ímã fora do lugar.',
        'Placa sem luz: fusível, fonte ou surto.',
      ],
    },
    {
      aspect: 'worth',
      heading: 'Onde a velocidade paga o que custa',
      text: [
        'Pense no tempo em que o carro fica parado na via. Na rua estreita de mão única, a fila atrás de você se forma em segundos; na avenida, a entrada depende de um vão no trânsito.',
        'Quem recua a garagem alguns metros e entra com o carro inteiro antes do portão quase não ganha com a pressa.',
      ],
    },
    {
      aspect: 'signs',
      heading: 'Sinais de que um motor rápido perdeu o ajuste',
      text: ['Com o ouvido e os olhos se percebe a maior parte, a uma distância segura.'],
      points: [
        'O portão passou a estalar no fim do curso.',
        'A folha balança quando freia.',
        'O tempo de abertura aumentou sem motivo.',
        'O motor acelera e desiste no mesmo ponto.',
        'A coluna treme na chegada.',
      ],
    },
  ],
  faults: [
    {
      fault: ['slow', 'weak', 'stops-halfway', 'hums'],
      answer: [
        'Um motor rápido que ficou lento entrou em proteção: a tensão caiu, a folha pesou ou a central não reconhece mais o curso. Desligue o disjuntor por um minuto, religue e repare se a primeira viagem é devagar e a segunda já normal.',
      ],
      heading: 'Motor rápido que perdeu velocidade',
      text: [
        'A primeira abertura depois de uma falta de luz costuma ser lenta de propósito, porque a central procura o fim de curso. Lentidão que continua aponta para esforço ou rede.',
      ],
      points: [
        'Lento só na primeira viagem: reconhecimento de curso.',
        'Lento quando o chuveiro está ligado: rede fraca.',
        'Lento num trecho: atrito na guia ou no braço.',
        'Lento o tempo todo: parâmetro alterado ou proteção ativa.',
      ],
      careful: 'Não aumente a força na placa para compensar; ela deixa de sentir um obstáculo.',
      technician:
        'O técnico mede tensão e corrente durante a viagem, acerta a folha e refaz o curso, de {{repair.from}} a {{repair.to}}.',
      more: 'As causas gerais estão em [portão demora para abrir](/portao-demora-para-abrir).',
    },
    {
      fault: ['slams', 'noise', 'loose', 'crooked'],
      answer: [
        'Motor rápido que bate no fim está freando tarde ou perdeu a posição. Use o portão o mínimo possível até a regulagem, porque a pancada quebra solda e batente.',
      ],
      heading: 'Portão veloz que bate',
      text: [
        'O curso é memorizado com a folha no lugar. Se o cabo cedeu, o pino abriu ou o batente afundou, a posição real fica à frente da memorizada.',
      ],
      points: [
        'Bate só abrindo: batente de cima ou braço.',
        'Bate só fechando: ponto de frenagem ou contrapeso.',
        'Bate dos dois lados: o curso inteiro se perdeu.',
      ],
      careful: 'Não fique na linha da folha para olhar a batida.',
      technician:
        'O técnico reaperta, alinha e regrava o curso, a partir de {{repair.from}}, com {{repair.warranty}} de garantia.',
      more: 'Mais razões para a pancada em [portão batendo forte ao fechar](/portao-batendo-forte-ao-fechar).',
    },
    {
      fault: [
        'does-not-work',
        'does-not-open',
        'lightning',
        'burnt',
        'trips-breaker',
        'no-power',
        'power-back',
      ],
      answer: [
        'Um motor rápido sem reação nenhuma tem disjuntor caído, fusível queimado ou inversor atingido por surto. Confira o disjuntor uma única vez e, se ele cair de novo, deixe desligado.',
      ],
      heading: 'Motor rápido que não liga',
      text: [
        'A placa do inversor guarda energia em capacitores grandes, que continuam carregados depois do desligamento. Por isso ela não se abre em casa para ver o que queimou.',
      ],
      points: [
        'Luz apagada com energia na casa: entrada ou fonte.',
        'Luz acesa com código fixo: anote e mande a foto.',
        'Disjuntor que não arma: curto na placa ou no motor.',
      ],
      careful: 'Mesmo com o disjuntor desligado, os capacitores do inversor podem dar choque forte.',
      technician:
        'O técnico mede entrada e saída e orça a placa do inversor antes de trocar; serviço simples vai de {{repair.from}} a {{repair.to}}, com {{parts.warranty}} de garantia nas peças.',
      more: 'Se foi depois de temporal, veja [placa queimada depois de raio](/placa-do-portao-queimada-depois-de-raio).',
    },
    {
      fault: ['reverses', 'does-not-close', 'heavy', 'hot'],
      answer: [
        'Motor rápido que começa a fechar e volta sentiu um esforço ou viu a fotocélula cortada. Limpe as lentes com a energia cortada e olhe se algo segura a folha antes de chamar.',
      ],
      heading: 'Motor rápido que volta ou pesa',
      text: [
        'A força baixa, que protege, também faz o motor desistir quando uma roldana ou um cabo começa a prender. O calor do dia ainda encosta partes que à noite têm folga.',
      ],
      points: [
        'Volta sempre no mesmo ponto: atrito mecânico.',
        'Volta em pontos diferentes: fotocélula ou rede.',
        'Motor quente demais para a mão: folha desequilibrada.',
      ],
      careful: 'Não segure a folha para ajudá-la a fechar, pois ela pode arrancar.',
      technician: 'O técnico alivia o atrito e ajusta a força e a fotocélula, a partir de {{repair.from}}.',
      more: 'A sequência de testes está em [portão fecha e abre de novo](/portao-fecha-e-abre-de-novo).',
    },
  ],
  questions: [
    {
      about: ['safety', 'choose'],
      question: 'Um portão tão rápido é perigoso?',
      answer:
        'Pede mais atenção e proteção completa: força no mínimo, fotocélula e ninguém no vão. No JETFLEX o inversor desacelera a folha antes de encostar; no motor sem inversor, quem faz isso é a regulagem.',
    },
    {
      about: ['price', 'worth'],
      question: 'O motor rápido gasta mais energia?',
      answer:
        'Ele puxa mais por menos tempo, e a diferença na conta é pequena. O motor só consome enquanto a folha anda.',
    },
    {
      about: ['compatibility', 'replace'],
      question: 'Posso pôr inversor no motor que já tenho?',
      answer:
        'Não compensa. O conjunto rápido é projetado em motor, redução e placa, e adaptar inversor a um motor antigo deixa garantia e peça sem dono.',
    },
    {
      about: ['choose', 'compatibility'],
      question: 'Portão pesado pode ter motor rápido?',
      answer:
        'A linha de condomínio tem modelo com inversor, com valores entre {{condominium.from}} e {{condominium.to}}. Para casa, o peso vai até {{homeJetflex.weight}} no Home Jetflex.',
    },
    {
      about: ['adjust', 'slams'],
      question: 'Dá para diminuir a velocidade depois de instalado?',
      answer:
        'Dá. A velocidade e a frenagem se ajustam na central, e quem tem criança pequena costuma pedir um ritmo intermediário.',
    },
    {
      about: ['power', 'install'],
      question: 'O motor rápido funciona em 127 V?',
      answer:
        'O Home Jetflex é de 220 V. Onde só há 127 V no ponto, um eletricista leva o circuito, e verificamos isso antes de marcar.',
    },
    {
      about: ['works', 'what'],
      question: 'Quem fabrica o JETFLEX que vocês instalam?',
      answer:
        'É a tecnologia da linha PPA, com inversor na placa. O modelo exato da sua casa sai pela etiqueta e pelo peso da folha.',
    },
    {
      about: ['lifetime', 'care'],
      question: 'A engrenagem sofre mais com a velocidade?',
      answer:
        'Sofre menos tranco, porque a partida e a parada são progressivas. Folga no braço é que passa a cobrar mais caro.',
    },
    {
      about: ['price', 'install'],
      question: 'O preço muda de bairro para bairro?',
      answer:
        'O kit instalado em basculante custa o mesmo na cidade de São Paulo, com frete incluído. Serviço de serralheria, quando existe, é orçado no local.',
    },
    {
      about: ['program', 'power'],
      question: 'Depois da falta de luz ele volta devagar. É defeito?',
      answer:
        'Em geral não. A central faz a primeira viagem mais lenta para reencontrar as pontas e depois retoma o ritmo.',
    },
    {
      about: ['replace', 'worth'],
      question: 'Trocar o motor de dezesseis segundos por um de quatro aproveita alguma coisa?',
      answer:
        'Aproveita suportes e fiação quando estão bons. Motor, central e controles são do conjunto novo.',
    },
  ],
  visit: [
    'Para um motor rápido {onde}, a visita começa com o portão solto: se ele não fica parado a meia altura, equilibramos antes de falar em velocidade.',
    'Quem chama {onde} por motor rápido que perdeu o ritmo recebe a medição da tensão durante a viagem, que costuma mostrar a causa.',
  ],
  brand: [
    'Em motor rápido da {marca}, motor, redução e central formam um conjunto só: a placa de uma família não aciona o motor da outra, e a peça de reposição se pede pela etiqueta.',
  ],
  figures: {
    second: [
      'Um tempo de {figura} vale para uma folha equilibrada e leve, do tamanho comum de uma garagem. Num portão mais alto ou mais largo o percurso muda, e dizemos o tempo real na visita.',
    ],
    volt: [
      'A tensão de {figura} precisa ser conferida no ponto do motor e com o portão andando, porque o inversor acusa falha quando ela afunda no arranque.',
    ],
    kilogram: [
      'Com {figura}, o que decide é a etiqueta do conjunto: o Home Jetflex vai até {{homeJetflex.weight}}, e uma folha acima disso pede a linha reforçada ou uma velocidade menor.',
    ],
  },
  further: [
    'O funcionamento do inversor e as exigências da folha estão em [motor de alta velocidade](/topicos/motor-de-portao-de-alta-velocidade).',
    'As características do conjunto estão na página do [PPA Home Jetflex](/motores/motor-ppa-home-jetflex).',
  ],
  send: [
    'Mande pelo WhatsApp a altura e a largura da folha e a foto dela inteira por dentro: dizemos qual dos kits o portão aceita.',
    'Fotografe a lateral com os braços, a coluna e o quadro de luz. Com as três imagens dizemos o que precisa ser acertado antes do motor.',
  ],
};
