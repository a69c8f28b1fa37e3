/** Answers to titles about arms. */
import type { DirectAnswer } from '../direct-answer.ts';
import { asksCause, asksFunction, otherThanFunction } from '../words/asking-words.ts';

export const bracoAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'braco|bracos|pistao|pistoes|atuador',
      'metro|metros|mm|centimetros|1,50|400|300|500|600|curso|medida|tamanho|comprimento',
    ],
    unless: 'basculante|quebr*|preco|quanto custa|torto|empen*|solda*|vaz*|peguei|prendeu|dedo|fratura*',
    subject: 'braco',
    isAboutSubject: true,
    aspects: ['choose', 'buy'],
    answer: [
      'A medida do braço ou do pistão diz até que largura de folha ele serve: o pistão de curso curto é de folha de até uns dois metros, o longo passa disso, e o articulado se usa em coluna larga. Antes de comprar, meça a folha, da dobradiça à ponta, e da dobradiça à quina da coluna, porque é daí que o ângulo de abertura sai. Trocado por nós, fica na faixa de conserto, de {{repair.from}} a {{repair.to}}, mais a peça.',
    ],
    heading: 'As três medidas que escolhem o braço',
    text: [
      'Largura e peso da folha dão o modelo; a distância da dobradiça ao ponto de fixação na coluna dá o ângulo; o espaço livre atrás da folha decide entre braço e pistão.',
      'Curso menor que o da peça velha não abre tudo; maior bate no fim e entorta o suporte.',
    ],
    points: [
      'Etiqueta do motor velho, com o modelo.',
      'Comprimento recolhido e esticado, de furo a furo.',
      'Lado da folha, direito ou esquerdo, visto de dentro.',
    ],
    send: 'Mande a foto da coluna e da folha por dentro, as medidas e a etiqueta do motor.',
  },
  {
    when: [
      'solda do suporte|suporte soltou|suporte do motor soltou|suporte quebrou|suporte do motor quebrou|solda soltou|solda quebrou|solda abriu|soltou a solda|quebrou a solda|suporte arrancou',
    ],
    unless: 'geladeira|tv|prateleira|bicicleta|moto|ar condicionado',
    subject: 'braco',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['repair', 'price'],
    answer: [
      'Suporte de motor com a solda aberta não se usa: na próxima partida ele gira no lugar da folha e arranca o resto. Desligue o disjuntor do portão e, com a folha reta e os cabos inteiros, deixe-a fechada e presa por dentro. Soldar ou reforçar o suporte, com o motor no lugar, fica entre {{part.metalwork.from}} e {{part.metalwork.to}} e leva até {{part.metalwork.hours}}.',
    ],
    heading: 'Por que a solda abriu',
    text: [
      'Solda nova na mesma chapa fina abre de novo. O reforço é uma chapa maior, que distribua o esforço, depois de tirar o peso da folha e a força a mais da central.',
    ],
    points: [
      'Folha pesada na mão: equilíbrio antes da solda.',
      'Batida no fim do curso: regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Coluna de bloco oco: chumbador próprio.',
    ],
    send: 'Mande a foto da solda de perto e do motor inteiro, com o disjuntor desligado.',
  },
  {
    when: [asksCause, 'braco', 'quebr*|entort*|solta|parte|partiu|empena'],
    subject: 'braco',
    isAboutSubject: true,
    aspects: ['works', 'care'],
    answer: [
      'O braço do basculante quebra porque leva o peso que a mola ou o contrapeso deixou de levar: cada subida o dobra um pouco, até trincar no furo do pino ou na solda. Pancada no fim, pino frouxo e folha forçada na mão com o motor travado completam a conta. Se já quebrou, ninguém embaixo e disjuntor desligado; o conserto fica de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Trocar o braço e a causa',
    text: [
      'Braço soldado sem equilibrar a folha parte de novo ao lado da solda. O técnico prova o equilíbrio primeiro e só então monta o novo.',
    ],
    points: [
      'Furo oval no pino: folga antiga.',
      'Risco de ferrugem atravessado: trinca.',
      'Estalo na partida: pino ou bucha.',
    ],
  },
  {
    when: ['um braco|1 braco|braco unico', 'dois bracos|2 bracos|dois', 'ou|motor|basculante'],
    subject: 'braco',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'Um braço basta na maioria dos basculantes de casa, com a folha reta e equilibrada. Dois braços, um de cada lado e movidos juntos por um eixo, são para folha larga ou pesada, que torceria se fosse empurrada por um lado só. No portão de abrir a conta é outra: um motor com o seu braço por folha.',
    ],
    heading: 'Como saber se a folha torce',
    text: [
      'Veja o portão abrir de frente: se o lado do motor sobe antes do outro, há torção, e travessa, cabo ou contrapeso se acertam antes de pôr um segundo braço. Esse reforço fica entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    points: [
      'Folha até uns quatro metros, rígida: um braço.',
      'Folha larga de chapa ou madeira: dois, com eixo.',
      'Dois motores na mesma folha: só com central que os mantenha juntos.',
    ],
    send: 'Mande a largura, o material e um vídeo do portão abrindo, de frente.',
  },
  {
    when: [
      'braco*',
      'tamanho|comprimento|medida|1,20|1,00|1,10|1,50|centimetros|metro|metros|cm',
      'basculante|motor|portao|qual|ou',
    ],
    unless: 'quebr*|entort*|preco|quanto custa|solt*|barulho|espaco',
    subject: 'braco',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'O comprimento do braço sai da altura da folha e do ponto em que o motor está preso, e por isso se repõe a medida do velho, de furo a furo. Braço curto não leva a folha até o alto; comprido demais a força contra a coluna no fim. Sem o velho, meça com a folha fechada e aberta a distância entre os dois pinos: o braço regulável cobre pequenas diferenças.',
    ],
    heading: 'Depois de trocar o braço',
    text: [
      'O fim de curso se regula de novo, porque alguns centímetros no braço mudam onde a folha para. Troca, pino e regulagem ficam dentro de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Diâmetro do furo e do pino iguais aos do suporte.',
      'Tubo de parede grossa em folha pesada.',
      'Suporte sem trinca na solda.',
    ],
    send: 'Mande a foto do braço inteiro, com uma trena ao lado, e a altura da folha.',
  },
  {
    when: [
      'braco*',
      'mola*|cabo*',
      'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|valor*|custo|orcamento|quanto',
    ],
    unless: 'nao|parou|ou|instalacao|condominio|predio|incluso|inclui|vem|quantos|placa',
    subject: 'braco',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'O par de molas ou de cabos trocado fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}; o braço do motor, com pino e regulagem, entra na faixa de {{repair.from}} a {{repair.to}}, conforme o modelo e o suporte. Feitos juntos, a folha se escora e se equilibra uma vez só, e o valor do conjunto é dito por foto.',
    ],
    heading: 'Por que os dois se gastam juntos',
    text: [
      'Mola cansada deixa a folha pesada, e o braço passa a empurrar o peso inteiro: entorta ou solta o pino. Trocar só o braço, com a mola ruim, repete o defeito.',
    ],
    points: [
      'Até a troca, folha embaixo e disjuntor desligado.',
      'Solda do suporte refeita: até {{part.metalwork.to}}.',
      'Molas e cabos sempre aos pares.',
    ],
    send: 'Mande uma foto do braço, das molas e da folha inteira, de longe e sem tocar.',
  },
  {
    when: ['haste|hastes|vareta|barra de tracao', 'portao|basculante|motor|preco|valor'],
    unless:
      'nao|barulho*|rang*|quebr*|gast*|solt*|estal*|caiu|caindo|cedeu|torto|torta|empen*|emperr*|trav*|como|por que|porque|pode|posso|ou|melhor|diferenca|vaz*|pinga*|saiu|frouxo|frouxa|cancela|pistao|trava|antena|aterramento',
    subject: 'braco',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'A haste do portão basculante é o braço que liga o cursor do motor à folha: cada modelo tem o comprimento e o furo dele. Trocada por nós, com o pino e a regulagem, fica num conserto de {{repair.from}} a {{repair.to}}; torta, ela quase sempre acusa folha pesada, que se acerta antes.',
    ],
    heading: 'Como pedir a haste certa',
    text: [
      'Meça de centro a centro dos furos e diga o diâmetro do pino. Haste feita em casa, de cano ou cantoneira, dobra na subida e larga a folha no alto.',
    ],
    points: [
      'Etiqueta do motor, com o modelo.',
      'Com os cabos inteiros, a folha solta do motor fica onde é deixada.',
      'Suporte da folha sem trinca de solda.',
    ],
    send: 'Mande a foto da haste ao lado de uma trena e a da etiqueta do motor.',
  },
  {
    when: [
      'so o braco|so braco|apenas o braco|somente o braco|braco avulso|braco articulado avulso|braco reserva',
    ],
    unless: 'quebr*|torto|entort*|solt*|consert*',
    subject: 'braco',
    isAboutSubject: true,
    aspects: ['buy', 'compatibility'],
    answer: [
      'O braço sozinho se procura pelo modelo do motor: comprimento, furo e articulação mudam de um para outro, e o de outra marca fecha o ângulo errado. Trocado por nós, num conserto, fica entre {{repair.from}} e {{repair.to}}; avulso, só para levar, pergunte antes se há.',
    ],
    heading: 'O que medir no braço velho',
    text: [
      'Meça com ele no lugar e a folha fechada, e não o solte: é ele que segura a folha quando o motor está travado.',
    ],
    points: [
      'Comprimento de cada parte, de pino a pino.',
      'Diâmetro dos furos e espessura da chapa.',
      'Lado em que trabalha, direito ou esquerdo.',
      'Bucha e parafusos, que se trocam junto.',
    ],
    send: 'Mande pelo WhatsApp a foto do braço inteiro, com uma trena ao lado, e a da etiqueta do motor.',
  },
  {
    when: [
      'braco|bracos|suporte|suportes',
      'serve|servem|funciona|compativel|da certo|posso|pode|usar|aceita|encaixa|cabe|combina|entra',
    ],
    ofTwoBrands: 'any',
    unless: 'melhor|preco',
    subject: 'braco',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['compatibility', 'replace'],
    answer: [
      'Às vezes, e quase sempre com adaptação: o braço só passa de um {primeira} para um {segunda} se o comprimento, o furo do pino e o encaixe no carrinho do motor forem os mesmos. O que não bate se corrige com solda ou bucha, e braço torto de medida faz a folha parar antes ou forçar no fim. Trocado e regulado por nós, o serviço fica entre {{repair.from}} e {{repair.to}}.',
    ],
    heading: 'As medidas do braço que decidem',
    text: [
      'Meça de centro a centro dos furos, o diâmetro do pino e a espessura da chapa, no braço velho e no novo. O suporte soldado na folha pode ficar, se o pino é do mesmo diâmetro.',
      'Refazer ou reforçar o suporte, com solda, fica entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    points: [
      'Comprimento de furo a furo.',
      'Pino sem folga: pino frouxo bate e rasga a chapa.',
      'Fim de curso regulado de novo depois da troca.',
    ],
    further:
      'As faixas de cada conserto estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor, a da peça ao lado de uma régua e o bairro: dizemos se ela se acha e quanto fica trocada.',
  },
  {
    when: [
      'braco|pistao|haste|suporte',
      'entortou|torto|empenou|amassou|quebrou',
      'batida|bateu|bati|carro|pivotante|de abrir',
    ],
    subject: 'braco',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'Braço ou pistão torto não se desempena: a haste riscada rasga o retentor e o braço desempenado dobra no mesmo lugar. Desligue o disjuntor, deixe a folha solta e escorada e mande medir o suporte, porque a batida quase sempre o tirou do esquadro também.',
    ],
    heading: 'O que se troca e o que se alinha',
    text: [
      'Haste e retentor, ou o braço inteiro, mais o suporte refeito na distância do manual. Se a folha saiu do prumo, o serralheiro vem antes.',
      'O conserto fica entre {{repair.from}} e {{repair.to}}, solda de suporte entre {{part.metalwork.from}} e {{part.metalwork.to}}; pistão perdido se compara com motor novo, entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Fotografe antes de mexer, para o seguro.',
      'Dobradiça aberta: a folha não fica solta sem calço.',
      'Não dê um último teste no motor.',
    ],
    further:
      'O que se confere depois está em [motor pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).',
    send: 'Mande a foto do pistão, do suporte e da folha inteira.',
  },
  {
    when: [
      'braco|bracos|haste',
      'solda|soldar|quebrou|quebrado|partiu|trincou|rachou',
      'basculante|portao|motor',
    ],
    unless: 'pino|pinos|contrapino|parafuso|cancela|pivotante|articulado',
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
    when: ['braco|bracos', 'preco|quanto custa|valor|custa|quanto e'],
    unless: 'cancela|hidraulic*|pivotante|pistao',
    subject: 'braco',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'O braço do motor basculante não tem preço único: muda com o modelo, com a medida e com o estado do suporte na folha. Trocado por nós, o serviço inteiro, com a peça, o pino e a regulagem, fica dentro da faixa de conserto, de {{repair.from}} a {{repair.to}}; se a solda do suporte precisa ser refeita, de {{part.metalwork.from}} a {{part.metalwork.to}}.',
    ],
    heading: 'O que muda o valor do braço',
    text: [
      'Braço torto quase sempre torceu por folha desequilibrada ou fim de curso passando do ponto. Trocá-lo sem acertar isso é pagar duas vezes, e a regulagem entra no mesmo serviço.',
    ],
    points: [
      'Só pino e contrapino: o caso mais barato.',
      'Braço reto ou curvo, e o comprimento entre furos.',
      'Um braço ou o par: os dois lados devem ficar iguais.',
      'Suporte arrancado da folha: solda antes do braço.',
    ],
    send: 'Mande pelo WhatsApp uma foto de cada ponta do braço, uma do portão inteiro por dentro e a da etiqueta do motor.',
  },
  {
    when: [
      'braco|bracos',
      'entort*|torto|tortos|empen*|dobrou|dobrado|dobrados|dobrando|amass*|envergou|envergado|vergou|vergado|retorc*',
    ],
    unless: 'pivotante|articulado|crianca|quebrou|quebrado|soltou|caiu|correr',
    subject: 'braco',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Braço do basculante que entortou recebeu peso que não era dele: contrapeso leve, mola cansada, folha presa ou força alta na central. Pare de usar o portão e desligue o disjuntor; braço torto se troca, porque o ferro desempenado dobra de novo no mesmo lugar.',
    ],
    heading: 'Por que o braço do basculante entorta',
    text: [
      'O braço só empurra uma folha que já está equilibrada. Quando ela pesa ou encosta na coluna, o motor insiste e a chapa mais fraca cede. Trocar só o braço sem achar essa causa entorta o novo.',
      'A troca, com o equilíbrio e a força acertados, fica na faixa de conserto, de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} no serviço.',
    ],
    points: [
      'Dobrado no meio: folha presa ou batida com o motor ligado.',
      'Dobrado de lado: coluna fora do prumo ou pivô gasto.',
      'Os dois tortos: contrapeso ou mola já não seguram a folha.',
      'Entortou numa batida de carro: a folha e a coluna também se conferem.',
    ],
    further:
      'Se ele já se soltou da folha, leia antes [braço do portão basculante quebrado](/braco-do-portao-basculante-quebrado).',
    send: 'Mande pelo WhatsApp a foto do braço inteiro tirada de longe, a da etiqueta do motor e o bairro, com a folha como está.',
  },
  {
    when: [
      'braco|pistao|bracos|pistoes',
      'quebr*|solt*|caiu|tort*|entort*|folga|arrebent*|empen*|desencaix*',
      'pivotante|de abrir|folha|folhas|motor|portao',
    ],
    unless: 'basculante|pessoa|crianca|machuc*|meu braco|preso|vaza*|bat*',
    subject: 'braco',
    isAboutSubject: true,
    answer: [
      'Braço ou pistão quebrado no portão de abrir deixa a folha solta, e o vento a leva: desligue o disjuntor, encoste a folha e prenda-a com ferrolho ou corrente. A dobradiça continua segurando o peso, então ela pode ser usada na mão, com cuidado, até o conserto.',
    ],
    heading: 'Pino, suporte ou o braço inteiro',
    text: [
      'O que mais cede é o pino da ponta ou a solda do suporte na folha, e não o braço. Pino gasto se ouve: um estalo na partida e outro na chegada, meses antes de quebrar.',
      'Pistão torto, com fuso amassado ou carcaça aberta não se endireita. Antes de trocá-lo, veja se a folha gira leve na mão; dobradiça pesada quebra o segundo como quebrou o primeiro.',
    ],
    points: [
      'Pino no chão: troca do pino e da bucha.',
      'Suporte arrancado: solda com reforço por trás da chapa.',
      'Braço torto: fim de curso passado ou batida.',
      'Só um lado quebrado: o outro pode trabalhar com a primeira folha travada.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Valor do conserto',
        text: [
          'Pino, suporte e solda ficam entre {{part.metalwork.from}} e {{part.metalwork.to}}; engrenagem ou fuso do pistão, de {{part.gears.from}} a {{part.gears.to}}. O curso e a força são refeitos no fim, com {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso soldar o braço quebrado?',
        answer: 'No suporte, sim. No corpo do pistão, não: o calor entorta o fuso e queima a vedação.',
      },
      {
        question: 'Troco um lado ou o par?',
        answer: 'Um lado, se o modelo ainda existe. Velocidades diferentes descompassam as folhas.',
      },
    ],
    send: 'Mande uma foto do ponto que quebrou, outra do braço inteiro e a etiqueta do motor.',
  },
  {
    when: [
      'pino|pino de braco|pinos|contrapino',
      'quebr*|solt*|caiu|gast*|escap*|braco|motor|seguranca|troc*',
    ],
    unless: 'trava|fechadura|tomada',
    subject: 'braco',
    isComplaint: true,
    answer: [
      'O pino do braço do portão prende o braço do motor à folha e é o primeiro a ceder quando ela pesa ou bate no fim do curso. Quebrado, o motor anda e o portão fica: desligue o disjuntor, prenda a folha e não improvise com prego, que cisalha e larga a folha no alto.',
    ],
    heading: 'Troca do pino e da causa',
    text: [
      'O pino novo tem de ter a medida do furo; furo já oval pede bucha ou braço novo. O serviço fica entre {{repair.from}} e {{repair.to}}, com o equilíbrio da folha testado junto.',
    ],
    points: [
      'Estalo na partida: pino com folga.',
      'Pino que quebra de novo: folha pesada ou fim de curso adiantado.',
      'Contrapino ausente: o pino sai sozinho.',
    ],
  },
  {
    when: ['braco*', 'sold*', 'pode|posso|da para|tem como|vale a pena|compensa|aguenta|resolve|ser soldado'],
    unless: 'quebrou na solda|suporte|caiu|como soldar',
    subject: 'braco',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['allowed', 'repair'],
    answer: [
      'Pode, se o braço só trincou na solda e o tubo está reto e sem ferrugem; braço torto ou podre se troca, porque a emenda volta a abrir. Antes de qualquer coisa, pare de usar o portão, desligue o disjuntor e não destrave: sem o braço de um lado a folha pode descer. A solda com a folha escorada fica entre {{part.metalwork.from}} e {{part.metalwork.to}}.',
    ],
    heading: 'Como se solda um braço sem estragar o motor',
    text: [
      'A folha é escorada nas duas pontas, o motor fica sem energia e os fios saem da central, porque a corrente da solda volta por eles e queima a placa. Depois o outro braço é conferido: os dois trabalham juntos e cansam juntos.',
    ],
    points: [
      'Trinca perto do pino: troque a peça, e não só a solda.',
      'Um braço mais curto que o outro entorta a folha.',
      'Depois da solda, tinta: ferro nu enferruja em poucos dias.',
    ],
    send: 'Mande a foto dos dois braços, de longe, com o portão fechado.',
  },
  {
    when: [asksFunction, 'braco|bracos'],
    unless: `${otherThanFunction}|motor de braco`,
    subject: 'braco',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['works', 'what'],
    answer: [
      'O braço liga o motor à folha: no basculante, anda com o cursor do fuso e puxa o portão; no de abrir, empurra a folha como quem abre uma porta. Com folga no pino ou torto, ele dá tranco no começo e no fim do curso. Refazer o pino, a solda ou o próprio braço fica de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que o braço pede da folha',
    text: [
      'O ponto em que ele se prende leva toda a força do motor, e por isso precisa de ferro ou de reforço por trás. O comprimento e o furo são os do fabricante: mudá-los muda o curso da folha.',
    ],
    points: [
      'Pino com folga: tranco na partida.',
      'Solda trincada: pare de usar e chame.',
      'Folha pesada entorta o braço antes de queimar o motor.',
    ],
    send: 'Mande a foto do braço com o portão fechado, sem pôr a mão nele.',
  },
];
