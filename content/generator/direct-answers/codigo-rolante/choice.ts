/** Answers to titles about rolling codes: what they are and whether they pay, fixed codes, and copying a remote. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksAdvantages } from '../../words/asking-words.ts';

export const choiceAnswers: readonly DirectAnswer[] = [
  {
    when: ['controle|controles', 'codigo rolante|rolling code|rolling|hopping'],
    unless:
      'nao|parou|queim*|quebr*|consert*|repar*|defeito|barulho|program*|grav*|pisca*|molh*|como|trocar|troca|ou|fixo|o que e|copi*|clon*|seguro|segur*|dois|2|ladrao|roub*|universal|receptor|serve|funciona*|diferenca|saber|tem|garen|rossi|peccinin|nice|carro|preco|quanto|perdi|condominio*|predio*|vale|compensa',
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['what', 'buy', 'price'],
    answer: [
      'Controle de código rolante muda o sinal a cada toque, e por isso não se copia: cada um é gravado na central, por quem tem acesso a ela. Compre o da família do seu receptor, com a mesma frequência. Gravado por nós, custa de {{part.programming.from}} a {{part.programming.to}} por visita, para todos os da casa, e o aparelho se orça pela foto.',
    ],
    heading: 'Como escolher um controle de código rolante',
    text: [
      'No verso procure as palavras Rolling ou Hopping, a marca e a frequência. Central de código fixo só o aceita com um receptor avulso ligado na botoeira.',
    ],
    points: [
      'Portão que dá para a rua: é o código mais seguro.',
      'Controle perdido: apaga-se da memória e gravam-se os outros.',
      'Um de reserva, gravado na mesma visita.',
    ],
    send: 'Mande pelo WhatsApp a foto do controle, frente e verso, e a da tampa do motor.',
  },
  {
    when: [
      'rolling code|rolling|codigo rolante|codigo hopping|hopping|hopping code|codigo variavel',
      'o que e|o que sao|que e isso|o que significa|significado|como funciona|para que serve|explica*|entenda',
    ],
    unless: 'ou|diferenca|codigo fixo|clon*|copi*|vale a pena',
    subject: 'codigo-rolante',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what', 'works'],
    answer: [
      'Rolling code, ou código rolante, é o sistema em que o controle manda um código novo a cada toque, e a central só aceita o próximo da sequência. Quem grava o sinal na rua fica com um código que já foi gasto, e por isso esse controle não se copia no chaveiro: cada um é gravado na central, com o seu número, e pode ser apagado sozinho. Hopping e anticlonagem são nomes da mesma ideia.',
    ],
    heading: 'O que muda no dia a dia',
    text: [
      'O uso é igual: um toque e o portão anda. Muda a hora de ter mais um: o controle tem de ser da família da central, e gravá-lo na visita fica entre {{part.programming.from}} e {{part.programming.to}}, fora o aparelho.',
    ],
    points: [
      'Rolling Code, Hopping ou HCS no verso ou na placa: código rolante.',
      'Chavinhas em fila dentro do controle: código fixo, que se copia.',
      'Apertar muitas vezes longe do portão pode adiantar a sequência; em geral dois toques perto dele a acertam.',
      'Central antiga: um receptor avulso de código rolante entra na ligação da botoeira.',
    ],
    send: 'Mande a foto do controle, frente e verso: dizemos de que código ele é.',
  },
  {
    when: [
      'anticlonagem|anti clonagem|anticlone|anti clone|nao clona|que nao clona|impossivel de clonar',
      'controle*|condominio*|predio*|portao|receptor',
    ],
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['choose', 'buy'],
    answer: [
      'Controle anticlonagem é o de código rolante, que muda a cada toque: a cópia comum não abre, e no prédio cada controle tem o seu número e se apaga sozinho quando o morador sai. Se a central é de código fixo, põe-se um receptor rolante e gravam-se todos de novo; em casa a gravação fica entre {{part.programming.from}} e {{part.programming.to}}, e no condomínio o total sai por quantidade.',
    ],
    heading: 'O que o código rolante resolve, e o que não',
    text: [
      'Resolve a cópia de chaveiro e o controle que ficou com quem saiu. Não resolve o controle emprestado nem quem entra atrás de outro carro: para isso há regra e clausura.',
    ],
    points: [
      'Receptor e controles da mesma família.',
      'Lista de unidades com o número de cada controle.',
      'Dia marcado para trocar todos de uma vez.',
    ],
    send: 'Mande a foto do controle atual e da central e quantas unidades há.',
  },
  {
    when: [asksAdvantages, 'codigo rolante|rolling code|rolling'],
    unless: 'ou|codigo fixo',
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'A vantagem do código rolante, ou rolling code, é que o controle manda um código novo a cada toque: quem grava o sinal pelo ar não abre o portão depois, e nenhum quiosque copia o seu controle sem você saber. Outra é apagar só o controle perdido, sem refazer os demais. A desvantagem é que a cópia em loja não funciona: para ter mais um, compra-se da mesma família e grava-se na central.',
    ],
    heading: 'Como passar para ele sem trocar o motor',
    text: [
      'Um receptor avulso com código rolante, ligado à entrada de botoeira, serve em qualquer motor e dispensa trocar a placa. Depois se gravam os controles novos, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    points: [
      'Casa com saída para a rua: vale sempre.',
      'Prédio: um controle perdido se apaga sozinho.',
      'Controle apertado muitas vezes longe do portão pode pedir nova gravação.',
      'Tampa com fileira de chavinhas: o seu ainda é fixo.',
    ],
    send: 'Mande a foto do controle aberto e da etiqueta da central: dizemos se ele já é rolante.',
  },
  {
    when: [
      'por que|porque|motivos|razoes|motivo|importancia|vantagem|vantagens|beneficios',
      'codigo rolante|rolling code',
      'trocar|mudar|passar|controle*',
    ],
    unless: 'ou',
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['worth', 'replace'],
    answer: [
      'Três motivos para trocar o controle por um de código rolante: o sinal muda a cada toque, e quem o grava na rua não abre depois; ninguém copia o seu num quiosque; e o perdido se apaga sozinho, sem mexer nos outros. Não é preciso mudar o motor: um receptor avulso com controles novos resolve, e a gravação fica de {{part.programming.from}} a {{part.programming.to}}, fora os aparelhos.',
    ],
    heading: 'Como saber se o seu é fixo',
    text: [
      'Abra a tampa: chavinhas ou soldas em fila são código fixo. Depois da troca, desligue o receptor antigo, ou o clone continua abrindo.',
    ],
    points: [
      'Todos os controles da casa mudam juntos.',
      'Guarde um reserva gravado.',
      'A cópia de um rolante se faz na central.',
    ],
    send: 'Mande a foto do controle aberto e da etiqueta da central.',
  },
  {
    when: [
      'rolling code|rolling|codigo rolante|rolante|anticlonagem|codigo variavel|hopping',
      'codigo fixo|fixo|learning code|learn code|learning|comum|dip|chavinha*',
      'ou|qual|quais|melhor|diferenca|diferencas|versus|vs|x|comparar|comparativo|comparacao|o que muda',
    ],
    unless: 'nao abre|parou|preco|como saber|como sei|saber se|como identificar|como descobrir',
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['choose', 'safety'],
    answer: [
      'O mais seguro é o código rolante, ou rolling code: o controle manda um código novo a cada toque, e o que alguém gravou ontem não abre hoje. O código fixo repete sempre o mesmo, e por isso se copia em minutos, por você ou por quem não devia. Em portão que dá para a rua fique com o rolante; gravar os controles na central fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'O que se ganha e o que se perde',
    text: [
      'O fixo tem uma vantagem só, a cópia barata em qualquer balcão. No rolante cada controle é gravado na central, e em troca dá para apagar o que se perdeu.',
      'Para passar do fixo ao rolante nem sempre se troca a central: um receptor avulso na entrada de botoeira resolve, com controles novos.',
    ],
    points: [
      'Prédio: rolante, um número por unidade.',
      'Casa nova ou inquilino que saiu: rolante, memória apagada.',
      'Portão interno, sem rua: o fixo ainda serve.',
      'Rolante é da família da central: confira antes de comprar.',
    ],
    send: 'Mande fotos do controle aberto e da central: dizemos que código é o seu e o que falta para o rolante.',
  },
  {
    when: ['rolling code|codigo rolante|rolante|hopping', 'vale a pena|vale|compensa|e bom|preciso|precisa'],
    unless: 'como|ou|condominio*',
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Vale em portão que dá para a rua: no código rolante o controle não se clona, e o que se perde sai da memória sem mexer nos outros. Só não compensa a pressa se a sua central já é rolante, o que a etiqueta diz. Num motor antigo, um receptor avulso resolve a partir de {{repair.from}}, com os controles à parte.',
    ],
    heading: 'O que muda no dia a dia',
    text: [
      'Nada no uso: aperta-se e abre. Muda quem pode ter um controle, porque cada um precisa ser gravado na central.',
    ],
    points: [
      'Lava-rápido e manobrista deixam de ser risco.',
      'Controle novo pede acesso à central.',
      'Copiador de banca não serve.',
    ],
  },
  {
    when: ['clon*|copi*|duplic*', 'rolling|rolante|rolling code|hopping|codigo rolante'],
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Não: controle de código rolante não se clona em copiador nem em chaveiro, porque a cada toque ele manda um código novo e a central recusa o que já passou. A cópia pode até abrir uma vez e depois para. Para ter mais um, compra-se um controle da mesma família e ele se grava na central, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Cópia ou gravação: como saber o seu',
    text: [
      'Abra o controle: fila de chavinhas é código fixo, e esse se copia. Sem chavinhas, leia o verso; rolling ou hopping quer dizer que só a gravação na placa resolve.',
    ],
    points: [
      'Balcão que promete clonar rolante: peça para testar dez vezes no seu portão.',
      'Prédio: a gravação é com a administração.',
      'Controle perdido: apaga-se da memória, e os outros continuam.',
    ],
    send: 'Mande a foto do controle de frente, de verso e aberto, e a da etiqueta da central.',
  },
  {
    when: [
      'controle',
      'copia|copiar|clonar|duplicar|clone|copiado|duplicado|chaveiro faz|chaveiro fazem|chaveiro que faz|chaveiros fazem',
      'chaveiro|chaveiros|quiosque|shopping|onde|quanto|confiavel',
    ],
    unless: 'rolling|rolante',
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Controle de código fixo se copia no chaveiro, em poucos minutos; o de código rolante não se copia no balcão, porque o novo tem de ser gravado na placa do portão, o que fazemos na sua garagem por {{part.programming.from}} a {{part.programming.to}}. Antes de sair de casa, abra a tampa da bateria; fileira de chaves é fixo, e a palavra Rolling ou Hopping é o outro.',
    ],
    heading: 'O que acontece com a cópia',
    text: [
      'Cópia de código fixo é idêntica: quando se apaga uma, a outra para. Se o controle já está na memória como rolante, a cópia simplesmente não abre, mesmo que o LED pisque.',
      'Nós gravamos na placa, entre {{part.programming.from}} e {{part.programming.to}} por visita.',
    ],
    points: [
      'Marque os controles da casa por fora.',
      'Cópia em quiosque não serve em portão de condomínio.',
      'Segredo do fixo também se muda.',
    ],
    further: 'A diferença está em [controle remoto](/topicos/controle-remoto-de-portao).',
    send: 'Mande a foto do controle aberto.',
  },
  {
    when: ['codigo fixo|fixo', 'rolante|rolling', 'trocar|passar|mudar|preco|quanto|vale'],
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'Passar de código fixo a rolante é pôr um receptor novo e gravar controles novos, sem mexer no motor: o serviço fica entre {{repair.from}} e {{repair.to}}, com receptor e controles orçados pela quantidade. Os antigos deixam de abrir no mesmo dia, e é isso que se quer.',
    ],
    heading: 'O que troca e o que fica',
    text: [
      'Se a central já lê código rolante, e só os controles eram fixos, basta gravar os novos e apagar os velhos, de {{part.programming.from}} a {{part.programming.to}}.',
      'Compre um por carro e um de reserva, todos da família do receptor.',
    ],
    points: [
      'Chavinhas dentro do controle: é fixo.',
      'HCS, Hopping ou Rolling no verso: é rolante.',
      'Prédio: marque o dia e avise as unidades.',
    ],
    send: 'Mande a foto da central e do controle, e diga quantos quer.',
  },
  {
    when: [
      'controle*',
      'chavinha*|dip|jumper|antigo|antigos|codigo fixo',
      'trocar|troca|copiar|program*|antigo|chavinha*|como|ainda|vale a pena|gravar|mudar|codigo|configur*',
    ],
    unless:
      'apagar|morador|preco|motor novo|perd*|rolante|rolling*|motor antigo|motor velho|sem placa|sem central',
    subject: 'codigo-rolante',
    isAboutSubject: true,
    answer: [
      'Controle de chavinhas é de código fixo: para fazer outro igual, basta um da mesma frequência com as chavinhas na mesma posição, sem tocar na central. É fácil para você e para quem quiser copiar; por isso, em portão que dá para a rua, vale passar ao código rolante.',
    ],
    heading: 'Copiar as chavinhas ou trocar o receptor',
    text: [
      'Tire a bateria, fotografe a fileira e repita no novo cada posição, para cima, para baixo ou no meio. Se não abre, a frequência é outra ou uma chavinha não fez contato: mova-a algumas vezes.',
      'Para mudar o código da casa, mudam-se as chavinhas da central e de todos os controles juntos, com o disjuntor desligado.',
    ],
    points: [
      'Chavinha de três posições não é igual à de duas.',
      'Nunca deixe todas do mesmo lado: é o primeiro código que se tenta.',
      'Contato verde: limpe com álcool isopropílico.',
      'Modelo fora de linha: um receptor novo aceita controles atuais.',
    ],
    sections: [
      {
        aspect: 'replace',
        heading: 'Passar ao código rolante sem trocar o motor',
        text: [
          'Um receptor avulso entra nos bornes da botoeira e aposenta os controles antigos: serviço de {{repair.from}} a {{repair.to}}, e a gravação dos novos, de {{part.programming.from}} a {{part.programming.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Ainda se acha controle de chavinha?',
        answer: 'Sim, há genéricos em 433 e em 299 MHz. O que some são as carcaças de marca.',
      },
      {
        question: 'Posso ter os dois sistemas juntos?',
        answer: 'Pode por um tempo, mas enquanto o antigo abre a casa continua copiável.',
      },
    ],
    send: 'Mande a foto do controle aberto, com as chavinhas à vista, e da etiqueta da central.',
  },
  {
    when: [
      'como clonar|como clona|como copiar|como duplicar|como se clona|como se copia|como faz|como fazer|como faco|passo a passo|tutorial|ensina*|como',
      'clon*|copi*|duplic*',
      'rolling|rolante|rolling code|hopping|codigo rolante|anticlonagem',
    ],
    unless: 'evitar|proteg*|saber|identific*|descobr*|funciona',
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['program', 'compatibility'],
    answer: [
      'Controle de código rolante não se clona em copiador: a cada toque ele manda um código novo, e a central recusa os que já passaram. O caminho é gravar na central um controle novo da mesma família: aperta-se o botão de programar da placa e, logo depois, o botão do controle, na ordem que o manual da central dá. Feita por nós, a gravação fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Antes de comprar o controle novo',
    text: [
      'A família está escrita no verso do controle e na placa: nome do fabricante, frequência e a palavra rolling, hopping ou anticlonagem. Controle de outra marca na mesma frequência não entra.',
      'O botão de programar fica dentro da caixa do motor. Não enfie a mão ali com a placa ligada: o técnico grava sem encostar na parte de rede e testa todos os controles.',
    ],
    points: [
      'Fila de chavinhas por dentro: aí o código é fixo, e o copiador serve.',
      'Controle perdido: apague-o da memória na mesma visita.',
      'Memória cheia: a placa recusa o novo até que se apague um antigo.',
      'Prédio: quem grava é a administração.',
    ],
    send: 'Mande a foto do controle de frente, de verso e aberto, e a da etiqueta da central: dizemos que controle novo comprar.',
  },
];
