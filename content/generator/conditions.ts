/**
 * What a further word of a title changes: the weather, the place, the use, another symptom. If the opening of a page
 * says nothing about that word, its second paragraph does. `words` is in the notation of fault-words.ts, with bars
 * between alternatives. `repair` is for a page about a gate to mend, `purchase` for one about a motor to buy, `any` for
 * both.
 */
export interface Condition {
  words: string;
  unless?: string;
  repair?: string;
  purchase?: string;
  any?: string;
  /** Instead of `repair` on a page about one broken part. */
  ofPart?: string;
  /** Only for a page about a whole gate, and not for one about a single part. */
  isForWholeGates?: true;
}

/** What a title calls 'barata', in the sense of cheap. */
const cheap = [
  'alternativa',
  'assistencia',
  'automacao',
  'automatizacao',
  'central',
  'empresa',
  'forma',
  'instalacao',
  'loja',
  'maneira',
  'manutencao',
  'marca',
  'opcao',
  'peca',
  'pecas',
  'placa',
  'roldana',
  'solucao',
  'trava',
  'troca',
]
  .map((noun) => `${noun} barat*`)
  .join('|');

const slopes = 'ladeira|rampa|inclinad*|declive|aclive|morro';
const onSlope =
  'Na inclinação a folha tem um lado para onde quer ir: solta do motor, ela anda sozinha, e o motor trabalha dobrado num sentido e freia no outro. Por isso se escolhe motor irreversível com sobra de peso e se trava a folha antes de soltá-lo.';

/** What the leaf or the motor does on its way. */
const onTheWay = [
  'acelera',
  'bate',
  'batendo',
  'demora',
  'desce',
  'esquenta',
  'faz forca',
  'forca',
  'lento',
  'para',
  'rapido',
  'trava',
  'travando',
  'volta',
]
  .flatMap((what) => [`${what} em descida`, `${what} em subida`])
  .join('|');

export const conditions: readonly Condition[] = [
  {
    words: 'chuva|chove|choveu|chovendo|chover|temporal|molhad*',
    // Nobody should switch a gate that has just got wet on again to see whether it works.
    unless:
      'molhou|molhad*|pegou chuva|tomou chuva|pegou agua|choque*|parou|travou|alag*|enchente|tampa*|capa|carenagem|cobertura|chove dentro|chovendo dentro',
    repair:
      'Se só acontece com chuva, anote se passa quando tudo seca: o que volta sozinho aponta água na lente da fotocélula, na emenda do fio ou na caixa da central; se o que muda é o peso da folha na mão, a madeira inchou.',
    ofPart:
      'Se só acontece com chuva, procure água antes de peça: emenda, caixa de passagem, botoeira e conector. O que volta a funcionar depois de seco já disse onde ela entra.',
    purchase:
      'Onde chove em cima, o motor pede tampa com vedação inteira, fio entrando por baixo da caixa e pala sobre a fotocélula.',
  },
  {
    words: 'frio|inverno|geada|manha fria',
    repair:
      'No frio a graxa velha endurece e o capacitor fraco não dá a partida: se ele melhora depois da terceira abertura, o defeito é um desses dois.',
  },
  {
    words: 'noite|madrugada|de noite|escuro|anoitece',
    isForWholeGates: true,
    unless:
      'vizinho*|barulh*|atend*|chamar|domingo|24 horas|assalto|invas*|travou|travado|aberto|aberta|preso|caiu|trancou|boa noite|consert*|assistencia|tecnico*|plantao|emergencia|urgente|urgencia',
    repair:
      'A hora também é pista: o que só falha de dia é sol na lente, motor quente ou tensão baixa no horário de pico; o que só falha de noite é sereno, lâmpada nova na garagem ou graxa fria.',
  },
  {
    isForWholeGates: true,
    words: 'calor|sol|verao|meio dia|tarde quente|dia quente',
    unless: 'chuva|chove*|chovendo|molhad*',
    repair:
      'Com calor o ferro dilata e raspa, e o motor que já anda no limite corta pelo protetor térmico. Prove cedo, com a folha fria: se anda, ajuste a folga da folha antes de trocar peça.',
    purchase:
      'Folha de ferro ao sol dilata alguns milímetros: deixe folga no batente e não regule a força ao meio-dia.',
  },
  {
    words: 'raio|relampago|trovoada|descarga eletrica',
    unless: 'raio de atendimento|raio de acao|raio de alcance|raio de cobertura',
    repair:
      'Depois de raio, o motor em si costuma escapar; queimam a placa, o receptor e a fotocélula, e o técnico acha quais com uma central de teste, antes de qualquer compra.',
  },
  {
    words: 'rua de terra|estrada de terra|terra batida|poeira|barro|rua sem asfalto|pedrisco|cascalho',
    any: 'Em rua de terra o inimigo é o pó: ele gruda na graxa da cremalheira, enche o trilho e cobre a lente. O trilho fica acima do piso, a cremalheira anda quase seca e a limpeza é mensal, com vassoura e pano.',
  },
  {
    words: slopes,
    unless: 'escorreg*|barulh*|ruido*|rang*|estal*|chia*',
    any: onSlope,
  },
  {
    words: 'descida|subida',
    // On the way down or up, a leaf that tilts does so on level ground too.
    unless: `${slopes}|escorreg*|barulh*|ruido*|rang*|estal*|chia*|so em subida|so em descida|em subida ele|em descida ele|basculante*|${onTheWay}`,
    any: onSlope,
  },
  {
    words:
      'loja|comercio|comercial|portao da empresa|portao de empresa|oficina|padaria|mercado|galpao|estacionamento|escola|igreja|clinica',
    unless:
      'que horas|horario|a empresa|qual empresa|uma empresa|empresa de|empresa que|ou empresa|loja de|na loja|autorizada|mercado livre',
    repair:
      'Em portão de comércio conte as aberturas da hora mais cheia: motor de casa é feito para poucas por hora e, acima disso, esquenta e corta. Se ele para logo nas primeiras, o defeito é outro: folha pesada, capacitor ou tensão.',
    purchase:
      'Em comércio, escolha pelo número de aberturas na hora mais cheia, escrito como ciclos por hora na ficha, e ponha fotocélula: há gente a pé no vão o dia todo.',
  },
  {
    words: 'muitas vezes|toda hora|muito uso|uso intenso|fluxo|abre muito',
    // 'Solta toda hora' says that a fault returns.
    unless:
      'solt*|cai|caindo|desarm*|desprogram*|apag*|queim*|trava|travando|quebr*|para|parando|perd*|falh*|descarreg*|sai|saindo|disparando|apit*',
    any: 'Uso repetido se mede em ciclos por hora: motor de casa faz na ordem de cinco a dez, e o de uso intenso, várias vezes isso.',
  },
  {
    words: 'folha pesada|portao pesado|muito pesad*|pesadao',
    repair:
      'Com folha pesada, prove-a na mão antes de culpar o motor, com o disjuntor desligado e a folha inteira: se pesa para você, é roldana, mola ou dobradiça, e motor novo apanha do mesmo jeito.',
    purchase:
      'Folha pesada se escolhe pela ficha, com a folha um quinto abaixo do peso máximo, e só depois de ela andar leve na mão.',
  },
  {
    words: 'madeira|deck|ripado de madeira|ipe|cumaru',
    repair:
      'Folha de madeira incha com a chuva e encolhe na seca: quando o defeito aparece com o tempo úmido, confira a folga nas laterais e embaixo antes da parte elétrica.',
    purchase:
      'Na madeira, o suporte do motor se prende em chapa ou quadro de ferro por trás da folha, e o peso se calcula com ela molhada.',
  },
  {
    words: 'vento|ventania|vendaval|venta muito|venta',
    repair:
      'Com vento, folha fechada vira vela: ela força a partida e a central entende como obstáculo. Se só falha em dia de vento, o ajuste é de força e de batente, e não troca de peça.',
    purchase:
      'Onde venta, folha vazada pede motor menor que a fechada, e a de abrir precisa de batente no chão e de trava.',
  },
  {
    words: 'maresia|praia|litoral|beira mar',
    any: 'Maresia ataca terminais, parafusos e trilho: peça zincada ou inox, graxa nova nos eixos e lavagem com água doce na folha, nunca na caixa do motor.',
  },
  {
    words:
      'falta de luz|faltou luz|queda de luz|queda de energia|acabou a luz|apagao|luz voltou|energia voltou|faltou energia|oscilacao|pico de luz',
    repair:
      'Se começou numa falta de luz, deixe o disjuntor desligado por um minuto e ligue de novo: há central que refaz o percurso sozinha na primeira abertura, devagar. Se nem a luz dela acende com a tomada boa, pode ter queimado o fusível ou a fonte.',
    purchase:
      'Para a falta de luz há dois caminhos: a chave de destravamento, que basta em folha leve, e nobreak próprio para motor, onde a garagem é a única saída.',
  },
  {
    isForWholeGates: true,
    words: 'motor antigo|antigo|antiga|velho|velha|anos de uso|mais de 10 anos|20 anos|15 anos',
    unless: 'igual|apagar|dono antigo|antigo dono|morador antigo|proprietario',
    repair:
      'Em motor antigo a pergunta é se a peça ainda se acha: capacitor, rolamento e cabo são de medida comum; placa e engrenagem dependem do código da etiqueta.',
  },
  {
    words: 'alugad*|aluguel|inquilin*|locatario',
    any: 'Em imóvel alugado, motor, placa e cabo que acabaram pelo uso são em geral do proprietário, e pilha de controle, batida ou mau uso, do inquilino; avise por escrito antes de mandar fazer e guarde a nota.',
  },
  {
    isForWholeGates: true,
    words: 'condominio|predio|edificio',
    unless: 'zelador|porteiro|sindic*|morador*|assembleia|convencao|vizinh*|barulh*|ruido|controle*|tombad*',
    repair:
      'Em condomínio, quem autoriza o conserto é o síndico ou a administradora: avise a portaria e anote a hora da falha, que ajuda a separar desgaste de batida.',
    purchase:
      'Em condomínio, o motor se escolhe pelas aberturas na hora da saída, e não pelo peso só; força regulada e fotocélula vêm junto.',
  },
  {
    words: 'crianca*|filho*|bebe|cachorro*|gato*|pet|idos*|cadeirante',
    unless: 'fio|fios|roe*|mord*|come|comeu|mastig*',
    any: 'Com criança, idoso ou animal no vão, valem três coisas: fotocélula baixa, entre quarenta e sessenta centímetros, força no mínimo que fecha e fechamento automático desligado até as duas estarem provadas.',
  },
  {
    words: 'duas folhas|2 folhas|folha dupla|folhas duplas|pivotante duplo|portao duplo|motor duplo',
    unless: 'dois botoes|garagem dupla|por folha|cada folha|folhas de',
    any: 'Folha dupla leva um motor por folha e uma central que as comanda com atraso: uma sai primeiro e chega por último, e trocar as duas de vez faz uma bater na outra.',
  },
  {
    words: 'estral*|estal*|tec tec|clic*|clique*|tac tac|clec|clac|tleque|tlec|crec',
    unless: 'abre com clique',
    repair:
      'O lugar do estalo diz a peça: seco e dentro da caixa, com a folha parada, é relé tentando armar; a cada volta do motor é dente de engrenagem; junto do chão, com a folha andando, é cremalheira ou roldana.',
  },
  {
    words: 'trem*|trepid*|vibra*|balanc*|solavanco|tranco*',
    repair:
      'Tremer com a folha solta na mão é trilho sujo, roldana achatada ou dobradiça seca; tremer só com o motor ligado é parafuso da base solto, folga do pinhão ou capacitor fraco.',
  },
  {
    isForWholeGates: true,
    words: 'lento|devagar|lerdo|mais lento|demora muito',
    unless: 'freio|arranca devagar',
    repair:
      'Ficar lento aos poucos é folha pesada ou capacitor perdendo força; ficar lento de um dia para o outro é tensão baixa ou velocidade mudada na central.',
  },
  {
    isForWholeGates: true,
    words: 'ronca*|ronco|zumb*|zunido|zuni*',
    repair:
      'Ronco sem movimento é motor com força e sem partida: capacitor, engrenagem presa ou folha travada. Não insista mais que dois toques, porque assim a bobina queima.',
  },
  {
    isForWholeGates: true,
    words: 'esquent*|superaquec*|quente|fervendo|pelando',
    unless: 'dia quente|agua quente',
    repair:
      'Carcaça morna depois de várias aberturas é normal; quente nas primeiras não é: folha que pesa na mão, capacitor fraco ou tensão baixa. Espere esfriar e, {prova na mão}, solte o motor e mova a folha.',
  },
  {
    words: 'cheiro|queimado|fumaca|faisca*',
    unless: 'capacitor*',
    repair:
      'Com cheiro, fumaça ou faísca, desligue o disjuntor e não teste de novo: cada tentativa queima mais uma peça.',
  },
  {
    words: 'as vezes|de vez em quando|intermitente|nem sempre|uma hora|dia sim dia nao|do nada',
    unless:
      'uma hora depois|meia hora|em uma hora|por uma hora|ha uma hora|faz uma hora|leva uma hora|dura uma hora|menos de uma hora|uma hora de',
    repair:
      'Defeito que vai e vem quase sempre é contato: borne frouxo, fio partido dentro da capa, relé cansado ou lente suja. Anote três falhas com hora, tempo e o que estava ligado na casa.',
  },
  {
    words: 'pela metade|ate a metade|na metade|no meio|meio do caminho|meio do percurso',
    unless:
      'quebr* no meio|partiu no meio|rach* no meio|emend* no meio|empen* no meio|quebr* bem no meio|meio da tarde|meio do dia|meio da noite|meio da madrugada|meio da semana|meio do mes|meio do ano|meio do feriado|meio da rua|meio da chuva',
    repair:
      'Parar sempre no mesmo ponto é do caminho: trilho, guia, cabo ou curso mal gravado naquele lugar. Parar cada vez num ponto é de força, de calor ou de fotocélula.',
  },
  {
    words: 'depois que pint*|depois da pintura|depois de pintar|pintei|pintaram|pintura',
    repair:
      'Depois de pintura, procure tinta no trilho, na guia e na lente da fotocélula e parafuso que ficou sem aperto: tinta grossa na folga basta para a folha raspar e a central reverter.',
  },
  {
    words: 'reforma|obra|pedreiro|depois da obra|piso novo',
    unless: 'mao de obra|reforma de portao|reforma em portao',
    repair:
      'Depois de obra, olhe o chão e o fio antes do motor: piso novo que subiu, entulho no trilho e eletroduto furado são as três causas mais achadas.',
  },
  {
    words: 'enchente|alagou|alagad*|inund*',
    repair:
      'Motor que ficou debaixo de água não se liga para testar: disjuntor desligado, caixa aberta pelo técnico, secagem e teste de isolação antes de voltar a energia.',
  },
  {
    words: 'caminhonete|suv|van|carro alto|carro grande|pickup|picape',
    any: 'Para veículo alto ou comprido, um segundo par de fotocélula mais acima vê o que o de baixo deixa passar, e o tempo de pausa tem de cobrir o comprimento dele.',
  },
  {
    words: 'sem internet|wifi fraco|sinal fraco|wifi nao chega',
    any: 'Sem internet o aplicativo não abre de longe, mas o controle e a botoeira continuam: por isso eles ficam gravados mesmo em portão com celular.',
  },
  {
    words: 'longe do quadro|longe da casa|30 metros|40 metros|50 metros|60 metros|100 metros',
    any: 'Distância grande até o quadro derruba a tensão na partida: a bitola sobe com os metros, e 220 V sofre menos que 127 V no mesmo fio.',
  },
  {
    words:
      'pouco espaco|sem espaco|espaco pequeno|encostado na parede|colado no muro|parede colada|lado apertado',
    any: 'Com pouco espaço, a medida que decide se toma com a folha toda aberta, da dobradiça ou do trilho até a parede, e não com ela fechada.',
  },
  {
    words: 'formiga*|lagartixa|barata*|rato|ratos|aranha|abelha*|marimbondo*',
    // 'Barata' is also cheap.
    unless: `mais barat*|bem barat*|muito barat*|boa e barat*|${cheap}`,
    repair:
      'Bicho na caixa causa curto e suja os contatos: desligue o disjuntor, peça a limpeza da placa e feche a entrada do fio com massa de vedação, sem veneno líquido dentro.',
  },
];
