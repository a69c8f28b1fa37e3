/** Answers to titles about gates of condominiums: who pays. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const whoPaysAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'prioridade|preferencia|vez|quem entra primeiro|quem sai primeiro|quem passa primeiro|quem espera',
      'carro|carros|veiculo|veiculos',
      'portao|garagem|condominio*|rampa|predio',
    ],
    unless: 'idoso|vaga|pedestre',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'O costume nas garagens é dar a vez a quem entra, porque o carro parado na rua atrapalha o trânsito e é alvo de assalto; quem sai espera do lado de dentro, longe da folha. Lei para isso não há: quem fixa a ordem é o regimento do condomínio. Se os dois apertam o controle juntos, o segundo toque pode parar ou fechar o portão, e por isso só um deve acionar.',
    ],
    heading: 'Como o portão pode ajudar',
    text: [
      'Uma sinaleira de duas cores na rampa mostra quem tem a vez, e a central pode ignorar o segundo toque enquanto a folha abre. A fotocélula dupla segura a folha aberta para o carro que vem logo atrás. Regular esses tempos fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Espere a folha parar aberta antes de avançar.',
      'Não entre colado no carro da frente: o portão pode já estar fechando.',
      'Ponha a regra na entrada, numa placa curta.',
    ],
    send: 'Mande a foto da rampa e da etiqueta da central.',
  },
  {
    when: [
      'descontar|desconto de condominio|desconto em condominio|desconto de taxa|desconto em taxa|desconto em boleto|desconto em cota|abater|deixar de pagar|nao pagar|parar de pagar|reter',
      'condominio|taxa|cota|boleto',
      'portao|motor|garagem',
    ],
    unless: 'pix|a vista|inquilin*|aluguel',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Não pode: a taxa de condomínio é rateio da despesa de todos, e quem a desconta por conta própria fica inadimplente, com multa e juros, mesmo com o portão parado. O caminho é pedir o conserto ao síndico por escrito, com prazo; sem resposta, um quarto dos condôminos convoca a assembleia, e o prejuízo provado se cobra do condomínio no juizado especial.',
    ],
    heading: 'O que faz o conserto do portão andar',
    text: [
      'Portão que não fecha é risco de segurança, e obra necessária o síndico manda fazer sem esperar assembleia; se ele não faz, qualquer condômino pode fazê-la e pedir o reembolso, que o artigo 1.341 do Código Civil prevê.',
      'Um orçamento na mão ajuda: o conserto de prédio é orçado pela peça, com o valor dito antes, e a visita não tem taxa.',
    ],
    points: [
      'Pedido com data, foto e o risco escrito.',
      'Registro no livro ou no aplicativo do prédio.',
      'Nota de cada gasto seu, como estacionamento.',
    ],
    send: 'Quem administra o prédio manda um vídeo do portão, a foto da etiqueta do motor e o endereço: o valor volta por escrito.',
  },
  {
    when: [
      'porteiro|portaria|zelador',
      'estranho|estranhos|ladrao|ladroes|desconhecido|golpista|bandido',
      'abriu|deixou entrar|liberou|culpa|responsab*|responde',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Em regra o condomínio só responde por furto ou dano se a convenção assume a vigilância ou se houve culpa do funcionário, como abrir sem conferir; sendo terceirizada a portaria, ele pode cobrar da empresa. Quem decide é o acordo ou a Justiça, com a imagem e a ata na mão. Do lado do portão, o que evita repetir é registro de quem abriu e clausura.',
    ],
    heading: 'O que muda no portão depois do susto',
    text: [
      'Clausura deixa um portão abrir só depois que o outro fechou, e dá tempo de conferir. Botão de abrir da portaria com registro mostra a hora de cada abertura.',
    ],
    points: [
      'Guarde a gravação no mesmo dia, antes que se apague.',
      'Boletim de ocorrência, se entrou alguém.',
      'Regra escrita de identificação para a portaria.',
      'Tempo de fechamento curto, com fotocélula testada.',
    ],
    send: 'Quem administra o prédio manda a foto das duas entradas: dizemos se cabe intertravamento.',
  },
  {
    when: [
      'loja do terreo|loja de terreo|lojas do terreo|comercio do terreo|loja|sala comercial|terreo',
      'paga|pagar|rateio|obrigad*',
      'portao',
      'predio|condominio|garagem|edificio',
    ],
    unless: 'motor para loja|preco',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Depende da convenção: em regra toda unidade paga a parte comum pela fração ideal, mas o artigo 1.340 do Código Civil põe a despesa de parte usada só por alguns a cargo de quem se serve dela. Loja com entrada própria da rua e sem vaga costuma ficar fora do rateio do portão da garagem; se tem vaga ou usa o portão, paga.',
    ],
    description:
      'Depende da convenção: em regra toda unidade paga o portão pela fração ideal, mas loja com entrada própria e sem vaga costuma ficar fora do rateio.',
    heading: 'Como resolver o rateio do portão',
    text: [
      'Leia na convenção a cláusula das lojas: muitas já as dispensam de elevador e garagem. Sem cláusula, a assembleia decide e a ata registra.',
    ],
    points: [
      'Conserto do mês: taxa comum.',
      'Motor novo: taxa extra aprovada, com o valor por unidade.',
      'Quem bateu na folha paga sozinho.',
    ],
    send: 'Para a ata, mande fotos do portão e do motor: o orçamento vai por escrito, com o valor total.',
  },
  {
    when: [
      'ordinaria|ordinarias|extraordinaria|extraordinarias|fundo de reserva|rateio|taxa extra|cota extra|chamada extra',
      'portao|motor de portao|portoes|motor|fotocelula',
    ],
    unless: 'fim de semana|domingo*|feriado*|24h|noite',
    subject: 'portao-de-condominio',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Conserto e manutenção do portão são despesa ordinária, e o inquilino as paga no condomínio: o artigo 23 da Lei do Inquilinato inclui a conservação dos equipamentos mecânicos, elétricos e de segurança de uso comum. Motor onde não havia, ou portão novo, é extraordinária, do proprietário, pelo artigo 22. A troca do motor queimado por outro igual fica em geral na ordinária; a que melhora o que havia se discute em ata.',
    ],
    heading: 'Como o síndico lança a despesa',
    text: [
      'Descreva na nota e na prestação de contas o que foi feito: reparo, reposição ou melhoria. É essa palavra que decide quem paga; repor o fundo de reserva só cabe ao inquilino se ele pagou despesa ordinária do tempo da locação.',
      'Em prédio, motor e instalação ficam em geral entre {{condominium.from}} e {{condominium.to}}.',
    ],
    points: [
      'Reparo de placa, cabo ou fotocélula: ordinária.',
      'Primeiro motor do portão: extraordinária, com assembleia.',
      'Convenção e ata: leia antes de lançar.',
    ],
    send: 'Mande a foto do portão e da etiqueta do motor: o orçamento separa reparo e troca.',
  },
  {
    when: [
      'sindico|sindica',
      'responsavel|responde|responsabilidade|obrigad*|obrigacao|tem que|deve|culpa|processar|pode ser',
      'portao|portoes',
    ],
    unless: 'quem paga|pagar|paga|manutencao|autorizacao|barulho|contrato|quem responde|assembleia',
    subject: 'portao-de-condominio',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'É: o Código Civil põe nas mãos do síndico a conservação das partes comuns, e o portão da garagem é uma delas, com manutenção, conserto e aviso de defeito. O dinheiro sai do condomínio, que também responde em regra por um acidente; o síndico responde pessoalmente quando foi avisado do defeito e não fez nada.',
    ],
    heading: 'O que protege o síndico',
    text: [
      'Revisão com ordem de serviço, fotocélula testada, resposta por escrito a cada reclamação e o portão desligado enquanto estiver perigoso. Um conserto comum fica entre {{repair.from}} e {{repair.to}}, e o urgente se manda fazer sem assembleia, com prestação de contas.',
    ],
    points: [
      'Livro ou grupo com a data de cada defeito relatado.',
      'Recusa de conserto: só com motivo e prazo por escrito.',
      'Contrato ou visita avulsa: o que importa é a data do último teste.',
    ],
    send: 'O síndico manda a foto do portão e da etiqueta: o orçamento vai por escrito, com o estado de cada parte.',
  },
  {
    when: [
      'sindic*|condominio*|predio*|edificio*',
      'responsavel|responsabilidade|cabe a quem|de quem e|quem cuida|quem faz|quem contrata|quem chama|quem tem que',
      'manuten*|revisao|preventiv*|conserto|consertar|arrumar',
    ],
    unless: 'quem paga|pagar|quanto|preco|valor|quebrou|bateu|acidente|ferido|machuc*',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed', 'care'],
    answer: [
      'Quem responde pela manutenção do portão é o síndico, que manda fazer e guarda o recibo; a despesa é do condomínio, rateada entre todos. Quem quebrou o portão paga o conserto, se há prova. Morador que vê o defeito avisa por escrito, e a partir daí o condomínio não pode dizer que não sabia.',
    ],
    heading: 'O que cabe a cada um no portão da garagem',
    text: [
      'O síndico contrata, o zelador limpa o trilho e as lentes, a portaria anota o defeito, e o técnico conserta e testa. Chave de destravamento fica com quem está no prédio o dia todo.',
      'Em prédio o conserto é orçado pela peça e o valor vai por escrito antes do serviço; a revisão se faz a cada {{maintenance.interval}}.',
    ],
    points: [
      'Síndico: contrato, orçamento e recibo das revisões.',
      'Morador: controle próprio e aviso do que viu.',
      'Inquilino: cuida do controle; o portão é do condomínio.',
      'Empresa: escreve o que testou e o que ficou por trocar.',
    ],
    send: 'Mande o bairro, a foto do portão e o que ele faz de errado: o orçamento sai em nome do condomínio.',
  },
  {
    when: [
      'roub*|furt*|assalt*|ladrao|invas*',
      'quem responde|responde|quem paga|paga|responsav*|responsabilidade|indeniz*|culpa|posso cobrar|direito',
      'portao|garagem|condominio|predio',
    ],
    unless: 'controle|carro bateu|motor roubad*|conserto',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Furto com o portão aberto: o condomínio só costuma responder se a convenção o obriga a guardar os bens ou se houve falta clara, como porteiro que deixou aberto ou defeito avisado e não consertado. Sem isso, os tribunais em geral não o condenam. Quem decide é a prova, e quem orienta é um advogado.',
    ],
    heading: 'O que reunir antes que se apague',
    text: [
      'Peça a gravação por escrito, faça o boletim e copie o livro de ocorrências: nele está se o defeito já tinha sido relatado, e quando. A ordem de serviço do portão diz o que foi recusado ou adiado.',
      'Do nosso lado, examinamos o portão e escrevemos por que ficou aberto; o conserto dele fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Aberto por defeito: mantenha alguém na entrada até fechar na mão.',
      'Aberto por alguém: quem tinha controle e a que horas.',
      'Alarme de portão aberto na central evita a próxima noite.',
      'Seguro do prédio: avise no mesmo dia.',
    ],
    send: 'O síndico manda a foto do portão, a da etiqueta da central e o que foi anotado na noite.',
  },
  {
    when: [
      'carro|moto|veiculo|capo|para choque|lataria|caminhonete',
      'fechou em|fecha em|desceu em|caiu em|bateu em|pegou|acertou|amassou|riscou|quebrou|destruiu|em cima de|batido pelo portao|amassado pelo portao|riscado pelo portao|atingido pelo portao|danificado pelo portao|batido por portao|amassado por portao|danificado por portao|bate em|bater em|batendo em|atinge|atingiu|amassa|danifica|danificou|estrago|estragou',
      'quem paga|condominio paga|predio paga|condominio tem que pagar|condominio deve pagar|condominio responde|quem arca|nao quer pagar|paga o prejuizo|paga o conserto|pagar o prejuizo|responsabilidade|de quem e a responsabilidade|quem responde|responsavel|indeniz*|ressarc*|prejuizo|de quem e a culpa|quem e o culpado|culpa de quem|tem que pagar|deve pagar|nao paga',
      'sindico|condominio|predio|administradora',
    ],
    unless:
      'bati|eu bati|morador bateu|visit*|bateu em portao|bateu o carro em|carro bateu|moto bateu|bater em portao|bate em portao|bate o carro|bater o carro|bater com o carro|carro bate',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['allowed'],
    answer: [
      'A responsabilidade depende da causa, e quem paga se decide por acordo, pelo seguro ou na Justiça: portão sem manutenção ou sem fotocélula funcionando costuma pesar contra o condomínio; motorista que entra atrás de outro, sem novo comando, costuma responder ele mesmo; serviço malfeito, quem o fez. Agora, desligue o disjuntor do portão, guarde o vídeo, fotografe carro e folha e peça um laudo escrito do portão; com alguém ferido, 192 primeiro.',
    ],
    description:
      'A responsabilidade depende da causa: sem manutenção ou fotocélula, pesa contra o condomínio; motorista que segue outro carro costuma responder ele mesmo.',
    heading: 'O que o síndico e o dono do carro fazem no mesmo dia',
    text: [
      'O síndico deixa o portão sem uso, com alguém na passagem, avisa o seguro do prédio e não manda regular antes do laudo: a força e a fotocélula como estavam são a prova. O dono do carro pede a gravação por escrito, porque ela se apaga. Sem acordo, o caminho é a assembleia ou o juizado especial.',
      'Depois do laudo, que vai por escrito a quem nos chama, pôr ou trocar a fotocélula custa de {{part.photocell.from}} a {{part.photocell.to}}, e regular força e pausa, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Fotos do carro e da folha, com a hora.',
      'Quem deu a ordem de fechar, pelo vídeo ou por testemunha.',
      'Últimas ordens de serviço do portão.',
      'Registro do dia no livro ou no aplicativo do prédio.',
      'Três orçamentos do conserto do carro.',
      'Aviso do dono do carro à seguradora antes de mandar pintar.',
    ],
    further:
      'O que um portão de prédio precisa ter está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Para o laudo, o síndico manda o endereço do prédio e a data da última revisão do portão.',
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
      'laudo|art|crea|rrt|engenheiro|responsavel tecnico|precisa de art|exige art|precisa de laudo|precisa de engenheiro',
      'condominio|predio|edificio|sindico',
      'portao|motor|garagem|portoes|tecnico',
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
  {
    when: [
      'carro|veiculo|moto',
      'fechou em cima|fechou em|bateu em|amassou|caiu em|prensou|acertou|riscou|arranhou|danificou',
      'quem paga|responsabilidade|responsavel|condominio|predio|seguro|empresa|indenizacao',
    ],
    unless: 'bateu em portao|bateu em meu portao|amassou o portao|cobre|cobertura',
    subject: 'portao-de-condominio',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Paga quem deu causa ao dano. Se o portão estava com defeito ou sem fotocélula, responde o condomínio, e o morador ou o visitante cobra dele; se a empresa de manutenção regulou mal ou desligou a fotocélula, o condomínio paga e depois cobra dela; se o motorista entrou com o portão já fechando, o prejuízo pode ser dele ou dividido.',
    ],
    heading: 'O que juntar no mesmo dia',
    text: [
      'Peça a gravação ao síndico por escrito antes que ela se apague e fotografe o carro na posição. O livro de ocorrências e a última ordem de serviço mostram se o defeito já tinha sido avisado.',
      'O visitante faz o pedido ao síndico com dois orçamentos de funilaria, e o seguro do prédio pode cobrir, se a apólice tem responsabilidade civil. Sem acordo sobre a culpa ou o valor, quem orienta é um advogado.',
    ],
    points: [
      'Hora exata e placa do carro.',
      'Quem apertou o controle, e se o portão parou ou seguiu.',
      'Teste da fotocélula com testemunha, antes de mexer na regulagem.',
      'Portão fora de uso até o teste, com alguém na passagem.',
    ],
    questions: [
      {
        question: 'O porteiro apertou o botão. Quem responde?',
        answer: 'Em geral o condomínio, que é quem emprega e treina; a convenção e o seguro dizem o resto.',
      },
      {
        question: 'Posso usar o seguro do meu carro?',
        answer: 'Pode, e a seguradora depois cobra de quem causou. Avise-a antes de mandar consertar.',
      },
    ],
    sections: [
      {
        aspect: 'safety',
        heading: 'Antes de o portão voltar a funcionar',
        text: [
          'Com as fotos feitas, o técnico mede a força, testa a fotocélula com a folha andando e escreve o que achou. Essa ordem de serviço é a prova que a seguradora costuma pedir. Se falta fotocélula, o par instalado fica entre {{part.photocell.from}} e {{part.photocell.to}}, por conta de quem mantém o portão.',
        ],
      },
    ],
    further:
      'O que se entrega regulado está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Para o laudo de força e fotocélula ou o conserto, o síndico manda uma foto do vão dos dois lados e a da última ordem de serviço.',
  },
  {
    when: [
      'sindico|condominio|predio',
      'cobrar|cobra|cobrou|pagar|valor',
      'controle|tag|chave',
      'extra|segundo|adicional|novo|morador',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Depende do motivo: controle perdido, quebrado ou pedido a mais costuma ser pago por quem pede; troca do sistema inteiro é despesa do prédio, aprovada em assembleia. Em regra o prédio repassa o custo da peça e da gravação, e não põe lucro em cima.',
    ],
    heading: 'Peça a conta escrita',
    text: [
      'Peça o valor da peça e o da gravação em linhas separadas, e a regra da convenção ou da ata. Cobrança acima disso se discute em assembleia.',
      'Conosco, gravar controles numa visita fica entre {{part.programming.from}} e {{part.programming.to}}, dividido pelos controles do dia.',
    ],
    points: [
      'Limite de controles por unidade vale se estiver na convenção ou na ata.',
      'Inquilino recebe do dono da unidade.',
      'Controle comprado por fora não abre se o cadastro é da administração.',
    ],
    further:
      'O atendimento a prédio está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Quer o valor de um controle? Mande a foto dele, frente e verso.',
  },
  {
    when: [
      'quem responde|quem paga|responsavel|responsabilidade|indeniza|indenizar|indenizacao|culpa|quem e responsavel',
      'carro|veiculo|moto|amassou|amassa|riscou|bateu|danificou',
      'condominio|predio|sindico|garagem',
    ],
    unless: 'bateu em portao|bateu no portao|morador bateu',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Em regra responde o condomínio, se o portão falhou: ele é área comum, e a manutenção é obrigação do síndico. Se o motorista entrou com o portão já fechando ou seguiu outro carro, a culpa pode ser dele ou dividida. Decide a prova: câmera, registro de manutenção e um laudo de como o portão estava naquele dia.',
    ],
    heading: 'O que fazer no dia em que o portão pega o carro',
    text: [
      'Desligue o disjuntor e não mande regular antes de registrar: a força e a fotocélula como estavam contam a história. O morador avisa por escrito, com fotos, e o síndico aciona o seguro do prédio.',
      'Testamos fotocélula, força e tempo e escrevemos o que foi medido e corrigido; fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}. Sobre quem indeniza, fala a administradora ou um advogado.',
    ],
    points: [
      'Imagem da câmera guardada antes que se apague.',
      'Últimas notas de revisão do portão.',
      'Horário, placa e quem acionou.',
      'Portão parado até o teste, com passagem controlada.',
    ],
    send: 'Mande a foto da entrada por dentro e a da etiqueta do motor e diga quando foi a última revisão: o teste é orçado por escrito.',
  },
  {
    when: [
      'sindico|condominio|predio|morador|moradores|administradora',
      'pagar|cobrar|paga|cobra|pode cobrar|cobranca|obrigar',
      'controle|controles|tag|tags',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Depende do motivo. Controle que o morador perdeu ou quebrou, ou que ele pede a mais, em geral é pago por ele, com base na convenção ou no regimento. Se o condomínio troca o sistema inteiro, é despesa do prédio, aprovada em assembleia, e costuma incluir um controle por vaga. O síndico cobra o que a convenção ou a ata permite; fora disso não obriga.',
    ],
    heading: 'Controle do condomínio: quem costuma pagar o quê',
    text: [
      'O controle é peça pessoal, mas o cadastro é do prédio: comprar por fora não adianta se o receptor só aceita o que a administração grava. Peça o valor do controle e o da gravação em linhas separadas.',
      'Conosco, gravar fica entre {{part.programming.from}} e {{part.programming.to}} por visita, dividido pelos controles do dia.',
    ],
    points: [
      'Perdido ou quebrado: o morador.',
      'Defeito na garantia: quem vendeu.',
      'Troca geral do sistema: o condomínio, por assembleia.',
      'Inquilino que sai: devolve, e o número é apagado.',
      'Dúvida sobre a cobrança: a ata e a convenção, por escrito.',
    ],
  },
  {
    when: [
      'obrigacao|obrigatorio|precisa|preciso|pode|posso',
      'art|laudo|crea|responsavel tecnico|avcb|bombeiro|bombeiros',
      'portao|motor|automatic*|garagem',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Em casa, não: troca de motor em portão que já existe não pede laudo nem registro de engenheiro. Em condomínio e empresa, a convenção, a seguradora ou os bombeiros podem pedir documento quando há obra na estrutura, instalação elétrica nova ou rota de fuga pelo portão: pergunte à administração antes de contratar.',
    ],
    heading: 'Papéis que ajudam num portão coletivo',
    text: [
      'O que entregamos é orçamento descritivo, nota e garantia de {{repair.warranty}} no serviço. Laudo ou anotação de responsabilidade é de engenheiro contratado para isso.',
      'Num portão de rota de fuga, a abertura manual tem de estar à mão e ensinada. Motor e instalação em condomínio ficam entre {{condominium.from}} e {{condominium.to}}.',
    ],
    points: [
      'Convenção e regimento, quanto à fachada.',
      'Apólice do prédio, quanto a portão e garagem.',
      'Ata da assembleia, se a despesa pede.',
      'Manual e nota guardados pelo síndico.',
    ],
  },
  {
    when: [
      'deve pagar|quem paga|tem que pagar|pagar o conserto|paga o conserto|quem arca',
      'condominio*|predio*|sindic*|morador*|vizinho*',
    ],
    unless: 'bateu|bater|carro',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Num portão de condomínio, o conserto é pago pelo condomínio, como despesa comum, e o síndico manda fazer; ele não paga do próprio bolso. Se um morador ou visitante quebrou o portão e há prova, o condomínio paga o reparo e cobra dele depois.',
    ],
    heading: 'Como a despesa do portão é lançada',
    text: [
      'Conserto e manutenção são despesa ordinária; trocar o sistema inteiro por outro melhor pode pedir assembleia, conforme a convenção. O nosso orçamento sai em nome do condomínio, com reparo de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Orçamento por escrito, com a causa do defeito.',
      'Foto da peça velha e recibo para a prestação de contas.',
      'Gravação da câmera se houve batida.',
    ],
  },
];
