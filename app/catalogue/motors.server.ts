/** The motor models with their texts and sheets, checked by their schemas when the server starts. */
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { motorFrontMatter } from '#content/front-matter.ts';
import { motorModels } from '#content/models.ts';
import { motorDetails } from '#content/motor-details.ts';
import { type MotorDetail, type MotorModel, motorDetail, motorModel } from '#content/motor-model.ts';
import { readProse } from './markdown.server.ts';

export const motors: readonly MotorModel[] = z.array(motorModel).parse(motorModels);
const details = z.record(z.string(), motorDetail).parse(motorDetails);

export const motorProse = readProse(
  import.meta.glob<string>('../../content/models/*.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  motorFrontMatter,
);

export function findMotor(slug: string): MotorModel | undefined {
  return motors.find((model) => model.slug === slug);
}

export function neighboursOf({ neighbours }: MotorModel): MotorModel[] {
  return motors.filter(({ slug }) => neighbours.includes(slug));
}

/** Where files of the site stand: in the build, or in the sources during development. */
const fileFolders = ['build/client', 'public'];

function isFileOfSite(path: string): boolean {
  return fileFolders.some((folder) => existsSync(folder + path));
}

/** Without the downloads whose file does not exist. */
export function detailOf({ slug }: MotorModel, exists = isFileOfSite): MotorDetail | null {
  const detail = details[slug];
  if (detail === undefined) return null;
  return { ...detail, downloads: detail.downloads.filter(({ path }) => exists(path)) };
}
