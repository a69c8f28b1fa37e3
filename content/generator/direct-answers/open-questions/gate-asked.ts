/** Answers about the leaf itself: its age, height and weight, what may be added to it, and how it moves. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const gateAskedAnswers: readonly DirectAnswer[] = [
  {
    when: ['antigo|antiga|velho|velha', 'portao de ferro|portao ferro', 'motor|automatizar|kit'],
    unless: 'vidro|madeira|consert*|nao|preco|quanto|trocar|vender|aluminio|pesa|kg|quilos',
    subject: 'portao-de-ferro',
    isAboutSubject: true,
    aspects: ['choose', 'install'],
    answer: [
      'Portão de ferro antigo aceita motor se a folha ainda anda com uma mão só; se raspa, pende ou tem dobradiça comida, o ferro se acerta primeiro. Os antigos costumam ser de chapa grossa, e por isso o motor se escolhe pelo peso, e não pela medida do vão: em basculante, até {{home.weight}} serve o PPA Home e até {{homeJetflex.weight}}, o PPA Home Jetflex, em kit instalado de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'O que o ferro velho precisa antes do motor',
    text: [
      'Procure ferrugem onde a água para: barra de baixo, pé da dobradiça, caixa do contrapeso e solda do suporte. Ferrugem que só mancha se lixa e pinta; a que descasca em lâminas já tirou espessura, e ali não se prende motor.',
      'Solda ou reforço de suporte com o motor no lugar fica entre {{part.metalwork.from}} e {{part.metalwork.to}}; roldanas e cabos, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}. Em folha de correr ou de abrir, o motor sai por orçamento.',
    ],
    points: [
      'Folha solta na mão: vai até o fim sem raspar e não dispara.',
      'Cabo com fio arrebentado ou mola cansada: troca antes de motorizar.',
      'Coluna firme: empurre com a mão e veja se balança.',
      'Ponto de energia com terra perto do lugar do motor.',
      'Fechadura e trinco antigos: saem ou ficam abertos.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão inteiro por dentro, outra das dobradiças ou cabos de perto, e a altura e a largura da folha.',
  },
  {
    when: [
      'chapa fechada|chapa inteira|chapa lisa|todo fechado|folha fechada|chapa grossa',
      'motor|kit|automatizar',
    ],
    unless: 'ou|consert*|nao|barulh*|preco|quanto',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Em portão de chapa fechada duas forças contam: o peso da chapa, que é maior que o de grade do mesmo tamanho, e o vento, que empurra a folha como uma vela. Some as duas e não compre no limite da ficha: em basculante, o PPA Home leva até {{home.weight}} e o PPA Home Jetflex até {{homeJetflex.weight}}; acima disso, ou se a folha corre ou abre, o motor sai por orçamento.',
    ],
    heading: 'Quanto pesa e quanto vento pega a sua chapa',
    text: [
      'O peso é a área vezes a espessura da chapa, mais o quadro de tubo, que em folha grande pode pesar mais que ela. Meça altura e largura, veja a espessura na borda e mande os três números.',
      'Em rua aberta, folha de abrir fechada é a que mais sofre: pede trava no encontro e motor com folga. No basculante, o que conta é o contrapeso, porque folha equilibrada pesa pouco para o motor. O kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    points: [
      'Altura e largura da folha, e espessura da chapa.',
      'Reforço por trás: tubo, cantoneira ou nada.',
      'Folha solta no meio do curso: fica parada ou cai?',
      'Frente para avenida, terreno vazio ou corredor de vento.',
    ],
    send: 'Mande pelo WhatsApp as medidas, a espessura e uma foto do portão por dentro, com o quadro à vista.',
  },
  {
    when: [
      'van|utilitario|furgao|carro alto|caminhonete|picape|suv|bagageiro',
      'alta|alto|altura|passa|portao',
    ],
    unless: 'motorhome|caminhao|bateu|amassou|nao|preco|quanto|sensor|fotocelula',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para veículo alto o que manda é o vão livre com a folha aberta: o de correr e o de abrir não tiram altura nenhuma, e o basculante tira, porque a folha aberta e o braço ficam abaixo da verga. Meça o carro com bagageiro e antena, e depois do piso ao ponto mais baixo da folha aberta; deixe pelo menos um palmo de sobra.',
    ],
    heading: 'Onde um carro alto encosta no portão',
    text: [
      'Na rampa a conta muda: o carro entra inclinado e o teto sobe no meio dele. Meça com o carro no lugar, e não só no papel.',
      'Se o basculante abre pouco, às vezes a regulagem de curso dá alguns centímetros, de {{part.adjustment.from}} a {{part.adjustment.to}}; erguer a verga ou mudar o tipo de portão é obra de serralheiro e pedreiro. O kit para basculante instalado vai de {{kit.padrao}} a {{kit.jetflex}}, e motor para correr ou abrir sai por orçamento.',
    ],
    points: [
      'Altura do carro, com o que vai em cima.',
      'Do piso à borda de baixo da folha aberta.',
      'Comprimento do carro: a folha que sobe avança para fora e para dentro.',
      'Fotocélula na altura do para-choque, mais alto nesses carros.',
    ],
    send: 'Mande pelo WhatsApp as duas medidas e uma foto do portão aberto, tirada de lado.',
  },
  {
    when: ['lanca|lancas|espeto|espetos|cerca cortante', 'portao'],
    unless: 'motor para|preco|quanto|choque|eletrificad*|cerca eletrica',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Ponta de lança em portão não é proibida por uma regra que valha em todo lugar: quem diz a altura mínima e o modelo é a prefeitura e, em prédio, a convenção. No portão que se move há um limite a mais, que é não pôr ponta onde a folha passa perto de gente: no basculante ela desce na altura do rosto, e no de abrir varre a calçada.',
    ],
    heading: 'Ponta em folha que se move',
    text: [
      'O lugar seguro é o muro e a parte fixa. Na folha de correr, que só anda de lado, a ponta em cima incomoda menos; no basculante, ela pode bater na verga ou no teto quando a folha sobe.',
      'Lança também pesa e muda o equilíbrio. Depois de soldá-la, o acerto de força e curso fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; solda com a central ligada pode queimar a placa, de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Pergunte na prefeitura a altura permitida junto à calçada.',
      'Em prédio, a fachada está na convenção.',
      'Desligue o disjuntor e solte os fios da central antes da solda.',
      'Abra a folha na mão e veja onde cada ponta passa.',
      'Fotocélula e força testadas de novo no fim.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão aberto e outra fechado: dizemos onde a ponta atrapalha o movimento. A permissão se pergunta na prefeitura.',
  },
  {
    when: [
      'trava|tranca|fechadura',
      'quebrada|quebrado|quebrou|estragada|emperrada',
      'pode|posso|usar|usando|sem',
    ],
    unless: 'controle|preco|quanto|destrav*|abrir',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Por um ou dois dias, só se a trava ficou recolhida: a folha anda livre, mas pode ser empurrada por fora. Se o pino ficou para fora ou pela metade, não use, porque o motor força contra ele e quebra engrenagem ou suporte; desligue o disjuntor e chame.',
    ],
    heading: 'Como saber em que posição a trava quebrou',
    text: [
      'Com o portão parado e o disjuntor desligado, olhe a ponta da folha: pino dentro do furo é trava presa; furo vazio é trava solta. Não puxe o pino com alicate com a folha sob pressão.',
      'O exame e o conserto ficam entre {{repair.from}} e {{repair.to}}, com {{repair.warranty}} de garantia no serviço e {{parts.warranty}} nas peças.',
    ],
    points: [
      'Recolhida: use à vista e durma com a folha presa por corrente.',
      'Presa fora: motor desligado até o conserto.',
      'Só falha às vezes: bobina fraca, fio ou chapa desalinhada.',
      'Com corrente ou cadeado na folha, o motor fica desligado no disjuntor.',
    ],
    questions: [
      {
        question: 'Posso prender com cadeado e deixar o motor ligado?',
        answer:
          'Não. Um toque no controle faz o motor puxar contra o cadeado, e o que cede é a engrenagem ou a solda.',
      },
    ],
    send: 'Mande pelo WhatsApp uma foto da ponta da folha e da chapa onde o pino entra, e diga se ele está para dentro ou para fora.',
  },
  {
    when: [
      'como saber|saber se|como descobrir|como testar|como ver',
      'pesado|pesada|desbalancead*|desequilibrad*',
      'portao|folha',
    ],
    unless: 'kg|quilos|quanto pesa|preco|quanto',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'O portão está pesado demais quando a folha, solta do motor, não anda com uma mão ou não fica parada no meio do curso. A prova só se faz com a folha reta, os cabos inteiros, o disjuntor desligado e ninguém embaixo; se algo está torto ou frouxo, não solte.',
    ],
    heading: 'A prova da folha na mão, por tipo de portão',
    text: [
      'Peso na balança e peso para o motor são coisas diferentes: um basculante pesado e equilibrado sobe com dois dedos, e um leve com mola cansada mata o motor.',
      'Acertar roldana, cabo ou contrapeso fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; força e curso, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Basculante: deve parar no meio; se desce, falta contrapeso, se sobe, sobra.',
      'De correr: deve andar igual o curso todo; ponto duro é trilho ou roldana.',
      'De abrir: deve girar sem o pé arrastar; se cai para um lado, é dobradiça.',
      'Motor que esquenta, demora mais ou ronca na saída: mesmo sinal, pelo lado dele.',
    ],
    send: 'Mande pelo WhatsApp um vídeo curto da folha sendo levada na mão, gravado de longe, e as medidas dela.',
  },
  {
    when: ['desce|fecha|descendo|fechando', 'rapido|ligeiro|depressa|velocidade', 'sobe|abre|que|muito|mais'],
    unless: 'kit|comprar|qual|preco|quanto|mais rapido do mercado|lento|devagar|velocidade alta',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Portão que desce mais rápido do que sobe está pesado para o contrapeso: na descida a folha ajuda o motor, na subida ele a carrega. Uma diferença pequena é comum; se cresceu ou a folha bate embaixo, há cabo, mola ou contrapeso fora do lugar, e o uso para até a visita.',
    ],
    heading: 'De onde vem a diferença de velocidade',
    text: [
      'Olhe de longe, sem soltar nada: cabo desfiado, contrapeso torto na caixa ou folha mais baixa de um lado dizem que não se destrava nem se fica embaixo. Desligue o disjuntor.',
      'Se tudo está reto, o técnico solta o motor, mede o equilíbrio e completa ou tira contrapeso. Cabo ou roldana ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; engrenagem que já não segura, entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    points: [
      'Desde pintura, chapa nova ou lambri: a folha ganhou peso.',
      'De repente, com estalo: cabo ou mola. Pare de usar.',
      'Sobe devagar e ronca: capacitor fraco, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Continua descendo depois que o motor para: a redução não segura.',
    ],
    send: 'Mande pelo WhatsApp um vídeo da subida e da descida inteiras, gravado de lado e longe da folha.',
  },
  {
    when: [
      'aumentar a altura|altear|subir o muro|levantar o muro|aumentar o portao|aumentar portao|aumentar a largura|alargar|mais alto',
      'portao|muro',
    ],
    unless: 'alcance|velocidade|forca|controle|carro|van|um lado|torto',
    subject: 'serralheria',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Aumentar folha, coluna ou muro é obra de serralheiro e pedreiro, que cobram por medida e material; esse preço não é nosso. Nosso é o motor: soltar antes, conferir se ele ainda serve no peso novo e regular no fim, de {{part.adjustment.from}} a {{part.adjustment.to}} quando ele continua o mesmo.',
    ],
    heading: 'O que a folha maior faz com o motor',
    text: [
      'Peso e vento crescem com a área. Em basculante, até {{home.weight}} o PPA Home segue servindo e até {{homeJetflex.weight}} o PPA Home Jetflex; se passa disso, a troca entra na conta antes da obra. Em folha que corre ou abre, o limite é o da etiqueta do motor.',
      'Em basculante mais alto mudam ainda o curso, o braço e o contrapeso, e por isso a medida final se combina com o instalador antes do corte.',
    ],
    points: [
      'Peso novo estimado: altura, largura e material do acréscimo.',
      'Etiqueta do motor, com o limite de peso.',
      'Solda só com o disjuntor desligado e os fios da central soltos.',
      'Muro só mais alto, com a folha igual: o motor não muda.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão por dentro, a etiqueta do motor e a medida que ele vai ter: dizemos se o motor fica.',
  },
];
