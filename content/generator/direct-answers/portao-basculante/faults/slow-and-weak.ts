/** Answers to titles about tilting gates: slow and weak. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const slowAndWeakAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'pesad*|pesou|pesando|muito peso|peso',
      'nao sobe|nao abre|nao termina de subir|nao termina abrir|nao chega|nao vai|para antes|so sobe|sobe so|so abre|abre so|sobe ate|sobe',
      'ate fim|ate o fim|ate final|ate o final|ate em cima|ate o alto|em cima|todo|tudo|inteiro|por completo|completamente|totalmente|metade|ate metade|ate a metade|pela metade|subir|de subir|abrir tudo',
    ],
    unless:
      'correr|deslizante*|pivotante*|de abrir|trilho|kg|quilos|qual motor|volta|nao fecha|um lado|desce',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isComplaint: true,
    winsTies: true,
    aspects: ['repair', 'signs', 'safety'],
    answer: [
      'Basculante pesado que não sobe até o fim perdeu, quase sempre, o equilíbrio: o contrapeso ou a mola já não carrega a folha, o motor cansa perto do alto e a central corta. Pare de usar e olhe os cabos de longe, sem ninguém embaixo: com fio partido, cabo frouxo ou fora da polia, desligue o disjuntor e não solte o motor, que é o que ainda segura a folha. O acerto do equilíbrio, com cabo ou mola, fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; se só falta regular, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Peso, motor fraco ou fim de curso',
    text: [
      'Ouça e olhe uma subida só, de fora do vão. Se o motor ronca, fica lento e para cada vez numa altura, é peso; se para em silêncio, sempre no mesmo palmo, é o fim de curso de cima, que se regula.',
      'A prova do equilíbrio é do técnico: ele escora a folha, solta o motor e a leva a meia altura. Parada ali, o peso está certo, e ele mede o capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; descendo, falta peso na caixa ou força na mola.',
      'Aumentar a força na central não resolve: a folha passa a subir à custa da engrenagem e deixa de parar quando encosta em alguém.',
    ],
    points: [
      'Ficou pesado depois de chapa, lambril ou pintura: o contrapeso precisa de mais peso.',
      'Um lado sobe mais do que o outro: cabo ou mola daquele lado.',
      'Sobe bem de manhã e para à tarde: motor quente ou capacitor cansado.',
      'O motor gira e a folha fica para trás: porca do fuso ou engrenagem gasta.',
    ],
    further:
      'O acerto está explicado em [contrapeso do portão desregulado](/contrapeso-do-portao-desregulado).',
    send: 'Mande pelo WhatsApp um vídeo com som da subida, feito de longe, e a foto dos dois lados da folha, com os cabos à vista.',
  },
  {
    when: [
      'um lado|so um lado|lado direito|lado esquerdo|um dos lados|de um lado|uma ponta',
      'sobe|nao sobe|mais alto|mais baixo|torto|desce|abre torto|sobe torto|levanta|atrasado|outro nao|outro fica',
      'portao|basculante',
    ],
    unless:
      'correr|deslizante|cabo arrebentou|cabo quebrou|caiu|empenad*|pivotante|folha dupla|duas folhas|piso|chao|terreno|rua',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Portão basculante que sobe torto, com um lado mais alto, perdeu a força de um dos lados: cabo esticado ou fora da polia, mola cansada, contrapeso solto ou braço quebrado. Pare de usar, desligue o disjuntor, não destrave e não fique embaixo, porque o lado que ainda segura carrega o peso dos dois. O par de cabos se troca de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que olhar de longe, dos dois lados',
    text: [
      'Compare as duas laterais com o portão parado: cabo frouxo, fio de aço aberto, polia torta ou caixa de contrapeso que não acompanha. O lado mais baixo é o que perdeu a força.',
      'Depois de trocar, os dois lados se igualam e o curso se grava de novo, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Cabos e molas se trocam aos pares, mesmo que um pareça bom.',
      'Braço de um lado só: solda ou pino partido.',
      'Folha empenada por batida: serralheiro antes.',
    ],
    send: 'Mande a foto das duas laterais, tirada de longe, e diga em que altura ele entorta.',
  },
  {
    when: [
      'pesad*|pesou|pesando|muito peso',
      'nao levanta|nao consegue levantar|nao consegue subir|nao sobe|nao ergue|nao aguenta levantar|nao aguenta subir',
      'basculante*|motor|portao',
    ],
    unless: 'correr|deslizante*|trilho|kg|quilos|qual motor|pivotante*|de abrir',
    subject: 'portao-basculante',
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Pare de acionar e desligue o disjuntor: portão basculante pesado que o motor não levanta perdeu o equilíbrio, por contrapeso que falta, mola cansada ou cabo partido, e insistir queima o motor. Olhe de longe se a folha está reta e se os dois cabos estão inteiros; com algum solto, não a destrave. O acerto com roldana ou cabo fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e se a folha estiver leve a suspeita passa ao capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    heading: 'Folha pesada ou motor fraco: como se separa',
    text: [
      'O técnico escora a folha, solta o motor e a leva a meia altura. Parada ali, o equilíbrio está bom, e mede-se o motor; descendo, falta peso na caixa ou força na mola.',
      'Chapa nova, pintura grossa e madeira molhada somam quilos que o contrapeso não acompanha. Motor maior na mesma folha dura pouco.',
    ],
    points: [
      'Ronca e não sai: capacitor, ou peso demais.',
      'Sobe um palmo e volta: força no limite por folha pesada.',
      'Mudou depois de obra ou pintura: peso somado na folha.',
      'Um lado sobe antes do outro: cabo ou mola daquele lado.',
    ],
    further:
      'O acerto está explicado em [contrapeso do portão desregulado](/contrapeso-do-portao-desregulado).',
    send: 'Mande um vídeo do portão tentando subir, feito de longe, e fotos dos dois lados da folha com os cabos.',
  },
  {
    when: [
      'troquei o cabo|trocaram o cabo|cabo novo|trocou o cabo|troquei a mola|trocaram a mola|mola nova|troquei os cabos|trocaram os cabos|troquei a roldana|roldana nova|depois de trocar o cabo',
      'pesad*|torto|duro|nao sobe|desce|nao equilibr*|nao fecha|pior',
    ],
    unless: 'fotocelula|eletrico|fio',
    subject: 'portao-basculante',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Se o portão ficou pesado depois de trocar o cabo ou a mola, o equilíbrio não foi refeito: cabo de comprimento diferente, contrapeso que encosta no fundo da caixa ou mola mais fraca que a outra. Pare de usar no motor e peça a quem trocou que volte sem cobrar, porque isso faz parte do serviço. Feito por nós, o acerto fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}} com peça, ou de {{part.adjustment.from}} a {{part.adjustment.to}} só na regulagem.',
    ],
    heading: 'A prova da meia altura',
    text: [
      'Com a folha escorada e o motor solto, ela tem de ficar parada no meio. Sobe: peso demais na caixa; desce: de menos. Um lado antes do outro: cabos desiguais.',
    ],
    points: [
      'Guarde nota ou mensagem do serviço.',
      'Não regule a força do motor para compensar.',
      'Folha torta: ninguém fica embaixo.',
    ],
    send: 'Mande fotos dos dois lados da folha e um vídeo dela sendo levada na mão.',
  },
  {
    when: ['pesad*|torto|torta|desce|caid*|mais baixo', 'de um lado|um lado so|so de um lado|um dos lados'],
    unless: 'de abrir|pivotante|correr|deslizante|dobradica*',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['repair', 'signs', 'adjust'],
    answer: [
      'Portão basculante pesado de um lado só tem defeito daquele lado: cabo fora da polia ou esticado, polia travada, pivô seco ou gasto, ou caixa de contrapeso que perdeu carga. Desligue o motor, olhe de longe e não aumente a força: a folha torce e o cabo bom passa a levar tudo.',
    ],
    heading: 'Do lado pesado, peça por peça',
    text: [
      'Os dois lados precisam puxar igual. O técnico compara o comprimento dos cabos e o giro das polias antes de mexer em peso, porque pôr placas num lado com polia travada só esconde a causa.',
      'Cabos e polias ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; pivô e solda, quando são de serralheria, dizemos à parte.',
    ],
    points: [
      'Um canto mais baixo com a folha fechada: cabo esticado.',
      'Rangido de um lado só: pivô ou polia seca.',
      'Caixa de contrapeso encostando na coluna: guia torta.',
      'Braço do motor puxando só um canto: suporte ou pino solto.',
    ],
    questions: [
      {
        question: 'Acrescentar peso no lado ruim resolve?',
        answer:
          'Só quando faltou peso de fato, por exemplo depois de porta embutida. Com cabo, polia ou pivô gasto, o peso a mais piora o tranco.',
      },
    ],
  },
  {
    when: [
      'nao levanta|nao sobe|nao desce|nao abre|nao se mexe|nao mexe|nao se move|nao sai de lugar',
      'faz barulho|fazendo barulho|barulho|ronca|roncando|zumbe|zumbindo',
      'basculante',
    ],
    unless: 'controle|estalo|clique|apit*|chuva|frio|sozinho|quebr*|caiu',
    subject: 'portao-basculante',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Solte o controle, desligue o disjuntor e não fique embaixo do basculante; de longe, veja se os dois cabos e as molas estão inteiros, porque com um deles partido não se solta o motor. Motor que ronca sem levar a folha está com o capacitor fraco, de {{part.capacitor.from}} a {{part.capacitor.to}}, ou a folha pesou por cabo, mola ou contrapeso, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Se ele gira livre, está destravado na chave ou com engrenagem gasta, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    heading: 'O som separa o motor da folha',
    text: [
      'Com os cabos e as molas inteiros e a folha fechada, solte o motor na chave e levante-a um palmo, com outra pessoa ao lado. Se ela sobe leve, o defeito é do motor; se pesa, é do equilíbrio, e motor novo não resolveria.',
    ],
    points: [
      'Ronco grave e folha parada: capacitor fraco ou folha pesada.',
      'Giro solto logo depois de uma falta de luz: o motor ficou destravado.',
      'Giro solto num motor de fuso: porca gasta, e a folha se escora antes de soltar.',
      'Folha torta ou cabo frouxo de um lado: deixe tudo parado até o técnico chegar.',
    ],
    send: 'Mande pelo WhatsApp um vídeo com som, gravado de longe, e uma foto dos dois lados da folha por dentro.',
  },
];
