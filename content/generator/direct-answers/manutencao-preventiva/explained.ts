/** Answers to titles about maintenance: what it is and how it works. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksKinds } from '../../words/asking-words.ts';

export const explanations: readonly DirectAnswer[] = [
  {
    when: [asksKinds, 'manutencao|manutencoes'],
    unless: 'contrato|menos|menor',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['what', 'care'],
    answer: [
      'São três os tipos de manutenção de portão: a de rotina, que o dono ou o zelador faz, varrendo o trilho e limpando as lentes; a preventiva, visita marcada com o portão funcionando, uma vez por ano em casa e ao menos a cada {{maintenance.interval}} em prédio; e a corretiva, o conserto depois do defeito, de {{repair.from}} a {{repair.to}}. Quanto mais das duas primeiras, menos da terceira.',
    ],
    heading: 'O que cabe em cada uma',
    text: [
      'Cabo, mola, força e caixa aberta são sempre do técnico. A preventiva leva de {{maintenance.hours.from}} a {{maintenance.hours.to}} e termina com a lista do que foi medido.',
    ],
    points: [
      'Avulsa ou por contrato.',
      'Peça gasta se orça à parte.',
      'Entrada de muitos carros: visita mensal ou trimestral.',
    ],
    send: 'Diga quantas vezes o portão abre por dia e quando foi a última revisão.',
  },
  {
    when: ['preventiva|preventivo', 'corretiva|corretivo|conserto|reparo'],
    unless: 'contrato|condominio*|quanto custa|preco|empresa',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['what', 'care'],
    answer: [
      'A manutenção preventiva é a visita marcada, com o portão funcionando: aperta, regula, lubrifica e troca o que está gasto antes de parar. A corretiva é o conserto depois do defeito, de {{repair.from}} a {{repair.to}}, com o portão já parado. Em casa basta uma preventiva por ano, e em prédio e comércio uma a cada {{maintenance.interval}}; quanto mais ela se faz, menos corretiva aparece.',
    ],
    heading: 'O que cada uma evita ou resolve',
    text: [
      'A preventiva leva de {{maintenance.hours.from}} a {{maintenance.hours.to}} e se marca no horário que serve. A corretiva vem quando dá, com o carro preso e a peça por achar.',
      'Há coisas que a preventiva não evita: raio, batida e peça que falha sem aviso. Por isso as duas existem.',
    ],
    points: [
      'Cabo com fio solto: preventiva, antes da queda.',
      'Placa queimada por surto: corretiva.',
      'Roldana que ronca: preventiva.',
      'Portão fora do trilho: corretiva, e urgente.',
    ],
  },
  {
    when: ['conserto|reparo', 'manutencao|revisao', 'diferenca|diferencas|mesma coisa|e igual|o que muda'],
    unless: 'preventiva|corretiva',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['what'],
    answer: [
      'Conserto é resolver um defeito que já apareceu, de {{repair.from}} a {{repair.to}}, com a peça e a mão de obra; manutenção é a visita com o portão funcionando, para apertar, regular e trocar o que está gasto antes de parar. Quem está com o portão parado pede conserto. Quem quer que ele não pare marca manutenção, uma por ano em casa e uma a cada {{maintenance.interval}} em prédio.',
    ],
    heading: 'Qual dos dois pedir agora',
    text: [
      'Parou, bateu, queimou ou caiu: conserto. Ronca, pesa ou demora, mas anda: manutenção, e o técnico diz na visita se já há peça a trocar.',
    ],
    points: [
      'Conserto: garantia de {{repair.warranty}} no serviço.',
      'Peça trocada: {{parts.warranty}}.',
      'Cabo desfiado: conserto, mesmo que ele ainda ande.',
    ],
  },
  {
    when: [
      'poeira|po de obra|po|cimento|reforma|obra|gesso|terra fina|rua de terra',
      'motor|central|placa|portao|fotocelula|automatico|basculante',
    ],
    unless:
      'sitio|chacara|fazenda|desalinh*|tort*|calcada|trilho|cremalheira|pintar|instal*|precisa de obra|quanto|preco|quebrar|sem obra|parede|limp*|pintura eletrostatica|enferruj*|ferrug*|metal|po preto|po de ferro|entre',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    answer: [
      'Pó de obra é inimigo do portão: cola na graxa e vira lixa no fuso, na cremalheira e nos rolamentos, e cobre a lente da fotocélula. Durante a reforma use o portão na mão, cubra motor e sensores com plástico solto e deixe o disjuntor desligado; no fim, limpe a seco antes de religar.',
    ],
    heading: 'Antes, durante e depois da obra',
    text: [
      'Antes: solte o motor e confira que a folha anda bem na mão, porque pedreiro que puxa com o motor engatado quebra a engrenagem. Durante: ninguém apoia escada ou carrinho na folha nem passa entulho por cima do trilho.',
      'Depois: aspire ou escove, tire a graxa que ficou cinza e ponha nova em película. Massa e tinta no perfil do fuso saem antes do primeiro acionamento.',
    ],
    points: [
      'Trilho: espátula e escova, nada de água com cimento.',
      'Fotocélula: pano úmido nas duas lentes.',
      'Cabo de aço: sem respingo de ácido ou cimento.',
      'Fio novo na parede: confira se não furaram o da botoeira.',
    ],
    sections: [
      {
        aspect: 'care',
        heading: 'Revisão de fim de obra',
        text: [
          'Limpeza, graxa, curso e força entram numa visita de {{part.adjustment.from}} a {{part.adjustment.to}}; roldana ou cabo que sofreu, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, com {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso soprar a caixa com compressor?',
        answer:
          'Não na placa: o jato empurra pó para dentro de relés e bornes. Pincel seco, com o disjuntor desligado.',
      },
      {
        question: 'Rua de terra pede o quê?',
        answer: 'Trilho limpo toda semana, graxa mínima e lente limpa uma vez por mês.',
      },
    ],
    send: 'Mande uma foto do trilho ou do fuso e do motor por fora: dizemos se basta limpar.',
  },
  {
    when: ['lubrific*|engrax*|manuten*|cuidado*', 'inverno|frio'],
    subject: 'manutencao-preventiva',
    answer: [
      'No inverno, lubrifique o portão antes das manhãs frias, com pouca graxa própria nas dobradiças, roldanas e fuso, depois de limpar a velha: é a graxa grossa e suja que endurece e deixa a folha lenta. Trilho não leva graxa, só limpeza, porque ela junta areia.',
    ],
    heading: 'Que lubrificante vai em cada ponto no frio',
    text: [
      'Óleo fino escorre e graxa comum endurece; a de lítio, em camada fina, aguenta a estação. Spray desengripante limpa, mas não lubrifica por muito tempo.',
      'Cabo, mola, contrapeso e caixa do motor ficam para a revisão, que leva de {horas de manutenção}. O motor por dentro usa a graxa que o fabricante indica.',
    ],
    points: [
      'Dobradiças e pivôs: graxa de lítio, pouca.',
      'Roldanas: no eixo, e não na pista que toca o trilho.',
      'Fuso do basculante: limpar e passar película fina.',
      'Cremalheira: seca, só escovada.',
      'Fotocélula: pano seco, sem produto.',
    ],
  },
  {
    when: ['contrato|mensal|mensalidade|plano de manutencao', 'manuten*|portao|preventiv*|assistencia'],
    subject: 'manutencao-preventiva',
    answer: [
      'Contrato mensal só compensa em portão de uso intenso, de garagem coletiva ou comércio: nele a revisão a cada {{maintenance.interval}} e a prioridade na chamada evitam parada em horário cheio. Em casa, uma revisão por ano paga avulsa sai mais em conta.',
    ],
    heading: 'O que um contrato de manutenção precisa dizer',
    text: [
      'Antes de assinar com qualquer empresa, leia o que está dentro da mensalidade. Peça incluída, tempo de resposta e número de visitas mudam mais o custo que o valor do mês.',
      'Fazemos a preventiva avulsa ou por combinação com o síndico, com o valor por escrito depois de ver o portão. O conserto que surgir fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Quantas revisões por ano e o que se testa em cada uma.',
      'Se peças e mão de obra de conserto estão incluídas.',
      'Em quanto tempo vem alguém com o portão parado.',
      'Como se encerra o contrato, e se há multa.',
    ],
  },
];
