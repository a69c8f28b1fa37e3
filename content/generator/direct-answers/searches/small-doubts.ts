/** Short searches about a building's repair, a motor that only moves by hand, prices without fitting, and small adjustments. */
import type { DirectAnswer } from '../../direct-answer.ts';

const price = 'preco|precos|valor|custa|custo|quanto|quanto fica|quanto sai|orcamento';

export const smallDoubtAnswers: readonly DirectAnswer[] = [
  {
    when: ['condominio*|predio*|edificio*', 'conserto|consertar|reparo|reparar|arrumar', price],
    unless:
      'quem paga|pagar|motor|placa|sindico|3 orcamentos|tres orcamentos|quantos orcamentos|rateio|taxa|quanto tempo',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['price', 'repair'],
    answer: [
      'O conserto de portão de prédio é orçado pela peça, porque a folha e o motor são maiores: numa casa ele vai de {{repair.from}} a {{repair.to}}, e no condomínio o valor sai por escrito, depois da visita, que não tem taxa. Se a saída for trocar o motor, o conjunto pesado instalado fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'O que muda o preço no portão coletivo',
    text: [
      'Regulagem, fotocélula e capacitor custam perto do que custam numa casa. Engrenagem, roldana e placa de motor de uso intenso são maiores, e nelas o código da etiqueta decide.',
      'O serviço tem {{repair.warranty}} de garantia e a peça trocada, {{parts.warranty}}, escritos no recibo para a prestação de contas.',
    ],
    points: [
      'Etiqueta do motor e nome da placa, fotografados.',
      'Vídeo com som do que o portão faz.',
      'Quem aprova o orçamento, e até que valor.',
      'Hora em que a garagem pode ficar na mão.',
    ],
    send: 'Mande o bairro, a foto da etiqueta e o vídeo: a faixa de preço vem na resposta, em nome do condomínio.',
  },
  {
    when: [
      'predio*|condominio*|edificio*',
      'sem portao|portao quebrado|portao parado|portao com defeito|portao nao funciona|portao travado',
      'o que fazer|como fica|quem chamar|como fazer|e agora|funcionando',
    ],
    unless: 'quem paga|construindo|obra',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Com o portão do prédio parado, avise a portaria e o síndico, desligue o disjuntor do portão e ponha alguém no vão para controlar a passagem. Folha reta e leve se destrava e se leva na mão; torta, caída ou com cabo frouxo, ninguém toca. O técnico deixa primeiro a entrada segura, e o conserto, no prédio, é orçado pela peça.',
    ],
    heading: 'Até o conserto, nesta ordem',
    text: [
      'De noite, feche na mão, trave de novo o motor e passe uma corrente. O controle continua abrindo se o disjuntor for religado, e por isso o quadro fica identificado.',
      'Atendemos de {horário}, e fora disso conforme houver técnico livre na assistência 24 horas.',
    ],
    points: [
      'Chave de destravamento na portaria, e quem sabe usá-la.',
      'Cone ou corrente com aviso no vão aberto.',
      'Saída de pedestre livre.',
      'Foto da etiqueta do motor já enviada ao técnico.',
    ],
    send: 'Mande o endereço, um vídeo do portão e a foto da etiqueta: dizemos se um técnico vai hoje.',
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
      'so em botao|so pelo botao|so no botao|so funciona no botao|so abre no botao|so pela botoeira|so na botoeira|so em botoeira',
      'controle*|motor|portao',
    ],
    unless: 'fecha so em botao|so fecha em botao|fecha so pelo botao',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Se o portão anda pelo botão e não pelo controle, motor e central estão bons, e o defeito está no rádio: bateria do controle, memória perdida ou receptor. Troque a bateria e teste outro controle; se nenhum abre, grave um de novo, de {{part.programming.from}} a {{part.programming.to}}, e se ele não grava é o receptor, num conserto de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Do controle ao receptor',
    text: [
      'Um controle mudo e os outros bons: é ele. Todos mudos no mesmo dia: memória ou receptor, muitas vezes depois de um raio. Todos curtos: antena.',
    ],
    points: [
      'Luz do controle apagada: bateria ou contato.',
      'Luz acesa e portão parado: falta gravação.',
      'Abre só colado na caixa: antena do receptor.',
      'Botoeira presa pode calar os controles: solte um fio dela, com o disjuntor desligado.',
    ],
    send: 'Mande a foto do controle aberto e a da central, e diga quantos controles pararam.',
  },
  {
    when: [
      'reclamar|reclamacao|acionar|usar|pedir|solicitar|como funciona',
      'garantia',
      'motor|portao|kit|conserto|servico|peca|instalacao',
    ],
    unless: 'negada|negou|negaram|recus*|nao cobr*|estendida',
    subject: 'garantia',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Conosco, o kit instalado tem {{kit.warranty}} de garantia, o motor vendido sozinho {{motor.warranty}}, o serviço de um conserto {{repair.warranty}} e a peça trocada {{parts.warranty}}. Para usar, escreva com o recibo, a data, a foto da etiqueta e um vídeo do defeito, e não deixe outro abrir o motor antes da resposta; a volta ao que está coberto não tem taxa. Comprado em outra loja, o pedido se faz a ela, do mesmo jeito.',
    ],
    heading: 'O que entra e quanto se espera',
    text: [
      'Defeito da peça e serviço malfeito entram; raio, enchente, batida e tensão errada, não. Pela lei, quem vendeu tem até trinta dias para consertar o produto.',
    ],
    points: [
      'Recibo com o modelo e o número de série.',
      'Dia em que o defeito apareceu.',
      'Disjuntor desligado até a visita.',
      'Resposta guardada por escrito.',
    ],
    further: 'Prazos e condições estão na página de [garantia](/garantia).',
    send: 'Mande o recibo, a foto da etiqueta e o vídeo: dizemos se é garantia antes da visita.',
  },
  {
    when: [
      'motor|motores|kit|ppa|home|jetflex|speedy',
      'sem instalacao|so o motor|so motor|sem montagem|sem instalar|na caixa',
      `${price}|comprar|vende*`,
    ],
    unless: 'controle*|placa|usado|deslizante|correr|pivotante|garen|rossi|peccinin|nice',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price', 'buy'],
    answer: [
      'Sem instalação, a nossa tabela tem três motores de basculante: {{motor.quarterCv}} o de {{motor.quarterCv.power}}, {{motor.thirdCv}} o de {{motor.thirdCv.power}} e {{motor.halfCv}} o de {{motor.halfCv.power}}, para folha de até {{motor.quarterCv.weight}}, {{motor.thirdCv.weight}} e {{motor.halfCv.weight}}. Os kits PADRÃO, SPEEDY e JETFLEX têm preço publicado já instalados, {{kit.padrao}}, {{kit.speedy}} e {{kit.jetflex}}; só a caixa deles se pergunta na conversa.',
    ],
    heading: 'O que falta pagar em quem compra só o motor',
    text: [
      'Central, controles, fim de curso, suporte e a regulagem fazem parte do kit e ficam por fora do motor sozinho. Quem monta responde pela fixação e pela força.',
      'O motor vendido sem instalação tem {{motor.warranty}} de garantia.',
    ],
    points: [
      'Tensão do motor e do ponto conferidas, 127 V ou 220 V.',
      'Peso da folha abaixo do limite, com sobra.',
      'Coluna firme e folha equilibrada antes da compra.',
      'Montagem de motor já comprado: orçada por foto.',
    ],
    send: 'Mande as medidas e o material da folha e uma foto por dentro: dizemos qual motor serve.',
  },
  {
    when: ['motor|motores', 'instalado|instalada|com instalacao|colocado|ja instalado', `${price}|motor`],
    figure: { unit: 'power', to: 0.6 },
    unless:
      'correr|deslizante|pivotante|condominio|predio|queim*|kg|quilos|tem|usado|garen|rossi|peccinin|nice',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Instalado em basculante, o preço fechado é o dos kits: {{kit.padrao}} o PADRÃO, {{kit.speedy}} o SPEEDY e {{kit.jetflex}} o JETFLEX, com motor, central e dois controles. Só o aparelho, na nossa tabela, custa {{motor.quarterCv}} no de {{motor.quarterCv.power}}, {{motor.thirdCv}} no de {{motor.thirdCv.power}} e {{motor.halfCv}} no de {{motor.halfCv.power}}; montado fora do kit, o {figura} se orça por foto.',
    ],
    heading: 'Escolher pelo peso, e não pela potência',
    text: [
      'O de {{motor.quarterCv.power}} move até {{motor.quarterCv.weight}}, o de {{motor.thirdCv.power}} até {{motor.thirdCv.weight}} e o de {{motor.halfCv.power}} até {{motor.halfCv.weight}}, em basculante. Mais potência do que a folha pede não encurta o tempo.',
      'Em portão de correr ou de abrir o motor sai por orçamento; numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'O kit inclui a fixação e a regulagem.',
      'O circuito de energia é do eletricista.',
      'Até {parcelas} vezes, sem mudar o valor do kit.',
      'A visita para medir não tem taxa.',
    ],
    send: 'Mande a largura, a altura e o material da folha e uma foto por dentro.',
  },
  {
    when: [
      'trimpot|trimpots|jumper|jumpers|dip switch|dipswitch|potenciometro',
      'placa|central|portao|motor|receptor',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['works', 'adjust'],
    answer: [
      'Na placa do portão, o trimpot é o parafusinho de girar que ajusta uma medida, como força ou tempo de pausa, e o jumper, ou a chave DIP, é a ponte que liga ou desliga uma função, como o fechamento automático. O nome impresso ao lado diz qual é qual. Mexer com a placa ligada pega tensão da rede; regular fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Mexer sem perder o ajuste que havia',
    text: [
      'Fotografe a posição antes, mude uma coisa por vez e prove com o vão vazio. Jumper trocado pode inverter o motor ou desligar a fotocélula, e força alta quebra engrenagem e machuca.',
    ],
    points: [
      'FOR, FORÇA ou EMB: força do motor.',
      'PAUSA ou TCA: espera antes de fechar sozinho.',
      'Trimpot que gira em falso: troca-se a peça ou a placa.',
      'Função que não está no manual: pergunte antes.',
    ],
    send: 'Mande a foto da placa fechada e a do nome impresso nela, e diga o que quer mudar.',
  },
  {
    when: [
      'memoria',
      'cheia|cheio|lotada|lotou|limite|esgotou|acabou',
      'placa|central|receptor|controle*|portao',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['program', 'price'],
    answer: [
      'Memória cheia quer dizer que a central não aceita mais controle: os que existem continuam abrindo, e o novo é recusado. Apague os que ninguém usa, se a placa permite apagar um só, ou limpe tudo e grave de novo os que ficam, de {{part.programming.from}} a {{part.programming.to}} por visita. Onde há muitos, um receptor avulso maior resolve sem trocar a placa.',
    ],
    heading: 'Quantos cabem, e como contar',
    text: [
      'O número está no manual da placa, e cada botão gravado ocupa um lugar. Controle perdido e o de quem se mudou também contam.',
    ],
    points: [
      'Reúna todos os controles antes de limpar a memória.',
      'Anote quem tem cada um.',
      'Não segure o botão de gravar sem saber: pode apagar tudo.',
      'Prédio: receptor com cadastro por unidade.',
    ],
    send: 'Mande a foto da placa fechada e diga quantos controles a casa ou o prédio usa.',
  },
  {
    when: ['dobradica*|pivo|pivos|mancal|mancais', 'basculante*'],
    unless: 'pivotante|rolamento',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['repair', 'price'],
    answer: [
      'No portão basculante quem faz as vezes da dobradiça é o pivô, ou mancal, o ponto lateral em que a folha gira; gasto ou seco, ele range, deixa a folha torta e pesa no motor. A troca se faz com a folha escorada, dos dois lados, e fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; solda de suporte vai de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    heading: 'Sinais de pivô no fim',
    text: [
      'Rangido no mesmo ponto da subida, folha que encosta de um lado e pó de ferro embaixo do eixo mostram o desgaste. Graxa resolve o seco, e não o gasto.',
      'Não solte nada: cabo e contrapeso continuam puxando a folha.',
    ],
    points: [
      'Disjuntor desligado e ninguém embaixo.',
      'Os dois lados juntos, da mesma medida.',
      'Depois da troca, o equilíbrio é conferido na mão.',
      'Coluna trincada junto do pivô: serralheiro antes.',
    ],
    send: 'Mande a foto dos dois lados do portão, de dentro, e um vídeo da subida.',
  },
  {
    when: ['base|bloco|sapata', 'concreto|cimento|alvenaria|chumbar|chumbador', 'motor|deslizante|correr'],
    unless: 'solt*|quebr*|trinc*|preco|quanto custa|afund*',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'A base de concreto do motor deslizante fica por dentro, rente ao fim do vão, um pouco maior que a chapa do motor em todos os lados e alta o bastante para a água não chegar à placa; a medida exata e a distância até a folha estão no gabarito do manual. O conduíte sai pelo meio dela, e o concreto seca antes da montagem. Com a base pronta, instalar leva de {horas de instalação}.',
    ],
    heading: 'O que deixar pronto para o dia da instalação',
    text: [
      'Base que balança faz a cremalheira pular: ela se ancora no piso firme, e não na grama nem no contrapiso solto. Os chumbadores vão na furação da chapa, e o nível decide a folga do pinhão.',
      'Base é serviço de pedreiro; motor, cremalheira e regulagem são conosco, e numa casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Altura que deixe o pinhão embaixo da cremalheira, com folga.',
      'Conduíte de força e outro de sinal, com guia.',
      'Folga para abrir a tampa do motor.',
      'Batente no fim do trilho antes do motor.',
    ],
    send: 'Mande a foto do lugar da base, a da folha por dentro e o modelo do motor, se já comprou.',
  },
  {
    when: [
      'lado|esquerda|direita|esquerdo|direito|de que lado|qual lado',
      'motor|automatizador',
      'portao|basculante|colocar|instalar|fica|direita|motor',
    ],
    unless:
      'lado errado|lado trocado|um lado|outro lado|dois lados|lado de fora|lado de dentro|ao lado|lado a lado|quebr*|torto|pesad*|correr|deslizante|so para|vai para|solt*|barulho',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['install', 'choose'],
    answer: [
      'No basculante o motor pode ficar na coluna da esquerda ou na da direita: escolhe-se a mais firme e reta, com espaço para o braço e perto do ponto de energia, e a central inverte o sentido de giro. Folha larga ou pesada pode pedir reforço no lado escolhido. Em portão de correr ele fica por dentro, na ponta para onde a folha se recolhe.',
    ],
    heading: 'O que decide o lado',
    text: [
      'A coluna do motor recebe todo o esforço da partida; a fina, torta ou enferrujada é reforçada antes. Porta social, tomada e passagem do carro também contam.',
      'Trocando um motor velho, em geral se aproveita o lado em que ele estava, com a fiação pronta.',
    ],
    points: [
      'Espaço livre para o braço subir sem bater na laje.',
      'Chave de destravamento ao alcance da mão.',
      'Caixa longe de respingo e de roda.',
      'Ponto de energia com terra na mesma coluna.',
    ],
    send: 'Mande a foto das duas colunas por dentro e onde fica a energia: dizemos o lado.',
  },
  {
    when: [
      'jetflex|inversor|inversora',
      'perde|perdeu|perdendo|esquece|esqueceu|desprogram*',
      'percurso|curso|memoria|programacao|posicao|fim de curso|aprendizado',
    ],
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    isComplaint: true,
    aspects: ['repair', 'adjust'],
    answer: [
      'Motor com inversor que perde o percurso não está lendo a própria posição: sensor ou encoder solto, folha que prende e o faz parar antes, ou queda de tensão no meio da viagem. Grave o percurso de novo, uma vez, com a folha leve e o vão vazio; se ele se perde outra vez, é peça ou rede. A gravação fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'O que faz o percurso se perder',
    text: [
      'Depois de cada falta de luz o motor anda devagar até achar o fim, e isso é normal. Anormal é procurar o batente todo dia, parar no meio ou bater.',
    ],
    points: [
      'Folha destravada e movida na mão: o motor precisa se achar de novo.',
      'Batente frouxo muda o ponto final.',
      'Luz da casa que cai junto: circuito fraco.',
      'Placa de inversor se orça pela etiqueta.',
    ],
    send: 'Mande um vídeo de duas viagens seguidas e a foto da etiqueta do motor.',
  },
];
