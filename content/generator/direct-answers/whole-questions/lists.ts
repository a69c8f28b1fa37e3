/** Titles that promise a list: mistakes, tips, reasons, what to look at, questions to ask. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const listAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'erro|erros|o que queima|o que estraga|o que danifica|habitos|atitudes|coisas que|causas',
      'queim*|estrag*|danific*|acab*|quebr*|diminu*|reduz*',
      'motor*|portao*',
    ],
    unless: 'codigo de erro|codigo|placa apita|visor|led|capacitor|engrenagem*|mola|cabo|roldana',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'O que mais queima motor de portão é insistir no botão com a folha presa: zumbindo parado, ele esquenta em segundos. Depois vêm usar com a folha pesada, aumentar a força na placa para compensar, deixar o fim de curso atrasado empurrando o batente, ligar na tensão errada e deixar água entrar na central. Todos se corrigem por {{repair.from}} a {{repair.to}}, e a troca de um motor de casa fica de {{replacement.from}} a {{replacement.to}}.',
    ],
    heading: 'Os erros e o que fazer no lugar',
    text: [
      'A regra que salva mais motores é simples: dois toques sem resposta, pare e desligue o disjuntor. Solte na chave, mova a folha na mão, e veja se ela está leve antes de tentar de novo.',
      'O segundo erro silencioso é pintar, chapear ou revestir o portão sem refazer o equilíbrio. O peso cresceu, o contrapeso não.',
    ],
    points: [
      'Empurrar a folha com o motor travado: gasta a engrenagem.',
      'Lavar com jato na caixa: molha a placa.',
      'Muitas aberturas seguidas em motor de casa: esquenta a bobina.',
      'Fio fino e longo: tensão baixa na partida.',
      'Trilho com areia: roldana travada.',
    ],
    send: 'Mande um vídeo da abertura e a foto da etiqueta: dizemos se o seu motor está sendo forçado.',
  },
  {
    when: [
      'dica|dicas|como fazer|como|cuidado|cuidados|o que fazer|truques',
      'durar mais|durar|dure mais|vida util|conservar|preservar|nao quebrar|nao estragar|nao dar problema|aumentar a vida|prolongar',
      'motor*|portao*',
    ],
    unless: 'bateria|controle*|nobreak|quanto tempo|placa|capacitor',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'O motor do portão dura mais quando a folha não dá trabalho a ele: mantenha-a equilibrada e leve na mão, o trilho varrido, dobradiças e pivôs com óleo fino, e a parada regulada para não bater. Some caixa seca, sombra, protetor de surto no quadro e uma revisão por ano em casa, ou a cada {{maintenance.interval}} em prédio. E não insista no botão: dois toques sem resposta, desligue o disjuntor.',
    ],
    heading: 'O que fazer e com que frequência',
    text: [
      'Toda semana, varra o trilho e passe um pano nas lentes da fotocélula. Todo mês, escute uma abertura inteira: som novo é o primeiro aviso, e o mais barato de atender.',
      'Uma vez por ano o técnico reaperta base e suporte, mede o capacitor, confere cabos e engrenagem e acerta força e fim de curso. Leva de {{maintenance.hours.from}} a {{maintenance.hours.to}}.',
    ],
    points: [
      'Não abra seguido muitas vezes em motor de casa.',
      'Não pendure nada na folha.',
      'Não lave com jato perto da caixa.',
      'Destrave só com o disjuntor desligado.',
      'Refaça o equilíbrio se pôs chapa ou madeira.',
      'Temporal chegando: disjuntor do portão desligado.',
    ],
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
      'antes de comprar|ao comprar|na hora de comprar|olhar antes|observar antes|avaliar antes|saber antes',
      'motor*|kit*|automatizador*',
    ],
    unless: 'medir|medidas|usado|segunda mao|casa|controle*|passo a passo|bateria|capacitor',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'buy'],
    answer: [
      'Antes de comprar o motor, olhe três coisas: o tipo do portão, porque motor de basculante não serve em folha que corre ou abre; o peso da folha contra o máximo da ficha, até {{motor.quarterCv.weight}} no de 1/4, {{motor.thirdCv.weight}} no de 1/3 e {{motor.halfCv.weight}} no de 1/2 em basculante; e a tensão do ponto, 127 ou 220 V. Depois veja o que vem na caixa, a garantia escrita e se a peça se acha perto.',
    ],
    heading: 'A lista de quem compra uma vez só',
    text: [
      'Mova a folha na mão antes de tudo. Se ela pesa ou raspa, o dinheiro vai primeiro para a folha, ou o motor novo se perde cedo.',
      'Compare preços com a mesma lista: motor, central, controles, fixação e mão de obra. O nosso kit de basculante já traz tudo isso, de {{kit.padrao}} a {{kit.jetflex}} instalado.',
    ],
    points: [
      'Aberturas por hora: prédio pede motor de uso intenso.',
      'Velocidade: veja se a folha aguenta.',
      'Código rolante no controle.',
      'Nota fiscal e prazo de garantia.',
      'Quem instala também conserta?',
    ],
    send: 'Mande uma foto do portão por dentro, a altura, a largura e o material da folha: dizemos que motor comprar.',
  },
  {
    when: [
      'pergunta|perguntas|o que perguntar|o que exigir|o que observar|cuidados ao|como escolher|escolher|dicas para escolher|como contratar|antes de contratar|contratar',
      'empresa|instalador|tecnico|instalacao|profissional|contratar|prestador',
      'portao*|motor*',
    ],
    unless:
      'predio|condominio*|garantia dura|vale a pena|quanto custa|preco|motor para empresa|por que|ou|autonomo|automatizador para',
    subject: 'assistencia-tecnica',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Antes de contratar, pergunte o que está no preço, que garantia vem por escrito, quem volta se der defeito e se a folha será conferida antes do motor. Boa empresa pede foto e medidas, diz o valor por escrito, regula a força e a parada na sua frente e entrega nota. Conosco o kit de basculante instalado fica de {{kit.padrao}} a {{kit.jetflex}}, com {{kit.warranty}} de garantia e visita sem taxa na área atendida.',
    ],
    heading: 'Perguntas que mostram quem é do ramo',
    text: [
      'Quem responde qual é o peso máximo do motor, onde vai a fotocélula e como o portão abre na falta de luz já fez isso muitas vezes. Quem só fala em preço ainda não olhou o seu portão.',
      'Peça também o prazo: uma instalação em portão pronto leva de {{install.hours.from}} a {{install.hours.to}}, e obra de base ou de energia se combina antes.',
    ],
    points: [
      'O que vem na caixa e o que se paga à parte?',
      'A garantia cobre motor, instalação e central?',
      'Quem conserta depois, e em quanto tempo responde?',
      'A fotocélula está incluída?',
      'Há nota fiscal e endereço?',
      'Se a folha estiver ruim, vocês avisam antes?',
      'O disjuntor e a terra ficam com quem?',
      'Em quantas vezes se paga?',
    ],
    send: 'Faça essas perguntas a nós: mande uma foto do portão por dentro e as medidas da folha, e respondemos com o valor.',
  },
  {
    when: [
      'vantagem|vantagens|beneficios|motivos|por que',
      'motor rapido|portao rapido|motor mais rapido|mais rapido|alta velocidade|motor veloz',
      'motor*|portao*',
    ],
    unless: 'desvantage*|fecha rapido|fecha mais|gasta|acaba|quebra|fechando|estraga|como deixar|ficou',
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['worth'],
    answer: [
      'A vantagem do motor rápido é o tempo parado na rua: o SPEEDY abre em {segundos speedy} e o JETFLEX em {segundos jetflex}, contra {segundos padrão} do PADRÃO. Com isso vêm menos fila na entrada, menos carros atrás de você e, no JETFLEX, partida e parada suaves, que poupam a folha. Instalados em basculante, ficam em {{kit.speedy}} e {{kit.jetflex}}; o de {segundos jetflex} pede 220 V no ponto e folha reta.',
    ],
    heading: 'Para quem a pressa vale',
    text: [
      'Vale em avenida, em rua sem lugar para esperar e em casa de muitas saídas. Em vila fechada ou garagem recuada, a diferença quase não se sente.',
      'Folha torta ou desequilibrada tira a vantagem: quanto mais depressa anda, mais forte bate. Conserta-se antes.',
    ],
    points: [
      'Segurança: menos segundos de portão aberto.',
      'Inversor: arranca e freia devagar.',
      'Mesmo consumo em cada abertura, no mesmo trabalho.',
      'Fotocélula no mesmo dia, porque a folha chega antes.',
    ],
    send: 'Diga se há 220 V no ponto e mande uma foto do portão por dentro: dizemos qual dos dois serve.',
  },
];
