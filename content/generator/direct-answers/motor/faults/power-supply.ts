/** Answers to titles about motors: power supply. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { dark, otherThanDark } from '../../../words/title-groups.ts';

export const powerSupplyAnswers: readonly DirectAnswer[] = [
  {
    when: [
      dark,
      'motor|motores|portao|portao eletronico|portao automatico|ppa|garen|rossi|peccinin|nice|dz*|eurus|kdz|gatter|penta|potenza',
    ],
    unless: otherThanDark,
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['repair'],
    answer: [
      'Motor de portão sem nenhuma luz acesa está sem energia, com o fusível aberto ou com a placa queimada. Veja o disjuntor do portão no quadro, religue-o uma vez só e teste a tomada do motor com outro aparelho; se há energia e nada acende, o defeito está dentro da caixa, que o técnico abre: reparo a partir de {{repair.from}}, placa nova de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Da tomada até a placa do motor',
    text: [
      'Na caixa o técnico mede a tensão que chega, o fusível, o transformador e a fonte. Fusível, varistor e fonte se reparam; placa carbonizada se troca, pelo código da etiqueta, e os controles são gravados de novo.',
      'Enquanto isso, {prova na mão}, solte o motor na chave e use o portão na mão, se a folha vai leve.',
    ],
    points: [
      'Disjuntor que volta a cair: curto, deixe desligado.',
      'Tomada sem energia: o circuito é com o eletricista.',
      'Apagou num temporal: não religue até a visita.',
      'Luz que fica dentro da caixa: de fora, o sinal é o silêncio ao apertar a botoeira.',
      'Fusível maior ou papel-alumínio no lugar dele: nunca, porque ele protege a placa.',
    ],
    questions: [
      {
        question: 'E se só a lâmpada da garagem não acende?',
        answer: 'É outra saída da central: lâmpada queimada ou relé da luz. O portão anda sem ela.',
      },
      {
        question: 'Os controles gravados se perdem com o motor apagado?',
        answer: 'Não. A memória se mantém sem energia; só uma placa nova pede gravar tudo outra vez.',
      },
    ],
    further:
      'O que se conserta na bancada está em [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande a foto da etiqueta do motor e diga se a tomada tem energia e quando a luz apagou.',
  },
  {
    when: [
      'como saber|saber se|descobrir|qual a voltagem|qual e a voltagem|e 110 ou 220|e 127 ou 220',
      '110*|127*|voltagem|tensao',
      '220*|motor|portao',
    ],
    unless:
      'jetflex|jet flex|speedy|comprar|melhor|economi*|gasta|transformador|liguei|queim*|mudar|converter|placa queimou',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'A tensão do motor está na etiqueta da carcaça, em V: 127 V (o que se chama de 110) ou 220 V; se ela diz os dois, a escolha é feita por chave ou fio na placa. Sem etiqueta, não ligue para experimentar: motor de 127 V em 220 V queima em segundos, e o contrário faz o motor roncar sem partir.',
    ],
    heading: 'Etiqueta, placa e ponto de energia',
    text: [
      'A etiqueta do motor e a da central têm de concordar com o ponto. No quadro, disjuntor duplo costuma ser 220 V e simples, 127 V, mas quem confirma é o multímetro na mão do eletricista: tomada não tem cor nem formato que diga.',
      'O PPA Home Jetflex é de {{homeJetflex.volts}}. Placa queimada por ligação errada fica entre {{part.board.from}} e {{part.board.to}}, e a bobina, entre {{part.stator.from}} e {{part.stator.to}}; por isso a leitura vem antes.',
    ],
    points: [
      'Carcaça do motor: modelo, tensão e potência.',
      'Placa: chave ou ponte marcada 127 e 220.',
      'Disjuntor do portão: simples ou duplo, por foto.',
      'Etiqueta apagada: o modelo do controle e da placa ajuda a achar.',
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e a do quadro de luz com a porta aberta, sem tirar a tampa dos fios.',
  },
  {
    when: [
      'luz fraca|energia fraca|tensao baixa|voltagem baixa|energia oscilando|luz oscilando|tensao caindo|meia fase|queda de tensao',
    ],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Com a luz fraca o motor não parte porque a força dele cai muito mais que a tensão: ronca, anda devagar ou para no meio, e insistir queima capacitor e bobina. Desligue o disjuntor do portão e abra na mão até normalizar. Se as lâmpadas da casa toda ficam fracas, chame a distribuidora; se só a garagem, o fio é fino ou comprido demais.',
    ],
    heading: 'Rede da rua, fio da casa ou motor',
    text: [
      'O técnico mede a tensão na partida, com o motor andando: se ela despenca no borne e não no quadro, é o cabo ou uma emenda. Circuito próprio, sem extensão, resolve; o quadro e o ramal são do eletricista.',
      'Refazer o trecho do portão entra na faixa de {{repair.from}} a {{repair.to}}; capacitor que cansou no caminho, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    points: [
      'Só no horário de pico: rede da rua carregada, anote as horas.',
      'Quando o chuveiro liga: circuito dividido.',
      'Metade da casa apagada: falta de fase, deixe tudo desligado.',
      'Depois que normalizou continua fraco: capacitor.',
    ],
  },
  {
    when: [
      'marca|modelo|fabricante',
      'sem etiqueta|sem adesivo|etiqueta apagada|etiqueta sumiu|apagada|sem nome|nao tem etiqueta|descobrir|como sei|identificar',
      'motor|central|placa|portao',
    ],
    unless: 'capacitor|controle',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Sem etiqueta, a marca do motor se descobre por quatro lugares: o relevo na tampa plástica, o nome impresso na placa, o verso do controle e o manual ou a nota. A placa pode ter sido trocada por outra marca, e o controle também, por isso a tampa e a forma da carcaça valem mais. Uma foto de frente e outra de lado quase sempre bastam para reconhecermos.',
    ],
    heading: 'Onde procurar o nome do motor de portão',
    text: [
      'Desligue o disjuntor e limpe a carcaça com pano: etiqueta de alumínio suja parece apagada. Há gravação também embaixo da base, no eixo e na engrenagem.',
      'Se ninguém reconhece, a peça ainda se acha por medida: capacitor pelos microfarads, rolamento pelo número do anel, engrenagem pelos dentes. Mesmo sem nome, um conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Tampa: letra em relevo, por fora ou por dentro.',
      'Placa: nome e versão impressos em branco.',
      'Chave de destravamento: cada fabricante tem a sua.',
      'Controle: só indica a marca do receptor.',
    ],
    send: 'Mande pelo WhatsApp fotos do motor de frente, de lado e por baixo, da etiqueta da central e do verso do controle.',
  },
  {
    when: [
      'gastando|consumindo|consumo alto|alto consumo|aumentou|subiu|gasta muita|gasta muito|gasta demais|consome muit*|puxa muit*|puxando',
      'energia|luz|conta|consumo',
    ],
    unless: 'gasta muita energia mesmo|nobreak|trava|fechadura*|eletroima|ima|camera*|fotocelula|central',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Gasta pouco: um portão em ordem pesa poucos reais por mês na conta, porque o motor de casa puxa de {{consumption.from in digits}} a {{consumption.to}}, na média, só nos segundos em que anda. Dez viagens por dia ficam abaixo de um quilowatt-hora por mês, menos que quinze minutos de chuveiro elétrico. Se o consumo subiu, há defeito: folha pesada, capacitor fraco, motor que não desliga no fim do curso ou fuga no fio; e vale medir antes de culpar o portão.',
    ],
    heading: 'Como saber se o gasto vem do portão',
    text: [
      'Compare dois dias parecidos: num, anote o medidor de manhã e à noite com o portão em uso normal; no outro, com o disjuntor do portão desligado e a folha levada na mão, se ela é leve. Se os dois números são quase iguais, o consumo está em outro aparelho.',
      'Chegue a mão perto da carcaça, sem tocar em fio: morno logo depois de abrir é normal; quente horas depois da última abertura está energizado sem motivo, e o disjuntor fica desligado até o conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Zumbe depois de chegar ao fim: fim de curso não desliga.',
      'Demora mais que antes: folha pesada ou capacitor.',
      'Esquenta em poucas aberturas: força demais na folha.',
      'Choque leve ou disjuntor que cai: fuga, urgente.',
    ],
    sections: [
      {
        aspect: 'works',
        heading: 'Quanto um portão costuma gastar',
        text: [
          'A central e o receptor ficam ligados o dia todo e, no mês, costumam gastar mais que o próprio motor, ainda assim poucos reais. Para o seu número, multiplique os watts da etiqueta pelos segundos de cada viagem e pelas viagens do mês, e divida por 3.600.000: saem os quilowatts-hora.',
          'A tensão, 127 ou 220 V, não muda o consumo; muda só a corrente no fio.',
        ],
      },
    ],
    questions: [
      {
        question: 'Trocar por um motor novo reduz a conta?',
        answer: 'Pouco. O ganho está em deixar a folha leve e em consertar o que não desliga.',
      },
      {
        question: 'Luz de garagem ligada na central conta?',
        answer: 'Conta, e às vezes é ela: lâmpada que não apaga gasta mais que o motor.',
      },
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor, quantas vezes ele abre por dia e se esquenta parado: dizemos se o gasto pode ser dele.',
  },
  {
    when: [
      'nao trav*|nao tranca|reversivel|sem travar|que destrava|se destrava|destrava sozinho|destravado sem',
      'motor',
      'sem energia|sem luz|falta de luz|falta luz|falta de energia|falta energia|quando acaba',
    ],
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Existe motor que não trava sem energia, o reversível, mas o comum em casa é o de rosca sem fim ou fuso, que segura a folha e mantém a garagem fechada. O reversível anda na mão sem chave e por isso precisa de trava elétrica; se o seu travava e deixou de travar, a chave está solta ou a engrenagem gastou. Quem só quer sair sem luz fica melhor com um destravamento fácil ou um nobreak.',
    ],
    heading: 'Travar sem luz é defeito ou proteção',
    text: [
      'Com a luz cortada, um motor que se deixa empurrar deixa também o ladrão empurrar. Por isso a trava do redutor é tratada como segurança, e a saída de quem mora é a chave de destravamento.',
      'Quem precisa sair todo dia mesmo sem luz põe nobreak próprio para motor. A ligação num portão que já existe fica de {{repair.from}} a {{repair.to}}, fora o aparelho.',
    ],
    points: [
      'Chave de destravamento: grátis, já vem no motor, exige braço.',
      'Nobreak: abre pelo controle, algumas vezes por apagão.',
      'Motor reversível: anda solto, pede trava elétrica que segure sem energia.',
      'Porta social: a saída que não depende de nada.',
    ],
  },
  {
    when: [
      'queima|queimar|estraga|danifica|faz mal|prejudica|estragar',
      'faltar luz|falta luz|falta de luz|falta energia|falta de energia|faltar energia|acabar a luz|acaba a luz|queda de energia|queda de luz|apagao|cair a luz|cai a luz',
      'motor|portao|placa|central',
    ],
    unless: 'queimou|parou|nao abre|nao funciona|depois que|nobreak|seguro',
    subject: 'motor',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['power', 'safety'],
    answer: [
      'A falta de luz em si não queima o motor do portão: ele só para onde está. O perigo é a volta, quando a tensão chega com pico ou com uma fase fraca e queima a placa, de {{part.board.from}} a {{part.board.to}}. Num apagão longo, desligue o disjuntor do portão e religue depois que a luz firmar; protetor de surto no quadro, com terra, diminui o risco.',
    ],
    heading: 'Antes e depois de a luz voltar',
    text: [
      'Controles e percurso ficam gravados sem energia. Na primeira viagem depois do apagão muitas centrais andam devagar para achar o fim: deixe completar, com o vão livre.',
    ],
    points: [
      'Lâmpadas fortes ou fracas demais na volta: disjuntor do portão desligado.',
      'Motor que ronca e não parte: tensão baixa, não insista.',
      'Central apagada com a casa acesa: fusível ou fonte.',
    ],
    send: 'Se ele não voltou com a luz, diga que luzes a central acende e mande a foto da etiqueta do motor.',
  },
];
