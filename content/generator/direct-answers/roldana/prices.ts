/** Answers to titles about rollers: prices, and whether something is worth its price. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksPrice } from '../../words/asking-words.ts';

export const priceAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'trilho|trilhos|cantoneira de trilho',
      'metro|metros|barra|preco|valor|comprar|portao de correr|portao correr|embutir|v|u',
    ],
    unless:
      'pula*|salta*|escap*|curva|entup*|terra|suj*|limp*|nao|barulho*|rang*|quebr*|gast*|solt*|estal*|caiu|caindo|cedeu|torto|torta|empen*|emperr*|trav*|como|por que|porque|pode|posso|ou|melhor|diferenca|vaz*|pinga*|saiu|frouxo|frouxa|roldana*|acionador|graxa|areia|folha de|motor|cremalheira|sai|saindo|sair|fora|afund*|descarril*|cai|cai*|amass*|desnivel*|enferruj*|ferrugem|agua|buraco',
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'O trilho do portão de correr se compra por metro na serralheria, que também o chumba: conte duas vezes o comprimento da folha, a parte em que ela fecha e a parte em que se recolhe. O que nós fazemos é alinhar o que existe e trocar as roldanas, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e o perfil, V ou U, tem de ser o do canal delas.',
    ],
    heading: 'Trocar o trilho ou só acertar',
    text: [
      'Trilho amassado num ponto se endireita; solto do piso em vários, ou gasto até virar lâmina, se troca. Roldana velha estraga trilho novo: os dois se olham juntos.',
    ],
    points: [
      'Reto e no nível em todo o percurso.',
      'Batente soldado nos dois fins.',
      'Saída para a água e a areia.',
    ],
    send: 'Mande uma foto do trilho inteiro e outra da roldana, com o comprimento da folha.',
  },
  {
    when: ['roldana*|rodinha*', 'vale a pena|compensa|adianta'],
    unless: 'nylon|aco ou|de ferro',
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['worth', 'replace'],
    answer: [
      'Compensa, e quase sempre: o par de roldanas instalado fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, e roldana ruim leva a cremalheira e o motor, que numa casa custa de {{replacement.from}} a {{replacement.to}} para trocar. Só não adianta trocar a roda e deixar o trilho afundado, porque a nova gasta igual.',
    ],
    heading: 'Quando trocar e quando esperar',
    text: [
      'Com o disjuntor desligado, o motor solto e a folha reta, empurre-a devagar. Leve e em silêncio, pode esperar; com ronco, tranco ou peso, é hora.',
    ],
    points: [
      'Uma quebrou: trocam-se as duas, para a folha ficar no nível.',
      'Roda travada: não use o portão, a folha pode sair do trilho.',
      'Trilho solto ou torto: entra na mesma visita, com o serralheiro se há solda.',
      'Depois da troca: folga da cremalheira e paradas refeitas.',
    ],
    send: 'Mande pelo WhatsApp a foto da roda e do trilho, de perto, e um vídeo da folha empurrada com a mão.',
  },
  {
    when: [
      'roldana*|rodinha*|rodas',
      'preco|precos|valor|quanto custa|quanto sai|quanto fica|quanto e|quanto cobra*|orcamento',
      'quando trocar|como saber|como sei|hora de trocar|sintoma*|sinais|como identificar',
    ],
    unless: 'controle*',
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['price', 'signs'],
    answer: [
      'Trocar as roldanas do portão custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, peças comuns e mão de obra, e a hora é quando a folha, solta do motor, já não corre com uma mão. Ronco de ferro, pó escuro no trilho e folha que balança para o lado dizem o mesmo.',
    ],
    heading: 'Quando a roldana chegou ao fim',
    text: [
      'Com o disjuntor desligado e o motor solto, leve a folha de ponta a ponta e ouça. Se ela pula ou para num lugar só, olhe antes o trilho, que pode ter pedra, emenda ou degrau.',
      'Roda com o canal gasto em bico sai do trilho numa freada, e a folha tomba: nesse estado, deixe o portão parado e ninguém ao lado dele até a troca.',
    ],
    points: [
      'Roda que não gira e arrasta: rolamento travado.',
      'Canal mais fundo de um lado: folha torta ou guia de cima frouxa.',
      'Duas vezes no mesmo ano: o trilho é que a está comendo.',
      'As duas se trocam juntas, para a folha não inclinar.',
    ],
    send: 'Mande a foto da roldana com uma régua ao lado, a do trilho de perto e conte como a folha corre na mão: dizemos se é hora e quanto fica.',
  },
  {
    when: ['roldana*|rodinha*|roda|rodas', 'preco|quanto custa|valor|quanto|custa|comprar'],
    unless: 'barulho|travou|quebrou|trilho',
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Trocar as roldanas de um portão de correr custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}} com as peças comuns e a mão de obra; roda maior, de folha pesada ou com rolamento duplo, puxa para o alto da faixa. Trocam-se as duas juntas, com o diâmetro e o canal das que saem.',
    ],
    heading: 'O que muda o preço da roldana',
    text: [
      'A peça pesa menos na conta que o trabalho de levantar e escorar a folha. Por isso não compensa trocar uma só e voltar pela outra.',
      'Se a velha gastou de lado, o trilho está torto ou a guia de cima tem folga, e a nova vai pelo mesmo caminho. Isso se vê antes de fechar o valor.',
    ],
    points: [
      'Diâmetro de fora: três ou quatro polegadas em casa, mais em folha pesada.',
      'Canal V para cantoneira, U para barra redonda.',
      'Capacidade escrita: cada roda deve levar mais da metade da folha.',
      'Caixa de embutir ou de sobrepor, com a mesma altura.',
    ],
    further:
      'Conserto por conserto, os preços estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande a foto da roldana com uma régua ao lado, a do trilho e o comprimento da folha.',
  },
  {
    when: ['guia|guias|rolete|roletes|roldana de cima', 'preco|quanto custa|valor|quanto'],
    unless: 'pratico|turismo|rua guia',
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'Trocar a guia de cima ou os roletes do portão de correr entra na mesma linha das roldanas: de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, com mão de obra e peça comum, em até {{part.rollersAndCables.hours}}. Suporte arrancado ou torto soma solda, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    heading: 'O que muda o valor da guia',
    text: [
      'A guia segura a folha em pé, e por isso se troca com ela escorada e o motor desligado. Troque o par: rolete novo com o outro gasto deixa a folha torta.',
      'Rolete trocado tem {{parts.warranty}} de garantia, e a mão de obra, {{repair.warranty}}. O valor é dito por foto antes da visita, sem taxa na área atendida.',
    ],
    points: [
      'Diâmetro e largura do rolete, com uma régua na foto.',
      'Perfil em que ele corre: tubo, cantoneira ou canal.',
      'Folga da folha: quanto ela balança na ponta.',
      'Roldanas de baixo, que se olham na mesma visita.',
    ],
    send: 'Mande pelo WhatsApp a foto da guia com uma régua ao lado e outra da folha inteira, sem soltar nada.',
  },
  {
    when: [asksPrice, 'trilho*'],
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'O trilho em si se compra por metro na serralheria, que também o chumba; o que nós fazemos é alinhar o que existe e trocar roldanas, por {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Peça os dois orçamentos juntos, porque roldana gasta estraga trilho novo.',
    ],
    heading: 'Trocar o trilho ou só acertar o que existe',
    text: [
      'Trilho amassado num ponto se desempena ou se troca naquele pedaço. Trilho afundado no piso pede quebrar e chumbar de novo, e isso é obra da serralheria ou do pedreiro.',
      'O perfil tem de casar com o canal da roldana: redondo com redondo, em V com V. Perfil errado come os dois em meses.',
    ],
    points: [
      'Estique uma linha sobre o trilho: onde ela sai, ele está torto.',
      'Varra e olhe o fundo: pedra e raiz levantam a folha.',
      'Roda com canal gasto: troque aos pares.',
      'Batente nas duas pontas, firme, para a folha não sair.',
    ],
    further: 'Quando a folha já saiu, leia [portão fora do trilho](/portao-de-correr-saiu-do-trilho).',
    send: 'Mande pelo WhatsApp a foto do trilho de perto e de ponta a ponta, e a das roldanas.',
  },
  {
    when: [
      'roldana*|rodinha*|rodizio*',
      'trilho*',
      'troc*|substitu*|coloca*|refazer|preco|quanto custa|quanto fica|valor|gast*|desgast*|novo|novos|nova|novas|instala*|orcamento',
    ],
    unless:
      'saiu|sai|saindo|pul*|escap*|caiu|fora|ou|qual|diferenca|como|por que|porque|barulho*|sujo|sujeira|posso|motor',
    subject: 'roldana',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'As roldanas nós trocamos, em geral o par, e alinhamos o trilho que já existe, por {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. O trilho novo se compra por metro na serralheria, que também o chumba no piso e dá o preço dele. Peça os dois orçamentos juntos, porque trilho torto gasta roldana nova e roldana gasta estraga trilho novo.',
    ],
    heading: 'O que se troca primeiro, roldana ou trilho',
    text: [
      'O trilho vem antes: torto, fundo ou solto do piso, ele se corrige ou se refaz, e só então entram as roldanas, com o canal do mesmo perfil, redondo ou em V. No fim se acertam a cremalheira e o fim de curso, porque a folha muda de altura.',
      'Trilho amassado num ponto só se endireita, e não precisa ser trocado inteiro.',
    ],
    points: [
      'Comprimento do trilho: duas vezes o da folha.',
      'Perfil e diâmetro da roldana, que se leem na que sai.',
      'Peso da folha, que escolhe a roda.',
      'Batente firme nas duas pontas, para a folha não sair.',
    ],
    further: 'Quando a folha já saiu, leia [portão fora do trilho](/portao-de-correr-saiu-do-trilho).',
    send: 'Mande a foto do trilho de ponta a ponta e a das roldanas de perto, com o comprimento da folha.',
  },
  {
    when: ['troca|trocar|troco|trocam|substituir|substituicao|refazer|instalar|instalacao', 'trilho|trilhos'],
    unless:
      'roldana*|rodinha*|saiu|sai|saindo|pul*|escap*|caiu|fora|ou|qual|diferenca|como|por que|porque|barulho*|motor|cortina|gaveta|cremalheira|posso|pode|precisa',
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'O trilho novo do portão de correr é serviço da serralheria, que o vende por metro e o chumba no piso. Nós alinhamos o trilho que existe e trocamos as roldanas, por {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e no fim acertamos a cremalheira e o fim de curso do motor. Antes de quebrar o piso, mande uma foto: trilho amassado num ponto só se endireita.',
    ],
    heading: 'Quando o trilho se troca e quando se acerta',
    text: [
      'Troca-se o que está gasto até virar lâmina, comido de ferrugem ou solto do piso em vários pontos. Endireita-se o que foi amassado num lugar, e limpa-se o que só juntou areia.',
      'O perfil do trilho, redondo ou em V, tem de ser o do canal das roldanas.',
    ],
    points: [
      'Conte duas vezes o comprimento da folha.',
      'Peça o trilho no nível e reto em todo o percurso.',
      'Roldana com canal gasto se troca na mesma hora.',
      'O portão fica parado até o concreto firmar: combine a saída do carro.',
    ],
    send: 'Mande a foto do trilho de ponta a ponta e a das roldanas, com o comprimento da folha.',
  },
  {
    when: [
      'roldana*|rodinha*',
      'cremalheira*',
      'troc*|substitu*|consert*|arrumar|preco|quanto custa|quanto fica|valor|gast*|desgast*|orcamento',
    ],
    unless: 'ou|qual|diferenca|como|por que|porque|barulho*|posso|saiu|caiu|fora|quebr*|pul*',
    subject: 'roldana',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'Trocar as roldanas e trocar ou alinhar a cremalheira ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}} cada serviço, e os dois se fazem na mesma visita, sem taxa. As roldanas vêm primeiro, porque a folha volta à altura certa e só então a cremalheira se alinha ao pinhão do motor.',
    ],
    heading: 'O que se confere junto',
    text: [
      'O trilho, porque torto ele gasta a roldana nova; o pinhão, porque gasto ele come o gomo novo; e o fim de curso, porque a folha muda de altura.',
      'Não levante a folha em casa: ela pesa mais do que parece e tomba. O técnico a calça dos dois lados antes de soltar a roldana.',
    ],
    points: [
      'Roldana aos pares, do perfil do trilho.',
      'Gomo do mesmo passo dos dentes antigos.',
      'Comprimento da folha, para contar os gomos.',
    ],
    send: 'Mande as fotos das roldanas, do trilho e da cremalheira com uma régua ao lado.',
  },
  {
    when: [
      'roldana*|rodizio*',
      'trilho*',
      'troc*|substitu*|consert*|instal*|novo|nova|refazer',
      'e|com|mais',
    ],
    unless: 'basculante|saiu|caiu|descarril*|como|ou|guia',
    subject: 'roldana',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['replace', 'price'],
    answer: [
      'As roldanas, em par e com mão de obra, ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; acertar ou refazer um trecho do trilho entra como solda, de {{part.metalwork.from}} a {{part.metalwork.to}}. Vale fazer os dois juntos, porque trilho afundado come a roldana nova. Até lá, não force o portão: com roldana quebrada, desligue o disjuntor e deixe a folha onde está, para ela não tombar.',
    ],
    heading: 'Em que ordem se faz',
    text: [
      'A folha é calçada dos dois lados e erguida poucos milímetros. Acerta-se primeiro o trilho, no nível e na linha; depois entram as roldanas, com o mesmo canal dele, e por fim se refazem a folga do pinhão e as paradas.',
      'Trilho inteiro novo, chumbado no piso, é serviço de pedreiro com serralheiro, e o portão fica sem motor até o concreto secar.',
    ],
    points: [
      'Canal em V para cantoneira, em U para barra redonda.',
      'Trilho com buraco no lugar em que a roda dorme: é dali que vem o tranco.',
      'Guia de cima com folga deixa a folha balançar.',
    ],
    send: 'Mande a foto do trilho inteiro, de perto onde ele afundou, e das rodas.',
  },
  {
    when: [
      'roldana*|rodinha*|roda|rodas',
      'trilho|trilhos',
      'so a|so as|so roldana*|so o trilho|somente|apenas|tambem|todo|tudo|os dois|junto|ou o trilho|ou trilho',
    ],
    unless:
      'motor|saiu|fora de trilho|caiu|preco|quanto|barulho|limp*|graxa|pula*|kit|aluminio ou|qual tamanho',
    subject: 'roldana',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['replace', 'price', 'worth'],
    answer: [
      'Na maioria das vezes bastam as roldanas, trocadas em par: ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}. O trilho só se troca quando está gasto em fio de faca, torto ou solto do piso, e quase sempre por trecho, com solda, entre {{part.metalwork.from}} e {{part.metalwork.to}}. Roldana nova em trilho ruim se gasta em poucos meses, e por isso ele é olhado antes.',
    ],
    heading: 'Como ver se o trilho ainda serve',
    text: [
      'Com o disjuntor desligado, passe a mão no trilho, longe da folha: degrau na emenda e topo afiado pedem troca do trecho; só ferrugem por cima se limpa. Depois compare o canal da roldana com a largura do trilho.',
    ],
    points: [
      'Roda achatada num só lado: eixo torto ou trilho fora de nível.',
      'Piso afundado se refaz antes do trilho.',
      'Canal da roldana na mesma medida do trilho: redondo com redondo.',
    ],
    send: 'Mande a foto das rodas, da emenda do trilho e do trilho inteiro.',
  },
];
