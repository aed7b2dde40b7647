/** Units of one variant. */
export type VariantUnits = { readonly variantId: string; readonly quantity: number };

/** A line of a parcel as it is to be packed. */
export type WantedUnits = VariantUnits & { readonly position: number };

/**
 * What of the things in a box still belongs into it once its order is another one, line by line, and what has to come out
 * (PARCEL-12). What stays and what comes out is together what was in it.
 */
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
