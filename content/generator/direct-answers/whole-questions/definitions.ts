/** Titles that ask what something of the gate is, or what it is good for. */
import type { DirectAnswer } from '../../direct-answer.ts';

const defines =
  'o que e|o que sao|o que significa|que serve|para que serve*|como funciona|que e|qual a funcao|entenda';

export const definitionAnswers: readonly DirectAnswer[] = [
  {
    when: ['ciclo|ciclos', 'hora|horas|continuo|intenso|motor*|portao*', `${defines}|quantos|quanto`],
    unless: 'aguenta|predio|condominio*|qual motor|capacitor',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['what'],
    answer: [
      'Um ciclo é uma abertura e um fechamento completos, e os ciclos por hora dizem quantas vezes seguidas o motor trabalha sem esquentar demais. Motor de casa, de estator fino, faz de {{stator.thin.from}} a {{stator.thin.to}} por hora; o de uso intenso, de estator largo, de {{stator.robust.from}} a {{stator.robust.to}}. Passado o limite, o protetor térmico corta e o portão para até esfriar.',
    ],
    heading: 'Como usar esse número',
    text: [
      'Conte as passagens na hora mais cheia, e não no dia inteiro. Uma casa com três carros faz seis ciclos de manhã; um prédio faz isso em minutos.',
      'Força e ciclos são contas separadas: há motor que move muito peso poucas vezes, e motor que move pouco peso o dia todo.',
    ],
    points: [
      'Até dez na hora cheia: motor residencial.',
      'Mais que isso: motor de uso intenso.',
      'Para quente e volta depois: faltam ciclos.',
      'Folha pesada gasta ciclos mais depressa.',
    ],
  },
  {
    when: ['encoder', `${defines}|serve`],
    unless: 'defeito|consert*|trocar|queim*|nao|erro',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['what', 'works'],
    answer: [
      'O encoder é o sensor que conta as voltas do motor e assim diz à placa em que ponto está a folha. Com ele a central sabe onde desacelerar e onde parar, e percebe na hora quando algo segura o portão, sem ímã nem chave nas pontas. Nos motores que o têm, ele substitui o fim de curso comum; acertar o percurso fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Encoder e fim de curso comum',
    text: [
      'O fim de curso de ímã ou de chave só conhece dois pontos, aberto e fechado. O encoder conhece o caminho inteiro, e por isso a primeira viagem depois de instalar é lenta: a placa está medindo.',
      'Quando falha, o motor anda alguns centímetros e para, ou perde o ponto de parada. Placa de encoder não aceita sensor de outro tipo.',
    ],
    points: [
      'Fica dentro do motor, junto ao eixo.',
      'Suja ou perde o ímã: a contagem erra.',
      'Perdeu o percurso: grava-se de novo.',
    ],
  },
  {
    when: ['inversor|inverter|inversora', defines],
    unless: 'comum|ou|diferenca|defeito|consert*|queim*|erro|vale a pena',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['what', 'works'],
    answer: [
      'O inversor de frequência é a parte da placa que muda a velocidade do motor: em vez de ligá-lo de uma vez na rede, ele aumenta e diminui a frequência, e a folha parte devagar, acelera no meio e freia antes de encostar. Serve para abrir em poucos segundos sem bater e com menos corrente na partida. É o que o JETFLEX tem: abre em {segundos jetflex} e sai por {{kit.jetflex}} instalado em basculante.',
    ],
    heading: 'O que ele dá e o que ele cobra',
    text: [
      'Dá parada suave, força controlada e reação ao obstáculo. Cobra 220 V no ponto, folha reta e uma placa que custa mais que a comum quando queima.',
      'Em folha torta ou com cabo gasto o inversor não faz milagre: a velocidade só mostra mais cedo o defeito.',
    ],
    points: [
      'Rampa de partida e de parada.',
      'Velocidade regulada na placa.',
      'Protetor de surto no quadro: quase obrigatório.',
      'Motor comum não recebe inversor por fora.',
    ],
  },
  {
    when: [
      'fotocelula*|sensor',
      'por que|porque|motivo*|vantagem|vantagens|importancia|importante',
      'instalar|colocar|ter|usar|importancia|importante|vantagem|vantagens|comprar|por',
    ],
    unless:
      'nao fecha|nao funciona|parou|para de|para de funcionar|queimou|estraga|some|desalinha|pisca|molha|queima|preco|quanto custa|volta|falha|abre|presenca',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['worth', 'safety'],
    answer: [
      'Porque sem fotocélula o portão só percebe uma pessoa, um carro ou um bicho depois de encostar neles, e muitos motores nem isso percebem. Com o par de sensores a central vê a passagem ocupada, para e reabre a folha antes do toque. Instalado, com o fio e o teste, fica de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'Quando ela não pode faltar',
    text: [
      'No portão que fecha sozinho ela é a única que olha o vão, porque ninguém está com o dedo no botão. Em casa com criança, idoso ou cachorro, vale também sem fechamento automático.',
      'Em prédio, quem responde por um acidente é o condomínio, e a fotocélula funcionando é a primeira coisa que se pergunta.',
    ],
    points: [
      'Carro parado no vão: a folha espera.',
      'Criança que corre atrás da bola: a folha volta.',
      'Portão batendo no carro: ela evita a maioria dos casos.',
      'Lente limpa todo mês, ou ela deixa de ver.',
    ],
    send: 'Mande fotos dos dois lados do vão e da etiqueta da central: dizemos onde o par vai e quanto fica.',
  },
  {
    when: [
      'por que|porque|vantagem|vantagens|motivos|importancia|vale a pena',
      'contratar|chamar|procurar|escolher|instalar com|contar com',
      'empresa|profissional|tecnico|especializad*|especialista|quem entende',
    ],
    unless: 'ou|autonomo|quanto custa|preco|limpeza|seguranca patrimonial|portaria',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['worth', 'install'],
    answer: [
      'Porque no portão a instalação decide mais que o motor: quem é do ramo confere e equilibra a folha, escolhe a força pelo peso, liga a central em circuito próprio e regula a parada e a força para não machucar ninguém. Mal instalado, um motor novo esquenta, gasta a engrenagem e perde a garantia. Conosco o kit de basculante sai instalado de {{kit.padrao}} a {{kit.jetflex}}, com {{kit.warranty}} de garantia.',
    ],
    heading: 'O que o especialista faz e não se vê',
    text: [
      'Antes do motor, ele move a folha na mão, olha cabos, pivôs ou roldanas e diz o que precisa de conserto. Depois acerta o fim de curso, a força e a fotocélula, e prova o destravamento com você.',
      'E há o depois: nota, garantia escrita e alguém que volta. Quem monta por conta própria fica com a peça e com o defeito.',
    ],
    points: [
      'Folha equilibrada antes do motor.',
      'Força no mínimo que move o portão.',
      'Disjuntor e terra conferidos.',
      'Chave do destravamento mostrada e testada.',
    ],
    send: 'Mande uma foto do portão inteiro por dentro e as medidas da folha: o valor vem por mensagem.',
  },
];
