/** A mechanical sign with its place, its gate or what was done before. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const mechanicsByCondition: readonly DirectAnswer[] = [
  {
    when: [
      'deslizante|correr|trilho',
      'pula|sai|descarril*|escapa',
      'fim|final|no fim|toda abertura|sempre no mesmo',
    ],
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Folha que escapa sempre no mesmo ponto perdeu o batente, tem trilho aberto ali ou guia superior folgada; no fim do percurso, é batente. Desligue o disjuntor, deixe a folha onde está e não tente empurrar de volta sem ajuda.',
    ],
    heading: 'Onde a folha perde o trilho',
    text: [
      'Batente é o que segura a folha no fim, e sem ele ela cai para a rua. Trilho com emenda solta abre com o peso. Guia de cima folgada deixa a folha inclinar e sair da cremalheira.',
      'Trilho, roldana e batente ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; reforço de coluna e batente soldado, entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    points: [
      'Sempre no mesmo palmo: emenda.',
      'No fim da abertura: batente ou fim de curso.',
      'Depois de chuva: pedra ou madeira no trilho.',
      'Folha que balança na ponta: guia superior.',
    ],
    further: 'O que fazer quando já saiu está em [portão saiu do trilho](/portao-de-correr-saiu-do-trilho).',
    send: 'Mande uma foto da ponta da folha e do trilho no ponto.',
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
    when: ['gomo|emenda|cremalheira', 'solto|soltou|folga|caiu|desparafusou|frouxo'],
    unless: 'preco|quanto|custa|valor',
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Gomo solto empurra o pinhão para fora do dente e o motor pula ali sempre: desligue o disjuntor e não deixe o portão rodar. Não se aperta só um parafuso, porque a emenda sai do lugar e o dente muda de passo.',
    ],
    heading: 'Realinhar a linha inteira',
    text: [
      'Solta-se a linha, aproxima-se com o motor no lugar e aperta-se com folga de um a dois milímetros entre pinhão e dente, em toda a extensão. Emenda se confere com um pedaço de cremalheira por cima, que dá o passo certo.',
      'Cremalheira nova ou realinhada fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Parafuso com rosca espanada: prisioneiro novo.',
      'Solda no lugar do parafuso não se ajusta depois.',
      'Dente da ponta comido: troque o gomo inteiro.',
    ],
    further: 'O sinal do salto está em [cremalheira pulando](/cremalheira-do-portao-pulando).',
    send: 'Sem ligar o motor, mande a foto do gomo e da emenda.',
  },
  {
    when: ['cremalheira', 'preco|quanto|custa|valor', 'metro|barra|gomo|trocar|gasta|instalada'],
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Trocar a cremalheira conosco fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, conforme a quantidade de gomos e o estado da linha; o gomo avulso é vendido em loja do ramo. Conta-se o comprimento do vão mais a sobra do motor: um vão de quatro metros pede perto de quatro metros e meio.',
    ],
    heading: 'Nylon ou aço, e o que isso muda na conta',
    text: [
      'Nylon é silencioso e mais em conta, e basta em folha leve; aço custa mais e serve em folha pesada e portão de prédio. A mão de obra muda pouco: alinhar é o mesmo trabalho.',
    ],
    points: [
      'Peça gomo do mesmo passo dos dentes antigos.',
      'Some parafusos, chumbadores e calço.',
      'Portão pesado com linha longa: mais gomos e mais parafusos.',
      'Pinhão gasto se troca junto, senão come o gomo novo.',
    ],
    questions: [
      {
        question: 'O motor pode ficar com pinhão gasto e cremalheira nova?',
        answer: 'Pode e dura pouco: dente gasto de um lado destrói o outro.',
      },
    ],
    further: 'Alinhar e trocar estão em [cremalheira pulando](/cremalheira-do-portao-pulando).',
    send: 'Mande a foto da cremalheira com uma régua ao lado e o comprimento do portão.',
  },
  {
    when: ['engrenagem|coroa', 'nylon|bronze|ppa|motor', 'custa|preco|valor|quanto|trocar'],
    unless: 'ou|diferenca|dura|vida util|quanto tempo|vale a pena|compensa|so a engrenagem',
    subject: 'engrenagem',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Trocar a engrenagem fica entre {{part.gears.from}} e {{part.gears.to}}, com mão de obra, e sobe para perto do alto quando rolamento e eixo saem juntos. A peça se pede pelo modelo e pela geração da etiqueta: o mesmo motor mudou de passo sem mudar o nome.',
    ],
    heading: 'O que mais se olha com a caixa aberta',
    text: [
      'Folha que pesa quebra a nova do mesmo jeito, e por isso ela é movida com a mão antes. Eixo riscado, retentor e rosca sem fim entram na conta se estiverem marcados.',
      'A peça sai com {{parts.warranty}} de garantia e o serviço com {{repair.warranty}}.',
    ],
    points: [
      'Coroa de nylon é a que cede primeiro, de propósito.',
      'Bronze só onde o fabricante oferece os dois.',
      'Caixa trincada: compara-se com motor novo.',
    ],
    further: 'O serviço está em [troca de engrenagem](/topicos/troca-de-engrenagem-de-motor-de-portao).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e conte o que ele faz, se gira solto, estala ou emudeceu.',
  },
  {
    when: ['base|motor', 'solto|frouxo|balanca|mexe|treme|caindo', 'parafuso|chumbador|coluna|base|concreto'],
    unless: 'trem*',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Motor que balança na base perde a folga entre pinhão e cremalheira e come os dois: desligue o disjuntor e não aperte só o parafuso de cima. Chumbador solto no concreto gira sem firmar, e precisa de furo novo ou de resina.',
    ],
    heading: 'Firmar a base e refazer a folga',
    text: [
      'Depois de firme, refaz-se a folga do pinhão, de um a dois milímetros em toda a extensão. Base baixa leva calço inteiro, e não arruela empilhada.',
      'Firmar e alinhar fica entre {{repair.from}} e {{repair.to}}; cremalheira, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Treme só na partida: motor, e não base.',
      'Trinca no concreto em volta: refaz a base.',
      'Enxurrada levou o calço: levante a base.',
    ],
    further:
      'A base nova está em [instalação de motor deslizante](/topicos/instalacao-de-motor-de-portao-deslizante).',
    send: 'Mande a foto da base de perto, com a tampa fechada.',
  },
  {
    when: [
      'basculante',
      'desequilibrado|torto|pende|pesa de um lado|caindo de um lado',
      'porta|chapa|reforma|pintura|novo|madeira',
    ],
    subject: 'portao-basculante',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['repair'],
    answer: [
      'Depois que a folha ganhou peso de um lado, o contrapeso antigo não a segura: desligue o disjuntor, não use e não fique embaixo. O que se refaz é o equilíbrio, com o peso novo na conta, e só depois a força do motor.',
    ],
    heading: 'Peso de um lado, desgaste dos dois',
    text: [
      'Cabo do lado leve afrouxa, o do lado pesado arrebenta. Porta embutida, vidro, chapa e até tinta grossa entram na conta; a folha solta tem de parar a meia altura antes do motor.',
      'Equilíbrio, cabos e molas ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Pende para o lado da porta social: contrapeso daquele lado.',
      'Pivô gasto: a folha cai e raspa.',
      'Não calce embaixo: escora só com o técnico.',
    ],
    further:
      'O que faz um basculante pesar está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Com o portão fechado, mande uma foto de cada lateral por dentro.',
  },
  {
    when: [
      'cabo|cabos',
      'aco|portao|basculante',
      'arrebent*|romp*|partiu|desfiando|estourou|soltou',
      'quanto|preco|custa|valor|conserto',
    ],
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['price', 'repair'],
    answer: [
      'Não use o portão e não fique embaixo: sem cabo, a folha desce. A troca dos cabos, sempre os dois, fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com as roldanas e polias que estiverem gastas no mesmo preço.',
    ],
    heading: 'O que sai junto no mesmo dia',
    text: [
      'Cabo arrebenta por polia travada, tambor com canal gasto ou peso a mais; trocar só o cabo repete o conserto em meses. A folha é escorada antes de qualquer coisa.',
      'A peça tem {{parts.warranty}} de garantia e o serviço {{repair.warranty}}.',
    ],
    points: [
      'Disjuntor desligado e carro fora da garagem.',
      'Cabo desfiado do outro lado já está no fim.',
      'Nunca solte contrapeso sem o técnico.',
    ],
    further: 'O motor errado para o peso está em [que motor serve no meu portão](/motores/escolher).',
    send: 'Com a folha fechada, mande a foto das duas laterais por dentro.',
  },
  {
    when: [
      'graxa|lubrificante|oleo|wd|vaselina',
      'cremalheira|trilho|roldana|corrente|fuso|dobradica|portao',
      'qual|que|posso|ou|melhor|usar|vai',
    ],
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Cremalheira trabalha quase seca, com graxa branca em camada fina; trilho fica sem graxa nenhuma; roldana blindada não leva nada; fuso leva graxa espessa; dobradiça, óleo fino. Óleo de cozinha e vaselina juntam poeira, e spray desengripante é para soltar peça, não para lubrificar.',
    ],
    heading: 'O que cada peça aceita',
    text: [
      'Graxa em excesso no dente pega areia da rua e vira lixa: limpe com pano seco antes de repor. Em rua de terra e calçada, menos graxa e mais vassoura.',
      'Uma manutenção com limpeza, aperto e lubrificação certa fica na conversa da visita, que não tem taxa.',
    ],
    points: [
      'Roldana de nylon com rolamento: seco.',
      'Corrente: graxa leve, pano depois.',
      'Pistão: só o que o manual do modelo manda.',
      'Trilho com óleo faz a folha patinar.',
    ],
    further:
      'A revisão completa está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande uma foto da cremalheira e do trilho.',
  },
  {
    when: [
      'bateu|bati|batida|colisao|carro bateu|amassou',
      'portao|folha',
      'basculante|correr|pivotante|entortou|torto',
    ],
    subject: 'portao-de-ferro',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Depois de batida, desligue o disjuntor e não tente fechar: folha torta prende e solta de uma vez. O que decide é se o quadro saiu do esquadro, se a guia dobrou e se a coluna trincou, e os três se veem parados, de longe.',
    ],
    heading: 'O que se conserta na hora e o que vai para a serralheria',
    text: [
      'Guia, roldana e batente se trocam no local, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; solda de quadro e reforço, entre {{part.metalwork.from}} e {{part.metalwork.to}}. Coluna é pedreiro e serralheiro antes do motor.',
    ],
    points: [
      'Fotografe o carro e a folha antes de mexer.',
      'Seguro do carro de terceiro pede orçamento escrito.',
      'Motor só volta depois da folha leve na mão.',
      'Portão aberto: feche com corrente, sem forçar.',
    ],
    further: 'Se a folha saiu do trilho, veja [portão saiu do trilho](/portao-de-correr-saiu-do-trilho).',
    send: 'Mande fotos da folha inteira e do ponto amassado, sem ligar o motor.',
  },
  {
    when: [
      'abre|sobe',
      'um pouco|20 centimetros|um palmo|dois palmos|30 cm|pouquinho',
      'volta|para|fecha|desce',
    ],
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Portão que abre um palmo e volta está lendo obstáculo logo no começo, perdeu o curso gravado ou parte com força baixa demais. Solte a folha e leve-a na mão nesse palmo: se pesa, é a folha; se vai leve, é regulagem ou sensor.',
    ],
    heading: 'Curso, força ou caminho',
    text: [
      'Ímã caído, folga no pinhão e capacitor fraco dão o mesmo sinal. Antes de subir a força, refaça o percurso: a central aprende de novo o começo e o fim.',
      'Regular força e curso fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; capacitor, entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    points: [
      'Volta igual todo dia: curso gravado errado.',
      'Volta só com a folha quente: capacitor.',
      'Volta e ronca: engrenagem presa ou folha travada.',
      'Fotocélula na frente também faz voltar.',
    ],
    further: 'Quem para no meio está em [portão não abre](/portao-nao-abre).',
    send: 'Conte onde ela volta e se a folha pesa na mão.',
  },
  {
    when: [
      'fecha|fechando',
      'nao encosta|sobra|falta um dedo|falta um palmo|nao chega|fica aberto um pouco|nao trava no fim',
    ],
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'Folha que fecha e não encosta está com o fim de curso adiantado, a força baixa para o último trecho ou alguma coisa no batente. Regule o fim de curso um pouco além, e não a força: força alta não fecha melhor, só machuca.',
    ],
    heading: 'O último palmo',
    text: [
      'No basculante, o equilíbrio e a vedação do piso decidem; no de correr, roldana e trilho; no de abrir, batente e dobradiça. Trava elétrica precisa de folha encostada para entrar.',
      'Regular fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; se o batente quebrou, entra a serralheria.',
    ],
    points: [
      'Sobra só no frio: graxa dura.',
      'Sobra na chuva: madeira ou borracha inchada.',
      'Sobra depois de batida: batente torto.',
      'Não calce com madeira: a trava não entra.',
    ],
    further: 'A regulagem está em [regulagem de fim de curso](/topicos/regulagem-de-fim-de-curso-do-portao).',
    send: 'Mande uma foto do fim do curso, com a folha fechada.',
  },
  {
    when: [
      'corrente|cadeado|trava|tranca',
      'portao|motor',
      'passar|colocar|pode|posso|deixar|segura|quebrado|solto',
    ],
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Pode passar corrente, desde que o motor esteja desligado no disjuntor: com energia, o motor puxa contra a corrente e quebra a engrenagem. A corrente vai na folha e num ponto firme da coluna, e não na trava do motor.',
    ],
    heading: 'Fechar por fora até consertar',
    text: [
      'Feche a folha na mão, com ela reta no trilho e os cabos inteiros, e tranque nos dois extremos se a folha balança. Deixe um bilhete na caixa do motor para ninguém religar.',
      'Trava mecânica fixa fica na parte baixa do conserto, entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Cadeado na fechadura do motor: não.',
      'Chave do disjuntor guardada junto.',
      'Portão sem folha leve na mão: chame antes de empurrar.',
    ],
    further: 'O caminho manual está em [abrir portão sem luz](/como-abrir-portao-sem-luz).',
    send: 'Diga se a folha fica parada quando solta e mande uma foto dela.',
  },
  {
    when: ['bateria|nobreak', 'apita|apitando|bipe|bip|apito', 'portao|motor|nobreak'],
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Nobreak de portão apita por três motivos: trabalhando na bateria, bateria fraca ou sobrecarga; o ritmo está escrito no painel e no manual do modelo. Apito com o portão parado e a energia ligada é quase sempre bateria no fim da vida.',
    ],
    heading: 'O que a hora do apito conta',
    text: [
      'Só de madrugada costuma ser carga baixa; na primeira abertura depois da queda, sobrecarga; o tempo todo, tomada ou inversor. Desligue o disjuntor e faça uma abertura: ele mostra quantas ainda tem.',
      'Trocar bateria e conferir fica entre {{repair.from}} e {{repair.to}}, por orçamento com a capacidade.',
    ],
    points: [
      'Mesmo número e mesma tensão na bateria nova.',
      'Não some duas baterias de datas diferentes.',
      'Apito junto com cheiro: desligue.',
    ],
    further: 'Os modelos estão em [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande a foto do painel e da etiqueta da bateria, e conte quando ele apita.',
  },
  {
    when: ['batendo|bate|pancada|estronda', 'fim|final|fechar|fechando|fecha|abrir', 'forte|portao|barulho'],
    unless: 'carro*|porta do carro',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'Portão que bate no fim chega depressa demais ao batente: fim de curso atrasado, força alta demais ou folha sem equilíbrio. O técnico acerta primeiro o fim de curso, para o motor cortar um pouco antes do batente; se a central tem desaceleração, ele a liga.',
    ],
    heading: 'O que faz uma folha chegar batendo',
    text: [
      'Os achados de sempre são ímã fora do lugar, freio do motor gasto e mola forte ou fraca demais. Se começou com o frio ou com o calor, a graxa mudou a velocidade de chegada, e a margem do fim de curso precisa de folga para as duas estações.',
      'Fim de curso e força ficam entre {{part.adjustment.from}} e {{part.adjustment.to}}; batente novo, entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    points: [
      'Bate só ao fechar: fim de curso de fechamento atrasado, ou basculante que desce pesado.',
      'Bate só ao abrir: fim de curso de abertura atrasado, ou contrapeso e mola que puxam demais.',
      'Bate desde a troca do motor: curso que não foi gravado.',
      'Motor com inversor: a chegada lenta se ajusta na central.',
    ],
    further:
      'Como o ímã se fixa e se acerta está em [regulagem de fim de curso](/topicos/regulagem-de-fim-de-curso-do-portao).',
    send: 'Mande pelo WhatsApp um vídeo da chegada, com som, a foto do fim de curso e diga se no outro sentido ele também bate.',
  },
];
