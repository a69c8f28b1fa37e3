/** Answers about signs that distinguish one cause from another, and about the best brand. */
import type { DirectAnswer } from '../direct-answer.ts';

export const causeAnswers: readonly DirectAnswer[] = [
  {
    when: ['melhor marca|qual marca|que marca|melhores marcas', 'motor|portao|automatizador*'],
    subject: 'motor',
    aspects: ['choose', 'worth'],
    answer: [
      'A melhor marca de motor de portão é a que tem peça e técnico perto de você e um modelo para o peso da sua folha; entre as conhecidas, isso decide mais que o nome. Nós vendemos e instalamos PPA, com kit de basculante de {{kit.padrao}} a {{kit.jetflex}}, e consertamos também Garen, Peccinin, Rossi, Nice e outras.',
    ],
    heading: 'Como comparar marcas sem se perder',
    text: [
      'Compare dois modelos, e não dois nomes: a mesma fábrica faz motor de casa e motor de prédio. Peso da folha, tensão e tempo de abertura estão na ficha de cada um.',
      'Pergunte numa loja do bairro pela engrenagem e pela placa do modelo. Peça que não se acha transforma um conserto de {{repair.from}} a {{repair.to}} em motor novo.',
    ],
    points: [
      'Peso máximo da folha acima do peso da sua.',
      'Garantia escrita do motor e da instalação.',
      'Controle de código rolante.',
      'Quem instala também conserta.',
    ],
    questions: [
      {
        question: 'Por que vocês vendem só PPA?',
        answer:
          'Porque é a linha cujas peças temos à mão e cuja instalação conhecemos de cor. Desconte essa preferência ao comparar.',
      },
      {
        question: 'Vale trocar um motor bom só pela marca?',
        answer: 'Não. Se a peça se acha e a folha está leve, o motor instalado se conserta.',
      },
    ],
  },
  {
    when: ['sinais|sintoma*|como saber|como sei|saber se', 'placa|central', 'queim*'],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['signs', 'repair', 'worth'],
    answer: [
      'Os sinais de placa de portão queimada são cheiro forte na caixa, mancha escura, nenhuma luz com o disjuntor ligado, ou luz acesa sem resposta ao controle nem à botoeira. Antes de condená-la, confira o disjuntor e o fusível; a prova é a medição do técnico, que separa o reparo, a partir de {{repair.from}}, da troca, de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'Placa, fusível ou motor: como separar',
    text: [
      'Aperte a botoeira e escute. Clique de relé com motor parado aponta motor, capacitor ou fio; silêncio com luz acesa aponta a placa; tudo apagado pode ser só energia ou fusível.',
      'Com cheiro de queimado, o disjuntor fica desligado até a visita. Religar para ver costuma queimar o que restou.',
    ],
    points: [
      'Tudo apagado: disjuntor, fusível, transformador.',
      'Luz acesa e nenhum clique: entrada, rádio ou processador.',
      'Clique e nada: relé gasto, capacitor ou motor.',
      'Anda para um lado só: relé de uma direção ou fim de curso.',
    ],
    questions: [
      {
        question: 'Dá para consertar uma placa queimada?',
        answer:
          'Muitas vezes, quando o dano é relé, fusível ou varistor. Trilha carbonizada ou processador perdido pedem placa nova.',
      },
      {
        question: 'Troquei o fusível e queimou de novo. O que é?',
        answer:
          'Há um curto adiante, na placa, no motor ou no cabo. Não ponha fusível maior: ele protege o resto.',
      },
    ],
  },
  {
    when: [
      'zumb*|ronca*|ronco|roncando',
      'nao gira|nao abre|nao roda|nao sai|nao anda|nao vira|parado|e para|e desliga|e mais nada|nao move',
    ],
    unless: 'por que',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Motor de portão que zumbe e não gira recebe energia e não consegue partir: quase sempre é o capacitor fraco, e depois dele a folha presa ou o rotor travado. Pare de apertar o controle, porque segundos de zumbido já aquecem a bobina; trocar o capacitor fica entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    heading: 'Capacitor, folha ou motor: o teste em ordem',
    text: [
      'Com o disjuntor desligado e o motor solto, leve a folha na mão. Se ela anda leve, a suspeita fica no capacitor; se prende, o motor zumbia porque não tinha como andar.',
      'O capacitor guarda choque mesmo desligado, e por isso quem o mede e troca é o técnico. Se a bobina já queimou, o estator fica entre {{part.stator.from}} e {{part.stator.to}}.',
    ],
    points: [
      'Folha leve e motor zumbe: capacitor.',
      'Folha pesada ou raspando: trilho, roldana, pivô ou trava.',
      'Zumbe solto da folha: rolamento ou rotor travado.',
      'Zumbe só de manhã: capacitor no fim ou tensão baixa.',
    ],
    questions: [
      {
        question: 'Posso dar um empurrão para ele pegar?',
        answer:
          'Não com o motor ligado. Se ele pega no embalo, o capacitor está condenado, e a mão estava perto da folha.',
      },
    ],
  },
  {
    when: [
      'como arrumar|como consertar|como destravar|como abrir|abertura de|abrir',
      'portao',
      'travad*|emperrad*|preso',
    ],
    unless: 'carro|luz|energia',
    subject: 'abertura-manual',
    aspects: ['power', 'repair', 'safety'],
    answer: [
      'Para abrir um portão eletrônico travado, desligue o disjuntor, olhe se a folha está reta e no lugar e gire a chave de destravamento até o fim: solto o motor, ela deve andar com uma mão. Se continua presa, está torta ou pesa muito, pare, porque o que trava é a mecânica; o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Onde o portão travou: motor, trava ou folha',
    text: [
      'Motor solto e folha livre dizem que o problema é comando ou motor. Motor solto e folha presa dizem que é roldana, pivô, dobradiça ou trava elétrica.',
      'Alavanca e pontapé quebram o redutor e empenam a folha, e o conserto cresce.',
    ],
    points: [
      'Trava elétrica que não recua: some o clique ao comandar.',
      'Folha de correr presa no começo: pedra ou roldana travada.',
      'Basculante que não sai do chão: cabo fora da polia ou pivô seco.',
      'Chave que gira em falso: desengate quebrado.',
    ],
    questions: [
      {
        question: 'A chave de destravamento sumiu. Como abro?',
        answer:
          'A chave se acha pelo modelo da etiqueta do motor; o técnico leva uma compatível ou abre pela caixa.',
      },
      {
        question: 'Depois de aberto na mão, posso usar assim?',
        answer:
          'Por poucos dias, com a folha leve e uma tranca própria. Sem o motor travado, ela não segura contra a rua.',
      },
    ],
  },
];
