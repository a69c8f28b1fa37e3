/** A long text with the list of its chapters and its drawings where it speaks of them. */
import type { ContentsEntry } from '../../catalogue/contents.server.ts';
import type { Passage } from '../../catalogue/passages.server.ts';
import { figures } from '../../ui/figures/figures.ts';
import { Prose } from '../../ui/prose.tsx';
import { ContentsList } from './contents-list.tsx';

interface IllustratedTextProps {
  contentsTitle: string;
  contents: readonly ContentsEntry[];
  passages: readonly Passage[];
}

export function IllustratedText({ contentsTitle, contents, passages }: IllustratedTextProps) {
  return (
    <div className="guide-text">
      <ContentsList title={contentsTitle} contents={contents} />
      <div className="illustrated">
        {passages.map((passage) => {
          if ('html' in passage) return <Prose key={passage.html} html={passage.html} />;
          const Figure = figures[passage.figure];
          return <Figure key={passage.figure} />;
        })}
      </div>
    </div>
  );
}
