import type { Subject } from '../subject.ts';

export const fotocelula: Subject = {
  name: 'fotocélula',
  plural: 'fotocélulas',
  gender: 'f',
  aliases: [
    'barreira do portão',
    'sensor de barreira',
    'sensor de barreira para portão',
    'barreira fotoelétrica',
    'barreira infravermelho',
    'barreira de infravermelho',
    'sensor barreira',
    'foto célula',
    'fotocélula de portão',
    'sensor fotocélula',
    'sensor de fotocélula',
    'sensor infravermelho',
    'sensor de portão',
    'sensor do portão',
    'sensor de presença do portão',
    'sensor de segurança',
    'sensor de feixe',
    'sensor óptico',
    'célula fotoelétrica',
    'olho do portão',
    'sensor de barreira do portão',
    'sensor da garagem',
    'sensor de garagem',
    'sensor',
  ],
  answers: {
    what: [
      'A fotocélula é um par de sensores, um de cada lado do vão, ligados por um feixe infravermelho que não se vê. Se um carro, uma pessoa ou um cachorro corta o feixe enquanto o portão fecha, a central para a folha e a reabre. Instalada, custa de {{part.photocell.from}} a {{part.photocell.to}}.',
      'A fotocélula vigia a passagem do portão com uma luz invisível que vai de um batente ao outro. É o acessório que permite usar fechamento automático com tranquilidade, e o primeiro suspeito quando o portão abre bem e se recusa a fechar. O par instalado fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    works: [
      'Na fotocélula um lado emite o feixe infravermelho e o outro o recebe e fecha um contato na central. Feixe inteiro significa passagem livre; feixe cortado abre o contato, e a placa interrompe o fechamento e manda a folha de volta.',
    ],
    price: [
      'O preço da fotocélula instalada depende do caminho do fio até o outro lado do vão e do modelo, com ou sem fio. Num portão que já tem central com a entrada livre, o serviço fica de {{part.photocell.from}} a {{part.photocell.to}}, e o valor sai por foto.',
      'Para pôr ou trocar a fotocélula parte-se de {{repair.from}}, com o alinhamento e o teste incluídos. O valor sobe quando é preciso abrir passagem no piso ou na parede, e nesse caso mostramos a opção sem fio.',
    ],
    buy: [
      'Antes de comprar uma fotocélula, veja se a central tem entrada para ela, qual alimentação oferece, 12 V ou 24 V, e a largura do vão. Um modelo comum, de contato simples, serve em placas de quase todas as marcas.',
    ],
    choose: [
      'Escolha a fotocélula pelo alcance, que deve sobrar em relação ao vão, pela proteção contra chuva e pela alimentação que a placa fornece. Em garagem com caminhonete ou entrada larga, dois pares em alturas diferentes cobrem o que um só deixa passar.',
    ],
    compatibility: [
      'A fotocélula de uma marca costuma servir na central de outra, porque o que a placa enxerga é um contato que abre e fecha. Confira apenas a tensão de alimentação e se a central espera contato aberto ou fechado.',
    ],
    install: [
      'A fotocélula se instala com os dois lados de frente um para o outro, na mesma altura, entre 40 e 60 cm do piso. Depois de alinhar, testa-se o fechamento com um cabo de vassoura no feixe, em três pontos do curso.',
      'Para instalar a fotocélula é preciso levar fio aos dois batentes, fixar os suportes onde o pneu não bata e ligar o contato na entrada própria da central. O portão que já tem a fiação recebe o par novo numa visita de {horas de reparo}.',
    ],
    adjust: [
      'Regular a fotocélula é apontar um lado para o outro até a luz do receptor indicar feixe firme, e apertar o suporte sem tirá-la dessa posição. Se o sol da tarde entra direto na lente, trocam-se os lados do emissor e do receptor.',
    ],
    repair: [
      'A maior parte dos consertos de fotocélula termina em limpeza, realinhamento ou emenda refeita, e o par continua o mesmo. O serviço parte de {{repair.from}}, com {{repair.warranty}} de garantia, e inclui o teste de reversão no fim.',
    ],
    replace: [
      'Troca-se a fotocélula quando a água entrou na lente, quando um dos lados foi arrancado ou quando o feixe falha mesmo limpo e alinhado. Convém trocar o par inteiro, porque emissor e receptor de modelos diferentes nem sempre conversam.',
    ],
    signs: [
      'A fotocélula pede atenção quando o portão abre normalmente e só fecha de vez em quando, ou quando volta sem nada no caminho. Se acontece sempre no mesmo horário, procure o sol; se acontece na chuva, procure água na lente ou na emenda.',
    ],
    worth: [
      'Vale a pena ter fotocélula em todo portão que fecha sozinho, que dá para a calçada ou que é usado por criança e idoso. O custo é pequeno diante do conserto de uma porta de carro, e nos kits rápidos a recomendamos sempre.',
    ],
    lifetime: [
      'Uma fotocélula bem vedada dura anos ao tempo, porque não tem peça móvel. O que acaba primeiro é a borracha da tampa, e a água que passa por ela.',
    ],
    care: [
      'A fotocélula se mantém com pano macio nas duas lentes e com o mato aparado à frente delas. Uma vez por mês, faça o portão fechar e corte o feixe com um cabo de vassoura, de longe, para ver a folha voltar.',
    ],
    safety: [
      'A fotocélula protege a linha do feixe e nada além dela: um cachorro baixo passa por baixo, e na abertura quase toda central a ignora. Por isso ela trabalha junto com a força regulada da central e com o hábito de olhar o portão até ele parar.',
    ],
    power: [
      'Sem energia na casa, a fotocélula só funciona se for alimentada pelo mesmo nobreak do motor. Portão que anda com bateria e sensor apagado é um risco, e por isso ligamos os dois no mesmo circuito.',
    ],
    allowed: [
      'Você pode limpar as lentes da fotocélula e desviar o que estiver na frente do feixe, com a energia cortada. Unir os fios na central para o portão voltar a fechar tira a proteção inteira, e isso não fazemos nem orientamos.',
    ],
  },
  sections: [
    {
      aspect: 'install',
      heading: 'Altura e lugar da fotocélula em cada tipo de portão',
      text: [
        'O feixe deve pegar o para-choque do carro e a perna de uma criança. Alto demais, passa pela janela; baixo demais, dispara com folha seca e respingo.',
      ],
      points: [
        'No portão de correr, o par fica rente ao vão, do lado de dentro, atrás de um protetor de pneu.',
        'No basculante, ele precisa ficar fora do arco que a folha faz ao descer.',
        'No pivotante, um par cobre a linha do batente e outro, mais para dentro, vigia o giro.',
        'Onde entra caminhonete, um segundo par mais alto evita que o feixe passe entre as rodas.',
        'Em rampa, a altura se mede no ponto por onde o carro passa, e não no canto da parede.',
      ],
    },
    {
      aspect: 'install',
      heading: 'A passagem do fio até o outro batente',
      text: [
        'O lado do motor é fácil, e o outro é que dá trabalho. Procuramos primeiro um conduíte existente, depois o caminho por cima do vão, e só então se fala em cortar o piso.',
        'A fotocélula sem fio leva bateria num dos lados e dispensa o corte. O preço dessa comodidade é alguém se lembrar da bateria, que acaba sem aviso e deixa o portão aberto.',
      ],
      steps: [
        'Medimos o vão e marcamos a altura, a do para-choque, com nível nos dois batentes.',
        'Passamos o cabo, separado do fio da rede quando o conduíte permite.',
        'Fixamos os suportes e ligamos alimentação e contato na central.',
        'Alinhamos até a luz ficar firme e apertamos as travas do suporte.',
        'Testamos com o feixe cortado no começo, no meio e no fim do fechamento.',
      ],
    },
    {
      aspect: 'works',
      heading: 'O que a central faz com o aviso da fotocélula',
      text: [
        'No fechamento, a placa reabre o portão assim que o contato muda. Na abertura, a maioria das centrais não olha o sensor, porque a folha está se afastando do vão.',
        'Algumas placas usam a fotocélula também para fechar depressa: o carro passa, o feixe se recompõe e o portão começa a fechar logo em seguida, em vez de esperar a pausa inteira. É um ajuste, e pode ser ligado ou desligado.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Modelos com fio, sem fio e de espelho',
      text: [
        'O par com fio é o comum nas casas e o que menos dá manutenção. O sem fio vale onde quebrar o piso custaria caro. Há ainda o de espelho, em que um só lado é eletrônico e o outro devolve o feixe, útil quando não se consegue levar fio ao batente oposto.',
        'Para portão ao tempo, procure corpo com vedação e aba sobre a lente. A aba faz sombra e segura o respingo, que são as duas coisas que mais perturbam o receptor.',
      ],
    },
    {
      aspect: 'adjust',
      heading: 'Alinhamento fino e o sol da tarde',
      text: [
        'O feixe abre como um cone, e por isso um par pode parecer alinhado e estar no limite. Mexemos um lado até a luz falhar nos dois sentidos e o deixamos no meio do caminho, o que dá folga para a vibração do portão.',
        'Receptor virado para o poente perde o feixe quando o sol está baixo. A solução é inverter os lados: o emissor não se importa com o sol.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'Da lente ao borne, na ordem em que se procura',
      text: [
        'Um portão que não fecha por causa da fotocélula se investiga do mais simples para o mais escondido. Os dois primeiros itens são seus; o resto pede medidor.',
      ],
      points: [
        'Teia de aranha, barro ou adesivo na lente.',
        'Suporte torto por pneu, bola ou bicicleta.',
        'As duas peças sem nenhuma luz acesa, sinal de falta de alimentação.',
        'Emenda oxidada na caixa de passagem do piso.',
        'Água dentro da lente, que se vê como embaçado.',
        'Entrada da central com defeito, confirmada por um contato de teste.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'O que a fotocélula protege e o que fica de fora',
      text: [
        'Ela evita que a folha se feche sobre o carro parado na passagem e sobre quem atravessa a linha do feixe. Fica de fora quem está entre a folha e a parede no recuo do portão de correr, e quem está sob um basculante já além do feixe.',
        'Por isso regulamos a força da [central](/topicos/central-de-comando-de-portao) no mínimo que move a folha. São duas proteções que agem em momentos diferentes, antes e depois do contato.',
      ],
    },
    {
      aspect: 'care',
      heading: 'Teste mensal com o cabo de vassoura',
      text: [
        'O teste se faz com o vão livre de gente e de carro, e com quem segura o cabo longe da folha. Mão, pé e para-choque ficam fora da experiência.',
      ],
      steps: [
        'Mande fechar e espere a folha passar da metade.',
        'Atravesse o cabo na linha do feixe.',
        'Veja se o portão para e volta até abrir.',
        'Repita com a folha quase encostada.',
        'Se ele não voltou, desligue o disjuntor e deixe o portão no manual.',
      ],
    },
    {
      aspect: 'price',
      heading: 'O que pesa no orçamento da fotocélula',
      text: [
        'Fio novo no piso pesa mais que o aparelho. Depois dele contam o estado do conduíte e o protetor metálico, quando há pneu passando perto.',
        'Na compra de um kit, pergunte por ela já na primeira conversa: instalada no mesmo dia do motor, aproveita a mesma mão de obra.',
      ],
    },
    {
      aspect: 'compatibility',
      heading: 'Fotocélula, central antiga e acessórios',
      text: [
        'Central muito antiga pode não ter entrada de sensor. A troca da placa por uma com entrada resolve, além de permitir o fechamento automático.',
        'O mesmo par pode avisar a placa e acender uma luz de garagem, desde que exista um módulo no meio. Ligar lâmpada direto no contato do sensor o destrói.',
      ],
    },
    {
      aspect: 'signs',
      heading: 'Como o horário da falha aponta a causa',
      text: ['Anotar quando o portão se recusa a fechar vale mais que desmontar o sensor.'],
      points: [
        'Só no fim da tarde: sol direto no receptor.',
        'Só na chuva: água na lente ou na emenda.',
        'Só de manhã cedo: orvalho e teia na lente.',
        'Depois que alguém manobrou: suporte fora do lugar.',
        'A qualquer hora, sem regra: fio partido dentro do conduíte.',
      ],
    },
    {
      aspect: 'worth',
      heading: 'Fechamento automático com e sem fotocélula',
      text: [
        'O fechamento automático tira da memória da família a tarefa de fechar o portão. Sem sensor, porém, a folha desce ou corre às cegas quando a pausa termina, e é por isso que mantemos essa função desligada até o par estar instalado.',
        'Com a fotocélula funcionando, a pausa pode ser curta, o que deixa menos tempo de portão aberto atrás do carro. As peças trocadas num conserto têm {{parts.warranty}} de garantia, e num kit novo a cobertura é de {{kit.warranty}}.',
      ],
    },
  ],
  faults: [
    {
      fault: ['blinks', 'beeps'],
      answer: [
        'Fotocélula que fica piscando está recebendo o feixe e perdendo: alinhamento no limite, lente suja, alimentação fraca ou contato que falha. Limpe as duas lentes com a energia cortada, veja se algum suporte entortou e repare se ela pisca parada ou só quando o portão se mexe.',
      ],
      heading: 'O que a luz piscando diz',
      text: [
        'Em boa parte dos modelos a luz fica firme com o feixe inteiro e pisca ou apaga quando ele falta. O código exato vem no manual do par, porque alguns fabricantes piscam de propósito em espera.',
      ],
      points: [
        'Pisca sem regra: alinhamento ou lente embaçada.',
        'Pisca quando a folha anda: suporte que vibra ou fio que se move.',
        'Pisca nos dois lados e a luz é fraca: tensão baixa no borne ou emenda oxidada.',
        'Pisca só no fim da tarde: sol no receptor.',
        'Sem fio e piscando em intervalos: bateria do emissor no fim.',
      ],
      careful: 'Não torça a lente com a mão enquanto o portão fecha para achar o ponto.',
      technician:
        'O técnico mede a alimentação, recentra o feixe e troca o lado que falha, a partir de {{repair.from}}.',
      more: 'Quando o piscar vem com o portão que desce e sobe, leia [portão fecha e abre de novo](/portao-fecha-e-abre-de-novo).',
    },
    {
      fault: ['does-not-close', 'reverses'],
      answer: [
        'Portão que abre e não fecha tem, na maioria das vezes, a fotocélula suja, torta ou sem alimentação. Corte a energia, passe um pano macio nas duas lentes, tire o que estiver na frente e tente de novo.',
        'Quando o portão começa a fechar e volta, a fotocélula é o primeiro lugar para olhar: algo corta o feixe, mesmo que você não veja. Folha de planta balançando, aba solta e reflexo de lataria já bastam.',
      ],
      heading: 'Fotocélula que não deixa o portão fechar',
      text: [
        'A central trata feixe interrompido como gente na passagem e faz o que deve: não fecha. O portão parece com defeito quando, na verdade, está obedecendo a um sensor que enxerga mal.',
      ],
      points: [
        'As duas lentes limpas e a luz do receptor ainda apagada: alinhamento ou fio.',
        'Só fecha com o dedo firme no botão: a placa está dispensando o sensor enquanto você segura.',
        'Fecha de noite e falha à tarde: sol no receptor.',
        'Falhou depois da lavagem da garagem: água entrou na tampa.',
      ],
      careful: 'Não una os fios do sensor para o portão fechar: a folha volta a andar sem enxergar ninguém.',
      technician:
        'O técnico mede a alimentação nos dois lados, realinha ou troca o par e testa a reversão, a partir de {{repair.from}}.',
      more: 'Se a lente está boa e nada mudou, siga para [portão fecha e abre de novo](/portao-fecha-e-abre-de-novo).',
    },
    {
      fault: ['does-not-work', 'weak'],
      answer: [
        'Fotocélula que não funciona dá um de dois defeitos: o portão não fecha, porque a central vê o feixe cortado, ou fecha sem ver quem passa, e este é o perigoso. Nele, desligue o disjuntor, passe ao uso manual e não religue o automático até o sensor ser consertado.',
      ],
      heading: 'Fotocélula que deixou de proteger',
      text: [
        'Isso ocorre quando alguém uniu os fios na central, quando o contato do receptor colou ou quando a função foi desligada num ajuste. Por fora o sensor pode até acender como sempre.',
      ],
      points: [
        'A folha não volta no teste do cabo de vassoura.',
        'Há um pedaço de fio ligando dois bornes na caixa, feito por outro prestador.',
        'A luz do receptor não muda quando você tapa a lente.',
        'O portão foi trocado de placa e o sensor não foi religado.',
      ],
      careful: 'Não teste com a mão, com o pé nem com o carro; o cabo de vassoura basta.',
      technician:
        'O técnico refaz a ligação e troca o par quando o contato não responde, de {{part.photocell.from}} a {{part.photocell.to}}, e só libera depois da reversão confirmada.',
      more: 'Se a folha já encostou em alguém ou no carro, leia [portão fechou em cima do carro](/portao-fechou-em-cima-do-carro).',
    },
    {
      fault: ['wet', 'in-rain', 'rusty', 'lightning'],
      answer: [
        'Fotocélula com água por dentro embaça, cega e faz o portão parar de fechar nos dias de chuva. Deixe a energia cortada até secar e não a abra com o circuito ligado.',
      ],
      heading: 'Fotocélula e chuva',
      text: [
        'A água entra pela borracha da tampa ou sobe pelo conduíte enterrado, que enche como um cano. Nesse segundo caso trocar o sensor não adianta, porque o novo se molha igual.',
      ],
      points: [
        'Lente embaçada por dentro: vedação vencida.',
        'Ferrugem nos parafusos da tampa: água antiga.',
        'Falha que dura dois dias depois da chuva: conduíte alagado.',
      ],
      careful: 'Não fure a carcaça para escorrer; o furo deixa entrar inseto e mais água.',
      technician:
        'O técnico seca, veda, refaz a emenda acima do piso e troca o lado atingido se preciso, a partir de {{repair.from}}.',
      more: 'Outras causas de dia molhado estão em [portão não abre quando chove](/portao-nao-abre-quando-chove).',
    },
    {
      fault: ['broken', 'crooked', 'loose', 'stolen'],
      answer: [
        'Uma fotocélula arrancada ou torta por pneu costuma ter só o suporte perdido, e às vezes o fio continua inteiro. Deixe o portão no manual, isole a área e mande a foto dos dois lados.',
      ],
      heading: 'Fotocélula batida, torta ou arrancada',
      text: [
        'O lado que sofre é quase sempre o de dentro da curva, por onde a roda traseira corta caminho. Recolocar no mesmo lugar é esperar a próxima manobra.',
      ],
      points: [
        'Lente riscada e suporte inteiro: troca-se só o par.',
        'Fio puxado para fora da parede: pode ter partido dentro do conduíte.',
        'Suporte solto na alvenaria: bucha nova em outro ponto.',
      ],
      careful: 'Não deixe o fio solto encostado no portão de ferro, pois ele ainda está alimentado.',
      technician:
        'O técnico reinstala com protetor metálico e muda o ponto quando a manobra pede, de {{part.photocell.from}} a {{part.photocell.to}}.',
      more: 'Enquanto isso, veja como usar o [portão que ficou no manual](/portao-ficou-no-manual).',
    },
  ],
  questions: [
    {
      about: ['what', 'choose'],
      question: 'Sensor de barreira e fotocélula são a mesma coisa?',
      answer:
        'Num portão, sim: os dois nomes se usam para o par de feixe infravermelho no vão. A barreira perimetral de muro, que avisa o alarme, é outro aparelho e fica com a empresa de segurança.',
    },
    {
      about: ['in-rain', 'does-not-close'],
      question: 'A fotocélula falha só quando chove. Preciso trocar?',
      answer:
        'Quase nunca de saída. Primeiro se procura a água, na borracha da tampa ou na emenda do conduíte, e só se troca o lado que ficou com a lente embaçada.',
    },
    {
      about: ['choose', 'allowed'],
      question: 'Em condomínio, um par de sensores de barreira basta?',
      answer:
        'Em rampa ou com motos, instalam-se dois pares em alturas diferentes, e o laço no piso completa. O síndico confere no contrato quem testa os feixes.',
    },
    {
      about: ['allowed', 'safety'],
      question: 'A fotocélula é obrigatória em casa?',
      answer:
        'Em residência costuma ser escolha do dono, e as normas técnicas recomendam dispositivos de proteção. Em condomínio, a convenção e o seguro podem exigir, e convém perguntar ao síndico.',
    },
    {
      about: ['install', 'worth'],
      question: 'Consigo pôr fotocélula num motor que já tenho?',
      answer:
        'Consegue, se a central tiver entrada de sensor, o que a maioria tem. A foto da etiqueta da central já nos deixa responder.',
    },
    {
      about: ['choose', 'install'],
      question: 'Um par só basta para um portão de quatro metros?',
      answer:
        'O alcance dá conta com folga. O segundo par se põe por altura de veículo ou por recuo, e não pela largura do vão.',
    },
    {
      about: ['care', 'does-not-close'],
      question: 'Posso limpar a lente com álcool?',
      answer:
        'Use pano macio levemente úmido. Álcool e removedor deixam o acrílico fosco com o tempo, e lente fosca enxerga menos.',
    },
    {
      about: ['works', 'safety'],
      question: 'Cachorro e gato são percebidos pela fotocélula?',
      answer:
        'Só se cortarem o feixe. Um animal baixo passa sob a linha; quando isso preocupa, instalamos um segundo par mais perto do chão.',
    },
    {
      about: ['lifetime', 'price', 'power'],
      question: 'O sensor gasta muita energia?',
      answer: 'O consumo é de uma pequena luz indicadora, alimentada pela própria central em baixa tensão.',
    },
    {
      about: ['replace', 'compatibility'],
      question: 'Posso trocar só o lado que quebrou?',
      answer:
        'Só com o mesmo modelo, porque a modulação do feixe muda de um fabricante para outro. Com modelo fora de linha, troca-se o par.',
    },
    {
      about: ['adjust', 'signs'],
      question: 'O feixe é visível para eu conferir o alinhamento?',
      answer:
        'A olho nu, não. A câmera de alguns celulares mostra um ponto arroxeado na lente do emissor, o que prova que ele está aceso, mas não que está apontado.',
    },
    {
      about: ['repair', 'price'],
      question: 'Quanto demora o conserto de uma fotocélula?',
      answer: 'Limpeza e alinhamento se fazem em pouco tempo; com fio novo, conte {horas de reparo}.',
    },
    {
      about: ['safety', 'choose'],
      question: 'A fotocélula serve como alarme de quem entra?',
      answer:
        'Ela avisa apenas a central do portão, e durante o fechamento. Para saber que alguém entrou existe sensor de alarme, que é outro aparelho.',
    },
    {
      about: ['install', 'works'],
      question: 'Qual o alcance de uma fotocélula residencial?',
      answer:
        'O que a embalagem diz, e em par comum isso passa com folga de um vão de garagem. Chuva e lente suja encurtam o feixe: escolha um alcance de pelo menos o dobro do seu vão.',
    },
  ],
  visit: [
    'Numa visita {onde} por causa da fotocélula, o técnico limpa, alinha e corta o feixe em três pontos do curso antes de falar em trocar o par.',
    'Para instalar fotocélula {onde}, vamos com par com fio e sem fio no carro, e decidimos no vão qual dispensa quebrar o piso.',
  ],
  brand: [
    'A central {marca} aceita fotocélula comum de contato simples; o que conferimos é a alimentação que o borne fornece e o ajuste da placa que liga a leitura do sensor.',
  ],
  figures: {
    volt: [
      'Quando a etiqueta da fotocélula traz {figura}, essa é a alimentação que ela espera da central. Boa parte dos modelos trabalha entre 12 V e 24 V, e nenhum deve ser ligado direto na rede da casa.',
    ],
    metre: [
      'Para um vão de {figura}, escolhe-se fotocélula com alcance bem maior no papel, porque chuva, poeira e um suporte que vibra comem parte dele.',
    ],
  },
  further: [
    'A altura, o teste e a ligação estão reunidos na página do [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    'Se o portão não fecha e a lente está limpa, a página [portão não fecha](/portao-nao-fecha) continua a procura.',
  ],
  send: [
    'Fotografe os dois lados do vão vistos de dentro e mande pelo WhatsApp: marcamos na imagem a altura e o lugar do par e dizemos se o fio passa.',
    'Mande uma foto de cada lado do sensor, com a luz dele à vista, e conte pelo WhatsApp em que situação ele falha ou onde quer instalá-lo.',
  ],
};
