/** Answers to titles about repairs and visits: what a visit costs. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksNeed } from '../../../words/asking-words.ts';

export const visitFeesAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'taxa minima|valor minimo|preco minimo|conserto minimo|minimo de conserto|cobranca minima|minimo que cobra|minimo que cobram',
      'conserto|consertar|tecnico|visita|servico|reparo|portao|cobra|cobram',
    ],
    unless: 'motor novo|kit|condominio*|predio*|peso|kg|altura|largura|espaco',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['price'],
    answer: [
      'Não há taxa mínima para ir ver o portão: na área atendida, visita e diagnóstico não têm taxa. O conserto mais simples, como regulagem ou gravação de controle, começa em {{repair.from}}, e o mais caro chega a {{repair.to}}, com o valor dito antes e {{repair.warranty}} de garantia no serviço.',
    ],
    description:
      'Não há taxa mínima nem de visita na área atendida; o conserto mais simples do portão começa em {{repair.from}}, e o mais caro chega a {{repair.to}}.',
    heading: 'O que fica no começo e no fim da faixa',
    text: [
      'No começo estão os ajustes sem peça e o capacitor. No fim estão a placa, de {{part.board.from}} a {{part.board.to}}, e a bobina do motor; cabo e roldana ficam no meio.',
    ],
    points: [
      'Defeito e etiqueta do motor em foto: a faixa sai na conversa.',
      'Dois defeitos na mesma ida: pergunte o valor junto.',
      'Domingo, feriado e madrugada: valor combinado antes da saída.',
    ],
    send: 'Mande pelo WhatsApp um vídeo do que o portão faz, a foto da etiqueta do motor e o bairro.',
  },
  {
    when: [
      'visita|orcamento|orcamentos|deslocamento|avaliacao|diagnostico|visita tecnica',
      'gratis|gratuit*|de graca|sem custo|sem taxa|sem compromisso|e pago|nao cobra',
    ],
    unless: 'condominio|parcel*|aceito|se eu nao|mesmo que|frete|instalacao gratis',
    subject: 'assistencia-tecnica',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'É grátis: a faixa de preço sai por foto, pelo WhatsApp, e a visita não tem taxa em São Paulo e na Grande São Paulo. O valor é dito antes de começar; se você aceita, um conserto vai de {{repair.from}} a {{repair.to}}, e se não aceita, nada se paga.',
    ],
    heading: 'O que deixa o orçamento certo já na mensagem',
    text: [
      'Um vídeo do defeito com som, a etiqueta do motor e o bairro. Para motor novo, a foto do portão por dentro e as medidas da folha.',
    ],
    points: [
      'Domingo, feriado e noite: o valor se combina antes de o técnico sair.',
      'Peça e mão de obra vêm em linhas separadas.',
      'Fora da área atendida, não temos equipe.',
    ],
  },
  {
    when: [
      'visita|deslocamento|taxa de visita|visita tecnica|chamar tecnico|chamar um tecnico|chamar o tecnico|para vir|pra vir|para ver|para olhar|a ida',
      'quanto|valor|preco|quanto custa|quanto cobra|quanto e|quanto fica',
    ],
    unless:
      'condominio|contrato|mensal|quantas|quanto tempo|manutencao|revisao|preventiva|domingo|feriado|madrugada|conserto|instala*',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'A visita não custa nada em São Paulo e na Grande São Paulo: o que se paga é o serviço, com o valor dito antes de começar. Um conserto vai de {{repair.from}} a {{repair.to}}, e uma faixa já sai por foto; se você não aceita o preço, não paga nada.',
    ],
    heading: 'O que deixa o preço certo já na mensagem',
    text: [
      'Mande o vídeo com som, a etiqueta do motor e o bairro, para o técnico já sair com a peça que o defeito pede.',
    ],
    points: [
      'À noite, no domingo e no feriado, o preço se combina antes da saída.',
      'Peça e trabalho aparecem separados no orçamento.',
      'Cidade fora da área: quem vai é um técnico de lá.',
    ],
  },
  {
    when: [
      'visita|visita tecnica|orcamento|taxa|deslocamento',
      `${asksNeed}|cobra|cobram|paga|pagar`,
      'pagar|paga|cobra|cobram|taxa|visita',
    ],
    unless: 'parcel*|contrato|condominio|quem paga|se eu nao|mesmo que|gratis|gratuit*|de graca|quanto',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Não: na área atendida, São Paulo e Grande São Paulo, a visita não tem taxa, e o valor do serviço é dito antes de começar. Se você aceita, o conserto vai de {{repair.from}} a {{repair.to}}; se não, nada se paga. Uma faixa de preço já sai por foto, antes da visita.',
    ],
    heading: 'O que deixa o preço certo já na mensagem',
    text: [
      'Um vídeo do defeito com som, a etiqueta do motor e o bairro: com os três, o técnico chega com a peça mais provável.',
    ],
    points: [
      'Assistência fora do expediente: o valor é combinado antes da saída.',
      'O orçamento separa peça e mão de obra.',
      'Fora da área, não temos equipe.',
    ],
  },
  {
    when: [
      'orcamento|visita|diagnostico',
      'cobrado|cobrada|cobra|cobram|gratis|gratuito|gratuita|de graca|paga|pago|tem custo|taxa',
    ],
    unless: 'garantia|domingo|feriado|noite|madrugada|caro',
    subject: 'assistencia-tecnica',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Orçamento e visita não são cobrados na área que atendemos: o técnico testa, diz o preço por escrito e só começa depois do seu sim. O conserto aprovado fica entre {{repair.from}} e {{repair.to}}; se você não fechar o serviço, não deve nada.',
    ],
    heading: 'Do orçamento por foto ao valor fechado',
    text: [
      'Pela foto sai uma faixa; na visita sai o número. O teste que separa folha, comando e motor faz parte dela e não entra na conta.',
      'O serviço sai com {{repair.warranty}} de garantia e as peças trocadas com {{parts.warranty}}. Mande o endereço antes: dizemos na hora se ele está na área que atendemos.',
    ],
    points: [
      'Foto do portão inteiro por dentro.',
      'Etiqueta do motor e da central, de perto.',
      'Vídeo curto do defeito, com som.',
      'Bairro e horário em que alguém recebe o técnico.',
    ],
    send: 'Com essas quatro coisas pelo WhatsApp, a resposta já traz a faixa de preço e o horário livre.',
  },
  {
    when: ['taxa|cobra|cobram|custo|valor', 'deslocamento|visita|ir ate|vir ate|vinda'],
    unless: 'condominio|lubrific*|de manutencao',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Não cobramos taxa de deslocamento nem de visita na área atendida, que é São Paulo e a Grande São Paulo: paga-se só o serviço aprovado, de {{repair.from}} a {{repair.to}} num conserto de casa. O valor é dito antes de começar e, se você não aprovar, não há nada a pagar dentro do expediente, de {horário}.',
    ],
    heading: 'O que a visita sem taxa inclui',
    text: [
      'Inclui ir até o endereço, mover a folha, medir e dizer o defeito e o preço. A distância muda só o dia: cidade mais longe se marca junto com outras chamadas.',
      'Fora do expediente vale a assistência 24 horas, quando há técnico, e aí o valor da saída é combinado na mensagem, antes.',
    ],
    points: [
      'Vídeo e foto da etiqueta antes: a peça certa já vai no carro.',
      'Um adulto no local na hora combinada.',
      'Segunda visita por falta de peça: também sem taxa.',
      'Pedágio e estacionamento de prédio: avise, para combinar antes.',
    ],
    send: 'Mande pelo WhatsApp a rua e o bairro, um vídeo do portão e a etiqueta do motor.',
  },
  {
    when: [
      'manutencao|manutencoes|revisao',
      'preco de visita|preco de uma visita|valor de visita|valor de uma visita|taxa de visita|quanto custa a visita|quanto custa uma visita|custo de visita|quanto e a visita|visita preco|visita valor|visita',
      'preco*|valor*|custo|quanto*|taxa|cobra*|pag*|orcamento',
    ],
    unless: 'preventiv*|condominio*|predio*|contrato|mensal|express|gratis|gratuita|por que',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['price'],
    answer: [
      'A visita para ver e diagnosticar o portão não tem taxa na área atendida: paga-se só o conserto que você aprovar, de {{repair.from}} a {{repair.to}}. A manutenção preventiva, que leva de {horas de manutenção}, é cobrada por visita, com o valor dito antes, pela foto da folha; a regulagem sozinha fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Conserto ou revisão: o que se paga em cada um',
    text: [
      'No conserto, o preço é do serviço pronto, dito depois do teste e antes de trocar qualquer peça, e não muda se o técnico demorar mais. Se não valer a pena, o diagnóstico fica de graça.',
      'Na revisão, o valor cobre limpeza, reaperto, lubrificação, regulagem e testes; a peça gasta se mostra e se orça à parte.',
    ],
    points: [
      'Capacitor: de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Roldana, cabo ou cremalheira trocados: de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Engrenagem com rolamentos novos: de {{part.gears.from}} a {{part.gears.to}}.',
      'Placa da central: de {{part.board.from}} a {{part.board.to}}.',
    ],
    further:
      'Os valores peça por peça estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp o bairro, uma foto da folha por dentro e, se há defeito, um vídeo dele: dizemos qual dos dois é e o valor.',
  },
  {
    when: [
      'quanto cobra|quanto cobram|valor da hora|hora tecnica|preco de visita|taxa de visita|quanto custa um tecnico|quanto custa a visita|mao de obra',
      'tecnico|visita|conserto|portao|motor|instalador',
    ],
    unless:
      'desempen*|alinh*|solda*|endireit*|nivel*|lubrific*|engrax*|pint*|instalar|instalacao|comprei|colocar|por um',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'O técnico não cobra para ir ver: na área atendida, visita e diagnóstico não têm taxa, e paga-se só o conserto que você aprovar, de {{repair.from}} a {{repair.to}}. Regulagem e gravação ficam entre {{part.adjustment.from}} e {{part.adjustment.to}}; placa, entre {{part.board.from}} e {{part.board.to}}.',
    ],
    heading: 'Quanto fica cada conserto, com a mão de obra dentro',
    text: [
      'Não cobramos por hora. O preço é do serviço pronto, dito depois do teste e antes de trocar qualquer peça, e não muda se o técnico demorar mais.',
      'O serviço sai com {{repair.warranty}} de garantia e as peças com {{parts.warranty}}. Se o conserto não valer a pena, o diagnóstico fica de graça.',
    ],
    points: [
      'Capacitor: de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Roldanas, cabos ou cremalheira: de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Engrenagem e rolamentos: de {{part.gears.from}} a {{part.gears.to}}.',
      'Fotocélula: de {{part.photocell.from}} a {{part.photocell.to}}.',
      'Solda ou reforço de suporte: de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    further:
      'Os valores peça por peça estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp o bairro, um vídeo do defeito e a etiqueta do motor: a faixa de preço volta antes da visita.',
  },
  {
    when: [
      'visita|so para olhar|so pra olhar|so olhar|so para ver|so pra ver|so para orcar|so orcamento|deslocamento|diagnostico',
      'so|cobr*|pag*|taxa|orcamento|reais|preco|caro|normal|visita',
    ],
    unless: 'manutencao|preventiva|revisao',
    figure: { unit: 'real', to: 600 },
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price'],
    answer: [
      'Não: {figura} só pela visita não se paga aqui, porque na área atendida ir ver, dizer a causa e dar o valor não tem taxa. Paga-se o conserto, depois do seu sim, de {{repair.from}} a {{repair.to}}. Empresa que cobra a ida tem a taxa dela: pergunte se o valor é abatido do serviço.',
    ],
    heading: 'O que se paga e o que não se paga',
    text: [
      'Pela foto já vai a faixa de preço; na visita o técnico move a folha, mede e fecha o número antes de começar. Se você não aprova, nada é devido.',
    ],
    points: [
      'Regulagem, gravação de controle e capacitor ficam no começo da faixa.',
      'Placa, estator e cabo aos pares ficam no fim dela.',
      'Garantia: {{repair.warranty}} no serviço e {{parts.warranty}} na peça.',
      'Fora da área atendida não vamos, e dizemos isso na primeira mensagem.',
    ],
    send: 'Conte pelo WhatsApp o que o portão faz, com um vídeo, a foto da etiqueta do motor e o bairro: a faixa vem antes de marcarmos.',
  },
];
