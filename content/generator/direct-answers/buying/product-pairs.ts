/** Two products that do not replace each other, or the price of one: which fits what, and what decides. */
import type { DirectAnswer } from '../../direct-answer.ts';

const either = 'ou|x|vs|versus|melhor|diferenca|qual|entre|comparado';
const price =
  'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|quanto pag*|quanto vale|valor*|custo|custa|orcamento|barato';

export const productPairs: readonly DirectAnswer[] = [
  {
    when: [
      'eletroima|eletromagnetic*|ima|magnetica',
      'fecho|fechadura eletrica|trinco|elétrico',
      'ou|qual|x|diferenca|melhor|entre',
    ],
    unless: 'basculante|queim*|consert*|nao abre|nao trava|zumb*',
    subject: 'portao-social',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Em portão de pedestre na rua, fique com o fecho elétrico: sem energia ele continua trancado, e quem está dentro sai pela maçaneta. A fechadura eletromagnética é para porta de muito uso e com bateria, porque na falta de luz ela solta; em troca não tem peça que gaste e não faz barulho.',
    ],
    heading: 'Ímã e fecho elétrico na falta de luz e no uso',
    text: [
      'O fecho recebe um pulso e solta a lingueta, então a folha precisa fechar certa no batente. O ímã fica energizado o tempo todo, segura a folha inteira e pede chapa alinhada e fonte boa.',
      'Colocar ou trocar um dos dois é serviço de {{repair.from}} a {{repair.to}}, conforme fio, fonte e solda no batente; a peça se escolhe por foto.',
    ],
    points: [
      'Casa na rua, sem porteiro: fecho elétrico.',
      'Prédio ou clínica, com bateria e botão de saída: ímã.',
      'Folha que empena ou bate forte: ímã tolera pouco desalinho.',
      'Chuva direta: os dois pedem modelo de área externa.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão fechado, do batente por dentro e da fechadura que existe.',
  },
  {
    when: ['trava|travas', 'eletroima|eletromagnetic*|fechadura', either],
    unless: 'queim*|consert*|nao abre|nao trava|zumb*|social|12v|24v|12 v|24 v|12|24|127|220|110|volts',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'No portão da garagem a escolha é a trava elétrica: um pino que desce só quando a folha fecha, segura contra alavanca e não gasta energia parado. A fechadura eletromagnética é de porta e de portão social; em folha que sobe ou corre ela desalinha com a vibração e, sem bateria, solta na falta de luz.',
    ],
    heading: 'Por que a garagem usa pino e a porta usa ímã',
    text: [
      'O pino entra numa guia com folga, e por isso aceita a folha que balança um pouco. O ímã precisa da chapa inteira encostada, o que portão de garagem raramente consegue.',
      'Motor com fuso ou redutor irreversível já segura a folha; a trava entra em folha larga, em portão de correr forçado com pé de cabra e em folha dupla. O serviço vai de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Central com saída de trava e tempo de espera.',
      'Pino lubrificado e guia firme no piso ou na coluna.',
      'Chave para soltar a trava por dentro.',
      'Bateria ou nobreak, se o motor também os tem.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão fechado por dentro, do ponto da trava e da etiqueta da central.',
  },
  {
    when: ['sensor de presenca|sensor de movimento', 'fotocelula*|barreira|infravermelho', either],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Para o portão não fechar em cima de gente ou de carro, é fotocélula: ela vê o feixe cortado e para ou inverte a folha. O sensor de presença reage a calor e movimento, serve para acender a luz e não se liga à central como segurança, porque não enxerga quem está parado no vão.',
    ],
    heading: 'Feixe no vão e sensor de luz: cada um no seu lugar',
    text: [
      'A fotocélula tem dois lados, um de cada lado da passagem, e a central só fecha com o feixe inteiro. É ela que permite usar o fechamento automático.',
      'Instalar o par fica entre {{part.photocell.from}} e {{part.photocell.to}}, conforme o caminho do fio até o outro lado.',
    ],
    points: [
      'Carro parado no vão: só a fotocélula percebe.',
      'Luz da entrada: sensor de presença, ligado à lâmpada.',
      'Criança ou bicho baixo: um segundo par, mais perto do chão.',
    ],
    send: 'Fotografe os dois lados do vão por dentro e a etiqueta da central e mande pelo WhatsApp.',
  },
  {
    when: ['embreagem', 'eletronic*|mecanic*|sem embreagem|sem', either],
    unless: 'patina*|consert*|regul*|queim*|barulho',
    subject: 'embreagem',
    isAboutSubject: true,
    aspects: ['choose', 'works'],
    answer: [
      'Prefira a eletrônica, em que a central mede o esforço e inverte a folha quando ela encosta em algo: não gasta e se ajusta por botão, separada para abrir e para fechar. A embreagem mecânica, de disco e mola, cede e patina; é simples, protege a engrenagem, mas desgasta e pede novo aperto com o tempo.',
    ],
    heading: 'Disco que patina e central que sente a força',
    text: [
      'Com disco, o motor continua girando contra o obstáculo até o tempo acabar. Com a eletrônica, ele para em instantes e volta, que é o que protege carro e criança.',
      'Nenhuma das duas corrige folha pesada. Regular a força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e se faz depois de a folha andar leve na mão.',
    ],
    points: [
      'Ajuste separado para abrir e fechar.',
      'Teste com um cabo de vassoura no caminho da folha.',
      'Fotocélula junto, porque a força só age depois do toque.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor e a da central, e dizemos qual dos dois tipos ele tem.',
  },
  {
    when: [
      'fuso',
      'metro*|m|mt|cm|1,20|1,50|1,2|1,5|1,80|1,8|1,20 m|1,50 m|1,20 metro|1,50 metro|comprimento|tamanho|medida|altura',
    ],
    unless: 'corrente|graxa|lubrific*|barulho|gast*|consert*|preco*|quanto custa|valor',
    subject: 'fuso',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'O comprimento do fuso sai da altura do portão: o carrinho tem de percorrer todo o caminho que leva a folha de fechada a aberta, com um palmo de sobra. Repita a medida do que está no motor; mais curto, a folha não abre inteira, e mais comprido, ele bate no teto ou fica sem apoio.',
    ],
    heading: 'Medir o fuso sem desmontar',
    text: [
      'Com o portão fechado e o disjuntor desligado, meça a parte roscada de ponta a ponta, sem o motor. Anote também o diâmetro e quantos fios de rosca há num palmo, porque o passo tem de ser o da porca.',
      'Fuso e porca se trocam juntos quando a rosca gastou; o serviço fica entre {{part.gears.from}} e {{part.gears.to}}, e a folha é escorada antes.',
    ],
    points: [
      'Folha alta pede percurso maior, e não motor mais forte.',
      'Diâmetro e passo iguais aos da porca do carrinho.',
      'Teto baixo: meça do motor até a laje.',
      'Porca de bronze ou de nylon, conforme o modelo.',
    ],
    send: 'Mande pelo WhatsApp a altura do portão, a medida da parte roscada e a foto da etiqueta do motor.',
  },
  {
    when: [
      'capacitor*',
      'uf|mf|12uf|16uf|10uf|20uf|25uf|8uf|15uf|microfarad*',
      'ou|maior|menor|no lugar|lugar de',
    ],
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Vale o número que está no capacitor velho ou na etiqueta do motor, e não o maior dos dois: cada bobina pede o seu valor em microfarads. Com menos, o motor zumbe e não parte; com mais, esquenta e queima a bobina. A tensão escrita no corpo é que pode ser igual ou maior.',
    ],
    heading: 'Ler o valor certo antes de comprar',
    text: [
      'O corpo traz microfarads, volts e uma tolerância pequena, de uns cinco por cento. Se está ilegível, o valor se acha pelo modelo na etiqueta do motor ou no manual da central.',
      'A troca conosco fica entre {{part.capacitor.from}} e {{part.capacitor.to}}, com a peça. O capacitor guarda carga mesmo com o disjuntor desligado, e por isso não se põe a mão nos terminais.',
    ],
    points: [
      'Microfarads iguais aos da peça velha.',
      'Volts iguais ou maiores.',
      'Peça estufada ou com cheiro: troque e meça a bobina.',
      'Um passo acima ou abaixo do valor, como 15 no lugar de 12, não serve.',
    ],
    send: 'Mande pelo WhatsApp a foto do capacitor velho e da etiqueta do motor.',
  },
  {
    when: ['wifi|wi-fi|wi fi', 'motor|jetflex|kit', price],
    unless: 'modulo|solar|consert*',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price', 'choose'],
    answer: [
      'O motor Jetflex Wi-Fi custa {{motor.wifi}} na nossa tabela, sem instalação. Para comparar, o motor de 1/2 CV sem Wi-Fi sai por {{motor.halfCv}}, e o kit JETFLEX instalado em basculante, por {{kit.jetflex}}. Se o motor que você tem está bom, sai mais em conta pôr um módulo na botoeira dele, com a ligação a partir de {{repair.from}}.',
    ],
    heading: 'Motor com Wi-Fi ou módulo no motor de hoje',
    text: [
      'O motor novo compensa quando o atual ia ser trocado. O módulo faz o mesmo comando pelo telefone, sem mexer no resto, e o controle continua valendo.',
      'Nos dois casos o preço só rende se a rede da casa chega à garagem: prove com o telefone encostado no motor, de portão fechado.',
    ],
    points: [
      'Sensor de folha fechada, ou o aplicativo só supõe.',
      'Repetidor, se o sinal cai atrás da chapa.',
      'Mensalidade do aplicativo: confira antes.',
      'Portão de correr ou de abrir: motor por orçamento.',
    ],
    further: 'As opções estão em [motor de portão Wi-Fi](/termos/motor-portao-wi-fi).',
    send: 'Mande pelo WhatsApp a etiqueta do motor atual, uma foto do portão por dentro e o tipo da folha.',
  },
  {
    when: [
      'celular|aplicativo|app|smartphone',
      'sem wifi|sem wi fi|sem internet|bluetooth|chip|gsm|sem rede',
    ],
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['choose', 'works'],
    answer: [
      'Dá para abrir o portão pelo celular sem Wi-Fi de dois jeitos: módulo GSM, com chip próprio, que abre quando um número cadastrado liga, e módulo Bluetooth, que só alcança de perto. Os dois se ligam à entrada de botoeira da central; o GSM gasta crédito do chip, e o Bluetooth não abre de longe.',
    ],
    heading: 'Chip, Bluetooth ou um repetidor de sinal',
    text: [
      'Antes de mudar de sistema, veja se o problema é só o sinal: um repetidor perto da garagem resolve a maior parte dos casos e permite o módulo comum.',
      'O módulo se orça pela foto da central, e a ligação parte de {{repair.from}}. O controle remoto segue funcionando junto, e é a reserva para o telefone sem carga.',
    ],
    points: [
      'Garagem no subsolo: teste antes o sinal da operadora.',
      'Números cadastrados: quantos a memória aceita.',
      'Quem vai embora sai do cadastro no mesmo dia.',
      'Falta de luz: sem nobreak, nenhum deles abre.',
    ],
    send: 'Mande pelo WhatsApp a foto da central por dentro da tampa e diga se há sinal de celular na garagem.',
  },
  {
    when: ['estator|bobina|enrolamento', price],
    unless: 'rebobin*',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'A troca do estator de um motor de portão fica entre {{part.stator.from}} e {{part.stator.to}}, com a peça e a mão de obra, conforme o modelo e a espessura da bobina. No alto da faixa, compare com o motor novo: numa casa, a troca completa vai de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'Quando o estator novo vale e quando não',
    text: [
      'Bobina queima por calor ou por água. Se a causa fica, folha pesada, capacitor errado ou tampa aberta, a nova tem o mesmo fim; por isso o técnico mede a corrente depois da troca.',
      'Motor com menos de dez anos e engrenagem boa merece a peça. Com redutor gasto e placa remendada, o conjunto novo sai melhor.',
    ],
    points: [
      'Código da etiqueta, que decide a medida do pacote.',
      'Garantia da peça: {{parts.warranty}}; do serviço: {{repair.warranty}}.',
      'Capacitor trocado junto, quando esquentou.',
      'Visita e diagnóstico sem taxa.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor e diga se ele zumbe, esquenta ou desarma o disjuntor.',
  },
  {
    when: [
      'menos barulho|menos ruido|mais quieto|menos barulhento|faz menos barulho|sem fazer barulho|mais silencioso',
      'qual|motor|portao|marca|melhor',
    ],
    unless: 'fazendo|quarto|dormir|vizinho|deixar|correr|deslizante|graxa|ppa|garen|nice|rossi|peccinin',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Faz menos barulho o motor com inversor, que parte e para devagar: no basculante, o PPA Home Jetflex, do kit JETFLEX de {{kit.jetflex}} instalado. O que se ouve na casa, porém, é quase sempre o tranco no fim e a folha seca; um motor comum numa folha leve e regulada incomoda menos que um rápido numa folha torta.',
    ],
    heading: 'O ruído que é do motor e o que é da folha',
    text: [
      'Do motor vêm o zumbido, que cresce quando ele puxa peso, e o baque da parada, que o inversor tira. Da folha vêm rangido e batida, que motor nenhum cura.',
      'Prove antes de comprar: disjuntor desligado, motor solto, folha levada na mão com os cabos inteiros. O que range assim se resolve com ajuste, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Inversor e 220 V no ponto: partida e chegada macias.',
      'Calço de borracha entre o suporte e a parede.',
      'Batente com borracha e fim de curso no lugar.',
      'Graxa no fuso e nos pivôs, duas vezes por ano.',
    ],
    send: 'Mande pelo WhatsApp um vídeo com som do portão de hoje e uma foto dele por dentro.',
  },
  {
    when: [
      'alto fluxo|alto trafego|trafego intenso|grande fluxo|fluxo alto|uso intenso|alta rotatividade|muito fluxo|fluxo intenso',
      'motor|portao|automatizador',
    ],
    unless: 'consert*|queim*|nao abre|esquent*',
    subject: 'portao-de-condominio',
    aspects: ['choose', 'price'],
    answer: [
      'Motor de alto fluxo é o que aguenta muitas aberturas por hora sem cortar por calor: o que se pede é motor de uso intenso, de trinta a cinquenta ciclos por hora, contra os cinco a dez do motor de casa. Instalado em portão de prédio ou empresa, fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'Fluxo se mede na hora cheia',
    text: [
      'Conte os carros de hora em hora, das sete às nove da manhã, durante três dias: a hora mais cheia, com folga, é o que a ficha do motor tem de trazer.',
      'Velocidade também é fluxo: com inversor a folha libera a rua mais cedo, e a fotocélula deixa a pausa curta sem risco.',
    ],
    points: [
      'Ciclos por hora na proposta, por escrito.',
      'Peso da folha abaixo do limite da ficha.',
      'Roldana, trilho ou dobradiça para o mesmo uso.',
      'Revisão a cada {{maintenance.interval}}.',
    ],
    send: 'Mande pelo WhatsApp uma foto da folha fechada, a etiqueta do motor atual e os carros da hora mais cheia.',
  },
  {
    when: [
      'so o motor|somente o motor|apenas o motor|sem controle|sem os controles|sem controles|motor avulso|motor sozinho|sem a placa|sem placa|sem a central|sem central|sem trocar a placa|aproveitar a placa|manter a placa|usar a placa',
      'motor',
      `${price}|trocar|comprar|troca`,
    ],
    unless: 'consert*|nao abre|sem a placa funciona',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'Só o motor, sem instalação, custa na nossa tabela {{motor.quarterCv}} em 1/4 CV, {{motor.thirdCv}} em 1/3 CV e {{motor.halfCv}} em 1/2 CV, para basculante. A placa que está boa pode ficar se for da mesma linha e da mesma tensão; se o defeito é só a bobina, a troca do estator, de {{part.stator.from}} a {{part.stator.to}}, já resolve sem motor novo.',
    ],
    heading: 'Quando a placa antiga serve no motor novo',
    text: [
      'Central de motor monofásico comum aceita outro de mesma tensão, com o capacitor do motor novo e o fim de curso do mesmo tipo. A de inversor só trabalha com o seu próprio motor.',
      'Some fixação, regulagem e os controles: por {{kit.padrao}} o kit PADRÃO sai instalado em basculante, com placa e dois controles novos, e essa conta muitas vezes vira a escolha.',
    ],
    points: [
      'Etiqueta do motor: tensão, potência e modelo.',
      'Fim de curso por ímã, por chave ou por contagem.',
      'Receptor embutido na placa ou avulso.',
      'Placa com umidade ou relé gasto não se aproveita.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor e a foto da placa: dizemos se ela fica e quanto custa o resto.',
  },
  {
    when: ['receptor|receptor avulso|modulo receptor', price],
    unless: 'fotocelula|queim*|consert*',
    subject: 'receptor',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'O receptor avulso se orça pela foto do controle que você quer usar, porque frequência e tipo de código mudam o aparelho, e não temos preço único dele. O serviço de ligar e gravar fica entre {{part.programming.from}} e {{part.programming.to}}, com quantos controles você tiver na hora.',
    ],
    heading: 'O que se paga num receptor novo',
    text: [
      'São o aparelho, a ligação à entrada de botoeira e a gravação. A central e o motor ficam como estão, seja qual for a marca deles.',
      'Sai mais em conta que trocar a placa, de {{part.board.from}} a {{part.board.to}}, quando o resto dela funciona.',
    ],
    points: [
      'Mesma frequência do controle, lida no verso.',
      'Código fixo ou rolante, que não se misturam.',
      'Canais: um por portão que o mesmo controle abre.',
      'Tensão de alimentação que a central ofereça.',
    ],
    send: 'Mande pelo WhatsApp o verso do controle e a etiqueta da central: respondemos com o valor do conjunto.',
  },
  {
    when: [
      'pivotante*|de abrir|pistao|braco',
      'por folha|cada folha|cada uma|cada|folhas de|folha de',
      'metro*|m|cm',
    ],
    figure: { unit: 'metre' },
    unless: 'consert*|raspa*|empenad*|caiu|madeira|ferro|aluminio|chapa|basculante',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Com folhas de {figura}, o portão de abrir leva um motor em cada folha e uma central que as move com atraso. Até uns dois metros e meio por folha o pistão comum serve; acima disso, ou com vento na chapa fechada, o modelo é de curso longo, com trava na ponta. Sai por orçamento; numa casa, a troca de motor fica em geral entre {{replacement.from}} e {{replacement.to}}, e o par custa mais que um só.',
    ],
    heading: 'Folhas de {figura}: o que medir em cada uma',
    text: [
      'A ficha traz dois limites por folha, metros e quilos, e manda o que for menor. O peso sai do material: alumínio e grade são leves, chapa e madeira não.',
      'Meça também da dobradiça à parede e à frente da coluna: é essa distância que diz se o pistão acha ângulo ou se o caso é de braço articulado.',
    ],
    points: [
      'Lado para que abre, e o piso no arco da folha.',
      'Dobradiça sem folga e coluna firme.',
      'Batente no chão, onde as folhas se encontram.',
      'Conduíte até a outra coluna.',
    ],
    further:
      'As medidas de coluna e pivô estão em [instalação em portão pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).',
    send: 'Mande pelo WhatsApp a foto de cada coluna por dentro, o material e o comprimento exato de cada folha.',
  },
  {
    when: ['nobreak|no-break|no break|bateria', 'gerador', either],
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Para um portão só, nobreak: ele assume na hora e custa menos que pôr um gerador. Se o prédio já tem gerador, ligue nele o circuito do portão e deixe um nobreak pequeno para os segundos até ele pegar. Gerador comprado apenas para o portão não compensa.',
    ],
    heading: 'Quem segura o portão na falta de luz do prédio',
    text: [
      'O nobreak abre algumas dezenas de vezes, o que cobre a queda comum. Para apagão de muitas horas, só o gerador, que entra por chave de transferência, feita por eletricista.',
      'Motor com inversor pede onda estável nos dois. A ligação do nobreak no portão pronto fica entre {{repair.from}} e {{repair.to}}; o aparelho se orça pela etiqueta do motor.',
    ],
    points: [
      'Queda curta e poucas saídas: nobreak.',
      'Gerador que já existe: portão e fotocélula no circuito dele.',
      'Fila de manhã cedo: conte as aberturas que a bateria precisa dar.',
      'Chave de destravamento com o zelador, em qualquer caso.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor, as aberturas da hora cheia e, se houver, a do gerador.',
  },
  {
    when: ['lento|demora*|rapido|normal|muito tempo|e muito|e pouco', 'abre|abrir|fecha|fechar|motor|portao'],
    figure: { unit: 'second', from: 12, to: 19 },
    unless:
      'ficou|ficando|agora|antes|passou|perdeu|de repente|deixar mais|timer|pausa|fotocelula|kit|condominio*|predio*',
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['worth', 'works'],
    answer: [
      'Não é defeito: esse é o ritmo de um motor comum de basculante, e o nosso kit PADRÃO leva {segundos padrão}. Quem espera na rua sente esse tempo; o SPEEDY abre em {segundos speedy}, por {{kit.speedy}} instalado, e o JETFLEX em {segundos jetflex}, por {{kit.jetflex}}. Em portão de correr, o tempo cresce com o comprimento da folha.',
    ],
    heading: 'Tempo normal, tempo perdido e tempo comprado',
    text: [
      'Se o portão sempre levou {figura}, só outro motor o acelera: mexer na força da central não muda a rotação e tira a segurança.',
      'Se antes era mais rápido, aí sim há defeito: folha pesada, capacitor fraco ou tensão baixa. Capacitor trocado fica entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    points: [
      'Cronometre da folha fechada até parada aberta, três vezes.',
      'Rua calma ou garagem recuada: o tempo comum basta.',
      'Rua movimentada ou várias famílias: vale o mais rápido.',
    ],
    send: 'Mande pelo WhatsApp um vídeo de uma abertura inteira e a etiqueta do motor.',
  },
  {
    when: [
      'barato|barata|baratos|baratas|baratinho|baratinha|mais barat*|generico',
      'funciona|presta|prestam|vale a pena|compensa|e bom|e boa|confiavel|confio|dura|duram|risco|perigoso',
      'fotocelula|controle|controles|placa|central|nobreak|trava|sensor|receptor|capacitor|peca|pecas|motor|fechadura|bateria',
    ],
    unless: 'ou|importad*|chines|usado|usada|conserto',
    subject: 'motor',
    aspects: ['worth'],
    answer: [
      'O barato funciona quando é da medida certa e tem troca: a peça mais em conta que combina com a sua central abre e fecha como a outra. O que se perde é vedação, alcance e prazo, e por isso o barato sai caro onde a peça toma chuva, onde a mão de obra para trocá-la de novo pesa mais que ela e onde há segurança de gente em jogo.',
    ],
    heading: 'Onde economizar e onde não no portão',
    text: [
      'Economize no que se troca sem ferramenta, como controle e bateria. Não economize no que exige visita: placa, estator, cabo e fotocélula custam a segunda mão de obra, e um conserto nosso começa em {{repair.from}}.',
      'Peça com nota, garantia escrita e loja que responda. A que nós trocamos tem {{parts.warranty}}, e o serviço {{repair.warranty}}.',
    ],
    points: [
      'Mesma tensão, mesmo contato e mesma família de código.',
      'Vedação de área externa, se pega chuva ou sereno.',
      'Nome do fabricante na peça, e não só no anúncio.',
      'Teste no balcão ou no portão antes de jogar fora a velha.',
    ],
    send: 'Mande pelo WhatsApp a foto do anúncio e a etiqueta da peça que vai sair: dizemos se combinam.',
  },
  {
    when: ['bateria*', '24v|24 v|12v|12 v|24 volts|12 volts|corrente continua|nobreak|motor|portao', price],
    unless: 'controle|a23|pilha|chaveiro|solar|cerca|kit|com bateria|ou',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'A bateria do portão se orça pelo que está escrito no corpo da que saiu, tensão e ampères-hora, e não temos preço único dela; a troca no local, com teste da carga, entra na faixa de serviço a partir de {{repair.from}}. Motor de 24 V costuma usar duas de 12 V em série, que se trocam juntas.',
    ],
    heading: 'O que faz o preço da bateria do portão',
    text: [
      'Mais ampères-hora custam mais e dão mais aberturas sem luz, desde que o carregador da central as sustente. Bateria selada de mesma medida serve de qualquer fabricante sério.',
      'Duas velhas com uma nova estragam a nova em meses. Antes de comprar, o técnico mede se o defeito não é o carregador.',
    ],
    points: [
      'Tensão e ampères-hora iguais aos da etiqueta.',
      'Terminal e tamanho que caibam na caixa.',
      'Data de fabricação recente, porque ela envelhece parada.',
      'A velha volta para a loja, e não para o lixo.',
    ],
    send: 'Mande pelo WhatsApp a foto da bateria velha, da etiqueta do motor e do lugar onde ela fica.',
  },
  {
    when: [
      'chapa|chapas|chapa galvanizada|chapa fechada|aco',
      'motor|automatizar|automatizador',
      'qual|que|melhor|serve|aguenta|ideal|indicado',
    ],
    unless:
      'nao|consert*|barulho|correr|deslizante|pivotante|de abrir|enrolar|comercio|loja|ppa|garen|rossi|peccinin|nice|coloquei|botei|pus|colocar chapa|por chapa|fechei|fechar|depois que|chapear',
    subject: 'portao-de-ferro',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Portão de chapa se escolhe pelo peso, que a medida dá: conte de treze a vinte quilos por metro quadrado, já com algum quadro. Um basculante de casa, de três metros por dois e pouco, fica perto de {{example 100 kg}} ou {{example 130 kg}}, e o PPA Home, até {{home.weight}}, leva com sobra por {{kit.padrao}} instalado; acima disso, o PPA Home Jetflex, até {{homeJetflex.weight}}, por {{kit.jetflex}}.',
    ],
    heading: 'Da chapa ao motor: peso, vento e fixação',
    text: [
      'A espessura muda o peso mais que a galvanização, que só protege da ferrugem. Chapa fechada também apanha vento, e a folha precisa de contrapeso acertado para ela.',
      'O suporte se prende no tubo do quadro, e não na chapa, que rasga. Solda em galvanizado queima o zinco: o ponto leva tinta própria depois.',
    ],
    points: [
      'Largura, altura e espessura da chapa.',
      'Porta social embutida, que pesa de um lado só.',
      'Folha que para a meia altura, solta na mão.',
      'De correr ou de abrir: motor por orçamento.',
    ],
    send: 'Mande pelo WhatsApp altura, largura e uma foto do portão por dentro: dizemos o peso provável e o motor.',
  },
  {
    when: ['dois portoes|2 portoes|duas garagens|dois portao|tres portoes|3 portoes', price],
    unless: 'controle*|consert*|nobreak|fotocelula|manuten*|nao|condominio|predio',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Cada portão leva o seu motor, e o preço se soma: em basculante são {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}} por portão, já com instalação, central e dois controles. Feitos no mesmo dia, os dois aproveitam a visita e podem abrir pelo mesmo controle, um botão para cada; diga isso no pedido, porque o valor do conjunto sai no orçamento.',
    ],
    heading: 'Dois portões no mesmo orçamento',
    text: [
      'Não é preciso que sejam iguais: o da entrada de uso diário pode ter o motor mais rápido, e o outro o comum. Cada um pede disjuntor próprio e a folha leve na mão.',
      'De correr ou de abrir, o valor sai por foto; numa casa, fica em geral entre {{replacement.from}} e {{replacement.to}} por portão.',
    ],
    points: [
      'Medidas e material de cada folha, em separado.',
      'Controles: a mesma família de código nos dois.',
      'Um circuito para cada motor.',
      'Pagamento em até {parcelas} vezes pelo total.',
    ],
    send: 'Mande pelo WhatsApp uma foto de cada portão por dentro, com as medidas, e o bairro.',
  },
  {
    when: [
      'potencia|hp|cv|cavalos|forca do motor',
      'qual|quantos|quanto|que|ideal|certa|preciso|precisa|escolher',
      'portao|motor|basculante|residencial|casa',
    ],
    unless:
      'correr|deslizante|pivotante|de abrir|nobreak|condominio*|predio*|1/2|1/3|1/4|1 4|1 3|1 2|consert*|perdeu|ferro|madeira|aluminio|gasta|consome|fonte|metros|kg|quilos|social|loja|comercio|maior|mais potente|o que quer dizer|o que significa|industrial|1 hp|1 cv|2 hp|1,5|3/4',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'A potência sai do peso da folha: num basculante equilibrado, 1/4 CV leva até {{motor.quarterCv.weight}}, 1/3 CV até {{motor.thirdCv.weight}} e 1/2 CV até {{motor.halfCv.weight}}. Para a maioria das casas 1/3 CV basta. Mais potência não abre mais depressa nem conserta folha pesada; em portão de correr ou de abrir vale o limite da ficha de cada modelo.',
    ],
    heading: 'Do peso da folha à potência do motor',
    text: [
      'Estime o peso pelas medidas e pelo material: alumínio e grade são leves, chapa fechada e madeira podem pesar o triplo. Fique um quinto abaixo do limite, e passe ao tamanho seguinte se estiver perto dele.',
      'Na tabela, sem instalação, os três custam {{motor.quarterCv}}, {{motor.thirdCv}} e {{motor.halfCv}}. Instalado, o kit PADRÃO, com o PPA Home de até {{home.weight}}, sai por {{kit.padrao}}.',
    ],
    points: [
      'Folha de alumínio ou grade, uma vaga: 1/4 CV.',
      'Chapa comum ou uso de família grande: 1/3 CV.',
      'Chapa grossa, madeira, porta embutida: 1/2 CV, ou a linha pesada.',
      'HP e CV são quase a mesma coisa na prática.',
    ],
    send: 'Mande pelo WhatsApp altura, largura, material e uma foto do portão por dentro: dizemos o peso provável e a potência.',
  },
  {
    when: [
      'controle*',
      'programado*|gravado*|ja programado|ja gravado|com gravacao|com programacao|configurado*',
      price,
    ],
    unless: 'kit|condominio*|motor novo',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'São duas contas: o controle, cujo preço sai pela foto do seu porque depende da marca e do tipo de código, e a gravação na garagem, de {{part.programming.from}} a {{part.programming.to}}, com quantos controles houver na hora. Se o seu é de código fixo, às vezes uma cópia de balcão dispensa a visita.',
    ],
    heading: 'Como pagar menos por um controle gravado',
    text: [
      'Junte os controles da casa e grave todos no mesmo dia, porque a visita é uma só. Quem compra um kit, de {{kit.padrao}} a {{kit.jetflex}} instalado, já recebe dois prontos.',
      'Com o manual e a central ao alcance, muita gente grava sozinha: um toque no botão da placa e outro no controle. Segurar o botão costuma apagar todos, e aí a visita sai mais cara.',
    ],
    points: [
      'Foto do verso, com a frequência e o modelo.',
      'Marca na tampa do motor e na placa.',
      'Quantos controles estão na mão hoje.',
    ],
    send: 'Mande pelo WhatsApp o verso do controle e a tampa do motor: a resposta traz o valor dos dois.',
  },
  {
    when: [
      'inversor|inverter',
      'existente|atual|que tenho|ja tenho|comum|antigo|colocar|adaptar|instalar|da para',
      'motor|portao',
    ],
    unless: 'ou|queim*|consert*|preco|quanto custa|energia solar|novo|vale a pena|diferenca',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['allowed', 'compatibility'],
    answer: [
      'Não se põe inversor num motor comum de portão: o de casa é monofásico, parte com capacitor, e o inversor comanda motor trifásico ligado à placa própria dele. Quem quer partida suave troca motor e central juntos; em basculante, o kit JETFLEX, com inversor, sai por {{kit.jetflex}} instalado.',
    ],
    heading: 'O que se aproveita ao passar para o inversor',
    text: [
      'Ficam o portão, o ponto de energia e às vezes o suporte. Saem motor, central e controles, porque o código e o sensor de posição são do conjunto.',
      'Se o incômodo é só o tranco na parada, veja antes se a central de hoje tem parada suave: regulá-la fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Ponto de 220 V para o PPA Home Jetflex.',
      'Folha reta e leve na mão, de até {{homeJetflex.weight}}.',
      'Motor de correr ou de abrir: por orçamento.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor de hoje, a da central e uma foto do portão por dentro.',
  },
  {
    when: [
      'portao e motor|motor e portao|portao novo e motor|portao com motor|completo com motor|portao completo|tudo junto|portao novo completo|portao novo com motor|folha e motor',
      `${price}|fazer|comprar`,
    ],
    unless: 'consert*|controle*|social|condominio*|dois|2',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Portão e motor são dois orçamentos: a folha é feita pelo serralheiro, que cobra por metro e material, e o motor pomos nós. Em basculante o conjunto de motor instalado custa {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}}; em portão de correr ou de abrir sai por foto, em geral entre {{replacement.from}} e {{replacement.to}} numa casa.',
    ],
    heading: 'Portão novo que já nasce pronto para o motor',
    text: [
      'Combine com o serralheiro antes de soldar: peso da folha, contrapeso acertado, reforço no ponto do braço e coluna firme. Depois de pronto, cada correção custa solda e pintura.',
      'Deixe também o conduíte e o circuito com disjuntor próprio até o lugar do motor. A instalação leva de {horas de instalação}, com a folha andando leve na mão.',
    ],
    points: [
      'Folha: largura, altura e material, com o serralheiro.',
      'Motor: escolhido pelo peso que ele declarar.',
      'Elétrica: ponto de energia pelo eletricista.',
      'Prazo: motor só depois de a folha estar no lugar.',
    ],
    send: 'Mande pelo WhatsApp o desenho ou a foto do vão, as medidas e o material: dizemos o motor e o que pedir ao serralheiro.',
  },
  {
    when: [
      'fechadura eletronica|fechadura digital|fechadura inteligente|fechadura com senha|fechadura biometrica',
      'garagem|basculante|correr|deslizante|portao grande|portao de carro',
    ],
    unless: 'social|pedestre|consert*|nao',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'No portão da garagem não se usa fechadura eletrônica de porta: a folha sobe, corre ou vibra, e a lingueta dela não acha o furo. O que tranca é a trava elétrica, um pino comandado pela central; para abrir com senha, digital ou celular, liga-se o leitor à entrada de botoeira do motor.',
    ],
    heading: 'Trancar e abrir são duas peças no portão de garagem',
    text: [
      'A trava segura a folha fechada e solta um instante antes de o motor partir. Instalar ou acertar fica entre {{repair.from}} e {{repair.to}}, conforme o fio e a solda.',
      'O leitor precisa ter saída de contato seco e corpo para chuva. Quem o vende faz o cadastro; a ligação na central nós fazemos.',
    ],
    points: [
      'Basculante: pino vertical ou lateral.',
      'De correr: gancho no batente.',
      'Falta de luz: chave de destravamento do lado de dentro.',
      'Portão social ao lado: ali sim, fechadura eletrônica.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão fechado por dentro e a etiqueta da central.',
  },
  {
    when: ['contrapeso*', 'concreto|ferro|chumbo|brita|areia|cimento', either],
    subject: 'contrapeso',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Os dois servem, porque o que equilibra é o peso, e não o material: ferro fundido ocupa menos e permite acertar placa por placa; concreto é mais barato e precisa de caixa maior. Onde a coluna é estreita, ferro; onde há espaço, concreto seco e pesado antes de entrar.',
    ],
    heading: 'Peso certo dos dois lados da folha',
    text: [
      'Some as duas caixas: juntas têm de equilibrar a folha, metade em cada lado, com o motor solto e os cabos inteiros. Lado desigual torce a folha e gasta pivô.',
      'Areia e brita soltas absorvem água e mudam de peso com a chuva. O acerto é de técnico, com a folha escorada, e fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}} quando leva cabo novo.',
    ],
    points: [
      'Caixa que não raspa na coluna em nenhum ponto.',
      'Placas presas, sem folga para bater.',
      'Cabo novo quando o peso muda muito.',
      'Ninguém embaixo enquanto se mexe.',
    ],
    send: 'Mande pelo WhatsApp a foto das duas caixas e diga onde a folha para quando é solta.',
  },
  {
    when: ['barreira|barreira ativa|infravermelho ativo|sensor ativo', price],
    unless: 'cerca|alarme',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'O par de sensores que corta o feixe no vão, chamado fotocélula ou barreira, fica entre {{part.photocell.from}} e {{part.photocell.to}} instalado em portão comum. A barreira ativa de feixe duplo, de alarme de muro, é outra peça e outro preço: o trabalho dela é avisar invasão, e em portão só vale com saída de contato que a central aceite.',
    ],
    heading: 'Fotocélula de portão ou barreira de muro',
    text: [
      'No vão da garagem o feixe simples basta, à altura do para-choque; um segundo par, mais baixo, cuida de criança e de bicho. O que encarece é levar o fio ao outro lado.',
      'A barreira de alarme é de empresa de segurança. Se a sua já existe, vemos por foto se a central a lê.',
    ],
    points: [
      'Conduíte de um lado ao outro do vão.',
      'Tensão que a central oferece.',
      'Protetor metálico onde o pneu passa perto.',
    ],
    send: 'Fotografe os dois lados do vão por dentro e a etiqueta da central, e mande pelo WhatsApp.',
  },
  {
    when: ['automatizador', 'motor', 'mesma coisa|diferenca|igual|e o mesmo|o que e|ou'],
    unless: 'ruim|consert*|comprar',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['what'],
    answer: [
      'No uso de todo dia, automatizador e motor de portão são a mesma coisa. No catálogo, automatizador é o conjunto, motor com redutor, central, fim de curso e receptor, e motor é a máquina que gira; por isso, ao comparar preços, pergunte o que vem na caixa.',
    ],
    heading: 'O que vem em cada caixa',
    text: [
      'Motor sozinho, na nossa tabela, começa em {{motor.quarterCv}}. O kit instalado em basculante, com central, dois controles e mão de obra, vai de {{kit.padrao}} a {{kit.jetflex}}.',
      'Num conserto a palavra também muda a conta: trocar só a parte que gira, o estator, fica entre {{part.stator.from}} e {{part.stator.to}}.',
    ],
    points: [
      'Motor e redutor: a força.',
      'Central e receptor: o comando e os controles.',
      'Fim de curso: onde a folha para.',
      'Suporte e fuso, cremalheira ou braço: conforme o portão.',
    ],
    send: 'Mande pelo WhatsApp o anúncio ou o orçamento que recebeu: dizemos o que está dentro e o que falta.',
  },
  {
    when: [
      'motor|motores|automatizador',
      'que funciona|que funcione|que abre|que abra|funciona|abre|trabalha',
      'sem energia|sem luz|sem eletricidade|na falta de luz|na falta de energia|quando falta luz|quando acaba a luz',
    ],
    unless: 'nao|como|consert*|depois|parou|voltou|destrav*|controle|solar',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Há dois: o motor de corrente contínua, de 24 V, que traz bateria na própria central, e o motor comum ligado a um nobreak próprio para portão. Os dois abrem algumas dezenas de vezes sem luz. Para quem já tem motor bom, o nobreak custa menos; a ligação fica entre {{repair.from}} e {{repair.to}}, e o aparelho se orça pela etiqueta do motor.',
    ],
    heading: 'Nobreak, motor com bateria ou só a chave',
    text: [
      'Todo motor tem também a chave de destravamento, que não custa nada e basta em folha leve com pouca queda de luz. Deixe-a dentro de casa e treine uma vez.',
      'Nossos kits de basculante são de rede, de {{kit.padrao}} a {{kit.jetflex}} instalados, e aceitam nobreak. Motor de 24 V se orça por foto.',
    ],
    points: [
      'Garagem como única saída: nobreak ou 24 V.',
      'Luz que cai toda semana: bateria maior, trocada de tempos em tempos.',
      'Fotocélula e trava no mesmo circuito.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor, se já existe, e quantas vezes por mês a luz cai.',
  },
  {
    when: ['1/2|1/3|1/4|1 4|1 3|1 2|hp|cv', 'jetflex|inversor|inverter'],
    unless: 'ou|x|correr|deslizante|pivotante|consert*|placa|gasta|consome|da para colocar',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price'],
    answer: [
      'Com inversor, escolha pelo peso da folha e pelo tempo, e não pelo HP: o PPA Home Jetflex leva basculante de até {{homeJetflex.weight}}, abre em {segundos jetflex}, trabalha em {{homeJetflex.volts}} e custa {{kit.jetflex}} instalado. Sem inversor, os motores da tabela vão de {{motor.quarterCv}}, em 1/4 CV para {{motor.quarterCv.weight}}, a {{motor.halfCv}}, em 1/2 CV para {{motor.halfCv.weight}}, sem instalação.',
    ],
    heading: 'Por que o HP diz menos num motor com inversor',
    text: [
      'O inversor controla rotação e força a cada trecho, e a ficha do modelo já dá o peso máximo. Dois motores de mesma potência, um com e outro sem, abrem em tempos muito diferentes.',
      'Em portão de correr ou de abrir há modelos com inversor por orçamento; ali também manda o limite da ficha.',
    ],
    points: [
      'Peso da folha, um quinto abaixo do máximo.',
      'Ponto de 220 V com disjuntor próprio.',
      'Folha reta, sem folga em braço e pivô.',
    ],
    send: 'Mande pelo WhatsApp altura, largura e material da folha, uma foto por dentro e outra do quadro de luz.',
  },
  {
    when: [
      'antiesmagamento|anti esmagamento|sensor de obstaculo|detecta obstaculo|sente obstaculo|esmagamento',
      'motor|kit|portao',
    ],
    unless: 'obrigatori*|lei|norma*|preco|quanto custa|regul*|como|nao|consert*',
    subject: 'sensor-antiesmagamento',
    isAboutSubject: true,
    aspects: ['choose', 'works'],
    answer: [
      'Motor com antiesmagamento é aquele cuja central percebe o esforço e inverte a folha ao encostar em algo; nos de inversor e nos de embreagem eletrônica isso já vem na placa, e se ajusta. Ele age depois do toque: para nem chegar a tocar, soma-se a fotocélula, de {{part.photocell.from}} a {{part.photocell.to}} instalada.',
    ],
    heading: 'Três proteções que se completam',
    text: [
      'A força regulada faz a folha parar ao encostar, a fotocélula vê o vão antes, e a borda sensível, na aresta, sente o toque leve. Casa com criança ou calçada movimentada pede ao menos as duas primeiras.',
      'Acertar a força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, com a folha leve e equilibrada, ou a central confunde peso com obstáculo.',
    ],
    points: [
      'Prova com um calço de madeira no caminho, e nunca com a mão.',
      'Ajuste separado para abrir e para fechar.',
      'Motor antigo sem essa função: fotocélula e fechamento automático desligado.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor e a da central: dizemos o que ele já tem e o que falta.',
  },
  {
    when: ['kit', 'motor|basculante|portao|ppa|1/4|1/3|1/2'],
    figure: { unit: 'power', to: 0.6 },
    unless:
      'ou|correr|deslizante|pivotante|de abrir|controle|controles|vale a pena|bom|condominio*|jetflex|inversor',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['price', 'choose'],
    answer: [
      'O nosso kit instalado em basculante se escolhe pelo peso da folha e pela velocidade, e não por {figura}: até {{home.weight}}, o PADRÃO, com o PPA Home, por {{kit.padrao}}, ou o SPEEDY, mais rápido, por {{kit.speedy}}; até {{homeJetflex.weight}}, o JETFLEX, por {{kit.jetflex}}. Motor avulso, sem instalação, vai na tabela de {{motor.quarterCv}} em 1/4 CV a {{motor.halfCv}} em 1/2 CV.',
    ],
    heading: 'O que vem no kit, além do motor',
    text: [
      'Motor, central, dois controles gravados, fixação, manual e a mão de obra, com frete em São Paulo e {{kit.warranty}} de garantia. Fica de fora o acerto da folha, que se vê antes e se orça à parte.',
      'A tensão se confere no pedido, pela foto do quadro: o JETFLEX é de {{homeJetflex.volts}}, e nos outros ela está na etiqueta do modelo.',
    ],
    points: [
      'Folha leve e rua calma: PADRÃO.',
      'Mesma folha com pressa: SPEEDY.',
      'Folha pesada ou entrada em rua movimentada: JETFLEX.',
      'Portão de correr ou de abrir: conjunto por orçamento.',
    ],
    send: 'Mande pelo WhatsApp altura, largura, material e uma foto do basculante por dentro, com o bairro.',
  },
];
