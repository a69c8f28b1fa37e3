/** Titles that ask why a part of the gate wears, breaks or fails: the causes come before what to do. */
import type { DirectAnswer } from '../../direct-answer.ts';

const why = 'por que|porque|o que faz|motivo de|motivos|causa|causas|o que causa';

export const whyItHappensAnswers: readonly DirectAnswer[] = [
  {
    when: [why, 'cabo*', 'arrebent*|romp*|parte|partiu|quebr*|estour*|desfi*'],
    unless: 'disjuntor|bateria|rede|internet',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    aspects: ['works', 'care'],
    answer: [
      'O cabo de aço do basculante arrebenta por desgaste num ponto só: o fio que dobra na polia a cada viagem, a ferrugem junto à presilha ou a polia travada, que esfrega o cabo em vez de girar. Folha fora de equilíbrio apressa, porque um lado puxa mais que o outro. Se já arrebentou, desligue o disjuntor, ninguém passa embaixo, e trocam-se os dois, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que gasta um cabo antes da hora',
    text: [
      'Cabo novo em polia velha dura pouco: o canal marcado corta os fios um a um. Por isso a polia se olha na mesma visita, e troca-se a que tem sulco ou não gira com o dedo.',
      'O cabo avisa meses antes. Um fio solto que espeta o pano já tirou parte da resistência, e daí em diante os outros partem mais depressa.',
    ],
    points: [
      'Polia sem graxa no eixo, que arrasta o cabo.',
      'Ferrugem na parte de baixo, onde junta água.',
      'Presilha apertada demais, que amassa os fios.',
      'Cabo mais fino que o pedido pela folha.',
      'Pancada no fim do curso, repetida todo dia.',
    ],
  },
  {
    when: [why, 'mola|molas', 'quebr*|arrebent*|estour*|parte|partiu|solt*|cansa*|enfraquec*|perde*'],
    subject: 'contrapeso',
    isAboutSubject: true,
    aspects: ['works', 'care'],
    answer: [
      'A mola do basculante quebra por cansaço: cada abertura a estica e solta, e depois de milhares de vezes o aço trinca, quase sempre junto ao gancho. Ferrugem, mola fraca para o peso da folha e regulagem esticada demais encurtam esse tempo. Se a sua quebrou, não acione nem destrave o portão: troca-se o par, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que encurta a vida de uma mola',
    text: [
      'A mola é calculada para o peso que a folha tinha no dia da montagem. Uma chapa a mais, uma placa de madeira ou várias mãos de tinta a fazem trabalhar sempre no limite.',
      'As duas têm a mesma idade e o mesmo número de viagens: quando uma parte, a outra está perto. É por isso que ninguém troca uma só.',
    ],
    points: [
      'Portão de prédio, com dezenas de aberturas por dia.',
      'Ferrugem entre as espiras.',
      'Gancho gasto ou pino fora do lugar.',
      'Uma mola nova ao lado de uma velha.',
    ],
  },
  {
    when: [
      why,
      'sai do trilho|saiu do trilho|saindo do trilho|sair do trilho|saem do trilho|escapa do trilho|escapou do trilho|pula do trilho|pulou do trilho|fora do trilho|descarril*|sai da guia|saiu da guia|solta do trilho',
    ],
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['works', 'care'],
    answer: [
      'O portão de correr sai do trilho por roldana gasta ou quebrada, trilho amassado ou com pedra em cima, guia de cima frouxa ou falta do batente que segura a folha no fim. Quase sempre ele avisa antes, com ronco, tranco no mesmo ponto ou folha que balança. Fora do trilho não se empurra: disjuntor desligado e ninguém ao lado; a troca das roldanas fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'A causa pelo ponto em que ele saiu',
    text: [
      'Saiu sempre na mesma altura do percurso: olhe o trilho ali, que tem emenda alta, afundamento ou areia presa. Saiu no fim do curso: falta batente, ou a parada do motor passou do lugar.',
      'Saiu depois de uma batida ou de vento forte: a guia de cima cedeu. Pôr a folha de volta sem corrigir isso é marcar a próxima queda.',
    ],
    points: [
      'Roldana com canal de outro perfil que o do trilho.',
      'Rolamento travado, que arrasta a roda de lado.',
      'Pedrisco e terra no trilho rente ao chão.',
      'Cremalheira alta, que empurra a folha para cima.',
    ],
  },
  {
    when: [why, 'capacitor*', 'queim*|estour*|estuf*|estrag*|pifa*|acaba*|enfraquec*|vive'],
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['works', 'care'],
    answer: [
      'O capacitor queima por calor e por esforço: caixa fechada ao sol, muitas aberturas seguidas e folha pesada, que faz o motor demorar a sair e o mantém na corrente mais alta. Peça com tensão abaixo da pedida ou valor errado também morre cedo. Trocá-lo fica de {{part.capacitor.from}} a {{part.capacitor.to}}, e ele só dura se a folha estiver leve.',
    ],
    heading: 'Quando ele queima mais de uma vez',
    text: [
      'Um capacitor de boa medida acompanha o motor por anos. Se o seu queima de novo em meses, a causa está fora dele: folha desequilibrada, bobina com defeito ou tensão que sobe demais na rede.',
      'Na visita o técnico mede a peça, a corrente do motor e o peso da folha na mão, nessa ordem.',
    ],
    points: [
      'Valor em µF igual ao da etiqueta.',
      'Tensão gravada na peça igual ou maior que a antiga.',
      'Caixa do motor longe do sol da tarde.',
      'Mola ou contrapeso levando o peso da folha.',
    ],
  },
  {
    when: [
      why,
      'placa*|central*|placas|centrais',
      'queim*|estrag*|pifa*|molha*|para|falha*',
      'chuva*|chove*|chovendo|umidade|temporal|tempestade|agua|molha*',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['works', 'care'],
    answer: [
      'A placa queima na chuva porque a água chega a ela com a energia ligada: entra pela tampa mal fechada, pelo furo dos fios ou escorre pelo próprio cabo, e fecha curto entre os contatos. Em temporal há uma segunda causa, o surto que vem pela rede. Se ela está molhada agora, desligue o disjuntor e não religue até secar; o reparo parte de {{repair.from}} e a troca fica de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Por onde a água entra',
    text: [
      'O caminho mais comum é o fio: ele desce molhado do alto e leva a gota até o borne. Uma curva para baixo antes da caixa faz a água pingar do lado de fora.',
      'Furo tampado com massa seca racha, e caixa de plástico ao sol empena. As duas coisas se veem de fora, sem abrir nada.',
    ],
    points: [
      'Tampa com parafuso faltando.',
      'Botoeira da rua sem vedação, que molha por dentro.',
      'Caixa no chão, na altura da poça.',
      'Sem protetor de surto no quadro de luz.',
    ],
  },
  {
    when: [
      why,
      'engrenagem*|engrenagens|coroa|pinhao',
      'desgast*|gasta*|gastou|espan*|quebr*|acaba*|estrag*',
    ],
    subject: 'engrenagem',
    isAboutSubject: true,
    aspects: ['works', 'care'],
    answer: [
      'A engrenagem do motor gasta porque recebe o que a folha não devia mandar: o peso de um portão desequilibrado, a pancada no batente, a partida sem rampa e a força alta demais na placa. Graxa seca ou com areia faz o resto. A troca, com os rolamentos, fica de {{part.gears.from}} a {{part.gears.to}}, e só dura se a causa for corrigida no mesmo dia.',
    ],
    heading: 'O que come os dentes',
    text: [
      'Ela é de material mais mole que o eixo de propósito: quando algo prende a folha, quebra o dente e não o motor. Dente gasto por igual é uso; dente arrancado num lado só é pancada.',
      'Antes de montar a nova, o técnico move a folha na mão e acerta a parada, para o motor cortar antes de encostar.',
    ],
    points: [
      'Folha que não para a meia altura, no basculante.',
      'Roldana travada ou trilho sujo, no de correr.',
      'Fim de curso atrasado, que faz bater.',
      'Gente que empurra a folha com o motor travado.',
    ],
  },
  {
    when: [why, 'corrente', 'folga*|frouxa|solta|caiu|cai|pula|pulou|estica*|escapa'],
    unless: 'eletrica|fuga|choque',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['works', 'care'],
    answer: [
      'A corrente do motor folga porque os elos gastam e ela fica mais comprida, e porque o esticador e o suporte cedem com a vibração. Folha pesada e partida brusca apressam as duas coisas. Frouxa, ela bate e pula dente: com o disjuntor desligado, o ajuste é feito no esticador, e o serviço fica na faixa de conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Esticar de novo ou trocar',
    text: [
      'Se o esticador ainda tem curso, basta ajustar até ela ceder pouco mais de um dedo no meio. Se chegou ao fim, a corrente e a coroa se trocam juntas, porque uma gasta desgasta a outra.',
    ],
    points: [
      'Elo duro ou enferrujado, que não dobra.',
      'Parafuso do suporte solto na parede.',
      'Coroa com dente em ponta.',
      'Folha que ficou pesada e puxa aos trancos.',
    ],
  },
  {
    when: [
      'por que|porque|esta|muito|tanto|tanta',
      'gasta*|gasto|consome|consumindo|consumo|conta de luz|puxa|puxando',
      'energia|luz|eletricidade|tanto|tanta',
      'portao*|motor',
    ],
    unless:
      'quanto|quantos|ou|qual|nobreak|bateria|pilha|parado|desligado|solar|mais barato|basculante|falta|caiu|cai|oscil*|pisca*|acende',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'O portão eletrônico gasta pouca energia: um motor de casa puxa de {{consumption.from}} a {{consumption.to}}, e só enquanto a folha anda. Quando ele pesa na conta, está fazendo força demais ou ligado sem parar, por folha pesada, fim de curso que não corta, lâmpada que fica acesa ou fuga na fiação. Corrigir isso fica de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Como descobrir se é o portão',
    text: [
      'Escolha uma hora em que ele não abre, desligue os outros disjuntores e deixe só o dele. O medidor deve quase parar, porque a placa em espera consome muito pouco. Se ele anda depressa, há fuga ou algo ligado.',
      'Depois escute o fim do percurso: motor que segue roncando com a folha encostada gasta sem trabalhar, e queima.',
    ],
    points: [
      'Vinte aberturas por dia são poucos minutos de motor.',
      'Folha leve na mão: o motor trabalha folgado.',
      'Refletor ligado à placa costuma gastar mais que o motor.',
      'DR que desarma junto: fuga, e o portão fica desligado até medir.',
    ],
  },
  {
    when: [
      why,
      'pesado|pesada|peso|duro|dura',
      'tempo|anos|aos poucos|cada vez mais|ficou|fica|ficando|velho',
      'portao*|basculante*|folha',
    ],
    unless:
      'controle*|qual motor|correr|deslizante|pivotante|cabo*|mola|chuva|frio|calor|de um lado|lado so|vida|quanto tempo',
    subject: 'portao-basculante',
    aspects: ['works', 'care'],
    answer: [
      'O portão pesa com o tempo porque cede o que carregava a folha por ele: no basculante, a mola cansa, o cabo estica e a polia e o pivô secam; no de correr, a roldana perde a forma e o trilho acumula areia. Chapa, madeira ou tinta acrescentadas também aumentam o peso sem que o contrapeso acompanhe. Cabo, polia e roldana ficam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'A prova que mostra onde está o peso',
    text: [
      'Com o disjuntor desligado, os cabos inteiros e a folha reta, solte o motor na chave e mova a folha na mão, com alguém do outro lado. Ela deve andar com uma mão e, no basculante, parar a meia altura.',
      'Aumentar a força na placa esconde o peso por algumas semanas e manda a conta para a engrenagem.',
    ],
    points: [
      'Pesa só na subida: mola fraca ou contrapeso leve.',
      'Pesa num ponto: polia, pivô ou trilho amassado.',
      'Pesa depois da chuva: madeira encharcada ou eixo enferrujado.',
    ],
  },
];
