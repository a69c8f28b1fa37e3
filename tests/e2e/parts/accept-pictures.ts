/** `npm run pictures`: stores the current look of the parts. Check the changed pictures before you commit them. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { compare, pictureFile, pictureFolder } from './compare-pictures.ts';
import { startDevelopmentServer } from './development-server.ts';
import { takePictures } from './take-pictures.ts';

const server = await startDevelopmentServer();
const pictures = await takePictures(server.url).finally(server.stop);
rmSync(pictureFolder, { recursive: true, force: true });
mkdirSync(pictureFolder, { recursive: true });
let bytes = 0;
for (const { name, png } of pictures) {
  // A reduced palette halves the size of a picture, and most pictures look the same in it.
  const reduced = await sharp(png).png({ palette: true, dither: 0, compressionLevel: 9 }).toBuffer();
  const stored = (await compare(reduced, png)).isAlike ? reduced : png;
  writeFileSync(pictureFile(name), stored);
  bytes += stored.length;
}
process.stdout.write(`${pictures.length} pictures, ${Math.round(bytes / 1024)} KB, in ${pictureFolder}\n`);
