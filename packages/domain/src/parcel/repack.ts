export type VariantUnits = { readonly variantId: string; readonly quantity: number };

export type WantedUnits = VariantUnits & { readonly position: number };

/** PARCEL-12. Kept and removed units add up to the contents. */
export function repack(
  inBox: readonly VariantUnits[],
  lines: readonly WantedUnits[],
): {
  readonly packed: readonly { readonly position: number; readonly packed: number }[];
  readonly out: readonly VariantUnits[];
} {
  const left = new Map<string, number>();
  for (const { variantId, quantity } of inBox) left.set(variantId, (left.get(variantId) ?? 0) + quantity);
  const packed = lines.map(({ position, variantId, quantity }) => {
    const there = left.get(variantId) ?? 0;
    const stays = Math.min(there, quantity);
    left.set(variantId, there - stays);
    return { position, packed: stays };
  });
  const out = [...left].flatMap(([variantId, quantity]) => (quantity > 0 ? [{ variantId, quantity }] : []));
  return { packed, out };
}
