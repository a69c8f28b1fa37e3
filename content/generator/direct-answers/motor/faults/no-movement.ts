/** Answers to titles about motors: no movement at all. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksIfNormal } from '../../../words/asking-words.ts';
import { otherThanStopped, stopped } from '../../../words/title-groups.ts';

export const noMovementAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'parar|para|parou|desliga|trava',
      'muitas vezes|varias vezes|seguidas|seguido|toda hora|direto|vezes seguidas',
      asksIfNormal,
    ],
    unless: 'controle|barulho|disjuntor',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'works'],
    answer: [
      'É normal em motor de casa: ele foi feito para {{stator.thin.from in digits}} a {{stator.thin.to}} por hora, e passando disso o protetor térmico desliga para não queimar e religa sozinho quando esfria, em uns vinte minutos. Se para depois de duas ou três viagens, não é normal: a folha pesa, o capacitor enfraqueceu ou a tensão cai.',
    ],
    description:
      'É normal em motor de casa parar depois de muitas aberturas: o protetor térmico desliga e religa sozinho quando esfria, em uns vinte minutos.',
    heading: 'Quando o uso é que é grande',
    text: [
      'Entrega, comércio ou muita gente saindo na mesma hora pedem motor de uso intenso, com estator robusto, de {{stator.robust.from in digits}} a {{stator.robust.to}} por hora.',
    ],
    points: [
      'Espere esfriar: insistir zera o tempo.',
      'Folha parada no alto: ninguém embaixo.',
      'Um conserto de motor fica entre {{repair.from}} e {{repair.to}}.',
    ],
  },
  {
    when: [
      'desarma|para|parou|desliga|trava|morre|para de funcionar|para de abrir|corta',
      'depois de|apos',
      'aberturas|vezes|usos|ciclos|muito uso|usar muito|abrir muito|algumas|varias',
    ],
    unless: 'luz|chuva|raio|trocar|dias|meses|temporal|queda',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Motor que para depois de algumas aberturas e volta quando esfria foi cortado pelo protetor térmico, que existe para a bobina não queimar. Motor comum de casa aguenta de cinco a dez ciclos por hora; se ele corta antes disso, a folha pesa ou o capacitor está fraco, de {{part.capacitor.from}} a {{part.capacitor.to}}. Se o que cai é o disjuntor, deixe desligado: aí há curto ou motor preso.',
    ],
    heading: 'Calor, peso ou disjuntor',
    text: [
      'Deixe descansar meia hora e conte quantas aberturas vão até a próxima parada. Depois, com o disjuntor desligado, a folha reta e os cabos inteiros, solte o motor e leve-a na mão.',
      'Folha leve e poucas aberturas: capacitor, tensão baixa ou bobina cansada, com estator de {{part.stator.from}} a {{part.stator.to}}. Folha pesada: o motor está pagando por ela.',
    ],
    points: [
      'Garagem de muitos carros: o motor de casa não serve, e troca-se por um de mais ciclos.',
      'Ronco na partida: capacitor.',
      'Só nas tardes quentes: caixa ao sol, sem ventilação.',
      'Cheiro de verniz: pare de usar até medir.',
    ],
    send: 'Mande quantas aberturas ele faz até parar, um vídeo com o som da partida e a foto da etiqueta do motor.',
  },
  {
    when: [
      'corrente',
      'nao anda|nao puxa|nao move|nao gira|parada|soltou|pulando|pula|caiu|escapou|quebrou|arrebentou',
      'motor|forca|portao',
    ],
    unless: 'corrente eletrica|energia|folha nao|fuga',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Motor que faz força e não leva a corrente tem o pinhão girando em falso no eixo, a corrente fora do dente ou o carro do trilho preso. Desligue o disjuntor já: insistir come a chaveta ou parte a corrente. Fique fora do vão, porque folha de teto ou basculante sem transmissão pode descer com o próprio peso.',
    ],
    heading: 'Pinhão, corrente ou carro: qual parou',
    text: [
      'Com a energia cortada, olhe de longe: eixo que gira sem o pinhão é chaveta ou pino; pinhão que gira sob corrente frouxa é esticador; tudo parado e o motor roncando é carro ou folha presa.',
      'Pinhão e rolamentos ficam entre {{part.gears.from}} e {{part.gears.to}}; corrente e regulagem, dentro da faixa de conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Estalos em sequência: corrente pulando dente.',
      'Corrente encostando na capa: esticador no fim.',
      'Folha dura na mão: o defeito é dela, e a corrente só avisou.',
      'Elo aberto: não emende com arame.',
    ],
    send: 'Mande pelo WhatsApp um vídeo do motor tentando, gravado de longe, e uma foto da corrente com o disjuntor desligado.',
  },
  {
    when: [
      'para em|anda|abre|aciona|liga|funciona|roda',
      '1 segundo|2 segundos|3 segundos|5 segundos|dois segundos|tres segundos|poucos segundos|alguns segundos|um segundo',
      'para|parando|parou|desliga|e para',
    ],
    unless: 'qual|kit|jetflex|speedy|rapido|quero',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Motor que aciona e para em poucos segundos está sendo mandado parar: a força está no limite e a central acha que encontrou um obstáculo, o encoder ou o ímã não conta o giro, ou o tempo de trabalho gravado ficou curto. Desligue o disjuntor, solte o motor e mova a folha com a mão; se ela anda leve de ponta a ponta, o defeito é da leitura, e não do peso.',
    ],
    heading: 'Três paradas que parecem iguais',
    text: [
      'Para no mesmo ponto todas as vezes: trilho, roldana ou dobradiça ali. Para sempre no mesmo tempo, esteja onde estiver: curso ou encoder. Para em pontos diferentes: força, tensão baixa ou placa.',
      'Regravar curso e força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; placa, entre {{part.board.from}} e {{part.board.to}}; roldana ou cabo, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Depois de faltar luz: deixe uma viagem inteira sem cortar o feixe.',
      'Para e volta um palmo: obstáculo ou força.',
      'Para e o motor continua roncando: desligue já.',
      'Só acontece no frio: graxa dura.',
    ],
    send: 'Mande pelo WhatsApp um vídeo de três tentativas, com som e a caixa fechada à vista, e a etiqueta do motor.',
  },
  {
    when: [
      'motor roda|motor gira|motor girando|motor rodando|motor de portao gira|motor de portao roda|gira mas|roda mas|girando mas|rodando mas|roda e|gira e|motor funciona|motor trabalha|rodando em falso|gira em falso|roda em falso|gira sem|roda sem|girando sem|girando em falso|motor anda',
      'nao anda|nao move|nao se move|nao sai|nao abre|nao mexe|em falso|sem mover|sem abrir|parado|parada|fica parado|fica parada|nao puxa',
    ],
    unless: 'zumb*|ronca*|parou de funcionar|corrente',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Motor que roda e o portão não anda perdeu a ligação com a folha: ou ele está destravado, ou a engrenagem, o pino do braço ou a porca do fuso se gastou. Confira primeiro a chave de destravamento; se ela está travada, o defeito é da transmissão, e não do capacitor nem da placa.',
    ],
    heading: 'Onde a força do motor se perde',
    text: [
      'O motor girar já mostra que energia, placa e capacitor fazem a parte deles. O que falta é uma peça entre o eixo e a folha, e cada tipo de portão tem a sua.',
      'Engrenagem e rolamentos ficam entre {{part.gears.from}} e {{part.gears.to}}; cremalheira, cabo ou roldana entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Destravado: gire a chave até o fim e mova a folha até ouvir o encaixe.',
      'Pó branco ou amarelo sob a caixa: coroa de nylon sem dentes.',
      'No de correr: pinhão longe da cremalheira ou gomo solto.',
      'No basculante: cursor do fuso gasto ou pino do braço quebrado.',
      'Só falha na subida: embreagem patinando ou folha pesada.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que o técnico abre primeiro',
        text: [
          'Com a energia cortada, ele move a folha na mão e olha se o eixo do motor acompanha. Depois abre a caixa do redutor, onde a coroa gasta se vê a olho nu.',
          'Engrenagem nova em folha pesada gasta de novo. Por isso o serviço termina com a folha solta na mão e a força regulada.',
        ],
        steps: [
          'Confere o destravamento e o encaixe do pino.',
          'Gira o eixo e olha o que não acompanha.',
          'Abre o redutor e mede a folga dos dentes.',
          'Troca a peça e move a folha sem o motor.',
          'Regula força e curso com o portão andando.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso continuar apertando o controle?',
        answer:
          'Não. Cada tentativa raspa mais os dentes que sobraram e espalha limalha na graxa. Desligue e use o portão na mão, se a folha está equilibrada.',
      },
      {
        question: 'Motor que gira em falso precisa ser trocado?',
        answer:
          'Quase nunca. A peça gasta se troca; motor novo só compensa quando o modelo não tem mais engrenagem à venda.',
      },
      {
        question: 'Pode ser o capacitor?',
        answer:
          'Capacitor fraco faz o motor zumbir parado. Se o eixo gira com força e só a folha fica, o capacitor está fora da lista.',
      },
    ],
  },

  {
    when: [stopped, 'motor*|automatizador*'],
    unless: `${otherThanStopped}|basculante|pivotante|correr|deslizante`,
    ofOtherBrand: true,
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['repair'],
    answer: [
      'Com o motor {marca} parado, veja primeiro o disjuntor e depois a luz da placa: apagada, falta energia ou o fusível queimou; acesa, com o motor mudo, o defeito está no comando, no fim de curso ou na fotocélula. Se ele zumbe e não gira, pare de apertar, porque é capacitor fraco ou folha presa. Consertamos {marca}, de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no serviço.',
    ],
    heading: 'O motor {marca} está mudo ou faz barulho',
    text: [
      'Aperte a botoeira da parede: se o portão anda por ela e não pelo controle, o motor está bom, e o defeito está na bateria do controle ou no receptor. Se nada acontece nem com ela, a falta é de energia, de fusível ou da placa.',
      'Capacitor e rolamento se trocam pela medida, seja qual for a marca; engrenagem e placa do {marca} se pedem pelo código da etiqueta. Se a peça saiu de linha, dizemos qual compatível serve antes de falar em motor novo.',
    ],
    points: [
      'Placa apagada com o disjuntor ligado: fusível ou fonte.',
      'Estalo sem movimento: relé ou capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'O motor gira e a folha não anda: engrenagem, de {{part.gears.from}} a {{part.gears.to}}, ou chave destravada.',
      'Anda só para um lado: fim de curso ou relé daquele sentido.',
      'Placa trocada: de {{part.board.from}} a {{part.board.to}}.',
    ],
    send: 'Mande um vídeo com som, a foto da etiqueta do {marca} e diga se a folha sobe, corre ou abre.',
  },
  {
    when: [stopped, 'motor ppa|motor de portao ppa|ppa'],
    unless: `apit*|bip*|bipa*|${otherThanStopped}|basculante|pivotante|correr|deslizante|jetflex|garen|rossi|peccinin|nice`,
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['repair'],
    answer: [
      'Num motor PPA que não reage, confira o disjuntor e olhe pela fresta da caixa a luz da placa. Sem luz, o defeito está na energia ou no fusível; com luz e sem movimento, está no comando, no fim de curso ou na fotocélula; se o motor ronca e a folha não anda, não insista, porque o capacitor enfraqueceu ou a folha prendeu. O conserto fica entre {{repair.from}} e {{repair.to}}, com {{repair.warranty}} de garantia no serviço.',
    ],
    heading: 'Que parte do motor PPA parou',
    text: [
      'Chame o portão pela botoeira, de longe da folha. Se por ela ele anda, o motor não tem defeito: troque a bateria do controle ou veja o receptor. Se nem a botoeira responde, falta energia ou a placa não manda.',
      'Trabalhamos com PPA, e a peça se pede pelo modelo escrito na etiqueta. Motor ainda na garantia não se abre em casa, para ela não se perder.',
    ],
    points: [
      'Nenhuma luz na placa: disjuntor, fusível ou fonte.',
      'Ronco curto e folha parada: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Giro solto, sem levar a folha: fuso ou engrenagem, de {{part.gears.from}} a {{part.gears.to}}, ou motor destravado.',
      'Sobe e não desce, ou o contrário: fim de curso ou relé.',
    ],
    send: 'Mande um vídeo com som, a foto da etiqueta do motor PPA e diga se a folha sobe, corre ou abre.',
  },
  {
    when: [
      'arma|armou|armando|nao parte|nao arranca|nao da partida|nao da a partida|nao quer partir|nao consegue partir',
      'motor*|portao*',
      'motor*|nao parte|nao arranca|nao gira|nao roda|nao anda|nao abre|nao sai|nao vira|nao liga|nao funciona|nao move|nao mexe|nao da partida|nao da a partida',
    ],
    unless:
      'nao arma|estal*|clic*|tec|alarme|cerca|sensor|assalt*|ladrao|fogo|controle*|chuva|frio|placa|central|127*|110*|220*|fase|bateria',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'O motor que arma e não parte, com o relé que estala ou um ronco parado, está quase sempre com o capacitor fraco, de {{part.capacitor.from}} a {{part.capacitor.to}}. Se a folha pesa, é roldana, cabo ou contrapeso; se há o estalo e nem ronco se ouve, é contato do relé, fio ou bobina. Não insista e desligue o disjuntor, porque parado sob corrente ele esquenta e queima. No total, o reparo fica entre {{repair.from}} e {{repair.to}}.',
    ],
    description:
      'Motor que arma e não parte está quase sempre com o capacitor fraco; depois vêm folha pesada, relé, fio e bobina. Não insista: desligue o disjuntor.',
    heading: 'Estalo, ronco ou silêncio na partida',
    text: [
      'Lembre o som da última tentativa, sem repetir. Ronco sem giro é capacitor ou folha presa; estalo sem ronco é relé, fio ou bobina; silêncio total é falta de energia ou de ordem.',
      'O capacitor guarda carga com o disjuntor desligado, e por isso quem abre a caixa e mede é o técnico.',
    ],
    points: [
      'Parte com ajuda da mão: capacitor. Não ajude com ele ligado.',
      'Parou depois de muito uso: protetor térmico; espere esfriar.',
      'Cabo frouxo ou folha torta: não destrave e ninguém embaixo.',
      'Cheiro de verniz: bobina, de {{part.stator.from}} a {{part.stator.to}}; não religue.',
    ],
    send: 'Se já gravou a tentativa, mande o vídeo com som, a etiqueta do motor e o bairro.',
  },
];
