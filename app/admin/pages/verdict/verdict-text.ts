/** Puts the gate's verdict into the owner's words (docs/specification/gate.md#verdicts). */
import { duplicateFrom, isThin, minOwnWords, similarFrom } from '#domain/similarity/verdict.ts';
import { formatCount } from '../../../ui/format.ts';
import type { PageScore } from './verdict-api.ts';

export interface VerdictText {
  title: string;
  /** The reason, and what helps. */
  text: string;
}

export function verdictText({ verdict, similarity, own_words: ownWords, sibling }: PageScore): VerdictText {
  const words = ownWords === 1 ? '1 palavra própria' : `${formatCount(ownWords)} palavras próprias`;
  if (verdict === 'ok') {
    return { title: 'ok', text: `${words}, e nenhuma página do site parecida.` };
  }
  const share = `${formatCount(Math.floor(similarity * 100))}%`;
  if (similarity >= duplicateFrom) {
    return {
      title: 'retida',
      text: `${share} deste texto já está em outra página. Para o buscador são a mesma: mude o texto, ou melhore a que existe.`,
    };
  }
  if (isThin(ownWords)) {
    return {
      title: 'retida',
      text: `Texto curto: ${words}, sem contar nomes de lugares e marcas. Com ${minOwnWords} ou mais, a página diz algo que as outras não dizem.`,
    };
  }
  if (verdict === 'retida') {
    const answered = sibling !== null && similarity < similarFrom ? 'Esta busca' : 'A busca desta página';
    return {
      title: 'retida',
      text: `${answered} já tem resposta em uma página escrita para o site. As duas disputariam o mesmo lugar.`,
    };
  }
  return {
    title: 'aviso',
    text: `${share} deste texto já está em outra página. Quanto mais a página disser de próprio, melhor.`,
  };
}
