/** What a title calls its only motor: 'PPA Eurus', 'Rossi NK', or the maker alone. */
import { foldText } from '#domain/fold-text.ts';
import { ourControls } from '#domain/generator/title/find-brands.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';

type Named = Pick<TitleMeaning, 'brands' | 'motors' | 'words' | 'written'>;

/** @returns null if the title names no motor, or more than one */
export function nameOfMotor({ brands, motors, words, written }: Named): string | null {
  const [motor, anotherMotor] = motors;
  const [brand, anotherBrand] = brands;
  if (anotherMotor !== undefined || anotherBrand !== undefined) return null;
  if (motor !== undefined) return motor.label;
  if (brand === undefined || brand === ourControls) return null;
  const after = words.indexOf(foldText(brand)) + 1;
  const letters = after > 0 ? (written[after] ?? '') : '';
  return lettersOfModel.test(letters) && !unit.test(letters) ? `${brand} ${letters}` : brand;
}

/** Makers name models with capital letters: 'Rossi NK'. A title in capitals has longer words too. */
const lettersOfModel = /^[A-Z]{2,4}\d{0,2}$/;
const unit = /^(?:HP|CV|KG|KGS|MHZ|RPM|WI|FI|DE|DO|DA|EM|NO|NA|OU|COM|SEM|NAO|TEM|ABRE|LED|SP|SBC|ABC)$/;
