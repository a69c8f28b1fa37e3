/** Writes out the names of towns and quarters that people shorten: 'S. André', 'Itaquá', 'Pq Bristol', 'V. Mariana'. */

/** Where a name may begin: not in a word, and not after a figure whose unit the letter would be. */
const start = String.raw`(?<![\p{L}\p{N}]|\d\s)`;
const end = String.raw`(?![\p{L}\p{N}])`;

function before(short: string, names: string): RegExp {
  return new RegExp(String.raw`${start}${short}\.?\s?(?=(?:${names})${end})`, 'giu');
}

function whole(short: string): RegExp {
  return new RegExp(`${start}(?:${short})${end}`, 'giu');
}

const placeShorthand: readonly (readonly [short: RegExp, full: string])[] = [
  // The first word of a name by its first letters.
  [
    before('s', 'caetano|bernardo|miguel|mateus|lucas|rafael|domingos|vicente|roque|jos[eé] dos campos'),
    'São ',
  ],
  [before('s', 'andr[eé]|amaro'), 'Santo '],
  [
    before(
      'v',
      'mariana|prudente|formosa|madalena|carr[aã]o|matilde|maria|galv[aã]o|leopoldina|s[oô]nia|guilherme|ol[ií]mpia|alpina|zelina|medeiros|andrade|augusta|yara|curu[cç][aá]|jacu[ií]|mascote|gumercindo|romana|clementino|gustavo|sabrina|buarque|esperan[cç]a|nova concei[cç][aã]o|nova cachoeirinha',
    ),
    'Vila ',
  ],
  [
    before('j', '[aâ]ngela|europa|paulista|am[eé]rica|miriam|bonfiglioli|marajoara|peri|s[aã]o lu[ií]s'),
    'Jardim ',
  ],
  [before('(?:cid|cd)', 'tiradentes|l[ií]der|ademar|dutra|patriarca|jardim'), 'Cidade '],
  [
    before(
      '(?:pq|pque|parq)',
      'novo mundo|d[oa] \\p{L}+|das \\p{L}+|bristol|s[aã]o lucas|s[aã]o rafael|s[aã]o jorge|edu chaves|continental|cec[aá]p|jurema|peruche|savoy|fernanda|figueira|arariba|ip[eê]',
    ),
    'Parque ',
  ],
  [before('(?:r|rib)', 'pires'), 'Ribeirão '],
  [before('rib', 'preto'), 'Ribeirão '],
  [before('f', 'd[ae] rocha'), 'Franco '],
  [before('(?:f|fco|franc)', 'morato'), 'Francisco '],
  // Towns and quarters by the first part of their name.
  [whole('itaqu[aá]'), 'Itaquaquecetuba'],
  [whole('guar[uú]'), 'Guarulhos'],
  [whole('sampa'), 'São Paulo'],
  [whole('scs'), 'São Caetano do Sul'],
  [whole('sjc'), 'São José dos Campos'],
  [whole('caragu[aá]'), 'Caraguatatuba'],
  [whole('pinda'), 'Pindamonhangaba'],
  [/(?<=\s)ferraz(?!\s+de)(?![\p{L}\p{N}])/giu, 'Ferraz de Vasconcelos'],
  [/(?<=(?<!francisco)\s)morato(?![\p{L}\p{N}])/giu, 'Francisco Morato'],
  [/(?<=(?<!santana d[eo])\s)parna[ií]ba(?![\p{L}\p{N}]|\s+pi(?![\p{L}\p{N}]))/giu, 'Santana de Parnaíba'],
  [/(?<=\s)pirapora(?!\s+d[eo]|[\p{L}\p{N}]|\s+mg)/giu, 'Pirapora do Bom Jesus'],
  [/(?<=\s)biritiba(?!\s+mirim|[\p{L}\p{N}])/giu, 'Biritiba Mirim'],
  [/(?<=\s)bragan[cç]a(?!\s+paulista|[\p{L}\p{N}])/giu, 'Bragança Paulista'],
  [/(?<=(?<!jos[eé] do)\s)rio preto(?![\p{L}\p{N}])/giu, 'São José do Rio Preto'],
  [/(?<=\s)freguesia(?!\s+d[oe]|[\p{L}\p{N}])/giu, 'Freguesia do Ó'],
  [/(?<=\sem\s)tabo[aã]o(?!\s+da|[\p{L}\p{N}])/giu, 'Taboão da Serra'],
  [/(?<![\p{L}\p{N}])itapec[ei]rica(?!\s+da)(?![\p{L}\p{N}])/giu, 'Itapecerica da Serra'],
  [/(?<=\s)s[aã]o miguel(?!\s+(?:paulista|arcanjo|do))(?![\p{L}\p{N}])/giu, 'São Miguel Paulista'],
  [/(?<![\p{L}\p{N}])ermelino(?!\s+mat)(?![\p{L}\p{N}])/giu, 'Ermelino Matarazzo'],
  [/(?<=\s)s\.?\s?b\.?\s?(?:do\s+)?campo(?![\p{L}\p{N}])/giu, 'São Bernardo do Campo'],
];

export function placesInFull(title: string): string {
  return placeShorthand.reduce((text, [short, full]) => text.replace(short, full), title);
}
