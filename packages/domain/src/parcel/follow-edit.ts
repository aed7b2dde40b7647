type Units = { readonly linePosition: number; readonly quantity: number };

/** `from`: old position, null for new lines. */
type EditedLine = { readonly from: number | null; readonly position: number; readonly quantity: number };

/** Redistributes edited lines over open parcels: reductions start at the last, additions go to the first. */
export function followEdit(
  parcels: readonly (readonly Units[])[],
  lines: readonly EditedLine[],
): readonly (readonly { readonly position: number; readonly quantity: number }[])[] {
  const left = new Map(lines.map(({ position, quantity }) => [position, quantity]));
  const kept = parcels.map((units) =>
    lines.flatMap(({ from, position }) => {
      const had = units.find(({ linePosition }) => linePosition === from)?.quantity ?? 0;
      const stays = Math.min(had, left.get(position) ?? 0);
      left.set(position, (left.get(position) ?? 0) - stays);
      return stays > 0 ? [{ position, quantity: stays }] : [];
    }),
  );
  return kept.map((units, index) => {
    if (index > 0) return units;
    return lines.flatMap(({ position }) => {
      const has = units.find((one) => one.position === position)?.quantity ?? 0;
      const quantity = has + (left.get(position) ?? 0);
      return quantity > 0 ? [{ position, quantity }] : [];
    });
  });
}
