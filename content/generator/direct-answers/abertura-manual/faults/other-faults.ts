/** Answers to titles about opening by hand: other faults. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { powerCut, sinking } from '../../../words/title-groups.ts';

export const otherFaultsAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'destravei|destravou|soltei o motor|destravado|destravada|destravar|como engatar|engatar o motor|engatar de novo|engatar o portao|encaixar o motor|encaixar de novo|motor desengatado|motor desengatou|desengatou|de novo|de volta',
      'engatar o motor|encaixar o motor|engatar o portao|nao consigo travar|travar de novo|como travar|nao trava|voltar a travar|travo de volta|engatar|nao engata|trava de novo',
    ],
    unless: 'lugar errado|para em|bate|depois de engatar|carro|trava eletrica|perdi a chave|quebrou',
    subject: 'abertura-manual',
    isAboutSubject: true,
    answer: [
      'Para o motor voltar a travar, gire a chave ou a alavanca de destravamento de volta até o fim, com o disjuntor desligado, e mova a folha devagar, na mão, até ouvir ou sentir o encaixe. Muitas vezes os dentes estão desencontrados, e alguns centímetros resolvem. Só depois religue; se ele roda e a folha não anda, o pino ou a engrenagem não engatou, e o conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'Por tipo de motor, onde está o encaixe',
    text: [
      'No basculante, confira antes se os cabos estão esticados e iguais: com cabo frouxo, não mova a folha. No de correr, empurre a folha um palmo para cada lado com a chave já fechada. No de abrir, leve a folha até o braço ou pistão se encontrar com o furo.',
      'Enquanto ele não trava, a folha está solta: prenda-a com corrente e cadeado, com o disjuntor desligado.',
    ],
    points: [
      'Chave que não gira até o fim: pino fora do lugar, não force.',
      'Depois de engatar, a primeira abertura pode ser lenta: a central refaz o percurso.',
      'Motor ligado com a chave aberta gira em falso e come o dente.',
    ],
    further: 'Os passos, motor por motor, estão em [abrir o portão sem luz](/como-abrir-portao-sem-luz).',
    send: 'Mande a foto da chave na posição em que ela parou e a da etiqueta do motor.',
  },
  {
    when: [
      'chave gira|destravei|gira a chave|girei a chave|destravado|destravamento|destrava|alavanca|trava do motor|manopla',
      'nao solta|nao mexe|nao anda|nao move|nao desengata|nao sai|continua preso|continua travado|emperr*|dura|duro|muito duro|nao gira|nao volta|nao engata',
    ],
    unless: 'trava eletrica|fechadura|sem chave|nao trava|controle|quebrou|patina*|acabou|sem luz|energia',
    subject: 'abertura-manual',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Destravamento que emperra ou gira e não solta tem a folha fazendo força contra o motor, miolo seco ou lingueta gasta. Com o disjuntor desligado, a folha reta e os cabos inteiros, alivie-a com a mão nos dois sentidos enquanto gira, sem alicate; se nada muda, pare, porque a chave parte dentro.',
    ],
    heading: 'Motor solto e folha presa: como distinguir',
    text: [
      'Se a chave foi até o fim e a folha não anda, procure o que mais a segura: trava elétrica, trinco, ferrugem no batente ou roda fora do lugar. Se a chave não chega ao fim, o defeito é do desengate.',
      'Limpar, aliviar ou trocar o destravamento fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Grafite em pó no miolo, e nunca óleo de cozinha.',
      'Prove uma vez por ano, num dia com luz.',
      'Chave torta: copie antes que quebre.',
    ],
    further: 'A rotina completa está em [abrir o portão sem luz](/como-abrir-portao-sem-luz).',
    send: 'Mande a foto do motor com a chave no lugar e diga se ela vai até o fim.',
  },
  {
    when: [
      'pesad*|duro|pesa muito',
      'manual|manualmente|em mao|na mao|mao|braco|sem motor|destravado|empurrar',
      'portao|basculante|folha|abrir|empurrar',
    ],
    unless:
      'kg|quilos|qual motor|instalar|automatizar|por motor|por um motor|colocar motor|colocar um motor|quero motor',
    subject: 'abertura-manual',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Portão pesado na mão, com o motor bem destravado, tem defeito na folha, e não no motor: uma folha boa anda com uma mão só. No basculante falta contrapeso, ou o cabo ou a mola cansou; no de correr é roldana gasta, ou trilho sujo ou amassado; no de abrir, dobradiça seca ou caída. Roldana, cabo ou mola fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e regular o equilíbrio, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Antes de fazer força',
    text: [
      'Com o disjuntor desligado, confira se a chave de destravamento girou até o fim: motor meio preso também pesa. Basculante que fica pesado de um lado, ou com cabo frouxo, não se levanta na mão.',
    ],
    points: [
      'Pesa do começo ao fim: equilíbrio ou roldana.',
      'Pesa num ponto só: trilho, guia ou batente.',
      'Pesa depois de chuva: madeira molhada ou trilho sujo.',
      'Motor na folha pesada dura pouco: conserte a folha antes.',
    ],
    further:
      'O que faz a folha pesar está em [portão de correr pesado](/portao-de-correr-pesado) e, no basculante, em [contrapeso desregulado](/contrapeso-do-portao-desregulado).',
    send: 'Mande um vídeo do portão sendo movido na mão e uma foto dos cabos ou do trilho.',
  },
  {
    when: [
      'destravado|destravei|solto|soltei|chave',
      'nao trava de volta|nao trava mais|nao engata|nao volta a travar|gira em falso|nao prende',
      'motor|ppa|garen|peccinin|rossi|rcg|portao',
    ],
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Enquanto o motor não engata, ele gira e a folha não anda, e o portão fica solto: feche na mão, passe corrente com cadeado e desligue o disjuntor. Depois mova a folha um palmo para cada lado enquanto volta a chave, porque a coroa só encaixa quando o dente acerta a fenda.',
    ],
    heading: 'Se a chave continua girando em falso',
    text: [
      'Chave que roda sem resistência perdeu o pino ou o miolo quebrou, e aí só abrindo a caixa. Não force com alicate: o que custa pouco é a trava, o que custa caro é a engrenagem marcada por ela.',
      'Trava e miolo ficam entre {{repair.from}} e {{repair.to}}; se a coroa foi mordida, ela sai de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    points: [
      'Chave volta até o fim e a folha ainda corre: coroa sem encaixe, mova a folha.',
      'Chave para no meio: sujeira ou pino torto.',
      'Chave roda solta: miolo ou mola quebrados.',
      'Portão de rua: corrente até a visita, sem contar com o motor.',
    ],
    further:
      'Onde fica a chave em cada motor está em [perdi a chave do motor](/perdi-a-chave-do-motor-do-portao).',
    send: 'Mande a foto da fechadura do destravamento, de perto, e da etiqueta do motor.',
  },
  {
    when: [
      'tirei o motor|tiramos o motor|tirou o motor|tiraram o motor|retirei o motor|retirou o motor|retiraram o motor|sem o motor|motor foi retirado|motor foi tirado|motor retirado|motor foi para conserto|motor esta em conserto',
      'pesad*|dur*|forca|desce*|cai|caiu|caindo|solto|mexe|trancar|bate|batendo|vento|usar|segur*',
    ],
    unless: 'quanto custa|preco|valor|inquilin*|alugu*|alugad*|mudanca',
    subject: 'abertura-manual',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'adjust'],
    answer: [
      'O motor escondia o peso: a folha já estava fora do ponto, e era ele que a puxava e a segurava. Sem motor nada a freia, por isso não a deixe aberta nem solta em descida. Com os cabos inteiros, feche-a devagar, em duas pessoas, e tranque; com cabo ou mola solta, afaste todos e não toque nela.',
    ],
    heading: 'Equilibrar a folha antes de remontar o motor',
    text: [
      'Basculante certo fica parado a meia altura sem ajuda. Se ele desce, falta contrapeso ou a mola cansou, e esse acerto é do técnico, porque cabo, mola e contrapeso guardam força.',
      'Cabo, roldana ou guia fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}. O motor volta por último: remontado numa folha pesada, ele gasta a engrenagem em pouco tempo.',
    ],
    points: [
      'De correr: roldana que não gira, trilho sujo ou guia apertada.',
      'De abrir: dobradiça seca, folha caída ou coluna que cedeu.',
      'Tranca: corrente ou cadeado por dentro, no lugar do freio que o motor fazia.',
      'Suporte, parafusos e chave do motor: guarde-os juntos e fotografe onde ficavam.',
    ],
    further: 'O que faz a folha pesar está em [contrapeso desregulado](/contrapeso-do-portao-desregulado).',
    send: 'Mande pelo WhatsApp a foto da folha inteira por dentro e a do lugar de onde o motor saiu, e conte por que ele foi tirado.',
  },
  {
    when: [
      'ficou aberto|parou aberto|travou aberto|aberto e nao fecha|nao fecha e|portao aberto|travado aberto|emperrou aberto|emperrado aberto|trancou aberto|enguicou aberto|parado aberto|preso aberto|travou com a garagem aberta|garagem aberta',
      'noite|madrugada|dormir|rua|viagem|como fechar|manual*|nao fecha|portao|sem luz|casa expost*|casa aberta',
    ],
    unless:
      'pisca*|luz vermelha|apit*|alarme|aviso|esquec*|celular|saber se|calc*|escor*|segurar|basculante*',
    subject: 'abertura-manual',
    isAboutSubject: true,
    answer: [
      'Portão de correr ou de abrir que ficou aberto se fecha na mão agora: desligue o disjuntor, solte o motor na chave, leve a folha devagar, se ela está reta e no trilho, volte a chave até engatar e passe corrente e cadeado. O basculante só se desce com cabos inteiros e folha reta, com duas pessoas; com um lado mais baixo ou um cabo frouxo, ninguém fica embaixo, e ele espera o técnico. O conserto, na visita, vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Fechar, travar e dormir tranquilo',
    text: [
      'Antes de soltar, tire o que está no vão e limpe as lentes da fotocélula: muito portão que não fechava fecha nesse momento, pelo próprio controle.',
      'Se a folha está torta, pesada ou fora do trilho, não a mova. Escore-a, isole a entrada e chame; o 190 atende se houver risco na rua.',
    ],
    points: [
      'Basculante: uma pessoa de cada lado, mãos fora do vão.',
      'De correr: empurre pelo meio da folha, nunca pela ponta.',
      'De abrir: feche e baixe o ferrolho.',
      'Motor que não engata: corrente e cadeado até a visita.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Por que ele não fechou sozinho',
        text: [
          'Fotocélula cortada é a primeira causa, de {{part.photocell.from}} a {{part.photocell.to}}; depois vêm fim de curso, de {{part.adjustment.from}} a {{part.adjustment.to}}, e relé de fechamento. Portão aberto para a rua passa na frente na agenda, e fora de {horário} depende de técnico disponível.',
        ],
      },
    ],
    questions: [
      {
        question: 'O portão fechado na mão fica trancado?',
        answer: 'Fica se o motor engatou: empurre a folha e veja se ela resiste. Se ceder, use corrente.',
      },
      {
        question: 'Posso tirar a fotocélula para ele fechar?',
        answer:
          'Não deixe assim. Sem ela a folha desce sem ver ninguém; {prova na mão}, feche na mão e espere o conserto.',
      },
    ],
    further: 'As causas, uma por uma, estão em [portão não fecha](/portao-nao-fecha).',
  },
  {
    when: [
      'sem controle|sem o controle|controle acabou|esqueci o controle|nao tenho controle|perdi o controle',
      'abrir|abro|como|entrar|portao|sair|da para',
    ],
    unless:
      'apagar|motor novo|novo controle|program*|cancel*|memoria|bloque*|antigo|velho|nao abrir mais|nao abra|quem achou|quem achar',
    subject: 'abertura-manual',
    isAboutSubject: true,
    answer: [
      'Sem controle, o portão abre pela botoeira da parede ou do interfone, pelo celular se houver módulo, ou na mão, com o disjuntor desligado e a chave de destravamento. Por fora, só se a casa tem destravamento externo ou outra entrada; forçar a folha quebra o motor e não abre.',
    ],
    heading: 'Por dentro e por fora',
    text: [
      'De dentro, a botoeira é o mais rápido e não exige destravar nada. Se for na mão, confira antes se a folha está reta e os cabos inteiros; no basculante, peça a alguém que segure do outro lado.',
      'De fora, procure o cilindro do destravamento externo na folha ou na coluna. Se não há, o caminho é a porta social, um vizinho com a chave ou o chaveiro, e não o pé de cabra.',
    ],
    points: [
      'Controle com a família: peça que abram por telefone.',
      'Bateria fraca: esfregue os contatos e aperte bem perto do motor.',
      'Fechou na mão: gire a chave de volta até engatar.',
      'Controle perdido na rua: apague-o da memória.',
    ],
    sections: [
      {
        aspect: 'program',
        heading: 'Ter um controle reserva',
        text: [
          'Gravar um novo e apagar o perdido custa de {{part.programming.from}} a {{part.programming.to}}. Botoeira, módulo para celular ou destravamento externo entram num serviço de {{repair.from}} a {{repair.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Outro controle de portão abre o meu?',
        answer:
          'Não, se o código é rolante. No fixo antigo há coincidência possível, e isso é um risco, não uma saída.',
      },
      {
        question: 'Vocês abrem meu portão na hora?',
        answer:
          'Atendemos quem mora no endereço e mostra que mora. Fora do horário depende de técnico disponível.',
      },
    ],
    send: 'Diga se está dentro ou fora e mande uma foto do motor ou da fechadura que houver na folha.',
  },
  {
    when: [
      'fora de casa|do lado de fora|por fora|pelo lado de fora|na rua|estou fora|ficou de fora',
      'luz|energia|destrav*|chave|sem|abrir',
    ],
    unless: 'celular|aplicativo',
    subject: 'abertura-manual',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Sem luz e do lado de fora, o portão só abre se houver destravamento externo, com chave na fachada, ou outra entrada na casa: a chave do motor fica por dentro. Não force a folha, porque o redutor a segura e quebra antes de ceder; entre pela porta social e destrave por dentro.',
    ],
    heading: 'Como não ficar na rua no próximo apagão',
    text: [
      'Três saídas resolvem, e cada uma serve a uma casa. O destravamento por cabo com chave externa é a mais barata; o nobreak abre o portão como se houvesse luz; a porta social com chave comum é a que nunca falha.',
      'A instalação do destravamento externo entra na faixa de {{repair.from}} a {{repair.to}}, conforme o motor e a parede. Mande a foto do motor por dentro e do muro por fora.',
    ],
    points: [
      'Deixe uma chave do destravamento com alguém de confiança ou na porta social.',
      'Ensaie a abertura manual uma vez por ano, com luz.',
      'Mora só e não há outra entrada: chave externa ou nobreak.',
      'Depois que a luz voltar, trave de novo antes de usar o controle.',
    ],
  },
  {
    when: [
      'abrir|abro|abre|abertura|liberar|libero|soltar|destrav*|como abrir|como abro|abrir manual|abrir manualmente|abrir em mao|abrir na mao|abrir com a mao|abrir manual o portao',
      powerCut,
    ],
    unless: `depois|voltou|de fora|bombeiro|bombeiros|exige|obriga*|avcb|sem chave|sem a chave|nao tenho chave|nao tenho a chave|perdi a chave|perdi chave|nao acho a chave|sumiu a chave|cade a chave|${sinking}`,
    subject: 'abertura-manual',
    isAboutSubject: true,
    answer: [
      'Sem energia, o portão se abre na mão, com o motor solto pela chave ou pela alavanca de destravamento. Desligue o disjuntor dele, confira se a folha está reta e os cabos inteiros, gire a chave ou puxe a alavanca até soltar e leve a folha devagar, com outra pessoa ajudando. Esse ponto fica na caixa do motor, e a chave costuma estar guardada com o manual. Quando a luz voltar, feche a folha, volte a chave ou a alavanca até engatar e só então religue o disjuntor.',
    ],
    description:
      'Sem energia, desligue o disjuntor do portão, gire a chave ou puxe a alavanca de destravamento do motor e leve na mão, devagar, a folha reta e leve.',
    heading: 'Antes, durante e depois do apagão',
    text: [
      'O disjuntor desligado não é detalhe: se a luz volta com a folha solta, a central pode mandar o motor andar com a sua mão no caminho.',
      'Quem precisa sair sempre põe um nobreak próprio para motor; a ligação fica entre {{repair.from}} e {{repair.to}}, fora o aparelho.',
    ],
    points: [
      'Ache hoje a chave ou a alavanca, e treine uma vez com luz.',
      'Enquanto o motor está solto, só cadeado ou corrente por dentro mantém a folha fechada.',
      'Calce o basculante aberto antes de passar com o carro.',
      'Portão de correr em descida não se solta sem calço.',
      'Folha que pesa muito na mão: pare e chame o técnico.',
    ],
  },
  {
    when: ['pesad*|dur*|forca', 'empurrar|empurra|levantar|em mao|com a mao|manualmente|puxar'],
    unless:
      'motor para|que motor|qual motor|quantos quilos|tirei o motor|tiraram o motor|tirou o motor|sem o motor|motor foi retirado|quero por motor|por um motor|colocar motor|colocar um motor|quero motor|automatizar|instalar motor',
    subject: 'abertura-manual',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'adjust'],
    answer: [
      'Portão que ficou pesado na mão está com a folha fora do ponto, e não com o motor fraco: no de correr, roldana gasta ou trilho sujo; no de abrir, dobradiça seca ou coluna que cedeu; no basculante, cabo, mola ou contrapeso. {Prova na mão}, destrave o motor antes de julgar o peso, porque engatado ele não deixa a folha andar.',
    ],
    heading: 'Onde procurar o peso em cada tipo de portão',
    text: [
      'Com o disjuntor desligado e o motor solto, leve a folha devagar de ponta a ponta. Se o peso aparece sempre no mesmo lugar, ali há trilho, dobradiça ou batente; se aparece no caminho inteiro, é roldana ou equilíbrio.',
      'Basculante pesado não se solta nem se segura sozinho: ele pode descer de uma vez. Roldana, cabo ou guia fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'De correr: areia no trilho, roldana que não gira, guia apertada.',
      'De abrir: folha que raspa, pivô sem graxa.',
      'Basculante: cabo desfiado, mola cansada, contrapeso leve.',
      'Motor ainda engatado: parece peso e é trava.',
    ],
    questions: [
      {
        question: 'O motor aguenta a folha pesada até o conserto?',
        answer:
          'Aguenta pouco. Ele esquenta, gasta a engrenagem e acaba queimando; use o portão o mínimo possível.',
      },
    ],
  },
  {
    when: [
      'mola|molas|molinha',
      'destrav*|destravamento|alavanca de destravamento|chave de destravamento|trinco de destravamento',
    ],
    unless: 'basculante|contrapeso|posso|pode',
    subject: 'abertura-manual',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'replace'],
    answer: [
      'A mola do destravamento volta a prender o motor à folha: quebrada, o motor gira solto e o portão fica destravado, fácil de empurrar da rua. Desligue o disjuntor e tranque a folha por dentro, no de correr com um ferrolho. Trocar a mola ou o conjunto de destravamento, pelo modelo da etiqueta, é um conserto de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Até a mola do destravamento ser trocada',
    text: [
      'Não prenda a alavanca com arame: ela pode soltar no meio do curso, com a folha em movimento. No basculante, que fica sem o motor para segurá-lo, ninguém passa embaixo.',
    ],
    points: [
      'A chave gira sem firmeza: mola ou miolo.',
      'A chave não gira: miolo oxidado, e não a mola.',
      'Motor gira e a folha fica: também pode ser a engrenagem.',
    ],
    send: 'Mande a foto do lugar da chave e a da etiqueta do motor.',
  },
  {
    when: [
      'luz volt*|energia volt*|luz voltar|energia voltar|volta a luz|voltar a luz|voltou a luz|volta a energia|voltar a energia|voltou a energia|forca voltar',
      'destravad*|destravei|em manual|em mao|com a mao|na mao|solto|motor solto|manualmente',
      'acontece|e se|se|perigo*|estraga|quebra|queima|pode|problema',
    ],
    unless: 'nao abre|nao fecha|nao funciona|nao anda|nao trava|nao engata|abriu sozinho|abre sozinho|como',
    winsTies: true,
    isUnpriced: true,
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['power', 'safety'],
    answer: [
      'Com o portão destravado na mão, a luz que volta não o move nem quebra nada: o motor só anda se recebe ordem e, solto, gira sem levar a folha. O risco é alguém apertar o controle enquanto você engata. Por isso, desligue o disjuntor antes de destravar e só o religue com a folha fechada e o motor encaixado.',
    ],
    heading: 'Da mão de volta ao motor',
    text: [
      'Leve a folha até o batente, gire a chave de volta e mova-a um pouco, até sentir o encaixe. Então religue e dê a primeira ordem olhando o vão.',
    ],
    points: [
      'A central pode refazer o percurso devagar na primeira viagem.',
      'Motor que gira e folha parada: faltou encaixar.',
      'Folha solta em rampa ou basculante pesado: não a deixe sem ninguém.',
    ],
    send: 'Mande a foto do destravamento se ele não encaixar de volta.',
  },
  {
    when: [
      'o que acontece|que acontece|e se|o que ocorre|acontece o que|como fica',
      'faltar luz|faltar a luz|faltar energia|acabar a luz|acabar luz|acabar a energia|cair a luz|cair a energia|faltar forca|ficar sem luz|ficar sem energia|falta de luz|faltou luz',
      'aberto|aberta|abrindo|fechando|em meio|andando|pela metade|subindo|descendo|portao',
    ],
    unless: 'nobreak|elevador|preso dentro|condominio*|predio*|social|fechadura',
    winsTies: true,
    isUnpriced: true,
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['power', 'safety'],
    answer: [
      'Se a luz falta, o portão para onde está e fica travado pelo motor, aberto, fechado ou no meio: ele não cai nem fecha sozinho, se a folha está equilibrada. Para fechá-lo, desligue o disjuntor, veja se ela está reta e os cabos inteiros, solte o motor na chave e leve-a na mão. Quando a luz volta, ele espera um comando.',
    ],
    heading: 'Fechar na mão e esperar a luz',
    text: [
      'Folha solta do motor só fica fechada com tranca: passe corrente ou ferrolho até religar. Depois trave o motor de novo, tire a tranca e só então ligue o disjuntor.',
    ],
    points: [
      'Basculante pesado ou de lado: não destrave, isole o vão.',
      'Com nobreak ou bateria, ele ainda anda algumas vezes.',
      'A primeira viagem depois da volta pode ser lenta: a central confere o percurso.',
    ],
    send: 'Se a folha desceu ou pesou sem luz, mande um vídeo e a foto dos cabos, de longe.',
  },
];
