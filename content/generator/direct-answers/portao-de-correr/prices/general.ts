/** Answers to titles about sliding gates: prices of an installed motor. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const generalPriceAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'motor',
      'cremalheira*',
      'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|valor*|custo|orcamento|quanto',
    ],
    unless: 'nao|parou|ou|instalacao|condominio|predio|incluso|inclui|vem|quantos|placa|pinhao|de motor',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'O motor de portão de correr sai por orçamento, e numa casa a troca, instalada, fica em geral entre {{replacement.from}} e {{replacement.to}}; a cremalheira, posta e alinhada, fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}. Postos juntos, os dois se acertam um pelo outro, e o valor do conjunto vem fechado, pela foto. Cremalheira boa e do mesmo passo pode ficar.',
    ],
    heading: 'O que decide o conjunto',
    text: [
      'O peso da folha escolhe o motor, e o comprimento dela, quantos metros de cremalheira. O pinhão do motor e os dentes precisam ter o mesmo passo.',
    ],
    points: [
      'Folha leve na mão, de ponta a ponta.',
      'Base firme para o motor, no prumo da folha.',
      'Aço em folha pesada, nylon em folha leve.',
    ],
    send: 'Mande comprimento, altura e material da folha e uma foto do trilho e da cremalheira.',
  },
  {
    when: [
      'basculante',
      'deslizante|de correr|correr',
      'trocar|mudar|substituir|passar',
      'vale a pena|vale|compensa|adianta|e bom|vantagem',
    ],
    unless:
      'motor|correr por basculante|correr por um basculante|correr para basculante|correr em basculante|deslizante por basculante|deslizante por um basculante|deslizante para basculante|deslizante em basculante',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['worth', 'compatibility'],
    answer: [
      'Só compensa se o basculante já pede folha nova ou se ele atrapalha: avança na calçada, bate no carro ou vive com cabo arrebentado. A troca é quase um portão novo, com trilho, folha e outro motor, e precisa de parede livre ao lado, do tamanho do vão. Se a folha está boa, consertar, de {{repair.from}} a {{repair.to}}, sai bem mais barato.',
    ],
    heading: 'O que entra na conta',
    text: [
      'A folha é da serralheria, com o preço dela. O motor de correr sai por orçamento; numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'De correr não tem peso acima da cabeça.',
      'Pede piso plano e trilho limpo.',
      'O motor e o braço do basculante ficam sem uso.',
    ],
  },
  {
    when: ['batente|batentes|parada', 'preco|quanto custa|valor|quanto fica|comprar'],
    unless: 'bate forte|batendo|porta|barulho',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['price', 'repair'],
    answer: [
      'O batente do portão se compra em serralheria ou loja de ferragem, e o preço da peça é de lá; refazê-lo com solda e reforço, com o motor no lugar, fica entre {{part.metalwork.from}} e {{part.metalwork.to}}. Se ele só apanha porque a folha chega forte, o que se acerta é o fim de curso, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Para que o portão precisa de batente',
    text: [
      'Quem para a folha todo dia é o fim de curso; o batente a segura no dia em que ele falha. No portão de correr são dois, um em cada ponta, e sem eles a folha sai do trilho.',
      'Borracha na face tira o ruído e poupa a cremalheira.',
    ],
    points: [
      'Chumbado no piso ou soldado na coluna, nunca só no reboco.',
      'Altura da travessa da folha.',
      'Um palmo depois do ponto em que a folha para.',
    ],
    send: 'Mande pelo WhatsApp uma foto de cada ponta do percurso, com a folha parada.',
  },
  {
    when: [
      'preco*|quanto custa*|quanto fica|quanto sai|quanto cobra*|quanto|valor*|custo|custa|cobra|cobram|tabela|orcamento|media',
      'automatizar|automatizacao|motorizar',
      'correr|deslizante*',
    ],
    unless: 'predio|condominio|empresa|galpao|ou|kg|quilos',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Automatizar um portão de correr sai por orçamento: numa casa com a folha em ordem, o motor instalado fica em geral entre {{replacement.from}} e {{replacement.to}}, e quem ainda não tem motor soma cremalheira, base e ponto de energia; folha pesada ou de uso coletivo passa para {{condominium.from}} a {{condominium.to}}. Para dizer o seu, bastam o comprimento, o material e uma foto do trilho, sem taxa de visita.',
    ],
    heading: 'O que faz o orçamento subir ou descer',
    text: [
      'Trilho reto, roldana boa e ponto de energia já prontos são três linhas a menos no orçamento. Se a folha não corre com uma mão, o par de roldanas vem antes, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Base de concreto: se já existe, desce; se é nova, sobe e pede uma segunda visita, porque o concreto seca.',
      'Folha comprida, de chapa fechada ou em rampa: motor maior.',
      'Fotocélula: mais {{part.photocell.from}} a {{part.photocell.to}}, se o portão fecha para a calçada.',
      'Controle além dos dois primeiros: pago à parte.',
    ],
    further:
      'O passo da obra está em [instalação de motor deslizante](/topicos/instalacao-de-motor-de-portao-deslizante).',
    send: 'Mande pelo WhatsApp um vídeo da folha empurrada com a mão, o comprimento e o material: a faixa volta antes da visita.',
  },
  {
    when: [
      'cremalheira*',
      'motor',
      'preco|precos|valor|quanto custa|quanto sai|quanto fica|quanto e|quanto cobra*',
      'troc*|juntos|junto|instal*|colocar|novo|novos',
    ],
    unless: 'nylon|aco|pul*|quebr*',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'Trocar o motor e a cremalheira juntos soma as duas faixas: o motor novo de uma casa fica em geral entre {{replacement.from}} e {{replacement.to}}, e a cremalheira, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}. Na mesma visita o alinhamento se faz uma vez só, e o valor fechado vem antes do serviço.',
    ],
    heading: 'Quando trocar os dois compensa',
    text: [
      'Motor novo vem com pinhão novo, e pinhão novo em dente gasto dura pouco. Se os dentes ainda têm a ponta plana e a barra está reta, ela fica, e se paga só o motor.',
      'Confira antes as roldanas: folha que prende gasta outra vez o que se acabou de pôr.',
    ],
    points: [
      'Dente em bico ou lascado: troca a barra inteira, não um gomo.',
      'Barra torta ou solta da folha: às vezes basta prender e alinhar.',
      'Motor mais forte que o antigo: aço no lugar de nylon.',
      'Base rachada: refaz-se no mesmo dia, e entra no orçamento.',
    ],
    send: 'Mande a foto de perto dos dentes, a da etiqueta do motor e o comprimento da folha: dizemos se são os dois ou um só.',
  },
  {
    when: [
      'preco|precos|valor|quanto custa|quanto sai|quanto fica|quanto e|quanto cobra*|quanto vou gastar',
      'automatiz*|motorizar|por motor|colocar motor|instalar motor|motor|motor instalado|motor com instalacao|motor e instalacao',
      'deslizante*|de correr|correr|lateral',
    ],
    figure: { unit: 'metre', from: 2, to: 9 },
    unless:
      'condominio*|predio*|galpao|industrial|empresa|pesado|trocar|troca|consert*|usado|cremalheira|trilho|controle*|placa|kg|quilos|hp|cv|garen|rossi|peccinin|nice',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Automatizar um portão de correr de {figura} custa o motor instalado, em geral de {{replacement.from}} a {{replacement.to}} numa casa, mais o que um portão ainda sem motor não tem: {figura} de cremalheira e mais meio metro, a base de concreto e o ponto de energia. A cremalheira, a base e a energia saem por orçamento, com as medidas. Só folha muito pesada ou de prédio vai à classe de {{condominium.from}} a {{condominium.to}}.',
    ],
    description:
      'Automatizar um portão de correr de {figura} custa o motor, de {{replacement.from}} a {{replacement.to}} numa casa, mais cremalheira, base e energia.',
    heading: 'O que entra na conta de {figura}',
    text: [
      'A cremalheira é vendida por metro e passa além do pinhão nas duas pontas: daí o meio metro a mais. Roldanas a trocar somam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'O motor se escolhe pelo peso, e não pelo comprimento. Grade dessa largura é leve; chapa fechada pode pesar o dobro e ainda pega vento, sem deixar de ser portão de casa.',
    ],
    points: [
      'Parede livre ao lado: o vão inteiro e mais um palmo.',
      'Trilho nivelado, sem emenda que faça a roldana pular.',
      'Metros de fio entre o quadro de luz e o motor.',
      'Fotocélula para o fechamento automático: de {{part.photocell.from}} a {{part.photocell.to}}.',
      'Quantas famílias usam: muda o tipo de motor.',
    ],
    questions: [
      {
        question: 'O valor se divide?',
        answer: 'Em até {{instalments}}, e a visita que fecha a conta não tem taxa na área atendida.',
      },
    ],
    send: 'Mande pelo WhatsApp a foto do portão inteiro por dentro, com o trilho e a parede ao lado, e o material da folha: o valor vem por mensagem.',
  },
  {
    when: ['preco|precos|quanto custa|valor|quanto fica|quanto sai|orcamento|custo|comprar|compra'],
    unless:
      'nao acende|nenhuma luz|luz nenhuma|apagad*|nao abre|nao fecha|nao anda|nao funciona|parou|travou|quebr*|queim*|consert*|arrumar|barulho|program*|gravar|placa|placas|central|centrais|controle*|engrenagem|cremalheira|capacitor|nobreak|gasta|consumo|manual|destrav*|sem luz|sem energia|regul*|peca|pecas|rolamento|kg|quilos',
    ofMotors: 'one-sliding',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price', 'buy'],
    answer: [
      'O {modelo} é motor de portão de correr, e motor de correr não tem preço de tabela conosco: sai por orçamento, pelo comprimento e pelo peso da folha. Numa casa, a troca instalada fica em geral entre {{replacement.from}} e {{replacement.to}}, e em portão pesado, entre {{condominium.from}} e {{condominium.to}}. O novo que vendemos e instalamos é PPA; se o {modelo} já está no seu portão e falha, o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que muda o valor de um motor de correr',
    text: [
      'Veja no anúncio se o preço é só do motor ou do kit: com central, controles e cremalheira do comprimento do vão, falta apenas a instalação. Compare sempre o conjunto inteiro, posto no portão.',
      'A versão conta mais que o nome: as letras e a potência depois de {modelo} dizem tensão, inversor e força, e mudam o preço dentro do mesmo modelo.',
    ],
    points: [
      'Trilho e roldanas que já andam leve: nada a somar.',
      'Cremalheira boa, de passo igual ao do pinhão: aproveita-se.',
      'Ponto de energia ao lado da base, na tensão da etiqueta.',
      'Fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}, se fecha sozinho.',
    ],
    further:
      'O que decide a compra está na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande o comprimento, a altura e o material da folha, uma foto do trilho e a etiqueta do {modelo}, se ele já está aí.',
  },
  {
    when: [
      'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|quanto pag*|quanto vale|valor*|custo|custa|orcamento|cobra|cobram',
      'deslizante*|de correr|correr',
    ],
    unless:
      'ou|usado|usada|usados|seminovo|guia|guias|rolete|roletes|mais barato|automatiz*|roldana*|trilho|cremalheira|consert*|manuten*|placa|controle|garen|rossi|peccinin|nice|condominio*|predio*|metros|kg|quilos|mao de obra|3m|4m|5m|6m|instalacao completa|fotocelula|porta de vidro|porta de correr|porta de aluminio|porta de madeira|janela|box',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Motor para portão de correr se orça pela folha: comprimento, peso, trilho e base, sem taxa de visita. Como referência, a troca de um motor residencial fica entre {{replacement.from}} e {{replacement.to}}, e um conjunto pesado, de prédio ou empresa, entre {{condominium.from}} e {{condominium.to}}. Os kits de preço fechado são de basculante e não servem nele.',
    ],
    heading: 'As linhas do preço num portão de correr',
    text: [
      'Motor, cremalheira, base de concreto, ponto de energia e mão de obra. Se a folha corre com uma mão e a base e o ponto estão prontos, ficam só o motor, a cremalheira e a mão de obra.',
      'Roldanas ou cremalheira gastas se trocam na mesma visita, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Paga-se em até {parcelas} vezes.',
    ],
    points: [
      'Comprimento da folha, para os metros de cremalheira.',
      'Material, para estimar o peso.',
      'Base existente: foto de perto, com os furos.',
      'Trilho e roldanas: um vídeo da folha na mão.',
      'Distância até o quadro de luz.',
    ],
    further:
      'O passo da obra está em [instalação de motor deslizante](/topicos/instalacao-de-motor-de-portao-deslizante).',
    send: 'Mande pelo WhatsApp um vídeo da folha correndo na mão, a foto da base e o comprimento: a faixa de preço volta antes da visita.',
  },
  {
    when: [
      'mudar|transformar|trocar|virar|passar',
      'basculante',
      'para correr|em correr|de correr|por correr|correr|deslizante',
      'quanto custa|preco|valor|quanto fica|portao',
    ],
    unless: 'motor de basculante|motor serve|serve|aproveita',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'São duas contas: a folha, o trilho e a guia são da serralheria, que cobra pelo tamanho e pelo material, e o motor de correr é conosco, por orçamento, em geral de {{replacement.from}} a {{replacement.to}} numa casa. O motor do basculante não serve no de correr; aproveitam-se o ponto de energia, a fotocélula e às vezes os controles. Antes de tudo, meça a parede: a folha precisa dela livre, do tamanho do vão.',
    ],
    heading: 'O que muda de um portão para o outro',
    text: [
      'O basculante sai com o contrapeso e os cabos; a folha velha raramente se aproveita, porque foi feita para subir. O de correr pede piso no nível e uma base de concreto para o motor.',
    ],
    points: [
      'Parede livre: a largura do vão e mais um palmo.',
      'Rampa na entrada: o trilho não aceita.',
      'Serralheria primeiro, motor depois, com o peso da folha por escrito.',
    ],
    send: 'Mande pelo WhatsApp uma foto do vão e da parede ao lado, com as medidas.',
  },
  {
    when: [
      'arrumar|consertar|conserto|trocar|troca|reparo|preco|quanto custa|quanto fica',
      'trilho|trilhos',
      'motor',
      'e|mais',
    ],
    unless: 'saiu|sai|fora|caiu|pul*|ou|cremalheira|placa|queim*|instalar|instalacao|posso|como',
    subject: 'portao-de-correr',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['repair', 'price'],
    answer: [
      'O motor nós consertamos, de {{repair.from}} a {{repair.to}}; no trilho, alinhamos o que existe e trocamos as roldanas, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Trilho novo, chumbado no piso, é da serralheria, e vem antes: com a folha pesando no trilho torto, o motor consertado estraga de novo.',
    ],
    heading: 'Em que ordem se arruma',
    text: [
      'Primeiro o trilho e as roldanas, até a folha correr com uma mão e o motor solto. Depois o motor: capacitor, engrenagem, fim de curso e força, já com a folha leve.',
      'Os valores se somam pelo que foi feito, e o total é dito antes de começar, numa visita sem taxa.',
    ],
    points: [
      'Folha que anda leve solta do motor: o trilho está bom.',
      'Folha que enrosca sempre no mesmo ponto: trilho ali.',
      'Motor que ronca com a folha leve: capacitor ou engrenagem.',
    ],
    send: 'Mande a foto do trilho de ponta a ponta e um vídeo com som do motor tentando.',
  },
];
