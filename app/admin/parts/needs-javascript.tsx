/** What the administrator's area shows to a browser without JavaScript, which can show none of its screens. */
import { paths } from '../../paths.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { useSiteIdentity } from '../../ui/site-identity.tsx';

export function NeedsJavaScript({ className }: { className: string }) {
  const { phones } = useSiteIdentity();
  return (
    <noscript>
      <div className={className}>
        <p className="font-semibold">Esta área precisa de JavaScript.</p>
        <p className="mt-2 text-sm text-muted">
          Permita o JavaScript nas configurações do navegador e recarregue a página.
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <a className="button button-compact button-quiet grow md:grow-0" href={paths.home()}>
            Ver o site
          </a>
          <PhoneLink number={phones[0]} className="button button-compact button-quiet grow md:grow-0" />
        </div>
      </div>
    </noscript>
  );
}
