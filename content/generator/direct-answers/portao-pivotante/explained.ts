/** Answers to titles about swing gates: what they are and how they work. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksWhenToReplace } from '../../words/asking-words.ts';

export const explanations: readonly DirectAnswer[] = [
  {
    when: [
      'mata junta|mata juntas|matajunta|batente central',
      'o que e|o que sao|o que significa|que e|como funciona|como e|como trabalha|para que serve*|que serve|tudo sobre|entenda|entendendo|guia|qual a funcao|saiba|conheca|funcionamento|portao*',
    ],
    subject: 'portao-pivotante',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what'],
    answer: [
      'Mata-junta é a tira de metal que cobre a fresta entre as duas folhas de um portão de abrir: ela vai presa numa das folhas, passa por cima da outra e não deixa ver nem forçar pela emenda. Por causa dela as folhas têm ordem: a que leva a mata-junta abre primeiro e fecha por último, e a central dos dois motores se programa com esse atraso.',
    ],
    heading: 'O que acontece quando a ordem se perde',
    text: [
      'Se as duas fecham juntas, a mata-junta bate, entorta ou prende uma folha na outra, e o motor força. Acertar o atraso na central é regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Trava de piso vai na folha que fecha primeiro.',
      'Folha caída na dobradiça desencontra a mata-junta.',
      'Um motor mais lento que o outro pede mais atraso.',
    ],
    send: 'Mande um vídeo das duas folhas abrindo e fechando.',
  },
  {
    when: [
      'o que e|o que significa|tudo sobre|guia|como e|entenda|conheca',
      'pivotante|portao de abrir|portoes pivotantes',
    ],
    unless: 'basculante|motor para|instalar|madeira|ou|como escolher',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['what', 'works'],
    answer: [
      'Portão pivotante, ou de abrir, é o que gira como uma porta, em uma ou duas folhas presas a dobradiças ou pivôs na coluna. Não usa trilho, cabo nem contrapeso, mas pede o arco da folha livre e dobradiça firme. Com motor, cada folha leva um, de pistão ou de braço, e a central abre uma depois da outra; sai por orçamento, numa casa em geral acima de {{replacement.from}}.',
    ],
    heading: 'Onde ele serve e onde não',
    text: [
      'Serve em garagem funda e em vão largo sem parede ao lado. Não serve onde o piso sobe no arco da folha, onde o carro para rente e onde abriria sobre a calçada.',
    ],
    points: [
      'Vento pesa em folha fechada: trava elétrica.',
      'Mata-junta decide que folha abre primeiro.',
      'Folha caída na ponta: acerte a dobradiça antes.',
    ],
    send: 'Mande uma foto do portão por dentro, com as colunas, e as medidas de cada folha.',
  },
  {
    when: [
      'geme|gemendo|gemido|ronca|roncando|ronco|zumbe|zumbindo|zumbido|zune|zunindo|forca e nao|forcando',
      'pivotante|pivotantes|de abrir|duas folhas|articulado|pistao',
    ],
    unless: 'noite|vizinho|silencioso',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    answer: [
      'Motor pivotante que geme e não abre a folha recebe energia e não consegue girar: capacitor fraco, folha presa ou trava elétrica que não recolheu. Solte o botão, desligue o disjuntor e não insista, porque parado com corrente ele esquenta em segundos.',
    ],
    heading: 'Folha, trava ou motor: qual prende',
    text: [
      'Com a energia cortada, solte o motor na chave e gire a folha na mão. Se ela não sai do lugar, está presa: trava, pino de chão, dobradiça ou folha caída no piso.',
      'Se gira leve, o motor é que não vence: mede-se o capacitor primeiro, e só depois bobina e engrenagem.',
    ],
    points: [
      'Estalo da trava ausente ao dar a ordem: trava ou fio dela.',
      'Geme e, com uma ajuda da mão antes, ia: capacitor.',
      'Só a segunda folha não sai: a primeira está por cima dela.',
      'Piorou com vento ou chuva: folha inchada ou raspando no chão.',
      'Geme e o pistão gira sem empurrar: rosca gasta por dentro.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Quanto sai por peça no de abrir',
        text: [
          'Capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; engrenagem ou rosca, de {{part.gears.from}} a {{part.gears.to}}; dobradiça e suporte, que pedem solda, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
        ],
      },
    ],
    further: 'O defeito inteiro está em [motor força e não sai](/motor-do-portao-forca-e-nao-sai).',
    send: 'Sem acionar de novo, mande pelo WhatsApp a foto da folha fechada, da trava e da etiqueta do motor, com o bairro.',
  },
  {
    when: ['motor|motores|automatizador|acionador', 'pivotante*|de abrir|pistao'],
    ofOtherBrand: true,
    unless:
      'nao abre|nao fecha|nao anda|nao funciona|parou|travou|quebr*|queim*|consert*|repar*|arrumar|barulho|program*|gravar|placa|central|controle*|engrenagem|cremalheira|capacitor|nobreak|peca|pecas|rolamento|ou|melhor|qual|bom|boa|presta|vale|compensa|assistencia|autorizada|troc*|substitu*|instal*|manutencao|manual|esquent*|dura|aguenta*|serve|suporta|kg|quilos|lento|fraco|antigo|velho|kit|garantia|preco|quanto|como|duas folhas|2 folhas|silencios*|condominio*|predio*|regul*|fim de curso|nao|sozinh*|usado',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['what', 'price', 'repair'],
    answer: [
      'Motor pivotante {marca} nós consertamos, de {{repair.from}} a {{repair.to}}, e não vendemos: o que instalamos em portão de abrir é PPA, por orçamento. Trocar o motor de uma folha numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}; com duas folhas são dois, e a central tem de ser do mesmo conjunto.',
    ],
    heading: 'O {marca} numa folha que gira',
    text: [
      'Solte o motor na chave, com o disjuntor desligado, e gire a folha: dobradiça caída faz um motor bom parecer fraco, e acertá-la custa de {{part.metalwork.from}} a {{part.metalwork.to}}.',
      'Para comprar em outro lugar, o limite do modelo {marca} está na ficha, em metros e em quilos por folha; vale o que apertar primeiro.',
    ],
    points: [
      'Só um dos dois motores falhou: conserta-se ou troca-se esse, se ainda há igual.',
      'Distância da dobradiça à parede, que muda de modelo para modelo.',
      'Controles: outra central quase nunca lê os antigos.',
    ],
    further:
      'As medidas de coluna e pivô estão em [instalação em portão pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).',
    send: 'Diga pelo WhatsApp se é compra ou conserto: a etiqueta do {marca} e o que ele faz, ou o comprimento da folha e a foto da coluna por dentro.',
  },
  {
    when: ['vaza*|vazando|vazamento|pinga*|escorr*', 'pistao|pivotante|braco|hidraulic*|cilindro'],
    subject: 'portao-pivotante',
    isAboutSubject: true,
    answer: [
      'Óleo no pistão de portão de abrir quer dizer vedação gasta: se o pistão é hidráulico, ele perde força e deixa a folha solta; se é eletromecânico, o que escorre é graxa amolecida pelo calor, e é menos grave. Limpe, marque a mancha e veja em um dia se ela cresce.',
    ],
    heading: 'Hidráulico ou de fuso',
    text: [
      'O hidráulico tem haste polida e corpo liso, e trabalha cheio de óleo: com vazamento, a folha cede ao vento e fica lenta. O de fuso tem engrenagem e rosca; um pouco de graxa na ponta não o para.',
      'Haste riscada rasga o retentor novo em pouco tempo, e por isso se troca junto ou se lapida.',
    ],
    points: [
      'Pinga na ponta da haste: retentor.',
      'Pinga na emenda: junta ou parafuso.',
      'Folha que não segura fechada: perdeu pressão.',
      'Piso escorregadio: limpe com detergente e serragem.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Conserto ou troca',
        text: [
          'Retentor e lubrificante do pistão de fuso ficam entre {{part.gears.from}} e {{part.gears.to}}; no hidráulico o valor sai pela foto e pelo modelo, dentro de {{repair.from}} a {{repair.to}} quando há peça, com {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso completar o óleo?',
        answer:
          'Só com o fluido do fabricante e depois do retentor. Completar sem vedar é encher balde furado.',
      },
      {
        question: 'Posso usar o portão vazando?',
        answer: 'Por pouco tempo, se a folha ainda segura fechada. Se cede na mão, prenda-a e use no manual.',
      },
    ],
    send: 'Mande uma foto do pistão inteiro, da mancha e da etiqueta.',
  },
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
    when: ['dobradica*|gonzo*', asksWhenToReplace],
    subject: 'portao-pivotante',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['signs', 'replace'],
    answer: [
      'Troque a dobradiça do portão quando a folha desce na ponta, raspa no chão ou sobe e desce ao ser levantada com a mão, e quando o pino está torto ou a solda, trincada. Rangido sozinho pede graxa, e não peça nova. Com a solda, o serviço fica entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    description:
      'Troque a dobradiça do portão quando a folha desce na ponta, raspa no chão ou tem jogo na mão, e quando o pino entorta ou a solda trinca.',
    heading: 'Dobradiça gasta cansa o motor',
    text: [
      'Com o pino gasto, a folha cai alguns milímetros e o motor passa a arrastá-la. O braço estala na partida e a trava deixa de encaixar: são avisos da mesma peça.',
    ],
    points: [
      'Folha que desce devagar, mês a mês: pino ou bucha.',
      'Folha que caiu de uma vez: solda, e o portão não se usa.',
      'Coluna que balança junto: o problema é do chumbador.',
    ],
    send: 'Mande fotos das dobradiças de perto e da fresta embaixo da folha.',
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
      '2 folhas|duas folhas|folha dupla',
      'um motor so|um so motor|um motor|so um motor|apenas um motor',
    ],
    subject: 'portao-pivotante',
    isAboutSubject: true,
    answer: [
      'Com um motor só, move-se uma folha: a outra fica travada no piso e abre na mão quando é preciso. Para as duas andarem são dois motores e uma central de duas saídas, que atrasa uma folha em relação à outra; não existe motor único que puxe as duas com segurança.',
    ],
    heading: 'Uma folha motorizada ou as duas',
    text: [
      'Motorizar só uma folha serve quando o carro passa por ela sozinha. Escolhe-se a que não tem o batente por cima, senão uma prende a outra.',
      'Portão de abrir sai por orçamento, com visita sem taxa. A folha fixa precisa de ferrolho no piso e em cima, porque ela passa a ser o batente.',
    ],
    points: [
      'Meça cada folha: largura e altura.',
      'Carro mais largo da casa, com retrovisor.',
      'Lado em que está o batente.',
      'Espaço de giro para dentro.',
    ],
  },
  {
    when: [
      'motor hidraulico|motores hidraulicos|automatizador hidraulico|pistao hidraulico|hidraulico|hidraulica',
    ],
    unless:
      'nao|barulho*|ruido|quebr*|queim*|gast*|solt*|trav*|estal*|ronc*|vaz*|esquent*|chuva|molh*|como|por que|porque|pode|posso|medir|testar|rebobin*|lubrific*|engrax*|ou|versus|melhor|diferenca|social|madeira|vidro|eletromagnetic*|digital|eletronica|tetra|quanto pesa|kg|quilos|encanador|cano*|agua|bomba',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    answer: [
      'Motor hidráulico de portão é o pistão que abre a folha com óleo sob pressão: forte, silencioso e usado em portão de abrir pesado. Para a maioria das casas o pistão eletromecânico, de fuso, faz o mesmo serviço; o conjunto novo fica em geral entre {{replacement.from}} e {{replacement.to}} instalado, e o hidráulico sai por orçamento.',
    ],
    heading: 'Óleo ou fuso: o que muda no uso',
    text: [
      'O hidráulico aguenta folha comprida e muitas aberturas, e cobra isso em vedação: quando o anel se gasta, o óleo pinga na coluna e a folha perde força. Num portão leve a diferença não se paga.',
    ],
    points: [
      'Óleo no piso, embaixo da haste: vedação vencida.',
      'Folha que cede depois de fechada: válvula ou óleo baixo.',
      'Coluna fina: nenhum dos dois, antes do reforço do serralheiro.',
    ],
    send: 'Mande a etiqueta do pistão, se já existe um, o comprimento de cada folha e a foto da coluna por dentro.',
  },
  {
    when: ['graus|angulo', 'abre|abrir|abertura|pivotante|de abrir', 'portao|folha|motor|pivotante'],
    unless: 'basculante|correr|camera|temperatura',
    subject: 'portao-pivotante',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['what', 'works'],
    answer: [
      'O portão pivotante abre em geral noventa graus, o quarto de volta que deixa o vão livre. Se pode passar disso, dizem a ficha do braço ou do pistão e o espaço até a parede; muda também com a distância da dobradiça ao ponto em que o motor se prende. O motor sai por orçamento.',
    ],
    heading: 'O que limita o giro da folha',
    text: [
      'Limitam o muro ao lado, o piso que sobe e a coluna larga, que tira ângulo do pistão. Nesses casos se usa o braço articulado, que alcança mais.',
    ],
    points: [
      'Rampa atrás do portão: a folha raspa antes do fim.',
      'Batente no chão segura a folha aberta no vento.',
      'Duas folhas podem abrir ângulos diferentes.',
    ],
    send: 'Mande fotos da coluna e da parede por dentro e a largura de cada folha.',
  },
];
