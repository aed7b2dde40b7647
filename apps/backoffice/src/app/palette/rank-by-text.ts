type Ranked = { readonly label: string; readonly words?: string | undefined };

export function rankByText<Item extends Ranked>(items: readonly Item[], text: string): readonly Item[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return items;
  const parts = wanted.split(/\s+/);
  return items
    .filter(({ label, words = '' }) => {
      const hay = `${label} ${words}`.toLowerCase();
      return parts.every((part) => hay.includes(part));
    })
    .toSorted((one, other) => rank(one.label, wanted) - rank(other.label, wanted));
}

function rank(label: string, wanted: string): number {
  const lower = label.toLowerCase();
  if (lower.startsWith(wanted)) return 0;
  return lower.includes(wanted) ? 1 : 2;
}
