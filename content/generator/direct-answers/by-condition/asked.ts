/** Answers to common questions with a condition added: a bent rail, a missing photocell, a breaker of a given size. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const askedByCondition: readonly DirectAnswer[] = [
  {
    when: [
      'basculante',
      'nao desce|travado em cima|trava no alto|trava em cima|ficou aberto|nao fecha|preso em cima|parado no alto',
    ],
    unless: 'palmo|metade|meio|sozinho|embaixo|ate o chao|ate o fim|todo|tudo|direito|por completo',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['repair'],
    answer: [
      'Basculante parado no alto não se puxa para baixo: desligue o disjuntor, mantenha todos longe do vão e deixe-o escorado por quem sabe. Se o motor nem tenta, veja fotocélula, energia e motor quente; se ronca e não desce, a folha prendeu na guia ou o braço passou do ponto.',
    ],
    heading: 'Por que ele sobe e não desce',
    text: [
      'Descer pede sensor livre: sol na lente, poeira ou fio soltam essa proteção e só a abertura funciona. No calor, folha de ferro dilata e prende na guia, e o protetor térmico corta; espere esfriar e tente uma vez.',
      'Fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}; guia, cabo ou pivô, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Fecha segurando a botoeira: é a fotocélula.',
      'Ronca e não sai: guia presa ou capacitor.',
      'Um lado desce antes: cabo ou mola, ninguém embaixo.',
      'Volta a andar frio: calor no motor ou folga da folha.',
    ],
    further: 'O preço por peça está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'De longe e com tudo desligado, mande a foto do portão no alto e das duas laterais.',
  },
  {
    when: [
      'trilho|trilhos',
      'amassad*|amassou|amassaram|torto|entortou|empenad*|empenou|afundou|afundado|quebrado|quebrou',
    ],
    unless: 'instalar|colocar|caiu|saiu|fora do trilho|emenda|barulho',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Com o trilho amassado ou torto, pare de usar o motor: a roldana sobe no ponto ruim e a folha pode sair do trilho e tombar. Desligue o disjuntor e deixe o portão onde está. O trecho se desempena, ou se corta e se solda outro no nível; a solda fica entre {{part.metalwork.from}} e {{part.metalwork.to}}, e roldana marcada se troca junto, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que medir antes de religar',
    text: [
      'O técnico solta o motor e passa a folha na mão de ponta a ponta: ela tem de correr no trecho novo como no resto, sem subir nem morder. Depois confere a folga entre o pinhão e a cremalheira, porque a folha pode ter baixado.',
      'Se foi veículo que passou por cima, o trilho raso no piso de concreto costuma ter cedido junto; aí o chumbamento se refaz, e isso é de pedreiro ou serralheiro.',
    ],
    points: [
      'Onde o trilho amassou, contado a partir do motor.',
      'Roldana lascada ou com o canal aberto.',
      'Guia de cima e batentes no lugar.',
      'Força do motor de volta ao mínimo depois do conserto.',
    ],
    send: 'Mande uma foto do trecho amassado, outra da folha inteira e diga se ela ainda está dentro do trilho.',
  },
  {
    when: ['trilho', 'emenda|junta|degrau'],
    unless: 'instalar|colocar',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Barulho ou tranco sempre no mesmo ponto do trilho é emenda aberta ou degrau: a roldana cai no vão e sobe de novo, e cada pancada amassa as duas peças. Desligue, solte o motor e passe a folha devagar na mão até achar o ponto.',
    ],
    heading: 'Acertar a emenda e não só o barulho',
    text: [
      'Emenda se alinha, solda e lixa no nível; ponta torta se troca o pedaço. Piso que afundou embaixo volta a abrir a emenda, e pede concreto antes da solda.',
      'Trilho e roldana ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; solda e reforço, entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    points: [
      'Bate uma vez por passada: uma emenda.',
      'Bate duas, a mesma distância: as duas roldanas no mesmo ponto.',
      'Ronca o caminho todo: roldana, e não trilho.',
      'Carro passa em cima: trilho embutido ou calço firme.',
    ],
    further: 'Se a folha já escapou ali, veja [portão saiu do trilho](/portao-de-correr-saiu-do-trilho).',
    send: 'Mande uma foto da emenda de perto, com uma régua em cima.',
  },
  {
    when: [
      'sem fotocelula|sem sensor|nao instalou|nao colocou|nao pos|desligou a fotocelula|desligou o sensor|tirou a fotocelula|tirou o sensor|ligou direto|jumper',
      'instalador|tecnico|empresa|instalaram|instalou',
      'fotocelula|sensor|portao|pode',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Não devia: portão com fechamento automático entregue sem fotocélula fecha em cima de quem passa, e quem instala responde pelo serviço que entregou. Desligue o fechamento automático hoje e peça a instalação do par por escrito, porque serviço com falha tem prazo de reclamação no Código de Defesa do Consumidor.',
    ],
    heading: 'O que pedir a quem instalou',
    text: [
      'Noventa dias é o prazo legal para vício aparente em serviço durável, contado da entrega. Leve a nota e uma foto do vão sem o sensor; se não houver resposta, o Procon recebe.',
      'Se preferir que façamos, o par instalado e testado fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Portão que só fecha apertando, com alguém à vista, corre menos risco.',
      'Força regulada continua obrigatória com ou sem o par.',
      'Peça o manual e o teste do cabo de vassoura.',
    ],
    further:
      'A altura e o teste estão em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande uma foto do vão dos dois lados e da etiqueta da central.',
  },
  {
    when: [
      'devagar|lento|rapido',
      'de um lado|um lado|para um lado|abre rapido|fecha devagar|abre devagar|fecha rapido|do outro',
      'deslizante*|de correr|correr',
    ],
    unless: 'caindo|desce',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Portão de correr que anda rápido num sentido e devagar no outro quase sempre sobe num deles: o trilho perdeu o nível, ou a roldana de uma ponta gastou. Se o trilho está no nível, a diferença é da central, que tem ajuste separado para abrir e para fechar, e regular fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Trilho ou central',
    text: [
      'Desligue o disjuntor, solte o motor na chave e empurre a folha nos dois sentidos: se na mão um deles também pesa mais, é trilho ou roldana. Igual na mão e diferente com o motor é regulagem ou capacitor.',
      'Trilho e roldana ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; capacitor, entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    points: [
      'Uma bola solta no trilho mostra para que lado ele desce.',
      'Lento só no último trecho: parada suave, e é normal.',
      'Mudou de repente: capacitor fraco ou ajuste mexido.',
    ],
    further:
      'O que se regula está em [regulagem de fim de curso](/topicos/regulagem-de-fim-de-curso-do-portao).',
    send: 'Conte pelo WhatsApp os segundos em cada sentido e se a folha pesa na mão, com uma foto do trilho.',
  },
  {
    when: [
      'braco|pistao|haste|suporte',
      'entortou|torto|empenou|amassou|quebrou',
      'batida|bateu|bati|carro|pivotante|de abrir',
    ],
    subject: 'braco',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Braço ou pistão torto não se desempena: a haste riscada rasga o retentor e o braço desempenado dobra no mesmo lugar. Desligue o disjuntor, deixe a folha solta e escorada e mande medir o suporte, porque a batida quase sempre o tirou do esquadro também.',
    ],
    heading: 'O que se troca e o que se alinha',
    text: [
      'Haste e retentor, ou o braço inteiro, mais o suporte refeito na distância do manual. Se a folha saiu do prumo, o serralheiro vem antes.',
      'O conserto fica entre {{repair.from}} e {{repair.to}}, solda de suporte entre {{part.metalwork.from}} e {{part.metalwork.to}}; pistão perdido se compara com motor novo, entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Fotografe antes de mexer, para o seguro.',
      'Dobradiça aberta: a folha não fica solta sem calço.',
      'Não dê um último teste no motor.',
    ],
    further:
      'O que se confere depois está em [motor pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).',
    send: 'Mande a foto do pistão, do suporte e da folha inteira.',
  },
  {
    when: [
      'fica aberto|demora para fechar|demora a fechar|aberto muito tempo|muito tempo aberto|nao fecha logo',
      'portao|garagem|predio|condominio',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'Portão que fica aberto tempo demais se corrige na pausa da central, ou na função que fecha assim que o carro libera a fotocélula: quase toda placa tem uma das duas. Se a pausa está curta e ele demora mesmo assim, alguém repete o comando ou a fotocélula está cortada no meio do tempo.',
    ],
    heading: 'Medir antes de regular',
    text: [
      'Cronometre da folha aberta até começar a fechar, com e sem carro passando. Igual nos dois é pausa longa; maior com gente passando é o feixe que recomeça a contagem.',
      'A regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e o par de fotocélula, entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Fechar depois da passagem exige fotocélula perto da folha.',
      'Controle apertado na saída abre de novo: oriente os moradores.',
      'Rampa e fila: segundos a mais de propósito.',
    ],
    further: 'O uso em prédio está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Diga quantos segundos ele fica aberto e mande a foto do vão com a fotocélula.',
  },
  {
    when: [
      'chapa|chapear|fechei|fechar com chapa|revestimento|acm|madeira por cima|peso a mais|coloquei vidro|forrei',
      'pesado|pesada|forca|lento|depois|coloquei|parou|nao aguenta',
    ],
    unless: 'manuten*|preventiv*|revisao',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Chapa nova somou peso e vento: o motor que bastava passa a trabalhar no limite, e no basculante o contrapeso antigo já não segura. Antes de trocar o motor, refaça o equilíbrio com o peso novo e mova a folha com a mão, com o disjuntor desligado e ninguém embaixo.',
    ],
    heading: 'Quanto a chapa pesa',
    text: [
      'Chapa de aço com o quadro fica entre treze e vinte quilos por metro quadrado, e grade, entre nove e quatorze. Some a diferença da sua folha e compare com o limite do modelo: o PPA Home leva até {{home.weight}} em basculante, e o Home Jetflex, até {{homeJetflex.weight}}.',
      'Refazer o equilíbrio ou trocar cabos e roldanas fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'De correr: roldana da carga nova.',
      'De abrir: dobradiça e batente contra o vento.',
      'Força aumentada no lugar do equilíbrio vira acidente.',
    ],
    further: 'A conta está em [que motor serve no meu portão](/motores/escolher).',
    send: 'Mande altura, largura, o que foi colocado e a foto da folha por dentro.',
  },
  {
    when: ['so abre|nao fecha', 'controle', 'nice|garen|rossi|peccinin|ppa|rcg|motor|portao'],
    unless: 'perto|sol|chuva',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Se o controle abre e não fecha, ele está bom: é o mesmo botão nos dois sentidos. O que impede o fechamento é a fotocélula cortada, suja ou sem energia, ou o fim de curso da abertura que a central ainda lê como não chegado.',
    ],
    heading: 'Prova em dois minutos',
    text: [
      'Limpe as duas lentes e passe a mão na frente: a luz de um dos lados tem de mudar. Mudou e não fecha, segure a botoeira: em muitas centrais o fechamento assistido passa por cima do sensor, e isso aponta o par.',
      'O par fica entre {{part.photocell.from}} e {{part.photocell.to}}; fim de curso, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Só de dia não fecha: o sol bate na lente.',
      'Nem a botoeira fecha: fim de curso ou entrada de parada.',
      'Começou depois de lavar: água no sensor.',
      'Não una os fios do sensor.',
    ],
    further: 'A lista inteira está em [portão não abre](/portao-nao-abre).',
    send: 'Mande a foto das duas lentes e diga o que a botoeira faz.',
  },
  {
    when: [
      'trava|fechadura|fecho|pino',
      'nao encaixa|nao entra|desalinhada|desalinhado|nao tranca|nao fecha',
      'pivotante|de abrir|portao|folha|eletrica',
    ],
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Trava que não encaixa é folha fora do lugar, e não trava ruim: a dobradiça baixou, o batente andou ou o fim de curso parou antes. Leve a folha na mão até o fim, com o disjuntor desligado, e veja para que lado o pino erra o furo.',
    ],
    heading: 'Acertar a folha antes do furo',
    text: [
      'Pino alto é dobradiça que cedeu; pino curto é curso; pino de lado é batente. Alargar o furo resolve por semanas e deixa folga para o vento.',
      'Alinhar e regular o tempo fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; par de dobradiças ou solda de suporte, entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    points: [
      'Encaixa na mão e não no motor: falta curso ou força no fim.',
      'Só erra à tarde: dilatação ao sol.',
      'Folha dupla: a segunda chega antes da hora.',
    ],
    further: 'O serviço está em [trava elétrica](/topicos/trava-eletrica-para-portao).',
    send: 'Mande uma foto do pino com a folha fechada na mão.',
  },
  {
    when: [
      'motor',
      'basculante',
      'correr|deslizante',
      'serve|funciona|pode|posso|usar|adaptar|colocar|transformar|aproveitar|tem como|encaixa',
    ],
    unless: 'trocar portao|mudar portao|ou|e|diferenca|versus|x|preco|quanto custa|transformar portao|qual',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Não dá: o motor de basculante empurra um braço por um fuso, e o de correr gira um pinhão na cremalheira; não há peça que transforme um no outro. O que se aproveita na troca de tipo são o circuito de energia, a fotocélula e, às vezes, os controles.',
    ],
    heading: 'O que comprar e o que reaproveitar',
    text: [
      'Central presa ao corpo do motor sai junto; receptor avulso e fotocélula passam para o novo. Vendido usado, o motor de basculante paga pouco e só a quem tem a mesma folha.',
      'Motor novo com troca fica em geral entre {{replacement.from}} e {{replacement.to}} em casa, por orçamento no de correr.',
    ],
    points: [
      'Controles: servem se o código for da mesma família.',
      'Base de concreto e cremalheira são novas.',
      'Tensão do ponto continua valendo.',
    ],
    further: 'A escolha está em [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande a foto do trilho, comprimento e material da folha.',
  },
  {
    when: [
      'disjuntor',
      'dois motores|2 motores|dois portoes|2 portoes',
      'amperes|ampere|qual|quantos|de quanto|mesmo|separado',
    ],
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'O melhor é um disjuntor para cada motor, na corrente da etiqueta e da bitola do fio: assim um defeito não para o outro portão. Num circuito só, somam-se as correntes de partida, porque os dois podem sair juntos, e o fio cresce com a soma.',
    ],
    heading: 'Por que não dividir',
    text: [
      'Motor de casa em 220 V costuma ficar em 10 A com fio de 2,5 mm²; em 127 V a corrente dobra e pode pedir 16 A. O disjuntor protege o fio, e por isso nunca é maior que ele.',
      'O quadro é do eletricista; ligar e provar os motores fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Terra nos dois, na mesma barra.',
      'Fotocélula alimentada pelo motor dela.',
      'Folha dupla numa central só: um disjuntor, com a soma.',
    ],
    further: 'Se ele desarma, veja [disjuntor do portão caindo](/disjuntor-do-portao-caindo).',
    send: 'Mande a foto do quadro e das duas etiquetas.',
  },
  {
    when: ['so no meu carro|no meu carro|dentro do carro|um carro so|neste carro', 'controle|tag|portao'],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Se o mesmo controle abre a pé e falha dentro do seu carro, é o carro: película metalizada, para-brisa térmico, carregador ou câmera ligados ao lado dele. Tire o carregador, ponha o controle para fora da janela e conte a diferença de passos.',
    ],
    heading: 'Vencer a película sem trocar o portão',
    text: [
      'Muitos para-brisas metalizados têm uma faixa sem metal atrás do retrovisor, e o controle preso ali alcança. Câmera barata faz ruído na mesma faixa: desligue uma vez e teste.',
      'Outro controle gravado para o carro fica entre {{part.programming.from}} e {{part.programming.to}}; em prédio, a administração cadastra.',
    ],
    points: [
      'A pé também falha: bateria ou controle.',
      'Todos os carros falham: antena do portão.',
      'Falha só em dia quente: bateria no painel ao sol.',
    ],
    further: 'Os tipos estão em [controle remoto](/topicos/controle-remoto-de-portao).',
    send: 'Diga quantos passos ele alcança a pé e no carro, e mande a foto do controle.',
  },
  {
    when: [
      'jetflex|inversor*|triflex|motor rapido',
      'pisca*|luz vermelha|led|erro|nao anda|parou|nao abre|trava*|nao sai',
    ],
    unless: 'raio|queim*',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['repair'],
    answer: [
      'Motor com inversor que pisca e não anda está avisando o que viu, e não necessariamente queimado: as causas comuns são folha pesada, sensor de posição sem leitura, tensão baixa e percurso perdido. Conte as piscadas, desligue o disjuntor um minuto e ligue de novo; se a contagem volta, procure-a no manual da placa.',
    ],
    heading: 'O que provar antes de trocar a placa',
    text: [
      'Solte o motor e leve a folha na mão: pesada, ela é que fez o inversor cortar. Leve, o técnico confere o conector do sensor, a tensão na partida e refaz o percurso.',
      'Regulagem e percurso ficam entre {{part.adjustment.from}} e {{part.adjustment.to}}; a placa, que não é universal, entre {{part.board.from}} e {{part.board.to}}.',
    ],
    points: [
      'Anda um palmo e para: sensor de posição ou percurso.',
      'Nem pisca: fusível, fonte ou disjuntor.',
      'Só falha no horário de pico: tensão.',
      'Depois de raio: não insista.',
    ],
    further: 'A ficha está em [Home Jetflex](/motores/motor-ppa-home-jetflex).',
    send: 'Conte as piscadas e mande a foto da etiqueta da placa e do motor.',
  },
  {
    when: ['engrenagem|coroa', 'de novo|outra vez|nova quebrou|novamente|segunda vez|em um mes|ja quebrou'],
    subject: 'engrenagem',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Engrenagem nova que quebra em semanas não tinha culpa: folha pesada, fim de curso batendo, rosca do eixo gasta ou peça de passo parecido a mataram. Não ponha a terceira antes de mover a folha com a mão e de olhar a rosca sem fim.',
    ],
    heading: 'As quatro causas, da mais comum à mais rara',
    text: [
      'Roldana ou contrapeso que pesam; motor que força contra o batente; rosca marcada que come o dente novo; e coroa paralela de modelo vizinho. As duas primeiras se veem sem abrir a caixa.',
      'Se a troca foi paga, a garantia do serviço vem antes: procure quem fez. Conosco a peça sai com {{parts.warranty}}, e a engrenagem fica entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    points: [
      'Dentes comidos de um lado: rosca ou eixo.',
      'Dentes arrancados num ponto: tranco no fim de curso.',
      'Pó branco em pouco tempo: folha pesada ou sem graxa.',
    ],
    further: 'O serviço está em [troca de engrenagem](/topicos/troca-de-engrenagem-de-motor-de-portao).',
    send: 'Mande a foto da coroa quebrada e da etiqueta do motor.',
  },
  {
    when: [
      'clonou|clonaram|clonado|copiaram|copiou',
      'meu controle|controle|portao',
      'alguem|meu|o que fazer|suspeito|roubo|ladrao',
    ],
    unless: 'dicionario',
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Se você desconfia que o controle foi clonado, mude o código hoje: em código fixo troca-se o segredo da placa e de todos os controles; em rolante, limpa-se a memória e se gravam só os seus. Até lá, desligue o disjuntor do portão à noite e passe uma corrente.',
    ],
    heading: 'Fechar a porta para a cópia',
    text: [
      'Código fixo se copia em segundos, e trocar a combinação só empurra o problema: receptor de código rolante resolve, com controles, entre {{repair.from}} e {{repair.to}}. Limpar a memória e gravar os seus fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Anote hora e imagem: a polícia pede.',
      'Não deixe controle no carro em estacionamento e lava-rápido.',
      'Controle de prédio: avise o síndico no mesmo dia.',
      'Trava elétrica soma uma segunda barreira.',
    ],
    further: 'A diferença entre códigos está em [controle remoto](/topicos/controle-remoto-de-portao).',
    send: 'Mande a foto do controle aberto: por ela dizemos de que tipo é.',
  },
  {
    when: ['caminhao|onibus|trem|metro|caminhoes', 'passa*|na rua', 'abre|abrindo|sozinho|treme|dispara'],
    unless: 'nao abre|parado|parou|travou',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Portão que abre quando passa caminhão recebe ordem de um contato que treme: borne frouxo da botoeira, fio do interfone roçando, relé solto ou fim de curso no limite da leitura. Rádio de caminhão só entra na conta se o seu código é fixo.',
    ],
    heading: 'Da vibração ao contato',
    text: [
      'Desligue o disjuntor e peça para reapertar bornes e conectores, um por vez; depois solte a botoeira por um dia. Se parou, o fio dela é o culpado.',
      'Conserto de contato fica entre {{repair.from}} e {{repair.to}}; código rolante, se for rádio, entra na mesma faixa.',
    ],
    points: [
      'Só com o portão fechado: ímã no limite do sensor.',
      'Só com chuva e trânsito: emenda com água.',
      'Até achar: disjuntor desligado à noite.',
    ],
    further: 'As outras causas estão em [portão abre sozinho](/portao-abre-sozinho).',
    send: 'Conte a que horas acontece e mande a foto da botoeira e da caixa fechada.',
  },
  {
    when: [
      'demora|atraso|segundos',
      'responder|responde|obedecer|comecar|sair|acionar|depois que aperto',
      'controle|portao|motor',
    ],
    unless: 'fechar|instalacao',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Demora igual toda vez, de poucos segundos, é tempo de programação: sinaleira ligada antes do movimento, retardo da folha ou central que espera a trava soltar. Demora que varia é controle falando fraco: bateria, antena ou ruído.',
    ],
    heading: 'Igual sempre ou diferente a cada vez',
    text: [
      'Aperte a botoeira e conte: se ela também demora, é a central; se responde na hora, é o rádio. Na central o tempo se muda pelo manual da placa; no rádio, bateria e antena vêm primeiro.',
      'Ajustar o tempo ou gravar o controle outra vez fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Estala e só depois anda: trava elétrica ou capacitor.',
      'Ficou assim depois de alguém mexer na placa: tempo de sinaleira ou de trava mudado.',
      'Pelo celular, conte também o tempo da internet: alguns segundos são normais.',
    ],
    further: 'O que a placa controla está em [central de comando](/topicos/central-de-comando-de-portao).',
    send: 'Conte os segundos pela botoeira e pelo controle, com a foto da etiqueta da central.',
  },
  {
    when: [
      'quebrou|estragou|bateu|danificou',
      'inquilino|visita|funcionario|motorista|entregador|caminhao',
      'paga|quem paga|responsavel|cobrar',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Paga quem causou o dano, se ficar provado: batida, uso errado ou portão forçado na mão são de quem fez; peça que já estava gasta é do dono. O orçamento com a causa escrita e as fotos do dia são o que separa um do outro.',
    ],
    heading: 'Como provar sem briga',
    text: [
      'Fotografe antes de mexer, guarde a peça e peça o laudo simples da visita: braço torto por batida e coroa comida por anos se distinguem de longe. Em aluguel, vale a vistoria de entrada; com motorista, o seguro do veículo.',
      'Um conserto fica entre {{repair.from}} e {{repair.to}}; solda e reforço, entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    points: [
      'Nome, data e testemunha no mesmo papel.',
      'Câmera: salve antes que apague.',
      'Portão aberto para a rua: conserte primeiro, cobre depois.',
    ],
    further: 'O preço por peça está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande fotos do dano e da folha inteira, e a data.',
  },
];
