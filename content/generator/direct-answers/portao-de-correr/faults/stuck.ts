/** Answers to titles about sliding gates: stuck. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const stuckAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'deslig*|trav*|emperr*|prend*|enrosc*|agarr*|engasg*|para|parou|parando',
      'em meio|metade|meio de caminho|meio de curso|meio de percurso|mesmo ponto|mesmo lugar',
      'correr|deslizante*|corredico',
    ],
    unless:
      'volta|nao volta|luz|energia|carro|pessoa|crianca|dedo|nao fecha|nao abre|ficou aberto|esquent*|quente',
    subject: 'portao-de-correr',
    isComplaint: true,
    winsTies: true,
    aspects: ['repair'],
    answer: [
      'Portão de correr que trava sempre no mesmo ponto tem ali sujeira ou dente no trilho, roldana presa, guia apertada ou emenda da cremalheira fora do passo. Se o ponto muda, a causa é força no limite, capacitor fraco, motor quente ou o percurso gravado que se perdeu. Trilho, roldana e cremalheira ficam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    heading: 'A folha na mão diz de quem é o defeito',
    text: [
      'Desligue o disjuntor, veja se a folha está em pé no trilho, solte o motor na chave e empurre. Se ela pesa ou enrosca no ponto, o defeito é de trilho, roldana, guia ou cremalheira; se corre com uma mão, é do motor, do capacitor ou da regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Aumentar a força na placa para ela passar do ponto só esconde o defeito e gasta o pinhão.',
    ],
    points: [
      'Risco brilhante no trilho: amassado ou emenda alta.',
      'Ronca e não sai: roldana travada ou capacitor.',
      'Para limpo, sem esforço: ímã do fim de curso solto na cremalheira.',
      'Só trava depois de muitas aberturas seguidas: motor quente.',
      'Depois de faltar luz, e devagar: percurso a gravar.',
    ],
    send: 'Mande pelo WhatsApp um vídeo da folha travando, com som, a foto do trilho naquele ponto e a da etiqueta do motor.',
  },
  {
    when: [
      'trilho',
      'soltando de chao|soltou de chao|solto de chao|solto em chao|soltando de piso|soltou de piso|solto de piso|descolou de chao|descolando de chao|descolou de piso|levantando de chao|levantou de chao|soltando|soltou|descolou',
    ],
    unless: 'roldana*|roda|rodas|folha|cortina|vidro|janela|saiu|sai|saindo|caiu',
    subject: 'portao-de-correr',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Pare de usar o portão e desligue o disjuntor: trilho que solta do chão abre para o lado, e a folha pode sair dele e tombar. Fixar de novo pede limpar a base, repor os chumbadores ou refazer o concreto, e alinhar o trilho antes de a folha voltar a andar; solda e pedreiro são orçados à parte. Se as roldanas se gastaram nesse trecho, a troca fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'Por que o trilho se solta',
    text: [
      'As causas mais comuns são parafuso enferrujado, piso que cedeu com os carros e água que fica parada no canal. Colar ou bater o trilho de volta dura pouco, porque a folha o puxa em cada abertura.',
    ],
    points: [
      'Um trecho que mexe ao pisar: fixação solta ali.',
      'Emenda alta: a roda bate nela e acaba de soltar o resto.',
      'Piso trincado em volta: primeiro o concreto, depois o trilho.',
    ],
    send: 'Mande pelo WhatsApp a foto do trecho solto e da folha inteira, tiradas sem ficar ao lado dela, e o bairro.',
  },
  {
    when: [
      'saindo de trilho|sai de trilho|saem de trilho|sair de trilho|saiu de trilho|escapa de trilho|escapando de trilho|escapou de trilho|escapar de trilho|pula de trilho|pulando de trilho|pulou de trilho|descarrilando|descarrila|descarrilou|descarrilha*|soltando de trilho|solta de trilho|desencaixa de trilho|fora de trilho',
      'curva|curvo|em curva|em l|articulado|articulada|gomos',
    ],
    unless: 'fim de curso|cortina|janela|basculante',
    subject: 'portao-de-correr',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Desligue o disjuntor e não mova a folha: fora do trilho ela pode tombar, e ninguém passa ao lado. Na curva, o portão de gomos sai porque a roldana não gira livre no eixo, a dobradiça entre os gomos está com folga ou travada, a guia de cima abriu ou o trilho perdeu o raio na emenda. Roldana fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; trilho e solda, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    description:
      'Desligue o disjuntor e não mova a folha. Na curva, o portão de gomos sai do trilho por roldana presa, dobradiça com folga, guia aberta ou emenda do trilho.',
    heading: 'Por que ele sai na curva e não na reta',
    text: [
      'Na reta a roda só rola; na curva ela também tem de virar com o gomo. Se o suporte dela não gira, ou se a dobradiça do gomo endureceu, a roda sobe na lateral do trilho e cai fora.',
      'O técnico escora os gomos, devolve-os ao trilho e faz a curva inteira na mão, gomo por gomo, antes de religar o motor.',
    ],
    points: [
      'Sai sempre o mesmo gomo: a roldana ou a dobradiça dele.',
      'Todos saem no mesmo ponto: emenda ou raio do trilho.',
      'Topo que balança na curva: guia de cima aberta.',
      'Areia ou pedra no canto: ela se junta na curva, e varrer ajuda.',
      'Tranco na entrada da curva: motor ou corrente puxando o gomo de lado.',
    ],
    questions: [
      {
        question: 'O trilho da curva tem conserto?',
        answer:
          'Emenda alta e trecho solto, sim, com solda no lugar. Raio fechado demais para os gomos se refaz com o serralheiro, com gabarito.',
      },
    ],
    further: 'Como isolar o vão está em [portão de correr saiu do trilho](/portao-de-correr-saiu-do-trilho).',
    send: 'Mande pelo WhatsApp uma foto da folha inteira, outra da curva do trilho e outra do gomo que saiu, tiradas de fora do lado para onde ele pode cair, e o bairro.',
  },
  {
    when: [
      'saindo de trilho|sai de trilho|saem de trilho|sair de trilho|escapa de trilho|escapando de trilho|escapar de trilho|pula de trilho|pulando de trilho|pular de trilho|descarrilando|descarrila|descarrilha*|soltando de trilho|solta de trilho|desencaixa de trilho',
      'portao|folha|correr|deslizante|garagem|roda|roldana',
    ],
    unless: 'guia|rolete|em cima|cortina|vidro|janela|basculante|por que|porque|causa*|motivo*|evitar',
    subject: 'portao-de-correr',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Desligue o disjuntor e deixe o portão onde está: folha que sai do trilho pode tombar, e por isso ninguém passa ao lado dela nem a empurra. A causa mais comum é a roldana gasta ou com o rolamento quebrado; depois vêm pedra no trilho, trilho torto ou solto, guia de cima frouxa e falta do batente que segura a folha no fim. Recolocar a folha e trocar as roldanas fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; trilho que precise de solda é do serralheiro, pago à parte.',
    ],
    heading: 'A causa pelo ponto em que a folha sai',
    text: [
      'Folha que sai sempre no mesmo ponto mostra defeito do trilho ali: emenda alta, amassado ou terra presa. A que sai no fim passou do batente ou da parada do motor, e a que sai em pontos diferentes está com a roda gasta ou a guia aberta.',
      'O técnico escora a folha, devolve-a ao trilho, olha as rodas, a guia e o batente e faz uma viagem inteira na mão antes de religar o motor.',
    ],
    points: [
      'Ronco ou tranco que veio antes: rolamento da roldana.',
      'Folha que balança de lado: guia de cima frouxa.',
      'Ponta mais baixa: roda gasta ou eixo partido.',
      'Pedrisco no canal: varrer resolve, se a roda ainda está inteira.',
    ],
    questions: [
      {
        question: 'Posso continuar usando se eu mesmo puser a folha de volta?',
        answer:
          'Não. Sem corrigir a causa ela sai de novo, talvez com alguém ao lado, e pesa mais do que dois homens seguram.',
      },
    ],
    further: 'Como isolar o vão está em [portão de correr saiu do trilho](/portao-de-correr-saiu-do-trilho).',
    send: 'Mande pelo WhatsApp uma foto da folha inteira e outra da roda, tiradas de fora do lado para onde ela pode cair, e o bairro.',
  },
  {
    when: [
      'caiu de trilho|caiu fora de trilho|saiu de trilho|fora de trilho|descarril*|pulou de trilho|escapou de trilho|saiu de trilhos|saiu de linha|caiu de carril',
      'portao|folha|correr|deslizante|garagem|roda|roldana',
      'hoje|agora|urgente|urgencia|emergencia|domingo|sabado|feriado|noite|madrugada|24 horas|24h|na hora|plantao|ainda hoje',
    ],
    unless: 'guia|rolete|em cima|cortina|vidro|janela|basculante|por que|porque|causa*|motivo*|evitar',
    subject: 'portao-de-correr',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Portão fora do trilho pode tombar: desligue o disjuntor, afaste pessoas e carros a mais que a altura da folha e não o acione nem empurre. Vamos no mesmo dia se houver vaga, de {horário}, com portão aberto para a rua na frente; fora desse horário, a assistência 24 horas depende de técnico disponível. Recolocar a folha fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, já com a roldana ou a guia; solda é do serralheiro, paga à parte.',
    ],
    description:
      'Portão fora do trilho pode tombar: afaste as pessoas. Recolocá-lo custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; vamos no dia, se houver vaga.',
    heading: 'O que mandar para o técnico vir no mesmo dia',
    text: [
      'Diga logo na mensagem se a folha está caída ou se a casa ficou aberta, porque isso muda a ordem da agenda. A vaga do dia se confirma por mensagem, antes de você esperar em casa.',
      'Na visita, o técnico escora a folha, põe-na no trilho, olha as rodas, a guia de cima e o batente do fim e faz uma viagem inteira na mão antes de religar o motor.',
    ],
    points: [
      'Uma foto da folha inteira, tirada de longe.',
      'Outra da roda, de fora do lado para onde a folha pode cair.',
      'A rua e até que hora alguém recebe o técnico.',
      'Se o trilho está solto, torto ou partido.',
    ],
    questions: [
      {
        question: 'Enquanto espero, posso encostar a folha no muro?',
        answer:
          'Não: mesmo com ajuda, ela escapa da mão e cai para o lado em que está gente. Isole a passagem e deixe-a como está.',
      },
    ],
    further: 'Como isolar o vão está em [portão de correr saiu do trilho](/portao-de-correr-saiu-do-trilho).',
    send: 'Mande as fotos pelo WhatsApp com a palavra urgente e o bairro.',
  },
  {
    when: [
      'caiu de trilho|caiu fora de trilho|saiu de trilho|fora de trilho|descarril*|pulou de trilho|escapou de trilho|saiu de trilhos|saiu de linha|arrancou o portao de trilho|arrancou a folha de trilho|arrancou de trilho|arrancado de trilho|tirou o portao de trilho|tirou a folha de trilho|tirou de trilho|jogou o portao fora de trilho|sai de trilho|saindo de trilho|pula de trilho|pulando de trilho|derrubou de trilho|derrubou o portao de trilho|caiu de carril|colocar portao em trilho|colocar o portao em trilho|por o portao em trilho|botar o portao em trilho|recolocar portao em trilho|recolocar o portao em trilho|voltar o portao para o trilho|encaixar o portao em trilho|encaixar portao em trilho',
      'portao|folha|correr|deslizante|garagem|roda|roldana',
    ],
    unless: 'guia|rolete|em cima',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Portão fora do trilho pode tombar: desligue o disjuntor, afaste pessoas e carros para mais longe que a altura da folha e não acione nem empurre. Quem recoloca a folha é o técnico de portão automático; conosco fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, já com a roldana ou a guia. Se o trilho ou a folha precisa de solda, essa parte é do serralheiro, paga à parte.',
    ],
    description:
      'Portão fora do trilho pode tombar: afaste as pessoas; o técnico o recoloca por {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, com roldana ou guia.',
    heading: 'Por que a folha saiu do trilho',
    text: [
      'Recolocar sem a causa dura dias. Antes de religar, o técnico põe a folha no canal com macaco ou alavanca, olha as rodas, o trilho, a guia de cima e o batente do fim e faz uma viagem inteira na mão.',
      'Se a casa ficou aberta, diga isso na mensagem: folha caída e portão aberto para a rua passam na frente na agenda.',
    ],
    points: [
      'Roda gasta ou travada, que sobe na borda do trilho.',
      'Pedra ou terra no canal.',
      'Trilho torto ou solto do piso.',
      'Batente que falta: a folha correu além do fim.',
      'Guia de cima aberta: a folha tomba para o lado.',
      'Vento forte numa folha de chapa, com guia frouxa.',
    ],
    questions: [
      {
        question: 'Dá para recolocar com a ajuda dos vizinhos?',
        answer:
          'Não arrisque: uma folha comum passa do peso de dois homens e cai de lado sem aviso. O que se faz em casa é isolar o vão.',
      },
    ],
    further: 'Como isolar o vão está em [portão de correr saiu do trilho](/portao-de-correr-saiu-do-trilho).',
    send: 'Mande pelo WhatsApp uma foto da folha inteira e outra da roda, de fora do lado para onde ela pode cair, e o bairro.',
  },
  {
    when: [
      'nao encaixa|desencaix*|nao entra',
      'batente|guia|coluna|encaixe|trava',
      'portao|correr|deslizante|folha',
    ],
    unless: 'basculante*',
    subject: 'portao-de-correr',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Portão que não encaixa no batente perdeu a linha: no de correr a roldana gasta baixa a ponta da folha, ou a guia de cima saiu do centro; no de abrir, a dobradiça cedeu. Olhe a fresta em cima e embaixo, com o disjuntor desligado: se é desigual, a folha está torta; se é igual, é o fim de curso que a para antes, de {{part.adjustment.from}} a {{part.adjustment.to}}. Roldana ou guia fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Altura, prumo e ponto de parada',
    text: [
      'Não aumente a força para ele entrar à força: o motor empurra o batente e solta a cremalheira. Coluna que se moveu é de pedreiro ou serralheiro, antes da regulagem.',
    ],
    points: [
      'Pedra ou folha seca no fim do trilho.',
      'Batente batido pelo carro: endireitar primeiro.',
      'Mudou com o sol da tarde: dilatação da chapa.',
    ],
    send: 'Mande uma foto da fresta, de cima e de baixo, com o portão fechado.',
  },
  {
    when: [
      'deslizante|correr|trilho',
      'pula|sai|descarril*|escapa',
      'fim|final|no fim|toda abertura|sempre no mesmo',
    ],
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Folha que escapa sempre no mesmo ponto perdeu o batente, tem trilho aberto ali ou guia superior folgada; no fim do percurso, é batente. Desligue o disjuntor, deixe a folha onde está e não tente empurrar de volta sem ajuda.',
    ],
    heading: 'Onde a folha perde o trilho',
    text: [
      'Batente é o que segura a folha no fim, e sem ele ela cai para a rua. Trilho com emenda solta abre com o peso. Guia de cima folgada deixa a folha inclinar e sair da cremalheira.',
      'Trilho, roldana e batente ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; reforço de coluna e batente soldado, entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    points: [
      'Sempre no mesmo palmo: emenda.',
      'No fim da abertura: batente ou fim de curso.',
      'Depois de chuva: pedra ou madeira no trilho.',
      'Folha que balança na ponta: guia superior.',
    ],
    further: 'O que fazer quando já saiu está em [portão saiu do trilho](/portao-de-correr-saiu-do-trilho).',
    send: 'Mande uma foto da ponta da folha e do trilho no ponto.',
  },
  {
    when: [
      'trilho|trilhos',
      'amassad*|amassou|amassaram|torto|entortou|empenad*|empenou|afundou|afundado|quebrado|quebrou',
    ],
    unless: 'instalar|colocar|caiu|saiu|fora do trilho|emenda|barulho',
    subject: 'portao-de-correr',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Com o trilho amassado ou torto, pare de usar o motor: a roldana sobe no ponto ruim e a folha pode sair do trilho e tombar. Desligue o disjuntor e deixe o portão onde está. O trecho se desempena, ou se corta e se solda outro no nível; a solda fica entre {{part.metalwork.from}} e {{part.metalwork.to}}, e roldana marcada se troca junto, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que medir antes de religar',
    text: [
      'O técnico solta o motor e passa a folha na mão de ponta a ponta: ela tem de correr no trecho novo como no resto, sem subir nem morder. Depois confere a folga entre o pinhão e a cremalheira, porque a folha pode ter baixado.',
      'Se foi veículo que passou por cima, o trilho raso no piso de concreto costuma ter cedido junto; aí o chumbamento se refaz, e isso é de pedreiro ou serralheiro.',
    ],
    points: [
      'Onde o trilho amassou, contado a partir do motor.',
      'Roldana lascada ou com o canal aberto.',
      'Guia de cima e batentes no lugar.',
      'Força do motor de volta ao mínimo depois do conserto.',
    ],
    send: 'Mande uma foto do trecho amassado, outra da folha inteira e diga se ela ainda está dentro do trilho.',
  },
  {
    when: ['trilho', 'emenda|junta|degrau'],
    unless: 'instalar|colocar',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Barulho ou tranco sempre no mesmo ponto do trilho é emenda aberta ou degrau: a roldana cai no vão e sobe de novo, e cada pancada amassa as duas peças. Desligue, solte o motor e passe a folha devagar na mão até achar o ponto.',
    ],
    heading: 'Acertar a emenda e não só o barulho',
    text: [
      'Emenda se alinha, solda e lixa no nível; ponta torta se troca o pedaço. Piso que afundou embaixo volta a abrir a emenda, e pede concreto antes da solda.',
      'Trilho e roldana ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; solda e reforço, entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    points: [
      'Bate uma vez por passada: uma emenda.',
      'Bate duas, a mesma distância: as duas roldanas no mesmo ponto.',
      'Ronca o caminho todo: roldana, e não trilho.',
      'Carro passa em cima: trilho embutido ou calço firme.',
    ],
    further: 'Se a folha já escapou ali, veja [portão saiu do trilho](/portao-de-correr-saiu-do-trilho).',
    send: 'Mande uma foto da emenda de perto, com uma régua em cima.',
  },
  {
    when: [
      'trilho*',
      'afund*|cedeu|baixou|rebaix*|quebrou o piso|piso cedeu|solto do piso|soltou do piso|levantou|levantado',
    ],
    unless: 'troca|preco|quanto custa|raiz',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'price'],
    answer: [
      'Trilho que afundou ou se soltou do piso faz a roldana cair naquele ponto, e a folha pode sair do lugar: pare de usar o motor até acertar. Refazer o piso e soldar ou chumbar o trilho é da serralheria ou do pedreiro; roldana, guia e regulagem, que sofrem junto, são conosco, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que fazer até o trilho ser refeito',
    text: [
      'Deixe o portão fechado e preso por dentro, com o disjuntor desligado. Não force a passagem nem calce com madeira: a folha tomba para o lado em que a roda perde apoio.',
      'Depois de refeito, a altura da cremalheira muda, e pinhão e fim de curso se regulam de novo, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Afundou onde o carro passa: base fraca, e só trilho novo não resolve.',
      'Levantou: raiz, ferrugem ou chumbador solto.',
      'Poça no lugar: o ralo vem antes.',
      'Batente dos dois lados conferido no mesmo dia.',
    ],
    further:
      'Se a folha já escapou, veja [portão de correr saiu do trilho](/portao-de-correr-saiu-do-trilho).',
    send: 'Mande pelo WhatsApp uma foto do trilho no ponto que cedeu, com uma régua, outra da folha inteira e o bairro.',
  },
  {
    when: ['pulando|pula|saltando|salta|trepidando|aos trancos|solavanco*', 'trilho|correr|deslizante'],
    unless: 'cremalheira|dente*|engrenagem',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    answer: [
      'Portão de correr que pula no trilho tem roldana ovalada, trilho amassado ou emenda do trilho levantada. Desligue o disjuntor e não force: numa pancada a roda sai do canal, e a folha fica presa só pela guia de cima.',
    ],
    heading: 'O ponto do pulo mostra a peça',
    text: [
      'Pulo sempre no mesmo lugar do chão é trilho, pedra ou emenda. Pulo a intervalos iguais, em qualquer lugar, é roldana com a roda gasta ou o rolamento travado.',
      'Varra o trilho com escova seca e olhe o canal rente ao piso. Óleo não ajuda: junta areia.',
    ],
    points: [
      'Marca brilhante numa ponta: trilho torto.',
      'Folha mais baixa de um lado: roldana daquele lado.',
      'Chiado junto do pulo: rolamento sem graxa.',
      'Folha balança em cima: guia frouxa.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Roldana, guia ou trilho',
        text: [
          'Roldanas em par ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com a folha calçada. Trilho amassado ou solto do piso é serralheria, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso continuar usando devagar?',
        answer:
          'Não convém. O pulo gasta cremalheira e pinhão, e a folha pode sair do trilho no fim da abertura.',
      },
      {
        question: 'O motor tem culpa?',
        answer: 'Quase nunca. Solte-o na chave, com o disjuntor desligado: se a folha pula na mão, é o chão.',
      },
    ],
  },
  {
    when: ['carro|veiculo|moto', 'descarril*|fora de trilho|saiu de trilho|torto|caiu|caido'],
    unless: 'contrapeso|basculante|em cima|mola|molas|cabo|caiu em carro|braco',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['repair', 'safety', 'power'],
    answer: [
      'Com o portão de correr fora do trilho e o carro preso, não acione o motor nem empurre a folha sozinho: desligue o disjuntor, afaste as pessoas e calce a folha dos dois lados, porque ela pode tombar. O carro sai depois que a folha volta ao trilho, o que pede gente e alavanca e é feito na visita.',
    ],
    heading: 'Tirar o carro com o portão descarrilado',
    text: [
      'Folha fora do trilho está presa só pela guia de cima. Se a guia abriu, nem encoste: escore com o que houver, de longe, e isole o lado da rua.',
      'Pressa para sair custa caro aqui. Se há outra saída, deixe o carro; se há urgência de saúde, chame 193 e diga que a garagem está bloqueada.',
    ],
    points: [
      'Disjuntor desligado e controle guardado.',
      'Calço no trilho, na frente e atrás da folha.',
      'Ninguém entre a folha e o muro.',
      'Carro longe da linha em que ela tombaria.',
      'Foto do trilho, das roldanas e da guia de cima para o técnico.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que fez a folha sair do trilho',
        text: [
          'Roldana quebrada, trilho solto do piso, pedra na canaleta, batente de fim de curso faltando ou batida de carro. Pôr a folha de volta sem trocar a causa dura poucos dias.',
          'Roldanas ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; trilho amassado e solda são de serralheria, e dizemos na visita onde um serviço acaba e o outro começa.',
        ],
        points: [
          'Saiu no fim da abertura: faltou batente ou o fim de curso falhou.',
          'Saiu no meio: roldana ou trilho.',
          'Saiu depois de batida: guia de cima aberta.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso levantar a folha com o macaco do carro?',
        answer: 'Não. O macaco levanta um ponto só, a folha gira e tomba para o lado que a guia não segura.',
      },
      {
        question: 'Atendem com o carro preso fora do expediente?',
        answer:
          'Carro preso passa na frente. O expediente vai de {horário}; fora dele, a assistência 24 horas depende de técnico disponível, o que se confirma por mensagem.',
      },
    ],
  },
  {
    when: ['descarril*|fora de trilho|saiu de trilho|saiu para fora de trilho|pulou de trilho'],
    unless: 'carro|veiculo',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Portão que descarrilou não se aciona nem se empurra: desligue o disjuntor, afaste as pessoas e calce a folha dos dois lados, porque fora do trilho ela pode tombar. Recolocar a folha e trocar roldana ou guia fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, quando o trilho não precisa de solda.',
    ],
    heading: 'Por que o portão saiu do trilho',
    text: [
      'Roldana quebrada, pedra no trilho, batente de fim de curso que faltou ou guia superior solta: a folha passa do ponto ou sobe na sujeira e cai ao lado.',
      'Recolocar sem achar a causa dura poucos dias. O técnico levanta a folha com alavanca e calço, gira cada roldana na mão e confere o trilho de ponta a ponta.',
    ],
    points: [
      'Saiu no fim do curso: batente ausente ou fim de curso passado.',
      'Saiu no meio: pedra, trilho torto ou emenda alta.',
      'Inclinou por cima: guia superior solta ou gasta.',
      'Roldana parada ou partida: troca do par.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'A folha volta ao trilho, nesta ordem',
        text: ['É serviço para duas pessoas, com o motor solto e o vão fechado a quem passa.'],
        steps: [
          'Desligamos o disjuntor e calçamos a folha.',
          'Levantamos a folha e a assentamos nas roldanas.',
          'Trocamos roldana ou guia e limpamos o trilho.',
          'Conferimos batentes, cremalheira e fim de curso.',
          'Provamos na mão e só depois com o motor.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso recolocar o portão no trilho sozinho?',
        answer: 'Não convém. A folha pesa mais do que parece e tomba para o lado de quem a levanta.',
      },
      {
        question: 'O motor estragou junto?',
        answer: 'Em geral não. Confere-se a cremalheira e o pinhão, que podem ter perdido dentes no tranco.',
      },
    ],
  },
  {
    when: [
      'trilho*',
      'afund*|tort*|amassad*|gast*|desgast*|quebr*|solto|soltou|enferruj*|entort*|desnivel*|empenad*|sujo|entupido|cheio',
    ],
    unless: 'fora de trilho|saiu de trilho|saindo de trilho|sai de trilho|pulou de trilho',
    subject: 'portao-de-correr',
    isComplaint: true,
    answer: [
      'Trilho de portão de correr afundado, torto ou solto pesa no motor e gasta a roldana: a folha desce no buraco e o motor tem de erguê-la a cada passada. Limpe e olhe o trilho de ponta a ponta com a folha solta; onde ela enrosca é o trecho a refazer.',
    ],
    heading: 'Limpar, alinhar ou refazer o trilho',
    text: [
      'Sujeira e pedra saem com vassoura e espátula, sem óleo, que junta areia. Trecho torto se endireita ou se troca, e depois a roldana e a cremalheira são conferidas, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Se o concreto embaixo cedeu, o piso é de pedreiro e vem antes; nós cuidamos do que anda sobre ele e da regulagem do motor.',
    ],
    points: [
      'Folha que anda leve na mão fora daquele trecho: é só o trilho.',
      'Folha pesada no curso todo: roldana.',
      'Trilho que balança ao passar: chumbador solto.',
      'Poça no trilho: ferrugem e areia voltam, e o ralo vem antes.',
    ],
  },
  {
    when: [
      'cai* de guia|caiu de guia|saiu de guia|soltou de guia|escapou de guia|fora de guia|caiu de trilho|escapou de trilho|soltou de trilho|caiu de roldana|caiu de suporte',
    ],
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Portão que saiu da guia só está apoiado embaixo e pode tombar: desligue o disjuntor, afaste pessoas e carros e não tente endireitar a folha nem acioná-la. Escore-a dos dois lados, se der para fazer isso sem ficar no lado da queda, e chame; recolocar e trocar guia ou roldana fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, fora a solda.',
    ],
    heading: 'Por que a folha escapa da guia de cima',
    text: [
      'A guia de cima é o par de rodinhas ou de cantoneiras que mantém em pé a folha que corre. Ela se abre quando a solda cede, quando um carro encosta ou quando a roldana de baixo gasta e a folha desce até sair dela.',
      'Antes de religar, o técnico confere o prumo do poste, a altura das roldanas e o batente que impede a folha de passar do fim.',
    ],
    points: [
      'Rodinha de nylon partida ou caída no chão.',
      'Suporte da guia dobrado ou com solda aberta.',
      'Roldana de baixo achatada: a folha baixou.',
      'Batente ausente: a folha correu além do curso.',
    ],
    questions: [
      {
        question: 'Posso deixar o carro na garagem até o técnico vir?',
        answer:
          'Se ele está fora do alcance da queda, sim. Não passe com ele rente à folha nem a encoste para abrir caminho.',
      },
    ],
  },
  {
    when: [
      'correr|deslizante*|corredico|trilho',
      'trava|travando|travou|tranca|emperra|emperrando|engancha|enganchando|enrosca|enroscando|prende|agarra|para|parando',
      'meio|metade|em meio|em metade|meio de caminho|em meio de caminho|em meio de percurso',
      'volta|voltando|voltou|retorna|retornando|reverte|inverte|torna a abrir|abre de novo|volta a abrir',
    ],
    unless:
      'em volta|nao volta|luz|energia|chuva|chove|frio|calor|pedestre|preco|quanto|capacitor|roldana*|predio|condominio',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['repair', 'price'],
    answer: [
      'Portão de correr que trava no meio e volta encontrou ali mais resistência que a força regulada, e a central inverteu a folha para não prensar ninguém. Se ele volta sempre no mesmo ponto, é o caminho: pedra no trilho, emenda alta, roldana gasta ou cremalheira apertada, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Se o ponto muda, é fotocélula suja, força baixa ou capacitor fraco, e a regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}. Limpe as lentes e, com o disjuntor desligado, o trilho antes de tentar outra vez.',
    ],
    heading: 'O que o ponto da volta mostra',
    text: [
      'Marque com giz no chão onde a folha inverte, em três tentativas, com ninguém no caminho. Depois desligue o disjuntor e, se ela está no prumo e dentro do trilho, solte o motor na chave e leve-a devagar por esse lugar: se pesa ali, o defeito não é do motor.',
      'Não aumente a força para vencer o ponto: a folha deixa de voltar quando encontra uma pessoa.',
    ],
    points: [
      'Volta só ao fechar: comece pela fotocélula.',
      'Volta ao abrir e ao fechar: trilho, roldana ou cremalheira.',
      'Começou depois de faltar luz: o percurso se grava de novo.',
      'Folha torta ou com a roda fora do trilho: não destrave nem empurre.',
    ],
    further: 'As causas, uma por uma, estão em [portão para no meio](/portao-para-no-meio-do-caminho).',
    send: 'Mande um vídeo da folha até o ponto em que ela volta, de longe, e a foto do trilho nesse lugar.',
  },
];
