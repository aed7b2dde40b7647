const INDIA_MS = 5.5 * 3_600_000;

/** ISO as the value of a datetime-local field, in India. */
export function typedMoment(at: string | null): string {
  return at === null ? '' : new Date(new Date(at).getTime() + INDIA_MS).toISOString().slice(0, 16);
}

export function sentMoment(typed: string): string | null {
  return typed === '' ? null : new Date(`${typed}:00+05:30`).toISOString();
}
