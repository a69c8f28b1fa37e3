/** Answers to titles about rollers: choosing and buying. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksNeed } from '../../words/asking-words.ts';

export const choiceAnswers: readonly DirectAnswer[] = [
  {
    when: ['roldana|roldanas|rodinha|rodizio', 'mm|trilho v|trilho u|canal v|canal u|80|90|100|120'],
    unless: 'quebr*|barulho|gast*|preco|quanto custa|consert*|fora do trilho|saiu|polegada*|kg|quilos',
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['choose', 'buy'],
    answer: [
      'Os milímetros da roldana são o diâmetro de fora, e a letra é o canal: V corre sobre cantoneira, U sobre trilho redondo. Compre o diâmetro e o canal da velha, porque uma altura diferente tira a cremalheira do pinhão, e confira no corpo o peso que cada roda leva, que é metade da folha com sobra. Trocado por nós, o par fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que conferir além do diâmetro',
    text: [
      'Roda maior passa melhor por emenda e sujeira, e por isso a folha pesada usa as grandes. Rolamento blindado dos dois lados dura mais onde entra água e areia.',
    ],
    points: [
      'Diâmetro de fora, largura e furo do eixo da velha.',
      'Canal igual ao trilho: a roda de U em trilho V sai do lugar.',
      'As duas rodas trocadas juntas.',
      'Base da roldana reta, sem solda trincada.',
    ],
    send: 'Mande a foto da roldana velha com uma régua ao lado, a do trilho e o tamanho da folha.',
  },
  {
    when: [
      'roldana*',
      'guia superior|guia de cima|guia|roletes|rolete',
      'diferenca|diferencas|ou|x|versus|vs|comparacao',
    ],
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['what'],
    answer: [
      'A roldana fica embaixo e carrega o peso do portão de correr sobre o trilho; a guia superior fica em cima, em geral dois roletes de nylon, e só impede que a folha tombe para os lados. Roldana gasta faz a folha pesar e baixar; guia aberta ou gasta a faz balançar e raspar. As roldanas trocadas ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'Como achar qual delas falhou',
    text: [
      'Com o disjuntor desligado e o motor solto, empurre a folha: pesada ou com tranco, é roldana; leve e bamba, é guia. Não a empurre se ela saiu do trilho.',
    ],
    points: [
      'Folga da guia: poucos milímetros de cada lado.',
      'Roldana com canal igual ao trilho.',
      'Batentes nas pontas seguram a folha na guia.',
    ],
    send: 'Mande um vídeo da folha andando e fotos embaixo e em cima.',
  },
  {
    when: ['rolamento*', 'bucha|buchas', 'ou|qual|melhor|diferenca|vai em'],
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Na roldana do portão de correr com motor vai rolamento: ele carrega o peso girando em esferas, anda leve e não pede graxa se for blindado. A bucha, de bronze ou nylon, é um anel em que o eixo gira por atrito; serve em folha leve, movida na mão, e gasta depressa quando o motor abre muitas vezes. Trocar o par por roldanas com rolamento fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Simples, duplo ou bucha',
    text: [
      'Folha de casa em trilho reto fica bem com um rolamento por roda. Folha pesada, larga ou de prédio pede dois, porque a roda trabalha também de lado.',
      'Bucha gasta se conhece pela roda que balança no eixo. Rolamento no fim ronca e depois trava.',
    ],
    points: [
      'Diâmetro e canal iguais aos da roda que sai.',
      'Rolamento blindado dos dois lados, por causa da areia.',
      'As duas rodas trocadas no mesmo dia.',
    ],
    send: 'Mande uma foto da roldana de lado e a medida do diâmetro.',
  },
  {
    when: [
      'roldana*|rodinha*|rodizio*',
      'simples|duplo|duplos|dupla|duplas|um ou dois|1 ou 2|dois rolamentos|2 rolamentos|com dois|um rolamento',
      'rolamento*|correr|deslizante*|kg|quilos|pesad*|ou|qual|diferenca',
    ],
    unless: 'polia*|basculante|cabo*|contrapeso*|barulho*|quebr*|travad*|preco|quanto custa|parafuso',
    subject: 'roldana',
    winsTies: true,
    isAboutSubject: true,
    isAboutFigure: true,
    aspects: ['choose'],
    answer: [
      'Em folha de casa, um rolamento por roldana basta; em chapa comprida, folha pesada ou uso de prédio, fique com a de dois, que divide o peso e não deixa a roda bambear no eixo. Nos dois casos a roda é de aço e o rolamento é blindado. Trocadas as duas por nós, o serviço vai de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    description:
      'Em folha de casa, um rolamento por roldana basta; em chapa comprida, folha pesada ou uso de prédio, fique com a roldana de dois rolamentos.',
    heading: 'Quando o segundo rolamento se paga',
    text: [
      'A roda de um portão de correr não leva só peso de cima: o vento e a partida a empurram de lado. Com um rolamento, a folga cresce e a roda gira inclinada no trilho; com dois, lado a lado, o eixo fica firme.',
      'A roldana dupla é mais larga. Antes de comprar, meça o rasgo do perfil de baixo, porque a caixa da simples nem sempre a recebe.',
    ],
    points: [
      'Roda que balança no eixo quando se mexe com a mão: rolamento no fim.',
      'Canal e diâmetro iguais aos da velha.',
      'Carga gravada na roldana acima de metade do peso da folha.',
      'As duas rodas do mesmo tipo, trocadas no mesmo dia.',
    ],
    send: 'Mande a foto da roldana de lado, com uma régua, e as medidas da folha: dizemos se a simples basta.',
  },
  {
    when: ['roldana*', 'rolamento*', 'diferenca|diferencas|mesma coisa|e igual|o que muda'],
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['what'],
    answer: [
      'A roldana é a roda inteira, com o canal que corre no trilho; o rolamento é a peça de esferas no meio dela, que a deixa girar. Roldana gasta balança e faz a folha baixar; rolamento gasto ronca e depois trava. Na maioria das vezes troca-se o conjunto, as duas rodas no mesmo dia, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Dá para trocar só o rolamento?',
    text: [
      'Dá, em roda de aço com o canal ainda bom: compra-se pelo número gravado no anel. Se o canal abriu ou tem brilho de um lado só, a roda nova sai melhor.',
    ],
    points: [
      'Número do rolamento: no anel, de lado.',
      'Motor também tem rolamento, e esse ronca na caixa.',
      'Blindado: não leva graxa.',
    ],
  },
  {
    when: [
      'quantas roldanas|quantas rodinhas|numero de roldanas|quantas rodas|quantidade de roldanas',
      'portao|correr|deslizante|metros',
    ],
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Duas, uma perto de cada ponta da folha, mesmo num portão largo: com três, o trilho nunca é tão plano que todas apoiem, e uma gira no ar. O que cresce com o peso não é o número, e sim o tamanho e a carga de cada roldana, que leva metade da folha com folga. Trocar o par fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'Como escolher o par',
    text: [
      'Divida o peso da folha por dois e peça roldana com carga maior que isso. O canal, em V ou em U, tem de ser o do trilho, e o diâmetro é o da que sai, para a cremalheira não mudar de altura.',
    ],
    points: [
      'Troque as duas juntas, ou a folha fica inclinada.',
      'Em cima não vai roldana de carga: vai guia de nylon.',
      'Folha longa que cede no meio: reforço do quadro, e não terceira roda.',
    ],
    send: 'Mande o peso ou as medidas da folha e uma foto da roldana e do trilho.',
  },
  {
    when: ['roldana|roldanas', 'polegada|polegadas|pol'],
    unless: 'qual|medir|ou|quebr*|travad*|barulh*|nao',
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['buy', 'price'],
    answer: [
      'As polegadas da roldana são o diâmetro de fora: em portão de casa as comuns são de 3 e de 4, e as menores servem em folha leve ou de guia. Compre a mesma medida da velha, com o mesmo canal, V ou U, porque outra altura desencontra a cremalheira; trocado por nós, o par fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que conferir além das polegadas',
    text: [
      'Uma polegada tem 25,4 mm: meça a roda por fora, e não no fundo do canal. Depois veja a caixa, com ou sem suporte, e a capacidade gravada, que deve passar da metade da folha em cada roda.',
    ],
    points: [
      'Canal igual ao trilho: V para cantoneira, U para barra redonda.',
      'Rolamento duplo em folha pesada.',
      'As duas juntas, com a folha calçada.',
    ],
    send: 'Mande a foto da roldana velha ao lado de uma régua e a do trilho.',
  },
  {
    when: ['trilho*|perfil|roldana*', 'u ou v|v ou u|canal u|canal v'],
    unless: 'basculante|cortina',
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Entre V e U, o trilho em V, de cantoneira virada, é o mais comum em casa: a roldana dele se acha em qualquer loja, e ele se chumba com facilidade. O de barra redonda, com roldana em U, roda mais macio e quieto, mas pede barra bem presa e reta. Em portão que já existe não há escolha: a roldana copia o trilho, e trocá-la fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que dá problema num e noutro',
    text: [
      'Roldana de canal errado monta na quina do trilho, gasta em poucas semanas e sai na primeira pedra. Trilho novo é serviço de serralheiro; a regulagem do motor depois dele é conosco.',
    ],
    points: [
      'V: quina amassada prende a roda sempre no mesmo ponto.',
      'U: barra solta faz barulho e levanta na passagem do carro.',
      'Os dois: água parada e areia comem o rolamento.',
      'As duas rodas se trocam juntas, do mesmo canal.',
    ],
    send: 'Mande a foto do trilho de perto, a da roldana e o peso ou as medidas da folha.',
  },
  {
    when: [
      'roldana*|rodinha*',
      'antes do motor|antes do motor novo|antes de trocar motor|antes de por motor|antes de instalar motor|antes de motor|motor primeiro|ou motor|ou motor primeiro|primeiro',
      'gast*|troca*|troco|trocar|mudar|substituir',
    ],
    unless: 'quanto custa|preco|barulho|quebr*|basculante|engrax*|precis*|cremalheira',
    subject: 'roldana',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['replace', 'worth'],
    answer: [
      'Sim, a roldana gasta se troca antes do motor: motor novo em folha que arrasta se estraga igual, e muitas vezes o antigo volta a andar bem só com ela. O par fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com o trilho conferido. Só depois, com a folha leve na mão, se decide o motor.',
    ],
    heading: 'Como saber se ainda falta o motor',
    text: [
      'Com o disjuntor desligado e o motor solto na chave, a folha deve correr com uma mão. Se corre leve e o motor ainda ronca ou para, olhe o capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, antes de pensar em motor novo.',
    ],
    points: [
      'As duas roldanas se trocam juntas, do mesmo canal.',
      'Trilho com risco brilhante: a roda já não gira.',
      'Dente de cremalheira comido: alinhe-a depois das roldanas.',
      'Levantar a folha é serviço de duas pessoas, com calço.',
    ],
    send: 'Mande a foto da roldana e do trilho e um vídeo da folha andando com o motor.',
  },
  {
    when: [
      'roldana*|rodinha*',
      asksNeed,
      'instalar|instalacao|colocar|coloca|coloco|por|botar|automatizar|automacao|motor|ter|troco|trocar|troca',
      'motor|automatizar',
    ],
    unless: 'quanto custa|preco|barulho|quebr*|basculante|engrax*',
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['install', 'replace'],
    answer: [
      'Só se estão gastas: com roldana boa, a folha corre leve com uma mão e o motor novo pode entrar sem trocar nada. Se ela pesa, pula ou faz barulho na mão, troque antes, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, porque o motor empurra o atrito o dia todo e gasta a engrenagem.',
    ],
    heading: 'Como ver se a roldana aguenta o motor',
    text: ['Empurre a folha de ponta a ponta, com o motor solto, e olhe as rodas por baixo.'],
    points: [
      'Roda ovalada ou com canal fundo: troca do par.',
      'Roda que arrasta sem girar: rolamento travado.',
      'Folha que só pesa num trecho: trilho, e não roldana.',
    ],
  },
  {
    when: ['roldana*', '3 polegadas|4 polegadas|polegada*|3 pol|4 pol', 'ou|melhor|qual|x'],
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Na troca, ponha o mesmo diâmetro que sai, porque roda maior levanta a folha e afasta a cremalheira do motor. Em portão novo, entre três e quatro polegadas a de quatro é a melhor em folha pesada: gira com menos esforço e passa por cima de mais sujeira. A de três basta em folha leve de casa.',
    ],
    heading: 'O que confere além do diâmetro',
    text: [
      'O canal copia o trilho, V para cantoneira virada e U para barra redonda, e cada roda leva sozinha mais da metade da folha. Conosco, o par trocado e alinhado fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Altura do eixo ao chão, que se erra mais que o diâmetro.',
      'Furo do eixo e largura da roda.',
      'Aço com rolamento em chapa; nylon com rolamento em folha leve.',
    ],
    send: 'Mande a foto da roldana com uma régua ao lado e a do trilho visto de cima.',
  },
  {
    when: ['roldana*|rodinha*', 'v ou u|u ou v|canal v|canal u|em v|em u'],
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Quem escolhe é o trilho que já existe: roldana em V para cantoneira virada para cima, roldana em U para barra redonda. Fazendo tudo novo, fique com V se quer peça que se acha em qualquer loja; fique com U se quer rolar mais macio e juntar menos areia, com a barra bem soldada e reta.',
    ],
    heading: 'Perfil trocado estraga os dois',
    text: [
      'V em barra redonda apoia em duas linhas finas e marca o trilho; U em cantoneira anda solta e sai com o vento. Veja a peça velha: se o fundo do canal está polido e os lados não, o perfil está certo.',
      'A troca das roldanas fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; refazer o trilho é da serralheria.',
    ],
    points: [
      'Cantoneira gasta no topo: roldana nova também gasta depressa.',
      'Barra redonda com emenda: lixe o cordão de solda.',
      'Guia de cima com folga: corrige-se junto.',
    ],
    send: 'Mande uma foto do trilho de topo e outra da roldana de lado.',
  },
  {
    when: ['roldana*|rodinha*', 'nylon|nailon|plastico|ferro|aco|rolamento', 'ou|melhor|qual|diferenca'],
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Embaixo, onde o peso apoia, fique com roldana de aço com rolamento; a de nylon serve na guia de cima e em folha muito leve, onde faz menos barulho. Nylon debaixo de portão de ferro achata no lugar em que a folha dorme e dá um tranco a cada volta.',
    ],
    heading: 'Rolamento simples, duplo e blindado',
    text: [
      'Um rolamento basta em folha de casa; dois, lado a lado, aguentam chapa comprida e uso de prédio. Blindado não leva graxa por fora e é o que dura na calçada lavada.',
      'A troca com mão de obra vai de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Chiado ao rodar: rolamento seco ou com areia.',
      'Roda bamba no eixo: rolamento aberto, troque já.',
      'Batida ritmada: roda achatada.',
    ],
  },
  {
    when: ['roldana*|rodinha*', 'lado|parafuso|posicao|virada|montar|montagem'],
    unless: 'barulho|preco|escapou|caiu',
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'O parafuso da roldana entra pelo lado de fora da folha e a porca fica por dentro, onde se aperta sem tirar o portão; o que decide é a roda ficar no centro do rasgo, alinhada com o trilho, com arruela dos dois lados. Porca travante ou contraporca: a vibração solta a comum.',
    ],
    heading: 'Montar a roldana sem entortar a folha',
    text: [
      'A folha se ergue com macaco e calço, nunca na mão, com o disjuntor desligado e o motor solto. As duas rodas vão na mesma altura, e a guia de cima se confere no fim.',
      'Aperto demais trava o rolamento; a roda tem de girar no dedo. Feita por nós, a troca fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Eixo do diâmetro do furo: folga aqui é barulho depois.',
      'Cabeça sextavada que não raspe no trilho.',
      'Reaperte depois de uma semana.',
    ],
  },
  {
    when: [
      'roldana|roldanas',
      'com caixa|sem caixa|caixa fechada|caixa aberta|de embutir|embutida|com suporte',
    ],
    unless: 'preco|quanto|nao',
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Roldana com caixa vem montada num suporte que entra no perfil de baixo da folha, e por isso se escolhe pela medida do tubo, pelo canal do trilho e pelo peso de cada par. A fechada guarda a roda da areia e dificulta ver o desgaste; a aberta se limpa e se olha com facilidade.',
    ],
    heading: 'Quatro medidas da roldana',
    text: [
      'O canal em V, em U ou quadrado tem de ser o do trilho. O peso escrito na peça é por roldana ou por par, e a folha descarrega mais na de trás quando o motor puxa.',
      'A troca do par, com a folha calçada, fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com {{parts.warranty}} de garantia na peça. Caixa soldada no perfil soma solda, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    points: [
      'Diâmetro da roda e largura do canal, com régua.',
      'Largura e altura da caixa, e furos dela.',
      'Perfil de baixo da folha, medido por dentro.',
      'Rolamento vedado, marcado na lateral.',
    ],
    send: 'Mande pelo WhatsApp a foto da roldana com uma régua e outra do trilho de topo, sem levantar a folha.',
  },
  {
    when: [
      'chumbar|chumbado|concretar|pedreiro|assentar',
      'trilho|base|coluna|batente',
      'portao|motor|correr|trilho',
    ],
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Chumbar trilho ou fazer a base de concreto é serviço de pedreiro ou de serralheiro, e não nosso; nós dizemos a medida e o nível antes, e voltamos para pôr o motor quando o concreto curou. O trilho tem de ficar reto e no mesmo nível de ponta a ponta, ou nenhuma roldana dura.',
    ],
    heading: 'O que combinar com o pedreiro antes do concreto',
    text: [
      'Deixe passados os eletrodutos: um da rede e outro do comando, com a boca dentro da base. Quebrar depois custa mais que o motor.',
      'Com o trilho pronto, acertamos a folha e trocamos roldanas gastas, por {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Linha esticada sobre o trilho, de ponta a ponta.',
      'Perfil que case com o canal da roldana.',
      'Caimento do piso para a água não ficar na canaleta.',
      'Base do motor acima do piso, fora da poça.',
      'Dias de cura antes de a folha rodar.',
    ],
    further:
      'O que vem depois está em [instalação de motor deslizante](/topicos/instalacao-de-motor-de-portao-deslizante).',
    send: 'Mande pelo WhatsApp a foto do vão e o comprimento da folha: devolvemos a medida da base e da cremalheira.',
  },
  {
    when: ['roldana*', 'rolamento', 'ou|sem|com'],
    unless: 'troca|trocar|barulho|travad*|quebr*|preco|quanto',
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Prefira roldana de portão com rolamento blindado: ela gira leve, poupa o motor e aguenta água e areia. A roldana sem rolamento roda sobre o próprio eixo, é mais barata e só se justifica em folha leve, aberta poucas vezes na mão.',
    ],
    heading: 'Com e sem rolamento, na prática',
    text: [
      'Sem rolamento, o furo ovala, a folha baixa e a cremalheira desce sobre o pinhão. Num portão com motor, a diferença de preço volta em poucos meses.',
      'Troca de roldanas fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Canal igual ao trilho: em V, em U ou quadrado.',
      'Carga de cada roda maior que metade do peso da folha.',
      'As duas trocadas juntas.',
    ],
  },
  {
    when: ['roldana*|rodizio*|roda', 'pesad*|carga|reforcad*|grande|quilos|kg'],
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility', 'replace'],
    answer: [
      'Roldana para portão de correr pesado se escolhe pela carga: divida o peso da folha pelo número de roldanas e compre cada uma com boa folga sobre essa conta, com rolamento blindado e aço em vez de nylon. O canal tem de ser o do trilho, em V para cantoneira e em U para tubo ou vergalhão.',
    ],
    heading: 'Carga, diâmetro, rolamento e canal',
    text: [
      'A capacidade vem gravada na caixa ou no catálogo, por peça ou por par; confirme qual das duas. Como o piso nunca é perfeito, às vezes uma roldana só leva quase tudo.',
      'Diâmetro maior passa melhor por emenda e pedrinha e alivia o motor. Trocar roldanas fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; a folha é erguida com apoio, nunca na mão.',
    ],
    points: [
      'Peso dividido pelas roldanas, com folga.',
      'Dois rolamentos blindados por roda, em folha pesada.',
      'Canal V, U ou quadrado, igual ao do trilho.',
      'Mesmo diâmetro em todas, trocadas no mesmo dia.',
      'Caixa de embutir com medida igual à do rasgo.',
    ],
    questions: [
      {
        question: 'Roldana maior deixa o portão mais leve?',
        answer:
          'Deixa mais fácil de mover, porque vence melhor as emendas. O peso é o mesmo, e o limite da roldana continua valendo.',
      },
      {
        question: 'Posso pôr três roldanas em vez de duas?',
        answer:
          'Em folha longa, sim, mas a do meio só trabalha com trilho bem nivelado. Em piso torto duas boas valem mais que três.',
      },
    ],
  },
  {
    when: [
      'roldana*|rodizio*',
      'aguenta|aguentam|suporta|suportam|quantos quilos|quantos kg|quanto peso|qual peso|capacidade|carga|peso maximo',
    ],
    unless: 'barulh*|quebr*|cabo|polia|basculante|motor',
    subject: 'roldana',
    isAboutSubject: true,
    winsTies: true,
    isAboutFigure: true,
    aspects: ['choose'],
    answer: [
      'O peso que a roldana aguenta está gravado nela ou na embalagem, e o diâmetro não o diz: duas do mesmo tamanho levam cargas diferentes, conforme o rolamento e o aço. Cada uma tem de levar sozinha mais da metade da folha, porque no trilho irregular o peso cai todo numa. O par trocado por nós fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'Da folha à roldana',
    text: [
      'O peso da folha se estima pela medida e pelo material. Com ele, procure na embalagem a carga por roda, e não a do par.',
    ],
    points: [
      'Rolamento duplo em folha de ferro comprida.',
      'Canal igual ao trilho, ou a carga escrita não vale.',
      'Roda que já afunda o trilho está pequena para a folha.',
    ],
    send: 'Mande a largura, a altura e o material da folha, e uma foto da roldana.',
  },
  {
    when: ['trilho|trilhos', 'aluminio|inox|galvanizado', 'ferro|aco|cantoneira'],
    unless: 'nao|enferruj*|quebr*|preco|quanto',
    subject: 'roldana',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para portão com motor, trilho de aço: a roldana trabalha nele sem marcar, e o galvanizado ou o inox resiste à ferrugem da chuva. O de alumínio não enferruja, mas amassa e gasta sob folha pesada, e só convém em folha leve com roldana de nylon. O perfil, em V ou em U, tem de ser o da roldana. Trocar as roldanas fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; trilho novo é da serralheria.',
    ],
    heading: 'O que decide o trilho',
    text: [
      'Mais que o metal, conta a base: reta, nivelada e com o trilho chumbado em todo o comprimento. Emenda alta faz a roda bater e o motor parar, em qualquer material.',
    ],
    points: [
      'Perto do mar: galvanizado ou inox.',
      'Carro passa por cima: trilho chumbado, e não só parafusado.',
      'Trilho novo pede roldana sem sulco.',
    ],
    send: 'Mande a foto do trilho e da roldana de perto, e o comprimento do portão.',
  },
];
