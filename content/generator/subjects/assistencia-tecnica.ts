import type { Subject } from '../subject.ts';

export const assistenciaTecnica: Subject = {
  name: 'assistência técnica',
  plural: 'assistências técnicas',
  gender: 'f',
  aliases: [
    'assistência',
    'assistência técnica de portão',
    'assistência 24 horas',
    'assistência técnica 24 horas',
    'técnico',
    'técnico de portão',
    'técnico em portão',
    'visita técnica',
    'visita',
    'chaveiro de portão',
    'portão 24 horas',
    'conserto 24 horas',
    '24 horas',
    '24h',
    'plantão',
    'plantão de portão',
    'emergência',
    'urgência',
    'socorro',
    'empresa de portão',
    'instalador',
    'instalador de portão',
    'serviço de portão',
    'orçamento',
    'profissional de portão',
  ],
  answers: {
    what: [
      'A nossa assistência técnica de portão conserta, regula e instala motores em São Paulo e na Grande São Paulo, de {horário}. A visita não tem taxa, o conserto fica entre {{repair.from}} e {{repair.to}}, e o valor é dito antes de começar.',
      'Chamar a assistência técnica de portão custa o conserto e nada mais: sem taxa de visita, de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no serviço e {{parts.warranty}} nas peças trocadas.',
    ],
    works: [
      'A assistência técnica começa na mensagem: você manda um vídeo do portão e a etiqueta do motor, e o técnico já sai com a peça mais provável. Na garagem, primeiro se diagnostica, depois se diz o preço.',
    ],
    price: [
      'Na assistência técnica de portão a visita não tem taxa e o conserto custa de {{repair.from}} a {{repair.to}}, conforme a peça e o tempo. Troca de motor residencial é outra conta, de {{replacement.from}} a {{replacement.to}} com o motor.',
      'O técnico de portão da nossa assistência técnica não cobra para ir ver: paga-se o conserto aprovado, de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no serviço. O valor muda com a peça, e a regulagem simples fica perto do mínimo.',
    ],
    buy: [
      'Para contratar a assistência técnica, escreva com o bairro, o que o portão faz e uma foto do motor. Marcamos de {horário}, e a assistência 24 horas depende de técnico disponível.',
    ],
    choose: [
      'Escolha a assistência técnica de portão por quatro respostas: se cobra visita, se diz o preço antes, que garantia dá por escrito e se leva peça. A nossa não cobra visita e dá {{repair.warranty}} no serviço.',
    ],
    compatibility: [
      'A assistência técnica atende motor de qualquer marca que já esteja instalado, quando a peça se acha. Novo, instalamos PPA.',
    ],
    install: [
      'A mesma assistência técnica que conserta instala: em basculante, o kit sai por {{kit.padrao}} a {{kit.jetflex}} com mão de obra, em {horas de instalação}. Nos outros portões o orçamento vem depois de ver a folha.',
    ],
    repair: [
      'A assistência técnica resolve a maior parte dos portões em {horas de reparo}, por {{repair.from}} a {{repair.to}}. Antes de o técnico sair, diga se o portão está aberto ou fechado e se alguém ficou preso, porque isso muda a ordem das chamadas.',
      'Para a assistência técnica consertar na primeira visita, ela precisa saber o tipo de portão, a etiqueta do motor e o som que ele faz. O conserto sai entre {{repair.from}} e {{repair.to}}.',
    ],
    replace: [
      'Quando a assistência técnica indica a troca do motor, peça os dois números: o do conserto, de {{repair.from}} a {{repair.to}}, e o do motor novo, de {{replacement.from}} a {{replacement.to}}.',
    ],
    signs: [
      'Chame a assistência técnica no mesmo dia se há cheiro de queimado, cabo desfiado, folha torta ou choque. Barulho novo, lentidão e controle fraco podem esperar a hora marcada.',
    ],
    worth: [
      'Vale chamar a assistência técnica antes de comprar peça, porque o diagnóstico não tem taxa de visita e muita placa é trocada com defeito na fotocélula. Peça comprada errada custa mais que a visita certa.',
    ],
    lifetime: [
      'Um atendimento de assistência técnica leva em geral {horas de reparo}; instalação leva de {horas de instalação} e revisão, de {horas de manutenção}.',
      'O dia da assistência técnica se combina por mensagem, dentro do expediente, e o serviço em si toma de {horas de reparo}. Foto da etiqueta enviada antes é o que evita a segunda visita.',
    ],
    care: [
      'A assistência técnica também faz a revisão que evita a chamada urgente: de {horas de manutenção}, uma vez por ano em casa e a cada {{maintenance.interval}} em uso intenso.',
    ],
    safety: [
      'Enquanto espera a assistência técnica, desligue o disjuntor, afaste as pessoas do vão e deixe a folha onde está. Folha caída ou torta pode ter mola ou contrapeso sob carga.',
    ],
    power: [
      'Sem luz, a assistência técnica orienta por mensagem se a folha pode ser solta. Se ela está reta e leve, a chave de destravamento resolve; se está torta ou pesada, espere.',
    ],
    allowed: [
      'Antes da assistência técnica chegar você pode ver o disjuntor, limpar a fotocélula e testar a botoeira. Abrir caixa, soltar cabo e mexer em mola ficam para o técnico.',
    ],
  },
  sections: [
    {
      aspect: 'works',
      heading: 'Como é a visita, do portão ao recibo',
      text: ['A visita tem começo, preço e fim conhecidos. Ninguém abre motor sem você ter ouvido o valor.'],
      steps: [
        'Você descreve o defeito e manda foto da etiqueta e vídeo curto.',
        'Combinamos dia e faixa de hora, com o bairro.',
        'O técnico move a folha com a mão e mede a parte elétrica.',
        'Diz o que falhou e o preço, e você decide.',
        'Conserta, testa o ciclo inteiro e escreve a garantia.',
      ],
    },
    {
      aspect: 'works',
      heading: 'Dia, horário e chamada fora de hora',
      text: [
        'O expediente é de {horário}. Pela manhã saem as chamadas de portão aberto para a rua e de gente presa.',
        'A assistência 24 horas existe conforme a disponibilidade: a resposta à mensagem diz se há técnico e quando chega. Se não houver, orientamos como deixar o portão seguro até o dia seguinte.',
      ],
    },
    {
      aspect: 'price',
      heading: 'O que se paga e o que não se paga',
      text: [
        'Visita e diagnóstico não têm taxa na área atendida. Paga-se o conserto feito, dentro da faixa de {{repair.from}} a {{repair.to}}.',
        'Quando o portão pede motor novo, o valor muda de tabela e você pode parar ali, sem compromisso.',
      ],
      points: [
        'Regulagem, limpeza de contato e gravação ficam perto do valor menor.',
        'Placa e motor queimado ficam perto do maior; roldana e cabo aos pares, no meio, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
        'Kit novo em basculante: {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}}, instalado.',
        'Pagamento em até {parcelas} vezes.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'O que o técnico resolve na primeira visita',
      text: ['Com a foto da etiqueta, a peça provável já vai no carro.'],
      points: [
        'Capacitor, fim de curso, roldana e cabo das medidas comuns.',
        'Receptor, antena e gravação de controle.',
        'Fotocélula e botoeira.',
        'Regulagem de força e de curso.',
        'Ímã de fim de curso e batente de borracha.',
      ],
    },
    {
      aspect: 'repair',
      isForAskers: true,
      heading: 'Portão aberto para a rua à noite',
      text: [
        'Se a folha está reta e em piso plano, desligue o disjuntor, solte o motor com a chave e feche na mão. Um cadeado ou corrente a segura até a visita.',
        'Se está torta, fora do trilho ou com cabo solto, não tente. Afaste o carro do vão e peça a assistência 24 horas, que depende de técnico disponível.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'O que perguntar a qualquer técnico de portão',
      text: ['Servem para nós e para qualquer outro.'],
      points: [
        'A visita é cobrada se eu não fizer o serviço?',
        'O preço vem antes de abrir o motor?',
        'Que prazo de garantia vai no recibo, para serviço e para peça?',
        'A peça trocada fica comigo?',
      ],
    },
    {
      aspect: 'choose',
      heading: 'O que dizer na primeira mensagem',
      text: [
        'Três linhas valem por meia visita: o tipo de portão, o que ele faz quando se aperta o botão e o que aconteceu antes.',
        'Uma foto da etiqueta do motor diz marca, potência e tensão. Um áudio de cinco segundos diz capacitor, engrenagem ou relé.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Enquanto o técnico não chega',
      text: [
        'Disjuntor desligado, vão livre e crianças longe. Se há cheiro de queimado, deixe assim mesmo que o portão pareça voltar.',
        'Não puxe folha travada, não corte cabo e não entre embaixo de basculante torto. É isso que transforma conserto em acidente.',
      ],
    },
    {
      aspect: 'signs',
      heading: 'O que é urgente e o que pode esperar',
      text: ['A ordem ajuda a decidir se vale chamar fora de hora.'],
      points: [
        'Urgente: pessoa ou carro preso, folha caída, choque, fumaça.',
        'No mesmo dia: portão aberto para a rua, cabo desfiado, folha fora do trilho.',
        'Na semana: barulho novo, lentidão, fresta ao fechar.',
        'Na próxima revisão: controle fraco, graxa, ajuste de tempo.',
      ],
    },
    {
      aspect: 'lifetime',
      heading: 'Quanto tempo leva cada atendimento',
      text: [
        'Um conserto comum leva {horas de reparo}. Instalação de kit, {horas de instalação}. Revisão, {horas de manutenção}.',
        'Quando a peça depende do modelo, o portão fica no manual ou fechado, e a segunda visita não tem taxa.',
      ],
    },
    {
      aspect: 'compatibility',
      heading: 'Marcas e portões que atendemos',
      text: [
        'Atendemos basculante, de correr, de abrir e portão de condomínio, com motor PPA, Garen, Peccinin, Nice, Linear e outros. O limite é a peça: se ela não existe mais, dizemos e damos a alternativa.',
        'Motor novo, instalamos PPA. Em condomínio pesado, o conjunto instalado fica entre {{condominium.from}} e {{condominium.to}}.',
      ],
    },
    {
      aspect: 'care',
      heading: 'Depois do conserto: recibo e revisão',
      text: [
        'O recibo traz o que foi trocado e os dois prazos, {{repair.warranty}} do serviço e {{parts.warranty}} das peças. Guarde-o junto da etiqueta fotografada.',
        'Uma revisão por ano olha o que ainda não quebrou. Ela acha o cabo com o primeiro fio solto, que é quando trocar sai barato.',
      ],
    },
  ],
  faults: [
    {
      fault: [
        'does-not-open',
        'does-not-close',
        'does-not-work',
        'stuck',
        'stops-halfway',
        'opens-by-itself',
      ],
      answer: [
        'Para a assistência técnica agir depressa num portão parado, diga se ele está aberto ou fechado, se há alguém preso e o que a botoeira faz. Enquanto isso, deixe o disjuntor desligado se houver cheiro, choque ou folha torta.',
      ],
      heading: 'Portão parado: o que contar ao técnico',
      text: [
        'O sintoma certo encurta a visita. Aberto ou fechado decide a urgência; mudo ou roncando decide a peça.',
      ],
      points: [
        'Mudo: disjuntor, fusível, placa.',
        'Ronca: capacitor, trava ou folha presa.',
        'Anda e volta: fotocélula.',
        'Anda sozinho: botoeira, receptor ou controle.',
      ],
      careful: 'Não fique religando o disjuntor para ver se volta; cada tentativa aquece o motor.',
      technician:
        'O diagnóstico é sem taxa e o conserto vai de {{repair.from}} a {{repair.to}}, em geral em {horas de reparo}.',
      more: 'Quem tem pressa encontra o roteiro em [técnico de portão urgente](/tecnico-de-portao-urgente).',
    },
    {
      fault: ['burnt', 'shock', 'falls', 'off-track', 'broken', 'lightning', 'wet', 'in-rain', 'crooked'],
      answer: [
        'Choque, fumaça, folha caída ou fora do trilho é chamada urgente de assistência técnica: desligue no quadro, afaste todos e não toque na folha. Diga isso na primeira linha da mensagem.',
      ],
      heading: 'Quando chamar já',
      text: [
        'Nesses casos o risco é de gente, e o portão espera. O técnico escora ou isola antes de consertar.',
      ],
      points: [
        'Formigamento ao tocar no ferro: falta de terra.',
        'Cheiro forte: motor ou placa sob tensão.',
        'Folha torta no alto: cabo ou mola.',
        'Água na caixa: central sob tensão.',
      ],
      careful: 'Não use escada encostada na folha nem puxe com o carro.',
      technician:
        'Primeiro se deixa seguro, depois se orça, de {{repair.from}} a {{repair.to}} na maioria dos casos.',
      more: 'No fim de semana, veja [portão quebrado no domingo](/portao-quebrado-no-domingo).',
    },
  ],
  questions: [
    {
      about: ['price', 'choose'],
      question: 'A visita é cobrada se eu não fechar o serviço?',
      answer: 'Não. Na área atendida a visita e o diagnóstico não têm taxa.',
    },
    {
      about: ['works', 'buy'],
      question: 'Vocês vêm no mesmo dia?',
      answer:
        'Quando há horário na rota do dia, sim. Pela manhã a chance é maior, e a mensagem já diz a faixa de hora.',
    },
    {
      about: ['works', 'signs'],
      question: 'Atendem domingo e feriado?',
      answer:
        'Domingo e feriado ficam com a assistência 24 horas, que depende de técnico disponível. A mensagem diz na hora se há alguém.',
    },
    {
      about: ['lifetime', 'repair'],
      question: 'Que garantia tem o conserto?',
      answer:
        'O serviço tem {{repair.warranty}} e as peças trocadas, {{parts.warranty}}, escritos no recibo.',
    },
    {
      about: ['compatibility', 'repair'],
      question: 'Consertam motor que vocês não venderam?',
      answer: 'Sim, e é a maior parte das chamadas. O que decide é achar a peça pelo código da etiqueta.',
    },
    {
      about: ['price', 'repair'],
      question: 'Passam o preço por foto?',
      answer: 'Passamos a faixa. O número fechado vem depois de ver a folha e medir, ainda antes de começar.',
    },
    {
      about: ['works', 'choose'],
      question: 'Preciso estar em casa?',
      answer: 'Alguém precisa, para abrir o quadro de luz, decidir o preço e testar os controles no fim.',
    },
    {
      about: ['repair', 'choose'],
      question: 'A peça velha fica comigo?',
      answer: 'Pode ficar: peça antes de começar, e ela é mostrada na hora da troca.',
    },
    {
      about: ['safety', 'power'],
      question: 'Estou preso dentro da garagem. O que faço?',
      answer:
        'Veja se a folha está reta, corte o disjuntor e use a chave do motor. Torta ou pesada, saia pela porta social e chame.',
    },
    {
      about: ['price', 'buy'],
      question: 'Como é a forma de pagamento?',
      answer: 'Em até {parcelas} vezes. Combine a forma na mensagem, antes da visita.',
    },
  ],
  visit: [
    'A assistência técnica {onde} sai com a foto da etiqueta na mão, e a peça mais provável já vai no carro.',
    'Na visita {onde}, o técnico mede a rede e prova a folha na mão antes de apontar a peça, e mostra a que falhou.',
  ],
  brand: [
    'Na assistência de um motor {marca}, o código da etiqueta vem antes da visita, porque engrenagem e placa mudam de um modelo {marca} para outro.',
  ],
  further: [
    'O que acontece em cada etapa está na página de [visita técnica](/topicos/visita-tecnica-para-portao-automatico).',
    'Para chamadas fora de hora, leia [assistência 24 horas](/topicos/assistencia-tecnica-de-portao-24-horas).',
    'Os custos por peça estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
  ],
  send: [
    'Mande pelo WhatsApp o bairro, uma foto do portão tirada de longe e a etiqueta do motor, e diga o que ele faz ou deixou de fazer.',
    'Escreva em uma linha o que aconteceu e de que serviço você precisa, com a foto do motor; se alguém está preso ou o portão ficou aberto para a rua, comece por isso.',
  ],
};
