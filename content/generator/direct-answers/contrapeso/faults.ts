/** Answers to titles about counterweights: faults. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksWhenToReplace } from '../../words/asking-words.ts';

export const faultAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'mola|molas',
      'quebr*|part*|arrebent*|estour*|soltou|caiu|romp*',
      'posso|pode|podemos|da para|tem como|consigo|e possivel',
      'abrir|levantar|erguer|subir|destravar|em mao|na mao|com a mao|manual|manualmente|usar|abre|fechar|descer|baixar',
    ],
    unless: 'aerea|social|enrolar|porta|hidraulic*|botao|soldar|consertar|trava eletrica',
    subject: 'contrapeso',
    isDanger: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['safety', 'repair'],
    answer: [
      'Não: sem a mola, a folha do basculante desce com todo o peso, e destravar o motor solta a única coisa que ainda a segura. Deixe-a como está, desligue o disjuntor do portão, não destrave o motor e não deixe ninguém passar embaixo. O técnico escora a folha e troca as molas aos pares, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que fazer até o técnico chegar',
    text: [
      'Se a folha está fechada, saia por outra porta e não a mova. Se ficou no alto, isole o vão dos dois lados, deixe o carro onde está e não tente descê-la.',
      'O motor também não deve tentar: ele levantaria o peso todo sozinho, e a engrenagem ou a bobina se perde junto.',
    ],
    points: [
      'A outra mola está esticada e guarda força: não a solte nem a corte.',
      'Não escore a folha você mesmo: escora mal posta escapa.',
      'Crianças e animais longe do vão.',
      'Mola não se emenda nem se solda: troca-se o par.',
    ],
    questions: [
      {
        question: 'E com ajuda de duas ou três pessoas?',
        answer:
          'Também não. O peso desce torto quando só um lado tem mola, e quem está embaixo não consegue largar a tempo.',
      },
    ],
    send: 'De longe, fotografe a folha inteira e o lado da mola, diga se ela ficou aberta ou fechada e o bairro.',
  },
  {
    when: ['mola|molas', 'quebr*|part*|arrebent*|estour*|soltou|caiu', 'portao|basculante'],
    unless:
      'aerea|social|enrolar|botao|soldar|solda|consertar|tem conserto|esticar|preco|quanto custa|valor|trocar a mola|pivotante*|de abrir|correr|deslizante*',
    subject: 'contrapeso',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Mola quebrada deixa o portão pesado, porque é ela que carrega o peso da folha: sem ela o motor levanta tudo sozinho e queima. Desligue o disjuntor, não destrave o motor e não passe embaixo. Mola não se emenda nem se solda: troca-se o par, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e a folha volta a subir leve.',
    ],
    heading: 'Até o técnico chegar',
    text: [
      'Se a folha ficou embaixo, deixe-a fechada e saia por outra porta. Se ficou no alto, isole o vão dos dois lados e não a desça: o motor é a única coisa que a segura.',
      'O técnico escora a folha, alivia a outra mola, põe duas iguais e só entrega quando ela para a meia altura, solta do motor.',
    ],
    points: [
      'Não solte a mola que sobrou: esticada, ela guarda força que corta dedo.',
      'Motor que tentou levantar sozinho: capacitor e engrenagem se conferem.',
      'Chapa ou madeira posta depois da compra: mola de outra força.',
    ],
    send: 'Mande fotos da mola dos dois lados, a largura e a altura da folha, e diga se ela está aberta ou fechada.',
  },
  {
    when: [
      'contrapeso*',
      'como calcular o contrapeso|calcular o contrapeso|calcular contrapeso|calculo de contrapeso|calcul*|quantos quilos|quanto peso|peso de contrapeso|peso certo|quanto pesa|qual o peso|conta',
    ],
    subject: 'contrapeso',
    isAboutSubject: true,
    aspects: ['adjust', 'what'],
    answer: [
      'O contrapeso do portão se calcula pelo que a folha puxa nos cabos, e a conta no papel é só o começo. Parte-se do peso da folha, largura vezes altura vezes o peso do metro quadrado do material mais o quadro, divide-se por igual entre as duas caixas e acerta-se na prova: solta do motor, a folha tem de ficar parada a meia altura e subir com uma mão.',
    ],
    heading: 'Da conta à prova',
    text: [
      'Põe-se ou tira-se peso pouco a pouco, o mesmo de cada lado, com a folha escorada e duas pessoas. Se embaixo ela pesa e em cima sobe sozinha, o erro é do ponto do cabo, e não da quantidade.',
      'É serviço de técnico, de {{repair.from}} a {{repair.to}}, porque quem solta um cabo ali tem a folha inteira na mão.',
    ],
    points: [
      'Desce sozinha: falta contrapeso.',
      'Sobe sozinha: sobra.',
      'Desce de um lado: as caixas não estão iguais.',
      'Madeira e chapa nova: refaça depois da obra.',
    ],
    send: 'Mande a altura, a largura e o material da folha e um vídeo dela parada a meia altura.',
  },
  {
    when: [
      'contrapeso*|peso de portao|caixa de contrapeso',
      'caindo|caiu|cai|cair|despencou|despencando|soltou|solto|soltando|saindo|escapou',
    ],
    unless: 'folha|adianta|aumentar|tirar|quanto',
    subject: 'contrapeso',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Contrapeso que caiu, ou que está saindo da coluna, tem cabo, alça ou caixa rompida: afaste todos dos dois lados, desligue o disjuntor e não mova a folha nem destrave o motor, porque nada mais a segura. Trocar cabos e polias e pôr o peso de volta fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; caixa ou solda partida se orça na visita.',
    ],
    heading: 'O que o técnico faz antes de mexer no peso',
    text: [
      'A folha é escorada fechada, e só depois o peso volta à caixa. Os dois lados saem com cabos iguais, porque o que ficou inteiro trabalhou dobrado.',
      'No fim a folha tem de parar sozinha na metade do curso; se desce ou sobe, falta ou sobra peso.',
    ],
    points: [
      'Batida dentro da coluna ao abrir: peso solto na caixa.',
      'Folha torta: um lado já perdeu o peso.',
      'Carro na garagem: fica lá até a escora.',
      'Ferrugem na alça: troque antes que parta.',
    ],
    further:
      'Os sinais de desequilíbrio estão em [contrapeso desregulado](/contrapeso-do-portao-desregulado).',
    send: 'Mande de longe a foto das duas colunas e da folha inteira, e o bairro.',
  },
  {
    when: [
      'mola|molas',
      'troca|trocar|trocam|trocando|substituir|substituicao|preco|quanto custa|quanto fica|quanto sai|quanto cobra*|valor|conserto|instalacao|orcamento',
      'portao|basculante|garagem',
    ],
    unless:
      'fraca|escapou|escapando|solta|desencaixou|saiu|pulou|forcando|trocar sozinho|eu mesmo|posso|contrapeso|ou|diferenca|melhor|medida|medidas|tamanho|qual mola|aerea|hidraulica|social|pedestre|pivotante*|de abrir|duas folhas|enrolar|quebr*|estour*|arrebent*|partiu|soltou|caiu|controle*|embreagem|trava|correr|deslizante*|corredico|quando',
    subject: 'contrapeso',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['replace', 'price'],
    answer: [
      'Trocar a mola do portão basculante fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}} quando não há solda; troca-se de preferência o par, na medida da mola e no peso da folha. Com a mola boa, o portão solto do motor sobe na mão e para onde é deixado. A mola cansada deixa a folha pesada e força o motor; com a mola partida a folha pode cair, e por isso ninguém a destrava nem passa embaixo.',
    ],
    description:
      'Trocar a mola do portão basculante fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, de preferência o par, quando não há solda.',
    heading: 'Como a troca da mola é feita',
    text: [
      'O técnico desliga o disjuntor, escora a folha nas duas pontas e só então alivia a tensão, com ferramenta própria. As molas novas saem pela medida das velhas e pelo peso da folha, e a força do motor se regula de novo no fim.',
      'A folha pronta para a meia altura sem subir nem descer. O serviço tem {{repair.warranty}} de garantia, e as molas, {{parts.warranty}}.',
    ],
    points: [
      'Uma só nova puxa a folha torta, porque a velha já perdeu força.',
      'Gancho ou suporte arrancado: a solda é orçada à parte.',
      'Mola certa e folha ainda pesada: dobradiça ou guia.',
      'Portão pintado ou revestido: o peso mudou, e a mola também muda.',
    ],
    send: 'Mande de longe, sem tocar, a foto das duas molas, com a largura, a altura e o material da folha.',
  },
  {
    when: ['mola|molas', 'portao|basculante|garagem'],
    unless:
      'fraca|escapou|escapando|solta|desencaixou|saiu|pulou|forcando|trocar sozinho|eu mesmo|posso|contrapeso|ou|diferenca|melhor|medida|medidas|tamanho|qual mola|aerea|hidraulica|social|pedestre|enrolar|quebr*|estour*|arrebent*|partiu|soltou|caiu|controle*|embreagem|trava',
    subject: 'contrapeso',
    isAboutSubject: true,
    aspects: ['replace', 'price'],
    answer: [
      'A mola equilibra a folha do basculante: com ela boa, o portão solto do motor sobe na mão e para onde é deixado. A mola cansada deixa a folha pesada e força o motor; com a mola partida ela pode cair. Troca-se de preferência o par, na medida da mola e no peso da folha, e o serviço fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}} quando não há solda.',
    ],
    heading: 'Sinais de mola cansada ou partida',
    text: [
      'A tensão se regula com ferramenta própria e a folha escorada, e por isso é trabalho de técnico. Mola solta de um lado só puxa a folha torta: desligue o disjuntor, não abra nem destrave, e ninguém passa embaixo.',
    ],
    points: [
      'Portão que ficou pesado aos poucos: mola que perdeu força.',
      'Estalo alto e folha que não sobe: mola partida.',
      'Espiras abertas, ferrugem ou gancho gasto: troca próxima.',
      'Um lado sobe antes do outro: as duas já não puxam igual.',
    ],
    send: 'Mande uma foto das duas molas, de longe e sem tocar, com largura, altura e material da folha.',
  },
  {
    when: ['mola|molas|contrapeso*', 'correr|deslizante*|corredico'],
    unless: 'basculante|social|porta|pedestre|para abrir|ou|controle|bateria|pilha',
    subject: 'contrapeso',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['what', 'repair'],
    answer: [
      'Portão de correr não tem mola nem contrapeso: o peso da folha anda sobre as roldanas, e o motor a puxa pela cremalheira. Se ele ficou pesado, o defeito é de roldana, trilho ou guia de cima, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'De onde vem o peso numa folha que corre',
    text: [
      'Varra o trilho, desligue o disjuntor, solte o motor na chave e empurre com uma mão. Se endurece sempre no mesmo ponto, é o trilho; se pesa no caminho todo, são as roldanas.',
      'A única mola que se acha ali é a do braço do fim de curso, uma haste com mola na caixa do motor: torta ou solta, ela faz a folha parar fora do lugar.',
    ],
    points: [
      'Ronco que acompanha a roda: rolamento da roldana.',
      'Folha que balança no alto: guia gasta.',
      'Motor que gira e a folha fica: pinhão ou cremalheira.',
    ],
    send: 'Mande pelo WhatsApp um vídeo da folha andando, com som, e a foto do trilho e da roldana.',
  },
  {
    when: ['mola|molas|contrapeso*', 'pivotante*|portao de abrir|de abrir'],
    unless: 'basculante|correr|social|porta|pedestre|para abrir|nao abre|piso',
    subject: 'contrapeso',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['what', 'repair'],
    answer: [
      'Portão pivotante não tem mola nem contrapeso que carregue a folha: o peso fica nas dobradiças e na coluna. Se o seu tem uma mola, ela só fecha a folha, e com motor se tira, porque o motor fecha sozinho. Tirar a mola e regular força e fim de curso fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Se a folha ficou pesada',
    text: [
      'Folha de abrir que pesa tem dobradiça gasta, coluna que cedeu ou piso que subiu. Desligue o disjuntor, solte o motor na chave e levante a ponta com a mão: se ela sobe, há folga na dobradiça.',
      'Reforço de dobradiça ou suporte com solda fica de {{part.metalwork.from}} a {{part.metalwork.to}}; coluna torta é do serralheiro.',
    ],
    points: [
      'Mola aérea em folha com motor: as duas forças brigam, e o motor esquenta.',
      'Mola quebrada e pendurada: prenda a folha e não a deixe ao vento; a troca, quanto custa e se ainda faz falta, se vê na mesma visita.',
      'Mola de fechar portão de pedestre: é outra peça, e vem com a fechadura.',
    ],
    send: 'Mande pelo WhatsApp a foto da mola e das dobradiças, e um vídeo da folha levada na mão.',
  },
  {
    when: [
      'mola|molas',
      `${asksWhenToReplace}|quando precisa|quando fazer a troca|quando e|quando e quanto|como saber|como sei|sinais|sintomas`,
    ],
    unless: 'quebr*|partiu|estour*|arrebent*|regul*|peso|quantas|medida*|aerea|social|pedestre|enrolar',
    subject: 'contrapeso',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['signs', 'replace'],
    answer: [
      'Troque as molas do basculante quando as espiras ficam abertas com a folha parada, quando há ferrugem ou gancho gasto, ou quando a folha passa a pesar e um lado sobe antes do outro. Trocam-se as duas juntas, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, com a folha escorada.',
    ],
    description:
      'Troque as molas do basculante quando as espiras ficam abertas, há ferrugem ou gancho gasto, ou quando a folha pesa e um lado sobe antes.',
    heading: 'O que se vê numa mola cansada',
    text: [
      'Olhe de fora do vão, com o portão fechado e sem tocar. Mola boa fecha as espiras umas nas outras quando não está puxando; a cansada deixa ver luz entre elas.',
      'O motor também avisa: ronca na subida, esquenta e precisa de mais força na central. Aumentar essa força só passa o peso para a engrenagem.',
    ],
    points: [
      'Estalo alto e folha que não sobe: mola partida, e ninguém passa embaixo.',
      'Chapa, madeira ou vidro postos depois: a mola ficou fraca para o peso novo.',
      'Só uma mola nova: a folha sobe torta.',
    ],
    send: 'Mande fotos das duas molas, de longe, e a largura, a altura e o material da folha.',
  },
  {
    when: ['contrapeso*', `${asksWhenToReplace}|quando mexer|quando refazer|quando regular|quando acertar`],
    unless: 'mola*|cabo*',
    subject: 'contrapeso',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['signs', 'replace'],
    answer: [
      'Mexa no contrapeso quando a folha mudou de peso, com chapa, madeira ou vidro novo, ou quando o motor passou a roncar na subida ou a folha a descer sozinha. O peso em si não se gasta: o que se troca são os cabos e as polias que o seguram, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, com a folha escorada.',
    ],
    description:
      'Mexa no contrapeso quando a folha mudou de peso, quando o motor passou a roncar na subida ou quando a folha desce sozinha.',
    heading: 'Por que isso fica com o técnico',
    text: [
      'Dentro da caixa há dezenas de quilos pendurados por um cabo. O técnico escora a folha, põe ou tira peso dos dois lados por igual e só entrega quando ela para onde é deixada.',
    ],
    points: [
      'Caixa enferrujada no fundo: o peso pode cair, isole o lado.',
      'Um lado mais baixo: cabo ou presilha, antes do peso.',
      'Folha pintada várias vezes também fica mais pesada.',
    ],
    send: 'Mande uma foto do portão fechado, por dentro, com as duas colunas, e conte o que mudou na folha.',
  },
  {
    when: [
      'mola|molas',
      'basculante|portao',
      'quanto em quanto tempo|tempo de trocar|dura|vida util|intervalo|anos',
    ],
    subject: 'contrapeso',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Mola de basculante de casa não tem prazo fixo: numa casa costuma passar de cinco anos, e num prédio, com dezenas de aberturas por dia, pode não chegar a três. Olhe o afastamento das espiras e teste o equilíbrio: a folha solta tem de ficar parada a meia altura.',
    ],
    heading: 'Por que o número varia tanto',
    text: [
      'Mola fina demais para o peso cansa cedo, mola certa dura o dobro. Chapa nova, vidro ou porta embutida mudam a conta, e as duas se trocam juntas, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Espira com fio de luz entre elas: já está cansada.',
      'Uma mola só trocada deixa a folha torta.',
      'Nunca solte mola esticada sem o técnico.',
    ],
    further:
      'O que o serviço inclui está em [manutenção de motor de portão](/topicos/manutencao-de-motor-de-portao).',
    send: 'Mande uma foto das duas molas e o material da folha.',
  },
  {
    when: ['mola|molas', 'barulho|range|rangendo|estala|estalo|ruido|chia', 'basculante|portao'],
    subject: 'contrapeso',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Mola de basculante range quando está seca ou raspa na caixa, e estala quando uma espira está para partir: olhe de longe, com o portão fechado e o disjuntor desligado, se há espira aberta, ferrugem em ponto ou gancho gasto. Estalo novo pede parar de usar até a visita.',
    ],
    heading: 'Ranger ou estalar',
    text: [
      'Rangido igual em todo o curso é falta de lubrificação, e quem lubrifica é o técnico, com a folha escorada. Estalo num ponto é gancho, olhal ou espira.',
      'As duas molas se trocam juntas, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, com o equilíbrio refeito.',
    ],
    points: [
      'Espiras afastadas com a folha fechada é normal; só de um lado, não.',
      'Ninguém embaixo nem com a mão na mola.',
      'Folha que sobe torta confirma um lado fraco.',
    ],
    further: 'O preço por peça está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Com o portão fechado, mande a foto das duas molas, de longe.',
  },
  {
    when: [
      'meia altura|no meio|parado no meio|meio do caminho',
      'basculante',
      'nao para|nao fica|nao segura|sobe|desce',
    ],
    unless: 'vento|sol|volta|preso|presa|emperr*|travado|travada|trava|nao sobe|nao desce|nao desse|motor',
    subject: 'contrapeso',
    isAboutSubject: true,
    answer: [
      'Basculante solto do motor que não para a meia altura está desequilibrado: se desce, falta contrapeso ou força na mola; se sobe, sobra. Não use no motor assim, porque ele carrega a diferença em cada viagem; e não solte a folha sozinho, que ela cai mais rápido do que parece.',
    ],
    heading: 'Refazer o equilíbrio da folha',
    text: [
      'O técnico escora, confere cabo, polia, guia e peso dos dois lados e acerta carga ou mola até a folha ficar onde é deixada. A regulagem vai de {{part.adjustment.from}} a {{part.adjustment.to}}; cabo ou roldana, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Se com o motor engatado ele também não para onde você manda, o caso é outro: central ou fim de curso.',
    ],
    points: [
      'Mudou depois de chapa, madeira ou tinta: peso novo.',
      'Mudou de repente: cabo, mola ou contrapeso solto, disjuntor já.',
      'Um lado desce antes: cabo daquele lado.',
    ],
    send: 'Mande um vídeo de longe e fotos das duas colunas por dentro.',
  },
  {
    when: [
      'mola|molas',
      'perigos*|perigo|risco|sozinho|posso trocar|como trocar|eu mesmo|trocar em casa|seguro',
    ],
    unless:
      'ou|contrapeso|quebr*|estour*|arrebent*|partiu|enrolar|aerea|preco|custa|medir|medida|fechar sozinho|fecha sozinho',
    subject: 'contrapeso',
    isAboutSubject: true,
    answer: [
      'Sim, é perigoso: a mola do basculante guarda força bastante para quebrar um braço, e ao soltá-la a folha fica com o peso inteiro. A troca se faz com o portão escorado dos dois lados e ferramenta que alivia a tensão aos poucos; não é serviço de uma pessoa só nem de alicate.',
    ],
    heading: 'Onde acontece o acidente',
    text: [
      'O gancho escapa quando ainda há tensão, e a mola vira chicote. O segundo risco é a folha: com uma mola fora, a outra a torce e ela desce de um lado.',
      'O que você pode fazer é olhar, com o portão fechado e o disjuntor desligado: espiras abertas, ferrugem em pó e gancho gasto pedem troca antes de partir.',
    ],
    points: [
      'Nunca com a folha aberta.',
      'Nunca uma mola só: o par.',
      'Nada de amarrar arame na mola partida.',
      'Machucou alguém: 192, e ninguém mexe na folha.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O preço de não arriscar',
        text: [
          'O par trocado e a folha equilibrada ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com {{parts.warranty}} de garantia na peça. A força do motor é refeita na mesma visita.',
        ],
      },
    ],
    questions: [
      {
        question: 'E se eu soltar com o portão aberto, sem tensão?',
        answer:
          'Aberta, a mola está frouxa, mas a folha está no alto e só ela e o motor a seguram. É a posição mais perigosa.',
      },
      {
        question: 'O serralheiro faz?',
        answer: 'Faz, se conhece basculante. Peça que escore a folha e troque as duas.',
      },
    ],
    send: 'Mande uma foto das molas com o portão fechado e a altura e a largura da folha.',
  },
  {
    when: ['contrapeso*|contra peso', 'barulh*|bate|batendo|raspa*|pancada|balanc*|encost*|rasp*'],
    subject: 'contrapeso',
    isAboutSubject: true,
    answer: [
      'Contrapeso batendo na coluna está balançando porque o cabo gira, a guia da caixa gastou ou há peso solto dentro dela. O som é surdo e vem do alto da coluna, sempre na partida ou na parada. Não abra a tampa com o portão aberto: o peso está suspenso ali.',
    ],
    heading: 'De onde vem a batida dentro da coluna',
    text: [
      'Com o portão fechado, o contrapeso está no alto e a folha embaixo; com ele aberto, o contrário. Se a batida é só na partida, o motor arranca com tranco; se é no caminho todo, a caixa perdeu a guia.',
      'Blocos de concreto ou barras de ferro empilhados soltos também batem uns nos outros. Fixados com parafuso ou calço, calam.',
    ],
    points: [
      'Um lado só: guia ou cabo desse lado.',
      'Os dois lados, na parada: falta parada suave.',
      'Começou depois de troca de cabo: cabo torcido.',
      'Raspado comprido: caixa encostando na coluna.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que o técnico faz',
        text: [
          'Fecha e trava a folha, abre a coluna, prende os pesos, põe guia ou borracha e confere cabos e polias, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Suavizar a partida e a chegada na central fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'É perigoso ou só incomoda?',
        answer: 'Se o cabo está inteiro, incomoda; mas a batida gasta o cabo na presilha, e aí vira risco.',
      },
      {
        question: 'Espuma dentro da coluna resolve?',
        answer: 'Não ponha nada solto ali: espuma e pano enroscam no cabo e travam a folha no meio.',
      },
    ],
    send: 'Mande um vídeo com som do portão abrindo e uma foto das colunas fechadas.',
  },
  {
    when: ['contrapeso*|contra peso', 'caiu|cai|soltou|solto|quebr*|despenc*|desabou|arrebent*'],
    subject: 'contrapeso',
    isAboutSubject: true,
    answer: [
      'Contrapeso que caiu deixa a folha com o peso inteiro: desligue o disjuntor, não acione, não destrave o motor e ninguém passa por baixo, nem para tirar o carro. Se a folha ficou aberta, isole o vão e espere a escora; se ficou fechada, deixe fechada.',
    ],
    heading: 'O que segura a folha agora',
    text: [
      'Sem um dos pesos, quem segura é o cabo do outro lado e o motor, e nenhum foi feito para isso. Soltar o motor na chave é o que derruba a folha.',
      'A causa quase sempre é cabo partido na presilha ou caixa enferrujada no fundo. O outro lado tem a mesma idade e se troca junto.',
    ],
    points: [
      'Folha aberta: duas escoras, postas por quem sabe, de fora do vão.',
      'Folha torta: não tente endireitar.',
      'Peso no chão: não o levante nem mexa na coluna.',
      'Alguém ferido ou preso: 193, e 192 para ferimento.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O conserto e o valor',
        text: [
          'Escorar, trocar o par de cabos, recompor a caixa e equilibrar fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}} na maioria das casas; caixa ou coluna que precisa de solda, de {{part.metalwork.from}} a {{part.metalwork.to}}. Folha no alto passa na frente na agenda.',
        ],
      },
    ],
    questions: [
      {
        question: 'Consigo fechar o portão na mão?',
        answer: 'Não tente. O peso que ele tinha a compensar agora vem todo para as suas mãos.',
      },
      {
        question: 'O motor estragou junto?',
        answer: 'Pode ter forçado coroa ou fuso. Isso se mede depois que a folha está equilibrada outra vez.',
      },
    ],
    send: 'Diga se a folha ficou aberta, fechada ou no meio e fotografe de longe, sem entrar no vão.',
  },
  {
    when: [
      'mola|molas',
      'perdeu|frac*|cansad*|frouxa|nao puxa|nao segura|dura|vida util|quanto tempo|troc*|gast*|esticad*|enferruj*',
    ],
    unless: 'enrolar|aerea|hidraul*|preco|custa|porta de|quebr*|estour*',
    subject: 'contrapeso',
    isAboutSubject: true,
    answer: [
      'Mola de basculante cansada deixa a folha pesada para subir e com pressa para descer, e não se recupera: troca-se o par. Enquanto isso, não passe sob a folha aberta e use o motor o mínimo, porque é ele que está carregando a diferença.',
    ],
    heading: 'Cansada, enferrujada ou fora do ponto',
    text: [
      'A mola perde força por número de aberturas, não por data: numa casa com poucas viagens por dia ela dura muitos anos, num prédio bem menos. Ferrugem entre as espiras apressa o fim.',
      'Antes de trocar, veja se ela só saiu do ponto: gancho que escapou de um furo ou corrente que pulou um elo imitam mola fraca.',
    ],
    points: [
      'Espiras abertas com o portão fechado e diferentes entre os lados: troca.',
      'Folha que desce sozinha do meio: mola fraca.',
      'Um lado mais baixo: o par perdeu a igualdade.',
      'Ferrugem em pó no chão: perto de quebrar.',
    ],
    sections: [
      {
        aspect: 'replace',
        heading: 'A troca do par',
        text: [
          'Escora-se a folha, soltam-se as duas com a ferramenta certa e equilibra-se com as novas, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. A força do motor é baixada depois, porque ele volta a fazer só o seu trabalho.',
        ],
      },
    ],
    questions: [
      {
        question: 'Dá para esticar mais a mola velha?',
        answer: 'Não. Mudar o gancho para ganhar força a leva além do limite, e ela parte.',
      },
      {
        question: 'Trocar só a que enfraqueceu?',
        answer: 'Não: nova de um lado e cansada do outro torcem a folha e o pivô.',
      },
    ],
    send: 'Mande uma foto das duas molas, com o portão fechado, e conte se ele desce sozinho quando para no meio.',
  },
  {
    when: [
      'contrapeso*|contra peso|balanceamento|equilibrio',
      'desregulad*|desregulou|desbalanceado|desequilibrado|desajustado|fora de ponto|descalibrado|leve demais|pesado demais|errado|insuficiente|regular|regulagem|ajustar|acertar',
    ],
    unless: 'como|quanto custa|preco|quanto|posso|condominio|caiu|soltou|arrebentou|ou|mola|kg',
    subject: 'contrapeso',
    isAboutSubject: true,
    aspects: ['signs', 'safety'],
    answer: [
      'Contrapeso desregulado de portão basculante se conhece pela folha: ela desce ou sobe sozinha, pesa na mão ou anda mais devagar num sentido que no outro. A regulagem fica entre {{repair.from}} e {{repair.to}}, é de técnico, e até ela ninguém passa por baixo nem destrava o motor, que pode ser o que segura a folha.',
    ],
    heading: 'Para que lado o contrapeso está errado',
    text: [
      'Olhe o portão andar com o motor, de longe, e compare a subida com a descida. O técnico confirma com a folha escorada: equilibrada, ela para a meia altura.',
    ],
    points: [
      'Subida lenta e motor quente: falta carga nas caixas, ou a folha ganhou peso.',
      'Descida lenta ou folha que volta a subir: sobra carga.',
      'Folha de lado: uma caixa mais leve, ou cabo que escorregou de uma delas.',
      'Aconteceu depois de chapa, lambri ou pintura: refaz-se a carga inteira.',
      'Cabo desfiado ou frouxo: desligue o disjuntor e não use mais.',
    ],
    questions: [
      {
        question: 'Um contrapeso errado estraga o motor?',
        answer:
          'Estraga. Ele passa a levantar o que o peso devia levantar, e engrenagem, cursor e bobina pagam por isso.',
      },
    ],
    further: 'Sinais e riscos estão em [contrapeso desregulado](/contrapeso-do-portao-desregulado).',
    send: 'Mande pelo WhatsApp um vídeo da subida e da descida, feito de longe, e diga o que foi soldado ou trocado na folha: com isso levamos a carga certa.',
  },
  {
    when: [
      'mola|molas',
      'troc*|nova|novas|substituir|mudar',
      'resolve*|adianta|adiantou|soluciona*|basta|acaba com o problema|da jeito',
    ],
    unless: 'preco|quanto custa|valor|nao resolveu|nao adiantou|quebr*|partiu|estour*|caiu',
    subject: 'contrapeso',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['worth', 'replace'],
    answer: [
      'Resolve se é a mola que cansou: a folha pesa no curso inteiro, não para onde é deixada e desce com pressa. O par trocado e regulado fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, quando não há solda. Não resolve se a folha está torta, se um cabo está desfiado ou se ela prende na guia. Até o técnico olhar os cabos, não destrave o motor: é ele que segura o peso.',
    ],
    heading: 'Mola, cabo ou guia: o que pesa no basculante',
    text: [
      'O técnico escora a folha, confere os dois cabos e só então solta o motor para sentir o peso. Mola nova se escolhe pelo peso e pela altura da folha; mais forte que isso, ela bate em cima.',
    ],
    points: [
      'Pesa igual do começo ao fim: mola ou contrapeso.',
      'Pesa num ponto só: guia, braço ou dobradiça.',
      'Sobe torta: um cabo ou uma das molas cedeu, e ninguém passa embaixo.',
    ],
    send: 'Mande de longe a foto do portão fechado, com as duas laterais à vista, e diga a altura e a largura.',
  },
];
