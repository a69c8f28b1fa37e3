/** A read or a computation was cancelled because it took too long or yielded too much text. Nothing else is affected. */
export class TooCostly extends Error {
  constructor() {
    super('it took longer or yielded more text than it may');
  }
}
