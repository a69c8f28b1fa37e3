/** Makes the map of a database's similar pages and prints as JSON what it took (bench/alike-pages.ts). */
import { openDatabase } from '#database/open-database.ts';
import { findGroups } from '#domain/pages/alike/find-groups.ts';
import { processMemory } from './process-memory.ts';

const database = await openDatabase(`file:${process.argv[2]}`);
const { now: before } = processMemory(process.pid);
const startedAt = performance.now();
const groups = await findGroups(database.query);
const seconds = (performance.now() - startedAt) / 1000;
const { most } = processMemory(process.pid);
console.log(JSON.stringify({ seconds, groups: groups.length, largest: groups[0]?.count ?? 0, before, most }));
await database.close();
