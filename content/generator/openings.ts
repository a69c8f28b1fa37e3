/** The first paragraph: what the page answers, a figure or fact to hold on to, and what to do first. */
import type { Passage } from './material.ts';

const gates = ['motor', 'portao'] as const;
const pieces = ['controle', 'placa', 'sensor', 'peca'] as const;

const answers: readonly Passage[] = [
  {
    when: { products: gates },
    wordings: [
      '{O nome} {#parece simples, mas depende/parecem simples, mas dependem} de três condições: folha leve na mão, [fiação firme|elétrica em ordem] e regulagem no ponto.',
      'Quem pesquisa sobre {nome} {onde} quase sempre está diante de uma decisão: [consertar, regular ou trocar|regular o que tem ou partir para um conjunto novo].',
      'Motor, folha, central e controle formam um conjunto só, e o defeito de um [aparece|se mostra] no outro. Por isso {o nome} se {#avalia/avaliam} por inteiro.',
      '{O nome} bem {=cuidado} {#passa/passam} anos sem [dar susto|deixar ninguém na rua]. A diferença está na revisão feita a tempo e na peça [certa|adequada ao uso].',
      'O que decide {no nome} é menos a marca e mais o uso: quantas vezes a garagem abre, quanto a folha pesa e [quem cuida dela|o que já foi feito nela].',
    ],
  },
  {
    when: { products: pieces },
    wordings: [
      '{O nome} {#faz/fazem} parte de um conjunto: antes de comprar, [confira|veja] o que há dos dois lados, na folha e na central.',
      'Com {nome}, a compatibilidade vem primeiro: marca, modelo e medida [decidem|dizem] o que serve na sua garagem.',
      '{O nome} {#custa/custam} menos que o estrago de um defeito, e quase sempre {#avisa/avisam} antes de parar [de vez|por completo].',
      'Escolher {nome} {onde} fica mais fácil com a peça antiga na mão e a etiqueta do motor [fotografada|à vista].',
      'O trabalho {do nome} só aparece quando falha: [o portão fica aberto|a folha para no meio] e a casa fica exposta.',
    ],
  },
  {
    when: { services: ['conserto'], products: pieces },
    wordings: [
      'O conserto {do nome} {onde} começa por uma pergunta: o problema nasceu ali ou veio da peça [ao lado|vizinha]?',
      'Antes de trocar, mede-se: às vezes {o nome} ainda {#serve/servem}, e o defeito está [na folha|na fiação].',
      'Quem precisa de conserto {do nome} {onde} ganha tempo com uma foto nítida: o modelo [decide|define] se há reparo ou troca.',
      'Para consertar {o nome} {onde}, o técnico isola a peça, testa e só então [passa o preço|diz o valor] do reparo e o da troca.',
      'Defeito {no nome} quase nunca vem sozinho: [folga, água ou surto|desgaste, umidade ou surto] costumam estar por trás.',
      'O conserto {do nome} {onde} vale quando a causa também é resolvida; do contrário, a peça nova [falha logo|dura o mesmo que a velha].',
    ],
  },
  {
    when: { services: ['conserto'], products: gates },
    wordings: [
      'O conserto {do nome} {onde} começa [pelo diagnóstico|pela medição]: o técnico testa o que falhou e só depois [passa o preço|fala em valor].',
      'Quem [precisa de|procura] conserto {do nome} {onde} quer saber duas coisas: o que quebrou e quanto custa [resolver|deixar funcionando].',
      'Na maior parte dos chamados de conserto {do nome} {onde}, o defeito [está em|se resume a] uma única peça e o resto do conjunto continua bom.',
      '{O nome} com defeito quase nunca {#pede/pedem} troca completa. Com o teste certo, troca-se [só o que gastou|apenas a peça vencida], na mesma visita.',
      'Um bom conserto {do nome} {onde} vai até a causa, [porque peça nova em conjunto torto dura pouco|já que peça nova sobre desgaste antigo dura pouco].',
      'O pedido de conserto {do nome} {onde} costuma chegar depois de [alguns dias|semanas] de aviso: um ruído, uma parada no meio, um comando que não pega de primeira.',
      'Para consertar {o nome} {onde}, separa-se primeiro o que é elétrico do que é mecânico. Cada lado tem [um teste e um preço|o seu teste e as suas peças].',
    ],
  },
  {
    when: { services: ['assistencia'] },
    wordings: [
      'A assistência para {nome} {onde} atende quem ficou com a folha aberta, com o carro preso ou com um defeito que [vai e volta|aparece e some].',
      'Chamar um técnico para {nome} {onde} faz sentido quando a pilha do controle é nova, a energia [está chegando|está normal] e a folha continua parada.',
      'Um técnico de {nome} {onde} traz o que a foto não mostra: tensão medida, desgaste das peças e o peso da folha [sentido na mão|conferido no local].',
      'Na assistência técnica {do nome} {onde}, o primeiro contato é por mensagem: o sintoma descrito e um vídeo curto já [indicam|mostram] metade do caminho.',
      'O atendimento para {nome} {onde} segue uma ordem: deixar a garagem segura, [achar a causa|encontrar o defeito] e só então trocar peça.',
      'Quando {o nome} {#para/param} {onde}, o bom técnico mostra a peça gasta e diz o preço antes de [começar|trocar].',
    ],
  },
  {
    when: { services: ['instalacao'], products: gates },
    wordings: [
      'A instalação {do nome} {onde} fica pronta em uma visita quando a folha anda leve na mão e há [um ponto de energia perto|energia perto do motor].',
      'Instalar {nome} {onde} é serviço de elétrica e de serralheria: o suporte [tem de ficar|precisa ficar] firme e o curso tem de parar no lugar.',
      'Uma boa instalação {do nome} {onde} se reconhece pela parada suave: a folha sai sem tranco, [anda|corre] por igual e encosta sem bater.',
      'Quem vai instalar {nome} {onde} ganha tempo se olhar três coisas [antes|com antecedência]: peso da folha, espaço livre e ponto de energia.',
      'Na instalação {do nome} {onde}, pular etapa sai caro: [motor forte|potência de sobra] não corrige folha desequilibrada, e o esforço volta como peça quebrada.',
      'Para ter {nome} {=instalado} {onde}, comece por fotos da garagem vista de dentro: elas mostram o tipo de folha, o espaço e [o caminho do fio|o ponto de força].',
    ],
  },
  {
    when: { services: ['instalacao'], products: pieces },
    wordings: [
      'A instalação {do nome} {onde} é rápida quando a central tem a entrada certa e o fio [tem por onde passar|já tem conduíte].',
      'Instalar {nome} {onde} pede mais cuidado que força: posição, conduíte e teste [decidem|garantem] o resultado.',
      'Na instalação {do nome} {onde}, o lugar escolhido vale tanto quanto a peça: longe de água, de para-choque e de [pancada|pó].',
      'Antes de instalar {nome} {onde}, o técnico confere se a central [aceita|reconhece] o modelo, com a energia desligada.',
      'Uma boa instalação {do nome} {onde} quase não se vê: fio dentro do conduíte, caixa vedada e [nenhum borne frouxo|tudo identificado].',
    ],
  },
  {
    when: { services: ['manutencao'] },
    wordings: [
      'A manutenção {do nome} {onde} custa menos que a peça que ela poupa: limpeza, ajuste e [reaperto|lubrificação certa] evitam a maioria das quebras.',
      'Fazer a manutenção {do nome} {onde} é ver o desgaste cedo, quando ainda se resolve com [ajuste|regulagem] e limpeza.',
      '{O nome} sem revisão {#avisa/avisam} aos poucos: um ruído na partida, [um segundo a mais no curso|uma resposta mais lenta]. A manutenção {onde} entra antes da parada.',
      'Quem tem {nome} {onde} costuma lembrar-se da manutenção quando o portão trava. Marcada antes, ela é rápida e [não atrapalha o dia|cabe numa manhã].',
      'Na manutenção {do nome} {onde}, o técnico compara o que vê hoje com o que anotou [da última vez|na visita anterior] e mede o desgaste.',
    ],
  },
  {
    when: { services: ['troca'] },
    wordings: [
      'A troca {do nome} {onde} compensa quando o conserto já se repetiu ou quando a peça [deixou de ser fabricada|sumiu do mercado]. Nos outros casos, consertar costuma bastar.',
      'Na troca {do nome} {onde}, a peça que sai [conta uma história|mostra o motivo]: desgaste de um lado só, marca de calor ou umidade indicam o que corrigir antes.',
      'Trocar {nome} {onde} sem rever o conjunto é gastar de novo logo adiante: a peça nova recebe o mesmo esforço que [venceu|gastou] a velha.',
      'Quem precisa trocar {nome} {onde} deve anotar [marca, modelo e medida|o que está na etiqueta]: são esses dados que decidem o encaixe.',
      'A substituição {do nome} {onde} só termina depois do teste: várias idas e voltas, parada no ponto e força [conferida|ajustada].',
      'Antes da troca {do nome} {onde}, a medição confirma onde está o defeito. [Muita peça boa|Peça boa] já foi para o lixo por falta desse teste.',
    ],
  },
  {
    when: { services: ['venda'], products: gates },
    wordings: [
      'O preço {do nome} {onde} muda conforme o movimento da folha, o peso e o que já está pronto na garagem. O valor [fechado|final] sai por foto.',
      'Antes de comprar {nome} {onde}, separe o que vem na caixa do que se paga à parte: instalação, frete e [acerto|preparo] da folha pesam na comparação.',
      'Comprar {nome} {onde} com a instalação no preço [evita|poupa] a segunda conta: quem vende entrega funcionando.',
      'Na compra {do nome} {onde}, o mais barato do anúncio às vezes sai caro, se pedir [adaptação|outro suporte], fiação nova e mais de uma visita.',
      'Comparar preços {do nome} {onde} só funciona com a mesma lista dos dois lados: equipamento, fixação, controles, instalação e garantia [por escrito|no papel].',
    ],
  },
  {
    when: { services: ['venda'], products: pieces },
    wordings: [
      'O preço {do nome} {onde} depende do modelo que já está na garagem e de quanto tempo leva [a montagem|o encaixe].',
      'Comprar {nome} {onde} pela aparência é o engano mais comum: [mande a foto da etiqueta|fotografe a peça antiga] antes de pagar.',
      'Na compra {do nome} {onde}, compare o valor com a montagem e o teste incluídos, porque é essa a conta [que chega|do fim].',
      'Para saber o preço {do nome} {onde}, bastam a foto da peça e o modelo do motor: [o valor volta por mensagem|a resposta vem por mensagem].',
    ],
  },
  {
    when: { services: ['programacao'] },
    wordings: [
      'A programação {do nome} leva minutos quando controle e receptor falam o mesmo código. Do contrário, insistir no botão não [adianta|resolve].',
      'Para programar {nome}, comece por descobrir onde fica o receptor: na central do motor ou em [um módulo separado|uma caixinha à parte].',
      'Programar é fazer o receptor guardar um código novo: ele entra em modo de gravação, aperta-se o botão do controle e uma luz [confirma|responde].',
      'Na programação {do nome} {onde}, o que mais atrapalha é a mistura de marcas: a frequência pode ser igual e o código [ser outro|não].',
      'Programar {nome} em casa dá certo em boa parte das centrais, desde que a tecla de cadastro [esteja ao alcance|fique fora da tampa do motor].',
    ],
  },
  {
    when: { services: ['regulagem'], products: ['motor', 'portao', 'peca'] },
    wordings: [
      'A regulagem {do nome} define onde a folha para, com que força ela anda e [a pausa|quanto tempo espera] antes de fechar.',
      'Regular {nome} {onde} parece pouco, mas separa a folha que [encosta|fecha macia] da folha que dá pancada no batente a cada ciclo.',
      'Na regulagem {do nome}, existe uma ordem: primeiro a folha livre, depois as paradas, por último [a força|a embreagem eletrônica].',
      '{O nome} fora de regulagem {#gasta peça e cansa/gastam peça e cansam} o motor sem parar de vez. O prejuízo vem mais tarde, em [engrenagem|cabo] e suporte.',
      'Uma boa regulagem {do nome} {onde} se testa com obstáculo: a folha encontra, para e [volta|recua].',
    ],
  },
  {
    when: { questions: ['how-to'] },
    wordings: [
      'O caminho abaixo vale para {nome} na maioria das garagens e deixa claro o que [você pode fazer|o morador faz] e o que fica com o técnico.',
      'Com {nome}, a ordem dos passos conta mais que a ferramenta: começar pelo meio [costuma levar|leva] a trocar peça boa.',
      'Boa parte do que segue se faz {no nome} sem ferramenta especial; o que pede tampa aberta ou força [é do técnico|não é para o morador].',
      'Antes do primeiro passo {no nome}, deixe o vão livre, afaste crianças e animais e [separe|tenha na mão] a chave de destravamento.',
      'O roteiro para {nome} é curto e parte do que está à vista. Passe adiante só quando o passo anterior [der certo|estiver resolvido].',
      'Quem mexe {no nome} com pressa pula justamente o passo que [resolve|explicaria o defeito]. Vá em ordem e [anote|guarde] o que notar.',
    ],
  },
  {
    when: { questions: ['which'], products: gates },
    wordings: [
      'A escolha {do nome} se resolve com quatro dados: o movimento da folha, quanto ela pesa, quantas vezes abre por dia e [a tensão do ponto|que tensão chega ao ponto].',
      'O que é melhor para uma garagem [pode faltar|pode sobrar] em outra: com {nome}, o peso da folha e o número de aberturas decidem mais que a marca.',
      'Para escolher {nome}, olhe primeiro a folha e só depois o catálogo: o jeito de abrir já [elimina|descarta] mais da metade das opções.',
      'Entre as opções de {nome}, o que muda de verdade é a força disponível, o tempo de abertura e quanto uso seguido [o conjunto aguenta|cada uma suporta].',
      'Escolher bem {o nome} {onde} é pagar pela força que se usa e guardar [uma reserva|alguma folga].',
    ],
  },
  {
    when: { questions: ['which'], products: pieces },
    wordings: [
      'A escolha {do nome} parte do que já existe na garagem: marca da central, modelo e [medida|encaixe].',
      'Para escolher {nome}, fotografe a peça antiga e a etiqueta do motor: [metade|boa parte] das opções sai da lista na hora.',
      'O nome da peça é o mesmo, o encaixe não: com {nome}, o que serve no vizinho pode [não servir|dar erro] na sua central.',
      'Entre as opções de {nome}, compare compatibilidade, uso por dia e [reposição|garantia], nesta ordem.',
      'Escolher bem {nome} {onde} é comprar uma vez só: a peça certa [encaixa|entra] sem adaptação.',
    ],
  },
  {
    when: { questions: ['when'] },
    wordings: [
      'A hora de cuidar {do nome} aparece em sinais pequenos, cada vez mais frequentes. Esperar a parada [encarece|aumenta] a conta.',
      'Com {nome}, a data serve de guia, mas quem manda é o uso: garagem que abre o dia todo [pede|precisa de] atenção mais cedo.',
      'Há um prazo bom para rever {o nome} e há sinais que furam qualquer prazo: [ruído novo|barulho que não havia], calor e resposta que falha.',
      '{O nome} {#avisa/avisam} quem compara: alguns segundos a mais ou [uma falha por semana|um comando que não pega] já são aviso.',
      'Agir cedo {no nome} quase sempre significa trocar uma peça só; agir tarde, [a peça e a vizinha|duas ou três].',
    ],
  },
  {
    when: { questions: ['where'] },
    wordings: [
      'Para {nome} {onde}, o atendimento vai até a sua garagem, na capital e nas cidades da Grande São Paulo que [aparecem|estão] abaixo.',
      'Quem procura {nome} {onde} acha anúncio de sobra. Para escolher, olhe o orçamento escrito, o prazo de garantia e [a visita no endereço|quem responde pelo serviço].',
      'Com {nome} {onde}, prefira quem vai até o local: a folha precisa ser sentida na mão, e [peça de balcão|compra às cegas] nem sempre serve.',
      'Não é preciso levar nada até uma loja: o serviço de {nome} {onde} é feito [na garagem|no local], com visita sem taxa.',
    ],
  },
  {
    when: { questions: ['why'] },
    wordings: [
      'Com {nome}, o motivo quase sempre é mais simples do que o susto sugere: ajuste perdido, peça gasta ou [energia ruim|elétrica fraca].',
      'O motivo raramente está onde se olha primeiro: {no nome}, o sintoma aparece num ponto e a causa [mora|fica] mais adiante.',
      'Para achar a causa {no nome}, junte duas informações: desde quando acontece e [em que ponto do curso|em que momento] se repete.',
      '{O nome} não {#muda/mudam} de comportamento sem razão: chuva, queda de energia, [batida|esbarrão] ou anos de uso estão por trás.',
      'Entender o porquê {no nome} evita trocar a peça errada. As causas abaixo estão [separadas|listadas] como aparecem nas visitas.',
    ],
  },
  {
    when: { questions: ['why'], services: ['manutencao', 'instalacao', 'venda'] },
    wordings: [
      'Há razões práticas para isso {no nome}, e nenhuma depende de marca: [segurança, conta menor e menos parada|menos parada, mais segurança e gasto previsto].',
      'Quem já ficou com a garagem aberta de madrugada não [pergunta|precisa perguntar] duas vezes. Para os outros, as razões estão abaixo.',
      'O ganho com {o nome} em ordem aparece em três lugares: no silêncio, na conta e [no sono|na segurança].',
    ],
  },
  {
    when: { questions: ['worth-it'] },
    wordings: [
      'A conta {do nome} se fecha com três dados: quanto custa reparar, quanto custa {um item} {=novo} e quantas paradas [já houve|aconteceram] no último ano.',
      'A resposta vem do uso e do que ainda está bom {no nome}. Abaixo segue a comparação [lado a lado|ponto a ponto].',
      'Com {nome}, o gasto menor de hoje às vezes não é o menor ao longo do tempo: ponha na conta garantia, [oferta de peça|peça fácil de achar] e novas visitas.',
      'Vale a pena quando {o nome} {#resolve/resolvem} um incômodo que se repete. Deixa de valer se a folha ainda precisa de [serralheiro|conserto].',
    ],
  },
  {
    when: {
      products: ['motor', 'portao', 'controle', 'placa', 'sensor'],
      concerns: ['nao-abre', 'nao-fecha', 'travado', 'nao-funciona', 'sozinho'],
      questions: ['general'],
    },
    wordings: [
      'Antes de pedir visita, faça um teste curto: aperte o botão da parede e escute. Silêncio aponta para [energia ou comando|a parte elétrica]; ronco sem movimento, para folha presa ou capacitor fraco.',
      'Com {nome} nessa situação, a causa costuma estar entre poucas: comando que não chega, sensor bloqueado, [peça solta|acoplamento solto] ou folha presa.',
      'Repare em como {o nome} {#parou/pararam}: de uma vez, piorando aos poucos ou só de vez em quando. São três caminhos [diferentes|distintos] de conserto.',
      'Sem pressa: {o nome} assim quase sempre {#tem/têm} conserto, e [forçar|insistir no controle] pode quebrar o que continua bom.',
      'Esse sintoma {no nome} começa em algo simples em boa parte das visitas {onde}: pilha, poeira na lente, [conector frouxo|fio solto] ou regulagem perdida.',
    ],
  },
  {
    when: {
      products: ['motor', 'portao', 'peca'],
      concerns: ['barulho', 'lento', 'fora-do-trilho'],
      questions: ['general'],
    },
    wordings: [
      '{O nome} assim ainda {#funciona/funcionam}, e por isso o conserto fica para depois. Cada [abertura|ciclo], porém, gasta um pouco mais da engrenagem e do suporte.',
      'A mudança de som ou de ritmo {no nome} é um bom aviso: alguma peça gastou, [soltou|folgou] ou perdeu graxa.',
      'Com esse sinal {no nome}, olhe a folha antes do motor: quando ela pesa, quem [sofre|paga] é ele.',
      'Quanto antes se acha a origem, menor a conta: {no nome}, o desgaste [anda|passa] da peça barata para a cara.',
    ],
  },
  {
    when: {
      products: ['motor', 'portao', 'placa', 'sensor', 'peca'],
      concerns: ['queimado', 'agua'],
      questions: ['general'],
    },
    wordings: [
      'Desligue o disjuntor antes de tudo: {o nome} nesse estado {#pode/podem} dar choque, e religar [costuma aumentar|aumenta] o estrago.',
      '{O nome} assim nem sempre {#está/estão} {=perdido}: só a medição separa o que se salva do que [precisa de troca|acabou].',
      'O cheiro, a hora e o tempo da véspera ajudam no diagnóstico {do nome}: [anote|guarde] esses detalhes para contar ao técnico.',
      'Antes de dar {o nome} por {=perdido}, peça o teste: o que [parece|tem cara de] queima às vezes é fusível, capacitor ou mau contato.',
    ],
  },
  {
    when: { products: ['controle'], concerns: ['queimado', 'agua'], questions: ['general'] },
    wordings: [
      '{O nome} assim nem sempre {#está/estão} {=perdido}: tire a pilha, deixe secar aberto e só então [teste|prove].',
      'Antes de dar {o nome} por {=perdido}, abra e olhe: pilha vazada e contato [verde|escurecido] imitam defeito maior.',
      'Primeiro, tire a pilha: {o nome} com ela dentro {#oxida/oxidam} mais depressa, e [apertar|insistir] molhado é o que costuma estragar.',
    ],
  },
  {
    when: { concerns: ['sem-energia'], questions: ['how-to', 'which', 'when', 'why', 'worth-it', 'general'] },
    wordings: [
      'Na falta de luz, o portão se abre no modo manual: com o disjuntor desligado, a chave de destravamento [solta|libera] a transmissão e a folha anda na mão.',
      'Sem luz, a folha se abre na mão em poucos minutos, com a chave de destravamento e o disjuntor desligado, [desde que|contanto que] a mecânica esteja inteira.',
      'Aprender a destravar {o nome} num dia calmo evita [carro preso|gente presa do lado de fora] na primeira tempestade.',
      'Todo motor de portão tem um destravamento, e quem mora na casa precisa [conhecer|saber usar] o seu antes da primeira queda de luz.',
    ],
  },
  {
    when: {
      concerns: ['funcionamento'],
      questions: ['how-to', 'which', 'when', 'why', 'worth-it', 'general'],
    },
    wordings: [
      'Por dentro, {o nome} {#segue/seguem} uma sequência de ordens: o controle pede, a central [decide|confere], o motor gira e o fim de curso manda parar.',
      'Entender {o nome} ajuda a contar o defeito e a não pagar por peça [boa|errada]: são poucas partes, cada uma com uma tarefa.',
      '{O nome} {#funciona/funcionam} por anos quando a parte elétrica, a mecânica e o comando estão [em ordem|bem ajustados].',
      'Saber como {o nome} {#trabalha/trabalham} muda a conversa com o técnico: você descreve o ponto em que a sequência [para|se perde].',
    ],
  },
  {
    when: { concerns: ['seguranca'], questions: ['how-to', 'which', 'when', 'why', 'worth-it', 'general'] },
    wordings: [
      'A segurança {do nome} depende de três cuidados: fotocélula que funciona, força bem regulada e moradores que sabem destravar.',
      '{O nome} {#movimenta/movimentam} muito peso onde passam pessoas, e cada proteção merece teste [de tempos em tempos|com frequência].',
      'Com criança ou animal na garagem, a folha precisa parar e recuar diante de um obstáculo: isso vem de sensor limpo e [força certa|regulagem].',
    ],
  },
  {
    when: { concerns: ['tipos'], questions: ['which'] },
    wordings: [
      'Entre os tipos de {nome}, a diferença começa no movimento da folha e termina na peça que [gasta|cansa] primeiro.',
      'Cada tipo de {nome} nasceu para um espaço: [frente estreita, muro comprido ou quintal largo|teto alto, muro livre ou área de giro] pedem ferragens diferentes.',
      'Comparar os tipos de {nome} é comparar garagens: o que funciona em uma [não cabe|raspa] na outra.',
      'Quem vai escolher entre os tipos de {nome} {onde} deve olhar o vão antes do anúncio: espaço, rampa e altura [decidem|resolvem] a dúvida.',
    ],
  },
  {
    when: { concerns: ['marcas'], questions: ['which'] },
    wordings: [
      'A melhor marca {do nome} é a que tem peça e técnico perto de você [daqui a alguns anos|no dia em que parar].',
      'Marca importa menos do que parece: {o nome} de boa procedência {#dura/duram} pouco em folha pesada e muito em folha leve.',
      'Para comparar marcas {do nome}, troque a propaganda por três perguntas: quem atende, [onde há peça|onde se acha a peça] e o que a garantia cobre.',
      'Quem instala e conserta vê todas as marcas por dentro. Sobre {o nome}, o que [separa|distingue] umas das outras é a reposição.',
    ],
  },
  {
    when: { concerns: ['apagar'], questions: ['how-to', 'general', 'when', 'why'] },
    wordings: [
      'Controle perdido é chave perdida: enquanto o código estiver na memória, quem achou [abre|entra]. Apague no mesmo dia.',
      'O que se apaga é o código guardado no receptor. O controle que sumiu [continua funcionando|segue com pilha], mas o portão deixa de obedecer a ele.',
      'Antes de apagar, junte os outros controles da casa: em muitas centrais a memória [é limpa|vai embora] inteira.',
      'Apagar um controle leva poucos minutos, se você souber [qual é o receptor|onde está o receptor] e tiver os outros por perto.',
    ],
  },
];

const facts: readonly Passage[] = [
  {
    when: {},
    wordings: [
      '[Somos do ramo|Trabalhamos com isso] desde {desde}, e a regra continua a mesma: [medir primeiro, trocar depois|ninguém troca peça sem medir].',
      'A visita [não tem taxa|não é cobrada] e o valor [é combinado|fica acertado] antes do serviço.',
      'Os mais de {clientes} clientes atendidos [ensinaram|mostraram] que ouvir bem o sintoma poupa [visita|tempo e peça].',
      'O pagamento [pode ser dividido|divide-se] em até {parcelas} vezes, e o orçamento [sai|vem] por escrito.',
      'Atendemos {onde} de {horário}, com [visita|diagnóstico] sem taxa.',
    ],
  },
  {
    when: { services: ['conserto', 'assistencia', 'regulagem'] },
    wordings: [
      'O reparo [fica|sai] entre {reparo mínimo} e {reparo máximo} e leva de {horas de reparo}, [conforme a peça|de acordo com a peça].',
      'Com peça e mão de obra, o valor [fica|costuma ficar] na faixa de {reparo}; [a visita não tem taxa|não cobramos a visita].',
      'Depois do reparo, o serviço [fica coberto|tem garantia] por {garantia do serviço} e as peças trocadas, por {garantia das peças}.',
      '[A maioria|Boa parte] dos reparos termina em {horas de reparo}, e o valor [vai|varia] de {reparo}.',
      'O custo vai de {reparo}: ajuste e peça pequena [puxam para baixo; placa e bobina, para cima|pesam pouco; placa e bobina, muito].',
    ],
  },
  {
    when: { services: ['instalacao'], products: gates },
    wordings: [
      'O trabalho [leva|dura] de {horas de instalação} [numa folha em bom estado|quando a folha está pronta], e você aprende o uso na hora.',
      'O equipamento chega em até {horas de entrega}, com frete grátis [para São Paulo e região|na região], e a [montagem|instalação] [acontece|é feita] no mesmo dia.',
      '[Reserve|Separe] de {horas de instalação} e [alguém em casa|uma pessoa no local] para [aprender|conhecer] o destravamento.',
      '[O pagamento|O valor] [pode ser dividido|divide-se] em até {parcelas} vezes, e a visita [não é cobrada|não tem taxa].',
    ],
  },
  {
    when: { services: ['manutencao'] },
    wordings: [
      '[A preventiva|Uma revisão] [leva|dura] de {horas de manutenção} e se repete a cada {meses entre revisões}.',
      'O intervalo que [funciona|indicamos] é de {meses entre revisões}; [a visita|o serviço] [toma|ocupa] de {horas de manutenção}.',
      'Repetida a cada {meses entre revisões}, a revisão [evita|afasta] boa parte dos reparos, que custam de {reparo}.',
      '[A revisão|O serviço] pede de {horas de manutenção}, [com a garagem liberada|sem obra e sem sujeira], a cada {meses entre revisões}.',
    ],
  },
  {
    when: { services: ['troca'], products: ['motor', 'portao'] },
    wordings: [
      'Na residência, [a substituição do motor|trocar o motor] custa de {motor novo}, e o reparo, de {reparo}: [a diferença|a distância] entre os dois é o primeiro número [a olhar|da conta].',
      'Um motor residencial novo, [colocado|já instalado], custa de {motor novo}, em até {parcelas} vezes.',
      'A troca leva de {horas de instalação}, com [teste|regulagem] e controles gravados no fim.',
    ],
  },
  {
    when: { services: ['troca'], products: ['placa', 'sensor', 'peca'] },
    wordings: [
      'Peça e mão de obra [ficam|costumam ficar] na faixa de reparo, de {reparo}.',
      'A troca [entra|se encaixa] na faixa dos reparos: de {reparo}, com {garantia das peças} de garantia na peça.',
      '[O serviço|A troca] leva de {horas de reparo}, [medição incluída|com medição e teste], e a visita [não tem taxa|não é cobrada].',
    ],
  },
  {
    when: { services: ['venda'], products: ['motor', 'portao'], gates: ['basculante', undefined] },
    wordings: [
      'Para basculante, o kit completo com instalação [sai por|custa] {kit padrão}, {kit speedy} ou {kit jetflex}, [conforme|de acordo com] a velocidade.',
      'O kit basculante PADRÃO abre em {segundos padrão} e custa {kit padrão}; o JETFLEX abre em {segundos jetflex} e [sai por|custa] {kit jetflex}, os dois instalados.',
      'O kit basculante [começa em|parte de] {kit padrão}, [instalado|já colocado], em até {parcelas} vezes e com frete grátis [na região|em São Paulo e região].',
    ],
  },
  {
    when: { services: ['venda'], products: ['controle', 'placa', 'sensor', 'peca'] },
    wordings: [
      '[Com a mão de obra|Já com mão de obra], a troca {do item} [fica|cabe] na faixa de {reparo}.',
      'O valor depende do modelo; o serviço completo [fica|costuma ficar] na faixa de {reparo}.',
      'Envie a foto da peça antiga: {o item} {#precisa/precisam} [casar|combinar] com o conjunto, e o preço vem com a resposta.',
    ],
  },
];

const asks: readonly Passage[] = [
  {
    when: {},
    wordings: [
      'Uma foto da garagem por dentro, com [a folha fechada|o portão fechado], [adianta|resolve] metade da conversa.',
      '[Conte|Diga] pelo WhatsApp [o que acontece|o que você precisa] e [em que bairro|onde] fica a garagem.',
      'Leia os pontos abaixo [com a garagem à vista|perto do portão]: [alguns|vários] se conferem [na hora|em um minuto].',
      '[Se a dúvida continuar|Se ainda restar dúvida], um vídeo [curto|de poucos segundos] basta para [orientar|responder].',
      'Abaixo está o que [olhar|conferir], o que perguntar e [quanto pode custar|o que esperar da conta].',
      'Fotografe a etiqueta do motor antes de perguntar preço: [ela diz|nela estão] marca, modelo e tensão.',
    ],
  },
  {
    when: { services: ['conserto', 'assistencia', 'troca'] },
    wordings: [
      'Mande um vídeo do defeito pelo WhatsApp: o som e [o ponto da parada|o lugar em que a folha para] dizem bastante.',
      '[Enquanto espera|Até a visita], [deixe o disjuntor desligado|mantenha a energia cortada] e [não force|evite forçar] a folha.',
      'Fotografe a etiqueta do motor e [conte|diga] se [choveu|houve queda de luz] antes.',
      '[Descreva|Conte] em uma frase o que mudou e desde quando: com isso o orçamento [começa|anda].',
      'Os pontos abaixo ajudam a [contar|explicar] o defeito e a evitar gasto [repetido|à toa].',
      'Nada do que segue [pede|exige] abrir a tampa do motor.',
    ],
  },
];

/** One wording of each is written, in this order. */
export const openingParts: readonly (readonly Passage[])[] = [answers, facts, asks];
