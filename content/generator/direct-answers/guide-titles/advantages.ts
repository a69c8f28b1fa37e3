/** Titles that promise the advantages of a gate, a part, a contract or a way to open. */
import type { DirectAnswer } from '../../direct-answer.ts';

const advantages =
  'vantagem|vantagens|beneficio|beneficios|desvantagem|desvantagens|pros e contras|pros contras|por que ter|por que escolher|por que usar';

export const advantageAnswers: readonly DirectAnswer[] = [
  {
    when: [advantages, 'basculante*'],
    unless: 'ou|deslizante|de correr|pivotante|rapido|contrapeso|madeira|aluminio|mola',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'A vantagem do portão basculante automático é o espaço: ele sobe e deita sob o teto, sem pedir parede livre ao lado nem chão para a folha girar, e por isso cabe na garagem estreita de frente. O contrapeso leva o peso, o motor é pequeno e o conjunto instalado é o mais barato, de {{kit.padrao}} a {{kit.jetflex}}. A desvantagem é ter cabo e peso suspensos, que pedem revisão, e o avanço da folha ao abrir.',
    ],
    heading: 'Quando ele não é o melhor',
    text: [
      'Não é o melhor onde a folha avançaria sobre a calçada, onde o teto é baixo demais para ela deitar ou onde o vão passa de uns cinco metros. Com parede livre ao lado, o de correr dá menos serviço em folha pesada.',
    ],
    points: [
      'Vantagem: fecha e trava sozinho, sem cadeado.',
      'Vantagem: porta social pode ir na própria folha.',
      'Cuidado: cabo se troca ao primeiro fio partido.',
      'Cuidado: fotocélula para não descer sobre o carro.',
    ],
    send: 'Mande uma foto da garagem por dentro, com o teto à vista, a altura e a largura da folha.',
  },
  {
    when: [advantages, 'deslizante*|de correr|correr'],
    unless: 'ou|basculante|pivotante|desvantagem de basculante',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'A vantagem do portão deslizante é andar na própria linha: a folha não avança sobre a calçada nem para dentro da garagem, e por isso serve à calçada estreita e ao carro que para rente. Ele também não tem cabo, mola nem peso suspenso e leva folha larga e pesada. Em troca pede parede livre ao lado, do tamanho do vão, e um trilho limpo e no nível.',
    ],
    heading: 'O que verificar antes de escolher o de correr',
    text: [
      'Meça a parede livre e some um palmo. Se falta lateral, há folha de correr em duas ou três partes que se recolhem uma atrás da outra; se a rua é inclinada, o trilho se nivela sobre uma viga.',
      'O motor sai por orçamento; numa casa, fica em geral entre {{replacement.from}} e {{replacement.to}}, com a instalação.',
    ],
    points: [
      'Vantagem: manutenção simples, quase toda no trilho e na roldana.',
      'Vantagem: aguenta vento melhor que folha de abrir.',
      'Desvantagem: ocupa a parede onde iria uma vaga ou um jardim.',
      'Desvantagem: areia e pedra no trilho param a folha.',
    ],
    send: 'Mande uma foto do vão e da parede ao lado, e o comprimento e a altura da folha.',
  },
  {
    when: [advantages, 'nobreak|no break|bateria'],
    unless: 'ou|controle*',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'A vantagem do nobreak no portão é que na falta de luz ele continua a abrir pelo controle, como sempre: ninguém desce no escuro, ninguém destrava motor e a garagem não fica aberta. Em prédio isso vale ainda mais, porque evita a fila, o portão solto a noite toda e o acidente de quem o levanta na mão. O limite é o número de aberturas que a bateria dá.',
    ],
    heading: 'O que pesar antes de pôr um',
    text: [
      'A conta se faz pela partida do motor e pelas aberturas de que se precisa sem luz; em prédio conta-se a hora cheia. A bateria dura de dois a quatro anos e se troca mesmo sem uso.',
      'O aparelho se orça pela etiqueta do motor, e a ligação parte de {{repair.from}}.',
    ],
    points: [
      'Vale mais onde a luz cai muito ou mora gente que não tem força.',
      'Alimente junto a fotocélula e a trava elétrica.',
      'Nobreak de computador não serve: a partida do motor o derruba.',
      'Prova: uma vez por mês, com o disjuntor desligado.',
    ],
    send: 'Mande a foto da etiqueta do motor e diga quantas aberturas o portão precisa fazer sem luz.',
  },
  {
    when: [advantages, 'codigo rolante|rolling code|rolling'],
    unless: 'ou|codigo fixo',
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'A vantagem do código rolante, ou rolling code, é que o controle manda um código novo a cada toque: quem grava o sinal pelo ar não abre o portão depois, e nenhum quiosque copia o seu controle sem você saber. Outra é apagar só o controle perdido, sem refazer os demais. A desvantagem é que a cópia em loja não funciona: para ter mais um, compra-se da mesma família e grava-se na central.',
    ],
    heading: 'Como passar para ele sem trocar o motor',
    text: [
      'Um receptor avulso com código rolante, ligado à entrada de botoeira, serve em qualquer motor e dispensa trocar a placa. Depois se gravam os controles novos, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    points: [
      'Casa com saída para a rua: vale sempre.',
      'Prédio: um controle perdido se apaga sozinho.',
      'Controle apertado muitas vezes longe do portão pode pedir nova gravação.',
      'Tampa com fileira de chavinhas: o seu ainda é fixo.',
    ],
    send: 'Mande a foto do controle aberto e da placa: dizemos se ele já é rolante.',
  },
  {
    when: [`${advantages}|vale a pena`, 'aluminio'],
    unless: 'ou|ferro|preco|quanto custa|compr*|diferenca',
    subject: 'portao-de-aluminio',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'A vantagem do portão de alumínio automatizado é o peso: a folha tem perto da metade do peso da mesma em chapa de ferro, e por isso força menos o motor, o cabo e a roldana, além de não enferrujar nem pedir pintura. A desvantagem é que o perfil fino amassa e cede onde o braço ou a cremalheira se prende, e ali ele precisa de um reforço por dentro.',
    ],
    heading: 'O que o alumínio pede antes do motor',
    text: [
      'A chapa de reforço vai entre o perfil e o suporte, presa com parafuso passante, e a folha não pode balançar. Motor muito rápido em folha mole bate e folga os rebites.',
      'Em basculante o kit sai instalado de {{kit.padrao}} a {{kit.jetflex}}, e o de alumínio quase sempre fica no mais simples; de correr e de abrir saem por orçamento.',
    ],
    points: [
      'Vantagem: motor menor e menos desgaste.',
      'Vantagem: boa escolha perto do mar.',
      'Desvantagem: folha leve sofre mais com vento.',
      'Desvantagem: solda em alumínio não é qualquer serralheiro que faz.',
    ],
    send: 'Mande uma foto da folha por dentro, com os perfis à vista, e as medidas.',
  },
  {
    when: [`${advantages}|vale a pena`, 'madeira'],
    unless: 'ou|ferro|preco|quanto custa|compr*|diferenca|inchou|cupim',
    subject: 'portao-de-madeira',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'A vantagem do portão de madeira com motor é a beleza, o silêncio e o conforto de não levantar uma folha pesada; o motor trabalha bem nela se o quadro é firme e o suporte pega em chapa de ferro, e não só na madeira. As desvantagens são o peso, que cresce com a chuva, o inchaço que trava nas laterais e o verniz que se refaz a cada poucos anos.',
    ],
    heading: 'Como escolher o motor para a madeira',
    text: [
      'Conte o peso da madeira molhada e deixe sobra. Em basculante, até {{home.weight}} serve o PPA Home do kit PADRÃO, por {{kit.padrao}}, e até {{homeJetflex.weight}} o do JETFLEX, por {{kit.jetflex}}; de correr e de abrir saem por orçamento.',
    ],
    points: [
      'Folga de um dedo nas laterais, para o inchaço.',
      'Quadro de ferro por trás alivia o motor e a madeira.',
      'Parafuso passante com arruela larga.',
      'Refaça o equilíbrio depois de envernizar ou trocar tábua.',
    ],
    send: 'Mande uma foto da folha por dentro, a altura, a largura e a espessura da madeira.',
  },
  {
    when: [
      `${advantages}|por que contratar|por que fazer|vale a pena|compensa`,
      'contrato de manutencao|contrato|mensal|plano|preventiva*|manuten*',
      'condominio*|predio*|sindico*',
    ],
    unless: 'quanto custa|preco|intervalo|quanto em quanto',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['worth', 'care'],
    answer: [
      'Porque no prédio um portão parado prende dezenas de carros, e a preventiva acha o cabo, a roldana e a fotocélula no fim antes disso. Com contrato, o síndico tem visita marcada, custo previsto para a assembleia, alguém que já conhece o motor e um relatório que mostra que ele cuidou, o que pesa se houver acidente. Uma peça evitada já diz a conta: um conserto fica de {{repair.from}} a {{repair.to}}, e um motor pesado, de {{condominium.from}} a {{condominium.to}}.',
    ],
    heading: 'O que exigir no contrato',
    text: [
      'Escreva quantas visitas, o que se confere em cada uma, em quanto tempo atendem o portão parado e o que não está incluído. Peça trocada se orça à parte e só com autorização.',
      'Entrada que abre mais de cem vezes por dia pede visita mensal ou trimestral; a de poucos carros fica bem com uma a cada {{maintenance.interval}}.',
    ],
    points: [
      'Relatório com data, medidas e fotos.',
      'Teste de força, reversão e fotocélula em toda visita.',
      'Lista de controles conferida com a de unidades.',
      'Saída sem multa longa, se o serviço não agradar.',
    ],
    send: 'Mande quantas folhas e unidades há e uma foto da entrada por dentro: devolvemos o valor por visita e por contrato.',
  },
  {
    when: [
      advantages,
      'celular|aplicativo|wi fi|wifi|alexa|smartphone|internet',
      'abrir portao|abrir o portao|abertura|portao*',
    ],
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'As vantagens de abrir o portão pelo celular são não depender de um controle que se perde, abrir de longe para a entrega ou o parente, dar acesso por tempo marcado e ver se a folha ficou aberta. A desvantagem é depender da internet e do sinal na garagem: por isso o controle e a botoeira continuam funcionando ao lado.',
    ],
    heading: 'O que é preciso ter',
    text: [
      'Não se troca o motor: um módulo Wi-Fi se liga à entrada de botoeira da central, e a ligação parte de {{repair.from}}. O módulo se escolhe pela foto da placa.',
      'Use senha só da casa e peça um modelo com sensor de posição, para o aplicativo dizer se o portão fechou de verdade.',
    ],
    points: [
      'Vantagem: cada pessoa tem a sua permissão, e apaga-se uma de cada vez.',
      'Vantagem: registro de quem abriu e quando.',
      'Limite: sem Wi-Fi na garagem, escolha módulo com chip.',
      'Limite: sem luz, só abre se há nobreak.',
    ],
    send: 'Mande a foto da placa da central e diga se o Wi-Fi chega à garagem.',
  },
  {
    when: [advantages, 'solar|placa solar|energia solar'],
    subject: 'motor-solar',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['worth'],
    answer: [
      'A vantagem do motor solar é não precisar de fio até o portão: painel e bateria bastam em sítio, chácara ou entrada longe da casa, e ele continua abrindo quando falta luz. As desvantagens são o preço do conjunto, a bateria que se troca a cada poucos anos, o número limitado de aberturas e a sombra, que o deixa sem carga. Numa garagem da cidade, com disjuntor ao lado, a rede com nobreak faz o mesmo por menos.',
    ],
    heading: 'Quando ele compensa',
    text: [
      'Compensa quando abrir vala e passar cabo custa mais que o painel, e quando o portão abre poucas vezes por dia. O motor tem de ser de corrente contínua; motor comum de 127 ou 220 V não se liga direto ao painel.',
    ],
    points: [
      'Painel para o norte, sem sombra de árvore.',
      'Bateria para três ou quatro dias nublados.',
      'Folha leve e bem nivelada, para gastar pouco.',
      'Aparelho preso, porque painel baixo é furtado.',
    ],
    send: 'Diga a distância do quadro ao portão, o tipo da folha e quantas vezes ela abre por dia.',
  },
  {
    when: [`${advantages}|como funciona`, 'senha|teclado|numerica'],
    unless: 'wi fi|wifi|esqueci|trocar|mudar|tuya|aplicativo',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'A vantagem do portão com senha é entrar sem controle nem chave: quem chega digita o número num teclado ao lado do vão, e a central abre. Serve a filho, diarista e hóspede, e a senha se muda quando alguém sai. A desvantagem é que senha se conta e se espia; por isso escolha um teclado que aceite uma para cada pessoa e a troque de tempos em tempos.',
    ],
    heading: 'Como o teclado se liga ao motor',
    text: [
      'O teclado tem saída de contato seco e se liga à entrada de botoeira da central, num serviço entre {{repair.from}} e {{repair.to}}, em motor de qualquer marca. O aparelho e o cadastro são de quem vende controle de acesso.',
    ],
    points: [
      'Modelo para tempo, com tampa.',
      'Fio por dentro do muro, para não ser cortado.',
      'Bloqueio depois de várias tentativas erradas.',
      'O controle do carro continua valendo.',
    ],
    send: 'Mande a foto da central e do lugar do teclado.',
  },
  {
    when: [advantages, 'inversor|inverter|soft start'],
    unless: 'ou',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['worth'],
    answer: [
      'As vantagens do motor com inversor de frequência são partir e frear devagar, abrir em poucos segundos sem bater, fazer menos barulho e poupar a folha, o cabo e a engrenagem, porque o tranco some. No nosso caso é o JETFLEX, que abre em {segundos jetflex} e sai por {{kit.jetflex}} instalado em basculante. As desvantagens são a placa mais cara e sensível a surto e a exigência de 220 V.',
    ],
    heading: 'Para quem o inversor compensa',
    text: [
      'Compensa em avenida, em casa de muitas saídas e em folha que balança a cada parada. Em garagem recuada de pouco uso, o PADRÃO, por {{kit.padrao}}, faz o serviço.',
    ],
    points: [
      'Ponha DPS no quadro, com terra.',
      'Folha torta se conserta antes: a velocidade mostra todo defeito.',
      'Na conta de luz a diferença não se nota.',
      'A placa é a desenhada para ele, sem adaptação.',
    ],
    send: 'Diga se há 220 V no ponto e mande uma foto do portão por dentro.',
  },
];
