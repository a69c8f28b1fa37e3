/** Finds what a title complains about, the most specific fault first. */
import type { Aspect, FaultId, Subject } from '#content/generator/subject.ts';
import { aspectsWithoutFault } from '#content/generator/words/aspect-words.ts';
import { faultLookalikes, faultWords } from '#content/generator/words/fault-words.ts';
import type { NamedSubject } from './find-subjects.ts';
import { spansOfAny } from './phrases/phrases.ts';
import type { Span, TitleWord } from './title-words.ts';

/**
 * A word of a subject's name is no fault: 'portão de abrir', 'código rolante'. A longer phrase says more than a shorter
 * one.
 */
export function findFaults(
  words: readonly TitleWord[],
  named: readonly NamedSubject[],
  aspects: readonly Aspect[],
): FaultId[] {
  const hasWish = aspects.some((aspect) => aspectsWithoutFault.includes(aspect));
  const isOwnFault = (subject: Subject, fault: FaultId) =>
    subject.faults.some((entry) => [entry.fault].flat().includes(fault));
  // 'Controle clonado' is another name of a subject and a fault; 'trava magnética' only a name.
  const isInName = (span: Span, fault: FaultId) =>
    named.some(
      ({ from, to, subject }) =>
        span.from >= from &&
        span.to <= to &&
        !(isOwnFault(subject, fault) && /[ai]d[ao]s?$/.test(words[span.from]?.plain ?? '')),
    );
  return (
    faultWords
      .flatMap(({ fault, words: phrases }) => {
        const lengths = spansOfAny(phrases, words)
          .filter((span) => !isInName(span, fault))
          .filter(({ from, to }) => to - from > 1 || !isNoun(words, from))
          // 'Não trava' is not 'travado'.
          .filter(({ from }) => !/^(?:nao|sem|nunca)$/.test(words[from - 1]?.plain ?? ''))
          .map(({ from, to }) => to - from);
        return lengths.length > 0 ? [{ fault, length: Math.max(...lengths) }] : [];
      })
      .toSorted(
        (one, other) =>
          Number(vagueFaults.includes(one.fault)) - Number(vagueFaults.includes(other.fault)) ||
          other.length - one.length,
      )
      .filter(({ length }) => !hasWish || length > 1)
      // 'Gasta' of electricity means consumption, not wear.
      .filter(({ fault, length }) => !(fault === 'worn' && length === 1 && isAboutEnergy(words)))
      .filter(({ fault }) => fault !== 'heavy' || !isForHeavyGate(words))
      .filter(({ fault }) => fault !== 'slow' || !awaitsSomebody(words))
      .filter(({ fault }) => fault !== 'falls' || !isAboutLightThing(words))
      .map(({ fault }) => fault)
  );
}

/** Faults that say little. A more specific fault comes before them. */
export const vagueFaults: readonly FaultId[] = ['does-not-work', 'does-not-open', 'does-not-close'];

/** 'Quanto gasta de luz'. */
function isAboutEnergy(words: readonly TitleWord[]): boolean {
  return words.some(({ plain }) => /^(?:luz|energia|quantos?|conta|watts?|eletricidade|reais)$/.test(plain));
}

/** 'Quanto demora para o técnico chegar' is not about a slow gate. */
function awaitsSomebody(words: readonly TitleWord[]): boolean {
  return words.some(({ plain }) =>
    /^(?:tecnicos?|visita|chegar|chega|entrega|entregar|voces|orcamento)$/.test(plain),
  );
}

/** 'Travamento' is no fault, and 'com trava' names a part: 'motor com trava'. */
function isNoun(words: readonly TitleWord[], at: number): boolean {
  const word = words[at]?.folded ?? '';
  const before = words[at - 1]?.plain ?? '';
  return faultLookalikes.has(word) || (/^travas?$/.test(word) && /^(?:com|de|a|uma|para)$/.test(before));
}

/** 'A botoeira do portão caiu' and 'caiu a internet' are not about a leaf that falls. */
function isAboutLightThing(words: readonly TitleWord[]): boolean {
  const at = words.findIndex(({ plain }) => /^ca(?:iu|i|indo|id[ao]s?)$/.test(plain));
  const owned = words
    .slice(0, Math.max(0, at))
    .findLastIndex(({ plain }, position) => position < at - 1 && plain === 'de');
  const thing = owned > 0 ? owned - 1 : at - 1;
  const after = words[/^[ao]$/.test(words[at + 1]?.plain ?? '') ? at + 2 : at + 1]?.plain ?? '';
  return (at > 0 && lightThing.test(words[thing]?.plain ?? '')) || (at >= 0 && supply.test(after));
}

const lightThing =
  /^(?:botoeiras?|botao|fotocelulas?|sensor(?:es)?|interfone|controles?|tampa|capa|camera|receptor|antena|placa|parafusos?|chave|correia|disjuntor(?:es)?|sinaleira|energia|luz|internet|sinal|ima|borracha)$/;

/** 'Caiu a internet'. */
const supply = /^(?:energia|luz|internet|wifi|rede|sinal|conexao|tensao|disjuntor|chave|fase)$/;

/** 'Motor para portão pesado' and 'portão de 4 metros pesado motor' look for a motor and do not complain. */
function isForHeavyGate(words: readonly TitleWord[]): boolean {
  const to = words.findIndex(({ plain }) => plain === 'para');
  const says = (pattern: RegExp) => words.some(({ plain }) => pattern.test(plain));
  const isSought =
    says(/^motor$/) && says(/^(?:metros?|m|kg|quilos|qual)$|^\d/) && !says(/^(?:fic|est[ao]|muito|ta)/);
  return isSought || (to > 0 && words.slice(to).some(({ plain }) => /^pesad[ao]s?$/.test(plain)));
}
