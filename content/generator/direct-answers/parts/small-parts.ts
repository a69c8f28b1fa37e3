/** Parts too small for a subject of their own, and work on them. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const smallPartAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'nao fecha todo|nao fecha o portao todo|nao fecha portao todo|nao abre todo|nao abre inteiro|nao fecha inteiro|nao fecha completamente|nao abre completamente|nao fecha por completo|nao abre por completo|nao vai ate o fim|nao sobe ate o fim|nao sobe tudo|nao sobe ate em cima|nao chega ate o fim|nao fecha ate o fim|nao abre ate o fim',
    ],
    subject: 'fim-de-curso',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Portão que não abre ou não fecha até o fim tem o fim de curso fora do ponto, quase sempre: o sensor manda parar antes da hora. Se a folha para cada vez num lugar, a causa é outra, força de menos, folha pesada ou capacitor fraco; em motor novo, falta acertar as paradas na instalação.',
    ],
    heading: 'Para sempre no mesmo ponto ou cada vez num',
    text: [
      'Com o disjuntor desligado e o motor solto, leve a folha até o fim na mão: se ela chega leve, é regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}; se enrosca ou pesa, é trilho, cabo ou dobradiça.',
    ],
    points: [
      'Falta sempre um palmo: ímã ou chave de parada deslocados.',
      'Falta mais quando está frio: graxa dura ou capacitor.',
      'Chega e volta: força de reversão ou batente.',
      'Motor recém-instalado: peça o acerto dentro da garantia da instalação.',
    ],
  },
  {
    when: [
      'pesado|pesada',
      'motor nao aguenta|nao aguenta|motor sofre|forcando|nao da conta|motor fraco|motor nao puxa',
    ],
    unless: 'kg|quilos|roldana',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Portão pesado que o motor não aguenta ou está desequilibrado, ou ganhou peso depois da compra do motor. Desligue o disjuntor, solte o motor e pare a folha na metade: se ela desce ou não anda com uma mão, conserta-se a folha, de {{repair.from}} a {{repair.to}}; se anda leve, mede-se capacitor e motor.',
    ],
    heading: 'Equilíbrio, peso novo ou motor cansado',
    text: [
      'Chapa, revestimento e porta embutida postos depois mudam o peso, e o contrapeso ou a mola têm de acompanhar. Aumentar a força da central esconde o defeito e tira a proteção de quem passa.',
      'Se a folha passa do limite do motor, o caminho é outro modelo: o PPA Home leva até {{home.weight}} e o PPA Home Jetflex até {{homeJetflex.weight}} em basculante.',
    ],
    points: [
      'Pesou de um dia para o outro: cabo, mola ou roldana.',
      'Foi pesando aos poucos: trilho, graxa seca, contrapeso.',
      'Leve na mão e lento no motor: capacitor ou tensão baixa.',
    ],
  },
  {
    when: [
      'memoriz*|aprend*|autoaprend*|percurso|nao grava o curso|nao le o curso',
      'central|placa|motor|portao',
    ],
    unless: 'controle',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Central que não memoriza o percurso não está vendo os fins de curso: sem o aviso de aberto e de fechado ela não fecha a conta do caminho. Confira se os ímãs passam diante do sensor, se a folha chega aos dois extremos com o motor solto e se a fotocélula está livre durante o aprendizado.',
    ],
    heading: 'O que impede a placa de aprender o curso',
    text: [
      'A sequência de botões muda com o modelo, e a foto da placa diz qual é. Folha que enrosca ou força baixa demais fazem a central abortar no meio e repetir.',
      'Refazer o aprendizado com a regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; trocar o sensor entra no conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Ímã invertido ou caído: a placa não vê o extremo.',
      'Fios do motor trocados: ela procura o fechado do lado errado.',
      'Depois de queda de energia: muitas precisam de um ciclo completo.',
    ],
  },
  {
    when: [
      'sonoff|tuya|ewelink|smart life|smartlife|siri|homekit|shelly|broadlink|google nest|nest|homey|home assistant',
    ],
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    answer: [
      'Sonoff, Tuya, Siri e os outros sistemas de casa conectada só chegam ao portão pelo celular por um módulo de contato seco, ligado à entrada de botoeira da central. O módulo precisa de pulso curto e de sinal bom na garagem; a marca do aplicativo você escolhe, e a ligação na placa é conosco, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que conferir no módulo antes de comprar',
    text: [
      'Saída de contato seco, que só fecha o circuito e não manda tensão, com tempo de pulso que se regula. Módulo de lâmpada põe tensão no borne e queima a entrada da placa.',
    ],
    points: [
      'Pulso de cerca de um segundo, e não liga e desliga.',
      'Wi-Fi que chegue com a folha fechada.',
      'Comando de voz com senha, e só para fechar sem ela.',
      'Controle comum mantido como reserva.',
    ],
  },
  {
    when: ['gsm|chamada telefonica|ligacao telefonica|por telefone|sms|chip de celular'],
    unless: 'preco|orcamento|valor|atend*|comprar|pedir|falar',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    answer: [
      'Acionar o portão por telefone pede um módulo GSM, com chip próprio, que reconhece o número e fecha um contato na central: serve onde o Wi-Fi não chega, e o portão pelo celular sai sem internet na garagem. O módulo e o chip são por sua conta, e a ligação na entrada de botoeira é conosco, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'GSM ou Wi-Fi no portão',
    text: [
      'O GSM depende de sinal da operadora e de crédito ou plano no chip; o Wi-Fi, da internet da casa. Nos dois, o controle remoto continua como reserva.',
    ],
    points: [
      'Teste o sinal da operadora dentro da garagem.',
      'Cadastre só os números que podem abrir.',
      'Chip sem saldo deixa o módulo mudo.',
    ],
  },
  {
    when: [
      'ladrao|bandido|assaltante|chapolin|jammer|bloqueador|aparelho que abre|invadiram',
      'abr*|abriu|abrem|clon*|portao|sinal|controle',
    ],
    unless: 'cerca|alarme|fio',
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Ladrão que abre portão com aparelho copia o sinal de um controle de código fixo, que é sempre o mesmo; com código rolante a cópia não serve, porque o código muda a cada toque. Troque o receptor e todos os controles de uma vez e, contra o bloqueador que segura o sinal, espere ver o portão fechado antes de sair.',
    ],
    heading: 'O que fazer depois de uma abertura estranha',
    text: [
      'Desligue o disjuntor do portão à noite até a troca e guarde a gravação da câmera para o boletim de ocorrência. Receptor novo e gravação ficam na faixa de {{repair.from}} a {{repair.to}}, conforme quantos controles há na casa.',
    ],
    points: [
      'Controle de chavinhas ou sem indicação: código fixo, troque.',
      'Todos os controles novos no mesmo dia; os antigos saem.',
      'Portão que não fechou ao sair: volte e feche.',
    ],
  },
  {
    when: [
      'reforc*|arromb*|pe de cabra|forcado|forcaram|levantaram|anti furto|antifurto',
      'portao|basculante|correr|deslizante|garagem|folha',
    ],
    unless:
      'roldana|suporte|solda|seguro|cerca|qual|mais seguro|antes de instalar|antes de colocar|antes de por|para receber',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Contra arrombamento, o reforço que mais rende no portão é a trava elétrica, que prende a folha no batente e solta sozinha quando o motor parte. O motor só segura pelo redutor, e uma alavanca na ponta da folha vence isso; no basculante põe-se a trava embaixo, e no de correr, no fim do curso.',
    ],
    heading: 'Onde o portão cede e o que fazer',
    text: [
      'Folha que balança na mão cede antes da trava: quadro firme e guia sem folga vêm primeiro, e são de serralheiro. Instalar ou reparar trava entra na faixa de {{repair.from}} a {{repair.to}}, conforme o portão.',
    ],
    points: [
      'Destravamento por fora: tampe ou tire o acesso, se houver outra entrada.',
      'Código rolante no controle, contra cópia.',
      'Luz e câmera apontadas para a folha, que são de outra empresa.',
    ],
  },
  {
    when: [
      'nem botao nem controle|nem controle nem botao|nem com botao|nem em botao|nem pelo botao|nem em botoeira|nem com controle nem',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Portão que não responde nem ao botão da parede nem ao controle está sem energia ou com a central parada, porque os dois comandos chegam a ela. Veja o disjuntor do portão e a luz da placa: apagada, é energia ou fusível; acesa e sem reação, é a placa, um sensor que bloqueia ou o motor.',
    ],
    heading: 'Da tomada ao motor, na ordem',
    text: [
      'Religue o disjuntor uma vez só; se cair, deixe desligado. O técnico mede a entrada, o fusível e a saída do motor, num conserto de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Tudo apagado: disjuntor, fio ou fusível.',
      'Luz acesa e clique sem movimento: motor ou capacitor.',
      'Luz piscando: a placa diz o que a impede.',
      'Enquanto isso, a folha se abre pelo destravamento, se estiver reta.',
    ],
  },
  {
    when: ['rebobin*|enrolamento|reenrolar|bobina queimada|bobina de motor'],
    unless: 'fechadura|eletroima|trava',
    subject: 'motor',
    aspects: ['worth', 'replace'],
    answer: [
      'Rebobinar motor de portão quase nunca compensa em motor de casa: o enrolamento feito em oficina se aproxima do preço da peça nova e não traz garantia de fábrica. O que fazemos é trocar o estator, de {{part.stator.from}} a {{part.stator.to}}, ou o motor inteiro, de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'Rebobinar, trocar o estator ou trocar o motor',
    text: [
      'Antes de decidir, acha-se o que queimou a bobina: folha pesada, capacitor fraco, tensão errada ou fim de curso que não corta. Sem isso, o enrolamento novo queima igual.',
    ],
    points: [
      'Motor grande ou fora de linha: aí o rebobinamento pode valer.',
      'Motor de casa com peça à venda: estator novo.',
      'Motor já consertado mais de uma vez: compare com o kit novo.',
    ],
  },
  {
    when: ['estator|estatores'],
    unless: 'fino|robusto|qualidade|diferenca|espessura',
    subject: 'motor',
    aspects: ['replace', 'price'],
    answer: [
      'O estator é a parte parada do motor, com as bobinas; quando queima, troca-se a peça por outra do mesmo modelo, de {{part.stator.from}} a {{part.stator.to}} com a mão de obra. A medição vem antes, porque capacitor fraco e fio solto dão o mesmo sintoma e custam bem menos.',
    ],
    heading: 'Como se confirma que é o estator',
    text: [
      'O técnico mede a resistência das bobinas e a fuga para a carcaça, com o motor frio. Se o estator do modelo não se acha mais, compara-se com um motor novo, de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Cheiro forte e motor mudo: bobina aberta.',
      'Disjuntor que cai ao acionar: bobina em curto.',
      'Zumbido sem giro: meça antes o capacitor.',
    ],
  },
  {
    when: ['retentor|retentores|junta de motor|gaxeta'],
    subject: 'motor',
    aspects: ['replace', 'care'],
    answer: [
      'Retentor é o anel de borracha que segura o lubrificante no eixo do motor; gasto, ele deixa pingar, e a engrenagem trabalha seca. A troca exige abrir o redutor e limpar tudo, e por isso entra num conserto de {{repair.from}} a {{repair.to}}, com a medida lida na peça velha.',
    ],
    heading: 'O que se olha quando o retentor vaza',
    text: [
      'Eixo riscado come o anel novo em pouco tempo, e rolamento com folga também. Os dois são conferidos com o motor aberto, com engrenagem e rolamentos de {{part.gears.from}} a {{part.gears.to}} se precisarem.',
    ],
    points: [
      'Mancha embaixo do eixo de saída.',
      'Medidas gravadas na borda do anel.',
      'Chiado junto do vazamento: rolamento.',
    ],
  },
  {
    when: ['rolamento|rolamentos|mancal'],
    unless: 'roldana|roldanas|roda|com|sem|ou',
    subject: 'motor',
    aspects: ['replace', 'repair'],
    answer: [
      'Rolamento do motor de portão com defeito chia ou ronca o tempo todo, até com a folha solta, e esquenta a ponta do eixo. É peça de medida comum, trocada na visita: engrenagem e rolamentos ficam entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    heading: 'Como saber que o barulho é do rolamento',
    text: [
      'Solte o motor da folha e acione por poucos segundos: se o som continua igual, vem de dentro. Rolamento velho desalinha o rotor e come o retentor e a coroa.',
    ],
    points: [
      'Chiado contínuo: rolamento seco.',
      'Ronco com vibração: rolamento comido.',
      'Estalo só na partida: engrenagem ou pino, e não rolamento.',
    ],
  },
  {
    when: ['pinhao|pinhoes'],
    unless: 'cremalheira',
    subject: 'engrenagem',
    aspects: ['replace', 'signs'],
    answer: [
      'O pinhão é a roda dentada na saída do motor. Gasto, já não agarra: no portão de correr pula sobre a cremalheira, e no basculante a engrenagem gira sem levar a folha. Troca-se o pinhão do mesmo passo, e o serviço com engrenagem e rolamentos fica entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    heading: 'Por que o pinhão gasta antes da hora',
    text: [
      'Folha pesada, cremalheira sem folga e motor fora do nível fazem o dente trabalhar de lado. Trocar só o pinhão com a régua comida gasta o novo do mesmo jeito.',
    ],
    points: [
      'Dente em forma de gancho: fim da peça.',
      'Limalha embaixo do motor: desalinho.',
      'Pula num ponto só: o gomo, e não o pinhão.',
    ],
  },
  {
    when: ['polia|polias|carretilha'],
    unless: 'correia|polegada*|medida|diametro|mm|preco|comprar',
    subject: 'cabo-de-aco',
    isComplaint: true,
    answer: [
      'Polia fora do lugar ou gasta deixa o cabo de aço sair do canal e a folha subir torta. Pare o motor, deixe o portão embaixo e ninguém passe: a troca se faz com a folha escorada, junto com a conferência dos cabos, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Polia e cabo se olham juntos',
    text: [
      'Canal fundo ou com rebarba desfia o cabo; eixo com folga faz a roda sair de lado. Por isso a polia nova com cabo velho dura pouco.',
    ],
    points: [
      'Cabo fora do canal: não recoloque com a folha no alto.',
      'Chiado na subida: eixo da polia seco.',
      'Um lado mais baixo: cabo cedido ou polia saída.',
    ],
  },
  {
    when: [
      'dobradica|dobradicas',
      'estour*|quebr*|solt*|rachad*|rang*|gast*|barulh*|solda|cai*|arranc*|troc*|emperr*',
    ],
    subject: 'portao-pivotante',
    isComplaint: true,
    answer: [
      'Dobradiça de portão estourada ou solta deixa a folha pendurada no motor: desligue o disjuntor, calce a folha e não acione. O par de dobradiças nós trocamos com a folha escorada, de {{part.metalwork.from}} a {{part.metalwork.to}}; se ela arrancou um pedaço da coluna, o serralheiro ou o pedreiro refaz o ponto antes.',
    ],
    heading: 'Serralheiro primeiro, motor depois',
    text: [
      'Peça que desliguem a central antes de soldar no portão, porque a corrente da solda a queima. Com a folha no prumo, ela precisa abrir com uma mão só; se pesa, a dobradiça ficou fora do esquadro.',
    ],
    points: [
      'Folha que raspa no chão: dobradiça cedida.',
      'Rangido: pino seco, que pede graxa em camada fina.',
      'Solda trincada: não a aperte com o motor.',
    ],
  },
  {
    when: ['pino|pinos|contrapino', 'quebr*|solt*|caiu|gast*|escap*|braco|motor|seguranca|troc*'],
    unless: 'trava|fechadura|tomada',
    subject: 'braco',
    isComplaint: true,
    answer: [
      'O pino do braço do portão prende o braço do motor à folha e é o primeiro a ceder quando ela pesa ou bate no fim do curso. Quebrado, o motor anda e o portão fica: desligue o disjuntor, prenda a folha e não improvise com prego, que cisalha e larga a folha no alto.',
    ],
    heading: 'Troca do pino e da causa',
    text: [
      'O pino novo tem de ter a medida do furo; furo já oval pede bucha ou braço novo. O serviço fica entre {{repair.from}} e {{repair.to}}, com o equilíbrio da folha testado junto.',
    ],
    points: [
      'Estalo na partida: pino com folga.',
      'Pino que quebra de novo: folha pesada ou fim de curso adiantado.',
      'Contrapino ausente: o pino sai sozinho.',
    ],
  },
  {
    when: ['transformador|trafo', 'placa|central|motor|portao|fonte|interfone'],
    unless: '127|220|110|voltagem',
    subject: 'central-de-comando',
    isComplaint: true,
    answer: [
      'O transformador da placa baixa a tensão da rede para a central, e morno ele está em ordem; quente demais para a mão, há curto num acessório ou a rede está acima do que ele suporta. Desligue o disjuntor e solte fotocélula, trava e receptor: se ele esfria, o culpado é um deles.',
    ],
    heading: 'Transformador quente: a placa ou o que está nela',
    text: [
      'O técnico mede a tensão de entrada e o consumo com cada acessório ligado de volta. Trocar só o transformador com o curto presente queima o novo; o conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Placa de 127 V em rede de 220 V: queima em segundos.',
      'Trava sempre ligada: consumo que não para.',
      'Zumbido forte: núcleo solto ou sobrecarga.',
    ],
  },
  {
    when: [
      'guia superior|guia de cima|guia de portao|roletes|rolete',
      'folga|solt*|quebr*|gast*|barulh*|troc*|fora|balanc*|desalinh*',
    ],
    subject: 'portao-de-correr',
    isComplaint: true,
    answer: [
      'A guia superior do portão de correr segura a folha em pé, e com folga a folha balança, bate no batente e pode sair do trilho. Não use o motor até apertar ou trocar os roletes: o serviço fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'Folga certa na guia de cima',
    text: [
      'A folha precisa passar sem roçar e sem bambear: rolete apertado demais pesa no motor, e frouxo deixa tombar. Confira também se a coluna da guia não cedeu.',
    ],
    points: [
      'Rolete que não gira: eixo seco ou quebrado.',
      'Barulho de batida no meio do curso: emenda ou empeno.',
      'Folha que inclina na mão: pare e chame.',
    ],
  },
  {
    when: ['batente|batentes|amortecedor|borracha', 'portao|basculante|correr|folha|borracha'],
    unless: 'raspa*|raspando|encost*',
    subject: 'portao-automatico',
    aspects: ['safety', 'adjust'],
    answer: [
      'O batente de borracha amortece a chegada da folha e evita o estalo no muro ou na coluna, mas quem para o portão é o fim de curso. Se ele bate forte, acerta-se primeiro o ponto de parada e a força, de {{part.adjustment.from}} a {{part.adjustment.to}}; a borracha entra depois, na mesma visita.',
    ],
    heading: 'Batente firme, parada antes dele',
    text: [
      'No portão de correr, o batente fixo no fim do trilho é segurança e não enfeite: sem ele a folha sai e tomba. No basculante e no de abrir, a borracha gasta muda o ponto em que a folha encosta e o motor passa a forçar.',
    ],
    points: [
      'Batente chumbado, e não só parafusado na chapa.',
      'Borracha que não resseca ao sol.',
      'Folha que para um dedo antes, com o motor.',
    ],
  },
  {
    when: ['fusivel|fusiveis', 'queim*|troc*|central|placa|motor|qual'],
    unless: 'disjuntor|amperes|ampere|amper|valor|quantos',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Fusível da central que queima toda hora está avisando: há um curto ou um motor pedindo corrente demais, e trocá-lo por outro maior queima a placa. Com o disjuntor desligado, solte os acessórios e o motor dos bornes; o que fizer o fusível novo queimar ao voltar é o culpado.',
    ],
    heading: 'Por onde se procura o que queima o fusível',
    text: [
      'O técnico mede motor, capacitor e cada acessório, e repõe o fusível do mesmo valor impresso. O conserto vai de {{repair.from}} a {{repair.to}}, conforme o que estiver em curto.',
    ],
    points: [
      'Queima ao ligar: curto na placa ou num acessório.',
      'Queima ao acionar: motor ou capacitor.',
      'Queima só quando chove: água numa caixa ou emenda.',
    ],
  },
  {
    when: [
      'luz de cortesia|luz de garagem|luz em central|lampada de motor|lampada de garagem',
      'nao apaga|nao desliga|fica acesa|fica ligada|sempre acesa',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Luz de cortesia que não apaga é tempo regulado longo na central ou relé da saída colado. Desligue o disjuntor do portão por um minuto: se ela apaga e volta a ficar acesa depois de abrir, o tempo se acerta na placa; se acende direto ao religar, o relé colou.',
    ],
    heading: 'Tempo, relé ou lâmpada demais',
    text: [
      'Lâmpada acima do que a saída suporta cola o relé, e por isso a luz da casa vai num módulo à parte. Regular o tempo fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; trocar o relé entra no conserto da placa, de {{repair.from}} a {{repair.to}}.',
    ],
  },
  {
    when: [
      'sensor magnetico|aviso de portao aberto|alerta de portao aberto|sensor de portao aberto|avisar portao aberto|esqueci o portao aberto|saber se o portao',
      'portao|aberto|celular|garagem',
    ],
    unless:
      'desbalance*|desequilibr*|equilibr*|balancead*|torto|alinhad*|pesad*|fora de nivel|ele fecha|fecha sozinh*',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    answer: [
      'Para saber se o portão ficou aberto, põe-se um sensor magnético na folha, ligado ao módulo do portão pelo celular ou ao alarme: ele diz a posição, e não para a folha como a fotocélula. O módulo e o sensor do celular nós ligamos na visita; o do alarme é da empresa de segurança.',
    ],
    heading: 'Onde o sensor de posição fica',
    text: [
      'O ímã vai na folha e o sensor na coluna, no ponto do portão fechado. O sinal de internet na garagem é medido antes, e a ligação entra na faixa de {{repair.from}} a {{repair.to}}.',
    ],
  },
  {
    when: ['eclusa|intertrav*|clausura'],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    answer: [
      'Eclusa é o par de portões em que um só abre com o outro fechado, e as duas centrais precisam se falar para isso. No portão de condomínio já existente, ligamos o intertravamento e um sensor em cada folha; o projeto de acesso e a portaria são de empresa de segurança.',
    ],
    heading: 'O que a eclusa exige dos dois portões',
    text: [
      'O tempo de cada folha soma na fila, e por isso os motores são de uso intenso: instalado, o conjunto pesado fica entre {{condominium.from}} e {{condominium.to}} por portão. É preciso prever também a abertura de emergência dos dois juntos.',
    ],
    points: [
      'Espaço para um carro inteiro entre as folhas.',
      'Fotocélula nos dois vãos.',
      'Comando da portaria que libera tudo num incêndio.',
    ],
  },
  {
    when: ['cadeado|ferrolho|corrente com cadeado', 'portao|automatico|motor|garagem'],
    unless: 'ou',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    answer: [
      'Cadeado em portão automático só se usa com o motor desligado no disjuntor: quem aciona com o cadeado fechado entorta o braço ou quebra a engrenagem. Para reforço de todo dia, a trava elétrica solta e prende sozinha a cada abertura.',
    ],
    heading: 'Quando o cadeado faz sentido',
    text: [
      'Em viagem, desligue o disjuntor, tranque a folha por dentro e avise quem tem controle. Instalar ou consertar trava elétrica entra na faixa de {{repair.from}} a {{repair.to}}, conforme o portão.',
    ],
  },
  {
    when: ['seguro', 'roub*|furt*|levaram'],
    subject: 'motor',
    aspects: ['safety'],
    answer: [
      'Motor de portão roubado ou furtado entra no seguro residencial só se a apólice cobre furto do que fica fora da casa; leia essa cláusula e faça o boletim de ocorrência antes de mexer no que sobrou. O orçamento do motor novo, de {{replacement.from}} a {{replacement.to}} com a troca, nós damos por escrito.',
    ],
    heading: 'Depois do furto do motor',
    text: [
      'Feche a folha na mão e prenda-a por dentro, com o disjuntor desligado e os fios isolados. No motor novo, peça parafusos de cabeça lisa e caixa fechada.',
    ],
  },
  {
    when: [
      'cancelar|desmarcar|remarcar|reagendar|adiar',
      'servico|visita|agendad*|horario|atendimento|conserto|instalacao|tecnico',
    ],
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    answer: [
      'Para cancelar ou remarcar um serviço agendado com a assistência técnica, avise na mesma conversa de WhatsApp em que ele foi marcado, com o nome e o bairro. Quanto antes chegar o aviso, mais fácil é achar outro horário; o expediente vai de {horário}.',
    ],
    heading: 'O que dizer ao remarcar',
    text: [
      'Diga se o portão mudou de estado desde a conversa, porque a peça separada pode ser outra. Se o defeito passou sozinho, vale contar como, e o conserto de {{repair.from}} a {{repair.to}} às vezes vira só um teste.',
    ],
  },
  {
    when: [
      'compram|compra de motor usado|voces compram|vendo motor|vender motor|vender meu motor|vendo meu motor|aceita motor velho|aceitam motor velho|motor velho na troca|recolhem',
    ],
    subject: 'motor',
    aspects: ['replace'],
    answer: [
      'Não compramos nem revendemos motor usado. Na troca, o motor velho pode sair junto com a instalação do novo, que fica entre {{replacement.from}} e {{replacement.to}} no total; combine antes se você quer ficar com ele para peças.',
    ],
    heading: 'O que fazer com o motor velho',
    text: [
      'Placa, capacitor e carcaça são lixo eletrônico e metal, e vão para coleta própria, não para o lixo comum. Antes de passá-lo adiante, mande apagar os controles da memória.',
    ],
  },
  {
    when: ['ferro', 'aluminio', 'troc*|mudar|substitu*|passar|ou|por'],
    unless: 'cremalheira|roldana|kg|motor para',
    subject: 'portao-de-aluminio',
    aspects: ['choose', 'worth'],
    answer: [
      'Trocar portão de ferro por um de alumínio é serviço de serralheria, e não nosso: nós tiramos o motor antes e o pomos de volta depois. A folha de alumínio pesa menos e não enferruja, o que poupa cabo e roldana; em troca amassa e torce mais, e o motor se fixa com reforço no perfil.',
    ],
    heading: 'O que muda no motor com a folha nova',
    text: [
      'O motor velho costuma servir, mas o contrapeso ou a mola precisam ser refeitos para o peso menor, senão a folha sobe sozinha. Regular curso e força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Peça ao serralheiro o peso da folha pronta.',
      'Reforço por dentro do perfil onde o braço vai.',
      'Desligue a central antes de soldar na coluna.',
    ],
  },
];
