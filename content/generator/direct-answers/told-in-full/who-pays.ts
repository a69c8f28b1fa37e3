/** Who pays: a neighbour or a visitor who hit the gate, a tenant, a landlord, the electricity company. */
import type { DirectAnswer } from '../../direct-answer.ts';

const pays =
  'paga|pagar|pagam|quem paga|responde|responsavel|responsabilidade|cobrar|cobro|prejuizo|arca|desconta*|caucao';

export const whoPaysAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'inquilin*|locatari*|quem aluga|quem alugou',
      'quebrou|quebra|bateu|estragou|danificou|entortou|amassou|queimou|forcou|destruiu|danos',
      pays,
    ],
    unless: 'condominio|predio|sindico|controle*',
    subject: 'portao-automatico',
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
      'dono de imovel|dono de a casa|dono de casa|dono da casa|proprietari*|locador*|imobiliaria|senhorio|dona da casa',
      'obrigad* a consertar|obrigad* a trocar|obrigad* a arrumar|obrigad* a pagar|obrigad*|tem que|deve|precisa|obrigacao|tem obrigacao',
      'consert*|arrum*|troc*|pagar|manter|manutencao',
    ],
    unless: 'condominio|predio|controle*|quem paga',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'É obrigação do dono do imóvel, com ou sem imobiliária no meio, quando o portão parou pelo tempo ou pelo uso normal: a Lei do Inquilinato manda manter o imóvel em condição de uso, e motor, placa, cabo e engrenagem gastos são dele. O que o inquilino estragou, como batida e mau uso, e a pilha do controle ficam com quem mora.',
    ],
    heading: 'Como pedir o conserto',
    text: [
      'Avise por escrito, com vídeo e data, e junte um orçamento em que cada peça venha com a causa. Um conserto fica entre {{repair.from}} e {{repair.to}}; mandar fazer e descontar do aluguel só com a concordância escrita do dono.',
    ],
    points: [
      'O contrato e a vistoria de entrada decidem a dúvida.',
      'Portão entregue já quebrado: vale a mensagem da primeira semana.',
      'Aberto para a rua ou com a folha pendendo: isole, desligue e avise no mesmo dia.',
    ],
    send: 'Mande o vídeo e a foto da etiqueta: o orçamento vai por escrito, para repassar ao proprietário.',
  },
  {
    when: [
      'vizinho|vizinha|visita|visitante|entregador|motorista|motoqueiro|alguem|caminhao|moto|onibus|uber|carro|desconhecido|pedreiro',
      'bateu|bateram|quebrou|quebraram|amassou|entortou|derrubou|estragou|danificou|arrebentou|destruiu|encostou',
      'quebrou o portao|quebrou meu portao|quebrou o meu portao|bateu em portao|bateu em meu portao|derrubou o portao|amassou o portao|amassou meu portao|entortou o portao|quem paga|quem tem que pagar|paga o conserto|pagar|responde|responsavel|cobrar|cobro|prejuizo|quem arca|como cobrar|que paga',
      'portao|motor|muro|garagem',
    ],
    unless:
      'condominio|predio|sindico|inquilin*|morador|condomino|garagem coletiva|em carro|no carro|meu carro|carro de|fechou',
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
      'raio*|tempestade|temporal|oscilacao|oscilacoes|pico|queda de luz|queda de energia|apagao|surto|sobretensao|voltou a luz|volta de luz|alta tensao|falta de luz|queimou',
      'enel|edp|cpfl|light|distribuidora|concessionaria|companhia de luz|companhia de energia|empresa de luz',
      'paga|pagam|pagar|ressarc*|indeniz*|reembols*|responde|cobrir|cobre|responsavel|obrigad*|reclamar',
    ],
    unless: 'condominio',
    subject: 'protecao-contra-raio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Paga, se o dano veio pela rede dela: a Enel, ou a distribuidora da sua cidade, recebe o pedido de ressarcimento nos seus canais, com o dia, a hora e a lista do que queimou, e analisa se houve perturbação na rede. Raio que caiu na própria casa, ou pedido negado, fica com o seguro que cobre danos elétricos. Guarde as peças e espere a resposta antes de mandar consertar.',
    ],
    heading: 'O que juntar para o pedido',
    text: [
      'Anote se faltou luz na rua e quem mais perdeu aparelho, e fotografe a placa e a etiqueta do motor com o disjuntor desligado. A distribuidora pode pedir laudo e dois orçamentos; o nosso sai por escrito, com a peça, a causa provável e o valor.',
      'Se ela negar, o caminho é a ouvidoria dela, depois a Aneel e o Juizado Especial.',
    ],
    points: [
      'Conserto urgente: peça antes a autorização por escrito.',
      'Não jogue fora a peça trocada, que pode ser vistoriada.',
      'Seguro da casa com danos elétricos: corre ao lado, e um não impede o outro de analisar.',
    ],
    send: 'Mande a foto da etiqueta do motor e o que aconteceu: o orçamento vai por escrito para a distribuidora ou o seguro.',
  },
  {
    when: [
      'morador*|condomino*|visitante|inquilin*|vizinh*|entregador',
      'danificou|danificaram|quebrou|amassou|bateu|estragou|entortou|derrubou|forcou|dano|danos',
      'portao de o condominio|portao de condominio|portao de o predio|portao de predio|condominio|predio',
    ],
    unless: 'carro meu|meu carro|bateu em carro|amassou carro',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed', 'repair'],
    answer: [
      'Paga quem danificou, se fica provado, e a unidade responde pelo morador, pela visita e pelo entregador dela conforme a convenção. O síndico manda consertar logo, porque a passagem não espera, e cobra depois, com a imagem da câmera, o orçamento e o recibo; o seguro do carro de quem bateu costuma cobrir. Se o portão falhou, a conta é do condomínio.',
    ],
    heading: 'O que fazer no dia e o que guardar',
    text: [
      'Desligue o disjuntor, fotografe a folha antes de movê-la e deixe alguém no vão. Folha torta, fora do trilho ou com cabo solto ninguém move; folha reta se usa na mão, pela chave de destravamento.',
      'O laudo do técnico diz se a causa foi a batida ou o portão. Em prédio o conserto sai por orçamento, por escrito, em nome do condomínio.',
    ],
    points: [
      'Câmera: salve o trecho no mesmo dia.',
      'Ocorrência no livro, com nome, unidade e hora.',
      'Notificação por escrito antes da cobrança no boleto.',
    ],
    send: 'Mande as fotos da folha, a etiqueta do motor e o bairro: o orçamento vai ao síndico.',
  },
  {
    when: [
      'ordinaria|ordinarias|extraordinaria|extraordinarias|fundo de reserva|rateio|taxa extra|cota extra|chamada extra',
      'portao|motor de portao|portoes|motor|fotocelula',
    ],
    unless: 'fim de semana|domingo*|feriado*|24h|noite',
    subject: 'portao-de-condominio',
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
      'portao atingiu|portao bateu|portao amassou|portao danificou|portao arranhou|portao riscou|portao quebrou|portao de o vizinho|portao do vizinho|portao pegou|atingido por o portao|atingido pelo portao|atingida pelo portao|portao machucou|portao caiu em',
      'carro|moto|pedestre|terceiros|veiculo|bicicleta|pessoa|atingido|atingida|entregador',
    ],
    unless:
      'condominio|predio|preso|presa|embaixo|controle|abre|motor|estaciona*|crianca|filho|cachorro|como tirar|fechou em cima',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Responde em regra o dono do portão que atingiu alguém ou um veículo, e mais ainda se faltava fotocélula, a força estava alta ou a folha avançava sobre a calçada; quem passou com o portão já se movendo pode dividir a culpa. Com ferido, 192 antes de tudo. Depois, fotos, testemunhas e orçamento; o seguro residencial com responsabilidade civil costuma cobrir.',
    ],
    heading: 'O que guardar dos dois lados',
    text: [
      'Quem foi atingido: boletim de ocorrência, fotos do lugar e do dano, dois orçamentos. Quem é dono: disjuntor desligado, nada regulado antes de um diagnóstico escrito, que mostra se a fotocélula e a força estavam em ordem.',
    ],
    points: [
      'Câmera da rua: peça o trecho logo.',
      'Acordo por escrito, com valor e prazo.',
      'Sem acordo: Juizado Especial, com as provas.',
    ],
    send: 'Se o portão é seu, mande a foto do vão e da etiqueta: dizemos que proteção falta.',
  },
];
