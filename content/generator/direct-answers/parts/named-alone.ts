/** Titles that only name a part of the trade: what it is, which of its kinds are ours, and what it costs. */
import type { DirectAnswer } from '../../direct-answer.ts';

/** Words of a fault or a question. Other answers are for such titles. */
const saysMore =
  'nao|barulho*|ruido|quebr*|queim*|gast*|solt*|trav*|estal*|ronc*|vaz*|esquent*|chuva|molh*|como|por que|porque|pode|posso|medir|testar|rebobin*|lubrific*|engrax*|ou|versus|melhor|diferenca|social|madeira|vidro|eletromagnetic*|digital|eletronica|tetra|quanto pesa|kg|quilos';

export const partNamedAloneAnswers: readonly DirectAnswer[] = [
  {
    when: ['motorredutor*|motoredutor*|moto redutor|motor redutor|motorreductor|redutor|redutores'],
    unless: saysMore,
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'Motorredutor é o próprio motor do portão: o motor elétrico com a caixa de engrenagens que troca rotação por força, numa carcaça só. Instalado em basculante, o kit PPA sai de {{kit.padrao}} a {{kit.jetflex}}; se o seu só perdeu a engrenagem, trocar a peça fica entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    heading: 'Trocar a engrenagem do redutor ou o conjunto',
    text: [
      'Por dentro há uma rosca sem fim, uma coroa e os rolamentos, em graxa. A coroa é a peça mais macia, e quase sempre é ela que se gasta, com o motor inteiro.',
      'Num portão de correr ou de abrir, o preço do conjunto novo numa casa fica entre {{replacement.from}} e {{replacement.to}}, instalado, por orçamento.',
    ],
    points: [
      'Motor gira e a folha não anda: coroa ou chaveta do redutor.',
      'Óleo ou graxa na parede, embaixo da caixa: retentor vencido.',
      'Bobina queimada e carcaça trincada no mesmo motor: aí se troca tudo.',
    ],
    further:
      'O serviço da peça está na página de [troca de engrenagem](/topicos/troca-de-engrenagem-de-motor-de-portao).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motorredutor e a do portão por dentro, e diga se é compra ou conserto.',
  },
  {
    when: ['fechadura|fechaduras|fechadura para portao|fechadura de portao'],
    unless: `${saysMore}|banheiro|quarto|carro|armario|gaveta|cofre|geladeira|apartamento|apto|fechadura de porta|porta de casa|porta da sala|porta de entrada|escritorio|basculante*`,
    subject: 'trava-eletrica',
    isAboutSubject: true,
    answer: [
      'No portão automático a fechadura é conosco: trava elétrica, fecho da porta social e a chave que destrava o motor, com serviço a partir de {{repair.from}}, mais a peça. Na porta da casa ela é do chaveiro, que abre, troca segredo e copia chave.',
    ],
    heading: 'Que fechadura vai em cada portão',
    text: [
      'A folha que o motor move se prende com trava elétrica, que solta sozinha na hora de abrir. Fechadura comum, de chave e lingueta, numa folha com motor acaba em motor forçado, quando alguém esquece de abrir.',
    ],
    points: [
      'Portão de abrir ou folha comprida: trava elétrica na ponta.',
      'Porta social: fecho elétrico, acionado pelo interfone ou por botoeira.',
      'Falta de luz com uma só entrada: destravamento com chave por fora.',
    ],
    further:
      'Os tipos e a ligação estão em [trava elétrica para portão](/topicos/trava-eletrica-para-portao).',
    send: 'Mande uma foto da folha fechada, vista de dentro, e do lugar da fechadura: dizemos qual serve.',
  },
  {
    when: [
      'fechadura|fechaduras',
      'quebr*|emperr*|trav*|estrag*|troc*|consert*|nao tranca|nao abre|nao fecha|nao destranca|arromb*|perdi',
      'portao|portoes|garagem',
    ],
    unless: 'social|porta de casa|madeira|vidro|eletromagnetic*|digital|eletronica|motor|central|controle*',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Fechadura de portão que emperra ou não tranca tem quase sempre a lingueta fora do furo do batente, porque a folha cedeu, ou o miolo gasto. A trava elétrica e a chave que destrava o motor nós consertamos, de {{repair.from}} a {{repair.to}}; fechadura comum, de chave, é do chaveiro.',
    ],
    heading: 'Folha, trava ou miolo: qual deles falhou',
    text: [
      'Com o disjuntor desligado, encoste a folha na mão e veja se a lingueta entra no furo. Se fica acima ou abaixo, é dobradiça ou roldana; se entra e não prende, é a fechadura.',
    ],
    points: [
      'Não force com o motor: ele entorta a lingueta e o braço.',
      'Trava que estala e não solta: fio, bobina ou pino torto.',
      'Chave que gira em falso: miolo, com o chaveiro.',
    ],
    send: 'Mande uma foto da fechadura com a folha fechada, outra com ela aberta, e o bairro.',
  },
  {
    when: [
      'motor hidraulico|motores hidraulicos|automatizador hidraulico|pistao hidraulico|hidraulico|hidraulica',
    ],
    unless: `${saysMore}|encanador|cano*|agua|bomba`,
    subject: 'portao-pivotante',
    isAboutSubject: true,
    answer: [
      'Motor hidráulico de portão é o pistão que abre a folha com óleo sob pressão: forte, silencioso e usado em portão de abrir pesado. Para a maioria das casas o pistão eletromecânico, de fuso, faz o mesmo serviço; o conjunto novo fica em geral entre {{replacement.from}} e {{replacement.to}} instalado, e o hidráulico sai por orçamento.',
    ],
    heading: 'Óleo ou fuso: o que muda no uso',
    text: [
      'O hidráulico aguenta folha comprida e muitas aberturas, e cobra isso em vedação: quando o anel se gasta, o óleo pinga na coluna e a folha perde força. Num portão leve a diferença não se paga.',
    ],
    points: [
      'Óleo no piso, embaixo da haste: vedação vencida.',
      'Folha que cede depois de fechada: válvula ou óleo baixo.',
      'Coluna fina: nenhum dos dois, antes do reforço do serralheiro.',
    ],
    send: 'Mande a etiqueta do pistão, se já existe um, o comprimento de cada folha e a foto da coluna por dentro.',
  },
  {
    when: ['bobina|bobinas|rotor|induzido|enrolamento'],
    unless: `${saysMore}|carro|moto|fio|papel|trava`,
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'A bobina é o fio de cobre enrolado no estator, a parte fixa do motor; o rotor, que alguns chamam de induzido, é o eixo que gira dentro dela. Queimada a bobina, troca-se o estator ou se rebobina, de {{part.stator.from}} a {{part.stator.to}} com a mão de obra; o rotor raramente estraga, e o que se troca nele é o rolamento.',
    ],
    heading: 'Antes de condenar a bobina',
    text: [
      'Capacitor fraco e fio solto dão o mesmo ronco, e por isso se mede primeiro. Cheiro de verniz e carcaça escura apontam para ela; aí o disjuntor fica desligado.',
    ],
    points: [
      'Motor mudo e frio: meça a tensão que chega a ele.',
      'Ronco sem partida: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Motor antigo, sem peça: o novo, instalado numa casa, vai de {{replacement.from}} a {{replacement.to}}.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor e conte se houve cheiro, fumaça ou só o ronco.',
  },
  {
    when: ['coroa|coroas|coroa de motor|coroa de nylon|coroa de bronze|chaveta|chavetas'],
    unless: `${saysMore}|corrente|bicicleta|flor*|dent*`,
    subject: 'engrenagem',
    isAboutSubject: true,
    answer: [
      'A coroa é a roda dentada grande dentro do motor do portão, movida pela rosca sem fim; a chaveta é a peça que a prende ao eixo. As duas se trocam na mesma abertura da caixa, de {{part.gears.from}} a {{part.gears.to}} com a mão de obra, e a do seu motor se acha pelo modelo da etiqueta.',
    ],
    heading: 'Como saber que é a coroa',
    text: [
      'Pó branco ou amarelo embaixo da caixa é nylon moído, e motor que gira com a folha parada é dente que já não pega. Coroa de bronze dura mais e faz um pouco mais de som.',
    ],
    points: [
      'Número de dentes e diâmetro, contados na peça velha.',
      'Furo do eixo e rasgo da chaveta, na mesma foto.',
      'Folha que anda leve na mão, ou a nova se gasta igual.',
    ],
    send: 'Mande a foto da peça velha ao lado de uma régua e a da etiqueta do motor.',
  },
  {
    when: ['corrente de portao|corrente de motor|corrente|correntes|esticador|esticadores'],
    unless: `${saysMore}|cadeado|eletrica|ouro|prata|moto|bicicleta|fuga|continua|alternada|consum*|amper*|fuso|cremalheira|arrebent*|caiu|pul*`,
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'Corrente de portão é a transmissão dos motores que puxam a folha por elos, como numa bicicleta, e o esticador é o parafuso que tira a folga. Regular a folga custa de {{part.adjustment.from}} a {{part.adjustment.to}}; trocar a corrente com o pinhão entra num conserto de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Quando esticar e quando trocar a corrente',
    text: [
      'Frouxa, ela bate e pula dente; apertada demais, força o eixo. O ponto certo cede um dedo no meio do vão, com a folha parada e o disjuntor desligado.',
    ],
    points: [
      'Elo que não dobra: ferrugem, e não falta de aperto.',
      'Esticador no fim do parafuso: a corrente alongou e se troca.',
      'Dente do pinhão em ponta: os dois juntos.',
    ],
    send: 'Mande uma foto da corrente no meio do percurso, outra do esticador e a etiqueta do motor.',
  },
  {
    when: [
      'carenagem|carenagens|modulo|modulos|varistor*|resistor*|transistor*|triac|rele|reles|eeprom|cantoneira*|gomo|gomos|pivo|pivos|eixo|eixos|bucha|buchas|chumbador*',
    ],
    unless: `${saysMore}|carro|interfone|wifi|wi fi|solar|concreto|base|luz|lampada`,
    subject: 'portao-automatico',
    answer: [
      'Relé, bucha, pivô, gomo e carenagem são peças que trocamos sem trocar o motor, quando se acham: peça mecânica e regulagem entram num conserto de {{repair.from}} a {{repair.to}}, e componente da placa se repara ou se troca com a central, de {{part.board.from}} a {{part.board.to}}. O que decide é a foto, porque o mesmo nome serve a medidas diferentes.',
    ],
    heading: 'O que a foto precisa mostrar',
    text: [
      'De peça de ferro, mande a medida e o lugar em que ela trabalha; de componente eletrônico, o código impresso nele, com o disjuntor desligado. Avulso, sem serviço, nem tudo se encontra.',
    ],
    points: [
      'Peça ao lado de uma régua, de frente e de perfil.',
      'Etiqueta do motor ou da central de onde ela saiu.',
      'O que o portão deixou de fazer, numa linha.',
    ],
    send: 'Com isso, a resposta pelo WhatsApp diz se a peça se acha e quanto fica no lugar.',
  },
];
