/** Answers to titles about automating a gate: preparing the place. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksMay, asksNeed } from '../../../words/asking-words.ts';

const fitting =
  'instalar|instalacao|colocar|coloca|coloco|por|botar|automatizar|automacao|motor|ter|troco|trocar|troca';

export const preparingThePlaceAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'reforc*',
      'antes de instalar|antes de colocar|antes de por|para instalar|para colocar|para receber|para por|instalar motor|instalar o motor|colocar motor|colocar o motor|receber motor|automatizar',
    ],
    unless: 'arromb*|ladrao|seguranca|quanto custa|preco',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'signs'],
    answer: [
      'Reforça-se o portão quando o ponto em que o motor puxa é fraco: chapa ou perfil fino de alumínio onde o braço se prende, quadro que torce ao ser empurrado por um lado, coluna que mexe ou folha de correr sem barra para a cremalheira. Em folha de ferro com quadro firme não é preciso. Solda ou reforço de suporte fica de {{part.metalwork.from}} a {{part.metalwork.to}}; coluna e folha são com a serralheria.',
    ],
    heading: 'O teste da mão',
    text: [
      'Feche o portão, segure onde o motor vai puxar e force com a mão. Se o ferro cede, dobra ou range, ali vai reforço; se a folha inteira acompanha, está firme.',
      'Sem ele o motor novo rasga o perfil em meses, ou entorta a folha e passa a trabalhar pesado.',
    ],
    points: [
      'Alumínio: chapa por dentro, do lado do braço.',
      'Basculante largo: travessa entre os dois lados.',
      'De correr: tubo reto para a cremalheira.',
      'De abrir: chapa na coluna e na folha.',
    ],
    send: 'Mande fotos da folha por dentro, da coluna e do perfil de perto: dizemos se precisa e onde.',
  },
  {
    when: ['soldar|solda', asksNeed, fitting, 'motor|portao|basculante|suporte'],
    unless: 'quebr*|solt*|trinc*|quanto',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Nem sempre: em coluna de alvenaria o suporte do motor vai chumbado ou parafusado, e em coluna de ferro costuma levar solda, que é a fixação mais firme. No de correr, a cremalheira se parafusa ou se solda na folha. O que a instalação pede nessa fixação fazemos na visita; reforço de coluna ou de folha se orça à parte, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    heading: 'Solda ou parafuso em cada portão',
    text: [
      'Alumínio não recebe a mesma solda do ferro: nele se usa parafuso com arruela e borracha. Se já há uma central ligada, o disjuntor fica desligado durante a solda, porque a corrente da máquina queima a placa.',
    ],
    points: [
      'Portão pintado: o ponto de solda se lixa e se retoca.',
      'Coluna fina: chapa de reforço antes do suporte.',
      'Casa alugada: peça a versão parafusada.',
    ],
  },
  {
    when: ['eletricista', `${asksNeed}|chamar`, fitting, 'motor|portao|automatizador'],
    unless: 'ou tecnico|parou|queim*|nao funciona|choque|cai',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Só se ainda não houver energia no lugar do motor: com o ponto pronto, num circuito com disjuntor e terra, o nosso técnico instala e liga tudo sozinho. Puxar fio do quadro, pôr disjuntor ou abrir parede é do eletricista, e fica pronto antes da visita.',
    ],
    heading: 'O que pedir ao eletricista',
    text: [
      'Um circuito só do portão até perto do motor, com fio de 2,5 mm² ou mais e terra, na tensão que o motor pede.',
    ],
    points: [
      'Tensão medida no ponto, e não só lida na tomada.',
      'Caixa abrigada da chuva, a um metro do motor.',
      'Conduíte vazio entre os dois lados do vão, para a fotocélula.',
    ],
    send: 'Mande a foto do quadro e do lugar do motor: dizemos se falta alguma coisa.',
  },
  {
    when: [
      'coluna|pilar|parede|muro|tijolo|bloco',
      `aguenta|${asksNeed}|${asksMay}|suporta|forte|furar|furo`,
      'motor|pivotante|de abrir|automatizar|braco',
    ],
    unless:
      'rach*|trinc*|quebr*|caiu|torta|cedeu|balanca|mexe|solt*|preto|sem quebrar|passar fio|sem furar|sem furo|sem furos|nao furar',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'allowed'],
    answer: [
      'Aguenta se a coluna é cheia e não mexe quando se força a folha: concreto ou tijolo maciço recebem o suporte com chumbador. Bloco ou tijolo furado só com ponto cheio de concreto ou chapa de espera que abrace a coluna, porque a cada partida o motor puxa esse ponto. Coluna que mexe se reforça antes.',
    ],
    heading: 'Como provar a coluna',
    text: [
      'Com a folha aberta, segure a ponta e force de leve para cima e para baixo: se a coluna acompanha ou o reboco trinca, ela cede. No portão de abrir isso pesa mais, porque a folha inteira pende da coluna.',
    ],
    points: [
      'Furo a menos de cinco centímetros da quina: o tijolo lasca.',
      'Cano ou fio dentro da coluna: diga antes de furar.',
      'Coluna de ferro: chapa soldada, no lugar do chumbador.',
      'Coluna estreita no de abrir: motor de pistão pede menos espaço que braço articulado.',
    ],
    send: 'Mande uma foto da coluna inteira, de frente e de lado, e diga se é de bloco, tijolo ou concreto.',
  },
  {
    when: [
      'sem furar|sem furar parede|sem furar a parede|sem furar muro|sem furar o muro|sem furar coluna|sem furar a coluna|sem furo|sem furos|sem fazer furo|sem fazer furos|nao furar',
      'motor|portao|instalar|instalacao|automatizar|fotocelula',
    ],
    unless: 'camera|interfone|fechadura*|controle',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'allowed'],
    answer: [
      'Sem furo nenhum, quase nunca: o motor puxa a folha a cada partida, e o suporte dele se prende com chumbador ou com solda. Só em coluna ou quadro de ferro a solda dispensa a furadeira. Em alvenaria são poucos furos pequenos, que não quebram a parede, e o fio vai em canaleta; cola e fita não seguram um motor.',
    ],
    heading: 'Onde entram os furos e onde dá para evitar',
    text: [
      'No portão de correr o motor fica na base do chão, e a parede quase não entra. No basculante ele se prende na coluna ou no quadro; no de abrir, a coluna recebe o suporte de cada folha.',
      'Em casa alugada, combine os furos com o dono por escrito: massa e tinta os fecham quando o motor sai.',
    ],
    points: [
      'Fotocélula sem fio ou num poste de ferro: menos furos do outro lado do vão.',
      'Botoeira trocada por um controle a mais: nenhum furo para ela.',
      'Canaleta colada leva o fio leve, e não o motor.',
    ],
    send: 'Mande uma foto da coluna e do portão por dentro: dizemos quantos furos são e onde.',
  },
  {
    when: [
      'pedreiro|pedreiros',
      `${asksNeed}|precisa de pedreiro|preciso de pedreiro|tem que chamar|chamar`,
      'motor|instalar|instalacao|automatizar|colocar',
    ],
    unless: 'eletricista|serralheiro|ou|parou|nao fecha|nao abre|pode|faz',
    subject: 'automatizacao',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['install'],
    answer: [
      'Na maioria das casas não precisa de pedreiro: o nosso técnico parafusa ou solda o suporte do motor, e o fio vai em canaleta ou conduíte por fora. O pedreiro entra quando a coluna mexe, quando o fio tem de ficar embutido ou, no portão de correr, para a base de concreto do motor, que precisa secar antes da montagem.',
    ],
    heading: 'Quem faz cada parte da instalação',
    text: [
      'O motor em basculante se monta em {{install.hours.from in digits}} a {{install.hours.to}}, por {{kit.padrao}} a {{kit.jetflex}} no kit instalado.',
    ],
    points: [
      'Técnico de portão: suporte, motor, central, fotocélula e regulagem.',
      'Eletricista: ponto de energia e disjuntor próprios, se faltam.',
      'Serralheiro: folha torta, dobradiça caída e reforço grande.',
      'Pedreiro: coluna nova, contrapiso e fio embutido.',
    ],
    send: 'Mande uma foto da coluna, do piso e do portão por dentro: dizemos se vai faltar obra.',
  },
  {
    when: [
      'pedreiro|quebrar parede|quebrar a parede|quebrar o muro|quebradeira|sem quebrar|quebra parede|fazer sujeira|faz sujeira|obra',
      `${asksMay}|${asksNeed}|vai`,
      'motor|portao|instalar|automatizar',
    ],
    unless: 'licenca|alvara|vizinho|parou|nao fecha|nao abre|depois|durante',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Na maioria das casas dá para instalar sem quebrar parede: o suporte é parafusado ou soldado, e o fio corre por canaleta ou conduíte por fora. Só se quebra para embutir o fio ou, no de correr sem base, para fazer um pequeno bloco de concreto no chão.',
    ],
    heading: 'O que pode pedir quebra',
    text: [
      'A instalação leva de {{install.hours.from in digits}} a {{install.hours.to}}; base de concreto nova pede outra visita, depois de secar.',
    ],
    points: [
      'Fotocélula do outro lado do vão: fio por fora ou par sem fio.',
      'Botoeira distante: canaleta, ou o próprio controle no lugar dela.',
      'Furos de chumbador fazem pó, e mais nada.',
    ],
  },
  {
    when: [
      'reformar|reforma|consertar|arrumar|endireitar',
      'portao|folha',
      'colocar motor|por motor|instalar motor|motor',
      'e|depois|para',
    ],
    unless:
      'caro|cara|motor de portao|quanto|motor e portao|parou|nao|queim*|ou trocar|velho|antigo|controle',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'repair', 'price'],
    answer: [
      'Primeiro a reforma, depois o motor: com a folha leve e reta, ele entra em {{install.hours.from in digits}} a {{install.hours.to}}. Cabo, roldana e regulagem fazemos nós, e solda ou reforço pequeno custa de {{part.metalwork.from}} a {{part.metalwork.to}}; chapa nova, coluna e pintura são da serralheria. O motor em basculante sai de {{kit.padrao}} a {{kit.jetflex}} instalado.',
    ],
    heading: 'Combinar a ordem para não pagar duas vezes',
    text: [
      'Diga ao serralheiro que vai haver motor: ele deixa reforço no ponto do braço ou da cremalheira e a coluna pronta. A pintura vem antes da central.',
    ],
    points: [
      'Peso novo na folha: contrapeso acertado.',
      'Ponto de energia e conduíte durante a obra.',
      'Prova na mão antes de chamar para o motor.',
    ],
  },
  {
    when: ['projeto|engenheiro|arquiteto|art', asksNeed, 'portao|motor|automatizar'],
    unless: 'condominio*|predio|lei|alvara',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'allowed'],
    answer: [
      'Para pôr motor num portão de casa que já existe não se pede projeto: o técnico mede a folha, confere a coluna e monta em {{install.hours.from in digits}} a {{install.hours.to}}. Projeto entra quando muda a fachada ou o vão, quando a folha sai sobre a calçada ou quando a estrutura é nova, e quem diz o papel é a prefeitura.',
    ],
    heading: 'O que ter em mãos no lugar do projeto',
    text: [
      'Largura, altura e material da folha, uma foto por dentro e a tensão do ponto bastam para escolher o motor.',
    ],
    points: [
      'Coluna nova ou vão mais largo: pedreiro e serralheiro antes.',
      'Circuito novo desde o quadro: eletricista.',
      'Imóvel tombado ou em vila fechada: pergunte antes de mexer.',
    ],
  },
  {
    when: ['pintado|pintada|pintura nova|recem pintado', 'instalar|colocar|motor', asksMay],
    unless: 'quanto|trocar',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Pode, depois que a tinta secou de verdade, uns dois ou três dias. Os pontos de fixação se furam ou se soldam, e ali a pintura se retoca: guarde um pouco da tinta. Com suporte parafusado o retoque é mínimo, e a instalação leva de {{install.hours.from in digits}} a {{install.hours.to}}.',
    ],
    heading: 'Proteger a pintura no dia',
    text: [
      'Diga que a folha é nova: o técnico forra onde apoia e escolhe parafuso em vez de solda quando a coluna permite.',
    ],
    points: [
      'Tinta grossa no encontro da folha faz raspar: confira antes.',
      'Fundo anticorrosivo no furo, para não enferrujar por dentro.',
    ],
  },
  {
    when: [
      'precisa|tem que|preciso|vai precisar',
      'quebrar|furar|cortar|mexer',
      'parede|muro|coluna|reboco',
      'motor|instalar|automatizar|portao',
    ],
    unless: 'quebrou|caiu|rachou|controle',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Quebrar parede, quase nunca: no basculante o motor se prende com parafusos e suporte na coluna ou na folha, e o fio corre por canaleta aparente. Quebra-se piso só no portão de correr sem base, que pede concreto, e onde se quer o fio embutido. Furo, sim, há sempre.',
    ],
    heading: 'O que pode exigir obra antes do motor',
    text: [
      'A obra, quando existe, é do pedreiro ou do eletricista e vem antes; nós marcamos os pontos na visita, que não tem taxa.',
    ],
    points: [
      'Coluna de tijolo oco: chapa dos dois lados ou reforço.',
      'Base do de correr: concreto, com dias de cura.',
      'Ponto de energia longe: canaleta ou conduíte até o motor.',
      'Fotocélula: dois furos pequenos e um fio atravessando por baixo ou por cima.',
    ],
    further: 'O passo da montagem está em [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Mande pelo WhatsApp uma foto da garagem por dentro, com as laterais e o quadro de luz: dizemos se há o que quebrar.',
  },
  {
    when: [
      'pintar|pintura|tinta|envernizar',
      'antes|depois|primeiro',
      'motor|automatizar|automatico|eletronico',
    ],
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Pinte antes: com a folha sem motor não há nada a cobrir, e a tinta seca fora do caminho das peças. Deixe curar, mova a folha com a mão e só então marque a instalação, que em basculante sai por {{kit.padrao}} a {{kit.jetflex}} com o motor. Se há solda a fazer, ela vem antes de tudo.',
    ],
    heading: 'A ordem que poupa dinheiro',
    text: [
      'Tinta grossa nova soma pouco peso, mas fecha folga: confira se a folha não raspa no batente. Portão já com motor também se pinta, com o disjuntor desligado e as peças cobertas com fita.',
    ],
    points: [
      'Serralheiro, tinta, motor: nessa ordem.',
      'Sem tinta em trilho, fuso, cabo, cremalheira e lente.',
      'Ferrugem na base da folha: trate agora, ou o motor a abre.',
      'Cor não muda nada; chapa nova muda o peso.',
    ],
    further: 'O que se confere na folha está em [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, as medidas e o material: já fica o orçamento para o dia em que a tinta secar.',
  },
  {
    when: [
      'camera*|alarme*|interfone*|video porteiro|cftv',
      'portao|motor',
      'mesmo projeto|mesma obra|mesmo tempo|mesmo dia|junto|juntos|em conjunto|de uma vez|projeto unico|um projeto|instalar os dois|mesma instalacao',
    ],
    unless: 'atrapalh*|interfer*|nao funciona|parou|celular|fechadura',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Dá para fazer no mesmo projeto: nós instalamos o motor e o comando do portão, e a parte de interfone, câmera ou alarme fica com quem trabalha com isso. Combine antes o conduíte de cada um, para não quebrar o muro duas vezes. O kit de motor para basculante sai de {{kit.padrao}} a {{kit.jetflex}} instalado; correr e abrir saem por orçamento.',
    ],
    heading: 'A ordem das duas instalações',
    text: [
      'O motor vem primeiro, porque a folha em movimento mostra o que a câmera enxerga e onde o botão fica fora do alcance da rua. O sinal de abrir que vem de outro aparelho entra na botoeira da central por dois fios.',
      'Essa ligação, feita na visita da instalação ou depois, parte de {{repair.from}}.',
    ],
    points: [
      'Conduíte de sinal separado do de energia.',
      'Saída de contato seco no aparelho que abre o portão.',
      'Caixa de passagem perto do motor, acima do nível da água.',
      'Disjuntor só do portão, com nome no quadro.',
    ],
    send: 'Mande a foto da frente por dentro e diga o que mais será instalado: marcamos na imagem por onde passam os fios do portão.',
  },
  {
    when: [
      'vizinho|geminad*|muro|parede',
      'instalar|por|colocar|furar|fixar|prender',
      'mesmo muro|muro do vizinho|parede do vizinho|dividir|geminad*|divisa|vizinho',
    ],
    unless: 'controle|barulho|frequencia|reclama*|quanto custa|preco|valor|quanto fica',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'allowed'],
    answer: [
      'Dá para instalar sem tocar no muro do vizinho: no basculante o motor se prende à coluna de aço do próprio portão, no de correr a uma base no seu piso, e no de abrir à sua coluna. Furar parede de divisa pede a concordância dele, porque a vibração passa para o outro lado.',
    ],
    heading: 'Motor junto da divisa sem barulho na casa ao lado',
    text: [
      'Calço de borracha entre suporte e alvenaria, parada suave e folha equilibrada tiram quase todo o som que atravessa a parede. Motor com inversor ajuda, porque parte devagar.',
      'Em basculante, o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}; nos outros tipos, por orçamento.',
    ],
    points: [
      'Dois portões lado a lado: códigos diferentes nos controles.',
      'Coluna comum aos dois: combine antes, por escrito.',
      'Fio e conduíte do seu lado.',
    ],
    send: 'Mande uma foto dos dois portões juntos, por fora, e da coluna por dentro.',
  },
  {
    when: [
      'tirar o portao|tirar portao|retirar o portao|desmontar o portao|remover o portao|tirar a folha|portao de lugar',
      `${asksNeed}|vai`,
      'instalar|instalacao|colocar|coloca|coloco|por|botar|automatizar|automacao|motor|ter|troco|trocar|troca',
    ],
    unless: 'trilho|quebr*|consert*',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Não precisa: o motor é montado com o portão no lugar, e a folha não sai da coluna nem do trilho. Suporte, braço ou cremalheira se prendem nela ali mesmo, em {{install.hours.from in digits}} a {{install.hours.to}}, e só a folha empenada ou com dobradiça quebrada sai, para a serralheria, antes.',
    ],
    heading: 'O que se faz na folha durante a instalação',
    text: [
      'O técnico prova a folha na mão, marca a altura do suporte, fixa e liga. Quem mora na casa só deixa o vão livre e o carro do lado que precisar sair.',
    ],
    points: [
      'Basculante: o suporte vai na coluna e o braço na folha.',
      'De correr: o motor vai na base e a cremalheira ao longo da folha.',
      'De abrir: o braço prende na coluna e na folha.',
    ],
  },
  {
    when: [
      'fechadura|trinco|ferrolho|tranca',
      'motor|automatizar|automatico|adaptar',
      'ja tem|que tem|com fechadura|existente|adaptar|tirar|manter|deixar',
    ],
    unless: 'fechadura eletro*|eletroima|social',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Dá para pôr motor em portão que já tem fechadura, mas ela deixa de ser usada: retira-se a lingueta ou trava-se aberta, porque motor contra fechadura trancada quebra engrenagem e suporte. Parado, o motor já segura a folha; quem quer mais põe trava elétrica, que a central recolhe antes de abrir.',
    ],
    heading: 'O que fazer com a fechadura antiga',
    text: [
      'Deixe-a só para viagem, com um aviso no disjuntor, ou troque por cadeado que ninguém feche por hábito. Furo que sobra se tampa com chapa.',
      'Em basculante, o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}; trava elétrica, entre {{repair.from}} e {{repair.to}}, fora a peça.',
    ],
    points: [
      'Ferrolho de chão em portão de abrir: só na folha que fica fixa.',
      'Fechadura com chave por fora pode virar destravamento externo em alguns motores.',
      'Prove a folha com o trinco fora: tem de andar leve.',
    ],
    send: 'Mande fotos da fechadura, da folha por dentro e do batente.',
  },
  {
    when: [
      'precisa|tem que|preciso|vai precisar|e preciso|da para|sem',
      'quebrar|furar|cortar|mexer|abrir',
      'piso|chao|calcada|concreto|cimento',
      'motor|instalar|automatizar|portao',
    ],
    unless: 'quebrou|caiu|rachou|controle|parede',
    subject: 'automatizacao',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['install', 'allowed'],
    answer: [
      'Só às vezes: o motor de correr fica no chão, e abre-se o piso quando não há base firme de concreto no lugar dele ou quando o fio vai enterrado. Com piso de concreto bom, a base se parafusa, e o fio corre por canaleta na parede. No basculante e no de abrir o motor não toca o chão.',
    ],
    heading: 'O que se faz no chão para o motor de correr',
    text: [
      'A base nova é um bloco pequeno de concreto, rente à folha e no nível, que precisa secar alguns dias antes de receber o motor. Quem a faz é o pedreiro, na medida que marcamos na visita.',
      'Num portão de casa que corre, a troca do motor fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Piso de cerâmica ou bloquete não segura o motor: pede base.',
      'Já havia motor: a base antiga quase sempre se aproveita.',
      'Água que empoça no lugar pede a base mais alta.',
    ],
    send: 'Mande a foto do chão ao lado da folha, por dentro, e a do quadro de luz.',
  },
];
