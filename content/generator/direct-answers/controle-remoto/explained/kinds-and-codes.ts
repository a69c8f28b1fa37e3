/** Answers to titles about remote controls: kinds, codes and frequencies. */
import type { DirectAnswer } from '../../../direct-answer.ts';

const explains =
  'o que e|o que sao|o que significa|que e|para que serve*|que serve|como funciona|tudo sobre|entenda|guia|qual a funcao|significado de';

export const kindAndCodeAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'tipos|quais os tipos|quais sao os tipos|quais tipos|modelos de',
      'controle|controles|controle remoto',
    ],
    unless: 'controle de acesso|compativ*|marca*|pilha*|bateria*',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['what', 'choose'],
    answer: [
      'Os tipos de controle de portão se separam pelo código e pela frequência: o de código fixo, com chavinhas ou soldas dentro, repete sempre o mesmo sinal; o de código aprendido tem um número de fábrica; e o de código rolante muda a cada toque e é o mais seguro. Quase todos usam 433,92 MHz; os antigos, 299 ou perto disso. Muda ainda a forma: chaveiro, de quebra-sol ou botão no farol do carro.',
    ],
    heading: 'Como escolher o novo',
    text: [
      'Quem decide é a central: ela só grava controles da própria família. O genérico copia código fixo e aprendido, e não copia o rolante.',
      'Gravar um controle na central fica entre {{part.programming.from}} e {{part.programming.to}}, fora o aparelho.',
    ],
    points: [
      'Chavinhas à vista: código fixo.',
      'Palavras Rolling, Hopping ou HCS na placa: rolante.',
      'Dois portões: controle de mais botões, da mesma família.',
      'Celular: outro caminho, por módulo Wi-Fi.',
    ],
    send: 'Mande a foto do controle aberto, frente e verso, e da etiqueta da central.',
  },
  {
    when: ['dip switch|dipswitch|dip|chavinhas|chaves dip', `${explains}|portao*|controle*|placa|switch`],
    unless: 'trocar senha|mudar senha',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what'],
    answer: [
      'Dip switch é a fileira de chavinhas dentro do controle ou da placa do portão. No controle antigo, de código fixo, a posição delas é o código: as do controle e as do receptor têm de estar iguais. Na central, cada chave liga ou desliga uma função, como o fechamento automático ou o tipo de fim de curso, e o manual do código da placa diz qual é qual.',
    ],
    heading: 'O que fazer antes de mexer',
    text: [
      'As do controle, fotografe todas e mude uma de cada vez; as da placa ficam para o técnico, com o disjuntor desligado. Se o controle tem chavinhas, ele se copia fácil; para portão de rua, vale passar ao código rolante.',
    ],
    points: [
      'ON e OFF estão impressos na peça.',
      'Chave a meio caminho: mau contato.',
      'Trocar o segredo muda todos os controles da casa.',
    ],
    send: 'Mande a foto das chavinhas e da etiqueta da central: dizemos o que cada uma faz.',
  },
  {
    when: [explains, 'codigo fixo'],
    unless: 'rolante|rolling|ou|diferenca',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['what'],
    answer: [
      'Código fixo é o do controle de portão que manda sempre o mesmo sinal. O receptor abre para quem repetir esse sinal, e por isso o controle se copia em minutos, por você numa loja ou por um estranho na rua. Reconhece-se pela fileira de chavinhas ou de soldas dentro. O contrário dele é o código rolante, que muda a cada toque; passar a ele custa a gravação, de {{part.programming.from}} a {{part.programming.to}}, e os aparelhos.',
    ],
    heading: 'Quando ainda serve',
    text: [
      'Serve em portão interno e em lugar sem valor. Em garagem que dá para a rua, troque: um receptor avulso resolve sem mudar o motor.',
    ],
    points: [
      'Perdeu um: mude o segredo de todos.',
      'Chavinhas iguais de fábrica: mude hoje.',
      'Apagar a memória não expulsa um clone.',
    ],
    send: 'Mande a foto do controle aberto.',
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
    when: [
      'chaveiro|tipo chaveiro|formato chaveiro|mini controle',
      'controle*',
      'bom|boa|vale|melhor|alcance|formato|tipo|compensa|presta|ruim|funciona|diferenca|modelo',
    ],
    unless: 'copi*|clon*|perd*|chave|onde|qual chaveiro|roub*|assalt*',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Controle no formato chaveiro é bom para quem anda com ele no molho de chaves: é pequeno e faz o mesmo que o outro. Em troca, a pilha é menor, o alcance costuma ser mais curto e o botão pode ser apertado no bolso; no carro, o de prender no quebra-sol é mais cômodo.',
    ],
    heading: 'O que o formato chaveiro muda no uso',
    text: [
      'O que decide se ele serve é a família do receptor, e não o formato: tem de falar o mesmo código da central. Gravar o controle no portão fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Alcance: a antena do chaveiro é curta; as chaves em volta ainda o diminuem.',
      'Pilha: menor, com troca mais frequente.',
      'Botão: prefira o que tem tampa ou pede pressão firme.',
      'Queda e água: é o que mais cai e o que vai para a máquina de lavar.',
      'Perda: quem acha o chaveiro acha a chave e o controle juntos; apague-o da memória no mesmo dia.',
    ],
    questions: [
      {
        question: 'O chaveiro tem o mesmo alcance do controle comum?',
        answer:
          'Em geral um pouco menos. Se ele só abre encostado ao portão, veja a pilha e a antena do receptor antes de culpar o formato.',
      },
      {
        question: 'Posso ter um chaveiro e um de carro no mesmo portão?',
        answer: 'Sim, se os dois forem da família do receptor. Cada um ocupa um lugar na memória da central.',
      },
    ],
    send: 'Mande a foto do controle que você usa, frente e verso, e a da caixa da central: dizemos que chaveiro serve nela.',
  },
  {
    when: [
      'controle*',
      '433|433mhz|433,92',
      '299|299mhz|292|292mhz|315|300|418|868',
      'como saber|saber|sei|descobrir|descubro|identificar|identifico|qual e o meu|qual o meu|o meu|reconhecer',
    ],
    unless: 'preco|custa|clon*|copi*|duplic*|program*|gravar|serve|funciona|pega|melhor',
    subject: 'controle-remoto',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['compatibility'],
    answer: [
      'Leia o número em MHz na etiqueta ou no verso do controle; se sumiu, ele está no cristal ou no filtro metálico da plaquinha de dentro. O de 433 ou 433,92 é o de hoje; 292 e 299 são de controles antigos. Um não abre o portão do outro, e mesmo com a frequência igual o código tem de ser da família da central.',
    ],
    description:
      'Leia o número em MHz na etiqueta ou no verso do controle; se sumiu, ele está na plaquinha de dentro: 433 é o de hoje, e 292 e 299 são de controles antigos.',
    heading: 'Se o número não aparece em lugar nenhum',
    text: [
      'Tire a bateria, abra a caixinha e procure a peça metálica pequena perto da antena: 433 costuma vir escrito como R433 ou 433.92. Vale também a etiqueta do receptor ou da central, porque o número dela é o do controle.',
      'Gravar um controle certo fica de {{part.programming.from}} a {{part.programming.to}}, e a frequência não muda o alcance nem a segurança: quem muda são a antena, a bateria e o tipo do código.',
    ],
    points: [
      'Mesmo número e mesma família da central: grava-se.',
      'Mesmo número e outra família: a central ignora o controle.',
      'Controle antigo que sumiu das lojas: troca-se o receptor por um de 433.',
    ],
    send: 'Mande a foto do controle, frente e verso, e a da caixa da central: dizemos qual serve.',
  },
  {
    when: [
      'controle*|receptor|receptores',
      '433|433mhz|433,92',
      '299|299mhz|292|315|300|418|868',
      'diferenca|ou|qual a diferenca|mudam|muda|iguais|igual|mesma coisa',
    ],
    unless: 'preco|custa|clon*|copi*|duplic*|program*|gravar|serve|funciona|pega|compativel|melhor',
    subject: 'controle-remoto',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['compatibility'],
    answer: [
      'Tem diferença, e ela decide: um controle só abre o portão cujo receptor escuta a mesma frequência, e um de 433 MHz não conversa com um de 292 nem com um de 299. Hoje quase todos usam 433,92 MHz, e os antigos costumam usar 292, 299 ou perto disso. Mesmo com a frequência igual, o código tem de ser da família da central; gravar um controle certo fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Como saber qual é a do seu portão',
    text: [
      'Leia o número, em MHz, na etiqueta ou no verso do controle; se ela sumiu, ele está no cristal ou no filtro metálico da plaquinha de dentro. Na etiqueta do receptor o número tem de ser o mesmo.',
      'O alcance e a segurança não mudam com a frequência: mudam com a antena, a bateria e o tipo do código.',
    ],
    points: [
      'Número e família iguais aos da central: é só gravar.',
      'Número igual e família diferente: a central não reconhece.',
      'Central antiga em 292 ou 299: um receptor novo de 433 resolve.',
    ],
    send: 'Mande a foto do controle, frente e verso, e a da caixa da central: dizemos qual serve.',
  },
  {
    when: [
      'controle*',
      'frequencia|433|299|mhz|315|292|868',
      'saber|descobrir|qual|ou|identificar|diferenca|ver|medir|como|portao|controle|compativel|serve',
    ],
    unless:
      'receptor|receptores|preco|custa|apito|learning|clon*|copi*|duplic*|program*|gravar|cadastr*|configur*|codificar|melhor',
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'A frequência do controle está na etiqueta ou no verso, em MHz: hoje quase todos usam 433,92, e os antigos costumam usar 299 ou perto disso. Um não conversa com o outro; e mesmo com a frequência igual, o código tem de ser da família da central.',
    ],
    heading: 'Se a etiqueta sumiu',
    text: [
      'Abra a carcaça e leia o cristal ou o filtro metálico da plaquinha: ele traz o número. O receptor do portão tem a mesma marca, numa plaquinha encaixada na central. Chaveiro com medidor também diz na hora.',
      'Controle com chavinhas é de código fixo; sem chavinhas, de código que se aprende ou rolante. É isso, e não a frequência, que decide se ele se copia ou se grava.',
    ],
    points: [
      'Mesmo número e mesma família: grava.',
      'Mesmo número, família diferente: não grava.',
      'Central antiga em outra frequência: receptor novo de 433.',
      'Controle de carro: nem todos cobrem as duas faixas.',
    ],
    sections: [
      {
        aspect: 'compatibility',
        heading: 'Mudar o portão de frequência',
        text: [
          'Um receptor avulso troca só o rádio e deixa o motor: com ele, todos os controles passam a ser novos. O serviço fica entre {{repair.from}} e {{repair.to}}, e a gravação, de {{part.programming.from}} a {{part.programming.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Um controle de 433 abre um portão de 299?',
        answer: 'Não. O receptor nem escuta a outra frequência.',
      },
      {
        question: 'Qual das duas tem mais alcance?',
        answer: 'O que manda é a antena e a bateria. A faixa de 433 só tem mais controles à venda.',
      },
    ],
    send: 'Mande a foto do controle aberto, do verso e da central: dizemos a frequência e o modelo que serve.',
  },
  {
    when: [
      'controle*|frequencia',
      '433|433 mhz|433,92|299|292|315|868|mhz',
      'melhor|qual comprar|qual escolher|devo comprar|mais forte|mais seguro',
    ],
    unless: 'receptor|preco|custa|clon*|copi*|program*',
    subject: 'controle-remoto',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['choose'],
    answer: [
      'Nenhuma é melhor por si: o controle tem de ser da frequência que o receptor do seu portão lê, e um de outra não abre. Em portão novo, ou se o receptor vai ser trocado, fique com 433 MHz, que é o que mais se acha à venda; as próximas de 299 são de portões antigos. Trocar o receptor fica entre {{repair.from}} e {{repair.to}}, e gravar os controles, entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    heading: 'Como saber qual frequência é a sua',
    text: [
      'O número está no verso do controle ou na plaquinha dele, em MHz, e também no receptor da central. Alcance e segurança não vêm da frequência: o alcance vem da antena e da bateria, e a segurança, do código rolante.',
    ],
    points: [
      'Mesma frequência com código de outra família: não grava.',
      'Controle que cobre as duas faixas: só copia código fixo.',
      'Mudou o receptor: todos os controles passam a ser novos.',
    ],
    send: 'Mande a foto do controle, frente e verso, e a da etiqueta da central.',
  },
  {
    when: [
      'ht6p*|ev1527*|pt2262*|sc2262*',
      'controle*|chip|receptor*|portao|placa|central|codigo|o que e|serve|compativel',
    ],
    unless: 'nao|parou|ou',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['compatibility', 'what'],
    answer: [
      'O nome é o do chip do controle, e os dessa família mandam código fixo: o mesmo a cada toque. Por isso ele se copia em controle da mesma frequência, em geral 433 MHz, e grava em central que aceite código aprendido; em receptor de código rolante não entra. Gravar na visita custa de {{part.programming.from}} a {{part.programming.to}}, fora o aparelho.',
    ],
    heading: 'O que o chip diz e o que falta saber',
    text: [
      'O chip diz o tipo de código, e não a frequência, que depende do cristal e vem no verso do controle. As duas têm de coincidir com as do receptor. Para um portão de rua, o código rolante é o que não se copia.',
    ],
    points: [
      'Central que aprende o código: basta gravar.',
      'Receptor de chavinhas: a posição delas é o código.',
      'Central de código rolante: controle da família dela.',
    ],
    send: 'Mande a foto do verso do controle e a da etiqueta da central: dizemos se ele grava.',
  },
];
