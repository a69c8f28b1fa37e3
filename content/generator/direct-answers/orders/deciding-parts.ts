/** Parts and choices whose deciding word an answer for the whole motor would leave out. */
import type { DirectAnswer } from '../../direct-answer.ts';

const broken =
  'quebr*|parou|queim*|barulho*|defeito*|nao funciona|nao gira|travou|consert*|trocar|troca|estragou|gasto';

export const decidingPartAnswers: readonly DirectAnswer[] = [
  {
    when: ['motorredutor*|motoredutor*|moto redutor|motor redutor|motorreductor', broken],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'O motorredutor quebrado quase sempre se conserta: o que cede primeiro é a engrenagem de dentro da caixa, e trocá-la fica entre {{part.gears.from}} e {{part.gears.to}}. Se a bobina queimou, o estator custa de {{part.stator.from}} a {{part.stator.to}}; sem peça à venda, o motor inteiro, numa casa, sai de {{replacement.from}} a {{replacement.to}}. Desligue o disjuntor até alguém olhar.',
    ],
    heading: 'Qual metade do motorredutor parou',
    text: [
      'O conjunto são duas metades: o motor elétrico, que gira, e o redutor, que troca a velocidade por força. O som diz qual delas falhou, e a folha se confere antes, porque folha pesada quebra a engrenagem nova do mesmo jeito.',
    ],
    points: [
      'Gira e a folha fica parada: engrenagem ou chaveta do redutor.',
      'Ronca e não gira: capacitor, ou folha presa.',
      'Mudo, com a placa acesa: relé, fio ou bobina.',
      'Óleo ou graxa no chão: retentor do redutor.',
    ],
    send: 'Mande a foto da etiqueta do motorredutor e diga se ele gira, ronca ou ficou mudo.',
  },
  {
    when: ['reed*|sensor magnetico|sensor de ima|ampola'],
    unless: 'ou|qual|melhor|diferenca|program*',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['what', 'replace'],
    answer: [
      'O reed switch é o fim de curso magnético do portão: uma ampola de contato que fecha quando o ímã preso na folha passa diante dela, e assim a central sabe que o portão chegou ao fim. A regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; a troca do sensor entra no conserto, que vai até {{repair.to}}.',
    ],
    heading: 'O que tem de combinar num reed novo',
    text: [
      'O sensor novo repete o contato do velho, aberto ou fechado em repouso, e o comprimento do cabo. Muitas vezes o sensor está bom, e foi o ímã que andou ou virou.',
    ],
    points: [
      'Ímã a um dedo do sensor, com o mesmo lado virado para ele.',
      'Cabo sem emenda e longe do fio de força.',
      'Um sensor para cada ponta: trocados de lugar, a folha para ao contrário.',
      'Porca apertada: sensor frouxo gira e perde o ímã.',
    ],
    further:
      'As formas de ajuste estão em [regulagem de fim de curso](/topicos/regulagem-de-fim-de-curso-do-portao).',
    send: 'Mande a foto do sensor com o ímã à vista e a da etiqueta da central: dizemos se é peça ou posição.',
  },
  {
    when: [
      'fotocelula*|sensor de barreira|sensor infravermelho',
      'melhor marca|qual marca|que marca|melhores marcas|marca boa|boa marca',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'A marca da fotocélula pesa menos que a vedação e a tensão: para a central ela é um contato que abre e fecha, e por isso um par de outra fábrica costuma servir. A melhor é a que aguenta sol e chuva no seu vão e trabalha na tensão que a placa fornece. Instalada num portão que já tem motor, fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    heading: 'O que comparar em vez do nome',
    text: [
      'O par com fio é o que menos dá manutenção; o sem fio vale onde abrir o piso custaria caro, e pede pilha. Na mesma marca do motor, a vantagem é o manual mostrar os bornes.',
    ],
    points: [
      'Corpo vedado, com aba sobre a lente.',
      'Tensão da saída de acessórios da central.',
      'Alcance maior que o vão, com sobra.',
      'Modelo que se ache daqui a alguns anos: um lado só não se troca por outro modelo.',
    ],
    send: 'Mande uma foto dos dois lados do vão e a da etiqueta da central: dizemos que par serve.',
  },
  {
    when: ['fotocelula*|sensor de barreira', 'barat*|mais em conta|menor preco|economic*'],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['price', 'choose'],
    answer: [
      'A fotocélula mais barata é o par comum com fio, num vão que já tem conduíte de um lado ao outro: instalada, fica perto de {{part.photocell.from}}. Sem esse caminho, o fio no piso leva a conta para perto de {{part.photocell.to}}, e aí o par sem fio, que custa mais no aparelho, pode empatar.',
    ],
    heading: 'Onde não economizar na fotocélula',
    text: [
      'Corpo sem vedação embaça na primeira chuva, e o portão deixa de fechar. Ao tempo, procure aba sobre a lente e tampa com borracha.',
    ],
    points: [
      'Garagem coberta e vão com conduíte: o par simples basta.',
      'Pneu passando perto: some o protetor de metal.',
      'Compra junto do motor: a mão de obra é uma só.',
    ],
    send: 'Mande uma foto dos dois lados do vão, vistos de dentro: dizemos se o fio passa e o valor.',
  },
  {
    when: ['clon*|copi*|duplic*', 'rolling|rolante|rolling code|hopping|codigo rolante'],
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Não funciona: controle de código rolante não se clona, porque a cada toque ele manda um código novo e a central recusa o que já passou. A cópia pode até abrir uma vez e depois para. Para ter mais um, compra-se um controle da mesma família e ele se grava na central, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Cópia ou gravação: como saber o seu',
    text: [
      'Abra o controle: fila de chavinhas é código fixo, e esse se copia. Sem chavinhas, leia o verso; rolling ou hopping quer dizer que só a gravação na placa resolve.',
    ],
    points: [
      'Balcão que promete clonar rolante: peça para testar dez vezes no seu portão.',
      'Prédio: a gravação é com a administração.',
      'Controle perdido: apaga-se da memória, e os outros continuam.',
    ],
    send: 'Mande a foto do controle de frente, de verso e aberto, e a da etiqueta da central.',
  },
  {
    when: ['cremalheira*', 'kit', 'vem|acompanha|inclus*|incluid*|junto|traz'],
    unless: 'preco*|quanto custa|valor*|pul*|quebr*',
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['buy', 'what'],
    answer: [
      'No nosso conjunto de correr a cremalheira vem na medida da sua folha, e não num número fixo de metros: conta-se o comprimento inteiro da folha, de ponta a ponta. Numa folha de três metros e meio são quatro barras de um metro. Em kit de loja, os metros estão escritos na caixa, e o que faltar se completa com gomos do mesmo passo.',
    ],
    heading: 'Antes de comprar um kit com cremalheira',
    text: [
      'Meça a folha, e não o vão: o pinhão percorre a folha de ponta a ponta. O conjunto sai por orçamento; numa casa, a troca do motor de correr fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Em folha leve de casa, dente de nylon com alma de aço.',
      'Folha de chapa ou de prédio: aço galvanizado.',
      'Parafusos para toda a extensão, e não só para as pontas.',
    ],
    send: 'Mande o comprimento e o material da folha, com uma foto da lateral por dentro.',
  },
  {
    when: ['roldana*', '3 polegadas|4 polegadas|polegada*|3 pol|4 pol', 'ou|melhor|qual|x'],
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Na troca, ponha o mesmo diâmetro que sai, porque roda maior levanta a folha e afasta a cremalheira do motor. Em portão novo, entre três e quatro polegadas a de quatro é a melhor em folha pesada: gira com menos esforço e passa por cima de mais sujeira. A de três basta em folha leve de casa.',
    ],
    heading: 'O que confere além do diâmetro',
    text: [
      'O canal copia o trilho, V para cantoneira virada e U para barra redonda, e cada roda leva sozinha mais da metade da folha. Conosco, o par trocado e alinhado fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Altura do eixo ao chão, que se erra mais que o diâmetro.',
      'Furo do eixo e largura da roda.',
      'Aço com rolamento em chapa; nylon com rolamento em folha leve.',
    ],
    send: 'Mande a foto da roldana com uma régua ao lado e a do trilho visto de cima.',
  },
  {
    when: ['fuso', 'corrente|correia', 'manutencao|menos problema|quebra menos|dura mais|menos defeito'],
    subject: 'fuso',
    isAboutSubject: true,
    aspects: ['choose', 'care'],
    answer: [
      'Dá menos manutenção o motor de fuso: pede graxa na rosca e, depois de anos, a troca do cursor. A corrente estica, precisa ser tensionada e lubrificada mais vezes, e gasta elos e pinhão juntos. Em basculante de casa os nossos kits são de fuso, de {{kit.padrao}} a {{kit.jetflex}} instalados.',
    ],
    heading: 'O que cada um pede por ano',
    text: [
      'Nos dois, o equilíbrio da folha decide mais que o sistema: folha pesada gasta o cursor e estica a corrente. Acertar contrapeso e força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Fuso: limpar a rosca e pôr graxa fina, uma ou duas vezes por ano.',
      'Fuso: folga na subida ou pó junto da rosca pede cursor novo.',
      'Corrente: tensão e óleo a cada seis meses, e mais vezes se há poeira.',
      'Corrente em bom estado não se troca por isso.',
    ],
    send: 'Mande uma foto da lateral do basculante por dentro, com o motor à vista.',
  },
  {
    when: ['trava para|trava de|trava do|trava pra|trava p|tranca para|tranca de', 'correr|deslizante*'],
    unless: 'quebr*|nao abre|nao fecha|nao solta|emperr*|preco*|quanto|valor*',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['buy', 'what'],
    answer: [
      'A trava para portão de correr com motor é a elétrica, de pino ou de gancho, posta no fim do curso: prende a folha fechada e solta um instante antes de o motor puxar. Em folha comum de casa o próprio redutor já segura; a trava entra contra alavanca e onde o portão se empurra na mão. O serviço parte de {{repair.from}}, mais a peça.',
    ],
    heading: 'O que a trava pede do portão e da placa',
    text: [
      'A central precisa de saída de trava ou de um módulo temporizador, para o pino sair antes da partida. Ferrolho comum esquecido fechado quebra a engrenagem.',
    ],
    points: [
      'Folha que chega sempre ao mesmo ponto: acerta-se o fim de curso antes.',
      'Batente firme, onde a chapa possa ser parafusada ou soldada.',
      'Fio da central ao batente, dentro de conduíte.',
      'Chave dela guardada fora do alcance da rua, para a falta de luz.',
    ],
    send: 'Mande uma foto da folha fechada no batente, por dentro, e a da etiqueta da central.',
  },
  {
    when: ['trava*|tranca*', 'basculante*', 'vale a pena|precisa*|preciso|compensa|necessari*|adianta'],
    unless: 'quebr*|nao abre|nao fecha|travad*',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Num basculante leve de casa a trava elétrica em geral não é necessária: o fuso do motor já segura a folha fechada. Vale a pena se a folha é larga e cede quando puxada por baixo, se a rua pede proteção contra alavanca ou se o motor é de corrente. O serviço parte de {{repair.from}}, mais a peça, e a visita não tem taxa.',
    ],
    heading: 'Se decidir pôr a trava no basculante',
    text: [
      'Ela vai embaixo, onde a folha fechada menos se mexe, e solta um instante antes de o motor puxar. Para isso a central precisa de saída de trava ou de um módulo temporizador.',
    ],
    points: [
      'Folha com jogo no fechado: regula-se antes, senão o pino erra o furo.',
      'Fechadura comum, de chave, não serve: esquecida fechada, quebra a engrenagem.',
      'Falta de luz: solta-se pela chave dela, ou por nobreak.',
    ],
    send: 'Mande uma foto do portão fechado por dentro e outra da barra de baixo.',
  },
  {
    when: [
      'controle|controles',
      'qual|que controle|quais|compativel|compativeis',
      'no motor|do motor|motor|na central|na placa',
    ],
    unless:
      'universal|outra marca|grav*|program*|nao|parou|original ou|paralel*|bateria|pilha|preco*|quanto|ou',
    ofOtherBrand: true,
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['compatibility', 'choose'],
    answer: [
      'No motor {marca} funciona o controle da linha {marca} com a mesma frequência e o mesmo código do receptor que está na placa; os dois dados estão no verso do controle que já abre. Gravar um novo fica entre {{part.programming.from}} e {{part.programming.to}}. Para usar outra marca, liga-se um receptor avulso na central, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Como achar o controle certo para a {marca}',
    text: [
      'A mesma fábrica teve famílias de código diferentes, e um controle novo pode não entrar numa placa antiga. Se a central foi trocada, vale a marca da placa, e não a da tampa.',
    ],
    points: [
      'Chavinhas por dentro: código fixo, que muitos paralelos copiam.',
      'Rolling ou hopping no verso: só a mesma família grava.',
      'Frequência, em geral 433 MHz, igual nos dois.',
      'Sem nenhum controle em casa: a etiqueta da placa responde.',
    ],
    send: 'Mande a foto do controle de frente e de verso e a da etiqueta da central {marca}.',
  },
  {
    when: ['gasta menos|gasta mais|energia|consumo|consome*|conta de luz|economic*'],
    unless: 'falta de energia|sem energia|controle*|nobreak|preco|barat*|placa',
    ofTwoBrands: 'with-ours',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'works'],
    answer: [
      'Entre PPA e {outra} não há marca que gaste menos energia: na mesma potência os dois puxam de {{consumption.from}} a {{consumption.to}} em movimento e trabalham poucos segundos por abertura. Compare os watts das duas etiquetas e o consumo em espera da central, que fica ligada o dia todo; no mês, a diferença mal aparece na conta.',
    ],
    heading: 'O que muda o consumo mais que a marca',
    text: [
      'Folha pesada na mão faz qualquer motor puxar mais e por mais tempo. Acertar equilíbrio e força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Potência só a que a folha pede.',
      'Motor que zumbe depois de parar: fim de curso ou relé.',
      'Luz de garagem ligada à central: LED, com tempo curto.',
    ],
    further: 'Potência e uso de cada modelo estão em [motores](/motores).',
    send: 'Se quiser o motor certo para a folha, mande os dois modelos, as medidas e o material dela.',
  },
  {
    when: ['gasta menos|gasta mais|energia|consumo|consome*|conta de luz|economic*'],
    unless: 'falta de energia|sem energia|controle*|nobreak|preco|barat*|placa',
    ofTwoBrands: 'without-ours',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'works'],
    answer: [
      'Nem {primeira} nem {segunda} gasta menos por causa da marca: com a mesma potência, os dois puxam de {{consumption.from}} a {{consumption.to}} e só nos segundos em que a folha anda. A diferença está nos watts da etiqueta e na central em espera, e no mês ela mal aparece na conta. Consertamos as duas e vendemos PPA.',
    ],
    heading: 'Como comparar o consumo dos dois',
    text: [
      'Multiplique os watts pelos segundos de cada viagem e pelas viagens do mês. Se a conta de luz subiu, procure o defeito na folha: motor que faz força à toa se corrige com regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Watts na etiqueta, e não só o HP.',
      'Tempo de abertura: mais rápido não gasta o dobro.',
      'Central quente ou fonte zumbindo: peça a medida.',
    ],
    further: 'Potência e uso de cada modelo estão em [motores](/motores).',
    send: 'Mande a foto das duas etiquetas, ou os nomes completos dos modelos.',
  },
  {
    when: ['1/2|1/3|meio', '3/4|1 hp|1hp|1 cv|1cv', 'condominio*|predio*|edificio*', 'ou|qual|melhor'],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Entre dois motores de condomínio não escolha pelo HP: fique com o que traz na ficha mais ciclos por hora que a sua hora cheia e peso máximo um quinto acima do peso da folha. O de mais força só ganha se esses dois números dele forem maiores. Instalado em prédio, o motor sai de {{condominium.from}} a {{condominium.to}}.',
    ],
    heading: 'Os números para pôr lado a lado',
    text: [
      'A potência diz quanto ele consome; quem diz o que ele leva é o redutor, e quem diz quanto ele aguenta por hora é o estator. Monofásico de 220 V atende a maior parte das garagens de prédio.',
    ],
    points: [
      'Carros na hora mais cheia, contados em três dias.',
      'Peso da folha pela conta do serralheiro.',
      'Rede do quadro da garagem: quantas fases chegam.',
      'Prazo de garantia em uso coletivo, por escrito.',
    ],
    further:
      'O que comparar entre propostas está na página do [motor de portão para condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande os dois modelos propostos, a foto da folha e os carros da hora cheia.',
  },
  {
    when: ['preco|precos|quanto custa|valor|quanto fica|quanto sai|orcamento|custo|comprar|compra'],
    unless: 'usado|placa|controle*|engrenagem|cremalheira|capacitor|consert*|peca|pecas|ou|trocar|nobreak',
    ofMotors: 'one-sliding-ours',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price', 'buy'],
    answer: [
      'O {modelo} nós vendemos e instalamos por orçamento, porque em portão de correr o preço depende do comprimento e do peso da folha. Instalado numa casa, um motor de correr fica em geral entre {{replacement.from}} e {{replacement.to}}; em portão pesado, entre {{condominium.from}} e {{condominium.to}}, em até {{instalments}}. O valor do seu sai por foto, antes da visita.',
    ],
    heading: 'O que entra no preço de um {modelo} instalado',
    text: [
      'Motor, central, dois controles, cremalheira na medida da folha e mão de obra. Base nova de concreto, ponto de energia e roldanas ficam em linhas separadas do orçamento.',
      'As letras e a potência depois do nome mudam tensão, força e preço dentro do mesmo modelo: confira a versão inteira antes de comparar anúncios.',
    ],
    points: [
      'Folha que corre leve na mão dispensa trilho e roldana novos.',
      'Cremalheira em bom estado fica, se o passo for o do pinhão novo.',
      'Fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}, se o portão fecha sozinho.',
    ],
    further:
      'O que decide a compra está na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande o comprimento, a altura e o material da folha, com uma foto do trilho e outra do lugar do motor.',
  },
];
