/** Complaints about one direction, one leaf or one half of the way. */
import type { DirectAnswer } from '../../direct-answer.ts';

const noise = 'barulh*|ruido*|rang*|estal*|chia*|raspa*|bate|batendo|range|geme*|grita*';

export const halfReadings: readonly DirectAnswer[] = [
  {
    when: [
      'fecha so metade|fecha so ate|fecha metade|so fecha metade|nao fecha tudo|nao fecha inteiro|nao fecha completo|nao fecha ate o fim|fecha pela metade|fecha so um pedaco|nao fecha todo|nao termina de fechar|nao encosta|desce so metade|desce metade|so desce metade',
      'abre ate o fim|abre normal|abre tudo|abre inteiro|abre todo|abre certo|abre bem|abre completo|sobe normal|sobe tudo|sobe ate o fim|mas abre',
    ],
    unless: 'controle|sem luz|volta|cancela',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que abre até o fim e fecha só um pedaço tem motor e energia bons: no caminho de volta ele encontra algo que o para, ou a central acha que já chegou. As causas são o fim de curso de fechar fora do lugar, que se regula de {{part.adjustment.from}} a {{part.adjustment.to}}, força baixa nesse sentido, ou ferro que prende a folha ali.',
    ],
    heading: 'Como ele para no meio do fechamento',
    text: ['Olhe duas vezes, de fora do caminho da folha, e compare o ponto em que ela fica.'],
    points: [
      'Sempre no mesmo lugar e sem som: fim de curso, ou percurso gravado curto.',
      'No mesmo lugar e com tranco: pedra, degrau no trilho, guia ou cabo.',
      'Cada vez num lugar: força no limite ou capacitor fraco.',
      'Para e volta a abrir: fotocélula que vê alguma coisa no vão.',
      'Desde a última falta de luz: percurso a gravar de novo.',
    ],
    questions: [
      {
        question: 'Como deixo a garagem fechada até o conserto?',
        answer:
          'Com o disjuntor desligado e a folha reta, leve-a na mão até o batente e trave o motor na chave. Se ela pesa ou enrosca, não force.',
      },
    ],
    further: 'Os testes, um a um, estão em [portão não fecha](/portao-nao-fecha).',
    send: 'Mande pelo WhatsApp um vídeo do fechamento até ele parar, duas vezes seguidas, a etiqueta do motor e o bairro.',
  },
  {
    when: [
      noise,
      'quando desce|so desce|em descida|ao descer|descendo|so quando desce|so em descida|quando fecha|so quando fecha|ao fechar|so fechando|so para fechar|so para descer',
    ],
    unless:
      'rampa|ladeira|rua|em subida|abre|abrindo|sobe|em fim|em final|batente|correr|deslizante|pivotante|forte',
    subject: 'motor',
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Barulho que só existe na descida é de peça que trabalha quando o motor segura o peso em vez de puxá-lo: bucha ou porca do fuso gasta, engrenagem com folga, polia seca ou braço que roça de um lado. Se a folha desce aos trancos ou mais depressa que antes, pare de usar e desligue o disjuntor. Engrenagem e rolamento custam de {{part.gears.from}} a {{part.gears.to}}; cabo e polia, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'O som da descida e a peça que o faz',
    text: [
      'Ouça de longe, sem ninguém embaixo, com o portão descendo inteiro. Na subida a carga empurra as peças para o lado oposto da folga, e por isso elas se calam.',
    ],
    points: [
      'Tec-tec regular: dente gasto ou porca do fuso.',
      'Chiado comprido: polia, pivô ou rolamento sem graxa.',
      'Tremor com som grave: fuso torto ou freio que gasta aos poucos.',
      'Raspar de um lado só: folha torta ou braço empenado.',
    ],
    further:
      'Os ruídos, por som, estão em [motor de portão fazendo barulho](/motor-de-portao-fazendo-barulho).',
    send: 'Mande pelo WhatsApp um vídeo com som de uma subida e uma descida inteiras, e a foto da etiqueta do motor.',
  },
  {
    when: [
      noise,
      'quando sobe|so sobe|em subida|ao subir|subindo|so quando sobe|so em subida|quando abre|so quando abre|ao abrir|so abrindo|so para abrir|so para subir',
    ],
    unless:
      'rampa|ladeira|rua|descida|fecha|fechando|desce|em fim|em final|batente|correr|deslizante|pivotante|alarme|sirene|apita*|forte|celular|bip*',
    subject: 'motor',
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Barulho que só aparece quando a folha sobe quer dizer esforço: é na subida que o motor carrega o peso que o contrapeso ou a mola deixou de levar. Antes de trocar peça, o técnico prova o equilíbrio; cabo, polia e mola ficam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e engrenagem com rolamento, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    heading: 'O som da subida e a peça que o faz',
    text: [
      'Fique de longe e repare se ela sobe mais devagar que antes: som novo com lentidão é peso, som novo na mesma velocidade é desgaste.',
    ],
    points: [
      'Ronco grave na partida: folha pesada ou capacitor no fim.',
      'Estalo a cada palmo: engrenagem ou cremalheira interna com dente gasto.',
      'Rangido: pivô, braço ou polia sem graxa.',
      'Batida seca no meio: cabo que pula na polia. Desligue o disjuntor e ninguém passa embaixo.',
    ],
    further:
      'Os ruídos, por som, estão em [motor de portão fazendo barulho](/motor-de-portao-fazendo-barulho).',
    send: 'Mande pelo WhatsApp um vídeo com som de uma subida e uma descida inteiras, e uma foto de cada lateral.',
  },
  {
    when: [
      'fecha antes|fecha primeiro|chega antes|chega primeiro|bate em outra|fora de ordem|na ordem errada|fecham fora de ordem|abre antes|bate na outra folha|por cima de outra',
      'folha|folhas|pivotante|duas folhas|outra',
    ],
    unless: 'basculante|deslizante|de correr|fotocelula|carro|qual motor',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Duas folhas que fecham na ordem errada batem porque a central perdeu o atraso entre elas, ou porque uma ficou mais lenta ou mais leve que a outra. A que leva o mata-junta, a aba que cobre a emenda, tem de sair primeiro e chegar por último. Regular o atraso e os fins de curso custa de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Por que a ordem se perdeu',
    text: [
      'Até o acerto, use uma folha por vez na mão, com o disjuntor desligado: cada batida entorta o braço e abre a solda do batente.',
    ],
    points: [
      'Depois de falta de luz ou troca de placa: atraso a programar.',
      'Depois de trocar um motor: os fios das duas folhas podem estar trocados na placa.',
      'Uma arrasta no chão: dobradiça cedida, e a outra chega antes.',
      'Uma força e a outra não: capacitor ou embreagem de um dos motores.',
    ],
    further:
      'Como trabalham os dois motores está em [motor para portão pivotante](/topicos/motor-para-portao-pivotante).',
    send: 'Mande pelo WhatsApp um vídeo das duas folhas fechando, de longe e de frente, e a foto da etiqueta da central.',
  },
  {
    when: [
      'folha de esquerda|folha da esquerda|folha de direita|folha da direita|lado esquerdo|lado direito|uma folha|uma das folhas',
      'nao abre|nao anda|nao mexe|parou|parada|travou|nao funciona|queimou',
    ],
    of: ['portao-pivotante'],
    unless: 'basculante|deslizante|de correr|controle|qual motor|preco|nao encosta',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Quando só uma das folhas não se move, a central e o controle estão bons, porque a outra obedece: o defeito está no motor dessa folha, no fio dele, na saída da placa ou na trava que não soltou. Com o disjuntor desligado e a folha reta, destrave-a e leve-a na mão: leve, é elétrico; pesada, é dobradiça ou piso.',
    ],
    heading: 'O que o técnico mede na folha parada',
    text: [
      'A prova é trocar os dois motores de borne. Se o defeito muda de folha, é a placa, de {{part.board.from}} a {{part.board.to}}; se fica na mesma, é motor, fio ou capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    points: [
      'Ronca e não sai: trava presa, capacitor ou folha no chão.',
      'Muda por completo: fio partido no conduíte que dobra, ou fusível daquela saída.',
      'Anda um pouco e para: força baixa ou dobradiça seca.',
      'Parou depois de chuva: emenda no chão, do lado do motor mais longe da central.',
    ],
    further: 'O preço por peça está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp um vídeo de frente, com as duas folhas, e a foto da etiqueta do motor que não anda.',
  },
  {
    when: [
      'basculante|portao',
      'fecha sozinh*|desce sozinh*|cai sozinh*|vai descendo|fecha devagar|desce devagar|nao fica aberto|nao fica em cima|nao para em cima',
      'sem luz|sem energia|falta luz|falta de luz|acaba a luz|acaba a energia|acabou a luz|queda de luz|falta energia|cai a luz',
    ],
    unless: 'como abrir|como abro|de correr|deslizante|pivotante|destrav*',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'power'],
    answer: [
      'Sem luz, basculante em ordem fica onde parou: quem o segura é a rosca do motor, e não a energia. Se ele desce sozinho, mesmo devagar, a engrenagem, a porca do fuso ou a embreagem está gasta, o motor foi deixado destravado, ou o contrapeso já não equilibra a folha. Não passe embaixo nem estacione no vão; desligue o disjuntor e deixe-o fechado.',
    ],
    heading: 'O que segura a folha quando não há energia',
    text: [
      'São dois apoios: o contrapeso ou a mola, que leva quase todo o peso, e o redutor, que não deixa a sobra andar. Descida lenta é um deles no fim; descida de uma vez é cabo ou mola partida.',
      'Equilibrar, com cabo ou mola, custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    points: [
      'Chave de destravamento fora da posição de trabalho: confira com a folha fechada.',
      'Piorou depois de pintura ou chapa nova: peso a mais.',
      'Motor gira um pouco enquanto ela desce: redutor gasto.',
    ],
    further:
      'Folha que não fica no alto também se explica em [contrapeso desregulado](/contrapeso-do-portao-desregulado).',
    send: 'Mande pelo WhatsApp uma foto de cada lateral, com o portão fechado, a etiqueta do motor e o bairro.',
  },
  {
    when: [
      'caiu de a dobradica|caiu da dobradica|saiu de a dobradica|soltou de a dobradica|dobradica quebr*|dobradica solt*|dobradica arrebent*|dobradica partiu|soltou a dobradica|quebrou a dobradica|arrancou a dobradica',
    ],
    unless: 'preco|quanto|range|rang*|barulho',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    isComplaint: true,
    isDanger: true,
    aspects: ['repair'],
    answer: [
      'Folha que saiu da dobradiça pode tombar: afaste as pessoas, desligue o disjuntor do portão e não a levante nem a solte do motor, porque o braço às vezes é tudo o que ainda a segura. Feche a passagem dos dois lados. A solda ou a dobradiça nova é da serralheria, e o motor volta depois dela; reforço de suporte, conosco, fica de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    heading: 'Até alguém vir, e quem vem primeiro',
    text: [
      'Escorar é serviço de duas pessoas com ferramenta, e de fora do lado para onde ela pode cair. Se a folha está sobre a calçada e ameaça alguém, ligue 193.',
    ],
    points: [
      'Pino ou dobradiça partidos: serralheiro primeiro, técnico do motor depois.',
      'Coluna rachada junto: pedreiro antes dos dois.',
      'Braço ou suporte torto na queda: conferimos antes de religar.',
      'Força e fins de curso regravados no fim, com a folha leve na mão.',
    ],
    further: 'O preço das peças está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'De longe, fotografe a folha inteira e a dobradiça, mande pelo WhatsApp com o bairro e diga se o motor ainda está preso a ela.',
  },
];
