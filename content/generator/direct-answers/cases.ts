/** Kinds of gate beside the usual three, materials, greases, and complaints whose words decide the answer. */
import type { DirectAnswer } from '../direct-answer.ts';

export const caseAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'kit|motor',
      '3 controles|tres controles|4 controles|quatro controles|5 controles|6 controles|mais controles|controle extra|controle adicional',
    ],
    unless: 'quantos|memoria',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    topics: ['buy', 'price'],
    answer: [
      'O kit instalado vem com dois controles; para ter três, quatro ou mais controles, os que faltam são comprados à parte e gravados no dia da instalação. O kit em basculante custa {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX, e o preço de cada controle a mais vem no orçamento.',
    ],
    heading: 'Controles a mais junto com o kit',
    text: [
      'Todos precisam ser da mesma família do receptor, e por isso se pedem com o kit e não depois, em loja. Diga quantas pessoas usam o portão, e a memória da central é conferida.',
    ],
    points: [
      'Gravar tudo no mesmo dia evita outra visita.',
      'Anote quem fica com cada controle, para apagar um se sumir.',
      'Controle antigo da casa só aproveita se falar com a central nova.',
    ],
  },
  {
    when: [
      'pisca|piscando|piscam|luz vermelha|led vermelho|led vermelha',
      'nao fecha|nao desce|nao esta fechando|para e pisca',
    ],
    unless: 'nao abre',
    subject: 'fotocelula',
    isComplaint: true,
    answer: [
      'Portão que não fecha e pisca uma luz vermelha está, na maioria das vezes, sendo barrado pela fotocélula: a central vê o feixe cortado e avisa. Limpe as duas lentes, tire o que estiver no vão e confira se elas se olham; se a luz é da placa, conte as piscadas e diga na mensagem.',
    ],
    heading: 'De quem é a luz que pisca',
    text: [
      'Luz na fotocélula apagada ou piscando é feixe perdido: sujeira, desalinho ou fio. Luz só na placa, com a fotocélula firme, aponta fim de curso, força ou fechamento travado.',
      'Alinhar ou trocar o par fica entre {{part.photocell.from}} e {{part.photocell.to}}; regular paradas e força, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Passe um pano seco nas lentes e tente de novo.',
      'Veja se um carro ou um pé entortou o suporte.',
      'Sol baixo batendo no receptor também corta o feixe.',
      'Fecha segurando o botão: é o sensor, e não o motor.',
    ],
  },
  {
    when: ['antena*', 'alcance|externa|externo|melhora|melhorar|aument*|longe|distancia|esticar|sinal'],
    unless: 'tv|parabolica|digital',
    subject: 'receptor',
    isAboutSubject: true,
    answer: [
      'Antena externa melhora o alcance do controle quando o receptor fica dentro de uma caixa de metal ou atrás de parede grossa: ela leva o ponto de escuta para fora. Se o alcance caiu de repente, troque antes a bateria do controle e veja se o fio da antena está esticado e fora da caixa.',
    ],
    heading: 'Antes de pôr antena no portão',
    text: [
      'A antena tem de ser da frequência do receptor e ficar longe da chapa do portão e de fios da rede. Lâmpada de LED, carregador e câmera por perto também abafam o sinal, e desligá-los um a um é prova grátis.',
      'O exame do receptor e a antena entram num conserto de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Bateria nova e outro controle: se ambos falham de longe, é o receptor.',
      'Fio de antena enrolado dentro da caixa: estique-o.',
      'Alcance bom de manhã e ruim à noite: interferência.',
    ],
  },
  {
    when: ['trifasic*|tri fasico'],
    subject: 'motor',
    answer: [
      'Motor de portão de casa é monofásico, de 127 V ou 220 V; motor trifásico é de uso intenso, em prédio, loja ou galpão, e só funciona onde o quadro tem as três fases. O orçamento depende do peso e das aberturas por hora, e motor de portão coletivo instalado fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'Monofásico ou trifásico no portão',
    text: [
      'Ligar trifásico em rede de uma ou duas fases não serve: ele não parte ou queima. Quem vê quantas fases chegam é o eletricista, no quadro; a placa também precisa ser de trifásico, ou ter inversor que faça as três fases.',
      'Se o motor que está aí é trifásico e parou, mande a foto da etiqueta e da placa: o conserto vai de {{repair.from}} a {{repair.to}} quando a peça é comum.',
    ],
    points: [
      'Disjuntor triplo no quadro: sinal de três fases, a confirmar.',
      'Etiqueta do motor: número de fases ao lado da tensão.',
      'Falta de uma fase: o motor ronca e esquenta.',
    ],
  },
  {
    when: ['corrente', 'arrebent*|quebr*|romp*|partiu|solt*|caiu|frouxa|pula*|esticar|escap*'],
    unless: 'trava|cadeado|curto|corrente eletrica|alta corrente',
    subject: 'portao-basculante',
    isComplaint: true,
    answer: [
      'Corrente do motor de portão arrebentada ou solta deixa a folha sem quem a puxe: desligue o disjuntor, não acione de novo e só mova o portão na mão se ele estiver equilibrado. A corrente nova tem de ter o mesmo passo da velha, e a causa costuma ser folha pesada ou corrente frouxa.',
    ],
    heading: 'O que se troca junto com a corrente',
    text: [
      'O técnico olha coroa, pinhão e esticador, porque dente gasto come a corrente nova. O serviço fica entre {{repair.from}} e {{repair.to}}, com o equilíbrio da folha testado antes.',
    ],
    points: [
      'Fotografe a corrente, a coroa e a etiqueta do motor.',
      'Corrente frouxa que pula: esticar resolve se os dentes estão bons.',
      'Elo partido: não emende com arame.',
      'Folha que desce sozinha: contrapeso ou mola antes da corrente.',
    ],
  },
  {
    when: [
      'nacional|importado|importada|chines|chinesa|china|brasileiro',
      'motor|placa|controle|marca|motores',
    ],
    subject: 'motor',
    topics: ['choose', 'worth'],
    answer: [
      'Entre motor de portão nacional e importado, decida pela peça: engrenagem, placa e controle precisam se achar perto de você daqui a alguns anos. Importado sem representante deixa o portão parado à espera de correio; vendemos e instalamos PPA, com kit em basculante de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'O que perguntar antes de comprar um motor importado',
    text: [
      'Peça o nome completo do modelo, a tensão, o peso máximo da folha e onde se compra a engrenagem dele. Se o vendedor não sabe dizer a última, a economia de hoje vira troca do conjunto.',
    ],
    points: [
      'Manual e etiqueta em português.',
      'Garantia escrita, com endereço no Brasil.',
      'Frequência e código do controle, para comprar outro depois.',
    ],
  },
  {
    when: ['desconto*|cupom|abatimento', 'portao|motor|kit|conserto|controle|instalacao|servico'],
    unless: 'pix|cartao|a vista|boleto|dinheiro',
    subject: 'kit-de-motor',
    topics: ['price'],
    answer: [
      'Desconto não temos publicado: o que vale é o preço do kit, {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}} com instalação em basculante, e a faixa do conserto, de {{repair.from}} a {{repair.to}}. Pergunte na conversa, antes de fechar, se há condição para o seu caso.',
    ],
    heading: 'Onde o valor do serviço pode baixar',
    text: [
      'A visita não tem taxa, e o pagamento se divide em até {parcelas} vezes. Juntar serviços na mesma ida, como regulagem e gravação de controles, poupa a segunda visita.',
    ],
  },
  {
    when: [
      'portao pesado|portoes pesados|portao muito pesado|folha pesada|portao grande',
      'motor para|motor de|que motor|qual motor|kit para|escolher motor|melhor motor',
    ],
    unless:
      'kg|quilos|deslizante|correr|pivotante|de abrir|madeira|condominio|predio|barulh*|para subir|rapid*',
    subject: 'motor',
    topics: ['choose', 'price', 'compatibility'],
    answer: [
      'Para portão pesado, o motor se escolhe pelo peso conferido da folha, e não pela aparência: basculante até {{home.weight}} fica com o PPA Home, até {{homeJetflex.weight}} com o PPA Home Jetflex, e daí até {{heavyLine.weight}} com a linha pesada, por orçamento. Perto do limite, suba um tamanho.',
    ],
    heading: 'Como saber se a folha é pesada mesmo',
    text: [
      'Folha que pesa na mão nem sempre é pesada: com o contrapeso ou a mola fora do ponto, um portão leve parece de chumbo. Solte o motor e pare a folha na metade; se ela desce, o equilíbrio vem antes do motor.',
      'Altura, largura e material dão a faixa de peso, e a visita confirma sem taxa. Motor maior em folha desequilibrada quebra o braço em vez da engrenagem.',
    ],
    points: [
      'Chapa fechada, madeira e porta embutida: conte o peso com elas.',
      'Portão de correr: o peso rola sobre roldanas, e o motor sai por orçamento.',
      'Tensão no ponto: o PPA Home Jetflex é de 220 V.',
      'Coluna chumbada no concreto, porque é ela que segura o arranque.',
    ],
  },
  {
    when: [
      'guilhotina|seccionad*|seccional|camarao|sanfonad*|pantografic*|levadic*|bifold|dobravel|dobraveis|articulado|articulada|europeu',
      'portao|portoes|motor|garagem|porta',
    ],
    unless: 'braco articulado',
    subject: 'portao-automatico',
    answer: [
      'Portão guilhotina, seccionado, camarão ou sanfonado não leva o motor dos nossos kits, que é de basculante: a folha se move de outro jeito e pede motor próprio. Mande uma foto por dentro e um vídeo da folha andando, e dizemos no orçamento se é serviço nosso ou do fabricante do portão.',
    ],
    heading: 'O que mostrar na foto de um portão fora do comum',
    text: [
      'O que decide é o caminho da folha: se ela sobe reta, se enrola ou dobra no teto, se recolhe de lado. Mostre as guias, as molas ou os contrapesos e o ponto em que se pensa pôr o motor.',
      'Portão assim já motorizado se conserta quando o defeito é de placa, controle, fotocélula ou fim de curso, de {{repair.from}} a {{repair.to}}; a mecânica da folha fica com quem a fabricou.',
    ],
    points: [
      'Largura, altura e material da folha.',
      'Molas, cabos ou contrapesos, fotografados de longe, sem tocar neles.',
      'Altura livre entre a folha aberta e o teto.',
      'A etiqueta do motor, se já houver um.',
    ],
    topics: ['compatibility', 'choose'],
  },
  {
    when: [
      'pvc|fibra|fibra de vidro|policarbonato|acrilico|vidro|inox|aco inox|galvanizad*|galvalume|tela|ripado|ripada|acm|vazado|vazada',
      'portao|portoes',
    ],
    unless: 'porta de vidro|pintura|pintar|cremalheira|vidro quebrado|cerca',
    subject: 'portao-automatico',
    answer: [
      'O material do portão muda duas coisas: o peso, que escolhe o motor, e o lugar da fixação. PVC, fibra, policarbonato, vidro, tela e inox fino não seguram o suporte sozinhos, e o motor se prende no quadro metálico da folha; chapa galvanizada, inox e ACM pesam pelo que há por trás. Mande altura, largura e foto por dentro, e o motor sai pelo peso.',
    ],
    heading: 'Onde o motor se prende em cada material',
    text: [
      'Sem quadro de metal por trás não há onde fixar o braço, e o reforço é de serralheiro, antes do motor. Em folha que apanha vento, como a fechada de chapa ou de PVC, o motor trabalha mais do que o peso sugere.',
      'Em basculante até {{home.weight}} serve o PPA Home; até {{homeJetflex.weight}}, o PPA Home Jetflex; acima disso, ou em portão de correr e de abrir, o motor sai por orçamento.',
    ],
    points: [
      'Quadro de metal contínuo, sem emenda no ponto do braço.',
      'Parafuso inox em folha de inox ou galvanizada, para não enferrujar no contato.',
      'Nada de furo em vidro, acrílico ou policarbonato: a trinca começa ali.',
      'A folha para na metade quando solta na mão, antes de qualquer motor.',
    ],
    topics: ['choose', 'compatibility'],
  },
  {
    when: [
      'abertura parcial|abertura de pedestre|abrir um pouco|meia abertura|abrir so um pouco|passagem de pedestre|funcao pedestre|abertura para pedestre|parcial',
    ],
    unless: 'nao abre',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'A abertura parcial, para passar uma pessoa sem abrir o portão inteiro, é uma função da central de comando: um segundo botão do controle abre só um pedaço e o fecha depois. Nem toda central tem; a foto da placa diz se a sua faz, e em portão de correr é onde ela mais ajuda.',
    ],
    heading: 'Para ter abertura de pedestre no portão',
    text: [
      'Em basculante a folha sobe inteira da soleira, e abrir um pouco deixa um vão baixo e perigoso: ali o caminho é uma porta social ao lado ou embutida. Em portão de duas folhas, abre-se só a primeira.',
      'Programar a função e gravar o segundo botão fica entre {{part.programming.from}} e {{part.programming.to}}; se a central não tem a função, a troca dela fica entre {{part.board.from}} e {{part.board.to}}.',
    ],
    points: [
      'Controle com pelo menos dois botões livres.',
      'Central com entrada ou função de pedestre no manual.',
      'Fotocélula alinhada, porque o portão fecha sozinho depois.',
    ],
  },
  {
    when: [
      'funciona com botao|funciona em botao|funciona com botoeira|funciona em botoeira|botoeira funciona|botao funciona|so com botao|so em botoeira|so por botao|so pela botoeira|abre com botao|abre em botao|abre pela botoeira|abre com botoeira|pelo botao|pela botoeira',
    ],
    unless: 'botao de controle|nao funciona em botao',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Se o portão abre pelo botão da parede e não pelo controle, motor e placa estão bons: o defeito está no controle ou no receptor. Troque a bateria e teste um segundo controle; se nenhum abre, é o receptor ou a memória da central, e o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Controle ou receptor: a prova em dois minutos',
    text: [
      'Um controle só que falha é bateria, contato ou botão dele. Todos falhando no mesmo dia é receptor sem energia, antena solta ou memória apagada.',
      'A gravação de controles fica entre {{part.programming.from}} e {{part.programming.to}}. Receptor avulso resolve quando o da placa queimou e o resto dela funciona.',
    ],
    points: [
      'Bateria nova no controle, com a polaridade certa.',
      'Outro controle da casa, a um metro do motor.',
      'Luz do receptor ao apertar: se acende, ele ouviu.',
      'Carregador ou lâmpada de LED ligados há pouco perto do motor, que abafam o sinal.',
    ],
  },
  {
    when: [
      'desincron*|dessincron*|sincron*|fora de sincronia|ao mesmo tempo|um abre antes|uma folha antes',
      'motores|folhas|folha|portao',
    ],
    unless: 'controle',
    subject: 'portao-pivotante',
    isComplaint: true,
    answer: [
      'Dois motores dessincronizados num portão de duas folhas são, em geral, tempo de atraso ou fim de curso fora do ponto: a central manda uma folha sair antes da outra, e esse intervalo se regula na placa. Se um motor ficou mais lento, a causa é a folha dele pesada, o capacitor fraco ou a embreagem.',
    ],
    heading: 'Qual das duas folhas saiu do ritmo',
    text: [
      'Com o disjuntor desligado e os motores soltos, leve cada folha na mão: a que pesa mais é a que atrasa. Só depois se mexe no tempo, porque regular por cima de dobradiça presa volta a desandar.',
      'A regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e a troca de capacitor entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    points: [
      'Uma folha fecha por baixo da outra: atraso de fechamento trocado.',
      'Uma para antes do fim: fim de curso ou força.',
      'Uma anda mais devagar: folha pesada ou capacitor.',
      'As duas mudaram no mesmo dia: central ou queda de energia.',
    ],
  },
  {
    when: [
      'alugar motor|aluguel de motor|locacao de motor|motor para alugar|alugar um motor|locacao de portao|aluguel de portao',
    ],
    subject: 'motor',
    answer: [
      'Não alugamos motor de portão: o motor é fixado e regulado para uma folha só, e por isso vendemos com instalação. O kit em basculante custa de {{kit.padrao}} a {{kit.jetflex}} e pode ser dividido em até {parcelas} vezes.',
    ],
    heading: 'Em vez do aluguel',
    text: [
      'Para um uso de poucos meses, compare com a abertura na mão ou com o conserto do motor que já está aí, de {{repair.from}} a {{repair.to}}. Em casa alugada, o motor pode sair na mudança, com o acordo do dono por escrito.',
    ],
    topics: ['price', 'buy'],
  },
  {
    when: ['rasp*|arrast*|encost*|bate|batendo|pega|pegando|esfreg*|ralando', 'teto|laje|viga|forro|verga'],
    subject: 'portao-basculante',
    isComplaint: true,
    answer: [
      'Portão basculante que raspa no teto, na laje ou na viga ao abrir está subindo demais ou torto: fim de curso de abertura fora do ponto, pivô com folga ou um cabo mais comprido que o outro. Pare de usar o motor até medir, porque cada batida entorta o braço e a folha.',
    ],
    heading: 'Por que a folha chegou ao teto',
    text: [
      'Se raspa dos dois lados por igual, o ponto de parada mudou e a regulagem resolve, de {{part.adjustment.from}} a {{part.adjustment.to}}. Se raspa de um lado só, a folha sobe torta, e o conserto está em cabo, polia ou pivô, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Uma viga ou um forro novos também contam: a folha avança para cima e para dentro no meio do curso, e esse caminho precisa ficar livre.',
    ],
    points: [
      'Marca de tinta no teto: diz em que ponto do curso a folha toca.',
      'Cabos com a mesma tensão dos dois lados.',
      'Pivôs e braços sem folga quando se balança a folha.',
      'Suporte do fim de curso firme no lugar.',
    ],
  },
  {
    when: [
      'rasp*|arrast*|encost*|pega|pegando|esfreg*|ralando|riscando',
      'chao|piso|calcada|parede|muro|batente',
    ],
    subject: 'portao-automatico',
    isComplaint: true,
    answer: [
      'Portão que raspa no chão ou na parede baixou ou saiu do prumo: dobradiça ou pivô gasto, roldana comida, coluna que cedeu ou piso que subiu. Não aumente a força do motor para vencer o atrito; solte-o e leve a folha na mão até achar o ponto em que ela toca.',
    ],
    heading: 'Onde a folha toca diz a peça',
    text: [
      'O que é roldana, cabo, pivô ou regulagem nós resolvemos, de {{repair.from}} a {{repair.to}}. Coluna inclinada, folha empenada e piso são de serralheiro ou pedreiro, e a visita diz qual dos dois.',
    ],
    points: [
      'Raspa só numa ponta: dobradiça, pivô ou roldana daquele lado.',
      'Raspa no curso inteiro: folha baixa, piso novo ou trilho afundado.',
      'Raspa só no verão ou na chuva: madeira inchada ou metal dilatado.',
      'Raspa desde uma batida: folha ou guia empenada.',
    ],
  },
  {
    when: [
      'trilho*',
      'afund*|tort*|amassad*|gast*|quebr*|solto|soltou|enferruj*|entort*|desnivel*|empenad*|sujo|entupido|cheio',
    ],
    unless: 'fora de trilho|saiu de trilho|saindo de trilho|sai de trilho|pulou de trilho',
    subject: 'portao-de-correr',
    isComplaint: true,
    answer: [
      'Trilho de portão de correr afundado, torto ou solto pesa no motor e gasta a roldana: a folha desce no buraco e o motor tem de erguê-la a cada passada. Limpe e olhe o trilho de ponta a ponta com a folha solta; onde ela enrosca é o trecho a refazer.',
    ],
    heading: 'Limpar, alinhar ou refazer o trilho',
    text: [
      'Sujeira e pedra saem com vassoura e espátula, sem óleo, que junta areia. Trecho torto se endireita ou se troca, e depois a roldana e a cremalheira são conferidas, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Se o concreto embaixo cedeu, o piso é de pedreiro e vem antes; nós cuidamos do que anda sobre ele e da regulagem do motor.',
    ],
    points: [
      'Folha que anda leve na mão fora daquele trecho: é só o trilho.',
      'Folha pesada no curso todo: roldana.',
      'Trilho que balança ao passar: chumbador solto.',
      'Poça no trilho: ferrugem e areia voltam, e o ralo vem antes.',
    ],
  },
  {
    when: [
      'trav*|emperr*|prend*|enrosc*|agarr*|para|parou|parando',
      'em meio|metade|meio de caminho|meio de curso|mesmo ponto|mesmo lugar',
    ],
    unless: 'volta|nao volta|luz|energia|carro|pessoa|crianca|dedo',
    subject: 'portao-automatico',
    isComplaint: true,
    answer: [
      'Portão que emperra no meio e sempre no mesmo ponto tem ali um obstáculo: trilho amassado, roldana que desce num buraco, dobradiça seca ou cremalheira apertada. Se o ponto muda a cada vez, é força, capacitor fraco ou motor quente, e não ferro.',
    ],
    heading: 'O ponto em que ele para diz a causa',
    text: [
      'Desligue o disjuntor, solte o motor e leve a folha na mão pelo trecho. Se ela enrosca, o conserto é mecânico, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; se passa leve, mede-se capacitor e regulagem.',
    ],
    points: [
      'Sempre no mesmo ponto: peça mecânica.',
      'Cada vez num ponto: capacitor, força ou tensão baixa.',
      'Só depois de várias aberturas: motor quente.',
      'Para e volta: fotocélula ou força de reversão.',
    ],
  },
  {
    when: ['vaza*|vazando|vazamento|pinga*|escorr*', 'oleo|graxa'],
    subject: 'motor',
    isComplaint: true,
    answer: [
      'Motor de portão vazando óleo ou graxa tem o retentor gasto ou a tampa do redutor folgada. O vazamento não para o portão na hora, mas a engrenagem trabalha seca e gasta depressa; limpe, marque o nível da mancha e marque o conserto, que vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'De onde o óleo sai e o que se troca',
    text: [
      'O técnico abre o redutor, troca retentor e junta, põe o lubrificante que o fabricante indica e olha a coroa. Se ela já está comida, engrenagem e rolamentos ficam entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    points: [
      'Mancha no eixo de saída: retentor.',
      'Mancha na emenda da carcaça: junta ou parafuso.',
      'Graxa escura com limalha: engrenagem gasta.',
      'Óleo no piso: limpe, porque roldana e pneu escorregam nele.',
    ],
  },
  {
    when: [
      'troca de oleo|trocar oleo|trocar o oleo|nivel de oleo|completar oleo|qual oleo|oleo de motor|oleo em motor',
    ],
    unless: 'vaza*|vazando|vazamento',
    subject: 'motor',
    topics: ['care'],
    answer: [
      'A maioria dos motores de portão de casa trabalha com graxa no redutor e não tem troca de óleo periódica; alguns modelos a óleo têm bujão e nível na ficha do fabricante. Só se põe o lubrificante indicado para aquele motor, e quem abre o redutor é o técnico, na revisão de {horas de manutenção}.',
    ],
    heading: 'Graxa ou óleo dentro do motor',
    text: [
      'Óleo a mais vaza pelo retentor e não faz o motor render. O que pede atenção é barulho de engrenagem seca, mancha no piso e motor que esquenta; aí o redutor é aberto, com engrenagem de {{part.gears.from}} a {{part.gears.to}} se ela estiver gasta.',
    ],
    points: [
      'Etiqueta ou manual: diz se o motor é a graxa ou a óleo.',
      'Retentor seco por fora: nada a completar.',
      'Ruído novo de engrenagem: hora de abrir.',
    ],
  },
  {
    when: [
      'graxa branca|litio|wd 40|wd40|wd|desengripante|vaselina|silicone|grafite|oleo singer|oleo queimado|oleo de maquina|oleo de motor|spray|lubrificante',
    ],
    unless: 'solar',
    subject: 'manutencao-preventiva',
    answer: [
      'Desengripante do tipo WD-40 limpa e solta peça presa, mas evapora e não lubrifica por muito tempo; graxa branca ou de lítio serve em dobradiça, pivô e fuso, em camada fina. Trilho e roldana de portão de correr ficam limpos e secos, porque graxa, óleo e vaselina juntam areia e viram lixa.',
    ],
    heading: 'O que passar em cada peça do portão',
    text: [
      'Desligue o disjuntor antes e limpe a peça com pano: lubrificante por cima de sujeira não entra. Na cremalheira de nylon não vai graxa, e na engrenagem de dentro do motor quem mexe é o técnico.',
      'Silicone em spray cabe em borracha e guia de nylon; grafite, no cilindro da fechadura. Uma revisão com regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Dobradiça e pivô: graxa de lítio ou branca, pouca.',
      'Fuso do basculante: a graxa que o fabricante indica, sem excesso.',
      'Trilho, roldana e cremalheira de nylon: só limpeza.',
      'Cabo de aço: pano seco; fio desfiado se troca, não se engraxa.',
    ],
    topics: ['care'],
  },
  {
    when: ['choque|choques|energizad*|eletrocut*', 'portao|motor|controle|grade|ferro|folha'],
    unless: 'cerca|central de choque|amortecedor',
    subject: 'fiacao',
    isComplaint: true,
    answer: [
      'Portão que dá choque tem fuga de energia na fiação: fio descascado encostando no ferro, água na caixa ou motor sem aterramento. Desligue o disjuntor agora, não encoste na folha e não deixe ninguém passar; com a rede cortada, o portão se abre pelo destravamento manual.',
    ],
    heading: 'De onde vem o choque e quem corrige',
    text: [
      'O técnico mede a fuga ramo por ramo, motor, placa, botoeira e trava, isola o que está aberto e confere o aterramento, de {{repair.from}} a {{repair.to}}. Se a fuga vem do quadro da casa, quem corrige é o eletricista.',
      'DR que desarma junto é aviso de que ele está fazendo o seu papel. Não o tire do circuito para o portão voltar a andar.',
    ],
    points: [
      'Choque só em dia de chuva: água em caixa ou emenda.',
      'Choque ao tocar a carcaça do motor: bobina ou falta de terra.',
      'Choque ao abrir pela botoeira: fio da rede na botoeira.',
      'Formigamento o dia todo: terra ausente ou neutro trocado.',
    ],
  },
  {
    when: ['sozinh*', 'madrugada|a noite|de noite|durante a noite|noite'],
    unless: 'fotocelula|alarme|mora sozinh*|moro sozinh*|por que',
    subject: 'portao-automatico',
    isComplaint: true,
    answer: [
      'Portão que abre ou se mexe sozinho de madrugada recebe uma ordem que ninguém deu: botoeira ou fio do interfone com umidade da noite, controle com botão preso, código repetido na vizinhança ou cópia do seu controle. Até achar a causa, desligue o disjuntor do portão antes de dormir.',
    ],
    heading: 'A prova de uma noite para achar a ordem',
    text: [
      'Peça para soltar os fios da botoeira e do interfone na placa: se ele deixa de se mexer, era fio. Se continua, o rádio é o suspeito, e o remédio é código rolante com todos os controles novos.',
      'O exame e o conserto ficam entre {{repair.from}} e {{repair.to}}, e gravar controles entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Só em noite úmida: fio ou botoeira.',
      'Em qualquer noite, na mesma hora: controle de alguém por perto.',
      'Depois de falta de luz: placa que parte abrindo.',
      'Fecha sozinho também: fechamento automático ligado na central.',
    ],
  },
  {
    when: ['trava*|fecho|fechadura*|eletroima|ima', 'zumb*|ronca*|ronco|vibra*|barulh*|chia*|chiando'],
    unless: 'portao trav*|travad*|motor|travando|roldana',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Trava elétrica de portão zumbe por natureza nos poucos segundos em que está energizada, porque a bobina dela costuma trabalhar em corrente alternada. Zumbido que não para é defeito: relé ou módulo da trava colado, ou pino preso no batente, e a bobina queima se ficar assim.',
    ],
    heading: 'Quando o zumbido é normal e quando não é',
    text: [
      'Eletroímã de porta é outra peça: trabalha em corrente contínua o tempo todo e deve ficar mudo, então zumbido nele aponta fonte errada ou com defeito. Desligue o que zumbe sem parar e deixe a porta ou a folha na chave.',
      'O exame e a troca da peça ficam entre {{repair.from}} e {{repair.to}}, com {{repair.warranty}} de garantia no serviço.',
    ],
    points: [
      'Zumbe e solta em seguida: funcionamento normal.',
      'Zumbe e não solta: pino preso, folha desalinhada ou tensão baixa.',
      'Zumbe com o portão parado: módulo ou relé colado.',
      'Eletroímã zumbindo: fonte sem filtro ou chapa solta.',
    ],
  },
  {
    when: [
      'quem paga|deve pagar|quem deve|paga o conserto|tem que pagar|responsavel|responsabilidade|culpa|indenizac*|indeniza',
      'bateu|bater|bate|fechou|fechar|danific*|amass*|carro|veiculo|moto|pessoa|terceiro',
    ],
    unless: 'inquilino|alugad*|seguro',
    subject: 'portao-automatico',
    answer: [
      'Quem é responsável quando o portão bate num carro depende da causa: portão sem manutenção ou sem sensor costuma pesar contra o dono, ou contra o condomínio na garagem coletiva; carro que entra atrás de outro sem novo comando costuma pesar contra o motorista. Isso quem decide é o acordo entre as partes, o seguro ou a Justiça, e não nós.',
    ],
    heading: 'O que juntar antes de discutir quem paga',
    text: [
      'O que fazemos é o exame do portão: fotocélula, força e tempo de fechamento, com o resultado por escrito no recibo. O conserto, quando a causa é do portão, fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Foto do carro e da folha na posição em que pararam.',
      'Gravação da câmera, se houver, com a hora.',
      'Recibo da última manutenção do portão.',
      'Teste da fotocélula antes de mexer em qualquer regulagem.',
    ],
    topics: ['safety'],
  },
  {
    when: [
      'deve pagar|quem paga|tem que pagar|pagar o conserto|paga o conserto|quem arca',
      'condominio*|predio*|sindic*|morador*|vizinho*',
    ],
    unless: 'bateu|bater|carro',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    topics: ['allowed'],
    answer: [
      'Num portão de condomínio, o conserto é pago pelo condomínio, como despesa comum, e o síndico manda fazer; ele não paga do próprio bolso. Se um morador ou visitante quebrou o portão e há prova, o condomínio paga o reparo e cobra dele depois.',
    ],
    heading: 'Como a despesa do portão é lançada',
    text: [
      'Conserto e manutenção são despesa ordinária; trocar o sistema inteiro por outro melhor pode pedir assembleia, conforme a convenção. O nosso orçamento sai em nome do condomínio, com reparo de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Orçamento por escrito, com a causa do defeito.',
      'Foto da peça velha e recibo para a prestação de contas.',
      'Gravação da câmera se houve batida.',
    ],
  },
  {
    when: ['pix|boleto|dinheiro', 'aceita*|pag*|motor|portao|conserto|kit'],
    unless: 'vezes|parcel*',
    subject: 'kit-de-motor',
    answer: [
      'Se o pagamento é em pix, boleto ou dinheiro, a forma se combina na conversa, antes de fechar: o que temos publicado é o parcelamento em até {parcelas} vezes, no kit e no conserto. Peça o valor à vista junto com o orçamento, que não tem custo.',
    ],
    heading: 'O que confirmar antes de pagar',
    text: [
      'Os kits instalados em basculante custam {{kit.padrao}}, {{kit.speedy}} e {{kit.jetflex}}, e um conserto vai de {{repair.from}} a {{repair.to}}. Paga-se com o portão funcionando, e o recibo traz a peça, o modelo e a garantia.',
    ],
    topics: ['price'],
  },
  {
    when: [
      'loja de peca*|loja de pecas|pecas de portao|peca de portao|pecas para portao|peca para portao|pecas de reposicao|peca avulsa|pecas avulsas|loja de portao|loja de motor',
    ],
    unless: 'garen|peccinin|rossi|nice|intelbras|agl|rcg|preco|quanto',
    subject: 'assistencia-tecnica',
    topics: ['buy'],
    answer: [
      'Peça de portão nós levamos e instalamos no conserto, com o valor dito antes: capacitor, roldana, cabo, engrenagem, placa, fotocélula e controle, de {{repair.from}} a {{repair.to}} com a mão de obra. Para saber se a sua se acha, mande pelo WhatsApp a foto da etiqueta do motor e da peça.',
    ],
    heading: 'Como pedir a peça certa de primeira',
    text: [
      'Motor da mesma marca muda de engrenagem e de placa entre modelos, e comprar pelo nome da tampa é o erro comum. Peça trocada por nós tem {{parts.warranty}} de garantia e o serviço, {{repair.warranty}}.',
      'O kit de motor completo, instalado em basculante, começa em {{kit.padrao}}.',
    ],
    points: [
      'Etiqueta da carcaça, com modelo, tensão e potência.',
      'A peça velha fotografada ao lado de uma régua.',
      'O tipo de portão: sobe, corre ou abre para o lado.',
    ],
  },
];
