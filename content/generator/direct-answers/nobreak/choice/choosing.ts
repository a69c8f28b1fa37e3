/** Answers to titles about backup power: choosing. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksCan, asksFunction, asksKinds, otherThanFunction } from '../../../words/asking-words.ts';

export const choosingAnswers: readonly DirectAnswer[] = [
  {
    when: [asksKinds, 'nobreak|nobreaks|no break'],
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['what', 'choose'],
    answer: [
      'Para portão há três tipos de reserva na falta de luz: o nobreak próprio para motor, que dá 127 ou 220 V com força para a partida; a bateria dentro da central, só em motor de corrente contínua de 24 V; e o nobreak de prédio, com banco de baterias para muitas aberturas. O de computador não entra na lista: a partida do motor o derruba. A ligação parte de {{repair.from}}, e o aparelho se orça pela etiqueta.',
    ],
    heading: 'O que comparar entre os modelos',
    text: [
      'Potência para a partida, que pede de três a sete vezes os watts da etiqueta, forma de onda, tempo de recarga e o número de aberturas que a bateria dá.',
    ],
    points: ['Lugar seco e ventilado.', 'Bateria selada: dois a quatro anos.', 'Fotocélula e trava juntas.'],
    send: 'Mande a etiqueta do motor e quantas aberturas quer sem luz.',
  },
  {
    when: [
      'bateria*',
      '45ah|60ah|40ah|50ah|70ah|automotiva|estacionaria|grande|maior|ah',
      'portao|nobreak|motor',
      'serve|posso|pode|usar|colocar|ligar',
    ],
    unless: 'controle*|a23|acabou|nao|descarregou|bateria de carro|bateria de moto|moto',
    subject: 'nobreak',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['compatibility', 'choose'],
    answer: [
      'Só se a tensão é a mesma, o aparelho aceita e a bateria é selada: a original costuma ser de 12 V com 7 Ah, e uma de capacidade muito maior demora demais a carregar no carregador pequeno do nobreak, que pode esquentar. A automotiva não se usa, porque solta gás em lugar fechado e morre cedo em descarga lenta. Mais aberturas se conseguem com a capacidade máxima que o manual do aparelho indica.',
    ],
    heading: 'Até onde se pode aumentar',
    text: [
      'O manual do nobreak ou da central traz a capacidade máxima, em Ah. Motor comum, de 127 V ou 220 V, não se liga em bateria: entre os dois fica o nobreak.',
    ],
    points: [
      'Duas em série: iguais, da mesma data.',
      'Fio curto e grosso entre bateria e aparelho.',
      'Lugar ventilado e longe do calor da caixa do motor.',
    ],
    send: 'Mande a etiqueta da bateria atual e a do nobreak ou da central.',
  },
  {
    when: [
      'gerador',
      'kva|1kva|2kva|3kva|5kva|2,5kva|w|watts|quantos kva|potencia|aguenta|tamanho|qual gerador',
      'motor|portao',
    ],
    unless: 'condominio|predio|ou|preco',
    subject: 'nobreak',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Um gerador de 2 a 3 kVA aguenta um motor de portão de casa: andando ele puxa de {{consumption.from in digits}} a {{consumption.to}}, e na partida, por um instante, de três a sete vezes isso. Abaixo de 1,5 kVA ele pode engasgar. Some o que mais fica ligado junto, e ponha chave de transferência no quadro, nunca cabo de tomada a tomada; motor com inversor pede gerador de onda estável.',
    ],
    heading: 'Antes de ligar o portão no gerador',
    text: [
      'A partida é o que decide: deixe a geladeira e a bomba para depois que o portão abrir. A tensão de saída tem de ser a da etiqueta do motor.',
    ],
    points: [
      'Chave de transferência feita por eletricista.',
      'Fotocélula e central no mesmo circuito do motor.',
      'Chave de destravamento à mão, se o gerador não pegar.',
    ],
  },
  {
    when: [
      'nobreak*|no break|bateria*|bateria nobreak',
      `${asksCan}|qualquer|aceita|funciona`,
      'portao|motor|portao eletronico',
      'colocar|por|instalar|ligar|bota|botar|usar|adaptar|aceita|qualquer|sem luz|falta luz|sem energia',
    ],
    unless:
      'de carro|automotiva|moto|computador|pc|quanto|dura|controle|trocar|solar|nao|parou|apit*|qual|aguenta|pilha|estufad*|casa inteira',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['compatibility', 'install'],
    answer: [
      'Sim, com nobreak ou bateria o portão abre sem energia enquanto durar a carga, em geral para entrar e sair algumas vezes, e isso se põe também em motor já instalado. No motor comum, de 127 ou 220 V, vai um nobreak próprio para portão entre o disjuntor e a central; só o de 24 V aceita a bateria direto na placa. A ligação parte de {{repair.from}}, e o aparelho sai por orçamento.',
    ],
    heading: 'O que conferir no seu motor',
    text: [
      'A etiqueta diz a tensão e a potência, e o nobreak tem de aguentar a partida, que é várias vezes a corrente de trabalho: por isso o de computador desliga. Para sair e entrar uma vez até a luz voltar, bastam duas viagens de carga.',
    ],
    points: [
      'Folha leve: mais viagens por carga.',
      'Lugar seco e com ar, porque o calor mata a bateria.',
      'Câmera e roteador em outro aparelho.',
      'Chave de destravamento à mão do mesmo jeito.',
    ],
    send: 'Mande a etiqueta do motor e a foto do lugar do aparelho: dizemos qual nobreak serve.',
  },
  {
    when: [
      'pesad*|peso',
      'luz acaba|acaba a luz|falta luz|falta muita luz|falta de luz|cai a luz|luz cai|falta energia|acaba energia|acaba a energia|energia cai|apagao|apagoes',
      'portao|folha|basculante',
    ],
    unless: 'acabou|voltou|nao destrava|nao abre',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['choose', 'power'],
    answer: [
      'Portão pesado em rua onde falta luz pede duas coisas, nesta ordem: aliviar a folha e só depois o nobreak. Equilibrada, ela abre na mão com a chave de destravamento e gasta menos bateria; pesada, cada abertura esvazia o aparelho, e ninguém a move quando ele acaba.',
    ],
    heading: 'Primeiro a folha, depois a bateria',
    text: [
      'Contrapeso, cabo, mola ou roldana ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}. Com a folha leve, o nobreak se escolhe pela etiqueta do motor e pelas aberturas de um apagão; a ligação dele parte de {{repair.from}}.',
    ],
    points: [
      'Não destrave basculante que desce sozinho: ele cai.',
      'Chave de destravamento ao alcance de quem fica em casa.',
      'Motor de 24 V com bateria própria só na troca do motor.',
      'Ventilação e sombra para a bateria durar.',
    ],
    further: 'O que pedir na ficha está em [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande um vídeo da folha na mão, só se ela está reta, a etiqueta do motor e quantas vezes a luz cai por mês.',
  },
  {
    when: [
      'trava eletrica|trava|fechadura eletrica|fechadura',
      'nobreak|no break|bateria',
      'portao|motor|e|basculante',
    ],
    unless: 'nao *|parou|queim*|apit*',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['install', 'price'],
    answer: [
      'Os dois se põem na mesma visita: a trava elétrica ligada à central parte de {{repair.from}} de serviço, mais a peça, e a ligação do nobreak também parte de {{repair.from}}, com o aparelho por orçamento. Ligue a trava na saída do nobreak junto com o motor, porque sem energia ela não recolhe e o portão não abre. Trava é de portão de abrir comprido; basculante e correr já são seguros pelo motor.',
    ],
    heading: 'Como a trava e o nobreak trabalham juntos',
    text: [
      'O nobreak se escolhe pela partida do motor, que pede várias vezes os watts da etiqueta por um instante, e a trava soma pouco. Teste os dois com o disjuntor desligado: tem de destravar e abrir.',
    ],
    points: [
      'A chave de destravamento fica guardada por dentro, para quando a carga acabar.',
      'Trava que esquenta: fonte ou tempo errado.',
      'Nobreak em lugar seco e com ar.',
    ],
    send: 'Mande a foto da etiqueta do motor, da ponta da folha onde vai a trava e do lugar do nobreak.',
  },
  {
    when: ['nobreak|no break|nobreaks', 'portao|portoes|motor|garagem|eletronico|automatico'],
    unless:
      'o que|que e|molhad*|molhou|nao *|parou|queim*|apit*|pisca*|defeito|conserto|consertar|falha*|barulh*|solt*|caiu|quebr*|sujo|suja|troc*|estuf*|limp*|regul*|alinh*|deslig*|sem|depois|quando|altura|quanto|preco|valor|custa|dura|vale a pena|precisa|obrigat*|condominio*|predio*|empresa*|ou|serve|funciona|trava|fechadura|como|usado|usada|bateria*|computador|solar|instal*|coloc*|ligar|ligacao|por|manutencao',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Nobreak para motor de portão se dimensiona por duas contas: a partida, que pede de três a sete vezes os watts da etiqueta por um instante, e o número de aberturas sem luz. Com folha leve, uma bateria de 12 V e 7 Ah dá de dez a quinze ciclos. A ligação parte de {{repair.from}}, e o aparelho se orça pela etiqueta do motor.',
    ],
    description:
      'Nobreak de portão se dimensiona por duas contas: a partida, de três a sete vezes os watts da etiqueta, e o número de aberturas sem luz.',
    heading: 'Do motor à bateria, em dois passos',
    text: [
      'Leia os watts na etiqueta: motor de casa usa de {{consumption.from in digits}} a {{consumption.to}} andando, e o aparelho precisa ser de portão, com onda senoidal e a mesma tensão do motor. O de computador desarma na partida, mesmo com número maior na caixa.',
      'Depois multiplique saídas por horas de apagão. Duas baterias dobram os ciclos; folha que pesa na mão corta o número pela metade.',
    ],
    points: [
      'No aparelho, só o que é do portão: motor, central, fotocélula e trava. Câmera e roteador ficam em outro.',
      'Lugar seco, à sombra e ventilado, perto do quadro ou do motor.',
      'Motor de 24 V com bateria própria dispensa o nobreak.',
      'A chave de destravamento continua à mão, para quando a carga acabar.',
    ],
    further: 'O que pedir na ficha está em [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande a foto da etiqueta do motor, a do lugar do aparelho e diga quantas vezes o portão abre no seu pior apagão.',
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
    when: ['gerador', 'portao|motor|condominio|funciona|liga'],
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'Funciona, e a atenção é a troca: gerador entra por chave de transferência, nunca pelo mesmo disjuntor ligado, senão a volta da luz encontra os dois juntos. Motor com inversor pede gerador de onda estável; motor comum parte com folga se o gerador tiver potência para a partida.',
    ],
    heading: 'Conferir o portão depois da troca',
    text: [
      'Na primeira abertura com gerador, deixe alguém perto do disjuntor: placa que estranha a tensão liga e desliga sozinha. Se ele abrir e não fechar, a fotocélula ficou fora do circuito do gerador.',
    ],
    points: [
      'Conte a potência da partida, e não da etiqueta.',
      'Portão e fotocélula no mesmo circuito do gerador.',
      'Bateria continua útil até o gerador pegar.',
    ],
    further: 'Outras saídas estão em [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
  },
  {
    when: ['bateria', 'moto|carro|alarme|computador|estacionaria|automotiva', 'nobreak|portao|motor'],
    unless: 'celular|controle|farol|pilha',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Não é indicado, a não ser a estacionária em carregador que a aceite no manual: no nobreak do portão vai a bateria selada com a tensão e os Ah escritos na que sai, em geral 12 V e 7 Ah. A de moto ou de carro foi feita para a partida, solta gás ao carregar e perde a carga em poucas descargas fundas.',
    ],
    heading: 'O que acontece com a bateria errada no nobreak',
    text: [
      'O carregador foi acertado para a selada pequena: uma maior nunca enche, e a comum de carro ferve em lugar fechado. O portão anda nos primeiros dias e para no apagão de verdade.',
      'Trocar a bateria é serviço do técnico, com a rede e o nobreak desligados; o conserto fica entre {{repair.from}} e {{repair.to}}, fora a bateria.',
    ],
    points: [
      'Tensão igual: duas de 12 V em série se o aparelho pede 24 V, e as duas novas.',
      'Ah igual, ou o que o manual permite.',
      'Bateria de alarme selada, de 12 V e 7 Ah, costuma ser a mesma.',
      'Fica em pé, em lugar fresco e ventilado.',
    ],
    send: 'Mande a foto da etiqueta do nobreak e da bateria que saiu.',
  },
  {
    when: ['nobreak|no break|nobreaks', 'bateria|baterias', 'portao|garagem|motor|para'],
    unless:
      'troc*|dura|quanto|nao|parou|apita*|apito|bip|carrega*|viciad*|velha|fraca|automotiva|de carro|computador|qual|quantas|preco|gel|estufad*|inchad*|condominio*|predio*|edificio*',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'O motor comum de portão aceita nobreak, ligado entre o disjuntor e a central, e com ele continua abrindo na falta de luz. Os nossos kits, de {{kit.padrao}} a {{kit.jetflex}} instalados, vêm sem nobreak: o aparelho com a bateria sai por orçamento, e a ligação parte de {{repair.from}}. A bateria é selada, de chumbo, dura em geral de dois a quatro anos, e o tamanho dela se escolhe pela potência do motor e por quantas vezes o portão tem de andar até a luz voltar.',
    ],
    heading: 'O que separa um nobreak de portão de um de computador',
    text: [
      'O de informática desliga na partida do motor, que puxa várias vezes a corrente de trabalho. O de portão é feito para essa partida, fica em circuito próprio e alimenta só a central, a fotocélula e a trava. Na conta da carga, sair de carro e voltar são duas aberturas e dois fechamentos.',
      'A bateria é a parte que se gasta, e é o calor que mais a encurta: parede na sombra, com ar em volta. Uma vez por ano, corte o disjuntor da entrada e conte quantas vezes ele abre.',
    ],
    points: [
      'Folha leve na mão: cada abertura gasta menos bateria.',
      'Câmera e roteador em outro aparelho, porque gastam o dia todo.',
      'Chave de destravamento à mão, se o apagão durar mais que a carga.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor, uma foto do lugar onde o aparelho ficaria e quantas vezes por dia o portão abre.',
  },
  {
    when: ['nobreak', 'computador|pc|informatica|escritorio', 'motor|portao|serve|funciona|usar'],
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Não serve: nobreak de computador desliga ou queima na partida do motor, que pede várias vezes a corrente da etiqueta, e muitos entregam onda em degraus, com que o motor ronca e perde força no meio do caminho. O de portão é feito para esse arranque. O do computador só aguenta a parte leve: interfone, câmera e roteador.',
    ],
    heading: 'O que pedir num nobreak para o motor do portão',
    text: [
      'Potência com folga de três a cinco vezes a do motor, onda senoidal, tensão igual à da etiqueta e bateria que se troque. Diga quantas aberturas quer no apagão: poucas já bastam numa casa.',
      'O aparelho se orça pela etiqueta do motor; a ligação entra num serviço de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Central, fotocélula e trava ligadas no mesmo aparelho.',
      'Motor com inversor: confira no manual se aceita.',
      'Lugar ventilado, seco e longe do sol.',
      'Sem nobreak: a chave de destravamento, ensinada à família.',
    ],
  },
  {
    when: [
      'motor|motores|automatizador',
      'que funciona|que funcione|que abre|que abra|funciona|abre|trabalha',
      'sem energia|sem luz|sem eletricidade|na falta de luz|na falta de energia|quando falta luz|quando acaba a luz',
    ],
    unless: 'nao|como|consert*|depois|parou|voltou|destrav*|controle|solar',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Há dois: o motor de corrente contínua, de 24 V, que traz bateria na própria central, e o motor comum ligado a um nobreak próprio para portão. Com bateria nova, os dois fazem de 10 a 15 ciclos sem luz numa folha de casa. Para quem já tem motor bom, o nobreak custa menos; a ligação fica entre {{repair.from}} e {{repair.to}}, e o aparelho se orça pela etiqueta do motor.',
    ],
    heading: 'Nobreak, motor com bateria ou só a chave',
    text: [
      'Todo motor tem também a chave de destravamento, que não custa nada e basta em folha leve com pouca queda de luz. Deixe-a dentro de casa e treine uma vez.',
      'Nossos kits de basculante são de rede, de {{kit.padrao}} a {{kit.jetflex}} instalados, e aceitam nobreak. Motor de 24 V se orça por foto.',
    ],
    points: [
      'Garagem como única saída: nobreak ou 24 V.',
      'Luz que cai toda semana: bateria maior, trocada de tempos em tempos.',
      'Fotocélula e trava no mesmo circuito.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor, se já existe, e quantas vezes por mês a luz cai.',
  },
  {
    when: ['nobreak|no break', 'dois motores|2 motores|dois portoes|2 portoes|portoes|todos os portoes'],
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['choose', 'install'],
    answer: [
      'Um nobreak serve para dois motores se aguentar os dois partindo ao mesmo tempo, e isso pede o dobro da folga; na prática, dois aparelhos menores, um por portão, costumam sair melhor e não deixam as duas entradas paradas juntas. O tamanho sai das duas etiquetas, e a ligação segue a faixa de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Um aparelho para os dois ou um em cada portão',
    text: [
      'Some as potências das etiquetas e lembre que na partida cada motor puxa várias vezes o normal. Se os dois abrem juntos, é essa soma que derruba o nobreak.',
      'Portões longe um do outro pedem fio comprido na saída do aparelho, e aí um em cada ponto ganha. Nos dois casos a tensão é a do motor.',
    ],
    points: [
      'Distância entre os dois motores.',
      'Os dois precisam abrir sem luz, ou basta um?',
      'Tensão igual nas duas etiquetas.',
      'Lugar seco e ventilado.',
    ],
    further:
      'O tamanho do aparelho se acha na página do [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande pelo WhatsApp as duas etiquetas e a distância entre os portões.',
  },
  {
    when: [
      'nobreak|no break',
      'va|kva|600va|1200va|700va|1500va|2200va|3000va|quantos va|qual potencia|que potencia|qual nobreak|tamanho|watts',
    ],
    unless: 'preco|quanto custa',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Para motor de portão o VA da caixa engana: o que decide é aguentar a partida, que puxa de três a sete vezes a corrente de trabalho, e dar onda senoidal. Um nobreak de computador de 600 ou 1.200 VA costuma desarmar na primeira abertura, mesmo com o motor pequeno; use um próprio para portão, escolhido pela etiqueta do motor.',
    ],
    heading: 'Como se dimensiona o nobreak do portão',
    text: [
      'Some motor, central, fotocélula e trava, em watts, e escolha um aparelho que declare a potência de motor que parte. VA não é watt: o aparelho entrega menos do que o número grande da caixa.',
      'Motor com inversor parte devagar e pede menos pico, mas quer tensão e onda certas. Confira antes na ficha dos dois.',
    ],
    points: [
      'Tensão de saída igual à do motor, 127 V ou 220 V.',
      'Onda senoidal, e não de degraus.',
      'Potência de motor escrita na ficha, em HP ou CV.',
      'Aberturas com a bateria cheia, declaradas pelo fabricante.',
    ],
    further:
      'Como ele é instalado está na página do [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande pelo WhatsApp a etiqueta do motor e a do nobreak: dizemos se um aguenta o outro.',
  },
  {
    when: [
      'bateria*',
      'amperagem|ampere*|ah|7ah|amperes|capacidade|12v|voltagem|tensao',
      'motor|portao|nobreak',
    ],
    unless: 'controle*|a23|cr2032|carro',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'A bateria do portão repete a que saiu: mesma tensão e os mesmos ampères-hora, escritos no corpo dela. O mais comum em nobreak e em motor de 24 V são baterias seladas de 12 V com 7 Ah, uma ou duas em série; mais ampères-hora dão mais aberturas, desde que o carregador do aparelho as sustente.',
    ],
    heading: 'O que os números da bateria querem dizer',
    text: [
      'A tensão tem de ser igual, sem exceção. Os ampères-hora dizem quanto ela guarda: uma de 7 Ah nova segura algumas aberturas, e uma velha, só a primeira.',
      'Motor comum, de 127 ou 220 V, não se liga em bateria. Entre os dois fica o nobreak, que transforma a tensão e aguenta a partida.',
    ],
    points: [
      'Copie tensão, ampères-hora e polos da etiqueta.',
      'Duas em série: troque as duas, da mesma marca e data.',
      'Selada: a de carro solta gás e não serve em lugar fechado.',
      'Teste: disjuntor desligado e uma abertura inteira.',
    ],
    further:
      'Como o aparelho é escolhido está na página do [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande pelo WhatsApp a etiqueta da bateria e a do motor: dizemos qual comprar.',
  },
  {
    when: [
      'bateria*',
      'motor|portao|garagem',
      'queda de luz|queda de energia|falta de luz|falta de energia|faltar luz|falta luz|falta energia|acaba a luz|acabar a luz|sem luz|sem energia|apagao',
    ],
    unless:
      'controle*|pilha*|solar|trocar|troquei|carro|acabou|descarreg*|fraca|nao abre|nao funciona|dura|quanto tempo',
    subject: 'nobreak',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'power', 'lifetime'],
    answer: [
      'Para o portão abrir na falta de luz há dois caminhos: com o motor que já existe, um nobreak próprio para portão, que tem a bateria dentro; com motor novo, um de corrente contínua, de 24 V, que traz a bateria na própria central. Orçamos os dois pela etiqueta do motor. Motor comum, de 127 ou 220 V, não trabalha com bateria ligada direto nele.',
    ],
    heading: 'Nobreak ou motor de corrente contínua',
    text: [
      'O nobreak fica entre o disjuntor e a central, em lugar seco e ventilado. O de computador desliga na partida do motor, que puxa várias vezes a corrente de trabalho.',
      'Se falta luz poucas vezes por ano, a chave de destravamento ao alcance resolve de graça; se a folha é pesada ou quem entra não consegue empurrá-la, a bateria se paga.',
    ],
    points: [
      'Tensão e potência do motor, lidas na etiqueta.',
      'Aberturas que ele precisa aguentar até a luz voltar.',
      'Teste mensal: desligue o disjuntor e abra uma vez inteira.',
      'Bateria envelhece parada, e mais depressa no calor.',
    ],
  },
  {
    when: ['bateria*', 'motor|portao|garagem'],
    unless:
      'controle*|pilha*|solar|trocar|troquei|a23|12v|cr2032|nobreak|carro|acabou|descarreg*|fraca|nao carrega|carregar|nao segura',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['choose', 'power', 'lifetime'],
    answer: [
      'Há duas maneiras de ter bateria no portão: somar um nobreak próprio para ele, que mantém o motor comum andando na falta de luz, ou pôr um motor de corrente contínua, de 24 V, que traz a bateria na própria central. Motor ligado em 127 ou 220 V não trabalha com bateria direta.',
    ],
    description:
      'Bateria no portão há de dois jeitos: um nobreak próprio para o motor que já existe, ou um motor de 24 V, que traz a bateria na central.',
    heading: 'Nobreak ou motor com bateria própria',
    text: [
      'Com o motor que já existe, soma-se um nobreak próprio para portão, entre o disjuntor e a central. O de computador não serve, porque a partida do motor pede várias vezes a corrente de trabalho.',
      'Com motor novo de corrente contínua, a bateria carrega sozinha e sustenta algumas aberturas. Os dois saem por orçamento, pela etiqueta do motor.',
    ],
    points: [
      'Tensão do motor, 127 ou 220 V, lida na etiqueta.',
      'Potência, que decide o tamanho do nobreak.',
      'Quantas aberturas se querem na falta de luz.',
      'Lugar seco e ventilado para o aparelho.',
    ],
    sections: [
      {
        aspect: 'lifetime',
        heading: 'Vida da bateria e hora da troca',
        text: [
          'Bateria parada também envelhece, e mais depressa no calor. O sinal do fim é o portão que abre uma vez e para no meio da segunda.',
          'Teste de vez em quando: desligue o disjuntor e faça uma abertura inteira. Sem bateria nem nobreak, o portão se abre pela chave de destravamento.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso ligar uma bateria de carro no motor do portão?',
        answer:
          'Não. O motor comum é de corrente alternada e não gira com ela; além disso, a bateria de carro solta gás e não é feita para ficar em lugar fechado.',
      },
      {
        question: 'Quantas aberturas a bateria aguenta?',
        answer:
          'Depende da potência do motor e do peso da folha. Conta-se em aberturas e não em horas, e o fabricante do nobreak informa a capacidade.',
      },
      {
        question: 'Sem bateria, como abro na falta de luz?',
        answer: 'Com a chave de destravamento, que solta o motor e deixa levar a folha na mão.',
      },
    ],
  },
  {
    when: ['gerador'],
    subject: 'nobreak',
    answer: [
      'O portão funciona com gerador se ele entregar a tensão do motor e aguentar a partida, que puxa várias vezes a potência da etiqueta. Com gerador de prédio, basta o circuito do portão estar no quadro de emergência; em casa, o nobreak é mais simples porque entra sem ninguém ligar.',
    ],
    heading: 'Gerador ou nobreak no portão',
    text: [
      'O gerador leva segundos ou minutos para assumir e alimenta a casa toda. O nobreak assume na hora e só move o portão algumas vezes.',
      'Motor com inversor é exigente com a qualidade da energia, e gerador pequeno pode confundi-lo. A ligação e o teste ficam de {{repair.from}} a {{repair.to}}.',
    ],
  },
  {
    when: [
      'nobreak*|no break|modulo de bateria|modulo nobreak',
      'serve|servem|funciona|compativel|combina|da para|pode|posso|usar',
    ],
    ofTwoBrands: 'any',
    subject: 'nobreak',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['compatibility'],
    answer: [
      'Depende do aparelho: o nobreak de fora, que entrega a tensão da rede numa tomada, serve em {primeira} e em {segunda}, se aguenta a partida do motor; o módulo de bateria que se encaixa na placa só serve na linha para a qual foi feito. A etiqueta do aparelho diz qual dos dois é, e a do motor, a potência e a tensão.',
    ],
    heading: 'Aparelho de tomada ou módulo de encaixe',
    text: [
      'O de tomada não sabe que motor alimenta: conta a onda, a tensão e a corrente de arranque. O módulo conversa com a central, e um de outra marca não tem nem o conector nem a carga certa.',
    ],
    points: [
      'Motor com inversor: pergunte pela onda senoidal.',
      'Motor de corrente contínua: só o módulo dele.',
      'Bateria estufada se troca antes de qualquer teste.',
    ],
    send: 'Mande a foto das etiquetas do nobreak e do motor.',
  },
  {
    when: [asksFunction, 'nobreak|no break|nobreaks'],
    unless: `${otherThanFunction}|computador|pc|gerador`,
    subject: 'nobreak',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['works', 'what'],
    answer: [
      'O nobreak serve para o portão abrir e fechar pelo controle quando falta luz: a bateria dele assume na hora e dá para algumas aberturas. Quando ela acaba, resta a chave de destravamento. Tem de ser próprio para motor; a ligação parte de {{repair.from}}, e o aparelho sai por orçamento.',
    ],
    heading: 'Quem sente falta de um nobreak no portão',
    text: [
      'Quem não consegue levar a folha na mão, quem chega de noite numa rua escura e o prédio em que a fila não espera. Onde a luz quase nunca cai, a chave faz o mesmo de graça.',
    ],
    points: [
      'A tensão de saída é a da etiqueta do motor.',
      'O de computador desarma na partida.',
      'A bateria pede troca a cada poucos anos.',
    ],
    send: 'Mande a foto da etiqueta do motor e diga quantas vezes a luz cai por mês.',
  },
];
