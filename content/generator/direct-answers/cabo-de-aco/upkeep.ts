/** Answers to titles about steel cables: care, adjustment and replacement. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksLifetime, asksMay, asksNeed, asksWhenToReplace } from '../../words/asking-words.ts';

export const upkeepAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'cabo*',
      'todo ano|cada ano|por ano|anualmente|de quanto em quanto|de ano em ano|a cada ano|uma vez por ano|de tempos em tempos|todo mes',
      'troc*|precisa|tem que|substitu*',
    ],
    unless: 'controle*|internet|preco|quanto custa|lubrific*|engrax*|fio|eletrico',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['lifetime', 'replace'],
    answer: [
      'Não precisa trocar todo ano: o cabo de aço se troca pelo estado, e não pela data, mas se olha todo ano, e num prédio a cada {{maintenance.interval}}. Um fio levantado, ferrugem em pó ou trecho achatado já é troca, e até ela o basculante fica fechado, com o disjuntor desligado. Trocam-se sempre os dois, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}} o par.',
    ],
    heading: 'Olhar sem pôr a mão',
    text: [
      'Com o portão fechado, ilumine o cabo de ponta a ponta e pare nas polias e nas presilhas, que é onde ele parte. Pano passado por cima agarra no fio partido; a mão, não.',
    ],
    points: [
      'Um cabo mais frouxo que o outro: ninguém passa embaixo.',
      'Perto do mar ou com água na coluna: olhe duas vezes por ano.',
      'Polia que não gira gasta o cabo novo em meses.',
    ],
    send: 'Mande fotos das duas pontas de cada cabo, de longe, com o portão fechado.',
  },
  {
    when: [
      'cabo*',
      'vai arrebentar|pode arrebentar|perto de arrebentar|vai romper|vai partir|vai quebrar|para arrebentar|quase arrebentando|esta gasto|esta ruim|esta bom|esta perigoso|por um fio|no fim',
      'como saber|como sei|saber se|sei se|como descobr*|descobrir|como identific*|identificar|como ver|da para saber|como verific*|sinal|sinais|sintoma|sintomas|quando',
    ],
    unless: 'quanto custa|preco|rede|energia|internet',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    aspects: ['signs', 'safety'],
    answer: [
      'O cabo de aço avisa antes de arrebentar: um fio partido que espeta, ferrugem junto à presilha, trecho amassado ou mais fino e folha que começa a subir torta. Um só desses sinais já basta para parar de usar o portão, desligar o disjuntor e trocar os dois cabos, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Olhe de fora do vão, com lanterna, e nunca com a mão.',
    ],
    heading: 'Onde o cabo gasta primeiro',
    text: [
      'O ponto fraco é onde ele dobra na polia de cima, e o segundo é a ponta de baixo, onde a água fica. O meio costuma estar perfeito e engana quem olha depressa.',
      'Barulho de raspar no alto da coluna, que antes não havia, é cabo saindo do canal ou polia que parou de girar.',
    ],
    points: [
      'Fio solto: troca na mesma semana, sem usar até lá.',
      'Dois lados com altura diferente: um cabo já esticou.',
      'Pó cor de ferrugem na parede da coluna.',
      'Polia com sulco: corta o cabo novo também.',
    ],
    send: 'Mande uma foto do cabo no alto e na ponta de baixo, tirada de longe com zoom, e não fique sob a folha.',
  },
  {
    when: ['presilha|presilhas|grampo|clips|clipe|sapatilha|esticador|esticadores', 'cabo|cabos|cabo de aco'],
    unless:
      'nao|barulho*|rang*|quebr*|gast*|solt*|estal*|caiu|caindo|cedeu|torto|torta|empen*|emperr*|trav*|como|por que|porque|pode|posso|ou|melhor|diferenca|vaz*|pinga*|saiu|frouxo|frouxa|bateria|varal',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    aspects: ['replace', 'price'],
    answer: [
      'Presilha e esticador do cabo do portão se compram pela grossura do cabo e custam pouco, mas não se trocam em casa: o cabo segura o peso da folha, e solto de um lado ele a derruba. Nós trocamos o par de cabos com presilhas novas e a folha escorada, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Quantas presilhas e de que lado',
    text: [
      'Cada ponta leva duas ou três, com a parte em U sobre a ponta morta do cabo, e a sapatilha protege a volta. Presilha que esmaga o fio corta o cabo ali.',
    ],
    points: [
      'Cabo desfiado: troca do par, e não presilha a mais.',
      'Cabo que cedeu: esticador no fim do curso.',
      'Até a troca: portão fechado e disjuntor desligado.',
    ],
    send: 'Mande uma foto de cada ponta do cabo, feita de longe, e outra da folha inteira.',
  },
  {
    when: [
      'mola*',
      'quebr*|partiu|partid*|estour*|arrebent*|solt*|romp*|escap*',
      'perigos*|perigo|risco*|mexer|mexo|machuc*|seguro',
    ],
    unless: 'carro|preco|quanto custa|garantia',
    subject: 'cabo-de-aco',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['safety', 'repair'],
    answer: [
      'Sim, é perigoso: a mola que sobrou continua esticada, guarda força que corta dedo, e a folha pode descer de uma vez. Desligue o disjuntor, não destrave o motor, não passe embaixo e deixe as molas como estão. O técnico escora a folha e troca o par, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    description:
      'Sim, é perigoso: a mola que sobrou está esticada e a folha pode descer de uma vez. Desligue o disjuntor, não destrave e não passe embaixo.',
    heading: 'O que fazer com a mola quebrada',
    text: [
      'Folha que ficou embaixo fica fechada, e a saída é por outra porta. Folha que ficou no alto pede o vão isolado por dentro e por fora: o motor é a única coisa que a segura.',
      'Mola não se emenda, não se solda e não se troca sozinha: a velha e a nova puxam diferente, e a folha sobe torta.',
    ],
    points: [
      'Pedaço de mola pendurado: não puxe.',
      'Motor que tentou levantar sem a mola: capacitor e engrenagem se conferem na visita.',
      'Alguém preso ou ferido: 193.',
    ],
    send: 'Mande fotos das molas dos dois lados, feitas de longe, e diga se a folha está aberta ou fechada.',
  },
  {
    when: [
      'quem troca|quem faz|quem conserta|quem arruma|quem mexe|onde trocar|onde consertar',
      'cabo|cabos|cabo de aco|mola|contrapeso',
    ],
    unless: 'paga|condominio|inquilino|proprietario|pode|precisa',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    aspects: ['replace', 'price'],
    answer: [
      'Cabo, mola e contrapeso do portão nós trocamos, na sua garagem, em São Paulo e na Grande São Paulo: o par de cabos fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com a folha escorada e reequilibrada, sem taxa de visita. Não é serviço para o dono nem para o eletricista, porque é ali que está o peso da folha.',
    ],
    heading: 'Até o técnico chegar',
    text: [
      'Deixe o portão fechado, o disjuntor desligado e ninguém embaixo. Cabo desfiado pode partir sem outro aviso, e folha com um cabo só desce torta.',
    ],
    points: [
      'Os dois cabos juntos, porque têm o mesmo uso.',
      'Polia e presilha conferidas na mesma visita.',
      'Serviço com {{repair.warranty}} de garantia.',
    ],
    send: 'Mande uma foto de longe com a folha inteira e diga se ela está aberta ou fechada.',
  },
  {
    when: ['quanto tempo|demora|quantas horas', 'trocar|troca', 'cabo|cabos|cabo de aco|roldana*|polia*'],
    unless: 'dura|de quanto em',
    subject: 'cabo-de-aco',
    aspects: ['replace', 'price'],
    answer: [
      'A troca leva até {{part.rollersAndCables.hours}}, com a folha escorada, o par novo posto e o equilíbrio acertado no fim; custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Demora mais só se a polia travou na coluna ou se a folha entortou quando o cabo cedeu.',
    ],
    heading: 'Até a hora da troca',
    text: [
      'Portão fechado, disjuntor desligado e ninguém embaixo. Se parou aberto, isole o vão e não destrave o motor.',
    ],
    points: [
      'Diga a altura do portão: o cabo já vem no comprimento.',
      'Cabo e roldana se trocam na mesma visita.',
    ],
  },
  {
    when: [
      'dois cabos|os dois cabos|ambos os cabos|um cabo|so um cabo|um lado|um cabo so|so um',
      'cabo*|cabo de aco',
      'trocar|troco|troca',
      `${asksNeed}|${asksMay}|ou`,
    ],
    unless: 'pode trocar so|controle|energia|quanto custa',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    aspects: ['replace', 'safety'],
    answer: [
      'Troque os dois: o cabo que sobrou tem a mesma idade do que rompeu e, ao lado de um novo, estica diferente e deixa a folha torta. O par instalado custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e na mesma visita se olham polias e presilhas. Até lá, portão fechado e disjuntor desligado.',
    ],
    heading: 'O que mais se olha na troca dos cabos',
    text: [
      'Polia presa é o que corta cabo antes do tempo, e sai barato trocar junto. No fim a folha tem de ficar no esquadro e parar a meia altura na mão.',
    ],
    points: [
      'Cabo com a mesma medida do que sai, próprio para tração.',
      'Nunca com a folha solta: ela fica escorada.',
      'Fio levantado em um dos lados já conta como rompido.',
    ],
  },
  {
    when: [
      'cabo de aco|cabos de aco|cabo do basculante|cabo do contrapeso',
      'graxa|oleo|oleos|lubrific*|engrax*|wd40|wd 40|wd|desengripante|vaselina|silicone|olear|azeitar|spray|grafite',
    ],
    unless: 'arrebent*|romp*|desfi*|quanto custa',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    aspects: ['care', 'allowed'],
    answer: [
      'Em casa, não: o cabo de aço segura o peso da folha, e quem passa nele uma película fina de óleo próprio é o técnico, na revisão. Graxa grossa segura areia, esconde fio partido e suja a polia, e desengripante lava o óleo de dentro do cabo.',
    ],
    heading: 'Olhar o cabo vale mais que untar',
    text: [
      'Com a folha fechada e sem tocar na presilha, procure fio arrepiado, ferrugem que solta pó e trecho amassado na polia. Achou um deles, o par se troca, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e ninguém fica embaixo até lá.',
    ],
    points: [
      'Nunca passe a mão nua: fio partido corta fundo.',
      'Passou graxa grossa? Deixe como está e avise o técnico.',
      'Cabo dentro da coluna: a tampa é do técnico.',
      'Rangido na subida costuma ser a polia, e não o cabo.',
    ],
    send: 'Mande a foto do cabo junto da polia, com o portão fechado.',
  },
  {
    when: ['cabo de aco|cabos de aco|cabo|cabos', asksWhenToReplace],
    unless: 'controle|energia|eletric*|bateria|fio|rede|internet',
    subject: 'cabo-de-aco',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['signs', 'replace'],
    answer: [
      'Troque o cabo de aço do portão quando aparece o primeiro fio partido, ferrugem que solta pó, trecho amassado ou mais fino, ou quando a folha começa a subir torta. Um só desses sinais basta: pare de usar o portão, desligue o disjuntor e chame, porque o cabo que resta segura a folha inteira. Trocam-se os dois no mesmo dia, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    description:
      'Troque o cabo de aço quando aparece fio partido, ferrugem que solta pó ou trecho amassado, ou quando a folha começa a subir torta.',
    heading: 'Onde o cabo mostra os sinais',
    text: [
      'Olhe de fora do vão, com lanterna, o portão fechado e sem encostar: a curva na polia e a presilha embaixo cedem primeiro. O cabo não espera data; em prédio e perto do mar os sinais chegam antes.',
    ],
    points: [
      'Fio espetado: não acione nem para fechar de novo.',
      'Cabo seco e marrom: ferrugem que vem de dentro.',
      'Polia que não gira: troca-se junto, ou come o cabo novo.',
    ],
    send: 'Mande uma foto do alto das duas colunas, tirada de longe, e diga se a folha está aberta ou fechada.',
  },
  {
    when: ['cabo de aco|cabos de aco|cabo', asksLifetime],
    unless: 'controle|energia|eletric*|bateria|fio|rede|internet',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'O cabo de aço do basculante dura alguns anos numa casa e menos em prédio; não se espera a data, e sim o primeiro fio partido. Fio solto, ferrugem ou amassado pedem troca dos dois cabos no mesmo dia, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, porque o que resta segura a folha inteira.',
    ],
    heading: 'Como saber que o cabo está no fim',
    text: [
      'Olhe com o portão fechado, de fora da linha da folha e sem encostar. Os pontos que cedem são a volta na polia e a presilha embaixo.',
    ],
    points: [
      'Farpa ou fio espetado: não acione mais.',
      'Cabo marrom e seco: ferrugem por dentro.',
      'Um lado mais frouxo: folha torta ou presilha escorregando.',
      'Na revisão: película fina de graxa própria, posta pelo técnico.',
    ],
    send: 'Mande pelo WhatsApp uma foto do alto das duas colunas, tirada de longe, e o bairro.',
  },
  {
    when: [
      'cabo|cabos|cabo de aco|fio de aco|fios de aco',
      'enrol*|embol*|saiu de polia|escapou|fora de polia|pulou|saiu de roldana|desencaix*|saiu de lugar|frouxo|soltou|bambo|folgado',
      'portao|basculante|polia|contrapeso|garagem',
    ],
    unless: 'botoeira|fotocelula|interfone|eletrico|motor soltou|antena|camera',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Cabo de aço fora da polia, enrolado ou frouxo deixa a folha presa de um lado só: desligue o disjuntor, não acione, não destrave e ninguém passa embaixo, nem para tirar o carro. O motivo é polia que não gira, contrapeso que travou na caixa ou folha que bateu. Repor e trocar o par, com a folha escorada, fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'Por que o cabo saiu do lugar',
    text: [
      'Cabo frouxo com o portão fechado quer dizer que o peso do outro lado está apoiado em alguma coisa. Quando ele se solta, puxa de uma vez; por isso não se mexe com a mão nem com alavanca.',
      'O técnico escora, alivia os dois lados, limpa ou troca a polia e põe dois cabos iguais: o que se enrolou ficou vincado e parte na dobra.',
    ],
    points: [
      'Folha torta: o lado do cabo solto ficou mais baixo.',
      'Contrapeso parado no meio da caixa: preso por ferrugem.',
      'Cabo para fora do canal da polia: polia travada ou gasta.',
      'Portão fechado: deixe fechado. Aberto: isole o vão e escore de longe.',
    ],
    send: 'Mande uma foto de longe, das duas laterais por dentro, e diga se a folha ficou aberta ou fechada.',
  },
  {
    when: [
      'quanto tempo dura|quanto dura|vida util|quantos anos|durabilidade|dura quanto|quanto tempo|de quanto em quanto tempo|duracao',
      'cabo de aco|cabo|cabos',
    ],
    unless: 'eletrico|trocar demora|leva',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'Cabo de aço de portão não tem prazo certo: dura anos em casa com a polia girando e a coluna seca, e bem menos perto do mar ou em prédio. Troca-se pelo estado: fio levantado, ferrugem em pó ou trecho achatado, mesmo pequeno, é hora. Olhe a cada seis meses, com o portão fechado e o disjuntor desligado; o par custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que encurta a vida do cabo',
    text: [
      'Quem gasta o cabo é a polia travada, que o arrasta em vez de girar, e a água parada dentro da coluna. Folha que ganhou chapa ou madeira também o carrega acima do que foi calculado.',
      'Os dois têm a mesma idade e saem juntos. Depois da troca, a folha é equilibrada, para o motor não puxar peso.',
    ],
    points: [
      'Pó vermelho na presilha: fim próximo.',
      'Fio que espeta o pano na dobra: troca já, e portão fechado.',
      'Graxa grossa não prolonga: esconde.',
      'Aço galvanizado, da mesma grossura do antigo.',
    ],
    send: 'Mande uma foto do cabo junto da polia, com o portão fechado.',
  },
  {
    when: [
      'cabo|cabos|corda',
      'desfiando|desfiado|fio solto|fiapos|enferrujado',
      'basculante|portao|ainda|usar|aco',
    ],
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['signs'],
    answer: [
      'Pare de usar o portão: um fio partido no cabo de aço avisa que os outros vêm atrás, e a folha desce quando o último cede. Deixe fechado, com o disjuntor desligado, e saia por outra porta até a troca dos dois cabos.',
    ],
    heading: 'Como olhar sem se pôr em risco',
    text: [
      'De fora e com o portão fechado, passe a lanterna na polia e na presilha, onde o cabo dobra. Não passe a mão: a farpa corta, e cabo esticado guarda energia.',
      'A troca dos dois lados fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com equilíbrio refeito.',
    ],
    points: [
      'Ferrugem em pó vermelho: por dentro já foi.',
      'Cabo que saiu do canal: polia gasta.',
      'Graxa em cabo esconde o fio partido.',
    ],
    further: 'O preço por peça está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande uma foto do cabo de perto, com o portão fechado.',
  },
  {
    when: ['inspecao|inspecionar|vistoria|verificar|conferir|checar', 'cabo|cabos|cabo de aco|cabos de aco'],
    unless: 'eletric*|rede|fiacao|fotocelula',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'A inspeção dos cabos de aço se faz com o portão fechado e o disjuntor desligado, olhando as duas pontas e a volta da polia, que é onde o primeiro fio parte. Em prédio, o zelador olha todo mês, de fora e sem pôr a mão, e o técnico confere a cada {{maintenance.interval}}, com a folha escorada. Um fio levantado já condena o par.',
    ],
    heading: 'O que anotar na inspeção dos cabos',
    text: [
      'Registre data, lado e o que se viu, com foto do mesmo ponto: o que piora de um mês para o outro decide antes do acidente. Graxa grossa no cabo esconde o defeito, e quem a limpa é o técnico.',
      'Trocar o par fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}} em casa; em prédio o valor sai pelo peso da folha.',
    ],
    points: [
      'Fio levantado, mesmo que um só.',
      'Ferrugem em pó junto da presilha.',
      'Trecho achatado ou torcido: saiu do canal.',
      'Presilha frouxa ou com uma porca só.',
      'Polia que não gira quando a folha anda.',
    ],
  },
  {
    when: ['polia|polias|carretilha'],
    unless: 'correia|polegada*|medida|diametro|mm|preco|comprar',
    subject: 'cabo-de-aco',
    isComplaint: true,
    answer: [
      'Polia fora do lugar ou gasta deixa o cabo de aço sair do canal e a folha subir torta. Pare o motor, deixe o portão embaixo e ninguém passe: a troca se faz com a folha escorada, junto com a conferência dos cabos, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Polia e cabo se olham juntos',
    text: [
      'Canal fundo ou com rebarba desfia o cabo; eixo com folga faz a roda sair de lado. Por isso a polia nova com cabo velho dura pouco.',
    ],
    points: [
      'Cabo fora do canal: não recoloque com a folha no alto.',
      'Chiado na subida: eixo da polia seco.',
      'Um lado mais baixo: cabo cedido ou polia saída.',
    ],
  },
];
