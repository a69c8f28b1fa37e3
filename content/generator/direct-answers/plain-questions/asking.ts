/** How people ask whether something may, must or can be done. */

export const asksMay =
  'pode|posso|da para|tem como|tem jeito|consigo|e possivel|tem problema|faz mal|podemos|da certo';

export const asksNeed =
  'precisa|preciso|precisa de|preciso de|precisam|tem que|tenho que|necessario|e obrigatorio|obrigatorio|obrigado a|devo|deve';
