/** Answers to titles about rolling codes: safety. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const safetyAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'evitar|evito|impedir|proteger|protejo|nao clonem|para nao|como nao|seguranca',
      'clon*|copi*|copiem|clonagem|duplic*',
      'controle*|portao|garagem',
    ],
    unless: 'condominio*|predio*|foi clonado|clonaram|fazem copia|onde copi*|posso|perigoso',
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Para não clonarem o seu controle, use código rolante, que muda a cada toque e não se copia pelo ar, e apague da memória todo controle perdido ou emprestado. Se o seu é de código fixo, troque-o: um receptor avulso com controles novos resolve sem mudar a central, e a gravação fica de {{part.programming.from}} a {{part.programming.to}}, fora os aparelhos. Não deixe o controle à vista no carro nem com manobrista ou lavador.',
    ],
    heading: 'Por onde a cópia acontece',
    text: [
      'A mais comum não é a do aparelho que grava o sinal na rua: é a de balcão, feita com o seu controle emprestado por dez minutos. A segunda é a do controle levado num furto, que ninguém apagou.',
      'Trava elétrica na folha e câmera na entrada atrasam quem conseguiu a cópia. À noite ou em viagem, o disjuntor do portão desligado torna qualquer controle inútil.',
    ],
    points: [
      'Fileira de chavinhas por dentro: é código fixo.',
      'Controle numerado: apaga-se só o perdido.',
      'Espere o portão fechar antes de sair de perto.',
      'Depois de obra ou mudança: memória apagada e regravada.',
    ],
    send: 'Mande fotos do controle aberto e da central: dizemos que código é o seu.',
  },
  {
    when: [
      'clonagem|clonar|clonado|clonarem|clone|clonem|copiar|copiarem',
      'ninguem clonar|ninguem clone|ninguem copiar|nao clonem|nao clonarem|evitar|evita|evito|evitar que|proteger|protejo|prevenir|impedir|protecao|nao ser clonado|me proteger',
    ],
    unless: 'condominio*|predio|morador*|sindic*|unidades|perigoso|risco',
    subject: 'codigo-rolante',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Evita-se com código rolante: cada toque manda um código novo, e a cópia feita na rua não abre. Quem tem controle de código fixo põe um receptor avulso na central que já existe, a partir de {{repair.from}}, com controles novos; no fixo não há ajuste que proteja. Até lá, não empreste o controle nem o deixe no lava-rápido ou no para-brisa.',
    ],
    heading: 'Como saber se o seu é de código fixo',
    text: [
      'Chavinhas dentro do controle, ou rótulo sem Rolling Code ou Hopping, dizem código fixo. A troca se faz sem mexer no motor, e gravar os controles na visita fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Saiba sempre quantos controles existem e com quem estão.',
      'Controle perdido: limpe a memória e grave só os que estão na mão.',
      'Mudou-se há pouco: faça o mesmo no primeiro dia.',
      'Copiou na loja: espere ao lado e traga o original.',
    ],
    send: 'Mande a foto do controle, frente e verso, e a da etiqueta da central.',
  },
  {
    when: [
      'clonado|clonada|clonaram|clonagem|clonarem|copiado|copiaram|clonar|clone',
      'perigoso|e perigoso|risco|arriscado',
      'controle*|portao',
    ],
    unless: 'condominio*|predio|morador*|seguro|onde|sindico',
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'É perigoso, porque quem tem a cópia abre a sua garagem sem barulho e sem marca. Evita-se com código rolante, em que cada toque manda um código novo e a cópia não abre: um receptor avulso se liga na central que você tem, a partir de {{repair.from}}. Se já foi clonado, apague e regrave hoje os seus e desligue o disjuntor do portão à noite; em código fixo, só código novo em tudo corta a cópia.',
    ],
    heading: 'Na casa, por onde a cópia acontece',
    text: [
      'Quase nunca é aparelho de ladrão na rua: é o controle emprestado, deixado no carro no lava-rápido ou copiado na banca de chaves. Regravar os que ficam custa de {{part.programming.from}} a {{part.programming.to}} na visita.',
    ],
    points: [
      'Chavinhas dentro do controle: código fixo, que se copia em um minuto.',
      'Conte os controles da casa duas vezes por ano.',
      'Mudou-se há pouco: apague todos e grave só os seus.',
      'Controle no para-brisa convida quem quebra o vidro.',
    ],
    send: 'Mande a foto do controle, frente e verso, e a da etiqueta da central.',
  },
  {
    when: [
      'clona|clonar|copia|copiar|clonam',
      'qualquer um|qualquer pessoa|todo mundo|facil|facilmente',
      'controle*|portao',
    ],
    unless: 'onde|quanto',
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'É verdade para o código fixo: quem fica um minuto com o controle copia, num aparelho barato ou na banca de chaves, e o portão não distingue a cópia. No código rolante não: cada toque manda um código novo, e o controle só entra sendo gravado na central. A foto do seu diz qual ele é.',
    ],
    heading: 'Sair do código fixo sem trocar o motor',
    text: [
      'Um receptor avulso de código rolante se liga na entrada de botoeira, a partir de {{repair.from}}, com os controles à parte. Gravar os da casa fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Controle com chavinhas por dentro: é de código fixo.',
      'Rolling Code ou Hopping no verso: rolante.',
      'Não deixe o controle com lavador, manobrista ou no para-brisa.',
    ],
  },
  {
    when: ['ladrao|bandido|assaltante', 'clona|clonar|copia|copiar|clonam', 'controle*|rua|portao'],
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'É verdade para controle de código fixo: um aparelho que grave o sinal perto do portão, ou o controle por um minuto na mão, basta para copiá-lo. No código rolante não, porque o código gravado já não vale na vez seguinte. Passar para ele pede um receptor, a partir de {{repair.from}}, com controles novos.',
    ],
    heading: 'O risco que mais acontece',
    text: [
      'É a cópia feita por quem teve o controle na mão: lava-rápido, manobrista, funcionário antigo. Contra isso também serve o código rolante, em que se apaga um só.',
    ],
    points: [
      'Chaves miúdas por dentro do controle querem dizer código fixo.',
      'Espere o portão fechar antes de entrar em casa.',
      'Disjuntor do portão desligado em viagem.',
    ],
  },
  {
    when: [
      'outro controle|controle de outro|controle de outra|controle de outra pessoa|controle alheio|controle de estranho|controle desconhecido|controle qualquer|qualquer controle',
      'abre o meu|abre meu|abriu meu|abriu o meu|abrindo meu|abrindo o meu|abre meu portao|abriu meu portao',
    ],
    subject: 'codigo-rolante',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['safety'],
    answer: [
      'Outro controle só abre o seu portão se foi gravado na sua central, se é cópia de um seu ou se os dois usam o mesmo código fixo. Nos dois primeiros casos se apaga a memória e se gravam só os seus, de {{part.programming.from}} a {{part.programming.to}}; no terceiro, o remédio é código rolante.',
    ],
    heading: 'Qual dos três é o seu caso',
    text: [
      'Abra a tampa da bateria do seu: fileira de chaves pequenas é código fixo, com poucas combinações, e coincidir na mesma rua acontece. Sem chaves, pense em controle que sobrou do antigo dono ou em cópia.',
      'Receptor de código rolante com controles fica entre {{repair.from}} e {{repair.to}}, e o motor continua o mesmo. Enquanto o código não muda, corte a energia do portão ao dormir.',
    ],
    points: [
      'Mudar as chaves vale para todos: os controles e a placa.',
      'Depois de apagar, prove o controle estranho à vista do portão.',
      'Abre sem ninguém apertar: fio de botoeira, e não controle.',
    ],
    send: 'Mande a foto do seu controle aberto e a da etiqueta da central.',
  },
  {
    when: [
      'clonagem|clonar|clonado|clonarem|clone',
      'evitar|evita|prevenir|proteger|protege|impedir|proteção|seguro contra',
      'condominio*|predio|morador*|sindic*|unidades',
    ],
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Evita-se a clonagem com código rolante: cada toque manda um código novo, e a cópia gravada na rua não abre mais. Em condomínio some a isso controle numerado por unidade e receptor que apaga um número só, porque a cópia mais comum não vem de aparelho de ladrão, vem da banca de chaves. Receptor de código fixo tem de ser trocado; nele não há proteção que se ligue.',
    ],
    heading: 'O que o condomínio faz contra controle copiado',
    text: [
      'A troca se faz sem mexer no motor: um receptor de código rolante ligado à central, e os controles regravados por unidade em um ou dois dias marcados. Controle antigo deixa de abrir no dia combinado.',
      'Gravar fica entre {{part.programming.from}} e {{part.programming.to}} por visita; receptor e controles se orçam pela quantidade.',
    ],
    points: [
      'Lista com unidade, número do controle e data.',
      'Controle perdido ou morador que saiu: apagar no mesmo dia.',
      'Controle novo só pela administração, nunca por cópia.',
      'Prestador sem controle: abre a portaria.',
      'Tag ou celular para quem precisa de prazo.',
    ],
    send: 'Mande pelo WhatsApp a foto do controle, da central e o número de unidades.',
  },
  {
    when: [
      'ladrao|bandido|assaltante|chapolin|jammer|bloqueador|aparelho que abre|invadiram',
      'abr*|abriu|abrem|clon*|portao|sinal|controle',
    ],
    unless: 'forcou|forcaram|forcado|estragou|quebrou|cerca|alarme|fio|arromb*|seguro cobre|seguro paga',
    subject: 'codigo-rolante',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Ladrão que abre portão com aparelho copia o sinal de um controle de código fixo, que é sempre o mesmo; com código rolante a cópia não serve, porque o código muda a cada toque. Troque o receptor e todos os controles de uma vez e, contra o bloqueador que segura o sinal, espere ver o portão fechado antes de sair.',
    ],
    heading: 'O que fazer depois de uma abertura estranha',
    text: [
      'Desligue o disjuntor do portão à noite até a troca e guarde a gravação da câmera para o boletim de ocorrência. Receptor novo e gravação ficam na faixa de {{repair.from}} a {{repair.to}}, conforme quantos controles há na casa.',
    ],
    points: [
      'Controle de chavinhas ou sem indicação: código fixo, troque.',
      'Todos os controles novos no mesmo dia; os antigos saem.',
      'Portão que não fechou ao sair: volte e feche.',
    ],
  },
  {
    when: [
      'controle*',
      'pode ser copiado|pode ser clonado|podem ser copiados|podem ser clonados|da para copiar|da para clonar|conseguem clonar|consegue clonar|ladrao clona|ladrao copia|copiado por ladrao|clonado por ladrao',
      'ladrao|ladroes|bandido|bandidos|assaltante|estranho|roubo|garagem|portao',
    ],
    unless: 'como saber|qual|meu controle foi|chaveiro|onde|preco|quanto',
    subject: 'codigo-rolante',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['safety'],
    answer: [
      'Pode, se o seu controle é de código fixo: o sinal é sempre o mesmo, e um aparelho por perto o grava e repete. O de código rolante muda a cada toque, e a cópia velha não abre. Para passar ao rolante, gravam-se controles novos na central, de {{part.programming.from}} a {{part.programming.to}} fora os aparelhos; se a placa não os aceita, um receptor vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Saber se o seu se deixa copiar',
    text: [
      'Abra a tampa: fileira de chavinhas é código fixo. A palavra rolling, hopping ou rolante, na tampa ou no manual, é o contrário. Se o portão já abriu sem ninguém mandar, apague a memória e grave só os controles que estão em casa.',
    ],
    points: [
      'Controle perdido se apaga da central no mesmo dia.',
      'Carro na oficina: o controle fica com você.',
      'Trava elétrica ajuda contra alavanca, e não contra cópia.',
    ],
    send: 'Mande a foto do controle aberto, frente e verso: dizemos de que código ele é.',
  },
];
