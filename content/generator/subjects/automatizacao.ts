import type { Subject } from '../subject.ts';

export const automatizacao: Subject = {
  name: 'automatização de portão',
  plural: 'automatizações de portão',
  gender: 'f',
  aliases: [
    'automatização de portão antigo',
    'automatização de portão manual',
    'automatização de portão manual antigo',
    'automatizar portão manual',
    'automatizar portão antigo',
    'motor em portão antigo',
    'motor em portão velho',
    'automatização',
    'automação',
    'automação de portão',
    'automatizar portão',
    'automatizar o portão',
    'automatizar um portão',
    'automatizar',
    'automação residencial de portão',
    'motorização',
    'portão manual para automático',
    'portão manual em automático',
    'portão manual em eletrônico',
    'portão manual para eletrônico',
    'manual para automático',
    'manual em automático',
    'colocar motor no portão',
    'pôr motor no portão',
    'botar motor no portão',
    'instalar motor em portão',
    'motorizar portão',
  ],
  answers: {
    what: [
      'A automatização de portão é pôr motor, central e controle numa folha que hoje se abre na mão. A folha quase sempre fica; o que se acerta antes é o equilíbrio, o trilho ou a dobradiça, para o motor não empurrar um defeito.',
      'Fazer a automatização de portão leva uma manhã quando a folha está em ordem. O que define preço e prazo é o jeito de ela andar: subindo, correndo ou abrindo.',
    ],
    works: [
      'Na automatização de portão, o motor assume o lugar do braço: a central recebe o sinal do controle, liga o motor e para no fim de curso. A folha, o trilho e as dobradiças continuam os mesmos.',
    ],
    price: [
      'A automatização de portão basculante custa {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}}, com o kit completo e a instalação. Em portão de correr ou de abrir o valor sai por orçamento, sem taxa de visita.',
      'O custo da automatização de portão tem um número fechado no basculante, a partir de {{kit.padrao}} instalado, e um orçamento nos outros tipos. O que encarece é o conserto da folha antes do motor.',
    ],
    buy: [
      'Para contratar a automatização de portão, mande foto da folha por dentro, altura, largura e o bairro. Em basculante respondemos com o preço do kit instalado, de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    choose: [
      'A escolha na automatização de portão segue o movimento da folha: quem sobe leva motor de fuso, quem corre leva motor de base e quem abre leva pistão ou braço. Depois se olham o peso e a pressa.',
    ],
    compatibility: [
      'A automatização de portão serve em quase toda folha de ferro, alumínio ou madeira que ande leve na mão. Folha torta, piso em rampa forte e coluna fofa pedem obra antes.',
    ],
    install: [
      'A automatização de portão leva {horas de instalação} com a folha e o ponto de luz prontos. O técnico prova o portão na mão, fixa o conjunto, liga a central e regula curso, força e controles.',
      'A automatização de portão tem uma etapa que não aparece no catálogo: fazer a folha andar com uma mão. Feita essa parte, o motor entra no mesmo dia.',
    ],
    repair: [
      'Uma automatização de portão que parou se conserta por partes, de {{repair.from}} a {{repair.to}}: primeiro a folha, depois o comando, por fim o motor. Raramente é preciso trocar tudo.',
    ],
    replace: [
      'Renovar a automatização de portão compensa quando central e motor são antigos e a peça não se acha. Em casa, a troca do motor fica entre {{replacement.from}} e {{replacement.to}}, e a folha continua.',
    ],
    signs: [
      'É hora da automatização de portão quando se desce do carro todo dia para abrir, ou quando a folha fica encostada porque ninguém a tranca. Se ela já pesa na mão, peça a visita antes que entorte.',
    ],
    worth: [
      'A automatização de portão vale a pena para quem sai e chega de carro todo dia, e mais ainda à noite: o tempo parado na rua cai para {segundos jetflex} no JETFLEX e {segundos padrão} no PADRÃO. O custo de entrada em basculante é {{kit.padrao}}.',
    ],
    lifetime: [
      'A automatização de portão fica pronta no mesmo dia, em {horas de instalação}, e o conjunto dura muitos anos com revisão. No kit instalado a garantia é de {{kit.warranty}}.',
    ],
    care: [
      'Depois da automatização de portão, o cuidado continua na folha: trilho, roldana, cabo e dobradiça. A revisão do técnico leva de {horas de manutenção} e é anual numa casa.',
    ],
    safety: [
      'A automatização de portão segura tem força no mínimo, fotocélula no vão e destravamento que todos da casa conhecem. Sem fotocélula, o fechamento automático fica desligado.',
    ],
    power: [
      'Com a automatização de portão instalada, a falta de luz se resolve na chave de destravamento ou num nobreak próprio para motor. A chave deve estar ao alcance também de quem está do lado de fora.',
    ],
    allowed: [
      'Em casa alugada a automatização de portão é possível com acordo do dono: o conjunto é parafusado e sai inteiro. Em condomínio, a fachada e o sentido da folha passam pelo regimento.',
    ],
  },
  sections: [
    {
      aspect: 'compatibility',
      heading: 'Portão manual antigo: o que se confere antes do motor',
      text: [
        'Portão antigo e manual pode receber motor quando a folha ainda anda leve e a estrutura está firme. A idade conta menos que o estado de dobradiça, trilho, cabo e coluna.',
        'Num portão velho o reparo de ferro entra no orçamento à parte, e costuma decidir se vale automatizar já ou reformar a folha primeiro.',
      ],
      points: [
        'Ferrugem no pé da folha e nas soldas, que o motor abre em poucos meses.',
        'Dobradiça caída ou roldana quadrada, que se troca antes.',
        'Cabo e mola antigos em basculante, trocados aos pares.',
        'Fechadura e ferrolho manuais, retirados para a folha não travar no meio.',
        'Ponto de energia com terra, que garagem antiga raramente tem.',
      ],
    },
    {
      aspect: 'install',
      heading: 'Como se prepara a folha para a automatização',
      text: [
        'Um portão manual ganha manias: levanta-se a ponta para fechar, chuta-se o pé que pega. O motor repete o mesmo caminho sem essa ajuda.',
        'A preparação corrige prumo, troca roldana, engraxa dobradiça e acerta contrapeso. É a parte que faz a diferença entre um motor de dez anos e um de dois.',
      ],
    },
    {
      aspect: 'install',
      heading: 'A manhã da instalação, passo a passo',
      text: ['Com a garagem livre e o ponto de luz pronto, a ordem é esta.'],
      steps: [
        'Folha solta na mão, de ponta a ponta, com as correções que aparecerem.',
        'Motor e suporte fixados em ponto firme, na altura do fabricante.',
        'Central ligada num disjuntor só dela, com terra.',
        'Fim de curso e força regulados com a folha andando.',
        'Controles gravados, fotocélula testada e a família ensinada a destravar.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Basculante, de correr ou de abrir',
      text: [
        'O basculante é o mais simples de automatizar, porque o contrapeso já carrega a folha. É para ele que temos preço fechado.',
        'O de correr precisa de base e cremalheira. O de abrir precisa de um motor por folha e de coluna que aguente o empurrão.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Que velocidade escolher ao automatizar',
      text: [
        'A espera na calçada é o que se compra com velocidade. Em rua calma, {segundos padrão} passam sem incomodar; em avenida, a diferença para {segundos jetflex} se sente toda noite.',
        'Velocidade pede folha firme. Solda trincada e dobradiça frouxa aparecem mais cedo num portão rápido.',
      ],
    },
    {
      aspect: 'price',
      heading: 'O orçamento da automatização por tipo de portão',
      text: [
        'No basculante o valor inclui motor, central, dois controles, fixação, manual e mão de obra, com frete em São Paulo. O pagamento vai em até {parcelas} vezes.',
        'Nos outros tipos o orçamento separa motor, base ou suporte, ponto de luz e acerto da folha, para você ver onde está o dinheiro.',
      ],
      points: [
        'Basculante de casa: {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}}, instalado.',
        'De correr e de abrir: por orçamento, com foto e medidas.',
        'Pesado de condomínio: de {{condominium.from}} a {{condominium.to}}.',
        'Acerto da folha: dentro da faixa de conserto, de {{repair.from}} a {{repair.to}}.',
      ],
    },
    {
      aspect: 'compatibility',
      heading: 'Folhas que aceitam motor e as que pedem obra',
      text: ['A maior parte aceita. Estas são as condições que a visita confere.'],
      points: [
        'Folha que para onde é deixada, sem cair nem voltar.',
        'Coluna firme, sem reboco solto.',
        'Espaço lateral, de teto ou de recuo para o curso.',
        'Piso sem degrau no caminho.',
        'Tensão conhecida no ponto de luz.',
      ],
    },
    {
      aspect: 'compatibility',
      heading: 'Ferro, alumínio e madeira',
      text: [
        'Ferro aceita solda e parafuso em qualquer ponto. Alumínio pede reforço onde o braço prende, porque a parede do perfil é fina.',
        'Madeira incha na chuva e muda de peso. O motor entra com folga e o fim de curso é conferido nas duas estações.',
      ],
    },
    {
      aspect: 'works',
      heading: 'O que entra na parede e o que fica na folha',
      text: [
        'Na parede ou no piso ficam motor, central e botoeira. Na folha ficam só o braço, a cremalheira ou o suporte do pistão.',
        'A fotocélula ocupa as duas colunas, a um palmo e meio do chão. O controle dispensa fio, e a botoeira resolve quando ele some.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'O que muda na segurança com o motor',
      text: [
        'O portão passa a fechar sempre, o que na prática tranca mais que o ferrolho esquecido. Em troca, alguém pode estar no vão na hora errada.',
        'A fotocélula e a força baixa cuidam disso. Em folha comprida, uma trava elétrica completa a tranca.',
      ],
    },
    {
      aspect: 'worth',
      heading: 'Quando automatizar e quando esperar',
      text: [
        'Automatize já se a folha anda leve e o carro sai todo dia. Espere se há obra prevista no piso ou troca de portão: refazer base e suporte custa de novo.',
        'Para uma folha muito gasta, some o conserto e o motor antes de decidir. Às vezes o portão novo já nasce com motor.',
      ],
    },
    {
      aspect: 'care',
      heading: 'O primeiro ano depois da automatização',
      text: [
        'Nos primeiros meses a folha assenta e o fim de curso pode sair um pouco do lugar. Um retorno para reaperto é normal, e na garantia da instalação não se cobra.',
        'Depois, a revisão a cada {{maintenance.interval}} serve ao uso intenso. Na casa de poucas aberturas, uma por ano.',
      ],
    },
    {
      aspect: 'power',
      heading: 'Entrar e sair na falta de luz',
      text: [
        'Toda automatização tem uma chave que solta o motor. Experimente-a uma vez, de dia, com a folha em ordem e o disjuntor desligado.',
        'Casa sem porta social pede uma solução a mais: nobreak de portão ou destravamento com acesso externo.',
      ],
    },
  ],
  faults: [
    {
      fault: ['does-not-open', 'does-not-work', 'does-not-close', 'stuck', 'no-power', 'power-back'],
      answer: [
        'Automatização de portão que parou logo depois de instalada costuma ser fim de curso, fotocélula ou folha que assentou. Teste a botoeira, olhe se algo cruza o vão e chame quem instalou: no nosso kit a garantia é de {{kit.warranty}}.',
      ],
      heading: 'Portão automatizado que deixou de andar',
      text: [
        'O primeiro mês é o da folha se acomodar. Um parafuso que cede alguns milímetros muda o ponto de parada.',
      ],
      points: [
        'Volta ao fechar: fotocélula ou força.',
        'Para antes: fim de curso.',
        'Nada acende: disjuntor ou ponto de luz.',
        'Só o controle falha: gravação ou bateria.',
      ],
      careful: 'Não abra a central para regular com o vídeo do fabricante; a rede passa ao lado dos botões.',
      technician:
        'Fora de garantia, o acerto custa de {{repair.from}} a {{repair.to}} e leva em geral {horas de reparo}.',
      more: 'Se o conjunto é recente, leia [motor novo com defeito](/motor-de-portao-novo-com-defeito).',
    },
    {
      fault: ['heavy', 'slow', 'weak', 'hums', 'noise', 'crooked'],
      answer: [
        'Automatização de portão lenta ou barulhenta aponta para a folha que não foi acertada antes. Com a energia cortada e o motor solto, leve-a na mão: o lugar em que pesa é o lugar do conserto.',
      ],
      heading: 'Motor novo em folha velha',
      text: [
        'O motor esconde o peso por algum tempo. Depois esquenta, ronca e perde velocidade, e o defeito parece dele.',
      ],
      points: [
        'Pesada no começo: dobradiça ou pivô.',
        'Pesada o tempo todo: contrapeso ou roldana.',
        'Range e anda: falta de graxa no ponto de giro.',
        'Torta: cabo ou dobradiça de um lado.',
      ],
      careful: 'Não aumente a força para ganhar velocidade; ela é o limite que protege quem passa.',
      technician: 'Acerta-se a folha e refaz-se a regulagem, de {{repair.from}} a {{repair.to}}.',
      more: 'Veja [portão demora para abrir](/portao-demora-para-abrir).',
    },
  ],
  questions: [
    {
      about: ['choose', 'install'],
      question: 'Portão manual antigo aguenta motor?',
      answer:
        'Aguenta se a folha anda com uma mão e a coluna não mexe. Ferrugem que atravessa a chapa e dobradiça frouxa são consertadas antes.',
    },
    {
      about: ['install', 'lifetime'],
      question: 'Em quantas visitas o portão fica automático?',
      answer:
        'Em uma, quando a folha e o ponto de luz estão prontos. Base de concreto ou solda grande pedem uma segunda.',
    },
    {
      about: ['compatibility', 'choose'],
      question: 'Preciso trocar o portão para automatizar?',
      answer: 'Quase nunca. Troca-se o que impede a folha de andar leve e mantém-se o resto.',
    },
    {
      about: ['price', 'install'],
      question: 'O ponto de energia está incluído?',
      answer:
        'O kit liga no ponto que existe. Puxar um circuito do quadro é visto na visita e combinado antes.',
    },
    {
      about: ['choose', 'safety'],
      question: 'A fotocélula é obrigatória?',
      answer:
        'Para fechamento automático, consideramos que sim. Sem ela, o portão deve fechar só pelo controle, com alguém olhando.',
    },
    {
      about: ['allowed', 'compatibility'],
      question: 'Moro de aluguel. Posso levar o motor depois?',
      answer:
        'Pode: motor, central e controles saem. Ficam os furos e o suporte soldado, que se combinam com o dono.',
    },
    {
      about: ['power', 'safety'],
      question: 'E se o controle quebrar com o carro dentro?',
      answer: 'A botoeira da parede abre. Sem as duas, a chave de destravamento solta a folha.',
    },
    {
      about: ['worth', 'price'],
      question: 'Dá para pagar a automatização parcelada?',
      answer: 'Dá, em até {parcelas} vezes, e o parcelamento vale para o motor já instalado.',
    },
    {
      about: ['works', 'choose'],
      question: 'O portão automatizado ainda abre na mão?',
      answer: 'Abre, depois de destravar. Travado, o redutor segura a folha, e é isso que o tranca.',
    },
    {
      about: ['care', 'lifetime'],
      question: 'Quando faço a primeira revisão?',
      answer: 'Com um ano em casa, ou no primeiro barulho novo. Em uso coletivo, antes.',
    },
    {
      about: ['compatibility', 'choose'],
      question: 'Portão com porta social embutida aceita motor?',
      answer:
        'Aceita, com um contato que impede o motor de andar com a portinha aberta. Ele entra na lista da instalação.',
    },
  ],
  visit: [
    'Para uma automatização {onde}, na visita o técnico move a folha com a mão, e você fica com o preço do motor e, se houver, do acerto do portão.',
    'Quem quer automatizar {onde} manda altura, largura e foto por dentro, e o kit já vai no carro no dia marcado.',
  ],
  brand: [
    'Automatizar com {marca} ou com outra marca muda peça e controle; a preparação da folha é a mesma.',
  ],
  further: [
    'O que se confere em cada tipo de folha está na página de [automatização de portão](/topicos/automatizacao-de-portao).',
    'Se o seu portão sobe, o passo seguinte é a [instalação em basculante](/topicos/instalacao-de-motor-de-portao-basculante).',
  ],
  send: [
    'Mande pelo WhatsApp uma foto do portão por dentro, a altura e a largura da folha e diga se hoje ela anda com uma mão.',
    'Fotografe a coluna onde o motor ficaria e o quadro de luz, e diga o bairro: respondemos com o preço ou com o que falta medir.',
  ],
};
