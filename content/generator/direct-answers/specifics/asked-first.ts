/** Titles whose exact question is answered before anything else: what a part is for, which parts still exist, what fits. */
import type { DirectAnswer } from '../../direct-answer.ts';

const verdict = 'vale a pena|vale|compensa|precisa|adianta|e bom|e boa|serve|recomend*';

export const firstAskedAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'fotocelula*|foto celula*|sensor fotocelula|sensor de barreira|barreira fotoeletrica',
      'para que serve*|pra que serve*|o que faz|qual a funcao|funcao|utilidade',
    ],
    unless: 'luz|led|poste|lampada|central|marca*',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['works', 'safety'],
    answer: [
      'A fotocélula serve para o portão não fechar em cima de ninguém: quando um carro, uma pessoa ou um bicho corta o feixe, a central para o fechamento e reabre a folha. Instala-se um lado em cada batente, de frente um para o outro, entre 40 e 60 cm do piso. O par instalado custa de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'Onde o par fica em cada portão',
    text: [
      'Nessa altura o feixe pega a perna de quem passa e o para-choque do carro. Os dois lados ficam onde o pneu não bata e onde o sol da tarde não entre direto na lente do receptor.',
      'Ela só vigia a linha do feixe, e só no fechamento: a força regulada na central é a segunda proteção.',
    ],
    points: [
      'De correr: rente ao vão, do lado de dentro.',
      'Basculante: mais para dentro do que a folha avança ao descer.',
      'De abrir: um par na linha do batente e, se der, outro que vigie o giro.',
      'Caminhonete ou criança pequena: um segundo par, em outra altura.',
    ],
    questions: [
      {
        question: 'Serve fotocélula de outra marca que não a da central?',
        answer:
          'Quase sempre, porque a placa só lê um contato que abre e fecha. Confira a tensão de alimentação e se a central tem a entrada.',
      },
    ],
    further:
      'O teste e a ligação estão na página do [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Fotografe os dois lados do vão vistos de dentro e mande pelo WhatsApp: marcamos na imagem a altura e o lugar do par.',
  },
  {
    when: ['peca|pecas|reposicao'],
    unless: 'ou|x|versus|vs|melhor|qual|comprar motor|kit|compativel|intercambi*|serve*|controle*',
    ofSeveralBrands: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Para {marcas}, a peça que não depende da fábrica ainda se acha: capacitor, rolamento, cabo e sensor são de medida comum. O que pode faltar é a engrenagem e a placa do modelo, e isso se sabe pelo código da etiqueta, e não pela marca. Trocamos a peça no conserto, de {{repair.from}} a {{repair.to}}, e dizemos por foto se ela existe antes de marcar a visita.',
    ],
    heading: 'O que se acha, o que se adapta e o que encerra o conserto',
    text: [
      'A mesma marca fez motores diferentes sob a mesma tampa. Por isso a resposta vale para a etiqueta que está na sua garagem.',
      'Placa que saiu de linha costuma dar lugar a uma central compatível, com controles gravados de novo. Engrenagem sem substituta pede motor novo, em geral de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    points: [
      'Capacitor: os microfarads e a tensão impressos nele.',
      'Rolamento: o número que está no anel.',
      'Engrenagem e coroa: o número de dentes, com a gasta ao lado de uma régua.',
      'Placa: o código impresso nela e o fim de curso que ela lê.',
      'Controle: o tipo de código que o receptor aceita.',
    ],
    further: 'O que se acha e o que some está em [motor antigo sem peça](/motor-de-portao-antigo-sem-peca).',
    send: 'Mande pelo WhatsApp a foto da etiqueta de cada motor, da placa e da peça gasta: respondemos um por um.',
  },
  {
    when: ['garen speed|rossi speed|peccinin speed|nice speed|seg speed|ipec speed'],
    unless:
      'controle*|placa|placas|central|receptor|fotocelula|capacitor|cremalheira|engrenagem|peca|pecas|basculante',
    ofMotors: 'one-sliding-ours',
    ofTwoBrands: 'with-ours',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Fique com o {modelo} se o seu portão é de correr e a folha fica ao menos um quinto abaixo do peso máximo da etiqueta dele: é o que vendemos e instalamos, por orçamento, e a troca numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}. Do {outra} Speed, o nome só anuncia rapidez e não diz o peso nem o tipo de portão: compare depois de ler o modelo completo.',
    ],
    heading: 'O que ler na etiqueta de cada um',
    text: [
      'No {modelo}, leia o peso máximo, a tensão e se há inversor, que é a palavra Jetflex. No {outra} Speed, confirme primeiro que a versão é de correr, e depois as mesmas três linhas.',
      'Se os dois levam a sua folha, ganha o que tem engrenagem, placa e quem instale perto. {outra} nós consertamos quando já está na garagem, de {{repair.from}} a {{repair.to}}; vendemos PPA, e convém descontar essa preferência.',
    ],
    points: [
      'Quantos metros por minuto ele anda e se freia antes do batente.',
      'Ciclos por hora acima do seu uso na hora mais cheia.',
      'Passo do pinhão igual ao da cremalheira que já existe.',
      'Base e furação: conte com furos novos em qualquer dos dois.',
    ],
    further:
      'Trilho, base e cremalheira estão na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande o comprimento e o material da folha, uma foto do trilho e o anúncio dos dois motores: dizemos qual é do tamanho do portão.',
  },
  {
    when: ['code learning|learning code|codigo learning|learning'],
    unless: 'nao funciona|perdido|apagar',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['what', 'compatibility'],
    answer: [
      'Code Learning quer dizer código que a central aprende: o controle traz um código de fábrica, e a placa o grava na memória quando você aperta o botão de gravação dela. Serve em central ou receptor que aprenda esse código, na mesma frequência, e a foto das duas etiquetas confirma. Gravar fica entre {{part.programming.from}} e {{part.programming.to}}; o preço do controle sai pela foto do seu.',
    ],
    heading: 'Code Learning, rolante ou de chavinhas',
    text: [
      'A frequência só diz que os dois se escutam. Quem decide é o tipo de código, que o manual da central nomeia.',
      'Sendo fixo, o código pode ser copiado num controle clonador, sem mexer na central; por isso mesmo é menos seguro que o rolante, que muda a cada toque e não se clona.',
    ],
    points: [
      'Sem chavinhas por dentro, e com a palavra Learning na etiqueta ou na central: grava-se na placa.',
      'Com chavinhas: código fixo montado à mão, igual ao do receptor.',
      'Rolling ou hopping: só o da família da central.',
      'Controle perdido: apaga-se a memória e gravam-se de novo os que ficaram.',
    ],
    further:
      'Os tipos de código e de bateria estão lado a lado na página do [controle remoto de portão](/topicos/controle-remoto-de-portao).',
    send: 'Mande a foto do controle, frente e verso, e da etiqueta da central: dizemos se ele grava ali e quanto fica.',
  },
  {
    when: ['metro|metros|m|3m|4m|5m|6m|7m|8m|largura|comprimento', 'motor*|automatizador|maquina'],
    unless:
      'enrolar|porta de aco|basculante*|pivotante*|abrir|folhas|pesa quanto|consert*|parou|quebr*|barulho|trilho|cremalheira|por metro|metros quadrados',
    figure: { unit: 'kilogram', from: 301, to: 1500 },
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Para uma folha de {figura} escolhe-se motor de correr que traga {sobra} ou mais na ficha, o que a deixa um quinto abaixo do máximo, com cremalheira de aço no comprimento todo. Motor dessa classe sai por orçamento: em portão pesado, com a instalação, fica em geral entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'O que {figura} pedem além do motor',
    text: [
      'Com o peso sabido, a largura decide o resto: quanta cremalheira vai na folha e quanta parede livre ela precisa ao lado para recolher.',
      'Se a folha sobe, a conta é outra: basculante desse peso passa do kit de casa, que para em {{homeJetflex.weight}}, e pede a linha pesada, cujo limite é {{heavyLine.weight}}, com cabo e contrapeso conferidos antes.',
    ],
    points: [
      'Roldanas e trilho que aguentem a folha com sobra.',
      'Base de concreto que não ceda e batente firme nos dois lados.',
      'Prédio ou empresa: aberturas na hora mais cheia, comparadas com a ficha.',
      'Fotocélula no vão: uma folha dessas ninguém segura com a mão.',
    ],
    further:
      'O que muda numa folha grande está na página do [motor para portão pesado](/termos/motor-portao-pesado).',
    send: 'Diga pelo WhatsApp se a folha corre, sobe ou abre e quantas vezes por dia, com uma foto dela inteira por dentro e outra do trilho.',
  },
  {
    when: [
      'fim de curso|fins de curso|fimdecurso',
      'desregul*|desajust*|fora de ponto|fora de regulagem|fora de lugar|desalinh*',
    ],
    unless: 'preco|quanto|valor|como regular|como ajustar|central|apos|depois',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['adjust'],
    answer: [
      'Fim de curso desregulado mostra um de dois sinais: ou o portão para antes e deixa uma fresta, ou passa do ponto e bate no batente. No primeiro ele avisa cedo demais; no segundo, tarde ou nunca, e o motor força até a placa cortar: aí desligue o disjuntor. Regular as duas pontas custa de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Ímã, chave ou percurso gravado',
    text: [
      'No motor com ímã, quase sempre foi ele que andou ou caiu da folha. No que usa microchave, a haste entortou, enferrujou ou já não é alcançada. Nos que contam voltas, a central se perdeu depois que a folha andou solta na mão, e o percurso se grava de novo.',
      'Antes de mexer, a folha solta do motor tem de correr leve até as duas pontas: roldana presa imita o defeito.',
    ],
    points: [
      'Para sempre no mesmo ponto: ímã deslocado, haste torta ou obstáculo.',
      'Cada vez num ponto: força da central, fotocélula ou percurso perdido.',
      'Bate só num sentido: o sensor desse lado.',
      'Marque com caneta onde o ímã está antes de afrouxar o parafuso.',
    ],
    further:
      'As formas de ajuste, uma por uma, estão em [regulagem de fim de curso](/topicos/regulagem-de-fim-de-curso-do-portao).',
    send: 'Mande pelo WhatsApp um vídeo do portão chegando às duas pontas e uma foto do lado da folha perto do motor.',
  },
  {
    when: [
      'trava eletromagnet*|trava eletro magnet*|trava magnet*|trava eletroima|tranca eletromagnet*',
      verdict,
    ],
    unless: 'social|porta|nao solta|nao abre|quebr*|preco|quanto',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'A trava eletromagnética vale a pena em portão de abrir, em folha comprida que pega vento e onde se teme alavanca: a bobina solta o pino um instante antes de o motor puxar. Em basculante leve de casa compensa pouco, porque o motor parado já segura a folha. O preço depende do portão, do fio e da central, e por foto o dizemos antes da visita; acertar uma que já existe fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'De pino ou de ímã: confira antes de comprar',
    text: [
      'O nome se usa para duas peças. A de pino fica trancada sem energia e é a do portão da garagem; a de ímã puro segura só enquanto há corrente, e é para porta e portão social.',
      'A central precisa de saída de trava ou de um módulo temporizador: sem o atraso certo, o motor puxa com o pino fechado.',
    ],
    points: [
      'De abrir: no encontro das folhas, ou no batente da folha única.',
      'De correr: no fim do curso, contra quem empurra a ponta.',
      'Folha que chega balançando: primeiro ela, depois a trava, porque o pino erra o furo.',
      'Na falta de luz: solta-se pela chave dela, por dentro.',
    ],
    further:
      'A comparação entre pino, gancho e ímã está na página da [trava elétrica](/topicos/trava-eletrica-para-portao).',
    send: 'Mande uma foto do portão fechado por dentro e outra do encontro da folha com o batente, com uma trena ao lado.',
  },
];
