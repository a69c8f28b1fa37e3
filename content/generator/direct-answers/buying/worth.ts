/** Answers about what is worth its price: the old, the cheap or the fast motor, the shop or the installer. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const worthAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'vale a pena|vale pena|compensa|compensam|e melhor|melhor|devo',
      'troc*|substitu*|renov*',
      'motor antig*|motor velh*|motores antigos|motor com mais de|motor usado ha|antig* por nov*|velh* por nov*|motor',
    ],
    unless:
      '127*|220*|110*|rapid*|placa|central|condominio*|predio*|engrenagem|capacitor|estator|quem paga|potencia|potente|usado|controle|nobreak|veloc*|basculante por|marca|garen|ppa|rossi|peccinin|jetflex',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'replace', 'signs'],
    answer: [
      'Vale trocar o motor antigo em três casos: a bobina queimou, a peça daquele modelo sumiu ou os dois últimos consertos somados já encostam no preço de um novo. Fora disso, consertar por {{repair.from}} a {{repair.to}} ganha da troca, que numa casa fica entre {{replacement.from}} e {{replacement.to}}.',
      'Trocar um motor antigo compensa quando a peça já não se acha, quando o enrolamento queimou ou quando ele volta a parar poucos meses depois de cada conserto. Se é só capacitor, engrenagem ou fim de curso, o conserto de {{repair.from}} a {{repair.to}} vale mais que um motor novo, de {{replacement.from}} a {{replacement.to}} com a troca.',
    ],
    heading: 'A conta entre o motor velho e o novo',
    text: [
      'Idade sozinha não condena. Motor de quinze anos em folha leve trabalha bem, e motor de três em folha torta já pede engrenagem. Por isso a primeira prova é soltar o motor e levar a folha na mão: se ela pesa, o motor novo vai gastar igual.',
      'O novo traz o que o antigo não tem: controle de código rolante, que não se copia da rua, entrada de fotocélula e peça à venda. Em basculante, o kit instalado começa em {{kit.padrao}}, com {{kit.warranty}} de garantia.',
    ],
    points: [
      'Some o que gastou nos últimos consertos e compare com a troca.',
      'Pergunte numa loja pela engrenagem e pela placa do seu modelo.',
      'Cheiro de verniz queimado ou carcaça que não se encosta: bobina no fim.',
      'Controle de código fixo: um receptor avulso resolve sem trocar o motor.',
      'Folha pesada na mão: conserte a folha antes de qualquer motor.',
    ],
    questions: [
      {
        question: 'O que se aproveita do conjunto velho?',
        answer:
          'A fiação, o disjuntor e, se forem firmes, a base e a coluna. Suporte, central e controles costumam mudar com o motor.',
      },
    ],
    further:
      'Os dois caminhos, com o que entra em cada um, estão em [conserto de motor de portão](/topicos/conserto-de-motor-de-portao).',
    send: 'Mande pelo WhatsApp a foto da etiqueta e um vídeo do portão andando, e diga o que já foi trocado. Respondemos se conserta ou se troca, com a faixa de preço.',
  },
  {
    when: ['quando|hora de|sinais|sinal|como saber', 'troc*|substitu*|precisa trocar', 'motor'],
    unless:
      'placa|central|engrenagem|capacitor|controle|bateria|roldana|cabo|condominio*|predio*|cremalheira',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['signs', 'replace'],
    answer: [
      'O motor do portão se troca quando a bobina queimou, quando a engrenagem ou a placa dele não se vende mais, ou quando ele para por calor todo dia no mesmo horário, porque ficou pequeno para o uso. Um defeito isolado, de {{repair.from}} a {{repair.to}}, é caso de conserto.',
      'A hora de trocar o motor chega com a bobina queimada, com a peça fora de linha ou com o terceiro conserto do ano. Capacitor, engrenagem e fim de curso ainda são conserto, de {{repair.from}} a {{repair.to}}; só depois deles se fala em motor novo.',
    ],
    heading: 'Sinais de troca e sinais que são só conserto',
    text: [
      'Solte o motor e leve a folha na mão antes de julgar: se ela pesa, quem está no fim é a roldana, o cabo ou a dobradiça.',
      'Com a folha leve, o motor que ronca sem força, cheira a verniz ou desarma o disjuntor está perto do fim. A troca numa casa fica entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Troca: carcaça que queima a mão depois de duas aberturas.',
      'Troca: peça fora de linha e terceiro conserto no ano.',
      'Conserto: zumbe e parte com um empurrão, que é capacitor.',
      'Conserto: gira e não move a folha, que é engrenagem.',
      'Conserto: para sempre no mesmo ponto, que é fim de curso.',
    ],
    further:
      'O que fazer com um motor sem peça está em [motor antigo sem peça](/motor-de-portao-antigo-sem-peca).',
    send: 'Mande pelo WhatsApp um vídeo com som do motor tentando e a foto da etiqueta. Desligue o disjuntor se houver cheiro.',
  },
  {
    when: [
      'consert*|reparar|troc*|arrumar|vale a pena|compensa|ainda presta|presta|ainda serve|ainda e bom|dura',
      'motor',
      '5 anos|6 anos|7 anos|8 anos|9 anos|10 anos|11 anos|12 anos|13 anos|14 anos|15 anos|16 anos|18 anos|20 anos|25 anos|anos de uso',
    ],
    unless: 'garantia|placa|condominio*|predio*|funcionando|funciona bem|sem defeito',
    figure: { unit: 'year' },
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'repair'],
    answer: [
      'Compensa consertar um motor com {figura} se a peça se acha e a bobina está boa: gasta-se de {{repair.from}} a {{repair.to}}, contra {{replacement.from}} a {{replacement.to}} da troca numa casa. Troque se o enrolamento queimou, se a placa saiu de linha ou se este já é o terceiro defeito seguido.',
    ],
    heading: 'O que olhar num motor de {figura} antes de decidir',
    text: [
      'A data da etiqueta diz menos que o uso. O que envelhece é o dente da engrenagem, o capacitor e a placa que pegou umidade; carcaça, eixo e suporte seguem firmes.',
      'A folha envelheceu junto. Roldana, cabo e dobradiça gastos fazem um motor novo parecer velho em poucos meses, e por isso entram na mesma visita.',
    ],
    points: [
      'Etiqueta legível: modelo e tensão, para achar a peça.',
      'Capacitor e engrenagem: conserto, e dos mais simples.',
      'Placa sem reposição: central compatível ou motor novo.',
      'Bobina queimada: troca, quase sempre.',
      'Controle de código fixo: aproveite para passar ao rolante.',
    ],
    further: 'O que se acha e o que some está em [motor antigo sem peça](/motor-de-portao-antigo-sem-peca).',
    send: 'Mande pelo WhatsApp a etiqueta do motor, a placa e, em uma frase, o que ele faz. Dizemos se a peça existe antes da visita.',
  },
  {
    when: [
      'barat*|mais em conta|economic*|popular',
      'vale a pena|presta|e bom|compensa|dura|confiavel|vale pena',
      'motor|kit|automatizador',
    ],
    unless: 'usado|ou|consert*|placa|controle',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'choose'],
    answer: [
      'Vale a pena o motor mais barato quando a folha é leve e está dentro do peso dele: na nossa tabela o de 1/4 CV custa {{motor.quarterCv}} e leva basculante de até {{motor.quarterCv.weight}}. Em folha pesada ele trabalha no limite, gasta a engrenagem e o primeiro conserto, de {{repair.from}} a {{repair.to}}, come a economia.',
    ],
    heading: 'Onde o barato serve e onde sai caro',
    text: [
      'Compare o que está dentro do preço. Motor sozinho na caixa não traz suporte, controles nem quem o monte; o kit PADRÃO, de {{kit.padrao}}, já sai instalado e com {{kit.warranty}} de garantia.',
      'Desconfie do anúncio sem peso de folha e sem marca: o que falta ali é a engrenagem que se acha e a placa que se troca.',
    ],
    points: [
      'Folha leve, de grade ou alumínio: o menor motor serve.',
      'Chapa fechada ou madeira: suba um degrau.',
      'Código rolante no controle, e não fixo.',
      'Prazo de garantia escrito, do motor e da mão de obra.',
      'Nome e modelo na nota fiscal.',
    ],
    further:
      'O que muda de um preço para outro está em [motor de portão barato](/termos/motor-portao-barato).',
  },
  {
    when: [
      'internet|online|mercado livre|shopee|amazon|magalu|magazine luiza|leroy|leroy merlin|casas bahia|telhanorte|c&c|marketplace|olx|loja virtual',
      'compr*|instalador|motor|kit|confiavel|vale a pena',
      'motor|kit|controle|placa|automatizador|portao',
    ],
    unless:
      'de loja|para loja|em loja|da loja|na loja|minha loja|consert*|usado|fisica|seguro|nao abre|nao fecha|celular|aplicativo|sem internet|orcamento|voces instal*|instalarem',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['buy', 'worth'],
    answer: [
      'Comprar o motor na internet ou em loja de material vale a pena para quem já sabe o modelo exato e tem quem instale; para os outros, o instalador sai melhor, porque a conta dele inclui medir a folha, montar, regular e responder se parar. O erro caro é comprar pela potência e descobrir na garagem que o motor é de outro tipo de portão ou de outra tensão.',
    ],
    heading: 'O que conferir antes de fechar a compra pela internet',
    text: [
      'Some ao preço da caixa a mão de obra, o suporte, o ponto de energia e os controles a mais. O nosso kit para basculante, de {{kit.padrao}} a {{kit.jetflex}}, já traz tudo isso, com {{kit.warranty}} de garantia no motor e na instalação.',
      'Compra à distância pode ser devolvida em sete dias, pelo Código de Defesa do Consumidor, mas motor já furado na coluna ninguém aceita de volta: confira antes de abrir a caixa.',
    ],
    points: [
      'Tipo: basculante, de correr ou de abrir não se trocam entre si.',
      'Tensão do ponto, 127 V ou 220 V, igual à do modelo.',
      'Peso de folha na ficha, acima do seu.',
      'Vendedor com nota fiscal no seu nome.',
      'Quem vai instalar aceita motor comprado fora, e com que garantia.',
    ],
    questions: [
      {
        question: 'Vocês instalam um motor que comprei na internet?',
        answer:
          'Instalamos, se ele servir na sua folha. Mande o anúncio antes de comprar; a nossa garantia cobre a montagem, e a do motor fica com quem vendeu.',
      },
    ],
    further: 'Peso e tempo de abertura de cada modelo estão em [motores](/motores).',
    send: 'Mande pelo WhatsApp o link do motor e uma foto do portão por dentro, antes de pagar: dizemos se ele serve.',
  },
  {
    when: [
      'kit|completo',
      'so o motor|somente o motor|motor avulso|so motor|avulso|motor sozinho|motor separado',
    ],
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Leve o kit se o portão ainda é manual ou se vão mudar central e controles; leve só o motor se a central e o suporte que já existem são bons e servem no modelo novo. Na tabela, o motor sozinho custa de {{motor.quarterCv}} a {{motor.wifi}}, sem instalação; o kit instalado em basculante, de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'O que o kit traz e a caixa do motor não traz',
    text: [
      'O kit soma central, dois controles, conjunto de fixação, manual e a mão de obra. Com o motor avulso, cada uma dessas linhas aparece depois.',
      'Trocar só o motor pede que a central leia o mesmo fim de curso e aguente a potência. Em motor com inversor, motor e placa andam sempre juntos.',
    ],
    points: [
      'Portão manual: kit.',
      'Motor queimado e central nova: só o motor, se for do mesmo tipo.',
      'Controle de código fixo: o kit já traz o rolante.',
      'Central velha: dois consertos seguidos passam o preço do kit.',
    ],
    further:
      'O que vem em cada caixa está no [kit de motor para basculante](/termos/kit-motor-portao-basculante).',
  },
  {
    when: [
      'so a placa|so placa|apenas a placa|placa ou motor|placa ou o motor|placa e motor|a placa ou',
      'motor|motor inteiro|motor completo|tudo|conjunto',
    ],
    unless: 'compativel|outra marca|serve',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['worth', 'replace'],
    answer: [
      'Troca-se só a placa quando o motor gira forte, em silêncio e não esquenta: fica entre {{part.board.from}} e {{part.board.to}}. Troca-se o conjunto quando a bobina queimou junto, quando não há placa para aquele modelo ou quando motor e placa já somam anos de conserto; numa casa, de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'Como saber se o defeito é da placa ou do motor',
    text: [
      'O técnico separa os dois com o multímetro: tensão na saída da placa e motor mudo é motor; motor que parte ligado direto e não pela placa é placa.',
      'Depois de raio, os dois podem ter ido. Aí a placa nova só se põe com a bobina medida, ou a segunda queima igual.',
    ],
    points: [
      'Nenhuma luz com o disjuntor ligado: fonte ou fusível da placa.',
      'Estala e o motor não parte: relé, capacitor ou bobina.',
      'Cheiro de verniz vindo do motor: bobina.',
      'Só um sentido funciona: relé da placa.',
    ],
    further: 'A ordem dos testes está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da placa, a etiqueta do motor e conte se algo acende ou estala ao apertar o controle.',
  },
  {
    when: [
      'jetflex|speedy',
      'vale|compensa|diferenca|mais caro|a mais|e bom',
      'preco|diferenca|vale|caro|compensa|pagar',
    ],
    unless: 'consert*|placa|inverter|inversor|comum|entre|padrao',
    isAboutModel: true,
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['worth', 'choose'],
    answer: [
      'O JETFLEX vale a diferença para quem espera na rua: abre em {segundos jetflex}, contra {segundos speedy} do SPEEDY e {segundos padrão} do PADRÃO, e custa {{kit.jetflex - kit.speedy}} acima do segundo, {{kit.jetflex}} instalado. Em garagem recuada ou rua calma, o SPEEDY, de {{kit.speedy}}, resolve por menos.',
    ],
    heading: 'Onde os segundos a menos se pagam',
    text: [
      'Quem chega à noite, para em avenida ou divide a entrada com outra família sente a diferença todo dia. Quem abre o portão duas vezes, com recuo, quase não sente.',
      'Além do tempo, paga-se o inversor: a folha sai devagar e freia antes do batente, e solda e dobradiça agradecem. Em troca, ele pede 220 V no ponto e folha reta.',
    ],
    points: [
      'Sem 220 V no ponto: some o serviço do eletricista.',
      'Folha torta ou pesada na mão: conserte antes de pensar em velocidade.',
      'Folha acima de {{homeJetflex.weight}}: é caso da linha pesada.',
      'Só o preço incomoda: o SPEEDY custa {{kit.speedy - kit.padrao}} a mais que o PADRÃO e corta a espera pela metade.',
    ],
    questions: [
      {
        question: 'Motor mais rápido gasta a folha?',
        answer:
          'Com inversor, menos do que um comum, porque parte e para devagar. O que não pode é folha desequilibrada: ela bate mais forte em qualquer velocidade.',
      },
    ],
    further:
      'As características do conjunto estão na página do [PPA Home Jetflex](/motores/motor-ppa-home-jetflex).',
  },
  {
    when: [
      'vale a pena|vale pena|compensa|vantagens|vantagem|beneficios|por que ter|por que colocar',
      'automatiz*|portao automatico|portao eletronico|motorizar|ter motor|colocar motor|por motor|portao com motor',
    ],
    unless:
      'antig*|velh*|madeira|aluminio|condominio*|social|pedestre|celular|manuten*|solar|nobreak|ferro|imovel|vend*|basculante ou|troc*|placa|central|consert*|controle|fotocelula|trava|pint*|tinta|wifi|wi fi|camera*|alarme*',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Vale a pena para quem sai e chega de carro todo dia: ninguém desce na calçada, nem na chuva nem à noite, e a garagem passa mais tempo fechada. Em basculante o kit instalado começa em {{kit.padrao}}, com {{kit.warranty}} de garantia. Não vale com a folha torta, pesada ou enferrujada na base: primeiro se conserta o portão.',
    ],
    heading: 'O que se ganha e o que passa a existir para cuidar',
    text: [
      'Ganha-se tempo e segurança na chegada. Passa a existir uma revisão por ano, um controle para não perder e uma chave de destravamento que a família tem de saber usar quando a luz cai.',
      'O gasto de energia quase não aparece na conta, porque o motor só trabalha nos segundos em que a folha anda.',
    ],
    points: [
      'Carro todo dia, rua movimentada ou chegada à noite: compensa.',
      'Portão aberto uma vez por semana: a mão ainda resolve.',
      'Pessoa idosa ou com dor nas costas em casa: compensa mesmo com pouco uso.',
      'Folha que não anda com uma mão: acerte-a antes.',
      'Fotocélula junto, onde passam criança ou bicho.',
    ],
    further: 'Como o serviço é feito está em [automatização de portão](/topicos/automatizacao-de-portao).',
  },
  {
    when: [
      'vale a pena|vale pena|compensa|aceita|da para|pode',
      'automatiz*|motorizar|colocar motor|por motor|instalar motor',
      'portao antigo|portao velho|antigo|velho|portoes antigos',
    ],
    unless: 'motor antigo|motor velho|madeira',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['worth', 'install'],
    answer: [
      'Vale a pena automatizar portão antigo se a folha anda leve com uma mão e a coluna não mexe; chapa furada pela ferrugem, dobradiça frouxa e trilho torto se consertam antes, ou o motor novo paga por eles. Em basculante o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}, e o acerto da folha segue a faixa de conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'A prova da folha antiga, em cinco minutos',
    text: [
      'Abra e feche o portão na mão, devagar. Onde ele pesa, raspa ou desce sozinho é onde o motor vai sofrer, e quem vende motor sem fazer essa prova está vendendo o primeiro conserto.',
      'Portão antigo costuma ser mais pesado que os de hoje: chapa grossa e reforço de ferro somam quilos que a medida não mostra. O peso se confere na visita.',
    ],
    points: [
      'Basculante: solto a meia altura, ele fica parado?',
      'De correr: anda com uma mão e não pula no trilho?',
      'De abrir: a folha fica onde você a deixa?',
      'Ferrugem: a lâmina de uma chave atravessa o pé da folha?',
      'Energia: há ponto por perto, com terra?',
    ],
    questions: [
      {
        question: 'Vocês consertam a folha antes de pôr o motor?',
        answer:
          'Cabo, roldana, dobradiça e equilíbrio, sim. Chapa nova e folha empenada são da serralheria, e dizemos isso na primeira visita.',
      },
    ],
    further: 'Como o serviço é feito está em [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Mande pelo WhatsApp um vídeo do portão aberto e fechado na mão, tirado de dentro, e a foto do pé da folha.',
  },
  {
    when: ['nobreak|no-break|no break', 'vale a pena|vale pena|compensa|precisa|necessario|preciso'],
    unless: 'bateria dura|trocar|condominio*|predio*|computador',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Vale a pena pôr nobreak onde a luz cai várias vezes por mês, onde a folha é pesada para a mão ou onde alguém em casa não consegue destravar o motor. Com energia estável e folha leve, a chave de destravamento ao alcance faz o mesmo de graça.',
    ],
    heading: 'O que ele resolve e o que não resolve',
    text: [
      'Ele segura algumas aberturas durante a queda, e não um dia inteiro. Também não substitui proteção contra raio, que entra pela rede e pelo fio do interfone.',
      'A bateria envelhece parada e se troca de tempos em tempos. A ligação num portão que já existe segue a nossa faixa de serviço, de {{repair.from}} a {{repair.to}}; o aparelho é orçado pela etiqueta do motor.',
    ],
    points: [
      'Compensa se faltou luz mais de duas vezes no último mês.',
      'Compensa se quem fica em casa não consegue soltar o motor e mover a folha.',
      'Compensa se o portão é o único caminho para a rua.',
      'Não serve o de computador: a partida do motor o derruba.',
    ],
    further:
      'Como ele é escolhido está na página do [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e diga quantas vezes por mês falta luz: respondemos se compensa e de que tamanho.',
  },
  {
    when: [
      'preventiva|revisao|manutencao',
      'vale a pena|vale pena|compensa|precisa|necessaria|adianta|serve para',
    ],
    unless: 'condominio*|predio*|contrato|industrial|por ano|preco|quanto|sinal|sinais',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['worth', 'care'],
    answer: [
      'O motor precisa de manutenção preventiva, e ela vale a pena, porque troca a roldana, o cabo e o dente gasto antes que eles levem o motor: um conserto fica entre {{repair.from}} e {{repair.to}}, e a troca de um motor residencial, entre {{replacement.from}} e {{replacement.to}}. Em casa basta uma por ano; em prédio e comércio, a cada {{maintenance.interval}}.',
    ],
    heading: 'O que uma revisão encontra a tempo',
    text: [
      'Cabo com fio partido, parafuso de suporte frouxo, roldana presa e ímã deslocado não param o portão no dia, e por isso ninguém os vê. Na visita, o técnico solta o motor e leva a folha na mão: é ali que eles aparecem.',
      'O serviço dura {horas de manutenção} e termina com força, fotocélula e destravamento testados.',
    ],
    points: [
      'Folha pesada na mão: o motor está compensando.',
      'Cabo com fio solto: troca aos pares, antes de arrebentar.',
      'Fotocélula suja ou fora de linha: fecha em cima do que não vê.',
      'Aperto de base e dobradiças: o barulho some.',
      'Destravamento emperrado: descobre-se no primeiro apagão.',
    ],
    further:
      'A lista de cada visita está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
  },
  {
    when: [
      'trava eletrica|travas eletricas|trava de portao|eletrotrava',
      'vale a pena|vale pena|compensa|precisa|necessari*|preciso',
    ],
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Vale a pena pôr trava elétrica em portão de abrir, em folha leve que cede ao empurrão e em rua onde já tentaram forçar: ela segura a folha com aço, e não com o motor. Num basculante de fuso em bom estado, o próprio motor já trava, e ela é reforço.',
    ],
    heading: 'Em que portão a trava muda alguma coisa',
    text: [
      'O motor irreversível segura enquanto a engrenagem está boa. A trava põe um pino no batente e tira do redutor a força de quem empurra, o que também poupa o dente.',
      'Ela é ligada à central, que a solta um instante antes de mover a folha. O serviço segue a faixa de conserto, de {{repair.from}} a {{repair.to}}, conforme fio e solda.',
    ],
    points: [
      'De abrir, com folha comprida: vale.',
      'De correr que abre no empurrão: vale, depois de ver o redutor.',
      'Basculante de fuso firme: reforço.',
      'Queda de luz frequente: peça modelo com chave de emergência.',
    ],
    further: 'Tipos e fixação estão na página da [trava elétrica](/topicos/trava-eletrica-para-portao).',
  },
  {
    when: ['potente|mais forte|maior potencia|potencia maior|mais potencia', 'motor|vale a pena|melhor|dura'],
    unless: 'nao abre|fraco|sem forca|perdeu|condominio*|predio*|galpao',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'worth'],
    answer: [
      'Um degrau de sobra basta: motor mais potente que o necessário não abre mais depressa nem dura mais, e o que ele traz é sobra de peso. Na tabela, o de 1/4 CV leva basculante de até {{motor.quarterCv.weight}}, o de 1/3 CV até {{motor.thirdCv.weight}} e o de 1/2 CV até {{motor.halfCv.weight}}, por {{motor.quarterCv}}, {{motor.thirdCv}} e {{motor.halfCv}} sem instalação.',
    ],
    heading: 'Quando subir um degrau e quando não',
    text: [
      'Suba um degrau se a folha encosta no limite da ficha, se chapa ou madeira ainda vão entrar nela, ou se mais de uma família usa a entrada.',
      'Não suba para vencer folha torta: força demais entorta braço e suporte, e a regulagem de esmagamento fica mais perigosa para quem passa.',
    ],
    points: [
      'Velocidade vem do comando e do redutor, e não dos cavalos.',
      'Muitas aberturas seguidas pedem motor de uso intenso, e não mais potência.',
      'Folha desequilibrada se conserta antes.',
      'Motor grande em folha leve bate mais forte no batente.',
    ],
    further: 'A página [que motor serve no meu portão](/motores/escolher) pergunta tipo, peso e uso.',
  },
];
