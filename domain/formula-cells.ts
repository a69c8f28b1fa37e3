/**
 * Spreadsheets execute a cell that starts like a formula. An export puts an apostrophe before such a cell, which marks
 * it as text, and an import removes it again.
 */
const beginsLikeFormula = /^'*[=+\-@\t\r\n＝＋－＠]/;
const isGuarded = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** Text that already has the apostrophe gets another, so that `unguardCell` restores it. */
export function guardCell(text: string): string {
  return beginsLikeFormula.test(text) ? `'${text}` : text;
}

export function unguardCell(cell: string): string {
  return isGuarded.test(cell) ? cell.slice(1) : cell;
}
