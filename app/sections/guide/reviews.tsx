import { businessRating } from '#content/offers.ts';
import { sampleNotes } from '#content/site.ts';
import { guideTestimonials } from '#content/testimonials/guide.ts';
import { ChatCardList } from '../../ui/chat-card.tsx';

const oneDecimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1 });

export function Reviews() {
  const { value, best, count } = businessRating;
  return (
    <section className="reviews" aria-labelledby="avaliacoes-titulo">
      <h2 id="avaliacoes-titulo">Três conversas de exemplo</h2>
      <p>
        <strong className="reviews-rating">{`${oneDecimal.format(value)}/${oneDecimal.format(best)}`}</strong>
        {` em ${count} avaliações`}
      </p>
      <p className="sample-note">{`${sampleNotes.guide} ${sampleNotes.messages}`}</p>
      <ChatCardList testimonials={guideTestimonials} />
    </section>
  );
}
