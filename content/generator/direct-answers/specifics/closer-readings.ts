/** Titles in which one word rules out the usual case: a leaf that sinks on its way up, a new remote, a control unit for an inverter. */
import type { DirectAnswer } from '../../direct-answer.ts';

const collective = 'predio|predios|condominio|condominios|apartamento|edificio';

export const closerReadingAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'para em meio|para em metade|em meio|metade|abre um pouco|sobe um pouco|sobe|abre',
      'volta a descer|volta descer|desce de novo|volta a cair|volta para baixo|desce de volta|desce sozinh*|volta a fechar|volta fechar',
    ],
    unless: 'deslizante|de correr|pivotante|fecha e volta|so fecha|sem parar|o tempo todo|o dia todo',
    subject: 'portao-basculante',
    isAboutSubject: true,
    answer: [
      'Portão que sobe, para na metade e volta a descer está pesado para o motor: contrapeso fora do ponto, mola cansada, cabo saindo da polia ou força de abertura baixa. Desligue o disjuntor, não acione mais e fique fora de baixo da folha, porque com cabo ou mola partidos ela desce de uma vez. O acerto do equilíbrio, com cabo ou mola, fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'Por que a folha perde força na subida',
    text: [
      'Olhe de longe, pelos dois lados: cabo frouxo ou desfiado, caixa de peso encostada no chão e folha torta param a prova ali mesmo. Com tudo inteiro, o técnico escora a folha, solta o motor e vê se ela fica parada a meia altura.',
      'Equilibrada e ainda assim parando, a causa é elétrica: capacitor fraco, de {{part.capacitor.from}} a {{part.capacitor.to}}, ou regulagem de força, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Para e desce devagar: equilíbrio ou força de abertura.',
      'Um lado mais baixo que o outro: cabo, polia ou mola desse lado.',
      'Ronca antes de parar: capacitor.',
      'Motor continua girando enquanto ela desce: bucha do fuso gasta.',
      'Piorou depois de pintura, chapa ou lambril: peso novo na folha.',
    ],
    send: 'Sem ligar o motor, mande pelo WhatsApp uma foto das duas laterais, tirada de fora do vão, e o bairro.',
  },
  {
    when: [
      'controle*',
      collective,
      'novo|nova|novos|comprar|comprei|outro|segundo|mais um|programacao|programar|programa*|gravar|gravacao|cadastr*',
    ],
    unless:
      'preco|custa|quanto|valor|clon*|copia*|todos|sindico|bateria|pilha|tag|nao *|parou|falha*|perd*|roub*|apagar|excluir|antigo|ex morador|quantos|central nova|placa nova',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Controle novo em prédio só abre depois que a administração ou a portaria o cadastra: é ela que autoriza mexer na central, e muitos prédios já entregam o controle gravado. Quando a gravação é conosco, chamada pelo condomínio, fica entre {{part.programming.from}} e {{part.programming.to}} por visita, com quantos controles houver.',
    ],
    heading: 'A ordem para o controle novo abrir',
    text: [
      'Pergunte o modelo antes de comprar: controle de outra família de código não entra, por mais parecido que seja. Com a placa ao alcance, gravar leva poucos minutos; em prédio com cadastro, o número do controle fica ligado ao apartamento.',
    ],
    points: [
      'Marca e modelo aceitos, confirmados na portaria.',
      'Pedido de cadastro por escrito, com o número do apartamento.',
      'Botão da garagem e botão da entrada social gravados no mesmo dia.',
      'Teste com o portão inteiro à vista, antes de guardar o antigo.',
    ],
    questions: [
      {
        question: 'O morador pode gravar sozinho?',
        answer:
          'Não sem licença. A central é do condomínio, e um toque demorado no botão dela apaga os controles de todos.',
      },
    ],
    further:
      'Os passos da gravação estão em [programação de controle](/topicos/programacao-de-controle-de-portao).',
    send: 'Mande a foto do controle novo, frente e verso, e a da etiqueta da central, se a portaria deixar.',
  },
  {
    when: [
      'central inverter|placa inverter|modulo inverter|central inversora|placa inversora|inverter ppa|ppa inverter|central inversor|placa inversor|central triflex|placa triflex|triflex|central jetflex|placa jetflex|inversora',
      'central|placa|modulo|triflex|inversora',
    ],
    unless:
      'queim*|nao *|defeito|consert*|pisc*|luz|erro|chuva|program*|grav*|controle*|como|ligar|universal|rele|ao contrario',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isAboutModel: true,
    answer: [
      'A central inverter, como a Triflex da PPA, é a placa que comanda motor de portão por um inversor: ela parte e freia devagar e dá a velocidade do Jetflex. Não entra no lugar da central de um motor comum. Placa trocada na visita fica entre {{part.board.from}} e {{part.board.to}} com a mão de obra; a do inversor tem o valor confirmado pelo código antes.',
    ],
    heading: 'O que confirmar antes de comprar a central',
    text: [
      'O nome é da linha, e há mais de uma versão: o motor, a tensão e o tipo de fim de curso têm de ser os da placa que sai. Vendida só para levar, pergunte antes se há.',
    ],
    points: [
      'Código impresso na placa, lido com o disjuntor desligado.',
      'Modelo e tensão do motor, na etiqueta.',
      'Controles da casa, que podem precisar de gravação.',
      'Velocidade e rampa de freio regulados depois da troca.',
    ],
    further: 'O que cada saída faz está em [central de comando](/topicos/central-de-comando-de-portao).',
    send: 'Mande pelo WhatsApp a foto da placa e a da etiqueta do motor: dizemos se a central serve e quanto fica no lugar.',
  },
  {
    when: [
      'basculante|deslizante|de correr|correr|pivotante|de abrir',
      'ou|qual|melhor',
      'menos manutencao|mais manutencao|manutencao|menos problema|estraga menos|estraga mais|quebra menos|quebra mais|menos defeito|da menos|dura mais|mais resistente|incomoda menos',
    ],
    unless: 'motor|aluminio|ferro|madeira|marca|preco|valor|custa|quanto|contrato|empresa',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['choose', 'care'],
    answer: [
      'Em casa, de correr e basculante pedem quase a mesma manutenção, e o de correr costuma levar pequena vantagem: as peças que se gastam ficam à vista, no chão, e nenhuma segura peso suspenso. O basculante incomoda menos no dia a dia, porque não tem trilho para varrer, mas cabo, mola e contrapeso pedem técnico, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}} quando se trocam.',
    ],
    heading: 'O que se revisa em cada tipo',
    text: [
      'Nos dois, a revisão de cada {{maintenance.interval}} solta o motor e prova a folha na mão, porque folha pesada estraga qualquer motor. Roldana e cremalheira do de correr ficam na mesma faixa que os cabos.',
    ],
    points: [
      'De correr: trilho varrido toda semana, roldana e folga da cremalheira.',
      'Basculante: cabo, polia, mola ou contrapeso, e a bucha do fuso.',
      'De abrir: dobradiça com graxa e folga dos pinos.',
      'Rua de terra ou árvore em cima: o trilho suja, e o basculante ganha.',
    ],
    further:
      'O que entra na visita está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Se o portão já existe, mande uma foto por dentro: dizemos o que ele vai pedir primeiro.',
  },
  {
    when: ['fuso', 'ou|melhor|qual|versus|x|diferenca', 'corrente|correia', 'basculante|portao|motor'],
    unless: 'trocar|quebr*|arrebent*|correr|deslizante|seccionad*|cremalheira',
    subject: 'fuso',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Em basculante de casa fique com o fuso: ele segura a folha parada sem trava, faz menos barulho e tem peça em loja do ramo. A corrente aparece em motores antigos e em folha muito pesada; aguenta tranco, mas estica e pede regulagem. Os nossos kits de basculante são de fuso, de {{kit.padrao}} a {{kit.jetflex}} instalados.',
    ],
    heading: 'O que se gasta no fuso e na corrente',
    text: [
      'No fuso gasta-se a bucha, que é barata e se troca sem mexer no motor. Na corrente gastam-se os elos e o pinhão, que se trocam juntos.',
    ],
    points: [
      'Casa, uso comum: fuso.',
      'Já há um motor de corrente em ordem: estique e lubrifique, sem trocar por isso.',
      'Passar de corrente para fuso: troca-se o conjunto, e não a peça.',
    ],
    send: 'Mande a altura, a largura e o material da folha, com uma foto das duas laterais por dentro.',
  },
  {
    when: [
      'basculante|motor|kit|portao|automatizar|instalar',
      'menos de mil|menos de 1000|menos de 1 mil|ate mil|ate 1000|ate 1 mil|abaixo de mil|com mil reais|mil reais|1 mil reais|por mil|mil conto*',
    ],
    unless:
      'deslizante|correr|pivotante|de abrir|condominio|predio|dois mil|tres mil|quatro mil|cinco mil|dez mil|consert*|arrumar|placa|multa|usado|parcel*|cobr*|conta',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Sim, em portão basculante: o kit PADRÃO, de {{kit.padrao.seconds}} por abertura, sai por {{kit.padrao}}, e o SPEEDY, de {{kit.speedy.seconds}}, por {{kit.speedy}}, já instalados. Os dois vêm com motor, central, dois controles, fixação e mão de obra, e {{kit.warranty}} de garantia.',
    ],
    heading: 'O que pode passar desse valor',
    text: [
      'O preço é para folha equilibrada, com ponto de energia perto. Cabo velho, dobradiça por soldar ou tomada longe se veem na foto e entram por escrito antes de começar.',
    ],
    points: [
      'Folha de até {{home.weight}}, que sobe com uma mão.',
      'De correr ou de abrir: por orçamento, de {{replacement.from}} a {{replacement.to}} numa casa.',
      'Pagamento em até {{instalments}}.',
    ],
    further: 'Os kits, um ao lado do outro, estão na [comparação dos motores](/motores).',
    send: 'Mande a foto do basculante por dentro, a altura, a largura e o material da folha.',
  },
  {
    when: [
      'novo|nova|trocar|troca',
      'consertar|conserto|arrumar|reparar|concertar',
      'compensa|vale a pena|melhor|mais barato|vale mais|e melhor|ou',
    ],
    unless:
      'placa|central|controle*|engrenagem|capacitor|bateria|nobreak|roldana*|cabo|trilho|cremalheira|fotocelula|interfone|mola|trava|estator|bobina|rebobin*|queim*|chuva|raio|condominio|predio|anos|garen|rossi|ppa|nice|peccinin|rcg|ipec',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Conserte enquanto o orçamento fica abaixo da metade de um motor novo e a peça ainda se vende; passou disso, troque. O conserto vai de {{repair.from}} a {{repair.to}}, e a troca completa numa casa, de {{replacement.from}} a {{replacement.to}}, com {{motor.warranty.installation}} de garantia na instalação.',
    ],
    heading: 'Quando cada um sai melhor',
    text: [
      'Antes dos dois, prove a folha na mão com o motor solto: se ela pesa, motor novo também vai sofrer. Bobina queimada em motor antigo, ou o terceiro conserto num ano, fecham a conta a favor do novo.',
      'Em basculante, o kit com central e dois controles sai de {{kit.padrao}} a {{kit.jetflex}} instalado.',
    ],
    points: [
      'Capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}: conserte.',
      'Engrenagem, de {{part.gears.from}} a {{part.gears.to}}: conserte, se a placa está boa.',
      'Placa e engrenagem juntas em motor de mais de dez anos: troque.',
      'Modelo sem peça à venda: troque.',
    ],
    send: 'Mande a foto da etiqueta do motor e conte o que ele faz: dizemos as duas contas antes da visita.',
  },
  {
    when: [
      'troca|trocar|substituir|substituicao',
      'cremalheira*',
      'gasta|gasto|velha|quebrada|desgastada|estragada',
    ],
    unless:
      'como|posso|ou|nylon por|aco por|roldana*|trilho|engrenagem|pinhao|metro|metros|barulho|pulando|pula',
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['replace', 'price'],
    answer: [
      'A troca da cremalheira gasta fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, em geral numa visita só. Dente quebrado num ponto pede só o gomo; dente afinado no percurso todo pede a cremalheira inteira, e quase sempre o pinhão junto.',
    ],
    heading: 'Trocar um trecho ou a cremalheira toda',
    text: [
      'O gomo novo tem de ter o passo do velho, ou o motor pula na emenda. Com a peça no lugar, acerta-se uma folga pequena entre dente e pinhão, igual de ponta a ponta, e depois o fim de curso.',
    ],
    points: [
      'Folha leve e uso de casa: nylon com alma de aço.',
      'Chapa, prédio ou sol forte: aço galvanizado.',
      'Roldana que baixou a folha: troca-se antes, ou a nova se gasta igual.',
      'Parafusos e suportes da antiga: aproveitam-se, se firmes.',
    ],
    questions: [
      {
        question: 'Por que o pinhão entra na conta?',
        answer: 'Dente em ponta no pinhão marca a cremalheira nova em poucas semanas.',
      },
    ],
    send: 'Mande a foto de um trecho com uma régua ao lado, a da etiqueta do motor e o comprimento da folha.',
  },
  {
    when: [
      'bateu|bati|batida|bater|batendo|batido|atropel*|colidi*|abalro*',
      'carro|caminhao|moto|veiculo|van|caminhonete',
      'emperr*|trav*|tort*|emp*|amass*|nao abre|nao fecha|saiu|caiu|parou|entort*|fora',
    ],
    unless:
      'portao bateu|portao bate|bateu em carro|bateu em meu carro|bateu em a moto|bateu em moto|em cima de|motor bate|motor bateu|folha bateu|seguro|seguradora|quem paga|quem deve|indeniz*|vizinho|inquilino|pagar|paga|predio|condominio|porteiro|correr|deslizante|medo|evitar|fotocelula',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isDanger: true,
    answer: [
      'Portão que levou batida de carro, moto ou caminhão não se força nem se aciona: desligue o disjuntor, afaste as pessoas e fotografe tudo antes de mexer, porque a foto serve ao seguro. Motor, braço, cabo e fotocélula nós consertamos, de {{repair.from}} a {{repair.to}}; desempenar folha e coluna é do serralheiro, que vem antes.',
    ],
    heading: 'O que a batida costuma entortar',
    text: [
      'A pancada raramente fica na folha: ela tira a coluna do prumo, abre a dobradiça e entorta o braço do motor. Folha fora do lugar pode ter mola ou contrapeso puxando, e só se solta escorada.',
    ],
    points: [
      'Coluna ou dobradiça fora do prumo: serralheiro primeiro.',
      'Folha reta e motor que gira solto: braço, pino ou engrenagem.',
      'Fotocélula arrancada: o portão não fecha até outra entrar.',
      'Cabo frouxo ou caixa de peso no chão: ninguém embaixo.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão inteiro por dentro, outra do ponto da batida e o bairro.',
  },
  {
    when: [
      'tombado|tombada|patrimonio historico|patrimonio tombado|iphan|conpresp|condephaat|imovel historico|casa historica',
    ],
    unless: 'caiu|caminhao|vento',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Em imóvel tombado o motor de portão costuma ser possível, mas a fachada e a folha original não se mudam sem licença do órgão que tombou. Peça a autorização antes; o motor fica por dentro e o suporte, em geral, se fixa sem cortar a peça antiga. O conjunto numa casa fica entre {{replacement.from}} e {{replacement.to}}, por orçamento.',
    ],
    heading: 'O que perguntar ao órgão de patrimônio',
    text: [
      'Cada tombamento protege coisas diferentes, e por isso a resposta deles vem antes da nossa. Leve foto da folha, o lugar do motor e a marca de onde passa o fio.',
    ],
    points: [
      'Furo ou solda na folha original.',
      'Sinaleira e fotocélula à vista da rua.',
      'Trilho ou base no piso antigo.',
    ],
    send: 'Com a licença encaminhada, mande as fotos por dentro e as medidas: dizemos que motor cabe sem mexer na fachada.',
  },
  {
    when: [
      'apit*|bip*|bipando|bipe*',
      'nao fecha|nao desce|nao quer fechar|nao esta fechando|fica aberto|nao abre|nao anda',
      'portao|basculante|motor|garagem',
    ],
    unless: 'nao abre|nao sobe|nobreak|alarme|interfone|vezes',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Portão que apita e não fecha está quase sempre sem a resposta da fotocélula, ou com a bateria do nobreak no fim, que avisa e já não move a folha. Limpe as duas lentes, veja se nada corta o feixe e confira o disjuntor. Sensor trocado fica entre {{part.photocell.from}} e {{part.photocell.to}}; outro conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O ritmo do apito e o que ele diz',
    text: [
      'Ouça de que caixa ele sai: central, nobreak, sinaleira ou alarme da casa. Sem rede, o nobreak trabalha até a bateria acabar, e volta ao normal quando a luz volta.',
    ],
    points: [
      'Bipe espaçado, com luz na rua: bateria do nobreak.',
      'Toque contínuo e folha aberta: botão ou comando preso.',
      'Apito ao mandar fechar: fotocélula cortada ou desalinhada.',
      'Bipe do alarme: o sensor da casa vê o portão aberto.',
    ],
    further: 'Cada tipo de som está em [portão apitando sem parar](/portao-apitando-sem-parar).',
    send: 'Mande pelo WhatsApp um vídeo curto com o som, a foto da fotocélula e o bairro.',
  },
];
