/** Units of a line that are to be packed, with what kind of goods they are. */
export type UnitsOfKind = {
  readonly linePosition: number;
  readonly quantity: number;
  readonly isFood: boolean;
};

/** What is packed apart where food travels by itself (PARCEL-14): the food first, then the rest; one part where all is of a kind. */
export function foodApart(units: readonly UnitsOfKind[]): UnitsOfKind[][] {
  const parts = [units.filter(({ isFood }) => isFood), units.filter(({ isFood }) => !isFood)];
  return parts.filter((part) => part.length > 0);
}
