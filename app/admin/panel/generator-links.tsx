/** Links to the two screens that generate pages (docs/specification/generator.md). */
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';

const screens = [
  {
    path: paths.adminLocalGenerator(),
    name: 'Gerador de Conteúdo Local',
    text: 'Escreve uma página a partir do título que você der.',
  },
  {
    path: paths.adminBulkCreator(),
    name: 'Criador de Páginas em Lote',
    text: 'Publica uma lista pronta de páginas de serviços locais.',
  },
];

export function GeneratorLinks() {
  return (
    <nav aria-label="Geradores">
      <ul className="generator-links">
        {screens.map(({ path, name, text }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
            <p>{text}</p>
            <Icon name="chevron" />
          </li>
        ))}
      </ul>
    </nav>
  );
}
