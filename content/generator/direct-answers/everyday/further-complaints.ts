/** Answers to further complaints: too early, too late, after a part was replaced, metal on metal. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const furtherComplaints: readonly DirectAnswer[] = [
  {
    when: [
      'nao encaixa|desencaix*|nao entra',
      'batente|guia|coluna|encaixe|trava',
      'portao|correr|deslizante|folha',
    ],
    unless: 'basculante*',
    subject: 'portao-de-correr',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Portão que não encaixa no batente perdeu a linha: no de correr a roldana gasta baixa a ponta da folha, ou a guia de cima saiu do centro; no de abrir, a dobradiça cedeu. Olhe a fresta em cima e embaixo, com o disjuntor desligado: se é desigual, a folha está torta; se é igual, é o fim de curso que a para antes, de {{part.adjustment.from}} a {{part.adjustment.to}}. Roldana ou guia fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Altura, prumo e ponto de parada',
    text: [
      'Não aumente a força para ele entrar à força: o motor empurra o batente e solta a cremalheira. Coluna que se moveu é de pedreiro ou serralheiro, antes da regulagem.',
    ],
    points: [
      'Pedra ou folha seca no fim do trilho.',
      'Batente batido pelo carro: endireitar primeiro.',
      'Mudou com o sol da tarde: dilatação da chapa.',
    ],
    send: 'Mande uma foto da fresta, de cima e de baixo, com o portão fechado.',
  },
  {
    when: [
      'roldana*|rodinha*',
      'trav*|emperr*|nao gira|presa|ruim|ruins',
      'trilho|portao|correr|travada|e trilho|ruins',
    ],
    unless: 'qual|comprar|preco|quanto|milimetro|mm|diametro|posso usar',
    subject: 'roldana',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Roldana travada arrasta em vez de rolar: come o trilho, pesa no motor e pode tirar a folha do lugar. Desligue o disjuntor e pare de usar. Trocam-se as duas, do mesmo diâmetro e do mesmo canal, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; trilho marcado se desempena ou se solda no mesmo dia, de {{part.metalwork.from}} a {{part.metalwork.to}}, porque roda nova em trilho ruim dura meses.',
    ],
    heading: 'Roldana e trilho se julgam juntos',
    text: [
      'A folha é escorada antes de soltar a primeira. O técnico olha também a guia de cima, que entorta quando a roda prende.',
    ],
    points: [
      'Risco brilhante no trilho: roda que arrasta.',
      'Folha mais baixa de um lado: rolamento aberto.',
      'Terra e pedra no canal: limpar antes de culpar a roda.',
    ],
    send: 'Mande uma foto da roldana e de um palmo do trilho, com régua.',
  },
  {
    when: [
      'mola*',
      'escapou|escapando|soltou|saiu|pulou|desencaixou|caiu',
      'portao|basculante|motor|garagem',
    ],
    unless: 'contrapeso ou|embreagem|social',
    subject: 'portao-basculante',
    isComplaint: true,
    isAboutSubject: true,
    isDanger: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Mola que escapou deixa o peso da folha todo no motor: desligue o disjuntor, não destrave e ninguém passa embaixo, porque a folha pode descer de uma vez. Não tente encaixá-la de volta: esticada, ela guarda força para quebrar um braço. O par se troca com a folha escorada, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e gancho ou suporte a soldar fica de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    heading: 'Por que a mola sai do lugar',
    text: [
      'Gancho aberto, pino gasto ou uma mola mais fraca que a outra. Trocar só uma deixa a folha torta.',
    ],
    points: [
      'Portão no alto: isole o vão e chame.',
      'Portão fechado: deixe fechado.',
      'Mola nova pede o comprimento e o arame da velha.',
    ],
    send: 'Mande uma foto dos dois lados, de longe, sem mexer na folha.',
  },
  {
    when: [
      'fechar sozinho|fecha sozinho|fechamento automatico|se fechar',
      'demora*|demorando|muito tempo|custa a fechar|lento',
      'portao|para fechar|muito|fechamento',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['adjust'],
    answer: [
      'Portão que demora para fechar sozinho está com o tempo de pausa alto na central, ou a fotocélula o faz esperar porque vê alguém no vão. Conte os segundos: se são sempre os mesmos, é o tempo programado, que se encurta na placa; se variam, limpe as lentes. O acerto fica de {{part.adjustment.from}} a {{part.adjustment.to}}, e o tempo só se encurta com fotocélula funcionando.',
    ],
    heading: 'Quanto tempo de pausa deixar',
    text: [
      'O bastante para o carro passar inteiro e mais alguns segundos; moto e bicicleta passam devagar. Em rua movimentada, tempo curto e fotocélula baixa.',
    ],
    points: [
      'Sol ou luz de frente reinicia a contagem.',
      'Conta depois de abrir inteiro: fim de curso que não avisa faz esperar para sempre.',
      'Fecha pelo controle na hora: o motor está bom.',
    ],
    send: 'Mande um vídeo da abertura ao fechamento, sem cortes.',
  },
  {
    when: [
      'eletroima|fechadura eletromagnetica|fecho magnetico|ima de porta|fechadura de ima',
      'nao segura|nao trava|nao prende|solta|abre com a mao|fraco|sem forca|nao cola',
    ],
    unless: 'alarme',
    subject: 'fechadura-eletromagnetica',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Eletroímã que não segura está sem força ou sem contato: fonte fraca, placa de metal torta ou afastada, sujeira entre as faces ou comando que não religa. Limpe as duas faces com pano seco e veja se elas encostam por inteiro; se encostam e a porta ainda abre com a mão, meça-se a fonte e o fio. O serviço na fechadura vai de {{repair.from}} a {{repair.to}}; folha empenada é do serralheiro.',
    ],
    heading: 'Contato, fonte e comando',
    text: [
      'Um milímetro de fresta tira a maior parte da força. Sem energia ele solta sempre: bateria na fonte mantém a porta presa na falta de luz.',
    ],
    points: [
      'Quente e segurando pouco: fonte errada.',
      'Solta sozinho de vez em quando: fio ou botão.',
      'Parafuso da chapa frouxo de propósito: ela precisa balançar um pouco para assentar.',
    ],
    send: 'Mande uma foto do eletroímã e da chapa, com a porta aberta e fechada.',
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
      'pesad*|duro|pesa muito',
      'manual|manualmente|em mao|na mao|mao|braco|sem motor|destravado|empurrar',
      'portao|basculante|folha|abrir|empurrar',
    ],
    unless: 'kg|quilos|qual motor|instalar|automatizar',
    subject: 'abertura-manual',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Portão pesado na mão, com o motor destravado, tem defeito na folha, e não no motor: uma folha boa anda com uma mão só. No basculante falta contrapeso ou a mola cansou; no de correr é roldana, trilho ou guia; no de abrir, dobradiça seca ou caída. Roldana, cabo ou mola fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e regular o equilíbrio, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Antes de fazer força',
    text: [
      'Confira se a chave de destravamento girou até o fim: motor meio preso também pesa. Basculante que fica pesado de um lado, ou com cabo frouxo, não se levanta na mão.',
    ],
    points: [
      'Pesa do começo ao fim: equilíbrio ou roldana.',
      'Pesa num ponto só: trilho, guia ou batente.',
      'Pesa depois de chuva: madeira molhada ou trilho sujo.',
      'Motor na folha pesada dura pouco: conserte a folha antes.',
    ],
    send: 'Mande um vídeo do portão sendo movido na mão e uma foto dos cabos ou do trilho.',
  },
  {
    when: [
      'nao tranca|nao trava|nao trava mais|nao fica trancado|nao fica travado|fica solto|ficou solto|esta solto|abre empurrando|fica frouxo',
      'portao|basculante|folha|motor',
    ],
    unless: 'emperr*|nao abre|chave|porta|social|interfone|corrente|cadeado|vento',
    subject: 'portao-automatico',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Portão que não tranca e fica solto quase sempre está com o motor destravado: gire a chave até o fim da posição de trabalho e mova a folha até ouvir o engate. Se a chave está certa e ele ainda abre na mão, a engrenagem ou a cremalheira se gastou, de {{part.gears.from}} a {{part.gears.to}}, ou a trava elétrica da folha parou de prender. Até o conserto, feche com cadeado e deixe o disjuntor desligado.',
    ],
    heading: 'Quem segura o portão fechado',
    text: [
      'No basculante e no de correr é o próprio motor, pela redução. No de abrir comprido há também a trava elétrica na ponta, porque o vento vence o motor.',
    ],
    points: [
      'Solto só na ponta: falta ou falha da trava.',
      'Solto por inteiro: motor destravado ou engrenagem.',
      'Folga de um palmo no de correr: pinhão e cremalheira.',
      'Parou de travar depois de faltar luz: chave que ficou no manual.',
    ],
    send: 'Mande um vídeo curto da folha solta, feito de dentro, e a foto da etiqueta do motor.',
  },
  {
    when: [
      'trava|travou|emperra|emperrou|para|parou|prende|folha para|folha trava',
      'motor continua|motor segue|motor gira|motor roda|motor fica|motor rodando|motor girando|o motor continua',
      'girando|rodando|funcionando|ligado|gira|roda|trabalhando',
    ],
    subject: 'portao-automatico',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Se a folha trava no meio e o motor continua girando, a ligação entre os dois escapou naquele ponto: dente da cremalheira ou da engrenagem gasto, porca do fuso comida ou embreagem patinando porque a folha prende. Solte o controle e desligue o disjuntor. Engrenagem fica de {{part.gears.from}} a {{part.gears.to}}; roldana ou cremalheira, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que segura a folha e o que patina',
    text: [
      'Com o motor solto na chave, a folha reta e os cabos inteiros, leve-a na mão até o ponto: se ali ela endurece, há trilho, roldana ou dobradiça a consertar. Se passa leve, o gasto está na transmissão.',
    ],
    points: [
      'Estalo ritmado ao patinar: dente quebrado.',
      'Giro liso e sem som: destravado ou embreagem frouxa.',
      'Sempre no mesmo ponto: o obstáculo é da folha.',
    ],
    send: 'Mande um vídeo com som, de longe, do portão chegando ao ponto em que para.',
  },
  {
    when: [
      'clec*|clac*|claque*|clique*|tec tec|tec|toc|toc toc|tac|tac tac|cleck|click|clic|estalinho*',
      'nao anda|nao abre|nao sai|nao mexe|nao fecha|nao move|nao funciona|nao liga',
    ],
    unless: 'controle',
    subject: 'central-de-comando',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'O clique sem movimento é o relé da placa: a ordem chegou e a central mandou, mas o motor não partiu. Um clique e silêncio apontam fio solto, protetor térmico aberto ou bobina; clique seguido de ronco, capacitor fraco, de {{part.capacitor.from}} a {{part.capacitor.to}}; cliques seguidos, tensão baixa ou relé gasto, com reparo da placa a partir de {{repair.from}}. Não insista no controle, porque o motor esquenta parado.',
    ],
    heading: 'O que cada clique quer dizer',
    text: [
      'Com o disjuntor desligado, solte o motor na chave e mova a folha: se ela está presa, é ela que segura a partida. Leve na mão, o defeito é elétrico.',
    ],
    points: [
      'Clique e luz que cai: energia fraca ou curto.',
      'Clique só num sentido: relé daquele lado.',
      'Clique e trava que não recolhe: trava elétrica.',
    ],
    send: 'Mande um vídeo com som de quem aperta o controle perto da caixa, com ela fechada.',
  },
  {
    when: [
      'fica aberto|ficou aberto|fica um palmo|fica um vao|sobra um vao|fica uma fresta|sobra uma fresta|fica entreaberto|entreaberto|fica um pedaco',
      'palmo|vao|fresta|pouco|pouquinho|pedaco|dedos|centimetros|cm|entreaberto',
    ],
    unless: 'pedestre|deixar|posso|pode',
    subject: 'portao-automatico',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair', 'adjust'],
    answer: [
      'Portão que fica um palmo aberto não chega ao fim do fechamento: o fim de curso avisa antes da hora, porque o ímã ou a chave saiu do lugar ou o percurso foi gravado curto. Se a fresta muda de um dia para o outro, a folha está pesando no fim, e a força corta. Acertar o fim de curso e a força fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Fresta sempre igual ou que muda',
    text: [
      'Sempre igual é regulagem. Que muda é folha: trilho sujo na ponta, roldana, dobradiça ou batente torto.',
    ],
    points: [
      'Veja se há pedra ou folha seca junto do batente.',
      'Ímã caído da cremalheira: não o cole noutro lugar.',
      'Não aumente a força para vencer o batente.',
    ],
    send: 'Mande uma foto da fresta, de dentro, e um vídeo dos últimos segundos do fechamento.',
  },
  {
    when: [
      'de manha|manha|manha cedo|cedo|madrugada fria|primeira vez do dia|primeira abertura',
      'nao abre|nao funciona|nao anda|nao vai|nao liga|nao responde|nao sai|trava|falha',
    ],
    unless: 'fecha|barulh*|abre sozinh*',
    subject: 'portao-automatico',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Portão que não abre de manhã cedo e depois funciona sente o frio ou a umidade da noite: graxa endurecida e capacitor fraco não vencem a primeira partida, e o orvalho na fotocélula, na botoeira ou numa emenda segura a ordem. Se ele ronca e não sai, é capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; se fica mudo, seque as lentes da fotocélula e procure umidade na caixa.',
    ],
    heading: 'Frio ou umidade: como separar',
    text: [
      'Em manhã fria e seca a culpa é da graxa ou do capacitor. Em manhã de neblina ou depois de chuva, da umidade. Se falha também ao meio-dia, não é nem uma coisa nem outra.',
    ],
    points: [
      'Folha dura na mão só cedo: graxa velha ou madeira molhada.',
      'Controle mudo no frio: bateria no fim.',
      'Melhora depois de duas ou três tentativas: capacitor.',
    ],
    send: 'Mande um vídeo com som da primeira tentativa da manhã e a foto da etiqueta do motor.',
  },
  {
    when: [
      'barulh*|range|rangendo|chia|chiando|estala|estalando',
      'de manha|manha|cedo|primeira vez do dia|frio da manha|a noite esfria',
    ],
    unless: 'nao abre|nao fecha',
    subject: 'portao-automatico',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair', 'care'],
    answer: [
      'O portão faz barulho de manhã porque passou a noite parado e frio: a graxa velha endurece, o ferro contrai, e dobradiça ou roldana quase seca é a primeira a ranger. Se o som some depois de duas ou três aberturas, limpar e lubrificar resolve, com a regulagem de {{part.adjustment.from}} a {{part.adjustment.to}}. Se continua o dia todo, há peça gasta: roldana ou cabo, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que range no frio',
    text: [
      'Graxa de lítio em camada fina nas dobradiças, pivôs e no eixo das roldanas, depois de tirar a velha. Trilho e cremalheira de nylon ficam secos.',
    ],
    points: [
      'Rangido longo: dobradiça ou pivô seco.',
      'Chiado que acompanha o motor: rolamento.',
      'Estalo ao sair: folha presa no batente pela dilatação.',
    ],
    send: 'Mande um vídeo com som da primeira abertura da manhã e outro da tarde.',
  },
  {
    when: ['lent*|devagar|demora*|pesad*', 'esquent*|quente|superaquec*|fervendo', 'portao|motor'],
    unless: 'cheir*|fumaca',
    subject: 'motor',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Portão pesado ou lento com motor esquentando quer dizer força demais: folha que pesou, na maioria das vezes, ou capacitor fraco. Deixe esfriar com o disjuntor desligado, solte o motor na chave, se a folha está reta e os cabos inteiros, e mova-a na mão: se pesa, conserta-se a folha, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; se vai leve, mede-se o capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    heading: 'Por que ele perde velocidade e esquenta',
    text: [
      'Motor que gira abaixo da rotação puxa mais corrente e vira calor. Se o protetor térmico o desliga no meio, espere; religar quente encurta a vida da bobina.',
    ],
    points: [
      'Piorou depois de muitas aberturas seguidas: uso acima do motor.',
      'Piorou depois de pintura ou chapa nova: peso.',
      'Luz da casa cai na partida: fio fino ou tensão baixa.',
    ],
    send: 'Mande um vídeo de uma abertura inteira, com som, e a foto da etiqueta do motor.',
  },
  {
    when: ['bip*|apit*|beep*', 'nao abre|nao sobe|nao quer abrir|nao esta abrindo'],
    unless: 'alarme|interfone|carro',
    subject: 'portao-automatico',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Portão que apita e não abre recebeu a ordem e recusou: bateria do nobreak no fim, que avisa e já não move a folha, central em falha ou comando bloqueado. Veja se há luz na casa e se o disjuntor do portão está ligado, e ache de que caixa vem o som. Com a central apitando em ritmo, desligue o disjuntor por um minuto; se volta, o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'De onde vem o apito',
    text: [
      'Nobreak apita com intervalo e tem luz no painel. Central com aviso próprio apita ao receber a ordem. Sirene contínua é alarme ligado ao portão.',
    ],
    points: [
      'Apita só na falta de luz: o nobreak está na bateria.',
      'Apita e o motor ronca: folha presa ou capacitor.',
      'Apita e nada mais: trava, fotocélula ou código de erro no manual da placa.',
    ],
    send: 'Mande um vídeo com o som do apito e diga de que caixa ele vem.',
  },
  {
    when: [
      'pesad*|pesou|pesando|muito peso',
      'nao levanta|nao consegue levantar|nao consegue subir|nao sobe|nao ergue|nao aguenta levantar|nao aguenta subir',
      'basculante*|motor|portao',
    ],
    unless: 'correr|deslizante*|trilho|kg|quilos|qual motor|pivotante*|de abrir',
    subject: 'portao-basculante',
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Pare de acionar e desligue o disjuntor: portão basculante pesado que o motor não levanta perdeu o equilíbrio, por contrapeso que falta, mola cansada ou cabo partido, e insistir queima o motor. Olhe de longe se a folha está reta e se os dois cabos estão inteiros; com algum solto, não a destrave. O acerto com roldana ou cabo fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e se a folha estiver leve a suspeita passa ao capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    heading: 'Folha pesada ou motor fraco: como se separa',
    text: [
      'O técnico escora a folha, solta o motor e a leva a meia altura. Parada ali, o equilíbrio está bom, e mede-se o motor; descendo, falta peso na caixa ou força na mola.',
      'Chapa nova, pintura grossa e madeira molhada somam quilos que o contrapeso não acompanha. Motor maior na mesma folha dura pouco.',
    ],
    points: [
      'Ronca e não sai: capacitor, ou peso demais.',
      'Sobe um palmo e volta: força no limite por folha pesada.',
      'Mudou depois de obra ou pintura: peso somado na folha.',
      'Um lado sobe antes do outro: cabo ou mola daquele lado.',
    ],
    further:
      'O acerto está explicado em [contrapeso do portão desregulado](/contrapeso-do-portao-desregulado).',
    send: 'Mande um vídeo do portão tentando subir, feito de longe, e fotos dos dois lados da folha com os cabos.',
  },
  {
    when: [
      'sem forca|nao tem forca|nao aguenta|fraco|falta forca|sem forca pra|forca fraca|pouca forca|nao tem mais forca|nao da conta',
      'motor|portao|subir|abrir|puxar|levantar|basculante|folha|empurrar',
    ],
    unless: 'controle|sinal|bateria|pilha|capacitor|wi*|qual motor|nobreak|solar',
    subject: 'motor',
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Motor sem força para levar a folha quer dizer, antes de tudo, folha que ficou pesada: solte o motor na chave, com o disjuntor desligado e os cabos inteiros, e mova-a na mão. Se pesa, é contrapeso, dobradiça, ou roldana e cabo, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; se vai leve, é capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, ou bobina. Não aumente a força na placa para compensar.',
    ],
    heading: 'Quem roubou a força do motor',
    text: [
      'O motor não enfraquece de um dia para o outro sem aviso: se foi de repente, pense em cabo, mola ou peça presa; se foi aos poucos, em capacitor, graxa velha ou roda gasta.',
      'Basculante que pesa para subir tem peso suspenso fora do ponto. Não se fica embaixo nem se solta cabo; o técnico escora e equilibra.',
    ],
    points: [
      'Para a meia subida e ronca: peso ou capacitor.',
      'Bom de manhã e fraco à noite: tensão da rede.',
      'Fraco depois de pintar ou forrar a folha: ela ganhou peso.',
      'Quente em poucas aberturas: bobina, com estator de {{part.stator.from}} a {{part.stator.to}}.',
    ],
    questions: [
      {
        question: 'Um motor mais forte resolve?',
        answer:
          'Só se a folha está leve na mão e pesa mais que o limite da etiqueta. Em folha presa, o motor forte quebra o que estava avisando.',
      },
    ],
    send: 'Mande um vídeo da tentativa, gravado de lado, a foto da etiqueta do motor e o material da folha.',
  },
  {
    when: [
      'fecha antes|fecha cedo|fecha logo|fecha antes da hora|fecha em cima|nao da tempo|nao espera|fecha antes de passar|fecha comigo passando|fecha enquanto',
      'portao|motor|garagem|carro|passar|passo|eu',
    ],
    unless: 'fechou em cima|quem paga|amass*|predio',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'Portão que fecha antes de você passar tem o fechamento automático com tempo curto e fotocélula que não vê o carro. Até haver fotocélula, deixe o fechamento automático desligado na central e feche só pelo controle, com o carro longe do vão. Aumentar a pausa é regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}; se não há fotocélula, o par instalado fica entre {{part.photocell.from}} e {{part.photocell.to}}, e vem antes do tempo.',
    ],
    heading: 'Tempo de pausa e fotocélula: os dois juntos',
    text: [
      'O tempo conta a partir da folha toda aberta. Para uma casa, quinze a trinta segundos servem; some mais se há rampa, dois carros ou alguém que anda devagar.',
      'Tempo longo não protege ninguém: quem segura a folha quando há um carro no vão é o feixe. Prove com uma vassoura, de fora, com o portão fechando.',
    ],
    points: [
      'Fecha mesmo com o carro no vão: sensor ausente, alto demais ou anulado.',
      'Fecha logo depois de abrir: pausa no mínimo ou segunda ordem do controle.',
      'Só um motorista reclama: botão apertado duas vezes.',
      'Prefere fechar sempre no controle: a função se desliga na central.',
    ],
    send: 'Diga em quantos segundos ele fecha e mande uma foto dos dois lados do vão e a da etiqueta da central.',
  },
  {
    when: [
      'raspando|raspa|pegando|encostando|encosta|roçando|rocando|arrastando|esfregando|comendo|mastigando',
      'cremalheira|pinhao',
    ],
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Motor que raspa na cremalheira está alto demais, ou a folha baixou: entre o dente e o pinhão tem de haver uma folga de 1 a 2 mm. Sem ela o peso do portão cai no eixo do motor e come rolamento e engrenagem. Desligue o disjuntor e não use; acertar a altura fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e se a causa é roldana gasta, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'O motor subiu ou a folha desceu',
    text: [
      'Quem desce é quase sempre a folha: a roda gasta alguns milímetros e a cremalheira pousa no pinhão. Por isso o técnico olha as rodas antes de baixar o motor.',
      'A folga se mede em três pontos, nas pontas e no meio, com a folha solta. Raspar só num trecho é gomo mal alinhado ou trilho com barriga.',
    ],
    points: [
      'Pó branco ou de metal embaixo do motor: dente se gastando.',
      'Raspa de ponta a ponta: altura.',
      'Raspa num lugar só: emenda ou trilho.',
      'Zunido agudo: cremalheira de lado, e não por cima.',
    ],
    send: 'Mande uma foto do pinhão e do dente, de lado, com o disjuntor desligado, e outra da roda.',
  },
  {
    when: [
      'depois que troquei|depois de trocar|apos trocar|apos a troca|troquei|trocaram|depois da troca|mesmo com|com capacitor novo|mesmo trocando|continua',
      'capacitor',
    ],
    unless: 'preco|quanto custa',
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Se o motor continua sem força com capacitor novo, há três suspeitas: peça de valor diferente do que estava, fio em outro borne ou defeito que nunca foi dele. Confira em foto os microfarads da velha e da nova; se batem, desligue o disjuntor, solte o motor e leve a folha na mão: pesada, o defeito é da folha; leve, é bobina ou tensão baixa. Medir e resolver vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que sobra depois do capacitor',
    text: [
      'Capacitor menor dá pouca partida, maior esquenta a bobina. Serve o de mesmos microfarads e tensão igual ou maior.',
      'Não abra a caixa para conferir os fios: o capacitor guarda choque com a energia cortada. Quem mediu o velho foi o capacímetro ou o palpite? Se foi palpite, ele podia estar bom.',
    ],
    points: [
      'Zumbe e não parte: folha presa, trava ou rotor.',
      'Parte fraco à noite: tensão baixa na rede.',
      'Esquenta em poucas aberturas: bobina, com estator de {{part.stator.from}} a {{part.stator.to}}.',
      'Gira para o lado errado: dois fios trocados.',
    ],
    send: 'Mande a foto dos dois capacitores, com os números legíveis, e a da etiqueta do motor.',
  },
  {
    when: [
      'honesto|confiavel|de confianca|confianca|bom tecnico|indicacao|indicar|boa empresa|tecnico bom|serio|nao enrol*|golpe|enganar|enganado',
      'tecnico|conserto|empresa|assistencia|instalador|portao|orcamento',
    ],
    unless: 'motor bom|marca|e bom',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Técnico de confiança diz o valor antes, por escrito, mede antes de condenar a peça, mostra o que trocou e dá garantia com nota. Conosco a visita não tem taxa na área atendida, o conserto vai de {{repair.from}} a {{repair.to}}, o serviço tem {{repair.warranty}} de garantia e a peça, {{parts.warranty}}; se você não aprovar, não paga nada.',
    ],
    heading: 'Perguntas que separam o bom técnico do apressado',
    text: [
      'Pergunte o que foi medido, e não só qual peça é. Placa condenada sem medir o motor é o engano mais caro: a nova queima pela mesma causa.',
      'Peça que a peça velha fique com você e que a última prova seja na sua frente: três aberturas, fotocélula e força.',
    ],
    points: [
      'Preço por telefone sem foto nem modelo: muda na garagem.',
      'Troca de motor oferecida antes de alguém soltar e mover a folha: desconfie.',
      'Fotocélula anulada para o portão fechar: não aceite.',
      'Garantia só de boca: peça na nota.',
    ],
    further:
      'O que acontece em cada etapa está na página de [visita técnica](/topicos/visita-tecnica-para-portao-automatico).',
    send: 'Mande um vídeo do defeito, a foto da etiqueta do motor e o bairro: a faixa de preço volta por escrito.',
  },
  {
    when: [
      'demora para sair|demora pra sair|demora para arrancar|demora a sair|custa a sair|demora para comecar a andar|custa para arrancar|demora para partir|demora a partir|sai devagar|arranca devagar|custa a arrancar',
      'pesad*|motor|portao|deslizante|basculante|folha',
    ],
    unless: 'controle|botao|aperto',
    subject: 'motor',
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Motor que custa a tirar a folha do lugar tem partida fraca ou peso demais: capacitor cansado, de {{part.capacitor.from}} a {{part.capacitor.to}}, roldana ou dobradiça presa, ou tensão baixa. A prova é sua: disjuntor desligado, folha reta e cabos inteiros, solte o motor na chave e dê a partida na mão. Se pesa no começo, é roldana ou dobradiça; se sai leve, é capacitor ou fio.',
    ],
    heading: 'Peso na arrancada: folha ou capacitor',
    text: [
      'Não aumente a força para vencer a arrancada: a folha passa a não parar quando encontra alguém. Folha que pesa se acerta, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Motor que ronca segundos antes de andar aquece a bobina a cada vez; poucas semanas assim levam o estator.',
    ],
    points: [
      'Ronca e sai com um empurrão: capacitor.',
      'Pior no frio: graxa dura ou capacitor.',
      'A luz da casa cai na partida: fio fino ou emenda.',
      'Roda achatada de ficar parada: sai do lugar aos trancos.',
      'Trava elétrica que solta tarde: o motor puxa contra o pino.',
    ],
    send: 'Mande um vídeo com o som da partida e a foto da etiqueta do motor.',
  },
  {
    when: [
      'rolamento|rolamentos|mancal|mancais',
      'basculante|deslizante|de correr|pivotante|portao de|roda|roldana|folha',
    ],
    unless: 'motor',
    subject: 'portao-automatico',
    aspects: ['replace', 'price'],
    answer: [
      'Rolamento de portão se troca junto da peça em que ele trabalha: no de correr, a roldana; no basculante, o pivô ou a polia do cabo; no de abrir, o pivô de baixo. O serviço fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com a folha calçada. No basculante desligue o disjuntor e não solte nada: há cabo e contrapeso puxando.',
    ],
    heading: 'Qual rolamento é o que range',
    text: [
      'Ronco que acompanha a folha é roda ou pivô; ronco que só existe com o motor é rolamento dele, que entra com a engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
      'Rolamento blindado não recebe graxa por fora: quando faz barulho, já está seco por dentro, e troca-se o par.',
    ],
    points: [
      'Folha que sobe e desce ao andar: roda com rolamento comido.',
      'Um lado do basculante atrasa: polia travada.',
      'Rangido só no começo: pivô seco.',
      'Pó vermelho no eixo: água no rolamento.',
    ],
    send: 'Mande um vídeo com som, gravado de lado, e uma foto da roda, do pivô ou da polia, de longe.',
  },
  {
    when: ['solda|soldar|soldador', 'preco|valor|quanto|custa|orcamento|cobra'],
    unless: 'trilho|cremalheira|braco|placa|motor ligado',
    subject: 'serralheria',
    aspects: ['price'],
    answer: [
      'A solda que fazemos é a do suporte do motor e do reforço dele, de {{part.metalwork.from}} a {{part.metalwork.to}}. Solda de coluna, quadro ou grade é do serralheiro, com preço dele, dito vendo. Antes de soldar no portão, disjuntor desligado e fios da central soltos pelo técnico, porque a corrente da solda volta pela placa e a queima.',
    ],
    heading: 'O que o preço da solda inclui',
    text: [
      'No nosso caso, a chapa de reforço, a solda, o alinhamento do motor e a regulagem de curso e força no fim. A pintura do ponto é de quem pinta o portão.',
      'Religar a central depois do serralheiro e acertar as paradas fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Chapa fina ou ferrugem: reforço antes da solda.',
      'Alumínio: solda própria, de oficina, ou parafuso com chapa.',
      'Basculante: folha escorada, e nunca sob tensão de cabo.',
      'Grampo do terra junto do ponto soldado.',
    ],
    send: 'Mande uma foto do ponto quebrado, de perto, e outra do portão inteiro: dizemos de quem é o serviço.',
  },
];
