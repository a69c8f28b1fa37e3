/** Answers about changing a gate or its parts: movement, material, same-day replacement, another brand. */
import type { DirectAnswer } from '../direct-answer.ts';

export const changeAnswers: readonly DirectAnswer[] = [
  {
    when: ['basculante', 'transform*|convert*|virar|passar|mudar|trocar', 'deslizante|de correr'],
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Passar de portão basculante para portão de correr é possível onde há parede livre ao lado, do tamanho do vão, mas é quase um portão novo: sai o contrapeso com os cabos, entram trilho, guia e roldanas, e a folha costuma ser refeita pela serralheria. O motor do basculante não se aproveita.',
    ],
    heading: 'Do basculante ao portão de correr, o que fica e o que sai',
    text: [
      'O serralheiro vê primeiro se a chapa aguenta correr apoiada embaixo e se o piso aceita trilho nivelado. Só depois se fala de motor, por orçamento.',
      'Se o motivo era o teto baixo ou o carro grande, meça também o giro da folha atual: às vezes regular o basculante custa de {{part.adjustment.from}} a {{part.adjustment.to}} e basta.',
    ],
    points: [
      'Parede livre ao lado, igual ao vão e mais um palmo.',
      'Piso sem degrau nem rampa na linha do trilho.',
      'Ponto de energia no lado em que o motor fica.',
      'Controles: valem se a central nova ler o código deles.',
    ],
  },
  {
    when: ['cremalheira*', 'aluminio'],
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Cremalheira de portão se compra em nylon com alma de aço ou em aço galvanizado; de alumínio não usamos, porque o dente é macio para o pinhão. Em folha de alumínio entra a de nylon, aparafusada com separador, já que aço encostado no alumínio com chuva corrói.',
    ],
    heading: 'Cremalheira num portão de alumínio',
    text: [
      'O perfil fino não segura parafuso sozinho. Rebite com rosca ou uma barra por trás distribui o esforço, e o furo comprido deixa corrigir a altura.',
      'O valor depende dos metros e entra no orçamento do motor; em reparo, o serviço fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Folha leve: nylon com alma de aço.',
      'Parafuso de inox, para não manchar nem corroer.',
      'Mesmo passo do pinhão do motor.',
    ],
  },
  {
    when: ['hoje|mesmo dia|ainda hoje', 'troca|trocar', 'placa|central'],
    unless: 'a noite|de noite|esta noite|depois de 18h|depois das 18h',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'A troca da central de comando no mesmo dia é possível quando há agenda e a placa do seu motor está no estoque: mande cedo o bairro e a foto da etiqueta e da placa. Com a peça, o serviço leva em geral {horas de reparo}, já com os controles gravados, e o valor é dito antes.',
    ],
    heading: 'O que decide a troca da placa hoje',
    text: [
      'Placa de motor comum costuma ir no carro. A de motor com inversor e a de linha antiga podem chegar só no dia útil seguinte.',
      'Antes de trocar, o técnico liga uma placa de teste: se o portão continua parado, a culpa é de outra peça, e o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Foto da etiqueta do motor.',
      'Foto da placa, tirada por quem já tem a tampa aberta; senão, só da caixa.',
      'Quantos controles a casa usa.',
    ],
  },
  {
    when: ['hoje|mesmo dia|ainda hoje', 'troca|trocar', 'motor'],
    unless: 'placa|central|capacitor|engrenagem',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'A troca do motor de portão no mesmo dia é possível com agenda livre e modelo em estoque: em basculante o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}, e em portão de correr ou de abrir o valor sai por orçamento. A montagem leva de {horas de instalação}; mande cedo o bairro e as fotos.',
    ],
    heading: 'O que precisa estar pronto para trocar o motor hoje',
    text: [
      'O técnico sai com o motor certo quando sabe o tipo da folha, o peso aproximado e a tensão. Folha torta ou cabo gasto se conserta antes, e isso pode passar a troca para outro dia.',
    ],
    points: [
      'Foto do portão inteiro por dentro e da etiqueta do motor velho.',
      'Tensão do ponto: 127 ou 220 V.',
      'Disjuntor só do portão e garagem livre do carro.',
    ],
  },
  {
    when: [
      'garen|peccinin|rossi|nice|seg|rcg|ipec|linear|agl',
      'e bom|e boa|presta|confiavel|sao bons',
      'motor|kdz|dz|automatizador',
    ],
    unless: 'ou|melhor|controle',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Um motor de portão de outra marca é bom quando serve à sua folha e a peça dele se acha perto: confira na etiqueta o peso e o tipo de portão, e pergunte na loja por placa e engrenagem de reposição. Não damos nota a marca que não vendemos; o que já está instalado consertamos, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Como julgar um motor antes de comprar',
    text: [
      'Marca boa no portão errado dura pouco. O que separa um motor do outro é a espessura do estator, o material da engrenagem e a facilidade de achar a placa daqui a alguns anos.',
    ],
    points: [
      'Peso e tipo de folha escritos na etiqueta, com folga sobre o seu portão.',
      'Ciclos por hora, se o portão abre muito.',
      'Prazo de garantia e quem a cumpre na sua cidade.',
      'Preço da placa de reposição.',
    ],
  },
  {
    when: [
      'garen|peccinin|rossi|nice|seg|ppa|linear|ipec|jfl|intelbras',
      'e bom|e boa|presta|confiavel',
      'controle*',
    ],
    unless: 'ou|melhor',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Um controle remoto é bom para o seu portão se for da família que a central lê; fora disso, nem o melhor abre. De marca conhecida, espere botão firme, bateria fácil de achar e, se for de código rolante, sinal que não se copia de longe.',
    ],
    heading: 'O que olhar num controle antes de comprar',
    text: [
      'Controle original e compatível trabalham igual quando frequência e código são os mesmos. O que muda é o botão, que no barato cede antes.',
      'Gravar na visita fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Mesma marca e família da central ou do receptor.',
      'Frequência impressa no verso.',
      'Bateria que se compra em qualquer esquina.',
    ],
  },
  {
    when: ['precis*|necessario', 'industrial|uso intenso|linha pesada'],
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Só precisa de motor industrial o portão que abre dezenas de vezes por dia, como o de um comércio ou prédio, ou que passa do peso dos motores de casa. Portão de família, com poucas viagens e até {{homeJetflex.weight}} em basculante, fica com motor residencial.',
    ],
    heading: 'Peso e aberturas: a fronteira do motor industrial no comércio',
    text: [
      'Peso pede força; repetição pede estator que esfrie. Um portão leve de loja, que abre o dia inteiro, cansa mais o motor que um pesado de casa.',
      'Conjunto para uso intenso fica entre {{condominium.from}} e {{condominium.to}}, instalado, por orçamento.',
    ],
    points: [
      'Conte as aberturas da hora mais cheia, e não do dia.',
      'Peça o peso ao serralheiro ou mande as medidas e a chapa.',
      'Motor que desarma quente e volta depois de esfriar está pequeno para o uso.',
    ],
  },
];
