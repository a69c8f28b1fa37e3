/** What a reader checks before he moves a leaf by hand. */
import { expect, test } from 'vitest';
import { directAnswers } from '#content/generator/direct-answers.ts';
import { subjects } from '#content/generator/subjects.ts';
import { fillLine } from '#domain/generator/compose/wording/fill-line.ts';
import { textOfTitle } from '#tests/support/generator/page-of-title.ts';

const texts = [
  ...directAnswers.flatMap(({ answer, text, points = [], sections = [], questions = [] }) => [
    ...answer,
    ...text,
    ...points,
    ...sections.flatMap((section) => [...section.text, ...(section.points ?? [])]),
    ...questions.map(({ answer: said }) => said),
  ]),
  ...Object.values(subjects).flatMap(({ sections, questions, faults = [] }) => [
    ...sections.flatMap((section) => [...section.text, ...(section.points ?? [])]),
    ...questions.map(({ answer }) => answer),
    ...faults.flatMap(({ text = [], points = [] }) => [...text, ...points]),
  ]),
];

const beginsTest = /(?:^|[.] )(?:Solte|Destrave) o motor(?! da folha e acione)/u;
const cutsPower = /disjuntor|energia (?:cortada|desligada)|[Dd]eslig|corte a energia|\{Prova na mão\}/u;

test('no text lets the reader free the leaf with the power on', () => {
  expect(texts.filter((text) => beginsTest.test(text) && !cutsPower.test(text))).toEqual([]);
});

test('the check before a test by hand names the cables only where the gate has some', () => {
  expect(fillLine('{Prova na mão}, solte o motor.')).toBe(
    'Com o disjuntor desligado, a folha reta e os cabos inteiros, solte o motor.',
  );
  const text = textOfTitle('motor de portao nao fecha ate o final');
  expect(text).toContain('Com o disjuntor desligado, a folha reta e os cabos inteiros, solte o motor');
  expect(textOfTitle('Rossi DZ Nano zumbe e não anda')).not.toContain('cabos inteiros');
});

/** Beginnings of an instruction to move the whole leaf, which may hang by one cable only. */
const movesLeaf =
  /(?:^|[.:;,] (?:e )?)(?:[Ff]eche|[Mm]ova|(?:[Ll]eve|[Aa]bra) (?:a folha|o portão)) (?:a folha |o portão )?(?:na|com a) mão(?! de)/u;
const provesLeaf =
  /\{[Pp]rova na mão\}|disjuntor|energia (?:cortada|desligada)|inteiros|[Nn]ão (?:abra|feche)|[Tt]écnico/u;
/** The leaf has just been moved, hangs by no cable, or has no motor yet and is moved by hand every day. */
const needsNoProof =
  /^(?:Depois de (?:sair|passar)|Feche na mão e puxe|Portão que ficou aberto no apagão|Antena de telefonia|À noite|A potência escrita|Desligue a chave do operador|O movimento da folha decide|Pinte antes|Abra a folha na mão e veja)/u;

test('no text lets the reader move a leaf that has not been looked at', () => {
  expect(
    texts.filter((text) => movesLeaf.test(text) && !provesLeaf.test(text) && !needsNoProof.test(text)),
  ).toEqual([]);
});
