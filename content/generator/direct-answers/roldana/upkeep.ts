/** Answers to titles about rollers: care, adjustment and replacement. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksLifetime } from '../../words/asking-words.ts';

export const upkeepAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'quando trocar|quando preciso trocar|quando tenho que trocar|quando tem que trocar|quando devo trocar|quando se troca|quando substituir|hora de trocar|hora de troca|quando e preciso trocar|precisa trocar|quando mudar|momento de trocar|trocar quando|quando fazer a troca',
      'roldana*',
    ],
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['replace', 'signs'],
    answer: [
      'Troque as roldanas quando a folha pesa na mão com o motor solto, ronca ou range ao andar, balança de lado, desce de um canto ou deixa pó de ferro no trilho. Girando a roda com a folha apoiada, rolamento áspero e canal gasto confirmam. Trocam-se as duas juntas, e o par instalado fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'Por que não esperar',
    text: [
      'Roldana travada faz o motor arrastar a folha, e o que se gasta a seguir é a engrenagem, de {{part.gears.from}} a {{part.gears.to}}. A cremalheira também desce e come o pinhão.',
    ],
    points: [
      'Canal igual ao trilho, em V ou em U.',
      'Rolamento blindado, que não leva óleo.',
      'Trilho afundado se endireita antes.',
      'A folha se ergue com apoio e duas pessoas, nunca sozinho.',
    ],
    send: 'Mande um vídeo da folha andando e uma foto das rodas.',
  },
  {
    when: ['roldana*', 'troca|trocar', 'lubrifica*|engrax*|graxa|limpeza'],
    unless: 'qual|pode',
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['replace', 'care', 'price'],
    answer: [
      'A troca da roldana fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, o par, e na mesma visita se limpa o trilho e se lubrifica o que pede graxa. Roldana nova de rolamento blindado não leva nada, e o trilho fica seco; graxa vai em dobradiça, pino e cremalheira de aço, uma película.',
    ],
    heading: 'Por que o trilho não se engraxa',
    text: [
      'Graxa no trilho junta areia, a roda patina e se come em meses. Varrer resolve mais que qualquer spray.',
    ],
    points: [
      'Troque sempre o par, ou a folha anda torta.',
      'Altura da cremalheira se acerta depois da roda nova.',
      'Trilho afundado gasta a roda de novo: conserte junto.',
    ],
  },
  {
    when: [
      'roldana*|rodinha*|rolamento',
      'graxa|oleo|oleos|lubrific*|engrax*|wd40|wd 40|wd|desengripante|vaselina|silicone|olear|azeitar|spray|grafite',
      'pode|posso|precisa|qual|passar|devo|deve|onde|colocar|por|serve|?',
    ],
    unless: 'enferruj*|ferrugem|barulh*|rang*|quanto custa|trilho',
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['care', 'allowed'],
    answer: [
      'Na roldana só se lubrifica o eixo, e só se ela não for blindada: uma gota de óleo ou graxa de lítio no meio, com o excesso limpo. A face que roda no trilho fica seca, porque graxa ali prende areia e vira lixa; roldana com rolamento blindado não leva nada por fora.',
    ],
    heading: 'Como saber se a sua é blindada',
    text: [
      'Blindada tem uma tampa de metal ou borracha em volta do eixo, sem esferas à vista. Se ela range mesmo limpa, o rolamento acabou, e a troca do par fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Disjuntor desligado antes de chegar a mão perto da roda.',
      'Limpe o trilho primeiro: pedra gasta mais que falta de óleo.',
      'Roda que não gira quando a folha anda: troca.',
    ],
    send: 'Mande a foto da roda, de lado, e um vídeo com som da folha levada na mão.',
  },
  {
    when: ['roldana*|rodizio*', 'troca|trocar|trocam|substituir|substituicao|instalar|instalada|instaladas'],
    unless: 'qual|como|sozinho|nylon|ou|diferenca|maior|menor|nao|v ou u',
    figure: { unit: 'inch' },
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['replace', 'price'],
    answer: [
      'Trocar o par de roldanas do portão de correr fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com o alinhamento e {{parts.warranty}} de garantia na peça. A de {figura} serve se a velha mede {figura} de borda a borda e tem o mesmo canal, V para cantoneira ou U para barra redonda.',
    ],
    heading: 'O que se mede além das {figura}',
    text: [
      'A distância do eixo ao chão é o que mais se erra: roda mais alta ergue a folha e tira a cremalheira do pinhão. Cada uma precisa levar sozinha mais da metade do peso do portão.',
      'Trocam-se as duas. Roda nova ao lado de uma gasta inclina a folha e força a guia de cima.',
    ],
    points: [
      'Largura, furo do eixo e tipo de suporte, por dentro ou por fora.',
      'Trilho sem degrau nas emendas e sem barro no canal.',
      'Aço com rolamento blindado em folha pesada; nylon em folha leve.',
    ],
    further:
      'Se a folha ainda enrosca com roda boa, veja [portão fora do trilho](/portao-de-correr-saiu-do-trilho).',
    send: 'Mande a foto da roldana com uma régua ao lado, outra do trilho visto de cima e o tamanho da folha.',
  },
  {
    when: ['roldana*|rodinha*', asksLifetime],
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'Uma roldana boa dura anos numa casa, com trilho reto e varrido; com trilho afundado, areia ou folha pesada demais, pode acabar em meses, e em prédio que abre o dia todo gasta várias vezes mais depressa. Na hora da troca, o par instalado fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que gasta uma roldana antes da hora',
    text: [
      'O rolamento morre primeiro, por água e areia; o canal gasta quando não combina com o trilho. Trocar as duas juntas mantém a folha no nível e poupa a cremalheira.',
    ],
    points: [
      'Ronco que sobe e desce com a velocidade: rolamento acabando.',
      'Tranco a cada volta: roda achatada.',
      'Pó de ferro no trilho: canal fundo.',
      'Graxa no trilho: junta areia e lixa a roda.',
    ],
    send: 'Mande pelo WhatsApp a foto da roldana e do trilho, de perto, e o comprimento da folha: dizemos se ainda dá tempo.',
  },
  {
    when: [
      'roldana*|rodinha*',
      'gasta|gastam|gastando|acaba|estraga|dura pouco|dura',
      'rapido|depressa|cedo|pouco|porque|por que|tao|sempre',
    ],
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['lifetime', 'signs'],
    answer: [
      'Roldana que gasta depressa está trabalhando torta, suja ou pequena para a folha: trilho fora de linha, canal de outro perfil, areia e graxa no trilho ou capacidade menor que o peso. Trocar só a peça repete o gasto; veja de que lado o canal está polido, que ele mostra a causa.',
    ],
    heading: 'Ler a roldana velha',
    text: [
      'Gasta de um lado: folha fora de prumo ou trilho torto. Fundo do canal fino: perfil errado ou trilho comido. Rolamento seco com a roda inteira: água ou lavadora de pressão.',
      'A troca do par, com mão de obra, fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; alinhar a folha, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Trilho varrido e seco, sem graxa.',
      'Cada roda com carga acima da metade da folha.',
      'Diâmetro maior passa melhor em emenda.',
      'Guia de cima com folga pequena.',
    ],
    send: 'Mande uma foto da roldana velha dos dois lados e do trilho.',
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
      'roldana*|rodizio*|rodinha*',
      'troc*|nova|novas|substituir|mudar',
      'resolve*|adianta|adiantou|soluciona*|basta|acaba com o problema|da jeito',
    ],
    unless: 'preco|quanto custa|valor|nao resolveu|nao adiantou',
    subject: 'roldana',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['worth', 'replace'],
    answer: [
      'Resolve se é a roldana que pesa: a folha range, anda aos pulos ou arrasta, e a roda está ovalada, travada ou funda no meio. A troca fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Não resolve se o trilho está amassado ou a folha empenada, porque a nova se gasta no mesmo ponto; por isso os três são vistos juntos. Até lá, não force nem levante a folha, que pode tombar.',
    ],
    heading: 'Roldana, trilho ou folha: quem está pesando',
    text: [
      'O técnico desliga o disjuntor, solta o motor, calça a folha dos dois lados e gira a roda na mão. Se ela corre lisa, a busca vai para o trilho, a guia de cima e o esquadro da folha.',
    ],
    points: [
      'Pesa no curso inteiro: roldana.',
      'Pesa sempre no mesmo ponto: trilho.',
      'Roça em cima e solta embaixo: guia ou folha fora de prumo.',
    ],
    send: 'Mande um vídeo da folha andando, filmada rente ao chão, e a foto da etiqueta do motor.',
  },
  {
    when: [
      'rolamento*',
      'roldana*',
      'so|apenas|somente|separado|so o rolamento|trocar so|troca so|vale a pena|compensa',
    ],
    unless: 'motor|barulh*|basculante|quanto custa|preco',
    subject: 'roldana',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['replace', 'worth'],
    answer: [
      'Em geral não compensa trocar só o rolamento: na roldana de portão de casa ele vem prensado, e o canal gasta junto, de modo que se troca a roda inteira, e sempre o par. Só o rolamento vale em roldana grande, usinada e de canal perfeito, e quem o prensa é um torneiro. O par novo, posto por nós, fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'Rolamento, canal e eixo',
    text: [
      'Rolamento áspero ou com ferrugem que escorre já marcou o eixo. A roda nova gira livre, mas sobre trilho com dente ela dura pouco: o trilho se confere na mesma visita.',
    ],
    points: [
      'Blindado não se engraxa: gira seco por fora.',
      'Medida do eixo e do canal iguais às da velha.',
      'Uma roda nova e outra velha: a folha torce.',
    ],
    send: 'Mande a foto da roldana de perto e um vídeo da folha andando com o motor solto.',
  },
];
