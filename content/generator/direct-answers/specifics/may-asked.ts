/** Questions with one word more than the usual one: whether something may be used, is needed, is normal, is the same. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const mayAskedAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'passar|sair|entrar|passo',
      'carro|moto',
      'meio aberto|entreaberto|parado em meio|metade aberto|meia altura|pela metade',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Não passe: o portão parado no meio pode voltar a andar com um toque no controle ou fechar sobre o carro, e o basculante a meia altura pode descer. Mande abrir até o fim; se ele não vai, desligue o disjuntor, confira de longe se a folha está reta e os cabos inteiros, solte o motor na chave e abra o resto na mão, com alguém segurando.',
    ],
    heading: 'Antes de pôr o carro no vão',
    text: [
      'Folha de correr e de abrir pode ser levada na mão até o fim. Basculante torto ou com cabo frouxo não se move nem se atravessa: espere o técnico, num conserto de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Desligue o fechamento automático até o conserto.',
      'Fotocélula não protege quem para embaixo da folha.',
      'Calço embaixo da folha não segura um basculante.',
    ],
    send: 'Mande uma foto do portão como parou, de longe.',
  },
  {
    when: [
      'posso|pode|da para|tem como|so',
      'trocar so|trocar somente|trocar apenas|so a placa|so a central',
      'placa|central',
    ],
    unless: 'carcaca|com outra|outro motor|capa|motor ou|quanto|eu mesmo|sozinho|controle',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['replace'],
    answer: [
      'Pode: se o motor arranca forte e não esquenta, troca-se só a placa, de {{part.board.from}} a {{part.board.to}} com a mão de obra e os controles regravados, e o motor fica. Ela precisa ser do mesmo modelo ou de um compatível em tensão, capacitor e fim de curso; em motor com inversor, só a original. Antes o técnico mede o motor, porque um em curto queima a nova.',
    ],
    heading: 'Quando a placa sozinha não resolve',
    text: [
      'Relé, fusível e fonte têm reparo, a partir de {{repair.from}}, e nem sempre é preciso trocar. Motor que ronca ou cheira a verniz tem defeito próprio.',
    ],
    points: [
      'Leve a foto da ligação dos fios.',
      'Controles antigos servem se o código for o mesmo.',
      'Percurso e força se gravam de novo.',
    ],
    send: 'Mande a foto da etiqueta do motor e da placa.',
  },
  {
    when: [
      'instalar|colocar|por|comprar',
      'fotocelula*|sensor',
      'depois|mais tarde|outra hora|em outro dia|futuramente|separado',
    ],
    unless: 'nao fecha|queim*|quebr*',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Pode: quase toda central tem entrada para fotocélula, e o par se põe a qualquer hora em motor já instalado, de {{part.photocell.from}} a {{part.photocell.to}}. Até lá deixe o fechamento automático desligado e feche sempre olhando o vão, porque sem ela o portão só percebe alguém depois de encostar. Fica mais limpo deixar o conduíte passado já na instalação do motor.',
    ],
    heading: 'O que deixar pronto para a fotocélula',
    text: [
      'O par vai um de frente para o outro, perto de 50 cm do piso, com fio dos dois lados até a central. Sem caminho para o fio, há par sem fio ou de espelho, com o valor por foto.',
    ],
    points: [
      'Conduíte vazio de um lado ao outro do vão.',
      'Confira na placa o borne FOTO.',
      'Criança ou bicho na casa: ponha já.',
    ],
    send: 'Mande uma foto dos dois lados do vão e da etiqueta do motor.',
  },
  {
    when: [
      'comprar|levar|providenciar|arrumar',
      'peca|pecas',
      'antes|tecnico|eu mesmo|visita|conserto|preciso|precisa',
    ],
    unless: 'onde|preco|quanto',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair', 'buy'],
    answer: [
      'Não precisa: o técnico leva as peças comuns, como capacitor, roldana, fotocélula e engrenagem, e só diz qual é depois de medir, porque o sintoma engana. Peça comprada antes muitas vezes é a errada, e a garantia dela fica com quem vendeu. O conserto com a peça vai de {{repair.from}} a {{repair.to}}, com o valor dito antes e {{parts.warranty}} de garantia no que se troca.',
    ],
    heading: 'Quando a peça vem de fora',
    text: [
      'Placa de modelo antigo e peça de inversor se encomendam pela foto da etiqueta, e aí se combinam valor e prazo antes. Se você já tem a peça, mande a foto dela.',
    ],
    points: [
      'Foto da etiqueta do motor: com ela o técnico já sai com a peça provável.',
      'Vídeo com som do defeito.',
      'Guarde a peça velha até provar a nova.',
    ],
    send: 'Mande um vídeo do defeito, a foto da etiqueta do motor e o bairro.',
  },
  {
    when: [
      'e caro|caro|sai caro|fica caro|muito caro',
      'consertar|conserto|arrumar|reparo|manutencao',
      'motor|portao|placa',
    ],
    unless: 'cobraram|cobrou|orcamento|por que|achei|barato',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price', 'worth'],
    answer: [
      'Em geral não: numa casa o conserto fica entre {{repair.from}} e {{repair.to}}, contra {{replacement.from}} a {{replacement.to}} de um motor novo. Regulagem, controle e capacitor são os mais baratos, até {{part.capacitor.to}}; placa e bobina, os mais caros, até {{part.stator.to}}. Fica caro quando a folha pesada continua lá e queima a peça outra vez, e por isso ela é vista primeiro.',
    ],
    heading: 'Do mais barato ao mais caro',
    text: [
      'A visita não tem taxa na área atendida, e o valor é dito antes de começar. Compare o conserto com a idade do motor: terceiro defeito seguido pede troca.',
    ],
    points: [
      'Regulagem: de {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Engrenagem: de {{part.gears.from}} a {{part.gears.to}}.',
      'Placa: de {{part.board.from}} a {{part.board.to}}.',
    ],
    send: 'Mande um vídeo do defeito e a foto da etiqueta do motor: a faixa vem por mensagem.',
  },
  {
    when: [
      'e dificil|dificil|e complicado|complicado|e facil|facil',
      'instalar|colocar|por|montar|instalacao',
      'motor|portao eletronico|portao automatico|automatizar',
    ],
    unless: 'sozinho|eu mesmo|controle',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'price'],
    answer: [
      'Para quem é do ramo não é difícil: com a folha leve e o ponto de energia pronto, leva {horas de instalação}. Para quem nunca fez, a parte difícil é outra: equilibrar a folha, acertar o fim de curso e a força e ligar a rede com segurança, porque um erro ali quebra a engrenagem ou machuca alguém. Em basculante o kit sai já instalado de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'Onde a instalação costuma dar errado',
    text: [
      'Motor montado em folha desequilibrada trabalha forçado e dura pouco. Suporte em coluna fraca solta em meses.',
    ],
    points: [
      'De correr: base no nível e cremalheira com folga.',
      'De abrir: distância do pivô ao suporte.',
      'Circuito, disjuntor e terra são do eletricista.',
    ],
    send: 'Mande uma foto do portão por dentro e do quadro de luz.',
  },
  {
    when: [
      'comprar|compro',
      'motor|kit',
      'instalar eu mesmo|eu mesmo instalar|eu instalo|instalar sozinho|eu mesmo|por conta propria',
    ],
    unless: 'usado|internet',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['buy', 'install'],
    answer: [
      'Dá, se o portão já anda leve na mão e há ponto de energia com disjuntor e terra: o motor sozinho, na nossa tabela de basculante, custa de {{motor.quarterCv}} a {{motor.halfCv}}, com {{motor.warranty}} de garantia. O que se erra em casa é o equilíbrio da folha, o fim de curso e a força, e peça quebrada por montagem errada não tem garantia. Instalado por nós, o kit vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'A conta de instalar por conta própria',
    text: [
      'Some suporte, cabo, disjuntor, controles e o dia de trabalho. No de correr vêm ainda a base no piso e a cremalheira.',
    ],
    points: [
      'Confira tensão e peso da folha antes de pagar.',
      'Solda e rede elétrica pedem profissional.',
      'Teste a parada com uma caixa de papelão antes de usar.',
    ],
    send: 'Mande uma foto do portão por dentro e as medidas: dizemos que motor serve.',
  },
  {
    when: [
      'e seguro|seguro|confiavel|perigoso|risco',
      'celular|aplicativo|wifi|wi-fi|internet|app',
      'portao|abrir|motor',
    ],
    unless: 'nao abre|nao funciona',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'É seguro com três cuidados: senha forte no aplicativo e no Wi-Fi, acesso próprio para cada pessoa, que se apaga quando ela sai, e fotocélula no vão, porque de longe ninguém vê quem está passando. Sem fotocélula não é. O módulo só aperta o botão da central; a ligação parte de {{repair.from}}, e o par de fotocélulas fica de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'O que proteger no portão pelo celular',
    text: [
      'Celular perdido: troque a senha e saia de todos os aparelhos. Aplicativo que mostra histórico diz quem abriu e a que horas.',
    ],
    points: [
      'Não compartilhe a mesma conta com a casa inteira.',
      'Mantenha o controle comum gravado.',
      'Câmera no vão ajuda a fechar de longe.',
    ],
    send: 'Mande uma foto da central e diga se o Wi-Fi chega ao motor.',
  },
  {
    when: ['bateria', 'moto|carro|alarme|computador|estacionaria|automotiva', 'nobreak|portao|motor'],
    unless: 'celular|controle|farol|pilha',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Não é indicado, a não ser a estacionária em carregador que a aceite no manual: no nobreak do portão vai a bateria selada com a tensão e os Ah escritos na que sai, em geral 12 V e 7 Ah. A de moto ou de carro foi feita para a partida, solta gás ao carregar e perde a carga em poucas descargas fundas.',
    ],
    heading: 'O que acontece com a bateria errada no nobreak',
    text: [
      'O carregador foi acertado para a selada pequena: uma maior nunca enche, e a comum de carro ferve em lugar fechado. O portão anda nos primeiros dias e para no apagão de verdade.',
      'Trocar a bateria é serviço do técnico, com a rede e o nobreak desligados; o conserto fica entre {{repair.from}} e {{repair.to}}, fora a bateria.',
    ],
    points: [
      'Tensão igual: duas de 12 V em série se o aparelho pede 24 V, e as duas novas.',
      'Ah igual, ou o que o manual permite.',
      'Bateria de alarme selada, de 12 V e 7 Ah, costuma ser a mesma.',
      'Fica em pé, em lugar fresco e ventilado.',
    ],
    send: 'Mande a foto da etiqueta do nobreak e da bateria que saiu.',
  },
  {
    when: [
      'fotocelula|fotocelulas|sensor',
      'sem ela|sem elas|sem fotocelula|sem sensor|sem o sensor|jumpear|jumper|ponte|pular|anular|tirar',
      'posso|pode|usar|da para|tem como|funciona|queimou|quebrou',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['safety', 'allowed'],
    answer: [
      'Não use o fechamento pelo motor sem a fotocélula: o portão fecha sobre quem estiver no vão. Até a troca, desligue o fechamento automático ou o disjuntor e feche na mão, com a folha à vista. Não unimos os fios na central para enganá-la; o par novo instalado fica de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'Enquanto a fotocélula não é trocada',
    text: [
      'Antes de dá-la por queimada, com o disjuntor desligado limpe as lentes, tire teia e folha da frente e veja se um dos lados foi torcido. Metade dos casos termina aí.',
      'Se a luz de um lado não acende com o portão ligado, é fio, fonte ou sensor, e o técnico mede os três na mesma visita.',
    ],
    points: [
      'Basculante: só na mão se a folha para a meia altura.',
      'De correr em piso inclinado: não destrave.',
      'Prédio e comércio: alguém no vão até o conserto.',
    ],
    send: 'Mande uma foto de cada sensor com a luz à vista e a da etiqueta da central.',
  },
  {
    when: [
      'tomada|ponto de luz|energia',
      'nao precisa|sem tomada|longe|perto|nao tem|sem ponto',
      'motor|portao',
    ],
    unless: 'acabou|falta|caiu|queda|destrav*|extensao|nobreak',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['install', 'choose'],
    answer: [
      'Sem nenhuma energia por perto, só motor de corrente contínua com bateria e painel solar, por orçamento. Numa casa, quase sempre sai mais barato puxar do quadro um circuito só para o portão, com fio de 2,5 mm², terra e disjuntor próprio, e usar o motor comum. Extensão não serve.',
    ],
    heading: 'Levar energia até o portão ou dispensar a rede',
    text: [
      'O circuito é do eletricista e se faz antes da montagem: conduíte até a caixa do motor, com a boca para baixo. Acima de uns trinta metros sobe-se a bitola, porque a tensão cai na partida.',
      'Com o ponto pronto, o kit instalado em basculante custa de {{kit.padrao}} a {{kit.jetflex}}; o JETFLEX pede 220 V.',
    ],
    points: [
      'Chácara ou portão longe da casa: faça a conta do solar.',
      'Garagem com lâmpada perto: o eletricista diz se o circuito aguenta.',
      'Motor a bateria sem painel: alguém recarrega toda semana.',
    ],
    send: 'Conte a distância até o quadro de luz e mande fotos do quadro e do lugar do motor.',
  },
  {
    when: [
      'disjuntor',
      'separado|proprio|exclusivo|so para|individual',
      'precis*|obrigatorio|tem que|deve|qual|portao|motor',
    ],
    unless: 'caindo|desarma|cai|queim*',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Precisa, sim: o portão pede disjuntor só dele, no quadro, com terra e fio de 2,5 mm² ou mais. É ele que você desliga para destravar, limpar a fotocélula ou parar um portão que não obedece, sem apagar a casa; e um curto na garagem não derruba a geladeira.',
    ],
    heading: 'Que disjuntor pôr para o portão',
    text: [
      'Num motor de casa costuma bastar um de 10 ou 16 ampères, curva C, que não cai na partida: um polo em 127 V, dois em 220 V. Quem dimensiona pelo fio é o eletricista.',
      'A norma pede também proteção contra choque em área molhada: o DR, no circuito ou na casa. Motor e central ligamos nós; ponto pronto, o kit para basculante vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    points: [
      'Etiqueta com a palavra portão no quadro.',
      'Chave ou tomada ao lado do motor ajuda, mas não substitui.',
      'Protetor contra surto no quadro poupa a placa, que custa de {{part.board.from}} a {{part.board.to}} para trocar.',
    ],
    send: 'Mande a foto do quadro aberto na tampa de fora e a etiqueta do motor.',
  },
  {
    when: ['fuso|cremalheira|trilho|rosca', 'pintar|pinto|tinta|pintura|zarcao'],
    subject: 'fuso',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Não: fuso, cremalheira e trilho não se pintam. A tinta enche a rosca e o dente, a porca prende, o motor força e a película sai em lascas que gastam tudo. O que protege essas peças é limpeza e, no fuso, uma película de graxa; o trilho fica limpo e seco.',
    ],
    heading: 'Se já foi pintado',
    text: [
      'Com o disjuntor desligado, tire a tinta da rosca com escova de latão e pano, sem lixa e sem soltar a porca; depois passe graxa branca fina. Ferrugem leve sai do mesmo modo.',
      'Se a porca já prende ou ronca, ela e o fuso se conferem: troca de {{part.gears.from}} a {{part.gears.to}}. Gomo de cremalheira com dente cheio, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Pintando a folha: cubra fuso, lentes e etiqueta com fita e saco.',
      'Base galvanizada riscada: tinta rica em zinco só ali.',
      'Depois da pintura, mova a folha com a mão antes de ligar.',
    ],
  },
  {
    when: [
      'digital|biometria|biometrico|biometrica|impressao digital',
      'preco|quanto|custa|valor|portao|abrir|abertura',
    ],
    unless: 'fechadura digital|facial|tag|nao abre|nao funciona',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'O leitor de impressão digital se compra de quem vende controle de acesso, e o preço é deles; da nossa parte, ligá-lo à entrada de botoeira da central fica entre {{repair.from}} e {{repair.to}}, com o fio já passado. Serve em qualquer motor, porque o leitor só fecha um contato seco.',
    ],
    heading: 'Antes de comprar o leitor de digital',
    text: [
      'Ao ar livre peça corpo vedado e sensor que leia dedo úmido; sol de frente e tinta na mão falham. Ponha-o do lado de fora só se a parte que fecha o contato ficar dentro, numa controladora: leitor arrancado não pode abrir o portão.',
      'Quem chega de carro não alcança o leitor. Para o carro, o controle ou a tag continuam melhores; a digital rende no portão social.',
    ],
    points: [
      'Saída relé, contato NA e pulso de um segundo.',
      'Senha de reserva para quem o dedo não lê.',
      'Fonte com bateria, se for a única entrada.',
    ],
    send: 'Mande a foto da central e do lugar do leitor: dizemos que fio falta.',
  },
  {
    when: [
      'desliza|corre sozinho|anda sozinho|escorrega|desce sozinho|vai sozinho|rola',
      'destravo|destravar|destravado|solto|soltei|solta',
    ],
    subject: 'portao-de-correr',
    isAboutSubject: true,
    answer: [
      'Portão de correr que anda sozinho quando você o destrava está com o trilho ou o piso fora de nível; o basculante que desce está com o contrapeso ou a mola fora. Não fique no caminho e não o solte de novo sem calço: com o motor engatado, é a redução que o segura.',
    ],
    heading: 'A prova do nível e a do equilíbrio',
    text: [
      'No de correr, com o disjuntor desligado, veja para que lado a folha puxa e ponha um nível sobre o trilho: o lado mais baixo é para onde ela vai. Trilho cedido se refaz com pedreiro ou serralheiro; roldana gasta troca-se de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'No basculante, folha solta tem de parar a meia altura. Se desce, a regulagem do contrapeso fica de {{part.adjustment.from}} a {{part.adjustment.to}}, e cabo ou mola entram à parte.',
    ],
    points: [
      'Corrente e cadeado sempre que o motor ficar solto.',
      'Batente firme nos dois fins do trilho.',
      'Apagão: uma pessoa segura a folha enquanto a outra gira a chave.',
    ],
    send: 'Conte se a folha corre, sobe ou abre e mande uma foto do trilho ou do contrapeso.',
  },
  {
    when: ['lubrific*|engraxar|graxa|oleo', 'horario|hora|manha|noite|epoca|quando|frequencia|quantas vezes'],
    unless: 'qual graxa|que graxa|wd40|barulh*',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'O horário não muda o resultado; escolha uma hora com o portão seco, sem sol forte na folha e sem ninguém para sair, porque o disjuntor fica desligado uns vinte minutos. O que importa é a frequência: uma vez por ano em casa e a cada {{maintenance.interval}} em prédio ou perto de obra e poeira.',
    ],
    heading: 'O que lubrificar e o que deixar seco',
    text: [
      'Com o disjuntor desligado, limpe antes de passar: graxa sobre areia vira lixa. Dobradiça e pivô levam poucas gotas de óleo; fuso, película de graxa branca; trilho e roldana blindada, nada.',
      'Depois ligue e faça duas viagens olhando de fora. Rangido que volta em dias é peça gasta, e a revisão fica a partir de {{part.adjustment.from}}.',
    ],
    points: [
      'Depois de chuva forte ou lavagem: espere secar.',
      'Cabo de aço: só o técnico.',
      'Correia e fotocélula: nunca.',
    ],
  },
  {
    when: ['sindico|condominio|predio', 'proibir|proibido|negar|recusar|limitar|limite|pode', 'controle*'],
    unless: 'clonar|copiar|copia|duplicar|quebr*',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Pode limitar, se a convenção, o regimento ou a assembleia o dizem: o número de controles por unidade é regra comum de segurança, e vale igual para todos. Não pode deixar sem acesso quem tem vaga; e controle extra em geral se pede por escrito, pago pela unidade e gravado pela administração.',
    ],
    heading: 'Como o controle extra costuma ser resolvido',
    text: [
      'A razão do limite é saber quem abre: central de código rolante com um número por controle permite bloquear só o perdido. Com isso, dois ou três por vaga não atrapalham ninguém.',
      'A interpretação da convenção é da administradora ou de um advogado. Da gravação cuidamos nós, de {{part.programming.from}} a {{part.programming.to}} por visita, com vários de uma vez.',
    ],
    points: [
      'Pedido com nome, unidade e motivo.',
      'Recusa também por escrito, com o artigo da regra.',
      'Cópia feita fora, escondida: pode ser bloqueada.',
    ],
  },
  {
    when: ['nao tem|sem', 'fim de curso', 'normal|portao|motor|precisa|pode|funciona'],
    unless: 'parou|quebrou|caiu',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['what', 'works'],
    answer: [
      'É normal não ver um fim de curso: em muitos motores ele fica dentro da tampa, ou a central conta as voltas por encoder, sem ímã nem chave na folha. O que não é normal é o motor continuar empurrando depois de a folha encostar; aí falta regulagem ou a peça caiu.',
    ],
    heading: 'Descobrir como o seu portão sabe parar',
    text: [
      'De longe, repare na chegada: se ele corta um instante antes do batente, há fim de curso, à vista ou não. Se bate, ronca e só depois desliga, quem o para é a força ou o tempo, e a engrenagem paga.',
      'Gravar o curso ou regular as paradas fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Ímã preso na cremalheira ou no braço: magnético.',
      'Alavanca ou rolete junto do motor: chave.',
      'Nada por fora: encoder, ou cames dentro da tampa.',
      'Batente de ferro nos dois fins: necessário em todos.',
    ],
    send: 'Mande um vídeo da folha chegando ao fim e a foto da etiqueta do motor.',
  },
  {
    when: [
      'como saber|descobrir|identificar|como sei|onde ve*',
      'motor',
      '1 4|1 3|1 2|1/4|1/3|1/2|potencia|hp|cv|quantos hp',
    ],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['what'],
    answer: [
      'Leia a etiqueta da carcaça: a potência vem como {{power.from}}, {{power.third}} ou {{power.to}}, em HP ou CV, ou em watts no eixo, perto de 184 W, 245 W e 368 W. Sem etiqueta, o modelo impresso na placa ou no manual diz; tamanho e som não servem de prova.',
    ],
    heading: 'Se a etiqueta sumiu',
    text: [
      'O técnico mede a corrente com a folha andando, o diâmetro do estator e o capacitor, e compara com a ficha da marca. Em geral a foto do motor por dois lados já dá o modelo.',
      'Para escolher um novo, parta da folha: na nossa tabela, em basculante, {{motor.quarterCv.power}} vai até {{motor.quarterCv.weight}}, {{motor.thirdCv.power}} até {{motor.thirdCv.weight}} e {{motor.halfCv.power}} até {{motor.halfCv.weight}}.',
    ],
    points: [
      'Watts de entrada são maiores que os do eixo: não confunda.',
      'Capacitor não diz a potência.',
      'Mesma carcaça pode ter três potências.',
    ],
    send: 'Mande fotos do motor de frente, de lado e da placa: dizemos o modelo.',
  },
  {
    when: [
      'pulo|tranco|tranquinho|trancos|pulinho|tremidinha|solavanco',
      'so da|da um|liga|anda|para|motor|portao',
    ],
    unless: 'no fim|ao fechar|batente|freia',
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'Motor que só dá um tranco e para recebeu a ordem e não venceu: folha presa ou travada, capacitor fraco, ou a central cortando por força baixa. Desligue o disjuntor, solte o motor na chave e mova a folha: se anda leve, o defeito é do motor ou da regulagem; se prende, é da folha ou da trava elétrica.',
    ],
    heading: 'O que o tranco aponta',
    text: [
      'Repare no lado: tranco só ao abrir, com a folha fechada, lembra trava elétrica que não recolheu ou folha colada no batente. Tranco nos dois sentidos lembra capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Não repita o comando: cada tentativa esquenta a bobina. Força e curso se regulam de {{part.adjustment.from}} a {{part.adjustment.to}}, com a folha já leve.',
    ],
    points: [
      'Tranco e volta: reversão por força baixa.',
      'Tranco e zumbido: capacitor ou rotor preso.',
      'Tranco e silêncio: fim de curso acusando na hora.',
      'Tranco e luz que cai: fio fino ou tensão baixa.',
    ],
    send: 'Mande um vídeo da partida, com som, de fora do caminho da folha.',
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
      'controle*',
      'falsificado|pirata|paralelo|falso|generico|clonado|copia',
      'estraga|queima|danifica|prejudica|faz mal',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Não estraga: o controle só manda um sinal de rádio, e a placa aceita ou ignora. O que um controle ruim traz é alcance curto, botão que prende e fica chamando o portão, e código fixo fácil de copiar. Controle com botão preso, sim, faz o motor trabalhar sem parar.',
    ],
    heading: 'Onde o controle barato sai caro',
    text: [
      'Em central de código rolante o paralelo nem grava. Em código fixo ele entra, e quem acha o controle abre a casa: apague-o da memória quando o jogar fora.',
      'Gravar um bom na visita fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    points: [
      'Led aceso sem apertar: tire a pilha, é botão preso.',
      'Abre só colado no portão: rádio fraco.',
      'Na dúvida, compre o da família do receptor.',
    ],
  },
  {
    when: [
      'madeira',
      'peso|pesa|quanto pesa|quilos',
      'ripad*|ripas|deck|macica|cumaru|ipe|pinus|motor|portao',
    ],
    subject: 'portao-de-madeira',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Madeira maciça de dois centímetros pesa de dez a vinte quilos por metro quadrado, e ripado com vãos fica perto da metade disso; some o quadro de ferro, perto de um quilo e meio por metro de tubo. Uma folha de garagem ripada costuma caber no PPA Home, até {{home.weight}}; maciça e larga, faça a conta.',
    ],
    heading: 'Da ripa ao motor, em três contas',
    text: [
      'Área da folha vezes o peso do metro quadrado da madeira, mais o quadro, mais porta embutida. Madeira molhada pesa mais, e é com ela que o motor trabalha em janeiro.',
      'Até {{home.weight}} em basculante vai o PADRÃO, {{kit.padrao}} instalado; até {{homeJetflex.weight}}, o JETFLEX, {{kit.jetflex}}; acima, por orçamento.',
    ],
    points: [
      'Pinus é leve; cumaru e ipê são os mais pesados.',
      'Ripa colada sobre chapa: some as duas.',
      'Ripado deixa passar o vento e poupa o motor.',
      'Contrapeso refeito depois de pôr a madeira.',
    ],
    send: 'Mande largura, altura, tipo de madeira, grossura da ripa e uma foto por dentro.',
  },
  {
    when: [
      'abre para os dois lados|abre dos dois lados|dois lados|vai e vem|bidirecional',
      'motor|portao|automatizar',
    ],
    unless: 'fotocelula|ponto|entrada|controle|rua',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Se são duas folhas, uma para cada lado, o conjunto é de dois motores pivotantes com uma central que atrasa uma folha, por orçamento. Se é uma folha que empurra para dentro e para fora, escolha um sentido: motor de portão trabalha só num, e o outro se fecha com batente.',
    ],
    heading: 'O que se mede num portão de abrir',
    text: [
      'Comprimento e peso de cada folha, o espaço na coluna para o braço e o lado que o piso sobe. Para dentro é o certo: sobre a calçada a folha não deve abrir.',
      'Em portão de casa, a troca de motor fica entre {{replacement.from}} e {{replacement.to}}; o par passa da faixa de um, e o valor sai pela foto.',
    ],
    points: [
      'Batente no chão nas duas posições.',
      'Trava elétrica em folha longa ou motor reversível.',
      'Abertura de só uma folha: a central dupla permite.',
    ],
    send: 'Mande uma foto do portão aberto, outra da coluna por dentro e o comprimento de cada folha.',
  },
  {
    when: [
      'vender|vendo|vende se|compram|compra usado|aceitam',
      'meu motor|motor usado|meu portao|motor velho|portao usado|usado|usada|seminovo|portao|motor',
    ],
    unless:
      'onde|quem vende|loja|novo|vender casa|vender a casa|antes de vender|mostruario|imovel|apartamento|cartao|pix|parcel*|visita|feriado|domingo',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['buy'],
    answer: [
      'Nós vendemos motor novo, já instalado, e o usado você vende a particular ou a loja de peças. Para vender bem, tire uma foto da etiqueta, filme-o funcionando com a folha à vista e diga a tensão e os anos de uso: quem compra usado quer isso. Antes de entregar, apague da central todos os controles da sua casa.',
    ],
    heading: 'Quanto vale e o que entregar junto',
    text: [
      'O preço de um usado se mede contra o novo: o kit instalado em basculante começa em {{kit.padrao}}, com {{kit.warranty}} de garantia, e o usado não tem uma coisa nem outra. Motor com central, suporte e controles vale mais que motor só.',
      'A retirada pede disjuntor desligado e folha escorada, e é serviço de técnico: sem o motor, nada segura o basculante.',
    ],
    points: [
      'Portão inteiro: serralherias e ferro-velho compram por peso.',
      'Placa boa se vende sozinha.',
      'Trocou por um novo conosco: combinamos o destino do velho no orçamento.',
    ],
  },
  {
    when: ['manual|pdf|esquema|catalogo', 'ppa|home|jetflex|motor|central|placa'],
    unless:
      'abertura manual|no manual|modo manual|portao manual|manual antigo|destrav*|usar manual|para manual|deslig*|so manual|so em manual|funciona manual',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['program'],
    answer: [
      'O manual se baixa no site do fabricante, pelo nome que está impresso na placa, e não pelo do motor: é a central que muda de um ano para outro. Não hospedamos o PDF; com a foto da etiqueta dizemos qual é o seu e o que o botão que você procura faz.',
    ],
    heading: 'O que procurar no manual do portão',
    text: [
      'Três páginas resolvem quase tudo: bornes, gravação de controles e aprendizado do curso. Leia-as com o disjuntor desligado; com a placa ligada, quem mexe é o técnico.',
      'Se a função não está lá, a placa não a tem. Programar ou regular na visita fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    points: [
      'Nome na placa, perto do processador ou da borda.',
      'Versão e ano, se houver.',
      'Toque longo no botão de gravar: apaga tudo em muitas.',
    ],
    send: 'Mande a foto da placa inteira e diga o que quer programar.',
  },
  {
    when: [
      'serralheiro|serralheria',
      'tecnico|instalador|motor|automatizador',
      'mesma|diferenca|ou|quem|qual',
    ],
    unless: 'solda|preco',
    subject: 'serralheria',
    isAboutSubject: true,
    aspects: ['what'],
    answer: [
      'Não é a mesma coisa: o serralheiro faz e conserta o ferro, folha, coluna e trilho; o técnico cuida do que move e comanda, motor, central, controles e sensores. Chame o serralheiro se a folha pesa, raspa ou pende na mão; chame o técnico se ela anda leve e o motor não a leva.',
    ],
    heading: 'A prova que diz quem vem primeiro',
    text: [
      'Com o disjuntor desligado, a folha reta e os cabos inteiros, solte o motor e mova-a. O que você sente na mão decide. Se os dois são precisos, o serralheiro vem antes: motor regulado em folha torta desregula no dia seguinte.',
      'Somos técnicos de motor: conserto de {{repair.from}} a {{repair.to}}, e na visita, sem taxa, dizemos o que é do outro.',
    ],
    points: [
      'Solda, pintura, portão novo: serralheiro.',
      'Suporte do motor, roldana e cabo: fazemos.',
      'Ponto de energia: eletricista.',
    ],
  },
  {
    when: [
      'interfone*',
      'abre|funciona',
      'controle nao|mas o controle|controle nao abre|controle parou|o controle nao|menos o controle',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Se o interfone abre e o controle não, motor, central e energia estão bons: o defeito está entre o controle e o receptor. Troque a pilha e teste outro controle; se só um falha, é ele; se nenhum abre, é a antena, o receptor ou a memória que se apagou.',
    ],
    heading: 'Do controle ao receptor, na ordem da prova',
    text: [
      'Aperte a meio metro da caixa do motor: se abre só de perto, é antena ou pilha. Se nem de perto, e a luz do controle acende forte, falta gravação ou o receptor morreu.',
      'Gravar fica de {{part.programming.from}} a {{part.programming.to}}; receptor avulso, entre {{repair.from}} e {{repair.to}}, com os controles orçados à parte.',
    ],
    points: [
      'Depois de temporal: memória ou receptor.',
      'Depois de trocar lâmpada por LED: interferência.',
      'Depois de alguém gravar um controle novo: toque longo apagou os outros.',
    ],
    send: 'Mande a foto do controle aberto e a da etiqueta da central.',
  },
  {
    when: [
      'troquei|trocamos|trocaram|troca',
      'roldana*|rodinha*',
      'continua|ainda|mesmo assim|pesado|pior|nao melhorou|duro',
    ],
    subject: 'roldana',
    isAboutSubject: true,
    answer: [
      'Se trocou a roldana e continua pesado, o peso vem de outro lugar: trilho torto ou sujo, guia de cima apertada, roldana de canal ou altura diferente da outra, ou folha que raspa no chão. Desligue o disjuntor, solte o motor e corra a folha: sempre dura no mesmo ponto é trilho ou guia; dura no curso todo é roldana ou prumo.',
    ],
    heading: 'O que olhar depois da roldana nova',
    text: [
      'Olhe de lado: as duas rodas devem apoiar ao mesmo tempo, e o fundo do canal no topo do trilho. Uma só trocada deixa a folha torta e a guia de cima a prende.',
      'Se foi serviço recente, peça a quem fez que volte. Conosco, alinhar fica de {{part.adjustment.from}} a {{part.adjustment.to}}, e roldanas, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Canal V em barra redonda: arrasta.',
      'Guia de nylon sem folga em cima: afrouxe um milímetro.',
      'Cremalheira apoiada no pinhão: a folha desceu.',
      'Pedra e areia no trilho: varra antes de tudo.',
    ],
    send: 'Mande um vídeo da folha corrida na mão e fotos das duas roldanas.',
  },
  {
    when: ['motor|portao', 'fraco|sem forca|perdeu forca|fraca', 'capacitor'],
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Só o capacitor resolve se a folha, solta do motor, sobe ou corre leve na mão: aí a troca fica de {{part.capacitor.from}} a {{part.capacitor.to}}. Se ela pesa, o motor está fraco porque puxa demais, e capacitor novo melhora uma semana; acerta-se primeiro o contrapeso, a roldana ou o cabo.',
    ],
    heading: 'Separar motor fraco de folha pesada',
    text: [
      'Faça a prova com o disjuntor desligado, os cabos inteiros e a folha escorada por outra pessoa. Basculante em ordem para a meia altura; de correr anda com uma mão.',
      'O capacitor guarda carga, e por isso quem o troca é o técnico, com o valor em µF impresso no velho. Regulagem da folha: de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Fraco só na partida: capacitor.',
      'Fraco quente, depois de várias aberturas: capacitor ou bobina.',
      'Fraco no mesmo ponto do curso: folha.',
      'Gira e patina: embreagem ou engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    send: 'Mande um vídeo da subida, com som, e a etiqueta do motor.',
  },
  {
    when: [
      'condominio*|predio*',
      'pequeno|poucas unidades|poucas vagas|poucos apartamentos|vila',
      'motor|qual|comprar',
    ],
    unless: 'contrato|manutencao|custo|barulho',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose', 'buy'],
    answer: [
      'Condomínio pequeno se escolhe pela hora de pico: até dez aberturas por hora e folha leve, um motor de casa com estator bom ainda serve; acima disso, motor de uso coletivo, mesmo que a folha seja leve. Em portão pesado o conjunto instalado fica de {{condominium.from}} a {{condominium.to}}.',
    ],
    heading: 'A conta de um prédio de poucas vagas',
    text: [
      'Conte as saídas entre sete e oito da manhã: cada carro é um ciclo de abrir e fechar. Mais de uma dúzia de vagas costuma passar dos {{stator.thin.to}} que um motor comum de casa aguenta numa hora.',
      'Depois vem o peso da folha e o tempo: com rua movimentada, abertura rápida encurta a fila. O orçamento vai por escrito para o síndico.',
    ],
    points: [
      'Fotocélula em duas alturas.',
      'Código rolante com controle numerado por unidade.',
      'Revisão a cada {{maintenance.interval}}.',
      'Nobreak, se a garagem não tem outra saída.',
    ],
    send: 'Mande o número de vagas, a foto da folha por dentro e a etiqueta do motor atual.',
  },
];
