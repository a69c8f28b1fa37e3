/** Answers to titles about automating a gate: whether it fits. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksCan, asksMay } from '../../../words/asking-words.ts';

export const whetherItFitsAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'pesad*|duro|dura|pesa muito',
      'em mao|para abrir|pra abrir|empurrar|levantar|puxar|manual',
      'quero por motor|quero motor|por motor|por um motor|colocar motor|colocar um motor|botar motor|instalar motor|quero automatizar|automatizar',
    ],
    unless:
      'kg|quilos|parou|queim*|motor velho|motor antigo|motor fraco|trocar|destrav*|enrolar|placa|controle*',
    subject: 'automatizacao',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['install', 'price'],
    answer: [
      'Dá para pôr motor num portão pesado, mas antes se acerta o que pesa na mão: no basculante, contrapeso ou mola; no de correr, roldana ou trilho; no de abrir, dobradiça. Esse acerto fica em geral entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, e com a folha leve o kit de basculante sai instalado de {{kit.padrao}} a {{kit.jetflex}}; nos outros portões o motor se orça por foto.',
    ],
    heading: 'Por que acertar a folha antes do motor',
    text: [
      'Motor posto em folha dura trabalha no máximo todo dia, gasta a engrenagem e força o suporte. Folha que anda com uma mão pede motor menor e dura mais.',
      'Peso de verdade, de chapa grossa ou madeira, não é defeito: aí quem muda é o motor, escolhido pela medida e pelo material.',
    ],
    points: [
      'Pesa sempre no mesmo ponto: trilho, guia ou batente.',
      'Pesa no caminho inteiro: roldana, dobradiça ou equilíbrio.',
      'Cabo ou mola com sinal de desgaste: não force nem fique embaixo.',
    ],
    send: 'Mande pelo WhatsApp um vídeo da folha levada na mão, as medidas, o material e uma foto por dentro.',
  },
  {
    when: [
      'enferruj*|ferrugem|oxidad*|corroid*|podre',
      'precisa trocar|precisa de trocar|preciso trocar|tem que trocar|tenho que trocar|tem que reformar|precisa reformar|preciso reformar|tem que consertar|precisa consertar|tem que arrumar|precisa arrumar|precisa lixar|precisa pintar|tem que pintar|trocar antes|reformar antes|arrumar antes|precisa de reforma|precisa',
      'motor|automatiz*|motoriz*|eletronico|automatico',
    ],
    unless: 'trilho|cremalheira|cabo|roldana*|controle*|fotocelula|motor enferrujado|solda*',
    winsTies: true,
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'allowed'],
    answer: [
      'Não, se a ferrugem é só de superfície: portão enferrujado se lixa, leva fundo e tinta, e o motor vai na mesma folha. Sim, onde a chave de fenda afunda: o serralheiro troca esse pedaço antes, porque o parafuso do motor arranca do ferro podre. A folha inteira só se troca quando o quadro e a barra de baixo já se foram. Depois da folha firme, o kit instalado em basculante vai de {{kit.padrao}} a {{kit.jetflex}}; em portão de correr ou de abrir, o motor se orça por foto.',
    ],
    heading: 'Onde cutucar antes de decidir',
    text: [
      'Comece pelos cabos, de longe: com um desfiado ou frouxo, não mexa na folha. Depois prove com a chave de fenda a barra de baixo, os cantos, o pé da coluna e o lugar em que o braço ou a cremalheira vai preso.',
      'Pedaço de ferro novo muda o peso: a folha volta a andar leve na mão antes de o motor entrar.',
    ],
    points: [
      'Bolha na tinta perto do chão: água parada dentro do perfil.',
      'Furo que se vê de um lado a outro: chapa nova.',
      'Roldana ou cabo com ferrugem: troca conosco, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    further: 'O que falta depois disso está em [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Mande uma foto da folha inteira e outra da pior ferrugem, de perto: dizemos se o motor já pode entrar.',
  },
  {
    when: [
      'basculante*',
      'velho|velha|antigo|antiga|usado',
      'pesad*|pesa muito',
      'motor|automatizar|motorizar|automatico|eletronico|por motor|colocar motor|instalar motor|botar motor|da para colocar motor|da para por motor|da para instalar motor|da para botar motor|da para automatizar|pode colocar motor|pode por motor|pode instalar motor|posso colocar motor|posso por motor|tem como colocar motor|tem como por motor|aceita motor|aguenta motor|pode automatizar|posso automatizar|consigo automatizar|tem como automatizar',
    ],
    unless:
      'motor velho|motor antigo|motor pesado|kg|quilos|ficou pesado|qual|quanto|condominio*|predio*|madeira',
    winsTies: true,
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'allowed'],
    answer: [
      'Dá, mesmo velho e pesado, se a folha do basculante sobe com uma mão e para a meia altura: o que impede não são os quilos, é o desequilíbrio. Olhe primeiro os cabos, de longe; com um desfiado ou frouxo, não a mova. Mola, cabo e contrapeso se acertam antes, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Até {{home.weight}} serve o kit PADRÃO, de {{kit.padrao}} instalado; até {{homeJetflex.weight}}, o JETFLEX, de {{kit.jetflex}}; acima disso, a linha pesada, que vai até {{heavyLine.weight}} e sai por orçamento.',
    ],
    heading: 'O que se confere num basculante antigo',
    text: [
      'Os pontos que envelhecem são o pé da coluna, as polias e os braços: ferro furado é do serralheiro, antes do motor. Largura vezes altura e o material dão o peso, e isso fazemos por foto.',
    ],
    points: [
      'Sobe e desce sozinha quando solta: contrapeso fora do ponto.',
      'Torce ou fica mais baixa de um lado: cabo ou braço, e ninguém passa embaixo.',
      'Fechadura de chave fica aberta, porque quem trava é o motor.',
    ],
    send: 'Mande a largura, a altura, o material e uma foto da folha por dentro.',
  },
  {
    when: [
      'usado|usada|seminovo',
      'comprei|tenho|ganhei|meu motor',
      'instalam|instala|instalar|montam|colocam',
    ],
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Instalamos um motor usado que você já tem, com o valor dito por foto, se ele gira, se é do tipo do seu portão e se o peso da folha cabe na etiqueta. Responde-se pela montagem; pelo aparelho usado, que não vendemos, só quem o vendeu. Mande antes um vídeo dele ligado e a foto da etiqueta.',
    ],
    heading: 'O que conferir no motor antes da visita',
    text: [
      'Veja se vieram a central, o suporte e a chave de destravamento, e se a tensão é a do seu ponto. Os controles do dono antigo se apagam da memória na primeira gravação.',
    ],
  },
  {
    when: [
      'checklist|check list|lista|o que verificar|o que conferir|o que checar|o que olhar|o que observar|como conferir|roteiro|inspecao|vistoria',
      'receber|recebi|entrega|entregue|aceitar|depois de instal*|apos instal*|apos a instal*|apos instalacao|instalacao nova|instalaram|acabaram de instalar|dia de instalacao',
      'motor*|portao*|instalacao',
    ],
    unless: 'encomenda*|correio*',
    subject: 'automatizacao',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['install', 'safety'],
    answer: [
      'Para receber a instalação do motor, confira seis coisas antes de pagar: a folha solta anda leve na mão, o portão para sem bater nas duas pontas, volta ao encostar num bloco de madeira, reabre quando o feixe da fotocélula é cortado, abre na mão com a chave e o disjuntor desligado, e todos os controles funcionam da rua. Depois peça a nota, a garantia escrita e o manual da central.',
    ],
    heading: 'O que olhar com o instalador ainda na garagem',
    text: [
      'Peça que ele abra e feche cinco vezes seguidas e escute: ronco, tranco ou cheiro no primeiro dia é regulagem por fazer. Veja também se o furo dos fios está vedado e se há disjuntor só do portão.',
      'Aprenda ali mesmo a destravar e a apagar um controle. É mais fácil que por telefone, no dia em que falta luz.',
    ],
    points: [
      'Suportes: parafusos apertados e solda sem trinca.',
      'Fios presos, longe do braço e do pinhão.',
      'Tempo de fechamento que dê para o carro mais lento.',
      'Chave do destravamento na sua mão.',
      'Etiqueta do motor fotografada.',
    ],
    send: 'Se algum item não passou, mande um vídeo dele e a foto da etiqueta do motor.',
  },
  {
    when: [
      'por que|porque|motivos para|razoes para|importancia de|a importancia|motivo para|qual a importancia|riscos de|perigos de|perigo de',
      'nao instalar|instalar sozinho|instalar por conta|fazer sozinho|eu mesmo|por conta propria|sem tecnico',
    ],
    unless: 'da para|posso',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'safety'],
    answer: [
      'Porque dois dos erros de quem instala sozinho não se veem: o peso suspenso do basculante, que solta de uma vez quando se mexe no cabo ou na mola, e a força mal regulada, que só aparece no dia em que a folha encontra alguém. Somam-se a ligação na rede, a garantia da instalação, que se perde, e a placa queimada por fio trocado. A parte de ferro, como base e suporte, quem tem prática consegue fazer.',
    ],
    heading: 'Quanto custa não fazer sozinho',
    text: [
      'Em basculante o kit sai instalado de {{kit.padrao}} a {{kit.jetflex}}, com {{kit.warranty}} de garantia. Quem já tem o motor na caixa paga só o serviço, dito pela foto da etiqueta.',
    ],
    points: [
      'Conferir a folha vem antes do motor.',
      'Regular força e parada pede prova com obstáculo.',
      'Circuito próprio e terra são do eletricista.',
    ],
    send: 'Mande uma foto do portão por dentro e da etiqueta do motor, se já o comprou.',
  },
  {
    when: [
      'lado de fora|parte de fora|por fora|para fora|na calcada|na rua',
      'motor',
      asksMay,
      'instalar|colocar|por|fixar|ficar',
    ],
    unless: 'abre para fora|que abre|abrindo|abrir|sem luz|chave',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'allowed'],
    answer: [
      'Dá para instalar por fora, mas quase nunca convém: na rua o motor fica à mão de quem quer destravar, roubar ou bater, e sobre a calçada ele ocupa o passeio. O lugar dele é do lado de dentro, ao abrigo da grade ou do muro. Fora, só em terreno fechado, com caixa trancada e cabo embutido.',
    ],
    heading: 'Quando não há espaço por dentro',
    text: [
      'Muitas vezes muda-se o tipo do motor: pistão fino no de abrir, motor embutido no piso ou outra coluna no basculante.',
    ],
    points: [
      'Chuva não é o problema: a carcaça é para área externa.',
      'Vandalismo e batida de carro são.',
      'Portão que abre para fora: veja antes a regra da calçada.',
    ],
    send: 'Mande uma foto de dentro, com o portão fechado e aberto, e a medida do espaço.',
  },
  {
    when: [
      'pequeno|pequena|estreito|baixinho|menor',
      'motor|automatizar',
      `${asksCan}|aceita`,
      'portao|basculante|instalar|colocar',
    ],
    unless: 'qual|quanto|espaco',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'choose'],
    answer: [
      'Sim: portão pequeno se automatiza como o grande, e costuma ser mais fácil, porque pesa pouco. O que precisa caber é o motor: coluna livre no basculante, chão ao lado do trilho no de correr, espaço para o braço no de abrir. Em basculante o menor kit, o PADRÃO, sai por {{kit.padrao}} instalado.',
    ],
    heading: 'Onde o pequeno complica',
    text: [
      'Basculante muito baixo pode não dar o curso do acionador, e aí se escolhe um de calha menor. Portão de pedestre quase sempre fica melhor com fechadura elétrica do que com motor.',
    ],
    points: [
      'Menor motor da ficha já basta: potência a mais não abre mais depressa.',
      'Meça a altura do vão e a largura da coluna.',
      'Folha leve ao vento: trava ou batente firme.',
    ],
    send: 'Mande largura, altura e uma foto do portão fechado, por dentro.',
  },
  {
    when: [
      'emperr*|trava|travando|pesado|torto|empenado|enferrujado|raspa|arrasta',
      asksMay,
      'por motor|colocar motor|instalar motor|colocar o motor|instalar o motor|automatizar|botar motor|por o motor',
    ],
    unless: 'parou|depois|novo|qual',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'allowed'],
    answer: [
      'Pode depois de acertar a folha, e não antes: o motor não corrige portão que emperra, ele força até queimar. Primeiro a folha tem de andar leve com uma mão; roldana, guia ou cabo custam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, reforço ou solda, de {{part.metalwork.from}} a {{part.metalwork.to}}. Com a folha leve, o motor numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'Onde a folha costuma prender',
    text: ['Mova o portão devagar e marque o ponto em que pesa: é ali que está o conserto.'],
    points: [
      'De correr: trilho sujo ou afundado, roda travada.',
      'Basculante: contrapeso de menos, braço torto, polia seca.',
      'De abrir: dobradiça caída, folha que encosta no chão.',
      'Folha podre na base: serralheria antes de tudo.',
    ],
    send: 'Mande um vídeo da folha levada na mão, de ponta a ponta.',
  },
  {
    when: [
      'grade|gradeado|vazado|tubo|metalon',
      asksMay,
      'motor|automatizar',
      'instalar|colocar|por|botar|motor em|automatizar',
    ],
    unless: 'qual|quanto|preco|basculante ou',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'allowed'],
    answer: [
      'Pode, e é dos portões mais fáceis: a grade pesa menos que a chapa e deixa o vento passar. O braço ou a cremalheira se prende num tubo da moldura, e não nas barras finas. Em basculante de até {{home.weight}} serve o kit PADRÃO, {{kit.padrao}} instalado; de correr ou de abrir sai por orçamento.',
    ],
    heading: 'Cuidados próprios da grade',
    text: [
      'Por uma grade aberta a mão alcança a chave do motor e a botoeira: ponha os dois longe do vão, ou uma chapa na frente.',
    ],
    points: [
      'Barra que passa rente à coluna prende braço e perna: tela ou chapa nesse trecho.',
      'Tubo fino demais no ponto do braço: reforço soldado.',
      'Se for fechar com chapa depois, calcule o motor já com ela.',
    ],
  },
  {
    when: [
      'motor|instala|instalam|instalacao',
      'um dia|em um dia|no mesmo dia|uma manha|uma tarde|poucas horas|quantos dias|quantas horas',
      `${asksMay}|instalar|instala|colocar|fica pronto|demora`,
    ],
    unless: 'hoje|controle*|amanha|conserto|consertar|por dia',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Em um dia, sim: instalar o motor num portão que já anda bem leva de {{install.hours.from in digits}} a {{install.hours.to}}, e ele sai funcionando, com os controles gravados. Passa para um segundo dia o que precisa de base de concreto, que tem de secar, de serralheria na folha ou de ponto de energia que ainda não existe.',
    ],
    heading: 'O que deixar pronto para caber no dia',
    text: ['Ponto de energia testado, vão livre, carro fora da garagem e todos os controles da casa à mão.'],
    points: [
      'Basculante com kit: uma visita.',
      'De correr com base pronta: uma visita; com base nova, duas.',
      'Duas folhas: dois motores, e o tempo vem no orçamento.',
    ],
  },
  {
    when: [
      'aceita motor|aceita automatizar|da para automatizar|pode automatizar|serve para motor|aceita automacao|recebe motor|posso automatizar',
      'portao|basculante',
    ],
    unless:
      'fio*|cabo|cabos|bitola|tomada|disjuntor|nobreak|estabilizador|gerador|bateria|pesado|kg|madeira|grade|aluminio|chapa|vidro|torto|pequeno|rampa|duas folhas|2 folhas|qual|reais|r$',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'allowed'],
    answer: [
      'Quase todo portão aceita motor, também o velho: o que decide é a folha andar leve com uma mão, do começo ao fim, e a coluna não mexer. Falta ainda energia no lugar e espaço para o motor. O kit instalado em basculante custa de {{kit.padrao}} a {{kit.jetflex}}, e nos outros portões o motor é orçado por foto.',
    ],
    heading: 'Prove o seu em cinco minutos',
    text: [
      'Abra e feche na mão. Se emperra num ponto, raspa ou precisa de duas pessoas, o acerto da folha vem antes do motor.',
    ],
    points: [
      'Ferrugem que a chave atravessa no pé da folha: serralheria primeiro.',
      'Dobradiça caída ou roldana gasta: troca barata.',
      'Folha boa e pesada: linha pesada, até {{heavyLine.weight}} em basculante.',
    ],
    send: 'Mande uma foto por dentro, largura e altura, e um vídeo da folha na mão.',
  },
  {
    when: [
      'inverter|mudar|trocar|passar',
      'motor de lado|lado do motor|o motor para o outro lado|motor do outro lado|de lado',
      asksMay,
    ],
    unless: 'inversor',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'adjust'],
    answer: [
      'Pode, se do outro lado há coluna firme, energia e espaço. No de correr o motor vai para a outra ponta do vão e o sentido se inverte na central; no basculante muda de coluna, com o suporte refeito; no de abrir, cada folha tem o seu. Fixar, ligar e regular de novo é serviço de {{repair.from}} a {{repair.to}}, sem contar base ou fio novo.',
    ],
    heading: 'O que muda junto com o motor',
    text: [
      'Fio até o novo ponto, fim de curso e destravamento, que precisa continuar ao alcance. A base de concreto, se faltar, seca antes.',
    ],
    points: [
      'Chave de destravamento do lado de quem usa.',
      'Fotocélula pode ficar onde está.',
      'Cremalheira fica; a altura se confere.',
    ],
  },
  {
    when: [
      'instal*|colocar|coloca*|por motor|por um motor|botar|automatiz*|motoriz*|adaptar|eletrificar|transformar',
      'existente|existentes|que existe|ja existe|que ja existe|ja existente|ja tenho|que tenho|que ja tenho|ja instalado|ja instalada|manual|pronto|ja pronto|antigo|velho|usado|comum|simples|sem motor|de mao',
      'portao|motor',
    ],
    unless:
      'nao abre|nao fecha|consert*|motor antigo|motor velho|motor usado|nobreak|fotocelula|placa|controle*|trilho novo|fabric*|porta de enrolar|abertura manual|como abrir|como destravar|trocar|troca|sem energia|deslocar|posso instalar|sozinho|basculante|correr|deslizante|pivotante|de abrir|duas folhas|social|pedestre*|madeira|portaria',
    subject: 'automatizacao',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['install', 'price'],
    answer: [
      'Dá para pôr motor no portão que você já tem, sem trocar a folha, se ela anda leve na mão e a estrutura está firme. Se ele é basculante, o kit instalado custa de {{kit.padrao}} a {{kit.jetflex}}; de correr ou de abrir sai por orçamento, e uma troca de motor em casa, para comparar, fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que se confere antes de automatizar',
    text: [
      'O modo como a folha se move escolhe o tipo de motor, e o peso escolhe o modelo. Folha torta, dobradiça caída ou roldana presa se acertam antes, porque o motor não corrige isso: só se gasta mais depressa.',
      'A montagem leva de {horas de instalação} com o ponto de energia pronto, e na falta de luz a folha se destrava com uma chave e se move na mão.',
    ],
    points: [
      'Basculante: para sozinho a meia altura.',
      'De correr: vai de ponta a ponta com uma mão.',
      'De abrir: fica onde se solta, sem raspar no chão.',
      'Qualquer um: coluna ou base que não balance.',
    ],
    further:
      'O que se confere em cada tipo de folha está na página de [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Mande pelo WhatsApp uma foto do portão inteiro por dentro, a altura, a largura e o material da folha: dizemos o motor e o valor.',
  },
  {
    when: ['sem trilho', 'portao', 'motor|automatizar|pode|kit'],
    unless: 'nao|suspenso|autoportante|consert*',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'choose'],
    answer: [
      'Pode: basculante e portão de abrir não têm trilho no chão e recebem motor normalmente; quem depende de trilho é o de correr. Se o seu corre de lado sem trilho, é suspenso ou autoportante, e o motor se orça depois de ver por onde a folha é guiada.',
    ],
    heading: 'Sem trilho: que portão é o seu',
    text: [
      'No basculante, o motor vai na lateral e o kit instalado fica entre {{kit.padrao}} e {{kit.jetflex}}. No de abrir, cada folha leva um braço preso à coluna, e o conjunto sai por orçamento; a troca de um motor residencial fica entre {{replacement.from}} e {{replacement.to}}.',
      'Nos três, a folha vem antes: com o disjuntor desligado e os cabos inteiros, ela tem de ir e voltar na mão sem raspar.',
    ],
    points: [
      'Sobe: basculante, e a folha para no meio quando solta.',
      'Gira: de abrir, e a coluna não mexe quando se empurra a folha.',
      'Corre pendurado: mostre a guia de cima e os carrinhos.',
      'Ponto de energia com terra do lado do motor.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão inteiro por dentro, com o alto da folha e o piso aparecendo.',
  },
  {
    when: [
      'pode ser automatizado|podem ser automatizados|da para automatizar|da para ser automatizado|serve para automatizar|aceita motor|pode receber motor|pode ter motor|pode automatizar|posso automatizar|e automatizavel|aguenta motor|aguenta um motor|aguenta ter motor|suporta motor|suporta um motor|aguenta o motor',
      'como saber|como sei|saber se|sei se|como descobr*|descobrir|como identific*|identificar|como ver|da para saber|como verific*|sinal|sinais|sintoma|sintomas',
    ],
    unless: 'quanto custa|preco|enrolar|vidro',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['signs', 'install'],
    answer: [
      'Quase todo portão pode ser automatizado, e a prova é a mão: ele serve se anda leve em todo o caminho, sem raspar nem torcer, se folha e coluna estão firmes, se há lugar para o motor e se a energia chega perto. Basculante recebe kit instalado de {{kit.padrao}} a {{kit.jetflex}}; de correr e de abrir saem por orçamento. O que não passa na prova se conserta antes, e não se resolve com motor forte.',
    ],
    heading: 'A prova do seu portão em cinco minutos',
    text: [
      'Abra e feche devagar com uma mão. O basculante tem de parar a meia altura; o de correr tem de rolar sem tranco; o de abrir não pode cair na ponta nem raspar no piso.',
      'Depois olhe o lugar do motor: lateral livre do chão à verga no basculante, base firme e folha reta no de correr, distância da dobradiça à parede no de abrir.',
    ],
    points: [
      'Ferrugem no pé da folha: serralheiro antes.',
      'Alumínio fino: reforço onde o braço se prende.',
      'Madeira: serve com quadro de ferro firme.',
      'Sem tomada por perto: ponto de energia do eletricista.',
    ],
    send: 'Mande uma foto do portão inteiro por dentro, outra da coluna, e diga se ele anda leve na mão.',
  },
  {
    when: [
      'precisa trocar|tenho que trocar|preciso trocar|tem que trocar|precisa de portao novo|precisa mudar',
      'portao|folha',
      'motor|jetflex|speedy|automatizar|padrao|kit',
    ],
    unless: 'fiacao|placa|controle|contrapeso|110|220|portao antigo ou',
    subject: 'automatizacao',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['install', 'allowed'],
    answer: [
      'Não precisa trocar o portão se a folha está reta, firme e anda leve na mão: motor novo vai na folha que existe. Troca-se ou reforça-se quando ela torce, está com a base podre ou pesa mais do que o motor leva. Para motor rápido a exigência cresce, porque a velocidade mostra toda folga; o kit JETFLEX, de {{kit.jetflex}}, pede ainda ponto de 220 V.',
    ],
    heading: 'O que se conserta em vez de trocar',
    text: [
      'A maior parte do que parece fim do portão é cabo, pivô ou dobradiça, e custa bem menos que uma folha nova, que é da serralheria.',
    ],
    points: [
      'Cabo, polia ou roldana: de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Solda e reforço de travessa: de {{part.metalwork.from}} a {{part.metalwork.to}}.',
      'Acima de {{homeJetflex.weight}} em basculante: motor de linha pesada, e não outra folha.',
    ],
    further: 'Os kits e o peso de cada um estão em [motores](/motores).',
    send: 'Mande pelo WhatsApp um vídeo da folha movida na mão, as medidas e uma foto das duas laterais.',
  },
  {
    when: [
      'pode|posso|da para|tem como|consigo|e possivel|aceita',
      'instalar motor|colocar motor|por motor|botar motor|automatizar|instalar um motor|colocar um motor|motorizar',
      'antigo|antiga|velho|velha|usado',
    ],
    unless:
      'motor antigo|motor velho|motor usado|madeira|aluminio|kg|quanto|qual|inquilino|condominio*|predio*',
    subject: 'automatizacao',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['install', 'allowed'],
    answer: [
      'Sim, um portão antigo recebe motor, se a folha anda leve com uma mão do começo ao fim e a coluna não se mexe. Chapa furada de ferrugem, dobradiça frouxa, trilho torto e cabo gasto se consertam antes, porque o motor novo gasta com eles. Em basculante o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}; em portão de correr ou de abrir, o motor se orça por foto.',
    ],
    heading: 'O que se olha num portão antigo',
    text: [
      'Comece pelos cabos e molas, de longe: inteiros e iguais dos dois lados. Depois, com outra pessoa apoiando, leve a folha na mão; onde ela prende ou pesa está o conserto que vem antes do motor, na faixa de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Ferrugem que atravessa a chapa: serralheiro primeiro.',
      'Coluna que balança com a mão: reforço antes do motor.',
      'Fechadura de chave: fica solta, porque quem trava é o motor.',
      'Ponto de energia perto, com disjuntor e terra.',
    ],
    send: 'Mande pelo WhatsApp um vídeo da folha levada na mão e uma foto por dentro.',
  },
];
