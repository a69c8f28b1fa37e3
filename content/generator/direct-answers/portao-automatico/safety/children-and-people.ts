/** Answers to titles about automatic gates: children and people. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksMay, asksNeed } from '../../../words/asking-words.ts';

const broken = 'nao abre|nao fecha|parou|queim*|quebr*|consert*|defeito|barulho';

export const childrenAndPeopleAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'crianca*|cachorro|animal|pet|bebe|neto*',
      'seguro|segura|perigoso|e seguro|perigo',
      'portao|motor',
    ],
    unless: 'pendur*|ferid*|prens*|machuc*|cobre|seguro do|nao e seguro|prend*',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'É seguro para criança e bicho se três coisas estiverem em ordem: fotocélula baixa, força regulada para a folha voltar ao encostar e fechamento só com o portão à vista. Sem elas não é. Um segundo par de fotocélulas, a um palmo do chão, vê o cachorro que o de cima não vê, e custa de {{part.photocell.from}} a {{part.photocell.to}} instalado.',
    ],
    description:
      'É seguro para criança e bicho com três coisas: fotocélula baixa, força regulada para voltar ao encostar e fechamento só com o portão à vista.',
    heading: 'Como provar que ele para a tempo',
    text: [
      'Ponha uma caixa de papelão no vão e mande fechar: ao tocar, a folha tem de parar e voltar. Se amassa a caixa, a força está alta, e regular fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Controle longe da mão da criança.',
      'Fechamento automático desligado enquanto há gente no quintal.',
      'Revisão uma vez por ano, com a prova da força.',
      'Nunca brincar de passar por baixo.',
    ],
    send: 'Mande um vídeo do portão fechando e a foto da fotocélula.',
  },
  {
    when: [
      'pendura*|andar pendurad*|anda pendurad*|fica pendurad*|ficam pendurad*|pendurar|pendurado|pendurada|sobe em|subiu em|subindo em|trepa|trepou|trepando|andar de|anda pendurad*|escala*|balanca*',
      'portao|basculante',
      'crianca*|filho|filha|filhos|neto|neta|netos|sobrinho|menino|menina|aluno*|perigoso|perigo',
    ],
    unless: 'preso|prendeu|machuc*|caiu|ferid*|controle',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'É perigoso: criança pendurada soma peso que o cabo e a mola não equilibram, e a folha pode descer de uma vez ou prender a mão entre ela e a coluna. Não deixe, e guarde o controle fora do alcance. Se já aconteceu muitas vezes, desligue o disjuntor e mande conferir cabo, pivô, braço e força, de {{part.adjustment.from}} a {{part.adjustment.to}} na regulagem.',
    ],
    heading: 'O que o peso da criança faz no portão',
    text: [
      'No basculante, cabo e mola trabalham no limite do equilíbrio; no de abrir, a dobradiça cede e a folha raspa; no de correr, o perigo é o braço entre a grade e a coluna. A fotocélula não vê quem vai agarrado na folha.',
      'Cabo ou roldana forçados se trocam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Folha que desceu de um lado: não use, e ninguém fica embaixo.',
      'Tela na grade impede o braço de passar entre as barras.',
      'Botoeira acima da altura da criança.',
      'Conte a ela, mostrando: a folha não sabe que há alguém ali.',
    ],
    send: 'Mande uma foto do portão fechado e outra dos lados da folha: dizemos o que proteger.',
  },
  {
    when: [
      'autista|crianca*|filho|filha|menino|menina|neto|neta|demencia|alzheimer|idoso com alzheimer|bebe',
      'sai|saiu|sair|foge|fugiu|fugir|abre|abriu|abrir|nao abrir|mexe',
      'autista|demencia|alzheimer|sozinh*|nao abrir|travar|trancar|impedir|evitar|para nao|botao|rua|foge|fugiu|fugir|controle',
    ],
    unless: 'preso|prendeu|machuc*|fecha em|engoliu|celular|portao abre sozinho|esta abrindo|abrindo sozinho',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety', 'choose'],
    answer: [
      'Para quem não pode sair sozinho não abrir o portão, tire o comando do alcance: botoeira alta ou com chave, controles fora do gancho da entrada e o disjuntor do portão desligado nas horas em que ninguém sai. A porta da casa para a garagem, trancada, é a barreira que não falha. Um aviso sonoro que toca quando a folha anda chama alguém a tempo.',
    ],
    heading: 'Fechar os três caminhos: botão, controle e mão',
    text: [
      'Trocar a botoeira por uma com chave ou teclado custa a partir de {{repair.from}}. O destravamento manual fica com chave guardada, mas num lugar que todos os adultos conhecem, para a falta de luz.',
      'Fechamento automático com pausa curta, só com fotocélula testada, reduz o tempo de portão aberto.',
    ],
    points: [
      'Controle com trava de tecla, ou guardado em gaveta fechada.',
      'Aplicativo: notificação no celular quando o portão abre.',
      'Vão de baixo menor que a cabeça da criança.',
      'Vizinhos avisados: quem vê, liga.',
    ],
    send: 'Mande a foto da botoeira, do motor e da porta que dá para a garagem.',
  },
  {
    when: [
      'que idade|qual idade|a partir de quantos anos|com quantos anos|quantos anos|idade minima|idade',
      'crianca*|filho*|menor|menino|menina|adolescente|neto*',
      'controle*|portao|abrir|usar|acionar',
    ],
    unless: 'motor tem|garantia|dura',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety', 'allowed'],
    answer: [
      'Não há idade fixada em lei; o que conta é a criança ver o vão inteiro, saber parar o portão e esperar a folha parar antes de passar, o que raramente acontece antes dos doze anos. Até lá, controle guardado e botoeira acima de um metro e meio. Por um acidente respondem os pais e o dono do portão.',
    ],
    description:
      'Não há idade fixada em lei: conta a criança ver o vão inteiro, saber parar o portão e esperar, o que raramente acontece antes dos doze anos.',
    heading: 'O que ensinar antes de entregar o controle',
    text: [
      'Mostre, com o portão andando e você ao lado, os pontos que prendem: a fresta da coluna, o braço do motor e o caminho da folha. Depois peça que a criança faça dez vezes, com você olhando.',
    ],
    points: [
      'Nunca correr para passar com a folha andando.',
      'Nunca pendurar-se nem empurrar a folha.',
      'Segundo toque no controle: para o portão.',
      'Fotocélula e força provadas todo mês.',
    ],
    send: 'Mande a foto do vão dos dois lados, se quiser saber que proteção falta.',
  },
  {
    when: [
      'ensinar|ensino|explicar|orientar|como ensinar|brinquedo|brincando|brinca com|brincadeira|usa o portao como',
      'crianca*|filho*|filha*|neto*|menino|menina',
      'portao|portoes|controle*',
    ],
    unless: 'preso|machuc*|pendura*|autista|caiu',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety'],
    answer: [
      'Ensine quatro regras curtas, mostrando com o portão andando e você ao lado: ninguém passa com a folha em movimento, ninguém se pendura nem põe a mão nas frestas, controle não é brinquedo, e quem vê alguém preso grita e aperta o botão outra vez, que para a folha. Regra não substitui proteção: força no mínimo, fotocélula baixa e controles guardados.',
    ],
    heading: 'Os pontos que prendem, para mostrar com ele desligado',
    text: [
      'A fresta entre folha e coluna, o braço do motor, o encontro do pinhão com a cremalheira e o vão sob o basculante. Repita de vez em quando, e com as visitas também.',
      'Um par de fotocélulas baixo fica entre {{part.photocell.from}} e {{part.photocell.to}}; acertar a força, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Botoeira acima de um metro e meio.',
      'Fechamento automático desligado enquanto brincam na garagem.',
      'Disjuntor conhecido por todos os adultos.',
    ],
    send: 'Mande a foto do vão dos dois lados, e dizemos que proteção falta.',
  },
  {
    when: ['cabeca', 'crianca*|filho*|bebe|cachorro*|gato*|animal', 'grade|portao|vao|espaco|fresta'],
    unless: 'presa|preso|ficou|bateu',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety'],
    answer: [
      'Vão em que cabe uma cabeça tem de ser fechado antes de o portão andar: na grade, mais de dez centímetros já deixam passar a de uma criança pequena, e a de um cachorro miúdo passa em menos. Tela soldada, chapa ou acrílico preso por dentro resolvem, e são do serralheiro; depois confere-se o peso, a força e o vento, porque a folha fechada pesa mais.',
    ],
    heading: 'Até fechar o vão',
    text: [
      'Acione só olhando, deixe o fechamento automático desligado e prenda o animal antes de abrir. Em portão de correr a grade passa rente à coluna, e é ali que a cabeça fica.',
      'Regular força e curso depois da tela fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Alguém preso agora: disjuntor desligado, folha na mão e 193.',
      'Tela leve, para não mudar o contrapeso.',
      'Meça o maior vão, também o de baixo.',
    ],
    send: 'Mande a foto da folha inteira, com uma trena no vão.',
  },
  {
    when: [
      'viaj*|viagem|ferias|muitos dias fora|casa vazia',
      'travar|trancar|tranco|travo|bloquear|bloqueio|seguro|seguranca|proteger|cadeado',
      'portao|motor',
    ],
    unless: 'nao abre|nao funciona|voltei|celular|parou|abrir|seguro residencial|seguro da casa',
    subject: 'portao-automatico',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['safety', 'power'],
    answer: [
      'Dá para travar o portão antes de viajar só com o disjuntor: feche até o fim e desligue o dele, porque parado o motor continua segurando a folha, e nenhum controle, nem copiado, a abre. Só depois ponha um cadeado ou um ferrolho por dentro, porque motor que anda contra cadeado entorta a folha. Controles e curso ficam na memória; na volta, tire a trava antes de religar.',
    ],
    heading: 'A ordem, na saída e na volta',
    text: [
      'Confira que o motor está engatado na chave: destravado, qualquer um empurra a folha. Com nobreak, desligue o aparelho também, porque a bateria segue alimentando a central.',
    ],
    points: [
      'Deixe uma entrada para quem cuida da casa.',
      'Controle reserva fora do carro que fica no aeroporto.',
      'Viaja muito: trava elétrica ou função de férias da central, se ela tem.',
    ],
  },
  {
    when: [
      'viaj*|viagem|ferias|fora de casa|muitos dias fora|casa vazia|muito tempo|meses',
      'desligar|desligo|deslig*|disjuntor|tomada|sem energia',
      'faz mal|estraga|tem problema|da problema|prejudica|perde|queima|danifica|pode deixar|posso deixar|deixar',
      'portao|motor|central',
    ],
    unless: 'nao abre|nao funciona|voltei|celular|parou|ligado|nobreak|controle',
    subject: 'portao-automatico',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['safety', 'power'],
    answer: [
      'Não faz mal: o motor do portão pode ficar semanas sem energia, e a memória dos controles e do curso não se perde. Desligado no disjuntor ou na tomada, ele continua travando a folha e fica a salvo de raio e de controle copiado. Só o nobreak sofre, porque a bateria parada por meses descarrega.',
    ],
    heading: 'Ao desligar e ao religar',
    text: [
      'Feche até o fim e confira que o motor está engatado na chave antes de desligar. Quem volta por esse portão precisa de outra entrada ou do destravamento externo.',
    ],
    points: [
      'Ao religar, veja um ciclo inteiro, com o vão livre.',
      'Alguns motores refazem o curso na primeira abertura e andam devagar: é normal.',
      'Parado por meses: {prova na mão}, mova a folha antes de religar.',
    ],
  },
  {
    when: [
      'viaj*|viagem|ferias|fora de casa|muitos dias fora|casa vazia',
      'desligar|desligo|deslig*|disjuntor|tomada|ligado|portao|motor',
      `${asksNeed}|${asksMay}|vale a pena|bom|melhor|convem|deixar`,
    ],
    unless: 'travar|trancar|tranco|travo|bloquear|cadeado|nao abre|nao funciona|voltei|celular|parou|abrir',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety', 'power'],
    answer: [
      'Não precisa, mas é bom: com o disjuntor do portão desligado, nenhum controle, clone ou surto da rede o abre enquanto a casa está vazia. O motor parado continua travando a folha, e controles e curso ficam na memória; ao voltar, é só religar. Deixe ligado se alguém entra de carro para cuidar da casa.',
    ],
    heading: 'Antes de sair de viagem',
    text: [
      'Feche até o fim, confira que o motor está travado na chave e só então desligue o disjuntor do portão.',
    ],
    points: [
      'Cadeado ou ferrolho por dentro só com o disjuntor desligado: motor contra cadeado entorta a folha.',
      'Quem vai voltar por esse portão precisa de outra entrada, ou do destravamento externo.',
      'Nobreak: desligue também, ou a bateria segue alimentando a central.',
      'Viagem longa: na volta, {prova na mão}, mova a folha antes de religar.',
    ],
  },
  {
    when: [
      'crianca*|filho*|menor|menino|menina|neto*',
      'apertar|mexer|usar|brincar|controle*|abrir|acionar',
      `${asksMay}|deixar|e perigoso|perigoso`,
    ],
    unless: 'preso|prendeu|machuc*|fotocelula|altura|interfone',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety'],
    answer: [
      'Não deixe: quem aperta o controle tem de ver o vão inteiro e saber parar o portão, e criança pequena não faz nem uma coisa nem outra. Guarde os controles e ponha a botoeira acima de um metro e meio. Um maior pode abrir depois de aprender a esperar a folha parar antes de passar.',
    ],
    heading: 'O que torna a garagem segura para criança',
    text: [
      'Fotocélula baixa, na altura do joelho, e força no mínimo que move a folha: com as duas, o portão para antes ou volta ao tocar.',
    ],
    points: [
      'Ninguém pendurado na folha nem com a mão na fresta.',
      'Fechamento automático desligado sem fotocélula.',
      'Prova do mês: uma caixa de papelão no caminho tem de fazer o portão voltar.',
    ],
  },
  {
    when: [
      'portao para cachorro|portao de cachorro|portao para cachorros|portao para pet|portao pet|portaozinho para cachorro|portao para gato|portaozinho pet|portinha para cachorro|portinha pet|porta pet|porta para cachorro',
    ],
    unless: `${broken}|garagem|motor|automatico|eletronico|quem tem|tenho|casa com|seguro|qual|melhor|prens*|machuc*|fugiu|foge`,
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety', 'choose'],
    answer: [
      'O portãozinho que separa o cachorro dentro de casa, ou a portinha por onde ele passa, se compra em loja de animais ou se manda fazer no serralheiro, e não leva motor. Se a dúvida é o portão automático da garagem com bicho em casa, o que o protege é um segundo par de fotocélulas a um palmo do chão e a força regulada para voltar ao encostar.',
    ],
    heading: 'O portão automático com cachorro em casa',
    text: [
      'O par de fotocélulas instalado fica entre {{part.photocell.from}} e {{part.photocell.to}}, e a regulagem da força, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
      'Portinha recortada na folha motorizada muda o peso e o equilíbrio: fale com quem cuida do motor antes de cortar a chapa.',
    ],
    points: [
      'Fechamento só pelo controle, com o portão à vista, quando ele está solto.',
      'Vão de baixo e dos lados menor que a cabeça do bicho.',
      'Grade vertical de correr: tela do lado de dentro, para a pata não entrar.',
    ],
    further:
      'A altura e o teste estão na página do [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Se for o portão da garagem, mande uma foto dele por dentro, com o vão de baixo à vista.',
  },
  {
    when: [
      'cachorro*|gato*|pet|pets|animal|animais|bicho*',
      'portao|motor|garagem',
      'para quem tem|quem tem|tenho|casa com|ideal|melhor|indicado|seguro para|com cachorro|para cachorro',
    ],
    unless: `${broken}|mastig*|roeu|fio|pode|prens*|machuc*|fugiu|foge|latindo|xixi|urina|crianca*|portao para cachorro|portao para gato|portao de cachorro|portao pet`,
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety', 'choose'],
    answer: [
      'Para quem tem cachorro ou gato, o portão automático pede um segundo par de fotocélulas a um palmo do chão, força regulada para voltar ao encostar e fechamento só pelo controle, com o portão à vista. O par instalado fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    description:
      'Para quem tem cachorro ou gato, o portão pede um segundo par de fotocélulas a um palmo do chão, de {{part.photocell.from}} a {{part.photocell.to}} instalado.',
    heading: 'Escolhas que protegem o bicho',
    text: [
      'Velocidade ajuda: folha que abre em poucos segundos deixa menos tempo para ele sair. Parada suave, de inversor, dá a ele tempo de se afastar.',
      'Por baixo e pelos lados o vão tem de ser menor que a cabeça dele. Grade vertical, num portão de correr, pede tela do lado de dentro, porque a pata entra entre a folha e a coluna.',
    ],
    points: [
      'Abertura de pedestre, que move só um pedaço da folha de correr.',
      'Fechamento automático desligado quando ele fica solto.',
      'Fios em conduíte até a caixa.',
      'Prova com uma caixa de papelão: a folha encosta, para e volta.',
    ],
    further:
      'A altura e o teste estão na página do [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, com o vão de baixo à vista, e o tamanho do bicho.',
  },
  {
    when: ['canil', 'portao|motor|cachorro*'],
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Para canil, portão automático só é boa ideia de correr, leve e lento, e comandado por quem está vendo: o cão se deita no vão e não entende o aviso. Motor em porta pequena, onde o animal encosta, pede força no mínimo, fotocélula baixa e nenhum fechamento automático; em porta de tela, um fecho com mola e trinco alto resolve melhor.',
    ],
    heading: 'O que muda quando quem passa é cachorro',
    text: [
      'O feixe comum passa por cima do cão deitado. Um par a um palmo do piso vê a pata, mas suja todo dia, e a lente suja deixa o portão aberto, que é o lado certo de falhar.',
      'Motor para folha leve de correr sai por orçamento; fotocélula, entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Fio dentro de conduíte de metal: cão rói o plástico.',
      'Caixa do motor do lado de fora do canil, fora da lavagem.',
      'Cremalheira e engrenagem com proteção, por causa do focinho e do rabo.',
      'Abertura manual à mão: animal preso não espera o técnico.',
    ],
  },
  {
    when: [
      'crianca*|filho*|bebe|animal|cachorro|gato',
      'pode fechar|pode prender|pode pegar|pode bater|machuc*|perig*|prende*|esmag*|segur*|risco',
    ],
    unless: 'preso agora|presa no portao|ficou presa|ficou preso|esta preso|esta presa|foge|fugir',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Sim, um portão automático sem fotocélula ou com força alta pode machucar uma criança ou um animal. Com a fotocélula testada, a força no mínimo que move a folha e o controle fora do alcance, o risco fica pequeno, mas ninguém deve brincar nem parar no vão.',
    ],
    heading: 'O que deixa o portão seguro para crianças e animais',
    text: [
      'A fotocélula vê quem cruza o feixe, e só nessa altura. Um bebê que engatinha ou um cão baixo pede um segundo par, mais perto do chão.',
      'Fotocélula e regulagem de força se fazem numa visita, entre {{part.photocell.from}} e {{part.photocell.to}} a do sensor.',
    ],
    points: [
      'Teste do mês: cabo de vassoura no feixe, com a folha fechando, e você fora do vão.',
      'Fechamento automático desligado enquanto o sensor não responde.',
      'Botoeira alta, de onde se vê o portão.',
      'Dedos longe de dobradiça, trilho e cremalheira.',
    ],
  },
  {
    when: [
      'dedo*|mao presa|mao em portao|braco preso|perna presa|pe preso|pessoa presa|crianca presa|machuc*|feriu|ferido|ferida|acidente',
      'portao|motor|preso|presa|prensou|esmag*|fechou|prendeu|machuc*',
    ],
    unless:
      'pode amputar|pode decepar|pode arrancar|pode cortar|amputa|decepa|pode esmagar|pode prender|pode machucar|pode prensar|a dois dedos|a um dedo|a tres dedos|falta um dedo|faltam dois dedos|faltando dois dedos|faltam tres dedos|dedos de chao|dedo de chao|dedos para fechar|dedo para fechar|dedos de batente|dedo de batente|com dois dedos|como evitar',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety', 'power', 'care'],
    answer: [
      'Se há alguém preso no portão, pare agora: solte o controle, desligue o disjuntor e destrave o motor para abrir na mão, sem acionar o portão de novo. Se há ferimento, ligue 192 (SAMU); se a pessoa não sai, 193 (Bombeiros), e siga o que eles disserem. Depois do socorro, deixe o portão desligado até se achar a causa.',
    ],
    heading: 'Socorro primeiro, portão depois',
    text: [
      'Primeiro a folha recua, depois a pessoa sai. Se ela não recua na mão, calce-a para não avançar e espere o socorro.',
      'Do ferimento cuida quem atende no 192. Afaste as outras pessoas do portão, mantenha o disjuntor desligado e deixe livre a entrada para o socorro.',
    ],
    points: [
      'Disjuntor desligado antes de tocar na folha.',
      'Chave de destravamento: atrás da tampa ou do lado da caixa do motor.',
      'Folha que pesa ou desce sozinha: escore-a antes de soltar o motor.',
      'SAMU: 192. Bombeiros: 193.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Por que o portão não parou na mão',
        text: [
          'Um portão bem regulado para e volta ao tocar em alguém. Se prensou, a força estava alta, a fotocélula faltava ou estava desligada, ou o dedo entrou num vão que nenhum sensor vê: dobradiça, roldana, dente da cremalheira, encontro da folha com a coluna.',
          'Regular a força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e pôr ou trocar a fotocélula entre {{part.photocell.from}} e {{part.photocell.to}}. O fechamento automático fica desligado até lá.',
        ],
        points: [
          'Vão da dobradiça: capa de proteção.',
          'Cremalheira ao alcance da mão: tampa sobre o pinhão.',
          'Encontro com a coluna: perfil de borracha.',
          'Portão que fecha sozinho: só com fotocélula testada.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso ligar o portão de novo depois do acidente?',
        answer:
          'Só depois de medir a força e testar a fotocélula com um calço. Até lá, use o portão na mão ou deixe-o fechado e desligado.',
      },
      {
        question: 'A fotocélula teria evitado prender o dedo?',
        answer:
          'Nem sempre. Ela vê quem está no vão, mas não enxerga o dedo na dobradiça ou na cremalheira; ali protege a tampa e a força baixa.',
      },
      {
        question: 'Quem deve revisar o portão que machucou alguém?',
        answer:
          'Um técnico, antes do próximo uso. Nós conferimos força, fotocélula e curso na visita, sem taxa na área atendida.',
      },
    ],
  },
  {
    when: [
      'idoso*|idosa*|mora sozinh*|moro sozinh*|cadeirante|cadeira de rodas|acessivel|acessibilidade|mobilidade|deficien*|gravida',
      'portao|motor|controle',
    ],
    unless: 'botao|botoes|tecla*|controle facil|controle simples|caiu|preso|prendeu|machuc*',
    subject: 'portao-automatico',
    aspects: ['safety', 'choose', 'care'],
    answer: [
      'Para idoso, cadeirante ou quem mora sozinho, o portão automático precisa de três coisas: controle fácil de apertar, fotocélula que espere quem anda devagar e uma saída na falta de luz que não dependa de força. O motor é o mesmo de qualquer casa; em basculante, o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'Ajustes que fazem diferença no dia a dia',
    text: [
      'O tempo do fechamento automático deve ser longo, ou a função deve ficar desligada. A força fica no mínimo que move a folha, para que ela volte ao encostar.',
      'Destravar exige achar a chave e empurrar a folha. Quem não pode fazer isso ganha com um nobreak, orçado pela etiqueta do motor.',
    ],
    points: [
      'Controle de botões grandes, um no carro e outro na entrada.',
      'Botoeira interna à altura da mão, também para cadeira de rodas.',
      'Fotocélula testada todo mês com um cabo de vassoura.',
      'Parente ou vizinho que saiba usar a chave de destravamento.',
    ],
    sections: [
      {
        aspect: 'care',
        heading: 'Manutenção para quem não pode ficar na mão',
        text: [
          'Uma revisão por ano evita a maior parte das paradas: folha leve, cabos ou roldanas, fotocélula e destravamento testado com a pessoa da casa.',
          'Acertar força e tempos fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Motor rápido é perigoso para idoso?',
        answer:
          'Não, com fotocélula e força regulada. Para quem anda devagar, porém, a velocidade comum dá mais sossego.',
      },
      {
        question: 'Dá para um filho abrir o portão de longe?',
        answer: 'Dá, com um módulo de Wi-Fi ligado à central, se a rede da casa chega à garagem.',
      },
    ],
  },
  {
    when: [
      'quem paga|deve pagar|quem deve|paga o conserto|tem que pagar|responsavel|responsabilidade|culpa|indenizac*|indeniza',
      'bateu|bater|bate|fechou|fechar|danific*|amass*|carro|veiculo|moto|pessoa|terceiro',
    ],
    unless: 'inquilino|alugad*|seguro',
    subject: 'portao-automatico',
    answer: [
      'Quem é responsável quando o portão bate num carro depende da causa: portão sem manutenção ou sem sensor costuma pesar contra o dono, ou contra o condomínio na garagem coletiva; carro que entra atrás de outro sem novo comando costuma pesar contra o motorista. Isso quem decide é o acordo entre as partes, o seguro ou a Justiça, e não nós.',
    ],
    heading: 'O que juntar antes de discutir quem paga',
    text: [
      'O que fazemos é o exame do portão: fotocélula, força e tempo de fechamento, com o resultado por escrito no recibo. O conserto, quando a causa é do portão, fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Foto do carro e da folha na posição em que pararam.',
      'Gravação da câmera, se houver, com a hora.',
      'Recibo da última manutenção do portão.',
      'Teste da fotocélula antes de mexer em qualquer regulagem.',
    ],
    aspects: ['safety'],
  },
  {
    when: [
      'desceu|caiu|despencou|fechou|bateu|prendeu|prensou|pegou|machucou|feriu|esmagou|acertou',
      'cabeca|filho|filha|crianca|dedo|dedos|mao|braco de crianca|perna|pe|pessoa|idoso|idosa|cachorro|gato|morador|porteiro',
    ],
    unless: 'em mao|com a mao|de mao|a mao|evitar|como|pode|quem paga|quem conserta|bateu em portao',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['safety', 'repair'],
    answer: [
      'Se alguém se feriu ou está preso, ligue 192 ou 193 antes de tudo, desligue o disjuntor do portão e não force a folha contra a pessoa. Depois do socorro, deixe o portão desligado e longe de uso até que força, fotocélula e equilíbrio sejam testados; esse conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'Por que ele não parou ao encostar',
    text: [
      'Um portão regulado para e recua ao encontrar alguém. Se não recuou, a força está alta, a fotocélula falta ou está fora da altura, ou a folha desceu por peso próprio, com cabo, mola ou contrapeso rompido.',
      'Não mexa na regulagem antes da visita: o ajuste como está mostra ao técnico o que falhou. Peça por escrito o que foi medido e corrigido.',
    ],
    points: [
      'Força: reduzida ao mínimo que move a folha leve.',
      'Fotocélula: um par baixo, que veja criança e animal.',
      'Basculante: cabos, molas e contrapeso conferidos dos dois lados.',
      'Teste de reversão feito na sua frente, com um obstáculo, e nunca com a mão.',
    ],
  },
  {
    when: [
      'mordeu|prendeu|prensou|esmagou|machucou|cortou|pegou|apertou|beliscou|prendi|prensei|machuquei',
      'mao|dedo|dedos|braco|pe|perna|cabeca|minha mao|o dedo',
    ],
    unless: 'fio|fiacao|cachorro|rato|gato|cabo de',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isDanger: true,
    answer: [
      'Mão ou dedo preso no portão: solte o controle, desligue o disjuntor e mova a folha na mão, pela chave de destravamento, só o bastante para soltar; no basculante, uma segunda pessoa segura a folha antes, porque solta ela pode descer. Lave, cubra e procure atendimento; corte fundo, osso fora do lugar ou pancada na cabeça é 192 (SAMU), e quem não sai, 193 (Bombeiros). Depois disso o portão fica desligado até a visita, porque com a força certa ele teria parado.',
    ],
    heading: 'Para não acontecer de novo',
    text: [
      'O portão que prende tem força alta ou sensor ausente. O técnico põe a força no mínimo que move a folha e acerta a reversão, de {{part.adjustment.from}} a {{part.adjustment.to}}; o par de fotocélulas instalado fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
      'A fotocélula vê o vão, e não os cantos: o dedo se prende entre a folha e a coluna, na dobradiça, no trilho e na cremalheira, e ali o que protege é capa e distância.',
    ],
    points: [
      'Basculante: as laterais e o encontro dos braços são os pontos que cortam.',
      'Correr: cremalheira coberta e ninguém com a mão na folha em movimento.',
      'De abrir: o vão da dobradiça esmaga dedo de criança.',
      'Criança: controle fora do alcance, fechamento automático desligado e ninguém brincando no vão.',
    ],
    questions: [
      {
        question: 'Como sei se a força do portão está certa?',
        answer:
          'Quem mede é o técnico, com a folha no fim do curso. Em casa, o sinal de força alta é o portão que não para quando encontra uma caixa de papelão vazia posta no caminho, com você longe do vão.',
      },
    ],
    further:
      'A altura certa do feixe está na página do [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Depois de cuidar de quem se machucou, mande uma foto do ponto onde prendeu e a etiqueta do motor.',
  },
];
