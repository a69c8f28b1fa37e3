/** How a leaf moves wrongly: too fast, too little, with a blow, by itself. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const movementAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'basculante|folha',
      'torto|torta|balanca*|balancando|sacode|empenad*|desalinhad*|desnivelad*|fora de esquadro|mais baixo|pendendo|inclinad*',
    ],
    unless: 'braco|pistao|rampa|bateu|batida|carro|caminhao|correr|deslizante|abrir|sem balanca|peso',
    subject: 'portao-basculante',
    isAboutSubject: true,
    answer: [
      'Basculante torto ou balançando trabalha mais de um lado: cabo esticado, polia fora do lugar, pivô gasto ou contrapeso que enrosca. Pare de usar com a folha embaixo, desligue o disjuntor e não destrave, porque o lado ruim pode estar preso só pelo motor.',
    ],
    heading: 'De que lado está o defeito',
    text: [
      'Olhe de longe, com a folha fechada: a fresta embaixo deve ser igual nas duas pontas, e os dois cabos, esticados por igual. O lado mais baixo é o que perdeu sustentação.',
      'Se ela só balança no alto e fecha certa, o pivô ou o braço tem folga, e o conserto é menor.',
    ],
    points: [
      'Cabo frouxo ou fiapo de aço: não mova mais.',
      'Batidas dentro da coluna: contrapeso solto na caixa.',
      'Risco novo na coluna: pivô gasto.',
      'Torto desde uma batida: quadro empenado, serralheiro primeiro.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Endireitar antes de regular o motor',
        text: [
          'Com a folha escorada, os cabos são trocados ou igualados em par, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Pivô soldado e quadro torto são de serralheria, de {{part.metalwork.from}} a {{part.metalwork.to}}, e só então se acerta fim de curso e força.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso trocar só o cabo do lado ruim?',
        answer: 'Não convém. O outro tem a mesma idade, e com medidas diferentes a folha volta a entortar.',
      },
      {
        question: 'Torto, ele cai?',
        answer:
          'Pode cair se o cabo bom ceder. Por isso ninguém passa embaixo, e o carro sai só depois do técnico.',
      },
    ],
  },
  {
    when: [
      'desce*|descendo|fecha*|fechando|cai',
      'rapido demais|muito rapido|depressa|com tudo|de uma vez|com forca|velocidade|rapido|despenca*|desembestad*',
    ],
    unless: 'nao|motor rapido|mais rapido|abrir rapido|prazo|jetflex|correr',
    subject: 'portao-basculante',
    isAboutSubject: true,
    answer: [
      'Portão que desce rápido demais perdeu o equilíbrio: falta contrapeso, o cabo escapou da polia ou a mola cansou, e o motor virou freio. Desligue o disjuntor com a folha embaixo, não fique na linha dela e não destrave, porque solta ela desce de uma vez.',
    ],
    heading: 'Por que a folha passou a descer com pressa',
    text: [
      'Num basculante certo a folha para onde a mão a deixa, e o motor só a acompanha. Quando ela quer descer, o redutor segura tudo sozinho, e o dente que não foi feito para isso se gasta.',
      'Se ela desce depressa, mas igual ao que subia, pode ser só velocidade programada num motor com inversor, e aí se regula a desaceleração.',
    ],
    points: [
      'Começou de um dia para o outro: cabo, mola ou solda.',
      'Foi piorando: mola cansada ou placa de contrapeso que caiu.',
      'Depois de pintura, chapa ou reforma: peso novo sem contrapeso novo.',
      'Só bate no fim: fim de curso ou desaceleração.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que se faz na visita',
        text: [
          'A folha é escorada antes de soltar o motor. Iguala-se o par de cabos ou troca-se a mola, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; solda em suporte ou caixa de contrapeso é serralheria.',
          'Força e fim de curso são regulados por último, com a folha equilibrada, e o teste termina com um calço de madeira no vão.',
        ],
      },
    ],
    questions: [
      {
        question: 'Diminuir a força na central resolve?',
        answer: 'Não. A força limita o quanto o motor empurra; o que puxa a folha para baixo é o peso dela.',
      },
      {
        question: 'Posso continuar usando com cuidado?',
        answer: 'Não convém. Cabo ou dente que cede nessa condição solta a folha inteira de uma vez.',
      },
    ],
  },
  {
    when: [
      'desce*|descendo|despenc*|cai|caindo|fecha*|baixa*|nao fica',
      'sozinh*|quando|ao|aberto|em alto|parado em alto|levantado|erguido',
      'destrav*|em manual|manual|desligo|desliga*|solto|quando solta|sem energia|sem luz|em alto|aberto',
    ],
    unless:
      'fechamento automatico|abre sozinh*|abrindo sozinh*|nao fecha|quanto tempo|antes de fechar|deve ficar',
    subject: 'portao-basculante',
    isAboutSubject: true,
    answer: [
      'Portão que desce sozinho quando o motor é solto ou desligado está sem equilíbrio: contrapeso leve, mola cansada ou cabo frouxo deixam o peso na folha. Não fique embaixo, escore-a se estiver no alto e não a destrave outra vez até o conserto.',
    ],
    heading: 'A folha certa fica onde a mão deixa',
    text: [
      'Solta no meio do curso, ela deve parar ou mover-se devagar. Se despenca, o motor vinha carregando o que o contrapeso deixou de carregar, e é por isso que ele esquenta e gasta engrenagem.',
      'Se a folha desce com o motor travado e engatado, o dente ou a porca do fuso já escapou, e o risco é maior: disjuntor desligado e distância.',
    ],
    points: [
      'Desce dos dois lados: contrapeso ou mola.',
      'Desce torta: um cabo só.',
      'Desce aos poucos durante a noite: freio ou redutor gasto.',
      'Começou depois de trocar a chapa: peso novo.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Equilibrar e travar de novo',
        text: [
          'Cabos, polias e acerto do contrapeso ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; engrenagem gasta por segurar a folha, entre {{part.gears.from}} e {{part.gears.to}}. Caixa de contrapeso aberta e solda são do serralheiro.',
        ],
        points: [
          'Escora de madeira dos dois lados antes de mexer.',
          'Ninguém afrouxa cabo ou mola com a folha solta.',
          'Prova final: folha parada no meio, sem motor.',
        ],
      },
    ],
    questions: [
      {
        question: 'Preciso de um motor mais forte?',
        answer: 'Não. Motor não substitui contrapeso; um mais forte só demora mais a quebrar.',
      },
      {
        question: 'No portão de correr também acontece?',
        answer: 'Só em trilho inclinado, e a solução é batente e motor travado, nunca deixá-lo solto.',
      },
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
      'motor|portao|rodar|girar|funcionar|ligado|abrir e fechar',
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
    when: [
      'lento*|devagar|lerd*|perdeu a forca|perdeu forca|perdendo forca|perdendo a forca|perdeu velocidade|perdendo velocidade',
      'subir|sobe|abrir|abre|fechar|fecha|motor|portao',
    ],
    unless:
      'ima|imas|mola|molas|frio|inverno|controle|tecnico|instal*|prazo|entrega|aumentar|rapido|quero|responder|obedecer|carregar|nobreak|esquent*|conserto demora|quanto tempo',
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'Portão que ficou lento ou sem força perdeu em uma de três coisas: folha que pesou, capacitor que enfraqueceu ou tensão que cai na partida. Comece pela folha, com o disjuntor desligado e o motor solto: se ela não anda com uma mão, o motor não tem culpa.',
    ],
    heading: 'Folha, capacitor ou tensão',
    text: [
      'Lento nos dois sentidos e com zumbido é capacitor. Lento só para subir é contrapeso ou mola; lento só em um trecho é trilho, roldana ou dobradiça daquele ponto.',
      'Se a luz da garagem cai enquanto ele anda, o fio é fino para o motor. Mexer na força da central não acelera nada e tira a segurança.',
    ],
    points: [
      'Foi ficando lento em meses: peça gastando.',
      'Ficou lento de um dia para o outro: capacitor, cabo ou placa de contrapeso caída.',
      'Lento depois de várias aberturas: motor quente.',
      'Motor com inversor: velocidade pode ter voltado ao padrão depois de uma queda de luz.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Conserto que devolve a velocidade',
        text: [
          'Capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; roldana, cabo ou polia, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; rolamento e engrenagem, de {{part.gears.from}} a {{part.gears.to}}. O motor volta ao tempo que tinha de novo, não mais que isso.',
        ],
      },
    ],
    questions: [
      {
        question: 'Óleo no trilho deixa mais rápido?',
        answer: 'Não. Trilho se limpa a seco; óleo junta areia e pesa mais em poucas semanas.',
      },
      {
        question: 'O motor está no fim da vida?',
        answer:
          'Nem sempre. Perda de força com carcaça fria e sem cheiro costuma ser peça barata em volta dele.',
      },
    ],
  },
  {
    when: [
      'treme*|tremendo|vibra*|vibrando|trepida*|balanca*|balancando|sacode|chacoalha*|bambo|bamba',
      'portao|motor|folha|basculante|abr*|fecha*|muro|parede|casa|coluna',
    ],
    unless: 'caminhao|onibus|trem|metro|sozinho|vento|aviao|sem balanca|balanca de|peso',
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'Portão ou motor que treme ao andar tem folga em algum ponto: parafuso da base, pino do braço, pivô, roldana ovalada ou contrapeso batendo na caixa. Com o disjuntor desligado, balance a peça com a mão: onde ela mexe sem o motor, está a causa.',
    ],
    heading: 'Quem treme primeiro, o motor ou a folha',
    text: [
      'Tremor que começa com o motor parado no lugar e a folha firme é base solta ou rolamento. Tremor que aparece no meio do curso é a folha, e o motor só a acompanha.',
      'Quando o muro vibra junto, o suporte está preso em tijolo oco ou reboco. A bucha alarga a cada abertura, e um dia o motor solta.',
    ],
    points: [
      'Treme só na partida: folga no pino, na engrenagem ou na corrente.',
      'Treme o curso todo: rolamento, base ou folha torta.',
      'Treme num ponto: trilho, roldana ou solda.',
      'Treme e zumbe sem força: capacitor, e não folga.',
      'Parede treme: suporte sem chapa nem chumbador.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Apertar, calçar ou refazer o suporte',
        text: [
          'Reaperto e regulagem ficam entre {{part.adjustment.from}} e {{part.adjustment.to}}; rolamento e engrenagem, entre {{part.gears.from}} e {{part.gears.to}}; suporte refeito com chapa e solda, entre {{part.metalwork.from}} e {{part.metalwork.to}}. Coxim de borracha ajuda o ruído, mas não segura base solta.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso só apertar os parafusos?',
        answer:
          'Os de fora, com o disjuntor desligado, sim. Se voltam a afrouxar em dias, a folga está em outro lugar.',
      },
      {
        question: 'Vibração estraga a placa?',
        answer: 'Com o tempo, sim: bornes afrouxam e soldas trincam, e aparecem falhas que vão e voltam.',
      },
    ],
  },
  {
    when: [
      'abr* e fecha*|fecha e abre|fechando e abrindo|abrindo e fechando|fica abrindo|vai e volta',
      'sozinh*|sem parar|toda hora|direto|portao|nada',
    ],
    unless: 'preco|como instalar|nao abre|nao fecha|madrugada|de noite|a noite|fresta|faz mal|estraga|gasta',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Portão que abre e fecha sozinho sem parar está recebendo ordem atrás de ordem: afaste as pessoas e desligue o disjuntor. Na maioria das vezes é botoeira ou interfone em curto; sem isso, é controle com botão preso ou fechamento automático com sensor que corta e solta.',
    ],
    heading: 'Uma ordem por vez até achar quem manda',
    text: [
      'Com o disjuntor desligado, tire a bateria de todos os controles da casa e religue. Se o vai e vem parou, um deles tinha o botão preso; se continua, a ordem vem pelo fio.',
      'O passo seguinte é do técnico: ele solta a botoeira e o interfone dos bornes, um de cada vez, e o que fizer o portão sossegar é o culpado.',
    ],
    points: [
      'Começou com chuva: fio ou botão molhado.',
      'Ao chegar embaixo ele volta: força ou fotocélula, e não ordem.',
      'Fecha no tempo e reabre: fechamento automático com sensor falhando.',
      'Continua com tudo solto: entrada ou relé da placa.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Até o conserto, portão fechado e desligado',
        text: [
          'Com o motor desligado e travado a folha fica segura. Trocar botão e fio entra na faixa de {{repair.from}} a {{repair.to}}; placa com entrada queimada, de {{part.board.from}} a {{part.board.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Pode ser o controle do vizinho?',
        answer: 'Abrir uma vez, sim. Abrir e fechar sem parar, não: ninguém aperta o botão o dia inteiro.',
      },
      {
        question: 'Regravar os controles resolve?',
        answer: 'Só se a ordem vier de um controle perdido ou preso. Fio em curto passa por cima da memória.',
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
    when: [
      'duas folhas|2 folhas|folha',
      'nao encosta*|nao se encontram|nao fecha junto|fica uma fresta|fresta|desencontrad*|fora de sincronia|uma passa|nao alinha*|cavalga*|uma bate em outra',
    ],
    unless: 'teto',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    answer: [
      'Portão de duas folhas que não encostam fechou cedo demais ou fora de ordem: fim de curso de uma delas, dobradiça cedida ou atraso errado entre as folhas. A de baixo do batente chega primeiro e a outra cobre; se a fresta é igual em cima e embaixo, é regulagem.',
    ],
    heading: 'Fresta reta ou fresta torta',
    text: [
      'Fresta reta, da mesma largura de cima a baixo, é motor que para antes. Fresta que abre em cima ou embaixo é dobradiça, pivô ou coluna que cedeu, e motor não corrige isso.',
      'Na mão, com o disjuntor desligado e os motores soltos, as folhas devem encostar sem esforço. Se não encostam nem assim, o serviço é de serralheiro.',
    ],
    points: [
      'Uma folha para sempre no mesmo ponto: fim de curso dela.',
      'A ordem se inverteu: atraso de folha perdido na central.',
      'Encosta e volta: força baixa ou batente de piso alto.',
      'Só com vento: falta trava no chão ou batente.',
    ],
    sections: [
      {
        aspect: 'adjust',
        heading: 'Acertar curso e atraso das folhas',
        text: [
          'A regulagem das duas saídas fica entre {{part.adjustment.from}} e {{part.adjustment.to}}. Dobradiça soldada e coluna são de serralheria, de {{part.metalwork.from}} a {{part.metalwork.to}}, e vêm antes.',
        ],
        steps: [
          'Acerta a folha na mão até encostar sem força.',
          'Regula o fechamento da folha que chega primeiro.',
          'Regula a segunda, com o atraso que a deixa por cima.',
          'Confere a trava elétrica no meio.',
          'Repete o ciclo com o portão frio e depois de várias aberturas.',
        ],
      },
    ],
    questions: [
      {
        question: 'A trava elétrica pode ser a causa?',
        answer: 'Pode. Se ela não recolhe, a folha bate nela e para com dois dedos de fresta.',
      },
      {
        question: 'Aumentar a força fecha a fresta?',
        answer: 'Empurra a folha contra o batente e força dobradiça e motor. Acerta-se o curso, não a força.',
      },
    ],
  },
];
