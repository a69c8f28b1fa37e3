/** Answers to titles about opening by hand: rules and duties. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksMay } from '../../words/asking-words.ts';

export const ruleAnswers: readonly DirectAnswer[] = [
  {
    when: ['rota de fuga|saida de emergencia|saida de incendio|bombeiro*|avcb', 'portao|portoes|garagem'],
    unless:
      'bombeiro consegue|bombeiros conseguem|samu|ambulancia|preso|presa|ligar|chamar|sindico|laudo|quartel',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Portão que fica em rota de fuga tem de abrir por dentro, na mão, sem chave e sem energia, e quem confirma a exigência do seu prédio são os bombeiros, pelo projeto aprovado. O caminho mais simples é uma porta de pedestre ao lado, com barra ou fecho que abre por dentro; o portão da garagem fica com destravamento provado e sinalizado.',
    ],
    heading: 'O que fazemos do lado do motor',
    text: [
      'Deixamos o destravamento leve, ao alcance e testado com o disjuntor desligado, e anotamos o teste. Trava elétrica em rota de fuga tem de soltar sem energia ou por botão de emergência.',
      'Rever o destravamento e a força entra num conserto de {{repair.from}} a {{repair.to}}; projeto e laudo são de engenheiro.',
    ],
    points: [
      'Chave de destravamento em caixa de vidro, perto do motor.',
      'Aviso com os passos, em letra grande.',
      'Prova a cada revisão, com a energia cortada.',
      'Nada encostado na saída.',
    ],
    send: 'Mande a foto do portão por dentro, a da saída de pedestre e o que os bombeiros pediram.',
  },
  {
    when: [
      'abrir|fechar|empurrar|mover|levar|usar|deixar',
      'na mao|com a mao|manualmente|em manual|no braco|sem energia',
      `${asksMay}|e perigoso|perigoso|estraga|quebra`,
    ],
    unless: 'dias|noite|semana*|como|sem luz|falta|nao|pesado|cabo|torto|alguns|ate o tecnico',
    subject: 'abertura-manual',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Pode, sem perigo, depois de desligar o disjuntor e soltar o motor na chave, com a folha reta e os cabos inteiros. Com o motor travado não: forçar quebra o dente da engrenagem. E no basculante confira antes se a folha para em qualquer altura, porque a desequilibrada despenca quando o motor a solta.',
    ],
    heading: 'Quando não soltar o motor',
    text: [
      'A chave libera um peso que o motor segurava. Se a folha está torta, com cabo frouxo ou em rampa, ela fica como está até o técnico chegar.',
    ],
    points: [
      'De correr em rampa: ela desce sozinha, e não se destrava.',
      'De abrir com vento: segure a folha o tempo todo.',
      'Depois, trave o motor de novo e só então religue.',
    ],
  },
  {
    when: ['manual|destravado|solto', 'noite|dormir|madrugada', 'deixar|ficar|usar|fica'],
    unless: 'abre sozinho|nao destrava|como',
    subject: 'abertura-manual',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Pode por uma noite, desde que ele fique fechado com cadeado ou ferrolho e o disjuntor desligado: no manual o motor não segura mais a folha, e qualquer um a empurra. Basculante só fica assim se o peso está equilibrado; de correr em rampa, não, porque a folha anda sozinha.',
    ],
    heading: 'Fechar de verdade com o motor solto',
    text: [
      'Cadeado com o motor ligado é pior que nenhum: alguém aperta o controle, o motor puxa contra ele e entorta a folha.',
    ],
    points: [
      'Disjuntor do portão desligado e com aviso para a casa.',
      'Corrente entre folha e coluna, no de abrir.',
      'De manhã, trave o motor antes de religar.',
    ],
  },
  {
    when: [
      'chave|destravar|destravamento|manual|manualmente',
      'todo dia|todos os dias|sempre|direto|toda hora',
      `${asksMay}|usar|estraga`,
    ],
    unless: 'nao destrava|quebrou|preso',
    subject: 'abertura-manual',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Pode, mas ela não foi feita para isso: o destravamento é para falta de luz e defeito, e usado todo dia gasta o engate e a fechadura da chave. Se o portão só funciona assim, há algo a consertar; se é para economizar motor, não compensa, porque ele se gasta menos andando que a trava sendo forçada.',
    ],
    heading: 'Se a chave virou rotina',
    text: [
      'Veja o que obriga a destravar: controle fraco, motor que não parte ou luz que cai toda hora têm cada um a sua saída.',
    ],
    points: [
      'Luz que falta: nobreak.',
      'Motor que ronca e não sai: capacitor.',
      'Chave dura: gota de grafite, e nunca alicate.',
    ],
  },
  {
    when: [
      'deslig*|colocar|coloco|por|passar|passo|deixar|deixo|usar|uso|mudar|botar',
      'em manual|para manual|usar manual|modo manual|manualmente|manual',
      'como|posso|da para|portao|motor',
    ],
    unless:
      'pdf|baixar|download|voltar|instruc*|desinstal*|tirar o motor|manual do motor|manual da placa|catalogo|esquema|ao automatico|em automatico|para automatico|quanto custa|nao destrava|nao solta',
    subject: 'abertura-manual',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Para usar o portão no manual, desligue o disjuntor dele, confira se a folha está reta e os cabos inteiros, ponha a chave no motor e gire até soltar; daí em diante a folha anda na mão. Desligar só no controle não basta: enquanto há energia, qualquer controle da casa ainda aciona o motor.',
    ],
    heading: 'Deixar no manual sem deixar aberto',
    text: [
      'Solta do motor, a folha não fica trancada: passe corrente ou cadeado por dentro. Basculante que desce ou sobe sozinho quando se solta tem peso fora do ponto; segure-o entre dois, volte a chave e chame antes de usar assim.',
      'Para voltar ao automático, leve a folha ao ponto em que ela estava, gire a chave ao contrário até ouvir o engate e só então religue. Se a chave não gira ou a folha pesa, o acerto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'De correr em rampa: calço antes de soltar.',
      'De abrir: cada folha tem a sua chave, e a trava elétrica também se solta.',
      'Alguns dias assim não estragam o motor.',
      'Depois de religar, a primeira viagem pode ser lenta: a central reencontra o curso.',
    ],
    further:
      'O passo a passo com fotos do que procurar está em [abrir o portão sem luz](/como-abrir-portao-sem-luz).',
    send: 'Se não acha a chave ou o lugar dela, mande a foto do motor inteiro e da etiqueta.',
  },
  {
    when: [
      'obrigatori*|obrigado|obrigada|obriga|exig*|lei|norma|precisa ter|tem que ter|precisa de sinal*|precisa de placa de*|proibid*|multa',
      'destravamento|destravar|destrava|abertura manual|abrir manual*|chave de emergencia|desengate',
      'portao|motor|automatico|eletronico',
    ],
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Trate como obrigatório: motor sem destravamento prende gente e carro quando falta luz, e não entregamos instalação sem ele provado. Em prédio a exigência existe quando o portão fica em rota de fuga, que tem de abrir por dentro, na mão e sem energia; quem confirma o seu caso são os bombeiros.',
    ],
    heading: 'O que ter em ordem no destravamento',
    text: [
      'A chave gira sem força, a folha solta anda com uma mão, e mais de um morador sabe fazer. Sempre com o disjuntor desligado, para a volta da luz não pegar ninguém no caminho.',
      'Engate duro, cabo de destravamento partido ou chave perdida entram num conserto de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Uma chave dentro de casa, em lugar conhecido.',
      'Garagem sem outra porta: destravamento por fora, com fechadura.',
      'Prova a cada {{maintenance.interval}}, com a folha reta.',
    ],
    send: 'Mande a foto da tampa do motor e diga se há outra saída: dizemos o que o seu modelo tem.',
  },
  {
    when: [
      'corrente|cadeado|trava|tranca',
      'portao|motor',
      'passar|colocar|pode|posso|deixar|segura|quebrado|solto',
    ],
    unless: 'trava eletrica|fechadura*',
    subject: 'abertura-manual',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Pode passar corrente, desde que o motor esteja desligado no disjuntor: com energia, o motor puxa contra a corrente e quebra a engrenagem. A corrente vai na folha e num ponto firme da coluna, e não na trava do motor.',
    ],
    heading: 'Fechar por fora até consertar',
    text: [
      'Feche a folha na mão, com ela reta no trilho e os cabos inteiros, e tranque nos dois extremos se a folha balança. Deixe um bilhete na caixa do motor para ninguém religar.',
      'Trava mecânica fixa fica na parte baixa do conserto, entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Cadeado na fechadura do motor: não.',
      'Chave do disjuntor guardada junto.',
      'Portão sem folha leve na mão: chame antes de empurrar.',
    ],
    further: 'O caminho manual está em [abrir portão sem luz](/como-abrir-portao-sem-luz).',
    send: 'Diga se a folha fica parada quando solta e mande uma foto dela.',
  },
];
