/** Complaints that name how the gate fails: one way only, off its rail, in the cold, with a large bill. */
import type { DirectAnswer } from '../direct-answer.ts';

export const symptomAnswers: readonly DirectAnswer[] = [
  {
    when: ['so abre|abre e nao fecha|abre mas nao fecha|apenas abre', 'nao fecha|so abre|apenas abre'],
    unless:
      'fechamento automatico|fecha sozinho|fechar sozinho|so abre se|so abre quando|so abre com|so abre de|so abre depois|so abre em|so abre pelo|so abre por',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Motor de portão que só abre e não fecha está quase sempre bom: quem proíbe o fechamento é a fotocélula, suja, desalinhada ou sem alimentação. Limpe as duas lentes e tire o que estiver no vão; se nada muda, as causas seguintes são o fim de curso de abertura que não solta e o relé de fechamento da placa.',
    ],
    heading: 'Por que ele abre e não fecha',
    text: [
      'Sem a confirmação de que o vão está livre, a central deixa o portão aberto, que é o lado seguro.',
      'Acertar ou trocar a fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}, regular o fim de curso entre {{part.adjustment.from}} e {{part.adjustment.to}}, e trocar a placa entre {{part.board.from}} e {{part.board.to}}.',
    ],
    points: [
      'Luz da fotocélula apagada ou piscando: alinhamento, fio ou lente.',
      'Fecha segurando a botoeira: fotocélula, na certa.',
      'Motor mudo ao mandar fechar: fim de curso ou relé.',
      'Motor zumbe ao mandar fechar: folha presa no batente de abertura.',
    ],
    sections: [
      {
        aspect: 'safety',
        heading: 'Como fechar o portão enquanto isso',
        text: ['Desligue o disjuntor, destrave o motor e leve a folha na mão, se ela está reta e leve.'],
      },
    ],
    questions: [
      {
        question: 'Posso desligar a fotocélula para o portão fechar?',
        answer: 'Não. É ela que evita o portão em cima de uma criança ou do carro; o conserto é rápido.',
      },
      {
        question: 'Por que só falha em certas horas?',
        answer: 'Falha de manhã ou à tarde aponta sol direto na lente; falha depois da chuva, água ou fio.',
      },
    ],
    further: 'As outras causas estão em [portão só vai para um lado](/portao-so-vai-para-um-lado).',
    send: 'Mande pelo WhatsApp um vídeo do que ele faz ao mandar fechar, a foto das duas fotocélulas com as luzes e o bairro.',
  },
  {
    when: ['so fecha|fecha e nao abre|fecha mas nao abre|apenas fecha', 'nao abre|so fecha|apenas fecha'],
    unless:
      'so fecha se|so fecha quando|so fecha com|so fecha de|so fecha depois|so fecha em|so fecha pelo|so fecha por',
    subject: 'portao-automatico',
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Motor de portão que só fecha e não abre tem bom motor e perdeu uma direção: o fim de curso de fechamento ficou acionado, o relé de abertura da placa não arma ou a trava elétrica não solta. A fotocélula não é suspeita, porque ela só barra o fechamento.',
    ],
    heading: 'Por que ele fecha e não abre',
    text: [
      'Aperte o comando e escute. Sem som nenhum, a ordem morre no fim de curso ou na placa; com zumbido e folha parada, a trava ou o batente segura.',
      'Fim de curso se regula entre {{part.adjustment.from}} e {{part.adjustment.to}}, e a placa se repara a partir de {{repair.from}} ou se troca, de {{part.board.from}} a {{part.board.to}}. Com o disjuntor desligado, o portão sai pela chave de destravamento.',
    ],
    points: [
      'Silêncio ao mandar abrir: fim de curso ou relé.',
      'Clique da placa e motor parado: fio do motor ou capacitor.',
      'Zumbido com a folha presa: trava elétrica ou portão apertado no batente.',
      'Ímã do fim de curso fora do lugar: comum depois de uma batida.',
    ],
    questions: [
      {
        question: 'Precisa trocar a placa?',
        answer:
          'Nem sempre. Relé e fim de curso se consertam; a troca vem quando a trilha queimou ou o relé não se acha.',
      },
      {
        question: 'Como tiro o carro agora?',
        answer:
          'Desligue o disjuntor, use a chave de destravamento e leve a folha na mão, com mais alguém segurando.',
      },
    ],
  },
  {
    when: ['descarril*|fora de trilho|saiu de trilho|saiu para fora de trilho|pulou de trilho'],
    unless: 'carro|veiculo',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Portão que descarrilou não se aciona nem se empurra: desligue o disjuntor, afaste as pessoas e calce a folha dos dois lados, porque fora do trilho ela pode tombar. Recolocar a folha e trocar roldana ou guia fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, quando o trilho não precisa de solda.',
    ],
    heading: 'Por que o portão saiu do trilho',
    text: [
      'Roldana quebrada, pedra no trilho, batente de fim de curso que faltou ou guia superior solta: a folha passa do ponto ou sobe na sujeira e cai ao lado.',
      'Recolocar sem achar a causa dura poucos dias. O técnico levanta a folha com alavanca e calço, gira cada roldana na mão e confere o trilho de ponta a ponta.',
    ],
    points: [
      'Saiu no fim do curso: batente ausente ou fim de curso passado.',
      'Saiu no meio: pedra, trilho torto ou emenda alta.',
      'Inclinou por cima: guia superior solta ou gasta.',
      'Roldana parada ou partida: troca do par.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'A folha volta ao trilho, nesta ordem',
        text: ['É serviço para duas pessoas, com o motor solto e o vão fechado a quem passa.'],
        steps: [
          'Desligamos o disjuntor e calçamos a folha.',
          'Levantamos a folha e a assentamos nas roldanas.',
          'Trocamos roldana ou guia e limpamos o trilho.',
          'Conferimos batentes, cremalheira e fim de curso.',
          'Provamos na mão e só depois com o motor.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso recolocar o portão no trilho sozinho?',
        answer: 'Não convém. A folha pesa mais do que parece e tomba para o lado de quem a levanta.',
      },
      {
        question: 'O motor estragou junto?',
        answer: 'Em geral não. Confere-se a cremalheira e o pinhão, que podem ter perdido dentes no tranco.',
      },
    ],
  },
  {
    when: [
      'gastando|consumindo|consumo alto|alto consumo|aumentou|subiu|gasta muita|gasta muito|gasta demais|consome muit*|puxa muit*|puxando',
      'energia|luz|conta|consumo',
    ],
    unless: 'gasta muita energia mesmo|nobreak',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Gasta pouco: um portão em ordem quase não pesa na conta, porque o motor de casa puxa de {{consumption.from}} a {{consumption.to}}, na média, só nos segundos em que anda. Dez viagens por dia ficam abaixo de um quilowatt-hora por mês, menos que quinze minutos de chuveiro elétrico. Se o consumo subiu, há defeito: folha pesada, capacitor fraco, motor que não desliga no fim do curso ou fuga no fio; e vale medir antes de culpar o portão.',
    ],
    heading: 'Como saber se o gasto vem do portão',
    text: [
      'Compare dois dias parecidos: num, anote o medidor de manhã e à noite com o portão em uso normal; no outro, com o disjuntor do portão desligado e a folha levada na mão, se ela é leve. Se os dois números são quase iguais, o consumo está em outro aparelho.',
      'Chegue a mão perto da carcaça, sem tocar em fio: morno logo depois de abrir é normal; quente horas depois da última abertura está energizado sem motivo, e o disjuntor fica desligado até o conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Zumbe depois de chegar ao fim: fim de curso não desliga.',
      'Demora mais que antes: folha pesada ou capacitor.',
      'Esquenta em poucas aberturas: força demais na folha.',
      'Choque leve ou disjuntor que cai: fuga, urgente.',
    ],
    sections: [
      {
        aspect: 'works',
        heading: 'Quanto um portão costuma gastar',
        text: [
          'A central e o receptor ficam ligados o dia todo e, no mês, costumam gastar mais que o próprio motor, ainda assim poucos reais. Para o seu número, multiplique os watts da etiqueta pelos segundos de cada viagem e pelas viagens do mês, e divida por 3.600.000: saem os quilowatts-hora.',
          'A tensão, 127 ou 220 V, não muda o consumo; muda só a corrente no fio.',
        ],
      },
    ],
    questions: [
      {
        question: 'Trocar por um motor novo reduz a conta?',
        answer: 'Pouco. O ganho está em deixar a folha leve e em consertar o que não desliga.',
      },
      {
        question: 'Luz de garagem ligada na central conta?',
        answer: 'Conta, e às vezes é ela: lâmpada que não apaga gasta mais que o motor.',
      },
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor, quantas vezes ele abre por dia e se esquenta parado: dizemos se o gasto pode ser dele.',
  },
  {
    when: ['frio|inverno|esfria|manha fria', 'nao abr*|nao fecha|nao funciona|falha*|parou|para de'],
    subject: 'portao-automatico',
    isComplaint: true,
    aspects: ['repair', 'care'],
    answer: [
      'Portão que não abre quando está frio tem em geral graxa velha endurecida, capacitor fraco ou bateria do controle no fim, que caem de rendimento com a temperatura. Aperte a botoeira da parede: se com ela abre, é o controle; se zumbe e não sai, é o capacitor ou a folha pesada.',
    ],
    heading: 'O que o frio faz com o portão',
    text: [
      'De manhã a graxa grossa segura roldana, fuso e dobradiça, e o motor parte com mais esforço. O frio não estraga nada: ele mostra o que já estava fraco.',
      'Limpeza e regulagem ficam entre {{part.adjustment.from}} e {{part.adjustment.to}}, e o capacitor entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    points: [
      'Abre depois de várias tentativas: graxa ou capacitor.',
      'Abre pela botoeira e não pelo controle: bateria do controle.',
      'Abre um pouco e volta: força no limite.',
      'Só melhora ao sol: folga que fecha com o frio, no trilho ou no batente.',
    ],
    questions: [
      {
        question: 'Aumentar a força no inverno resolve?',
        answer: 'Esconde o defeito e aumenta o risco de aperto. Primeiro se limpa e se alivia a folha.',
      },
      {
        question: 'Que graxa não endurece?',
        answer: 'Graxa de lítio em camada fina, depois de tirar a velha. No trilho, nenhuma.',
      },
    ],
  },
  {
    when: ['interfone*|porteiro eletronico', 'chi*|ruido*|zumb*|microfonia|apit*|barulho'],
    subject: 'interfone',
    isAboutSubject: true,
    answer: [
      'Interfone com chiado não é serviço nosso: quem conserta é o técnico de interfonia. A causa mais comum é emenda oxidada ou fio passando junto ao da rede, e se o chiado aparece só quando o portão anda, o cabo do interfone está perto demais do motor, o que se resolve separando os dois.',
    ],
    heading: 'Chiado no interfone: o que observar',
    text: [
      'Ouça com o portão parado e depois em movimento. Chiado constante é do aparelho, da fonte ou do fio; chiado que acompanha o motor é interferência.',
      'Do lado do portão, conferimos a ligação do botão na central e o caminho dos cabos na caixa do motor, de {{repair.from}} a {{repair.to}} se houver o que refazer.',
    ],
    points: [
      'Piora na chuva: umidade na placa da rua ou na emenda.',
      'Só num dos aparelhos: o monofone ou o cordão.',
      'Só com o portão andando: cabo junto do motor.',
      'O portão abre sozinho junto com o ruído: fio em curto, e aí é conosco.',
    ],
    questions: [
      {
        question: 'Quem chamar para o chiado?',
        answer:
          'Uma empresa de interfonia ou a assistência do fabricante, com a marca e o modelo do aparelho.',
      },
      {
        question: 'O chiado pode queimar a placa do portão?',
        answer:
          'O chiado não; um fio de interfone em curto na botoeira, sim, e ainda abre o portão sem ordem.',
      },
    ],
  },
];
