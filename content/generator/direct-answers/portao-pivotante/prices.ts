/** Answers to titles about swing gates: prices, and whether something is worth its price. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { budget, otherThanBudget, sharedGate } from '../../words/title-groups.ts';

const inTrouble =
  'nao|barulho*|rang*|quebr*|gast*|solt*|estal*|caiu|caindo|cedeu|torto|torta|empen*|emperr*|trav*|como|por que|porque|pode|posso|ou|melhor|diferenca|vaz*|pinga*|saiu|frouxo|frouxa';

export const priceAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'motor|kit',
      'com controle|com controles|e controle|e controles|com 2 controles|com dois controles',
      'pivotante*|de abrir|pistao|braco',
    ],
    unless: 'consert*|placa|central|queim*|quebr*|parou|usado|parcel*|condominio*|predio*|basculante*',
    figure: { unit: 'real', from: 200, to: 2000 },
    subject: 'portao-pivotante',
    isAboutSubject: true,
    isAboutFigure: true,
    winsTies: true,
    aspects: ['price', 'worth'],
    answer: [
      'Pode valer, se os {figura} trazem o motor de cada folha, a central, os controles e os suportes, e se a ficha cobre o comprimento e o peso da folha maior. Em geral é só o aparelho, sem instalação, e portão de duas folhas leva dois. Conosco o pivotante sai por orçamento; numa casa a troca de um motor fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    description:
      'Pode valer, se os {figura} trazem o motor de cada folha, a central, os controles e os suportes; em geral é só o aparelho, e a instalação vem por fora.',
    heading: 'O que perguntar sobre os {figura}',
    text: [
      'Pergunte quantos motores vêm, o modelo por extenso e os dois limites da ficha, em metros e em quilos por folha. Kit para uma folha não move um portão de duas.',
    ],
    points: [
      'Nota e garantia por escrito, e motor sem uso.',
      'Trava elétrica, se a folha é comprida ou toma vento.',
      'Quem instala, regula e responde depois.',
    ],
    send: 'Mande pelo WhatsApp o anúncio, a foto de cada coluna por dentro e o comprimento das folhas.',
  },
  {
    when: [
      'vantagem|vantagens|beneficio|beneficios|desvantagem|desvantagens|pros e contras',
      'pivotante|portao de abrir|portoes de abrir',
    ],
    unless: 'ou|basculante|deslizante',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'As vantagens do portão pivotante são não ter trilho, cabo nem contrapeso, abrir o vão inteiro, ser fácil de fazer em qualquer serralheria e deixar passar a pé por uma folha só. As desvantagens são pedir o arco livre, sofrer com o vento, cair na dobradiça com os anos e levar um motor por folha, o que encarece: sai por orçamento, numa casa em geral acima de {{replacement.from}}.',
    ],
    heading: 'Quando escolher outro',
    text: [
      'Garagem rasa, piso que sobe no arco ou folha que abriria sobre a calçada pedem o de correr, se há parede ao lado, ou o basculante.',
    ],
    points: [
      'Trava elétrica em folha longa.',
      'Pino de parada no piso, dos dois lados do curso.',
      'Dobradiça com graxa e sem folga.',
    ],
    send: 'Mande uma foto do portão por dentro, com as colunas, e as medidas.',
  },
  {
    when: [
      'dobradica|dobradicas|gonzo|gonzos|pivo inferior',
      'portao|portoes|garagem|basculante|preco|valor|quanto',
    ],
    unless: `${inTrouble}|lubrific*|graxa|oleo|solda|troc*|bucha*|motor`,
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'Dobradiça de portão trocada com a folha escorada fica entre {{part.metalwork.from}} e {{part.metalwork.to}} o par, com solda ou parafuso; a peça se escolhe pelo peso da folha, com rolamento em portão com motor. Se a coluna cedeu junto, o pedreiro ou o serralheiro a refaz antes, porque dobradiça nova em coluna solta cai de novo.',
    ],
    heading: 'Que dobradiça aguenta um motor',
    text: [
      'O motor abre e fecha dezenas de vezes por semana, e o pino simples, sem graxeira nem rolamento, gasta cedo. Em folha comprida a de baixo leva o peso e a de cima só guia: por isso as duas se trocam juntas.',
    ],
    points: [
      'Peso e comprimento da folha.',
      'Folga: levante a ponta da folha com a mão; se sobe, o pino gastou.',
      'Central desligada e solta dos fios antes de soldar.',
    ],
    send: 'Mande uma foto de cada dobradiça e da coluna, e o comprimento da folha.',
  },
  {
    when: ['pistao|pistoes', 'portao|portoes|motor|preco|valor|ppa|garen|rossi|peccinin'],
    unless: `${inTrouble}|carro|moto|hidraulico|consert*|troc*|correr|basculante|compensa|serve`,
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Pistão de portão é o motor do portão de abrir: uma haste que sai e recolhe e gira a folha, um por folha. O novo, instalado numa casa, fica em geral entre {{replacement.from}} e {{replacement.to}}, por orçamento, e o par sai por mais; se o seu só falhou, o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que decide o pistão',
    text: [
      'Vale o comprimento da folha e a distância da dobradiça à face da coluna: sem ângulo, a haste encosta e força. Coluna fina ou muro rente pedem motor de braço articulado.',
    ],
    points: [
      'Quanto mede e quanto pesa cada folha.',
      'Distância da dobradiça à parede, por dentro.',
      'Folha que gira leve e não raspa no chão.',
    ],
    send: 'Mande a foto da coluna e da dobradiça por dentro e o comprimento de cada folha.',
  },
  {
    when: [
      'preco|precos|quanto custa|quanto fica|quanto sai|quanto e|valor|orcamento',
      'duas folhas|2 folhas|folha dupla|pivotante duplo',
      'kit|motor|motores|pivotante|automatizar|automatizacao',
    ],
    unless: 'consert*|basculante|placa|central|quebr*|dobradica|trava|deslizante|correr',
    subject: 'portao-pivotante',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'O kit pivotante de duas folhas não tem preço de tabela, e sai por orçamento com as medidas: para comparar, um motor só, instalado numa casa, fica em geral entre {{replacement.from}} e {{replacement.to}}, e o par custa mais do que isso. São dois motores e dois suportes com uma central para os dois.',
    ],
    heading: 'O que sobe ou baixa o valor do par',
    text: [
      'A folha maior decide: os dois motores saem da classe dela. Coluna que não segura o suporte pede reforço, de {{part.metalwork.from}} a {{part.metalwork.to}}, e é a foto que o mostra.',
      'Na regulagem, a folha que fica por cima, a do mata-junta, abre primeiro e fecha por último; esse atraso já faz parte da instalação.',
    ],
    points: [
      'Quanto cada folha mede e pesa.',
      'Distância entre a dobradiça e a quina da coluna, que escolhe o tipo de braço.',
      'Trava no chão, quase certa em folha comprida ou com vento.',
      'Fio por baixo do piso até a segunda coluna.',
    ],
    further: 'As etapas estão em [motor pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).',
    send: 'Mande a largura e o material das duas folhas e uma foto das colunas, por dentro: o valor do par volta por escrito.',
  },
  {
    when: [
      'preco|precos|valor|quanto custa|quanto sai|quanto fica|quanto e|quanto cobra*|orcamento',
      'automatiz*|motorizar|colocar motor|por motor|instalar motor',
      'duas folhas|2 folhas|pivotante*|de abrir|folha dupla',
    ],
    unless: 'condominio*|predio*|basculante*|correr|deslizante*',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Automatizar um portão de abrir sai por orçamento e se conta por folha: numa casa, a troca de um motor fica em geral entre {{replacement.from}} e {{replacement.to}}, e essa faixa é de um motor só. Duas folhas levam dois, mais uma central que comanda o par, e quem começa do zero soma braços e fio até a outra coluna.',
    ],
    heading: 'O que decide o valor em cada folha',
    text: [
      'Conta o comprimento e o peso de cada uma, e a coluna, que precisa de largura para o braço. Folha de madeira leva chapa ou quadro de ferro por trás, onde o motor se prende, e se pesa úmida.',
      'Trava elétrica na ponta entra à parte quando a folha é larga ou pega vento.',
    ],
    points: [
      'Conduíte por baixo do piso, de uma coluna à outra.',
      'Batente no chão, no meio do vão.',
      'Dobradiças firmes: as gastas se trocam antes do motor.',
      'Rampa para dentro: a folha raspa antes de abrir.',
    ],
    send: 'Mande a foto de cada coluna por dentro, com a dobradiça, o comprimento das folhas e o material: o valor do conjunto vem por mensagem.',
  },
  {
    when: ['pivotante*|de abrir|duas folhas|2 folhas', budget],
    unless: `${otherThanBudget}|${sharedGate}|correr|deslizante`,
    figure: { unit: 'real', to: 799 },
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Com {figura} não se motoriza um portão de abrir: numa casa a troca do motor já fica em geral entre {{replacement.from}} e {{replacement.to}}, e com duas folhas são dois motores. O que cabe é consertar o que existe, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que soma num portão de abrir',
    text: [
      'Cada folha leva um motor, e a central de dois motores abre uma depois da outra. Dobradiça caída se troca antes, ou o motor novo empurra torto.',
      'O valor se divide em até {{instalments}}.',
    ],
    points: [
      'Uma folha ou duas, e o comprimento de cada uma.',
      'Coluna que aguente o empurrão do motor.',
      'Cabo por baixo do piso, se a energia chega de um lado só.',
    ],
    send: 'Mande a foto de cada coluna por dentro, com a dobradiça, e o comprimento de cada folha: o valor vem por mensagem.',
  },
  {
    when: ['duas folhas|2 folhas|folha dupla', budget],
    unless: `${otherThanBudget}|${sharedGate}|correr|deslizante`,
    figure: { unit: 'real', from: 800 },
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Com {figura} não dá para dizer sim em duas folhas sem ver o portão: são dois motores e uma central de duas saídas, e a troca de um motor só, numa casa, já fica em geral entre {{replacement.from}} e {{replacement.to}}. O valor do par sai por orçamento, com a foto das colunas.',
    ],
    heading: 'O que entra na conta das duas folhas',
    text: [
      'Se sobra pouco, pergunte pela ordem: motores e central primeiro, trava elétrica e fotocélula depois. O pagamento vai em até {{instalments}}.',
      'Quadro torto e coluna fraca são do serralheiro e se somam por fora.',
    ],
    points: [
      'Comprimento de cada folha, medido da dobradiça à ponta.',
      'Cabo entre as duas colunas, por cima ou por baixo do piso.',
      'Batente no encontro das folhas: sem ele o par bate e abre com o vento.',
      'Folhas de tamanhos diferentes: o par se escolhe pela maior.',
    ],
    send: 'Mande a foto de cada coluna por dentro, com a dobradiça, e o comprimento de cada folha: o valor vem por mensagem.',
  },
  {
    when: ['pivotante*|de abrir|duas folhas|2 folhas', budget],
    unless: `${otherThanBudget}|${sharedGate}|correr|deslizante`,
    figure: { unit: 'real', from: 800 },
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Com {figura} pode dar num portão de abrir de uma folha: a troca do motor numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}, instalada. Se são duas, os motores também são dois, e o valor do par sai por orçamento.',
    ],
    heading: 'Uma folha, duas folhas e o que {figura} alcançam',
    text: [
      'Conte primeiro as folhas e meça cada uma da dobradiça à ponta: comprimento e peso escolhem o motor. Coluna fraca é serviço de serralheiro, fora dessa conta; o par de dobradiças trocamos, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
      'Motor sem instalação parece barato no anúncio; some suporte, central e mão de obra antes de comparar.',
    ],
    points: [
      'Coluna de concreto ou tubo grosso, que não balance.',
      'Espaço entre a dobradiça e a parede, para o braço.',
      'Energia nas duas colunas, se são dois motores.',
      'Batente chumbado no chão, no meio do vão.',
    ],
    send: 'Mande a foto de cada coluna por dentro, com a dobradiça, e o comprimento de cada folha: o valor vem por mensagem.',
  },
  {
    when: [
      'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|quanto pag*|quanto vale|valor*|custo|custa|orcamento|cobra|cobram',
      'pivotante*|de abrir|duas folhas|2 folhas|folha dupla',
    ],
    unless:
      'ou|mais barato|consert*|manuten*|placa|controle|dobradica|mola|molas|garen|rossi|peccinin|nice|condominio*|metros|kg|quilos|fotocelula',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Motor para portão de abrir se cobra por folha: uma folha leva um motor; duas levam dois e uma central que comanda os dois. Como referência, a troca de um motor numa casa fica entre {{replacement.from}} e {{replacement.to}}; essa faixa é de um só, e o par sai por orçamento, sem taxa de visita. Os kits de basculante não servem nele.',
    ],
    heading: 'O que pesa no preço do portão de abrir',
    text: [
      'Coluna estreita pede braço articulado em vez de pistão, e dobradiça cansada se refaz antes, na serralheria. São as duas surpresas que uma foto da coluna evita.',
      'Folha comprida ou de chapa pega vento e pede trava elétrica na ponta, que entra como linha à parte.',
    ],
    points: [
      'Número de folhas e o comprimento de cada uma.',
      'Para que lado abre, e se há rampa.',
      'Coluna: material, largura e distância até a dobradiça.',
      'Fio de uma coluna à outra: há conduíte?',
    ],
    further:
      'As medidas estão em [instalação em portão pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).',
    send: 'Mande pelo WhatsApp a foto de cada coluna por dentro, com a dobradiça, e o comprimento das folhas.',
  },
  {
    when: [
      'preco|precos|quanto custa|quanto fica|quanto sai|quanto e|valor|orcamento',
      'duas folhas|2 folhas|folha dupla|pivotante duplo|duplo|dupla',
      'kit|motor|motores|pivotante|braco|bracos|automatizar|automatizacao',
    ],
    ofOtherBrand: true,
    unless: 'consert*|basculante|placa|central|dobradica|trava|deslizante|correr|quebr*|controle*|arrumar',
    subject: 'portao-pivotante',
    winsTies: true,
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price'],
    answer: [
      'No portão pivotante de duas folhas, motor {marca} nós consertamos, de {{repair.from}} a {{repair.to}}, e não vendemos: o novo que instalamos é PPA, por orçamento. Portão duplo leva dois motores, um braço em cada folha, e uma central que comanda os dois; um motor só, instalado numa casa, fica em geral entre {{replacement.from}} e {{replacement.to}}, e o par custa mais do que isso.',
    ],
    heading: 'Trocar o par ou só o braço que falhou',
    text: [
      'Se um dos lados ainda anda bem, o braço ou o motor daquela folha se repõe por outro da mesma linha da {marca}, pelo código da etiqueta. Marcas diferentes nas duas folhas saem do passo, porque a central manda o mesmo tempo para as duas.',
      'Trocando o par, a folha mais larga escolhe os dois motores. Coluna que não segura o suporte pede reforço, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    points: [
      'Medidas e material das duas folhas.',
      'Distância da dobradiça à quina da coluna, que escolhe o tipo de braço.',
      'Que folha abre primeiro e fecha por último.',
      'Passagem de fio até a outra coluna, por baixo do piso.',
    ],
    further: 'As etapas estão em [motor pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).',
    send: 'Mande as fotos das duas colunas por dentro e da etiqueta do motor {marca}, se já há um: respondemos o conserto ou o valor do par.',
  },
  {
    when: [
      'consert*|arrumar|trocar|troca|reparo|preco|quanto custa',
      'dobradica*',
      'motor|motores',
      'e|mais',
    ],
    unless: 'ou|basculante|qual|como|posso|quebr*|caiu',
    subject: 'portao-pivotante',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['price', 'repair'],
    answer: [
      'O conserto do motor fica entre {{repair.from}} e {{repair.to}}; a dobradiça pequena se troca na mesma visita e na mesma faixa, e a que pede solda ou reforço da coluna, entre {{part.metalwork.from}} e {{part.metalwork.to}}. A dobradiça vem primeiro, porque folha caída força o braço e estraga de novo o motor. O total é dito por foto, sem taxa de visita.',
    ],
    heading: 'Por que se mexe na dobradiça antes',
    text: [
      'Com o motor solto, a folha tem de girar com uma mão e ficar onde é deixada. Só então se regulam a força e o tempo do motor, já com o peso certo.',
    ],
    points: [
      'Ponta da folha raspando no chão: dobradiça ou coluna.',
      'Trava que não acha o furo: a folha desceu.',
      'Coluna que se mexe: reforço antes de tudo.',
    ],
    send: 'Mande as fotos das dobradiças, da coluna por dentro e da etiqueta do motor.',
  },
  {
    when: ['consert*|reparo*|arrumar|troca|trocar', 'pivotante*|portao de abrir|duas folhas', 'dobradica*'],
    unless:
      'ou|como|posso|pode|quem paga|vale a pena|compensa|garantia|graxa|lubrific*|social|barulho|rang*|bate|batendo',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['repair', 'replace', 'price'],
    answer: [
      'O conserto do portão pivotante fica entre {{repair.from}} e {{repair.to}}, conforme a peça, e a troca de dobradiça, que pede solda, entre {{part.metalwork.from}} e {{part.metalwork.to}}. Uma visita resolve as duas coisas, e o valor é dito antes. Se a folha caiu de um lado, desligue o disjuntor e não solte o motor sem escora, porque é o braço que a está segurando.',
    ],
    heading: 'Dobradiça antes do motor',
    text: [
      'A folha é escorada, a dobradiça nova fica no prumo das outras e só depois se provam o braço e as paradas. Motor que parecia fraco costuma voltar ao normal quando a folha deixa de raspar.',
    ],
    points: [
      'Marca de raspado no piso: a dobradiça de cima cedeu.',
      'Coluna trincada se conserta antes da solda.',
      'Braço torto sai na mesma visita.',
    ],
    send: 'Mande fotos das dobradiças, da folha fechada e da etiqueta do motor.',
  },
];
