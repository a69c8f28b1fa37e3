/** What managers of condominiums type: their duties, who may sign, how long the motor lasts, the cars of the building. */
import type { DirectAnswer } from '../../direct-answer.ts';

const building = 'condominio*|predio*|edificio*|sindic*|apartamento*|coletivo|garagem coletiva';

export const managerAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'sindic*|condominio*|predio*|edificio*|administradora',
      'obrigad*|obrigatori*|obriga|obrigacao|dever|deve fazer|tem que fazer|precisa fazer',
      'manuten*|revisao|revisoes|preventiv*|vistoria|conservacao|conservar',
    ],
    unless: 'quem paga|pagar|quanto|preco|valor|laudo|contrato|mensal',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed', 'care'],
    answer: [
      'Sim: conservar as partes comuns é dever do síndico pelo artigo 1.348 do Código Civil, e o portão da garagem é uma delas; quem paga é o condomínio. A lei não fixa de quanto em quanto tempo: convenção, seguro ou prefeitura podem pedir um intervalo, e o que praticamos em prédio é uma revisão a cada {{maintenance.interval}}.',
    ],
    heading: 'O que o síndico guarda para provar que cuidou',
    text: [
      'Se a folha machuca alguém ou amassa um carro, a primeira pergunta é quando foi a última revisão. Sem papel, a culpa tende a ficar com o condomínio.',
      'Cada visita nossa deixa anotado o que foi testado, com a data; peça gasta é orçada à parte e só se troca depois de aprovada.',
    ],
    points: [
      'Recibo de cada visita, com o nome do técnico.',
      'Teste da fotocélula e do destravamento, escrito.',
      'Defeito avisado por morador e o dia em que foi consertado.',
      'Orçamento recusado em assembleia, com a ata.',
    ],
    questions: [
      {
        question: 'O síndico pode ser cobrado pessoalmente?',
        answer:
          'Pode, se foi avisado do defeito e não fez nada. Por isso o pedido de conserto se faz por escrito e se guarda.',
      },
    ],
    send: 'Mande o bairro, quantos portões há e a data da última revisão: o valor da visita vai por escrito ao síndico.',
  },
  {
    when: [
      'sindic*|condominio*|predio*|edificio*',
      'responsavel|responsabilidade|cabe a quem|de quem e|quem cuida|quem faz|quem contrata|quem chama|quem tem que',
      'manuten*|revisao|preventiv*|conserto|consertar|arrumar',
    ],
    unless: 'quem paga|pagar|quanto|preco|valor|quebrou|bateu|acidente|ferido|machuc*',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed', 'care'],
    answer: [
      'Quem responde pela manutenção do portão é o síndico, que manda fazer e guarda o recibo; a despesa é do condomínio, rateada entre todos. Quem quebrou o portão paga o conserto, se há prova. Morador que vê o defeito avisa por escrito, e a partir daí o condomínio não pode dizer que não sabia.',
    ],
    heading: 'O que cabe a cada um no portão da garagem',
    text: [
      'O síndico contrata, o zelador limpa o trilho e as lentes, a portaria anota o defeito, e o técnico conserta e testa. Chave de destravamento fica com quem está no prédio o dia todo.',
      'Em prédio o conserto é orçado pela peça e o valor vai por escrito antes do serviço; a revisão se faz a cada {{maintenance.interval}}.',
    ],
    points: [
      'Síndico: contrato, orçamento e recibo das revisões.',
      'Morador: controle próprio e aviso do que viu.',
      'Inquilino: cuida do controle; o portão é do condomínio.',
      'Empresa: escreve o que testou e o que ficou por trocar.',
    ],
    send: 'Mande o bairro, a foto do portão e o que ele faz de errado: o orçamento sai em nome do condomínio.',
  },
  {
    when: [
      'sindic*|administradora|zelador',
      'escolher|escolhe|contratar|contrata|fechar com|decidir|decide|trocar a empresa|trocar de empresa|mudar de empresa|aprovar sozinho|assinar|sem assembleia|sozinho|sozinha',
      'empresa*|tecnico*|prestador*|fornecedor*|manuten*|contrato*|orcamento*|conserto|motor|portao',
    ],
    unless: 'quanto|preco|valor|como escolher|qual|quem paga',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Pode, para manutenção e conserto: contratar quem cuida do portão é administração, e o síndico escolhe a empresa e presta contas. Despesa alta e sem urgência, ou obra que muda o portão, vai antes à assembleia, pelo artigo 1.341 do Código Civil. Leia também a convenção, que pode fixar um valor ou exigir mais de um orçamento.',
    ],
    heading: 'Escolher bem e não ter de explicar depois',
    text: [
      'Peça as propostas com a mesma descrição do serviço: peso da folha, ciclos por hora, peças, prazo e garantia. Só assim os valores se comparam.',
      'Motor novo em portão pesado, com instalação, fica entre {{condominium.from}} e {{condominium.to}}; a visita para orçar não tem taxa.',
    ],
    points: [
      'Reparo urgente, com a garagem aberta: mande fazer e comunique aos moradores.',
      'Motor igual no lugar do queimado: manutenção.',
      'Portão novo, outro tipo de abertura ou segundo motor: obra, com assembleia.',
      'Contrato antigo: confira o prazo de aviso antes de trocar de empresa.',
    ],
    send: 'Mande o bairro, a foto do portão e a da etiqueta do motor: a proposta vem por escrito, em nome do condomínio.',
  },
  {
    when: [
      'quanto tempo dura|quantos anos dura|quantos anos|duracao|dura quanto|dura quantos|vida util|durabilidade|quanto dura|quanto tempo',
      'motor|motores|automatizador|maquina',
      building,
    ],
    unless: 'instal*|trocar|troca|conserto|garantia|bateria|nobreak|demora|abre|fecha|controle*',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['lifetime'],
    answer: [
      'Em condomínio o motor de portão dura de poucos anos a perto de dez, conforme as viagens por dia. O de uso intenso, com a folha leve na mão e revisão a cada {{maintenance.interval}}, chega ao fim dessa conta; um motor de casa posto em prédio pode queimar no primeiro ano. Numa casa, o mesmo aparelho costuma passar de dez.',
    ],
    heading: 'O que encurta e o que alonga a vida do motor no prédio',
    text: [
      'O motor comum aguenta de cinco a dez ciclos por hora, e o de estator robusto, de trinta a cinquenta. Quem passa disso toda manhã gasta o motor pelo calor, mesmo com folha leve.',
      'Antes de ele acabar, vale comparar o conserto com o conjunto novo, que em portão pesado fica entre {{condominium.from}} e {{condominium.to}} com a instalação.',
    ],
    points: [
      'Para no meio da fila e volta depois de esfriar: está pequeno para o uso.',
      'Peça que já não se acha: planeje a troca antes da próxima quebra.',
      'Roldana, trilho ou contrapeso ruim: o motor paga a conta.',
      'Graxa e aperto em dia: a engrenagem dura muito mais.',
    ],
    send: 'Mande a foto da etiqueta do motor, o ano em que foi posto e as aberturas da hora mais cheia.',
  },
  {
    when: [
      'apagar|apaga|excluir|exclui|bloquear|bloqueio|cancelar|remover|desativar|tirar|descadastrar',
      'controle*|tag|tags',
      'ex morador*|antigo morador*|morador*|inquilino*|condominio*|predio*|apartamento*|unidade*',
    ],
    unless: 'todos os|de todos|comprei|casa nova|dois botoes',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program', 'safety'],
    answer: [
      'No prédio, dá para apagar só o controle de quem saiu quando ele é de código rolante e foi gravado com número: a lista de unidades diz qual é, e o técnico o tira da memória sem mexer nos outros. Sem lista, ou com código fixo, apaga-se a memória inteira e gravam-se de novo os que ficam. A visita de gravação custa a partir de {{part.programming.from}}, e em prédio o total sai por orçamento.',
    ],
    heading: 'Cortar o acesso de quem se mudou',
    text: [
      'No código fixo todos os controles falam o mesmo código, e tirar um só é impossível: troca-se o código de todos, ou o receptor por um de código rolante.',
      'O pedido é do síndico ou da administradora, que autoriza mexer na central.',
    ],
    points: [
      'Lista com unidade, número gravado e data.',
      'Controle devolvido e conferido na vistoria de saída.',
      'Receptor com memória para todas as vagas e a reserva.',
      'Regravação marcada com aviso, por bloco ou por andar.',
    ],
    send: 'Mande a foto do receptor, quantas unidades há e se existe lista: dizemos se dá para apagar só um.',
  },
  {
    when: [
      'quantos carros|carros|veiculos|moradores|familias',
      'motor|motores|automatizador|qual|portao',
      'condominio*|predio*|edificio*|vila|estacionamento',
      '20|25|30|35|40|45|50|60|70|80|90|100|120|130|150|160|200|250|300|400|500|muitos',
    ],
    unless: 'bat*|amass*|fech*|risc*|controle*|tag*|demora|kg|quilos|paga',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Conte os carros da hora mais cheia, e não o total: em geral um terço deles sai ou entra na mesma hora da manhã, e esse é o número de ciclos por hora que o motor tem de aguentar. Até dez, um motor comum ainda serve; daí a cinquenta, só o de uso intenso; acima disso, divida em duas passagens. Instalado, o conjunto de prédio fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'Da lista de carros ao motor',
    text: [
      'Depois da contagem vem o peso da folha, porque peso e repetição esquentam o mesmo motor. A velocidade também conta: portão que demora segura a fila na rua.',
      'A visita para medir não tem taxa, e o orçamento sai em nome do síndico.',
    ],
    points: [
      'Peça à portaria a contagem das sete às nove num dia comum.',
      'Visita, entrega e moto também são viagens.',
      'Fotocélula para carro baixo e para carro alto.',
      'Nobreak próprio, se a saída não pode parar sem luz.',
    ],
    send: 'Mande os carros da hora cheia, o tipo e o tamanho do portão e a foto da etiqueta do motor de hoje.',
  },
  {
    when: [
      'alto fluxo|grande fluxo|fluxo alto|fluxo intenso|uso intenso|muito fluxo|alta rotatividade|condominio*|predio*',
      'motor|motores|automatizador',
    ],
    figure: { unit: 'kilogram', from: 301 },
    unless: 'consert*|queim*|nao abre|nao fecha|esquent*|parou|quebr*|basculante',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Para uma folha de {figura} em entrada de muito movimento, procure motor de uso intenso com {sobra} ou mais de peso máximo na etiqueta e de trinta a cinquenta ciclos por hora; o de casa, com cinco a dez, para de calor na fila. Com a instalação, o conjunto fica entre {{condominium.from}} e {{condominium.to}}, e o modelo se fecha depois de medir a folha.',
    ],
    heading: 'Peso e fluxo na mesma escolha',
    text: [
      'Um motor que move {figura} vinte vezes por dia pode não aguentar quarenta viagens numa hora: o calor soma a força e a repetição. Por isso a ficha se lê nas duas linhas, peso máximo e ciclos por hora.',
      'Roldana, trilho e batente também trabalham o dia todo, e entram na mesma vistoria.',
    ],
    points: [
      'Aberturas contadas na hora mais cheia, por dois dias.',
      'Folha solta do motor correndo leve na mão.',
      'Circuito de 220 V só do portão, com terra.',
      'Cremalheira de aço, presa em toda a folha, se ela corre.',
    ],
    send: 'Mande o comprimento, a altura e o material da folha, as aberturas da hora cheia e a foto da base do motor.',
  },
  {
    when: [
      'condominio*|predio*|edificio*',
      'demora*|lento|lenta|devagar|segundos|fila',
      'motor|trocar|rapido|acelerar|velocidade|portao',
    ],
    unless: 'quanto tempo|consert*|sindico|controle*|ficou|ficando|de repente|chegar|tecnico|nobreak',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['replace', 'price'],
    answer: [
      'Se o portão do prédio ficou lento, o defeito é capacitor, roldana ou folha pesada, e se conserta; se sempre foi assim, esse é o passo do motor, e nenhuma regulagem o muda. Aí vale trocar por um rápido, de uso intenso, com conjunto instalado entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'Rápido e de uso intenso são duas contas',
    text: [
      'O motor rápido encurta a fila na rua; o de uso intenso aguenta a fila sem parar por calor. O prédio precisa dos dois na mesma ficha: tempo de abertura e ciclos por hora.',
      'Velocidade pede folha reta, batente firme e fotocélula provada, porque o portão chega antes do pedestre.',
    ],
    points: [
      'Cronometre uma abertura e uma fechada, com o portão vazio.',
      'Anote quantos carros esperam de uma vez na rua.',
      'Solte o motor e empurre a folha: pesada, conserta-se antes.',
      'Pausa do fechamento automático não é lentidão: isso se regula.',
    ],
    send: 'Mande um vídeo do portão abrindo, os segundos que ele leva, a foto da etiqueta do motor e as medidas da folha.',
  },
  {
    when: ['condominio*|predio*|edificio*'],
    unless:
      'kg|quilos|consert*|nao abre|nao fecha|parou|travou|quebr*|queim*|placa|controle*|engrenagem|assistencia|manual|ou|preco|quanto',
    ofMotors: 'one-sliding',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'worth'],
    answer: [
      'O {modelo} serve num condomínio se a etiqueta da sua versão traz ciclos por hora acima das aberturas da hora mais cheia e peso máximo acima do da folha, com um quinto de sobra: há versões diferentes com esse nome, e a de casa para de calor na fila. O motor novo que vendemos e instalamos é PPA; em portão pesado, o conjunto fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'Ler a ficha do {modelo} com os números do prédio',
    text: [
      'Conte as aberturas das sete às nove num dia comum: até dez por hora, um motor comum dá conta; daí a cinquenta, só o de uso intenso. Depois confira o peso da folha, solta na mão.',
      'Se o {modelo} já está instalado e falha, o conserto no prédio é orçado pela peça.',
    ],
    points: [
      'Regime contínuo ou ciclos por hora escritos na etiqueta.',
      'Peça dessa versão que se ache na cidade.',
      'Tempo de abertura que não segure a fila na rua.',
      'Cremalheira de aço e roldanas novas, se a folha é pesada.',
    ],
    send: 'Mande a foto da etiqueta do {modelo}, as medidas da folha e as aberturas da hora cheia.',
  },
  {
    when: ['administradora*', 'portao|portoes|motor|motores|automatizacao'],
    unless:
      'obrigad*|obrigatori*|obriga|quem paga|recus*|demora|nao paga|nao quer|autoriz*|assembleia|reclam*|ou|quebr*|laudo',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['care', 'repair'],
    answer: [
      'Atendemos administradoras de condomínio com conserto, revisão e troca de motor: o orçamento vai por escrito em nome do condomínio, com a peça, o valor e a garantia, antes de o técnico mexer. O conserto fica entre {{repair.from}} e {{repair.to}}; o motor de portão de prédio, com a instalação, em geral entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'O que adianta o orçamento de cada prédio',
    text: [
      'Com o endereço, a foto da etiqueta do motor e um vídeo do defeito, a resposta sai com a faixa de preço, e o síndico aprova sabendo o que se vai fazer. Urgência é o portão que prende carros ou deixa a garagem aberta: diga isso na primeira linha.',
      'A revisão de rotina se combina por visita ou por contrato, e cada uma deixa anotado o que foi testado, com a data.',
    ],
    points: [
      'Lista dos prédios, com quantos portões há em cada um.',
      'Nome de quem aprova e de quem abre a casa de máquinas.',
      'Horário em que a garagem pode ficar parada.',
      'Dados do condomínio para o recibo e a nota.',
    ],
    send: 'Mande a lista dos prédios com o bairro e os portões de cada um: respondemos por escrito.',
  },
  {
    when: ['nr12|nr 12|nr 10|nr10'],
    subject: 'sensor-antiesmagamento',
    isAboutSubject: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'NR é norma de segurança do trabalho: vale onde há empregados, e quem diz como ela se aplica ao portão de uma empresa ou de um condomínio é o técnico de segurança dela. Em casa ela não se aplica. O que vale em qualquer portão é a norma técnica dos motores, que pede proteção contra esmagamento: fotocélula, força regulada e destravamento manual.',
    ],
    heading: 'O que deixamos pronto no portão para essa vistoria',
    text: [
      'Medimos a força, provamos a fotocélula com a folha em movimento e o destravamento sem energia, e o resultado fica escrito. Pôr ou trocar a fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
      'Laudo assinado e enquadramento na norma são do engenheiro ou do técnico de segurança, e não da empresa do motor.',
    ],
    points: [
      'Botão de parada ao alcance de quem opera.',
      'Partes que giram cobertas pela tampa.',
      'Etiqueta no quadro dizendo qual disjuntor é o do portão.',
      'Quem trabalha ali sabe destravar a folha.',
    ],
    send: 'Mande a foto do vão por dentro, a da caixa do motor e o que a vistoria pediu por escrito.',
  },
];
