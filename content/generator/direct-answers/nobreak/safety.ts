/** Answers to titles about backup power: safety. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const safetyAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'obrigatorio|obrigatoria|obrigado|obriga|precisa|exige|lei|tem que ter',
      'nobreak|no break|bateria|gerador',
      'condominio*|predio*|portao|portaria',
    ],
    unless: 'qual|como|quanto|trocar|controle|casa|sem nobreak',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['allowed', 'worth'],
    answer: [
      'Não é obrigatório por uma lei que conheçamos: o que se exige é que o portão abra na mão sem energia e não prenda ninguém. Em prédio o nobreak é recomendado, porque na falta de luz a garagem enche e alguém acaba erguendo a folha; convenção, seguro ou projeto do prédio podem pedi-lo. Ligar custa a partir de {{repair.from}}, e o aparelho se orça pela etiqueta do motor.',
    ],
    heading: 'Quando ele vale em prédio',
    text: [
      'Vale onde a folha é pesada, não há porteiro à noite ou a saída não pode parar. Conte as aberturas de uma hora de apagão: é esse número que escolhe a bateria.',
    ],
    points: [
      'Fotocélula e trava ligadas na saída do nobreak.',
      'Chave de destravamento com a portaria, de qualquer modo.',
      'Teste a cada revisão, desligando o disjuntor.',
    ],
    send: 'Mande a etiqueta do motor e quantas unidades usam o portão.',
  },
  {
    when: [
      'bateria|baterias|nobreak|no break|nobreaks',
      'estuf*|inch*|vaz*|derret*|esquent*|quente|ferv*|explod*|estour*|cheir*|fedor|fedendo|acido|fumaca|rach*',
      'nobreak|no break|nobreaks|portao|motor|solar|central|garagem|bateria',
    ],
    unless:
      'controle*|pilha|capacitor*|cadeado|alarme|cerca|carro parado|motor esquent*|motor quente|motor esta quente|e normal|normal',
    subject: 'nobreak',
    isAboutSubject: true,
    isComplaint: true,
    isDanger: true,
    aspects: ['safety', 'replace'],
    answer: [
      'Bateria estufada, vazando, quente ou com cheiro não se usa mais nem se fura: desligue o nobreak da rede, afaste crianças e animais, ventile o lugar e não encoste no líquido, que é ácido. Com fumaça ou fogo, saia e ligue 193. O portão segue pela rede ou na chave até a troca, e o serviço parte de {{repair.from}}, fora a bateria nova.',
    ],
    heading: 'Por que ela estufou e o que trocar junto',
    text: [
      'Incha a bateria velha, a que ficou descarregada por meses e a que recebe carga demais de um carregador com defeito. Por isso o técnico mede a tensão de carga antes de pôr outra: bateria nova em carregador ruim estufa de novo.',
      'A nova tem a mesma tensão, a mesma medida e os ampères-hora que o manual aceita. Duas em série se trocam juntas.',
    ],
    points: [
      'Pele ou olho com ácido: água corrente por muito tempo e atendimento médico.',
      'Transporte em pé, numa caixa plástica, e sem nada de metal nos polos.',
      'Descarte na loja que vende a nova, que recebe a velha por lei.',
      'Lugar novo: sombra, ar em volta e longe do tanque de água e do botijão.',
    ],
    questions: [
      {
        question: 'O portão funciona sem a bateria?',
        answer:
          'Com rede, quase sempre, se o aparelho deixa a energia passar. Se não passa, o técnico liga a central direto no ponto até chegar a bateria.',
      },
    ],
    further:
      'Como escolher a bateria está em [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'De longe, mande a foto da bateria e da etiqueta do nobreak, e diga se ela ainda está ligada.',
  },
  {
    when: [
      'quantas vezes|quantas aberturas|quantas vezes posso',
      'nobreak|bateria',
      'abrir|abre|abro|posso|da|faz|aguenta|falta de luz|sem luz|dura',
    ],
    unless: 'controle|vida util|troca|ou|condominio*|predio*|edificio*',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['power', 'lifetime'],
    answer: [
      'Com nobreak e bateria nova, um portão de casa faz de 10 a 15 ciclos de abrir e fechar, e de 20 a 30 com duas baterias, o bastante para uma queda comum; o número exato sai da bateria, do peso da folha e do que mais está ligado nela. Conte também as horas: parado, quem gasta é a central, e num apagão longo ela esvazia a bateria sozinha.',
    ],
    heading: 'O que corta o número pela metade',
    text: [
      'Faça a prova num dia de folga: desligue o disjuntor do portão e conte até a folha perder velocidade. Pare ali, para não esvaziar a bateria.',
    ],
    points: [
      'Bateria com mais de dois ou três anos.',
      'Folha desequilibrada ou trilho pesado.',
      'Interfone, câmera ou luz na mesma saída.',
      'Nobreak de informática: muitos não aguentam a partida do motor.',
    ],
    further:
      'Como se escolhe o aparelho está em [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande pelo WhatsApp a etiqueta do nobreak ou da bateria e a do motor: dizemos o que esperar dos dois.',
  },
  {
    when: ['nobreak de computador|nobreak comum', 'portao|motor|ligar|usar|serve'],
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Não serve: nobreak de computador não entrega a corrente da partida do motor e desliga, ou queima o próprio inversor. Estabilizador e filtro de linha no portão só limitam; o que protege é DPS no quadro com terra, e o que sustenta na falta de luz é nobreak próprio para motor.',
    ],
    heading: 'O que cada aparelho faz no portão',
    text: [
      'Estabilizador atrasa a reação e esquenta na partida; filtro corta ruído e não raio; nobreak de informática tem onda que motor não gosta. O de portão é feito para carga de motor e conta em aberturas.',
    ],
    points: [
      'Potência pelo motor, e não pelo preço.',
      'Bateria trocada de tempo em tempo.',
      'Botoeira e câmera no mesmo nobreak: some a carga.',
    ],
    further: 'As opções estão em [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande a foto da etiqueta do motor.',
  },
  {
    when: [
      'bateria nobreak|bateria de nobreak|nobreak*|no break|bateria*',
      'quantas horas dura|quantas horas aguenta|quantas horas|autonomia|horas|quanto tempo dura sem luz|quanto tempo dura sem energia|quanto tempo dura em falta de luz|dura sem luz|dura sem energia|quanto tempo aguenta|aguenta quanto tempo|aguenta sem luz|aguenta sem energia|quanto tempo segura|quantas aberturas',
    ],
    unless: 'condominio*|predio*|edificio*|carreg*|trocar',
    of: ['nobreak'],
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['power'],
    answer: [
      'Conte horas e aberturas: com bateria nova de 12 V e 7 Ah, o nobreak dá de 10 a 15 ciclos numa folha equilibrada, e em espera a carga se gasta em algumas horas. Com duas baterias, conte o dobro; folha pesada, motor mais potente ou bateria velha cortam isso pela metade, e a prova na sua casa mostra o número.',
    ],
    heading: 'Como descobrir quantas aberturas o seu dá',
    text: [
      'Num dia tranquilo, desligue o disjuntor do portão e conte as viagens até a folha ficar lenta; pare ali, antes de zerar a bateria. Repita a cada {{maintenance.interval}}, porque o número cai com a idade dela.',
      'Em espera gastam a central, o receptor, a fotocélula, a trava e a luz: por isso um apagão longo esvazia a bateria mesmo com o portão parado. Abra só quando precisar e deixe a chave de destravamento dentro de casa.',
    ],
    points: [
      'A conta: volts vezes ampères-hora da bateria dão os watts-hora guardados; para não errar, conte com a metade.',
      'Cada viagem gasta os watts do motor vezes os segundos do curso, divididos por 3.600.',
      'Na compra, peça a autonomia em aberturas e para que peso de folha.',
      'Mais ampères-hora dão mais viagens, se o carregador aceita a bateria maior.',
      'Folha equilibrada gasta menos em cada viagem.',
      'Lenta já na primeira volta: bateria no fim.',
    ],
    further:
      'O que pedir num aparelho está em [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande as etiquetas do motor e do nobreak e diga quantas vezes o portão abre num dia comum.',
  },
  {
    when: [
      'bateria de carro|bateria automotiva|bateria de moto|bateria carro|bateria moto',
      'motor|portao|nobreak|12v|24v',
    ],
    unless: 'descarreg*|carro preso',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Não use bateria de carro nem de moto: feita para a partida, ela morre cedo em descarga lenta e solta gás, com perigo de explosão numa caixa fechada. Motor de 12 V ou 24 V e nobreak de portão levam bateria selada, estacionária, da tensão e dos ampères-hora da etiqueta; motor comum, de 127 V ou 220 V, não se liga em bateria nenhuma sem nobreak.',
    ],
    heading: 'Que bateria entra no motor ou no nobreak',
    text: [
      'Copie da bateria velha a tensão, os ampères-hora e o tipo de terminal. O carregador da central foi regulado para aquela capacidade, e uma muito maior nunca enche.',
      'A troca com a prova sem rede é serviço nosso, a partir de {{repair.from}}, mais a bateria.',
    ],
    points: [
      'Sistema de 24 V: duas de 12 V em série, da mesma marca e data.',
      'Lugar ventilado e longe do calor do motor.',
      'Polos invertidos queimam a placa: quem solta os fios é o técnico.',
    ],
    send: 'Mande a etiqueta da bateria que está aí e a do motor: dizemos qual comprar.',
  },
  {
    when: [
      'nobreak*|no break|bateria*',
      'condominio*|predio*|edificio*',
      'hora*|quanto tempo|dura*|autonomia|aguenta*|segura*',
    ],
    unless: 'trocar|vida util|anos',
    subject: 'nobreak',
    aspects: ['power'],
    answer: [
      'Nobreak de portão de condomínio dura o que sobra da bateria depois da espera: mesmo parado ele gasta, porque o inversor, os receptores e as fotocélulas ficam ligados. Em prédio, some as horas de espera e as aberturas; sem essa conta, ninguém pode prometer horas.',
    ],
    heading: 'A conta das horas, com os números do seu prédio',
    text: [
      'A energia da bateria é a tensão vezes os ampères-hora: 24 V com 7 Ah são 168 Wh, e o inversor entrega perto de dois terços, uns 110 Wh. Uma espera de 15 W gasta 15 Wh por hora; uma viagem de um motor de 500 W por vinte segundos gasta perto de 3 Wh, e abrir e fechar, o dobro.',
      'Com esses números, dez carros por hora gastam 60 Wh e a espera 15 Wh: cerca de uma hora e meia. À noite, com dois carros por hora, são umas quatro. A etiqueta do seu motor e a da bateria dão a conta certa.',
    ],
    points: [
      'Leia V e Ah na bateria, W no motor e segundos de uma viagem.',
      'Conte as aberturas da hora mais cheia.',
      'Bateria com mais de dois ou três anos entrega bem menos do que a etiqueta diz.',
      'Para a noite inteira, o caminho é bateria maior ou o gerador do prédio.',
    ],
    questions: [
      {
        question: 'E quando a bateria acaba com o portão fechado?',
        answer:
          'A portaria destrava o motor com a chave, com o disjuntor desligado. Duas pessoas por turno precisam saber fazê-lo, e a chave fica na portaria.',
      },
    ],
    send: 'Mande as etiquetas do motor e da bateria e quantos carros passam na hora mais cheia: devolvemos a conta por mensagem.',
  },
  {
    when: [
      'sem nobreak|sem o nobreak|sem no break|sem um nobreak|tirar o nobreak|tirar nobreak|retirar o nobreak|desligar o nobreak',
      'pode|posso|da para|tem como|funciona|ficar|usar|deixar|anda|problema|precisa',
    ],
    unless: 'preco|quanto|queda|falta|acaba|apita*|luz|energia',
    subject: 'nobreak',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Pode ficar sem nobreak: o motor funciona direto na rede, e o aparelho só serve para quando falta luz. Sem ele, o portão se abre na mão, pela chave de destravamento, com o disjuntor desligado, os cabos inteiros e a folha reta. Quem tem folha pesada, mora só ou entra tarde da noite ganha com ele; a ligação parte de {{repair.from}}, e o aparelho é orçado pela etiqueta do motor.',
    ],
    heading: 'O que preparar se o portão fica sem nobreak',
    text: [
      'Deixe a chave de destravamento num lugar que todos da casa conheçam, com uma entrada que não dependa do portão. Uma vez por ano, solte o motor de dia e veja se a folha vai leve na mão.',
    ],
    points: [
      'Nobreak com a bateria morta atrapalha: tire-o da ligação até trocá-la.',
      'Central com bateria própria: quem segura a falta de luz é ela.',
      'Prédio ou garagem sem outra saída: o nobreak vale a conta.',
    ],
    send: 'Mande a foto da etiqueta do motor e a de onde o nobreak está ligado.',
  },
];
