/** Answers to titles about automating a gate: installation. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksMistakes } from '../../../words/asking-words.ts';
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
    send: 'Mande um vídeo do portão andando e fotos do motor e dos suportes.',
  },
  {
    when: [
      'instalar|instala|instalacao|instalo|colocar|coloca|por motor|automatizar|motorizar',
      'motor|automatizar|motorizar|automatizacao',
      'clonar|clona|clonagem|clone|copiar|copia|copias|duplicar',
      'controle*',
    ],
    unless:
      'nao|parou|trocar|troca|receptor|placa|controle antigo|controles antigos|aproveitar|condominio*|predio*|mesmo dia|mesma visita|ou|como',
    winsTies: true,
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'program', 'price'],
    answer: [
      'Fazemos as duas coisas na mesma visita. Em portão basculante que já existe, o kit fica de {{kit.padrao}} a {{kit.jetflex}} instalado, com dois controles, e a montagem leva de {{install.hours.from in digits}} a {{install.hours.to}}; em portão de correr ou de abrir, o motor numa casa sai em geral de {{replacement.from}} a {{replacement.to}}. Controle de código fixo se clona de outro que funciona, e o de código rolante se grava na central: no dia da instalação os seus são gravados junto, e numa visita à parte isso fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    heading: 'O que olhar no portão e no controle antes',
    text: [
      'O portão que já existe serve se a folha anda leve na mão, está reta e tem onde prender o motor. Se ela pesa ou raspa, o acerto da folha vem antes e se orça à parte.',
      'Controle de outra casa ou de motor antigo só abre o portão novo se for da frequência e do código da central nova. A foto dele, da frente e do verso, diz se ele se copia, se grava ou se convém outro.',
    ],
    points: [
      'Ponto de energia perto do motor, com disjuntor e terra.',
      'Coluna e suporte firmes, sem ferrugem no ponto de fixação.',
      'Quantos controles a casa usa ao todo, para virem na visita.',
      'Para clonar, o controle que funciona na mão.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão por dentro, as medidas da folha e a foto do controle que já tem, e diga quantos quer.',
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
      'Sim, as duas coisas cabem na mesma visita: a instalação leva de {{install.hours.from in digits}} a {{install.hours.to}}, e os controles são gravados na central nova antes de o técnico ir embora. O kit para basculante, de {{kit.padrao}} a {{kit.jetflex}} instalado, já inclui dois controles; os outros se compram à parte e se gravam na hora.',
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
      'hoje|ainda hoje|em mesmo dia|mesmo dia',
      'instalar|instalacao|instalam|instala|colocar',
      'portao|motor|kit|automatizador|da para|hoje mesmo|ainda hoje|consegue*|voces',
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
      'No fim ele regula a força no mínimo, prova a parada com um obstáculo, acerta o fim de curso nas duas pontas e grava os controles.',
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
