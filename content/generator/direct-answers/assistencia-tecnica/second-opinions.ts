/** Answers to titles about repairs and visits: doubtful repairs and second opinions. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const secondOpinionsAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'tecnico|instalador|prestador|empresa|orcamento|conserto|profissional|cara',
      'engan*|golpe|honesto|honesta|mentindo|mentiu|mentira|passando a perna|passar a perna|explorando|desonesto|enrolando|roubando|me roubou|de confianca|confiavel|confiar',
    ],
    unless:
      'voces|clon*|whatsapp|marca|motor|controle*|bandido|falso|se passando|verdade|placa|melhor|kit|indicacao|qual',
    subject: 'assistencia-tecnica',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['signs', 'choose'],
    answer: [
      'Técnico honesto diz o preço antes de abrir o motor, mostra o defeito na própria peça, com a medida, devolve a peça velha e deixa recibo com a garantia escrita. Desconfie de quem condena o motor sem soltar a folha, cobra sem dizer o que trocou ou não aceita que você mostre o orçamento a outro.',
    ],
    heading: 'Perguntas que se fazem antes de pagar',
    text: [
      'Pergunte o que foi medido, o que acontece se a peça trocada não resolver e quanto dura a garantia. Para comparar, um conserto conosco fica entre {{repair.from}} e {{repair.to}}, com {{repair.warranty}} de garantia no serviço e {{parts.warranty}} nas peças.',
      'Se já pagou e o defeito voltou, a lei dá noventa dias para reclamar, e o pedido se faz por escrito.',
    ],
    points: [
      'Placa queimada: fusível aberto, mancha preta ou saída sem tensão.',
      'Motor queimado: cheiro de verniz ou bobina medida fora.',
      'Folha pesada na mão: o defeito não é o motor.',
      'Peça trocada sem mostrar: peça que a devolvam.',
    ],
    send: 'Mande o vídeo do portão e o que lhe disseram: respondemos com a peça provável e o valor.',
  },
  {
    when: [
      'dois tecnicos|2 tecnicos|tres tecnicos|cada tecnico|um tecnico disse|outro tecnico disse|dois orcamentos|orcamentos diferentes|diagnosticos diferentes|diagnostico diferente|segunda opiniao|outra opiniao|opinioes diferentes',
      'diferente*|diagnostic*|disse|fala|falou|preco|opiniao|orcamento*|conserto|portao|motor',
    ],
    unless: 'sindico|quantos',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['signs', 'choose'],
    answer: [
      'Quando dois técnicos discordam, vale o que mostra a prova: peça a cada um que diga por escrito que peça falhou, o que mediu e o que acontece se a troca não resolver. Quem mediu mostra a leitura; quem só ouviu está chutando. A prova que decide é a folha na mão, com o motor solto: se pesa, o defeito começa nela.',
    ],
    heading: 'Como uma segunda opinião se faz',
    text: [
      'Não deixe trocar nada antes de saber a causa, e guarde a peça velha. A nossa visita não tem taxa em São Paulo e na Grande São Paulo, e o conserto vai de {{repair.from}} a {{repair.to}}, com o valor dito antes.',
    ],
    points: [
      'Capacitor, bobina e saída da placa se medem na sua frente.',
      'Orçamento muito mais barato: pergunte o que ficou de fora.',
      'Motor condenado sem soltar a folha: peça outra opinião.',
    ],
    send: 'Mande o vídeo do defeito, a etiqueta do motor e o que cada um disse.',
  },
  {
    when: [
      'arrumaram|consertaram|trocaram|mexeram|arrumou|consertou|trocou|mexeu|depois do conserto|depois de trocar|depois de consertar|depois que trocou|depois que trocaram|depois que arrumaram|depois da manutencao|depois da revisao|depois da visita',
      'agora|ficou|piorou|pior|depois|comecou',
      'faz barulho|barulho|barulhento|barulhenta|abre sozinho|fecha sozinho|lento|devagar|treme|bate|trava|travando|nao fecha|nao abre|apita|volta|esquenta|range|fraco|desce sozinho',
    ],
    unless:
      'roldana*|cremalheira|pedreiro*|eletricista|fiacao|controle*|quadro|pintei|pintar|pilha|bateria|motor novo|piso|obra|solda*|disjuntor',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'allowed'],
    answer: [
      'Defeito que apareceu logo depois do conserto é de quem consertou: peça que volte sem cobrar, com um vídeo e a data, e não deixe outro abrir antes. Quase sempre é acerto que faltou, como curso e força por gravar, fio de comando encostado, peça fora de linha ou folha sem equilíbrio. Se abre sozinho ou esquenta, desligue o disjuntor até a volta.',
    ],
    heading: 'O que o som e o movimento dizem',
    text: [
      'Se fomos nós, o serviço tem {{repair.warranty}} de garantia e a peça, {{parts.warranty}}: escreva na mesma conversa. Se foi outro e ele não vem, a lei dá noventa dias para reclamar, e o acerto conosco fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Abre sozinho com placa nova: fio de botoeira no borne errado ou controle já gravado nela.',
      'Barulho novo: suporte, cremalheira ou cabo montados fora do ponto.',
      'Volta ou não fecha: fotocélula esquecida ou curso por gravar.',
      'Lento: força baixa ou tensão trocada.',
    ],
    send: 'Mande um vídeo com som, o que foi trocado e a data do conserto.',
  },
  {
    when: [
      'segunda opiniao|outra opiniao|outro orcamento|opiniao de outro|segundo orcamento|confirmar diagnostico',
    ],
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair', 'worth'],
    answer: [
      'Damos segunda opinião sem taxa de visita na área atendida: mande o orçamento que recebeu, a foto da etiqueta e um vídeo do defeito, e dizemos se a peça apontada explica o sintoma. Se o diagnóstico do outro estiver certo, você ouve isso de nós também.',
    ],
    heading: 'Como comparar dois diagnósticos',
    text: [
      'Diagnóstico bom diz o que foi medido. "Queimou" sem tensão, sem fusível e sem prova na mão é palpite; peça para ver a peça velha e o teste.',
      'Para comparar preço: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; engrenagem, de {{part.gears.from}} a {{part.gears.to}}; placa, de {{part.board.from}} a {{part.board.to}}; motor completo em casa, de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Mesmo serviço nos dois papéis: peça, mão de obra e garantia em linhas.',
      'Quem manda trocar tudo sem testar a folha: desconfie.',
      'Não deixe abrir o motor entre um e outro, se há garantia.',
    ],
    send: 'Mande o orçamento recebido, com o nome da peça, e o vídeo do defeito.',
  },
  {
    when: [
      'pior|estragou|piorou|quebrou mais|deixou ruim|mal feito|malfeito|porco',
      'empresa|tecnico|conserto|instalador|servico|instalacao',
    ],
    unless: 'agua|chuva|marca',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Se o portão ficou pior depois do serviço, pare de usar no motor, filme o que ele faz e escreva a quem fez, com prazo para refazer sem custo: a lei dá noventa dias para reclamar. Só chame outro depois da resposta, ou a peça mexida vira desculpa.',
    ],
    heading: 'O que costuma sair errado num conserto',
    text: [
      'Quatro coisas explicam quase tudo: força no máximo para vencer folha pesada, fim de curso fora do ponto, capacitor de outro valor e emenda aberta. As duas primeiras se acertam de {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Se quem fez sumiu ou recusou, examinamos e dizemos por escrito o que achamos, com valor entre {{repair.from}} e {{repair.to}}. O que estiver bom fica.',
    ],
    points: [
      'Fotografe a caixa e o motor por fora, como estão.',
      'Guarde recibo, conversa e a peça velha.',
      'Folha que bate ou não volta na fotocélula: disjuntor desligado até o acerto.',
    ],
    send: 'Conte o defeito de antes, o que foi trocado e o de agora, com um vídeo.',
  },
];
