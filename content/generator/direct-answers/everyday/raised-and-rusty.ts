/** Answers to a tilting gate that stays up, to rust and smell, and to closing a gate without its remote control. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const raisedAndRusty: readonly DirectAnswer[] = [
  {
    when: [
      'travou|travado|parou|parado|emperrou|emperrado|preso|ficou|trancou|enguicou',
      'em alto|em cima|la em cima|levantado|no alto|suspenso|para cima|basculante aberto|basculante travou aberto|basculante parou aberto|basculante emperrou aberto',
      'basculante|garagem|portao|folha',
    ],
    unless: 'carro|meio|metade|pouco|palmo|madrugada|correr|deslizante|pivotante|controle|botao|quero|deixar',
    subject: 'portao-basculante',
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Basculante travado no alto é peso sobre a cabeça: desligue o disjuntor, ninguém passa nem para embaixo, e o carro fica onde está. Olhe de longe: cabo frouxo, folha torta ou mola partida quer dizer que não se destrava. Se tudo está reto, o defeito é motor, fim de curso ou central, e o técnico escora antes de soltar; o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Por que ele ficou no alto e como se desce',
    text: [
      'Para descer na mão são duas pessoas e uma escora, e só com cabos inteiros e folha reta: uma segura, outra gira a chave. Sem essa certeza, isole o vão e espere.',
      'Casa aberta para a rua entra na frente na agenda; escreva isso na mensagem.',
    ],
    points: [
      'Mudo, sem clique: energia, fusível ou fim de curso.',
      'Clique e silêncio: relé da descida, na placa, de {{part.board.from}} a {{part.board.to}} na troca.',
      'Ronca e não desce: capacitor, trava ou cursor preso.',
      'Começa a descer e volta: fotocélula ou força.',
      'Um lado mais baixo: cabo ou polia. Ninguém embaixo.',
    ],
    send: 'Mande uma foto do portão inteiro, tirada de longe, a da etiqueta do motor e o bairro.',
  },
  {
    when: ['ferrugem|enferruj*|oxid*|corroi*|corroid*', 'motor|carcaca|caixa de motor|suporte|parafuso*'],
    unless: 'trilho|cabo|pintar|preco|braco|cremalheira',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Ferrugem na carcaça do motor é pintura que se foi, e não o impede de trabalhar; a que preocupa está no suporte, nos parafusos e nos bornes. Desligue o disjuntor e olhe por fora: pó marrom na base ou parafuso que esfarela é motivo de parar, porque o motor pode soltar. Refazer o suporte com solda fica entre {{part.metalwork.from}} e {{part.metalwork.to}}; limpar bornes e vedar a caixa começa em {{repair.from}}.',
    ],
    heading: 'Onde a ferrugem para o motor',
    text: [
      'Água que chega ao motor também chega à placa: tampa sem borracha e conduíte voltado para cima são as duas entradas. Sem fechar isso, peça nova oxida no ano seguinte.',
      'Por dentro, ferrugem no rotor ou no rolamento aparece como ronco e calor. Rolamentos e engrenagem ficam entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    points: [
      'Carcaça: escova, fundo e tinta, com o motor frio e desligado.',
      'Base e chumbador: o técnico balança e reaperta.',
      'Pó verde nos fios: borne a refazer.',
      'Perto do mar ou de piscina: revisão mais cedo.',
    ],
    send: 'Mande uma foto da base, outra da caixa fechada e a da etiqueta do motor.',
  },
  {
    when: [
      'fechar|fecho|fecha|feche|fechado',
      'sem controle|sem o controle|perdi o controle|controle quebrado|controle sem bateria|esqueci o controle|sem nenhum controle',
    ],
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['power'],
    answer: [
      'Sem controle, o portão se fecha pela botoeira da parede, pelo botão do interfone ou pelo celular, se há módulo. Sem nenhum deles, na mão: disjuntor desligado, folha reta e cabos inteiros, chave de destravamento, folha devagar até o fim e a chave de volta até engatar. Controle novo se grava na central, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Fechar e deixar trancado',
    text: [
      'É o motor engatado que segura a folha: empurre-a depois de fechada, e se ela anda, a chave não chegou ao fim. Só então religue o disjuntor.',
      'Basculante desce com peso: duas pessoas, uma de cada lado, e ninguém no vão. Folha torta ou cabo frouxo não se toca.',
    ],
    points: [
      'Bateria fraca: aperte encostado no motor, uma última vez.',
      'Saiu de casa com ele aberto: peça a quem está dentro que use a botoeira.',
      'Fechamento automático: fecha sozinho, se ligado e com fotocélula.',
      'Controle perdido na rua: apague-o da memória no mesmo dia.',
    ],
    send: 'Mande a foto da etiqueta do motor e diga quantos controles há na casa: dizemos qual serve.',
  },
  {
    when: [
      'consertar ou trocar|trocar ou consertar|trocar ou so consertar|conserto ou troca|trocar o motor ou|consertar o motor ou|so consertar|reformar ou trocar|arrumar ou trocar|conserta ou troca',
      'motor|portao',
    ],
    unless: 'placa|central|controle|capacitor|garen|rossi|peccinin|nice|seg|ipec|anos|queimado',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Conserta-se quando o defeito é capacitor, engrenagem, fim de curso ou placa, de {{repair.from}} a {{repair.to}}, e a peça existe. Troca-se, de {{replacement.from}} a {{replacement.to}} numa casa, quando a bobina queimou num modelo antigo, a peça saiu de linha ou os últimos dois consertos já somam metade do novo. Antes da conta, solte o motor e mova a folha com a mão: se ela pesa, nenhum dos dois resolve.',
    ],
    heading: 'A conta entre conserto e motor novo',
    text: [
      'O diagnóstico na visita não tem taxa e vem por escrito com os dois valores, o do conserto e o da troca. Você decide depois.',
      'Motor novo também muda o que cansa: os controles se gravam outra vez e a base pode pedir adaptação, dita antes.',
    ],
    points: [
      'Zumbe e parte com um empurrão: capacitor, conserto.',
      'Gira e não puxa: engrenagem, conserto.',
      'Cheiro de verniz e disjuntor que cai: bobina, compare.',
      'Menos força que o peso da folha pede: troca, mesmo sem defeito.',
    ],
    further: 'Os dois caminhos estão em [conserto de motor de portão](/topicos/conserto-de-motor-de-portao).',
    send: 'Mande a foto da etiqueta, um vídeo do que ele faz e o que já se gastou nele: devolvemos os dois valores.',
  },
  {
    when: [
      'abriu sozinho|abre sozinho|abrindo sozinho',
      'nao fecha|nao quer fechar|fica aberto|nao fecha mais|volta a abrir',
    ],
    unless: 'controle',
    subject: 'botoeira',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Portão que abriu sozinho e não fecha mais tem, quase sempre, uma ordem de abrir presa: botoeira ou fio do interfone em curto, ou um controle com o botão afundado. Afaste as pessoas e desligue o disjuntor; retire a bateria dos controles da casa, religue e mande fechar pela botoeira, uma vez só. Se não obedece, feche na mão e chame: o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'A ordem presa e como fechar hoje',
    text: [
      'Para fechar na mão: disjuntor desligado, folha reta e cabos inteiros, motor solto na chave, folha devagar, chave de volta até o engate. Deixe desligado até a visita, porque com a ordem presa ele abre assim que a luz volta.',
      'O técnico solta botoeira, interfone e receptor um por vez. Não faça isso em casa: a rede chega ao lado desses bornes.',
    ],
    points: [
      'Choveu ou serenou: água na botoeira ou na emenda.',
      'Com os controles sem bateria ele se acalma: era um botão.',
      'Só não fecha, e não abre de novo: fotocélula.',
      'Começou depois de faltar luz: a placa perdeu o estado, e um minuto desligada resolve.',
    ],
    send: 'Diga se choveu, se há interfone que abre e mande uma foto da botoeira e da etiqueta do motor.',
  },
  {
    when: [
      'controle*',
      'chuva|chove*|choveu|molhado',
      'falha*|falhando|nao funciona|nao abre|nao pega|para|alcance|ruim',
    ],
    unless: 'molhou|caiu|lav*',
    subject: 'receptor',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Controle que falha só com chuva não é defeito dele: a água chega ao receptor ou à antena e o sinal se perde. Aperte a botoeira da parede; se ela abre, motor e central estão bons, e pode-se usar por ela até secar. Secar e vedar a caixa ou trocar a antena começa em {{repair.from}}; se a botoeira também falha, desligue o disjuntor, porque há água na placa.',
    ],
    heading: 'Por onde a água chega ao receptor',
    text: [
      'O fio da antena é o caminho mais comum: ele sai por um furo de cima e a água desce por ele. O furo fica embaixo, com massa, e a antena, esticada e longe do ferro molhado.',
      'Sinal que volta com o sol não sarou: a oxidação fica e encurta o alcance um pouco a cada chuva.',
    ],
    points: [
      'Todos os controles falham juntos: receptor ou antena.',
      'Um só falha: ele tomou água no bolso ou na moto.',
      'Portão abre sozinho na chuva: botoeira ou emenda, e é outro caso.',
      'Receptor na caixa de metal: antena para fora dela.',
    ],
    send: 'Diga quantos controles falham e mande uma foto da caixa fechada, com a saída dos fios.',
  },
  {
    when: ['conserto|reparo|kit|jogo|kit de reparo|kit reparo', 'engrenagem|engrenagens|coroa'],
    unless: 'quanto tempo|sozinho',
    subject: 'engrenagem',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'O conserto da engrenagem fica entre {{part.gears.from}} e {{part.gears.to}}, com a peça, os rolamentos que saem juntos e a mão de obra. Engrenagem avulsa ou em kit se pede pelo modelo e pela geração da etiqueta do motor, porque o mesmo nome teve mais de um passo de dente; peça quase igual gasta em semanas.',
    ],
    heading: 'O que entra no conserto da engrenagem',
    text: [
      'Coroa, graxa indicada pelo fabricante, rolamento e retentor, se marcados, e a prova da folha na mão: se ela pesa, a nova quebra igual.',
      'A caixa do motor se abre com o disjuntor desligado e a folha escorada ou travada, e isso é do técnico. A garantia é de {{parts.warranty}} na peça e de {{repair.warranty}} no serviço.',
    ],
    points: [
      'Conte os dentes da velha e meça com régua, sem limpar.',
      'Nylon cede primeiro, de propósito.',
      'Eixo riscado ou caixa trincada: compara-se com motor novo.',
    ],
    further:
      'O serviço está descrito em [troca de engrenagem](/topicos/troca-de-engrenagem-de-motor-de-portao).',
    send: 'Mande a foto da etiqueta do motor e, se já saiu, da engrenagem ao lado de uma régua.',
  },
];
