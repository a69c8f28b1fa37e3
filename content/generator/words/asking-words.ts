/** How people ask whether something may, must or can be done, in the notation of fault-words.ts. */

export const asksMay =
  'pode|posso|da para|tem como|tem jeito|consigo|e possivel|tem problema|faz mal|podemos|da certo';

export const asksNeed =
  'precisa|preciso|precisa de|preciso de|precisam|tem que|tenho que|necessario|e obrigatorio|obrigatorio|obrigado a|devo|deve';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const carriers = [
  'portao',
  'portao de',
  'portao com',
  'folha',
  'folha de',
  'folha com',
  'portao deslizante',
  'portao deslizante de',
];

/** Words before the weight of a leaf: 'portão de 400 kg', 'aguenta 400 kg'. */
export const beforeLeafWeight = [
  'aguenta*|serve|suporta|puxa|leva|move|empurra|carrega|da conta|da para|pesa|pesando|que pese|peso de',
  ...carriers.flatMap((carrier) => digits.map((digit) => `${carrier} ${digit}*`)),
].join('|');
