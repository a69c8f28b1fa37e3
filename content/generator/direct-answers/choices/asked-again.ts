/** Fitted a week ago and broken, two kinds of motor told apart, a copied control, a gate that rises straight. */
import type { DirectAnswer } from '../../direct-answer.ts';

const kinds = 'portao|portoes|motor|motores|automatizador|automatizadores|garagem';
const failed =
  'nao abre|nao fecha|parou|travou|quebr*|queim*|consert*|arrumar|barulho|instalar|instalacao|transform*|convers*|trocar|adaptar|soltou|caiu';

export const askedAgainAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'tecnico|instalador|empresa|loja|rapaz|profissional|serralheiro|prestador|depois de conserto|depois de o conserto|apos o conserto|apos conserto|depois que consertou|depois que consertaram|depois que arrumou|depois que arrumaram|depois de arrumar|depois de consertar|depois de consertado|depois de arrumado|depois de servico|depois de visita|depois de manutencao|depois de revisao|ao conserto|mandei consertar|mandei arrumar|consertei|mandei fazer o conserto',
      'instalou|instalaram|montou|colocou|consertou|arrumou|trocou|depois de conserto|depois de o conserto|apos o conserto|apos conserto|depois que consertou|depois que consertaram|depois que arrumou|depois que arrumaram|depois de arrumar|depois de consertar|depois de consertado|depois de arrumado|depois de servico|depois de visita|depois de manutencao|depois de revisao|ao conserto|mandei consertar|mandei arrumar|consertei|mandei fazer o conserto',
      'quebrou|parou|estragou|queimou|travou|pifou|deu defeito|deu problema|soltou|caiu|nao funciona',
      'semana|semanas|mes|meses|dia|dias|depois|seguinte|logo|ja|novamente|de novo|outra vez',
    ],
    unless: 'voces|condominio|vizinho|pintor|pedreiro|eletricista|mais de um ano|anos',
    subject: 'garantia',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Chame primeiro quem fez o serviço, por escrito e com um vídeo do defeito: portão que quebra pouco depois está na garantia dele, e a lei dá noventa dias para reclamar, mesmo sem recibo. Até ele vir, deixe o disjuntor desligado e não deixe outro abrir o motor. Se ele não responde, nós olhamos sem taxa de visita na área atendida e escrevemos o que foi medido; um conserto fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'O que guardar e o que pedir a quem instalou',
    text: [
      'Recibo, Pix e conversa provam a data e o que foi combinado. Dê um prazo para a resposta; sem acordo, quem recebe a queixa é o Procon, e quem julga, o juizado especial.',
      'Defeito de poucos dias costuma ser de montagem ou de folha que já estava pesada e ninguém avisou. Nos dois casos quem aceitou o serviço tinha de ver.',
    ],
    points: [
      'Suporte ou cremalheira que se soltou: fixação fraca, refeita sem custo.',
      'Bate no fim ou para antes: regulagem, que faz parte da instalação.',
      'Motor que esquenta e para: folha pesada, ou motor pequeno para ela.',
      'Placa queimada: tensão do ponto, emenda ou água, a apurar na caixa.',
      'Folha torta ou fora do trilho não espera: isole o vão e fotografe antes de alguém mexer.',
    ],
    further: 'O que cobre cada prazo está na página de [garantia](/garantia).',
    send: 'Se quem instalou não vem, mande o vídeo do defeito, a foto da etiqueta do motor e a data do serviço.',
  },
  {
    when: [
      'diferenca|diferencas|o que muda|comparar|comparacao|comparativo|x|versus',
      'deslizante*|de correr|correr',
      'basculante*',
      kinds,
    ],
    unless: `${failed}|pivotante*|controle*|placa|central|manutencao|garen|rossi|peccinin|nice|intelbras|ppa`,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'A diferença está no movimento da folha: o motor deslizante fica no chão e puxa pela cremalheira um portão que corre de lado; o basculante fica preso à coluna e sobe a folha com um braço que anda no fuso. Um não serve no lugar do outro, e por isso quem decide é o portão que você tem. No basculante o kit tem preço fechado, de {{kit.padrao}} a {{kit.jetflex}} instalado; no de correr o motor sai por orçamento, e a troca numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'Peso, espaço e manutenção, lado a lado',
    text: [
      'No de correr o peso rola sobre as roldanas, e a força serve para arrancar e parar; no basculante o contrapeso ou a mola segura a folha, e o motor só a leva. Assim a mesma potência tem, na ficha, um limite de peso para cada tipo.',
      'Para quem ainda vai fazer o portão, conta a garagem: sem parede livre ao lado não há de correr, e carro alto ou entrada curta pesa contra a folha que avança ao subir.',
    ],
    points: [
      'Espaço: o de correr pede parede do tamanho da folha; o basculante, altura livre e folga na frente.',
      'O que gasta: roldana e cremalheira num; cabo, pivô e fuso no outro.',
      'Falta de luz: um se empurra de lado; o outro só se levanta leve se estiver equilibrado.',
      'Base: o de correr quer concreto e trilho no nível; o basculante, coluna firme.',
    ],
    further:
      'A página [que motor serve no meu portão](/motores/escolher) pergunta o tipo, as medidas e o uso.',
    send: 'Mande uma foto do portão por dentro, com a altura, a largura e o material da folha: dizemos que motor serve e quanto fica.',
  },
  {
    when: [
      'clonado|clonada|clonados|clonaram|clonou|clone|copiado|copiados|copiaram|copiou|copia|copias',
      'controle*',
      'apagar|apago|excluir|remover|bloquear|cancelar|desativar|descadastrar|inutilizar',
    ],
    unless: 'condominio*|predio*|sindico',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Para tirar um controle clonado, apague todos os controles da central e grave de novo só os da casa, porque a cópia não se apaga sozinha: ela usa o código do original. Se o código é rolante, isso basta; se é fixo, troque também o código dos seus, senão a cópia volta a abrir quando o original for gravado. Na visita, apagar e regravar fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    heading: 'Código fixo ou rolante: o que muda ao apagar',
    text: [
      'Controle com fileira de chaves por dentro é fixo, e a combinação se muda em todos. Fixo sem chaves sai de uso com um receptor de código rolante e controles novos, entre {{repair.from}} e {{repair.to}}.',
      'Até a troca, o disjuntor do portão desligado à noite, com a folha travada à chave, deixa a cópia sem efeito.',
    ],
    points: [
      'Junte os controles de todos os moradores: quem ficar fora deixa de abrir.',
      'Guarde mensagens e imagens antes de mexer, e registre ocorrência se alguém entrou.',
      'Anote quantos foram gravados, para saber quando aparecer um a mais.',
      'Recolha e apague o de quem se mudou ou deixou de trabalhar na casa.',
    ],
    send: 'Mande a foto da central e a de um controle aberto, e diga quantos são os da casa.',
  },
  {
    when: [
      'cabo|cabos|cabo de aco',
      'arrebent*|romp*|partiu|partid*|quebr*|estour*|soltou|solto',
      'mola|molas|dobradica|dobradicas|pivo|pivos',
    ],
    unless: 'de luz|eletrico|de energia|custa|preco|quanto',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['repair', 'safety'],
    answer: [
      'Com o cabo de aço do basculante arrebentado, não acione o motor, não destrave e não passe por baixo: daquele lado nada mais segura a folha, que pode torcer e descer de uma vez. Desligue o disjuntor, mantenha todos longe e peça o par de cabos, que trocado fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; mola e dobradiça se veem na mesma visita.',
    ],
    heading: 'Cabo, mola e dobradiça: o que cada um segura',
    text: [
      'O cabo liga a folha ao contrapeso, que fica na coluna; onde não há contrapeso, quem equilibra é a mola. A dobradiça, ou pivô, é o eixo em que a folha gira. Um partido joga o esforço nos outros dois e no motor.',
      'O técnico escora a folha, tira a carga, troca os dois lados e refaz o equilíbrio antes de religar. Dobradiça que pede solda é serviço de serralheiro, e dizemos isso pela foto.',
    ],
    points: [
      'Cabo: trocam-se os dois, porque o outro fez as mesmas viagens.',
      'Contrapeso caído na coluna: não erga nem puxe.',
      'Mola: também em par, e pedaço solto não se toca.',
      'Dobradiça trincada ou com folga: faz a folha descer torta e rói o cabo novo.',
    ],
    questions: [
      {
        question: 'O carro ficou dentro. Posso abrir só desta vez?',
        answer: 'Não. Ele sai depois que o técnico escorar a folha, que vem antes da troca.',
      },
    ],
    send: 'Mande pelo WhatsApp uma foto de longe, com as duas laterais à vista, diga se a folha parou aberta ou fechada e o bairro.',
  },
  {
    when: ['elevacao vertical|guilhotina|levadic*|sobe reto|sobe na vertical'],
    unless: failed,
    ofTwoBrands: 'without-ours',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['compatibility', 'choose'],
    answer: [
      'Antes de escolher entre {primeira} e {segunda}, veja se a fábrica tem motor para elevação vertical: num portão que sobe reto a folha inteira fica suspensa, e o motor comum, de correr ou basculante, não serve em nenhuma das duas marcas. Peça a ficha que diga esse tipo por escrito. Não vendemos {primeira} nem {segunda}; no motor já instalado, o conserto de placa, controle e sensor fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'Contrapeso e guia vêm antes da marca',
    text: [
      'O contrapeso tem de deixar a folha parada em qualquer altura, e ela tem de correr reta nas duas guias. Quem prova isso é quem fez o portão, com ninguém embaixo.',
      'Com a folha em ordem, entre dois modelos que aceitam o tipo ganha o que tem trava contra queda e peça à venda perto de você. Cabo, freio e guia ficam com o fabricante do portão.',
    ],
    points: [
      'Peso da folha e altura do curso dentro da ficha.',
      'Transmissão por cabo, corrente ou eixo, conforme o portão.',
      'Espaço acima do vão do tamanho da folha.',
      'Destravamento que segure a folha na falta de luz, sem a soltar.',
    ],
    send: 'Mande uma foto de frente, outra por dentro com o contrapeso e a etiqueta do motor, se já houver: dizemos se o serviço é nosso ou do fabricante.',
  },
  {
    when: [
      'aguenta|suporta|leva|maximo|move|puxa|levanta|kg|quilos|peso',
      '1/2|1/2 hp|1/2 cv|meio hp|meio cv',
      'quantos|quantos quilos|quanto peso|quantos kg|peso maximo|aguenta quanto|qual o peso|qual peso',
    ],
    unless:
      'roldana|cremalheira|trava|deslizante*|correr|basculante*|pivotante*|de abrir|garen|rossi|peccinin|nice|intelbras|ppa|1/4|1/3',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Em basculante, o motor de 1/2 HP aguenta, na nossa tabela, folha de até {{motor.halfCv.weight}}. No portão de correr o peso rola e a ficha traz bem mais: até uns quatrocentos quilos costuma bastar 1/3 HP, e 1/2 HP é a classe de folha mais pesada que isso. O máximo exato está na etiqueta, porque muda com o redutor.',
    ],
    heading: 'O que o limite de peso supõe',
    text: [
      'No basculante, o número vale para folha equilibrada, que para a meia altura quando solta; sem contrapeso certo, metade desse peso já força o motor. No de correr, vale para trilho plano e roldana boa.',
      'Deixe a folha um quinto abaixo do máximo. No de abrir conta também o comprimento dela, e a ficha dá um limite próprio.',
    ],
    points: [
      'Peso da folha no limite: suba um degrau.',
      'Some ao peso a porta embutida e a chapa posta depois.',
      'Rampa ou vento de frente: conte menos.',
      'Portão de prédio: confira também os ciclos por hora.',
    ],
    further: 'A página [que motor serve no meu portão](/motores/escolher) pergunta tipo, peso e uso.',
    send: 'Mande a foto do portão por dentro, a altura, a largura e o material da folha, e diga se ela sobe, corre ou abre.',
  },
];
