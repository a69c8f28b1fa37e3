import type { Slot } from './slots.ts';

/** What the owner calls the slots of a page where a contact link may be. */
export const slotNames: Readonly<Record<Slot, string>> = {
  topo: 'Topo da página',
  meio: 'Meio da página',
  fim: 'Fim da página',
  flutuante: 'Botão que acompanha',
  telefone: 'Telefone',
  rodape: 'Rodapé',
};
