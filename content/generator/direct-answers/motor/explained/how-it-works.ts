/** Answers to titles about motors: how they work. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksCause } from '../../../words/asking-words.ts';

export const howItWorksAnswers: readonly DirectAnswer[] = [
  {
    when: ['temperatura|graus|calor maximo|temperatura maxima', 'motor|portao|jetflex|central'],
    unless: 'frio|sol|para no meio|nao abre|esquent*|quente|abre|abertura|abrir|angulo|pivotante*',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['works'],
    answer: [
      'Cada motor traz a sua faixa na ficha: a do PPA Home Jetflex vai de {{homeJetflex.celsius.from}} a {{homeJetflex.celsius.to}} no ambiente. Por dentro ele esquenta mais, e um protetor térmico o desliga antes de queimar; parado, volta sozinho depois de esfriar. Carcaça morna é normal; quente a ponto de não se deixar a mão, depois de uma ou duas viagens, não é.',
    ],
    heading: 'O que faz um motor de portão esquentar demais',
    text: [
      'Folha pesada, capacitor fraco, tensão baixa e aberturas seguidas somam calor. Sol direto na caixa come parte da margem: uma cobertura com ar em volta ajuda.',
    ],
    points: [
      'Motor comum de casa: {{stator.thin.from in digits}} a {{stator.thin.to}} por hora.',
      'Uso intenso: estator mais largo, de {{stator.robust.from in digits}} a {{stator.robust.to}} por hora.',
      'Cheiro de queimado: desligue o disjuntor e não teste.',
    ],
    further:
      'O que muda por dentro está no artigo sobre [estatores](/blog/qualidade-estatores-motor-portao).',
    send: 'Mande a foto da etiqueta e diga quantas vezes ele abre na hora cheia.',
  },
  {
    when: [asksCause, 'corrente', 'folga*|frouxa|solta|caiu|cai|pula|pulou|estica*|escapa'],
    unless: 'eletrica|fuga|choque',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['works', 'care'],
    answer: [
      'A corrente do motor folga porque os elos gastam e ela fica mais comprida, e porque o esticador e o suporte cedem com a vibração. Folha pesada e partida brusca apressam as duas coisas. Frouxa, ela bate e pula dente: com o disjuntor desligado, o ajuste é feito no esticador, e o serviço fica na faixa de conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Esticar de novo ou trocar',
    text: [
      'Se o esticador ainda tem curso, basta ajustar até ela ceder pouco mais de um dedo no meio. Se chegou ao fim, a corrente e a coroa se trocam juntas, porque uma gasta desgasta a outra.',
    ],
    points: [
      'Elo duro ou enferrujado, que não dobra.',
      'Parafuso do suporte solto na parede.',
      'Coroa com dente em ponta.',
      'Folha que ficou pesada e puxa aos trancos.',
    ],
  },
  {
    when: ['consumo|consome|gasta|gastam|gasto|energia|luz', '1/4|1 4', '1/2|1/3|1 2|1 3', 'motor|hp|cv'],
    unless: 'nobreak|solar|kg|quilos',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['works', 'choose'],
    answer: [
      'Na conta de luz a diferença entre as potências quase não aparece, porque o motor só consome enquanto a folha anda, poucos minutos por dia: no eixo, 1/4 HP são perto de 184 W, 1/3 HP perto de 245 W e 1/2 HP perto de 368 W. Quem decide é o peso: até {{motor.quarterCv.weight}} basta o de 1/4, até {{motor.thirdCv.weight}} o de 1/3, até {{motor.halfCv.weight}} o de 1/2, em basculante. Gasta mais, de verdade, o motor pequeno que sofre com folha pesada.',
    ],
    heading: 'A conta, com o seu número de aberturas',
    text: [
      'Vinte aberturas por dia, de quinze segundos cada, somam cinco minutos de motor. Em um mês dão cerca de duas horas e meia: com um motor que puxa meio quilowatt, pouco mais de um quilowatt-hora.',
      'A placa em espera pode gastar tanto quanto isso, porque fica ligada o dia inteiro.',
    ],
    points: [
      'A mesma folha pede o mesmo trabalho, seja qual for o motor.',
      'Motor forte anda menos tempo na corrente de partida.',
      'Folha desequilibrada: gasta mais com qualquer potência.',
    ],
    send: 'Diga o peso ou as medidas da folha e quantas vezes ela abre por dia: dizemos a potência.',
  },
  {
    when: [
      'motor|motores|hp|cv|jetflex|speedy|inversor',
      'gasta mais|consome mais|aumenta a conta|puxa mais|gasta muito|gasta mais luz|gasta mais energia|consome muito',
      'forte|potente|potencia|rapido|jetflex|speedy|inversor|maior|energia|luz',
    ],
    unless: 'deslizante|correr|basculante|ou|peca|quebra|estraga|nobreak|ligado|agora|passou|dente|parado',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['works'],
    answer: [
      'Gasta um pouco mais, e na conta não se percebe: um motor de casa puxa de {{consumption.from in digits}} a {{consumption.to}} só enquanto a folha anda, e o mês inteiro fica perto de um quilowatt-hora. O rápido puxa mais, mas por menos segundos; o mais forte, na mesma folha, gasta quase igual, porque quem pede a energia é o peso. Folha pesada na mão é o que aumenta o consumo de qualquer um.',
    ],
    heading: 'A conta de energia do portão',
    text: [
      'Dez viagens por dia somam poucos minutos de motor. A central em espera, ligada o dia todo, chega a gastar mais que as aberturas, e ela é parecida em todos.',
    ],
    points: [
      'Watts da etiqueta vezes os minutos de uso dão o consumo.',
      'Motor que esquenta ou ronca desperdiça: é defeito, e não o modelo.',
      'Luz de garagem que fica acesa pesa mais que o motor.',
    ],
  },
  {
    when: [
      'quantos amperes|quantos ampere|quantos amp|qual corrente|qual amperagem|amperagem|corrente',
      'puxa|consome|gasta|tem|motor|partida',
      'motor|portao',
    ],
    unless:
      'nobreak|solar|disjuntor|bateria|folga*|frouxa|solta|esticar|caiu|pulou|arrebent*|continua|fusivel|barulho|alternada|fio|cremalheira',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['works'],
    answer: [
      'Um motor de portão de casa puxa, andando, de um a três ampères em 127 V e metade disso em 220 V; na partida, por um instante, de três a sete vezes esse valor. O número do seu está na etiqueta, em A. Corrente acima dela com a folha em movimento é sinal de folha pesada, capacitor fraco ou engrenagem presa.',
    ],
    heading: 'Para que serve saber os ampères',
    text: [
      'Servem para escolher fio, disjuntor e nobreak. Para ter os watts, multiplique pela tensão: dois ampères e meio em 127 V são perto de 300 W.',
    ],
    points: [
      'Disjuntor usual: 10 A em 220 V e 16 A em 127 V, curva C.',
      'Fio de 2,5 mm² ou mais.',
      'A corrente se mede com alicate, pelo técnico, com a folha andando.',
    ],
  },
  {
    when: ['freio|eletrofreio|freio eletromagnetico', 'motor|automatizador|portao'],
    unless: 'sem freio|falta de freio|perdeu o freio|nao freia|carro|caminhao',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['works', 'choose'],
    answer: [
      'Freio eletromagnético é um disco que trava o eixo quando a corrente cai, e por isso a folha para no ponto, sem deslizar. Em motor de casa quase não existe, porque a rosca sem fim do redutor já segura a folha; ele aparece em motor deslizante rápido ou pesado, onde a inércia levaria a folha além do batente. Motor com inversor freia pela própria central e dispensa o disco.',
    ],
    heading: 'Quando o motor deslizante precisa de freio',
    text: [
      'O que pede freio é massa e velocidade: folha comprida de chapa, galpão, rampa leve no sentido do curso. Em folha de casa que passa do ponto, o remédio é o fim de curso ou a desaceleração, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
      'O modelo com freio sai por orçamento, pelo peso e pelo comprimento da folha.',
    ],
    points: [
      'Folha que desliza um palmo depois do corte: regulagem primeiro.',
      'Falta de luz: com freio, só a chave de destravamento libera a folha.',
      'Estalo ao partir e ao parar é o disco soltando e prendendo.',
      'Batente mecânico firme nas duas pontas, com ou sem freio.',
    ],
  },
  {
    when: [
      'gasta quantos reais|quantos reais|quanto gasta|gasta quanto|quantos reais por mes|gasta por mes',
      'mes|mensal|reais',
      'motor|portao',
    ],
    unless: 'solar|nobreak|alto|aumentou|muito',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'Centavos, numa casa: o motor puxa de {{consumption.from in digits}} a {{consumption.to}} só enquanto a folha anda, e dez viagens por dia somam poucos minutos, menos de um quilowatt-hora por mês. A central em espera, ligada o dia todo, gasta mais que o motor, e ainda assim pesa poucos reais. Para o número exato, multiplique os quilowatts-hora pela tarifa da sua conta.',
    ],
    heading: 'A conta do motor de portão, passo a passo',
    text: [
      'Watts da etiqueta, vezes os segundos de uma viagem, vezes as viagens do mês, divididos por 3.600.000, dão os quilowatts-hora.',
      'Conta que subiu de verdade aponta defeito: motor que zumbe parado, trava energizada ou fuga no fio. Achar e consertar fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      '127 V ou 220 V: o gasto é o mesmo.',
      'Prédio: dezenas de viagens, ainda longe do elevador.',
      'Trava que esquenta sem ninguém abrir: energia perdida.',
      'Nobreak ligado gasta um pouco o tempo todo.',
    ],
  },
  {
    when: [
      'quantos watts|quantos w|potencia em watts|watts tem|consumo em watts|watts gasta|quantos amperes|quantos ampere|corrente de motor|amperagem de motor',
    ],
    unless: 'nobreak|solar|disjuntor|bateria|folga*|frouxa|solta|esticar|caiu|pulou|arrebent*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'Um motor de portão de casa puxa da rede de {{consumption.from in digits}} a {{consumption.to}} enquanto a folha anda; 1/4 HP dá perto de 184 W no eixo, 1/3 HP perto de 245 W e 1/2 HP perto de 368 W, e o que sai da tomada é mais do que isso, porque parte vira calor. O número do seu modelo está na etiqueta, em watts ou em ampères.',
    ],
    heading: 'Do HP ao watt, e do watt à conta de luz',
    text: [
      'Um HP são 746 W no eixo. Para ter os ampères, divida os watts pela tensão: 300 W são perto de dois ampères e meio em 127 V e metade disso em 220 V; na partida, várias vezes mais.',
      'Na conta isso quase some: o motor trabalha poucos segundos por abertura. O número importa para escolher nobreak, fio e disjuntor.',
    ],
    points: [
      'Nobreak: some motor, central e fotocélula, e deixe folga para a partida.',
      'Disjuntor: pela corrente da etiqueta e pela bitola do fio.',
      'Parado: só a placa gasta, como um carregador de celular.',
    ],
    further: 'Peso e potência de cada modelo estão em [motores](/motores).',
  },
  {
    when: [
      '127|127v|110|110v|voltagem|tensao|127 v|110 v',
      '220|220v|qual|gasta|220 v',
      'gasta menos|economiz*|consome menos|mais economic*|gasta mais|consome mais|conta de luz|economico',
    ],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'Os dois gastam o mesmo: um motor de portão de 127 V, que muita gente chama de 110, e um de 220 V da mesma potência consomem os mesmos watts, de {{consumption.from in digits}} a {{consumption.to}} em movimento num motor de casa. Em 220 V a corrente é quase a metade, e por isso o fio aquece menos; a conta de luz não percebe.',
    ],
    description:
      'Motor de portão de 127 V e de 220 V gastam o mesmo: a mesma potência consome os mesmos watts, e a conta de luz não percebe a diferença.',
    heading: 'O que muda entre 127 V e 220 V no portão',
    text: [
      'Muda a instalação: em 220 V o ponto leva disjuntor duplo, e o fio longo perde menos tensão. Muda também a compra, porque há modelo de uma tensão só: o PPA Home Jetflex é de {{homeJetflex.volts}}.',
      'Se a conta subiu, olhe a folha e não a tensão: portão pesado e motor que não desliga é que gastam, e acertar força e fim de curso fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Use a tensão que já chega ao ponto do motor.',
      'Quadro longe, a dezenas de metros: prefira 220 V.',
      'Nunca ligue um motor na outra tensão, mesmo por um minuto.',
      'Passar o ponto de uma para outra é serviço de eletricista.',
    ],
  },
  {
    when: [
      'quanto gasta|gasta quanto|consumo|consome|gasto|conta de luz|custo de energia|kwh|gasta de luz|gasta de energia|gasta luz|gasta energia|gasta por mes|pesa na conta|de luz por mes|de energia por mes',
      'mes|mensal|por mes|ao mes|motor|portao|automatico|eletronico',
    ],
    unless:
      'rolamento*|engrenagem|rotor|induzido|escova*|bucha*|retentor|fuso|roldana*|trilho|cabo|cabos|nobreak|subiu|aumentou|menos|consumindo|gastando|127|110|muita|solar|hp|cv|1/4|1/2|1/3|alto|automatizar|instalar|colocar|comprar|trocar|consertar|condominio*|predio*|edificio*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'Um motor de portão de casa gasta muito pouco: puxa de {{consumption.from in digits}} a {{consumption.to}} só nos segundos em que a folha anda. Dez viagens por dia somam poucos minutos de motor, e o mês inteiro costuma ficar abaixo de um quilowatt-hora; a central em espera, ligada o dia todo, chega a gastar mais do que isso. Em dinheiro, os dois juntos somam poucos reais por mês.',
    ],
    heading: 'A conta do portão na sua casa',
    text: [
      'Multiplique os watts da etiqueta pelos segundos de cada viagem e pelas viagens do mês, e divida por 3.600.000: saem os quilowatts-hora. Multiplique pela tarifa da sua conta.',
      'Essa conta é só a do portão. Se a da casa subiu sem outra explicação, vale medir também o motor, porque um que zumbe parado, puxa uma folha pesada ou perde corrente num fio descascado gasta à toa. O conserto disso fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Casa: o portão pesa menos que uma lâmpada esquecida.',
      'Prédio: dezenas de aberturas, e ainda assim fica atrás das bombas e dos elevadores.',
      'Velocidade maior não dobra o gasto, porque a viagem é mais curta.',
      '127 V ou 220 V: o consumo é igual.',
    ],
  },
  {
    when: ['travamento|trava sozinh*|autotravante|auto travante|autoblocante|auto bloqueante|irreversivel'],
    unless: 'sem travamento|nao trava*|destrav*',
    subject: 'motor',
    aspects: ['works', 'choose'],
    answer: [
      'Motor de portão com redutor já trava sozinho: parado, ele não deixa a folha andar nem empurrada, e por isso o travamento automático vem em todo motor comum de basculante e de correr. Quem quer segurar mais, num portão largo, de abrir ou que dá para a calçada, acrescenta uma trava elétrica, que recua antes de a folha sair.',
    ],
    heading: 'O que segura o portão fechado',
    text: [
      'No redutor, a rosca gira a coroa, e a coroa não consegue girar a rosca de volta. É isso que prende a folha enquanto o motor não é destravado pela chave.',
      'Portão de abrir e folha comprida balançam na ponta, longe do motor, e ali a trava elétrica faz falta. A central precisa ter a saída para ela; a ligação vai de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Basculante e correr: o redutor segura a folha inteira.',
      'De abrir: trava elétrica no piso ou no batente.',
      'Folha que cede empurrada com o motor parado: redutor gasto ou motor destravado.',
    ],
    questions: [
      {
        question: 'Travado pelo motor, o portão abre na falta de luz?',
        answer:
          'Abre, pela chave de destravamento, com o disjuntor desligado. Guarde-a dentro de casa e à mão.',
      },
    ],
  },
  {
    when: [
      'gasta energia|gasta luz|gasta muita|gasta muito|gasta pouca|gasta quanto|quanto gasta|gasto de|consome|consomem|consumo|conta de luz|economia de energia',
      'energia|luz|motor|portao|mes|hp|cv|watts|muito|muita|conta',
    ],
    unless: 'nobreak|bateria|aumentou|subiu|aumento|disparou|veio alta',
    subject: 'motor',
    answer: [
      'O motor de portão gasta pouca energia: puxa de 100 a 300 W só nos segundos em que a folha anda. Numa casa com algumas aberturas por dia isso some na conta do mês; a central, ligada dia e noite, soma outro tanto, também pequeno.',
    ],
    heading: 'A conta do consumo, passo a passo',
    text: [
      'Multiplique os watts da etiqueta pelas horas de movimento. Um motor de 1/4 HP que consome 300 W, abrindo e fechando dez vezes por dia, anda poucos minutos, e o mês inteiro não chega ao que um chuveiro gasta num banho longo.',
      'Consumo que sobe de um mês para outro vem de folha pesada, capacitor fraco ou motor que não desliga no fim do curso. Isso se conserta por {{repair.from}} a {{repair.to}} e poupa o motor antes de poupar luz.',
    ],
    points: [
      'Andando: de 100 a 300 W, conforme o modelo.',
      'Parado: só a central e o receptor, como um carregador na tomada.',
      '127 ou 220 V: o consumo é o mesmo.',
      'Motor quente e portão lento: gasta mais e pede revisão.',
    ],
  },
  {
    when: [
      'gasta mais|consome mais|gasta|consome|gasto|consumo',
      'parado',
      'andando|ligado|funcionando|abrindo|movimento|em uso|trabalhando',
      'motor|portao',
    ],
    unless: 'quanto custa|conserto',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    winsTies: true,
    aspects: ['power', 'works'],
    answer: [
      'Andando: um motor de casa puxa de {{consumption.from in digits}} a {{consumption.to}} só enquanto a folha se move, e parado só a central consome, muito pouco. Como cada viagem dura segundos e a central fica ligada o dia todo, no mês os dois gastos são pequenos. Se a conta subiu, procure folha pesada ou motor que esquenta parado.',
    ],
    heading: 'Onde vai a energia do portão',
    text: [
      'Multiplique os watts da etiqueta pelos segundos de cada viagem e pelas viagens do dia: quase nunca passa de uma lâmpada acesa por algumas horas. Desligar o disjuntor à noite quase não muda a conta.',
    ],
    points: [
      'Carcaça quente sem ninguém usar: defeito, desligue.',
      'Refletor que acende com o portão gasta mais que o motor.',
      'Folha equilibrada: menos esforço em cada viagem.',
    ],
  },
];
