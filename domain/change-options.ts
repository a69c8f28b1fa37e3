/** What a caller may specify about a change of rows, besides the change itself. */
export interface ChangeOptions {
  /** Changes nothing unless exactly one row is affected. */
  isOneRowExpected?: boolean;
  /** Id of the administrator; null or missing for the command line. */
  by?: string | null;
}
