export type UnitsOfKind = {
  readonly linePosition: number;
  readonly quantity: number;
  readonly isFood: boolean;
};

/** PARCEL-14: food, then the rest; one group if uniform. */
export function foodApart(units: readonly UnitsOfKind[]): UnitsOfKind[][] {
  const parts = [units.filter(({ isFood }) => isFood), units.filter(({ isFood }) => !isFood)];
  return parts.filter((part) => part.length > 0);
}
