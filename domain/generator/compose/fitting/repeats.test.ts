/** What a page leaves out because it has been said: sentences with the same prices, items, questions. */
import { expect, test } from 'vitest';
import { type ComposedPage, sectionOf } from '#domain/generator/compose/composed-page.ts';
import { withoutRepeats } from './repeats.ts';

const page = (some: Partial<ComposedPage>): ComposedPage => ({
  lead: [],
  sections: [],
  place: null,
  questionsHeading: 'Perguntas',
  questions: [],
  closing: [],
  descriptions: [],
  ...some,
});
const pointsOf = (...texts: readonly string[]) => texts.map((text, rank) => ({ text, rank }));

test('a sentence with the prices of an earlier one is dropped, and one with another price stays', () => {
  const { sections } = withoutRepeats(
    page({
      lead: ['Com R$ 700 se compra o motor sozinho, sem instalação: 1/4 CV por R$ 450 e 1/3 CV por R$ 550.'],
      sections: [
        sectionOf({
          heading: 'O que falta',
          text: [
            'O motor sozinho, sem instalação, custa R$ 450 em 1/4 CV e R$ 550 em 1/3 CV. O motor sozinho de 1/2 CV custa R$ 650.',
          ],
        }),
      ],
    }),
  );
  expect(sections[0]?.text).toEqual(['O motor sozinho de 1/2 CV custa R$ 650.']);
});

test('where the section on the place comes first, a later section loses what both say', () => {
  const heard = 'A trepidação do caminhão afrouxa o parafuso do suporte.';
  const { place, sections } = withoutRepeats(
    page({
      isPlaceFirst: true,
      place: sectionOf({ heading: 'Os portões de lá', text: [heard] }),
      sections: [
        sectionOf({ heading: 'Suporte', text: [heard, 'Limpe a lente da fotocélula com um pano.'] }),
      ],
    }),
  );
  expect(place?.text).toEqual([heard]);
  expect(sections[0]?.text).toEqual(['Limpe a lente da fotocélula com um pano.']);
});

test('an item that repeats a sentence is dropped from a long list, and a list of three stays whole', () => {
  const lead = [
    'Silêncio aponta para relé ou fio; ronco, para capacitor fraco, tensão baixa ou folha presa no chão.',
  ];
  const items = [
    'Ronco: capacitor ou folha travada.',
    'Trava muda: pino.',
    'Calor: estator.',
    'Chuva: tampa.',
  ];
  const kept = (count: number) =>
    withoutRepeats(
      page({
        lead,
        sections: [sectionOf({ heading: 'Sinais', points: pointsOf(...items.slice(0, count)) })],
      }),
    ).sections[0]?.points.map(({ text }) => text);
  expect(kept(4)).toEqual(items.slice(1));
  expect(kept(3)).toEqual(items.slice(0, 3));
});

test('a question that the page has already answered is dropped, and one with a new price stays', () => {
  const { questions } = withoutRepeats(
    page({
      lead: [
        'Sem internet o portão abre pelo controle e pela botoeira, e o comando de longe pelo celular para.',
      ],
      questions: [
        {
          question: 'Funciona sem internet?',
          answer: 'Pelo controle e pela botoeira sim, pelo celular não.',
        },
        { question: 'E o controle a mais?', answer: 'O controle a mais custa R$ 150.' },
      ],
    }),
  );
  expect(questions.map(({ question }) => question)).toEqual(['E o controle a mais?']);
});
