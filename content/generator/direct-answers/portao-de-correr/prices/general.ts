/** Answers to titles about sliding gates: prices, and what is worth its price. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { beforeLeafWeight } from '../../../words/asking-words.ts';
import { budget, otherThanBudget, sharedGate } from '../../../words/title-groups.ts';

const otherPurpose =
  'nao abre|nao fecha|nao anda|nao funciona|parou|travou|quebr*|queim*|consert*|arrumar|barulho|program*|gravar|placa|controle*|engrenagem|cremalheira|capacitor|nobreak|gasta|consumo|manual|peca|pecas|rolamento|assistencia';

const isGood = 'bom|boa|presta|vale a pena|compensa|confiavel|recomend*|opiniao|avaliacao';

const further =
  'Trilho, base e cremalheira estão na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).';

const heavyFurther =
  'O que muda numa folha grande está na página do [motor para portão pesado](/termos/motor-portao-pesado).';

const slidingSend =
  'Mande o comprimento, a altura e o material da folha, com uma foto do trilho e outra do lugar do motor: o valor vem por mensagem.';

export const generalPriceAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'motor',
      'cremalheira*',
      'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|valor*|custo|orcamento|quanto',
    ],
    unless: 'nao|parou|ou|instalacao|condominio|predio|incluso|inclui|vem|quantos|placa|pinhao|de motor',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'O motor de portão de correr sai por orçamento, e numa casa a troca, instalada, fica em geral entre {{replacement.from}} e {{replacement.to}}; a cremalheira, posta e alinhada, fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}. Postos juntos, os dois se acertam um pelo outro, e o valor do conjunto vem fechado, pela foto. Cremalheira boa e do mesmo passo pode ficar.',
    ],
    heading: 'O que decide o conjunto',
    text: [
      'O peso da folha escolhe o motor, e o comprimento dela, quantos metros de cremalheira. O pinhão do motor e os dentes precisam ter o mesmo passo.',
    ],
    points: [
      'Folha leve na mão, de ponta a ponta.',
      'Base firme para o motor, no prumo da folha.',
      'Aço em folha pesada, nylon em folha leve.',
    ],
    send: 'Mande comprimento, altura e material da folha e uma foto do trilho e da cremalheira.',
  },
  {
    when: [
      'basculante',
      'deslizante|de correr|correr',
      'trocar|mudar|substituir|passar',
      'vale a pena|vale|compensa|adianta|e bom|vantagem',
    ],
    unless: 'motor',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['worth', 'compatibility'],
    answer: [
      'Só compensa se o basculante já pede folha nova ou se ele atrapalha: avança na calçada, bate no carro ou vive com cabo arrebentado. A troca é quase um portão novo, com trilho, folha e outro motor, e precisa de parede livre ao lado, do tamanho do vão. Se a folha está boa, consertar, de {{repair.from}} a {{repair.to}}, sai bem mais barato.',
    ],
    heading: 'O que entra na conta',
    text: [
      'A folha é da serralheria, com o preço dela. O motor de correr sai por orçamento; numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'De correr não tem peso acima da cabeça.',
      'Pede piso plano e trilho limpo.',
      'O motor e o braço do basculante ficam sem uso.',
    ],
  },
  {
    when: ['deslizante*|de correr|correr', 'instalado|instalada|instalacao|colocado|pronto|montado'],
    unless:
      'nao abre|nao fecha|parou|queim*|quebr*|consert*|defeito|barulho|nobreak|pesado|pesada|condominio*|predio*|industrial|galpao|basculante*|kg|quilos|parcel*|vezes|cobraram|cobrou|caro|ate|com|tenho|da para',
    figure: { unit: 'real', from: 800, to: 1500 },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Motor de portão deslizante instalado por {figura} está dentro do que se paga numa casa: a faixa vai de {{replacement.from}} a {{replacement.to}}, e o lugar nela depende do peso da folha e do que se aproveita. Conosco o valor sai por orçamento, com foto, e vem com {{motor.warranty.installation}} de garantia na instalação.',
    ],
    heading: 'O que deve estar dentro dos {figura}',
    text: [
      'Motor, central, dois controles, cremalheira na medida da folha, mão de obra e regulagem. Anúncio que deixa a cremalheira ou a base por fora compara-se depois de somadas as duas.',
      'Roldana e trilho gastos são outra conta, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e vêm antes do motor.',
    ],
    points: [
      'Modelo por extenso, com o peso máximo da ficha.',
      'Fotocélula, se ele fecha sozinho: de {{part.photocell.from}} a {{part.photocell.to}}.',
      'Ponto de energia que falta: eletricista, por fora.',
      'Prazo de garantia escrito, do motor e da montagem.',
    ],
    further:
      'O que decide a compra está na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande o comprimento, a altura e o material da folha, uma foto do trilho e outra do lugar do motor.',
  },
  {
    when: ['batente|batentes|parada', 'preco|quanto custa|valor|quanto fica|comprar'],
    unless: 'bate forte|batendo|porta|barulho',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['price', 'repair'],
    answer: [
      'O batente do portão se compra em serralheria ou loja de ferragem, e o preço da peça é de lá; refazê-lo com solda e reforço, com o motor no lugar, fica entre {{part.metalwork.from}} e {{part.metalwork.to}}. Se ele só apanha porque a folha chega forte, o que se acerta é o fim de curso, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Para que o portão precisa de batente',
    text: [
      'Quem para a folha todo dia é o fim de curso; o batente a segura no dia em que ele falha. No portão de correr são dois, um em cada ponta, e sem eles a folha sai do trilho.',
      'Borracha na face tira o ruído e poupa a cremalheira.',
    ],
    points: [
      'Chumbado no piso ou soldado na coluna, nunca só no reboco.',
      'Altura da travessa da folha.',
      'Um palmo depois do ponto em que a folha para.',
    ],
    send: 'Mande pelo WhatsApp uma foto de cada ponta do percurso, com a folha parada.',
  },
  {
    when: ['preco|precos|quanto custa|valor|quanto fica|quanto sai|orcamento|custo|comprar|compra'],
    unless: 'usado|placa|controle*|engrenagem|cremalheira|capacitor|consert*|peca|pecas|ou|trocar|nobreak',
    ofMotors: 'one-sliding-ours',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price', 'buy'],
    answer: [
      'O {modelo} nós vendemos e instalamos por orçamento, porque em portão de correr o preço depende do comprimento e do peso da folha. Instalado numa casa, um motor de correr fica em geral entre {{replacement.from}} e {{replacement.to}}; em portão pesado, entre {{condominium.from}} e {{condominium.to}}, em até {{instalments}}. O valor do seu sai por foto, antes da visita.',
    ],
    heading: 'O que entra no preço de um {modelo} instalado',
    text: [
      'Motor, central, dois controles, cremalheira na medida da folha e mão de obra. Base nova de concreto, ponto de energia e roldanas ficam em linhas separadas do orçamento.',
      'As letras e a potência depois do nome mudam tensão, força e preço dentro do mesmo modelo: confira a versão inteira antes de comparar anúncios.',
    ],
    points: [
      'Folha que corre leve na mão dispensa trilho e roldana novos.',
      'Cremalheira em bom estado fica, se o passo for o do pinhão novo.',
      'Fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}, se o portão fecha sozinho.',
    ],
    further:
      'O que decide a compra está na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande o comprimento, a altura e o material da folha, com uma foto do trilho e outra do lugar do motor.',
  },
  {
    when: [
      'preco*|quanto custa*|quanto fica|quanto sai|quanto cobra*|quanto|valor*|custo|custa|cobra|cobram|tabela|orcamento|media',
      'automatizar|automatizacao|motorizar',
      'correr|deslizante*',
    ],
    unless: 'predio|condominio|empresa|galpao|ou|kg|quilos',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Automatizar um portão de correr sai por orçamento: numa casa com a folha em ordem, motor, cremalheira e instalação ficam em geral entre {{replacement.from}} e {{replacement.to}}, e folha pesada ou de uso coletivo passa para {{condominium.from}} a {{condominium.to}}. Para dizer o seu, bastam o comprimento, o material e uma foto do trilho, sem taxa de visita.',
    ],
    heading: 'O que faz o orçamento subir ou descer',
    text: [
      'Trilho reto, roldana boa e ponto de energia já prontos são três linhas a menos no orçamento. Se a folha não corre com uma mão, o par de roldanas vem antes, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Base de concreto: se já existe, desce; se é nova, sobe e pede uma segunda visita, porque o concreto seca.',
      'Folha comprida, de chapa fechada ou em rampa: motor maior.',
      'Fotocélula: mais {{part.photocell.from}} a {{part.photocell.to}}, se o portão fecha para a calçada.',
      'Controle além dos dois primeiros: pago à parte.',
    ],
    further:
      'O passo da obra está em [instalação de motor deslizante](/topicos/instalacao-de-motor-de-portao-deslizante).',
    send: 'Mande pelo WhatsApp um vídeo da folha empurrada com a mão, o comprimento e o material: a faixa volta antes da visita.',
  },
  {
    when: [
      'cremalheira*',
      'motor',
      'preco|precos|valor|quanto custa|quanto sai|quanto fica|quanto e|quanto cobra*',
      'troc*|juntos|junto|instal*|colocar|novo|novos',
    ],
    unless: 'nylon|aco|pul*|quebr*',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'Trocar o motor e a cremalheira juntos soma as duas faixas: o motor novo de uma casa fica em geral entre {{replacement.from}} e {{replacement.to}}, e a cremalheira, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}. Na mesma visita o alinhamento se faz uma vez só, e o valor fechado vem antes do serviço.',
    ],
    heading: 'Quando trocar os dois compensa',
    text: [
      'Motor novo vem com pinhão novo, e pinhão novo em dente gasto dura pouco. Se os dentes ainda têm a ponta plana e a barra está reta, ela fica, e se paga só o motor.',
      'Confira antes as roldanas: folha que prende gasta outra vez o que se acabou de pôr.',
    ],
    points: [
      'Dente em bico ou lascado: troca a barra inteira, não um gomo.',
      'Barra torta ou solta da folha: às vezes basta prender e alinhar.',
      'Motor mais forte que o antigo: aço no lugar de nylon.',
      'Base rachada: refaz-se no mesmo dia, e entra no orçamento.',
    ],
    send: 'Mande a foto de perto dos dentes, a da etiqueta do motor e o comprimento da folha: dizemos se são os dois ou um só.',
  },
  {
    when: [
      'preco|precos|valor|quanto custa|quanto sai|quanto fica|quanto e|quanto cobra*|quanto vou gastar',
      'automatiz*|motorizar|por motor|colocar motor|instalar motor',
      'deslizante*|de correr|correr|lateral',
    ],
    figure: { unit: 'metre', from: 2, to: 9 },
    unless: 'condominio*|predio*|galpao|industrial|empresa|pesado',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Conte com algo entre {{replacement.from}} e {{replacement.to}}, o que em geral custa a troca de motor numa casa, para automatizar um portão de correr de {figura}; quem ainda não tem motor soma cremalheira, base e energia até ela, e o valor fechado sai por orçamento. Só folha muito pesada ou de prédio vai à classe de {{condominium.from}} a {{condominium.to}}.',
    ],
    heading: 'O que entra na conta de {figura}',
    text: [
      'A cremalheira é vendida por metro: conte {figura} e mais um trecho, porque ela passa além do pinhão nas duas pontas. Roldanas a trocar somam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'O motor se escolhe pelo peso, e não pelo comprimento. Grade dessa largura é leve; chapa fechada pode pesar o dobro e ainda pega vento, sem deixar de ser portão de casa.',
    ],
    points: [
      'Parede livre ao lado: o vão inteiro e mais um palmo.',
      'Trilho nivelado, sem emenda que faça a roldana pular.',
      'Metros de fio entre o quadro de luz e o motor.',
      'Fotocélula para o fechamento automático: de {{part.photocell.from}} a {{part.photocell.to}}.',
      'Quantas famílias usam: muda o tipo de motor.',
    ],
    questions: [
      {
        question: 'O valor se divide?',
        answer: 'Em até {{instalments}}, e a visita que fecha a conta não tem taxa na área atendida.',
      },
    ],
    send: 'Mande pelo WhatsApp a foto do portão inteiro por dentro, com o trilho e a parede ao lado, e o material da folha: o valor vem por mensagem.',
  },
  {
    when: ['preco|precos|quanto custa|valor|quanto fica|quanto sai|orcamento|custo|comprar|compra'],
    unless:
      'nao abre|nao fecha|nao anda|nao funciona|parou|travou|quebr*|queim*|consert*|arrumar|barulho|program*|gravar|placa|placas|central|centrais|controle*|engrenagem|cremalheira|capacitor|nobreak|gasta|consumo|manual|destrav*|sem luz|sem energia|regul*|peca|pecas|rolamento|kg|quilos',
    ofMotors: 'one-sliding',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price', 'buy'],
    answer: [
      'O {modelo} é motor de portão de correr, e motor de correr não tem preço de tabela conosco: sai por orçamento, pelo comprimento e pelo peso da folha. Numa casa, a troca instalada fica em geral entre {{replacement.from}} e {{replacement.to}}, e em portão pesado, entre {{condominium.from}} e {{condominium.to}}. O novo que vendemos e instalamos é PPA; se o {modelo} já está no seu portão e falha, o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que muda o valor de um motor de correr',
    text: [
      'Veja no anúncio se o preço é só do motor ou do kit: com central, controles e cremalheira do comprimento do vão, falta apenas a instalação. Compare sempre o conjunto inteiro, posto no portão.',
      'A versão conta mais que o nome: as letras e a potência depois de {modelo} dizem tensão, inversor e força, e mudam o preço dentro do mesmo modelo.',
    ],
    points: [
      'Trilho e roldanas que já andam leve: nada a somar.',
      'Cremalheira boa, de passo igual ao do pinhão: aproveita-se.',
      'Ponto de energia ao lado da base, na tensão da etiqueta.',
      'Fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}, se fecha sozinho.',
    ],
    further:
      'O que decide a compra está na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande o comprimento, a altura e o material da folha, uma foto do trilho e a etiqueta do {modelo}, se ele já está aí.',
  },
  {
    when: [],
    unless: `${otherPurpose}|${isGood}|${beforeLeafWeight}`,
    figure: { unit: 'kilogram', from: 200, to: 600 },
    ofMotors: 'one-sliding-ours',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price', 'buy'],
    answer: [
      'O {modelo} é motor de portão de correr para até {figura}, e trabalha folgado em folha de até uns {folgada}; acima disso, vá à classe seguinte. Vendemos e instalamos PPA: esse motor sai por orçamento, já instalado. Numa casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que querem dizer os {figura} do {modelo}',
    text: [
      'É o máximo que o fabricante declara, em trilho plano e com roldana boa. O quinto que se deixa de sobra é para o vento, a sujeira do trilho e os anos.',
      'Há versões de potência e tensão diferentes com o mesmo nome; confira as duas na etiqueta, e não só no anúncio.',
    ],
    points: [
      'Rampa ou chapa que pega vento: conte a folha como mais pesada.',
      'Prédio ou empresa: leia também os ciclos por hora.',
      'Cremalheira que já existe: aproveita-se, se o passo do dente for o do pinhão.',
      'Ponto de energia ao lado da base, na tensão do motor.',
    ],
    further,
    send: 'Mande o comprimento, a altura e o material da folha, uma foto do trilho e outra do lugar do motor: o valor vem por mensagem.',
  },
  {
    when: [],
    unless: `${otherPurpose}|${isGood}|${beforeLeafWeight}`,
    figure: { unit: 'kilogram', from: 601 },
    ofMotors: 'one-sliding-ours',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price', 'buy'],
    answer: [
      'O {modelo}, para até {figura}, é motor de correr da classe pesada, e serve em folha de até uns {folgada}: o que falta até o máximo é a sobra que o faz durar. Vendemos e instalamos PPA, e esse motor sai por orçamento; em portão pesado, com a instalação, fica em geral entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'Antes de encomendar um {modelo} de {figura}',
    text: [
      'O peso escrito é só metade da escolha. A outra são os ciclos por hora: em prédio ou galpão, conte as aberturas da hora mais cheia e compare com a ficha.',
      'Folha dessa classe pede cremalheira de aço, base de concreto que não ceda e batente chumbado nos dois lados.',
    ],
    points: [
      'Tensão no ponto: 220 V ou trifásico, conforme a versão.',
      'Roldanas e trilho medidos antes do pedido.',
      'Fotocélula no vão: ninguém segura uma folha desse peso.',
      'Cremalheira que já existe: serve se for de aço e do passo do pinhão.',
    ],
    further: heavyFurther,
    send: 'Mande o comprimento, a altura e o material da folha, as aberturas da hora mais cheia e uma foto da base, com o motor de agora, se há um: o orçamento vem por mensagem.',
  },
  {
    when: [],
    unless: `${otherPurpose}|${isGood}|${beforeLeafWeight}`,
    figure: { unit: 'kilogram', from: 200, to: 600 },
    ofMotors: 'one-sliding-other',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price', 'repair'],
    answer: [
      'O {modelo} de {figura} é motor de portão de correr, para folha de até uns {folgada}, um quinto abaixo do máximo. Motor novo dessa marca não vendemos: o nosso é PPA, por orçamento, e numa casa a troca instalada fica em geral entre {{replacement.from}} e {{replacement.to}}. O que já está instalado consertamos, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Antes de comprar um {modelo}, ou de desistir do seu',
    text: [
      'O peso do anúncio vale em trilho plano e com roldana boa. Pergunte ao vendedor se o preço é só do aparelho: central, controles, cremalheira e montagem costumam vir por fora.',
      'Quem já tem um olha primeiro a folha solta na mão. Se ela corre leve e a peça se acha, o conserto compensa; bobina queimada e peça sumida pedem motor novo.',
    ],
    points: [
      'Folha que pesa {figura}: pede motor com {sobra} ou mais na etiqueta.',
      'Etiqueta da carcaça: modelo completo, potência e tensão.',
      'Engrenagem e placa dessa versão à venda por perto.',
      'Uso de mais de uma família: ciclos por hora na ficha.',
      'Cremalheira: o passo do dente muda de uma marca para outra.',
    ],
    further,
    send: 'Diga se quer comprar ou consertar e mande a foto da etiqueta do {modelo}, se ele já está aí, ou as medidas e o material da folha.',
  },
  {
    when: [],
    unless: `${otherPurpose}|${isGood}|${beforeLeafWeight}`,
    figure: { unit: 'kilogram', from: 601 },
    ofMotors: 'one-sliding-other',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price', 'repair'],
    answer: [
      'O {modelo} de {figura} é um deslizante da classe pesada, para folha de até uns {folgada}, um quinto abaixo do máximo. Nós não o vendemos: consertamos o que está instalado, de {{repair.from}} a {{repair.to}}, e o motor novo que pomos é PPA, por orçamento, em geral de {{condominium.from}} a {{condominium.to}} em portão pesado.',
    ],
    heading: '{modelo}: comprar um, consertar o seu ou trocar',
    text: [
      'Para comprar noutro lugar, peça a ficha com os ciclos por hora e o prazo de peça: portão pesado parado fecha a garagem de muita gente.',
      'Para consertar, o primeiro passo é soltar o motor e levar a folha na mão. Roldana cansada faz um motor bom parecer fraco.',
    ],
    points: [
      'Modelo, potência e tensão, copiados da carcaça.',
      'Aberturas na hora cheia, contadas num dia útil.',
      'Estado da base, da cremalheira e dos batentes.',
      'Placa e coroa dessa versão: há onde comprar?',
    ],
    further: heavyFurther,
    send: 'Diga se é compra, conserto ou troca e mande a etiqueta do {modelo}, se ele está aí, com uma foto da folha inteira por dentro.',
  },
  {
    when: ['deslizante*|correr|lateral', budget, 'pesado|pesada|grande|chapa|macico|industrial'],
    unless: otherThanBudget,
    figure: { unit: 'real', to: 1999 },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Com {figura} é pouco para um portão de correr pesado: motor com instalação nessa classe fica em geral entre {{condominium.from}} e {{condominium.to}}. Se a folha só parece pesada, porque a roldana prende, a conta muda: em casa a troca do motor fica entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'Pesada de verdade ou presa no trilho',
    text: [
      'Solte o motor na chave, com o disjuntor desligado, e empurre: folha que corre com uma mão é leve para o motor, tenha os quilos que tiver. A que enrosca pede roldana, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, antes de motor.',
      'Motor de casa posto numa folha pesada de fato perde a engrenagem no primeiro ano, e a economia some.',
    ],
    points: [
      'Comprimento, altura e material, que dão o peso.',
      'Porta social embutida na folha: soma.',
      'Rampa ou vento de frente: contam como peso.',
    ],
    send: slidingSend,
  },
  {
    when: ['deslizante*|correr|lateral', budget],
    unless: `${otherThanBudget}|${sharedGate}`,
    figure: { unit: 'real', to: 799 },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Com {figura} não se põe motor novo num portão de correr já montado: numa casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}, mesmo aproveitando trilho e cremalheira. Esse dinheiro paga um conserto do motor que já existe, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que {figura} pagam num portão de correr',
    text: [
      'Anúncio nessa faixa costuma ser só o aparelho, sem central, cremalheira ou mão de obra. Some tudo antes de comparar, e desconfie de usado.',
      'Se o problema é custo do mês, o valor se divide em até {{instalments}}.',
    ],
    points: [
      'Anúncio de motor usado: sem garantia, e a engrenagem é a primeira a ir.',
      'Motor que já existe e só perdeu força: conserte antes de trocar.',
      'Roldana presa: o motor novo cansaria do mesmo jeito.',
    ],
    send: slidingSend,
  },
  {
    when: ['deslizante*|correr|lateral', budget],
    unless: `${otherThanBudget}|${sharedGate}`,
    figure: { unit: 'real', from: 800, to: 1500 },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Com {figura} dá, se o portão é de casa e aproveita trilho e cremalheira: a troca do motor deslizante fica em geral entre {{replacement.from}} e {{replacement.to}}, instalada. Motor mais forte, rampa ou peça de trilho a refazer puxam para a parte de cima dessa faixa.',
    ],
    heading: 'O que faz {figura} bastar ou faltar',
    text: [
      'A potência escrita no anúncio pesa menos do que o estado do portão. Leve a folha na mão, com o motor solto: se corre leve, serve o menor modelo em que ela fique um quinto abaixo do peso máximo da ficha.',
      'Roldanas, cabos ou cremalheira a trocar custam à parte, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. O motor sozinho, sem mão de obra, é outra conta.',
    ],
    points: [
      'Baixa a conta: trilho reto, cremalheira boa e energia ao lado da base.',
      'Sobe: chapa fechada, rampa ou folha longa, que pedem motor maior.',
      'Some a fotocélula, se fecha sozinho ou dá para a calçada.',
    ],
    send: slidingSend,
  },
  {
    when: ['deslizante*|correr|lateral', budget],
    unless: `${otherThanBudget}|${sharedGate}`,
    figure: { unit: 'real', from: 1501 },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Com {figura} dá, com sobra, num portão de correr de casa: a troca do motor fica em geral entre {{replacement.from}} e {{replacement.to}}, instalada. Só não conte com isso em folha muito pesada ou de uso coletivo, em que o conjunto vai de {{condominium.from}} a {{condominium.to}}.',
    ],
    heading: 'Onde pôr o que sobra de {figura}',
    text: [
      'Primeiro no portão: roldanas novas e trilho limpo, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, rendem mais que potência. Depois na segurança, com a fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}.',
      'Velocidade vem por último. Motor com inversor abre mais depressa e freia antes do batente, desde que a folha seja reta.',
    ],
    points: [
      'Aberturas por hora: muitas pedem motor de uso intenso, e aí a sobra acaba.',
      'Cremalheira de aço no lugar da de nylon, em folha de chapa.',
      'Controles a mais para a família, gravados na mesma visita.',
    ],
    send: slidingSend,
  },
  {
    when: [
      'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|quanto pag*|quanto vale|valor*|custo|custa|orcamento|cobra|cobram',
      'deslizante*|de correr|correr',
    ],
    unless:
      'ou|usado|usada|usados|seminovo|guia|guias|rolete|roletes|mais barato|automatiz*|roldana*|trilho|cremalheira|consert*|manuten*|placa|controle|garen|rossi|peccinin|nice|condominio*|predio*|metros|kg|quilos|mao de obra|3m|4m|5m|6m|instalacao completa|fotocelula|porta de vidro|porta de correr|porta de aluminio|porta de madeira|janela|box',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Motor para portão de correr se orça pela folha: comprimento, peso, trilho e base, sem taxa de visita. Como referência, a troca de um motor residencial fica entre {{replacement.from}} e {{replacement.to}}, e um conjunto pesado, de prédio ou empresa, entre {{condominium.from}} e {{condominium.to}}. Os kits de preço fechado são de basculante e não servem nele.',
    ],
    heading: 'As linhas do preço num portão de correr',
    text: [
      'Motor, cremalheira por metro, base de concreto, ponto de energia e mão de obra. Folha que corre com uma mão e base pronta deixam só as duas primeiras.',
      'Roldanas ou cremalheira gastas se trocam na mesma visita, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Paga-se em até {parcelas} vezes.',
    ],
    points: [
      'Comprimento da folha, para os metros de cremalheira.',
      'Material, para estimar o peso.',
      'Base existente: foto de perto, com os furos.',
      'Trilho e roldanas: um vídeo da folha na mão.',
      'Distância até o quadro de luz.',
    ],
    further:
      'O passo da obra está em [instalação de motor deslizante](/topicos/instalacao-de-motor-de-portao-deslizante).',
    send: 'Mande pelo WhatsApp um vídeo da folha correndo na mão, a foto da base e o comprimento: a faixa de preço volta antes da visita.',
  },
  {
    when: [
      'mudar|transformar|trocar|virar|passar',
      'basculante',
      'para correr|em correr|de correr|por correr|correr|deslizante',
      'quanto custa|preco|valor|quanto fica|portao',
    ],
    unless: 'motor de basculante|motor serve|serve|aproveita',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'São duas contas: a folha, o trilho e a guia são da serralheria, que cobra pelo tamanho e pelo material, e o motor de correr é conosco, por orçamento, em geral de {{replacement.from}} a {{replacement.to}} numa casa. O motor do basculante não serve no de correr; aproveitam-se o ponto de energia, a fotocélula e às vezes os controles. Antes de tudo, meça a parede: a folha precisa dela livre, do tamanho do vão.',
    ],
    heading: 'O que muda de um portão para o outro',
    text: [
      'O basculante sai com o contrapeso e os cabos; a folha velha raramente se aproveita, porque foi feita para subir. O de correr pede piso no nível e uma base de concreto para o motor.',
    ],
    points: [
      'Parede livre: a largura do vão e mais um palmo.',
      'Rampa na entrada: o trilho não aceita.',
      'Serralheria primeiro, motor depois, com o peso da folha por escrito.',
    ],
    send: 'Mande pelo WhatsApp uma foto do vão e da parede ao lado, com as medidas.',
  },
];
