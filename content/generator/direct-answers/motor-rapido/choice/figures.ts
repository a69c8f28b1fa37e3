/** Answers to titles about fast motors: a figure in the title. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const figureAnswers: readonly DirectAnswer[] = [
  {
    when: ['segundos|seg|jetflex|rapido', 'motor|kit|jetflex|portao|basculante'],
    unless: 'correr|deslizante|pivotante|abre em|demora*|consert*|ou|speedy|padrao',
    figure: { unit: 'kilogram', from: 271, to: 300 },
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price'],
    answer: [
      'Para {figura} em {segundos jetflex}, o motor é o PPA Home Jetflex, do kit JETFLEX, de {{kit.jetflex}} instalado em basculante; mas {{homeJetflex.weight}} é o máximo dele, e com {figura} sobra pouco ou nada. Confira o peso da folha antes do pedido: se passar disso, o motor é da linha pesada, até {{heavyLine.weight}}, por orçamento, e o tempo dele vem na proposta.',
    ],
    heading: 'Quando o JETFLEX leva e quando é a linha pesada',
    text: [
      'O limite supõe folha equilibrada, que para a meia altura quando solta. Chapa posta depois, porta embutida e madeira molhada entram na soma.',
      'O ponto tem de ser de {{homeJetflex.volts}}; em 127 V o eletricista puxa o circuito antes.',
    ],
    points: [
      'Altura, largura e material dão o peso em poucos minutos.',
      'Contrapeso ou mola acertados antes do motor.',
      'Fotocélula testada: folha rápida tem de parar ao menor toque.',
    ],
    further: 'A conta do peso por material está em [que motor serve no meu portão](/motores/escolher).',
    send: 'Mande a altura, a largura e o material da folha, a foto por dentro e a tensão do ponto.',
  },
  {
    when: ['segundos|segundo|seg|s|1s|2s|3s', 'motor|portao|basculante|abre|abrir|kit'],
    figure: { unit: 'second', from: 1, to: 3.9 },
    unless:
      'fecha em|perigo*|espera|fecha sozinho|fotocelula|timer|tempo|pausa|segurar|aperta*|parou|pisca|bip*|depois|apos|fechando|controle|correr|deslizante|estala*|liga|trava|adianta|atraso|luz|ou',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Em {figura} nenhum motor nosso abre um basculante inteiro: o mais rápido é o JETFLEX, que leva {segundos jetflex} e custa {{kit.jetflex}} instalado. Abaixo disso a folha de garagem chegaria ao batente com força demais para parar a tempo de proteger quem passa. Anúncio de {figura} costuma contar folha leve ou abertura parcial: peça o tempo com a sua folha.',
    ],
    heading: 'O tempo que se pode comprar',
    text: [
      'O SPEEDY abre em {segundos speedy}, por {{kit.speedy}}, e o PADRÃO em {segundos padrão}, por {{kit.padrao}}, já instalados. O motor de inversor freia antes do fim, e é esse freio que limita a velocidade segura.',
    ],
    points: [
      'Folha reta e equilibrada, ou a velocidade vira pancada.',
      'Circuito de 220 V, se for o JETFLEX.',
      'Fotocélula no vão em qualquer motor rápido.',
    ],
    send: 'Mande largura, altura, material e uma foto da folha por dentro.',
  },
  {
    when: [
      'basculante*',
      'rapido|rapida|rapidos|mais rapido|veloz|ligeiro|alta velocidade|ultra rapido|super rapido',
      'motor|motores|automatizador|automatizadores',
    ],
    unless:
      'nao|parou|travou|quebr*|queim*|consert*|repar*|barulho|lento|fraco|esquent*|troc*|como|por que|ou|qual a diferenca|vale a pena|compensa|pode|posso|precisa|placa|central|controle*|nobreak|condominio*|predio*|industrial|comerc*|correr|deslizante*|pivotante*|folhas|jetflex|speedy|padrao|kg|quilos|segundos|chegar|demais|muito rapido|perigos*|assalto*|madeira|ppa|110*|127*|kit|kits',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    winsTies: true,
    aspects: ['choose', 'price', 'buy'],
    answer: [
      'O motor rápido para basculante é o do kit JETFLEX: abre em {segundos jetflex}, leva folha de até {{homeJetflex.weight}}, pede {{homeJetflex.volts}} no ponto e custa {{kit.jetflex}} instalado. O SPEEDY fica no meio, com {segundos speedy} por {{kit.speedy}}, e o PADRÃO é o lento, com {segundos padrão} por {{kit.padrao}}.',
    ],
    heading: 'O que confirmar antes de escolher o rápido',
    text: [
      'Os tempos valem numa folha equilibrada e reta. Contrapeso, mola, cabo e solda se acertam antes, porque depressa a folha pesada bate mais forte.',
      'O inversor do JETFLEX parte e chega devagar e acelera no meio. Sem {{homeJetflex.volts}} na garagem, o eletricista leva a fase, ou se fica com o SPEEDY.',
    ],
    points: [
      'Altura, largura e material, que dão o peso.',
      'Tensão medida no ponto do motor.',
      'Fotocélula no vão, orçada à parte.',
    ],
    further: 'Os três kits estão comparados na página de [motores](/motores).',
    send: 'Mande pelo WhatsApp as medidas e o material da folha, uma foto por dentro e diga se há {{homeJetflex.volts}} na garagem.',
  },
  {
    when: [
      'ppa',
      'rapido|rapida|rapidos|veloz|alta velocidade|turbo',
      'motor|motores|kit|kits|automatizador',
    ],
    unless:
      'nao|parou|travou|quebr*|queim*|consert*|repar*|barulho|lento|fraco|esquent*|troc*|como|por que|ou|melhor|qual|quanto tempo|pode|posso|aguenta|serve|precisa|placa|central|controle*|nobreak|condominio*|predio*|industrial|comerc*|correr|deslizante*|pivotante*|abrir|folhas|instal*|jetflex|speedy|kg|quilos|segundos',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price', 'buy'],
    answer: [
      'O PPA mais rápido que instalamos em basculante é o JETFLEX, que abre em {segundos jetflex} e custa {{kit.jetflex}}, em {{homeJetflex.volts}}; o SPEEDY abre em {segundos speedy} por {{kit.speedy}}, e o PADRÃO, em {segundos padrão} por {{kit.padrao}}. Os três saem instalados, com dois controles e {{kit.warranty}} de garantia; em portão de correr o PPA rápido vem por orçamento.',
    ],
    heading: 'O que a velocidade pede da folha',
    text: [
      'Folha torta ou desequilibrada transforma pressa em tranco: acerta-se o contrapeso antes. O inversor do JETFLEX parte e freia devagar, e por isso bate menos que um motor comum apressado.',
    ],
    points: [
      'Ponto de 220 V para o JETFLEX.',
      'Folha de até {{homeJetflex.weight}}.',
      'Fotocélula, se passa criança ou carro em fila.',
    ],
    send: 'Mande as medidas da folha, uma foto por dentro e a tensão do ponto.',
  },
  {
    when: ['jetflex|jet flex'],
    unless:
      'nao abre|nao fecha|nao anda|nao funciona|parou|travou|trava|quebr*|queim*|consert*|repar*|arrumar|barulho|program*|gravar|placa|central|controle*|engrenagem|cremalheira|capacitor|peca|pecas|rolamento|manual|usado|usada|ou|melhor|qual|x|versus|bom|boa|presta|vale|compensa',
    ofOtherBrand: true,
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price'],
    answer: [
      'Jetflex é o nome que a PPA dá ao motor com inversor; na {marca} o motor rápido tem outro nome, e o tempo de abertura está na ficha do modelo. O que vendemos é o kit JETFLEX da PPA, de {segundos jetflex}, por {{kit.jetflex}} instalado em basculante; {marca} nós consertamos, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Como comparar dois motores rápidos',
    text: [
      'Peça os segundos com a sua folha, e não os do anúncio, que são de portão leve e curto. O JETFLEX leva basculante equilibrado de até {{homeJetflex.weight}} e só liga em 220 V.',
      'Placa e motor de fábricas diferentes não se misturam: quem tem {marca} e quer o inversor da PPA troca o conjunto.',
    ],
    points: [
      'Peso máximo da folha nos dois.',
      'Parada suave no fim, que poupa solda e braço.',
      'Garantia por escrito nos dois, do motor e da montagem.',
    ],
    further: 'Dados e desenho do nosso estão na página [kit JETFLEX](/motores/motor-ppa-home-jetflex).',
    send: 'Mande pelo WhatsApp o modelo que você viu, a altura, a largura e o material da folha e a tensão do ponto.',
  },
  {
    when: [
      'speedy',
      'aguenta|suporta|serve|da conta|levanta|puxa|peso|kg|pesado|pesada|largura|metros|grande',
    ],
    figure: { unit: 'metre', from: 2, to: 6 },
    unless: 'ou|x|vs|jetflex|consert*|quanto custa|preco',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Só pela largura de {figura} não se responde se o SPEEDY aguenta: quem decide é o peso da folha, e o limite dele não está publicado aqui; confirmamos na ficha do motor antes do pedido. Para ter uma ideia, o PPA Home leva até {{home.weight}}, e o PPA Home Jetflex, até {{homeJetflex.weight}}, sempre com a folha equilibrada. O SPEEDY é kit para basculante e custa {{kit.speedy}} instalado.',
    ],
    heading: 'Da largura ao peso do portão',
    text: [
      'Multiplique a largura pela altura e veja o material: em {figura}, grade e alumínio pesam pouco, chapa pede conta, e madeira sobre ferro pode passar do que um motor de casa levanta. Acima do limite vai a linha pesada para basculante, até {{heavyLine.weight}}, por orçamento.',
    ],
    points: [
      'Porta social embutida e chapa dos dois lados entram na soma.',
      'Folha larga torce no meio: quadro sem flecha, ou reforço antes do motor.',
      'Velocidade não tira peso: folha desequilibrada cansa mais o motor rápido.',
    ],
    further: 'A conta do peso por material está em [que motor serve no meu portão](/motores/escolher).',
    send: 'Mande pelo WhatsApp a altura da folha, o material e uma foto dela por dentro: dizemos se o SPEEDY leva.',
  },
  {
    when: [
      'motor|kit|jetflex|automatizador',
      'jetflex|jet flex|4 segundos|rapido|ppa',
      'wifi|celular|aplicativo|smart|alexa',
      'basculante*|4 segundos|jetflex|jet flex',
    ],
    unless:
      'nao abre|nao fecha|parou|queim*|quebr*|consert*|repar*|barulho|program*|gravar|peca|pecas|engrenagem|capacitor|ou|diferenca|manual|duas folhas|2 folhas|correr|deslizante*|pivotante*|de abrir|cai|nao conecta|desconect*|como',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price', 'compatibility'],
    answer: [
      'O basculante que abre em {segundos jetflex} é o do kit JETFLEX, por {{kit.jetflex}} instalado, com dois controles, em folha de até {{homeJetflex.weight}} e ponto de 220 V. Para abrir pelo celular liga-se um módulo Wi-Fi na central dele, a partir de {{repair.from}}; só o motor Jetflex Wi-Fi, sem instalação, custa {{motor.wifi}} na tabela.',
    ],
    heading: 'O que o Wi-Fi acrescenta ao portão rápido',
    text: [
      'O aplicativo abre, fecha e, com sensor de folha fechada, mostra se o portão ficou aberto. O controle e a botoeira continuam valendo, e sem internet ou sem energia o celular não abre nada.',
      'O sinal da rede da casa precisa chegar ao motor com a folha fechada: teste com o celular encostado nele.',
    ],
    points: [
      'Fotocélula no vão, porque quem fecha de longe não vê quem passa.',
      'Repetidor perto da garagem, se o sinal falha.',
      'Acesso de cada pessoa da casa por senha própria.',
    ],
    further: 'O que muda entre os módulos está em [motor com Wi-Fi](/termos/motor-portao-wi-fi).',
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, a altura, a largura e o material da folha, e diga se o Wi-Fi chega à garagem.',
  },
  {
    when: ['mais rapido|rapido|velocidade|mais veloz|segundos|jetflex|speedy'],
    unless: 'controle|controles|placa|placas|central|receptor|fotocelula|nobreak|inverter|inversora',
    ofTwoBrands: 'with-ours',
    subject: 'motor-rapido',
    aspects: ['choose'],
    answer: [
      'Da PPA, que vendemos, o tempo em basculante é certo: {segundos jetflex} no JETFLEX, de {{kit.jetflex}} instalado, {segundos speedy} no SPEEDY, de {{kit.speedy}}, e {segundos padrão} no PADRÃO. Do {outra}, o tempo está na ficha de cada modelo; compare com a mesma folha, porque altura e peso mudam os dois.',
    ],
    heading: 'Segundos comparados na mesma folha',
    text: [
      'O tempo de anúncio é de folha leve e curta. Peça o da sua medida, da folha fechada até aberta, e veja se a parada é suave: velocidade sem rampa bate no batente.',
      'Motor rápido de qualquer marca pede folha reta e equilibrada, e o PPA Home Jetflex, {{homeJetflex.volts}} no ponto.',
    ],
    points: [
      'Tempo na ficha, com o tamanho da folha ao lado.',
      'Inversor, e não só engrenagem mais longa.',
      'Ciclos por hora, se várias famílias usam.',
    ],
    send: 'Mande pelo WhatsApp as medidas da folha, uma foto por dentro e os dois modelos que você compara.',
  },
  {
    when: ['4 segundos|4 segundo|4 seg|4 segs|4s|quatro segundos|4 s'],
    figure: { unit: 'kilogram', to: 270 },
    unless: 'correr|deslizante*|pivotante*|consert*|demora*|lento|lenta|jetflex|speedy|padrao',
    winsTies: true,
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price', 'compatibility'],
    answer: [
      'Abre, sim, se o portão é basculante: o kit JETFLEX, de {{kit.jetflex}} instalado, abre em {segundos jetflex} e leva folha de até {{homeJetflex.weight}}, e {figura} ficam dentro do limite. A folha precisa estar reta e equilibrada, e o ponto, ter 220 V; num portão muito alto ou largo, dizemos o tempo real na visita.',
    ],
    heading: 'Os {figura} e os segundos na mesma folha',
    text: [
      'O limite é da folha equilibrada, que para onde é solta com o motor destravado. Folha que desce sozinha pesa mais no motor do que na balança, e o contrapeso ou a mola se acerta antes.',
      'Com menos pressa, o SPEEDY abre em {segundos speedy} por {{kit.speedy}} instalado. Em portão de correr ou de abrir o percurso é outro, e o motor rápido sai por orçamento.',
    ],
    points: [
      'Peso pela medida e pelo material da folha, e não pelo esforço na mão.',
      'Ponto de {{homeJetflex.volts}}, com disjuntor e terra só do portão.',
      'Fotocélula no vão, de {{part.photocell.from}} a {{part.photocell.to}}, se ele fecha sozinho.',
    ],
    send: 'Mande pelo WhatsApp a altura, a largura e o material da folha, uma foto dela por dentro e diga se há 220 V no ponto.',
  },
  {
    when: ['4 segundos|4 segundo|4 seg|4 segs|4s|quatro segundos|4 s'],
    figure: { unit: 'kilogram', from: 271, to: 300 },
    unless: 'correr|deslizante*|pivotante*|consert*|demora*|lento|lenta|jetflex|speedy|padrao',
    winsTies: true,
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price', 'compatibility'],
    answer: [
      'Abre, mas no limite: o kit JETFLEX, de {{kit.jetflex}} instalado, abre um basculante em {segundos jetflex} e leva folha de até {{homeJetflex.weight}}, o que deixa pouca sobra para {figura}. Calculamos o peso pela medida e conferimos o equilíbrio antes do pedido, e o ponto precisa ter 220 V.',
    ],
    heading: 'Os {figura} e os segundos na mesma folha',
    text: [
      'Perto do limite, o equilíbrio decide: uma folha que desce sozinha cobra do motor mais do que a balança mostra. Mola ou contrapeso se acertam antes, e chapa ou porta embutida nova já passa do que ele leva.',
      'Se a entrada não é de rua movimentada, vale mais a linha pesada, mais lenta e com folga, por orçamento.',
    ],
    points: [
      'Peso calculado pela chapa e pelos tubos.',
      'Folha parada onde é solta, com o motor destravado.',
      'Tensão medida com o portão andando.',
    ],
    send: 'Mande as medidas e o material da folha e um vídeo curto dela levada na mão: dizemos se o JETFLEX ainda serve.',
  },
  {
    when: ['4 segundos|4 segundo|4 seg|4 segs|4s|quatro segundos|4 s'],
    figure: { unit: 'kilogram', from: 301 },
    unless: 'correr|deslizante*|pivotante*|consert*|demora*|lento|lenta|jetflex|speedy|padrao',
    winsTies: true,
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price', 'compatibility'],
    answer: [
      'Com {figura} não: quem abre em {segundos jetflex} é o kit JETFLEX, que leva folha basculante de até {{homeJetflex.weight}}. Acima disso vem a linha pesada, até {{heavyLine.weight}}, por orçamento, em geral de {{condominium.from}} a {{condominium.to}} com a instalação, e o tempo de abertura é o da ficha do modelo.',
    ],
    heading: 'O que muda acima do limite',
    text: [
      'A pressa e o peso brigam: a mesma velocidade numa folha maior bate mais forte na chegada e gasta braço, solda e engrenagem. Por isso motor de folha pesada costuma ser mais lento, com parada suave.',
      'Folha de correr desse peso é outro caso, porque rola sobre roldanas, e ali também há motor com inversor, por orçamento.',
    ],
    points: [
      'Confira o peso: chapa trocada por alumínio pode trazê-lo para o limite.',
      'Número de famílias: com várias, contam também os ciclos por hora.',
      'Fotocélula e força regulada, porque ninguém segura essa folha com a mão.',
    ],
    send: 'Mande a altura, a largura e o material da folha e uma foto dela por dentro: calculamos o peso e respondemos com o motor.',
  },
  {
    when: ['speedy', 'jetflex|jet flex', 'ou|qual|x|vs|entre|melhor'],
    unless: 'nao abre|nao funciona|parou|placa|controle*',
    figure: { unit: 'metre', from: 1.5, to: 6 },
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    winsTies: true,
    aspects: ['choose', 'price'],
    answer: [
      'Num basculante de {figura} podem ir os dois, porque o que limita o motor é o peso da folha, e não a largura: de grade ou alumínio ela costuma ser leve; de chapa fechada ou revestida de madeira, faça a conta antes. Leve o SPEEDY, de {{kit.speedy}} instalado, se {segundos speedy} de abertura bastam; pague os {{kit.jetflex}} do JETFLEX se você sai direto para rua movimentada, tem 220 V no ponto e quer {segundos jetflex}. O JETFLEX move folha de até {{homeJetflex.weight}}; o limite do SPEEDY se confere na ficha.',
    ],
    heading: 'Como saber o peso de uma folha de {figura}',
    text: [
      'Multiplique a largura pela altura e veja o material: a chapa fechada com tubo grosso pesa bem mais que a grade, e a porta social embutida soma peso de um lado só. Com as medidas e uma foto por dentro dizemos a faixa de peso antes da visita.',
      'Folha larga e rápida precisa estar reta e equilibrada: se ela entorta ou pesa na mão, o contrapeso se acerta antes, ou a velocidade vira tranco.',
    ],
    points: [
      'SPEEDY: fuso de passo longo, na tensão que chega ao ponto.',
      'JETFLEX: motor com inversor, que arranca e para devagar, só em 220 V.',
      'Os dois são para basculante; de correr ou de abrir, o motor sai por orçamento.',
    ],
    further: 'A comparação dos motores está em [motores](/motores).',
    send: 'Mande a altura e a largura da folha, o material e uma foto dela inteira por dentro: dizemos qual dos dois ela aceita.',
  },
  {
    when: [
      'jetflex|jet flex',
      'mesmo|verdade|e verdade|de verdade|realmente|real|sera|mentira|confirma|propaganda',
      'segundo|segundos|4s|s|seg|rapido|abre',
    ],
    unless: 'silencioso|ou|compensa|vale a pena|barulho',
    subject: 'motor-rapido',
    winsTies: true,
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['what'],
    answer: [
      'Sim, em portão basculante: com a folha reta, equilibrada e de até {{homeJetflex.weight}}, e com 220 V no ponto, o JETFLEX abre em {{kit.jetflex.seconds}}. Num portão alto, largo ou pesado o percurso demora mais, e dizemos o tempo real na visita. O kit instalado custa {{kit.jetflex}}.',
    ],
    heading: 'De onde vêm os segundos',
    text: [
      'O motor é comandado por um inversor: a folha sai devagar, corre no meio e freia antes do batente. O tempo se conta da folha fechada até aberta.',
      'Folha torta ou com contrapeso cansado não aproveita a velocidade, e por isso o equilíbrio se acerta antes.',
    ],
    points: [
      'Solta do motor, a folha deve parar em qualquer altura.',
      'Disjuntor próprio e terra no ponto de 220 V.',
      'Coluna firme: velocidade em coluna solta vira tranco.',
      'Portão de correr e de abrir têm outros motores e outros tempos.',
    ],
    send: 'Mande a altura, a largura e o material da folha e um vídeo dela levada na mão: dizemos em quanto tempo ela abriria.',
  },
  {
    when: [
      'speedy|speed',
      'mesmo|verdade|e verdade|de verdade|realmente|real|sera|mentira|confirma|propaganda',
      'segundo|segundos|8s|s|seg|rapido|abre',
    ],
    unless: 'silencioso|ou|compensa|vale a pena|barulho',
    subject: 'motor-rapido',
    winsTies: true,
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['what'],
    answer: [
      'Sim, em portão basculante: com a folha reta, equilibrada e de tamanho comum, o SPEEDY abre em {{kit.speedy.seconds}}, metade do tempo do PADRÃO. Num portão alto, largo ou torto ele demora mais, e o tempo real se diz na visita. O kit instalado custa {{kit.speedy}}.',
    ],
    heading: 'De onde vêm os segundos',
    text: [
      'O fuso tem passo longo: a cada volta do motor a folha anda mais. Conta-se desde a folha fechada até parar aberta.',
    ],
    points: [
      'Prova simples: solta do motor, a folha para onde você a deixa.',
      'Coluna que balança se reforça antes.',
      'De correr e de abrir: outro motor, outro tempo.',
    ],
    send: 'Mande a altura, a largura e o material da folha e um vídeo dela levada na mão: dizemos em quanto tempo ela abriria.',
  },
  {
    when: [
      'quanto tempo|quantos segundos|em quanto tempo|tempo de abertura|demora*|leva quanto|segundos',
      'abr*|fech*|abertura',
    ],
    ofWidth: true,
    unless:
      'basculante*|pivotante*|de abrir|consert*|sozinh*|esta demorando|ficou|instal*|controle*|fotocelula|pausa|nao *|padrao|speedy|jetflex',
    subject: 'motor-rapido',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['works', 'choose'],
    answer: [
      'Portão de correr de {largura} leva {demora} para abrir com motor comum, e perto da metade com um de inversor: é a largura dividida pelos metros por minuto da ficha. No basculante a largura quase não conta: são {segundos padrão} com o kit PADRÃO, {segundos speedy} com o SPEEDY e {segundos jetflex} com o JETFLEX.',
    ],
    heading: 'De onde vem o tempo de um portão de {largura}',
    text: [
      'Motor comum de correr anda de doze a dezesseis metros por minuto, sempre na mesma velocidade. O de inversor sai devagar, corre no meio e freia antes do batente. Para fechar, o tempo é o mesmo.',
      'Se o seu demora mais que isso e antes não demorava, a folha pesou, o capacitor cansou ou a tensão caiu: o conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Cronometre do toque no controle até a folha parar.',
      'Só a passagem de pedestre: a central pode abrir uma parte.',
      'De abrir em folhas: o tempo é o do braço, e não o da largura.',
      'Mais rápido pede batente firme e fotocélula.',
    ],
    further: 'O tempo de cada modelo está na página de [motores](/motores).',
  },
  {
    when: ['padrao', 'speedy|jetflex|jet flex', 'ou|qual|x|vs|entre|melhor'],
    unless: 'nao abre|nao funciona|parou|placa|controle*',
    figure: { unit: 'metre', from: 1.5, to: 6 },
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    winsTies: true,
    aspects: ['choose', 'price'],
    answer: [
      'Em basculante de {figura} a largura não decide entre os kits: o PADRÃO move folha de até {{home.weight}} e o JETFLEX, de até {{homeJetflex.weight}}; o limite do SPEEDY se confere na ficha. Fique com o PADRÃO, de {{kit.padrao}} instalado, se {segundos padrão} de abertura não incomodam; o SPEEDY, de {{kit.speedy}}, abre em {segundos speedy}, e o JETFLEX, de {{kit.jetflex}}, em {segundos jetflex}, com ponto de 220 V.',
    ],
    heading: 'O que a largura de {figura} ainda diz',
    text: [
      'Folha larga de grade ou alumínio costuma ser leve; a de chapa fechada ou revestida de madeira pede a conta do peso, com a altura e o material. Equilibrada, ela para sozinha a meia altura, e só então vale pagar por velocidade.',
    ],
    points: [
      'Rua calma ou garagem recuada: PADRÃO.',
      'Espera na rua todo dia: SPEEDY.',
      'Avenida, madrugada e 220 V no ponto: JETFLEX.',
    ],
    send: 'Mande a altura, a largura e o material da folha, com uma foto dela por dentro.',
  },
];
