/** The motor models with their data sheets, validated when the server starts. */
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { motorModels } from '#content/motors/models.ts';
import { motorData } from '#content/motors/motor-data.ts';
import { motorDetails } from '#content/motors/motor-details.ts';
import {
  type MotorData,
  type MotorDetail,
  type MotorModel,
  motorDataSchema,
  motorDetail,
  motorModel,
} from '#content/motors/motor-model.ts';
import { withFacts } from '#domain/facts/fill-facts.ts';

export const motors: readonly MotorModel[] = z.array(motorModel).parse(withFacts(motorModels));
const details = z.record(z.string(), motorDetail).parse(withFacts(motorDetails));

const data = z.record(z.string(), motorDataSchema).parse(motorData);

/** @throws for a model without data */
export function dataOf({ slug }: Pick<MotorModel, 'slug'>): MotorData {
  const found = data[slug];
  if (found === undefined) throw new Error(`content/motors/motor-data.ts has no ${slug}`);
  return found;
}

export function findMotor(slug: string): MotorModel | undefined {
  return motors.find((model) => model.slug === slug);
}

/** The models that are similar to this one, the most similar first. */
export function neighboursOf({ neighbours }: MotorModel): MotorModel[] {
  return neighbours.flatMap((slug) => findMotor(slug) ?? []);
}

/** The folders with the site's static files: the build, or the sources during development. */
const fileFolders = ['build/client', 'public'];

function isFileOfSite(path: string): boolean {
  return fileFolders.some((folder) => existsSync(folder + path));
}

/** @returns the data sheet without downloads whose file does not exist; null for a model without a data sheet */
export function detailOf({ slug }: MotorModel, exists = isFileOfSite): MotorDetail | null {
  const detail = details[slug];
  if (detail === undefined) return null;
  return { ...detail, downloads: detail.downloads.filter(({ path }) => exists(path)) };
}
