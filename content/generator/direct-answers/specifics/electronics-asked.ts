/** Remotes, tags, readers, cameras, boards and power supplies with one quality that the title names. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const electronicsAskedAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'zumb*|zunido|zunindo|chiado eletrico|chiando',
      'central|placa|caixa de placa|transformador',
      'portao|motor|placa|central',
    ],
    unless: 'abelha|nao abre|nao fecha',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Zumbido fino e constante na central é do transformador da placa, que fica ligado o dia todo, e baixinho é normal. Se cresceu, se a caixa esquenta ou se a luz da placa oscila, ele está carregado demais ou em curto: desligue o disjuntor e chame, num reparo a partir de {{repair.from}}. Zumbido forte que vem do motor, com o portão parado, é motor energizado sem girar, e se desliga na hora.',
    ],
    heading: 'De que caixa vem o zumbido',
    text: [
      'Fechadura, câmera ou módulo ligados na mesma saída sobrecarregam a fonte. Parafuso e chapa frouxos aumentam um zumbido que antes não se ouvia.',
    ],
    points: [
      'Só ao comandar: relé ou motor tentando partir.',
      'Sempre, e morno: transformador normal.',
      'Com cheiro: não religue.',
    ],
    send: 'Mande um vídeo com o som, com a caixa fechada, e a foto da etiqueta do motor.',
  },
  {
    when: [
      'motor',
      'barulh*|ronca*|zumb*|zunido|ruido',
      'mesmo parado|parado|com portao parado|com portao fechado|sem ninguem apertar|desligado|o tempo todo',
    ],
    unless: 'portao nao|nao abre|nao fecha|nao anda',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Motor que faz barulho com o portão parado está recebendo energia sem ordem: desligue o disjuntor, porque ele queima assim em minutos. Ronco grave é relé da placa colado ou fim de curso que não cortou; zumbido baixinho, que não esquenta, costuma ser só o transformador da central ou a trava elétrica. O reparo da placa parte de {{repair.from}}, e o fim de curso se acerta de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Motor, placa ou trava',
    text: [
      'Encoste a mão por fora, com o disjuntor já desligado: carcaça quente confirma o motor ligado. Religar para ouvir de novo só uma vez, e por segundos.',
    ],
    points: [
      'Parou ao desligar o disjuntor e volta ao religar: relé.',
      'Barulho da trava na ponta da folha: tempo errado na placa.',
      'Folha encostada e motor roncando: fim de curso.',
    ],
    send: 'Mande um vídeo com o som e a foto da etiqueta do motor.',
  },
  {
    when: [
      'central|placa|caixa de placa|transformador',
      'esquent*|quente|superaquec*|fervendo',
      'portao|motor|muito|placa|central',
    ],
    unless: 'capacitor|cheir*',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'A central morna é normal, porque o transformador fica ligado o dia todo; quente a ponto de não se deixar a mão, não. As causas são fonte carregada demais, com fechadura, câmera ou módulo na mesma saída, relé ou componente em curto, água, ou sol batendo na caixa fechada. Desligue o disjuntor, tire o que foi ligado nela há pouco e chame: reparo a partir de {{repair.from}}, placa nova de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'O que aquece uma placa',
    text: [
      'Placa de inversor tem dissipador e esquenta mais que a comum depois de várias viagens. A comum só aquece no transformador.',
    ],
    points: [
      'Cheiro ou mancha escura: não religue.',
      'Motor travado puxa corrente e aquece relés.',
      'Caixa ao sol: sombra e ventilação, sem abrir a vedação.',
    ],
    send: 'Mande a foto da caixa fechada e diga o que está ligado na central.',
  },
  {
    when: [
      'luz|led|placa|central',
      'vermelh*|verde|azul|muda de cor|acende|pisca',
      'quando aperto|ao apertar|quando aciono|quando clico|quando dou comando|ao acionar',
    ],
    unless: 'raio|cheiro',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Luz que acende ou muda quando você aperta o controle mostra que a ordem chegou à central: o controle e o receptor estão bons. Se o portão não anda mesmo assim, o que falta vem depois: fotocélula cortada, fim de curso, capacitor ou motor. O vermelho em si tem o sentido que o manual daquela placa dá, e costuma ser só o sinal de comando; o conserto vai de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Da luz ao movimento',
    text: [
      'Escute depois do toque: estalo e silêncio apontam relé ou fio; ronco, capacitor ou folha presa; nada, entrada bloqueada.',
    ],
    points: [
      'Acende e o portão anda: é o aviso normal.',
      'Acende e pisca sem parar: código de erro.',
      'Não acende: bateria, gravação ou receptor.',
    ],
    send: 'Mande um vídeo da placa com a tampa aberta por quem costuma fazer isso, ou do portão ao receber o comando.',
  },
  {
    when: [
      'fusivel|fusiveis',
      'queima direto|queima sempre|queima toda hora|queimando direto|vive queimando|queima de novo|queimou de novo|queima na hora|toda hora|sempre queima|queima direto',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    isDanger: true,
    isComplaint: true,
    aspects: ['repair'],
    answer: [
      'Fusível do portão que queima direto acusa curto, e não fusível ruim: desligue o disjuntor e não ponha um maior nem papel-alumínio, porque aí queima a placa. Se o novo queima ao ligar, o curto está na placa, no transformador ou na fiação; se queima só quando o portão anda, é o motor, o capacitor ou a folha presa. Reparo a partir de {{repair.from}}, capacitor de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    heading: 'Onde o técnico procura o curto',
    text: [
      'Ele separa motor, trava e fotocélula, um por vez, e religa com proteção. Depois de chuva começa pelas emendas; depois de raio, pela entrada da placa.',
    ],
    points: [
      'Anote o valor impresso no fusível: o novo é igual.',
      'Queima ao acionar a trava: bobina em curto.',
      'Queima em dia de calor: folha pesada.',
    ],
    send: 'Mande uma foto do fusível e da placa e diga em que momento ele queima.',
  },
  {
    when: ['transformador|poste|fase', 'rua|bairro|queimou|estourou|explodiu|faltou', 'portao|motor'],
    unless: 'placa queimad*|da placa|de a placa|de placa',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isComplaint: true,
    isDanger: true,
    aspects: ['repair'],
    answer: [
      'Depois que o transformador da rua queima, a volta da energia vem com pico, e o portão que não funciona tem quase sempre fusível, fonte ou placa atingidos: ligue o disjuntor uma vez só e olhe a luz da central. Apagada, ou com cheiro, desligue e não insista. O reparo parte de {{repair.from}} e a placa nova fica de {{part.board.from}} a {{part.board.to}}; a distribuidora pode ressarcir o dano, com laudo e pedido por escrito.',
    ],
    heading: 'Antes de pedir o ressarcimento',
    text: [
      'Anote data e hora, fotografe a placa e guarde a peça. O pedido se faz à distribuidora, e se outros aparelhos queimaram, entram juntos.',
    ],
    points: [
      'Motor comum quase sempre escapa.',
      'Falta de uma fase deixa o motor roncando: não use.',
      'Protetor contra surto no quadro evita repetir.',
    ],
    send: 'Mande a foto da etiqueta do motor e da caixa fechada, com a hora em que a luz voltou.',
  },
  {
    when: [
      'controle*',
      'prova de agua|prova d agua|prova dagua|a prova|impermeavel|resistente a agua|vedado',
    ],
    unless: 'molhou|caiu|lavou|lavei|entrou agua|molhado',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      "Controle de portão à prova d'água de verdade é raro: o comum só aguenta um respingo. O que se acha é controle com tampa vedada por borracha, ou capa de silicone para o seu, que protegem do suor, da garoa e do bolso molhado, mas não de mergulho na piscina nem da máquina de lavar.",
    ],
    heading: 'O que usar na chuva, na moto e na praia',
    text: [
      'Veja primeiro a família: controle vedado que não seja do mesmo código não grava na sua central. O que serve se grava na visita, de {{part.programming.from}} a {{part.programming.to}}.',
      'Na moto, o botão preso ao guidão sob uma capa dura mais que o controle no bolso. Areia e sal estragam o contato mais depressa que água doce.',
    ],
    points: [
      'Capa de silicone fechada: respingo e queda.',
      'Saquinho com fecho: chuva forte, e o botão funciona por fora.',
      'Um controle de reserva seco, em casa.',
    ],
    send: 'Mande a foto do seu controle, frente e verso, para dizermos que modelo da família é vedado.',
  },
  {
    when: ['controle*', 'chaveiro pequeno|tipo chaveiro|de chaveiro|mini|miniatura|formato chaveiro|pequeno'],
    unless: 'clonar|clona|copiar|copia|copias|chaveiro faz',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Controle de portão do tamanho de um chaveiro existe em quase toda família, e serve se tiver o mesmo código e a mesma frequência do seu, muitas vezes 433 MHz. O formato não muda o alcance; o que muda é a pilha, menor, que se troca mais vezes.',
    ],
    heading: 'Escolher o chaveiro pelo código e não pelo formato',
    text: [
      'Olhe o verso do controle que já funciona ou a etiqueta da central: o pequeno tem de ser da mesma linha. Chaveiro universal copia só código fixo.',
      'Gravar um ou vários na mesma visita fica entre {{part.programming.from}} e {{part.programming.to}}, fora o controle.',
    ],
    points: [
      'Argola de metal e botão fundo: não aperta sozinho no bolso.',
      'Dois ou mais botões: abre também o segundo portão.',
      'Pilha de moeda: tenha uma de reserva.',
    ],
    send: 'Mande a foto do controle atual aberto e a da tampa do motor: dizemos que chaveiro grava nele.',
  },
  {
    when: ['farol|farol alto|tx car|txcar|lampejo', 'portao|abrir|controle|carro|moto|motor'],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['works', 'program'],
    answer: [
      'Dá para abrir o portão piscando o farol: um transmissor pequeno, conhecido como TX Car, fica escondido no carro ou na moto, ligado ao fio do farol alto, e manda o código quando você dá o lampejo. Ele se grava na central como qualquer controle, de {{part.programming.from}} a {{part.programming.to}} na visita, desde que seja da mesma família; o preço do aparelho vem na resposta à foto do seu controle.',
    ],
    heading: 'O que o controle de farol pede',
    text: [
      'No carro, a ligação é de autoelétrico: alimentação de 12 V do farol alto e aterramento. No portão, a gravação é conosco, com o carro à porta.',
      'Em carro novo com farol de LED comandado por módulo, confira antes se o lampejo chega a um fio de 12 V; em alguns ele vem por rede de dados, e o transmissor não vê nada.',
    ],
    points: [
      'Vantagem: nada à mostra no painel e nenhum controle para esquecer.',
      'Cuidado: farol alto na estrada também manda o código, sem efeito longe do portão.',
      'Venda do carro: apague o transmissor da central no mesmo dia.',
      'Código rolante: peça o da mesma linha do receptor.',
    ],
    send: 'Mande a foto do controle que já usa e a da central: dizemos se há transmissor de farol da mesma família.',
  },
  {
    when: [
      'tag|tags|etiqueta veicular|adesivo veicular|sem parar',
      'preco|valor|quanto|custa|antena|instal*|veicular|condominio*|adesiv*',
    ],
    unless: 'controle|facial|senha|portaria|sem parar|pedagio|veloe|conectcar',
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Tag veicular, antena e leitor são de empresa de controle de acesso: não os vendemos nem cadastramos, e o preço se pede a ela por antena e por número de veículos. O que fazemos é ligar a saída do leitor à entrada de botoeira da central do portão, serviço de {{repair.from}} a {{repair.to}} com o fio já passado.',
    ],
    heading: 'O que o portão precisa para abrir por tag',
    text: [
      'A antena lê a etiqueta do para-brisa a alguns metros e fecha um contato seco, igual a um toque na botoeira. Motor e central continuam os mesmos; o que decide é haver na placa uma entrada livre, de preferência uma só para abrir.',
      'Prédio com muito movimento pede também laço ou fotocélula dupla, porque com tag os carros entram colados um no outro.',
    ],
    points: [
      'Antena a uns metros antes do portão, com o para-brisa de frente.',
      'Vidro com película metálica lê mal: a etiqueta vai no farol ou na placa.',
      'Lista de unidades e de veículos fica com a administração.',
      'Controle comum de reserva para o dia em que o leitor cair.',
    ],
    questions: [
      {
        question: 'A tag e o controle funcionam juntos no mesmo portão?',
        answer: 'Funcionam. São dois comandos na mesma central, e cada um abre sem depender do outro.',
      },
      {
        question: 'A tag de pedágio abre o portão do prédio?',
        answer:
          'Só se o leitor do prédio for do sistema que aceita essa etiqueta. Quem responde é a empresa de acesso.',
      },
    ],
    further:
      'O que um portão de prédio pede está em [portão de condomínio](/topicos/motor-de-portao-para-condominio).',
    send: 'Mande a foto da etiqueta da central, com a caixa fechada, e a do modelo do leitor: dizemos se ela tem a entrada livre.',
  },
  {
    when: [
      'clonar|copiar|copia|duplicar|clone|copias',
      'predio*|condominio*|apartamento|sindico',
      'permitido|pode|posso|proibido|legal|crime|autorizacao|precisa',
    ],
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['allowed', 'program'],
    answer: [
      'Só com autorização do condomínio: o controle dá acesso ao prédio, e quem cadastra é a administração. Peça ao síndico um controle em nome da sua unidade; é o caminho que deixa registro e permite bloquear só o seu se você o perder.',
    ],
    heading: 'Por que o prédio não quer cópia de banca',
    text: [
      'A cópia de código fixo é igual ao original: a central não distingue uma da outra, e para bloquear uma é preciso apagar as duas. De código rolante a cópia nem funciona, porque cada controle é gravado com número próprio.',
      'No prédio a gravação se faz por unidade, na presença de quem administra, e fica entre {{part.programming.from}} e {{part.programming.to}} por visita, com vários controles de uma vez.',
    ],
    points: [
      'Controle extra para a família: peça por escrito, com a unidade.',
      'Inquilino novo: o proprietário autoriza.',
      'Perdeu o seu: avise no mesmo dia para apagarem.',
    ],
    send: 'Síndico ou administradora: mandem a foto da central e o número de unidades, e devolvemos o valor da gravação.',
  },
  {
    when: ['interfone*|porteiro eletronico|video porteiro|videoporteiro'],
    ofOtherBrand: true,
    subject: 'interfone',
    isAboutSubject: true,
    answer: [
      'O interfone {marca} abre o portão pela entrada de botoeira da central, se tiver saída de contato seco; a saída de fechadura de muitos aparelhos dá tensão, e aí um relé vai no meio. Essa ligação é conosco, de {{repair.from}} a {{repair.to}}; o interfone em si, venda, troca e conserto, é de quem trabalha com interfonia.',
    ],
    heading: 'Ligar o interfone {marca} na central do portão',
    text: [
      'No manual do {marca}, procure a saída chamada portão, contato auxiliar ou relé, separada da que solta o fecho da porta social. Dois fios dela vão à entrada de botoeira, em paralelo com o botão da parede.',
      'Se o controle abre o portão e o interfone não, o defeito está no fio, no contato do aparelho ou no relé. Se nem o controle abre, é do portão.',
    ],
    points: [
      'Saída de contato seco: liga direto na botoeira.',
      'Saída com 12 V: só com relé, ou queima a entrada da central.',
      'Fio da placa de rua longe da rede elétrica.',
      'Dois portões: um contato para cada um.',
    ],
    questions: [
      {
        question: 'Preciso trocar a central para usar o interfone {marca}?',
        answer: 'Quase nunca: a entrada de botoeira, que toda central tem, é o que basta.',
      },
    ],
    send: 'Mande a foto da etiqueta da central e a da parte de trás do aparelho {marca}: dizemos que fios usar.',
  },
  {
    when: ['camera|cameras', 'rua|calcada|vizinho|apontar|apontada|virada'],
    subject: 'camera',
    isAboutSubject: true,
    aspects: ['allowed'],
    answer: [
      'Pode mostrar a sua entrada e o pedaço de calçada diante dela; o que se evita é enquadrar a janela ou o quintal do vizinho. Ponha um aviso de gravação à vista e guarde a imagem só o tempo necessário. Câmera não é serviço nosso: instala-a uma empresa de segurança eletrônica.',
    ],
    heading: 'Onde a câmera ajuda o portão',
    text: [
      'O melhor ângulo pega a folha inteira e quem passa no vão, de dentro para fora. Assim ela mostra se o portão fechou, se alguém entrou atrás do carro e quem bateu na folha.',
      'No condomínio quem decide o enquadramento e o acesso às imagens é a administração. Motor e central são conosco, com conserto de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Fio de câmera fora do conduíte da rede elétrica.',
      'Altura que a mão não alcance e que não pegue farol de frente.',
      'Nenhum parafuso na folha ou no motor, que vibram.',
    ],
  },
  {
    when: ['camera|cameras|filmar|gravar|filma', 'quem abriu|quem abre|quem entrou|quem bateu|saber quem'],
    subject: 'camera',
    isAboutSubject: true,
    answer: [
      'Para saber quem abriu o portão, a câmera mostra o rosto e o carro, mas não diz qual controle foi usado: isso só uma central ou um leitor com registro por usuário informa. Central de casa não guarda histórico; no prédio, o registro vem da tag, do leitor ou de receptor com memória identificada.',
    ],
    heading: 'Câmera, registro do leitor e controle numerado',
    text: [
      'A combinação que resolve é câmera no vão mais comando por unidade: cada morador com um número, que se apaga sozinho quando o controle se perde. Câmera e leitor são de empresa de segurança; do receptor e da gravação cuidamos nós, de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    points: [
      'Hora da câmera acertada, ou ela não casa com o registro.',
      'Abertura pelo celular: o aplicativo guarda quem e quando.',
      'Abriu sem ninguém: procure a causa no portão, não na câmera.',
    ],
    further: 'Se o portão se move sem ordem, veja [portão abre sozinho](/portao-abre-sozinho).',
  },
  {
    when: ['alexa|google home|google assistente|assistente de voz|comando de voz|por voz|siri'],
    unless: 'parou|nao responde|nao funciona',
    subject: 'portao-pelo-celular',
    isAboutSubject: true,
    aspects: ['works', 'install'],
    answer: [
      'Dá, com um módulo Wi-Fi ligado à entrada de botoeira da central e um aplicativo que converse com a assistente. A Alexa pede um código falado para abrir; deixe-o ligado, porque uma voz na janela também é ouvida. Fechar por voz só com fotocélula funcionando.',
    ],
    heading: 'O que comprar para comandar o portão por voz',
    text: [
      'O módulo precisa de rede de 2,4 GHz com sinal na garagem e de um sensor de folha aberta: sem ele a assistente diz que fechou sem saber. A placa antiga não se troca se tiver botoeira.',
      'A ligação na central fica entre {{repair.from}} e {{repair.to}}, fora o aparelho; a conta e a senha são suas.',
    ],
    points: [
      'Escrito na caixa: funciona com Alexa ou com Google.',
      'Tipo abridor de garagem, e não interruptor comum, que deixa o contato preso.',
      'Um controle comum para o dia sem internet.',
    ],
    send: 'Mande a foto da central e diga que assistente e que módulo tem: conferimos se a entrada aceita.',
  },
  {
    when: [
      'placa|central',
      'universal|generica|paralela',
      'qualquer|serve|funciona|pode|posso|vale|boa|presta|motor',
    ],
    unless: 'controle*|receptor',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['compatibility', 'worth'],
    answer: [
      'Não em qualquer motor: a placa universal serve em motor comum de indução, com capacitor e fim de curso de ímã ou de chave. Não serve em motor com inversor, como o Jetflex, em motor de corrente contínua nem no que conta voltas por encoder, a não ser que a ficha dela diga que lê o mesmo sensor.',
    ],
    heading: 'O que comparar antes de pôr uma placa universal',
    text: [
      'Compare cinco coisas na etiqueta: tensão, potência, tipo de fim de curso, código dos controles e entradas de fotocélula e botoeira. Se o código muda, todos os controles da casa se trocam junto.',
      'Com peça comum, reparar a placa parte de {{repair.from}}, e trocá-la fica entre {{part.board.from}} e {{part.board.to}}. A universal perde em geral a rampa de parada, e o batente passa a receber o tranco.',
    ],
    points: [
      'Motor fora de linha e sem placa própria: é onde ela vale.',
      'Motor novo ou em garantia: só a do fabricante.',
      'Placa boa e receptor ruim: troque só o receptor.',
    ],
    send: 'Mande a foto da placa atual, dos bornes e da etiqueta do motor.',
  },
  {
    when: [
      'rampa|desaceleracao|parada suave|soft',
      'central|placa',
      'embreagem|para que|o que e|serve|regular|portao',
    ],
    unless: 'garagem|ladeira|inclinad*',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['choose', 'adjust'],
    answer: [
      'Vale a pena em folha pesada ou que bate no fim: a rampa reduz a velocidade antes do batente, e a embreagem eletrônica limita a força com que o motor empurra se a folha encontra alguém. Em folha leve de casa a embreagem já basta. As duas se regulam na placa, e nenhuma corrige folha que enrosca.',
    ],
    heading: 'Regular a rampa e a embreagem na ordem certa',
    text: [
      'Primeiro o curso, depois a força e por último a rampa. A força fica no menor ponto em que a folha completa o caminho; a rampa, no menor trecho em que ela encosta sem bater.',
      'Central sem essas funções se troca, de {{part.board.from}} a {{part.board.to}}; com elas, a regulagem fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Para no meio com a força baixa: lubrifique ou alivie a folha antes de subir.',
      'Para antes de encostar: rampa longa demais.',
      'Teste com uma caixa de papelão no vão: tem de voltar.',
    ],
  },
  {
    when: ['receptor*', 'ligar|ligacao|instalar|liga|fios|como', 'externo|avulso|universal|adicional'],
    unless: 'nao liga|parou',
    subject: 'receptor',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'O receptor avulso se liga com quatro fios: dois de alimentação, na tensão da etiqueta dele, e dois do contato, que vão à entrada de botoeira da central. Assim o portão passa a obedecer a controles novos sem trocar a placa, e os antigos continuam valendo.',
    ],
    heading: 'A ligação do receptor na central, passo a passo',
    text: [
      'Quem liga é o técnico, com o disjuntor desligado, porque a rede passa ao lado dos bornes. O serviço com a gravação fica entre {{repair.from}} e {{repair.to}}, fora o aparelho.',
    ],
    points: [
      'Alimentação: 12 V ou 24 V da saída auxiliar da central, ou a rede, conforme a etiqueta.',
      'Contato: bornes comum e NA do receptor em comum e botoeira da central.',
      'Pulso e não retenção, escolhido no jumper.',
      'Antena esticada e longe de ferro, fora da caixa de metal.',
      'Receptor interno antigo: apague-o, se o motivo era controle perdido.',
    ],
    send: 'Mande a foto dos bornes da central e da etiqueta do receptor: confirmamos os fios.',
  },
  {
    when: [
      'antena*',
      'receptor|portao|controle|alcance|central',
      'quanto mede|tamanho|comprimento|medida|mede|esticar|fio|centimetros|cm|aumentar|melhorar',
    ],
    unless: 'tag|internet|wifi|wi-fi',
    subject: 'receptor',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'A antena de um receptor de 433 MHz é um fio de dezessete centímetros, um quarto da onda: mais comprido não alcança mais, e cortado ou enrolado alcança menos. Deixe-o esticado, na vertical e longe de ferro; se precisa levá-lo para fora da caixa, use cabo coaxial com antena própria.',
    ],
    heading: 'Ganhar alcance sem trocar o receptor',
    text: [
      'Teste antes a pilha do controle e a distância com a porta da caixa aberta: se melhora, é o metal que tampa o sinal. Fonte de LED ou câmera ligada ao lado também suja o rádio; desligue uma por vez e prove.',
      'Reposicionar a antena ou trocar o receptor fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Fio encostado na grade ou no motor: afaste um palmo.',
      'Ponta sem capa tocando lata: isole.',
      'Todos os controles com pouco alcance: antena ou interferência.',
      'Só um: pilha ou o próprio controle.',
    ],
  },
  {
    when: ['fonte', '12v|12 v|24v|24 v|fotocelula|sensor', 'fotocelula|sensor|fotocelulas'],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['compatibility', 'repair'],
    answer: [
      'Quase sempre não é preciso fonte à parte: a fotocélula se alimenta da saída auxiliar da central, de 12 V ou 24 V, que a etiqueta dela costuma aceitar. Fonte separada só entra quando a central não tem essa saída ou já alimenta trava, receptor e câmera demais.',
    ],
    heading: 'Se a fotocélula precisa de fonte própria',
    text: [
      'Use uma fonte de corrente contínua da mesma tensão da etiqueta, com o positivo no positivo, e ligue o comum do contato à central conforme o manual. Nunca a rede da casa direto no sensor.',
      'Ligar ou trocar o par fica de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    points: [
      'Luz do sensor fraca ou piscando: meça a tensão no fim do cabo.',
      'Cabo longo e fino derruba a tensão.',
      'Saída da central em corrente alternada: só se a etiqueta aceita CA.',
    ],
  },
  {
    when: ['fonte', 'queimou|queimada|queima|nao liga|parou|trocar|troca', 'portao|central|placa|motor'],
    unless: 'fotocelula|sensor|interfone|roteador|nobreak|cerca',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Fonte queimada deixa a central sem nenhuma luz, com o disjuntor ligado: em portão ela fica na própria placa, num transformador pequeno com fusível ao lado. Desligue o disjuntor e não reponha fusível maior; reparar a fonte parte de {{repair.from}}, e trocar a placa fica entre {{part.board.from}} e {{part.board.to}}.',
    ],
    heading: 'Fonte, fusível ou falta de energia',
    text: [
      'Antes de culpar a fonte, veja no quadro se o disjuntor caiu e, numa tomada do mesmo circuito, se há energia. Com rede boa e placa apagada, o técnico mede a entrada e a saída do transformador.',
      'Fonte que queima outra vez em poucos dias costuma ter um curto no que ela alimenta: fotocélula molhada, botoeira com água ou trava presa.',
    ],
    points: [
      'Fusível aberto e sem cheiro: surto ou curto passageiro.',
      'Transformador quente e escuro: troca da fonte ou da placa.',
      'Fonte externa de plugue: repõe-se com a mesma tensão e corrente igual ou maior.',
    ],
    send: 'Mande a foto da placa com a tampa aberta pelo técnico ou da etiqueta por fora, e diga se houve temporal.',
  },
  {
    when: [
      'piscando|pisca|piscadas|pisca pisca',
      'led|luz',
      'placa|central',
      'nao aceita|nao grava|nao cadastra|nao programa|nao reconhece',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Veja primeiro quando o led pisca. Se pisca sem ninguém apertar nada, é aviso da central, em geral fotocélula, fim de curso ou botoeira em curto, e muitas não gravam enquanto ele dura. Se só pisca na hora de gravar e nega, o controle é de outro código ou a memória está cheia.',
    ],
    heading: 'Aviso da placa ou recusa do controle',
    text: [
      'Prova sem abrir nada: aperte a botoeira. Se o portão anda, motor e placa estão vivos e o caso é de rádio; se nem por ela anda, o aviso vem primeiro. Conte os piscos e compare com o manual do modelo.',
      'Gravar fica entre {{part.programming.from}} e {{part.programming.to}}; a placa que não grava nenhum controle se troca, de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Lente suja ou torta na fotocélula: limpe, com o disjuntor desligado, e veja se o pisco para.',
      'Controle novo com pilha fraca: teste com outra.',
      'Nega só um controle: família diferente.',
      'Nega todos, até os antigos: memória cheia ou receptor ruim.',
      'Toque longo no botão da placa apaga todos: não insista.',
    ],
    send: 'Mande um vídeo curto do led, uma foto da etiqueta da placa e outra do verso do controle.',
  },
];
