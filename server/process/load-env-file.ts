/**
 * Preloaded by the npm scripts (`node --import`): reads `.env`. Node's own `--env-file-if-exists` prints a line whenever
 * there is no such file. Tests and benchmarks start the server without this, so that a developer's `.env` cannot change
 * their results.
 */
import { existsSync } from 'node:fs';

if (existsSync('.env')) process.loadEnvFile('.env');
