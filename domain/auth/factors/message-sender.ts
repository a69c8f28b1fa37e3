/** Whoever carries a code to a phone: a gateway for text messages or WhatsApp. None unless configured. */
export const messageChannels = ['sms', 'whatsapp'] as const;
export type MessageChannel = (typeof messageChannels)[number];

export interface Message {
  /** Number with + and country code. */
  to: string;
  channel: MessageChannel;
  text: string;
}

export interface MessageSender {
  /** @returns whether the gateway took the message; that it arrived nobody can say */
  send(message: Message): Promise<{ ok: true } | { ok: false; reason: string }>;
}
