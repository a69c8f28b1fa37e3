/** The first paragraph: what the page answers, a figure or fact to hold on to, and what to do first. */
import type { Passage } from './material.ts';

const answers: readonly Passage[] = [
  {
    when: {},
    wordings: [
      '{O nome} {#parece simples/parecem simples}, mas {#depende/dependem} de [poucas coisas bem acertadas|três condições]: [folha leve na mão|folha equilibrada], [elétrica em ordem|fiação firme] e [regulagem certa|curso bem ajustado].',
      '[Esta página reúne|Aqui está reunido] o que [convém saber|vale saber] sobre {o nome} [antes de gastar|antes de chamar um técnico|antes de decidir]: [uso, cuidados e custos|escolha, cuidados e valores].',
      'Sobre {o nome}, [o que mais pesa no dia a dia|o que mais faz diferença] é [entender o conjunto|olhar o conjunto]: motor, folha, [central e controles|placa e controles] trabalham [juntos|ligados], e o defeito de um [aparece no outro|se mostra no outro].',
      'Quem [pesquisa|procura saber] sobre {o nome} {onde} [costuma estar|quase sempre está] diante de uma [escolha|decisão]: consertar, regular ou [pôr um conjunto novo|partir para um novo].',
      '{O nome} bem {=cuidado} [passa anos|atravessa anos] sem [dar susto|deixar ninguém na rua]; [o segredo está|a diferença está] na revisão [feita a tempo|feita antes da quebra] e na peça [certa|adequada ao uso].',
    ],
  },
  {
    when: { services: ['conserto'] },
    wordings: [
      'O conserto {do nome} {onde} começa [pelo diagnóstico|pela medição]: o técnico [testa|mede] o que [parou|falhou] e só depois [passa o preço|fala em valor|sugere troca de peça].',
      'Quem [precisa de|procura] conserto {do nome} {onde} [quer saber|pergunta] duas coisas: o que [quebrou|falhou] e quanto [sai|custa] [resolver|deixar funcionando].',
      '[Na maior parte dos chamados|Em quase todo chamado] de conserto {do nome} {onde}, o defeito [está em|se resume a] uma única peça e [o restante continua bom|o resto do conjunto segue inteiro].',
      '{O nome} com defeito [raramente pede|quase nunca pede] troca completa: [medindo primeiro|com o teste certo], [dá para|consegue-se] trocar [só o que gastou|apenas a peça vencida] e [devolver o uso|pôr a garagem para funcionar] no mesmo dia.',
      'Um bom conserto {do nome} {onde} [acha a causa|vai até a causa], [porque peça nova em conjunto torto dura pouco|já que peça nova sobre desgaste antigo dura pouco].',
      '[O chamado|O pedido] de conserto {do nome} {onde} [quase sempre chega|costuma chegar] depois de [alguns dias|semanas] de aviso: [um ruído|um tranco], uma [parada no meio|lentidão], um comando que [não pega de primeira|falha de vez em quando].',
      'Para consertar {o nome} {onde}, [o técnico separa|primeiro se separa] o que é elétrico do que é mecânico: [são caminhos diferentes|cada lado tem um teste], com [preços diferentes|peças diferentes].',
    ],
  },
  {
    when: { services: ['assistencia'] },
    wordings: [
      'A assistência para {nome} {onde} [atende|cuida de] [quem ficou com a garagem parada|garagens paradas], [com a folha aberta|com o carro preso] ou com um defeito que [vai e volta|aparece e some].',
      '[Chamar um técnico|Pedir um técnico] para {nome} {onde} [faz sentido|é o caminho] quando [a pilha do controle é nova|o controle foi testado], a energia [está chegando|está normal] e [mesmo assim nada anda|a folha continua parada].',
      'Um técnico de {nome} {onde} [leva|traz] o que a foto não mostra: [medição|teste] de tensão, [folga|desgaste] das peças e [peso da folha|equilíbrio da folha] sentido na mão.',
      'Na assistência técnica {do nome} {onde}, [a primeira conversa|o primeiro contato] é por mensagem: [o sintoma descrito|a descrição do sintoma] e [uma foto da etiqueta|um vídeo curto] já [apontam|indicam] metade do caminho.',
      '[Atendimento técnico|Socorro] para {nome} {onde} [tem ordem|segue uma ordem]: primeiro [deixar a garagem segura|fechar a folha com segurança], depois [achar o defeito|encontrar a causa] e só então [trocar peça|mexer em peça].',
      'Quando {o nome} {#para/param} {onde}, [a assistência certa|o bom técnico] [mostra|aponta] a peça [gasta|ruim] na sua frente e [explica|diz] o preço antes de [abrir a caixa de ferramentas|começar].',
    ],
  },
  {
    when: { services: ['instalacao'] },
    wordings: [
      'A instalação {do nome} {onde} [se resolve|fica pronta] [numa visita|em uma visita] quando a folha [anda leve na mão|está leve] e há [um ponto de energia perto|energia perto do motor].',
      'Instalar {nome} {onde} é [metade elétrica, metade serralheria|um serviço de elétrica e de serralheria]: [o suporte precisa ficar firme|a fixação precisa ser firme] e o curso [precisa parar no lugar|tem de parar no ponto certo].',
      'Uma boa instalação {do nome} {onde} [se reconhece|se vê] [pelo silêncio|pela parada suave]: a folha [sai sem tranco|parte sem soco], [anda por igual|corre por igual] e [encosta sem bater|para antes de bater].',
      'Quem vai instalar {nome} {onde} [ganha tempo|economiza visita] se [olhar|conferir] três coisas [antes|com antecedência]: [peso da folha|estado da folha], [espaço livre|espaço para o motor] e [tomada por perto|ponto de energia].',
      'Na instalação {do nome} {onde}, [a pressa sai cara|pular etapa sai caro]: [motor forte|potência de sobra] [não corrige|nunca corrige] [folha pesada|folha desequilibrada], e o esforço [aparece|volta] como [barulho|peça quebrada] [meses depois|mais tarde].',
      '[Para ter|Para receber] {nome} {=instalado} {onde}, basta [mandar fotos|enviar fotos] da garagem [por dentro|vista de dentro]: [com elas|por elas] [já se vê|dá para ver] [tipo de folha|movimento], [espaço|medidas] e [ponto de força|caminho do fio].',
    ],
  },
  {
    when: { services: ['manutencao'] },
    wordings: [
      'A manutenção {do nome} {onde} [custa menos|sai mais em conta] que a peça [que ela poupa|que se perde sem ela]: [graxa no lugar certo|lubrificação certa], [aperto|reaperto] dos parafusos e [curso acertado|ajuste do curso] [evitam|afastam] a maioria das quebras.',
      'Fazer a manutenção {do nome} {onde} é [pegar o desgaste cedo|ver o desgaste antes da quebra], [quando ainda se resolve|enquanto ainda se resolve] com [ajuste|regulagem] e [limpeza|lubrificação].',
      '{O nome} sem revisão [avisa|dá sinal] [aos poucos|devagar]: [pesa|endurece] um pouco, [range|faz ruído] [na partida|no arranque], [demora|leva mais tempo] no fim do curso. A manutenção {onde} [entra|serve] [nessa hora|antes da parada].',
      'Na manutenção {do nome} {onde}, [o motor é solto|solta-se o motor] e a folha [é movida|vai e volta] na mão: [o peso que se sente ali|o que a mão sente] [diz mais|revela mais] que [qualquer ruído|o barulho].',
      'Quem tem {nome} {onde} [costuma lembrar|só se lembra] da manutenção quando [algo para|a garagem trava]; [marcada antes|feita antes], ela [dura pouco|é rápida] e [cabe num intervalo da manhã|não atrapalha o dia].',
    ],
  },
  {
    when: { services: ['troca'] },
    wordings: [
      'A troca {do nome} {onde} [compensa|vale] quando o conserto [se repete|já se repetiu] ou quando a peça [deixou de ser fabricada|sumiu do mercado]; [fora disso|nos outros casos], [reparar|consertar] [ainda sai melhor|costuma bastar].',
      'Na troca {do nome} {onde}, [o que sai|a peça que sai] [conta uma história|mostra o motivo]: [desgaste de um lado só|um lado mais gasto], [marca de calor|sinal de calor] ou [água|umidade] [apontam|indicam] [o que corrigir|o ajuste que falta] antes de pôr {outro item}.',
      'Trocar {o nome} {onde} [sem olhar o resto|sem rever o conjunto] é [repetir o gasto|gastar de novo] [em poucos meses|logo adiante]: {o item} {=novo} [recebe|herda] o mesmo esforço que [acabou com|venceu] {#o anterior/os anteriores}.',
      'Quem precisa trocar {o nome} {onde} deve anotar [marca, modelo e medida|o que está na etiqueta e as medidas]: [é isso que decide|são esses dados que decidem] se {o item} {=novo} {#encaixa/encaixam} [sem adaptação|no lugar].',
      'A substituição {do nome} {onde} [termina|só termina] depois do teste: [algumas aberturas seguidas|várias idas e voltas], [parada nos dois lados|parada no ponto] e [força ajustada|força conferida].',
    ],
  },
  {
    when: { services: ['venda'] },
    wordings: [
      'O preço {do nome} {onde} [depende|muda conforme] [do tipo de folha|do movimento da folha], [do peso|do tamanho] e do que [já existe|está pronto] na garagem; [o valor fechado|o valor final] [sai|vem] [por foto|com fotos do local].',
      '[Antes de comprar|Para comprar] {nome} {onde}, [separe|veja] o que [vem na caixa|está incluído] e o que [fica de fora|se paga à parte]: [mão de obra|instalação], frete e [acerto da folha|preparo da folha] [mudam|pesam em] qualquer comparação.',
      'Comprar {nome} {onde} [já com instalação|com a instalação no preço] [evita|poupa] [duas contas|a segunda conta]: quem vende [responde pelo funcionamento|entrega funcionando], e [a regulagem|o ajuste] [fica com quem conhece a peça|vem feita].',
      'Na compra {do nome} {onde}, o mais barato [da prateleira|do anúncio] [pode sair caro|às vezes sai caro] se [pedir adaptação|não servir na folha], [fiação nova|outro suporte] e [uma segunda visita|mais de uma visita].',
      '[Comparar preço|Comparar valores] {do nome} {onde} [só faz sentido|funciona] com [a mesma lista|os mesmos itens] dos dois lados: equipamento, [peças de fixação|fixação], controles, [mão de obra|instalação] e garantia [por escrito|no papel].',
    ],
  },
  {
    when: { services: ['programacao'] },
    wordings: [
      'A programação {do nome} [leva minutos|é rápida] quando [o código é compatível|controle e receptor falam o mesmo código]; [quando não é|do contrário], [nenhum botão resolve|insistir no botão não adianta] e o caminho é [outro controle|um receptor novo].',
      'Para programar {o nome}, [descubra primeiro|comece por descobrir] [onde está o receptor|onde fica o receptor]: [dentro do motor|na central do motor] ou em [uma caixinha à parte|um módulo separado na parede].',
      'Gravar {nome} é [fazer|pedir que] o receptor [aprenda|guarde] [o código daquele botão|um código novo]: [ele entra em modo de escuta|abre-se a escuta], [aperta-se o botão|o botão é apertado] e a memória [confirma|responde] com [um sinal|uma luz].',
      'Na programação {do nome} {onde}, [o que mais atrapalha|a maior pedra no caminho] é a mistura de marcas: [a frequência pode ser igual|mesmo na mesma frequência] e o código [ser outro|muda de fabricante para fabricante].',
      'Programar {o nome} [em casa|sozinho] [é possível|dá certo] em [muitos conjuntos|boa parte das centrais], desde que [o botão de gravar|a tecla de cadastro] [esteja ao alcance|fique fora da tampa do motor]; [com a placa exposta|se for preciso abrir a tampa], o serviço [é do técnico|fica para o técnico].',
    ],
  },
  {
    when: { services: ['regulagem'] },
    wordings: [
      'A regulagem {do nome} [acerta|define] [onde a folha para|os pontos de parada], com que força [ela empurra|o motor empurra] e [quanto tempo espera|a pausa] antes de fechar.',
      'Regular {o nome} {onde} [parece detalhe|parece pouco], mas [é o que separa|separa] a folha que [encosta|fecha macia] da folha que [bate|dá pancada] no batente [todo dia|a cada ciclo].',
      'Na regulagem {do nome}, [a ordem importa|existe uma ordem]: primeiro [a mecânica|a folha livre], depois [o fim de curso|as paradas], por último [a força|a embreagem eletrônica].',
      '{O nome} fora de regulagem [gasta peça|cansa o motor] sem [parar de funcionar|parar de vez]: [a conta vem depois|o prejuízo vem mais tarde], em [engrenagem|cabo] e [suporte|solda].',
    ],
  },
  {
    when: { questions: ['how-to'] },
    wordings: [
      'O caminho abaixo [serve|vale] para {o nome} na maioria das garagens, e [separa|deixa claro] o que [você pode fazer|o morador faz] do que [pede técnico|fica com o técnico].',
      'Com {o nome}, [a ordem dos passos|a sequência] [conta mais|vale mais] que a ferramenta: [quem pula o começo|começar pelo meio] [costuma trocar peça boa|leva a trocar peça boa].',
      '[Dá para fazer|Você faz] boa parte disso {no nome} [sem ferramenta especial|com as mãos e um pano], desde que a energia [esteja desligada|fique desligada] [sempre que for tocar no conjunto|antes de encostar no conjunto].',
      'Antes do primeiro passo {no nome}, [tire o carro do vão|deixe o vão livre], [afaste crianças e animais|peça que ninguém fique perto] e [tenha a chave de destravamento na mão|separe a chave de destravamento].',
      '[O roteiro|A sequência] para {o nome} é curta e [começa|parte] [do que se vê|pelo que está à vista]; [só avance|passe adiante] quando o passo anterior [estiver certo|der certo].',
    ],
  },
  {
    when: { questions: ['which'] },
    wordings: [
      'A escolha {do nome} [se decide|se resolve] com [quatro respostas|quatro dados]: [como a folha se move|o movimento da folha], quanto ela pesa, quantas vezes abre por dia e [qual tensão chega ao ponto|que tensão existe no ponto].',
      '[O melhor|O mais indicado] para uma garagem [pode sobrar|pode faltar] em outra: com {nome}, [o peso da folha|o peso] e [o número de aberturas|o uso diário] [mandam|decidem] mais que a marca.',
      'Para escolher {nome}, [comece pela folha|olhe primeiro a folha] e [deixe o catálogo para depois|só depois o catálogo]: [o movimento|o jeito de abrir] [elimina|descarta] [a maior parte das opções|mais da metade das opções].',
      '[Entre as opções|Entre os tipos] de {nome}, [a diferença real|o que muda de verdade] está [na força disponível|na força], [na velocidade|no tempo de abertura] e em [quantos ciclos seguidos aguenta|quanto uso seguido suporta].',
      'Escolher bem {o nome} {onde} é [não pagar por força parada|comprar a força que se usa] e [não ficar no limite|guardar uma reserva], com [folga moderada|alguma sobra].',
    ],
  },
  {
    when: { questions: ['when'] },
    wordings: [
      'A hora de [mexer|cuidar] {do nome} [aparece|se mostra] em sinais pequenos, [que se repetem|cada vez mais frequentes]: [esperar a parada|deixar parar] [encarece|aumenta] a conta.',
      'Com {o nome}, [o calendário|a data] [ajuda|serve de guia], mas [o uso manda|quem manda é o uso]: [garagem que abre o dia todo|portão de muito movimento] [pede atenção|precisa de revisão] [mais cedo|antes das outras].',
      '[Existe um prazo|Há um prazo] bom para [rever|revisar] {o nome} e [existe|há] o sinal que [não espera prazo|fura qualquer prazo]: [barulho novo|ruído que não havia], [calor|aquecimento] e [folha pesada|folha dura na mão].',
      '{O nome} [mostra|dá] a hora certa para quem [presta atenção|compara] [ao tempo de abertura|no ritmo]: [alguns segundos a mais|um curso mais demorado] [já são aviso|já contam].',
    ],
  },
  {
    when: { questions: ['where'] },
    wordings: [
      'O atendimento para {nome} {onde} [funciona|é feito] com visita sem taxa, [orçamento|valor] dito antes e [técnico próprio para o serviço|instalador que conhece a peça].',
      'Para {nome} {onde}, [procure|prefira] quem [atende no endereço|vai até a garagem]: [a folha|o portão] precisa ser [vista|sentida] no lugar, e [peça comprada no balcão|peça de balcão] [nem sempre serve|pode não servir].',
      '[Quem procura|Quem busca] {nome} {onde} [acha anúncio|encontra oferta] de sobra; para separar, [olhe|confira] o orçamento escrito, a garantia [declarada|por prazo] e [um endereço atendido|visita no seu bairro].',
      'O serviço de {nome} {onde} [chega|vai] até [a sua garagem|o seu endereço], na capital e nas cidades [vizinhas|da Grande São Paulo] que [aparecem abaixo|listamos abaixo].',
    ],
  },
  {
    when: { questions: ['why'] },
    wordings: [
      'Com {o nome}, [a explicação|o motivo] [costuma ser|quase sempre é] mais simples do que [parece|o susto sugere]: [ajuste perdido|regulagem perdida], peça gasta ou [energia ruim|elétrica fraca].',
      'O motivo [quase nunca está|raramente está] onde [se olha primeiro|a gente olha primeiro]: {no nome}, [o sintoma|o que se vê] [aparece|surge] num ponto e a causa [mora|fica] [em outro|mais adiante].',
      '[Para entender|Para achar] a causa {no nome}, [junte duas informações|observe duas coisas]: [quando começou|desde quando acontece] e [em que ponto do curso|em que momento] [se repete|aparece].',
      '{O nome} [não muda|nunca muda] de comportamento sem razão: [chuva|temporal], [queda de energia|luz que voltou], [batida|esbarrão] ou [anos de uso|desgaste] [deixam marca|estão por trás].',
    ],
  },
  {
    when: { questions: ['worth-it'] },
    wordings: [
      'A conta {do nome} [se faz|se fecha] com [três números|três dados]: [o valor do reparo|quanto custa reparar], [o do novo|quanto custa um novo] e [quantas vezes|quantas paradas] [já houve|aconteceram] no último ano.',
      'Vale a pena [quando|sempre que] {o nome} [resolve|tira] um incômodo que [se repete|volta toda semana]; [não vale|deixa de valer] quando a folha [ainda precisa|precisa primeiro] de [serralheiro|conserto].',
      '[A resposta curta|A resposta] para {o nome} [depende|vem] [do uso|de quantas vezes a garagem abre] e [do estado do conjunto|do que ainda está bom]: [abaixo está|segue] a comparação [lado a lado|ponto a ponto].',
      'Com {o nome}, [o barato|o gasto menor] [de hoje|agora] [nem sempre|às vezes não] é o menor [em dois anos|ao longo do tempo]; [compare|ponha na conta] [garantia|prazo coberto], [peça fácil de achar|oferta de peça] e [visitas|novas visitas].',
    ],
  },
  {
    when: {
      concerns: ['nao-abre', 'nao-fecha', 'travado', 'nao-funciona', 'sozinho'],
      questions: ['general'],
    },
    wordings: [
      '[Antes de chamar|Antes de pedir visita], [faça|vale] um teste curto: [acione pela botoeira|aperte o botão da parede] e [escute|ouça]. [O silêncio|Motor calado] aponta para [energia ou comando|elétrica]; [motor que ronca|ronco sem movimento], para [folha presa|mecânica].',
      '{O nome} nessa situação [quase sempre tem|costuma ter] uma causa [de poucas|entre meia dúzia]: [comando que não chega|ordem que não chega], [sensor bloqueado|feixe cortado], [peça solta|acoplamento solto] ou [folha presa|folha fora do caminho].',
      '[O jeito|A maneira] como {o nome} {#para/param} [conta muito|diz muito]: [de repente|de uma vez], [aos poucos|piorando] ou [só de vez em quando|de forma intermitente] são [três histórias|três caminhos] diferentes de [reparo|conserto].',
      '[Calma primeiro|Sem pressa]: {o nome} [com esse sintoma|assim] [quase nunca está {=perdido}|costuma ter conserto], e [forçar|insistir no controle] [só piora|pode quebrar] o que [ainda está bom|restou bom].',
      '[Esse defeito|Esse sintoma] {no nome} [tem começo|começa] em algo [pequeno|simples] em boa parte das visitas {onde}: [bateria|pilha], [lente suja|poeira na lente], [fio solto|conector frouxo], [ajuste perdido|regulagem perdida].',
    ],
  },
  {
    when: { concerns: ['barulho', 'lento', 'fora-do-trilho'], questions: ['general'] },
    wordings: [
      '{O nome} [assim|com esse sintoma] ainda {#funciona/funcionam}, e [é aí que mora o risco|por isso o conserto fica para depois]: cada [abertura|ciclo] [leva|gasta] um pouco mais [de engrenagem|da engrenagem] e [de suporte|do suporte].',
      '[O som|O ritmo] {do nome} é um bom aviso: se mudou, alguma peça [gastou|cedeu], [soltou|folgou] ou [secou|perdeu graxa].',
      '[Nesse caso|Com esse sinal], {o nome} [pede|precisa de] [um olhar na mecânica|atenção na folha] antes do motor: [quando ela pesa|folha pesada], [o motor paga|quem sofre é o motor].',
      '[Quanto antes|Assim que] [se acha|se encontra] a origem, menor [a peça trocada|a conta]: {no nome}, [o desgaste anda|o dano caminha] [da folha para o motor|da peça barata para a cara].',
    ],
  },
  {
    when: { concerns: ['queimado', 'agua'], questions: ['general'] },
    wordings: [
      '[Desligue o disjuntor|Corte a energia no disjuntor] antes de [qualquer coisa|tudo]: {o nome} [nessa condição|nesse estado] [pode dar|oferece] choque, e [religar|tentar de novo] [costuma aumentar|aumenta] o estrago.',
      '{O nome} [nesse estado|assim] [nem sempre está {=perdido}|pode ter conserto]: [só a medição|apenas o teste] [diz|separa] o que [secou|se salva] do que [precisa de troca|morreu].',
      '[O cheiro|A marca], [a hora|o momento] e [a chuva|o tempo] [da véspera|daquele dia] [ajudam|contam] no diagnóstico {do nome}: [anote|guarde] [o que viu|esses detalhes] para [contar|dizer] ao técnico.',
    ],
  },
  {
    when: { concerns: ['sem-energia'] },
    wordings: [
      '[Sem energia|Na falta de luz], {o nome} [passa|deve passar] para o modo manual: [a chave de destravamento|uma chave] [solta|libera] a transmissão e a folha [anda na mão|volta a correr na mão].',
      '{O nome} [sem força|sem luz] [se abre|abre] na mão em [poucos minutos|instantes], com [a chave certa|a chave de destravamento] e o disjuntor desligado, [desde que|contanto que] a mecânica esteja inteira.',
      '[Saber|Aprender a] destravar {o nome} [antes da primeira queda de luz|num dia calmo] [evita|poupa] [carro preso|gente presa do lado de fora] na [noite errada|primeira tempestade].',
    ],
  },
  {
    when: { concerns: ['funcionamento'] },
    wordings: [
      'Por dentro, {o nome} {#trabalha/trabalham} numa sequência de ordens: o controle [pede|envia o código], a central [confere|decide], o motor [gira|obedece] e o fim de curso [manda parar|encerra].',
      'Entender {o nome} [ajuda|serve] a [descrever|contar] o defeito e a [não pagar|evitar pagar] por peça [boa|errada]: são [poucas partes|quatro ou cinco partes], cada uma com [um trabalho|uma tarefa].',
      '{O nome} {#funciona/funcionam} [bem|por anos] quando [três partes|a parte elétrica, a mecânica e o comando] [concordam|estão em ordem]; [o resto|todo o resto] é [regulagem|ajuste].',
    ],
  },
  {
    when: { concerns: ['seguranca'] },
    wordings: [
      'A segurança {do nome} [se apoia|depende] em [três defesas|três cuidados]: [fotocélula alinhada|fotocélula que funciona], [força limitada|embreagem bem regulada] e [gente avisada|moradores que sabem destravar].',
      '{O nome} [move|movimenta] muito peso [perto de pessoas|onde passam pessoas], e [por isso|assim] [cada proteção|cada sensor] [precisa ser testado|merece teste] [de tempos em tempos|com frequência].',
      'Com criança ou [cachorro|animal] na garagem, {o nome} [precisa|deve] [parar sozinho|recuar] ao [encontrar|tocar] um obstáculo: [quem garante isso é|isso vem de] [regulagem e sensor|sensor limpo e força certa].',
    ],
  },
];

const facts: readonly Passage[] = [
  {
    when: {},
    wordings: [
      '[Somos do ramo|Trabalhamos com isso] desde {desde}, e a regra continua [a mesma|igual]: [primeiro a folha, depois o motor|folha leve vem antes de motor forte].',
      '[A visita|A ida do técnico] [não tem taxa|não é cobrada] e o valor [é combinado|fica acertado] antes do serviço.',
      'Os mais de {clientes} clientes atendidos [ensinaram|mostraram] que [ouvir o sintoma|escutar a história] poupa visita.',
      'O pagamento [pode ser dividido|divide-se] em até {parcelas} vezes, e o orçamento [sai|vem] por escrito.',
      'Atendemos {onde} e [nas cidades vizinhas|no entorno], de {horário}.',
    ],
  },
  {
    when: { services: ['conserto', 'assistencia', 'regulagem'] },
    wordings: [
      'O reparo [fica|sai] entre {reparo mínimo} e {reparo máximo} e leva de {horas de reparo}, [conforme a peça|de acordo com a peça].',
      '[Entre peça e mão de obra|Com peça e mão de obra], [conte|calcule] de {reparo}; [a visita não tem taxa|não cobramos a visita].',
      'Depois do reparo, o serviço [fica coberto|tem garantia] por {garantia do serviço} e as peças trocadas, por {garantia das peças}.',
      '[A maioria dos reparos|Boa parte dos reparos] [termina|se encerra] em {horas de reparo}, e o valor [vai|varia] de {reparo}.',
      '[A faixa|O custo] vai de {reparo}: [ajuste e peça pequena|regulagem e miudeza] [puxam para baixo|ficam no começo], [placa e bobina|eletrônica e enrolamento] [puxam para cima|ficam no fim].',
    ],
  },
  {
    when: { services: ['instalacao'] },
    wordings: [
      'O trabalho [leva|dura] de {horas de instalação} [numa folha em bom estado|quando a folha está pronta], e você [recebe|aprende] o uso na hora.',
      '[A entrega|O equipamento] chega em até {horas de entrega}, com frete grátis [para São Paulo e região|na região], e a [montagem|instalação] [acontece|é feita] no mesmo dia.',
      '[Reserve|Separe] de {horas de instalação} e [alguém em casa|uma pessoa no local] para [aprender|conhecer] o destravamento.',
      '[O pagamento|O valor] [pode ser dividido|divide-se] em até {parcelas} vezes, e a visita [não é cobrada|não tem taxa].',
    ],
  },
  {
    when: { services: ['manutencao'] },
    wordings: [
      '[A preventiva|Uma revisão] [leva|dura] de {horas de manutenção} e [se repete|convém] a cada {meses entre revisões}.',
      '[O intervalo|O prazo] que [funciona|indicamos] é de {meses entre revisões}; [a visita|o serviço] [toma|ocupa] de {horas de manutenção}.',
      '[Feita|Repetida] a cada {meses entre revisões}, ela [evita|afasta] boa parte dos reparos de {reparo}.',
      '[A revisão|O serviço] pede de {horas de manutenção}, [com a garagem liberada|sem obra e sem sujeira], a cada {meses entre revisões}.',
    ],
  },
  {
    when: { services: ['troca'], products: ['motor', 'portao'] },
    wordings: [
      'Na residência, [a substituição do motor|trocar o motor] custa de {motor novo}, e o reparo, de {reparo}: [a diferença|a distância] entre os dois é o primeiro número [a olhar|da conta].',
      '[Um motor residencial novo|O motor novo], [colocado|já instalado], [fica|sai] de {motor novo}, em até {parcelas} vezes.',
      '[Trocar|A troca] leva de {horas de instalação}, com [teste|regulagem] e [controles gravados|controle programado] no fim.',
    ],
  },
  {
    when: { services: ['troca'], products: ['controle', 'placa', 'sensor', 'peca'] },
    wordings: [
      'Peça e mão de obra [ficam|costumam ficar] na faixa de reparo, de {reparo}.',
      'A troca [entra|se encaixa] na faixa dos reparos: de {reparo}, com {garantia das peças} de garantia na peça.',
      '[O serviço|A troca] leva de {horas de reparo}, [medição incluída|com medição e teste], e a visita [não tem taxa|não é cobrada].',
    ],
  },
  {
    when: { services: ['venda'], products: ['motor', 'portao'], gates: ['basculante', undefined] },
    wordings: [
      'Para basculante, o kit [completo|inteiro] [já instalado|com instalação] [sai por|custa] {kit padrão}, {kit speedy} ou {kit jetflex}, [conforme|de acordo com] a velocidade.',
      'O kit basculante PADRÃO abre em {segundos padrão} e custa {kit padrão}; o JETFLEX abre em {segundos jetflex} e [sai por|custa] {kit jetflex}, os dois instalados.',
      '[O kit basculante|O conjunto basculante] [começa em|parte de] {kit padrão}, [instalado|já colocado], em até {parcelas} vezes e com frete grátis [na região|em São Paulo e região].',
    ],
  },
  {
    when: { services: ['venda'], products: ['controle', 'placa', 'sensor', 'peca'] },
    wordings: [
      '[Com a mão de obra|Já com mão de obra], a troca {do item} [fica|cabe] na faixa de {reparo}.',
      '[O valor|O preço] [depende do modelo|muda com o modelo]; o serviço completo [fica|costuma ficar] de {reparo}.',
      '[Mande a foto|Envie a foto] da peça [que está aí|antiga]: {o item} {#precisa/precisam} [casar|combinar] com o conjunto, e o preço [sai|vem] [na hora|com a resposta].',
    ],
  },
];

const asks: readonly Passage[] = [
  {
    when: {},
    wordings: [
      '[Uma foto|Foto] da garagem por dentro, [com a folha fechada|com o portão fechado], [adianta|resolve] metade da conversa.',
      '[Conte|Diga] pelo WhatsApp [o que acontece|o que você precisa] e [em que bairro|onde] fica a garagem.',
      'Leia os pontos abaixo [com a garagem à vista|perto do portão]: [alguns|vários] se conferem [na hora|em um minuto].',
      '[Se a dúvida continuar|Se ainda restar dúvida], [um vídeo curto|um vídeo de poucos segundos] [basta|ajuda] para [orientar|responder].',
      '[Abaixo está|A seguir vem] o que [olhar|conferir], [o que perguntar|o que pedir] e [quanto pode custar|o que esperar da conta].',
      '[Guarde|Tenha à mão] a etiqueta do motor: [ela diz|nela estão] marca, modelo e tensão.',
    ],
  },
  {
    when: { services: ['conserto', 'assistencia', 'troca'] },
    wordings: [
      '[Mande|Envie] um vídeo do defeito pelo WhatsApp: [o som|o ruído] e [o ponto da parada|o lugar em que para] [já orientam|dizem bastante].',
      '[Enquanto espera|Até a visita], [deixe o disjuntor desligado|mantenha a energia cortada] e [não force|evite forçar] a folha.',
      'Fotografe a etiqueta do motor e [conte|diga] se [choveu|houve queda de luz] antes.',
      '[Descreva|Conte] em uma frase o que mudou e [desde quando|há quanto tempo]: [é assim que|com isso] o orçamento [começa|anda].',
      '[Os pontos abaixo|Os itens a seguir] [ajudam|servem] a [contar|explicar] o defeito [e a evitar|sem] [gasto repetido|gasto à toa].',
      'Nada do que segue [pede|exige] abrir a tampa do motor.',
    ],
  },
];

/** One wording of each is written, in this order. */
export const openingParts: readonly (readonly Passage[])[] = [answers, facts, asks];
