/** Answers to titles about clutches. */
import type { DirectAnswer } from '../direct-answer.ts';
import { asksFunction } from '../words/asking-words.ts';

export const embreagemAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'embreagem',
      `o que e|o que sao|o que significa|que e|como funciona|como e|como trabalha|para que serve*|que serve|tudo sobre|entenda|entendendo|guia|qual a funcao|saiba|conheca|funcionamento|${asksFunction}`,
    ],
    unless: 'regul*|trocar|quebr*|defeito|patin*|ou',
    subject: 'embreagem',
    isAboutSubject: true,
    aspects: ['works', 'what'],
    answer: [
      'A embreagem do motor é o que limita a força com que ele empurra o portão, para que ele ceda ao encostar em alguém em vez de prensar. Na mecânica, discos apertados por uma mola patinam quando a folha encontra um obstáculo; na eletrônica, que é a dos motores atuais, a central mede o esforço e para ou inverte a folha. Regular a força fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Como saber se está no ponto',
    text: [
      'O ponto certo é a menor força que move a folha o dia todo, também no frio. Prova-se com um bloco de madeira no caminho, e nunca com a mão: a folha tem de parar e voltar.',
      'Embreagem que patina sem obstáculo pede aperto ou disco novo; e folha que só anda com força no máximo tem defeito na própria folha.',
    ],
    points: [
      'Para no meio sem nada: força de menos ou folha presa.',
      'Encosta e continua empurrando: força de mais.',
      'A chave de destravamento é outra peça.',
    ],
    send: 'Mande a foto da etiqueta do motor e um vídeo do portão andando.',
  },
  {
    when: [
      'erros|erro comum|erros comuns|o que nao fazer|o que evitar|nao faca',
      'forca|embreagem|sensibilidade',
      'regul*|ajust*|motor*|portao*',
    ],
    subject: 'embreagem',
    isAboutSubject: true,
    aspects: ['adjust', 'safety'],
    answer: [
      'O erro mais comum na regulagem da força é subi-la para vencer uma folha pesada: o portão volta a andar, deixa de parar ao encostar em alguém e come a engrenagem. Outros são acertar só um sentido, provar com a mão em vez de um bloco de madeira, regular no calor e esquecer o frio, e mexer na força quando o defeito é o fim de curso. O certo é a menor força que move a folha leve.',
    ],
    heading: 'A prova depois de regular',
    text: [
      'Ponha um bloco de madeira em pé no caminho e feche: a folha tem de encostar, parar e voltar sem arrastá-lo. Se só anda no máximo, o defeito está na folha; o ajuste feito por nós fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Abrir e fechar se regulam separados.',
      'Força não muda a velocidade em motor comum.',
      'Fotocélula não dispensa a força certa.',
    ],
    send: 'Mande um vídeo da folha movida na mão, com o motor solto e o disjuntor desligado, e a foto da etiqueta da central.',
  },
  {
    when: [
      'por que|porque|motivos|razoes|motivo|importancia|vantagem|vantagens|beneficios',
      'forca|embreagem',
      'regular|regulada|regulagem|ajustar|ajuste|limitar',
    ],
    subject: 'embreagem',
    isAboutSubject: true,
    aspects: ['adjust', 'safety'],
    answer: [
      'Porque a força do motor decide o que acontece quando o portão encontra alguém: regulada no mínimo que move a folha, ela faz parar e voltar; alta, prensa. Força demais também gasta engrenagem e braço e esconde uma folha pesada; de menos, o portão para no meio sem motivo. O ajuste fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Quando regular de novo',
    text: [
      'Depois de trocar mola, cabo, roldana ou placa, quando a folha ganhou chapa ou madeira, e em toda revisão. Prova-se com um bloco de madeira no caminho, e não com a mão.',
    ],
    points: [
      'Abrir e fechar têm ajustes separados.',
      'A fotocélula não substitui a força.',
      'Só anda no máximo: conserte a folha.',
    ],
    send: 'Mande um vídeo do portão andando e a foto da etiqueta da central.',
  },
  {
    when: ['quando', 'regul*|ajust*|mexer|aumentar|diminuir', 'forca|embreagem'],
    subject: 'embreagem',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['adjust', 'signs'],
    answer: [
      'Regule a força do motor quando a folha para no caminho mesmo leve na mão, quando ela não volta ao encostar em algo e sempre que se troca roldana, cabo ou mola. Se a folha pesa, conserte o peso antes: força a mais esconde o defeito e machuca. Feita por nós, a regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    description:
      'Regule a força do motor quando a folha leve para no caminho, quando ela não volta ao encostar em algo e sempre que se troca roldana ou cabo.',
    heading: 'Força certa é a menor que completa o curso',
    text: [
      'A prova se faz com um objeto macio no chão do vão, de longe: a folha tem de parar ou voltar ao encostar nele. Se o empurra, a força está alta.',
    ],
    points: [
      'Frio e chuva: um pouco mais de esforço é normal.',
      'Força que precisa subir todo mês: folha ou capacitor.',
      'Regulada a força, confira de novo a parada nas duas pontas.',
    ],
    send: 'Mande um vídeo do portão fechando e a foto da etiqueta da central.',
  },
  {
    when: [
      'regular|ajustar|aumentar|diminuir|mexer',
      'forca|embreagem',
      'garen|peccinin|rossi|nice|rcg|seg|ipec|agl|ppa|motor',
    ],
    unless: 'embreagem do motor|a embreagem|zelador|porteiro|sindico',
    subject: 'embreagem',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'A força se regula no trimpot, no botão ou no controle, conforme a placa, e sempre de baixo para cima: ponha no mínimo, suba um pouco por vez até a folha completar o curso e pare ali. O nome do ajuste está no manual do código impresso na placa; onde há rampa de parada, regule-a depois.',
    ],
    heading: 'A prova que diz se a força está certa',
    text: [
      'Segure a folha com a mão aberta, longe do canto: ela tem de parar ou voltar sem empurrar você. Se só anda com força alta, o defeito é da folha, e aumentar esconde roldana, mola ou dobradiça.',
      'Feito por nós, com curso e fotocélula provados, fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Regule com a folha fria e com o vento parado.',
      'Abertura e fechamento podem ter ajustes separados.',
      'Depois da força, refaça o percurso se a placa pedir.',
      'Trimpot de plástico quebra: chave pequena e mão leve.',
    ],
    further: 'O par dela é a [regulagem de fim de curso](/topicos/regulagem-de-fim-de-curso-do-portao).',
    send: 'Mande a foto da etiqueta do motor, e diga se a folha é leve na mão.',
  },
  {
    when: [
      'embreagem',
      'eletronic*|mecanic*|sem embreagem|sem',
      'ou|x|vs|versus|melhor|diferenca|qual|entre|comparado',
    ],
    unless: 'patina*|consert*|regul*|queim*|barulho',
    subject: 'embreagem',
    isAboutSubject: true,
    aspects: ['choose', 'works'],
    answer: [
      'Prefira a eletrônica, em que a central mede o esforço e inverte a folha quando ela encosta em algo: não gasta e se ajusta por botão, separada para abrir e para fechar. A embreagem mecânica, de disco e mola, cede e patina; é simples, protege a engrenagem, mas desgasta e pede novo aperto com o tempo.',
    ],
    heading: 'Disco que patina e central que sente a força',
    text: [
      'Com disco, o motor continua girando contra o obstáculo até o tempo acabar. Com a eletrônica, ele para em instantes e volta, que é o que protege carro e criança.',
      'Nenhuma das duas corrige folha pesada. Regular a força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e se faz depois de a folha andar leve na mão.',
    ],
    points: [
      'Ajuste separado para abrir e fechar.',
      'Teste com um cabo de vassoura no caminho da folha.',
      'Fotocélula junto, porque a força só age depois do toque.',
    ],
    send: 'Mande pelo WhatsApp a etiqueta do motor e a da central, e dizemos qual dos dois tipos ele tem.',
  },
  {
    when: [
      'forca|embreagem|sensibilidade|antiesmagamento',
      'regul*|ajust*|aument*|diminu*|baixar|como|mexer|onde|acert*',
    ],
    unless: 'funciona|o que e|preco|custa|perdeu|sem forca|levantar|empurrar|braco|contrapeso',
    subject: 'embreagem',
    isAboutSubject: true,
    answer: [
      'A força do motor se regula do mínimo para cima, em passos curtos, até a folha completar o curso; aí se para. O ajuste fica num trimpot da central, marcado FORÇA, FOR ou EMB, ou num parafuso da embreagem mecânica. Certa, ela deixa parar a folha com a mão aberta na ponta.',
    ],
    heading: 'Regular sem deixar o portão perigoso',
    text: [
      'Antes, com o disjuntor desligado e o motor solto, mova a folha: se pesa na mão, nenhuma regulagem é boa, e aumentar a força só transfere o esforço para quem ela encontrar.',
      'Depois de cada passo, uma viagem completa. No fim, a prova do obstáculo: uma caixa de papelão no vão, nunca uma pessoa, e a folha tem de parar ou voltar sem amassá-la toda.',
    ],
    points: [
      'Força baixa: para no meio ou volta sem obstáculo.',
      'Força alta: não volta quando encosta, bate no fim.',
      'Só no frio falta força: graxa velha ou capacitor.',
      'Precisou aumentar de novo: procure o atrito.',
    ],
    sections: [
      {
        aspect: 'adjust',
        heading: 'Fazer com o técnico',
        text: [
          'O trimpot fica a um dedo de bornes com tensão da rede, e por isso o ajuste é serviço de visita: de {{part.adjustment.from}} a {{part.adjustment.to}}, com a fotocélula testada junto e {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'Existe um número certo de força?',
        answer: 'Não. É o menor que leva a sua folha até o fim, e muda com o peso e com o vento.',
      },
      {
        question: 'A fotocélula dispensa regular a força?',
        answer: 'Não. Ela vê antes; a força decide o que acontece quando encosta. São duas proteções.',
      },
    ],
    send: 'Mande um vídeo da folha indo e voltando e conte onde ela para ou bate.',
  },
  {
    when: [
      'nao sente obstaculo|nao para em obstaculo|nao volta em obstaculo|esmaga|esmagando|esmagou|nao reverte|nao sente',
    ],
    unless: 'sensor de|sensor anti|anti esmagamento|preco|quanto custa|fotocelula ou',
    subject: 'embreagem',
    isAboutSubject: true,
    isComplaint: true,
    answer: [
      'Motor que não sente obstáculo está com a força alta demais ou com a embreagem travada, e é perigoso: desligue o fechamento automático até regular. A força se baixa em passos curtos, com a folha leve e equilibrada, até ela parar diante de um calço de madeira e ainda fechar inteira.',
    ],
    heading: 'Regular a força sem deixar o portão fraco',
    text: [
      'Se ao baixar a força o portão deixa de fechar, o problema não é a regulagem: é a folha pesada, e ela vem primeiro. Força alta só esconde roldana gasta, trilho sujo ou mola cansada.',
      'A regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}} e termina com o teste do calço nos dois sentidos. A fotocélula completa, porque evita o contato em vez de limitá-lo.',
    ],
    points: [
      'Teste com caixa de papelão, nunca com a mão.',
      'Repita perto do fim, onde o braço tem mais força.',
      'O valor regulado fica anotado na tampa da central.',
      'Depois de trocar mola ou roldana, regule de novo.',
    ],
  },
  {
    when: [
      'embreagem eletronica|embreagens eletronicas',
      'regular|regulo|regula|regulagem|ajustar|ajusto|ajuste|acertar|mexer|aumentar|diminuir|como|onde',
    ],
    unless: 'preco|quanto|ou|diferenca|o que e|funciona|por que|serve',
    winsTies: true,
    subject: 'embreagem',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'A embreagem eletrônica se regula no botão ou trimpot da central marcado FORÇA ou EMB: comece no mínimo e suba aos poucos, até a folha completar o curso nos dois sentidos e ainda parar quando encontra um obstáculo. O botão fica perto da rede elétrica, e por isso é ajuste de técnico, de {{part.adjustment.from}} a {{part.adjustment.to}}. Folha pesada se acerta antes, e não com mais força.',
    ],
    description:
      'A embreagem eletrônica se regula no trimpot FORÇA ou EMB da central: do mínimo para cima, até a folha completar o curso e ainda parar num obstáculo.',
    heading: 'A prova depois de cada passo',
    text: [
      'Ponha uma caixa de papelão no vão e mande fechar: a folha tem de parar ou voltar sem amassá-la toda. Repita perto do fim do curso e no outro sentido, que em muitas centrais tem botão próprio.',
    ],
    points: [
      'Para no meio sem nada na frente: força de menos ou folha presa.',
      'Encosta e continua empurrando: força de mais, e é perigoso.',
      'Central que memoriza o percurso: grave-o de novo depois da força.',
      'Só anda no máximo: o defeito está na roldana, no trilho ou no capacitor.',
    ],
    send: 'Mande a foto da etiqueta da central e diga se a folha anda leve na mão: dizemos onde fica o ajuste na sua.',
  },
  {
    when: [
      'embreagem',
      'regular|regulo|regula|ajustar|ajusto|apertar|aperto|apertando|soltar|como mexer|acertar',
      'como|motor|portao|ajuste',
    ],
    unless: 'preco|quanto|ou|diferenca|patina*|queim*|garen|peccinin|rossi|nice|ppa|eletronic*',
    winsTies: true,
    subject: 'embreagem',
    isAboutSubject: true,
    aspects: ['adjust'],
    answer: [
      'Em motor antigo, a embreagem é um disco apertado por uma porca ou um parafuso com mola: o técnico, com o disjuntor desligado, aperta um quarto de volta por vez e prova, até a folha completar o curso e ainda patinar quando algo a segura. Motor atual quase não tem disco, e a mesma regulagem é eletrônica, num botão da central marcado FORÇA ou EMB. Nos dois, começa-se do mínimo.',
    ],
    heading: 'Antes de apertar',
    text: [
      '{Prova na mão}, solte o motor na chave e mova a folha: se ela pesa, a embreagem patina com razão, e apertar leva o esforço à engrenagem. Disco liso ou encharcado de graxa não segura em aperto nenhum, e se troca.',
      'Feita por nós, com curso e fotocélula provados, a regulagem fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Patina e a folha não anda: aperte pouco, ou disco gasto.',
      'Não patina quando a folha encosta: está apertada demais, e é perigoso.',
      'Cheiro de queimado no disco: pare e deixe esfriar.',
      'Botão da central fica perto da rede elétrica: serviço de técnico.',
    ],
    send: 'Mande a foto da etiqueta do motor e diga se a folha anda leve na mão: dizemos se a sua é de disco ou eletrônica.',
  },
  {
    when: [
      'embreagem',
      'tem conserto|conserto|consertar|conserta|consertam|reparo|repara|arrumar|patina*|escorrega*|gast*|quebr*|defeito|trocar|troca',
    ],
    unless: 'eletronica|carro|como|ou|preco|quanto',
    subject: 'embreagem',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['repair'],
    answer: [
      'Tem conserto: na embreagem mecânica trocam-se os discos, a mola ou a bucha, e o motor continua o mesmo; na eletrônica não há peça para trocar, e o que se acerta é a força na central, de {{part.adjustment.from}} a {{part.adjustment.to}}. Com engrenagem e rolamentos o serviço fica entre {{part.gears.from}} e {{part.gears.to}}. Antes se confere se a folha não está pesada, porque é ela que faz a embreagem patinar.',
    ],
    heading: 'Embreagem que patina: peça ou folha',
    text: [
      'Com o disjuntor desligado, a folha reta e os cabos inteiros, o técnico solta o motor e move a folha com a mão. Se ela vai leve, a embreagem está gasta ou frouxa; se pesa, apertá-la só esconde o defeito e tira a proteção de quem passa.',
      'Não aperte o parafuso até o fim: a embreagem existe para ceder quando a folha encontra alguém.',
    ],
    points: [
      'O motor gira e a folha fica: disco gasto ou mola cansada.',
      'Patina só na subida: contrapeso ou mola do portão.',
      'Cheiro de queimado: pare de usar até medir.',
      'Modelo fora de linha: dizemos se ainda há peça ou se compensa outro motor.',
    ],
    send: 'Mande um vídeo do portão tentando, com som, e a foto da etiqueta do motor.',
  },
  {
    when: [
      'torque|forca|embreagem',
      'maximo|maxima|em maximo|em maxima|alta demais|forte demais|muito alta|toda aberta',
      'motor|portao|placa|central|estraga|embreagem|torque|regul*|faz mal|perigo*|problema|quebr*|queim*',
    ],
    unless: 'perdeu|sem forca|nao abre|nao fecha|quanto pesa|hp|cv|kg',
    subject: 'embreagem',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['safety', 'adjust'],
    answer: [
      'Estraga, e é perigoso: com a força, ou torque, no máximo o motor não cede quando a folha encontra alguém ou alguma coisa, e a sobra vai para a engrenagem, o pinhão e a coluna. O certo é a menor força que completa o curso, também no frio. Regular, com a folha provada, fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Se ele só anda com a força toda',
    text: [
      'Aí o defeito é outro: folha pesada, trilho ou roldana, contrapeso fora do ponto, capacitor fraco. A força alta esconde isso até a engrenagem ceder.',
    ],
    points: [
      'Força de abrir e de fechar se acertam separadas.',
      'Depois do ajuste, um bloco no caminho tem de parar a folha.',
      'Dentro da placa, quem gira o botão é o técnico.',
    ],
    send: 'Mande um vídeo da folha abrindo e a foto da etiqueta da central.',
  },
  {
    when: [
      'mola|disco|discos|lona|arruela|porca',
      'embreagem',
      'embreagem|motor|portao|comprar|acho|onde|preco|quanto|troc*|gast*',
    ],
    unless: 'regul*|ajust*|como apert*|eletronica|ou',
    subject: 'embreagem',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['buy', 'replace'],
    answer: [
      'Disco e mola da embreagem se procuram pelo modelo escrito na etiqueta do motor, porque diâmetro, furo e pressão são de cada fábrica; em motor antigo é peça que às vezes já não se acha. Levamos e trocamos no conserto, de {{repair.from}} a {{repair.to}}, com a força regulada no fim. Avulsa, só para levar, pergunte antes, com a foto.',
    ],
    heading: 'Quando a peça não existe mais',
    text: [
      'Motores atuais não trazem embreagem de disco: a força se regula na placa. Quando o disco saiu de linha, compara-se a adaptação com o motor novo antes de gastar.',
    ],
    points: [
      'Patina sem obstáculo: disco gasto ou mola cansada.',
      'Não cede ao encostar: aperto demais.',
      'Aperto é regulagem, e não conserto de disco gasto.',
    ],
    send: 'Mande a foto da etiqueta do motor e da embreagem, se ela aparece por fora.',
  },
];
