/** Titles that name two things to buy, two trades, or a gate with two leaves. */
import type { DirectAnswer } from '../../direct-answer.ts';

const asksPrice = 'preco|precos|valor|quanto custa|quanto sai|quanto fica|quanto e|quanto cobra*|orcamento';
const worth = 'vale a pena|vale pena|compensa|compensam|valem a pena';

export const twoThingAnswers: readonly DirectAnswer[] = [
  {
    when: ['fotocelula*|sensor de presenca|sensor', 'trava|travas|trava eletrica', asksPrice],
    unless: 'queim*|consert*|defeito|roda',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'A fotocélula instalada fica entre {{part.photocell.from}} e {{part.photocell.to}}; a trava elétrica se orça por foto, porque o pino e o batente mudam de um portão para outro. Postas na mesma visita, as duas aproveitam a mesma abertura da central e o mesmo conduíte.',
    ],
    heading: 'Fotocélula e trava na mesma central',
    text: [
      'A placa precisa de duas coisas livres: a entrada da fotocélula e a saída da trava. Central sem saída leva um módulo que solta o pino pouco antes de o motor partir.',
      'A ordem é a trava primeiro, com a folha fechando no ponto, e a fotocélula depois, com o feixe na altura do para-choque.',
    ],
    points: [
      'Conduíte até o outro lado do vão: sem ele, par sem fio.',
      'Piso com água parada: bucha com dreno.',
      'Basculante e correr raramente precisam de trava; folha larga de abrir, quase sempre.',
      'As duas na bateria do nobreak, se há um.',
    ],
    send: 'Mande a etiqueta da central, a foto dos dois lados do vão e a da ponta da folha fechada: o valor das duas vem junto.',
  },
  {
    when: ['nobreak|no-break|no break', 'rapido*|veloz|jetflex|speedy|inversor', worth],
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Os dois juntos valem a pena onde se espera na rua e a luz cai com frequência; onde só um dos problemas existe, compre só o que o resolve. O JETFLEX, de {segundos jetflex}, custa {{kit.jetflex}} instalado em basculante, e o nobreak se orça pela etiqueta, porque motor com inversor pede aparelho próprio para ele.',
    ],
    heading: 'Por que um não substitui o outro',
    text: [
      'Velocidade encurta a espera de todo dia; nobreak garante algumas aberturas no apagão. Na bateria o portão nem sempre anda com a mesma pressa.',
      'Quem tem outra porta e folha leve passa bem com a chave de destravamento e fica só com o motor.',
    ],
    points: [
      'Confira a tensão: esse motor é de 220 V, e o nobreak tem de entregar 220 V.',
      'Pergunte se o fabricante do motor admite nobreak e de que forma de onda.',
      'Ligação num portão pronto: de {{repair.from}} a {{repair.to}}.',
      'Lugar seco e ventilado para a bateria.',
    ],
    send: 'Mande a foto do portão por dentro, a do quadro de luz e quantas vezes por mês falta energia: dizemos se são os dois ou um.',
  },
  {
    when: [
      'cerca eletrica|cerca|concertina',
      'encost*|tocando|toca|rela|relando|batendo|bate|raspa*',
      'portao automatico|portao eletronico|portao|folha',
    ],
    subject: 'cerca-eletrica',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['safety'],
    answer: [
      'Desligue agora a central da cerca e o disjuntor do portão, e não toque na folha: cerca elétrica que encosta no portão põe o pulso no ferro que se pega com a mão. A cerca só volta depois que a empresa de segurança afastar o fio do caminho da folha; do nosso lado, rever o motor e o fio do portão vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Afastar a cerca do caminho da folha',
    text: [
      'Basculante passa acima do muro quando sobe, e o de correr leva a ponta da folha para trás da coluna. O fio que parece longe com o portão fechado encosta no meio do curso ou com o vento.',
      'Depois de um contato, o receptor pode perder alcance e a placa pode ter levado surto. Prove o controle e a botoeira com a cerca ainda desligada.',
    ],
    points: [
      'Haste torta ou isolador solto: quem mexe é a empresa da cerca.',
      'Folga medida com a folha em três alturas, e não só fechada.',
      'Terra da cerca e terra do portão sem emenda entre si.',
      'Formigamento na folha com tudo desligado: chame também o eletricista.',
    ],
    send: 'Mande, de longe, a foto da folha aberta e do fio mais próximo: dizemos o que pedir à empresa da cerca e o que rever no motor.',
  },
  {
    when: ['serralheiro*|serralheria*', 'consert*|arrum*|repar*|mexe|reforma*', 'portao|portoes'],
    unless: 'pode|quem|soldar|motor',
    subject: 'serralheria',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Serralheiro conserta folha torta, coluna e solda aberta; motor, central, controle, cabo, roldana e equilíbrio do portão consertamos nós, de {{repair.from}} a {{repair.to}}. Para saber quem chamar, repare na folha parada: se está torta ou caída, é dele; se está reta e não anda, é conosco.',
    ],
    heading: 'De quem é o conserto, pelo que se vê',
    text: [
      'Olhe de fora, com o disjuntor desligado, e não solte o motor se a folha estiver inclinada ou com cabo frouxo.',
      'Quando o caso é dos dois, o serralheiro vem primeiro e nós regulamos depois. Avise-o de que a placa do motor tem de estar desligada enquanto ele solda.',
    ],
    points: [
      'Ferro rachado, chapa podre, coluna fora de prumo: serralheiro.',
      'Ronca, estala, para no meio ou não responde: motor.',
      'Raspa num lado só: cabo ou roldana, ou dobradiça, conforme o portão.',
      'Suporte do motor solto da folha: mande foto antes de chamar alguém.',
    ],
    send: 'Mande uma foto da folha inteira, de longe, e outra do ponto com defeito: dizemos de quem é o serviço e, se for nosso, o valor.',
  },
  {
    when: [
      asksPrice,
      'automatiz*|motorizar|colocar motor|por motor|instalar motor',
      'duas folhas|2 folhas|pivotante*|de abrir|folha dupla',
    ],
    unless: 'condominio*|predio*|basculante*|correr|deslizante*',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Automatizar um portão de abrir sai por orçamento e se conta por folha: numa casa, a troca de um motor fica em geral entre {{replacement.from}} e {{replacement.to}}, e essa faixa é de um motor só. Duas folhas levam dois, mais uma central que comanda o par, e quem começa do zero soma braços e fio até a outra coluna.',
    ],
    heading: 'O que decide o valor em cada folha',
    text: [
      'Conta o comprimento e o peso de cada uma, e a coluna, que precisa de largura para o braço. Folha de madeira leva chapa ou quadro de ferro por trás, onde o motor se prende, e se pesa úmida.',
      'Trava elétrica na ponta entra à parte quando a folha é larga ou pega vento.',
    ],
    points: [
      'Conduíte por baixo do piso, de uma coluna à outra.',
      'Batente no chão, no meio do vão.',
      'Dobradiças firmes: as gastas se trocam antes do motor.',
      'Rampa para dentro: a folha raspa antes de abrir.',
    ],
    send: 'Mande a foto de cada coluna por dentro, com a dobradiça, o comprimento das folhas e o material: o valor do conjunto vem por mensagem.',
  },
  {
    when: ['pesado|industrial|reforcado|mais forte|potente', worth],
    figure: { unit: 'kilogram', from: 301, to: 900 },
    unless: 'basculante*|garen|rossi|nice|peccinin|usado|consert*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'choose'],
    answer: [
      'Vale a pena: para {figura} o motor pesado é o que dura, porque o de casa trabalharia no limite em cada abertura. Procure {sobra} ou mais na ficha, o que deixa a folha um quinto abaixo do máximo; motor e instalação nessa classe ficam entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'Antes de pagar por um motor para {figura}',
    text: [
      'Confirme o peso, pela conta do serralheiro ou pelas medidas e pelo material. Portão que parece pesado às vezes é leve e prende na roldana, e esse conserto fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
      'Em basculante a nossa linha pesada vai até {{heavyLine.weight}}; de correr, o motor sai por orçamento, com cremalheira de aço.',
    ],
    points: [
      'Ciclos por hora na ficha, se mais de uma família usa.',
      'Parada suave, por causa da massa da folha.',
      'Base ou suporte refeitos para o motor maior.',
      'Fotocélula, porque a força necessária machuca.',
    ],
    send: 'Mande as medidas, o material, o tipo de portão e quantas vezes abre por dia: dizemos se o peso é esse e que classe pede.',
  },
  {
    when: [
      'roldana*|rodinha*|rodas',
      asksPrice,
      'quando trocar|como saber|como sei|hora de trocar|sintoma*|sinais|como identificar',
    ],
    unless: 'controle*',
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['price', 'signs'],
    answer: [
      'Trocar as roldanas do portão custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, peças comuns e mão de obra, e a hora é quando a folha, solta do motor, já não corre com uma mão. Ronco de ferro, pó escuro no trilho e folha que balança para o lado dizem o mesmo.',
    ],
    heading: 'Quando a roldana chegou ao fim',
    text: [
      'Com o disjuntor desligado e o motor solto, leve a folha de ponta a ponta e ouça. Se ela pula ou para num lugar só, olhe antes o trilho, que pode ter pedra, emenda ou degrau.',
      'Roda com o canal gasto em bico sai do trilho numa freada, e a folha tomba: nesse estado, deixe o portão parado e ninguém ao lado dele até a troca.',
    ],
    points: [
      'Roda que não gira e arrasta: rolamento travado.',
      'Canal mais fundo de um lado: folha torta ou guia de cima frouxa.',
      'Duas vezes no mesmo ano: o trilho é que a está comendo.',
      'As duas se trocam juntas, para a folha não inclinar.',
    ],
    send: 'Mande a foto da roldana com uma régua ao lado, a do trilho de perto e conte como a folha corre na mão: dizemos se é hora e quanto fica.',
  },
  {
    when: [
      'receptor|receptora',
      asksPrice,
      'como saber|como sei|como testar|sintoma*|sinais|queimou|queimado|como identificar',
    ],
    subject: 'receptor',
    isAboutSubject: true,
    aspects: ['price', 'signs'],
    answer: [
      'Ligar e gravar um receptor novo fica entre {{part.programming.from}} e {{part.programming.to}}, e o aparelho se orça pela foto do controle. É ele o defeito quando nenhum controle abre, nem encostado na caixa do motor, e a botoeira da parede abre sem falhar.',
    ],
    heading: 'A prova que separa receptor, controle e placa',
    text: [
      'Ponha bateria nova em dois controles e aperte-os a um passo da caixa. Se um abre e o outro não, o receptor está bom; se nenhum abre de longe e os dois abrem de perto, o caso é de antena ou de interferência.',
      'Se nem a botoeira abre, o problema está na placa, na energia ou no motor, e receptor novo não muda nada.',
    ],
    points: [
      'Luz do receptor que não pisca com nenhum controle: sem alimentação ou queimado.',
      'Pisca e o portão não anda: saída do receptor ou entrada da central.',
      'Parou após temporal: surto, e às vezes a placa foi junto.',
      'Memória cheia ou apagada: basta gravar de novo.',
    ],
    send: 'Mande a foto do controle, frente e verso, e diga se a botoeira abre: dizemos se é o receptor e o valor.',
  },
];
