/** Further questions whose deciding word is rare: a cover on a cable, a face at the gate, a leaf that stays behind. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const furtherAskedAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'prova de agua|prova d agua|blindado|blindada|ip44|ip54|ip65|impermeavel|impermeaveis|resistente a agua|resistente a chuva',
      'motor|central|placa|kit',
    ],
    unless: 'chuveiro|fotocelula|entrou|molhou',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      "Motor de portão à prova d'água, que trabalhe submerso, não existe na linha de casa: o que há é carcaça fechada, que aguenta respingo e chuva de lado. O grau vem na ficha como IP e dois números, e o segundo fala da água: com 4 resiste a respingo, com 5 a jato fraco. A parte que mais sofre não é o motor, é a central, e ela vai em caixa vedada.",
    ],
    heading: 'O que protege um motor ao tempo',
    text: [
      'Base alta, fio entrando por baixo, borracha da tampa inteira e uma aba por cima valem mais que o número da ficha. Em garagem que alaga, o motor sobe; nenhum IP de motor de casa vence enchente.',
      'Vedar caixa e cabo entra na faixa de {{repair.from}} a {{repair.to}}. O modelo com vedação maior se orça pelo tipo da folha.',
    ],
    points: [
      'Chuva de vento no lado da tampa: aba ou mudança de lado.',
      'Beira de piscina e mar: contato e parafuso de inox.',
      'Lavadora de pressão: longe do motor, com qualquer IP.',
      'Furo de drenagem da carcaça: desentupido, e nunca tapado.',
    ],
  },
  {
    when: [
      'cabo de aco|cabo|cabos',
      'capa plastica|encapado|encapada|revestido|plastificado|plastico|capa de plastico|pvc|capa',
    ],
    unless: 'eletric*|fiacao|fio|controle|motor',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Cabo de aço com capa plástica não presta para portão basculante: a capa esconde o fio partido e a ferrugem, esmaga-se na polia e escapa do canal, e a presilha aperta o plástico em vez do aço. Serve para varal e academia. No portão vai cabo galvanizado nu, da grossura do que estava, sempre aos pares e com presilha própria.',
    ],
    heading: 'Por que o cabo do portão fica à vista',
    text: [
      'O cabo avisa antes de romper: um fio levantado, um trecho achatado, pó vermelho junto da presilha. Com capa, o primeiro aviso é a folha caindo.',
      'Se o seu já tem capa, deixe o portão fechado, com o disjuntor desligado, e troque o par: fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com a folha escorada.',
    ],
    points: [
      'Galvanizado comum: casa, em lugar seco.',
      'Inox: beira-mar, mais caro e mais duro de dobrar.',
      'Mesma bitola: fino demais rompe, grosso demais não dobra na polia.',
      'Nunca emende nem troque um lado só.',
    ],
  },
  {
    when: [
      'suporte|chapa',
      'parede|coluna|fixar|fixacao|instalar|comprar|para motor|de motor',
      'motor|automatizador',
    ],
    unless:
      'preco|quanto custa|valor|deslizante*|correr|chumb*|concret*|solt*|caiu|arranc*|frouxo|espan*|quebr*|trinc*|sold*|nobreak|fotocelula|braco',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'O suporte do motor basculante não vai na parede da casa, e sim na coluna de aço do próprio portão, que recebe o esforço da folha; a alvenaria só serve se a coluna estiver chumbada nela. Ele vem com o motor, e o que muda de um portão para outro é o calço e o furo. No kit instalado, de {{kit.padrao}} a {{kit.jetflex}}, a fixação está no preço.',
    ],
    heading: 'O que segura um motor sem soltar',
    text: [
      'Parafuso passante em coluna de ferro, com contraporca, é o melhor. Em coluna de chapa fina põe-se uma contrachapa por dentro; em tijolo oco, bucha alarga a cada partida e não serve.',
      'Suporte feito sob medida, com solda, fica entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    points: [
      'Coluna no prumo e que não mexe quando se empurra a folha.',
      'Motor reto com o fuso: torto, ele come o cursor.',
      'Borracha entre coluna e parede, se há quarto do outro lado.',
      'Base de concreto no de correr, alguns dedos acima do piso.',
    ],
  },
  {
    when: ['inspecao|inspecionar|vistoria|verificar|conferir|checar', 'cabo|cabos|cabo de aco|cabos de aco'],
    unless: 'eletric*|rede|fiacao|fotocelula',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'A inspeção dos cabos de aço se faz com o portão fechado e o disjuntor desligado, olhando as duas pontas e a volta da polia, que é onde o primeiro fio parte. Em prédio, o zelador olha todo mês, de fora e sem pôr a mão, e o técnico confere a cada {{maintenance.interval}}, com a folha escorada. Um fio levantado já condena o par.',
    ],
    heading: 'O que anotar na inspeção dos cabos',
    text: [
      'Registre data, lado e o que se viu, com foto do mesmo ponto: o que piora de um mês para o outro decide antes do acidente. Graxa grossa no cabo esconde o defeito e se limpa antes de olhar.',
      'Trocar o par fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}} em casa; em prédio o valor sai pelo peso da folha.',
    ],
    points: [
      'Fio levantado, mesmo que um só.',
      'Ferrugem em pó junto da presilha.',
      'Trecho achatado ou torcido: saiu do canal.',
      'Presilha frouxa ou com uma porca só.',
      'Polia que não gira quando a folha anda.',
    ],
  },
  {
    when: [
      'fechadura|cilindro|miolo|segredo|macaneta|trinco',
      'portao pequeno|portao social|portaozinho|porta social|pedestre|pedestres|portao de entrada',
      'troc*|consert*|instal*|quebr*|quanto|por|colocar',
    ],
    unless: 'biometric*|eletric*|eletroima|eletromagnetica|digital|interfone|automatic*|senha',
    subject: 'portao-social',
    isAboutSubject: true,
    aspects: ['replace'],
    answer: [
      'Fechadura comum de portão pequeno é serviço de chaveiro ou de serralheiro, e não nosso: eles trocam miolo, segredo e trinco na hora. O que fazemos no portão social é a parte elétrica, com fecho que abre por botão, controle ou interfone, num serviço de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Chave comum ou fecho elétrico',
    text: [
      'Se a fechadura emperrou porque a folha desceu, trocar o miolo não resolve: levante a folha com a mão e tente fechar; se encaixa, o defeito é da dobradiça.',
      'Aproveite a troca para escolher um fecho elétrico com chave: ele abre de dentro de casa e continua abrindo na chave sem luz.',
    ],
    points: [
      'Perdeu a chave: chaveiro, troca de segredo.',
      'Lingueta não acha o furo: dobradiça ou batente.',
      'Quer abrir pelo interfone: fecho elétrico, por foto.',
      'Fechadura da garagem com motor: retire-a, para a folha não travar no meio.',
    ],
  },
  {
    when: [
      'uma folha|so uma folha|1 folha|uma das folhas|so um lado|so uma|um lado so',
      'abre|fecha|anda|funciona|mexe',
      'outra|outro|folha|folhas|duas folhas',
    ],
    unless: 'basculante|controle|kit|qual|preco',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Em portão de duas folhas, se uma abre e a outra não, a central e o controle estão bons: o defeito está no motor da folha parada, no fio ou na saída dela, ou numa trava que não soltou. Desligue o disjuntor, destrave essa folha e leve-a na mão: leve, é elétrico; pesada, é dobradiça ou piso.',
    ],
    heading: 'Motor, fio, trava ou tempo da folha parada',
    text: [
      'O técnico troca os dois motores de borne: se o defeito muda de folha, é a placa; se fica, é motor, capacitor ou fio. Em motor de pistão, água na haste e fim de curso interno também param um lado só.',
      'Capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; placa, de {{part.board.from}} a {{part.board.to}}; regular os tempos, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Zumbe e não sai: capacitor ou folha presa.',
      'Muda: fio partido na dobradiça ou saída da placa.',
      'Sai atrasada demais e para: tempo curto na programação.',
      'A trava não estala: pino preso segura essa folha.',
    ],
    send: 'Mande pelo WhatsApp um vídeo de frente, com as duas folhas, e a foto da etiqueta de um dos motores.',
  },
  {
    when: [
      'luz|lampada',
      'acende|acendendo|liga',
      'nao abre|nao anda|nao funciona|nao move|nao sai|nao mexe',
    ],
    unless: 'controle|acabou|caiu|faltou|vermelha do controle|led',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Depende de que luz é. O LED aceso na placa do motor prova só que há energia; se a luz da garagem, ligada na central, acende quando você aperta o controle, a ordem chegou, e o defeito está dali até a folha. Escute: silêncio aponta para relé, fio ou capacitor aberto; ronco, para capacitor fraco ou folha presa.',
    ],
    heading: 'O que cada luz e cada som dizem',
    text: [
      'Tente uma vez só. Depois, com o disjuntor desligado e a folha reta, destrave e mova-a com a mão: se está presa, o motor não tem culpa. Motor quente pode ter desligado sozinho; espere meia hora.',
      'Capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; relé ou placa, de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'LED aceso e nenhum clique ao apertar: teste outro controle e a botoeira.',
      'Clique e silêncio: relé queimado, fio solto ou bobina.',
      'Ronco: capacitor ou folha travada.',
      'Abre na mão e está leve: a procura é elétrica.',
      'Trava elétrica muda: o pino pode estar segurando.',
    ],
    send: 'Mande pelo WhatsApp um vídeo com som de uma tentativa e a etiqueta do motor.',
  },
  {
    when: [
      'so funciona|so abre|so fecha|so anda|funciona so|so pega|so vai|so obedece',
      'de manha|de tarde|a tarde|a noite|de noite|no calor|no frio|de dia|com sol|frio|quente|esfria',
    ],
    unless: 'segurando|controle so',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Portão que só funciona em certas horas está dizendo a causa pela temperatura ou pelo sol. Anda de manhã e para à tarde: motor ou placa que falha quente, folha de ferro dilatada raspando ou sol na lente da fotocélula. Anda à tarde e não de manhã: graxa dura, capacitor fraco ou umidade que seca com o dia.',
    ],
    heading: 'Hora, sol ou calor: como separar',
    text: [
      'Na hora em que ele falha, aperte a botoeira, olhe as luzes da fotocélula e ponha a mão perto da carcaça, sem encostar. Depois, com o disjuntor desligado e a folha reta, leve-a na mão: pesada só naquela hora, é dilatação ou graxa.',
      'Capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}; placa, de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Só não fecha, e só com sol: lente do receptor.',
      'Para depois de várias aberturas e volta frio: protetor térmico.',
      'Raspa à tarde: folga do batente.',
      'Falha na hora do chuveiro: tensão baixa.',
      'Falha na hora em que a rua enche: interferência no controle.',
    ],
    send: 'Anote a hora de três falhas e mande pelo WhatsApp com um vídeo de cada e a etiqueta do motor.',
  },
  {
    when: [
      'cabo|cabos|cabo de aco|cabos de aco',
      'quanto fica|quanto custa|preco|valor|quanto e|quanto cobra|orcamento',
      'trocar|troca|dois|par|substituir|instalado|os dois',
    ],
    unless: 'eletric*|fotocelula|fiacao|rede',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Trocar os dois cabos de aço do basculante fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com cabo, presilhas, escora da folha e equilíbrio no fim. Os dois se trocam juntos: o que não rompeu tem a mesma idade. Até a troca, portão fechado e disjuntor desligado.',
    ],
    heading: 'O que leva o valor para cima ou para baixo',
    text: [
      'Folha leve e polia boa ficam perto do valor menor. Polia travada, caixa de contrapeso enferrujada e folha de chapa pedem mais tempo, e isso é dito antes, por foto ou na visita sem taxa.',
      'A peça tem {{parts.warranty}} de garantia e o serviço, {{repair.warranty}}.',
    ],
    points: [
      'Bitola e comprimento do cabo.',
      'Polias: uma que não gira se troca junto.',
      'Suporte a soldar: linha à parte.',
      'Prédio: orçado pelo peso da folha.',
    ],
    send: 'Mande pelo WhatsApp uma foto das duas laterais por dentro, de longe, com o portão fechado.',
  },
  {
    when: [
      'facial|reconhecimento facial|biometria|biometrico|leitor de placa|leitura de placa|lpr',
      'portao|condominio|garagem|controle|predio|empresa',
    ],
    unless: 'nao le|nao funciona|clon*|perd*|pagar|cobrar',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Reconhecimento facial e leitor de placa substituem o controle na identificação, e o portão continua o mesmo: o leitor fecha um contato na central, como uma botoeira. O sistema de acesso é de uma empresa de controle de acesso; nós cuidamos do portão, deixamos a entrada de comando testada e identificada e conferimos a fotocélula, que passa a trabalhar sozinha.',
    ],
    heading: 'O que o portão precisa para trocar controle por leitor',
    text: [
      'O rosto dentro do carro é difícil de ler, por causa do vidro e do farol: em garagem usa-se mais a tag no para-brisa ou a leitura da placa, e o facial na porta de pedestres. Guarde o controle para alguns casos, como carro emprestado e falta de rede.',
      'Ligar e testar o comando na central entra num serviço orçado pela peça, em visita sem taxa; regular tempos fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Entrada de abrir separada, para um segundo carro não mandar fechar.',
      'Laço no piso ou fotocélula dupla no vão.',
      'Nobreak para leitor, rede e motor.',
      'Cadastro apagado no dia em que o morador sai.',
      'Assembleia: imagem e dados dos moradores pedem regra escrita.',
    ],
  },
  {
    when: [
      'demora|demorando|lento|devagar|tempo|fica aberto',
      'fechar|fecha|aberto',
      'estranho|estranhos|invasao|invasor|entra|carona|ladrao|assalto|bandido|inseguro',
    ],
    unless: 'sozinho|nao fecha',
    subject: 'portao-de-condominio',
    aspects: ['safety'],
    answer: [
      'Se o portão demora para fechar e entra gente atrás do carro, mexe-se primeiro na pausa, que é o tempo que ele fica aberto antes de fechar, e não na velocidade. A central pode fechar logo que o carro libera a fotocélula, e essa regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}. Só depois se pensa em motor mais rápido.',
    ],
    heading: 'Fechar mais cedo sem fechar em cima de ninguém',
    text: [
      'O fechamento pela passagem só é seguro com dois pares de fotocélula ou laço no piso, porque moto e pedestre passam entre um carro e outro. A força fica no mínimo que leva a folha até o fim.',
      'Contra quem entra a pé, o que funciona é câmera voltada para o vão, luz e o hábito de esperar a folha fechar antes de sair do carro.',
    ],
    points: [
      'Cronometre: segundos aberto e segundos de viagem, separados.',
      'Dois portões em sequência, um só abre com o outro fechado.',
      'Sinaleira do lado da rua.',
      'Aviso na portaria se passa do tempo.',
    ],
  },
  {
    when: [
      'quem responde|quem paga|responsavel|responsabilidade|indeniza|indenizar|indenizacao|culpa|quem e responsavel',
      'carro|veiculo|moto|amassou|amassa|riscou|bateu|danificou',
      'condominio|predio|sindico|garagem',
    ],
    unless: 'bateu em portao|bateu no portao|morador bateu',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Em regra responde o condomínio, se o portão falhou: ele é área comum, e a manutenção é obrigação do síndico. Se o motorista entrou com o portão já fechando ou seguiu outro carro, a culpa pode ser dele ou dividida. Decide a prova: câmera, registro de manutenção e um laudo de como o portão estava naquele dia.',
    ],
    heading: 'O que fazer no dia em que o portão pega o carro',
    text: [
      'Desligue o disjuntor e não mande regular antes de registrar: a força e a fotocélula como estavam contam a história. O morador avisa por escrito, com fotos, e o síndico aciona o seguro do prédio.',
      'Testamos fotocélula, força e tempo e escrevemos o que foi medido e corrigido; fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}. Sobre quem indeniza, fala a administradora ou um advogado.',
    ],
    points: [
      'Imagem da câmera guardada antes que se apague.',
      'Últimas notas de revisão do portão.',
      'Horário, placa e quem acionou.',
      'Portão parado até o teste, com passagem controlada.',
    ],
  },
  {
    when: [
      'vaga|box',
      'motor|portao|automatico|fechar',
      'proprio|propria|individual|particular|fechada|fechado|fechar|morador',
    ],
    unless: 'quantas vagas|vaga de emprego|nao fecha|nao abre',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'O morador pode ter portão e motor próprios na vaga se ela é fechada, se a convenção deixa e se a energia sai do medidor dele ou de um acordo com o condomínio. Vaga aberta em garagem comum não se fecha sem assembleia, por causa da manobra e dos bombeiros. Com o sim por escrito, o motor se escolhe como em qualquer casa, e o kit para basculante vai de {{kit.padrao}} a {{kit.jetflex}} instalado.',
    ],
    heading: 'O que levar ao síndico antes de pôr o motor',
    text: [
      'Leve um desenho com a folha aberta e fechada, o modelo do motor e o caminho do fio. A folha não pode avançar sobre a circulação nem cobrir hidrante, sprinkler ou ventilação.',
      'O controle é só seu, e o barulho é de todos: borracha na fixação e parada suave evitam a reclamação.',
    ],
    points: [
      'Convenção e matrícula: se a vaga é sua ou de uso.',
      'Ponto de energia com disjuntor e terra.',
      'Altura livre para a folha que sobe.',
      'Saída na mão, para o dia sem luz.',
    ],
  },
  {
    when: ['soldar|solda|soldam', 'suporte|motor|braco', 'fazem|voces|faz|preco|quanto custa|quanto|servico'],
    unless: 'antes de soldar|queimou|dobradica|folha|portao caiu',
    subject: 'motor',
    aspects: ['repair'],
    answer: [
      'Sim: soldamos ou reforçamos o suporte do motor, com o motor no lugar, por {{part.metalwork.from}} a {{part.metalwork.to}} e com {{repair.warranty}} de garantia no serviço. Solda de coluna ou de folha é do serralheiro. Antes de qualquer solda os fios da central são soltos, porque a corrente da máquina volta por eles e queima a placa.',
    ],
    heading: 'Quando soldar o suporte e quando parafusar',
    text: [
      'Coluna de aço grossa aceita solda ou parafuso passante, e o parafuso deixa regular depois. Chapa fina pede reforço por trás; solda nela abre de novo no mesmo lugar.',
      'Se o suporte arrancou, procura-se a causa: folha pesada ou parada que passa do ponto, e a regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Trinca na solda: não use o portão no motor.',
      'Terra da máquina preso ao lado do ponto soldado.',
      'Fundo contra ferrugem no mesmo dia.',
      'Prova: dez ciclos, olhando a coluna.',
    ],
    send: 'Mande pelo WhatsApp uma foto do suporte de perto e outra do portão inteiro por dentro.',
  },
  {
    when: ['nobreak|no-break', 'computador|pc|informatica|escritorio', 'motor|portao|serve|funciona|usar'],
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Não serve: nobreak de computador desliga ou queima na partida do motor, que pede várias vezes a corrente da etiqueta, e muitos entregam onda em degraus, com que o motor ronca e perde força no meio do caminho. O de portão é feito para esse arranque. O do computador só aguenta a parte leve: interfone, câmera e roteador.',
    ],
    heading: 'O que pedir num nobreak para o motor do portão',
    text: [
      'Potência com folga de três a cinco vezes a do motor, onda senoidal, tensão igual à da etiqueta e bateria que se troque. Diga quantas aberturas quer no apagão: poucas já bastam numa casa.',
      'O aparelho se orça pela etiqueta do motor; a ligação entra num serviço de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Central, fotocélula e trava ligadas no mesmo aparelho.',
      'Motor com inversor: confira no manual se aceita.',
      'Lugar ventilado, seco e longe do sol.',
      'Sem nobreak: a chave de destravamento, ensinada à família.',
    ],
  },
  {
    when: [
      'fecha|fechado|fechou|depois de fechar|parado|abriu',
      'barulho|zumbindo|zumbido|roncando|ronco|motor ligado|motor rodando|funcionando',
      'sem parar|continua|nao para|fica ligado|continua rodando',
    ],
    unless: 'apito|bip|alarme|sirene|nao fecha',
    subject: 'fim-de-curso',
    aspects: ['repair'],
    answer: [
      'Portão que fecha e continua fazendo barulho está com o motor ligado contra o batente: ele não soube que chegou. Desligue o disjuntor já, porque em poucos minutos queima capacitor e bobina. A causa mais comum é o ímã ou a chave do fim de curso fora do lugar; depois, relé colado na placa. Zumbido fino, sem esforço, pode ser só a trava elétrica energizada.',
    ],
    heading: 'Motor forçando, relé ou trava',
    text: [
      'De longe, ponha o ouvido: ronco grave é motor; zumbido fino junto do batente é trava; estalo repetido é relé. Com a energia cortada, veja se o ímã do fim de curso está preso.',
      'Regular a parada, de {{part.adjustment.from}} a {{part.adjustment.to}}; relé ou placa, de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Carcaça quente com o portão parado: motor ficou ligado.',
      'Só de um lado: aquele fim de curso.',
      'Dos dois lados: curso perdido, a regravar.',
      'Disjuntor desligado e ainda há som: é o nobreak.',
    ],
    send: 'Mande pelo WhatsApp um vídeo do fechamento até dez segundos depois, com som.',
  },
];
