import { commonProblems } from '../../catalogue/definitive-guide.ts';
import { ChatLink } from '../../ui/chat-link.tsx';
import { Icon } from '../../ui/icon.tsx';

export function CommonProblems() {
  return (
    <section className="common-problems" aria-labelledby="problemas-titulo">
      <h2 id="problemas-titulo">Três problemas comuns</h2>
      <ul>
        {commonProblems.map(({ icon, problem, solution, message }) => (
          <li key={problem}>
            <Icon name={icon} />
            <h3>{problem}</h3>
            <p>{solution}</p>
            <ChatLink variant="compact" message={message}>
              Pedir ajuda
              <span className="visually-hidden">{`: ${problem.toLowerCase()}`}</span>
            </ChatLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
