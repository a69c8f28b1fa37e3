/** Answers to titles about control boards: questions. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const questionsAnswered: readonly DirectAnswer[] = [
  {
    when: ['trocar|troca|substituir|comprar|preciso', 'placa|central', 'controle|controles'],
    unless:
      'nao *|parou|queimou|qual|ou|vale a pena|preciso trocar os controles|mesmo controle|serve|servem|aproveita*|perde|apaga|regrava*|gravar|condominio|predio|e preciso|tem que',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Trocar a placa do portão fica entre {{part.board.from}} e {{part.board.to}}, e os controles são gravados nela na mesma visita. Controle novo só é preciso se o velho for de outra família de código ou estiver gasto; o preço dele sai pela foto.',
    ],
    heading: 'A placa primeiro, os controles depois',
    text: [
      'A placa nova é escolhida pelo motor: tensão, tipo de fim de curso e capacitor. Ela decide qual controle entra, e por isso os dois se compram juntos ou o controle por último.',
    ],
    points: [
      'Placa da mesma marca e de código igual: os controles antigos entram.',
      'Outra família: controles novos, ou um receptor avulso que aceite os antigos.',
      'Reúna todos os da casa, porque a memória começa vazia.',
      'A peça sai com {{parts.warranty}} de garantia e o serviço, com {{repair.warranty}}.',
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor, da placa, se a tampa já saiu, e de um controle de frente e de verso.',
  },
  {
    when: [
      'formiga*|barata*|lagartixa*|aranha*|mosquito*|mosca*|besouro*|inseto*|bicho*|cupim|cupins|traca*',
      'placa|central|motor|caixa|portao|botoeira',
    ],
    unless:
      'madeira|dedetiz*|fotocelula|sensor|comando barata|central barata|placa barata|mais barata|barata preco|bem barata|baratas preco',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Bicho na central do portão, seja formiga, lagartixa ou barata, fecha curto entre as trilhas: desligue o disjuntor e não passe inseticida, porque o spray conduz e pode pegar fogo. A placa é tirada, limpa na bancada e muitas vezes volta; depois se fecha a entrada do fio.',
    ],
    heading: 'O que cada bicho deixa na caixa',
    text: [
      'Formiga junta terra e ovos sobre os relés e segura umidade. Lagartixa deita no ponto morno, que é o da fonte, e morre entre dois contatos da rede, com estouro e placa preta.',
      'Aranha e vespa preferem a fotocélula: a teia diante da lente já basta para o portão não fechar.',
    ],
    points: [
      'Clique seguido e motor mudo: bicho no contato do relé.',
      'Estouro e tudo apagado: lagartixa na parte da rede.',
      'Abre sozinho: sujeira úmida na entrada da botoeira.',
      'Não fecha: teia na lente da fotocélula.',
    ],
    sections: [
      {
        aspect: 'care',
        heading: 'Limpar e fechar a porta de entrada',
        text: [
          'Limpeza com a placa fora da caixa e vedação partem de {{repair.from}}; com a trilha queimada a placa se troca, de {{part.board.from}} a {{part.board.to}}. O veneno se põe no caminho do bicho, longe do motor, por quem faz dedetização.',
        ],
        points: [
          'Furo do fio com prensa-cabo ou massa de vedar.',
          'Borracha da tampa inteira e bem assentada.',
          'Mato e vaso afastados do motor.',
          'Teia tirada da lente com pano seco, todo mês.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso assoprar ou passar pincel na placa?',
        answer:
          'Com o disjuntor desligado, um pincel seco em volta da caixa ajuda. Nos componentes, deixe com o técnico: há capacitor carregado.',
      },
      {
        question: 'Naftalina ou talco dentro da caixa funciona?',
        answer: 'Não. O vapor e o pó atacam os contatos e seguram umidade. O que funciona é o furo vedado.',
      },
    ],
  },
  {
    when: [
      'led*|luz|luzinha|luzes',
      'vermelh*|verde|amarel*|azul|laranja|aces*|acend*|fica acesa|direto',
      'placa|central|motor|inversor',
    ],
    unless: 'controle|fotocelula|sensor|lampada|garagem|acende a luz|nobreak|nao acende|apagad*|pisca*',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Luz acesa na placa do portão costuma ser só o sinal de que há energia; a que denuncia defeito é a que tem um nome ao lado. Leia o que está impresso junto dela: FTC ou FOTO é a fotocélula, FCA e FCF são os fins de curso, BOT é a botoeira.',
    ],
    heading: 'O nome ao lado da luz diz mais que a cor',
    text: [
      'Cor não é norma: em uma placa o vermelho é energia, em outra é entrada acionada. O que vale é comparar: olhe quais luzes mudam com o portão aberto, fechado e com alguém diante da fotocélula.',
      'Luz de entrada que nunca apaga mostra um comando preso. É por isso que a central não obedece ao controle: ela já está recebendo outra ordem.',
    ],
    points: [
      'FTC ou FOTO acesa com o vão livre: lente suja ou par desalinhado.',
      'FCA e FCF acesas ao mesmo tempo: fio do fim de curso em curto.',
      'BOT acesa sem ninguém apertar: botão preso ou fio molhado.',
      'Luz da trava acesa o tempo todo: relé colado, desligue o disjuntor.',
      'Só a luz de energia acesa e nada responde: receptor ou processador.',
      'Luz que pisca em série: é aviso do modelo; filme um minuto e conte as piscadas.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que o técnico faz com essa luz',
        text: [
          'Ele solta o borne da entrada acusada: se a luz apaga, o defeito está no fio ou no sensor, de {{part.adjustment.from}} a {{part.photocell.to}}; se continua acesa sem nada ligado, está na placa, de {{part.board.from}} a {{part.board.to}}.',
          'Não faça esse teste com a caixa energizada, porque os bornes da rede ficam a um dedo dos outros.',
        ],
      },
    ],
    questions: [
      {
        question: 'A luz da placa gasta energia?',
        answer: 'Quase nada. O que a central consome parada é pequeno e não se nota na conta.',
      },
      {
        question: 'Posso chamar só pela foto da luz?',
        answer:
          'Pode. Uma foto da placa inteira, com as luzes e os nomes legíveis, já separa sensor, botão e placa na maioria dos casos.',
      },
    ],
  },
  {
    when: ['apit*|bip*|bipa*|bipando|beep*', 'motor|central|placa|portao'],
    unless: 'nobreak|no break|controle|alarme|cerca|interfone|bateria|pneu|sirene',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Portão que apita está avisando, e o primeiro passo é achar de que caixa vem o som: nobreak, central, sirene ou trava. Apito curto e repetido a cada minuto é quase sempre bateria de nobreak fraca; apito na hora de andar é o avisador da central; apito contínuo é entrada ou sensor preso.',
    ],
    heading: 'Cada apito vem de um lugar',
    text: [
      'Encoste o ouvido com o portão parado, sem abrir tampa. Depois peça a alguém que dê a ordem: o som que muda com a folha é da central ou do motor, o que não muda é de um acessório.',
      'Apito fino que sai do próprio motor com inversor, e só enquanto ele anda, é o som normal da frequência e não é aviso.',
    ],
    points: [
      'De minuto em minuto, com a luz da rua acesa: bateria do nobreak.',
      'Durante a falta de luz: nobreak trabalhando, normal.',
      'Enquanto a folha anda: avisador sonoro ligado na central.',
      'Com o portão aberto há tempo: alarme de portão aberto, função da placa.',
      'Contínuo e com o portão sem obedecer: fotocélula ou botão preso.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Calar o apito sem esconder o aviso',
        text: [
          'Cortar o fio da sirene tira o som e deixa o defeito. Resolvida a causa, o apito para sozinho: sensor e regulagem ficam de {{part.adjustment.from}} a {{part.photocell.to}}, e o avisador que não se quer mais é desligado na programação.',
        ],
      },
    ],
    questions: [
      {
        question: 'Apito depois da falta de luz passa sozinho?',
        answer:
          'Passa quando a bateria recarrega, em algumas horas. Se no dia seguinte ele continua, a bateria não segura mais carga.',
      },
      {
        question: 'Dá para baixar o volume do aviso?',
        answer: 'Em algumas centrais sim, na programação; nas outras se troca ou se desliga o avisador.',
      },
    ],
  },
  {
    when: [
      'abre e volta|sobe e volta|abre um pouco e volta|comeca a abrir e volta|abre e fecha de novo|abre e fecha em seguida|volta a fechar|abre e ja fecha|abre e logo fecha|sobe e desce',
    ],
    unless: 'luz|sem parar',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Portão que abre e logo volta a fechar recebeu uma segunda ordem ou encontrou peso no caminho. Aperte o botão uma vez só, com toque curto; se acontece também assim, as causas são controle que repete o sinal, tempo de pausa em zero ou força que corta na subida.',
    ],
    heading: 'Segunda ordem, pausa ou peso',
    text: [
      'Volta sempre no mesmo ponto da subida: é a folha que pesa ali. Volta só depois de abrir inteira: é o fechamento automático com tempo curto demais.',
      'Volta em pontos diferentes, com um dos controles: botão gasto, que manda duas vezes. O teste é usar a botoeira da parede.',
    ],
    points: [
      'Pela botoeira não volta: controle.',
      'Volta no alto, sem esperar: tempo de pausa.',
      'Volta no meio: trilho, roldana, cabo ou força.',
      'Volta depois da queda de luz: curso a regravar.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que se regula e o que se troca',
        text: [
          'Tempo de pausa, curso e força se acertam na central, de {{part.adjustment.from}} a {{part.adjustment.to}}. Se a folha pesa, o trabalho é nela, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Fotocélula faz o portão voltar na abertura?',
        answer:
          'Não. Ela age no fechamento: para ou reabre a folha. Quem volta na subida é força ou ordem repetida.',
      },
      {
        question: 'Posso usar assim?',
        answer:
          'Com cuidado e sem entrar no vão até ele parar de vez. Uma folha que inverte sozinha pega o carro pela metade.',
      },
    ],
  },
  {
    when: ['encoder|sensor hall|hall|sensor de posicao|sensor de giro|sensor de rotacao|reed'],
    unless: 'celular|aviso|o que e|que serve|como funciona|ou|preco|quanto custa',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Encoder com defeito faz o motor dar alguns centímetros e parar, andar devagar o curso inteiro ou esquecer onde é aberto e fechado. Ele é o sensor que conta as voltas do motor; sem essa contagem a central para por segurança ou procura o batente a cada viagem.',
    ],
    heading: 'Sinais que separam o encoder do fim de curso',
    text: [
      'Fim de curso falha numa ponta; encoder falha no caminho todo. Se o portão anda sempre o mesmo pouquinho e para, a central mandou andar, não recebeu contagem e cortou.',
      'As causas são conector solto, disco sujo de graxa, ímã que caiu do eixo e cabo partido junto do motor. Nada disso se testa com a rede ligada: a caixa guarda tensão.',
    ],
    points: [
      'Anda um palmo e para, sempre igual: sem contagem.',
      'Para cada vez num lugar: contagem que pula, cabo ou sujeira.',
      'Bate no fim e volta: curso perdido, precisa gravar de novo.',
      'Piscada de erro na placa: filme e mande, o código muda por marca.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Limpar, trocar ou gravar o curso',
        text: [
          'Com conector refeito e curso gravado, o acerto fica entre {{part.adjustment.from}} e {{part.adjustment.to}}. Se o sensor vem na placa e ela se troca, de {{part.board.from}} a {{part.board.to}}; ímã ou disco dentro do motor, de {{part.gears.from}} a {{part.gears.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Dá para usar o portão sem encoder?',
        answer:
          'Em algumas centrais sim, por tempo, mas ele perde a parada suave e a reversão por obstáculo. Não é solução para ficar.',
      },
      {
        question: 'Todo motor tem encoder?',
        answer:
          'Não. Muitos motores comuns trabalham só com fim de curso; o encoder é de quem tem velocidade controlada.',
      },
    ],
    send: 'Mande um vídeo do portão tentando andar, com o som, e a foto da etiqueta do motor.',
  },
  {
    when: ['rele|reles', 'test*|como|saber|trocar|troca|medir|qual|funcao|serve'],
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'O relé da central se testa pelo som e pela saída: ao comando ele estala, e do outro lado tem de aparecer a tensão do motor. Estala e não sai tensão é contato queimado; não estala é bobina, trilha ou falta de ordem. A medida é feita com a placa energizada, por técnico.',
    ],
    heading: 'O que se percebe sem abrir a caixa',
    text: [
      'De fora, com o portão parado e ninguém perto, aperte o controle e escute. Um estalo por toque é o normal. Muitos estalos seguidos apontam fonte fraca; nenhum, com a luz da placa acesa, aponta relé ou comando.',
      'Relé colado é o caso sério: o motor segue rodando sem ordem. Aí se desliga o disjuntor e não se religa.',
    ],
    points: [
      'Abre e não fecha, com estalo nos dois: contato do lado de fechar.',
      'Estala e o motor zumbe: capacitor ou folha presa, e não o relé.',
      'Bater na caixa faz funcionar: contato no fim.',
      'Marca escura na placa ao lado dele: solda trincada.',
    ],
    sections: [
      {
        aspect: 'replace',
        heading: 'Trocar o relé ou a placa',
        text: [
          'A troca do relé com a solda refeita é reparo de placa, a partir de {{repair.from}}, com {{parts.warranty}} de garantia na peça. Se a trilha queimou junto em vários pontos, a placa nova compensa mais, de {{part.board.from}} a {{part.board.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso trocar o relé sozinho?',
        answer:
          'É solda em placa com rede, e o relé novo precisa ter a mesma tensão de bobina e contato. Sem bancada, não vale.',
      },
      {
        question: 'Por que o contato queima?',
        answer:
          'Motor pesado ou travado puxa corrente demais na partida. Se a folha não for corrigida, o novo queima igual.',
      },
    ],
    send: 'Mande um vídeo com som do portão recebendo o comando e a foto da etiqueta da central.',
  },
  {
    when: [
      'devagar|lento|suave|mais lento|desaceler*|rampa de|parada suave|diminuir a velocidade|reduzir a velocidade|menos velocidade|macio|suavizar',
      'fechar|abrir|feche|abra|fecha|chegada|fim|como|motor|regul*|ajust*|deixar|fazer',
    ],
    unless:
      'esta|ficou|muito lento|ficando|demora|frio|subindo|perdeu|rampa de garagem|por que|trocar motor|trocar o motor|trocar|troca|rapido|esquent*',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Para o portão chegar mais devagar, regula-se a desaceleração na central, se ela e o motor tiverem essa função: motor com inversor muda a velocidade de verdade, e o comum só corta a força nos últimos palmos. Em central sem ela, a velocidade não se regula e o caminho é trocar a placa ou o motor.',
    ],
    heading: 'O que dá para mudar em cada motor',
    text: [
      'Com inversor, velocidade de abrir, de fechar e trecho de parada se ajustam separados. Motor comum com placa que tem rampa pode frear no fim; sem freio ou rampa, ele para de uma vez, e o que suaviza é a folha equilibrada e um batente de borracha.',
      'Se ele já foi mais lento e ficou rápido, não é regulagem: folha que desce depressa perdeu contrapeso ou mola, e isso é perigo.',
    ],
    points: [
      'Há trimpot RAMPA, DESAC ou VEL: é possível.',
      'Fechar mais lento que abrir: só em inversor.',
      'Bate mesmo com rampa: curso mal gravado.',
      'Criança em casa: fechamento lento e fotocélula baixa.',
    ],
    sections: [
      {
        aspect: 'adjust',
        heading: 'Regular ou trocar',
        text: [
          'A regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; placa com rampa, quando serve ao motor, de {{part.board.from}} a {{part.board.to}}. O kit com inversor para basculante é o JETFLEX, por {{kit.jetflex}} instalado.',
        ],
      },
    ],
    questions: [
      {
        question: 'Baixar a força deixa o portão mais lento?',
        answer: 'Não. Ele anda igual e para no primeiro atrito. Força e velocidade são ajustes diferentes.',
      },
      {
        question: 'Um regulador de tensão serve?',
        answer: 'Não. Baixar a tensão de um motor comum o faz roncar e queimar.',
      },
    ],
    send: 'Mande a etiqueta do motor e da placa: por elas dizemos se há rampa e o que dá para regular.',
  },
  {
    when: ['fusivel|fusiveis', 'trocar|troca|qual|como|amper*|valor|onde|substituir|usar'],
    unless: 'queima toda|queimando|sempre|disjuntor',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'O fusível da placa se troca por outro do mesmo valor e tipo, impressos na cápsula ou ao lado do soquete, com o disjuntor desligado. Papel-alumínio, fio ou fusível maior tiram a única proteção da central; e se o novo queima em seguida, há curto, e não adianta pôr o terceiro.',
    ],
    heading: 'Trocar e ver se ele segura',
    text: [
      'Puxe a cápsula pelo meio com um alicate isolado, leve-a para comprar igual, de vidro e com a mesma letra de tempo. Não encoste no capacitor, que guarda carga depois de desligado.',
      'Se queimou uma vez depois de temporal, o novo costuma segurar. Se queima ao ligar, o curto está na placa ou num acessório; se queima ao comando, está no motor ou no capacitor.',
    ],
    points: [
      'Vidro preto por dentro: curto forte.',
      'Fio partido e vidro limpo: sobrecarga ou idade.',
      'Queima só quando chove: água em emenda ou sinaleira.',
      'Central com dois fusíveis: um da rede, outro dos acessórios.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Se o segundo queimou',
        text: [
          'O técnico solta motor e acessórios dos bornes e religa um a um até achar o culpado. O conserto vai de {{repair.from}} a {{repair.to}}; se for a placa, de {{part.board.from}} a {{part.board.to}}, com {{parts.warranty}} de garantia na peça.',
        ],
      },
    ],
    questions: [
      {
        question: 'Onde fica o fusível?',
        answer: 'Num soquete perto da entrada da rede, às vezes sob uma capa. A foto da placa mostra qual é.',
      },
      {
        question: 'Posso usar um de valor um pouco maior só hoje?',
        answer: 'Não. O que queimaria no lugar dele é a trilha da placa, ou o fio.',
      },
    ],
    send: 'Mande a foto da placa com o soquete à vista e conte em que momento o fusível queima.',
  },
  {
    when: [
      'percurso|curso|memoria de curso|tempo de abertura|tempo de funcionamento|caminho',
      'gravar|grava|programar|configurar|aprender|memorizar|regravar|como',
    ],
    unless: 'fim de curso|controle|nao memoriza|nao grava|nao aprende',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Gravar o percurso é deixar a central conhecer o caminho: com a folha fechada e o motor engatado, segura-se o botão de gravação até a luz mudar, dá-se a ordem e espera-se um ciclo inteiro, abrir e fechar, sem ninguém passar. O botão e o tempo mudam por marca, e estão no manual da placa.',
    ],
    heading: 'Antes, durante e depois da gravação',
    text: [
      'Antes: folha leve na mão, ímãs no lugar e fotocélula alinhada, porque a central grava também o atrito que encontrar. Durante: não corte o feixe e não dê segunda ordem, ou a conta sai errada.',
      'Depois: prove três viagens e a parada. Se ele não chega ao fim ou bate, o fim de curso é que está fora, e gravar de novo não corrige.',
    ],
    points: [
      'Não confunda com o botão que apaga controles.',
      'Faltou luz no meio: repita do começo.',
      'Trocou placa, motor ou roldana: grave outra vez.',
      'Inversor: o primeiro ciclo é lento de propósito.',
    ],
    sections: [
      {
        aspect: 'program',
        heading: 'Com o técnico',
        text: [
          'Gravar curso, acertar força e conferir a fotocélula fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; controles novos na mesma visita, de {{part.programming.from}} a {{part.programming.to}}, com {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'Faltou luz e ele anda devagar. Perdeu o curso?',
        answer: 'Quase sempre só está se achando. Deixe completar um ciclo inteiro antes de regravar.',
      },
      {
        question: 'A central não entra no modo de gravação. Por quê?',
        answer:
          'Botão gasto, fim de curso aberto ou fotocélula cortada. Muitas placas se recusam com o feixe interrompido.',
      },
    ],
    send: 'Mande a foto da etiqueta da central: dizemos o manual e a ordem dos toques.',
  },
  {
    when: [
      'umidade|umid*|condensacao|sereno|mofo|orvalho|vapor|garoa|neblina|suor',
      'placa|central|motor|caixa|portao|controle|receptor|fotocelula',
    ],
    unless: 'sensor de umidade|abre sozinh*|madeira',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Umidade na caixa do portão oxida bornes e trilhas aos poucos: o portão começa falhando de manhã e volta ao normal com o sol. Com o disjuntor desligado, veja se a tampa veda e por onde o conduíte traz ar úmido; a placa verde ou branca nos contatos pede limpeza antes que queime.',
    ],
    heading: 'Por onde a umidade entra e como sai',
    text: [
      'A água que mais estraga não é a da chuva, é o ar quente que sobe pelo conduíte e condensa na tampa fria. Espuma ou massa de calafetar na boca do conduíte e um furo de dreno embaixo da caixa resolvem.',
      'Sereno sobre a carcaça não faz mal. Gota por dentro da fotocélula ou da botoeira faz: é ela que impede de fechar ou manda abrir.',
    ],
    points: [
      'Falha de manhã, anda à tarde: condensação.',
      'Pó verde nos bornes: oxidação, limpar com álcool isopropílico.',
      'Gota atrás da lente: fotocélula sem vedação.',
      'Sachê de sílica ajuda, se for trocado.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Limpar, vedar ou trocar',
        text: [
          'Limpeza da placa e vedação ficam entre {{repair.from}} e {{repair.to}}; se trilhas se foram, a troca da placa vai de {{part.board.from}} a {{part.board.to}}, e a fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso secar a placa com secador?',
        answer:
          'Ar frio e distância, com o disjuntor desligado. Ar quente solta componente e empurra a água para baixo deles.',
      },
      {
        question: 'Cobrir o motor com plástico ajuda?',
        answer: 'Piora: prende o vapor. Use uma cobertura aberta embaixo e nos lados.',
      },
    ],
    send: 'Conte a que hora falha e mande fotos da caixa por fora e da entrada dos fios.',
  },
  {
    when: [
      'quantos controles|numero de controles|quantidade de controles|memoria de central|limite de controles|quantos posso|quantos da para|quantos consigo|quantos pode|quantos cabem|ate quantos',
      'memoria|cabem|cabe|aceita*|grav*|cadastr*|program*|central|receptor|limite|quantos',
      'controle*|central|memoria',
    ],
    unless: 'vem|kit|apag*|limpar|zerar|excluir|deletar',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Depende da central: as de casa guardam dezenas de controles, e as de condomínio, com memória externa, centenas. O número certo está na etiqueta ou no manual da placa; quando a memória enche, a central recusa o novo ou apaga o mais antigo, conforme o modelo.',
    ],
    heading: 'O que fazer quando a memória enche',
    text: [
      'O melhor é limpar a memória inteira e gravar de novo só os controles em uso. Com isso saem também os de antigos moradores e os perdidos, que continuavam abrindo.',
      'A gravação fica entre {{part.programming.from}} e {{part.programming.to}}. Se a casa ou o prédio passou do limite, um receptor avulso com mais memória resolve sem trocar a central.',
    ],
    points: [
      'Cada botão gravado ocupa um lugar, não cada controle.',
      'Celular e tag também contam, se usam o mesmo receptor.',
      'Reúna todos os controles no dia da limpeza.',
      'Anote a quem pertence cada número gravado.',
    ],
  },
  {
    when: [
      'tag|tags|uhf|adesivo|biometria|facial|reconhecimento|senha|teclado',
      'portao|garagem|condominio|veicular|abrir|acesso|instalar',
    ],
    unless: 'fechadura',
    subject: 'central-de-comando',
    answer: [
      'O portão abre por tag, senha ou leitura facial quando o leitor tem saída de contato seco, que ligamos na entrada de botoeira da central. O leitor e o cadastro são de empresa de controle de acesso; do contato em diante, o serviço é nosso.',
    ],
    heading: 'O que o leitor precisa entregar ao portão',
    text: [
      'A central não distingue quem apertou: qualquer contato fechado por um instante vale por um toque. Por isso o leitor deve abrir e nunca fechar, e a fotocélula precisa estar funcionando.',
      'A ligação fica entre {{repair.from}} e {{repair.to}}, conforme a distância do cabo.',
    ],
    points: [
      'Saída de contato seco, sem tensão.',
      'Cabo separado do fio da rede.',
      'Um comando manual de reserva, para falha do leitor.',
      'Cadastro antigo apagado quando alguém se muda.',
    ],
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
];
