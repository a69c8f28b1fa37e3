/** Answers to titles about control boards: other faults. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const otherFaultsAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'luz de portao|luz de garagem|lampada de garagem|lampada de portao|luz de cortesia|portao luz|garagem luz|lampada',
      'nao acende|nao liga|parou|apagada|apagou|nao apaga|fica acesa|nao acende mais|queim*',
    ],
    unless:
      'para de funcionar|se a lampada|sem luz|falta de luz|acabou a luz|caiu a luz|faltou luz|luz de placa|luz de controle|luz de motor|luz de central|voltou a luz|fotocelula|sinaleira|sinalizador|led verde|led vermelho|controle*|quando acaba|fecha|abre',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'A luz que acende com o portão sai da central, pela saída de luz de garagem ou de cortesia. Se o portão anda e ela não acende, troque primeiro a lâmpada por uma que funcione noutro lugar; depois vêm o soquete, o tempo regulado na placa e o relé dessa saída. Lâmpada que não apaga é relé colado. O conserto dessa saída fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'O que olhar sem abrir a caixa',
    text: [
      'Apague no interruptor, se há um, e acione o portão de noite: luz que pisca fraca é lâmpada de LED com fuga na saída, e não defeito. O soquete se mexe com o disjuntor desligado.',
    ],
    points: [
      'Outra lâmpada, da mesma tensão.',
      'Interruptor que corta a mesma lâmpada.',
      'Estalo da placa ao abrir: a saída está mandando.',
    ],
    send: 'Mande um vídeo da luz com o portão andando e a foto da etiqueta da central.',
  },
  {
    when: [
      'sinais|sinal|como saber|saber se|sintomas|sintoma',
      'placa*|central*',
      'vai queimar|para queimar|perto de queimar|vai pifar|no fim|com problema|com defeito|ruim|vai parar|estragando|morrendo',
    ],
    unless: 'motor queimou|preco|bateria',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'A placa avisa antes de parar: o portão falha de vez em quando e volta sozinho, esquece os controles, anda só para um lado, a luz dela apaga ou treme e o relé estala sem que nada se mova. Mancha escura, inseto morto ou umidade na tampa completam o quadro. Com cheiro ou estouro, desligue o disjuntor; o reparo parte de {{repair.from}} e a troca fica de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'O que adianta fazer agora',
    text: [
      'Desligue o disjuntor por um minuto e ligue de novo. Se ela volta ao normal por dias, a fonte ou um contato está cansado, e o conserto ainda é barato.',
      'Peça ao técnico a vedação do furo dos fios, a caixa fora do alcance da água e um protetor de surto no quadro. É isso que mais mata placa.',
    ],
    points: [
      'Falha só com chuva: água.',
      'Falha em horário de pico: tensão baixa.',
      'Falha depois de raio: surto, mande medir.',
      'Esquece o percurso: memória.',
    ],
    send: 'Mande um vídeo da luz da placa numa tentativa e uma foto da caixa.',
  },
  {
    when: [
      'fotocelula*|sensor',
      'controle*',
      'nao funciona|nao funcionam|parou|pararam|com defeito|queimad*|nao abre|nao fecha',
    ],
    subject: 'central-de-comando',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Fotocélula e controle que param juntos têm uma causa em comum, que é a placa: os dois se alimentam dela, e fonte fraca, fusível ou pico de raio cala ambos. Veja se a luz da central está acesa e se a botoeira abre. Acesa e com botoeira boa, mede-se a saída de 12 ou 24 V; apagada, é fusível ou fonte, com reparo a partir de {{repair.from}}. Até lá, {prova na mão}, feche a folha e não use o portão sem o sensor.',
    ],
    heading: 'Uma causa ou duas',
    text: [
      'Se o controle volta com bateria nova, eram dois defeitos: a bateria e o par, que instalado fica de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    points: [
      'Depois de raio: placa e sensor são medidos juntos.',
      'Depois de chuva: emenda molhada derruba a saída.',
      'Fonte nova: religue um acessório por vez.',
    ],
    send: 'Mande uma foto da central com a caixa fechada e dos dois lados da fotocélula.',
  },
  {
    when: [
      'quente|esquent*|morno',
      'controle*|central|placa|fonte|transformador|nobreak*|bateria*',
      'e normal|normal|e comum|natural|devo me preocupar|preciso me preocupar|e perigoso|tem problema|e grave|preocupante',
    ],
    unless: 'motor|quanto custa',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs'],
    answer: [
      'Morno ao toque, sim: transformador, fonte e carregador ficam ligados o dia todo. Quente a ponto de tirar a mão, com cheiro ou com plástico amolecido não é normal: desligue o disjuntor, porque é curto, carga demais na mesma fonte ou bateria no fim.',
    ],
    heading: 'Até onde o calor é aceitável',
    text: [
      'Encoste a mão na tampa fechada, sem abrir, depois de uma hora sem usar o portão. Se a caixa está mais quente que a parede ao sol, alguma peça trabalha sem parar, e o conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Controle quente: botão preso ou pilha em curto, tire a pilha.',
      'Nobreak quente e bateria inchada: desligue e não abra.',
      'Fonte que alimenta câmera e fechadura junto: divida as cargas.',
      'Caixa ao sol: mude de lugar ou sombreie com ventilação.',
    ],
    send: 'Mande a foto da caixa fechada e diga o que mais está ligado nela.',
  },
  {
    when: [
      'placa|central|inversora|inversor',
      'inversora|inversor*|jetflex|jet flex|triflex|facility|placa|central',
      'erro|codigo|defeito|e1|e2|e3|e4|e5|e6|e7|e8|falha',
    ],
    unless:
      'controle*|comprar|preco|valor|quanto|original|nova|aplicativo|receptor|sozinh*|interferencia|defeito ou|ou defeito|ou aviso',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Código no visor é o que a placa viu, e não a prova de que ela queimou: o significado está no manual daquele modelo, e os mais comuns falam de folha pesada, fim de curso não achado, fotocélula cortada e tensão fora da faixa. O reparo parte de {{repair.from}}; a troca de uma placa comum fica entre {{part.board.from}} e {{part.board.to}}, e a de inversor se orça pela etiqueta.',
    ],
    heading: 'Na ordem, antes de condenar a placa',
    text: [
      'Anote o código e o momento: ao ligar, na partida ou no meio do curso. Deixe o disjuntor desligado por um minuto e ligue outra vez; se o número volta no mesmo ponto, a causa continua lá.',
      'Com a energia cortada e os cabos inteiros, a folha é movida na mão: pesou, o código de esforço está certo, e a placa nova mostraria o mesmo.',
    ],
    points: [
      'Ao ligar: tensão do ponto ou sensor interno.',
      'Na partida: trava presa, folha pesada ou capacitor.',
      'No meio: trilho, guia, obstáculo ou curso perdido.',
      'Só fechando: fotocélula suja ou desalinhada.',
    ],
    further: 'A ordem dos testes está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp o código, a etiqueta do motor e um vídeo do visor na hora em que ele aparece.',
  },
  {
    when: [
      'aperto para fechar|aperto pra fechar|mando fechar|vou fechar|na hora de fechar|em hora de fechar|quando aperto para fechar|para fechar ele',
      'abre|abre mais|abre de novo|sobe|volta a abrir|ele abre',
    ],
    unless: 'nao abre|depois de fechar|encosta',
    subject: 'central-de-comando',
    isComplaint: true,
    aspects: ['repair', 'program'],
    answer: [
      'Se você manda fechar e ele abre mais, a central acha que ainda não terminou de abrir, ou recebe a ordem no botão errado: há controle com um botão para cada sentido. Pode ser também o fim de curso de abertura que não avisa, ou a fotocélula cortada, que só deixa abrir. Regular custa de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Uma prova de cada vez',
    text: [
      'Deixe o vão livre, limpe as lentes e aperte a botoeira da parede, contando até cinco entre um toque e outro.',
    ],
    points: [
      'Pela botoeira fecha: botão do controle ou gravação.',
      'Abre até bater e só então fecha: fim de curso de abertura.',
      'Nunca fecha: fotocélula, ou relé de fechamento.',
      'Faz o contrário nos dois sentidos: fios do motor trocados.',
    ],
    further: 'Os testes estão em [portão não fecha](/portao-nao-fecha).',
    send: 'Mande pelo WhatsApp um vídeo dos toques, com a folha à vista, a foto do controle e a da etiqueta da central.',
  },
  {
    when: [
      'demora|atraso|segundos',
      'responder|responde|obedecer|comecar|sair|acionar|depois que aperto',
      'controle|portao|motor',
    ],
    unless: 'fechar|instalacao',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Demora igual toda vez, de poucos segundos, é tempo de programação: sinaleira ligada antes do movimento, retardo da folha ou central que espera a trava soltar. Demora que varia é controle falando fraco: bateria, antena ou ruído.',
    ],
    heading: 'Igual sempre ou diferente a cada vez',
    text: [
      'Aperte a botoeira e conte: se ela também demora, é a central; se responde na hora, é o rádio. Na central o tempo se muda pelo manual da placa; no rádio, bateria e antena vêm primeiro.',
      'Ajustar o tempo ou gravar o controle outra vez fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Estala e só depois anda: trava elétrica ou capacitor.',
      'Ficou assim depois de alguém mexer na placa: tempo de sinaleira ou de trava mudado.',
      'Pelo celular, conte também o tempo da internet: alguns segundos são normais.',
    ],
    further: 'O que a placa controla está em [central de comando](/topicos/central-de-comando-de-portao).',
    send: 'Conte os segundos pela botoeira e pelo controle, com a foto da etiqueta da central.',
  },
  {
    when: [
      'central|placa|caixa de placa|transformador',
      'esquent*|quente|superaquec*|fervendo',
      'portao|motor|muito|placa|central',
    ],
    unless: 'capacitor|cheir*',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'A central morna é normal, porque o transformador fica ligado o dia todo; quente a ponto de não se deixar a mão, não. As causas são fonte carregada demais, com fechadura, câmera ou módulo na mesma saída, relé ou componente em curto, água, ou sol batendo na caixa fechada. Desligue o disjuntor, tire o que foi ligado nela há pouco e chame: reparo a partir de {{repair.from}}, placa nova de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'O que aquece uma placa',
    text: [
      'Placa de inversor tem dissipador e esquenta mais que a comum depois de várias viagens. A comum só aquece no transformador.',
    ],
    points: [
      'Cheiro ou mancha escura: não religue.',
      'Motor travado puxa corrente e aquece relés.',
      'Caixa ao sol: sombra e ventilação, sem abrir a vedação.',
    ],
    send: 'Mande a foto da caixa fechada e diga o que está ligado na central.',
  },
  {
    when: [
      'luz|led|placa|central',
      'vermelh*|verde|azul|muda de cor|acende|pisca',
      'quando aperto|ao apertar|quando aciono|quando clico|quando dou comando|ao acionar',
    ],
    unless: 'raio|cheiro',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Luz que acende ou muda quando você aperta o controle mostra que a ordem chegou à central: o controle e o receptor estão bons. Se o portão não anda mesmo assim, o que falta vem depois: fotocélula cortada, fim de curso, capacitor ou motor. O vermelho em si tem o sentido que o manual daquela placa dá, e costuma ser só o sinal de comando; o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Da luz ao movimento',
    text: [
      'Escute depois do toque: estalo e silêncio apontam relé ou fio; ronco, capacitor ou folha presa; nada, entrada bloqueada.',
    ],
    points: [
      'Acende e o portão anda: é o aviso normal.',
      'Acende e pisca sem parar: código de erro.',
      'Não acende: bateria, gravação ou receptor.',
    ],
    send: 'Mande um vídeo do portão ao receber o comando, com a caixa fechada na imagem.',
  },
  {
    when: [
      'placa|central',
      'alcool|isopropilico|limpar|limpa contato|zinabre|oxidada|oxidacao|oxidou|esverdeada|azinhavre|ferrugem',
    ],
    unless: 'controle|fotocelula|solar|trilho|lente',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['repair', 'care'],
    answer: [
      'Placa com zinabre se limpa, sim, pelo técnico, com álcool isopropílico e pincel macio, fora da caixa, sem energia nenhuma e seca antes de voltar. Com a placa no lugar, não: o capacitor guarda choque e o líquido leva a sujeira para baixo dos componentes. Álcool comum tem água, e não serve.',
    ],
    heading: 'Quando o zinabre ainda tem conserto',
    text: [
      'Pó verde em borne e em terminal sai com limpeza e aperto. Trilha comida, via aberta ou relé com contato preto se reparam, a partir de {{repair.from}}, ou pedem placa nova, de {{part.board.from}} a {{part.board.to}}.',
      'Limpar sem achar por onde a umidade entra é adiar: o furo do fio se veda por baixo, a caixa vai para a sombra e a tampa fecha com borracha.',
    ],
    points: [
      'O técnico desliga o disjuntor e o nobreak antes da tampa.',
      'Não use WD-40 nem verniz em conector.',
      'Bateria ou pilha vazada na placa: chame logo, o ácido segue comendo.',
      'Formiga e lagartixa: mesmo remédio, e tela na entrada.',
    ],
    send: 'Mande a foto da etiqueta da central e a da caixa por fora: dizemos se vale a limpeza.',
  },
  {
    when: [
      'segurando|segurar|apertado|pressionado|pressionando|apertando',
      'botao|controle|botoeira|so fecha|fecha so|so abre|abre so|so anda',
      'abre|fecha|anda|funciona|move',
    ],
    unless:
      'segunda apertada|segundo aperto|segunda vez|terceira apertada|terceira vez|segunda|travado|preso sozinho|afund*',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Portão que só anda com o botão seguro está em modo de homem presente: a central não confia em algum sinal e só se move enquanto alguém olha e aperta. Na maioria das vezes é a fotocélula, cortada ou com defeito, ou o curso que se perdeu; em poucas, é essa a função escolhida na placa ou um pulso fraco do controle.',
    ],
    heading: 'Controle, fotocélula ou curso',
    text: [
      'Faça igual com a botoeira da parede. Se nela basta um toque, o controle é que está fraco: bateria ou botão. Se nela também é preciso segurar, limpe as lentes, veja as luzes do par e deixe a central fazer uma viagem inteira sem obstáculo.',
      'Fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}; regravar o curso, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Só ao fechar: fotocélula.',
      'Nos dois sentidos, depois de faltar luz: curso perdido.',
      'Só com um controle: bateria ou contato dele.',
      'Solta e ele para na hora: modo escolhido na placa.',
    ],
    send: 'Mande pelo WhatsApp um vídeo da luz da placa enquanto você segura o botão, e a foto das duas lentes.',
  },
  {
    when: [
      'tec tec|tac tac|tique|clic|clique|estalinho|clac|tlec|plec|da um estalo|so estala|estala e',
      'nao abr*|nao anda|nao sai|nao liga|nao move|portao|motor|nao funciona|parado',
    ],
    unless: 'rele|reles|dente|cremalheira|trava eletrica|fechadura',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Portão que faz tec e não abre recebeu a ordem: o clique é o relé da central, e o que falta vem depois dele. Conte os cliques; um só, com o motor mudo, aponta capacitor, fio ou trava que não soltou, e vários seguidos apontam fonte fraca ou borne frouxo.',
    ],
    heading: 'Do clique até a folha',
    text: [
      'Depois do relé a corrente passa pelo capacitor e pela bobina, e a força passa pela engrenagem. Zumbido junto do clique põe o capacitor na frente; silêncio total põe fio, bobina ou o protetor térmico de um motor quente.',
      'Com o disjuntor desligado e a folha reta, solte o motor e leve-a na mão. Se ela prende, o motor clica e não vence.',
    ],
    points: [
      'Um clique e zumbido: capacitor.',
      'Um clique e silêncio: fio do motor, bobina ou motor quente.',
      'Cliques em série: tensão baixa ou fonte da placa.',
      'Clique na fechadura do portão de abrir: trava que não recolhe.',
      'Clique e a luz da garagem cai: folha presa ou fio fino.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que custa cada fim de história',
        text: [
          'Capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; placa, de {{part.board.from}} a {{part.board.to}}; ajuste ou borne, perto de {{part.adjustment.from}}. Pare de insistir no controle até a visita, porque cada tentativa esquenta a bobina.',
        ],
      },
    ],
    questions: [
      {
        question: 'Nenhum clique ao apertar: é outra coisa?',
        answer:
          'É. Sem clique a ordem não chegou ao relé, e se olha energia, controle, botoeira e placa, nessa sequência.',
      },
      {
        question: 'Dar um tranco na folha ajuda?',
        answer:
          'Se ela parte com o tranco, o capacitor está fraco. Não repita: a mão fica perto de uma folha que pode arrancar.',
      },
    ],
  },
  {
    when: [
      'so em um sentido|so para um lado|so um sentido|um sentido so|so abre ou|apenas um sentido|so vai para um lado|so funciona para um lado|um lado so',
      'motor|portao|anda|funciona|gira',
    ],
    unless: 'torto|pesad*|desce|baixo|folha',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Motor que só funciona num sentido está bom: quem falta é a ordem do outro lado. A causa é fim de curso que acusa a folha já chegada, fotocélula que proíbe fechar ou relé queimado na central. Veja primeiro o que é de graça: ímã no lugar e lentes limpas.',
    ],
    heading: 'Qual sentido falta diz onde procurar',
    text: [
      'Só abre: fotocélula, fim de curso de fechado ou relé de fechar. Só fecha: fim de curso de aberto ou relé de abrir. Escute a caixa de longe ao mandar o lado que falta: estalo sem motor é contato do relé ou fio; silêncio é sensor.',
      'Não troque os fios do motor para testar: o fim de curso fica invertido, e ele empurra o batente.',
    ],
    points: [
      'Luz da fotocélula apagada: limpar e alinhar.',
      'Ímã caído ou parado no sensor: recolocar.',
      'Estalo e nada: relé ou fio daquele lado.',
      'Começou depois de trocar a placa: fios do sensor trocados.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O conserto por causa',
        text: [
          'Fim de curso, de {{part.adjustment.from}} a {{part.adjustment.to}}; fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}; relé ou placa, de {{part.board.from}} a {{part.board.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Pode ser o capacitor?',
        answer: 'Raramente: fraco, ele falha nos dois sentidos, e mais no que a folha pesa.',
      },
      {
        question: 'Como fecho o portão até lá?',
        answer:
          'Na mão, com o disjuntor desligado e o motor solto, se a folha está reta e leve. Depois, trave.',
      },
    ],
    send: 'Diga qual sentido funciona e mande um vídeo com som do comando que falha.',
  },
  {
    when: ['placa|central|placas|centrais'],
    unless:
      'preco|quanto|controle|nao liga|pisca*|program*|serve|queim*|alarme|cerca|interfone|fechadura*|fecho|fotocelula*|sinaleir*|botoeira*|nobreak|combina*|compativel|diferenca|diferencas|o que muda|melhor',
    ofOtherBrand: true,
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['repair', 'replace'],
    answer: [
      'Placa {marca} com defeito se conserta quando queimou relé, fusível ou fonte, e se troca quando a trilha carbonizou ou o processador se foi. Comece pelo código impresso nela: com ele dizemos se há peça, se entra uma compatível e quanto fica, de {{part.board.from}} a {{part.board.to}} na troca.',
    ],
    heading: 'Consertar, trocar por original ou pôr compatível',
    text: [
      'Em motor de indução comum, uma central de outra marca serve se ler o mesmo tipo de fim de curso e aguentar a potência. Em motor de inversor, só a placa do próprio modelo.',
      'Depois da troca os controles se gravam de novo, e o curso se regula. A peça tem {{parts.warranty}} de garantia, e o serviço, {{repair.warranty}}.',
    ],
    points: [
      'Fusível inteiro e nenhuma luz: fonte da placa.',
      'Estalo sem movimento: relé, capacitor ou motor.',
      'Mancha preta: não religue o disjuntor, e chame.',
      'Só um sentido funciona: relé daquele lado ou fim de curso.',
    ],
    further: 'A ordem dos testes está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da etiqueta da central {marca}, com o código legível, e conte se ela acende e se estala.',
  },
  {
    when: [
      'ao contrario|inverter o sentido|inverter sentido|mudar o sentido|inverter o motor|contrario|invertid*|inverte*|invertendo|sentido errado|lado errado',
    ],
    unless:
      'inversor|inversora|triflex|central inverter|placa inverter|modulo inverter|motor inverter|portao inverter|inverter ppa|ppa inverter|tecnologia inverter|com inverter',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Motor que gira ao contrário, com o portão abrindo quando devia fechar, tem dois fios do motor trocados na central, e isso acontece quase sempre depois de trocar a placa. Desligue o disjuntor antes que a folha force o batente: o técnico inverte os dois fios, ou o sentido na própria central, e confere o fim de curso antes de soltar o portão.',
    ],
    heading: 'Inverter o motor sem perder o fim de curso',
    text: [
      'Trocar só os fios do motor deixa o sensor de abrir no lugar do de fechar, e o motor empurra o batente até queimar. O técnico inverte os dois, testa as paradas e a força, num serviço de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Depois de troca de placa: fios do motor ou do fim de curso.',
      'Do nada: relé colado ou fim de curso com fio solto.',
      'Só no primeiro toque depois da luz voltar: muitas placas partem abrindo, e é normal.',
    ],
  },
  {
    when: [
      'abertura parcial|abertura de pedestre|abrir um pouco|meia abertura|abrir so um pouco|passagem de pedestre|funcao pedestre|abertura para pedestre|parcial',
    ],
    unless: 'nao abre',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'A abertura parcial, para passar uma pessoa sem abrir o portão inteiro, é uma função da central de comando: um segundo botão do controle abre só um pedaço e o fecha depois. Nem toda central tem; a foto da etiqueta da central diz se a sua faz, e em portão de correr é onde ela mais ajuda.',
    ],
    heading: 'Para ter abertura de pedestre no portão',
    text: [
      'Em basculante a folha sobe inteira da soleira, e abrir um pouco deixa um vão baixo e perigoso: ali o caminho é uma porta social ao lado ou embutida. Em portão de duas folhas, abre-se só a primeira.',
      'Programar a função e gravar o segundo botão fica entre {{part.programming.from}} e {{part.programming.to}}; se a central não tem a função, a troca dela fica entre {{part.board.from}} e {{part.board.to}}.',
    ],
    points: [
      'Controle com pelo menos dois botões livres.',
      'Central com entrada ou função de pedestre no manual.',
      'Fotocélula alinhada, porque o portão fecha sozinho depois.',
    ],
  },
  {
    when: [
      'memoriz*|aprend*|autoaprend*|percurso|nao grava o curso|nao le o curso',
      'central|placa|motor|portao',
    ],
    unless: 'controle',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Central que não memoriza o percurso não está vendo os fins de curso: sem o aviso de aberto e de fechado ela não fecha a conta do caminho. Confira se os ímãs passam diante do sensor, se a folha chega aos dois extremos com o motor solto e se a fotocélula está livre durante o aprendizado.',
    ],
    heading: 'O que impede a placa de aprender o curso',
    text: [
      'A sequência de botões muda com o modelo, e a foto da etiqueta da central diz qual é. Folha que enrosca ou força baixa demais fazem a central abortar no meio e repetir.',
      'Refazer o aprendizado com a regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; trocar o sensor entra no conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Ímã invertido ou caído: a placa não vê o extremo.',
      'Fios do motor trocados: ela procura o fechado do lado errado.',
      'Depois de queda de energia: muitas precisam de um ciclo completo.',
    ],
  },
  {
    when: ['transformador|trafo', 'placa|central|motor|portao|fonte|interfone'],
    unless: '127|220|110|voltagem',
    subject: 'central-de-comando',
    winsTies: true,
    isComplaint: true,
    answer: [
      'O transformador da placa baixa a tensão da rede para a central, e morno ele está em ordem; quente demais para a mão, há curto num acessório ou a rede está acima do que ele suporta. Desligue o disjuntor; na visita, o técnico solta fotocélula, trava e receptor, e se ele esfria o culpado é um deles.',
    ],
    heading: 'Transformador quente: a placa ou o que está nela',
    text: [
      'O técnico mede a tensão de entrada e o consumo com cada acessório ligado de volta. Trocar só o transformador com o curto presente queima o novo; o conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Placa de 127 V em rede de 220 V: queima em segundos.',
      'Trava sempre ligada: consumo que não para.',
      'Zumbido forte: núcleo solto ou sobrecarga.',
    ],
  },
  {
    when: [
      'placa liga|placa acende|central liga|central acende|placa ta ligada|placa esta ligada|placa com luz|central com luz',
      'nao arma|nao aciona|nao manda|nao parte|nao liga o motor|nao gira|nao comanda|motor nao|mas nao|e nao',
    ],
    unless: 'controle|grava|raio|chuva|depois',
    winsTies: true,
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Placa acesa que não arma o motor tem energia; falta a ordem ou falta a saída. Aperte a botoeira e escute: se não há estalo, a ordem é barrada por botoeira, fotocélula ou fim de curso; se estala e o motor fica mudo, é relé, fio ou bobina; se ronca, é capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}. O reparo da placa parte de {{repair.from}}, e trocada fica entre {{part.board.from}} e {{part.board.to}}.',
    ],
    heading: 'A prova que não precisa de chave de fenda',
    text: [
      'Limpe as duas lentes da fotocélula, veja se nenhum botão está preso e desligue o disjuntor por um minuto. Depois repare se a luz da placa pisca quando você aperta: se pisca, a ordem chegou.',
      'O resto se mede com a tampa aberta e a rede ligada, e é de técnico.',
    ],
    points: [
      'Luz pisca ao apertar, sem estalo: entrada acionada.',
      'Estalo e silêncio: relé queimado ou fio solto.',
      'Estalo e ronco: capacitor ou folha presa.',
      'Nenhuma reação nem na botoeira: placa.',
    ],
    send: 'Mande um vídeo da caixa fechada, com o botão sendo apertado, e a etiqueta do motor.',
  },
];
