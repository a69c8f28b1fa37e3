/** Answers to titles about rollers: what they are and how they work. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksCause, asksFunction, asksWhenToReplace, otherThanFunction } from '../../words/asking-words.ts';

export const explanations: readonly DirectAnswer[] = [
  {
    when: [
      asksCause,
      'sai do trilho|saiu do trilho|saindo do trilho|sair do trilho|saem do trilho|escapa do trilho|escapou do trilho|pula do trilho|pulou do trilho|fora do trilho|descarril*|sai da guia|saiu da guia|solta do trilho',
    ],
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['works', 'care'],
    answer: [
      'O portão de correr sai do trilho por roldana gasta ou quebrada, trilho amassado ou com pedra em cima, guia de cima frouxa ou falta do batente que segura a folha no fim. Quase sempre ele avisa antes, com ronco, tranco no mesmo ponto ou folha que balança. Fora do trilho não se empurra: disjuntor desligado e ninguém ao lado; a troca das roldanas fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'A causa pelo ponto em que ele saiu',
    text: [
      'Saiu sempre na mesma altura do percurso: olhe o trilho ali, que tem emenda alta, afundamento ou areia presa. Saiu no fim do curso: falta batente, ou a parada do motor passou do lugar.',
      'Saiu depois de uma batida ou de vento forte: a guia de cima cedeu. Pôr a folha de volta sem corrigir isso é marcar a próxima queda.',
    ],
    points: [
      'Roldana com canal de outro perfil que o do trilho.',
      'Rolamento travado, que arrasta a roda de lado.',
      'Pedrisco e terra no trilho rente ao chão.',
      'Cremalheira alta, que empurra a folha para cima.',
    ],
  },
  {
    when: ['roldana*', 'enferruj*|ferrugem|oxid*|seca|graxa|lubrific*|engrax*|oleo|dura'],
    unless: 'trilho|cabo|basculante|quanto tempo',
    subject: 'roldana',
    isAboutSubject: true,
    answer: [
      'Ferrugem na roldana só por fora se limpa e não muda nada; a que escorre do eixo ou prende o giro pede troca do par. Desligue o disjuntor, solte o motor e empurre a folha reta devagar: roda que arrasta em vez de girar já está gastando o trilho.',
    ],
    heading: 'Engraxar ou trocar',
    text: [
      'Rolamento blindado não recebe graxa por fora: quando enferruja, a vedação acabou. Roldana com graxeira ou bucha aberta leva pouca graxa de lítio no eixo, nunca no canal nem no trilho.',
      'Não derrame desengripante no rolamento para soltá-lo: ele tira o resto da graxa, e o giro dura uma semana.',
    ],
    points: [
      'Pó vermelho no eixo: água dentro do rolamento.',
      'Roda parada com marca lisa num ponto: já achatou.',
      'Água parada no trilho: a causa, que volta com a peça nova.',
      'Ronco que acompanha a velocidade: rolamento no fim.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Preço da troca do par',
        text: [
          'Roldanas trocadas e folha alinhada ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com {{parts.warranty}} de garantia na peça e {{repair.warranty}} no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'Existe roldana que não enferruja?',
        answer:
          'A de aço zincado com rolamento blindado demora muito mais; a de nylon não enferruja, mas serve só em folha leve.',
      },
      {
        question: 'Posso pintar a roldana?',
        answer: 'O corpo, sim. No canal e no eixo a tinta trava e descasca no trilho.',
      },
    ],
    send: 'Mande uma foto da roldana e do trilho, de perto, e diga se a roda gira quando a folha anda.',
  },
  {
    when: [
      'roldana*|rodizio*|rodinha*',
      'trocar|troco|substituir|mexer|tirar',
      'posso|sozinho|eu mesmo|da para trocar|eu trocar|consigo|em casa',
    ],
    unless: 'preco|quanto|quando|basculante|polia|cabo|motor|so uma|uma so|nylon|aco|ou',
    subject: 'roldana',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['allowed', 'replace'],
    answer: [
      'Sozinho, não: para trocar a roldana se ergue a folha, que pesa mais do que parece e tomba, e por isso o serviço é de duas pessoas, com calço dos dois lados. Com roldana quebrada, desligue o disjuntor, não acione nem empurre, e deixe a folha onde está. O par fica conosco de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, com a mão de obra.',
    ],
    description:
      'Sozinho, não: a folha do portão se ergue para trocar a roldana, e tomba. O par fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, com a mão de obra.',
    heading: 'Por que não é serviço de uma pessoa',
    text: [
      'A roda nova é mais alta que a gasta, e por isso saem as duas juntas. Depois se refazem folga, guia de cima e fim de curso, e é aí que a troca caseira costuma parar.',
    ],
    points: [
      'Macaco de carro ergue num ponto só, e a folha gira.',
      'Canal em V ou em U, igual ao trilho; diâmetro igual.',
      'Você pode: varrer o trilho, olhar a roda de lado, fotografar.',
    ],
    send: 'Mande uma foto da roda e do trilho, de perto, e outra do portão inteiro tirada de longe.',
  },
  {
    when: ['roldana*|rodizio*|rodinha*', 'trocar|substituir'],
    unless:
      'pesad*|como|posso|sozinho|eu mesmo|da para trocar|eu trocar|quando|quanto tempo|preco*|valor|quanto|custa|basculante|polia|cabo|de quanto em quanto|sinais|precisa|vale|ou|nao|quebr*|travou|travad*|caiu|saiu|barulho|motor|trilho|de aco|de nylon|depois|apos',
    subject: 'roldana',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['replace', 'price'],
    answer: [
      'Trocamos a roldana do portão de correr aos pares, por {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, com peça e mão de obra: a nova é mais alta que a gasta, e uma só deixa a folha torta. Erguer a folha é serviço para duas pessoas, porque ela pesa mais do que parece e tomba. Se a roldana está quebrada ou travada, desligue o disjuntor, não acione nem empurre, e deixe a folha onde está.',
    ],
    heading: 'O que fazemos na troca da roldana',
    text: [
      'Com o motor solto e o vão fechado a quem passa, a folha é calçada dos dois lados e erguida poucos milímetros. Trocadas as duas, refazem-se folga da cremalheira, guia de cima e fim de curso.',
      'Se o trilho afundou ou a solda do suporte abriu, some de {{part.metalwork.from}} a {{part.metalwork.to}}: uma foto dos dois mostra isso antes da visita.',
    ],
    points: [
      'O canal da nova é o do trilho, em V ou em U.',
      'As duas têm o mesmo diâmetro.',
      'Cada uma aguenta mais que metade da folha.',
    ],
    send: 'Mande pelo WhatsApp uma foto da roldana e do trilho, de perto, e outra do portão inteiro.',
  },
  {
    when: ['roldana*|rodizio*|rodinha*', 'como trocar|trocar|substituir|troco'],
    unless:
      'posso|sozinho|eu mesmo|da para trocar|eu trocar|quando|quanto tempo|preco|quanto custa|basculante|polia|cabo|de quanto em quanto|sinais',
    subject: 'roldana',
    winsTies: true,
    isAboutSubject: true,
    answer: [
      'Trocar a roldana do portão de correr exige levantar a folha com calço dos dois lados, e é serviço para duas pessoas: ela pesa mais do que parece e tomba. Com roldana quebrada ou travada, desligue o disjuntor, não acione nem empurre, e deixe a folha onde está.',
    ],
    heading: 'Como a troca é feita',
    text: [
      'Com o motor solto e o vão fechado a quem passa, a folha é calçada e erguida poucos milímetros numa ponta, o bastante para tirar o eixo. A roldana sai, o suporte é conferido e a nova entra com o mesmo canal e o mesmo diâmetro.',
      'Trocam-se as duas: a nova é mais alta que a gasta, e a folha torta tira a cremalheira do pinhão. Depois se refazem folga, guia de cima e fim de curso.',
    ],
    points: [
      'Canal em V ou em U, igual ao trilho.',
      'Diâmetro medido na borda, sem contar o canal.',
      'Rolamento blindado e capacidade maior que metade da folha.',
      'Eixo e parafuso novos, nunca só a roda.',
    ],
    sections: [
      {
        aspect: 'replace',
        heading: 'Quanto custa e quanto demora',
        text: [
          'O par com mão de obra fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, em uma visita. Trilho afundado ou suporte de solda aberta somam de {{part.metalwork.from}} a {{part.metalwork.to}}, e por isso pedimos foto dos dois antes.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso erguer com macaco de carro?',
        answer: 'Não convém: ele ergue num ponto só e a folha gira. Se não há calço e ajudante, espere.',
      },
      {
        question: 'Dá para trocar só o rolamento?',
        answer: 'Em algumas rodas de aço, sim. Na de nylon ou com canal gasto, troca-se a roda.',
      },
    ],
    send: 'Mande uma foto da roda e do trilho, de perto, e outra do portão inteiro tirada de longe: com as duas levamos a peça certa.',
  },
  {
    when: [
      'roldana*|rodizio*',
      'tamanho|medida|medidas|diametro|qual|polegada*|medir|v ou u|em v|em u|v|u|dupla|duplas|quadrada|canal|nylon ou|nylon|ferro ou|aco|tipo|tipos',
    ],
    unless: 'preco|quanto custa|barulh*|quebr*|travad*|cabo|polia|basculante',
    subject: 'roldana',
    isAboutSubject: true,
    answer: [
      'A roldana se escolhe por três medidas: o canal, que copia o trilho (V para cantoneira virada, U para barra redonda); o diâmetro de fora, em geral de três ou quatro polegadas em casa; e a capacidade, com cada roda levando sozinha mais da metade da folha.',
    ],
    heading: 'Medir a velha e comprar a nova',
    text: [
      'Meça a roda de borda a borda, a largura, o furo do eixo e a distância do eixo ao chão. A altura é o que mais se erra: roda meio dedo maior levanta a folha e tira a cremalheira do motor.',
      'Aço com rolamento blindado aguenta folha de ferro e uso de prédio. Nylon com rolamento é silencioso e serve à folha leve de casa, mas achata se o portão fica muito tempo parado com peso.',
    ],
    points: [
      'Trilho em cantoneira com a ponta para cima: canal V.',
      'Trilho redondo: canal U do mesmo raio.',
      'Folha de chapa cheia ou madeira: aço, dois rolamentos.',
      'Suporte interno ou externo: confira na foto, o furo muda.',
    ],
    sections: [
      {
        aspect: 'choose',
        heading: 'Peça avulsa ou troca feita',
        text: [
          'Com a gente o par trocado e alinhado fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com {{parts.warranty}} de garantia na peça. Roda comprada por você nós montamos se a medida servir, dizendo antes o valor da mão de obra.',
        ],
      },
    ],
    questions: [
      {
        question: 'Uma roldana de diâmetro maior ajuda?',
        answer:
          'Um pouco, porque gira com menos esforço. Mas ela muda a altura da folha, e a cremalheira e a guia têm de acompanhar.',
      },
      {
        question: 'Duas roldanas bastam num portão pesado?',
        answer:
          'Em casa, quase sempre. Folha longa e pesada se resolve com roda de mais carga, não com uma terceira no meio.',
      },
    ],
    send: 'Mande a foto da roldana com uma régua ao lado, outra do trilho visto de cima e o tamanho da folha.',
  },
  {
    when: [
      'trilho*',
      'limp*|terra|areia|pedra*|folhas|suj*|entup*|cheio|barro|lama|cimento|obra|agua parada|graxa|lubrific*|oleo',
    ],
    subject: 'roldana',
    isAboutSubject: true,
    answer: [
      'Trilho com terra ou pedra se limpa com o disjuntor desligado e a folha aberta: escova dura, espátula para o que endureceu, pano, e nada de graxa. Sujeira ali levanta a roda, pesa no motor e, se for uma pedra, tira o portão do trilho.',
    ],
    heading: 'Como limpar de ponta a ponta',
    text: [
      'Limpe metade com o portão aberto e a outra com ele fechado, movendo a folha na mão com o motor solto. Passe o dedo da escova também no canal das roldanas e sob o motor, onde a areia se junta.',
      'Graxa e óleo no trilho seguram pó e viram lixa. Se o trilho enche toda semana, falta um corte no piso para a água levar a terra, ou a guia da calçada está jogando barro para dentro.',
    ],
    points: [
      'Uma vez por mês em rua de asfalto; toda semana em rua de terra.',
      'Cimento de obra: tire antes de secar, com espátula de plástico.',
      'Água parada no trilho: abra um dreno, ela apodrece a solda.',
      'Depois de limpar, a folha anda leve na mão de uma ponta à outra.',
    ],
    sections: [
      {
        aspect: 'care',
        heading: 'Limpou e continua pesado',
        text: [
          'Se a folha enrosca sempre no mesmo ponto, o trilho está amassado ou afundado; se pesa no curso todo, é roldana. Roldana fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, e solda de trilho, de {{part.metalwork.from}} a {{part.metalwork.to}} quando o trecho é curto.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso lavar o trilho com mangueira?',
        answer: 'Pode, sem jato na direção do motor e da fotocélula, com o disjuntor desligado.',
      },
      {
        question: 'Escovinha presa na folha adianta?',
        answer: 'Ajuda com folha seca e areia fina. Pedra e barro ainda pedem a limpeza na mão.',
      },
    ],
    send: 'Se depois da limpeza ele ainda pesa, mande um vídeo da folha sendo empurrada na mão e uma foto do trilho.',
  },
  {
    when: ['trilho*', asksWhenToReplace],
    subject: 'roldana',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['signs', 'replace'],
    answer: [
      'Troque o trilho quando a ponta da cantoneira está gasta ou amassada, quando ele se soltou do chão ou quando a folha dá tranco no mesmo lugar mesmo com roldanas novas. O trilho é serviço de serralheiro; nós trocamos as roldanas, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e acertamos o motor depois.',
    ],
    description:
      'Troque o trilho quando a cantoneira está gasta ou amassada, quando ele se soltou do chão ou quando a folha dá tranco no mesmo lugar.',
    heading: 'Trilho gasto ou roldana gasta',
    text: [
      'Tranco que muda de lugar a cada volta é roda achatada; tranco sempre no mesmo ponto é o trilho. Pedra e terra na canaleta fazem o mesmo barulho, e por isso se varre antes de julgar.',
    ],
    points: [
      'Emenda com degrau: lixa ou solda, sem trilho novo.',
      'Piso que cedeu: o trilho novo cede junto, se a base não for refeita.',
      'Roldana velha em trilho novo marca o canal: troque o par.',
    ],
    send: 'Mande fotos do trilho no ponto do tranco e da roldana de lado.',
  },
  {
    when: [
      'trilho*',
      'qual|tipo|tipos|usar|medida|tamanho|escolher|melhor|cantoneira|redondo|embutid*|trocar|substituir',
    ],
    unless: 'preco|quanto custa|limp*|roldana|nylon',
    subject: 'roldana',
    isAboutSubject: true,
    answer: [
      'Para portão de correr de casa, o trilho mais usado é a cantoneira de aço com a ponta para cima, que pede roldana de canal V; o redondo, com roldana em U, acumula menos sujeira e serve ao piso que se quer quase liso. Quem decide é o peso da folha e a roldana que ela já tem.',
    ],
    heading: 'Cantoneira, redondo ou embutido',
    text: [
      'Cantoneira grossa e galvanizada aguenta folha pesada e se solda em cima de chumbadores. O redondo é preso numa chapa cravada no piso. O embutido fica abaixo do nível, bonito, e é o que mais junta água e terra.',
      'Trilho e roldana andam em par: trocar um com o outro gasto faz a roda morder de lado. A base é que dá a vida: concreto corrido e nivelado, nunca só contrapiso.',
    ],
    points: [
      'Folha leve, piso liso: redondo fino.',
      'Folha de ferro ou uso de prédio: cantoneira grossa.',
      'Emendas lixadas, no mesmo nível, sem degrau.',
      'Batente soldado nas duas pontas, sempre.',
    ],
    sections: [
      {
        aspect: 'choose',
        heading: 'Quem faz e o que é nosso',
        text: [
          'Refazer trilho e base é serralheria e obra, orçadas pelo metro. Nós trocamos roldanas, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e reinstalamos cremalheira e fim de curso depois, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso trocar só um pedaço do trilho?',
        answer: 'Pode, se a emenda ficar no nível e lixada. Degrau na emenda se ouve e gasta a roda.',
      },
      {
        question: 'Trilho de alumínio serve?',
        answer: 'Só em folha muito leve. Roda de aço come alumínio em pouco tempo.',
      },
    ],
    send: 'Mande uma foto do trilho e da roda, o comprimento e o material da folha: dizemos se dá para aproveitar.',
  },
  {
    when: [asksFunction, 'roldana|roldanas'],
    unless: otherThanFunction,
    subject: 'roldana',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['works', 'what'],
    answer: [
      'A roldana sustenta o peso do portão de correr e o faz rolar sobre o trilho, de modo que o motor só precisa puxar a folha. Com a roda gasta a folha arrasta, pesa na mão e cansa a engrenagem do motor. Trocar o par fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Duas rodas que carregam a folha inteira',
    text: [
      'Em geral são duas, uma perto de cada ponta, com um rolamento no eixo e um canal na borda que veste o trilho. O canal também impede que a folha escape de lado; em cima, quem a mantém em pé é a guia.',
    ],
    points: [
      'O perfil do canal, em V, U ou quadrado, é o do trilho.',
      'O diâmetro e o rolamento se escolhem pelo peso da folha.',
      'No basculante, a roda por onde passa o cabo se chama polia.',
    ],
    send: 'Mande a foto do trilho e da parte de baixo da folha, tirada de lado.',
  },
  {
    when: ['roldana*', 'polia*', 'diferenca|diferencas|ou|mesma coisa|e a mesma|igual|versus|vs'],
    unless: 'preco|quanto',
    subject: 'roldana',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['what', 'works'],
    answer: [
      'A roldana carrega e a polia guia: a primeira é a roda de baixo do portão de correr, que leva o peso da folha no trilho; a segunda é a roda por onde passa o cabo de aço do basculante, entre a folha e o contrapeso. Muita gente chama as duas de roldana. A troca de uma ou outra fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    description:
      'A roldana carrega e a polia guia: uma é a roda de baixo do portão de correr; a outra, a roda por onde passa o cabo de aço do basculante.',
    heading: 'Como saber qual é a do seu portão',
    text: [
      'Portão que corre de lado tem roldana no chão; portão que sobe tem polia no alto da coluna. As duas trabalham com rolamento e canal, mas o da polia tem a medida do cabo, e o da roldana, a do trilho.',
    ],
    points: [
      'Ronco rente ao piso: roldana.',
      'Estalo no alto e cabo que sai do canal: polia.',
      'Na polia ninguém mexe com o cabo esticado.',
    ],
    send: 'Mande de longe a foto da peça e do portão inteiro.',
  },
  {
    when: [asksFunction, 'trilho|trilhos'],
    unless: `${otherThanFunction}|motor|acionador|basculante|cortina`,
    subject: 'roldana',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['works', 'what'],
    answer: [
      'O trilho é o caminho de ferro por onde a roldana rola: mantém o portão de correr reto e no nível, para que o motor só precise puxar. Torto, sujo ou com degrau na emenda, ele faz a folha pesar e pode tirá-la do lugar. Roldanas e alinhamento ficam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; a solda é do serralheiro.',
    ],
    heading: 'Trilho limpo, seco e no nível',
    text: [
      'Varra-o uma vez por mês, com o disjuntor desligado, e deixe-o seco: graxa junta areia e lixa a roda. O perfil dele, em V, U ou quadrado, tem de ser o da roldana.',
    ],
    points: [
      'Tranco sempre no mesmo ponto: emenda ou amassado.',
      'Inclinado, a folha desce sozinha ao ser solta.',
      'No alto, quem segura a folha em pé é a guia.',
    ],
    send: 'Mande a foto do trilho inteiro e a do ponto em que a folha pega.',
  },
];
