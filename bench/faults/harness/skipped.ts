/** Thrown if this machine cannot take a measurement. The check then has neither passed nor failed. */
export class Skipped extends Error {}
