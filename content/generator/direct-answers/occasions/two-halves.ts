/** Titles with two halves: a price and a sign, a movement and where it ends, two works at once, two kinds of gate. */
import type { DirectAnswer } from '../../direct-answer.ts';

const asksPrice = 'preco|precos|valor|quanto custa|quanto sai|quanto fica|quanto e|quanto cobra*';
const asksSign =
  'como saber|como sei|como identificar|como descobrir|como testar|como ver|como reconhecer|sintoma*|sinais|sinal de';
const goesBack = 'volta|voltando|torna a abrir|abre de novo|reabre|retorna|reverte';
const bothWorks =
  'mesmo projeto|mesma obra|mesmo tempo|mesmo dia|junto|juntos|em conjunto|de uma vez|projeto unico|um projeto|instalar os dois|mesma instalacao';

export const twoHalfAnswers: readonly DirectAnswer[] = [
  {
    when: ['capacitor*', asksPrice, asksSign],
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['price', 'signs'],
    answer: [
      'Trocar o capacitor do motor de portão fica entre {{part.capacitor.from}} e {{part.capacitor.to}}, com peça e mão de obra. Ele é o suspeito quando o motor ronca e não parte, quando só parte com um empurrão na folha, ou quando o portão ficou lento com a folha leve na mão.',
    ],
    heading: 'Como saber se o capacitor queimou ou só perdeu força',
    text: [
      'Com o disjuntor desligado, solte o motor na chave e mova a folha: se ela anda leve, o ronco é elétrico; se prende, o motor está travado pela folha e o capacitor pode estar bom. Não abra a caixa, porque a peça guarda carga mesmo sem energia.',
      'A certeza vem do medidor: o técnico lê os microfarads e compara com o número impresso. Abaixo da tolerância escrita ao lado, troca-se por outro de mesmo valor.',
    ],
    points: [
      'Ronca parado: pare de apertar, ou a bobina esquenta.',
      'Parte só com empurrão: perdeu capacidade, ainda não abriu.',
      'Lento nos dois sentidos: fraco, ou tensão baixa no ponto.',
      'Silêncio total: procure antes disjuntor, controle e placa.',
      'Corpo estufado ou vazado, que o técnico vê ao abrir: queimado.',
    ],
    questions: [
      {
        question: 'Trocar o capacitor resolve sempre?',
        answer:
          'Não. Quando o novo não muda nada, o defeito é da bobina ou do redutor, e cobra-se o que foi consertado, não as duas coisas.',
      },
    ],
    further:
      'Quando a peça está no fim, mas ainda funciona, leia [capacitor do motor de portão fraco](/capacitor-do-motor-de-portao-fraco).',
    send: 'Mande pelo WhatsApp a etiqueta do motor e um vídeo com som de uma só tentativa: dizemos se parece capacitor e o valor.',
  },
  {
    when: ['placa|central', asksPrice, asksSign],
    unless: 'controle|solar',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['price', 'signs'],
    answer: [
      'Trocar a placa do motor de portão fica entre {{part.board.from}} e {{part.board.to}}, com o serviço. Ela é suspeita quando há energia na tomada e nenhuma luz acende, quando a luz acende e nem o controle nem a botoeira respondem, ou quando só um dos sentidos funciona.',
    ],
    heading: 'Como saber se a placa queimou',
    text: [
      'Comece pelo que custa menos: disjuntor, tomada testada com outro aparelho e pilha do controle. Se a botoeira da parede abre, a placa está viva, e o defeito é do controle ou do receptor.',
      'Dentro da caixa quem mede é o técnico: fusível, fonte, relé e a tensão que sai para o motor. Fusível ou relé trocado custa menos do que a placa inteira.',
    ],
    points: [
      'Cheiro de queimado ou mancha: disjuntor desligado, e não religue.',
      'Luz acesa, relé estala e o motor não parte: veja antes o capacitor.',
      'Parou depois de temporal: surto na fonte, às vezes só o fusível.',
      'Abre sozinho: botoeira em curto imita placa ruim.',
    ],
    send: 'Mande a foto da etiqueta do motor e diga quais luzes acendem e o que responde, controle ou botoeira: dizemos se é placa.',
  },
  {
    when: ['motor', asksPrice, asksSign, 'queimou|queimado|queimada|queimar'],
    unless: 'capacitor|placa|central|controle|bobina|compensa|vale a pena',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'signs', 'repair'],
    answer: [
      'Motor de portão queimado se conserta por {{part.stator.from}} a {{part.stator.to}}, o preço do estator, que é a bobina; um motor novo instalado numa casa fica entre {{replacement.from}} e {{replacement.to}}. O sinal de que queimou é o cheiro de verniz com o disjuntor que cai ao acionar; ronco sem cheiro costuma ser capacitor, bem mais barato.',
    ],
    heading: 'Como saber se queimou mesmo',
    text: [
      'Desligue o disjuntor e espere esfriar. Motor quente que volta a andar meia hora depois não queimou: o protetor térmico cortou, e é a folha pesada ou o uso que precisa de atenção.',
      'A prova é do técnico, que mede a resistência da bobina e a fuga para a carcaça. Sai em minutos e decide entre consertar e trocar.',
    ],
    points: [
      'Cheiro forte e fumaça: não religue para testar.',
      'Disjuntor cai na hora: bobina em curto ou fio descascado.',
      'Gira e a folha não anda: engrenagem, e não bobina.',
      'Nada acende: energia ou placa.',
    ],
    send: 'Mande a foto da etiqueta e diga se houve cheiro, disjuntor caído ou só ronco: respondemos o que é mais provável e quanto custa.',
  },
  {
    when: [
      'nao fecha|nao termina de fechar|nao chega|nao encosta|fecha quase tudo|quase fecha',
      goesBack,
      'ate o final|ate o fim|ate em baixo|ate embaixo|todo|tudo|total|completamente|por completo|inteiro|final|fim|quase|e',
    ],
    unless: 'carro|sinal|luz|energia|chuva|sol|cachorro|mola',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'adjust'],
    answer: [
      'Portão que quase fecha e volta a abrir entendeu que encontrou um obstáculo: a folha pesou no último trecho, o fim de curso manda seguir depois do batente, ou algo cortou a fotocélula perto do fim. O lugar da volta separa as três causas, e a regulagem de força e de curso sai de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Onde ele volta diz por quê',
    text: [
      'Com o disjuntor desligado e a folha reta, solte o motor na chave e feche na mão. Se encosta leve, o fechamento está regulado além do batente ou a força está curta; se agarra, há piso, guia, roldana ou dobradiça no caminho.',
      'Não aumente a força para ele vencer o fim: é a mesma reação que para a folha quando há uma pessoa no vão.',
    ],
    points: [
      'Toca o batente e volta: fim de curso de fechamento longo demais.',
      'Volta sempre um palmo antes: atrito nesse ponto da folha.',
      'Volta em pontos diferentes: fotocélula suja, desalinhada ou com sol na lente.',
      'Apareceu depois de um apagão: a central perdeu o curso e tem de reaprendê-lo.',
      'De manhã sim, à tarde não: ferro dilatado ou sol no receptor.',
    ],
    further: 'Os testes, na ordem, estão em [portão fecha e abre de novo](/portao-fecha-e-abre-de-novo).',
    send: 'Mande pelo WhatsApp um vídeo do fechamento inteiro, de longe, com a foto da etiqueta do motor: o ponto em que ele volta diz o que levar.',
  },
  {
    when: [
      'tranco|trancos|tranquinho*|solavanco*|pulinho*|aos pulos|engasgando|engasga|trepida*',
      'desce|descer|descendo|descida|abaixa|abaixar|baixa|baixando|fecha|fechar|fechando|fechamento',
      'basculante*|desce|descendo|descer|descida|subir|sobe',
    ],
    unless: 'nao desce|nao fecha|correr|deslizante|pivotante|so da um|da um tranco e para',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Basculante que desce dando tranco costuma ter o contrapeso fora do ponto, um cabo ou uma polia gastos, ou folga no braço, na bucha ou na porca do fuso: a folha pesa mais que o equilíbrio, escapa um pouco e o motor a segura. Pare de usar e não passe por baixo até alguém ver os cabos; o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Onde nasce o tranco da descida',
    text: [
      'Olhe de fora, com o portão fechado e o disjuntor desligado: fio aberto no cabo, cabo fora da polia, um lado da folha mais baixo, guia torta, suporte que balança. Se vir qualquer um deles, não solte o motor, porque é ele que ainda segura a folha.',
      'Cabos e roldanas ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; equilibrar o peso e acertar a parada, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Tranco no mesmo ponto toda vez: guia amassada ou polia com marca.',
      'Tranco na descida inteira: falta contrapeso ou sobra folga na porca do fuso.',
      'Só no fim: rampa de parada desligada ou mal regulada.',
      'Desce de um lado primeiro: cabo mais longo ou mais gasto desse lado.',
      'Com estalo de ferro: pino, bucha ou solda do braço.',
    ],
    questions: [
      {
        question: 'Posso pôr mais peso no contrapeso?',
        answer:
          'Não por conta própria: a caixa do contrapeso despenca se o cabo falha, e peso a mais faz a folha subir com pancada.',
      },
    ],
    further:
      'O que faz a folha perder o ponto está em [portão basculante](/topicos/motor-para-portao-basculante).',
    send: 'Mande a foto dos dois lados da folha fechada e conte em que ponto da descida vem o tranco: dizemos a peça provável e a faixa de preço.',
  },
  {
    when: [
      'deslizante*|de correr|correr',
      'ou|x|versus|vs',
      'pivotante*|de abrir|duas folhas|articulado',
      'garagem|espaco|entrada|recuo|carro|vao',
    ],
    unless: 'basculante*|rampa|ladeira|preco|quanto custa|consert*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Onde o espaço é pouco, como em garagem pequena, o deslizante ganha do pivotante se há parede livre ao lado, do tamanho da folha, porque ele não toma nada da profundidade. O pivotante varre o chão: cada folha de 1,5 m precisa de 1,5 m livre por dentro, sem o carro, e leva um motor por folha, o que o deixa mais caro.',
    ],
    heading: 'O que medir antes de escolher o motor',
    text: [
      'No deslizante conta a parede: vão e mais um palmo, sem porta, poste ou relógio de luz no caminho. No pivotante contam o giro e a coluna, que precisa de largura para o braço e de firmeza para o empurrão.',
      'Os dois saem por orçamento. Numa casa, a troca do motor fica em geral entre {{replacement.from}} e {{replacement.to}}; com duas folhas são dois motores e uma central que comanda o par.',
    ],
    points: [
      'Sem parede lateral: pivotante de duas folhas, que divide o giro ao meio.',
      'Carro quase encostado na folha: deslizante.',
      'Piso que sobe para dentro: o pivotante raspa.',
      'Entrada em curva ou em degrau: o trilho não fica plano.',
      'Folha para fora, sobre a calçada: atinge quem passa.',
    ],
    questions: [
      {
        question: 'Motor de pivotante serve num portão de correr?',
        answer: 'Não. Um empurra por braço e o outro por pinhão e cremalheira; muda o portão, muda o motor.',
      },
    ],
    send: 'Mande a profundidade da garagem, o comprimento do carro, a parede livre ao lado e uma foto de frente: dizemos qual cabe.',
  },
  {
    when: ['cerca eletrica|cerca|concertina', 'portao|motor', bothWorks],
    unless: 'interfer*|atrapalh*|choque|nao funciona|parou|perto',
    subject: 'cerca-eletrica',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Cerca elétrica e portão automático cabem no mesmo projeto, com duas equipes: nós fazemos o motor e o comando do portão, uma empresa de segurança faz a cerca. O que se decide junto é o caminho dos fios, o terra, a distância da folha e um disjuntor para cada um. Do nosso lado, o kit para basculante sai de {{kit.padrao}} a {{kit.jetflex}} instalado.',
    ],
    heading: 'O que combinar antes da obra',
    text: [
      'Primeiro vem o portão: com a folha aberta se vê até onde ela chega, e só depois se marca a primeira haste. O basculante sobe acima do muro, e é essa altura que vale.',
      'O eletricista leva ao quadro os dois circuitos e o terra da casa. A cerca tem o aterramento que o fabricante dela pede, e nada se emenda na carcaça do motor.',
    ],
    points: [
      'Conduíte da cerca separado do conduíte do portão.',
      'Antena do receptor longe do fio da cerca.',
      'Haste fora do curso da folha, com folga para o vento.',
      'Central de cada um em caixa própria, com acesso para desligar.',
      'Placas de aviso da cerca já previstas no muro.',
    ],
    questions: [
      {
        question: 'Um controle só arma a cerca e abre o portão?',
        answer:
          'Dá, se o receptor da cerca aceita o mesmo código: um botão para cada coisa, nunca o mesmo botão para as duas.',
      },
    ],
    send: 'Mande a planta ou uma foto da frente, as medidas do portão e o nome de quem fará a cerca: dizemos o que combinar com eles.',
  },
  {
    when: ['camera*|alarme*|interfone*|video porteiro|cftv', 'portao|motor', bothWorks],
    unless: 'atrapalh*|interfer*|nao funciona|parou|celular|fechadura',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Dá para fazer no mesmo projeto: nós instalamos o motor e o comando do portão, e a parte de interfone, câmera ou alarme fica com quem trabalha com isso. Combine antes o conduíte de cada um, para não quebrar o muro duas vezes. O kit de motor para basculante sai de {{kit.padrao}} a {{kit.jetflex}} instalado; correr e abrir saem por orçamento.',
    ],
    heading: 'A ordem das duas instalações',
    text: [
      'O motor vem primeiro, porque a folha em movimento mostra o que a câmera enxerga e onde o botão fica fora do alcance da rua. O sinal de abrir que vem de outro aparelho entra na botoeira da central por dois fios.',
      'Essa ligação, feita na visita da instalação ou depois, parte de {{repair.from}}.',
    ],
    points: [
      'Conduíte de sinal separado do de energia.',
      'Saída de contato seco no aparelho que abre o portão.',
      'Caixa de passagem perto do motor, acima do nível da água.',
      'Disjuntor só do portão, com nome no quadro.',
    ],
    send: 'Mande a foto da frente por dentro e diga o que mais será instalado: marcamos na imagem por onde passam os fios do portão.',
  },
  {
    when: [
      'interfone*|porteiro eletronico|video porteiro|videoporteiro',
      'fechadura*|fecho*|trava*|trinco*',
      `${asksPrice}|instal*|coloc*|orcamento`,
    ],
    unless: 'nao abre|nao funciona|parou|celular|digital',
    subject: 'interfone',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'A fechadura elétrica nós instalamos, com botão de saída e fios até a central, na faixa de {{repair.from}} a {{repair.to}}; o interfone, aparelho e instalação, tem preço de quem trabalha com interfonia. O valor da nossa parte sai por foto, porque a fechadura depende da folha e do batente.',
    ],
    heading: 'O que fica pronto quando os dois se juntam',
    text: [
      'O interfone dá um pulso, e esse pulso solta a trava do portão social ou abre a garagem. Deixamos a trava presa no batente, a fonte em lugar seco e os dois fios prontos; quem põe o aparelho só os liga.',
      'Fecho elétrico comum continua trancado sem energia e abre pela chave. A fechadura eletromagnética faz o contrário e pede fonte com bateria.',
    ],
    points: [
      'Folha que não fecha no mesmo ponto: o serralheiro vem antes.',
      'Interfone que já existe: confira a tensão da saída de abrir.',
      'Entrada na chuva: trava do lado abrigado.',
      'Botão de saída longe da mão de quem está na rua.',
    ],
    send: 'Mande a foto da folha fechada, do batente e do interfone, se já existe: dizemos que fechadura serve e quanto sai a nossa parte.',
  },
  {
    when: [
      'serralheiro*|serralheria*',
      'fazer|fabric*|faz|fazem|novo|sob medida|encomendar|montar|confeccion*',
      'portao|portoes',
    ],
    unless: 'motor|automatiz*|consert*|soldar|pode|quem',
    subject: 'serralheria',
    isAboutSubject: true,
    aspects: ['buy'],
    answer: [
      'Não fabricamos portão: a folha de ferro é do serralheiro. O que fazemos depois é o motor, que em basculante custa de {{kit.padrao}} a {{kit.jetflex}} instalado; por isso vale dizer ao serralheiro, antes da primeira solda, que o portão será automático.',
    ],
    heading: 'O que pedir ao serralheiro para o portão aceitar motor',
    text: [
      'Peça a ele o peso da folha pronta por escrito, porque é o número que escolhe o motor. Peça também que ela ande na mão, leve e sem tranco, antes de você pagar o resto.',
      'Chame-nos com o desenho ainda no papel: dizemos pela foto onde o motor empurra e onde falta reforço.',
    ],
    points: [
      'Quadro reforçado no ponto em que o motor prende.',
      'Basculante: espaço livre ao lado da coluna e contrapeso já calculado.',
      'De correr: trilho reto, folha um palmo maior que o vão e base de concreto.',
      'De abrir: coluna firme, dobradiça com rolamento, batente no chão.',
      'Conduíte do quadro de luz até o lado do motor.',
      'Porta de pedestre fora da folha, se couber.',
    ],
    questions: [
      {
        question: 'O motor pode ir no mesmo dia em que a folha chega?',
        answer:
          'Pode, com a solda fria, a pintura seca e a energia no ponto. Solda depois do motor só com a placa desligada.',
      },
    ],
    send: 'Mande o desenho ou as medidas e o material combinados com o serralheiro: dizemos o motor e o que deixar pronto.',
  },
  {
    when: [
      'preventiva|preventivas|manutencao preventiva|manutencao periodica|manutencao programada',
      'condominio*|predio*|edificio*',
    ],
    unless:
      'preco*|valor|quanto|vale a pena|compensa|precisa|obrigatori*|quem paga|contrato|empresa|checklist',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'A manutenção preventiva de um portão eletrônico de condomínio se faz pelo menos a cada {{maintenance.interval}}, e onde ele abre mais de cem vezes por dia, todo mês ou a cada trimestre: reaperto, lubrificação, força, fotocélulas e destravamento, testados e anotados. É cobrada por visita, conforme o número de folhas, e o valor vai ao síndico antes; peça gasta só se troca depois de aprovada.',
    ],
    heading: 'O que a visita ao prédio deixa feito',
    text: [
      'A visita dura {horas de manutenção} e sai do horário de pico. No fim, a lista do que foi medido fica com o síndico e serve de comparação para a seguinte.',
      'O que se achar gasto é orçado por peça. Cabo, mola e freio não esperam a próxima assembleia; ruído e folga pequena, sim. Se o desgaste vem depressa, o técnico propõe intervalo menor.',
    ],
    points: [
      'Base, suportes e dobradiças: reaperto.',
      'Folha movida na mão, com o motor solto, para sentir o peso.',
      'Fotocélulas provadas com a folha andando.',
      'Destravamento e nobreak com a energia cortada.',
      'Controles gravados na central, comparados com a lista de moradores.',
    ],
    questions: [
      {
        question: 'O que o zelador faz entre duas visitas?',
        answer:
          'Varre o trilho, limpa as lentes com pano seco e anota barulho novo. Óleo, regulagem e caixa do motor ficam para o técnico.',
      },
    ],
    further:
      'A lista completa de uma visita está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande a foto da entrada por dentro e diga quantas folhas e quantas unidades há e quando foi a última revisão: devolvemos o valor por visita.',
  },
];
