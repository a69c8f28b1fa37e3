/** Animals in the motor, the gap under the leaf, a bell that opens the gate and devices that fail together. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const animalAndGapAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'gato|gata|gatos|passarinho|passaro|passaros|rolinha|pombo|pombos|gamba|sarue|lagarto|coruja|morcego|cobra|filhotes',
      'dorme|dormindo|deita|deitado|sobe em cima|em cima|ninho|dentro|entra|entrou|mora|fica|fez casa',
      'motor|caixa|central|carenagem|tampa',
    ],
    unless: 'preso|presa|prendeu|esmag*|machuc*|morto|morreu|choque|bolso',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['safety', 'care'],
    answer: [
      'Há perigo para o bicho e para o motor: ele procura a caixa porque é morna, e a folha, o braço ou o pinhão pegam a pata quando alguém aperta o controle de longe. Espante-o antes de abrir e feche o acesso com o disjuntor desligado; com ninho ou filhotes dentro, não ligue o portão até tirá-los.',
    ],
    heading: 'Tirar o lugar de dormir sem machucar',
    text: [
      'Por fora, uma peça inclinada sobre a caixa não deixa deitar. A tampa tem de fechar inteira, com o furo do fio vedado; grade ou arame perto da engrenagem não, porque se solta e trava.',
      'Pelo, palha e sujeira na placa seguram umidade e dão curto. Limpar por dentro e vedar é do técnico, a partir de {{repair.from}}.',
    ],
    points: [
      'Ninho com ovos de pássaro silvestre: pergunte à prefeitura antes de mexer.',
      'Repelente em spray não vai na caixa: conduz e pega fogo.',
      'Fechamento automático desligado enquanto o bicho frequenta o lugar.',
      'Cheiro forte ou barulho novo: disjuntor desligado e visita.',
    ],
    send: 'De longe, mande a foto da caixa do motor e de onde o bicho entra ou deita.',
  },
  {
    when: [
      'vao|fresta|folga|espaco|buraco|embaixo|por baixo|debaixo',
      'fechar|tapar|vedar|colocar|borracha|escova|vedacao|rodo|tampar|o que por|perfil',
      'portao|basculante|folha|garagem',
    ],
    unless:
      'fio|cabo|passar fio|fotocelula|nao fecha|motor|preso|presa|social embutid*|eletroduto|fechar em metade|fecha',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'O vão embaixo do portão se fecha com perfil de borracha ou escova preso na barra de baixo da folha, até quase tocar o piso. Folga de um dedo no ponto mais alto do chão é o que evita raspar; chapa de ferro no lugar da borracha não serve, porque prende pé, pata e pedra.',
    ],
    heading: 'Medir antes de comprar o perfil',
    text: [
      'Abra e feche na mão, com o disjuntor desligado e o motor solto, se a folha está reta, e meça o vão em três pontos. Piso torto pede escova, que cede; piso liso aceita borracha.',
      'O peso é pequeno, mas numa folha no limite o fim de curso e a força se conferem depois, de {{part.adjustment.from}} a {{part.adjustment.to}}. A barra nova ou o piso a corrigir são do serralheiro e do pedreiro.',
    ],
    points: [
      'Basculante: prenda por dentro, para não raspar ao subir.',
      'De correr: deixe livres as rodas e o trilho.',
      'Furos para escoar água: não os tape.',
      'Cachorro ou gato: o vão tem de ser menor que a cabeça dele.',
    ],
    send: 'Mande a foto do vão de perto, com uma régua, e outra do portão inteiro.',
  },
  {
    when: [
      'campainha*|interfone*',
      'abre o portao|abrindo o portao|abre portao|portao abre|abre sozinh*|abrir o portao sozinh*|abrindo sozinh*',
      'toco|tocam|toca|aperta*|alguem|campainha|sozinh*|quando',
    ],
    unless: 'nao abre|como|instalar|ligar|posso|da para|celular',
    subject: 'botoeira',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Campainha que abre o portão está ligada ao mesmo par de fios da botoeira, ou encosta nele em algum ponto: quem toca na rua dá a ordem de abrir. Até separar os fios, deixe o disjuntor do portão desligado e religue só para entrar e sair. O serviço do lado da central fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'Fio trocado, emenda molhada ou rádio',
    text: [
      'Começou depois de uma instalação: os fios foram somados na mesma emenda. Começou na chuva: a caixa da rua juntou água. Campainha sem fio só aciona portão de código fixo na mesma frequência, e aí a saída é receptor de código rolante.',
      'O aparelho da campainha é do eletricista ou da interfonia; o par que chega à central é conosco.',
    ],
    points: [
      'Prova: toque dez vezes com alguém olhando o portão e o vão livre.',
      'Solte a campainha, e não a central: se sossega, era o fio dela.',
      'Botão de abrir sempre do lado de dentro.',
    ],
    send: 'Diga se ela tem fio ou é sem fio, desde quando abre, e mande a foto da central fechada.',
  },
  {
    when: [
      'interfone*|campainha*|porteiro eletronico|video porteiro|videoporteiro|camera*',
      'interfone nao funciona|interfone parou|e interfone|interfone tambem|campainha nao funciona|campainha parou|campainha sem|sem funcionar|e campainha|e camera|pararam|tambem parou|tambem nao|os dois|ao mesmo tempo|juntos',
      'portao nao abre|portao parou|portao e interfone|portao e campainha|portao e camera|portao nao funciona|portao tambem|portao',
    ],
    unless:
      'consert*|manuten*|reparo de|assistencia|abre o portao|instalar|instalacao|instalam|preco|quanto custa|kit|comprar',
    subject: 'fiacao',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'power'],
    answer: [
      'Portão que para junto com o interfone ou a campainha tem quase sempre uma causa só: o disjuntor ou a fonte que alimenta os dois, um fio comum cortado ou um surto que pegou a mesma caixa. Veja no quadro se há disjuntor caído e rearme uma vez; se cai de novo, deixe desligado.',
    ],
    heading: 'Quem conserta o quê',
    text: [
      'Luz da central acesa e interfone apagado são dois defeitos: a central e o par de fios dela são conosco, de {{repair.from}} a {{repair.to}}, e o aparelho é da empresa de interfonia. Quadro, tomada e disjuntor são do eletricista.',
      'Para sair, use a botoeira ou o controle; se nada move o portão, desligue o disjuntor e solte o motor na chave, com a folha reta e os cabos inteiros.',
    ],
    points: [
      'Depois de trovoada: não religue antes de medir.',
      'Depois de obra: fio cortado no caminho dos dois.',
      'Só com chuva: caixa da rua com água.',
    ],
    send: 'Diga que luzes estão acesas, na central e no interfone, e o que aconteceu antes.',
  },
  {
    when: [
      'xixi|urina|urinando|urinou|mija|mijou|mijando|faz as necessidades',
      'portao|motor|coluna|fotocelula|placa|trilho',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['care', 'repair'],
    answer: [
      'Urina de cachorro corrói: ataca o pé da coluna, o trilho, a roldana e a base do motor de correr, que ficam à altura dele, e, se escorre para a caixa, oxida a placa e os bornes. Lave com água e sabão, com o disjuntor desligado e sem jato na caixa, seque e ponha uma barreira baixa ou um repelente no lugar. Motor ou placa já oxidados se consertam por {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que olhar onde ele faz sempre',
    text: [
      'Procure ferrugem no pé da folha e da coluna, parafuso da base que esfarela e pó verde nos bornes, que é cobre oxidado. Com a caixa aberta ou a placa molhada, não religue antes de secar e medir.',
    ],
    points: [
      'Fundo e tinta no ferro descascado, depois de lavado.',
      'Tampa do motor bem fechada, e furo de fio vedado.',
      'Motor de correr numa base mais alta, se for refeita.',
    ],
    send: 'Mande a foto da base do motor e do pé da folha.',
  },
];
