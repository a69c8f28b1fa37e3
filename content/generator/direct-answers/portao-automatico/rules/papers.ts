/** Answers to titles about automatic gates: papers and laws. */
import type { DirectAnswer } from '../../../direct-answer.ts';

/** What warns people on the pavement. */
const signal =
  'sinaleira*|sinaleiro*|sinalizador*|giroflex|sirene*|sinal luminoso|sinal sonoro|luz de aviso|aviso sonoro|sinalizacao sonora|sinalizacao luminosa|sinalizacao de garagem|sinalizacao de saida|luz e som|luz e sirene|sirene e luz';

const mandatory =
  'obrigatori*|obrigado|obrigada|obriga|exig*|lei|norma|regra|precisa|preciso|tem que ter|sou obrigado|proibid*|multa|pode|sem|contran|decreto';

const notOnRules =
  'alarme|cerca|camera|comprar|separado|separada|a parte|vem junto|nao acende|nao toca|nao para|queim*|parou|preco|quanto custa|dispar*|barulho';

export const papersAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'norma|normas|abnt|nbr|inmetro|normativa|norma tecnica',
      'portao|motor|automatizacao|instalacao|portoes',
    ],
    unless:
      'calcada|condominio|fotocelula|sensor|obrigatori*|silencio|barulho|consumidor|controle|altura|nota|placa de aviso|sinaleir*',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'A segurança do motor que move portões segue a norma IEC 60335-2-103, e a ligação elétrica, a ABNT NBR 5410. Na prática elas pedem o que se confere em qualquer portão: folha que para ao encostar, proteção contra esmagamento onde o fechamento é automático, destravamento na mão e circuito próprio, com terra. O texto em vigor se consulta na ABNT.',
    ],
    heading: 'O que conferir no seu portão',
    text: [
      'Norma não é lei, mas é por ela que se julga se o serviço foi bem-feito depois de um acidente, e quem responde em primeiro lugar é o dono do portão. Prefeitura e condomínio podem exigir mais: na capital, a Lei 16.809/2018 trata da folha que avança sobre a calçada.',
      'Pôr fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}; regular força e curso, entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Caixa de papelão no vão: a folha tem de voltar ao encostar.',
      'Cabo de vassoura no feixe: ela tem de parar antes.',
      'Chave de destravamento ao alcance de quem mora.',
      'Disjuntor só do portão, com a etiqueta no quadro.',
    ],
    send: 'Mande a foto do portão por dentro e a da etiqueta do motor: dizemos o que falta.',
  },
  {
    when: [
      'lei|leis|legislacao|o que diz a lei|regulamentacao',
      'portao|motor|portoes',
      'existe|tem|qual|sobre|diz|para|fala|ha|quais|de portao|novo|nova|eletronico|automatico',
    ],
    unless:
      'sensor|fotocelula|garantia|consumidor|inquilin*|barulho|silencio|condominio|obrig*|norma*|altura|devolver|aluguel|consert*|vizinho|guia|estacion*|proib*|sinal|motor com defeito|osasco|guarulhos|santo andre|sao bernardo|defeito',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Existe, e a mais direta é da capital: a Lei 16.809/2018 não deixa o portão automático basculante ou pivotante sair do alinhamento do imóvel e avançar sobre a calçada, com multa para quem é intimado e não adequa. Em outra cidade, quem diz é a prefeitura. Por acidente responde o dono do portão, pelo Código Civil, e a compra e o conserto seguem o Código de Defesa do Consumidor.',
    ],
    description:
      'Existe lei na capital: a Lei 16.809/2018 não deixa o portão automático basculante ou pivotante avançar sobre a calçada, com multa.',
    heading: 'Que regra vale para cada dúvida',
    text: [
      'A folha que avança se adequa com sensor do lado de fora, sinal de luz e som, abertura invertida ou portão de correr. Confirme o texto em vigor na prefeitura antes de gastar.',
    ],
    points: [
      'Calçada: lei municipal; na capital, a 16.809/2018.',
      'Carro na frente da guia rebaixada: Código de Trânsito.',
      'Portão de prédio: convenção, regimento e assembleia.',
      'Casa alugada: contrato e Lei do Inquilinato.',
      'Serviço malfeito: noventa dias para reclamar, por lei.',
    ],
    send: 'Mande a foto do portão aberto, vista da rua: dizemos se a folha avança e o que muda na montagem.',
  },
  {
    when: [
      'lei de inquilinato|lei do inquilinato|inquilinato|8245|8.245',
      'portao|motor|conserto|eletronico',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'A Lei do Inquilinato, 8.245/91, não fala de portão, mas decide quem paga: pelo artigo 22 o dono entrega e mantém o imóvel em condição de uso, e o motor, a placa e o cabo gastos são dele; pelo artigo 23 o inquilino repara o que ele mesmo estragou e paga a despesa ordinária do condomínio. Obra, como pôr motor, pede a autorização escrita do dono.',
    ],
    heading: 'Como usar a lei sem briga',
    text: [
      'Avise por escrito, com vídeo e data, e junte um orçamento que diga a causa de cada peça. Um conserto fica entre {{repair.from}} e {{repair.to}}; descontar do aluguel, só com o sim por escrito.',
    ],
    points: [
      'Desgaste: do dono. Batida e mau uso: de quem mora.',
      'Benfeitoria autorizada se indeniza ou se retira, conforme o contrato.',
      'Vistoria de entrada: é ela que mostra o que já estava assim.',
    ],
    send: 'Mande o vídeo e a etiqueta do motor: o orçamento sai com a causa.',
  },
  {
    when: [
      'quebrar contrato|romper contrato|rescindir|rescindir contrato|sair do aluguel|cancelar contrato|multa de contrato|desocupar',
      'portao|garagem',
    ],
    unless: 'manutencao|mensal|empresa|condominio',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Só em caso grave: portão parado por si não costuma desfazer o aluguel, mas o dono que não conserta, avisado por escrito, descumpre o dever de manter o imóvel em condição de uso, e isso pode justificar a saída sem multa ou um abatimento. Junte avisos, vídeos e orçamento antes, e fale com um advogado ou a Defensoria; sair ou parar de pagar por conta própria vira dívida.',
    ],
    heading: 'O que tentar antes',
    text: [
      'Ofereça mandar consertar e descontar, com a concordância escrita do dono: um conserto fica entre {{repair.from}} e {{repair.to}}, e é menos que um mês de briga.',
    ],
    points: [
      'Casa aberta para a rua: diga isso na primeira mensagem.',
      'Prazo por escrito, por exemplo cinco dias.',
      'Até lá, use na mão, se a folha está reta e os cabos inteiros.',
    ],
    send: 'Mande o vídeo e a etiqueta do motor: o orçamento serve de prova.',
  },
  {
    when: ['norma|normas|nbr|abnt|norma tecnica', 'portao*|motor*|automatico'],
    unless: 'fotocelula obrigat*|calcada|lei|eletrica|5410|regulamento interno',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'As normas que alcançam um portão automático são de três tipos: a de segurança do motor, que segue a série IEC 60335 e pede proteção contra esmagamento; a da instalação elétrica, a NBR 5410, que pede circuito protegido, terra e DR em área externa; e as de acessibilidade e de manutenção de edifícios, que pesam em condomínio. Na prática exigem força limitada, fotocélula onde ele fecha sozinho, destravamento e registro de manutenção. O texto oficial se compra na ABNT.',
    ],
    heading: 'O que um síndico ou dono precisa provar',
    text: [
      'Norma não é lei, mas é por ela que perito e seguradora medem o cuidado de quem responde pelo portão. Guarde a nota do motor, o manual, os relatórios de visita e a data de cada teste de reversão.',
      'A regra da calçada e a da fachada são da prefeitura, e a do uso, da convenção.',
    ],
    points: [
      'Força provada com obstáculo, e não com a mão.',
      'Fotocélula testada e anotada.',
      'Aviso ou sinaleira onde passa pedestre.',
      'Chave do destravamento acessível.',
    ],
    send: 'Mande uma foto do portão por dentro e da central: dizemos o que falta para fechar com segurança.',
  },
  {
    when: [
      'barulho|barulhento|ruido|range|rangendo|bate',
      'crime|contravencao|policia|delegacia|boletim|perturbacao|perturbacao de sossego|lei de silencio|ilegal|processar|processo',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Crime não é: o barulho do portão é questão de vizinhança, pelo artigo 1.277 do Código Civil, e, em prédio, de regimento e multa. A contravenção de perturbação do sossego, artigo 42, fala de gritaria, trabalho ruidoso, som alto e animal, e dificilmente alcança um portão que range. O que resolve é silenciá-lo, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Antes de levar a briga adiante',
    text: [
      'Grave um vídeo com som e hora e mostre a quem é dono do portão: a maioria dos barulhos some com regulagem, roldana nova ou batente de borracha. Se ele não liga, um pedido por escrito vem antes do Juizado.',
    ],
    points: [
      'Bate no fim: fim de curso e força fora do ponto.',
      'Range: dobradiça ou roldana seca, ou gasta.',
      'Ronca: motor forçado por folha pesada.',
      'À noite: fechamento automático mais lento ajuda.',
    ],
    send: 'Se o portão é seu, mande um vídeo com som de uma abertura inteira.',
  },
  {
    when: [
      'obrigatori*|obrigado|obrigada|obriga|exig*|lei|norma|precisa ter|tem que ter|precisa de sinal*|precisa de placa de*|proibid*|multa',
      'placa de aviso|placa de cuidado|cuidado veiculos|entrada e saida de veiculos|saida de veiculos|placa de advertencia|placa avisando|aviso de portao|adesivo',
    ],
    unless: 'camera|cerca|cachorro|queimad*|nao acende|sinaleir*|sirene|giroflex',
    subject: 'portao-automatico',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Em casa, não conhecemos regra geral que obrigue a pôr placa de aviso no portão automático; quem confirma o que vale no seu endereço é a prefeitura. Em garagem de uso coletivo, como a de prédio, a regra de trânsito pede mais que uma placa: um sinal de luz e som na saída.',
    ],
    heading: 'O aviso que protege, obrigatório ou não',
    text: [
      'Placa ajuda o entregador; quem salva o pedestre é a folha que para. Por isso primeiro vêm a força regulada e a fotocélula, que fica entre {{part.photocell.from}} e {{part.photocell.to}}, e depois a luz.',
      'A sinaleira liga numa saída da central e acende antes de a folha andar.',
    ],
    points: [
      'Placa à altura dos olhos, do lado de fora.',
      'Luz visível para quem vem pela calçada, dos dois lados.',
      'Som baixo à noite, ou a vizinhança manda desligar.',
      'Prédio: guarde o que a prefeitura respondeu.',
    ],
    send: 'Para ligar uma sinaleira, mande a foto da central fechada e a da saída da garagem.',
  },
  {
    when: [
      signal,
      mandatory,
      'casa|casas|residencia|residencias|residencial|sobrado|garagem de casa|minha casa|particular',
    ],
    unless: `${notOnRules}|condominio*|predio*|edificio*`,
    subject: 'portao-automatico',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Em casa, a regra de trânsito não exige sinaleira: a que pede luz e som na saída vale para garagem de uso coletivo, como a de prédio e de estacionamento. A cidade pode ter regra própria, sobretudo para portão que avança sobre a calçada, e quem confirma o seu endereço é a prefeitura.',
    ],
    description:
      'Em casa, a regra de trânsito não exige sinaleira: ela vale para garagem de uso coletivo. Quem diz se a sua cidade pede mais é a prefeitura.',
    heading: 'Quando vale pôr mesmo sem obrigação',
    text: [
      'Muro alto, saída de ré, calçada de escola ou ponto de ônibus pedem um aviso antes de a folha andar. O pedestre que vem rente ao muro só vê o carro quando ele já está na calçada.',
      'A sinaleira não para o portão: quem o faz voltar é a fotocélula, que fica entre {{part.photocell.from}} e {{part.photocell.to}} instalada.',
    ],
    points: [
      'Luz sem som basta onde há janela por perto.',
      'No alto, à vista de quem vem dos dois lados.',
      'Ligada à central do portão, para acender antes da folha.',
    ],
    send: 'Para ligar uma sinaleira em casa, mande uma foto da saída vista da calçada e outra da central fechada.',
  },
  {
    when: [signal, mandatory],
    unless: notOnRules,
    subject: 'portao-automatico',
    winsTies: true,
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['allowed'],
    answer: [
      'Em garagem de uso coletivo, como a de prédio, de comércio e de estacionamento, sim: a regra de trânsito, que é a resolução 38 do Contran, de 1998, pede na saída um sinal de luz e som. Para garagem de casa ela não fala; ali quem diz se o seu endereço precisa é a prefeitura.',
    ],
    description:
      'Em garagem coletiva, como a de prédio, sim: a regra de trânsito pede sinal de luz e som na saída. Em casa, quem diz é a prefeitura.',
    heading: 'Como a sinaleira fica em ordem',
    text: [
      'O aviso começa antes de a folha andar e dura até o carro sair. Ele não substitui a fotocélula, que é o que faz a folha voltar; instalada, ela fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
      'A ligação usa uma saída da central ou um módulo de relé, num serviço que começa em {{repair.from}} e se orça por foto.',
    ],
    points: [
      'Prédio: o síndico guarda a nota e pede o teste em cada revisão.',
      'Obra nova ou alvará: pergunte à prefeitura que sinal ela aceita.',
      'Sinal à vista de quem vem pela calçada, dos dois lados.',
      'Lâmpada queimada ou som desligado: é como não ter.',
    ],
    send: 'Mande pelo WhatsApp uma foto da saída vista da calçada e outra da tampa da central: dizemos se a placa tem a saída e quanto fica.',
  },
];
