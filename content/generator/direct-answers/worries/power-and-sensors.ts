/** The battery that swells, the backup and the photocell that somebody is about to buy, and a telephone without a network. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const powerAndSensorAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'bateria|baterias|nobreak|no break|nobreaks',
      'estuf*|inch*|vaz*|derret*|esquent*|quente|ferv*|explod*|estour*|cheir*|fedor|fedendo|acido|fumaca|rach*',
      'nobreak|no break|nobreaks|portao|motor|solar|central|garagem|bateria',
    ],
    unless:
      'controle*|pilha|capacitor*|cadeado|alarme|cerca|carro parado|motor esquent*|motor quente|motor esta quente|e normal|normal',
    subject: 'nobreak',
    isAboutSubject: true,
    isComplaint: true,
    isDanger: true,
    aspects: ['safety', 'replace'],
    answer: [
      'Bateria estufada, vazando, quente ou com cheiro não se usa mais nem se fura: desligue o nobreak da rede, afaste crianças e animais, ventile o lugar e não encoste no líquido, que é ácido. Com fumaça ou fogo, saia e ligue 193. O portão segue pela rede ou na chave até a troca, e o serviço parte de {{repair.from}}, fora a bateria nova.',
    ],
    heading: 'Por que ela estufou e o que trocar junto',
    text: [
      'Incha a bateria velha, a que ficou descarregada por meses e a que recebe carga demais de um carregador com defeito. Por isso o técnico mede a tensão de carga antes de pôr outra: bateria nova em carregador ruim estufa de novo.',
      'A nova tem a mesma tensão, a mesma medida e os ampères-hora que o manual aceita. Duas em série se trocam juntas.',
    ],
    points: [
      'Pele ou olho com ácido: água corrente por muito tempo e atendimento médico.',
      'Transporte em pé, numa caixa plástica, e sem nada de metal nos polos.',
      'Descarte na loja que vende a nova, que recebe a velha por lei.',
      'Lugar novo: sombra, ar em volta e longe do tanque de água e do botijão.',
    ],
    questions: [
      {
        question: 'O portão funciona sem a bateria?',
        answer:
          'Com rede, quase sempre, se o aparelho deixa a energia passar. Se não passa, o técnico liga a central direto no ponto até chegar a bateria.',
      },
    ],
    further:
      'Como escolher a bateria está em [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'De longe, mande a foto da bateria e da etiqueta do nobreak, e diga se ela ainda está ligada.',
  },
  {
    when: [
      'celular|aplicativo|app|wifi|wi fi|modulo|alexa|smartphone|telefone',
      'sem internet|internet caiu|internet cair|cair a internet|sem wifi|sem wi fi|wifi caiu|cai a internet|internet acabou|internet cai|sem sinal|sem rede|sem dados|faltar internet|falta de internet|falta internet|sem o wifi',
      'abre portao|abrir portao|abrir o portao|abre o portao|portao|abre|abrir|funciona|abro',
    ],
    unless: 'gsm|chip|nao abre|nao funciona|parou',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'Sem internet, a maioria dos módulos Wi-Fi não abre o portão pelo celular de fora de casa, porque o comando passa pelo servidor do fabricante. De perto, alguns continuam: os que aceitam a rede local do roteador ou Bluetooth. Controle e botoeira seguem abrindo em qualquer caso.',
    ],
    heading: 'Como abrir com o celular quando a rede cai',
    text: [
      'Faça a prova num dia calmo: desligue o cabo da internet, deixe o roteador ligado e tente pelo aplicativo ao lado do motor. Se abre, o módulo fala pela rede local. Módulo com chip de telefonia dispensa o Wi-Fi e depende do sinal da operadora ali.',
      'A ligação de um módulo na central parte de {{repair.from}}; o aparelho se orça pela foto.',
    ],
    points: [
      'Caiu a luz também: roteador e motor precisam de nobreak, ou se abre na chave.',
      'Na compra, procure na ficha controle local ou Bluetooth.',
      'Guarde um controle comum no carro, com pilha nova.',
      'Depois que a rede volta, alguns módulos levam minutos para reconectar.',
    ],
    further: 'As outras falhas estão em [portão não abre pelo celular](/portao-nao-abre-pelo-celular).',
    send: 'Mande a foto da etiqueta da central e o nome do módulo ou do aplicativo: dizemos se ele abre sem internet.',
  },
  {
    when: [
      'bateria|baterias',
      'nobreak|no break|nobreaks',
      'como trocar|como troca|como substituir|posso trocar|eu mesmo trocar|trocar sozinho|da para trocar|passo a passo',
    ],
    unless: 'preco|quanto custa|estuf*|maior|automotiva|de carro',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['replace', 'allowed'],
    answer: [
      'Trocar a bateria do nobreak começa por desligá-lo do disjuntor e pelo botão dele; depois se anota a posição dos fios, solta-se primeiro o negativo e põe-se outra com a mesma tensão, a mesma medida e os ampères-hora do manual. Se ela fica atrás de uma tampa com parafusos, junto do inversor, é serviço de técnico, a partir de {{repair.from}} fora a bateria.',
    ],
    heading: 'O que não pode dar errado na troca',
    text: [
      'Polo trocado queima o aparelho no mesmo instante, e ferramenta encostada nos dois polos solta faísca e metal quente. Por isso o vermelho vai no positivo, o preto no negativo, e os terminais ficam isolados até o fim.',
      'Depois de uma noite carregando, desligue o disjuntor do portão e conte as aberturas: esse número é o seu ponto de comparação na revisão seguinte.',
    ],
    points: [
      'Duas em série: trocam-se as duas, da mesma marca e data.',
      'Estufada, quente ou vazando: não mexa, chame.',
      'Data de fabricação na caixa: bateria parada há muito já chega fraca.',
      'A velha volta à loja, que é obrigada a recebê-la.',
    ],
    further:
      'Como escolher a bateria está em [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande a foto da etiqueta do nobreak e a da bateria que está nele: dizemos qual comprar e se dá para trocar em casa.',
  },
  {
    when: [
      'eletroima|eletro ima|fechadura eletromagnetica|fechadura magnetica|fechadura de ima',
      'sobrepor|fechadura eletrica|fecho eletrico|fechadura comum|de embutir|trinco eletrico',
      'ou|melhor|diferenca|qual|x|versus',
    ],
    unless: 'basculante|correr|deslizante|preco|quanto custa',
    subject: 'fechadura-eletromagnetica',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Em portão social de casa, fique com a fechadura elétrica de sobrepor: ela continua trancada quando falta luz e abre na chave. O eletroímã ganha onde passa muita gente ou onde a saída tem de ficar livre, como clínica e hall de prédio, porque solta sem energia e não tem peça que gaste; ele pede bateria para segurar no apagão.',
    ],
    heading: 'O que decide entre as duas',
    text: [
      'A de sobrepor bate e tranca sozinha, aceita chuva se o modelo for de área externa e se desgasta no trinco quando a folha desce. O ímã precisa de folha alinhada, encostada por inteiro na placa, e de botão de saída por dentro.',
      'O valor da peça sai por foto; a instalação ou a troca, com o teste de abertura, fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Falta de luz: a elétrica fica fechada; o ímã solta, se não há bateria.',
      'Interfone: a elétrica recebe um pulso; o ímã tem a energia cortada.',
      'Vento e empurrão: escolha o ímã pela força escrita na etiqueta.',
      'Folha que empena ou raspa: acerte a dobradiça antes de qualquer uma.',
    ],
    send: 'Mande a foto do portão social fechado, a do batente por dentro e o modelo do interfone, se há um.',
  },
  {
    when: [
      'central|placa',
      'queim*|raio|curto|estour*',
      'controle*',
      'nao grava|nao abre|nao funciona|nao pega|nao programa|nao cadastra|perdeu*|parou|nao responde',
    ],
    unless: 'quanto custa|preco|controle queim*',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'program'],
    answer: [
      'Se a central queimou e não grava controle, o que morreu foi o receptor dela ou a placa inteira. Se o portão ainda obedecia à botoeira depois do estrago, um receptor avulso resolve e a placa fica; se já não obedecia a nada, a placa se conserta a partir de {{repair.from}} ou se troca, de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Os controles velhos servem na placa nova?',
    text: [
      'Servem se a placa nova tem a mesma frequência e o mesmo tipo de código; a memória antiga não se transfere, e todos se gravam de novo, de {{part.programming.from}} a {{part.programming.to}}. Quando são de outra família, o receptor antigo, se ainda vive, pode ser ligado na entrada de botoeira da placa nova.',
    ],
    points: [
      'Luz da central apagada: fusível ou fonte, antes de dar a placa por perdida.',
      'Luz acesa e nenhuma reação ao controle: receptor.',
      'Veio depois de trovoada: meça também motor e fotocélula.',
      'Cheiro ou trilha preta: disjuntor desligado até a visita.',
    ],
    send: 'Mande a foto da etiqueta da central, a de um controle aberto e diga se a botoeira ainda comandava.',
  },
  {
    when: [
      'vento|ventania|vendaval|rajada*',
      'nao fecha|nao consegue fechar|nao termina de fechar|volta|reabre|nao fecha direito|nao tranca',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Vento que empurra a folha faz a central sentir um obstáculo: ela para ou reabre, e o portão não fecha. É sinal de folha fechada demais para o motor que tem, de força regulada no limite ou de guia e dobradiça com folga; com pouco vento e o mesmo defeito, a causa é outra.',
    ],
    heading: 'Ajustar sem tirar a proteção',
    text: [
      'A força sobe só até a folha vencer uma brisa, e nunca até ela deixar de parar em gente. Folha de chapa cheia na ventania se fecha na mão, com o disjuntor desligado e o motor solto, e se tranca depois.',
      'Regular força e curso fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; guia, roldana ou dobradiça, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'De abrir, chapa cheia: é vela, e o motor de braço sofre mais que qualquer outro.',
      'De correr: guia de cima larga deixa a folha tombar e raspar.',
      'Galho ou plástico voando na fotocélula: não é força, é o feixe.',
      'Trava elétrica: segura a ponta depois de fechado, não ajuda a fechar.',
    ],
    further: 'Sem vento e com o mesmo defeito, comece por [portão não fecha](/portao-nao-fecha).',
    send: 'Mande um vídeo do portão tentando fechar com vento e uma foto da folha inteira, com o material.',
  },
];
