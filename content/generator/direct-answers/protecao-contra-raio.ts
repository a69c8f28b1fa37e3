/** Answers to titles about surge protection. */
import type { DirectAnswer } from '../direct-answer.ts';
import { asksMay, asksNeed } from '../words/asking-words.ts';

export const protecaoContraRaioAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'nao liga|nao abre|parou|nao funciona|morreu|nao responde',
      'chuva|choveu|chovendo|temporal|agua',
      'so vem|segunda|amanha|so amanha|fim de semana|tecnico so|enquanto|ate la',
    ],
    subject: 'protecao-contra-raio',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Até o técnico chegar, deixe o disjuntor do portão desligado e não tente religar: molhada, a placa queima na segunda tentativa, e seca ela muitas vezes se salva. Feche a folha na mão, pela chave de destravamento, se ela está reta e leve, e trave a chave de volta. O conserto costuma ser secar, limpar e vedar, a partir de {{repair.from}}; placa perdida fica entre {{part.board.from}} e {{part.board.to}}.',
    ],
    heading: 'O que dá para fazer sem abrir a caixa',
    text: [
      'Cubra a caixa com um plástico solto em cima, aberto embaixo, só para não entrar mais água. Limpe as lentes da fotocélula com pano seco. Não use secador nem abra a tampa.',
      'Choque na folha, mesmo fraco, é motivo de afastar todos e não tocar em metal.',
    ],
    points: [
      'Garagem aberta: corrente e cadeado por dentro.',
      'Anote se caiu raio ou se faltou luz na mesma hora.',
      'Fora do expediente a assistência depende de técnico disponível.',
    ],
    send: 'Mande a foto do motor, por onde a água pinga, e o bairro.',
  },
  {
    when: [
      'queimou 2 placas|queimou duas placas|queimou 3 placas|queimou tres placas|segunda placa|terceira placa|queima placa|queimando placa|vive queimando placa|placa queima de novo|queimou placa de novo|outra placa',
      'portao|motor|energia|luz|ano|raio|placa',
    ],
    unless: 'preco|carro|placa mae',
    subject: 'protecao-contra-raio',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'care'],
    answer: [
      'Placa que queima mais de uma vez por ano tem causa fora dela: surto na volta da luz, falta de aterramento, água na caixa, fio em curto ou motor puxando corrente demais. Antes da próxima, peça as três medidas: terra, corrente do motor e isolação dos fios. Um DPS no quadro, posto pelo eletricista, custa menos que a placa, de {{part.board.from}} a {{part.board.to}}; dano por falha da rede se pede à distribuidora.',
    ],
    heading: 'O que ligou cada queima à causa',
    text: [
      'Queimou com temporal ou na volta da luz: surto. Queimou em dia de chuva: água ou formiga. Queimou ao apertar o controle: saída em curto, motor ou trava.',
    ],
    points: [
      'Guarde as placas queimadas e as datas das quedas.',
      'Circuito só do portão, com terra.',
      'Em viagem, disjuntor do portão desligado.',
      'A garantia da peça cobre defeito, e não surto.',
    ],
    send: 'Mande a foto da caixa do motor por fora, do quadro e da etiqueta da central, e as datas.',
  },
  {
    when: [
      'raio*|tempestade|temporal|oscilacao|oscilacoes|pico|queda de luz|queda de energia|apagao|surto|sobretensao|voltou a luz|volta de luz|alta tensao|falta de luz|queimou',
      'enel|edp|cpfl|light|distribuidora|concessionaria|companhia de luz|companhia de energia|empresa de luz',
      'paga|pagam|pagar|ressarc*|indeniz*|reembols*|responde|cobrir|cobre|responsavel|obrigad*|reclamar',
    ],
    unless: 'condominio',
    subject: 'protecao-contra-raio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Paga, se o dano veio pela rede dela: a Enel, ou a distribuidora da sua cidade, recebe o pedido de ressarcimento nos seus canais, com o dia, a hora e a lista do que queimou, e analisa se houve perturbação na rede. Raio que caiu na própria casa, ou pedido negado, fica com o seguro que cobre danos elétricos. Guarde as peças e espere a resposta antes de mandar consertar.',
    ],
    heading: 'O que juntar para o pedido',
    text: [
      'Anote se faltou luz na rua e quem mais perdeu aparelho, e fotografe as etiquetas do motor e da central. A distribuidora pode pedir laudo e dois orçamentos; o nosso sai por escrito, com a peça, a causa provável e o valor.',
      'Se ela negar, o caminho é a ouvidoria dela, depois a Aneel e o Juizado Especial.',
    ],
    points: [
      'Conserto urgente: peça antes a autorização por escrito.',
      'Não jogue fora a peça trocada, que pode ser vistoriada.',
      'Seguro da casa com danos elétricos: corre ao lado, e um não impede o outro de analisar.',
    ],
    send: 'Mande a foto da etiqueta do motor e o que aconteceu: o orçamento vai por escrito para a distribuidora ou o seguro.',
  },
  {
    when: [
      'dps|protetor de surto',
      'disjuntor|dr|filtro de linha',
      'diferenca|diferencas|ou|x|versus|vs|comparacao',
    ],
    subject: 'protecao-contra-raio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what', 'choose'],
    answer: [
      'O disjuntor desliga quando passa corrente demais, num curto ou numa sobrecarga, e protege o fio; o DPS desvia para o terra o pico de tensão de um raio ou da volta da luz, e protege a placa do portão. Um não faz o serviço do outro: o surto dura milésimos e passa pelo disjuntor antes que ele se mova. O DR é um terceiro, e protege a pessoa. No circuito do portão vão os três.',
    ],
    heading: 'O que o DPS precisa para funcionar',
    text: [
      'Precisa de terra de verdade e de ficar no quadro, perto da entrada. Depois de um surto forte a janela dele muda de cor, e ele se troca; o eletricista é quem põe.',
    ],
    points: [
      'Botoeira e interfone longos também trazem surto.',
      'Temporal chegando: disjuntor desligado.',
      'Placa queimada: de {{part.board.from}} a {{part.board.to}}.',
    ],
    send: 'Mande a foto do quadro de luz.',
  },
  {
    when: [
      'raio|raios|descarga eletrica|relampago',
      'parou|para|para de funcionar|parou de funcionar|nao funciona|nao abre|queimou|queima|nao liga|o que fazer|morreu|cai um raio|caiu um raio',
    ],
    unless:
      'evitar|evita|proteg*|protecao|seguro|seguradora|garantia|dps|terra|aterramento|cerca|camera|interfone|queima o motor|queimou o motor|motor queim*|motor tambem',
    subject: 'protecao-contra-raio',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Desligue o disjuntor do portão e, passado o temporal, ligue uma vez só: se cai de novo, cheira ou nada acende, deixe desligado. Depois de raio costumam queimar a placa, o receptor e a fotocélula, e o motor em si quase sempre escapa. Para sair, solte o motor na chave com o disjuntor desligado; reparo de placa parte de {{repair.from}}, e a troca fica de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'O que se testa, e em que ordem',
    text: [
      'O surto entra pela rede e também pelos fios da botoeira, do interfone e da fotocélula. Por isso o técnico mede primeiro a fonte da placa, depois cada fio que chega a ela, e só então o motor.',
      'Guarde a placa queimada e as fotos: seguro residencial com cobertura de dano elétrico costuma pedir laudo.',
    ],
    points: [
      'Luz da placa apagada: fusível ou fonte.',
      'Luz acesa e controle mudo: receptor.',
      'Não fecha: fotocélula.',
      'Zumbe e não gira: relé ou capacitor.',
      'Depois do conserto: protetor de surto e terra no quadro.',
    ],
    send: 'Mande uma foto da central fechada e diga o que mais queimou na casa.',
  },
  {
    when: [
      'tempestade*|temporal|trovoada*|raio|raios|trovao|chuva forte',
      'ligado|desligar|desligo|tomada|disjuntor|usar|abrir',
      `e perigoso|perigoso|${asksNeed}|${asksMay}|bom|melhor|deixar|basta|adianta`,
    ],
    unless: 'queimou|parou|nao abre|nao funciona|depois|para raio*|seguro',
    subject: 'protecao-contra-raio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety'],
    answer: [
      'É um risco para a placa, e pequeno para quem está longe dela: um raio perto manda um surto pela rede e queima a central, mesmo com o portão parado. Se a trovoada está chegando, desligue o disjuntor do portão e não encoste na folha; quem quer deixar ligado põe DPS no quadro, com aterramento.',
    ],
    heading: 'O que protege e o que não protege',
    text: [
      'O disjuntor desligado corta a rede, mas não o fio do interfone ou da câmera que chega à central. Não vá desligar na caixa do motor, na chuva: só no quadro, dentro de casa.',
    ],
    points: [
      'Filtro de linha comum: protege pouco.',
      'DPS sem terra: não tem para onde mandar o surto.',
      'Portão destravado na chave durante a chuva: feche com cadeado.',
    ],
  },
  {
    when: [
      'placa|central|motor',
      'raio|raios|trovoada|surto',
      'aguenta|resiste|suporta|protege|protegido|seguro contra',
    ],
    unless: 'queimou|parou|garantia|seguro residencial',
    subject: 'protecao-contra-raio',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Não aguenta um raio na rede: o surto entra pelo fio e queima a placa mesmo com o portão parado. O que ela suporta são os pequenos picos do dia a dia, e um DPS no quadro, com aterramento, segura a maior parte dos outros. Contra o raio que cai perto, o mais certo é o disjuntor do portão desligado.',
    ],
    heading: 'Quanto custa não ter proteção',
    text: [
      'Trocar a placa custa de {{part.board.from}} a {{part.board.to}}, com os controles gravados de novo. O DPS é serviço do eletricista.',
    ],
    points: [
      'Sem terra o DPS não trabalha.',
      'O fio do interfone também traz surto.',
      'Parou depois da trovoada: não rearme várias vezes.',
    ],
  },
  {
    when: [
      'aterramento|aterrar|fio terra|terra',
      'preciso|precisa|necessario|obrigatorio|obrigatoria|tem que|faz falta|pode sem|sem',
      'portao|motor|central',
    ],
    unless: 'choque|enterrad*|embaixo|debaixo|chao de terra|rua de terra|piso de terra|onde|como',
    subject: 'protecao-contra-raio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Sim, o portão eletrônico precisa de aterramento: folha e motor são de metal, ficam na chuva e ao alcance de quem passa, e é o terra que faz o disjuntor ou o DR desligar quando um fio encosta no ferro. A norma de instalações elétricas o pede em qualquer casa, e o protetor contra surto não trabalha sem ele.',
    ],
    heading: 'Quem faz, e como saber se já existe',
    text: [
      'O eletricista leva o fio verde da barra de terra do quadro até o motor, junto com a rede, e mede. Nós o ligamos à carcaça, à caixa da central e à folha, num serviço de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Tomada de dois furos ou pino cortado: não há terra ali.',
      'Haste solta no jardim, sem ligação ao quadro: não protege.',
      'DR que desarma: não o retire, ele achou uma fuga.',
      'Formigamento na folha: disjuntor desligado até medir.',
    ],
    further: 'Choque na folha tem página em [portão dando choque](/portao-dando-choque).',
    send: 'Mande a foto da tomada do motor e a do quadro com a portinha aberta, sem tirar a tampa dos fios.',
  },
  {
    when: [
      'aterramento|terra|fio terra|choque',
      'portao|motor|folha|caixa',
      'como|precisa|falta|sem|onde|instalar|da',
    ],
    unless:
      'trilho|trilhos|entup*|suj*|roldana*|baixo de terra|embaixo de terra|debaixo de terra|enterrad*|subterrane*|por baixo',
    subject: 'protecao-contra-raio',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'O terra do portão chega até a carcaça do motor pelo mesmo cabo da rede e termina na barra de terra do quadro: é ele que faz o disjuntor ou o DR desligar quando um fio encosta no ferro. Haste solta no jardim, sem ligação ao quadro, não protege.',
    ],
    heading: 'Onde o terra precisa chegar',
    text: [
      'Carcaça do motor, caixa da central e folha metálica. Sem terra, o dono leva choque ao encostar na folha molhada, e o protetor contra surto do quadro fica sem para onde mandar o raio.',
    ],
    points: [
      'Choque só com chuva: fuga e terra ruim juntos.',
      'Choque sempre: desligue e não use até medir.',
      'Fio verde cortado na caixa é o achado comum.',
    ],
    further: 'Choque na folha tem página em [portão dando choque](/portao-dando-choque).',
    send: 'Sem encostar na folha, diga se o choque é sempre ou só com chuva e mande a foto da caixa.',
  },
  {
    when: ['dps|protetor de surto|protetor contra raio', 'portao|motor|quadro|precisa|vale|instalar'],
    subject: 'protecao-contra-raio',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'O protetor do portão é um DPS no quadro de luz, com o terra ligado: ele corta a maior parte dos surtos que queimam placa, que custa de {{part.board.from}} a {{part.board.to}} para trocar. Quem o põe é o eletricista, e o preço é dele. Vale mais onde a luz cai com tempestade ou o motor tem inversor.',
    ],
    heading: 'O que o protetor não faz',
    text: [
      'Ele não segura raio direto e não dura para sempre: depois de atuar, troca-se o cartucho. Sem terra até a carcaça, o surto continua passando pela placa.',
      'O interfone e a botoeira longa entram por outro fio, e pedem proteção própria.',
    ],
    points: [
      'DPS na entrada e um segundo perto do motor em linha longa.',
      'Interfone separado por relé, quando o cabo passa de uma casa à rua.',
      'Olhe o indicador do cartucho duas vezes ao ano.',
    ],
    further:
      'O dia seguinte ao raio está em [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande a foto do quadro e diga se o portão tem motor com inversor.',
  },
  {
    when: [
      'filtro de linha|filtros de linha|estabilizador*|regua com filtro|regua de tomada',
      'portao|motor|central|placa|raio',
    ],
    unless: 'nobreak|dps|para raio|queim*|parou|nao liga|ou',
    subject: 'protecao-contra-raio',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['worth', 'works'],
    answer: [
      'Não resolve: filtro de linha e estabilizador de tomada não seguram raio e não foram feitos para a partida do motor, que pede várias vezes a corrente da etiqueta e os faz esquentar. O que protege o portão é DPS no quadro com fio terra, disjuntor só dele e desligado no temporal. Pôr o protetor no portão fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'O que cada aparelho faz no ponto do portão',
    text: [
      'Filtro de linha tira ruído e tem um protetor pequeno, que se gasta no primeiro pico; estabilizador reage devagar e derruba a tensão na partida, e o motor ronca. Tomada fixa, com fio adequado, vale mais que os dois.',
    ],
    points: [
      'Só a câmera e o roteador ficam bem no filtro de linha.',
      'Quer portão andando sem luz: nobreak próprio para motor.',
      'Quadro, DPS e haste de terra: eletricista.',
    ],
    send: 'Mande a foto da etiqueta do motor e a da tomada onde ele está ligado.',
  },
  {
    when: [
      'raio|raios|surto|descarga|relampago|pico de energia|picos|oscilacao|queda de energia|temporal',
      'proteg*|evitar|prevenir|protecao|dps|como|para raio|filtro|estabilizador|varistor|tirar da tomada|desligar',
    ],
    unless: 'seguro|garantia|cerca|preco|ressarc*',
    subject: 'protecao-contra-raio',
    isAboutSubject: true,
    answer: [
      'A placa se protege com três coisas juntas: DPS no quadro, terra de verdade no circuito do portão e disjuntor só dele, desligado quando o temporal chega. Nenhuma sozinha garante: o raio próximo entra também pelo fio da botoeira, do interfone e da fotocélula.',
    ],
    heading: 'O que cada proteção segura',
    text: [
      'O DPS desvia o pico da rede para o terra; sem terra, ele não tem para onde desviar. Desligar o disjuntor afasta a placa da rede, mas não dos fios longos que vêm da rua e do jardim.',
      'Filtro de linha e estabilizador de computador não aguentam a partida do motor. Nobreak próprio para portão filtra a rede e ainda mantém o portão andando.',
    ],
    points: [
      'DPS no quadro, pelo eletricista, perto do barramento de terra.',
      'Protetor próprio na entrada da central e na linha do interfone.',
      'Fios de sensor em conduíte separado e curto.',
      'DPS tem sinal de gasto: troque quando mudar de cor.',
    ],
    sections: [
      {
        aspect: 'care',
        heading: 'O que é nosso e o que é do eletricista',
        text: [
          'Quadro, DPS e haste são do eletricista. Nós pomos o protetor da central e refazemos os fios, de {{repair.from}} a {{repair.to}}; se o raio já passou, a placa vai de {{part.board.from}} a {{part.board.to}}. Queima por raio não entra na garantia de motor nenhum.',
        ],
      },
    ],
    questions: [
      {
        question: 'Devo desligar o portão quando começa a trovejar?',
        answer:
          'Sim, se ninguém vai sair. Desligue no disjuntor antes da chuva e não mexa na caixa durante ela.',
      },
      {
        question: 'O para-raios do prédio protege a placa?',
        answer:
          'Protege a construção. O surto que corre pelos fios ainda chega à placa; para isso existe o DPS.',
      },
    ],
    send: 'Mande uma foto do quadro de luz com a tampa aberta e conte se o portão já queimou antes.',
  },
  {
    when: ['franquia', 'seguro|seguradora|apolice|conserto', 'portao|portoes|motor|placa'],
    unless: 'abrir|empresa|loja|carro',
    subject: 'protecao-contra-raio',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['worth', 'price'],
    answer: [
      'Se a franquia passa do valor do conserto, não compensa acionar o seguro: pague direto e guarde o recibo. Um conserto de portão vai de {{repair.from}} a {{repair.to}}, e a troca do motor de casa, de {{replacement.from}} a {{replacement.to}}; compare com a franquia escrita na apólice e pergunte ao corretor se o uso pesa na renovação.',
    ],
    heading: 'A conta antes de avisar a seguradora',
    text: [
      'Peça o orçamento primeiro, com peça e serviço separados. Se outros aparelhos queimaram junto, some todos: a franquia em geral é cobrada uma vez por ocorrência, e aí o seguro pode valer.',
    ],
    points: [
      'Veja na apólice o prazo para avisar.',
      'Guarde a peça trocada até decidir.',
      'Dano causado por outra pessoa: quem bateu paga, e a franquia não entra.',
    ],
    send: 'Mande a foto da etiqueta do motor e conte o que parou: dizemos a faixa do conserto para a comparação.',
  },
  {
    when: ['seguro', 'cobre|paga|pagar|cobertura|raio|queim*|aciona*|residencial'],
    subject: 'protecao-contra-raio',
    answer: [
      'O seguro residencial cobre motor ou placa queimados por raio só se a apólice tiver a cobertura de danos elétricos; a básica de incêndio quase nunca basta. Antes de consertar, avise a seguradora e guarde a peça, porque ela pede laudo e orçamento.',
    ],
    heading: 'O que a seguradora costuma pedir',
    text: [
      'Pede-se um laudo que diga a causa provável, o orçamento do reparo e as fotos da placa feitas pelo técnico. Fazemos o diagnóstico e entregamos o orçamento por escrito, com peça e serviço separados; quem decide é a seguradora.',
      'Se o surto veio da rede da rua, há também o caminho do pedido de ressarcimento à distribuidora de energia, que tem prazo e formulário próprios. Consertar o que queimou fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Apólice com danos elétricos e o valor da franquia.',
      'Data e hora do temporal ou da queda de energia.',
      'Fotos da placa, feitas pelo técnico antes de qualquer limpeza.',
      'Peça queimada guardada até a vistoria.',
    ],
  },
  {
    when: [
      'ressarc*|indeniz*|reembols*|enel queimou|concessionaria queimou|culpa de enel|culpa de concessionaria|quem paga o prejuizo|quem paga|prejuizo|paga|pagam|paga o prejuizo|cobre',
      'enel|distribuidora|concessionaria|cpfl|edp|companhia de luz|companhia de energia|queda de energia|pico de luz|pico de energia|sobretensao|oscilacao',
    ],
    unless: 'inquilino|sindico|taxa|garantia',
    subject: 'protecao-contra-raio',
    isAboutSubject: true,
    answer: [
      'Quem paga é a distribuidora, como a Enel, se o dano veio da rede dela, ou o seguro da casa que tenha a cobertura de danos elétricos. O pedido de ressarcimento se faz nos canais da distribuidora, com a data, a hora e a lista de tudo o que queimou, e se ela negar o passo seguinte é a ouvidoria dela e depois a Aneel.',
    ],
    heading: 'O que juntar antes de mandar consertar',
    text: [
      'Pergunte primeiro se ela quer ver os aparelhos: quem conserta antes pode perder a prova. Do motor fazemos o diagnóstico e o orçamento por escrito, com peça e serviço separados; televisão, geladeira e roteador pedem o papel da assistência de cada um. O conserto do portão vai de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Protocolo da falta de luz, ou a hora do temporal.',
      'Foto das etiquetas do motor e da central, sem limpeza nem teste.',
      'Nota fiscal dos aparelhos, quando existe.',
      'Peças queimadas guardadas até o fim do pedido.',
      'Disjuntor do portão desligado até alguém medir.',
    ],
    further:
      'O que olhar na placa está em [placa queimada depois de raio](/placa-do-portao-queimada-depois-de-raio).',
    send: 'Sem religar o disjuntor, mande pelo WhatsApp a foto da etiqueta do motor, a data do dano e o bairro.',
  },
  {
    when: [
      'protetor contra raio|protetor de raio|protecao contra raio|protetor de surto|dps|para raio|filtro de linha contra raio',
      'funciona|funciona mesmo|resolve|adianta|protege|vale a pena|presta|e bom',
    ],
    unless: 'como|qual|quanto|preco|onde|parou|queimou',
    subject: 'protecao-contra-raio',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['worth', 'works'],
    answer: [
      'Funciona, sim: o protetor (DPS) segura o pico que chega pela rede, que é o que mais queima placa, mas só com o fio terra ligado: sem terra o protetor não tem para onde mandar a sobra. Raio que cai na casa ou muito perto passa por cima dele, e por isso, com temporal à vista, o disjuntor do portão se desliga. Pôr o protetor no portão fica entre {{repair.from}} e {{repair.to}}, conforme o que falta no ponto.',
    ],
    heading: 'O que ele segura e o que não segura',
    text: [
      'O DPS fica no quadro, num módulo que troca de cor quando já absorveu um surto forte: depois disso ele se substitui. O fio da botoeira, do interfone e da fotocélula é outro caminho de entrada, e não passa pelo quadro.',
    ],
    points: [
      'Janela vermelha no módulo: troque, ele não protege mais.',
      'Motor novo com a placa queimada duas vezes: veja o terra antes.',
      'Garantia do motor não cobre raio; o seguro da casa pode cobrir.',
    ],
    send: 'Mande a foto do quadro aberto pelo eletricista ou fechado, e da etiqueta do motor.',
  },
  {
    when: [
      'seguro|seguradora|apolice|seguro residencial|seguro de casa',
      'raio|levou raio|tomou raio|queimou|queimada|queimado|descarga|surto',
      'cobre|paga|cobertura|cobrir|ressarce|reembolsa|aceita',
    ],
    unless: 'carro|bateu|batida|veiculo|condominio*|predio*',
    subject: 'protecao-contra-raio',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['allowed'],
    answer: [
      'Cobre, se a sua apólice tem a cobertura de danos elétricos, que se contrata à parte da de incêndio; sem ela, em geral não paga. Avise a seguradora antes de mandar consertar e guarde a placa queimada, porque ela pede laudo e orçamento por escrito. Esse orçamento nós fazemos, com visita sem taxa: trocar a placa fica de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Da queima ao pagamento do seguro',
    text: [
      'Pede-se um laudo que diga a causa provável, o orçamento com peça e serviço separados e as fotos da placa feitas pelo técnico. Quem decide é a seguradora, e a franquia sai do valor: se ela chega perto do conserto, pode não compensar acionar o seguro.',
      'Se o surto veio pela rede da rua, há também o pedido de ressarcimento à distribuidora de energia, que tem prazo e formulário próprios.',
    ],
    points: [
      'Página da apólice em que estão os danos elétricos e a franquia.',
      'Data e hora do raio ou da queda de energia.',
      'Fotos da placa como ficou, feitas pelo técnico antes de limpar.',
      'Disjuntor do portão desligado até a medição.',
    ],
    send: 'Mande a foto da etiqueta do motor, o dia e a hora do raio e o que a seguradora pediu.',
  },
];
