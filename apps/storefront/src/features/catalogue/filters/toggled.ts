/** A list with a value added, or taken out when it was there. */
export function toggled(values: readonly string[], value: string): readonly string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}
