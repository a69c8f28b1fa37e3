/** Answers to titles about tilting gates: other faults. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksCan } from '../../../words/asking-words.ts';
import { powerCut, sinkingInPowerCut } from '../../../words/title-groups.ts';

export const otherFaultsAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'consert*|reparo|arrumar|conserto de',
      'motor',
      'e trocar|e troca|trocar|troca',
      'cabo de aco|cabos de aco|cabo|cabos|roldana*|mola*|polia*',
    ],
    unless: 'ou|quanto tempo|rossi ou',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['repair', 'price'],
    answer: [
      'Os dois se fazem na mesma visita: o par de cabos ou de roldanas fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e o motor, conforme a peça, de {{part.capacitor.from}} no capacitor a {{part.stator.to}} na bobina. Comece pela folha: com cabo ou mola gastos o motor força, e às vezes é só disso que ele reclama. Você aprova cada valor antes, e o serviço tem {{repair.warranty}} de garantia.',
    ],
    heading: 'Por que a folha vem primeiro',
    text: [
      'Cabo novo e equilíbrio refeito tiram peso do motor; depois disso se ouve o que ainda falta nele. Com fio levantado no cabo, o portão fica fechado e o disjuntor desligado até a troca.',
    ],
    points: [
      'Ninguém destrava basculante com cabo partido.',
      'Cabo se troca aos pares.',
      'Visita sem taxa na área que atendemos.',
    ],
    send: 'Mande fotos dos dois lados da folha, com os cabos, e um vídeo do motor tentando abrir.',
  },
  {
    when: [
      'basculante',
      'sem trocar o motor|sem trocar motor|so o portao|sem motor novo|mantendo o motor',
      `${asksCan}|consert*|arrumar`,
    ],
    unless: 'quanto custa',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Sim, e é o mais comum: cabo, roldana, contrapeso, braço e regulagem se consertam com o motor no lugar, de {{repair.from}} a {{repair.to}}. Só se troca o motor quando a bobina queimou, a peça dele não se acha mais ou ele é fraco para a folha; isso se vê na visita, com o valor dito antes.',
    ],
    heading: 'O defeito é da folha ou do motor?',
    text: [
      'Olhe a folha fechada: torta, com cabo frouxo ou fio levantado, não se mexe nela. Reta e com os cabos inteiros, o técnico solta o motor e prova o peso na mão.',
    ],
    points: [
      'Cabo e polia: de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Solda e reforço de braço: de {{part.metalwork.from}} a {{part.metalwork.to}}.',
      'Engrenagem do motor: de {{part.gears.from}} a {{part.gears.to}}.',
    ],
  },
  {
    when: [
      'subir|sobe|levantar|abrir|abre',
      'precisa ajudar|preciso ajudar|tem que ajudar|tenho que ajudar|so se ajudar|so ajudando|so com ajuda|ajudar com a mao|ajudo com a mao|ajudando com a mao|ajudar a subir|ajudar na subida|com ajuda da mao|so com empurrao|so empurrando|precisa empurrar|tem que empurrar|tenho que empurrar|so puxando|tem que puxar',
    ],
    unless: 'correr|deslizante|pivotante|sem motor|manual|controle|quero|cancela|trava',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que só sobe com a ajuda da mão está pesado demais para o motor, ou o motor perdeu a força da partida: no basculante, contrapeso ou mola fora do ponto e pivô preso vêm antes de capacitor fraco. Não empurre junto, porque quem ajuda fica debaixo de uma folha mal equilibrada. Equilibrar com cabo ou roldana custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    heading: 'Por que a descida engana',
    text: [
      'Para descer, o próprio peso trabalha pelo motor, e por isso o defeito só aparece na subida. Aumentar a força na central também a faz subir, e esconde o perigo até um cabo partir.',
    ],
    points: [
      'Pesa desde pintura, chapa nova ou porta embutida: falta contrapeso.',
      'Ronca parado e vai depois do empurrão: capacitor.',
      'Vai de manhã e falha à noite, com as luzes fracas: tensão baixa no ponto.',
      'Cabo desfiado, mola aberta ou folha torta: disjuntor desligado, e ninguém embaixo.',
    ],
    further:
      'O preço de cada peça está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp um vídeo da subida, sem ninguém ajudando, uma foto de cada lateral e o bairro.',
  },
  {
    when: ['basculante|portao', sinkingInPowerCut, powerCut],
    unless: 'como abrir|como abro|de correr|deslizante|pivotante|de enrolar|cancela|nobreak|bateria|destrav*',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isComplaint: true,
    isDanger: true,
    aspects: ['repair', 'power'],
    answer: [
      'Desligue o disjuntor, não passe nem estacione embaixo e não destrave o motor: basculante que desce sozinho sem luz está sem equilíbrio, por contrapeso leve, mola cansada ou cabo partido, e o motor já não o segura, por engrenagem, porca do fuso ou embreagem gasta, ou porque ficou destravado. Em ordem, ele para onde o motor o deixou, com luz ou sem. Consertá-lo vai de {{repair.from}} a {{repair.to}}.',
    ],
    description:
      'Basculante que desce sozinho sem luz está sem equilíbrio, e o motor já não o segura: não passe embaixo nem o destrave e desligue o disjuntor.',
    heading: 'O que segura a folha quando não há energia',
    text: [
      'São dois apoios: o contrapeso ou a mola, que leva quase todo o peso, e o redutor, que não deixa a sobra andar. Descida lenta é um deles no fim; descida de uma vez é cabo ou mola partida.',
      'Equilibrar, com cabo ou mola, custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    points: [
      'Chave de destravamento fora da posição de trabalho: confira com a folha fechada.',
      'Piorou depois de pintura ou chapa nova: peso a mais.',
      'Motor gira um pouco enquanto ela desce: redutor gasto.',
    ],
    further:
      'Folha que não fica no alto também se explica em [contrapeso desregulado](/contrapeso-do-portao-desregulado).',
    send: 'Mande pelo WhatsApp uma foto de cada lateral, com o portão fechado, a etiqueta do motor e o bairro.',
  },
  {
    when: [
      'mola*',
      'escapou|escapando|soltou|saiu|pulou|desencaixou|caiu',
      'portao|basculante|motor|garagem',
    ],
    unless: 'contrapeso ou|embreagem|social',
    subject: 'portao-basculante',
    isComplaint: true,
    isAboutSubject: true,
    isDanger: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Mola que escapou deixa o peso da folha todo no motor: desligue o disjuntor, não destrave e ninguém passa embaixo, porque a folha pode descer de uma vez. Não tente encaixá-la de volta: esticada, ela guarda força para quebrar um braço. O par se troca com a folha escorada, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e gancho ou suporte a soldar fica de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    heading: 'Por que a mola sai do lugar',
    text: [
      'Gancho aberto, pino gasto ou uma mola mais fraca que a outra. Trocar só uma deixa a folha torta.',
    ],
    points: [
      'Portão no alto: isole o vão e chame.',
      'Portão fechado: deixe fechado.',
      'Mola nova pede o comprimento e o arame da velha.',
    ],
    send: 'Mande uma foto dos dois lados, de longe, sem mexer na folha.',
  },
  {
    when: [
      'travou|travado|parou|parado|emperrou|emperrado|preso|ficou|trancou|enguicou',
      'em alto|em cima|la em cima|levantado|no alto|suspenso|para cima|basculante aberto|basculante travou aberto|basculante parou aberto|basculante emperrou aberto',
      'basculante|garagem|portao|folha',
    ],
    unless: 'carro|meio|metade|pouco|palmo|madrugada|correr|deslizante|pivotante|controle|botao|quero|deixar',
    subject: 'portao-basculante',
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Basculante travado no alto é peso sobre a cabeça: desligue o disjuntor, ninguém passa nem para embaixo, e o carro fica onde está. Olhe de longe: cabo frouxo, folha torta ou mola partida quer dizer que não se destrava. Se tudo está reto, o defeito é motor, fim de curso ou central, e o técnico escora antes de soltar; o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Por que ele ficou no alto e como se desce',
    text: [
      'Para descer na mão são duas pessoas e uma escora, e só com cabos inteiros e folha reta: uma segura, outra gira a chave. Sem essa certeza, isole o vão e espere.',
      'Casa aberta para a rua entra na frente na agenda; escreva isso na mensagem.',
    ],
    points: [
      'Mudo, sem clique: energia, fusível ou fim de curso.',
      'Clique e silêncio: relé da descida, na placa, de {{part.board.from}} a {{part.board.to}} na troca.',
      'Ronca e não desce: capacitor, trava ou cursor preso.',
      'Começa a descer e volta: fotocélula ou força.',
      'Um lado mais baixo: cabo ou polia. Ninguém embaixo.',
    ],
    send: 'Mande uma foto do portão inteiro, tirada de longe, a da etiqueta do motor e o bairro.',
  },
  {
    when: [
      'basculante',
      'trava no meio|para no meio|meio do caminho|trava na metade|nao termina',
      'chove|chuva|chovendo|molhado|molhada',
    ],
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Basculante que para no meio só quando chove está fazendo força demais naquele trecho: guia lateral molhada e enferrujada, madeira inchada ou chapa que segura água pesam, e a central corta como se fosse obstáculo. Se a folha solta anda leve mesmo molhada, aí procure gota na fotocélula ou água na caixa.',
    ],
    heading: 'Separar folha de parte elétrica em um dia de chuva',
    text: [
      'Com o disjuntor desligado, os cabos inteiros e outra pessoa ajudando, solte o motor e leve a folha até a metade. Pesou ou raspou no mesmo ponto, é a folha ou o trilho; foi leve, é sensor ou comando.',
      'Guia e equilíbrio se acertam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    points: [
      'Para sempre no mesmo palmo: guia ou trilho.',
      'Para e volta: força no limite ou fotocélula.',
      'Para e emudece: protetor térmico ou água na central.',
      'Volta a andar com a folha seca: confirma o peso.',
    ],
    further: 'Sem chuva, a lista está em [portão para no meio](/portao-nao-abre).',
    send: 'Mande uma foto das duas guias e da folha por dentro, e diga o material.',
  },
  {
    when: [
      'trava|travando|para|emperra|prende',
      'subida|subindo|ao subir|na hora de subir|quando sobe',
      'volta|desce|portao|basculante',
    ],
    unless: 'rampa|ladeira|inclinad*|motor para|qual motor',
    subject: 'portao-basculante',
    isAboutSubject: true,
    answer: [
      'Basculante que trava na subida e volta achou peso: a central mede o esforço e inverte. Desligue o disjuntor e olhe de longe os cabos e as molas; se estão inteiros e a folha reta, solte o motor e suba-a com ajuda: dura no curso todo é contrapeso; dura num ponto é guia, pino ou cabo.',
    ],
    heading: 'Por que ele para ao subir e não ao descer',
    text: [
      'Descendo, o peso ajuda; subindo, o motor paga a diferença. Se a folha está leve na mão e ele volta assim mesmo, a força está no mínimo ou o capacitor perdeu valor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Aumentar a força sem aliviar a folha é o que machuca alguém. A regulagem fica de {{part.adjustment.from}} a {{part.adjustment.to}}, depois da folha em ordem.',
    ],
    points: [
      'Volta sempre no mesmo ponto: obstáculo ali.',
      'Volta cada vez num ponto: força ou capacitor.',
      'Começou depois de chapa, madeira ou pintura: peso novo.',
      'Um lado atrasa: cabo ou mola daquele lado, e ninguém passa embaixo.',
    ],
    send: 'Mande um vídeo da subida inteira e uma foto dos dois lados por dentro.',
  },
  {
    when: ['desce|fecha|descendo|fechando', 'rapido|ligeiro|depressa|velocidade', 'sobe|abre|que|muito|mais'],
    unless:
      'kit|comprar|qual|preco|quanto|mais rapido do mercado|lento|devagar|velocidade alta|motor que fecha|motor que abre|motor que desce|assalto*|roubo*|ladrao|medo|quero|queria',
    subject: 'portao-basculante',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Portão que desce mais rápido do que sobe está pesado para o contrapeso: na descida a folha ajuda o motor, na subida ele a carrega. Uma diferença pequena é comum; se cresceu ou a folha bate embaixo, há cabo, mola ou contrapeso fora do lugar, e o uso para até a visita.',
    ],
    heading: 'De onde vem a diferença de velocidade',
    text: [
      'Olhe de longe, sem soltar nada: cabo desfiado, contrapeso torto na caixa ou folha mais baixa de um lado dizem que não se destrava nem se fica embaixo. Desligue o disjuntor.',
      'Se tudo está reto, o técnico solta o motor, mede o equilíbrio e completa ou tira contrapeso. Cabo ou roldana ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; engrenagem que já não segura, entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    points: [
      'Desde pintura, chapa nova ou lambri: a folha ganhou peso.',
      'De repente, com estalo: cabo ou mola. Pare de usar.',
      'Sobe devagar e ronca: capacitor fraco, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Continua descendo depois que o motor para: a redução não segura.',
    ],
    send: 'Mande pelo WhatsApp um vídeo da subida e da descida inteiras, gravado de lado e longe da folha.',
  },
  {
    when: [
      'desbalance*|desequilibr*|balanceado|equilibrado|equilibrio',
      'como saber|como sei|saber se|sinal|sinais|teste|testar|descobrir',
      'portao|folha|basculante',
    ],
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'O teste é um só: disjuntor desligado, cabos inteiros, motor solto na chave e alguém ao lado, leve a folha até a meia altura e solte devagar. Se ela fica parada, está equilibrada; se desce, falta contrapeso ou mola; se sobe, sobra. Com cabo desfiado ou folha torta não faça o teste: chame.',
    ],
    heading: 'Sinais de portão desbalanceado sem destravar nada',
    text: [
      'O motor denuncia: sobe gemendo e desce depressa, ou o contrário, e a carcaça esquenta com poucas viagens. A força da central, aumentada aos poucos, esconde o peso e tira a proteção de quem passa.',
      'Acertar o par de cabos ou a mola fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; a regulagem depois, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Bate embaixo ao fechar: folha pesada.',
      'Não encosta no chão e volta a subir: contrapeso demais.',
      'Um canto mais baixo que o outro: cabos desiguais.',
      'Começou depois de pintura ou chapa: peso novo.',
    ],
  },
  {
    when: [
      'basculante*|portao que sobe|portao de subir',
      'destrav*|desengat*|soltar o motor|solto o motor|liberar o motor|soltar a chave',
      'aberto|aberta|em cima|no alto|levantad*|suspens*|meio aberto|em metade|em meio',
    ],
    unless: 'correr|deslizante|pivotante|fica aberto',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isDanger: true,
    answer: [
      'Não destrave o basculante aberto ou a meia altura: solto do motor, ele pode descer de uma vez se o contrapeso ou o cabo não segura a folha. Com energia, feche pelo controle ou pela botoeira e destrave embaixo, com o disjuntor desligado.',
    ],
    heading: 'Sem energia e com a folha no alto',
    text: [
      'Espere a luz voltar ou chame: o técnico escora a folha dos dois lados antes de girar a chave. Até lá ninguém passa nem deixa carro embaixo, e o disjuntor fica desligado, para ela não andar sozinha quando a energia volta.',
      'O conserto do que a prendeu em cima fica entre {{repair.from}} e {{repair.to}}; cabos aos pares, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Cabo frouxo, mola partida ou folha torta: ninguém toca nela.',
      'Casa aberta para a rua: diga isso na mensagem, que passa na frente.',
      'Carro preso dentro: fica até a folha ser escorada.',
      'Depois de fechado: destravar é seguro com a folha reta e o disjuntor desligado.',
    ],
    further:
      'O que segura a folha está explicado em [contrapeso desregulado](/contrapeso-do-portao-desregulado).',
    send: 'Mande pelo WhatsApp uma foto de longe, sem passar por baixo, diga se há energia na casa e o bairro.',
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
      'Portão com um lado mais baixo que o outro perdeu o apoio dali: no basculante, cabo que escapou, mola partida ou pivô gasto; no de correr, roldana; no de abrir, dobradiça. Não acione, não destrave e não passe embaixo: desligue o disjuntor, porque a folha torta pode sair do lugar de uma vez.',
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
      'pivo|pivos|bucha de pivo|mancal|eixo de basculante|eixo de portao',
      'gast*|folga|barulh*|rang*|troc*|lubrific*|quebr*|solt*|desgast*|seco|duro',
    ],
    unless: 'rolamento',
    subject: 'portao-basculante',
    isAboutSubject: true,
    answer: [
      'Pivô gasto deixa a folha descer de um lado, raspar no batente e ranger no mesmo ponto da subida. Folga pequena e rangido se tratam com limpeza e graxa; pino oval, bucha rasgada ou solda trincada param o portão até a troca, porque é o pivô que segura a lateral da folha.',
    ],
    heading: 'Graxa, bucha ou solda',
    text: [
      'Olhe com o portão fechado e o disjuntor desligado: pó de ferro em volta do pino, marca brilhante na lateral ou fresta diferente entre os dois lados mostram desgaste.',
      'Ninguém tira o pino com a folha em pé. O técnico a escora, alivia os cabos e troca pino e bucha dos dois lados, para a folha voltar ao esquadro.',
    ],
    points: [
      'Range e a fresta é igual: graxa de lítio no pino.',
      'Um lado mais baixo: bucha ou pino desse lado.',
      'Estalo na partida: solda ou parafuso do suporte.',
      'Depois da troca: cabos, fim de curso e força refeitos.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Quanto custa',
        text: [
          'Pivô e bucha entram na faixa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; suporte que precisa de solda, de {{part.metalwork.from}} a {{part.metalwork.to}}. Mande a foto antes: a coluna de chapa fina às vezes pede reforço.',
        ],
      },
    ],
    questions: [
      {
        question: 'Que graxa vai no pivô?',
        answer: 'Graxa de lítio ou branca, pouca, com o pino limpo. Desengripante só antes, para soltar.',
      },
      {
        question: 'Posso rodar com pivô gasto?',
        answer: 'Se o lado já desceu, não. A folha torcida gasta cabo e guia e pode sair do lugar.',
      },
    ],
    send: 'Mande uma foto de cada lateral, de perto, com o portão fechado.',
  },
];
