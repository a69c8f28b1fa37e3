/** Answers to titles about photocells: choosing and buying. */
import type { DirectAnswer } from '../../direct-answer.ts';

const otherMatters =
  'o que|que e|molhad*|molhou|nao *|parou|queim*|apit*|pisca*|defeito|conserto|consertar|falha*|barulh*|solt*|caiu|quebr*|sujo|suja|troc*|estuf*|limp*|regul*|alinh*|deslig*|sem|depois|quando|altura|quanto|preco|valor|custa|dura|vale a pena|precisa|obrigat*|condominio*|predio*|empresa*|ou|serve|funciona|trava|fechadura|como|usado|usada|bateria*|computador|solar|instal*|coloc*|ligar|ligacao|por|manutencao';

export const choiceAnswers: readonly DirectAnswer[] = [
  {
    when: ['fotocelula*|sensor de barreira'],
    ofOtherBrand: true,
    unless:
      'nao|parou|queim*|quebr*|consert*|repar*|defeito|barulho|program*|grav*|pisca*|molh*|como|trocar|troca|solt*|caiu|saindo|saiu|torta|torto|desalinhad*|regular|suj*|ou|e|perd*|quanto|preco',
    subject: 'fotocelula',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'compatibility', 'price'],
    answer: [
      'Fotocélula para portão {marca} não precisa ser da mesma marca: serve qualquer par de contato seco, se a tensão de alimentação for a da saída de acessórios da central {marca}. Nós levamos, fixamos e ligamos o par comum, de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'O que conferir na central {marca}',
    text: [
      'A etiqueta da central diz a tensão da saída e se a entrada de fotocélula está livre. Par sem fio se alimenta de um lado só, e o outro usa bateria.',
    ],
    points: [
      'Contato normalmente fechado, ou escolhido na peça.',
      'Alcance na ficha, o dobro do vão.',
      'Os dois lados na mesma altura, fixos no batente.',
    ],
    send: 'Mande a foto da etiqueta da central {marca} e dos dois batentes, vistos de dentro.',
  },
  {
    when: [
      'quando usar|quando por|quando colocar|precisa de|quando instalar|por que usar',
      'duas fotocelulas|dois pares|mais de uma fotocelula|2 fotocelulas|dois pares de fotocelula|segunda fotocelula',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['choose', 'safety'],
    answer: [
      'Use duas fotocélulas quando um feixe só deixa passar alguém: caminhonete ou carro alto, em que o feixe baixo cruza por baixo; cachorro, gato ou criança pequena, que o feixe alto não vê; portão de abrir, que varre um arco; entrada com rampa; e prédio, escola ou loja, com gente a pé. Numa garagem comum de casa, um par na altura do para-choque basta. Cada par instalado fica de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'Como os dois pares convivem',
    text: [
      'Inverta emissor e receptor de um deles, para um não ler o feixe do outro. Ligam-se em série na mesma entrada: qualquer um que veja algo para a folha.',
    ],
    points: [
      'Um a um palmo do piso, outro a meio metro.',
      'Em folha de abrir, um por dentro do arco.',
      'Prove cada par sozinho.',
    ],
    send: 'Mande uma foto do vão, com os dois lados, e diga que carro entra.',
  },
  {
    when: [
      'fotocelula*|foto celula*',
      'antiesmagamento|anti esmagamento|borda sensivel|sensor de obstaculo|embreagem',
      'ou|qual|quais|melhor|diferenca|diferencas|versus|vs|x|comparar|comparativo|comparacao|o que muda',
    ],
    unless: 'nao fecha|parou',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['choose', 'works'],
    answer: [
      'A diferença é o momento: a fotocélula age antes do toque, porque vê o feixe cortado e manda a folha parar ou reabrir; o antiesmagamento age depois, quando a central sente a folha encostar e alivia ou inverte. Um não substitui o outro: a fotocélula não vê o que está fora da linha dela, e o antiesmagamento já encostou. O par de fotocélulas instalado fica de {{part.photocell.from}} a {{part.photocell.to}}; acertar a força, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Como os dois trabalham juntos',
    text: [
      'A fotocélula vai em par, um olho em cada batente, na altura do joelho. O antiesmagamento está na placa, nos motores de inversor ou de embreagem eletrônica, e se ajusta pela força.',
      'Portão que fecha sozinho pede os dois. Portão pesado de prédio pode pedir ainda a borda sensível, uma borracha com contato na frente da folha.',
    ],
    points: [
      'Carro alto: um segundo par de fotocélulas.',
      'Criança e bicho: feixe baixo e força no mínimo.',
      'Motor antigo sem embreagem: a fotocélula é a única proteção.',
    ],
    send: 'Mande fotos dos dois lados do vão e da etiqueta do motor: dizemos o que a sua placa aceita.',
  },
  {
    when: [
      'fotocelula*|sensor',
      'alcance|alcanca|distancia|quantos metros|ate quantos metros|maxima|longe',
      'metros|distancia|maxima|alcance|portao|largura',
    ],
    unless: 'nao|parou|altura|controle|presenca|pisca|desalinh*|centimetros',
    of: ['fotocelula'],
    subject: 'fotocelula',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'works'],
    answer: [
      'As fotocélulas de casa alcançam em geral uns dez metros, e há modelos de vinte a trinta para vão de prédio e galpão; o número exato está na ficha. Na prática conte com a metade: chuva forte, sol de frente, lente suja e suporte que mexe encurtam o feixe. Num vão de garagem comum, de três a seis metros, qualquer uma boa sobra.',
    ],
    heading: 'O que vale mais que o alcance',
    text: [
      'As duas peças se olham de frente, na mesma altura, um palmo e meio a dois do piso. Alinhar, refazer o fio ou trocar a fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Suporte firme na parede, e não na folha.',
      'Lente fora da direção do sol baixo.',
      'Cabo de sinal separado do fio de força.',
    ],
  },
  {
    when: [
      'fotocelula*',
      'tensao|voltagem|12v|24v|12|24|volts|alimentacao',
      'ou|qual|portao|tensao|de quantos',
    ],
    unless: 'nao|parou|queim*|pisca',
    of: ['fotocelula'],
    subject: 'fotocelula',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'A fotocélula usa a tensão que a saída da sua central dá, 12 V ou 24 V, e muitas aceitam as duas, alternada ou contínua: leia o manual da central e a etiqueta do sensor antes de comprar. De 12 V em 24 V ela queima; de 24 V em 12 V o feixe enfraquece e falha. Nunca se liga direto em 127 V ou 220 V, salvo se a etiqueta disser.',
    ],
    heading: 'Onde conferir',
    text: [
      'No borne da central aparece o valor, às vezes como saída auxiliar, com a corrente que ela aguenta. Dois pares ligados juntos podem passar desse limite.',
    ],
    points: [
      'Positivo e negativo certos em corrente contínua.',
      'Contato normalmente fechado ou aberto, conforme a central.',
      'Cabo de sinal longe do fio de força.',
    ],
  },
  {
    when: [
      'fotocelula*|sensor fotocelula|sensor de barreira|barreira|sensor infravermelho|sensor|par de fotocelulas',
      'portao|portoes|garagem|par',
    ],
    unless: `${otherMatters}|evitar|impedir|bater|carro|crianca*|cachorro|gato|animal|pet|presenca|alarme|luz|fim de curso|antiesmagamento|basculante|correr|deslizante|instal*|ppa|garen|rossi|peccinin|nice|muro|chuva|aberto|estacionamento|infravermelho passivo|reed*|magnetico|hall|encoder|posicao|manual`,
    of: ['fotocelula'],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['choose', 'install'],
    answer: [
      'Fotocélula, ou sensor de barreira, para portão de garagem se põe em par, um lado de frente para o outro, entre 40 e 60 cm do piso, na altura do para-choque e da perna de uma criança. Instalada, custa de {{part.photocell.from}} a {{part.photocell.to}}, com o alinhamento e o teste.',
    ],
    description:
      'Fotocélula de portão se põe em par, entre 40 e 60 cm do piso, um lado de frente para o outro; instalada, custa de {{part.photocell.from}} a {{part.photocell.to}}.',
    heading: 'Escolher e posicionar o par',
    text: [
      'Escolha o alcance com sobra sobre a largura do vão, corpo vedado contra chuva e alimentação de 12 ou 24 V, igual à saída da central. Modelo de contato simples serve em quase toda marca; o sem fio poupa quebrar o piso e cobra atenção à pilha.',
    ],
    points: [
      'Basculante: além do ponto a que a folha chega ao descer.',
      'De correr: rente ao vão, do lado de dentro, com protetor de pneu.',
      'Caminhonete ou rampa: um segundo par, mais alto.',
      'Sol da tarde: o receptor fica de costas para ele.',
    ],
    further:
      'A ligação e o teste estão na página do [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Mande a foto dos dois lados do vão, vistos de dentro, e a da etiqueta da central: marcamos a altura e dizemos se o fio passa.',
  },
  {
    when: ['fotocelula*|sensor fotocelula|sensor de barreira|barreira|sensor', 'basculante*'],
    unless: `${otherMatters}|presenca|fim de curso|antiesmagamento`,
    of: ['fotocelula'],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['choose', 'install'],
    answer: [
      'No portão basculante a fotocélula fica fora do arco da folha: meça até onde ela avança para dentro ao descer e ponha o par além disso, entre 40 e 60 cm do piso. Dentro do arco, a própria folha corta o feixe e o portão nunca fecha. Instalado, o par custa de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'Dentro ou fora da garagem',
    text: [
      'O par de dentro protege o carro que ainda não entrou todo; quem está na calçada, sob a parte da folha que avança, fica fora do feixe. Por isso a força regulada no mínimo continua sendo a outra proteção.',
    ],
    points: [
      'Suporte na coluna, e nunca na folha nem no braço.',
      'Fio por cima do vão, quando não há conduíte no piso.',
      'Braço ou contrapeso que passa na frente da lente: mude a altura.',
      'Prova: corte o feixe com um cabo de vassoura, com a folha descendo e ninguém perto.',
    ],
    further:
      'A ligação e o teste estão na página do [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Mande a foto do basculante aberto, visto de dentro, e a da etiqueta da central: marcamos onde o par fica fora do arco.',
  },
  {
    when: ['fotocelula*|sensor fotocelula|sensor de barreira|barreira|sensor', 'correr|deslizante*'],
    unless: `${otherMatters}|presenca|fim de curso|antiesmagamento|ima|magnetico`,
    of: ['fotocelula'],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['choose', 'install'],
    answer: [
      'No portão de correr a fotocélula fica rente ao vão, do lado de dentro, com um lado em cada batente e o feixe entre 40 e 60 cm do piso. A folha corre paralela ao feixe e não o corta, por isso o par pode ficar bem junto dela. Instalado, custa de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'O canto que o feixe não vê',
    text: [
      'Na abertura, a ponta de trás da folha pode prensar alguém contra a parede do recuo, e ali o feixe não chega: deixe o recuo livre e fechado a crianças. Em vão largo, confira o alcance da ficha com sobra.',
    ],
    points: [
      'Protetor metálico onde o pneu passa.',
      'Lado do motor com fio pronto; o outro por conduíte ou por cima.',
      'Caminhonete: um segundo par mais alto.',
      'Mato e terra na frente da lente: poda e pano seco.',
    ],
    further:
      'A ligação e o teste estão na página do [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Mande a foto dos dois batentes, vistos de dentro, com a largura do vão e a etiqueta da central.',
  },
  {
    when: ['fotocelula*|sensor de barreira|sensor anti esmagamento', 'ppa'],
    unless:
      'nao abre|nao fecha|nao funciona|parou|quebr*|queim*|consert*|repar*|solt*|caiu|saindo|saiu|pulando|pula|estal*|barulho|gast*|torta|torto|desalinhad*|como|program*|regular|trocar|troca|pisca*|molhou|perdi|perdeu|sujo|suja',
    subject: 'fotocelula',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price'],
    answer: [
      'Fotocélula para portão PPA nós levamos, fixamos e ligamos, de {{part.photocell.from}} a {{part.photocell.to}} o par montado. Ela não precisa ser da marca do motor: qualquer par de contato seco serve na central PPA, se a tensão de alimentação for a da saída de acessórios.',
    ],
    heading: 'O que conferir antes de comprar o par',
    text: [
      'Veja na etiqueta da central que tensão ela dá para acessórios, e se há entrada própria de fotocélula. Com o par ligado nela, o portão para de fechar e volta a abrir quando alguém corta o feixe.',
      'Instalado, se testa com um cabo de vassoura em três alturas, com o portão fechando.',
    ],
    points: [
      'Contato que abre ao cortar o feixe, como a central pede.',
      'Alcance maior que a largura do vão.',
      'Corpo para chuva, se fica ao tempo.',
      'Fio até os dois lados, ou passagem para ele.',
    ],
    send: 'Mande pelo WhatsApp uma foto do vão dos dois lados e a da etiqueta da central: dizemos o par e o valor.',
  },
  {
    when: [
      'fotocelula*|sensor de barreira|sensor infravermelho',
      'melhor marca|qual marca|que marca|melhores marcas|marca boa|boa marca',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'A marca da fotocélula pesa menos que a vedação e a tensão: para a central ela é um contato que abre e fecha, e por isso um par de outra fábrica costuma servir. A melhor é a que aguenta sol e chuva no seu vão e trabalha na tensão que a placa fornece. Instalada num portão que já tem motor, fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    heading: 'O que comparar em vez do nome',
    text: [
      'O par com fio é o que menos dá manutenção; o sem fio vale onde abrir o piso custaria caro, e pede pilha. Na mesma marca do motor, a vantagem é o manual mostrar os bornes.',
    ],
    points: [
      'Corpo vedado, com aba sobre a lente.',
      'Tensão da saída de acessórios da central.',
      'Alcance maior que o vão, com sobra.',
      'Modelo que se ache daqui a alguns anos: um lado só não se troca por outro modelo.',
    ],
    send: 'Mande uma foto dos dois lados do vão e a da etiqueta da central: dizemos que par serve.',
  },
  {
    when: [
      'rele fotoeletrico|rele fotocelula|rele de luz|fotoeletrico|fotoeletrica',
      'fotocelula*|sensor',
      'diferenca|ou|mesma coisa|qual|igual|serve|x',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['what', 'compatibility'],
    answer: [
      'São peças diferentes, embora as duas se chamem fotocélula: o relé fotoelétrico acende lâmpada quando escurece, e a fotocélula de portão é um par de sensores que impede a folha de fechar sobre quem passa. Uma não substitui a outra. O par de portão instalado fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    heading: 'Como reconhecer cada uma no balcão',
    text: [
      'O relé é uma peça só, com soquete de encaixe, ligada à rede de 127 ou 220 V. A de portão vem em duas caixinhas, emissor e receptor, e trabalha na tensão baixa que a central fornece.',
    ],
    points: [
      'Ligar o relé de lâmpada no borne da central pode queimar a placa.',
      'Luz da garagem com o portão: quem a aciona é a saída da central.',
      'Sensor de presença de alarme também não faz esse papel.',
    ],
    send: 'Mande uma foto da peça que você tem e uma do vão do portão visto de dentro.',
  },
  {
    when: [
      'quantas|quantos|um par|dois pares|numero de',
      'fotocelula|fotocelulas|sensores|sensor',
      'portao|deslizante|correr|basculante|pivotante|precisa',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Um par, emissor de um lado e receptor do outro, é o mínimo em qualquer portão de casa; o de correr fica bem com dois, um rente ao vão do lado de dentro e outro do lado de fora, quando passa gente na calçada. Caminhonete, rampa e prédio pedem um segundo par mais alto.',
    ],
    heading: 'Onde fica cada par',
    text: [
      'O primeiro vai a uns cinquenta centímetros do piso, o segundo perto de um metro, fora do alcance do pneu. No pivotante o segundo par vigia o giro da folha; no basculante ele fica fora do arco que ela faz.',
      'Cada par instalado e testado fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Dois pares juntos: um com emissor à direita, outro à esquerda, para não se confundirem.',
      'Os contatos se ligam de modo que qualquer um faça voltar.',
      'Prove cada um com um cabo de vassoura.',
    ],
    further: 'O teste está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande a foto do vão dos dois lados e diga o tipo do portão.',
  },
  {
    when: ['fonte', '12v|12 v|24v|24 v|fotocelula|sensor', 'fotocelula|sensor|fotocelulas'],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['compatibility', 'repair'],
    answer: [
      'Quase sempre não é preciso fonte à parte: a fotocélula se alimenta da saída auxiliar da central, de 12 V ou 24 V, que a etiqueta dela costuma aceitar. Fonte separada só entra quando a central não tem essa saída ou já alimenta trava, receptor e câmera demais.',
    ],
    heading: 'Se a fotocélula precisa de fonte própria',
    text: [
      'Use uma fonte de corrente contínua da mesma tensão da etiqueta, com o positivo no positivo, e ligue o comum do contato à central conforme o manual. Nunca a rede da casa direto no sensor.',
      'Ligar ou trocar o par fica de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    points: [
      'Luz do sensor fraca ou piscando: mede-se a tensão no fim do cabo.',
      'Cabo longo e fino derruba a tensão.',
      'Saída da central em corrente alternada: só se a etiqueta aceita CA.',
    ],
  },
  {
    when: [
      'sensor',
      'nao bater|nao fechar em cima|nao pegar|evitar|nao amassar',
      'carro|moto|pessoa|crianca',
    ],
    unless: 'nao funciona|queim*|parou',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['choose', 'safety'],
    answer: [
      'O sensor que impede o portão de bater no carro é a fotocélula: dois olhos, um de cada lado do vão, que param e reabrem a folha quando algo corta o feixe. Posta ou trocada ela fica entre {{part.photocell.from}} e {{part.photocell.to}}, se a central tem a entrada; a força regulada é a segunda proteção, para o que o feixe não vê.',
    ],
    heading: 'Altura, lugar e prova do sensor',
    text: [
      'Na altura do para-choque ela vê o carro; um veículo alto pode ter o vão das rodas na linha do feixe, e um segundo par resolve. Carro parado embaixo do basculante só é visto se o par estiver no plano em que a folha desce.',
      'Força e curso se regulam na mesma visita, de {{part.adjustment.from}} a {{part.adjustment.to}}: a folha tem de voltar quando encosta numa caixa de papelão.',
    ],
    points: [
      'Um par alto e outro baixo, se há carro e criança.',
      'Fechamento automático só com o sensor funcionando.',
      'Lente limpa e protegida do sol de frente.',
      'Teste por mês com um cabo de vassoura.',
    ],
    send: 'Mande pelo WhatsApp uma foto do vão visto de dentro, com o carro no lugar, e outra da etiqueta da central.',
  },
  {
    when: [
      'sensor de presenca|sensor de movimento',
      'fotocelula*|barreira|infravermelho',
      'ou|x|vs|versus|melhor|diferenca|qual|entre|comparado',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Para o portão não fechar em cima de gente ou de carro, é fotocélula: ela vê o feixe cortado e para ou inverte a folha. O sensor de presença reage a calor e movimento, serve para acender a luz e não se liga à central como segurança, porque não enxerga quem está parado no vão.',
    ],
    heading: 'Feixe no vão e sensor de luz: cada um no seu lugar',
    text: [
      'A fotocélula tem dois lados, um de cada lado da passagem, e a central só fecha com o feixe inteiro. É ela que permite usar o fechamento automático.',
      'Instalar o par fica entre {{part.photocell.from}} e {{part.photocell.to}}, conforme o caminho do fio até o outro lado.',
    ],
    points: [
      'Carro parado no vão: só a fotocélula percebe.',
      'Luz da entrada: sensor de presença, ligado à lâmpada.',
      'Criança ou bicho baixo: um segundo par, mais perto do chão.',
    ],
    send: 'Fotografe os dois lados do vão por dentro e a etiqueta da central e mande pelo WhatsApp.',
  },
  {
    when: [
      'fotocelula*',
      'esmaga*|antiesmagamento|anti esmagamento|sensor de obstaculo',
      'ou|e|x|melhor|diferenca',
    ],
    unless: 'defeito|nao',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['choose', 'safety'],
    answer: [
      'São duas proteções, e a fotocélula vem primeiro: ela para a folha antes de encostar, quando algo corta o feixe; o antiesmagamento só age depois do toque, quando o motor sente a resistência e volta. Onde o portão fecha sozinho ou dá para a calçada, use as duas. O par de fotocélulas fica entre {{part.photocell.from}} e {{part.photocell.to}}, e regular a força da central, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'O que cada uma não vê',
    text: [
      'A fotocélula não vê o que passa acima ou abaixo do feixe; o antiesmagamento não funciona com a força alta demais nem em folha pesada na mão. Por isso uma não substitui a outra.',
      'Borda sensível, a borracha na quina da folha, é a terceira camada, comum em prédio.',
    ],
    points: [
      'Criança e animal: feixe baixo.',
      'Caminhonete: dois pares em alturas diferentes.',
      'Teste do antiesmagamento: calço de madeira, nunca a mão.',
    ],
    send: 'Mande pelo WhatsApp a foto da central e a do vão por dentro.',
  },
  {
    when: [
      'fotocelula*|foto celula|sensor de barreira',
      'serve|servem|funciona|funcionam|compativel|combina|pode|posso|da para|aceita|liga|ligar',
      'placa|placas|central|centrais|motor|qualquer|outra marca|marca diferente',
    ],
    unless: 'nao *|parou|queim*|pisca*|sem fotocelula|chuva|sol|sem fio|pilha|alarme|luz|laser',
    subject: 'fotocelula',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['compatibility'],
    answer: [
      'Em geral serve: a fotocélula entrega à central um contato que abre e fecha, e por isso a marca de uma não precisa ser a da outra. Têm de combinar a tensão da saída de acessórios e o tipo de contato que a placa espera. Só a de barramento, que troca dados com a central, é presa à marca. O par instalado fica de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'O que comparar na etiqueta das duas',
    text: [
      'A tensão da fotocélula está na etiqueta dela, e a da saída de acessórios, no manual da placa. O contato pode ser aberto ou fechado em repouso; em muitos pares uma chavinha escolhe.',
    ],
    points: [
      'Alcance com sobra sobre a largura do vão.',
      'Par completo: emissor de uma marca não vê o receptor de outra.',
      'Caixa própria para chuva e sol.',
    ],
    send: 'Mande a foto das etiquetas da fotocélula e da central.',
  },
];
