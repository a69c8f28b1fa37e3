/** 'Reclamação', 'reclame aqui' and 'problemas comuns' with the name of a motor: what people complain of, and where to complain. */
import type { DirectAnswer } from '../../direct-answer.ts';

const complaining =
  'reclamacao|reclamacoes|reclame|reclame aqui|reclamam|queixa|queixas|problemas comuns|problema comum|problemas|defeitos comuns|defeito comum|defeitos|pontos fracos|ponto fraco|desvantagens|desvantagem';
const ofService =
  'tecnico|instalador|visita|vizinh*|barulho|condominio|sindico|atendimento|voces|nao abre|nao fecha|parou|placa|controle*|central';
const further =
  'Prazos e direitos de quem comprou estão na página de [garantia](/garantia), e as faixas de cada peça em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).';

const ofFastMotor = {
  unless: ofService,
  subject: 'motor-rapido',
  isAboutSubject: true,
  isAboutModel: true,
  aspects: ['worth', 'signs'],
} as const;

export const motorComplaintAnswers: readonly DirectAnswer[] = [
  {
    when: ['speedy', complaining],
    ...ofFastMotor,
    answer: [
      'As queixas de um motor de fuso rápido como o SPEEDY vêm quase sempre da folha: torta ou mal equilibrada, ela bate na chegada em {segundos speedy}, gasta a porca do fuso e tira o fim de curso do ponto. Se o seu já está instalado e falha, o nosso kit tem {{kit.warranty}} de garantia; fora dela, o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que evita a reclamação antes da compra',
    text: [
      'Passo longo no fuso quer folha reta e leve na mão. Conferimos isso na visita e, se o portão não está pronto, dizemos antes: primeiro a serralheria, depois o motor.',
      'Quem não se incomoda em esperar {segundos padrão} fica com o PADRÃO, de {{kit.padrao}}, que pede menos da folha.',
    ],
    points: [
      'Estrondo ao fechar: fim de curso ou contrapeso, e não o motor.',
      'Gira e não sobe: porca do fuso gasta.',
      'Zumbe e fica parado: capacitor vencido, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Para no meio em dia quente: uso acima do que é de casa.',
    ],
    further,
    send: 'Mande um vídeo da folha subindo e descendo e a data da instalação: dizemos se é garantia ou regulagem.',
  },
  {
    when: ['jetflex|jet flex|inversor|inverter', complaining],
    ...ofFastMotor,
    answer: [
      'O que mais se reclama de motor com inversor, como o JETFLEX, são três coisas: a placa própria, mais cara que a comum e orçada pela etiqueta; o motor que para e pisca quando a folha pesa ou a tensão cai; e o ponto de 220 V que a casa não tinha. Com a folha equilibrada e o circuito certo ele trabalha manso; no nosso kit a garantia é de {{kit.warranty}}.',
    ],
    heading: 'O que conferir antes de pagar por um inversor',
    text: [
      'O JETFLEX abre em {segundos jetflex}, leva até {{homeJetflex.weight}} e custa {{kit.jetflex}} instalado em basculante. Quem não precisa dessa pressa gasta menos com o SPEEDY ou o PADRÃO, de placa comum.',
      'Piscada da placa não é queima: conte as piscadas antes de trocar qualquer peça. O que não é placa se conserta por {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Pisca e não anda: folha pesada, sensor de posição ou tensão baixa.',
      'Percurso perdido depois de faltar luz: grava-se de novo.',
      'Queima por raio: dispositivo de proteção no quadro.',
      'Peso acima do limite: nem a regulagem resolve.',
    ],
    further,
    send: 'Mande um vídeo das piscadas, a foto da etiqueta e a data da instalação.',
  },
  {
    when: ['ppa|padrao|home', complaining],
    unless: `${ofService}|speedy|jetflex|jet flex`,
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['worth', 'signs'],
    answer: [
      'De motor PPA, que é a marca que vendemos, as queixas comuns são as de qualquer motor de portão: capacitor fraco, porca ou engrenagem gasta, fim de curso fora do ponto e placa queimada por surto. Boa parte nasce de folha pesada ou de modelo pequeno para o uso. Se foi instalado por nós, há {{kit.warranty}} de garantia; fora dela, o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Separar defeito de escolha errada',
    text: [
      'Motor que queima em portão torto queimaria com qualquer nome na tampa. Solte-o na chave, com o disjuntor desligado: se a folha pesa na mão, o conserto começa por ela.',
      'Queixa de produto novo vai a quem vendeu e ao fabricante, com a nota; a lei dá noventa dias para reclamar de defeito aparente em produto durável.',
    ],
    points: [
      'Força para partir ou ajuda da mão: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Gira e a folha não anda: porca ou engrenagem.',
      'Passa do ponto: fim de curso, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Morto, sem luz nenhuma: primeiro o disjuntor, depois a placa.',
    ],
    further,
    send: 'Mande a foto da etiqueta, um vídeo do que ele faz e a data da compra.',
  },
  {
    when: [complaining],
    unless: ofService,
    ofMotors: 'one-sliding-other',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['worth', 'signs'],
    answer: [
      'Os defeitos que mais aparecem num {modelo} são os de todo motor de correr: ímã do fim de curso fora do lugar, capacitor fraco, engrenagem espanada e placa queimada por surto. Atrás de boa parte deles há roldana gasta, trilho torto ou cremalheira apertada. O conserto vai de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no serviço.',
    ],
    heading: 'O que olhar no {modelo} antes de culpar a marca',
    text: [
      'Solte o motor, com o disjuntor desligado, e empurre a folha de ponta a ponta. Se ela pesa ou enrosca, o motor só está pagando por isso.',
      'Capacitor e rolamento são de medida comum; engrenagem e placa pedem o código da etiqueta. Novo, o que vendemos é PPA.',
    ],
    points: [
      'Passa do ponto ou bate no fim: ímã ou sensor, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Ronca e não sai: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, se o motor tem um.',
      'Gira e a folha fica: engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
      'Relé que estala sem mover a folha: placa, de {{part.board.from}} a {{part.board.to}}.',
    ],
    further,
    send: 'Mande a foto da etiqueta do {modelo} e um vídeo com som do que ele faz.',
  },
  {
    when: ['motor|motores|portao|automatizador|kit|maquina', complaining],
    unless: ofService,
    ofOtherBrand: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'signs'],
    answer: [
      'De motor {marca} se reclama do mesmo que de qualquer outro: capacitor fraco, engrenagem ou porca gasta, fim de curso fora do ponto e placa queimada por surto; o que muda de marca para marca é achar a peça do modelo. Nós não vendemos {marca}: consertamos o que já está instalado, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Reclamar a quem, e de quê',
    text: [
      'Produto novo com defeito é com quem vendeu e com o fabricante, pela nota. Motor fora da garantia se resolve no conserto, e a foto da etiqueta diz antes se a peça se acha.',
      'Motor pequeno para a folha vira queixa em qualquer marca. Se ele esquenta e para todo dia, compare o conserto com um motor novo, em geral de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    points: [
      'Zumbido sem movimento: capacitor, trocado por {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Barulho de motor sem folha andando: engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
      'Nenhuma luz na caixa: energia ou placa.',
      'Controle some da memória: receptor, ou bateria do controle.',
    ],
    questions: [
      {
        question: 'Onde reclamo do fabricante?',
        answer:
          'No SAC dele, com a nota e o número de série da etiqueta. Sem resposta, o Procon recebe a queixa pela internet, e depois dele vem o Juizado Especial.',
      },
    ],
    further,
    send: 'Mande a foto da etiqueta do motor {marca}, um vídeo com som e o bairro.',
  },
  {
    when: [
      'garantia',
      'negada|negado|negaram|negou|recusou|recusaram|recusada|recusa|nao cobriu|nao cobre|nao quer*|nao aceit*|nao deu|perdi',
    ],
    unless: 'chuva|raio|agua|mau uso|seguro|nota fiscal|sem nota|perdi a nota',
    subject: 'garantia',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Peça a recusa por escrito, com o motivo e o que foi achado no motor: quem nega a garantia tem de explicar por quê. Se o motivo não convence, mande a nota, a data e fotos ao vendedor e ao fabricante com um prazo de resposta; sem acordo, o caminho é o Procon e depois o Juizado Especial. A lei dá noventa dias para reclamar de produto durável, além do prazo escrito.',
    ],
    heading: 'O que derruba uma recusa, e o que a sustenta',
    text: [
      'Raio, enchente, batida e tensão errada costumam ficar de fora, e a marca deles se vê na peça. Folha pesada ou ligação malfeita é de quem instalou: se foi a mesma empresa, a recusa não se sustenta.',
      'No nosso kit a garantia é de {{kit.warranty}}, e num conserto nosso o serviço tem {{repair.warranty}} e a peça, {{parts.warranty}}.',
    ],
    points: [
      'Não deixe outro abrir o motor antes da resposta.',
      'Guarde a peça trocada e a embalagem com o número de série.',
      'Anote dia e hora de cada conversa.',
      'Diagnóstico escrito de outro técnico ajuda a discutir.',
    ],
    further: 'O que cobre e como pedir está na página de [garantia](/garantia).',
    send: 'Se o motor foi posto por nós, mande a data, a foto da etiqueta e um vídeo do defeito.',
  },
  {
    when: [
      'garantia',
      'defeito|com defeito|queimou|queimado|parou|quebrou|pifou|estragou',
      'troca|trocar|trocam|motor novo|outro motor|devolver|dinheiro|prazo|quantos dias|30 dias',
    ],
    unless: 'raio|chuva|conserto deu',
    subject: 'garantia',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'A troca não é imediata: pelo Código de Defesa do Consumidor, o vendedor e o fabricante têm até trinta dias para consertar o motor que deu defeito na garantia. Passado esse prazo sem conserto, você escolhe entre um motor igual, o dinheiro de volta ou um abatimento. No kit que nós instalamos, a garantia é de {{kit.warranty}} e a visita ao que ela cobre não tem taxa.',
    ],
    heading: 'O que fazer desde o primeiro dia',
    text: [
      'Avise por escrito quem vendeu, com a nota, a data e um vídeo, porque os trinta dias contam desse aviso. Deixe o disjuntor desligado e não abra a caixa.',
      'Se a causa é folha pesada, raio ou água, o técnico mostra na peça e o conserto é orçado à parte, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Nota ou recibo com o modelo do motor.',
      'Foto da etiqueta com o número de série.',
      'Vídeo do defeito, com som.',
      'Resposta do vendedor guardada por escrito.',
    ],
    further: 'O que cobre e como pedir está na página de [garantia](/garantia).',
    send: 'Se o motor foi posto por nós, mande a data da instalação, a foto da etiqueta e o vídeo.',
  },
];
