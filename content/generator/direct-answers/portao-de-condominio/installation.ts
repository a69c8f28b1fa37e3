/** Answers to titles about gates of condominiums: installation. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const installationAnswers: readonly DirectAnswer[] = [
  {
    when: ['assembleia', 'aprovou|aprovado|aprovada|aprovaram', 'motor|portao|troca|prazo|instalar'],
    unless: 'precisa de assembleia|sem assembleia|nao aprovou|recusou',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['install', 'price'],
    answer: [
      'Aprovado o motor, a instalação leva de {{install.hours.from in digits}} a {{install.hours.to}} num portão que já anda bem, e o que decide o dia é a agenda e o modelo estar em estoque; a data sai por escrito com o aceite do orçamento. Base de concreto, solda ou ponto de energia novo pedem um dia antes. Como medida, um conjunto desses, posto, fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'Da ata ao portão funcionando',
    text: [
      'O síndico manda o aceite e o CNPJ, escolhe o horário de menos movimento e avisa os moradores. Durante o serviço o portão se abre na mão, com alguém no vão.',
    ],
    points: [
      'Modelo, ciclos por hora e garantia iguais aos da ata.',
      'Lista de unidades para gravar os controles no mesmo dia.',
      'Aviso no elevador com a hora e o telefone.',
    ],
    send: 'Mande o orçamento aprovado, o endereço e dois horários possíveis.',
  },
  {
    when: [
      'intertravamento|eclusa|gaiola|instalar eclusa|instalar uma eclusa|montar eclusa|montar uma eclusa|fazer eclusa|instalacao de eclusa|instalar intertravamento|um portao aberto o outro fechado|dois portoes',
      'social|deslizante|garagem|predio|condominio|portao|clausura',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'A eclusa se instala com uma placa de intertravamento, que lê um sensor em cada folha e só libera um portão quando o outro está fechado; motor comum não faz isso sozinho. Serve na entrada de pedestre e na garagem com dois portões, e exige que a falta de luz e o botão de emergência estejam previstos.',
    ],
    heading: 'O que a placa precisa saber',
    text: [
      'Cada folha manda um sinal de fechada, por sensor de porta ou fim de curso, e a placa só então aceita o comando da outra. Deixe por escrito o que acontece em incêndio e em queda de energia: alguém tem de poder sair.',
    ],
    points: [
      'Botão de emergência que libera os dois, com registro.',
      'Sensor que falha não pode prender gente.',
      'Porteiro treinado, com a chave mecânica à mão.',
      'Conserto entra por orçamento, pela etiqueta das duas centrais.',
    ],
    further: 'O uso em prédio está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande a foto dos dois portões e diga quem manda abrir cada um.',
  },
  {
    when: [
      'vila|rua sem saida|loteamento|rua particular|villa',
      'fechada|fechado|particular|sem saida|moradores',
      'instal*|motor|portao|automatiz*',
    ],
    unless: 'nao abre|nao fecha',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Em vila fechada o portão é de todos, e por isso três coisas se resolvem antes do motor: quem assina e paga, de que quadro vem a energia e quantas casas usam a entrada na hora cheia. Se a rua é pública, fechar depende de autorização da prefeitura, que é pedida pelos moradores. Com isso pronto, o motor se escolhe pelas aberturas por hora, e o conjunto pesado instalado fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'O que a vila decide antes de instalar',
    text: [
      'Sem porteiro, cada casa abre do carro e de dentro: controle por unidade, com lista de quem tem cada um, e interfone ou celular para visita e entrega. Código rolante, para que controle copiado não circule.',
      'Vila pequena, com poucas aberturas, às vezes cabe num motor de casa; em basculante o kit vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    points: [
      'Um responsável com nome, para o orçamento e para a chave de destravamento.',
      'Medidor próprio ou acordo de quem paga a luz do portão.',
      'Fotocélula e sinaleira: ali passam criança e bicicleta.',
      'Porta de pedestre separada, para a folha grande não abrir a cada entrega.',
      'Acesso de bombeiro e ambulância: abertura manual que os vizinhos conheçam.',
    ],
    send: 'Mande pelo WhatsApp uma foto da entrada, o número de casas e de carros e quem responde pela vila.',
  },
  {
    when: [
      'tag|tags|etiqueta veicular|leitor de placa|lpr|reconhecimento de placa',
      'controle*|portao|condominio*|predio*|instalar|preco*|quanto|trocar',
    ],
    unless: 'clon*|nao le|nao funciona|perd*|ou|mais segur*|melhor|diferenca',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['install', 'price'],
    answer: [
      'Passar dos controles para tag é instalar um leitor na entrada e ligá-lo à botoeira da central: o motor e o portão continuam os mesmos. Leitor, etiquetas e cadastro são de uma empresa de controle de acesso; a ligação no portão é nossa, entre {{repair.from}} e {{repair.to}} conforme o cabo.',
    ],
    heading: 'Da tag ao portão: quem faz o quê',
    text: [
      'O leitor precisa entregar um contato seco por um instante. Daí em diante é como um toque de botoeira, e quem impede o fechamento em cima do carro segue sendo a fotocélula.',
      'Deixe os controles antigos valendo por um mês, com data marcada para apagar a memória. A gravação ou limpeza fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Leitor antes da folha, com o carro parado fora do curso dela.',
      'Uma etiqueta por veículo, e não por unidade.',
      'Comando de reserva na portaria, para falha do leitor.',
      'Cadastro apagado quando alguém se muda ou vende o carro.',
      'Fotocélula testada antes de encurtar a pausa.',
    ],
    further:
      'O que comparar entre propostas está na página do [motor de portão para condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande pelo WhatsApp a foto da entrada, da central e o modelo do leitor, se já foi escolhido.',
  },
  {
    when: [
      'voces instala*|voces coloca*|voces atende*|voces trabalha*|voces faz*',
      'predio*|condominio*|edificio*|empresa*|comercio',
    ],
    unless: 'conserto|consertam|interfone|camera|portaria|controle*|tag',
    subject: 'portao-de-condominio',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['install', 'price'],
    answer: [
      'Sim: em prédio, condomínio e empresa instalamos, consertamos e fazemos a manutenção do portão. O motor novo é de uso intenso, escolhido pelas aberturas da hora mais cheia e pelo peso da folha, e fica entre {{condominium.from}} e {{condominium.to}} com a montagem. A visita para medir não tem taxa na área atendida, e o orçamento sai por escrito, em nome do condomínio ou da empresa.',
    ],
    heading: 'Como é a instalação num portão de uso coletivo',
    text: [
      'A troca se marca fora da hora de saída, e o portão fica em abertura manual enquanto o motor muda. Os controles dos moradores voltam se o receptor novo for da mesma família; se não, gravam-se todos numa visita.',
    ],
    points: [
      'Número de vagas e horário de maior saída.',
      'Fotocélula e sinalização conferidas no mesmo dia.',
      'Manutenção ao menos a cada {{maintenance.interval}}.',
    ],
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, a etiqueta do motor de hoje e o número de vagas.',
  },
  {
    when: [
      'bicicletario*|bicicletas|bicicleta|bikes|bike',
      'portao|porta|controle|tag|fechadura|motor|senha|acesso|automatico|automatica',
      'condominio|predio|edificio|bicicletario*|sindico',
    ],
    unless: 'gancho|pendurar|roubo|furto|roubaram|furtaram|quebr*|bateu|nao abre|consert*',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['install', 'choose'],
    answer: [
      'O bicicletário do prédio abre com o mesmo controle da garagem se a porta ou a grade dele tem fechadura elétrica e um receptor da mesma família. Tag ou senha costuma servir melhor, porque quem pedala nem sempre leva o controle, e o leitor é de empresa de controle de acesso. A fechadura, o receptor e o fio nós ligamos, de {{repair.from}} a {{repair.to}}; gravar os controles fica entre {{part.programming.from}} e {{part.programming.to}} por visita.',
    ],
    description:
      'O bicicletário do prédio abre com o controle da garagem se a porta tem fechadura elétrica e receptor; tag ou senha costuma servir melhor.',
    heading: 'Porta com fechadura ou portão com motor',
    text: [
      'Para bicicleta, uma porta com mola e fechadura elétrica basta e fecha sozinha; motor só compensa em vão largo. Botão próprio no controle evita que a garagem abra junto.',
    ],
    points: [
      'Saída sem chave nem controle, por botão do lado de dentro.',
      'Lista de quem tem acesso, para apagar quem se mudou.',
      'Luz e câmera, que são de outras empresas, previstas no mesmo conduíte só se for de sinal.',
    ],
    send: 'O síndico manda a foto da porta do bicicletário e a da etiqueta da central da garagem.',
  },
  {
    when: [
      'salao de festas|salao de festa|area de lazer|churrasqueira|quadra|playground',
      'portao|entrada|porta',
      'separad*|independente|propri*|garagem|controle*|convidad*|visitante*|outro',
    ],
    unless: 'alugar|aluguel|nao abre|nao fecha|consert*|quebr*|barulh*',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['install', 'choose'],
    answer: [
      'O portão do salão de festas pode ficar separado do da garagem: uma entrada de pedestre com fechadura elétrica, interfone e botão próprio no controle, para o convidado não passar entre os carros. Se os dois já abrem juntos, grava-se outro botão só para o salão, de {{part.programming.from}} a {{part.programming.to}}; fechadura e fio novos entram num serviço de {{repair.from}} a {{repair.to}}.',
    ],
    description:
      'O portão do salão de festas fica separado da garagem com fechadura elétrica, interfone e botão próprio no controle de cada morador.',
    heading: 'Como o salão abre no dia da festa',
    text: [
      'Quem reservou recebe a abertura pelo interfone ou um código que vence no dia seguinte; o controle da garagem não se empresta ao convidado. O leitor e o interfone são de outras empresas, e o contato deles nós ligamos.',
    ],
    points: [
      'Portão da garagem fechado durante a festa, como sempre.',
      'Saída livre por dentro, sem chave, também sem energia.',
      'Regra da convenção sobre horário e portão aberto.',
    ],
    send: 'O síndico manda a foto das duas entradas e a da etiqueta de cada central.',
  },
];
