/** The drawings a text of content/ may ask for by name (app/catalogue/passages.server.ts). */
import { Photocell } from './photocell.tsx';
import { RackAndPinion } from './rack-and-pinion.tsx';
import { Stators } from './stators.tsx';
import { TiltingMotor } from './tilting-motor.tsx';

export const figures = {
  'tilting-motor': TiltingMotor,
  'rack-and-pinion': RackAndPinion,
  photocell: Photocell,
  stators: Stators,
} as const;

export type FigureName = keyof typeof figures;

export function isFigureName(name: string): name is FigureName {
  return Object.hasOwn(figures, name);
}
