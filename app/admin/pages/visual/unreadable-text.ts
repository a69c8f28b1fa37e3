import type { UnreadableHtml } from './read-html.ts';

/** Tells the owner why a text stays in HTML. */
export function unreadableText(why: UnreadableHtml): string {
  return `${reasonOf(why)} Para não perder nada, este texto fica em HTML.`;
}

function reasonOf(why: UnreadableHtml): string {
  switch (why.code) {
    case 'tags':
      return `O modo “Visual” não mostra ${why.names.map((name) => `<${name}>`).join(', ')}.`;
    case 'attributes':
      return `O modo “Visual” não guarda ${why.names.join(', ')}.`;
    case 'structure':
      return 'O modo “Visual” não consegue mostrar a ordem destas tags.';
  }
}
