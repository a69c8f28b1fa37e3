/** Answers to titles about control boards: water and weather. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const waterAndWeatherAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'agua|molhou|molhad*|encharc*|pingando|pinga|goteira',
      'central|placa|caixa de central|caixa de placa|caixa de comando|circuito|modulo',
      'entrou|entrando|entra|dentro|molhou|molhad*|encharc*|caiu|pegou|pingando|pinga|goteira|tem agua|com agua|agua em|cheia de agua',
    ],
    unless:
      'controle*|pode molhar|pode tomar|pode pegar|posso|proteg*|protec*|prova de agua|caixa de agua|bomba|fotocelula*|enchente|alag*|inund*|submers*|raio*|tem conserto|tem jeito|consert*|recuper*|salva*|seguro|garantia|evitar|como secar|parou|nao abre|nao fecha|nao funciona|nao liga|nao anda|queimou|preco|valor|quanto',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    winsTies: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Com água na central do portão, desligue o disjuntor no quadro da casa, não abra a tampa e não religue para testar: placa molhada quase sempre se salva limpa e seca na bancada, e queima em segundos se é ligada úmida. Limpar, secar e vedar parte de {{repair.from}}; a placa que não volta se troca, de {{part.board.from}} a {{part.board.to}}, com os controles gravados.',
    ],
    heading: 'Por onde a água entra na caixa',
    text: [
      'Ela entra pelo furo do fio na parte de cima, pela tampa sem borracha ou mal fechada e pelo conduíte que enche no piso e escorre até a caixa. Os bornes com zinabre, verdes ou brancos, mostram que já entrava antes, e a linha deles mostra o caminho.',
      'O técnico tira a placa, limpa os bornes e as trilhas, seca, mede e só então religa. Depois fecha o furo de cima, troca a borracha da tampa e faz os fios entrarem por baixo, com uma curva que deixa a gota cair fora.',
      'Enquanto isso, com o disjuntor desligado, a folha reta e os cabos inteiros, solte o motor na chave e use o portão na mão.',
    ],
    points: [
      'Secou e voltou: ainda precisa vedar, porque o zinabre continua a comer o contato.',
      'Disjuntor que caiu sozinho: não rearme antes da visita.',
      'Secador quente, vinagre ou desengripante na placa: não.',
      'Portão que abre sozinho depois da água: borne ou botoeira em curto.',
    ],
    send: 'Com o disjuntor desligado, mande pelo WhatsApp a foto da caixa fechada, do lugar por onde os fios entram e da etiqueta do motor, com o bairro.',
  },
  {
    when: [
      'abre|abriu|aciona|dispara|abrindo',
      'quando liga|quando ligo|ao ligar|ligo o|liga o|ligar o',
      'liquidificador|furadeira|chuveiro|secador|micro ondas|microondas|maquina de lavar|aspirador|ar condicionado|geladeira|ventilador|tv|maquina de solda|bomba',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Aparelho que, ao ligar, faz o portão abrir manda um ruído pela fiação, e a central o lê como ordem: acontece com circuito dividido, terra ruim ou fio da botoeira correndo junto com a rede. Desligue o disjuntor do portão à noite até resolver. O remédio é circuito só dele, terra e cabo de comando separado, e o técnico prova a entrada da placa, a partir de {{repair.from}}.',
    ],
    heading: 'Como provar que é o aparelho',
    text: [
      'Solte, com o disjuntor desligado, os fios da botoeira e religue: se o aparelho já não abre o portão, o ruído entra por eles. Se continua, vem pela alimentação da placa ou pelo receptor.',
    ],
    points: [
      'Tomada do portão partilhada com a cozinha: separe.',
      'Fio de botoeira comprido: cabo blindado ou trançado.',
      'Circuito novo e terra são do eletricista.',
    ],
    send: 'Mande um vídeo do aparelho ligando e a foto da central, com a caixa fechada.',
  },
  {
    when: [
      'pegou chuva|tomou chuva|pegou agua|tomou agua|levou chuva|molhou|molhad*|encharc*|lavaram|lavei|lavando|lavagem|jato de agua|mangueira|goteira|alag*|inund*|enchente|submers*',
      'parou|nao liga|nao funciona|nao abre|nao fecha|nao anda|queimou|pifou|morreu|travou|sumiu|apagou|nao da sinal|nao responde|falha*|nao obedece',
      'portao|motor|automatico|eletronico|central|placa|garagem|automatizador',
    ],
    unless: 'controle*|choque*|fotocelula|sensor|interfone|trava|fechadura|preco|quanto custa|troca',
    isDanger: true,
    isAboutSubject: true,
    isComplaint: true,
    subject: 'central-de-comando',
    answer: [
      'Desligue o disjuntor do portão e não religue para experimentar: placa e motor molhados muitas vezes se salvam se ninguém os liga antes de abrir, limpar e secar. Para sair, com o disjuntor desligado, o piso seco e a folha reta, use a chave de destravamento. Limpeza e secagem partem de {{repair.from}}; placa que não volta se troca, de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'O que olhar de fora enquanto está desligado',
    text: [
      'Sem abrir a caixa, procure o caminho da água: borracha da tampa, furo por onde entram os fios, conduíte que vem do chão, calha ou mangueira em cima. Essa foto diz ao técnico o que levar.',
      'Se voltar a andar sozinho depois de seco, chame mesmo assim: a oxidação continua lá dentro, e sem vedar a tampa ou refazer a emenda a próxima água leva a placa.',
    ],
    points: [
      'Água no chão da garagem: desligue no quadro da casa e não encoste no ferro.',
      'Marca de água acima da base do motor: conte como motor submerso.',
      'Formigamento na folha: ninguém toca, e o geral fica desligado.',
    ],
    questions: [
      {
        question: 'Quanto tempo espero para ligar de novo?',
        answer:
          'Não há prazo certo: umidade presa na bobina fica dias, e só o isolamento medido diz que pode.',
      },
    ],
    further: 'Os primeiros passos estão em [placa do portão molhou](/placa-do-portao-molhou).',
    send: 'Com tudo desligado, mande a foto da caixa do motor, do lugar por onde a água entrou e da etiqueta, com o bairro.',
  },
  {
    when: [
      'raio*|relampago|trovao|descarga atmosferica',
      'chuva|chuvas|choveu|temporal|tempestade|agua|molhou|molhado|enchente',
      'parou|nao liga|nao funciona|nao abre|nao fecha|nao anda|queimou|queimado|queimada|pifou|morreu|travou|apagou|nao responde|estragou',
      'portao|motor|automatico|eletronico|central|placa|garagem',
    ],
    unless:
      'seguro|garantia|proteg*|protecao|dps|quem paga|paga|pagam|pagar|enel|ressarc*|indeniz*|reembols*|distribuidora|concessionaria|controle*|interfone|camera',
    isAboutSubject: true,
    isComplaint: true,
    isDanger: true,
    subject: 'central-de-comando',
    aspects: ['repair'],
    answer: [
      'Desligue o disjuntor do portão e não religue para testar. O raio leva quase sempre a placa ou o receptor, e a água leva o que ela alcançou: placa, sensor e, se entrou na carcaça, a bobina do motor. A placa se repara a partir de {{repair.from}} ou se troca, de {{part.board.from}} a {{part.board.to}}; se o estator queimou, fica de {{part.stator.from}} a {{part.stator.to}}.',
    ],
    heading: 'Foi o raio ou foi a água',
    text: [
      'Se parou no instante do clarão, com outros aparelhos da casa queimados, foi surto. Se parou durante a chuva e há gotas na tampa ou poça na base, foi água, e uma placa desligada a tempo muitas vezes se salva depois de seca e limpa.',
      'Para não repetir: DPS e fio terra no quadro, contra o surto; borracha da tampa nova e conduíte virado para baixo, contra a água.',
    ],
    points: [
      'Cheiro de queimado ou fumaça na caixa: ninguém a abre.',
      'Piso molhado ou folha que formiga: desligue o geral e não toque no ferro.',
      'Com o disjuntor desligado e a folha reta, a chave solta o motor e o portão anda na mão.',
      'Outros aparelhos queimados: anote, porque o seguro pergunta.',
    ],
    further:
      'O que conferir depois está em [placa queimada depois de raio](/placa-do-portao-queimada-depois-de-raio).',
    send: 'Com tudo desligado, mande a foto da etiqueta do motor e da caixa fechada, o bairro e a hora em que parou.',
  },
  {
    when: [
      'raio*|relampago|trovao|descarga atmosferica',
      'tem conserto|tem jeito|da para consertar|da conserto|conserta|consertar|recupera*|salva|salvar|reparar|arrumar|tem reparo',
      'portao|motor|automatico|eletronico|central|placa|garagem',
    ],
    unless:
      'seguro|garantia|proteg*|protecao|dps|quem paga|paga|pagam|pagar|enel|ressarc*|indeniz*|reembols*|quanto custa|controle*|interfone|camera|quem conserta|onde',
    isAboutSubject: true,
    isComplaint: true,
    isDanger: true,
    subject: 'central-de-comando',
    further:
      'O que conferir depois está em [placa queimada depois de raio](/placa-do-portao-queimada-depois-de-raio).',
    answer: [
      'Muitas vezes tem conserto, mas antes desligue o disjuntor do portão e não religue para testar. Se o raio levou só fusível, varistor, relé ou receptor, a placa se repara a partir de {{repair.from}}; com trilha carbonizada ou o processador queimado, compensa trocá-la, de {{part.board.from}} a {{part.board.to}}. O motor costuma escapar; se a bobina dele também queimou, compare a soma com um motor novo, de {{replacement.from}} a {{replacement.to}} numa casa. Quem diz qual é o caso é a medição na visita.',
    ],
    heading: 'O que se salva depois de um raio',
    text: [
      'A descarga chega pela rede, pela antena ou pelo fio do interfone, e por isso o técnico mede também fotocélula e trava. Fusível novo com o resto em curto queima o que se salvou.',
      'Com o disjuntor desligado e a folha reta, a chave de destravamento deixa usar o portão na mão.',
    ],
    points: [
      'Mancha preta ou furo na placa: em geral, troca.',
      'Placa limpa que não acende: fusível, varistor ou fonte, com reparo.',
      'Anote que outros aparelhos queimaram na casa: o seguro e a distribuidora perguntam.',
    ],
    send: 'Com tudo desligado, mande a foto da etiqueta do motor e da caixa fechada, com a hora do raio e o bairro.',
  },
  {
    when: [
      'raio*|relampago|trovao|descarga atmosferica',
      'placa|central|placas',
      'compensa|vale a pena|placa ou motor|placa ou o motor|placa ou trocar|ou o motor|ou motor|motor novo|motor inteiro|tudo',
      'motor|motores|tudo|conjunto',
    ],
    unless:
      'seguro|garantia|proteg*|protecao|dps|quem paga|pagar|enel|ressarc*|indeniz*|reembols*|distribuidora|concessionaria|controle*|interfone|camera',
    isAboutSubject: true,
    isComplaint: true,
    isDanger: true,
    winsTies: true,
    subject: 'central-de-comando',
    aspects: ['worth', 'replace'],
    further:
      'O que conferir depois está em [placa queimada depois de raio](/placa-do-portao-queimada-depois-de-raio).',
    answer: [
      'Quase sempre compensa mexer só na placa, porque o motor costuma escapar do raio: ela se repara a partir de {{repair.from}} ou se troca, de {{part.board.from}} a {{part.board.to}}. Trocar o motor inteiro, numa casa de {{replacement.from}} a {{replacement.to}}, compensa quando a bobina queimou junto ou quando não há mais placa para o modelo. Até o técnico medir os dois, deixe o disjuntor do portão desligado e não religue para testar.',
    ],
    heading: 'O que a medição decide',
    text: [
      'O técnico mede a bobina com o multímetro antes de pôr placa nova: bobina em curto queima a segunda igual. Mede também receptor, fotocélula e trava, que recebem o surto pelos fios.',
      'Placa limpa, só com fusível ou varistor aberto, se repara; trilha carbonizada ou processador queimado pede outra.',
    ],
    points: [
      'Motor antigo, com outros consertos: some tudo e compare com o novo.',
      'Cheiro de verniz vindo do motor: a bobina foi junto.',
      'Outros aparelhos queimaram na casa: anote, porque o seguro e a distribuidora perguntam.',
      'Placa de outra marca serve em muitos motores de indução, se tensão e fim de curso combinam.',
    ],
    send: 'Com tudo desligado, mande a foto da etiqueta do motor e da caixa fechada, com a hora do raio e o bairro.',
  },
  {
    when: [
      'raio*|relampago|trovao|descarga atmosferica',
      'parou|nao liga|nao funciona|nao abre|nao fecha|nao anda|queimou|pifou|morreu|travou|apagou|nao responde',
      'portao|motor|automatico|eletronico|central|placa|garagem',
    ],
    unless:
      'seguro|garantia|proteg*|protecao|dps|quem paga|paga|pagam|pagar|enel|ressarc*|indeniz*|reembols*|distribuidora|concessionaria|preco|quanto custa|troca|controle*|interfone|camera',
    isAboutSubject: true,
    isComplaint: true,
    isDanger: true,
    subject: 'central-de-comando',
    further:
      'O que conferir depois está em [placa queimada depois de raio](/placa-do-portao-queimada-depois-de-raio).',
    answer: [
      'Desligue o disjuntor do portão e não religue para testar: depois de raio, quase sempre queimou a placa ou o receptor, e o motor escapou. O técnico mede um por um; a placa se repara a partir de {{repair.from}} ou se troca, de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'O que o raio costuma levar',
    text: [
      'O surto entra pela rede, pelo fio do interfone ou pela antena, e por isso fotocélula e trava também são medidas. Trocar só o fusível e ligar pode queimar o que sobrou.',
      'Enquanto isso, com o disjuntor desligado e a folha reta, a chave de destravamento deixa usar o portão na mão.',
    ],
    points: [
      'Cheiro, mancha preta ou fumaça: ninguém abre a caixa.',
      'Outros aparelhos da casa queimaram: anote, porque o seguro pergunta.',
      'Foto da etiqueta e da caixa antes de qualquer conserto.',
    ],
    send: 'Com tudo desligado, mande a foto da etiqueta do motor e da caixa fechada, com a hora do raio e o bairro.',
  },
  {
    when: [
      'nao abr*|nao funciona|para|parou|falha*|trav*|nao anda|deu problema|pifou|parado',
      'quando chove|com chuva|em chuva|chovendo|choveu|depois de chuva|apos a chuva|apos chuva|dia de chuva|dias de chuva|temporal|chuva forte|depois que choveu',
    ],
    unless: 'fotocelula|nao fecha|raio*|madeira|controle',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Portão que não abre com chuva tem água na central, na botoeira ou numa emenda: desligue o disjuntor no quadro da casa e não religue até secar e ser visto. Com piso e folha molhados, não encoste no ferro antes de cortar a energia.',
    ],
    heading: 'Onde a água entrou',
    text: [
      'Ela segue o fio: entra pelo furo de cima da caixa, pela borracha vencida da tampa ou pelo conduíte que vem do chão. A marca de barro ou de zinabre mostra o caminho ao técnico.',
      'Parou no meio do temporal, com trovão, a suspeita se divide com o surto na rede, e a placa é medida antes de qualquer peça.',
    ],
    points: [
      'Tudo apagado: disjuntor que caiu ou fusível; não rearme.',
      'Luz acesa e nada obedece: botoeira ou interfone em curto.',
      'Só o controle falha: receptor ou antena molhada.',
      'Disjuntor que já caiu sozinho: água dentro do motor ou da placa.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Secar, medir e vedar',
        text: [
          'A placa molhada é tirada, limpa e seca na bancada; muitas voltam se ninguém as ligou molhadas. A limpeza e a vedação partem de {{repair.from}}, e a placa que não volta se troca, de {{part.board.from}} a {{part.board.to}}.',
        ],
        points: [
          'Enquanto espera, abra na mão: disjuntor desligado, chave de destravamento, folha reta.',
          'Não use secador quente nem inseticida na placa.',
          'Anote se falha só com chuva de vento, que mostra o lado.',
        ],
      },
    ],
    questions: [
      {
        question: 'Secou e voltou a funcionar. Ainda preciso chamar?',
        answer: 'Sim, para vedar. A oxidação continua com a caixa seca e leva o contato em algumas chuvas.',
      },
      {
        question: 'Cobrir o motor com plástico resolve?',
        answer:
          'Plástico prende umidade e calor. Um abrigo aberto embaixo, com a borracha da tampa nova, faz o serviço.',
      },
    ],
    send: 'Mande pelo WhatsApp a foto da caixa fechada e do lugar onde ela fica, se o portão parou durante a chuva ou depois, e o bairro. Até lá, tampa fechada e disjuntor desligado.',
  },
  {
    when: [
      'umidade|umid*|condensacao|sereno|mofo|orvalho|vapor|garoa|neblina|suor',
      'placa|central|motor|caixa|portao|controle|receptor|fotocelula',
    ],
    unless: 'sensor de umidade|abre sozinh*|madeira',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Umidade na caixa do portão oxida bornes e trilhas aos poucos: o portão começa falhando de manhã e volta ao normal com o sol. Com o disjuntor desligado, veja se a tampa veda e por onde o conduíte traz ar úmido; a placa verde ou branca nos contatos pede limpeza antes que queime.',
    ],
    heading: 'Por onde a umidade entra e como sai',
    text: [
      'A água que mais estraga não é a da chuva, é o ar quente que sobe pelo conduíte e condensa na tampa fria. Espuma ou massa de calafetar na boca do conduíte e um furo de dreno embaixo da caixa resolvem.',
      'Sereno sobre a carcaça não faz mal. Gota por dentro da fotocélula ou da botoeira faz: é ela que impede de fechar ou manda abrir.',
    ],
    points: [
      'Falha de manhã, anda à tarde: condensação.',
      'Pó verde nos bornes: oxidação, limpar com álcool isopropílico.',
      'Gota atrás da lente: fotocélula sem vedação.',
      'Sachê de sílica ajuda, se for trocado.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Limpar, vedar ou trocar',
        text: [
          'Limpeza da placa e vedação ficam entre {{repair.from}} e {{repair.to}}; se trilhas se foram, a troca da placa vai de {{part.board.from}} a {{part.board.to}}, e a fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso secar a placa com secador?',
        answer:
          'Ar frio e distância, com o disjuntor desligado. Ar quente solta componente e empurra a água para baixo deles.',
      },
      {
        question: 'Cobrir o motor com plástico ajuda?',
        answer: 'Piora: prende o vapor. Use uma cobertura aberta embaixo e nos lados.',
      },
    ],
    send: 'Conte a que hora falha e mande fotos da caixa por fora e da entrada dos fios.',
  },
  {
    when: [
      'placa|central|placas',
      'pode|posso|aguenta|tem problema|faz mal|estraga',
      'molhar|molhada|agua|tomar chuva|pegar chuva',
    ],
    unless: 'secar|sequei|molhou|entrou|queim*|parou|nao abre|nao funciona|depois|ligar',
    subject: 'central-de-comando',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Não pode: a placa não é à prova d’água, e uma gota entre duas trilhas com energia já a queima. Quem a protege é a tampa do motor ou a caixa, fechada, com borracha inteira e os fios entrando por baixo. Se molhou, desligue o disjuntor e não religue até o técnico secar e examinar a placa, num serviço a partir de {{repair.from}}; placa nova fica entre {{part.board.from}} e {{part.board.to}}.',
    ],
    heading: 'Por onde a água chega à placa',
    text: [
      'Ela entra por tampa rachada, por parafuso que falta e por furo de fio aberto para cima. Num motor de correr, chega também do piso, quando a garagem alaga até a base.',
    ],
    points: [
      'Secador de cabelo e forno não secam uma placa: soltam solda.',
      'Pontos verdes nos contatos são corrosão de água antiga.',
      'Lavando a garagem, jato longe da caixa.',
    ],
    send: 'Mande a foto da caixa por fora, com a tampa fechada, e a da etiqueta do motor.',
  },
  {
    when: [
      'placa|placas|central|centrais|modulo',
      'queimada|queimado|queimou|queimadas|queima|queim*',
      'tem conserto|tem reparo|da conserto|tem jeito|da para consertar|da para arrumar|da para recuperar|tem como consertar|tem como arrumar',
    ],
    unless: 'ou|vale a pena|compensa|inversora|inversor|jetflex',
    subject: 'central-de-comando',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['repair', 'price'],
    answer: [
      'Tem, quando o dano ficou num ponto, como fusível, relé, borne ou fonte: o conserto da placa queimada parte de {{repair.from}}. Com a trilha carbonizada ou o processador perdido, troca-se por outra, de {{part.board.from}} a {{part.board.to}} com a mão de obra. Deixe o disjuntor desligado e não religue para testar: o motor também é medido, porque em curto ele queima a placa outra vez.',
    ],
    heading: 'O que se mede antes de dizer se tem conserto',
    text: [
      'O reparo mantém os controles e o percurso gravados. Placa nova pede todos os controles da casa juntos, para gravar, e tem de ler o fim de curso do motor que já está aí.',
      'A visita não tem taxa, e o valor é dito antes de começar.',
    ],
    points: [
      'Central apagada, sem cheiro nem mancha: quase sempre conserta.',
      'Motor que só abre ou só fecha: relé, que se troca sozinho.',
      'Mancha preta na trilha: conforme o tamanho, troca.',
      'Raio: o conserto depende de quantas peças a descarga levou.',
    ],
    further: 'A ordem dos testes está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande a foto das etiquetas do motor e da central, e conte o que houve antes.',
  },
  {
    when: [
      'placa|placas|central',
      'queim*|molh*|pifou|entrou agua|parou|estrag*',
      'chuva|chuvas|temporal|tempestade|choveu|enxurrada|agua',
      'compensa|vale a pena|adianta|vale|compensa mais|melhor trocar|ou trocar|ou troco|tem conserto|tem jeito|da para consertar|da para arrumar|da para recuperar|da para salvar|conserta ou troca|consertar ou trocar|conserto ou troca|conserta ou trocar|arruma ou troca',
    ],
    unless: 'raio|raios|seguro|enchente|alagou|alagad*|nobreak|fotocelula|garantia|quem paga',
    subject: 'central-de-comando',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['repair', 'price', 'worth'],
    answer: [
      'Compensa consertar, na maioria das vezes, se a água só molhou a placa ou levou um fusível, um varistor ou a fonte: limpar, secar e trocar essa peça parte de {{repair.from}}, contra {{part.board.from}} a {{part.board.to}} da placa nova. Não compensa quando o zinabre já comeu as trilhas ou o chip queimou, porque ela volta a falhar. Desligue o disjuntor do portão e não religue para testar: é a corrente na placa molhada que acaba com ela.',
    ],
    heading: 'O que decide entre consertar e trocar a placa molhada',
    text: [
      'O técnico olha a placa com a tampa aberta, seca e limpa, e mede a fonte e os relés antes de dar tensão. Se o conserto passa da metade do preço da nova, dizemos isso antes e a troca é o melhor caminho.',
      'Sem vedar a entrada de água, a placa consertada e a nova têm o mesmo fim: borracha da tampa, conduíte que vem do chão e altura da caixa se acertam na mesma visita.',
    ],
    points: [
      'Mancha verde ou branca nos terminais: zinabre, e quanto mais cedo se limpa, melhor.',
      'Trilha preta ou chip furado: troca.',
      'Placa que já foi consertada por água uma vez: troca.',
      'Secador quente e spray de limpeza pioram: deixe a placa para o técnico.',
    ],
    further: 'A ordem dos testes está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da caixa fechada e do lugar dela, a da etiqueta do motor, e diga se parou durante a chuva ou no dia seguinte.',
  },
];
