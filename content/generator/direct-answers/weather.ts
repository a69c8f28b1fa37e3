/** Rain, sun, cold, wind, and what surrounds the gate. */
import type { DirectAnswer } from '../direct-answer.ts';

export const weatherAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'fotocelula*|sensor|sensores',
      'molhad*|molhou|com agua|agua dentro|tomou chuva|encharc*',
      'portao|fotocelula*|garagem|lente',
    ],
    unless: 'pode molhar|pode tomar|aguenta',
    subject: 'fotocelula',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Fotocélula molhada por fora se resolve com pano seco nas duas lentes; água por dentro da caixinha corta o feixe, e o portão deixa de fechar ou volta. Desligue o disjuntor antes de abrir a tampa, deixe secar à sombra e refaça a vedação e a emenda. Se a luz não volta a mudar quando você passa a mão, o par se troca, de {{part.photocell.from}} a {{part.photocell.to}} instalado.',
    ],
    heading: 'Por onde a água entrou',
    text: [
      'Quase sempre pelo furo do fio, que tem de entrar por baixo, ou pela tampa sem borracha. Emenda no chão molha primeiro que o sensor.',
    ],
    points: [
      'Falha só com chuva: vedação ou emenda.',
      'Embaça de manhã: condensação, que some com o sol.',
      'Jato de mangueira na lente, nunca.',
    ],
    send: 'Mande uma foto dos dois lados do vão e da entrada dos fios.',
  },
  {
    when: [
      'chuva|chover|chove|garoa|temporal',
      'queima|queimar|estraga|estragar|danifica|prejudica|faz mal|pode pegar|aguenta|resiste',
      'motor|portao|central|placa',
    ],
    unless:
      'queimou|queimado|parou|molhou|molhado|depois|nao abre|nao fecha|raio|raios|enchente|alag*|fotocelula|controle|trilho|cobertura|capa',
    subject: 'motor',
    isUnpriced: true,
    aspects: ['what'],
    answer: [
      'Chuva comum não queima o motor do portão, desde que a tampa esteja inteira e os fios entrem por baixo. Ele queima quando a água chega à placa ou à carcaça: tampa trincada, emenda exposta, poça na base ou enchente.',
    ],
    heading: 'Por onde a água entra',
    text: [
      'A placa é o que a água estraga primeiro, com uma gota entre dois contatos. O motor só sofre quando a água entra pela carcaça ou sobe pela base.',
      'Se a caixa molhou por dentro, desligue o disjuntor e não teste o portão: seca e medida antes de religar, a placa muitas vezes se salva.',
    ],
    points: [
      'Tampa sem trinca, com a borracha no lugar.',
      'Fios que entram por baixo, com uma curva que deixa a água pingar.',
      'Base do motor de correr mais alta que o piso.',
      'Emendas dentro da caixa, e não no tempo.',
    ],
    further: 'O que fazer com a caixa molhada está em [placa do portão molhou](/placa-do-portao-molhou).',
    send: 'Mande uma foto da tampa, da base e da entrada dos fios: dizemos o que proteger.',
  },
  {
    when: [
      'chover|chuva|tomar chuva|molhar|tempo|sereno|ar livre|descoberto|descoberta',
      'motor|central',
      'pode|posso|tomar|exposto|aguenta|protege*|coberto|cobertura|problema|em cima|estraga|ar livre',
    ],
    unless: 'depois de chuva|apos a chuva|parou|choveu|enchente',
    subject: 'motor',
    isComplaint: true,
    answer: [
      'Pode chover por fora: a carcaça do motor é feita para respingo, mas não para jato, poça nem água que escorre para dentro da tampa. Quem não pode se molhar é a central, e por isso ela vai em caixa fechada, ao abrigo e longe do chão.',
    ],
    heading: 'Até onde a chuva é problema',
    text: [
      'O que queima motor exposto raramente é a chuva de cima. É a entrada de cabo virada para cima, a tampa sem vedação e a base que vira poça.',
      'Uma cobertura simples de chapa ou plástico resolve, desde que deixe a carcaça respirar. Se a água já entrou, desligue o disjuntor e não teste: a limpeza da placa molhada parte de {{repair.from}}, e a troca fica entre {{part.board.from}} e {{part.board.to}}.',
    ],
    points: [
      'Tampa com vedação e parafusos no lugar.',
      'Cabos entrando por baixo, com curva para a água pingar.',
      'Base do motor de correr acima do nível da água.',
      'Nada de lavadora de pressão na caixa.',
    ],
  },
  {
    when: [
      'sol|sol forte|claridade|luz de sol|fim de tarde',
      'nao fecha|volta|fecha*|sensor|fotocelula|portao|falha',
    ],
    unless: 'solar',
    subject: 'fotocelula',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Portão que não fecha com sol forte tem quase sempre a fotocélula cega: o sol bate direto no receptor e a central entende que há alguém no vão. Faça sombra com a mão sobre o lado que recebe; se ele fecha, o defeito está ali, e não no motor.',
    ],
    heading: 'O sol na lente da fotocélula',
    text: [
      'A falha aparece sempre na mesma hora e muda com a estação, porque muda o ângulo do sol. É o que a distingue de fio solto, que falha a qualquer hora.',
      'O técnico troca de lado o emissor e o receptor, recua o suporte ou põe uma aba. O serviço de fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Falha de manhã ou no fim da tarde: sol na lente.',
      'Falha o dia inteiro: lente suja, desalinhada ou fio.',
      'Falha depois de lavar: água ou sabão na lente.',
      'Fecha segurando a botoeira: confirma que é a fotocélula.',
    ],
  },
  {
    when: ['frio|inverno', 'lent*|demora*|pesad*|trav*|devagar|mais'],
    unless: 'lubrific*|engrax*|manuten*',
    subject: 'portao-automatico',
    answer: [
      'No frio o portão fica mais lento porque a graxa endurece e o motor e o capacitor partem com menos folga; um pouco de atraso nas primeiras aberturas da manhã é normal. Se ele demora o dia todo ou para no meio, o frio só mostrou um defeito que já existia: folha pesada, graxa errada ou capacitor fraco.',
    ],
    heading: 'Lentidão de inverno ou defeito',
    text: [
      'Com a energia cortada e o motor solto, leve a folha na mão de manhã e à tarde. Pesada só de manhã é graxa; pesada sempre é roldana, cabo ou mola.',
      'Troca de capacitor fica entre {{part.capacitor.from}} e {{part.capacitor.to}}; limpeza e regulagem, entre {{part.adjustment.from}} e {{part.adjustment.to}}. Aumentar a força para vencer o frio não conserta e aumenta o risco de aperto.',
    ],
    points: [
      'Melhora depois de duas ou três aberturas: graxa endurecida.',
      'Zumbe antes de sair: capacitor.',
      'Para e volta: força no limite, folha pesada.',
      'Abre bem e fecha mal: molas ou contrapeso.',
    ],
  },
  {
    when: ['lubrific*|engrax*|manuten*|cuidado*', 'inverno|frio'],
    subject: 'manutencao-preventiva',
    answer: [
      'No inverno, lubrifique o portão antes das manhãs frias, com pouca graxa própria nas dobradiças, roldanas e fuso, depois de limpar a velha: é a graxa grossa e suja que endurece e deixa a folha lenta. Trilho não leva graxa, só limpeza, porque ela junta areia.',
    ],
    heading: 'Que lubrificante vai em cada ponto no frio',
    text: [
      'Óleo fino escorre e graxa comum endurece; a de lítio, em camada fina, aguenta a estação. Spray desengripante limpa, mas não lubrifica por muito tempo.',
      'Cabo, mola, contrapeso e caixa do motor ficam para a revisão, que leva de {horas de manutenção}. O motor por dentro usa a graxa que o fabricante indica.',
    ],
    points: [
      'Dobradiças e pivôs: graxa de lítio, pouca.',
      'Roldanas: no eixo, e não na pista que toca o trilho.',
      'Fuso do basculante: limpar e passar película fina.',
      'Cremalheira: seca, só escovada.',
      'Fotocélula: pano seco, sem produto.',
    ],
  },
  {
    when: ['vento|ventania|vendaval'],
    of: [
      'portao-automatico',
      'motor',
      'portao-basculante',
      'portao-de-correr',
      'portao-pivotante',
      'portao-de-aluminio',
    ],
    subject: 'portao-automatico',
    answer: [
      'Vento forte faz o motor trabalhar como se a folha pesasse mais, e em folha fechada, de chapa ou com revestimento, ele pode parar ou voltar no meio. A saída não é mais força: é folha firme, trava que segure a ponta e, em local aberto, motor escolhido com sobra.',
    ],
    heading: 'Como o vento entra na conta do portão',
    text: [
      'Folha de abrir é a que mais sofre, porque o vento a empurra como uma vela. Basculante e de correr sentem menos, e mais na partida.',
      'Trava elétrica tira do motor o esforço de segurar a folha fechada. A regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e começa pela folga das dobradiças e guias.',
    ],
  },
  {
    when: [
      'caminhao|caminhoes|onibus|trem|aviao|avioes|metro passa|trator|trovao',
      'abr*|sozinho|passa*|trem*|vibra*',
    ],
    unless: 'saida de caminhao|nao abr*|nao fecha|nao funciona|parados|empresa|galpao',
    subject: 'portao-automatico',
    isComplaint: true,
    answer: [
      'Se o portão abre quando passa um caminhão, a vibração está fechando um contato: fio frouxo na botoeira, borne mal apertado na central, relé ou fim de curso com mau contato. O rádio de caminhão pode ser a causa quando o receptor é de código fixo; desligue a botoeira da placa por um dia e veja se para.',
    ],
    heading: 'Vibração, rádio ou fio: como separar',
    text: [
      'Bata de leve na parede ao lado da botoeira e na caixa da central, com ninguém no vão. Se o portão responde à batida, é contato; se só responde ao caminhão que buzina ou transmite, é rádio.',
      'O técnico reaperta bornes, refaz emendas e isola a botoeira para provar a causa, de {{repair.from}} a {{repair.to}}. Até lá, à noite, desligue o disjuntor do portão.',
    ],
    points: [
      'Abre com qualquer tremor: borne ou fio frouxo.',
      'Abre só com alguns caminhões: rádio na mesma frequência.',
      'Abre também depois da chuva: emenda úmida na botoeira.',
      'Folha que apenas balança: trava ou batente com folga.',
    ],
  },
  {
    when: [
      'rampa*|inclinad*|ladeira|aclive|declive|subida de garagem|terreno em descida|em subida|na subida|em descida|terreno em subida|rua em descida',
    ],
    unless: 'escolha de rampa|para em subida|parou|nao sobe|trava|pesado|desce',
    subject: 'portao-automatico',
    answer: [
      'Dá para ter portão automático em rampa, mas o tipo da folha decide: o basculante avança para fora ao abrir e o pé dele raspa se o piso sobe dali para a rua, o de abrir raspa se gira para o lado que sobe, e o de correr quer trilho no nível. Meça o desnível do vão antes de escolher.',
    ],
    heading: 'Que portão serve em garagem com rampa',
    text: [
      'A folha de correr em descida nunca deve ser destravada sem calço, porque corre com o peso todo. Em trilho inclinado o motor é dimensionado para subir a folha, e não para empurrá-la no plano, e por isso sai por orçamento.',
      'No basculante se mede o arco do pé da folha: marque no piso até onde ele avança e veja se ali o chão já subiu; se subiu, encurta-se a folha embaixo ou se levanta a parada. Com a folha conferida, o kit instalado fica de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    points: [
      'Basculante: serve se a rampa desce para a rua; se sobe, o pé da folha raspa.',
      'De abrir: folha gira para o lado mais baixo ou leva pivô que a ergue.',
      'De correr: trilho no nível; inclinado, a folha desce sozinha e o motor sai por orçamento.',
      'Fotocélula: a uns 50 cm do piso, conferida com o carro parado na rampa.',
    ],
  },
  {
    when: ['maresia|praia|litoral|salina|ferrugem de praia'],
    subject: 'portao-automatico',
    answer: [
      'Maresia ataca primeiro os contatos e as soldas: placa, bornes, fim de curso e parafusos oxidam anos antes do motor. Portão de praia pede central em caixa vedada, parafuso galvanizado ou inox e revisão mais frequente; nossa equipe trabalha na Grande São Paulo e não desce ao litoral.',
    ],
    heading: 'O que pedir ao instalador na praia',
    text: [
      'Folha de alumínio resiste mais que a de ferro, e ferro galvanizado a fogo mais que o pintado. Onde há sal no ar, graxa em película fina protege fuso e dobradiça.',
    ],
    points: [
      'Caixa da central vedada e com sachê de sílica trocado.',
      'Bornes com produto contra oxidação.',
      'Lavagem com água doce por fora, sem jato na caixa.',
      'Revisão antes e depois da temporada.',
    ],
  },
  {
    when: [
      'sitio|chacara|fazenda|zona rural|area rural|longe de casa',
      'motor|portao|automat*|solar|controle|abrir',
    ],
    unless: 'vizinho|vizinha|sozinho',
    subject: 'portao-automatico',
    answer: [
      'Em sítio ou chácara, o que decide o motor é a energia que chega ao portão: com rede perto, um motor comum serve; com a casa longe, a queda de tensão no fio ou a falta de rede leva ao motor de corrente contínua com bateria e painel, que se orça por foto. O alcance do controle também precisa de antena externa.',
    ],
    heading: 'Portão longe da casa: energia, alcance e uso',
    text: [
      'Fio comprido perde tensão, e motor com tensão baixa ronca e aquece. A conta se faz com a distância até o quadro e a bitola, antes de escolher a potência.',
      'Portão de chácara costuma ser largo e de abrir, com vento e piso irregular; ele sai por orçamento. Atendemos a Grande São Paulo, e fora dela dizemos logo que não vamos.',
    ],
    points: [
      'Distância do portão ao quadro, em metros.',
      'Tipo da folha, largura e material.',
      'Quantas aberturas por dia, em dia de visita.',
      'Foto do local com o sol do meio-dia, se a ideia é painel.',
    ],
  },
];
