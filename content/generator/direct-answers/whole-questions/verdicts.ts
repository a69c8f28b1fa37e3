/** Titles that ask for a verdict on a motor, a price or a job: too strong, too fast, too cheap, faster than it was. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const verdictAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'motor|potencia|1/2|1 2|meio',
      'forte demais|potente demais|exagero|muito forte|forte de mais|sobra|mais forte que precisa|maior que o necessario|mais potente que o necessario|superdimension*|motor estraga|motor faz mal|motor forte estraga|motor muito forte|forte estraga',
      'leve|pequeno|pequena|aluminio|portao',
    ],
    unless: 'pesado|rapido|chuva|kg|quilos|fecha muito|bate|batendo|fechando',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'allowed'],
    answer: [
      'Motor forte em portão leve não estraga nada se a força for regulada no mínimo que move a folha; sem essa regulagem, sim, ele empurra demais, bate no fim e não para quando encosta em alguém. Você paga por potência que não usa, porque ela não abre mais depressa: o de {{motor.quarterCv.power}} custa {{motor.quarterCv}} e leva até {{motor.quarterCv.weight}}, o de {{motor.halfCv.power}} custa {{motor.halfCv}} e leva até {{motor.halfCv.weight}}, sem instalação. Em folha leve, o dinheiro rende mais em velocidade ou fotocélula.',
    ],
    heading: 'Quando a sobra ajuda',
    text: [
      'Um pouco de folga é boa: a folha deve ficar um quinto abaixo do máximo do motor. Passar disso só compensa se você vai revestir o portão depois ou se ele abre muitas vezes.',
      'Em alumínio fino, motor muito forte pede reforço no ponto de fixação e batente firme.',
    ],
    points: [
      'Força no mínimo: a folha para com a mão.',
      'Parada antes do batente, com rampa se houver.',
      'Perfil fino: chapa de reforço.',
    ],
    send: 'Mande as medidas e o material da folha: dizemos o menor motor que serve com folga.',
  },
  {
    when: [
      'motor rapido|portao rapido|motor veloz|alta velocidade|speedy|jetflex|abrir rapido|motor mais rapido|motor de 4 segundos',
      'estraga|estragar|gasta mais o portao|desgasta*|quebra mais|prejudica|dura menos|danifica|acaba com|forca o portao|forca a folha|faz mal|quebra o portao',
    ],
    unless: 'ou|qual',
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['worth', 'lifetime'],
    answer: [
      'Não, se a folha está reta, equilibrada e firme: o motor rápido com inversor parte e freia devagar, e por isso bate menos que um comum mal regulado. Estraga, sim, o portão torto, com cabo gasto ou roldana ruim, porque a velocidade transforma cada folga em pancada. Antes de pôr um SPEEDY, de {{kit.speedy}}, ou um JETFLEX, de {{kit.jetflex}} instalado, o técnico confere a folha na mão.',
    ],
    heading: 'O que a velocidade exige da folha',
    text: [
      'Cabos iguais, pivôs sem folga, coluna firme e parada regulada. Com isso a peça que mais gasta continua sendo a mesma do motor lento, o cabo, e no mesmo ritmo, porque o número de viagens é o mesmo.',
      'Se o portão começa a balançar ou bater depois da troca, desligue o automático e chame: a regulagem fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Rampa de parada bem regulada.',
      'Fotocélula, porque ninguém reage a tempo.',
      'Reaperto na revisão anual.',
    ],
    send: 'Mande um vídeo do portão de hoje abrindo e uma foto por dentro: dizemos se a folha está pronta.',
  },
  {
    when: [
      'por que|porque|motivo',
      'orcamento*|preco*|valor*|custo',
      'varia*|muda*|diferente*|diferenca|tao diferente|tanta diferenca|nao e igual',
    ],
    unless: 'peso|kg',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'O orçamento varia porque as empresas não orçam a mesma coisa: um traz só o motor, outro soma central, controles, fixação, regulagem, garantia e visita. Depois pesam o tipo de portão, o peso da folha e a obra que falta, de base, solda ou energia. Peça as linhas separadas e compare uma a uma; o nosso kit de basculante já vem completo e instalado, de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'As linhas que precisam aparecer',
    text: [
      'O preço muito abaixo dos outros costuma esconder uma ausência: controle a menos, motor usado, instalação à parte ou garantia que ninguém escreve. O muito acima pode trazer um motor maior do que a folha pede.',
      'Numa troca, em qualquer tipo de portão de casa, o comum é ficar de {{replacement.from}} a {{replacement.to}}, com o motor novo.',
    ],
    points: [
      'Motor: marca, modelo e potência escritos.',
      'Central e quantos controles.',
      'Mão de obra, regulagem e retirada do velho.',
      'Fotocélula: dentro ou fora?',
      'Garantia: quanto tempo, de quê, com nota.',
    ],
    send: 'Mande o orçamento que recebeu e uma foto do portão por dentro: dizemos o que falta nele e fazemos o nosso.',
  },
  {
    when: [
      'barato|mais barato|motor barato|baratinho',
      'sai caro|sai mais caro|custa caro|sair caro|fica caro|sai mais cara|custa mais caro|problema|risco|cuidado',
    ],
    unless: 'conserto|qual',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth', 'price'],
    answer: [
      'O motor mais barato sai caro quando é fraco para a folha ou não tem peça à venda: trabalha no limite, esquenta, gasta a engrenagem e pede um conserto de {{repair.from}} a {{repair.to}} antes da hora. Também encarece o que ficou fora do preço, como central, controles e mão de obra. Barato que aguenta o peso e tem garantia escrita não é problema: o nosso kit PADRÃO sai por {{kit.padrao}} instalado em basculante.',
    ],
    heading: 'Como saber se o barato serve',
    text: [
      'Compare o peso da sua folha com o máximo da ficha, e não com o preço do vizinho. Depois procure a placa e a engrenagem daquele modelo: se ninguém vende, o primeiro defeito é o fim dele.',
    ],
    points: [
      'Sem nota, sem garantia.',
      'Sem etiqueta legível: não se sabe a tensão.',
      'Usado: sem preço de peça, sem compra.',
      'Folha leve e poucas aberturas: o simples basta.',
    ],
    send: 'Mande o anúncio do motor e as medidas da folha: dizemos se ele aguenta.',
  },
  {
    when: [
      'economizar|economizo|gastar menos|gasto menos|pagar menos|economia',
      'instal*|motor*|automatiz*|conserto|consertar',
    ],
    unless: 'energia|luz|conta|consumo|bateria',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price', 'worth'],
    answer: [
      'Economiza-se na instalação do motor deixando o portão pronto antes: folha leve na mão, cabos ou roldanas em ordem e ponto de energia ao lado. Depois, escolhendo o motor pelo peso e não pela pressa: em basculante, o PADRÃO instalado custa {{kit.padrao}}, contra {{kit.jetflex}} do JETFLEX. E pedindo tudo numa visita só, com central, controles e fotocélula, que assim não se paga a ida duas vezes.',
    ],
    heading: 'Onde não vale cortar',
    text: [
      'Fotocélula, terra e regulagem de força são segurança, e saem mais baratas que um acidente. Motor menor que a folha também não é economia: volta em consertos de {{repair.from}} a {{repair.to}}.',
      'Se o motor atual tem defeito de uma peça só, conserte: capacitor fica de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    points: [
      'Aproveite controle, fotocélula e suporte bons.',
      'Mande fotos: visita que já leva a peça certa.',
      'Parcele em vez de comprar menor do que precisa.',
      'Compare orçamentos com a mesma lista.',
    ],
    send: 'Mande uma foto do portão por dentro e do motor atual, se há: dizemos o que se aproveita.',
  },
  {
    when: [
      'lento|devagar|demora|demorado|lerdo|vagaroso|velocidade',
      'deixar mais rapido|motor mais rapido|portao mais rapido|aumentar a velocidade|acelerar|ficar mais rapido|deixar o motor|mais rapido|mais veloz',
      'da para|como|posso|pode|consigo|tem como|e possivel',
    ],
    unless: 'qual|comprar|ficou lento|preco|quanto',
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['allowed', 'replace'],
    answer: [
      'Dá para recuperar a velocidade que o motor já teve, mas um motor comum não fica mais rápido do que nasceu: a rotação vem da rede e da engrenagem. Se ele ficou lento, a causa é folha pesada ou capacitor fraco, de {{part.capacitor.from}} a {{part.capacitor.to}}; se sempre foi, só um motor rápido muda isso, no basculante o SPEEDY, de {segundos speedy}, por {{kit.speedy}}, ou o JETFLEX, de {segundos jetflex}, por {{kit.jetflex}} instalado. Em motor de inversor a velocidade se ajusta na placa.',
    ],
    heading: 'Antes de trocar, a prova da folha',
    text: [
      'Desligue o disjuntor, solte o motor na chave, com os cabos inteiros, e mova a folha. Se vai leve na mão e lento no motor, é capacitor ou tensão baixa. Pesada: mola, contrapeso, roldana ou trilho.',
      'Trocar a engrenagem por outra de relação diferente, ou pôr inversor por fora, não é serviço sério: tira força e quebra o redutor.',
    ],
    points: [
      'Lento só no frio: graxa velha ou capacitor.',
      'Lento no fim do curso: é a rampa, de propósito.',
      'Lento com a luz da casa fraca: fio fino.',
    ],
    send: 'Mande um vídeo da abertura, com os segundos, e a foto da etiqueta do motor.',
  },
  {
    when: [
      'levar o motor|mudar o motor|transferir o motor|passar o motor|mudar motor|levar motor|transferir motor|tirar o motor e|motor de uma casa',
      'casa nova|outra casa|nova casa|mudanca|outro endereco|outro portao|novo endereco',
    ],
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['replace', 'price'],
    answer: [
      'Levar o motor para a casa nova são dois serviços, retirar e instalar, e o valor sai por foto dos dois portões, porque muda o suporte, o fio e a regulagem. Só compensa se o portão de lá é do mesmo tipo, a folha cabe no motor e a tensão é igual; perto de {{kit.padrao}}, que é um kit novo instalado em basculante com {{kit.warranty}} de garantia, o motor usado já perdeu a conta.',
    ],
    heading: 'O que se confere na casa nova',
    text: [
      'Motor de basculante não serve em portão que corre, e 127 V não vira 220 V na tomada. O que quase sempre se leva são os controles e a fotocélula, se a central for junto.',
      'Na casa antiga, deixe o portão abrindo na mão e a chave com quem fica; em imóvel alugado, o contrato diz de quem é o motor.',
    ],
    points: [
      'Peso da folha nova contra o máximo do motor.',
      'Suporte e braço: mudam com a coluna.',
      'Motor com mais de dez anos: não vale a mão de obra.',
    ],
    send: 'Mande fotos do portão de hoje, do de lá e da etiqueta do motor: dizemos se serve e quanto fica.',
  },
];
