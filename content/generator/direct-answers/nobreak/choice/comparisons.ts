/** Answers to titles about backup power: comparisons. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const comparisons: readonly DirectAnswer[] = [
  {
    when: ['nobreak|no break|nobreaks', 'condominio*|predio*|edificio*'],
    unless:
      'apit*|queim*|nao funciona|parou|bateria dura|bateria velha|bateria fraca|bateria acab*|bateria viciad*|estufad*|inchad*|dura|troc*|obrigat*|quem paga|elevador|gerador|ou|preco|custa|quanto|vale a pena|vale pena|compensa|adianta',
    winsTies: true,
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para portão de condomínio, o nobreak e a bateria se dimensionam pela hora cheia. Conte as aberturas do fim da tarde e peça autonomia para elas com o motor que está lá, de uso intenso e partida mais forte que a de casa. O aparelho e o banco de baterias saem por orçamento; a ligação parte de {{repair.from}}.',
    ],
    heading: 'O que o síndico leva à assembleia',
    text: [
      'Peça na proposta o número de ciclos garantido, a idade das baterias e quem as testa a cada {{maintenance.interval}}. Entrada e saída separadas pedem a conta dos dois motores.',
      'Onde há gerador, basta cobrir o tempo até ele entrar, e o aparelho fica menor.',
    ],
    points: [
      'Portão, fotocélula, trava e receptor no mesmo circuito; portaria e câmeras em outro.',
      'Duas chaves de destravamento na portaria, com gente treinada.',
      'Baterias em armário ventilado e fechado, longe da vaga.',
      'Um portão de pedestre que abre por dentro, mesmo sem carga.',
    ],
    questions: [
      {
        question: 'Precisa de assembleia para pôr nobreak no portão?',
        answer:
          'Em regra sim, porque é melhoria, e não conserto: vai com o orçamento por escrito. Trocar a bateria de um que já existe é manutenção, e o síndico manda fazer.',
      },
    ],
    further: 'O que pedir na ficha está em [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande as etiquetas dos motores, as aberturas na hora mais cheia e diga se o prédio tem gerador.',
  },
  {
    when: [
      'nobreak|no break',
      'gerador',
      'diferenca|diferencas|ou|x|versus|vs|comparacao',
      'portao automatico|portao*|predio|condominio*|motor*|garagem',
    ],
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'O nobreak usa bateria e entra na hora em que a luz cai, sem ninguém mexer, e dá algumas aberturas; o gerador usa combustível, demora a partir e alimenta o prédio por horas. Numa casa basta o nobreak próprio para motor; em prédio com gerador, ligue o portão no circuito dele e deixe um nobreak pequeno para o minuto da partida. A ligação do nobreak parte de {{repair.from}}.',
    ],
    heading: 'O que conferir com gerador',
    text: [
      'Gerador pequeno de casa dá tensão instável e derruba a placa na partida do motor: ponha DPS e regule a saída. Nunca o ligue à tomada da parede, porque ele energiza a rua.',
    ],
    points: [
      'Bateria: troca a cada dois a quatro anos.',
      'Fotocélula e trava ligadas junto.',
      'Prova mensal, com a energia cortada.',
    ],
    send: 'Mande a etiqueta do motor e diga se o prédio tem gerador.',
  },
  {
    when: ['nobreak', '24v|24 v|bateria|dc|corrente continua', 'ou|x|versus|melhor'],
    unless: 'gerador|quanto tempo|dura|tensao de saida|12v ou',
    subject: 'nobreak',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Se o motor já está aí e é de 127 V ou 220 V, ponha o nobreak: bateria não se liga direto nele, e o nobreak é quem transforma a tensão e aguenta a partida. Se o motor ainda vai ser comprado e a luz cai muito, o de 24 V já traz bateria e carregador na própria central e dispensa o aparelho à parte. A ligação do nobreak no portão pronto vai de {{repair.from}} a {{repair.to}}, mais o aparelho.',
    ],
    heading: 'O que pesa em cada caminho',
    text: [
      'O motor comum custa menos e tem peça mais fácil de achar; o de 24 V anda direto na bateria e perde menos energia. Nos dois a bateria selada se troca a cada dois a quatro anos.',
    ],
    points: [
      'Conte as aberturas de que precisa até a luz voltar.',
      'Onda senoidal, se for nobreak.',
      'Chave de destravamento à mão, em qualquer caso.',
    ],
    send: 'Mande a etiqueta do motor e diga quantas vezes por mês falta luz.',
  },
  {
    when: [
      'nobreak|no break|nobreaks',
      'gerador',
      'ou|e|com|melhor|precisa|dispensa|portao|predio|condominio',
    ],
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para o portão sozinho, nobreak: entra no mesmo instante, não faz barulho e cobre as aberturas de um apagão comum. Gerador compensa quando o prédio precisa também de elevador, bomba e luz; ele leva alguns segundos para assumir, e o portão espera. Com gerador automático no circuito do portão, o nobreak é dispensável.',
    ],
    heading: 'O que perguntar antes de decidir',
    text: [
      'Veja se o circuito do portão está no quadro que o gerador alimenta; muitas vezes não está, e o eletricista resolve com um disjuntor. Se está, prove com a rede desligada e conte os segundos até abrir.',
      'A ligação do nobreak na central parte de {{repair.from}}, e o aparelho se orça pela etiqueta do motor. Gerador é de empresa do ramo.',
    ],
    points: [
      'Apagão de minutos: nobreak. De muitas horas: gerador.',
      'Muitas aberturas por hora: banco de baterias maior, ou gerador.',
      'Gerador pequeno e instável: protetor de surto na central.',
      'Em qualquer caso, chave de destravamento na portaria.',
    ],
    further: 'O que pedir na ficha está em [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande a etiqueta do motor, quantas vezes ele abre na hora mais cheia e diga se há gerador.',
  },
  {
    when: ['nobreak|no break|bateria', 'gerador', 'ou|x|vs|versus|melhor|diferenca|qual|entre|comparado'],
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Para um portão só, nobreak: ele assume na hora e custa menos que pôr um gerador. Se o prédio já tem gerador, ligue nele o circuito do portão e deixe um nobreak pequeno para os segundos até ele pegar. Gerador comprado apenas para o portão não compensa.',
    ],
    heading: 'Quem segura o portão na falta de luz do prédio',
    text: [
      'O nobreak com bateria nova faz de 10 a 15 ciclos, o que cobre a queda comum. Para apagão de muitas horas, só o gerador, que entra por chave de transferência, feita por eletricista.',
      'Motor com inversor pede onda estável nos dois. A ligação do nobreak no portão pronto fica entre {{repair.from}} e {{repair.to}}; o aparelho se orça pela etiqueta do motor.',
    ],
    points: [
      'Queda curta e poucas saídas: nobreak.',
      'Gerador que já existe: portão e fotocélula no circuito dele.',
      'Fila de manhã cedo: conte as aberturas que a bateria precisa dar.',
      'Chave de destravamento com o zelador, em qualquer caso.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor, as aberturas da hora cheia e, se houver, a do gerador.',
  },
  {
    when: ['nobreak|no break', 'bateria*', 'ou|melhor|qual|diferenca|x'],
    unless: 'trocar|embutida|interna|integrada|dura|preco',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para o motor que você já tem, nobreak: motor de 127 ou 220 V não anda ligado direto numa bateria. Bateria na própria central só existe em motor de corrente contínua, de 24 V, e compensa quando o motor ia ser trocado de qualquer modo.',
    ],
    heading: 'Nobreak no motor de hoje, bateria no próximo',
    text: [
      'O nobreak fica entre o disjuntor e a central e alimenta tudo, fotocélula e trava também. O motor de 24 V carrega a própria bateria e abre algumas vezes sem luz, sem aparelho à parte.',
      'Nos dois a bateria envelhece parada e se troca. A ligação de um nobreak num portão pronto segue a faixa de serviço, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Motor bom na parede: nobreak.',
      'Motor no fim e muita queda de luz: motor de 24 V.',
      'Folha leve e pouca queda: a chave de destravamento basta.',
      'Prédio com gerador: veja se o portão já está nele.',
    ],
    further:
      'O tamanho do aparelho se acha na página do [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande pelo WhatsApp a etiqueta do motor e quantas vezes a luz cai por mês.',
  },
  {
    when: [
      'bateria embutida|com bateria|bateria interna|bateria integrada',
      'nobreak|externo|ou|embutida|interna|integrada',
    ],
    unless: 'nobreak com bateria|controle|alarme|troc*|nao carrega|solar',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Se você vai comprar o motor agora e falta luz toda semana, escolha o de corrente contínua com bateria embutida, que se carrega na própria placa. Se já tem um motor de indução que gira bem, o nobreak externo sai mais em conta, porque aproveita tudo o que está na parede.',
    ],
    heading: 'Bateria embutida e nobreak, lado a lado',
    text: [
      'A embutida não perde energia transformando corrente, ocupa menos lugar e rende mais aberturas. Em troca, motor, placa e bateria são um conjunto só, e a peça é a do fabricante.',
      'O nobreak precisa aguentar a partida do motor, que pede várias vezes a corrente de trabalho. Os dois saem por orçamento; nos kits de {{kit.padrao}} a {{kit.jetflex}}, alimentados pela rede, o nobreak é à parte.',
    ],
    points: [
      'Motor novo e apagão frequente: bateria embutida.',
      'Motor bom na parede: nobreak externo.',
      'Garagem quente: as duas baterias sofrem; ponha à sombra.',
      'Uso de prédio: pergunte as aberturas por carga.',
    ],
    questions: [
      {
        question: 'E se eu quase nunca fico sem luz?',
        answer: 'Nenhum dos dois: a chave de destravamento à mão resolve, e ela já vem com o motor.',
      },
    ],
  },
  {
    when: ['nobreak', 'bateria|24v|24 v', 'quantas vezes|quantas aberturas|quantas|aberturas|autonomia'],
    unless: 'quanto tempo|preco|quanto custa|trocar',
    subject: 'nobreak',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['choose', 'power'],
    answer: [
      'Para motor comum, de 127 V ou 220 V, a escolha é o nobreak próprio para portão, porque bateria não se liga direto nele; bateria sem nobreak só em motor de 24 V, que já traz carregador na central. Com bateria nova, os dois fazem num portão de casa de 10 a 15 ciclos sem luz, e o número exato sai da bateria e do peso da folha. Ligar o nobreak ao portão pronto fica entre {{repair.from}} e {{repair.to}}, mais o aparelho.',
    ],
    heading: 'O que corta o número pela metade',
    text: [
      'Para saber o seu número, desligue o disjuntor do portão num dia calmo e conte as aberturas até a folha perder velocidade; então religue.',
      'Parado, o portão gasta só o da central; é cada abertura que esvazia a bateria.',
    ],
    points: [
      'Bateria velha, de três anos ou mais.',
      'Folha desequilibrada ou trilho pesado.',
      'Câmera, interfone ou lâmpada ligados junto.',
      'Nobreak de computador, que cai na partida do motor.',
    ],
    send: 'Mande a etiqueta do motor e diga quantas vezes por mês falta luz.',
  },
  {
    when: [
      'nobreak|no break|nobreaks|bateria em portao|bateria para portao|bateria para o portao',
      'condominio*|predio*|edificio*|sindic*',
      'vale a pena|vale pena|compensa|e bom|e necessario|faz sentido|adianta|faz falta|ajuda',
    ],
    unless:
      'apit*|queim*|nao funciona|parou|troc*|bateria nova|bateria dura|obrigat*|quem paga|elevador|ou|computador|consert*',
    winsTies: true,
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['worth', 'choose'],
    answer: [
      'Vale a pena pôr nobreak no portão da maioria dos condomínios sem gerador: a folha é pesada, há sempre um carro entrando ou saindo, e na falta de luz o portão do prédio fica preso ou fica aberto. O aparelho tem de aguentar a partida de um motor de uso intenso e as aberturas da hora de pico, e sai por orçamento; a ligação parte de {{repair.from}}. Se um gerador já alimenta o portão, o nobreak quase sempre se dispensa.',
    ],
    heading: 'O que o síndico põe na conta',
    text: [
      'De um lado estão o aparelho e as baterias, que se trocam de tempos em tempos; do outro, a fila na rampa, a garagem aberta para a rua e a pressa de quem ergue a folha na mão e se machuca.',
      'Onde a luz cai raras vezes, a portaria funciona dia e noite e a folha anda leve quando solta, a chave de destravamento com gente treinada resolve.',
    ],
    points: [
      'Conte as aberturas da hora mais cheia: é por elas que se dimensiona.',
      'Portão, fotocélula, trava e receptor ficam no mesmo circuito.',
      'Peça na proposta o número de ciclos garantido e a idade das baterias.',
      'Teste a cada {{maintenance.interval}}, com o disjuntor desligado.',
    ],
    questions: [
      {
        question: 'O síndico põe nobreak sem assembleia?',
        answer:
          'Em regra não, porque o aparelho novo é melhoria e vai a votação com o orçamento escrito. Se já existe um e só a bateria acabou, ele manda trocar como manutenção.',
      },
      {
        question: 'O gerador do prédio dispensa o nobreak?',
        answer:
          'Quase sempre, desde que o circuito do portão esteja ligado nele. O gerador leva alguns instantes para assumir, e o portão espera parado.',
      },
    ],
    further: 'O que pedir na ficha está em [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande as etiquetas dos motores, as aberturas na hora mais cheia e diga se o prédio tem gerador.',
  },
  {
    when: [
      'nobreak|no break',
      'gerador',
      'condominio*|predio*|edificio*',
      'ou|melhor|diferenca|dispensa|precisa|substitui|e',
    ],
    unless: 'nao *|parou|queim*|apit*|preco|quanto',
    winsTies: true,
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'No portão de condomínio, se o prédio já tem gerador, ligue o circuito do portão nele, e o nobreak quase sempre se dispensa: o portão só espera os instantes que o gerador leva para entrar. Se não tem, o nobreak custa muito menos do que um gerador só para o portão e entra sem espera, mas dura um certo número de aberturas. Ligar o portão em um ou em outro parte de {{repair.from}}; gerador não vendemos, e o nobreak se orça.',
    ],
    heading: 'O que conferir no quadro do prédio',
    text: [
      'Nem todo gerador alimenta a garagem: muitos atendem só o elevador e a luz da escada. Pergunte a quem o mantém se o disjuntor do portão está no quadro de emergência.',
      'Onde a fila não pode parar nem por instantes, os dois se somam: um nobreak pequeno segura o portão até o gerador assumir.',
    ],
    points: [
      'Teste com a luz geral desligada, num horário avisado.',
      'Tensão do gerador igual à do motor, medida no ponto.',
      'Chave de destravamento na portaria, mesmo com os dois.',
    ],
    send: 'Mande a etiqueta do motor, a foto do quadro e diga o que o gerador do prédio alimenta.',
  },
];
