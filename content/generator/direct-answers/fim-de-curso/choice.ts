/** Answers to titles about limit switches: choosing and buying. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const choiceAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'fim de curso|fins de curso|ima|imas|reed|magnetico',
      'encoder',
      'diferenca|diferencas|ou|e|x|versus|vs|comparativo|comparacao|qual',
    ],
    unless: 'defeito|consert*|queim*|nao',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['choose', 'what'],
    answer: [
      'A diferença é o que cada um sabe: o fim de curso, de ímã ou de chave, avisa a central só nas duas pontas, aberto e fechado; o encoder conta as voltas do motor e diz em que ponto a folha está o tempo todo. Por isso o encoder permite desacelerar e percebe um obstáculo; o fim de curso é mais simples, barato e fácil de trocar. Você quase não escolhe: o tipo vem com o motor e a placa.',
    ],
    heading: 'O que muda no conserto',
    text: [
      'Fim de curso fora do lugar faz o portão bater ou parar antes; ele se regula movendo o ímã, de {{part.adjustment.from}} a {{part.adjustment.to}}. Encoder sem leitura faz o motor dar alguns centímetros e parar, e o percurso se grava de novo.',
    ],
    points: [
      'Placa de um não lê o outro.',
      'Encoder: a primeira viagem é lenta, para medir.',
      'Fim de curso: ímã solto é o defeito mais comum.',
      'Depois de trocar a placa, prove as duas pontas.',
    ],
    send: 'Mande a foto das etiquetas do motor e da central: dizemos qual é o seu.',
  },
  {
    when: ['encoder', 'e melhor|melhor|vale a pena|compensa|e bom|vantagem|vantagens'],
    unless: 'defeito|nao',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['worth', 'choose'],
    answer: [
      'Motor com encoder é melhor em folha pesada, rápida ou de prédio, porque ele sabe onde o portão está o tempo todo: freia antes do fim, para sempre no mesmo ponto e volta ao sentir um obstáculo, sem ímã nem chave para sair do lugar. Numa folha leve de casa o fim de curso comum faz o serviço, custa menos e tem peça em qualquer loja.',
    ],
    heading: 'O que pesa contra',
    text: [
      'Placa e sensor são da mesma família, e uma contagem perdida para o portão até gravar de novo. Não se passa um motor comum a encoder: ele vem de fábrica.',
    ],
    points: [
      'Com inversor, o encoder quase sempre vem junto.',
      'Primeira viagem lenta: está medindo.',
      'Batentes mecânicos continuam nas pontas.',
    ],
    send: 'Mande uma foto do portão por dentro e diga quantas vezes ele abre por dia.',
  },
  {
    when: [
      'ppa',
      'fim de curso|fins de curso|ima|imas|reed|hall|encoder',
      'original|avulso|avulsa|avulsos|avulsas|comprar|compra|preco|valor|quanto custa|quanto|vende*|onde|nova|novo|reposicao|loja|encontrar|acho|ppa',
    ],
    unless:
      'consert*|repar*|arrumar|reforma|nao abre|nao fecha|nao anda|nao funciona|parou|travou|queim*|quebr*|estal*|barulho|como|diferenca|kit|instalar|regular|sozinh*|molhou|molhada|cheiro|pisca*|apit*|bip*|erro|pula*|salta*|escap*|frouxa|desalinh*|raspa*|nao grava|nao responde|nao obedece|nao reconhec*|nao acha|nao encontra|nao le|nao detecta|nao identifica|defeito|com problema',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price', 'replace'],
    answer: [
      'Fim de curso PPA nós levamos, trocamos e regulamos: a regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e a peça se soma conforme o tipo. Avulso, só para levar, pergunte antes pelo modelo, porque ímã, sensor, chave e encoder não se trocam um pelo outro.',
    ],
    heading: 'Que tipo de fim de curso o seu PPA usa',
    text: [
      'No portão de correr, os ímãs ficam presos na cremalheira e o sensor, no motor; no basculante, correm no trilho, junto do cursor. Na etiqueta, o modelo do motor diz qual é o sensor que a placa lê.',
      'Muitas vezes nada quebrou: o ímã saiu do lugar ou o fio se soltou, e a regulagem resolve.',
    ],
    points: [
      'Ímã trocado de lado: a folha para do lado errado.',
      'Distância entre ímã e sensor: poucos milímetros, e igual nos dois fins.',
      'Fio de sensor ressecado: troca-se junto.',
      'Sem fim de curso, a folha bate no batente: desligue o disjuntor.',
    ],
    further:
      'As formas de ajuste, uma por uma, estão em [regulagem de fim de curso](/topicos/regulagem-de-fim-de-curso-do-portao).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e a do fim de curso no lugar: dizemos qual é e quanto fica.',
  },
  {
    when: [
      'fim de curso|fins de curso',
      'preco|precos|valor|quanto custa|quanto sai|quanto fica|quanto e|quanto cobra*|orcamento',
      'como regular|como ajustar|como regula|regular|ajustar|como acertar',
    ],
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['price', 'adjust'],
    answer: [
      'Regular o fim de curso do portão custa de {{part.adjustment.from}} a {{part.adjustment.to}} numa visita. A regulagem consiste em mover aos poucos o ímã ou a chave de cada ponta até a folha encostar no batente sem apertá-lo; no motor que conta voltas, é gravar o curso outra vez, como manda o manual da central.',
    ],
    heading: 'A ordem de regular os dois fins de curso',
    text: [
      'Marque com caneta a posição antiga e desligue o disjuntor antes de tocar no ímã. Move-se um centímetro por vez, religa-se de longe, e acerta-se primeiro o fechamento, depois a abertura.',
      'Em basculante isso fica para o técnico, porque as chaves estão junto do fuso e da folha suspensa.',
    ],
    points: [
      'Encosta e volta: o ponto de fechar está longe demais.',
      'Sobra fresta: está curto, ou a folha pesa no fim.',
      'Bate com força: falta parada suave antes do ponto.',
      'Perde o ponto toda semana: ímã solto ou suporte bambo, e não regulagem.',
    ],
    send: 'Mande a etiqueta do motor e uma foto da folha fechada, mostrando a fresta: dizemos se é o ponto ou o peso.',
  },
  {
    when: [
      'batente|amortecedor|para choque',
      'borracha|silicone|mola|portao',
      'portao|motor|basculante|correr|instalar|colocar|comprar',
    ],
    unless:
      'nao encaixa|nao chega|nao fecha|desencaix*|onde|trilho|nao encosta|bate|batendo|fotocelula|quebr*|altura',
    subject: 'fim-de-curso',
    aspects: ['install'],
    answer: [
      'O batente de borracha, que muitos chamam de amortecedor, é o calço onde a folha encosta no fim: abafa o som e guarda solda e engrenagem. Escolha borracha maciça, presa por parafuso passante numa chapa firme; colada, ela cai no primeiro verão. Ele não serve para parar a folha, que quem para é o fim de curso: regulado, ela chega devagar e só encosta.',
    ],
    heading: 'Onde pôr o batente em cada portão',
    text: [
      'No de correr, um em cada ponta, na altura do meio da folha, e o de aço chumbado atrás, para ela não sair do trilho. No basculante, embaixo, dos dois lados, com a mesma espessura. No de abrir, no chão ou no muro.',
      'Depois de pôr a borracha o curso muda alguns milímetros: regular fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Borracha gasta de um lado só: folha torta.',
      'Grossa demais: a trava não alcança o furo.',
      'Chapa de aço sem borracha: estrondo à noite.',
      'Sol o dia inteiro: EPDM, que não racha.',
    ],
  },
  {
    when: ['fim de curso|fins de curso', 'analogico*|analogica*|digital|digitais'],
    unless: 'regul*|quebr*|nao para|nao funciona|preco|quanto custa|gravar|fechadura',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['choose', 'what'],
    answer: [
      'Em casa, fique com o fim de curso que o motor já traz. O analógico é em geral o de ímã e sensor, ou o de chave, que só avisa que a folha chegou; o magnético dura mais que a chave, porque o ímã passa sem encostar. O digital conta as voltas do motor, freia antes do fim e pede placa que o leia e o curso gravado. Na troca da placa, o tipo tem de ser o mesmo.',
    ],
    description:
      'Em casa, fique com o fim de curso que o motor já traz: o analógico, de ímã ou chave, só avisa o fim; o digital conta as voltas e pede placa que o leia.',
    heading: 'O que muda no uso entre o analógico e o digital',
    text: [
      'O nome varia de uma fábrica para outra, e por isso se compra pelo código da placa, e não pela palavra. No digital, a folha movida solta ou a troca da placa pede gravar o percurso outra vez; no analógico, o ímã que saiu do lugar se empurra de volta.',
      'Acertar as paradas, num ou no outro, fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Rua de terra ou com areia: ímã, e não chave.',
      'Folha pesada ou rápida: o que conta voltas, pela freada.',
      'Primeira viagem lenta no digital: está medindo o curso.',
      'Batente firme nas duas pontas, seja qual for o tipo.',
    ],
    further:
      'Como se acerta está em [regulagem de fim de curso](/topicos/regulagem-de-fim-de-curso-do-portao).',
    send: 'Mande a foto das etiquetas do motor e da central: dizemos qual dos dois é o seu.',
  },
  {
    when: ['fim de curso', 'magnetico|ima|reed|mecanico|chave|encoder', 'ou|melhor|diferenca|qual|x'],
    unless: 'regul*|quebr*|nao para|analogico*|analogica*|digital|digitais',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'O magnético não encosta em nada e por isso dura mais em casa: um ímã passa pelo sensor e a placa para a folha. O mecânico é uma chave que a folha empurra, mais exata e mais sujeita a areia e a quebra. Você quase não escolhe: o tipo vem com o motor, e na troca da placa tem de ser o mesmo.',
    ],
    heading: 'Ímã, chave ou contagem de voltas',
    text: [
      'O ímã sai do lugar com batida e a folha passa do ponto. A chave enferruja e fica presa. O encoder, que conta voltas, permite frear antes do fim, e se perde quando alguém move a folha solta.',
      'Regular qualquer um deles fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Portão de rua com poeira: ímã.',
      'Freada suave: encoder, com placa que o leia.',
      'Trocar a placa: confira o tipo antes de comprar.',
      'Batente mecânico sempre, seja qual for o sensor.',
    ],
    further:
      'Como se acerta está em [regulagem de fim de curso](/topicos/regulagem-de-fim-de-curso-do-portao).',
  },
  {
    when: [
      'ima|imas',
      'qualquer|qualquer um|outro ima|de geladeira|de alto falante|comum|serve|pode ser|neodimio|universal',
    ],
    unless: 'fechadura|eletroima|eletromagnetic*|caiu|cadeado',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['compatibility', 'choose'],
    answer: [
      'Não serve qualquer um: o ímã do fim de curso precisa ter a força e o lado certos para o sensor do seu motor, e passar à distância que ele pede. Ímã fraco deixa a folha passar do ponto; forte demais, ou virado, faz parar antes ou trocar a abertura pelo fechamento. Repor o par e acertar as paradas fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Como escolher o ímã do fim de curso',
    text: [
      'Leve o modelo escrito na etiqueta do motor e o ímã que sobrou. Os dois lados da folha costumam ter ímãs iguais virados um ao contrário do outro, e é por isso que a central sabe de que lado está.',
    ],
    points: [
      'Anote, antes de tirar, para que lado ele estava virado.',
      'Suporte próprio, preso na cremalheira: cola não aguenta a trepidação.',
      'Depois da troca, veja a folha parar nos dois fins antes de soltar o automático.',
    ],
    send: 'Mande a foto do ímã no lugar e a da etiqueta do motor.',
  },
  {
    when: [
      'ima|imas',
      'qual|quais|que|tipo|serve|servem|compativel|combina|universal|comprar|avulso|preco|quanto custa',
      'motor|motores|portao|fim de curso|garen|rossi|ppa|peccinin|nice',
    ],
    unless:
      'ou|caiu|solt*|perdi|nao *|fraco|colar|cola|colei|eletroima|fechadura|porta|social|diferenca|melhor|encoder|sensor*|lado certo|o que e|que serve',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['compatibility', 'buy'],
    answer: [
      'O ímã do fim de curso é o da linha do seu motor: têm de combinar o tamanho, o suporte que o prende à cremalheira ou à folha e o lado do polo, que em muitos sensores é um para abrir e outro para fechar. De outra marca só serve se as três coisas forem iguais. O acerto na visita fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e a peça se orça pela foto.',
    ],
    description:
      'O ímã do fim de curso é o da linha do seu motor: tamanho, suporte e lado do polo têm de combinar. O acerto fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    heading: 'Comparar o ímã novo com o que ficou',
    text: [
      'Quase sempre um dos dois ainda está no lugar, e é o melhor molde: mesma altura, mesma distância do sensor. Alguns motores usam um par, com a cor ou a letra do lado marcada.',
    ],
    points: [
      'Ímã de geladeira ou de alto-falante não serve.',
      'Modelo do motor, escrito na etiqueta.',
      'Motor de encoder não usa ímã na folha.',
    ],
    send: 'Mande a foto do ímã que ficou e da etiqueta do motor.',
  },
];
