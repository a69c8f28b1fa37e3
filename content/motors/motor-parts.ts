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
