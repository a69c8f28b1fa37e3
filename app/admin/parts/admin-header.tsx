/** The bar on top of every administrator's screen. Its lower edge looks like the slats of a closing gate. */
import { siteName } from '#content/site.ts';
import { paths } from '../../paths.ts';
import { LogoMark } from '../../ui/logo-mark.tsx';

export function AdminHeader() {
  return (
    <header className="admin-header">
      <a className="skip-link" href="#conteudo">
        Pular para o conteúdo
      </a>
      <a className="wordmark" href={paths.home()}>
        <LogoMark />
        {siteName}
      </a>
    </header>
  );
}
