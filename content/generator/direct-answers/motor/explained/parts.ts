/** Answers to titles about motors: parts. */
import type { DirectAnswer } from '../../../direct-answer.ts';

/** Words of a fault or a question. Other answers are for such titles. */
const saysMore =
  'nao|barulho*|ruido|quebr*|queim*|gast*|solt*|trav*|estal*|ronc*|vaz*|esquent*|chuva|molh*|como|por que|porque|pode|posso|medir|testar|rebobin*|lubrific*|engrax*|ou|versus|melhor|diferenca|social|madeira|vidro|eletromagnetic*|digital|eletronica|tetra|quanto pesa|kg|quilos';

export const partAnswers: readonly DirectAnswer[] = [
  {
    when: ['motorredutor*|motoredutor*|moto redutor|motor redutor|motorreductor|redutor|redutores'],
    unless: saysMore,
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'Motorredutor é o próprio motor do portão: o motor elétrico com a caixa de engrenagens que troca rotação por força, numa carcaça só. Instalado em basculante, o kit PPA sai de {{kit.padrao}} a {{kit.jetflex}}; se o seu só perdeu a engrenagem, trocar a peça fica entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    heading: 'Trocar a engrenagem do redutor ou o conjunto',
    text: [
      'Por dentro há uma rosca sem fim, uma coroa e os rolamentos, em graxa. A coroa é a peça mais macia, e quase sempre é ela que se gasta, com o motor inteiro.',
      'Num portão de correr ou de abrir, o preço do conjunto novo numa casa fica entre {{replacement.from}} e {{replacement.to}}, instalado, por orçamento.',
    ],
    points: [
      'Motor gira e a folha não anda: coroa ou chaveta do redutor.',
      'Óleo ou graxa na parede, embaixo da caixa: retentor vencido.',
      'Bobina queimada e carcaça trincada no mesmo motor: aí se troca tudo.',
    ],
    further:
      'O serviço da peça está na página de [troca de engrenagem](/topicos/troca-de-engrenagem-de-motor-de-portao).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motorredutor e a do portão por dentro, e diga se é compra ou conserto.',
  },
  {
    when: ['bobina|bobinas|rotor|induzido|enrolamento'],
    unless: `${saysMore}|carro|moto|fio|papel|trava`,
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'A bobina é o fio de cobre enrolado no estator, a parte fixa do motor; o rotor, que alguns chamam de induzido, é o eixo que gira dentro dela. Queimada a bobina, troca-se o estator ou se rebobina, de {{part.stator.from}} a {{part.stator.to}} com a mão de obra; o rotor raramente estraga, e o que se troca nele é o rolamento.',
    ],
    description:
      'Troque o estator quando a medição mostra bobina em curto ou aberta: cheiro de verniz, carcaça quente e disjuntor que cai avisam antes.',
    heading: 'Antes de condenar a bobina',
    text: [
      'Capacitor fraco e fio solto dão o mesmo ronco, e por isso se mede primeiro. Cheiro de verniz e carcaça escura apontam para ela; aí o disjuntor fica desligado.',
    ],
    points: [
      'Motor mudo e frio: mede-se a tensão que chega a ele.',
      'Ronco sem partida: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Motor antigo, sem peça: o novo, instalado numa casa, vai de {{replacement.from}} a {{replacement.to}}.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor e conte se houve cheiro, fumaça ou só o ronco.',
  },
  {
    when: ['corrente de portao|corrente de motor|corrente|correntes|esticador|esticadores'],
    unless: `${saysMore}|cadeado|eletrica|ouro|prata|moto|bicicleta|fuga|continua|alternada|consum*|amper*|fuso|cremalheira|arrebent*|caiu|pul*`,
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'Corrente de portão é a transmissão dos motores que puxam a folha por elos, como numa bicicleta, e o esticador é o parafuso que tira a folga. Regular a folga custa de {{part.adjustment.from}} a {{part.adjustment.to}}; trocar a corrente com o pinhão entra num conserto de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Quando esticar e quando trocar a corrente',
    text: [
      'Frouxa, ela bate e pula dente; apertada demais, força o eixo. O ponto certo cede um dedo no meio do vão, com a folha parada e o disjuntor desligado.',
    ],
    points: [
      'Elo que não dobra: ferrugem, e não falta de aperto.',
      'Esticador no fim do parafuso: a corrente alongou e se troca.',
      'Dente do pinhão em ponta: os dois juntos.',
    ],
    send: 'Mande uma foto da corrente no meio do percurso, outra do esticador e a etiqueta do motor.',
  },
];
