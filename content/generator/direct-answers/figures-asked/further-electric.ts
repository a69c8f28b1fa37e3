/** Further figures of the wiring: poles, starting current, small breakers, batteries, transformers and names of units. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const furtherElectricAnswers: readonly DirectAnswer[] = [
  {
    when: ['disjuntor', '5a|6a|4a|6|5', 'motor|portao|automatico'],
    figure: { unit: 'ampere', to: 7.9 },
    unless: 'cai|caindo|desarm*|ou',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Um disjuntor de {figura} é pouco para a maioria dos motores de portão: andando o motor cabe nele, mas na partida puxa de três a sete vezes a corrente de trabalho, e o disjuntor cai. O usual em casa é 10 A em 220 V e 16 A em 127 V, de curva C, com fio de 2,5 mm². Trocar por um maior só se o fio do circuito for dessa bitola.',
    ],
    heading: 'Quando o pequeno ainda serve',
    text: [
      'Motor com inversor ou de 24 V parte devagar e pode andar com um disjuntor menor. O que manda é a corrente da etiqueta e a bitola do fio, que o eletricista confere.',
    ],
    points: ['Curva C, e não B.', 'Circuito só do portão.', 'DR e terra até a carcaça.'],
    send: 'Mande a etiqueta do motor e a foto do quadro com a portinha aberta.',
  },
  {
    when: [
      'disjuntor',
      'bipolar|unipolar|monopolar|duplo|simples|dois polos|um polo',
      'motor|portao|ou|qual|precisa',
    ],
    unless: 'cai|caindo|desarm*',
    subject: 'fiacao',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'Depende da tensão: motor de 220 V entre duas fases leva disjuntor bipolar, que corta as duas de uma vez; motor de 127 V, com fase e neutro, leva o unipolar, no fio da fase. Um unipolar em 220 V deixa o motor com uma fase viva mesmo desligado, e quem mexe leva choque. Em casa o valor costuma ser 10 A em 220 V e 16 A em 127 V, curva C.',
    ],
    heading: 'Como saber qual é o seu ponto',
    text: [
      'O eletricista mede: entre duas fases dá 220 V; entre fase e neutro, 127 V. Dois unipolares lado a lado não substituem o bipolar, porque um pode cair sem o outro.',
    ],
    points: [
      'Etiqueta do motor com a mesma tensão do ponto.',
      'DR junto, porque a folha é de metal e molha.',
      'Nome do portão escrito no quadro.',
    ],
  },
  {
    when: [
      'quantos amperes|quantos ampere|quantos amp|qual corrente|qual amperagem|amperagem|corrente',
      'puxa|consome|gasta|tem|motor|partida',
      'motor|portao',
    ],
    unless:
      'nobreak|solar|disjuntor|bateria|folga*|frouxa|solta|esticar|caiu|pulou|arrebent*|continua|fusivel|barulho|alternada|fio|cremalheira',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['works'],
    answer: [
      'Um motor de portão de casa puxa, andando, de um a três ampères em 127 V e metade disso em 220 V; na partida, por um instante, de três a sete vezes esse valor. O número do seu está na etiqueta, em A. Corrente acima dela com a folha em movimento é sinal de folha pesada, capacitor fraco ou engrenagem presa.',
    ],
    heading: 'Para que serve saber os ampères',
    text: [
      'Servem para escolher fio, disjuntor e nobreak. Para ter os watts, multiplique pela tensão: dois ampères e meio em 127 V são perto de 300 W.',
    ],
    points: [
      'Disjuntor usual: 10 A em 220 V e 16 A em 127 V, curva C.',
      'Fio de 2,5 mm² ou mais.',
      'A corrente se mede com alicate, pelo técnico, com a folha andando.',
    ],
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
      'transformador|autotransformador|conversor de voltagem',
      '127|127v|110|110v|220|220v|motor|jetflex',
      'motor|portao|jetflex|speedy',
    ],
    unless: 'placa|fonte|queimou|queimado|de placa',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Não use transformador entre a rede e o motor do portão: na partida o motor puxa de três a sete vezes a corrente de trabalho, a tensão na saída cai, e ele ronca sem sair ou o inversor acusa falha. Ele ainda aquece ligado dia e noite. O certo é levar ao ponto a tensão da etiqueta, com eletricista, ou pôr um motor da tensão que a casa tem: em basculante, PADRÃO e SPEEDY se pedem em 127 V ou 220 V.',
    ],
    heading: 'Como ter 220 V no portão',
    text: [
      'Com duas fases e neutro no quadro já há 220 V em casa, mesmo que as tomadas sejam de 127 V. O ponto leva disjuntor bipolar, DR e terra.',
    ],
    points: [
      'Casa só com fase e neutro: escolha motor de 127 V.',
      'A força e a conta de luz são as mesmas nas duas tensões.',
      'O JETFLEX é só de 220 V.',
    ],
  },
  {
    when: ['110|110v', '127|127v', 'motor|portao|funciona|serve|igual|mesma|diferenca|e'],
    unless: '220|220v|placa',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['compatibility'],
    answer: [
      'Funciona: em São Paulo a rede que se chama de 110 é de 127 V, e o motor vendido como 110 V para o Brasil é feito para ela. Confira na etiqueta, que costuma trazer 127 V ou uma faixa que a inclui; motor importado, marcado só 110 V, trabalha mais quente. O que não se mistura é 127 V com 220 V.',
    ],
    heading: 'Como ler a tensão do motor',
    text: [
      'Ela vem na etiqueta da carcaça, em V. Uma queda de alguns volts em fio comprido tira mais força do que a diferença entre os dois nomes.',
    ],
    points: [
      'Ponto medido com o portão andando.',
      'Fio de 2,5 mm² ou mais até o quadro.',
      'Disjuntor de 16 A, curva C, só do portão.',
    ],
  },
  {
    when: [
      'fotocelula*',
      'tensao|voltagem|12v|24v|12|24|volts|alimentacao',
      'ou|qual|portao|tensao|de quantos',
    ],
    unless: 'nao|parou|queim*|pisca',
    of: ['fotocelula'],
    subject: 'fotocelula',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'A fotocélula usa a tensão que a saída da sua central dá, 12 V ou 24 V, e muitas aceitam as duas, alternada ou contínua: leia o borne da placa e a etiqueta do sensor antes de ligar. De 12 V em 24 V ela queima; de 24 V em 12 V o feixe enfraquece e falha. Nunca se liga direto em 127 V ou 220 V, salvo se a etiqueta disser.',
    ],
    heading: 'Onde conferir',
    text: [
      'No borne da central aparece o valor, às vezes como saída auxiliar, com a corrente que ela aguenta. Dois pares ligados juntos podem passar desse limite.',
    ],
    points: [
      'Positivo e negativo certos em corrente contínua.',
      'Contato normalmente fechado ou aberto, conforme a central.',
      'Cabo de sinal longe do fio de força.',
    ],
  },
  {
    when: [
      'cabo de rede|cabo utp|cat5|cat5e|cabo de internet|cabo de alarme|cabo de interfone|cabo de telefone',
      'fotocelula*|botoeira|sensor|portao|central',
    ],
    unless: 'nao|parou',
    subject: 'fiacao',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['compatibility'],
    answer: [
      'Serve: fotocélula e botoeira trabalham em baixa tensão e pouca corrente, e cabo de rede, de alarme ou de interfone dá conta em distância de garagem. Use um par para a alimentação e outro para o contato, junte os fios de um par se o trecho é longo, e deixe os que sobram isolados. Ele não serve para a força do motor e não divide conduíte com ela.',
    ],
    heading: 'Cuidados com o cabo fino',
    text: [
      'O de rede é rígido e parte se fica dobrando: na folha que se move vai cabo flexível. Ao ar livre, escolha o de capa para sol ou passe-o por conduíte.',
    ],
    points: [
      'Emenda em caixa seca, estanhada ou com conector.',
      'Cor de cada fio anotada dentro da caixa.',
      'Um par de sobra, para um segundo sensor.',
    ],
  },
  {
    when: [
      'cv',
      'hp',
      'igual|mesma coisa|diferenca|converter|conversao|quanto e|quantos|o que e|ou|equivale|vale',
    ],
    unless: 'jetflex|kg|correr|deslizante|basculante|1/4|1/3|1/2|preco|qual comprar',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what'],
    answer: [
      'Quase a mesma coisa: 1 HP são 746 W e 1 CV são 735 W, e em motor de portão os dois se trocam sem erro que se note. Um de 1/4 fica perto de 184 W no eixo, 1/3 perto de 245 W e 1/2 perto de 368 W, em qualquer das duas letras. Para escolher, olhe antes o peso máximo da ficha, porque o redutor muda de um modelo para outro.',
    ],
    heading: 'Por que o peso diz mais que a potência',
    text: [
      'Em basculante equilibrado a nossa tabela vai de {{motor.quarterCv.weight}}, com {{motor.quarterCv.power}}, a {{motor.halfCv.weight}}, com {{motor.halfCv.power}}. No portão de correr a mesma potência leva mais, porque a folha rola.',
    ],
    points: [
      'HP vem do inglês, e CV quer dizer cavalo-vapor.',
      'Watts da tomada são mais que os do eixo.',
      'Potência não muda a velocidade.',
    ],
  },
  {
    when: [
      'w|watts|300w|200w|250w|350w|400w|500w|600w',
      'serve|aguenta|da conta|suficiente|fraco|basta|bom|forte',
      'motor',
    ],
    figure: { unit: 'watt', from: 60, to: 1500 },
    unless: 'painel|solar|nobreak|gerador|lampada|inversor|refletor',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Serve se o peso máximo da etiqueta for maior que o da sua folha: {figura} dizem o consumo, e não o que o motor move. Para ter uma ideia, 1/4 HP são perto de 184 W no eixo, e o motor dessa classe, na nossa tabela, leva basculante de até {{motor.quarterCv.weight}}; 1/2 HP, perto de 368 W, vai até {{motor.halfCv.weight}}. Da tomada sai mais do que isso, porque parte vira calor.',
    ],
    heading: 'O número que decide',
    text: [
      'Procure na etiqueta o peso em quilos e os ciclos por hora, e deixe a folha um quinto abaixo do limite. Em portão de correr o mesmo motor leva mais, porque a folha rola.',
    ],
    points: [
      'Peso da folha pela área e pelo material.',
      'Folha equilibrada, que sobe com uma mão.',
      'Tensão do motor igual à do ponto.',
    ],
    send: 'Mande a etiqueta do motor, as medidas e o material da folha.',
  },
];
