/** Whole sentences as people say them: the gate that answers the second press, gives one jerk, or disturbs the television. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const spokenAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'tranquinho|so da um tranco|da um tranco|da um tranquinho|da um pulo|da um pulinho|da um solavanco|so um tranco|da uma mexidinha|so mexe um pouco',
      'nao sai|nao abre|nao anda|nao fecha|nao vai|e para|e volta|nao sobe|nao desce',
    ],
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que só dá um tranco e não sai recebeu a ordem: o controle está bom. Ou a folha está presa, por trava elétrica que não recolhe, trilho ou batente, ou o motor não tem força para vencer a partida, e aí o suspeito é o capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    heading: 'Folha presa ou motor sem partida',
    text: [
      'Pare de apertar, desligue o disjuntor e, com a folha reta e os cabos inteiros, solte o motor na chave e leve-a na mão. Se prende no começo, procure trava, ferrolho e pedra; se anda leve, é capacitor, engrenagem ou força que a central corta.',
      'Engrenagem com dente comido fica entre {{part.gears.from}} e {{part.gears.to}}; regular a força, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Tranco com ronco: capacitor ou folha presa.',
      'Tranco e silêncio: a central sentiu esforço e cortou.',
      'Só de manhã: graxa fria ou tensão baixa.',
      'Tranco e estalo a cada tentativa: dente quebrado, não insista.',
    ],
    send: 'Mande um vídeo com som de uma tentativa só, de longe, e a foto da etiqueta do motor.',
  },
  {
    when: [
      'segunda vez|terceira vez|duas vezes|tres vezes|varias vezes|muitas vezes|mais de uma vez|so na segunda|insistir|apertar de novo|dois toques',
      'apert*|obedec*|aperto|toque|responde|abre|funciona',
      'portao|controle*|motor|so',
    ],
    unless: 'por dia|por hora|quantas|tecnico|veio|nao fecha|queimou|dois botoes',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Se o portão só obedece na segunda ou terceira vez, o sinal chega fraco ou o primeiro toque é gasto com outra coisa: pilha no fim, antena do receptor mal posta, ou central que só acorda, solta a trava ou para um movimento antes de inverter. Prove com a botoeira: se ela vale na primeira, é o rádio.',
    ],
    heading: 'Achar quem perde o primeiro toque',
    text: [
      'Pilha nova do mesmo código e outro controle da casa, no mesmo lugar: se os dois falham, é antena ou receptor, num serviço de {{repair.from}} a {{repair.to}}. Se a botoeira também pede dois toques, é ajuste da central, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Falha só com o motor frio: capacitor, e não controle.',
      'Falha só à noite: lâmpada de LED ou reator perto do receptor.',
      'Botão duro ou fundo: contato do controle gasto.',
      'Aperte e segure um segundo: toque curto demais alguns modelos ignoram.',
    ],
    send: 'Diga se a botoeira obedece na primeira e mande a foto do controle aberto e a da etiqueta da central.',
  },
  {
    when: [
      'televisao|tv|radio|som|internet|wifi|wi fi|antena|telefone',
      'sai de ar|sai do ar|chuvisc*|interfer*|trava|travando|cai|falha|chia|perde sinal|perde o sinal|desliga|reinicia',
      'portao abre|portao fecha|quando o portao|portao liga|motor liga|motor do portao|aciono o portao|portao',
    ],
    unless:
      'controle da|pelo celular|aplicativo|modulo|nao abre|alexa|interfone|instalaram|depois que instal*',
    subject: 'fiacao',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'signs'],
    answer: [
      'Se a televisão ou a internet falha quando o portão abre, o motor está sujando a rede: a partida derruba a tensão do mesmo circuito, ou relé, capacitor e inversor fazem ruído que entra pelo cabo da antena. Circuito próprio para o portão, com terra, resolve a maior parte.',
    ],
    heading: 'Queda de tensão ou ruído: como distinguir',
    text: [
      'Luzes que piscam junto são queda de tensão: fio fino, emenda ou circuito dividido, e quem refaz é o eletricista. Luzes firmes e imagem falhando são ruído: faísca em relé ou borne, capacitor fraco ou cabo de antena encostado no do motor, e o que é do motor consertamos de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Afaste o cabo da antena e o da rede do eletroduto do portão.',
      'Só na partida: capacitor ou tensão baixa.',
      'O curso inteiro: inversor sem terra, ou escova de motor de corrente contínua.',
      'Roteador reinicia: ponha-o em outra tomada, longe desse circuito.',
    ],
    send: 'Diga se as luzes piscam junto e mande a foto da etiqueta do motor e a do quadro com a portinha aberta.',
  },
  {
    when: [
      'presa|preso|trancada|trancado|presos',
      'de fora|do lado de fora|lado de fora|em rua|na rua|para fora',
      'controle*|portao|chave',
    ],
    unless: 'cachorro*|gato|mao|dedo|pe|carro|debaixo|embaixo|cabeca',
    subject: 'abertura-manual',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Quem ficou do lado de fora sem o controle entra pela porta social, por outro controle da casa ou por um vizinho que alcance a botoeira; de fora, o portão só se solta se há destravamento externo com chave. Criança sozinha na rua não espera técnico: peça ajuda a um vizinho ou ligue 190.',
    ],
    heading: 'Antes de chamar alguém para abrir',
    text: [
      'Se o controle não funciona, tire e ponha a pilha dele, esfregue os contatos e aperte bem perto do motor. Nada de erguer ou forçar a folha: o redutor segura, a folha entorta, e basculante forçado desce em cima de quem levanta.',
      'Para não repetir, ponha um teclado, um destravamento externo com cilindro ou deixe um controle com alguém de perto; a instalação fica entre {{repair.from}} e {{repair.to}}, fora o aparelho.',
    ],
    points: [
      'Sem luz na rua: só chave externa ou porta social.',
      'Porta da casa trancada: chaveiro, que é outro serviço.',
      'Idoso ou doente dentro, sem resposta: 193.',
    ],
    further: 'O que dá para fazer por dentro está em [abrir o portão sem luz](/como-abrir-portao-sem-luz).',
    send: 'Escreva que há gente do lado de fora, com o bairro e a foto do portão visto da rua.',
  },
  {
    when: [
      'controle*',
      'nao conseguiu gravar|nao consegue gravar|nao conseguiram gravar|nao conseguiu programar|nao conseguiram programar|nao conseguiu copiar|nao deu para gravar|nao deu para copiar|nao conseguem gravar|nao consegui gravar|nao consegui programar',
    ],
    unless: 'central nova|placa nova|trocou a placa',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['compatibility', 'program'],
    answer: [
      'Se a loja ou o chaveiro não conseguiu gravar, o mais provável é que o controle novo não seja da família da sua central: a frequência pode ser a mesma, e o código não. Compare os dois abertos; se um tem chavinhas e o outro não, um não entra no lugar do outro, e vale devolver.',
    ],
    heading: 'Gravar na central, e não copiar do outro',
    text: [
      'Código rolante não se copia no balcão: só se grava na central, com o botão dela, e por isso muita tentativa na loja falha. Memória cheia também nega o novo.',
      'Na visita o controle certo se grava de {{part.programming.from}} a {{part.programming.to}}; se o modelo saiu de linha, um receptor avulso com controles fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Mesma marca não basta: o verso traz o modelo e os megahertz.',
      'LED da central que não reage ao toque: frequência diferente.',
      'LED que reage e nega: família diferente ou memória cheia.',
      'Guarde a nota: pela internet, sete dias para devolver.',
    ],
    send: 'Mande a foto dos dois controles abertos, frente e verso, e a da etiqueta da central: dizemos se grava.',
  },
  {
    when: [
      'portao velho|portao antigo|portao bem velho|portao muito antigo|portao de 20 anos|portao de 25 anos|portao de 30 anos|portao de 40 anos|portao com 30 anos|portao com 20 anos',
      'aguenta|suporta|pode receber|tem jeito de',
      'motor|automatizar|automatico',
    ],
    unless: 'motor velho|motor antigo|troc*|consert*|kit de|central|madeira',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['allowed', 'install'],
    answer: [
      'Portão velho aguenta motor se anda leve na mão e se o ferro não está podre: a idade conta menos que a folha. Prove assim: o basculante, com os cabos inteiros, fica parado a meia altura; o de correr parte e para com uma mão; o de abrir não cai nem raspa.',
    ],
    heading: 'O que costuma precisar antes do motor',
    text: [
      'Cabos, polias e roldanas de décadas se trocam antes, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; reforço onde o braço se prende, de {{part.metalwork.from}} a {{part.metalwork.to}}. Ferrugem que fura, coluna rachada e folha torta são do serralheiro.',
      'Com a folha em ordem, o kit para basculante sai de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX) instalado; nos outros portões o motor se orça por foto.',
    ],
    points: [
      'Bata de leve na barra de baixo: som oco e pó vermelho, ferro comido.',
      'Chapa com mais de uma camada: conte o peso dela.',
      'Ponto de energia com terra perto do motor.',
      'Reforma perto do preço da folha nova: peça os dois orçamentos.',
    ],
    send: 'Mande um vídeo da folha levada na mão, uma foto por dentro e as medidas.',
  },
  {
    when: [
      'pesad*|peso',
      'luz acaba|acaba a luz|falta luz|falta muita luz|falta de luz|cai a luz|luz cai|falta energia|acaba energia|acaba a energia|energia cai|apagao|apagoes',
      'portao|folha|basculante',
    ],
    unless: 'acabou|voltou|nao destrava|nao abre',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['choose', 'power'],
    answer: [
      'Portão pesado em rua onde falta luz pede duas coisas, nesta ordem: aliviar a folha e só depois o nobreak. Equilibrada, ela abre na mão com a chave de destravamento e gasta menos bateria; pesada, cada abertura esvazia o aparelho, e ninguém a move quando ele acaba.',
    ],
    heading: 'Primeiro a folha, depois a bateria',
    text: [
      'Contrapeso, cabo, mola ou roldana ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}. Com a folha leve, o nobreak se escolhe pela etiqueta do motor e pelas aberturas de um apagão; a ligação dele parte de {{repair.from}}.',
    ],
    points: [
      'Não destrave basculante que desce sozinho: ele cai.',
      'Chave de destravamento ao alcance de quem fica em casa.',
      'Motor de 24 V com bateria própria só na troca do motor.',
      'Ventilação e sombra para a bateria durar.',
    ],
    further: 'O que pedir na ficha está em [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande um vídeo da folha na mão, só se ela está reta, a etiqueta do motor e quantas vezes a luz cai por mês.',
  },
];
