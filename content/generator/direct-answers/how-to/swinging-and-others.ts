/** Hinges, arms and posts of swinging gates, street doors beside the gate, and roll-up doors. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const swingingAnswers: readonly DirectAnswer[] = [
  {
    when: ['vento|ventania|vendaval', 'pivotante|de abrir|folhas|folha|portao social|social|balanc*|rang*'],
    subject: 'portao-pivotante',
    isAboutSubject: true,
    answer: [
      'Portão de abrir que bate com o vento está sem quem segure a ponta da folha: o motor prende perto da dobradiça, e o vento empurra na outra extremidade. O que resolve é ponto de apoio na ponta, com ferrolho de chão, batente central ou trava elétrica, e braço sem folga; aumentar a força não resolve.',
    ],
    heading: 'Fechado, aberto ou em movimento',
    text: [
      'Se bate fechado, falta batente ou trava. Se bate aberto, falta um parador no chão que a folha encontre. Se para ou volta no meio com vento, a folha de chapa cheia virou vela, e a central lê o vento como obstáculo.',
      'Balance a folha na mão, com o disjuntor desligado: folga no pino do braço ou na dobradiça se sente na hora, e sem acabar com ela nenhuma trava dura.',
    ],
    points: [
      'Pino do braço com folga: troca do pino e da bucha.',
      'Dobradiça frouxa: aperto ou troca do par.',
      'Duas folhas: a primeira com ferrolho ou trava no piso.',
      'Folha cheia em lugar aberto: vazar parte da chapa alivia o motor.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Quanto custa firmar o portão',
        text: [
          'Pino, braço ou suporte, de {{part.metalwork.from}} a {{part.metalwork.to}}; regulagem de força e curso depois, de {{part.adjustment.from}} a {{part.adjustment.to}}. A trava elétrica é orçada com a foto das folhas fechadas.',
        ],
      },
    ],
    questions: [
      {
        question: 'Devo deixar o portão aberto em dia de ventania?',
        answer: 'Fechado e travado. Aberto, ele bate até soltar o braço ou a dobradiça.',
      },
      {
        question: 'O vento pode abrir o portão?',
        answer: 'Se o braço tem folga ou o motor é reversível, pode. A trava elétrica é que impede.',
      },
    ],
    send: 'Fotografe o portão fechado, de frente, mostrando a fresta entre as folhas e o chão, e outra do braço do motor.',
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
      'dobradica*|gonzo|pivo',
      'qual|tipo|rolamento|reforcad*|melhor|escolher|usar|quantas|medida|trocar|comprar',
    ],
    unless: 'rang*|quebr*|basculante|gast*|barulh*|caid*',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    answer: [
      'Para portão de abrir com motor, a dobradiça é de rolamento e de solda, dimensionada para a folha inteira: em casa bastam duas por folha leve e três na pesada ou alta. A comum, de pino seco, range, desce e passa para o motor o esforço que ela devia tirar.',
    ],
    heading: 'Como escolher pelo peso e pela altura',
    text: [
      'A de cima puxa a coluna, a de baixo apoia: é esta que leva o rolamento de encosto e a graxeira. Folha comprida força mais que folha pesada, porque faz alavanca.',
      'Elas têm de ficar no mesmo prumo. Com um desvio de poucos milímetros a folha sobe de um lado ao abrir, e o motor sente em todo curso.',
    ],
    points: [
      'Folha de ferro com chapa: rolamento e graxeira.',
      'Folha de alumínio: dobradiça parafusada com reforço por dentro.',
      'Coluna de alvenaria: chumbador ou tubo de aço, nunca só bucha.',
      'Teste final: a folha para onde a mão deixa, sem motor.',
    ],
    sections: [
      {
        aspect: 'choose',
        heading: 'Quem troca e o que fazemos depois',
        text: [
          'A troca é do serralheiro, com a central desligada dos fios durante a solda. Nós conferimos braço, curso e força depois, de {{part.adjustment.from}} a {{part.adjustment.to}}; um conserto completo do lado do motor fica entre {{repair.from}} e {{repair.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Três dobradiças são melhores que duas?',
        answer: 'Só se as três estiverem no mesmo prumo. Fora dele, a do meio trava as outras.',
      },
      {
        question: 'Dobradiça com mola ou hidráulica serve com motor?',
        answer: 'Não. Ela empurra contra o motor; em portão automático a folha tem de girar livre.',
      },
    ],
    send: 'Mande a altura e o comprimento da folha, do que ela é feita e uma foto da coluna.',
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
      'braco|pistao|bracos|pistoes',
      'quebr*|solt*|caiu|tort*|entort*|folga|arrebent*|empen*|desencaix*',
      'pivotante|de abrir|folha|folhas|motor|portao',
    ],
    unless: 'basculante|pessoa|crianca|machuc*|meu braco|preso|vaza*|bat*',
    subject: 'braco',
    isAboutSubject: true,
    answer: [
      'Braço ou pistão quebrado no portão de abrir deixa a folha solta, e o vento a leva: desligue o disjuntor, encoste a folha e prenda-a com ferrolho ou corrente. A dobradiça continua segurando o peso, então ela pode ser usada na mão, com cuidado, até o conserto.',
    ],
    heading: 'Pino, suporte ou o braço inteiro',
    text: [
      'O que mais cede é o pino da ponta ou a solda do suporte na folha, e não o braço. Pino gasto se ouve: um estalo na partida e outro na chegada, meses antes de quebrar.',
      'Pistão torto, com fuso amassado ou carcaça aberta não se endireita. Antes de trocá-lo, veja se a folha gira leve na mão; dobradiça pesada quebra o segundo como quebrou o primeiro.',
    ],
    points: [
      'Pino no chão: troca do pino e da bucha.',
      'Suporte arrancado: solda com reforço por trás da chapa.',
      'Braço torto: fim de curso passado ou batida.',
      'Só um lado quebrado: o outro pode trabalhar com a primeira folha travada.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Valor do conserto',
        text: [
          'Pino, suporte e solda ficam entre {{part.metalwork.from}} e {{part.metalwork.to}}; engrenagem ou fuso do pistão, de {{part.gears.from}} a {{part.gears.to}}. O curso e a força são refeitos no fim, com {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso soldar o braço quebrado?',
        answer: 'No suporte, sim. No corpo do pistão, não: o calor entorta o fuso e queima a vedação.',
      },
      {
        question: 'Troco um lado ou o par?',
        answer: 'Um lado, se o modelo ainda existe. Velocidades diferentes descompassam as folhas.',
      },
    ],
    send: 'Mande uma foto do ponto que quebrou, outra do braço inteiro e a etiqueta do motor.',
  },
  {
    when: [
      'arrast*|rasp*|raspando|pega|pegando|caid*|caiu|desceu|baixou|encost*|ralando',
      'pivotante|de abrir|folha|folhas|duas folhas|social',
    ],
    unless: 'teto|vento|pessoa|crianca|carro|basculante|correr|deslizante|nao encost*',
    subject: 'portao-pivotante',
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
      'calcada|passeio|para a rua|para rua|para fora|lado de fora|invad*',
      'abr*|abrindo|portao|basculante|pivotante|pode',
      'pode|lei|proibid*|permitid*|multa|prefeitura|norma|abre|abrir|invad*|legal|regra',
    ],
    unless: 'fiquei|preso|trancad*|destrav*|estou|chave|controle|luz|energia|sozinh*|caiu|aberto',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Em regra o portão não pode abrir sobre a calçada: o passeio é público, e muitos municípios, São Paulo entre eles, não aceitam folha que avance sobre quem passa. O que vale para a sua rua está na subprefeitura ou na prefeitura; o caminho é inverter a abertura, trocar o tipo ou recuar a folha.',
    ],
    heading: 'Quem abre para fora e o que se pode fazer',
    text: [
      'O basculante comum avança sobre o passeio ao subir, e o de abrir pode ser montado para dentro ou para fora. De correr não avança. Onde já existe portão antigo, a troca por outro igual também pode ser cobrada.',
      'Enquanto não muda, quem responde por um acidente com pedestre é o dono: sinaleira com som, fotocélula do lado da rua e movimento lento são o mínimo.',
    ],
    points: [
      'Pivotante: inverter dobradiça e braço, se há espaço dentro.',
      'Basculante: articulado ou recuado, que não sai do alinhamento.',
      'De correr: exige parede livre do comprimento da folha.',
      'Sinaleira avisa o pedestre, mas não autoriza o avanço.',
    ],
    sections: [
      {
        aspect: 'allowed',
        heading: 'O que fazemos e o que é da prefeitura',
        text: [
          'Licença e medida do recuo se confirmam no órgão da cidade; a folha é da serralheria. Nós instalamos o motor no portão novo, com kit para basculante de {{kit.padrao}} a {{kit.jetflex}}, e regulamos força e parada do que existe, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso ser multado por um portão antigo?',
        answer:
          'Pode ser notificado a adequar. Quem diz o prazo e o valor é a prefeitura, e nós não interpretamos a regra por ela.',
      },
      {
        question: 'A sinaleira é obrigatória?',
        answer:
          'Em saída de garagem coletiva costuma ser exigida; em casa depende do município. Pela segurança, vale em toda calçada movimentada.',
      },
    ],
    send: 'Mande uma foto da frente com a calçada e outra de dentro: dizemos que tipo de abertura cabe.',
  },
  {
    when: [
      'enrolar|porta de rolo|portao de rolo|porta de aco|porta de enrolar|de rolo',
      'fecha sozinh*|abre sozinh*|trav*|emperr*|nao desliga|nao para|nao liga|nao funciona|queim*|nao sobe|nao desce|nao abre|nao fecha|parou|quebr*|barulh*|tort*|caiu|manualmente|em manual|sem luz|sem energia|consert*|descarril*|pres*',
    ],
    unless: 'portao e|e portao|e de portao|de portao e|portao automatico e|kit|preco|instal*|compr*',
    subject: 'porta-de-enrolar',
    isAboutSubject: true,
    answer: [
      'Porta de enrolar travada se deixa onde está: desligue o disjuntor do motor, não force a lâmina e ninguém fica embaixo, porque a mola do eixo guarda muita força. Nós não consertamos esse tipo de porta; quem resolve é uma serralheria de portas de aço, e o que segue ajuda até ela chegar.',
    ],
    heading: 'O que se pode fazer sem risco',
    text: [
      'Motor de enrolar tem corrente ou manivela para a falta de luz, ao lado do eixo. Com o disjuntor desligado, puxe devagar: se a porta anda reta, dá para fechar a loja; se entorta ou pesa, pare.',
      'Lâmina fora da guia, eixo torto e mola partida não se mexem por baixo. Isole a entrada e avise quem passa.',
    ],
    points: [
      'Parou no meio e o motor ronca: lâmina presa na guia.',
      'Parou e está muda: disjuntor, fim de curso ou trava esquecida fechada.',
      'Desceu de uma vez: mola partida, não passe embaixo.',
      'Trava lateral ou cadeado fechado: confira antes de tudo.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Para quem ligar, e quando somos nós',
        text: [
          'Diga à serralheria a largura, a altura, o tipo de lâmina e se há motor, com a foto do eixo. O que consertamos é portão de garagem, basculante, de correr ou de abrir, de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso soltar a mola para subir a porta?',
        answer: 'Não. É a peça mais perigosa dela, e só se solta com ferramenta própria.',
      },
      {
        question: 'O motor de portão serve em porta de enrolar?',
        answer: 'Não. O de enrolar gira o eixo; o de garagem puxa ou empurra uma folha.',
      },
    ],
    send: 'Se na mesma entrada houver um portão de garagem, mande a foto dele pelo WhatsApp e dizemos o que fazemos ali.',
  },
  {
    when: [
      'portao social|porta social|portao de pedestre*|portao pequeno|portaozinho|portao de entrada',
      'bate|batendo|bater|pancada|nao fecha|nao tranca|nao trava|fica aberto|mola|nao encaixa|desalinhad*|nao pega',
    ],
    unless: 'interfone|basculante|embutid*|motor',
    subject: 'portao-social',
    isAboutSubject: true,
    answer: [
      'Portão social que bate ou não tranca tem a velocidade ou o alinhamento errados: a mola fecha depressa demais, ou a folha desceu e a lingueta não acha o furo da chapa. Feche devagar com a mão e olhe a lingueta: se ela encosta fora do centro, o acerto é na dobradiça ou na chapa-testa.',
    ],
    heading: 'Mola, lingueta ou folha',
    text: [
      'A mola hidráulica aérea tem dois parafusos na ponta: um regula a velocidade, outro o último empurrão. Meia volta muda muito; óleo escorrendo nela é troca.',
      'Com fecho elétrico, o portão precisa dar o último toque sozinho para trancar. Se precisa de empurrão, o fecho não tem culpa.',
    ],
    points: [
      'Bate forte: velocidade da mola alta.',
      'Para encostado sem trancar: último empurrão fraco.',
      'Lingueta acima ou abaixo do furo: folha caída.',
      'Tranca de manhã e à tarde não: ferro dilatado, folga pequena.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que fazemos nele',
        text: [
          'Fecho elétrico, trava, fonte e botão são nossos, de {{repair.from}} a {{repair.to}}. Mola aérea e dobradiça ficam com o serralheiro ou o chaveiro; se o motor da garagem também pede acerto, ele entra na mesma visita, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Pôr borracha no batente ajuda?',
        answer: 'Cala a batida, mas se for grossa demais a lingueta não chega ao furo.',
      },
      {
        question: 'Qual mola serve em portão de ferro?',
        answer:
          'A escolhida pelo peso e pela largura da folha, para uso externo. A de porta de madeira não aguenta.',
      },
    ],
    send: 'Mande uma foto da fechadura com a folha encostada e um vídeo dela fechando.',
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
];
