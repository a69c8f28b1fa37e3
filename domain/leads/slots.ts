/** The slots of a page where a contact link may be. They are part of the addresses that count taps. */
export const slots = ['topo', 'meio', 'fim', 'flutuante', 'telefone', 'rodape'] as const;

export type Slot = (typeof slots)[number];

/** How a contact was made; `qr` for a view that came from a printed link. */
export type Channel = 'whatsapp' | 'phone' | 'qr';

export function isSlot(text: string): text is Slot {
  return (slots as readonly string[]).includes(text);
}

/** Phone links have a slot of their own. */
export function channelOf(slot: Slot): Channel {
  return slot === 'telefone' ? 'phone' : 'whatsapp';
}

/** The address that counts a tap (`server/leads/count-contacts.ts`). */
export function tapPath(pageCode: string, slot: Slot): string {
  return `/c/${pageCode}/${slot}`;
}
