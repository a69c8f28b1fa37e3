/** Answers to titles about automatic gates: stops and returns. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { otherThanPartOfTheWay, partOfTheWay } from '../../../words/title-groups.ts';

export const stopsAndReturnsAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'trav*|emperr*|empac*|engui*|agarra*|parou|parando|fica parado|pare|para',
      'em meio de caminho|em meio de percurso|em meio|meio de caminho|meio|em metade|pela metade|metade|caminho|percurso',
      'quando chove|com chuva|em chuva|chovendo|choveu|depois de chuva|depois que chove|depois que choveu|apos a chuva|apos chuva|dia de chuva|dias de chuva|dia chuvoso|dias chuvosos|dia molhado|temporal|chuva forte|chuva|chove',
    ],
    unless:
      'raio*|trovao|relampago|fotocelula*|controle*|central|placa|placas|fim de curso|rede|luz|pode|posso|protec*|proteger|cobrir|cobertura',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    winsTies: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Portão que para no meio do caminho quando chove tem água num sensor ou na central, ou uma folha que ficou pesada. Se para e volta, há gota ou barro na lente da fotocélula; se para e fica mudo, entrou água na caixa da central ou numa emenda de fio; se ronca e não vence, é barro no trilho ou madeira inchada. Desligue o disjuntor antes de encostar no ferro molhado. Acertar o sensor fica de {{part.photocell.from}} a {{part.photocell.to}}, e secar e vedar a central parte de {{repair.from}}.',
    ],
    heading: 'Como saber qual dos três é',
    text: [
      'Com o disjuntor desligado, limpe as duas lentes com um pano seco e varra o barro do trilho. Se a folha está reta e os cabos inteiros, solte o motor na chave e leve-a na mão: pesada, o defeito é da folha; leve, é do sensor, da central ou da fiação.',
      'Não abra a caixa do motor molhada nem religue o disjuntor que caiu sozinho. Quando tudo seca e o portão volta a andar, a água ainda entra pelo mesmo lugar, e o zinabre leva o contato em algumas chuvas.',
    ],
    points: [
      'Para e volta: fotocélula molhada, com barro ou embaçada por dentro.',
      'Para e nada acende: água na central ou disjuntor caído; não religue.',
      'Para e ronca, sempre no mesmo ponto: barro, pedra ou poça no trilho.',
      'Folha de madeira que raspa: inchou, e seca em alguns dias sem chuva.',
      'Só com chuva de vento: a água entra por um lado da caixa.',
    ],
    further:
      'As causas que não são da chuva estão em [portão para no meio](/portao-para-no-meio-do-caminho).',
    send: 'Mande pelo WhatsApp um vídeo da parada, gravado de longe, a foto da caixa do motor fechada e diga se passa quando seca.',
  },
  {
    when: [
      'volta|voltando|voltar|torna a abrir|abre de novo|volta a abrir|volta abrindo|reabre|retorna|reverte',
      'antes de encostar|antes de bater|antes de tocar|antes de chegar|antes do batente|sem encostar|sem bater|sem tocar',
    ],
    unless: 'ao abrir|luz|energia|controle|mola|cabo',
    winsTies: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'adjust'],
    answer: [
      'Portão que volta a abrir antes de encostar viu alguém no vão ou achou resistência no caminho. Comece pela fotocélula: limpe as duas lentes, veja se uma olha para a outra e se nada corta o feixe. Se ele continua voltando, a folha prende naquele ponto, ou a força e o percurso gravados na central saíram do lugar. Regular fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; o par de fotocélulas, entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    heading: 'O ponto em que ele volta aponta a causa',
    text: [
      'Antes de soltar o motor, olhe se a folha está reta e se os cabos, no basculante, estão inteiros. Só então desligue o disjuntor, solte o motor na chave e feche a folha na mão: se ela agarra, há sujeira no trilho, roldana gasta, guia apertada ou dobradiça seca; se vai leve até o batente, o defeito está no sensor ou na regulagem.',
      'Não aumente a força para que ele vença o trecho final. É essa mesma reação que faz a folha voltar quando encosta numa pessoa.',
    ],
    points: [
      'Volta em pontos diferentes: a fotocélula está suja, desalinhada ou com sol na lente.',
      'Volta sempre no mesmo ponto: a folha prende ali.',
      'Passou a voltar depois de faltar luz: a central perdeu o percurso, que se grava de novo.',
      'Toca o batente e só depois volta: é o fim de curso, que manda parar tarde.',
    ],
    further: 'Os testes, na ordem, estão em [portão fecha e abre de novo](/portao-fecha-e-abre-de-novo).',
    send: 'Mande pelo WhatsApp um vídeo do fechamento inteiro, de longe, e a foto da etiqueta do motor.',
  },
  {
    when: [
      'abre|desce|sobe|fecha|anda',
      'e volta|e sobe|e desce|e fecha|e para e volta|e sobe de novo|e retorna|depois volta|depois sobe',
      'cm|centimetros|metro|1 metro|meio metro|um palmo|um pedaco',
    ],
    unless: 'controle|acionador|nao volta|cremalheira|sozinh*',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que anda um pedaço e volta encontrou resistência ou um sensor cortado, e a central inverteu de propósito. Se volta sempre no mesmo ponto, a folha prende ali: trilho, guia, cabo ou batente; se o ponto muda, é força baixa, capacitor fraco ou fotocélula no limite. Limpe as lentes e prove a folha na mão, com o disjuntor desligado e os cabos inteiros. Regular força e percurso custa de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'O ponto em que ele volta',
    text: [
      'Marque com giz onde a folha inverte, em três tentativas, e pare por aí. Marca igual é mecânica; marca espalhada é elétrica ou ajuste.',
    ],
    points: [
      'Volta só ao fechar: fotocélula ou força de fechamento.',
      'Volta nos dois sentidos: percurso perdido ou folha pesada.',
      'Começou depois de faltar luz: a central refaz o curso na primeira volta.',
    ],
    send: 'Mande um vídeo de longe com o portão andando até voltar e a foto da etiqueta.',
  },
  {
    when: [
      'e normal|normal',
      'parar em meio|para em meio|parar no meio|parar em meio e voltar|voltar|volta sozinho|parar em metade|abrir de novo',
      'portao|basculante|motor|folha',
    ],
    subject: 'portao-automatico',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'É normal só quando alguma coisa cruzou o vão ou encostou na folha: parar e voltar é a proteção trabalhando. Se acontece com o vão livre, não é: fotocélula suja ou torta, folha que pesa naquele ponto ou força ajustada no limite. Limpe as lentes e repare se para sempre no mesmo lugar; regular fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Parada de proteção ou defeito',
    text: [
      'No mesmo ponto, é a folha: trilho, roldana ou dobradiça. Em pontos diferentes, é sensor ou força. Com sol ou chuva, é a fotocélula.',
    ],
    points: [
      'Não aumente a força para ele passar: é ela que protege quem está no vão.',
      'Nunca junte os fios da fotocélula para enganar a central.',
      'Para e não volta nem obedece: desligue o disjuntor.',
    ],
    send: 'Mande um vídeo do portão parando, feito de longe, com o vão inteiro à vista.',
  },
  {
    when: [
      'escola|escolas|creche|colegio|faculdade',
      'nao fecha|nao abre|nao funciona|nao anda|travou|travado|parou|parado|quebrou|quebrado|emperrou|estragou|com defeito',
      'portao|portoes|garagem',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Portão de escola que parou pede primeiro gente na entrada: um adulto no vão, alunos por outra porta e o disjuntor do portão desligado. Com a folha reta e os cabos inteiros, ele se fecha na mão, com o motor solto na chave; torta ou caída, ninguém a toca. A visita se marca fora do horário de entrada e de saída, e o valor é dito antes.',
    ],
    heading: 'O que olhar enquanto o técnico não vem',
    text: [
      'Não fecha costuma ser fotocélula: lente suja, mochila ou galho no feixe, ou o par fora de linha. Limpe as duas lentes e tente de novo pela botoeira, com alguém olhando o vão.',
      'Alinhar ou trocar o par fica de {{part.photocell.from}} a {{part.photocell.to}}; fim de curso, de {{part.adjustment.from}} a {{part.adjustment.to}}; placa, de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Botoeira comanda e controle não: receptor, e a escola segue abrindo pela portaria.',
      'Nada responde: disjuntor, fusível ou botoeira presa.',
      'Parte para fechar e desiste: feixe cortado ou força no mínimo demais.',
      'Até o conserto, fechamento automático desligado.',
    ],
    further: 'Os testes seguros, em ordem, estão em [portão não fecha](/portao-nao-fecha).',
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, a da etiqueta do motor, o bairro e o horário sem alunos na entrada.',
  },
  {
    when: [
      'abre|abrindo|abrir|abriu',
      'ate a metade|ate metade|pela metade|metade|ate em meio|ate o meio|em meio|meio caminho',
      'volta|voltou|voltando|retorna|fecha de novo|fecha sozinh*|fecha',
    ],
    unless: 'basculante|sobe|subir|subindo|desce|controle|fecha ate|nao fecha|para em meio',
    subject: 'portao-automatico',
    aspects: ['repair'],
    answer: [
      'Portão que abre até a metade e volta encontrou resistência na abertura, e a central inverteu: roldana gasta, sujeira ou emenda alta no trilho, cremalheira apertada ou dobradiça seca naquele ponto. Se na mão a folha anda leve, é força de abertura baixa, percurso mal gravado ou capacitor fraco. Regular e gravar o percurso fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Sempre no mesmo ponto ou cada vez num',
    text: [
      'Com o disjuntor desligado, a folha reta e os cabos inteiros, solte o motor na chave e leve-a até onde ela volta. Pesou ali: a peça é mecânica. Passou leve: o comando se enganou.',
      'Roldana ou cremalheira fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}. Aumentar a força para ela passar esconde a causa e machuca gente.',
    ],
    points: [
      'No mesmo ponto, com tranco: trilho, roldana ou emenda da cremalheira.',
      'Em pontos diferentes, pior com o motor quente: capacitor ou tensão baixa.',
      'Logo depois de faltar luz ou de trocar a placa: percurso a gravar de novo.',
      'Só com vento ou em subida: folha pesada para a força que há.',
    ],
    further: 'As causas por tipo de folha estão em [portão para no meio](/portao-para-no-meio-do-caminho).',
    send: 'Mande pelo WhatsApp um vídeo da abertura até ele voltar, gravado de longe, uma foto do trilho ou da dobradiça naquele ponto e o bairro.',
  },
  {
    when: [
      'trav*|emperr*|parou|parado|preso|ficou|empac*|engui*',
      'meio aberto|aberto em metade|aberto pela metade|entreaberto|aberto e nao|metade aberto|no meio do caminho|no meio e nao',
    ],
    unless:
      'travando|parando|emperrando|trava em|para em|amanhece*|madrugada|sozinh*|toda vez|sempre|de manha|frio|cedo|calor|de tarde|a tarde',
    subject: 'portao-automatico',
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Portão parado no meio do caminho ficou sem energia, fez esforço demais, tem algo preso, a fotocélula cega ou o fim de curso fora do lugar. Desligue o disjuntor, olhe de longe se a folha está reta e os cabos inteiros e só então solte o motor na chave: se a folha anda leve, feche na mão e trave; se pesa ou enrosca, deixe como está e chame. Basculante parado no alto se escora antes de qualquer coisa.',
    ],
    heading: 'O que parou o portão no meio, e o valor',
    text: [
      'Caminho livre e motor mudo é energia, fusível ou placa, de {{part.board.from}} a {{part.board.to}} na troca; motor que ronca é capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; folha que enrosca é trilho, dobradiça, ou roldana e cabo, que ficam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Portão que abre e só não fecha tem a fotocélula suja ou torta, de {{part.photocell.from}} a {{part.photocell.to}}; o que para sempre no mesmo ponto, o fim de curso, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Portão aberto para a rua passa na frente na agenda: escreva isso no começo da mensagem.',
    ],
    points: [
      'Pedra, galho ou terra no trilho: tire com o disjuntor desligado.',
      'Botoeira obedece e o controle não: é rádio, e a folha está boa.',
      'Motor muito quente: o protetor cortou; espere meia hora.',
      'Folha torta ou um lado mais baixo: ninguém passa embaixo.',
    ],
    questions: [
      {
        question: 'O portão fechado na mão fica seguro?',
        answer:
          'Fica quando a chave volta à posição de trabalho e o motor engata. Se ele não engata, passe corrente e cadeado, e deixe o disjuntor desligado.',
      },
    ],
    send: 'Mande pelo WhatsApp uma foto do portão como ele parou, de longe, a da etiqueta do motor e o bairro.',
  },
  {
    when: [
      'fecha e abre|fecha e volta|fechando e voltando|volta a abrir|desce e volta|fecha e reabre|abre de novo|volta sozinho|vai fechar e abre|vai fechar e volta',
      'metade|meio|caminho|antes de fechar|quase fechando|antes de chegar|encostar|encosta|final|fim|fecha tudo',
    ],
    subject: 'portao-automatico',
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Portão que vai fechando e volta a abrir obedeceu à segurança: a fotocélula viu um corte ou a central sentiu esforço. Se volta sempre no mesmo ponto, a folha enrosca ali ou o curso está gravado errado; se volta em qualquer ponto, limpe e alinhe a fotocélula. Fique fora do vão: regulagem de {{part.adjustment.from}} a {{part.adjustment.to}}, sensor de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'O ponto da volta aponta a causa',
    text: [
      'Tape e destape a lente com o portão parado e veja se a luz do receptor muda firme. Com o sensor bom, desligue o disjuntor, confira a folha e os cabos de longe e leve a folha na mão, solta do motor, pelo trecho em que ela volta.',
      'A força não se aumenta para vencer a volta: é ela que faz o portão parar numa pessoa.',
    ],
    points: [
      'Volta ao encostar no chão ou no batente: fim de curso curto demais.',
      'Volta no meio, sempre ali: trilho, cabo, roldana ou dobradiça.',
      'Volta com sol, chuva ou farol: fotocélula.',
      'Volta em qualquer lugar e para todos os controles: força ou capacitor.',
    ],
    send: 'Mande um vídeo do fechamento inteiro, gravado de longe, com a luz do sensor no quadro.',
  },
  {
    when: [
      'pintar|pintura|pintei|pintaram|tinta',
      'portao|folha|basculante',
      'parou|trav*|pesad*|raspa|nao fecha|nao abre|depois',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Portão que piorou depois de pintado tem tinta onde não devia ou peso a mais: lente da fotocélula, trilho, cabo, pivô e ímã são os cinco lugares. Limpe a lente, raspe o trilho com a folha parada e veja se o ímã foi tirado e não voltou.',
    ],
    heading: 'Tinta que trava e tinta que pesa',
    text: [
      'Demão grossa em basculante equilibrado na conta muda o peso e a folha passa a descer; o equilíbrio se refaz entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}. No de correr, tinta no dente da cremalheira come o pinhão.',
    ],
    points: [
      'Lente pintada não se raspa: troca-se.',
      'Cabo de aço pintado esconde fio partido.',
      'Borracha colada no batente rasga ao abrir.',
      'Parafuso do braço: reaperte depois de lixar.',
    ],
    further:
      'O preço de cada acerto está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande fotos do trilho, das lentes e das laterais.',
  },
  {
    when: [
      'trava|travando|para|parando|emperra|engasga|empaca|agarra|prende',
      'meio|no meio|em meio|metade|na metade|em metade|caminho|percurso',
      'empurr*|ajud*|com a mao|na mao|puxar|dar um empurrao|forcar',
    ],
    unless: 'basculante*|controle*|esquent*|quente|chuva|calor|sol|frio|pivotante*',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'price'],
    answer: [
      'Portão que trava no meio e só segue com um empurrão tem alguma coisa segurando a folha naquele ponto, ou um motor sem força para vencê-la. Sempre no mesmo lugar é trilho, roldana, dobradiça ou cremalheira, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; cada vez num lugar é capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, ou força mal regulada.',
    ],
    heading: 'O teste do ponto em que ele trava',
    text: [
      'Não empurre com o motor ligado: a folha pode disparar com a mão no vão. Desligue o disjuntor, solte o motor na chave e, se a folha está reta e com os cabos inteiros, leve-a devagar por aquele trecho.',
      'Endureceu na mão, é mecânico, e o motor faz bem em parar. Passou leve, o defeito é do motor ou da central, e regular custa de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'De correr: pedra no canal, trilho afundado, roda achatada ou emenda da cremalheira.',
      'De abrir: dobradiça caída ou piso que subiu no caminho da folha.',
      'Que sobe: com cabo frouxo ou folha torta, não solte e não use.',
      'Ronca antes de parar: capacitor fraco ou tensão baixa.',
    ],
    send: 'Mande pelo WhatsApp um vídeo do portão até o ponto em que trava, gravado de longe, a etiqueta do motor e o bairro.',
  },
  {
    when: [
      'fecha e abre|fecha e volta|fecha e torna|fecha mas volta|encosta e volta|encosta e abre|chega a fechar e abre',
    ],
    unless: 'nao fecha',
    subject: 'portao-automatico',
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão automático que fecha e abre em seguida entende o batente como obstáculo: o fim de curso de fechamento está adiante do ponto ou a força está curta para os últimos centímetros. Só depois se suspeita da fotocélula; se ele volta no meio do caminho, comece por ela.',
    ],
    heading: 'Volta depois de encostar ou volta no caminho',
    text: [
      'Quem encosta e volta chegou ao fim, mas a central não soube. O técnico recua o fim de curso, confere a força e o batente, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Encosta com força e volta: fim de curso de fechamento.',
      'Falta um palmo e volta: sujeira no trilho ou força curta.',
      'Volta ao meio, sem encostar: fotocélula.',
      'Fecha, espera e abre sem ninguém mandar: comando preso ou fio em curto.',
    ],
  },
  {
    when: [
      'o que acontece|que acontece|e se|faz mal|tem problema|estraga|pode|posso|queima',
      'desligar|desligo|acabar a luz|faltar luz|cair a luz|acabar a energia|faltar energia|cortar a energia',
      'meio de caminho|em meio|meio de curso|no meio|abrindo|fechando|andando|em movimento|pela metade',
      'portao|motor',
    ],
    unless: 'parou|para em|trava|travou|chuva|controle',
    subject: 'portao-automatico',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['works', 'power'],
    answer: [
      'Não estraga: sem energia o portão para onde está, e o redutor segura a folha. Quando a luz volta, o primeiro toque faz a central seguir, ou andar devagar para achar o curso, conforme o modelo. O risco é outro: no meio do caminho ele fica meio aberto para a rua, e no basculante ninguém para embaixo.',
    ],
    heading: 'O que fazer com o portão parado no meio',
    text: [
      'Com a folha reta e os cabos inteiros, deixe o disjuntor desligado, solte o motor na chave e feche na mão, devagar, com outra pessoa. Volte a chave até engatar antes de religar.',
    ],
    points: [
      'Religue com o vão livre e o portão à vista.',
      'Para sempre no mesmo ponto depois disso: curso a gravar de novo.',
      'Desce sozinho quando desliga: falta equilíbrio, e não se usa.',
    ],
  },
  {
    when: [
      'anda|andando|escorrega|desliza|corre|continua|volta|mexe|passa',
      'centimetro|centimetros|cm|um pouco|um pouquinho|pouquinho|um palmo|dedos',
      'depois que para|depois de parar|depois que fecha|depois que abre|depois que chega|quando para|ao parar|depois de fechar|depois de abrir',
      'portao|folha|motor',
    ],
    unless: 'bate|reabre|abre sozinho|controle|destrav*|vento',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    winsTies: true,
    aspects: ['adjust', 'repair'],
    answer: [
      'Portão que anda mais um pouco depois de parar vai no embalo: poucos centímetros são normais em motor comum, e a folga do redutor deixa a folha assentar. Se aumentou, é freio da central fraco, força alta, engrenagem gasta ou trilho fora de nível. Regular parada e força fica de {{part.adjustment.from}} a {{part.adjustment.to}}; engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    heading: 'Embalo, folga ou desnível',
    text: [
      'Veja para que lado ele anda: sempre para baixo da rampa é nível; sempre no sentido em que vinha é embalo; um pouco para cada lado é folga na engrenagem.',
    ],
    points: [
      'Bate no batente por causa disso: fim de curso mais cedo.',
      'No basculante, se desce depois de parar: contrapeso ou mola, e ninguém embaixo.',
      'Cresce de semana em semana: dente gasto.',
    ],
    send: 'Mande um vídeo da chegada, abrindo e fechando, com a folha inteira à vista.',
  },
  {
    when: [
      'deslig*|trav*|emperr*|prend*|enrosc*|agarr*|para|parou|parando',
      'em meio|metade|meio de caminho|meio de curso|mesmo ponto|mesmo lugar',
    ],
    unless: 'volta|nao volta|luz|energia|carro|pessoa|crianca|dedo',
    subject: 'portao-automatico',
    isComplaint: true,
    answer: [
      'Portão que para no meio sempre no mesmo ponto tem ali o fim de curso fora do lugar ou um obstáculo: trilho amassado, roldana num buraco, pivô ou dobradiça seca. Se o ponto muda, a causa é força no limite, capacitor fraco, motor quente ou, nas placas que gravam o percurso, a memória dele perdida numa falta de luz, que se grava de novo de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'O ponto em que ele para diz a causa',
    text: [
      'Com cabos e molas inteiros e a folha reta, desligue o disjuntor, solte o motor e, com outra pessoa apoiando, leve a folha na mão pelo trecho; com cabo partido ou folha torta, não destrave. Se ela enrosca, o conserto é mecânico, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; se passa leve, mede-se capacitor e regulagem.',
    ],
    points: [
      'Parou depois de faltar luz e anda devagar: percurso a gravar.',
      'Para limpo, sem esforço: ímã do fim de curso, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Ronca antes de parar: capacitor ou tensão baixa.',
      'Só depois de várias aberturas: motor quente.',
      'Para e volta: fotocélula ou força de reversão.',
    ],
  },
  {
    when: [
      'pouquinho|so um pouco|um pouco e|um pouquinho|um palmo|so um palmo|alguns centimetros|um pedaco|um pedacinho|10 cm|20 cm|30 cm|anda um pouco|abre pouco',
      'abr*|anda|sobe|para|move|volta|portao',
    ],
    unless: 'pedestre|empurr*|barulho|torto',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Portão que abre um pouquinho e para encontrou resistência ou perdeu a conta do curso: folha presa, força no limite, capacitor fraco ou fim de curso que acusa antes da hora. Veja se ele para sempre no mesmo ponto: se sim, é a folha ou o sensor; se varia, é força ou motor.',
    ],
    heading: 'A prova que separa motor de folha',
    text: [
      'Desligue o disjuntor, olhe se a folha está reta, solte o motor na chave e mova-a na mão até passar do ponto. Se ela pesa ali, o motor está certo em parar.',
      'Se anda leve, ligue outra vez e repare no som da parada: silêncio seco é a central que cortou; zumbido é o motor que não venceu.',
    ],
    points: [
      'Para e volta: fotocélula ou força.',
      'Para e zumbe: capacitor.',
      'Para seco, sempre igual: fim de curso ou abertura de pedestre.',
      'Só depois de faltar luz: central refazendo o curso, deixe terminar um ciclo.',
      'Cada toque anda mais um palmo: memória de curso perdida.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Faixas do conserto para este defeito',
        text: [
          'Regulagem de curso e força, de {{part.adjustment.from}} a {{part.adjustment.to}}; capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; roldana, trilho ou cabo, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. A ordem é essa, da mais simples à que pede ferramenta.',
        ],
      },
    ],
    questions: [
      {
        question: 'Aumentar a força faz ele abrir tudo?',
        answer:
          'Às vezes faz, e por isso engana: a folha continua presa e o portão deixa de parar quando encontra alguém.',
      },
      {
        question: 'E se eu apertar o outro botão do controle?',
        answer:
          'Vale o teste. Em muitas centrais um dos botões comanda a abertura parcial, e pode ser só isso.',
      },
    ],
  },
  {
    when: [
      'para e volta|para e retorna|anda e volta|anda e retorna|parte e volta|comeca e volta|vai e volta|abre e volta|parando e voltando',
      'motor|portao|portoes|folha',
    ],
    unless:
      'calor|quente|esfri*|esquent*|sozinh*|controle|de novo|carro|pessoa|nao volta|fechado|depois de|metro|metros|cm|lixo|onibus|correio',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Portão que anda, para e volta encontrou resistência, ou um sensor mandou inverter, e a central faz isso de propósito. Se volta sempre no mesmo ponto, a folha prende ali; se o ponto muda, é força baixa, capacitor fraco ou fotocélula suja ou fora de linha. Limpe as lentes e, com o disjuntor desligado, a folha reta e os cabos inteiros, prove a folha na mão. Regular força e percurso fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; conserto, entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'O ponto em que ele volta',
    text: [
      'Repita só duas ou três vezes e marque no chão onde ele inverte: sempre no mesmo lugar é defeito mecânico; cada vez num lugar, elétrico ou de ajuste.',
    ],
    points: [
      'Só inverte ao fechar: fotocélula, ou força baixa nesse sentido.',
      'Inverte abrindo e fechando: folha pesada ou percurso perdido.',
      'Logo que a luz volta, muita central refaz o curso numa viagem lenta.',
      'Folha torta ou com cabo frouxo: não prove, e chame.',
    ],
    send: 'Mande um vídeo de longe com o portão andando até voltar e a foto da etiqueta.',
  },
  {
    when: [
      'portao|motor|folha|automatico|eletronico',
      'abre|abrir|abrindo|abriu|sobe|subindo|abertura|fecha|fechar|fechando|fechou|desce',
      partOfTheWay,
    ],
    unless: `${otherThanPartOfTheWay}|e fecha|e abre|e desce|e sobe|por que|toque|toques|basculante*|correr|deslizante*|pivotante*|duas folhas|segundos|rapido|nao|bate|batendo|cai|despenc*|capacitor|placa|instal*|qual|pode|reto|reta|vertical`,
    subject: 'portao-automatico',
    isAboutSubject: true,
    isAboutModel: true,
    isComplaint: true,
    aspects: ['signs', 'price'],
    answer: [
      'Portão que faz só uma parte do caminho tem em geral o fim de curso fora do lugar ou o percurso mal gravado, se para quieto e sempre no mesmo ponto: regular fica de {{part.adjustment.from}} a {{part.adjustment.to}}. Se fica lento ou ronca antes de parar, a folha pesou para o motor ou o capacitor enfraqueceu, de {{part.capacitor.from}} a {{part.capacitor.to}}. No fechamento, limpe também as lentes da fotocélula.',
    ],
    heading: 'Onde ele para e como ele para',
    text: [
      'Olhe de longe duas viagens inteiras. Parada em silêncio no mesmo lugar aponta para ímã, chave ou memória do percurso; parada que muda de lugar aponta para esforço. Com a folha torta ou um cabo frouxo, não faça a segunda viagem: disjuntor desligado e ninguém no vão.',
      'Aumentar a força para vencer o ponto esconde o atrito e deixa o portão perigoso. O que prende a folha, como roldana, cabo ou dobradiça, se acerta de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Começou depois de faltar luz: percurso a gravar, de {{part.programming.from}} a {{part.programming.to}}.',
      'Motor gira e a folha ficou: engrenagem ou porca gasta.',
      'Só com calor ou depois de muitas viagens: motor quente.',
      'Pedra ou terra no trilho: limpe com o disjuntor desligado.',
    ],
    further: 'As causas por tipo de folha estão em [portão para no meio](/portao-para-no-meio-do-caminho).',
    send: 'Mande pelo WhatsApp um vídeo com som até ele parar, gravado de longe, a foto da etiqueta do motor e o bairro.',
  },
  {
    when: [
      'motor|motor de portao',
      'voltando sozinho|volta sozinho|voltando|volta',
      'sozinho|fecha|fechar|abre|abrir|meio',
    ],
    unless:
      'luz|energia|chuva|posicao|volta a funcionar|nao volta|girar|madrugada|noite|controle|basculante*|correr|deslizante*|pivotante*',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isAboutModel: true,
    isComplaint: true,
    aspects: ['signs', 'price'],
    answer: [
      'Motor que volta sozinho no fechamento quase sempre obedece à fotocélula: lente suja, par torto ou planta no feixe fazem a central ver alguém no vão. Limpe as duas lentes com pano seco. Se ele volta encostando em algo, ou sempre no mesmo ponto, a folha prende ali ou a força está no limite, e regular fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Volta no ar ou volta encostando',
    text: [
      'Volta sem encostar em nada é sensor, e o par novo de fotocélulas fica de {{part.photocell.from}} a {{part.photocell.to}}. Volta depois de encostar é proteção do motor, que sentiu peso: veja de longe se a folha está reta e os cabos inteiros.',
    ],
    points: [
      'Chega ao fim e reabre: fim de curso de fechamento.',
      'Só de manhã ou à tarde: sol direto na lente.',
      'Depois de pintura ou chapa nova: a folha ganhou peso.',
    ],
    send: 'Mande um vídeo do fechamento até ele voltar, gravado de longe, e uma foto das fotocélulas.',
  },
  {
    when: [
      'fecha|desce|fechar|descer|fechando|descendo',
      'um pouco|um pouquinho|pouquinho|um palmo|um pedaco|comeca|comeca a fechar|comeca a descer',
      'e volta|e volta a abrir|volta a abrir|e abre|e abre de novo|abre de novo|e sobe|e sobe de novo|sobe de novo|e reabre|e retorna',
    ],
    unless:
      'abre um pouco|abre um pouquinho|abre um palmo|sobe um pouco|bate|encosta|batente|chao|controle*|chuva|sol|sem parar|placa|quando fecha|depois de fechar|centimetros|cm|metro',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    winsTies: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Portão que começa a fechar e volta a abrir viu alguém no vão ou sentiu peso: primeiro se suspeita da fotocélula, depois da folha e da força. Limpe as duas lentes com um pano seco e tire o que estiver na frente; alinhar ou trocar o par fica de {{part.photocell.from}} a {{part.photocell.to}}. Se ele ainda volta, com a folha reta e os cabos inteiros, desligue o disjuntor, solte o motor e leve a folha na mão: se pesa ou prende, o conserto é nela; se vai leve, regula-se a força, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Sensor, folha ou força',
    text: [
      'Volta em qualquer ponto, e mais com sol ou chuva: é a fotocélula. Volta sempre na mesma altura: é a folha, que prende ali em trilho, guia, cabo ou dobradiça.',
      'Não desvie o sensor nem aumente a força para ele fechar de qualquer jeito, porque é isso que protege quem passa. Enquanto espera, {prova na mão}, feche na mão e tranque.',
    ],
    points: [
      'Luz do sensor apagada ou piscando: feixe cortado.',
      'Segurando o botão ele fecha: a fotocélula está acusando alguém.',
      'Volta só com o motor quente: capacitor.',
      'Voltou depois de faltar luz: percurso a gravar de novo.',
    ],
    further: 'Os testes, um a um, estão em [portão fecha e abre de novo](/portao-fecha-e-abre-de-novo).',
    send: 'Mande um vídeo do fechamento, feito de longe, e as fotos dos sensores e da etiqueta do motor.',
  },
  {
    when: [
      'volta|voltando|fica voltando|voltou|reabre|retorna|recua',
      'em meio|meio de caminho|meio|metade|pela metade',
      'sem nada|nada em frente|nada na frente|sem obstaculo|sem motivo|nada em caminho|sem ninguem|nao tem nada',
    ],
    unless: 'controle|chuva|vento|basculante desce',
    winsTies: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'adjust'],
    answer: [
      'Portão que volta do meio do caminho sem nada na frente sentiu um obstáculo que não existe: a fotocélula está suja ou fora de linha, ou a folha prende naquele ponto e a central lê força demais. Limpe as duas lentes; se a volta é sempre no mesmo lugar, é a folha. Fotocélula fica de {{part.photocell.from}} a {{part.photocell.to}}; roldana ou cabo, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; força e curso, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    description:
      'Portão que volta do meio do caminho sem nada na frente tem fotocélula suja ou fora de linha, ou folha que prende e a central lê como obstáculo.',
    heading: 'Feixe cortado ou folha que prende',
    text: [
      'Veja dez viagens de longe e marque onde ele volta. Pontos espalhados apontam a fotocélula, o sol na lente ou um fio com mau contato; sempre o mesmo ponto, trilho, guia, cabo ou dobradiça.',
    ],
    points: [
      'Volta só ao fechar: a fotocélula é a primeira suspeita.',
      'Volta nos dois sentidos: atrito ou força baixa.',
      'Teia, folha de planta e poça no vão também cortam o feixe.',
      'Não anule o sensor nem suba a força para ele passar.',
    ],
    send: 'Mande um vídeo de duas voltas seguidas e a foto das duas lentes.',
  },
];
