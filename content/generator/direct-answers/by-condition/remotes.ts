/** Remote controls, receivers and phones: recording, losing, lending, range by place and hour. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const remotesByCondition: readonly DirectAnswer[] = [
  {
    when: [
      'controle|controles',
      'nao grava|nao codifica|nao aceita gravar|nao programa|nao cadastra|nao consigo gravar',
      'novo|outro|mais|comprei|memoria cheia|ppa|garen|peccinin|rossi|nice',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Controle novo que não grava é quase sempre de outra frequência ou de outro tipo de código, e não defeito: compare os dois abertos, pela fileira de chaves ou pelo nome do código. A segunda causa é memória cheia, que se vê quando a central avisa ou recusa o último.',
    ],
    heading: 'Frequência, código e memória',
    text: [
      'As mais comuns são 433 MHz e a faixa dos 300 MHz, e uma central escuta só a dela. Código fixo se copia; rolante se grava na placa, com o botão de gravar, e o tempo do toque está no manual dela.',
      'Gravar na visita fica entre {{part.programming.from}} e {{part.programming.to}}, com a memória limpa se estiver cheia.',
    ],
    points: [
      'LED do controle acende e a placa não reage: frequência.',
      'Placa reage e não guarda: memória cheia ou tempo errado.',
      'Só de perto grava: bateria fraca.',
      'Receptor avulso grava nele, e não na central.',
    ],
    further: 'Os passos estão em [programação de controle](/topicos/programacao-de-controle-de-portao).',
    send: 'Mande frente e verso dos dois controles, o antigo e o novo.',
  },
  {
    when: [
      'controle',
      'longe|distancia|alcance|fraco|perto',
      'chuva|chove|noite|vizinho|lampada|led|dentro do carro|carro',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Controle que só alcança de perto e piora à noite ou com chuva está brigando com ruído ou com antena: lâmpada de LED barata na garagem, película metalizada no carro ou antena encostada no ferro molhado. Troque a bateria, ande a pé e conte os passos: o número diz qual é.',
    ],
    heading: 'Achar o ruído por passos',
    text: [
      'A pé bom e no carro ruim: película ou carregador. De dia bom e à noite ruim: lâmpada nova. Na chuva pior: antena ou receptor úmido. Um controle só, e os outros bons: é ele.',
      'Reposicionar a antena fica na parte baixa do conserto; receptor avulso com controles, entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Antena esticada para cima, longe do ferro.',
      'Desligue uma lâmpada de LED por vez e conte de novo.',
      'Vizinho com controle apertado o dia todo também atrapalha.',
    ],
    further: 'Alcance curto tem mais em [portão não abre](/portao-nao-abre).',
    send: 'Conte quantos passos ele alcança a pé e no carro, e mande a foto do controle.',
  },
  {
    when: [
      'controle',
      'lavou|lavei|maquina de lavar|caiu na agua|cai na agua|caiu em agua|molhou|molhado|piscina|privada|vaso|balde|chuva molhou',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Controle molhado se salva se secar antes de ser ligado: tire a bateria na hora, abra a tampa, seque com papel e deixe a placa ao ar um dia, longe do sol. Apertar molhado é o que corrói o contato.',
    ],
    heading: 'Se ele voltou a acender e não abre',
    text: [
      'Bateria nova da mesma medida e contato limpo com álcool resolvem boa parte. Se a luz acende e o portão não responde, o código se perdeu no controle e ele se grava de novo, entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Água salgada ou de piscina: enxague com álcool.',
      'Botão preso depois de seco: contato oxidado.',
      'Enquanto isso, use a botoeira ou o outro controle.',
    ],
    further: 'Gravar outro está em [controle remoto](/topicos/controle-remoto-de-portao).',
    send: 'Mande a foto do controle aberto.',
  },
  {
    when: ['controle', 'pilha|bateria', 'qual|medida|tipo|trocar|troca'],
    unless: 'nobreak|motor|carro',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'A medida está impressa na bateria e na tampa: os modelos de portão usam A23 de 12 V ou moeda de 3 V, como a CR2032, e uma não substitui a outra. Troque pela mesma medida, veja o lado do mais e limpe o contato com um pano seco.',
    ],
    heading: 'Sinais de que não é a bateria',
    text: [
      'Bateria nova e LED forte com portão quieto é controle fora da memória ou receptor. Bateria nova e LED fraco é contato oxidado.',
      'Gravar de novo, se for o caso, fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Alcance volta ao trocar: era bateria.',
      'Duas trocas em um mês: botão preso apertado no bolso.',
      'Trocar não apaga a memória da central.',
    ],
    further: 'As outras causas estão em [controle remoto](/topicos/controle-remoto-de-portao).',
    send: 'Mande a foto do controle e da bateria que estava nele.',
  },
  {
    when: [
      'um controle|mesmo controle|controle so',
      'dois portoes|2 portoes|portao e|duas casas|garagem e social',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Um controle com mais de um botão abre dois portões quando as duas centrais são da mesma frequência e aceitam o código dele: grava-se um botão em cada uma. Se as marcas são diferentes, entra um receptor igual no segundo portão.',
    ],
    heading: 'O que fazer com marcas diferentes',
    text: [
      'Receptor avulso compatível com o seu controle é ligado na botoeira do segundo portão, e os dois passam a obedecer ao mesmo chaveiro. Com receptor e gravação, o serviço fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Botão de cima um portão, de baixo outro.',
      'Controle de quatro botões serve a garagem, social e luz.',
      'Código fixo nos dois simplifica e protege menos.',
    ],
    further: 'Os modelos estão em [controle remoto](/topicos/controle-remoto-de-portao).',
    send: 'Mande a foto do controle e das duas tampas de motor.',
  },
  {
    when: [
      'vizinho|outro portao|portao de outra|outra casa',
      'controle*|meu portao|portao eletronico',
      'abre|abrir|abrindo|abriu|aciona|acionando|consegue abrir',
    ],
    unless: 'barulho|muro|reclam*|celular|interfone|divisa',
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Há duas causas: o controle dele foi gravado na sua central, por engano ou por cópia, ou os dois portões usam código fixo igual. No primeiro caso, apaga-se a memória e gravam-se só os seus, de {{part.programming.from}} a {{part.programming.to}}; no segundo, isso não basta, e muda-se o código de tudo ou se passa a um receptor de código rolante. Enquanto isso, corte o disjuntor do portão à noite.',
    ],
    heading: 'Descobrir qual das duas é',
    text: [
      'Aperte o seu controle perto do portão dele: se os dois se abrem, o código é o mesmo. Se só o dele abre o seu, ele está na sua memória. Receptor de código rolante, com os controles, fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Controle com chavinhas: a combinação se muda na placa e em todos os controles.',
      'Rolante: cada controle tem um número, e basta apagar o dele.',
      'Avise o vizinho: o portão dele tem o mesmo problema.',
    ],
    further: 'A diferença entre os códigos está em [controle remoto](/topicos/controle-remoto-de-portao).',
    send: 'Mande a foto do seu controle aberto e a da etiqueta da central.',
  },
  {
    when: ['alexa|google|siri|assistente', 'portao|motor|abrir|comando'],
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Abre, se o módulo Wi-Fi do portão aparecer no aplicativo da assistente: ela manda o mesmo pulso do botão, e pede uma senha falada porque portão é porta de entrada. Escolha módulo que aceite rotina e sensor de porta.',
    ],
    heading: 'Cuidados com portão e voz',
    text: [
      'Sem sensor, a assistente manda abrir sem saber que já está aberto e fecha no carro. Deixe fechamento automático só com fotocélula e peça senha em toda abertura.',
      'Módulo comprado por você se instala entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Wi-Fi de 2,4 GHz junto ao motor.',
      'Módulo com contato seco e pulso.',
      'Visitante ganha acesso próprio, que se apaga depois.',
    ],
    further: 'As falhas mais vistas estão em [portão não abre pelo celular](/portao-nao-abre-pelo-celular).',
    send: 'Mande a foto da etiqueta do motor e da central fechada.',
  },
  {
    when: [
      'entregador|delivery|visita|visitante|empregada|diarista|funcionario',
      'controle|acesso|abrir|senha|celular',
      'portao|garagem|condominio',
    ],
    unless: 'demitid*|ficou com|nao devolveu|levou|saiu',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Para quem entra de vez em quando, prefira acesso que se apaga: módulo com convite no celular, senha de uma tarde ou abertura por você na câmera. Controle emprestado é o que volta copiado, e código fixo se copia em minutos.',
    ],
    heading: 'Como dar e tirar o acesso',
    text: [
      'Grave um controle só para quem vai ficar e apague a memória quando ele sair; para quem vem toda semana, dê um botão que abre só a porta social. Limpar e regravar fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Nome e data de quem recebeu cada controle.',
      'Entregador entra pela social, e não pela garagem.',
      'Troque a senha do aplicativo quando alguém sai.',
    ],
    further:
      'O que se perde e o que se ganha está em [portão não abre pelo celular](/portao-nao-abre-pelo-celular).',
    send: 'Diga quantas pessoas entram e mande a foto do controle atual.',
  },
  {
    when: [
      'botoeira|botao|interruptor',
      'abre|aciona',
      'controle nao|nao abre com controle|controle parou|nenhum controle',
    ],
    subject: 'receptor',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Se a botoeira abre e nenhum controle abre, o defeito está no receptor: antena, memória ou módulo, porque motor, folha e central acabaram de provar que funcionam. Se um controle abre e os outros não, é o controle ou a gravação.',
    ],
    heading: 'Receptor, antena ou memória',
    text: [
      'Bateria boa em dois controles diferentes, antena esticada e lâmpada de LED desligada são a ordem. Memória apagada por uma queda de energia se conserta gravando de novo, entre {{part.programming.from}} e {{part.programming.to}}; receptor novo com controles fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'LED do receptor acende ao apertar: o sinal chega.',
      'Receptor encaixado na placa pode soltar com vibração.',
      'Antena enrolada na caixa encurta tudo.',
    ],
    further: 'O que se prova em cada peça está em [controle remoto](/topicos/controle-remoto-de-portao).',
    send: 'Mande a foto do receptor e conte o que a botoeira faz.',
  },
  {
    when: [
      'controle',
      'copia|copiar|clonar|duplicar|clone',
      'chaveiro|quiosque|shopping|onde|quanto|confiavel',
    ],
    unless: 'rolling|rolante',
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Controle de código fixo se copia no chaveiro, em poucos minutos; o de código rolante não se copia no balcão, porque o novo tem de ser gravado na placa do portão, o que fazemos na sua garagem por {{part.programming.from}} a {{part.programming.to}}. Antes de sair de casa, abra a tampa da bateria; fileira de chaves é fixo, e a palavra Rolling ou Hopping é o outro.',
    ],
    heading: 'O que acontece com a cópia',
    text: [
      'Cópia de código fixo é idêntica: quando se apaga uma, a outra para. Se o controle já está na memória como rolante, a cópia simplesmente não abre, mesmo que o LED pisque.',
      'Nós gravamos na placa, entre {{part.programming.from}} e {{part.programming.to}} por visita.',
    ],
    points: [
      'Marque os controles da casa por fora.',
      'Cópia em quiosque não serve em portão de condomínio.',
      'Segredo do fixo também se muda.',
    ],
    further: 'A diferença está em [controle remoto](/topicos/controle-remoto-de-portao).',
    send: 'Mande a foto do controle aberto.',
  },
  {
    when: [
      'tag|etiqueta|cartao|leitor|aproximacao',
      'portao|garagem|condominio',
      'nao le|falha|fraco|demora|longe',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Tag que falha de uns carros e não de outros está na posição ou na película: vidro metalizado cega o leitor e o canto do para-brisa quase sempre funciona. Se falha em todos, é o leitor, o ângulo dele ou a antena suja.',
    ],
    heading: 'Onde o leitor e a etiqueta ficam',
    text: [
      'O leitor aponta para onde o carro para, e não para onde passa; um quebra-molas resolve mais que aumentar a potência. Tag velha descola e vinca, e a antena da etiqueta rompe.',
      'Ajustar posição e força do leitor fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Prove a tag na mão, fora do carro.',
      'Película nova: peça a faixa sem metal.',
      'Duas tags juntas confundem a leitura.',
    ],
    further: 'O uso em prédio está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Diga se falha em todos os carros e mande a foto do leitor.',
  },
  {
    when: [
      'receptor|receptora',
      'avulso|universal|externo|antigo|trocar|instalar|colocar',
      'portao|motor|controle',
    ],
    subject: 'receptor',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Receptor avulso entra em paralelo com a botoeira e resolve controle que saiu de linha: ele não mexe na central, então serve em motor de qualquer marca. Escolha pela frequência e pelo tipo de código do controle que você quer usar.',
    ],
    heading: 'Onde ele se liga',
    text: [
      'Dois fios na botoeira, alimentação própria ou da central conforme o consumo, e antena para fora do ferro. Com dois controles gravados, o serviço fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Os controles antigos continuam na central, e os novos entram no avulso.',
      'Longe de lâmpada de LED e de fonte chaveada.',
      'Memória do avulso é dele: apagar a da central não apaga a dele.',
    ],
    further:
      'A página do [controle remoto](/topicos/controle-remoto-de-portao) traz a diferença entre os códigos.',
    send: 'Mande a foto do controle que você quer usar e da central fechada.',
  },
];
