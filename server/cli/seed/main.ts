/** `npm run seed [-- --reset]`: a believable database for development. */
import { parseArgs } from 'node:util';
import { readEnv } from '../../env.ts';
import { seed } from './seed.ts';

const { values } = parseArgs({ options: { reset: { type: 'boolean', default: false } } });
const read = readEnv();
if (read.ok) {
  process.exitCode = await seed({
    env: read.value,
    isReset: values.reset,
    print: (line) => process.stdout.write(`${line}\n`),
    printError: (line) => process.stderr.write(`${line}\n`),
  });
} else {
  process.stderr.write(`${read.failure.message}\n`);
  process.exitCode = 1;
}
