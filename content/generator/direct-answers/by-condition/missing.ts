/** Questions about people and about something missing: a building that refuses a repair, a leaked code, a motor without its cover. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const missingByCondition: readonly DirectAnswer[] = [
  {
    when: [
      'sindico|administradora|condominio',
      'nao quer|nao conserta|nao arruma|demora|ignora|enrola|se recusa|nao resolve',
      'consertar|conserto|portao|arrumar|resolver',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Peça por escrito e com prazo: conserto de portão que põe gente em risco é obra necessária, e o síndico responde por deixar de fazê-la. Registre no livro ou por mensagem, com foto e data; sem resposta, um quarto dos condôminos pode convocar a assembleia, e a convenção diz o resto.',
    ],
    heading: 'O que faz o pedido andar',
    text: [
      'Descreva o risco e não a pessoa: folha que não para ao encostar, fotocélula desligada, cabo desfiado. Junte um orçamento com a mesma descrição, porque síndico sem valor na mão adia.',
      'Damos o orçamento por escrito, sem taxa de visita na área atendida, a pedido de quem responde pelo prédio. Fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}; regulagem, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Risco imediato: portão desligado e passagem na mão.',
      'Reparo urgente e necessário o Código Civil permite ao condômino na falta do síndico; leia o artigo 1.341 ou pergunte a um advogado.',
      'Guarde a prova de que avisou: ela decide quem paga o acidente.',
    ],
    further:
      'O que se confere num prédio está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande a foto do que está com defeito e diga quem pode autorizar.',
  },
  {
    when: [
      'senha|codigo|aplicativo|acesso',
      'vazou|vazada|espalhou|descobriram|trocar|mudar|compartilh*',
      'portao|predio|condominio|garagem',
    ],
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Troque a senha hoje, e não só a peça de quem vazou: senha única de portão vira pública, e por isso o certo é uma por unidade ou por pessoa, que se apaga sozinha. Onde o teclado só aceita uma, mude-a, avise por mensagem direta e marque a próxima troca.',
    ],
    heading: 'Fechar todos os caminhos, e não só o teclado',
    text: [
      'Confira também controles sem dono, convites do aplicativo e tags de ex-moradores. Limpar a memória da central e gravar os que ficaram custa de {{part.programming.from}} a {{part.programming.to}} numa visita; em prédio o total sai por orçamento.',
    ],
    points: [
      'Data, placa e vaga ao lado de cada acesso.',
      'Portaria não passa senha por telefone.',
      'Teclado na rua pede visor que não mostre os dígitos.',
      'Câmera voltada para quem digita, e não para as teclas.',
    ],
    further:
      'O que se perde pelo celular está em [portão não abre pelo celular](/portao-nao-abre-pelo-celular).',
    send: 'Diga como se abre hoje, teclado, tag, controle ou celular, e mande a foto do aparelho.',
  },
  {
    when: [
      'senha|teclado|digital',
      'portao|garagem|rua',
      'vale a pena|compensa|e seguro|funciona|instalar|colocar',
    ],
    unless: 'vazou|trocar',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Vale para a porta social e para quem vive esquecendo o controle; na garagem ajuda pouco, porque obriga a descer do carro. O teclado precisa ser de área externa, com contato seco, e cada pessoa com a sua senha, que se apaga quando ela sai.',
    ],
    heading: 'O que um teclado na rua exige',
    text: [
      'Vedação contra chuva, fio embutido e a placa do teclado do lado de dentro, para que arrancá-lo não abra o portão. Senha curta gasta sempre as mesmas teclas e se lê pelo desgaste.',
      'O teclado é de empresa de controle de acesso; a ligação dele na entrada de botoeira da central fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Bloqueio depois de algumas tentativas.',
      'Luz sobre o teclado para a noite.',
      'Chave ou controle de reserva fora de casa.',
    ],
    further: 'Outras formas de abrir estão em [controle remoto](/topicos/controle-remoto-de-portao).',
    send: 'Mande a foto do lugar do teclado e da central fechada.',
  },
  {
    when: ['gato|cachorro|animal|passaro', 'preso|presa|prendeu|enroscou|esmag*'],
    subject: 'abertura-manual',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['repair'],
    answer: [
      'Desligue o disjuntor e não aperte o controle: a central pode continuar o movimento em vez de voltar. Solte o motor pela chave e afaste a folha na mão só o bastante para o animal sair, com outra pessoa segurando; basculante torto ou com cabo solto não se mexe, e aí se chama o Corpo de Bombeiros, 193.',
    ],
    heading: 'Depois de soltar',
    text: [
      'Leve ao veterinário mesmo sem sangue, porque esmagamento machuca por dentro. O portão só volta a funcionar com a força conferida: ele devia ter parado ao encostar.',
      'Regular a força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; fotocélula baixa, entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Cubra o animal com um pano grosso: assustado, ele morde.',
      'Não puxe pela pata.',
      'De correr: a folha volta na mão para o lado em que abria.',
    ],
    further: 'Como soltar o motor está em [abrir portão sem luz](/como-abrir-portao-sem-luz).',
    send: 'Se ele não soltar, mande a foto da tampa do motor pelo WhatsApp agora.',
  },
  {
    when: [
      'quantas|quantos|um par|dois pares|numero de',
      'fotocelula|fotocelulas|sensores|sensor',
      'portao|deslizante|correr|basculante|pivotante|precisa',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Um par, emissor de um lado e receptor do outro, é o mínimo em qualquer portão de casa; o de correr fica bem com dois, um rente ao vão do lado de dentro e outro do lado de fora, quando passa gente na calçada. Caminhonete, rampa e prédio pedem um segundo par mais alto.',
    ],
    heading: 'Onde fica cada par',
    text: [
      'O primeiro vai a uns cinquenta centímetros do piso, o segundo perto de um metro, fora do alcance do pneu. No pivotante o segundo par vigia o giro da folha; no basculante ele fica fora do arco que ela faz.',
      'Cada par instalado e testado fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Dois pares juntos: um com emissor à direita, outro à esquerda, para não se confundirem.',
      'Os contatos se ligam de modo que qualquer um faça voltar.',
      'Prove cada um com um cabo de vassoura.',
    ],
    further: 'O teste está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande a foto do vão dos dois lados e diga o tipo do portão.',
  },
  {
    when: ['vizinho', 'portao', 'bate|batendo|forte|treme a parede|estronda'],
    unless: 'controle|meu portao bate',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Portão que bate tem conserto simples, e é isso que convém dizer ao vizinho: fim de curso e força fora do ponto se regulam numa visita. Fale primeiro, com o horário em que acontece; se continua, o Código Civil, artigo 1.277, protege o sossego de quem mora ao lado, e em prédio o síndico aplica o regimento.',
    ],
    heading: 'O que ele precisa pedir ao técnico',
    text: [
      'Parada antes do batente, desaceleração ligada e borracha na chegada, de {{part.adjustment.from}} a {{part.adjustment.to}} a regulagem. Motor preso na parede comum ganha apoio de borracha.',
    ],
    points: [
      'Grave o som com data, de dentro da sua casa.',
      'Trinca na parede comum: foto com régua.',
      'Proponha dividir a visita, se a parede é dos dois.',
    ],
    further: 'De onde vem cada som está em [motor fazendo barulho](/motor-de-portao-fazendo-barulho).',
  },
  {
    when: [
      'base|chumbador|piso|concreto',
      'rachou|rachado|trincou|trincado|quebrou|soltou|afundou|cedeu',
      'motor|portao',
    ],
    unless: 'vidro',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Base rachada deixa o motor andar para trás a cada partida, e o pinhão passa a pular dente: desligue o disjuntor e use o portão na mão até refazê-la. Não adianta apertar o chumbador em concreto aberto; quebra-se a base e se concreta outra, com ferragem.',
    ],
    heading: 'Por que ela rachou e como não repetir',
    text: [
      'Concreto raso, motor que força contra o batente e água por baixo são as três causas. A base nova passa abaixo do piso, fica acima da enxurrada e espera curar antes do aperto.',
      'O concreto é do pedreiro; tirar o motor, recolocar e refazer a folga e o curso entra num conserto de {{repair.from}} a {{repair.to}}. Se a cremalheira foi mordida, ela fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Trinca fina sem folga: marque e acompanhe.',
      'Motor que balança com a mão: não ligue.',
      'Fim de curso passado é o que mais racha base.',
    ],
    further:
      'O que se confere na base nova está em [instalação de motor deslizante](/topicos/instalacao-de-motor-de-portao-deslizante).',
    send: 'Com o motor desligado, mande a foto da base e do pinhão na cremalheira.',
  },
  {
    when: ['demora|demorando|lenta|devagar', 'destravar|abrir|soltar|responder', 'fechadura|trava|fecho'],
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Fechadura elétrica que demora a soltar está com a folha encostada no trinco, tensão baixa na bobina ou lingueta suja. Empurre a folha com a mão no sentido de fechar e acione: se ela solta na hora, é alinhamento; se continua fraca, é fio, fonte ou bobina.',
    ],
    heading: 'Folha, fio ou bobina',
    text: [
      'Fio fino em distância grande derruba a tensão justo no golpe. Em portão motorizado, o tempo da trava na central precisa vir antes do motor, senão ele puxa contra ela.',
      'Alinhar e regular o tempo fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; bobina, fonte ou fio, entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Piorou com o calor: folha dilatada.',
      'Estala duas vezes antes de abrir: tensão.',
      'Limpe com pincel seco; óleo grosso junta pó.',
    ],
    further: 'As travas estão em [trava elétrica](/topicos/trava-eletrica-para-portao).',
    send: 'Mande a foto da fechadura com a folha fechada e diga o comprimento do fio.',
  },
  {
    when: [
      'furtaram|cortaram|roubaram|furtado|roubado|levaram|arrancaram|furto|roubo',
      'motor|placa|central|cabo|cabos|fio|fios|fiacao|cobre',
    ],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['replace'],
    answer: [
      'Desligue o disjuntor antes de chegar perto, porque os fios arrancados ficam vivos, e feche o portão na mão com corrente. Registre o boletim de ocorrência pela internet, fotografe o que sobrou e só então peça o orçamento: seguro residencial costuma cobrir motor fixado, e pede os dois.',
    ],
    heading: 'O que repor e como fixar desta vez',
    text: [
      'Com o motor some também a memória dos controles: o conjunto novo traz os seus, e os antigos não abrem mais. Troca de motor numa casa fica entre {{replacement.from}} e {{replacement.to}}; em basculante o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    points: [
      'Parafuso de segurança e gaiola de proteção sobre o motor.',
      'Motor do lado de dentro, longe da grade.',
      'Levaram só a placa: de {{part.board.from}} a {{part.board.to}}, com os controles regravados.',
      'Anote o número de série do novo.',
    ],
    further: 'Os modelos estão em [motores](/motores).',
    send: 'Mande a foto do lugar do motor, com os fios sem tocar, e do portão por dentro.',
  },
  {
    when: [
      'tampa|capa|carcaca|cobertura|caixa do motor|caixa da central',
      'motor|central|placa',
      'sem|quebrou|quebrada|perdi|sumiu|voou|caiu|rachad*|comprar|trincou',
    ],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Não use sem a tampa: dentro dela há tensão da rede, o capacitor guarda carga e a engrenagem gira à altura da mão de uma criança; chuva e formiga fazem o resto na placa. Desligue o disjuntor, use o portão na mão e peça a tampa pelo modelo da etiqueta.',
    ],
    heading: 'Enquanto a tampa não chega',
    text: [
      'Cobertura provisória só com o disjuntor desligado, que não encoste nas peças e deixe a água escorrer. Saco plástico fechado junta umidade e abafa.',
      'Tampa se acha pelo modelo; em motor fora de linha, adapta-se a de outro. Colocar, vedar e revisar o que molhou entra num conserto de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Parafuso perdido: use o da mesma rosca, e não arame.',
      'Tampa trincada: fita de alumínio por uma semana, e não por um ano.',
      'Já tomou chuva: não ligue antes de abrir e secar.',
    ],
    further:
      'O que se confere todo ano está em [manutenção de motor](/topicos/manutencao-de-motor-de-portao).',
    send: 'Com o disjuntor desligado, mande a foto do motor e da etiqueta.',
  },
  {
    when: [
      'muito movimento|uso intenso|movimento intenso|muita gente|abre o dia todo|o dia inteiro|fluxo alto|alto fluxo',
      'motor|portao',
      'qual|melhor|firma|empresa|loja|predio|que',
    ],
    unless: 'esquenta|para',
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para muito movimento, o motor se escolhe pelos ciclos por hora da ficha, e não pela potência: conte as aberturas na hora mais cheia e procure um modelo com o dobro. Motor de casa faz na ordem de cinco a dez por hora, com qualquer peso de folha; acima disso é linha de estator robusto ou de inversor.',
    ],
    heading: 'O que mais o uso intenso exige',
    text: [
      'Duas fotocélulas, batente firme, cremalheira de aço no de correr e revisão a cada {{maintenance.interval}}. O tempo de pausa bem regulado corta aberturas: dois carros por vez gastam metade.',
      'Portão pesado de empresa ou prédio, com motor e instalação, fica em geral entre {{condominium.from}} e {{condominium.to}}, por orçamento escrito.',
    ],
    points: [
      'Aberturas na hora de pico, e não por dia.',
      'Folha um quinto abaixo do peso máximo da ficha.',
      'Tensão do ponto e fio que aguente a partida.',
      'Chave de emergência com quem abre a firma.',
    ],
    further: 'As linhas estão em [motor industrial](/termos/motor-portao-industrial).',
    send: 'Mande as aberturas da hora cheia, o tipo e as medidas da folha.',
  },
  {
    when: ['como saber|como sei|saber se|descobrir se|tem como saber', 'rolling|rolante|codigo fixo|codigo'],
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Abra a tampa da bateria do controle: uma fileira de chavinhas é código fixo; placa lisa com as palavras Rolling, Hopping ou HCS é código rolante. No portão, quem decide é o receptor: central com botão de gravar que aceita cada controle separado costuma ser rolante, e o manual do código da placa confirma.',
    ],
    heading: 'Se o seu é fixo e você quer o rolante',
    text: [
      'Não é preciso trocar o motor: um receptor rolante ligado na entrada de botoeira recebe controles novos, num serviço de {{repair.from}} a {{repair.to}}. Depois se desliga o receptor antigo, senão os controles velhos continuam abrindo.',
    ],
    points: [
      'Chavinhas iguais nos dois controles: fixo, com certeza.',
      'Central muito antiga: quase sempre fixa.',
      'Controle copiado em chaveiro na hora: era fixo.',
    ],
    further: 'Os tipos estão em [controle remoto](/topicos/controle-remoto-de-portao).',
    send: 'Mande a foto do controle aberto e do código da placa.',
  },
  {
    when: ['precisa de dois motores|dois motores|2 motores', 'basculante', 'largura|metros|largo'],
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Em geral não: um basculante de casa, mesmo largo, anda com um motor da classe do peso dele, se a folha está equilibrada e não torce. Dois motores, um por coluna e com central que os sincronize, só entram quando a travessa cede ou o peso passa de {{homeJetflex.weight}} e a folha empena de um lado.',
    ],
    heading: 'A prova da torção',
    text: [
      'Na visita, com a energia cortada e os cabos inteiros, o técnico levanta a folha um palmo por um canto só: se o outro fica, ela torce, e a travessa vem antes do motor. Reforço fica entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
      'Até {{home.weight}} serve o PPA Home, {{kit.padrao}} instalado; até {{homeJetflex.weight}}, o Home Jetflex, {{kit.jetflex}}; acima, a linha pesada, por orçamento.',
    ],
    points: [
      'Peso pela largura, altura e material, e não pela mão.',
      'Braço dos dois lados, com um motor só, existe: veja o eixo.',
      'Dois motores são duas chaves na falta de luz.',
    ],
    further: 'A conta está em [que motor serve no meu portão](/motores/escolher).',
    send: 'Mande largura, altura, material e uma foto da folha por dentro.',
  },
  {
    when: [
      'enferrujad*|ferrugem|oxidad*',
      'cremalheira|trilho',
      'trocar|precisa|limpar|salva|recuperar|tratar',
    ],
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Ferrugem de superfície não condena: escove a seco, com o disjuntor desligado, e olhe o perfil do dente; se ele continua cheio e sem degrau, basta limpar. Troca-se quando o dente afinou na ponta ou a barra descasca em lâminas, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Limpar sem estragar o pinhão',
    text: [
      'Escova de aço, pano seco e uma película fina de graxa branca só na cremalheira de aço; trilho fica limpo e seco. Tinta no dente engrossa o passo e come o pinhão.',
    ],
    points: [
      'Pó vermelho no chão sob o motor: o dente está saindo.',
      'Pinhão com ponta brilhante gasta o gomo novo.',
      'Água parada embaixo: resolva o caimento primeiro.',
    ],
    further: 'O sinal do dente gasto está em [cremalheira pulando](/cremalheira-do-portao-pulando).',
    send: 'Mande a foto de um palmo da cremalheira já escovado, com uma régua.',
  },
];
