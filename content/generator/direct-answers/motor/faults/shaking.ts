/** Answers to titles about motors: shaking. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const shakingAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'tranco|trancos|solavanco|solavancos',
      'e normal|normal|e comum|comum|natural|devo me preocupar|e grave|tem problema',
    ],
    winsTies: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['signs', 'adjust'],
    answer: [
      'Um tranco leve na partida e na parada é normal em motor comum, que liga e corta de uma vez; o de inversor sai e chega devagar. Não é normal tranco forte, novo ou com estalo: é folga na engrenagem ou na cremalheira, base frouxa, fim de curso atrasado ou força alta. Regular fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e engrenagem, entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    heading: 'O momento do tranco diz a causa',
    text: [
      'Na saída, é folga entre o motor e a folha, ou folha presa que solta de repente. Na chegada, é o motor que corta tarde. No meio, é trilho, guia ou dobradiça daquele ponto.',
    ],
    points: [
      'Base do motor mexe quando ele parte: parafuso frouxo.',
      'Tranco só no basculante que desce: mola ou contrapeso fora do ponto, e ninguém embaixo.',
      'Não mexa na força da placa para escondê-lo.',
    ],
    send: 'Mande um vídeo com som da partida e da parada.',
  },
  {
    when: [
      'pulo|tranco|tranquinho|trancos|pulinho|tremidinha|solavanco',
      'so da|da um|liga|anda|para|motor|portao',
    ],
    unless: 'no fim|ao fechar|batente|freia',
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'Motor que só dá um tranco e para recebeu a ordem e não venceu: folha presa ou travada, capacitor fraco, ou a central cortando por força baixa. Desligue o disjuntor, solte o motor na chave e mova a folha: se anda leve, o defeito é do motor ou da regulagem; se prende, é da folha ou da trava elétrica.',
    ],
    heading: 'O que o tranco aponta',
    text: [
      'Repare no lado: tranco só ao abrir, com a folha fechada, lembra trava elétrica que não recolheu ou folha colada no batente. Tranco nos dois sentidos lembra capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Não repita o comando: cada tentativa esquenta a bobina. Força e curso se regulam de {{part.adjustment.from}} a {{part.adjustment.to}}, com a folha já leve.',
    ],
    points: [
      'Tranco e volta: reversão por força baixa.',
      'Tranco e zumbido: capacitor ou rotor preso.',
      'Tranco e silêncio: fim de curso acusando na hora.',
      'Tranco e luz que cai: fio fino ou tensão baixa.',
    ],
    send: 'Mande um vídeo da partida, com som, de fora do caminho da folha.',
  },
  {
    when: [
      'treme*|tremendo|vibra*|vibrando|trepida*|balanca*|balancando|sacode|chacoalha*|bambo|bamba',
      'portao|motor|folha|basculante|abr*|fecha*|muro|parede|casa|coluna',
    ],
    unless: 'caminhao|onibus|trem|metro|sozinho|vento|aviao|sem balanca|balanca de|peso',
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'Portão ou motor que treme ao andar tem folga em algum ponto: parafuso da base, pino do braço, pivô, roldana ovalada ou contrapeso batendo na caixa. Com o disjuntor desligado, balance a peça com a mão: onde ela mexe sem o motor, está a causa.',
    ],
    heading: 'Quem treme primeiro, o motor ou a folha',
    text: [
      'Tremor que começa com o motor parado no lugar e a folha firme é base solta ou rolamento. Tremor que aparece no meio do curso é a folha, e o motor só a acompanha.',
      'Quando o muro vibra junto, o suporte está preso em tijolo oco ou reboco. A bucha alarga a cada abertura, e um dia o motor solta.',
    ],
    points: [
      'Treme só na partida: folga no pino, na engrenagem ou na corrente.',
      'Treme o curso todo: rolamento, base ou folha torta.',
      'Treme num ponto: trilho, roldana ou solda.',
      'Treme e zumbe sem força: capacitor, e não folga.',
      'Parede treme: suporte sem chapa nem chumbador.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Apertar, calçar ou refazer o suporte',
        text: [
          'Reaperto e regulagem ficam entre {{part.adjustment.from}} e {{part.adjustment.to}}; rolamento e engrenagem, entre {{part.gears.from}} e {{part.gears.to}}; suporte refeito com chapa e solda, entre {{part.metalwork.from}} e {{part.metalwork.to}}. Coxim de borracha ajuda o ruído, mas não segura base solta.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso só apertar os parafusos?',
        answer:
          'Os de fora, com o disjuntor desligado, sim. Se voltam a afrouxar em dias, a folga está em outro lugar.',
      },
      {
        question: 'Vibração estraga a placa?',
        answer: 'Com o tempo, sim: bornes afrouxam e soldas trincam, e aparecem falhas que vão e voltam.',
      },
    ],
  },
];
