/** Answers to titles about capacitors: faults. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksCan, asksNeed } from '../../words/asking-words.ts';

export const faultAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'capacitor|capacitores',
      'quando troc*|quando devo|quando preciso|quando se troca|quando deve|quando e preciso|quando e hora|hora de troc*|momento de troc*|na hora de troc*|quando mudar|quando substitu*|precisa troc*|tem que troc*',
    ],
    unless: 'quanto em quanto|quanto custa|preco|valor|posso|maior|menor|nao abre|estour*|estuf*|inchad*',
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['signs', 'replace'],
    answer: [
      'Troque o capacitor quando ele medir menos microfarads que a etiqueta, estufar ou soltar óleo, ou quando o motor demorar a partir e falhar quente. A troca fica de {{part.capacitor.from}} a {{part.capacitor.to}}, com {{repair.warranty}} de garantia no serviço.',
    ],
    heading: 'Os sinais antes de ele parar',
    text: [
      'O motor zumbe um instante antes de sair, abre bem e sofre para fechar, ou só falha depois de várias aberturas seguidas. Frio, ele volta a andar, e por isso muita gente espera até o portão não sair mais do lugar.',
      'A medição é com capacímetro e na mão do técnico: a peça guarda choque mesmo com o disjuntor desligado.',
    ],
    points: [
      'Em portão de prédio ele entra na lista da revisão, a cada {{maintenance.interval}}.',
      'Em casa, mede-se na revisão do ano.',
      'Dois capacitores queimados em pouco tempo: a causa é folha pesada ou motor cansado.',
      'O novo repete os microfarads do velho, com tensão igual ou maior.',
    ],
  },
  {
    when: [
      'capacitor*',
      'troc*|novo|nova|por outro|colocar outro|substituir|mudar|so',
      'resolve*|adianta|adiantou|arruma|soluciona*|basta|volta a funcionar|acaba com o problema|da jeito',
    ],
    unless: 'preco|quanto custa|valor|fraco|sem forca|nao resolveu|nao adiantou',
    subject: 'capacitor',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['worth', 'replace'],
    answer: [
      'Em geral resolve, se o motor zumbe e não gira, demora a arrancar ou só sai com um empurrão: a troca fica de {{part.capacitor.from}} a {{part.capacitor.to}}. Não resolve se a folha, solta do motor, pesa na mão, se a placa não manda corrente ou se a bobina cheira a queimado. Por isso o capacitor é medido antes de ser trocado, na visita, que não tem taxa.',
    ],
    heading: 'Como saber antes de pagar a troca',
    text: [
      'O técnico descarrega o capacitor, mede os microfarads fora do circuito e compara com a etiqueta. Se o valor está certo, a peça fica onde está, e a busca segue para a folha, a placa e o enrolamento.',
      'O mesmo motor que queima um capacitor atrás do outro está puxando peso demais. Nesse caso se acerta primeiro a folha, ou o novo dura pouco.',
    ],
    points: [
      'Zumbe e não gira: a troca costuma resolver.',
      'Não faz som nenhum: o defeito é energia, fusível ou placa.',
      'Gira livre e não move a folha: é engrenagem ou o motor destravado na chave.',
      'Corpo estufado ou com óleo: a troca se faz mesmo que ele ainda parta.',
    ],
    send: 'Mande um áudio do motor numa tentativa só e a foto da etiqueta dele: dizemos se a suspeita é o capacitor.',
  },
  {
    when: ['capacitor', 'placa|central', 'ou|como saber|qual|diferenca|identificar|descobrir'],
    unless: 'preco|quanto custa|valor',
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'É capacitor quando o motor recebe a ordem, estala, zumbe e não gira, ou só parte com a ajuda da mão; é placa quando ele fica mudo, sem estalo nem luz, ou quando um sentido funciona e o outro não. O capacitor trocado fica de {{part.capacitor.from}} a {{part.capacitor.to}}, e a placa, de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Como o técnico separa os dois',
    text: [
      'Ele mede a tensão que a placa entrega ao motor: se chega e o motor não sai, o capacitor é medido; se não chega, a falta está na placa. A medição leva minutos e se faz antes da conta. Capacitor guarda carga depois de desligado: não abra a caixa para testar.',
    ],
    points: [
      'Zumbido parado: capacitor, ou folha presa.',
      'Silêncio com luz acesa na central: relé ou placa.',
      'Nenhuma luz: disjuntor, fusível ou fonte da placa.',
    ],
  },
  {
    when: [
      'zumb*|ronca*|roncando|ronco',
      'capacitor*|placa|mola|engrenagem|bobina',
      'ou',
      'motor travado|motor queimado|motor preso|motor|folha|capacitor|bobina|travado',
    ],
    unless: 'trocar ou|comprar|preco',
    subject: 'capacitor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Com a folha fechada e o disjuntor desligado, solte o motor na chave, religue e dê um comando só, de longe: se ele gira livre, quem está travada é a folha; se ainda zumbe sem girar, quase sempre é o capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}. Motor travado por dentro é engrenagem ou rolamento, de {{part.gears.from}} a {{part.gears.to}}, e só se confirma depois de medir o capacitor. Com cabo frouxo ou folha torta, não solte nada.',
    ],
    heading: 'Por que não insistir no botão',
    text: [
      'Zumbido é motor ligado sem girar, e a bobina esquenta em segundos. Cada nova tentativa leva o defeito de um capacitor para um estator, que fica de {{part.stator.from}} a {{part.stator.to}}.',
      'Se solto ele gira e a folha pesa na mão, o defeito nem é dele: mola, contrapeso, roldana ou trilho.',
    ],
    points: [
      'Zumbe e sai com um empurrão: capacitor.',
      'Zumbe e não mexe nem solto: eixo ou redutor preso.',
      'Gira solto e zumbe engatado: folha pesada ou travada.',
      'Zumbe com a trava elétrica fechada: a trava não recuou.',
    ],
    send: 'Mande um vídeo com o som de uma tentativa só e a foto da etiqueta do motor.',
  },
  {
    when: [
      'capacitor',
      'ou o motor|ou motor|ou a placa|ou placa|ou a bobina|ou bobina|ou a central|ou o capacitor|ou capacitor|ou e o capacitor',
    ],
    unless:
      'inversor ou|ou inversor|ou com inversor|lento|lenta|devagar|fraco|qual compr*|uf|microfarad*|de partida ou permanente',
    subject: 'capacitor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Ouça a partida: ronco sem giro, ou portão que só sai com um empurrão, é o capacitor, que custa de {{part.capacitor.from}} a {{part.capacitor.to}} trocado. Silêncio com a luz da placa acesa aponta placa, de {{part.board.from}} a {{part.board.to}}, ou bobina aberta; ronco com cheiro de verniz e carcaça quente, motor queimado, de {{part.stator.from}} a {{part.stator.to}} a bobina. Quem confirma é o medidor, porque o capacitor dá choque mesmo desligado.',
    ],
    heading: 'Ronco, silêncio ou cheiro',
    text: [
      'Antes da peça, o técnico solta o motor e move a folha: presa, ela faz qualquer motor roncar. Depois mede o capacitor, que é o mais barato, e só então a bobina.',
    ],
    points: [
      'Fraco na partida há semanas: capacitor.',
      'Só vai para um lado: placa ou fim de curso.',
      'Desarma o disjuntor ao ligar: curto na bobina ou no fio.',
    ],
    send: 'Mande um vídeo com som da tentativa de abrir e a foto da etiqueta do motor.',
  },
  {
    when: [
      'so o capacitor|so capacitor|somente o capacitor|apenas o capacitor',
      `trocar|${asksCan}|compensa`,
    ],
    unless: 'quanto custa|preco',
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['replace', 'price'],
    answer: [
      'Sim, e é um dos consertos mais baratos: trocar só o capacitor fica entre {{part.capacitor.from}} e {{part.capacitor.to}} e leva até {{part.capacitor.hours}}. Resolve quando o motor zumbe e não parte, ou parte fraco, com a folha leve na mão. Se depois da troca ele continua igual, o defeito é bobina, placa ou folha.',
    ],
    heading: 'Por que a troca é do técnico',
    text: [
      'O capacitor guarda carga com o disjuntor desligado e é descarregado antes. O novo tem os mesmos microfarads e tensão igual ou maior.',
    ],
    points: [
      'Capacitor estufado ou vazando: troca sem teste.',
      'Dois na mesma caixa: partida e permanente não se trocam um pelo outro.',
      'Queimou duas vezes no ano: procure calor ou folha pesada.',
    ],
  },
  {
    when: ['capacitor', 'de tempos em tempos|todo ano|preventiv*|prazo', asksNeed],
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['lifetime', 'replace'],
    answer: [
      'Não precisa de prazo: o capacitor se troca quando mede menos que o valor da etiqueta, em geral depois de cinco a dez anos numa casa e de dois a quatro num prédio. O aviso é o motor que custa a partir ou só zumbe; na revisão ele é medido, e a troca custa de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    heading: 'O que encurta a vida dele',
    text: [
      'Calor e partidas: caixa ao sol, folha pesada e portão de entra e sai. Topo estufado ou óleo em volta é troca sem medir.',
    ],
    points: [
      'Não toque: guarda carga com tudo desligado.',
      'Compre pelo valor em microfarads do velho, com tensão que não seja menor.',
      'Zumbiu e não saiu: solte o botão, para não queimar a bobina.',
    ],
  },
  {
    when: ['capacitor', 'sintoma|sintomas|sinais|sinal|como saber|como sei|como identificar'],
    unless: 'estufado|vaz*|curto|queimado|queimou|valor|microfarad|nao liga',
    subject: 'capacitor',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Os sintomas de capacitor fraco aparecem na partida: o motor zumbe e demora a sair, abre bem mas sofre para fechar, ou o inverso, e às vezes gira para o lado errado. A troca fica de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    heading: 'O que se parece com capacitor e não é',
    text: [
      'Folha pesada dá quase os mesmos sinais, e peça nova melhora uma semana. O técnico separa os dois casos com o disjuntor desligado e a folha presa por escora firme, nunca por uma pessoa.',
      'Não abra a caixa para ver: o capacitor guarda carga e dá choque mesmo com tudo desligado.',
    ],
    points: [
      'Fraco sempre no mesmo ponto do curso: roldana, cabo ou trilho.',
      'Gira livre e a folha fica: engrenagem ou embreagem, de {{part.gears.from}} a {{part.gears.to}}.',
      'Cheiro de verniz ou carcaça muito quente: bobina; desligue o disjuntor.',
      'Nem zumbe: falta energia ou comando, e não capacitor.',
    ],
    further:
      'Os sinais, um por um, estão em [capacitor do motor de portão fraco](/capacitor-do-motor-de-portao-fraco).',
    send: 'Mande um vídeo da partida, com som, e a foto da etiqueta do motor, sem abrir a tampa.',
  },
  {
    when: [
      'depois que troquei|depois de trocar|apos trocar|apos a troca|troquei|trocaram|depois da troca|mesmo com|com capacitor novo|mesmo trocando|continua',
      'capacitor',
    ],
    unless: 'preco|quanto custa',
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Se o motor continua sem força com capacitor novo, há três suspeitas: peça de valor diferente do que estava, fio em outro borne ou defeito que nunca foi dele. Pergunte a quem trocou se os microfarads são os que o motor pede; se são, desligue o disjuntor, solte o motor e leve a folha na mão: pesada, o defeito é da folha; leve, é bobina ou tensão baixa. Medir e resolver vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que sobra depois do capacitor',
    text: [
      'Capacitor menor dá pouca partida, maior esquenta a bobina. Serve o de mesmos microfarads e tensão igual ou maior.',
      'Não abra a caixa para conferir os fios: o capacitor guarda choque com a energia cortada. Quem mediu o velho foi o capacímetro ou o palpite? Se foi palpite, ele podia estar bom.',
    ],
    points: [
      'Zumbe e não parte: folha presa, trava ou rotor.',
      'Parte fraco à noite: tensão baixa na rede.',
      'Esquenta em poucas aberturas: bobina, com estator de {{part.stator.from}} a {{part.stator.to}}.',
      'Gira para o lado errado: dois fios trocados.',
    ],
    send: 'Mande a foto da etiqueta do motor e um vídeo com o som da partida.',
  },
  {
    when: ['capacitor*', 'trocar|troca|substituir', 'deslizante|correr|basculante|pivotante'],
    unless: 'preco|quanto|sintoma*|depois|mesmo|continua',
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['replace'],
    answer: [
      'Antes da troca, tire a dúvida na mão: com o disjuntor desligado, solte o motor e mova a folha. Se ela corre ou sobe leve e o motor só ronca, é capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}} com peça e mão de obra; se ela pesa, é roldana, trilho ou contrapeso, e capacitor novo não resolve.',
    ],
    heading: 'Como se faz a troca do capacitor',
    text: [
      'O capacitor guarda carga com tudo desligado e dá choque: quem troca é o técnico, que o descarrega, fotografa os fios, põe um de µF iguais e tensão igual ou maior e prova a partida dos dois lados.',
      'No deslizante ele fica dentro da tampa do motor, rente ao chão; no basculante, na caixa da central ou atrás do motor. Água nessa caixa é o que o mata cedo.',
    ],
    points: [
      'Ronca e parte com um empurrão: capacitor fraco.',
      'Ronca e não parte nem empurrado: bobina ou freio preso.',
      'Parte e perde força quente: capacitor no fim.',
      'Estufado, com óleo ou estourado: troca certa.',
    ],
    send: 'Mande a foto da etiqueta do motor e um vídeo com o som da partida.',
  },
  {
    when: ['quanto tempo|quantos anos|dura|duracao|vida util|validade', 'capacitor*'],
    unless: 'trocar leva|troca leva|demora',
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'Um capacitor de motor de portão dura em geral de cinco a dez anos numa casa, e de dois a quatro em prédio ou em caixa que pega sol: calor e muitas partidas são o que o gasta. Ele não morre de uma vez; perde valor, e o motor vai ficando fraco na partida.',
    ],
    heading: 'Saber que ele está no fim antes de parar',
    text: [
      'Ronco antes de andar, partida que pede um empurrão e motor mais lento à tarde são os três avisos. Corpo estufado ou com óleo é fim.',
      'A troca, com peça e mão de obra, fica de {{part.capacitor.from}} a {{part.capacitor.to}}. Se o novo acabar no mesmo ano, a folha está pesada ou a tensão é baixa.',
    ],
    points: [
      'Não toque nos terminais: ele guarda choque com tudo desligado.',
      'Mesmos µF, tensão igual ou maior.',
      'Na revisão do ano, peça para medirem.',
    ],
  },
  {
    when: [
      'troquei|trocado|trocamos|ja troquei|trocou|novo',
      'capacitor*',
      'continua*|fraco|mesmo assim|nao abre|nao anda|ronca*|nao gira|nada|parado',
    ],
    subject: 'capacitor',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Se o capacitor é novo e o motor continua fraco, pergunte primeiro a quem trocou que valor foi posto: os microfarads têm de ser os da etiqueta do motor, e um menor deixa a partida fraca. Valor certo, o que sobra é folha pesada, tensão baixa no ponto, engrenagem ou bobina do motor.',
    ],
    heading: 'O que falta separar depois do capacitor',
    text: [
      'Com o disjuntor desligado, solte o motor e mova a folha na mão: pesada ou presa, o motor não tem culpa. Leve, mede-se a tensão com o motor partindo e, depois, a corrente e a bobina; isso é do técnico, porque o capacitor guarda carga.',
      'Engrenagem fica entre {{part.gears.from}} e {{part.gears.to}}; bobina do motor, entre {{part.stator.from}} e {{part.stator.to}}.',
    ],
    points: [
      'Ronca e não gira: bobina, engrenagem presa ou fio solto no capacitor.',
      'Fraco só à noite: tensão baixa na rua ou fio fino.',
      'Forte frio e fraco quente: bobina.',
      'Gira e a folha não anda: engrenagem ou destravamento.',
    ],
    send: 'Mande a foto da etiqueta do motor e diga que valor foi posto.',
  },
  {
    when: [
      'so abre se|so anda se|so vai se|so sobe se|so fecha se|so funciona se|so abre empurrando|so anda empurrando|so vai empurrando|so abre com ajuda|so sobe com ajuda|tenho que empurrar|tem que empurrar|precisa empurrar|preciso empurrar|tenho que ajudar|precisa de ajuda|so abre quando empurro|tem que ajudar',
      'empurr*|ajuda|ajudar|com a mao|na mao|puxar|puxo',
    ],
    unless: 'sem motor|sem luz|sem energia|destravad*|manual|controle',
    winsTies: true,
    subject: 'capacitor',
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que só parte com um empurrão tem quase sempre o capacitor fraco: o motor ronca, não vence a partida e depois anda sozinho. Trocá-lo custa de {{part.capacitor.from}} a {{part.capacitor.to}}. Antes, com o disjuntor desligado e os cabos inteiros, solte o motor e mova a folha: se ela pesa na mão, a causa é cabo, roldana ou contrapeso. Não continue empurrando, porque a mão fica no caminho e a bobina queima.',
    ],
    heading: 'Capacitor ou folha pesada',
    text: [
      'Se o empurrão serve em qualquer ponto do curso, é o capacitor ou a tensão baixa. Se só serve sempre no mesmo lugar, ali há um atrito: trilho amassado, dobradiça seca, polia travada.',
      'O capacitor guarda choque com o disjuntor desligado, e por isso a medida e a troca são de técnico.',
    ],
    points: [
      'Ronca parado e parte com a mão: capacitor.',
      'Silêncio até empurrar: contato, escova ou fim de curso.',
      'Só para subir: contrapeso leve ou mola cansada.',
      'Roldana, cabo e polia ficam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    send: 'Mande um vídeo com som da partida, sem empurrar, e a foto da etiqueta do motor.',
  },
  {
    when: [
      'e capacitor|e o capacitor|pode ser capacitor|pode ser o capacitor|sera capacitor|sera o capacitor|seria capacitor|problema de capacitor|e problema de capacitor|e defeito de capacitor',
      'barulho|ronca|roncando|ronco|zumbe|zumbido|zumbindo|zune|nao anda|nao abre|nao gira|nao parte|nao sai|nao liga|nao funciona|parou|fraco|esquent*',
    ],
    subject: 'capacitor',
    isAboutSubject: true,
    isComplaint: true,
    winsTies: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Pode ser o capacitor, se o motor zumbe parado e não parte: trocado, ele fica de {{part.capacitor.from}} a {{part.capacitor.to}}. Folha presa e motor travado fazem o mesmo som, e quem separa um do outro é a medição. Se o motor gira livre e a folha não anda, não é capacitor: é motor destravado na chave ou engrenagem gasta, de {{part.gears.from}} a {{part.gears.to}}. Desligue o disjuntor e não insista, porque é assim que o motor queima.',
    ],
    heading: 'O que separa o capacitor das outras causas',
    text: [
      'Com o disjuntor desligado, a folha reta e os cabos inteiros, solte o motor na chave e mova a folha com outra pessoa apoiando. Se ela anda leve, a suspeita fica no motor, e o capacitor é o primeiro a medir; se prende, o defeito é da folha.',
      'Não abra a caixa para trocar a peça: o capacitor guarda choque mesmo com tudo desligado.',
    ],
    points: [
      'Zumbido com o eixo parado: mede-se primeiro o capacitor.',
      'Capacitor estufado ou vazando: troca certa.',
      'Parte devagar e ganha força: capacitor fraco.',
      'Nem zumbe: falta energia, e não é ele.',
    ],
    send: 'Mande pelo WhatsApp um vídeo com som de uma tentativa curta e a foto da etiqueta do motor.',
  },
];
