/** Answers about upkeep, visits, codes and safety that titles ask of any gate. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const upkeepAnswers: readonly DirectAnswer[] = [
  {
    when: ['lubrific*|engrax*|graxa|oleo|lubrificante', 'basculante', 'como|onde|que|qual|passar'],
    unless:
      'vaz*|pinga*|fuso|cabo|rang*|trocar|troca|queimad*|cheir*|quanto em quanto|frequencia|cada quanto',
    subject: 'portao-basculante',
    aspects: ['care'],
    answer: [
      'Para lubrificar o basculante, feche a folha, desligue o disjuntor e ponha óleo fino, poucas gotas, nos pivôs e nas articulações dos braços, limpos antes com pano seco. O fuso do motor leva a graxa que o manual indica, em película. Cabo, polia, mola e caixa de contrapeso não: ali há peso suspenso, e quem cuida é o técnico, na visita anual.',
    ],
    heading: 'Os pontos do basculante que recebem óleo',
    text: [
      'Ponha o óleo do chão, sem subir na folha nem meter a mão na coluna. Tire o excesso, porque ele pinga no carro e junta pó no canal lateral.',
      'Depois religue e faça três aberturas, de longe. Se o rangido volta em dias, o pino gastou: a troca fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Pivô de cada lado: uma gota onde o eixo entra na bucha.',
      'Guia lateral de nylon: só limpa, fica seca.',
      'Cremalheira do motor: película de graxa branca, se é de aço.',
      'Desengripante solta ferrugem e evapora; não fica no lugar do óleo.',
    ],
    send: 'Se continua rangendo, mande um vídeo com som, gravado de lado e longe da folha.',
  },
  {
    when: [
      'manuten*|revis*|preventiv*',
      'de quanto em quanto tempo|a cada quanto|a cada quantos|periodicidade|com que frequencia|qual a frequencia|quantas vezes|quando fazer|intervalo|de quantos em quantos|quanto em quanto|frequencia|cada quanto tempo',
    ],
    unless: 'controle|garantia|condominio|predio|loja|contrato',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Em casa, a manutenção do portão se faz uma vez por ano; em prédio, comércio ou portão que não para, a cada {{maintenance.interval}}. Antecipe se mudou o barulho, se a folha pesa na mão ou se ele demora mais para abrir. A visita dura de {horas de manutenção}; por mês, em casa, basta varrer o trilho, limpar as lentes da fotocélula e provar o feixe com uma vassoura.',
    ],
    heading: 'O que encurta o intervalo',
    text: [
      'O que gasta é viagem, sol e poeira. Perto de obra, do mar ou em rua que alaga, conte com o dobro de visitas; garagem coberta com duas saídas por dia fica bem com a anual.',
      'Na visita o técnico solta o motor, move a folha com a mão, limpa e engraxa o que gira, reaperta, mede força e fotocélula e anota a data.',
    ],
    points: [
      'Cabo com um fio partido: não espera a revisão, e o portão para.',
      'Folha que range ou dá tranco: visita agora.',
      'Fotocélula que não reage: visita agora.',
      'Graxa: só o que gira, e nunca o trilho do portão de correr.',
      'Destravamento testado uma vez por ano, com o disjuntor desligado.',
    ],
    questions: [
      {
        question: 'Preciso chamar se o portão está bom?',
        answer:
          'Uma vez por ano, sim: cabo, contrapeso e força não dão sinal de fora até o dia em que falham.',
      },
    ],
    further:
      'A lista completa está na página da [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Mande o tipo de portão, a foto da etiqueta do motor e a data da última revisão: respondemos com o valor da visita.',
  },
  {
    when: ['lubrific*|engrax*', 'regula*|regular|ajust*|reapert*'],
    unless: 'como|rang*|barulh*|quanto em quanto|frequencia|troca|trocar',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['adjust', 'care'],
    answer: [
      'Lubrificar e regular o portão se faz numa visita só, de {horas de manutenção}: primeiro a folha fica leve na mão, depois se acertam fim de curso e força. A regulagem custa de {{part.adjustment.from}} a {{part.adjustment.to}}, com {{repair.warranty}} de garantia no serviço.',
    ],
    heading: 'Em que ordem se lubrifica e se regula',
    text: [
      'Força aumentada em folha seca só esconde o peso, e o motor esquenta. Por isso o óleo vem antes do ajuste, e o ajuste termina com o teste da fotocélula.',
    ],
    points: [
      'Dobradiça, pivô e eixo de roldana: limpos, com poucas gotas.',
      'Fuso ou engrenagem: a graxa que o fabricante indica.',
      'Fim de curso: a folha encosta sem bater.',
      'Força: a menor que move a folha inteira.',
    ],
    send: 'Mande pelo WhatsApp o tipo de portão, a foto da etiqueta do motor e o bairro, e o valor da visita vem por mensagem.',
  },
  {
    when: [
      'lubrific*|engrax*|oleo|graxa|desengripante|wd40|lubrificante|olear|azeitar',
      'portao|portoes|automatico|eletronico|motor|basculante|deslizante|correr|dobradica|dobradicas|rolamento',
    ],
    unless:
      'vaz*|pinga*|cremalheira|fuso|corrente|trilho|roldana|cabo|rang*|trocar|troca|queimad*|cheir*|quanto em quanto|frequencia|cada quanto|deixa|cursor|alemao|cozinha|como',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'No portão se lubrifica pouco e no lugar certo: dobradiça e pivô com óleo fino, fuso com a graxa que o fabricante indica, cremalheira de aço com uma película de graxa branca. Trilho e cremalheira de nylon ficam secos, e rolamento blindado não leva nada. Antes, desligue o disjuntor; o cabo de aço, a mola e a caixa do motor ficam para o técnico.',
    ],
    heading: 'Onde pôr, onde não pôr e com quê',
    text: [
      'Limpe com pano seco, ponha pouco e tire o excesso: graxa que escorre junta areia e vira lixa. Desengripante serve para soltar o que emperrou, e não fica no lugar da graxa.',
      'Óleo de cozinha, óleo queimado e vaselina viram cola com a poeira. Engrenagem e redutor se engraxam por dentro, na revisão anual.',
    ],
    points: [
      'Correr: trilho varrido e seco, roldana aberta com uma gota no eixo.',
      'Basculante: pivôs e articulações dos braços, nunca o cabo.',
      'De abrir: dobradiças de baixo e de cima, com a folha parada.',
      'Continuou rangendo em poucos dias: o pino ou o rolamento gastou.',
      'Fotocélula, ímã e freio longe de qualquer óleo.',
    ],
    further:
      'O que o técnico confere todo ano está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'Se range depois de limpo e lubrificado, mande um vídeo com som, gravado de longe, e o tipo de portão.',
  },
  {
    when: [
      'manutencao corretiva|conserto na hora|conserto em hora|conserto rapido|consertar hoje|consertar na hora|arrumar na hora|conserto imediato|na mesma hora|no mesmo dia|na hora',
      'portao|portoes|motor|automatico|eletronico|tecnico|conserto|consertam|conserta|resolvem|arrumam',
    ],
    unless:
      'placa|instal*|contrato|paga*|quanto custa em hora|domingo|sabado|feriado|madrugada|na hora de|em hora de|barulho*|na hora que|em hora que',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'A maior parte dos portões se conserta na primeira visita, em {horas de reparo}, por {{repair.from}} a {{repair.to}}, com o valor dito antes e {{repair.warranty}} de garantia no serviço. No mesmo dia depende da agenda: mande cedo um vídeo, a etiqueta do motor e o bairro, porque é por eles que o técnico já leva a peça. Casa aberta para a rua, carro preso e folha caída vêm primeiro.',
    ],
    heading: 'O que sai na hora e o que espera peça',
    text: [
      'Na hora: capacitor, regulagem, gravação de controle, ímã, relé, cabo e roldana comuns. Espera: placa fora de linha, engrenagem de modelo antigo, solda grande e folha torta.',
      'A visita não tem taxa na área atendida. Se a peça não está no carro, o técnico deixa o portão fechado e seguro na mão e diz o dia da volta.',
    ],
    points: [
      'Foto da etiqueta: diz a peça antes da saída.',
      'Vídeo de longe com som: separa motor de folha.',
      'Mensagem pela manhã: mais chance no mesmo dia.',
      'Fora do expediente: assistência 24 horas, conforme haja técnico.',
    ],
    further:
      'As faixas de cada peça estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande agora o vídeo, a foto da etiqueta e o bairro: a resposta diz se há horário hoje e por quanto.',
  },
  {
    when: [
      'perto de mim|proximo de mim|proximo a mim|mais proximo|mais perto|perto de casa|aqui perto|na minha regiao|em minha regiao|portao perto|tecnico perto|conserto perto|assistencia perto|ppa perto|garen perto|rossi perto|peccinin perto|por perto',
      'tecnico|conserto|assistencia|manutencao|portao|motor|conserta|instalador|empresa',
    ],
    unless:
      'loja|comprar|vende|peca|pecas|onde|cabo|cabos|trava|roldana*|capacitor|engrenagem|cremalheira|bateria|fotocelula|botoeira|placa|central|controle*',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair', 'price'],
    answer: [
      'Atendemos São Paulo e a Grande São Paulo na sua garagem, sem taxa de visita: mande o bairro pelo WhatsApp e a resposta diz se há técnico por perto e em que horário. O conserto de portão fica entre {{repair.from}} e {{repair.to}}, com o valor dito antes e {{repair.warranty}} de garantia no serviço. Até ele chegar, deixe o disjuntor do portão desligado se há cheiro, choque ou folha torta.',
    ],
    heading: 'Como escolher um técnico perto de você',
    text: [
      'Perto ajuda menos que preparado: um técnico que viu a etiqueta do motor chega com a peça e resolve na primeira ida. Peça o valor por escrito antes, a garantia do serviço e a nota.',
      'O expediente vai de {horário}; fora dele, a assistência 24 horas depende de haver técnico disponível.',
    ],
    points: [
      'Desconfie de quem condena a placa sem medir o motor.',
      'Peça que a peça trocada fique com você.',
      'Prova final: três aberturas e o teste da fotocélula, na sua frente.',
      'Solda grande e coluna: serralheiro. Quadro e disjuntor: eletricista.',
    ],
    further:
      'O que acontece em cada etapa está na página de [visita técnica](/topicos/visita-tecnica-para-portao-automatico).',
    send: 'Mande o bairro, um vídeo do defeito e a foto da etiqueta do motor.',
  },
  {
    when: [
      'trocar|troca|passar|transformar|mudar|converter|virar',
      'portao manual|manual para automatico|manual em automatico|manual para eletronico|comum para automatico|comum em automatico|manual por automatico|manual pelo automatico|manual automatico|manual eletronico',
    ],
    unless: 'voltar|destrav*|para manual|automatico para manual',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Passar o portão manual para automático quase nunca pede portão novo: põe-se o motor na folha que já existe. No basculante, o kit instalado custa {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}}, conforme a velocidade; em portão de correr ou de abrir o valor sai por orçamento, com foto e medidas, sem taxa de visita. O motor fica pronto em {horas de instalação}, no mesmo dia.',
    ],
    heading: 'O que o portão manual precisa ter',
    text: [
      'A folha tem de andar com uma mão e parar onde se larga. Se pesa ou raspa, isso se acerta antes: cabo ou roldana, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e solda ou reforço do suporte, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
      'O ponto de energia junto do motor é do eletricista, com disjuntor próprio e terra.',
    ],
    points: [
      'Tipo da folha: sobe, corre ou abre.',
      'Largura, altura e material, que dão o peso.',
      'Fechadura e ferrolho velhos: saem, para não forçar o motor.',
      'Lugar do motor: coluna, piso ou parede firmes.',
    ],
    further:
      'O que se confere em cada folha está em [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Mande uma foto do portão por dentro, as medidas, o material e o bairro: respondemos com o valor.',
  },
  {
    when: [
      'instalar|colocar|por|instalacao|quero|preciso|vale a pena|precisa',
      'trava|trava de seguranca|trava extra|segunda trava|trava lock',
      'portao|automatico|eletronico|basculante|deslizante|garagem|correr|pivotante',
    ],
    unless:
      'eletroima|magnet*|eletromagnet*|preco|valor|custa|chave|destrav*|trava quebr*|manual|fechadura comum',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Num portão com motor a trava tem de ser elétrica: ela prende a folha no batente e solta um instante antes de o motor puxar. Fechadura ou ferrolho comum esquecido fechado quebra a engrenagem. O preço depende do tipo de folha, do fio até o ponto e da saída da central; por foto dizemos o valor antes da visita, que não tem taxa.',
    ],
    heading: 'Onde a trava vai e o que a central precisa ter',
    text: [
      'Ela vai onde a folha fechada menos se mexe: embaixo no basculante, no fim do curso no de correr, no encontro das folhas no de abrir. A chapa é parafusada ou soldada, e o fio chega em conduíte até a central.',
      'A central precisa de saída de trava ou de um módulo temporizador. Sem o atraso certo, o motor puxa com o pino fechado.',
    ],
    points: [
      'Na falta de luz, solta-se pela chave dela, guardada fora do alcance da rua.',
      'Folha que balança no batente: acerta-se antes, ou o pino não entra.',
      'Basculante leve de casa: o motor já segura, e a trava é contra alavanca.',
      'De abrir longo ou com vento: a trava é quase sempre necessária.',
    ],
    send: 'Mande uma foto do portão fechado por dentro e outra do encontro da folha com o batente, com uma trena ao lado.',
  },
  {
    when: [
      'lavar|lavagem|jogar agua|mangueira|lava jato|wap|lavadora|limpar',
      'portao|motor|automatico|eletronico|garagem',
      'agua|pode|posso|como|lavar|jato|cuidado|com motor|estraga|problema|limpar',
    ],
    unless:
      'calcada|parou|depois|apos|trilho|lavei|fotocelula|cremalheira|placa|quintal|controle|entrou|nao fecha',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Pode lavar a folha do portão, desde que o jato não chegue ao motor, à fotocélula nem à botoeira: desligue o disjuntor antes, use pano úmido perto da caixa e balde ou mangueira fraca no resto. Lavadora de pressão não: ela vence a borracha da tampa e molha a placa. Religue só com tudo seco por fora.',
    ],
    heading: 'Lavar sem molhar a placa',
    text: [
      'A folha seca antes de ser acionada: água que escorre para o trilho leva sabão até a roda, e a que fica na lente faz a fotocélula segurar o portão aberto.',
      'Se a caixa tomou água, não religue para ver: o conserto da placa só seca fica perto de {{repair.from}}, e a que foi ligada molhada pode pedir troca, até {{part.board.to}}.',
    ],
    points: [
      'Sabão neutro; cloro e ácido comem tinta e cabo.',
      'Nada de água de baixo para cima na caixa do motor.',
      'Plástico sobre o motor só durante a lavagem, e depois fora.',
      'Enxugue as duas lentes e a botoeira antes de religar.',
    ],
    send: 'Se parou depois da lavagem, deixe o disjuntor desligado e mande uma foto da caixa do motor fechada.',
  },
  {
    when: [
      'sem fotocelula|sem sensor|nao tem fotocelula|nao tem sensor|falta fotocelula|falta de fotocelula',
      'perig*|risco*|segur*|pode|posso|problema|precisa|obrigatori*|machuc*|usar|funciona|fecha',
    ],
    unless: 'controle|tirar|desligar|jumper|ponte',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Sim, é perigoso: sem fotocélula o portão só percebe alguém depois de encostar, e com força alta nem isso. O risco é maior com fechamento automático ligado, criança, animal ou folha pesada. Até instalar, desligue o fechamento automático e feche sempre olhando; o par instalado e regulado fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    heading: 'O que a fotocélula muda e o que ela não vê',
    text: [
      'Com o feixe cortado, a folha para ou volta antes de tocar. Ele passa numa altura só: um segundo par, mais baixo, cobre criança que engatinha e cachorro.',
      'Ela não dispensa a regulagem da força, que é o que faz o portão parar ao encostar onde não há feixe. As duas se acertam na mesma visita.',
    ],
    points: [
      'Prova do mês: vassoura no feixe, com a folha fechando e você fora do vão.',
      'Quase toda central tem a entrada; a foto da placa confirma.',
      'Portão de prédio e comércio: trate como indispensável.',
      'Não ponteie a entrada para calar o aviso de falta de sensor.',
    ],
    send: 'Fotografe os dois lados do vão, vistos de dentro, e a etiqueta da central: dizemos onde o par vai e o valor.',
  },
  {
    when: [
      'trocar|mudar|alterar|redefinir|resetar|troca',
      'senha|segredo|codigo|codificacao',
      'controle|controles|controle remoto',
    ],
    unless: 'rolante para|wi*|app|aplicativo|celular|teclado|bateria',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'O controle de portão não tem senha: tem um código. No código fixo, mudam-se as chaves pequenas dentro do controle e as da placa, todas iguais; no rolante, apaga-se a memória da central e grava-se de novo só o que é seu. Junte antes todos os controles da casa; o trabalho na placa é do técnico, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Código fixo ou rolante: o que muda em cada um',
    text: [
      'Abra a tampa da bateria: uma fileira de chaves pequenas é código fixo; sem elas, é gravação na central. Quem tem código fixo e teme cópia troca o receptor por um rolante, e os controles junto.',
      'Ao limpar a memória, todo controle ausente deixa de abrir, inclusive o que se perdeu, e é essa a ideia.',
    ],
    points: [
      'Controle roubado ou emprestado: apagar hoje.',
      'Mudou de casa: apagar o que o antigo dono gravou.',
      'Código igual ao do vizinho: trocar as chaves dos dois lados.',
      'Anote a posição de cada controle, para apagar um só depois.',
    ],
    further:
      'Os passos de gravar estão em [programação de controle](/topicos/programacao-de-controle-de-portao).',
    send: 'Mande a foto do controle aberto e a da etiqueta da central, e diga quantos controles há na casa.',
  },
  {
    when: [
      'clonar|copiar|fazer|duplicar|gravar|programar|cadastrar',
      'controle',
      'sem o original|sem original|sem ter o original|sem o controle|sem outro|sem um que funcione|perdi o original|sem nenhum|sem o antigo',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Clonar sem o original não dá: a cópia aprende o sinal de um controle que funciona. Mas não é preciso ter o original para ter controle novo, porque ele se grava na central do motor, com um controle da mesma família. Na visita isso fica entre {{part.programming.from}} e {{part.programming.to}}, e o controle perdido é apagado junto.',
    ],
    heading: 'Do motor ao controle novo, sem o velho',
    text: [
      'O que diz qual controle serve é a placa: a marca e o código impressos nela dão a frequência e o tipo de código. A foto da etiqueta do motor costuma bastar.',
      'Até gravar, o portão abre pela botoeira, pelo interfone ou na mão, com o disjuntor desligado e a chave de destravamento.',
    ],
    points: [
      'Código fixo: as chaves da placa mostram a combinação.',
      'Código rolante: só a memória da central aceita o novo.',
      'Condomínio: quem grava é a administração.',
      'Chaveiro que promete copiar sem original: peça para testar no portão antes de pagar.',
    ],
    further:
      'Os tipos de código estão na página do [controle remoto de portão](/topicos/controle-remoto-de-portao).',
    send: 'Mande a foto da etiqueta do motor e da tampa da central e diga quantos controles quer.',
  },
  {
    when: [
      'instalar|instalacao|colocar|trocar|por|instalada',
      'fotocelula|sensor|sensores|sensor de seguranca',
      'preco|valor|quanto|custa|orcamento|quanto fica|instalada',
    ],
    unless: 'estacionamento|presenca|re|fim de curso|magnetico|antiesmagamento|alarme',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Instalar fotocélula no portão fica entre {{part.photocell.from}} e {{part.photocell.to}}, com o par, o fio e a regulagem, quando há caminho para o cabo; leva até {{part.photocell.hours}} e o serviço tem {{repair.warranty}} de garantia. Calçada a cortar ou conduíte a embutir se combinam antes, e a visita não tem taxa na área atendida.',
    ],
    heading: 'O que muda o preço da fotocélula',
    text: [
      'O cabo é o que decide: dos dois lados do vão até a central, em conduíte só dele. Se o motor já tem um par com defeito, o fio se aproveita, e o preço cai para o começo da faixa.',
      'Quase toda central tem a entrada. Em motor muito antigo sem ela, isso é dito pela foto, antes de qualquer gasto.',
    ],
    points: [
      'Altura: meio metro do chão, mais ou menos, e um segundo par para criança e animal.',
      'Receptor do lado que não toma sol da tarde.',
      'Prova na entrega: vassoura no feixe, e a folha para ou volta.',
      'Força regulada na mesma visita.',
    ],
    further:
      'A altura, o teste e a ligação estão na página do [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Mande uma foto dos dois lados do vão, vistos de dentro, e a da etiqueta do motor: respondemos com o valor.',
  },
  {
    when: [
      'cerca eletrica e motor|cerca eletrica e automatizacao|cerca eletrica e portao|cerca eletrica e o motor|motor e cerca|motor de portao e cerca|portao eletronico e cerca|portao automatico e cerca|automatizacao e cerca',
    ],
    unless: 'interfer*|atrapalh*|encost*|choque|curto|perto|junto',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['buy', 'install', 'price'],
    answer: [
      'Instalamos o motor do portão, mas não a cerca elétrica, que é de empresa de segurança. Em basculante o kit sai já instalado por {{kit.padrao}} (PADRÃO), {{kit.speedy}} (SPEEDY) ou {{kit.jetflex}} (JETFLEX); em portão de correr ou de abrir, por orçamento, em geral entre {{replacement.from}} e {{replacement.to}} numa casa.',
    ],
    heading: 'Combinar o motor e a cerca sem um atrapalhar o outro',
    text: [
      'Peça à empresa da cerca que deixe o fio de alta tensão e o cabo dela longe do fio da central e da antena do receptor, e com aterramento próprio: o pulso da cerca encurta o alcance do controle.',
      'Se a folha passa perto da haste no fim do percurso, diga isso aos dois antes da montagem.',
    ],
    points: [
      'Ponto de energia do portão com disjuntor próprio.',
      'Folha levada na mão, leve e sem enroscar.',
      'Central da cerca fora da caixa do motor.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, onde passa a cerca, e o bairro.',
  },
  {
    when: [
      'cerca eletrica|cerca|choque de cerca',
      'interfer*|atrapalh*|portao automatico|motor|encost*|junto|perto|controle',
      'portao|motor|automatico|controle',
    ],
    unless: 'instalar cerca|preco|valor|viva|instala|conserto',
    subject: 'cerca-eletrica',
    isAboutSubject: true,
    answer: [
      'A cerca elétrica pode interferir no portão de duas maneiras: o pulso dela, quando há fuga ou isolador sujo, faz ruído no receptor e encurta o alcance do controle; e o fio dela junto do fio do portão induz surto na placa. A prova é desligar a central da cerca por alguns minutos e contar os passos de alcance. Da cerca cuida a empresa de segurança; do receptor, da antena e do fio do portão, nós.',
    ],
    heading: 'Separar a cerca do portão',
    text: [
      'Os cabos dos dois vão em conduítes separados, e cada central com o seu terra ligado à barra do quadro. Haste da cerca nunca é emendada na carcaça do motor.',
      'Se o alcance volta com a cerca desligada, peça a revisão dos isoladores a quem a instalou; conosco, afastar a antena ou trocar o receptor começa em {{repair.from}}.',
    ],
    points: [
      'Estalo ritmado na cerca: fuga, e piora com chuva.',
      'Fio da cerca a menos de um palmo da folha: afasta-se, porque o portão pode encostar.',
      'Choque no portão: desligue os dois disjuntores e não toque em nada.',
    ],
    send: 'Diga se o alcance melhora com a cerca desligada e mande a foto da caixa do motor e do fio da cerca perto dela.',
  },
];
