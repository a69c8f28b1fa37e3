/**
 * The database is out of service for a reason that this program found itself, without the driver: no time left, no
 * space, no file.
 */
export class DatabaseOutage extends Error {
  /** Which half of the service is missing. Without writes, pages are still read. */
  readonly part: 'reads' | 'writes';

  constructor(message: string, part: 'reads' | 'writes' = 'reads') {
    super(message);
    this.name = 'DatabaseOutage';
    this.part = part;
  }
}
