/**
 * The yes or the no to a title that asks whether something may be done to a part, or whether the part is needed: 'dá
 * para soldar a cremalheira', 'pode passar óleo no trilho'. It comes before an opening that begins with neither. The
 * first that fits counts. Words are in the notation of fault-words.ts; texts have no full stop.
 */
export interface ActVerdict {
  part: string;
  act: string;
  said: string;
}

const grease =
  'passar oleo|passar graxa|por oleo|por graxa|colocar oleo|colocar graxa|usar oleo|usar graxa|pode oleo|pode graxa|precisa de graxa|precisa de oleo|lubrific*|engrax*|wd 40|wd40|vaselina|desengripante';
const wash = 'lavar|lava|mangueira|jato';
const repair = 'consert*|repar*|recuper*|arrumar';
const otherMaker = 'outra marca|outro fabricante|outras marcas|universal|generic*|paralel*|qualquer marca';
const used = 'usad*|segunda mao|seminov*';
/** The part is what is needed, and not what needs something: 'precisa de botoeira', 'botoeira é obrigatória'. */
const needs = (...parts: readonly string[]) =>
  parts
    .flatMap((part) => [
      ...[
        'precisa',
        'precisa de',
        'precisa ter',
        'preciso de',
        'obrigatorio',
        'obrigatorio ter',
        'necessario',
        'necessario ter',
      ].map((before) => `${before} ${part}`),
      ...['e obrigatorio', 'e obrigatoria', 'obrigatorio', 'obrigatoria', 'e necessario', 'e necessaria'].map(
        (after) => `${part} ${after}`,
      ),
    ])
    .join('|');
const withoutPart = (part: string) =>
  ['sem', 'tirar', 'tirar o', 'tirar a', 'retirar', 'retirar o', 'dispensa', 'eliminar o', 'eliminar']
    .map((before) => `${before} ${part}`)
    .join('|');
const alone = 'sozinho|eu mesmo|em casa|por conta';
const motorOf = 'motor|motores|automatizador';
const board = 'placa|placas|central|centrais';
const remote = 'controle|controles|controle remoto';
const limitSwitch = 'fim de curso|fins de curso';
const rail = 'trilho|trilhos';
const cable = 'cabo de aco|cabos de aco|cabo|cabos';

export const actVerdicts: readonly ActVerdict[] = [
  // Grease, oil and water.
  { part: rail, act: grease, said: 'Não' },
  { part: cable, act: wash, said: 'Não: a água tira o óleo do cabo e o enferruja por dentro' },
  { part: 'hidraulico|hidraulicos|pistao', act: grease, said: 'Depende do modelo' },
  { part: 'roldana|roldanas', act: grease, said: 'Em geral, não' },
  {
    part: 'braco|bracos',
    act: grease,
    said: 'Em geral, não: só as articulações levam óleo fino, em poucas gotas',
  },
  { part: 'fuso|fusos', act: grease, said: 'Sim' },
  { part: 'trava|travas|fechadura', act: grease, said: 'Pode, no pino e por fora' },
  {
    part: 'engrenagem|engrenagens',
    act: grease,
    said: 'Não por conta própria: a graxa fica dentro da caixa fechada, e quem a troca é o técnico',
  },
  { part: 'cremalheira|cremalheiras', act: grease, said: 'Depende do material: nylon trabalha seco' },
  {
    part: 'contrapeso|contrapesos|mola|molas',
    act: grease,
    said: 'Não por conta própria: mola, polia e caixa de peso têm carga e ficam com o técnico',
  },
  {
    part: `${board}|receptor|botoeira|fotocelula|capacitor|fiacao|${limitSwitch}|${remote}|nobreak|embreagem`,
    act: grease,
    said: 'Não: óleo e graxa prendem pó e estragam contato, lente e fio',
  },
  {
    part: `${rail}|roldana|roldanas|braco|cremalheira`,
    act: wash,
    said: 'Pode, com jato fraco e longe da caixa do motor',
  },
  {
    part: 'fuso|contrapeso|engrenagem|mola|embreagem',
    act: wash,
    said: 'Não: a água leva a graxa e enferruja; o que se limpa por fora se limpa com pano',
  },
  {
    part: `${motorOf}|${board}|receptor|botoeira|fotocelula|capacitor|fiacao|${limitSwitch}|${remote}|nobreak|trava|travas|fechadura|bobina`,
    act: wash,
    said: 'Não: parte elétrica se limpa por fora, com pano e o disjuntor desligado',
  },
  { part: motorOf, act: grease, said: 'Não' },
  // Welding, joining and mending.
  {
    part: 'cremalheira|cremalheiras',
    act: 'sold*',
    said: 'Dá, em pontos curtos e com a folga do pinhão já medida, mas parafusar é melhor',
  },
  { part: 'cremalheira|cremalheiras', act: 'emend*', said: 'Dá: ela é feita de gomos que se emendam' },
  {
    part: rail,
    act: 'sold*|emend*',
    said: 'Dá, e é serviço de serralheiro: a solda se esmerilha até a roldana passar sem salto',
  },
  {
    part: rail,
    act: `trocar so|so o trilho|so trilho|um pedaco|${repair}`,
    said: 'Dá: troca-se o trecho gasto, com a folha calçada, e as roldanas ficam se o canal delas está bom',
  },
  { part: rail, act: 'precisa limpar|preciso limpar|precisa varrer', said: 'Sim' },
  {
    part: 'braco|bracos',
    act: 'sold*',
    said: 'Às vezes: solda trincada se refaz, e braço empenado se troca',
  },
  {
    part: 'contrapeso',
    act: 'sold*',
    said: 'Dá na caixa e na alça, com a folha escorada, e é serviço de técnico',
  },
  {
    part: 'roldana|roldanas|engrenagem|engrenagens|fuso|mola|molas',
    act: 'sold*',
    said: 'Não: peça gasta ou partida que leva peso ou força se troca, porque a solda não segura',
  },
  {
    part: cable,
    act: `sold*|emend*|${repair}`,
    said: 'Não: cabo de aço com fio partido se troca inteiro, e os dois juntos',
  },
  {
    part: 'bobina|bobinas',
    act: repair,
    said: 'Dá: o fio não se emenda, e o que se faz é rebobinar ou trocar o estator',
  },
  { part: `${motorOf}|bobina|estator`, act: 'rebobin*', said: 'Dá, numa oficina de enrolamento' },
  {
    part: 'fio|fios|fiacao',
    act: 'emend*',
    said: 'Depende do fio: o de comando, em caixa seca e com conector; o de força, não',
  },
  {
    part: 'fiacao|fio|fios',
    act: `sold*|${repair}`,
    said: 'Sim: troca-se o trecho ruim ou refaz-se a emenda em caixa seca',
  },
  {
    part: `${board}|receptor|fotocelula|botoeira|${limitSwitch}|${remote}`,
    act: `sold*|${repair}`,
    said: 'Em geral, sim, na bancada: solda fria, relé e fio têm conserto, e chip queimado pede peça nova',
  },
  { part: 'capacitor', act: `sold*|${repair}`, said: 'Não: capacitor ruim se troca' },
  {
    part: 'nobreak',
    act: `sold*|${repair}`,
    said: 'Depende do que falhou: bateria se troca, e placa queimada vai ao fabricante',
  },
  {
    part: 'trava|travas|fechadura',
    act: `sold*|${repair}`,
    said: 'Às vezes: fio e alinhamento têm conserto, e bobina queimada pede peça nova',
  },
  {
    part: 'embreagem',
    act: `sold*|${repair}`,
    said: 'Em geral, não se solda: a força se regula, e disco gasto se troca',
  },
  {
    part: motorOf,
    act: 'consertar motor|consertar o motor|consertar um motor|reparar motor|reparar o motor',
    said: 'Sim, na maioria das vezes: troca-se a peça gasta, e o motor fica',
  },
  // What another one, a used one or a bigger one is good for.
  { part: 'cremalheira|cremalheiras', act: 'nylon', said: 'Depende do peso da folha' },
  {
    part: 'roldana|roldanas',
    act: 'nylon',
    said: 'Depende do peso: nylon serve em folha leve de casa, e portão de ferro pesado pede roda de aço',
  },
  {
    part: 'engrenagem|engrenagens',
    act: 'nylon',
    said: 'Serve, se for a do modelo: em motor de casa ela é feita para se gastar antes do resto',
  },
  {
    part: 'roldana|roldanas',
    act: 'maior|maiores',
    said: 'Não, sem mexer no resto: ela levanta a folha e muda a altura da cremalheira',
  },
  { part: cable, act: 'varal|academia', said: 'Não serve' },
  {
    part: cable,
    act: 'mais grosso|grosso',
    said: 'Em geral, não: cabo mais grosso que o canal da polia escapa e se gasta mais depressa',
  },
  { part: cable, act: 'trocar os dois|trocar o par', said: 'Sim' },
  {
    part: 'mola|molas',
    act: used,
    said: 'Não: usada, ela já perdeu força, e o par tem de ser igual e do peso da folha',
  },
  {
    part: motorOf,
    act: used,
    said: 'Depende do motor: só serve o do mesmo tipo de portão, com sobra de peso e na tensão da garagem',
  },
  {
    part: `${cable}|roldana|roldanas|engrenagem|capacitor|embreagem|fuso|nobreak`,
    act: used,
    said: 'Em geral, não vale: peça que se gasta chega usada perto do fim, e sem garantia',
  },
  {
    part: `cremalheira|${board}|receptor|fotocelula|botoeira|${limitSwitch}|${remote}|trava|contrapeso|braco|fiacao`,
    act: used,
    said: 'Depende do estado e do modelo, que têm de ser os do seu portão',
  },
  { part: 'fotocelula', act: otherMaker, said: 'Em geral, sim' },
  {
    part: `${board}|receptor|${limitSwitch}|${remote}|embreagem|fuso|braco|engrenagem`,
    act: otherMaker,
    said: 'Depende do modelo',
  },
  {
    part: `${cable}|roldana|roldanas|capacitor|botoeira|nobreak|cremalheira|trava|contrapeso|mola|fiacao`,
    act: otherMaker,
    said: 'Em geral, sim, se a medida é a mesma',
  },
  { part: motorOf, act: otherMaker, said: 'Depende da folha, e não da marca' },
  // What is done to the remote, to the board and to the sensors.
  { part: 'rolling code|codigo rolante|rolante|rolling', act: 'copiar|clonar|copia|clona', said: 'Não' },
  {
    part: remote,
    act: 'dois portoes|dois portao|varios portoes|mais de um portao|dois motores',
    said: 'Sim',
  },
  { part: remote, act: 'trocar a bateria|trocar bateria|trocar a pilha|trocar pilha', said: 'Sim' },
  {
    part: remote,
    act: 'precisa programar|precisa gravar|precisa cadastrar|preciso programar',
    said: 'Precisa: até ser gravado na central, o controle novo não abre nada',
  },
  {
    part: 'celular|smartphone',
    act: 'como controle|de controle|serve de controle',
    said: 'Sim: um módulo ligado à entrada de botoeira da central faz o celular abrir o portão',
  },
  { part: 'celular|smartphone|aplicativo', act: 'sem internet|sem wifi', said: 'Depende do módulo' },
  { part: board, act: 'resetar|reset|zerar', said: 'Sim' },
  { part: board, act: 'precisa programar|precisa gravar|preciso programar', said: 'Precisa' },
  { part: 'capacitor', act: 'testar|medir', said: 'Não em casa: quem mede é o técnico' },
  {
    part: 'capacitor',
    act: 'descarreg*',
    said: 'Sim, e quem o faz é o técnico: a peça guarda choque mesmo com a energia cortada',
  },
  {
    part: 'capacitor',
    act: withoutPart('capacitor'),
    said: 'Não: sem capacitor o motor zumbe, não parte e queima se alguém insiste',
  },
  {
    part: limitSwitch,
    act: alone,
    said: 'Só o que fica por fora, como ímã e batente; dentro da caixa é do técnico',
  },
  { part: 'embreagem', act: alone, said: 'Não convém: o ajuste fica dentro da caixa, e é do técnico' },
  { part: 'embreagem', act: 'tem como trocar|da para trocar|pode trocar', said: 'Sim: disco gasto se troca' },
  {
    part: 'fotocelula',
    act: alone,
    said: 'Só em parte: os sensores se prendem por fora, e a ligação na central é de técnico',
  },
  {
    part: 'roldana|roldanas',
    act: 'sem tirar|sem remover|sem desmontar',
    said: 'Dá, com a folha erguida e calçada dos dois lados, sem tirá-la do vão',
  },
  {
    part: 'porca|castanha',
    act: 'trocar so|so a porca|so porca|so a castanha',
    said: 'Dá: gasta a porca, troca-se só ela, e o fuso fica se a rosca está inteira',
  },
  { part: 'engrenagem|engrenagens', act: 'trocar so|so a engrenagem|so engrenagem', said: 'Sim' },
  { part: 'braco|bracos', act: 'regular|ajustar', said: 'Sim' },
  { part: 'receptor', act: 'aumentar o alcance|aumentar alcance|melhorar o alcance', said: 'Sim' },
  { part: 'receptor', act: 'portao antigo|motor antigo|central antiga', said: 'Sim' },
  { part: 'botoeira|botoeiras', act: 'sem fio', said: 'Sim' },
  {
    part: 'botoeira|botoeiras',
    act: 'duas|duas botoeiras|outra',
    said: 'Dá: as duas entram em paralelo nos mesmos dois fios',
  },
  { part: 'trava|travas', act: 'sem energia|sem luz|falta de luz', said: 'Sim, pela chave dela' },
  { part: 'fio|fios', act: '1,5|1 5', said: 'Não' },
  {
    part: motorOf,
    act: 'pintar|pintura',
    said: 'Não convém: a tinta cobre a etiqueta e a entrada de ar, e uma capa da medida protege melhor',
  },
  // What a gate has to have.
  {
    part: motorOf,
    act: needs('motor'),
    said: 'Não é obrigatório: o portão também se usa na mão, e o motor é conforto e segurança na rua',
  },
  { part: 'contrapeso|contrapesos', act: withoutPart('contrapeso'), said: 'Não' },
  {
    part: 'contrapeso|contrapesos|mola|molas',
    act: needs('contrapeso', 'contrapesos', 'mola', 'molas'),
    said: 'Sim, no basculante: é o que leva o peso da folha',
  },
  { part: 'disjuntor', act: needs('disjuntor'), said: 'Sim, um só dele' },
  {
    part: 'conduite|eletroduto',
    act: needs('conduite', 'eletroduto'),
    said: 'Sim: ao tempo ou enterrado, o fio solto resseca, molha e entra em curto',
  },
  {
    part: 'botoeira|botoeiras',
    act: needs('botoeira', 'botoeiras'),
    said: 'Não é obrigatória numa casa, mas convém: ela abre quando o controle falha',
  },
  {
    part: 'trava|travas',
    act: needs('trava', 'travas'),
    said: 'Em geral, não é obrigatória: o motor já segura a folha leve, e ela reforça',
  },
  {
    part: 'nobreak',
    act: needs('nobreak'),
    said: 'Em geral, não numa casa: sem luz, o portão se abre na mão',
  },
  {
    part: 'porta social|portao social',
    act: needs('porta social', 'portao social'),
    said: 'Em geral, não numa casa; em prédio e comércio, quem diz é a prefeitura',
  },
  { part: 'alvara', act: needs('alvara'), said: 'Em geral, não' },
  { part: 'receptor', act: needs('receptor'), said: 'Sim, mas quase toda central já o traz na placa' },
  {
    part: 'embreagem',
    act: needs('embreagem'),
    said: 'Sim, ou um limite de força na central, que faz o mesmo',
  },
  {
    part: 'fuso',
    act: needs('fuso'),
    said: 'Depende do motor: no basculante de fuso, sim; no de corrente ou correia, não',
  },
  {
    part: 'braco|bracos',
    act: needs('braco', 'bracos'),
    said: 'Sim, no basculante e no de abrir; o de correr usa cremalheira',
  },
  {
    part: 'cremalheira|cremalheiras',
    act: needs('cremalheira', 'cremalheiras'),
    said: 'Sim, no portão de correr; o basculante e o de abrir não a usam',
  },
  {
    part: 'roldana|roldanas|trilho|trilhos',
    act: needs('roldana', 'roldanas', 'trilho', 'trilhos'),
    said: 'Sim, no portão de correr: a folha anda sobre elas e sobre o trilho',
  },
  {
    part: cable,
    act: needs(...cable.split('|')),
    said: 'Sim, no basculante de contrapeso; o de mola e o de correr não o têm',
  },
  {
    part: `capacitor|engrenagem|${board}|${limitSwitch}|fiacao`,
    act: needs('capacitor', 'engrenagem', ...board.split('|'), ...limitSwitch.split('|'), 'fiacao'),
    said: 'Sim: sem essa peça o motor não parte, não puxa a folha ou não sabe onde parar',
  },
  {
    part: remote,
    act: needs(...remote.split('|')),
    said: 'Em geral, sim, mas a botoeira de parede e o celular com módulo também abrem',
  },
  {
    part: 'portao',
    act: 'usar o portao em mao|usar portao em mao|usar o portao na mao|usar portao na mao',
    said: 'Sim',
  },
];
