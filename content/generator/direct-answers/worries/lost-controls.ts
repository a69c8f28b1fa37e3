/** Remotes that are lost, stolen or unsafe: one that somebody kept, a stranger's that opens the gate, a leaking battery. */
import type { DirectAnswer } from '../../direct-answer.ts';

const stops =
  'nao abrir|nao abrir mais|nao abra|nao abra mais|nao abre mais|nao funcionar mais|nao funcione mais|bloque*|cancel*|desativ*|desabilit*|inutiliz*|parar de abrir|deixar de abrir|impedir|tirar o acesso|invalid*|excluir|apagar';

export const lostControlAnswers: readonly DirectAnswer[] = [
  {
    when: ['perd*|roub*|furt*|levaram|sumiu|sumiram|extravi*|deixei cair', 'controle*', stops],
    unless: 'condominio|predio|sindico|inquilin*|memoria|codigo|nao abre mais|tag',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['program'],
    answer: [
      'Para o controle perdido ou roubado não abrir mais, apaga-se a memória da central e gravam-se de novo só os controles que ficaram, de {{part.programming.from}} a {{part.programming.to}} na visita. Até lá, desligue o disjuntor do portão à noite; se havia endereço junto dele, desligue agora.',
    ],
    heading: 'Apagar um só ou a memória inteira',
    text: [
      'Central que guarda cada controle por posição apaga um só, se alguém anotou o número. Nas outras se apaga tudo, e por isso os que ficaram precisam estar em casa no dia.',
      'Em código fixo apagar não basta: quem achou o controle tem o mesmo código dos outros. Aí se mudam as chaves de todos ou se põe um receptor de código rolante, entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Fileira de chavinhas por dentro: código fixo.',
      'Palavra Rolling ou Hopping no verso: código rolante, basta apagar.',
      'Cópias feitas em chaveiro: somem junto com a memória, se o código é rolante.',
      'Anote quem fica com qual número ao gravar de novo.',
    ],
    send: 'Diga quantos controles ficaram e mande a foto de um deles aberto e a da etiqueta da central.',
  },
  {
    when: [
      'ex marido|ex mulher|ex esposa|ex namorad*|ex inquilin*|ex morador*|ex funcionari*|ex empregad*|demitid*|mandei embora|mandada embora|empregada|domestica|baba|funcionari*|jardineiro|porteiro|zelador|antigo dono|antigo morador|antigo inquilino|dono antigo|inquilino saiu|inquilino que saiu|empregada saiu|funcionario saiu|faxineira|diarista|caseiro|quem saiu|morador saiu|morador mudou|morador que saiu|morador antigo|vizinho mudou',
      'controle*',
      'bloque*|cancel*|apag*|excluir|tirar|impedir|nao devolveu|nao quer devolver|ficou com|ficou com o controle|tem o controle|tem controle|ainda abre|levou|desativ*|como faco|o que faco',
    ],
    unless: 'condominio|predio|sindico|memoria',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['program'],
    answer: [
      'Quem saiu e ficou com o controle se bloqueia na central, sem precisar recolher nada: apaga-se a memória e gravam-se só os controles de quem continua, de {{part.programming.from}} a {{part.programming.to}} na visita. Se o código é fixo ou o controle pode ter sido copiado, troca-se o receptor por um de código rolante.',
    ],
    heading: 'Fechar também as outras entradas',
    text: [
      'Junte os controles que ficam antes da visita: o que não estiver ali deixa de abrir também. Na mesma hora se troca a senha do aplicativo e se remove o celular da pessoa, porque a central não sabe de um e o aplicativo não sabe do outro.',
    ],
    points: [
      'Chave do destravamento externo: troca do miolo, se ela ficou com a pessoa.',
      'Porta social e fechadura: são outro segredo.',
      'Até a visita, disjuntor do portão desligado à noite.',
      'Número em cada controle novo, para apagar um só da próxima vez.',
    ],
    send: 'Diga quantos controles continuam em uso e mande a foto de um deles aberto e a da etiqueta da central.',
  },
  {
    when: [
      'outro controle|controle de outro|controle de outra|controle de outra pessoa|controle alheio|controle de estranho|controle desconhecido|controle qualquer|qualquer controle',
      'abre o meu|abre meu|abriu meu|abriu o meu|abrindo meu|abrindo o meu|abre meu portao|abriu meu portao',
    ],
    subject: 'codigo-rolante',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['safety'],
    answer: [
      'Outro controle só abre o seu portão se foi gravado na sua central, se é cópia de um seu ou se os dois usam o mesmo código fixo. Nos dois primeiros casos se apaga a memória e se gravam só os seus, de {{part.programming.from}} a {{part.programming.to}}; no terceiro, o remédio é código rolante.',
    ],
    heading: 'Qual dos três é o seu caso',
    text: [
      'Abra a tampa da bateria do seu: fileira de chaves pequenas é código fixo, com poucas combinações, e coincidir na mesma rua acontece. Sem chaves, pense em controle que sobrou do antigo dono ou em cópia.',
      'Receptor de código rolante com controles fica entre {{repair.from}} e {{repair.to}}, e o motor continua o mesmo. Enquanto o código não muda, corte a energia do portão ao dormir.',
    ],
    points: [
      'Mudar as chaves vale para todos: os controles e a placa.',
      'Depois de apagar, prove o controle estranho à vista do portão.',
      'Abre sem ninguém apertar: fio de botoeira, e não controle.',
    ],
    send: 'Mande a foto do seu controle aberto e a da etiqueta da central.',
  },
  {
    when: [
      'engoliu|engolir|enfiou no nariz|colocou na boca|pos na boca|comeu|engoliram|ingeriu',
      'pilha|bateria|controle*|parafuso',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['safety'],
    answer: [
      'Criança ou animal que engoliu pilha de controle é emergência, mesmo sem sintoma: vá agora ao pronto-socorro ou ligue 192 (SAMU); no caso do animal, ao veterinário. Não provoque vômito, não dê comida e leve a embalagem ou outra pilha igual, porque a moeda queima por dentro em poucas horas.',
    ],
    heading: 'Para não acontecer outra vez',
    text: [
      'Controle com tampa solta sai de circulação: feche com o parafuso ou com fita forte e guarde-o no alto. Pilha usada também queima, e vai direto à coleta da loja.',
    ],
    points: [
      'Tampa que abre com a unha: troque o controle ou a caixa.',
      'Pilhas de reserva trancadas, e não na gaveta da cozinha.',
      'Controle não é brinquedo: ele também move o portão.',
    ],
    send: 'Depois de cuidar da criança, se o controle ficou sem tampa, mande a foto dele: dizemos qual caixa serve.',
  },
  {
    when: ['controle*', 'esquent*|quente|aquec*', 'controle*|pilha|bateria|bolso|mao'],
    unless: 'motor|central|placa|nobreak|sol|carro|painel|calor',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs'],
    answer: [
      'Controle de portão não esquenta sozinho: se está quente, a pilha está em curto, posta ao contrário ou o botão ficou preso. Tire a pilha já, deixe esfriar e não a use de novo, porque ela pode vazar ou estourar.',
    ],
    heading: 'Antes de pôr pilha nova',
    text: [
      'Veja se os dois contatos se encostam, se há verde ou umidade e se o botão volta quando se aperta. Seco e limpo, ponha a do mesmo código escrito na velha e espere um minuto com a tampa aberta: se esquentar, o controle acabou, e gravar outro fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    points: [
      'Caiu na água: seque um dia antes da pilha.',
      'Moeda encostada em metal no bolso: entra em curto.',
      'Longe de criança, enquanto não se sabe a causa.',
    ],
    send: 'Mande a foto do controle aberto, com os contatos à vista.',
  },
  {
    when: ['controle*', 'pilha*|bateria*', 'vaz*|oxid*|zinabre|esverde*|estour*|melad*|enferruj*|derramou'],
    unless: 'nobreak*|central|motor',
    subject: 'controle-remoto',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Pilha que vazou no controle quase sempre tem conserto, se o verde não chegou à placa: tire-a sem encostar no líquido, limpe os contatos com cotonete e vinagre, depois álcool, e seque por um dia. Pilha nova do mesmo código e luz forte dizem que ele voltou.',
    ],
    heading: 'Quando limpar já não basta',
    text: [
      'Mola comida, trilha apagada ou botão colado pedem outro controle, que se grava na central de {{part.programming.from}} a {{part.programming.to}} na visita. O código do velho continua na memória e pode ser apagado no mesmo dia.',
    ],
    points: [
      'Luva ou pano ao tirar, e mãos lavadas depois.',
      'Pilha vazada vai à coleta, e não ao lixo comum.',
      'Controle parado meses na gaveta: guarde sem pilha.',
    ],
    send: 'Mande a foto do controle aberto, com os contatos à vista: dizemos se vale limpar.',
  },
];
