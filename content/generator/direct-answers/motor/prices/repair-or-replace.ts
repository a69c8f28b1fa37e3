/** Answers to titles about motors: repair it or replace it. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { motorNames } from '../../../words/motor-names.ts';

/** Our brand, and the names that only its motors have. */
const ourMotors = [
  'ppa',
  ...motorNames
    .filter(({ brand, isEverydayWord }) => brand === 'PPA' && !isEverydayWord)
    .map(({ words }) => words),
].join('|');

export const repairOrReplaceAnswers: readonly DirectAnswer[] = [
  {
    when: [
      '1/4|1/3',
      '1/2|1/3|por um|maior|mais forte',
      'troquei|trocar|troco|troca|melhora|adianta|resolve',
    ],
    unless: 'ou|preco|quanto custa|correr|deslizante|pivotante',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'choose'],
    answer: [
      'Melhora se a folha era pesada demais para o motor menor: em basculante, 1/4 CV leva até {{motor.quarterCv.weight}} na nossa tabela, 1/3 CV até {{motor.thirdCv.weight}} e 1/2 CV até {{motor.halfCv.weight}}. Não abre mais depressa, e não resolve portão desequilibrado, roldana presa ou tensão baixa. Prove antes a folha na mão: se ela pesa, o dinheiro vai nela.',
    ],
    heading: 'Quando o motor maior é o remédio',
    text: [
      'Se a folha fica parada a meia altura e o motor ainda ronca ou esquenta, mede-se o capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; só depois disso o motor é pequeno.',
    ],
    points: [
      'Quer rapidez: o que muda é o inversor, do JETFLEX, {{kit.jetflex}} instalado.',
      'Depois da troca, a força se regula outra vez.',
      'Portão de correr: vale o peso da etiqueta, e não o HP.',
    ],
    send: 'Mande a altura, a largura e o material da folha, e a etiqueta do motor.',
  },
  {
    when: [
      'tecnico|instalador|quer trocar|querem trocar|disse|disseram|falaram|falou|me falaram|garantiu',
      'nao tem conserto|sem conserto|nao tem jeito|nao compensa|nao tem mais jeito|tem que trocar tudo|trocar tudo|trocar o motor inteiro|trocar o motor todo|trocar motor inteiro|motor novo inteiro|so trocando tudo|condenou|condenado|nao vale a pena',
    ],
    unless: 'placa e verdade|vale a pena comprar|vale a pena trocar|vale a pena consertar|quanto custa',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'repair'],
    answer: [
      'Peça antes a razão: quase todo motor tem conserto, de {{repair.from}} a {{repair.to}}, e só não compensa em três casos, que se mostram. A carcaça ou o eixo quebrou, a peça própria do modelo não se acha mais, ou a soma das peças chega perto de um motor novo, de {{replacement.from}} a {{replacement.to}} numa casa. Sem medida e sem a peça na mão, ouça outro técnico.',
    ],
    heading: 'Como ouvir uma segunda opinião sem pagar duas vezes',
    text: [
      'Peça por escrito o que foi medido e fique com a peça condenada. Com o vídeo do defeito e a foto da etiqueta, dizemos se o conserto é provável, antes da visita, que não tem taxa em São Paulo e na Grande São Paulo.',
    ],
    points: [
      'Só a placa: reparo ou troca, e o motor fica.',
      'Só a bobina: estator novo ou rebobinado.',
      'Folha pesada: motor novo também queimaria.',
    ],
    send: 'Mande um vídeo do portão, a etiqueta do motor e o que lhe disseram.',
  },
  {
    when: [
      'ja gastei|gastei muito|gastando muito|vale a pena insistir|insistir no conserto|quando desistir|parar de consertar|ja consertei varias vezes|ja arrumei varias vezes|cansei|nao aguento mais',
      'portao|conserto|motor|consertar|arrumar',
    ],
    unless: 'barulho|luz|energia',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Pare de consertar quando o mesmo motor pede a terceira peça cara em dois anos, ou quando a próxima passa da metade de um motor novo, que numa casa fica entre {{replacement.from}} e {{replacement.to}} com a troca. Antes, mande provar a folha na mão: se ela pesa, o motor novo vai pelo mesmo caminho, e o gasto certo é no cabo, na roldana ou na dobradiça.',
    ],
    description:
      'Pare de consertar quando o motor pede a terceira peça cara em dois anos ou quando a próxima passa da metade de um motor novo.',
    heading: 'A conta que decide',
    text: [
      'Some o que pagou no último ano e compare com o kit de basculante instalado, de {{kit.padrao}} a {{kit.jetflex}}, que tem {{kit.warranty}} de garantia. Defeitos diferentes a cada visita são idade; o mesmo defeito que volta é causa não achada, e aí se cobra a garantia do serviço.',
    ],
    points: [
      'Peça que ainda se acha e bobina boa: conserte.',
      'Modelo fora de linha e placa sem reparo: troque.',
      'Recibos com data: sem eles não há o que comparar.',
    ],
    send: 'Mande a etiqueta do motor, o que já foi trocado e quando: dizemos qual dos dois compensa.',
  },
  {
    when: [
      'reaproveit*|aproveit*|reutiliz*|usar de novo|reuso|instalar de novo|passar para outro',
      'motor',
      'tem como|da para|da pra|pode|posso|compensa|vale a pena|antigo|velho|usado|outro portao',
    ],
    unless: 'ppa ou|olx|compr*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'compatibility'],
    answer: [
      'Tem, se o portão novo é do mesmo tipo, a folha cabe no peso da etiqueta e a tensão é a mesma: tira-se o motor, revisa-se engrenagem e capacitor e ele volta com suporte e fim de curso acertados. De basculante para correr não serve. A montagem de motor que já é seu se orça por foto; se placa e engrenagem já pedem troca, um novo sai melhor, numa casa de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'Quando compensa levar o motor velho',
    text: [
      'Motor com peça à venda e menos de dez anos costuma valer. Sem chave, sem suporte ou com modelo fora de linha, o gasto com o que falta chega perto do novo.',
    ],
    points: [
      'Guarde controles, chave e suporte.',
      'Foto da ligação dos fios, antes de desmontar.',
      'Engrenagem gasta custa de {{part.gears.from}} a {{part.gears.to}}; capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    send: 'Mande a foto da etiqueta do motor e do portão novo, por dentro, com as medidas.',
  },
  {
    when: [
      'motor',
      'velho|antigo|anos de uso|usado ha',
      'consertar|arrumar|conserto|reparar',
      'vale a pena|vale|compensa|adianta|e bom|vantagem|ou',
    ],
    unless: 'placa|madeira|qual|basculante',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'repair', 'replace'],
    answer: [
      'Conserte o motor velho se o defeito é de uma peça que ainda se acha, como capacitor, engrenagem ou fim de curso: fica entre {{repair.from}} e {{repair.to}}. Compre outro, de {{replacement.from}} a {{replacement.to}} numa casa, se a bobina queimou, se a peça saiu de linha ou se este já é o terceiro defeito do ano.',
    ],
    heading: 'A conta de um motor antigo',
    text: [
      'Some o que já gastou nele em doze meses com o conserto de agora: se passa da metade de um novo, troque. A nossa garantia também entra: {{repair.warranty}} no serviço de um conserto, {{kit.warranty}} no kit instalado.',
    ],
    points: [
      'Prove a folha na mão antes: portão pesado queima motor novo igual.',
      'Motor velho de código fixo: um receptor avulso resolve, sem trocá-lo.',
      'Basculante: kit novo instalado de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    send: 'Mande a etiqueta do motor, um vídeo com som e conte o que já foi trocado.',
  },
  {
    when: [
      'funcionando|funciona bem|que funciona|esta bom|ainda bom|sem defeito',
      'trocar|troca|substituir',
      'motor',
      'vale|compensa|devo|preciso|anos|vantagem',
    ],
    unless: 'nao esta|nao funciona|parou',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'replace'],
    answer: [
      'Motor que funciona não precisa ser trocado pela idade: enquanto a folha anda leve, ele não esquenta e a peça se acha, o que vale é a revisão anual. Troque antes da hora por um destes motivos: peça que sumiu, código fixo em rua perigosa, lentidão que incomoda ou uso que cresceu. Numa casa a troca fica de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'O que atualizar sem tirar o motor',
    text: [
      'Quase tudo que um motor novo traz se põe no antigo por menos: receptor de código rolante, fotocélula e módulo para o celular.',
    ],
    points: [
      'Fotocélula: de {{part.photocell.from}} a {{part.photocell.to}}.',
      'Receptor e controles novos: a partir de {{repair.from}}.',
      'Engrenagem e graxa antes de quebrar: de {{part.gears.from}} a {{part.gears.to}}.',
      'Velocidade: essa só com outro motor; no basculante o JETFLEX custa {{kit.jetflex}}.',
    ],
    send: 'Mande pelo WhatsApp um vídeo de uma abertura inteira, com som, e a foto da etiqueta: dizemos se há motivo para trocar.',
  },
  {
    when: [
      'consertar ou trocar|trocar ou consertar|trocar ou so consertar|conserto ou troca|trocar o motor ou|consertar o motor ou|so consertar|reformar ou trocar|arrumar ou trocar|conserta ou troca',
      'motor|portao',
    ],
    unless: 'placa|central|controle|capacitor|garen|rossi|peccinin|nice|seg|ipec|anos|queimado',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Conserta-se quando o defeito é capacitor, engrenagem, fim de curso ou placa, de {{repair.from}} a {{repair.to}}, e a peça existe. Troca-se, de {{replacement.from}} a {{replacement.to}} numa casa, quando a bobina queimou num modelo antigo, a peça saiu de linha ou os últimos dois consertos já somam metade do novo. Antes da conta, solte o motor e mova a folha com a mão: se ela pesa, nenhum dos dois resolve.',
    ],
    heading: 'A conta entre conserto e motor novo',
    text: [
      'O diagnóstico na visita não tem taxa e vem por escrito com os dois valores, o do conserto e o da troca. Você decide depois.',
      'Motor novo também muda o que cansa: os controles se gravam outra vez e a base pode pedir adaptação, dita antes.',
    ],
    points: [
      'Zumbe e parte com um empurrão: capacitor, conserto.',
      'Gira e não puxa: engrenagem, conserto.',
      'Cheiro de verniz e disjuntor que cai: bobina, compare.',
      'Menos força que o peso da folha pede: troca, mesmo sem defeito.',
    ],
    further: 'Os dois caminhos estão em [conserto de motor de portão](/topicos/conserto-de-motor-de-portao).',
    send: 'Mande a foto da etiqueta, um vídeo do que ele faz e o que já se gastou nele: devolvemos os dois valores.',
  },
  {
    when: [
      'motor',
      'ou',
      'portao novo|trocar o portao|trocar portao|comprar portao|portao inteiro|outro portao',
    ],
    unless: 'manual|usado|usada|seminovo',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Troca-se só o motor, de {{replacement.from}} a {{replacement.to}} numa casa, quando a folha anda com uma mão e o quadro está no esquadro. Portão novo só se justifica com ferro podre na base, quadro torcido ou vão que mudou, e esse preço é do serralheiro, que fabrica; nós pomos o motor depois. A prova é sua: disjuntor desligado, cabos inteiros, motor solto e folha levada na mão.',
    ],
    heading: 'O que decide entre o motor e a folha',
    text: [
      'Roldana e cabo gastos não condenam o portão: trocam-se, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e a folha fica leve outra vez.',
      'Se o portão novo vem mesmo, espere por ele para comprar o motor: peso e movimento da folha escolhem o modelo.',
    ],
    points: [
      'Chave de fenda que afunda no pé da folha: ferro podre.',
      'Diagonais diferentes: quadro torcido.',
      'Basculante que bate no carro ou na calçada: muda-se o tipo, e aí é portão novo.',
    ],
    send: 'Mande uma foto do portão por dentro, outra do pé da folha e as medidas: dizemos se a folha fica.',
  },
  {
    when: [
      'condenado|condenou|sem conserto|deu perda|perda total',
      'motor|placa',
      'consertar|conserto|vale|verdade|tem jeito|compensa|portao',
    ],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Vale outra olhada antes de trocar: motor só está mesmo condenado quando a bobina queimou e o estator daquele modelo não se vende, ou quando a carcaça quebrou. Engrenagem, capacitor, rolamento e fim de curso se trocam, e com a peça à venda o conserto, de {{repair.from}} a {{repair.to}}, ganha do motor novo, de {{replacement.from}} a {{replacement.to}} em casa.',
    ],
    heading: 'O que pedir a quem condenou',
    text: [
      'Peça a medida: resistência da bobina, fuga para a carcaça, peça que falta e o código dela. Palavra sem medida não condena motor.',
      'Damos segunda opinião sem taxa de visita na área atendida, e com a foto da etiqueta já se sabe se a peça existe. Estator novo fica de {{part.stator.from}} a {{part.stator.to}}.',
    ],
    points: [
      'Mais de dez anos e terceiro defeito: troque.',
      'Folha pesada na mão: conserte-a antes de qualquer motor.',
      'Peça fora de linha: adaptação ou motor novo, lado a lado no orçamento.',
    ],
    send: 'Mande a etiqueta, o que foi dito e um vídeo com o som do motor.',
  },
  {
    when: [
      'trocar o motor todo|trocar o motor inteiro|motor inteiro|motor todo|conjunto todo|trocar tudo',
      'engrenagem|capacitor|placa|fim de curso|rolamento|controle',
    ],
    unless: 'ou so|so a placa|queim*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Não é preciso trocar o motor inteiro por uma peça dessas, se ela ainda se vende: engrenagem fica de {{part.gears.from}} a {{part.gears.to}}, capacitor de {{part.capacitor.from}} a {{part.capacitor.to}} e placa de {{part.board.from}} a {{part.board.to}}, contra {{replacement.from}} a {{replacement.to}} do conjunto. O inteiro só se justifica com a bobina queimada ou a peça fora de linha.',
    ],
    heading: 'Como conferir o conselho de trocar tudo',
    text: [
      'Peça o código da peça e o motivo por escrito, e ligue para duas lojas. Se a engrenagem existe, o conserto é de uma visita.',
      'Pergunte também por que ela gastou: folha pesada come a nova do mesmo modo, e o acerto fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Motor com menos de dez anos e bobina boa: conserte.',
      'Terceiro conserto em dois anos: faça a conta do novo.',
      'Peça a peça velha de volta.',
    ],
    send: 'Mande a etiqueta do motor e o que foi orçado: dizemos se a peça se acha.',
  },
  {
    when: [
      'vale a pena|vale pena|compensa|compensam|e melhor|melhor|devo',
      'troc*|substitu*|renov*',
      'motor antig*|motor velh*|motores antigos|motor com mais de|antig* por nov*|velh* por nov*|motor',
    ],
    unless:
      '127*|220*|110*|rapid*|placa|central|condominio*|predio*|engrenagem|capacitor|estator|quem paga|potencia|potente|usado|controle|nobreak|veloc*|basculante por|marca|garen|ppa|rossi|peccinin|jetflex',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'replace', 'signs'],
    answer: [
      'Vale trocar o motor antigo em três casos: a bobina queimou, a peça daquele modelo sumiu ou os dois últimos consertos somados já encostam no preço de um novo. Fora disso, consertar por {{repair.from}} a {{repair.to}} ganha da troca, que numa casa fica entre {{replacement.from}} e {{replacement.to}}.',
      'Trocar um motor antigo compensa quando a peça já não se acha, quando o enrolamento queimou ou quando ele volta a parar poucos meses depois de cada conserto. Se é só capacitor, engrenagem ou fim de curso, o conserto de {{repair.from}} a {{repair.to}} vale mais que um motor novo, de {{replacement.from}} a {{replacement.to}} com a troca.',
    ],
    heading: 'A conta entre o motor velho e o novo',
    text: [
      'Idade sozinha não condena. Motor de quinze anos em folha leve trabalha bem, e motor de três em folha torta já pede engrenagem. Por isso a primeira prova é soltar o motor e levar a folha na mão: se ela pesa, o motor novo vai gastar igual.',
      'O novo traz o que o antigo não tem: controle de código rolante, que não se copia da rua, entrada de fotocélula e peça à venda. Em basculante, o kit instalado começa em {{kit.padrao}}, com {{kit.warranty}} de garantia.',
    ],
    points: [
      'Some o que gastou nos últimos consertos e compare com a troca.',
      'Pergunte numa loja pela engrenagem e pela placa do seu modelo.',
      'Cheiro de verniz queimado ou carcaça que não se encosta: bobina no fim.',
      'Controle de código fixo: um receptor avulso resolve sem trocar o motor.',
      'Folha pesada na mão: conserte a folha antes de qualquer motor.',
    ],
    questions: [
      {
        question: 'O que se aproveita do conjunto velho?',
        answer:
          'A fiação, o disjuntor e, se forem firmes, a base e a coluna. Suporte, central e controles costumam mudar com o motor.',
      },
    ],
    further:
      'Os dois caminhos, com o que entra em cada um, estão em [conserto de motor de portão](/topicos/conserto-de-motor-de-portao).',
    send: 'Mande pelo WhatsApp a foto da etiqueta e um vídeo do portão andando, e diga o que já foi trocado. Respondemos se conserta ou se troca, com a faixa de preço.',
  },
  {
    when: [
      'consert*|reparar|troc*|arrumar|vale a pena|compensa|ainda presta|presta|ainda serve|ainda e bom|dura',
      'motor',
      '5 anos|6 anos|7 anos|8 anos|9 anos|10 anos|11 anos|12 anos|13 anos|14 anos|15 anos|16 anos|18 anos|20 anos|25 anos|anos de uso',
    ],
    unless: 'garantia|placa|condominio*|predio*|funcionando|funciona bem|sem defeito',
    figure: { unit: 'year' },
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'repair'],
    answer: [
      'Compensa consertar um motor com {figura} se a peça se acha e a bobina está boa: gasta-se de {{repair.from}} a {{repair.to}}, contra {{replacement.from}} a {{replacement.to}} da troca numa casa. Troque se o enrolamento queimou, se a placa saiu de linha ou se este já é o terceiro defeito seguido.',
    ],
    heading: 'O que olhar num motor de {figura} antes de decidir',
    text: [
      'A data da etiqueta diz menos que o uso. O que envelhece é o dente da engrenagem, o capacitor e a placa que pegou umidade; carcaça, eixo e suporte seguem firmes.',
      'A folha envelheceu junto. Roldana, cabo e dobradiça gastos fazem um motor novo parecer velho em poucos meses, e por isso entram na mesma visita.',
    ],
    points: [
      'Etiqueta legível: modelo e tensão, para achar a peça.',
      'Capacitor e engrenagem: conserto, e dos mais simples.',
      'Placa sem reposição: central compatível ou motor novo.',
      'Bobina queimada: troca, quase sempre.',
      'Controle de código fixo: aproveite para passar ao rolante.',
    ],
    further: 'O que se acha e o que some está em [motor antigo sem peça](/motor-de-portao-antigo-sem-peca).',
    send: 'Mande pelo WhatsApp a etiqueta do motor, a placa e, em uma frase, o que ele faz. Dizemos se a peça existe antes da visita.',
  },
  {
    when: ['vale|compensa|compensam', 'arrumar|consertar|reformar|recuperar|conserto', 'velho|antigo|velha'],
    unless: 'placa|usado|portao velho|folha',
    ofOtherBrand: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'repair'],
    answer: [
      'Compensa arrumar um {marca} velho enquanto a engrenagem e a placa daquele modelo se acham e a bobina está boa: o conserto fica entre {{repair.from}} e {{repair.to}}, contra {{replacement.from}} a {{replacement.to}} de um motor novo com a troca. Sem peça, ou com a bobina queimada, o dinheiro rende mais no novo.',
    ],
    heading: 'O que testar no {marca} velho antes de gastar',
    text: [
      '{Prova na mão}, solte o motor e leve a folha na mão. Se ela anda leve e o motor ronca ou patina, é peça; se ela pesa, o {marca} está pagando por roldana, cabo ou dobradiça.',
      'Não vendemos {marca}, e por isso não ganhamos com a troca de marca: o nosso interesse está em dizer qual das duas contas fecha.',
    ],
    points: [
      'Zumbe e parte empurrado: capacitor, o mais barato.',
      'Gira e não move: engrenagem do modelo.',
      'Luz nenhuma: fonte da placa.',
      'Cheiro de verniz: bobina, e aí troca.',
      'Controle de código fixo: receptor avulso, sem trocar o motor.',
    ],
    further: 'O que se acha e o que sumiu está em [motor antigo sem peça](/motor-de-portao-antigo-sem-peca).',
    send: 'Mande pelo WhatsApp a etiqueta do {marca}, a placa e um vídeo dele tentando: respondemos se a peça existe.',
  },
  {
    when: [
      'compensa|vale a pena|vale pena|consertar ou trocar|trocar ou consertar|conserta ou troca',
      'consert*|arrumar|reparar|troc*',
    ],
    unless: 'placa|central|controle|velho|antigo|usado|anos',
    ofOtherBrand: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'repair'],
    answer: [
      'Consertar um motor {marca} compensa quando a peça do seu modelo se acha: fica entre {{repair.from}} e {{repair.to}}, com {{repair.warranty}} de garantia no serviço. Trocar, por {{replacement.from}} a {{replacement.to}} numa casa, só ganha com bobina queimada, placa sem reposição ou dois consertos seguidos no mesmo ano.',
    ],
    heading: 'A peça do {marca} decide a conta',
    text: [
      'Capacitor, rolamento e roldana são de medida comum e não prendem ninguém à marca. Engrenagem, sensor e placa são do modelo, e é o código da etiqueta que diz se ainda existem.',
      'Vendemos PPA, e por isso convém desconfiar de nós quando dizemos para trocar: peça o nome da peça que faltou e pergunte por ela numa loja.',
    ],
    points: [
      'Etiqueta do motor: modelo, tensão e número.',
      'Etiqueta da central, com o código.',
      'Folha solta na mão: leve ou pesada?',
      'O que já foi trocado, e quando.',
    ],
    further: 'O que se acha e o que sumiu está em [motor antigo sem peça](/motor-de-portao-antigo-sem-peca).',
    send: 'Mande pelo WhatsApp a etiqueta e a placa do {marca} e, em uma frase, o que ele faz.',
  },
  {
    when: [
      'compensa|vale a pena|vale pena|consertar ou trocar|trocar ou consertar|conserta ou troca',
      'consert*|arrumar|reparar|reparo',
      ourMotors,
    ],
    unless: 'placa|central|controle|velho|antigo|usado|anos',
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['worth', 'repair'],
    answer: [
      'Consertar um motor PPA compensa quase sempre: é a marca que vendemos, a peça da linha residencial se acha em loja do ramo, e o conserto fica entre {{repair.from}} e {{repair.to}}, com {{repair.warranty}} de garantia no serviço. Trocar, por {{replacement.from}} a {{replacement.to}} numa casa, só ganha com bobina e placa queimadas juntas ou dois consertos seguidos no mesmo ano.',
    ],
    heading: 'O que se conserta num PPA',
    text: [
      'Capacitor, rolamento e fim de curso são de medida comum. Engrenagem e placa são do modelo, e o código está na etiqueta da carcaça.',
      'Antes de trocar qualquer peça, o técnico leva a folha na mão, com o motor solto: se ela pesa, o conserto começa por ela, ou o defeito volta.',
    ],
    points: [
      'Zumbe e não parte: quase sempre o capacitor.',
      'Gira e a folha fica parada: engrenagem.',
      'Nem acende: fusível, fonte ou fio, antes da placa.',
    ],
    further: 'O que muda de um modelo para outro está na página do [motor PPA](/topicos/motor-ppa).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e um vídeo, de longe, do que ele faz.',
  },
  {
    when: ['127*|110*', '220*', 'compensa|vale|trocar|mudar|passar|transformar|converter|adaptar'],
    unless: 'gasta|economi*|placa|nobreak',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'compatibility'],
    answer: [
      'Não compensa trocar um motor de 127 V que anda bem só para ter 220 V: a força, a velocidade e a conta de luz são as mesmas. Vale quando o motor ia ser trocado de qualquer modo, quando o fio é longo e a tensão cai na partida, ou para pôr o JETFLEX, que é de 220 V e custa {{kit.jetflex}} instalado.',
    ],
    heading: 'O que muda de 127 V para 220 V, e quem faz cada parte',
    text: [
      'Em 220 V a corrente é metade, e por isso fio comprido sofre menos. Levar 220 V até o portão é do eletricista: circuito próprio, disjuntor de dois polos e terra.',
      'O motor de hoje não se liga na outra tensão, a não ser que a etiqueta traga as duas e o técnico mude a ligação por dentro. Placa e fonte também precisam combinar.',
    ],
    points: [
      'Etiqueta com uma tensão só: esse motor não muda.',
      'Luz da garagem que pisca na partida: fio fino ou longo.',
      'Transformador no meio: não aguenta a partida.',
      'Motor novo de 127 V existe, e serve igual.',
    ],
    further: 'Os modelos e as tensões estão em [motores](/motores).',
    send: 'Mande pelo WhatsApp a etiqueta do motor, a foto do quadro e a distância até o portão.',
  },
  {
    when: [
      'trocar|troco|troca|substituir|mudar|tirar',
      'compensa|vale a pena|vale|devo|melhor|adianta',
      'ppa',
      'motor|portao|automatizador|por|kit',
    ],
    unless: 'controle*|placa|central|engrenagem|peca|dz|predio|condominio|kg',
    ofTwoBrands: 'with-ours',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'replace'],
    answer: [
      'Trocar {outra} por PPA compensa quando a placa ou a engrenagem saiu de linha, quando o conserto passa da metade do motor novo ou quando a folha pede mais velocidade. Se o {outra} anda bem e tem peça, não compensa: o conserto vai de {{repair.from}} a {{repair.to}}, e o PPA instalado em basculante, de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'Quando o {outra} fica e quando sai',
    text: [
      'Vendemos PPA e consertamos {outra}: leia a conta com esse desconto. Em portão de correr ou de abrir o motor novo sai por orçamento, e numa casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Fica: capacitor, fim de curso, regulagem ou controle perdido.',
      'Sai: estator e placa queimados juntos, ou carcaça enferrujada.',
      'Sai: terceiro conserto no mesmo ano, com a folha já em ordem.',
      'Com a troca vão embora os controles antigos: os do kit novo são dois.',
      'Folha pesada ou torta se acerta antes, ou o motor novo repete o defeito.',
    ],
    further: 'As contas de outra troca estão em [motor PPA ou Garen](/termos/motor-ppa-ou-garen).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do {outra}, o que ele faz de errado e as medidas da folha: dizemos se vale consertar.',
  },
  {
    when: [
      'novo|nova|trocar|troca',
      'consertar|conserto|arrumar|reparar',
      'compensa|vale a pena|melhor|mais barato|vale mais|e melhor|ou',
    ],
    unless:
      'placa|central|controle*|engrenagem|capacitor|bateria|nobreak|roldana*|cabo|trilho|cremalheira|fotocelula|interfone|mola|trava|estator|bobina|rebobin*|queim*|chuva|raio|condominio|predio|anos|garen|rossi|ppa|nice|peccinin|rcg|ipec',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Conserte enquanto o orçamento fica abaixo da metade de um motor novo e a peça ainda se vende; passou disso, troque. O conserto vai de {{repair.from}} a {{repair.to}}, e a troca completa numa casa, de {{replacement.from}} a {{replacement.to}}, com {{motor.warranty.installation}} de garantia na instalação.',
    ],
    heading: 'Quando cada um sai melhor',
    text: [
      'Antes dos dois, prove a folha na mão com o motor solto: se ela pesa, motor novo também vai sofrer. Bobina queimada em motor antigo, ou o terceiro conserto num ano, fecham a conta a favor do novo.',
      'Em basculante, o kit com central e dois controles sai de {{kit.padrao}} a {{kit.jetflex}} instalado.',
    ],
    points: [
      'Capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}: conserte.',
      'Engrenagem, de {{part.gears.from}} a {{part.gears.to}}: conserte, se a placa está boa.',
      'Placa e engrenagem juntas em motor de mais de dez anos: troque.',
      'Modelo sem peça à venda: troque.',
    ],
    send: 'Mande a foto da etiqueta do motor e conte o que ele faz: dizemos as duas contas antes da visita.',
  },
  {
    when: [
      'placa|placas|central',
      'consert*|arrumar|reparo|reparar|queimou|queimada|queimaram',
      'trocar motor|trocar o motor|troca de motor|troco o motor|troco motor|motor novo|outro motor|comprar motor|compro motor|motor inteiro|trocar tudo|troco tudo|troca tudo|troca motor|troca o motor|tudo novo|kit novo|motor completo',
      'ou|vale a pena|compensa|melhor|vale mais',
    ],
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['worth', 'price'],
    answer: [
      'Vale consertar a placa se o motor mede bem: o reparo de fusível, relé ou fonte parte de {{repair.from}}, e a placa nova fica de {{part.board.from}} a {{part.board.to}}. Trocar o motor compensa quando ele também queimou, quando a peça saiu de linha ou quando outro conserto caro vem junto: a troca em casa vai de {{replacement.from}} a {{replacement.to}}, e no basculante o kit PADRÃO, com central nova e dois controles, custa {{kit.padrao}} instalado. O teste que decide se faz na visita, que não tem taxa.',
    ],
    heading: 'Placa queimada: quando parar na placa e quando ir ao motor',
    text: [
      'Placa nova em motor em curto queima outra vez, e por isso o enrolamento é medido antes de qualquer compra. Com mancha preta ou cheiro, deixe o disjuntor desligado até lá.',
    ],
    points: [
      'Motor silencioso e de poucos anos, só a placa apagada: conserte.',
      'Placa que já voltou do reparo duas vezes: ponha uma nova.',
      'Placa e engrenagem gastas no mesmo motor antigo: troque o conjunto.',
      'Motor com inversor: só serve a placa do próprio conjunto.',
    ],
    send: 'Mande a foto das etiquetas do motor e da central: dizemos as duas contas antes da visita.',
  },
];
