/** Answers to titles about photocells: stops and returns. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const stopsAndReturnsAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'volta*|voltando|reverte|revertendo|abre de novo|reabre|nao fecha',
      'fotocelula*|sensor',
      'ou',
      'fim de curso|forca|obstaculo|embreagem|ima',
    ],
    unless: 'comprar|preco|instalar|suja ou|alinhada|desalinhada',
    subject: 'fotocelula',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Veja onde ele volta: em pontos diferentes, ou logo no começo, é a fotocélula; sempre no mesmo ponto, perto do fim, é fim de curso ou força. Limpe as duas lentes e olhe a luz do receptor: se ela firma e o portão fecha, era isso. Fotocélula trocada fica de {{part.photocell.from}} a {{part.photocell.to}}; regular fim de curso e força, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'O ponto da volta conta a causa',
    text: [
      'Volta quando encosta no batente: a parada está atrasada, e a central lê o batente como obstáculo. Volta no meio: a folha pesa ali, e a placa sente o esforço.',
      'Nunca feche a fotocélula com um fio para o portão obedecer. Sem ela, ele desce sobre quem estiver no vão.',
    ],
    points: [
      'Só com sol baixo: luz na lente do receptor.',
      'Só depois da chuva: gota, teia ou emenda molhada.',
      'Só na descida do basculante: mola ou contrapeso.',
      'Ímã fora do lugar: para antes ou passa do ponto.',
    ],
    send: 'Mande um vídeo de dois fechamentos seguidos e uma foto da luz do receptor.',
  },
  {
    when: ['nao fecha|nao quer fechar|nao esta fechando', 'fotocelula*', 'ou', 'placa|central'],
    subject: 'fotocelula',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Olhe a luz do receptor da fotocélula com o vão livre: apagada ou piscando, é ela, suja, torta ou sem fio; firme, e o portão continua sem fechar, é fim de curso ou placa. Limpe as lentes e alinhe antes de chamar. Fotocélula trocada fica de {{part.photocell.from}} a {{part.photocell.to}}; placa, de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'A prova que inocenta a placa',
    text: [
      'Se o portão fecha com o botão mantido apertado e não com um toque, em muitas centrais é a fotocélula que está barrando. Se nem assim, e o relé não estala, a ordem morre na placa.',
      'O técnico separa as duas com um fio na entrada do sensor, por segundos, e o tira em seguida.',
    ],
    points: [
      'Só com sol ou chuva: fotocélula.',
      'Abre normal e nunca fecha: fotocélula ou fim de curso.',
      'Não abre nem fecha: placa ou energia.',
    ],
    send: 'Mande uma foto da luz dos dois sensores e um vídeo da tentativa.',
  },
  {
    when: [
      'sensor|fotocelula|sensores|dispositivo|algum jeito|equipamento',
      'nao fechar|nao feche|nao bater|nao bata|nao pegar|nao descer|nao desca|impedir|evitar|nao amassar|nao encostar',
      'carro|veiculo|moto|caminhao|cima|pessoa',
    ],
    unless: 'nao funciona|parou|queim*|sujo',
    subject: 'fotocelula',
    isAboutSubject: true,
    answer: [
      'O sensor que impede o portão de fechar no carro é a fotocélula: um par de lentes nas laterais do vão, que segura ou devolve a folha enquanto o feixe está cortado. Instalada, fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    heading: 'Onde ela vai e o que ela não vê',
    text: [
      'Vai na altura do para-choque, fora do giro da folha e do pneu, ligada à entrada própria da central. Em carro comprido ou caminhonete, um segundo par cobre o vão entre as rodas, que o primeiro deixa passar.',
    ],
    points: [
      'Basculante: do lado de dentro, fora do arco da folha.',
      'Com fio é a mais estável; sem fio, troca-se a bateria.',
      'Força regulada é a segunda defesa, para o que o feixe não pega.',
      'Tempo de pausa maior ajuda quem sai devagar.',
    ],
    further:
      'Altura, ligação e modelos estão na página do [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Mande pelo WhatsApp os dois lados do vão, vistos de dentro, e a etiqueta do motor: dizemos se o fio passa e o valor.',
  },
  {
    when: [
      'troquei a fotocelula|trocaram a fotocelula|fotocelula nova|trocou a fotocelula|troquei o sensor|sensor novo|troquei as fotocelulas',
      'nao fecha|continua|ainda|mesmo assim|nao resolveu|igual|volta',
    ],
    subject: 'fotocelula',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Se a fotocélula é nova e o portão não fecha, ou o par não foi ligado no contato certo da placa, ou o defeito nunca foi dela. Veja se a luz do receptor muda ao passar a mão: se muda, o par vê, e a causa é o fim de curso, a força ou o relé de fechar; se não muda, é alinhamento, emissor e receptor trocados ou fonte. Refazer a ligação e o alinhamento fica de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'Par novo, defeito velho',
    text: [
      'Contato NA onde a placa pede NF, ou o contrário, deixa a central vendo alguém o tempo todo. Fio antigo partido no conduíte dá o mesmo sinal.',
    ],
    points: [
      'Os dois lados precisam ter luz.',
      'Prove na mão: segurando o botão ele fecha?',
      'Juntar os fios do sensor faria o portão fechar sobre alguém.',
    ],
    send: 'Mande uma foto dos dois lados, com as luzes, e da etiqueta da central.',
  },
  {
    when: [
      'nao fecha|so abre|fica aberto',
      'fim do dia|fim de tarde|final da tarde|de tarde|a tarde',
      'portao|loja|garagem|empresa',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Portão que abre o dia todo e não fecha no fim da tarde tem, quase sempre, sol baixo na lente da fotocélula ou poeira do dia nela: faça sombra com a mão sobre o receptor e tente de novo. Se não muda, é motor quente cortando depois de muitas aberturas.',
    ],
    heading: 'Sol, poeira ou motor quente',
    text: [
      'Sombra resolveu: troque os lados do par ou ponha pala, entre {{part.photocell.from}} e {{part.photocell.to}}. Esperou meia hora e fechou: protetor térmico, e conta-se o número de aberturas por hora.',
    ],
    points: [
      'Pano seco na lente, todo dia em loja.',
      'Mercadoria ou expositor no feixe.',
      'Para fechar hoje: na mão, com o disjuntor desligado e corrente.',
      'Não faça ponte na fotocélula.',
    ],
    further: 'O que mais impede o fechamento está em [portão não fecha](/portao-nao-fecha).',
    send: 'Conte a hora em que falha e mande a foto das duas lentes.',
  },
  {
    when: ['so abre|nao fecha', 'controle', 'nice|garen|rossi|peccinin|ppa|rcg|motor|portao'],
    unless: 'perto|sol|chuva|manual*|manualmente|mao',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Se o controle abre e não fecha, ele está bom: é o mesmo botão nos dois sentidos. Olhe primeiro a fotocélula, que segura o fechamento quando está cortada, suja, desalinhada ou sem energia; depois o fim de curso do fechamento, que travado ou com o ímã fora do lugar faz a central achar que a folha já fechou. Se os dois estão bons, é o relé de fechamento da placa.',
    ],
    heading: 'Prova em dois minutos',
    text: [
      'Limpe as duas lentes e passe a mão na frente: a luz de um dos lados tem de mudar. Se ela não muda, o defeito está na fotocélula ou no fio dela; se muda, mande fechar de novo e escute a central: um clique sem o motor andar é relé ou fio, e silêncio é fim de curso ou entrada de parada.',
      'Par de fotocélulas fica entre {{part.photocell.from}} e {{part.photocell.to}}; fim de curso regulado, entre {{part.adjustment.from}} e {{part.adjustment.to}}; relé se repara a partir de {{repair.from}}, e placa trocada vai de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Só de dia não fecha: o sol bate na lente.',
      'Nem a botoeira fecha: fim de curso, relé ou entrada de parada.',
      'Começou depois de lavar: água no sensor.',
      'Não una os fios do sensor: sem ele a folha fecha sobre quem passa.',
    ],
    further: 'A lista inteira está em [portão não abre](/portao-nao-abre).',
    send: 'Mande a foto das duas lentes e diga o que a botoeira faz.',
  },
  {
    when: [
      'nao fecha|nao esta fechando|parou de fechar|nao abre|parou',
      'lavei|lavar|lavou|lavamos|lavagem|mangueira',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Se a caixa do motor tomou jato, ou se o portão nem abre, desligue o disjuntor e não religue até secar. Com o motor seco e o portão que só não fecha, é água na fotocélula ou na botoeira: enxugue as duas lentes com pano seco e espere uma hora.',
    ],
    heading: 'Onde a mangueira alcançou',
    text: [
      'Lente molhada por fora seca sozinha; embaçada por dentro perdeu a vedação. Sabão que secou na lente também cega, e sai com pano úmido.',
      'Fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}; placa que não volta depois de seca, entre {{part.board.from}} e {{part.board.to}}.',
    ],
    points: [
      'Abre e não fecha: fotocélula.',
      'Abre sozinho: botoeira ou interfone molhado.',
      'Nada acende: água na central ou disjuntor caído.',
      'Da próxima vez, jato longe de sensor e de caixa.',
    ],
    further: 'A lista inteira está em [portão não abre](/portao-nao-abre).',
    send: 'Diga onde a água bateu e mande a foto das duas lentes.',
  },
  {
    when: [
      'limpei|ja limpei|limpa|alinhei|ja alinhei|depois de limpar',
      'fotocelula*|sensor*',
      'continua*|nao fecha|sem fechar|mesmo assim|nao funciona*|nada',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Com a lente limpa e o portão ainda sem fechar, o próximo é o alinhamento e o fio: veja se a luz do receptor acende firme e apaga quando a mão corta o feixe. Luz que pisca é desalinhada; luz que não acende é fio ou par; luz certa e portão parado é a central.',
    ],
    heading: 'Depois da limpeza, nesta ordem',
    text: [
      'Mova o suporte um dedo para cada lado, com o portão parado, até a luz firmar. Se ela não firma nunca, há fio partido ou água; se firma e o portão não fecha, o contato na placa, o fim de curso ou o ajuste do fechamento é que falta.',
      'Alinhar fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; par novo instalado, entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Só não fecha de tarde: sol na lente.',
      'Só não fecha com chuva: água na caixinha.',
      'Teia, folha ou saco no meio do feixe: olhe o vão inteiro.',
      'Não ponteie a fotocélula para fechar.',
    ],
    send: 'Mande um vídeo da luz das duas fotocélulas enquanto alguém passa a mão no feixe.',
  },
  {
    when: [
      'para|parou|volta|voltou|nao fecha|abre|trava',
      'alguem passa|pessoas passam|gente passa|pedestre passa|carro passa|passa na calcada|passa na rua|passando na rua|passando na calcada|quando passa',
    ],
    unless: 'caminhao|onibus|trem|aviao|helicoptero',
    subject: 'fotocelula',
    isAboutSubject: true,
    answer: [
      'Portão que para ou volta quando alguém passa na calçada está com a fotocélula olhando para fora: o feixe pega o pedestre antes de ele chegar ao vão. Isso é o sensor funcionando no lugar errado; o par deve ficar rente à folha, pelo lado de dentro, sem cruzar o passeio.',
    ],
    heading: 'Mover o feixe sem perder a proteção',
    text: [
      'Veja onde a lente está presa: se fica na face da rua ou num suporte comprido, recue-a. Quem gosta de ver a calçada protegida põe um segundo par, mas só para a abertura, se a central aceita.',
      'Confira também reflexo: carro claro ou vidro em frente pode devolver a luz ao receptor e mudar o resultado com o sol.',
    ],
    points: [
      'Para só quando passam perto: feixe na rua.',
      'Para com moto e não com pessoa: feixe baixo.',
      'Abre quando passam: sensor de presença ou controle, e não fotocélula.',
      'Nunca resolva virando a lente para o lado.',
    ],
    sections: [
      {
        aspect: 'adjust',
        heading: 'Quanto custa reposicionar',
        text: [
          'Mudar o par de lugar, alinhar e testar fica entre {{part.photocell.from}} e {{part.photocell.to}}, com {{repair.warranty}} de garantia no serviço; só ajustar pausa e força, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso desligar a fotocélula de dia?',
        answer: 'Não: é de dia que mais gente passa. Mude o lugar dela.',
      },
      {
        question: 'O portão deve parar ou voltar?',
        answer: 'Fechando, volta a abrir ou para, conforme a central. Abrindo, muitas ignoram o feixe.',
      },
    ],
    send: 'Mande uma foto dos dois lados do vão, de dentro e da rua, mostrando onde estão as lentes.',
  },
  {
    when: [
      'cachorro|gato|animal|bicho|galinha|passarinho|folha seca|folhas secas|mato|galho|planta',
      'abre e fecha|abrindo e fechando|fica abrindo|volta|voltando|reabre|abre de novo|abre sozinho|para de fechar|nao fecha',
      'portao|passa|fotocelula|sensor|garagem',
    ],
    unless: 'preso|foge|fugir|fuja|machuc*|prende',
    winsTies: true,
    subject: 'fotocelula',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['works', 'adjust'],
    answer: [
      'Se o portão reabre quando um animal ou uma folhagem passa, a fotocélula está trabalhando: o feixe foi cortado, e a central volta para não prender ninguém. Com o fechamento automático ligado, ele tenta de novo a cada passagem. Espace a pausa ou leve os sensores a cinquenta centímetros do piso; mudar e alinhar o par fica entre {{part.photocell.from}} e {{part.photocell.to}}. Não a desligue.',
    ],
    heading: 'Quando não é o bicho',
    text: [
      'Se ele abre e fecha também sem nada no vão, a lente está suja, o par fora de linha ou a botoeira em curto: desligue o disjuntor e limpe as lentes antes de chamar.',
      'Para animal pequeno que costuma dormir no vão, a altura baixa protege mais; aí quem se ajusta é a pausa, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Galho ou teia na frente da lente: pode e limpe.',
      'Abre sem ninguém mandar, e não só volta: botoeira ou controle.',
      'Feixe baixo vê o gato; feixe alto vê o carro: dois pares resolvem.',
    ],
    send: 'Mande uma foto dos dois sensores, com a altura à vista, e diga se o portão fecha sozinho.',
  },
  {
    when: [
      'depois da faxina|depois de lavar|depois que lavei|depois que lavaram|depois da limpeza|lavei a garagem|lavei o portao|lavaram a garagem|depois da lavagem|desde a faxina|depois que limpei',
    ],
    unless: 'controle|roupa|maquina',
    winsTies: true,
    subject: 'fotocelula',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Depois da faxina, o mais provável é a fotocélula: lente com sabão, sensor que levou um esbarrão e saiu de linha, balde ou rodo deixado no vão. Seque as lentes com pano limpo, tire tudo do caminho e gire o sensor devagar até a luz do receptor firmar. Se entrou água na caixa do motor ou na botoeira, desligue o disjuntor e não religue até secar e ser visto.',
    ],
    heading: 'O que mais a limpeza costuma mudar',
    text: [
      'Jato de água na fresta molha a emenda do fio e a botoeira, que passa a mandar sozinha. No de correr, a sujeira empurrada para o trilho faz a folha parar e voltar.',
      'Alinhar o par de sensores, ou pôr um novo, custa de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    points: [
      'Não abre nem fecha: veja se o plugue ficou fora da tomada.',
      'Abre e não fecha: fotocélula.',
      'Abre sozinho: botoeira molhada.',
      'Motor solto: alguém girou a chave para limpar atrás.',
    ],
    send: 'Mande uma foto dos dois sensores com a luz à vista e conte o que foi lavado.',
  },
];
