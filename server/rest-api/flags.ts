/** The databases have no common type for a truth value and store 1 or 0; JSON has one. */
export function withFlag<Row extends { is_noindex: number }>(
  row: Row,
): Omit<Row, 'is_noindex'> & { is_noindex: boolean } {
  return { ...row, is_noindex: row.is_noindex === 1 };
}
