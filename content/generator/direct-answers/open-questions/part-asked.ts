/** Answers about one part of the gate that the title names with its detail: a spring, a post, a lamp, a spindle. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const partAskedAnswers: readonly DirectAnswer[] = [
  {
    when: ['mola', 'fechar sozinho|fecha sozinho|abrir|pivotante|social|vaivem', 'portao|porta'],
    unless: 'basculante|quebr*|arrebent*|perig*|estour*|trocar|troca|contrapeso|preco|quanto|abre sozinho',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['choose', 'install'],
    answer: [
      'Mola de fechar sozinho serve em portão social ou de abrir leve e sem motor; com motor ela não se usa, porque ele teria de vencê-la a cada abertura. Para o motorizado, quem fecha sozinho é o fechamento automático da central, ligado numa regulagem de {{part.adjustment.from}} a {{part.adjustment.to}}, com a fotocélula funcionando.',
    ],
    heading: 'Mola, mola aérea ou fechamento pela central',
    text: [
      'Mola simples bate; a aérea, com óleo, freia no fim e se regula pela largura e pelo peso da folha. As duas pedem dobradiça boa e folha que não caia para um lado, e quem as monta é o serralheiro ou o vendedor delas.',
      'Sem fotocélula não se liga o fechamento automático. Posta ou trocada, ela fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Social sem motor: mola aérea e fechadura que trave ao encostar.',
      'De carro sem motor: mola não segura folha larga com vento.',
      'Com motor: só a função da central.',
      'Criança na casa: fechamento lento e freio no fim.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão e diga se ele tem motor: respondemos se a central fecha sozinha.',
  },
  {
    when: ['coluna|pilar|poste', 'reforc*|refazer|fortalecer|chumbar|fraca|fina', 'motor|portao|pivotante'],
    unless: 'preco|quanto|nao|bateu|rachad*|trinc*',
    subject: 'portao-pivotante',
    aspects: ['install', 'safety'],
    answer: [
      'Coluna que recebe motor tem de ficar parada quando se empurra a folha com força: se mexe, o braço arranca bucha e solda em poucas semanas. Em bloco oco o reforço é uma chapa passante, que abraça os dois lados, ou o enchimento com concreto; em tubo fino, contrachapa por dentro. É obra de pedreiro ou serralheiro, antes do motor.',
    ],
    heading: 'Onde o reforço precisa estar',
    text: [
      'O ponto é o do suporte, e ele depende do motor: no de abrir, a altura e a distância até a dobradiça estão na ficha do modelo. Por isso se escolhe o motor antes de furar ou concretar.',
      'Solda ou reforço do suporte, com o motor no lugar, fica entre {{part.metalwork.from}} e {{part.metalwork.to}}; depois, força e curso se regulam, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Prova: folha empurrada na ponta, olho na coluna.',
      'Reboco e tijolo oco não seguram bucha.',
      'Concreto novo: espere curar antes de furar.',
      'Fio e conduíte passam antes de fechar a coluna.',
      'Solda só com o disjuntor desligado e a central solta.',
    ],
    send: 'Mande pelo WhatsApp uma foto da coluna por dentro e da dobradiça, e a largura da folha: marcamos o ponto do suporte.',
  },
  {
    when: ['lampada|led', 'central|motor|placa|sinaleira', 'trocar|troca|queimou|substituir|que'],
    unless: 'pisca*|vermelh*|nao|preco|quanto|acesa|garagem',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['replace'],
    answer: [
      'A lâmpada de cortesia do motor se troca por outra do mesmo soquete e da mesma tensão, com o disjuntor do portão desligado, e a potência não passa da que está escrita ao lado dela. As luzinhas soldadas na placa são indicadores, não lâmpadas, e não se trocam em casa.',
    ],
    heading: 'Lâmpada queimada ou saída sem energia',
    text: [
      'Prove a lâmpada em outro lugar antes de culpar a placa. Boa, e ainda apagada no motor, o defeito é soquete, fio ou relé da saída; o conserto vai de {{repair.from}} a {{repair.to}} e, se a placa tem de sair, de {{part.board.from}} a {{part.board.to}}.',
      'LED de baixa qualidade perto da antena encurta o alcance do controle. Se ele piorou depois da troca, volte à antiga e compare.',
    ],
    points: [
      'Tampa de plástico presa por clipe: sem chave de fenda nos bornes.',
      'Nem todo motor tem lâmpada; em muitos a luz é ligada à parte.',
      'Sinaleira na rua: mesmo cuidado, e veja se há água na cúpula.',
      'Queima toda semana: tensão alta ou mau contato no soquete.',
    ],
    send: 'Mande pelo WhatsApp uma foto da tampa aberta por fora, sem tocar nos fios, e a etiqueta do motor.',
  },
  {
    when: ['fuso', 'nao roda|nao gira|parado|gira em falso|solto', 'motor|portao|liga'],
    unless: 'preco|quanto|qual',
    subject: 'fuso',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Motor que liga e não leva o fuso perdeu a ligação entre os dois: chave de destravamento aberta, acoplamento ou pino quebrado, ou engrenagem sem dentes. Veja a chave primeiro, com o disjuntor desligado; se ela está fechada e o motor gira leve, pare, porque a folha pode estar sem nada que a segure.',
    ],
    heading: 'O som diz qual das três',
    text: [
      'Zumbido sem giro nenhum não é isso: é capacitor ou folha presa, de {{part.capacitor.from}} a {{part.capacitor.to}} quando é a peça. Giro solto e silencioso é chave ou engrenagem; estalo a cada volta é pino ou dente.',
      'A engrenagem trocada, com rolamentos, vai de {{part.gears.from}} a {{part.gears.to}}. Ninguém passa embaixo do basculante até a visita.',
    ],
    points: [
      'Começou depois de falta de luz: chave mal fechada.',
      'Pedaço de nylon ou graxa escura na base: engrenagem.',
      'Fuso girando e folha parada: cursor gasto, e não acoplamento.',
      'Folha pesada na mão: a causa que quebrou a peça ainda está lá.',
    ],
    send: 'Mande pelo WhatsApp um vídeo com som do motor ligado, gravado de longe, e a foto da etiqueta.',
  },
  {
    when: ['cabo de aco|cabo|cabos', 'so um lado|um lado so|so um|apenas um|um cabo so|de um lado'],
    unless: 'fio|energia|preco|quanto',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    aspects: ['allowed', 'replace'],
    answer: [
      'Não convém trocar só um lado do cabo de aço: o novo e o velho esticam diferente, a folha sobe torta e o cabo que ficou tem a mesma idade do que rompeu. O par se troca junto, com as presilhas, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e a folha é equilibrada no fim.',
    ],
    heading: 'Por que os dois saem no mesmo dia',
    text: [
      'O serviço está em escorar a folha e soltar o contrapeso, o que se faz uma vez para os dois lados. Metade da troca hoje e metade depois paga a mão de obra duas vezes.',
      'Enquanto isso, portão fechado, disjuntor desligado e ninguém embaixo. O cabo que sobrou está segurando o dobro.',
    ],
    points: [
      'Mesma bitola e mesmo comprimento dos dois lados.',
      'Polia que não gira troca-se junto.',
      'Presilha nova, com o aperto no lado certo do cabo.',
      'Folha torta depois: regule antes de ligar o motor.',
    ],
    send: 'Mande pelo WhatsApp uma foto das duas laterais por dentro, de longe, com o portão fechado.',
  },
  {
    when: [
      'roldana|roldanas',
      'com caixa|sem caixa|caixa fechada|caixa aberta|de embutir|embutida|com suporte',
    ],
    unless: 'preco|quanto|nao',
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Roldana com caixa vem montada num suporte que entra no perfil de baixo da folha, e por isso se escolhe pela medida do tubo, pelo canal do trilho e pelo peso de cada par. A fechada guarda a roda da areia e dificulta ver o desgaste; a aberta se limpa e se olha com facilidade.',
    ],
    heading: 'Quatro medidas da roldana',
    text: [
      'O canal em V, em U ou quadrado tem de ser o do trilho. O peso escrito na peça é por roldana ou por par, e a folha descarrega mais na de trás quando o motor puxa.',
      'A troca do par, com a folha calçada, fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com {{parts.warranty}} de garantia na peça. Caixa soldada no perfil soma solda, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    points: [
      'Diâmetro da roda e largura do canal, com régua.',
      'Largura e altura da caixa, e furos dela.',
      'Perfil de baixo da folha, medido por dentro.',
      'Rolamento vedado, marcado na lateral.',
    ],
    send: 'Mande pelo WhatsApp a foto da roldana com uma régua e outra do trilho de topo, sem levantar a folha.',
  },
  {
    when: ['ferrugem|enferrujad*', 'trilho', 'tirar|limpar|remover|tratar|como'],
    unless: 'preco|quanto|trocar',
    subject: 'roldana',
    aspects: ['care'],
    answer: [
      'Ferrugem no trilho se tira com escova de aço, pano e um fundo antiferrugem nas laterais; a parte em que a roda pisa fica sem tinta e seca, sem graxa. Trabalhe com o disjuntor desligado, o motor solto e a folha calçada, e nunca com os dedos entre a roda e o trilho.',
    ],
    heading: 'Limpar, secar e descobrir de onde vem a água',
    text: [
      'Trilho que volta a enferrujar guarda água: abra o dreno, tire a terra das pontas e veja se a calha despeja ali. Desengripante solta a crosta, mas tem de ser removido com pano, porque segura areia.',
      'Se a ferrugem comeu o perfil, a roda pula e a folha pode sair. Trilho novo é da serralheria; as roldanas ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, e força e curso refeitos, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Mancha alaranjada: escova e pano resolvem.',
      'Lasca que solta em camada: meça a espessura que sobrou.',
      'Trilho frouxo no piso: chumbador corroído por baixo.',
      'Depois de limpo, a folha anda com uma mão.',
    ],
    send: 'Mande pelo WhatsApp uma foto do trilho de perto e um vídeo da folha andando na mão.',
  },
  {
    when: [
      'controle|controles',
      'quatro botoes|4 botoes|tres botoes|3 botoes|dois botoes|2 botoes|varios botoes|4 canais|3 canais|2 canais|quatro canais|tres canais|dois canais',
    ],
    unless: 'nao|preco|quanto|parou',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Cada botão do controle manda um código próprio, e pode abrir um portão diferente: o da garagem, o social, o da praia, o da empresa. Basta que todos os receptores sejam da mesma família; botão sem receptor gravado não faz nada e não atrapalha. Gravar fica entre {{part.programming.from}} e {{part.programming.to}} por visita.',
    ],
    heading: 'Um controle para mais de um portão',
    text: [
      'Portões de marcas diferentes se juntam num controle só quando se põe em um deles um receptor avulso igual ao do outro, num serviço de {{repair.from}} a {{repair.to}}. Código rolante se grava botão a botão, em cada central.',
      'Anote qual botão é de qual portão. Quem perde um controle desses precisa apagá-lo em todas as memórias.',
    ],
    points: [
      'Mesma frequência e mesmo tipo de código nos portões.',
      'Botão livre hoje serve ao portão de amanhã.',
      'Luz da garagem: precisa de saída na central.',
      'Condomínio: a administração diz o que pode ser gravado.',
    ],
    send: 'Mande pelo WhatsApp a foto de um controle de cada portão, frente e verso: dizemos se um só serve a todos.',
  },
];
