/** Answers to titles about capacitors: what they are and how they work. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksCause, asksFunction, asksKinds, otherThanFunction } from '../../words/asking-words.ts';

export const explanations: readonly DirectAnswer[] = [
  {
    when: [asksKinds, 'capacitor|capacitores'],
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['what', 'choose'],
    answer: [
      'Os capacitores de motor de portão são do tipo permanente, de filme plástico, e mudam no valor em microfarads, na tensão, em geral 250 V em rede de 127 e 400 V ou mais em 220, e no formato, com fio, terminal ou parafuso. Quase todo motor de casa usa um só, entre oito e trinta microfarads. Repõe-se o mesmo valor, com tensão igual ou maior; trocado, fica de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    heading: 'Por que o valor importa',
    text: [
      'Menos microfarads, e ele não arranca; mais, e a bobina esquenta. O valor está impresso no corpo do velho.',
    ],
    points: [
      'Não compre pela marca: vale o número.',
      'Topo estufado ou óleo: troque.',
      'Guarda carga mesmo desligado: não toque nos terminais.',
    ],
    send: 'Mande a foto da etiqueta do motor: dizemos que capacitor ele pede.',
  },
  {
    when: [asksCause, 'capacitor*', 'queim*|estour*|estuf*|estrag*|pifa*|acaba*|enfraquec*|vive'],
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['works', 'care'],
    answer: [
      'O capacitor queima por calor e por esforço: caixa fechada ao sol, muitas aberturas seguidas e folha pesada, que faz o motor demorar a sair e o mantém na corrente mais alta. Peça com tensão abaixo da pedida ou valor errado também morre cedo. Trocá-lo fica de {{part.capacitor.from}} a {{part.capacitor.to}}, e ele só dura se a folha estiver leve.',
    ],
    heading: 'Quando ele queima mais de uma vez',
    text: [
      'Um capacitor de boa medida acompanha o motor por anos. Se o seu queima de novo em meses, a causa está fora dele: folha desequilibrada, bobina com defeito ou tensão que sobe demais na rede.',
      'Na visita o técnico mede a peça, a corrente do motor e o peso da folha na mão, nessa ordem.',
    ],
    points: [
      'Valor em µF igual ao da etiqueta.',
      'Tensão gravada na peça igual ou maior que a antiga.',
      'Caixa do motor longe do sol da tarde.',
      'Mola ou contrapeso levando o peso da folha.',
    ],
  },
  {
    when: ['sem capacitor|sem o capacitor|funciona sem capacitor', 'motor|portao|funciona|anda|liga'],
    unless: 'quanto custa',
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['works', 'repair'],
    answer: [
      'O motor monofásico comum não funciona sem capacitor: ele zumbe, esquenta e não parte, e empurrar a folha para ajudar só adia a bobina queimada. Motor trifásico, de corrente contínua ou com inversor não usa essa peça. A troca, com o mesmo valor em microfarads, fica de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    heading: 'Sem capacitor, com um fraco e com o certo',
    text: [
      'Fraco, ele deixa o motor partir às vezes; aberto, nunca. Não toque nos terminais, que guardam choque com o disjuntor desligado.',
    ],
    points: [
      'Valor escrito no corpo do velho, em µF.',
      'Tensão igual ou maior que a do velho.',
      'Zumbido com a folha presa não é capacitor: {prova na mão}, mova-a primeiro.',
    ],
    send: 'Mande a foto da etiqueta do motor e um vídeo com o som da partida.',
  },
  {
    when: ['capacitor*', 'estour*|inchad*|estufad*|vaz*|derret*|explod*|estufou|furad*'],
    subject: 'capacitor',
    isAboutSubject: true,
    answer: [
      'Capacitor do motor do portão estourado ou inchado não se testa nem se aproveita: desligue o disjuntor e não toque nos terminais, porque ele guarda choque mesmo desligado. A troca fica entre {{part.capacitor.from}} e {{part.capacitor.to}}, e serve o de mesmos microfarads e tensão igual ou maior.',
    ],
    heading: 'Por que um capacitor estoura',
    text: [
      'Calor, idade e surto na rede são as causas comuns; a outra é o motor preso, que o deixa trabalhando muito além do tempo da partida. Trocar só a peça com a folha pesada estoura a segunda.',
      'O líquido que vaza mancha a caixa e ataca a placa. Quem o limpa é o técnico, de luva, com o motor frio e sem energia.',
    ],
    points: [
      'Tampa estufada: já não entrega a força escrita nele.',
      'Óleo em volta: vazou, troca imediata.',
      'Estouro seco com cheiro de peixe: desligue e areje a garagem.',
      'Estourou na volta da luz: mede-se também a placa.',
    ],
    sections: [
      {
        aspect: 'replace',
        heading: 'O que o técnico confere com o capacitor novo',
        text: [
          'Ele descarrega o velho com resistor, lê o valor na etiqueta do motor e mede a corrente de partida com o novo. Corrente alta manda olhar a folha; bobina já escura fica entre {{part.stator.from}} e {{part.stator.to}}.',
        ],
        points: [
          'Microfarads iguais aos da etiqueta.',
          'Tensão igual ou maior, nunca menor.',
          'Preso longe da parte quente do motor.',
        ],
      },
    ],
    questions: [
      {
        question: 'O motor queima se o capacitor estourar?',
        answer: 'Nem sempre. Quem queima a bobina é insistir no controle com o motor zumbindo sem partir.',
      },
      {
        question: 'Um capacitor maior dá mais força?',
        answer: 'Não. Esquenta a bobina e encurta a vida dela. O valor certo é o da etiqueta.',
      },
    ],
  },
  {
    when: ['como testar|como saber|como medir|testar|medir|sintoma*|sinais', 'capacitor*'],
    subject: 'capacitor',
    isAboutSubject: true,
    answer: [
      'Capacitor ruim no motor do portão se reconhece pelo lado de fora: o motor zumbe e não parte, parte fraco ou precisa de um empurrão. Andar só para um lado, sempre o mesmo, costuma ser relé ou fim de curso. A confirmação é do capacímetro, na mão do técnico, porque a peça fica dentro da caixa e guarda carga mesmo com o disjuntor desligado.',
    ],
    heading: 'Três sinais sem abrir a caixa',
    text: [
      'Primeiro tire a folha da conta: disjuntor desligado, motor solto, portão levado na mão. Se ela anda leve e o motor zumbe quando religado, o capacitor é o primeiro da lista.',
      'Não deixe zumbir para ouvir melhor. Poucos segundos bastam para confirmar e para esquentar a bobina.',
    ],
    points: [
      'Zumbe parado e parte com um empurrão.',
      'Parte fraco de manhã e melhor depois de quente.',
      'Falha nos dois sentidos, e não só ao abrir ou só ao fechar.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que o técnico vê ao abrir',
        text: [
          'Inchado, rachado ou com óleo em volta, está condenado à vista. Sem nada disso, ele corta a rede, descarrega a peça e lê os microfarads: valor bem abaixo do escrito pede outro igual, e a troca fica entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Dá para testar com multímetro comum?',
        answer:
          'Só com a escala de capacitância, e na mão do técnico. A escala de resistência mostra curto, mas não mostra capacitor fraco, que é o caso comum.',
      },
      {
        question: 'Posso encostar os terminais para descarregar?',
        answer:
          'Não. A faísca estraga a peça e machuca. Quem a descarrega é o técnico, com resistor e a rede cortada.',
      },
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e conte o que ele faz na partida: zumbe, sai fraco ou só parte com um empurrão.',
  },
  {
    when: [
      'capacitor*',
      'qual|microfarad*|uf|valor|medida|tamanho|usar|maior|menor|equivalente|como saber|comprar',
    ],
    unless: 'preco|custa|estour*|sintoma|queimou|queimado|ruim|fraco|test*',
    subject: 'capacitor',
    isAboutSubject: true,
    answer: [
      'O capacitor certo é o do mesmo valor em microfarads impresso no velho ou na etiqueta do motor, com tensão igual ou maior. Não há um valor por potência que sirva a todos: motores iguais no nome usam capacitores diferentes, e um maior esquenta a bobina sem dar mais força.',
    ],
    heading: 'O que está escrito nele e o que comprar',
    text: [
      'Na lateral vêm os microfarads (µF), a tolerância, a tensão e o tipo. Se apagou, procure na etiqueta do motor ou mande a foto dela: medir um capacitor gasto dá um valor menor que o original.',
      'O tipo é permanente, de motor; o de partida, com o mesmo número, queima em minutos no lugar dele.',
    ],
    points: [
      'Microfarads: iguais.',
      'Tensão: igual ou maior.',
      'Terminais: iguais, sem emenda torcida.',
      'Tamanho: que caiba longe da carcaça quente.',
    ],
    sections: [
      {
        aspect: 'choose',
        heading: 'Trocar com segurança',
        text: [
          'Ele guarda choque depois de desligado, e por isso a troca é do técnico: de {{part.capacitor.from}} a {{part.capacitor.to}}, com peça, descarga e teste de partida, e {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso usar um valor um pouco diferente?',
        answer: 'A tolerância impressa, em geral de poucos por cento, é o limite. Fora dela, não.',
      },
      {
        question: 'Dois capacitores juntos fazem o valor?',
        answer:
          'Em paralelo os microfarads se somam, e serve de emergência na bancada. No motor, use um só do valor certo.',
      },
    ],
    send: 'Mande a foto da etiqueta do motor: dizemos que capacitor ele pede.',
  },
  {
    when: ['como trocar|como substituir|como fazer a troca', 'capacitor'],
    subject: 'capacitor',
    isAboutSubject: true,
    answer: [
      'Trocar o capacitor começa por descarregá-lo, porque ele guarda choque mesmo com o disjuntor desligado, e por isso é serviço de técnico. O novo tem o mesmo valor em microfarads e tensão igual ou maior; se o motor continua zumbindo depois da troca, o defeito era outro.',
    ],
    heading: 'O passo a passo de quem troca com segurança',
    text: [
      'O técnico corta a energia, descarrega os terminais com um resistor, mede o valor real e compara com o impresso. Só então solta os fios, anota a posição e fixa o novo longe da carcaça quente.',
      'Com a peça e o teste, a troca fica entre {{part.capacitor.from}} e {{part.capacitor.to}}, em geral em menos de uma hora.',
    ],
    points: [
      'A ligação se fotografa antes de soltar qualquer fio.',
      'Valor maior não dá mais força e aquece a bobina.',
      'Capacitor estufado ou melado não se reaproveita.',
      'Depois da troca, mede-se a corrente com a folha andando.',
    ],
  },
  {
    when: [
      'ligacao|ligar|liga|ligo|esquema|como e ligado|onde liga|onde vai ligado|ligado',
      'capacitor*',
      'motor|fios|placa|central|como|portao',
    ],
    unless: 'estour*|queim*|nao|troc*|dois capacitores|preco|choque|quando ligo|desarma',
    winsTies: true,
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['install', 'works'],
    answer: [
      'O capacitor fica entre os dois fios de direção do motor, o de abrir e o de fechar, e nunca no comum: em muitas placas há dois bornes só para ele, marcados CAP. Não tem lado certo, porque o de portão é sem polaridade. A ligação é de técnico, com o disjuntor desligado e o capacitor descarregado; a troca completa fica entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    heading: 'Como o técnico acha o comum antes de ligar',
    text: [
      'Com tudo desligado, ele mede a resistência entre os três fios: o par que dá o maior valor são os dois de direção, e o que sobra é o comum. A cor não serve de guia.',
      'Ligado no comum, o motor esquenta e não inverte; com valor errado, ronca sem partir.',
    ],
    points: [
      'O mesmo valor em µF do velho, e tensão igual ou maior.',
      'Terminal firme e isolado, longe da carcaça.',
      'Motor anda ao contrário: trocam-se os fios de direção.',
    ],
    send: 'Mande a foto da etiqueta do motor e conte o que ele faz na partida: levamos o capacitor certo.',
  },
  {
    when: [
      'capacitor*',
      'posso|da para|consigo|eu mesmo|sozinho|em casa|por conta propria',
      'trocar|troco|troca|mexer|substituir',
    ],
    unless: 'qual|maior|menor|outro|ventilador|ou',
    subject: 'capacitor',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['allowed', 'replace'],
    answer: [
      'Não convém: o capacitor guarda choque mesmo com o disjuntor desligado, e a caixa do motor tem a rede elétrica à vista. Quem é do ramo desliga, descarrega os terminais com um resistor e põe outro do mesmo valor em microfarads e de tensão igual ou maior. Trocado por nós, com a peça, fica entre {{part.capacitor.from}} e {{part.capacitor.to}}, em até {{part.capacitor.hours}}.',
    ],
    heading: 'O que você pode ver sem abrir nada',
    text: [
      'Motor que zumbe e não sai, ou que só anda com um empurrão, é o sinal do capacitor fraco. Pare de apertar o controle e anote a potência e a tensão da etiqueta de fora.',
    ],
    points: [
      'Topo estufado ou óleo em volta: nem toque nele.',
      'Capacitor novo que morre logo: a folha está pesada.',
      'Guarde o velho, com os números, até a troca.',
    ],
    send: 'Mande um vídeo com o som da partida e a foto da etiqueta do motor.',
  },
  {
    when: [`${asksFunction}|precisa de capacitor|usa capacitor|leva capacitor`, 'capacitor|capacitores'],
    unless: `${otherThanFunction}|ventilador|lampada|geladeira|bomba|trifasico|solar|continua|inversor|novo|sem capacitor`,
    subject: 'capacitor',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['works', 'what'],
    answer: [
      'O capacitor dá a partida ao motor do portão e define o lado do giro: sem ele, o motor de uma fase zumbe e não sai do lugar. Fraco, deixa o portão lento ou pede um empurrão para começar. A troca é do técnico e fica de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    heading: 'O que o capacitor faz em cada partida',
    text: [
      'O motor de casa tem duas bobinas, e o capacitor adianta a corrente de uma delas: dessa diferença nasce o giro. Quando a central inverte as bobinas, o mesmo capacitor faz o motor girar para o outro lado.',
    ],
    points: [
      'Zumbe e não parte: é o primeiro suspeito.',
      'O valor em µF tem de ser o da etiqueta, nem mais nem menos.',
      'Motor trifásico e de corrente contínua não levam essa peça.',
      'Ele guarda choque mesmo desligado: ninguém toca nos terminais.',
    ],
    send: 'Mande um vídeo com o som da partida e a foto da etiqueta de fora do motor.',
  },
  {
    when: [
      'o que acontece|que acontece|acontece|consequencia*',
      'capacitor*',
      'queim*|estrag*|fraco|fraca|parar|estour*|pifa*|falh*|errado',
    ],
    unless: 'preco|quanto custa|ventilador|por que',
    subject: 'capacitor',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Com o capacitor queimado ou fraco, o motor zumbe e não sai do lugar, ou só parte com um empurrão na folha; quem insiste no botão acaba queimando também a bobina. Solte o controle, desligue o disjuntor e não abra a caixa. Trocar o capacitor fica de {{part.capacitor.from}} a {{part.capacitor.to}}; a bobina, de {{part.stator.from}} a {{part.stator.to}}.',
    ],
    heading: 'O que ainda funciona enquanto isso',
    text: [
      'A central acende, os controles respondem e a folha se abre na mão pela chave, com o disjuntor desligado e se está reta e leve. Só a partida do motor é que falta.',
    ],
    points: [
      'Zumbido de poucos segundos já esquenta a bobina.',
      'Capacitor novo que queima logo: a folha pesa.',
      'Quem o tira é o técnico, porque ele guarda choque.',
    ],
    send: 'Mande um vídeo com o som da partida e a foto da etiqueta do motor, por fora.',
  },
];
