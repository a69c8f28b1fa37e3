/** Questions of people who have tried the first remedy, who count several controls, or who ask for what we do not sell. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const triedFirstAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'portao|folha|contrapeso|basculante|mola|cabo*',
      'quase caindo|vai cair|pode cair|ameaca cair|ameacando cair|prestes a cair|para cair|esta caindo|caindo em cima|pendurad*|despencando|despencou',
    ],
    unless:
      'trilho|arrebent*|raio|forro|tinta|camera|carro|neto pendurad*|neta pendurada|filho pendurado|filha pendurada|crianca pendurada|criancas penduradas|menino pendurado|menina pendurada|se pendura*|pendura em portao',
    subject: 'portao-automatico',
    isDanger: true,
    aspects: ['safety'],
    answer: [
      'Afaste todos agora, ninguém passa nem fica embaixo ou ao lado da folha, e desligue o disjuntor do portão sem acionar o controle. Não destrave o motor: pode ser só ele que a segura. Pessoa ferida, 192 (SAMU); presa, 193 (Bombeiros). Se a folha pende para a calçada, isole-a também.',
    ],
    heading: 'Por que a folha está para cair',
    text: [
      'No basculante é cabo partido, mola quebrada ou contrapeso que se soltou da caixa; no de correr, roldana fora do trilho ou guia de cima aberta; no de abrir, dobradiça ou coluna. Não tente levantá-la nem com ajuda: uma folha de ferro pesa mais que duas pessoas seguram.',
      'O técnico escora antes de soltar qualquer peça. Cabo ou roldana fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; solda pequena, entre {{part.metalwork.from}} e {{part.metalwork.to}}; coluna e quadro partidos são do serralheiro.',
    ],
    points: [
      'Carro embaixo: deixe-o onde está.',
      'Cadeira ou fita na frente do vão, dos dois lados.',
      'Foto de longe, sem entrar no vão.',
    ],
    questions: [
      {
        question: 'Posso calçar a folha com um caibro?',
        answer:
          'Só se der para calçar de longe e sem entrar embaixo. Cabo e mola sob tensão podem se soltar com o movimento.',
      },
    ],
    send: 'Mande pelo WhatsApp uma foto de longe e o endereço, e diga que a folha pode cair.',
  },
  {
    when: [
      'vende*|comprar|compro|compra|quero|preciso de|orcamento de|fabrica*|fazer|encomendar|loja de',
      'portao novo|portao de aluminio novo|portao de ferro novo|portao de madeira novo|portao de aluminio|folha nova|portao sob medida|portao pronto',
    ],
    unless:
      'motor|controle*|automatiz*|kit|placa|roldana|fechadura|suporte|trilho|instalad* motor|eletronico|automatico|usad*|peca*',
    subject: 'serralheria',
    isAboutSubject: true,
    aspects: ['buy'],
    answer: [
      'Não vendemos nem fabricamos portão: a folha, de alumínio, ferro ou madeira, é da serralheria ou do marceneiro. Nós vendemos e instalamos o motor dela, em basculante de {{kit.padrao}} a {{kit.jetflex}} com o kit instalado; por isso vale mandar o desenho antes de fechar a medida da folha.',
    ],
    heading: 'O que pedir à serralheria por causa do motor',
    text: [
      'Peso, movimento e reforço decidem o motor que cabe depois. Peça o peso da folha por escrito, a travessa reforçada onde o braço, o fuso ou a cremalheira se prende, e a folha que anda com uma mão antes de o motor entrar.',
    ],
    points: [
      'Tipo de abertura, com a parede e a altura livres medidas.',
      'Peso da folha no orçamento.',
      'Conduíte até o ponto do motor e base de concreto, se for de correr.',
      'Garantia da folha separada da do motor.',
    ],
    send: 'Mande o desenho ou a medida do vão e o tipo de abertura: dizemos que motor serve antes de a folha ser feita.',
  },
  {
    when: ['controle*', 'usado*|usada*|segunda mao|seminovo*'],
    unless: 'mais usad*|ja usad*|usado em|apagar',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['buy', 'worth'],
    answer: [
      'Não vendemos nem compramos controle usado. Ele só compensa se for da família do seu receptor e se o botão ainda responde, e precisa ser gravado na sua central, o que na visita fica entre {{part.programming.from}} e {{part.programming.to}}, seja ele novo ou usado.',
    ],
    heading: 'O risco do controle de segunda mão',
    text: [
      'Controle usado de código fixo pode ter cópia com o antigo dono, e a cópia abre o seu portão. Código rolante se grava sem esse risco, desde que a memória da sua central seja só dos seus.',
    ],
    points: [
      'Prove o botão e a luz antes de pagar.',
      'Compare marca, frequência e família com o seu, pela foto.',
      'Veja ferrugem no contato da pilha.',
      'Vendeu ou doou o seu? Apague-o da central.',
    ],
    send: 'Mande a foto do controle à venda e do seu, frente e verso: dizemos se servem na mesma central.',
  },
  {
    when: ['tetra', 'chave*|copia*|segredo|fechadura|portao|motor'],
    subject: 'abertura-manual',
    isAboutSubject: true,
    answer: [
      'Chave tetra é a de quatro fileiras de dentes, e um chaveiro a copia a partir da original. No portão ela pode ser da fechadura da folha ou do destravamento do motor: a do motor nós trocamos, com o miolo, de {{repair.from}} a {{repair.to}}; a da fechadura é do chaveiro.',
    ],
    heading: 'Perdeu, quebrou ou quer cópia',
    text: [
      'Com a original na mão, leve-a ao chaveiro e teste a cópia no mesmo dia, com o disjuntor desligado se ela destrava o motor. Sem a original, o chaveiro abre o miolo ou o troca; não force com alicate nem chave de fenda.',
    ],
    points: [
      'Quebrou dentro: não empurre o pedaço.',
      'Entra e não gira: grafite em pó, e não óleo.',
      'Sumiu com o endereço: troque o miolo.',
      'Faça duas cópias e deixe uma fora da garagem.',
    ],
    questions: [
      {
        question: 'Como abro o portão sem a chave?',
        answer:
          'Com energia, pelo controle ou pela botoeira. Sem energia e sem chave, espere o técnico, que destrava por dentro da caixa.',
      },
    ],
    send: 'Mande a foto da chave, ou do furo onde ela entra, e da etiqueta do motor.',
  },
  {
    when: [
      'controle*',
      'rossi ou|ppa ou|garen ou|peccinin ou|nice ou|agl ou|zap ou|ipec ou|rcg ou|seg ou|intelbras ou|ou rossi|ou ppa|ou garen|ou peccinin|ou nice|ou agl|ou zap|ou ipec|ou rcg|ou seg|ou intelbras',
    ],
    unless: 'motor*|central|placa|copi*|serve|compativel|funciona|abre',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Entre controles de duas marcas não há o melhor: serve o da marca do seu receptor, porque o código de uma não é ouvido pela outra. Só se escolhe marca quando se troca também o receptor, e aí prefira o de código rolante com peça fácil de achar no seu bairro.',
    ],
    heading: 'Como saber qual dos dois é o seu',
    text: [
      'Leia a caixa da central e o verso do controle que já abre o portão: marca, frequência e código. Gravar o que serve fica entre {{part.programming.from}} e {{part.programming.to}} na visita.',
      'Controle universal ou clonado só repete código fixo, e é o que menos protege a casa.',
    ],
    points: [
      'A central e o controle são da mesma marca: compre dela.',
      'O receptor é avulso: vale a marca dele, e não a do motor.',
      'Vai trocar tudo: código rolante e dois controles de reserva.',
    ],
    send: 'Mande a foto da caixa da central e do controle que abre hoje, frente e verso.',
  },
  {
    when: [
      'ja reiniciei|reiniciei|resetei|reinicie|desliguei e liguei|ja desliguei',
      'nao abre|nao fecha|nao funciona|continua*|nada|mesmo assim|parado|nao responde',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Se a central já foi reiniciada e o portão não anda, o defeito não era travamento da memória: reiniciar outra vez não muda nada, e apagar tudo só tira os controles. Agora separe energia, comando e motor, olhando a luz da placa enquanto alguém aperta a botoeira.',
    ],
    heading: 'O que o silêncio da placa diz depois do reinício',
    text: [
      'Luz apagada é energia: fusível, fonte ou fio de entrada. Luz acesa e nenhum estalo com a botoeira é comando ou placa. Estalo sem movimento é capacitor, motor ou folha presa; aí desligue o disjuntor, solte o motor e mova a folha com a mão.',
      'O conserto fica entre {{repair.from}} e {{repair.to}}; a troca da placa, entre {{part.board.from}} e {{part.board.to}}.',
    ],
    points: [
      'Botoeira abre e controle não: receptor ou memória apagada no reinício.',
      'Abre e não fecha: fotocélula ou fim de curso.',
      'Anda um palmo e para: força ou curso a gravar de novo.',
    ],
    send: 'Mande um vídeo da luz da placa enquanto alguém aperta a botoeira, com a tampa aberta por quem já a abriu e sem tocar em nada.',
  },
  {
    when: [
      'limpei|ja limpei|limpa|alinhei|ja alinhei|depois de limpar',
      'fotocelula*|sensor*',
      'continua*|nao fecha|sem fechar|mesmo assim|nao funciona*|nada',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Com a lente limpa e o portão ainda sem fechar, o próximo é o alinhamento e o fio: veja se a luz do receptor acende firme e apaga quando a mão corta o feixe. Luz que pisca é desalinhada; luz que não acende é fio ou par; luz certa e portão parado é a central.',
    ],
    heading: 'Depois da limpeza, nesta ordem',
    text: [
      'Mova o suporte um dedo para cada lado, com o portão parado, até a luz firmar. Se ela não firma nunca, há fio partido ou água; se firma e o portão não fecha, o contato na placa, o fim de curso ou o ajuste do fechamento é que falta.',
      'Alinhar fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; par novo instalado, entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Só não fecha de tarde: sol na lente.',
      'Só não fecha com chuva: água na caixinha.',
      'Teia, folha ou saco no meio do feixe: olhe o vão inteiro.',
      'Não ponteie a fotocélula para fechar.',
    ],
    send: 'Mande um vídeo da luz das duas fotocélulas enquanto alguém passa a mão no feixe.',
  },
  {
    when: [
      'troquei|trocado|trocamos|ja troquei|trocou|novo',
      'capacitor*',
      'continua*|fraco|mesmo assim|nao abre|nao anda|ronca*|nao gira|nada|parado',
    ],
    subject: 'capacitor',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Se o capacitor é novo e o motor continua fraco, confira primeiro o valor: os microfarads têm de ser os da etiqueta do motor, e um menor deixa a partida fraca. Valor certo, o que sobra é folha pesada, tensão baixa no ponto, engrenagem ou bobina do motor.',
    ],
    heading: 'O que falta separar depois do capacitor',
    text: [
      'Com o disjuntor desligado, solte o motor e mova a folha na mão: pesada ou presa, o motor não tem culpa. Leve, mede-se a tensão com o motor partindo e, depois, a corrente e a bobina; isso é do técnico, porque o capacitor guarda carga.',
      'Engrenagem fica entre {{part.gears.from}} e {{part.gears.to}}; bobina do motor, entre {{part.stator.from}} e {{part.stator.to}}.',
    ],
    points: [
      'Ronca e não gira: bobina, engrenagem presa ou fio solto no capacitor.',
      'Fraco só à noite: tensão baixa na rua ou fio fino.',
      'Forte frio e fraco quente: bobina.',
      'Gira e a folha não anda: engrenagem ou destravamento.',
    ],
    send: 'Mande a foto do capacitor novo e do velho, com os números à vista, e da etiqueta do motor.',
  },
  {
    when: [
      'controle*|tag*',
      'quanto|preco|valor|custa|orcamento',
      'apartamento*|condominio*|predio|unidades|moradores|casas',
    ],
    unless: 'abrir|consert*|pilha*',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Gravar controles fica entre {{part.programming.from}} e {{part.programming.to}} numa casa; em condomínio o total sai por orçamento, pelo modelo e pela quantidade, e se diz por foto antes da visita. Conte dois controles por vaga e mais alguns de reserva.',
    ],
    heading: 'A conta dos controles do prédio',
    text: [
      'Some três linhas: controles, que são as vagas vezes dois e mais uma reserva de um em dez; a gravação, com a lista de unidade e número; e a memória, porque receptor que guarda menos que a soma precisa de módulo ou troca.',
      'Trinta vagas dão sessenta controles e seis de reserva. Se o código é fixo, aproveite para pôr um receptor de código rolante antes de comprar o lote.',
    ],
    points: [
      'Modelo e marca do receptor, pela foto.',
      'Quantos cabem na memória dele.',
      'Entrega por unidade, assinada.',
      'Controle perdido: apaga-se o número, sem regravar o prédio.',
    ],
    send: 'Mande a foto da central e de um controle, as vagas e quantos controles já existem: o orçamento volta por mensagem.',
  },
  {
    when: ['garagem', 'metros|metro|m', 'cabe|serve|da para|qual portao'],
    unless: 'altura|largura|vao|motor|peso|kg',
    subject: 'portao-automatico',
    aspects: ['choose'],
    answer: [
      'Depende do carro, e não só da garagem: some o comprimento dele e o que a folha avança por dentro. Um carro de passeio tem de pouco menos de quatro a quatro metros e meio; na medida justa o de correr é o que cabe, porque não avança, e o basculante só serve se a borda passa longe do para-choque.',
    ],
    heading: 'As três medidas que decidem',
    text: [
      'Estacione como sempre, feche a folha e meça do para-choque até ela. Depois meça a parede livre ao lado, que o de correr pede do tamanho do vão, e a altura livre por dentro, que o basculante pede inteira. Motor de basculante sai a partir de {{kit.padrao}} instalado.',
    ],
    points: [
      'Carro novo maior que o atual: meça pelo maior.',
      'Porta-malas que abre contra a folha também conta.',
      'Fotocélula dentro: o par ainda ocupa um palmo.',
    ],
    send: 'Mande a profundidade, o modelo do carro, a parede livre ao lado e uma foto de frente.',
  },
  {
    when: [
      'alinh*|realinh*|nivel*|desempen*|endireit*',
      'portao|portoes|folha',
      'quanto|preco|valor|custa|custo|orcamento',
    ],
    unless: 'fotocelula*|sensor*|motor*|cremalheira*',
    subject: 'portao-automatico',
    aspects: ['price'],
    answer: [
      'Alinhar o portão fica entre {{part.adjustment.from}} e {{part.adjustment.to}} quando é só regulagem; com roldana, guia ou cabo novo, entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, e com solda pequena, entre {{part.metalwork.from}} e {{part.metalwork.to}}. Coluna que cedeu e trilho a assentar de novo são do serralheiro ou do pedreiro.',
    ],
    heading: 'O que põe o alinhamento numa faixa ou na outra',
    text: [
      'Quem decide é a peça que desviou a folha. Com o disjuntor desligado e o motor solto, ela se move na mão e mostra o ponto em que pega; a visita não tem taxa na área atendida, e o valor é dito antes.',
    ],
    points: [
      'Pega sempre no mesmo ponto: trilho, guia ou piso.',
      'Ponta baixa: roldana ou dobradiça.',
      'Para fora do lugar: fim de curso, que é regulagem.',
    ],
    send: 'Mande a foto do portão fechado, inteiro, e outra do ponto em que ele pega.',
  },
];
