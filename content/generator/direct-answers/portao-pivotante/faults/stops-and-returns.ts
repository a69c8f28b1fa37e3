/** Answers to titles about swing gates: stops and returns. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const stopsAndReturnsAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'deslig*|trav*|emperr*|prend*|enrosc*|agarr*|engasg*|para|parou|parando',
      'em meio|metade|meio de caminho|meio de curso|meio de percurso|mesmo ponto|mesmo lugar',
      'pivotante*|de abrir|duas folhas|2 folhas|folha dupla',
    ],
    unless:
      'volta|nao volta|luz|energia|carro|pessoa|crianca|dedo|nao fecha|nao abre|ficou aberto|esquent*|quente',
    subject: 'portao-pivotante',
    isComplaint: true,
    winsTies: true,
    aspects: ['repair'],
    answer: [
      'Portão de abrir que para sempre no mesmo ponto raspa no piso, tem dobradiça seca ou cedida, ou o fim de curso fora do lugar. Se o ponto muda, a causa é vento, força no limite, capacitor fraco ou motor quente. Regular força e fim de curso fica de {{part.adjustment.from}} a {{part.adjustment.to}}; capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    heading: 'Um lado de cada vez, na mão',
    text: [
      'Desligue o disjuntor, solte o motor na chave e leve a folha devagar pelo ponto. Se ela pesa ou sobe ali, olhe a dobradiça, a coluna e o piso; se vai leve, o defeito é do motor, do fio dele ou da regulagem.',
      'Com duas folhas, repita na outra: quando só uma para, o defeito está daquele lado, e a central e os controles estão bons.',
    ],
    points: [
      'Arco riscado no chão: folha caída ou piso que levantou.',
      'Só em dia de vento: folha fechada e força curta.',
      'As duas param no encontro: atraso entre elas, na central.',
      'Braço que range ou mexe na coluna: solda do suporte, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    send: 'Mande pelo WhatsApp um vídeo da folha parando, de frente, a foto do braço e a da etiqueta do motor.',
  },
  {
    when: [
      'pivotante*|de abrir|duas folhas|folha dupla|2 folhas|portao de folha|uma folha|uma das folhas|folhas',
      'nao fecha|nao fecha direito|nao fecha completamente|nao fecha tudo|nao esta fechando|nao fecha inteiro|nao fecha mais|nao fecha em meio|nao encosta|nao encostam|nao encosta em outra|nao se encontram|nao se encostam|nao encosta um em outro|nao encosta uma em outra',
    ],
    unless: 'vento|controle|basculante|deslizante|correr|abre e nao fecha|qual motor|social',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'No portão pivotante, folha que abre e não fecha até o fim tem o fim de curso de fechamento adiantado, a força baixa ou alguma coisa no caminho: batente, piso alto ou dobradiça caída. Com duas folhas, pode ser só a ordem, em que uma chega antes da outra e prende a que vem atrás. Regular fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Uma folha ou duas: onde olhar',
    text: [
      'Com o disjuntor desligado, solte o motor na chave e feche a folha com a mão. Se ela encosta leve, o defeito é de regulagem, capacitor ou fio do motor; se raspa ou sobra um vão, é dobradiça, batente ou coluna, e a solda é do serralheiro.',
    ],
    points: [
      'Folha única que para antes: fim de curso ou força.',
      'Só uma das duas para: motor, capacitor ou fio daquele lado.',
      'As duas se prendem no encontro: atraso entre elas, na central.',
      'Fecha e reabre: fotocélula ou obstáculo sentido no fim.',
      'Folha baixa do lado de fora: dobradiça gasta.',
    ],
    questions: [
      {
        question: 'Como fecho a casa até o conserto?',
        answer:
          'Com o disjuntor desligado, solte os motores, feche as folhas com a mão e prenda-as com corrente e cadeado. Motor solto não segura empurrão.',
      },
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Quanto custa cada causa',
        text: [
          'Fim de curso, força e atraso são regulagem. Capacitor fica entre {{part.capacitor.from}} e {{part.capacitor.to}}, e placa, entre {{part.board.from}} e {{part.board.to}}; o serviço tem {{repair.warranty}} de garantia.',
        ],
      },
    ],
    send: 'Mande pelo WhatsApp uma foto das folhas na posição em que param, de frente, e diga se o motor fica mudo ou ronca.',
  },
  {
    when: [
      'duas folhas|dupla folha|folha dupla|2 folhas|uma folha|um lado|uma das folhas',
      'uma nao abre|nao abre|so uma abre|uma abre|so abre uma|uma folha nao|parada|nao anda|desalinh*|desnivel*|desencontr*|nao encontra*|uma mais baixa|so um lado|um lado abre|uma fica',
    ],
    unless: 'motor para|qual motor|preco|basculante|deslizante|correr|controle|nao fecha',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'No portão de duas folhas, quando uma falha e a outra anda, a central e os controles estão bons: o defeito está no motor daquele lado, no fio dele ou na dobradiça. Com o disjuntor desligado, solte os dois motores e leve cada folha na mão: a que pesa ou raspa tem dobradiça ou coluna cedida; se as duas vão leves, é capacitor, fio ou saída da placa.',
    ],
    heading: 'Uma folha anda e a outra fica: como saber de que lado está o defeito',
    text: [
      'O motor parado que zumbe pede capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; o mudo pede fio ou placa, de {{part.board.from}} a {{part.board.to}}. Folha que baixou é dobradiça, e solda na coluna é do serralheiro.',
      'Folhas que se encontram fora de hora não têm defeito de peça: o atraso entre as duas se regula na central, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Uma mais baixa que a outra: dobradiça ou pivô gasto daquele lado.',
      'Trava elétrica presa: a primeira folha não sai.',
      'Uma para no meio: força ou fim de curso só dela.',
      'Bateram uma na outra: atraso perdido depois de falta de luz.',
    ],
    send: 'Mande uma foto das duas folhas fechadas, de frente, e diga qual lado falha e o que se ouve nele.',
  },
  {
    when: [
      'pivotante*|de abrir|folhas|uma folha',
      'abre|abrir|abrindo|abriu|sobe|subir|subindo|subiu|abertura',
      'metade|so metade|pela metade|ate metade|ate a metade|so ate metade|so ate a metade|em metade|meio|ate meio|ate o meio|so ate o meio|em meio|um pouco|so um pouco|pouquinho|um pouquinho|so um pouquinho|um palmo|um pedaco|so um pedaco|so uma parte|parcial*|incompleto|todo|tudo|inteiro|por completo|totalmente|completamente|ate fim|ate o fim|ate final|ate o final|ate em cima|ate embaixo|ate o chao',
    ],
    unless:
      'sozinh*|volta|voltando|desce sozinho|controle*|pedestre|chuva|chove|frio|calor|sol|barulho|estal*|torto|torta|cabo|mola|carro|pessoa|empurr*|com a mao|motor novo|energia|luz|fotocelula|raio|bateu|programar|quero|deixar|como faco|devagar|fecha|basculante|correr|deslizante*',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'price'],
    answer: [
      'Portão de abrir que gira só uma parte e para está com o curso do motor curto ou com a dobradiça segurando a folha. Se ele para sempre no mesmo ângulo e sem esforço, regula-se o curso, de {{part.adjustment.from}} a {{part.adjustment.to}}; se geme antes, a dobradiça ou a coluna cedeu, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    heading: 'Curso, dobradiça ou motor: como saber',
    text: [
      'Desligue o disjuntor, solte o motor na chave e gire a folha na mão. Se ela raspa no piso ou sobe para passar, o motor faz bem em parar; se gira leve, o defeito é do curso, da central ou do capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Se só uma das duas folhas fica no meio, a outra já mostra que a central e a energia estão boas.',
    ],
    points: [
      'Para mais cedo em dia de vento: força no limite.',
      'Haste toda recolhida e folha no meio: suporte saiu da medida.',
      'Motor gira e a haste não anda: engrenagem ou porca.',
      'Piso que subiu ou brita no arco da folha.',
    ],
    further:
      'O que cada defeito custa está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp um vídeo da folha abrindo até parar, a foto do motor com a dobradiça, a etiqueta e o bairro.',
  },
  {
    when: [
      'duas folhas|2 folhas|folha',
      'nao encosta*|nao se encontram|nao fecha junto|fica uma fresta|fresta|desencontrad*|fora de sincronia|uma passa|nao alinha*|cavalga*|uma bate em outra',
    ],
    unless: 'teto',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    answer: [
      'Portão de duas folhas que não encostam fechou cedo demais ou fora de ordem: fim de curso de uma delas, dobradiça cedida ou atraso errado entre as folhas. A de baixo do batente chega primeiro e a outra cobre; se a fresta é igual em cima e embaixo, é regulagem.',
    ],
    heading: 'Fresta reta ou fresta torta',
    text: [
      'Fresta reta, da mesma largura de cima a baixo, é motor que para antes. Fresta que abre em cima ou embaixo é dobradiça, pivô ou coluna que cedeu, e motor não corrige isso.',
      'Na mão, com o disjuntor desligado e os motores soltos, as folhas devem encostar sem esforço. Se não encostam nem assim, o serviço é de serralheiro.',
    ],
    points: [
      'Uma folha para sempre no mesmo ponto: fim de curso dela.',
      'A ordem se inverteu: atraso de folha perdido na central.',
      'Encosta e volta: força baixa ou batente de piso alto.',
      'Só com vento: falta trava no chão ou batente.',
    ],
    sections: [
      {
        aspect: 'adjust',
        heading: 'Acertar curso e atraso das folhas',
        text: [
          'A regulagem das duas saídas fica entre {{part.adjustment.from}} e {{part.adjustment.to}}. Dobradiça soldada e coluna são de serralheria, de {{part.metalwork.from}} a {{part.metalwork.to}}, e vêm antes.',
        ],
        steps: [
          'Acerta a folha na mão até encostar sem força.',
          'Regula o fechamento da folha que chega primeiro.',
          'Regula a segunda, com o atraso que a deixa por cima.',
          'Confere a trava elétrica no meio.',
          'Repete o ciclo com o portão frio e depois de várias aberturas.',
        ],
      },
    ],
    questions: [
      {
        question: 'A trava elétrica pode ser a causa?',
        answer: 'Pode. Se ela não recolhe, a folha bate nela e para com dois dedos de fresta.',
      },
      {
        question: 'Aumentar a força fecha a fresta?',
        answer: 'Empurra a folha contra o batente e força dobradiça e motor. Acerta-se o curso, não a força.',
      },
    ],
  },
  {
    when: [
      'uma folha|so uma folha|uma das folhas|outra folha|uma folha so|folha esquerda|folha direita|segunda folha|primeira folha',
      'nao fecha|nao abre|parou|nao anda|trav*|nao funciona|para|atrasad*|demora|fica aberta|nao vai',
    ],
    unless: 'instal*|preco|fresta|motorizar',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    answer: [
      'Quando só uma folha do portão de abrir não anda, a central e os controles estão bons: o defeito está no braço, no capacitor ou no fio daquela folha. Desligue o disjuntor, solte só esse motor e mova a folha: se pesa, é dobradiça ou piso; se anda leve, é a parte elétrica dele.',
    ],
    heading: 'Da folha ao fio',
    text: [
      'Peça um comando e escute de longe: motor que zumbe sem andar é capacitor; mudo é fio partido na dobradiça, borne solto ou relé; que gira e não leva é pino ou destravamento.',
      'Não force a folha boa contra a parada: a ordem das folhas importa, e fechar na sequência errada entorta o braço.',
    ],
    points: [
      'Parou de vez e muda: fio que dobra na coluna.',
      'Anda com ajuda da mão: capacitor.',
      'Anda e para no meio: dobradiça ou fim de curso dela.',
      'Fecha antes da outra: retardo desregulado.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Valores por causa',
        text: [
          'Capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; fio ou borne, a partir de {{repair.from}}; engrenagem ou fuso do braço, de {{part.gears.from}} a {{part.gears.to}}; retardo e curso, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso usar só a folha que funciona?',
        answer: 'Pode, com a outra fechada e presa no ferrolho, se a boa não depende dela para travar.',
      },
      {
        question: 'Troco os dois motores?',
        answer: 'Só se o modelo acabou e as velocidades não casam mais.',
      },
    ],
    send: 'Mande um vídeo das duas folhas recebendo o comando e a foto do braço que parou.',
  },
  {
    when: [
      'pivotante*|portao de abrir|duas folhas|2 folhas|folha dupla',
      'trava|travando|travou|tranca|emperra|emperrando|engancha|enrosca|prende|agarra|para|parando',
      'meio|metade|em meio|em metade|meio de caminho|em meio de caminho|em meio de percurso',
      'e volta|volta|voltando|voltou|retorna|retornando|reverte|inverte|torna a abrir|abre de novo|volta a abrir',
    ],
    unless:
      'em volta|nao volta|luz|energia|chuva|chove|frio|calor|pedestre|preco|quanto|capacitor|placa|cabo*|mola*|predio|condominio*|fotocelula|vento',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['repair', 'price'],
    answer: [
      'Portão pivotante que trava no meio e volta encontrou resistência naquele ponto, e a central inverteu a folha por segurança. Se é sempre no mesmo lugar, a folha raspa no piso, a dobradiça cedeu ou o braço está torto; se muda de lugar, é vento na folha fechada, fotocélula suja, força baixa ou capacitor fraco. Limpe as lentes e, com o disjuntor desligado, solte o motor na chave e leve a folha devagar por esse ponto. Regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e dobradiça com solda, entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    heading: 'Onde a folha pesa, e quem a manda voltar',
    text: [
      'Folha que pesa na mão no mesmo ponto tem defeito de ferragem: veja a marca no piso e a folga da dobradiça de cima. Folha leve em todo o caminho aponta a central, que pede o percurso e a força gravados de novo.',
    ],
    points: [
      'Em duas folhas, prove uma de cada vez para saber qual volta.',
      'Piso que subiu ou pedra no caminho: tire antes de regular.',
      'Suporte do braço solto na coluna muda o ponto a cada dia.',
    ],
    send: 'Mande um vídeo até o ponto da volta e fotos das dobradiças e do suporte do braço.',
  },
];
