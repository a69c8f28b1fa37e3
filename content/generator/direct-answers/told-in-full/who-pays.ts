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
      'É obrigado quando o portão parou pelo tempo ou pelo uso normal: a Lei do Inquilinato manda o proprietário manter o imóvel em condição de uso, e motor, placa, cabo e engrenagem gastos são dele. O que o inquilino estragou, como batida e mau uso, e a pilha do controle ficam com quem mora.',
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
      'quem paga|quem tem que pagar|paga o conserto|pagar|responde|responsavel|cobrar|cobro|prejuizo|quem arca|como cobrar|que paga',
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
];
