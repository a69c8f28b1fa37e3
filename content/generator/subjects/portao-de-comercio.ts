import type { Subject } from '../subject.ts';

export const portaoDeComercio: Subject = {
  name: 'portão de comércio',
  plural: 'portões de comércio',
  gender: 'm',
  aliases: [
    'portão comercial',
    'portão de loja',
    'portão de galpão',
    'portão para galpão',
    'portão industrial',
    'portão de empresa',
    'portão de indústria',
    'portão de oficina',
    'portão de estacionamento',
    'motor industrial',
    'motor de portão industrial',
    'motor comercial',
    'motor para galpão',
    'portão de transportadora',
    'portão de escola',
  ],
  answers: {
    what: [
      'Um portão de comércio abre durante o expediente inteiro, muitas vezes com caminhão, e é escolhido pelo número de viagens por hora e pela largura do vão. Motor e instalação para folha pesada ficam entre {{condominium.from}} e {{condominium.to}}.',
    ],
    works: [
      'O portão de comércio trabalha com central que recebe botoeira, controle e porteiro ao mesmo tempo, e com fotocélula que não deixa a folha fechar sobre carga ou empilhadeira. O motor precisa de regime contínuo, que a etiqueta declara.',
    ],
    price: [
      'Motor novo para portão de comércio pesado fica de {{condominium.from}} a {{condominium.to}} instalado. O conserto, que em casa vai de {{repair.from}} a {{repair.to}}, na empresa é orçado pela peça e sai por escrito para aprovação.',
    ],
    choose: [
      'Escolha o motor de um portão de comércio na ordem: viagens na hora mais cheia, peso e largura da folha, tensão do local. Fila no horário de carga pede inversor; folha larga sem fila pede reforço de trilho e fuso.',
    ],
    install: [
      'A instalação num portão de comércio é marcada fora da carga e descarga, com a passagem em modo manual enquanto o motor é trocado. Leva de {horas de instalação} quando base e ponto de energia estão prontos.',
    ],
    repair: [
      'Portão de comércio parado com a loja aberta se atende deixando a passagem segura primeiro, e o conserto, que em casa fica de {{repair.from}} a {{repair.to}}, na loja é orçado pela peça. Diga no pedido se há carga presa do lado de dentro, porque isso muda a ordem da visita.',
    ],
    signs: [
      'Num portão de comércio, os avisos são o tempo de abertura que cresce, o motor que para no meio da tarde e o pó de ferro sob a roda. O encarregado percebe antes do dono, e vale pedir que anote a hora.',
    ],
    worth: [
      'No portão de comércio vale consertar enquanto o porte do motor atende ao movimento. Se ele para quente em dia comum, o conserto se repete e o conjunto adequado, de {{condominium.from}} a {{condominium.to}}, custa menos que as horas paradas.',
    ],
    care: [
      'Portão de comércio pede preventiva a cada {{maintenance.interval}}, porque poeira, graxa de caminhão e batida de empilhadeira aceleram tudo. Trilho varrido no fim do expediente é a parte da equipe.',
    ],
    safety: [
      'No portão de comércio passam pedestre, moto e empilhadeira no mesmo vão, e uma fotocélula baixa não vê o garfo nem a carga alta. Dois pares em alturas diferentes e força regulada são o mínimo.',
    ],
    power: [
      'Sem energia, o portão de comércio se abre pela chave de destravamento, que fica com o encarregado e não no cofre. Folha pesada em rampa pede duas pessoas e calço.',
    ],
    compatibility: [
      'Um portão de comércio aceita botoeira na portaria, controle na frota e comando do sistema de acesso ao mesmo tempo, desde que a central tenha entradas separadas. A prioridade de abrir é testada com dois veículos.',
    ],
    program: [
      'Controles de um portão de comércio são gravados por funcionário ou por veículo, com lista e data, para apagar só o de quem saiu. Código rolante evita a cópia que abre o depósito à noite.',
    ],
  },
  sections: [
    {
      aspect: 'choose',
      heading: 'Contar viagens, não só pesar a folha',
      text: [
        'Peça à portaria as viagens entre oito e dez da manhã. É essa hora que esquenta o motor, e não a média do dia.',
        'O motor comum, de estator fino, foi feito para cinco a dez ciclos por hora; o de estator robusto, para trinta a cinquenta. Em garagem de oficina ou depósito, o primeiro para quente antes da hora do almoço.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Folha larga: correr, basculante ou duas folhas',
      text: ['O vão de caminhão muda a escolha da folha antes da do motor.'],
      points: [
        'De correr: trilho de aço chumbado, porque o eixo do caminhão passa por cima.',
        'Basculante largo: perfil e fuso reforçados e cabos inspecionados de perto.',
        'Duas folhas: metade do peso em cada motor, e o dobro de dobradiças.',
        'Portão com porta de pedestre embutida: contato que impede o motor de andar com ela aberta.',
      ],
    },
    {
      aspect: 'install',
      heading: 'Instalar sem parar a doca',
      text: ['O serviço é combinado com quem cuida do recebimento.'],
      steps: [
        'Marcamos a janela sem entregas e deixamos a folha em modo manual, com calço.',
        'Fazemos base, eletroduto e disjuntor exclusivo.',
        'Montamos motor, fotocélulas e botoeiras protegidas de batida.',
        'Regulamos força e paradas e repetimos o teste depois de algumas aberturas seguidas.',
        'Treinamos dois encarregados no destravamento.',
      ],
    },
    {
      aspect: 'price',
      heading: 'Como se compõe o orçamento da empresa',
      text: [
        'Um conjunto pesado montado no galpão fica de {{condominium.from}} a {{condominium.to}}. Base nova, ponto de energia e proteção contra batida são as linhas que mais variam.',
        'A proposta separa equipamento, obra e mão de obra e traz a garantia de {{repair.warranty}} no serviço. Pagamento em até {parcelas} vezes.',
      ],
    },
    {
      aspect: 'care',
      heading: 'Poeira, graxa e empilhadeira',
      text: [
        'O que estraga portão de empresa quase nunca é o motor. É a roldana que engoliu limalha e a coluna que levou a segunda batida.',
      ],
      points: [
        'Trilho varrido no fim do turno.',
        'Proteção de aço ou poste na frente do motor.',
        'Fotocélula dentro de caixa, fora do alcance do para-choque.',
        'Aperto de base e dobradiças a cada visita.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Empilhadeira, moto e pedestre no mesmo vão',
      text: [
        'A empilhadeira passa com o garfo acima do feixe baixo. O segundo par de fotocélulas, mais alto, é o que evita a folha descer sobre a carga.',
        'Uma faixa pintada no piso, no raio da folha, funciona melhor que qualquer aviso. Ninguém espera parado onde vê o chão marcado.',
      ],
    },
    {
      aspect: 'power',
      heading: 'Falta de energia com caminhão do lado de dentro',
      text: [
        'O plano é escrito e fica na portaria: disjuntor, chave, quem empurra e onde se calça. Sem ele, a primeira ideia é forçar a folha, e ela entorta.',
        'O nobreak do portão cobre algumas viagens, o bastante para tirar o veículo. Ele alimenta também as fotocélulas.',
      ],
    },
    {
      aspect: 'signs',
      heading: 'O que o encarregado deve anotar',
      text: ['Uma semana de anotações economiza uma visita.'],
      points: [
        'Hora da parada e quantas viagens antes dela.',
        'Se chovia e se a folha estava molhada.',
        'Ruído novo, e em que parte do percurso.',
        'Quem bateu na coluna, e quando.',
      ],
    },
    {
      aspect: 'replace',
      heading: 'Aproveitar o que já existe',
      text: [
        'Na troca do motor, folha, trilho e colunas bons continuam. A fiação só fica se tem bitola e disjuntor próprios.',
        'Receptor compatível mantém os controles da frota, o que evita recolher todos no mesmo dia.',
      ],
    },
    {
      aspect: 'compatibility',
      heading: 'Ligar o portão ao controle de acesso',
      text: [
        'Leitor, câmera com leitura de placa e interfone mandam contato seco para a central. A ordem de fechar continua com a fotocélula, qualquer que seja o sistema.',
        'Deixamos a entrada testada e identificada. Quem cuida do software liga depois, sem abrir o motor.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'Atendimento com a empresa funcionando',
      text: [
        'O técnico começa pela passagem, calça a folha e só então mede. Se a peça precisa vir, o portão fica em modo seguro e com aviso no vão.',
        'Atendemos em horário comercial, {horário}; fora dele, o atendimento de urgência depende da disponibilidade.',
      ],
    },
  ],
  faults: [
    {
      fault: ['hot', 'stops-halfway', 'weak', 'burnt'],
      answer: [
        'Portão de comércio que para no meio do expediente e volta sozinho depois está com o motor acima do regime. Conte as viagens até a parada, deixe esfriar e não insista no controle: cada tentativa alonga a espera.',
      ],
      heading: 'Motor que para no horário de movimento',
      text: [
        'O protetor térmico desarma e religa ao esfriar. A folha pesada faz isso acontecer mais cedo, e a base solta também.',
      ],
      points: [
        'Depois de muitas viagens: porte do motor.',
        'Depois de poucas: roldana, cabo ou coluna batida.',
        'Sempre depois do almoço: sol na caixa do motor.',
      ],
      careful: 'Não deixe a capa do motor aberta para ventilar: os terminais ficam ao alcance de quem passa.',
      technician:
        'O técnico mede corrente, esforço e regime, corrige o atrito, que em casa custa de {{repair.from}} a {{repair.to}} e na empresa é orçado pela peça, e diz se o porte atende.',
      more: 'As causas do calor estão em [motor de portão esquenta muito](/motor-de-portao-esquenta-muito).',
    },
    {
      fault: ['does-not-open', 'does-not-close', 'stuck', 'broken', 'crooked'],
      answer: [
        'Com o portão de comércio parado e carga do lado de dentro, desligue o disjuntor, destrave pela chave e deixe alguém no vão. Se a folha está torta ou a coluna levou batida, ninguém a move até ela ser escorada.',
      ],
      heading: 'Folha parada com a loja aberta',
      text: [
        'Batida de caminhão é a causa de que menos nos falam e a que mais atrapalha o diagnóstico. Contá-la no pedido poupa uma visita.',
      ],
      points: [
        'Controles falham e botoeira abre: receptor.',
        'Nada responde: disjuntor, fusível ou botoeira travada.',
        'Abre e não fecha: fotocélula com poeira ou batida.',
        'Folha torta: coluna, cabo ou dobradiça.',
      ],
      careful: 'Não desviem a fotocélula para liberar a doca.',
      technician:
        'O reparo, de {{repair.from}} a {{repair.to}} em casa, na empresa é orçado pela peça, com {{parts.warranty}} de garantia nas peças, e a coluna batida entra com serralheiro.',
      more: 'Os primeiros testes estão em [portão não abre](/portao-nao-abre).',
    },
  ],
  questions: [
    {
      about: ['price', 'repair'],
      question: 'Vocês emitem nota e orçamento por escrito?',
      answer: 'O orçamento vai por escrito, com as linhas separadas. Os dados fiscais se combinam no pedido.',
    },
    {
      about: ['install', 'repair'],
      question: 'Atendem fora do horário da loja?',
      answer:
        'A instalação pode ser marcada antes ou depois do expediente. Fora do horário, o atendimento depende da disponibilidade.',
    },
    {
      about: ['choose'],
      question: 'Motor residencial aguenta o portão da oficina?',
      answer:
        'Poucas viagens por hora, sim. Com fila de clientes ele para quente, ainda que a folha seja leve.',
    },
    {
      about: ['program'],
      question: 'Como tirar o acesso de um funcionário que saiu?',
      answer:
        'Apagando o número dele na memória, se foi gravado com lista. Sem lista, apaga-se tudo e regrava.',
    },
    {
      about: ['safety'],
      question: 'A fotocélula vê a empilhadeira?',
      answer: 'A baixa pode não ver o garfo. Usamos dois pares, um deles na altura da carga.',
    },
    {
      about: ['care'],
      question: 'De quanto em quanto tempo se faz revisão?',
      answer: 'A cada {{maintenance.interval}}. Obra perto ou piso de terra encurtam o intervalo.',
    },
    {
      about: ['choose', 'power'],
      question: 'Precisa de rede trifásica?',
      answer: 'Nem sempre. Há motores pesados monofásicos em 220 V; a etiqueta e o quadro decidem.',
    },
    {
      about: ['works', 'slow'],
      question: 'Dá para abrir mais rápido?',
      answer: 'Dá com inversor, se a folha está alinhada. Velocidade em trilho torto quebra o conjunto.',
    },
    {
      about: ['repair', 'crooked'],
      question: 'O caminhão bateu na coluna, ainda posso usar?',
      answer: 'Não até medir o prumo. A folha que raspa uma vez entorta o braço na seguinte.',
    },
    {
      about: ['compatibility'],
      question: 'Dá para abrir por leitura de placa?',
      answer: 'Dá, pela entrada de botoeira da central. O sistema de câmeras é de outra empresa.',
    },
  ],
  visit: [
    'Num portão de comércio {onde}, a visita conta as viagens, mede a folha e a coluna e combina a janela do serviço com a doca.',
    'Para empresa {onde}, a proposta vai por escrito, com equipamento e obra separados, e o serviço fica fora do horário de carga.',
  ],
  brand: [
    'Com motor {marca} de linha pesada, o que a etiqueta precisa mostrar é o regime de uso e a tensão; é por eles que se compara, e não pela potência sozinha.',
  ],
  figures: {
    opening: [
      'Com {figura}, um portão de comércio já pede motor de uso intenso: o de casa é para cinco a dez aberturas por hora, e o movimento se concentra nas horas de carga.',
    ],
    metre: [
      'Num vão de {figura}, a folha do portão de comércio se decide antes do motor: correr pede essa medida livre ao lado, e o basculante pede perfil e cabos reforçados.',
    ],
    kilogram: [
      'Uma folha de {figura} em portão de comércio se orça com o conjunto pesado, de {{condominium.from}} a {{condominium.to}}, depois de contar as viagens por hora.',
    ],
  },
  further: [
    'O que comparar antes de comprar está na página do [motor de portão industrial](/termos/motor-portao-industrial).',
    'Para folha muito pesada, veja [motor para portão pesado](/termos/motor-portao-pesado).',
  ],
  send: [
    'Mande pelo WhatsApp fotos da folha por dentro, da etiqueta do motor e do quadro, e as viagens na hora cheia: a proposta sai com o porte certo.',
    'Mande pelo WhatsApp uma foto do portão por dentro, o tipo da folha e o horário sem carga e descarga: a visita se marca nele.',
  ],
};
