/** Titles that one word distinguishes from similar ones: strong and not fast, released and not opened, a part and not a motor. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const senseReadings: readonly DirectAnswer[] = [
  {
    when: [
      'abre com a mao|abre em mao|abre na mao|empurra e abre|consigo abrir|da para abrir|qualquer um abre|abre empurrando|abre sem destravar|empurro e abre|abre so de empurrar|levanta com a mao|abre a mao',
      'mesmo com|mesmo ligado|com motor ligado|com o motor ligado|com motor engatado|sem destravar|mesmo travado|mesmo fechado|qualquer um|ladrao|por fora|pelo lado de fora|com motor',
    ],
    unless: 'sem luz|sem energia|falta luz|quando falta|como abrir|como abro',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Portão que abre com a mão, com o motor no lugar, está sem tranca: em motor em ordem a rosca do redutor não deixa a folha andar. Ou a chave ficou na posição de manual, ou a engrenagem, a porca do fuso ou a embreagem gastou. Confira a chave com a folha fechada; se ela está certa, passe corrente e cadeado por dentro, desligue o disjuntor e chame, porque a garagem está aberta.',
    ],
    heading: 'Qual peça deixou de segurar',
    text: [
      'Empurre de leve e olhe o motor. Se a saída dele fica parada e a folha anda, a ligação entre os dois se rompeu; se tudo gira junto, o redutor gastou.',
    ],
    points: [
      'Chave ou alavanca fora de posição: gire até o fim, com o disjuntor desligado.',
      'Engrenagem ou porca gasta: de {{part.gears.from}} a {{part.gears.to}}.',
      'Braço ou pino solto: folha reta fica fechada, e ninguém passa embaixo.',
      'Cede só na ponta, em folha larga: falta trava elétrica daquele lado.',
    ],
    further:
      'Como a folha se tranca sem depender do motor está em [trava elétrica](/topicos/trava-eletrica-para-portao).',
    send: 'Mande pelo WhatsApp um vídeo da folha sendo empurrada, com o motor à vista, a foto da etiqueta e o bairro.',
  },
  {
    when: [
      'abre so|so abre|sobe so|so sobe|anda so|so anda|abre apenas|abre uns|anda uns|abre um|sobe uns',
      'centimetros|palmo|palmos|dedos|pouquinho|pedaco|pedacinho|fresta|um metro',
    ],
    unless: 'e volta|volta a|e fecha|fecha sozinh*|pedestre|quero|como|controle',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que abre só um pedaço e para teve a abertura cortada: por peso ou por algo que prende, por força baixa, ou porque a central conta que já chegou. Não insista, porque cada tentativa aquece o motor. Regular força e percurso custa de {{part.adjustment.from}} a {{part.adjustment.to}}; roldana ou cabo, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    heading: 'O som no ponto em que ele para',
    text: ['Aperte uma vez, de longe, e ouça. Depois veja se ele repete o mesmo ponto.'],
    points: [
      'Para em silêncio, sempre ali: fim de curso fora do lugar ou modo pedestre ligado.',
      'Para com ronco: capacitor, trava que não soltou ou folha pesada.',
      'Motor segue girando e a folha fica: engrenagem ou porca gasta.',
      'Veio com a última falta de luz: falta gravar de novo o percurso.',
      'No basculante, cabo frouxo ou folha torta: disjuntor desligado, e ninguém embaixo.',
    ],
    further: 'A ordem dos testes está em [portão não abre](/portao-nao-abre).',
    send: 'Mande pelo WhatsApp um vídeo com som até ele parar, a foto da etiqueta do motor e o bairro.',
  },
  {
    when: [
      'mais forte|maior forca|mais potente|tem mais forca|aguenta mais|mais robusto|puxa mais',
      'padrao|speedy|jetflex',
    ],
    unless: 'garen|rossi|peccinin|dz|penta|deslizante|correr',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Pelo peso que leva, o mais forte dos três é o JETFLEX: o PPA Home Jetflex move folha de até {{homeJetflex.weight}}, e o PPA Home, do kit PADRÃO, até {{home.weight}}. O SPEEDY se distingue pela velocidade, e o limite dele se confere na ficha antes do pedido. Força a mais não conserta folha desequilibrada: acima disso vai a linha pesada, por orçamento.',
    ],
    heading: 'Força, velocidade e preço dos três kits',
    text: [
      'Todos são para basculante e saem instalados. Numa folha leve e equilibrada qualquer um sobra, e o que se escolhe é a espera.',
    ],
    points: [
      'PADRÃO, de {{kit.padrao}}: abre em {segundos padrão}.',
      'SPEEDY, de {{kit.speedy}}: abre em {segundos speedy}.',
      'JETFLEX, de {{kit.jetflex}}: abre em {segundos jetflex}, em ponto de 220 V.',
    ],
    further: 'A conta do peso por material está em [que motor serve no meu portão](/motores/escolher).',
    send: 'Mande pelo WhatsApp a largura, a altura e o material da folha, com uma foto dela por dentro.',
  },
  {
    when: [
      'nao precisa de contrapeso|sem contrapeso|dispensa contrapeso|dispensa o contrapeso|nao usa contrapeso|tirar o contrapeso|sem o contrapeso|precisa de contrapeso|precisa contrapeso',
      'motor|qual|portao|basculante|tem|posso|funciona|kit',
    ],
    unless: 'quebr*|caiu|solto|cabo arrebent*|fabricar|serralheiro',
    subject: 'contrapeso',
    isAboutSubject: true,
    aspects: ['choose', 'allowed'],
    answer: [
      'Em basculante nenhum motor dispensa o contrapeso ou a mola: são eles que levam o peso da folha, e o motor só a move. Quem não quer contrapeso troca o tipo de portão: de correr e de abrir não o usam. Existe basculante só de mola, mais limpo e de força menos igual; a escolha é do serralheiro que faz a folha.',
    ],
    heading: 'O que acontece com motor e sem contrapeso',
    text: [
      'O motor sobe nos primeiros dias e depois perde engrenagem e capacitor, e na falta de luz ninguém ergue a folha. Solta, ela desce de uma vez.',
    ],
    points: [
      'Motor mais potente não substitui: ele esconde o peso até quebrar.',
      'Contrapeso que bate ou faz barulho se regula, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}} com os cabos.',
      'Cabo e caixa só mexe quem escora a folha antes.',
    ],
    further: 'Como ele se regula está em [contrapeso desregulado](/contrapeso-do-portao-desregulado).',
    send: 'Mande pelo WhatsApp uma foto das duas laterais do portão por dentro e diga o que incomoda no contrapeso.',
  },
  {
    when: [
      'abra ao chegar|abre ao chegar|abrir ao chegar|abra sozinho quando chego|abrir sozinho quando chego|abre quando chego|abrir quando eu chegar|sem apertar nada|sem apertar|sem apertar o botao|reconhece o carro|abrir sem controle|pela placa do carro|leitura de placa|por aproximacao do carro|abrir automaticamente ao chegar|abrir sozinho ao chegar|quando o carro chega|quando o carro chegar|carro chega perto|com a chegada do carro',
    ],
    unless: 'abre sozinh*|abriu sozinh*|fecha|cartao|defeito|perdi|quebr*',
    subject: 'receptor',
    isAboutSubject: true,
    aspects: ['works', 'choose'],
    answer: [
      'Para o portão abrir quando você chega, sem apertar nada, o carro leva uma tag no para-brisa e uma antena na entrada a lê a alguns metros; há também câmera que lê a placa e aplicativo que usa a posição do celular. Antena, tags e cadastro são de empresa de controle de acesso; a ligação na central fazemos nós, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que pesar antes de abrir sem botão',
    text: [
      'Quem abre sem apertar abre também quando só passa em frente, ou com alguém por perto na calçada. Por isso muita casa fica com o controle e um motor rápido, que abre em {segundos jetflex}.',
    ],
    points: [
      'Tag: a mais confiável, com alcance curto e ajustado.',
      'Câmera de placa: pede luz boa e internet.',
      'Celular por posição: atrasa e falha com sinal fraco.',
      'Em todos, fotocélula no vão e fechamento automático provado.',
    ],
    further:
      'A entrada em que tudo isso se liga está em [central de comando](/topicos/central-de-comando-de-portao).',
    send: 'Mande pelo WhatsApp uma foto da entrada, vista da rua, a da etiqueta da central e quantos carros usam.',
  },
  {
    when: ['corrente', 'cremalheira', 'trocar|troca|substituir|passar|mudar|por|adaptar|converter|tirar'],
    unless: 'quebr*|gast*|barulho|qual melhor|diferenca',
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['replace', 'allowed'],
    answer: [
      'Trocar a corrente por cremalheira quer dizer, em geral, trocar também o motor: quem puxa corrente tem roda dentada própria para os elos, e a cremalheira pede pinhão do mesmo passo dela. Só vale adaptar quando a fábrica oferece o pinhão para o seu modelo. Cremalheira com a montagem fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e a troca do motor de uma casa, de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'O que muda no portão de correr',
    text: [
      'A cremalheira vai na folha inteira, reta e na altura do pinhão; folha torta ou trilho afundado, que a corrente perdoava, aparecem no primeiro dia.',
    ],
    points: [
      'Corrente que só está frouxa ou seca: esticar e lubrificar sai mais barato.',
      'Base do motor: em outra altura, costuma ser refeita.',
      'Fim de curso: novos ímãs ou chaves, e percurso regravado.',
      'Roldanas e guia conferidas antes, com a folha na mão.',
    ],
    send: 'Mande pelo WhatsApp a foto do motor e da corrente, a da etiqueta, o comprimento da folha e uma do trilho.',
  },
  {
    when: [
      'so o braco|so braco|apenas o braco|somente o braco|braco avulso|braco articulado avulso|braco reserva',
    ],
    unless: 'quebr*|torto|entort*|solt*|consert*',
    subject: 'braco',
    isAboutSubject: true,
    aspects: ['buy', 'compatibility'],
    answer: [
      'O braço sozinho se procura pelo modelo do motor: comprimento, furo e articulação mudam de um para outro, e o de outra marca fecha o ângulo errado. Trocado por nós, num conserto, fica entre {{repair.from}} e {{repair.to}}; avulso, só para levar, pergunte antes se há.',
    ],
    heading: 'O que medir no braço velho',
    text: [
      'Meça com ele no lugar e a folha fechada, e não o solte: é ele que segura a folha quando o motor está travado.',
    ],
    points: [
      'Comprimento de cada parte, de pino a pino.',
      'Diâmetro dos furos e espessura da chapa.',
      'Lado em que trabalha, direito ou esquerdo.',
      'Bucha e parafusos, que se trocam junto.',
    ],
    send: 'Mande pelo WhatsApp a foto do braço inteiro, com uma trena ao lado, e a da etiqueta do motor.',
  },
  {
    when: [
      'fotocelula*|sensor|sensores',
      'apagad*|sem luz|nao acende|nao acendem|apagou|apagaram',
      'dois lados|as duas|os dois|ambas|ambos|nenhuma|nenhum|par inteiro|duas apagadas',
    ],
    unless: 'presenca|camera|como ligar',
    subject: 'fotocelula',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Fotocélula apagada dos dois lados está sem energia, e não desalinhada: desalinho apaga ou muda a luz de um lado só. Procure antes o que é comum aos dois, como disjuntor, fusível da central, saída de alimentação da placa ou a emenda de que os fios partem. Trocar o par, se os dois queimaram juntos, custa de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'De onde vem a energia do par',
    text: [
      'Em geral a central alimenta os dois sensores. Se o portão ainda abre pelo controle, ela está viva, e falta a saída ou o fio.',
    ],
    points: [
      'Central apagada também: disjuntor ou fusível, e o sensor nada tem.',
      'Apagaram depois de chuva: emenda no chão ou água na tampa.',
      'Depois de raio ou queda de luz: fonte da placa e os dois sensores se medem.',
      'Fonte avulsa na tomada: veja se alguém a desligou.',
    ],
    questions: [
      {
        question: 'Posso usar o portão assim?',
        answer:
          'Só pela botoeira, olhando o vão, e com o fechamento automático desligado. Não una os fios do sensor para enganar a central.',
      },
    ],
    send: 'Mande pelo WhatsApp a foto dos dois sensores, a da luz da central com a caixa fechada e diga se o portão abre.',
  },
];
