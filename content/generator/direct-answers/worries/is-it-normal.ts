/** Whether something that a gate does is as it should be. The first sentence says where normal ends. */
import type { DirectAnswer } from '../../direct-answer.ts';

const normal =
  'e normal|normal|e comum|natural|devo me preocupar|preciso me preocupar|e perigoso|tem problema|e grave|preocupante';

export const isItNormalAnswers: readonly DirectAnswer[] = [
  {
    when: ['estal*|clique*|click|tec|toc|tac|claque', normal],
    unless: 'normalmente|quanto custa|placa fica|sem parar|disjuntor',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs'],
    answer: [
      'Um clique seco e baixo ao apertar o controle é normal: é o relé da placa ou a trava elétrica soltando. Estalo de ferro na partida não é: há folga em pino do braço, cursor, engrenagem ou parafuso da base, e cada partida a aumenta.',
    ],
    heading: 'De onde vem o estalo, pelo momento',
    text: [
      'Grave a partida com som e depois, com o disjuntor desligado e os cabos inteiros, solte o motor na chave e mova a folha: se o estalo some, ele é do motor; se continua, é da folha. Regular e reapertar fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; engrenagem, entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    points: [
      'Antes de a folha se mexer: relé ou trava, é o som certo.',
      'Junto com o primeiro movimento: folga na transmissão.',
      'Sempre no mesmo ponto do caminho: emenda do trilho, roldana ou solda.',
      'Na chegada: batente ou fim de curso tarde.',
      'Estalo forte e folha torta: pare de usar, e ninguém embaixo.',
    ],
    further: 'Compare com os sons de [portão dando estalo](/portao-dando-estalo).',
    send: 'Mande um vídeo com som, de longe, desde o toque no controle até a folha parar, e o bairro.',
  },
  {
    when: ['barulh*|ruido*|rang*|chia*|ronc*|zumb*|assovi*|apit*|geme*', normal],
    unless:
      'normalmente|quanto custa|vizinho|noite|silencioso|nao abre|nao fecha|nao gira|nao anda|desce|descida|interfone',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs'],
    answer: [
      'Algum barulho é normal: zumbido grave e igual do começo ao fim é o motor trabalhando, e ele cresce um pouco com a idade. Não é normal o som que apareceu de repente, que se repete sempre no mesmo ponto ou que vem com lentidão, tranco ou cheiro; aí há peça seca, solta ou gasta.',
    ],
    heading: 'O som que pode esperar e o que não pode',
    text: [
      'Com o disjuntor desligado, a folha reta e os cabos inteiros, solte o motor na chave e leve a folha na mão. Se o ruído continua, é de roldana, dobradiça ou trilho; se some, é do motor. Lubrificar e regular fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; engrenagem e rolamento, entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    points: [
      'Zumbido curto antes de andar: capacitor começando a falhar.',
      'Rangido agudo: metal seco, espera a próxima revisão.',
      'Ferro raspando: pare e veja onde encosta.',
      'Ronco com a folha parada: solte o botão e desligue o disjuntor.',
      'Chiado contínuo que piora em semanas: rolamento.',
    ],
    further: 'O rangido tem página própria: [portão rangendo ao abrir](/portao-rangendo-ao-abrir).',
    send: 'Mande um vídeo com som de um ciclo inteiro e diga desde quando o ruído existe.',
  },
  {
    when: ['trem*|balanc*|vibra*|sacode|sacud*|trepida*|chacoalha*', normal],
    unless: 'normalmente|quanto custa|parede|casa treme|vizinho',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs'],
    answer: [
      'Um balanço leve na partida e na parada é normal, sobretudo em folha comprida e de grade. Tremer o caminho todo, bambear no meio ou sacudir a coluna não é: há parafuso da base frouxo, roldana ovalada, pino do braço com folga ou cabos com tensões diferentes.',
    ],
    heading: 'Balançar com a mão para achar a folga',
    text: [
      'No de correr e no de abrir, com o disjuntor desligado e o motor engatado, force a folha parada de leve para os lados: onde mexe sem ela andar está a folga. No basculante só olhe, porque há peso suspenso. Reaperto e regulagem ficam entre {{part.adjustment.from}} e {{part.adjustment.to}}; roldana, guia ou cabo, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'De correr: guia de cima larga ou roda comida de um lado.',
      'Basculante: um lado chega antes, e aí ninguém passa por baixo.',
      'De abrir: dobradiça ou coluna que cede.',
      'Só o motor treme: base, parafusos e nivelamento.',
    ],
    send: 'Mande um vídeo de frente, com a folha inteira à vista, e outro da base do motor andando.',
  },
  {
    when: ['faisca*|centelh*|fagulh*', normal],
    unless: 'quanto custa',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    isDanger: true,
    aspects: ['safety'],
    answer: [
      'Não é normal: motor de portão que solta faísca para fora tem fio descascado, borne frouxo ou placa em curto. Desligue o disjuntor, não toque no ferro da folha e não acione outra vez; com fumaça ou chama, afaste-se e ligue 193. O conserto fica entre {{repair.from}} e {{repair.to}}, depois de medir.',
    ],
    heading: 'O que esperar até a visita',
    text: [
      'A faísca pequena que se vê só com a tampa aberta, no contato do relé, existe em toda placa antiga; a que se vê com a caixa fechada é fuga. A tampa continua fechada até o técnico chegar.',
    ],
    points: [
      'Na tomada: plugue frouxo ou tomada derretida, serviço do eletricista.',
      'Na roda ou no trilho: ferro contra ferro, sem relação com a rede.',
      'Junto com chuva: água na caixa, e a folha pode dar choque.',
    ],
    send: 'De longe e com tudo desligado, mande a foto da caixa fechada e conte de onde saiu a faísca.',
  },
  {
    when: ['quente|esquent*|morno', 'controle*|central|placa|fonte|transformador|nobreak*|bateria*', normal],
    unless: 'motor|quanto custa',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs'],
    answer: [
      'Morno ao toque, sim: transformador, fonte e carregador ficam ligados o dia todo. Quente a ponto de tirar a mão, com cheiro ou com plástico amolecido não é normal: desligue o disjuntor, porque é curto, carga demais na mesma fonte ou bateria no fim.',
    ],
    heading: 'Até onde o calor é aceitável',
    text: [
      'Encoste a mão na tampa fechada, sem abrir, depois de uma hora sem usar o portão. Se a caixa está mais quente que a parede ao sol, alguma peça trabalha sem parar, e o conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Controle quente: botão preso ou pilha em curto, tire a pilha.',
      'Nobreak quente e bateria inchada: desligue e não abra.',
      'Fonte que alimenta câmera e fechadura junto: divida as cargas.',
      'Caixa ao sol: mude de lugar ou sombreie com ventilação.',
    ],
    send: 'Mande a foto da caixa fechada e diga o que mais está ligado nela.',
  },
];
