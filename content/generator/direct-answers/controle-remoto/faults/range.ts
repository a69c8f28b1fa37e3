/** Answers to titles about remote controls: range. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksIfNormal } from '../../../words/asking-words.ts';

export const rangeAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'controle*',
      'so funciona|so abre|so pega|so aciona|funciona so|abre so|pega so|so fecha|tem que chegar|preciso chegar|tenho que chegar|so de',
      'metro|metros|m|palmo|passos|colado|encostado|grudado|perto|pertinho|dentro de garagem',
    ],
    unless: 'segurando|um lado|dentro de carro',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Controle que só abre de perto quase sempre é bateria no fim: troque-a pela igual, de marca boa, antes de tudo. Se com bateria nova continua, e com todos os controles da casa é a mesma coisa, o problema está no receptor: antena solta, encostada no metal ou com outro rádio por perto. Acertar isso ou trocar o receptor fica na faixa de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Um controle só, ou todos',
    text: [
      'Prove com outro controle, do mesmo lugar. Se o outro abre de longe, o defeito está no primeiro: bateria, mola da bateria oxidada ou queda.',
      'Se nenhum alcança, olhe o que foi ligado há pouco na garagem: lâmpada de LED barata, câmera sem fio e fonte de alarme fazem ruído de rádio. Desligue uma por vez e prove.',
    ],
    points: [
      'Polo da bateria limpo e a tensão escrita nela igual à da antiga.',
      'Fio da antena para fora da caixa e esticado.',
      'Película metálica no vidro do carro: prove com a janela aberta.',
    ],
    send: 'Diga se acontece com todos os controles e mande a foto do controle aberto e da central com a tampa fechada.',
  },
  {
    when: [
      'controle',
      'longe|distancia|alcance|fraco|perto',
      'chuva|chove|noite|vizinho|lampada|led|dentro do carro|carro',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Controle que só alcança de perto e piora à noite ou com chuva está brigando com ruído ou com antena: lâmpada de LED barata na garagem, película metalizada no carro ou antena encostada no ferro molhado. Troque a bateria, ande a pé e conte os passos: o número diz qual é.',
    ],
    heading: 'Achar o ruído por passos',
    text: [
      'A pé bom e no carro ruim: película ou carregador. De dia bom e à noite ruim: lâmpada nova. Na chuva pior: antena ou receptor úmido. Um controle só, e os outros bons: é ele.',
      'Reposicionar a antena fica na parte baixa do conserto; receptor avulso com controles, entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Antena esticada para cima, longe do ferro.',
      'Desligue uma lâmpada de LED por vez e conte de novo.',
      'Vizinho com controle apertado o dia todo também atrapalha.',
    ],
    further: 'Alcance curto tem mais em [portão não abre](/portao-nao-abre).',
    send: 'Conte quantos passos ele alcança a pé e no carro, e mande a foto do controle.',
  },
  {
    when: ['so no meu carro|no meu carro|dentro do carro|um carro so|neste carro', 'controle|tag|portao'],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Se o mesmo controle abre a pé e falha dentro do seu carro, é o carro: película metalizada, para-brisa térmico, carregador ou câmera ligados ao lado dele. Tire o carregador, ponha o controle para fora da janela e conte a diferença de passos.',
    ],
    heading: 'Vencer a película sem trocar o portão',
    text: [
      'Muitos para-brisas metalizados têm uma faixa sem metal atrás do retrovisor, e o controle preso ali alcança. Câmera barata faz ruído na mesma faixa: desligue uma vez e teste.',
      'Outro controle gravado para o carro fica entre {{part.programming.from}} e {{part.programming.to}}; em prédio, a administração cadastra.',
    ],
    points: [
      'A pé também falha: bateria ou controle.',
      'Todos os carros falham: antena do portão.',
      'Falha só em dia quente: bateria no painel ao sol.',
    ],
    further: 'Os tipos estão em [controle remoto](/topicos/controle-remoto-de-portao).',
    send: 'Diga quantos passos ele alcança a pé e no carro, e mande a foto do controle.',
  },
  {
    when: ['controle*', 'nao funciona|nao abre|falha|nao pega|fraco', 'a noite|de noite|noite'],
    unless: 'de dia',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Controle que falha só à noite costuma sofrer interferência: lâmpada de LED, refletor ou câmera que ligam nessa hora e ficam junto do motor. Apague-os um a um e prove; se o controle volta, afaste a lâmpada ou a antena. Se não muda, é bateria fraca, que piora no frio, e a botoeira diz o resto: se ela também falha, o problema é do portão, num conserto de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Rádio, bateria ou portão',
    text: [
      'De perto abre e de longe não: alcance, por antena ou interferência. Nem de perto: bateria ou gravação.',
    ],
    points: [
      'Lâmpada nova na garagem é a primeira suspeita.',
      'O fio da antena fica esticado e longe de ferro.',
      'Dois controles falham juntos: não é bateria.',
    ],
    send: 'Mande uma foto da caixa do motor e das lâmpadas por perto.',
  },
  {
    when: [
      'lampada|lampadas|led|luminaria|refletor|fita de led',
      'coloquei|colocamos|instalei|instalaram|troquei|trocaram|botei|depois de|apos|pus|troca de|trocar a',
      'nao fecha|nao abre|deixou de fechar|deixou de abrir|parou de fechar|parou de abrir|nao funciona|parou|volta|reabre|falha*',
      'portao|motor|garagem',
    ],
    unless: 'controle*|alcance|raio|central piscando|placa',
    subject: 'controle-remoto',
    winsTies: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Lâmpada LED nova pode atrapalhar o portão de dois modos: a fonte barata dela suja o sinal do controle, e a luz direta confunde a fotocélula, que vê obstáculo e não deixa fechar. Apague a lâmpada e teste: se o portão volta, troque-a por outra ou afaste-a do sensor e do receptor. Se nada muda, limpe as lentes da fotocélula; o conserto fica de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'A prova com a luz apagada',
    text: [
      'Teste pelo controle e depois pela botoeira: se só o controle falha, é o sinal; se nenhum dos dois fecha, é a fotocélula ou um fio mexido na troca.',
      'Se alguém ligou a lâmpada nova na saída de luz da central, diga ao técnico: carga errada nela dá defeito, e isso se mede com o disjuntor desligado.',
    ],
    points: [
      'Refletor apontado para o sensor: mude o foco, e não o sensor.',
      'Falha só à noite, com a luz acesa: é ela.',
      'Falha com a luz apagada: fotocélula, fim de curso ou fio.',
    ],
    send: 'Mande uma foto da lâmpada, dos sensores e da caixa da central, e diga o que mudou na troca.',
  },
  {
    when: [
      'lampada|lampadas|led|luminaria|refletor|fita de led|roteador|internet|wifi|antena da vizinha|painel solar|inversor solar|camera|cameras',
      'coloquei|colocamos|colocaram|instalei|instalaram|instalamos|troquei|trocaram|botei|depois de|puseram|pus',
      'controle*|alcance',
    ],
    unless: 'pelo celular|celular|modulo|abrir com|placa|central piscando',
    subject: 'controle-remoto',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Controle que piorou depois de uma lâmpada LED, um roteador, uma câmera ou um inversor novo está sofrendo interferência: a fonte barata desses aparelhos suja a frequência do receptor. Apague ou tire da tomada o que é novo e teste do mesmo lugar: se voltar, achou. Resolve trocar a lâmpada ou a fonte por outra, ou afastá-las do receptor.',
    ],
    heading: 'Quando não dá para tirar o aparelho',
    text: [
      'Leve o fio da antena para o outro lado da caixa, esticado e longe de fios de energia, ou ponha um receptor avulso mais perto da rua, a partir de {{repair.from}}. Receptor de 433,92 MHz com filtro sofre menos que o antigo.',
    ],
    points: [
      'Melhora com a luz da garagem apagada: é a lâmpada.',
      'Não muda nada com tudo desligado: pilha, antena ou receptor.',
      'Um só controle ruim: o defeito é dele.',
    ],
    send: 'Mande a foto da central, do que há em volta dela e do controle aberto.',
  },
  {
    when: [
      'so funciona perto|so funciona de perto|so abre de perto|so abre perto|so pega de perto|funciona so de perto|abre so de perto|alcance curto|pouco alcance|alcance ruim|perto do motor',
      'pilha|bateria',
      'antena|receptor|placa',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Se só um controle perdeu alcance, é a pilha dele; se todos perderam ao mesmo tempo, é a antena ou o receptor na central. Troque a pilha por uma da mesma medida e prove do mesmo lugar. Antena se estica e se afasta do ferro, e regravar ou ligar um receptor fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Por que a antena perde o sinal',
    text: [
      'Ela é um fio fino, de comprimento certo. Cortada, enrolada dentro da caixa metálica ou encostada na coluna, escuta só de perto, e nenhuma pilha compensa.',
      'Lâmpada de LED nova, carregador e roteador perto da central também abafam o rádio. Desligue um por vez e repita a prova.',
    ],
    points: [
      'Um controle fraco, os outros bons: pilha ou botão.',
      'Todos fracos desde uma obra: antena cortada.',
      'Fracos só à noite: lâmpada perto da central.',
      'Vidro com película metálica: aperte com a janela aberta.',
    ],
    send: 'Diga quantos controles falham e de que distância, e mande uma foto da caixa da central com o fio da antena.',
  },
  {
    when: ['controle*', 'de longe|longe|distancia|so de perto|so pega de perto|falhar|falha', asksIfNormal],
    unless: 'novo',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Falhar a mais de uns trinta metros, ou com muro e carro no caminho, é normal. Falhar de onde sempre abriu, não: comece pela pilha, que perde alcance antes de acabar, e depois veja a antena do receptor, que deve estar esticada e longe do ferro. Se só falha dentro do carro, é carregador ou película metalizada.',
    ],
    heading: 'Três provas em cinco minutos',
    text: [
      'Pilha nova; outro controle da casa, no mesmo lugar; e o mesmo controle do lado de fora do carro. O que mudar o resultado é a causa. Antena ou receptor se acertam a partir de {{repair.from}}.',
    ],
    points: [
      'Todos falham: receptor ou antena.',
      'Um só falha: pilha, botão ou contato.',
      'Lâmpada LED ou câmera nova ao lado da central: afaste e prove.',
    ],
  },
  {
    when: [
      'segunda vez|segunda apertada|terceira apertada|segundo aperto|terceira vez|duas vezes|tres vezes|varias vezes|muitas vezes|mais de uma vez|so na segunda|insistir|apertar de novo|dois toques',
      'apert*|obedec*|aperto|toque|responde|abre|funciona',
      'portao|controle*|motor|so',
    ],
    unless: 'por dia|por hora|quantas|tecnico|veio|nao fecha|queimou|dois botoes',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Se o portão só obedece na segunda ou terceira vez, o sinal chega fraco ou o primeiro toque é gasto com outra coisa: pilha no fim, antena do receptor mal posta, ou central que só acorda, solta a trava ou para um movimento antes de inverter. Prove com a botoeira: se ela vale na primeira, é o rádio.',
    ],
    heading: 'Achar quem perde o primeiro toque',
    text: [
      'Pilha nova do mesmo código e outro controle da casa, no mesmo lugar: se os dois falham, é antena ou receptor, num serviço de {{repair.from}} a {{repair.to}}. Se a botoeira também pede dois toques, é ajuste da central, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Falha só com o motor frio: capacitor, e não controle.',
      'Falha só à noite: lâmpada de LED ou reator perto do receptor.',
      'Botão duro ou fundo: contato do controle gasto.',
      'Aperte e segure um segundo: toque curto demais alguns modelos ignoram.',
    ],
    send: 'Diga se a botoeira obedece na primeira e mande a foto do controle aberto e a da etiqueta da central.',
  },
  {
    when: [
      'controle*',
      'abre com controle|abre com o controle|abre pelo controle|controle abre|abre no controle',
      'fecha so em botao|fecha so pelo botao|so fecha em botao|so fecha pelo botao|fecha em botao|fecha so pela botoeira|fecha pela botoeira|fecha com botao',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'program'],
    answer: [
      'Se o controle abre e só o botão da parede fecha, motor, fotocélula e fim de curso estão bons, e falta a ordem de fechar pelo rádio. Ou o controle foi gravado numa função que só abre, ou o segundo botão dele se perdeu da memória, ou o sinal chega fraco quando você já está longe. Prove de perto, com bateria nova; gravar na função certa custa de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'De perto, de longe e com outro controle',
    text: [
      'Abre de perto e fecha de perto, mas não da rua: é alcance, por bateria ou antena. Nem de perto: é a função gravada.',
    ],
    points: [
      'Outro controle da casa fecha: grave este de novo.',
      'Nenhum fecha: programação da central.',
      'Botoeira que só fecha segurando: veja a fotocélula.',
    ],
    send: 'Mande uma foto do controle e diga que botão abre e qual deveria fechar.',
  },
  {
    when: [
      'duas vezes|varias vezes|mais de uma vez|tres vezes|muitas vezes|2 vezes|3 vezes|apertar de novo',
      'aperta*|tenho que apertar|preciso apertar|apertar|aperto|acionar|clicar|tocar',
    ],
    unless: 'abre e fecha|por dia|por hora|pisca*|para no meio|quantas',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'program'],
    answer: [
      'Portão que só obedece no segundo aperto perde o primeiro por sinal fraco, ou o gasta com outra coisa: em muita central um toque acorda ou manda parar, e só o seguinte abre. Teste pela botoeira da parede: se nela basta um, é o controle ou o receptor; se são dois também, é a programação. Gravar ou ajustar custa de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'O que o primeiro toque faz',
    text: ['Aperte uma vez só, conte até cinco e repare na luz do controle, na da central e na trava.'],
    points: [
      'Luz do controle fraca: bateria no fim ou contato oxidado.',
      'Só de longe pede dois: alcance curto, antena enrolada ou LED por perto.',
      'Um estalo no primeiro e movimento no segundo: a central achava que ele ainda andava.',
      'Ronca no primeiro e vai no segundo: não é o controle, é o capacitor do motor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Com trava elétrica: ela solta no primeiro, e o tempo entre as duas coisas se regula.',
    ],
    further:
      'Como se grava cada função está em [programação de controle](/topicos/programacao-de-controle-de-portao).',
    send: 'Mande pelo WhatsApp um vídeo dos dois apertos, com som, a foto do controle e a da etiqueta da central.',
  },
  {
    when: [
      'controle*|aperto o controle|botao',
      'luz|led|luzinha|luz vermelha|luz azul|lampadinha|pisca|piscando',
      'acende|acendendo|acesa|pisca|piscando|acendeu',
      'nao abre|nao funciona|nao anda|nao aciona|nao responde|nao obedece|nao sai|nao mexe|nao fecha|nao move|nao da sinal|nada acontece|nao acontece nada|nada',
    ],
    unless:
      'nao acende|nao pisca|apagad*|fraca|fraco|central|placa|fotocelula|nao apaga|fica acesa|fica aceso|sempre acesa|lampada|receptor|de longe',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'price'],
    answer: [
      'Se a luz do controle acende ou pisca ao apertar e o portão não abre, o controle está mandando o sinal e quem não atende é o portão: o controle saiu da memória da central, o receptor parou ou a central está sem energia. Aperte a botoeira da parede: se por ela o portão anda, é gravação, de {{part.programming.from}} a {{part.programming.to}}, ou receptor.',
    ],
    heading: 'Três testes, do mais fácil ao que pede técnico',
    text: [
      'Teste outro controle da casa, perto do motor. Se o outro abre, só o seu perdeu a gravação; se nenhum abre e a botoeira funciona, é o receptor ou a antena, de {{repair.from}} a {{repair.to}}.',
      'Se nem a botoeira move o portão, veja o disjuntor e a luz da central antes de pensar em controle. Com ela acesa e o portão parado, o defeito é da placa, do motor ou da folha.',
    ],
    points: [
      'Pilha nova e luz forte: a pilha está fora da lista.',
      'Pisca depressa quando se aperta: em vários modelos, aviso de pilha fraca.',
      'Estalo na central e nada mais: o comando chegou, falta o motor.',
      'Nenhum som na central: o comando não chegou.',
      'Aconteceu com todos no mesmo dia: memória apagada ou receptor.',
    ],
    further:
      'Os tipos de código e de bateria estão lado a lado na página do [controle remoto de portão](/topicos/controle-remoto-de-portao).',
    send: 'Diga pelo WhatsApp se a botoeira e os outros controles abrem, e mande a foto do controle, a da etiqueta do motor e o bairro.',
  },
  {
    when: [
      'controle*',
      'nao funciona de longe|nao pega de longe|nao abre de longe|nao responde de longe|nao obedece de longe|nao obedece o controle de longe|nao funciona mais de longe|nao esta funcionando de longe|nao ta funcionando de longe|so funciona|so abre|so pega|funciona so|abre so|pega so|alcance|de perto|colado|encostad*|bem perto|perto',
      'de longe|perto|colado|encostad*|alcance|motor|curto|fraco|pouco|diminuiu|perdeu|de perto|embaixo|distancia|um metro|carro',
    ],
    unless:
      'aumentar|antena|celular|fora de casa|comprar|perto de mim|perto de casa|aqui perto|chaveiro|clon*|copia*|faz',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Controle que só funciona colado no portão perdeu potência ou o receptor ficou surdo. Troque a bateria por uma nova do mesmo tipo, escrito na velha, e teste outro controle da casa no mesmo lugar: se só um é curto, é ele; se todos são, é a antena, o receptor ou interferência.',
    ],
    heading: 'Um controle curto ou todos',
    text: [
      'Antena de receptor é um fio esticado e para cima. Enrolada, cortada ou encostada em ferro molhado, ela perde quase todo o alcance.',
      'Se piorou depois de uma mudança, olhe o que chegou: lâmpada de LED, câmera, roteador ou carregador perto do motor. Desligue um por vez e conte os passos até o portão obedecer.',
    ],
    points: [
      'Bateria nova e ainda curto: contato oxidado ou controle que levou um tombo.',
      'Bom a pé e ruim no carro: película metalizada ou carregador.',
      'Bom de dia e ruim à noite: lâmpada nova na garagem.',
      'Foi piorando na chuva: antena ou receptor úmido.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Antena, receptor ou controle novo',
        text: [
          'Reposicionar a antena é serviço curto, perto de {{part.adjustment.from}}. Receptor avulso com controles novos fica entre {{repair.from}} e {{repair.to}}, e gravar um controle, entre {{part.programming.from}} e {{part.programming.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso emendar um fio na antena?',
        answer: 'Não por tentativa: o comprimento tem relação com a frequência. Fio maior às vezes piora.',
      },
      {
        question: 'Qual o alcance normal?',
        answer: 'Muda com o modelo e com as paredes. O que serve de medida é o seu: se encurtou, algo mudou.',
      },
    ],
  },
  {
    when: [
      'controle*',
      'em carro|dentro de carro|em garagem|dentro de garagem|dentro de casa|em quintal|de dentro',
      'mas nao|e nao|so funciona|so abre|so pega|mas falha',
      'em rua|de rua|la fora|de fora|fora de casa|em calcada|em esquina|a pe|chegando',
    ],
    unless: 'fora do carro|braco|com o braco|botoeira|interfone|led|lampada|fotocelula',
    subject: 'controle-remoto',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Controle que abre de um lugar e não abre da rua está no fim do alcance: pilha fraca, antena do receptor solta ou encostada no ferro, ou parede e portão de chapa no meio do caminho. Ponha bateria nova e compare com outro controle no mesmo ponto: se só um falha, o defeito é dele; se todos falham, é antena ou receptor, num conserto de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Controle, antena ou obstáculo',
    text: [
      'Ande com o controle do portão até a rua e conte os passos em que ele deixa de abrir: o número que encolhe de semana em semana é pilha; o que nunca passou do muro é antena.',
    ],
    points: [
      'Piora com o carro de um jeito e melhora de outro: película ou carregador.',
      'Piora em certa hora: interferência na rua.',
      'Chapa fechada entre o controle e a caixa: antena por fora, no alto.',
    ],
    send: 'Diga de quantos passos ele abre e mande a foto do controle e da caixa da central.',
  },
  {
    when: [
      'controle*',
      'dentro de carro|em carro|no carro|pelicula|insulfilm|vidro|para brisa|parabrisa|painel|console',
      'nao funciona|atrapalha|perd*|alcance|falha*|nao abre|funciona|pega|nao pega|bloqueia|atrapalhando|corta|fora de carro|diminui',
    ],
    unless: 'homelink|botao de carro|led|vizinho|lampada|program*|calor|sol|roub*|deixar',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Controle que falha dentro do carro e abre com o braço para fora está fraco ou abafado: película metalizada, vidro com proteção solar e carregador na tomada do carro cortam o sinal. Desligue o carregador e a câmera, aponte pela lateral e ponha bateria nova antes de condenar o controle.',
    ],
    heading: 'Carro, rádio do bairro ou receptor',
    text: [
      'Faça a prova a pé, na mesma distância. Se fora do carro ele abre bem, é o carro; se falha também a pé, é bateria, antena do receptor ou interferência na rua.',
      'Interferência tem hora e lugar: câmera sem fio, lâmpada, portão vizinho com controle preso ou antena nova na rua. Falham todos os controles ao mesmo tempo e voltam juntos.',
    ],
    points: [
      'Só dentro do carro: película, posição ou carregador.',
      'Só um controle: bateria ou contato dele.',
      'Todos, sempre: antena do receptor solta ou encostada no ferro.',
      'Todos, às vezes: interferência; desligue aparelhos um por um.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que melhora o alcance',
        text: [
          'Antena esticada e longe do ferro, ou levada para fora da caixa, entra num serviço de {{repair.from}} a {{repair.to}}; regravar controles, de {{part.programming.from}} a {{part.programming.to}}. Com {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'Película antivandalismo bloqueia o controle?',
        answer:
          'A comum, quase nada. A metalizada e a de vidro com filtro térmico cortam boa parte; há uma janela sem película perto do retrovisor em muitos carros.',
      },
      {
        question: 'Amplificador de sinal ajuda?',
        answer: 'Antena externa no receptor ajuda mais e não amplifica o ruído junto.',
      },
    ],
    send: 'Conte de quantos passos ele abre a pé e dentro do carro e mande a foto do controle e da central.',
  },
  {
    when: [
      'controle|sinal|alcance|portao',
      'wifi|roteador|internet|camera|led|bluetooth',
      'fraco|falha|falhando|interfere|interferencia|atrapalha|causa|curto|so de perto|perdeu alcance',
    ],
    unless: 'aplicativo|celular|modulo|alexa|caiu|pelo wifi',
    winsTies: true,
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'works'],
    answer: [
      'O Wi-Fi não atrapalha o controle: ele usa 2,4 ou 5 GHz, e o portão, 433 MHz. O que atrapalha é aparelho barato perto da central, como fonte de câmera, lâmpada LED ou repetidor encostado na antena. Desligue um por vez da tomada e prove o controle de longe. Se nada muda, é pilha fraca, antena solta ou receptor, na faixa de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Como devolver o alcance',
    text: [
      'Troque a pilha do controle por uma nova e prove com outro controle. Se todos perderam alcance juntos, o problema está no receptor: antena cortada, enrolada ou encostada em ferro.',
      'A antena de 433 MHz é um fio de dezessete centímetros, esticado e longe da fonte; levá-la para fora da caixa de metal resolve muitas garagens.',
    ],
    points: [
      'Só um falha: pilha ou contato.',
      'Falha em certas horas: um aparelho vizinho liga.',
      'Começou com câmera ou lâmpada nova: afaste a fonte dela.',
    ],
    send: 'Mande a foto da central com a antena à vista e diga de que distância cada controle abre.',
  },
  {
    when: [
      'controle|controles',
      'de manha e a noite nao|de dia e a noite nao|de noite nao|so de dia|so de manha|so a noite nao|a noite nao|em certos horarios|em certas horas|certas horas|certos horarios|hora funciona|as vezes de noite|so a noite|so de noite',
    ],
    unless: 'abre sozinho|fecha|medo|ladrao',
    winsTies: true,
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Controle que falha sempre no mesmo horário tem um aparelho fazendo ruído de rádio naquela hora, e não defeito nele: lâmpada LED da garagem, fonte de câmera com infravermelho, sinaleira ou carregador. Apague um por vez à noite e prove. Se falha com o frio da noite, é pilha no fim, que perde força. Resolver a antena ou o receptor fica na faixa de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'A prova de dez minutos',
    text: [
      'À noite, desligue no quadro todos os circuitos menos o do portão e aperte o controle de longe. Funcionou: religue um por um até achar o culpado, e afaste a fonte ou a lâmpada da central.',
      'Não funcionou: pilha nova e outro controle. Se todos falham, a antena está solta ou encostada em ferro.',
    ],
    points: [
      'A botoeira funciona à noite: o defeito é só de rádio.',
      'A botoeira também falha: tensão baixa ou umidade.',
      'Lâmpada de marca ruim é a culpada mais comum.',
    ],
    send: 'Mande a foto da central com a antena à vista e diga que lâmpadas e câmeras há perto.',
  },
  {
    when: ['controle*', 'perto|de perto|colado|encostar|chegar perto|longe|distancia|alcance', asksIfNormal],
    unless: 'chuva|quantos metros',
    winsTies: true,
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Não é normal ter de chegar perto: com bateria boa, o controle abre de alguns carros de distância. Troque a bateria por outra do mesmo código e prove outro controle da casa no mesmo lugar: se só um é curto, o defeito é dele; se todos são, é a antena, o receptor ou uma lâmpada ou aparelho que atrapalha o rádio, e o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que encurta o alcance de um dia para o outro',
    text: [
      'Lâmpada de LED nova, câmera sem fio ou carregador perto do motor enchem o ar de ruído: desligue um por vez e prove. Antena cortada, enrolada ou encostada no metal faz o mesmo.',
    ],
    points: [
      'Bateria que incha ou vaza: limpe os contatos antes da nova.',
      'Alcance curto só de um lado da rua: parede ou portão de chapa no caminho.',
      'Caiu e ficou curto: o cristal ou a solda do controle.',
    ],
    send: 'Diga a que distância ele abre e mande a foto do controle e da etiqueta da central.',
  },
];
