/** Answers to further complaints: too early, too late, after a part was replaced, metal on metal. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const furtherComplaints: readonly DirectAnswer[] = [
  {
    when: [
      'sem forca|nao tem forca|nao aguenta|fraco|falta forca|sem forca pra|forca fraca|pouca forca|nao tem mais forca|nao da conta',
      'motor|portao|subir|abrir|puxar|levantar|basculante|folha|empurrar',
    ],
    unless: 'controle|sinal|bateria|pilha|capacitor|wi*|qual motor|nobreak|solar',
    subject: 'motor',
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Motor sem força para levar a folha quer dizer, antes de tudo, folha que ficou pesada: solte o motor na chave, com o disjuntor desligado e os cabos inteiros, e mova-a na mão. Se pesa, é contrapeso, dobradiça, ou roldana e cabo, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; se vai leve, é capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, ou bobina. Não aumente a força na placa para compensar.',
    ],
    heading: 'Quem roubou a força do motor',
    text: [
      'O motor não enfraquece de um dia para o outro sem aviso: se foi de repente, pense em cabo, mola ou peça presa; se foi aos poucos, em capacitor, graxa velha ou roda gasta.',
      'Basculante que pesa para subir tem peso suspenso fora do ponto. Não se fica embaixo nem se solta cabo; o técnico escora e equilibra.',
    ],
    points: [
      'Para a meia subida e ronca: peso ou capacitor.',
      'Bom de manhã e fraco à noite: tensão da rede.',
      'Fraco depois de pintar ou forrar a folha: ela ganhou peso.',
      'Quente em poucas aberturas: bobina, com estator de {{part.stator.from}} a {{part.stator.to}}.',
    ],
    questions: [
      {
        question: 'Um motor mais forte resolve?',
        answer:
          'Só se a folha está leve na mão e pesa mais que o limite da etiqueta. Em folha presa, o motor forte quebra o que estava avisando.',
      },
    ],
    send: 'Mande um vídeo da tentativa, gravado de lado, a foto da etiqueta do motor e o material da folha.',
  },
  {
    when: [
      'fecha antes|fecha cedo|fecha logo|fecha antes da hora|fecha em cima|nao da tempo|nao espera|fecha antes de passar|fecha comigo passando|fecha enquanto',
      'portao|motor|garagem|carro|passar|passo|eu',
    ],
    unless: 'fechou em cima|quem paga|amass*|predio',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'Portão que fecha antes de você passar tem o fechamento automático com tempo curto e fotocélula que não vê o carro. Até haver fotocélula, deixe o fechamento automático desligado na central e feche só pelo controle, com o carro longe do vão. Aumentar a pausa é regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}; se não há fotocélula, o par instalado fica entre {{part.photocell.from}} e {{part.photocell.to}}, e vem antes do tempo.',
    ],
    heading: 'Tempo de pausa e fotocélula: os dois juntos',
    text: [
      'O tempo conta a partir da folha toda aberta. Para uma casa, quinze a trinta segundos servem; some mais se há rampa, dois carros ou alguém que anda devagar.',
      'Tempo longo não protege ninguém: quem segura a folha quando há um carro no vão é o feixe. Prove com uma vassoura, de fora, com o portão fechando.',
    ],
    points: [
      'Fecha mesmo com o carro no vão: sensor ausente, alto demais ou anulado.',
      'Fecha logo depois de abrir: pausa no mínimo ou segunda ordem do controle.',
      'Só um motorista reclama: botão apertado duas vezes.',
      'Prefere fechar sempre no controle: a função se desliga na central.',
    ],
    send: 'Diga em quantos segundos ele fecha e mande uma foto dos dois lados do vão e a da etiqueta da central.',
  },
  {
    when: [
      'raspando|raspa|pegando|encostando|encosta|roçando|rocando|arrastando|esfregando|comendo|mastigando',
      'cremalheira|pinhao',
    ],
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Motor que raspa na cremalheira está alto demais, ou a folha baixou: entre o dente e o pinhão tem de haver uma folga de 1 a 2 mm. Sem ela o peso do portão cai no eixo do motor e come rolamento e engrenagem. Desligue o disjuntor e não use; acertar a altura fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e se a causa é roldana gasta, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'O motor subiu ou a folha desceu',
    text: [
      'Quem desce é quase sempre a folha: a roda gasta alguns milímetros e a cremalheira pousa no pinhão. Por isso o técnico olha as rodas antes de baixar o motor.',
      'A folga se mede em três pontos, nas pontas e no meio, com a folha solta. Raspar só num trecho é gomo mal alinhado ou trilho com barriga.',
    ],
    points: [
      'Pó branco ou de metal embaixo do motor: dente se gastando.',
      'Raspa de ponta a ponta: altura.',
      'Raspa num lugar só: emenda ou trilho.',
      'Zunido agudo: cremalheira de lado, e não por cima.',
    ],
    send: 'Mande uma foto do pinhão e do dente, de lado, com o disjuntor desligado, e outra da roda.',
  },
  {
    when: [
      'depois que troquei|depois de trocar|apos trocar|apos a troca|troquei|trocaram|depois da troca|mesmo com|com capacitor novo|mesmo trocando|continua',
      'capacitor',
    ],
    unless: 'preco|quanto custa',
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Se o motor continua sem força com capacitor novo, há três suspeitas: peça de valor diferente do que estava, fio em outro borne ou defeito que nunca foi dele. Confira em foto os microfarads da velha e da nova; se batem, desligue o disjuntor, solte o motor e leve a folha na mão: pesada, o defeito é da folha; leve, é bobina ou tensão baixa. Medir e resolver vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que sobra depois do capacitor',
    text: [
      'Capacitor menor dá pouca partida, maior esquenta a bobina. Serve o de mesmos microfarads e tensão igual ou maior.',
      'Não abra a caixa para conferir os fios: o capacitor guarda choque com a energia cortada. Quem mediu o velho foi o capacímetro ou o palpite? Se foi palpite, ele podia estar bom.',
    ],
    points: [
      'Zumbe e não parte: folha presa, trava ou rotor.',
      'Parte fraco à noite: tensão baixa na rede.',
      'Esquenta em poucas aberturas: bobina, com estator de {{part.stator.from}} a {{part.stator.to}}.',
      'Gira para o lado errado: dois fios trocados.',
    ],
    send: 'Mande a foto dos dois capacitores, com os números legíveis, e a da etiqueta do motor.',
  },
  {
    when: [
      'honesto|confiavel|de confianca|confianca|bom tecnico|indicacao|indicar|boa empresa|tecnico bom|serio|nao enrol*|golpe|enganar|enganado',
      'tecnico|conserto|empresa|assistencia|instalador|portao|orcamento',
    ],
    unless: 'motor bom|marca|e bom',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Técnico de confiança diz o valor antes, por escrito, mede antes de condenar a peça, mostra o que trocou e dá garantia com nota. Conosco a visita não tem taxa na área atendida, o conserto vai de {{repair.from}} a {{repair.to}}, o serviço tem {{repair.warranty}} de garantia e a peça, {{parts.warranty}}; se você não aprovar, não paga nada.',
    ],
    heading: 'Perguntas que separam o bom técnico do apressado',
    text: [
      'Pergunte o que foi medido, e não só qual peça é. Placa condenada sem medir o motor é o engano mais caro: a nova queima pela mesma causa.',
      'Peça que a peça velha fique com você e que a última prova seja na sua frente: três aberturas, fotocélula e força.',
    ],
    points: [
      'Preço por telefone sem foto nem modelo: muda na garagem.',
      'Troca de motor oferecida antes de alguém soltar e mover a folha: desconfie.',
      'Fotocélula anulada para o portão fechar: não aceite.',
      'Garantia só de boca: peça na nota.',
    ],
    further:
      'O que acontece em cada etapa está na página de [visita técnica](/topicos/visita-tecnica-para-portao-automatico).',
    send: 'Mande um vídeo do defeito, a foto da etiqueta do motor e o bairro: a faixa de preço volta por escrito.',
  },
  {
    when: [
      'demora para sair|demora pra sair|demora para arrancar|demora a sair|custa a sair|demora para comecar a andar|custa para arrancar|demora para partir|demora a partir|sai devagar|arranca devagar|custa a arrancar',
      'pesad*|motor|portao|deslizante|basculante|folha',
    ],
    unless: 'controle|botao|aperto',
    subject: 'motor',
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'Motor que custa a tirar a folha do lugar tem partida fraca ou peso demais: capacitor cansado, de {{part.capacitor.from}} a {{part.capacitor.to}}, roldana ou dobradiça presa, ou tensão baixa. A prova é sua: disjuntor desligado, folha reta e cabos inteiros, solte o motor na chave e dê a partida na mão. Se pesa no começo, é roldana ou dobradiça; se sai leve, é capacitor ou fio.',
    ],
    heading: 'Peso na arrancada: folha ou capacitor',
    text: [
      'Não aumente a força para vencer a arrancada: a folha passa a não parar quando encontra alguém. Folha que pesa se acerta, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Motor que ronca segundos antes de andar aquece a bobina a cada vez; poucas semanas assim levam o estator.',
    ],
    points: [
      'Ronca e sai com um empurrão: capacitor.',
      'Pior no frio: graxa dura ou capacitor.',
      'A luz da casa cai na partida: fio fino ou emenda.',
      'Roda achatada de ficar parada: sai do lugar aos trancos.',
      'Trava elétrica que solta tarde: o motor puxa contra o pino.',
    ],
    send: 'Mande um vídeo com o som da partida e a foto da etiqueta do motor.',
  },
  {
    when: [
      'rolamento|rolamentos|mancal|mancais',
      'basculante|deslizante|de correr|pivotante|portao de|roda|roldana|folha',
    ],
    unless: 'motor',
    subject: 'portao-automatico',
    aspects: ['replace', 'price'],
    answer: [
      'Rolamento de portão se troca junto da peça em que ele trabalha: no de correr, a roldana; no basculante, o pivô ou a polia do cabo; no de abrir, o pivô de baixo. O serviço fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com a folha calçada. No basculante desligue o disjuntor e não solte nada: há cabo e contrapeso puxando.',
    ],
    heading: 'Qual rolamento é o que range',
    text: [
      'Ronco que acompanha a folha é roda ou pivô; ronco que só existe com o motor é rolamento dele, que entra com a engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
      'Rolamento blindado não recebe graxa por fora: quando faz barulho, já está seco por dentro, e troca-se o par.',
    ],
    points: [
      'Folha que sobe e desce ao andar: roda com rolamento comido.',
      'Um lado do basculante atrasa: polia travada.',
      'Rangido só no começo: pivô seco.',
      'Pó vermelho no eixo: água no rolamento.',
    ],
    send: 'Mande um vídeo com som, gravado de lado, e uma foto da roda, do pivô ou da polia, de longe.',
  },
  {
    when: ['solda|soldar|soldador', 'preco|valor|quanto|custa|orcamento|cobra'],
    unless: 'trilho|cremalheira|braco|placa|motor ligado',
    subject: 'serralheria',
    aspects: ['price'],
    answer: [
      'A solda que fazemos é a do suporte do motor e do reforço dele, de {{part.metalwork.from}} a {{part.metalwork.to}}. Solda de coluna, quadro ou grade é do serralheiro, com preço dele, dito vendo. Antes de soldar no portão, disjuntor desligado e fios da central soltos pelo técnico, porque a corrente da solda volta pela placa e a queima.',
    ],
    heading: 'O que o preço da solda inclui',
    text: [
      'No nosso caso, a chapa de reforço, a solda, o alinhamento do motor e a regulagem de curso e força no fim. A pintura do ponto é de quem pinta o portão.',
      'Religar a central depois do serralheiro e acertar as paradas fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Chapa fina ou ferrugem: reforço antes da solda.',
      'Alumínio: solda própria, de oficina, ou parafuso com chapa.',
      'Basculante: folha escorada, e nunca sob tensão de cabo.',
      'Grampo do terra junto do ponto soldado.',
    ],
    send: 'Mande uma foto do ponto quebrado, de perto, e outra do portão inteiro: dizemos de quem é o serviço.',
  },
];
