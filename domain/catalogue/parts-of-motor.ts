/** The parts a motor model is made of, in the order its drawing numbers them and the list beside it names them. */
import type { MotorBuild } from '#content/motor-model.ts';
import type { MotorPart } from '#content/motor-parts.ts';

export function partsOfMotor(build: MotorBuild): MotorPart[] {
  const all: [part: MotorPart, isThere: boolean][] = [
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
  return all.filter(([, isThere]) => isThere).map(([part]) => part);
}
