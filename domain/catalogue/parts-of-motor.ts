/** The parts of a motor model, in the order of their numbers in the drawing and of the list beside it. */
import type { MotorBuild } from '#content/motors/motor-model.ts';
import type { MotorPart } from '#content/motors/motor-parts.ts';

export function partsOfMotor(build: MotorBuild): MotorPart[] {
  const all: [part: MotorPart, isIncluded: boolean][] = [
    ['motor', true],
    ['gear', build.body === 'geared'],
    ['capacitor', build.drive === 'single-phase'],
    ['track', true],
    ['cursor', true],
    ['arm', true],
    ['adapter', build.arm === 'adjustable'],
    ['leaf', true],
    ['control', true],
    ['inverter', build.drive === 'inverter'],
    ['photocell', build.body === 'finned'],
  ];
  return all.filter(([, isIncluded]) => isIncluded).map(([part]) => part);
}
