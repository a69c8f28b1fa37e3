/** Answers to titles about automating a gate: installation. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksMistakes, asksNeed } from '../../../words/asking-words.ts';
import { gateOrMotor } from '../../../words/title-groups.ts';

export const generalInstallationAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'quanto tempo|quantas horas|quanto demora|quantos dias|demora quanto|demora para|demora pra|tempo de instalacao|prazo de instalacao|prazo',
      'instal*|colocar|colocacao|montar|montagem|por motor|trocar motor|troca de motor',
      'garantia|garantias',
    ],
    unless: 'consert*|controle*|nobreak|vencid*|venceu|perd*|placa',
    subject: 'automatizacao',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['install', 'lifetime'],
    answer: [
      'Instalar o motor leva de {horas de instalação} num portão que já existe, e ele sai funcionando no mesmo dia. A garantia do kit instalado em basculante é de {{kit.warranty}}, no motor e na instalação; em portão de correr ou de abrir, a instalação tem {{guide.warranty.installation}}, e o prazo do motor vem escrito na proposta.',
    ],
    heading: 'O que alonga o serviço e o que a garantia cobre',
    text: [
      'Base de concreto nova pede duas visitas, porque ela seca antes de receber o motor; folha torta, ponto de energia que falta e suporte a soldar também somam horas. Com duas folhas são dois motores.',
      'A garantia vale para defeito do conjunto e da montagem. Raio, enchente, batida de carro e conserto feito depois por outra pessoa ficam de fora.',
    ],
    points: [
      'Guarde a nota ou a proposta: é com ela que a garantia se aciona.',
      'Deixe o ponto de energia pronto, com disjuntor próprio.',
      'Alguém em casa no fim, para aprender a destravar.',
    ],
    further: 'O que cada prazo cobre está na página da [garantia](/garantia).',
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, com o lugar do motor, e o bairro: dizemos quanto tempo leva no seu e que dia está livre.',
  },
  {
    when: [asksMistakes, 'instal*|montag*|montar|automatiz*|colocar motor', gateOrMotor],
    unless: 'fotocelula*|sensor*|camera*|interfone|depois de instalar|vender|contrat*',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Os erros mais comuns na instalação de um motor de portão são pôr o motor em folha pesada ou torta, escolher pela potência e não pelo peso, puxar energia da tomada mais próxima, deixar a fotocélula para depois e subir a força na placa até a folha andar. Nenhum aparece no primeiro dia: meses depois vêm a engrenagem gasta, a placa queimada ou alguém prensado.',
    ],
    heading: 'O que uma instalação certa tem',
    text: [
      'Primeiro a folha, solta do motor, anda leve na mão e para onde se deixa. Depois vêm a base firme, o circuito próprio com terra, os batentes nas pontas e a força no mínimo que move o portão.',
      'Conosco, em basculante, o kit sai instalado de {{kit.padrao}} a {{kit.jetflex}}, com {{kit.warranty}} de garantia; corrigir uma instalação feita por outro fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Suporte parafusado só na madeira ou na chapa fina: arranca.',
      'Caixa da central com o furo dos fios para cima: entra água.',
      'Fim de curso atrasado: o motor empurra o batente a cada viagem.',
      'Fechamento automático sem fotocélula: o carro é o sensor.',
      'Dono sem a chave do destravamento: fica preso na falta de luz.',
    ],
    send: 'Mande um vídeo do portão andando e uma foto do motor e da central: dizemos o que está certo e o que corrigir.',
  },
  {
    when: [
      'sinais|sinal|como saber|como identificar|como reconhecer|como perceber',
      'instal*|montag*',
      'malfeita|mal feita|mal feito|malfeito|mal instalado|errada|ruim|porca|errado|bem feita',
    ],
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['signs'],
    answer: [
      'Uma instalação malfeita no portão aparece cedo: a folha bate no fim ou dá tranco na partida, o motor esquenta ou ronca com poucas aberturas, os fios ficam soltos ou emendados ao tempo, o portão não para ao encostar num bloco de madeira e ninguém ensinou a destravar. Suporte que mexe, cremalheira que range e falta de fotocélula com fechamento automático completam a lista.',
    ],
    heading: 'O que fazer com a lista na mão',
    text: [
      'Chame primeiro quem instalou, com vídeo e data: o serviço tem garantia, e em qualquer compra a lei dá noventa dias. Se ele não volta, outro técnico corrige, entre {{repair.from}} e {{repair.to}}, conforme o que faltou.',
      'Até lá, desligue o fechamento automático. Com choque, cheiro ou folha torta, desligue o disjuntor.',
    ],
    points: [
      'Furo dos fios por cima da caixa: entra água.',
      'Energia vinda de extensão ou benjamim.',
      'Força no máximo para vencer folha pesada.',
      'Sem nota nem garantia escrita.',
    ],
    send: 'Mande um vídeo do portão andando e fotos do motor, dos fios e dos suportes.',
  },
  {
    when: [
      'pode ser automatizado|podem ser automatizados|da para automatizar|da para ser automatizado|serve para automatizar|aceita motor|pode receber motor|pode ter motor|pode automatizar|posso automatizar|e automatizavel|aguenta motor|aguenta um motor|aguenta ter motor|suporta motor|suporta um motor|aguenta o motor',
      'como saber|como sei|saber se|sei se|como descobr*|descobrir|como identific*|identificar|como ver|da para saber|como verific*|sinal|sinais|sintoma|sintomas',
    ],
    unless: 'quanto custa|preco|enrolar|vidro',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['signs', 'install'],
    answer: [
      'Quase todo portão pode ser automatizado, e a prova é a mão: ele serve se anda leve em todo o caminho, sem raspar nem torcer, se folha e coluna estão firmes, se há lugar para o motor e se a energia chega perto. Basculante recebe kit instalado de {{kit.padrao}} a {{kit.jetflex}}; de correr e de abrir saem por orçamento. O que não passa na prova se conserta antes, e não se resolve com motor forte.',
    ],
    heading: 'A prova do seu portão em cinco minutos',
    text: [
      'Abra e feche devagar com uma mão. O basculante tem de parar a meia altura; o de correr tem de rolar sem tranco; o de abrir não pode cair na ponta nem raspar no piso.',
      'Depois olhe o lugar do motor: lateral livre do chão à verga no basculante, base firme e folha reta no de correr, distância da dobradiça à parede no de abrir.',
    ],
    points: [
      'Ferrugem no pé da folha: serralheiro antes.',
      'Alumínio fino: reforço onde o braço se prende.',
      'Madeira: serve com quadro de ferro firme.',
      'Sem tomada por perto: ponto de energia do eletricista.',
    ],
    send: 'Mande uma foto do portão inteiro por dentro, outra da coluna, e diga se ele anda leve na mão.',
  },
  {
    when: [
      'instala*|instalacao|colocam o motor|colocar o motor|colocar motor|motor novo|troca de motor|trocar o motor|trocar motor',
      'copia|copiar|clonar|controles|controle extra|cadastrar controle*|gravar controle*|programar controle*|copia de controle|copiar os controles',
      'mesmo dia|mesma visita|na hora|junto|tambem|e gravam|e grava|e copia|e faz copia|e copiar|e controle|e programacao',
    ],
    unless: 'nao|parou|aproveitar|antigo',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'program', 'price'],
    answer: [
      'Sim, as duas coisas cabem na mesma visita: a instalação leva de {{install.hours.from in digits}} a {{install.hours.to}}, e os controles são gravados na central nova antes de o técnico ir embora. O kit para basculante, de {{kit.padrao}} a {{kit.jetflex}} instalado, já inclui dois; os outros se compram à parte e se gravam na hora.',
    ],
    heading: 'Controles no dia da instalação',
    text: [
      'Junte na mesma hora todos os controles que vão ficar. O antigo só grava se for da frequência e do código da central nova; o de código fixo também pode ser clonado em outro controle.',
    ],
    points: [
      'Diga antes quantos controles quer, para virem na visita.',
      'Gravação em outra data: de {{part.programming.from}} a {{part.programming.to}}.',
      'De correr ou de abrir: motor por orçamento, e os controles do mesmo jeito.',
    ],
    send: 'Mande a foto do portão por dentro, a do controle que já tem e quantos quer ao todo.',
  },
  {
    when: [
      'tirar o portao|tirar portao|retirar o portao|desmontar o portao|remover o portao|tirar a folha|portao de lugar',
      `${asksNeed}|vai`,
      'instalar|instalacao|colocar|coloca|coloco|por|botar|automatizar|automacao|motor|ter|troco|trocar|troca',
    ],
    unless: 'trilho|quebr*|consert*',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Não precisa: o motor é montado com o portão no lugar, e a folha não sai da coluna nem do trilho. Suporte, braço ou cremalheira se prendem nela ali mesmo, em {{install.hours.from in digits}} a {{install.hours.to}}, e só a folha empenada ou com dobradiça quebrada sai, para a serralheria, antes.',
    ],
    heading: 'O que se faz na folha durante a instalação',
    text: [
      'O técnico prova a folha na mão, marca a altura do suporte, fixa e liga. Quem mora na casa só deixa o vão livre e o carro do lado que precisar sair.',
    ],
    points: [
      'Basculante: o suporte vai na coluna e o braço na folha.',
      'De correr: o motor vai na base e a cremalheira ao longo da folha.',
      'De abrir: o braço prende na coluna e na folha.',
    ],
  },
  {
    when: [
      'sozinho|eu mesmo|por conta|em casa',
      'instalar|instalacao|montar',
      'motor|kit',
      'dificil|complicado|facil|consigo|da trabalho',
    ],
    unless: 'trocar',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'allowed'],
    answer: [
      'É difícil na primeira vez: parafusar qualquer um aprende, mas acertar altura do braço ou da cremalheira, ligar a rede com terra e regular força e fim de curso pede prática e medição. Quem troca um motor por outro igual, com a folha leve, consegue; numa instalação do zero, ainda mais em basculante, chame um técnico.',
    ],
    heading: 'O que costuma dar errado',
    text: [
      'Força alta demais, curso fora do ponto e fio fino sem terra aparecem depois, com o portão em uso. No nosso kit para basculante a instalação já está no preço, a partir de {{kit.padrao}}.',
    ],
    points: [
      'O que segura a folha, cabo, mola e contrapeso, não se solta em casa.',
      'Leia se a garantia do motor exige montagem por técnico.',
      'Prova final: uma caixa de papelão no vão tem de fazer a folha voltar.',
    ],
  },
  {
    when: ['instalacao|instalar', 'manutencao', 'motor|portao', 'e|mais|com'],
    unless: 'parou|nao|contrato de',
    subject: 'automatizacao',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['install', 'care', 'price'],
    answer: [
      'Fazemos as duas: o motor em basculante sai de {{kit.padrao}} a {{kit.jetflex}} instalado, com {{kit.warranty}} de garantia, e a manutenção vem depois, {{maintenance.residence}} em casa, por visita avulsa orçada pelo tipo da folha. No primeiro ano o que for defeito de montagem é da garantia, e a revisão cuida do que gasta.',
    ],
    heading: 'O que entra em cada uma',
    text: [
      'Na instalação: fixação, central, controles, força e curso. Na revisão: cabo, roldana, aperto, lubrificação e prova da fotocélula, em {{maintenance.hours.from in digits}} a {{maintenance.hours.to}}.',
    ],
    points: [
      'Prédio e comércio: revisão a cada {{maintenance.interval}}, por contrato.',
      'Nos outros tipos de portão o motor se orça por foto.',
      'Guarde a proposta com a data.',
    ],
  },
  {
    when: [
      'precisa trocar|tenho que trocar|preciso trocar|tem que trocar|precisa de portao novo|precisa mudar',
      'portao|folha',
      'motor|jetflex|speedy|automatizar|padrao|kit',
    ],
    unless: 'fiacao|placa|controle|contrapeso|110|220|portao antigo ou',
    subject: 'automatizacao',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['install', 'allowed'],
    answer: [
      'Não precisa trocar o portão se a folha está reta, firme e anda leve na mão: motor novo vai na folha que existe. Troca-se ou reforça-se quando ela torce, está com a base podre ou pesa mais do que o motor leva. Para motor rápido a exigência cresce, porque a velocidade mostra toda folga; o kit JETFLEX, de {{kit.jetflex}}, pede ainda ponto de 220 V.',
    ],
    heading: 'O que se conserta em vez de trocar',
    text: [
      'A maior parte do que parece fim do portão é cabo, pivô ou dobradiça, e custa bem menos que uma folha nova, que é da serralheria.',
    ],
    points: [
      'Cabo, polia ou roldana: de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Solda e reforço de travessa: de {{part.metalwork.from}} a {{part.metalwork.to}}.',
      'Acima de {{homeJetflex.weight}} em basculante: motor de linha pesada, e não outra folha.',
    ],
    further: 'Os kits e o peso de cada um estão em [motores](/motores).',
    send: 'Mande pelo WhatsApp um vídeo da folha movida na mão, as medidas e uma foto das duas laterais.',
  },
  {
    when: [
      'mao de obra|instalacao avulsa|so a instalacao|somente a instalacao|apenas a instalacao',
      'instal*|colocar|por|motor|portao|automatizar|tecnico',
    ],
    unless:
      'com mao de obra|com a mao de obra|mao de obra inclusa|mao de obra incluida|inclui|incluso|inclusa|consert*|fotocelula|nobreak|placa|comprei|comprado|ja tenho|so a mao de obra|garantia|capacitor|trocar roldana|roldana|correr|deslizante*|pivotante*|duas folhas',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'price'],
    answer: [
      'A mão de obra sozinha não tem tabela conosco, mas dá para ver o tamanho dela: o motor de portão sem instalação custa de {{motor.quarterCv}} a {{motor.halfCv}}, e o kit de basculante instalado começa em {{kit.padrao}}. A diferença paga a instalação, a central, os dois controles e a fixação. Para instalar um motor que você já tem, o valor sai por foto, sem taxa de visita.',
    ],
    heading: 'O que muda o valor da instalação',
    text: [
      'São de {horas de instalação} de serviço num portão pronto, com {{kit.warranty}} de garantia. Em portão de correr ou de abrir a instalação entra no orçamento do conjunto, que numa casa fica em geral entre {{replacement.from}} e {{replacement.to}} com o motor.',
    ],
    points: [
      'Ponto de energia ao lado do motor, com disjuntor e terra: nada a somar.',
      'Base de concreto, solda ou cremalheira nova: linhas à parte.',
      'Folha pesada ou torta: acerta-se antes, ou o motor novo paga por ela.',
      'Troca no mesmo lugar aproveita suporte e fiação, e custa menos.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão por dentro, a etiqueta do motor se já o comprou e o bairro: respondemos com o valor da instalação.',
  },
  {
    when: [
      'preco*|quanto custa*|quanto fica|quanto sai|quanto cobra*|quanto|valor*|custo|custa|cobra|cobram|tabela|orcamento|media',
      'instalar|instalacao|colocar|montar|por|automatizar|motorizar',
      'motor|motores|automatizador|motor de portao|portao eletronico|portao automatico|portao',
    ],
    unless:
      'sem instalacao|sem instalar|basculante*|deslizante*|correr|pivotante*|abrir|predio|condominio|empresa|galpao|mao de obra|tempo|demora|garantia|nobreak|fotocelula|trava|comprei|ja tenho|inclu*|trocar|troca|retirar|rebaix*|ponto|fiacao|eletricista|usado|wifi|wi fi|celular|novo|consome|consumo|gasta|luz|energia|fabric*|social|camera*|interfone*|fechadura*|sensor*|botoeira*|controle*|placa|cerca*|sinaleira*|bateria|cremalheira|roldana*|cabo*|mola*|pedreiro|por que|grade|chapa|lanca*|alarme*|conserto|consertar',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'price'],
    answer: [
      'Instalar motor de portão com o motor incluído custa, em basculante, {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}}, conforme a velocidade. Em portão de correr ou de abrir sai por orçamento, e numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}. Se você já comprou o motor, cobra-se só a instalação, orçada por foto e sem taxa de visita.',
      'Com o motor incluído, a instalação num basculante sai por {{kit.padrao}}, {{kit.speedy}} ou {{kit.jetflex}}, e o que separa os três é a velocidade. Portão que corre ou abre é orçado pela folha e pela base: numa casa, conte em geral de {{replacement.from}} a {{replacement.to}}. Quem já tem o motor na caixa manda a foto da etiqueta e paga só o serviço.',
    ],
    heading: 'O que o preço da instalação inclui',
    text: [
      'No kit estão motor, central, dois controles, fixação, regulagem e {{kit.warranty}} de garantia, em até {parcelas} vezes.',
    ],
    points: [
      'À parte: ponto de energia que falta, feito pelo eletricista.',
      'À parte: solda, base de concreto, cabo gasto ou roldana gasta.',
      'Fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}, se ele fecha sozinho.',
    ],
    send: 'Diga pelo WhatsApp se a folha sobe, corre ou abre, com as medidas e uma foto por dentro: a resposta é o valor.',
  },
  {
    when: [
      'hoje|ainda hoje|em mesmo dia|mesmo dia',
      'instalar|instalacao|instalam|instala|colocar',
      'portao|motor|kit|automatizador',
    ],
    unless:
      'hoje a noite|hoje de noite|esta noite|agora a noite|de noite|a noite|depois de 18h|depois das 18h|apos as 18h|apos 18h|depois de 18|depois de 18 horas|depois de 6 de tarde|depois de 19h|depois de 20h|as 19h|as 20h|as 21h|as 22h|19h|20h|21h|22h|fora de horario|fora de horario comercial|fora de expediente|depois de expediente|depois de trabalho|domingo*|feriado*|fim de semana|sabado*|placa|central|capacitor|engrenagem|cremalheira|controle|cabo|fotocelula|fechadura|trava|consert*|vale a pena',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'lifetime'],
    answer: [
      'Instalar hoje é possível se houver técnico livre e o modelo no estoque, e se o portão estiver pronto; senão, fica para a data combinada na conversa. Em basculante o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}, e a montagem leva de {horas de instalação} dentro do expediente, de {horário}.',
    ],
    heading: 'O que deixa o portão pronto para a montagem de hoje',
    text: [
      'Folha leve na mão, coluna firme e energia no lugar. O que falta disso aparece nas fotos, e é melhor saber antes de o técnico sair.',
    ],
    points: [
      'Fotos por dentro, com as medidas e o material.',
      'Tomada ou ponto com disjuntor só dele, e a tensão.',
      'Garagem sem carro na hora e um adulto em casa.',
    ],
    send: 'Mande já a rua, as fotos e as medidas: a resposta diz se dá hoje e por quanto.',
  },
  {
    when: [
      'instalador|instaladores|instalador de portao|instalador de motor|quem instala|empresa que instala|empresa de instalacao|instaladora',
      'portao|motor|automatico|eletronico|portoes|automatizador',
    ],
    unless:
      'consert*|curso|salario|virar|ser|trabalhar|vaga|ganha|ferramenta*|garantia|condominio|predio|interfone|camera|domingo*|feriado*|sabado*|noite|amanha|culpa|estragou|errou|sumiu|correr|deslizante|pivotante',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'choose'],
    answer: [
      'Instalamos motor de portão com visita sem taxa e preço fechado antes do dia: em basculante, o kit com mão de obra vai de {{kit.padrao}} a {{kit.jetflex}}; de correr e de abrir saem por orçamento, com a folha medida. A montagem leva de {horas de instalação}, e o serviço tem {{kit.warranty}} de garantia.',
    ],
    heading: 'O que o instalador olha antes de furar',
    text: [
      'Primeiro leva a folha na mão, solta: se ela pesa ou raspa, isso se acerta antes do motor. Depois vê a coluna que vai segurar o suporte, o curso livre e a energia, com disjuntor só do portão e terra.',
      'No fim ele regula a força no mínimo, prova a parada com um obstáculo, grava os controles e ensina a chave de destravamento a quem mora ali.',
    ],
    points: [
      'Medidas da folha e de que material ela é.',
      'Se ela sobe, corre ou abre, e o espaço ao lado ou em cima.',
      'Tensão no ponto: 127 ou 220 V.',
      'Portaria com cadastro ou horário de obra, se houver.',
    ],
    questions: [
      {
        question: 'Instalam motor comprado em outra loja?',
        answer:
          'A instalação pode ser orçada pela foto da etiqueta e da folha; o motor fica com a garantia de quem vendeu.',
      },
    ],
    further:
      'As etapas da montagem estão na página de [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, as medidas e a rua: o valor ou a pergunta que falta vem na resposta.',
  },
  {
    when: [
      'e dificil|dificil|e complicado|complicado|e facil|facil',
      'instalar|colocar|por|montar|instalacao',
      'motor|portao eletronico|portao automatico|automatizar',
    ],
    unless:
      'sozinho|eu mesmo|controle|qual portao|que portao|qual tipo|que tipo|qual dos|correr ou|basculante ou',
    subject: 'automatizacao',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['install', 'price'],
    answer: [
      'Para quem é do ramo não é difícil: com a folha leve e o ponto de energia pronto, leva {horas de instalação}. Para quem nunca fez, a parte difícil é outra: equilibrar a folha, acertar o fim de curso e a força e ligar a rede com segurança, porque um erro ali quebra a engrenagem ou machuca alguém. Em basculante o kit sai já instalado de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'Onde a instalação costuma dar errado',
    text: [
      'Motor montado em folha desequilibrada trabalha forçado e dura pouco. Suporte em coluna fraca solta em meses.',
    ],
    points: [
      'De correr: base no nível e cremalheira com folga.',
      'De abrir: distância do pivô ao suporte.',
      'Circuito, disjuntor e terra são do eletricista.',
    ],
    send: 'Mande uma foto do portão por dentro e do quadro de luz.',
  },
  {
    when: [
      'fechadura|trinco|ferrolho|tranca',
      'motor|automatizar|automatico|adaptar',
      'ja tem|que tem|com fechadura|existente|adaptar|tirar|manter|deixar',
    ],
    unless: 'fechadura eletro*|eletroima|social',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Dá para pôr motor em portão que já tem fechadura, mas ela deixa de ser usada: retira-se a lingueta ou trava-se aberta, porque motor contra fechadura trancada quebra engrenagem e suporte. Parado, o motor já segura a folha; quem quer mais põe trava elétrica, que a central recolhe antes de abrir.',
    ],
    heading: 'O que fazer com a fechadura antiga',
    text: [
      'Deixe-a só para viagem, com um aviso no disjuntor, ou troque por cadeado que ninguém feche por hábito. Furo que sobra se tampa com chapa.',
      'Em basculante, o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}; trava elétrica, entre {{repair.from}} e {{repair.to}}, fora a peça.',
    ],
    points: [
      'Ferrolho de chão em portão de abrir: só na folha que fica fixa.',
      'Fechadura com chave por fora pode virar destravamento externo em alguns motores.',
      'Prove a folha com o trinco fora: tem de andar leve.',
    ],
    send: 'Mande fotos da fechadura, da folha por dentro e do batente.',
  },
  {
    when: [
      'mao de obra|instalacao|instalar|colocar|por',
      'so a instalacao|so instalar|so a mao de obra|somente a instalacao|somente instalacao|comprei o motor|motor que comprei|motor comprado|ja tenho o motor|tenho o motor|motor proprio',
    ],
    unless:
      'com mao de obra|com a mao de obra|mao de obra inclusa|mao de obra incluida|consert*|fotocelula|nobreak|placa',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'price'],
    answer: [
      'Só a mão de obra não tem preço de tabela: instalar um motor que você já comprou se orça por foto, sem taxa de visita, porque muda com o tipo de portão e com o que falta na folha. Para ter medida, o motor de 1/4 CV custa {{motor.quarterCv}} sem instalação, e o kit PADRÃO, com motor, central, controles e montagem, {{kit.padrao}}.',
    ],
    heading: 'O que ver antes de instalar o motor comprado',
    text: [
      'Confira se ele é do seu tipo de portão, da tensão do ponto e do peso da folha: é comum o motor vir errado. Enquanto não foi ligado, ainda dá para trocar na loja.',
      'A instalação leva de {horas de instalação}. A garantia do motor é de quem o vendeu; a do nosso serviço é de {{repair.warranty}}.',
    ],
    points: [
      'Etiqueta: modelo, tensão e tipo de portão.',
      'Tudo na caixa: central, suporte, fim de curso e controles.',
      'Folha leve e equilibrada, solta na mão.',
      'Ponto com disjuntor próprio e terra.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor na caixa e a foto do portão por dentro, e dizemos o valor da instalação.',
  },
  {
    when: [
      'instal*|colocar|montar|por',
      'sozinh*|eu mesmo|por conta propria|sem tecnico|faca voce mesmo|em casa sozinho',
    ],
    unless:
      'abre sozinho|fecha sozinho|fotocelula|botoeira|receptor|mora sozinh*|moro sozinh*|vive sozinh*|moram sozinh*',
    subject: 'automatizacao',
    answer: [
      'Dá para montar a parte de ferro, mas não aconselhamos instalar o motor sozinho: o portão basculante guarda peso em molas ou contrapesos, e a ligação na rede e a regulagem de força decidem se ele para ao encostar em alguém. Quem instala por conta própria perde a garantia da instalação.',
    ],
    heading: 'Onde a instalação por conta própria dá errado',
    text: [
      'O erro mais comum é pôr motor em folha que não está equilibrada. Ele funciona no primeiro mês, força todo dia e queima engrenagem ou bobina antes do fim do ano.',
      'No kit para basculante, a instalação já está no preço, de {{kit.padrao}} a {{kit.jetflex}}, e leva de {horas de instalação}. Por isso comprar na caixa só compensa a quem já é do ramo.',
    ],
    points: [
      'Folha que não para a meia altura: contrapeso antes do motor.',
      'Força no máximo para compensar peso: risco de esmagamento.',
      'Emenda com fita no tempo: curto na primeira chuva.',
      'Fim de curso adiantado: o motor empurra o batente até queimar.',
    ],
  },
  {
    when: [
      'comprar o motor em internet e|comprar motor em internet e|compro o motor em internet e|compro motor em internet e|comprar em internet e|motor de outra marca|motor de outra loja|comprei motor|comprei kit|comprei o kit|comprei um kit|comprei na internet|comprado em|comprei em|comprou em|ja comprou|ja comprei|ja comprado|comprei o motor|comprei um motor|motor comprado|kit comprado|que comprei|que eu comprei|que ja tenho|que o cliente comprou|comprado em mercado livre|comprado na internet|comprado na shopee|tenho o motor|ja tenho o motor|ja tenho um motor|ja tenho o kit|motor de cliente|motor proprio|so a instalacao|so a mao de obra|so mao de obra|apenas a instalacao|apenas instalacao|somente instalacao|comprado pela internet|mercado livre|comprado fora',
      'instala*|coloca*|monta*|mao de obra|voces|fazem|voces so instala*|so instala*|voces instala*|voces coloca*|voces monta*',
    ],
    unless:
      'nao funciona|parou|queimou|errad*|garantia|controle|fotocelula|nobreak|nao abre|usado|nao vieram|nao veio|nao apareceram|nao apareceu|ninguem veio|ninguem apareceu|nao instalaram|nao montaram|nao colocaram',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Motor que você já comprou se instala por orçamento: mande a foto da etiqueta, da caixa com as peças e do portão por dentro, e dizemos antes da visita se ele serve à folha e quanto fica a mão de obra. Se não servir, é melhor saber com o motor ainda na caixa.',
    ],
    heading: 'O que se confere antes de instalar',
    text: [
      'Motor comprado pela internet chega muitas vezes com a tensão errada, sem o suporte ou pequeno para a folha. A garantia dele é de quem vendeu; a nossa, de {{motor.warranty.installation}}, cobre a instalação.',
      'Para comparar: em basculante, o kit com motor, central, dois controles e instalação sai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    points: [
      'Tipo do motor igual ao do portão: basculante, de correr ou de abrir.',
      'Peso da folha dentro do limite da ficha.',
      'Tensão da etiqueta igual à do ponto, 127 ou 220 V.',
      'Suporte, cremalheira ou braço na medida da folha.',
      'Nota guardada, para a garantia do fabricante.',
    ],
    further:
      'Como se instala em cada tipo de folha está em [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor, a do portão por dentro e o bairro.',
  },
  {
    when: [
      'idos*|avo|mae|pai|sogra|senhora|senhor|velhinh*|gravida|operad*|dor em costas',
      'pesad*|forca|duro|nao consegue|nao conseguem|nao aguenta|nao abre sozinh*',
      'portao|garagem|folha',
    ],
    unless: 'controle|botao|ensin*|destrav*|luz',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'price'],
    answer: [
      'Portão que pesa demais para uma pessoa se resolve em dois passos: primeiro a folha, que reta e equilibrada anda com uma mão, e depois o motor, que tira a força da conta. Regular ou trocar roldana e cabo fica entre {{part.adjustment.from}} e {{part.rollersAndCables.to}}; em basculante, o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'O que muda para quem tem pouca força',
    text: [
      'Até o acerto, ninguém força a folha sozinho: basculante que pesa pode descer de uma vez, e portão de correr que trava faz cair quem empurra.',
    ],
    points: [
      'Controle de botões grandes e uma botoeira na parede, à altura da mão.',
      'Fotocélula e tempo longo, para quem passa devagar.',
      'Nobreak, para não depender da folha na mão quando falta luz.',
      'Um vizinho ou parente que saiba usar a chave de destravamento.',
    ],
    send: 'Mande pelo WhatsApp um vídeo da folha sendo movida por alguém com força, as medidas e o bairro.',
  },
  {
    when: [
      'quantas pessoas|quantos tecnicos|quantos homens|uma pessoa so|sozinho|duas pessoas',
      'instal*|montar|trocar|colocar',
    ],
    unless: 'abre|fecha|abrindo|portao sozinho|posso|consigo|da para',
    subject: 'automatizacao',
    aspects: ['install'],
    answer: [
      'Para instalar motor em portão de casa costuma bastar um técnico; dois vão quando a folha é pesada, larga ou precisa ser segurada enquanto se solda o suporte. A automatização leva de {horas de instalação}, e quem mora na casa não precisa ajudar a erguer nada.',
    ],
    heading: 'Quando o serviço pede duas pessoas',
    text: [
      'Basculante pesado, folha de correr comprida e portão de abrir com duas folhas pedem alguém para segurar e alinhar enquanto o outro fixa. A foto e as medidas dizem isso antes da visita.',
      'Em basculante, o kit com instalação vai de {{kit.padrao}} a {{kit.jetflex}}, seja um técnico ou sejam dois.',
    ],
    points: [
      'Um técnico: folha leve, suporte parafusado, ponto de energia pronto.',
      'Dois: folha pesada, solda na altura, troca de cabo ou contrapeso.',
      'Um adulto em casa: para receber os controles e aprender a destravar.',
    ],
  },
];
