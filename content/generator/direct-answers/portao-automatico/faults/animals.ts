/** Answers to titles about automatic gates: animals that nest in them, hide in them or press their buttons. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const animalAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'ninho|ninhos|passarinho*|passaro*|pombo*|pomba*|rolinha*|andorinha*|pardal|pardais|bem te vi',
      'ninho|ninhos|filhote*|ovo|ovos|fez casa|fizeram casa|palha|mora|moram',
      'portao*|trilho|coluna|contrapeso|folha|guia|garagem|cremalheira',
    ],
    unless: 'motor|central|placa|carenagem|fotocelula*|sensor*|cachorr*|gato*|gata*',
    winsTies: true,
    isUnpriced: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['care', 'safety'],
    answer: [
      'Com ninho no portão, desligue o disjuntor e não o acione: a folha em movimento esmaga o que está dentro, e a palha trava roda, polia ou guia. Vazio, o ninho sai na mão, com luva e a folha parada; com ovo ou filhote, use outra entrada e pergunte antes ao órgão ambiental da cidade. Depois se fecha o vão por onde o pássaro entra.',
    ],
    heading: 'Onde o ninho atrapalha a folha',
    text: [
      'Pássaro escolhe o canto abrigado que fica horas parado: a ponta do trilho, o vão sobre a folha, o alto da coluna. Se a casa abre o portão todo dia, ele desiste sozinho.',
    ],
    points: [
      'No trilho ou na guia: varra a palha toda antes de religar.',
      'Na caixa do contrapeso: ninguém põe a mão, porque cabo e peso correm ali; chame o técnico.',
      'Para não voltar: tela ou chapa no vão, sem encostar na folha.',
      'Na primeira viagem, olhe de longe se a folha passa leve.',
    ],
    send: 'Mande uma foto do ninho, de longe, e outra da folha inteira.',
  },
  {
    when: [
      'escorpiao|escorpioes|cobra|cobras|lacraia*|centopeia*|aranha marrom|aranha armadeira|taturana*',
      'portao*|motor*|caixa|central|placa|botoeira|trilho|garagem|controle',
    ],
    winsTies: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety', 'care'],
    answer: [
      'Escorpião, cobra ou outro bicho que pica na caixa do portão: não ponha a mão, não tente espantá-lo e deixe o disjuntor do portão desligado. Quem retira é o centro de zoonoses da prefeitura ou, se for cobra, os Bombeiros, no 193. Depois o técnico limpa a placa e veda o furo por onde ele entrou, a partir de {{repair.from}}. Picada é hospital na hora.',
    ],
    heading: 'Antes de chamar o técnico do portão',
    text: [
      'A caixa é morna, escura e tem barata para comer, e por isso o bicho volta se o furo continua aberto. Veneno em spray não resolve e pode pegar fogo na placa ligada.',
    ],
    points: [
      'Avise o técnico do que apareceu antes da visita.',
      'Para entrar em casa, use a outra porta.',
      'Folha seca e entulho junto ao trilho: retire de luva e calçado fechado.',
      'O furo do fio se fecha com massa de vedação.',
    ],
    send: 'Mande uma foto tirada de longe e diga onde ele apareceu.',
  },
  {
    when: [
      'papagaio|arara|macaco|cachorr*|gato|gata|galinha|passarinho|calopsita|bicho|animal',
      'aperta*|apertou|bica*|pisa|pisou|pula em|pulou em|encosta|aciona|abre',
      'botao|botoeira|interruptor',
    ],
    unless: 'nao funciona|nao abre|preso|prendeu|machuc*|mord*|roeu|engoliu|controle',
    winsTies: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Bicho que alcança o botão do portão deixa a casa aberta e pode ser pego pela folha: tire o botão do alcance dele. A botoeira sobe para longe do poleiro e dos móveis, ou se troca por uma com chave ou tampa, a partir de {{repair.from}} com o fio. Até lá, desligue o disjuntor do portão quando o bicho fica solto.',
    ],
    heading: 'Onde o botão fica seguro',
    text: [
      'Um botão liso e duro, a mais de um metro e meio do chão e sem apoio por perto, não se aperta com a pata nem com o bico.',
    ],
    points: [
      'Com chave: só abre quem a tem.',
      'Tampa de mola: basta onde o bicho é pequeno.',
      'Fotocélula limpa: a folha não fecha sobre quem está no vão.',
      'Portão que abre sem o bicho por perto é outro defeito, de fio ou umidade.',
    ],
    send: 'Mande a foto do botão e da parede em volta.',
  },
];
