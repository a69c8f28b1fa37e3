/** Answers to titles about automating a gate: what it is and how it works. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const explanations: readonly DirectAnswer[] = [
  {
    when: [
      'quem pode|quem deve|posso eu|eu mesmo|pedreiro|pintor|serralheiro|eletricista|engenheiro|tecnico',
      'mexer|consert*|instal*|regular|abrir|trocar|automatiz*|fazer',
      'motor|portao|placa|central|fotocelula|automatico',
    ],
    unless:
      'posso eu mesmo|eu mesmo consertar|eu mesmo arrumar|consertar eu mesmo|arrumar eu mesmo|mola*|quer trocar|querem trocar|inteiro|diagnostic*|eletricista pode|serralheiro pode|pedreiro pode|eletricista conserta|eletricista instala|serralheiro instala|serralheiro conserta|eletricista mexe|eletricista arruma|serralheiro arruma|tecnico pode|tecnico conserta|tecnico para|tecnico de|antigo|quem paga|garantia|perde|quanto|preco|inquilin*|condominio|24|urgente|chega|demora|perto|sabado|domingo|visita|confiavel|hoje|precisa de peca|quem chamar',
    subject: 'automatizacao',
    isAboutSubject: true,
    answer: [
      'Cada parte tem o seu profissional: folha, coluna e trilho são do serralheiro; quadro, disjuntor e terra, do eletricista; motor, central, sensor, dobradiça e regulagem, do técnico de portão. Em casa você pode limpar, lubrificar por fora, trocar bateria e destravar; mola, cabo e placa, não.',
    ],
    heading: 'Quem faz o quê, e o risco de trocar os papéis',
    text: [
      'O eletricista liga o motor, mas é a força e a folha que machucam, e isso é de quem conhece portão. O serralheiro põe o motor, e queima a placa quando solda sem desligá-la. O pedreiro que empurra a folha com o motor engatado quebra a engrenagem.',
      'Para um portão comum de casa não se exige engenheiro. Estrutura nova, prédio ou exigência do condomínio podem pedir um responsável técnico.',
    ],
    points: [
      'Você: limpeza, bateria, teste da fotocélula, chave manual.',
      'Serralheiro: coluna, trilho, quadro da folha.',
      'Eletricista: ponto, disjuntor, DR e terra.',
      'Técnico: tudo o que move, para e protege.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'A nossa parte',
        text: [
          'Instalamos, regulamos e consertamos o motor e o que o comanda, de {{repair.from}} a {{repair.to}} no conserto e de {{kit.padrao}} a {{kit.jetflex}} no kit para basculante, com {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'Perco a garantia se outro mexer?',
        answer: 'No que foi mexido, em geral sim. Dentro do prazo, chame quem instalou.',
      },
      {
        question: 'O técnico precisa de curso?',
        answer:
          'Quem trabalha com eletricidade deve ter treinamento de segurança. Peça também garantia escrita e referências.',
      },
    ],
    send: 'Mande uma foto do portão por dentro: dizemos o que é nosso e o que é de outro profissional.',
  },
  {
    when: [
      'alvara|licenca|autorizacao|prefeitura|projeto aprovado|permissao',
      'portao|motor|automatiz*|instal*',
    ],
    unless: 'condominio*|predio*',
    subject: 'automatizacao',
    answer: [
      'Pôr motor num portão que já existe não costuma exigir alvará: a folha e o vão continuam os mesmos. O que a prefeitura regula é portão novo, mudança de guia e folha que abre sobre a calçada; em condomínio fechado ou imóvel tombado, pergunte antes à administração.',
    ],
    heading: 'Quando perguntar antes de instalar',
    text: [
      'Automatizar é pôr um equipamento na garagem, e não obra na fachada. Já rebaixar guia, alargar o vão ou trocar o tipo do portão são obras, e as regras delas variam de cidade para cidade.',
      'A regra que vale em toda parte é de bom senso: a folha não pode avançar sobre quem passa na calçada. Na instalação regulamos força e parada, e deixamos a fotocélula funcionando quando há fechamento automático.',
    ],
    points: [
      'Só motor na folha existente: em geral nada a pedir.',
      'Folha que abre para fora do terreno: não instale assim.',
      'Condomínio: convenção e regimento, antes do orçamento.',
      'Imóvel tombado: o órgão do patrimônio.',
    ],
  },
  {
    when: ['eletricista', 'precis*|chamar|necessari*|instal*|motor|portao|ou'],
    subject: 'automatizacao',
    answer: [
      'Não, se já existe um ponto de energia com disjuntor e terra perto do portão: o instalador do motor faz a ligação da central. O eletricista é preciso quando falta o ponto, quando o fio é fino ou quando a garagem só tem 127 V e o motor é de 220 V.',
    ],
    heading: 'O que é do eletricista e o que é do instalador',
    text: [
      'Do quadro até a tomada ou caixa junto ao motor, o serviço é do eletricista. Dali em diante, com central, fim de curso, fotocélula e controles, é nosso, e leva de {horas de instalação}.',
      'Circuito separado evita que o disjuntor caia com o chuveiro ligado. Mande a foto do quadro e do ponto, e dizemos antes da visita se falta alguma coisa.',
    ],
    points: [
      'Disjuntor próprio para o portão, com fio terra.',
      'Ponto a menos de um metro da caixa do motor, abrigado da chuva.',
      'Tensão igual à da etiqueta do motor.',
      'Eletroduto seco para fotocélula e botoeira, separado da rede.',
    ],
  },
  {
    when: ['alugad*|aluguel|de aluguel'],
    unless: 'aluguel de garagem|aluguel de vaga|marido de aluguel|voces alugam|alugam',
    subject: 'automatizacao',
    answer: [
      'Dá para pôr motor em portão de casa alugada com a autorização do proprietário por escrito, porque o suporte é soldado ou parafusado na folha e na coluna. O conjunto pode ser retirado na mudança, mas leva suportes, furos e mão de obra, e vale combinar antes se o dono abate ou fica com ele.',
    ],
    heading: 'O que combinar antes de instalar em imóvel alugado',
    text: [
      'A instalação muda três coisas do imóvel: o ponto de energia, a coluna e a folha. As três voltam ao que eram, com reparo de pintura, se o motor for retirado por quem entende.',
      'No basculante, o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}} e fica pronto em {horas de instalação}. O kit passa a outro portão se o tipo e o peso da folha forem parecidos.',
    ],
    points: [
      'Autorização por e-mail ou mensagem do proprietário.',
      'Quem paga o ponto de energia.',
      'Se o motor fica, sai ou é abatido do aluguel.',
      'Nota em nome de quem comprou, por causa da garantia.',
    ],
  },
  {
    when: [
      'instal*|motor|colocar',
      'ja soldado|portao pronto|portao ja pronto|ja instalado|portao existente',
    ],
    subject: 'automatizacao',
    answer: [
      'Portão que já está soldado e no lugar é o caso mais simples: instala-se só o motor, em {horas de instalação}, com suporte parafusado ou soldado na folha e na coluna. Antes se confere se a folha corre leve e para equilibrada; se pesa, o ajuste vem primeiro.',
    ],
    heading: 'O que olhamos num portão pronto',
    text: [
      'Esquadro, solda das dobradiças, pivôs e folga nos batentes. Folha que raspa ou pende não recebe motor, porque ele gastaria em meses o que duraria anos.',
      'No basculante, o kit instalado custa {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}}. Portão de correr, de abrir ou pesado sai por orçamento.',
    ],
    points: [
      'A folha para em qualquer altura quando solta.',
      'Há ponto de energia perto da coluna.',
      'A coluna está firme e no prumo.',
      'Sobra espaço para o trilho do motor.',
    ],
  },
  {
    when: [
      'guia completo|guia definitivo|guia pratico|manual completo|tudo sobre|tudo o que precisa saber|tudo que voce precisa saber|tudo o que voce precisa saber|guia do comprador|guia de compra|guia',
      'motor|motores|portao|automatizacao|portao eletronico|automatizar',
    ],
    unless:
      'correr|deslizante|basculante*|pivotante|de abrir|condominio|predio|controle*|placa|central|manutencao|conserto|fotocelula|sensor|nobreak|trava|fechadura|cremalheira|roldana|cabo|mola|contrapeso|capacitor|interfone|camera|celular|wifi|seguranca|solar|jetflex|vidro|madeira|aluminio|ferro|enrolar|social|engrenagem|fim de curso|fuso|braco|instal*|program*|defeito*|problema*|preco|precos',
    winsTies: true,
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['choose', 'install', 'care'],
    answer: [
      'Um motor de portão se acerta em cinco decisões, nesta ordem: o tipo de portão, que decide o tipo de motor; o peso da folha, que decide a força; as aberturas por dia, que decidem a classe; o ponto de energia; e os acessórios de segurança. Em basculante de casa, o conjunto instalado custa de {{kit.padrao}} a {{kit.jetflex}}; o de correr e o de abrir saem por orçamento, numa casa em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'Qual motor vai em cada portão',
    text: [
      'O movimento da folha decide, e um tipo de motor não serve no lugar do outro. Antes de comprar, mova a folha com a mão: se ela pesa, raspa ou não para no meio, o portão se conserta primeiro.',
    ],
    points: [
      'Basculante, que sobe: motor de fuso preso na coluna, com a folha equilibrada por contrapeso ou mola.',
      'De correr, para o lado: motor no piso e cremalheira ao longo da folha, com parede livre do tamanho do vão.',
      'De abrir, que gira: um motor de braço por folha, em coluna firme.',
    ],
    sections: [
      {
        aspect: 'choose',
        heading: 'Quanta força comprar',
        text: [
          'Multiplique a largura pela altura da folha e o resultado pelo material: alumínio pesa de cinco a oito quilos por metro quadrado, grade de nove a catorze, chapa de treze a vinte e madeira de vinte a trinta. O motor deve aguentar um quarto a mais que a folha.',
          'Na nossa tabela de basculante, o de {{motor.quarterCv.power}} leva até {{motor.quarterCv.weight}}, o de {{motor.thirdCv.power}} até {{motor.thirdCv.weight}} e o de {{motor.halfCv.power}} até {{motor.halfCv.weight}}. Sem instalação, custam {{motor.quarterCv}}, {{motor.thirdCv}} e {{motor.halfCv}}. Força a mais não corrige folha torta.',
        ],
      },
      {
        aspect: 'install',
        heading: 'Da instalação à manutenção',
        text: [
          'Numa casa com a tomada pronta, a montagem leva {horas de instalação}: fixar o motor, prender o braço ou a cremalheira, acertar o fim de curso, regular a força e gravar os controles. A tomada com disjuntor e terra é serviço de eletricista, e vem antes. Se o portão fecha sozinho, ponha fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}.',
          'Depois, uma revisão a cada {{maintenance.interval}}, com graxa, reaperto e prova do equilíbrio, é o que mais estende a vida do motor; bem cuidado, ele passa de dez anos numa casa. Os defeitos comuns são baratos: bateria do controle, capacitor ou regulagem. Um conserto nosso fica entre {{repair.from}} e {{repair.to}}, e motor novo só se pensa quando o conserto chega perto da metade do preço dele.',
        ],
      },
    ],
    questions: [
      {
        question: 'Preciso trocar o portão para pôr motor?',
        answer:
          'Quase nunca. Portão que corre, sobe ou gira leve na mão recebe motor; o que está torto ou pesado passa antes pelo serralheiro.',
      },
    ],
    further:
      'Cada passo está explicado na página de [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, a largura, a altura e o bairro: dizemos que motor serve e por quanto fica.',
  },
  {
    when: [
      'quanto tempo|demora|demoram|quantas horas|quantos dias|em quanto tempo|prazo|leva quanto',
      'automatizar|automatiza|automatizacao|motorizar|deixar automatico|colocar automatico',
    ],
    unless: 'dura|garantia|vida util|chegar|chega|fecha*|abrir|abre|condominio|predio',
    subject: 'automatizacao',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['lifetime', 'install'],
    answer: [
      'Automatizar um portão de casa leva em geral de {horas de instalação}, no mesmo dia, quando a folha está reta e o ponto de energia já existe. Base de concreto nova precisa secar, e aí são duas visitas; ponto a puxar do quadro ou folha a acertar vêm antes, com o eletricista ou o serralheiro. Em basculante o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}; de correr e de abrir, o valor sai por orçamento.',
    ],
    heading: 'O que se faz nessas horas',
    text: [
      'O técnico pesa a folha na mão, fixa o suporte, monta o motor e a central, acerta as paradas e a força, grava os controles e ensina a abrir sem luz. O portão fica aberto durante o serviço, e por isso alguém precisa estar em casa.',
    ],
    points: [
      'Tomada ou ponto com disjuntor próprio perto do motor.',
      'Vão livre de carro e de entulho.',
      'Controles e chave entregues e provados no fim.',
    ],
    send: 'Mande a foto da folha por dentro, da coluna e do ponto de energia: dizemos se sai numa visita só.',
  },
];
