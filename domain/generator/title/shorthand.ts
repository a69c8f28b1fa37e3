/** Reads what people type on a phone: slips in common words, words without spaces, abbreviations. */
import { placesInFull } from './place/place-shorthand.ts';

/** Slips in the words that most titles have. */
const slips: readonly (readonly [slip: RegExp, meant: string])[] = [
  [/(?<![\p{L}\p{N}])(?:motr|mtor|moror|mortor|motô)(?![\p{L}\p{N}])/giu, 'motor'],
  [/(?<![\p{L}\p{N}])a[lu]tom[aá]t/giu, 'automat'],
  [/(?<![\p{L}\p{N}])automati[sç](?=[ao])/giu, 'automatiz'],
  [/(?<![\p{L}\p{N}])devagar(?:zinho|inho)(?![\p{L}\p{N}])/giu, 'devagar'],
  [/(?<![\p{L}\p{N}])coices?(?![\p{L}\p{N}])/giu, 'tranco'],
  [/(?<![\p{L}\p{N}])gemendo(?![\p{L}\p{N}])/giu, 'roncando'],
  [/(?<![\p{L}\p{N}])piston(?![\p{L}\p{N}])/giu, 'pistão'],
  [/(?<![\p{L}\p{N}])(?:naylon|nailon|náilon)(?![\p{L}\p{N}])/giu, 'nylon'],
  [/(?<![\p{L}\p{N}])(?:plca|palca)(?![\p{L}\p{N}])/giu, 'placa'],
  [/(?<![\p{L}\p{N}])(?:enterfone|interfoni)(?![\p{L}\p{N}])/giu, 'interfone'],
  [/(?<![\p{L}\p{N}])pre[sc][iy][sz]([ao])(?![\p{L}\p{N}])/giu, 'precis$1'],
  [/(?<![\p{L}\p{N}])(?:selular|celualr)(?![\p{L}\p{N}])/giu, 'celular'],
  [/(?<![\p{L}\p{N}])(?:feixa|fexa|feicha|fehca|fcha)(?![\p{L}\p{N}])/giu, 'fecha'],
  [
    /(?<![\p{L}\p{N}])(?:eletr[oô]nio|eletronco|eletrinico|eletonico|eletroico|letr[oô]nico)(?![\p{L}\p{N}])/giu,
    'eletrônico',
  ],
  [/(?<![\p{L}\p{N}])(?:lonje|lonji|lomge)(?![\p{L}\p{N}])/giu, 'longe'],
  [/(?<![\p{L}\p{N}])(?:fas|fais)(?![\p{L}\p{N}])/giu, 'faz'],
  // By its sound 'presso' is the price, and not a gate that is stuck.
  [/(?<![\p{L}\p{N}])presso(?=s?(?![\p{L}\p{N}]))/giu, 'preço'],
  [/(?<![\p{L}\p{N}])(?:corer|coreer|corrrer)(?![\p{L}\p{N}])/giu, 'correr'],
  // Cut short before a size or a price: 'motor de portão desliza 1/2 cv'. The verb has something else after it.
  [
    /(?<=(?:motor|port[aã]o) )(?:desliza|desliz|deslizan|deslizant)(?=\s+(?:\d|meio\s|pre[cç]o|valor|quanto))/giu,
    'deslizante',
  ],
  [/(?<![\p{L}\p{N}])(?:baruio|barulio|baruiu|barulo)(?![\p{L}\p{N}])/giu, 'barulho'],
  [/(?<![\p{L}\p{N}])(?:roudana|rodana|rondana)(?=s?(?![\p{L}\p{N}]))/giu, 'roldana'],
  [/(?<![\p{L}\p{N}])istrag/giu, 'estrag'],
  [/(?<![\p{L}\p{N}])visinh/giu, 'vizinh'],
  [/(?<=(?<![\p{L}])fa(?:z|zia|zendo) )zu+[mn](?: zu+[mn])*(?![\p{L}\p{N}])/giu, 'zumbido'],
  // The gerund as it is spoken: 'pegano', 'fazeno'.
  [
    /(?<=(?<![\p{L}])(?:peg|faz|abr|fech|funcion|and|par|trav|cheg|sub|desc|volt)[aei])no(?![\p{L}\p{N}])/giu,
    'ndo',
  ],
  [/(?<![\p{L}\p{N}])garag(?:e|en|em)(?![\p{L}\p{N}])/giu, 'garagem'],
  [/(?<=(?:^|\s|d[eo] ))portam(?=\s|$)/giu, 'portão'],
  [/(?<=motor )bascular(?![\p{L}\p{N}])/giu, 'basculante'],
  [/(?<![\p{L}\p{N}])descadastrad/giu, 'desprogramad'],
  // One word for a storm: the answers say 'temporal'.
  [/(?<![\p{L}\p{N}])(?:tempestade|tormenta|toró)(?![\p{L}\p{N}])/giu, 'temporal'],
  // Mains of two voltages, which is no direct current of 127/220 V.
  [/(?<![\p{L}\p{N}/])(1[12][057]\/220|220\/1[12][057])\s*(?:v|volts?)(?![\p{L}\p{N}])/giu, '$1'],
  // Makers as they are heard.
  [/(?<![\p{L}\p{N}])(?:pepea|peppa|p\.p\.a)(?![\p{L}\p{N}])/giu, 'PPA'],
  [/(?<![\p{L}\p{N}])(?:garem|garein|gárem)(?![\p{L}\p{N}])/giu, 'Garen'],
  [/(?<![\p{L}\p{N}])(?:rosi|rosse|rossy)(?=\s+(?:dz|nano|port|mot)|$)/giu, 'Rossi'],
  [/(?<=motor |portão |placa )(?:nise|naice|nici)(?![\p{L}\p{N}])/giu, 'Nice'],
  // 'Rua Dr João Ribeiro' has nothing to do with a residual current device.
  [/(?<=(?:rua|av|avenida|estrada|travessa|alameda)\.? )dr(?![\p{L}\p{N}])/giu, 'Doutor'],
  // 'Moto de portão' is a motor, and no motorcycle.
  [/(?<![\p{L}\p{N}])moto(?= (?:de|do|para|pra) port[aã]o)/giu, 'motor'],
];

export function withoutSlips(title: string): string {
  return slips.reduce((text, [slip, meant]) => text.replace(slip, meant), title);
}

/** The words of a gate typed without the spaces between them: 'motordeportao', 'portaoeletronico'. */
const glued =
  /(?<![\p{L}\p{N}])(motor|conserto|controle|placa|kit|t[eé]cnico|manuten[cç][aã]o|instala[cç][aã]o)?(d[eo]|para|pra)?(port[aã]o)(eletr[oô]nico|autom[aá]tico|basculante|deslizante|pivotante)?(?![\p{L}\p{N}])/giu;

function withSpaces(title: string): string {
  return title.replace(glued, (_, ...parts: (string | undefined)[]) =>
    parts
      .slice(0, 4)
      .filter((part) => part !== undefined)
      .join(' '),
  );
}

/** What people type on a phone, in full. */
const shorthand: readonly (readonly [short: RegExp, full: string])[] = [
  [/(?<![\p{L}\p{N}])(?:oque|oq)(?![\p{L}\p{N}])/giu, 'o que'],
  [/(?<=^|\s)q(?=\s)/giu, 'que'],
  [/(?<![\p{L}\p{N}])qd?o(?![\p{L}\p{N}])/giu, 'quando'],
  [/(?<![\p{L}\p{N}])regi[aã]o(?= (?:leste|oeste|norte|sul)(?![\p{L}\p{N}]))/giu, 'Zona'],
  [/(?<![\p{L}\p{N}])(?:tb|tbm)(?![\p{L}\p{N}])/giu, 'também'],
  [/(?<![\p{L}\p{N}])hj(?![\p{L}\p{N}])/giu, 'hoje'],
  [/(?<![\p{L}\p{N}])msm(?![\p{L}\p{N}])/giu, 'mesmo'],
  [/(?<![\p{L}\p{N}])ngm(?![\p{L}\p{N}])/giu, 'ninguém'],
  [/(?<![\p{L}\p{N}])aki(?![\p{L}\p{N}])/giu, 'aqui'],
  // Without its accent the verb would be the preposition.
  [/(?<![\p{L}\p{N}])pôr(?![\p{L}\p{N}])/giu, 'colocar'],
  [/(?<![\p{L}\p{N}])(?:pq|porq)(?![\p{L}\p{N}])/giu, 'por que'],
  [/(?<![\p{L}\p{N}])(?:qto|qnto)(?![\p{L}\p{N}])/giu, 'quanto'],
  [/(?<![\p{L}\p{N}])(?:qt|qnt)([ao])s(?![\p{L}\p{N}])/giu, 'quant$1s'],
  [/(?<![\p{L}\p{N}])qts(?![\p{L}\p{N}])/giu, 'quantos'],
  [/(?<=\s)p(?=\s)/giu, 'para'],
  [/(?<![\p{L}\p{N}])apena(?=\s*\??$)/giu, 'a pena'],
  // Sizes as they are spoken: 'dois metros e meio'.
  [/(?<![\p{L}\p{N}])(?:dois|2) metros e meio(?![\p{L}\p{N}])/giu, '2,5 metros'],
  [/(?<![\p{L}\p{N}])(?:tr[eê]s|3) metros e meio(?![\p{L}\p{N}])/giu, '3,5 metros'],
  [/(?<![\p{L}\p{N}])(?:quatro|4) metros e meio(?![\p{L}\p{N}])/giu, '4,5 metros'],
  // '3 metros por 2 e meio' and '3 m por 2,5' give the unit of both sides once.
  [/(?<=\d\s?(?:m|mts?|metros?)?\s?(?:por|x)\s)(\d) e meio(?![\p{L}\p{N}])/giu, '$1,5'],
  [
    /(?<![\p{L}\p{N}])(\d(?:[.,]\d{1,2})?)\s?(?:m|mts?|metros?)\s(?:por|x)\s(\d(?:[.,]\d{1,2})?)(?:\s?(?:m|mts?|metros?))?(?![\p{L}\p{N}]|[.,]\d|\s(?:vezes|dia|reais))/giu,
    '$1 x $2 metros',
  ],
  // Powers as they are spoken.
  [/(?<![\p{L}\p{N}])um ter[cç]o(?![\p{L}\p{N}])/giu, '1/3'],
  [
    /(?<=(?:motor|de|ou|e)\s)um quarto(?=\s(?:e|ou|de (?:hp|cv|cavalo)|hp|cv|para|ou)(?![\p{L}\p{N}]))/giu,
    '1/4',
  ],
  [/(?<![\p{L}\p{N}])meio (?=(?:hp|cv|cavalo)(?![\p{L}\p{N}]))/giu, '1/2 '],
  [/(?<![\p{L}\p{N}])(?:ñ|naum)(?![\p{L}\p{N}])/giu, 'não'],
  [/(?<![\p{L}\p{N}])vc(?![\p{L}\p{N}])/giu, 'você'],
  [/(?<![\p{L}\p{N}])kilos?(?![\p{L}\p{N}])/giu, 'quilos'],
  [/(?<=\d)\s?quilo(?![\p{L}\p{N}])/giu, ' quilos'],
  [/(?<![\p{L}\p{N}])vcs(?![\p{L}\p{N}])/giu, 'vocês'],
  [/(?<![\p{L}\p{N}])qro(?![\p{L}\p{N}])/giu, 'quero'],
  [
    /(?<![\p{L}\p{N}])botar (?=(?:um |o )?(?:motor|port[aã]o|controle|placa|fotoc[eé]lula|sensor))/giu,
    'colocar ',
  ],
  [/(?<![\p{L}\p{N}])eletrificar (?:a |uma )?cerca(?![\p{L}])/giu, 'cerca elétrica'],
  [/(?<![\p{L}\p{N}])eletrificar (?=(?:um |o |meu )?port[aã]o)/giu, 'automatizar '],
  // A gate without a motor, and a price that need not be exact.
  [/(?<![\p{L}\p{N}])(?:daqueles|desses) de (?:puxar|empurrar)(?![\p{L}])/giu, 'manual'],
  [/(?<=(?<![\p{L}])quanto )mais ou menos /giu, ''],
  [
    /(?<=(?<![\p{L}])quanto (?:custa|fica|sai|cobra\p{L}*|[eé])(?= ).*?)\s(?:em m[eé]dia|mais ou menos)(?![\p{L}])/giu,
    '',
  ],
  [/(?<![\p{L}])(pre[cç]o|valor) m[eé]dio(?![\p{L}])/giu, '$1'],
  [/(?<![\p{L}])m[eé]dia de (pre[cç]os?|valor(?:es)?)(?![\p{L}])/giu, '$1'],
  [/(?<![\p{L}\p{N}])q(?:u?e)?r(?![\p{L}\p{N}])/giu, 'quer'],
  [/(?<![\p{L}\p{N}])(?:dinovo|denovo|dnv)(?![\p{L}\p{N}])/giu, 'de novo'],
  [
    /(?<![\p{L}\p{N}])(?:potr?[aã]o|prt[aã]o|portaum|porta[oõ]o|portr[aã]o|porat[aã]o|prot[aã]o|portoa|portãp|por?t[aã]oo)(?![\p{L}\p{N}])/giu,
    'portão',
  ],
  [/(?<![\p{L}\p{N}])jd\.?(?=\s)/giu, 'Jardim'],
  [/(?<![\p{L}\p{N}])vl\.?(?=\s)/giu, 'Vila'],
  [/(?<![\p{L}\p{N}])av\.?(?=\s+\p{L})/giu, 'Avenida'],
  [
    /(?<![\p{L}\p{N}])al\.?(?=\s+(?:santos|ja[uú]|lorena|franca|campinas|itu|tiet[eê])(?![\p{L}\p{N}]))/giu,
    'Alameda',
  ],
  [/(?<![\p{L}\p{N}])zl(?![\p{L}\p{N}])/giu, 'Zona Leste'],
  [/(?<![\p{L}\p{N}])zn(?![\p{L}\p{N}])/giu, 'Zona Norte'],
  [/(?<![\p{L}\p{N}])zs(?![\p{L}\p{N}])/giu, 'Zona Sul'],
  [/(?<![\p{L}\p{N}])zo(?![\p{L}\p{N}])/giu, 'Zona Oeste'],
  [/(?<=\s)rj(?![\p{L}\p{N}])/giu, 'Rio de Janeiro'],
  [/(?<=\s)bh(?![\p{L}\p{N}])/giu, 'Belo Horizonte'],
  [/(?<![\p{L}\p{N}])m['’´` ]?boi(?=\s+mirim)/giu, 'Mboi'],
  [/(?<![\p{L}\p{N}])sto\.?(?=\s)/giu, 'Santo'],
  [/(?<![\p{L}\p{N}])sta\.?(?=\s)/giu, 'Santa'],
  // 'Motor Nice é bom?' with the verb left out.
  [/(?<=\p{L}|\d)(?<!(?:^|\s)(?:é|e|mais|muito|um|bem|ou)) (bom|presta)(?=\s*\??$)/giu, ' é $1'],
  [/(?<=\d)\s?(?:"|”|''|pol(?:egadas?)?\.?(?![\p{L}\p{N}]))/giu, ' polegadas'],
  [
    /(?<=(?:port[aã]o|port[oõ]es|eletr[oô]nico|autom[aá]tico|basculante|motor|conserto|assist[eê]ncia|t[eé]cnic[ao]|ppa)\s)sp$/giu,
    'São Paulo',
  ],
  [/(?<=\d)\s?cm(?![\p{L}\p{N}])/giu, ' centímetros'],
  // The sign of micro: '12 µF'.
  [/[µμ](?=f(?![\p{L}\p{N}]))/giu, 'u'],
  [/(?<=\d)kgs?(?![\p{L}\p{N}])/giu, ' kg'],
  // '3x2,20' is three by two twenty; the '12x' of instalments stands alone.
  [/(?<![\p{L}\p{N}])(\d(?:[.,]\d{1,2})?)m?[x×](\d(?:[.,]\d{1,2})?)(?![\d])/giu, '$1 x $2'],
  [/(?<![\p{L}\p{N}])p\/(?=\s)/giu, 'para'],
  [/(?<![\p{L}\p{N}])c\/(?=\s)/giu, 'com'],
  [
    /(?<![\p{L}\p{N}])(?:(?:de )?quant[oa]s? em quant[oa]s? (?:meses|dias|semanas|anos)|a cada quant[oa]s? (?:tempo|meses|dias|semanas|anos))(?![\p{L}\p{N}])/giu,
    'de quanto em quanto tempo',
  ],
  // 'Gastar no máximo' is about a budget, and not about consumption.
  [/(?<![\p{L}\p{N}])gastar (?=(?:no m[áa]ximo|at[ée]|uns|R\$|\d))/giu, ''],
  // To program again is the same work as to program.
  [/(?<![\p{L}\p{N}])re(?=program|cadastr|configur|gravar)/giu, ''],
  [/(?<![\p{L}\p{N}])delay(?![\p{L}\p{N}])/giu, 'atraso'],
  // 'Atende Osasco?' asks as 'vocês atendem em Osasco?' does.
  [
    /^(?:voc[êe]s?\s+)?atend(?:e|em)\s+(?!em\s|n[oa]s?\s|aos?\s|de\s|hoje|agora|domingo|s[áa]bado|feriado|que\s|24|portão|portao|mar)/iu,
    'vocês atendem em ',
  ],
  [
    /^atend(?:e|em)\s+n[oa]s?\s+(?=(?:rodovia|rod|br|via|estrada|marginal|avenida|av|rua|bairro|zona|vila|jardim|parque|regi[aã]o|km)(?![\p{L}]))/iu,
    'vocês atendem em ',
  ],
  // 'Jd Angela atende?' asks the same. Whoever or whatever else attends is in the title.
  [
    /^(?!.*(?<![\p{L}])(?:port[aã]o|motor|quem|algu[eé]m|empresa|hoje|agora|domingo|feriado|s[aá]bado|noite|madrugada|hor[aá]s?|que|n[aã]o|interfone|telefone|celular|campainha|controle|conserto|assist[eê]ncia|t[eé]cnico|garantia|whats\p{L}*|ppa|garen|rossi|peccinin|nice)(?![\p{L}]))(?:moro |estou |fico )?(?:em |n[oa] )?(\p{L}.{2,40}?)\s+(?:voc[êe]s?\s+)?atend(?:e|em)\s*\??$/iu,
    'vocês atendem em $1',
  ],
  // 'Quanto tá um motor' asks what it costs.
  [/(?<![\p{L}])quanto (?:est[aá]|t[aá]) (?=(?:um|uma|o|a|os|as)\s)/giu, 'quanto custa '],
  // What something costs 'hoje' at the end of a title is what it costs, and no wish for the same day.
  [
    /^(?=.*(?:quanto (?:custa|est[aá]|t[aá])|pre[cç]os?|valor))(?!.*(?:instal|coloc|consert|t[eé]cnico|arrum|visita|ainda|entreg))(.*?)\s+(?:hoje em dia|nos dias de hoje|hoje|atualmente)\s*(\??)$/iu,
    '$1$2',
  ],
  // Any breed is a dog.
  [
    /(?<![\p{L}\p{N}])(?:pinscher|poodle|shih ?tzu|yorkshire|pit ?bull|labrador|vira-?latas?|pug|rottweiler|chihuahua|spitz)(?![\p{L}\p{N}])/giu,
    'cachorro',
  ],
  // The door of a garage is its gate.
  [
    /(?<![\p{L}\p{N}])porta (?=(?:de (?:ferro|alum[ií]nio|madeira|correr) )?(?:(?:d[ae]|para) )?garagem)/giu,
    'portão ',
  ],
];

export function inFull(title: string): string {
  return shorthand.reduce(
    (text, [short, full]) => text.replace(short, full),
    placesInFull(withSpaces(withoutSlips(title))),
  );
}
