/** Whether something has to be there, or be changed, before a motor is fitted. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksMay, asksNeed } from './asking.ts';

const fitting =
  'instalar|instalacao|colocar|coloca|coloco|por|botar|automatizar|automacao|motor|ter|troco|trocar|troca';

export const beforeMotorAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'tomada|ponto de energia|ponto eletrico|ponto de luz|energia perto|energia|eletricidade',
      `${asksNeed}|tem que ter|nao tenho|nao tem|puxar`,
      `${fitting}|perto|proximo|propria`,
      'motor|portao|automatizador',
    ],
    unless:
      'parou|nao funciona|queim*|cai|caiu|falta|faltou|acaba|acabou|volta|voltou|gasta|gasto|economi*|sem energia|220|110|choque|nobreak|bateria|solar|extensao|usar|por que|quanto',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['install', 'power'],
    answer: [
      'Precisa de energia junto do motor, mas não de uma tomada pronta: serve uma tomada abrigada da chuva ou uma caixa com o fio que vem do quadro, num circuito só do portão, com disjuntor e terra. Se ainda não há nada, um eletricista puxa o ponto antes da visita; extensão e emenda na luz da garagem não servem.',
    ],
    heading: 'Como deixar o ponto pronto',
    text: [
      'O cabo é de 2,5 mm² ou mais, conforme a distância até o quadro, na tensão da etiqueta do motor: meça antes de escolher o modelo. Do ponto em diante a ligação do motor, da central e dos acessórios entra na instalação, que leva de {{install.hours.from in digits}} a {{install.hours.to}}.',
    ],
    points: [
      'De correr: ponto ao lado do trilho, do lado em que a folha recolhe.',
      'Basculante: ponto alto, na coluna do motor.',
      'De abrir: ponto numa coluna e um cabo por baixo do vão até a outra folha, se houver duas.',
      'Sem rede nenhuma por perto: motor de corrente contínua com bateria e painel solar, por orçamento.',
    ],
    send: 'Mande a foto do quadro e a do lugar do motor, com a distância entre os dois: dizemos o que pedir ao eletricista.',
  },
  {
    when: [
      'contrapeso*|mola|molas',
      asksNeed,
      'trocar|troco|troca|mexer|ajustar|mudar|acertar|regular',
      'motor|portao|automatizar|basculante',
    ],
    unless: 'tirar|sem contrapeso|quebrou|arrebent*|caiu|quanto',
    subject: 'contrapeso',
    isAboutSubject: true,
    aspects: ['install', 'adjust'],
    answer: [
      'Não precisa trocar, se o contrapeso ou a mola equilibra a folha: com as mãos, ela sobe leve e para em qualquer altura. Se ela despenca ou sobe sozinha, o peso se acerta antes do motor, de {{part.adjustment.from}} a {{part.adjustment.to}}. O motor só move a folha, e nunca toma o lugar do contrapeso.',
    ],
    heading: 'A prova do equilíbrio antes do motor',
    text: [
      'Ponha a folha a meia altura, com duas pessoas e ninguém embaixo, e solte devagar. Parada, está pronta; se anda, falta ou sobra peso nas caixas.',
    ],
    points: [
      'Cabo com fio levantado ou polia gasta: troca junto, porque o motor não avisa.',
      'Folha que ganhou chapa ou lambri depois: pede mais peso.',
      'Mexer em caixa, mola e cabo é do técnico, com a folha escorada.',
    ],
    send: 'Mande um vídeo da folha subindo na mão e a foto das duas caixas de contrapeso.',
  },
  {
    when: [
      'tirar o portao|tirar portao|retirar o portao|desmontar o portao|remover o portao|tirar a folha|portao de lugar',
      `${asksNeed}|vai`,
      fitting,
    ],
    unless: 'trilho|quebr*|consert*',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Não precisa: o motor é montado com o portão no lugar, e a folha não sai da coluna nem do trilho. Suporte, braço ou cremalheira se prendem nela ali mesmo, em {{install.hours.from in digits}} a {{install.hours.to}}, e só a folha empenada ou com dobradiça quebrada sai, para a serralheria, antes.',
    ],
    heading: 'O que se faz na folha durante a instalação',
    text: [
      'O técnico prova a folha na mão, marca a altura do suporte, fixa e liga. Quem mora na casa só deixa o vão livre e o carro do lado que precisar sair.',
    ],
    points: [
      'Basculante: o suporte vai na coluna e o braço na folha.',
      'De correr: o motor vai na base e a cremalheira ao longo da folha.',
      'De abrir: o braço prende na coluna e na folha.',
    ],
  },
  {
    when: ['soldar|solda', asksNeed, fitting, 'motor|portao|basculante|suporte'],
    unless: 'quebr*|solt*|trinc*|quanto',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Nem sempre: em coluna de alvenaria o suporte do motor vai chumbado ou parafusado, e em coluna de ferro costuma levar solda, que é a fixação mais firme. No de correr, a cremalheira se parafusa ou se solda na folha. O que a instalação pede nessa fixação fazemos na visita; reforço de coluna ou de folha se orça à parte, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    heading: 'Solda ou parafuso em cada portão',
    text: [
      'Alumínio não recebe a mesma solda do ferro: nele se usa parafuso com arruela e borracha. Se já há uma central ligada, o disjuntor fica desligado durante a solda, porque a corrente da máquina queima a placa.',
    ],
    points: [
      'Portão pintado: o ponto de solda se lixa e se retoca.',
      'Coluna fina: chapa de reforço antes do suporte.',
      'Casa alugada: peça a versão parafusada.',
    ],
  },
  {
    when: ['roldana*|rodinha*', asksNeed, fitting, 'motor|automatizar'],
    unless: 'quanto custa|preco|barulho|quebr*|basculante|engrax*',
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['install', 'replace'],
    answer: [
      'Só se estão gastas: com roldana boa, a folha corre leve com uma mão e o motor novo pode entrar sem trocar nada. Se ela pesa, pula ou faz barulho na mão, troque antes, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, porque o motor empurra o atrito o dia todo e gasta a engrenagem.',
    ],
    heading: 'Como ver se a roldana aguenta o motor',
    text: ['Empurre a folha de ponta a ponta, com o motor solto, e olhe as rodas por baixo.'],
    points: [
      'Roda ovalada ou com canal fundo: troca do par.',
      'Roda que arrasta sem girar: rolamento travado.',
      'Folha que só pesa num trecho: trilho, e não roldana.',
    ],
  },
  {
    when: [
      'central nova|placa nova|outra central|outra placa|trocar a central|trocar a placa|central',
      `${asksNeed}|aproveit*`,
      'trocar o motor|trocar motor|troco o motor|motor novo|troca do motor|trocar de motor|junto com o motor|junto com motor',
    ],
    unless: 'quanto custa|preco|queim*',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['replace', 'compatibility'],
    answer: [
      'Quase sempre não precisa comprar central à parte, porque o motor novo já vem com a dele: nos nossos kits instalados ela está incluída. Ficar com a placa antiga só dá certo em motor comum da mesma tensão, da mesma potência e com o mesmo fim de curso; motor com inversor só anda com a placa de fábrica.',
    ],
    heading: 'O que passa para a central nova',
    text: [
      'Fotocélula, botoeira e trava da casa se ligam na nova, e os controles se gravam nela se forem da mesma família. Quem troca só a placa paga de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Foto das duas etiquetas antes de comprar só o motor.',
      'Controles antigos de outra marca: receptor avulso na central nova.',
      'Fim de curso de ímã e de chave não se misturam.',
    ],
  },
  {
    when: [
      'controle*',
      asksNeed,
      'trocar o motor|trocar motor|troco o motor|troco motor|motor novo|troca do motor|trocar de motor',
    ],
    unless: 'quanto custa|preco',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['replace', 'compatibility'],
    answer: [
      'Só precisa trocar os controles se a central nova não ler o código deles: da mesma marca e frequência, costuma bastar gravar de novo. O nosso kit já vem com dois controles gravados, e quem quer manter muitos controles antigos de outra marca põe um receptor avulso, ligado na entrada de botoeira.',
    ],
    heading: 'O que decide se o controle antigo fica',
    text: [
      'O verso do controle diz a frequência e se o código é fixo ou rolante. A gravação de todos, na visita, sai por {{part.programming.from}} a {{part.programming.to}}.',
    ],
    points: [
      'Junte todos os controles no dia da instalação.',
      'Código fixo antigo: boa hora de passar para rolante.',
      'Controle gasto não vale receptor: compre o da família nova.',
    ],
    send: 'Mande a foto do controle, frente e verso, e da etiqueta do motor.',
  },
  {
    when: ['eletricista', `${asksNeed}|chamar`, fitting, 'motor|portao|automatizador'],
    unless: 'ou tecnico|parou|queim*|nao funciona|choque|cai',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Só se ainda não houver energia no lugar do motor: com o ponto pronto, num circuito com disjuntor e terra, o nosso técnico instala e liga tudo sozinho. Puxar fio do quadro, pôr disjuntor ou abrir parede é do eletricista, e fica pronto antes da visita.',
    ],
    heading: 'O que pedir ao eletricista',
    text: [
      'Um circuito só do portão até perto do motor, com fio de 2,5 mm² ou mais e terra, na tensão que o motor pede.',
    ],
    points: [
      'Tensão medida no ponto, e não só lida na tomada.',
      'Caixa abrigada da chuva, a um metro do motor.',
      'Conduíte vazio entre os dois lados do vão, para a fotocélula.',
    ],
    send: 'Mande a foto do quadro e do lugar do motor: dizemos se falta alguma coisa.',
  },
  {
    when: ['cremalheira*', asksNeed, 'manual|sem motor|na mao'],
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['what'],
    answer: [
      'No portão de correr manual a cremalheira não faz falta: ela só serve para o motor puxar a folha. Precisa dela quem vai automatizar, em todo o comprimento da folha mais a sobra do motor; se o portão continua na mão, bastam trilho, roldanas e guia.',
    ],
    heading: 'Quando pôr a cremalheira',
    text: [
      'Ela entra no dia do motor, alinhada ao pinhão que vai tocá-la. Pôr antes só vale se o serralheiro já sabe o modelo, porque dente e altura mudam.',
    ],
  },
  {
    when: [
      'coluna|pilar|parede|muro|tijolo|bloco',
      `aguenta|${asksNeed}|${asksMay}|suporta|forte|furar|furo`,
      'motor|pivotante|de abrir|automatizar|braco',
    ],
    unless: 'rach*|trinc*|quebr*|caiu|torta|cedeu|balanca|mexe|solt*|preto|sem quebrar|passar fio',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'allowed'],
    answer: [
      'Aguenta se a coluna é cheia e não mexe quando se força a folha: concreto ou tijolo maciço recebem o suporte com chumbador. Bloco ou tijolo furado só com ponto cheio de concreto ou chapa de espera que abrace a coluna, porque a cada partida o motor puxa esse ponto. Coluna que mexe se reforça antes.',
    ],
    heading: 'Como provar a coluna',
    text: [
      'Com a folha aberta, segure a ponta e force de leve para cima e para baixo: se a coluna acompanha ou o reboco trinca, ela cede. No portão de abrir isso pesa mais, porque a folha inteira pende da coluna.',
    ],
    points: [
      'Furo a menos de cinco centímetros da quina: o tijolo lasca.',
      'Cano ou fio dentro da coluna: diga antes de furar.',
      'Coluna de ferro: chapa soldada, no lugar do chumbador.',
      'Coluna estreita no de abrir: motor de pistão pede menos espaço que braço articulado.',
    ],
    send: 'Mande uma foto da coluna inteira, de frente e de lado, e diga se é de bloco, tijolo ou concreto.',
  },
  {
    when: [
      'pedreiro|quebrar parede|quebrar a parede|quebrar o muro|quebradeira|sem quebrar|quebra parede|fazer sujeira|faz sujeira|obra',
      `${asksMay}|${asksNeed}|vai`,
      'motor|portao|instalar|automatizar',
    ],
    unless: 'licenca|alvara|vizinho|parou|nao fecha|nao abre|depois|durante',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Na maioria das casas dá para instalar sem quebrar parede: o suporte é parafusado ou soldado, e o fio corre por canaleta ou conduíte por fora. Só se quebra para embutir o fio ou, no de correr sem base, para fazer um pequeno bloco de concreto no chão.',
    ],
    heading: 'O que pode pedir quebra',
    text: [
      'A instalação leva de {{install.hours.from in digits}} a {{install.hours.to}}; base de concreto nova pede outra visita, depois de secar.',
    ],
    points: [
      'Fotocélula do outro lado do vão: fio por fora ou par sem fio.',
      'Botoeira distante: canaleta, ou o próprio controle no lugar dela.',
      'Furos de chumbador fazem pó, e mais nada.',
    ],
  },
];
