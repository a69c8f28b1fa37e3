/** Answers to titles about counterweights: what they are and how they work. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksCause, asksFunction, asksNeed } from '../../words/asking-words.ts';

export const explanations: readonly DirectAnswer[] = [
  {
    when: [
      'contrapeso*',
      `o que e|o que sao|o que significa|que e|como funciona|como e|como trabalha|para que serve*|que serve|tudo sobre|entenda|entendendo|guia|qual a funcao|saiba|conheca|funcionamento|${asksFunction}`,
    ],
    unless: 'regul*|calcul*|defeito|quebr*|caiu|mola|ou|preco|trocar',
    subject: 'contrapeso',
    isAboutSubject: true,
    aspects: ['works', 'what'],
    answer: [
      'O contrapeso do portão basculante é um peso que desce dentro de uma caixa ao lado do vão enquanto a folha sobe, ligado a ela por um cabo de aço. Pesando o mesmo que a folha puxa, ele deixa o portão parado em qualquer altura, e o motor só precisa vencer o atrito. Se falta ou sobra peso, a folha desce ou sobe sozinha e o motor força.',
    ],
    heading: 'O que conferir e o que não tocar',
    text: [
      'Com o disjuntor desligado, os cabos inteiros e ninguém embaixo, a folha solta do motor fica a meia altura. Não ficou: deixe o portão parado e chame, porque nas caixas há dezenas de quilos suspensos.',
      'Acertar o equilíbrio fica entre {{repair.from}} e {{repair.to}}, e o par de cabos, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Peso igual nas duas caixas, ou a folha entorta.',
      'Revestiu ou pintou a folha: refaça a conta.',
      'Cabo com fio partido: trocam-se os dois.',
      'Caixa fechada, longe de criança.',
    ],
    send: 'Mande um vídeo da folha parada a meia altura, ou descendo, e uma foto das caixas.',
  },
  {
    when: [
      'por que|porque|motivos|razoes|motivo|importancia|vantagem|vantagens|beneficios',
      'contrapeso',
      'precisa|ter|usar|tem|existe',
    ],
    unless: 'caiu|quebrou|barulho',
    subject: 'contrapeso',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what', 'works'],
    answer: [
      'Porque no portão basculante é o contrapeso que carrega a folha: ligado a ela por cabo, ele desce enquanto ela sobe, e o motor só vence o atrito. Sem ele, ou com ele errado, um motor de casa teria de levantar a folha inteira, esquentaria e gastaria a engrenagem, e numa falta de luz ninguém a ergueria na mão. Mola faz o mesmo serviço em menos espaço.',
    ],
    heading: 'Como saber se o seu está certo',
    text: [
      'Com o disjuntor desligado, os cabos inteiros e ninguém embaixo, a folha solta fica parada a meia altura. Subiu ou desceu sozinha: pare de usar e chame; o acerto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'De correr e de abrir não usam contrapeso.',
      'Revestiu a folha: refaça a conta.',
      'Cabo se troca aos pares.',
    ],
    send: 'Mande um vídeo da folha parada a meia altura, ou descendo.',
  },
  {
    when: [asksCause, 'mola|molas', 'quebr*|arrebent*|estour*|parte|partiu|solt*|cansa*|enfraquec*|perde*'],
    subject: 'contrapeso',
    isAboutSubject: true,
    aspects: ['works', 'care'],
    answer: [
      'A mola do basculante quebra por cansaço: cada abertura a estica e solta, e depois de milhares de vezes o aço trinca, quase sempre junto ao gancho. Ferrugem, mola fraca para o peso da folha e regulagem esticada demais encurtam esse tempo. Se a sua quebrou, não acione nem destrave o portão: troca-se o par, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que encurta a vida de uma mola',
    text: [
      'A mola é calculada para o peso que a folha tinha no dia da montagem. Uma chapa a mais, uma placa de madeira ou várias mãos de tinta a fazem trabalhar sempre no limite.',
      'As duas têm a mesma idade e o mesmo número de viagens: quando uma parte, a outra está perto. É por isso que ninguém troca uma só.',
    ],
    points: [
      'Portão de prédio, com dezenas de aberturas por dia.',
      'Ferrugem entre as espiras.',
      'Gancho gasto ou pino fora do lugar.',
      'Uma mola nova ao lado de uma velha.',
    ],
  },
  {
    when: ['mola|contrapeso', `${asksNeed}|obrigatorio`, 'basculante', 'com motor|motor'],
    unless: 'trocar|troco|mexer|coloco|coloca|colocar|instalar|tirar|quebrou',
    subject: 'contrapeso',
    isAboutSubject: true,
    aspects: ['what', 'safety'],
    answer: [
      'Precisa de um dos dois: todo basculante anda equilibrado por mola ou por contrapeso, também com motor. É esse equilíbrio que carrega a folha, e o motor só a empurra; sem ele, a engrenagem gasta em meses e a folha despenca quando alguém destrava. Acertar o peso custa de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Mola ou caixa com peso',
    text: [
      'A mola ocupa menos lugar e perde força com os anos; o contrapeso dura mais e precisa de coluna com caixa. Motor serve aos dois.',
    ],
    points: [
      'Com o motor solto, a folha tem de parar a meia altura.',
      'Mola esticada sem voltar: hora de trocar o par.',
      'Folha escorada sempre que se mexe ali.',
    ],
  },
  {
    when: [
      'mola|molas',
      'quem pode|quem deve|quem mexe|quem troca|quem regula|quem faz|posso mexer|pode mexer|posso regular|posso ajustar|posso apertar|eu mesmo|sozinho|e perigoso|perigoso|perigo|quem conserta|quem arruma|qualquer pessoa',
      'mexer|mexe|trocar|troca|regular|regula|ajustar|apertar|tirar|soltar|faz|conserta|arruma|perigoso|perigo',
    ],
    unless:
      'enrolar|aerea|social|hidraulica|quanto|preco|quem paga|quebr*|estour*|arrebent*|porta de vidro|botao',
    subject: 'contrapeso',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['safety', 'adjust'],
    answer: [
      'Na mola do portão só mexe técnico, com a folha escorada: esticada, ela guarda força para levantar o portão inteiro e, solta fora de hora, fere como um chicote. Morador, pintor e pedreiro não afrouxam, não apertam nem tiram. Regular fica de {{part.adjustment.from}} a {{part.adjustment.to}}, e trocar o par, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que você pode olhar sem tocar',
    text: [
      'De longe, com o portão fechado e o disjuntor desligado, veja se as duas molas estão iguais, sem vão aberto entre as voltas, sem ferrugem e presas nas duas pontas.',
    ],
    points: [
      'Uma mola mais esticada que a outra: pare de usar e chame.',
      'Folha que pesa na subida ou desce depressa: equilíbrio a regular.',
      'Mola partida: não destrave o motor, e ninguém passa embaixo.',
    ],
    send: 'Mande uma foto das molas tirada de longe e diga se a folha sobe torta ou pesada.',
  },
  {
    when: ['mola|molas', 'conserto|consertar|soldar|solda|arrumar|esticar', 'portao|basculante'],
    unless: 'aerea|social|enrolar|botao|motor e mola*|mola* e motor',
    subject: 'contrapeso',
    isAboutSubject: true,
    answer: [
      'Não tem conserto: mola de portão partida ou cansada se troca, e em par, porque soldada ela parte ao lado da solda com a folha no alto. Até a troca desligue o disjuntor, não destrave e não passe embaixo: sem a mola, o motor segura o peso sozinho.',
    ],
    heading: 'A troca da mola do basculante',
    text: [
      'O técnico escora a folha, alivia a tensão, tira a medida da velha e põe duas iguais; depois a folha tem de parar a meia altura, solta do motor. Fica entre {{repair.from}} e {{repair.to}}, conforme a mola.',
      'Mola esticada guarda força que corta dedo. Não a solte, nem em parte, para medir.',
    ],
    points: [
      'Espiras ainda abertas com a folha em cima, quando deviam encostar: cansada.',
      'Folha que pesa na subida e desce depressa: mola fraca.',
      'Depois de chapa ou madeira nova na folha: mola de outra força.',
    ],
    send: 'Mande fotos da mola dos dois lados, a largura e a altura da folha, e diga se ela está aberta ou fechada.',
  },
  {
    when: [
      'mola|molas',
      'quanto tempo|tempo de vida|vida util|duracao|quanto dura|quantos anos|de quanto em quanto|durabilidade',
    ],
    unless: 'enrolar|aerea|trocar a mola|demora',
    subject: 'contrapeso',
    isAboutSubject: true,
    answer: [
      'A mola do basculante se mede em aberturas, não em anos: numa casa com poucas viagens por dia costuma passar de cinco anos e pode chegar a dez; num prédio, acaba bem antes. Ferrugem, folha pesada e mola menor que a certa encurtam muito esse tempo.',
    ],
    heading: 'Como saber quanto ainda resta',
    text: [
      'Com o portão fechado e o disjuntor desligado, compare as duas: espiras abertas de modo diferente, pó vermelho e gancho fino pedem o par novo. A prova da folha é do técnico: solta no meio, ela deve ficar parada.',
      'Anote a data da troca na coluna. É a única forma de saber se a próxima durou o que devia.',
    ],
    points: [
      'Uma película de óleo grosso nas espiras, uma vez por ano.',
      'Folha que ganhou chapa: molas refeitas.',
      'Trocar em par, sempre.',
      'Cabo de segurança por dentro, se o modelo aceita.',
    ],
    sections: [
      {
        aspect: 'replace',
        heading: 'Quando trocar antes que quebre',
        text: [
          'O par trocado e equilibrado fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com {{parts.warranty}} de garantia na peça. Trocar com hora marcada custa menos que chamar com a folha caída e o carro preso.',
        ],
      },
    ],
    questions: [
      {
        question: 'Mola pintada dura mais?',
        answer: 'A tinta de fábrica protege. Por cima, ela racha na primeira abertura e prende a água.',
      },
      {
        question: 'Contrapeso dura mais que mola?',
        answer: 'O peso não acaba; o cabo que o segura, sim, e ele também tem vida.',
      },
    ],
    send: 'Mande uma foto das molas com o portão fechado e conte quantas vezes ele abre por dia.',
  },
  {
    when: [
      'equilibr*|balancear|balanceamento|regular o contrapeso|regular contrapeso|regular mola*|regular a mola|acertar o peso|nivelar|contrapeso|contrapesos|contra peso',
      'basculante|portao|contrapeso|contrapesos|contra peso|mola|folha',
      'como|regul*|ajust*|acert*|equilibr*|balancear|balanceamento|nivelar|quanto|calcul*|peso|aument*|coloc*|tirar',
    ],
    unless: 'caiu|cai|barulh*|bate|batendo|quebr*|concreto|preco|custa|ou|correr|deslizante*',
    subject: 'contrapeso',
    isAboutSubject: true,
    answer: [
      'Um basculante está equilibrado quando, com o motor solto, fica parado em qualquer altura e sobe com uma mão. Acerta-se pondo ou tirando peso nas duas caixas por igual, ou mudando o ponto das molas; é serviço para duas pessoas, com a folha escorada, porque ali há dezenas de quilos suspensos.',
    ],
    heading: 'A prova e o acerto, passo a passo',
    text: [
      'Com o disjuntor desligado e os cabos inteiros, uma pessoa segura a folha de cada lado e só então se solta o motor. A folha é levada a meia altura: se desce, falta contrapeso; se sobe, sobra; se torce, os lados estão diferentes.',
      'O acerto se faz em pesos pequenos, um lado e o outro, e a prova se repete no alto e embaixo. Cabo velho se troca no mesmo dia, porque vai levar a carga toda.',
    ],
    points: [
      'As duas caixas com o mesmo peso, na balança.',
      'Peso preso dentro da caixa, para não bater na coluna.',
      'Cabo, polia e presilha conferidos antes.',
      'Motor e força regulados só depois da folha.',
    ],
    sections: [
      {
        aspect: 'adjust',
        heading: 'Por que não fazer sozinho e quanto custa',
        text: [
          'Quem abre a coluna com a folha no alto está embaixo de tudo. O equilíbrio com a gente fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com cabo ou mola se precisar, e a força do motor é refeita na mesma visita, com {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'Quanto peso vai em cada lado?',
        answer:
          'Perto da metade do peso da folha em cada caixa, um pouco menos, para ela fechar sem subir sozinha. A prova na mão é que manda.',
      },
      {
        question: 'O portão ficou pesado depois da chapa nova. É normal?',
        answer: 'É: cada chapa soma quilos na folha, e o contrapeso tem de receber o mesmo.',
      },
    ],
    send: 'Mande a altura e a largura da folha, o que ela tem de chapa ou madeira e uma foto das duas laterais fechadas.',
  },
  {
    when: [
      'mola|molas',
      'medir|medida|medidas|tamanho|qual|escolher|numero|espessura|comprimento|certa|calcular',
    ],
    unless: 'enrolar|aerea|hidraul*|preco|custa|quebr*|estour*|porta de',
    subject: 'contrapeso',
    isAboutSubject: true,
    answer: [
      'A mola do basculante se identifica por quatro medidas tiradas da velha, com a folha fechada e travada: grossura do arame, diâmetro de fora, comprimento sem esticar e tipo de gancho. A nova é igual e vai em par; o que muda a força é a grossura do arame, não o comprimento.',
    ],
    heading: 'Como tirar cada medida',
    text: [
      'Arame: meça dez espiras juntas e divida por dez, que erra menos do que medir uma. Diâmetro: de fora a fora. Comprimento: só das espiras, com a mola descarregada.',
      'Se a folha mudou de peso, copiar a mola velha não serve: pesa-se a folha ou calcula-se pela chapa e pela área, e escolhe-se o par que a deixa parada a meia altura.',
    ],
    points: [
      'Mola esticada não se mede nem se solta: ela guarda energia.',
      'Troca sempre em par, do mesmo lote.',
      'Gancho gasto conta como mola gasta.',
      'Cabo de segurança por dentro da mola evita estilhaço.',
    ],
    sections: [
      {
        aspect: 'choose',
        heading: 'Mandar a foto ou pedir a troca feita',
        text: [
          'Pela foto com régua dizemos o par provável. Trocado e equilibrado, fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com {{parts.warranty}} de garantia na peça, e a força do motor é refeita no mesmo dia.',
        ],
      },
    ],
    questions: [
      {
        question: 'Mola mais forte deixa o portão mais leve?',
        answer:
          'Deixa leve para subir e duro para fechar, e o motor sofre na descida. O certo é o equilíbrio.',
      },
      {
        question: 'Posso trocar mola por contrapeso?',
        answer: 'Pode, mas muda colunas, polias e cabos. É obra de serralheria, orçada à parte.',
      },
    ],
    send: 'Mande uma foto da mola com uma régua ao lado, com o portão fechado, e a altura e a largura da folha.',
  },
  {
    when: ['mola|molas', 'serve para|para que serve|funcao|o que faz|como funciona'],
    subject: 'contrapeso',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'A mola do portão basculante faz o mesmo que o contrapeso: carrega o peso da folha, para que a mão ou o motor só a conduzam. Sem mola em ordem a folha desce sozinha, pesa na subida e queima o motor.',
    ],
    heading: 'Como a mola trabalha junto da folha',
    text: [
      'Fechado o portão, a mola está esticada e guarda a força; ao abrir, devolve essa força e ajuda a subida. Por isso ela se solta com perigo e só o técnico mexe nela.',
      'Regular ou trocar cai na faixa de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Espaço aberto entre as voltas, com o portão aberto: mola cansada.',
      'Folha que não para a meia altura: força errada.',
      'Uma mola partida: troca-se o par.',
    ],
  },
];
