/** Answers to titles about remote controls: how they work. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksCan } from '../../../words/asking-words.ts';

export const howItWorksAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'andar|andares|apartamento|ap|sacada|janela|varanda',
      'controle|controle remoto',
      'pega|alcanca|funciona|abre|abrir|longe|alcance|chega',
    ],
    unless:
      'celular|aplicativo|comprar|sindico|quebr*|elevador|faz o portao|portao andar|nao anda|volta a andar|comeca a andar|para de andar|alugado|aluguel|perdi|roub*',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['works'],
    answer: [
      'De um andar alto o controle às vezes pega e às vezes não: ele alcança de trinta a cinquenta metros em campo livre, e cada laje e parede no caminho corta boa parte disso. Da sacada virada para o portão costuma funcionar até uns andares acima; do outro lado do prédio, não. Para abrir dali com certeza, o caminho é o módulo Wi-Fi ou o interfone.',
    ],
    heading: 'Como ganhar alcance, e quando não convém',
    text: [
      'Pilha nova e antena do receptor esticada, fora da caixa de ferro, são os dois ganhos fáceis. Um receptor no alto, perto da rua, faz o resto.',
      'Só abra com o portão à vista: quem não enxerga o vão não sabe quem está nele.',
    ],
    points: [
      'Teste da sacada, da porta e da garagem com o mesmo controle.',
      'Em prédio, quem mexe no receptor é a administração.',
      'Controle apertado na bolsa, no elevador, abre sem querer.',
    ],
    send: 'Mande a foto do controle e da central e diga de que andar e de que lado quer abrir.',
  },
  {
    when: [
      'controle*',
      'quantos metros|qual distancia|qual a distancia|que distancia|ate onde|ate que distancia|qual alcance|qual o alcance|ate quantos metros|alcance maximo|a quantos metros|distancia maxima',
      'portao|433|mhz|funciona|pega|alcanca|abre|alcance',
    ],
    unless: 'aumentar|melhorar|fraco|pouco|diminuiu|cremalheira|so abre|so funciona|so pega|nao',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['works'],
    answer: [
      'Um controle de portão, de 433 MHz ou de outra frequência, alcança em geral de trinta a cinquenta metros em campo livre, e bem menos com muro, ferro e vidro com película no caminho: da rua até a garagem, conte com dez a vinte. A frequência muda pouco; o que decide é a pilha, a antena do receptor e o que há entre os dois.',
    ],
    heading: 'O que encurta o alcance',
    text: [
      'Se o seu abria de longe e hoje só abre de perto, comece pela pilha. Depois vêm a antena solta ou enrolada no metal da caixa e outro rádio perto, como câmera sem fio ou fonte de LED.',
    ],
    points: [
      'Antena do receptor esticada, para cima e fora do metal.',
      'Receptor avulso no alto, se a central fica atrás do ferro.',
      'Aperte pela janela, e não por dentro do painel do carro.',
    ],
  },
  {
    when: [
      'controle*',
      'normal|pouco|e bom|ruim|e pouco|esta bom|baixo',
      'alcance|alcanca|pega|funciona|abre|metros',
    ],
    figure: { unit: 'metre', to: 24 },
    unless: 'so abre|so funciona|so pega',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['works'],
    answer: [
      'Um alcance de {figura} é normal se há muro, portão de chapa e vidro com película entre o carro e o receptor; em campo livre um controle de portão chega a trinta ou cinquenta metros. Se antes ele abria de mais longe, não é normal: troque a pilha, e depois peça ao técnico que olhe a antena do receptor, que tem de ficar esticada e fora do metal.',
    ],
    heading: 'Como ganhar alguns metros',
    text: [
      'Prove com outro controle no mesmo lugar: se ele vai mais longe, o defeito é do primeiro. Se nenhum vai, um receptor avulso no alto, fora da caixa de ferro, costuma resolver.',
    ],
    points: [
      'Pilha nova, de marca boa.',
      'Lâmpada de LED barata e câmera sem fio atrapalham o rádio.',
      'Aperte pela janela, sem o painel do carro no caminho.',
    ],
  },
  {
    when: [
      'parar|para|pausar',
      'em meio|meio de caminho|em metade|entreaberto|onde eu quiser',
      `${asksCan}|apertar de novo|aperto de novo|apertar outra vez`,
    ],
    unless:
      'volta|defeito|sozinho|por que|nao anda|esta parando|fica parando|pedestre|faz mal|estraga|tem problema',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['works'],
    answer: [
      'Sim: na maioria das centrais, um novo toque no mesmo botão para a folha onde ela está, e o toque seguinte a faz voltar. Se o seu não para, a central está no modo condomínio, em que a ordem de abrir não se interrompe, e isso se muda na programação. Basculante parado no alto pede cuidado com quem passa.',
    ],
    heading: 'O que o botão faz em cada toque',
    text: [
      'A sequência comum é abrir, parar, fechar, parar. Com fechamento automático ligado, a folha parada no meio fecha depois do tempo programado.',
    ],
    points: [
      'Prove com o vão livre.',
      'Parar sempre no mesmo ponto: função pedestre, se a placa tiver.',
      'Portão que para no meio sem ordem é defeito, e outra história.',
    ],
  },
  {
    when: [
      'quantos metros|que distancia|qual distancia|quanto alcanca|alcance',
      'controle*',
      'alcanca|pega|abre|funciona|alcance|distancia',
    ],
    unless: 'aumentar|melhorar|fraco|pouco|diminuiu|cremalheira',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['works'],
    answer: [
      'Um controle de portão alcança em geral de trinta a cinquenta metros em campo livre, e bem menos com muro, ferro e vidro com película no caminho. Pilha nova, antena do receptor esticada e longe do metal devolvem quase tudo. Se o seu só abre de perto e antes abria de longe, comece pela pilha.',
    ],
    heading: 'Ganhar alguns metros',
    text: [
      'A antena é o fio que sai do receptor: solto, para cima e fora da caixa de ferro. Antena externa no alto do muro é o passo seguinte.',
    ],
    points: [
      'Carregador do carro e lâmpada de LED atrapalham.',
      'Controle copiado alcança menos que o original.',
      'Mais alcance não é mais segurança: abra à vista.',
    ],
  },
  {
    when: [
      'controle de tv|controle de televisao|controle de ar condicionado|controle de ar|controle de som|controle remoto de tv|controle de brinquedo|controle de ventilador|controle de net|campainha sem fio|baba eletronica',
      'portao|motor',
    ],
    unless: 'nao abre',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'Controle de TV ou de ar-condicionado não abre portão: ele manda luz infravermelha, e o receptor do portão ouve rádio. Se o portão abre quando alguém o usa, é coincidência ou defeito no portão; o que pode mesmo acionar é aparelho de rádio na mesma frequência, como campainha sem fio, brinquedo ou ventilador de teto com controle.',
    ],
    heading: 'Provar se há ligação entre os dois',
    text: [
      'Aperte o aparelho dez vezes, com alguém olhando o portão e o vão livre. Se abre em algumas e não em outras, procure botoeira com umidade, controle com botão preso e fio de interfone.',
      'Se abre sempre, o seu código é fixo e simples: um receptor de código rolante encerra o caso, entre {{repair.from}} e {{repair.to}}, com a gravação dos controles.',
    ],
    points: [
      'Sem pilha no aparelho suspeito por um dia: abriu mesmo assim, não era ele.',
      'Aparelho que só encurta o alcance do controle: ruído, e não ordem.',
    ],
    further: 'As causas de abrir sem ordem estão em [portão abre sozinho](/portao-abre-sozinho).',
    send: 'Diga qual aparelho é e mande a foto do controle do portão aberto.',
  },
  {
    when: ['farol|farol alto|tx car|txcar|lampejo', 'portao|abrir|controle|carro|moto|motor'],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['works', 'program'],
    answer: [
      'Dá para abrir o portão piscando o farol: um transmissor pequeno, conhecido como TX Car, fica escondido no carro ou na moto, ligado ao fio do farol alto, e manda o código quando você dá o lampejo. Ele se grava na central como qualquer controle, de {{part.programming.from}} a {{part.programming.to}} na visita, desde que seja da mesma família; o preço do aparelho vem na resposta à foto do seu controle.',
    ],
    heading: 'O que o controle de farol pede',
    text: [
      'No carro, a ligação é de autoelétrico: alimentação de 12 V do farol alto e aterramento. No portão, a gravação é conosco, com o carro à porta.',
      'Em carro novo com farol de LED comandado por módulo, confira antes se o lampejo chega a um fio de 12 V; em alguns ele vem por rede de dados, e o transmissor não vê nada.',
    ],
    points: [
      'Vantagem: nada à mostra no painel e nenhum controle para esquecer.',
      'Cuidado: farol alto na estrada também manda o código, sem efeito longe do portão.',
      'Venda do carro: apague o transmissor da central no mesmo dia.',
      'Código rolante: peça o da mesma linha do receptor.',
    ],
    send: 'Mande a foto do controle que já usa e a da central: dizemos se há transmissor de farol da mesma família.',
  },
  {
    when: [
      'botoes|2 botoes|3 botoes|4 botoes|dois botoes|tres botoes|quatro botoes',
      'serve|funcao|cada um|cada botao|quantos',
      'controle|controles|controle remoto',
    ],
    unless: 'nao funciona|quebr*|afund*',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'Cada botão do controle é um controle independente: de fábrica nenhum tem função, e cada um faz o que for gravado nele. O uso comum é um botão para o portão da garagem, outro para o segundo portão ou a porta social, outro para a luz e o último para a garagem do trabalho ou da praia, desde que exista receptor para cada um.',
    ],
    heading: 'Como se dá uma função a cada botão',
    text: [
      'Na central, apertar o botão de gravar e depois o botão escolhido do controle une os dois. Em centrais com abertura para pedestre, um segundo botão abre só uma parte da folha.',
      'Luz e alarme precisam de uma saída na placa ou de um receptor avulso. Gravar os quatro, de uma vez, fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Dois portões da mesma marca: um botão em cada central.',
      'Marcas diferentes: só se o código for da mesma família.',
      'Botão livre não faz mal e serve de reserva.',
      'Botão gasto: grave o portão num dos que sobram.',
    ],
  },
  {
    when: [
      'dois controles|2 controles|dois ao mesmo tempo|controles',
      'ao mesmo tempo|juntos|mesma hora|simultane*',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    answer: [
      'Dois controles apertados ao mesmo tempo se anulam: usam a mesma frequência, e o receptor não entende nenhum. Isso é normal. Se os dois pararam de funcionar no mesmo dia, o defeito não é deles, e sim do receptor, da antena ou da memória da central.',
    ],
    heading: 'Qual dos dois casos é o seu',
    text: [
      'Aperte um de cada vez, com alguns segundos entre eles. Se ambos abrem assim, não há defeito. Se abre só um, o outro está sem bateria ou sem gravação.',
      'Se nenhum abre e a botoeira abre, tire a bateria de um deles e tente com o outro: um botão preso bloqueia o vizinho de chaveiro.',
    ],
    points: [
      'Um por vez, os dois abrem: normal.',
      'Um tem a luz sempre acesa: botão preso.',
      'Nenhum abre, botoeira abre: receptor.',
      'Nada abre: energia ou central.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O conserto, se houver',
        text: [
          'Receptor ou antena fica entre {{repair.from}} e {{repair.to}}, e gravar os dois de novo, de {{part.programming.from}} a {{part.programming.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Um controle pode desprogramar o outro?',
        answer: 'Não. Só a memória apagada ou cheia faz isso.',
      },
      {
        question: 'Dois carros chegam juntos. O que fazer?',
        answer: 'Um toque só. O segundo toque, em muitas centrais, para ou inverte o portão.',
      },
    ],
    send: 'Conte o que acontece com um de cada vez e mande a foto dos dois controles e da central.',
  },
];
