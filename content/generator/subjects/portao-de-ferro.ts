import type { Subject } from '../subject.ts';

export const portaoDeFerro: Subject = {
  name: 'portão de ferro',
  plural: 'portões de ferro',
  gender: 'm',
  aliases: [
    'portão de aço',
    'portão de chapa',
    'portão de metalon',
    'portão de grade',
    'portão de aço galvanizado',
    'grade de ferro',
    'motor para portão de ferro',
    'motor em portão de ferro',
    'portão pesado',
    'portão muito pesado',
  ],
  answers: {
    what: [
      'O portão de ferro é o mais comum nas casas de São Paulo, em grade, chapa ou metalon, e o que decide o motor dele é o peso real da folha, que a chapa pode dobrar. O segundo dado é a ferrugem nos pontos em que a força passa: dobradiça, roldana e solda.',
    ],
    works: [
      'Num portão de ferro, o motor só deve vencer atrito: no basculante quem carrega a folha é o contrapeso, no de correr são as roldanas, no de abrir são as dobradiças. Se ela pesa na mão, o motor está fazendo o serviço de uma dessas peças.',
    ],
    price: [
      'Motor instalado em portão de ferro basculante de casa sai a partir de {{kit.padrao}} no kit completo. Folha pesada de condomínio ou comércio fica de {{condominium.from}} a {{condominium.to}}, e o motor de correr ou de abrir sai por orçamento.',
      'Para orçar motor num portão de ferro precisamos de tipo, largura e do que reveste a folha, porque chapa inteira muda a conta. O kit para basculante começa em {{kit.padrao}} instalado, e o de correr é orçado pela foto.',
    ],
    choose: [
      'Escolha o motor do portão de ferro pelo peso da folha com a chapa, e não pela largura. No basculante, o PPA Home vai até {{home.weight}}, por {{kit.padrao}} no kit PADRÃO instalado, e o PPA Home Jetflex até {{homeJetflex.weight}}, por {{kit.jetflex}}; acima disso o caminho é a linha pesada.',
    ],
    install: [
      'A instalação de motor em portão de ferro leva de {horas de instalação}, e o suporte pode ser soldado ou parafusado direto na folha. Antes se confere a ferrugem nos pontos de fixação, que é onde o parafuso cede depois.',
    ],
    repair: [
      'No portão de ferro o conserto mais comum é destravar o que a ferrugem prendeu e trocar roldana, cabo ou dobradiça, por {{repair.from}} a {{repair.to}}. Solda de estrutura fica com o serralheiro.',
    ],
    replace: [
      'Trocar o motor de um portão de ferro, com peça nova e montagem, fica de {{replacement.from}} a {{replacement.to}} em casa. Se a folha ganhou chapa desde a compra, o motor é escolhido pelo peso novo.',
    ],
    signs: [
      'Um portão de ferro pede cuidado quando a folha arranha o batente, quando aparece pó de ferrugem sob a dobradiça e quando a pintura estufa perto da solda. Os três avisam antes da parada.',
    ],
    worth: [
      'Vale motorizar um portão de ferro com estrutura firme, porque ele aceita o suporte melhor que os outros. Folha corroída embaixo pede serralheria antes, senão o motor arranca o que segura.',
    ],
    care: [
      'Cuidar de um portão de ferro é manter a água longe: drenagem na coluna, pintura nas partes baixas e dobradiça com pouco óleo. Trilho de portão de ferro continua seco, como em qualquer outro.',
    ],
    safety: [
      'O portão de ferro pesado não se levanta na mão com cabo frouxo nem se empurra fora do trilho. A ferrugem engana: a solda parece inteira e cede com o tranco.',
    ],
    compatibility: [
      'Um portão de ferro aceita motor de basculante, de correr ou pivotante, conforme o movimento da folha; o material não limita a escolha. O que limita é o peso, o estado da estrutura e o espaço para o motor.',
    ],
  },
  sections: [
    {
      aspect: 'choose',
      heading: 'Grade, chapa e metalon não pesam igual',
      text: [
        'Duas folhas de mesma largura podem diferir em mais do dobro. Chapa inteira soma peso e ainda vira vela no vento.',
      ],
      points: [
        'Grade aberta é a mais leve e deixa ver os cabos e a estrutura.',
        'Metalon com fechamento de chapa fica no meio.',
        'Chapa lisa na folha inteira é a que mais pede contrapeso revisto.',
        'Portinhola embutida acrescenta peso num lado só e desequilibra.',
      ],
    },
    {
      aspect: 'choose',
      heading: 'Como estimar o peso da folha',
      text: [
        'Com a folha solta do motor e a energia cortada, um técnico mede o esforço na mão e calcula pelo tamanho e pela espessura da chapa. A balança de banheiro sob a borda de uma folha apoiada dá só uma parte do peso.',
        'Mande a largura, a altura e a espessura da chapa, se souber, e uma foto do lado de dentro. Isso já indica a linha do motor.',
      ],
    },
    {
      aspect: 'install',
      heading: 'Onde o motor se fixa na folha de ferro',
      text: ['A folha de ferro facilita a fixação e cobra cuidado com a corrente de solda.'],
      steps: [
        'Conferimos prumo, dobradiças ou roldanas e o esforço na mão.',
        'Tratamos a ferrugem nos pontos de fixação e reforçamos com chapa.',
        'Montamos suporte, motor e braço ou cremalheira.',
        'Soldamos, se for o caso, com a central desligada da rede.',
        'Regulamos força e paradas e testamos a parada por obstáculo.',
      ],
    },
    {
      aspect: 'care',
      heading: 'Ferrugem: onde ela atrapalha o motor',
      text: [
        'A ferrugem bonita da grade incomoda o olho. A que atrapalha está escondida na dobradiça, no eixo da roldana e no fundo da coluna.',
        'Lixar e pintar a parte baixa uma vez por ano e abrir o dreno da coluna evita a maioria dos casos. Antes da pintura, cubra fotocélula, fuso e cremalheira.',
      ],
    },
    {
      aspect: 'signs',
      heading: 'Antes que a solda ceda',
      text: ['Observe com o portão fechado e o disjuntor desligado.'],
      points: [
        'Linha de ferrugem atravessando a solda: trinca.',
        'Pintura estufada junto da base: água dentro do tubo.',
        'Folha que raspa numa ponta: dobradiça ou coluna.',
        'Parafuso do motor frouxo todo mês: chapa fina no ponto de fixação.',
      ],
    },
    {
      aspect: 'price',
      heading: 'O que encarece e o que barateia',
      text: [
        'Folha nivelada e ponto de energia perto são o caso barato. Chapa a mais, coluna com ferrugem ou base nova de concreto são linhas extras, ditas antes.',
        'O kit para basculante inclui motor, central, dois controles e fixação, e se paga em até {parcelas} vezes. Garantia de {{kit.warranty}} para motor e instalação.',
      ],
    },
    {
      aspect: 'safety',
      heading: 'Choque no portão de ferro',
      text: [
        'Ferro conduz, e um fio com a capa cortada energiza a folha inteira. Aterramento no motor e disjuntor próprio são o que faz a energia cair sozinha.',
        'Se a folha dá choque, não a toque para abrir. Desligue o disjuntor com mão seca e mantenha crianças longe até a medição.',
      ],
    },
    {
      aspect: 'compatibility',
      heading: 'Motor em portão de ferro antigo',
      text: [
        'O portão antigo recebe motor se a folha se move leve na mão e o ponto de fixação aguenta. Idade importa menos que o estado da dobradiça e do trilho.',
        'No basculante, a folha deve parar na metade com a mão, o que prova que o contrapeso está certo para o peso que ela tem hoje.',
      ],
    },
    {
      aspect: 'repair',
      heading: 'O que conserta o técnico e o que conserta o serralheiro',
      text: [
        'Técnico: motor, central, cabo, roldana, braço, cremalheira, regulagem. Serralheiro: solda, chapa, coluna, dobradiça arrancada da parede.',
        'Quando as duas coisas quebram juntas, a estrutura vem primeiro. O motor regulado em folha torta volta a parar.',
      ],
    },
    {
      aspect: 'replace',
      heading: 'Quando a folha cresceu e o motor ficou pequeno',
      text: [
        'Chapa soldada por cima, portinhola nova, lambri: o motor continua abrindo por um tempo e depois esquenta. A folha é pesada de novo antes de comprar outro.',
        'Às vezes basta acertar o contrapeso. Quando não basta, o motor residencial trocado fica de {{replacement.from}} a {{replacement.to}}.',
      ],
    },
  ],
  faults: [
    {
      fault: ['rusty', 'stuck', 'noise', 'heavy'],
      answer: [
        'Portão de ferro que trava ou range costuma ter ferrugem no eixo da dobradiça ou da roldana, e não defeito no motor. Desligue o disjuntor e, se a folha está reta e firme, mova-a com a mão: se ela pesa, o motor não é a causa.',
      ],
      heading: 'Ferrugem que segura a folha',
      text: [
        'O pó de ferro incha dentro da bucha e o pino para de girar. A folha passa a entortar a coluna a cada abertura.',
      ],
      points: [
        'Rangido no mesmo ponto: um pino só.',
        'Folha presa depois de dias sem uso: ferrugem nova no eixo.',
        'Pó vermelho escorrendo: bucha gasta.',
      ],
      careful: 'Não bata na dobradiça para soltar: o pino trinca e a folha cai com o vento.',
      technician:
        'O técnico solta, limpa ou troca o pino e a roldana, de {{repair.from}} a {{repair.to}}, e diz se a solda pede serralheiro.',
      more: 'O caso está detalhado em [portão de ferro enferrujado travando](/portao-de-ferro-enferrujado-travando).',
    },
    {
      fault: ['shock', 'crooked', 'broken', 'loose'],
      answer: [
        'Portão de ferro torto, com solda aberta ou dando choque, não deve ser movido: desligue o disjuntor, isole o vão e chame. A folha pesada se apoia em pouca coisa nesse momento.',
      ],
      heading: 'Solda aberta ou folha fora do prumo',
      text: [
        'A trinca começa na solda do suporte e sobe para a folha. O motor puxa a parte que cedeu e o resto fica para trás.',
      ],
      points: [
        'Motor preso só por um parafuso: a chapa rasgou.',
        'Folha mais baixa de um lado: dobradiça ou cabo.',
        'Formigamento ao tocar: fio com a capa cortada.',
      ],
      careful: 'Não solde com o motor ligado e não encoste na folha que dá choque.',
      technician:
        'O técnico mede a fuga, isola o fio e desmonta o motor se a solda precisar ser refeita, com reparo de {{repair.from}} a {{repair.to}}.',
      more: 'Se há choque, siga primeiro a página do [portão dando choque](/portao-dando-choque).',
    },
  ],
  questions: [
    {
      about: ['choose', 'compatibility'],
      question: 'Qualquer motor serve em portão de ferro?',
      answer:
        'O material não escolhe o motor; o peso e o movimento da folha escolhem. Ferro pesado pede linha mais forte.',
    },
    {
      about: ['works', 'choose'],
      question: 'Como sei o peso do meu portão?',
      answer:
        'Pela chapa e pelas medidas, ou medido na visita com a folha solta. Uma foto por dentro adianta.',
    },
    {
      about: ['install'],
      question: 'Precisa soldar para instalar o motor?',
      answer: 'Nem sempre: parafuso com chapa de reforço funciona bem. Solda só com a placa desligada.',
    },
    {
      about: ['care', 'noise'],
      question: 'Posso pintar com o motor montado?',
      answer: 'Pode, cobrindo trilho, fuso, cremalheira e lentes, com a energia cortada.',
    },
    {
      about: ['repair', 'rusty'],
      question: 'Ferrugem no trilho estraga o motor?',
      answer: 'Estraga a roldana primeiro e o motor depois. Trilho se limpa e se deixa seco.',
    },
    {
      about: ['worth', 'lifetime'],
      question: 'Portão de ferro de trinta anos vale motor?',
      answer: 'Vale se a folha anda leve na mão e as fixações são firmes. A idade sozinha não decide.',
    },
    {
      about: ['safety'],
      question: 'O aterramento é mesmo preciso?',
      answer: 'É. Numa folha de ferro ele é o que faz o disjuntor cair em vez de a mão levar a descarga.',
    },
    {
      about: ['price'],
      question: 'Qual a diferença de preço para o alumínio?',
      answer:
        'O motor é o mesmo na folha leve. O que muda é o contrapeso e, em folha muito pesada, a linha do motor.',
    },
    {
      about: ['allowed', 'install'],
      question: 'Posso mandar soldar a chapa por cima da grade?',
      answer: 'Pode, mas o contrapeso e o motor precisam ser revistos para o novo peso.',
    },
    {
      about: ['power'],
      question: 'Sem luz, consigo abrir um portão de ferro pesado?',
      answer:
        'Com a folha equilibrada, sim, pela chave de destravamento. Se pesar, há um defeito a resolver antes.',
    },
    {
      about: ['signs', 'repair'],
      question: 'A folha raspa no batente, é o motor?',
      answer: 'É dobradiça, coluna ou trilho. O motor só mostra o esforço que sobrou para ele.',
    },
  ],
  visit: [
    'Num portão de ferro {onde}, a visita mede o esforço da folha na mão e olha solda e dobradiças antes de falar em motor.',
    'O atendimento {onde} separa o que é motor do que é serralheria, e os dois valores são ditos antes de começar.',
  ],
  brand: [
    'No motor {marca} de um portão de ferro, a etiqueta precisa mostrar a folha máxima; é por ela que se compara com o peso medido.',
  ],
  figures: {
    kilogram: ['Em portão de ferro, confira se {figura} já inclui a chapa e o que foi soldado depois.'],
    metre: [
      'Num portão de ferro de {figura}, a medida ainda não escolhe o motor: a mesma largura em grade ou em chapa pesa muito diferente, e é o peso que decide.',
    ],
  },
  further: [
    'O passo a passo da montagem está em [instalação de motor em portão de ferro](/topicos/instalacao-de-motor-em-portao-de-ferro).',
    'Para o que comprar com cada peso, veja [motor para portão pesado](/termos/motor-portao-pesado).',
  ],
  send: [
    'Mande pelo WhatsApp uma foto da folha por dentro, com as medidas e a espessura da chapa: com isso dizemos a linha do motor antes da visita.',
    'Diga pelo WhatsApp se a folha anda firme e leve na mão ou se já raspa, e junte fotos do pé dela e das dobradiças.',
  ],
};
