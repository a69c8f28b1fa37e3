/** Answers to titles about sliding gates: care, adjustment and replacement. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksDuration, asksMistakes } from '../../words/asking-words.ts';
import { powerCut } from '../../words/title-groups.ts';

export const upkeepAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'limp*|lubrific*|engrax*|olear|lavar|varrer|passar graxa|passar oleo|por graxa|colocar graxa|graxa em trilho|oleo em trilho',
      'trilho|trilhos|canaleta',
    ],
    unless:
      'cremalheira|qual graxa|que graxa|ferrugem|enferruj*|cortina|janela|box|basculante|de quanto em quanto|frequencia|quantas vezes',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['care'],
    answer: [
      'O trilho do portão de correr se limpa e não se lubrifica: graxa e óleo juntam areia e viram lixa na roldana. Desligue o disjuntor, varra, tire a terra dos cantos com escova e espátula e passe pano seco de ponta a ponta. O que leva graxa é o eixo da roldana com graxeira e, em película fina, a cremalheira de aço.',
    ],
    heading: 'A limpeza, na ordem',
    text: [
      'Com a folha reta, solte o motor na chave e mova-a na mão, para limpar também o trecho que fica embaixo dela. No fim, ela tem de correr com uma mão; onde pesa, há dente no trilho ou roldana gasta.',
      'Depois da chuva, tire a água e as folhas do canal: água parada enferruja o trilho e solta o chumbador. Trocar roldana ou alinhar o trilho fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Varrer: toda semana. Escova e pano: uma vez por mês.',
      'Roldana com rolamento blindado: só pano por fora.',
      'Cremalheira de nylon: escova e pano, sem nada por cima.',
      'Roletes da guia de cima: pano, sem graxa.',
      'Motor engatado de novo antes de religar o disjuntor.',
    ],
    questions: [
      {
        question: 'E se o trilho já está engraxado?',
        answer:
          'Tire tudo com querosene e pano, longe da fotocélula e da fiação, e deixe secar antes de usar.',
      },
    ],
    send: 'Se a folha ainda pesa depois da limpeza, mande pelo WhatsApp um vídeo dela na mão e a foto do trilho e das roldanas.',
  },
  {
    when: [asksMistakes, 'deslizante*|de correr|correr|trilho*|cremalheira*|roldana*'],
    unless: 'basculante|compr*|instal*',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'O que mais encurta a vida de um portão deslizante é o trilho sujo: areia e pedra travam a roldana, a folha pesa e o motor força a cada abertura. Depois vêm graxa no trilho, que junta terra, folha sem batente nas pontas, cremalheira apoiada no pinhão, roldana gasta que ninguém troca e gente empurrando o portão com o motor travado.',
    ],
    heading: 'O hábito no lugar do erro',
    text: [
      'Varra o trilho toda semana e, uma vez por mês, solte o motor com o disjuntor desligado e empurre a folha: ela tem de correr com uma mão. Se pesa, a roldana ou o trilho vêm antes de qualquer conserto no motor.',
      'Roldanas ou cremalheira ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; a engrenagem que o esforço comeu, entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    points: [
      'Aumentar a força na placa não tira peso da folha.',
      'Entre o dente e o pinhão fica uma folga fina, sem encostar.',
      'Carro que passa sobre o trilho devagar não o afunda.',
      'Barulho novo se atende na primeira semana.',
    ],
    send: 'Mande um vídeo da folha andando, com som, e uma foto do trilho e da cremalheira.',
  },
  {
    when: ['guia|guias|rolete|roletes|guia superior', 'portao|correr|deslizante|preco|valor'],
    unless:
      'nao|barulho*|rang*|quebr*|gast*|solt*|estal*|caiu|caindo|cedeu|torto|torta|empen*|emperr*|trav*|como|por que|porque|pode|posso|ou|melhor|diferenca|vaz*|pinga*|saiu|frouxo|frouxa|folga|balanc*|ajust*|regul*|basculante|instal*|barranco|calcada|compra|comprador|motor*|sindico*|automatico|pivotante|controle*|manuten*|seguranca|reform*|economia|marcas|pecas|guia para quem|guia para escolher|guia para abrir|guia para comprar|guia para instalar|guia de precos|guia de preco|guia de defeitos|guia de conserto|guia completo|guia definitivo|guia pratico|guia rapido|tudo|defeitos|precos|passo a passo',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['replace', 'price'],
    answer: [
      'A guia do portão de correr é o par de roletes no alto da coluna que segura a folha em pé; o peso fica nas roldanas de baixo. Trocar ou reposicionar a guia fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, e ela tem de deixar uns milímetros de folga, porque apertada freia a folha e cansa o motor.',
    ],
    heading: 'Nylon, ferro e quantas guias',
    text: [
      'Rolete de nylon é silencioso e serve na maioria das casas; o de ferro vai em folha pesada. Folha alta ou comprida pede dois pares, um de cada lado da coluna.',
    ],
    points: [
      'Batente nos dois fins, para a folha não sair da guia.',
      'Folha no prumo: torta, ela come o rolete de um lado.',
      'Trilho e roldanas conferidos na mesma visita.',
    ],
    send: 'Mande uma foto do alto da coluna e outra da folha inteira.',
  },
  {
    when: [
      'troca|trocar|troco|substituir|substituicao|mudar|passar',
      'correr|de correr|deslizante*',
      'rapido|rapida|veloz|mais rapido|mais veloz|jetflex|speedy|alta velocidade|por rapido|inversor',
    ],
    unless: `basculante|condominio*|predio*|placa|diferenca|${asksDuration}|consert*`,
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['replace', 'price'],
    answer: [
      'Trocar o motor de correr por um rápido, com inversor, que na PPA leva o nome Jetflex, sai por orçamento, porque a velocidade depende do peso e do comprimento da folha; numa casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}, e o modelo com inversor custa mais que o comum. O de preço fechado é outro motor, só de basculante.',
    ],
    heading: 'O que muda com um motor de correr mais rápido',
    text: [
      'Na ficha, velocidade vem em metros por minuto: divida o comprimento do vão por ela e tem o tempo. Com inversor a folha arranca devagar, corre no meio e freia antes do batente; sem ele, rapidez vira pancada no fim.',
      'Trilho reto, roldanas boas e batente firme vêm antes. As roldanas, se precisarem, custam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Cremalheira que fica: só se o dente tiver o passo do pinhão novo.',
      'Base na mesma altura, ou ela se refaz.',
      'Fotocélula no vão, porque a folha chega mais depressa.',
    ],
    further:
      'O que decide a compra está na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande o comprimento e o material da folha, a etiqueta do motor de agora e uma foto do trilho: o valor vem por mensagem.',
  },
  {
    when: [
      asksDuration,
      'instalar|instalacao|colocar|montar|por um motor|automatizar',
      'correr|de correr|deslizante*',
    ],
    unless:
      'garantia|vida util|quantos anos|de quanto em quanto|depois de quanto|chegar|abre|abrir|fecha|fechar',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['lifetime', 'install', 'price'],
    answer: [
      'Instalar motor num portão de correr leva de {horas de instalação} quando a base está pronta e a folha corre leve. Se a base é de concreto novo, são duas visitas, porque ele tem de secar antes de receber o motor. O conjunto sai por orçamento; trocar um motor numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que aumenta as horas no portão de correr',
    text: [
      'A cremalheira é o mais demorado: vai presa na folha inteira, no nível, com as emendas no passo certo. Roldana gasta ou trilho torto se acertam antes, e somam tempo e valor, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}} as roldanas.',
      'No fim se regulam paradas e força, grava-se cada controle e ensina-se a destravar.',
    ],
    points: [
      'Ponto de energia junto da base, já pronto.',
      'Carro fora e o caminho da folha livre.',
      'Alguém em casa no começo e no fim.',
    ],
    further:
      'O passo da obra está em [instalação de motor deslizante](/topicos/instalacao-de-motor-de-portao-deslizante).',
    send: 'Mande pelo WhatsApp a foto do trilho e do lugar do motor, o comprimento da folha e o bairro: dizemos quantas visitas são e que dia está livre.',
  },
  {
    when: ['ferrugem|enferruj*|oxid*|zinabre', 'trilho|canaleta|trilhos'],
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Trilho enferrujado se limpa com escova de aço, com o disjuntor desligado, e fica seco: óleo e graxa juntam areia e viram lixa. Ferrugem de pele não impede a roda; trilho furado, solto ou com a borda comida se troca, porque a roda cai ali e a folha sai do canal. Roldana travada pela ferrugem fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; solda de trilho, entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    heading: 'Limpar ou trocar o trilho',
    text: [
      'O que enferruja é a água parada: abra a saída do canal e confira a queda do piso. Trilho de perfil redondo, parafusado, junta menos água que cantoneira chumbada.',
      'Depois de limpar, solte o motor na chave, com a folha reta, e leve-a de ponta a ponta: onde ela sobe ou pesa está o trecho a refazer.',
    ],
    points: [
      'Risco brilhante num lado só: trilho torto.',
      'Roda que não gira e arrasta: ferrugem no rolamento.',
      'Pó vermelho depois de cada abertura: borda se desfazendo.',
      'Tinta no trilho não dura, e a lasca levanta a roda.',
    ],
    send: 'Mande uma foto do trilho de perto, outra da roda e o comprimento da folha.',
  },
  {
    when: ['engraxar|lubrificar|graxa|lubrificacao', 'portao de correr|deslizante|de correr'],
    unless: 'cremalheira|trilho|preco|quanto|barulho|qual',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['care'],
    answer: [
      'Num portão de correr se engraxa pouca coisa: eixo das roldanas que tenha graxeira, cremalheira de aço em película fina e pino do destravamento. Trilho e cremalheira de nylon ficam limpos e secos, porque graxa neles junta areia e vira lixa.',
    ],
    heading: 'A ordem: desligar, limpar, engraxar, provar',
    text: [
      'Primeiro desligue o disjuntor. Varra o trilho, escove os dentes da cremalheira e passe um pano; só então a graxa branca ou o spray de lítio, e o excesso sai com o pano.',
      'Com o motor solto e ainda sem energia, leve a folha de ponta a ponta para espalhar e sentir se algo prende. Trave de novo, religue e ouça um ciclo inteiro.',
    ],
    points: [
      'Roldana blindada não recebe graxa: se canta, troca.',
      'Guia de nylon no alto: só limpeza.',
      'Engrenagem dentro do motor: não se abre em casa.',
      'Duas vezes por ano, e depois de obra ou enxurrada.',
      'Barulho que fica: roldana ou cremalheira, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    questions: [
      {
        question: 'Posso usar óleo de cozinha ou de motor?',
        answer: 'Não. O de cozinha vira cola e o de motor escorre para o trilho e segura areia.',
      },
    ],
    send: 'Se o barulho continua, mande pelo WhatsApp um vídeo com som da folha andando e uma foto das roldanas.',
  },
  {
    when: ['alinh*|desalinh*|nivel*', 'de correr|deslizante'],
    unless: 'fotocelula|sensor|barulho',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'Alinhar um portão de correr é pôr trilho, roldanas, guia de cima e cremalheira na mesma linha, nessa ordem, com o motor solto. Só depois se ajustam paradas e força; regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e roldana ou guia entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'Onde o portão de correr sai do alinhamento',
    text: [
      'A folha que afunda de um lado quase sempre perdeu roldana. Levantar a cremalheira para compensar esconde o defeito e come o pinhão.',
    ],
    points: [
      'Fresta maior embaixo numa ponta: roldana gasta.',
      'Raspa num ponto do curso: trilho torto ou levantado.',
      'Balança em cima: guia com folga.',
      'Estala dente por dente: emenda da cremalheira fora do passo.',
    ],
  },
  {
    when: [powerCut, 'correr|deslizante*|pivotante*|de abrir'],
    unless:
      'volta*|depois|quando volt*|nobreak|bateria|preco*|quanto|queim*|nao abre|nao fecha|nao destrava|trava eletrica|motor|basculante*|chave perdida|sem chave|por fora|controle*',
    subject: 'portao-de-correr',
    aspects: ['power'],
    isUnpriced: true,
    answer: [
      'Portão de correr ou de abrir sem energia se move na mão: com a folha fechada e o piso plano, gire a chave de destravamento do motor e empurre devagar. Em trilho inclinado calce a folha antes, porque solta ela desce. Quando a luz voltar, trave o motor outra vez com a folha na mesma posição e dê um comando inteiro.',
    ],
    description:
      'Portão de correr ou de abrir sem energia se move na mão: gire a chave de destravamento do motor e empurre devagar, com a folha calçada se há rampa.',
    heading: 'Abrir, fechar e travar de novo sem luz',
    text: [
      'Motor solto não segura a folha: na rua, feche-a e prenda com cadeado ou com a própria chave até a luz voltar. No de abrir com duas folhas, cada motor tem a sua destrava.',
    ],
    points: [
      'Chave do motor guardada dentro de casa, à mão.',
      'Duro na mão: roldana, trilho ou dobradiça, e não a energia.',
      'Luz que cai sempre: nobreak ou motor de bateria.',
    ],
  },
];
