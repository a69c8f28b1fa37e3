/** Further frequencies, reaches and numbers of openings. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const furtherCountAnswers: readonly DirectAnswer[] = [
  {
    when: ['433,92|433.92', '433|mhz|igual|mesma coisa|diferenca|mesma'],
    subject: 'controle-remoto',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['compatibility', 'what'],
    answer: [
      'É a mesma coisa: 433 MHz é o nome curto de 433,92 MHz, a frequência da maioria dos controles de portão de hoje. Um controle marcado 433 funciona em receptor de 433,92, desde que o código também seja da mesma família, fixo ou rolante. O que não conversa é 433 com 299, 315 ou 868.',
    ],
    heading: 'O que falta conferir além da frequência',
    text: [
      'O código decide se o controle grava: o fixo se copia, e o rolante só entra na central com controle da mesma marca. Gravar por nós fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Etiqueta ou verso do controle.',
      'Marca do receptor, quando ele é avulso.',
      'Palavras rolling ou hopping: código rolante.',
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
      'Um alcance de {figura} é normal se há muro, portão de chapa e vidro com película entre o carro e o receptor; em campo livre um controle de portão chega a trinta ou cinquenta metros. Se antes ele abria de mais longe, não é normal: troque a pilha, e depois olhe a antena do receptor, que tem de ficar esticada e fora do metal.',
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
      'quantos carros|quantas aberturas|quantos acionamentos|quantos ciclos|quantas vezes',
      'por hora|hora|seguidas|em seguida',
      'motor|portao',
    ],
    unless: 'apartamentos|condominio|predio|ppa|garen|nobreak|bateria',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'works'],
    answer: [
      'Um motor residencial aguenta de cinco a dez aberturas por hora, com o fechamento incluído; passado disso ele esquenta, o protetor térmico desliga e o portão fica parado até esfriar. Contam todos os carros, motos e entregas que passam por ele. O de uso intenso, de estator largo, faz de trinta a cinquenta ou mais.',
    ],
    heading: 'Como contar a hora cheia',
    text: [
      'Conte de manhã, por três dias, e use o maior número. Se dois carros saem juntos, a folha abre uma vez só, desde que a fotocélula segure o fechamento.',
    ],
    points: [
      'Folha leve na mão: cada ciclo esquenta menos.',
      'Sol direto na caixa do motor come parte do limite.',
      'Leia os ciclos por hora na ficha do modelo.',
    ],
    further:
      'O que muda por dentro está no artigo sobre [estatores](/blog/qualidade-estatores-motor-portao).',
  },
  {
    when: ['1/4|1/3|1/2|3/4', 'ou|qual|melhor|x|entre', 'correr|deslizante'],
    unless: 'basculante|consert*|queim*|rossi|garen|kg|quilos|preco|quanto custa',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Em portão de correr, 1/4 basta para folha leve de casa, em alumínio ou grade e com roldanas boas; 1/3 atende a maioria, com folha de até uns quatrocentos quilos, e 1/2 fica para a mais pesada ou com rampa. O limite exato é o da etiqueta, porque o redutor muda de um modelo para outro. Sai por orçamento; numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'Por que a conta do basculante não vale aqui',
    text: [
      'No basculante o motor levanta; no de correr a folha rola, e ele vence só o atrito e a partida. Trilho torto ou roldana presa gastam mais força que o peso.',
    ],
    points: [
      'Folha empurrada com uma mão, de ponta a ponta.',
      'Um quinto de sobra até o peso máximo da ficha.',
      'Muitas aberturas por hora: motor de uso intenso.',
    ],
    send: 'Mande comprimento, altura e material da folha e uma foto do trilho.',
  },
  {
    when: [
      'segundos|seg|s',
      'bom|normal|e rapido|lento|e muito|demora*|demorado',
      'abre|abrir|fecha|fechar|motor|portao',
    ],
    figure: { unit: 'second', from: 4, to: 11.9 },
    unless:
      'timer|pausa|fotocelula|kit|condominio*|predio*|correr|deslizante|pivotante|perigoso|passou|depois|apos|controle|espera|muito rapido|motor rapido|vale|ficou|agora|bate|preco|quero|qual|speedy|jetflex|padrao|e bom',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['worth', 'works'],
    answer: [
      'É um bom tempo: num basculante, {figura} é mais rápido que o motor comum, que leva perto de {segundos padrão}. Dos nossos kits, o SPEEDY abre em {segundos speedy}, por {{kit.speedy}} instalado, e o JETFLEX em {segundos jetflex}, por {{kit.jetflex}}. Com essa velocidade a folha tem de estar reta, frear antes do batente e parar ao encostar em alguém.',
    ],
    heading: 'O que conferir num portão rápido',
    text: [
      'Se ele sempre abriu assim e freia no fim, está certo. Se ficou mais rápido de um dia para outro, a folha pode estar descendo pelo peso: não use e chame o técnico.',
    ],
    points: [
      'Fotocélula no vão, testada com uma vassoura.',
      'Sem batida no fim: o fim de curso freia antes.',
      'No de correr, o tempo cresce com o comprimento.',
    ],
  },
  {
    when: ['leva|demora*|normal|e muito|segundos|lento', 'correr|deslizante'],
    figure: { unit: 'second', from: 4, to: 120 },
    unless:
      'timer|pausa|fotocelula|para de|parou|depois|apos|controle|espera|sozinho|rapido|ou|qual motor|motor para|motor que|que motor|deslizante abr*',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['works'],
    answer: [
      'No portão de correr o tempo se mede pelo comprimento: o motor comum leva de quatro a seis segundos por metro, ou seja, de doze a dezoito num vão de três metros e de vinte a trinta num de cinco. Se {figura} cabem nessa conta, é normal; se passam dela, ou se ele era mais rápido, procure roldana presa, trilho sujo, capacitor fraco ou tensão baixa.',
    ],
    heading: 'Onde o portão de correr perde tempo',
    text: [
      'Com o disjuntor desligado, solte o motor na chave e empurre a folha: se pesa ou enrosca, o defeito é do trilho ou da roldana; se corre leve, é do motor. O par de roldanas trocado fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Cronometre de ponta a ponta, três vezes.',
      'Freio no fim do curso soma alguns segundos, e é de propósito.',
      'Motor de inversor faz o metro em perto de dois segundos.',
    ],
  },
];
