/** The illustrations that a text of content/ can name. app/sections/guide/passages.server.ts splits it at them. */
import { Photocell } from './photocell.tsx';
import { RackAndPinion } from './rack-and-pinion.tsx';
import { Stators } from './stators.tsx';
import { TiltingGate } from './tilting-gate.tsx';
import { TiltingMotor } from './tilting-motor.tsx';

export const illustrations = {
  'tilting-gate': TiltingGate,
  'tilting-motor': TiltingMotor,
  'rack-and-pinion': RackAndPinion,
  photocell: Photocell,
  stators: Stators,
} as const;

export type IllustrationName = keyof typeof illustrations;

export function isIllustrationName(name: string): name is IllustrationName {
  return Object.hasOwn(illustrations, name);
}
