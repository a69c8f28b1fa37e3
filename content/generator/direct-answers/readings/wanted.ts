/** Wishes that one word distinguishes from similar ones: another side, another voltage, a warning and no opening, a leaf towards the street. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const wantedReadings: readonly DirectAnswer[] = [
  {
    when: [
      'lado direito|lado esquerdo|direita|esquerda|esquerdo|outro lado|lado contrario|lado oposto',
      'passar|mudar|trocar|inverter|virar|transferir|colocar|por|instalar|serve|montar|fica',
      'motor|automatizador|motorzinho',
    ],
    unless:
      'calcada|portao abre para|torto|mais baixo|pende|so fecha|so abre|barulho|caiu|quebr*|vizinho|folha da',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['allowed', 'install'],
    answer: [
      'Na maioria dos casos dá para passar o motor para o outro lado: o mesmo aparelho trabalha à direita ou à esquerda, e o sentido se inverte na ligação ou na programação da central. O que custa é o resto: fixação nova, ponto de energia e fim de curso regravado. O valor vem por foto.',
    ],
    heading: 'O que muda de lugar junto com o motor',
    text: [
      'Antes de tirar do lugar, confira na ficha do modelo se ele é dos dois lados: alguns têm saída ou braço próprios de um deles.',
    ],
    points: [
      'Basculante: a coluna do outro lado tem de ser firme, e a folha não pode torcer ao ser puxada por ali.',
      'De correr: o motor fica ao lado do vão, perto da parede em que a folha se recolhe; base e eletroduto se refazem.',
      'De abrir: com duas folhas há um motor em cada, e trocar de lado troca a ordem delas.',
      'Botoeira, fotocélula e antena: os fios têm de alcançar.',
    ],
    questions: [
      {
        question: 'Se eu só inverter os fios do motor, funciona?',
        answer:
          'O sentido muda, mas os dois fins de curso ficam trocados, e a folha bate. É serviço para quem regula os dois juntos.',
      },
    ],
    further:
      'Os pontos que se conferem na montagem estão em [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Mande pelo WhatsApp uma foto do motor onde está, outra do lado para onde ele iria e a da etiqueta.',
  },
  {
    when: [
      '110*|127*',
      '220*',
      'fiacao|fio|fios|instalacao eletrica|disjuntor|rede|cabo',
      'precisa|preciso|tem que|muda|mudar|trocar|trocando|aproveita|serve|mesma|mesmo',
    ],
    unless: 'queimou|liguei|ligaram|ligou|errado|transformador',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['replace', 'allowed'],
    answer: [
      'Precisa mexer no quadro, e nem sempre no fio: em 220 V o motor puxa metade da corrente, e o cabo que servia em 127 V (o 110 de antes) em geral serve, se está inteiro. O que o eletricista muda é a origem: no lugar do neutro entra a segunda fase, o disjuntor passa a ser duplo e o terra continua. Casa que só recebe uma fase não tem 220 V sem pedido à distribuidora.',
    ],
    heading: 'Quem muda o quê na troca de tensão',
    text: [
      'Até o ponto do portão é serviço de eletricista; do ponto para dentro é nosso. O motor de hoje não acompanha a mudança, a não ser que a etiqueta traga as duas tensões.',
    ],
    points: [
      'Circuito só do portão: tomada ou lâmpada de 127 V no mesmo fio queima.',
      'Fotocélula, interfone e lâmpada ligados na central: cada um com a sua tensão conferida.',
      'Emenda ressecada ou bitola fina: aí o cabo também se troca.',
      'A potência do motor e a conta de luz não mudam.',
    ],
    further: 'A tensão de cada modelo está em [motores](/motores).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor, a do quadro com a tampa fechada e a distância até o portão.',
  },
  {
    when: [
      'avis*|saber|notifica*|alerta*|mensagem|lembrar|sirene',
      'celular|aplicativo|app|telefone|whatsapp',
      'portao aberto|ficou aberto|aberto|esquec*|deixei|abriu|aberta|se abrir|se fechou|fechado|se esta aberto',
    ],
    unless: 'nao avisa|parou|nao abre|camera|cerca',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'Dá para o portão avisar no celular que ficou aberto: põe-se um sensor magnético na folha e um módulo Wi-Fi, que manda a notificação quando ela passa do tempo combinado fora do batente. A ligação na central parte de {{repair.from}}, e o módulo se orça pela foto dela.',
    ],
    heading: 'Avisar, fechar sozinho ou os dois',
    text: [
      'O aviso depende da internet da casa e de alguém olhar o telefone. Quem esquece sempre pode somar o fechamento automático, que só é seguro com fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    points: [
      'Sensor na folha, e não no motor: ele diz se ela encostou de verdade.',
      'Wi-Fi que chegue à garagem com o portão fechado.',
      'Fechar pelo aplicativo só com a fotocélula provada, porque de longe não se vê o vão.',
      'Sem internet: uma sirene com temporizador faz o mesmo, sem celular.',
    ],
    send: 'Mande pelo WhatsApp a foto da central fechada, a da folha encostada no batente e diga se o Wi-Fi chega à garagem.',
  },
  {
    when: [
      'para fora|para a rua|para calcada|para a calcada',
      'duas folhas|2 folhas|pivotante|folhas|de abrir',
      'motor|motorizar|automatizar|automacao|motores',
    ],
    unless: 'basculante|nao abre|nao fecha|quebr*|lei|multa|proibid*|permitid*|prefeitura|inverter',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['allowed', 'install'],
    answer: [
      'Motor para duas folhas que abrem para fora existe: os braços ficam por dentro e empurram, com suporte diferente do que se usa para dentro. O que pode impedir é a calçada, porque em regra a folha não deve avançar sobre quem passa, e isso se confirma na prefeitura antes do pedido. O par sai por orçamento, com a folha medida.',
    ],
    heading: 'O que a abertura para fora pede do motor',
    text: [
      'Para empurrar para fora, o suporte recua dentro da coluna ou do muro, e sem esse espaço o braço não fecha o ângulo. Onde cabe, virar a abertura para dentro resolve a lei e a montagem de uma vez.',
    ],
    points: [
      'Coluna firme dos dois lados, com o recuo medido até a dobradiça.',
      'Sinaleira e fotocélula do lado da rua, onde a folha chega.',
      'Trava elétrica na folha que fecha por último, porque o vento a puxa.',
      'Piso sem degrau no arco que a folha varre.',
    ],
    further:
      'Como trabalham os dois motores está em [motor pivotante](/topicos/motor-para-portao-pivotante).',
    send: 'Mande pelo WhatsApp uma foto da frente com a calçada, outra da dobradiça e da coluna por dentro e a largura de cada folha.',
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
    when: ['speedy', '110|110v|127|127v|bivolt|220|220v|voltagem|tensao|volts'],
    unless: 'jetflex|padrao|preco|queim*|liguei|kg|quilos|metros|largura',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['works'],
    answer: [
      'O SPEEDY se pede na tensão do seu ponto, 127 V (que muita gente chama de 110) ou 220 V, e o preço do kit instalado é o mesmo, {{kit.speedy}}. Diga na conversa qual é a da garagem, e a versão é confirmada na etiqueta antes do pedido. O que não tem 127 V é o JETFLEX.',
    ],
    heading: 'Como saber a tensão da garagem',
    text: [
      'Não troque um pelo outro depois de comprado: motor de uma tensão ligado na outra não parte ou queima, e ligação errada não é defeito de fábrica.',
    ],
    points: [
      'Disjuntor simples costuma ser 127 V, e duplo, 220 V; quem confirma é o eletricista, com o medidor.',
      'A etiqueta do motor que já está lá diz o que o ponto entrega.',
      'Circuito só do portão, com terra, nas duas tensões.',
    ],
    further: 'Os três kits lado a lado estão em [motores](/motores).',
    send: 'Mande pelo WhatsApp a foto do quadro de luz com a tampa fechada, a da folha por dentro e o bairro.',
  },
  {
    when: [
      'quantas vezes|quantas copias|quantas vezes da para|limite de copias',
      'copi*|clon*|duplic*',
      'controle*',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['allowed', 'program'],
    answer: [
      'Controle de código fixo se copia quantas vezes se quiser, até a partir de outra cópia, porque todas mandam o mesmo código. O de código rolante não se copia: cada um novo é gravado na central, e aí o limite é a memória dela, que vem no manual da placa. Gravar na visita custa de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'O preço de copiar demais',
    text: [
      'Com cópias iguais não se apaga uma só: quando um controle se perde, é preciso mudar o código de todos. Com rolante, apaga-se o perdido, e os outros continuam.',
    ],
    points: [
      'Chavinhas dentro do controle: código fixo.',
      'Rolling code ou hopping no rótulo: rolante.',
      'Memória cheia: um receptor a mais, ou apagar os que não se usam.',
    ],
    further: 'Os passos estão em [programação de controle](/topicos/programacao-de-controle-de-portao).',
    send: 'Mande pelo WhatsApp a foto do controle aberto, a da etiqueta da central e diga quantos quer ter.',
  },
  {
    when: [
      'em cima de o sensor|em cima do sensor|sensor de chao|sensor em chao|sensor em piso|laco indutivo|laco magnetico|laco',
      'abre|abrir|portao|nao abre|carro|para',
    ],
    unless: 'presenca|fotocelula|fecha em cima|moto nao',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'Portão que abre só com o carro em cima do sensor tem laço no piso: um fio enterrado que sente o metal e manda a central abrir, e por isso gente e bicicleta não o acionam. Se ele passou a exigir o carro bem no meio, o ajuste de sensibilidade saiu do lugar ou o fio do piso trincou.',
    ],
    heading: 'O que é do laço e o que é do portão',
    text: [
      'O fio no concreto e o módulo que o lê são de empresa de controle de acesso. Do contato do módulo até a central, o exame e o conserto são nossos, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Controle e botoeira abrem normalmente: central boa, laço a ajustar.',
      'Nada abre: o defeito é do portão, e não do piso.',
      'Falha depois de obra ou buraco na entrada: fio partido.',
      'Moto não é vista: pouco metal, comum em laço largo.',
    ],
    further: 'Onde o contato se liga está em [central de comando](/topicos/central-de-comando-de-portao).',
    send: 'Mande pelo WhatsApp um vídeo do carro chegando, a foto do corte no piso e a da etiqueta da central.',
  },
  {
    when: [
      'licitacao|pregao|edital|dispensa de licitacao|orgao publico|prefeitura compra',
      'motor|portao|manutencao|conserto|instalacao',
    ],
    unless: 'calcada|multa|lei',
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['buy'],
    answer: [
      'Para licitação ou compra de escola e órgão público, mande o edital ou o termo de referência antes do prazo: lemos a descrição do motor e dizemos se cotamos. Para o termo sair certo, descreva a folha e o uso, e não uma marca: em portão pesado, o conjunto com instalação custa em geral de {{condominium.from}} a {{condominium.to}}.',
    ],
    heading: 'O que o termo de referência deve trazer',
    text: [
      'Descrição vaga, como um motor de portão e só, traz a proposta mais barata e o motor de casa que para na hora da saída.',
    ],
    points: [
      'Tipo de folha, medidas, material e peso estimado.',
      'Ciclos por hora no horário mais cheio.',
      'Tensão do ponto, fotocélula e abertura manual.',
      'Garantia do motor e da instalação em linhas separadas.',
      'Visita ao local antes da proposta, com data.',
    ],
    further:
      'O que comparar está na página do [motor de portão industrial](/termos/motor-portao-industrial).',
    send: 'Mande pelo WhatsApp o edital ou o termo, as fotos do portão por dentro e o endereço do local.',
  },
];
