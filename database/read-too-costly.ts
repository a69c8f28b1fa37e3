/** A read was cancelled because it took too long or yielded too much text. The database itself works. */
export class ReadTooCostly extends Error {
  constructor() {
    super('a read took longer or yielded more text than it may');
  }
}
