/** Papers, payment, time and a second opinion: invoice, warranty, contract, report, price that seems high. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const paperAskedAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'garantia',
      'perdi a nota|perdeu a nota|sem nota|nao tenho a nota|sem a nota|nota perdida|sem recibo|perdi o recibo',
    ],
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Não, a garantia não acaba porque a nota se perdeu: ela precisa é de uma prova da data e de quem vendeu. Serve a segunda via pedida à loja, o comprovante do cartão ou do Pix, a conversa com o valor ou o número de série. Se o serviço foi nosso, escreva do número com que combinou, e achamos pela conversa.',
    ],
    heading: 'Como provar a data sem o papel',
    text: [
      'Nota eletrônica não some: a loja a reimprime pelo CPF, e em muitos estados o consumidor a encontra pelo cadastro dele. A etiqueta do motor traz a data de fabricação, que dá a idade máxima.',
      'No nosso kit a garantia é de {{kit.warranty}}; num conserto, {{repair.warranty}} no serviço e {{parts.warranty}} nas peças.',
    ],
    points: [
      'Compra pela internet: a nota está no e-mail ou na conta do site.',
      'Comprou a casa com o portão: a garantia segue o aparelho, se a data se prova.',
      'Sem prova nenhuma: o conserto comum começa em {{repair.from}}.',
    ],
    send: 'Mande a foto da etiqueta do motor e diga o mês em que foi instalado e o nome de quem contratou.',
  },
  {
    when: ['contrato', 'instalacao|instalar|compra|obra|servico de portao'],
    unless: 'mensal|manutencao|condominio*',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['buy'],
    answer: [
      'Para pôr motor numa casa não é preciso contrato de várias páginas: basta o orçamento aprovado por escrito, com modelo, tensão, o que está incluído, prazo, valor, forma de pagamento e garantia. Esse papel, ou a conversa em que você disse sim, vale como contrato.',
    ],
    heading: 'O que o orçamento aprovado precisa dizer',
    text: [
      'No nosso kit para basculante, de {{kit.padrao}} a {{kit.jetflex}}, a instalação está no preço, e a garantia é de {{kit.warranty}}. O que fica de fora, como circuito elétrico novo ou solda na folha, deve estar escrito como de fora.',
      'Fechou fora da loja, pelo WhatsApp ou por telefone: você tem sete dias para desistir.',
    ],
    points: [
      'Nome e CNPJ de quem instala.',
      'Modelo exato do motor, e não só a potência.',
      'Quantos controles e se a fotocélula entra.',
      'O que acontece com o motor velho.',
      'Garantia do aparelho e da mão de obra, cada uma com o seu prazo.',
    ],
    send: 'Mande a foto do portão e o bairro: o orçamento vai por escrito, com esses itens.',
  },
  {
    when: [
      'orcamento|visita|diagnostico',
      'cobrado|cobrada|cobra|cobram|gratis|gratuito|gratuita|de graca|paga|pago|tem custo|taxa',
    ],
    unless: 'garantia|domingo|feriado|noite|madrugada|caro',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Orçamento e visita não são cobrados na área que atendemos: o técnico testa, diz o preço por escrito e só começa depois do seu sim. O conserto aprovado fica entre {{repair.from}} e {{repair.to}}; se você não aprovar, não deve nada.',
    ],
    heading: 'Do orçamento por foto ao valor fechado',
    text: [
      'Pela foto sai uma faixa; na visita sai o número. O teste que separa folha, comando e motor faz parte dela e não entra na conta.',
      'O serviço sai com {{repair.warranty}} de garantia e as peças trocadas com {{parts.warranty}}. Fora da área, perguntamos o endereço antes e dizemos se dá para ir.',
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
    when: ['laudo|relatorio|parecer|atestado', 'portao|motor|condominio*|predio*'],
    unless: 'seguro|seguradora|sinistro|raio|garantia|enel',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'O que damos é um relatório do serviço: o que foi testado, o defeito achado, a causa provável, fotos, data e o valor do conserto, de {{repair.from}} a {{repair.to}} nos casos comuns. Laudo de engenharia, com ART, é de engenheiro, e só costuma ser pedido em obra na estrutura, acidente ou exigência do seguro.',
    ],
    heading: 'O que um relatório de portão coletivo deve trazer',
    text: [
      'Peça a medida, e não só a opinião: fotocélula provada com a folha em movimento, força testada no fechamento, destravamento manual, folga das roldanas e aperto da base.',
      'Guarde um por revisão, a cada {{maintenance.interval}}. Num acidente, é a sequência deles que mostra que o condomínio cuidava.',
    ],
    points: [
      'Identificação do motor e da central, com número de série.',
      'Ciclos por hora no pico e o limite do modelo.',
      'O que ficou fora de uso por segurança.',
      'Nome de quem testou e data.',
    ],
    send: 'Mande fotos do portão, da etiqueta do motor e diga para que o documento é pedido.',
  },
  {
    when: [
      'antes ou depois|pagar antes|paga antes|pago antes|adiantado|sinal|entrada|pagamento adiantado',
      'instal*|conserto|motor|servico|portao|paga*',
    ],
    unless:
      'entrada de|na entrada|sinal fraco|sem sinal|sinal do|rua|garagem de entrada|botoeira|placa|luz|wifi|wi-fi|controle',
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'A forma e a hora de pagar se combinam por escrito antes da visita, junto com o valor; no conserto nada se paga para o técnico ir ver, e o preço é dito antes de abrir o motor. Kit e conserto podem ser divididos em até {parcelas} vezes.',
    ],
    heading: 'Como não pagar por serviço que não foi feito',
    text: [
      'Quem pede o valor inteiro adiantado, sem endereço nem CNPJ, deve acender a luz amarela. Em peça encomendada um sinal é comum no ramo; peça o recibo com o modelo e a data.',
      'Antes de quitar, veja o portão abrir e fechar três vezes, prove a fotocélula com um cabo de vassoura e receba a garantia por escrito. O kit para basculante custa de {{kit.padrao}} a {{kit.jetflex}} instalado.',
    ],
    points: [
      'Comprovante em nome da empresa, e não de outra pessoa.',
      'Nota ou recibo com modelo, serviço e prazo.',
      'Controles entregues e gravados diante de você.',
    ],
  },
  {
    when: ['sabado|sabados|fim de semana|final de semana', 'instal*|montar|colocar'],
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['buy'],
    answer: [
      'Sim, aos sábados atendemos das {{open.saturday.from}} às {{open.saturday.to}}, instalação e conserto, com data e hora combinadas pela agenda. Instalar leva de {horas de instalação}, por isso marque cedo; fora desse horário a assistência depende de haver técnico disponível, e respondemos na conversa se alguém vai.',
    ],
    heading: 'Marcar o serviço de portão para o sábado',
    text: [
      'O sábado enche primeiro. Escreva até o meio da semana, com foto do portão e da etiqueta do motor, para a peça certa já ir no carro.',
      'O valor não muda por ser sábado no expediente: conserto entre {{repair.from}} e {{repair.to}}, kit para basculante de {{kit.padrao}} a {{kit.jetflex}} instalado.',
    ],
    points: [
      'Alguém maior de idade em casa durante o serviço.',
      'Carros fora da garagem antes da hora.',
      'Condomínio: veja se o regimento permite obra no sábado.',
    ],
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
      'tecnico|instalador|rapaz|homem|cara|moco|empresa|eletricista|serralheiro|pedreiro|vizinho|disseram|falaram|me falaram|me disseram',
      'disse|falou|diz|fala|alega|condenou|disseram|falaram|disse que',
      'placa|motor|central|queimou|queimada|queimado|bobina|trocar',
    ],
    unless: 'garantia|volta*|melhor|garen|rossi|peccinin|nice|intelbras',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['worth', 'repair'],
    answer: [
      'Pode ser verdade, e dá para conferir antes de pagar: placa queimada mostra fusível aberto, trilha preta, cheiro ou saída sem tensão com entrada boa; bobina queimada cheira a verniz e mede fora. Peça ao técnico que mostre a medida e a peça; se ele não mostra, ouça outro.',
    ],
    heading: 'O que se confere sem abrir nada',
    text: [
      'A placa tem luz acesa? A botoeira move o portão e o controle não? Então ela está viva, e o defeito é de rádio. Com o disjuntor desligado e o motor solto, a folha anda leve? Se pesa, a peça nova sofre igual.',
      'Para medir o preço: reparo de placa, a partir de {{repair.from}}, e troca, de {{part.board.from}} a {{part.board.to}}; estator, de {{part.stator.from}} a {{part.stator.to}}; motor completo em casa, de {{replacement.from}} a {{replacement.to}}. A nossa visita não tem taxa.',
    ],
    points: [
      'Peça de volta a peça trocada: ela é sua.',
      'Placa que só perdeu um relé se repara.',
      'Depois de raio, meça a bobina antes de pôr placa nova.',
    ],
    send: 'Mande o que foi dito, a foto da placa e um vídeo do portão ao apertar a botoeira.',
  },
  {
    when: [
      'caro|cara|absurdo|abusivo|salgado|preco justo|justo',
      'orcamento|conserto|consertar|cobraram|cobrou|arrumar|placa|troca',
    ],
    unless:
      'motor mais caro|por que motor|motor de condominio|motor de predio|motor para condominio|motor do predio|motor do condominio|motor para predio',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['price', 'worth'],
    answer: [
      'Compare peça por peça: num portão de casa o conserto comum fica entre {{repair.from}} e {{repair.to}}, e só o motor inteiro passa disso, de {{replacement.from}} a {{replacement.to}}. Orçamento acima dessas faixas pode ter motivo, como folha de prédio ou peça fora de linha, e o motivo deve estar escrito.',
    ],
    heading: 'A faixa de cada conserto, para comparar',
    text: [
      'Peça ao outro o valor em três linhas: peça com código, mão de obra e garantia. Orçamento de uma linha só não se compara.',
      'Se quiser, mande o papel: olhamos sem taxa de visita na área atendida e dizemos se o serviço faz sentido para o sintoma.',
    ],
    points: [
      'Regulagem ou gravação: de {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Capacitor com mão de obra: de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Roldana, cabo ou gomo de cremalheira: de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Engrenagem, com rolamento: de {{part.gears.from}} a {{part.gears.to}}.',
      'Reparo ou troca da placa: de {{part.board.from}} a {{part.board.to}}.',
    ],
    further: 'A tabela completa está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande a foto do orçamento, a da etiqueta do motor e o que o portão faz.',
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
      'Fotografe a placa e o motor como estão.',
      'Guarde recibo, conversa e a peça velha.',
      'Folha que bate ou não volta na fotocélula: disjuntor desligado até o acerto.',
    ],
    send: 'Conte o defeito de antes, o que foi trocado e o de agora, com um vídeo.',
  },
  {
    when: ['ppa', 'paralelo|paralela|original|generico|compativel', 'controle*|peca|placa|engrenagem'],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    of: ['controle-remoto'],
    answer: [
      'Se a sua central PPA usa código fixo, o controle paralelo de 433 MHz com o mesmo formato serve e custa menos; se usa código rolante, fique com o original, porque em geral só ele grava e são poucos os paralelos que copiam essa linha. Os dois se orçam pela foto do verso, e gravar na visita fica entre {{part.programming.from}} e {{part.programming.to}}, com vários de uma vez.',
    ],
    heading: 'Saber se a central PPA é de código fixo ou rolante',
    text: [
      'Olhe o controle que funciona: Rolling Code, Hopping ou HCS no verso querem dizer rolante; chavinhas por dentro, fixo. A etiqueta da placa diz o mesmo.',
    ],
    points: [
      'Frequência igual não basta: o formato do código também tem de ser o mesmo.',
      'Paralelo barato costuma ter antena mais fraca, e abre só de perto.',
      'Código fixo se copia; onde o portão dá para a rua, prefira o rolante.',
      'Dois controles iguais, gravados no mesmo dia, poupam uma visita.',
    ],
    send: 'Mande pelo WhatsApp a foto do verso do controle e a da etiqueta da central: dizemos qual dos dois serve e o preço.',
  },
  {
    when: ['seguro', 'condominio*|predio*|predial', 'portao|motor|cobre|cobertura'],
    unless: 'bateu|quem responde|quem paga',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Depende das coberturas: o seguro obrigatório do prédio é contra incêndio e destruição; motor e placa queimados por raio ou surto pedem a de danos elétricos, e carro ou pessoa atingidos pela folha, a de responsabilidade civil do condomínio. Desgaste, engrenagem e falta de manutenção não entram em nenhuma.',
    ],
    heading: 'O que mostrar à seguradora do condomínio',
    text: [
      'Avise antes de consertar e guarde a peça. Ela costuma pedir orçamento, fotos, data da ocorrência e prova de manutenção: o registro das revisões a cada {{maintenance.interval}} é o que mais pesa.',
      'O nosso orçamento vai por escrito, com a causa provável; o conserto comum fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Franquia maior que o conserto: não compensa acionar.',
      'Batida no carro: imagem da câmera e hora.',
      'Leia se portão e portaria aparecem no nome da cobertura.',
    ],
    send: 'Mande fotos do estrago, da etiqueta do motor e a lista do que a seguradora pediu.',
  },
];
