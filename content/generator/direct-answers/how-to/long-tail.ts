/** Doubts and complaints that come up less often, each with the word that decides it. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const longTailAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'pintar|pintura|pintando|pintor|tinta|repintar|pinto',
      'motor|automatico|eletronico|basculante|fotocelula|cremalheira|motorizado',
    ],
    unless: 'eletrostatica|controle|preco|custa',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Pode pintar com o motor no lugar, desde que ele esteja desligado no disjuntor, coberto e com a folha parada até a tinta secar. O que não pode receber tinta é cremalheira, fuso, cabo, trilho, lente da fotocélula e furo de ventilação: ali uma camada fina já trava ou cega.',
    ],
    heading: 'O que cobrir e em que ordem pintar',
    text: [
      'Feche a folha, desligue o disjuntor e combine que ninguém aperta controle. Proteja motor e central com plástico solto e fita, tire a fotocélula do suporte ou cubra a lente, e retire a cobertura no mesmo dia, para não juntar umidade.',
      'Pinte a folha em duas posições, fechada e aberta na mão, com o motor solto na chave. No basculante, ninguém embaixo sem escora; no de correr, cuidado com a guia.',
    ],
    points: [
      'Lixa e solda perto do motor: pó e faísca longe da caixa.',
      'Dobradiça e pivô: cubra o pino, pinte o corpo.',
      'Tinta grossa em folha grande pesa: prove o equilíbrio depois.',
      'Antes de religar: fita fora, lente limpa, folha leve na mão.',
    ],
    sections: [
      {
        aspect: 'care',
        heading: 'Depois da pintura',
        text: [
          'Se a folha ficou pesada, o acerto de contrapeso ou cabo fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; força e curso, de {{part.adjustment.from}} a {{part.adjustment.to}}. Lente manchada que não sai pede o par novo, de {{part.photocell.from}} a {{part.photocell.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Preciso tirar o motor para pintar?',
        answer: 'Só em troca de chapa, jato de areia ou pintura de forno, que é feita fora.',
      },
      {
        question: 'Quanto tempo espero para usar?',
        answer: 'O da lata para manuseio, em geral um dia. Batente e borracha grudam se fechar antes.',
      },
    ],
    send: 'Mande uma foto do portão por dentro: dizemos o que cobrir e se é melhor soltar o motor.',
  },
  {
    when: [
      'mau contato|mal contato|falha de contato|contato ruim|borne*|terminal|conector',
      'placa|central|motor|portao|fio|controle|botoeira|solto|queimado|derret*|oxidad*',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Mau contato na placa faz o portão falhar sem regra: um dia anda, no outro não, e volta quando se bate na caixa. Não bata nem aperte com a rede ligada. Com o disjuntor desligado, o técnico reaperta os bornes, limpa a oxidação e refaz a solda que trincou com a vibração do motor.',
    ],
    heading: 'Onde o contato se perde',
    text: [
      'Borne frouxo esquenta, escurece o plástico e derrete a ponta do fio. Solda trincada ao lado do relé ou do transformador se vê como um anel fino. Conector de encaixe oxida onde há umidade ou formiga.',
      'Antes de culpar a placa, olhe o que se move: fio que dobra na folha, plugue na tomada e botão da botoeira dão o mesmo sintoma.',
    ],
    points: [
      'Falha quando o motor treme: solda ou borne.',
      'Falha quando esquenta: contato dilatado.',
      'Falha na umidade: oxidação.',
      'Só um comando falha: fio ou botão dele.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Refazer o contato ou trocar a placa',
        text: [
          'Aperto, limpeza, solda e borne novo partem de {{repair.from}}; placa trocada vai de {{part.board.from}} a {{part.board.to}}, com {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'Spray limpa-contatos resolve?',
        answer: 'Ajuda em conector, com tudo desligado e seco antes de religar. Não fecha solda trincada.',
      },
      {
        question: 'É perigoso deixar assim?',
        answer: 'Borne que esquenta pode queimar o fio. Se há cheiro ou plástico escuro, desligue.',
      },
    ],
    send: 'Mande um vídeo da falha e uma foto da caixa fechada, com a etiqueta da central.',
  },
  {
    when: [
      'mola|molas',
      'quanto tempo|tempo de vida|vida util|duracao|quanto dura|quantos anos|de quanto em quanto|durabilidade',
    ],
    unless: 'enrolar|aerea|trocar a mola|demora',
    subject: 'contrapeso',
    isAboutSubject: true,
    answer: [
      'A mola do basculante se mede em aberturas, não em anos: numa casa com poucas viagens por dia costuma passar de cinco anos e pode chegar a dez; num prédio, acaba bem antes. Ferrugem, folha pesada e mola menor que a certa encurtam muito esse tempo.',
    ],
    heading: 'Como saber quanto ainda resta',
    text: [
      'Com o portão fechado e o disjuntor desligado, compare as duas: espiras abertas de modo diferente, pó vermelho e gancho fino pedem o par novo. A prova da folha é do técnico: solta no meio, ela deve ficar parada.',
      'Anote a data da troca na coluna. É a única forma de saber se a próxima durou o que devia.',
    ],
    points: [
      'Uma película de óleo grosso nas espiras, uma vez por ano.',
      'Folha que ganhou chapa: molas refeitas.',
      'Trocar em par, sempre.',
      'Cabo de segurança por dentro, se o modelo aceita.',
    ],
    sections: [
      {
        aspect: 'replace',
        heading: 'Quando trocar antes que quebre',
        text: [
          'O par trocado e equilibrado fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com {{parts.warranty}} de garantia na peça. Trocar com hora marcada custa menos que chamar com a folha caída e o carro preso.',
        ],
      },
    ],
    questions: [
      {
        question: 'Mola pintada dura mais?',
        answer: 'A tinta de fábrica protege. Por cima, ela racha na primeira abertura e prende a água.',
      },
      {
        question: 'Contrapeso dura mais que mola?',
        answer: 'O peso não acaba; o cabo que o segura, sim, e ele também tem vida.',
      },
    ],
    send: 'Mande uma foto das molas com o portão fechado e conte quantas vezes ele abre por dia.',
  },
  {
    when: [
      'modo manual|no manual|em manual|na mao|destravado|sem motor',
      'posso|pode|deixar|usar|ficar|problema|seguro|perigo*',
    ],
    unless:
      'ser aberto|aberto em mao|abrir|abre|ser levantado|sem luz|energia|pesad*|chave|como|nao trava|preso|instal*|trocar|retir*|remover|abrir manualmente',
    subject: 'abertura-manual',
    isAboutSubject: true,
    answer: [
      'Pode deixar o portão no manual por alguns dias, com o disjuntor desligado, mas sem o motor nada segura a folha: feche com cadeado ou corrente, e no basculante só a use se ela fica parada em qualquer altura. De correr em rampa não se deixa solto nem um minuto.',
    ],
    heading: 'Usar na mão sem risco',
    text: [
      'Antes de soltar, veja cabos, molas e trilho. Folha leve e reta se usa na mão com calma; folha que pesa, desce ou pende fica fechada até o conserto, e a saída é outra porta.',
      'Não religue o disjuntor com a chave no meio: o motor gira solto ou engata com tranco e quebra o dente.',
    ],
    points: [
      'Cadeado avisado: ponha um bilhete no disjuntor.',
      'Criança não mexe: a folha solta prende dedo.',
      'Vento: portão de abrir sempre preso.',
      'Voltando: engate, prove na mão, religue.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Enquanto o motor não volta',
        text: [
          'Se ele parou por defeito, o conserto fica entre {{repair.from}} e {{repair.to}}, com {{repair.warranty}} de garantia no serviço. Quem prefere ficar no manual de vez pode retirar o motor, e a folha precisa de fechadura própria.',
        ],
      },
    ],
    questions: [
      {
        question: 'O motor estraga parado?',
        answer: 'Em semanas, não. Em muitos meses, a graxa endurece e o capacitor perde valor.',
      },
      {
        question: 'Os controles ficam gravados?',
        answer: 'Ficam. Só a primeira viagem pode ser mais lenta.',
      },
    ],
    send: 'Conte por que ele está no manual e mande uma foto do portão por dentro.',
  },
  {
    when: ['formiga*|barata*|inseto*|bicho*|bichinho*', 'controle*|controlinho'],
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Formiga dentro do controle se tira com a bateria fora: abra a carcaça, sopre e limpe a plaquinha com pincel e álcool isopropílico, seque e ponha a bateria de volta. Elas procuram açúcar e calor, fecham contato no botão e fazem o portão abrir sozinho ou o controle ficar mudo.',
    ],
    heading: 'Limpar sem estragar',
    text: [
      'Inseticida em spray, água e álcool comum atacam a borracha e deixam resíduo. Se há mancha verde ou trilha comida, o controle não volta a ser confiável.',
      'Guarde longe de comida e da gaveta da cozinha. Se a central também tem formiga, o ninho é lá, e quem abre a caixa é o técnico.',
    ],
    points: [
      'Luz acesa sem tocar: formiga ou cola no botão.',
      'Portão que abriu sozinho e parou sem a bateria: era o controle.',
      'Contato verde: borracha de lápis.',
      'Limpou e não abre: teste outro no mesmo lugar.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Se não voltou',
        text: [
          'Controle novo, gravado na central, sai entre {{part.programming.from}} e {{part.programming.to}} de serviço, fora a peça. Formiga na placa do motor é outro caso, de {{part.board.from}} a {{part.board.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Naftalina ou talco ajudam?',
        answer: 'Não dentro do controle: soltam vapor e pó sobre os contatos.',
      },
      {
        question: 'Perco a gravação ao abrir?',
        answer: 'Não, nem sem bateria por dias.',
      },
    ],
    send: 'Mande uma foto do controle aberto e diga se outros controles da casa funcionam.',
  },
  {
    when: [
      'bate|batendo|bateu|batida|pancada|tranco|estrondo|soco',
      'ao abrir|na hora de abrir|quando abre|para abrir|na abertura|abrindo|em cima|no teto',
    ],
    unless: 'carro|pessoa|vento|chao|fecha|vizinho|cabeca',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Portão que bate ao abrir passa do ponto de abertura ou parte com tranco. Se a pancada é no fim, o fim de curso daquele lado está tarde ou o ímã escorregou; se é no começo, há folga em pino, cremalheira ou corrente. Diminua o uso até regular, porque é batida que solta suporte e trinca coluna.',
    ],
    heading: 'No começo ou no fim da abertura',
    text: [
      'Ouça de longe e marque no chão onde a folha está quando bate. Batida sempre no fim é parada; no começo, folga; no meio, folha que encontra degrau, solda ou cabo saindo da polia.',
      'No basculante, bater em cima é sinal de contrapeso demais ou folha sem batente: ela sobe com pressa e o motor não a freia.',
    ],
    points: [
      'Só ao abrir: fim de curso de abertura.',
      'Nos dois sentidos: desaceleração perdida ou força alta.',
      'Começou depois de troca de placa: curso por gravar.',
      'Sobe sozinha quando solta: contrapeso a mais.',
    ],
    sections: [
      {
        aspect: 'adjust',
        heading: 'Acertar a chegada e a partida',
        text: [
          'Curso, força e parada suave, de {{part.adjustment.from}} a {{part.adjustment.to}}; equilíbrio da folha, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; suporte que já soltou, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Uma borracha no batente basta?',
        answer: 'Ela cala, mas o motor continua forçando. Primeiro a parada, depois a borracha.',
      },
      {
        question: 'É culpa do motor forte?',
        answer: 'Raramente. Motor forte com curso certo para antes de encostar.',
      },
    ],
    send: 'Mande um vídeo com som da abertura inteira e diga se a batida é no começo ou no fim.',
  },
  {
    when: ['causa|causas|motivo|motivos|por que|porque|o que faz|o que queima', 'queim*', 'motor'],
    unless: 'capacitor|fusivel|placa|controle|raio|cheiro',
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'O motor de portão queima por calor, e o calor vem de esforço: folha pesada ou desequilibrada, uso acima dos ciclos dele, capacitor fraco e tensão errada ou baixa. Água na bobina e fim de curso que não desliga completam a lista. Em quase todos os casos a folha já avisava na mão.',
    ],
    heading: 'Como cada causa queima e como evitar',
    text: [
      'Com peso demais ele puxa mais corrente, esquenta o verniz do fio e um dia as espiras se tocam. Com capacitor fraco ele ronca sem girar, e ronco é calor puro. Ligado em tensão errada, queima em segundos ou nunca tem força.',
      'Trocar o motor sem achar a causa é comprar o próximo defeito: o novo queima no mesmo prazo.',
    ],
    points: [
      'Folha leve na mão, conferida duas vezes por ano.',
      'Solte o botão se ele ronca e não anda.',
      'Motor de ciclos compatíveis com prédio ou comércio.',
      'Disjuntor, terra e fio de bitola certa.',
    ],
    sections: [
      {
        aspect: 'care',
        heading: 'Prevenir custa menos',
        text: [
          'Capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; roldana ou equilíbrio, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Já queimado, o estator fica entre {{part.stator.from}} e {{part.stator.to}}, e o kit novo para basculante parte de {{kit.padrao}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'O protetor térmico não evita?',
        answer: 'Adia: desliga quando esquenta. Quem insiste toda vez que ele volta acaba queimando.',
      },
      {
        question: 'Raio queima o motor?',
        answer: 'Queima mais a placa. A bobina aguenta melhor, mas pode ir junto.',
      },
    ],
    send: 'Se ele ainda anda, mande um vídeo com som e a etiqueta: dizemos o que o está forçando.',
  },
  {
    when: [
      'corrente|correntes',
      'barulh*|estal*|rang*|batendo|bate|pula|pulando|seca|graxa|lubrific*|engrax*|oleo|regul*|ajust*|esticar|tensao',
    ],
    unless: 'cadeado|eletrica|trava|curto|continua|alternada|arrebent*',
    subject: 'portao-basculante',
    isAboutSubject: true,
    answer: [
      'Corrente barulhenta está seca, frouxa ou gasta: seca range, frouxa bate na calha, gasta pula dente com estalo. Desligue o disjuntor, olhe a barriga dela com o portão fechado e, se couber mais que um ou dois dedos de folga, peça o ajuste antes que ela escape da coroa.',
    ],
    heading: 'Lubrificar, esticar ou trocar',
    text: [
      'Limpe com pano e escova, passe óleo próprio para corrente ou graxa leve por dentro dos elos e tire o excesso. Graxa grossa por fora só junta pó.',
      'O esticador tem um parafuso na ponta da calha; apertada demais, ela força o eixo do motor. Depois de esticar, o fim de curso muda alguns milímetros e se confere.',
    ],
    points: [
      'Estalo a cada volta: dente da coroa.',
      'Batida na partida: folga.',
      'Rangido contínuo: falta de óleo.',
      'Elo torto ou ferrugem que trava: troca.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Valores do serviço',
        text: [
          'Ajuste e lubrificação, de {{part.adjustment.from}} a {{part.adjustment.to}}; corrente e coroa novas, de {{part.gears.from}} a {{part.gears.to}}, com {{parts.warranty}} de garantia na peça.',
        ],
      },
    ],
    questions: [
      {
        question: 'Corrente de bicicleta serve?',
        answer: 'Não. O passo e a carga são outros, e ela parte com a folha no alto.',
      },
      {
        question: 'De quanto em quanto tempo lubrifico?',
        answer: 'Duas vezes por ano em casa, ou quando começa a ranger.',
      },
    ],
    send: 'Mande um vídeo com som e uma foto da corrente com o portão fechado.',
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
      'vento|ventania|vendaval',
      'abre sozinh*|abriu sozinh*|abre|empurra|anda sozinh*|move|mexe',
      'correr|deslizante|basculante|portao',
    ],
    unless: 'pivotante|de abrir|social|folhas',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    answer: [
      'Motor engatado não deixa o vento abrir o portão de correr: se ele anda com a ventania, o motor está destravado, a engrenagem perdeu o dente ou a cremalheira saiu do pinhão. Empurre a folha fechada com a mão; se ela se move e o motor não gira, prenda com corrente até o conserto.',
    ],
    heading: 'Vento de verdade ou ordem de abrir',
    text: [
      'Se o motor liga quando venta, o vento mexe num fio: botoeira frouxa, cabo aéreo ou galho na fotocélula mandam ordem. Se ele fica mudo e a folha anda, a ligação mecânica se perdeu.',
      'Folha alta de chapa cheia é vela: a guia de cima precisa estar justa, e os batentes, nas duas pontas.',
    ],
    points: [
      'Folha anda e motor parado: trava, engrenagem ou cremalheira.',
      'Motor liga sozinho: fio ou botoeira.',
      'Balança e não anda: guia de cima.',
      'Ventania anunciada: feche e não use.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que se conserta',
        text: [
          'Engrenagem, de {{part.gears.from}} a {{part.gears.to}}; cremalheira ou guia, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; fio e botoeira, a partir de {{repair.from}}, com {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'Uma trava elétrica ajuda?',
        answer: 'Ajuda a segurar a ponta, em folha longa. Não substitui o motor engatado.',
      },
      {
        question: 'Aumentar a força resolve o vento?',
        answer: 'Não no portão parado: a força só age quando ele anda.',
      },
    ],
    send: 'Mande um vídeo da folha sendo empurrada na mão, fechada, e uma foto do pinhão.',
  },
  {
    when: [
      'so em um sentido|so para um lado|so um sentido|um sentido so|so abre ou|apenas um sentido|so vai para um lado|so funciona para um lado|um lado so',
      'motor|portao|anda|funciona|gira',
    ],
    unless: 'torto|pesad*|desce|baixo|folha',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Motor que só funciona num sentido está bom: quem falta é a ordem do outro lado. A causa é fim de curso que acusa a folha já chegada, fotocélula que proíbe fechar ou relé queimado na central. Veja primeiro o que é de graça: ímã no lugar e lentes limpas.',
    ],
    heading: 'Qual sentido falta diz onde procurar',
    text: [
      'Só abre: fotocélula, fim de curso de fechado ou relé de fechar. Só fecha: fim de curso de aberto ou relé de abrir. Escute a caixa de longe ao mandar o lado que falta: estalo sem motor é contato do relé ou fio; silêncio é sensor.',
      'Não troque os fios do motor para testar: o fim de curso fica invertido, e ele empurra o batente.',
    ],
    points: [
      'Luz da fotocélula apagada: limpar e alinhar.',
      'Ímã caído ou parado no sensor: recolocar.',
      'Estalo e nada: relé ou fio daquele lado.',
      'Começou depois de trocar a placa: fios do sensor trocados.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O conserto por causa',
        text: [
          'Fim de curso, de {{part.adjustment.from}} a {{part.adjustment.to}}; fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}; relé ou placa, de {{part.board.from}} a {{part.board.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Pode ser o capacitor?',
        answer: 'Raramente: fraco, ele falha nos dois sentidos, e mais no que a folha pesa.',
      },
      {
        question: 'Como fecho o portão até lá?',
        answer:
          'Na mão, com o disjuntor desligado e o motor solto, se a folha está reta e leve. Depois, trave.',
      },
    ],
    send: 'Diga qual sentido funciona e mande um vídeo com som do comando que falha.',
  },
  {
    when: [
      'soldar|solda|soldando|soldagem',
      'motor|ligado|tomada|placa|central|automatico|eletronico',
      'posso|pode|ligado|tomada|queima|queimou|perigo*|cuidado*|antes|fazer',
    ],
    unless: 'soltou|trinc*|quebr*|preco|rele|ja soldado',
    subject: 'serralheria',
    isAboutSubject: true,
    answer: [
      'Não solde com o motor ligado: a corrente da solda procura o caminho pelo ferro do portão, atravessa o motor e a central e queima a placa. Desligue o disjuntor, tire da tomada e solte os fios da central; o grampo do terra da solda vai preso bem perto do ponto, na própria folha.',
    ],
    heading: 'Preparar o portão para o serralheiro',
    text: [
      'Cubra motor, fotocélula, cabo de aço e cremalheira de nylon com manta: respingo fura plástico, cega lente e tira a têmpera do cabo. A folha é escorada antes de se cortar qualquer peça que a segure.',
      'Depois da solda, espere esfriar, mova a folha com a mão e só então religue. Chapa nova muda o peso, e a força do motor precisa acompanhar.',
    ],
    points: [
      'Disjuntor desligado não basta: fios soltos dos bornes.',
      'Terra da solda nunca na base do motor.',
      'Extintor por perto, nada inflamável na garagem.',
      'Pintura no ponto soldado, no mesmo dia.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'A nossa parte, antes e depois',
        text: [
          'Solda pequena de suporte, com o motor no lugar, fica entre {{part.metalwork.from}} e {{part.metalwork.to}}; refazer curso e força, de {{part.adjustment.from}} a {{part.adjustment.to}}. Placa queimada pela solda vai de {{part.board.from}} a {{part.board.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Já soldaram e o portão parou. E agora?',
        answer: 'Deixe desligado. Fusível e entrada da placa são os primeiros a olhar, e às vezes bastam.',
      },
      {
        question: 'Quem paga a placa queimada?',
        answer: 'Em geral, quem soldou sem desligar. Guarde fotos e o orçamento por escrito.',
      },
    ],
    send: 'Mande uma foto do ponto a soldar e outra do motor: dizemos o que desligar e cobrir.',
  },
  {
    when: [
      'pisca alerta|sinaleira|sinaleiro|sinalizador|giroflex|luz de alerta|lampada de alerta|sirene de saida',
      'nao funciona|nao pisca|nao acende|parou|queim*|fica ligad*|fica acesa|nao apaga|quebr*|fraca',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Pisca alerta que não funciona é quase sempre lâmpada queimada ou fio solto no alto do muro; depois vem a saída da central. O portão continua andando, mas sem avisar quem passa na calçada: até o conserto, saia devagar e com alguém olhando.',
    ],
    heading: 'Lâmpada, fio ou saída da placa',
    text: [
      'Confira com o disjuntor desligado se a lâmpada está preta ou solta e se há água na cúpula. O técnico mede a tensão nos bornes da sinaleira com o portão andando: se há tensão ali, o defeito está do fio para fora.',
      'Sinaleira de LED precisa da tensão certa da saída, da rede ou de baixa tensão. Trocar por uma de outra tensão queima a saída da placa.',
    ],
    points: [
      'Acende e não pisca: o piscador é da lâmpada ou da central.',
      'Fica acesa com o portão parado: relé da saída colado.',
      'Falha na chuva: água na cúpula.',
      'Som e luz mortos juntos: fio comum partido.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Quanto custa voltar a avisar',
        text: [
          'Fio e sinaleira entram num conserto de {{repair.from}} a {{repair.to}}; saída da central, de {{part.board.from}} a {{part.board.to}}, com {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso trocar a lâmpada sozinho?',
        answer: 'Com o disjuntor do portão desligado e escada firme, sim, pela mesma tensão e soquete.',
      },
      {
        question: 'Prédio pode ficar sem sinaleira?',
        answer:
          'Não convém: a saída de veículos sobre a calçada costuma exigi-la, e o acidente recai no condomínio.',
      },
    ],
    send: 'Mande uma foto da sinaleira e da etiqueta da central: dizemos a tensão e o modelo.',
  },
  {
    when: [
      'levantou|subiu|ergueu|mais alto|mais baixo|caiu|baixou|desceu|cedeu',
      'de um lado|um lado|um dos lados|lado direito|lado esquerdo|uma ponta',
      'portao|basculante|folha|motor',
    ],
    unless: 'correr|deslizante|pivotante|pesad*|torto',
    subject: 'portao-basculante',
    isAboutSubject: true,
    answer: [
      'Portão com um lado mais alto que o outro perdeu a sustentação de um deles: cabo que escapou ou esticou, mola partida ou pivô gasto. Não acione, não destrave e não passe embaixo: desligue o disjuntor, porque a folha torta pode sair do lugar de uma vez.',
    ],
    heading: 'O lado que subiu e o lado que desceu',
    text: [
      'Olhe de longe os dois cabos: o frouxo é o que perdeu a carga. Se um lado subiu sozinho, o contrapeso ou a mola dali está puxando mais que o outro, e o par precisa ser igualado.',
      'Folha torta força o braço e o fuso; mesmo que ela ainda ande, cada viagem piora.',
    ],
    points: [
      'Cabo frouxo de um lado: não mova.',
      'Mola aberta de um lado: quebrou ou soltou o gancho.',
      'Risco novo na coluna: pivô.',
      'Depois de batida: quadro empenado, serralheiro primeiro.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Igualar os dois lados',
        text: [
          'Escorar, trocar ou igualar cabos e molas fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; pivô ou suporte soldado, de {{part.metalwork.from}} a {{part.metalwork.to}}. O curso e a força se refazem no fim.',
        ],
      },
    ],
    questions: [
      {
        question: 'Consigo endireitar empurrando?',
        answer: 'Não. O lado preso solta de repente, e o peso vem inteiro para quem empurra.',
      },
      {
        question: 'O carro está dentro. O que faço?',
        answer: 'Espere a escora. Sair por baixo de folha torta é o maior risco de todos.',
      },
    ],
    send: 'Fotografe de longe a folha inteira e as duas laterais, sem entrar no vão.',
  },
  {
    when: [
      'trinco|fecho|trava de porta|fecho eletrico|trinco eletrico',
      'nao fecha|nao tranca|nao trava|nao pega|nao encaixa|fica aberto|solta',
    ],
    unless: 'basculante|correr|deslizante|digital',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    answer: [
      'Trinco elétrico que não fecha tem a lingueta recolhida ou fora do furo: a mola dela prendeu, a bobina ficou energizada por um botão preso, ou a folha desceu na dobradiça. Feche devagar e olhe: se a lingueta não sai, o defeito é do fecho; se sai e não acha o furo, é alinhamento.',
    ],
    heading: 'Fecho, botão ou folha',
    text: [
      'Ponha a mão no fecho: quente ou zumbindo, está recebendo energia sem parar, e o culpado é o botão ou o interfone. Desligue a fonte dele até achar.',
      'Frio e preso, pede limpeza e grafite em pó na lingueta; óleo grosso junta pó e a prende de novo.',
    ],
    points: [
      'Levante a folha com a mão e feche: trancou, é dobradiça.',
      'Zumbe sem parar: botão em curto.',
      'Lingueta dura: grafite, e se não ceder, troca.',
      'Chapa-testa torta: desempeno do serralheiro.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Reparo e valor',
        text: [
          'Fecho, fonte e botão ficam entre {{repair.from}} e {{repair.to}}, com {{parts.warranty}} de garantia na peça e {{repair.warranty}} no serviço. A folha e a dobradiça são do serralheiro.',
        ],
      },
    ],
    questions: [
      {
        question: 'Como tranco a porta até lá?',
        answer: 'Pela chave, que funciona sem energia na maioria dos fechos, ou por um ferrolho por dentro.',
      },
      {
        question: 'O fecho fica preso na falta de luz?',
        answer: 'O fecho comum continua trancado e abre na chave. O ímã é que solta.',
      },
    ],
    send: 'Mande uma foto do fecho com a porta aberta e outra com ela encostada.',
  },
];
