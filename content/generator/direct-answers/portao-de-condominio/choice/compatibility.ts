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
    unless: 'nobreak|no-break',
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
