/** Answers to titles about automatic gates: who pays. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const whoPaysAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'airbnb|hospede*|temporada|aluguel de temporada',
      'quebr*|estrag*|danific*|bateu|quem paga|amass*',
      'portao|motor|controle*',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['allowed'],
    answer: [
      'Quem paga é o hóspede que quebrou, se há prova; no Airbnb o anfitrião abre o pedido de ressarcimento pela plataforma, com fotos, vídeo e orçamento, dentro do prazo dela e de preferência antes da próxima reserva. Desgaste de motor e placa continua sendo do dono. Nós escrevemos o orçamento com a causa do defeito: um conserto vai de {{repair.from}} a {{repair.to}}, sem taxa de visita.',
    ],
    heading: 'O que juntar no mesmo dia',
    text: [
      'Fotografe o portão antes de mexer e guarde a conversa em que o hóspede fala do portão. Se a folha está torta, desligue o disjuntor e feche de outro modo até o técnico ver.',
    ],
    points: [
      'Vídeo do defeito e da câmera, com data.',
      'Orçamento escrito e recibo do conserto.',
      'Na próxima reserva, senha ou controle só daquele hóspede.',
      'Um cartaz curto ao lado da botoeira: espere parar, não force a folha.',
    ],
    send: 'Mande o vídeo, a etiqueta do motor e o bairro.',
  },
  {
    when: [
      'contrato de locacao|contrato de aluguel|imobiliaria|locador|locatario',
      'portao|motor',
      'pifou|quebr*|parou|queim*|defeito|nao funciona|quem paga|paga|pagar|conserto|consertar',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['allowed'],
    answer: [
      'Avise a imobiliária por escrito antes de consertar: motor, placa e engrenagem que gastaram com o tempo são do proprietário, e pilha de controle, batida ou mau uso são de quem mora. O que o contrato disser sobre o portão vale, e a vistoria de entrada mostra o que já estava assim. Mandamos o orçamento no nome de quem vai pagar; um conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Para não ficar sem portão na discussão',
    text: [
      'Peça uma resposta com prazo curto, porque garagem que não fecha é urgência. Se ela autorizar por mensagem, guarde: é o que permite descontar depois o que você pagou.',
    ],
    points: [
      'Vídeo do defeito com data.',
      'Causa escrita pelo técnico: desgaste, pico de energia ou batida.',
      'Recibo e peça velha guardados.',
    ],
    send: 'Mande o vídeo e a foto da etiqueta: o orçamento vai por escrito, para encaminhar à imobiliária.',
  },
  {
    when: [
      'inquilin*|locatari*|quem aluga|quem alugou',
      'quebrou|quebra|bateu|estragou|danificou|entortou|amassou|queimou|forcou|destruiu|danos',
      'paga|pagar|pagam|quem paga|responde|responsavel|responsabilidade|cobrar|cobro|prejuizo|arca|desconta*|caucao',
    ],
    unless: 'condominio|predio|sindico|controle*',
    subject: 'portao-automatico',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'O inquilino paga o que ele, a família ou a visita dele estragou, como batida e mau uso; o proprietário paga o que acabou pelo uso normal, como motor velho, engrenagem e placa. A Lei do Inquilinato manda devolver o imóvel como foi recebido, salvo o desgaste, e a vistoria de entrada com o laudo do técnico diz em qual dos dois casos está.',
    ],
    heading: 'Separar o estrago do desgaste',
    text: [
      'Fotografe a folha, a marca da batida e a etiqueta do motor antes de mandar consertar. O orçamento com a causa de cada peça, em linhas separadas, é o que encerra a discussão: um conserto fica entre {{repair.from}} e {{repair.to}}, e folha torta se orça com o serralheiro.',
      'Sem acordo, a imobiliária propõe a divisão; descontar da caução ou do aluguel pede concordância por escrito.',
    ],
    points: [
      'Vistoria de entrada: o que já estava gasto não se cobra.',
      'Peça que falhou sozinha: do proprietário.',
      'Batida, solda malfeita ou motor molhado por lavagem: de quem mora.',
      'Portão aberto para a rua: conserte primeiro e discuta depois, com o recibo.',
    ],
    send: 'Mande o vídeo do defeito, a foto do estrago e a da etiqueta: o orçamento sai por escrito, com a causa.',
  },
  {
    when: [
      'vizinho|vizinha|visita|visitante|entregador|motorista|motoqueiro|alguem|caminhao|moto|onibus|uber|carro|desconhecido|pedreiro',
      'bateu|bateram|quebrou|quebraram|amassou|entortou|derrubou|estragou|danificou|arrebentou|destruiu|encostou',
      'quebrou o portao|quebrou meu portao|quebrou o meu portao|bateu em portao|bateu em meu portao|derrubou o portao|amassou o portao|amassou meu portao|entortou o portao|quem paga|quem tem que pagar|paga o conserto|pagar|responde|responsavel|cobrar|cobro|prejuizo|quem arca|como cobrar|que paga',
      'portao|motor|muro|garagem',
    ],
    unless:
      'condominio|predio|sindico|inquilin*|morador|condomino|garagem coletiva|em carro|no carro|meu carro|amassou carro|amassou o carro|quebrou o carro|danificou o carro|fugiu|foi embora|nao parou|evadiu|sem placa|nao sei quem|fechou',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['allowed', 'repair'],
    answer: [
      'Paga quem bateu ou quebrou, se há prova: vídeo, testemunha ou a mensagem em que ele reconhece. O dono do portão contrata o conserto e cobra com o orçamento e o recibo; se foi carro, moto ou caminhão, o seguro de quem bateu costuma cobrir danos a terceiros. Até lá, desligue o disjuntor e não acione a folha torta.',
    ],
    heading: 'O que reunir antes de cobrar',
    text: [
      'Peça a gravação da rua no mesmo dia, fotografe a folha, a placa do veículo e a marca da batida, e faça o boletim de ocorrência. Sem acordo, o Juizado Especial julga com essas provas, sem advogado nas causas menores.',
      'Motor, cabo e sensor consertamos de {{repair.from}} a {{repair.to}}; solda ou reforço do suporte fica entre {{part.metalwork.from}} e {{part.metalwork.to}}. A folha e a coluna tortas se desempenam com o serralheiro.',
    ],
    points: [
      'Cobra-se o que a batida causou, e não a peça que já estava gasta.',
      'Dois orçamentos por escrito evitam a acusação de exagero.',
      'Avise o seguro, o dele ou o seu, antes de mandar consertar.',
    ],
    send: 'Mande as fotos da folha inteira e da batida, sem ligar o motor: o orçamento separa o dano do desgaste.',
  },
  {
    when: [
      'vizinho|vizinha|divisa|compartilhad*|dividido|duas casas|dois donos|duas familias|uso comum|geminadas|meio a meio',
      'portao|garagem|entrada',
      'quem paga|paga|pagar|metade|pagar metade|divide|dividir|compartilhad*|uso comum|duas casas|dois donos|duas familias|rateio|meio a meio',
    ],
    unless: 'bateu|quebrou|amassou|barulho|condominio|predio|controle*|dois portoes|abre',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Portão que serve a duas casas se paga em partes iguais, salvo se a escritura ou um acordo diz outra coisa; o que fica só no terreno de um é dele. Muro e cerca da divisa também se dividem, pelo Código Civil, mas quem quer o motor sozinho costuma pagá-lo. Combine por escrito conserto, energia e controles: um conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'O que pôr no acordo',
    text: [
      'De qual relógio sai a energia, quem guarda a chave de destravamento, quantos controles tem cada casa e quem chama o técnico. A mensagem em que os dois dizem «de acordo» já vale como prova.',
    ],
    points: [
      'Uma batida: paga quem bateu, e não os dois.',
      'Pausa que serve aos dois carros, com fotocélula.',
      'Mudou um morador: apaguem-se os controles dele.',
    ],
    send: 'Mande a foto do portão por dentro e diga quantos carros entram: o orçamento vai em nome dos dois.',
  },
  {
    when: ['descontar|desconto|abater|abate|desconta|descontado', 'aluguel', 'portao|motor|conserto|garagem'],
    subject: 'portao-automatico',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Só com a concordância escrita do proprietário ou da imobiliária: descontar por conta própria deixa o aluguel em atraso. Peça antes, com o orçamento e a causa do defeito; desgaste de motor, placa e engrenagem é do dono, e batida ou mau uso, de quem mora. O valor de um conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'A mensagem que resolve',
    text: [
      'Escreva o que quebrou, desde quando, o valor e um prazo para a resposta: sem ela, pergunte se pode mandar fazer e abater do próximo boleto. A resposta «pode» fica guardada junto do recibo.',
    ],
    points: [
      'Casa aberta para a rua: conserte, avise no mesmo dia e peça o reembolso.',
      'Recibo com a peça e a causa em linhas.',
      'Recusa sem motivo: Juizado Especial, com as mensagens.',
    ],
    send: 'Mande o vídeo e a etiqueta do motor: o orçamento sai por escrito, com a causa.',
  },
  {
    when: [
      'aluguel|alugad*|inquilin*|locador*|locatari*|imobiliaria|proprietari*|dono de imovel|dono de casa|senhorio|moro de aluguel|dono',
      'nao quer consertar|nao conserta|nao arruma|demora*|se recusa|nao resolve|nao faz nada|nao quer arrumar|nao quer pagar|enrola|ignora|nao responde',
      'portao|motor|garagem',
    ],
    unless: 'condominio|sindico|garantia',
    subject: 'portao-automatico',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['allowed', 'repair'],
    answer: [
      'Peça por escrito, com prazo: a Lei do Inquilinato obriga o proprietário a manter o imóvel em condição de uso, e o portão que parou por desgaste entra nisso, com ou sem imobiliária no meio. Junte vídeo, data e orçamento. Sem resposta, o caminho é a notificação e o Juizado Especial; parar de pagar o aluguel não é.',
    ],
    heading: 'Enquanto não consertam',
    text: [
      'Use o portão na mão, com o disjuntor desligado, se a folha está reta e leve; com a folha torta ou a casa aberta para a rua, avise no mesmo dia que vai chamar alguém e peça o reembolso depois. Consertar custa de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Vistoria de entrada com o portão funcionando é a sua melhor prova.',
      'Duas propostas mostram que o valor é o de mercado.',
      'Perigo para quem passa: isole o vão e fotografe.',
    ],
    send: 'Mande o vídeo e a foto da etiqueta: o orçamento vai por escrito, para encaminhar à imobiliária.',
  },
  {
    when: [
      'responsavel|responsabilidade|quem responde|quem paga|culpa|processo|processar|indenizacao',
      'machucar|machucou|machuca|ferir|feriu|acidente|preso|presa|prendeu|ficou presa|prender alguem|atingir|atingiu|atingido|pedestre|crianca*|pessoa|alguem',
      'portao|portoes|motor',
    ],
    unless:
      'agora|socorro|sangr*|carro|veiculo|moto|instalador|vizinh*|alugad*|aluguel|inquilin*|crianca quebrou|quebrou|estragou',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Em regra responde o dono do portão, ou o condomínio na garagem coletiva, e pesa muito se faltava sensor ou manutenção; quem instalou ou consertou mal pode dividir a culpa. Quem decide é o seguro, o acordo ou a Justiça, com advogado, e não nós. Se alguém está ferido agora, 192 ou 193 antes de tudo.',
    ],
    heading: 'O que conta a favor do dono',
    text: [
      'Conta o que se prova: força regulada, fotocélula que devolve a folha, revisão com data. Isso testamos e escrevemos no recibo; a fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Portão desligado e intacto até ser examinado.',
      'Imagem da câmera guardada com a hora.',
      'Recibos das revisões e do conserto.',
      'Nome de quem viu e de quem acionou.',
    ],
    send: 'Mande a foto do vão por dentro e diga se há fotocélula: dizemos o que falta para o portão parar sozinho.',
  },
  {
    when: [
      'inquilino|alugado|aluguel|locador|proprietario',
      'portao|motor|controle|conserto',
      'quem paga|paga|devo|responsavel|desconta',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Em geral o proprietário paga motor, placa, cabo e o que se gastou com o tempo, e o inquilino paga a pilha do controle e o que quebrou por mau uso. O contrato manda, e a vistoria de entrada decide o que já estava assim: avise por escrito antes de mandar fazer.',
    ],
    heading: 'O que fazer antes de consertar',
    text: [
      'Fotografe, mande ao proprietário ou à imobiliária com o orçamento e espere a resposta por escrito. Se o portão ficou aberto para a rua, peça que o fechem na mão, com o disjuntor desligado e a folha reta, e avise no mesmo dia.',
      'Orçamento nosso sai escrito, com a peça e o serviço em linhas, e um conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Nota no nome de quem paga.',
      'Desconto no aluguel só combinado.',
      'Controle entregue na saída, e apagado da memória.',
    ],
    further: 'O que entra num conserto está em [conserto de motor](/topicos/conserto-de-motor-de-portao).',
    send: 'Mande a foto do portão e diga se há vistoria de entrada.',
  },
  {
    when: [
      'quebrou|estragou|bateu|danificou',
      'inquilino|visita|funcionario|motorista|entregador|caminhao',
      'paga|quem paga|responsavel|cobrar',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Paga quem causou o dano, se ficar provado: batida, uso errado ou portão forçado na mão são de quem fez; peça que já estava gasta é do dono. O orçamento com a causa escrita e as fotos do dia são o que separa um do outro.',
    ],
    heading: 'Como provar sem briga',
    text: [
      'Fotografe antes de mexer, guarde a peça e peça o laudo simples da visita: braço torto por batida e coroa comida por anos se distinguem de longe. Em aluguel, vale a vistoria de entrada; com motorista, o seguro do veículo.',
      'Um conserto fica entre {{repair.from}} e {{repair.to}}; solda e reforço, entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    points: [
      'Nome, data e testemunha no mesmo papel.',
      'Câmera: salve antes que apague.',
      'Portão aberto para a rua: conserte primeiro, cobre depois.',
    ],
    further: 'O preço por peça está em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande fotos do dano e da folha inteira, e a data.',
  },
  {
    when: [
      'alugada|alugado|aluguel|inquilin*|locador*|locatari*|imobiliaria|proprietari*|alugo casa|alugo a casa|alugo uma casa|moro de aluguel|pago aluguel|dono de casa|dono de imovel',
      'quem paga|quem arca|quem conserta|quem deve pagar|paga o conserto|pagar o conserto|por conta de quem|obrigad* a consertar|responsavel|responsabilidade|de quem e|desconta*|descontar|quebrou|queimou|estragou|parou',
    ],
    unless: 'multa|acidente|machucou|bateu',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Em casa alugada, o desgaste e o fim da vida do motor são do proprietário; mau uso, batida e pilha de controle, de quem mora. O contrato e a vistoria de entrada decidem a dúvida, e o diagnóstico escrito do técnico diz qual foi a causa.',
    ],
    heading: 'O que fazer antes de mandar consertar',
    text: [
      'Avise por escrito o dono ou a imobiliária, com foto e orçamento, e espere o sim. Se o portão ficou aberto para a rua, mande fechar na mão e avise no mesmo dia, porque a despesa urgente se prova com recibo.',
      'Ir ver não tem taxa, e um conserto nosso fica entre {{repair.from}} e {{repair.to}}. O recibo traz a causa e a peça, que é o que o dono pede para abater do aluguel.',
    ],
    points: [
      'Motor queimado por idade, placa, cabo: proprietário.',
      'Folha batida pelo carro de quem mora: inquilino.',
      'Raio ou queda de luz: sem mau uso, em regra do imóvel.',
      'Motor que o inquilino instalou: dele, salvo acordo escrito.',
    ],
    send: 'Mande pelo WhatsApp o vídeo do defeito, a etiqueta do motor e o bairro: a faixa de preço volta por escrito, para enviar ao dono.',
  },
  {
    when: [
      'de quem e a culpa|de quem e culpa|quem e o culpado|culpa de quem|culpa e de quem|quem tem culpa|quem e responsavel',
      'quebr*|estrag*|defeito|problema|enguic*|queim*|pifa*',
      'portao*|motor*',
    ],
    unless:
      'carro|moto|bateu|bati|amass*|machuc*|crianca|inquilin*|raio|energia|luz|vizinh*|caminhao|cachorro|pessoa',
    winsTies: true,
    isUnpriced: true,
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['allowed', 'repair'],
    answer: [
      'A culpa por um portão que quebra segue a causa do defeito. Sempre a mesma peça: folha pesada ou motor menor que o uso, e responde quem escolheu o motor ou consertou sem ver a folha. Cada vez uma: energia ruim ou falta de revisão, que cabe ao dono ou ao condomínio. Mesmo defeito dentro da garantia é de quem fez o último serviço.',
    ],
    description:
      'Portão que quebra sempre na mesma peça é culpa de quem escolheu ou consertou; cada vez uma peça é energia ou falta de revisão, que cabe ao dono.',
    heading: 'Como provar de quem é',
    text: [
      'Junte recibos, datas e vídeos de cada parada: a lista diz se o defeito é novo ou o mesmo. Um laudo de quem não fez os consertos anteriores separa uso, folha e serviço.',
    ],
    points: [
      'Serviço recente: reclame por escrito, antes que outro abra a caixa.',
      'Batida ou mau uso filmado: quem causou paga.',
      'Motor de casa em portão de muitas vagas: erro de escolha.',
      'Sem revisão há anos: ninguém além do dono.',
    ],
    send: 'Mande a lista das paradas, com datas, a etiqueta do motor e quantas aberturas há por dia.',
  },
];
