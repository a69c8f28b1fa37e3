/** Answers to titles about gates of condominiums: compatibility. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const compatibilityAnswers: readonly DirectAnswer[] = [
  {
    when: ['sem parar|veloe|conectcar|tag de pedagio|tag do pedagio', 'portao|condominio*|predio*|garagem'],
    unless: 'abre e fecha|fica|fechando|apitando|batendo|barulho',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['compatibility', 'price'],
    answer: [
      'A tag Sem Parar do carro só abre o portão do prédio se o leitor for do sistema que aceita essa etiqueta; quem responde e cadastra é a empresa de controle de acesso ou a própria operadora. Nós não vendemos nem gravamos tag: ligamos a saída do leitor à central do portão, de {{repair.from}} a {{repair.to}}, com o fio já passado.',
    ],
    heading: 'O que o portão precisa para abrir por tag',
    text: [
      'O leitor fecha um contato seco, igual a um toque na botoeira. Nada muda no motor: basta que a placa tenha uma entrada livre, de preferência uma que só abra.',
    ],
    points: [
      'Pergunte à empresa de acesso que etiquetas o leitor lê.',
      'Controle comum de reserva para o dia em que ele falhar.',
      'Fotocélula dupla: com tag os carros entram colados.',
    ],
    further:
      'O que um portão de prédio pede está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande a foto da etiqueta da central, com a caixa fechada, e a do modelo do leitor.',
  },
  {
    when: [
      'portaria remota|portaria virtual|portaria a distancia|portaria online',
      'portao|portoes|garagem|motor',
    ],
    winsTies: true,
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['compatibility', 'choose'],
    answer: [
      'A portaria remota funciona com o portão que o prédio tem, se ele abre sempre na primeira ordem: a central dela aciona a entrada de botoeira da nossa placa, e ninguém está lá para empurrar a folha. Por isso pede motor de uso intenso, duas fotocélulas, fechamento automático, nobreak e revisão em dia. O sistema é da empresa de portaria; o portão é conosco.',
    ],
    heading: 'O que preparar no portão antes de a portaria sair',
    text: [
      'Um contato que avise portão aberto, a lista de controles refeita e a chave de destravamento com alguém do prédio. Ligar a saída da portaria à central fica entre {{repair.from}} e {{repair.to}}; motor novo de prédio, instalado, entre {{condominium.from}} e {{condominium.to}}.',
    ],
    points: [
      'Quem atende o portão parado de madrugada: escreva no contrato.',
      'Controle clonado: passe a código rolante.',
      'Prova mensal da fotocélula por um morador treinado.',
    ],
    send: 'Mande a etiqueta do motor, a foto da central e o número de unidades.',
  },
  {
    when: ['computador|pc|software|sistema de portaria', 'portao|porteiro|portaria'],
    unless: 'nobreak',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'O porteiro comanda o portão pelo computador quando o sistema da portaria tem um módulo com saída de contato, ligado à entrada de abrir da central: o programa fecha o contato, e o portão entende como botoeira. O sistema, a rede e o cadastro são da empresa de controle de acesso; a ligação no motor e o teste são nossos, orçados por foto em visita sem taxa.',
    ],
    heading: 'O que não pode faltar na portaria',
    text: [
      'Botoeira física ao lado do computador, para o dia em que ele trava, e vista do vão, ao vivo, antes de mandar fechar. Entrada de abrir e de fechar separadas evitam que dois cliques parem a folha no meio.',
      'Regular tempos e entradas da central fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Sensor que mostra na tela se o portão fechou.',
      'Nobreak para computador, rede e motor, separados.',
      'Registro de quem abriu, com hora.',
      'Fotocélula manda mais que o clique: nunca se anula.',
    ],
  },
  {
    when: [
      'facial|reconhecimento facial|biometria|biometrico|leitor de placa|leitura de placa|lpr',
      'portao|condominio|garagem|controle|predio|empresa',
    ],
    unless: 'nao le|nao funciona|clon*|perd*|pagar|cobrar',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Reconhecimento facial e leitor de placa substituem o controle na identificação, e o portão continua o mesmo: o leitor fecha um contato na central, como uma botoeira. O sistema de acesso é de uma empresa de controle de acesso; nós cuidamos do portão, deixamos a entrada de comando testada e identificada e conferimos a fotocélula, que passa a trabalhar sozinha.',
    ],
    heading: 'O que o portão precisa para trocar controle por leitor',
    text: [
      'O rosto dentro do carro é difícil de ler, por causa do vidro e do farol: em garagem usa-se mais a tag no para-brisa ou a leitura da placa, e o facial na porta de pedestres. Guarde o controle para alguns casos, como carro emprestado e falta de rede.',
      'Ligar e testar o comando na central entra num serviço orçado pela peça, em visita sem taxa; regular tempos fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Entrada de abrir separada, para um segundo carro não mandar fechar.',
      'Laço no piso ou fotocélula dupla no vão.',
      'Nobreak para leitor, rede e motor.',
      'Cadastro apagado no dia em que o morador sai.',
      'Assembleia: imagem e dados dos moradores pedem regra escrita.',
    ],
  },
  {
    when: ['portaria remota|portaria virtual|portaria autonoma|portaria a distancia|portaria online'],
    unless: 'funciona com|compativ*|precisa|antigo|velho|serve|internet cai|caiu',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what', 'compatibility'],
    answer: [
      'Na portaria remota, ou virtual, quem atende o interfone e abre o portão fica numa central fora do prédio e vê tudo por câmera. Nós não prestamos esse serviço: quem o contrata é o condomínio, com uma empresa de portaria. O que fazemos é deixar o portão pronto para ela, porque ninguém estará lá para empurrar a folha: motor de uso intenso, duas fotocélulas, fechamento automático e nobreak.',
    ],
    answerAtPlace: [
      'Não prestamos portaria remota: {onde}, quem a oferece são as empresas de portaria. O que fazemos lá é deixar o portão pronto para ela, porque ninguém estará no prédio para empurrar a folha: motor de uso intenso, duas fotocélulas, fechamento automático e nobreak. Ligar a saída da portaria à central do portão fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'O que o portão precisa ter antes da portaria remota',
    text: [
      'A central da portaria aciona a entrada de botoeira da placa do portão, como se alguém apertasse o botão da guarita. Faça a revisão antes da mudança: a falha que o porteiro resolvia na mão vira garagem aberta de madrugada.',
      'A ligação da saída da portaria na central fica entre {{repair.from}} e {{repair.to}}; se o motor não aguenta o uso, um de prédio, instalado, sai entre {{condominium.from}} e {{condominium.to}}.',
    ],
    points: [
      'Entradas separadas de abrir e de fechar na central.',
      'Sensor que avisa quando a folha ficou aberta.',
      'Nobreak que segure o motor, a central e a internet.',
      'Contrato com o nome de quem atende o portão parado e o prazo dele.',
      'Chave de destravamento com o zelador e com alguém em cada bloco.',
    ],
    send: 'Mande a etiqueta do motor, a foto da central e o número de unidades.',
  },
  {
    when: [
      'portaria remota|portaria virtual|portaria autonoma|portaria a distancia|portaria online',
      'vale a pena|compensa|e bom|e boa|melhor|vantagem|vantagens|desvantagem|desvantagens|e segura|e seguro|ou|diferenca|versus|vs|comparado|comparacao|substitui|presencial',
    ],
    unless: 'qual motor|internet cai|caiu',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    winsTies: true,
    isUnpriced: true,
    aspects: ['worth', 'compatibility'],
    answer: [
      'Portaria remota vale a pena no prédio pequeno, de pouco movimento, em que o salário de porteiros dia e noite pesa na taxa; o porteiro presencial leva vantagem onde há muita visita, muita entrega e morador que precisa de ajuda. A diferença é que na remota quem abre está longe, por câmera e internet, e ninguém empurra um portão que parou. Não vendemos portaria: peça propostas a empresas do ramo e deixe o portão conosco.',
    ],
    heading: 'O que muda no portão',
    text: [
      'Antes da mudança o portão precisa abrir sempre na primeira ordem: motor de uso intenso, duas fotocélulas, fechamento automático, nobreak e revisão em dia. Ligar a saída da portaria à central fica entre {{repair.from}} e {{repair.to}}, e um motor novo de prédio, instalado, entre {{condominium.from}} e {{condominium.to}}.',
    ],
    points: [
      'Conte visitas e entregas de uma semana antes de decidir.',
      'Peça uma segunda internet no contrato.',
      'Escreva quem atende o portão parado de madrugada e em quanto tempo.',
      'Combine o que muda para moradores idosos ou sem celular.',
    ],
    send: 'Mande a etiqueta do motor, a foto da central e o número de unidades.',
  },
  {
    when: [
      'portaria remota|portaria virtual|portaria autonoma|portaria a distancia|portaria online',
      'quanto custa|preco|precos|valor|quanto sai|quanto fica|orcamento|mensalidade|custo|quanto e',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['price', 'compatibility'],
    answer: [
      'A mensalidade da portaria remota quem diz é a empresa de portaria, pelo número de acessos, câmeras e unidades; nós não vendemos esse serviço. A parte do portão é conosco: ligar a saída da portaria à central custa de {{repair.from}} a {{repair.to}}, e um motor de prédio novo, instalado, quando o antigo não aguenta, de {{condominium.from}} a {{condominium.to}}.',
    ],
    heading: 'O que entra na conta do portão',
    text: [
      'Ninguém estará lá para empurrar a folha, e por isso a revisão vem antes da mudança. A regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; placa que não aceita o comando, entre {{part.board.from}} e {{part.board.to}}.',
    ],
    points: [
      'Segundo par de fotocélulas no vão da garagem.',
      'Sensor que avisa quando o portão ficou aberto.',
      'Nobreak para o motor, a central e a rede.',
      'Na proposta da portaria, pergunte se a ligação no portão está incluída.',
    ],
    send: 'Mande a etiqueta do motor, a foto da central e o número de unidades.',
  },
  {
    when: ['portaria remota|portaria virtual|portaria autonoma|portaria a distancia'],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Portaria remota funciona com portão antigo se a central aceita comando de abrir e de fechar por contato e se o portão está em ordem: quem olha por câmera não desce para empurrar a folha. A empresa de portaria cuida de câmera, internet e cadastro; nós deixamos o motor confiável e os bornes identificados para ela ligar.',
    ],
    heading: 'O que o portão precisa ter antes da portaria remota',
    text: [
      'Faça a revisão antes da migração: a falha que o porteiro resolvia na mão vira garagem aberta de madrugada. Sensor de portão aberto, nobreak e segundo par de fotocélula deixam de ser luxo.',
      'Revisão e regulagem ficam entre {{part.adjustment.from}} e {{part.adjustment.to}}; placa que não aceita o comando, entre {{part.board.from}} e {{part.board.to}}.',
    ],
    points: [
      'Entradas separadas de abrir e fechar, ou uma central que as tenha.',
      'Sensor que diz se a folha fechou.',
      'Nobreak para motor, central e rede no mesmo circuito.',
      'Contrato que diga quem atende o portão parado e em quanto tempo.',
      'Chave de destravamento com o zelador e um morador por bloco.',
    ],
  },
];
