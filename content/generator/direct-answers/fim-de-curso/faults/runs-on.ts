/** Answers to titles about limit switches: the motor runs on. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const runsOnAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'girar|gira|girando|rodar|roda|continua|ligado',
      'depois que|depois de|mesmo parado|com o portao parado|para|parou|parado|fechado',
      'motor',
      'e normal|normal|e comum|e natural|devo me preocupar|e grave',
    ],
    unless: 'quente',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Um instante de giro por inércia é normal; continuar ligado com a folha no fim, não. O motor não recebeu o aviso de chegada, por ímã ou chave fora do lugar, ou o relé da placa colou, e em minutos a bobina esquenta. Desligue o disjuntor; o acerto do fim de curso custa de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Gira livre ou força a folha',
    text: [
      'Se ele gira e a folha nem se mexe no caminho, a embreagem ou a engrenagem é que soltou. Se empurra o batente, é fim de curso ou relé.',
    ],
    points: [
      'Não deixe ligado para ver se para.',
      'Cheiro ou carcaça quente: espere esfriar e chame.',
      'Relé colado pede conserto da placa.',
    ],
  },
  {
    when: [
      'fim de curso|fins de curso',
      'nao para|nao desliga|nao corta|bate em batente|bate no batente|passa de ponto|passa direto|passa reto|passa de fim|passa o fim|passou de fim|passando de fim|ultrapassa*|continua forcando|nao obedece*|nao esta obedecendo|parou de obedecer|deixou de obedecer|sem obedecer|nao respeita*|desrespeita*|ignora*|nao atende',
    ],
    unless: 'preco|quanto',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Portão que não para no fim de curso bate no batente com o motor ligado, e assim se queima o motor e se quebra a engrenagem: desligue o disjuntor e, se a folha está reta e leve, abra e feche na mão até o acerto. A causa costuma ser ímã caído ou fora do lugar, sensor ou fio partido, percurso por gravar de novo na central, os dois fins trocados ou freio gasto, que deixa a folha correr além do ponto. O acerto do ímã, do sensor ou do percurso fica de {{part.adjustment.from}} a {{part.adjustment.to}}; peça gasta ou queimada se orça à parte.',
    ],
    heading: 'Ímã, sensor ou placa',
    text: [
      'Na visita, com a central ligada e o motor solto, o técnico leva a folha na mão e olha a luz de cada fim, que muda quando o ímã passa. Mudou e o portão não para: placa. Não mudou: ímã, sensor ou fio.',
      'Se a entrada da placa queimou, ela se repara a partir de {{repair.from}} ou se troca, de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Não para só ao abrir: sensor ou ímã daquele lado.',
      'Para no outro fim, e não no certo: fios dos fins trocados.',
      'Para um pouco depois a cada dia: ímã escorregando ou freio gasto.',
      'Só quando chove: água no conector do sensor.',
    ],
    further:
      'Cada forma de ajuste está em [regulagem de fim de curso](/topicos/regulagem-de-fim-de-curso-do-portao).',
    send: 'Sem religar o motor, mande pelo WhatsApp uma foto do sensor com o ímã, a da etiqueta do motor e diga em qual dos fins ele bate.',
  },
  {
    when: [
      'nao desliga|continua ligado|fica ligado|nao para de rodar|continua rodando|forcando',
      'motor|portao',
      'chegar|fechado|aberto|fim|depois de fechar|mesmo fechado',
    ],
    subject: 'fim-de-curso',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['repair'],
    answer: [
      'Desligue o disjuntor agora: motor que continua girando com a folha no fim não recebeu o corte, e em minutos queima a bobina ou quebra a engrenagem. O ímã saiu do lugar, o sensor não lê mais ou um relé colou na placa.',
    ],
    heading: 'Corte que não veio',
    text: [
      'Com tudo desligado, veja se o ímã está em frente ao sensor e se há fio solto. Ímã no lugar e luz do sensor que muda apontam a placa; luz que não muda aponta o sensor.',
      'Ímã e regulagem ficam entre {{part.adjustment.from}} e {{part.adjustment.to}}; placa, entre {{part.board.from}} e {{part.board.to}}.',
    ],
    points: [
      'Só num sentido: sensor ou ímã daquele lado.',
      'Nos dois: curso perdido ou conector solto.',
      'Volta ao religar sem ninguém apertar: contato colado.',
    ],
    further: 'A parada está em [regulagem de fim de curso](/topicos/regulagem-de-fim-de-curso-do-portao).',
    send: 'Sem religar, mande a foto do ímã com o sensor e da etiqueta do motor.',
  },
  {
    when: [
      'fecha|fechado|fechou|depois de fechar|parado|abriu',
      'barulho|zumbindo|zumbido|roncando|ronco|motor ligado|motor rodando|funcionando',
      'sem parar|continua|nao para|fica ligado|continua rodando',
    ],
    unless: 'apito|bip|alarme|sirene|nao fecha',
    subject: 'fim-de-curso',
    aspects: ['repair'],
    answer: [
      'Portão que fecha e continua fazendo barulho está com o motor ligado contra o batente: ele não soube que chegou. Desligue o disjuntor já, porque em poucos minutos queima capacitor e bobina. A causa mais comum é o ímã ou a chave do fim de curso fora do lugar; depois, relé colado na placa. Zumbido fino, sem esforço, pode ser só a trava elétrica energizada.',
    ],
    heading: 'Motor forçando, relé ou trava',
    text: [
      'De longe, ponha o ouvido: ronco grave é motor; zumbido fino junto do batente é trava; estalo repetido é relé. Com a energia cortada, veja se o ímã do fim de curso está preso.',
      'Regular a parada, de {{part.adjustment.from}} a {{part.adjustment.to}}; relé ou placa, de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Carcaça quente com o portão parado: motor ficou ligado.',
      'Só de um lado: aquele fim de curso.',
      'Dos dois lados: curso perdido, a regravar.',
      'Disjuntor desligado e ainda há som: é o nobreak.',
    ],
    send: 'Mande pelo WhatsApp um vídeo do fechamento até dez segundos depois, com som.',
  },
  {
    when: [
      'nao para|continua ligado|continua rodando|continua girando|continua funcionando|continua forcando|fica rodando|rodando sem parar|nao desliga|nao para de|roda sem parar|fica ligado|fica girando|funcionando direto',
      'motor|portao|rodar|girar|funcionar|ligado',
    ],
    unless:
      'abre e fecha|abrir e fechar|apit*|pisca*|obstaculo|luz|lampada|led|disjuntor|nao para de funcionar|nao para de enguicar|nao para de quebrar|nao para de dar|nao para de estragar|barulho',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    answer: [
      'Motor que não para de rodar perdeu a parada: desligue o disjuntor do portão agora, porque ele empurra o batente até queimar a bobina ou quebrar o dente. A causa é fim de curso que não acusa, ímã caído ou relé colado na placa.',
    ],
    heading: 'Roda com a folha ou roda sozinho',
    text: [
      'Se a folha chegou ao fim e o motor continua forçando, faltou o sinal de parada. Se ele gira livre e a folha fica no lugar, a ligação entre os dois se soltou: destravamento aberto, engrenagem gasta ou pino quebrado.',
      'Quando ele roda sem ninguém mandar e só cala no disjuntor, o contato do relé grudou.',
    ],
    points: [
      'Só num sentido: o fim de curso daquele lado.',
      'Ímã no chão ou virado: a central não vê o fim.',
      'Nos dois sentidos, depois de troca de placa: fios invertidos.',
      'Para só no tempo, depois de quase um minuto: tempo de segurança da central.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'O que custa devolver a parada',
        text: [
          'Recolocar ímã ou regular, de {{part.adjustment.from}} a {{part.adjustment.to}}; relé ou placa, de {{part.board.from}} a {{part.board.to}}; engrenagem que cedeu, de {{part.gears.from}} a {{part.gears.to}}. Até lá use o portão na mão, com o motor solto, se a folha está leve e reta.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso religar para fechar o portão uma vez?',
        answer:
          'Melhor não. {Prova na mão}, feche a folha e trave na chave; um ciclo sem parada pode ser o que quebra a peça.',
      },
      {
        question: 'O motor queimou se ficou rodando muito tempo?',
        answer:
          'Depende do calor. Se não há cheiro e ele gira livre depois de frio, costuma ter escapado; o técnico mede a bobina.',
      },
    ],
  },
];
