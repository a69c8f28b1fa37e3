/** Answers to titles about capacitors: choosing, buying and replacing them, and whether one is dangerous. */
import type { DirectAnswer } from '../../direct-answer.ts';

/** 'Trocar o de 12 por 15' puts one value in the place of another. */
const insteadOf = ['6', '8', '10', '12', '14', '15', '16', '18', '20', '25', '30']
  .flatMap((value) => [`por ${value}`, `por ${value}uf`, `por um de ${value}`, `com ${value}`])
  .join('|');

export const choiceAnswers: readonly DirectAnswer[] = [
  {
    when: ['capacitor*', 'motor|portao|capacitor*'],
    figure: { unit: 'power', to: 2 },
    unless:
      'nao|parou|queim*|quebr*|consert*|repar*|defeito|barulho|program*|grav*|pisca*|molh*|como|trocar|troca|ou|ronca*|maior|menor|substitui*|diferenca|uf|mf|microfarad*',
    subject: 'capacitor',
    isAboutSubject: true,
    isAboutFigure: true,
    aspects: ['choose', 'buy', 'price'],
    answer: [
      'O capacitor de um motor de {figura} se compra pelo valor em microfarads (µF) da etiqueta do motor, e não pela potência: dois motores de {figura} podem pedir valores diferentes, conforme a tensão e o modelo. A tensão da peça nova é igual ou maior que a da velha. Levado e trocado por nós, fica entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    heading: 'Onde está o valor do capacitor',
    text: [
      'Ele está na etiqueta da carcaça ou na ficha do modelo. Capacitor guarda carga mesmo com o disjuntor desligado, e quem abre a caixa é o técnico.',
    ],
    points: [
      'Mesmos microfarads do motor.',
      'A marca da peça não importa, e o valor sim.',
      'Motor que ronca e não parte: nem sempre é ele.',
    ],
    send: 'Mande a foto da etiqueta do motor, com a caixa fechada, e o bairro.',
  },
  {
    when: ['capacitor*', 'interno|dentro', 'externo|fora'],
    subject: 'capacitor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'Tanto faz o lugar; o que vale é o valor em microfarads igual ao do velho e a tensão igual ou maior. Dentro da caixa ele fica seco e sem ninguém tocar, e é o usual; fora, só em caixa fechada e com os terminais isolados, porque guarda carga e dá choque mesmo desligado. Trocado por nós, fica entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    heading: 'Antes de mudar o capacitor de lugar',
    text: [
      'O fio precisa aguentar a corrente da partida e não raspar na carcaça. Calor encurta a vida dele: longe do corpo do motor dura mais.',
    ],
    points: [
      'Quem muda a peça de lugar é o técnico, com o disjuntor desligado.',
      'Preso por abraçadeira, sem vibrar.',
      'Estufado ou vazando se troca.',
    ],
  },
  {
    when: [
      'capacitor*',
      '440v|450v|400v|380v|370v|250v|tensao maior|volts a mais|mais volts|tensao',
      'serve|lugar|pode|posso|maior|substitui|ou|trocar',
    ],
    subject: 'capacitor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['compatibility'],
    answer: [
      'Serve, desde que os microfarads sejam os mesmos: a tensão escrita no capacitor é o máximo que ele aguenta, e maior pode; menor, não, porque ele estufa e queima. Um de 440 V no lugar de um de 250 V só costuma ser maior no corpo, e precisa caber na caixa. Não mude o valor em microfarads para mais nem para menos.',
    ],
    heading: 'O que conferir no capacitor novo',
    text: [
      'Capacitor de motor, e não de partida eletrolítico, para trabalho contínuo. Com o motor medido, a troca fica entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    points: [
      'Microfarads iguais, com tolerância de cinco ou dez por cento.',
      'Tensão igual ou maior.',
      'Terminais firmes, sem encostar na carcaça.',
    ],
  },
  {
    when: [
      'capacitor|capacitores',
      '110*|127*|220*|voltagem|tensao|bivolt',
      'diferenca|mesmo|igual|serve|muda|qual|pode|posso|troca|tem',
    ],
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['compatibility', 'replace'],
    answer: [
      'Tem diferença: na mesma potência, o motor de 127 V costuma pedir mais microfarads (µF) que o de 220 V. Vale o número da etiqueta do motor ou do capacitor velho. A tensão impressa nele, como 250 V ou 400 V, é a que ele suporta, e pode ser igual ou maior que a do velho, nunca menor. Trocado na visita, fica entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    heading: 'O que precisa ser igual ao velho',
    text: [
      'Com valor menor o motor ronca e não arranca; com valor maior, esquenta. Capacitor guarda carga mesmo desligado, então a tampa fica com quem tem alicate isolado e medidor.',
    ],
    points: [
      'Microfarads: o número escrito no velho, com a tolerância impressa.',
      'Tensão: igual ou maior.',
      'Tipo: o de partida não substitui o permanente, que fica ligado o tempo todo.',
      'Tamanho: o que cabe no suporte.',
    ],
    send: 'Mande a foto da etiqueta do motor e diga a tensão da tomada dele: dizemos que capacitor ele pede.',
  },
  {
    when: [
      'capacitor',
      'ventilador|geladeira|maquina de lavar|ar condicionado|bomba',
      'serve|pode|usar|posso|da para|motor|portao',
    ],
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Quase nunca serve: o de ventilador tem poucos microfarads, e o motor de portão pede várias vezes mais, no valor escrito na etiqueta ou no capacitor velho. O de outro aparelho só entra se tiver esse mesmo valor, tensão que não seja menor e o mesmo tipo, permanente ou de partida. A troca fica entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    heading: 'O que acontece com o valor errado',
    text: [
      'De menos, o motor zumbe e não parte; de mais, esquenta até queimar a bobina. Os dois custam mais que a peça certa.',
    ],
    points: [
      'Nunca toque nos terminais: ele guarda choque.',
      'Microfarads e volts: os que o motor pede.',
      'Marca pode ser outra; o valor, não.',
    ],
  },
  {
    when: [
      'capacitor*',
      'motor|portao|ppa|garen|rossi|peccinin|nice|agl|seg|comprar|preco|valor|quanto|original|capacitor de|capacitor|capacitores',
    ],
    unless: `ou|x|lugar|trocar por|maior|menor|substitui*|posso|pode|serve|nao|ronca|queim*|como|diferenca|em vez|${insteadOf}`,
    figure: { unit: 'microfarad' },
    subject: 'capacitor',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['buy', 'price'],
    answer: [
      'Levamos e trocamos o capacitor de {figura} (µF) por {{part.capacitor.from}} a {{part.capacitor.to}}, com a mão de obra, desde que seja esse o valor escrito na peça velha e na etiqueta do motor. Ele não precisa ser da mesma marca do motor, mas tem de ter os mesmos microfarads e uma tensão igual ou maior que a do antigo.',
    ],
    heading: 'Antes de comprar o capacitor',
    text: [
      'Valor menor tira força da partida; maior aquece a bobina. Se a etiqueta apagou e o número é só um palpite, o técnico mede a peça e confere o modelo do motor.',
      'Deixe a troca com o técnico: o capacitor guarda carga e dá choque mesmo com o disjuntor desligado.',
    ],
    points: [
      'Tensão: os volts escritos no corpo (VAC), iguais aos do antigo ou mais altos, e nunca mais baixos.',
      'Tipo: o que fica ligado enquanto o motor anda não se troca pelo que só serve na partida.',
      'Tamanho que caiba na caixa, com o mesmo tipo de terminal.',
      'Motor que ronca com a peça nova: folha presa ou bobina.',
    ],
    further:
      'As faixas de cada conserto estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e um vídeo com o som dele na partida.',
  },
  {
    when: [
      'caro|cara|careiro|absurdo|abusivo|salgado|justo|muito|normal|certo|e caro|ta caro|esta caro|e muito|ta certo|preco justo|roubo|exploracao|exagero',
      'cobr*|pediu|pediram|pede|pedem|passou|passaram|falou|disse|orcamento|orcaram|paguei|pagar|deu|ficou',
      'capacitor',
    ],
    figure: { unit: 'real', from: 251 },
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['price', 'worth'],
    answer: [
      '{figura} só para trocar o capacitor é caro: conosco a troca fica entre {{part.capacitor.from}} e {{part.capacitor.to}}, com a peça, o teste e a mão de obra. O valor só se explica se entrou mais alguma coisa, como reparo da placa, ou se foi chamado de madrugada.',
    ],
    heading: 'O que perguntar antes de pagar',
    text: [
      'Peça o valor em três linhas: a peça, com os microfarads escritos nela, a mão de obra e a garantia. Capacitor é peça barata, e o que se paga é quem acha a causa.',
    ],
    points: [
      'Mostraram o velho estufado ou medido no aparelho?',
      'A folha foi provada na mão? Folha pesada cansa o novo também.',
      'O serviço sai com recibo e prazo?',
    ],
    further:
      'A faixa das outras peças está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto do orçamento e a da etiqueta do motor: olhamos sem taxa de visita na área atendida.',
  },
  {
    when: ['capacitor*', 'permanente', 'partida'],
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['choose', 'what'],
    answer: [
      'Motor de portão usa capacitor permanente, que fica ligado o tempo todo em que ele gira. O de partida, próprio de compressor e bomba, só aguenta ligado por poucos segundos: posto no portão, esquenta e estoura. Compre o permanente com os mesmos microfarads do velho e tensão igual ou maior; trocado por nós, fica entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    heading: 'Como distinguir um do outro',
    text: [
      'O permanente tem valor baixo, em geral de oito a trinta microfarads em motor de casa, e tensão alta escrita no corpo. O de partida tem valor bem maior e uma faixa, com dois números.',
      'Quem mexe nele é o técnico: capacitor guarda carga mesmo com o disjuntor desligado.',
    ],
    points: [
      'Valor e tensão copiados do velho ou da etiqueta do motor.',
      'Corpo estufado ou vazado: troca.',
      'Motor que ronca e só parte empurrado: capacitor fraco.',
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor: dizemos que capacitor ele pede.',
  },
  {
    when: [
      'ppa',
      'capacitor|capacitores',
      'original|avulso|avulsa|avulsos|avulsas|comprar|compra|preco|valor|quanto custa|quanto|vende*|onde|nova|novo|reposicao|loja|encontrar|acho|ppa',
    ],
    unless:
      'consert*|repar*|arrumar|reforma|nao abre|nao fecha|nao anda|nao funciona|parou|travou|queim*|quebr*|estal*|barulho|como|diferenca|kit|instalar|regular|sozinh*|molhou|molhada|cheiro|pisca*|apit*|bip*|erro|pula*|salta*|escap*|frouxa|desalinh*|raspa*|nao grava|nao responde|nao obedece',
    subject: 'capacitor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price', 'replace'],
    answer: [
      'Capacitor de motor PPA nós levamos e trocamos, de {{part.capacitor.from}} a {{part.capacitor.to}} com a mão de obra. Avulso, ele não precisa ser da marca: vale o mesmo valor em microfarads que está escrito no velho, com tensão igual ou maior.',
    ],
    heading: 'Como escolher o capacitor do seu PPA',
    text: [
      'O valor está no corpo da peça e também na etiqueta do motor. Maior não dá mais força: aquece a bobina.',
      'A troca é de técnico, porque o capacitor guarda choque mesmo com o disjuntor desligado. Se o motor continua roncando depois dela, o defeito é a folha presa ou a bobina.',
    ],
    points: [
      'Microfarads iguais aos do antigo.',
      'Tensão igual ou maior.',
      'Corpo que caiba no lugar, com os terminais do mesmo tipo.',
    ],
    further:
      'As faixas de cada conserto estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e um vídeo com o som dele na partida: dizemos se é o capacitor.',
  },
  {
    when: [
      'capacitor*',
      'preco|precos|valor|quanto custa|quanto sai|quanto fica|quanto e|quanto cobra*',
      'como saber|como sei|como identificar|como descobrir|como testar|como ver|como reconhecer|sintoma*|sinais|sinal de',
    ],
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['price', 'signs'],
    answer: [
      'Trocar o capacitor do motor de portão fica entre {{part.capacitor.from}} e {{part.capacitor.to}}, com peça e mão de obra. Ele é o suspeito quando o motor ronca e não parte, quando só parte com um empurrão na folha, ou quando o portão ficou lento com a folha leve na mão.',
    ],
    heading: 'Como saber se o capacitor queimou ou só perdeu força',
    text: [
      'Com o disjuntor desligado, solte o motor na chave e mova a folha: se ela anda leve, o ronco é elétrico; se prende, o motor está travado pela folha e o capacitor pode estar bom. Não abra a caixa, porque a peça guarda carga mesmo sem energia.',
      'A certeza vem do medidor: o técnico lê os microfarads e compara com o número impresso. Abaixo da tolerância escrita ao lado, troca-se por outro de mesmo valor.',
    ],
    points: [
      'Ronca parado: pare de apertar, ou a bobina esquenta.',
      'Parte só com empurrão: perdeu capacidade, ainda não abriu.',
      'Lento nos dois sentidos: fraco, ou tensão baixa no ponto.',
      'Silêncio total: procure antes disjuntor, controle e placa.',
      'Corpo estufado ou vazado, que o técnico vê ao abrir: queimado.',
    ],
    questions: [
      {
        question: 'Trocar o capacitor resolve sempre?',
        answer:
          'Não. Quando o novo não muda nada, o defeito é da bobina ou do redutor, e cobra-se o que foi consertado, não as duas coisas.',
      },
    ],
    further:
      'Quando a peça está no fim, mas ainda funciona, leia [capacitor do motor de portão fraco](/capacitor-do-motor-de-portao-fraco).',
    send: 'Mande pelo WhatsApp a etiqueta do motor e um vídeo com som de uma só tentativa: dizemos se parece capacitor e o valor.',
  },
  {
    when: [
      'capacitor',
      'uf|microfarad*|quantos|qual valor|que valor',
      'motor|peccinin|garen|rossi|ppa|rcg|1/4|1/2',
    ],
    unless: 'ou',
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'O valor certo é o impresso no próprio capacitor velho, em µF, com tensão igual ou maior que a dele; se a etiqueta do motor diz outro número, vale a do motor, porque alguém já trocou o errado. Motor de portão de casa costuma usar de oito a trinta microfarads, e o exato muda com a potência e a tensão.',
    ],
    heading: 'Trocar por outro valor estraga o motor',
    text: [
      'Capacitor maior faz o motor esquentar e gastar mais energia com a mesma folha; menor faz roncar e não partir. Use o valor com a tolerância impressa, e a mesma forma de fixação, porque solto ele vibra até romper o terminal.',
      'Trocado por nós, com teste, fica entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    points: [
      'Depois de desligar, ele ainda guarda carga: não toque nos terminais.',
      'Estufado ou com óleo: já está fora.',
      'Novo de má qualidade mede certo frio e cai quente.',
    ],
    questions: [
      {
        question: 'O valor muda se eu passar de 220 para 127?',
        answer: 'Muda na maioria dos motores. O desenho da tampa traz os dois.',
      },
    ],
    further: 'Os sintomas estão em [capacitor fraco](/capacitor-do-motor-de-portao-fraco).',
    send: 'Mande a foto da etiqueta do motor e um vídeo com o som da partida.',
  },
  {
    when: [
      'capacitor*',
      'qual|que|usar|medida|valor|microfarad*|uf|quantos|1/4|1/3|1/2|1 4|1 3|1 2|meio|hp|cv|127*|220*|110*',
    ],
    unless:
      'trocar|troca|queim*|quebr*|sintoma*|sinal|sinais|como saber|preco|quanto custa|que serve|o que e|por que|zumb*|ronca*|ou|no lugar|lugar|maior|menor|diferenca|pode|posso',
    ofOtherBrand: true,
    subject: 'capacitor',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'No motor {marca}, como em qualquer outro, use o valor em µF impresso no capacitor velho, com tensão igual ou maior. Em motor de {potência menor} é comum ver de 8 a 12 µF em 220 V e de 20 a 30 µF em 127 V, mas dois modelos da mesma potência podem pedir valores diferentes: quem manda é a etiqueta. Trocado por nós, fica de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    heading: 'Quando o velho não se lê',
    text: [
      'A etiqueta do motor {marca} ou o manual dele trazem o valor; sem eles, o técnico o acha medindo a bobina. Com µF a mais o motor não ganha força e esquenta; com µF a menos ele ronca na partida.',
      'O capacitor guarda carga com o disjuntor desligado: não toque nos terminais. O técnico o descarrega antes de medir.',
    ],
    points: [
      'O corpo da peça traz os µF, a tensão em V e a tolerância em porcentagem.',
      'Compre o tipo permanente, de polipropileno, e não o de partida.',
      'A marca do capacitor não precisa ser {marca}; o valor é que tem de ser igual.',
      'Corpo estufado ou com óleo: troque mesmo que o motor ainda parta.',
    ],
    send: 'Mande a foto da etiqueta do motor {marca}: dizemos que capacitor ele pede.',
  },
  {
    when: ['capacitor*', 'qual|que|usar|medida|valor|microfarad*|uf', 'motor|portao|1 4|meio'],
    unless:
      'trocar|troca|queim*|quebr*|sintoma*|sinal|sinais|como saber|preco|que serve|o que e|por que|zumb*|ronca*|ou',
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Use o valor em µF impresso no capacitor velho, com tensão igual ou maior. Em motor de {potência menor} é comum ver de 8 a 12 µF em 220 V e de 20 a 30 µF em 127 V, mas dois motores com o mesmo nome podem pedir valores diferentes: quem manda é a etiqueta.',
    ],
    heading: 'Quando o velho não se lê',
    text: [
      'A etiqueta do motor ou o manual trazem o valor; sem eles, o técnico acha pela bobina. Mais µF não dá mais força: esquenta o enrolamento. Menos faz o motor roncar na partida.',
      'Trocar o capacitor fica de {{part.capacitor.from}} a {{part.capacitor.to}}, na própria garagem. Ele guarda carga com o disjuntor desligado; não toque nos terminais.',
    ],
    points: [
      'O corpo da peça traz µF, tensão em V e a tolerância em porcentagem.',
      'Tipo permanente de motor, de polipropileno, e não de partida.',
      'Corpo estufado ou com óleo: troque mesmo que ainda parta.',
    ],
    send: 'Mande a foto da etiqueta do motor e conte o que ele faz na partida.',
  },
  {
    when: [
      'capacitor*',
      'posso|pode|no lugar|em lugar de|em vez de|serve|da certo|diferenca|maior|menor|substituir|queima|estraga',
      'uf|12uf|10uf|8uf|20uf|25uf|16uf|maior|menor|outro|usar|microfarads|de 8|de 10|de 12|de 15|de 16|de 20|de 25|no lugar de|em lugar de|em vez de',
    ],
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Não use outro valor: o capacitor novo tem os mesmos µF impressos no velho, e tensão igual ou maior. Um menor deixa a partida fraca e o motor roncando; um maior esquenta a bobina a cada abertura e acaba por queimar o motor. A diferença aceitável é só a tolerância escrita no corpo, em geral cinco ou dez por cento.',
    ],
    heading: 'O que pode e o que não pode mudar no capacitor',
    text: [
      'Pode mudar a marca, o formato e a tensão, se for maior. Não pode mudar o valor nem o tipo. A troca com peça fica de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    points: [
      '250 V no lugar de 400 V: não.',
      '450 V no lugar de 400 V: pode.',
      'Dois em paralelo somam os µF: só se o técnico os fixar e isolar.',
    ],
  },
  {
    when: ['motor|portao', 'fraco|sem forca|perdeu forca|fraca', 'capacitor'],
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Só o capacitor resolve se a folha, solta do motor, sobe ou corre leve na mão: aí a troca fica de {{part.capacitor.from}} a {{part.capacitor.to}}. Se ela pesa, o motor está fraco porque puxa demais, e capacitor novo melhora uma semana; acerta-se primeiro o contrapeso, a roldana ou o cabo.',
    ],
    heading: 'Separar motor fraco de folha pesada',
    text: [
      'Faça a prova com o disjuntor desligado, os cabos inteiros e a folha escorada por outra pessoa. Basculante em ordem para a meia altura; de correr anda com uma mão.',
      'O capacitor guarda carga, e por isso quem o troca é o técnico, com o valor em µF impresso no velho. Regulagem da folha: de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Fraco só na partida: capacitor.',
      'Fraco quente, depois de várias aberturas: capacitor ou bobina.',
      'Fraco no mesmo ponto do curso: folha.',
      'Gira e patina: embreagem ou engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    send: 'Mande um vídeo da subida, com som, e a etiqueta do motor.',
  },
  {
    when: ['perigo*|risco|arriscado|posso mexer|da choque|choque', 'capacitor*'],
    unless: 'estourou|estourado|inchado',
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'É perigoso, sim: o capacitor guarda carga mesmo com o disjuntor desligado e dá um choque forte a quem encosta nos dois terminais. Não o descarregue com chave de fenda, que estoura e queima a mão. Quem mexe é o técnico, que o descarrega com resistor; a troca fica de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    heading: 'O que se percebe sem tocar no capacitor',
    text: [
      'Com a tampa fechada, ouça: ronco na partida e motor fraco quente apontam para ele. Corpo estufado, óleo e rachadura só o técnico vê, ao abrir a caixa, e são troca.',
    ],
    points: [
      'Levou choque e passou mal: 192 (SAMU) ou 193 (Bombeiros).',
      'Criança perto com a caixa aberta: não.',
      'Capacitor velho vai para o descarte de eletrônicos.',
    ],
  },
  {
    when: [
      'capacitor*',
      'quando|como saber|hora de|preciso|precisa',
      'mao de obra|quanto cobra|quanto custa|quanto fica|quanto sai|preco|valor|custo',
    ],
    unless: 'motor novo|comprar motor|fim de curso|placa|engrenagem|rolamento*|fotocelula|controle*',
    subject: 'capacitor',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['signs', 'price'],
    answer: [
      'Troca-se o capacitor quando o motor zumbe e não parte, só parte com um empurrão ou perdeu força, e quando a peça está estufada ou mede abaixo do valor impresso nela. A troca custa de {{part.capacitor.from}} a {{part.capacitor.to}}, com a peça comum e a mão de obra, em até {{part.capacitor.hours}} de serviço.',
    ],
    description:
      'Troca-se o capacitor quando o motor zumbe, perde força ou a peça estufa; custa de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    heading: 'O que confirma que é o capacitor',
    text: [
      'Antes da peça, o técnico desliga o disjuntor, solta o motor e move a folha na mão: folha presa também faz o motor zumbir. Se ela anda leve, o capacitor é descarregado, medido e trocado por outro do mesmo valor em microfarads.',
      'A peça trocada tem {{parts.warranty}} de garantia, e o serviço, {{repair.warranty}}.',
    ],
    points: [
      'Motor que zumbe parado: solte o botão, porque insistir queima a bobina.',
      'Corpo estufado, rachado ou com óleo: troca, mesmo que o motor ainda ande.',
      'Capacitor novo que cai em semanas: folha pesada ou bobina cansada.',
      'A caixa não se abre em casa: ele guarda choque com o disjuntor desligado.',
    ],
    send: 'Mande a foto da etiqueta do motor e um vídeo curto, com som, de uma tentativa de abrir.',
  },
  {
    when: ['mao de obra|quanto cobra|quanto custa|preco|valor', 'capacitor'],
    unless: 'motor novo|comprar motor|fim de curso|placa|engrenagem|rolamento*|fotocelula|controle*',
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Trocar o capacitor fica entre {{part.capacitor.from}} e {{part.capacitor.to}}, com a peça comum e a mão de obra juntas, em até {{part.capacitor.hours}} de serviço. Não separamos hora de técnico: o preço é do portão funcionando, dito antes, e a visita não tem taxa na área atendida.',
    ],
    heading: 'O que está nesse valor',
    text: [
      'A folha movida com a mão, o capacitor medido e trocado pelo mesmo valor em microfarads, a corrente do motor conferida depois. Se o defeito era outro, paga-se o outro, e não os dois.',
      'O capacitor novo tem {{parts.warranty}} de garantia, e o serviço, {{repair.warranty}}.',
    ],
    points: [
      'Capacitor que queima de novo em semanas: folha pesada ou motor no fim.',
      'Motor com dois capacitores, um de partida e um de trabalho: o valor sai com os dois medidos.',
      'Trocar em casa é arriscado: ele guarda choque com a energia cortada.',
      'Motor de prédio: o valor sai pela foto da etiqueta.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor e um vídeo com som de uma tentativa.',
  },
  {
    when: [
      'capacitor*',
      'uf|mf|12uf|16uf|10uf|20uf|25uf|8uf|15uf|microfarad*',
      `ou|x|maior|menor|no lugar|lugar de|${insteadOf}`,
    ],
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Entre os dois valores, ponha o que está escrito no capacitor velho ou na etiqueta do motor, com tensão igual ou maior: cada bobina pede o seu em microfarads. O valor maior arranca mais brusco e esquenta a bobina até queimá-la; o menor deixa a partida fraca, e o motor zumbe e não parte. A troca, com a peça, fica entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    description:
      'Entre os dois valores, vale o do capacitor velho ou o da etiqueta do motor: o maior esquenta e queima a bobina, e o menor deixa a partida fraca.',
    heading: 'Ler o valor certo antes de comprar',
    text: [
      'O corpo traz microfarads, volts e uma tolerância pequena, de uns cinco por cento. Se está ilegível, o valor se acha pelo modelo na etiqueta do motor ou no manual da central.',
      'O capacitor guarda carga mesmo com o disjuntor desligado, e por isso a troca é do técnico.',
    ],
    points: [
      'Microfarads iguais aos da peça velha.',
      'Volts iguais ou maiores.',
      'Peça estufada ou com cheiro: troca-se, e mede-se a bobina.',
      'Um passo acima ou abaixo do valor, como 15 no lugar de 12, não serve.',
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e diga entre que valores está em dúvida.',
  },
  {
    when: ['capacitor*', 'qual|que|quantos|valor|uf|microfarad*', '1/4|1/3|1/2|127|220|127v|220v|110v|hp|cv'],
    unless: 'preco|quanto custa',
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'O capacitor certo é o que está escrito no velho, em microfarads, com a mesma tensão ou maior: potência e tensão do motor não bastam para adivinhar, porque dois modelos de 1/4 HP podem usar valores diferentes, e o de 127 V pede bem mais microfarads que o de 220 V. Se o corpo está ilegível, vale a etiqueta ou o manual do motor.',
    ],
    heading: 'Como ler o capacitor antes de comprar',
    text: [
      'Dois números decidem: microfarads, que têm de ser iguais, e volts, que podem ser maiores. Valor maior em microfarads aquece a bobina e não dá mais força.',
      'Ele guarda carga mesmo desligado. A troca por técnico fica entre {{part.capacitor.from}} e {{part.capacitor.to}}, com a medição do velho.',
    ],
    points: [
      'Letra e porcentagem são a tolerância, e não o valor.',
      'Tipo permanente, próprio para motor.',
      'Corpo estufado ou vazado: está no fim.',
      'Ronca e parte empurrado: capacitor fraco.',
    ],
    further: 'O teste está em [capacitor fraco](/capacitor-do-motor-de-portao-fraco).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor: dizemos que capacitor ele pede.',
  },
  {
    when: [
      'capacitor*',
      'serve|da certo|funciona|posso usar|pode usar|posso por|posso colocar',
      'motor|1/4|1/3|1/2|portao|ppa|garen|rossi|peccinin',
    ],
    figure: { unit: 'microfarad' },
    unless: 'no lugar|em vez|diferenca|preco|quanto',
    winsTies: true,
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Um capacitor de {figura} serve só se esse é o valor impresso no que está no seu motor, ou na etiqueta dele: a potência não basta, porque dois motores iguais em CV podem pedir valores diferentes. A tensão do novo pode ser igual ou maior. Valor menor deixa o motor roncando sem partir; maior esquenta a bobina. Posto por nós, custa de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    heading: 'Onde ler o valor certo',
    text: [
      'O número vem no corpo do capacitor, seguido de µF, com a tensão ao lado. A diferença aceitável é a tolerância escrita ali, em geral cinco ou dez por cento.',
      'Se a inscrição sumiu, o valor está na etiqueta do motor ou no manual. Adivinhar custa a bobina.',
    ],
    points: [
      'Tipo permanente, de polipropileno: o de partida esquenta e estoura.',
      'Não toque nele: guarda choque com o disjuntor desligado, e quem o descarrega é o técnico.',
      'Trocou e continua roncando: folha presa ou bobina.',
    ],
    send: 'Mande a foto da etiqueta do motor: dizemos se o de {figura} serve.',
  },
];
