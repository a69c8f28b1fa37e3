/** Answers to titles about control boards: buying. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const buyingAnswers: readonly DirectAnswer[] = [
  {
    when: ['fusivel|fusiveis', 'placa|central|portao|motor|ppa|garen|rossi|peccinin|preco|valor'],
    unless:
      'nao|barulho*|ruido|quebr*|queim*|gast*|solt*|estal*|ronc*|vaz*|esquent*|molh*|arrebent*|romp*|caiu|pul*|como|por que|porque|pode|posso|medir|testar|ou|versus|melhor|diferenca|onde fica|para que|o que e|trocar|troca|qual|amper*|disjuntor|sempre|toda|capacitor',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['buy', 'repair'],
    answer: [
      'O fusível da placa do portão é a cápsula de vidro junto da entrada de energia: compra-se igual ao velho, pelos ampères e pela tensão gravados no metal, em loja de eletrônica. Se o novo queima também, há curto na placa, no motor ou num acessório, e o reparo parte de {{repair.from}}.',
    ],
    heading: 'Trocar sem queimar a placa',
    text: [
      'Quem o troca é o técnico, com o disjuntor desligado, porque ele fica junto da entrada da rede. Nunca se põe um maior, nem fio ou papel-alumínio: a trilha queima no lugar dele, e a placa custa de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Vidro preto: curto forte.',
      'Fio partido e vidro limpo: idade ou sobrecarga.',
      'Duas cápsulas na placa: uma da rede, outra dos acessórios.',
    ],
    send: 'Mande uma foto da etiqueta da central e diga se o fusível queima ao ligar ou ao acionar.',
  },
  {
    when: [
      'fonte|fontes|fonte de alimentacao|fonte 12v|fonte 24v|fonte chaveada',
      'portao|motor|placa|central|garagem|ppa|garen|rossi|peccinin|nice|rcg|preco|valor|veiculo|veiculos',
    ],
    unless:
      'nao|barulho*|quebr*|queim*|gast*|solt*|estal*|ronc*|vaz*|esquent*|molh*|dispar*|caiu|por que|porque|pode|posso|medir|testar|ou|versus|melhor|diferenca|para que|o que e|nobreak|camera|interfone|notebook|computador|agua|ligar',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['buy', 'repair'],
    answer: [
      'A fonte do portão vem na própria placa, e quando queima se repara na bancada, a partir de {{repair.from}}, ou se troca com a central, de {{part.board.from}} a {{part.board.to}}. Fonte separada, de 12 V ou 24 V, só entra para acessório que a placa não alimenta, como trava, câmera ou receptor: compre pela tensão do aparelho, com ampères de sobra.',
    ],
    heading: 'Fonte da placa ou fonte do acessório',
    text: [
      'Central sem nenhuma luz, com o disjuntor ligado, aponta para a fonte ou o fusível ao lado dela. Central viva e acessório morto aponta para o borne, o fio ou a fonte dele.',
    ],
    points: [
      'Tensão igual à escrita no aparelho, contínua ou alternada.',
      'Corrente maior que a soma do que ela alimenta.',
      'Longe da antena do receptor: fonte chaveada encurta o alcance.',
    ],
    send: 'Mande a foto da etiqueta da central e diga que luzes acendem, e o que a fonte vai alimentar.',
  },
  {
    when: [
      'recondicionad*|remanufaturad*|recuperada|recuperadas|usada|usadas|seminova|segunda mao',
      'placa|placas|central',
      'garantia|preco|comprar|vale a pena|confiavel|motor|portao|compensa|quanto',
    ],
    unless: 'motor recondicionado|motor usado|queim*|nao',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['buy', 'price', 'worth'],
    answer: [
      'Placa recondicionada nós não vendemos: reparamos a sua, a partir de {{repair.from}}, ou pomos uma nova, de {{part.board.from}} a {{part.board.to}} com os controles gravados. Na nossa, a peça tem {{parts.warranty}} de garantia e o serviço, {{repair.warranty}}; numa recondicionada de loja, o mínimo são os noventa dias da lei.',
    ],
    heading: 'O que perguntar a quem vende a placa recondicionada',
    text: [
      'Recondicionar pode ser trocar relés e capacitores e provar com carga, ou só limpar e pintar. Peça por escrito o que foi trocado e a prova com um motor ligado.',
      'Placa de outra casa vem com controles de estranhos na memória: mande apagar tudo antes do primeiro uso.',
    ],
    points: [
      'Modelo e versão iguais aos da sua, letra por letra.',
      'Marca de queima no verso ou trilha refeita: recuse.',
      'Sem a causa achada, surto ou motor em curto queima a próxima.',
    ],
    further: 'A ordem dos testes está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e a da central fechada: dizemos se a sua tem reparo e quanto custa a nova.',
  },
  {
    when: [
      'ppa',
      'placa|placas|central|centrais|modulo',
      'original|avulso|avulsa|avulsos|avulsas|comprar|compra|preco|valor|quanto custa|quanto|vende*|onde|nova|novo|reposicao|loja|encontrar|acho|ppa',
    ],
    unless:
      'nao aceita|nao aprende|nao reconhece|nao cadastra|nao pega|nao memoriza|nao le|nao aciona|nao programa|nao codifica|apit*|bip*|erro|esquent*|nao grava|nao responde|nao obedece|consert*|repar*|arrumar|reforma|nao abre|nao fecha|nao anda|nao funciona|parou|travou|queim*|quebr*|estal*|barulho|como|diferenca|kit|instalar|regular|sozinh*|molhou|molhada|cheiro|pisca*|pula*|salta*|escap*|frouxa|desalinh*|raspa*|outra marca|outro fabricante|quantos|cabem|memoria|wifi|celular|inversor*|inversora|inverter|triflex|facility|jetflex|universal|defeito|codigo|falha*|esquema|diagrama|ligacao|ligar|manual|usad*|seminov*|segunda mao|reset*|apagar|program*|configur*|rele|reles|8f|fusive*|dip|dipswitch|jumper*|trimpot*|bluetooth|alexa|fotocelula*|sensor*|fechadura*|trava|sinaleir*|botoeira*|receptor|antena|controle*|capacitor*|funciona com|funciona em|combina|serve|servem|compativel|vale a pena|compensa|para que|o que e|qual a funcao|garen|rossi|peccinin|nice|rcg|agl|intelbras|nobreak|bateria|tag|interfone',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price', 'replace'],
    answer: [
      'Placa PPA nós levamos e trocamos, de {{part.board.from}} a {{part.board.to}} com a mão de obra, {{parts.warranty}} de garantia na peça e {{repair.warranty}} no serviço. Avulsa, só para levar, pergunte antes: ela se procura pelo nome impresso na própria placa, como Triflex, e pelo modelo do motor.',
    ],
    heading: 'O que tem de combinar com a placa PPA nova',
    text: [
      'Motor comum e motor com inversor (Jetflex) levam placas diferentes, e uma não serve no outro. O tipo de fim de curso e a tensão também têm de ser os da que sai.',
      'Nem sempre a troca é precisa: relé, fusível e borne têm conserto, e o teste no local, com uma central que o técnico leva, diz qual é o caso.',
    ],
    points: [
      'Nome e código impressos na placa, lidos com o disjuntor desligado.',
      'Modelo e tensão do motor, lidos na etiqueta dele.',
      'Controles da casa: se o receptor é de outra família, gravam-se novos.',
      'Depois da troca, curso e força se regulam de novo.',
    ],
    further: 'A ordem dos testes está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e conte o que a placa faz: dizemos se ela se acha e quanto fica trocada.',
  },
  {
    when: ['placa|central', 'universal'],
    unless:
      'nao abre|nao fecha|nao funciona|parou|quebr*|queim*|consert*|repar*|solt*|caiu|saindo|saiu|pulando|pula|estal*|barulho|gast*|torta|torto|desalinhad*|como|program*|regular|trocar|troca|pisca*|molhou|perdi|perdeu|sujo|suja|controle*|diferenca|ou',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'compatibility', 'price'],
    answer: [
      'Central universal serve em motor comum, de indução, se ela lê o fim de curso que o motor tem e aguenta a potência dele; em motor com inversor não serve nenhuma. A tensão da placa, 127 V ou 220 V, tem de ser a da etiqueta do motor, e nas placas que aceitam as duas ela se escolhe por uma chave ou por um jumper. Trocar a placa por uma universal, com a mão de obra, fica entre {{part.board.from}} e {{part.board.to}}.',
    ],
    heading: 'O que se ganha e o que se perde com a universal',
    text: [
      'Ganha-se quando a original saiu de linha: o motor continua, e a central nova já traz receptor para controles de hoje. Perde-se o que era próprio do conjunto, como a parada suave, e os controles antigos quase nunca gravam nela.',
      'Antes de comprar, deixe testar a que está aí: fusível, relé e borne têm conserto.',
    ],
    points: [
      'Tensão da tomada: medida antes, porque placa ligada na errada queima.',
      'Tipo de fim de curso: ímã, chave ou encoder.',
      'Capacitor: o valor do motor, e não o que vem na caixa.',
      'Saída para trava, luz e fotocélula, se você usa.',
    ],
    further: 'A ordem dos testes está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp a etiqueta do motor e conte o que a placa faz: dizemos se a universal serve e quanto fica.',
  },
  {
    when: [
      'placa|central|inversora',
      'inversor*|inversora|jetflex|jet flex',
      'ppa|motor|portao|comprar|preco|original',
    ],
    unless:
      'kit|abre|fecha|consert*|repar*|queim*|parou|erro|codigo|defeito|falha|nao|diferenca|posso|colocar|ou|rapido|basculante|correr|deslizante*',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price', 'replace'],
    answer: [
      'Placa de motor com inversor, como a do Jetflex, se orça à parte, pela foto da etiqueta do motor: ela é feita para aquele conjunto, e nem a universal nem a de motor comum servem no lugar. A de motor comum, para comparar, fica entre {{part.board.from}} e {{part.board.to}} trocada.',
    ],
    heading: 'Antes de comprar a central com inversor',
    text: [
      'Confirme que é ela: rede fora da tensão, fim de curso perdido e folha pesada fazem o inversor cortar do mesmo jeito, e a placa nova cortaria também. O teste é na visita, sem taxa.',
      'Surto de raio e volta de energia são o que mais a queima; um protetor no quadro custa menos que outra placa.',
    ],
    points: [
      'Modelo do motor e da placa, com as letras do fim.',
      'Tensão do ponto medida: o PPA Home Jetflex é de 220 V.',
      'Código de erro ou piscadas da luz, se há.',
      'Controles da casa juntos, para gravar de novo.',
    ],
    further: 'A ordem dos testes está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e um vídeo da luz da central: dizemos se a placa se acha e por quanto.',
  },
  {
    when: [
      'placa|placas|central|centrais',
      'qual|quais|que placa|que central',
      'comprar|compro|escolher|pegar|vai|usa|usar|serve|certa|pedir|levo|uso',
    ],
    unless:
      'nao|ppa|ou|melhor|diferenca|controle*|fotocelula*|interfone|receptor|queim*|fusive*|nobreak|bateria|capacitor',
    ofOtherBrand: true,
    subject: 'central-de-comando',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['buy', 'choose', 'compatibility'],
    answer: [
      'Compre a placa {marca} do mesmo código da que está no motor: ele vem impresso nela e na etiqueta, e o nome da tampa não basta. Se o código saiu de linha, serve uma compatível da mesma tensão, potência e tipo de fim de curso; em motor com inversor, só a do modelo. Trocada por nós, com os controles gravados, fica de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'O que a placa {marca} nova tem de repetir',
    text: [
      'A marca fez várias gerações da mesma placa, e o conector do fim de curso e o receptor mudam de uma para outra. Com a foto da etiqueta do motor dizemos qual é e se ela se acha, antes da visita.',
    ],
    points: [
      'Tensão do ponto e potência do motor.',
      'Fim de curso do mesmo tipo: ímã, chave ou encoder.',
      'Controles da casa: se o receptor novo lê o código deles.',
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor {marca} e a de um controle.',
  },
  {
    when: [
      'fonte chaveada|fonte 12v|fonte 24v|fonte de notebook|fonte de led',
      'serve|pode|posso|da para|funciona|usar|no lugar',
    ],
    unless: 'camera|interfone|nobreak|computador|queim*|nao',
    subject: 'central-de-comando',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Serve para acessório, e não no lugar da fonte da placa: a fonte chaveada alimenta trava, receptor, câmera ou sensor que a central não sustenta, na tensão escrita no aparelho e com ampères de sobra. A que fica dentro da placa do portão é daquele circuito; queimada, repara-se a partir de {{repair.from}} ou se troca a central, de {{part.board.from}} a {{part.board.to}}.',
    ],
    description:
      'Fonte chaveada serve para trava, receptor ou sensor do portão, na tensão do aparelho; no lugar da fonte da própria placa, não.',
    heading: 'O que ler antes de comprar a fonte',
    text: [
      'A etiqueta do acessório diz a tensão, 12 V ou 24 V, se é contínua ou alternada, e a corrente que ele puxa. A ligação se faz com o disjuntor desligado, por técnico ou eletricista.',
    ],
    points: [
      'Corrente da fonte maior que a soma dos aparelhos.',
      'Saída contínua não serve a acessório de corrente alternada.',
      'Caixa fechada, longe da chuva e da antena do receptor.',
    ],
    send: 'Mande a foto da etiqueta do acessório e a da central fechada.',
  },
];
