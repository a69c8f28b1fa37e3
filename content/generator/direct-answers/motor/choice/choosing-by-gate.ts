/** Answers to titles about motors: choosing by gate. */
import type { DirectAnswer } from '../../../direct-answer.ts';

const heavyGate =
  'portao pesado|portoes pesados|portao muito pesado|folha pesada|portao grande|muito pesado|pesado demais|pesadissimo|pesado';

const motorForGate = 'motor para|motor de|que motor|qual motor|kit para|escolher motor|melhor motor';

export const choosingByGateAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'motor barato|motor mais barato|motor simples|motor pequeno|motor fraco|kit barato|motor basico|kit padrao',
      'aguenta|serve|suporta|leva|da conta|puxa|move|funciona',
      'pesad*|grande|de ferro|de chapa',
    ],
    unless: 'kg|quilos|qual|queimou|preco|quanto|condominio*|predio*|correr|deslizante|ou',
    winsTies: true,
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'allowed'],
    answer: [
      'Depende do peso e do equilíbrio, e não do preço: o kit mais barato, o PADRÃO, de {{kit.padrao}} instalado em basculante, leva folha de até {{home.weight}} que ande leve na mão. Acima disso, o JETFLEX, de {{kit.jetflex}}, vai até {{homeJetflex.weight}}, e a linha pesada, até {{heavyLine.weight}}, por orçamento. Folha que pesa na mão queima qualquer motor, e se acerta antes.',
    ],
    heading: 'Quanto pesa o seu portão',
    text: [
      'Largura vezes altura e o material dão o peso, que calculamos por foto. Escolha o motor com a folha um quinto abaixo do limite dele.',
    ],
    points: [
      'De correr: o peso rola nas roldanas, e o limite é o da etiqueta do motor.',
      'De abrir: a largura da folha conta tanto quanto os quilos.',
      'Cabos e molas se olham antes de soltar a folha para provar.',
    ],
    send: 'Mande a largura, a altura, o material e um vídeo da folha levada na mão.',
  },
  {
    when: ['quanto pesa|peso', 'quanto aguenta|aguenta quanto|capacidade|suporta', 'motor'],
    of: ['portao-basculante', 'motor'],
    unless: 'correr|deslizante|pivotante|portao pesa',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'O que o motor de basculante aguenta: o de {{motor.quarterCv.power}} da nossa tabela leva folha de até {{motor.quarterCv.weight}}, o de {{motor.thirdCv.power}} até {{motor.thirdCv.weight}} e o de {{motor.halfCv.power}} até {{motor.halfCv.weight}}. O peso do próprio aparelho está na ficha do modelo e não muda a escolha: ele fica preso à coluna, e não à folha.',
    ],
    heading: 'Como comparar com o peso da sua folha',
    text: [
      'Multiplique largura por altura, em metros, e o resultado pelo peso do metro quadrado do material. Deixe a folha um quinto abaixo do limite do motor, e veja antes se ela está leve na mão.',
    ],
  },
  {
    when: [
      'coloquei|botei|pus|colocar|por|fechei|fechar|soldei|chapear',
      'chapa|chapas|policarbonato|lambril|madeira|acm|tela|placa de aco',
      'aguenta|suporta|motor aguenta|da conta|vai aguentar|precisa trocar|trocar o motor|trocar motor|outro motor|motor novo|motor mais forte',
      'portao|motor',
    ],
    unless: 'correr de|capacitor|enrolar',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Aguenta, sem trocar o motor, se o peso novo da folha ainda fica abaixo do limite dele e se o equilíbrio for refeito: o PPA Home leva até {{home.weight}}, e o Home Jetflex, até {{homeJetflex.weight}}, em basculante. Chapa de aço soma perto de doze quilos por metro quadrado; policarbonato e ACM, bem menos, mas seguram vento. No basculante, acrescente contrapeso ou mola antes de ligar, senão o motor levanta a diferença sozinho.',
    ],
    heading: 'O que refazer depois de fechar a folha',
    text: [
      'Com o disjuntor desligado e os cabos inteiros, o técnico solta o motor e prova a folha: ela tem de parar a meia altura. Se desce, falta contrapeso; a regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
      'No de correr o peso se apoia nas roldanas, e o que muda é a carga delas e o vento; no de abrir, a dobradiça e a coluna.',
    ],
    points: [
      'Quilos por metro quadrado vezes a área fechada.',
      'Força regulada de novo, e fotocélula testada.',
      'Passou do limite: motor maior, e não mais força na placa.',
    ],
    further: 'A conta do peso por material está em [que motor serve no meu portão](/motores/escolher).',
    send: 'Mande a altura, a largura, o material novo e a foto da etiqueta do motor.',
  },
  {
    when: [
      'pesa um motor|pesa o motor|peso do motor|peso de um motor|quantos quilos tem o motor|motor pesa quanto',
    ],
    unless: 'folha|aguenta|leva|suporta|levanta',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'Um motor de portão de casa pesa perto de oito a quinze quilos, conforme o redutor e a calha; o de uso intenso passa disso. O número certo está na ficha do modelo. Esse peso não entra na conta da folha, porque o motor fica preso na coluna ou no piso, mas entra na do suporte: parede oca pede chapa ou chumbador próprio.',
    ],
    heading: 'Onde o peso do motor importa',
    text: [
      'No basculante e no de abrir ele pende de uma coluna, e cada partida a puxa: bloco oco e reboco fofo cedem. No de correr ele se apoia numa base de concreto, e o peso ajuda.',
    ],
    points: [
      'Reforço de suporte: de {{part.metalwork.from}} a {{part.metalwork.to}}.',
      'Coluna de ferro fina: chapa que distribua o esforço.',
      'Para carregar, duas pessoas e o disjuntor desligado.',
    ],
    send: 'Mande a foto da coluna ou da base onde ele vai ficar.',
  },
  {
    when: [
      'antes de comprar|antes de escolher|ao comprar|na hora de comprar|antes de mandar fazer|o que saber antes|o que pensar antes|cuidados ao comprar|guia de compra|guia para comprar',
      'motor*|kit*',
      'basculante*|deslizante*|de correr|pivotante*|portao',
    ],
    unless: 'rapido|usado|controle*|nobreak|placa|casa',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['choose', 'buy'],
    answer: [
      'Antes de comprar o motor do portão, confira nesta ordem: o tipo da folha, porque motor de basculante não serve em portão de correr nem de abrir; o peso dela, largura vezes altura vezes o peso do material, com um quarto de sobra na ficha; a tensão do ponto, 127 ou 220 V; e as aberturas da hora mais cheia. Só então compare velocidade, garantia e o que vem na caixa.',
    ],
    heading: 'O que o preço tem de incluir',
    text: [
      'Motor, central, controles, fixação, mão de obra e regulagem; fotocélula quase sempre é à parte. O nosso kit de basculante traz tudo isso, de {{kit.padrao}} a {{kit.jetflex}}, com {{kit.warranty}} de garantia; de correr e de abrir saem por orçamento, numa casa em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Folha que pesa na mão se conserta antes.',
      'Peça de reposição à venda no bairro.',
      'Nota e garantia por escrito.',
      'Quem instala também conserta.',
    ],
    send: 'Mande uma foto do portão por dentro, a altura, a largura e o material da folha.',
  },
  {
    when: [
      'guia de tamanhos|guia de tamanho|tabela de tamanhos|tabela de tamanho|tabela de pesos|tabela de peso|tabela de motor|tabela de motores|tamanhos|tamanho de motor|dimensionar|dimensionamento|guia de potencia|guia de potencias|tabela de potencia',
      'motor|motores|portao',
    ],
    unless:
      'preco|precos|controle|cremalheira|suporte|caixa|nobreak|roldana|consumo|solar|cabo|mola|contrapeso',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'O tamanho do motor sai do peso da folha: em basculante, o de {{motor.quarterCv.power}} leva até {{motor.quarterCv.weight}}, o de {{motor.thirdCv.power}} até {{motor.thirdCv.weight}} e o de {{motor.halfCv.power}} até {{motor.halfCv.weight}}. Para achar o peso, multiplique largura por altura e pelo peso do material por metro quadrado, e deixe um quinto de folga. De correr e de abrir se orçam por foto, e prédio pede motor de uso intenso.',
    ],
    heading: 'O que mais muda o tamanho',
    text: [
      'O número de aberturas pesa tanto quanto o quilo: motor de casa faz de {{stator.thin.from in digits}} a {{stator.thin.to}} por hora, e o de prédio, de {{stator.robust.from in digits}} a {{stator.robust.to}}. Folha desequilibrada pesa mais do que a conta diz.',
    ],
    points: [
      'Sem instalação: {{motor.quarterCv}}, {{motor.thirdCv}} e {{motor.halfCv}}.',
      'Instalado em basculante, o kit custa de {{kit.padrao}} a {{kit.jetflex}}.',
      'Tensão do ponto: 127 ou 220 V, a mesma do motor.',
    ],
    send: 'Mande largura, altura e material da folha, e dizemos o modelo.',
  },
  {
    when: [
      'pivotante|de abrir',
      'deslizante|correr|de correr',
      'barato|mais barato|caro|mais caro|em conta|preco|custa menos|custa mais|economico|quanto custa',
    ],
    unless: 'basculante|barulho',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Num portão que já existe, o deslizante costuma sair mais barato: é um motor só, com cremalheira, enquanto o pivotante de duas folhas leva dois motores e uma central para os dois. Com uma folha só os dois ficam próximos. Ambos saem por orçamento; numa casa, a troca de um motor fica em geral entre {{replacement.from}} e {{replacement.to}}, e um não serve no portão do outro.',
    ],
    heading: 'O que entra na conta de cada um',
    text: [
      'No de correr somam-se trilho, roldana e base, se faltam. No de abrir somam-se coluna firme, dobradiça boa e, em folha longa, a trava elétrica.',
    ],
    points: [
      'Trilho torto ou roldana ruim: até {{part.rollersAndCables.to}} de conserto antes.',
      'Dobradiça que cai: solda antes do motor.',
      'Portão ainda por fazer: o preço da folha é do serralheiro.',
    ],
    send: 'Mande uma foto do portão inteiro, por dentro, com largura, altura e material.',
  },
  {
    when: [
      '1 4|1/4|1 3|1/3|1 2|1/2|1 5|1/5',
      'aguenta*|suporta*|da conta|serve|puxa|levanta|move|forca para',
      'portao de ferro|ferro|portao de aco|portao de madeira|madeira|chapa|aluminio|portao grande|portao pesado|basculante',
    ],
    unless: 'kg|quilos|metros|correr|deslizante|pivotante|consert*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Depende do peso da folha, e não só do material: na nossa tabela, em basculante, o motor de {{motor.quarterCv.power}} aguenta até {{motor.quarterCv.weight}}, o de {{motor.thirdCv.power}} até {{motor.thirdCv.weight}} e o de {{motor.halfCv.power}} até {{motor.halfCv.weight}}. Grade e alumínio de tamanho comum costumam caber no menor; chapa fechada larga e madeira sobre ferro pedem o seguinte.',
    ],
    description:
      'Depende do peso da folha: em basculante, o motor de 1/4 CV aguenta até {{motor.quarterCv.weight}}, o de 1/3 CV até {{motor.thirdCv.weight}} e o de 1/2 CV até {{motor.halfCv.weight}}.',
    heading: 'Saber o peso antes de escolher',
    text: [
      'Largura, altura e material dão a conta, e o serralheiro que fez a folha a confirma. O esforço da mão engana, porque o contrapeso esconde o peso.',
      'Sem instalação os três custam {{motor.quarterCv}}, {{motor.thirdCv}} e {{motor.halfCv}}; o kit instalado começa em {{kit.padrao}}. Em portão de correr ou de abrir vale o peso da ficha do modelo.',
    ],
    points: [
      'Folha um pouco abaixo do limite, e nunca nele.',
      'Contrapeso e cabos em ordem: motor não corrige desequilíbrio.',
      'Porta social embutida ou vidro: some o peso.',
      'Mais de uma família na garagem: suba um tamanho.',
    ],
    send: 'Mande a largura, a altura, o material e uma foto da folha por dentro: dizemos qual serve.',
  },
  {
    when: [
      'muito pesado|pesado demais|pesado',
      'para motor|aceita motor|tem motor que aguenta|ter motor|colocar motor|por motor|aguenta motor',
      'portao|folha|basculante',
    ],
    unless:
      'o que acontece|queima|estraga|kg|quilos|emperr*|qual|ficou|ronca|empurr*|abrir na mao|abre na mao|nao',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Dificilmente é pesado demais: para basculante há motor de até {{heavyLine.weight}} na linha pesada, e os de casa vão até {{home.weight}} e {{homeJetflex.weight}}. O que impede é a folha que não anda na mão: se ela pesa por falta de contrapeso ou roda gasta, isso se acerta antes. Em portão de correr e de abrir o motor sai por orçamento.',
    ],
    heading: 'Pesado no quilo ou pesado na mão',
    text: [
      'Solte e mova a folha: equilibrada, até uma folha de trezentos quilos sobe com uma mão. Largura vezes altura e o material dão o peso.',
    ],
    points: [
      'Até {{home.weight}}: kit PADRÃO, {{kit.padrao}} instalado.',
      'Até {{homeJetflex.weight}}: JETFLEX, {{kit.jetflex}}.',
      'Acima: linha pesada, por orçamento.',
    ],
    send: 'Mande largura, altura, material e um vídeo da folha levada na mão.',
  },
  {
    when: [
      'aguenta|suporta|leva|maximo|move|puxa|levanta|kg|quilos|peso',
      '1/4|1/4 hp|1/4 cv',
      'quantos|quantos quilos|quanto peso|quantos kg|peso maximo|aguenta quanto|qual o peso|qual peso',
    ],
    unless:
      'roldana|cremalheira|trava|deslizante*|correr|basculante*|pivotante*|de abrir|garen|rossi|peccinin|nice|intelbras|ppa|1/2|1/3',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Em basculante, o motor de 1/4 CV, ou 1/4 HP em muitas etiquetas, aguenta, na nossa tabela, folha de até {{motor.quarterCv.weight}}, e custa {{motor.quarterCv}} sem instalação. No portão de correr o peso rola sobre as roldanas, e ele costuma levar de trezentos a quatrocentos quilos em trilho plano. O número exato é o da etiqueta do motor.',
    ],
    heading: 'Quando esses quilos valem',
    text: [
      'O limite do basculante pressupõe folha equilibrada, que fica parada onde se deixa. Sem o contrapeso certo, uma folha bem mais leve já força um motor pequeno.',
      'Escolha com a folha um quinto abaixo do número dele; no portão de abrir, a largura da folha pesa tanto quanto os quilos.',
    ],
    points: [
      'Folha perto do limite: passe ao motor de 1/3, em CV ou em HP, que são quase a mesma medida.',
      'Porta embutida e chapa acrescentada entram na conta do peso.',
      'Em rampa ou de frente para o vento, ele leva menos.',
      'Em prédio, 1/4 HP para de calor antes de chegar ao peso máximo.',
    ],
    further: 'A página [que motor serve no meu portão](/motores/escolher) pergunta tipo, peso e uso.',
    send: 'Mande a foto do portão por dentro, a altura, a largura e o material da folha, e diga se ela sobe, corre ou abre.',
  },
  {
    when: [
      'aguenta|suporta|leva|maximo|move|puxa|levanta|kg|quilos|peso',
      '1/3|1/3 hp|1/3 cv',
      'quantos|quantos quilos|quanto peso|quantos kg|peso maximo|aguenta quanto|qual o peso|qual peso',
    ],
    unless:
      'roldana|cremalheira|trava|deslizante*|correr|basculante*|pivotante*|de abrir|garen|rossi|peccinin|nice|intelbras|ppa|1/2|1/4',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Em basculante, o motor de 1/3 CV, ou 1/3 HP em muitas etiquetas, aguenta, na nossa tabela, folha de até {{motor.thirdCv.weight}}, e custa {{motor.thirdCv}} sem instalação. No portão de correr o peso rola sobre as roldanas, e ele costuma bastar até uns quatrocentos quilos em trilho plano; acima disso a classe é 1/2 HP. Quem confirma é a etiqueta do motor.',
    ],
    heading: 'Em que folha o 1/3 HP fica folgado',
    text: [
      'A conta do basculante é para uma folha que o contrapeso equilibra; quando ela cai ou sobe sozinha, o motor levanta peso que não devia.',
      'Um quinto de sobra entre a folha e o limite poupa a engrenagem. No portão de abrir, veja na ficha também a largura máxima da folha.',
    ],
    points: [
      'Sem essa sobra: passe ao motor de 1/2 CV.',
      'Chapa nova e porta embutida somam quilos.',
      'Rampa, vento e roldana gasta tiram força.',
      'Uso de prédio se decide pelos ciclos por hora da ficha.',
    ],
    further: 'A página [que motor serve no meu portão](/motores/escolher) pergunta tipo, peso e uso.',
    send: 'Mande a foto do portão por dentro, a altura, a largura e o material da folha, e diga se ela sobe, corre ou abre.',
  },
  {
    when: [
      'aguenta|suporta|leva|maximo|move|puxa|levanta|kg|quilos|peso',
      '1/2|1/2 hp|1/2 cv|meio hp|meio cv',
      'quantos|quantos quilos|quanto peso|quantos kg|peso maximo|aguenta quanto|qual o peso|qual peso',
    ],
    unless:
      'roldana|cremalheira|trava|deslizante*|correr|basculante*|pivotante*|de abrir|garen|rossi|peccinin|nice|intelbras|ppa|1/4|1/3',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'Em basculante, o motor de 1/2 CV, ou 1/2 HP em muitas etiquetas, aguenta, na nossa tabela, folha equilibrada de até {{motor.halfCv.weight}}, e custa {{motor.halfCv}} sem instalação. No de correr o peso rola, e ele começa onde o de 1/3 para, em uns quatrocentos quilos; até quantos vai muda com o redutor, e quem diz é a etiqueta. Em qualquer um, a folha fica um quinto abaixo do máximo.',
    ],
    description:
      'Em basculante, o motor de 1/2 CV (1/2 HP) aguenta folha de até {{motor.halfCv.weight}}; no de correr é o de folha acima de uns 400 kg, até o máximo da etiqueta.',
    heading: 'O que o limite de peso supõe',
    text: [
      'No basculante, o número vale para folha equilibrada, que para a meia altura quando solta; sem contrapeso certo, metade desse peso já força o motor. No de correr, vale para trilho plano e roldana boa.',
      'No de abrir conta também o comprimento da folha, e a ficha dá um limite próprio.',
    ],
    points: [
      'Peso da folha no limite: suba um degrau.',
      'Some ao peso a porta embutida e a chapa posta depois.',
      'Rampa ou vento de frente: conte menos.',
      'Portão de prédio: confira também os ciclos por hora.',
    ],
    further: 'A página [que motor serve no meu portão](/motores/escolher) pergunta tipo, peso e uso.',
    send: 'Mande a foto do portão por dentro, a altura, a largura e o material da folha, e diga se ela sobe, corre ou abre.',
  },
  {
    when: [
      'motor embutido|motor escondido|motor interno|embutido em folha|embutido na coluna|motor enterrado|motor subterraneo',
    ],
    unless: 'trava|luz',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Motor embutido existe de dois modos: no basculante, o perfil estreito que fica rente à coluna e quase some atrás da folha; no de abrir, o enterrado, numa caixa de aço no piso, que some de vez e pede dreno. Dentro da folha de alumínio não se põe: o perfil não tem espaço nem força.',
    ],
    heading: 'Esconder o motor sem perder o acesso',
    text: [
      'Todo motor precisa de tampa que abra para destravar, regular e trocar peça. Se o acabamento cobre, peça uma portinhola com a chave à mão.',
      'O enterrado sai por orçamento e morre de água parada: sem ralo, não compensa. No basculante, o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    points: [
      'Cor do motor: pinta-se a capa, nunca a etiqueta nem a rosca.',
      'Central longe do motor, em caixa na parede.',
      'Fio por dentro da coluna, em conduíte.',
    ],
    send: 'Mande uma foto da coluna por dentro e da folha fechada.',
  },
  {
    when: [
      'medir|medidas|tirar medida|tirar medidas|medicao',
      'portao|folha|vao|que medidas|quais medidas|medidas preciso',
      'comprar|motor|kit|escolher|orcamento',
    ],
    unless: 'corrente|tensao|multimetro|queim*|preco|fuso',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'buy'],
    answer: [
      'Para comprar o motor meça a folha, e não o vão: largura, altura e espessura da chapa ou do tubo, com a trena por dentro. Depois o lugar do motor: no basculante, a lateral livre do piso à verga; no de correr, o comprimento da folha e a distância dela à parede; no de abrir, da dobradiça à parede e a largura de cada folha.',
    ],
    heading: 'A folha de medidas que responde o orçamento',
    text: [
      'Com as medidas e o material se estima o peso, e por ele sai o motor: em basculante, até {{home.weight}} o PPA Home e até {{homeJetflex.weight}} o PPA Home Jetflex. O kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}; os de correr e de abrir saem por orçamento.',
      'Meça com o portão fechado e o disjuntor desligado, se já há motor, e sem subir na folha. Onde não alcança, uma foto com a trena encostada serve.',
    ],
    points: [
      'Largura e altura da folha, em metros.',
      'Material e espessura: grade, chapa, alumínio ou madeira.',
      'Do lugar do motor até o quadro de luz.',
      'Tensão no ponto: 127 V ou 220 V.',
      'Altura do piso à folha aberta, no basculante.',
    ],
    send: 'Mande pelo WhatsApp as medidas e uma foto do portão inteiro por dentro: o modelo e o preço voltam antes da visita.',
  },
  {
    when: [
      'chapa fechada|chapa inteira|chapa lisa|todo fechado|folha fechada|chapa grossa',
      'motor|kit|automatizar',
    ],
    unless: 'ou|consert*|nao|barulh*|preco|quanto',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Em portão de chapa fechada duas forças contam: o peso da chapa, que é maior que o de grade do mesmo tamanho, e o vento, que empurra a folha como uma vela. Some as duas e não compre no limite da ficha: em basculante, o PPA Home leva até {{home.weight}} e o PPA Home Jetflex até {{homeJetflex.weight}}; acima disso, ou se a folha corre ou abre, o motor sai por orçamento.',
    ],
    heading: 'Quanto pesa e quanto vento pega a sua chapa',
    text: [
      'O peso é a área vezes a espessura da chapa, mais o quadro de tubo, que em folha grande pode pesar mais que ela. Meça altura e largura, veja a espessura na borda e mande os três números.',
      'Em rua aberta, folha de abrir fechada é a que mais sofre: pede trava no encontro e motor com folga. No basculante, o que conta é o contrapeso, porque folha equilibrada pesa pouco para o motor. O kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    points: [
      'Altura e largura da folha, e espessura da chapa.',
      'Reforço por trás: tubo, cantoneira ou nada.',
      'Folha solta no meio do curso: fica parada ou cai?',
      'Frente para avenida, terreno vazio ou corredor de vento.',
    ],
    send: 'Mande pelo WhatsApp as medidas, a espessura e uma foto do portão por dentro, com o quadro à vista.',
  },
  {
    when: [
      'dois portoes|2 portoes|duas folhas|varios portoes',
      'um motor|um motor so|um so motor|mesmo motor|so um motor|apenas um motor',
    ],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Não: cada portão, e cada folha de um portão duplo, precisa do próprio motor. O que se pode dividir é o controle, com um botão para cada um, e em duas folhas a mesma central comanda os dois motores.',
    ],
    heading: 'O que se divide e o que não se divide entre dois portões',
    text: [
      'Um motor empurra uma folha por vez, presa a ele por braço, fuso ou cremalheira. Para dois vãos são dois conjuntos; o segundo basculante custa outro kit, a partir de {{kit.padrao}} instalado.',
    ],
    points: [
      'Controle: um para todos, se os receptores são da mesma família.',
      'Disjuntor: um para cada motor, para desligar um sem parar o outro.',
      'Visita de instalação: a mesma, se os dois vãos estão prontos.',
    ],
  },
  {
    when: [heavyGate, motorForGate, 'portao|portoes|folha'],
    unless:
      'basculante*|kg|quilos|tonelada|toneladas|deslizante|correr|pivotante|de abrir|madeira|condominio|predio|barulh*|para subir|rapid*|duas folhas|2 folhas|folha dupla|abre para dentro|abre para fora',
    subject: 'motor',
    aspects: ['choose', 'price', 'compatibility'],
    answer: [
      'O melhor motor para portão pesado depende de como ele abre. De correr: um deslizante que traga na ficha um quarto a mais que o peso da folha, com cremalheira de aço, e de uso intenso se for prédio; numa casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}, e o conjunto pesado de condomínio, entre {{condominium.from}} e {{condominium.to}}. Basculante: o PPA Home até {{home.weight}}, o PPA Home Jetflex até {{homeJetflex.weight}} e a linha pesada até {{heavyLine.weight}}, esta por orçamento. De abrir: um motor por folha, por orçamento.',
    ],
    description:
      'Portão pesado de correr pede deslizante com um quarto de sobra sobre o peso da folha; basculante, até a linha pesada; de abrir, um motor por folha.',
    heading: 'Como saber se a folha é pesada mesmo',
    text: [
      'Folha que pesa na mão nem sempre é pesada: com o contrapeso ou a mola fora do ponto, um portão leve parece de chumbo. {Prova na mão}, solte o motor e pare a folha na metade; se ela desce, o equilíbrio vem antes do motor.',
      'Altura, largura e material dão a faixa de peso, e a visita confirma sem taxa. Motor maior em folha desequilibrada quebra o braço em vez da engrenagem.',
    ],
    points: [
      'Chapa fechada, madeira e porta embutida: conte o peso com elas.',
      'Portão de correr: o peso rola sobre roldanas, com o trilho no nível.',
      'Tensão no ponto: o PPA Home Jetflex é de 220 V.',
      'Coluna chumbada no concreto, porque é ela que segura o arranque.',
    ],
  },
  {
    when: [heavyGate, motorForGate, 'basculante*'],
    unless:
      'kg|quilos|ferro|condominio*|predio*|industrial|correr|deslizante*|pivotante*|metros|nao abre|ficou|marca|ppa|garen|rossi|duas folhas|2 folhas|folha dupla|abre para dentro|abre para fora',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Quem responde é o peso da folha: em basculante, até {{home.weight}} vai o PPA Home do kit PADRÃO, por {{kit.padrao}} instalado; até {{homeJetflex.weight}}, o do kit JETFLEX, por {{kit.jetflex}}; acima, a linha pesada, que chega a {{heavyLine.weight}} e sai por orçamento. Madeira maciça e chapa grossa passam fácil dos dois primeiros. Antes do motor, a folha tem de se mover com uma mão: se pesa nela, falta contrapeso ou há roda presa.',
    ],
    heading: 'Como achar o peso sem balança',
    text: [
      'Meça largura e altura e diga o material: grade é leve, chapa fechada pesa mais, e madeira sobre ferro pesa o dobro. Madeira molhada soma.',
      'No portão de correr o peso rola, e o motor se escolhe com um quarto de sobra na etiqueta; no de abrir conta também o comprimento da folha. Fora do basculante tudo sai por orçamento, numa casa em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Folha solta que desce ou sobe sozinha: equilíbrio a acertar.',
      'Duas pessoas para abrir: conserto antes do motor.',
      'Conta apertada: vá ao motor seguinte.',
    ],
    send: 'Mande pelo WhatsApp largura, altura, material e um vídeo da folha levada na mão.',
  },
  {
    when: ['portao|motor|folha|garagem|vao'],
    figure: { unit: 'metre', from: 5.5, to: 10 },
    unless:
      'basculante|correr|deslizante|pivotante|abrir|duas folhas|controle|distancia|alcance|cabo|cremalheira|trilho|altura',
    of: ['motor', 'kit-de-motor', 'portao-automatico'],
    subject: 'motor',
    answer: [
      'Com {figura} de largura o normal é portão de correr ou de duas folhas de abrir. No de correr vai motor deslizante com cremalheira no comprimento da folha, escolhido pelo peso dela, com sobra; no de duas folhas vão dois motores, um em cada metade, com uma central que abre uma depois da outra. Em casa, a troca do motor fica em geral entre {{replacement.from}} e {{replacement.to}}. Basculante de uma folha só é a exceção: flexiona no meio e pede a linha pesada, que vai até {{heavyLine.weight}}.',
    ],
    heading: 'Correr, abrir ou subir: o que decide num vão largo',
    text: [
      'Olhe primeiro como a folha se move, depois quanto ela pesa. Na visita, sem taxa, movemos a folha com a mão e medimos o lugar do motor.',
      'Todos saem por orçamento; com folha pesada, motor e instalação ficam entre {{condominium.from}} e {{condominium.to}}.',
    ],
    points: [
      'De correr: parede livre ao lado, do comprimento da folha, e trilho plano.',
      'De abrir: espaço para o giro, batente no chão e colunas firmes.',
      'Basculante: colunas chumbadas e a flecha no meio da folha medida.',
      'Em qualquer um: altura, material e se há porta embutida.',
    ],
    further: 'Peso e uso de cada modelo estão na página de [motores](/motores).',
    send: 'Diga pelo WhatsApp se a folha sobe, corre ou abre, com as medidas, o material e uma foto por dentro: a resposta é o valor ou a pergunta que falta.',
  },
  {
    when: ['largo|largura', 'motor'],
    unless: 'maxima|maximo|1*|2*|3*|4*|5*|6*|correr|deslizante|pivotante|de abrir|duas folhas|kg',
    of: ['motor', 'portao-basculante', 'kit-de-motor'],
    subject: 'motor',
    answer: [
      'Largura e altura não escolhem o motor; o peso escolhe. Num basculante de casa, folha de até {{home.weight}} fica com o PPA Home, no kit PADRÃO de {{kit.padrao}} instalado, e folha de até {{homeJetflex.weight}} com o PPA Home Jetflex; acima disso é a linha pesada, por orçamento.',
    ],
    heading: 'Da largura ao peso da folha',
    text: [
      'Dois portões da mesma largura podem pesar o dobro um do outro. Grade e alumínio são leves; chapa fechada, madeira e porta embutida pesam, e a altura conta tanto quanto a largura.',
      'Destravar e ver se a folha para a meia altura mostra o equilíbrio, e não o peso. Mande largura, altura, material e uma foto: a página [que motor serve no meu portão](/motores/escolher) mostra a conta.',
    ],
    points: [
      'Folha leve, de uma vaga: PADRÃO, {{kit.padrao}}.',
      'Folha média com pressa na rua: SPEEDY, {{kit.speedy}}.',
      'Folha de até {{homeJetflex.weight}} e 220 V: JETFLEX, {{kit.jetflex}}.',
      'Duas vagas ou chapa grossa: orçamento com o peso conferido.',
    ],
  },
  {
    when: [
      'pesado demais|pesada demais|muito pesado|muito pesada|mais pesado|peso demais|muito peso|motor fraco|motor pequeno|motor menor',
      'para motor|motor|motor de portao',
      'o que acontece|que acontece|acontece|faz mal|estraga|queima|queimar|aguenta|problema',
    ],
    unless: 'kg|quilos|ronca|zumb*|cheiro|queimou|parou|qual|condominio*|predio*|garen|rossi|peccinin|nice',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['signs', 'choose'],
    answer: [
      'Com uma folha pesada demais, o motor esquenta, fica lento, para no meio do caminho e gasta a engrenagem; com o tempo, queima a bobina. Antes de pôr um maior, veja por que ela pesa: roldana, cabo ou equilíbrio se acertam por {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Se o peso é mesmo da folha, a troca numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'Como saber se o motor é pequeno para a folha',
    text: [
      'Compare o peso da folha com o limite escrito na etiqueta do motor: ela deve ficar um quinto abaixo dele. Chapa posta depois, lambril e porta embutida são o que mais tira uma folha da conta.',
    ],
    points: [
      'Anda bem frio e para depois de duas viagens: motor no limite.',
      'Pesa também na mão: o problema é da folha, e motor maior só o esconde.',
      'Força aumentada na placa não resolve, e deixa o portão perigoso.',
    ],
    send: 'Mande a foto da etiqueta do motor, as medidas e o material da folha: dizemos se um cabe no outro.',
  },
  {
    when: [
      'dois motores|2 motores|um motor ou dois|um ou dois motores|1 ou 2 motores|um motor so ou dois',
      'precisa*|preciso|quando|necessario|e melhor|melhor|usar|usa|leva|levam|pede|pedem|grande|pesado|vale a pena|compensa|quais portoes|qual portao',
    ],
    unless:
      'preco|quanto|quantos|queim*|nao abre|nao fecha|desencontr*|controle*|central|placa|disjuntor|mesmo|dois portoes|2 portoes|sincron*|garagem com',
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'allowed'],
    answer: [
      'Precisa de dois motores o portão de abrir de duas folhas, um em cada folha, com uma central só para os dois. No de correr e no basculante comum basta um, escolhido pelo peso; só o basculante muito largo às vezes leva um de cada lado, comandados juntos, e isso se decide na visita.',
    ],
    heading: 'Um motor ou dois, por tipo de portão',
    text: [
      'Folha pesada pede um motor mais forte, e não um segundo igual: dois motores fora de passo entortam a folha e forçam um ao outro. Antes dos dois casos se vê se ela anda leve na mão.',
      'O par do portão de abrir sai por orçamento. Em basculante, o kit instalado de um motor vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    points: [
      'De abrir, duas folhas: dois motores, sempre.',
      'De abrir, uma folha: um motor.',
      'De correr com duas folhas opostas: um em cada, com a mesma central ou duas que conversem.',
      'Basculante largo: a foto por dentro mostra se um basta.',
    ],
    send: 'Mande fotos do portão por dentro, a largura, a altura e o material da folha.',
  },
];
