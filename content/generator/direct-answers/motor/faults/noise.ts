/** Answers to titles about motors: noise. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksCan, asksIfNormal } from '../../../words/asking-words.ts';

const noise = 'barulh*|ruido*|rang*|estal*|chia*|raspa*|bate|batendo|range|geme*|grita*';

export const noiseAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'barulho de trator|barulho de aviao|barulho de carroca|barulho de liquidificador|barulho de betoneira|barulho de caminhao|barulho de moto|barulho de trem|parece um trator|parece trator|parece um aviao|parece aviao|barulho de furadeira',
      'portao|motor',
    ],
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Barulho alto e grosso o tempo todo, como de trator, vem quase sempre de rolamento gasto, engrenagem sem graxa ou base e suporte frouxos, que fazem a folha inteira vibrar. Com o disjuntor desligado, balance o motor com a mão: se ele dança, é fixação; se está firme, é por dentro. Engrenagem e rolamento se trocam de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    heading: 'Motor ou folha: a prova que separa',
    text: [
      'Com os cabos inteiros e a folha reta, solte o motor na chave e mova a folha na mão. Se o barulho continua, é roldana, trilho ou dobradiça, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; se some, é o motor.',
    ],
    points: [
      'Piorou de repente: dente quebrado, e não insista.',
      'Só na partida: capacitor ou folga no braço.',
      'Parede que vibra: bucha ou borracha no suporte.',
    ],
    send: 'Mande um vídeo com som, de uma abertura inteira, e a etiqueta do motor.',
  },
  {
    when: [
      'diminuir|reduzir|tirar|acabar com|abafar|silenciar|menos',
      'barulho|ruido|rangido',
      `${asksCan}|portao|motor`,
    ],
    unless: 'qual|que motor|vizinho|quanto custa',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['repair', 'care'],
    answer: [
      'Sim, e na maioria das casas sem trocar o motor: lubrificar o que range, reapertar base e suporte e acertar o fim de curso que deixa a folha bater, de {{part.adjustment.from}} a {{part.adjustment.to}}. Se o ruído é de roldana ou cabo gasto, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; de engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    description:
      'Sim, e na maioria das casas sem trocar o motor: lubrificar, reapertar e acertar o fim de curso, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    heading: 'Achar de onde vem antes de gastar',
    text: [
      'Com o disjuntor desligado, a folha reta e os cabos inteiros, solte o motor e leve a folha na mão. O barulho que continua é da folha; o que some é do motor.',
    ],
    points: [
      'Borracha entre a base e o chão abafa a vibração.',
      'Cremalheira de nylon faz menos ruído que a de aço.',
      'Batida na chegada: desaceleração ou motor com inversor.',
      'Folha de chapa que treme: reforço soldado.',
    ],
    send: 'Mande um vídeo com som de um ciclo inteiro.',
  },
  {
    when: [
      'motor novo|acabei de instalar|recem instalado|motor recem',
      'barulho*|ruido*|rang*|estal*',
      asksIfNormal,
    ],
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Um zumbido igual do começo ao fim é normal em motor novo, e todo modelo tem o seu. Ronco, estalo, batida ou vibração na parede não são: quase sempre é montagem a acertar, como base frouxa, cremalheira fora de linha, curso que bate no fim ou folha que já raspava. Quem instalou corrige dentro da garantia.',
    ],
    heading: 'Antes de reclamar, separe o som',
    text: [
      'Com o disjuntor desligado e o motor solto na chave, leve a folha na mão. O barulho que continua já era do portão. Se a instalação não foi nossa, regular fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Só na partida e na parada: falta desaceleração ou aperto.',
      'No curso inteiro: altura do pinhão ou do braço.',
      'Guarde um vídeo com som e a data da instalação.',
    ],
  },
  {
    when: [
      'barulh*|ruido*|rang*|chia*|ronc*|zumb*|assovi*|apit*|geme*',
      'e normal|normal|e comum|natural|devo me preocupar|preciso me preocupar|e perigoso|tem problema|e grave|preocupante',
    ],
    unless:
      'normalmente|quanto custa|vizinho|noite|silencioso|nao abre|nao fecha|nao gira|nao anda|desce|descida|interfone',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs'],
    answer: [
      'Algum barulho é normal: zumbido grave e igual do começo ao fim é o motor trabalhando, e ele cresce um pouco com a idade. Não é normal o som que apareceu de repente, que se repete sempre no mesmo ponto ou que vem com lentidão, tranco ou cheiro; aí há peça seca, solta ou gasta.',
    ],
    heading: 'O som que pode esperar e o que não pode',
    text: [
      'Com o disjuntor desligado, a folha reta e os cabos inteiros, solte o motor na chave e leve a folha na mão. Se o ruído continua, é de roldana, dobradiça ou trilho; se some, é do motor. Lubrificar e regular fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; engrenagem e rolamento, entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    points: [
      'Zumbido curto antes de andar: capacitor começando a falhar.',
      'Rangido agudo: metal seco, espera a próxima revisão.',
      'Ferro raspando: pare e veja onde encosta.',
      'Ronco com a folha parada: solte o botão e desligue o disjuntor.',
      'Chiado contínuo que piora em semanas: rolamento.',
    ],
    further: 'O rangido tem página própria: [portão rangendo ao abrir](/portao-rangendo-ao-abrir).',
    send: 'Mande um vídeo com som de um ciclo inteiro e diga desde quando o ruído existe.',
  },
  {
    when: [
      noise,
      'quando desce|so desce|em descida|ao descer|descendo|so quando desce|so em descida|quando fecha|so quando fecha|ao fechar|so fechando|so para fechar|so para descer',
    ],
    unless:
      'rampa|ladeira|rua|em subida|abre|abrindo|sobe|em fim|em final|batente|correr|deslizante|pivotante|forte',
    subject: 'motor',
    winsTies: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Barulho que só existe na descida é de peça que trabalha quando o motor segura o peso em vez de puxá-lo: bucha ou porca do fuso gasta, engrenagem com folga, polia seca ou braço que roça de um lado. Se a folha desce aos trancos ou mais depressa que antes, pare de usar e desligue o disjuntor. Engrenagem e rolamento custam de {{part.gears.from}} a {{part.gears.to}}; cabo e polia, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'O som da descida e a peça que o faz',
    text: [
      'Ouça de longe, sem ninguém embaixo, com o portão descendo inteiro. Na subida a carga empurra as peças para o lado oposto da folga, e por isso elas se calam.',
    ],
    points: [
      'Tec-tec regular: dente gasto ou porca do fuso.',
      'Chiado comprido: polia, pivô ou rolamento sem graxa.',
      'Tremor com som grave: fuso torto ou freio que gasta aos poucos.',
      'Raspar de um lado só: folha torta ou braço empenado.',
    ],
    further:
      'Os ruídos, por som, estão em [motor de portão fazendo barulho](/motor-de-portao-fazendo-barulho).',
    send: 'Mande pelo WhatsApp um vídeo com som de uma subida e uma descida inteiras, e a foto da etiqueta do motor.',
  },
  {
    when: [
      noise,
      'quando abre|so quando abre|quando vai abrir|quando abro|ao abrir|so abrindo|so para abrir|em abertura|so em abertura',
    ],
    unless:
      'rampa|ladeira|rua|descida|fecha|fechando|fechar|desce|sobe|subindo|em fim|em final|batente|correr|deslizante|pivotante|basculante*|alarme|sirene|apita*|forte|celular|bip*',
    subject: 'motor',
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Barulho que só aparece quando o portão abre é esforço ou peça seca, e o som diz qual: rangido é dobradiça, roldana ou pivô sem graxa; ronco grave na partida é folha pesada ou capacitor no fim; estalo repetido é dente gasto. Regular e lubrificar fica de {{part.adjustment.from}} a {{part.adjustment.to}}; roldana, cabo ou mola, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    heading: 'O som da abertura e a peça que o faz',
    text: [
      'Fique de longe e repare se a folha abre mais devagar que antes: som novo com lentidão é peso, som novo na mesma velocidade é desgaste ou falta de graxa.',
      'No basculante, abrir é subir, e o motor carrega o que o contrapeso ou a mola deixou de levar. No de correr, o som num ponto só é trilho ou roldana dali; no de abrir, dobradiça.',
    ],
    points: [
      'Rangido que some depois da graxa e volta em dias: peça gasta.',
      'Ronco antes de andar: capacitor ou folha presa.',
      'Batida seca no meio: desligue o disjuntor, e ninguém passa perto da folha.',
    ],
    further:
      'Os ruídos, por som, estão em [motor de portão fazendo barulho](/motor-de-portao-fazendo-barulho).',
    send: 'Mande pelo WhatsApp um vídeo com som de uma abertura inteira e a foto do portão por dentro.',
  },
  {
    when: [noise, 'quando sobe|so sobe|em subida|ao subir|subindo|so quando sobe|so em subida|so para subir'],
    unless:
      'rampa|ladeira|rua|descida|fecha|fechando|desce|em fim|em final|batente|correr|deslizante|pivotante|alarme|sirene|apita*|forte|celular|bip*',
    subject: 'motor',
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Barulho que só aparece quando a folha sobe quer dizer esforço: é na subida que o motor carrega o peso que o contrapeso ou a mola deixou de levar. Antes de trocar peça, o técnico prova o equilíbrio; cabo, polia e mola ficam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e engrenagem com rolamento, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    heading: 'O som da subida e a peça que o faz',
    text: [
      'Fique de longe e repare se ela sobe mais devagar que antes: som novo com lentidão é peso, som novo na mesma velocidade é desgaste.',
    ],
    points: [
      'Ronco grave na partida: folha pesada ou capacitor no fim.',
      'Estalo a cada palmo: engrenagem ou cremalheira interna com dente gasto.',
      'Rangido: pivô, braço ou polia sem graxa.',
      'Batida seca no meio: cabo que pula na polia. Desligue o disjuntor e ninguém passa embaixo.',
    ],
    further:
      'Os ruídos, por som, estão em [motor de portão fazendo barulho](/motor-de-portao-fazendo-barulho).',
    send: 'Mande pelo WhatsApp um vídeo com som de uma subida e uma descida inteiras, e uma foto de cada lateral.',
  },
  {
    when: [
      'vizinho|vizinhos|predio ao lado|predio de lado|casa de lado|casa ao lado',
      'barulho|barulhento|ruido|reclamou|reclama|nao me deixa dormir|nao deixa dormir|me acorda|acorda',
      'motor|portao',
    ],
    unless: 'luz|quem paga',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Trate o barulho antes de tudo: ele quase sempre tem conserto, e mais simples que a briga. Pelo artigo 1.277 do Código Civil, o vizinho pode pedir que cesse o barulho que tira o sossego, e em condomínio o regimento diz o horário. Silenciar um portão custa de {{repair.from}} a {{repair.to}}, conforme a peça.',
    ],
    heading: 'De onde vem o som, em duas provas',
    text: [
      'Com o disjuntor desligado e a folha solta, leve-a na mão: barulho que continua vem da folha, do trilho ou da dobradiça. Ligado, mas com a folha livre, o que sobra é do motor.',
      'Rolamento e engrenagem ficam entre {{part.gears.from}} e {{part.gears.to}}; roldanas, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; fim de curso, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Motor preso em parede do vizinho: apoio de borracha.',
      'Batida no fim: fim de curso ou batente.',
      'Rangido no percurso: roldana, dobradiça ou cabo seco.',
      'Horário de silêncio resolve enquanto o conserto não vem.',
      'Reclamação recebida: responda por escrito, com a data do conserto.',
    ],
    further: 'Os sons estão separados em [motor fazendo barulho](/motor-de-portao-fazendo-barulho).',
    send: 'Conte em que momento o som aparece e mande a foto da etiqueta.',
  },
  {
    when: [
      'motor|caixa|central',
      'barulh*|ronca*|zumb*|zunido|ruido',
      'mesmo parado|parado|com portao parado|com portao fechado|sem ninguem apertar|desligado|o tempo todo',
    ],
    unless:
      'mas portao parado|mas o portao parado|e portao parado|e o portao parado|mas o portao fica parado|e o portao fica parado|portao nao|nao abre|nao fecha|nao anda',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Motor que faz barulho com o portão parado está recebendo energia sem ordem: desligue o disjuntor, porque ele queima assim em minutos. Ronco grave é relé da placa colado ou fim de curso que não cortou; zumbido baixinho, que não esquenta, costuma ser só o transformador da central ou a trava elétrica. O reparo da placa parte de {{repair.from}}, e o fim de curso se acerta de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Motor, placa ou trava',
    text: [
      'Encoste a mão por fora, com o disjuntor já desligado: carcaça quente confirma o motor ligado. Religar para ouvir de novo só uma vez, e por segundos.',
    ],
    points: [
      'Parou ao desligar o disjuntor e volta ao religar: relé.',
      'Barulho da trava na ponta da folha: tempo errado na placa.',
      'Folha encostada e motor roncando: fim de curso.',
    ],
    send: 'Mande um vídeo com o som e a foto da etiqueta do motor.',
  },
  {
    when: [
      'motor|portao',
      'barulho|som|ruido|liga|zumbe|ronca',
      'nao anda|nao sai do lugar|nao move|nao se move|nao mexe|nao puxa|folha parada|nao movimenta|nao sai',
    ],
    unless: 'controle|fuso|chuva|frio',
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'Motor que ronca e não sai do lugar recebe energia e não consegue partir: é capacitor fraco, de {{part.capacitor.from}} a {{part.capacitor.to}}, folha presa ou motor travado. Solte o controle e desligue o disjuntor, porque roncando ele esquenta e queima. Se em vez disso ele gira livre e a folha fica, está destravado na chave ou com a engrenagem gasta, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    heading: 'A prova da mão separa o motor da folha',
    text: [
      'Com o disjuntor desligado, os cabos inteiros e a folha fechada, destrave e mova-a um pouco. Leve na mão: o defeito é do motor. Pesada ou enroscando: é trilho, roldana, contrapeso ou dobradiça, e motor novo não resolveria.',
      'A chave você mesmo confere: gire-a até o fim da posição de trabalho e tente uma vez. Dali em diante, tampa aberta é serviço do técnico.',
    ],
    points: [
      'Ronca e parte com um empurrão: capacitor.',
      'Ronca com a folha leve e não parte: bobina ou freio.',
      'Gira e não puxa logo depois de um apagão: ficou destravado.',
      'Gira e estala: dente de engrenagem ou de cremalheira.',
      'Gira no basculante de fuso e a folha fica: porca gasta, não abra na mão sem escorar.',
    ],
    send: 'Mande um vídeo com o som da partida, de fora do caminho da folha, e a foto da etiqueta.',
  },
  {
    when: [
      'barulho|ruido|zoada|som|fazendo',
      'britadeira|metralhadora|martelo|martelando|matraca|moedor|triturador|liquidificador|batedeira|furadeira|pedra|pedras|moendo',
    ],
    unless: 'vizinh*',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Pare de usar o motor: barulho forte e seguido, como o de britadeira, costuma ser dente de engrenagem comido ou rolamento estourado, e cada abertura espalha pedaço pela caixa. Desligue o disjuntor e leve a folha na mão, com o motor solto na chave: se ela anda calada, o som é dele.',
    ],
    heading: 'Engrenagem, rolamento ou parafuso frouxo',
    text: [
      'Engrenagem gasta pula dente e bate a cada volta; rolamento ronca o tempo todo e esquenta; base frouxa faz a parede tremer junto. A engrenagem trocada fica entre {{part.gears.from}} e {{part.gears.to}}; reaperto e regulagem, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Só bate com a folha engatada: engrenagem, ou pinhão longe da cremalheira.',
      'Treme a caixa inteira: fixação na coluna ou na base.',
      'Começou depois de uma pancada: eixo ou suporte torto.',
      'Graxa com limalha pingando: não ligue mais, nem para mostrar.',
    ],
    send: 'Se já gravou o som, mande o vídeo sem religar o motor, com a foto da etiqueta dele e o bairro.',
  },
  {
    when: [
      'estala*|clica|clique|estalo|estralo|tec',
      'nao liga|nao gira|nao sai|nao parte|nao anda|nao abre|nao arranca',
      'motor|portao|rele|placa|central',
    ],
    unless: 'trava|fechadura|batendo|corrente',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Estalo sem giro diz que a ordem chegou: é o relé da central fechando, e a energia se perde daí para a frente. A causa mais comum é o capacitor; depois vêm fio solto no borne do motor, protetor térmico aberto por calor, contato do relé queimado e bobina. Não insista: cada tentativa esquenta o motor parado.',
    ],
    heading: 'O que o som diz depois do estalo',
    text: [
      'Espere meia hora e tente uma vez. Se parte, era o térmico: motor quente por excesso de uso ou folha pesada. Se ronca, é capacitor ou folha presa; se fica mudo, é fio, relé ou bobina.',
      'Capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; placa, de {{part.board.from}} a {{part.board.to}}; bobina, de {{part.stator.from}} a {{part.stator.to}}.',
    ],
    points: [
      'Estalo e ronco: capacitor ou folha travada.',
      'Estalo e silêncio: fio, relé ou bobina.',
      'Estalos repetidos sem parar: placa com defeito, desligue o disjuntor.',
      'Cheiro de verniz: bobina; não religue.',
    ],
    send: 'Mande pelo WhatsApp um vídeo com som de uma tentativa só, e a etiqueta do motor.',
  },
  {
    when: [
      'motor|portao|basculante',
      'agudo|assobi*|apito fino|chiado|chiando|chia|guincho|guinch*|grito|fino|miado|rangido agudo',
      'motor|barulho|som|faz|fazendo|assobi*|quando',
    ],
    unless: 'interfone|controle|apita|nobreak|fotocelula|sensor',
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'Som agudo no motor, como assobio ou chiado, é quase sempre rolamento seco ou correia e engrenagem sem lubrificação; em motor com inversor, um apito fino só enquanto anda é normal. Se o som cresce a cada semana ou vem com calor, pare de usar: rolamento que trava leva a bobina junto.',
    ],
    heading: 'Motor ou folha: a prova de dois minutos',
    text: [
      'Desligue o disjuntor, solte o motor na chave e leve a folha na mão. Se o guincho continua, ele é da folha: dobradiça, pivô, polia ou roldana seca. Se sumiu, é do motor.',
      'Não pingue óleo na carcaça: por fora ele não chega ao rolamento, e por dentro contamina o freio e a embreagem.',
    ],
    points: [
      'Agudo contínuo que cresce: rolamento.',
      'Agudo só na partida: freio ou correia.',
      'Agudo uma vez por volta: engrenagem seca ou dente.',
      'Agudo ao passar num ponto: folha, e não motor.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Quanto custa calar o motor',
        text: [
          'Rolamento e engrenagem ficam entre {{part.gears.from}} e {{part.gears.to}}; lubrificar e regular, de {{part.adjustment.from}} a {{part.adjustment.to}}. Depois da troca, o som se prova numa viagem inteira, na sua frente.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso engraxar o rolamento?',
        answer: 'O de motor é blindado: troca-se. Graxa por fora só suja.',
      },
      {
        question: 'O motor é novo e já assobia. É normal?',
        answer:
          'Se for inversor, pode ser a frequência dele. Se for comum, chame quem instalou enquanto está na garantia.',
      },
    ],
    send: 'Mande um vídeo com som de perto do motor, em uma viagem inteira, e a etiqueta dele.',
  },
  {
    when: [
      'zumb*|ronca*|ronco|roncando',
      'nao gira|nao abre|nao roda|nao sai|nao anda|nao vira|nao parte|nao arranca|parado|e para|e desliga|e mais nada|nao move',
    ],
    unless: 'mesmo parado|mesmo com portao parado|tempo todo|com portao fechado|por que',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Motor de portão que zumbe e não gira recebe energia e não consegue partir: quase sempre é o capacitor fraco, e depois dele a folha presa ou o rotor travado. Pare de apertar o controle, porque segundos de zumbido já aquecem a bobina; trocar o capacitor fica entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    heading: 'Capacitor, folha ou motor: o teste em ordem',
    text: [
      'Com o disjuntor desligado e o motor solto, leve a folha na mão. Se ela anda leve, a suspeita fica no capacitor; se prende, o motor zumbia porque não tinha como andar.',
      'O capacitor guarda choque mesmo desligado, e por isso quem o mede e troca é o técnico. Se a bobina já queimou, o estator fica entre {{part.stator.from}} e {{part.stator.to}}.',
    ],
    points: [
      'Folha leve e motor zumbe: capacitor.',
      'Folha pesada ou raspando: trilho, roldana, pivô ou trava.',
      'Zumbe solto da folha: rolamento ou rotor travado.',
      'Zumbe só de manhã: capacitor no fim ou tensão baixa.',
    ],
    questions: [
      {
        question: 'Posso dar um empurrão para ele pegar?',
        answer:
          'Não com o motor ligado. Se ele pega no embalo, o capacitor está condenado, e a mão estava perto da folha.',
      },
    ],
  },
  {
    when: [
      'barulho|barulhao|estalo|pancada|estrondo|tranco|ronco|rangido',
      'quando chega em cima|quando chega la em cima|chega em cima|chega no alto|quando termina de abrir|quando acaba de abrir|no fim da abertura|quando chega no fim|quando chega no final|quando abre todo|quando termina de subir',
    ],
    unless: 'correr|deslizante|pivotante|cremalheira',
    winsTies: true,
    subject: 'motor',
    isComplaint: true,
    aspects: ['repair', 'adjust'],
    answer: [
      'Barulho só quando a folha chega em cima é chegada sem freio ou peça que encosta: o fim de curso de abertura corta tarde e o motor empurra o batente, ou o contrapeso desce até bater no fundo da caixa. Regular essa parada custa de {{part.adjustment.from}} a {{part.adjustment.to}}. Se a pancada é seca e a folha balança, pare de usar e não fique embaixo até os cabos e os pivôs serem vistos.',
    ],
    heading: 'De onde vem o som no alto',
    text: [
      'Fique de lado, fora do vão, e repare se o som vem da coluna, do motor ou da folha. Na coluna é contrapeso ou polia; no motor, fim de curso ou engrenagem; na folha, pivô ou trinco.',
      'Trocar cabo e polia custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; batente novo, que é solda, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    points: [
      'Ronco que continua depois de parar: o motor não desligou, corte o disjuntor.',
      'Começou com o calor: a mola ganhou força e a folha chega depressa.',
      'Motor com inversor: refaz-se a rampa de chegada na placa.',
    ],
    send: 'Mande um vídeo da chegada com som, gravado de lado, e a etiqueta do motor.',
  },
  {
    when: [
      'motor|motores|automatizador',
      'raspando|raspa*|raspag*|ferro com ferro|ferro em ferro|metal com metal|barulho de ferro|barulho de metal|barulho metalico|arrastando|rocando|esfregando|ralando',
    ],
    unless:
      'instalar|colocar|por motor|por um motor|botar|automatizar|motorizar|instalacao|so quando abre|so abrindo|so ao abrir|so quando fecha|so fechando|so ao fechar|so na subida|so na descida|cabo*|trilho|em chao|em piso|em parede|em muro|em batente|batendo|cremalheira|depois de chuva|correia|escova*|freio|quanto custa|preco|valor|motor novo|acabei de instalar|recem instalado',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Motor de portão com barulho de ferro raspando: o som vem da folha ou de dentro dele, e a mão separa os dois. {Prova na mão}, solte o motor na chave e mova a folha: se raspa assim também, é roldana, guia, pivô ou dobradiça, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; se só raspa com o motor ligado, é rolamento, engrenagem ou pinhão encostado na cremalheira, de {{part.adjustment.from}} a {{part.gears.to}}. Pare de usar se sai limalha ou se a folha pende.',
    ],
    description:
      'Ferro raspando com o motor ligado é rolamento, engrenagem ou pinhão; se a folha solta também raspa, é roldana, guia, pivô ou dobradiça.',
    heading: 'Onde procurar o ferro que raspa',
    text: [
      'Procure risco brilhante na tinta, no trilho, no batente e no suporte do motor: ele marca o ponto do contato. Sem risco por fora, o atrito está na caixa, e abri-la é do técnico.',
      'O motor que raspa e continua em uso perde primeiro a engrenagem, depois a bobina, porque trabalha freado.',
    ],
    points: [
      'Raspa sempre no mesmo ponto da folha: guia, batente ou piso.',
      'Raspa igual do começo ao fim: rolamento ou pinhão apertado contra a cremalheira.',
      'Raspa uma vez por volta: dente de engrenagem quebrado.',
      'Raspa só na partida: suporte ou base que cede quando o motor puxa.',
    ],
    further: 'Os sons estão separados em [motor fazendo barulho](/motor-de-portao-fazendo-barulho).',
    send: 'Mande um vídeo com som de uma viagem inteira, uma foto do risco, se houver, e a etiqueta do motor.',
  },
];
