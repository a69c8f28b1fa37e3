/** Titles whose second half says how, when or at which point of the travel: a price and the work, a fault and its hour. */
import type { DirectAnswer } from '../../direct-answer.ts';

const asksPrice = 'preco|precos|valor|quanto custa|quanto sai|quanto fica|quanto e|quanto cobra*';

export const secondHalfAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'fecha quase tudo|quase fecha|quase fechando|nao fecha|fecha',
      'e volta|volta*|torna a abrir|abre de novo|reabre',
      'a noite|de noite|noite|de manha|manha|madrugada|no frio|frio|sereno',
    ],
    unless: 'carro|chuva|energia|luz|sol|barulho|programar|horario',
    subject: 'fotocelula',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que fecha e volta só à noite ou de manhã cedo quase sempre tem a fotocélula enganada: sereno na lente, teia de aranha, inseto atraído pela luz ou farol direto no receptor. Limpe as duas lentes com pano seco; se volta do mesmo jeito, é atrito de graxa fria e a força mede resistência, com regulagem de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'O que muda no portão quando escurece',
    text: [
      'Olhe a luz do receptor na hora em que ele falha: firme, o feixe está bom; piscando ou apagada, está cortado. Anote também se a folha já tinha encostado, porque aí o caso é de fim de curso.',
      'Fotocélula com água por dentro não se seca, troca-se: o par fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Lâmpada nova perto do receptor: apague-a e repita.',
      'Bicho que passa pelo vão sempre à mesma hora.',
      'Folha mais dura no frio, com o motor solto: trilho, dobradiça ou fuso secos.',
      'Tensão que cai quando a rua toda liga o chuveiro: a folha chega sem força.',
    ],
    send: 'Mande a foto das duas lentes e diga a que horas ele volta e o que a luz do receptor faz: dizemos o que testar.',
  },
  {
    when: [
      'tranco|trancos|tranquinho*|solavanco*|pulinho*|aos pulos|engasga*|trepida*',
      'sobe|subir|subindo|subida|na subida|abre|abrir|abrindo|abertura|levanta*',
      'basculante*',
    ],
    unless: 'nao sobe|nao abre|desce|descendo|fecha|correr|deslizante|pivotante|rampa|ladeira',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Basculante que sobe dando solavanco está pesado para o motor em algum trecho: contrapeso aquém do peso da folha, polia travada, cabo desfiado, guia amassada ou porca do fuso com folga. Como um cabo ruim pode soltar a folha, pare de usar e não fique embaixo dela; o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Em que altura da subida ele falha',
    text: [
      'Com a folha fechada e o disjuntor desligado, olhe de fora os dois cabos e as polias. Estando inteiros e a folha reta, o técnico solta o motor e sente na mão onde ela prende.',
      'Polia e cabo ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; engrenagem ou porca gasta, entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    points: [
      'Já na saída do chão: trava que não recolhe ou contrapeso leve.',
      'No meio, sempre igual: guia ou polia marcada.',
      'Do começo ao fim: fuso seco ou porca gasta.',
      'Um lado sobe antes: cabo cedeu do outro.',
      'Só nas primeiras aberturas do dia: graxa endurecida ou capacitor fraco.',
    ],
    send: 'Mande a foto dos dois lados da folha fechada e conte a altura em que vem o solavanco: dizemos a peça provável e a faixa de preço.',
  },
  {
    when: ['basculante*', 'ou|x|versus|vs', 'pivotante*|de abrir|duas folhas'],
    unless: 'correr|deslizante*|consert*|barulho|rampa|ladeira',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Entre basculante e pivotante, o basculante serve à entrada estreita e à garagem com altura livre, porque sobe em vez de varrer o chão; o pivotante serve a quem tem recuo por dentro e teto baixo ou nenhum. O motor do basculante tem preço fechado, de {{kit.padrao}} a {{kit.jetflex}} instalado; o de abrir sai por orçamento e leva um motor por folha.',
    ],
    heading: 'O que medir para escolher entre subir e girar',
    text: [
      'No basculante meça a altura até a laje e quanto a folha avança sobre a calçada no meio do curso. No pivotante meça o giro: uma folha de 1,5 m varre 1,5 m, com o carro já fora do caminho.',
      'Trocar um tipo pelo outro é obra de serralheiro; quando a folha que existe está boa, compensa motorizá-la.',
    ],
    points: [
      'Viga, luminária ou cano no alto: pivotante.',
      'Piso que sobe para dentro: basculante.',
      'Coluna estreita: pede braço articulado no pivotante.',
      'Vento forte de frente: a folha de abrir sente mais.',
    ],
    send: 'Mande a largura, a altura livre, a profundidade da garagem e uma foto de dentro: dizemos qual dos dois cabe e o valor do motor.',
  },
  {
    when: [
      'controle|controles|controle remoto',
      asksPrice,
      'como programar|como gravar|como cadastrar|como configurar|como codificar|como programa|como grava',
    ],
    unless: 'carro|celular|sem o antigo',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['price', 'program'],
    answer: [
      'Programar o controle numa visita custa de {{part.programming.from}} a {{part.programming.to}}, com todos os da casa; o preço do controle em si depende da família de código e sai pela foto do antigo. Para gravar você mesmo, o manual da central indica o botão de aprender: aperta-se uma vez, segura-se o botão do controle novo até a luz confirmar, e testa-se.',
    ],
    heading: 'O que decide se o controle novo grava',
    text: [
      'Frequência igual não garante: o código tem de ser da mesma família da central. Onde a tampa deixa a placa à vista há tensão perto do botão, e nesse caso a gravação fica para o técnico.',
      'Existe modelo que aprende de outro controle, encostando um no outro, sem abrir nada. O de código rolante não se copia e só entra pela central.',
    ],
    points: [
      'Não segure o botão de aprender por muito tempo: em muitas centrais isso apaga todos.',
      'Grave com bateria boa e longe dos outros controles.',
      'Central cheia não aceita mais um: apaga-se o perdido.',
      'Luz que não confirma: modelo incompatível, e não defeito.',
    ],
    send: 'Mande a foto do controle, frente e verso, e a da etiqueta do motor: dizemos qual serve, o preço e se dá para gravar em casa.',
  },
  {
    when: [
      'cremalheira*',
      asksPrice,
      'como instalar|como colocar|como trocar|como alinhar|como regular|como se instala|como por',
    ],
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Trocar a cremalheira fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}} conosco, conforme quantos metros são; a barra avulsa se compra por metro em loja do ramo. Ela se instala presa à folha, nivelada de ponta a ponta, com uma folga pequena sobre o pinhão, do tamanho de uma moeda, para que o peso do portão nunca descanse no motor.',
    ],
    heading: 'A ordem da montagem da cremalheira',
    text: [
      'Disjuntor desligado e motor solto na chave, antes de qualquer parafuso. Começa-se pela barra em cima do pinhão, marca-se a linha com nível e leva-se a folha na mão até o fim, conferindo a folga em cada parafuso.',
      'Na emenda, um pedaço de cremalheira invertido por baixo acerta o passo dos dentes. Dente que encosta no fundo ronca e quebra; dente alto demais pula.',
    ],
    points: [
      'Conte o vão e mais meio metro, que é o que passa do motor.',
      'Nylon com alma de aço para folha leve; aço para folha pesada.',
      'Pinhão gasto sai junto, ou come a barra nova.',
      'Dedos longe do encontro dos dentes, mesmo com o motor solto.',
    ],
    send: 'Mande a foto da cremalheira com o motor ao lado e o comprimento da folha: dizemos quantos metros são e o valor.',
  },
  {
    when: ['cremalheira*', 'motor', asksPrice, 'troc*|juntos|junto|instal*|colocar|novo|novos'],
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
      'motor',
      asksPrice,
      'queimou|queimado|queimada|queimar',
      'compensa|vale a pena|vale pena|ou trocar|ou troca|melhor trocar',
    ],
    unless: 'capacitor|placa|central|controle|rebobin*|enrol*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'worth', 'repair'],
    answer: [
      'O conserto de um motor de portão queimado fica entre {{part.stator.from}} e {{part.stator.to}}, que é a troca do estator, e compensa enquanto engrenagem, eixo e placa estão bons. Se uma dessas peças se vai junto, o motor novo, que numa casa fica entre {{replacement.from}} e {{replacement.to}} já posto, sai melhor.',
    ],
    heading: 'A conta entre a peça e o motor novo',
    text: [
      'Primeiro se confirma que foi a bobina: medida com o disjuntor desligado, ela decide em minutos. Capacitor ou placa dão o mesmo silêncio e custam menos do que se teme.',
      'Depois se pergunta por que ela queimou. Folha pesada ou uso acima dos ciclos da etiqueta queimam a nova também, e isso se acerta antes.',
    ],
    points: [
      'Motor com menos de cinco anos e um só defeito: conserta-se.',
      'Segunda queima no mesmo motor: troca-se.',
      'Modelo sem peça na praça: troca-se, mesmo que seja barato consertar.',
      'Água ou ferrugem dentro da caixa: some rolamento e retentor à conta.',
    ],
    send: 'Mande a foto da etiqueta, a idade do motor e o que aconteceu antes de ele parar: devolvemos os dois valores, o do conserto e o da troca.',
  },
];
