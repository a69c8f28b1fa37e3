/** Answers to titles about automatic gates: loose and broken. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const looseAndBrokenAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'como saber|como descobrir|sinais',
      'desalinhado|torto|empenado|fora de prumo|fora de esquadro|desnivelado',
    ],
    unless: 'fotocelula|sensor|cremalheira',
    subject: 'portao-automatico',
    aspects: ['signs'],
    answer: [
      'O portão está desalinhado quando a fresta entre folha e batente é mais larga de um lado que do outro, quando ele raspa ou pula sempre no mesmo ponto, ou quando só fecha com um empurrão. No basculante, compare a altura das duas pontas com a folha fechada; no de correr, veja se a roda do fim sobe do trilho.',
    ],
    heading: 'O que fazer depois de confirmar',
    text: [
      'Desligue o disjuntor e não aumente a força do motor: ele passa a empenar o que ainda estava reto. Roldana, cabo ou guia ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; coluna que cedeu é do serralheiro ou do pedreiro.',
    ],
  },
  {
    when: [
      'trem*|balanc*|vibra*|sacode|sacud*|trepida*|chacoalha*',
      'e normal|normal|e comum|natural|devo me preocupar|preciso me preocupar|e perigoso|tem problema|e grave|preocupante',
    ],
    unless: 'normalmente|quanto custa|parede|casa treme|vizinho',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs'],
    answer: [
      'Um balanço leve na partida e na parada é normal, sobretudo em folha comprida e de grade. Tremer o caminho todo, bambear no meio ou sacudir a coluna não é: há parafuso da base frouxo, roldana ovalada, pino do braço com folga ou cabos com tensões diferentes.',
    ],
    heading: 'Balançar com a mão para achar a folga',
    text: [
      'No de correr e no de abrir, com o disjuntor desligado e o motor engatado, force a folha parada de leve para os lados: onde mexe sem ela andar está a folga. No basculante só olhe, porque há peso suspenso. Reaperto e regulagem ficam entre {{part.adjustment.from}} e {{part.adjustment.to}}; roldana, guia ou cabo, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'De correr: guia de cima larga ou roda comida de um lado.',
      'Basculante: um lado chega antes, e aí ninguém passa por baixo.',
      'De abrir: dobradiça ou coluna que cede.',
      'Só o motor treme: base, parafusos e nivelamento.',
    ],
    send: 'Mande um vídeo de frente, com a folha inteira à vista, e outro da base do motor andando.',
  },
  {
    when: [
      'arvore|galho|galhos|poste|muro|telhado|telha',
      'caiu com|caiu em|caiu sobre|caiu no|caiu em cima|bateu em|derrubou|em cima do portao',
      'portao|motor',
    ],
    unless: 'galho em trilho|folhas',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    isDanger: true,
    aspects: ['repair'],
    answer: [
      'Com árvore, galho ou muro em cima do portão o primeiro perigo é a rede: pode haver fio de rua junto e uma folha presa só pelo motor. Havendo fio, faísca ou gente em risco, ligue 193 e a distribuidora. Não puxe nem destrave a folha.',
    ],
    heading: 'A ordem do conserto depois da queda',
    text: [
      'Primeiro se tira o peso, com bombeiro, prefeitura ou empresa de poda; depois o serralheiro desempena ou refaz folha e coluna; por fim entramos nós, que conferimos motor, cabo, fim de curso e placa.',
    ],
    points: [
      'Fotos antes de mexer, para o seguro da casa.',
      'Árvore da rua: protocolo na prefeitura, com a data.',
      'Suporte ou reforço soldado: de {{part.metalwork.from}} a {{part.metalwork.to}}.',
      'Cabo ou mola: de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; placa, de {{part.board.from}} a {{part.board.to}}.',
    ],
    further: 'Enquanto ele não anda, veja [portão travado](/portao-travado).',
    send: 'De longe, mande pelo WhatsApp uma foto do portão inteiro e o bairro: dizemos quem chamar primeiro.',
  },
  {
    when: [
      'folha caiu|folha de portao caiu|portao caiu|portao caiu em calcada|portao despencou|folha despencou|portao tombou|portao de correr tombou|portao deslizante tombou|tombou em calcada|tombou em rua|folha tombou|portao desabou|portao de correr caiu|portao deslizante caiu|portao tombado',
    ],
    unless:
      'agua|chuva|raio*|trilho|basculante|carro|moto|controle|raio|energia|luz|disjuntor|rendimento|cabo*|mola*|dobradica|correia*|corrente|botoeira|botao|roldana*|rodinha*|tampa|capa|fotocelula*|sensor|interfone|placa|parafuso*|chave|camera|ima|puxador|trava|fechadura',
    isDanger: true,
    isAboutSubject: true,
    isComplaint: true,
    subject: 'portao-automatico',
    answer: [
      'Ninguém levanta, puxa nem passa por baixo: folha caída pode terminar de cair sem aviso. Desligue o disjuntor do portão, afaste pessoas e carros a uma distância maior que a altura dele e deixe como está. Com alguém ferido ou preso, 193 antes de tudo.',
    ],
    heading: 'Por que a folha caiu e quem recoloca',
    text: [
      'Basculante cai por cabo, mola ou pivô partido; de correr, por roldana, guia de cima ou batente que falta; de abrir, por dobradiça ou coluna. Cabo e roldana são conosco, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; solda, coluna e folha torta, do serralheiro.',
      'O motor é conferido depois que a folha volta ao lugar, e só então a energia é religada.',
    ],
    points: [
      'Isole de longe, com fita ou cadeiras, dos dois lados.',
      'Não solte o motor na chave: ele pode ser o que ainda segura.',
      'Carro embaixo fica onde está até a visita.',
      'Casa aberta para a rua: diga na mensagem, porque passa na frente.',
    ],
    send: 'Mande uma foto tirada de longe, com a folha inteira, e o bairro.',
  },
  {
    when: ['puxador|macaneta|alca de portao|alca', 'quebr*|solt*|caiu|troc*|coloc*|instal*|arranc*'],
    unless: 'controle',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Puxador quebrado não impede o motor de trabalhar: ele só serve para mover a folha na mão, na falta de luz. Use no controle e troque sem pressa, com o disjuntor desligado e o portão fechado. Puxador soldado é trabalho de serralheria, com preço dela; o parafusado se troca com a mesma furação.',
    ],
    heading: 'Que puxador pôr num portão com motor',
    text: [
      'Ponha um curto, sem quina, do lado de dentro e fora do encontro da folha com a coluna: saliente no vão, ele bate e a central lê como obstáculo.',
      'No de correr, confira a folga até a coluna com a folha toda aberta, antes de furar.',
    ],
    points: [
      'Não puxe a folha pelo braço do motor nem pela cremalheira.',
      'Na mão, só com o motor solto na chave e os cabos inteiros.',
      'Solda na folha: fios da central soltos antes, pelo técnico.',
    ],
    send: 'Mande uma foto do puxador e do encontro da folha com a coluna.',
  },
  {
    when: [
      'folga|frouxo|balanca|mexe|jogo',
      'fecha|fechado|fechar|batente|fim|ponta',
      'portao|folha|basculante|deslizante|motor',
    ],
    unless: 'cremalheira|pinhao|dobradica|braco|cabo|embreagem|vento|sem folga',
    subject: 'portao-automatico',
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Folga com o portão fechado é de três lugares: fim de curso que para antes do batente, engrenagem ou pino gastos, ou folha comprida sem trava na ponta. Empurre a folha com a mão: se ela anda até o batente e para, é regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}; se vai e volta com o motor parado, é dente ou pino, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    heading: 'Folga normal e folga que cresce',
    text: [
      'Um dedo de jogo na ponta da folha é comum, porque o motor a segura por um lado só. Folga que aumenta de mês a mês é peça gastando, e um dia a folha se solta.',
      'Folha larga ou com vento pede trava elétrica na ponta: motor nenhum tira esse balanço.',
    ],
    points: [
      'Estala ao empurrar: pino do braço ou parafuso do suporte.',
      'Motor inteiro se mexe: base ou chumbador frouxo; não use.',
      'Só um lado do basculante: cabo ou pivô, e ninguém embaixo.',
    ],
    send: 'Mande um vídeo empurrando a folha fechada, de fora, e uma foto do ponto em que ela encosta.',
  },
  {
    when: ['granizo', 'portao|motor|folha|fotocelula', 'amassou|amassado|amassada|quebrou|estragou|trincou'],
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Granizo amassa a chapa e raramente o motor; o que trava o portão depois é a folha torta ou a tampa trincada com água dentro. Desligue o disjuntor, olhe a tampa e as lentes e, só se os cabos estão inteiros, solte o motor e mova a folha: se enrosca, não use no motor até desamassar.',
    ],
    heading: 'Do amassado ao que para o portão',
    text: [
      'Chapa se desamassa ou troca na serralheria. Nós conferimos o que ficou atrás: tampa do motor, lentes, alinhamento e força, com conserto de {{repair.from}} a {{repair.to}}.',
      'Fotografe antes de mexer: seguro residencial com cobertura de vendaval e granizo costuma pedir as imagens e o orçamento.',
    ],
    points: [
      'Lente trincada: o portão não fecha, e a fotocélula se troca de {{part.photocell.from}} a {{part.photocell.to}}.',
      'Tampa rachada: cubra e não ligue até secar.',
      'Folha que ganhou remendo: reequilibre o contrapeso.',
    ],
    send: 'Mande fotos da folha de longe, da tampa do motor e das lentes.',
  },
  {
    when: [
      'bateu|bati|batida|pancada|encostei|esbarrou|esbarrei',
      'carro|caminhao|moto|carreta',
      'entortou|entortei|amassou|torto|empenou|braco|quebrou|entortaram|desalinhou',
    ],
    unless: 'pessoa|crianca|cabeca|machuc*|fech*',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Depois da batida não acione nem destrave: desligue o disjuntor e deixe a folha onde está, porque o braço torto pode ser o que a segura. Fotografe antes de mexer. Braço e suporte se refazem ou ressoldam, de {{part.metalwork.from}} a {{part.metalwork.to}}; folha e coluna voltam ao esquadro com o serralheiro, primeiro.',
    ],
    heading: 'Em que ordem se conserta uma batida',
    text: [
      'Esquadro da folha, depois dobradiça, cabo ou trilho, depois braço e motor, e por último curso e força. Pôr braço novo em folha torta é trocá-lo duas vezes.',
      'Se quem bateu tem seguro, o conserto pode entrar no dele como dano a terceiro: guarde placa, fotos e o orçamento por escrito, que fazemos com a causa.',
    ],
    points: [
      'Folha pendendo de um lado: isole o vão, de dentro e da rua.',
      'Portão aberto para a rua: diga na primeira mensagem.',
      'Motor sem marca: prove-o solto antes de trocar.',
    ],
    send: 'Mande fotos da folha inteira, do braço e do ponto da batida, de longe e de perto.',
  },
  {
    when: [
      'torto|torta|tortos|empenad*|empenou|entortou|entortad*|desalinhad*|desnivelad*|fora de prumo|fora de esquadro',
      'portao|portoes|folha|basculante',
      'arrumar|consert*|endireit*|alinh*|corrig*|realinh*|desempen*|um dia|mesmo dia|quanto tempo|tem conserto|o que fazer|da para|tem jeito|como',
    ],
    unless:
      'motor torto|fotocelula*|cremalheira*|braco*|trilho*|batida|bateu|batido|carro|caiu|cabo*|barulh*|nao abre|nao fecha|novo',
    subject: 'portao-automatico',
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão torto tem conserto, e em um dia quando a causa é roldana, dobradiça, cabo ou guia; se a coluna cedeu ou o quadro da folha empenou, não, porque aí é serralheiro e, às vezes, pedreiro. Até a visita, desligue o disjuntor, não force com o motor e não passe por baixo nem ao lado da folha.',
    ],
    heading: 'O que está torto, e de quem é o serviço',
    text: [
      'Olhe o portão fechado, de longe, e veja onde a fresta muda: só embaixo, só em cima ou dos dois lados. Trocar roldana ou cabo fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; solda pequena, em geral de {{part.metalwork.from}} a {{part.metalwork.to}}.',
      'Depois do reparo a folha se prova na mão, com o motor solto, e só então se regulam fim de curso e força.',
    ],
    points: [
      'De correr, uma ponta mais baixa: roldana gasta ou trilho afundado.',
      'De abrir, a ponta arrasta: dobradiça ou coluna.',
      'Basculante, um lado desce antes: cabo ou mola de um lado; ninguém embaixo.',
      'Folha abaulada ou quadro fora de esquadro: serralheiro.',
    ],
    questions: [
      {
        question: 'Posso usar o motor até consertarem?',
        answer: 'Não. Folha torta trava no meio, e o motor insiste até partir engrenagem, braço ou cabo.',
      },
    ],
    send: 'Mande a foto do portão fechado, de frente e inteiro, e outra do canto onde a fresta muda.',
  },
  {
    when: [
      'bateu|bateram|batida|colidiu|amassou|derrubou|arrebentou',
      'portao',
      'morador|quem conserta|quem paga|vizinho|caminhao|entregador|carro|predio|condominio',
    ],
    unless: 'cabeca|pessoa|crianca|mao|machuc*|portao bateu|multa|multar|multado|multada|seguro|seguradora',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Quem bateu paga, em regra, e quem contrata o conserto é o dono do portão: no prédio, o síndico, que depois cobra do morador ou do seguro do carro. Antes de tudo, desligue o disjuntor e não abra a folha torta. Serralheiro desempena folha e coluna; motor, suporte, cabo e sensor são conosco, em casa de {{repair.from}} a {{repair.to}} e no prédio orçados pela peça.',
    ],
    heading: 'Depois da batida, nesta ordem',
    text: [
      'Foto do carro e do portão como ficaram, nome e placa, e a câmera guardada. O seguro do carro cobre dano a terceiro e pede orçamento escrito: damos o do motor, e o serralheiro, o da folha.',
      'O motor só se religa com a folha no esquadro. Ligar antes quebra a engrenagem, de {{part.gears.from}} a {{part.gears.to}}, e aí a conta já não é de quem bateu.',
    ],
    points: [
      'Folha fora do trilho ou dos cabos: isole e não mexa.',
      'Fotocélula e fios: mesmo sem marca, mande testar.',
      'Força e fim de curso regulados de novo no fim.',
      'Acordo por escrito antes de pagar o conserto.',
    ],
  },
  {
    when: [
      'bati*|bateu|bateram|batida|batemos|de re|colidi*|amass*|encostei|dei re|trombou|empurrei|empurrou|empurraram',
      'portao',
      'carro|re|caminhao|moto|veiculo|com o carro|vizinho|entregador|bati|bateu|bateram',
    ],
    unless: 'fechou|fecha em|desceu|sozinh*|nao volta|portao bateu|portao bate|portao que bate|caiu|trilho',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Bateram ou você bateu com o carro no portão: não acione o motor e não destrave, desligue o disjuntor e deixe a folha onde está. Torta, ela pode sair do trilho ou soltar o contrapeso; primeiro o serralheiro a põe no esquadro, depois vemos motor, braço e fim de curso.',
    ],
    heading: 'O que olhar de longe depois da batida',
    text: [
      'Empurrado pelo carro, o portão que entortou ou empenou não se desempena com o motor.',
      'Compare as frestas dos dois lados, veja se os cabos estão nas polias e se há solda aberta na coluna. Folha inclinada para a rua se isola com cone ou corda, e ninguém passa por baixo.',
      'Fotografe tudo antes de mexer, com a placa do carro se for de outro: é o que o seguro pede.',
    ],
    points: [
      'Basculante: cabos, contrapeso e pivôs no lugar.',
      'De correr: roldanas no trilho e guia de cima fechada.',
      'De abrir: dobradiça, braço do motor e batente.',
      'Fotocélula: costuma entortar mesmo em batida leve.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Quem conserta o quê e quem paga',
        text: [
          'Desempenar e soldar é serralheria, de {{part.metalwork.from}} a {{part.metalwork.to}} quando o serviço é pequeno; motor, braço, cabo e sensor são nossos, de {{repair.from}} a {{repair.to}}. Quem bateu responde pelo dano, e o orçamento por escrito serve ao seguro dele ou ao acordo.',
        ],
      },
    ],
    questions: [
      {
        question: 'Parece só amassado e o portão anda. Posso usar?',
        answer: 'Espere a conferência. Folha que força o guia gasta engrenagem e roldana em poucas semanas.',
      },
      {
        question: 'Vocês fazem o orçamento para o seguro?',
        answer: 'Fazemos o da parte do motor e dos acessórios, com fotos. A folha é orçada pelo serralheiro.',
      },
    ],
  },
  {
    when: ['bateu|batida|batid*|atropel*|amass*|colid*|encostou', 'carro|caminhao|veiculo|moto|portao'],
    unless:
      'fechou|fecha em|em cima|desce|desceu|sozinh*|caiu|atropelado por portao|atropelado por o portao|atropelado pelo portao|portao atropelou',
    subject: 'portao-automatico',
    isComplaint: true,
    answer: [
      'Depois de uma batida, não acione o portão: desligue o disjuntor e deixe a folha onde está, porque torta ela pode sair do trilho ou soltar o contrapeso. Primeiro o serralheiro põe a folha no esquadro; depois vemos o motor, o braço e o fim de curso, que costumam sair do lugar junto.',
    ],
    heading: 'O que se verifica num portão que levou batida',
    text: [
      'A pancada passa pela folha e chega à peça mais fraca: pino do braço, cursor, dente da cremalheira ou suporte do motor. Motor que força folha torta queima em semanas.',
      'Fotografe antes de mexer, com a placa do carro na imagem se houver, por causa do seguro de quem bateu. A parte nossa fica entre {{repair.from}} e {{repair.to}}; desempenar e soldar é da serralheria.',
    ],
    points: [
      'Folha paralela ao batente, em cima e embaixo.',
      'Cabos, contrapeso e dobradiças no lugar.',
      'Braço e suporte sem trinca.',
      'Fotocélula ainda alinhada.',
    ],
  },
  {
    when: [
      'abre com a mao|abre em mao|abre na mao|empurra e abre|consigo abrir|da para abrir|qualquer um abre|abre empurrando|abre sem destravar|empurro e abre|abre so de empurrar|levanta com a mao|abre a mao',
      'mesmo com|mesmo ligado|com motor ligado|com o motor ligado|com motor engatado|sem destravar|mesmo travado|mesmo fechado|qualquer um|ladrao|por fora|pelo lado de fora|com motor',
    ],
    unless: 'sem luz|sem energia|falta luz|quando falta|como abrir|como abro',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Portão que abre com a mão, com o motor no lugar, está sem tranca: em motor em ordem a rosca do redutor não deixa a folha andar. Ou a chave ficou na posição de manual, ou a engrenagem, a porca do fuso ou a embreagem gastou. Confira a chave com a folha fechada; se ela está certa, passe corrente e cadeado por dentro, desligue o disjuntor e chame, porque a garagem está aberta.',
    ],
    heading: 'Qual peça deixou de segurar',
    text: [
      'Empurre de leve e olhe o motor. Se a saída dele fica parada e a folha anda, a ligação entre os dois se rompeu; se tudo gira junto, o redutor gastou.',
    ],
    points: [
      'Chave ou alavanca fora de posição: gire até o fim, com o disjuntor desligado.',
      'Engrenagem ou porca gasta: de {{part.gears.from}} a {{part.gears.to}}.',
      'Braço ou pino solto: folha reta fica fechada, e ninguém passa embaixo.',
      'Cede só na ponta, em folha larga: falta trava elétrica daquele lado.',
    ],
    further:
      'Como a folha se tranca sem depender do motor está em [trava elétrica](/topicos/trava-eletrica-para-portao).',
    send: 'Mande pelo WhatsApp um vídeo da folha sendo empurrada, com o motor à vista, a foto da etiqueta e o bairro.',
  },
  {
    when: [
      'batente|batentes|para choque|limitador|batedor',
      'quebr*|solt*|caiu|cedeu|gast*|arranc*|tort*|amass*',
    ],
    unless: 'dobradica|porta de',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Sem o batente, nada segura a folha se o fim de curso falhar: a de correr sai do trilho e a de abrir passa do ponto e torce o braço. Não use no motor até repor; desligue o disjuntor e, se for preciso, leve na mão com cuidado no fim. Solda ou suporte do batente fica entre {{part.metalwork.from}} e {{part.metalwork.to}}; as paradas se regulam junto, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Por que o batente quebrou',
    text: [
      'Batente não é freio: ele só espera a folha que falhou. Se quebrou, o portão vinha batendo, e isso é fim de curso fora do ponto, desaceleração perdida ou folha que desce pesada.',
      'O novo leva borracha, fica preso no piso ou na coluna e para a folha um dedo depois do ponto em que o motor já parou.',
    ],
    points: [
      'Correr: batente nas duas pontas do trilho, e nunca um só.',
      'De abrir: no piso, no meio do vão, e na abertura.',
      'Basculante: os dois lados iguais, ou a folha torce.',
      'Chumbador solto do piso: obra pequena antes da solda.',
    ],
    send: 'Mande uma foto do batente e do piso dele, e um vídeo da chegada da folha, se ela ainda anda.',
  },
];
