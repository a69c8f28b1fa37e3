/**
 * Notes on a title, shown with its preview: what the generator did not understand, subjects and places that the business
 * does not serve, and a hand-written page that already answers it.
 */
import { answeredBy } from '#domain/generator/answered-by.ts';
import { type TitleNotice, titleNotices } from '#domain/generator/title/title-notices.ts';

export default function TitleNotices({ title }: { title: string }) {
  const notices = titleNotices(title).map(noticeText);
  const answer = answeredBy(title);
  return (
    <div className="grid gap-2 text-sm empty:hidden" role="status">
      {notices.map((text) => (
        <p key={text} className="wrap-anywhere">
          {text}
        </p>
      ))}
      {answer !== null && (
        <p className="wrap-anywhere">
          Já existe uma página que responde a este título:
          <a className="flex min-h-11 items-center" href={answer} target="_blank" rel="noopener">
            {answer}
            <span className="sr-only"> (abre em nova aba)</span>
          </a>
        </p>
      )}
    </div>
  );
}

function noticeText(notice: TitleNotice): string {
  switch (notice.code) {
    case 'unknown_subject':
      return `Não reconheço este assunto: ${listed(notice.words)}. O texto não afirma nada sobre ele; diz o que fazemos e pergunta.`;
    case 'unknown_words':
      return `Não reconheço no título: ${listed(notice.words)}. O texto não fala disso.`;
    case 'not_our_service':
      return `Este assunto não é nosso serviço: ${notice.subject}. O texto diz isso e o que fazemos no portão.`;
    case 'not_served':
      return notice.isKnown
        ? `Fora da área atendida: ${notice.place}.`
        : `Fora da área atendida: ${notice.place} não está entre os lugares do site. Se fica na Grande São Paulo, confira antes de publicar.`;
  }
}

function listed(words: readonly string[]): string {
  return words.length === 0 ? 'o título não diz qual é' : words.join(', ');
}
