/** Parts to buy or in doubt: rollers, rack, screw, arm, spring, capacitor, magnet, lock, buttons. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const partAskedInDetail: readonly DirectAnswer[] = [
  {
    when: ['roldana*|rodinha*|roda|rodas', 'preco|quanto custa|valor|quanto|custa|comprar'],
    unless: 'barulho|travou|quebrou|trilho',
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Trocar as roldanas de um portão de correr custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}} com as peças comuns e a mão de obra; roda maior, de folha pesada ou com rolamento duplo, puxa para o alto da faixa. Trocam-se as duas juntas, com o diâmetro e o canal das que saem.',
    ],
    heading: 'O que muda o preço da roldana',
    text: [
      'A peça pesa menos na conta que o trabalho de levantar e escorar a folha. Por isso não compensa trocar uma só e voltar pela outra.',
      'Se a velha gastou de lado, o trilho está torto ou a guia de cima tem folga, e a nova vai pelo mesmo caminho. Isso se vê antes de fechar o valor.',
    ],
    points: [
      'Diâmetro de fora: três ou quatro polegadas em casa, mais em folha pesada.',
      'Canal V para cantoneira, U para barra redonda.',
      'Capacidade escrita: cada roda deve levar mais da metade da folha.',
      'Caixa de embutir ou de sobrepor, com a mesma altura.',
    ],
    further:
      'Conserto por conserto, os preços estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande a foto da roldana com uma régua ao lado, a do trilho e o comprimento da folha.',
  },
  {
    when: ['roldana*|rodinha*', 'v ou u|u ou v|canal v|canal u|em v|em u'],
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Quem escolhe é o trilho que já existe: roldana em V para cantoneira virada para cima, roldana em U para barra redonda. Fazendo tudo novo, fique com V se quer peça que se acha em qualquer loja; fique com U se quer rolar mais macio e juntar menos areia, com a barra bem soldada e reta.',
    ],
    heading: 'Perfil trocado estraga os dois',
    text: [
      'V em barra redonda apoia em duas linhas finas e marca o trilho; U em cantoneira anda solta e sai com o vento. Veja a peça velha: se o fundo do canal está polido e os lados não, o perfil está certo.',
      'A troca das roldanas fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; refazer o trilho é da serralheria.',
    ],
    points: [
      'Cantoneira gasta no topo: roldana nova também gasta depressa.',
      'Barra redonda com emenda: lixe o cordão de solda.',
      'Guia de cima com folga: corrige-se junto.',
    ],
    send: 'Mande uma foto do trilho de topo e outra da roldana de lado.',
  },
  {
    when: ['roldana*|rodinha*', 'nylon|nailon|plastico|ferro|aco|rolamento', 'ou|melhor|qual|diferenca'],
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Embaixo, onde o peso apoia, fique com roldana de aço com rolamento; a de nylon serve na guia de cima e em folha muito leve, onde faz menos barulho. Nylon debaixo de portão de ferro achata no lugar em que a folha dorme e dá um tranco a cada volta.',
    ],
    heading: 'Rolamento simples, duplo e blindado',
    text: [
      'Um rolamento basta em folha de casa; dois, lado a lado, aguentam chapa comprida e uso de prédio. Blindado não leva graxa por fora e é o que dura na calçada lavada.',
      'A troca com mão de obra vai de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Chiado ao rodar: rolamento seco ou com areia.',
      'Roda bamba no eixo: rolamento aberto, troque já.',
      'Batida ritmada: roda achatada.',
    ],
  },
  {
    when: ['cremalheira*', 'quantos metros|quanto comprar|quantas barras|quantos gomos|metragem|tamanho'],
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['buy'],
    answer: [
      'Compre o comprimento da folha inteira, e não o do vão, porque a folha toda passa pelo pinhão: numa de três metros e meio são quatro barras de um metro, ou os gomos que somem isso, arredondando para cima e cortando o que passar da ponta. O fim de curso não pede metro a mais: os ímãs ou as chapinhas se prendem na própria cremalheira.',
    ],
    heading: 'Medidas para não voltar à loja',
    text: [
      'Confira o passo: dez dentes de módulo 4 medem perto de 12,6 cm, e o pinhão tem de ser o mesmo. Conte também os parafusos, um a cada palmo e meio, e a altura da folha até a base do motor.',
      'Instalada por nós, cremalheira com peça comum fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Nylon com alma de aço: folha leve de casa.',
      'Aço galvanizado: folha pesada ou de prédio.',
      'Folga de 1 a 2 mm entre dente e pinhão, em todo o curso.',
    ],
    send: 'Mande o comprimento da folha, a etiqueta do motor e uma foto da lateral por dentro.',
  },
  {
    when: ['cremalheira*', 'modulo|modulo 4|modulo 3|modulo 6|passo'],
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['compatibility', 'what'],
    answer: [
      'Módulo é o tamanho do dente da cremalheira, e tem de ser o mesmo do pinhão do motor. A de portão de casa costuma ser módulo 4: a distância entre dois dentes é de 12,6 mm, e dez deles medem perto de 12,6 cm na régua.',
    ],
    heading: 'Medir o módulo sem tirar a peça',
    text: [
      'Com o disjuntor desligado, encoste a régua no fundo de um dente e conte dez. Se der menos que doze centímetros ou mais que treze, é outro módulo, e só serve peça do mesmo fabricante.',
      'Módulo errado entra meio dente, estala e come a engrenagem, que custa de {{part.gears.from}} a {{part.gears.to}}. A cremalheira fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Nylon e aço do mesmo módulo podem ficar na mesma folha, com altura igual.',
      'Gomo novo mais alto que o vizinho: calce ou troque o jogo.',
      'Pinhão em ponta: troque junto.',
    ],
  },
  {
    when: ['cremalheira*', 'pulando|pula|pulou|escapa|escapando|estala|salta|saltando'],
    subject: 'cremalheira',
    isAboutSubject: true,
    answer: [
      'Se pula dente com a cremalheira inteira, o motor baixou ou a folha subiu: acerta-se a folga para 1 a 2 mm, uma regulagem de {{part.adjustment.from}} a {{part.adjustment.to}}. Se há dente gasto, torto ou quebrado, troca-se o gomo, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Até lá não use no motor: cada pulo come a engrenagem.',
    ],
    heading: 'Folga, dente gasto ou folha que levanta',
    text: [
      'Desligue o disjuntor, solte o motor na chave e corra a folha na mão olhando o pinhão. Onde o dente se afasta mais do que a espessura de uma moeda, ali é o defeito.',
      'Se ele só pula na partida, a folha está pesada ou presa e o pinhão vence o dente: veja roldana e trilho antes de mexer na altura.',
    ],
    points: [
      'Pula sempre no mesmo lugar: gomo baixo, emenda ou dente quebrado.',
      'Pula no curso inteiro: base do motor cedeu ou parafuso frouxo.',
      'Pula no fim: a folha sobe no batente.',
      'Pinhão em ponta: troca junto, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    send: 'Mande um vídeo do pinhão de perto, de fora do caminho da folha, e uma foto do trecho que pula.',
  },
  {
    when: ['fuso', 'empenou|empenado|torto|entortou|empenad*|amassou|desempenar'],
    subject: 'fuso',
    isAboutSubject: true,
    answer: [
      'Fuso empenado não se desentorta: troca-se a peça, porque mesmo o desvio que não se vê faz a porca prender em cada volta. Pare de usar no motor, desligue o disjuntor e não destrave sem escorar, se a folha está aberta: é ele que a segura.',
    ],
    heading: 'Por que o fuso entortou e o que trocar junto',
    text: [
      'Fuso entorta quando a folha bate em alguma coisa, quando o fim de curso falha e o motor empurra o batente, ou quando o contrapeso desregulado deixa o peso todo na rosca. Sem achar qual, o novo empena também.',
      'Com porca junto, o serviço fica de {{part.gears.from}} a {{part.gears.to}} com peça comum; o equilíbrio da folha, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Balança no meio do tubo enquanto gira: empenado.',
      'Ronca sempre na mesma altura: rosca amassada ali.',
      'Porca com rebarba: troca junto.',
    ],
    send: 'Mande um vídeo do fuso girando, de longe, e a foto da etiqueta do motor.',
  },
  {
    when: [
      'braco|bracos|haste',
      'solda|soldar|quebrou|quebrado|partiu|trincou|rachou',
      'basculante|portao|motor',
    ],
    unless: 'cancela|pivotante|articulado',
    subject: 'braco',
    isAboutSubject: true,
    answer: [
      'Pare de usar, desligue o disjuntor e não destrave: com o braço quebrado na solda a folha fica presa de um lado só e pode descer. A solda e o reforço do suporte do motor fazemos nós, de {{part.metalwork.from}} a {{part.metalwork.to}}; braço torto ou podre se troca, e travessa rasgada da folha é do serralheiro.',
    ],
    heading: 'O que quebra o braço e o suporte',
    text: [
      'Solda boa não parte sozinha: a folha está pesada de um lado, o pino do braço secou ou o motor empurra depois do fim. Com a folha escorada, o técnico sente o peso dos dois lados antes de soldar.',
      'O suporte parte quando o parafuso afrouxou e o motor passou a bater na coluna, ou quando foi preso em tubo fino. Refeita a fixação, com chapa de reforço, o motor é alinhado de novo.',
      'Durante a solda, a central fica desligada e com os fios soltos, porque a corrente volta pelo ferro e queima a placa.',
    ],
    points: [
      'Partiu no pé: pino duro ou sem graxa.',
      'Partiu no meio: folha torcida.',
      'Os dois lados com trinca: contrapeso fora.',
      'Suporte com furo ovalado: parafuso frouxo há muito tempo.',
    ],
    send: 'Mande uma foto de perto da quebra e outra do portão inteiro, sem passar por baixo dele.',
  },
  {
    when: ['mola|molas', 'conserto|consertar|soldar|solda|arrumar|esticar', 'portao|basculante'],
    unless: 'aerea|social|enrolar|botao',
    subject: 'contrapeso',
    isAboutSubject: true,
    answer: [
      'Não tem conserto: mola de portão partida ou cansada se troca, e em par, porque soldada ela parte ao lado da solda com a folha no alto. Até a troca desligue o disjuntor, não destrave e não passe embaixo: sem a mola, o motor segura o peso sozinho.',
    ],
    heading: 'A troca da mola do basculante',
    text: [
      'O técnico escora a folha, alivia a tensão, tira a medida da velha e põe duas iguais; depois a folha tem de parar a meia altura, solta do motor. Fica entre {{repair.from}} e {{repair.to}}, conforme a mola.',
      'Mola esticada guarda força que corta dedo. Não a solte, nem em parte, para medir.',
    ],
    points: [
      'Espiras ainda abertas com a folha em cima, quando deviam encostar: cansada.',
      'Folha que pesa na subida e desce depressa: mola fraca.',
      'Depois de chapa ou madeira nova na folha: mola de outra força.',
    ],
    send: 'Mande fotos da mola dos dois lados, a largura e a altura da folha, e diga se ela está aberta ou fechada.',
  },
  {
    when: ['capacitor*', 'qual|que|usar|medida|valor|microfarad*|uf', 'motor|portao|1 4|meio'],
    unless:
      'trocar|troca|queim*|quebr*|sintoma*|sinal|sinais|como saber|preco|que serve|o que e|por que|zumb*|ronca*',
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Use o valor em µF impresso no capacitor velho, com tensão igual ou maior. Em motor de {potência menor} é comum ver de 8 a 12 µF em 220 V e de 20 a 30 µF em 127 V, mas dois motores com o mesmo nome podem pedir valores diferentes: quem manda é a etiqueta.',
    ],
    heading: 'Quando o velho não se lê',
    text: [
      'A etiqueta do motor ou o manual trazem o valor; sem eles, o técnico acha pela bobina. Mais µF não dá mais força: esquenta o enrolamento. Menos faz o motor roncar na partida.',
      'Trocar o capacitor fica de {{part.capacitor.from}} a {{part.capacitor.to}}, na própria garagem. Ele guarda carga com o disjuntor desligado; não toque nos terminais.',
    ],
    points: [
      'Leia µF, tensão em V e a tolerância em porcentagem.',
      'Tipo permanente de motor, de polipropileno, e não de partida.',
      'Corpo estufado ou com óleo: troque mesmo que ainda parta.',
    ],
    send: 'Mande a foto do capacitor e a da etiqueta do motor.',
  },
  {
    when: [
      'capacitor*',
      'posso|pode|no lugar|serve|da certo|diferenca|maior|menor|substituir',
      'uf|12uf|10uf|8uf|20uf|25uf|16uf|maior|menor|outro|usar|microfarads',
    ],
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Não use outro valor: o capacitor novo tem os mesmos µF impressos no velho, e tensão igual ou maior. Um menor deixa a partida fraca e o motor roncando; um maior esquenta a bobina. A diferença aceitável é só a tolerância escrita no corpo, em geral cinco ou dez por cento.',
    ],
    heading: 'O que pode e o que não pode mudar no capacitor',
    text: [
      'Pode mudar a marca, o formato e a tensão, se for maior. Não pode mudar o valor nem o tipo. A troca com peça fica de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    points: [
      '250 V no lugar de 400 V: não.',
      '450 V no lugar de 400 V: pode.',
      'Dois em paralelo somam os µF: só se o técnico os fixar e isolar.',
    ],
  },
  {
    when: ['capacitor*', 'trocar|troca|substituir', 'deslizante|correr|basculante|pivotante'],
    unless: 'preco|quanto|sintoma*|depois|mesmo|continua',
    subject: 'capacitor',
    isAboutSubject: true,
    aspects: ['replace'],
    answer: [
      'Antes da troca, tire a dúvida na mão: com o disjuntor desligado, solte o motor e mova a folha. Se ela corre ou sobe leve e o motor só ronca, é capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}} com peça e mão de obra; se ela pesa, é roldana, trilho ou contrapeso, e capacitor novo não resolve.',
    ],
    heading: 'Como se faz a troca do capacitor',
    text: [
      'O capacitor guarda carga com tudo desligado e dá choque: quem troca é o técnico, que o descarrega, fotografa os fios, põe um de µF iguais e tensão igual ou maior e prova a partida dos dois lados.',
      'No deslizante ele fica dentro da tampa do motor, rente ao chão; no basculante, na caixa da central ou atrás do motor. Água nessa caixa é o que o mata cedo.',
    ],
    points: [
      'Ronca e parte com um empurrão: capacitor fraco.',
      'Ronca e não parte nem empurrado: bobina ou freio preso.',
      'Parte e perde força quente: capacitor no fim.',
      'Estufado, com óleo ou estourado: troca certa.',
    ],
    send: 'Mande a foto da etiqueta do motor e um vídeo com o som da partida.',
  },
  {
    when: ['ima|imas', 'lado|polo|virado|invertido', 'fim de curso|portao|cremalheira|motor'],
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'Ponha o ímã com o mesmo lado virado para o sensor e a mesma distância de antes, em geral menos de um dedo. Se o sensor é de ampola, qualquer polo o aciona; se lê o polo, o ímã de abrir e o de fechar vão virados ao contrário um do outro, e trocados a folha não para ou inverte.',
    ],
    heading: 'Descobrir o lado sem arriscar a folha',
    text: [
      'Com o disjuntor desligado, marque com caneta o lado e a posição de cada ímã antes de tirar. Se já caiu, procure a sombra de sujeira na cremalheira ou na folha e a letra A ou F gravada na peça.',
      'Acertar as paradas e regravar o curso fica de {{part.adjustment.from}} a {{part.adjustment.to}}, e é o técnico que liga para o teste, com a mão perto da botoeira.',
    ],
    points: [
      'Passa do ponto nos dois lados: ímã longe do sensor.',
      'Para no primeiro palmo: ímãs trocados entre si.',
      'Para antes do fim: ímã adiantado.',
    ],
    send: 'Mande a foto do ímã, da marca que ele deixou e da etiqueta do motor.',
  },
  {
    when: [
      'trava eletrica|trava|eletroima',
      '12v|12 v|24v|24 v|127v|220v|voltagem|tensao|110',
      'portao|qual|ou|trava',
    ],
    unless: 'motor|destrav*',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['compatibility', 'choose'],
    answer: [
      'A trava elétrica tem a tensão que a saída da sua central dá: leia no borne ou na etiqueta do módulo de trava, 12 V, 24 V, 127 V ou 220 V, e compre igual. Tensão menor que a da trava não recolhe o pino; maior queima a bobina em poucas aberturas.',
    ],
    heading: 'Se a central não tem saída de trava',
    text: [
      'Um módulo de trava ligado à placa resolve: ele solta a energia por um ou dois segundos no começo da abertura. A bobina não pode ficar ligada o tempo todo.',
      'Instalar ou trocar a trava fica entre {{repair.from}} e {{repair.to}}, fora a peça.',
    ],
    points: [
      'Baixa tensão: fio mais grosso se o percurso é longo.',
      'Rede: conduíte fechado e terra na folha de ferro.',
      'Pino que estala e não recolhe: tensão baixa ou folha apertada.',
    ],
    send: 'Mande a foto dos bornes da central e da etiqueta da trava.',
  },
  {
    when: [
      'trava eletrica|trava|eletroima',
      'nao destrava|nao abre|nao solta|nao recolhe|presa|nao libera|emperrada|travou',
    ],
    unless: 'fechadura|embreagem|chave',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    answer: [
      'Trava elétrica que não destrava está apertada pela folha ou sem energia na hora de abrir. Prova na mão: peça a alguém que empurre a folha no sentido de fechar e acione; se abre, é alinhamento ou tempo curto na central. Se o pino nem estala, é bobina, fio ou saída da placa.',
    ],
    heading: 'A prova antes de trocar a trava',
    text: [
      'Não force pelo motor: ele entorta o braço e a trava continua presa. Com o disjuntor desligado, veja se o pino corre no furo sem encostar.',
      'Alinhar e regular o tempo fica de {{part.adjustment.from}} a {{part.adjustment.to}}; bobina, módulo ou fio, entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Estala e não sai: folha encostada demais no pino.',
      'Não estala: meça a tensão na saída, serviço do técnico.',
      'Falha à tarde, com sol na folha: dilatação, alargue o furo.',
      'Falha com chuva: ferrugem no pino.',
    ],
    send: 'Mande um vídeo com o som da trava na hora do comando e uma foto dela fechada.',
  },
  {
    when: [
      'botoeira*|interruptor|botao de parede',
      'dois botoes|2 botoes|duplo|dupla|duas teclas|abre e fecha',
    ],
    subject: 'botoeira',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Botoeira de dois botões serve se a central tem entradas separadas de abrir e de fechar, ou se você tem dois portões. Em placa de entrada única os dois botões fazem o mesmo: cada toque abre, para ou fecha.',
    ],
    heading: 'O que ligar em cada botão',
    text: [
      'Com entrada única, o segundo botão rende mais na luz da garagem ou no portão social. Quem precisa mesmo de abrir e de fechar separados troca a central, de {{part.board.from}} a {{part.board.to}}.',
      'Ligar a botoeira com fio ao alcance fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Bornes com nome AB e FE, ou abre e fecha: entradas separadas.',
      'Um borne BOT ou PP: entrada única.',
      'Tecla de pulso, que volta, e nunca interruptor de luz.',
    ],
    send: 'Mande uma foto dos bornes da central, com os nomes legíveis.',
  },
  {
    when: [
      'botoeira*|botao de parede|interruptor',
      'prova de agua|a prova|prova dagua|externa|externo|chuva|area externa|tempo|blindada',
    ],
    unless: 'parou|abre sozinho|curto|molhou|queim*',
    subject: 'botoeira',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para fora use botoeira de sobrepor vedada, com borracha na tampa e na tecla e grau IP escrito, de preferência com o segundo número igual a 5, e ligue o fio por baixo, com prensa-cabo. Nunca do lado da rua: dois fios encostados abrem o portão.',
    ],
    heading: 'Onde fixar a botoeira ao ar livre',
    text: [
      'Sob o beiral, a um metro e meio do piso, longe da mangueira e do caminho da folha. Água que entra fecha o contato, e o portão abre sozinho na primeira noite de chuva.',
      'Pôr ou trocar a botoeira fica entre {{repair.from}} e {{repair.to}}; se passar fio é difícil, um botão sem fio na parede se grava de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    points: [
      'Emenda dentro de caixa alta e seca, nunca no conduíte.',
      'Furo de saída de água no fundo da caixa.',
      'Tecla de pulso com mola.',
    ],
  },
  {
    when: [
      'fechadura eletromagnetica|eletroima|fechadura ima|ima',
      'kg|kgf|forca|150|300|social|portao social',
    ],
    figure: { unit: 'kilogram' },
    subject: 'fechadura-eletromagnetica',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Os {figura} são a força que a fechadura segura, e não o peso do portão. Até cerca de 150 kgf serve em porta leve, de vidro ou de alumínio; em portão social de ferro que dá para a rua, onde alguém empurra, escolha 300 kgf ou mais. E só vale com a chapa assentada por inteiro no ímã.',
    ],
    heading: 'O que decide além da força',
    text: [
      'Sem energia o ímã solta: a fonte com bateria entra na mesma compra. Corpo vedado se toma chuva, e suporte em Z se a porta abre para dentro.',
      'Com fio e fonte no lugar, a instalação fica dentro de {{repair.from}} a {{repair.to}}, fora a peça.',
    ],
    points: [
      'Folha que torce quando puxada embaixo: uma trava a mais no pé.',
      'Chapa com folga ou pintada por cima: perde a força escrita.',
      'Quem quer ficar trancado no apagão: fecho elétrico em vez de ímã.',
    ],
    send: 'Mande uma foto da porta inteira e do batente por dentro.',
  },
];
