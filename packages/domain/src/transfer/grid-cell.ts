type Grid = readonly (readonly string[])[];

const BLANK = /\s/;

/** Escapes `|`, breaks, backslashes and outer blanks of a part. */
export function gridCell(rows: Grid): string {
  return rows.map((parts) => parts.map(escapedPart).join(' | ')).join('\n');
}

/** Skips empty lines. */
export function readGridCell(cell: string): string[][] {
  return linesOf(cell).flatMap((line) => (line.trim() === '' ? [] : [partsOf(line)]));
}

export function listCell(texts: readonly string[]): string {
  return gridCell(texts.map((text) => [text]));
}

export function readListCell(cell: string): string[] {
  return linesOf(cell).flatMap((line) => {
    if (line.trim() === '') return [];
    // In a list, `|` is plain text.
    return [partsOf(line).join(' | ')];
  });
}

function escapedPart(part: string): string {
  return [...part]
    .map((sign, at, all) => {
      if (sign === '\n') return '\\n';
      if (sign === '\r') return '\\r';
      if (sign === '\\' || sign === '|') return `\\${sign}`;
      return BLANK.test(sign) && (at === 0 || at === all.length - 1) ? `\\${sign}` : sign;
    })
    .join('');
}

function linesOf(cell: string): string[] {
  return cell.split(/\r\n|\r|\n/);
}

function partsOf(line: string): string[] {
  const parts: { sign: string; isEscaped: boolean }[][] = [[]];
  let isEscaped = false;
  for (const sign of line) {
    const part = parts.at(-1) ?? [];
    if (isEscaped) {
      part.push({ sign: sign === 'n' ? '\n' : sign === 'r' ? '\r' : sign, isEscaped: true });
      isEscaped = false;
    } else if (sign === '\\') isEscaped = true;
    else if (sign === '|') parts.push([]);
    else part.push({ sign, isEscaped: false });
  }
  return parts.map((part) => {
    const isBlank = (at: number) => {
      const one = part[at];
      return one !== undefined && !one.isEscaped && BLANK.test(one.sign);
    };
    let from = 0;
    let to = part.length;
    while (from < to && isBlank(from)) from += 1;
    while (to > from && isBlank(to - 1)) to -= 1;
    return part
      .slice(from, to)
      .map(({ sign }) => sign)
      .join('');
  });
}
