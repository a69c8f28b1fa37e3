/** Answers to titles about motors: replacing. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksCan, asksWhenToReplace } from '../../../words/asking-words.ts';
import { gateOrMotor } from '../../../words/title-groups.ts';

export const replacingAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'levar|retirar|retiram|levam|descartar|descarte|ficam com|abater|aceitam|troca',
      'motor velho|motor antigo|o antigo|o velho|motor usado',
      'levar|leva|levam|retir*|descart*|entrada|abat*|recolh*',
    ],
    unless: 'mudanca|casa nova|alugad*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['replace'],
    answer: [
      'Na troca, o técnico tira o motor velho da parede e põe o novo; o velho é seu, e se você não o quer, combine na mensagem que ele seja levado. A troca com o motor novo fica em geral entre {{replacement.from}} e {{replacement.to}} numa casa, e o basculante tem kit instalado de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX).',
    ],
    heading: 'O que fazer com o motor que saiu',
    text: [
      'Guarde o controle e a chave: controle da mesma família pode servir na central nova. Motor com carcaça e cobre vai para sucata ou ecoponto, e não para o lixo comum.',
    ],
  },
  {
    when: [
      'antes de queimar|antes que queime|antes de estragar|antes de parar|preventivamente|antes de quebrar',
      'troc*|substitu*',
      gateOrMotor,
    ],
    unless: 'peca|bateria|controle*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['replace', 'worth'],
    answer: [
      'Porque motor de portão que já avisou que acaba escolhe a pior hora para parar, com o carro dentro e preço de urgência, e às vezes leva a placa e a engrenagem junto. Trocando antes, você marca o dia, compara modelos e aproveita a visita para acertar a folha. Mas só troque se há sinal: calor em poucas aberturas, cheiro de verniz, peça fora de linha ou três consertos no ano. Um motor que trabalha bem não se troca por idade.',
    ],
    heading: 'Conserto ou troca, pela conta',
    text: [
      'Um conserto fica entre {{repair.from}} e {{repair.to}}, e a troca numa casa, entre {{replacement.from}} e {{replacement.to}}. Quando a peça passa da metade do conjunto novo, ou quando os consertos de um ano somam isso, a troca sai melhor.',
    ],
    points: [
      'Folha pesada queima o novo também: corrija antes.',
      'Motor para mais ciclos, se o uso cresceu.',
      'Controles antigos podem não servir na central nova.',
    ],
    send: 'Mande a foto da etiqueta e conte o que o motor faz: dizemos se ele ainda vale conserto.',
  },
  {
    when: [
      'checklist|check list|lista|o que verificar|o que conferir|o que testar|roteiro|passo a passo|guia|antes de',
      'trocar o motor|trocar motor|troca de motor|substituir o motor',
      'portao*|motor*|sindico*|condominio*',
    ],
    unless: 'engrenagem|quando|quanto custa|preco|quanto tempo|bateria|placa',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['replace', 'choose'],
    answer: [
      'Antes de trocar o motor do portão, confira cinco coisas: se ele não tem conserto, porque capacitor e engrenagem custam bem menos; se a folha solta anda leve, ou o novo se gasta igual; o peso dela contra a ficha do novo; a tensão do ponto; e quantas aberturas faz na hora mais cheia. Pergunte também se a central e os controles vêm junto, porque os antigos em geral não servem. Numa casa a troca fica entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O dia da troca',
    text: [
      'O velho sai com o disjuntor desligado e a folha presa; o novo entra no mesmo lugar, se o suporte serve, e leva de {{install.hours.from}} a {{install.hours.to}}. Em prédio o conjunto pesado fica entre {{condominium.from}} e {{condominium.to}}, e o síndico avisa os moradores da hora e da troca dos controles.',
    ],
    points: [
      'Fotografe a etiqueta do antigo.',
      'Reúna todos os controles da casa.',
      'Cabos e roldanas no mesmo serviço.',
      'Peça a nota e o manual do novo.',
    ],
    send: 'Mande a foto da etiqueta do motor de agora e do portão por dentro: dizemos se vale consertar ou trocar.',
  },
  {
    when: [
      'motor',
      'velho|antigo|usado|queimado|retirado|trocado|que saiu|estragado',
      'o que fazer com|onde descartar|onde jogar|descartar|descarto|descarte|vender|reciclar|reciclagem|jogar fora|ferro velho|voces levam|levam embora|jogar em lixo|onde levar',
    ],
    unless: 'vale a pena trocar|comprar|quanto custa|usado vale|nao abre|consert*|vendem',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['replace'],
    answer: [
      'O motor velho é seu: se ainda gira, guarde a placa, a engrenagem e o capacitor bons como peça, ou venda a quem conserta; se queimou, vai para o ecoponto da prefeitura ou para a sucata, que aproveita o cobre e o ferro. Não vai no lixo comum, porque a placa e o capacitor são eletrônicos. Antes de descartar, tire a bateria, se houver, e apague ou guarde o receptor com os seus controles.',
    ],
    heading: 'O que vale guardar',
    text: [
      'Em modelo fora de linha, a carcaça inteira salva o vizinho: engrenagem e tampa dele já não se acham. Em modelo comum, só a placa boa tem valor.',
      'Combine com quem instala, antes, se o motor retirado fica com você. Peça a ver também evita dúvida sobre o defeito.',
    ],
    points: [
      'Bateria de nobreak ou de 24 V: devolva numa loja que receba.',
      'Controles do motor antigo: não gravam no novo, em geral.',
      'Cremalheira e suporte bons: podem servir ao motor novo.',
    ],
  },
  {
    when: [
      'levar o motor|mudar o motor|transferir o motor|passar o motor|mudar motor|levar motor|transferir motor|tirar o motor e|motor de uma casa',
      'casa nova|outra casa|nova casa|mudei|mudei de casa|mudamos de casa|mudar de casa|me mudar|mudando de casa|mudanca|outro endereco|outro portao|novo endereco',
    ],
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['replace', 'price'],
    answer: [
      'Levar o motor para a casa nova são dois serviços, retirar e instalar, e o valor sai por foto dos dois portões, porque muda o suporte, o fio e a regulagem. Só compensa se o portão de lá é do mesmo tipo, a folha cabe no motor e a tensão é igual; perto de {{kit.padrao}}, que é um kit novo instalado em basculante com {{kit.warranty}} de garantia, o motor usado já perdeu a conta.',
    ],
    heading: 'O que se confere na casa nova',
    text: [
      'Motor de basculante não serve em portão que corre, e 127 V não vira 220 V na tomada. O que quase sempre se leva são os controles e a fotocélula, se a central for junto.',
      'Na casa antiga, deixe o portão abrindo na mão e a chave com quem fica; em imóvel alugado, o contrato diz de quem é o motor.',
    ],
    points: [
      'Peso da folha nova contra o máximo do motor.',
      'Suporte e braço: mudam com a coluna.',
      'Motor com mais de dez anos: não vale a mão de obra.',
    ],
    send: 'Mande fotos do portão de hoje, do de lá e da etiqueta do motor: dizemos se serve e quanto fica.',
  },
  {
    when: ['trocar|troca|motor novo|novo motor', 'motor', 'controle*', 'e|com|mais'],
    unless: 'preciso|precisa|aproveit*|antigo|nao|parou|placa|sem trocar|quando',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['replace', 'price'],
    answer: [
      'A troca do motor já traz controles: no kit para basculante, de {{kit.padrao}} a {{kit.jetflex}} instalado, vêm dois, gravados no dia; os que faltarem se compram à parte e se gravam na hora. Em portão de correr ou de abrir, a troca numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}, com os controles do mesmo modo.',
    ],
    heading: 'Aproveitar ou não os controles antigos',
    text: [
      'Os controles antigos só se aproveitam se forem da mesma marca e da mesma frequência e se a central nova aceitar o código deles; nesse caso são gravados nela no mesmo dia. Se o código deles é fixo, que se copia, a troca do motor é a boa hora de passar ao rolante.',
    ],
    points: [
      'Diga quantas pessoas usam o portão, para o técnico levar os controles que faltam.',
      'O motor velho sai na mesma visita.',
      'Controle antigo de outra marca: só com um receptor avulso.',
    ],
  },
  {
    when: [
      'ja e automatico|ja automatico|que ja tem motor|ja tem motor|motor de outra marca',
      'colocar|trocar|instalar|por',
      asksCan,
    ],
    unless: 'controle*|placa|central|queim*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['replace', 'compatibility'],
    answer: [
      'Sim: tira-se o motor antigo, de qualquer marca, e põe-se o novo no lugar, com a central dele. Aproveitam-se o ponto de energia, a fotocélula e quase sempre a fixação; os controles, se o código for o mesmo. Em basculante o kit sai de {{kit.padrao}} a {{kit.jetflex}} instalado; em outro portão de casa, a troca fica entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'Vale a pena tirar um motor que funciona?',
    text: [
      'Só por velocidade, por peça que não se acha mais ou por uso que cresceu. Se ele tem um defeito de peça comum, consertar sai mais barato.',
    ],
    points: [
      'Dois motores na mesma folha, não: um sai.',
      'Foto da etiqueta do antigo antes do pedido.',
      'Furos velhos na coluna: o suporte novo pode pedir outros.',
    ],
  },
  {
    when: [
      'troco|trocam|com volta|na troca|aceitam|aceita|pegam|pega|recebem|desconto|abat*|abate|entrada|parte do pagamento|dou|dar|vale quanto|compram',
      'motor velho|motor antigo|motor usado|motor queimado|motor de portao velho|motor de portao antigo|motor de portao usado|motor de portao queimado|o velho|o antigo|o usado|velho por novo|usado por novo|antigo por novo|meu velho',
      'novo|desconto|troca|troco|entrada|pagamento|aceitam|aceita|pegam|compram|abate|abatem',
    ],
    unless: 'retira|retiram|consert*|placa|controle*|quando|vale a pena|compensa|sinais',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['replace', 'price'],
    answer: [
      'Não compramos motor usado, nem o recebemos como parte do pagamento, porque não vendemos usado a ninguém; o motor velho não abate o preço do novo. O novo, instalado em basculante, custa de {{kit.padrao}} a {{kit.jetflex}}; em outro portão de casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que o motor velho ainda vale',
    text: [
      'Vale o que fica no portão: suporte, cremalheira, fio e disjuntor bons se aproveitam e baixam o orçamento. A retirada do antigo faz parte do mesmo serviço, e ele fica com você ou é levado, como preferir.',
      'Antes da troca, peça também o preço do conserto, de {{repair.from}} a {{repair.to}}: muito motor velho só precisa de capacitor ou engrenagem.',
    ],
    points: [
      'Ferro e alumínio têm valor na sucata; a placa é lixo eletrônico.',
      'Apague os controles da memória antes de passar o motor adiante.',
      'Pagamento do novo em até {{instalments}}.',
    ],
    further:
      'Quem está entre os dois caminhos os encontra em [conserto de motor de portão](/topicos/conserto-de-motor-de-portao).',
    send: 'Mande pelo WhatsApp a etiqueta do motor velho e uma foto do portão por dentro: respondemos com os dois preços, o da troca e o do conserto.',
  },
  {
    when: [
      'hoje a noite|hoje de noite|esta noite|agora a noite|de noite|a noite|depois de 18h|depois das 18h|apos as 18h|apos 18h|depois de 18|depois de 18 horas|depois de 6 de tarde|depois de 19h|depois de 20h|as 19h|as 20h|as 21h|as 22h|19h|20h|21h|22h|fora de horario|fora de horario comercial|fora de expediente|depois de expediente|depois de trabalho',
      'troca|trocar|instalacao|instalar|colocar|por motor|substituir|instalam|trocam|instalador',
      'motor|motores|kit|automatizador|automatizacao',
    ],
    unless:
      'domingo*|feriado*|fim de semana|sabado*|sozinh*|barulh*|vizinh*|abre de|abriu de|preco|quanto custa|vale a pena|condominio*|predio*|camera|sensor|luz|iluminac*|farol|enxerg*|fotocelula|placa|central|capacitor|engrenagem|cremalheira|controle|cabo|fechadura|trava',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['replace', 'lifetime'],
    answer: [
      'Depois das 18h, trocar ou instalar motor de portão só pela assistência 24 horas, e se houver técnico e o modelo no estoque: a resposta vem na conversa, com o valor antes da saída. Se não houver, hoje o portão fica fechado na mão, preso por dentro com corrente, e a montagem, de {horas de instalação}, fica para o primeiro horário do expediente. Em basculante o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'Como passar a noite com o motor parado',
    text: [
      'Com o disjuntor do portão desligado, a folha reta e os cabos inteiros, solte o motor na chave, feche devagar e prenda. Folha torta, cabo solto ou basculante que desce sozinho ninguém move: isole o vão.',
      'Motor se monta melhor de dia, porque a folha é movida com a mão antes e o barulho não incomoda a rua. Portão de correr ou de abrir sai por orçamento, com as medidas.',
    ],
    points: [
      'Se ficou aberto para a rua, diga isso na primeira linha.',
      'Foto da etiqueta do motor velho e do portão inteiro por dentro.',
      'Tensão escrita na etiqueta velha, 127 ou 220 V.',
    ],
    send: 'Mande agora a rua, as duas fotos e se há carro preso: a resposta diz se alguém vai ainda hoje ou marca o primeiro horário.',
  },
  {
    when: [
      'trocar|troca|mudar|instalar',
      'motor|rossi|garen|peccinin|nice|ppa',
      'aproveita|aproveitar|usar a mesma|serve a mesma|mesma cremalheira|mesmo trilho',
      'cremalheira|trilho|placa|controle',
    ],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['replace'],
    answer: [
      'Aproveita a cremalheira se o passo do dente bate e os dentes não estão comidos: o mais comum é o mesmo módulo, e o pinhão novo tem de ficar com folga de um a dois milímetros. Trilho e roldana continuam; placa e controles, não, porque cada motor traz os seus.',
    ],
    heading: 'Medir antes de desmontar',
    text: [
      'Meça dez dentes com régua e compare com a ficha do motor novo. Dente com ponta fina e brilhante indica que a folha baixou e que ele vai pular com qualquer motor.',
      'Trocar cremalheira fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; motor novo instalado, entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Base do motor: a furação muda de marca.',
      'Controles não passam para a marca nova.',
      'Fim de curso pode ser de ímã num e de chave no outro.',
    ],
    further: 'O que decide a troca está em [motor antigo sem peça](/motor-de-portao-antigo-sem-peca).',
    send: 'Mande a foto da cremalheira com uma régua ao lado e da etiqueta do motor atual.',
  },
  {
    when: [
      'furtaram|cortaram|roubaram|furtado|roubado|levaram|arrancaram|furto|roubo',
      'motor|placa|central|cabo|cabos|fio|fios|fiacao|cobre',
    ],
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['replace'],
    answer: [
      'Desligue o disjuntor antes de chegar perto, porque os fios arrancados ficam vivos, e feche o portão na mão com corrente. Registre o boletim de ocorrência pela internet, fotografe o que sobrou e só então peça o orçamento: o seguro residencial pode cobrir, se a apólice inclui furto do que fica fora da casa, e pede os dois.',
    ],
    heading: 'O que repor e como fixar desta vez',
    text: [
      'Com o motor some também a memória dos controles: o conjunto novo traz os seus, e os antigos não abrem mais. Troca de motor numa casa fica entre {{replacement.from}} e {{replacement.to}}; em basculante o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    points: [
      'Parafuso de segurança e gaiola de proteção sobre o motor.',
      'Motor do lado de dentro, longe da grade.',
      'Levaram só a placa: de {{part.board.from}} a {{part.board.to}}, com os controles regravados.',
      'Anote o número de série do novo.',
    ],
    further: 'Os modelos estão em [motores](/motores).',
    send: 'Mande a foto do lugar do motor, sem tocar nos fios, e do portão por dentro.',
  },
  {
    when: ['trocar|troca|substituir|mudar|passar|converter', 'corrente', 'fuso'],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['replace'],
    answer: [
      'Trocar motor de corrente por motor de fuso é trocar o conjunto, e não só a transmissão: trilho, carro e motor são outros. Compensa quando a corrente já gastou o pinhão, quando o barulho incomoda ou quando a peça sumiu; se ela só está frouxa, regular e lubrificar resolve. Em basculante, o kit de fuso instalado vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'O que muda da corrente para o fuso',
    text: [
      'O fuso vai na lateral, em pé, e segura a folha parada sem trava; a corrente de teto precisa de trilho no meio da garagem. Por isso a troca pede coluna firme e lateral livre.',
      'Portão seccionado, que corre no teto, continua com corrente ou correia: nele o fuso de basculante não serve.',
    ],
    points: [
      'Lateral livre do chão à verga.',
      'Folha leve, que para a meia altura.',
      'Ponto de energia do lado do motor novo.',
      'Controles antigos: só se o receptor novo os aceitar.',
    ],
  },
  {
    when: [
      'voltar|voltando|retirar|desinstalar|tirar|desativar|passar|virar',
      'manual',
      'motor|portao|automatico',
    ],
    unless: 'sem energia|sem luz|falta de luz|destrav*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['replace'],
    answer: [
      'Voltar o portão para manual é serviço de uma visita: desligamos e isolamos os fios, tiramos motor e central, reequilibramos a folha e pomos uma tranca, porque quem segurava o portão fechado era o motor. Fica dentro da faixa de conserto, de {{repair.from}} a {{repair.to}}, com o valor dito por foto.',
    ],
    heading: 'O que muda na folha sem motor',
    text: [
      'O basculante fica mais leve de um lado sem o braço e precisa de acerto no contrapeso ou na mola. O de correr precisa de fecho e de batente; o de abrir, de ferrolho de chão em cada folha.',
      'Para ficar só uns dias no manual não se tira nada: disjuntor desligado e chave de destravamento.',
    ],
    points: [
      'Fios isolados em caixa fechada, e disjuntor identificado.',
      'Puxador novo, longe da dobradiça e do vão dos dedos.',
      'Motor e controles guardados juntos, com a memória apagada.',
      'Suporte soldado pode ficar, se não atrapalha.',
    ],
  },
  {
    when: [
      'troca|trocar|trocando|trocas|troco|trocam|substituir|substituicao|substituindo',
      'motor|motores|automatizador',
      'antig*|velh*',
    ],
    unless:
      'levar|levam|retir*|remov*|descart*|aceitam|aceita|compram|desconto|entrada|abat*|sucata|controle*|placa|central|quando|vale a pena|compensa|consertar|ou|por que|condominio*|predio*|sindic*|enrolar|garantia|checklist|antes de',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['replace', 'price'],
    answer: [
      'Trocar o motor antigo custa numa casa, em geral, de {{replacement.from}} a {{replacement.to}}, com o novo instalado. Em basculante, o kit sai por {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}}. Saem o motor, a central e quase sempre os controles; fica a folha que anda leve e, se firmes e do mesmo encaixe, base e suporte. A cremalheira fica se o passo do dente combina. Consertar ainda vale se a peça se acha e o serviço não chega à metade disso.',
    ],
    answerAtPlace: [
      'Trocamos motor de portão antigo {onde}, com o novo instalado, em geral por {{replacement.from}} a {{replacement.to}} numa casa, sem taxa de visita; o kit de basculante sai de {{kit.padrao}} a {{kit.jetflex}}. Vão embora motor, central e os controles que a central nova não lê; a folha leve continua, com base, suporte e cremalheira que estejam firmes. Peça antes o preço do conserto: com peça à venda, ele compensa até metade da troca.',
    ],
    description:
      'Trocar o motor antigo custa numa casa de {{replacement.from}} a {{replacement.to}}, instalado. Saem motor, central e quase sempre os controles; a folha leve fica.',
    heading: 'O que sai e o que fica na troca',
    text: [
      'O técnico desliga o disjuntor, prende a folha e tira o conjunto velho; o novo leva de {horas de instalação}. Folha pesada se acerta antes, ou ele herda o esforço; bobina queimada ou placa fora de linha pedem a troca.',
    ],
    points: [
      'Base ou suporte: ficam se não mexem e os furos coincidem.',
      'Controles: os novos vêm gravados, dois no kit.',
      'Motor velho: é seu, e se leva embora se você pedir.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor velho e uma foto do portão por dentro, com a base ou a coluna à vista.',
  },
  {
    when: ['troc*|substitu*|mudar|passar', 'por ppa|para ppa|por um ppa|pelo ppa|por motor ppa|por'],
    unless: 'controle|placa|central|condominio*',
    ofTwoBrands: 'with-ours',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['replace', 'worth'],
    answer: [
      'Entre {outra} e PPA, trocar de marca é trocar o conjunto: motor, central e suporte mudam juntos, e numa casa isso fica entre {{replacement.from}} e {{replacement.to}}; em basculante, o kit PPA sai por {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}}. Os controles antigos só ficam se a central nova aceitar o código deles. Se o motor de hoje tem peça, o conserto, de {{repair.from}} a {{repair.to}}, quase sempre ganha; a troca vale com bobina queimada ou peça sumida. Vendemos PPA, e por isso desconte o nosso interesse.',
    ],
    heading: 'O que fica e o que sai quando a marca muda',
    text: [
      'Ficam a folha, o disjuntor, a fiação e, no de correr, às vezes a cremalheira, se o passo do dente for o mesmo. Saem o suporte e a central, e quase sempre os controles.',
      'O kit de basculante vem com dois controles gravados e {{kit.warranty}} de garantia.',
    ],
    points: [
      'Peça primeiro o preço do conserto.',
      'Furos e altura do suporte: os novos serão outros.',
      'Quantos controles a casa usa, para gravar todos no dia.',
      'Tensão do modelo novo igual à do ponto.',
    ],
    further: 'Os dois caminhos estão em [conserto de motor de portão](/topicos/conserto-de-motor-de-portao).',
    send: 'Mande pelo WhatsApp a etiqueta do motor atual e uma foto do portão por dentro: respondemos com o conserto e a troca, lado a lado.',
  },
  {
    when: ['retir*|remov*|remocao|tirar|desmont*|arrancar', 'motor|motores|automatizador'],
    unless:
      'tomada|controle|ferrugem|mudanca|outra casa|barulho|folga|da base|nova casa|agua|cremalheira|instal*|formiga*|travamento|fusivel',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['replace'],
    answer: [
      'Retirar o motor do portão começa com o disjuntor desligado, os fios isolados e a folha presa, porque solta do motor ela pode correr, girar com o vento ou, no basculante, subir e descer sozinha. Fazemos só a retirada, dentro da faixa de conserto, a partir de {{repair.from}}, ou junto da instalação do motor novo.',
    ],
    description:
      'Retirar o motor do portão custa a partir de {{repair.from}}, com o disjuntor desligado e a folha presa; na instalação de um motor novo, vai junto.',
    heading: 'Como o portão fica depois da retirada do motor antigo',
    text: [
      'Sem motor o portão volta a ser manual, e precisa de trinco, porque era o motor que o segurava fechado. No basculante o contrapeso é acertado: o braço e o trilho que saem pesavam na folha.',
      'O motor velho é seu. Se for trocar, a conta com motor novo vai de {{replacement.from}} a {{replacement.to}} em portão de casa, e os furos e o suporte muitas vezes se aproveitam.',
    ],
    points: [
      'Saem o motor, a central e o braço ou a cremalheira, se você quiser.',
      'Fios do ponto isolados em caixa fechada, com o disjuntor identificado.',
      'Trinco ou fechadura manual no lugar.',
      'Folha testada na mão, de ponta a ponta.',
    ],
    questions: [
      {
        question: 'Posso tirar o motor eu mesmo?',
        answer:
          'Não o de basculante: com a folha desequilibrada alguém se machuca. E o capacitor guarda choque mesmo com a energia cortada.',
      },
      {
        question: 'O suporte soldado sai?',
        answer: 'Sai com corte e lixa, que é serviço de serralheiro; sem pressa, ele pode ficar na folha.',
      },
    ],
    further: 'A troca completa está explicada em [troca de motor de portão](/termos/troca-motor-portao).',
    send: 'Mande pelo WhatsApp a foto do motor e do portão inteiro por dentro, e diga se entra motor novo ou se fica manual.',
  },
  {
    when: [
      'retiram|retira|levam embora|leva embora|descart*|jogar fora|recolhem|compram|compra|aceitam|na troca|como parte|de entrada',
      'motor velho|motor antigo|motor usado|motor queimado|motor de portao velho|motor de portao antigo|motor de portao queimado|sucata|o velho|o antigo|portao velho|motor na troca|meu motor',
    ],
    unless: 'onde',
    subject: 'motor',
    aspects: ['replace'],
    answer: [
      'Na troca, o técnico tira o motor antigo da parede, e a peça velha fica com você ou é levada, como preferir: diga antes de começar. Motor usado não abate o preço do novo, porque não vendemos usado a ninguém.',
    ],
    heading: 'O que vale guardar do motor velho',
    text: [
      'Suporte, cremalheira e fiação em bom estado podem continuar no portão. A troca com o motor novo fica entre {{replacement.from}} e {{replacement.to}} em casa; em basculante, o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    points: [
      'Controles: apague-os da memória antes de descartar o motor.',
      'Placa e motor são lixo eletrônico, e não entulho.',
      'Ferro e alumínio têm valor na sucata.',
    ],
  },
  {
    when: ['estator|estatores|bobina|bobinas', asksWhenToReplace],
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['signs', 'replace'],
    answer: [
      'Troque o estator quando a medição mostra bobina em curto ou aberta; por fora isso se anuncia por cheiro de verniz, carcaça quente com o portão parado ou disjuntor que cai ao comando. Com a mão de obra, fica entre {{part.stator.from}} e {{part.stator.to}}. Zumbido sem giro, sozinho, é quase sempre capacitor, que custa menos.',
    ],
    description:
      'Troque o estator quando a medição mostra bobina em curto ou aberta: cheiro de verniz, carcaça quente e disjuntor que cai avisam antes.',
    heading: 'Antes de condenar a bobina',
    text: [
      'O técnico desliga o disjuntor, solta os fios da placa e mede a resistência das duas bobinas e a fuga para a carcaça. Sem essa medição, troca-se estator bom por causa de um fio solto.',
    ],
    points: [
      'Cheiro forte ou fumaça: desligue o disjuntor e não teste mais.',
      'Bobina escura de um lado: curto entre espiras.',
      'Motor antigo, sem estator à venda: compara-se com a troca inteira.',
    ],
    send: 'Mande a foto da etiqueta do motor e conte o que ele fez antes de parar.',
  },
  {
    when: ['rolamento*', asksWhenToReplace, 'motor*'],
    unless: 'roldana*',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['signs', 'replace'],
    answer: [
      'Troque os rolamentos do motor quando ele chia fino na ida e na volta, quando o eixo tem jogo na mão do técnico ou quando o rotor raspa no estator. Saem com a engrenagem, na mesma abertura da caixa, de {{part.gears.from}} a {{part.gears.to}}; adiados, acabam com a bobina.',
    ],
    heading: 'Chiado de rolamento e outros sons',
    text: [
      'O rolamento chia sempre igual, mesmo com a folha solta do motor. Ronco grave que cresce com o peso é engrenagem, e batida ritmada junto do chão é roldana.',
    ],
    points: [
      'Óleo pela fresta da caixa não chega ao rolamento.',
      'Água que entrou no motor: rolamento no fim em poucos meses.',
      'Rolamento se compra pelo número do anel, em qualquer marca.',
    ],
    send: 'Mande um vídeo com som, ao lado do motor, e a foto da etiqueta.',
  },
  {
    when: ['estator|estatores'],
    unless: 'fino|robusto|qualidade|diferenca|espessura',
    subject: 'motor',
    aspects: ['replace', 'price'],
    answer: [
      'O estator é a parte parada do motor, com as bobinas; quando queima, troca-se a peça por outra do mesmo modelo, de {{part.stator.from}} a {{part.stator.to}} com a mão de obra. A medição vem antes, porque capacitor fraco e fio solto dão o mesmo sintoma e custam bem menos.',
    ],
    heading: 'Como se confirma que é o estator',
    text: [
      'O técnico mede a resistência das bobinas e a fuga para a carcaça, com o motor frio. Se o estator do modelo não se acha mais, compara-se com um motor novo, de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Cheiro forte e motor mudo: bobina aberta.',
      'Disjuntor que cai ao acionar: bobina em curto.',
      'Zumbido sem giro: meça antes o capacitor.',
    ],
  },
  {
    when: ['retentor|retentores|junta de motor|gaxeta'],
    subject: 'motor',
    aspects: ['replace', 'care'],
    answer: [
      'Retentor é o anel de borracha que segura o lubrificante no eixo do motor; gasto, ele deixa pingar, e a engrenagem trabalha seca. A troca exige abrir o redutor e limpar tudo, e por isso entra num conserto de {{repair.from}} a {{repair.to}}, com a medida lida na peça velha.',
    ],
    heading: 'O que se olha quando o retentor vaza',
    text: [
      'Eixo riscado come o anel novo em pouco tempo, e rolamento com folga também. Os dois são conferidos com o motor aberto, com engrenagem e rolamentos de {{part.gears.from}} a {{part.gears.to}} se precisarem.',
    ],
    points: [
      'Mancha embaixo do eixo de saída.',
      'Medidas gravadas na borda do anel.',
      'Chiado junto do vazamento: rolamento.',
    ],
  },
  {
    when: ['rolamento|rolamentos|mancal'],
    unless: 'roldana|roldanas|roda|com|sem|ou',
    subject: 'motor',
    aspects: ['replace', 'repair'],
    answer: [
      'Rolamento do motor de portão com defeito chia ou ronca o tempo todo, até com a folha solta, e esquenta a ponta do eixo. É peça de medida comum, trocada na visita: engrenagem e rolamentos ficam entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    heading: 'Como saber que o barulho é do rolamento',
    text: [
      'Solte o motor da folha e acione por poucos segundos: se o som continua igual, vem de dentro. Rolamento velho desalinha o rotor e come o retentor e a coroa.',
    ],
    points: [
      'Chiado contínuo: rolamento seco.',
      'Ronco com vibração: rolamento comido.',
      'Estalo só na partida: engrenagem ou pino, e não rolamento.',
    ],
  },
  {
    when: [
      'compram|compra de motor usado|voces compram|vendo motor|vender motor|vender meu motor|vendo meu motor|aceita motor velho|aceitam motor velho|motor velho na troca|recolhem',
    ],
    subject: 'motor',
    aspects: ['replace'],
    answer: [
      'Não compramos nem revendemos motor usado. Na troca, o motor velho pode sair junto com a instalação do novo, que fica entre {{replacement.from}} e {{replacement.to}} no total; combine antes se você quer ficar com ele para peças.',
    ],
    heading: 'O que fazer com o motor velho',
    text: [
      'Placa, capacitor e carcaça são lixo eletrônico e metal, e vão para coleta própria, não para o lixo comum. Antes de passá-lo adiante, mande apagar os controles da memória.',
    ],
  },
  {
    when: [
      'vedacao|vedar|borracha de vedacao|retentor|anel de vedacao|junta',
      'motor|caixa do motor|tampa do motor|tampa',
    ],
    unless: 'portao basculante|folha|embaixo|porta|enxurrada|vidro',
    winsTies: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['replace', 'care'],
    answer: [
      'A vedação do motor de portão são duas peças: a borracha da tampa, que afasta a chuva da placa, e o retentor do eixo, que segura a graxa dentro do redutor. Borracha ressecada se troca pela do modelo; retentor que vaza se troca com o rolamento, de {{part.gears.from}} a {{part.gears.to}}. Não passe silicone em volta da tampa: a água que entra pelo fio fica presa e cozinha a placa.',
    ],
    heading: 'Por onde a água entra de verdade',
    text: [
      'Quase sempre entra pelo conduíte, e não pela tampa: a saída dos fios se fecha por baixo com massa própria, e o fio faz uma curva para a água pingar antes. O furo de respiro embaixo da carcaça fica aberto.',
    ],
    points: [
      'Mancha de graxa no eixo: retentor gasto.',
      'Vidro de umidade dentro da tampa: respiro tampado.',
      'Formiga e aranha entram pelo mesmo furo do fio.',
      'Enchente: eleva-se a base, porque vedação não segura água parada.',
    ],
    send: 'Mande a foto da etiqueta do motor e do lugar por onde sai o fio ou a graxa.',
  },
];
