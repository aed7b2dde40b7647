export type LineChange = { readonly kind: 'same' | 'added' | 'removed'; readonly text: string };

export function lineDifference(before: string, after: string): LineChange[] {
  const [old, fresh] = [linesOf(before), linesOf(after)];
  const lengths = commonLengths(old, fresh);
  const changes: LineChange[] = [];
  let [at, to] = [0, 0];
  while (at < old.length || to < fresh.length) {
    const [gone, came] = [old[at], fresh[to]];
    if (gone !== undefined && gone === came) {
      changes.push({ kind: 'same', text: gone });
      at += 1;
      to += 1;
    } else if (
      came === undefined ||
      (gone !== undefined && lengthAt(lengths, at + 1, to) >= lengthAt(lengths, at, to + 1))
    ) {
      changes.push({ kind: 'removed', text: gone ?? '' });
      at += 1;
    } else {
      changes.push({ kind: 'added', text: came });
      to += 1;
    }
  }
  return changes;
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n').filter((line) => line.trim() !== '');
}

function commonLengths(old: readonly string[], fresh: readonly string[]): number[][] {
  const rows: number[][] = [[]];
  for (let at = old.length - 1; at >= 0; at -= 1) {
    const below = rows[0] ?? [];
    const row: number[] = [];
    for (let to = fresh.length - 1; to >= 0; to -= 1) {
      row[to] = old[at] === fresh[to] ? (below[to + 1] ?? 0) + 1 : Math.max(below[to] ?? 0, row[to + 1] ?? 0);
    }
    rows.unshift(row);
  }
  return rows;
}

function lengthAt(lengths: readonly number[][], at: number, to: number): number {
  return lengths[at]?.[to] ?? 0;
}
