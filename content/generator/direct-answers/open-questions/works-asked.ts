/** Answers about jobs and documents: what we do, what another trade does, who decides and who pays. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const workAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'vila|rua sem saida|loteamento|rua particular|villa',
      'fechada|fechado|particular|sem saida|moradores',
      'instal*|motor|portao|automatiz*',
    ],
    unless: 'nao abre|nao fecha',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Em vila fechada o portão é de todos, e por isso três coisas se resolvem antes do motor: quem assina e paga, de que quadro vem a energia e quantas casas usam a entrada na hora cheia. Se a rua é pública, fechar depende de autorização da prefeitura, que é pedida pelos moradores. Com isso pronto, o motor se escolhe pelas aberturas por hora, e o conjunto pesado instalado fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'O que a vila decide antes de instalar',
    text: [
      'Sem porteiro, cada casa abre do carro e de dentro: controle por unidade, com lista de quem tem cada um, e interfone ou celular para visita e entrega. Código rolante, para que controle copiado não circule.',
      'Vila pequena, com poucas aberturas, às vezes cabe num motor de casa; em basculante o kit vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    points: [
      'Um responsável com nome, para o orçamento e para a chave de destravamento.',
      'Medidor próprio ou acordo de quem paga a luz do portão.',
      'Fotocélula e sinaleira: ali passam criança e bicicleta.',
      'Porta de pedestre separada, para a folha grande não abrir a cada entrega.',
      'Acesso de bombeiro e ambulância: abertura manual que os vizinhos conheçam.',
    ],
    send: 'Mande pelo WhatsApp uma foto da entrada, o número de casas e de carros e quem responde pela vila.',
  },
  {
    when: [
      'mudar|trocar|mover|deslocar|recuar|avancar|passar',
      'portao',
      'de lugar|de posicao|para tras|para frente|outro lugar|recuo',
    ],
    unless: 'outra casa|mudanca|controle',
    subject: 'serralheria',
    isAboutSubject: true,
    aspects: ['replace'],
    answer: [
      'Mudar o portão de lugar e manter o motor é possível quando a folha continua a mesma e anda do mesmo jeito. O serralheiro e o pedreiro refazem coluna, trilho e batente; nós tiramos o motor antes, com o portão preso, e o montamos na posição nova, com fio, curso e força refeitos. Suporte soldado e cremalheira cortada na medida às vezes não se aproveitam.',
    ],
    heading: 'A ordem da mudança e o que fica conosco',
    text: [
      'Combine as duas visitas antes da obra: a da retirada, para o motor não ser arrancado nem soldado por perto, e a da montagem, com o cimento já curado.',
      'As duas se orçam por foto. Como medida, regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e suporte soldado, entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    points: [
      'Conduíte até a posição nova, antes de fechar a parede.',
      'Ponto de energia com disjuntor e terra no lugar do motor.',
      'Se o portão avança mais na calçada, a prefeitura vem antes.',
      'Folha equilibrada de novo, no basculante.',
      'Fotocélula na altura certa do vão novo.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão como está e um desenho simples de onde ele vai ficar.',
  },
  {
    when: ['pint*', 'voces|vcs|fazem|orcamento|preco|quanto custa|empresa|servico', 'portao'],
    subject: 'serralheria',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Não, pintura não fazemos: é de pintor ou de serralheria, e o preço se pede por metro quadrado, com lixa, fundo contra ferrugem e demãos escritos. O que fazemos é o motor, antes e depois: soltar e proteger o que a tinta estraga e reequilibrar a folha, que volta mais pesada.',
    ],
    heading: 'O nosso serviço em volta da pintura',
    text: [
      'Se a folha vai sair para pintura de forno ou jato, tiramos o motor e o pomos de volta, com valor por foto. Pintada no lugar, basta desligar o disjuntor e cobrir.',
      'Depois, se ela sobe ou desce sozinha, o acerto de força e curso fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Fuso, cremalheira, cabo e trilho: sem uma gota de tinta.',
      'Lente da fotocélula: fita e saco plástico, retirados no mesmo dia.',
      'Etiqueta do motor: não pinte, é por ela que se acha peça.',
      'Solda perto da central: desligue os fios antes.',
    ],
  },
  {
    when: ['vistoria*|laudo|declaracao|relatorio', 'seguro|seguradora|sinistro', 'motor|portao|casa'],
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Vistoria de motor para o seguro nós fazemos como visita técnica: testamos, fotografamos e escrevemos o que falhou, a causa provável e o valor do reparo, com data e nota. É um relatório de oficina, que a seguradora costuma aceitar em dano elétrico; laudo assinado por engenheiro, quando a apólice o exige, é de um perito contratado.',
    ],
    heading: 'O que a seguradora pede quando o portão queima',
    text: [
      'Em dano elétrico, avise o seguro antes de trocar a peça e guarde a queimada: sem ela a vistoria deles não tem o que ver. Pergunte o valor da franquia, porque uma placa fica entre {{part.board.from}} e {{part.board.to}} e às vezes não passa dela.',
      'Se foi surto da rede, há outro caminho: o pedido de ressarcimento à distribuidora, que também pede orçamento e descrição.',
    ],
    points: [
      'Dia e hora do fato, e o que mais queimou na casa.',
      'Foto da etiqueta do motor e da placa, antes de mexer.',
      'Orçamento com peça e mão de obra separadas.',
      'Nota de compra ou de instalação, se houver.',
    ],
    send: 'Mande pelo WhatsApp as fotos e diga que documento o seguro pediu, com as palavras dele.',
  },
  {
    when: [
      'voltar|voltando|retirar|desinstalar|tirar|desativar|passar|virar',
      'manual',
      'motor|portao|automatico',
    ],
    unless: 'sem energia|sem luz|falta de luz|destrav*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['replace'],
    answer: [
      'Voltar o portão para manual é serviço de uma visita: desligamos e isolamos os fios, tiramos motor e central, reequilibramos a folha e pomos uma tranca, porque quem segurava o portão fechado era o motor. Fica dentro da faixa de conserto, de {{repair.from}} a {{repair.to}}, com o valor dito por foto.',
    ],
    heading: 'O que muda na folha sem motor',
    text: [
      'O basculante fica mais leve de um lado sem o braço e precisa de acerto no contrapeso ou na mola. O de correr precisa de fecho e de batente; o de abrir, de ferrolho de chão em cada folha.',
      'Para ficar só uns dias no manual não se tira nada: disjuntor desligado e chave de destravamento.',
    ],
    points: [
      'Fios isolados em caixa fechada, e disjuntor identificado.',
      'Puxador novo, longe da dobradiça e do vão dos dedos.',
      'Motor e controles guardados juntos, com a memória apagada.',
      'Suporte soldado pode ficar, se não atrapalha.',
    ],
  },
  {
    when: [
      'posso|da para|consigo|como',
      'trocar|instalar|colocar|por|montar',
      'eu mesmo|sozinho|por conta propria',
      'motor|automatizador|kit',
    ],
    unless: 'bateria|controle|pilha|inquilin*|condominio|capacitor',
    subject: 'automatizacao',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['allowed'],
    answer: [
      'Pode, nada proíbe: na troca por um motor igual, com a folha leve na mão, quem sabe cortar e medir a energia consegue. Numa primeira instalação não aconselhamos, porque furar a coluna é o de menos: altura do braço ou da cremalheira, terra, força e fim de curso decidem se o portão para ao encostar em alguém. Cabo de aço, mola e contrapeso não se soltam em casa.',
    ],
    heading: 'Onde quem troca sozinho costuma errar',
    text: [
      'O capacitor guarda carga com o disjuntor desligado, e o motor solto deixa a folha livre: escore-a antes. O outro erro comum é o fio: fino, sem terra ou com emenda ao tempo.',
      'Se preferir, você compra e nós montamos, ou trocamos tudo por {{replacement.from}} a {{replacement.to}} em portão de casa; no nosso kit para basculante a instalação já está no preço, a partir de {{kit.padrao}}.',
    ],
    points: [
      'Fotografe cada fio antes de soltar.',
      'Mesmo tipo, mesma tensão e mesma altura de pinhão ou braço.',
      'Força regulada por último, no menor ponto em que ela completa o curso.',
      'Prova com uma caixa de papelão no vão: tem de voltar.',
      'Garantia: leia se a do motor exige montagem por técnico.',
    ],
    send: 'Mande uma foto do portão por dentro, largura, altura e material da folha: dizemos o que a instalação pede.',
  },
  {
    when: [
      'clonagem|clonar|clonado|clonarem|clone',
      'evitar|evita|prevenir|proteger|protege|impedir|proteção|seguro contra',
      'condominio*|predio|morador*|sindic*|unidades',
    ],
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Evita-se a clonagem com código rolante: cada toque manda um código novo, e a cópia gravada na rua não abre mais. Em condomínio some a isso controle numerado por unidade e receptor que apaga um número só, porque a cópia mais comum não vem de aparelho de ladrão, vem da banca de chaves. Receptor de código fixo tem de ser trocado; nele não há proteção que se ligue.',
    ],
    heading: 'O que o condomínio faz contra controle copiado',
    text: [
      'A troca se faz sem mexer no motor: um receptor de código rolante ligado à central, e os controles regravados por unidade em um ou dois dias marcados. Controle antigo deixa de abrir no dia combinado.',
      'Gravar fica entre {{part.programming.from}} e {{part.programming.to}} por visita; receptor e controles se orçam pela quantidade.',
    ],
    points: [
      'Lista com unidade, número do controle e data.',
      'Controle perdido ou morador que saiu: apagar no mesmo dia.',
      'Controle novo só pela administração, nunca por cópia.',
      'Prestador sem controle: abre a portaria.',
      'Tag ou celular para quem precisa de prazo.',
    ],
    send: 'Mande pelo WhatsApp a foto do controle, da central e o número de unidades.',
  },
  {
    when: [
      'marca|modelo|fabricante',
      'sem etiqueta|sem adesivo|etiqueta apagada|etiqueta sumiu|apagada|sem nome|nao tem etiqueta|descobrir|como sei|identificar',
      'motor|central|placa|portao',
    ],
    unless: 'capacitor|controle',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Sem etiqueta, a marca do motor se descobre por quatro lugares: o relevo na tampa plástica, o nome impresso na placa, o verso do controle e o manual ou a nota. A placa pode ter sido trocada por outra marca, e o controle também, por isso a tampa e a forma da carcaça valem mais. Uma foto de frente e outra de lado quase sempre bastam para reconhecermos.',
    ],
    heading: 'Onde procurar o nome do motor de portão',
    text: [
      'Desligue o disjuntor e limpe a carcaça com pano: etiqueta de alumínio suja parece apagada. Há gravação também embaixo da base, no eixo e na engrenagem.',
      'Se ninguém reconhece, a peça ainda se acha por medida: capacitor pelos microfarads, rolamento pelo número do anel, engrenagem pelos dentes. Mesmo sem nome, um conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Tampa: letra em relevo, por fora ou por dentro.',
      'Placa: nome e versão impressos em branco.',
      'Chave de destravamento: cada fabricante tem a sua.',
      'Controle: só indica a marca do receptor.',
    ],
    send: 'Mande pelo WhatsApp fotos do motor de frente, de lado e por baixo, da placa e do verso do controle.',
  },
  {
    when: ['campainha*', 'portao|instalar|colocar|junto|interfone|ligar'],
    unless:
      'fio da campainha|botoeira|nao toca|abre o portao|abrindo o portao|abre portao|portao abre|nao funciona|parou|sem funcionar',
    subject: 'interfone',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Campainha não instalamos: é serviço de eletricista ou de quem monta interfone. O que fazemos junto do portão é deixar pronto o que se encontra com ela: o botão de abertura ligado à central, com fio próprio, para você atender a campainha e abrir sem controle na mão.',
    ],
    heading: 'Campainha e portão na mesma entrada',
    text: [
      'Não use o mesmo par de fios para as duas coisas. A campainha comum leva tensão da rede, e um fio dela na entrada de botoeira queima a placa; a sem fio evita a obra, mas pode falhar atrás de portão de ferro.',
      'A ligação do botão na central entra num serviço de {{repair.from}} a {{repair.to}}, conforme o caminho do conduíte.',
    ],
    points: [
      'Botão da campainha do lado de fora; o do portão, só do lado de dentro.',
      'Conduíte separado para a rede e para a baixa tensão.',
      'Interfone com abertura faz as duas coisas, por dois fios até a central.',
      'Campainha por rádio na mesma frequência raramente abre o portão, mas teste.',
    ],
  },
  {
    when: ['regulariz*|reforma de calcada|obra de calcada|calcada nova|rebaixa*', 'portao|calcada|guia'],
    unless: 'regular a|nao fecha|nao abre',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Regularizar o portão depois de reformar a calçada tem duas partes. A do papel é com a subprefeitura ou a prefeitura: guia rebaixada, rampa e folha que não avance sobre o passeio. A do portão é mecânica: piso mais alto faz a folha raspar, muda o trilho e tira a fotocélula da altura, e isso nós acertamos.',
    ],
    heading: 'O que conferir no portão depois da calçada pronta',
    text: [
      'Antes de ligar o motor, desligue o disjuntor, destrave e leve a folha na mão de ponta a ponta. Se ela encosta no piso novo, não aumente a força: quem corta ou sobe a folha é o serralheiro.',
      'Fim de curso e força ficam entre {{part.adjustment.from}} e {{part.adjustment.to}}; fotocélula realinhada, entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Fresta sob a folha: dois a três dedos, sem passar pata nem mão.',
      'Trilho limpo de cimento e sem degrau na emenda.',
      'Conduíte da fotocélula que o pedreiro possa ter cortado.',
      'Multa ou notificação: o prazo é o que está escrito nela.',
    ],
  },
  {
    when: ['taxa|cobra|cobram|custo|valor', 'deslocamento|visita|ir ate|vir ate|vinda'],
    unless: 'condominio|lubrific*|de manutencao',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Não cobramos taxa de deslocamento nem de visita na área atendida, que é São Paulo e a Grande São Paulo: paga-se só o serviço aprovado, de {{repair.from}} a {{repair.to}} num conserto de casa. O valor é dito antes de começar e, se você não aprovar, não há nada a pagar dentro do expediente, de {horário}.',
    ],
    heading: 'O que a visita sem taxa inclui',
    text: [
      'Inclui ir até o endereço, mover a folha, medir e dizer o defeito e o preço. A distância muda só o dia: cidade mais longe se marca junto com outras chamadas.',
      'Fora do expediente vale a assistência 24 horas, quando há técnico, e aí o valor da saída é combinado na mensagem, antes.',
    ],
    points: [
      'Vídeo e foto da etiqueta antes: a peça certa já vai no carro.',
      'Um adulto no local na hora combinada.',
      'Segunda visita por falta de peça: também sem taxa.',
      'Pedágio e estacionamento de prédio: avise, para combinar antes.',
    ],
    send: 'Mande pelo WhatsApp a rua e o bairro, um vídeo do portão e a etiqueta do motor.',
  },
  {
    when: ['lubrific*|engrax*', 'quanto custa|quanto cobra|quanto cobram|preco|valor|quanto e|cobra'],
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Lubrificar o portão faz parte da revisão, e o valor sai por foto; como medida, lubrificação com regulagem de força e de curso fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, sem taxa de visita. Só passar graxa, sem olhar a folha, não vale o deslocamento: o que range costuma ser roldana ou dobradiça no fim.',
    ],
    heading: 'O que entra no serviço de lubrificação',
    text: [
      'A folha solta e movida com a mão, pivôs, dobradiças e fuso com graxa, cremalheira e trilho limpos a seco, aperto de suporte e teste da fotocélula. Leva {horas de manutenção}.',
    ],
    points: [
      'Graxa na dobradiça, no pivô e no fuso; nunca no trilho nem na cremalheira de nylon.',
      'Desengripante tira ferrugem e não lubrifica: pede graxa depois.',
      'Uma vez por ano em casa; a cada {{maintenance.interval}} em prédio.',
      'Range de novo em poucas semanas: peça gasta, e não falta de graxa.',
    ],
  },
  {
    when: ['portaria remota|portaria virtual|portaria autonoma|portaria a distancia'],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Portaria remota funciona com portão antigo se a central aceita comando de abrir e de fechar por contato e se o portão está em ordem: quem olha por câmera não desce para empurrar a folha. A empresa de portaria cuida de câmera, internet e cadastro; nós deixamos o motor confiável e os bornes identificados para ela ligar.',
    ],
    heading: 'O que o portão precisa ter antes da portaria remota',
    text: [
      'Faça a revisão antes da migração: a falha que o porteiro resolvia na mão vira garagem aberta de madrugada. Sensor de portão aberto, nobreak e segundo par de fotocélula deixam de ser luxo.',
      'Revisão e regulagem ficam entre {{part.adjustment.from}} e {{part.adjustment.to}}; placa que não aceita o comando, entre {{part.board.from}} e {{part.board.to}}.',
    ],
    points: [
      'Entradas separadas de abrir e fechar, ou uma central que as tenha.',
      'Sensor que diz se a folha fechou.',
      'Nobreak para motor, central e rede no mesmo circuito.',
      'Contrato que diga quem atende o portão parado e em quanto tempo.',
      'Chave de destravamento com o zelador e um morador por bloco.',
    ],
  },
  {
    when: ['alvara|licenca|autorizacao de prefeitura|licenciamento', 'portao|motor'],
    subject: 'portao-de-comercio',
    aspects: ['allowed'],
    answer: [
      'Trocar o motor ou a folha por outra igual, no mesmo vão, não costuma pedir alvará, nem em comércio. Pede quem muda a fachada, alarga o vão, rebaixa guia ou põe folha que avance sobre a calçada; em imóvel tombado ou em prédio, também o órgão de patrimônio ou o condomínio. Quem confirma é a prefeitura da sua cidade, antes da obra.',
    ],
    heading: 'Portão de comércio: o que costuma ser conferido',
    text: [
      'Na vistoria dos bombeiros o que conta é a saída: portão em rota de fuga tem de abrir na mão, por dentro e sem chave, mesmo sem energia. Nós entregamos descrição do serviço, nota e garantia; projeto e responsabilidade técnica são de engenheiro ou arquiteto.',
      'Motor com instalação em portão pesado fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    points: [
      'Contrato de aluguel: o dono do imóvel autoriza por escrito.',
      'Folha por dentro do alinhamento, aberta e fechada.',
      'Sinaleira na saída de veículos para a calçada.',
      'Destravamento manual ensinado a quem abre a loja.',
    ],
  },
  {
    when: ['tomada', 'motor|portao', 'ligado|ligada|ligar|liga|direto|deixar|pode'],
    unless: 'nao liga|queim*|127|110|220|nao funciona|choque|nobreak',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Pode ficar ligado na tomada o tempo todo, se for uma tomada só dele, com terra, na tensão da etiqueta e com disjuntor no circuito: parado o motor gasta quase nada. O que não pode é extensão, benjamim ou tomada dividida com freezer e máquina, porque a partida pede várias vezes a corrente e esquenta o plugue.',
    ],
    heading: 'Tomada ou ligação direta no motor de portão',
    text: [
      'Muitos motores de casa saem com plugue, e tirá-lo da tomada é o jeito mais seguro de mexer na caixa. Em prédio e em motor grande, liga-se direto a um circuito com disjuntor próprio e terra.',
      'Ponto novo de energia é do eletricista; o trecho até o motor nós refazemos num serviço de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Plugue morno depois de três aberturas: contato ruim, desligue no disjuntor.',
      'Fio de extensão enrolado esquenta e derruba a tensão.',
      'Tomada baixa na garagem: longe da água da lavagem.',
      'Pino de terra cortado: choque na grade, cedo ou tarde.',
    ],
  },
  {
    when: ['canil', 'portao|motor|cachorro*'],
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Para canil, portão automático só é boa ideia de correr, leve e lento, e comandado por quem está vendo: o cão se deita no vão e não entende o aviso. Motor em porta pequena, onde o animal encosta, pede força no mínimo, fotocélula baixa e nenhum fechamento automático; em porta de tela, um fecho com mola e trinco alto resolve melhor.',
    ],
    heading: 'O que muda quando quem passa é cachorro',
    text: [
      'O feixe comum passa por cima do cão deitado. Um par a um palmo do piso vê a pata, mas suja todo dia, e a lente suja deixa o portão aberto, que é o lado certo de falhar.',
      'Motor para folha leve de correr sai por orçamento; fotocélula, entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Fio dentro de conduíte de metal: cão rói o plástico.',
      'Caixa do motor do lado de fora do canil, fora da lavagem.',
      'Cremalheira e engrenagem com proteção, por causa do focinho e do rabo.',
      'Abertura manual à mão: animal preso não espera o técnico.',
    ],
  },
  {
    when: [
      'escola|escolas|creche|colegio|hospital|igreja',
      'fotocelula|sensor|obrigatori*|seguranca|lei|norma',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Em portão de escola trate a fotocélula como obrigatória: norma técnica de portão pede proteção contra aperto, e quem responde por um acidente com aluno é a escola. Não fazemos fechamento automático sem ela em lugar com criança. O pedido da prefeitura, dos bombeiros ou da delegacia de ensino da sua cidade pode ir além, e é bom confirmá-lo por escrito.',
    ],
    heading: 'Segurança num portão por onde passam crianças',
    text: [
      'Um par só, na altura do para-choque, não vê criança sentada nem agachada: põem-se dois, a um palmo do piso e à altura do joelho. Na entrada e na saída dos alunos, a folha fica aberta e parada, com alguém no portão.',
      'Pôr ou trocar um par fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Porta de pedestre separada do portão de carro.',
      'Força testada com obstáculo, e o resultado anotado todo mês.',
      'Comando só na secretaria, com o vão à vista.',
      'Abertura manual conhecida por três funcionários.',
      'Grade com vãos fechados onde cabe um braço.',
    ],
  },
  {
    when: [
      'sindico|condominio|predio|morador|moradores|administradora',
      'pagar|cobrar|paga|cobra|pode cobrar|cobranca|obrigar',
      'controle|controles|tag|tags',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Depende do motivo. Controle que o morador perdeu ou quebrou, ou que ele pede a mais, em geral é pago por ele, com base na convenção ou no regimento. Se o condomínio troca o sistema inteiro, é despesa do prédio, aprovada em assembleia, e costuma incluir um controle por vaga. O síndico cobra o que a convenção ou a ata permite; fora disso não obriga.',
    ],
    heading: 'Controle do condomínio: quem costuma pagar o quê',
    text: [
      'O controle é peça pessoal, mas o cadastro é do prédio: comprar por fora não adianta se o receptor só aceita o que a administração grava. Peça o valor do controle e o da gravação em linhas separadas.',
      'Conosco, gravar fica entre {{part.programming.from}} e {{part.programming.to}} por visita, dividido pelos controles do dia.',
    ],
    points: [
      'Perdido ou quebrado: o morador.',
      'Defeito na garantia: quem vendeu.',
      'Troca geral do sistema: o condomínio, por assembleia.',
      'Inquilino que sai: devolve, e o número é apagado.',
      'Dúvida sobre a cobrança: a ata e a convenção, por escrito.',
    ],
  },
  {
    when: ['vandal*|depred*|quebraram|pichar*|pichac*', 'portao|condominio|predio|motor|fotocelula'],
    subject: 'portao-de-condominio',
    aspects: ['safety', 'repair'],
    answer: [
      'Portão que amanhece aberto por vandalismo quase sempre foi forçado num de três pontos: fotocélula virada ou coberta, botoeira alcançada pela grade, folha empurrada até o motor soltar. Feche na mão com o disjuntor desligado, guarde as imagens da câmera e mande conferir os três; até lá, o fechamento automático sem sensor fica proibido.',
    ],
    heading: 'Como dificultar e o que consertar primeiro',
    text: [
      'O síndico registra a ocorrência antes do reparo, porque o seguro do prédio pede. Depois se muda o que ficou ao alcance da mão.',
      'Fotocélula, entre {{part.photocell.from}} e {{part.photocell.to}}; o resto se orça pela peça, em visita sem taxa.',
    ],
    points: [
      'Fotocélula por dentro do alinhamento, em caixa de metal.',
      'Botoeira a mais de um braço da grade.',
      'Chave de destravamento com tampa e segredo.',
      'Aviso de portão aberto na portaria ou no celular do zelador.',
      'Luz com sensor e câmera apontada para o motor.',
    ],
  },
  {
    when: [
      'bateu|bateram|batida|colidiu|amassou|derrubou|arrebentou',
      'portao',
      'morador|quem conserta|quem paga|vizinho|caminhao|entregador|carro|predio|condominio',
    ],
    unless: 'cabeca|pessoa|crianca|mao|machuc*|portao bateu|multa|multar|multado|multada|seguro|seguradora',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Quem bateu paga, em regra, e quem contrata o conserto é o dono do portão: no prédio, o síndico, que depois cobra do morador ou do seguro do carro. Antes de tudo, desligue o disjuntor e não abra a folha torta. Serralheiro desempena folha e coluna; motor, suporte, cabo e sensor são conosco, em casa de {{repair.from}} a {{repair.to}} e no prédio orçados pela peça.',
    ],
    heading: 'Depois da batida, nesta ordem',
    text: [
      'Foto do carro e do portão como ficaram, nome e placa, e a câmera guardada. O seguro do carro cobre dano a terceiro e pede orçamento escrito: damos o do motor, e o serralheiro, o da folha.',
      'O motor só se religa com a folha no esquadro. Ligar antes quebra a engrenagem, de {{part.gears.from}} a {{part.gears.to}}, e aí a conta já não é de quem bateu.',
    ],
    points: [
      'Folha fora do trilho ou dos cabos: isole e não mexa.',
      'Fotocélula e fios: mesmo sem marca, mande testar.',
      'Força e fim de curso regulados de novo no fim.',
      'Acordo por escrito antes de pagar o conserto.',
    ],
  },
  {
    when: [
      'desbalance*|desequilibr*|balanceado|equilibrado|equilibrio',
      'como saber|como sei|saber se|sinal|sinais|teste|testar|descobrir',
      'portao|folha|basculante',
    ],
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'O teste é um só: disjuntor desligado, cabos inteiros, motor solto na chave e alguém ao lado, leve a folha até a meia altura e solte devagar. Se ela fica parada, está equilibrada; se desce, falta contrapeso ou mola; se sobe, sobra. Com cabo desfiado ou folha torta não faça o teste: chame.',
    ],
    heading: 'Sinais de portão desbalanceado sem destravar nada',
    text: [
      'O motor denuncia: sobe gemendo e desce depressa, ou o contrário, e a carcaça esquenta com poucas viagens. A força da central, aumentada aos poucos, esconde o peso e tira a proteção de quem passa.',
      'Acertar o par de cabos ou a mola fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; a regulagem depois, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Bate embaixo ao fechar: folha pesada.',
      'Não encosta no chão e volta a subir: contrapeso demais.',
      'Um canto mais baixo que o outro: cabos desiguais.',
      'Começou depois de pintura ou chapa: peso novo.',
    ],
  },
  {
    when: ['corrente', 'dura|duram|vida util|quanto tempo|trocar|quando', 'motor|portao|automatizador'],
    unless: 'continua|alternada|eletrica|fuga|amper*|medir|nao anda|quebr*|soltou',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'A corrente do motor de portão dura muitos anos numa casa, se fica lubrificada e na tensão certa; o que a gasta é trabalhar frouxa, seca ou com a folha pesada. Não há prazo no calendário: troca-se quando os elos endurecem, quando o esticador chega ao fim ou quando ela pula dente, e sempre junto com o pinhão.',
    ],
    heading: 'Como se vê que a corrente está no fim',
    text: [
      'Com o disjuntor desligado, aperte-a no meio do trecho: dois dedos de folga é bom, mais que isso pede esticador. Ferrugem em pó entre os elos e dente do pinhão afinado são fim de vida.',
      'Corrente, pinhão e regulagem entram num serviço de {{repair.from}} a {{repair.to}}, com {{parts.warranty}} de garantia na peça.',
    ],
    points: [
      'Óleo próprio para corrente, pouco, a cada seis meses; graxa grossa junta areia.',
      'Estalo ao partir: folga ou dente gasto.',
      'Elo emendado à mão parte de novo: troque inteira.',
      'Corrente que parte em portão de teto deixa a folha pesada: não fique embaixo.',
    ],
  },
  {
    when: [
      'gasta quantos reais|quantos reais|quanto gasta|gasta quanto|quantos reais por mes|gasta por mes',
      'mes|mensal|reais',
      'motor|portao',
    ],
    unless: 'solar|nobreak|alto|aumentou|muito',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'Centavos, numa casa: o motor puxa de {{consumption.from}} a {{consumption.to}} só enquanto a folha anda, e dez viagens por dia somam poucos minutos, menos de um quilowatt-hora por mês. A central em espera, ligada o dia todo, gasta mais que o motor, e ainda assim pesa poucos reais. Para o número exato, multiplique os quilowatts-hora pela tarifa da sua conta.',
    ],
    heading: 'A conta do motor de portão, passo a passo',
    text: [
      'Watts da etiqueta, vezes os segundos de uma viagem, vezes as viagens do mês, divididos por 3.600.000, dão os quilowatts-hora.',
      'Conta que subiu de verdade aponta defeito: motor que zumbe parado, trava energizada ou fuga no fio. Achar e consertar fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      '127 V ou 220 V: o gasto é o mesmo.',
      'Prédio: dezenas de viagens, ainda longe do elevador.',
      'Trava que esquenta sem ninguém abrir: energia perdida.',
      'Nobreak ligado gasta um pouco o tempo todo.',
    ],
  },
  {
    when: [
      'capa|cobertura|protecao|proteger|cobrir|abrigo|telhadinho',
      'chuva|sol|agua|tempo|sereno',
      'motor|central|portao',
    ],
    unless: 'nao abre|nao fecha|parou|fotocelula|controle',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Proteger o motor da chuva pede uma cobertura, e não uma capa justa: um telhadinho de chapa ou acrílico, com aba dos três lados e um palmo de ar em volta. Plástico amarrado segura a umidade, esquenta o motor e enferruja os contatos. O motor de casa aguenta respingo; o que ele não aguenta é jato, poça na base e água descendo pelo fio.',
    ],
    heading: 'Por onde a água entra no motor',
    text: [
      'Ela entra pelo furo do cabo, pela borracha vencida da tampa e pelo conduíte que vem do chão. O fio deve entrar por baixo e fazer uma curva em U antes da caixa, para a gota cair fora.',
      'Vedar a caixa e refazer o cabo entra num serviço de {{repair.from}} a {{repair.to}}; placa que já oxidou, de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Base alguns dedos acima do piso da garagem.',
      'Tampa original, com borracha e todos os parafusos.',
      'Ventilação livre: motor abafado desliga por calor.',
      'Sol direto também gasta: a aba serve aos dois.',
    ],
    send: 'Mande pelo WhatsApp uma foto do motor e do que há em cima dele: dizemos por onde a água chega e o que convém cobrir.',
  },
  {
    when: [
      'mudar|inverter|trocar|virar|mudando',
      'lado|sentido',
      'portao|abertura|motor|basculante|pivotante|deslizante|correr|folha',
    ],
    unless: 'controle|de lugar|errado|contrario',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['replace'],
    answer: [
      'Mudar o lado para o qual o portão abre depende do tipo. No de correr, inverte-se o sentido na central e muda-se o motor de ponta, se há parede livre do outro lado. No de abrir, trocam-se dobradiças e braço, com o serralheiro. No basculante, que só sobe, o que se muda é o lado do motor ou a saída da folha, para dentro ou para fora, e isso é refazer braços e coluna.',
    ],
    heading: 'O que é da folha e o que é do motor',
    text: [
      'A folha é da serralheria; depois dela, remontamos motor, curso e força e passamos o fio para o lado novo. Sai por orçamento, com foto dos dois lados.',
      'Só inverter o sentido na central e regular fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Parede livre do comprimento da folha, no de correr.',
      'Ponto de energia do lado novo, com conduíte.',
      'Fotocélula e batente mudam junto.',
      'Folha que passa a abrir para a calçada: pergunte antes à prefeitura.',
    ],
  },
];
