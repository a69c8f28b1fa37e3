/** Meetings and shares of a building: how many votes a gate needs, and who pays how much. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const voteAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'quorum|quantos votos|maioria simples|maioria|dois tercos|2/3|votos|aprovacao|aprovar',
      'portao|portoes|motor|garagem|automatizar|automatizacao|portaria',
    ],
    unless: 'quem paga|carro|multa|barulho|controle*|tag',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Depende do que a obra é, pelo artigo 1.341 do Código Civil. Portão quebrado ou perigoso é obra necessária, e o síndico manda fazer sem votação, dando contas depois; portão novo ou motor que facilita o uso é obra útil, e pede a maioria de todos os condôminos; só enfeite é voluptuária, e pede dois terços. Leia também a convenção, que pode exigir mais.',
    ],
    heading: 'Onde cai cada troca de portão',
    text: [
      'A maioria da obra útil se conta sobre todos os condôminos, pela fração de cada um se a convenção não diz outra coisa, e não só sobre quem foi à assembleia. Despesa necessária muito alta e sem urgência também passa por ela.',
      'Em portão coletivo, motor e instalação ficam entre {{condominium.from}} e {{condominium.to}}; a folha nova é orçada pelo serralheiro.',
    ],
    points: [
      'Motor queimado trocado por outro equivalente: manutenção, com o síndico.',
      'Portão manual que vira automático: obra útil.',
      'Folha nova de outro desenho: útil, e a convenção fala da fachada.',
      'Câmera na entrada: útil também, e quem a instala é a empresa de segurança.',
      'Três orçamentos com o mesmo serviço escrito evitam a segunda reunião.',
    ],
    sections: [
      {
        aspect: 'allowed',
        heading: 'O que levar para a reunião',
        text: [
          'A pauta diz o valor e a forma do rateio, senão o voto pode ser contestado. Leve o laudo do portão de hoje, o peso da folha, as aberturas na hora cheia e a garantia de cada proposta.',
        ],
      },
    ],
    questions: [
      {
        question: 'E se faltar gente na assembleia?',
        answer:
          'Sem a maioria exigida não se aprova. A administradora diz se a reunião pode continuar em outro dia para recolher os votos que faltam.',
      },
      {
        question: 'Um morador pode pagar sozinho?',
        answer:
          'Só com autorização escrita do condomínio. Depois de instalado, o motor é de todos, e a manutenção também.',
      },
    ],
    further:
      'O que comparar entre propostas está na página do [motor de portão para condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande pelo WhatsApp uma foto da entrada, o tipo de folha e quantas unidades usam: devolvemos a proposta escrita para a assembleia.',
  },
  {
    when: [
      'assembleia|sem assembleia|precisa de assembleia|convocar assembleia|reuniao de condominio|votacao|sem votacao|sem votar',
      'portao|portoes|motor|garagem|automatizar|automatizacao',
      'trocar|troca|instalar|colocar|consertar|conserto|pode|precisa|automatizar|sem|reformar|substituir|mudar|aprovar',
    ],
    unless:
      'quorum|votos|maioria|aprovar|aprovacao|2/3|dois tercos|quem paga|carro|multa|barulho|camera*|controle*|tag|contrato|contratar|sozinho',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Para consertar o portão, ou trocar o motor queimado por outro equivalente, não: é manutenção, e o síndico manda fazer e presta contas. Para pôr motor pela primeira vez, mudar o tipo de abertura ou fazer um portão novo, sim: é obra útil, que pelo artigo 1.341 do Código Civil pede a maioria dos condôminos, salvo regra mais dura na convenção.',
    ],
    heading: 'O caso urgente e o caso caro',
    text: [
      'Portão que não fecha ou ameaça cair é urgente: o síndico age na hora e, se a despesa é alta, chama a assembleia logo em seguida. Se é alta e pode esperar, a assembleia vem antes.',
      'No prédio o conserto é orçado pela peça, com o valor dito antes; motor novo em portão coletivo, instalado, fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    points: [
      'Fotos e laudo mostram que a troca é necessária, e não capricho.',
      'Três propostas com o mesmo peso de folha, ciclos por hora e garantia.',
      'Ata com o valor aprovado e a forma do rateio.',
      'Vila fechada com portão só de uma casa: vale a regra de fachada da convenção.',
    ],
    further:
      'O que comparar entre propostas está na página do [motor de portão para condomínio](/topicos/motor-de-portao-para-condominio).',
    sections: [
      {
        aspect: 'allowed',
        heading: 'Se alguém contestar depois',
        text: [
          'O síndico mostra a ordem de serviço, as fotos e os orçamentos que pediu. Quem discorda pede explicação por escrito ou convoca assembleia com um quarto dos condôminos.',
        ],
      },
    ],
    questions: [
      {
        question: 'E se a convenção pedir mais votos?',
        answer: 'Vale a convenção. A administradora diz que artigo trata de obra e de fachada.',
      },
      {
        question: 'O conselho pode aprovar no lugar da assembleia?',
        answer:
          'Para conserto, costuma bastar. Para obra nova, só se a convenção der esse poder ao conselho.',
      },
    ],
    send: 'O síndico manda pelo WhatsApp uma foto da entrada, o tipo de folha e quantas unidades usam: a proposta vai escrita, em nome do condomínio.',
  },
  {
    when: [
      'rateio|ratear|rateado|rateada|divide|dividir|dividido|taxa extra|chamada extra|fracao ideal|fundo de reserva|quem nao tem garagem|quem nao tem vaga|quem nao tem carro|nao tenho carro|nao tenho vaga|nao tenho garagem|sem vaga|nao uso a garagem|nao usa a garagem',
      'portao|portoes|motor|garagem',
    ],
    unless: 'batida|bateu|quorum|vila|amassou',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'O portão da garagem é parte comum, e a despesa se rateia entre todos os condôminos pela fração ideal, a não ser que a convenção diga outra coisa. Conserto e manutenção entram na taxa do mês; portão ou motor novo costuma ser taxa extra aprovada em assembleia, ou sai do fundo de reserva. Quem bateu na folha paga sozinho o estrago.',
    ],
    heading: 'Quem entra no rateio e quem pode ficar fora',
    text: [
      'Sem vaga não quer dizer sem despesa: o portão também protege o prédio. Só a convenção, ou uma garagem separada do resto, muda essa conta, e na dúvida quem responde é a administradora.',
      'Para o cálculo, um conserto vai de {{repair.from}} a {{repair.to}}, e motor novo em portão coletivo, de {{condominium.from}} a {{condominium.to}} com instalação.',
    ],
    points: [
      'Apartamento alugado: manutenção com o inquilino, obra com o dono.',
      'Controle perdido ou a mais: de quem pede.',
      'Orçamento com peça e mão de obra separadas, para a prestação de contas.',
    ],
    send: 'O síndico manda pelo WhatsApp uma foto da entrada e da etiqueta do motor: o orçamento vai escrito, em nome do condomínio.',
  },
  {
    when: [
      'vila|rua fechada|loteamento|condominio de casas|vila fechada|bolsao',
      'quem paga|rateio|paga|ratear|divide|dividir|responsavel|responsabilidade',
      'portao|motor|portoes|conserto',
    ],
    unless: 'carro|bateu|amassou',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Portão da entrada da vila é de todos, e o conserto se divide entre as casas, do modo que a convenção, a associação ou o costume escrito da vila diz; portão de uma casa só é do dono dela. Quem bateu nele paga sozinho. Em portão de uso comum o conserto se orça pela peça; em portão de uma casa, vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Para a divisão não virar briga',
    text: [
      'Um morador pede o orçamento em nome de todos, com peça e mão de obra em linhas, e o combinado fica escrito no grupo ou em ata antes do serviço. Se alguém não concorda, a dúvida é de advogado, e não do técnico.',
    ],
    points: [
      'Lista das casas que usam a entrada, com ou sem carro.',
      'Quem autoriza e quem recebe a nota.',
      'Casa alugada: manutenção com o inquilino, motor novo com o dono.',
      'Revisão marcada já no mesmo acordo.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, a etiqueta do motor e quantas casas usam: o orçamento vai escrito, para dividir.',
  },
  {
    when: [
      'multa|multar|multado|multada',
      'portao|garagem',
      'condominio|predio|morador|sindico|aberto|vizinho|assembleia|regimento',
    ],
    unless: 'prefeitura|calcada|barulho|rua',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Pode, se a convenção ou o regimento prevê a multa para aquilo, como deixar o portão aberto ou passar colado em outro carro, e se o morador é avisado e pode se defender. Sem essa regra escrita, o síndico adverte e leva o caso à assembleia. Portão que fica aberto por defeito não é culpa de ninguém: conserto é despesa do prédio.',
    ],
    heading: 'Antes da multa, o que o portão resolve sozinho',
    text: [
      'Fechamento automático com fotocélula acaba com o portão esquecido: a programação fica entre {{part.programming.from}} e {{part.programming.to}}, e o par de sensores, entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Imagem com data e unidade, guardada antes de apagar.',
      'Aviso escrito, com o artigo da convenção.',
      'Tempo para o morador responder, antes de cobrar.',
      'Controle cadastrado por unidade mostra quem abriu.',
    ],
    further:
      'O que se regula num portão coletivo está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'O síndico manda pelo WhatsApp a foto da etiqueta da central e diz quanto tempo ele fica aberto: respondemos se dá para programar.',
  },
  {
    when: [
      'porteiro|portaria|zelador|vigia',
      'obrigado|obrigatori*|obriga|precisa|exige|lei',
      'portao|condominio|predio|garagem',
    ],
    unless: 'porteiro eletronico|video porteiro|interfone*|remota',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Não conhecemos lei geral que obrigue um condomínio a ter porteiro no portão: quem decide é a convenção e a assembleia, e a administradora confirma se há regra da cidade ou da categoria. Sem porteiro, o portão precisa se cuidar sozinho, com fotocélula, força regulada e fechamento automático.',
    ],
    heading: 'O portão de um prédio sem porteiro',
    text: [
      'Ele abre mais vezes sem ninguém olhando. Regular força e tempo fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e a fotocélula, entre {{part.photocell.from}} e {{part.photocell.to}} o par.',
    ],
    points: [
      'Dois pares de sensor, em alturas diferentes.',
      'Controle de código rolante, cadastrado por unidade.',
      'Chave de destravamento com dois moradores, no mínimo.',
      'Telefone da manutenção à vista, e nobreak se a luz cai.',
    ],
    further:
      'A revisão de quem não tem portaria está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'O síndico manda pelo WhatsApp uma foto da entrada por dentro e quantas unidades usam: dizemos o que falta.',
  },
  {
    when: [
      'laudo|art|engenheiro|responsavel tecnico',
      'condominio|predio|edificio|sindico',
      'portao|motor|garagem|portoes',
    ],
    unless: 'carro|quem paga|seguro|bateu|bombeiro*|avcb',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Para trocar o motor de um portão que já existe, em regra o condomínio não precisa de laudo nem de engenheiro. Folha ou coluna nova, mudança no tipo de abertura e circuito novo são obra: aí a administradora pode exigir um responsável técnico com ART, que é do engenheiro, e não da empresa de motor.',
    ],
    heading: 'Que papel pedir em cada caso',
    text: [
      'Da nossa parte vão o orçamento descritivo, a nota, a garantia de {{repair.warranty}} e a ordem de serviço com força e fotocélula medidas. Motor novo em portão coletivo, instalado, fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    points: [
      'Conserto: ordem de serviço com a peça e a data.',
      'Motor novo: nota, garantia e teste escrito.',
      'Estrutura ou elétrica nova: engenheiro contratado pelo prédio.',
      'Dúvida de perícia ou de seguro: pergunte à seguradora o que ela aceita.',
    ],
    further:
      'O que se testa e se anota está em [manutenção preventiva](/topicos/manutencao-preventiva-de-portao-automatico).',
    send: 'O síndico manda pelo WhatsApp a foto da entrada e do motor e diz que documento pediram: respondemos o que fornecemos.',
  },
];
