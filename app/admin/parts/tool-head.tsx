/** The heading of a tool's screen, with a link back. */
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { screenHeadingId } from './screen-heading.ts';

interface ToolHeadProps {
  title: string;
  back?: { name: string; path: string };
}

const panel = { name: 'Voltar ao Painel', path: paths.adminPanel() };

export function ToolHead({ title, back = panel }: ToolHeadProps) {
  return (
    <div className="screen-head">
      <h1 id={screenHeadingId} className="text-2xl md:text-3xl">
        {title}
      </h1>
      <Link className="back-link" to={back.path}>
        <Icon name="chevron" />
        {back.name}
      </Link>
    </div>
  );
}
