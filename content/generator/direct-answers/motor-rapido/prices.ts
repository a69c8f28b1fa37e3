/** Answers to titles about fast motors: prices, and whether something is worth its price. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksAdvantages } from '../../words/asking-words.ts';

const complaining =
  'reclamacao|reclamacoes|reclame|reclame aqui|reclamam|queixa|queixas|problemas comuns|problema comum|problemas|defeitos comuns|defeito comum|defeitos|pontos fracos|ponto fraco|desvantagens|desvantagem';

const further =
  'Prazos e direitos de quem comprou estão na página de [garantia](/garantia), e as faixas de cada peça em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).';

const otherMatters =
  'tecnico|instalador|visita|vizinh*|barulho|condominio|sindico|atendimento|voces|nao abre|nao fecha|parou|placa|controle*|central';

const fastMotorAnswer = {
  unless: otherMatters,
  subject: 'motor-rapido',
  isAboutSubject: true,
  isAboutModel: true,
  aspects: ['worth', 'signs'],
} as const;

export const priceAnswers: readonly DirectAnswer[] = [
  {
    when: [asksAdvantages, 'inversor|inverter|soft start'],
    unless: 'ou',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['worth'],
    answer: [
      'As vantagens do motor com inversor de frequência são partir e frear devagar, abrir em poucos segundos sem bater, fazer menos barulho e poupar a folha, o cabo e a engrenagem, porque o tranco some. No nosso caso é o JETFLEX, que abre em {segundos jetflex} e sai por {{kit.jetflex}} instalado em basculante. As desvantagens são a placa mais cara e sensível a surto e a exigência de 220 V.',
    ],
    heading: 'Para quem o inversor compensa',
    text: [
      'Compensa em avenida, em casa de muitas saídas e em folha que balança a cada parada. Em garagem recuada de pouco uso, o PADRÃO, por {{kit.padrao}}, faz o serviço.',
    ],
    points: [
      'Ponha DPS no quadro, com terra.',
      'Folha torta se conserta antes: a velocidade mostra todo defeito.',
      'Na conta de luz a diferença não se nota.',
      'A placa é a desenhada para ele, sem adaptação.',
    ],
    send: 'Diga se há 220 V no ponto e mande uma foto do portão por dentro.',
  },
  {
    when: [
      'desvantagem|desvantagens|contras|contra|pontos negativos|ponto negativo|lado ruim|problemas',
      'motor rapido|alta velocidade|jetflex|4 segundos|portao rapido|motor veloz|motor de 4 segundos|inversor',
    ],
    unless: 'vantagem|vantagens|pros|barulho|conserto|trocar',
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['worth', 'choose'],
    answer: [
      'As desvantagens do motor rápido são o preço, a exigência e o reparo: ele custa mais, pede folha reta e equilibrada, que a velocidade castiga se estiver torta, costuma pedir ponto de {{homeJetflex.volts}}, e a placa com inversor é só a dele. Também dá menos tempo de reação, e por isso não vai sem fotocélula. Em garagem recuada e rua calma, o PADRÃO de {{kit.padrao.seconds}}, por {{kit.padrao}}, faz o mesmo serviço.',
    ],
    heading: 'Quando a pressa compensa assim mesmo',
    text: [
      'Compensa em rua movimentada, em quem chega de madrugada e em entrada com fila atrás. O meio-termo é o SPEEDY, de {{kit.speedy.seconds}}, por {{kit.speedy}}; o JETFLEX, de {{kit.jetflex.seconds}}, custa {{kit.jetflex}} instalado.',
    ],
    points: [
      'Folha que treme ou raspa: conserte antes.',
      'Sem ponto de 220 V, some o eletricista à conta.',
      'Criança ou animal no vão: fotocélula também embaixo.',
    ],
    send: 'Mande um vídeo da folha andando na mão, as medidas e a tensão do ponto.',
  },
  {
    when: [
      'vantagem|vantagens|beneficios|motivos|por que',
      'motor rapido|portao rapido|motor mais rapido|mais rapido|alta velocidade|motor veloz',
      'motor*|portao*',
    ],
    unless: 'desvantage*|fecha rapido|fecha mais|gasta|acaba|quebra|fechando|estraga|como deixar|ficou',
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'A vantagem do motor rápido é o tempo parado na rua: o SPEEDY abre em {segundos speedy} e o JETFLEX em {segundos jetflex}, contra {segundos padrão} do PADRÃO. Com isso vêm menos fila na entrada, menos carros atrás de você e, no JETFLEX, partida e parada suaves, que poupam a folha. Instalados em basculante, ficam em {{kit.speedy}} e {{kit.jetflex}}; o de {segundos jetflex} pede 220 V no ponto e folha reta.',
    ],
    heading: 'Para quem a pressa vale',
    text: [
      'Vale em avenida, em rua sem lugar para esperar e em casa de muitas saídas. Em vila fechada ou garagem recuada, a diferença quase não se sente.',
      'Folha torta ou desequilibrada tira a vantagem: quanto mais depressa anda, mais forte bate. Conserta-se antes.',
    ],
    points: [
      'Segurança: menos segundos de portão aberto.',
      'Inversor: arranca e freia devagar.',
      'Mesmo consumo em cada abertura, no mesmo trabalho.',
      'Fotocélula no mesmo dia, porque a folha chega antes.',
    ],
    send: 'Diga se há 220 V no ponto e mande uma foto do portão por dentro: dizemos qual dos dois serve.',
  },
  {
    when: [
      'motor rapido|portao rapido|motor veloz|alta velocidade|speedy|jetflex|abrir rapido|motor mais rapido|motor de 4 segundos',
      'estraga|estragar|gasta mais o portao|desgasta*|quebra mais|prejudica|dura menos|danifica|acaba com|forca o portao|forca a folha|faz mal|quebra o portao',
    ],
    unless: 'ou|qual',
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['worth', 'lifetime'],
    answer: [
      'Não, se a folha está reta, equilibrada e firme: o motor rápido com inversor parte e freia devagar, e por isso bate menos que um comum mal regulado. Estraga, sim, o portão torto, com cabo gasto ou roldana ruim, porque a velocidade transforma cada folga em pancada. Antes de pôr um SPEEDY, de {{kit.speedy}}, ou um JETFLEX, de {{kit.jetflex}} instalado, o técnico confere a folha na mão.',
    ],
    heading: 'O que a velocidade exige da folha',
    text: [
      'Cabos iguais, pivôs sem folga, coluna firme e parada regulada. Com isso a peça que mais gasta continua sendo a mesma do motor lento, o cabo, e no mesmo ritmo, porque o número de viagens é o mesmo.',
      'Se o portão começa a balançar ou bater depois da troca, desligue o automático e chame: a regulagem fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Rampa de parada bem regulada.',
      'Fotocélula, porque ninguém reage a tempo.',
      'Reaperto na revisão anual.',
    ],
    send: 'Mande um vídeo do portão de hoje abrindo e uma foto por dentro: dizemos se a folha está pronta.',
  },
  {
    when: [
      'lento|demora*|normal|muito tempo|e muito|muito|leva|abre em|levando|demorando',
      'abre|abrir|fecha|fechar|motor|portao',
    ],
    figure: { unit: 'second', from: 20, to: 120 },
    unless:
      'antes|de repente|timer|pausa|fotocelula|kit|condominio*|predio*|depois|sozinho|deslizante|correr|pivotante|controle|espera|parou|luz|responder',
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['worth', 'works'],
    answer: [
      'Num basculante, {figura} é mais do que o normal: o motor comum leva perto de {segundos padrão}. As causas são folha pesada ou desequilibrada, capacitor fraco e tensão baixa no ponto, e o conserto fica entre {{repair.from}} e {{repair.to}}. Num portão de correr comprido, esse tempo pode ser o dele, porque o motor comum leva de quatro a seis segundos por metro.',
    ],
    heading: 'Onde os segundos se perdem',
    text: [
      'Com o disjuntor desligado, os cabos inteiros e o portão fechado, o técnico solta o motor e leva a folha na mão: se ela pesa, o motor está inocente. Se vai leve, mede-se o capacitor e a tensão na partida.',
      'Se o motor sempre foi assim e a folha é leve, só outro o acelera: o SPEEDY abre em {segundos speedy}, por {{kit.speedy}} instalado.',
    ],
    points: [
      'Três medidas com o relógio, da folha fechada até aberta.',
      'Mais lento à noite: tensão baixa na hora em que a casa usa mais.',
      'Mais lento no calor: capacitor ou motor que esquenta.',
      'Lento só para subir: contrapeso ou mola.',
    ],
    send: 'Mande um vídeo de uma abertura inteira, com som, e a etiqueta do motor.',
  },
  {
    when: [
      'por que|porque|por qual motivo|qual o motivo',
      'jetflex|jet flex',
      'caro|custa mais|preco|mais caro|valor',
    ],
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price', 'choose'],
    answer: [
      'Porque o motor é outro: o JETFLEX, de {{kit.jetflex}} instalado, tem inversor, que faz o motor girar mais depressa e frear antes do batente, e abre em {segundos jetflex}. O SPEEDY, de {{kit.speedy}}, leva {segundos speedy}, e o PADRÃO, de {{kit.padrao}}, {segundos padrão}. Ele também move folha mais pesada, até {{homeJetflex.weight}}, e a placa dele é a peça que pesa no preço.',
    ],
    heading: 'A quem a diferença serve',
    text: [
      'Serve a quem espera na rua, abre muitas vezes ou tem folha perto do limite do PADRÃO, que é de {{home.weight}}. Em rua calma e com folha leve, os {{kit.jetflex - kit.speedy}} ficam melhor em fotocélula e nobreak.',
    ],
    points: [
      'Ponto de 220 V: sem ele, soma-se o serviço do eletricista.',
      'Mesma garantia de {{kit.warranty}} no motor e na instalação.',
      'Folha reta e equilibrada, que qualquer motor rápido pede.',
    ],
  },
  {
    when: [
      'segundos|seg|s',
      'bom|normal|e rapido|lento|e muito|demora*|demorado',
      'abre|abrir|fecha|fechar|motor|portao',
    ],
    figure: { unit: 'second', from: 4, to: 11.9 },
    unless:
      'timer|pausa|fotocelula|kit|condominio*|predio*|correr|deslizante|pivotante|perigoso|passou|depois|apos|controle|espera|muito rapido|motor rapido|vale|ficou|agora|bate|preco|quero|qual|speedy|jetflex|padrao|e bom',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['worth', 'works'],
    answer: [
      'É um bom tempo: num basculante, {figura} é mais rápido que o motor comum, que leva perto de {segundos padrão}. Dos nossos kits, o SPEEDY abre em {segundos speedy}, por {{kit.speedy}} instalado, e o JETFLEX em {segundos jetflex}, por {{kit.jetflex}}. Com essa velocidade a folha tem de estar reta, frear antes do batente e parar ao encostar em alguém.',
    ],
    heading: 'O que conferir num portão rápido',
    text: [
      'Se ele sempre abriu assim e freia no fim, está certo. Se ficou mais rápido de um dia para outro, a folha pode estar descendo pelo peso: não use e chame o técnico.',
    ],
    points: [
      'Fotocélula no vão, testada com uma vassoura.',
      'Sem batida no fim: o fim de curso freia antes.',
      'No de correr, o tempo cresce com o comprimento.',
    ],
  },
  {
    when: ['speedy', complaining],
    ...fastMotorAnswer,
    answer: [
      'As queixas de um motor de fuso rápido como o SPEEDY vêm quase sempre da folha: torta ou mal equilibrada, ela bate na chegada em {segundos speedy}, gasta a porca do fuso e tira o fim de curso do ponto. Se o seu já está instalado e falha, o nosso kit tem {{kit.warranty}} de garantia; fora dela, o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que evita a reclamação antes da compra',
    text: [
      'Passo longo no fuso quer folha reta e leve na mão. Conferimos isso na visita e, se o portão não está pronto, dizemos antes: primeiro a serralheria, depois o motor.',
      'Quem não se incomoda em esperar {segundos padrão} fica com o PADRÃO, de {{kit.padrao}}, que pede menos da folha.',
    ],
    points: [
      'Estrondo ao fechar: fim de curso ou contrapeso, e não o motor.',
      'Gira e não sobe: porca do fuso gasta.',
      'Zumbe e fica parado: capacitor vencido, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Para no meio em dia quente: uso acima do que é de casa.',
    ],
    further,
    send: 'Mande um vídeo da folha subindo e descendo e a data da instalação: dizemos se é garantia ou regulagem.',
  },
  {
    when: ['jetflex|jet flex|inversor|inverter', complaining],
    ...fastMotorAnswer,
    answer: [
      'O que mais se reclama de motor com inversor, como o JETFLEX, são três coisas: a placa própria, mais cara que a comum e orçada pela etiqueta; o motor que para e pisca quando a folha pesa ou a tensão cai; e o ponto de 220 V que a casa não tinha. Com a folha equilibrada e o circuito certo ele trabalha manso; no nosso kit a garantia é de {{kit.warranty}}.',
    ],
    heading: 'O que conferir antes de pagar por um inversor',
    text: [
      'O JETFLEX abre em {segundos jetflex}, leva até {{homeJetflex.weight}} e custa {{kit.jetflex}} instalado em basculante. Quem não precisa dessa pressa gasta menos com o SPEEDY ou o PADRÃO, de placa comum.',
      'Piscada da placa não é queima: conte as piscadas antes de trocar qualquer peça. O que não é placa se conserta por {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Pisca e não anda: folha pesada, sensor de posição ou tensão baixa.',
      'Percurso perdido depois de faltar luz: grava-se de novo.',
      'Queima por raio: dispositivo de proteção no quadro.',
      'Peso acima do limite: nem a regulagem resolve.',
    ],
    further,
    send: 'Mande um vídeo das piscadas, a foto da etiqueta e a data da instalação.',
  },
  {
    when: ['padrao', 'speedy', 'trocar|troca|passar|mudar|pro|para|upgrade|subir'],
    unless: 'consert*|placa|comprar|qual',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['worth', 'replace'],
    answer: [
      'Do PADRÃO para o SPEEDY são {{kit.speedy - kit.padrao}} a mais no pedido, {{kit.speedy}} contra {{kit.padrao}}, e vale a pena para quem espera na rua: a abertura cai de {segundos padrão} para {segundos speedy}. Com o PADRÃO já instalado e andando bem, não troque só por isso: entra um kit inteiro, porque velocidade não se regula na placa dele.',
    ],
    heading: 'Antes de decidir entre os dois tempos',
    text: [
      'Os dois vão instalados em portão basculante, com central, dois controles e {{kit.warranty}} de garantia. O PADRÃO leva folha de até {{home.weight}}; o limite do SPEEDY se confirma no pedido, com a folha medida.',
    ],
    points: [
      'Garagem recuada ou rua sem saída: o PADRÃO basta.',
      'Portão direto na calçada: os segundos a menos se sentem todo dia.',
      'Folha torta ou que desce sozinha: acerte antes, que a velocidade vira tranco.',
      'PADRÃO que ficou lento: é defeito, e se conserta de {{repair.from}} a {{repair.to}}.',
    ],
    further: 'Os tempos e os preços lado a lado estão em [motores](/motores).',
    send: 'Mande pelo WhatsApp uma foto do portão por dentro e diga se o PADRÃO já está instalado e há quanto tempo.',
  },
  {
    when: [
      'rapido*|rapida|veloz|alta velocidade|ultra rapido|super rapido|abertura rapida',
      'vale a pena|vale pena|vale o preco|vale|compensa|bom negocio',
    ],
    unless: 'ou|consert*|jetflex|speedy|placa|condominio*|predio*|correr|deslizante|pivotante',
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['worth', 'choose'],
    answer: [
      'Vale a pena para quem espera na rua com o carro parado; para quem recua e entra com calma, o SPEEDY, de {segundos speedy}, por {{kit.speedy}} instalado, basta. O motor rápido de {segundos jetflex} é o JETFLEX, {{kit.jetflex}} instalado em basculante, e pede 220 V no ponto e folha reta.',
    ],
    heading: 'Quando os segundos pagam a diferença',
    text: [
      'Entre os dois são {{kit.jetflex - kit.speedy}}. Numa avenida, numa rua de mão única com fila atrás ou numa entrada que preocupa à noite, a pressa aparece todo dia.',
      'Os tempos são de um basculante equilibrado, de tamanho comum. Portão de correr e de abrir têm outro percurso e saem por orçamento.',
    ],
    points: [
      'PADRÃO: {segundos padrão}, {{kit.padrao}}, para garagem recuada.',
      'SPEEDY: o meio-termo, pedido na tensão que a casa tem.',
      'Folha torta ou pesada na mão: conserte antes, ou a pressa vira pancada.',
      'Portão que já foi mais veloz: está pesado ou cansado, e conserto custa menos.',
    ],
    questions: [
      {
        question: 'Abrindo depressa ele é mais perigoso?',
        answer:
          'A folha chega antes que alguém reaja: por isso a fotocélula e a força no mínimo entram no serviço desde o primeiro dia.',
      },
    ],
    send: 'Diga pelo WhatsApp se você espera na rua, se há 220 V no ponto e a altura e a largura da folha, com uma foto por dentro: dizemos qual dos três compensa.',
  },
  {
    when: ['jetflex', 'vale a pena|vale|compensa|e bom|presta|recomenda*'],
    unless: 'placa|conserto|consertar|queim*|condominio*|predio*|wifi|speedy|padrao|correr|deslizante*',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['worth'],
    answer: [
      'Vale se você entra direto de uma rua movimentada, chega de madrugada ou tem folha entre {{home.weight}} e {{homeJetflex.weight}}: o JETFLEX abre em {segundos jetflex} e custa {{kit.jetflex}} instalado em basculante. Não vale se a rua é calma, a folha é leve ou não há 220 V no ponto: aí fique com o PADRÃO, {{kit.padrao}}, ou com o SPEEDY, {{kit.speedy}}.',
    ],
    heading: 'O que os {{kit.jetflex - kit.speedy}} acima do SPEEDY compram',
    text: [
      'Entre o SPEEDY e o JETFLEX a diferença é de {{kit.jetflex - kit.speedy}}: ela paga o inversor, que arranca e freia devagar, poupa solda e dobradiça, corta o tempo pela metade e leva mais peso de folha.',
      'Portão torto anula a compra. Numa folha que enrosca o inversor só erra mais depressa, e o acerto, de {{part.adjustment.from}} a {{part.adjustment.to}}, vem primeiro.',
    ],
    points: [
      'PADRÃO: {segundos padrão}, até {{home.weight}}, {{kit.padrao}}.',
      'SPEEDY: {segundos speedy}, {{kit.speedy}}.',
      'JETFLEX: {segundos jetflex}, até {{homeJetflex.weight}}, 220 V, {{kit.jetflex}}.',
    ],
    questions: [
      {
        question: 'A placa do JETFLEX é mais cara de consertar?',
        answer:
          'Ela tem o inversor junto e não se troca por placa universal. Por isso vale aterrar o ponto e pôr protetor contra surto no quadro.',
      },
    ],
    further:
      'A ficha está na página do [motor de alta velocidade](/topicos/motor-de-portao-de-alta-velocidade).',
    send: 'Fotografe a folha de lado, a coluna e o quadro de luz: com isso dizemos se o 220 V e a folha servem.',
  },
  {
    when: [
      'speedy',
      'vale|compensa|presta|e bom|bom',
      'a pena|kit|motor|ppa|e bom|basculante|compensa|presta',
    ],
    unless:
      'jetflex|padrao|consert*|placa|entre|diferenca|a mais|mais caro|trocar|passar|condominio*|predio*',
    isAboutModel: true,
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['worth', 'choose'],
    answer: [
      'O SPEEDY vale a pena para quem quer esperar metade do tempo gastando pouco a mais: abre o basculante em {segundos speedy}, contra {segundos padrão} do PADRÃO, e custa {{kit.speedy}} instalado, {{kit.speedy - kit.padrao}} acima dele. Numa casa de folha leve e equilibrada, é o kit que indicamos a quem pergunta pelo meio-termo.',
    ],
    heading: 'Quando o SPEEDY serve e quando não',
    text: [
      'A potência do motor, como 1/4 HP, diz a força dele, e não a velocidade: o SPEEDY corre pela rosca do fuso. Quanto a folha pode pesar confirmamos no pedido, com a largura, a altura e o material.',
      'No preço entram motor, central, dois controles, fixação e instalação, com {{kit.warranty}} de garantia.',
    ],
    points: [
      'Duas ou mais saídas por dia, calçada com gente: vale.',
      'Garagem com recuo e pouco uso: o PADRÃO, de {{kit.padrao}}, chega.',
      'Entrada direto de avenida, com 220 V no ponto: o JETFLEX, de {segundos jetflex}, por {{kit.jetflex}}.',
      'Folha torta ou pesada na mão: acerte-a antes, ou ela bate mais forte em qualquer kit.',
    ],
    questions: [
      {
        question: 'O SPEEDY bate mais do que o PADRÃO?',
        answer:
          'Em folha equilibrada, não. Com cabo frouxo ou contrapeso fora, a velocidade aumenta a pancada no fim, e por isso a folha se confere na instalação.',
      },
    ],
    further: 'Os três kits, lado a lado, estão na [comparação dos motores](/motores).',
    send: 'Mande pelo WhatsApp a largura, a altura e o material da folha, com uma foto por dentro: confirmamos se o SPEEDY a leva.',
  },
  {
    when: [
      'jetflex|jet flex|inversor|motor rapido',
      'barulho|barulhento|silencios*|ruido',
      'faz|e|muito|tem|mais|normal|menos|como|qual',
    ],
    unless: 'parou|bate|batendo|estal*|apit*|chia*|comecou|fazendo|ou|queim*|ronc*',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['worth'],
    answer: [
      'O JETFLEX faz menos barulho que um motor comum, porque o inversor arranca e freia devagar e acaba com a pancada no fim do curso. O que continua é um zunido fino enquanto anda, normal em motor com inversor; o resto do ruído vem da folha.',
    ],
    heading: 'O barulho que é da folha',
    text: [
      'Pivô seco, cabo raspando na polia e solda solta soam igual com qualquer motor, e em {segundos jetflex} de abertura soam mais alto. Antes da montagem a folha é levada na mão, e o que range se acerta.',
      'O kit sai por {{kit.jetflex}} instalado em basculante de até {{homeJetflex.weight}}, e pede ponto de 220 V.',
    ],
    points: [
      'Batida ao chegar: frenagem a regular, e não defeito de fábrica.',
      'Estalo a cada volta: peça gasta, e aí se chama.',
      'Garagem embaixo de quarto: borracha no batente ajuda mais que trocar de motor.',
    ],
  },
  {
    when: ['lento|demora*|rapido|normal|muito tempo|e muito|e pouco', 'abre|abrir|fecha|fechar|motor|portao'],
    figure: { unit: 'second', from: 12, to: 19 },
    unless:
      'ficou|ficando|agora|antes|passou|perdeu|de repente|deixar mais|timer|pausa|fotocelula|kit|condominio*|predio*',
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['worth', 'works'],
    answer: [
      'Não é defeito: esse é o ritmo de um motor comum de basculante, e o nosso kit PADRÃO leva {segundos padrão}. Quem espera na rua sente esse tempo; o SPEEDY abre em {segundos speedy}, por {{kit.speedy}} instalado, e o JETFLEX em {segundos jetflex}, por {{kit.jetflex}}. Em portão de correr, o tempo cresce com o comprimento da folha.',
    ],
    heading: 'Tempo normal, tempo perdido e tempo comprado',
    text: [
      'Se o portão sempre levou {figura}, só outro motor o acelera: mexer na força da central não muda a rotação e tira a segurança.',
      'Se antes era mais rápido, aí sim há defeito: folha pesada, capacitor fraco ou tensão baixa. Capacitor trocado fica entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    points: [
      'Cronometre da folha fechada até parada aberta, três vezes.',
      'Rua calma ou garagem recuada: o tempo comum basta.',
      'Rua movimentada ou várias famílias: vale o mais rápido.',
    ],
    send: 'Mande pelo WhatsApp um vídeo de uma abertura inteira e a etiqueta do motor.',
  },
  {
    when: [
      'jetflex|speedy',
      'vale|compensa|diferenca|mais caro|a mais|e bom',
      'preco|diferenca|vale|caro|compensa|pagar',
    ],
    unless: 'consert*|placa|inverter|inversor|comum|entre|padrao',
    isAboutModel: true,
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['worth', 'choose'],
    answer: [
      'O JETFLEX abre em {segundos jetflex} e custa {{kit.jetflex}} instalado; o SPEEDY abre em {segundos speedy} e custa {{kit.speedy}}, ou seja, {{kit.jetflex - kit.speedy}} a menos. O PADRÃO, com o PPA Home, leva {segundos padrão} e custa {{kit.padrao}}. O JETFLEX leva folha de até {{homeJetflex.weight}} e pede 220 V no ponto do motor. Ele vale a diferença para quem espera na rua; em garagem recuada, rua calma ou casa só com 127 V, fique com o SPEEDY.',
    ],
    heading: 'Onde os segundos a menos se pagam',
    text: [
      'Quem chega à noite, para em avenida ou divide a entrada com outra família sente a diferença todo dia. Quem abre o portão duas vezes, com recuo, quase não sente.',
      'Além do tempo, paga-se o inversor: a folha sai devagar e freia antes do batente, e solda e dobradiça agradecem. Em troca, ele pede 220 V no ponto e folha reta.',
    ],
    points: [
      'Sem 220 V no ponto: some o serviço do eletricista.',
      'Folha torta ou pesada na mão: conserte antes de pensar em velocidade.',
      'Folha acima de {{homeJetflex.weight}}: é caso da linha pesada.',
      'Só o preço incomoda: o SPEEDY custa {{kit.speedy - kit.padrao}} a mais que o PADRÃO e corta a espera pela metade.',
    ],
    questions: [
      {
        question: 'Motor mais rápido gasta a folha?',
        answer:
          'Com inversor, menos do que um comum, porque parte e para devagar. O que não pode é folha desequilibrada: ela bate mais forte em qualquer velocidade.',
      },
    ],
    further:
      'As características do conjunto estão na página do [PPA Home Jetflex](/motores/motor-ppa-home-jetflex).',
  },
  {
    when: ['parcel*|divid*|prestac*|em quantas vezes|quantas vezes', 'jetflex|jet flex'],
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price'],
    answer: [
      'Sim, o kit JETFLEX, de {{kit.jetflex}} instalado, se parcela em até {parcelas} vezes. Havendo juros da operadora do cartão, a soma do JETFLEX com eles vai por escrito no orçamento.',
    ],
    heading: 'O que entra no valor parcelado do JETFLEX',
    text: [
      'Motor com inversor, central, dois controles, suporte e instalação estão na mesma conta. Ele abre em {segundos jetflex} um basculante de até {{homeJetflex.weight}} e pede ponto de 220 V.',
      'Puxar esse ponto, quando só há 127 V, ou reforçar a folha se orça à parte e entra no mesmo parcelamento.',
    ],
    send: 'Mande pelo WhatsApp a foto do basculante por dentro, a do quadro de luz e o bairro, com o número de vezes que prefere.',
  },
];
