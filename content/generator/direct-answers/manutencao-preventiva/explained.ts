/** Answers to titles about maintenance: its kinds, and how it differs from a repair. */
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
];
