/** The code that a title writes after the make of a part: 'placa Garen G2'. */
import type { DirectAnswer } from '#content/generator/direct-answer.ts';
import type { NamedBrand } from '#domain/generator/title/find-brands.ts';
import { isInside, type Span, type TitleWord } from '#domain/generator/title/title-words.ts';

const codedParts: readonly string[] = ['central-de-comando', 'controle-remoto', 'receptor'];
const codeOfPart = /^[a-z]{1,3}\d{1,4}$/;

/**
 * @param understood where the title has a figure or a motor, which is no code of a part
 * @returns the make with the code, or the make alone
 */
export function withCode(
  brand: NamedBrand,
  { subject }: DirectAnswer,
  words: readonly TitleWord[],
  understood: readonly Span[],
): string {
  const code = words[brand.to];
  const isCode =
    code !== undefined &&
    codeOfPart.test(code.folded) &&
    codedParts.includes(subject) &&
    !isInside(understood, brand.to);
  return isCode ? `${brand.name} ${code.written.toUpperCase()}` : brand.name;
}
