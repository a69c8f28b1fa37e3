/** Answers to titles about photocells: safety. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const safetyAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'fechamento automatico|fechar automatico|fecha automatico|fechar automaticamente|fecha automaticamente|fechar sozinho|fecha sozinho|fechamento sozinho|funcao automatica',
      'e perigoso|perigoso|perigo|risco|e seguro|arriscado|faz mal',
    ],
    unless: 'madrugada|defeito|abre e fecha|por que',
    subject: 'fotocelula',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'É perigoso sem fotocélula, porque a folha fecha na hora marcada, haja ou não alguém no vão. Com o par alinhado, a força no mínimo e a pausa longa para quem anda devagar, é seguro e evita esquecer a garagem aberta. Sem o sensor, deixe a função desligada; o par instalado fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    heading: 'Testar antes de confiar nele',
    text: [
      'Com o portão fechando, corte o feixe com um cabo de vassoura: a folha precisa parar e voltar. Depois ponha uma caixa de papelão no caminho da folha, fora do feixe: ela tem de recuar ao encostar.',
    ],
    points: [
      'Criança, idoso ou animal em casa: um segundo par, perto do chão.',
      'Pausa: o tempo do carro mais lento, com folga.',
      'Teste por mês, e lente limpa.',
    ],
    send: 'Mande a foto dos dois lados do vão e a da etiqueta da central: dizemos se ela aceita fotocélula.',
  },
  {
    when: [
      'fecha em cima|fechou em cima|fecha em|desce em cima|fechando em cima|quase fechou|quase pegou|fecha antes',
      'cachorro*|gato|gata|cao|cadela|pet|animal|bicho|meu filho|minha filha|crianca*|meu pai|minha mae|idoso|idosa|avo',
    ],
    unless: 'preso|prendeu|machuc*|morreu|matou|ferid*|carro',
    subject: 'fotocelula',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['safety', 'adjust'],
    answer: [
      'Portão que fecha em cima de bicho ou de criança não enxerga o que passa baixo: desligue o fechamento automático, ou o disjuntor, e feche só olhando o vão. O remédio é um segundo par de fotocélula, a um palmo do chão, de {{part.photocell.from}} a {{part.photocell.to}}, com a força e a pausa reguladas, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'As duas provas, com o vão vazio',
    text: [
      'Passe um cabo de vassoura na altura do animal com o portão fechando: se a folha não volta, o sensor está alto, sujo ou morto. Depois ponha uma caixa de papelão no caminho dela: se esmaga em vez de recuar, a força está alta.',
      'Se alguém se feriu, 192 (SAMU); no caso do animal, o veterinário.',
    ],
    points: [
      'Controle apertado só com o vão à vista.',
      'Animal preso ou dentro de casa na saída do carro.',
      'Fotocélula de cima continua: ela vê o carro.',
    ],
    send: 'Mande a foto dos dois lados do vão, com a altura das lentes.',
  },
  {
    when: [
      'bicicleta|bike|patinete|carrinho de bebe|carrinho|skate|moto',
      'passa|passo|passando|passar|entra|entro|entrando',
      'fecha|fechando|fechou|nao ve|nao espera',
    ],
    unless: 'preso|prendeu|machuc*|controle',
    subject: 'fotocelula',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['safety', 'adjust'],
    answer: [
      'O portão fecha porque a fotocélula não vê coisa estreita: o feixe passa por cima da roda ou entre as duas, e a central acha que o vão está livre. Desligue o fechamento automático até o acerto. Um segundo par, mais baixo, fica entre {{part.photocell.from}} e {{part.photocell.to}} instalado, e aumentar a pausa, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Achar a altura que vê a roda',
    text: [
      'Com o portão parado e a caixa do sensor ligada, empurre a bicicleta devagar pelo feixe: a luz do receptor tem de mudar e ficar mudada enquanto ela está no vão. Onde a luz volta no meio da passagem está a falha.',
    ],
    points: [
      'Um par a um palmo do chão e outro na altura do para-choque.',
      'A pé ou de bicicleta, espere a folha parar antes de entrar.',
      'Portão de correr: abertura parcial para pedestre, com pausa própria.',
    ],
    send: 'Mande a foto dos dois lados do vão, com a altura das lentes.',
  },
  {
    when: [
      'gato|gatos|cachorro|cachorros|cao|animal|pet|pets|bicho',
      'foge|fugir|fugiu|fugindo|fuja|fujam|escape|escapa|escapar|escapou|sai correndo|sair correndo',
      'portao|garagem|sensor',
    ],
    unless: 'abriu sozinh*|abre sozinh*|abrindo sozinh*|preso|prendeu|vao embaixo|por baixo|grade|cerca',
    subject: 'fotocelula',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['safety', 'choose'],
    answer: [
      'Sensor não segura bicho que foge: a fotocélula só impede o portão de fechar em cima dele. O que evita a fuga é abrir por menos tempo e ver o vão: pausa curta com fechamento automático, abertura parcial para quem entra a pé e um portão de pedestre ou um segundo cercado entre a casa e a garagem. Acertar pausa e abertura parcial fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    description:
      'Sensor não segura bicho que foge: só impede o portão de fechar em cima dele. O que evita a fuga é pausa curta, abertura parcial e um segundo cercado.',
    heading: 'Como abrir sem deixar o bicho sair',
    text: [
      'Chame o animal para dentro antes de apertar o controle, e aperte de onde se vê o vão. Com pausa curta, a fotocélula testada é obrigação: um segundo par, a um palmo do piso, vê o bicho baixo, de {{part.photocell.from}} a {{part.photocell.to}} instalado.',
    ],
    points: [
      'Pausa curta demais prende o carro: conte os segundos da sua passagem.',
      'Coleira com o telefone, porque um dia ele sai.',
      'Vão embaixo da folha fechado por borracha ou chapa.',
    ],
    send: 'Diga o tipo do portão e o tamanho do bicho, e mande uma foto do vão inteiro.',
  },
  {
    when: [
      'o que acontece|que acontece|e se|o que muda|o que ocorre|quais as consequencias|qual o risco|que risco',
      'fotocelula*|sensor|sensores',
      'quebrar|quebra|queimar|queima|parar|estragar|falhar|falha|parar de funcionar|nao funcionar|desligar|tirar|pifar',
    ],
    unless: 'antiesmagamento|presenca|alarme|tampar|camera',
    subject: 'fotocelula',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['works', 'safety'],
    answer: [
      'Sem fotocélula o portão para de fechar: a central entende que há alguém no vão e só aceita abrir. Em central onde ela não está ligada, ou foi anulada, é pior, porque a folha fecha sem ver ninguém. Não a anule para usar o portão; o par novo instalado fica de {{part.photocell.from}} a {{part.photocell.to}}, e até lá se fecha na mão, com o disjuntor desligado.',
    ],
    heading: 'Como saber se a sua ainda protege',
    text: [
      'Com a folha fechando e você fora do vão, corte o feixe com um cabo de vassoura: ela tem de parar e voltar. Se não volta, o fechamento automático fica desligado até o conserto.',
    ],
    points: [
      'Luz do receptor apagada: sem energia ou fio partido.',
      'Luz acesa que não muda com a mão: desalinhada ou queimada.',
      'Fecha só com o botão seguro: a central está se protegendo.',
    ],
    send: 'Mande uma foto das duas peças, de perto, e diga se alguma luz acende nelas.',
  },
  {
    when: [
      'gato|gatos|cachorro|cachorros|cao|animal|pet|pets|bicho',
      'fotocelula*|sensor*',
      'detecta|ve|percebe|enxerga|pega|funciona|passando|passa|para',
    ],
    unless: 'preso|prendeu|xixi|roeu',
    subject: 'fotocelula',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['safety', 'works'],
    answer: [
      'A fotocélula só detecta o gato ou o cachorro que cruza o feixe, e na altura comum, a do para-choque, ela não vê bicho baixo nem o que está deitado ao lado. Um segundo par, a um palmo do piso, pega quase todos; o resto fica por conta da força, regulada para a folha voltar ao encostar, e de não fechar sem olhar. Esse par, instalado, custa de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'Como regular para bicho em casa',
    text: [
      'Feixe a um palmo do piso, fora de grama e de folha que o vento mexe, e fechamento automático só com os dois pares em ordem. Prove com uma garrafa de pé no caminho.',
    ],
    points: [
      'Bicho preso: disjuntor desligado e folha aliviada na chave.',
      'Basculante: o perigo é o pé da folha, descendo.',
      'De correr: a fresta entre a folha e a coluna.',
    ],
    send: 'Mande uma foto do vão, com os dois lados, e diga que bicho há em casa.',
  },
  {
    when: [
      'evitar|evito|impedir|como fazer|como deixar|para nao|nao bater|nao deixar|proteger',
      'bata em carro|bater em carro|bata em meu carro|bater em meu carro|feche em cima de carro|fechar em cima de carro|bater no carro|bata no carro|feche em carro|fechar em carro|fechar sobre o carro|feche sobre o carro|riscar o carro|amassar o carro|pegar o carro|batesse',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['safety', 'install'],
    answer: [
      'Para o portão não bater no carro, ponha fotocélula na altura do para-choque, deixe a força no mínimo que move a folha e aumente o tempo do fechamento automático, ou desligue-o. O par de sensores instalado fica de {{part.photocell.from}} a {{part.photocell.to}}, e acertar tempo e força, de {{part.adjustment.from}} a {{part.adjustment.to}}. Em carro alto ou comprido, um segundo par cobre o que o primeiro não vê.',
    ],
    heading: 'Por que ele fecha sobre o carro',
    text: [
      'O feixe passa por baixo do carro alto, ou entre as rodas, e a central acha o vão livre. Um par baixo e outro a meia altura fecham esse buraco.',
      'No basculante há um segundo caso: a folha sobe para fora e pega o para-choque. Aí a distância é que falta, e pinta-se no chão a linha de parada.',
    ],
    points: [
      'Espere o portão abrir inteiro antes de andar.',
      'Não conte com o controle para parar a folha.',
      'Sinaleira na saída: quem chega vê que ele vai se mover.',
      'Teste com um cabo de vassoura todo mês.',
    ],
    send: 'Mande fotos dos dois lados do vão e diga a altura do carro.',
  },
  {
    when: [
      'batendo em carro|batendo em carros|bate em carro|bate em carros|pegando em carro|pegando carros|pega em carro|pega em carros|fecha em cima de carro|fecha em cima de carros|fechando em cima de carro|fechando em cima de carros|fecha em carro|acertando carros|amassando carros',
    ],
    unless: 'quem paga|pagar|seguro|indeniz*|carro bateu|bati',
    subject: 'fotocelula',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['safety', 'repair'],
    answer: [
      'Portão que fecha em cima dos carros não está vendo o carro: a fotocélula falta, queimou, saiu do alinhamento ou está na altura errada, ou o tempo de fechamento é curto. Desligue hoje o fechamento automático e feche olhando. Pôr ou trocar a fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}; regular tempo e força, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'O que testar antes de religar o automático',
    text: [
      'Com o vão vazio, corte o feixe com um cabo de vassoura enquanto o portão fecha: a folha tem de parar e voltar. Faça o mesmo na altura da roda e na do para-choque.',
      'Em garagem de prédio e de empresa, dois pares de sensores em alturas diferentes veem o carro baixo e o alto.',
    ],
    points: [
      'Lente suja ou com teia: limpe com pano seco.',
      'Luz do sensor que não muda com a mão na frente: sensor cego.',
      'Fio do sensor unido na placa: alguém desligou a proteção.',
      'Força alta: a folha deve parar ao encostar.',
    ],
    send: 'Mande um vídeo do portão fechando com o vão vazio e a foto dos sensores dos dois lados.',
  },
  {
    when: [
      'fotocelula*|sensor',
      'sem|tirar|retirar|desligar|desativar|remover|pular',
      'da para|da pra|tem como|posso|pode|funciona|usar|anda|abre|fecha',
    ],
    unless:
      'nao abre|nao fecha|sem sensor quanto|preco|suja|fim de curso|alarme|perigoso|obrigat*|obrigad*|multa|sem fio|sem querer',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['safety', 'allowed'],
    answer: [
      'Dá para usar o portão sem a fotocélula só com alguém olhando o vão e o fechamento automático desligado: ele anda, mas a central deixa de ver quem está no caminho e só percebe depois de encostar. Não junte os fios para enganar a placa. Trocar ou alinhar o par fica de {{part.photocell.from}} a {{part.photocell.to}}, e é o que protege criança, bicho e carro.',
    ],
    heading: 'Enquanto a fotocélula não volta',
    text: [
      'Algumas placas nem fecham sem ela; outras têm a entrada desligada na programação. Quem a desliga é o técnico, com a força regulada e testada antes.',
    ],
    points: [
      'Feche sempre à vista, sem mandar de longe.',
      'Teste a força com uma caixa de papelão.',
      'Celular e fechamento automático: só com fotocélula.',
    ],
    send: 'Mande uma foto dos dois lados do vão e da etiqueta do motor.',
  },
  {
    when: [
      'crianca*|filho|filhos|filha|bebe',
      'gato|gatos|cachorro|cachorros|cao|animal|animais|pet|pets|bicho|bichos',
      'portao|motor|garagem',
    ],
    unless: 'prendeu|esta preso|ficou preso|machucou|prensou|choque',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Numa casa com crianças e bichos, o portão leva dois pares de fotocélula, um a 50 ou 60 cm do piso e outro baixo, a vinte ou trinta, e a força no mínimo que move a folha, para que ela pare ao encostar. Cada par fica entre {{part.photocell.from}} e {{part.photocell.to}}, e a regulagem, entre {{part.adjustment.from}} e {{part.adjustment.to}}. Controle não é brinquedo: guarde-o fora do alcance.',
    ],
    heading: 'O que a fotocélula vê e o que ela não vê',
    text: [
      'Ela vê quem cruza o feixe, na altura em que está. Quem se pendura na folha, dorme no trilho ou põe a mão na cremalheira ou no braço fica fora dele; por isso se aperta o botão só com o portão à vista.',
      'Sem fotocélula, deixe o fechamento automático desligado.',
    ],
    points: [
      'Prova com uma caixa leve no vão: a folha tem de parar e voltar.',
      'Botoeira alta, a uns 1,50 m, de onde se veja o portão.',
      'Cremalheira e braço com tampa onde a mão ou a pata alcança.',
      'Destravamento ensinado a um adulto da casa e a um vizinho.',
    ],
    further: 'A altura e a prova estão em [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Mande pelo WhatsApp uma foto do vão perto do chão, dos dois lados, e a da etiqueta do motor.',
  },
  {
    when: [
      'gato|gatos|cachorro|cachorros|cao|animal|animais|pet|pets|passarinho',
      'evitar|prevenir|proteger|protecao|como evito|para nao|seguranca|sensor',
      'preso|presa|prende|prender|esmag*|machuc*|portao|fech*',
    ],
    unless:
      'fuja|fujam|escapar|escape|prendeu|esta preso|ficou preso|foge|fugir|foge quando|tela|grade|crianca*|filho|filhos|filha|bebe',
    subject: 'fotocelula',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['safety'],
    answer: [
      'Para um gato ou cachorro não ficar preso no portão, ponha um segundo par de fotocélula baixo, a vinte ou trinta centímetros do piso, e deixe a força no mínimo que move a folha, para que ela volte ao encostar. O par fica entre {{part.photocell.from}} e {{part.photocell.to}}, e a regulagem, entre {{part.adjustment.from}} e {{part.adjustment.to}}. Se agora há um preso, desligue o disjuntor e chame o 193.',
    ],
    heading: 'O que protege bicho pequeno e o que não protege',
    text: [
      'A fotocélula comum fica na altura do para-choque, e um gato passa por baixo dela. Animal que sobe pela folha ou dorme no trilho nenhum sensor vê; aí só adianta olhar antes de apertar.',
    ],
    points: [
      'Prova com uma caixa leve no vão, no chão: a folha tem de parar.',
      'Fechamento automático desligado onde há bicho solto.',
      'Vão embaixo da folha fechado com borracha, e não com ferro.',
      'Braço e trilho: sem espaço para a pata, com tampa onde cabe.',
    ],
    further: 'A altura e a prova estão em [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Mande pelo WhatsApp uma foto do vão perto do chão, dos dois lados, e a da etiqueta do motor.',
  },
  {
    when: [
      'sem fotocelula|sem sensor|nao tem fotocelula|nao tem sensor|falta fotocelula|falta de fotocelula',
      'perig*|risco*|segur*|pode|posso|problema|precisa|obrigatori*|machuc*|usar|funciona|fecha',
    ],
    unless: 'controle|tirar|desligar|jumper|ponte',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Sim, é perigoso: sem fotocélula o portão só percebe alguém depois de encostar, e com força alta nem isso. O risco é maior com fechamento automático ligado, criança, animal ou folha pesada. Até instalar, desligue o fechamento automático e feche sempre olhando; o par instalado e regulado fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    heading: 'O que a fotocélula muda e o que ela não vê',
    text: [
      'Com o feixe cortado, a folha para ou volta antes de tocar. Ele passa numa altura só: um segundo par, mais baixo, cobre criança que engatinha e cachorro.',
      'Ela não dispensa a regulagem da força, que é o que faz o portão parar ao encostar onde não há feixe. As duas se acertam na mesma visita.',
    ],
    points: [
      'Prova do mês: vassoura no feixe, com a folha fechando e você fora do vão.',
      'Quase toda central tem a entrada; a foto da etiqueta da central confirma.',
      'Portão de prédio e comércio: trate como indispensável.',
      'Não ponteie a entrada para calar o aviso de falta de sensor.',
    ],
    send: 'Fotografe os dois lados do vão, vistos de dentro, e a etiqueta da central: dizemos onde o par vai e o valor.',
  },
  {
    when: [
      'fotocelula*|foto celula|sensor em portao de correr|sensor em portao deslizante|precisa de sensor',
      'precisa mesmo|precisa|preciso|precisam|necessaria|necessario|indispensavel|dispensavel|faz falta|posso ficar sem|da para ficar sem',
    ],
    unless:
      'obrigatori*|instalar|instalacao|como|altura|onde|limp*|alinh*|troc*|preco|quanto|fio|fios|queim*|defeito|nao|sem fio|quantas|quantos|condominio*|sensor de presenca|sensor magnetico|sensor antiesmagamento|esmagamento|alarme|luz',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Precisa, sempre que o portão fecha sozinho ou por controle com gente perto do vão: sem fotocélula, a central só percebe alguém depois que a folha encosta. O portão anda sem ela, mas então quem aperta o botão tem de olhar até a folha parar. Um par sai, já instalado, de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'Onde a fotocélula decide e o que ela não substitui',
    text: [
      'A força regulada na central é a segunda proteção: faz a folha voltar ao tocar em alguma coisa. A fotocélula age antes do toque, e por isso o fechamento automático só se liga com ela.',
      'Ela pesa menos na garagem de uma família só, que fecha o portão por um botão de onde se vê o vão inteiro.',
    ],
    points: [
      'Criança, bicho ou calçada com movimento: sim.',
      'Basculante: sim, porque a folha desce sobre quem está parado no vão.',
      'Vários motoristas na mesma garagem: sim, porque um fecha sem ver o outro.',
      'Central antiga sem entrada de sensor: a placa vem primeiro.',
    ],
  },
  {
    when: [
      'fotocelula|fotocelulas|sensor',
      'sem ela|sem elas|sem fotocelula|sem sensor|sem o sensor|jumpear|jumper|ponte|pular|anular|tirar',
      'posso|pode|usar|da para|tem como|funciona|queimou|quebrou',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['safety', 'allowed'],
    answer: [
      'Não use o fechamento pelo motor sem a fotocélula: o portão fecha sobre quem estiver no vão. Até a troca, desligue o fechamento automático ou o disjuntor e feche na mão, com a folha à vista. Não unimos os fios na central para enganá-la; o par novo instalado fica de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'Enquanto a fotocélula não é trocada',
    text: [
      'Antes de dá-la por queimada, com o disjuntor desligado limpe as lentes, tire teia e folha da frente e veja se um dos lados foi torcido. Metade dos casos termina aí.',
      'Se a luz de um lado não acende com o portão ligado, é fio, fonte ou sensor, e o técnico mede os três na mesma visita.',
    ],
    points: [
      'Basculante: só na mão se a folha para a meia altura.',
      'De correr em piso inclinado: não destrave.',
      'Prédio e comércio: alguém no vão até o conserto.',
    ],
    send: 'Mande uma foto de cada sensor com a luz à vista e a da etiqueta da central.',
  },
  {
    when: [
      'fechou sozinh*|fecha sozinh*|fechando sozinh*|fechando em|fechando em cima|fechou em cima|fecha em cima|fechar em cima|fechou em|desceu em|descer em|bateu em|bate em|bater em|caiu em|portao fechou',
      'carro|capo|porta malas|veiculo|moto|lataria|teto|vidro|porta de carro',
    ],
    unless:
      'carro bateu|como evitar|evitar|nao bater|nao fechar em|nao descer em|caminhao|re em portao|bati|caiu em cima|portao caiu|folha caiu|seguro de condominio|seguro de predio',
    subject: 'fotocelula',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Portão que fechou em cima do carro ou da moto está sem fotocélula funcionando ou com força demais: desligue o disjuntor agora, deixe a folha onde está e não teste de novo. Ferido, 192; depois, fotografe carro e folha, porque o seguro, o condomínio ou quem instalou vai pedir.',
    ],
    heading: 'Por que ele fechou e por que não parou',
    text: [
      'São dois defeitos: a ordem de fechar, que é o fechamento automático ligado na central, uma botoeira em curto ou um controle preso; e a parada que faltou, que é fotocélula ausente, suja, desalinhada ou anulada, com a força acima do necessário.',
      'A visita desliga o fechamento automático, liga ou repara a fotocélula, de {{part.photocell.from}} a {{part.photocell.to}} o par, e ajusta a força, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Guarde vídeo da câmera: ele mostra se alguém deu o comando.',
      'Um par de fotocélulas na altura da roda não vê um porta-malas alto; um segundo par vê.',
      'Fotocélula tapada ou com fio emendado para o portão andar é a causa mais comum.',
      'Folha batida pode ter entortado: não ande com o motor antes de olhar.',
    ],
    questions: [
      {
        question: 'Quem paga o estrago?',
        answer:
          'Depende da causa: serviço malfeito é de quem o fez, falta de manutenção num prédio costuma ser do condomínio, e em casa própria sobra o seguro do carro. Laudo, fotos e vídeo decidem.',
      },
    ],
    send: 'Mande a foto da fotocélula, se houver, da central e do ponto da batida na folha, e diga se o portão fecha por tempo.',
  },
  {
    when: [
      'moto|motos|bicicleta|bike|pedestre|carrinho',
      'fotocelula*|sensor|sensores',
      'nao passa|nao ve|nao pega|nao detecta|nao enxerga|nao acusa|passa por baixo|fecha em|nao le|nao funciona',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['safety'],
    answer: [
      'Fotocélula que não vê moto está na altura errada para ela: o feixe passa por cima da roda ou entre as duas, e o portão fecha achando o vão livre. Até acertar, deixe o fechamento automático desligado e feche só pelo controle, olhando o vão.',
    ],
    heading: 'Um segundo par, na altura certa',
    text: [
      'Um par na altura do joelho pega a moto e quem anda a pé; o outro fica para o carro. Pôr ou mudar um par fica entre {{part.photocell.from}} e {{part.photocell.to}}, com o fio.',
      'Se é a moto que para diante do portão e ele volta a abrir, o caso é outro: lente suja ou par desalinhado, que se limpa e se aponta de novo.',
    ],
    points: [
      'Prova: com a folha fechando e você do lado de fora, corte o feixe com um cabo de vassoura na altura da roda.',
      'Sol de frente na lente do receptor também cega o par.',
      'Pausa curta demais para quem sobe e desce da moto: aumente o tempo.',
    ],
    send: 'Mande uma foto dos dois lados do vão, com a moto no lugar em que passa, e a da etiqueta da central.',
  },
  {
    when: [
      'fecha mesmo com|nao para com|nao volta com|fecha com gente|fecha em gente|fecha com pessoa|nao para quando|nao volta quando|nao para ao|nao parou|fecha em cima de pessoa|fecha em cima da pessoa|fecha em mim|bateu em mim|bateu em meu|bateu em minha|me bateu|bateu em uma pessoa|bateu em pessoa|bateu em gente|acertou|prensou|nao volta ao encostar|nao detecta',
      'gente|pessoa*|mim|alguem|crianca*|obstaculo|frente|filho|filha|mae|braco|encostar|cachorro',
    ],
    unless: 'carro|moto|caminhao|veiculo|seguro|indeniz*|processo|responsavel|paga',
    subject: 'fotocelula',
    isAboutSubject: true,
    isComplaint: true,
    isDanger: true,
    aspects: ['safety', 'repair'],
    answer: [
      'Deixe de usar o portão pelo controle agora e desligue o disjuntor: a folha que fecha com gente na frente está sem fotocélula, ou com ela cega ou desligada, e com força demais para parar ao encostar. Até o conserto, feche na mão. O par de fotocélulas instalado fica de {{part.photocell.from}} a {{part.photocell.to}}, e regular a força, de {{part.adjustment.from}} a {{part.adjustment.to}}; com alguém ferido, 192.',
    ],
    heading: 'As duas proteções que têm de funcionar',
    text: [
      'A fotocélula vê antes de encostar; a força regulada para e volta depois. Uma não substitui a outra, e as duas se provam com uma caixa de papelão e um cabo de vassoura, longe das mãos.',
    ],
    points: [
      'Lente suja ou torta faz o portão não fechar; ligada errada, ele fecha sem ver ninguém.',
      'Feixe alto demais não vê criança nem bicho: um segundo par vai a um palmo do chão.',
      'Fechamento automático fica desligado até as duas estarem em ordem.',
    ],
    send: 'Com o disjuntor desligado, mande uma foto dos dois lados do vão, por dentro, e da etiqueta do motor.',
  },
];
