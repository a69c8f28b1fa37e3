/** Titles that call a motor of a sliding gate by its name: what it moves, whether it is good, which of two. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksOfWeight } from './rated-motors.ts';

const broken =
  'nao abre|nao fecha|nao anda|nao funciona|parou|travou|quebr*|queim*|consert*|arrumar|barulho|program*|gravar|placa|placas|central|centrais|controle*|engrenagem|cremalheira|capacitor|nobreak|gasta|consumo|manual|destrav*|sem luz|sem energia|regul*';
const isGood =
  'bom|boa|presta|vale a pena|vale|compensa|confiavel|recomend*|qualidade|forte|dura|aguenta bem|opiniao|avaliacao';
const further =
  'O que decide a compra está na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).';

export const namedMotorAnswers: readonly DirectAnswer[] = [
  {
    when: [asksOfWeight],
    unless: broken,
    figure: { unit: 'kilogram', to: 250 },
    ofMotors: 'one-sliding',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'O {modelo} aguenta {figura} se a etiqueta da sua versão traz {sobra} ou mais, o que deixa a folha um quinto abaixo do máximo. Folha de {figura} em trilho nivelado é de casa, e um deslizante residencial costuma dar conta dela; quem confirma é a ficha, porque há versões diferentes com o mesmo nome.',
    ],
    heading: 'Da folha de {figura} à ficha do {modelo}',
    text: [
      'A potência sozinha não responde: dois motores de 1/4 HP, ou de 1/2 HP, levam pesos diferentes conforme o redutor. Aqui se lê a linha do peso máximo.',
      'Motor de correr sai por orçamento; numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}. Novo, vendemos PPA; as outras marcas, já instaladas, consertamos.',
    ],
    points: [
      'Folha solta do motor: tem de correr com uma mão, de ponta a ponta.',
      'Trilho em rampa, vento de frente ou roldana gasta: suba um modelo.',
      'Mais de uma família: compare também os ciclos por hora.',
      'Tensão da etiqueta igual à do ponto, 127 V ou 220 V.',
    ],
    questions: [
      {
        question: 'Como sei que a folha tem mesmo {figura}?',
        answer:
          'Pelas medidas e pelo material. O esforço da mão engana, porque a roldana faz a folha parecer leve; o serralheiro que a fez tem a conta.',
      },
    ],
    further,
    send: 'Mande a foto da etiqueta do {modelo}, o comprimento, a altura e o material da folha: respondemos sim ou não antes da visita.',
  },
  {
    when: [asksOfWeight],
    unless: broken,
    figure: { unit: 'kilogram', from: 251, to: 600 },
    ofMotors: 'one-sliding',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Para {figura}, o {modelo} só serve se a etiqueta da sua versão traz {sobra} ou mais; se traz menos do que isso, a resposta é não, porque o motor trabalharia perto do limite em cada abertura e gastaria a engrenagem cedo. O passo então é um deslizante da classe acima: numa casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}; em portão pesado, entre {{condominium.from}} e {{condominium.to}} com a instalação.',
    ],
    heading: 'O {modelo} diante de uma folha de {figura}',
    text: [
      'O nome não dá o peso, porque há versões diferentes com ele, e a potência em HP também não: dois motores de mesma potência levam pesos diferentes conforme o redutor. Vale a linha do peso máximo, com o portão andando leve na mão.',
      'A marca que vendemos e instalamos é PPA; motor de outra fábrica, já instalado, nós consertamos.',
    ],
    points: [
      'Motor já instalado: a etiqueta fica na carcaça, do lado de fora.',
      'Rampa, chapa fechada ao vento ou roldana velha: conte como folha mais pesada.',
      'Uso de prédio ou empresa: os ciclos por hora pesam tanto quanto os quilos.',
      'Cremalheira de aço, presa em toda a extensão da folha.',
    ],
    questions: [
      {
        question: 'Regular a força no máximo resolve?',
        answer:
          'Não. A folha bate no batente, não para quando encontra alguém, e o motor esquenta do mesmo jeito. Força se regula no mínimo que move o portão.',
      },
    ],
    further,
    send: 'Mande a foto da etiqueta do {modelo}, o comprimento, a altura e o material da folha: respondemos sim ou não antes da visita.',
  },
  {
    when: [asksOfWeight],
    unless: broken,
    figure: { unit: 'kilogram', from: 601 },
    ofMotors: 'one-sliding',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Conte com um não: {figura} é folha de portão pesado, e o {modelo} só entra na escolha se a etiqueta da versão dele traz {sobra} ou mais. Nessa classe se procura deslizante de uso intenso, em geral de 1/2 HP para cima, com cremalheira de aço, por {{condominium.from}} a {{condominium.to}} instalado.',
    ],
    heading: 'O que {figura} de correr pedem além do motor',
    text: [
      'Quem para uma folha dessas é o freio do motor e o batente chumbado, nunca a mão. Motor no limite queima a embreagem na partida e passa do ponto na chegada.',
      'Trilho, roldanas e base se medem antes do pedido; roldana cansada engole a sobra que a ficha prometia. O motor que vendemos e instalamos é PPA; de outra fábrica, só o conserto.',
    ],
    points: [
      'Roldanas que somem mais de {figura} de carga.',
      'Concreto sob o motor que não ceda quando ele empurra.',
      'Fotocélula no vão e batente nos dois lados.',
      'Quantas aberturas ele faz na hora de mais movimento.',
    ],
    further:
      'Os cuidados com folha grande estão na página do [motor para portão pesado](/termos/motor-portao-pesado).',
    send: 'Mande a foto da folha inteira por dentro, o comprimento, o material e, se o {modelo} já está na parede, a etiqueta dele.',
  },
  {
    when: ['nano', isGood],
    unless: broken,
    ofMotors: 'one-sliding-other',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['worth'],
    answer: [
      'O {modelo} é bom como motor pequeno de portão de correr: folha leve de casa, trilho nivelado e poucas aberturas por hora. Não o ponha em chapa comprida, em rampa nem em entrada de prédio, e confira na etiqueta se a sua folha fica um quinto abaixo do peso máximo.',
    ],
    heading: 'O que conferir no {modelo} antes de pagar',
    text: [
      'Motor pequeno bem escolhido dura tanto quanto o grande; o que o mata é roldana presa. Com o portão solto do motor, a folha tem de correr com uma mão.',
      'Não vendemos esse motor. O que já está na parede nós consertamos, por {{repair.from}} a {{repair.to}}; a troca completa numa casa fica entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Peso máximo e ciclos por hora, na ficha da versão à venda.',
      'Engrenagem e placa em estoque perto de você.',
      'Controle de código rolante.',
      'Quem instala responde por quanto tempo, por escrito.',
    ],
    further,
    send: 'Diga o comprimento e o material da folha e quantas vezes ela abre por dia, com uma foto do trilho: dizemos se um motor pequeno dá conta.',
  },
  {
    when: [isGood],
    unless: broken,
    ofMotors: 'one-sliding-other',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['worth'],
    answer: [
      'O {modelo} é bom no portão de correr para o qual foi feito: folha com peso um quinto abaixo do máximo da etiqueta, trilho nivelado e aberturas por hora dentro da ficha. Em folha que sobe ele não serve, e em prédio só depois de lidos os ciclos. Nós vendemos PPA, e não esse motor; desconte a preferência.',
    ],
    heading: 'O que conferir no {modelo} antes de pagar',
    text: [
      'Motor de correr quase nunca morre de marca. Morre de roldana presa, de cremalheira encostada no pinhão e de chuva na placa, e isso se vê no portão antes da compra.',
      'Se ele já está na sua garagem, consertamos por {{repair.from}} a {{repair.to}}; trocar por um novo, numa casa, fica entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Engrenagem e placa que se achem em mais de uma loja.',
      'Velocidade em metros por minuto, com rampa de parada.',
      'Controle de código rolante.',
      'Garantia da fábrica e da montagem, cada uma com prazo.',
    ],
    further,
    send: 'Diga o comprimento e o material da folha e quantas vezes ela abre por dia, com uma foto do trilho: dizemos se ele é do tamanho do seu portão.',
  },
  {
    when: [isGood],
    unless: broken,
    ofMotors: 'one-sliding-ours',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['worth'],
    answer: [
      'O {modelo} é bom em portão de correr de casa, com trilho nivelado e folha um quinto abaixo do peso máximo da etiqueta. Em folha que sobe ele não serve, e em prédio só depois de lidos os ciclos por hora da versão. É da marca que vendemos, e convém dizer isso; a ficha confirma ou desmente.',
    ],
    heading: 'O que conferir no {modelo} antes de pagar',
    text: [
      'Compre pela folha: solta do motor, ela tem de correr com uma mão, de ponta a ponta. Roldana presa gasta qualquer engrenagem, e sai mais barato trocá-la antes.',
      'Ele sai por orçamento; numa casa, a troca de motor fica em geral entre {{replacement.from}} e {{replacement.to}}, com {{motor.warranty.installation}} de garantia na instalação.',
    ],
    points: [
      'Peso máximo da versão, porque há mais de uma com o mesmo nome.',
      'Nome com Jetflex: tem inversor, arranca e freia devagar.',
      'Ponto de 127 V ou 220 V conforme a etiqueta.',
      'Cremalheira velha: o passo do dente tem de ser o do pinhão novo.',
    ],
    further,
    send: 'Diga o comprimento e o material da folha e quantas vezes ela abre por dia, com uma foto do trilho: dizemos se ele é do tamanho do seu portão.',
  },
  {
    when: ['preco|precos|quanto custa|valor|quanto fica|quanto sai|orcamento|custo|comprar|compra'],
    unless: `${broken}|peca|pecas|rolamento|kg|quilos`,
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
      'Preço de anúncio costuma ser só o aparelho. Some central, controles, cremalheira do comprimento do vão e mão de obra antes de comparar.',
      'A versão conta mais que o nome: as letras e a potência depois de {modelo} dizem tensão, inversor e força, e mudam o preço dentro do mesmo modelo.',
    ],
    points: [
      'Trilho e roldanas que já andam leve: nada a somar.',
      'Cremalheira boa, de passo igual ao do pinhão: aproveita-se.',
      'Ponto de energia ao lado da base, na tensão da etiqueta.',
      'Fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}, se fecha sozinho.',
    ],
    further,
    send: 'Mande o comprimento, a altura e o material da folha, uma foto do trilho e a etiqueta do {modelo}, se ele já está aí.',
  },
  {
    when: ['basculante*'],
    unless: `${broken}|diferenca`,
    ofMotors: 'one-sliding',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['compatibility'],
    answer: [
      'Não serve: o {modelo} é motor de portão de correr, que puxa a folha por uma cremalheira, e o basculante sobe por um cursor que anda no fuso. Para basculante de casa o PPA Home leva até {{home.weight}} e o PPA Home Jetflex, até {{homeJetflex.weight}}, por {{kit.padrao}} a {{kit.jetflex}} instalados.',
    ],
    heading: 'Por que um motor de correr não levanta folha',
    text: [
      'Ele não tem fuso nem trilho vertical, e a sua força foi contada para rolar peso sobre roldanas. Adaptado, ficaria sem fim de curso e sem freio para segurar a folha no alto.',
      'Se o motor já foi comprado, devolva na caixa: depois de ligado quase ninguém aceita de volta.',
    ],
    points: [
      'Folha que sobe: basculante.',
      'Folha que corre no trilho: deslizante.',
      'Folha que gira na dobradiça: pivotante.',
    ],
    send: 'Mande uma foto do portão por dentro, com a altura, a largura e o material da folha: dizemos o motor e o valor.',
  },
  {
    when: [],
    unless: 'controle*|placa|placas|central|receptor|fotocelula|capacitor|cremalheira|engrenagem|peca|pecas',
    ofMotors: 'two-sliding',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'O {modelo} e o {rival} são ambos de portão de correr, e ganha o que deixar a sua folha um quinto abaixo do peso máximo da ficha e tiver ciclos por hora acima do seu uso. Se os dois passam nessa conta, leve o que tem engrenagem e placa à venda perto de você. Vendemos PPA e consertamos as outras marcas; desconte a preferência.',
    ],
    heading: '{modelo} e {rival}, linha por linha da ficha',
    text: [
      'Compare na mesma folha, e não no anúncio: o tempo de catálogo é de portão leve e curto. Velocidade sem rampa de parada bate no batente e solta a cremalheira.',
      'Motor de correr sai por orçamento; numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}, e muda pouco de um modelo para outro da mesma classe.',
    ],
    points: [
      'Velocidade em metros por minuto: Speed e Turbo só anunciam rapidez, e quem arranca e freia devagar é o inversor, que a PPA chama de Jetflex.',
      'Tensão: 127 V, 220 V ou as duas.',
      'Passo do pinhão: se for outro, a cremalheira que está na folha não serve.',
      'Código rolante no controle, e preço de um a mais.',
      'Prazo de garantia do motor e da montagem, por escrito.',
    ],
    further,
    send: 'Mande o comprimento e o material da folha, uma foto do trilho e quantas vezes ela abre por dia: dizemos qual dos dois é do tamanho do portão.',
  },
  {
    when: [],
    unless: 'controle*|placa|placas|central|receptor|fotocelula|capacitor|cremalheira|engrenagem|peca|pecas',
    ofMotors: 'of-two-gates',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Os dois não competem, e o seu portão já escolheu: o {modelo} é de portão de correr e puxa a folha pela cremalheira; o {rival} é de basculante e a levanta pelo fuso. Um não se monta no lugar do outro.',
    ],
    heading: 'De correr ou basculante: o que muda na compra',
    text: [
      'No de correr conta o comprimento da folha, o trilho e a base do motor, e o valor sai por orçamento: a troca numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}. No basculante conta o equilíbrio, e há kit de preço fechado, de {{kit.padrao}} a {{kit.jetflex}} instalado.',
      'Quem ainda não tem portão escolhe pela garagem: parede livre ao lado pede o de correr; entrada estreita, o basculante. Motor novo, vendemos PPA; nas outras marcas o que fazemos é consertar.',
    ],
    points: [
      'Folha que corre ao lado da parede: {modelo}, se o peso couber na etiqueta.',
      'Folha que sobe: {rival}, se o peso couber na ficha.',
      'Folha que gira na dobradiça: nenhum dos dois, e sim um pivotante.',
    ],
    send: 'Mande uma foto do portão por dentro, a altura, a largura e o material da folha: dizemos o motor e o valor.',
  },
  {
    when: ['quantos quilos|quantos kg|qual peso|que peso|peso maximo|capacidade|quanto aguenta|quanto pesa'],
    unless: broken,
    ofMotors: 'one-sliding',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'O peso que o {modelo} aguenta está na etiqueta da carcaça e na ficha da versão, porque há motores de força diferente com esse nome. Compre o que deixa a folha um quinto abaixo do máximo: para uma que pesa oitenta quilos, procure cem escritos.',
    ],
    heading: 'Onde ler o peso máximo do {modelo}',
    text: [
      'Motor na parede: a etiqueta fica na lateral ou embaixo da tampa de fora, com modelo, potência e tensão. Motor à venda: peça a ficha ao vendedor antes de pagar.',
      'Potência não substitui esse número, e a tabela que liga CV a quilos é de outro tipo de portão. A troca numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}, por um PPA, que é o que vendemos; o resto consertamos.',
    ],
    points: [
      'O limite vale para trilho plano e roldana boa.',
      'Em rampa ou com vento de frente, conte menos.',
      'Junto do peso, leia os ciclos por hora.',
    ],
    further,
    send: 'Mande a etiqueta do {modelo} e as medidas e o material da sua folha: dizemos se ele dá conta.',
  },
  {
    when: ['jetflex', 'comum|normal|simples|tradicional|convencional|padrao|sem jetflex|sem inversor'],
    unless: broken,
    ofMotors: 'two-sliding',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'A diferença entre o {modelo} e o {rival} é o inversor que a palavra Jetflex anuncia: com ele a folha arranca devagar, corre no meio e freia antes do batente. Pague por isso em rua movimentada ou em folha longa, que balança nas paradas; com poucas aberturas e garagem recuada, o comum faz o serviço e tem placa mais simples.',
    ],
    heading: 'O que o inversor muda num portão de correr',
    text: [
      'Partida suave poupa cremalheira, engrenagem e solda. Em troca, só a placa do próprio conjunto serve, e ela pede protetor contra surto no quadro.',
      'Os dois saem por orçamento; numa casa, a troca de motor fica em geral entre {{replacement.from}} e {{replacement.to}}, e a versão com inversor custa mais que a comum. Instalamos PPA; motor de outro fabricante, já montado, tem conserto aqui.',
    ],
    points: [
      'Peso máximo de cada versão, lido na ficha: pode não ser igual.',
      'Tensão que o inversor aceita, antes de passar o fio.',
      'Trilho reto: velocidade faz aparecer toda folga.',
    ],
    further,
    send: 'Mande o comprimento e o material da folha, uma foto do trilho e a tensão do ponto: dizemos se o inversor compensa.',
  },
  {
    when: [],
    unless: `${broken}|instal*|trocar|troca|peca|pecas|assistencia|tecnico|rolamento|fim de curso|bate|batendo|ronca*|zumb*|estal*|trem*|esquent*|pisc*|apit*|para|pula*|wifi|wi fi|celular|aplicativo|app`,
    ofMotors: 'one-sliding',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['what', 'price'],
    answer: [
      'O {modelo} é motor de portão de correr: o pinhão dele engrena na cremalheira presa à folha, e não serve em folha que sobe ou que abre. Há versões de força e tensão diferentes com esse nome, e a etiqueta diz qual é. Motor de correr sai por orçamento; numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}, e um conserto, entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'Para comprar ou consertar um {modelo}',
    text: [
      'Quem compra olha o peso máximo, do qual a folha fica um quinto abaixo, os ciclos por hora e a tensão do ponto. A marca que vendemos é PPA.',
      'Quem já tem um começa pela folha, com o motor solto na chave: se ela corre leve, o defeito é do motor ou do comando; se pesa, é de roldana ou trilho, e motor novo não resolve.',
    ],
    points: [
      'Etiqueta da carcaça: modelo, potência e tensão.',
      'Cremalheira: material e estado dos dentes.',
      'Controle que já existe: código fixo ou rolante.',
    ],
    further,
    send: 'Diga se é compra ou conserto e mande a foto da etiqueta do {modelo}, se ele já está aí, ou o comprimento e o material da folha.',
  },
  {
    when: [
      'aguenta quanto|quanto aguenta|quantos quilos|quantos kg|quanto peso|peso maximo|aguenta quantos|quanto puxa|puxa quanto|leva quanto',
    ],
    unless: broken,
    ofMotors: 'one-sliding',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'O {modelo} aguenta o peso máximo que está na etiqueta da sua versão, e o número que acompanha o nome, quando há um, costuma ser esse máximo, em quilos. Para trabalhar com sobra, a folha deve ficar um quinto abaixo dele: um de 500 pede folha de até uns 400, e um de 1.000, de até uns 800. Vale para portão de correr em trilho nivelado, porque em rampa a conta é menor.',
    ],
    heading: 'Onde está o peso máximo do {modelo}',
    text: [
      'A etiqueta fica na carcaça ou sob a tampa, com tensão, potência e peso; sem ela, a ficha do fabricante traz a linha pela versão inteira. A potência em HP não responde, porque o redutor muda.',
      'Motor de correr sai por orçamento; numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}, e em portão pesado, entre {{condominium.from}} e {{condominium.to}}.',
    ],
    points: [
      'Folha que corre inteira com um empurrão leve.',
      'Largura, altura e material: deles sai o peso.',
      'Prédio: compare também os ciclos por hora.',
    ],
    further,
    send: 'Mande a foto da etiqueta do {modelo} e as medidas da folha: dizemos se ele serve.',
  },
  {
    when: ['ppa'],
    unless: `${broken}|condominium|penta|potenza|levante|ou|garantia|pesa|peso do motor|home`,
    figure: { unit: 'kilogram', from: 60, to: 225 },
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price'],
    answer: [
      'Para folha de {figura}, o PPA de basculante é o Home, que leva até {{home.weight}}: no kit PADRÃO ele sai por {{kit.padrao}} já instalado, com central, dois controles e {{kit.warranty}} de garantia. Em portão de correr ou de abrir esse peso é leve, e o motor PPA sai por orçamento.',
    ],
    heading: 'Se {figura} é mesmo o peso da folha',
    text: [
      'Largura vezes altura e o material dão a conta: porta embutida, chapa nova e madeira molhada somam. O limite vale para folha equilibrada, que para a meia altura quando solta.',
      'No de correr e no de abrir, a troca de motor numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Folha que anda com uma mão, sem raspar.',
      'Tensão do ponto: 127 V ou 220 V.',
      'Coluna lateral firme para o suporte.',
    ],
    send: 'Mande pelo WhatsApp as medidas da folha, o material e uma foto do portão por dentro.',
  },
  {
    when: ['ppa'],
    unless: `${broken}|condominium|penta|potenza|levante|ou|garantia|pesa|peso do motor|home`,
    figure: { unit: 'kilogram', from: 226, to: 300 },
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price'],
    answer: [
      'Para folha basculante de {figura}, o PPA certo é o Home Jetflex, do kit JETFLEX de {{kit.jetflex}} instalado, que leva até {{homeJetflex.weight}} e pede 220 V; o Home do kit PADRÃO, de {{kit.padrao}}, para em {{home.weight}}. Perto do limite de cada um, confira o peso e suba um degrau: a linha pesada vai até {{heavyLine.weight}}, por orçamento. Em portão de correr ou de abrir o motor PPA sai por orçamento.',
    ],
    heading: 'O que {figura} pedem do motor e da folha',
    text: [
      'Nesse peso o equilíbrio conta mais que a potência: contrapeso fora de medida põe dezenas de quilos no motor. Na troca de motor em portão de correr de casa, conte em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Folha solta que para a meia altura.',
      'Cabos e pivôs sem folga.',
      'Suporte em coluna chumbada.',
    ],
    send: 'Mande pelo WhatsApp as medidas da folha, o material e uma foto do portão por dentro.',
  },
  {
    when: ['ppa'],
    unless: `${broken}|condominium|penta|potenza|levante|ou|garantia|pesa|peso do motor|home|basculante*|pivotante*`,
    figure: { unit: 'kilogram', from: 301, to: 900 },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price'],
    answer: [
      'Motor PPA de {figura} é deslizante, de portão de correr, e vendemos e instalamos por orçamento, pelo comprimento e pelo peso da folha: numa casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}, e em portão pesado, entre {{condominium.from}} e {{condominium.to}}. Se {figura} é o número da etiqueta, conte com folha de até uns {folgada}; se é o peso da folha, procure {sobra} ou mais na etiqueta.',
    ],
    heading: 'Os quilos da etiqueta e os da folha',
    text: [
      'O número do motor é o máximo que ele move em trilho nivelado, com roldana que gira. Um quinto de sobra poupa a engrenagem e o capacitor.',
      'Em basculante esse peso é da linha pesada, que vai até {{heavyLine.weight}}.',
    ],
    points: [
      'Comprimento da folha: metros de cremalheira.',
      'Trilho em rampa ou vento de frente: suba um modelo.',
      'Várias famílias: ciclos por hora na ficha.',
    ],
    further,
    send: 'Mande o comprimento, a altura e o material da folha e uma foto do trilho: o orçamento sai sem taxa de visita.',
  },
];
