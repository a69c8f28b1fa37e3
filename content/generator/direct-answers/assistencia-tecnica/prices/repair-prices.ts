/** Answers to titles about repairs and visits: repair prices. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksPrice } from '../../../words/asking-words.ts';

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
    when: [asksPrice, 'conserto|consertar|arrumar|reparo|reparar', 'motor'],
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
    when: [
      'ppa',
      'consert*|reparo|reparar|arrumar',
      'preco|quanto custa|valor|quanto fica|orcamento|quanto cobra*',
    ],
    unless: 'placa|controle*|engrenagem|capacitor|novo|ou|trocar|garen|rossi',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isAboutModel: true,
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
      'consert*|arrumar|reparo|reparar|troc*|manutencao',
      'fechadura|fechaduras|fecho',
      'e motor|motor e|e o motor|e portao|e do motor',
    ],
    unless: 'digital|nao abre|nao fecha|porta de|carro|tetra|ou',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['repair', 'price'],
    answer: [
      'As duas coisas se consertam na mesma visita, que não tem taxa: o motor do portão, de {{repair.from}} a {{repair.to}}, e a fechadura elétrica ou o fecho do portão social, na mesma faixa. Fechadura comum, de chave, é serviço de chaveiro. O valor de cada uma é dito antes de começar.',
    ],
    heading: 'O que testar na fechadura e no motor',
    text: [
      'Na fechadura elétrica, o clique diz metade: se ela estala e a porta não sai, o trinco está preso por folha caída; se não estala, falta fonte, fio ou botão. No motor, conte se ele está mudo, se ronca ou se gira sem levar a folha.',
    ],
    points: [
      'Trava da garagem que não solta: desligue o disjuntor, porque o motor força contra ela.',
      'Folha torta ou cabo frouxo: ninguém destrava.',
      'Tudo parado ao mesmo tempo: veja primeiro o disjuntor.',
    ],
    send: 'Mande um vídeo de cada uma falhando, a foto da fechadura e a da etiqueta do motor.',
  },
  {
    when: [
      'consert*|reparo*|arrumar|manuten*',
      'motor e placa*|motor e a placa|motor e de placa*|motor e central|placa* e motor|placa e o motor|placa* e de motor|motor e a central|central e motor',
      'portao|automatico|eletronico|garagem|preco|valor|quanto',
    ],
    unless: 'predio|condominio*|ou|nao|quem paga|garantia|chuva|raio|vale a pena|compensa|trocar|troca',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['repair', 'price'],
    answer: [
      'O conserto da placa parte de {{repair.from}}, e a troca dela fica entre {{part.board.from}} e {{part.board.to}}. No motor, o capacitor fica entre {{part.capacitor.from}} e {{part.capacitor.to}}, a engrenagem, entre {{part.gears.from}} e {{part.gears.to}}, e a bobina, entre {{part.stator.from}} e {{part.stator.to}}. Se os dois precisam de peça cara, compare com o motor novo, de {{replacement.from}} a {{replacement.to}} numa casa: o técnico diz o total antes de abrir qualquer coisa.',
    ],
    heading: 'Motor e placa testados separados',
    text: [
      'A placa se prova com o motor desligado dela, e o motor, com a bobina medida. Assim não se paga uma placa nova que queimaria no primeiro giro de um motor em curto.',
    ],
    points: [
      'Luz da placa acesa e estalo sem giro: comece pelo motor.',
      'Nenhuma luz com o disjuntor ligado: comece pela fonte.',
      'Cheiro de queimado: nada se liga até a visita.',
    ],
    send: 'Mande a foto da etiqueta do motor, a da central fechada e um vídeo com o som da tentativa.',
  },
];
