/** Answers to titles about automatic gates: other faults. */
import type { DirectAnswer } from '../../../direct-answer.ts';

const ofFault = 'defeito|defeitos|problema|problemas|pane|estragou|quebrou';

export const otherFaultsAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'consert*|arrum*|reparo|instalar|motor|trocar motor',
      'e trocar fechadura|e trocar a fechadura|e fechadura|trocar a fechadura|troca de fechadura|trocar fechadura|e a fechadura|fechadura',
      'portao',
    ],
    unless: 'eletromagnet*|digital|eletrica|social|ou|elet*|ima',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['repair', 'price'],
    answer: [
      'O portão consertamos, de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no serviço; fechadura comum, de chave, é do chaveiro. Se a fechadura é elétrica, no portão social ou na folha da garagem, ela entra na mesma visita e nessa mesma faixa de serviço. Uma foto da fechadura diz qual das duas é.',
    ],
    heading: 'A ordem dos dois serviços',
    text: [
      'Primeiro a folha: portão torto ou fora do ponto força qualquer fechadura nova. Com motor, a fechadura de chave tem de ficar aberta ou ser trocada por trava elétrica, porque o motor puxa contra ela e quebra.',
    ],
    points: [
      'Trinco que não entra: alinhamento, e não fechadura.',
      'Trava elétrica: solta antes de o motor partir.',
      'Chave do destravamento do motor: é outra peça, e essa trocamos.',
    ],
    send: 'Mande a foto da fechadura, a do batente e um vídeo do portão.',
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
      'nao presta|nao e presta|uma porcaria|porcaria|uma droga|so da problema|so da defeito|vive quebrando|vive quebrado|vive dando problema|toda hora quebra|quebra toda hora|da problema toda hora|sempre quebra|quebra sempre|nunca funciona direito|cansei',
      'portao|motor|portao eletronico',
    ],
    unless: 'marca|ppa|garen|rossi|peccinin|nice|controle|condominio|ou',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'replace'],
    answer: [
      'Portão que vive dando problema quase sempre tem uma causa só, que ninguém tratou: folha pesada ou torta, motor menor que o uso ou energia ruim no ponto. Peça conserta-se e volta a quebrar enquanto ela fica. Na visita, sem taxa, soltamos a folha, medimos o motor e dizemos se vale o conserto, de {{repair.from}} a {{repair.to}}, ou a troca, de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'Como achar a causa que se repete',
    text: [
      'Com o disjuntor desligado, a folha reta e os cabos inteiros, solte o motor na chave e mova o portão na mão. Se pesa ou prende, o problema é da folha; se anda leve, é do motor, da placa ou da energia.',
    ],
    points: [
      'Sempre a mesma peça: procure o que a força.',
      'Cada vez uma coisa: olhe tensão, aterramento e umidade na caixa.',
      'Para no calor ou na hora cheia: motor pequeno para o uso.',
      'Guarde os recibos: eles contam a história.',
    ],
    send: 'Mande um vídeo, a etiqueta do motor e a lista do que já foi trocado.',
  },
  {
    when: [
      'guia de problemas|guia de defeitos|lista de problemas|lista de defeitos|problemas mais comuns|defeitos mais comuns|principais problemas|principais defeitos|problemas comuns|defeitos comuns|tabela de defeitos',
      'portao|motor|portoes',
    ],
    unless: 'ppa|garen|rossi|peccinin|controle|basculante|correr|deslizante|pivotante|placa',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Os problemas do portão se reconhecem pelo que ele faz: tudo mudo é energia, fusível ou placa; só o controle mudo é bateria ou receptor; ronca e não anda é capacitor ou folha presa; não fecha ou volta é fotocélula ou força; para antes ou bate no fim é fim de curso; o motor gira e a folha não anda é engrenagem; pesado na mão é contrapeso, roldana ou dobradiça. Cada conserto desses fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'A ordem em que se testa',
    text: [
      'Disjuntor, botoeira, outro controle, lentes da fotocélula e, por fim, a folha na mão com o motor solto, se ela está reta e com os cabos inteiros. Em cinco minutos a lista fica reduzida a uma ou duas peças.',
    ],
    points: [
      'Não espera: cabo com fio solto, folha torta, choque e cheiro de queimado.',
      'Espera o expediente: barulho, lentidão, controle fraco.',
      'Uma religada do disjuntor, e não mais.',
    ],
    send: 'Mande um vídeo do que ele faz e a etiqueta do motor.',
  },
  {
    when: [
      'reforma portao|reforma de portao|reforma em portao|reformar portao|reformar o portao|restaurar portao|restauracao de portao|revitalizar portao',
    ],
    unless: 'condominio|predio|obra|poeira|po|durante|paga',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['repair', 'price'],
    answer: [
      'Na reforma de um portão fazemos a parte que se move: cabos ou roldanas, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, suporte e dobradiça com solda, de {{part.metalwork.from}} a {{part.metalwork.to}}, equilíbrio, motor e central. Chapa nova, ferrugem e pintura são da serralheria, e vêm antes, porque mudam o peso da folha. O valor sai por foto, sem taxa de visita.',
    ],
    heading: 'A ordem que evita pagar duas vezes',
    text: [
      'Primeiro a serralheria troca o ferro e pinta, com a central solta dos fios. Depois nós refazemos o contrapeso ou as roldanas para o peso novo, e só então se decide se o motor serve ou se troca, de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    points: [
      'Furo de ferrugem na base: ferro novo, e não massa.',
      'Motor no limite do peso: conte com a troca.',
      'Controles e fotocélula se aproveitam, se a central fica.',
    ],
    send: 'Mande fotos da folha inteira, dos dois lados, e do motor com a etiqueta.',
  },
  {
    when: [
      'so funciona manual|so funciona em manual|so funciona em mao|so funciona na mao|funciona so manual|funciona so em manual|funciona so na mao|so abre em mao|so abre na mao|so abre manual|abre so na mao|so em manual|so no manual|so na mao|apenas manual|somente manual',
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
      'controle*',
      'fraco|perdendo alcance|so de perto|longe nao',
      'lento|devagar|pesado|sem forca',
      'portao|motor',
    ],
    subject: 'portao-automatico',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Controle fraco e portão lento juntos apontam primeiro para a energia: tensão que cai ou fonte da placa cansada enfraquecem o receptor e o motor ao mesmo tempo. Prove com bateria nova no controle: se o alcance volta, eram dois defeitos. O lento então é folha pesada ou capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; se nada muda, mede-se a fonte, com reparo a partir de {{repair.from}}.',
    ],
    heading: 'Um defeito ou dois',
    text: [
      'Solte o motor com o disjuntor desligado e mova a folha: se pesa, a lentidão é dela. Luz da casa que enfraquece na partida confirma a tensão.',
    ],
    points: [
      'Todos os controles fracos: receptor ou fonte.',
      'Um só fraco: bateria.',
      'Piora às sete da noite: rede da rua.',
    ],
    send: 'Mande um vídeo da abertura inteira e diga de que distância o controle abre.',
  },
  {
    when: [
      'consert*|manutencao|reparo|arrumar',
      'portao|portoes',
      'enrolar|porta de aco|porta de rolo',
      'e|mais|com',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['repair', 'price'],
    answer: [
      'O portão nós consertamos, de {{repair.from}} a {{repair.to}}, com visita sem taxa e {{repair.warranty}} de garantia no serviço; a porta de enrolar, não, e quem cuida dela é uma serralheria de portas de aço. São motores e molas diferentes, e por isso vêm dois orçamentos. Se a de enrolar travou, desligue o disjuntor dela e não force a lâmina, porque a mola do eixo guarda muita força.',
    ],
    heading: 'Dois serviços, dois profissionais',
    text: [
      'Peça o orçamento à serralheria com a largura, a altura e o tipo de lâmina. Para nós, mande o vídeo do portão da garagem.',
    ],
    points: [
      'Portão basculante, de correr e de abrir: conosco.',
      'Porta de lâmina que enrola: com eles.',
      'Controle igual para os dois: um receptor avulso resolve.',
    ],
    send: 'Mande um vídeo do defeito do portão, a foto da etiqueta do motor e o bairro.',
  },
  {
    when: [
      'consert*|manutencao|reparo|arrumar',
      'portao|portoes|motor',
      'troca de fechadura|trocar fechadura|trocar a fechadura|fechadura|troca de a fechadura',
    ],
    unless: 'porta de casa|nao abre|nao destrava|digital',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['repair', 'price'],
    answer: [
      'O conserto do portão fica entre {{repair.from}} e {{repair.to}}, e a fechadura elétrica, que o botão ou a central aciona, nós trocamos na mesma visita, na mesma faixa de serviço, mais a peça. Fechadura comum, de chave, é do chaveiro ou do serralheiro. Comece pela folha: desalinhada, ela gasta a fechadura nova e força o motor.',
    ],
    heading: 'Elétrica ou de chave',
    text: [
      'A foto do batente e da fechadura diz qual cabe e se a fonte aguenta. Trava da ponta, em portão de abrir, se liga na central; a do portão social, na fonte do interfone.',
    ],
    points: [
      'Estala e não abre: alinhamento.',
      'Não estala: fonte, fio ou bobina.',
      'Folha caída: dobradiça antes da fechadura.',
    ],
    send: 'Mande fotos da fechadura e do batente, um vídeo do defeito do portão e o bairro.',
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
      'afundou|cedeu|abaixou|rebaixou|levantou|subiu|estufou',
      'piso|chao|calcada|rampa|solo',
      'portao|folha|garagem',
    ],
    unless: 'base|chumbador|motor afundou|trilho',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Se o piso da garagem cedeu e o portão não fecha, a obra vem antes da regulagem: o pedreiro acha por que afundou, e só no piso firme se acerta a folha. Até lá desligue o disjuntor e não aumente a força, porque o motor passa a arrastar o ferro no chão. Depois, regular custa de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'O que o piso tira do lugar em cada portão',
    text: [
      'Antes de chamar, olhe por onde a folha encosta primeiro: é ali que o chão subiu ou que ela desceu.',
    ],
    points: [
      'De correr: trilho torto e roldana fora, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}} para trocar.',
      'De abrir: coluna fora de prumo e ponta que arrasta.',
      'Basculante: a folha bate antes do fim, e o fim de curso se regrava.',
      'Base do motor trincada: concreto novo e a cura antes de usar.',
    ],
    send: 'Mande pelo WhatsApp uma foto do piso de perto e outra da folha no ponto em que para, com o bairro.',
  },
  {
    when: [
      'interfone*|porteiro eletronico|video porteiro',
      'consert*|manuten*|reparo|reparar|arrumar|assistencia',
      'portao|portoes',
      'instalacao|instalar|instalam|instala|colocar|e instalacao',
    ],
    unless: 'celular|nao abre|nao funciona|parou',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['repair', 'price'],
    answer: [
      'O portão nós consertamos, de {{repair.from}} a {{repair.to}}, com visita sem taxa e {{repair.warranty}} de garantia no serviço; o interfone não instalamos, e quem o põe é técnico de interfonia. A ligação entre os dois, do botão do interfone à central do portão, fazemos na mesma visita.',
    ],
    heading: 'Como juntar os dois serviços',
    text: [
      'Marque primeiro o interfone: quem o instala deixa um par de fios até a caixa do motor, e nós o ligamos na entrada de botoeira da central.',
    ],
    points: [
      'Par de fios separado da energia, em conduíte.',
      'Fechadura da porta social com fonte própria.',
      'Teste com os dois prontos: o botão do interfone abre e o controle continua igual.',
    ],
    send: 'Mande um vídeo do defeito do portão, a foto da etiqueta do motor e o bairro.',
  },
  {
    when: [
      'as vezes abre|as vezes funciona|as vezes nao|intermitente|de vez em quando nao|tem hora que|tem vez que|tem dia que|uma hora abre|uns dias',
      'portao|automatico|eletronico|motor|garagem|basculante|deslizante',
    ],
    unless: 'controle|celular|app|interfone|tag',
    subject: 'portao-automatico',
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Defeito que vai e vem no portão é mau contato, calor ou fotocélula no limite, e raramente o motor. Quando falhar, aperte a botoeira da parede: se ela abre, é controle ou receptor; se também falha, é borne frouxo, relé cansado, sensor ou protetor térmico. Anote três falhas com hora, tempo e o que estava ligado na casa; o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que se repete nas falhas',
    text: [
      'O padrão poupa a peça trocada à toa. Falha só depois de muitas aberturas é calor; só de manhã ou com chuva é umidade; só à noite é tensão baixa ou lâmpada nova; sem padrão nenhum é fio ou solda.',
    ],
    points: [
      'Falha com todos os controles e a botoeira funciona: receptor ou antena.',
      'Falha só para fechar: fotocélula suja ou desalinhada.',
      'Parte com um empurrão: capacitor.',
      'Volta depois de desligar o disjuntor um minuto: placa ou fonte.',
    ],
    send: 'Mande pelo WhatsApp as três anotações e a foto da etiqueta do motor: o técnico já leva a peça mais provável.',
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
      'batente|batentes|para-choque|limitador|batedor',
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
      'eletricista|pedreiro|tecnico|instalador|serralheiro|pintor|vizinho',
      'queimou|estragou|quebrou|danificou|desregulou|desprogramou|entortou',
      'placa|motor|portao|central|controle|fotocelula',
    ],
    unless: 'qual|preciso|carro|moto|veiculo',
    subject: 'portao-automatico',
    winsTies: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Quem estragou responde pelo conserto: anote o que foi feito e em que hora, fotografe e guarde a peça. Deixe o disjuntor desligado, porque religar para testar queima o que restou. Medir e dizer o que houve não tem taxa na área atendida; o reparo vai de {{repair.from}} a {{repair.to}}, e a placa nova, de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'O que costuma estragar em cada obra',
    text: [
      'Nós damos o orçamento por escrito, com a peça e o que se mediu nela. Ele serve para conversar com quem mexeu ou com o seguro; culpa não se lê na placa, e isso não escrevemos.',
      'Antes de qualquer obra perto do portão, desligue o disjuntor e peça que soltem os fios da central quando houver solda na folha.',
    ],
    points: [
      'Tensão trocada no ponto: fusível, varistor e fonte da placa.',
      'Solda com o motor ligado: placa e fim de curso.',
      'Fio da fotocélula ou da botoeira no borne errado: saída queimada.',
      'Folha fechada com trava ou andaime no vão: engrenagem.',
    ],
    send: 'Mande a foto da etiqueta do motor, a da caixa fechada e conte o que foi feito nesse dia.',
  },
  {
    when: [
      'desalinhad*|desalinhou|fora de esquadro|fora de prumo|desaprumad*|desnivelad*|desnivelou',
      'portao|folha|deslizante|aluminio|garagem|correr|pivotante',
    ],
    unless: 'fotocelula|basculante|duas folhas|dupla|trilho|cremalheira|sensor|como alinhar',
    subject: 'portao-automatico',
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Portão desalinhado perdeu um apoio: no de correr, roldana gasta, trilho que cedeu ou guia de cima aberta; no de abrir, dobradiça ou coluna; no basculante, cabo ou pivô de um lado. Desligue o disjuntor e não aumente a força, porque ela entorta o que falta. Roldana, guia, cabo e pivô ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com as paradas reguladas no fim; coluna e quadro são do serralheiro.',
    ],
    heading: 'De onde vem o desalinho',
    text: [
      'Olhe de frente, com o portão fechado: fresta maior em cima de um lado mostra para onde a folha caiu. As duas diagonais da folha, medidas de canto a canto, têm de ser iguais; se não são, o quadro torceu.',
      'Com a folha reta o bastante para andar, os cabos inteiros e o motor solto, leve-a devagar: o ponto em que ela pesa é o do defeito.',
    ],
    points: [
      'Baixou na ponta: roda ou dobradiça daquele lado.',
      'Tomba para um lado ao andar: guia de cima aberta, e não se empurra.',
      'Encosta só na chegada: batente ou coluna que cedeu.',
      'Desde uma batida: quadro ou braço torto.',
      'Alumínio: rebite frouxo no canto abre o quadro aos poucos.',
    ],
    send: 'Mande uma foto de frente, com a folha fechada, e outra do ponto em que ela encosta.',
  },
  {
    when: [
      'balanca|balancando|bambo|bamba|mole',
      'basculante|correr|deslizante|aluminio|folha|portao',
      'fecha|abre|quando|anda',
    ],
    unless: 'vento|motor balanca|base',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Folha que balança ao andar perdeu apoio: no de correr é a guia de cima ou a roldana; no basculante, pivô, braço ou travessa fina; no de abrir, dobradiça. Motor mais lento disfarça, e o apoio continua gastando.',
    ],
    heading: 'Achar o apoio que falta',
    text: [
      'Com o disjuntor desligado e a folha fechada, empurre com a mão um canto por vez: o lado que se mexe primeiro é o da peça gasta. Em alumínio, confira se o tubo onde o braço se prende não vincou.',
      'Pivô, guia ou roldana ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; reforço de travessa, entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    points: [
      'Balança só ao chegar: velocidade alta para a folha.',
      'Balança de um lado: braço ou pivô daquele lado.',
      'Balança no meio: travessa fina ou guia solta.',
    ],
    further: 'O preço por peça está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Com o portão parado, mande fotos dos dois lados e do ponto onde o motor se prende.',
  },
  {
    when: [
      'galinheiro*|chiqueiro*|canil|gaiola*|portinhola*|porta de cachorro|porta de gato|porta para cachorro',
    ],
    unless: 'portao perto|preso|presa',
    subject: 'portao-automatico',
    answer: [
      'Porta de galinheiro, de canil ou de animal não está entre os nossos serviços: o acionador dela é pequeno, de corda ou de 12 V, com relógio ou sensor de luz, e quem atende é o fabricante ou a loja. O portão da chácara ou da garagem, com motor e central, esse consertamos, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que conferir antes de procurar o fabricante',
    text: [
      'Se a portinhola emperrou, o defeito costuma ser simples: pilha ou fonte fraca, guia com palha, corda fora da polia, sensor de luz sujo. Desligue a fonte e prove a porta na mão antes de encomendar peça.',
    ],
    points: [
      'Pilha ou fonte: meça, ou troque por outra igual.',
      'Guia: sem palha, barro nem gelo.',
      'Sensor de luz: limpo e longe da lâmpada do quintal.',
      'Relógio: hora certa depois de faltar energia.',
    ],
    send: 'Se é o portão de entrada da chácara, mande a foto dele e da etiqueta do motor, com o bairro ou a cidade.',
  },
  {
    when: [
      'reforma|reformar|restaurar|recuperar',
      'portao',
      'velho|antigo|completa|geral|completo|enferrujado',
    ],
    unless: 'pedreiro|obra|po de|calcada|entulho|motor velho',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'A reforma completa de um portão velho é de dois profissionais: o serralheiro cuida da folha, com solda, chapa, dobradiça e pintura, e nós, do que move, com roldana, cabo, motor, central e regulagem. A ordem é essa, folha primeiro. O nosso lado fica entre {{repair.from}} e {{repair.to}} se o motor se aproveita, e entre {{replacement.from}} e {{replacement.to}} com motor novo em casa.',
    ],
    heading: 'O que vale reformar e quando trocar a folha',
    text: [
      'Bata com o cabo de uma chave de fenda na base da folha e nas soldas: som cheio, lixa e tinta resolvem; som fofo, o ferro acabou ali. Quando a base inteira está assim, a folha nova sai melhor que o remendo.',
      'Tire o motor antes da solda e da pintura, e mande equilibrar a folha de novo: chapa e tinta pesam.',
    ],
    points: [
      'Roldanas, cabos e cremalheira: de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Fiação ressecada: refaça com a parede aberta.',
      'Motor velho com peça que se acha: fica.',
      'Peça os dois orçamentos juntos, para ninguém refazer o serviço do outro.',
    ],
  },
  {
    when: [
      'calcada|passeio|para a rua|para rua|para fora|lado de fora|invad*',
      'abr*|abrindo|portao|basculante|pivotante|pode',
      'pode|lei|proibid*|permitid*|multa|prefeitura|norma|abre|abrir|invad*|legal|regra',
    ],
    unless: 'fiquei|preso|trancad*|destrav*|estou|chave|controle|luz|energia|sozinh*|caiu|aberto',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Em regra o portão não pode abrir sobre a calçada: o passeio é público, e muitos municípios, São Paulo entre eles, não aceitam folha que avance sobre quem passa. O que vale para a sua rua está na subprefeitura ou na prefeitura; o caminho é inverter a abertura, trocar o tipo ou recuar a folha.',
    ],
    heading: 'Quem abre para fora e o que se pode fazer',
    text: [
      'O basculante comum avança sobre o passeio ao subir, e o de abrir pode ser montado para dentro ou para fora. De correr não avança. Onde já existe portão antigo, a troca por outro igual também pode ser cobrada.',
      'Enquanto não muda, quem responde por um acidente com pedestre é o dono: sinaleira com som, fotocélula do lado da rua e movimento lento são o mínimo.',
    ],
    points: [
      'Pivotante: inverter dobradiça e braço, se há espaço dentro.',
      'Basculante: articulado ou recuado, que não sai do alinhamento.',
      'De correr: exige parede livre do comprimento da folha.',
      'Sinaleira avisa o pedestre, mas não autoriza o avanço.',
    ],
    sections: [
      {
        aspect: 'allowed',
        heading: 'O que fazemos e o que é da prefeitura',
        text: [
          'Licença e medida do recuo se confirmam no órgão da cidade; a folha é da serralheria. Nós instalamos o motor no portão novo, com kit para basculante de {{kit.padrao}} a {{kit.jetflex}}, e regulamos força e parada do que existe, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso ser multado por um portão antigo?',
        answer:
          'Pode ser notificado a adequar. Quem diz o prazo e o valor é a prefeitura, e nós não interpretamos a regra por ela.',
      },
      {
        question: 'A sinaleira é obrigatória?',
        answer:
          'Em saída de garagem coletiva costuma ser exigida; em casa depende do município. Pela segurança, vale em toda calçada movimentada.',
      },
    ],
    send: 'Mande uma foto da frente com a calçada e outra de dentro: dizemos que tipo de abertura cabe.',
  },
  {
    when: [
      'abriu|abre|abrindo|ficou abrindo',
      'quando voltou|voltou a luz|voltou a energia|volta a luz|volta a energia|depois que voltou|retorno da energia',
      'portao|luz|energia|sozinho',
    ],
    unless: 'nao abre|nao funciona',
    subject: 'portao-automatico',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Portão que abriu quando a luz voltou fez uma de duas coisas: a central procurou o percurso na primeira partida, uma vez e devagar, ou o pico da volta deixou relé, receptor ou botoeira mandando ordem. Desligue o disjuntor por um minuto e religue com o vão livre: se não repete, era a partida; se abre de novo, deixe desligado, feche na mão e chame. O reparo da placa parte de {{repair.from}}.',
    ],
    heading: 'Partida normal ou ordem presa',
    text: [
      'Nos motores que medem o curso ao ligar, a folha anda devagar até um batente e para. Ordem presa faz abrir depressa, ou abrir e fechar.',
    ],
    points: [
      'Botoeira molhada ou interfone em curto: mesma falha.',
      'Um DPS no quadro segura o próximo pico.',
      'À noite, com a casa vazia, disjuntor desligado.',
    ],
    send: 'Mande um vídeo do que ele faz ao religar o disjuntor, de longe.',
  },
  {
    when: [
      'ao mesmo tempo|juntos|junto|os dois|as duas|tambem parou|tudo parou|parou tudo|mesmo dia|mesma hora',
      'parou|pararam|defeito|nao funciona*|queimou|queimaram|quebrou|quebraram|nao liga*',
      'interfone|campainha|luz|fotocelula|camera|alarme|internet|fechadura|iluminacao',
    ],
    unless: 'chuva|raio|choque|toca',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Dois aparelhos que param na mesma hora têm quase sempre uma causa comum, e ela está na energia: disjuntor, tomada, terra ou um surto na rede. Veja primeiro se o disjuntor dos dois está ligado e se outra tomada do mesmo circuito funciona.',
    ],
    heading: 'O que é nosso e o que é de outro técnico',
    text: [
      'Do portão cuidamos nós: medimos a tensão na central e dizemos se o defeito é dela ou do ponto, com conserto entre {{repair.from}} e {{repair.to}}. Interfone, câmera e alarme ficam com a empresa de cada um; o circuito da parede, com o eletricista.',
    ],
    points: [
      'Disjuntor desarmado: religue uma vez só; se cair de novo, deixe desligado.',
      'Nada acende nos dois: ponto de energia.',
      'Os dois acendem e não obedecem: fio comum entre eles, em curto ou molhado.',
      'Parou depois de temporal: surto, e vale guardar as peças para o seguro.',
    ],
    send: 'Mande pelo WhatsApp a foto da central fechada e do quadro e diga a hora em que os dois pararam.',
  },
  {
    // The word alone is enough, although it names nothing of ours.
    when: [ofFault, ofFault],
    unless:
      'portao|motor|controle|controles|placa|central|basculante|deslizante|garagem|abre|abrir|fecha|fechar|trava|fotocelula|interfone|nobreak|sensor|cabo|mola|roldana|cremalheira|luz|energia|chuva|raio|fechadura|camera|alarme|cerca|porta|ppa|garen|nice|rossi|peccinin|garantia|depois|voltou|dentro',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Diga o que o portão faz, e o defeito ganha nome: mudo é energia ou placa, ronco sem andar é capacitor ou folha presa, ida e volta é fotocélula, motor que gira com a folha parada é engrenagem. Um conserto em casa vai de {{repair.from}} a {{repair.to}}, dito antes.',
    ],
    heading: 'Quatro provas que separam as causas',
    text: ['Nenhuma delas abre a caixa, e a resposta de cada uma vale mais que o nome da peça.'],
    points: [
      'Aperte a botoeira da parede: se ela abre e o controle não, o caso é de bateria ou receptor.',
      'Olhe a luz da caixa, de longe: apagada, confira o disjuntor do portão.',
      'Ouça o motor: mudo, clique, ronco ou giro solto.',
      'Com os cabos inteiros e o disjuntor desligado, destrave e leve a folha na mão: pesada, o defeito é dela.',
    ],
    send: 'Mande pelo WhatsApp um vídeo com som, feito de longe, a foto da etiqueta do motor e o bairro.',
  },
  {
    when: [
      'rasp*|arrast*|encost*|pega|pegando|esfreg*|ralando|riscando',
      'chao|piso|calcada|parede|muro|batente',
    ],
    unless: 'antes de|para antes|parou antes|nao encosta|botao|botoeira',
    subject: 'portao-automatico',
    isComplaint: true,
    answer: [
      'Portão que raspa no chão ou na parede baixou ou saiu do prumo: dobradiça ou pivô gasto, roldana comida, coluna que cedeu ou piso que subiu. Não aumente a força do motor para vencer o atrito; solte-o e leve a folha na mão até achar o ponto em que ela toca.',
    ],
    heading: 'Onde a folha toca diz a peça',
    text: [
      'O que é roldana, cabo, pivô ou regulagem nós resolvemos, de {{repair.from}} a {{repair.to}}. Coluna inclinada, folha empenada e piso são de serralheiro ou pedreiro, e a visita diz qual dos dois.',
    ],
    points: [
      'Raspa só numa ponta: dobradiça, pivô ou roldana daquele lado.',
      'Raspa no curso inteiro: folha baixa, piso novo ou trilho afundado.',
      'Raspa só no verão ou na chuva: madeira inchada ou metal dilatado.',
      'Raspa desde uma batida: folha ou guia empenada.',
    ],
  },
  {
    when: [
      'nem botao nem controle|nem controle nem botao|nem com botao|nem em botao|nem pelo botao|nem em botoeira|nem com controle nem',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Portão que não responde nem ao botão da parede nem ao controle está sem energia ou com a central parada, porque os dois comandos chegam a ela. Veja o disjuntor do portão e a luz da placa: apagada, é energia ou fusível; acesa e sem reação, é a placa, um sensor que bloqueia ou o motor.',
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
  },
];
