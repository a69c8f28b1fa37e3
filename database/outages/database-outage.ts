/**
 * An outage of the database that this program detects itself, rather than the driver: no time left, no space, no file.
 */
export class DatabaseOutage extends Error {
  /** What fails. Without writes, pages can still be read. */
  readonly part: 'reads' | 'writes';

  constructor(message: string, part: 'reads' | 'writes' = 'reads') {
    super(message);
    this.name = 'DatabaseOutage';
    this.part = part;
  }
}
