/**
 * `node assets/motor-drawings.ts` draws every motor model twice: for the cards, and with numbered parts for its page.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { motorModels } from '#content/motors/models.ts';
import { drawMotor, placeholderDrawing } from './motor-drawing/motor-drawing.ts';

const folder = 'public/images/models';
mkdirSync(folder, { recursive: true });
for (const { slug, build } of motorModels) {
  writeFileSync(`${folder}/${slug}.svg`, drawMotor(build, false));
  writeFileSync(`${folder}/${slug}-partes.svg`, drawMotor(build, true));
}
writeFileSync(`${folder}/placeholder.svg`, placeholderDrawing);
