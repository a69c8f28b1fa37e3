/** Several questions to a page in one call. Each call takes three processes up to 3 ms; a tour makes thousands. */
import type { Page } from 'playwright-core';

interface Question {
  script: string;
  answered: PromiseWithResolvers<unknown>;
}

/**
 * @param ask starts all the questions at once. Each may call `evaluate` once, on the page that `ask` is given. The page
 * answers them in their order, one after another.
 */
export async function inOneCall<Answers extends readonly unknown[]>(
  page: Page,
  ask: (asked: Page) => { [Index in keyof Answers]: Promise<Answers[Index]> },
): Promise<Answers> {
  const questions: Question[] = [];
  let isAsked = false;
  const asked = {
    evaluate(question: () => unknown, argument?: unknown) {
      if (isAsked) throw new Error('A second question to the page would wait for the answer to the first');
      const answered = Promise.withResolvers<unknown>();
      questions.push({ script: `(${question})(${JSON.stringify(argument)})`, answered });
      return answered.promise;
    },
  } as unknown as Page;
  const all = Promise.all(ask(asked));
  isAsked = true;
  const scripts = questions.map(({ script }) => `await ${script}`);
  const answers = page.evaluate<unknown[]>(`(async () => [${scripts.join(', ')}])()`);
  for (const [index, { answered }] of questions.entries())
    answers.then((list) => answered.resolve(list[index]), answered.reject);
  return all as Promise<Answers>;
}
