/** Two jobs or two faults in one title: the first paragraph covers both. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const joinedWorksAnswers: readonly DirectAnswer[] = [
  {
    when: ['motor', 'placa|central', 'nao sei|sera|ou|saber|duvida', 'e|ou|se'],
    unless:
      'trocar|comprar|preco|quanto custa|controle|ppa|garen|rossi|consertar|lateral|basculante central|motor central|mais barato|melhor',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'repair'],
    answer: [
      'O som decide: se ao apertar o controle a central estala e o motor zumbe sem girar, o defeito é do motor, do capacitor ou da folha presa; se nada estala e a luz da placa está apagada, é placa ou energia. Estalo sem zumbido nenhum aponta relé ou fio. O capacitor custa de {{part.capacitor.from}} a {{part.capacitor.to}}; a placa, de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Tirar a dúvida antes da visita',
    text: [
      'Veja o disjuntor, aperte a botoeira da parede e ouça de longe. Depois, com o disjuntor desligado, a folha reta e os cabos inteiros, solte o motor: folha que pesa explica motor que zumbe.',
    ],
    points: [
      'Morreu numa trovoada: procure na placa.',
      'Foi ficando fraco: capacitor ou bobina.',
      'Anda para um lado só: relé da placa ou fim de curso.',
    ],
    send: 'Mande um vídeo com som do momento em que aperta o controle e a foto da etiqueta.',
  },
  {
    when: ['motor', 'fraco|sem forca', 'portao|folha', 'pesado|pesada|ferrugem|enferrujado'],
    unless: 'comprar|qual motor|1/4|1/3|1/2|hp|cv',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'repair'],
    answer: [
      'A mão decide: com o disjuntor desligado, a folha reta e os cabos inteiros, solte o motor e mova o portão. Se pesa ou arrasta, o problema é ele, de roldana, dobradiça, ferrugem ou contrapeso, e motor novo sofreria igual; se vai leve com uma mão, é o motor, quase sempre capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    heading: 'Primeiro a folha, depois o motor',
    text: [
      'Roldana ou cabo custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, solda e reforço de {{part.metalwork.from}} a {{part.metalwork.to}}. Com a folha leve, muita gente descobre que o motor velho ainda serve.',
    ],
    points: [
      'Ferrugem que a chave atravessa: serralheiro.',
      'Pesa só num trecho: trilho ou batente.',
      'Leve na mão e fraco à noite: tensão baixa.',
    ],
  },
  {
    when: ['motor', 'nobreak*|bateria', 'preco|quanto|valor|custa', 'e|com|mais'],
    unless: 'solar|trocar a bateria|carro|so o nobreak',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'O motor em basculante sai de {{kit.padrao}} a {{kit.jetflex}} no kit instalado, e em outro portão de casa a troca fica entre {{replacement.from}} e {{replacement.to}}. O nobreak é orçado à parte, pela potência do motor e por quantas aberturas você quer sem luz; ligá-lo custa a partir de {{repair.from}}. Pedidos juntos, os dois se montam na mesma visita.',
    ],
    heading: 'Combinar motor e nobreak',
    text: [
      'Motor com inversor pede aparelho de onda senoidal; motor comum pede sobra para a partida. Escolha o motor primeiro e o nobreak pela etiqueta dele.',
    ],
    points: [
      'Duas aberturas de carga bastam para sair e voltar.',
      'Lugar seco e ventilado perto da central.',
      'Motor de 24 V leva bateria na própria placa.',
    ],
  },
  {
    when: [
      'fotocelula*',
      'sinaleira|sinaleiro|sinalizador|luz de aviso',
      'preco|quanto|valor|instalar|colocar|e',
    ],
    unless: 'nao|parou|obrigatori*',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'A fotocélula sai, com o par, o fio e a regulagem, de {{part.photocell.from}} a {{part.photocell.to}}; a sinaleira, ligada à saída da central, entra na faixa de conserto, de {{repair.from}} a {{repair.to}}, conforme o fio. As duas se põem na mesma visita, com a central aberta uma vez só.',
    ],
    heading: 'O que a central precisa ter',
    text: [
      'Uma entrada de sensor e uma saída de sinaleira; placa antiga sem a saída leva um relé. Conduíte entre os dois lados do vão poupa quebra.',
    ],
    points: [
      'Fotocélula na altura do joelho.',
      'Sinaleira à vista da calçada.',
      'Bip à noite incomoda: deixe só a luz.',
    ],
  },
  {
    when: ['instalacao|instalar', 'manutencao', 'motor|portao', 'e|mais|com'],
    unless: 'parou|nao|contrato de',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'care', 'price'],
    answer: [
      'Fazemos as duas: o motor em basculante sai de {{kit.padrao}} a {{kit.jetflex}} instalado, com {{kit.warranty}} de garantia, e a manutenção vem depois, {{maintenance.residence}} em casa, por visita avulsa orçada pelo tipo da folha. No primeiro ano o que for defeito de montagem é da garantia, e a revisão cuida do que gasta.',
    ],
    heading: 'O que entra em cada uma',
    text: [
      'Na instalação: fixação, central, controles, força e curso. Na revisão: cabo, roldana, aperto, lubrificação e prova da fotocélula, em {{maintenance.hours.from in digits}} a {{maintenance.hours.to}}.',
    ],
    points: [
      'Prédio e comércio: revisão a cada {{maintenance.interval}}, por contrato.',
      'Nos outros tipos de portão o motor se orça por foto.',
      'Guarde a proposta com a data.',
    ],
  },
  {
    when: ['controle novo|novo controle|comprar controle', 'copia|copiar|clonar', 'antigo|velho|e|ou'],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program', 'buy'],
    answer: [
      'As duas coisas se fazem juntas: o novo, da mesma frequência e código, grava-se na central; o antigo só se copia se for de código fixo, em outro controle. Se ele é rolante, em vez de copiar grava-se mais um. Na visita, quantos forem, sai de {{part.programming.from}} a {{part.programming.to}}, com os aparelhos à parte.',
    ],
    heading: 'Qual dos dois compensa',
    text: [
      'Gravar na central é melhor que copiar: cada controle fica com o seu lugar na memória e, no rolante, sai dela sozinho se for perdido.',
    ],
    points: [
      'Foto do verso do antigo antes de comprar.',
      'Pilha nova no original, para a cópia não falhar.',
      'Botão gasto no antigo: não vale copiar dele.',
    ],
  },
  {
    when: [
      'reformar|reforma|consertar|arrumar|endireitar',
      'portao|folha',
      'colocar motor|por motor|instalar motor|motor',
      'e|depois|para',
    ],
    unless:
      'caro|cara|motor de portao|quanto|motor e portao|parou|nao|queim*|ou trocar|velho|antigo|controle',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'repair', 'price'],
    answer: [
      'Primeiro a reforma, depois o motor: com a folha leve e reta, ele entra em {{install.hours.from in digits}} a {{install.hours.to}}. Cabo, roldana e regulagem fazemos nós, e solda ou reforço pequeno custa de {{part.metalwork.from}} a {{part.metalwork.to}}; chapa nova, coluna e pintura são da serralheria. O motor em basculante sai de {{kit.padrao}} a {{kit.jetflex}} instalado.',
    ],
    heading: 'Combinar a ordem para não pagar duas vezes',
    text: [
      'Diga ao serralheiro que vai haver motor: ele deixa reforço no ponto do braço ou da cremalheira e a coluna pronta. A pintura vem antes da central.',
    ],
    points: [
      'Peso novo na folha: contrapeso acertado.',
      'Ponto de energia e conduíte durante a obra.',
      'Prova na mão antes de chamar para o motor.',
    ],
  },
  {
    when: ['trocar|troca', 'motor', 'controle*', 'e|com|mais'],
    unless: 'preciso|precisa|aproveit*|antigo|nao|parou|placa|sem trocar|quando',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['replace', 'price'],
    answer: [
      'A troca do motor já traz controles: no kit para basculante, de {{kit.padrao}} a {{kit.jetflex}} instalado, vêm dois, gravados no dia; os que faltarem se compram à parte e se gravam na hora. Em portão de correr ou de abrir, a troca numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}, com os controles do mesmo modo.',
    ],
    heading: 'Aproveitar ou não os controles antigos',
    text: [
      'Da mesma marca e frequência costumam gravar na central nova. Se são de código fixo, a troca é a hora de passar ao rolante.',
    ],
    points: [
      'Diga quantas pessoas usam o portão.',
      'O motor velho sai na mesma visita.',
      'Controle de outra marca: receptor avulso.',
    ],
  },
  {
    when: ['conserto|consertar|manutencao', 'instalacao|instalar', 'portao|motor|portao eletronico', 'e|ou'],
    unless: 'nao|parou|fotocelula|interfone|quanto tempo|camera*|cerca',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair', 'install', 'price'],
    answer: [
      'Fazemos os dois: consertar portão e motor vai de {{repair.from}} a {{repair.to}}, em geral em {{repair.hours.from in digits}} a {{repair.hours.to}}, e instalar motor em basculante, de {{kit.padrao}} a {{kit.jetflex}}, com o kit e a mão de obra. Em portão de correr ou de abrir a instalação sai por orçamento, depois de ver a folha.',
    ],
    heading: 'Qual dos dois é o seu caso',
    text: [
      'Motor que ainda tem peça se conserta; motor sem peça, de bobina queimada ou fraco para a folha se troca. Diz-se isso na visita, com os dois valores.',
    ],
    points: [
      'Serviço com {{repair.warranty}} de garantia; kit, com {{kit.warranty}}.',
      'Mande um vídeo com som e a etiqueta do motor.',
      'Valor combinado antes de começar.',
    ],
  },
  {
    when: ['basculante', 'lento|devagar', 'pesado|pesada|duro'],
    unless: 'qual motor|kg|comprar',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['adjust', 'repair'],
    answer: [
      'Basculante lento e pesado perdeu o equilíbrio: mola cansada, contrapeso de menos ou polia presa, e o motor arrasta o que o peso devia levar. Olhe os cabos de longe; com fio levantado ou folha torta, não se mexe nele. Acertar o peso custa de {{part.adjustment.from}} a {{part.adjustment.to}}; cabo e polia, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Por que não é o motor',
    text: [
      'Motor fraco com folha equilibrada demora, mas a mão a levanta sem esforço. Se com o motor solto ela pesa, motor novo ficaria lento igual.',
    ],
    points: [
      'Madeira molhada ou chapa nova: peso que não havia.',
      'Não suba a força na placa.',
      'Esquenta e para: é o esforço.',
    ],
  },
  {
    when: ['carro baixo|moto|bicicleta|caminhonete|caminhao|reboque|carreta', 'fotocelula*|sensor'],
    unless: 'bateu|preso|presenca|fechou em cima|nao fecha|parou',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['works', 'adjust'],
    answer: [
      'Só se o feixe estiver na altura de alguma parte dele: a fotocélula vê uma linha, e não o vão inteiro. A uns cinquenta centímetros do chão ela pega pneu e porta de carro; moto, bicicleta, engate e carroceria alta podem passar por baixo ou por cima. Um segundo par, de {{part.photocell.from}} a {{part.photocell.to}} instalado, fecha essa falha.',
    ],
    heading: 'Conferir a altura com o seu veículo',
    text: [
      'Pare no vão, com o disjuntor desligado, e olhe a luz do receptor: tem de apagar em toda a passagem, e não só com a roda no feixe.',
    ],
    points: [
      'Entre as rodas de um caminhão o feixe passa: some tempo ao fechamento.',
      'Criança e cachorro pedem o par baixo.',
      'Força regulada continua sendo a segunda proteção.',
    ],
  },
  {
    when: ['aluminio', 'aguenta|suporta', 'motor'],
    unless: 'motor de aluminio|1/4|1/3|1/2|qual|hp|cv|kg',
    subject: 'portao-de-aluminio',
    isAboutSubject: true,
    aspects: ['compatibility', 'install'],
    answer: [
      'Aguenta, e bem: folha de alumínio pesa pouco e cansa menos o motor, desde que o braço ou a cremalheira se prenda num montante grosso, com reforço por dentro, e não na lâmina. Sem isso o parafuso rasga o perfil em meses. Em basculante, o kit PADRÃO leva folha de até {{home.weight}} e sai por {{kit.padrao}} instalado.',
    ],
    heading: 'O reforço que o alumínio pede',
    text: [
      'Uma chapa ou um tubo de ferro atrás do ponto de fixação, com borracha ou nylon entre os dois metais para não corroer. O serralheiro faz isso antes da instalação.',
    ],
    points: [
      'Lambril fechado em vão largo: trava contra o vento.',
      'Folha que torce na mão: reforço na diagonal.',
      'Força mínima: o alumínio amassa antes de o motor parar.',
    ],
  },
];
