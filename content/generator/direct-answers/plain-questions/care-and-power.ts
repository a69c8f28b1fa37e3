/** Whether to switch off, keep or renew what makes a gate run: its breaker, voltage, battery, and how often it is maintained. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksMay, asksNeed } from './asking.ts';

export const careAndPowerAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'wd40|wd-40|wd 40|desengripante|white lub|silicone|oleo singer|oleo de maquina|passar oleo de motor|usar oleo de motor',
      'portao|dobradica|roldana|trilho|cremalheira|motor|mola|fuso',
      'pode|posso|colocar|passar|usar|da para|serve|faz mal|bom|por|jogar|qual',
    ],
    unless: 'cremalheira',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care', 'allowed'],
    answer: [
      'Pode, mas só para soltar o que emperrou: o WD-40 e os desengripantes limpam e desprendem a ferrugem, e em poucos dias secam, sem lubrificar. Depois dele, seque e passe graxa branca ou de lítio, em camada fina, nas dobradiças, pivôs e eixos de roldana. Trilho, cremalheira de nylon e fotocélula ficam sem produto nenhum.',
    ],
    heading: 'O que vai em cada ponto',
    text: [
      'Lubrificação com regulagem, feita na visita, fica de {{part.adjustment.from}} a {{part.adjustment.to}}. Se o rangido volta em uma semana, a peça está gasta, e roldana ou cabo custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Spray na placa ou no motor aberto, nunca: pode conduzir e pegar fogo.',
      'Óleo queimado e de cozinha viram cola com a areia.',
      'Fuso do basculante: pano seco primeiro, depois uma película de graxa.',
    ],
    send: 'Mande um vídeo com som do ponto que range e uma foto da peça.',
  },
  {
    when: [
      'precisa|preciso|necessario|tem que ter|tem que ser|exige|so funciona|obrigatorio|tem de ser',
      'tomada|220|220v|220 v|ponto de 220',
      'motor|portao',
    ],
    unless: 'queim*|liguei|parou|nao funciona|transformador|consum*|gasta',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['install', 'compatibility'],
    answer: [
      'Não precisa ser 220 V: a maior parte dos motores de casa existe em 127 V e em 220 V, e escolhe-se o da tensão que chega ao ponto. O JETFLEX é que só trabalha em 220 V. O que se pede em qualquer caso é circuito próprio, com disjuntor, terra e cabo de 2,5 mm² do quadro até o motor, feito por eletricista.',
    ],
    heading: 'Onde 220 V ajuda',
    text: [
      'Em 220 V a corrente é a metade, e o fio comprido perde menos na partida. Se o quadro tem as duas tensões, prefira 220 V; se só há 127 V, não vale puxar outra fase só pelo portão.',
    ],
    points: [
      'Tomada comum serve, se o circuito aguenta e ela fica ao abrigo da chuva.',
      'Extensão não: esquenta e o motor perde força.',
      'A tensão do motor velho está na etiqueta.',
    ],
    send: 'Mande uma foto do quadro de luz e do lugar do motor.',
  },
  {
    when: [
      'mesma tomada|mesmo circuito|mesma fiacao|na tomada da|na tomada do|mesmo disjuntor|junto com|mesmo fio|dividir',
      'geladeira|freezer|chuveiro|maquina de lavar|ar condicionado|bomba|forno|lampada|casa|luz|aparelho*',
      'motor|portao',
    ],
    unless: 'controle*|parou|nao funciona|abre junto|acende|apaga',
    subject: 'fiacao',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['power', 'allowed'],
    answer: [
      'Não convém: o motor pede um circuito só dele, com disjuntor e terra, porque a partida puxa várias vezes a corrente de trabalho. Na tomada da geladeira ou de outro aparelho grande, a tensão cai, os dois sofrem, o fio esquenta e um defeito de um desliga o outro. Por um dia, numa emergência, ligue só o portão nela.',
    ],
    heading: 'Como separar sem quebrar a casa',
    text: [
      'Um eletricista traz do quadro um fio de 2,5 mm² ou mais, por conduíte livre ou canaleta, até perto do motor.',
    ],
    points: [
      'Chuveiro e forno: nunca no mesmo circuito.',
      'Benjamim e extensão esquentam na partida.',
      'Disjuntor do portão com etiqueta, para achá-lo numa emergência.',
    ],
  },
  {
    when: [
      'viaj*|viagem|ferias|fora de casa|muitos dias fora|casa vazia',
      'desligar|desligo|deslig*|disjuntor|tomada|ligado|portao|motor',
      `${asksNeed}|${asksMay}|vale a pena|bom|melhor|convem|deixar`,
    ],
    unless: 'nao abre|nao funciona|voltei|celular|parou|abrir',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety', 'power'],
    answer: [
      'Não precisa, mas é bom: com o disjuntor do portão desligado, nenhum controle, clone ou surto da rede o abre enquanto a casa está vazia. O motor parado continua travando a folha, e controles e curso ficam na memória; ao voltar, é só religar. Deixe ligado se alguém entra de carro para cuidar da casa.',
    ],
    heading: 'Antes de sair de viagem',
    text: [
      'Feche até o fim, confira que o motor está travado na chave e só então desligue o disjuntor do portão.',
    ],
    points: [
      'Cadeado ou ferrolho por dentro só com o disjuntor desligado: motor contra cadeado entorta a folha.',
      'Quem vai voltar por esse portão precisa de outra entrada, ou do destravamento externo.',
      'Nobreak: desligue também, ou a bateria segue alimentando a central.',
      'Viagem longa: na volta, mova a folha na mão antes de ligar.',
    ],
  },
  {
    when: [
      'tempestade*|temporal|trovoada*|raio|raios|trovao|chuva forte',
      'ligado|desligar|desligo|tomada|disjuntor|usar|abrir',
      `e perigoso|perigoso|${asksNeed}|${asksMay}|bom|melhor|deixar|basta|adianta`,
    ],
    unless: 'queimou|parou|nao abre|nao funciona|depois|para raio|para-raio*|seguro',
    subject: 'protecao-contra-raio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety'],
    answer: [
      'É um risco para a placa, e pequeno para quem está longe dela: um raio perto manda um surto pela rede e queima a central, mesmo com o portão parado. Se a trovoada está chegando, desligue o disjuntor do portão e não encoste na folha; quem quer deixar ligado põe DPS no quadro, com aterramento.',
    ],
    heading: 'O que protege e o que não protege',
    text: [
      'O disjuntor desligado corta a rede, mas não o fio do interfone ou da câmera que chega à central. Não vá desligar na caixa do motor, na chuva: só no quadro, dentro de casa.',
    ],
    points: [
      'Filtro de linha comum: protege pouco.',
      'DPS sem terra: não tem para onde mandar o surto.',
      'Portão destravado na chave durante a chuva: feche com cadeado.',
    ],
  },
  {
    when: [
      'internet|wifi|wi fi|rede',
      `${asksNeed}|funciona sem|sem`,
      'abrir o portao|abrir portao|portao|motor|abrir|celular|aplicativo',
    ],
    unless: 'lento|caiu|nao conecta|parou|nao abre|camera*|comprar|fio',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['works'],
    answer: [
      'Para abrir pelo celular, precisa: o módulo usa o Wi-Fi da casa, e de longe o celular também tem de estar na internet. Para o portão em si, não: controle remoto e botoeira funcionam por rádio e por fio, e continuam abrindo quando a internet cai.',
    ],
    heading: 'O que ainda funciona sem rede',
    text: [
      'Alguns módulos aceitam a ordem pelo Wi-Fi da casa, de perto, mesmo sem internet na rua; a ficha do modelo diz.',
    ],
    points: [
      'Sinal de 2,4 GHz firme junto do motor, com o portão fechado.',
      'Roteador e módulo em nobreak, se a ideia é abrir no apagão.',
      'Um controle guardado fora de casa, com alguém de confiança.',
    ],
  },
  {
    when: [
      'fiacao|fio|fios|cabo',
      `${asksNeed}`,
      '220|220v|trocar a tensao|mudar para 220|motor novo|motor 220',
    ],
    unless: 'queim*|choque|quanto custa|telefone',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['install', 'power'],
    answer: [
      'Só precisa mexer na fiação se no ponto do motor chegam 127 V: para 220 V um eletricista traz duas fases do quadro, com disjuntor de dois polos. Se já há 220 V ali e o fio é de 2,5 mm² ou mais, com terra, o motor entra no que existe; na mesma potência, em 220 V ele até puxa menos corrente.',
    ],
    heading: 'Como saber o que chega ao ponto',
    text: [
      'Quem mede é o eletricista, com o portão partindo: fio fino mostra o número certo parado e cai na partida.',
    ],
    points: [
      'Rede 127/220 V: há 220 V entre duas fases, e costuma bastar mais um fio.',
      'Casa com uma fase só: 220 V depende da entrada de energia.',
      'Emenda no caminho: refaça antes do motor novo.',
    ],
  },
  {
    when: [
      'regular|regulagem|revisao|revisar|manutencao|ajustar',
      `${asksNeed}`,
      'todo ano|todo mes|sempre|por ano|anual|cada ano|de vez em quando',
    ],
    unless: 'contrato|condominio|quanto custa',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['care', 'lifetime'],
    answer: [
      'Regular todo ano, não: força e fim de curso ficam na memória e só se mexe neles se o portão mudou. Conferir, sim, {{maintenance.residence}} em casa: a revisão leva de {{maintenance.hours.from in digits}} a {{maintenance.hours.to}} e pega folga, cabo e parafuso antes de virarem defeito. Regulagem avulsa fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Sinais de que a regulagem mudou',
    text: [
      'Portão que passou a bater, parar antes ou voltar sozinho pede regulagem agora, seja qual for a data.',
    ],
    points: [
      'Bate no fim: fim de curso ou desaceleração.',
      'Volta sem encostar em nada: força baixa ou folha que pesou.',
      'Não volta ao encostar numa caixa de papelão: força alta, e é urgente.',
    ],
  },
  {
    when: [
      'nobreak*|no break|bateria reserva|bateria de reserva',
      `${asksNeed}|obrigatorio|faz falta`,
      'portao|casa|motor|garagem',
    ],
    unless: 'trocar|trocar a bateria|nao|parou|apit*|qual|quanto|condominio|computador',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Não precisa: sem luz, todo portão abre na mão, com a chave de destravamento. O nobreak é conforto, e vale onde a luz cai várias vezes por mês, a folha é pesada ou mora alguém que não consegue destravar; a ligação parte de {{repair.from}}, com o aparelho por orçamento.',
    ],
    heading: 'Como decidir',
    text: [
      'Faça uma vez, com luz do dia, a abertura manual inteira. Se todos da casa conseguem em dois minutos, o nobreak pode esperar.',
    ],
    points: [
      'Única entrada da casa pelo portão: nobreak ou destravamento externo.',
      'Motor de 24 V: aceita bateria na própria central.',
      'Nobreak de computador não serve.',
    ],
  },
  {
    when: [
      'nobreak*|no break|bateria*|bateria nobreak',
      `${asksMay}|qualquer|aceita|funciona`,
      'portao|motor|portao eletronico',
      'colocar|por|instalar|ligar|bota|botar|usar|adaptar|aceita|qualquer|sem luz|falta luz|sem energia',
    ],
    unless:
      'de carro|automotiva|moto|computador|pc|quanto|dura|controle|trocar|solar|nao|parou|apit*|qual|aguenta|pilha|estufad*|casa inteira',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['compatibility', 'install'],
    answer: [
      'Sim, com nobreak ou bateria o portão abre sem energia enquanto durar a carga, em geral para entrar e sair algumas vezes, e isso se põe também em motor já instalado. No motor comum, de 127 ou 220 V, vai um nobreak próprio para portão entre o disjuntor e a central; só o de 24 V aceita a bateria direto na placa. A ligação parte de {{repair.from}}, e o aparelho sai por orçamento.',
    ],
    heading: 'O que conferir no seu motor',
    text: [
      'A etiqueta diz a tensão e a potência, e o nobreak tem de aguentar a partida, que é várias vezes a corrente de trabalho: por isso o de computador desliga. Para sair e entrar uma vez até a luz voltar, bastam duas viagens de carga.',
    ],
    points: [
      'Folha leve: mais viagens por carga.',
      'Lugar seco e com ar, porque o calor mata a bateria.',
      'Câmera e roteador em outro aparelho.',
      'Chave de destravamento à mão do mesmo jeito.',
    ],
    send: 'Mande a etiqueta do motor e a foto do lugar do aparelho: dizemos qual nobreak serve.',
  },
  {
    when: [
      'pilha*|bateria*',
      'controle*',
      'todo mes|todos os meses|toda semana|todo ano|cada ano|uma vez por ano|por mes',
      `e normal|normal|${asksNeed}|certo`,
    ],
    unless: 'qual|quanto custa',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['lifetime', 'care'],
    answer: [
      'Por mês não é normal: a pilha do controle dura em geral perto de um ano, e não precisa de data marcada, troca-se quando ele só abre de mais perto. Se ela acaba em semanas, o botão está preso, é apertado dentro do bolso ou a placa do controle molhou e consome parada.',
    ],
    heading: 'Por que a pilha acaba antes',
    text: ['Olhe a luz do controle sem tocar em nada: se pisca ou fica acesa, ele está transmitindo.'],
    points: [
      'A23 de 12 V e moeda de 3 V não se trocam uma pela outra.',
      'Pilha velha de loja já chega fraca: veja a validade.',
      'Contato verde ou branco: limpe com pano seco.',
      'Controle no sol do painel do carro: guarde no quebra-sol só à sombra.',
    ],
  },
  {
    when: [
      'duas folhas|2 folhas|folha dupla',
      `${asksNeed}|${asksMay}|um motor so|um so motor|dois motores|2 motores`,
      'motor|motores',
    ],
    unless: 'preco|quanto|basculante|nao fecha|nao abre|desencontr*|qual|deslizante|correr|ou',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['choose', 'install'],
    answer: [
      'Sim, e no portão de abrir de duas folhas são dois motores, um em cada folha, com uma central só que atrasa a que fica por cima. Um motor apenas move uma folha, e a outra teria de ficar presa no chão com ferrolho: serve para quem quase sempre passa por uma. O par sai por orçamento.',
    ],
    heading: 'Um motor ou dois',
    text: [
      'Com um motor a garagem abre pela metade, e em geral o carro não passa. Por isso o conjunto vendido para duas folhas já é o par.',
    ],
    points: [
      'A folha do mata-junta abre primeiro e fecha por último.',
      'Trava elétrica no encontro das folhas, contra o vento.',
      'Cabo por baixo do vão, para o motor do outro lado.',
    ],
  },
];
