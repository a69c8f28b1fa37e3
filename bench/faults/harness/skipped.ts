/** Thrown where this machine cannot take a measurement; the check has then neither passed nor failed. */
export class Skipped extends Error {}
