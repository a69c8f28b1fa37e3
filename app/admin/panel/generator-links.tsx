/** The ways to the two screens that write pages by themselves (SPEC.md section 2). */
import { Link } from 'react-router';
import { paths } from '../../paths.ts';

const screens = [
  {
    path: paths.adminLocalGenerator(),
    name: 'Gerador de Conteúdo Local',
    text: 'Escreve uma página a partir do título que você der.',
  },
  {
    path: paths.adminBatchCreator(),
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
          </li>
        ))}
      </ul>
    </nav>
  );
}
