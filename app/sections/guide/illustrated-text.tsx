/** A long text with its table of contents, and each illustration at the passage that refers to it. */
import type { ContentsEntry } from '../../catalogue/contents.server.ts';
import { illustrations } from '../../ui/illustrations/illustrations.ts';
import { Prose } from '../../ui/prose.tsx';
import { ContentsList } from './contents-list.tsx';
import type { Passage } from './passages.server.ts';

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
          const Illustration = illustrations[passage.illustration];
          return <Illustration key={passage.illustration} />;
        })}
      </div>
    </div>
  );
}
