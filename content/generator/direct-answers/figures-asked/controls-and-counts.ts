/** Reach and frequency of controls, and how many of something a gate needs. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const controlFigureAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'controle*',
      'quantos metros|qual distancia|que distancia|qual alcance|qual o alcance|ate quantos metros|alcance maximo|a quantos metros|distancia maxima',
      'portao|433|mhz|funciona|pega|alcanca|abre|alcance',
    ],
    unless: 'aumentar|melhorar|fraco|pouco|diminuiu|cremalheira|so abre|so funciona|so pega|nao',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['works'],
    answer: [
      'Um controle de portão, de 433 MHz ou de outra frequência, alcança em geral de trinta a cinquenta metros em campo livre, e bem menos com muro, ferro e vidro com película no caminho: da rua até a garagem, conte com dez a vinte. A frequência muda pouco; o que decide é a pilha, a antena do receptor e o que há entre os dois.',
    ],
    heading: 'O que encurta o alcance',
    text: [
      'Se o seu abria de longe e hoje só abre de perto, comece pela pilha. Depois vêm a antena solta ou enrolada no metal da caixa e outro rádio perto, como câmera sem fio ou fonte de LED.',
    ],
    points: [
      'Antena do receptor esticada, para cima e fora do metal.',
      'Receptor avulso no alto, se a central fica atrás do ferro.',
      'Aperte pela janela, e não por dentro do painel do carro.',
    ],
  },
  {
    when: [
      'controle*',
      'so funciona|so abre|so pega|so aciona|funciona so|abre so|pega so|so fecha|tem que chegar|preciso chegar|tenho que chegar|so de',
      'metro|metros|m|palmo|passos|colado|encostado|grudado|perto|pertinho|dentro de garagem',
    ],
    unless: 'segurando|um lado|dentro de carro',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Controle que só abre de perto quase sempre é bateria no fim: troque-a pela igual, de marca boa, antes de tudo. Se com bateria nova continua, e com todos os controles da casa é a mesma coisa, o problema está no receptor: antena solta, encostada no metal ou com outro rádio por perto. Acertar isso ou trocar o receptor fica na faixa de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Um controle só, ou todos',
    text: [
      'Prove com outro controle, do mesmo lugar. Se o outro abre de longe, o defeito está no primeiro: bateria, mola da bateria oxidada ou queda.',
      'Se nenhum alcança, olhe o que foi ligado há pouco na garagem: lâmpada de LED barata, câmera sem fio e fonte de alarme fazem ruído de rádio. Desligue uma por vez e prove.',
    ],
    points: [
      'Polo da bateria limpo e a tensão escrita nela igual à da antiga.',
      'Fio da antena para fora da caixa e esticado.',
      'Película metálica no vidro do carro: prove com a janela aberta.',
    ],
    send: 'Diga se acontece com todos os controles e mande a foto do controle aberto e da central com a tampa fechada.',
  },
  {
    when: [
      'controle*',
      '292|299|292mhz|299mhz|315|315mhz|mhz',
      'ppa|rossi|garen|peccinin|comprar|portao|preco|quero|antigo',
    ],
    unless: '433|433mhz|ou|existe|quantos metros|qual frequencia|serve em|diferenca|433,92',
    figure: { unit: 'hertz', from: 250, to: 320 },
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['buy', 'compatibility'],
    answer: [
      'Um controle de {figura} só conversa com receptor de {figura}, e é de motor antigo: os de hoje são quase todos de 433 MHz. Se a sua central é dessa frequência, procure um igual ou um multifrequência da mesma família de código; se não se acha, um receptor avulso de 433 MHz entra na ligação da botoeira e o motor fica. A gravação por nós vai de {{part.programming.from}} a {{part.programming.to}}, mais o aparelho.',
    ],
    heading: 'Como confirmar a frequência da sua central',
    text: [
      'Ela está no verso do controle velho ou no receptor da placa. A marca do motor não basta, porque o mesmo fabricante já usou mais de uma.',
    ],
    points: [
      'Chaves pequenas dentro do controle: código fixo, que se copia.',
      'Sem chaves: código rolante, que só a marca grava.',
      'Com receptor novo, todos os controles da casa mudam.',
    ],
    send: 'Mande a foto do controle, frente e verso, e da central com a tampa fechada.',
  },
  {
    when: [
      'quantos controles|quantidade de controles|quantos controle',
      'vem|inclui|acompanha*|incluso*|incluidos|kit|motor',
    ],
    unless: 'memoria|cabem|cabe|placa|central|condominio*|aceita|aceitam|grava|cadastr*',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy'],
    answer: [
      'São dois controles em cada kit, já gravados no dia da instalação; os que faltarem se compram à parte e se gravam na mesma visita. Em basculante o kit instalado custa {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX.',
    ],
    heading: 'De quantos você precisa',
    text: [
      'Conte um por carro e um de reserva em casa. Gravar outro depois, em nova visita, fica de {{part.programming.from}} a {{part.programming.to}}, e por isso compensa pedir todos antes.',
    ],
    points: [
      'Mesma família do receptor, ou o controle não grava.',
      'Quem vem de moto pede o modelo de chaveiro.',
      'Um controle abre dois portões, um por botão.',
    ],
  },
  {
    when: [
      'tag|tags|adesivo veicular|tag veicular|tags veiculares',
      'condominio*|predio|portao|veicular*|garagem|unidades',
      'preco|quanto custa|valor|comprar|unidades|orcamento',
    ],
    unless: 'nao|parou|clonar|clonada|pedagio|placa|cartao|rolante',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Tag, leitor e cadastro são de empresa de controle de acesso, e não temos preço deles: quem orça o lote é quem pôs o leitor, porque cada um só lê a tag da sua frequência e do seu código. O que fazemos é deixar pronta na central do portão a entrada que o leitor aciona, a partir de {{repair.from}}. Onde a entrada ainda é por controle, gravamos os de todos numa visita, por orçamento.',
    ],
    heading: 'Antes de comprar o lote',
    text: [
      'Prove uma tag no leitor antes de pedir as outras. Conte uma por carro, algumas de reserva e a memória que o leitor ainda tem livre.',
    ],
    points: [
      'Lista de carros e unidades na mão de quem cadastra.',
      'Tag perdida se apaga sozinha, sem trocar as dos outros.',
      'Vidro com película metálica: tag de outro tipo ou no farol.',
    ],
    send: 'Mande a foto da central com a tampa fechada e do leitor, e o bairro.',
  },
  {
    when: [
      'quantos parafusos|quantos chumbadores|quantos buchas|qual parafuso|que parafuso|qual chumbador|que chumbador',
      'motor|base|fixar|portao|suporte',
    ],
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['install'],
    answer: [
      'O motor de portão de correr leva em geral quatro chumbadores ou parafusos na base, um em cada canto, presos em concreto ou em chapa soldada; o de basculante se prende à coluna por suporte parafusado ou soldado, nos furos que o manual marca. A medida é a do furo da base, e o que segura é o concreto: em alvenaria oca o parafuso afrouxa com a vibração.',
    ],
    heading: 'Fixação que não solta',
    text: [
      'A base fica acima do nível da água e no prumo da cremalheira. Motor preso torto gasta o dente, e o conserto custa mais que a fixação.',
    ],
    points: [
      'Arruela de pressão e reaperto depois de um mês.',
      'Concreto curado antes de apertar.',
      'Furo da base em rasgo, para acertar a folga do pinhão.',
    ],
  },
  {
    when: ['carros|veiculos', 'motor|portao', 'qual|motor|ideal|garagem|para|predio|casa'],
    unless:
      'nao|tag|controle*|fotocelula|bateu|amass*|preso|por dia|por hora|apartamentos|vaga|cabe|cabem|condominio|estacionamento|som|preco|quanto custa|largura|fecha em cima',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'O número de carros diz quantas vezes o portão abre na hora mais cheia, e o motor se escolhe por isso e pelo peso da folha. Até umas dez aberturas por hora basta um motor comum de casa: em basculante, o PADRÃO, de {{kit.padrao}} instalado, até {{home.weight}}, ou o JETFLEX, de {{kit.jetflex}}, até {{homeJetflex.weight}}. Acima disso vai um de uso intenso, que faz de {{stator.robust.from}} a {{stator.robust.to}} por hora, por orçamento.',
    ],
    heading: 'Carros, largura e pressa',
    text: [
      'Muitos carros costumam pedir vão largo, e vão largo pesa: meça a folha antes. Se todos saem na mesma hora, a espera na rua também conta, e aí um motor rápido rende mais que um forte.',
    ],
    points: [
      'Hora cheia: conte de manhã, por três dias.',
      'Um controle por carro, e um de reserva.',
      'Fotocélula no vão, porque um carro segue o outro.',
    ],
    send: 'Mande largura, altura, material da folha e quantos carros saem na hora mais cheia.',
  },
];
