/** Answers to titles about swing gates: other faults. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const otherFaultsAnswers: readonly DirectAnswer[] = [
  {
    when: ['lubrific*|engrax*|graxa|oleo|olear', 'pivotante*|de abrir|duas folhas|2 folhas|folha dupla'],
    unless: 'dobradica*|pivo|pivos|quanto custa|preco|barulho*|rang*|quanto em quanto|wd40|wd 40|wd',
    subject: 'portao-pivotante',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'No portão de abrir se lubrificam as dobradiças e as articulações do braço do motor: desligue o disjuntor, limpe com pano e ponha graxa de lítio em spray ou duas gotas de óleo grosso em cada eixo. O pistão e o redutor são fechados de fábrica, e a central fica seca.',
    ],
    heading: 'Eixo por eixo, com a folha na mão',
    text: [
      'Com o motor solto e a folha reta, abra e feche devagar para a graxa entrar, tire o excesso com pano e engate o motor antes de religar. Repita a cada {{maintenance.interval}}, ou antes se a dobradiça cantar.',
      'Se a folha desceu na ponta ou raspa no piso, graxa não resolve: é dobradiça gasta ou coluna que cedeu, e o reforço com solda fica de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    points: [
      'Dobradiça com graxeira: bomba até a graxa velha sair.',
      'Rolamento blindado na dobradiça: só pano por fora.',
      'Haste do pistão: pano limpo, para o pó não riscar o retentor.',
      'Fotocélula e trava elétrica: sem graxa nem spray.',
    ],
    send: 'Se ela range depois disso, mande pelo WhatsApp um vídeo com som de cada dobradiça, de perto, e a foto do braço.',
  },
  {
    when: [
      'dobradica*|pivo|pivos',
      'graxa|oleo|oleos|lubrific*|engrax*|wd40|wd 40|wd|desengripante|vaselina|silicone|olear|azeitar|spray|grafite',
      'pode|posso|serve|qual|passar|devo|wd40|wd 40|wd|oleo|graxa|silicone|como',
    ],
    unless: 'quebr*|solt*|troc*|mola|quanto custa|cozinha|queimado',
    subject: 'portao-pivotante',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['care', 'allowed'],
    answer: [
      'Na dobradiça do portão, WD-40 serve para soltar ferrugem e tirar o rangido na hora, mas evapora em poucos dias; depois dele vai o que dura, graxa de lítio em spray ou óleo grosso, duas gotas por eixo. Se há pino de graxa, use a bomba até a velha sair, e limpe o resto.',
    ],
    heading: 'Onde pôr e quando parar',
    text: [
      'Desligue o disjuntor, limpe o eixo com pano, aplique por cima e leve a folha na mão algumas vezes, com o motor solto, se ela está reta. Rangido que volta na mesma semana é pino gasto ou dobradiça com rolamento seco: reforçar ou trocar fica entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    points: [
      'Folha que desceu e raspa: não é falta de graxa.',
      'Rolamento blindado: não leva nada por fora.',
      'Pingo na folha pintada: limpe, porque junta pó.',
    ],
    send: 'Se o rangido volta, mande um vídeo com som de cada dobradiça, de perto e com a folha na mão.',
  },
  {
    when: [
      'fecha antes|fecha primeiro|chega antes|chega primeiro|bate em outra|fora de ordem|na ordem errada|fecham fora de ordem|abre antes|bate na outra folha|por cima de outra',
      'folha|folhas|pivotante|duas folhas|outra',
    ],
    unless: 'basculante|deslizante|de correr|fotocelula|carro|qual motor',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Duas folhas que fecham na ordem errada batem porque a central perdeu o atraso entre elas, ou porque uma ficou mais lenta ou mais leve que a outra. A que leva o mata-junta, a aba que cobre a emenda, tem de sair primeiro e chegar por último. Regular o atraso e os fins de curso custa de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Por que a ordem se perdeu',
    text: [
      'Até o acerto, use uma folha por vez na mão, com o disjuntor desligado: cada batida entorta o braço e abre a solda do batente.',
    ],
    points: [
      'Depois de falta de luz ou troca de placa: atraso a programar.',
      'Depois de trocar um motor: os fios das duas folhas podem estar trocados na placa.',
      'Uma arrasta no chão: dobradiça cedida, e a outra chega antes.',
      'Uma força e a outra não: capacitor ou embreagem de um dos motores.',
    ],
    further:
      'Como trabalham os dois motores está em [motor para portão pivotante](/topicos/motor-para-portao-pivotante).',
    send: 'Mande pelo WhatsApp um vídeo das duas folhas fechando, de longe e de frente, e a foto da etiqueta da central.',
  },
  {
    when: [
      'folha de esquerda|folha da esquerda|folha de direita|folha da direita|lado esquerdo|lado direito|uma folha|uma das folhas',
      'nao abre|nao anda|nao mexe|parou|parada|travou|nao funciona|queimou',
    ],
    of: ['portao-pivotante'],
    unless: 'basculante|deslizante|de correr|controle|qual motor|preco|nao encosta',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Quando só uma das folhas não se move, a central e o controle estão bons, porque a outra obedece: o defeito está no motor dessa folha, no fio dele, na saída da placa ou na trava que não soltou. Com o disjuntor desligado e a folha reta, destrave-a e leve-a na mão: leve, é elétrico; pesada, é dobradiça ou piso.',
    ],
    heading: 'O que o técnico mede na folha parada',
    text: [
      'A prova é trocar os dois motores de borne. Se o defeito muda de folha, é a placa, de {{part.board.from}} a {{part.board.to}}; se fica na mesma, é motor, fio ou capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    points: [
      'Ronca e não sai: trava presa, capacitor ou folha no chão.',
      'Muda por completo: fio partido no conduíte que dobra, ou fusível daquela saída.',
      'Anda um pouco e para: força baixa ou dobradiça seca.',
      'Parou depois de chuva: emenda no chão, do lado do motor mais longe da central.',
    ],
    further: 'O preço por peça está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp um vídeo de frente, com as duas folhas, e a foto da etiqueta do motor que não anda.',
  },
  {
    when: [
      'caiu da dobradica|saiu de dobradica|soltou de dobradica|dobradica quebr*|dobradica solt*|dobradica arrebent*|dobradica partiu|soltou a dobradica|quebrou a dobradica|arrancou a dobradica',
    ],
    unless: 'preco|quanto|range|rang*|barulho',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    isComplaint: true,
    isDanger: true,
    aspects: ['repair'],
    answer: [
      'Folha que saiu da dobradiça pode tombar: afaste as pessoas, desligue o disjuntor do portão e não a levante nem a solte do motor, porque o braço às vezes é tudo o que ainda a segura. Feche a passagem dos dois lados. A solda ou a dobradiça nova é da serralheria, e o motor volta depois dela; reforço de suporte, conosco, fica de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    heading: 'Até alguém vir, e quem vem primeiro',
    text: [
      'Escorar é serviço de duas pessoas com ferramenta, e de fora do lado para onde ela pode cair. Se a folha está sobre a calçada e ameaça alguém, ligue 193.',
    ],
    points: [
      'Pino ou dobradiça partidos: serralheiro primeiro, técnico do motor depois.',
      'Coluna rachada junto: pedreiro antes dos dois.',
      'Braço ou suporte torto na queda: conferimos antes de religar.',
      'Força e fins de curso regravados no fim, com a folha leve na mão.',
    ],
    further: 'O preço das peças está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'De longe, fotografe a folha inteira e a dobradiça, mande pelo WhatsApp com o bairro e diga se o motor ainda está preso a ela.',
  },
  {
    when: [
      'duas folhas|folha dupla|folhas|2 folhas|dupla',
      'bate uma em outra|batem uma em outra|bate um em outro|batem|se batem|se chocam|encavala*|trepa|trepam|cruzam|fecha em cima de outra|uma em cima de outra|mesmo tempo|juntas|atraso|retardo|ordem trocada|ordem errada|fecham juntas',
    ],
    unless: 'preco|quanto custa|vizinho|abre so uma',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    answer: [
      'Duas folhas que batem uma na outra perderam o atraso: a central tem de soltar primeiro a folha do batente e fechar essa por último. O tempo entre as duas se ajusta na placa, e a regulagem, com força e parada, fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'O que faz as folhas se encontrarem',
    text: [
      'Veja qual delas tem a aba ou o batente por cima: é a que abre primeiro e fecha por último. Se a ordem está trocada, os motores foram ligados invertidos na placa; se está certa e mesmo assim batem, uma das folhas chega devagar demais.',
      'Enquanto isso, use pelo controle só com alguém olhando, ou desligue e feche na mão, a de batente por último.',
    ],
    points: [
      'Começou depois de faltar luz ou trocar placa: atraso voltou ao padrão.',
      'Uma folha mais lenta: dobradiça seca ou capacitor daquele motor.',
      'Vento empurra uma: falta trava ou batente de chão.',
      'Folha caída na ponta: dobradiça, serralheiro antes.',
    ],
    further:
      'O acerto, folha por folha, está em [duas folhas dessincronizadas](/portao-de-duas-folhas-dessincronizado).',
    send: 'Mande pelo WhatsApp um vídeo das duas folhas fechando, de longe, e a foto da etiqueta da central.',
  },
  {
    when: [
      'range|rangendo|rangido|rangendo muito|ringe|ringindo|chia|chiando|guincha|guinchando|barulho|barulhento|rangem',
      'pivotante|pivotantes|de abrir|duas folhas',
    ],
    unless: 'lento|devagar|quanto|vizinho|noite|motor mais silencioso|silencioso|nao abre|nao fecha',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    answer: [
      'Portão pivotante que range tem quase sempre dobradiça seca ou gasta. Desligue o disjuntor, solte o motor na chave e gire cada folha na mão: se ela ainda range, é dobradiça; se calou, o som vem do motor ou do suporte.',
    ],
    heading: 'O que engraxar e o que trocar',
    text: [
      'Dobradiça com graxeira recebe graxa de rolamento até a velha sair limpa; a de esfera que range mesmo engraxada se troca. A haste do pistão fica seca, porque óleo nela junta areia e come o retentor.',
      'Lubrificação com regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; dobradiça, que pede solda, entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    points: [
      'Range na saída: pino da dobradiça.',
      'Raspa no fim: folha caída na ponta ou piso que subiu.',
      'Estala ao partir: suporte do motor frouxo na coluna.',
      'Range só com sol ou frio: folga pequena no batente.',
    ],
    further: 'Cada som tem seu lugar em [portão rangendo ao abrir](/portao-rangendo-ao-abrir).',
    send: 'Mande pelo WhatsApp um vídeo com som, de longe, e uma foto das dobradiças de cima e de baixo.',
  },
  {
    when: [
      'pivotante|de abrir|dobradica',
      'caiu|baixou|arrasta|raspa|desce|raspando|pesa',
      'folha|portao|chao',
    ],
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Folha de abrir que raspa baixou na dobradiça, e o motor só disfarça: empurra cada vez mais e entorta o suporte. Levante a ponta na mão, com o motor solto; folga que aparece é dobradiça gasta, prumo ou coluna.',
    ],
    heading: 'Levantar a folha antes de mexer no motor',
    text: [
      'Dobradiça de rolamento aceita regulagem; a de pino se troca ou recebe arruela. Coluna que cedeu é serviço de serralheria.',
      'Dobradiça e acerto ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; solda e reforço, entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    points: [
      'Raspa só na ponta: dobradiça de cima.',
      'Raspa por igual: piso subiu.',
      'Arrasta ao abrir e sobra em cima: prumo.',
      'Não calce com chapa: a folha vai torcer.',
    ],
    further:
      'O motor certo para ela está em [motor pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).',
    send: 'Mande uma foto da folga embaixo e das dobradiças.',
  },
  {
    when: ['pistao|piston', 'vazando|vaza|oleo|caido|caiu|mole|sem forca|voltou', 'portao|pivotante'],
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Pistão com óleo por fora perdeu o retentor, e daí em diante ele perde força de um lado. Limpe, fotografe a mancha e use o portão o mínimo: o conserto é de oficina, e em modelo antigo o custo se aproxima do novo.',
    ],
    heading: 'Do retentor ao corpo',
    text: [
      'Retentor, cilindro e haste são o trio: risco na haste come retentor novo em semanas. Desalinhamento do suporte faz o mesmo, e por isso se confere o esquadro antes.',
      'O reparo fica entre {{repair.from}} e {{repair.to}}; se o corpo está riscado, compara-se com motor novo, entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Óleo só na primeira manhã fria: retentor cansado.',
      'Bolha na haste: já riscou.',
      'Chave de destravamento sem óleo: não force.',
    ],
    further:
      'A instalação correta está em [motor pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).',
    send: 'Mande a foto do pistão e do ponto do óleo.',
  },
  {
    when: ['pivotante|de abrir', 'bate|batendo|encosta', 'parede|muro|coluna', 'abre|abrindo|quando'],
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'Folha que bate na parede ao abrir passou do ponto: falta batente de chão na abertura, ou o curso foi gravado além dele. Ponha o batente um palmo antes da parede, refaça o curso e regule a parada, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Batente primeiro, regulagem depois',
    text: [
      'Sem batente o motor para por tempo ou por esforço, e cada dia um pouco diferente. Com ele, a folha sempre chega ao mesmo lugar, e a central aprende de novo. Pistão que chega ao fim da haste antes do batente força o suporte.',
    ],
    points: [
      'Bate só com vento: trava ou batente com borracha.',
      'Bate desde que trocou a placa: curso não gravado.',
      'Maçaneta e interfone na parede: conte o relevo.',
      'Batente soldado: de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    further: 'A instalação está em [motor pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).',
    send: 'Mande uma foto da folha aberta até onde ela bate.',
  },
  {
    when: [
      'uma folha|so uma folha|1 folha|uma das folhas|so um lado|so uma|um lado so',
      'abre|fecha|anda|funciona|mexe',
      'outra|outro|folha|folhas|duas folhas',
    ],
    unless: 'basculante|controle|kit|qual|preco',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Em portão de duas folhas, se uma abre e a outra não, a central e o controle estão bons: o defeito está no motor da folha parada, no fio ou na saída dela, ou numa trava que não soltou. Desligue o disjuntor, destrave essa folha e leve-a na mão: leve, é elétrico; pesada, é dobradiça ou piso.',
    ],
    heading: 'Motor, fio, trava ou tempo da folha parada',
    text: [
      'O técnico troca os dois motores de borne: se o defeito muda de folha, é a placa; se fica, é motor, capacitor ou fio. Em motor de pistão, água na haste e fim de curso interno também param um lado só.',
      'Capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; placa, de {{part.board.from}} a {{part.board.to}}; regular os tempos, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Zumbe e não sai: capacitor ou folha presa.',
      'Muda: fio partido na dobradiça ou saída da placa.',
      'Sai atrasada demais e para: tempo curto na programação.',
      'A trava não estala: pino preso segura essa folha.',
    ],
    send: 'Mande pelo WhatsApp um vídeo de frente, com as duas folhas, e a foto da etiqueta de um dos motores.',
  },
  {
    when: [
      'dobradica*|gonzo|gonzos',
      'rang*|barulh*|rangido|chi*|seca|lubrific*|engrax*|graxa|oleo|dura|emperr*|enferruj*|travad*',
    ],
    subject: 'portao-pivotante',
    isAboutSubject: true,
    answer: [
      'Dobradiça que range está seca ou com pó de ferrugem: desligue o disjuntor, limpe o pino, aplique desengripante, mova a folha na mão com o motor solto e termine com graxa ou óleo grosso. Se o rangido volta em poucos dias, o pino gastou e nenhum lubrificante segura.',
    ],
    heading: 'Lubrificar na ordem certa',
    text: [
      'Desengripante só limpa e solta; sozinho, ele seca e o rangido volta. Depois dele vem a graxa, na graxeira se houver, ou algumas gotas de óleo grosso por cima do pino, com o excesso limpo.',
      'Repare se a folha desceu: risco no chão, fresta maior em cima que embaixo ou batente que não encaixa dizem que a peça cedeu, e aí o conserto é de serralheiro.',
    ],
    points: [
      'Range no começo da abertura: pino seco.',
      'Range no curso todo e pesa: ferrugem dentro da bucha.',
      'Estala: solda trincada, pare de usar.',
      'Range perto do motor: pino do braço, e não a dobradiça.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que é nosso e o que é da serralheria',
        text: [
          'Lubrificação, pino do braço e regulagem são nossos, de {{part.adjustment.from}} a {{part.adjustment.to}}. O par de dobradiças trocamos com a folha escorada, de {{part.metalwork.from}} a {{part.metalwork.to}}; solda na coluna é do serralheiro, com a central desligada antes, e nos chame depois para refazer curso e força.',
        ],
      },
    ],
    questions: [
      {
        question: 'Que óleo usar na dobradiça do portão?',
        answer: 'Graxa branca ou óleo grosso de máquina. Óleo de cozinha vira cola e o queimado só suja.',
      },
      {
        question: 'A dobradiça seca estraga o motor?',
        answer: 'Estraga aos poucos: ele faz força a mais em toda viagem e gasta a engrenagem.',
      },
    ],
    send: 'Mande um vídeo com som da folha abrindo e uma foto de cada dobradiça.',
  },
  {
    when: [
      'coluna|pilar|mourao|poste',
      'ced*|rachou|rachad*|trinc*|inclin*|tort*|solt*|afund*|mexe|balanc*|quebr*|caindo|entort*',
    ],
    unless: 'contrapeso',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    answer: [
      'Coluna que cedeu ou rachou leva o portão junto: desligue o disjuntor, não acione e mantenha as pessoas longe da folha, que pode cair com a dobradiça ou a guia. Primeiro o pedreiro ou o serralheiro firma a coluna; só depois se mexe em motor, braço e fim de curso.',
    ],
    heading: 'Por que a coluna cede e como saber se é grave',
    text: [
      'O primeiro sinal é o portão que não fecha ou não encosta como antes, e a trinca que cresce de um mês para o outro.',
      'Folha pesada presa em alvenaria sem ferro, parafuso perto da quina e motor com força demais batendo no batente trincam o pilar aos poucos. Água na base faz o resto.',
      'Marque a trinca com lápis e data. Se ela cresce em dias, se a coluna se move quando o portão anda ou se o reboco estufa, escore a folha e chame logo.',
    ],
    points: [
      'Trinca fina no reboco: repare se acompanha a dobradiça.',
      'Coluna que balança na mão: folha fora de uso.',
      'Pivotante que passou a raspar no chão: coluna ou dobradiça.',
      'De correr com a guia fora do lugar: risco de tombar.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que é obra e o que é nosso',
        text: [
          'Refazer a coluna é obra, com um tubo de aço chumbado por dentro onde a folha pesa. Tirar o motor antes e recolocá-lo depois, com regulagem, entra num conserto de {{repair.from}} a {{repair.to}}; suporte novo soldado, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'O motor rachou a coluna?',
        answer:
          'Pode ter ajudado: fim de curso passado do ponto faz a folha bater e puxar o pilar a cada viagem.',
      },
      {
        question: 'Posso usar o portão na mão?',
        answer: 'Só se a coluna está firme e a folha não desceu. Na dúvida, deixe parada e escorada.',
      },
    ],
    send: 'Fotografe a trinca de perto e o portão inteiro de longe, sem encostar na folha.',
  },
  {
    when: [
      'arrast*|rasp*|raspando|pega|pegando|caid*|caiu|desceu|baixou|encost*|ralando',
      'pivotante|de abrir|folha|folhas|duas folhas|social',
    ],
    unless: 'teto|vento|pessoa|crianca|carro|basculante|correr|deslizante|nao encost*',
    subject: 'portao-pivotante',
    winsTies: true,
    isAboutSubject: true,
    answer: [
      'Portão de abrir que arrasta no chão desceu na dobradiça, ou a coluna cedeu: a ponta da folha baixa poucos milímetros e já raspa. Desligue o motor no disjuntor e levante a ponta com a mão: se ela sobe, há folga na dobradiça; se não sobe, olhe a coluna e o piso.',
    ],
    heading: 'Dobradiça, coluna ou piso',
    text: [
      'Risco em arco no chão, do meio para o fim, é folha caída. Risco só num ponto é piso que subiu ou pedra. Raspada que aparece no calor e some à noite é metal dilatado, com folga pequena demais.',
      'Não deixe o motor arrastar: ele vence por algumas semanas, entorta o braço e queima a engrenagem. No manual, erga um pouco a ponta ao passar.',
    ],
    points: [
      'Fresta maior em cima, do lado da dobradiça: pino ou solda.',
      'Coluna fora de prumo: obra antes do portão.',
      'Roda de apoio na ponta: só em piso nivelado.',
      'Cortar a folha embaixo é o último recurso.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Quem acerta o quê',
        text: [
          'Dobradiça e solda de suporte são conosco, de {{part.metalwork.from}} a {{part.metalwork.to}}; coluna é do serralheiro. Nós soltamos o motor antes e refazemos braço, curso e força depois, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso só aumentar a força do motor?',
        answer: 'Não. Ele deixa de parar quando encontra alguém e continua a entortar a folha.',
      },
      {
        question: 'Dobradiça regulável existe?',
        answer: 'Existe, com parafuso que sobe a folha alguns milímetros. Vale onde o piso trabalha.',
      },
    ],
    send: 'Mande uma foto do risco no chão e outra da dobradiça de baixo, com a folha fechada.',
  },
  {
    when: [
      'ferrolho|batente|trava de chao|trinco',
      'pivotante|de abrir|duas folhas|2 folhas|folha',
      'automatic*|motor|onde|coloc*|precisa|central|chao|eletronic*',
    ],
    unless: 'basculante|correr|deslizante|rasp*',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    answer: [
      'Portão de abrir com motor precisa de um batente firme no chão, no ponto em que as folhas se encontram: é nele que elas se apoiam, e não no motor. Ferrolho manual só na folha que fica parada, e nunca fechado quando o motor vai trabalhar.',
    ],
    heading: 'Batente, ferrolho ou trava elétrica',
    text: [
      'O batente central é uma peça baixa, chumbada, com borracha. Um batente de abertura de cada lado impede que o braço passe do fim. Sem eles, o fim de curso vira freio e o suporte trinca.',
      'Ferrolho esquecido fechado é a causa clássica de braço torto. Quem quer trancar a ponta usa trava elétrica, que a central solta antes de mover a folha.',
    ],
    points: [
      'Altura menor que o vão sob o carro.',
      'Chumbado no concreto, não em piso colado.',
      'Primeira folha com sobreposição, para prender a segunda.',
      'Retardo da segunda folha regulado na central.',
    ],
    sections: [
      {
        aspect: 'install',
        heading: 'Valores do acerto',
        text: [
          'Batente soldado ou reforço, de {{part.metalwork.from}} a {{part.metalwork.to}}; curso, força e retardo, de {{part.adjustment.from}} a {{part.adjustment.to}}. A trava elétrica se orça com a foto das folhas fechadas, com {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'O motor não segura fechado?',
        answer: 'Segura perto da dobradiça. Na ponta, o empurrão ganha alavanca e força o pino.',
      },
      {
        question: 'E se o piso é de pedra ou paralelepípedo?',
        answer: 'Faz-se um bloco pequeno de concreto no lugar e chumba-se nele.',
      },
    ],
    send: 'Mande uma foto das folhas fechadas, de frente, e outra do chão no meio do vão.',
  },
  {
    when: [
      'desincron*|dessincron*|sincron*|fora de sincronia|ao mesmo tempo|um abre antes|uma folha antes',
      'motores|folhas|folha|portao',
    ],
    unless: 'controle',
    subject: 'portao-pivotante',
    isComplaint: true,
    answer: [
      'Dois motores dessincronizados num portão de duas folhas são, em geral, tempo de atraso ou fim de curso fora do ponto: a central manda uma folha sair antes da outra, e esse intervalo se regula na placa. Se um motor ficou mais lento, a causa é a folha dele pesada, o capacitor fraco ou a embreagem.',
    ],
    heading: 'Qual das duas folhas saiu do ritmo',
    text: [
      'Com o disjuntor desligado e os motores soltos, leve cada folha na mão: a que pesa mais é a que atrasa. Só depois se mexe no tempo, porque regular por cima de dobradiça presa volta a desandar.',
      'A regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e a troca de capacitor entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    points: [
      'Uma folha fecha por baixo da outra: atraso de fechamento trocado.',
      'Uma para antes do fim: fim de curso ou força.',
      'Uma anda mais devagar: folha pesada ou capacitor.',
      'As duas mudaram no mesmo dia: central ou queda de energia.',
    ],
  },
  {
    when: [
      'dobradica|dobradicas',
      'estour*|quebr*|solt*|rachad*|rang*|gast*|barulh*|solda|cai*|arranc*|troc*|emperr*',
    ],
    subject: 'portao-pivotante',
    isComplaint: true,
    answer: [
      'Dobradiça de portão estourada ou solta deixa a folha pendurada no motor: desligue o disjuntor, calce a folha e não acione. O par de dobradiças nós trocamos com a folha escorada, de {{part.metalwork.from}} a {{part.metalwork.to}}; se ela arrancou um pedaço da coluna, o serralheiro ou o pedreiro refaz o ponto antes.',
    ],
    heading: 'Serralheiro primeiro, motor depois',
    text: [
      'No portão social vale o mesmo, sem o motor: calce a folha e não a deixe bater.',
      'Peça que desliguem a central antes de soldar no portão, porque a corrente da solda a queima. Com a folha no prumo, ela precisa abrir com uma mão só; se pesa, a dobradiça ficou fora do esquadro.',
    ],
    points: [
      'Folha que raspa no chão: dobradiça cedida.',
      'Rangido: pino seco, que pede graxa em camada fina.',
      'Solda trincada: não a aperte com o motor.',
    ],
  },
  {
    when: [
      'troca|trocar|substituir|substituicao',
      'pistao|pistoes|atuador',
      'portao|quanto|preco|custa|valor',
    ],
    unless: 'oleo|retentor|mola|hidraulica de porta|porta social',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['replace', 'price'],
    answer: [
      'A troca do pistão de um portão de abrir sai por orçamento, pela foto da etiqueta: cada folha tem o seu, e um igual ao que saiu poupa a central e os controles. Antes dela o técnico mede o que está no lugar, porque capacitor, fio, fim de curso e suporte têm conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Um pistão, o par ou só a peça',
    text: [
      'Com o disjuntor desligado e o pistão solto pela chave, a folha tem de girar leve. Se ela pesa, a dobradiça vem antes: pistão novo em folha caída dura pouco.',
    ],
    points: [
      'Curso do pistão e lado da folha, que mudam o modelo.',
      'Tensão da etiqueta.',
      'Suportes da coluna e da folha, que nem sempre servem no novo.',
      'Só um falhou: o outro pode ficar, se for do mesmo modelo.',
    ],
    send: 'Mande a foto do pistão inteiro, a da etiqueta e a das duas folhas fechadas.',
  },
];
