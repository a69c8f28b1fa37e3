import type { Subject } from '../subject.ts';

export const controleRemoto: Subject = {
  name: 'controle remoto',
  plural: 'controles remotos',
  gender: 'm',
  aliases: [
    'controle',
    'controle de portão',
    'controle de garagem',
    'controlinho',
    'controle do portão',
    'chaveiro do portão',
    'pilha do controle',
    'bateria do controle',
    'pilha de controle',
    'bateria de controle',
    'transmissor',
    'controle universal',
    'controle de tag',
  ],
  answers: {
    what: [
      'O controle remoto é o transmissor de rádio que manda a ordem de abrir à central do portão. Ele só serve quando combina com o receptor em frequência, tipo de código e família, e por isso dois controles iguais por fora podem não abrir o mesmo portão. O aparelho se orça pela foto do seu; gravá-lo na visita fica entre {{part.programming.from}} e {{part.programming.to}}.',
      'O controle remoto do portão é um pequeno transmissor com bateria, e quase todo defeito dele começa nessa bateria. Quando o botão acende a luz e o portão não responde, a procura passa para o receptor e para a memória da central. Gravar um novo na garagem custa de {{part.programming.from}} a {{part.programming.to}}, fora o controle.',
    ],
    works: [
      'O controle remoto envia pelo rádio uma sequência que a central reconhece, porque foi gravada nela antes. No código fixo a sequência é sempre a mesma; no código rolante ela muda a cada toque, e uma gravação do sinal deixa de abrir o portão.',
    ],
    price: [
      'Não temos preço único de controle remoto: o de código fixo custa menos que o de código rolante, da marca da central, e o valor se diz pela foto do seu, sem visita. Gravar o aparelho na sua garagem fica entre {{part.programming.from}} e {{part.programming.to}}, e numa visita se gravam todos os da casa.',
    ],
    buy: [
      'Antes de comprar um controle remoto, fotografe o que você tem, fechado e aberto: a frequência e a família decidem qual serve. Vendemos o controle que a foto confirma e o gravamos na sua central, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    choose: [
      'Escolha o controle remoto pela central que já está no portão, e só depois pelo tamanho ou pelo número de botões. Para portão que dá para a calçada recomendamos código rolante, que muda a cada toque e não se copia de longe.',
    ],
    compatibility: [
      'Um controle remoto serve no seu portão se tiver a mesma frequência, o mesmo tipo de código e a família que o receptor aceita. Ler 433 MHz na embalagem garante só a frequência.',
    ],
    install: [
      'Pôr um controle remoto novo em uso é gravá-lo na central: aperta-se o botão de memória da placa e, em seguida, o botão do controle. Como esse botão fica perto de fios da rede elétrica, quem abre a caixa é o técnico, a partir de {{repair.from}}.',
    ],
    program: [
      'Antes de programar um controle remoto, confirme pela etiqueta da central que ele é da família dela e junte os outros controles da casa. A gravação leva poucos minutos; abrir a caixa ao lado da rede elétrica é serviço de técnico, a partir de {{repair.from}}.',
      'Programar um controle remoto é pôr o código dele na memória da central: modo de gravação na placa, um toque no botão do controle e a luz que confirma. Se o botão de gravar está ao lado dos fios da rede, o serviço é do técnico e custa a partir de {{repair.from}}.',
      'Para gravar um controle remoto a central precisa entrar em modo de aprendizado, e o controle precisa ser da família que ela reconhece. Se a luz da placa não confirma depois do toque, o controle não é compatível ou a memória está cheia.',
    ],
    repair: [
      'Controle remoto que parou se investiga de fora para dentro: bateria nova, contatos limpos, outro controle da casa e a botoeira da parede. Se a botoeira abre e nenhum controle abre, o defeito está no receptor, e o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    replace: [
      'Troque o controle remoto quando a bateria nova não muda nada, quando o botão precisa de força num canto ou quando ele caiu na água. O novo tem de ser da família do receptor, e o velho deve ser apagado da memória se foi perdido.',
    ],
    signs: [
      'Os sinais de um controle remoto no fim só valem com bateria nova: luz fraca, botão que pede força, alcance curto mesmo com o vidro aberto. Com bateria velha, qualquer controle parece estragado.',
    ],
    worth: [
      'Compensa trocar um controle remoto de código fixo quando o portão dá para a rua: o código fixo se copia em minutos por quem fica com o seu chaveiro. Se a central é antiga, um receptor avulso de código rolante resolve sem trocar o motor.',
    ],
    lifetime: [
      'Um controle remoto dura muitos anos se não cai na água, e a bateria dele costuma durar perto de um ano com uso diário. O que acaba primeiro é a borracha do botão mais usado.',
    ],
    care: [
      'O cuidado com o controle remoto é simples: bateria de boa marca com a polaridade certa, contatos secos e o chaveiro longe da chuva e do painel ao sol. Um controle reserva guardado sem bateria fica pronto para o dia em que o outro some.',
    ],
    safety: [
      'Um controle remoto perdido é uma chave perdida, e a primeira medida é apagá-lo da memória da central. O código rolante protege contra a cópia pelo ar; contra o roubo do chaveiro, só apagar resolve.',
    ],
    allowed: [
      'Você pode trocar a bateria do controle remoto e testar outro controle da casa sem risco nenhum. Abrir a caixa da central para gravar ou apagar é diferente: a entrada da rede passa ali, e isso fica com o técnico.',
    ],
  },
  sections: [
    {
      aspect: 'works',
      heading: 'Código fixo e código rolante no controle',
      text: [
        'O controle de código fixo repete a mesma sequência a vida inteira. É barato, copia-se em qualquer balcão, e quem grava o sinal com um aparelho consegue repeti-lo no dia seguinte.',
        'O de código rolante manda uma sequência nova a cada toque, e o receptor recusa as que já passaram. Uma cópia do sinal não serve para abrir de novo, e cada controle é gravado na central, um a um.',
        'Para saber qual é o seu, procure chavinhas minúsculas ao abrir a tampa da bateria, que indicam código fixo dos antigos, ou a expressão "rolling code" no verso.',
      ],
    },
    {
      aspect: 'compatibility',
      heading: 'Qual controle serve na sua central',
      text: [
        'A maior parte dos portões usa 433 MHz, mas a frequência igual só garante que o receptor escute. Para obedecer, ele precisa reconhecer também o formato do código, e cada fabricante tem o seu.',
        'Controle chamado de universal copia vários códigos fixos e alguns rolantes. Ele falha com central antiga de formato próprio e com receptor que exige cadastro, e a falha aparece como "não grava".',
      ],
      points: [
        'Veja a marca na tampa do motor e na placa, que podem ser diferentes.',
        'Leia a frequência no verso do controle antigo.',
        'Conte os botões que você usa de verdade, portão, porta social e luz.',
        'Pergunte no condomínio antes de comprar, porque lá o controle costuma ter cadastro por unidade.',
        'Se nada combina, um receptor avulso troca só o rádio e deixa o motor como está.',
      ],
    },
    {
      aspect: 'program',
      heading: 'Como um controle entra na memória',
      text: [
        'Toda central tem um botão ou um jumper de aprendizado. O que muda é a ordem dos toques e o sinal de confirmação, e o manual da placa manda mais que qualquer vídeo.',
        'Quem erra a sequência pode apagar todos os controles da casa de uma vez. Por isso reúna todos antes de começar: se a memória for limpa, regravam-se juntos.',
      ],
      steps: [
        'Junte todos os controles e troque as baterias fracas.',
        'Confirme marca e modelo da central pela etiqueta.',
        'O técnico põe a placa em modo de gravação, com a tampa aberta só o tempo necessário.',
        'Aperte no controle o botão que vai comandar o portão e espere a luz da placa confirmar.',
        'Teste de dentro do carro, da calçada e com a botoeira.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'O teste antes de gastar com controle novo',
      text: [
        'Alguns testes sem ferramenta dizem de quem é a culpa quando o controle não abre.',
        'Se a bateria nova não resolveu e outro controle abre, o defeito está no seu. Se nenhum controle abre e a botoeira abre, está no receptor ou na antena. Se nem a botoeira abre, o assunto já é o motor ou a central.',
      ],
      points: [
        'Ponha uma bateria nova do mesmo código e repare na luz ao apertar.',
        'Experimente outro controle da casa, no mesmo lugar.',
        'Aperte a botoeira da parede.',
        'Repita com o vidro do carro aberto e o carregador desligado.',
        'Chegue a dois passos do motor e tente de novo.',
      ],
    },
    {
      aspect: 'care',
      heading: 'Bateria do controle e contatos',
      text: [
        'O código da bateria está gravado nela. A23 é o cilindro curto de 12 V, CR2032 e CR2016 são moedas de 3 V, e trocar uma moeda pela outra deixa o contato frouxo.',
        'Se a mola está esverdeada, um cotonete com álcool isopropílico tira o azinhavre. Bateria vazada por meses come a trilha da placa, e aí o controle não volta.',
      ],
      points: [
        'Respeite o lado positivo marcado na tampa.',
        'Compre bateria lacrada e olhe a validade.',
        'Não deixe o controle no painel, ao sol do meio-dia.',
        'Guarde o reserva sem bateria, com ela ao lado.',
      ],
    },
    {
      aspect: 'price',
      heading: 'O que encarece um controle de portão',
      text: [
        'O de código rolante da marca da central custa mais que o de código fixo, que se copia em qualquer balcão. Pesam também os botões que você usa, o controle de central fora de linha e a tag de para-brisa.',
        'Se o modelo da sua central não se acha mais, um receptor avulso recebe controles novos, num serviço de {{repair.from}} a {{repair.to}}, e o motor fica.',
      ],
      points: [
        'Dois ou mais controles na mesma visita: paga-se a gravação uma vez.',
        'Central que já aceita gravar por outro controle: às vezes nem visita precisa.',
        'Bateria gasta parece controle morto: troque-a antes de comprar.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Controle perdido ou roubado',
      text: [
        'A providência é a mesma de uma chave perdida. Em receptor com cadastro individual apaga-se só aquele número; na central simples apagam-se todos e regravam-se os que ficaram.',
        'Enquanto isso não é feito, desligue a central à noite e feche o portão por dentro. O chaveiro levado junto com um documento tem endereço.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Quantos botões e que formato de controle',
      text: [
        'Um controle de três botões comanda portão, porta social e luz, desde que cada um tenha receptor ou saída próprios. Botão sem destino é peso no bolso.',
        'Quem anda de moto prefere um modelo com trava contra toque involuntário. Para quem tem dois endereços, um controle só resolve quando os dois receptores aceitam a mesma família.',
      ],
    },
    {
      aspect: 'signs',
      heading: 'Sinais de que é o controle e não o portão',
      text: ['Com bateria nova, estes sinais apontam para o chaveiro na sua mão.'],
      points: [
        'O portão só obedece quando se aperta o canto do botão.',
        'A luz acende fraca ou pisca e morre.',
        'O controle abre encostado no motor e falha na calçada.',
        'Ele parou depois de cair na água ou na máquina de lavar.',
        'Outro controle da casa funciona do mesmo lugar.',
      ],
    },
    {
      aspect: 'program',
      heading: 'Gravar, apagar e guardar a ordem dos controles',
      text: [
        'Gravar acrescenta um código à memória, e apagar a limpa inteira na maioria das centrais. Um toque curto no botão da placa costuma gravar; um toque longo costuma apagar, e é por esse engano que a casa toda fica sem controle.',
        'Anote quem tem cada controle e em que botão ficou o portão. No dia em que um se perde, essa lista diz quantos têm de estar presentes para regravar.',
      ],
    },
    {
      aspect: 'lifetime',
      heading: 'O que gasta primeiro num controle',
      text: [
        'A borracha do botão mais usado perde a película condutora e passa a pedir força. Os outros botões do mesmo controle costumam estar bons, e gravar o portão num deles adia a troca.',
        'Depois vem a mola da bateria, que afrouxa com as quedas. Um controle que só funciona chacoalhado tem mau contato ali.',
      ],
    },
    {
      aspect: 'power',
      heading: 'Controle depois de queda de luz',
      text: [
        'O controle tem energia própria e não sente a falta de luz. Quem sente é a central: na volta da energia ela pode reiniciar sem aceitar sinal por alguns segundos, e aí basta tentar de novo.',
        'Se nenhum controle volta e a luz da placa acende, o receptor pode ter queimado no pico. Ele é um módulo e se troca sem mexer no motor.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'Quando o defeito está no receptor',
      text: [
        'O receptor é a orelha do portão. Antena enrolada, módulo mal encaixado e placa aquecida ao sol fazem com que ele ouça pouco ou só de manhã.',
        'Trocar o módulo e regravar os controles leva em geral {horas de reparo}, e a peça fica com {{parts.warranty}} de garantia.',
      ],
    },
    {
      aspect: 'replace',
      heading: 'Trocar o controle ou trocar o receptor',
      text: [
        'Quando a fábrica deixou de vender o controle da sua central, um receptor avulso recebe controles novos e aciona a placa pela entrada de botoeira. O motor nem percebe a mudança.',
        'Essa troca também passa um portão de código fixo para código rolante. Todos os controles antigos deixam de abrir, o que é justamente o que se quer depois de um roubo.',
      ],
    },
  ],
  faults: [
    {
      fault: ['in-rain'],
      answer: [
        'Controle remoto que falha só quando chove costuma estar bom, e a água está do lado do receptor: antena encostada em metal molhado ou caixa úmida. Teste outro controle no mesmo lugar; se os dois falham, o defeito é da recepção.',
      ],
      heading: 'Controle que não abre na chuva',
      text: [
        'A chuva forte reduz um pouco o alcance de qualquer rádio. Um receptor que já trabalhava no limite deixa de ouvir da calçada e volta a ouvir quando seca.',
      ],
      points: [
        'Abre de perto e não de longe: antena ou bateria.',
        'Nenhum controle abre e a botoeira abre: receptor úmido.',
        'Nem a botoeira abre: central, e o disjuntor deve ser desligado.',
        'Só um controle falha: ele tomou água no chaveiro.',
      ],
      careful: 'Não abra a caixa do motor debaixo de chuva para mexer na antena.',
      technician: 'Secar, vedar e reposicionar a antena parte de {{repair.from}}.',
      more: 'As outras falhas de tempo molhado estão em [portão não abre quando chove](/portao-nao-abre-quando-chove).',
    },
    {
      fault: ['blinks', 'beeps'],
      answer: [
        'Controle remoto que pisca e não abre está com a bateria no fim ou deixou de ser reconhecido pela central. Troque a bateria por uma do mesmo código; se a luz fica firme e o portão não obedece, o que falta é gravação.',
      ],
      heading: 'A luz do controle piscando',
      text: [
        'Luz que pisca fraca e morre é energia. Luz que pisca firme a cada toque é o funcionamento normal de muitos modelos e não prova que a central ouviu.',
      ],
      points: [
        'Pisca fraca: bateria ou mola do contato.',
        'Pisca sozinha no bolso: botão preso.',
        'Pisca firme e nada acontece: gravação apagada ou receptor.',
      ],
      careful: 'Não segure dois botões por muito tempo, porque em alguns modelos isso troca o código.',
      technician: 'Regravar ou trocar o módulo do receptor fica a partir de {{repair.from}}.',
      more: 'A sequência de testes está em [controle do portão não funciona](/controle-do-portao-nao-funciona).',
    },
    {
      fault: ['does-not-work', 'does-not-open'],
      answer: [
        'Controle remoto que não funciona é bateria em boa parte dos casos, e a troca leva um minuto. Se com bateria nova a luz acende e o portão não anda, aperte a botoeira da parede: se ela abre, o defeito é do rádio, e regravar o controle custa de {{part.programming.from}} a {{part.programming.to}}; se não abre, é do motor, da central ou da energia.',
        'Se o portão não abre com o controle remoto, aperte primeiro a botoeira da parede. Ela abriu: o defeito está entre a bateria e o receptor, e a troca da bateria vem antes de tudo; ela não abriu: o assunto é motor, central ou energia.',
        'Controle remoto que não abre o portão pede primeiro bateria nova, do mesmo código, e um teste com outro controle da casa. Se nenhum abre e a botoeira da parede abre, o defeito está no receptor; se nem ela abre, é do motor, da central ou da energia.',
      ],
      heading: 'Por que o controle parou de abrir o portão',
      text: [
        'Entre o seu dedo e o portão há quatro elos: bateria, botão, rádio e memória da central. Eles falham nessa ordem de frequência, e convém procurar nessa ordem.',
      ],
      points: [
        'A luz não acende: bateria gasta, invertida ou contato verde.',
        'A luz acende só num canto do botão: borracha gasta.',
        'Todos os controles falham juntos: receptor, antena ou memória apagada.',
        'Um controle falha e os outros não: ele perdeu a gravação ou quebrou.',
      ],
      careful:
        'Não aperte botões da placa para experimentar. Um toque longo no de memória apaga os controles da casa inteira.',
      technician:
        'O técnico testa o receptor com um controle conhecido, regrava o que se perdeu e troca o módulo de rádio se for preciso, de {{repair.from}} a {{repair.to}}.',
      more: 'A sequência completa está em [controle do portão não funciona](/controle-do-portao-nao-funciona).',
    },
    {
      fault: 'short-range',
      answer: [
        'Controle remoto que só abre de perto tem bateria no fim, antena do receptor enrolada dentro da caixa ou interferência dentro do carro. Troque a bateria primeiro e repita com o vidro aberto e o carregador desligado.',
      ],
      heading: 'Controle com alcance curto',
      text: [
        'A antena do receptor é só um pedaço de fio. Enrolado dentro da caixa de metal, ele ouve pouco, e o alcance cai sem que nada tenha quebrado.',
      ],
      points: [
        'Só um controle perdeu alcance: bateria ou o próprio controle.',
        'Todos perderam: antena, receptor ou um aparelho novo que interfere.',
        'Falha só dentro do carro: película metálica ou carregador.',
        'Falha só em certos horários: interferência de vizinho ou de lâmpada.',
      ],
      careful: 'Não emende fio na antena por conta própria; comprimento errado piora o alcance.',
      technician:
        'O técnico estica e reposiciona a antena e mede o receptor, a partir de {{repair.from}}, com {{repair.warranty}} de garantia no serviço.',
      more: 'Os testes de lugar em lugar estão em [controle que só funciona de perto](/controle-do-portao-so-funciona-de-perto).',
    },
    {
      fault: 'cloned',
      answer: [
        'Se o seu controle remoto foi clonado, ele é de código fixo, e a saída é limpar a memória da central e passar para código rolante. Até lá, desligue a central à noite e feche o portão na trava.',
      ],
      heading: 'Controle clonado e o que fazer',
      text: [
        'A cópia de um controle de código fixo é idêntica ao original, e a central não tem como distinguir os dois. Apagar e regravar o mesmo controle traz a cópia de volta; por isso o original também sai, e entram controles com código novo.',
        'Código rolante fecha essa porta, porque cada toque tem uma sequência diferente. Onde a central não aceita esse código, um receptor avulso resolve sem trocar o motor.',
      ],
      points: [
        'Portão que amanhece aberto: troque o código antes de procurar outro defeito.',
        'Controle que ficou com manobrista ou lava-rápido: trate como copiado.',
        'Chavinhas atrás da tampa da bateria: código fixo, fácil de copiar.',
      ],
      careful: 'Não compre outra cópia para resolver: ela abre com o mesmo código que o estranho já tem.',
      technician:
        'O técnico apaga a memória, instala o receptor se faltar e grava os seus controles na sua frente, de {{repair.from}} a {{repair.to}}.',
      more: 'A página sobre [clonar controle de portão](/clonar-controle-de-portao) mostra como reconhecer o tipo de código.',
    },
    {
      fault: ['lost', 'stolen'],
      answer: [
        'Com um controle remoto perdido ou roubado, apague-o da memória da central ainda hoje: quem o achou abre o seu portão sem esforço. Nas centrais simples apagam-se todos os controles e regravam-se os que ficaram.',
      ],
      heading: 'Controle perdido: a memória vem primeiro',
      text: ['A central não sabe em que mão está o controle. Enquanto o código estiver gravado, ele vale.'],
      points: [
        'Junte todos os controles que ficaram, porque eles precisam estar presentes.',
        'Desligue a central à noite até apagar o código.',
        'No condomínio, avise a portaria, que cancela o cadastro da unidade.',
      ],
      careful: 'Evite deixar o controle reserva no quebra-sol do carro estacionado na rua.',
      technician:
        'Apagamos e regravamos na mesma visita, em geral em {horas de reparo}, a partir de {{repair.from}}.',
      more: 'O passo a passo da noite do roubo está em [roubaram o controle do portão](/roubaram-o-controle-do-portao).',
    },
    {
      fault: 'lost-programming',
      answer: [
        'Controle remoto que perdeu a programação costuma ter sido apagado junto com a memória da central, depois de queda de energia, troca de placa ou um toque longo no botão errado. Se todos pararam no mesmo dia, é a memória; se foi um só, é o controle.',
      ],
      heading: 'Por que o controle desprograma',
      text: [
        'A memória da central não precisa de energia para guardar códigos. Quando ela se apaga sozinha mais de uma vez, a placa está falhando e gravar de novo só adia.',
      ],
      points: [
        'Todos pararam depois de um temporal: memória ou receptor atingido.',
        'Parou depois que alguém gravou outro: memória cheia ou limpa por engano.',
        'Parou depois da troca da bateria: polaridade ou contato.',
      ],
      careful: 'Não tente gravar com a caixa da central molhada ou com fios à vista.',
      technician:
        'O técnico regrava e observa se a memória retém; se não retém, orça a placa antes de trocar, de {{part.board.from}} a {{part.board.to}}.',
      more: 'Veja também [controle que perdeu a programação](/controle-do-portao-perdeu-a-programacao).',
    },
    {
      fault: ['wet', 'broken', 'worn', 'stuck'],
      answer: [
        'Controle remoto molhado se abre e se seca na hora, sem bateria, e só depois se testa. Botão afundado ou carcaça quebrada pede troca do controle, que tem de ser da mesma família do receptor.',
      ],
      heading: 'Controle molhado, quebrado ou com botão afundado',
      text: [
        'Água limpa pouco estraga; o que estraga é a bateria ligada enquanto ele está molhado, porque a corrente corrói as trilhas.',
      ],
      points: [
        'Tire a bateria imediatamente.',
        'Seque com pano e deixe aberto à sombra por um dia.',
        'Botão sem mola: a carcaça se troca, se o modelo ainda é vendido.',
        'Trilha verde ou preta: o controle não volta a ser confiável.',
      ],
      careful: 'Secador quente e forno deformam o botão e o cristal do rádio.',
      technician:
        'Se o modelo saiu de linha, o técnico instala um receptor avulso com controles novos, a partir de {{repair.from}}.',
      more: 'O socorro dos primeiros minutos está em [controle que caiu na água](/controle-do-portao-caiu-na-agua).',
    },
  ],
  questions: [
    {
      about: ['program', 'install', 'lost-programming'],
      question: 'Preciso levar todos os controles na hora de gravar um novo?',
      answer:
        'Convém tê-los à mão. Se a memória precisar ser limpa, os ausentes deixam de abrir e só voltam com outra gravação.',
    },
    {
      about: ['compatibility', 'choose', 'buy'],
      question: 'Controle de 433 MHz serve em qualquer portão?',
      answer:
        'Não. A frequência precisa ser igual, mas o formato do código e a família também, e isso se confere pela central.',
    },
    {
      about: ['cloned', 'safety', 'compatibility', 'allowed'],
      question: 'Código rolante pode ser clonado no chaveiro?',
      answer:
        'O sinal gravado não abre de novo, porque o receptor recusa a sequência que já passou. Um controle a mais só entra gravado na própria central.',
    },
    {
      about: ['lifetime', 'care', 'signs'],
      question: 'De quanto em quanto tempo troco a bateria do controle?',
      answer:
        'Com uso diário, perto de uma vez por ano. Alcance que encolhe devagar é o aviso de que chegou a hora.',
    },
    {
      about: ['install'],
      question: 'O kit novo vem com quantos controles?',
      answer:
        'Com dois, de código rolante, gravados e testados na instalação. Mais controles podem ser gravados no mesmo dia.',
    },
    {
      about: ['allowed', 'program'],
      question: 'Posso gravar o controle sozinho?',
      answer:
        'Quando a central tem o botão de gravar do lado de fora, sim. Quando ele está dentro da caixa, ao lado dos fios da rede, é serviço do técnico.',
    },
    {
      about: ['short-range', 'signs'],
      question: 'Por que o controle falha só quando estou dentro do carro?',
      answer:
        'Película com metal e carregador ruim derrubam o sinal. Teste com o vidro aberto e o carregador fora da tomada do carro.',
    },
    {
      about: ['works', 'compatibility'],
      question: 'Um controle abre dois portões?',
      answer: 'Abre, se os dois receptores aceitam a mesma família. Cada botão fica com um portão.',
    },
    {
      about: ['safety', 'lost', 'stolen'],
      question: 'Dá para apagar só o controle que sumiu?',
      answer:
        'Em receptor com cadastro individual, dá. Na maioria das centrais simples apagam-se todos e gravam-se de novo os que ficaram.',
    },
    {
      about: ['replace', 'worth', 'broken'],
      question: 'O meu controle saiu de linha. Tenho de trocar o motor?',
      answer:
        'Não. Um receptor avulso com controles novos se liga à entrada de botoeira da central e o motor continua.',
    },
    {
      about: ['does-not-work', 'works'],
      question: 'A luz do controle acende. Ele está bom?',
      answer:
        'Não é certeza: a luz prova a bateria e o botão, e o rádio pode estar fraco. O teste é outro controle no mesmo lugar.',
    },
    {
      about: ['program', 'compatibility'],
      question: 'Quantos controles a central aceita?',
      answer:
        'Depende da memória dela, escrita no manual. Quando está cheia, grava-se um novo só depois de apagar outro.',
    },
    {
      about: ['buy', 'does-not-open', 'price'],
      question: 'Vale comprar controle pela internet?',
      answer:
        'Vale depois de confirmar família e código pela foto da central. Controle parecido por fora é a compra errada mais comum.',
    },
  ],
  visit: [
    'Se o controle remoto deu problema {onde}, mande a foto antes da visita: muitas vezes o técnico já sai com o modelo certo e grava na chegada.',
    'No atendimento {onde}, gravamos todos os controles remotos da casa de uma vez e apagamos os que se perderam, sem taxa de visita.',
  ],
  brand: [
    'Controle {marca} só grava em receptor que fala a língua da {marca}; em central de outra marca entra um receptor avulso.',
  ],
  figures: {
    button: [
      'Com {figura}, confira antes se há receptor ou saída para cada um: botão a mais só serve se a central ou um receptor avulso tiver onde ligá-lo.',
    ],
    hertz: [
      'O número {figura} diz só a frequência. Confira também o tipo de código e a marca da central, que juntos decidem se o controle grava.',
    ],
    volt: [
      'Bateria de {figura} precisa ter também o mesmo código impresso na antiga, porque com outro tamanho o contato fica frouxo.',
    ],
  },
  further: [
    'Os tipos de código e de bateria estão lado a lado na página do [controle remoto de portão](/topicos/controle-remoto-de-portao).',
    'Quem vai gravar mais de um encontra a ordem dos passos em [programação de controle](/topicos/programacao-de-controle-de-portao).',
  ],
  send: [
    'Mande pelo WhatsApp o controle fotografado de frente, de verso e com a tampa da bateria aberta, e uma foto da tampa do motor: é o bastante para dizer qual modelo serve.',
    'Conte pelo WhatsApp quantos controles falham e se a botoeira abre, com uma foto da frente e do verso de um deles: dizemos se é conserto, gravação ou controle novo.',
  ],
};
