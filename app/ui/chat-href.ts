/** The addresses that open WhatsApp. */

/** Lets the reader choose whom to send the text to. */
export function shareHref(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

/** @param whatsapp national digits */
export function chatHref(whatsapp: string, message: string): string {
  return `https://wa.me/55${whatsapp}?text=${encodeURIComponent(message)}`;
}
