/** What somebody asks in front of a shop window: the best motor, a third control, a battery, a timer, a garage for two cars. */
import type { DirectAnswer } from '../../direct-answer.ts';

const broken = 'nao|parou|queim*|quebr*|consert*|defeito|barulho';

export const windowQuestions: readonly DirectAnswer[] = [
  {
    when: [
      'melhor motor|melhores motores|melhor automatizador|ranking|top 5|top 10|motor mais vendido|motor mais confiavel',
      'portao|portoes|garagem|mercado|casa|residencial',
    ],
    unless: `${broken}|ou|x|condominio*|predio*|industrial|galpao|basculante*|deslizante*|correr|pivotante*|barato|silencioso|rapido|solar|kg|quilos|pesado|ppa|garen|rossi|peccinin|nice|agl|seg|intelbras|marca|marcas`,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'O melhor motor de portão é o do tipo certo, que leva a sua folha com sobra e tem peça perto de você; uma lista de campeões não sabe como o seu portão anda. No basculante de casa, a nossa resposta é o kit PADRÃO, de {{kit.padrao}} instalado, ou o JETFLEX, de {{kit.jetflex}}, para quem tem pressa na calçada. Vendemos PPA: desconte essa preferência.',
    ],
    heading: 'O melhor motor para cada portão',
    text: [
      'De correr e de abrir saem por orçamento: numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}. Em prédio ganham os ciclos por hora, e não a força.',
      'Ao comparar marcas, pergunte quem vende engrenagem e placa na sua cidade e quem responde pela instalação. O resto está na ficha.',
    ],
    points: [
      'Sobe, até {{home.weight}}: PPA Home; até {{homeJetflex.weight}}: PPA Home Jetflex.',
      'Corre no trilho: deslizante com cremalheira, escolhido pelo peso.',
      'Abre como porta: pistão ou braço, um por folha.',
      'Garagem coletiva: estator robusto e central de condomínio.',
    ],
    further: 'Os modelos que vendemos estão na [comparação dos motores](/motores).',
    send: 'Mande pelo WhatsApp a foto do portão por dentro, a altura, a largura e o material da folha: dizemos qual é o melhor no seu.',
  },
  {
    when: [
      'com 3 controles|com tres controles|3 controles|tres controles|4 controles|quatro controles|5 controles|mais controles|controle extra|controle a mais|controles a mais|controles extras',
      'motor|kit|motores|automatizador|promocao',
    ],
    unless: `${broken}|perdi|roub*|apag*|clon*|condominio*|predio*|program*|gravar`,
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['buy', 'price'],
    answer: [
      'O kit de motor vem com dois controles gravados; o terceiro e os outros se pedem junto e se gravam na mesma visita, com o aparelho cobrado à parte. Em basculante, o kit instalado custa {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX, em até {{instalments}}.',
    ],
    heading: 'Quantos controles pedir',
    text: [
      'Conte os carros e quem chega a pé, e guarde um em casa: pedir depois soma uma gravação, de {{part.programming.from}} a {{part.programming.to}}. Anúncio com mais controles se compara pelo preço inteiro, com central e instalação.',
      'Em portão de correr ou de abrir o motor sai por orçamento, e os controles a mais entram nele.',
    ],
    points: [
      'Código rolante, que não se copia.',
      'Botão livre, se o mesmo controle vai abrir o portão social.',
      'Moto ou bicicleta: um modelo pequeno, que fique no chaveiro.',
    ],
    further: 'O que vem em cada kit está na página de [motores](/motores).',
    send: 'Mande pelo WhatsApp quantos controles quer, uma foto do portão por dentro e as medidas da folha.',
  },
  {
    when: [
      'bateria*',
      '24v|24 v|12v|12 v|24 volts|12 volts',
      'motor|motores|portao|central|nice|peccinin|ppa|garen',
    ],
    unless:
      'controle*|a23|23a|pilha*|chaveiro|cerca|kit|com bateria|ou|preco|valor|quanto|custa|solar|quantas',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['buy', 'replace'],
    answer: [
      'A bateria de um motor de corrente contínua é selada e recarregável, e se compra pelo que está escrito na velha: tensão, ampères-hora e tamanho, de qualquer fabricante sério. Conjunto de 24 V usa em geral duas de 12 V em série, trocadas juntas; posta por nós, a troca parte de {{repair.from}}, com o carregador medido.',
    ],
    heading: 'Antes de comprar a bateria do motor',
    text: [
      'Motor de 127 ou 220 V não recebe bateria: nele quem a tem é o nobreak. A etiqueta da carcaça diz qual é o seu.',
      'Se a nova também durar pouco, o defeito é do carregador da central ou do calor no lugar onde ela fica.',
    ],
    points: [
      'Fabricação de poucos meses, que se lê na etiqueta.',
      'Terminal e altura que caibam na caixa.',
      'Bateria de carro não entra no lugar da selada.',
      'A usada volta para a loja.',
    ],
    further: 'Os cuidados estão na página do [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande pelo WhatsApp a foto da bateria velha com a etiqueta à vista, a etiqueta do motor e o bairro.',
  },
  {
    when: [
      'fechamento automatico|fecho automatico|fechar automatico|temporizador|fechar sozinho|feche sozinho',
      'instalar|instalacao|colocar|por|ativar|habilitar|programar',
      'preco|valor|quanto|custa|orcamento|cobra|cobram',
    ],
    unless: `${broken}|motor novo|kit|horario|social`,
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['price', 'program'],
    answer: [
      'O fechamento automático quase nunca se compra: é uma função que a central já tem, e programá-lo fica entre {{part.programming.from}} e {{part.programming.to}}. Se falta a fotocélula, que ele exige, o par instalado fica entre {{part.photocell.from}} e {{part.photocell.to}}, na mesma visita.',
    ],
    heading: 'O que se confere antes de ligar o temporizador',
    text: [
      'O tempo conta da folha toda aberta: em casa se usa o bastante para sair com o carro e olhar para trás. Central muito antiga, sem a função, recebe um módulo ou é trocada, de {{part.board.from}} a {{part.board.to}}, e isso é dito pela foto.',
      'Sem fotocélula boa e força regulada não o ligamos, porque o portão fecharia sem ver ninguém.',
    ],
    points: [
      'Marca e modelo da central, na etiqueta.',
      'Lentes limpas e alinhadas, na altura do para-choque.',
      'Fim de curso de abertura certo, ou a contagem não começa.',
      'Botão de parada à mão para dia de mudança.',
    ],
    further:
      'O teste e a altura dos sensores estão na página do [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Mande pelo WhatsApp a foto da etiqueta da central e uma dos dois lados do vão, por dentro.',
  },
  {
    when: ['garagem dupla|vaga dupla', 'portao|motor|automatico|kit|eletronico'],
    unless: `${broken}|condominio*|predio*|duas folhas|2 folhas`,
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['price', 'choose'],
    answer: [
      'Portão automático de garagem dupla se cobra pelo tipo e pelo peso da folha larga: basculante, de {{kit.padrao}} a {{kit.jetflex}} instalado se ela fica até {{homeJetflex.weight}}; de correr ou de duas folhas, por orçamento, em geral de {{replacement.from}} a {{replacement.to}} por motor numa casa. A folha em si é do serralheiro.',
    ],
    heading: 'O que a largura muda',
    text: [
      'Folha larga que sobe flexiona no meio e pede contrapeso igual dos dois lados e coluna firme. De correr, precisa da mesma largura de parede livre; sem ela, duas folhas de abrir, com um motor em cada.',
      'O peso sai da largura vezes a altura e do material: chapa fechada pesa muito mais que grade ou alumínio.',
    ],
    points: [
      'Altura livre e recuo da calçada até a folha.',
      'Porta social embutida, que soma peso no basculante.',
      'Tensão do ponto: o JETFLEX só liga em 220 V.',
      'Acima de {{homeJetflex.weight}} que sobem: linha pesada, por orçamento.',
    ],
    further: 'A conta pelo tamanho está em [que motor serve no meu portão](/motores/escolher).',
    send: 'Mande pelo WhatsApp uma foto do vão por dentro, a altura e o material da folha: respondemos com o motor e o valor.',
  },
  {
    when: [
      'placa|central|inversora|inversor',
      'inversora|inversor*|jetflex|jet flex|triflex|facility|placa|central',
      'erro|codigo|defeito|e1|e2|e3|e4|e5|e6|e7|e8|falha',
    ],
    unless:
      'controle*|comprar|preco|valor|quanto|original|nova|aplicativo|receptor|sozinh*|interferencia|defeito ou|ou defeito|ou aviso',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Código no visor é o que a placa viu, e não a prova de que ela queimou: o significado está no manual daquele modelo, e os mais comuns falam de folha pesada, fim de curso não achado, fotocélula cortada e tensão fora da faixa. O reparo parte de {{repair.from}}; a troca de uma placa comum fica entre {{part.board.from}} e {{part.board.to}}, e a de inversor se orça pela etiqueta.',
    ],
    heading: 'Na ordem, antes de condenar a placa',
    text: [
      'Anote o código e o momento: ao ligar, na partida ou no meio do curso. Deixe o disjuntor desligado por um minuto e ligue outra vez; se o número volta no mesmo ponto, a causa continua lá.',
      'Com a energia cortada e os cabos inteiros, a folha é movida na mão: pesou, o código de esforço está certo, e a placa nova mostraria o mesmo.',
    ],
    points: [
      'Ao ligar: tensão do ponto ou sensor interno.',
      'Na partida: trava presa, folha pesada ou capacitor.',
      'No meio: trilho, guia, obstáculo ou curso perdido.',
      'Só fechando: fotocélula suja ou desalinhada.',
    ],
    further: 'A ordem dos testes está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp o código, a etiqueta do motor e um vídeo do visor na hora em que ele aparece.',
  },
  {
    when: [
      'motor|motores|automatizador',
      'industrial|trifasico|galpao|fabrica|industria|uso intenso|linha pesada',
      'consert*|conserto|repar*|manutencao|assistencia|rebobin*|revisao',
    ],
    unless: 'contrato|mensal|curso|nao|usado|novo',
    ofOtherBrand: true,
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['repair', 'price'],
    answer: [
      'Consertamos motor industrial {marca}, de uma ou de três fases: o teste é no local, sem taxa de visita, e o reparo se orça pela peça antes de começar, com {{repair.warranty}} de garantia no serviço. Peça comum fica na faixa de casa, de {{repair.from}} a {{repair.to}}; bobina e redutor de motor grande podem passar dela.',
    ],
    heading: 'O que se mede antes de abrir o {marca}',
    text: [
      'Primeiro a rede: fase que falta, contator gasto e relé desarmado param o motor sem que ele tenha defeito. Depois a folha, empurrada na mão com o disjuntor desligado e o motor solto.',
      'Só então o redutor e a bobina. Se a peça não existe mais, um motor novo de uso intenso, instalado, fica em geral entre {{condominium.from}} e {{condominium.to}}.',
    ],
    points: [
      'Ronca e não parte: fase, freio preso ou folha travada.',
      'Desarma depois de várias viagens: calor, motor pequeno para o uso.',
      'Óleo no chão: retentor do redutor.',
      'Para fora do ponto: fim de curso ou freio gasto.',
    ],
    further:
      'O que muda entre os modelos está na página do [motor de portão industrial](/termos/motor-portao-industrial).',
    send: 'Mande pelo WhatsApp a etiqueta do {marca}, um vídeo gravado de longe com o som da partida e o endereço da empresa.',
  },
  {
    when: ['manutencao|revisao|preventiva', 'motor|automatizador|portao'],
    unless: `${broken}|condominio*|predio*|empresa|contrato|mensal|industrial|galpao|como|quando|preco do plano`,
    ofOtherBrand: true,
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care', 'price'],
    answer: [
      'Manutenção de motor {marca} fazemos em casa, sem trocar o que está bom: folha solta e provada na mão, fixação, lubrificação, força, fim de curso e fotocélula. Limpeza com regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e peça gasta se orça antes de trocar.',
    ],
    heading: 'O que o {marca} pede em cada revisão',
    text: [
      'O motor trabalha o que a folha pesa, e por isso ela vem primeiro. Fuso ou engrenagem recebe a graxa que o fabricante manda, e a placa só se limpa a seco.',
      'Capacitor fraco e rolamento seco aparecem no som da partida e se trocam antes de parar o portão, de {{part.capacitor.from}} a {{part.capacitor.to}} o primeiro.',
    ],
    points: [
      'Etiqueta fotografada: ela dirá a peça no dia em que faltar.',
      'Parafusos do suporte e da cremalheira, ou do braço.',
      'Controles perdidos apagados da memória.',
      'Chave de destravamento provada com quem mora ali.',
    ],
    further:
      'A lista completa está na página da [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande pelo WhatsApp a etiqueta do {marca}, uma foto do portão por dentro e quando foi a última revisão.',
  },
];
