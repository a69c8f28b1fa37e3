/** Answers to titles about gates of condominiums: a figure in the title. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const figureAnswers: readonly DirectAnswer[] = [
  {
    when: ['correr|deslizante|deslizantes', 'condominio*|predio*|edificio*'],
    unless: 'consert*|queim*|nao abre|nao fecha|esquent*|parou|quebr*',
    figure: { unit: 'kilogram', from: 301 },
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Portão de correr de {figura} em condomínio pede motor deslizante de uso intenso, com {sobra} ou mais de peso máximo na etiqueta e de trinta a cinquenta ciclos por hora; o de casa, com cinco a dez, para de calor na fila. Com cremalheira de aço e a instalação, o conjunto fica entre {{condominium.from}} e {{condominium.to}}, e o modelo se fecha depois de medir a folha.',
    ],
    heading: 'O que uma folha de correr de {figura} exige além do motor',
    text: [
      'Um motor que move {figura} vinte vezes por dia pode não aguentar quarenta viagens numa hora: por isso a ficha se lê nas duas linhas, peso máximo e ciclos por hora.',
      'Roldana e trilho levam o peso inteiro e se conferem na mesma vistoria; presos, gastam mais força que os quilos.',
    ],
    points: [
      'Quantos carros passam na hora mais cheia, contados em dois dias.',
      'Folha que corre leve na mão, com o motor solto.',
      'Base de concreto e cremalheira de aço em todo o comprimento.',
      'Ponto de 220 V próprio, com disjuntor e terra.',
    ],
    send: 'Mande o comprimento, a altura e o material da folha, as aberturas da hora cheia e a foto da base do motor.',
  },
  {
    when: ['basculante|basculantes', 'condominio*|predio*|edificio*', 'motor|motores|automatizador|portao'],
    figure: { unit: 'kilogram', from: 301, to: 800 },
    unless: 'consert*|queim*|nao abre|nao fecha|esquent*|parou|quebr*',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Basculante de {figura} em condomínio é caso da linha pesada, que vai até {{heavyLine.weight}}: motor de uso intenso, com a folha um quinto abaixo do máximo dele e de trinta a cinquenta ciclos por hora. Com a instalação, fica entre {{condominium.from}} e {{condominium.to}}. Antes do motor se confere o equilíbrio, porque uma folha desse peso sem contrapeso certo quebra qualquer um.',
    ],
    heading: 'O que uma folha basculante de {figura} exige',
    text: [
      'Cabos, polias e contrapeso para esse peso, coluna chumbada e folha que para a meia altura quando solta. Na visita tudo isso se prova antes do orçamento.',
    ],
    points: [
      'Aberturas contadas na hora mais cheia.',
      'Motor de cada lado, se a folha é larga e torce.',
      'Fotocélula provada com a folha andando, pelo pedestre.',
    ],
    send: 'Mande a altura, a largura e o material da folha, o número de vagas e fotos por dentro.',
  },
  {
    when: [
      'alto fluxo|grande fluxo|fluxo alto|fluxo intenso|uso intenso|muito fluxo|alta rotatividade|condominio*|predio*',
      'motor|motores|automatizador',
    ],
    figure: { unit: 'kilogram', from: 301 },
    unless: 'consert*|queim*|nao abre|nao fecha|esquent*|parou|quebr*|basculante',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Uma folha de {figura} em entrada de muito movimento pede motor industrial, com {sobra} ou mais na etiqueta e de trinta a cinquenta ciclos por hora. O de casa, com cinco a dez, para de calor na fila. Motor e instalação ficam em geral entre {{condominium.from}} e {{condominium.to}}; acima da linha de prédio o valor pode passar disso, e vem por escrito depois de medir trilho, base e rede elétrica, sem taxa de visita.',
    ],
    heading: 'Peso e fluxo na mesma escolha',
    text: [
      'Um motor que move {figura} vinte vezes por dia pode não aguentar quarenta viagens numa hora: o calor soma a força e a repetição. Por isso a ficha se lê nas duas linhas, peso máximo e ciclos por hora.',
      'Roldana, trilho e batente também trabalham o dia todo, e entram na mesma vistoria.',
    ],
    points: [
      'Aberturas contadas na hora mais cheia, por dois dias.',
      'Folha solta do motor correndo leve na mão.',
      'Circuito de 220 V só do portão, com terra.',
      'Cremalheira de aço, presa em toda a folha, se ela corre.',
    ],
    send: 'Mande o comprimento, a altura e o material da folha, as aberturas da hora cheia e a foto da base do motor.',
  },
  {
    when: [
      'condominio*|predio*|edificio*|coletivo',
      'motor rapido|motores rapidos|motor mais rapido|rapido|rapida|veloz|abertura rapida|alta velocidade',
    ],
    figure: { unit: 'opening', from: 25, to: 200 },
    unless: 'preco|quanto custa|valor|manutencao|lento|ficou|conserto|controle*|tag',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isAboutFigure: true,
    winsTies: true,
    aspects: ['choose'],
    answer: [
      'Motor rápido de condomínio, com {figura} por dia, tem de ser também de uso intenso, de {{stator.robust.from in digits}} a {{stator.robust.to}} por hora: o de casa, por rápido que seja, esquenta na hora cheia e para. Com instalação, o conjunto fica entre {{condominium.from}} e {{condominium.to}}, e o modelo se escolhe pelo peso da folha, pelos ciclos por hora e pelos segundos da abertura.',
    ],
    description:
      'Motor rápido de condomínio, com {figura} por dia, tem de ser também de uso intenso: o motor de casa esquenta na hora cheia e para.',
    heading: 'Velocidade e ciclos na mesma ficha',
    text: [
      'Divida as aberturas pela hora em que elas se juntam: se um quarto do dia cai na saída da manhã, esse número é o que o motor precisa fazer em sessenta minutos, com folga. A velocidade vem depois, e com inversor ela não custa tranco, porque a folha parte e chega devagar.',
      'Folha rápida pede fotocélula testada, batente firme e força regulada, porque no vão do prédio passam moto e pedestre.',
    ],
    points: [
      'Ciclos por hora e segundos da abertura, os dois por escrito.',
      'Folha que corre leve na mão, sem o motor: a pesada esquenta qualquer motor mais depressa.',
      'Ponto de 220 V próprio, com terra, se o motor tem inversor.',
      'Tempo aberto regulado na central, que encurta a fila sem trocar nada.',
    ],
    send: 'Mande um vídeo da abertura de hoje, as medidas da folha, a etiqueta do motor atual e o número de vagas.',
  },
  {
    when: ['condominio*|predio*|coletivo'],
    figure: { unit: 'opening', from: 40 },
    unless: 'preco|quanto custa|valor|manutencao',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Com {figura} por dia, o portão do prédio pede motor de uso intenso: o de casa foi feito para cinco a dez ciclos por hora e para no meio da fila, e o de estator longo aguenta de trinta a cinquenta. O que decide é a hora mais cheia, e não o total do dia; motor com instalação em portão pesado fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'Da conta do dia ao motor da proposta',
    text: [
      'Peça à portaria que anote as aberturas da hora de saída por três dias, com moto e entrega junto. Um ciclo é abrir e fechar, e o maior número dos três é o que vai na proposta.',
      'Depois vem o peso: roldana, cabo e trilho entram no preço se não estão bons, porque folha dura encurta a vida de qualquer motor. A revisão passa a ser a cada {{maintenance.interval}}.',
    ],
    points: [
      'Ciclos por hora do modelo, por escrito.',
      'Peso e comprimento da folha, medidos na visita.',
      'Fotocélula em duas alturas, se moto e pedestre usam o vão.',
      'Estator e placa de reserva: quem tem, e em quanto tempo.',
    ],
    send: 'Mande fotos da folha por dentro e da etiqueta do motor atual, com o número de vagas: a proposta vem com o modelo e os ciclos.',
  },
  {
    when: [
      'condominio*|predio*|edificio*|motor|motores|portao',
      'rapido|rapida|rapidos|veloz|velozes|alta velocidade|velocidade|motor rapido|mais rapido|abertura rapida',
      'apartamentos|unidades|vagas|moradores|familias|aptos',
    ],
    figure: { unit: 'flat', from: 6, to: 150 },
    unless:
      'nao abre|nao fecha|consert*|parado|quebr*|queim*|travad*|manuten*|preventiva|controle*|quem paga|interfone|tag|camera|assembleia|aprovacao|nobreak|barulho|urgente|atendimento|placa|horizontal|lento|ficou|demora*|4 segundos|quatro segundos|deixar|fecha rapido',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isAboutFigure: true,
    winsTies: true,
    aspects: ['choose', 'price'],
    answer: [
      'Para {figura}, peça um motor rápido com inversor e de uso intenso: o inversor encurta a abertura e para a folha sem tranco, e o uso intenso aguenta a hora mais cheia, de uns {terço} ciclos, que é um terço do total. Abrir em oito segundos ou menos já é rápido num prédio, e pede folha reta e leve. O rápido de casa, feito para poucas aberturas por hora, só serve a prédio pequeno. Instalado, o conjunto fica entre {{condominium.from}} e {{condominium.to}}, conforme o peso da folha.',
    ],
    description:
      'Para {figura}, peça um motor rápido com inversor e de uso intenso, que aguente uns {terço} ciclos na hora mais cheia: de {{condominium.from}} a {{condominium.to}}.',
    heading: 'Velocidade e ciclos na mesma ficha',
    text: [
      'Peça na proposta três números do mesmo modelo: segundos da abertura com a sua folha, ciclos por hora e peso máximo. No de correr, o tempo sai do comprimento: o dobro de vão leva o dobro de segundos.',
      'O porteiro confirma os {terço} ciclos: ele anota os carros da hora mais cheia em três dias úteis. Pausa do fechamento automático bem regulada encurta a fila sem trocar nada.',
    ],
    points: [
      'Fotocélula testada e parada suave, porque passam moto e pedestre no mesmo vão.',
      'Folha que anda leve na mão, sem o motor: a pesada rouba a velocidade de qualquer um.',
      'Ponto de 220 V próprio, com terra, e proteção contra surto para a placa do inversor.',
      'Entrada e saída separadas: cada motor faz metade das viagens.',
    ],
    further:
      'O que comparar entre propostas está na página do [motor de portão para condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande pelo WhatsApp um vídeo da abertura de hoje, as medidas da folha, a etiqueta do motor que está lá e o número de vagas.',
  },
  {
    when: [
      'condominio*|predio*|edificio*|vila|motor|motores',
      'apartamentos|unidades|vagas|moradores|familias|casas',
    ],
    figure: { unit: 'flat', from: 6 },
    unless:
      'nao abre|nao fecha|consert*|parado|quebr*|queim*|travad*|manuten*|preventiva|contrato|controle*|quem paga|interfone|tag|camera|assembleia|aprovacao|nobreak|barulho|urgente|fotocelula|placa|horizontal|casas de|entrada e saida',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Num condomínio com {figura}, conte com uns {terço} carros na hora mais cheia, que é um terço do total e costuma cair de manhã cedo: esse é o número de ciclos por hora que o motor tem de aguentar. Até dez, um motor comum ainda serve; de onze a cinquenta, peça um de estator robusto, feito para uso intenso; acima disso, divida em duas passagens. O conjunto instalado fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'De {figura} a ciclos por hora',
    text: [
      'O terço é ponto de partida. Antes de assinar, o porteiro anota os carros por hora cheia, das sete às oito e das oito às nove, em três dias úteis: vale a hora com mais carros, e não a soma das duas.',
      'O peso da folha vem em seguida: portão de garagem coletiva é largo, e o limite da ficha precisa de sobra. Com entrada e saída separadas, cada motor faz metade das viagens.',
    ],
    points: [
      'Ciclos por hora escritos na proposta, ao lado do modelo.',
      'Limite de peso acima do da sua folha.',
      'Memória para apagar só o controle de quem se mudou.',
      'Visita de revisão a cada {{maintenance.interval}}.',
      'Chave de destravamento com o zelador, e ele treinado.',
    ],
    further:
      'O que comparar entre propostas está na página do [motor de portão para condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande pelo WhatsApp uma foto da folha fechada, a etiqueta do motor que está lá e quantos carros saem na hora mais cheia.',
  },
  {
    when: [
      'motor|motores|automatizador|portao',
      '1/4|1 4|1/3|1 3|1/3hp|1/4hp|1/3cv|1/4cv|um quarto|um terco',
      'apartamentos|apartamento|unidades|moradores|familias|casas|vagas|aptos',
    ],
    figure: { unit: 'flat', from: 31 },
    unless:
      '1/2|3/4|nao abre|nao fecha|consert*|parado|quebr*|queim*|travad*|esquent*|controle*|quem paga|nobreak|placa',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isAboutModel: true,
    winsTies: true,
    aspects: ['choose', 'price'],
    answer: [
      'Em geral, não serve: o motor de {{power.from}} ou {{power.third}} que se acha em loja é de casa e aguenta de {{stator.thin.from in digits}} a {{stator.thin.to}} por hora, e {figura} pedem perto de {terço} na hora mais cheia. Peça um motor de condomínio, de uso intenso, com {{stator.robust.from in digits}} a {{stator.robust.to}} por hora e o peso da folha escritos na ficha: instalado, ele fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    description:
      'Em geral, não serve: motor de {{power.from}} ou {{power.third}} é de casa, de {{stator.thin.from in digits}} a {{stator.thin.to}} por hora, e {figura} pedem perto de {terço} na hora mais cheia.',
    heading: 'O que decide o motor de {figura}',
    text: [
      'A hora mais cheia se conta na portaria, das sete às nove da manhã, em três dias úteis; um terço de {figura} é a estimativa até lá.',
      'O motor pequeno até move a folha leve de um prédio. O que ele não tem é estator para a fila: esquenta, para sozinho e deixa o portão aberto até esfriar.',
    ],
    points: [
      'Na proposta, os ciclos por hora ao lado do nome do modelo.',
      'Mais de cinquenta carros por hora: um portão de entrada e outro de saída.',
      'Central com memória que apaga um controle por vez.',
      'Limite de peso com um quarto de sobra sobre a folha.',
    ],
    further:
      'O que comparar entre propostas está na página do [motor de portão para condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande fotos da folha fechada, a etiqueta do motor que está lá e quantos carros saem na hora mais cheia.',
  },
  {
    when: [
      'motor|motores|automatizador|portao',
      '1/2|1 2|1/4|1 4|1/3|1 3|3/4|1hp|1 hp|1 cv|1cv|meio hp|meio cv|1/2hp|1/2cv|1/3hp|1/4hp',
      'apartamentos|apartamento|unidades|moradores|familias|casas|vagas|aptos',
    ],
    figure: { unit: 'flat', from: 6 },
    unless:
      'nao abre|nao fecha|consert*|parado|quebr*|queim*|travad*|esquent*|controle*|quem paga|nobreak|placa',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isAboutModel: true,
    winsTies: true,
    aspects: ['choose', 'price'],
    answer: [
      'Depende da ficha, e não da potência: o motor serve para {figura} se os ciclos por hora e o peso máximo dele cobrem o uso. Conte com uns {terço} carros na hora mais cheia, e a ficha tem de trazer pelo menos esse número de ciclos. A mesma potência existe em motor de casa, que faz de {{stator.thin.from in digits}} a {{stator.thin.to}} por hora, e em motor de uso intenso, de estator largo, que faz de {{stator.robust.from in digits}} a {{stator.robust.to}}: acima de dez carros por hora, peça o segundo. Com a instalação, ele fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'HP, peso da folha e ciclos por hora em {figura}',
    text: [
      'Um terço de {figura} é só o ponto de partida: antes de assinar, o porteiro conta os carros de cada hora, das sete às nove da manhã, em três dias úteis, e vale a hora com mais carros.',
      'O peso vem em seguida. Em portão de correr o motor vence o atrito das roldanas; em basculante ele levanta o que o contrapeso não equilibra; por isso a mesma potência move folhas muito diferentes, e só a ficha do modelo diz qual.',
    ],
    points: [
      'Ciclos por hora e peso máximo do modelo, escritos na proposta.',
      'Acima de cinquenta carros por hora, divida em entrada e saída.',
      'Central que apaga um controle sem mexer nos outros.',
      'Revisão do portão a cada {{maintenance.interval}}.',
    ],
    further:
      'O que comparar entre propostas está na página do [motor de portão para condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande fotos da folha fechada, a etiqueta do motor que está lá e quantos carros saem na hora mais cheia.',
  },
  {
    when: [
      'condominio*|predio*|edificio*',
      '1/2|1 2|1/4|1 4|1/3|1 3|meio hp|1/2hp|1/2cv|1/3hp|1/4hp|1/4cv',
      'serve|da conta|aguenta|basta|pode|suporta|dura|e suficiente|e bom|presta',
    ],
    unless:
      'apartamentos|unidades|vagas|familias|moradores|kg|quilos|nao abre|nao fecha|consert*|queim*|esquent*|nobreak|casas',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isAboutModel: true,
    winsTies: true,
    aspects: ['choose', 'price'],
    answer: [
      'Depende mais dos ciclos que da potência: num prédio pequeno, com até dez carros na hora mais cheia e folha leve, um motor comum serve; acima disso ele esquenta e para na fila. O motor de casa faz de {{stator.thin.from in digits}} a {{stator.thin.to}} por hora, e o de uso intenso, de estator largo, de {{stator.robust.from in digits}} a {{stator.robust.to}}. Com a instalação em portão de condomínio, o de uso intenso fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'Potência, ciclos e peso num portão de prédio',
    text: [
      'Conte os carros por hora, de manhã, em três dias úteis, e leve à ficha o maior número. O peso da folha se compara depois, com um quarto de sobra no limite do motor.',
    ],
    points: [
      'Na ficha: ciclos por hora, peso máximo e tensão.',
      'Motor pequeno em prédio perde a garantia se o uso passa do que ela diz.',
      'Duas passagens dividem as aberturas.',
    ],
    send: 'Mande a etiqueta do motor, fotos da folha e quantos carros saem na hora mais cheia.',
  },
];
