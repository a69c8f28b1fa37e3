/** Whether something may be done to an existing gate, or with it. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksMay } from './asking.ts';

export const mayDoAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'abrir|fechar|empurrar|mover|levar|usar|deixar',
      'na mao|com a mao|manualmente|em manual|no braco',
      `${asksMay}|e perigoso|perigoso|estraga|quebra`,
    ],
    unless: 'dias|noite|semana*|como|sem luz|falta|nao|pesado|cabo|torto|alguns|ate o tecnico',
    subject: 'abertura-manual',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Pode, sem perigo, depois de desligar o disjuntor e soltar o motor na chave, com a folha reta e os cabos inteiros. Com o motor travado não: forçar quebra o dente da engrenagem. E no basculante confira antes se a folha para em qualquer altura, porque a desequilibrada despenca quando o motor a solta.',
    ],
    heading: 'Quando não soltar o motor',
    text: [
      'A chave libera um peso que o motor segurava. Se a folha está torta, com cabo frouxo ou em rampa, ela fica como está até o técnico chegar.',
    ],
    points: [
      'De correr em rampa: ela desce sozinha, e não se destrava.',
      'De abrir com vento: segure a folha o tempo todo.',
      'Depois, trave o motor de novo e só então religue.',
    ],
  },
  {
    when: ['manual|destravado|solto', 'noite|dormir|madrugada', 'deixar|ficar|usar|fica'],
    unless: 'abre sozinho|nao destrava|como',
    subject: 'abertura-manual',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Pode por uma noite, desde que ele fique fechado com cadeado ou ferrolho e o disjuntor desligado: no manual o motor não segura mais a folha, e qualquer um a empurra. Basculante só fica assim se o peso está equilibrado; de correr em rampa, não, porque a folha anda sozinha.',
    ],
    heading: 'Fechar de verdade com o motor solto',
    text: [
      'Cadeado com o motor ligado é pior que nenhum: alguém aperta o controle, o motor puxa contra ele e entorta a folha.',
    ],
    points: [
      'Disjuntor do portão desligado e com aviso para a casa.',
      'Corrente entre folha e coluna, no de abrir.',
      'De manhã, trave o motor antes de religar.',
    ],
  },
  {
    when: ['wd40|wd 40|wd|desengripante', 'cremalheira*|motor|fuso'],
    unless: 'corrente|roldana|dobradica|cabo',
    subject: 'cremalheira',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care', 'allowed'],
    answer: [
      'Pode para limpar, e não para lubrificar: o WD-40 solta ferrugem e graxa velha da cremalheira de aço, mas seca em dias e não protege o dente. Passe num pano, com o disjuntor desligado, tire o excesso e deixe uma película de graxa branca; na de nylon e no trilho, nada fica. Dentro do motor ele não entra.',
    ],
    heading: 'O que vai em cada peça',
    text: ['O que gasta o dente é areia colada em graxa. Por isso se limpa muito e se engraxa pouco.'],
    points: [
      'Cremalheira de aço: película de graxa branca.',
      'Cremalheira de nylon: limpa e seca.',
      'Trilho: varrido e seco, porque roda engraxada patina e junta areia.',
      'Fuso do basculante: a graxa do fabricante, pelo técnico.',
    ],
  },
  {
    when: ['cortar|corto|tirar|soltar|afrouxar|emendar', 'cabo de aco|cabo', `${asksMay}|perigoso`],
    unless: 'energia|fio|eletric*|quanto',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['safety', 'allowed'],
    answer: [
      'Não corte, não afrouxe e não emende: o cabo de aço do basculante segura dezenas de quilos, e quando solta, ele chicoteia e a folha cai. Quem troca escora a folha antes e põe o par novo, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Até lá, disjuntor desligado e ninguém embaixo.',
    ],
    heading: 'Se o cabo já está ruim',
    text: [
      'Deixe o portão fechado, que é a posição em que ele menos pesa, e saia por outra porta. Se parou aberto, isole o vão e chame o técnico.',
    ],
    points: [
      'Cabo com grampo no meio: emenda não segura, troca.',
      'Um lado bom e um ruim: trocam-se os dois.',
      'Folha torta: não a destrave para endireitar.',
    ],
  },
  {
    when: [
      'crianca*|filho*|menor|menino|menina|neto*',
      'apertar|mexer|usar|brincar|controle*|abrir|acionar',
      `${asksMay}|deixar|e perigoso|perigoso`,
    ],
    unless: 'preso|prendeu|machuc*|fotocelula|altura|interfone',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['safety'],
    answer: [
      'Não deixe: quem aperta o controle tem de ver o vão inteiro e saber parar o portão, e criança pequena não faz nem uma coisa nem outra. Guarde os controles e ponha a botoeira acima de um metro e meio. Um maior pode abrir depois de aprender a esperar a folha parar antes de passar.',
    ],
    heading: 'O que torna a garagem segura para criança',
    text: [
      'Fotocélula baixa, na altura do joelho, e força no mínimo que move a folha: com as duas, o portão para antes ou volta ao tocar.',
    ],
    points: [
      'Ninguém pendurado na folha nem com a mão na fresta.',
      'Fechamento automático desligado sem fotocélula.',
      'Prova do mês: uma caixa de papelão no caminho tem de fazer o portão voltar.',
    ],
  },
  {
    when: [
      'controle*',
      'dois|duas|2|tres|3|4|5|6|mais de|varios|quantos|outro',
      `${asksMay}`,
      'ter|colocar|por|usar|no mesmo portao|mesmo portao|gravar|cadastrar|adicionar',
    ],
    unless:
      'portoes|dois portoes|2 portoes|celular|clonar|copiar|quanto custa|preco|quantos controles vem|um controle|apartamento|condominio|predio|unidade|morador*',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program', 'allowed'],
    answer: [
      'Pode ter vários: a central de casa guarda dezenas de controles, e cada pessoa fica com o seu. Basta que sejam da mesma frequência e do mesmo código da central, fixo ou rolante. Gravar na visita, quantos forem, fica entre {{part.programming.from}} e {{part.programming.to}}; o aparelho é à parte.',
    ],
    heading: 'O que conferir antes de comprar mais um',
    text: [
      'Compre igual ao que já funciona, ou mande a foto do verso: controle de outra família não grava, por mais parecido que seja.',
    ],
    points: [
      'Memória cheia: a central recusa o novo ou apaga o mais velho.',
      'Perdeu um: apague todos e grave só os que estão na mão.',
      'Anote de quem é cada um.',
    ],
  },
  {
    when: [
      'chave|destravar|destravamento|manual|manualmente',
      'todo dia|todos os dias|sempre|direto|toda hora',
      `${asksMay}|usar|estraga`,
    ],
    unless: 'nao destrava|quebrou|preso',
    subject: 'abertura-manual',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Pode, mas ela não foi feita para isso: o destravamento é para falta de luz e defeito, e usado todo dia gasta o engate e a fechadura da chave. Se o portão só funciona assim, há algo a consertar; se é para economizar motor, não compensa, porque ele se gasta menos andando que a trava sendo forçada.',
    ],
    heading: 'Se a chave virou rotina',
    text: [
      'Veja o que obriga a destravar: controle fraco, motor que não parte ou luz que cai toda hora têm cada um a sua saída.',
    ],
    points: [
      'Luz que falta: nobreak.',
      'Motor que ronca e não sai: capacitor.',
      'Chave dura: gota de grafite, e nunca alicate.',
    ],
  },
  {
    when: [
      'lado de fora|parte de fora|por fora|para fora|na calcada|na rua',
      'motor',
      `${asksMay}`,
      'instalar|colocar|por|fixar|ficar',
    ],
    unless: 'abre para fora|que abre|abrindo|abrir|sem luz|chave',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'allowed'],
    answer: [
      'Dá para instalar por fora, mas quase nunca convém: na rua o motor fica à mão de quem quer destravar, roubar ou bater, e sobre a calçada ele ocupa o passeio. O lugar dele é do lado de dentro, ao abrigo da grade ou do muro. Fora, só em terreno fechado, com caixa trancada e cabo embutido.',
    ],
    heading: 'Quando não há espaço por dentro',
    text: [
      'Muitas vezes muda-se o tipo do motor: pistão fino no de abrir, motor embutido no piso ou outra coluna no basculante.',
    ],
    points: [
      'Chuva não é o problema: a carcaça é para área externa.',
      'Vandalismo e batida de carro são.',
      'Portão que abre para fora: veja antes a regra da calçada.',
    ],
    send: 'Mande uma foto de dentro, com o portão fechado e aberto, e a medida do espaço.',
  },
  {
    when: [
      'telha|telhado|cobertura|cobrir|capa|protecao',
      `${asksMay}|precisa`,
      'motor|central|placa|caixa',
      'colocar|por|cobrir|em cima|sobre|botar|proteger',
    ],
    unless: 'fotocelula|antiesmagamento|raio|surto|plastico|lona|saco',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['care', 'allowed'],
    answer: [
      'Pode cobrir o motor com telha, rufo ou casinha, se houver ar em volta, se a folha e o braço passarem livres e se a chave de destravamento continuar ao alcance. Saco plástico ou lona amarrada não: prende o calor e a umidade e pode ser puxado pela engrenagem.',
    ],
    heading: 'Como cobrir sem estragar',
    text: [
      'Deixe uns dez centímetros livres por cima e pelos lados, com a água escorrendo para longe da caixa. Prenda na parede, nunca na carcaça.',
    ],
    points: [
      'Prove um ciclo inteiro, com ninguém perto, depois de montar.',
      'A tampa original fica sempre no lugar.',
      'Furo do fio virado para baixo e vedado.',
    ],
  },
];
