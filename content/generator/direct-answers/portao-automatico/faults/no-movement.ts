/** Answers to titles about automatic gates: no movement at all. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const noMovementAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'nao abre|nao funciona|parou|parado|nao liga|parou de funcionar|nao responde',
      'guia|verificar|o que olhar|o que conferir|checar|checklist|passo a passo|primeiro|o que verificar',
      'portao*|motor',
    ],
    unless: 'controle*|depois de|chuva|luz|fotocelula|placa|antes de chamar|condominio*|predio',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Verifique primeiro a energia: disjuntor do portão ligado e luz acesa na central. Depois a ordem: aperte a botoeira da parede; se ela abre, o problema é a bateria do controle. Por último a folha: se o motor ronca e nada anda, desligue o disjuntor e veja se há trava, pedra no trilho ou cabo frouxo. Com cheiro, choque, folha torta ou cabo solto, pare aí e chame; o conserto fica de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que cada resposta quer dizer',
    text: [
      'Sem luz na central: disjuntor, tomada ou fusível. Luz acesa e silêncio: botoeira, receptor ou placa. Estalo e nada se move: relé, capacitor ou motor. Motor girando em falso: chave de destravamento fora do lugar ou engrenagem.',
      'Para sair com o carro, solte o motor na chave com o disjuntor desligado, só se a folha está reta e os cabos inteiros.',
    ],
    points: [
      'Disjuntor que cai ao religar: não insista.',
      'Faltou luz antes: espere um minuto desligado e ligue.',
      'Controle de outra pessoa abre: é o seu.',
      'Trava elétrica que não recua: solte-a pela chave.',
    ],
    send: 'Mande um vídeo da tentativa, com som, e diga o que a botoeira fez.',
  },
  {
    when: [
      'portao|portoes|folha',
      'torto|torta|tortos|empenado|empenada|desalinhado|desalinhada|inclinado|pendendo|saindo de prumo|saiu de prumo|fora de prumo|perdeu o prumo|entortou|entortando|empenou|empenando',
    ],
    unless:
      'por que|porque|como|ou|precisa|preciso|devo|pode|posso|ficou|melhor|madeira|instalar|basculante|correr|deslizante|pivotante|abrir|trilho|braco|motor|caiu|fuso|rampa*|ladeira|terreno|descida|subida|declive|aclive',
    subject: 'portao-automatico',
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão torto se deixa parado: desligue o disjuntor, não passe ao lado nem por baixo e olhe de longe de que lado ele cedeu. No basculante é cabo, polia ou pivô daquele lado; no de correr, roldana ou trilho; no de abrir, dobradiça ou coluna. Roldanas e cabos ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; solda se soma, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    heading: 'Por que não usar o motor com a folha torta',
    text: [
      'O motor continua empurrando o lado que travou, e é assim que o braço dobra, a cremalheira pula e a folha sai do lugar. Também não solte o motor na chave: torta, ela pode cair ou correr sozinha.',
    ],
    points: [
      'Foto de frente, de longe, com a folha inteira.',
      'Foto dos dois lados no alto, sem chegar perto.',
      'Bateu um carro: diga onde.',
    ],
    send: 'Mande as fotos e o bairro: dizemos se é cabo, roldana ou ferro, e quanto fica.',
  },
  {
    when: ['torto|torta|empenado|empenada|caido', 'forcando|forca|esforco|sofrendo|pesado', 'motor|portao'],
    unless: 'qual|bate|sem forca|perdeu',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'O motor força porque a folha está torta, e não o contrário: pare de usar, com o disjuntor desligado, até endireitá-la. No basculante torto há cabo ou mola cedendo, e ninguém fica embaixo nem destrava; no de correr, roda ou trilho; no de abrir, dobradiça. Roldana ou cabo fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; solda e reforço, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    heading: 'Depois de endireitar',
    text: [
      'O técnico prova a folha na mão e só então regula força e curso. Se o motor ficou forçando por semanas, confira engrenagem e capacitor.',
    ],
    points: [
      'Folha batida por carro: quadro antes do motor.',
      'Não suba a força para vencer o torto.',
      'Foto de frente, com o portão fechado, mostra o lado que cedeu.',
    ],
  },
  {
    when: [
      'nao abre mais|parou de funcionar|parou de abrir|parou do nada|nao funciona mais|nao abre de jeito nenhum|nao abre nem fecha|parou de repente|parou de vez|nao responde mais|nao esta funcionando|nao esta abrindo|morreu|nao da sinal|deu defeito|deu problema|nao liga mais|nao liga|enguicou|enguicado|pifou|pifado|deu pau|estragado|morto|totalmente morto|sem nenhum sinal|sem sinal nenhum|sem nenhum sinal de vida|sem sinal de vida|sem vida|mudo|nada acende',
      'portao|portoes|automatico|eletronico|garagem|basculante|deslizante',
    ],
    unless:
      'controle|chuva|chove*|choveu|luz|energia|raio|app|celular|wi*|interfone|botoeira|fotocelula|trava|barulho|cartao|tag|alexa|depois|apos|ronca|zumb*|placa|led|nobreak|solar|manual|fora|frio|batida|pintar|obra|fechadura',
    subject: 'portao-automatico',
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Portão que parou de vez se decide em três olhadas: o disjuntor dele, a botoeira da parede e o som do motor. Tudo mudo e apagado é energia, fusível ou placa; botoeira que abre com controle mudo é bateria ou receptor; ronco sem movimento é capacitor ou folha presa, e aí pare de insistir. O conserto fica entre {{repair.from}} e {{repair.to}}, com o valor dito antes.',
    ],
    heading: 'Energia, comando ou força: onde ele parou',
    text: [
      'Se o disjuntor caiu, religue uma vez só; se cai de novo, deixe desligado. Para sair já, com o disjuntor desligado, a folha reta e os cabos inteiros, solte o motor na chave e leve-a devagar.',
      'Por peça: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; placa, de {{part.board.from}} a {{part.board.to}}; engrenagem, de {{part.gears.from}} a {{part.gears.to}}; cabo ou roldana, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Luz da caixa apagada: disjuntor, tomada ou fusível.',
      'Luz acesa e nada se mexe: placa, trava ou fotocélula.',
      'Clique sem giro: relé ou fio do motor.',
      'Motor gira e a folha fica: chave destravada ou engrenagem.',
      'Cheiro de queimado: disjuntor desligado até a visita.',
    ],
    further:
      'Cada peça tem a sua faixa em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp o que acende, o que se ouve, a foto da etiqueta do motor e o bairro: dizemos a peça provável e o valor.',
  },
  {
    when: [
      'desce e nao sobe|fecha e nao abre|fecha mas nao abre|desce mas nao sobe|so fecha|so desce|desceu e nao sobe|fecha mais nao abre|fecha normal e nao abre',
      'portao|motor|basculante|garagem|garen|ppa|rossi|peccinin|deslizante',
    ],
    subject: 'portao-automatico',
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Portão que fecha e não abre perdeu só um dos sentidos: relé da abertura queimado, fim de curso que a placa lê como aberto ou, no basculante, folha que ficou pesada para subir. Se o motor ronca ao tentar, pare: é peso ou capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}. Se nem estala, é sensor ou placa, de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Som na tentativa de abrir',
    text: [
      'Na descida a gravidade ajuda, e por isso um basculante com cabo ou contrapeso fora do ponto fecha bem e não sobe. Não aumente a força: quem acerta o equilíbrio é o técnico, com a folha escorada.',
      'Para sair, desligue o disjuntor, confira de longe os cabos e a folha e solte o motor na chave; se ela pesa, não force.',
    ],
    points: [
      'Ronca e não sobe: peso, capacitor ou trava que não solta.',
      'Clique e silêncio: relé da abertura ou fio daquele sentido.',
      'Nenhum som, luz acesa: fim de curso de aberto acionado.',
      'Abre pela botoeira: o controle tem outro botão para abrir.',
    ],
    send: 'Diga pelo WhatsApp o que se ouve quando manda abrir, com a foto da etiqueta do motor e uma do portão inteiro.',
  },
  {
    when: [
      'pintura|pintei|pintar|pintou|pintaram|pintado|tinta|repintei',
      'para|parou|parando|trav*|pesad*|lent*|raspa*|prend*|bate|desce*|sobe|nao abre|nao fecha|nao anda|devagar|volta',
      'portao|folha|motor|ele|basculante',
    ],
    unless: 'preco|quanto custa|qual tinta|que tinta|melhor tinta|tinta para|enferruj*',
    subject: 'portao-automatico',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Se o portão piorou depois da pintura, a causa costuma ser a própria tinta: lente da fotocélula coberta, película na guia, no trilho ou na cremalheira, ou folha que ficou mais pesada. Desligue o disjuntor, solte o motor na chave e leve a folha na mão: onde ela prende, há tinta ou massa a tirar.',
    ],
    heading: 'O que a tinta muda no portão',
    text: [
      'Raspe a guia e o dente da cremalheira com espátula, e limpe a lente com pano úmido, sem solvente. Num basculante, massa e várias demãos pesam, e o contrapeso se acerta de novo, o que é do técnico.',
      'Regular curso e força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; alinhar ou trocar a fotocélula, entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Abre e não fecha: lente pintada ou suporte que saiu do lugar.',
      'Para no mesmo ponto todas as vezes: crosta na guia ou no trilho.',
      'Anda devagar no caminho inteiro: folha mais pesada.',
      'Etiqueta coberta: limpe-a, porque é por ela que se acha peça.',
    ],
    send: 'Mande pelo WhatsApp um vídeo do ponto em que ele para, uma foto da fotocélula e diga quantas demãos a folha levou.',
  },
  {
    when: [
      'disparou|disparado|nao obedece|abrindo e fechando sem parar|enlouquec*|ficou louco|ficou doido|ficou maluco|esta louco|esta doido|esta maluco|ta louco|ta doido|desgovernado|descontrolado|endoidou|pirou',
    ],
    unless:
      'fim de curso|fins de curso|alarme|cerca|sirene|disjuntor|preco|botao|botoeira|interruptor|controle*|vento|ventania',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Se o portão automático disparou e não obedece, afaste as pessoas e desligue o disjuntor dele: sem energia a folha para. Não tente segurá-la com a mão; deixe desligado até o técnico achar a causa, e feche na mão só se a folha estiver reta e leve.',
    ],
    heading: 'O que faz um portão andar sem obedecer',
    text: [
      'Em geral a central recebe uma ordem que não acaba: botão preso, fio em curto, relé colado ou fim de curso que deixou de avisar a chegada.',
      'O técnico isola um por um, com o motor desligado, e o conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Anda até bater e continua forçando: fim de curso ou relé colado.',
      'Abre e fecha em sequência: controle ou botoeira com botão preso.',
      'Começou com chuva: água na caixa ou na emenda da botoeira.',
      'Não para nem com o controle: só o disjuntor resolve.',
    ],
  },
  {
    // The second group always matches; it makes these words count twice.
    when: ['fecha e nao abre|fecha mas nao abre|apenas fecha', 'nao abre|apenas fecha'],
    unless:
      'so fecha se|so fecha quando|so fecha com|so fecha de|so fecha depois|so fecha em|so fecha pelo|so fecha por',
    subject: 'portao-automatico',
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Motor de portão que só fecha e não abre tem bom motor e perdeu uma direção: o fim de curso de fechamento ficou acionado, o relé de abertura da placa não arma ou a trava elétrica não solta. A fotocélula não é suspeita, porque ela só barra o fechamento.',
    ],
    heading: 'Por que ele fecha e não abre',
    text: [
      'Aperte o comando e escute. Sem som nenhum, a ordem morre no fim de curso ou na placa; com zumbido e folha parada, a trava ou o batente segura.',
      'Fim de curso se regula entre {{part.adjustment.from}} e {{part.adjustment.to}}, e a placa se repara a partir de {{repair.from}} ou se troca, de {{part.board.from}} a {{part.board.to}}. Com o disjuntor desligado, o portão sai pela chave de destravamento.',
    ],
    points: [
      'Silêncio ao mandar abrir: fim de curso ou relé.',
      'Clique da placa e motor parado: fio do motor ou capacitor.',
      'Zumbido com a folha presa: trava elétrica ou portão apertado no batente.',
      'Ímã do fim de curso fora do lugar: comum depois de uma batida.',
    ],
    questions: [
      {
        question: 'Precisa trocar a placa?',
        answer:
          'Nem sempre. Relé e fim de curso se consertam; a troca vem quando a trilha queimou ou o relé não se acha.',
      },
      {
        question: 'Como tiro o carro agora?',
        answer:
          'Desligue o disjuntor, use a chave de destravamento e leve a folha na mão, com mais alguém segurando.',
      },
    ],
  },
  {
    when: [
      'nada acontece|nao acontece nada|nao faz nada|fica mudo|nem se mexe|nao da sinal|nao acontece|nem sinal|nao da sinal de vida',
      'aperto|apertar|controle|portao|botao|aciono|motor',
    ],
    unless: 'chuva|faltou luz|voltou a luz|raio|pintei|pilha nova',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Se você aperta e nada acontece, veja três coisas nesta ordem: a luz do controle, o disjuntor do portão e a botoeira da parede. Controle sem luz é pilha; botoeira que abre com o controle mudo é gravação, antena ou receptor; tudo mudo, com o disjuntor ligado, é fusível, fonte ou placa da central. Num portão de casa o conserto custa de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O silêncio também diz onde procurar',
    text: [
      'Ponha o ouvido na caixa, sem abri-la: um clique diz que a ordem chegou e o motor não partiu, por capacitor, fio ou trava; nenhum clique diz que ela não chegou. Disjuntor que caiu se rearma uma vez só.',
    ],
    points: [
      'Outro controle abre: o defeito é do primeiro.',
      'Luz da central apagada: energia ou fusível.',
      'Luz acesa e fotocélula apagada: fonte ou fio do sensor.',
      'Para sair: disjuntor desligado e chave de destravamento, com a folha reta.',
    ],
    send: 'Mande a foto da central fechada, a do controle aberto e diga o que a botoeira faz.',
  },
  {
    when: [
      'so funciona manual|so funciona em manual|so funciona em mao|so funciona na mao|funciona so manual|funciona so em manual|funciona so na mao|so abre em mao|so abre na mao|so abre manual|abre so na mao|so em manual|so no manual|so na mao|apenas manual|somente manual|virou manual|ficou manual|ficou so manual|esta manual|ta manual|voltou a ser manual|passou a ser manual',
      'portao|motor|automatico|eletronico',
    ],
    unless: 'deixar|quero|vale a pena|pode',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que só anda na mão está com o motor destravado, sem energia ou com a central muda. Desligue o disjuntor, gire a chave de destravamento de volta e mova a folha até ouvir o engate; ligue e aperte a botoeira. Se o motor gira e a folha não vai, o engate ou a engrenagem se gastou; se nada acende, é fusível ou placa, de {{part.board.from}} a {{part.board.to}} na troca.',
    ],
    heading: 'Três testes antes de chamar',
    text: [
      'Folha solta com motor que gira aponta o destravamento. Folha presa e motor mudo apontam energia ou placa. Ronco sem giro é capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    points: [
      'Depois de falta de luz: quase sempre a chave ficou aberta.',
      'Disjuntor desarmado: religue uma vez só.',
      'Cabo frouxo ou folha torta: não teste.',
      'À noite, sem motor, passe corrente na folha.',
    ],
    send: 'Mande um vídeo com som da botoeira sendo apertada e a foto da etiqueta do motor.',
  },
  {
    when: [
      'so funciona em manual|so abre em manual|so em mao|so abre em mao|so funciona manualmente|so abre manual|so funciona manual|so na mao|so manualmente',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Se o portão só anda na mão, a primeira suspeita é o motor que ficou destravado: gire a chave até o fim da posição de trabalho, mova a folha até ouvir o engate e mande abrir uma vez. Se ele gira e a folha fica, é engrenagem, de {{part.gears.from}} a {{part.gears.to}}; se nem gira, é energia, capacitor ou placa.',
    ],
    heading: 'Do engate à placa, na ordem',
    text: [
      'Folha leve na mão é boa notícia: trilho, cabos e dobradiças estão em ordem, e o conserto fica no motor ou na central, de {{repair.from}} a {{repair.to}}.',
      'Enquanto espera, use na mão com o disjuntor desligado e trave ao fechar, porque destravada a folha abre com um empurrão.',
    ],
    points: [
      'Motor mudo e luz apagada: disjuntor, tomada ou fusível.',
      'Zumbe e não parte: capacitor.',
      'Gira livre: chave, engrenagem ou pino do braço.',
      'Clique sem giro: placa ou fio do motor.',
    ],
    send: 'Diga pelo WhatsApp o que se ouve ao apertar o controle e mande a foto da etiqueta do motor.',
  },
  {
    when: [
      'nem botao nem controle|nem controle nem botao|nem com botao|nem em botao|nem pelo botao|nem em botoeira|nem com controle nem',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Portão que não responde nem ao botão da parede nem ao controle está sem energia ou com a central parada, porque os dois comandos chegam a ela. Veja o disjuntor do portão e, sem abrir a caixa, se aparece alguma luz ou se há um clique: tudo apagado e mudo é energia ou fusível; luz ou clique sem movimento é a placa, um sensor que bloqueia ou o motor.',
    ],
    heading: 'Da tomada ao motor, na ordem',
    text: [
      'Religue o disjuntor uma vez só; se cair, deixe desligado. O técnico mede a entrada, o fusível e a saída do motor, num conserto de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Tudo apagado: disjuntor, fio ou fusível.',
      'Luz acesa e clique sem movimento: motor ou capacitor.',
      'Luz piscando: a placa diz o que a impede.',
      'Enquanto isso, a folha se abre pelo destravamento, se estiver reta.',
    ],
    send: 'Mande a foto da etiqueta do motor e diga se há luz, clique ou zumbido quando se aperta o botão.',
  },
  {
    when: [
      'luz da garagem|luz de cortesia|lampada da garagem|luz da casa',
      'acende|acendeu|ta acesa|liga|funciona',
      'nem se mexe|nao se mexe|nao abre|nao anda|nao mexe|nao sai do lugar|nao funciona|nada',
    ],
    unless: 'quero|como|queimada|nao acende',
    winsTies: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Se a luz ligada à central acende quando você aperta, a ordem chegou e a placa está viva; quem não respondeu foi o motor. Ronco sem movimento é capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, ou folha presa; silêncio é relé, fio ou bobina. Se a lâmpada é da casa e acende por conta própria, ela só prova que há energia na garagem: veja o disjuntor do portão no quadro.',
    ],
    heading: 'O próximo passo sem abrir nada',
    text: [
      'Com o disjuntor desligado, a folha reta e os cabos inteiros, solte o motor na chave e mova-a na mão. Leve, o defeito é elétrico; pesada ou presa, é da folha.',
      'O reparo da central começa em {{repair.from}}; trocá-la custa de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Estalo na caixa ao apertar: o relé armou.',
      'Trava elétrica que não recolhe segura a folha com o motor bom.',
      'Motor quente: deixe esfriar, pode ser o protetor térmico.',
    ],
    send: 'Mande um vídeo com som do momento em que aperta e a etiqueta do motor.',
  },
  {
    when: [
      'so em mao|so na mao|so abre em mao|so abre na mao|so funciona em mao|so funciona na mao|so manual|so no manual|so em manual|so manualmente|so abre manual|so abre manualmente|so abre em manual|so funciona manual|so funciona em manual|so funciona manualmente|so fecha na mao|abrir na mao|abrindo na mao|tenho que abrir na mao|tem que abrir na mao|abre so na mao|abre so manual',
      'controle*',
    ],
    unless: 'sem luz|falta de luz|sem energia|predio*|condominio*|como abrir',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    winsTies: true,
    aspects: ['repair'],
    answer: [
      'Portão que não abre com o controle e só anda na mão tem a falha no controle, no receptor ou no motor, e a botoeira da parede mostra em qual. Se ele abre pela botoeira, o motor está bom, e falha o controle, com a pilha fraca ou fora da memória, ou o receptor; gravar o controle fica entre {{part.programming.from}} e {{part.programming.to}}. Se nem ela o move, o motor pode ter ficado destravado: gire a chave até a posição de trabalho e mova a folha até ouvir o engate. Motor que gira e não leva a folha é engrenagem, de {{part.gears.from}} a {{part.gears.to}}; motor mudo é energia, capacitor ou placa.',
    ],
    heading: 'Do controle ao motor, na ordem',
    text: [
      'Ponha no controle uma pilha nova do mesmo código e experimente outro controle da casa. Se só um falha, é ele que se grava ou se troca; se falham todos e a botoeira abre, é o receptor.',
      'Folha leve na mão é boa notícia: trilho, cabos e dobradiças estão em ordem, e o conserto fica no motor ou na central. Até lá, use o portão na mão com o disjuntor desligado e passe um cadeado à noite, porque destravada a folha abre com um empurrão.',
    ],
    points: [
      'Luz do controle apagada ou fraca: pilha.',
      'Motor mudo e central apagada: disjuntor, tomada ou fusível.',
      'Motor zumbe e não parte: capacitor.',
      'Motor gira livre: chave, engrenagem ou pino do braço.',
    ],
    questions: [
      {
        question: 'Posso deixar o motor destravado até o conserto?',
        answer:
          'Pode, com o disjuntor desligado e a folha presa por cadeado ou corrente. Destravado, o motor não segura o portão, e qualquer empurrão o abre.',
      },
    ],
    send: 'Diga pelo WhatsApp o que se ouve ao apertar a botoeira e mande a foto da etiqueta do motor.',
  },
  {
    when: [
      'so da um clique|so da clique|so faz clique|so faz um clique|so clica|so estala|so da um estalo|so da estalo|so faz estalo|so faz um estalo|so faz tec|so da um tec|so faz um tec|so faz tic|da um clique|da um estalo|faz um clique|faz um estalo|faz clique|faz tec|da so um clique|da so um estalo|so escuto um clique|so ouve um clique|so se ouve um clique|so um clique|so um estalo',
      'portao|portoes|motor|automatico|eletronico|placa',
    ],
    unless:
      'chuva|chove*|raio|fechadura|trava|social|interfone|queim*|cremalheira|anda|abre com|predio|condominio*|nobreak|cancela',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    winsTies: true,
    aspects: ['repair', 'price'],
    answer: [
      'Portão que não anda e só dá um clique recebeu o comando: o estalo é o relé da placa armando, e a corrente não chega ao motor ou o motor não parte. As causas, da mais comum à mais rara, são capacitor fraco, de {{part.capacitor.from}} a {{part.capacitor.to}}, contato do relé queimado, que se repara a partir de {{repair.from}}, fio solto entre a placa e o motor e bobina aberta. Não insista no controle: desligue o disjuntor e, com a folha reta e os cabos inteiros, solte o motor na chave para sair.',
    ],
    heading: 'O que se ouve depois do clique',
    text: [
      'Clique e silêncio: relé com contato queimado, fio solto ou protetor térmico aberto; espere o motor esfriar uma vez e tente de novo. Clique e ronco curto: capacitor ou folha presa, que se prova levando-a na mão.',
      'Se o relé colou ou a trilha queimou, a placa se troca, de {{part.board.from}} a {{part.board.to}}, com os controles gravados.',
    ],
    points: [
      'Dois cliques seguidos: a central manda e corta, por fim de curso ou fotocélula.',
      'Clique sem fim, um atrás do outro: tensão baixa ou bateria do nobreak fraca.',
      'O clique vem da trava e a folha não sai: a trava não recolheu.',
      'Cheiro de queimado: não religue até a visita.',
    ],
    send: 'Mande pelo WhatsApp um vídeo com o som, de fora do caminho da folha, e a foto da etiqueta do motor.',
  },
  {
    when: [
      'controle*',
      'nem a botoeira|nem botoeira|nem na botoeira|nem pela botoeira|nem com a botoeira|nem o botao|nem pelo botao|nem em botao|nem na parede|nem a botoeira de parede|e nem a botoeira|nem por botoeira',
      'nao obedece|nao abre|nao responde|nao funciona|nao anda|nem o controle|nem controle|nao aciona|parou',
    ],
    unless: 'fotocelula|chuva|raio',
    subject: 'portao-automatico',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Se nem o controle nem a botoeira movem o portão, os dois estão inocentes: o defeito é energia, placa ou motor. Veja o disjuntor do portão e se há luz na central. Sem luz, é fusível ou fonte, com reparo a partir de {{repair.from}}; com luz e um zumbido, é capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, ou folha presa; com luz e silêncio, é relé ou placa, de {{part.board.from}} a {{part.board.to}} se for nova.',
    ],
    heading: 'O que conferir na central e no quadro',
    text: [
      'Religue o disjuntor uma vez só: se ele cai de novo, há curto, e o portão fica desligado. Confira também se ninguém deixou o motor destravado na chave e se a trava elétrica recuou.',
    ],
    points: [
      'Disjuntor que desarma: não insista.',
      'Motor gira e a folha não anda: chave destravada ou engrenagem.',
      'Para sair com o carro: com a folha reta e os cabos inteiros, solte o motor na chave.',
    ],
    send: 'Conte que luzes acendem na central e que som se ouve, e mande a foto da etiqueta do motor.',
  },
  {
    when: [
      'viajei|voltei de viagem|voltamos de viagem|cheguei de viagem|chegamos de viagem|depois de viagem|depois da viagem|depois das ferias|depois de ferias|voltei de ferias|voltamos de ferias|fiquei fora|ficamos fora|estive fora|passei um mes fora|volta de viagem|volta das ferias',
      'nao abre|nao fecha|nao funciona|nao liga|nao anda|nao responde|nao obedece|parou|travou|travado|emperr*|morto',
    ],
    unless: 'celular|aplicativo|cadeado|sozinho|luz voltou',
    winsTies: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que não abre depois de uma viagem está, quase sempre, sem energia ou sem bateria no controle, e não queimado: veja o disjuntor dele e a tomada, ponha bateria nova e prove pela botoeira. Se o motor ronca e não sai, desligue: é graxa dura, ferrugem ou capacitor fraco. Com tudo mudo, pode ter entrado um surto na placa. O conserto fica entre {{repair.from}} e {{repair.to}}, conforme a peça.',
    ],
    heading: 'Na ordem, ao chegar em casa',
    text: [
      'Disjuntor, tranca que alguém passou por dentro, bateria do controle e botoeira: em cinco minutos se sabe se é do portão ou da energia. Insistir no controle com o motor roncando é o que queima.',
    ],
    points: [
      'Nobreak ligado à toa: a bateria acabou; deixe carregar.',
      'Trilho com folha e terra: varra antes de acionar.',
      'Para entrar: com o disjuntor desligado, a folha reta e os cabos inteiros, a chave de destravamento solta o motor.',
      'Bicho na placa: cheiro ou estalo ao religar, desligue na hora.',
    ],
    send: 'Diga quantos dias ficou parado e mande um vídeo com som de um toque só no controle.',
  },
  {
    when: [
      'doido|doida|maluco|maluca|louco|louca|desgovernado|descontrolado|pirou|surtou|endoidou|enlouqueceu|estranho|piradinho',
      'trovoada|trovao|trovoes|raio*|relampago*|tempestade|temporal',
    ],
    unless: 'cerca|alarme|camera|interfone',
    winsTies: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Portão que fica doido depois de trovoada, andando e parando sem ordem, levou um surto na placa, no receptor ou no fio da botoeira: afaste as pessoas e desligue o disjuntor dele. Não religue para experimentar, porque o relé colado move a folha sozinho. A placa se repara a partir de {{repair.from}} ou se troca, entre {{part.board.from}} e {{part.board.to}}.',
    ],
    heading: 'Por onde a trovoada entrou',
    text: [
      'A descarga não precisa cair na casa: vem pela rede da rua e pelos fios longos de interfone e botoeira. O motor costuma escapar; placa, receptor e fotocélula, não.',
    ],
    points: [
      'Feche na mão só se a folha está reta e os cabos inteiros, com tudo desligado.',
      'Anote o que mais queimou na casa: serve ao seguro e à distribuidora.',
      'Na mesma visita se põe o protetor contra surto.',
    ],
    send: 'Diga a hora da trovoada e mande um vídeo do portão, se alguém filmou, e a etiqueta do motor.',
  },
  {
    when: [
      'disjuntor desligado|disjuntor desarmado|disjuntor caido|chave de luz desligada|chave geral desligada|chave desligada|disjuntor esta desligado|chave de luz caiu|com o disjuntor desligado|desligaram o disjuntor|desliguei o disjuntor',
      'portao|portoes|garagem|motor',
      'nao funciona|nao abre|nao fecha|nao liga|nao anda|parou',
    ],
    unless: 'manual*|em mao|na mao|como abrir|religuei e|liguei e|choque|chuva|raio',
    winsTies: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Com o disjuntor ou a chave desligada, o portão fica sem energia e não obedece a nada. Religue uma vez só, com a folha livre: se fica ligado e ele anda, está resolvido; se fica ligado e ele continua mudo, é fusível ou placa; se cai de novo, há curto ou motor travado, e se deixa desligado. Achar o curto e reparar fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'O que acontece ao religar',
    text: [
      'Antes de religar, pergunte quem desligou: em obra, pintura ou serviço no motor, há gente com a mão no portão. Molhado ou com cheiro de queimado, não se religa.',
    ],
    points: [
      'Luz da central acesa e controle mudo: pilha ou gravação.',
      'Motor gira e a folha não vai: ficou destravado.',
      'Cai só quando ele anda: motor forçando ou cabo.',
      'Para sair já: na mão, com o disjuntor desligado, a folha reta e os cabos inteiros.',
    ],
    send: 'Conte o que acontece ao religar e mande a foto do quadro com a tampa fechada, a da etiqueta do motor e o bairro.',
  },
];
