/** Answers to titles about automating a gate: whether it is worth it. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const worthItAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'vale a pena|vale pena|compensa',
      'automatiz*|motorizar|colocar motor|por motor|instalar motor',
      'portao antigo|portao velho|antigo|velho|portoes antigos',
    ],
    unless: 'motor antigo|motor velho|madeira',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['worth', 'install'],
    answer: [
      'Vale a pena automatizar portão antigo se a folha anda leve com uma mão e a coluna não mexe; chapa furada pela ferrugem, dobradiça frouxa e trilho torto se consertam antes, ou o motor novo paga por eles. Em basculante o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}, e o acerto da folha segue a faixa de conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'A prova da folha antiga, em cinco minutos',
    text: [
      'Abra e feche o portão na mão, devagar. Onde ele pesa, raspa ou desce sozinho é onde o motor vai sofrer, e quem vende motor sem fazer essa prova está vendendo o primeiro conserto.',
      'Portão antigo costuma ser mais pesado que os de hoje: chapa grossa e reforço de ferro somam quilos que a medida não mostra. O peso se confere na visita.',
    ],
    points: [
      'Basculante: solto a meia altura, ele fica parado?',
      'De correr: anda com uma mão e não pula no trilho?',
      'De abrir: a folha fica onde você a deixa?',
      'Ferrugem: a lâmina de uma chave atravessa o pé da folha?',
      'Energia: há ponto por perto, com terra?',
    ],
    questions: [
      {
        question: 'Vocês consertam a folha antes de pôr o motor?',
        answer:
          'Cabo, roldana, dobradiça e equilíbrio, sim. Chapa nova e folha empenada são da serralheria, e dizemos isso na primeira visita.',
      },
    ],
    further: 'Como o serviço é feito está em [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Mande pelo WhatsApp um vídeo do portão aberto e fechado na mão, tirado de dentro, e a foto do pé da folha.',
  },
  {
    when: [
      'manual',
      'automatico|eletronico|com motor|motorizado',
      'ou|diferenca|vale a pena|vale a diferenca|compensa|vantagem|vantagens|versus|vs',
    ],
    unless: 'abrir|destrav*|passar|voltar|modo',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['worth', 'choose'],
    answer: [
      'Vale a diferença para quem sai e chega de carro todo dia: o portão automático abre de dentro do carro, tira você da calçada e fecha sozinho, e o manual só compensa em garagem de pouco uso ou folha leve em rua tranquila. O manual não tem peça que queime; o automático pede uma revisão por ano e abre na mão na falta de luz. Em basculante o kit sai instalado de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'O que o manual já precisa ter',
    text: [
      'O motor vai na mesma folha, se ela anda leve e a coluna é firme. Pesada na mão, conserte antes: equilíbrio, roldana ou dobradiça.',
    ],
    points: [
      'De correr e de abrir: por orçamento.',
      'Fotocélula junto do fechamento automático.',
      'Ponto de energia com terra.',
    ],
    send: 'Mande uma foto do portão por dentro e as medidas da folha.',
  },
  {
    when: [
      'motivo|motivos|razoes|razao|vantagem|vantagens|beneficio|beneficios|por que automatizar|por que instalar|por que colocar|por que ter|por que motorizar',
      'automatiz*|portao automatico|portao eletronico|motorizar|colocar motor|instalar motor|ter motor',
    ],
    unless: 'desvantage*|empresa|manutencao|fotocelula|contratar|rapido',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Automatizar o portão tira você da calçada: ele abre de dentro do carro, na chuva ou de madrugada, e a parada, que é a hora do assalto, dura segundos. Também fecha sozinho, trava a folha sem cadeado, poupa as costas de quem ergue peso todo dia e permite abrir pelo celular. Em basculante o kit sai instalado de {{kit.padrao}} a {{kit.jetflex}}, em até {{instalments}}.',
    ],
    heading: 'O que muda no dia a dia',
    text: [
      'O ganho maior é de quem chega sozinho à noite, de quem tem criança no carro e de quem já não consegue levantar a folha. Para quem entra uma vez por dia, com garagem recuada, é conforto, e o kit mais simples basta.',
      'Dois cuidados vêm junto: fotocélula, para que ele não feche sobre ninguém, e a chave do destravamento à mão, para a falta de luz.',
    ],
    points: [
      'Segurança: menos tempo parado na rua.',
      'Conforto: ninguém desce do carro.',
      'Saúde: a mola e o motor levam o peso.',
      'Controle de acesso: apaga-se o de quem saiu.',
      'Valor: portão equilibrado também dura mais.',
    ],
    send: 'Mande uma foto do portão inteiro por dentro e a altura e a largura da folha: dizemos se recebe motor e quanto custa.',
  },
  {
    when: [
      'por que|porque|vantagem|vantagens|motivos|importancia|vale a pena',
      'contratar|chamar|procurar|escolher|instalar com|contar com',
      'empresa|profissional|tecnico|especializad*|especialista|quem entende',
    ],
    unless: 'ou|autonomo|quanto custa|preco|limpeza|seguranca patrimonial|portaria',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['worth', 'install'],
    answer: [
      'Porque no portão a instalação decide mais que o motor: quem é do ramo confere e equilibra a folha, escolhe a força pelo peso, liga a central em circuito próprio e regula a parada e a força para não machucar ninguém. Mal instalado, um motor novo esquenta, gasta a engrenagem e perde a garantia. Conosco o kit de basculante sai instalado de {{kit.padrao}} a {{kit.jetflex}}, com {{kit.warranty}} de garantia.',
    ],
    heading: 'O que o especialista faz e não se vê',
    text: [
      'Antes do motor, ele move a folha na mão, olha cabos, pivôs ou roldanas e diz o que precisa de conserto. Depois acerta o fim de curso, a força e a fotocélula, e prova o destravamento com você.',
      'E há o depois: nota, garantia escrita e alguém que volta. Quem monta por conta própria fica com a peça e com o defeito.',
    ],
    points: [
      'Folha equilibrada antes do motor.',
      'Força no mínimo que move o portão.',
      'Disjuntor e terra conferidos.',
      'Chave do destravamento mostrada e testada.',
    ],
    send: 'Mande uma foto do portão inteiro por dentro e as medidas da folha: o valor vem por mensagem.',
  },
  {
    when: ['portao|basculante', 'automatizar|motor|colocar motor|vale|vale a pena|automatico', 'anos'],
    figure: { unit: 'year', from: 8, to: 80 },
    unless:
      'garantia|motor de|motor com|consert*|parou|queim*|peca|experiencia|dura|troc*|vida|meu motor|placa',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['worth', 'install'],
    answer: [
      'Vale, se a folha ainda anda leve com uma mão e o ferro está firme: a idade de {figura} não impede o motor, a ferrugem na base e a coluna solta, sim. Em basculante o kit instalado custa de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX); nos outros, numa casa, fica em geral entre {{replacement.from}} e {{replacement.to}}. Cabo, mola ou roldana gastos se trocam antes, por {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'A prova de um portão antigo',
    text: [
      'Olhe os cabos de longe; se estão inteiros, mova a folha do começo ao fim. Se ela para a meia altura, no basculante, ou corre sem enroscar, está pronta para o motor.',
    ],
    points: [
      'Ferrugem que fura a chapa junto à solda: serralheiro antes.',
      'Coluna que mexe quando a folha bate.',
      'Ponto de energia com disjuntor próprio.',
    ],
    send: 'Mande fotos da folha por dentro, da base e das colunas, com as medidas.',
  },
  {
    when: [
      'valor do imovel|valoriza|valorizacao|valoriza o imovel|vender a casa|valorizar',
      'portao|automatico|motor',
    ],
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Portão automático ajuda a vender e a alugar, mas não há número honesto para o quanto: ele entra na conta como conforto e segurança que o comprador espera encontrar, e o que pesa contra é o portão velho que range na visita. O custo é conhecido: em basculante o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}, com {{kit.warranty}} de garantia.',
    ],
    heading: 'O que o comprador olha na garagem',
    text: [
      'Ele aperta o botão e escuta. Folha reta, sem estalo, que abre de uma vez e para no lugar diz mais que a marca do motor. Se já há motor, uma regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}, rende mais que trocar.',
    ],
    points: [
      'Nota e garantia guardadas, para passar ao novo dono.',
      'Todos os controles juntos, e memória apagada na entrega das chaves.',
      'Ferrugem na base: é o que derruba o preço, e é do serralheiro.',
      'Imóvel para alugar: dois controles e a chave de destravamento na vistoria.',
    ],
  },
  {
    when: [
      'vale a pena|vale pena|compensa|vantagens|vantagem|beneficios|por que ter|por que colocar',
      'automatiz*|portao automatico|portao eletronico|motorizar|ter motor|colocar motor|por motor|portao com motor',
    ],
    unless:
      'antig*|velh*|madeira|aluminio|condominio*|social|pedestre|celular|manuten*|solar|nobreak|ferro|imovel|vend*|basculante ou|troc*|placa|central|consert*|controle|fotocelula|trava|pint*|tinta|wifi|camera*|alarme*',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'Vale a pena para quem sai e chega de carro todo dia: ninguém desce na calçada, nem na chuva nem à noite, e a garagem passa mais tempo fechada. Em basculante o kit instalado começa em {{kit.padrao}}, com {{kit.warranty}} de garantia. Não vale com a folha torta, pesada ou enferrujada na base: primeiro se conserta o portão.',
    ],
    heading: 'O que se ganha e o que passa a existir para cuidar',
    text: [
      'Ganha-se tempo e segurança na chegada. Passa a existir uma revisão por ano, um controle para não perder e uma chave de destravamento que a família tem de saber usar quando a luz cai.',
      'O gasto de energia quase não aparece na conta, porque o motor só trabalha nos segundos em que a folha anda.',
    ],
    points: [
      'Carro todo dia, rua movimentada ou chegada à noite: compensa.',
      'Portão aberto uma vez por semana: a mão ainda resolve.',
      'Pessoa idosa ou com dor nas costas em casa: compensa mesmo com pouco uso.',
      'Folha que não anda com uma mão: acerte-a antes.',
      'Fotocélula junto, onde passam criança ou bicho.',
    ],
    further: 'Como o serviço é feito está em [automatização de portão](/topicos/automatizacao-de-portao).',
  },
];
