/**
 * Sends a code to a phone, through a gateway for text messages or WhatsApp. Without a configured gateway there is no
 * sender.
 */
import type { Result } from '#domain/result.ts';

export const messageChannels = ['sms', 'whatsapp'] as const;
export type MessageChannel = (typeof messageChannels)[number];

export interface Message {
  /** Number with + and country code. */
  to: string;
  channel: MessageChannel;
  text: string;
}

export interface MessageFailure {
  code: 'message_not_sent';
  /** For the log. */
  reason: string;
}

export interface MessageSender {
  /** A success means that the gateway accepted the message, not that it arrived. */
  send(message: Message): Promise<Result<undefined, MessageFailure>>;
}
