/** Answers about jobs that an owner may do alone, and about faults after somebody else's work. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const everydayAsked: readonly DirectAnswer[] = [
  {
    when: [
      'liga e desliga|ligando e desligando|desliga sozinho|desligando sozinho|liga sozinho|para sozinho|apaga e volta|desliga do nada',
      'motor|portao|central|placa|automatico',
    ],
    unless: 'nobreak|luz de garagem|disjuntor|esquent*',
    subject: 'motor',
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Motor que liga e desliga sozinho recebe ordem que ninguém deu ou perde a energia no meio. Se a folha chega a andar, é botoeira, interfone ou controle com botão preso: afaste as pessoas e desligue o disjuntor. Se ele só corta depois de andar um pouco, é protetor térmico, fio frouxo ou fonte da placa; o conserto vai de {{repair.from}} a {{repair.to}}, e a placa nova, de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Ordem presa ou energia que falha',
    text: [
      'Olhe a luz da caixa, de longe: se ela apaga junto com o motor, a falha é da energia, do disjuntor ao borne; se fica acesa, é da ordem ou do protetor.',
      'O técnico solta botoeira, interfone e receptor um por vez e mede a tensão parado e andando. Não faça isso em casa: os bornes deles ficam ao lado da rede.',
    ],
    points: [
      'Só com chuva ou sereno: umidade na botoeira ou na emenda.',
      'Depois de várias aberturas: motor quente, que volta quando esfria.',
      'Na mesma hora todo dia: controle de alguém por perto.',
      'Estalos seguidos na caixa: relé da placa.',
    ],
    send: 'Mande um vídeo de longe em que se vejam a luz da caixa e a folha, e a foto da etiqueta do motor.',
  },
  {
    when: [
      'motor novo|motor recem instalado|acabei de instalar o motor|motor recem|novo motor|portao novo',
      'barulh*|ruido*|rangend*|estal*|tremend*|treme|batendo|chiand*',
    ],
    unless: 'silencioso|comprar|qual|sem barulho',
    subject: 'motor',
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Motor novo que faz barulho tem, quase sempre, montagem a acertar, e não peça ruim: base frouxa, cremalheira ou fuso fora de linha, curso que bate no fim ou folha que já raspava. Peça a correção a quem instalou, dentro da garantia da instalação. Se é conosco, ela não tem custo; em motor de outro instalador, a regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Barulho normal e barulho de montagem',
    text: [
      'Um som contínuo e igual, abrindo e fechando, é do redutor e costuma ser do motor mesmo. Estalo, tranco, chiado ou batida não são.',
      'Com o disjuntor desligado, a folha reta e os cabos inteiros, solte o motor e leve-a na mão: se ela já faz o som, o motor só o deixou mais alto.',
    ],
    points: [
      'Estalo a cada palmo: cremalheira sem a folga de 1 a 2 mm.',
      'Batida no fim: fim de curso a regular.',
      'Parede que vibra: base em tijolo oco ou parafuso curto.',
      'Zumbido antes de andar: tensão baixa no ponto ou capacitor.',
    ],
    questions: [
      {
        question: 'Barulho entra na garantia do motor?',
        answer:
          'Defeito de fábrica, sim; montagem fora de linha é da garantia da instalação. Guarde a nota dos dois e grave o som no primeiro dia.',
      },
    ],
    send: 'Mande um vídeo com som de uma abertura inteira, a foto da base do motor e a data da instalação.',
  },
  {
    when: [
      'aviao|helicoptero|trovao|trovoada|onibus|passa o metro|passa metro|perto do metro|trem|radio amador|policia|viatura',
      'abre|aciona*|acionando|sozinho|mexe|abrindo|dispara|interfer*',
    ],
    subject: 'receptor',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Portão que se mexe quando algo passa perto recebeu uma ordem falsa por dois caminhos: vibração, que fecha um contato frouxo na botoeira ou na central, ou rádio forte na frequência de um receptor de código fixo. O avião e o ônibus quase sempre fazem o primeiro. À noite, desligue o disjuntor do portão; reapertar e achar o contato fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'Vibração ou rádio: a prova',
    text: [
      'Com ninguém no vão, bata de leve na parede ao lado da botoeira e na coluna do motor. Se o portão responde, é contato. Se só responde quando algo passa, anote três horários e veja se coincidem com rádio ou trovão.',
      'Contra rádio, o remédio é receptor de código rolante, que não aceita sinal repetido, com todos os controles gravados de novo, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    points: [
      'Também abre com chuva: emenda úmida.',
      'Também abre com porta batendo: borne ou relé frouxo.',
      'Só à noite e na mesma hora: controle de um vizinho.',
      'Fios compridos da botoeira junto da rede: fazem papel de antena.',
    ],
    send: 'Mande os horários, uma foto da botoeira e a da etiqueta do motor.',
  },
  {
    when: [
      'emendar|emenda|emendas|prolongar|aumentar',
      'fio|fios|cabo|fiacao',
      'botoeira|fotocelula|portao|motor|fim de curso|trava|interfone|antena|central',
    ],
    unless: 'cabo de aco|aco|antena|roid*|choque',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Fio de comando do portão, como o da botoeira e o da fotocélula, pode ter emenda, desde que em caixa de passagem seca, com conector, e com o disjuntor desligado. Emenda dentro do conduíte, enterrada ou só com fita não serve: entra água, e o portão abre sozinho ou não fecha. Na rede do motor não se emenda: troca-se o cabo inteiro, com eletricista. O nosso serviço no comando parte de {{repair.from}}.',
    ],
    heading: 'Uma emenda que não dá defeito',
    text: [
      'Fio da mesma grossura e cores iguais nos dois lados, desencontrados, para as pontas não se tocarem. A caixa fica acima do piso e a entrada do fio, por baixo.',
      'Fio que se dobra com a folha não se emenda: ele parte outra vez no mesmo lugar. Passa-se um novo, em espiral ou conduíte flexível.',
    ],
    points: [
      'Antena do receptor não se emenda nem se alonga.',
      'Comando e rede em conduítes separados.',
      'Marca de roído ou esmagado: troca o trecho todo.',
      'Provou e o portão ficou indo e vindo: o par está em curto.',
    ],
    send: 'Mande uma foto do ponto da emenda, com o disjuntor desligado, e diga de que acessório é o fio.',
  },
  {
    when: [
      'posso trocar|da para trocar|trocar sozinho|eu mesmo trocar|como trocar|trocar em casa|trocar por conta|faco eu|trocar eu mesmo|sozinho|eu mesmo',
      'cabo de aco|cabo do basculante|cabo do contrapeso|cabos de aco|mola|molas|contrapeso',
    ],
    subject: 'cabo-de-aco',
    aspects: ['safety'],
    answer: [
      'Não, não troque sozinho: cabo, mola e contrapeso seguram a folha inteira no alto, e soltos sem escora ela cai em quem está embaixo. O que você faz é deixar o portão fechado, desligar o disjuntor e não destravar o motor. A troca do par, de cabos ou de molas, fica com o técnico, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com a folha escorada e equilibrada no fim.',
    ],
    heading: 'Por que esse serviço é de duas pessoas e escora',
    text: [
      'Cada lado tem dezenas de quilos pendurados. Quem solta a presilha com a folha a meia altura fica com o peso na mão, e ela desce mais depressa do que se sai do caminho.',
      'O técnico fecha e escora a folha, alivia os dois lados, põe cabos da mesma grossura com presilhas novas, troca a polia que não gira e mede o equilíbrio com o motor solto.',
    ],
    points: [
      'Um cabo novo e um velho puxam diferente e torcem a folha.',
      'Cabo de varal ou de academia não serve.',
      'Mola não se solta nem para medir: o comprimento se tira por foto.',
      'Portão aberto com cabo partido: isole o vão e chame.',
    ],
    send: 'Mande uma foto do portão fechado por dentro, com as duas laterais, a largura e o material da folha.',
  },
  {
    when: [
      'ligar|ligacao|instalar|conectar|como liga|esquema|fio',
      'trava|trava eletrica|trava eletromagnetica',
      'central|placa|motor|borne',
    ],
    unless: 'preco|valor|custa',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'A trava elétrica se liga na saída de trava da central, ou num módulo temporizador quando a placa não a tem, na tensão escrita no corpo da trava. O ajuste que decide é o tempo: o pino solta um instante antes de o motor puxar. Tudo com o disjuntor desligado; como os bornes ficam ao lado da rede, a ligação na placa é do técnico, a partir de {{repair.from}}.',
    ],
    heading: 'Fios, tempo e ponto da trava',
    text: [
      'Trava de corrente alternada e trava de corrente contínua não se trocam: a errada zumbe, esquenta e queima a saída. Confira a etiqueta das duas antes de puxar o fio.',
      'Na folha que se move, o fio vai em espiral ou conduíte flexível, com folga no ponto de giro; sempre que dá, o corpo fica no batente e só a chapa na folha.',
    ],
    points: [
      'Estala e não solta: folha apertando o pino, ou tempo curto.',
      'Não estala: fio, tensão ou saída queimada.',
      'Solta e o motor já força: falta o atraso da partida.',
      'Fica quente parada: está recebendo energia o tempo todo.',
      'Saída de outra carga, como a luz: não serve para a trava.',
    ],
    send: 'Mande a foto da etiqueta da trava e a da central: dizemos se há saída própria ou se vai módulo.',
  },
  {
    when: [
      'conserto|consertar|reparo|reparar|arrumar',
      'basculante|deslizante|de correr|pivotante|de abrir|portao|portoes',
      'preco|orcamento|valor|quanto custa|quanto fica|quanto|tabela|custo',
    ],
    unless:
      'placa|central|motor|controle|trilho|roldana|mola|cabo|fotocelula|engrenagem|cremalheira|condominio|predio|loja|comercio|empresa|taxa|parcel*|cartao|visita|nobreak|trava|whatsapp|tecnico|hora|bateu|batido|amassado|seguro|barato|caro|media|em sp',
    subject: 'portao-automatico',
    aspects: ['price', 'repair'],
    answer: [
      'O conserto de um portão custa de {{repair.from}} a {{repair.to}}, e a peça diz onde cai nessa faixa: regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}; capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; cabos ou roldanas, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; placa, de {{part.board.from}} a {{part.board.to}}. O orçamento sai por foto e a visita não tem taxa na área atendida.',
    ],
    heading: 'O que faz o conserto custar mais ou menos',
    text: [
      'O valor já inclui a mão de obra e é dito antes de começar. O serviço sai com {{repair.warranty}} de garantia e a peça, com {{parts.warranty}}.',
      'Solda ou reforço de suporte fica entre {{part.metalwork.from}} e {{part.metalwork.to}}; folha torta e coluna são do serralheiro, com preço dele. Quando o conserto chega perto de um motor novo, isso é dito no orçamento.',
    ],
    points: [
      'Modelo do motor: peça comum sai na hora, peça antiga se procura.',
      'Folha pesada ou torta: acerta-se antes da peça.',
      'Mais de um defeito: cada um em linha separada.',
      'Urgência não muda o valor dentro do expediente.',
    ],
    further:
      'Peça por peça, as faixas estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande um vídeo do defeito gravado de longe, a foto da etiqueta do motor e o bairro: a faixa volta pelo WhatsApp.',
  },
  {
    when: [
      'eletricista|pedreiro|tecnico|instalador|serralheiro|pintor|vizinho',
      'queimou|estragou|quebrou|danificou|desregulou|desprogramou|entortou',
      'placa|motor|portao|central|controle|fotocelula',
    ],
    unless: 'qual|preciso|carro|moto|veiculo',
    subject: 'portao-automatico',
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Quem estragou responde pelo conserto: anote o que foi feito e em que hora, fotografe e guarde a peça. Deixe o disjuntor desligado, porque religar para testar queima o que restou. Medir e dizer o que houve não tem taxa na área atendida; o reparo vai de {{repair.from}} a {{repair.to}}, e a placa nova, de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'O que costuma estragar em cada obra',
    text: [
      'Nós damos o orçamento por escrito, com a peça e o que se mediu nela. Ele serve para conversar com quem mexeu ou com o seguro; culpa não se lê na placa, e isso não escrevemos.',
      'Antes de qualquer obra perto do portão, desligue o disjuntor e peça que soltem os fios da central quando houver solda na folha.',
    ],
    points: [
      'Tensão trocada no ponto: fusível, varistor e fonte da placa.',
      'Solda com o motor ligado: placa e fim de curso.',
      'Fio da fotocélula ou da botoeira no borne errado: saída queimada.',
      'Folha fechada com trava ou andaime no vão: engrenagem.',
    ],
    send: 'Mande a foto da etiqueta do motor, a da caixa fechada e conte o que foi feito nesse dia.',
  },
];
