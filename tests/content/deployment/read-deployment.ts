/** Reads the files of `deploy/` as the programs that use them do. */
import { readFileSync } from 'node:fs';
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml';
import { z } from 'zod';

const service = z.object({
  image: z.string(),
  environment: z.record(z.string(), z.string()).default({}),
  ports: z.array(z.string()).default([]),
  stop_grace_period: z.string(),
  logging: z.object({ driver: z.string() }).optional(),
  secrets: z.array(z.string()),
  command: z.array(z.string()).default([]),
  profiles: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
});
const composeFile = z.object({
  services: z.record(z.string(), service),
  secrets: z.record(z.string(), z.unknown()),
  volumes: z.record(z.string(), z.unknown()),
});

export function readDeployFile(name: string): string {
  return readFileSync(`deploy/${name}`, 'utf8');
}

export const site = readDeployFile('nginx/site.conf');
export const unit = readDeployFile('systemd/motor-de-portao@.service');
export const backupUnit = readDeployFile('systemd/motor-de-portao-backup.service');
export const journal = readDeployFile('systemd/journald.conf');
export const environment = readDeployFile('systemd/environment.example');
export const containerFile = readDeployFile('container/Containerfile');
export const compose = composeFile.parse(
  load(readDeployFile('container/compose.yaml'), { schema: CORE_SCHEMA.withTags(mergeTag) }),
);

/** @returns the values of a directive of nginx, in order */
export function directive(name: string, text = site): string[] {
  return [...text.matchAll(new RegExp(`^\\s*${name}\\s+([^;]+);`, 'gm'))].map(([, value = '']) => value);
}

/** @param text such as `15s`, `15`, `1m` or `13day` */
export function milliseconds(text: string): number {
  const [, count, unitOfTime = 's'] = /^(\d+)(ms|s|m|h|day)?$/.exec(text) ?? [];
  const factors: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, day: 86_400_000 };
  const factor = factors[unitOfTime];
  if (count === undefined || factor === undefined) throw new Error(`${text} is not a duration`);
  return Number(count) * factor;
}

/** @returns the text of a location of nginx, without the nested ones */
export function location(start: string): string {
  const from = site.indexOf(`location ${start}`);
  if (from === -1) throw new Error(`nginx has no location ${start}`);
  return site.slice(from, site.indexOf('\n    }', from));
}
