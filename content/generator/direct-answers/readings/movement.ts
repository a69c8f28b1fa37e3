/** Movements of which one half works: it goes and does not come back, it needs a hand, one command closes and another does not. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const movementReadings: readonly DirectAnswer[] = [
  {
    when: [
      'controle*',
      'abre com controle|abre com o controle|abre pelo controle|controle abre|abre em o controle|abre no controle',
      'fecha so em botao|fecha so pelo botao|so fecha em botao|so fecha pelo botao|fecha em botao|fecha so em o botao|fecha so pela botoeira|fecha pela botoeira|fecha com botao',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'program'],
    answer: [
      'Se o controle abre e só o botão da parede fecha, motor, fotocélula e fim de curso estão bons, e falta a ordem de fechar pelo rádio. Ou o controle foi gravado numa função que só abre, ou o segundo botão dele se perdeu da memória, ou o sinal chega fraco quando você já está longe. Prove de perto, com bateria nova; gravar na função certa custa de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'De perto, de longe e com outro controle',
    text: [
      'Abre de perto e fecha de perto, mas não da rua: é alcance, por bateria ou antena. Nem de perto: é a função gravada.',
    ],
    points: [
      'Outro controle da casa fecha: grave este de novo.',
      'Nenhum fecha: programação da central.',
      'Botoeira que só fecha segurando: veja a fotocélula.',
    ],
    send: 'Mande uma foto do controle e diga que botão abre e qual deveria fechar.',
  },
  {
    when: [
      'controle*',
      'nao fecha|abre com controle|abre com o controle|abre pelo controle|nao quer fechar|nao ta fechando|nao esta fechando|so abre|nao funciona para fechar',
      'fecha so em botao|so fecha em botao|so em botao|so por botao|so pelo botao|so com botao|botao fecha|botoeira fecha|em botao fecha|pelo botao fecha|pela botoeira fecha|pelo interruptor fecha|em botoeira fecha|so em botoeira|so pela botoeira|fecha so em botao|fecha so pelo botao|fecha pelo botao|fecha em botao|fecha em botoeira|em interruptor fecha',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['program', 'repair'],
    answer: [
      'Se o botão da parede fecha e o controle só abre, motor, fotocélula e fim de curso estão bons, e a falha está na ordem que chega por rádio. Ou o controle foi gravado numa função que só abre, ou perdeu o botão de fechar, ou o sinal já chega fraco. Gravar de novo na função certa custa de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Três provas com o controle na mão',
    text: ['Faça as três com o vão livre e à vista, uma por vez: cada uma tira da conta uma causa.'],
    points: [
      'Aperte os outros botões dele: há controle que abre num e fecha no outro.',
      'Repita encostado no motor: se ali fecha, é bateria ou alcance.',
      'Tente outro controle da casa: se fecha, só o primeiro precisa ser gravado.',
      'Nenhum fecha: a entrada do receptor na central é que está na função errada.',
    ],
    questions: [
      {
        question: 'Trocar a fotocélula ajuda?',
        answer: 'Não: ela barraria também o botão da parede, que está fechando.',
      },
    ],
    further:
      'Como se grava cada função está em [programação de controle](/topicos/programacao-de-controle-de-portao).',
    send: 'Mande pelo WhatsApp a foto do controle, frente e verso, a da etiqueta da central e diga em qual prova ele fechou.',
  },
  {
    when: [
      'subir|sobe|levantar|abrir|abre',
      'precisa ajudar|preciso ajudar|tem que ajudar|tenho que ajudar|so se ajudar|so ajudando|so com ajuda|ajudar com a mao|ajudo com a mao|ajudando com a mao|ajudar a subir|ajudar na subida|com ajuda da mao|so com empurrao|so empurrando|precisa empurrar|tem que empurrar|tenho que empurrar|so puxando|tem que puxar',
    ],
    unless: 'correr|deslizante|pivotante|sem motor|manual|controle|quero|cancela|trava',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que só sobe com a ajuda da mão está pesado demais para o motor, ou o motor perdeu a força da partida: no basculante, contrapeso ou mola fora do ponto e pivô preso vêm antes de capacitor fraco. Não empurre junto, porque quem ajuda fica debaixo de uma folha mal equilibrada. Equilibrar com cabo ou roldana custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    heading: 'Por que a descida engana',
    text: [
      'Para descer, o próprio peso trabalha pelo motor, e por isso o defeito só aparece na subida. Aumentar a força na central também a faz subir, e esconde o perigo até um cabo partir.',
    ],
    points: [
      'Pesa desde pintura, chapa nova ou porta embutida: falta contrapeso.',
      'Ronca parado e vai depois do empurrão: capacitor.',
      'Vai de manhã e falha à noite, com as luzes fracas: tensão baixa no ponto.',
      'Cabo desfiado, mola aberta ou folha torta: disjuntor desligado, e ninguém embaixo.',
    ],
    further:
      'O preço de cada peça está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp um vídeo da subida, sem ninguém ajudando, uma foto de cada lateral e o bairro.',
  },
  {
    when: [
      'vai mas nao volta|vai e nao volta|vai so nao volta|so vai e nao volta|foi e nao voltou|abre e nao volta|sai e nao volta|so vai para um lado|so anda para um lado|anda so para um lado|so vai em um sentido|so anda em um sentido|so funciona para um lado|so para um lado|em um sentido so|so em um sentido|para um lado so',
    ],
    unless: 'garantia|tecnico|controle|basculante|luz|energia|barulho|raspa*|pende|cai|inclina*',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Motor que leva a folha para um lado e não a traz de volta não queimou: ele perdeu um dos dois sentidos. Se abre e não fecha, a suspeita é a fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}; se fecha e não abre, o fim de curso, que se regula de {{part.adjustment.from}} a {{part.adjustment.to}}. Nos dois casos pode ser o relé daquele sentido, na placa, cujo reparo parte de {{repair.from}}.',
    ],
    heading: 'O que o motor faz quando não volta',
    text: ['Aperte o controle com a folha parada na ponta, de fora do caminho dela, e escute.'],
    points: [
      'Silêncio, com a luz da placa acesa: fotocélula, ou fim de curso que ficou acionado.',
      'Um clique e nada: relé, ou o fio daquele sentido no motor.',
      'Ronca sem sair: pedra, degrau no trilho ou folha presa na ponta.',
      'Anda um palmo e para: força baixa, ou roda gasta que trava ali.',
      'Volta bem na mão, com o motor solto: o ferro está bom, e o defeito é elétrico.',
    ],
    further:
      'Se o lado que falta é o de fechar, os testes estão em [portão não fecha](/portao-nao-fecha); se é o de abrir, em [portão não abre](/portao-nao-abre).',
    send: 'Diga pelo WhatsApp qual dos dois sentidos falta e mande um vídeo com o som da tentativa, a etiqueta do motor e o bairro.',
  },
  {
    when: [
      'abre e fecha|sobe e desce|vai e volta|abrindo e fechando|subindo e descendo|indo e voltando',
      'sem parar|sozinho sem parar|o tempo todo|o dia todo|a noite toda|direto|sem ninguem apertar|sem ninguem mexer|sem controle|nao para',
    ],
    unless: 'fecha e volta|volta a abrir|barulho|gasta|quantas vezes|pode|aguenta',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que abre e fecha sem parar recebe uma ordem que não acaba: botão de controle ou botoeira preso, fio de comando em curto, ou fotocélula que cai e volta com o fechamento automático ligado. Afaste as pessoas e desligue o disjuntor dele agora; não tente segurar a folha. Achar e tirar a causa custa de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Quem está dando a ordem',
    text: [
      'Com o disjuntor desligado, junte todos os controles e tire a bateria de cada um. Alguém religa por um instante, de longe e com o vão livre: o que o portão faz então separa rádio de fio.',
    ],
    points: [
      'Sossegou: um dos controles tem botão preso ou afundado.',
      'Continua: botoeira, fio do interfone ou placa, e o disjuntor volta para baixo.',
      'Fecha, encosta e abre de novo: força ou fim de curso, e não ordem.',
      'Começou com chuva: água na botoeira ou na emenda da rua.',
    ],
    questions: [
      {
        question: 'Posso deixar ligado até o técnico vir?',
        answer:
          'Não. O movimento chega sem aviso, e quem passa não espera por ele; a garagem se fecha na mão, com a folha reta e leve.',
      },
    ],
    further: 'As ordens que ninguém deu estão em [portão abre sozinho](/portao-abre-sozinho).',
    send: 'Mande pelo WhatsApp quando começou, se chovia, um vídeo feito de longe e a foto da etiqueta da central.',
  },
  {
    when: [
      'gerador',
      'nao funciona|nao abre|nao liga|nao anda|nao parte|queimou|falha|fraco|nao aceita|nao reconhece|trava*|zumb*|ronca*',
    ],
    unless: 'nobreak|qual|comprar',
    subject: 'nobreak',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Se a casa acende com o gerador e o portão não anda, ou o circuito dele ficou fora da chave de transferência, ou a tensão não chega certa: gerador entrega 127 ou 220 V conforme a tomada, e motor de 220 V ligado em 127 V não parte. Também pode faltar potência para a partida. Desligue o disjuntor do portão antes de tentar de novo; o exame do nosso lado fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'O que o motor mostra com o gerador ligado',
    text: ['Olhe a luz da central pela fresta, sem abrir a caixa, e aperte o controle uma vez só.'],
    points: [
      'Central apagada: o circuito do portão não está no gerador, e isso é do eletricista.',
      'Central acesa e motor roncando: tensão baixa ou partida pesada para o gerador.',
      'Central piscando ou reiniciando: onda ruim, comum com placa de inversor.',
      'Abre e não fecha: fotocélula alimentada por outro circuito.',
    ],
    further:
      'Outra saída para a falta de luz é o [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e a da placa do gerador, com os volts e os watts, e diga o que a central faz.',
  },
];
