/** Answers to titles about remote controls: codes. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const codesAnswers: readonly DirectAnswer[] = [
  {
    when: ['vizinho', 'controle|abr*|fecha*|sinal|frequencia|interferen*'],
    unless: 'reclama|barulho',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Se o portão obedece ao controle do vizinho, os dois usam o mesmo código fixo ou o controle dele foi gravado na sua central. No segundo caso basta apagar a memória e gravar só os seus; no primeiro, apagar e regravar os mesmos controles não muda nada, e é preciso código novo em todos, de preferência com receptor de código rolante.',
    ],
    heading: 'Código igual, cópia ou interferência',
    text: [
      'Central antiga de chavinhas tem poucos códigos possíveis, e dois portões da mesma rua podem coincidir. As chaves do seu controle e as da placa se mudam juntas, e as da placa são do técnico; ou troca-se o receptor.',
      'Limpar a memória e gravar os controles fica entre {{part.programming.from}} e {{part.programming.to}}. Até lá, desligue o disjuntor do portão à noite.',
    ],
    points: [
      'Abre pelo controle dele sempre: código igual.',
      'Abre às vezes, sem ninguém apertar: botoeira, fio ou rádio.',
      'Só deixa de fechar: fotocélula, e não o vizinho.',
      'Receptor de código rolante: encerra o problema.',
    ],
  },
  {
    when: [
      'controle',
      'portao errado|outro portao|portao do lado|portao trocado|portao vizinho',
      'abre|abrindo|aciona|abriu',
    ],
    unless: 'dois portoes|vizinho abre',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['program'],
    answer: [
      'O controle abre o portão errado porque aquele botão está gravado nele: ou se apertou o botão do lado, ou os dois portões aceitam o mesmo código. Teste botão por botão e anote o que cada um faz; depois apaga-se o controle na central que não devia ouvi-lo e grava-se cada botão no portão certo, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Botão trocado ou código repetido',
    text: [
      'Se um toque só abre os dois portões, o mesmo código está nas duas centrais. Em código fixo, as chavinhas iguais bastam para isso; muda-se a combinação de uma delas.',
    ],
    points: [
      'Outro controle da casa faz o mesmo? Então é a gravação, e não o aparelho.',
      'Adesivo de cor em cada botão evita o erro.',
      'Portão do vizinho que abre: avise-o e use código rolante.',
    ],
    send: 'Mande a foto do controle e das duas centrais e diga o que cada botão faz hoje.',
  },
  {
    when: [
      'vizinho|vizinha|outra casa|casa do lado|outro portao',
      'mesmo codigo|mesma frequencia|mesmo segredo|codigo igual|frequencia igual|mesmo controle|codigo de meu|igual ao meu',
    ],
    unless: 'posso|quero|como fazer',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['program', 'safety'],
    answer: [
      'Mesma frequência é normal, e não abre nada; mesmo código abre os dois portões, e é preciso mudar o seu. Em controle de chavinhas muda-se a combinação na placa e em todos os controles; melhor ainda é um receptor de código rolante, que não se repete. Gravar tudo de novo custa de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Confirmar antes de mudar',
    text: [
      'Peça ao vizinho que aperte o controle dele diante do seu portão, com o vão livre, três vezes. Se abre, é código ou gravação; se só abre de vez em quando, sem ele por perto, procure botoeira e fio.',
    ],
    points: [
      'Não use todas as chaves para o mesmo lado: é a combinação de fábrica.',
      'Combine com ele: basta um dos dois mudar.',
      'À noite, o disjuntor do portão desligado até o acerto.',
    ],
    send: 'Mande a foto dos dois controles abertos e a da etiqueta da sua central.',
  },
  {
    when: [
      'codigo de controle|codigo controle|codigo de portao|codigo portao|senha de portao|senha portao',
      'portao|controle*|garagem|motor',
    ],
    unless: 'fixo|rolante|nao|erro|clon*|muda*|troc*|etiqueta|placa|vizinho|celular|interfone|teclado',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['program'],
    answer: [
      'O código do controle do portão não se lê em lugar nenhum se ele é rolante ou aprendido: fica gravado no chip e na central. Só o de código fixo antigo o mostra, na posição das chavinhas por dentro, que se copiam iguais no controle novo. Perdeu ou trocou de controle, grava-se outro na central, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Que código é o seu',
    text: [
      'Abra o controle: fileira de chavinhas ou pontes é código fixo. Sem elas, leia o verso: nomes como Rolling Code, Hopping ou HCS são código que muda a cada toque.',
    ],
    points: [
      'Frequência escrita no verso, em MHz.',
      'Etiqueta da central, com marca e modelo.',
      'Controle roubado: apaga-se a memória, e não só ele.',
    ],
    send: 'Mande a foto do controle aberto e a da etiqueta da central: dizemos se ele se copia ou se grava.',
  },
  {
    when: [
      'trocar|mudar|alterar|redefinir|resetar|troca',
      'senha|segredo|codigo|codificacao',
      'controle|controles|controle remoto',
    ],
    unless: 'rolante para|wi*|app|aplicativo|celular|teclado|bateria',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'O controle de portão não tem senha: tem um código. No código fixo, mudam-se as chaves pequenas dentro do controle e as da placa, todas iguais; no rolante, apaga-se a memória da central e grava-se de novo só o que é seu. Junte antes todos os controles da casa; o trabalho na placa é do técnico, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Código fixo ou rolante: o que muda em cada um',
    text: [
      'Abra a tampa da bateria: uma fileira de chaves pequenas é código fixo; sem elas, é gravação na central. Quem tem código fixo e teme cópia troca o receptor por um rolante, e os controles junto.',
      'Ao limpar a memória, todo controle ausente deixa de abrir, inclusive o que se perdeu, e é essa a ideia.',
    ],
    points: [
      'Controle roubado ou emprestado: apagar hoje.',
      'Mudou de casa: apagar o que o antigo dono gravou.',
      'Código igual ao do vizinho: trocar as chaves dos dois lados.',
      'Anote a posição de cada controle, para apagar um só depois.',
    ],
    further:
      'Os passos de gravar estão em [programação de controle](/topicos/programacao-de-controle-de-portao).',
    send: 'Mande a foto do controle aberto e a da etiqueta da central, e diga quantos controles há na casa.',
  },
  {
    when: ['segredo|senha', 'assalt*|roub*|furt*|invad*|invasao|ladrao|ladroes', 'portao*|motor|garagem'],
    unless: 'fechadura|miolo|chave|clon*|teclado|wifi|aplicativo|celular',
    winsTies: true,
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['safety', 'program'],
    answer: [
      'Pode e deve: o segredo do portão automático é o código dos controles, e trocá-lo é apagar a memória da central e gravar só os que ficaram com você, de {{part.programming.from}} a {{part.programming.to}}. Com código fixo, muda-se a combinação de tudo ou se passa a receptor de código rolante, de {{repair.from}} a {{repair.to}}. Segredo de fechadura com chave é serviço do chaveiro.',
    ],
    description:
      'Pode e deve: o segredo do portão é o código dos controles; apagar a memória e gravar só os seus fica de {{part.programming.from}} a {{part.programming.to}}.',
    heading: 'Qual segredo trocar primeiro',
    text: [
      'Hoje, desligue o disjuntor do portão à noite e tranque por dentro. O código dos controles vem antes de tudo, porque abre a casa de dentro de um carro.',
    ],
    points: [
      'Chave do destravamento levada: o miolo do motor também se troca.',
      'Chave da porta levada: chaveiro, no mesmo dia.',
      'No fim, prove que um controle fora da lista não abre mais.',
    ],
    send: 'Diga o que levaram, quantos controles ficaram e mande a foto da etiqueta do motor.',
  },
];
