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
      'garantia|queim*|usado|consert*|instalaram|antes de comprar|pilha|bateria|veio errad*|chegou errad*|diferente',
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
];
