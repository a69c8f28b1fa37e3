/** Further complaints typed on a phone: three tries, a blender, a pinion that does not reach, a leaf that bends. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const furtherToldAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'tentativas|tentativa|tentar varias vezes|tento varias vezes|depois de varias vezes|na terceira vez|na segunda vez|so na terceira|so na segunda',
      'portao|motor|abre|funciona|liga|pega',
    ],
    unless: 'controle nao grava|senha|programar',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que só vai depois de algumas tentativas tem sinal fraco ou partida fraca. Aperte a botoeira da parede: se nela basta um toque, é o controle, a pilha ou a antena; se ela também falha, escute o motor: ronco sem partir é capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, e silêncio é relé ou mau contato na placa. Não fique insistindo: parado com corrente, o motor esquenta.',
    ],
    heading: 'O som da tentativa que falha',
    text: [
      'Silêncio total aponta comando; estalo sem movimento, a saída da placa; ronco, o motor preso ou sem força. Anote também a hora: só de manhã fria é graxa ou capacitor.',
    ],
    points: [
      'Teste outro controle antes de tudo.',
      'Disjuntor desligado, mova a folha na mão: se pesa, a causa é dela.',
      'Piora de semana em semana: capacitor no fim.',
    ],
    send: 'Mande um vídeo com som das tentativas e a foto da etiqueta do motor.',
  },
  {
    when: [
      'abre|abriu|aciona|dispara|abrindo',
      'quando liga|quando ligo|ao ligar|ligo o|liga o|ligar o',
      'liquidificador|furadeira|chuveiro|secador|micro ondas|microondas|maquina de lavar|aspirador|ar condicionado|geladeira|ventilador|tv|maquina de solda|bomba',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Aparelho que, ao ligar, faz o portão abrir manda um ruído pela fiação, e a central o lê como ordem: acontece com circuito dividido, terra ruim ou fio da botoeira correndo junto com a rede. Desligue o disjuntor do portão à noite até resolver. O remédio é circuito só dele, terra e cabo de comando separado, e o técnico prova a entrada da placa, a partir de {{repair.from}}.',
    ],
    heading: 'Como provar que é o aparelho',
    text: [
      'Solte, com o disjuntor desligado, os fios da botoeira e religue: se o aparelho já não abre o portão, o ruído entra por eles. Se continua, vem pela alimentação da placa ou pelo receptor.',
    ],
    points: [
      'Tomada do portão partilhada com a cozinha: separe.',
      'Fio de botoeira comprido: cabo blindado ou trançado.',
      'Circuito novo e terra são do eletricista.',
    ],
    send: 'Mande um vídeo do aparelho ligando e a foto da central, com a caixa fechada.',
  },
  {
    when: [
      'pinhao|engrenagem do motor|motor',
      'nao alcanca|nao encosta|longe da|nao pega na|afastado da|distante da|nao chega na',
      'cremalheira',
    ],
    subject: 'cremalheira',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['adjust', 'repair'],
    answer: [
      'Se o pinhão não alcança a cremalheira, ou ela subiu, porque a roldana gastou ou o parafuso afrouxou, ou o motor está baixo ou longe na base. Não ligue assim: o dente que pega só na ponta se quebra. Acerta-se a altura até ficar de um a dois milímetros de folga na folha inteira, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; base refeita se soma.',
    ],
    heading: 'Baixar a cremalheira ou subir o motor',
    text: [
      'Primeiro a folha: se ela balança ou está torta, troca-se a roldana e a cremalheira volta sozinha ao lugar. Com a folha em ordem, o furo comprido do parafuso deixa baixar alguns milímetros; o que falta se ganha com calço sob o motor.',
    ],
    points: [
      'Folga igual nas duas pontas e no meio.',
      'Motor alinhado: o pinhão inteiro dentro do dente.',
      'Parafuso espanado: furo novo, ao lado.',
    ],
    send: 'Mande a foto do pinhão junto da cremalheira, de lado, com o disjuntor desligado.',
  },
  {
    when: [
      'abre|desce|sobe|fecha|anda',
      'e volta|e sobe|e desce|e fecha|e para e volta|e sobe de novo|e retorna|depois volta|depois sobe',
      'cm|centimetros|metro|1 metro|meio metro|um palmo|um pedaco',
    ],
    unless: 'controle|acionador|nao volta|cremalheira|sozinh*',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que anda um pedaço e volta encontrou resistência ou um sensor cortado, e a central inverteu de propósito. Se volta sempre no mesmo ponto, a folha prende ali: trilho, guia, cabo ou batente; se o ponto muda, é força baixa, capacitor fraco ou fotocélula no limite. Limpe as lentes e prove a folha na mão, com o disjuntor desligado e os cabos inteiros. Regular força e percurso custa de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'O ponto em que ele volta',
    text: [
      'Marque com giz onde a folha inverte, em três tentativas, e pare por aí. Marca igual é mecânica; marca espalhada é elétrica ou ajuste.',
    ],
    points: [
      'Volta só ao fechar: fotocélula ou força de fechamento.',
      'Volta nos dois sentidos: percurso perdido ou folha pesada.',
      'Começou depois de faltar luz: a central refaz o curso na primeira volta.',
    ],
    send: 'Mande um vídeo de longe com o portão andando até voltar e a foto da etiqueta.',
  },
  {
    when: [
      'entortando|entortou|empenando|empenou|barriga|flecha|vergando|flexionando|torcendo',
      'em meio|meio|centro|folha|portao',
    ],
    unless: 'bati|carro|caminhao|eixo|fuso|braco|trilho|sobe torto',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Folha larga que entorta no meio perdeu rigidez: o quadro é leve para a largura, a solda abriu ou o motor puxa por um lado só. Pare de usar no automático, porque torcida ela trava a guia e força o motor. O reforço, com travessa ou tirante soldado, é da serralheria; conosco, realinhar suporte e força fica entre {{part.metalwork.from}} e {{part.metalwork.to}}, e depois se acerta o motor.',
    ],
    heading: 'O que faz uma folha larga fletir',
    text: [
      'Basculante de quatro metros ou mais quer os dois lados puxados por igual: cabo mais comprido de um lado ou braço só na ponta torce o quadro. No de correr, falta roldana ou o trilho afundou.',
    ],
    points: [
      'Linha esticada de ponta a ponta mostra a flecha.',
      'Chapa posta depois pesa onde o quadro é fraco.',
      'Motor em folha torta: força alta e engrenagem gasta.',
    ],
    send: 'Mande uma foto da folha fechada, de frente, e outra de lado.',
  },
  {
    when: [
      'solda do suporte|suporte soltou|suporte do motor soltou|suporte quebrou|suporte do motor quebrou|solda soltou|solda quebrou|solda abriu|soltou a solda|quebrou a solda|suporte arrancou',
    ],
    unless: 'geladeira|tv|prateleira|bicicleta|moto|ar condicionado',
    subject: 'braco',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'price'],
    answer: [
      'Suporte de motor com a solda aberta não se usa: na próxima partida ele gira no lugar da folha e arranca o resto. Desligue o disjuntor do portão e, com a folha reta e os cabos inteiros, deixe-a fechada e presa por dentro. Soldar ou reforçar o suporte, com o motor no lugar, fica entre {{part.metalwork.from}} e {{part.metalwork.to}} e leva até {{part.metalwork.hours}}.',
    ],
    heading: 'Por que a solda abriu',
    text: [
      'Solda nova na mesma chapa fina abre de novo. O reforço é uma chapa maior, que distribua o esforço, depois de tirar o peso da folha e a força a mais da central.',
    ],
    points: [
      'Folha pesada na mão: equilíbrio antes da solda.',
      'Batida no fim do curso: regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Coluna de bloco oco: chumbador próprio.',
    ],
    send: 'Mande a foto da solda de perto e do motor inteiro, com o disjuntor desligado.',
  },
  {
    when: [
      'queimou 2 placas|queimou duas placas|queimou 3 placas|queimou tres placas|segunda placa|terceira placa|queima placa|queimando placa|vive queimando placa|placa queima de novo|queimou placa de novo|outra placa',
      'portao|motor|energia|luz|ano|raio|placa',
    ],
    unless: 'preco|carro|placa mae',
    subject: 'protecao-contra-raio',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'care'],
    answer: [
      'Placa que queima mais de uma vez por ano tem causa fora dela: surto na volta da luz, falta de aterramento, água na caixa, fio em curto ou motor puxando corrente demais. Antes da próxima, peça as três medidas: terra, corrente do motor e isolação dos fios. Um DPS no quadro, posto pelo eletricista, custa menos que a placa, de {{part.board.from}} a {{part.board.to}}; dano por falha da rede se pede à distribuidora.',
    ],
    heading: 'O que ligou cada queima à causa',
    text: [
      'Queimou com temporal ou na volta da luz: surto. Queimou em dia de chuva: água ou formiga. Queimou ao apertar o controle: saída em curto, motor ou trava.',
    ],
    points: [
      'Guarde as placas queimadas e as datas das quedas.',
      'Circuito só do portão, com terra.',
      'Em viagem, disjuntor do portão desligado.',
      'A garantia da peça cobre defeito, e não surto.',
    ],
    send: 'Mande a foto da placa queimada, do quadro e da caixa do motor, e as datas.',
  },
  {
    when: [
      '240v|240 v|245v|250v|235v|230v|tensao alta|voltagem alta|220v chegando',
      'motor|portao|placa|rede',
    ],
    unless: 'capacitor|uf|microfarad*',
    subject: 'fiacao',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety'],
    answer: [
      'Pode queimar: motor e placa de 220 V foram feitos para uma rede que varia pouco em torno disso, e perto de 240 V eles esquentam, e a fonte da placa sofre primeiro. Peça à distribuidora que meça e corrija, porque entregar tensão dentro da faixa é obrigação dela, e anote as horas em que sobe. Se as lâmpadas ficam fortes e fracas, desligue o disjuntor geral e chame um eletricista: pode ser o neutro solto.',
    ],
    heading: 'Tensão alta o dia todo ou só às vezes',
    text: [
      'Alta sempre é regulagem do transformador da rua. Alta de repente, em metade da casa, é neutro partido, e queima tudo o que está ligado em minutos.',
    ],
    points: [
      'Meça no quadro e na caixa do motor.',
      'DPS segura surto, e não tensão alta contínua.',
      'Guarde o protocolo: ele serve ao pedido de ressarcimento.',
    ],
    send: 'Mande a medida, a hora e a foto da etiqueta do motor.',
  },
  {
    when: [
      'conduite|eletroduto|mangueira do fio|cano do fio',
      'agua|quebrado|quebrou|entupido|molhado|chuva|rachado|esmagado',
    ],
    unless: 'chuveiro|torneira|jardim|banheiro',
    subject: 'fiacao',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Conduíte quebrado leva água até a caixa do motor ou até a emenda: desligue o disjuntor do portão e não religue com o fio molhado. Emenda no chão dá choque na folha e queima placa. O trecho se refaz inteiro, com fio novo e sem emenda embaixo da terra; do ponto de energia em diante o serviço é nosso, a partir de {{repair.from}}, e o que vem do quadro é do eletricista.',
    ],
    heading: 'Fechar o caminho da água',
    text: [
      'O fio entra na caixa por baixo, com uma volta que pingue antes, e a boca do tubo se veda com massa. Tubo de comando e tubo de força vão separados.',
    ],
    points: [
      'Carro que passa por cima: tubo mais fundo ou de aço.',
      'Placa que molhou: secar e limpar antes de ligar.',
      'DR que cai com chuva confirma o fio molhado.',
    ],
    send: 'Mande a foto do trecho quebrado e da caixa do motor, com o disjuntor desligado.',
  },
];
