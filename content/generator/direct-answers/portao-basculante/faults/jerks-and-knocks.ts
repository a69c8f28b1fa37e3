/** Answers to titles about tilting gates: jerks and knocks. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const jerksAndKnocksAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'basculante*',
      'pesad*|pesando|desequilibrad*|desbalancead*|ferro',
      'batendo|bate|bater|bateu|pancada*|estronda*|despenca*|batendo forte|bate forte|batendo no final|batendo no fim|bate no final|bate no fim|bate forte no final|bate forte no fim|batendo forte no final|batendo ao fechar|bate ao fechar|batendo quando fecha|bate quando fecha|bate quando abre|batendo quando abre|bate ao abrir|batendo ao abrir|bate na hora de fechar|pancada no fim|pancada no final|bate no batente|batendo no batente|bate no chao|batendo no chao',
    ],
    unless: 'carro*|batida de|bateram|vento|motor bate',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isComplaint: true,
    winsTies: true,
    aspects: ['adjust', 'safety'],
    answer: [
      'Basculante pesado que bate no final quase sempre está fora do equilíbrio: com pouco contrapeso ou mola cansada a folha despenca no último palmo, e o motor não a segura. Desligue o disjuntor, olhe de longe se os cabos estão inteiros e esticados, e não solte o motor nem passe por baixo. O técnico acerta primeiro o contrapeso ou a mola, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; depois o fim de curso e a força, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Por que a folha pesada chega batendo',
    text: [
      'Folha equilibrada para em qualquer altura; a que perdeu o ponto cai sozinha no fim e leva o motor junto. Acertar só o fim de curso disfarça por uns dias, e a engrenagem paga a diferença.',
      'Cabo desfiado ou polia gasta se troca na mesma visita; cada pancada também abre solda e entorta o batente.',
    ],
    points: [
      'Bate embaixo, ao fechar: falta contrapeso ou a mola cansou.',
      'Bate em cima, ao abrir: contrapeso demais ou fim de curso atrasado.',
      'Começou depois de chapa nova, pintura ou reforma: a folha ganhou peso.',
      'Cabo torto, frouxo ou partido: ninguém chega perto e o motor não se liga.',
    ],
    send: 'Mande pelo WhatsApp um vídeo da chegada, de longe e com som, e a foto dos cabos e do contrapeso dos dois lados.',
  },
  {
    when: [
      'tranco|trancos|tranquinho*|solavanco*|pulinho*|aos pulos|engasga*|trepida*',
      'sobe|subir|subindo|subida|na subida|abre|abrir|abrindo|abertura|levanta*',
      'basculante*',
    ],
    unless: 'nao sobe|nao abre|desce|descendo|fecha|correr|deslizante|pivotante|rampa|ladeira',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Basculante que sobe dando solavanco está pesado para o motor em algum trecho: contrapeso aquém do peso da folha, polia travada, cabo desfiado, guia amassada ou porca do fuso com folga. Como um cabo ruim pode soltar a folha, pare de usar e não fique embaixo dela; o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Em que altura da subida ele falha',
    text: [
      'Com a folha fechada e o disjuntor desligado, olhe de fora os dois cabos e as polias. Estando inteiros e a folha reta, o técnico solta o motor e sente na mão onde ela prende.',
      'Polia e cabo ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; engrenagem ou porca gasta, entre {{part.gears.from}} e {{part.gears.to}}.',
    ],
    points: [
      'Já na saída do chão: trava que não recolhe ou contrapeso leve.',
      'No meio, sempre igual: guia ou polia marcada.',
      'Do começo ao fim: fuso seco ou porca gasta.',
      'Um lado sobe antes: cabo cedeu do outro.',
      'Só nas primeiras aberturas do dia: graxa endurecida ou capacitor fraco.',
    ],
    send: 'Mande a foto dos dois lados da folha fechada e conte a altura em que vem o solavanco: dizemos a peça provável e a faixa de preço.',
  },
  {
    when: [
      'tranco|trancos|tranquinho*|solavanco*|pulinho*|aos pulos|engasgando|engasga|trepida*',
      'desce|descer|descendo|descida|abaixa|abaixar|baixa|baixando|fecha|fechar|fechando|fechamento',
      'basculante*|desce|descendo|descer|descida|subir|sobe',
    ],
    unless: 'nao desce|nao fecha|correr|deslizante|pivotante|so da um|da um tranco e para',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Basculante que desce dando tranco costuma ter o contrapeso fora do ponto, um cabo ou uma polia gastos, ou folga no braço, na bucha ou na porca do fuso: a folha pesa mais que o equilíbrio, escapa um pouco e o motor a segura. Pare de usar e não passe por baixo até alguém ver os cabos; o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Onde nasce o tranco da descida',
    text: [
      'Olhe de fora, com o portão fechado e o disjuntor desligado: fio aberto no cabo, cabo fora da polia, um lado da folha mais baixo, guia torta, suporte que balança. Se vir qualquer um deles, não solte o motor, porque é ele que ainda segura a folha.',
      'Cabos e roldanas ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; equilibrar o peso e acertar a parada, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Tranco no mesmo ponto toda vez: guia amassada ou polia com marca.',
      'Tranco na descida inteira: falta contrapeso ou sobra folga na porca do fuso.',
      'Só no fim: rampa de parada desligada ou mal regulada.',
      'Desce de um lado primeiro: cabo mais longo ou mais gasto desse lado.',
      'Com estalo de ferro: pino, bucha ou solda do braço.',
    ],
    questions: [
      {
        question: 'Posso pôr mais peso no contrapeso?',
        answer:
          'Não por conta própria: a caixa do contrapeso despenca se o cabo falha, e peso a mais faz a folha subir com pancada.',
      },
    ],
    further:
      'O que faz a folha perder o ponto está em [portão basculante](/topicos/motor-para-portao-basculante).',
    send: 'Mande a foto dos dois lados da folha fechada e conte em que ponto da descida vem o tranco: dizemos a peça provável e a faixa de preço.',
  },
  {
    when: [
      'barulho|ruido|lata|bate|batendo|vibra*|treme',
      'lata|chapa|folha|basculante',
      'lata|vibra*|solta|oca|tirar|eliminar|diminuir',
    ],
    subject: 'portao-basculante',
    isAboutSubject: true,
    answer: [
      'Barulho de lata é a chapa vibrando contra o quadro, e não o motor: aperte a folha com a mão enquanto alguém bate de leve e ache onde o som muda. Ali se repõe rebite ou solda de ponto e se cola manta ou fita de borracha entre a chapa e o tubo.',
    ],
    heading: 'Calar a chapa sem pesar a folha',
    text: [
      'Manta asfáltica cala bem e pesa: cubra só o miolo das chapas grandes, porque cada quilo a mais desequilibra o contrapeso. Depois dela, a folha solta tem de parar a meia altura; a regulagem fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Se o som é só na partida ou na chegada, é folga no pino do braço ou parada brusca, e aí o conserto é do motor.',
    ],
    points: [
      'Borracha nova no batente: tira a batida do fim.',
      'Pino e bucha com folga: troca.',
      'Rangido que acompanha o curso: dobradiça seca, e não chapa.',
    ],
  },
  {
    when: [
      'corrente|correntes',
      'barulh*|estal*|rang*|batendo|bate|pula|pulando|seca|graxa|lubrific*|engrax*|oleo|regul*|ajust*|esticar|tensao',
    ],
    unless: 'cadeado|eletrica|trava|curto|continua|alternada|arrebent*',
    subject: 'portao-basculante',
    isAboutSubject: true,
    answer: [
      'Corrente barulhenta está seca, frouxa ou gasta: seca range, frouxa bate na calha, gasta pula dente com estalo. Desligue o disjuntor, olhe a barriga dela com o portão fechado e, se couber mais que um ou dois dedos de folga, peça o ajuste antes que ela escape da coroa.',
    ],
    heading: 'Lubrificar, esticar ou trocar',
    text: [
      'Limpe com pano e escova, passe óleo próprio para corrente ou graxa leve por dentro dos elos e tire o excesso. Graxa grossa por fora só junta pó.',
      'O esticador tem um parafuso na ponta da calha; apertada demais, ela força o eixo do motor. Depois de esticar, o fim de curso muda alguns milímetros e se confere.',
    ],
    points: [
      'Estalo a cada volta: dente da coroa.',
      'Batida na partida: folga.',
      'Rangido contínuo: falta de óleo.',
      'Elo torto ou ferrugem que trava: troca.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Valores do serviço',
        text: [
          'Ajuste e lubrificação, de {{part.adjustment.from}} a {{part.adjustment.to}}; corrente e coroa novas, de {{part.gears.from}} a {{part.gears.to}}, com {{parts.warranty}} de garantia na peça.',
        ],
      },
    ],
    questions: [
      {
        question: 'Corrente de bicicleta serve?',
        answer: 'Não. O passo e a carga são outros, e ela parte com a folha no alto.',
      },
      {
        question: 'De quanto em quanto tempo lubrifico?',
        answer: 'Duas vezes por ano em casa, ou quando começa a ranger.',
      },
    ],
    send: 'Mande um vídeo com som e uma foto da corrente com o portão fechado.',
  },
  {
    when: ['rasp*|arrast*|encost*|bate|batendo|pega|pegando|esfreg*|ralando', 'teto|laje|viga|forro|verga'],
    subject: 'portao-basculante',
    isComplaint: true,
    answer: [
      'Portão basculante que raspa no teto, na laje ou na viga ao abrir está subindo demais ou torto: fim de curso de abertura fora do ponto, pivô com folga ou um cabo mais comprido que o outro. Pare de usar o motor até medir, porque cada batida entorta o braço e a folha.',
    ],
    heading: 'Por que a folha chegou ao teto',
    text: [
      'Se raspa dos dois lados por igual, o ponto de parada mudou e a regulagem resolve, de {{part.adjustment.from}} a {{part.adjustment.to}}. Se raspa de um lado só, a folha sobe torta, e o conserto está em cabo, polia ou pivô, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Uma viga ou um forro novos também contam: a folha avança para cima e para dentro no meio do curso, e esse caminho precisa ficar livre.',
    ],
    points: [
      'Marca de tinta no teto: diz em que ponto do curso a folha toca.',
      'Cabos com a mesma tensão dos dois lados.',
      'Pivôs e braços sem folga quando se balança a folha.',
      'Suporte do fim de curso firme no lugar.',
    ],
  },
  {
    when: [
      'basculante*',
      'bate|batendo|bate forte|batendo forte|pancada|tranco|estronda',
      'em cima|em teto|fim|final|em fim|em final|ao abrir|ao fechar|batente|chao|em chao|embaixo',
      'regular|como regular|ajustar|acertar|resolver|regulagem|como ajustar',
    ],
    unless: 'carro*|vento|predio|condominio*|volta|meio|cabeca',
    subject: 'portao-basculante',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['adjust', 'price', 'safety'],
    answer: [
      'O basculante que bate no fim se regula pelo equilíbrio antes do fim de curso: com mola ou contrapeso fora do ponto, a folha sobe ou desce depressa demais e nenhuma parada a segura. Olhe os cabos de longe e, se um está frouxo, desligue o disjuntor e não destrave. Com o equilíbrio certo, o técnico move um pouco a parada daquele lado, liga a parada suave e baixa a força. Equilíbrio fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, e a regulagem, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Bate em cima ou bate embaixo',
    text: [
      'Bater em cima é contrapeso demais ou parada de abertura tarde; bater embaixo é folha pesada ou parada de fechamento tarde. A prova, com a folha escorada, é soltar o motor a meia altura e ver se ela fica parada.',
    ],
    points: [
      'Borracha no batente só amortece o som.',
      'Chapa nova na folha muda o contrapeso.',
      'Batida que trinca a coluna pede o portão parado até o ajuste.',
    ],
    send: 'Mande um vídeo da chegada, com som, de longe, e fotos dos cabos dos dois lados.',
  },
];
