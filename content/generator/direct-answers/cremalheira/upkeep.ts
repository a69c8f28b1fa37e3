/** Answers to titles about racks: care, adjustment and replacement. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksLifetime } from '../../words/asking-words.ts';

export const upkeepAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'pinhao|engrenagem do motor|motor',
      'nao alcanca|nao encosta|longe da|nao pega na|afastado da|distante da|nao chega na',
      'cremalheira',
    ],
    subject: 'cremalheira',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['adjust', 'repair'],
    answer: [
      'Se o pinhão não alcança a cremalheira, ou ela subiu, porque a roldana gastou ou o parafuso afrouxou, ou o motor está baixo ou longe na base. Não ligue assim: o dente que pega só na ponta se quebra. Acerta-se a altura até ficar de um a dois milímetros de folga na folha inteira, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; base refeita se soma.',
    ],
    heading: 'Baixar a cremalheira ou subir o motor',
    text: [
      'Primeiro a folha: se ela balança ou está torta, troca-se a roldana e a cremalheira volta sozinha ao lugar. Com a folha em ordem, o furo comprido do parafuso deixa baixar alguns milímetros; o que falta se ganha com calço sob o motor.',
    ],
    points: [
      'Folga igual nas duas pontas e no meio.',
      'Motor alinhado: o pinhão inteiro dentro do dente.',
      'Parafuso espanado: furo novo, ao lado.',
    ],
    send: 'Mande a foto do pinhão junto da cremalheira, de lado, com o disjuntor desligado.',
  },
  {
    when: [
      'quando trocar|quando devo trocar|quando se troca|quando substituir|hora de trocar|hora de troca|quando e preciso trocar|precisa trocar|quando mudar|momento de trocar|trocar quando|quando fazer a troca|sinais de|sinal de|como saber se|como sei se|como saber quando',
      'cremalheira*',
    ],
    subject: 'cremalheira',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['replace', 'signs'],
    answer: [
      'Troque a cremalheira quando os dentes estão afinados em ponta, quebrados ou comidos num trecho, quando o nylon racha no furo do parafuso ou quando o pinhão salta mesmo depois de realinhada. Dente inteiro com barulho é quase sempre desalinhamento, que se acerta sem peça nova. Gasto num trecho só, troca-se o gomo. Realinhar ou trocar fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que gasta a cremalheira antes do tempo',
    text: [
      'Gasta a que apoia no pinhão: roldana baixa faz a folha descer e pesar nos dentes. Troque a roldana junto, ou a nova acaba igual.',
    ],
    points: [
      'Folga fina entre dente e pinhão, ao longo de toda a folha.',
      'Pinhão gasto se troca no mesmo dia.',
      'Aço leva película de graxa branca; nylon, nada.',
    ],
    send: 'Mande fotos dos dentes no meio e nas pontas e um vídeo do portão andando.',
  },
  {
    when: ['engrenage*', 'cremalheira*', 'gast*|quebr*|ruim|ruins|trocar|troca|e'],
    unless: 'qual|ou|quanto dura',
    subject: 'cremalheira',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['replace', 'price'],
    answer: [
      'Engrenagem e cremalheira gastas se trocam juntas, porque dente velho come o novo: a engrenagem do motor fica de {{part.gears.from}} a {{part.gears.to}}, e a cremalheira, por gomos, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Até lá pare o motor: cada pulo quebra mais um dente. Veja por que gastaram, quase sempre roldana baixa ou folga errada, ou as novas terão o mesmo fim.',
    ],
    heading: 'A causa antes das peças',
    text: [
      'A folga certa é de um a dois milímetros em todo o curso. Folha que abaixou encosta no pinhão; parafuso frouxo afasta a régua.',
    ],
    points: [
      'Pinhão liso: motor gira e a folha não anda.',
      'Gomos no mesmo passo do pinhão.',
      'Roldana gasta entra no mesmo orçamento.',
    ],
    send: 'Mande uma foto do pinhão e de um palmo da cremalheira, com régua.',
  },
  {
    when: ['wd40|wd 40|wd|desengripante', 'cremalheira*|motor|fuso'],
    unless: 'corrente|roldana|dobradica|cabo',
    subject: 'cremalheira',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care', 'allowed'],
    answer: [
      'Pode para limpar, e não para lubrificar: o WD-40 solta ferrugem e graxa velha da cremalheira de aço, mas seca em dias e não protege o dente. Passe num pano, com o disjuntor desligado, tire o excesso e deixe uma película de graxa branca; na de nylon e no trilho, nada fica. Dentro do motor ele não entra.',
    ],
    heading: 'O que vai em cada peça',
    text: ['O que gasta o dente é areia colada em graxa. Por isso se limpa muito e se engraxa pouco.'],
    points: [
      'Cremalheira de aço: película de graxa branca.',
      'Cremalheira de nylon: limpa e seca.',
      'Trilho: varrido e seco, porque roda engraxada patina e junta areia.',
      'Fuso do basculante: a graxa do fabricante, só pelo técnico.',
    ],
  },
  {
    when: [
      'cremalheira*',
      'graxa|oleo|lubrific*|engrax*|engraxar|lubrificar',
      'quando|de quanto em quanto tempo|quanto em quanto tempo|com que frequencia|que frequencia|qual frequencia|frequencia|a cada quanto|cada quanto tempo|quantas vezes|periodicidade|quanto tempo',
    ],
    unless: 'barulh*|estal*|troc*|quanto custa|vaza*|acaba',
    subject: 'cremalheira',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['care'],
    answer: [
      'Lubrifique a cremalheira de aço uma vez por ano em casa e a cada {{maintenance.interval}} em prédio, em rua de terra ou perto do mar, ou antes, se o dente brilha seco e estala: limpe com escova e passe só uma película de graxa branca. A de nylon fica seca. Se o manual do motor manda não lubrificar, vale o manual.',
    ],
    description:
      'Cremalheira de aço: graxa branca uma vez por ano em casa e a cada {{maintenance.interval}} em prédio ou rua de terra, em película fina. A de nylon fica seca.',
    heading: 'Limpar mais vezes do que engraxar',
    text: [
      'Com o disjuntor desligado, passe a escova seca nos dentes, sem pôr a mão entre eles e o pinhão. Duas ou três limpezas por ano bastam em casa; em rua de terra, uma por mês.',
      'Graxa demais junta areia e gasta o pinhão: tire o excesso com um pano. Estalo que volta com o dente limpo é folga ou gomo solto, e o acerto fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Nylon com alma de aço conta como nylon.',
      'Graxa branca, e nunca óleo de cozinha, óleo queimado ou vaselina.',
      'Desengripante só solta ferrugem; não fica no lugar da graxa.',
      'Ferrugem no dente: escova e pano antes da película.',
    ],
    send: 'Mande uma foto dos dentes e do pinhão e diga se ela é de nylon ou de aço.',
  },
  {
    when: [
      'cremalheira*',
      'graxa|oleo|oleos|lubrific*|engrax*|wd40|wd 40|wd|desengripante|vaselina|silicone|olear|azeitar|spray|grafite',
    ],
    unless: 'barulh*|estal*|troc*|trilho|quanto custa',
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['care', 'allowed'],
    answer: [
      'Depende da cremalheira: na de nylon não passe graxa, porque o material já desliza e a graxa prende areia nos dentes; na de aço pode, uma película fina de graxa branca, com o excesso tirado no pano. Graxa grossa e óleo queimado não servem em nenhuma.',
    ],
    heading: 'Limpar primeiro, e quase sempre basta',
    text: [
      'Desligue o disjuntor, passe uma escova seca nos dentes e um pano no pinhão, sem pôr a mão entre os dois. Duas ou três vezes por ano é suficiente em casa; em rua de terra, todo mês.',
      'Se ela estala ou pula mesmo limpa, falta folga ou há gomo solto, e graxa só esconde o som: o acerto fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Nylon com alma de aço conta como nylon: seca.',
      'Aço com ferrugem: escova, pano e só depois a película.',
      'Pinhão gasto em ponta: troca, e não lubrificação.',
      'O trilho embaixo fica sempre seco.',
    ],
    send: 'Se estala ou pula, mande um vídeo com som do pinhão e diga se ela é de nylon ou de aço.',
  },
  {
    when: ['corrente', 'cremalheira', 'trocar|troca|substituir|passar|mudar|por|adaptar|converter|tirar'],
    unless: 'quebr*|gast*|barulho|qual melhor|diferenca',
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['replace', 'allowed'],
    answer: [
      'Trocar a corrente por cremalheira quer dizer, em geral, trocar também o motor: quem puxa corrente tem roda dentada própria para os elos, e a cremalheira pede pinhão do mesmo passo dela. Só vale adaptar quando a fábrica oferece o pinhão para o seu modelo. Cremalheira com a montagem fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e a troca do motor de uma casa, de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'O que muda no portão de correr',
    text: [
      'A cremalheira vai na folha inteira, reta e na altura do pinhão; folha torta ou trilho afundado, que a corrente perdoava, aparecem no primeiro dia.',
    ],
    points: [
      'Corrente que só está frouxa ou seca: esticar e lubrificar sai mais barato.',
      'Base do motor: em outra altura, costuma ser refeita.',
      'Fim de curso: novos ímãs ou chaves, e percurso regravado.',
      'Roldanas e guia conferidas antes, com a folha na mão.',
    ],
    send: 'Mande pelo WhatsApp a foto do motor e da corrente, a da etiqueta, o comprimento da folha e uma do trilho.',
  },
  {
    when: [
      'quanta|quantas|qual|quanto|medida',
      'folga|folgas|distancia|espaco',
      'pinhao|cremalheira|engrenagem',
    ],
    unless: 'quanto custa|preco|pulando|pulou',
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'Entre o pinhão e a cremalheira deixam-se 1 a 2 mm, iguais no curso inteiro: é o que impede a folha de se apoiar no motor. Confere-se com a folha no ponto mais baixo do trilho, porque é ali que a folga some. Acertar custa de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Como se vê a folga sem pôr a mão no dente',
    text: [
      'Com o disjuntor desligado e o motor solto na chave, corra a folha devagar e olhe de lado: luz entre os dentes em todo o caminho é folga boa.',
    ],
    points: [
      'Sem folga: a folha pesa, o motor esquenta e a engrenagem gasta.',
      'Folga demais: estala e pula dente.',
      'Folga num trecho só: trilho afundado ou gomo torto.',
      'Voltou a fechar em semanas: roldana gasta, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    send: 'Mande pelo WhatsApp um vídeo do pinhão, de lado e de fora do caminho da folha, e uma foto das roldanas.',
  },
  {
    when: [
      'de quanto em quanto tempo|quanto tempo dura|quantos anos dura|vida util|dura quanto tempo|dura quantos anos',
      'cremalheira*',
    ],
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['lifetime', 'replace'],
    answer: [
      'Cremalheira não se troca por prazo, e sim pelo dente: numa casa, alinhada e com folha leve, passa fácil de dez anos; em prédio, ou com o motor baixo demais, pode pedir troca em dois ou três. Troque o gomo quando o dente fica fino na ponta, racha no furo ou deixa o pinhão pular. O serviço fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que faz a cremalheira durar',
    text: [
      'A folga de 1 a 2 mm entre os dentes, igual em todo o percurso, poupa a régua e o pinhão. Confira-a quando trocar roldana, porque a folha sobe ou desce com a roda nova.',
    ],
    points: [
      'Pó claro no chão: nylon sendo comido.',
      'Estalo sempre no mesmo ponto: um gomo fora de linha.',
      'Pinhão gasto: troque os dois.',
    ],
    further:
      'As faixas de cada conserto estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor, a da peça ao lado de uma régua e o bairro: dizemos se ela se acha e quanto fica trocada.',
  },
  {
    when: ['cremalheira*', asksLifetime],
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'Cremalheira alinhada dura tanto quanto o motor: a de nylon com alma de aço aguenta muitos anos em folha leve de casa, e a de aço galvanizado, em folha pesada e uso de prédio. Gasta em poucos meses a que trabalha sem folga, com roldana baixa ou base de motor solta. Realinhá-la ou trocar gomos fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'Sinais de que ela está no fim',
    text: [
      'Olhe os dentes no meio do curso, que é onde o pinhão mais passa. Sol forte resseca o nylon sem alma, que empena; o aço sem galvanização enferruja e vira lixa.',
    ],
    points: [
      'Dente fino na ponta, em forma de bico.',
      'Pó de nylon ou limalha embaixo do motor.',
      'Estalo sempre no mesmo ponto da viagem.',
      'Folha que treme na partida: folga grande demais.',
    ],
    send: 'Mande pelo WhatsApp uma foto dos dentes de perto e outra do motor com a folha: dizemos se é ajuste ou troca.',
  },
  {
    when: [
      'enferrujad*|ferrugem|oxidad*',
      'cremalheira|trilho',
      'trocar|precisa|limpar|salva|recuperar|tratar',
    ],
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Ferrugem de superfície não condena: escove a seco, com o disjuntor desligado, e olhe o perfil do dente; se ele continua cheio e sem degrau, basta limpar. Troca-se quando o dente afinou na ponta ou a barra descasca em lâminas, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Limpar sem estragar o pinhão',
    text: [
      'Escova de aço, pano seco e uma película fina de graxa branca só na cremalheira de aço; trilho fica limpo e seco. Tinta no dente engrossa o passo e come o pinhão.',
    ],
    points: [
      'Pó vermelho no chão sob o motor: o dente está saindo.',
      'Pinhão com ponta brilhante gasta o gomo novo.',
      'Água parada embaixo: resolva o caimento primeiro.',
    ],
    further: 'O sinal do dente gasto está em [cremalheira pulando](/cremalheira-do-portao-pulando).',
    send: 'Mande a foto de um palmo da cremalheira já escovado, com uma régua.',
  },
  {
    when: ['lixo|sujeira|sujo|suja|areia|pedra|pedrinha|mato|cabelo|barro', 'cremalheira*'],
    unless: 'gast*|quebr*|troc*',
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Sujeira na cremalheira faz o pinhão pular dente e gasta os dois. Desligue o disjuntor, tire areia, folha e pedra com escova seca ou pincel, dente por dente, e passe um pano: sem jato de água e sem graxa, que segura a próxima areia.',
    ],
    heading: 'Limpar e ver se já gastou',
    text: [
      'Com o motor solto na chave, leve a folha de ponta a ponta e olhe os dentes: ponta fina ou lasca pede o gomo novo, e trocar ou alinhar a cremalheira fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
      'Varra também o trilho e o canto do batente, porque a sujeira de um vai para o outro.',
    ],
    points: [
      'Estalo sempre no mesmo ponto: pedra presa ou dente lascado.',
      'Nylon: pano seco; aço: uma película fina de lubrificante seco, depois de limpo.',
      'Grade baixa ou escova na folha seguram o mato do lado de fora.',
    ],
    send: 'Se continua estalando depois de limpa, mande a foto dos dentes de perto, com uma régua ao lado.',
  },
  {
    when: [
      'cremalheira*',
      'nylon|plastic*',
      'aluminio',
      'barulho*|barulhent*|barulhinho|ruido*|ruidos*|silencio*|silencios*|quiet*',
    ],
    unless: 'aco|ferro|galvaniz*',
    subject: 'cremalheira',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Faz menos barulho a cremalheira de dente de nylon. Quase toda a que se vende como de alumínio é barra de alumínio com dente de nylon, e anda tão quieta quanto a de nylon com alma de aço; só a de dente de alumínio canta, e gasta depressa. Em folha pesada ou portão de prédio, use aço galvanizado, que faz mais ruído e dura mais.',
    ],
    heading: 'Antes de culpar o material',
    text: [
      'Olhe o dente, e não a barra: é ele que encosta no pinhão. O ruído vem também da altura, porque pinhão apertado ronca e pinhão com folga de sobra estala.',
      'Trocar a barra e acertar a altura fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Dente branco ou preto, de plástico: é nylon, qualquer que seja a barra.',
      'Estalo sempre no mesmo lugar: emenda de dois gomos ou dente lascado.',
      'Ronco na folha inteira: roldana ou engrenagem, e não a cremalheira.',
    ],
    send: 'Mande pelo WhatsApp um vídeo com som do portão andando e a foto dos dentes de perto.',
  },
  {
    when: [
      'cremalheira*',
      'nylon|plastic*',
      'aco|ferro|galvaniz*|metal',
      'barulho*|barulhent*|barulhinho|ruido*|ruidos*|silencio*|silencios*|quiet*',
    ],
    subject: 'cremalheira',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Faz menos barulho a cremalheira de nylon com alma de aço: o dente de plástico amortece o do pinhão, e em folha leve ela dura anos. A de aço galvanizado canta mais, sobretudo seca ou com o pinhão apertado, mas é a que aguenta folha pesada e portão de prédio.',
    ],
    heading: 'O que também faz a cremalheira roncar',
    text: [
      'O ruído vem muito da altura: pinhão apertado ronca, e com folga de sobra estala. Trocar ou alinhar a cremalheira fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Um estalo por viagem: parafuso frouxo num gomo.',
      'Barulho igual com o motor solto: é da roldana.',
      'Aço: película fina de lubrificante seco; nylon, só pano.',
    ],
    send: 'Mande pelo WhatsApp um vídeo do portão andando, com som, e a foto de um gomo.',
  },
  {
    when: ['cremalheira*', 'nylon|plastic*', 'aluminio'],
    unless: 'aco|ferro|galvaniz*',
    subject: 'cremalheira',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['lifetime', 'choose'],
    answer: [
      'Entre nylon e alumínio, fique com a de nylon com alma de aço, se a folha é leve e bem nivelada: é silenciosa e dura anos. Dente de alumínio puro gasta depressa e quase não se usa; em geral o alumínio é só a barra, e o dente é de nylon. Em folha pesada ou uso de prédio, nenhuma das duas: ponha a de aço galvanizado.',
    ],
    heading: 'Nylon, alumínio e aço no dente da cremalheira',
    text: [
      'Mais que o material, é o alinhamento que decide quanto ela dura: com o pinhão apertado o dente se gasta, e com folga de sobra ele pula.',
      'A troca com o alinhamento fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}. Troque a barra inteira pelo mesmo material: na emenda de dois materiais costuma ficar um degrau, e o pinhão estala ali.',
    ],
    points: [
      'Quarto ao lado do portão e folha leve: nylon.',
      'Folha de ferro ou de chapa, ou portão de prédio: aço galvanizado.',
      'Portão no sol o dia todo: o nylon resseca antes do aço.',
      'Areia de obra no dente: limpe antes que ela lixe o pinhão.',
    ],
    further:
      'Se o motor já perdeu dentes por dentro, veja a [troca de engrenagem](/topicos/troca-de-engrenagem-de-motor-de-portao).',
    send: 'Mande pelo WhatsApp a foto de um gomo com o parafuso aparecendo e o material da folha.',
  },
  {
    when: ['cremalheira*', 'nylon|plastic*', 'aluminio|aco|ferro|galvaniz*|metal'],
    subject: 'cremalheira',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['lifetime', 'choose'],
    answer: [
      'Entre as de metal e as de nylon, dura mais a de aço galvanizado, que aguenta folha pesada e uso de prédio; a de nylon com alma de aço dura anos em folha leve e bem nivelada, e é a silenciosa. De alumínio puro quase não se usa no dente, que gasta depressa: em geral o alumínio é só a barra, e o dente é de nylon.',
    ],
    heading: 'Nylon, alumínio e aço no dente da cremalheira',
    text: [
      'Quem gasta o dente é o desalinho. Pinhão encostado demais come qualquer material, e folga demais faz pular: a medida certa é uma pequena folga em todo o curso.',
      'Trocar e alinhar a cremalheira fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}. Na mesma folha use um material só: mesmo com o passo igual, a altura do dente muda na emenda de nylon com aço.',
    ],
    points: [
      'Folha leve e quarto por perto: nylon com alma de aço.',
      'Chapa, ferro ou mais de uma família: aço galvanizado.',
      'Sol o dia inteiro: o nylon resseca, prefira aço.',
      'Areia e obra: limpe o dente, seja do que for.',
    ],
    further:
      'Se o motor já perdeu dentes por dentro, veja a [troca de engrenagem](/topicos/troca-de-engrenagem-de-motor-de-portao).',
    send: 'Mande pelo WhatsApp a foto de um gomo com o parafuso aparecendo e o material da folha.',
  },
  {
    when: [
      'precisa trocar|preciso trocar|tem que trocar|troca tambem|trocar tambem|troca junto|trocar junto|aproveita',
      'cremalheira*',
      'motor',
    ],
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['replace', 'compatibility'],
    answer: [
      'Não precisa, se os dentes estão inteiros e o passo deles é o do pinhão do motor novo: a cremalheira fica, e só se acerta a altura, com 1 a 2 mm de folga. Precisa trocar quando o dente está afinado ou rachado, ou quando o motor novo usa outro passo. A troca ou o alinhamento fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'Como saber se a velha serve no motor novo',
    text: [
      'Encoste o pinhão novo em três ou quatro dentes seguidos: têm de assentar inteiros. Pinhão novo em dente gasto gasta junto.',
      'O motor de correr sai por orçamento; na troca completa, numa casa, conte em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Um gomo ruim: troca-se só ele.',
      'Linha ondulada: desmonte e realinhe.',
      'Nylon rachado no furo: troca.',
    ],
    send: 'Mande pelo WhatsApp a foto de dez dentes ao lado de uma régua e a etiqueta do motor.',
  },
  {
    when: [
      'cremalheira*',
      'so um pedaco|so o pedaco|um pedaco|pedaco|so uma parte|so a parte|uma parte|parte gasta|parte quebrada|so um trecho|um trecho|trecho|so um gomo|um gomo|gomo|inteira|ela toda|toda ela|por partes',
      'troc*|substitu*|mudar|consert*|emend*|da para|pode|posso|precisa',
    ],
    unless: 'como|preco|quanto custa|quanto sai|valor|instalar|nylon por|aco por',
    subject: 'cremalheira',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['replace', 'allowed'],
    answer: [
      'Dá, se o estrago é num ponto: troca-se só o gomo, com o mesmo passo. Se os dentes afinaram no percurso todo, vai a cremalheira inteira, e quase sempre o pinhão. O serviço fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Quando basta um gomo',
    text: [
      'Passe o dedo nos dentes com o disjuntor desligado. Topo reto no resto da folha e um trecho comido no meio: um gomo resolve. Dente em ponta de uma extremidade à outra já não casa com peça nova, e a emenda vira um tranco.',
      'Antes de pôr o gomo se procura a causa: parafuso solto, folha que baixou na roldana ou motor encostado demais. Sem isso o novo gasta no mesmo lugar.',
    ],
    points: [
      'Gomo novo: mesmo passo, mesmo material e furos na mesma altura.',
      'Emenda: alinha-se com um terceiro gomo encaixado nas duas pontas.',
      'Pinhão com dente afinado: troca-se junto.',
      'Até o conserto, não force: cada salto come o dente vizinho.',
    ],
    send: 'Mande pelo WhatsApp a foto do trecho gasto com uma régua ao lado, a do pinhão e o comprimento da folha.',
  },
  {
    when: [
      'troca|trocar|substituir|substituicao',
      'cremalheira*',
      'gasta|gasto|velha|quebrada|desgastada|estragada',
    ],
    unless:
      'como|posso|ou|nylon por|aco por|roldana*|trilho|engrenagem|pinhao|metro|metros|barulho|pulando|pula|pedaco|parte|trecho|gomo*|inteira|toda',
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['replace', 'price'],
    answer: [
      'A troca da cremalheira gasta fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, em geral numa visita só. Dente quebrado num ponto pede só o gomo; dente afinado no percurso todo pede a cremalheira inteira, e quase sempre o pinhão junto.',
    ],
    heading: 'Trocar um trecho ou a cremalheira toda',
    text: [
      'O gomo novo tem de ter o passo do velho, ou o motor pula na emenda. Com a peça no lugar, acerta-se uma folga pequena entre dente e pinhão, igual de ponta a ponta, e depois o fim de curso.',
    ],
    points: [
      'Folha leve e uso de casa: nylon com alma de aço.',
      'Chapa, prédio ou sol forte: aço galvanizado.',
      'Roldana que baixou a folha: troca-se antes, ou a nova se gasta igual.',
      'Parafusos e suportes da antiga: aproveitam-se, se firmes.',
    ],
    questions: [
      {
        question: 'Por que o pinhão entra na conta?',
        answer: 'Dente em ponta no pinhão marca a cremalheira nova em poucas semanas.',
      },
    ],
    send: 'Mande a foto de um trecho com uma régua ao lado, a da etiqueta do motor e o comprimento da folha.',
  },
  {
    when: [
      'tirar folga|tirar a folga|acertar a folga|ajustar a folga|regular a folga|eliminar folga|reduzir folga|como ajustar|como regular',
      'cremalheira',
    ],
    unless: 'preco|quanto|basculante',
    winsTies: true,
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'Com o disjuntor desligado e o motor solto, leve a folha de ponta a ponta e meça a folga entre dente e pinhão: onde passa de dois milímetros, afrouxe os parafusos daquele gomo, baixe-o pelo furo comprido até um a dois milímetros e aperte. Se a folga é igual no curso todo, desce a cremalheira inteira ou se sobe o motor pela base. Nunca zere a folga, porque o pinhão passa a carregar a folha.',
    ],
    heading: 'Quando o ajuste não segura',
    text: [
      'Dente afinado, roldana gasta ou trilho afundado fazem a folga voltar: a folha desce e muda a altura. Aí se troca a roldana primeiro, e depois se acerta a cremalheira, cada serviço de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Cremalheira soldada não tem furo comprido; o acerto se faz pela base do motor ou com solda nova, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    points: [
      'Folga que muda ao longo do curso: gomo fora do nível.',
      'Folga na emenda: gomos desencontrados.',
      'Estalo só ao partir: folga grande ou dente gasto.',
      'Um pedaço de chapa de dois milímetros serve de calibre.',
    ],
    send: 'Mande um vídeo de perto do pinhão com a folha andando e uma foto das emendas.',
  },
  {
    when: [
      'cremalheira*',
      'cortar|corto|serrar|corta|serra',
      'posso|pode|da para|como|em casa|tem como|sozinh*|precisa',
    ],
    unless: 'dedo|energia|disjuntor',
    subject: 'cremalheira',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['allowed', 'install'],
    answer: [
      'Pode cortar, com serra e só na ponta da linha: disjuntor desligado, peça fora da folha e corte no vão entre dois dentes. O que não se corta de qualquer jeito é a emenda, porque ali o passo do dente tem de continuar igual, ou o motor pula. Se preferir deixar conosco, trocar e alinhar fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Cortar sem perder o passo',
    text: [
      'Lime a rebarba depois do corte e confira a emenda com um pedaço invertido encostado por baixo. A de nylon com alma de aço pede serra de metal; a de aço, disco ou serra nova.',
    ],
    points: [
      'Óculos e luva: a limalha de aço salta.',
      'Nunca com a peça presa e o motor ligado.',
      'Folga entre o dente e o pinhão conferida no curso todo.',
    ],
    send: 'Mande a foto da ponta que sobra e a da emenda, com uma régua ao lado.',
  },
];
