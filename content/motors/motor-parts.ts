/** The parts that are numbered in the motor drawings. */
export const motorParts = {
  track: 'Trilho com fuso',
  cursor: 'Cursor',
  arm: 'Braço',
  motor: 'Motor',
  control: 'Central de comando',
  leaf: 'Folha do portão',
  inverter: 'Inversor de frequência',
  capacitor: 'Capacitor',
  adapter: 'Suporte de adaptação',
  gear: 'Redução',
  photocell: 'Fotocélula',
} as const;
export type MotorPart = keyof typeof motorParts;

/** The name of the amber part in the legend of a drawing. */
export const motorHighlights = {
  cursor: 'o cursor',
  inverter: 'o inversor',
  capacitor: 'o capacitor',
  arm: 'o braço',
  adapter: 'o suporte de adaptação',
  track: 'o trilho',
  gear: 'a redução',
  fins: 'as aletas que esfriam o motor',
  spindle: 'o fuso',
} as const;
