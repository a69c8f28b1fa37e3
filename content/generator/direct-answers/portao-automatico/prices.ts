/** Answers to titles about automatic gates: prices, and whether something is worth its price. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { sinking } from '../../words/title-groups.ts';

export const priceAnswers: readonly DirectAnswer[] = [
  {
    when: ['motor ou manual|manual ou motor|manual ou com motor|motor ou na mao|com motor ou manual'],
    unless: 'pdf|destrav*',
    subject: 'portao-automatico',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['choose', 'worth', 'price'],
    answer: [
      'Melhor com motor para quem entra e sai de carro todo dia: não se desce na calçada, a folha fica trancada pelo motor e se abre na mão quando falta luz. O portão manual continua boa escolha onde se abre poucas vezes por semana ou não há energia perto. Em basculante o motor sai instalado de {{kit.padrao}} a {{kit.jetflex}}; em portão de correr ou de abrir, por orçamento, em geral de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    heading: 'O que pesa na escolha',
    text: [
      'O manual não gasta energia nem pede técnico, e a folha pesada cobra da coluna de quem abre. O motor pede uma revisão por ano e uma folha equilibrada, que ande leve na mão antes de ele ser posto.',
    ],
    points: [
      'Rua escura ou movimentada: motor, e de preferência rápido.',
      'Casa de fim de semana: o manual atende.',
      'Pessoa idosa ou com pouca força: motor.',
      'Folha torta: serralheiro antes, motor depois.',
    ],
    send: 'Mande a foto do portão por dentro e as medidas da folha.',
  },
  {
    when: [
      'vender a casa|vender o imovel|vender casa|antes de vender|alugar a casa|antes de alugar|vender apartamento',
      'portao|motor',
      'compensa|vale a pena|arrumar|consertar|trocar|quebrado|devo',
    ],
    unless: 'inquilin*|valoriza|trocar o motor',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Compensa arrumar antes: portão parado na visita faz o comprador descontar muito mais do que o conserto, que vai de {{repair.from}} a {{repair.to}}. Motor novo só vale se o velho não tem conserto, porque ninguém paga a mais por ele; o kit de basculante instalado começa em {{kit.padrao}}. Não dá para arrumar: diga o defeito no anúncio, por escrito.',
    ],
    heading: 'O que o comprador olha na garagem',
    text: [
      'Se abre sem ranger, se para ao encostar e se há dois controles. Lubrificar, regular e limpar a fotocélula resolve quase tudo, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Entregue controles, manual, chave do destravamento e recibos.',
      'Apague da memória os controles que ficaram com outras pessoas.',
      'Defeito escondido aparece depois, e o vendedor responde.',
    ],
    send: 'Mande um vídeo do portão e a etiqueta do motor: dizemos o que vale fazer.',
  },
  {
    when: [
      'vantagem|vantagens|beneficio|beneficios|desvantagem|desvantagens|pros e contras|pros contras|por que ter|por que escolher|por que usar|como funciona',
      'senha|teclado|numerica',
    ],
    unless: 'wifi|esqueci|trocar|mudar|tuya|aplicativo',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'A vantagem do portão com senha é entrar sem controle nem chave: quem chega digita o número num teclado ao lado do vão, e a central abre. Serve a filho, diarista e hóspede, e a senha se muda quando alguém sai. A desvantagem é que senha se conta e se espia; por isso escolha um teclado que aceite uma para cada pessoa e a troque de tempos em tempos.',
    ],
    heading: 'Como o teclado se liga ao motor',
    text: [
      'O teclado tem saída de contato seco e se liga à entrada de botoeira da central, num serviço entre {{repair.from}} e {{repair.to}}, em motor de qualquer marca. O aparelho e o cadastro são de quem vende controle de acesso.',
    ],
    points: [
      'Modelo para tempo, com tampa.',
      'Fio por dentro do muro, para não ser cortado.',
      'Bloqueio depois de várias tentativas erradas.',
      'O controle do carro continua valendo.',
    ],
    send: 'Mande a foto da central e do lugar do teclado.',
  },
  {
    when: [
      'beneficio|beneficios|vantagem|vantagens|por que|ajuda|importancia',
      'idoso|idosos|idosa|terceira idade|cadeirante|cadeirantes|deficiente|mobilidade',
      'portao|motor',
    ],
    unless: 'manual|falta de luz|sem luz',
    subject: 'portao-automatico',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['worth', 'safety'],
    answer: [
      'Para o idoso, o portão automático tira o esforço e a exposição: ninguém ergue nem empurra folha, ninguém desce do carro na chuva ou na rua, e a entrada se abre também de dentro de casa ou pelo celular de um parente. Pede três cuidados: controle fácil de apertar, fotocélula que espere quem anda devagar e nobreak ou bateria para a falta de luz.',
    ],
    heading: 'O que ajustar para quem anda devagar',
    text: [
      'Tempo de fechamento mais longo, força no mínimo que move a folha e uma botoeira na altura da mão. Em basculante o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}; o par de fotocélulas, de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    points: [
      'Um só botão usado no controle, com marca em relevo.',
      'Destravamento ensinado a quem mora perto.',
      'Saída a pé que não dependa do portão grande.',
    ],
    send: 'Mande a foto da entrada e diga quem usa o portão.',
  },
  {
    when: [
      'por que|porque|motivos|razoes|motivo|importancia|vantagem|vantagens|beneficios|por que usar|por que ter',
      'fechamento automatico|fechar sozinho',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['worth', 'safety'],
    answer: [
      'A vantagem do fechamento automático é que o portão nunca fica esquecido aberto: ele conta o tempo e fecha sem ninguém apertar, mesmo com a casa dormindo ou o carro já na rua. Em prédio também segura quem entraria atrás. O preço é a fotocélula, sem a qual ele fecharia sobre carro ou criança, e um tempo bem regulado, de quinze a trinta segundos em casa.',
    ],
    heading: 'Como se liga',
    text: [
      'Quase toda central tem a função. Programar fica de {{part.programming.from}} a {{part.programming.to}}, e o par de fotocélula instalado, de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    points: [
      'Para descarregar o carro, algumas placas pausam pela botoeira.',
      'Falta de luz com a folha aberta: só fecha quando volta.',
      'Cão e gato: segundo par, baixo.',
    ],
    send: 'Mande a foto da etiqueta da central e diga se já há fotocélula.',
  },
  {
    when: [
      'seccionado|portao americano|sectional',
      'vantagem|vantagens|beneficio|beneficios|desvantagem|desvantagens|pros e contras|vale a pena|o que e',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['worth', 'what'],
    answer: [
      'Portão seccionado é o de painéis articulados que sobem por trilhos laterais e deitam sob o teto. As vantagens são não avançar um centímetro sobre a calçada nem para dentro, vedar bem e ser silencioso; as desvantagens são o preço, a altura livre de teto que ele exige, as molas de torção que só técnico regula e a peça que depende do fabricante. O motor é próprio, num trilho no forro, e em geral vem com o portão.',
    ],
    heading: 'O que ele muda para quem tem basculante',
    text: [
      'O motor dos nossos kits de basculante não serve nele. Pelas fotos dizemos se o serviço no seu é nosso ou do fabricante.',
    ],
    points: [
      'Meça a verga e o teto livres.',
      'Vão largo: painéis mais pesados.',
      'Destravamento por cordão, por dentro.',
    ],
    send: 'Mande uma foto da garagem por dentro, com o teto à vista.',
  },
  {
    when: [
      'desvantagem|desvantagens|problemas de|contras|lado ruim',
      'portao eletronico|portao automatico|portoes automaticos|portoes eletronicos|automatizar',
    ],
    unless: 'vantagens e',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['worth', 'safety'],
    answer: [
      'As desvantagens do portão eletrônico são precisar de energia, pedir uma revisão por ano, ter peças que se gastam e poder machucar se a força está alta ou falta fotocélula. Controle de código fixo se copia, e raio queima placa. Quase tudo se resolve na instalação: chave de destravamento ou nobreak, força no mínimo, sensor no vão, código rolante e DPS no quadro. Um conserto fica de {{repair.from}} a {{repair.to}}.',
    ],
    description:
      'As desvantagens do portão eletrônico são precisar de energia, pedir uma revisão por ano, ter peças que se gastam e exigir força regulada e fotocélula.',
    heading: 'Quando não vale a pena',
    text: [
      'Não vale em garagem que quase não se abre, em folha podre ou torta e onde não há como levar energia com terra. Para quem sai e chega todo dia, o que se ganha é maior.',
    ],
    points: [
      'Falta de luz: abre na mão.',
      'Na conta de luz, quase não aparece.',
      'Barulho: quase sempre é da folha.',
    ],
    send: 'Conte o que o preocupa e mande uma foto do portão por dentro.',
  },
  {
    when: ['garagem dupla|vaga dupla', 'portao|motor|automatico|kit|eletronico'],
    unless: 'nao|parou|queim*|quebr*|consert*|defeito|barulho|condominio*|predio*|duas folhas|2 folhas',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['price', 'choose'],
    answer: [
      'Portão automático de garagem dupla se cobra pelo tipo e pelo peso da folha larga: basculante, de {{kit.padrao}} a {{kit.jetflex}} instalado se ela fica até {{homeJetflex.weight}}; de correr ou de duas folhas, por orçamento, em geral de {{replacement.from}} a {{replacement.to}} por motor numa casa. A folha em si é do serralheiro.',
    ],
    heading: 'O que a largura muda',
    text: [
      'Folha larga que sobe flexiona no meio e pede contrapeso igual dos dois lados e coluna firme. De correr, precisa da mesma largura de parede livre; sem ela, duas folhas de abrir, com um motor em cada.',
      'O peso sai da largura vezes a altura e do material: chapa fechada pesa muito mais que grade ou alumínio.',
    ],
    points: [
      'Altura livre e recuo da calçada até a folha.',
      'Porta social embutida, que soma peso no basculante.',
      'Tensão do ponto: o JETFLEX só liga em 220 V.',
      'Acima de {{homeJetflex.weight}} que sobem: linha pesada, por orçamento.',
    ],
    further: 'A conta pelo tamanho está em [que motor serve no meu portão](/motores/escolher).',
    send: 'Mande pelo WhatsApp uma foto do vão por dentro, a altura e o material da folha: respondemos com o motor e o valor.',
  },
  {
    when: [
      'portao|portao eletronico|portao automatico|motor de portao',
      'cerca|cerca eletrica|alarme|camera|cameras|concertina|interfone',
      'ou|versus|vs|qual|o que e mais seguro|mais seguro|melhor|primeiro|comparacao|diferenca',
    ],
    unless:
      'preco|instala*|conserta|consertar|e possivel|ligado|junto|interfone abre|disparando|melhor interfone|melhor camera|melhor alarme|interfone com camera|interfone com video',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['worth', 'safety'],
    answer: [
      'Um não faz o trabalho do outro: o portão automático protege a hora de entrar e sair, que é quando acontece o assalto na calçada; cerca, concertina, alarme e câmera protegem o muro e a casa nas outras horas. Quem entra de carro todo dia começa pelo portão, com motor rápido e código rolante; quem tem muro baixo ou casa vazia de dia, pelo resto, que é de empresa de segurança eletrônica.',
    ],
    heading: 'O que cada um deixa de fora',
    text: [
      'Portão com motor não impede quem pula o muro, e cerca não ajuda quem está parado na calçada esperando a folha abrir. O portão também precisa de trava e de destravamento fora do alcance da rua.',
      'Em basculante o nosso kit sai instalado de {{kit.padrao}} a {{kit.jetflex}}; cerca, alarme e câmera não instalamos.',
    ],
    points: [
      'Abertura em segundos: menos tempo na calçada.',
      'Luz e vista livre na entrada valem tanto quanto aparelho.',
      'Haste da cerca longe do caminho da folha.',
    ],
    send: 'Mande as fotos do portão por dentro e por fora e as medidas.',
  },
  {
    when: [
      'conserto|consertar|reparo|reparar|arrumar',
      'basculante|deslizante|de correr|pivotante|de abrir|portao|portoes',
      'preco|orcamento|valor|quanto custa|quanto fica|quanto|tabela|custo',
    ],
    unless: `placa|central|motor|controle|trilho|roldana|mola|cabo|fotocelula|engrenagem|cremalheira|condominio|predio|loja|comercio|empresa|taxa|parcel*|cartao|visita|nobreak|trava|whatsapp|tecnico|hora|bateu|batido|amassado|seguro|barato|caro|media|em sp|interfone*|porteiro eletronico|videoporteiro|video porteiro|camera*|alarme*|cerca|${sinking}`,
    subject: 'portao-automatico',
    aspects: ['price', 'repair'],
    answer: [
      'O conserto de um portão custa de {{repair.from}} a {{repair.to}}, e a peça diz onde cai nessa faixa: regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}; capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; cabos ou roldanas, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; placa, de {{part.board.from}} a {{part.board.to}}. O orçamento sai por foto e a visita não tem taxa na área atendida.',
    ],
    heading: 'O que faz o conserto custar mais ou menos',
    text: [
      'O valor já inclui a mão de obra e é dito antes de começar. O serviço sai com {{repair.warranty}} de garantia e a peça, com {{parts.warranty}}.',
      'Solda ou reforço de suporte fica entre {{part.metalwork.from}} e {{part.metalwork.to}}; folha torta e coluna são do serralheiro, com preço dele. Quando o conserto chega perto de um motor novo, isso é dito no orçamento.',
    ],
    points: [
      'Modelo do motor: peça comum sai na hora, peça antiga se procura.',
      'Folha pesada ou torta: acerta-se antes da peça.',
      'Mais de um defeito: cada um em linha separada.',
      'Urgência não muda o valor dentro do expediente.',
    ],
    further:
      'Peça por peça, as faixas estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande um vídeo do defeito gravado de longe, a foto da etiqueta do motor e o bairro: a faixa volta pelo WhatsApp.',
  },
  {
    when: ['fechamento automatico', 'vale a pena|compensa|e seguro|perigoso|bom|recomenda*|devo|usar'],
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['worth', 'safety'],
    answer: [
      'Vale se há fotocélula funcionando e alguém costuma esquecer o portão aberto; não vale sem fotocélula, com criança que brinca no vão ou onde o carro para embaixo da folha. É uma função que quase toda central já tem, e ligá-la custa só a regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Antes de ligar o fechamento automático',
    text: [
      'Prove três coisas: a folha volta quando algo corta o feixe, a força é a menor que fecha e todos da casa sabem que ele fecha só. Sem fotocélula, nós não ligamos.',
      'Fotocélula com instalação fica de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    points: [
      'A favor: ninguém esquece aberto, e o ladrão tem menos tempo.',
      'Contra: quem saiu a pé sem chave fica para fora.',
      'Dia de mudança ou de obra: desligue a função, ou o disjuntor com a folha aberta.',
    ],
  },
  {
    when: [
      'digital|biometria|biometrico|biometrica|impressao digital',
      'preco|quanto|custa|valor|portao|abrir|abertura',
    ],
    unless: 'fechadura*|facial|tag|nao abre|nao funciona',
    subject: 'portao-automatico',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'O leitor de impressão digital se compra de quem vende controle de acesso, e o preço é deles; da nossa parte, ligá-lo à entrada de botoeira da central fica entre {{repair.from}} e {{repair.to}}, com o fio já passado. Serve em qualquer motor, porque o leitor só fecha um contato seco.',
    ],
    heading: 'Antes de comprar o leitor de digital',
    text: [
      'Ao ar livre peça corpo vedado e sensor que leia dedo úmido; sol de frente e tinta na mão falham. Ponha-o do lado de fora só se a parte que fecha o contato ficar dentro, numa controladora: leitor arrancado não pode abrir o portão.',
      'Quem chega de carro não alcança o leitor. Para o carro, o controle ou a tag continuam melhores; a digital rende no portão social.',
    ],
    points: [
      'Saída relé, contato NA e pulso de um segundo.',
      'Senha de reserva para quem o dedo não lê.',
      'Fonte com bateria, se for a única entrada.',
    ],
    send: 'Mande a foto da central e do lugar do leitor: dizemos que fio falta.',
  },
  {
    when: [
      'alinh*|realinh*|nivel*|desempen*|endireit*',
      'portao|portoes|folha',
      'quanto|quanto cobram|quanto cobra|quanto custa|preco|valor|custa|custo|orcamento',
    ],
    unless: 'fotocelula*|sensor*|motor*|cremalheira*',
    subject: 'portao-automatico',
    aspects: ['price'],
    answer: [
      'Alinhar o portão fica entre {{part.adjustment.from}} e {{part.adjustment.to}} quando é só regulagem; com roldana, guia ou cabo novo, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, e com solda pequena, entre {{part.metalwork.from}} e {{part.metalwork.to}}. Coluna que cedeu e trilho a assentar de novo são do serralheiro ou do pedreiro.',
    ],
    heading: 'O que põe o alinhamento numa faixa ou na outra',
    text: [
      'Quem decide é a peça que desviou a folha. Com o disjuntor desligado e o motor solto, ela se move na mão e mostra o ponto em que pega; a visita não tem taxa na área atendida, e o valor é dito antes.',
    ],
    points: [
      'Pega sempre no mesmo ponto: trilho, guia ou piso.',
      'Ponta baixa: roldana ou dobradiça.',
      'Para fora do lugar: fim de curso, que é regulagem.',
    ],
    send: 'Mande a foto do portão fechado, inteiro, e outra do ponto em que ele pega.',
  },
  {
    when: [
      'portao',
      'velho|antigo|velha',
      'consertar|conserto|arrumar|reformar',
      'compensa|vale|vale a pena|adianta|ou',
    ],
    unless: 'placa|madeira|automatiz*',
    subject: 'portao-automatico',
    aspects: ['worth', 'repair'],
    answer: [
      'Compensa consertar portão eletrônico velho enquanto a folha está firme e a peça do motor se acha: o conserto vai de {{repair.from}} a {{repair.to}}, contra {{replacement.from}} a {{replacement.to}} da troca do motor numa casa. Se o pé da folha apodreceu ou a coluna mexe, o dinheiro vai antes para a serralheria.',
    ],
    heading: 'Folha, motor ou os dois: a ordem de olhar num portão velho',
    text: [
      'Desligue o disjuntor, solte o motor e mova a folha com a mão. Leve e reta, o velho é só o motor; pesada ou torta, consertar o motor é adiar.',
      'Depois veja a etiqueta: motor de marca com peça à venda vale o conserto, e o sem peça pede central adaptada ou conjunto novo.',
    ],
    points: [
      'Ferrugem que a chave atravessa: serralheria primeiro.',
      'Cabo ou roldana gastos: troca barata, que poupa o motor.',
      'Controle de código fixo: receptor avulso resolve.',
      'Terceiro defeito no ano: some e compare com a troca.',
    ],
    further:
      'O preço de cada reparo está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp um vídeo do portão andando, a foto do pé da folha e a etiqueta do motor.',
  },
  {
    when: ['valoriza*|desvaloriza*', 'imovel|casa|portao|venda'],
    subject: 'portao-automatico',
    aspects: ['worth', 'price'],
    answer: [
      'Portão automático em bom estado não desvaloriza o imóvel: costuma ajudar na venda, pela comodidade e pela segurança de não descer do carro. O que desvaloriza é portão barulhento, torto ou parado; não temos número para prometer, e o custo num basculante vai de {{kit.padrao}} a {{kit.jetflex}} instalado.',
    ],
    heading: 'O que o comprador olha no portão',
    text: [
      'Quem visita a casa vê o portão primeiro. Abrir macio, sem barulho e com dois controles em ordem passa a ideia de casa cuidada.',
      'Antes de anunciar, uma revisão simples costuma bastar; um conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Folha no esquadro e pintura inteira.',
      'Controles que funcionam e chave de destravamento.',
      'Nota do motor e garantia que ainda corre.',
      'Memória de controles apagada na entrega das chaves.',
    ],
    questions: [
      {
        question: 'Vale trocar o motor antes de vender a casa?',
        answer: 'Só se ele está parado ou muito barulhento. Motor que anda bem não precisa ser novo.',
      },
    ],
  },
  {
    when: [
      'alug*|locacao|locam|loca|locar',
      'evento|eventos|festa|show|feira|casamento',
      'portao|portoes|gradil|grade|grades',
    ],
    unless: 'motor|salao|casa|sitio|chacara|quem paga',
    subject: 'portao-automatico',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['buy'],
    answer: [
      'Não alugamos portão para evento: grade, gradil e portão móvel quem aluga é uma empresa de estruturas para eventos, que monta e retira. O nosso serviço é o motor de portão fixo, vendido já instalado na folha de uma casa, de um prédio ou de um comércio.',
    ],
    description:
      'Não alugamos portão para evento: grade, gradil e portão móvel são de empresa de estruturas. O nosso serviço é o motor de portão fixo.',
    heading: 'A entrada de carros no dia do evento',
    text: [
      'No portão fixo do salão ou da chácara, o melhor é deixá-lo parado aberto na chegada e na saída, com alguém no vão, e fechado no resto da festa.',
    ],
    points: [
      'Fechamento automático suspenso naquele dia.',
      'Chave de destravamento com quem cuida da entrada.',
      'Fotocélula testada na véspera.',
    ],
    send: 'Se o portão fixo do local precisa de motor ou de conserto, mande a foto dele e o bairro.',
  },
  {
    when: [
      'alugam|aluga|alugo|alugar|locacao|loca|locam|comodato|aluguel de portao|aluguel de motor',
      'portao|portoes|motor|motores|voces|portao eletronico',
    ],
    unless:
      'alugada|alugado|casa|imovel|inquilin*|garagem|vaga|andaime|equipamento*|betoneira|gerador|dono|proprietari*|apartamento|quem paga|evento|obra|carro',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Não alugamos portão nem motor: vendemos o motor já instalado, e o portão em si é feito pelo serralheiro. Quem quer dividir o gasto paga em até {{instalments}}: em basculante o kit instalado vai de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX), e fica seu, com {{kit.warranty}} de garantia.',
    ],
    heading: 'O que fazer em vez de alugar',
    text: [
      'Motor de portão se fixa na folha e na coluna, e por isso não se empresta como ferramenta. Em casa alugada, combine com o dono se ele fica no imóvel ou se vai com você na mudança.',
    ],
    points: [
      'Em folha que corre ou abre, o motor sai por orçamento.',
      'Motor que já existe: conserto de {{repair.from}} a {{repair.to}}.',
      'Tapume ou portão de obra: é com locadora ou serralheria.',
    ],
    send: 'Mande a foto do portão por dentro, as medidas e o bairro.',
  },
];
