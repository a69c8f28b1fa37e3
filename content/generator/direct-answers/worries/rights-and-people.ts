/** Rights after a purchase or a repair, and people whose controls or copies worry somebody. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const rightsAndPeopleAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'devolver|devolucao|arrepend*|trocar|troca|reembolso|dinheiro de volta|desistir da compra|nao serv*|nao coube|nao cabe|nao encaix*|incompativel',
      'comprei|compra|comprado|comprada|comprou|compramos|adquiri|pela internet|online|mercado livre|shopee|amazon|magalu|aliexpress|site',
      'nao serv*|nao deu certo|errad*|nao coube|nao encaix*|incompativel|nao cabe|nao e compativel|outro modelo|posso|tenho direito|como|prazo',
    ],
    unless:
      'garantia|queim*|usado|consert*|instalaram|codigo|senha|controles antigos|segredo|casa|antes de comprar|pilha|bateria|veio errad*|chegou errad*|diferente',
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Pode devolver: compra feita pela internet tem sete dias de arrependimento, contados da entrega, sem explicar o motivo e com o frete de volta por conta de quem vendeu. Comprado em loja física e apenas errado para o seu portão, a troca depende da política da loja. Não instale nem fure nada antes de decidir.',
    ],
    heading: 'Antes de mandar de volta',
    text: [
      'Peça a devolução pela plataforma, por escrito e dentro do prazo, com a foto da etiqueta e da caixa completa. Passados os sete dias, só o defeito obriga o vendedor: noventa dias pela lei, mais a garantia do fabricante.',
    ],
    sections: [
      {
        aspect: 'compatibility',
        heading: 'Ver se não serve mesmo, e o que pedir no lugar',
        text: [
          'Às vezes a peça serve com outro suporte ou outro receptor. A foto dela e da que está no portão mostra isso, e montar o que serve fica entre {{repair.from}} e {{repair.to}}.',
        ],
        points: [
          'Motor: tipo de portão, peso da folha e tensão do ponto.',
          'Placa: tensão, potência e conector do fim de curso.',
          'Controle: frequência e tipo de código, fixo ou rolante.',
          'Para devolver: caixa, manual, parafusos e nota na mesma embalagem.',
        ],
      },
    ],
    send: 'Mande o link do que comprou e uma foto do portão e da etiqueta do motor: dizemos se serve ou se é caso de devolver.',
  },
  {
    when: [
      'instalador|tecnico|empresa|prestador|loja|vendedor|serralheiro|quem instalou|quem consertou|assistencia|profissional',
      'nao quis dar|nao quer dar|nao deu|nao dao|nao da|nao da a|se recusa|se recusou|recusa|negou|nega|nao quis cobrir|nao quer cobrir|nao cobriu|nao cobre|nao quis honrar|nao honra|nao aceita a|sem dar',
      'garantia',
    ],
    unless: 'nota|recibo|peca usada|quanto tempo|seguro',
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'A garantia existe mesmo que o instalador não queira dar: o Código de Defesa do Consumidor obriga quem presta serviço a responder por ele, e você tem noventa dias para reclamar de um defeito aparente, sem depender de papel. Peça o reparo por escrito, com a data e um vídeo.',
    ],
    heading: 'Como pedir, e a quem ir depois',
    text: [
      'Diga na mensagem o que foi feito, quando e o que falha, e dê um prazo para a resposta. Sem acordo, o Procon recebe a reclamação e o juizado especial julga; recibo, Pix e conversa servem de prova.',
      'No que fazemos, o prazo vai escrito: {{repair.warranty}} no serviço e {{parts.warranty}} na peça trocada.',
    ],
    points: [
      'Não deixe outro abrir a caixa antes da resposta, se o portão pode esperar.',
      'Portão perigoso não espera: desligue, fotografe e guarde a peça trocada.',
      'A escolha é sua: refazer sem custo, receber de volta ou abater.',
      'Motor ou placa novos têm ainda a garantia do fabricante.',
    ],
    further: 'O que cobre cada prazo está na página de [garantia](/garantia).',
    send: 'Se quiser outra opinião, mande o vídeo do defeito e o que está escrito no recibo: dizemos se parece serviço mal feito ou desgaste.',
  },
  {
    when: [
      'condominio*|sindico*|predio|assembleia|administradora',
      'clon*|copia|copias|copiad*|copiar|duplicad*|duplicar|paralelo*',
      'proib*|permit*|pode|podem|multa*|multar|obrig*|recolher|bloque*|direito',
    ],
    unless: 'como clonar|quanto custa|preco|onde|moto|carro',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'O condomínio pode proibir controle clonado, se a convenção, o regimento ou a assembleia disser isso, porque cópia sem registro tira a lista de quem entra. O que não pode é deixar sem acesso quem tem vaga: a unidade recebe controle cadastrado, e os extras se pedem por escrito.',
    ],
    heading: 'Como o prédio faz a regra valer',
    text: [
      'Proibir no papel não impede a cópia de código fixo, que se faz em qualquer chaveiro. Com receptor de código rolante, cada controle tem número próprio: o clone não abre, e o perdido se bloqueia sozinho. Gravar fica entre {{part.programming.from}} e {{part.programming.to}} por visita, com vários de uma vez.',
      'Multa e recolhimento seguem o que está escrito na convenção; quem a interpreta é a administradora ou um advogado.',
    ],
    points: [
      'Lista com nome, unidade e número de cada controle.',
      'Aviso com data antes de apagar a memória.',
      'Quantidade por vaga igual para todos.',
      'Baixa do controle na venda ou no fim do aluguel.',
    ],
    send: 'Diga quantas vagas e quantos controles há e mande a foto da etiqueta da central: dizemos se ela já aceita código rolante.',
  },
  {
    when: [
      'aluguei|alugamos|alugad*|aluguel|inquilin*|locador|locatari*|casa de aluguel|imovel de aluguel|apartamento alugado',
      'quebrad*|quebrou|estragou|estragad*|nao funciona|parou|parado|com defeito|nao abre|nao fecha|exigir|quem conserta|quem arruma|consertar|conserto|queimou|queimad*',
      'portao|motor|garagem',
    ],
    unless: 'quem paga|paga|quanto custa|preco|controle*|levar|instalar|desconta*|cadastr*',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Em casa alugada, portão que já estava quebrado quando você entrou é conserto do proprietário: a Lei do Inquilinato o obriga a entregar e manter o imóvel em condição de uso, e o inquilino responde pelo que ele mesmo estraga. Avise a imobiliária por escrito, com foto e data, antes de mandar fazer.',
    ],
    heading: 'O que escrever, e o que fazer até a resposta',
    text: [
      'Diga se o defeito está na vistoria de entrada; se não está, a mensagem da primeira semana vale como prova. Junte um orçamento com a peça e a mão de obra em linhas: um conserto fica entre {{repair.from}} e {{repair.to}}, e o desconto no aluguel só se faz com a concordância escrita do dono.',
      'Portão aberto para a rua ou folha que pende não espera: desligue o disjuntor, isole o vão e avise no mesmo dia que vai chamar alguém.',
    ],
    points: [
      'Vídeo do defeito, com a etiqueta do motor.',
      'Pilha de controle e mau uso são de quem mora.',
      'Motor, placa, cabo e estrutura são do imóvel.',
      'Recibo em nome de quem pagar.',
    ],
    send: 'Mande o vídeo e a foto da etiqueta: o orçamento vai por escrito, para você repassar ao proprietário.',
  },
  {
    when: [
      'cobrou|cobraram|cobrar|cobrado|cobrada|cobranca|paguei|pagar',
      'visita|deslocamento|taxa de visita|taxa|diagnostico|orcamento',
      'nao consert*|nao arrum*|nao resolv*|sem resolver|sem consertar|sem arrumar|continua*|e certo|e legal|pode|podem|direito|nao fez|nao fizeram|nao fechei|recusei|abusivo',
    ],
    unless: 'voces|quanto|sindico|condominio|caro|motor novo',
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Cobrar a visita é permitido se o valor foi dito e aceito antes de o técnico sair; sem esse aviso, ou com a promessa de visita grátis, a cobrança pode ser contestada. Não ter consertado não obriga a devolver, a não ser que a taxa incluísse o conserto. Na área que atendemos, a nossa visita não tem taxa.',
    ],
    heading: 'Como pedir o dinheiro de volta',
    text: [
      'Procure a conversa: ali está se a taxa foi avisada e o que ela cobria. Peça por escrito o recibo e o que foi encontrado; sem resposta, o Procon recebe a reclamação com o Pix e as mensagens.',
      'Peça trocada que não resolveu é outro assunto: serviço pago tem garantia legal de noventa dias. Para uma segunda opinião, o conserto fica entre {{repair.from}} e {{repair.to}}, com o valor dito antes.',
    ],
    points: [
      'Da próxima vez, pergunte: quanto custa ir, e se desconta do serviço.',
      'Orçamento por escrito vale dez dias, se não diz outro prazo.',
      'Peça retirada sem aviso: exija de volta.',
    ],
    further:
      'Como fazemos a visita está em [visita técnica](/topicos/visita-tecnica-para-portao-automatico).',
    send: 'Mande um vídeo do portão e o que lhe disseram: respondemos com a peça provável e o valor.',
  },
];
