/** Answers to titles about receivers: what they are and how they work. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksFunction, asksWhenToReplace } from '../../words/asking-words.ts';

export const explanations: readonly DirectAnswer[] = [
  {
    when: ['receptor|receptores', asksWhenToReplace],
    subject: 'receptor',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['signs', 'replace'],
    answer: [
      'Troque o receptor do portão quando todos os controles só abrem de perto ou falham, mesmo com bateria nova, e a botoeira da parede continua abrindo. Se um controle só falha, o defeito é dele. Posto e com os controles gravados, um receptor avulso fica entre {{repair.from}} e {{repair.to}}, conforme o modelo.',
    ],
    description:
      'Troque o receptor do portão quando todos os controles só abrem de perto, mesmo com bateria nova, e a botoeira da parede continua abrindo.',
    heading: 'Antes de trocar, a antena',
    text: [
      'Fio de antena enrolado, cortado ou encostado em chapa encurta o alcance de todos os controles do mesmo jeito. Esticado e fora da caixa de metal, o alcance volta sem peça nova.',
    ],
    points: [
      'Falha que some por um tempo depois de desligar o disjuntor: receptor cansado.',
      'Lâmpada ou câmera nova perto do motor: interferência, e não receptor.',
      'Controle que saiu de linha: o receptor avulso traz os seus.',
    ],
    send: 'Mande a foto da central fechada e de um controle, e diga de que distância ele abre.',
  },
  {
    when: [
      'receptor',
      `o que e|o que significa|para que serve*|como funciona|tudo sobre|entenda|${asksFunction}`,
    ],
    unless: 'defeito|nao|program*|canal|canais',
    subject: 'receptor',
    isAboutSubject: true,
    aspects: ['what', 'works'],
    answer: [
      'O receptor é a peça que ouve o controle do portão: recebe o sinal de rádio, confere o código e manda a central abrir. Em muitos motores ele já vem na placa; o avulso é uma caixinha à parte, ligada à entrada de botoeira, e serve para usar controles de outra família ou de código rolante sem trocar a central, em motor de qualquer marca. Posto e gravado, fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'Quando o avulso resolve',
    text: [
      'Resolve quando o controle antigo saiu de linha, quando o receptor da placa queimou e o resto dela funciona, e quando se quer um controle só para dois portões.',
    ],
    points: [
      'Frequência do receptor igual à do controle.',
      'Antena esticada, longe de chapa.',
      'Alimentação de 12 ou 24 V, tirada da placa.',
      'Memória: quantos controles ele guarda.',
    ],
    send: 'Mande a foto da etiqueta da central e do controle que quer usar.',
  },
  {
    when: [
      'antena',
      'o que e|o que sao|o que significa|que e|para que serve*|que serve|como funciona|tudo sobre|entenda|guia|qual a funcao|significado de|receptor',
      'receptor|portao*|central|controle*|placa',
    ],
    unless: 'internet|tv|alcance|quebrou|cortada',
    subject: 'receptor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what', 'works'],
    answer: [
      'A antena do receptor é o fio, em geral de menos de um palmo, que sai da placa ou da caixinha e capta o sinal do controle do portão. O comprimento não é acaso: é o da frequência, e por isso cortá-la ou emendá-la encurta o alcance. Ela deve ficar esticada, fora da caixa de metal e longe dos fios da rede.',
    ],
    heading: 'Quando o controle só abre de perto',
    text: [
      'Troque a bateria do controle e olhe se a antena está enrolada ou encostada em chapa. Onde a garagem é de concreto, uma antena externa com cabo próprio leva o ouvido do receptor para fora; o serviço parte de {{repair.from}}.',
    ],
    points: [
      'Em 433 MHz, fio reto de uns dezessete centímetros.',
      'Lâmpada de LED ruim perto atrapalha.',
      'Todos perderam alcance: é o receptor.',
    ],
    send: 'Mande a foto da caixa fechada, com o fio da antena se ele sai dela, e diga de que distância o controle abre.',
  },
  {
    when: ['controle*', 'alcanc*|pega|chega|funciona a|abre a|distancia|longe|antena'],
    figure: { unit: 'metre', from: 25 },
    unless: 'nao alcanc*|parou|perdeu|so funciona|cabo|fio',
    subject: 'receptor',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'A {figura} não conte com o controle comum: ele foi feito para a calçada e a entrada da garagem, e parede, ferro e outro rádio no caminho encurtam o sinal. Para vencer a distância põe-se a antena do receptor no alto, fora da caixa, ou leva-se o comando por fio ou pelo celular. A ligação fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'O que leva a ordem mais longe',
    text: [
      'Faça a prova antes de comprar: ande com o controle a partir do portão e conte os passos até ele parar de obedecer, de dia e com a bateria nova.',
    ],
    points: [
      'Antena externa, com cabo próprio, acima do muro e longe de ferro.',
      'Receptor perto da casa, com um par de fios até a central do portão.',
      'Botoeira na casa, por fio enterrado em conduíte.',
      'Módulo no celular, se há internet nas duas pontas.',
    ],
    questions: [
      {
        question: 'Abrir sem ver o portão é seguro?',
        answer:
          'Só com fotocélula no vão e, de preferência, uma câmera: de longe não se sabe quem está passando.',
      },
    ],
    send: 'Mande pelo WhatsApp uma foto do caminho entre a casa e o portão, a da etiqueta da central e diga se há Wi-Fi lá.',
  },
  {
    when: [
      'abra ao chegar|abre ao chegar|abrir ao chegar|abra sozinho quando chego|abre sozinho quando chego|abre sozinho quando eu chego|abrir sozinho quando chego|abre quando chego|abrir quando eu chegar|sem apertar nada|sem apertar|sem apertar o botao|reconhece o carro|abrir sem controle|pela placa do carro|leitura de placa|por aproximacao do carro|abrir automaticamente ao chegar|abrir sozinho ao chegar|quando o carro chega|quando o carro chegar|carro chega perto|com a chegada do carro',
    ],
    unless: 'abriu sozinh*|fecha|cartao|defeito|perdi|quebr*',
    subject: 'receptor',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['works', 'choose'],
    answer: [
      'Para o portão abrir quando você chega, sem apertar nada, o carro leva uma tag no para-brisa e uma antena na entrada a lê a alguns metros; há também câmera que lê a placa e aplicativo que usa a posição do celular. Antena, tags e cadastro são de empresa de controle de acesso; a ligação na central fazemos nós, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que pesar antes de abrir sem botão',
    text: [
      'Quem abre sem apertar abre também quando só passa em frente, ou com alguém por perto na calçada. Por isso muita casa fica com o controle e um motor rápido, que abre em {segundos jetflex}.',
    ],
    points: [
      'Tag: a mais confiável, com alcance curto e ajustado.',
      'Câmera de placa: pede luz boa e internet.',
      'Celular por posição: atrasa e falha com sinal fraco.',
      'Em todos, fotocélula no vão e fechamento automático provado.',
    ],
    further:
      'A entrada em que tudo isso se liga está em [central de comando](/topicos/central-de-comando-de-portao).',
    send: 'Mande pelo WhatsApp uma foto da entrada, vista da rua, a da etiqueta da central e quantos carros usam.',
  },
  {
    when: [
      'aumentar|melhorar|ampliar|amplificar|esticar|mais',
      'alcance|distancia|sinal',
      'controle*|receptor|antena|portao',
    ],
    subject: 'receptor',
    isAboutSubject: true,
    answer: [
      'O alcance do controle se ganha em três pontos, nesta ordem: bateria nova, antena do receptor esticada e longe do ferro, e antena externa no alto do muro. Controle novo vem por último, porque na maioria das casas é a central fechada numa caixa metálica que está surda.',
    ],
    heading: 'Do mais barato ao que resolve de vez',
    text: [
      'Conte os passos até onde ele abre hoje, para comparar. Depois desligue lâmpadas de LED, câmera e carregador perto do motor, um por vez: o ruído deles come metade do alcance.',
      'A antena é um fio rígido de um palmo, de medida exata para a frequência: não se enrola, não se emenda e não se encosta na folha. A externa vai ligada com cabo coaxial.',
    ],
    points: [
      'Ganhou passos com bateria nova: era só ela.',
      'Um controle longe e outro perto: o fraco é o controle.',
      'Todos curtos: antena ou ruído.',
      'Curto só de dia ou só à noite: aparelho ligado nesse horário.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Valor de levar a antena para fora',
        text: [
          'Reposicionar a antena ou pôr a externa entra num serviço de {{repair.from}} a {{repair.to}}; receptor novo com gravação, de {{part.programming.from}} a {{part.programming.to}} além da peça, e {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso emendar um fio comprido na antena?',
        answer: 'Não. Fora da medida ela piora. O comprimento é parte do circuito.',
      },
      {
        question: 'Que alcance é normal?',
        answer:
          'Da rua em frente, com folga de alguns carros. Muito mais que isso deixa o portão abrir sem você ver.',
      },
    ],
    send: 'Conte de quantos passos ele abre e mande uma foto da caixa do motor e do que está ligado perto dela.',
  },
  {
    when: ['lampada led|led|lampada nova|luz de led', 'controle|portao|alcance|interfer*|funciona'],
    unless: 'sinaleira*|sinaleiro*|sinalizador*|giroflex',
    subject: 'receptor',
    answer: [
      'Lâmpada de LED barata perto do receptor atrapalha mesmo: a fonte dela emite ruído na frequência do controle e encurta o alcance. Apague a lâmpada e teste; se o alcance volta, troque-a por outra marca ou afaste a antena.',
    ],
    heading: 'Aparelhos que encurtam o alcance',
    text: [
      'Câmera, roteador, carregador e alarme no mesmo conduíte fazem o efeito da lâmpada. O teste é sempre o mesmo: desligar um por vez e contar os passos até o portão obedecer.',
    ],
  },
  {
    when: ['antena*', 'alcance|externa|externo|melhora|melhorar|aument*|longe|distancia|esticar|sinal'],
    unless: 'tv|parabolica|digital',
    subject: 'receptor',
    isAboutSubject: true,
    answer: [
      'Antena externa melhora o alcance do controle quando o receptor fica dentro de uma caixa de metal ou atrás de parede grossa: ela leva o ponto de escuta para fora. Se o alcance caiu de repente, troque antes a bateria do controle e veja se o fio da antena está esticado e fora da caixa.',
    ],
    heading: 'Antes de pôr antena no portão',
    text: [
      'A antena tem de ser da frequência do receptor e ficar longe da chapa do portão e de fios da rede. Lâmpada de LED, carregador e câmera por perto também abafam o sinal, e desligá-los um a um é prova grátis.',
      'O exame do receptor e a antena entram num conserto de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Bateria nova e outro controle: se ambos falham de longe, é o receptor.',
      'Fio de antena enrolado dentro da caixa: estique-o.',
      'Alcance bom de manhã e ruim à noite: interferência.',
    ],
  },
  {
    when: [
      'receptor*|antena',
      'chuva|molhar|molhada|molhado|agua|tempo|relento|externo|fora',
      'pode|pega|pegar|aguenta|resiste|fica|ficar|tomar|toma|instalar',
    ],
    unless: 'parou|nao funciona|queim*|nao abre|molhou|depois|alcance|longe|sozinho',
    subject: 'receptor',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['allowed', 'install'],
    answer: [
      'Não deve: o receptor é uma placa sem proteção contra água, e molhado ele fica surdo, queima ou fecha o contato sozinho e abre o portão. Ele vai dentro da caixa da central ou em caixa vedada, no alto, com o furo do fio para baixo; só a antena externa pode ficar ao tempo. Pôr o receptor em lugar seco e refazer a ligação fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'Onde o receptor fica seguro',
    text: [
      'Debaixo de telhado, fora do alcance do jato da mangueira e longe de chapa grande, que tapa o sinal. Se a caixa precisa ficar longe do portão, o que sai dela é o cabo da antena.',
    ],
    points: [
      'Gota na placa: desligue o disjuntor e deixe secar antes de religar.',
      'Formiga e lagartixa entram pelo mesmo furo que a água: vede-o.',
      'Pontos verdes nos contatos: a placa já está oxidando.',
    ],
    send: 'Mande a foto da caixa fechada, do lugar dela e da etiqueta do receptor.',
  },
  {
    when: ['receptor*|receptora', 'canal|canais'],
    unless: 'nao|parou|queim*|tv|roldana',
    subject: 'receptor',
    winsTies: true,
    isAboutSubject: true,
    isAboutFigure: true,
    aspects: ['what', 'choose', 'works'],
    answer: [
      'Cada canal do receptor é uma saída que um botão do controle aciona: com um canal, só o portão; com dois, o portão e mais uma coisa, como a porta social, a luz ou um segundo portão. Para um portão só, um canal basta. Nós o levamos e ligamos à entrada de botoeira, na faixa de conserto, de {{repair.from}} a {{repair.to}}, e ele serve em motor de qualquer marca.',
    ],
    description:
      'Cada canal do receptor é uma saída que um botão do controle aciona: com um, o portão; com dois, também a porta social, a luz ou outro portão.',
    heading: 'Quantos canais pedir',
    text: [
      'Conte o que quer abrir ou acender pelo mesmo controle, e peça um canal para cada um. A saída do portão trabalha por pulso; a da luz, ligada ou por tempo, se o modelo permite escolher.',
    ],
    points: [
      'Controle com um botão livre para cada canal.',
      'Porta social: o fecho tem fonte própria, e o canal só dá o comando.',
      'Frequência e código da família dos controles.',
    ],
    send: 'Mande a foto dos controles e diga o que cada botão deve acionar.',
  },
];
