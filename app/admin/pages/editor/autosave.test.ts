import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusal, success } from '#domain/result.ts';
import { autosaveAfterMs, createAutosave, type SaveFailure, type SaveState } from './autosave.ts';
import { saveStateText } from './save-state-text.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A service and a device, each storing one text. */
function start() {
  const stored = { text: 'a', revision: 1 };
  const states: SaveState['code'][] = [];
  const shown: string[] = [];
  const saves: string[] = [];
  let kept: string | null = null;
  let keptBase: string | null = null;
  let answer: () => Promise<void> = async () => {};
  let failure: SaveFailure | null = null;
  let isGone = false;
  let isAnswerLost = false;
  const autosave = createAutosave<string>(
    {
      async save(text, revision) {
        saves.push(text);
        await answer();
        if (failure !== null) return refusal(failure);
        if (isGone || revision !== stored.revision) return success(null);
        stored.text = text;
        stored.revision += 1;
        return isAnswerLost ? refusal({ code: 'no_answer' }) : success(stored.revision);
      },
      read: async () => success(isGone ? null : { ...stored }),
      keepHere: (text, base) => {
        kept = text;
        keptBase = base.text;
      },
      forgetHere: () => {
        kept = null;
      },
      isEqual: (one, other) => one === other,
      onState: (state) => {
        states.push(state.code);
        shown.push(saveStateText(state));
      },
      clock: () => new Date(0),
    },
    { text: 'a', revision: 1 },
  );
  return {
    autosave,
    stored,
    states,
    saves,
    shown,
    kept: () => kept,
    keptBase: () => keptBase,
    setFailing: (failing: SaveFailure | null) => {
      failure = failing;
    },
    publish: () => {
      isGone = true;
    },
    loseAnswers: (lost: boolean) => {
      isAnswerLost = lost;
    },
    onSave: (wait: () => Promise<void>) => {
      answer = wait;
    },
  };
}

test('the text is saved once, a second and a half after the last key', async () => {
  const { autosave, stored, saves, states, kept } = start();
  autosave.type('ab');
  await vi.advanceTimersByTimeAsync(autosaveAfterMs - 1);
  autosave.type('abc');
  await vi.advanceTimersByTimeAsync(autosaveAfterMs - 1);
  expect(saves).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect([saves, stored.text, states, kept()]).toEqual([['abc'], 'abc', ['saving', 'saved'], null]);
  expect(autosave.isSaved()).toBe(true);
});

test('text typed during a save is collected and saved afterwards, without a conflict', async () => {
  const { autosave, stored, saves, onSave, states } = start();
  let release = () => {};
  onSave(() => new Promise((resolve) => (release = resolve)));
  autosave.type('1');
  await vi.advanceTimersByTimeAsync(autosaveAfterMs);
  autosave.type('12');
  autosave.type('123');
  onSave(async () => {});
  release();
  await autosave.flush();
  expect([saves, stored.text, stored.revision]).toEqual([['1', '123'], '123', 3]);
  expect(states).not.toContain('conflict');
});

test('what is typed during a save that never ends is kept on the device a second and a half later', async () => {
  const { autosave, onSave, kept } = start();
  onSave(() => new Promise(() => {}));
  autosave.type('1');
  await vi.advanceTimersByTimeAsync(autosaveAfterMs);
  autosave.type('12');
  await vi.advanceTimersByTimeAsync(autosaveAfterMs);
  expect([kept(), autosave.isSaved()]).toEqual(['12', false]);
});

test('without a network the text stays on the device, and is saved when the network is back', async () => {
  const { autosave, stored, states, setFailing, kept } = start();
  setFailing({ code: 'no_connection' });
  autosave.type('fora do ar');
  await vi.advanceTimersByTimeAsync(autosaveAfterMs);
  expect([states.at(-1), kept(), stored.text]).toEqual(['kept_here', 'fora do ar', 'a']);
  expect(await autosave.flush()).toBeNull();
  setFailing(null);
  await vi.advanceTimersByTimeAsync(5000);
  expect([states.at(-1), kept(), stored.text]).toEqual(['saved', null, 'fora do ar']);
});

test('a save whose answer was lost does not cause a conflict', async () => {
  const { autosave, stored, states } = start();
  stored.text = 'meu';
  stored.revision = 2;
  autosave.type('meu');
  expect(await autosave.flush()).toBe(2);
  expect(states).toEqual(['saving', 'saved']);
});

test('a site that is too slow to answer is not taken for a lost connection: the save is retried until it succeeds', async () => {
  const { autosave, stored, shown, kept, setFailing } = start();
  setFailing({ code: 'no_answer' });
  autosave.type('devagar');
  await vi.advanceTimersByTimeAsync(20_000);
  expect([kept(), stored.text]).toEqual(['devagar', 'a']);
  expect(shown.slice(0, 2)).toEqual([
    'Salvando…',
    'Salvando… O site demora a responder: guardado neste aparelho',
  ]);
  setFailing(null);
  await vi.advanceTimersByTimeAsync(5000);
  expect([shown.at(-1), kept(), stored.text]).toEqual([expect.stringContaining('Salvo às'), null, 'devagar']);
  expect(shown.join()).not.toContain('Sem conexão');
});

test('text typed after a save whose answer was lost is saved on top of it, without a conflict', async () => {
  const { autosave, stored, states, loseAnswers } = start();
  loseAnswers(true);
  autosave.type('um');
  await autosave.flush();
  autosave.type('um e dois');
  await autosave.flush();
  expect(stored).toEqual({ text: 'um e dois', revision: 3 });
  loseAnswers(false);
  autosave.type('um, dois e três');
  expect(await autosave.flush()).toBe(4);
  expect(stored.text).toBe('um, dois e três');
  expect(states).not.toContain('conflict');
});

test('a different stored text is a conflict, and nothing is overwritten until its revision is adopted', async () => {
  const { autosave, stored, states, kept } = start();
  stored.text = 'deles';
  stored.revision = 7;
  autosave.type('meu');
  expect(await autosave.flush()).toBeNull();
  autosave.type('meu e mais');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([states.at(-1), stored.text, kept()]).toEqual(['conflict', 'deles', 'meu e mais']);
  autosave.adopt({ text: 'deles', revision: 7 });
  await vi.advanceTimersByTimeAsync(0);
  expect([states.at(-1), stored.text, stored.revision]).toEqual(['saved', 'meu e mais', 8]);
});

test('a draft that is gone is not a conflict: typed text stays on the device, and nothing is sent again', async () => {
  const { autosave, states, saves, kept, publish } = start();
  publish();
  autosave.type('mais uma frase');
  expect(await autosave.flush()).toBeNull();
  autosave.type('mais uma frase e meia');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([states, saves, kept()]).toEqual([['saving', 'gone'], ['mais uma frase'], 'mais uma frase e meia']);
});

test('a text is kept with its base: the last text that this side has saved or adopted', async () => {
  const { autosave, stored, keptBase } = start();
  autosave.type('ab');
  await autosave.flush();
  expect(autosave.base()).toBe('ab');
  stored.text = 'ab deles';
  stored.revision = 7;
  autosave.type('abc');
  await autosave.flush();
  expect([autosave.base(), keptBase()]).toEqual(['ab', 'ab']);
  autosave.adopt({ text: 'ab deles', revision: 7 });
  expect(autosave.base()).toBe('ab deles');
});

test('a refused text stays on the device with the reason, and is sent again only after the next key', async () => {
  const { autosave, stored, states, saves, setFailing, kept } = start();
  setFailing({ code: 'refused', refusal: { text: 'Título longo.', field: 'title' } });
  autosave.type('longo demais');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([states, saves, kept()]).toEqual([['saving', 'refused'], ['longo demais'], 'longo demais']);
  setFailing(null);
  autosave.type('curto');
  await vi.advanceTimersByTimeAsync(autosaveAfterMs);
  expect([states.at(-1), stored.text, kept()]).toEqual(['saved', 'curto', null]);
});

test('text typed while a save is being refused is sent as well', async () => {
  const { autosave, stored, saves, setFailing, onSave } = start();
  let release = () => {};
  setFailing({ code: 'refused', refusal: { text: 'Título longo.', field: 'title' } });
  onSave(() => new Promise((resolve) => (release = resolve)));
  autosave.type('longo demais');
  await vi.advanceTimersByTimeAsync(autosaveAfterMs);
  autosave.type('curto');
  await vi.advanceTimersByTimeAsync(autosaveAfterMs);
  onSave(async () => setFailing(null));
  release();
  await vi.advanceTimersByTimeAsync(0);
  expect([saves, stored.text]).toEqual([['longo demais', 'curto'], 'curto']);
});

test('typing without a pause reaches the device at most a second and a half after each key', async () => {
  const { autosave, saves, kept } = start();
  const keyEveryMs = 100;
  const keysWithin = autosaveAfterMs / keyEveryMs;
  for (let key = 1; key <= 10 * keysWithin; key += 1) {
    autosave.type('x'.repeat(key));
    await vi.advanceTimersByTimeAsync(keyEveryMs);
    expect(kept()?.length ?? 0).toBeGreaterThanOrEqual(key - keysWithin);
  }
  expect(saves).toEqual([]);
});

test('text kept while somebody types is forgotten once it is saved, and not kept again', async () => {
  const { autosave, kept } = start();
  autosave.type('ab');
  await autosave.flush();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(kept()).toBeNull();
});
