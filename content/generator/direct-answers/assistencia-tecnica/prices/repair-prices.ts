/** Answers to titles about repairs and visits: repair prices. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksNeed } from '../../../words/asking-words.ts';

export const repairPricesAnswers: readonly DirectAnswer[] = [
  {
    when: ['conserto|consertar|reparo|arrumar|manutencao', 'preco|valor|quanto custa|custo', 'garantia'],
    unless: 'placa|capacitor|controle',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price', 'repair'],
    answer: [
      'O conserto do motor do portão custa de {{repair.from}} a {{repair.to}}, com a mão de obra, e tem {{repair.warranty}} de garantia no serviço e {{parts.warranty}} nas peças trocadas. O preço depende da peça e é dito depois do teste, antes de começar; a visita não tem taxa.',
    ],
    heading: 'O preço por peça e o que a garantia cobre',
    text: [
      'A garantia cobre o mesmo defeito voltar. Raio, água dentro da caixa e batida de carro são causa nova, e defeito em outra peça é outro conserto.',
    ],
    points: [
      'Regulagem: de {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Capacitor: de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Engrenagem: de {{part.gears.from}} a {{part.gears.to}}.',
      'Placa: de {{part.board.from}} a {{part.board.to}}.',
    ],
  },
  {
    when: [
      'visita|orcamento|orcamentos|deslocamento|avaliacao|diagnostico|visita tecnica',
      'gratis|gratuit*|de graca|sem custo|sem taxa|sem compromisso|e pago|nao cobra',
    ],
    unless: 'condominio|parcel*|aceito|se eu nao|mesmo que|frete|instalacao gratis',
    subject: 'assistencia-tecnica',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'É grátis: a faixa de preço sai por foto, pelo WhatsApp, e a visita não tem taxa em São Paulo e na Grande São Paulo. O valor é dito antes de começar; se você aceita, um conserto vai de {{repair.from}} a {{repair.to}}, e se não aceita, nada se paga.',
    ],
    heading: 'O que deixa o orçamento certo já na mensagem',
    text: [
      'Um vídeo do defeito com som, a etiqueta do motor e o bairro. Para motor novo, a foto do portão por dentro e as medidas da folha.',
    ],
    points: [
      'Domingo, feriado e noite: o valor se combina antes de o técnico sair.',
      'Peça e mão de obra vêm em linhas separadas.',
      'Fora da área atendida, não temos equipe.',
    ],
  },
  {
    when: [
      'visita|deslocamento|taxa de visita|visita tecnica|chamar tecnico|chamar um tecnico|chamar o tecnico|para vir|pra vir|para ver|para olhar|a ida',
      'quanto|valor|preco|quanto custa|quanto cobra|quanto e|quanto fica',
    ],
    unless:
      'condominio|contrato|mensal|quantas|quanto tempo|manutencao|revisao|preventiva|domingo|feriado|madrugada|conserto|instala*',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'A visita não custa nada em São Paulo e na Grande São Paulo: o que se paga é o serviço, com o valor dito antes de começar. Um conserto vai de {{repair.from}} a {{repair.to}}, e uma faixa já sai por foto; se você não aceita o preço, fica por isso mesmo.',
    ],
    heading: 'O que deixa o preço certo já na mensagem',
    text: [
      'Mande o vídeo com som, a etiqueta do motor e o bairro, para o técnico já sair com a peça que o defeito pede.',
    ],
    points: [
      'À noite, no domingo e no feriado, o preço se combina antes da saída.',
      'Peça e trabalho aparecem separados no orçamento.',
      'Cidade fora da área: quem vai é um técnico de lá.',
    ],
  },
  {
    when: [
      'cobrem|cobre|fazem melhor|mais barato que|melhor que|concorrente|concorrencia|outro orcamento|orcamento de outro|orcamento de outra empresa|igualam',
      'orcamento|preco|oferta|valor|concorrente|concorrencia',
    ],
    unless: 'garantia|raio|seguro|energia|motor mais barato',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price', 'choose'],
    answer: [
      'Mande o outro orçamento pelo WhatsApp, e comparamos linha por linha: peça, mão de obra, visita e garantia. Não prometemos cobrir qualquer preço, porque muitas vezes o mais barato deixou de fora a regulagem, a fotocélula ou a volta do técnico; o nosso é dito antes, de {{repair.from}} a {{repair.to}} no conserto e de {{kit.padrao}} a {{kit.jetflex}} no kit de basculante instalado.',
    ],
    heading: 'O que olhar além do total',
    text: [
      'Pergunte a cada um quem volta se falhar e em quanto tempo. O nosso serviço tem {{repair.warranty}} de garantia, e a visita não tem taxa.',
    ],
    points: [
      'Mesmo motor: compare o modelo da etiqueta.',
      'Peça usada ou recondicionada: peça que escrevam.',
      'Suporte, fio e controles: dentro ou fora?',
    ],
  },
  {
    when: [
      'economizar|gastar menos|pagar menos|baratear',
      'conserto|consertar|reparo|manutencao',
      'portao*|motor*',
    ],
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price', 'care'],
    answer: [
      'Economiza-se no conserto do portão chamando no primeiro barulho, antes que a roldana leve a engrenagem; mandando vídeo e etiqueta, para o técnico vir com a peça; juntando num dia só tudo o que está gasto; e perguntando se a placa tem reparo antes de trocá-la. Horário comum custa menos que urgência. O conserto vai de {{repair.from}} a {{repair.to}}, e você sabe quanto antes de autorizar.',
    ],
    heading: 'Onde não economizar',
    text: [
      'Cabo se troca aos pares, peça paralela não serve em motor com inversor, e a causa se corrige junto: engrenagem nova em folha pesada dura pouco. Serviço sem nota perde a garantia.',
    ],
    points: [
      'Trilho varrido e lentes limpas: de graça.',
      'Bateria do controle: teste antes de chamar.',
      'DPS no quadro: mais barato que uma placa.',
      'Peça acima da metade de um motor novo: compare.',
    ],
    send: 'Mande um vídeo do defeito, com som, e a foto da etiqueta do motor.',
  },
  {
    when: [
      'consert*|manutencao|arrumar|reparo',
      'portao|motor',
      'programar|gravar|programacao|gravacao|clonar',
      'controle*',
    ],
    unless: 'nao pega|nao grava',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price', 'repair', 'program'],
    answer: [
      'Os dois se fazem na mesma visita: o conserto do portão fica entre {{repair.from}} e {{repair.to}}, conforme a peça, e gravar os controles custa de {{part.programming.from}} a {{part.programming.to}}, quantos forem, com o aparelho novo à parte. Conserta-se primeiro, porque controle gravado em placa que vai ser trocada se perde. Numa troca de placa a gravação já vem junto, de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Para resolver numa visita só',
    text: [
      'Junte todos os controles da casa, com bateria boa, e diga antes quantos novos quer. A visita não tem taxa na área atendida, e cada valor é dito antes.',
    ],
    points: [
      'Vídeo do defeito e foto da etiqueta do motor.',
      'Foto do controle aberto, para levar o certo.',
      'Serviço com {{repair.warranty}} de garantia.',
    ],
    send: 'Mande um vídeo do defeito, a foto da etiqueta do motor e a do controle aberto.',
  },
  {
    when: [
      'visita|visita tecnica|orcamento|taxa|deslocamento',
      `${asksNeed}|cobra|cobram|paga|pagar|gratis|gratuit*`,
      'pagar|paga|cobra|cobram|taxa|gratis|gratuit*|visita',
    ],
    unless: 'parcel*|contrato|condominio|quem paga|se eu nao|mesmo que|gratis|gratuit*|de graca|quanto',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Não: na área atendida, São Paulo e Grande São Paulo, a visita não tem taxa, e o valor do serviço é dito antes de começar. Se você aceita, o conserto vai de {{repair.from}} a {{repair.to}}; se não, fica por isso mesmo. Uma faixa de preço já sai por foto, antes da visita.',
    ],
    heading: 'O que deixa o preço certo já na mensagem',
    text: [
      'Um vídeo do defeito com som, a etiqueta do motor e o bairro: com os três, o técnico chega com a peça mais provável.',
    ],
    points: [
      'Assistência fora do expediente: o valor é combinado antes da saída.',
      'O orçamento separa peça e mão de obra.',
      'Fora da área, não temos equipe.',
    ],
  },
  {
    when: [
      'junto|juntos|juntas|de uma vez|na mesma visita|mesma visita|tudo junto|os dois juntos|as duas juntas',
      'troc*|consert*|fazer|arrumar|instalar',
      'mais barato|compensa|vale a pena|economiz*|desconto|barato|sai|melhor',
    ],
    unless: 'pararam|parou|queimaram|carro e|moto',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price', 'worth'],
    answer: [
      'Costuma sair mais barato trocar junto quando as duas peças pedem a mesma desmontagem, porque a folha se solta e se regula uma vez só. Peça que ainda está boa não se troca só por isso; o técnico mede as duas, e o orçamento diz os valores separados e o do conjunto.',
    ],
    heading: 'O que costuma valer em par',
    text: [
      'Roldana com cremalheira, mola com cabo, engrenagem com rolamento e placa com gravação de todos os controles dividem o mesmo trabalho. Um conserto fica entre {{repair.from}} e {{repair.to}}; quando a soma chega perto do motor novo, de {{replacement.from}} a {{replacement.to}} numa casa, compare os dois.',
    ],
    points: [
      'Placa primeiro, controle depois: ela decide a família.',
      'Motor e placa: o motor novo já traz a dele.',
      'Peça boa e acessível: espere, ela se troca em outra visita sem taxa.',
      'Garantia escrita para cada peça, e não uma para tudo.',
    ],
    send: 'Mande a foto da etiqueta do motor e diga o que pensa em trocar e por quê: respondemos com os dois valores.',
  },
  {
    when: [
      'parcel*|prestac*|sem juros|em quantas vezes|dividir|dividem|divide',
      'conserto|consertar|reparo|manutencao|placa|arrumar|servico',
    ],
    unless: 'kit|motor novo|instalar|instalacao|jetflex|speedy|condominio|abre|abrir',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Sim, o conserto também se divide em até {{instalments}}: sem juros, um de {{repair.to}} dá {{repair.to / instalments}} por mês, e o mais barato, de {{repair.from}}, dá {{repair.from / instalments}}. Se a operadora do cartão cobra juros, o total com eles vem escrito no orçamento, antes de você aceitar.',
    ],
    heading: 'Como se fecha um conserto parcelado',
    text: [
      'A visita não tem taxa na área atendida, e por isso só o serviço aprovado entra na conta. O número de parcelas se diz antes, e vai para o papel junto da peça e do prazo de garantia.',
    ],
    points: [
      'Peça e mão de obra na mesma conta, em vez de duas.',
      'Pix ou cartão: o meio fica escrito no orçamento.',
      'Conserto perto do preço de um motor novo: pedem-se os dois orçamentos.',
    ],
    send: 'Mande pelo WhatsApp o vídeo do defeito, a foto da etiqueta do motor, o bairro e em quantas vezes quer pagar.',
  },
  {
    when: [
      'preco|quanto custa|quanto e|quanto fica|quanto sai|valor|custo|quanto cobra*',
      'regulagem|regular|ajuste|ajustar',
    ],
    unless: 'fim de curso|forca|fotocelula|placa|motor novo|contrapeso|mola|embreagem|controle',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price', 'adjust'],
    answer: [
      'A regulagem de um portão custa de {{part.adjustment.from}} a {{part.adjustment.to}}, com fim de curso, força e pausa acertados e provados na mesma visita, que não tem taxa. Ela só vale com a folha leve na mão: se cabo, roldana ou dobradiça pedem troca, o valor deles é dito antes.',
    ],
    heading: 'O que a regulagem inclui e o que não é dela',
    text: [
      'Leva em geral até uma hora. O técnico solta o motor, leva a folha de ponta a ponta e só então mexe na placa.',
    ],
    points: [
      'Incluído: paradas, força, desaceleração, pausa e prova da fotocélula.',
      'À parte: roldana e cabo, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'À parte: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Portão que perde a regulagem toda semana: há peça gasta.',
    ],
    further:
      'Os outros valores estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp um vídeo da abertura e do fechamento inteiros, a foto da etiqueta do motor e o bairro.',
  },
  {
    when: [
      'hora tecnica|hora de tecnico|hora do tecnico|hora de servico|hora de trabalho|valor da hora|preco da hora',
    ],
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Não cobramos por hora: o preço é do conserto pronto, de {{repair.from}} a {{repair.to}}, dito antes de começar, e a visita não tem taxa na área atendida. A peça comum já está nessa faixa.',
    ],
    heading: 'O que o valor fechado inclui',
    text: [
      'Diagnóstico, mão de obra e o teste no fim. A maior parte dos portões se resolve em {horas de reparo}, com {{repair.warranty}} de garantia no serviço e {{parts.warranty}} na peça.',
    ],
    points: [
      'Regulagem de curso e força: de {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Capacitor: de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Engrenagem: de {{part.gears.from}} a {{part.gears.to}}.',
      'Placa: de {{part.board.from}} a {{part.board.to}}.',
    ],
    send: 'Mande um vídeo do que o portão faz, a etiqueta do motor e o bairro: a faixa vem por mensagem.',
  },
  {
    when: [
      'orcamento|visita|diagnostico',
      'cobrado|cobrada|cobra|cobram|gratis|gratuito|gratuita|de graca|paga|pago|tem custo|taxa',
    ],
    unless: 'garantia|domingo|feriado|noite|madrugada|caro',
    subject: 'assistencia-tecnica',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Orçamento e visita não são cobrados na área que atendemos: o técnico testa, diz o preço por escrito e só começa depois do seu sim. O conserto aprovado fica entre {{repair.from}} e {{repair.to}}; se você não aprovar, não deve nada.',
    ],
    heading: 'Do orçamento por foto ao valor fechado',
    text: [
      'Pela foto sai uma faixa; na visita sai o número. O teste que separa folha, comando e motor faz parte dela e não entra na conta.',
      'O serviço sai com {{repair.warranty}} de garantia e as peças trocadas com {{parts.warranty}}. Fora da área, perguntamos o endereço antes e dizemos se dá para ir.',
    ],
    points: [
      'Foto do portão inteiro por dentro.',
      'Etiqueta do motor e da central, de perto.',
      'Vídeo curto do defeito, com som.',
      'Bairro e horário em que alguém recebe o técnico.',
    ],
    send: 'Com essas quatro coisas pelo WhatsApp, a resposta já traz a faixa de preço e o horário livre.',
  },
  {
    when: [
      'caro|cara|absurdo|abusivo|salgado|preco justo|justo',
      'orcamento|conserto|consertar|cobraram|cobrou|arrumar|placa|troca',
    ],
    unless:
      'motor mais caro|por que motor|motor de condominio|motor de predio|motor para condominio|motor do predio|motor do condominio|motor para predio',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price', 'worth'],
    answer: [
      'Compare peça por peça: num portão de casa o conserto comum fica entre {{repair.from}} e {{repair.to}}, e só o motor inteiro passa disso, de {{replacement.from}} a {{replacement.to}}. Orçamento acima dessas faixas pode ter motivo, como folha de prédio ou peça fora de linha, e o motivo deve estar escrito.',
    ],
    heading: 'A faixa de cada conserto, para comparar',
    text: [
      'Peça ao outro o valor em três linhas: peça com código, mão de obra e garantia. Orçamento de uma linha só não se compara.',
      'Se quiser, mande o papel: olhamos sem taxa de visita na área atendida e dizemos se o serviço faz sentido para o sintoma.',
    ],
    points: [
      'Regulagem ou gravação: de {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Capacitor com mão de obra: de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Roldana, cabo ou gomo de cremalheira: de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Engrenagem, com rolamento: de {{part.gears.from}} a {{part.gears.to}}.',
      'Reparo ou troca da placa: de {{part.board.from}} a {{part.board.to}}.',
    ],
    further: 'A tabela completa está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande a foto do orçamento, a da etiqueta do motor e o que o portão faz.',
  },
  {
    when: [
      'e caro|caro|sai caro|fica caro|muito caro',
      'consertar|conserto|arrumar|reparo|manutencao',
      'motor|portao|placa',
    ],
    unless: 'cobraram|cobrou|orcamento|por que|achei|barato',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price', 'worth'],
    answer: [
      'Em geral não: numa casa o conserto fica entre {{repair.from}} e {{repair.to}}, contra {{replacement.from}} a {{replacement.to}} de um motor novo. Regulagem, controle e capacitor são os mais baratos, até {{part.capacitor.to}}; placa e bobina, os mais caros, até {{part.stator.to}}. Fica caro quando a folha pesada continua lá e queima a peça outra vez, e por isso ela é vista primeiro.',
    ],
    heading: 'Do mais barato ao mais caro',
    text: [
      'A visita não tem taxa na área atendida, e o valor é dito antes de começar. Compare o conserto com a idade do motor: terceiro defeito seguido pede troca.',
    ],
    points: [
      'Regulagem: de {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Engrenagem: de {{part.gears.from}} a {{part.gears.to}}.',
      'Placa: de {{part.board.from}} a {{part.board.to}}.',
    ],
    send: 'Mande um vídeo do defeito e a foto da etiqueta do motor: a faixa vem por mensagem.',
  },
  {
    when: ['taxa|cobra|cobram|custo|valor', 'deslocamento|visita|ir ate|vir ate|vinda'],
    unless: 'condominio|lubrific*|de manutencao',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Não cobramos taxa de deslocamento nem de visita na área atendida, que é São Paulo e a Grande São Paulo: paga-se só o serviço aprovado, de {{repair.from}} a {{repair.to}} num conserto de casa. O valor é dito antes de começar e, se você não aprovar, não há nada a pagar dentro do expediente, de {horário}.',
    ],
    heading: 'O que a visita sem taxa inclui',
    text: [
      'Inclui ir até o endereço, mover a folha, medir e dizer o defeito e o preço. A distância muda só o dia: cidade mais longe se marca junto com outras chamadas.',
      'Fora do expediente vale a assistência 24 horas, quando há técnico, e aí o valor da saída é combinado na mensagem, antes.',
    ],
    points: [
      'Vídeo e foto da etiqueta antes: a peça certa já vai no carro.',
      'Um adulto no local na hora combinada.',
      'Segunda visita por falta de peça: também sem taxa.',
      'Pedágio e estacionamento de prédio: avise, para combinar antes.',
    ],
    send: 'Mande pelo WhatsApp a rua e o bairro, um vídeo do portão e a etiqueta do motor.',
  },
  {
    when: [
      'quanto cobra|quanto cobram|valor da hora|hora tecnica|preco de visita|taxa de visita|quanto custa um tecnico|quanto custa a visita|mao de obra',
      'tecnico|visita|conserto|portao|motor|instalador',
    ],
    unless: 'instalar|instalacao|comprei|colocar|por um',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'O técnico não cobra para ir ver: na área atendida, visita e diagnóstico não têm taxa, e paga-se só o conserto que você aprovar, de {{repair.from}} a {{repair.to}}. Regulagem e gravação ficam entre {{part.adjustment.from}} e {{part.adjustment.to}}; placa, entre {{part.board.from}} e {{part.board.to}}.',
    ],
    heading: 'Quanto fica cada conserto, com a mão de obra dentro',
    text: [
      'Não cobramos por hora. O preço é do serviço pronto, dito depois do teste e antes de abrir qualquer tampa, e não muda se o técnico demorar mais.',
      'O serviço sai com {{repair.warranty}} de garantia e as peças com {{parts.warranty}}. Se o conserto não valer a pena, o diagnóstico fica de graça.',
    ],
    points: [
      'Capacitor: de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Roldanas, cabos ou cremalheira: de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Engrenagem e rolamentos: de {{part.gears.from}} a {{part.gears.to}}.',
      'Fotocélula: de {{part.photocell.from}} a {{part.photocell.to}}.',
      'Solda ou reforço de suporte: de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    further:
      'Os valores peça por peça estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp o bairro, um vídeo do defeito e a etiqueta do motor: a faixa de preço volta antes da visita.',
  },
  {
    when: [
      'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|quanto pag*|quanto vale|valor*|custo|custa|orcamento|orcar|tabela|cobra|cobram|barato',
      'conserto|consertar|arrumar|reparo|reparar',
      'motor',
    ],
    unless:
      'placa|central|controle|fotocelula|cremalheira|cabo|roldana|condominio*|predio*|engrenagem|capacitor|trava|interfone|solda|ou|instal*|garen|rossi|peccinin|nice|ppa|basculante|deslizante|de correr|pivotante|porta|vale a pena|tecnico|visita|trilho|braco|mola|fim de curso',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price', 'repair'],
    answer: [
      'Consertar o motor do portão custa de {{repair.from}} a {{repair.to}}, com a mão de obra, conforme a peça: capacitor fica perto do menor valor, placa e estator perto do maior. A visita e o diagnóstico não têm taxa, e o preço é dito antes de começar.',
      'O conserto de um motor de portão fica entre {{repair.from}} e {{repair.to}} e dura em geral {horas de reparo}. Quem decide o valor é a peça que falhou; o técnico testa, diz quanto é, e só então abre o motor.',
    ],
    heading: 'Preço por peça, com a mão de obra',
    text: [
      'São valores de referência, confirmados diante do portão. Dois defeitos na mesma visita não somam duas idas.',
      'O serviço tem {{repair.warranty}} de garantia e as peças, {{parts.warranty}}. Acima de {{repair.to}} já se compara com a troca, de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    points: [
      'Regulagem de curso e força: {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Capacitor: {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Roldanas, cabos ou cremalheira: {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Engrenagem e rolamentos: {{part.gears.from}} a {{part.gears.to}}.',
      'Placa: {{part.board.from}} a {{part.board.to}}.',
    ],
    further:
      'Cada linha está explicada em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp um vídeo do defeito com som, a etiqueta do motor e o bairro: respondemos com a faixa da peça provável.',
  },
  {
    when: ['parcel*|cartao|boleto|pix|a prazo|dividir|vezes', 'conserto|consertar|reparo|manutencao|arrumar'],
    unless: 'kit|motor novo|instal*|12 vezes|10 vezes',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'O conserto também se parcela, em até {parcelas} vezes; o valor vai de {{repair.from}} a {{repair.to}} e é dito antes de começar, e a parcela é esse valor dividido. Se a operadora do cartão cobra juros, a taxa aparece na simulação, antes de você aceitar.',
    ],
    heading: 'Como combinar o pagamento do conserto',
    text: [
      'Nada se paga para o técnico ir ver. Depois do teste vem o preço, por escrito, e você escolhe a forma de pagar antes de ele abrir o motor.',
      'Conserto aprovado sai com {{repair.warranty}} de garantia no serviço e {{parts.warranty}} nas peças, qualquer que seja a forma de pagamento.',
    ],
    points: [
      'Regulagem ou gravação: {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Engrenagem: {{part.gears.from}} a {{part.gears.to}}.',
      'Placa: {{part.board.from}} a {{part.board.to}}.',
      'Peça o recibo com o serviço escrito: é ele que vale na garantia.',
    ],
    further:
      'Os valores peça por peça estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp um vídeo do defeito e a etiqueta do motor: a faixa de preço volta antes da visita.',
  },
  {
    when: [
      'ppa',
      'consert*|reparo|reparar|arrumar',
      'preco|quanto custa|valor|quanto fica|orcamento|quanto cobra*',
    ],
    unless: 'placa|controle*|engrenagem|capacitor|novo|ou|trocar|garen|rossi',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price', 'repair'],
    answer: [
      'Consertar um motor PPA custa de {{repair.from}} a {{repair.to}}, com a peça comum e a mão de obra: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; engrenagem, de {{part.gears.from}} a {{part.gears.to}}; placa, de {{part.board.from}} a {{part.board.to}}; estator, de {{part.stator.from}} a {{part.stator.to}}. O valor é dito antes, a visita não tem taxa na área atendida, e o serviço tem {{repair.warranty}} de garantia.',
    ],
    heading: 'Quando o conserto deixa de valer num PPA',
    text: [
      'Se a bobina queimou num motor antigo ou a soma dos últimos consertos encosta no novo, compare: em basculante, o kit PPA instalado começa em {{kit.padrao}} no PADRÃO.',
    ],
    points: [
      'Ronca e não sai: capacitor ou folha presa.',
      'Gira e a folha fica: engrenagem.',
      'Nada acende: energia, fusível ou placa.',
    ],
    send: 'Mande pelo WhatsApp um vídeo do defeito, a foto da etiqueta e o bairro.',
  },
  {
    when: ['consert*|reparo|reparar|arrumar', 'preco|quanto custa|valor|quanto fica|quanto cobra*'],
    unless: 'placa|controle*|engrenagem|capacitor|novo|ou|trocar|central|receptor|cremalheira',
    ofOtherBrand: true,
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price', 'repair'],
    answer: [
      'Consertar um motor {marca} custa conosco de {{repair.from}} a {{repair.to}}, conforme a peça: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; engrenagem, de {{part.gears.from}} a {{part.gears.to}}; placa, de {{part.board.from}} a {{part.board.to}}. A visita não tem taxa na área atendida, o valor é dito antes, e o serviço tem {{repair.warranty}} de garantia. Motor {marca} novo não vendemos.',
    ],
    heading: 'Como a peça {marca} se acha',
    text: [
      'Capacitor, rolamento e cabo se resolvem pela medida; engrenagem e placa pedem o código da etiqueta. A foto dela antes da visita evita uma segunda ida.',
      'Se a peça saiu de linha, o orçamento compara com um motor novo, de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    points: [
      'Vídeo do defeito, com som.',
      'Etiqueta do motor e código da placa.',
      'Bairro e tipo de portão.',
    ],
    send: 'Mande pelo WhatsApp o vídeo, a foto da etiqueta e o bairro.',
  },
  {
    when: ['consert*|manuten*|reparo|tecnico', 'alugad*|aluguel|inquilin*'],
    unless: 'quem paga|quem deve|instal*|por motor|autoriza*',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Em casa alugada o conserto do portão pode ser chamado por quem mora ou pelo dono; a assistência técnica é a mesma, de {{repair.from}} a {{repair.to}}, com o valor por escrito antes. Desgaste e peça velha costumam ser do proprietário, e dano de mau uso, do inquilino: avise a imobiliária com o orçamento na mão.',
    ],
    heading: 'Orçamento que serve de prova para o dono do imóvel',
    text: [
      'Pedimos ao técnico que escreva a causa: peça gasta, raio, batida. É essa linha que decide de quem é a conta no contrato.',
      'Serviço urgente, como garagem aberta para a rua, o inquilino pode mandar fazer e apresentar depois; guarde nota e fotos.',
    ],
    points: [
      'Foto da peça e do portão antes do serviço.',
      'Autorização por mensagem, com o valor.',
      'Peça trocada guardada até o acerto.',
    ],
  },
  {
    when: [
      'preco|orcamento|valor|valores|passam preco|passar preco|da preco|dao preco',
      'por telefone|pelo telefone|telefone|ligacao|ligando|por ligacao|por mensagem',
    ],
    unless: 'gsm|abrir|abre|modulo|chip|interfone',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'A faixa de preço dizemos na conversa; o valor exato depende de ver o motor, e por isso o WhatsApp serve melhor que a ligação: vão junto o vídeo e a foto da etiqueta. Conserto fica entre {{repair.from}} e {{repair.to}}, e o kit de basculante instalado, entre {{kit.padrao}} e {{kit.jetflex}}. A visita que confirma não tem taxa.',
    ],
    heading: 'O que dizer para o preço sair certo',
    text: [
      'Diga como o portão anda, o que ele faz e o que já foi trocado. Quem prefere falar liga para o telefone no alto do site, de {horário}.',
    ],
    points: [
      'Modelo e tensão escritos na etiqueta.',
      'Largura e altura da folha, se é motor novo.',
      'Bairro, e se o portão está aberto ou fechado.',
    ],
  },
  {
    when: [
      'laudo|laudos|relatorio|relatorios|parecer|atestado tecnico',
      'voces|emit*|fornec*|fazem|assin*|dao|entregam',
    ],
    unless: 'garantia|cobre|seguradora|quanto',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Sim, entregamos por escrito o diagnóstico da visita, com a causa provável, o que foi medido e o orçamento por peça, que serve para seguro, proprietário ou condomínio. Laudo com responsável técnico e assinatura de engenheiro é outro documento: se alguém o exige, diga antes de marcar.',
    ],
    heading: 'O que vai no papel da visita',
    text: [
      'O conserto que ele descreve fica, em casa, entre {{repair.from}} e {{repair.to}}; em prédio, é orçado pela peça.',
    ],
    points: [
      'Data, endereço e dados da etiqueta do motor.',
      'Defeito encontrado e o teste que o mostrou.',
      'Peça e mão de obra, cada uma com o seu valor e a sua garantia.',
      'Fotos da peça antes da troca.',
    ],
    send: 'Mande pelo WhatsApp o que pediram no documento, a foto da etiqueta e o bairro.',
  },
  {
    when: [
      'visita|so para olhar|so pra olhar|so olhar|so para ver|so pra ver|so para orcar|so orcamento|deslocamento|diagnostico',
      'so|cobr*|pag*|taxa|orcamento|reais|preco|caro|normal|visita',
    ],
    unless: 'manutencao|preventiva|revisao',
    figure: { unit: 'real', to: 600 },
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price'],
    answer: [
      'Não: {figura} só pela visita não se paga aqui, porque na área atendida ir ver, dizer a causa e dar o valor não tem taxa. Paga-se o conserto, depois do seu sim, de {{repair.from}} a {{repair.to}}. Empresa que cobra a ida tem a taxa dela: pergunte se o valor é abatido do serviço.',
    ],
    heading: 'O que se paga e o que não se paga',
    text: [
      'Pela foto já vai a faixa de preço; na visita o técnico move a folha, mede e fecha o número antes de começar. Se você não aprova, nada é devido.',
    ],
    points: [
      'Regulagem, gravação de controle e capacitor ficam no começo da faixa.',
      'Placa, estator e cabo aos pares ficam no fim dela.',
      'Garantia: {{repair.warranty}} no serviço e {{parts.warranty}} na peça.',
      'Fora da área atendida não vamos, e dizemos isso na primeira mensagem.',
    ],
    send: 'Conte pelo WhatsApp o que o portão faz, com um vídeo, a foto da etiqueta do motor e o bairro: a faixa vem antes de marcarmos.',
  },
  {
    when: [
      'orcamento|proposta|valor|preco',
      'vale por|validade|valido|valida|por quantos dias|quantos dias vale|vale ate|vence|prazo de orcamento|muda depois|pode mudar',
    ],
    unless: 'vale a pena',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'O orçamento vale pelo prazo escrito nele, e dentro desse prazo o valor não muda se o portão continua como estava na foto ou na visita. Sem prazo escrito, pergunte na conversa antes de decidir.',
    ],
    heading: 'O que pode mudar o valor depois',
    text: [
      'A faixa dada por foto vira número fechado quando o técnico move a folha com a mão e mede, ainda antes de começar. Um conserto fica entre {{repair.from}} e {{repair.to}}, e nada é feito sem o seu sim.',
    ],
    points: [
      'Defeito que piorou entre a foto e a visita.',
      'Peça que saiu de linha, e então vem a alternativa com o preço dela.',
      'Folha ou coluna com problema que a foto não mostrava.',
      'Serviço pedido a mais no dia.',
    ],
    send: 'Para um valor que dure, mande pelo WhatsApp fotos de perto, a etiqueta do motor e o bairro.',
  },
];
