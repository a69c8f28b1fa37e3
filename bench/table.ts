/** Prints figures in columns. The first column is text; the others are right-aligned. */

export function printTable(heading: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = heading.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('   ')
      .trimEnd();
  console.log(line(heading));
  console.log(widths.map((width) => '─'.repeat(width)).join('   '));
  for (const row of rows) console.log(line(row));
}

export function whole(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

export function milliseconds(value: number): string {
  return `${value.toFixed(value < 10 ? 2 : 0)} ms`;
}

export function times(value: number): string {
  return `${value.toFixed(2)} ×`;
}
