/** Further comparisons and advantages: board and receiver, guard and roller, manual and automatic, kinds of parts. */
import type { DirectAnswer } from '../../direct-answer.ts';

const compares = 'diferenca|diferencas|ou|x|versus|vs|comparacao';
const kinds = 'tipos|tipo de|quais os tipos|quais sao os tipos|quais tipos|modelos de';
const good = 'vantagem|vantagens|beneficio|beneficios|desvantagem|desvantagens|pros e contras';

export const furtherDifferenceAnswers: readonly DirectAnswer[] = [
  {
    when: ['placa|central', 'receptor', compares],
    unless: 'queim*|defeito',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['what'],
    answer: [
      'A placa, ou central, comanda o motor do portão: liga para um lado e para o outro, lê fotocélula e fim de curso e conta o tempo. O receptor só ouve o controle, confere o código e pede à placa que abra. Em muitos motores os dois vêm no mesmo circuito; o receptor avulso é uma caixinha à parte. Se a botoeira abre e nenhum controle abre, o defeito é do receptor, de {{repair.from}} a {{repair.to}}; placa nova fica de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Qual dos dois trocar',
    text: [
      'Receptor queimado com placa boa não pede placa: um avulso ligado à entrada de botoeira resolve, com controles da família dele.',
    ],
    points: [
      'Controle sem alcance: antena ou receptor.',
      'Motor que não liga nem pela parede: placa, energia ou motor.',
      'Memória dos controles: fica no receptor.',
    ],
    send: 'Mande a foto da placa e conte se a botoeira abre.',
  },
  {
    when: ['dps|protetor de surto', 'disjuntor|dr|filtro de linha', compares],
    subject: 'protecao-contra-raio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what', 'choose'],
    answer: [
      'O disjuntor desliga quando passa corrente demais, num curto ou numa sobrecarga, e protege o fio; o DPS desvia para o terra o pico de tensão de um raio ou da volta da luz, e protege a placa do portão. Um não faz o serviço do outro: o surto dura milésimos e passa pelo disjuntor antes que ele se mova. O DR é um terceiro, e protege a pessoa. No circuito do portão vão os três.',
    ],
    heading: 'O que o DPS precisa para funcionar',
    text: [
      'Precisa de terra de verdade e de ficar no quadro, perto da entrada. Depois de um surto forte a janela dele muda de cor, e ele se troca; o eletricista é quem põe.',
    ],
    points: [
      'Botoeira e interfone longos também trazem surto.',
      'Temporal chegando: disjuntor desligado.',
      'Placa queimada: de {{part.board.from}} a {{part.board.to}}.',
    ],
    send: 'Mande a foto do quadro de luz.',
  },
  {
    when: ['roldana*', 'guia superior|guia de cima|guia|roletes|rolete', compares],
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
    when: [
      'nobreak|no break',
      'gerador',
      compares,
      'portao automatico|portao*|predio|condominio*|motor*|garagem',
    ],
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'O nobreak usa bateria e entra na hora em que a luz cai, sem ninguém mexer, e dá algumas aberturas; o gerador usa combustível, demora a partir e alimenta o prédio por horas. Numa casa basta o nobreak próprio para motor; em prédio com gerador, ligue o portão no circuito dele e deixe um nobreak pequeno para o minuto da partida. A ligação do nobreak parte de {{repair.from}}.',
    ],
    heading: 'O que conferir com gerador',
    text: [
      'Gerador pequeno de casa dá tensão instável e derruba a placa na partida do motor: ponha DPS e regule a saída. Nunca o ligue à tomada da parede, porque ele energiza a rua.',
    ],
    points: [
      'Bateria: troca a cada dois a quatro anos.',
      'Fotocélula e trava ligadas junto.',
      'Prova mensal, com a energia cortada.',
    ],
    send: 'Mande a etiqueta do motor e diga se o prédio tem gerador.',
  },
  {
    when: [
      'manual',
      'automatico|eletronico|com motor|motorizado',
      'ou|diferenca|vale a pena|vale a diferenca|compensa|vantagem|vantagens|versus|vs',
    ],
    unless: 'abrir|destrav*|passar|voltar|modo',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['worth', 'choose'],
    answer: [
      'Vale a diferença para quem sai e chega de carro todo dia: o portão automático abre de dentro do carro, tira você da calçada e fecha sozinho, e o manual só compensa em garagem de pouco uso ou folha leve em rua tranquila. O manual não tem peça que queime; o automático pede uma revisão por ano e abre na mão na falta de luz. Em basculante o kit sai instalado de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'O que o manual já precisa ter',
    text: [
      'O motor vai na mesma folha, se ela anda leve e a coluna é firme. Pesada na mão, conserte antes: equilíbrio, roldana ou dobradiça.',
    ],
    points: [
      'De correr e de abrir: por orçamento.',
      'Fotocélula junto do fechamento automático.',
      'Ponto de energia com terra.',
    ],
    send: 'Mande uma foto do portão por dentro e as medidas da folha.',
  },
  {
    when: [good, 'pivotante|portao de abrir|portoes de abrir'],
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
    when: ['seccionado|portao americano|sectional', `${good}|vale a pena|o que e`],
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['worth', 'what'],
    answer: [
      'Portão seccionado é o de painéis articulados que sobem por trilhos laterais e deitam sob o teto. As vantagens são não avançar um centímetro sobre a calçada nem para dentro, vedar bem e ser silencioso; as desvantagens são o preço, a altura livre de teto que ele exige, as molas de torção que só técnico regula e a peça que depende do fabricante. O motor é próprio, num trilho no forro, e em geral vem com o portão.',
    ],
    heading: 'O que ele muda para quem tem basculante',
    text: [
      'O motor dos nossos kits de basculante não serve nele. Pelas fotos dizemos se o serviço no seu é nosso ou do fabricante.',
    ],
    points: [
      'Meça a verga e o teto livres.',
      'Vão largo: painéis mais pesados.',
      'Destravamento por cordão, por dentro.',
    ],
    send: 'Mande uma foto da garagem por dentro, com o teto à vista.',
  },
  {
    when: [good, 'trifasico'],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'choose'],
    answer: [
      'As vantagens do motor trifásico no portão são partir com força sem capacitor, esquentar menos e aguentar muitas aberturas por hora, e por isso ele é de prédio grande, galpão e empresa. As desvantagens são precisar das três fases no quadro e de central própria, e parar quando falta uma delas. Em casa monofásica não se usa. Instalado em folha pesada, o conjunto fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'Quando escolher o trifásico',
    text: [
      'Quando a folha é pesada, o uso é contínuo e as três fases já chegam ao quadro. Um relé de falta de fase evita que a bobina queime.',
    ],
    points: [
      'Inversor industrial: velocidade e partida suaves.',
      'Sentido de giro: duas fases trocadas o invertem.',
      'Poucas aberturas: o monofásico basta.',
    ],
    send: 'Mande a foto do quadro e da folha, com as medidas.',
  },
  {
    when: [
      'desvantagem|desvantagens|problemas de|contras|lado ruim',
      'portao eletronico|portao automatico|portoes automaticos|portoes eletronicos|automatizar',
    ],
    unless: 'vantagens e',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['worth', 'safety'],
    answer: [
      'As desvantagens do portão eletrônico são precisar de energia, pedir uma revisão por ano, ter peças que se gastam e poder machucar se a força está alta ou falta fotocélula. Controle de código fixo se copia, e raio queima placa. Quase tudo se resolve na instalação: chave de destravamento ou nobreak, força no mínimo, sensor no vão, código rolante e DPS no quadro. Um conserto fica de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Quando não vale a pena',
    text: [
      'Não vale em garagem que quase não se abre, em folha podre ou torta e onde não há como levar energia com terra. Para quem sai e chega todo dia, o que se ganha é maior.',
    ],
    points: [
      'Falta de luz: abre na mão.',
      'Na conta de luz, quase não aparece.',
      'Barulho: quase sempre é da folha.',
    ],
    send: 'Conte o que o preocupa e mande uma foto do portão por dentro.',
  },
  {
    when: [kinds, 'mola|molas'],
    subject: 'portao-basculante',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what'],
    answer: [
      'No portão basculante se usam dois tipos de mola: a de tração, esticada nas laterais, que é a comum em casa, e a de torção, enrolada num eixo sobre o vão, que é a do seccionado. As duas guardam força quando o portão está fechado e a devolvem ao abrir. Escolhem-se pelo peso da folha, e não pelo tamanho só, e se trocam aos pares.',
    ],
    heading: 'Mola ou contrapeso',
    text: [
      'Mola cabe em menos espaço e perde força com os anos; contrapeso equilibra igual em toda a altura. Trocar ou regular é de técnico, na faixa de {{repair.from}} a {{repair.to}}, porque ela solta de uma vez.',
    ],
    points: [
      'Espiras abertas: cansada.',
      'Ferrugem funda: perto de partir.',
      'Cabo de segurança por dentro da mola.',
    ],
    send: 'Mande uma foto das molas com o portão fechado e as medidas da folha.',
  },
  {
    when: [kinds, 'capacitor|capacitores'],
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['what', 'choose'],
    answer: [
      'Os capacitores de motor de portão são do tipo permanente, de filme plástico, e mudam no valor em microfarads, na tensão, em geral 250 V em rede de 127 e 400 V ou mais em 220, e no formato, com fio, terminal ou parafuso. Quase todo motor de casa usa um só, entre oito e trinta microfarads. Repõe-se o mesmo valor, com tensão igual ou maior; trocado, fica de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    heading: 'Por que o valor importa',
    text: [
      'Menos microfarads, e ele não arranca; mais, e a bobina esquenta. O valor está impresso no corpo do velho.',
    ],
    points: [
      'Não compre pela marca: vale o número.',
      'Topo estufado ou óleo: troque.',
      'Guarda carga mesmo desligado: não toque nos terminais.',
    ],
    send: 'Mande a foto do capacitor ou da etiqueta do motor.',
  },
  {
    when: [
      'tipos|quais os|quais sao os|principais|lista de',
      'defeito|defeitos|problema|problemas|falhas',
      'motor*|portao*',
    ],
    unless: 'fotocelula|controle*|codigo',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Os defeitos de motor de portão são de quatro tipos: elétricos, quando falta energia, o capacitor enfraquece ou a bobina queima; mecânicos, na engrenagem, no rolamento, no fuso ou na cremalheira; de comando, na placa, no receptor ou no controle; e de sensor, no fim de curso e na fotocélula. O que faz separa: ronca e não anda, é elétrico; gira e não leva a folha, mecânico; silêncio total, comando. O conserto fica de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'E o que não é do motor',
    text: [
      'Metade das queixas começa na folha: roldana, cabo, contrapeso ou dobradiça. Solta na chave, com o disjuntor desligado, ela tem de andar leve.',
    ],
    points: [
      'Abre e não fecha: fotocélula.',
      'Bate no fim: fim de curso.',
      'Só de perto: bateria ou antena.',
      'Para e volta depois de meia hora: calor.',
    ],
    send: 'Mande um vídeo do defeito, com som, e a foto da etiqueta do motor.',
  },
  {
    when: [kinds, 'engrenagem|engrenagens'],
    subject: 'engrenagem',
    isAboutSubject: true,
    aspects: ['what'],
    answer: [
      'No motor de portão há dois tipos de engrenagem: a interna do redutor, em geral uma coroa de nylon ou de bronze movida por um sem-fim de aço, e o pinhão de saída, que no de correr toca a cremalheira. A de nylon é silenciosa e se gasta antes do eixo, de propósito; a de bronze ou ferro aguenta mais e faz mais barulho. Repõe-se a do modelo da etiqueta, de {{part.gears.from}} a {{part.gears.to}} trocada.',
    ],
    heading: 'Pode passar de nylon para metal?',
    text: [
      'Só se o fabricante faz essa peça para o seu motor. Engrenagem mais forte que o eixo leva o defeito para ele, e a folha pesada, que gastou a primeira, continua lá.',
    ],
    points: [
      'Número de dentes e passo iguais.',
      'Graxa própria de engrenagem.',
      'Rolamento áspero se troca junto.',
    ],
    send: 'Mande a foto da etiqueta e da engrenagem, se já a viu.',
  },
  {
    when: ['tipos|quais|quais os', 'garantia|garantias', 'motor*|portao*|conserto'],
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['what', 'buy'],
    answer: [
      'São três as garantias num portão: a da lei, noventa dias em qualquer compra ou serviço; a do motor, do vendedor ou do fabricante; e a de quem instalou ou consertou. Conosco, o kit instalado tem {{kit.warranty}}; o motor comprado sozinho, {{motor.warranty}}, com {{motor.warranty.installation}} na instalação; o conserto, {{repair.warranty}} no serviço e {{parts.warranty}} nas peças.',
    ],
    heading: 'O que nenhuma cobre',
    text: [
      'Raio, água na caixa, batida, folha desequilibrada e abertura do motor por outra pessoa. Guarde a nota, a data e a foto da etiqueta.',
    ],
    points: [
      'Motor e instalação têm prazos separados.',
      'Peça trocada não reinicia a do motor.',
      'Escreva antes de deixar outro mexer.',
    ],
    send: 'Mande uma foto do portão por dentro e as medidas: dizemos o motor e a garantia dele.',
  },
  {
    when: [kinds, 'fechadura|fechaduras', 'social|portao*|eletrica*|pedestre'],
    subject: 'portao-social',
    isAboutSubject: true,
    aspects: ['what', 'choose'],
    answer: [
      'Para o portão social há quatro tipos de fechadura: a elétrica de sobrepor, que solta o trinco com um pulso do interfone e abre também com chave; o fecho elétrico de embutir no batente; o eletroímã, que só segura com energia; e a de senha ou digital, para quem entra sem chave. Na rua a comum é a de sobrepor, que continua trancada na falta de luz. Pôr ou trocar fica de {{repair.from}} a {{repair.to}}, mais a peça.',
    ],
    heading: 'O que decide a escolha',
    text: [
      'O lado e o sentido em que ele abre, a chuva e a tensão do interfone, quase sempre 12 V. Folha e dobradiça são do serralheiro.',
    ],
    points: [
      'Saída livre para público: eletroímã com botão e bateria.',
      'Mola que encosta o portão sozinho.',
      'Portão caído: alinhe antes.',
    ],
    send: 'Mande uma foto do portão social fechado, por dentro.',
  },
  {
    when: [kinds, 'manutencao|manutencoes'],
    unless: 'contrato|menos|menor',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['what', 'care'],
    answer: [
      'São três os tipos de manutenção de portão: a de rotina, que o dono ou o zelador faz, varrendo o trilho e limpando as lentes; a preventiva, visita marcada com o portão funcionando, uma vez por ano em casa e ao menos a cada {{maintenance.interval}} em prédio; e a corretiva, o conserto depois do defeito, de {{repair.from}} a {{repair.to}}. Quanto mais das duas primeiras, menos da terceira.',
    ],
    heading: 'O que cabe em cada uma',
    text: [
      'Cabo, mola, força e caixa aberta são sempre do técnico. A preventiva leva de {{maintenance.hours.from}} a {{maintenance.hours.to}} e termina com a lista do que foi medido.',
    ],
    points: [
      'Avulsa ou por contrato.',
      'Peça gasta se orça à parte.',
      'Entrada de muitos carros: visita mensal ou trimestral.',
    ],
    send: 'Diga quantas vezes o portão abre por dia e quando foi a última revisão.',
  },
  {
    when: [kinds, 'nobreak|nobreaks|no break'],
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['what', 'choose'],
    answer: [
      'Para portão há três tipos de reserva na falta de luz: o nobreak próprio para motor, que dá 127 ou 220 V com força para a partida; a bateria dentro da central, só em motor de corrente contínua de 24 V; e o nobreak de prédio, com banco de baterias para muitas aberturas. O de computador não entra na lista: a partida do motor o derruba. A ligação parte de {{repair.from}}, e o aparelho se orça pela etiqueta.',
    ],
    heading: 'O que comparar entre os modelos',
    text: [
      'Potência para a partida, que pede de três a sete vezes os watts da etiqueta, forma de onda, tempo de recarga e o número de aberturas que a bateria dá.',
    ],
    points: ['Lugar seco e ventilado.', 'Bateria selada: dois a quatro anos.', 'Fotocélula e trava juntas.'],
    send: 'Mande a etiqueta do motor e quantas aberturas quer sem luz.',
  },
  {
    when: [kinds, 'portao|portoes', 'condominio*|predio*'],
    unless: 'motor*|controle*',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['what', 'choose'],
    answer: [
      'Em condomínio se usam quatro tipos de portão: o de correr, que é o mais firme em vão largo e uso intenso; o basculante, onde não há parede ao lado; o de abrir de duas folhas, em casas e vilas; e a dupla de portões em eclusa, em que um só abre com o outro fechado. De dia, a cancela alivia a fila. O motor se escolhe pelas aberturas da hora cheia e, pesado e instalado, fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'O que decide entre eles',
    text: [
      'Espaço ao lado, recuo até a rua e número de carros. Basculante que avança sobre a calçada não se aceita na capital.',
    ],
    points: [
      'Entrada e saída separadas, se cabem.',
      'Fotocélula e sinaleira em todos.',
      'Folha longa: de correr em duas partes.',
    ],
    send: 'Mande uma foto da entrada, quantas vagas há e a largura do vão.',
  },
  {
    when: [
      'garagem coletiva|garagem compartilhada|estacionamento coletivo|vaga coletiva',
      'portao*|motor*|automatic*',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose', 'install'],
    answer: [
      'Em garagem coletiva o portão automático se escolhe pelas aberturas da hora mais cheia: até dez, um motor de casa serve; acima, pede-se um de uso intenso, de trinta a cinquenta ciclos por hora, que instalado em folha pesada fica entre {{condominium.from}} e {{condominium.to}}. Some fotocélula, um controle numerado por vaga e alguém responsável por apagar o de quem sai.',
    ],
    heading: 'O que combinar entre os donos',
    text: [
      'Quem paga o conserto, de que quadro vem a energia, quem guarda a chave do destravamento e quem chama o técnico. Escrito, evita a maior parte das brigas.',
    ],
    points: [
      'Um carro por abertura.',
      'Revisão ao menos a cada {{maintenance.interval}}.',
      'Nobreak, se não há quem destrave.',
    ],
    send: 'Mande uma foto da entrada e quantos carros usam.',
  },
  {
    when: ['tela|alambrado|arame', 'portao', 'motor*|automatic*|automatiz*'],
    unless: 'tela de celular|display|visor|tela digital|placa|central|arame farpado',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['compatibility', 'choose'],
    answer: [
      'Portão de tela recebe motor, e costuma pedir o menor, porque pesa pouco e o vento passa por ele; o que decide é o quadro, que precisa de tubo firme e de uma chapa soldada onde o motor se prende, já que na tela nada segura. De correr, a cremalheira vai no tubo de baixo. Em basculante o kit sai instalado de {{kit.padrao}} a {{kit.jetflex}}; de correr e de abrir, por orçamento.',
    ],
    heading: 'O que verificar na folha',
    text: [
      'Quadro no esquadro, sem balançar, e tela esticada que não encoste no braço nem na roldana. Quem passa a mão pela tela alcança a botoeira: ponha-a longe.',
    ],
    points: [
      'Folha longa e leve: reforço em diagonal.',
      'Fotocélula, porque a folha é quase invisível à noite.',
      'Sítio sem energia: motor de corrente contínua com painel.',
    ],
    send: 'Mande uma foto da folha por dentro e as medidas.',
  },
  {
    when: [
      'silencioso|silenciosa|mais quieto|sem barulho',
      'como escolher|escolher|qual|comprar|melhor',
      'motor*|portao*',
    ],
    unless: 'deixar|ficar|diferenca',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Para um motor silencioso, escolha o de inversor, que parte e freia devagar: em basculante é o JETFLEX, por {{kit.jetflex}} instalado, em 220 V. Depois olhe o que o faz vibrar: fixação em coluna firme, calço de borracha, fuso em vez de corrente e cremalheira de nylon no de correr. Metade do barulho é da folha, e roldana, dobradiça ou batente gasto se ouvem com qualquer motor.',
    ],
    heading: 'Como ouvir antes de comprar',
    text: [
      'Peça um vídeo do modelo andando numa folha como a sua. E mova a sua na mão, com o motor solto: o que range aí continuará rangendo.',
    ],
    points: [
      'Motor com sobra de peso ronca menos.',
      'Parada regulada: sem batida.',
      'Graxa indicada no fuso.',
    ],
    send: 'Mande um vídeo do portão de hoje, com som, e as medidas.',
  },
];
