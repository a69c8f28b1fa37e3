/** Shared by the layers of a motor drawing: its geometry, SVG shapes, and the colour of the highlighted part. */
import type { MotorBuild } from '#content/motors/motor-model.ts';
import type { MotorPart } from '#content/motors/motor-parts.ts';

export type Point = readonly [x: number, y: number];

/** Centre of the spindle. */
export const axis = 158;
export const motorTop = 196;
/** Position of the upper edge of the closed leaf. */
export const hinge = { x: 232, y: 96 };
/** Height of the carriage on the spindle. */
export const carriageHeight = 150;

/** A part, the position of its number, and the end of the line from there. */
export type Numbered = readonly [part: MotorPart, number: Point, target: Point];

export interface Layer {
  shapes: string;
  parts: Numbered[];
}

export function part(...numbered: Numbered): Numbered {
  return numbered;
}

export function path(d: string, className = ''): string {
  return `<path${className && ` class="${className}"`} d="${d}"/>`;
}

/** The class of a part, which depends on whether it is highlighted. */
export function tone(build: MotorBuild, part: MotorBuild['highlight']): string {
  return build.highlight === part ? 'a' : 's';
}

/** The class of thin lines on such a part. Amber is the same in the dark scheme, so lines on it stay dark. */
export function mark(build: MotorBuild, part: MotorBuild['highlight']): string {
  return build.highlight === part ? 't k' : 't';
}

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

export function halfWidth({ track: kind }: MotorBuild): number {
  return kind === 'wide' ? 25 : 17;
}
