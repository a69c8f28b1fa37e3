/** Answers to titles about repairs and visits: hours and urgency. */
import type { DirectAnswer } from '../../direct-answer.ts';

const repairs =
  'conserto|consertar|tecnico|assistencia|reparo|reparar|arrumar|manutencao|atendimento|atende*|chamar|emergencia|urgente|socorro|visita|visita tecnica|chaveiro|instalador';

const otherDay = 'domingo*|feriado*|fim de semana|sabado*';

const alreadyTold =
  'sozinh*|barulh*|vizinh*|abre de|abriu de|preco|quanto custa|vale a pena|condominio*|predio*|camera|sensor|luz|iluminac*|farol|enxerg*|fotocelula';

export const hoursAndUrgencyAnswers: readonly DirectAnswer[] = [
  {
    when: [
      '22 horas|23 horas|21 horas|20 horas|19 horas|meia noite|22h|21h|20h|23h|19h',
      'conserto|consertar|tecnico|atend*|assistencia|arrumar',
    ],
    unless: 'motor|abre|fecha',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'A essa hora o conserto depende da assistência 24 horas, que existe conforme haja técnico livre: mande o bairro e um vídeo, e a resposta diz se alguém vai e por quanto, antes da saída. O expediente vai de {horário}, e um conserto fica entre {{repair.from}} e {{repair.to}}. Se ninguém puder ir, o portão se fecha na mão com segurança até de manhã.',
    ],
    heading: 'Passar a noite com o portão fechado',
    text: [
      'Desligue o disjuntor, confira se a folha está reta e os cabos inteiros, gire a chave de destravamento e leve-a devagar. Com ela embaixo ou encostada, gire a chave de volta até sentir o encaixe.',
    ],
    points: [
      'Folha torta ou cabo solto: não mova, isole o vão.',
      'Se cheirou a queimado, nada de religar até de manhã.',
      'Garagem aberta para a rua vem na frente: diga isso na primeira linha.',
    ],
    send: 'Mande um vídeo do portão, o bairro e se a garagem está aberta.',
  },
  {
    when: [
      'da para|e possivel|conserta*|fica pronto|resolve|resolvem|arruma*|consegue|consertam',
      'na hora|na mesma hora|na visita|na primeira visita|no local|no mesmo momento|no ato|em casa mesmo',
    ],
    unless:
      'controle|quanto|instala*|quem|eu mesmo|sozinho|domingo|feriado|fechar|abrir|hora de fechar|hora de abrir|por que|placa|bobina',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair', 'lifetime'],
    answer: [
      'Dá, na maior parte das vezes: o técnico conserta no próprio portão, em {horas de reparo}, de {{repair.from}} a {{repair.to}}, com o valor dito antes. Fica para uma segunda visita a peça que precisa vir de fora e a placa que vai para a bancada; nesse caso o portão fica fechado e usável na mão, se a folha está reta.',
    ],
    heading: 'O que sai na hora e o que espera',
    text: [
      'Regulagem, capacitor, controle, fotocélula, cabo e roldana saem na visita. Estator rebobinado e placa em reparo levam mais, e trocar por nova encurta o prazo.',
    ],
    points: [
      'Vídeo e etiqueta antes: a peça já vem na mala.',
      'Folha torta ou coluna solta: o serralheiro vem primeiro.',
      'Marca rara: a foto da etiqueta da central diz se a peça se acha.',
    ],
    send: 'Mande um vídeo do defeito, a etiqueta do motor e o bairro.',
  },
  {
    when: [
      'conserto|consertar|conserta|arrumar|manutencao',
      'copia|copiar|clonar|controles|controle',
      'mesmo dia|mesma visita|na hora|junto|tambem|e copia|e copiar|e controle',
    ],
    unless: 'nao|parou|conserto de controle|instala*|consertar controle|consertar o controle',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair', 'program', 'price'],
    answer: [
      'Sim, numa visita só: o conserto fica entre {{repair.from}} e {{repair.to}} e leva em geral de {{repair.hours.from in digits}} a {{repair.hours.to}}, e os controles se gravam com o portão já andando. Gravar custa de {{part.programming.from}} a {{part.programming.to}}, com o aparelho à parte; avise antes quantos quer, para virem na visita.',
    ],
    heading: 'O que deixar à mão',
    text: [
      'Um controle que funcione, se houver, e a foto do verso dele: é o que diz se dá para clonar ou se o novo é gravado na central.',
    ],
    points: [
      'Controle perdido: apagam-se todos e gravam-se os que ficaram.',
      'Cada valor é dito antes de começar.',
      'Na área atendida não se cobra a visita.',
    ],
  },
  {
    when: [
      'em quanto tempo|quanto tempo|que horas|quando',
      'voces chegam|voces vem|chega o tecnico|tecnico chega|voces atendem|atendem|demora para vir|demoram para chegar|demora para chegar|vem o tecnico|tecnico vem',
    ],
    unless: 'sabado|domingo|feriado|noite|madrugada|garantia|24|motor chega',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Depende da agenda do dia e do seu bairro, e a hora é combinada na conversa: quem escreve cedo tem mais chance de ser atendido no mesmo dia. Atendemos de segunda a sexta, das {{open.weekdays.from}} às {{open.weekdays.to}}, e sábado, das {{open.saturday.from}} às {{open.saturday.to}}; fora disso, pela assistência {{assistance.hours}}, se houver técnico livre.',
    ],
    heading: 'O que apressa a visita',
    text: [
      'Bairro, um vídeo do defeito e a foto da etiqueta do motor na primeira mensagem: a peça certa já vai no carro. O conserto leva em geral de {{repair.hours.from in digits}} a {{repair.hours.to}}.',
    ],
    points: [
      'Carro preso ou portão aberto: diga logo, porque passa à frente.',
      'Folha caída ou choque: disjuntor desligado e ninguém perto.',
      'Visita sem taxa na área atendida, valor dito antes.',
    ],
  },
  {
    when: [
      'sabado',
      'tarde|14h|15h|16h|14 horas|15 horas|depois das 14|noite',
      'conserta*|conserto|atende*|atendem|vem|portao|tecnico|trabalha*|funciona*',
    ],
    unless: 'domingo',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Aos sábados o atendimento vai até as {{open.saturday.to}}. Depois disso, e até segunda cedo, o conserto fica com a assistência {{assistance.hours}}, que depende de haver técnico livre: escreva pelo WhatsApp, e a resposta diz se alguém vai hoje e por quanto, antes da saída.',
    ],
    heading: 'Até alguém chegar',
    text: [
      'Se o portão ficou aberto e a folha está reta, com o disjuntor desligado solte o motor na chave, feche na mão e passe o cadeado. Torta ou com cabo frouxo, não se mexe nela.',
    ],
    points: [
      'Um conserto em dia comum fica entre {{repair.from}} e {{repair.to}}.',
      'Mande o bairro, um vídeo e a etiqueta do motor.',
      'Choque ou cheiro de queimado: só o disjuntor desligado.',
    ],
  },
  {
    when: [
      'agend*|marcar|marco|reserv*|marcar visita|marcar tecnico|marcar horario|marcar conserto|marcar instalacao|agendar visita|agendar tecnico|agendar horario|agendar conserto|agendar instalacao',
      'sabado*|em sabado|sabado de manha|em sabado de manha',
    ],
    unless: 'domingo|remarcar|desmarcar|cancelar|nao|feriado',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Para agendar no sábado, escreva pelo WhatsApp com o endereço, o que o portão faz e uma foto, e a hora se combina por mensagem. Atendemos de {horário}, a visita não tem taxa, e o valor do conserto, de {{repair.from}} a {{repair.to}}, é dito antes de começar.',
    ],
    heading: 'Como garantir a hora do sábado',
    text: [
      'No sábado o expediente é mais curto, e por isso a manhã enche primeiro: convém pedir durante a semana e dar uma segunda opção de horário.',
      'Conserto leva em geral {horas de reparo}. Instalação, de {horas de instalação}, começa no primeiro horário.',
    ],
    points: [
      'Alguém em casa, com acesso ao quadro de luz.',
      'Controles e chave de destravamento à mão.',
      'Carro fora da garagem antes da hora.',
      'Prédio: aviso à portaria e autorização do síndico.',
    ],
    send: 'Mande já o endereço, um vídeo do portão gravado de longe, e diga se prefere cedo ou perto do meio-dia.',
  },
  {
    when: [
      'noturno|noturna|hoje a noite|hoje de noite|esta noite|agora a noite|de noite|a noite|depois de 18h|depois das 18h|apos as 18h|apos 18h|depois de 18|depois de 18 horas|depois de 6 de tarde|depois de 19h|depois de 20h|as 19h|as 20h|as 21h|as 22h|19h|20h|21h|22h|fora de horario|fora de horario comercial|fora de expediente|depois de expediente|depois de trabalho',
      `${repairs}|troca|trocar|quebrou|parou|travou|estragou|pifou|vem a noite|vem de noite|vir a noite|vir de noite|voces vem|vem alguem|vem depois|conseguem vir`,
    ],
    unless: `${otherDay}|${alreadyTold}|madrugada|24 horas|24h`,
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair', 'lifetime'],
    answer: [
      'Depois das 18h o conserto depende da assistência 24 horas, isto é, de haver técnico livre na sua região; a resposta vem na conversa, com o valor combinado antes da saída. Portão fechado, com todos dentro e nada preso, em geral espera o primeiro horário do expediente, de {horário}.',
    ],
    heading: 'O que pede técnico esta noite e o que espera',
    text: [
      'Não espera o portão aberto para a rua, o carro que precisa sair, a folha caída, o choque ou o cheiro de queimado. Barulho, lentidão e controle fraco se resolvem de dia, com loja de peças aberta, por {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Ficou aberto: disjuntor desligado, folha reta fechada na mão e corrente por dentro.',
      'Carro preso: chave de destravamento, com outra pessoa segurando a folha.',
      'Torta ou com cabo solto, ninguém toca nela nem passa embaixo.',
      'Peça que falta: o portão fica seguro na mão até o dia seguinte.',
    ],
    send: 'Escreva o bairro, se está aberto ou fechado e se há alguém ou carro preso; junte a foto da etiqueta do motor.',
  },
  {
    when: [
      'madrugada|meia noite|de madrugada|3 de manha|plantao noturno',
      `${repairs}|conserta|abrir|travado|parado|quebrou|alguem que vem|vem alguem|alguem vem|voces vem|tecnico vem|vem tecnico`,
    ],
    unless: `${otherDay}|${alreadyTold}`,
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair', 'lifetime'],
    answer: [
      'De madrugada há técnico quando a assistência 24 horas tem alguém livre na sua região: mande o bairro e o que houve, e a resposta diz se alguém vai e por quanto. O objetivo é deixar a garagem fechada e o carro solto; a peça definitiva às vezes fica para o expediente, de {horário}.',
    ],
    heading: 'Antes de o técnico responder',
    text: [
      'Desligue o disjuntor do portão. Com a folha reta e os cabos inteiros, a chave de destravamento deixa fechar na mão e prender com corrente; no resto, isole o vão e espere.',
      'O conserto em casa vai de {{repair.from}} a {{repair.to}}, combinado antes.',
    ],
    points: [
      'Não espera: rua aberta, carro preso com urgência, folha caída, choque.',
      'Espera clarear: portão fechado, barulho, lentidão, controle fraco.',
      'Fumaça, fogo ou alguém preso na folha: 193 primeiro.',
    ],
    send: 'Mande o bairro, se o portão está aberto ou fechado e uma foto tirada de longe.',
  },
  {
    when: [
      'manutencao corretiva|conserto na hora|conserto rapido|consertar hoje|consertar na hora|arrumar na hora|conserto imediato|na mesma hora|no mesmo dia|na hora',
      'portao|portoes|motor|automatico|eletronico|tecnico|conserto|consertam|conserta|resolvem|arrumam',
    ],
    unless:
      'placa|instal*|contrato|paga*|quanto custa em hora|domingo|sabado|feriado|madrugada|na hora de*|leva*|barulho*|controle*|copia*|clon*|chave|na hora que|em hora que',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'A maior parte dos portões se conserta na primeira visita, em {horas de reparo}, por {{repair.from}} a {{repair.to}}, com o valor dito antes e {{repair.warranty}} de garantia no serviço. No mesmo dia depende da agenda: mande cedo um vídeo, a etiqueta do motor e o bairro, porque é por eles que o técnico já leva a peça. Casa aberta para a rua, carro preso e folha caída vêm primeiro.',
    ],
    description:
      'A maior parte dos portões se conserta na primeira visita, e no mesmo dia quando há agenda: mande cedo um vídeo, a etiqueta do motor e o bairro.',
    heading: 'O que sai na hora e o que espera peça',
    text: [
      'Na hora: capacitor, regulagem, gravação de controle, ímã, relé, cabo e roldana comuns. Espera: placa fora de linha, engrenagem de modelo antigo, solda grande e folha torta.',
      'A visita não tem taxa na área atendida. Se a peça não está no carro, o técnico deixa o portão fechado e seguro na mão e diz o dia da volta.',
    ],
    points: [
      'Foto da etiqueta: diz a peça antes da saída.',
      'Vídeo de longe com som: separa motor de folha.',
      'Mensagem pela manhã: mais chance no mesmo dia.',
      'Fora do expediente: assistência 24 horas, conforme haja técnico.',
    ],
    further:
      'As faixas de cada peça estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande agora o vídeo, a foto da etiqueta e o bairro: a resposta diz se há horário hoje e por quanto.',
  },
  {
    when: [
      'fim de semana|final de semana|fins de semana|sabado e domingo|sabado ou domingo|findi',
      'conserto|consertar|tecnico|assistencia|portao|atend*|manutencao|instalacao|instalar',
    ],
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'No fim de semana o conserto de portão é atendido no sábado, dentro do expediente, que vai de {horário}; no domingo, só pela assistência 24 horas, se houver técnico disponível. Mande na sexta ou cedo no sábado o bairro, um vídeo e a etiqueta do motor. O serviço fica entre {{repair.from}} e {{repair.to}}, dito antes da saída.',
    ],
    heading: 'O que resolver no sábado e o que esperar',
    text: [
      'Portão aberto para a rua, carro preso e folha caída não esperam. Barulho, lentidão e controle fraco podem ficar para a segunda.',
      'Loja de peças fecha cedo no sábado: com a etiqueta fotografada na véspera, o técnico já sai com a peça.',
    ],
    points: [
      'Até lá, feche na mão, com o disjuntor desligado e a folha reta.',
      'Cheiro, choque ou cabo frouxo: não mexa e mantenha todos longe.',
      'Prédio: combine quem autoriza e quem recebe.',
    ],
    further:
      'Para chamadas fora de hora, leia [assistência 24 horas](/topicos/assistencia-tecnica-de-portao-24-horas).',
    send: 'Diga o dia que serve, o bairro e o que o portão faz, com a foto da etiqueta do motor.',
  },
  {
    when: [
      'domingo|domingos|feriado|feriados|fim de semana|final de semana',
      'atende|atendem|atendimento|trabalha|trabalham|abrem|fazem|vem|vao|funcionam|consertam',
    ],
    unless:
      'vespera*|quanto|preco|valor|custa|abre so|so abre|abre apenas|usa so|so usa|usado so|culto|missa|feira|igreja|controle|nao abre|nao fecha|motor nao',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['repair'],
    answer: [
      'Sim, atendemos também no domingo e em feriado, se houver técnico livre: é a assistência 24 horas, fora do expediente, que vai de {horário}. Mande o bairro e o que o portão faz: dizemos logo se alguém vai, e o valor é escrito na conversa antes da saída.',
    ],
    answerAtPlace: [
      'Sim, {onde} atendemos também no domingo e em feriado, se houver técnico livre: é a assistência 24 horas, fora do expediente, que vai de {horário}. Mande o endereço e o que o portão faz: dizemos logo se alguém vai, e o valor é escrito na conversa antes da saída.',
    ],
    heading: 'Chamar no domingo ou esperar o dia útil',
    text: [
      'Vale chamar no mesmo dia por portão aberto para a rua, carro preso e folha caída. Ruído, lentidão e controle fraco podem esperar o expediente, em que o conserto custa de {{repair.from}} a {{repair.to}} e a visita não tem taxa.',
    ],
    points: [
      'Folha reta e cabos inteiros: disjuntor desligado, e feche na mão até a visita.',
      'Folha torta ou cabo solto: ninguém destrava nem passa por baixo.',
      'Loja de peças fechada no domingo: o reparo pode ser provisório.',
      'Instalação de motor novo: marque num dia de expediente.',
    ],
    further: 'A página de [serviços](/topicos/visita-tecnica-para-portao-automatico) conta como marcar.',
  },
  {
    when: [
      'domingo|feriado|fim de semana|sabado a noite',
      'conserto|consertar|tecnico|emergencia|aberto|portao|atendem|atende',
    ],
    unless: 'abre so|so abre|abre apenas|usa so|so usa|usado so|culto|missa|feira|igreja',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Domingo e feriado ficam fora do expediente, e quem atende é a assistência 24 horas, se houver técnico livre: mande o bairro e o que aconteceu, e a resposta diz se alguém vai e por quanto. Esse valor vem por escrito antes de o técnico sair, e não há taxa só pela visita.',
    ],
    heading: 'O que espera segunda e o que não espera',
    text: [
      'Portão aberto para a rua, carro preso e folha caída são do dia. Barulho, lentidão e controle fraco esperam o expediente, em que o conserto custa de {{repair.from}} a {{repair.to}}.',
      'Enquanto isso, deixe o disjuntor do portão desligado e siga conforme a folha.',
    ],
    points: [
      'Folha reta, com os cabos inteiros: feche na mão e passe corrente por dentro.',
      'Folha torta, caída ou com cabo solto: ninguém toca nem passa por baixo.',
      'Carro que precisa sair: chave de destravamento, com duas pessoas.',
      'Loja de peças fechada: combina-se um reparo provisório.',
    ],
    further: 'A página de [serviços](/topicos/visita-tecnica-para-portao-automatico) conta como marcar.',
    questions: [
      {
        question: 'Consertar fora do expediente sai mais caro?',
        answer:
          'Pode sair, porque o valor desse dia é combinado à parte. Ele é escrito na conversa antes de o técnico ir, e você decide se ele vem ou se espera o dia útil.',
      },
      {
        question: 'E se não houver técnico?',
        answer: 'Dizemos logo e marcamos o primeiro horário livre, com o portão deixado seguro por mensagem.',
      },
    ],
    send: 'Mande a rua, se o portão está aberto ou fechado e uma foto de longe, sem insistir no motor.',
  },
  {
    when: [
      'agora|urgente|urgencia|imediato|emergencia|plantao|atendimento rapido|conserto rapido|tecnico rapido',
      'conserto|consertar|motor|portao|tecnico|assistencia|troca|trocar|cabo|reparo|atendimento',
    ],
    unless:
      'vale a pena|motor rapido|portao rapido|por um rapido|para abrir|mais rapido|desce rapido|fecha rapido|kit|24 horas por dia|bateria',
    subject: 'assistencia-tecnica',
    isComplaint: true,
    answer: [
      'Conserto urgente de portão entra na frente conforme o que travou: aberto para a rua, carro preso ou cheiro de queimado, o técnico vai no primeiro horário livre. Respondemos de {horário}; fora disso, a assistência 24 horas existe conforme a disponibilidade de técnico.',
    ],
    heading: 'O que fazer até o técnico chegar',
    text: [
      'Portão parado fechado é incômodo; parado aberto é risco. No segundo caso, desligue o disjuntor, tente fechar na mão com o motor solto e não deixe a garagem sozinha.',
    ],
    points: [
      'Desligue o disjuntor antes de tocar na folha.',
      'Não destrave folha torta, caída ou com cabo solto.',
      'Separe a chave de destravamento e os controles.',
      'Deixe livre o espaço em volta do motor.',
    ],
  },
];
