/** Answers to titles about limit switches: sensors and wires. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const sensorAndWireAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'encoder',
      'defeito|com problema|queim*|nao le|nao conta|falha*|erro|consert*|trocar|perdeu|parou|sujo',
    ],
    unless: 'como funciona|o que e|diferenca',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Encoder com defeito faz o motor do portão dar alguns centímetros e parar, andar devagar o curso inteiro ou esquecer onde é aberto e fechado, porque é ele que conta as voltas e sem a contagem a central para por segurança. Primeiro se limpa o sensor e se confere o fio; depois se grava o percurso, de {{part.adjustment.from}} a {{part.adjustment.to}}. Se a peça queimou, a troca fica na faixa de conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Encoder, placa ou folha presa',
    text: [
      'Folha que trava no trilho dá o mesmo sinal, porque o motor força e a central corta. Solte o motor com o disjuntor desligado e mova a folha: se anda leve, volta-se ao encoder.',
    ],
    points: [
      'Falhou depois de raio: a placa também pode ter ido.',
      'Falhou depois de trocar a placa: percurso não gravado.',
      'Falha só no frio ou na chuva: conector com umidade.',
      'Encoder de outro modelo não é lido.',
    ],
    send: 'Mande um vídeo da falha, com a caixa fechada à vista, e a etiqueta do motor.',
  },
  {
    when: [
      'fio de fim de curso|cabo de fim de curso|fio de sensor de fim de curso|fio de chave de fim|fios de fim de curso',
      'romp*|quebr*|partiu|partid*|solt*|cort*|arrebent*|descasc*|roid*|roeu|queim*',
    ],
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Com o fio do fim de curso rompido, a central não sabe onde parar: a folha bate no batente e o motor continua forçando, ou nem sai do lugar. Desligue o disjuntor e não use no controle. O fio se refaz inteiro até a placa, sem emenda no caminho da folha, a partir de {{repair.from}}; o curso se regula na mesma visita.',
    ],
    heading: 'Onde o fio parte e como se refaz',
    text: [
      'Ele parte onde se dobra a cada abertura ou onde a folha o esmaga. O técnico mede a continuidade, passa outro fio em conduíte com folga e prova cinco viagens.',
      'Até lá, feche na mão: disjuntor desligado, folha reta, cabos inteiros, chave de destravamento. Fechada, volte a chave até engatar.',
    ],
    points: [
      'Para de um lado e bate do outro: só um dos fios partiu.',
      'Falha só quando chove: emenda com água.',
      'Sensor inteiro e fio bom: o ímã é que saiu do lugar.',
    ],
    send: 'Mande uma foto do fio no ponto em que partiu e a da etiqueta do motor, com tudo desligado.',
  },
  {
    when: [
      'dz nano|nano turbo|dz turbo|dz3|dz4|dz 3|dz 4',
      'nao fecha|para antes|ate o fim|nao abre|passa|bate|fim de curso|nao chega',
    ],
    subject: 'fim-de-curso',
    isAboutSubject: true,
    isAboutModel: true,
    answer: [
      'Rossi da linha DZ que não para no lugar certo: veja de longe se as duas peças de fim de curso, uma em cada ponta da cremalheira, estão lá e firmes, porque a que se desloca ou cai faz a folha parar antes do fim ou passar dele. Se as duas estão no lugar, a folha que vai e volta acusa fotocélula ou força de reversão, e a que para no caminho, folha pesada, trilho sujo ou capacitor fraco.',
    ],
    description:
      'Rossi DZ que não vai até o fim: fim de curso fora do lugar na cremalheira, fotocélula, força ou folha pesada.',
    heading: 'Peça da cremalheira ou peso da folha',
    text: [
      'Com o disjuntor desligado, solte o motor na chave e corra a folha até o fim com a mão. Chega leve: é regulagem da parada, de {{part.adjustment.from}} a {{part.adjustment.to}}. Enrosca no mesmo ponto: é trilho ou roldana, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Rossi nós consertamos e não vendemos; peça se procura pelo código da etiqueta.',
    ],
    points: [
      'Falta sempre o mesmo palmo: ímã ou chave fora do lugar.',
      'Cada vez para num ponto: força, capacitor ou roldana.',
      'Fecha e volta: força de reversão ou fotocélula.',
      'Marque com caneta antes de soltar qualquer parafuso.',
    ],
    send: 'Mande a foto da etiqueta, da cremalheira nas duas pontas e um vídeo de um fechamento.',
  },
  {
    when: [
      'fim de curso|fins de curso',
      'test*|saber|queimad*|defeito|com defeito|funciona|trocar|nao funciona|nao para|quebr*|sintoma*|estragad*',
    ],
    unless: 'magnetic*|tipo|qual|preco|custa',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    answer: [
      'Fim de curso com defeito deixa o portão bater no fim, parar antes ou andar só num sentido. Se o motor continua forçando com a folha encostada, desligue o disjuntor agora. Depois olhe, sem abrir nada, se o ímã está no lugar e se há fio solto junto do sensor. Ímã recolocado e parada acertada ficam entre {{part.adjustment.from}} e {{part.adjustment.to}}; com sensor ou chave a trocar, o conserto vai de {{repair.from}} a {{repair.to}}, conforme a peça.',
    ],
    heading: 'Ímã, sensor ou fio',
    text: [
      'Muitas centrais têm uma luz para cada fim de curso: com a caixa aberta pelo técnico, o motor solto e a folha levada na mão, ela muda quando o ímã passa. Luz que muda e portão que não para é placa; luz que não muda é ímã, sensor ou fio.',
      'O ímã é a parte mais barata e a que mais cai. Sensor e chave de haste sofrem com água e batida.',
    ],
    points: [
      'Não para só ao abrir: sensor de abertura ou ímã daquele lado.',
      'Não anda num sentido: sensor colado, a central acha que já chegou.',
      'Falha na chuva: água no conector.',
      'Para um pouco depois a cada dia: ímã escorregando.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Quanto custa devolver a parada',
        text: [
          'Entrada queimada na placa se repara a partir de {{repair.from}}, ou a placa inteira se troca, de {{part.board.from}} a {{part.board.to}}. A peça tem {{parts.warranty}} de garantia.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso usar o portão até a visita?',
        answer: 'Na mão, com o motor solto na chave, se a folha está reta e leve. No motor, não.',
      },
      {
        question: 'O fim de curso tem lado certo?',
        answer: 'Tem. Os dois ímãs costumam ter polos diferentes; trocados, o portão para ao contrário.',
      },
    ],
    send: 'Mande um vídeo do portão chegando aos dois fins e uma foto do sensor com o ímã.',
  },
  {
    when: [
      'fim de curso|fins de curso|fim curso|final de curso',
      'nao reconhece*|nao reconhecem|nao e reconhecido|nao reconhecido|nao acha*|nao encontra*|nao identifica*|nao detecta*|nao enxerga*|nao ve|nao le|nao lendo|nao lido|nao acusa*|nao percebe*|nao aprende*|nao memoriza*|nao grava*|nao sente|parou de reconhecer|deixou de reconhecer',
    ],
    unless: 'compativel|outra marca|comprar',
    subject: 'fim-de-curso',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Motor de portão que não reconhece o fim de curso tem quase sempre o ímã caído ou longe do sensor, o fio rompido ou o percurso por gravar na central, o que acontece depois de faltar luz ou de trocarem a placa. Não insista no controle, porque a folha bate no batente. Acertar o ímã e gravar o percurso fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; sensor ou fio se conserta a partir de {{repair.from}}.',
    ],
    description:
      'Motor de portão que não reconhece o fim de curso tem quase sempre ímã caído ou longe do sensor, fio rompido ou percurso por gravar na central.',
    heading: 'O que olhar, na ordem',
    text: [
      'Com o disjuntor desligado, veja se o ímã está no lugar, firme e a um dedo do sensor, e se o fio do sensor está inteiro até a tampa do motor. Num motor de chave, aperte a haste com o dedo: ela deve voltar e dar um clique.',
      'Se tudo está no lugar, o técnico mede o sensor e o fio, confere na central se abrir e fechar não estão invertidos e grava o percurso de novo.',
    ],
    points: [
      'Falha num sentido só: um dos dois ímãs ou das duas chaves.',
      'Passa dos dois pontos sem parar: sensor, fio ou conector.',
      'Começou quando a luz voltou ou com placa nova: falta gravar o percurso.',
      'Abre quando devia fechar: os fios do motor ou do fim de curso estão trocados entre si.',
    ],
    questions: [
      {
        question: 'Posso usar o portão enquanto isso?',
        answer:
          'Pelo controle, não: sem ponto de parada o motor força o batente. Com a folha reta e os cabos inteiros, desligue o disjuntor, solte o motor pela chave e leve a folha na mão.',
      },
      {
        question: 'Serve fim de curso de outra marca?',
        answer:
          'Só se for do tipo que a central lê: ímã, chave ou encoder. A foto da etiqueta do motor diz qual é o seu.',
      },
    ],
    send: 'Mande um vídeo da folha chegando ao fim, de longe, e as fotos da etiqueta do motor e do ímã com o disjuntor desligado.',
  },
  {
    when: [
      'fim de curso|fins de curso|fim curso|final de curso',
      'nao reconhece*|nao reconhecem|nao e reconhecido|nao reconhecido|nao acha*|nao encontra*|nao identifica*|nao detecta*|nao enxerga*|nao ve|nao le|nao lendo|nao lido|nao acusa*|nao percebe*|nao aprende*|nao memoriza*|nao grava*|nao sente|parou de reconhecer|deixou de reconhecer',
    ],
    unless: 'compativel|outra marca|comprar',
    subject: 'fim-de-curso',
    winsTies: true,
    ofOtherBrand: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Motor {marca} que não reconhece o fim de curso tem quase sempre o ímã caído ou longe do sensor, o fio rompido ou o percurso por gravar na central, o que acontece depois de faltar luz ou de trocarem a placa. Pare de apertar o controle, porque a folha bate no fim. Consertamos {marca}: acertar o ímã e gravar o percurso fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; sensor ou fio se conserta a partir de {{repair.from}}.',
    ],
    description:
      'Motor {marca} que não reconhece o fim de curso tem quase sempre ímã caído ou longe do sensor, fio rompido ou percurso por gravar na central.',
    heading: 'O que olhar no motor {marca}, na ordem',
    text: [
      'Desligue o disjuntor e olhe o ímã: firme, a um dedo do sensor e com o mesmo lado para o motor. Siga o fio com os olhos até a tampa; se o {marca} é de chave, a haste dela volta com um clique.',
      'Com isso certo, o técnico mede o sensor, vê se abrir e fechar estão invertidos na central e grava o percurso pelo manual do modelo.',
    ],
    points: [
      'Só passa do ponto ao abrir, ou só ao fechar: um dos ímãs.',
      'Passa nos dois lados: sensor, conector ou fio.',
      'Falhou com placa nova ou depois do apagão: percurso por gravar.',
      'Anda para o lado contrário: fios trocados entre si na central.',
    ],
    send: 'Mande um vídeo da folha chegando ao fim, de longe, e as fotos da etiqueta do motor e do ímã com o disjuntor desligado.',
  },
];
