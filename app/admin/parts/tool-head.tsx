/** The heading of a tool's screen, with the link back to the panel. */
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { screenHeadingId } from './screen-heading.ts';

export function ToolHead({ title }: { title: string }) {
  return (
    <div className="screen-head">
      <h1 id={screenHeadingId} className="text-2xl md:text-3xl">
        {title}
      </h1>
      <Link className="button button-compact button-quiet" to={paths.adminPanel()}>
        Voltar ao Painel
      </Link>
    </div>
  );
}
