/** What people type on an ordinary day: where the button is, how much room, what to do with a noise or a wet board. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const dayAskedAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'onde fica|onde esta|cade|localizar|achar',
      'botao|tecla|chave de gravar',
      'programar|gravar|aprender|cadastrar|controle|reset',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'O botão de programar fica na placa da central, dentro da tampa do motor ou numa caixa ao lado, e vem com o nome LEARN, PROG, CFG, TX ou GRAVAR impresso; perto dele há um led que acende quando ele é apertado. Ao lado passam os fios da rede: a tampa se abre com o disjuntor desligado, e quem aperta com a placa ligada é o técnico.',
    ],
    heading: 'Achar o botão certo e não apagar a memória',
    text: [
      'Placa com dois botões costuma ter um para controles e outro para o curso: trocá-los desregula a parada. Toque curto grava; toque longo, em muitas, apaga todos os controles da casa.',
      'Receptor avulso tem o botão nele, e não na placa. Gravar na visita fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    points: [
      'Basculante: tampa do motor na coluna, ou caixa acima dela.',
      'De correr: debaixo da capa do motor, no chão.',
      'De abrir: caixa separada, na parede.',
      'Jumper no lugar de botão: é de placa mais antiga.',
    ],
    send: 'Mande uma foto da placa com os nomes legíveis: apontamos o botão.',
  },
  {
    when: [
      'barulho|ruido|lata|bate|batendo|vibra*|treme',
      'lata|chapa|folha|basculante',
      'lata|vibra*|solta|oca|tirar|eliminar|diminuir',
    ],
    subject: 'portao-basculante',
    isAboutSubject: true,
    answer: [
      'Barulho de lata é a chapa vibrando contra o quadro, e não o motor: aperte a folha com a mão enquanto alguém bate de leve e ache onde o som muda. Ali se repõe rebite ou solda de ponto e se cola manta ou fita de borracha entre a chapa e o tubo.',
    ],
    heading: 'Calar a chapa sem pesar a folha',
    text: [
      'Manta asfáltica cala bem e pesa: cubra só o miolo das chapas grandes, porque cada quilo a mais desequilibra o contrapeso. Depois dela, a folha solta tem de parar a meia altura; a regulagem fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Se o som é só na partida ou na chegada, é folga no pino do braço ou parada brusca, e aí o conserto é do motor.',
    ],
    points: [
      'Borracha nova no batente: tira a batida do fim.',
      'Pino e bucha com folga: troca.',
      'Rangido que acompanha o curso: dobradiça seca, e não chapa.',
    ],
  },
  {
    when: [
      'trava|travando|para|emperra|prende',
      'subida|subindo|ao subir|na hora de subir|quando sobe',
      'volta|desce|portao|basculante',
    ],
    unless: 'rampa|ladeira|inclinad*|motor para|qual motor',
    subject: 'portao-basculante',
    isAboutSubject: true,
    answer: [
      'Basculante que trava na subida e volta achou peso: a central mede o esforço e inverte. Desligue o disjuntor e olhe de longe os cabos e as molas; se estão inteiros e a folha reta, solte o motor e suba-a com ajuda: dura no curso todo é contrapeso; dura num ponto é guia, pino ou cabo.',
    ],
    heading: 'Por que ele para ao subir e não ao descer',
    text: [
      'Descendo, o peso ajuda; subindo, o motor paga a diferença. Se a folha está leve na mão e ele volta assim mesmo, a força está no mínimo ou o capacitor perdeu valor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'Aumentar a força sem aliviar a folha é o que machuca alguém. A regulagem fica de {{part.adjustment.from}} a {{part.adjustment.to}}, depois da folha em ordem.',
    ],
    points: [
      'Volta sempre no mesmo ponto: obstáculo ali.',
      'Volta cada vez num ponto: força ou capacitor.',
      'Começou depois de chapa, madeira ou pintura: peso novo.',
      'Um lado atrasa: cabo ou mola daquele lado, e ninguém passa embaixo.',
    ],
    send: 'Mande um vídeo da subida inteira e uma foto dos dois lados por dentro.',
  },
  {
    when: [
      'vizinho|geminad*|muro|parede',
      'instalar|por|colocar|furar|fixar|prender',
      'mesmo muro|muro do vizinho|parede do vizinho|dividir|geminad*|divisa|vizinho',
    ],
    unless: 'controle|barulho|frequencia|reclama*|quanto custa|preco|valor|quanto fica',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['install', 'allowed'],
    answer: [
      'Dá para instalar sem tocar no muro do vizinho: no basculante o motor se prende à coluna de aço do próprio portão, no de correr a uma base no seu piso, e no de abrir à sua coluna. Furar parede de divisa pede a concordância dele, porque a vibração passa para o outro lado.',
    ],
    heading: 'Motor junto da divisa sem barulho na casa ao lado',
    text: [
      'Calço de borracha entre suporte e alvenaria, parada suave e folha equilibrada tiram quase todo o som que atravessa a parede. Motor com inversor ajuda, porque parte devagar.',
      'Em basculante, o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}; nos outros tipos, por orçamento.',
    ],
    points: [
      'Dois portões lado a lado: códigos diferentes nos controles.',
      'Coluna comum aos dois: combine antes, por escrito.',
      'Fio e conduíte do seu lado.',
    ],
    send: 'Mande uma foto dos dois portões juntos, por fora, e da coluna por dentro.',
  },
  {
    when: [
      'posso|pode|problema|faz mal|estraga|tem perigo',
      'deixar|ficar',
      'aberto|aberta',
      'dia inteiro|dia todo|o dia|muito tempo|horas|sempre aberto|portao',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['safety'],
    answer: [
      'Pode, se a folha está equilibrada e presa: no motor não faz mal nenhum, porque parado ele não gasta nem força. O cuidado é com a folha no alto ou ao vento: cabo e mola velhos seguram o basculante o dia todo, e o portão de abrir bate. Desligue o fechamento automático, ou ele fecha sobre o carro.',
    ],
    heading: 'Deixar aberto com segurança',
    text: [
      'Com o portão aberto, desligue o disjuntor para ninguém fechá-lo por engano. No basculante, uma trava ou escora na guia; no de correr, batente e motor engatado; no de abrir, o ferrolho de chão.',
      'Se no fim do dia ele desceu sozinho um palmo, o contrapeso está fora: regula-se de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Sol e chuva na folha deitada: a água junta nos cantos.',
      'Criança por perto: ninguém brinca embaixo.',
      'Loja com portão sempre aberto: cancela ou corrente no vão.',
    ],
  },
  {
    when: [
      'motor',
      'ligado direto|direto ligado|nao desliga|nao para de rodar|ligado sem parar|fica rodando|ligado a noite toda|girando sem parar',
    ],
    unless: 'luz|led|tomada direto|direto na tomada',
    subject: 'motor',
    isAboutSubject: true,
    answer: [
      'Desligue já o disjuntor: motor de portão que fica ligado direto esquenta em minutos e queima a bobina. A causa é fim de curso que não avisou a chegada, relé da placa colado ou, se a folha nem anda, engrenagem que não a leva. Não religue para testar; espere esfriar e o técnico medir.',
    ],
    heading: 'O que ficou depois de rodar sem parar',
    text: [
      'Cheiro de verniz quer dizer bobina: o estator fica de {{part.stator.from}} a {{part.stator.to}}. Sem cheiro, muitas vezes sobra só a peça que falhou: fim de curso, de {{part.adjustment.from}} a {{part.adjustment.to}}, ou placa, de {{part.board.from}} a {{part.board.to}}.',
      'Repare onde a folha parou. No batente: fim de curso. No meio e o motor girando: transmissão.',
    ],
    points: [
      'Não ponha a mão na carcaça.',
      'Folha aberta: feche na mão só se está reta e leve.',
      'Controle preso também manda sem parar: tire a pilha de todos.',
    ],
    send: 'Diga por quanto tempo ficou ligado, se cheirou, e mande a foto da etiqueta.',
  },
  {
    when: [
      'altura do motor|altura de motor|altura certa do motor|altura ideal do motor|altura correta do motor|altura da base|altura certa da base|altura do deslizante|altura do pinhao|altura fica o motor|altura vai o motor|altura fixar o motor|altura instalar o motor|altura instala o motor|altura por o motor|altura colocar o motor',
      'deslizante|correr|cremalheira|portao',
    ],
    unless: 'fotocelula|basculante|teto|pe direito',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'A altura do motor deslizante é a que deixa o pinhão no meio da cremalheira com 1 a 2 mm de folga, e a base uns dez centímetros acima do piso, para a água não chegar à placa. Primeiro se decide a base, depois se fixa a cremalheira na altura do pinhão, e não o contrário.',
    ],
    heading: 'Marcar a base sem errar a folga',
    text: [
      'Com a folha correndo na mão, veja o ponto em que ela fica mais baixa: ali é que a folga se mede, senão o pinhão apoia e carrega o peso do portão. A base é de concreto, com os chumbadores no lugar antes de secar.',
      'Motor alto demais pula dente; baixo demais afoga na chuva. Acertar a altura depois fica de {{part.adjustment.from}} a {{part.adjustment.to}}, se a base permite.',
    ],
    points: [
      'Rua que alaga: base mais alta e cremalheira junto.',
      'Conduíte entrando por dentro da base.',
      'Motor paralelo à folha, com o nível nos dois sentidos.',
      'Parafuso de regulagem com sobra para os dois lados.',
    ],
    send: 'Mande uma foto do pé da folha por dentro, com o piso e o trilho.',
  },
  {
    when: [
      'sirene|buzina|bip|beep|alarme sonoro|aviso sonoro|som',
      'portao|abre|abrindo|saida',
      'ligar|instalar|avisar|aviso|colocar|por|posso|quando',
    ],
    unless: 'apita|apitando|parou|disparou|sem parar|cerca',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['install', 'allowed'],
    answer: [
      'Pode, na saída de sinaleira da central ou com um relé: ela liga enquanto a folha anda. Use um aviso curto e baixo, voltado para a calçada, porque sirene de alarme a cada saída incomoda a rua e pode dar multa por ruído; em casa, a luz que pisca costuma bastar.',
    ],
    heading: 'Ligar o aviso sonoro na central',
    text: [
      'Leia na placa a tensão e a carga da saída: sirene de 12 V pede fonte, e a de rede vai por relé. A ligação fica entre {{repair.from}} e {{repair.to}}, com o fio ao alcance.',
      'Prédio em geral já pede sinaleira de luz e som; o volume à noite quem decide é o regimento e a prefeitura.',
    ],
    points: [
      'Chave para calar de noite e deixar só a luz.',
      'Aviso antes de a folha sair: só se a central tem pré-aviso.',
      'Corpo vedado, abaixo do beiral.',
    ],
  },
  {
    when: [
      'fio|cabo',
      'fotocelula|sensor',
      'cortado|cortaram|partido|rompido|arrebentou|cortou|roido|soltou|solto',
    ],
    subject: 'fotocelula',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Com o fio da fotocélula cortado a central entende que há alguém no vão e não fecha: é o comportamento certo. Não una as pontas para enganá-la. Feche na mão, com o disjuntor desligado e a folha reta, até o cabo ser refeito; o serviço fica de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'Refazer o cabo da fotocélula',
    text: [
      'Emenda no chão ou dentro do conduíte molha e falha na primeira chuva: troca-se o trecho inteiro, ou se emenda em caixa alta, com conector em gel. O fio é de sinal e não divide conduíte com a rede.',
      'Se cortaram em obra, aproveite para passar um par a mais. Onde não há caminho, o par sem fio resolve.',
    ],
    points: [
      'Luz apagada num lado só: foi o fio da alimentação.',
      'As duas acesas e não fecha: foi o do contato.',
      'Fio da rede descascado junto: não toque, disjuntor já.',
    ],
    send: 'Mande uma foto do corte e dos dois sensores, com a luz à vista.',
  },
  {
    when: [
      'controle*',
      'tag|tags|senha|celular|aplicativo',
      'ou|melhor|vale a pena|compensa|trocar|substituir',
      'predio*|condominio*|portaria|porteiro',
    ],
    subject: 'portao-de-condominio',
    isAboutSubject: true,
    aspects: ['choose', 'worth'],
    answer: [
      'Fique com tag se o problema é controle demais na rua e fila na entrada: ela fica no carro e se bloqueia sozinha. Fique com controle de código rolante, um número por unidade, se são poucas vagas e se quer gastar menos. Celular vale como segundo meio, para visita e entrega, e não como único: sem bateria ou sem rede ninguém entra.',
    ],
    heading: 'O custo e a falha de cada meio',
    text: [
      'Tag e celular pedem leitor, cadastro e mensalidade da empresa de acesso; da nossa parte só o contato na central, entre {{repair.from}} e {{repair.to}}. Controle pede receptor de código rolante e a gravação, de {{part.programming.from}} a {{part.programming.to}} por visita.',
      'Com portaria remota a tag é o que funciona melhor. Em qualquer caso, guarde alguns controles com o zelador.',
    ],
    points: [
      'Moto e visitante: a tag não resolve, o celular sim.',
      'Queda de luz: o portão precisa de nobreak, seja qual for o meio.',
      'Morador que saiu: bloqueio no mesmo dia, com lista.',
    ],
    send: 'Mande o número de vagas e a foto da central: dizemos o que ela aceita.',
  },
  {
    when: [
      'pra cima|para cima|sobe|basculante',
      'pra dentro|para dentro|de abrir|pivotante|lado|correr',
      'ou',
      'melhor|qual|portao',
    ],
    unless: 'motor ppa|controle|espaco|seguro|segura|seguranca',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Fique com o que abre para cima se a garagem é curta e falta muro ao lado: ele não gasta o chão. Fique com o de abrir para dentro se sobra comprimento e o piso é plano, porque a folha varre a vaga. E com o de correr se há muro livre do tamanho do vão.',
    ],
    heading: 'Espaço, manutenção e motor de cada um',
    text: [
      'Basculante tem cabo ou mola que envelhece e avança um pouco sobre a calçada ao abrir; o de abrir é o mais simples de ferro e leva um motor por folha; o de correr pede trilho limpo e nivelado.',
      'O nosso kit de preço fechado é de basculante, de {{kit.padrao}} a {{kit.jetflex}} instalado; nos outros o motor sai por orçamento.',
    ],
    points: [
      'Carro alto ou teto baixo: fuja do basculante.',
      'Rampa que sobe para dentro: fuja do de abrir.',
      'Rua de enxurrada: fuja do trilho no chão.',
    ],
    send: 'Mande a largura e a altura do vão, o comprimento da garagem e uma foto por dentro.',
  },
  {
    when: ['trilho', 'trocar|troco|preciso|precisa|mudar', 'motor|automatizar|automatico'],
    unless: 'preco|quanto custa|barulho',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'Só se ele estiver torto, solto do piso ou com emenda alta: trilho reto e limpo serve para o motor como servia para a mão. A prova é correr a folha com um dedo, de ponta a ponta; onde ela endurece, o trilho se alinha ou se troca antes, porque o motor não corrige e gasta a cremalheira.',
    ],
    heading: 'O que se confere no trilho antes do motor',
    text: [
      'Nível no comprimento todo, fixação que não mexe ao pisar, perfil igual ao da roldana e batente nas duas pontas. Trocar trilho é de serralheiro e pedreiro; alinhar e trocar roldanas fazemos, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'O motor de correr sai por orçamento; a troca de um existente, em casa, fica entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Cantoneira com topo gasto e brilhante: troque.',
      'Ferrugem só por cima: lixa e pano.',
      'Cimento sobre o trilho: limpe com talhadeira, com cuidado.',
    ],
    send: 'Mande um vídeo da folha corrida na mão e uma foto do trilho nas emendas.',
  },
  {
    when: ['espaco|lateral|recuo|muro', 'quanto|precisa|minimo|lado|lateral', 'correr|deslizante'],
    unless: 'preco|barulho',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['install', 'choose'],
    answer: [
      'O portão de correr precisa, ao lado do vão, de muro livre do tamanho da folha e mais uns quarenta a cinquenta centímetros para o motor e o batente. Num vão de três metros a folha tem cerca de três metros e vinte, e o muro perto de três metros e sessenta. Na largura, o motor ocupa uns trinta centímetros para dentro.',
    ],
    heading: 'Se falta muro ao lado',
    text: [
      'Há a folha dividida em duas que se recolhem uma atrás da outra, o duas folhas que correm para lados opostos e, se nada cabe, o basculante. O telescópico custa mais e tem mais roldana para cuidar.',
      'Meça no ponto mais estreito, contando pilar, cano e relógio de luz. Em basculante, o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    points: [
      'Trilho passa inteiro por trás do muro, no nível.',
      'Guia de cima presa em coluna firme.',
      'Portinha social no caminho da folha: não pode.',
    ],
    send: 'Mande a largura do vão, o muro livre ao lado e uma foto de frente, por dentro.',
  },
  {
    when: ['motor|portao', 'ocupa|espaco|quanto espaco|tamanho', 'garagem|espaco|vaga|teto|ocupa'],
    unless: 'correr|deslizante|lateral|carro alto|van|medir|ou|seccion*|guilhotina|menos espaco',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['what', 'install'],
    answer: [
      'Pouco: no basculante o motor é um perfil estreito preso à coluna do portão e não tira vaga; no de correr, uma caixa de uns trinta centímetros de lado no piso, rente à folha; no de abrir, um braço por dentro, que pede folga atrás da folha aberta. O que ocupa de verdade é a folha ao abrir.',
    ],
    heading: 'O espaço que o motor e a folha pedem',
    text: [
      'Meça do para-choque à folha fechada: no basculante, ela passa por dentro na altura do capô; deixe dois palmos. A central vai numa caixa pequena, na parede ou na própria coluna.',
      'Na visita, sem taxa, o técnico marca o lugar antes do pedido. Em basculante o kit instalado custa de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    points: [
      'Garagem com teto baixo: veja a folha deitada.',
      'Armário junto da coluna: precisa sair.',
      'Vão da porta da casa: o braço não pode cruzar.',
    ],
    send: 'Mande uma foto da garagem com o carro dentro e o portão fechado.',
  },
  {
    when: [
      'placa|central',
      'alcool|isopropilico|limpar|limpa contato|zinabre|oxidada|oxidacao|oxidou|esverdeada|azinhavre|ferrugem',
    ],
    unless: 'controle|fotocelula|solar|trilho|lente',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['repair', 'care'],
    answer: [
      'Placa com zinabre se limpa, sim, com álcool isopropílico e pincel macio, mas fora da caixa, sem energia nenhuma e seca antes de voltar. Com a placa no lugar, não: o capacitor guarda choque e o líquido leva a sujeira para baixo dos componentes. Álcool comum tem água, e não serve.',
    ],
    heading: 'Quando o zinabre ainda tem conserto',
    text: [
      'Pó verde em borne e em terminal sai com limpeza e aperto. Trilha comida, via aberta ou relé com contato preto se reparam, a partir de {{repair.from}}, ou pedem placa nova, de {{part.board.from}} a {{part.board.to}}.',
      'Limpar sem achar por onde a umidade entra é adiar: vede o furo do fio por baixo, ponha a caixa na sombra e feche a tampa com borracha.',
    ],
    points: [
      'Desligue o disjuntor e o nobreak antes da tampa.',
      'Não use WD-40 nem verniz em conector.',
      'Bateria ou pilha vazada na placa: limpe logo, o ácido segue comendo.',
      'Formiga e lagartixa: mesmo remédio, e tela na entrada.',
    ],
    send: 'Mande fotos da placa por cima e dos bornes: dizemos se vale a limpeza.',
  },
  {
    when: [
      'manha|cedo|frio|madrugada',
      'nao abre|nao liga|nao funciona|nao anda|trava|emperra',
      'depois que esquenta|depois do sol|so depois|esquenta|de tarde abre|a tarde funciona|quando esquenta',
    ],
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Portão que só abre depois que o dia esquenta tem graxa endurecida, capacitor fraco ou umidade da noite na placa ou no fim de curso. Numa manhã fria, com o disjuntor desligado, solte o motor e mova a folha: pesada é graxa ou roldana; leve, com o motor roncando, é capacitor; leve e tudo mudo, é umidade.',
    ],
    heading: 'Frio, capacitor ou orvalho',
    text: [
      'O capacitor perde valor com os anos, e o frio mostra primeiro: a troca fica de {{part.capacitor.from}} a {{part.capacitor.to}}. Graxa grossa e suja se tira e se põe fina, de {{part.adjustment.from}} a {{part.adjustment.to}} com a regulagem.',
      'Se depois do sol a luz da placa acende sozinha, há orvalho na caixa: ela se abre, se seca e se veda.',
    ],
    points: [
      'Ronca e não parte: solte o controle, não insista.',
      'Mudo e sem luz: fonte ou umidade.',
      'Para no meio só de manhã: força baixa para a folha fria.',
    ],
    send: 'Grave um vídeo da primeira tentativa da manhã, com som.',
  },
  {
    when: [
      'luz|lampada|lampadas|iluminacao',
      'pisca|piscam|piscando|oscila|enfraquece|abaixa|cai',
      'quando o portao abre|quando o portao|portao abre|abre o portao|portao liga|motor liga|aciona o portao|ao abrir|quando abre|hora que abre',
    ],
    unless: 'led|luz de placa|luz de motor|luz de central|vermelh*|verde|amarel*|sinaleira|nao abre|controle',
    subject: 'fiacao',
    isAboutSubject: true,
    answer: [
      'Luz da casa que pisca quando o portão parte é queda de tensão: o motor puxa muita corrente por um instante, e fio fino, comprido ou emendado não dá conta. Piscada leve e curta é comum em rede antiga; se a luz cai forte ou o motor ronca, chame o eletricista para o circuito e o técnico para o motor.',
    ],
    heading: 'Rede fraca ou motor forçando',
    text: [
      'Com o disjuntor desligado, solte o motor e mova a folha: pesada, o motor puxa mais do que devia, e a regulagem fica de {{part.adjustment.from}} a {{part.adjustment.to}}. Leve, é capacitor fraco, de {{part.capacitor.from}} a {{part.capacitor.to}}, ou o fio.',
      'Circuito só do portão, com 2,5 mm² e disjuntor próprio, separa a lâmpada do arranque. Borne frouxo no quadro também faz isso, e esquenta.',
    ],
    points: [
      'Pisca na partida e firma: arranque.',
      'Fica fraca durante todo o curso: fio fino ou folha pesada.',
      'Pisca sem o portão andar: não é ele.',
      'Cheiro no quadro: desligue o geral e chame já.',
    ],
  },
  {
    when: ['trilho', 'tamanho|comprimento|quantos metros|medida', 'vao|metros|portao'],
    unless: 'preco|custa',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['buy', 'install'],
    answer: [
      'O trilho mede perto de duas vezes o vão: a largura da passagem mais o trecho por trás do muro onde a folha se recolhe, e um palmo para os batentes. Num vão de quatro metros são uns oito metros e meio de cantoneira ou de barra redonda, em uma linha só e no nível.',
    ],
    heading: 'Comprar e assentar o trilho',
    text: [
      'Barra de seis metros tem emenda: solde, lixe o cordão e ponha a junta fora do lugar em que a folha dorme. O perfil é o da roldana, V na cantoneira e U na barra.',
      'Trilho é do serralheiro e do pedreiro. Motor, cremalheira e roldana são conosco; cremalheira ou roldanas com mão de obra ficam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Chumbador a cada meio metro.',
      'Caimento de água para fora do trilho, não ao longo dele.',
      'Galvanizado ou pintado por baixo antes de assentar.',
    ],
  },
  {
    when: ['vedacao|vedar|borracha|rodape', 'embaixo|debaixo|por baixo|fresta|agua|chuva|vao|chao|portao'],
    unless: 'fotocelula|caixa|placa|controle|motor',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'A água que entra por baixo se segura com borracha de vedação presa à borda da folha e, se a enxurrada é forte, com uma canaleta de grelha antes do portão: borracha sozinha não segura água parada. Use a de aba mole, que dobra, e não a rígida, que o motor entende como obstáculo.',
    ],
    heading: 'Vedar sem o portão voltar ou colar',
    text: [
      'A aba deve só encostar no piso. Se ela aperta, a central sente resistência e reabre, ou o motor força todo dia; depois da borracha, o fim de curso se regula outra vez, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'No de correr a vedação vai na lateral e em escova, porque o trilho precisa de passagem para a água.',
    ],
    points: [
      'Piso torto: borracha mais alta, ou nivele a soleira.',
      'Borracha que cola no sol: talco ou silicone na aba.',
      'Rato e folha seca: escova dupla.',
      'Peso: poucos quilos, mas confira o equilíbrio.',
    ],
  },
  {
    when: [
      'defeito|quebrou|queimou|parou|problema',
      'e normal|normal|cedo|ja|com pouco tempo',
      '1 ano|2 anos|3 anos|um ano|dois anos|tres anos|meses|pouco uso|novo',
    ],
    unless: 'barulho|parado',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['lifetime', 'worth'],
    answer: [
      'Não é normal um motor inteiro acabar tão cedo: numa casa, com folha leve, ele costuma passar de dez anos. Peça pequena, sim, pode falhar antes: capacitor, pilha, controle, placa depois de raio. Defeito cedo no motor quase sempre aponta folha pesada, modelo no limite do peso ou água na caixa.',
    ],
    heading: 'O que olhar antes de pagar o conserto',
    text: [
      'Veja a data na nota: o prazo escrito vem além dos noventa dias da lei, e defeito oculto conta do dia em que apareceu. Chame primeiro quem instalou, por escrito.',
      'Fora do prazo, o conserto fica entre {{repair.from}} e {{repair.to}}. Antes da peça nova, a folha se prova na mão: se pesa, a próxima também dura pouco.',
    ],
    points: [
      'Engrenagem moída cedo: folha pesada ou batente.',
      'Placa verde: entrada de água.',
      'Capacitor duas vezes no ano: tensão baixa ou motor forçado.',
    ],
    send: 'Mande a data da compra, a etiqueta e um vídeo do defeito.',
  },
];
