/** Whether something is a crime, forbidden or a duty: what is known, and who decides. */
import type { DirectAnswer } from '../../direct-answer.ts';

const copying = 'clonar|clonagem|clona|clonado|copiar|copia|copias|duplicar|duplica|clone';
const crime =
  'crime|ilegal|e legal|cadeia|policia|processo|processado|contra a lei|e proibido|proibido|proibida|lei';
const buildings = 'predio*|condominio*|apartamento|sindico|bloco';

export const lawAskedAnswers: readonly DirectAnswer[] = [
  {
    when: [copying, 'controle*', buildings, crime],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['allowed', 'program'],
    answer: [
      'Copiar o próprio controle para usar na sua vaga, com o síndico sabendo, não é crime que se conheça; usar cópia para entrar onde não se tem direito pode ser, e quem diz isso é advogado, não nós. O que quase sempre existe é regra interna: o regimento pode proibir a cópia e prever multa.',
    ],
    heading: 'O que o condomínio pode exigir',
    text: [
      'O controle abre um prédio inteiro, e por isso quem cadastra é a administração. Cópia de código fixo é igual ao original: a central não distingue uma da outra, e para bloquear uma apagam-se as duas. Com código rolante a cópia simples não abre, porque o código muda a cada aperto.',
      'Gravar pela administração, com o registro da unidade, fica entre {{part.programming.from}} e {{part.programming.to}} por visita, com vários controles de uma vez.',
    ],
    points: [
      'Controle a mais para a família: pedido por escrito, com a unidade.',
      'Inquilino: o proprietário autoriza e recolhe na saída.',
      'Perdeu o seu: avise no mesmo dia, para apagarem.',
    ],
    send: 'Síndico ou administradora: mandem a foto da central e o número de unidades, e devolvemos o valor da gravação.',
  },
  {
    when: [
      copying,
      'controle*',
      'vizinh*|outra pessoa|outro|alheio|sem autorizacao|escondido|terceiro*|de alguem',
    ],
    unless: `${buildings}|abre com|clonado|clonaram|clonou|copiaram|apagar|excluir|bloquear|cancelar|remover|mesmo codigo|outro controle|outra marca|em outro`,
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['allowed', 'program'],
    answer: [
      'Sem autorização do dono, não copie: guardar e usar um controle que abre a casa de outra pessoa pode dar processo, e se é crime no caso quem diz é um advogado ou a delegacia. Nós só gravamos controle diante do motor, com o morador presente.',
    ],
    heading: 'O que fazer se alguém copiou o seu',
    text: [
      'Apague todos os controles da central e grave de novo só os da casa: a cópia para de abrir na hora. Com receptor de código fixo ela pode voltar a ser feita, e o remédio é código rolante.',
      'Apagar e regravar fica entre {{part.programming.from}} e {{part.programming.to}}, numa visita só.',
    ],
    points: [
      'Junte todos os controles antes da visita.',
      'Empregado ou inquilino que saiu: controle devolvido e apagado.',
      'Suspeita de entrada: registre a ocorrência antes de mexer na central.',
    ],
    send: 'Se o portão é seu, mande a foto da central e diga quantos controles há.',
  },
  {
    when: [copying, 'controle*', crime],
    unless: `${buildings}|vizinh*|clonaram|clonou|copiaram|sem autorizacao`,
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['allowed', 'program'],
    answer: [
      'Não conhecemos lei que proíba copiar o controle do seu próprio portão: chaveiro e loja fazem isso todo dia. O que pode dar processo é copiar o de outra pessoa sem que ela saiba; nesse caso quem responde é um advogado. Em prédio, vale antes o regimento.',
    ],
    heading: 'Copiar o seu: quando funciona',
    text: [
      'Código fixo se copia de um controle para o outro. Código rolante muda a cada aperto, e o controle novo é gravado na central do portão, entre {{part.programming.from}} e {{part.programming.to}} na nossa visita.',
    ],
    points: [
      'Casa própria: só o morador decide.',
      'Casa alugada: combine com o dono quantos há e devolva na saída.',
      'Perdeu um: apague todos e grave os que ficaram.',
    ],
    send: 'Mande a foto do controle, de frente e de verso: dizemos se é de copiar ou de gravar.',
  },
  {
    when: [
      'choque*|eletrific*|energiz*',
      'ladrao|ladroes|invasor*|bandido*|assalt*',
      'portao|portoes|folha|grade',
    ],
    isDanger: true,
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['allowed', 'safety'],
    answer: [
      'Não faça: ligar o portão na rede para dar choque em ladrão pode matar a criança que encosta, o carteiro ou você, e quem ligou responde por isso; o tamanho da pena quem diz é um advogado. Não fazemos essa ligação, e a que já existe se desliga agora no disjuntor geral.',
    ],
    heading: 'O que protege sem ferir ninguém',
    text: [
      'Portão se protege com trava elétrica, código rolante e destravamento fora do alcance da rua; a instalação de uma trava entra na faixa de conserto, de {{repair.from}} a {{repair.to}}. Cerca elétrica é aparelho próprio, com pulso limitado, altura e placa de aviso, posta por empresa de segurança no alto do muro, nunca na folha.',
    ],
    points: [
      'Se o portão já dá choque, ninguém encosta: desligue e chame.',
      'Alguém atingido: 192 (SAMU) ou 193 (Bombeiros).',
      'Fio da cerca longe da folha, com terra separado do motor.',
    ],
    further: 'O que fazer na hora está em [portão dando choque](/portao-dando-choque).',
    send: 'Para reforçar o fechamento, mande a foto do portão por dentro e da central.',
  },
];
