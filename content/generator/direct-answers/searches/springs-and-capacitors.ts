/** Two parts that people name alone: the spring of a tilting gate, and the capacitor with a voltage. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const springAndCapacitorAnswers: readonly DirectAnswer[] = [
  {
    when: ['mola|molas', 'portao|basculante|garagem'],
    unless:
      'fraca|escapou|escapando|solta|desencaixou|saiu|pulou|forcando|trocar sozinho|eu mesmo|posso|contrapeso|ou|diferenca|melhor|medida|medidas|tamanho|qual mola|aerea|hidraulica|social|pedestre|enrolar|quebr*|estour*|arrebent*|partiu|soltou|caiu|controle*|embreagem|trava',
    subject: 'contrapeso',
    isAboutSubject: true,
    aspects: ['replace', 'price'],
    answer: [
      'A mola equilibra a folha do basculante: com ela boa, o portão solto do motor sobe na mão e para onde é deixado. Cansada, a folha pesa e força o motor; partida, ela pode cair. Troca-se de preferência o par, na medida da mola e no peso da folha, e o serviço fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}} quando não há solda.',
    ],
    heading: 'Sinais de mola cansada ou partida',
    text: [
      'A tensão se regula com ferramenta própria e a folha escorada, e por isso é trabalho de técnico. Mola solta de um lado só puxa a folha torta: desligue o disjuntor, não abra nem destrave, e ninguém passa embaixo.',
    ],
    points: [
      'Portão que ficou pesado aos poucos: mola que perdeu força.',
      'Estalo alto e folha que não sobe: mola partida.',
      'Espiras abertas, ferrugem ou gancho gasto: troca próxima.',
      'Um lado sobe antes do outro: as duas já não puxam igual.',
    ],
    send: 'Mande uma foto das duas molas, de longe e sem tocar, com largura, altura e material da folha.',
  },
  {
    when: [
      'capacitor|capacitores',
      '110*|127*|220*|voltagem|tensao|bivolt',
      'diferenca|mesmo|igual|serve|muda|qual|pode|posso|troca|tem',
    ],
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['compatibility', 'replace'],
    answer: [
      'Tem diferença: na mesma potência, o motor de 127 V costuma pedir mais microfarads (µF) que o de 220 V. Vale o número da etiqueta do motor ou do capacitor velho. A tensão impressa nele, como 250 V ou 400 V, é a que ele suporta, e pode ser igual ou maior que a do velho, nunca menor. Trocado na visita, fica entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    heading: 'O que precisa ser igual ao velho',
    text: [
      'Com valor menor o motor ronca e não arranca; com valor maior, esquenta. Capacitor guarda carga mesmo desligado, então a tampa fica com quem tem alicate isolado e medidor.',
    ],
    points: [
      'Microfarads: o número escrito no velho, com a tolerância impressa.',
      'Tensão: igual ou maior.',
      'Tipo: o de partida não substitui o permanente, que fica ligado o tempo todo.',
      'Tamanho: o que cabe no suporte.',
    ],
    send: 'Mande a foto da etiqueta do motor e a dos números do capacitor, com o disjuntor desligado.',
  },
];
