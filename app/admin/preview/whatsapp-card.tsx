/** The page as WhatsApp shows a link to it: the card that the server will draw, with the text from the page's head. */
import { fallbackText } from '#domain/pages/fallback-texts.ts';
import { cardSvg } from '#domain/social-card/card-svg.ts';

interface WhatsappCardProps {
  title: string;
  /** If it is blank, the default text is shown. */
  description: string;
}

export function WhatsappCard({ title, description }: WhatsappCardProps) {
  return (
    <div className="whatsapp-card">
      {/* The title is escaped, and everything else is our own. */}
      <div role="img" aria-label="Imagem do cartão" dangerouslySetInnerHTML={{ __html: cardSvg(title) }} />
      <p className="whatsapp-card-title">{title}</p>
      <p className="whatsapp-card-text">
        {description === '' ? fallbackText('description', title) : description}
      </p>
      <p className="whatsapp-card-host">{window.location.host}</p>
    </div>
  );
}
