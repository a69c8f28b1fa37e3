/** Answers to titles about automatic gates: stops and returns. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const stopsAndReturnsAnswers: readonly DirectAnswer[] = [
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
      'entortando|entortou|empenando|empenou|barriga|flecha|vergando|flexionando|torcendo',
      'em meio|meio|centro|folha|portao',
    ],
    unless: 'bati|carro|caminhao|eixo|fuso|braco|trilho|sobe torto',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Folha larga que entorta no meio perdeu rigidez: o quadro é leve para a largura, a solda abriu ou o motor puxa por um lado só. Pare de usar no automático, porque torcida ela trava a guia e força o motor. O reforço, com travessa ou tirante soldado, é da serralheria; conosco, realinhar suporte e força fica entre {{part.metalwork.from}} e {{part.metalwork.to}}, e depois se acerta o motor.',
    ],
    heading: 'O que faz uma folha larga fletir',
    text: [
      'Basculante de quatro metros ou mais quer os dois lados puxados por igual: cabo mais comprido de um lado ou braço só na ponta torce o quadro. No de correr, falta roldana ou o trilho afundou.',
    ],
    points: [
      'Linha esticada de ponta a ponta mostra a flecha.',
      'Chapa posta depois pesa onde o quadro é fraco.',
      'Motor em folha torta: força alta e engrenagem gasta.',
    ],
    send: 'Mande uma foto da folha fechada, de frente, e outra de lado.',
  },
  {
    when: [
      'e normal|normal',
      'parar em meio|para em meio|parar no meio|parar em o meio|parar em meio e voltar|voltar|volta sozinho|parar em metade|abrir de novo',
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
      'pedreiro*|pedreiro mexeu em piso|mexeram em piso|mexeu em piso|reforma|obra|reboco|piso novo|trocou o piso|trocamos o piso|troquei o piso|porcelanato|cimentou|concretou|contrapiso|calcada nova',
      'nao fecha|nao fecha mais|nao abre|nao abre mais|parou|raspa*|raspando|pega em chao|agarra*|trava|travando|volta|emperr*|nao funciona|arrast*',
      'portao|motor|fotocelula|basculante|folha|botoeira',
    ],
    unless: 'barulho da obra|alvara|licenca|vizinho|quanto custa|durante',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Depois de obra, o portão que não fecha tem quase sempre uma de três causas: fotocélula com pó ou fora do lugar, fio cortado dentro da parede ou do piso, e folha que raspa no piso mais alto. Com o disjuntor desligado, limpe as duas lentes com pano seco e veja se sobra vão embaixo da folha no curso todo.',
    ],
    heading: 'Três provas antes de chamar',
    text: [
      'Se as lentes estão limpas e a luz do receptor segue apagada, o cabo foi cortado: o par ou o fio novo fica entre {{part.photocell.from}} e {{part.photocell.to}}. Se a folha encosta, quem baixou ou subiu o piso acerta com o serralheiro, e nós regulamos o curso e a força, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Peça ao pedreiro por onde passou a talhadeira e guarde a foto da parede antes do acabamento: ela poupa horas de procura.',
    ],
    points: [
      'Portão de correr: reboco ou areia no trilho seguram a roda.',
      'Basculante: entulho no canto onde o braço ou a caixa desce.',
      'Botoeira que não responde: fio esmagado na caixa da parede.',
      'Abre sozinho: dois fios da botoeira encostados na massa úmida.',
    ],
    send: 'Mande a foto das duas lentes, a da folha junto ao piso novo e diga o que foi quebrado ou rebocado.',
  },
  {
    when: [
      'vai mas nao volta|vai e nao volta|vai so nao volta|so vai e nao volta|foi e nao voltou|abre e nao volta|sai e nao volta|so vai para um lado|so anda para um lado|anda so para um lado|so vai em um sentido|so anda em um sentido|so funciona para um lado|so para um lado|em um sentido so|so em um sentido|para um lado so',
    ],
    unless: 'garantia|tecnico|controle|basculante|luz|energia|barulho|raspa*|pende|cai|inclina*',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Motor que leva a folha para um lado e não a traz de volta não queimou: ele perdeu um dos dois sentidos. Se abre e não fecha, a suspeita é a fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}; se fecha e não abre, o fim de curso, que se regula de {{part.adjustment.from}} a {{part.adjustment.to}}. Nos dois casos pode ser o relé daquele sentido, na placa, cujo reparo parte de {{repair.from}}.',
    ],
    heading: 'O que o motor faz quando não volta',
    text: ['Aperte o controle com a folha parada na ponta, de fora do caminho dela, e escute.'],
    points: [
      'Silêncio, com a luz da placa acesa: fotocélula, ou fim de curso que ficou acionado.',
      'Um clique e nada: relé, ou o fio daquele sentido no motor.',
      'Ronca sem sair: pedra, degrau no trilho ou folha presa na ponta.',
      'Anda um palmo e para: força baixa, ou roda gasta que trava ali.',
      'Volta bem na mão, com o motor solto: o ferro está bom, e o defeito é elétrico.',
    ],
    further:
      'Se o lado que falta é o de fechar, os testes estão em [portão não fecha](/portao-nao-fecha); se é o de abrir, em [portão não abre](/portao-nao-abre).',
    send: 'Diga pelo WhatsApp qual dos dois sentidos falta e mande um vídeo com o som da tentativa, a etiqueta do motor e o bairro.',
  },
  {
    when: [
      'fecha so metade|fecha so ate|fecha metade|so fecha metade|nao fecha tudo|nao fecha inteiro|nao fecha completo|nao fecha ate o fim|fecha pela metade|fecha so um pedaco|nao fecha todo|nao termina de fechar|nao encosta|desce so metade|desce metade|so desce metade',
      'abre ate o fim|abre normal|abre tudo|abre inteiro|abre todo|abre certo|abre bem|abre completo|sobe normal|sobe tudo|sobe ate o fim|mas abre',
    ],
    unless: 'controle|sem luz|volta|cancela',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que abre até o fim e fecha só um pedaço tem motor e energia bons: no caminho de volta ele encontra algo que o para, ou a central acha que já chegou. As causas são o fim de curso de fechar fora do lugar, que se regula de {{part.adjustment.from}} a {{part.adjustment.to}}, força baixa nesse sentido, ou ferro que prende a folha ali.',
    ],
    heading: 'Como ele para no meio do fechamento',
    text: ['Olhe duas vezes, de fora do caminho da folha, e compare o ponto em que ela fica.'],
    points: [
      'Sempre no mesmo lugar e sem som: fim de curso, ou percurso gravado curto.',
      'No mesmo lugar e com tranco: pedra, degrau no trilho, guia ou cabo.',
      'Cada vez num lugar: força no limite ou capacitor fraco.',
      'Para e volta a abrir: fotocélula que vê alguma coisa no vão.',
      'Desde a última falta de luz: percurso a gravar de novo.',
    ],
    questions: [
      {
        question: 'Como deixo a garagem fechada até o conserto?',
        answer:
          'Com o disjuntor desligado e a folha reta, leve-a na mão até o batente e trave o motor na chave. Se ela pesa ou enrosca, não force.',
      },
    ],
    further: 'Os testes, um a um, estão em [portão não fecha](/portao-nao-fecha).',
    send: 'Mande pelo WhatsApp um vídeo do fechamento até ele parar, duas vezes seguidas, a etiqueta do motor e o bairro.',
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
      'ate a metade|ate metade|pela metade|metade|ate em meio|em meio|meio caminho',
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
      'trav*|emperr*|parou|preso|ficou|empac*|engui*',
      'meio aberto|aberto em metade|aberto pela metade|entreaberto|aberto e nao|metade aberto|no meio do caminho|no meio e nao',
    ],
    unless: 'amanhece*|madrugada|sozinh*|toda vez|sempre|de manha|frio|cedo|calor|de tarde|a tarde',
    subject: 'portao-automatico',
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Portão travado meio aberto parou por falta de energia, por esforço ou por algo preso no caminho. Desligue o disjuntor, olhe de longe se a folha está reta e os cabos inteiros e só então solte o motor na chave: se ela anda leve, feche na mão e trave; se pesa ou enrosca, deixe como está e chame. Basculante parado no alto se escora antes de qualquer coisa.',
    ],
    heading: 'Fechar a casa até o técnico chegar',
    text: [
      'Caminho livre e motor mudo é energia, fusível ou placa, de {{part.board.from}} a {{part.board.to}} na troca; motor que ronca é capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; folha que enrosca é trilho, dobradiça, ou roldana e cabo, que ficam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
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
      'sobe e nao desce|sobe mas nao desce|so abre|so sobe|abriu e nao fecha|abriu e nao desce|abre e nao fecha|abre mas nao fecha|abre mais nao fecha|nao fecha mais|subiu e nao desce',
      'portao|motor|basculante|garagem|garen|ppa|rossi|peccinin|deslizante',
    ],
    unless:
      'controle|chuva|chove*|sol|noite|frio|fotocelula|trava|botoeira|luz|pisca*|entrar|para sair|so abre um|so abre pela|so abre metade|so abre ate|so abre com',
    subject: 'portao-automatico',
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Portão que abre e não fecha está, quase sempre, sendo segurado pela fotocélula: lente suja, par torto ou fio partido fazem a central ver alguém no vão. Limpe as duas lentes e veja se a luz do receptor muda quando algo corta o feixe. Se ela está normal, é fim de curso ou relé do fechamento; sensor fica entre {{part.photocell.from}} e {{part.photocell.to}}, regulagem entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Sensor, fim de curso ou placa',
    text: [
      'Para fechar já, desligue o disjuntor, olhe se a folha está reta e os cabos inteiros, solte o motor na chave e leve-a devagar, com ajuda. Não ligue os fios da fotocélula direto: o portão passa a fechar sobre quem estiver ali.',
      'Folha que começa a fechar e volta é outro caso: encontrou atrito ou a força está baixa.',
    ],
    points: [
      'Luz do receptor apagada ou tremendo: par fora de linha.',
      'Sol ou faróis de frente: sensor no lado errado.',
      'Nem um clique ao mandar fechar: fim de curso ou placa.',
      'Motor ronca: folha presa ou capacitor.',
    ],
    questions: [
      {
        question: 'Posso dormir com ele fechado na mão?',
        answer:
          'Pode, com a chave de volta na posição de trabalho até o motor engatar. É ele que segura a folha.',
      },
    ],
    send: 'Mande a foto dos dois sensores acesos, a da etiqueta do motor e diga o que acontece ao mandar fechar.',
  },
  {
    when: [
      'fecha so um pedaco|fecha um pouco|fecha so ate|fecha ate em metade|fecha pela metade|fecha em metade|fecha um pedaco|comeca a fechar|fecha um palmo|para de fechar',
      'para|volta|portao|abre|parou|motor',
    ],
    unless: 'sozinh*',
    subject: 'portao-automatico',
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Portão que fecha só um pedaço e para ou volta encontrou alguma coisa no caminho, ou pensa que encontrou: fotocélula que corta, folha que pesa naquele ponto ou força baixa na descida. Veja se é sempre no mesmo lugar: se for, é trilho, cabo ou curso; se variar, é sensor ou força. Regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; fotocélula, entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    heading: 'Sempre no mesmo ponto ou cada vez num',
    text: [
      'Olhe a luz do receptor da fotocélula enquanto ele fecha, de fora do vão: se ela muda antes de a folha parar, o feixe foi cortado por lente suja, suporte frouxo ou sol.',
      'Com o disjuntor desligado, a folha reta e os cabos inteiros, solte o motor e leve-a na mão por aquele trecho. Se enrosca ali, o defeito é do ferro, e aumentar a força só esconde.',
    ],
    points: [
      'Volta até abrir tudo: obstáculo, fotocélula ou força.',
      'Para e fica: fim de curso, protetor térmico ou fio.',
      'Só com vento: folha fechada que vira vela.',
      'Só quando o motor está quente: capacitor ou bobina.',
    ],
    send: 'Mande um vídeo do fechamento gravado de lado, em que se veja a folha e o sensor, e a foto da etiqueta do motor.',
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
      'torto|torta|entort*|empenad*|fora de esquadro|tortos',
      'nao fecha|nao encosta|nao fecha direito|fecha mal|nao tranca|fecha torto|nao bate',
    ],
    unless: 'fotocelula*|sensor|barulh*|bati|bateram|carro',
    subject: 'portao-automatico',
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão torto não fecha direito porque uma ponta chega ao batente antes da outra, e a central para ou volta. Desligue o disjuntor e não aumente a força: no basculante um cabo, uma mola ou um pivô cedeu de um lado, e ninguém fica embaixo; no de correr é roldana ou guia; no de abrir, dobradiça ou coluna. Roldana ou cabo fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e solda, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    heading: 'De que lado está a peça que cedeu',
    text: [
      'A folha desce do lado em que perdeu o apoio: compare a fresta de cima com a de baixo, de longe. Regular o fim de curso sem endireitar a folha só adia o conserto.',
    ],
    points: [
      'Basculante com um lado mais baixo: cabo ou mola.',
      'De correr inclinado: roldana gasta de um lado.',
      'De abrir com a ponta caída: dobradiça de cima.',
      'Entortou depois de batida: serralheiro antes do motor.',
    ],
    send: 'Mande uma foto da folha inteira, fechada, e outra de cada lado de perto, sem acionar o portão.',
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
      'controle*',
      'abre mas nao fecha|so abre e nao fecha|abre e nao fecha|abre porem nao fecha|so abre nao fecha|abre o portao mas nao fecha|abre mas nao quer fechar|so abre',
    ],
    unless: 'perto|de perto|metade|as vezes|chuva|um lado|dois portoes',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'price'],
    answer: [
      'Se o controle abre, ele está bom: o que impede o portão de fechar é quase sempre a fotocélula cortada ou suja, ou o fim de curso do fechamento, que faz a central achar que a folha já fechou; mais raro é o relé da placa. Limpe as duas lentes e tente de novo; trocar a fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}, e regular o fim de curso, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'O que testar em dois minutos',
    text: [
      'Aperte a botoeira da parede: se por ela também não fecha, o controle está fora de dúvida. Olhe a luz do receptor da fotocélula com o vão livre; se ela muda quando você se mexe na frente, o par está lendo, e se não muda, há sujeira, desalinho ou fio solto.',
      'Há controle com um botão para abrir e outro para fechar. Experimente os outros antes de chamar.',
    ],
    points: [
      'Começa a fechar e volta: feixe cortado ou força no limite.',
      'Nem começa: fotocélula, botão de parada, relé ou fim de curso do fechamento.',
      'Só à tarde: sol na lente.',
      'Hoje à noite: feche na mão, com o disjuntor desligado, e prenda a folha.',
    ],
    further: 'Os testes em ordem estão em [portão não fecha](/portao-nao-fecha).',
    send: 'Mande pelo WhatsApp a foto dos dois lados da fotocélula, diga se pela botoeira fecha e o bairro.',
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
    when: ['so abre|abre e nao fecha|abre mas nao fecha|apenas abre', 'nao fecha|so abre|apenas abre'],
    unless:
      'fechamento automatico|fecha sozinho|fechar sozinho|so abre se|so abre quando|so abre com|so abre de|so abre depois|so abre em|so abre pelo|so abre por',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Motor de portão que só abre e não fecha está quase sempre bom: quem proíbe o fechamento é a fotocélula, suja, desalinhada ou sem alimentação. Limpe as duas lentes e tire o que estiver no vão; se nada muda, as causas seguintes são o fim de curso de abertura que não solta e o relé de fechamento da placa.',
    ],
    heading: 'Por que ele abre e não fecha',
    text: [
      'Sem a confirmação de que o vão está livre, a central deixa o portão aberto, que é o lado seguro.',
      'Acertar ou trocar a fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}, regular o fim de curso entre {{part.adjustment.from}} e {{part.adjustment.to}}, e trocar a placa entre {{part.board.from}} e {{part.board.to}}.',
    ],
    points: [
      'Luz da fotocélula apagada ou piscando: alinhamento, fio ou lente.',
      'Fecha segurando a botoeira: fotocélula, na certa.',
      'Motor mudo ao mandar fechar: fim de curso ou relé.',
      'Motor zumbe ao mandar fechar: folha presa no batente de abertura.',
    ],
    sections: [
      {
        aspect: 'safety',
        heading: 'Como fechar o portão enquanto isso',
        text: ['Desligue o disjuntor, destrave o motor e leve a folha na mão, se ela está reta e leve.'],
      },
    ],
    questions: [
      {
        question: 'Posso desligar a fotocélula para o portão fechar?',
        answer: 'Não. É ela que evita o portão em cima de uma criança ou do carro; o conserto é rápido.',
      },
      {
        question: 'Por que só falha em certas horas?',
        answer: 'Falha de manhã ou à tarde aponta sol direto na lente; falha depois da chuva, água ou fio.',
      },
    ],
    further: 'As outras causas estão em [portão só vai para um lado](/portao-so-vai-para-um-lado).',
    send: 'Mande pelo WhatsApp um vídeo do que ele faz ao mandar fechar, a foto das duas fotocélulas com as luzes e o bairro.',
  },
  {
    when: [
      'amassad*|amassou|empenad*|entortou',
      'nao abre|nao anda|nao fecha|nao sobe|parou|travou',
      'portao|motor|folha',
    ],
    unless: 'carro bateu|seguro|quem paga|fotocelula',
    subject: 'portao-automatico',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Não force o motor: portão amassado prende no batente, no trilho ou na guia, e insistir queima a bobina ou quebra a engrenagem. Desligue o disjuntor e deixe a folha onde está. Primeiro o serralheiro a põe no esquadro; depois vemos motor, braço e fim de curso, que saem do lugar junto, de {{repair.from}} a {{repair.to}}. Suporte a soldar fica de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    heading: 'O que se vê antes de chamar',
    text: [
      'Olhe de longe se a folha está reta no trilho ou nos braços e se algum cabo ficou frouxo. Torta ou com cabo solto, ninguém a destrava nem passa embaixo.',
    ],
    points: [
      'Fotografe tudo antes de mexer: a foto serve ao seguro.',
      'Motor que ronca com a folha presa: desligue.',
      'Carro preso dentro: espere o técnico, sem puxar a folha.',
    ],
    send: 'Mande fotos da folha inteira, do ponto amassado e do motor, com o disjuntor desligado.',
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
];
