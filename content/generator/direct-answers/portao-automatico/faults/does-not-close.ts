/** Answers to titles about automatic gates: opens and does not close, or closes and opens again. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const doesNotCloseAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'fica aberto|ficou aberto|fica um palmo|fica um vao|sobra um vao|fica uma fresta|sobra uma fresta|fica entreaberto|entreaberto|fica um pedaco',
      'palmo|vao|fresta|pouco|pouquinho|pedaco|dedos|centimetros|cm|entreaberto',
    ],
    unless: 'pedestre|deixar|posso|pode',
    subject: 'portao-automatico',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair', 'adjust'],
    answer: [
      'Portão que fica um palmo aberto não chega ao fim do fechamento: o fim de curso avisa antes da hora, porque o ímã ou a chave saiu do lugar ou o percurso foi gravado curto. Se a fresta muda de um dia para o outro, a folha está pesando no fim, e a força corta. Acertar o fim de curso e a força fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Fresta sempre igual ou que muda',
    text: [
      'Sempre igual é regulagem. Que muda é folha: trilho sujo na ponta, roldana, dobradiça ou batente torto.',
    ],
    points: [
      'Veja se há pedra ou folha seca junto do batente.',
      'Ímã caído da cremalheira: não o cole noutro lugar.',
      'Não aumente a força para vencer o batente.',
    ],
    send: 'Mande uma foto da fresta, de dentro, e um vídeo dos últimos segundos do fechamento.',
  },
  {
    when: [
      'pedreiro*|pedreiro mexeu em piso|mexeram em piso|mexeu em piso|reforma|obra|reboco|piso novo|trocou o piso|trocamos o piso|troquei o piso|porcelanato|cimentou|concretou|contrapiso|calcada nova',
      'nao fecha|nao fecha mais|nao abre|nao abre mais|parou|raspa*|raspando|pega em chao|agarra*|trava|travando|volta|emperr*|nao funciona|arrast*',
      'portao|motor|fotocelula|basculante|folha|botoeira',
    ],
    unless: 'barulho da obra|alvara|licenca|vizinho|quanto custa|durante',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Depois de obra, o portão que não fecha tem quase sempre uma de três causas: fotocélula com pó ou fora do lugar, fio cortado dentro da parede ou do piso, e folha que raspa no piso mais alto. Com o disjuntor desligado, limpe as duas lentes com pano seco e veja se sobra vão embaixo da folha no curso todo.',
    ],
    heading: 'Três provas antes de chamar',
    text: [
      'Se as lentes estão limpas e a luz do receptor segue apagada, o cabo foi cortado: o par ou o fio novo fica entre {{part.photocell.from}} e {{part.photocell.to}}. Se a folha encosta, quem baixou ou subiu o piso acerta com o serralheiro, e nós regulamos o curso e a força, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Peça ao pedreiro por onde passou a talhadeira e guarde a foto da parede antes do acabamento: ela poupa horas de procura.',
    ],
    points: [
      'Portão de correr: reboco ou areia no trilho seguram a roda.',
      'Basculante: entulho no canto onde o braço ou a caixa desce.',
      'Botoeira que não responde: fio esmagado na caixa da parede.',
      'Abre sozinho: dois fios da botoeira encostados na massa úmida.',
    ],
    send: 'Mande a foto das duas lentes, a da folha junto ao piso novo e diga o que foi quebrado ou rebocado.',
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
      'fecha so metade|fecha so ate|fecha metade|so fecha metade|nao fecha tudo|nao fecha inteiro|nao fecha completo|nao fecha ate o fim|fecha pela metade|fecha so um pedaco|nao fecha todo|nao termina de fechar|nao encosta|desce so metade|desce metade|so desce metade',
      'abre ate o fim|abre normal|abre tudo|abre inteiro|abre todo|abre certo|abre bem|abre completo|sobe normal|sobe tudo|sobe ate o fim|mas abre',
    ],
    unless: 'controle|sem luz|volta|cancela',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que abre até o fim e fecha só um pedaço tem motor e energia bons: no caminho de volta ele encontra algo que o para, ou a central acha que já chegou. As causas são o fim de curso de fechar fora do lugar, que se regula de {{part.adjustment.from}} a {{part.adjustment.to}}, força baixa nesse sentido, ou ferro que prende a folha ali.',
    ],
    heading: 'Como ele para no meio do fechamento',
    text: ['Olhe duas vezes, de fora do caminho da folha, e compare o ponto em que ela fica.'],
    points: [
      'Sempre no mesmo lugar e sem som: fim de curso, ou percurso gravado curto.',
      'No mesmo lugar e com tranco: pedra, degrau no trilho, guia ou cabo.',
      'Cada vez num lugar: força no limite ou capacitor fraco.',
      'Para e volta a abrir: fotocélula que vê alguma coisa no vão.',
      'Desde a última falta de luz: percurso a gravar de novo.',
    ],
    questions: [
      {
        question: 'Como deixo a garagem fechada até o conserto?',
        answer:
          'Com o disjuntor desligado e a folha reta, leve-a na mão até o batente e trave o motor na chave. Se ela pesa ou enrosca, não force.',
      },
    ],
    further: 'Os testes, um a um, estão em [portão não fecha](/portao-nao-fecha).',
    send: 'Mande pelo WhatsApp um vídeo do fechamento até ele parar, duas vezes seguidas, a etiqueta do motor e o bairro.',
  },
  {
    when: [
      'sobe e nao desce|sobe mas nao desce|so abre|so sobe|abriu e nao fecha|abriu e nao desce|abre e nao fecha|abre mas nao fecha|abre mais nao fecha|nao fecha mais|subiu e nao desce',
      'portao|motor|basculante|garagem|garen|ppa|rossi|peccinin|deslizante',
    ],
    unless:
      'controle|chuva|chove*|sol|noite|frio|fotocelula|trava|botoeira|luz|pisca*|entrar|para sair|so abre um|so abre pela|so abre metade|so abre ate|so abre com|perto|colado|encostado|em mao',
    subject: 'portao-automatico',
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Portão que abre e não fecha está, quase sempre, sendo segurado pela fotocélula: lente suja, par torto ou fio partido fazem a central ver alguém no vão. Limpe as duas lentes e veja se a luz do receptor muda quando algo corta o feixe. Se ela está normal, é fim de curso ou relé do fechamento; sensor fica entre {{part.photocell.from}} e {{part.photocell.to}}, regulagem entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Sensor, fim de curso ou placa',
    text: [
      'Para fechar já, desligue o disjuntor, olhe se a folha está reta e os cabos inteiros, solte o motor na chave e leve-a devagar, com ajuda. Não ligue os fios da fotocélula direto: o portão passa a fechar sobre quem estiver ali.',
      'Folha que começa a fechar e volta é outro caso: encontrou atrito ou a força está baixa.',
    ],
    points: [
      'Luz do receptor apagada ou tremendo: par fora de linha.',
      'Sol ou faróis de frente: sensor no lado errado.',
      'Nem um clique ao mandar fechar: fim de curso ou placa.',
      'Motor ronca: folha presa ou capacitor.',
    ],
    questions: [
      {
        question: 'Posso dormir com ele fechado na mão?',
        answer:
          'Pode, com a chave de volta na posição de trabalho até o motor engatar. É ele que segura a folha.',
      },
    ],
    send: 'Mande a foto dos dois sensores acesos, a da etiqueta do motor e diga o que acontece ao mandar fechar.',
  },
  {
    when: [
      'fecha so um pedaco|fecha um pouco|fecha so ate|fecha ate em metade|fecha pela metade|fecha em metade|fecha um pedaco|comeca a fechar|fecha um palmo|para de fechar',
      'para|volta|portao|abre|parou|motor',
    ],
    unless: 'sozinh*',
    subject: 'portao-automatico',
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Portão que fecha só um pedaço e para ou volta encontrou alguma coisa no caminho, ou pensa que encontrou: fotocélula que corta, folha que pesa naquele ponto ou força baixa na descida. Veja se é sempre no mesmo lugar: se for, é trilho, cabo ou curso; se variar, é sensor ou força. Regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; fotocélula, entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    heading: 'Sempre no mesmo ponto ou cada vez num',
    text: [
      'Olhe a luz do receptor da fotocélula enquanto ele fecha, de fora do vão: se ela muda antes de a folha parar, o feixe foi cortado por lente suja, suporte frouxo ou sol.',
      'Com o disjuntor desligado, a folha reta e os cabos inteiros, solte o motor e leve-a na mão por aquele trecho. Se enrosca ali, o defeito é do ferro, e aumentar a força só esconde.',
    ],
    points: [
      'Volta até abrir tudo: obstáculo, fotocélula ou força.',
      'Para e fica: fim de curso, protetor térmico ou fio.',
      'Só com vento: folha fechada que vira vela.',
      'Só quando o motor está quente: capacitor ou bobina.',
    ],
    send: 'Mande um vídeo do fechamento gravado de lado, em que se veja a folha e o sensor, e a foto da etiqueta do motor.',
  },
  {
    when: [
      'controle*',
      'abre mas nao fecha|so abre e nao fecha|abre e nao fecha|abre porem nao fecha|so abre nao fecha|abre o portao mas nao fecha|abre mas nao quer fechar|so abre',
    ],
    unless: 'perto|de perto|metade|as vezes|chuva|um lado|dois portoes',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'price'],
    answer: [
      'Se o controle abre, ele está bom: o que impede o portão de fechar é quase sempre a fotocélula cortada ou suja, ou o fim de curso do fechamento, que faz a central achar que a folha já fechou; mais raro é o relé da placa. Limpe as duas lentes e tente de novo; trocar a fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}, e regular o fim de curso, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'O que testar em dois minutos',
    text: [
      'Aperte a botoeira da parede: se por ela também não fecha, o controle está fora de dúvida. Olhe a luz do receptor da fotocélula com o vão livre; se ela muda quando você se mexe na frente, o par está lendo, e se não muda, há sujeira, desalinho ou fio solto.',
      'Há controle com um botão para abrir e outro para fechar. Experimente os outros antes de chamar.',
    ],
    points: [
      'Começa a fechar e volta: feixe cortado ou força no limite.',
      'Nem começa: fotocélula, botão de parada, relé ou fim de curso do fechamento.',
      'Só à tarde: sol na lente.',
      'Hoje à noite: feche na mão, com o disjuntor desligado, e prenda a folha.',
    ],
    further: 'Os testes em ordem estão em [portão não fecha](/portao-nao-fecha).',
    send: 'Mande pelo WhatsApp a foto dos dois lados da fotocélula, diga se pela botoeira fecha e o bairro.',
  },
  {
    // The second group always matches; it makes these words count twice.
    when: ['abre e nao fecha|abre mas nao fecha|apenas abre', 'nao fecha|apenas abre'],
    unless:
      'fechamento automatico|fecha sozinho|fechar sozinho|so abre se|so abre quando|so abre com|so abre de|so abre depois|so abre em|so abre pelo|so abre por',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Motor de portão que só abre e não fecha está quase sempre bom: onde há fotocélula, é ela que proíbe o fechamento, suja, desalinhada ou sem alimentação. Limpe as duas lentes e tire o que estiver no vão; sem fotocélula, ou se nada muda, as causas seguintes são o fim de curso de fechamento, que a central lê como já alcançado, e o relé de fechamento da placa.',
    ],
    heading: 'Por que ele abre e não fecha',
    text: [
      'Sem a confirmação de que o vão está livre, a central deixa o portão aberto, que é o lado seguro.',
      'Acertar ou trocar a fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}, regular o fim de curso entre {{part.adjustment.from}} e {{part.adjustment.to}}, e trocar a placa entre {{part.board.from}} e {{part.board.to}}.',
    ],
    points: [
      'Luz da fotocélula apagada ou piscando: alinhamento, fio ou lente.',
      'Fecha com a botoeira segura, nas centrais que têm essa função: é a fotocélula.',
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
    when: [
      'fecha|fechou|fechando|fechar|desce|encosta|chega',
      'e volta|e abre de novo|e volta a abrir|e volta abrindo|e reabre|e abre sozinho|e sobe de novo|e abrindo de novo|e abre outra vez|e abre novamente|e torna a abrir|volta a abrir|torna a abrir|abre de novo|abre novamente',
      'portao|portoes|garagem|basculante|deslizante',
    ],
    unless:
      'nao fecha|nao chega|nao termina|nao encosta|quase|carro|moto|pessoa|gente|no meio|meio|metade|controle|chuva|chove|sol|fotocelula|nada|antes|sem encostar|sem bater|sem tocar|batente|chao|final|fim|piso|coluna|embaixo|sem parar|toda hora|nao para|madrugada|noite|segundos|minutos|um pouco|um palmo|normal|cm|metro|luz|energia|bate|batendo',
    winsTies: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'adjust'],
    answer: [
      'Portão que fecha e abre de novo tem a fotocélula suja, o fim de curso atrasado ou um comando preso, e o instante em que volta diz qual. Se volta antes de encostar, a fotocélula está suja ou fora de linha, ou a folha prende no caminho; se bate no batente e volta, o fim de curso manda parar tarde ou a força está mal ajustada; se fecha, fica parado e abre depois, alguém está dando a ordem: botoeira ou interfone em curto, ou controle com o botão preso. Regular fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e o par de fotocélulas, entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    heading: 'Três momentos, três causas',
    text: [
      'Limpe as duas lentes da fotocélula, tire o que houver no batente ou no trilho e feche o portão uma vez, olhando de longe a folha inteira. Se ele abre depois de parado, tire a bateria dos controles da casa: se as aberturas acabam, um deles estava com o botão preso.',
      'Não aumente a força para que ele fique fechado. Se alguém estiver no vão, é essa força baixa que manda a folha de volta.',
    ],
    points: [
      'Volta no mesmo ponto todas as vezes: é ali que a folha agarra.',
      'Volta em pontos diferentes: a fotocélula está suja, fora de linha ou com sol na lente.',
      'Toca o batente e volta: fim de curso ou força.',
      'Fica fechado e abre minutos depois: botoeira, interfone ou controle.',
      'Começou depois de faltar luz: a central perdeu o percurso, que se grava de novo.',
    ],
    further: 'Os testes, na ordem, estão em [portão fecha e abre de novo](/portao-fecha-e-abre-de-novo).',
    send: 'Mande pelo WhatsApp um vídeo do fechamento inteiro, de longe, e a foto da etiqueta do motor.',
  },
];
