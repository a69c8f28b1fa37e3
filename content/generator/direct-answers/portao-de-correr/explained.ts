/** Answers to titles about sliding gates: what they are and how they work. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { beforeLeafWeight } from '../../words/asking-words.ts';

export const explanations: readonly DirectAnswer[] = [
  {
    when: ['de volta|recolocar|encaixar', 'trilho'],
    unless: 'preco|quanto custa|novo|chumb*|trocar',
    of: ['portao-de-correr'],
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isDanger: true,
    answer: [
      'Não recoloque a folha sozinho: desligue o disjuntor, afaste pessoas e carros para mais longe que a altura dela e escore-a pelos dois lados, se der para fazê-lo fora da queda. Com ela escorada, o técnico solta o motor, levanta uma ponta de cada vez até a roldana entrar e acerta a guia de cima. Recolocar e trocar roldana fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que tirou a folha do trilho',
    text: [
      'Quase sempre foi pedra, roldana gasta, guia superior aberta ou batida de carro. Sem trocar a causa, ela sai de novo na semana seguinte.',
    ],
  },
  {
    when: [
      'o que e|o que significa|tudo sobre|guia completo|guia sobre|entenda|conheca',
      'deslizante|portao de correr|portoes de correr|portoes deslizantes',
    ],
    unless: 'kit|kits|motor|fotocelula|trilho|cremalheira|manuten*|instal*|escolher|pecas|roldana*',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['what', 'works'],
    answer: [
      'Portão deslizante, ou de correr, é a folha que anda de lado sobre roldanas e um trilho no chão, guiada em cima por roletes, e se recolhe ao longo da parede. Não avança sobre a calçada nem tem peso suspenso, e por isso leva folha larga e pesada; pede parede livre do tamanho do vão. O motor fica na base e a empurra por uma cremalheira; sai por orçamento, numa casa em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'O que o faz durar',
    text: [
      'Trilho varrido, no nível e sem afundar, roldana com rolamento blindado e batente nas duas pontas. Folha que anda com uma mão poupa o motor; pesada, ela o gasta.',
    ],
    points: [
      'Cremalheira com folga fina sobre o pinhão.',
      'Fim de curso por ímã, na própria cremalheira.',
      'Sem lateral: folha em duas partes, telescópica.',
    ],
    send: 'Mande uma foto do vão e da parede ao lado, e o comprimento e a altura da folha.',
  },
  {
    when: [
      'batedeira|batedor|testeira',
      'o que e|o que sao|o que significa|que e|para que serve*|que serve|como funciona|tudo sobre|entenda|guia|qual a funcao|significado de|portao*',
    ],
    unless: 'bolo|cozinha|planetaria',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what'],
    answer: [
      'Batedeira, ou batedor, é a peça fixa em que o portão encosta ao fechar: um perfil na coluna onde a folha entra e se alinha, com borracha para abafar. No de correr ela segura a ponta da folha contra o vento e contra quem tenta puxá-la; no de abrir, marca onde as folhas param. Quem para o portão é o fim de curso: a batedeira só recebe a folha devagar.',
    ],
    heading: 'Quando ela entorta ou bate',
    text: [
      'Batida forte é parada atrasada, e se regula de {{part.adjustment.from}} a {{part.adjustment.to}}. Peça torta, solta da coluna ou sem borracha é serviço do serralheiro.',
    ],
    points: [
      'Borracha maciça, parafusada.',
      'Folga de um dedo para a folha entrar.',
      'Trava elétrica encaixa ali.',
    ],
    send: 'Mande um vídeo da folha chegando e uma foto da coluna.',
  },
  {
    when: ['leva|demora*|normal|e muito|segundos|lento', 'correr|deslizante'],
    figure: { unit: 'second', from: 4, to: 120 },
    unless:
      'timer|pausa|fotocelula|para de|parou|depois|apos|controle|espera|sozinho|rapido|ou|qual motor|motor para|motor que|que motor|deslizante abr*',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['works'],
    answer: [
      'No portão de correr o tempo se mede pelo comprimento: o motor comum leva de quatro a seis segundos por metro, ou seja, de doze a dezoito num vão de três metros e de vinte a trinta num de cinco. Se {figura} cabem nessa conta, é normal; se passam dela, ou se ele era mais rápido, procure roldana presa, trilho sujo, capacitor fraco ou tensão baixa.',
    ],
    heading: 'Onde o portão de correr perde tempo',
    text: [
      'Com o disjuntor desligado, solte o motor na chave e empurre a folha: se pesa ou enrosca, o defeito é do trilho ou da roldana; se corre leve, é do motor. O par de roldanas trocado fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Cronometre de ponta a ponta, três vezes.',
      'Freio no fim do curso soma alguns segundos, e é de propósito.',
      'Motor de inversor faz o metro em perto de dois segundos.',
    ],
  },
  {
    when: [
      'guia superior|rolete|roletes|guia de nylon|nylon guia|guia de cima|roletes guia',
      'portao|portoes|correr|deslizante|folha',
    ],
    unless: 'trilho de piso|basculante|nao abre|nao fecha|cortina',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['what', 'price'],
    answer: [
      'A guia superior é o par de roletes de nylon que segura o portão de correr em pé, um de cada lado do perfil de cima: quem leva o peso são as roldanas de baixo. Rolete gasto deixa a folha balançar, e apertado demais a faz raspar e cansa o motor. Trocar roletes ou roldanas fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'Medir e ajustar o rolete',
    text: [
      'O rolete encosta de leve no perfil, sem prender, do começo ao fim do percurso. Meça o diâmetro, a altura do nylon e o furo do eixo do velho; o suporte, se amassou, é serviço de serralheiro.',
    ],
    points: [
      'Folha que inclina por cima: rolete gasto ou suporte torto.',
      'Pó branco embaixo: nylon raspando.',
      'Um batente no fim impede a folha de sair da guia.',
      'Sem a guia o portão pode tombar: não o mova até repor.',
    ],
    send: 'Mande a foto dos roletes e do perfil de cima, e o comprimento e a altura da folha.',
  },
  {
    when: [],
    unless: `nao abre|nao fecha|nao anda|nao funciona|parou|travou|trava|quebr*|queim*|consert*|repar*|arrumar|barulho|program*|gravar|placa|central|controle*|engrenagem|cremalheira|capacitor|peca|pecas|rolamento|manual|usado|usada|ou|melhor|qual|x|versus|bom|boa|presta|vale|compensa|${beforeLeafWeight}|basculante*|pivotante*|enrolar|porta de aco`,
    figure: { unit: 'kilogram', from: 350 },
    ofOtherBrand: true,
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['what', 'price'],
    answer: [
      'Num motor {marca} de {figura}, esse número é o máximo que o fabricante declara para o modelo: conte com folha de até uns {folgada}, para ele trabalhar com sobra. {marca} nós consertamos, de {{repair.from}} a {{repair.to}}, e não vendemos; novo, o que instalamos é PPA.',
    ],
    heading: 'Antes de comprar pelo peso da etiqueta',
    text: [
      'Motor com {figura} no rótulo é quase sempre de correr, em que a folha rola sobre roldanas. Basculante é outra conta: nele a nossa linha de casa para em {{homeJetflex.weight}}, e a pesada vai a {{heavyLine.weight}}.',
      'Um deslizante PPA para essa folha sai por orçamento: numa casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}; em portão pesado, entre {{condominium.from}} e {{condominium.to}}.',
    ],
    points: [
      'Ciclos por hora: em prédio valem tanto quanto os quilos.',
      'HP ou CV iguais não querem dizer peso igual, porque a redução muda.',
      'Passo do pinhão, se a cremalheira vai ficar.',
      'Engrenagem e placa do modelo à venda na sua cidade.',
    ],
    further:
      'O que decide a compra está na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande pelo WhatsApp o modelo por extenso ou a etiqueta, o comprimento e o material da folha e uma foto do trilho: dizemos se os {figura} chegam.',
  },
  {
    when: ['manutencao|revisao|preventiva|revisar', 'deslizante|de correr|correr|corredico'],
    unless:
      'condominio|predio|contrato|empresa|quanto custa|preco|valor|a cada|quantos|frequencia|intervalo|industrial|loja',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    answer: [
      'A manutenção do portão deslizante cuida do que ele arrasta: trilho, roldanas, guia de cima e cremalheira; depois vêm fim de curso, força e fotocélula. Numa casa basta uma visita por ano, e em folha pesada ou de uso contínuo, a cada {{maintenance.interval}}. Trocar peça gasta é serviço à parte, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que se confere em cada peça',
    text: [
      'A primeira prova é com o motor solto, em piso plano: a folha deve correr inteira com uma mão. Quanto mais pesada ela é, mais cedo uma roldana presa aparece no motor.',
    ],
    points: [
      'Trilho varrido, sem ponto amassado, e seco: graxa ali junta areia.',
      'Roldanas girando livres e na mesma altura.',
      'Guia de cima com folga, sem apertar a folha.',
      'Pinhão e cremalheira com uma folga pequena e igual de ponta a ponta.',
      'Ímãs firmes, batente inteiro, lente limpa e controle com alcance.',
    ],
    further:
      'O que a visita mede, item por item, está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Diga pelo WhatsApp o comprimento e o material da folha, quando foi a última revisão e o bairro: o valor vem por mensagem.',
  },
  {
    when: ['motor|motores|automatizador|acionador', 'correr|de correr|deslizante*'],
    ofOtherBrand: true,
    unless:
      'nao abre|nao fecha|nao anda|nao funciona|parou|travou|quebr*|queim*|consert*|repar*|arrumar|barulho|program*|gravar|placa|central|controle*|engrenagem|cremalheira|capacitor|nobreak|peca|pecas|rolamento|ou|melhor|qual|bom|boa|presta|vale|compensa|assistencia|autorizada|troc*|substitu*|instal*|manutencao|manual|esquent*|dura|aguenta*|serve|suporta|kg|quilos|lento|fraco|antigo|velho|kit|garantia|preco|quanto|como|duas folhas|2 folhas|silencios*|condominio*|predio*|regul*|fim de curso|nao|sozinh*|usado',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['what', 'price', 'repair'],
    answer: [
      'Motor deslizante {marca} nós consertamos, de {{repair.from}} a {{repair.to}}, e não vendemos: o de correr que instalamos é PPA, por orçamento, e numa casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}. Se o seu já está na base e a peça se acha, o conserto costuma ganhar.',
    ],
    heading: 'O que olhar no {marca} antes de decidir',
    text: [
      'Desligue o disjuntor, solte o motor na chave e empurre a folha. Se ela pesa, roldana ou trilho vêm antes de motor, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; se corre leve, o defeito é do motor ou do comando.',
      'Para comprar em outro lugar, leia na ficha do modelo {marca} o peso máximo, do qual a folha fica um quinto abaixo, e os ciclos por hora.',
    ],
    points: [
      'Passo do pinhão: decide se a cremalheira que existe serve.',
      'Altura da base: muda de fábrica para fábrica.',
      'Tensão do motor igual à que chega ao ponto.',
    ],
    further:
      'O que decide a compra está na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Diga pelo WhatsApp se é compra ou conserto: a etiqueta do {marca} e o que ele faz, ou o comprimento e o material da folha com uma foto do trilho.',
  },
  {
    when: ['industrial|galpao|pesado|condominio|empresa|portao|motor|deslizante|preco|predio|fabrica'],
    unless:
      'controle|placa|engrenagem|peca|pecas|cremalheira|conserto|consertar|manual|programar|parou|nao|aguenta*|suporta|ou',
    figure: { unit: 'power', from: 0.75 },
    ofMotors: 'one-sliding',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['what', 'price'],
    answer: [
      'O {modelo} de {figura} é motor deslizante da classe pesada, para folha de galpão, empresa ou prédio, e não para a casa comum. Sai por orçamento: em portão pesado, motor e instalação ficam entre {{condominium.from}} e {{condominium.to}}. O peso que ele leva está na etiqueta da versão, e a folha deve ficar um quinto abaixo.',
    ],
    heading: 'O que conferir para um motor de {figura}',
    text: [
      'Potência não é tudo: conte as viagens na hora de carga e veja se a ficha aguenta essa sequência sem esquentar. Motor novo, vendemos os da PPA; se um {modelo} já está no portão e parou, o reparo se orça pela peça, depois do teste.',
    ],
    points: [
      'Comprimento, altura e material da folha, para estimar o peso.',
      'Fases e tensão do quadro: 220 V ou trifásico, com o eletricista.',
      'Base de concreto e cremalheira de aço, em folha pesada.',
      'Fotocélula dupla, onde passam caminhão e pedestre.',
    ],
    further:
      'O que muda num deslizante pesado está na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande pelo WhatsApp o comprimento e o material da folha, uma foto do trilho e da base e quantas viagens há na hora mais cheia.',
  },
  {
    when: ['casa|residencia|residencial|residenciais|casas'],
    unless:
      'nao|parou|travou|quebr*|queim*|consert*|arrumar|barulho|program*|gravar|placa|placas|central|centrais|controle*|engrenagem|cremalheira|capacitor|nobreak|gasta|consumo|manual|destrav*|sem luz|sem energia|regul*|instal*|trocar|troca|peca|pecas|assistencia|tecnico|rolamento|fim de curso|bate|batendo|ronca*|zumb*|estal*|trem*|esquent*|pisc*|apit*|wifi|celular|aplicativo|app|condominio*|predio*|industrial|kg|quilos|ou|melhor',
    ofMotors: 'one-sliding-other',
    subject: 'portao-de-correr',
    winsTies: true,
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'what', 'price'],
    answer: [
      'Numa casa, o {modelo} serve em portão de correr de folha leve na mão e poucas aberturas por hora, com a folha um quinto abaixo do peso máximo da etiqueta. Consertamos o que já está no portão, de {{repair.from}} a {{repair.to}}; motor novo, vendemos só os da PPA, e o de correr sai por orçamento, em geral de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    description:
      'Numa casa, o {modelo} serve em portão de correr de folha leve e poucas aberturas por hora, um quinto abaixo do peso máximo da etiqueta.',
    heading: 'O que conferir para usar o {modelo} em casa',
    text: [
      'O pinhão dele engrena na cremalheira presa à folha, e por isso não serve em portão que sobe ou que abre. O nome cobre versões de força e tensão diferentes: quem diz qual é a sua é a etiqueta.',
      'Com o motor solto na chave e o disjuntor desligado, a folha tem de correr com uma mão. Se pesa, a roldana e o trilho vêm antes de qualquer motor.',
    ],
    points: [
      'Peso da folha pelas medidas e pelo material.',
      'Cinco a dez aberturas por hora, no máximo: mais de duas famílias pedem outro modelo.',
      'Tensão da etiqueta, 127 ou 220 V, igual à do ponto.',
      'Cremalheira presa na folha inteira e um batente em cada ponta.',
    ],
    further:
      'O que decide a compra está na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Diga se quer comprar ou consertar e mande o comprimento e o material da folha, com a foto da etiqueta do {modelo} se ele já está aí.',
  },
  {
    when: [],
    unless:
      'nao abre|nao fecha|nao anda|nao funciona|nao acende|nenhuma luz|luz nenhuma|apagad*|parou|travou|quebr*|queim*|consert*|arrumar|barulho|program*|gravar|placa|placas|central|centrais|controle*|engrenagem|cremalheira|capacitor|nobreak|gasta|consumo|manual|destrav*|sem luz|sem energia|regul*|instal*|trocar|troca|peca|pecas|assistencia|tecnico|rolamento|fim de curso|bate|batendo|ronca*|zumb*|estal*|trem*|esquent*|pisc*|apit*|e para|que para|para em meio|para sozinho|para antes|pula*|wifi|celular|aplicativo|app',
    ofMotors: 'one-sliding',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['what', 'price'],
    answer: [
      'O {modelo} é motor de portão de correr: o pinhão dele engrena na cremalheira presa à folha, e não serve em folha que sobe ou que abre. Há versões de força e tensão diferentes com esse nome, e a etiqueta diz qual é. Consertamos o {modelo} que já está no portão, de {{repair.from}} a {{repair.to}}; motor novo, vendemos só os da PPA, e o de correr sai por orçamento, em geral de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    heading: 'Para comprar ou consertar um {modelo}',
    text: [
      'Quem compra olha o peso máximo, do qual a folha fica um quinto abaixo, os ciclos por hora e a tensão do ponto.',
      'Quem já tem um começa pela folha, com o motor solto na chave: se ela corre leve, o defeito é do motor ou do comando; se pesa, é de roldana ou trilho, e motor novo não resolve.',
    ],
    points: [
      'Etiqueta da carcaça: modelo, potência e tensão.',
      'Cremalheira: material e estado dos dentes.',
      'Controle que já existe: código fixo ou rolante.',
    ],
    further:
      'O que decide a compra está na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Diga se é compra ou conserto e mande a foto da etiqueta do {modelo}, se ele já está aí, ou o comprimento e o material da folha.',
  },
  {
    when: [],
    unless:
      'nao abre|nao fecha|nao anda|nao funciona|parou|travou|quebr*|queim*|barulho|program*|gravar|placa|controle*|engrenagem|cremalheira|capacitor|nobreak|peca|pecas|rolamento|ou|melhor|qual|aguenta*|serve|suporta|consert*',
    figure: { unit: 'power' },
    ofMotors: 'one-sliding',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['what', 'price'],
    answer: [
      'O {modelo} de {figura} é motor deslizante: puxa pela cremalheira uma folha que corre no trilho. A potência não diz sozinha o peso que ele leva, porque o redutor muda de versão para versão; vale o máximo da etiqueta, com a folha um quinto abaixo dele. Consertamos o {modelo} que já está no portão, de {{repair.from}} a {{repair.to}}; motor novo, só vendemos da PPA, e o de correr sai por orçamento, em geral de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    heading: 'O que {figura} diz de um {modelo}',
    text: [
      'Numa casa, um deslizante dessa classe serve em trilho plano, com roldana boa e poucas viagens por hora. Rampa, chapa fechada ao vento e entrada de prédio pedem um modelo mais forte.',
    ],
    points: [
      'Peso da folha pelas medidas e pelo material, e não pelo esforço da mão.',
      'Ciclos por hora acima do uso na hora mais cheia.',
      'Tensão igual à do ponto, 127 ou 220 V.',
      'Cremalheira presa na folha inteira, sem emenda solta.',
    ],
    further:
      'Trilho, base e medidas estão na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Diga se quer comprar ou consertar e mande o comprimento e o material da folha, com a foto da etiqueta se o {modelo} já está instalado.',
  },
  {
    when: ['rasp*|arrast*|ralando|esfreg*|roç*|rocando|rang*|guinch*', 'de correr|deslizante|correr'],
    unless: 'teto|basculante|dobradica',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    answer: [
      'Ferro raspando no portão de correr é a folha tocando onde não devia: roldana gasta que a deixou baixa, guia de cima fora do centro ou pedra no trilho. Desligue o disjuntor, solte o motor e empurre a folha devagar; o risco brilhante na pintura mostra o ponto do contato.',
    ],
    heading: 'O lugar do risco aponta a peça',
    text: [
      'Se a folha está reta e dentro do trilho, leve-a na mão e siga o som com o ouvido. Ruído embaixo é roda ou trilho; no alto é guia ou rolete; perto do motor é cremalheira apertada no pinhão.',
      'Não passe graxa para calar: ela esconde o ponto e segura areia. Folha que pende para um lado não se empurra, porque pode sair do trilho.',
    ],
    points: [
      'Raspa embaixo, no curso todo: roldana baixa ou parada.',
      'Raspa num ponto só: trilho amassado, emenda alta ou pedra.',
      'Raspa em cima: rolete da guia gasto ou torto.',
      'Raspa na coluna ao chegar: folha fora de prumo ou batente frouxo.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que se troca e o valor',
        text: [
          'Par de roldanas ou guia, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; acerto de folga e fim de curso, de {{part.adjustment.from}} a {{part.adjustment.to}}; solda pequena, de {{part.metalwork.from}} a {{part.metalwork.to}}. O motor quase nunca é a causa, mas é ele que queima se a raspagem continua.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso continuar usando no motor?',
        answer: 'Só se o som é leve e a folha anda solta na mão. Se pesa, use no manual até o conserto.',
      },
      {
        question: 'Aumentar a força do motor resolve?',
        answer: 'Não. Ele passa por cima do atrito, esquenta e deixa de parar quando encontra alguém.',
      },
    ],
    send: 'Mande um vídeo com som da folha andando e uma foto do risco na pintura: os dois juntos costumam mostrar a peça.',
  },
  {
    when: [],
    unless:
      'nao|parou|travou|quebr*|queim*|consert*|arrumar|barulho|program*|gravar|placa|placas|central|controle*|engrenagem|cremalheira|capacitor|nobreak|preco|valor|quanto|ou|bom|presta|vale|aguenta|usado|garantia|manual|instal*|kg|metros|pinhao|peca|pecas|qual|melhor|assistencia|troc*|velocidade|diferenca|serve|como',
    ofMotors: 'one-sliding-ours',
    winsTies: true,
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['what', 'buy'],
    answer: [
      'O {modelo} move portão de correr, com o pinhão engrenado na cremalheira da folha, e não serve em basculante nem em portão de abrir. Nós o vendemos e instalamos por orçamento, em geral de {{replacement.from}} a {{replacement.to}} numa casa e de {{condominium.from}} a {{condominium.to}} em portão pesado, e consertamos o que já está no portão, de {{repair.from}} a {{repair.to}}. Há mais de uma versão com esse nome: força e tensão se leem na etiqueta.',
    ],
    heading: 'Para comprar ou consertar um {modelo}',
    text: [
      'Para comprar, o que decide é o peso da folha, que deve ficar um quinto abaixo do máximo da etiqueta, e as aberturas na hora mais cheia. Para consertar, a etiqueta diz que engrenagem e que placa são as dele.',
      'Antes dos dois, empurre a folha de ponta a ponta: se prende, a roldana e o trilho vêm primeiro.',
    ],
    points: [
      'Aproveita-se a cremalheira de passo igual ao do pinhão.',
      'Jetflex no nome é a versão com inversor, que arranca e freia devagar.',
      'Base firme e no nível do trilho, com a tomada ao lado.',
      'Prédio e empresa: leia os ciclos por hora.',
    ],
    send: 'Mande o comprimento, a altura e o material da folha, uma foto do trilho e a etiqueta, se o motor já está aí.',
  },
  {
    when: [
      'guia completo|guia definitivo|guia pratico|manual completo|tudo sobre|guia de compra|guia',
      'motor|portao|automatizacao|automatizar',
      'correr|deslizante',
    ],
    unless:
      'controle*|placa|central|manutencao|conserto|cremalheira|roldana|trilho|instal*|program*|defeito*|preco|precos|ou',
    winsTies: true,
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose', 'install', 'care'],
    answer: [
      'O motor de portão de correr se escolhe por quatro coisas: o peso da folha, com um quarto de sobra no motor; as aberturas na hora mais cheia; a rampa e o vento, que pedem a classe de cima; e o lugar, com base firme no nível do trilho e tomada ao lado. Sai por orçamento, e numa casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}; em portão pesado de condomínio, entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'Do peso da folha ao motor',
    text: [
      'Multiplique o comprimento pela altura e o resultado pelo material: grade pesa de nove a catorze quilos por metro quadrado, chapa de treze a vinte e madeira sobre ferro de vinte a trinta. Quatro metros por dois em chapa dão por volta de cento e trinta quilos.',
      'O número no nome de um motor de correr costuma ser o peso máximo em quilos; confirme-o na etiqueta e deixe um quarto de sobra.',
    ],
    sections: [
      {
        aspect: 'install',
        heading: 'O que precisa estar pronto',
        text: [
          'A folha deve andar com uma mão de ponta a ponta, com roldana boa, trilho reto e batente nas duas pontas. Por cima disso vão a base do motor, a cremalheira na folha toda, com 1 a 2 mm de folga no pinhão, e o fim de curso.',
          'A montagem leva {horas de instalação} com a tomada pronta. Se ele fecha sozinho, ponha fotocélula.',
        ],
      },
      {
        aspect: 'care',
        heading: 'O que se cuida e o que costuma quebrar',
        text: [
          'Trilho varrido toda semana, sem graxa, e uma revisão a cada {{maintenance.interval}}. O que mais se troca é roldana, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
          'Folha que descarrilha ou pula dente se desliga no disjuntor e não se empurra: o trilho ou o fim de curso vem antes do motor.',
        ],
      },
    ],
    send: 'Mande o comprimento, a altura e o material da folha e uma foto do trilho: dizemos que motor serve e por quanto fica.',
  },
  {
    when: [
      'partes de|partes|componentes|componentes de|quais pecas|que pecas|quais as pecas|quais sao as pecas|nome de pecas|nomes de pecas|cada peca|pecas e para que serve*|pecas de motor',
      'correr|deslizante|deslizantes',
    ],
    unless:
      'comprar|preco|quanto|loja|troc*|onde|reposicao|quebr*|gast*|desgast*|estrag*|queim*|consert*|voces|garantia|vend*|defeito',
    subject: 'portao-de-correr',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what', 'works'],
    answer: [
      'O portão de correr tem três partes: a folha com as roldanas e a cremalheira, o trilho com a guia de cima, e o motor no chão, que puxa a folha pelo pinhão. Dentro do motor ficam a bobina, o capacitor, a engrenagem e, em geral, a central com o receptor. A fotocélula e o fim de curso dizem quando parar.',
    ],
    heading: 'As peças de cada parte do portão de correr',
    text: [
      'Roldana, trilho e guia carregam e guiam a folha; cremalheira e pinhão a puxam. Quando o portão pesa na mão com o motor solto, o defeito está no primeiro grupo.',
      'As que mais se trocam são roldana e cremalheira, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, a engrenagem, de {{part.gears.from}} a {{part.gears.to}}, e o capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    points: [
      'Folha: quadro, roldanas e cremalheira.',
      'Caminho: trilho, guia e batentes.',
      'Motor: bobina, capacitor, engrenagem, pinhão e chave de destravamento.',
      'Comando: central, receptor, ímãs do fim de curso e fotocélula.',
    ],
    send: 'Mande a foto do motor fechado e a da folha pelo lado da garagem.',
  },
];
