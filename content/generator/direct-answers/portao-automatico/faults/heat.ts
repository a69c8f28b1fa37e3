/** Answers to titles about automatic gates: heat. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const heatAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'torto|torta|empenado|empenada|entortou|entortada|desalinhado|fora de esquadro',
      'motor',
      'forca|forcando|esforco|esquenta|sofre|aguenta|puxa',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Com o portão torto o motor faz força porque a folha prende na guia, e aumentar a regulagem só quebra engrenagem e suporte. Desligue o disjuntor e não use até a folha ser desempenada, que é serviço de serralheiro; depois conferimos motor, curso e força, de {{part.adjustment.from}} a {{part.adjustment.to}}, ou o que tiver gastado, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'A ordem certa: folha, depois motor',
    text: [
      'Folha torta se vê pela fresta desigual dos lados. Se entortou com batida ou com cabo partido, há peso preso, e ninguém a solta nem fica embaixo.',
    ],
    points: [
      'Fresta que abre de um lado e fecha do outro: esquadro perdido.',
      'Marca de raspado na guia: é ali que prende.',
      'Motor quente depois de uma viagem: já está sofrendo.',
      'Solda nova: motor desligado e fios da placa soltos.',
    ],
    send: 'Mande a foto da folha inteira de frente e um vídeo curto, sem forçar.',
  },
  {
    when: [
      'calor|sol|quente|dilat*|verao|esquenta|esquentou|temperatura|sol forte|sol quente|dia quente|dias quentes',
      'empen*|emperr*|trav*|prend*|dilat*|enrosc*|agarr*|estuf*|nao fecha|nao abre|entort*|pega|rasp*|inch*',
      'portao|folha|aluminio|ferro|madeira|motor',
    ],
    unless: 'fotocelula|sensor|controle|lente|motor quente|batendo em',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Portão que emperra com o calor e solta à noite está com folga de menos: a folha dilata alguns milímetros ao sol e encosta no batente, na guia ou na outra folha. Marque onde ela toca na hora quente; o acerto é abrir essa folga e refazer o fim de curso, e não aumentar a força do motor.',
    ],
    heading: 'Dilatou, empenou ou motor quente',
    text: [
      'Dilatação vai e volta com a temperatura e não deixa marca além do risco do contato. Empeno fica: a folha não volta ao plano de noite, e se vê olhando-a de ponta a ponta com um olho só.',
      'Alumínio dilata mais que ferro, e cor escura ao sol da tarde mais ainda; madeira faz o contrário e incha com a umidade. Motor que para por calor é outra história: a folha fica leve na mão.',
    ],
    points: [
      'Toca no batente: folga pequena na chegada.',
      'Toca na guia de cima: rolete apertado.',
      'As duas folhas se encostam: falta fresta no meio.',
      'Emperra e não toca em nada: motor ou capacitor quente.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O acerto e o valor',
        text: [
          'Refazer curso e folga fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; guia, roldana ou cabo, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Folha empenada é da serralheria, que a desempena ou põe uma travessa.',
        ],
      },
    ],
    questions: [
      {
        question: 'Que folga deixar para o calor?',
        answer:
          'Em folha de casa, perto de um dedo em cada encontro resolve. Folha longa, escura ou de alumínio pede mais.',
      },
      {
        question: 'Molhar o portão solta?',
        answer: 'Esfria e alivia por minutos, mas não molhe o motor nem a fotocélula. O acerto é a folga.',
      },
    ],
    send: 'Mande uma foto do ponto em que ele toca, na hora quente, e outra da folha inteira.',
  },
  {
    when: ['frio|inverno|esfria|manha fria', 'nao abr*|nao fecha|nao funciona|falha*|parou|para de'],
    unless: 'controle*',
    subject: 'portao-automatico',
    isComplaint: true,
    aspects: ['repair', 'care'],
    answer: [
      'Portão que não abre quando está frio tem em geral graxa velha endurecida, capacitor fraco ou bateria do controle no fim, que caem de rendimento com a temperatura. Aperte a botoeira da parede: se com ela abre, é o controle; se zumbe e não sai, é o capacitor ou a folha pesada.',
    ],
    heading: 'O que o frio faz com o portão',
    text: [
      'De manhã a graxa grossa segura roldana, fuso e dobradiça, e o motor parte com mais esforço. O frio não estraga nada: ele mostra o que já estava fraco.',
      'Limpeza e regulagem ficam entre {{part.adjustment.from}} e {{part.adjustment.to}}, e o capacitor entre {{part.capacitor.from}} e {{part.capacitor.to}}.',
    ],
    points: [
      'Abre depois de várias tentativas: graxa ou capacitor.',
      'Abre pela botoeira e não pelo controle: bateria do controle.',
      'Abre um pouco e volta: força no limite.',
      'Só melhora ao sol: folga que fecha com o frio, no trilho ou no batente.',
    ],
    questions: [
      {
        question: 'Aumentar a força no inverno resolve?',
        answer: 'Esconde o defeito e aumenta o risco de aperto. Primeiro se limpa e se alivia a folha.',
      },
      {
        question: 'Que graxa não endurece?',
        answer: 'Graxa de lítio em camada fina, depois de tirar a velha. No trilho, nenhuma.',
      },
    ],
  },
  {
    when: ['trav*|emperr*|prend*|agarr*|endurec*|pesad*', 'esfria|esfriou|frio|inverno|friagem|manha'],
    subject: 'portao-automatico',
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que trava quando esfria tem quase sempre graxa velha endurecida, folga apertada no batente ou capacitor no fim, e o frio só mostra o que já estava no limite. {Prova na mão}, destrave o motor e leve a folha na mão numa manhã fria: se ela pesa, é lubrificação ou folha; se anda leve e o motor zumbe, é o capacitor.',
    ],
    heading: 'A causa que aparece com a temperatura',
    text: [
      'Limpe a graxa velha antes de pôr a nova, fina, em dobradiça e pivô; no trilho, nenhuma, e o fuso é do técnico. Capacitor fraco se troca por {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Se a folha encosta no batente ou na coluna só pela manhã, a folga ficou justa, e se corrige na parada ou na dobradiça.',
    ],
    points: [
      'Zumbe e não sai: capacitor.',
      'Anda aos trancos e solta depois de umas voltas: graxa.',
      'Agarra sempre no mesmo ponto: batente ou trilho.',
      'Só o controle falha de manhã: bateria.',
    ],
  },
  {
    when: [
      'calor|sol|quente|verao|sol forte|sol quente|dia quente|dias quentes|esquenta o tempo',
      'trav*|emperr*|prend*|para|parou|parando|agarr*|enrosc*',
      'em meio|metade|meio de caminho|meio de curso|mesmo ponto|mesmo lugar',
    ],
    unless: 'motor quente|fotocelula|lente|controle|volta',
    subject: 'portao-automatico',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que trava no meio do caminho quando faz calor quase sempre tem folga de menos: a folha dilata ao sol e raspa na guia, no trilho ou no batente. A outra causa é o motor que já anda no limite e, com o ar quente, é desligado pelo protetor térmico. Se de manhã ele anda o curso todo, procure o ponto em que ela raspa antes de trocar peça; o acerto da folga e do curso fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Folha dilatada ou motor quente',
    text: [
      'Com cabos e molas inteiros e a folha reta, desligue o disjuntor na hora quente, solte o motor na chave e, com outra pessoa apoiando, leve a folha na mão pelo trecho. Se ela prende ali, é a folha; se passa leve, mede-se o motor e o capacitor. Com cabo partido ou folha torta, não destrave.',
      'Folha escura, longa ou de alumínio dilata mais. Guia, roldana ou cabo gastos ficam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e o capacitor, que também enfraquece no calor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    points: [
      'Prende sempre no mesmo ponto: a folha raspa ali, e fica a marca.',
      'Para depois de várias aberturas e volta em meia hora: é o protetor térmico do motor.',
      'Ronca antes de parar: é capacitor fraco ou tensão baixa na hora quente.',
      'Para e volta com sol de frente: é a luz na lente da fotocélula.',
    ],
    send: 'Mande um vídeo do portão travando na hora quente e a foto da etiqueta do motor.',
  },
  {
    when: [
      'frio|inverno|dia frio|dias frios|manha fria',
      'trav*|emperr*|prend*|para|parou|parando|agarr*|enrosc*',
      'em meio|metade|meio de caminho|meio de curso|mesmo ponto|mesmo lugar',
    ],
    unless: 'fotocelula|lente|controle|volta',
    subject: 'portao-automatico',
    winsTies: true,
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que para no meio do caminho quando faz frio está com a graxa velha endurecida ou com o capacitor fraco, e o motor, que já faz força, corta antes do fim. Limpe e lubrifique a dobradiça com o disjuntor desligado; se ele continua parando, mede-se o capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, e confere-se o peso da folha na mão. Aumentar a força na placa não é o acerto.',
    ],
    heading: 'Por que a folha pesa mais no frio',
    text: [
      'A graxa grossa segura o fuso, a corrente e o rolamento até o motor esquentar, e por isso a segunda abertura vai melhor que a primeira. Umidade da madrugada na caixa da central faz o mesmo: some quando o dia esquenta.',
    ],
    points: [
      'Só na primeira abertura da manhã: é graxa dura.',
      'Ronca antes de parar: é o capacitor.',
      'Sempre no mesmo ponto, com frio ou calor: é o trilho, a guia ou a dobradiça.',
    ],
    send: 'Mande um vídeo da primeira abertura do dia, com som, e a foto da etiqueta do motor.',
  },
];
