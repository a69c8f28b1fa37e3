/** Answers to titles about automatic gates: hours and urgency. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const hoursAndUrgencyAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'barulho*|ruido*|range|rangendo|rangido|estala|estalo|chia|ronca|ronco',
      'so na hora de fechar|so em hora de fechar|so quando fecha|so ao fechar|so fechando|so para fechar|so na descida|so em descida|so quando desce|so descendo|apenas ao fechar',
    ],
    unless: 'controle|nao fecha',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Barulho só ao fechar aponta o que trabalha nesse sentido: no basculante, contrapeso, mola ou cabo que deixa a folha pesar na descida; no de correr, batente ou guia do lado em que ela encosta; no de abrir, trava e dobradiça. Pancada no fim é fim de curso, de {{part.adjustment.from}} a {{part.adjustment.to}}; rangido no caminho é da folha, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}} em roldana ou cabo.',
    ],
    heading: 'O instante do barulho diz a peça',
    text: [
      'Grave o fechamento inteiro com som, de longe. Barulho no primeiro palmo é folga ou trava; no meio, sempre no mesmo lugar, é trilho ou guia; no fim, é parada atrasada.',
    ],
    points: [
      'Desce mais depressa do que antes: desligue o disjuntor, é peso.',
      'Estalo e depois ronco: capacitor ou engrenagem.',
      'Só de noite e no frio: graxa dura.',
    ],
    send: 'Mande o vídeo do fechamento, com som, e a foto da etiqueta do motor.',
  },
  {
    when: [
      'um dia sim outro nao|um dia sim um dia nao|dia sim dia nao|uma hora funciona|hora funciona hora nao|as vezes funciona|funciona quando quer|tem dia que funciona|as vezes abre|so funciona de vez em quando|funciona de vez em quando|quando ele quer|quando quer',
      'portao|motor|garagem',
    ],
    unless: 'controle|chuva|chove',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que um dia funciona e no outro não tem mau contato, umidade ou peça que falha com o calor: fio frouxo na central, placa com solda trincada, capacitor no fim ou fotocélula que ora vê, ora não vê. Quando falhar, aperte a botoeira da parede: se ela comanda, é controle ou receptor; se não, é central, energia ou folha. Achar e trocar a peça custa de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Anotar a falha até ela ter um padrão',
    text: [
      'Escreva a hora, o tempo que fazia, quantas aberturas já tinham sido feitas e se a luz da fotocélula estava acesa. Em uma semana o padrão aparece, e o técnico vai direto à peça.',
    ],
    points: [
      'Falha de manhã e volta à tarde: umidade ou graxa dura.',
      'Falha depois de várias aberturas: calor no motor ou na placa.',
      'Falha sem hora: borne frouxo ou emenda.',
      'Volta com um tapa na caixa: solda ou relé, e não insista.',
    ],
    send: 'Mande o que anotou e um vídeo de uma vez em que ele falhou.',
  },
  {
    when: [
      'abre e fecha|sobe e desce|vai e volta|abrindo e fechando|subindo e descendo|indo e voltando',
      'sem parar|sozinho sem parar|o tempo todo|o dia todo|a noite toda|direto|sem ninguem apertar|sem ninguem mexer|sem controle|nao para',
    ],
    unless: 'fecha e volta|volta a abrir|barulho|gasta|quantas vezes|pode|aguenta',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Portão que abre e fecha sem parar recebe uma ordem que não acaba: botão de controle ou botoeira preso, fio de comando em curto, ou fotocélula que cai e volta com o fechamento automático ligado. Afaste as pessoas e desligue o disjuntor dele agora; não tente segurar a folha. Achar e tirar a causa custa de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Quem está dando a ordem',
    text: [
      'Com o disjuntor desligado, junte todos os controles e tire a bateria de cada um. Alguém religa por um instante, de longe e com o vão livre: o que o portão faz então separa rádio de fio.',
    ],
    points: [
      'Sossegou: um dos controles tem botão preso ou afundado.',
      'Continua: botoeira, fio do interfone ou placa, e o disjuntor volta para baixo.',
      'Fecha, encosta e abre de novo: força ou fim de curso, e não ordem.',
      'Começou com chuva: água na botoeira ou na emenda da rua.',
    ],
    questions: [
      {
        question: 'Posso deixar ligado até o técnico vir?',
        answer:
          'Não. O movimento chega sem aviso, e quem passa não espera por ele; a garagem se fecha na mão, com a folha reta e leve.',
      },
    ],
    further: 'As ordens que ninguém deu estão em [portão abre sozinho](/portao-abre-sozinho).',
    send: 'Mande pelo WhatsApp quando começou, se chovia, um vídeo feito de longe e a foto da etiqueta da central.',
  },
  {
    when: [
      'estal*|barulh*|estral*|ruido',
      'sem ninguem mexer|sem ninguem apertar|sozinho|parado|com o portao parado|sem usar|fechado e parado',
      'noite|madrugada|a noite|de noite|portao',
    ],
    unless: 'abre sozinh*|fecha sozinh*|abrindo|fechando|controle',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Estalo com o portão parado vem quase sempre de duas fontes: o ferro, que encolhe quando a noite esfria, ou o relé da placa, que arma sem ordem por tensão instável, botoeira úmida ou interferência. Se o som sai da caixa do motor, é elétrico, e convém desligar o disjuntor até o exame, de {{repair.from}} a {{repair.to}}; se sai da folha, é dilatação.',
    ],
    heading: 'Como separar ferro de relé',
    text: [
      'Desligue o disjuntor do portão por uma noite, com a folha fechada e travada: se os estalos continuam, não são da placa.',
    ],
    points: [
      'Ao anoitecer e ao amanhecer, espaçados: chapa e solda dilatando.',
      'Em série, com a luz da central mudando: relé.',
      'Com vento: folga no batente ou na trava.',
      'Com cheiro ou faísca: disjuntor desligado e ninguém abre a caixa.',
    ],
    send: 'Grave o som de noite, diga de onde ele vem e mande pelo WhatsApp com a foto da etiqueta da central.',
  },
  {
    when: [
      'de manha|manha|manha cedo|cedo|madrugada fria|primeira vez do dia|primeira abertura',
      'nao abre|nao funciona|nao anda|nao vai|nao liga|nao responde|nao sai|trava|falha',
    ],
    unless: 'fecha|barulh*|abre sozinh*|controle*',
    subject: 'portao-automatico',
    isComplaint: true,
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Portão que não abre de manhã cedo e depois funciona sente o frio ou a umidade da noite: graxa endurecida e capacitor fraco não vencem a primeira partida, e o orvalho na fotocélula, na botoeira ou numa emenda segura a ordem. Se ele ronca e não sai, é capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}; se fica mudo, seque as lentes da fotocélula e procure umidade na caixa.',
    ],
    heading: 'Frio ou umidade: como separar',
    text: [
      'Em manhã fria e seca a culpa é da graxa ou do capacitor. Em manhã de neblina ou depois de chuva, da umidade. Se falha também ao meio-dia, não é nem uma coisa nem outra.',
    ],
    points: [
      'Folha dura na mão só cedo: graxa velha ou madeira molhada.',
      'Controle mudo no frio: bateria no fim.',
      'Melhora depois de duas ou três tentativas: capacitor.',
    ],
    send: 'Mande um vídeo com som da primeira tentativa da manhã e a foto da etiqueta do motor.',
  },
  {
    when: [
      'meio aberto|entreaberto|um pouco aberto|aberto de madrugada|amanhece aberto|amanhece',
      'portao|garagem|madrugada|noite',
    ],
    unless: 'passar|carro|sair|entrar|moto|parcial',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Portão que amanhece meio aberto recebeu um comando ou voltou sozinho: o fechamento foi interrompido por fotocélula ou esforço, ou uma botoeira úmida e um controle preso deram a ordem. Feche vendo até o fim à noite e desligue o disjuntor; se amanhece fechado, era comando.',
    ],
    heading: 'A prova de duas noites',
    text: [
      'Na primeira, disjuntor desligado: se ele abre assim, a folha escorrega e o defeito é mecânico. Na segunda, ligado e com a botoeira solta pelo técnico: se não abre, o fio era o culpado; se abre, é rádio.',
      'Regular força e curso fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; fio e botoeira, entre {{repair.from}} e {{repair.to}}; gravar controles de novo, entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Volta sempre no mesmo ponto: folha ou trilho.',
      'Só em noite úmida: botoeira, interfone ou lente.',
      'Até achar: corrente por dentro, com o motor desligado.',
    ],
    further: 'As causas estão em [portão abre sozinho](/portao-abre-sozinho).',
    send: 'Conte a que altura ele amanhece e se houve chuva, com a foto da botoeira.',
  },
  {
    when: [
      'manha|cedo|frio|madrugada',
      'nao abre|nao liga|nao funciona|nao anda|trava|emperra',
      'depois que esquenta|depois do sol|so depois|esquenta|de tarde abre|a tarde funciona|quando esquenta',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Portão que só abre depois que o dia esquenta tem graxa endurecida, capacitor fraco ou umidade da noite na placa ou no fim de curso. Numa manhã fria, com o disjuntor desligado, solte o motor e mova a folha: pesada é graxa ou roldana; leve, com o motor roncando, é capacitor; leve e tudo mudo, é umidade.',
    ],
    heading: 'Frio, capacitor ou orvalho',
    text: [
      'O capacitor perde valor com os anos, e o frio mostra primeiro: a troca fica de {{part.capacitor.from}} a {{part.capacitor.to}}. Graxa grossa e suja se tira e se põe fina, de {{part.adjustment.from}} a {{part.adjustment.to}} com a regulagem.',
      'Se depois do sol a luz da placa acende sozinha, há orvalho na caixa: ela se abre, se seca e se veda.',
    ],
    points: [
      'Ronca e não parte: solte o controle, não insista.',
      'Mudo e sem luz: fonte ou umidade.',
      'Para no meio só de manhã: força baixa para a folha fria.',
    ],
    send: 'Grave um vídeo da primeira tentativa da manhã, com som.',
  },
  {
    when: [
      'bate|batendo|bateu|batida|pancada|tranco|estrondo|soco',
      'ao abrir|na hora de abrir|quando abre|para abrir|na abertura|abrindo|em cima|no teto',
    ],
    unless: 'carro|pessoa|vento|chao|fecha|vizinho|cabeca',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Portão que bate ao abrir passa do ponto de abertura ou parte com tranco. Se a pancada é no fim, o fim de curso daquele lado está tarde ou o ímã escorregou; se é no começo, há folga em pino, cremalheira ou corrente. Diminua o uso até regular, porque é batida que solta suporte e trinca coluna.',
    ],
    heading: 'No começo ou no fim da abertura',
    text: [
      'Ouça de longe e marque no chão onde a folha está quando bate. Batida sempre no fim é parada; no começo, folga; no meio, folha que encontra degrau, solda ou cabo saindo da polia.',
      'No basculante, bater em cima é sinal de contrapeso demais ou folha sem batente: ela sobe com pressa e o motor não a freia.',
    ],
    points: [
      'Só ao abrir: fim de curso de abertura.',
      'Nos dois sentidos: desaceleração perdida ou força alta.',
      'Começou depois de troca de placa: curso por gravar.',
      'Sobe sozinha quando solta: contrapeso a mais.',
    ],
    sections: [
      {
        aspect: 'adjust',
        heading: 'Acertar a chegada e a partida',
        text: [
          'Curso, força e parada suave, de {{part.adjustment.from}} a {{part.adjustment.to}}; equilíbrio da folha, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; suporte que já soltou, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Uma borracha no batente basta?',
        answer: 'Ela cala, mas o motor continua forçando. Primeiro a parada, depois a borracha.',
      },
      {
        question: 'É culpa do motor forte?',
        answer: 'Raramente. Motor forte com curso certo para antes de encostar.',
      },
    ],
    send: 'Mande um vídeo com som da abertura inteira e diga se a batida é no começo ou no fim.',
  },
  {
    when: [
      'vizinho*|vizinha|vizinhos|lei do silencio|barulho a noite|barulho de noite|silencio',
      'reclam*|barulh*|incomod*|acord*|lei|multa|processo',
    ],
    unless: 'cachorro|frequencia|alarme|cerca|abre|controle',
    subject: 'portao-automatico',
    isAboutSubject: true,
    answer: [
      'Barulho de portão que incomoda o vizinho vem menos do motor que da folha: batida no fim, roldana ou dobradiça seca e ferro contra ferro, levados pela parede. A batida se tira com regulagem na mesma semana; e a reclamação se resolve melhor mostrando o conserto marcado.',
    ],
    heading: 'O que calar primeiro',
    text: [
      'Abra e feche à noite com alguém dentro do quarto que reclama: o som que chega lá é o que importa. Estrondo na chegada é fim de curso; rangido é pino; ronco que passa pela parede é motor preso nela sem borracha.',
      'Não há isenção para portão: o sossego é protegido por lei e pelo regimento do condomínio, e horário não libera um ruído que se pode evitar.',
    ],
    points: [
      'Batida: parada antes do batente e borracha nele.',
      'Rangido: limpeza e graxa em dobradiça e pivô.',
      'Ronco na parede: coxim de borracha ou suporte fora dela.',
      'Apito e sirene: volume ou horário na central.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Quanto custa deixar silencioso',
        text: [
          'Curso, força e parada, de {{part.adjustment.from}} a {{part.adjustment.to}}; roldana, guia ou cabo, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Se depois disso ainda pesa, o motor com inversor, como o do kit de {{kit.jetflex}}, parte e chega devagar.',
        ],
      },
    ],
    questions: [
      {
        question: 'O vizinho pode me proibir de usar à noite?',
        answer: 'Proibir, não; exigir que o ruído evitável acabe, sim. Em prédio, vale o regimento.',
      },
      {
        question: 'Motor novo resolve o barulho?',
        answer: 'Só se o barulho é dele. Folha barulhenta continua barulhenta com qualquer motor.',
      },
    ],
    send: 'Mande um vídeo com som, de noite, do portão abrindo e fechando: o som costuma dizer a peça.',
  },
  {
    when: ['controle*|portao|motor', 'de dia', 'noite|a noite', 'nao|para|falha|so'],
    unless: 'crianca|fechadura',
    subject: 'portao-automatico',
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Se o portão funciona de dia e falha à noite, procure o que só a noite traz: farol ou refletor de frente para a fotocélula, orvalho na lente ou na emenda, lâmpada de LED que atrapalha o rádio do controle e tensão que cai na hora em que a rua toda liga o chuveiro. Apague as lâmpadas perto do motor e prove; se ele volta, achou. Se ronca e não sai, é tensão ou capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    heading: 'O que muda depois que escurece',
    text: [
      'Não fecha: fotocélula. Não responde ao controle e responde à botoeira: rádio. Não responde a nada ou sai fraco: energia.',
    ],
    points: [
      'Lâmpada nova na garagem: troque-a de lugar ou de marca.',
      'Lente embaçada: pano seco e vedação.',
      'Luz da casa que enfraquece às sete: chame o eletricista.',
    ],
    send: 'Mande um vídeo da falha à noite, com a luz da garagem acesa e depois apagada.',
  },
  {
    when: [
      'sozinh*|abre de madrugada|abre a noite|abre de noite|abriu de madrugada|abrindo de madrugada|abrindo a noite',
      'madrugada|a noite|de noite|durante a noite|noite|1 da manha|2 da manha|3 da manha|4 da manha|5 da manha',
    ],
    unless: 'fotocelula|alarme|mora sozinh*|moro sozinh*|por que',
    subject: 'portao-automatico',
    isComplaint: true,
    answer: [
      'Portão que abre ou se mexe sozinho de madrugada recebe uma ordem que ninguém deu: botoeira ou fio do interfone com umidade da noite, controle com botão preso, código repetido na vizinhança ou cópia do seu controle. Até achar a causa, desligue o disjuntor do portão antes de dormir.',
    ],
    heading: 'O que anotar para o técnico achar a ordem',
    text: [
      'Anote a hora em que ele abriu e se choveu, conte quantos controles existem e deixe todos sem bateria durante um dia, com o disjuntor ligado e alguém em casa: se ainda assim há movimento, o rádio da casa está fora da lista. Na visita, o técnico solta os fios da botoeira e do interfone na placa; se era fio, o portão sossega, e se era rádio, o remédio é código rolante com todos os controles novos.',
      'O exame e o conserto ficam entre {{repair.from}} e {{repair.to}}, e gravar controles entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Só em noite úmida: fio ou botoeira.',
      'Em qualquer noite, na mesma hora: controle de alguém por perto.',
      'Depois de falta de luz: placa que parte abrindo.',
      'Abre e fecha por conta própria: o fechar é a função automática da central, e só o abrir se procura.',
    ],
    questions: [
      {
        question: 'Apagar e gravar de novo os controles resolve?',
        answer:
          'Resolve se alguém ficou com um controle seu ou fez uma cópia. Não resolve código igual ao do vizinho nem fio molhado, e por isso a causa vem primeiro.',
      },
    ],
    send: 'Mande pelo WhatsApp a hora de cada abertura, se chovia, quantos controles existem e a foto da etiqueta do motor.',
  },
];
