import type { Subject } from '../subject.ts';

export const portaoDeCondominio: Subject = {
  name: 'portão de condomínio',
  plural: 'portões de condomínio',
  gender: 'm',
  aliases: [
    'autorização do condomínio',
    'autorização de condomínio',
    'assembleia de condomínio',
    'assembleia do condomínio',
    'portão do condomínio',
    'portão de prédio',
    'portão do prédio',
    'portão de garagem de prédio',
    'garagem de condomínio',
    'garagem de prédio',
    'motor para condomínio',
    'motor de condomínio',
    'motor de portão para condomínio',
    'motor de portão de condomínio',
    'motor para prédio',
    'portão coletivo',
  ],
  answers: {
    what: [
      'Um portão de condomínio trabalha em um dia o que o de uma casa trabalha em uma semana, e é o número de aberturas seguidas que decide o motor, antes do peso. Ali o motor de casa para quente no meio da fila da manhã.',
    ],
    works: [
      'No portão de condomínio, a central recebe comandos de dezenas de controles, da portaria e às vezes do interfone, e precisa recusar o fechamento enquanto há carro no vão. Quem garante isso são as fotocélulas ou o laço no piso, e não a atenção do porteiro.',
    ],
    price: [
      'Motor novo para portão de condomínio fica entre {{condominium.from}} e {{condominium.to}} instalado, conforme peso, tipo de folha e aberturas por hora. O conserto, que em casa vai de {{repair.from}} a {{repair.to}}, no prédio é orçado pela peça, e a visita para orçar não tem taxa.',
      'O orçamento de um portão de condomínio começa por números da garagem: peso da folha, aberturas no horário de pico e quantos controles estão em uso. Conjunto novo instalado vai de {{condominium.from}} a {{condominium.to}}; reparo é orçado pela peça.',
    ],
    choose: [
      'Para um portão de condomínio o motor se escolhe pelas aberturas na hora de pico, e só depois pelo peso da folha. O motor comum, de estator fino, foi feito para {{stator.thin.from in digits}} a {{stator.thin.to}} por hora e para quente no meio da fila; o de estator robusto, próprio para prédio, aguenta de {{stator.robust.from in digits}} a {{stator.robust.to}}.',
    ],
    install: [
      'A instalação do motor num portão de condomínio é marcada fora dos horários de saída e chegada, com aviso aos moradores e passagem de pedestre livre. O trabalho leva de {horas de instalação} numa folha sem serralheria.',
    ],
    repair: [
      'Consertamos portão de condomínio no próprio local, da garagem do prédio à portaria do residencial: primeiro o técnico deixa a passagem segura, com uma pessoa cuidando do vão, e só depois procura a causa. O conserto, que em casa fica entre {{repair.from}} e {{repair.to}}, no condomínio é orçado pela peça, e o valor vai por escrito ao síndico ou à administração, que autoriza.',
    ],
    replace: [
      'O motor de um portão de condomínio se troca quando o conserto se repete, quando a peça já não se acha ou quando ele para quente todo dia no mesmo horário. Nesse último caso o motor está bom e é pequeno para o uso.',
    ],
    signs: [
      'Um portão de condomínio pede revisão quando para no pico e volta depois de meia hora, quando fecha mais devagar que no ano anterior ou quando os moradores apertam o controle duas vezes. São avisos de calor, atrito e sinal fraco, nessa ordem.',
    ],
    worth: [
      'No portão de condomínio vale consertar enquanto a falha é de peça e o motor tem porte para o movimento. Se ele esquenta toda manhã, cada conserto só adia a troca, que fica de {{condominium.from}} a {{condominium.to}}.',
    ],
    lifetime: [
      'A duração do motor num portão de condomínio se conta em viagens, e por isso dois prédios com o mesmo aparelho o trocam em datas muito diferentes. Folha leve na mão e revisão a cada {{maintenance.interval}} são o que mais alonga essa conta.',
    ],
    care: [
      'Portão de condomínio pede manutenção preventiva a cada {{maintenance.interval}}, com reaperto, lubrificação, teste das fotocélulas e do modo manual. O zelador completa com limpeza semanal de trilho e lentes.',
    ],
    safety: [
      'Num portão de condomínio passam crianças, entregadores e motos que a central não vê, e por isso ele precisa de fotocélula dos dois lados do vão. A força de fechamento é regulada para parar quando encosta.',
    ],
    power: [
      'Sem energia, um portão de condomínio abre pela chave de destravamento, que deve ficar na portaria com alguém treinado para usá-la. Um nobreak próprio mantém as viagens do horário de pico enquanto a luz não volta.',
    ],
    program: [
      'Controles de portão de condomínio se gravam por unidade, com cadastro de quem tem cada um, para que um controle perdido possa ser apagado sozinho. Apagar a memória inteira obriga a regravar o prédio.',
    ],
    allowed: [
      'O portão de condomínio é área comum: troca de motor e de sistema de controle passa pelo síndico e, conforme a convenção, pela assembleia. Reparo urgente para a garagem não ficar aberta o síndico costuma poder autorizar sozinho.',
    ],
  },
  sections: [
    {
      aspect: 'allowed',
      heading: 'Autorização, síndico e assembleia na troca do motor',
      text: [
        'O motor da garagem coletiva é do condomínio, e um morador não pode trocá-lo por conta própria. A autorização vem do síndico e, conforme a convenção e o valor, da assembleia.',
        'Levar o orçamento por escrito, com modelo, prazo e garantia, encurta a conversa. Reparo que impede a garagem de ficar aberta costuma ser decidido pelo síndico no mesmo dia.',
      ],
      points: [
        'Leia na convenção o que é obra necessária e o que pede quórum.',
        'Peça mais de um orçamento com a mesma descrição do serviço.',
        'Registre em ata a troca do sistema de controles.',
        'Em vaga com portão individual, confirme se a fachada está no regimento.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Contar as aberturas antes de escolher',
      text: [
        'Peça à portaria que conte as aberturas entre sete e nove da manhã num dia comum. Esse número, dividido por dois, é a carga por hora que o motor precisa suportar sem parar para esfriar.',
        'O motor comum de casa trabalha bem até cinco a dez aberturas por hora. O de uso intenso, com estator mais comprido, fica na casa de trinta a cinquenta, e é entre esses dois que quase todo prédio se decide.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Basculante, de correr ou de duas folhas no prédio',
      text: ['Cada tipo de folha cobra de um jeito no uso coletivo, e o motor acompanha.'],
      points: [
        'O basculante de prédio depende de contrapeso e cabos em ordem, porque passa o dia subindo.',
        'O de correr pede trilho de aço bem chumbado, já que todo carro passa por cima.',
        'Duas folhas dividem o peso e dobram o número de peças a revisar.',
        'Rampa logo depois do portão pede fotocélula mais alta, para ver a frente do carro.',
      ],
    },
    {
      aspect: 'install',
      heading: 'Como se troca o motor sem fechar a garagem',
      text: ['O plano do dia é combinado com o síndico antes da visita.'],
      steps: [
        'Deixamos a folha em modo manual, com uma pessoa controlando a passagem.',
        'Tiramos o motor antigo e preparamos base, fiação e disjuntor próprios.',
        'Montamos, regulamos paradas e força e instalamos as fotocélulas.',
        'Gravamos os controles por lista de unidades.',
        'Ensinamos o destravamento a porteiros e zelador, com o portão sem energia.',
      ],
    },
    {
      aspect: 'price',
      heading: 'Como o orçamento do condomínio é montado',
      text: [
        'O conjunto instalado para folha pesada fica de {{condominium.from}} a {{condominium.to}}. A diferença vem da folha, do número de viagens, das fotocélulas que faltam e da fiação até o quadro.',
        'Enviamos o valor por escrito, com prazo e garantia de {{repair.warranty}} no serviço, para o síndico comparar propostas que descrevem a mesma coisa.',
      ],
    },
    {
      aspect: 'care',
      heading: 'O que entra na preventiva do prédio',
      text: [
        'A visita, de {horas de manutenção}, segue uma lista que fica com o síndico. Cada item é anotado com o que foi medido.',
      ],
      points: [
        'Aperto de base, suportes e dobradiças.',
        'Teste das fotocélulas com a folha em movimento.',
        'Medição do esforço na mão, com o motor solto.',
        'Limpeza e lubrificação nos pontos que o fabricante indica.',
        'Teste do destravamento e do nobreak com a energia cortada.',
        'Conferência dos controles ativos contra a lista de unidades.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Moto, pedestre e carro no mesmo vão',
      text: [
        'Uma fotocélula na altura do joelho vê a perna e a roda, mas não o para-choque alto. Em garagem com utilitários instalamos dois pares, em alturas diferentes.',
        'Se pedestres usam a mesma abertura, a solução mais segura é outra porta. Enquanto ela não existe, o fechamento automático recebe um tempo maior.',
      ],
    },
    {
      aspect: 'program',
      heading: 'Cadastro de controles por apartamento',
      text: [
        'Cada controle recebe um número na memória, e a lista com unidade e data fica na administração. Mudou o morador, apaga-se só aquele número.',
        'Código rolante evita a cópia feita em banca, que é o caminho mais comum de entrada de quem já saiu do prédio.',
      ],
    },
    {
      aspect: 'power',
      heading: 'Falta de energia no horário de pico',
      text: [
        'A chave de destravamento na portaria vale pouco se ninguém treinou. Fazemos o teste na entrega e deixamos a ordem dos passos presa no quadro.',
        'O nobreak do portão alimenta também as fotocélulas. Sem elas, a folha se moveria no escuro sem proteção nenhuma.',
      ],
    },
    {
      aspect: 'signs',
      heading: 'O que o porteiro deve anotar',
      text: [
        'O defeito de prédio costuma ter hora. Uma semana de anotação vale mais que uma visita de dez minutos.',
      ],
      points: [
        'A hora em que o portão parou e quanto tempo levou para voltar.',
        'Se chovia ou se um caminhão tinha passado sobre o trilho.',
        'Qual controle falhou e de que distância.',
        'Se o ruído veio da subida, da descida ou das duas.',
      ],
    },
    {
      aspect: 'replace',
      heading: 'Aproveitar base, fiação e controles',
      text: [
        'Na troca de motor, a fiação com eletroduto próprio e o disjuntor em bom estado continuam. A base quase sempre muda, porque o eixo fica em outra altura.',
        'Os controles antigos podem ser mantidos com um receptor compatível. Em prédio grande isso poupa a regravação de todos no mesmo dia.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'Até o técnico chegar',
      text: [
        'Desligue o disjuntor do portão e destrave o motor se a folha estiver reta e inteira. Deixe uma pessoa no vão para controlar quem entra, com cone ou corrente.',
        'Se a folha está torta ou um cabo rompeu, não a mova: desvie os carros e isole o espaço embaixo dela.',
      ],
    },
  ],
  faults: [
    {
      fault: ['hot', 'stops-halfway', 'burnt', 'weak'],
      answer: [
        'Portão de condomínio que para no meio da fila e volta depois de esfriar está com o motor além do uso para que foi feito ou com a folha pesada. Deixe esfriar, conte as aberturas até a parada e chame com esse número anotado.',
      ],
      heading: 'Motor do prédio que para quente',
      text: [
        'O protetor térmico dentro do motor abre quando a bobina passa da temperatura. Ele religa sozinho, o que faz o defeito parecer intermitente.',
      ],
      points: [
        'Para depois de muitas viagens seguidas: motor pequeno para o pico.',
        'Para depois de poucas: roldana, cabo ou dobradiça pesando.',
        'Cheiro de verniz quente: bobina sofrendo, não insista.',
      ],
      careful: 'Não ventile o motor com a capa aberta, porque os terminais da rede ficam expostos.',
      technician:
        'O técnico mede corrente e esforço, corrige o atrito, que em casa custa de {{repair.from}} a {{repair.to}} e no prédio é orçado pela peça, e diz se o porte do motor atende ao prédio.',
      more: 'Os motivos do aquecimento estão em [motor de portão esquenta muito](/motor-de-portao-esquenta-muito).',
    },
    {
      fault: ['does-not-open', 'does-not-close', 'does-not-work', 'stuck', 'broken'],
      answer: [
        'Com o portão de condomínio parado, a primeira providência é a passagem: desligue o disjuntor, destrave pela chave da portaria e deixe alguém no vão. Se a folha está torta ou caída, não a movam; isolem e chamem.',
      ],
      heading: 'Garagem do prédio que não abre ou não fecha',
      text: [
        'Antes de desmontar qualquer coisa, o técnico separa comando e força: se a botoeira da portaria abre e os controles não, a falha está no receptor.',
      ],
      points: [
        'Só os controles falham: receptor ou antena.',
        'Nada responde e há luz no hall: disjuntor do portão ou fusível da central.',
        'Abre e não fecha: fotocélula suja, batida por carro ou com fio partido.',
        'Falha só com chuva: caixa de passagem com água.',
      ],
      careful:
        'Não desviem a fotocélula para o portão voltar a fechar, porque a folha desce sobre moto e pedestre.',
      technician:
        'O reparo, de {{repair.from}} a {{repair.to}} em casa, no prédio é orçado pela peça, com {{parts.warranty}} de garantia nas peças, e a portaria recebe por escrito o que foi feito.',
      more: 'O passo a passo para o síndico está em [portão do condomínio parado](/portao-do-condominio-parado).',
    },
    {
      fault: ['cloned', 'opens-by-itself', 'lost', 'stolen'],
      answer: [
        'Se o portão de condomínio abre sem que ninguém do prédio peça, anote a hora e confira a câmera: controle copiado e controle de ex-morador são as causas mais comuns. O cadastro por unidade permite apagar só o suspeito.',
      ],
      heading: 'Controles copiados no prédio',
      text: [
        'Controles de código fixo se copiam em minutos, e cada cópia abre para sempre. A memória da central não sabe diferenciar a cópia do original.',
      ],
      points: [
        'Abertura em horário repetido: alguém usa um controle que não está na lista.',
        'Abertura sem carro na rua: interferência ou botão preso.',
        'Lista de unidades sem data: ninguém sabe o que apagar.',
      ],
      careful: 'Não apaguem a memória inteira sem a lista pronta, ou o prédio amanhece sem entrar.',
      technician:
        'O técnico cadastra por unidade ou instala receptor de código rolante, a partir de {{repair.from}}, e entrega a lista à administração.',
      more: 'O que fazer quando um controle some está em [roubaram o controle do portão](/roubaram-o-controle-do-portao).',
    },
  ],
  questions: [
    {
      about: ['allowed', 'replace'],
      question: 'Preciso de autorização ou de assembleia para trocar o motor?',
      answer:
        'Depende da convenção e do valor. Reparo necessário o síndico pode autorizar; troca de sistema costuma ir para aprovação, com o orçamento por escrito.',
    },
    {
      about: ['care', 'price'],
      question: 'De quanto em quanto tempo se faz a preventiva?',
      answer:
        'Duas vezes por ano é o comum em prédio. Garagem que abre o dia inteiro pode pedir intervalo menor, que se decide pelo desgaste visto na visita anterior.',
    },
    {
      about: ['choose'],
      question: 'O motor de casa serve num prédio pequeno?',
      answer:
        'Serve só se as aberturas por hora couberem nele. Com fila de manhã, ele para quente mesmo com folha leve.',
    },
    {
      about: ['program', 'cloned'],
      question: 'Como apagar o controle de um ex-morador?',
      answer:
        'Pela posição dele na memória, se houve cadastro por unidade. Sem cadastro, é preciso apagar tudo e regravar os que ficam.',
    },
    {
      about: ['power'],
      question: 'Quem deve saber destravar o portão?',
      answer: 'Cada porteiro e o zelador. A chave fica na portaria, com o passo a passo ao lado.',
    },
    {
      about: ['price', 'repair'],
      question: 'Vocês emitem orçamento para o síndico?',
      answer: 'Sim, por escrito, com peças, prazo e garantia separados. A visita para medir não é cobrada.',
    },
    {
      about: ['install'],
      question: 'A garagem fica fechada durante a troca?',
      answer:
        'A passagem continua em modo manual, com uma pessoa no vão, exceto nos minutos em que a folha é ajustada.',
    },
    {
      about: ['safety'],
      question: 'Uma fotocélula basta?',
      answer:
        'Em vão por onde passam moto e utilitário usamos dois pares em alturas diferentes. Um só deixa um ponto cego.',
    },
    {
      about: ['lifetime', 'signs'],
      question: 'Por que o motor do prédio dura menos?',
      answer: 'Porque faz muito mais viagens por dia. A comparação justa é por número de aberturas.',
    },
    {
      about: ['works', 'does-not-close'],
      question: 'Posso ligar a abertura ao interfone?',
      answer:
        'Pode, pela entrada de botoeira da central. A ligação não dispensa a fotocélula, que continua mandando no fechamento.',
    },
    {
      about: ['hot', 'stops-halfway'],
      question: 'Por que o motor do prédio só para de manhã?',
      answer:
        'Porque de manhã as aberturas são seguidas, o motor não esfria entre elas e o protetor térmico o desliga. Conte quantas foram até parar.',
    },
  ],
  visit: [
    'Num portão de condomínio {onde}, a visita é combinada com o síndico ou o zelador, fora da hora cheia, e o que foi medido na folha e o valor ficam por escrito.',
    'Em condomínio {onde}, marcamos o serviço fora do pico de saída e chegada e, se a folha está reta, deixamos a entrada em uso no modo manual até o trabalho terminar.',
  ],
  brand: [
    'Em portão de condomínio com motor {marca}, o que se confere antes de tudo é o estator e o regime de aberturas escrito na etiqueta, e em seguida se há peça da linha para os próximos anos.',
  ],
  figures: {
    flat: [
      'Num portão de condomínio com {figura}, a conta é a da hora de pico, e não a do número de moradores: conte quantos carros saem na hora mais cheia da manhã e escolha o motor pelos ciclos por hora, com sobra.',
    ],
    opening: [
      'Com {figura}, o portão de condomínio já está fora do uso de uma casa: estatores finos são feitos para cinco a dez ciclos por hora, e nas horas de pico essa conta se concentra. O conjunto robusto, para trinta a cinquenta ciclos por hora, é o ponto de partida da proposta.',
    ],
    kilogram: [
      'Uma folha de {figura} num portão de condomínio se decide junto com as aberturas por hora, porque peso e repetição esquentam o mesmo motor. O conjunto pesado instalado fica entre {{condominium.from}} e {{condominium.to}}, com a folha medida na visita.',
    ],
  },
  further: [
    'O que comparar entre propostas está na página do [motor de portão para condomínio](/topicos/motor-de-portao-para-condominio).',
    'Para o prédio que ainda vai contratar, a página da [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico) mostra a lista completa de cada visita.',
  ],
  send: [
    'Mande pelo WhatsApp fotos da folha fechada, da etiqueta do motor e do quadro, e diga quantas vagas usam a entrada: com isso chegamos já com a proposta encaminhada.',
    'Diga pelo WhatsApp quem responde pelo condomínio, quantos controles estão em uso e o que se quer, reparo, troca ou contrato. Com uma foto da entrada, a resposta já vai no caminho certo.',
  ],
};
