/** Answers to titles about limit switches: faults. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const faultAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'encoder',
      'defeito|com problema|queim*|nao le|nao conta|falha*|erro|consert*|trocar|perdeu|parou|sujo',
    ],
    unless: 'como funciona|o que e|diferenca',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Encoder com defeito faz o motor do portão dar alguns centímetros e parar, andar devagar o curso inteiro ou esquecer onde é aberto e fechado, porque é ele que conta as voltas e sem a contagem a central para por segurança. Primeiro se limpa o sensor e se confere o fio; depois se grava o percurso, de {{part.adjustment.from}} a {{part.adjustment.to}}. Se a peça queimou, a troca fica na faixa de conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Encoder, placa ou folha presa',
    text: [
      'Folha que trava no trilho dá o mesmo sinal, porque o motor força e a central corta. Solte o motor com o disjuntor desligado e mova a folha: se anda leve, volta-se ao encoder.',
    ],
    points: [
      'Falhou depois de raio: a placa também pode ter ido.',
      'Falhou depois de trocar a placa: percurso não gravado.',
      'Falha só no frio ou na chuva: conector com umidade.',
      'Encoder de outro modelo não é lido.',
    ],
    send: 'Mande um vídeo da falha, com as luzes da placa à vista pela tampa do técnico, e a etiqueta do motor.',
  },
  {
    when: [
      'girar|gira|girando|rodar|roda|continua|ligado',
      'depois que|depois de|mesmo parado|com o portao parado|para|parou|parado|fechado',
      'motor',
      'e normal|normal|e comum|e natural|devo me preocupar|e grave',
    ],
    unless: 'quente',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Um instante de giro por inércia é normal; continuar ligado com a folha no fim, não. O motor não recebeu o aviso de chegada, por ímã ou chave fora do lugar, ou o relé da placa colou, e em minutos a bobina esquenta. Desligue o disjuntor; o acerto do fim de curso custa de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Gira livre ou força a folha',
    text: [
      'Se ele gira e a folha nem se mexe no caminho, a embreagem ou a engrenagem é que soltou. Se empurra o batente, é fim de curso ou relé.',
    ],
    points: [
      'Não deixe ligado para ver se para.',
      'Cheiro ou carcaça quente: espere esfriar e chame.',
      'Relé colado pede conserto da placa.',
    ],
  },
  {
    when: [
      'fim de curso|fins de curso',
      'nao para|nao desliga|nao corta|bate em batente|bate no batente|passa de ponto|passa direto|passa reto|passa de fim|passa o fim|passou de fim|passando de fim|ultrapassa*|continua forcando',
    ],
    unless: 'preco|quanto',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Portão que não para no fim de curso bate no batente com o motor ligado, e assim se queima o motor e se quebra a engrenagem: desligue o disjuntor e, se a folha está reta e leve, abra e feche na mão até o acerto. A causa costuma ser ímã caído ou fora do lugar, sensor ou fio aberto, os dois fins trocados na central, ou folha que corre além do ponto porque o freio se gastou. O acerto fica de {{part.adjustment.from}} a {{part.adjustment.to}}, se nada queimou.',
    ],
    heading: 'Ímã, sensor ou placa',
    text: [
      'Muitas centrais têm uma luz para cada fim: com o motor solto e a folha levada na mão, ela muda quando o ímã passa. Mudou e o portão não para: placa. Não mudou: ímã, sensor ou fio.',
      'Se a entrada da placa queimou, ela se repara a partir de {{repair.from}} ou se troca, de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Não para só ao abrir: sensor ou ímã daquele lado.',
      'Para no outro fim, e não no certo: fios dos fins trocados.',
      'Para um pouco depois a cada dia: ímã escorregando ou freio gasto.',
      'Só quando chove: água no conector do sensor.',
    ],
    further:
      'Cada forma de ajuste está em [regulagem de fim de curso](/topicos/regulagem-de-fim-de-curso-do-portao).',
    send: 'Sem religar o motor, mande pelo WhatsApp uma foto do sensor com o ímã, a da etiqueta do motor e diga em qual dos fins ele bate.',
  },
  {
    when: [
      'nao fecha|nao termina de fechar|nao chega|nao encosta|fecha quase tudo|quase fecha',
      'volta|voltando|torna a abrir|abre de novo|reabre|retorna|reverte',
      'ate o final|ate o fim|ate em baixo|ate embaixo|todo|tudo|total|completamente|por completo|inteiro|final|fim|quase|e',
    ],
    unless: 'carro|sinal|luz|energia|chuva|sol|cachorro|mola',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'adjust'],
    answer: [
      'Portão que quase fecha e volta a abrir entendeu que encontrou um obstáculo: a folha pesou no último trecho, o fim de curso manda seguir depois do batente, ou algo cortou a fotocélula perto do fim. O lugar da volta separa as três causas, e a regulagem de força e de curso sai de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Onde ele volta diz por quê',
    text: [
      'Com o disjuntor desligado e a folha reta, solte o motor na chave e feche na mão. Se encosta leve, o fechamento está regulado além do batente ou a força está curta; se agarra, há piso, guia, roldana ou dobradiça no caminho.',
      'Não aumente a força para ele vencer o fim: é a mesma reação que para a folha quando há uma pessoa no vão.',
    ],
    points: [
      'Toca o batente e volta: fim de curso de fechamento longo demais.',
      'Volta sempre um palmo antes: atrito nesse ponto da folha.',
      'Volta em pontos diferentes: fotocélula suja, desalinhada ou com sol na lente.',
      'Apareceu depois de um apagão: a central perdeu o curso e tem de reaprendê-lo.',
      'De manhã sim, à tarde não: ferro dilatado ou sol no receptor.',
    ],
    further: 'Os testes, na ordem, estão em [portão fecha e abre de novo](/portao-fecha-e-abre-de-novo).',
    send: 'Mande pelo WhatsApp um vídeo do fechamento inteiro, de longe, com a foto da etiqueta do motor: o ponto em que ele volta diz o que levar.',
  },
  {
    when: [
      'fio de fim de curso|cabo de fim de curso|fio de sensor de fim de curso|fio de chave de fim|fios de fim de curso',
      'romp*|quebr*|partiu|partid*|solt*|cort*|arrebent*|descasc*|roid*|roeu|queim*',
    ],
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Com o fio do fim de curso rompido, a central não sabe onde parar: a folha bate no batente e o motor continua forçando, ou nem sai do lugar. Desligue o disjuntor e não use no controle. O fio se refaz inteiro até a placa, sem emenda no caminho da folha, a partir de {{repair.from}}; o curso se regula na mesma visita.',
    ],
    heading: 'Onde o fio parte e como se refaz',
    text: [
      'Ele parte onde se dobra a cada abertura ou onde a folha o esmaga. O técnico mede a continuidade, passa outro fio em conduíte com folga e prova cinco viagens.',
      'Até lá, feche na mão: disjuntor desligado, folha reta, cabos inteiros, chave de destravamento. Fechada, volte a chave até engatar.',
    ],
    points: [
      'Para de um lado e bate do outro: só um dos fios partiu.',
      'Falha só quando chove: emenda com água.',
      'Sensor inteiro e fio bom: o ímã é que saiu do lugar.',
    ],
    send: 'Mande uma foto do fio no ponto em que partiu e a da etiqueta do motor, com tudo desligado.',
  },
  {
    when: [
      'ima|imas',
      'perdeu a forca|fraco|sem forca|desmagnet*|perdeu o magnetismo|nao pega|nao funciona|enfraqueceu',
    ],
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'O ímã do fim de curso quase nunca perde a força: o que muda é a distância até o sensor, porque o suporte entortou ou a folha baixou. Com o disjuntor desligado, olhe se ele passa a um dedo do sensor e se o mesmo lado está virado para o motor. Acertar a posição fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; até lá não use, porque a folha bate no batente.',
    ],
    heading: 'Ímã, distância ou sensor',
    text: [
      'Ímã rachado, esse sim, se troca. O de geladeira não serve: é fraco e não tem o polo certo.',
      'Se o ímã está perto e firme e a central não acusa, o defeito é do sensor ou do fio dele, com conserto a partir de {{repair.from}}.',
    ],
    points: [
      'Falha só num sentido: um dos dois ímãs.',
      'Falha cada vez num ponto: suporte solto.',
      'Longe do sensor no curso todo: roldana gasta, a folha baixou.',
      'Marque com lápis a posição antes de soltar o suporte.',
    ],
    send: 'Mande uma foto do ímã em frente ao sensor, com o disjuntor desligado, e a da etiqueta do motor.',
  },
  {
    when: [
      'abre|sobe',
      'um pouco|20 centimetros|um palmo|dois palmos|30 cm|pouquinho',
      'volta|para|fecha|desce',
    ],
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Portão que abre um palmo e volta está lendo obstáculo logo no começo, perdeu o curso gravado ou parte com força baixa demais. Solte a folha e leve-a na mão nesse palmo: se pesa, é a folha; se vai leve, é regulagem ou sensor.',
    ],
    heading: 'Curso, força ou caminho',
    text: [
      'Ímã caído, folga no pinhão e capacitor fraco dão o mesmo sinal. Antes de subir a força, refaça o percurso: a central aprende de novo o começo e o fim.',
      'Regular força e curso fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; capacitor, entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    points: [
      'Volta igual todo dia: curso gravado errado.',
      'Volta só com a folha quente: capacitor.',
      'Volta e ronca: engrenagem presa ou folha travada.',
      'Fotocélula na frente também faz voltar.',
    ],
    further: 'Quem para no meio está em [portão não abre](/portao-nao-abre).',
    send: 'Conte onde ela volta e se a folha pesa na mão.',
  },
  {
    when: [
      'nao desliga|continua ligado|fica ligado|nao para de rodar|continua rodando|forcando',
      'motor|portao',
      'chegar|fechado|aberto|fim|depois de fechar|mesmo fechado',
    ],
    subject: 'fim-de-curso',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['repair'],
    answer: [
      'Desligue o disjuntor agora: motor que continua girando com a folha no fim não recebeu o corte, e em minutos queima a bobina ou quebra a engrenagem. O ímã saiu do lugar, o sensor não lê mais ou um relé colou na placa.',
    ],
    heading: 'Corte que não veio',
    text: [
      'Com tudo desligado, veja se o ímã está em frente ao sensor e se há fio solto. Ímã no lugar e luz do sensor que muda apontam a placa; luz que não muda aponta o sensor.',
      'Ímã e regulagem ficam entre {{part.adjustment.from}} e {{part.adjustment.to}}; placa, entre {{part.board.from}} e {{part.board.to}}.',
    ],
    points: [
      'Só num sentido: sensor ou ímã daquele lado.',
      'Nos dois: curso perdido ou conector solto.',
      'Volta ao religar sem ninguém apertar: contato colado.',
    ],
    further: 'A parada está em [regulagem de fim de curso](/topicos/regulagem-de-fim-de-curso-do-portao).',
    send: 'Sem religar, mande a foto do ímã com o sensor e da etiqueta do motor.',
  },
  {
    when: ['vizinho', 'portao', 'bate|batendo|forte|treme a parede|estronda'],
    unless: 'controle|meu portao bate',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Portão que bate tem conserto simples, e é isso que convém dizer ao vizinho: fim de curso e força fora do ponto se regulam numa visita. Fale primeiro, com o horário em que acontece; se continua, o Código Civil, artigo 1.277, protege o sossego de quem mora ao lado, e em prédio o síndico aplica o regimento.',
    ],
    heading: 'O que ele precisa pedir ao técnico',
    text: [
      'Parada antes do batente, desaceleração ligada e borracha na chegada, de {{part.adjustment.from}} a {{part.adjustment.to}} a regulagem. Motor preso na parede comum ganha apoio de borracha.',
    ],
    points: [
      'Grave o som com data, de dentro da sua casa.',
      'Trinca na parede comum: foto com régua.',
      'Proponha dividir a visita, se a parede é dos dois.',
    ],
    further: 'De onde vem cada som está em [motor fazendo barulho](/motor-de-portao-fazendo-barulho).',
  },
  {
    when: [
      'dz nano|nano turbo|dz turbo|dz3|dz4|dz 3|dz 4',
      'nao fecha|para antes|ate o fim|nao abre|passa|bate|fim de curso|nao chega',
    ],
    subject: 'fim-de-curso',
    isAboutSubject: true,
    isAboutModel: true,
    answer: [
      'A linha DZ da Rossi é de portão de correr, e quem manda parar é a peça presa na cremalheira: se ela se deslocou ou caiu, a folha para antes do fim ou passa dele. Confira de longe se as duas estão lá e firmes; se estão, a causa é folha pesada, sujeira no trilho ou capacitor fraco.',
    ],
    heading: 'Peça da cremalheira ou peso da folha',
    text: [
      'Com o disjuntor desligado, solte o motor na chave e corra a folha até o fim com a mão. Chega leve: é regulagem da parada, de {{part.adjustment.from}} a {{part.adjustment.to}}. Enrosca no mesmo ponto: é trilho ou roldana, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Rossi nós consertamos e não vendemos; peça se procura pelo código da etiqueta.',
    ],
    points: [
      'Falta sempre o mesmo palmo: ímã ou chave fora do lugar.',
      'Cada vez para num ponto: força, capacitor ou roldana.',
      'Fecha e volta: força de reversão ou fotocélula.',
      'Marque com caneta antes de soltar qualquer parafuso.',
    ],
    send: 'Mande a foto da etiqueta, da cremalheira nas duas pontas e um vídeo de um fechamento.',
  },
  {
    when: [
      'fecha|fechado|fechou|depois de fechar|parado|abriu',
      'barulho|zumbindo|zumbido|roncando|ronco|motor ligado|motor rodando|funcionando',
      'sem parar|continua|nao para|fica ligado|continua rodando',
    ],
    unless: 'apito|bip|alarme|sirene|nao fecha',
    subject: 'fim-de-curso',
    aspects: ['repair'],
    answer: [
      'Portão que fecha e continua fazendo barulho está com o motor ligado contra o batente: ele não soube que chegou. Desligue o disjuntor já, porque em poucos minutos queima capacitor e bobina. A causa mais comum é o ímã ou a chave do fim de curso fora do lugar; depois, relé colado na placa. Zumbido fino, sem esforço, pode ser só a trava elétrica energizada.',
    ],
    heading: 'Motor forçando, relé ou trava',
    text: [
      'De longe, ponha o ouvido: ronco grave é motor; zumbido fino junto do batente é trava; estalo repetido é relé. Com a energia cortada, veja se o ímã do fim de curso está preso.',
      'Regular a parada, de {{part.adjustment.from}} a {{part.adjustment.to}}; relé ou placa, de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Carcaça quente com o portão parado: motor ficou ligado.',
      'Só de um lado: aquele fim de curso.',
      'Dos dois lados: curso perdido, a regravar.',
      'Disjuntor desligado e ainda há som: é o nobreak.',
    ],
    send: 'Mande pelo WhatsApp um vídeo do fechamento até dez segundos depois, com som.',
  },
  {
    when: [
      'bate*|batendo|batida|pancada|estronda|estrondo*|soca*|tranco',
      'forte|final|fim|fechar|chao|batente|coluna|pilar|ao abrir|em parede|quando fecha|em chegada',
    ],
    unless:
      'contrapeso|carro|moto|caminhao|bateram|nao fecha|barulho de madrugada|re em|pessoa|cabeca|preco|quanto custa|valor|comprar',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    answer: [
      'Portão que bate forte no final não freia na hora: o fim de curso acusa tarde, a desaceleração se perdeu ou a folha vem pesada. Marque no chão ou na coluna onde ela deveria parar; se passa sempre do mesmo tanto, é regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Regular a chegada ou consertar a folha',
    text: [
      'A central precisa saber que o fim se aproxima para cortar ou desacelerar. Ímã que escorregou, chave torta ou curso gravado com a folha fora do lugar fazem a ordem chegar tarde.',
      'No basculante, pancada só ao fechar é peso: contrapeso leve ou cabo esticado. No de correr, só ao abrir, é batente que cedeu.',
    ],
    points: [
      'Bate dos dois lados: desaceleração desligada ou curso perdido.',
      'Bate e volta: força e fim de curso brigando.',
      'Bate mais de manhã ou no frio: a folha muda de peso com a graxa.',
      'Motor ronca depois da batida: ele não soube que chegou, desligue o disjuntor.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Por que não deixar batendo',
        text: [
          'Cada pancada trabalha a solda do suporte, o pino do braço e o dente da engrenagem, que custa de {{part.gears.from}} a {{part.gears.to}}. Até a regulagem, desligue o fechamento automático e feche acompanhando.',
        ],
        points: [
          'Batente de borracha amortece, mas não corrige a parada.',
          'A folha deve encostar, e não empurrar.',
          'Depois de regular, teste dez ciclos seguidos.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso regular eu mesmo?',
        answer:
          'Ímã de fora da caixa, com o disjuntor desligado, dá para reposicionar. Ajuste dentro da placa fica com o técnico.',
      },
      {
        question: 'Motor mais lento bate menos?',
        answer:
          'Bate menos forte, mas o erro é o mesmo. Com a parada certa, até motor rápido encosta devagar.',
      },
    ],
  },
  {
    when: [
      'nao para|continua ligado|continua rodando|continua girando|continua funcionando|continua forcando|fica rodando|rodando sem parar|nao desliga|nao para de|roda sem parar|fica ligado|fica girando|funcionando direto',
      'motor|portao|rodar|girar|funcionar|ligado',
    ],
    unless:
      'abre e fecha|abrir e fechar|apit*|pisca*|obstaculo|luz|lampada|led|disjuntor|nao para de funcionar|barulho',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    answer: [
      'Motor que não para de rodar perdeu a parada: desligue o disjuntor do portão agora, porque ele empurra o batente até queimar a bobina ou quebrar o dente. A causa é fim de curso que não acusa, ímã caído ou relé colado na placa.',
    ],
    heading: 'Roda com a folha ou roda sozinho',
    text: [
      'Se a folha chegou ao fim e o motor continua forçando, faltou o sinal de parada. Se ele gira livre e a folha fica no lugar, a ligação entre os dois se soltou: destravamento aberto, engrenagem gasta ou pino quebrado.',
      'Quando ele roda sem ninguém mandar e só cala no disjuntor, o contato do relé grudou.',
    ],
    points: [
      'Só num sentido: o fim de curso daquele lado.',
      'Ímã no chão ou virado: a central não vê o fim.',
      'Nos dois sentidos, depois de troca de placa: fios invertidos.',
      'Para só no tempo, depois de quase um minuto: tempo de segurança da central.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que custa devolver a parada',
        text: [
          'Recolocar ímã ou regular, de {{part.adjustment.from}} a {{part.adjustment.to}}; relé ou placa, de {{part.board.from}} a {{part.board.to}}; engrenagem que cedeu, de {{part.gears.from}} a {{part.gears.to}}. Até lá use o portão na mão, com o motor solto, se a folha está leve e reta.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso religar para fechar o portão uma vez?',
        answer:
          'Melhor não. Feche na mão e trave na chave; um ciclo sem parada pode ser o que quebra a peça.',
      },
      {
        question: 'O motor queimou se ficou rodando muito tempo?',
        answer:
          'Depende do calor. Se não há cheiro e ele gira livre depois de frio, costuma ter escapado; o técnico mede a bobina.',
      },
    ],
  },
  {
    when: ['ima|imas', 'caiu|soltou|colar|perdi|sumiu|quebrou|cola|virado|onde'],
    subject: 'fim-de-curso',
    isAboutSubject: true,
    answer: [
      'Ímã do portão que caiu volta para a marca que deixou na cremalheira ou na folha, com o mesmo lado virado para o motor. Desligue o disjuntor antes e não acione sem ele: a central não sabe onde parar e a folha bate no batente.',
    ],
    heading: 'Achar o lugar e o lado certos',
    text: [
      'São dois ímãs, um para cada fim, e em muitos motores eles têm lado. Trocados ou virados, o portão para ao contrário ou não para.',
      'Sem marca, leve a folha na mão até onde ela deve parar e ponha o ímã diante do sensor, com pouca distância. Parafuso ou presilha segura melhor que cola em peça que vibra e toma sol.',
    ],
    points: [
      'Compare com o ímã que ficou: lado, altura e distância.',
      'Limpe a graxa antes de fixar.',
      'Teste com a mão no disjuntor e o vão livre.',
      'Quebrado: compre pelo modelo do motor.',
    ],
    sections: [
      {
        aspect: 'adjust',
        heading: 'Se depois disso ele para fora do ponto',
        text: [
          'Mova o ímã poucos centímetros por vez, sempre com o disjuntor desligado. Recolocar e regular na visita fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e o técnico confere por que ele soltou.',
        ],
      },
    ],
    questions: [
      {
        question: 'Serve ímã de geladeira ou de alto-falante?',
        answer: 'Não é confiável. Força e polo diferentes fazem o sensor acusar tarde ou não acusar.',
      },
      {
        question: 'Posso usar o portão sem ímã?',
        answer:
          'Só na mão, com o motor solto. Ligado, ele força o fim do curso até quebrar dente ou queimar.',
      },
    ],
  },
  {
    when: [
      'fim de curso|fins de curso',
      'test*|saber|queimad*|defeito|com defeito|funciona|trocar|nao funciona|nao para|quebr*|sintoma*|estragad*',
    ],
    unless: 'magnetic*|tipo|qual|preco|custa',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    answer: [
      'Fim de curso com defeito deixa o portão bater no fim, parar antes ou andar só num sentido. Se o motor continua forçando com a folha encostada, desligue o disjuntor agora. Depois olhe, sem abrir nada, se o ímã está no lugar e se há fio solto junto do sensor.',
    ],
    heading: 'Ímã, sensor ou fio',
    text: [
      'Muitas centrais têm uma luz para cada fim de curso: com o motor solto e a folha levada na mão, ela muda quando o ímã passa. Luz que muda e portão que não para é placa; luz que não muda é ímã, sensor ou fio.',
      'O ímã é a parte mais barata e a que mais cai. Sensor e chave de haste sofrem com água e batida.',
    ],
    points: [
      'Não para só ao abrir: sensor de abertura ou ímã daquele lado.',
      'Não anda num sentido: sensor colado, a central acha que já chegou.',
      'Falha na chuva: água no conector.',
      'Para um pouco depois a cada dia: ímã escorregando.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Quanto custa devolver a parada',
        text: [
          'Ímã, posição e regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}; se a entrada da placa queimou, ela se repara a partir de {{repair.from}} ou se troca, de {{part.board.from}} a {{part.board.to}}. A peça tem {{parts.warranty}} de garantia.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso usar o portão até a visita?',
        answer: 'Na mão, com o motor solto na chave, se a folha está reta e leve. No motor, não.',
      },
      {
        question: 'O fim de curso tem lado certo?',
        answer: 'Tem. Os dois ímãs costumam ter polos diferentes; trocados, o portão para ao contrário.',
      },
    ],
    send: 'Mande um vídeo do portão chegando aos dois fins e uma foto do sensor com o ímã.',
  },
  {
    when: [
      'so abre metade|abre metade|abre pouco|nao abre tudo|nao abre todo|nao abre inteiro|pela metade|meia abertura',
    ],
    subject: 'fim-de-curso',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Portão que abre só metade chegou a um fim de curso fora do lugar, está no modo de abertura parcial para pedestre ou achou um obstáculo. Veja se ele para sempre no mesmo ponto: se sim, é fim de curso ou programação; se muda, é peso ou força.',
    ],
    heading: 'Metade por engano ou por proteção',
    text: [
      'A abertura parcial é uma função de muitas centrais, acionada por um botão diferente do controle. Aperte o outro botão antes de chamar alguém.',
      'Regular o fim de curso fica entre {{part.adjustment.from}} e {{part.adjustment.to}}. Se a folha pesa no ponto em que para, o conserto é mecânico.',
    ],
  },
  {
    when: [
      'para antes|parando antes|parou antes|nao chega|nao encosta|falta um pouco|fica um palmo|sobra um vao|nao fecha tudo|nao fecha todo|nao fecha inteiro|nao fecha completamente|nao fecha ate',
    ],
    unless: 'carro|sinal|controle',
    subject: 'fim-de-curso',
    isComplaint: true,
    aspects: ['repair', 'adjust'],
    answer: [
      'Portão que para antes do batente recebeu a ordem de parar cedo: o ímã ou a chave do fim de curso saiu do lugar, ou a central mediu atrito e cortou por força. Se ele para sempre no mesmo ponto, é regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}; se o ponto muda, a folha está pesando.',
    ],
    heading: 'Fim de curso ou folha pesada',
    text: [
      'Solte o motor e feche na mão. Se a folha encosta no batente sem esforço, o fim de curso é que está curto; se ela agarra no fim, há piso, guia ou dobradiça no caminho.',
      'Não aumente a força para vencer o último palmo: com força a mais, a central deixa de perceber uma pessoa no vão.',
    ],
    points: [
      'Mesmo ponto sempre: ímã, chave ou número de voltas.',
      'Começou depois de queda de luz: a central precisa reaprender o curso.',
      'Para e volta: a força cortou, procure o atrito.',
      'Sobra vão só embaixo: a folha baixou de um lado.',
    ],
  },
  {
    when: [
      'nao fecha todo|nao fecha o portao todo|nao fecha portao todo|nao abre todo|nao abre inteiro|nao fecha inteiro|nao fecha completamente|nao abre completamente|nao fecha por completo|nao abre por completo|nao vai ate o fim|nao sobe ate o fim|nao sobe tudo|nao sobe todo|nao sobe inteiro|nao sobe totalmente|nao abre totalmente|nao fecha totalmente|nao sobe por completo|nao sobe completamente|nao desce todo|nao desce ate o fim|nao desce totalmente|nao sobe ate em cima|nao chega ate o fim|nao fecha ate o fim|nao abre ate o fim',
    ],
    unless: 'basculante*|pesad*',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Portão que não abre ou não fecha até o fim tem, quase sempre, o fim de curso fora do ponto: o sensor manda parar antes da hora. Se a folha para cada vez num lugar, a causa é outra, força de menos, folha pesada ou capacitor fraco; em motor novo, falta acertar as paradas na instalação.',
    ],
    heading: 'Para sempre no mesmo ponto ou cada vez num',
    text: [
      'Olhe antes se a folha está reta e se os cabos, no basculante, estão inteiros. Só então, com o disjuntor desligado e o motor solto, leve-a até o fim na mão: se ela chega leve, é regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}; se enrosca ou pesa, é trilho, cabo ou dobradiça.',
    ],
    points: [
      'Falta sempre um palmo: ímã ou chave de parada deslocados.',
      'Falta mais quando está frio: graxa dura ou capacitor.',
      'Chega e volta: força de reversão ou batente.',
      'Motor recém-instalado: peça o acerto dentro da garantia da instalação.',
    ],
  },
  {
    when: [
      'bate|batendo|encosta|fecha|chega|toca',
      'e volta|e abre de novo|e volta a abrir|e volta abrindo|e reabre|e abre sozinho|e sobe de novo',
      'batente|chao|final|fim|piso|coluna|portao|embaixo',
    ],
    unless: 'carro|moto|pessoa|gente|no meio|meio do caminho|controle|chuva|sol|fotocelula|nada',
    winsTies: true,
    subject: 'fim-de-curso',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['adjust', 'repair'],
    answer: [
      'Portão que bate no batente e volta abrindo acha que encontrou alguém: o motor não foi avisado de que a folha chegou, empurrou o batente, e a central inverteu por segurança. O fim de curso de fechamento está atrasado ou saiu do lugar. Regular fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e leva até {{part.adjustment.hours}}.',
    ],
    heading: 'Fim de curso, força ou peso',
    text: [
      'Se ele passou a voltar de um dia para o outro, o ímã ou a chave escorregou. Se foi aos poucos, a folha pesou ou o batente mudou com calor, frio ou batida, e o ponto gravado já não é o certo.',
      'Aumentar a força faz a folha parar de voltar e também faz parar a proteção: ela deixa de inverter quando encosta em alguém.',
    ],
    points: [
      'Fecha se você segura a folha perto do fim: fim de curso.',
      'Volta antes de encostar: fotocélula ou atrito, e não o batente.',
      'Motor com inversor ou encoder: refaz-se a gravação do percurso.',
      'Pedra ou folha seca no encaixe: limpe antes de chamar.',
    ],
    send: 'Mande um vídeo da chegada, com som, e a foto da etiqueta do motor.',
  },
];
