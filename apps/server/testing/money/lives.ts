/** Number of sequences: `MONEY_LIVES` (`npm run test:lives`) or the default. */
export function lives(usually: number): number {
  const wanted = Number(process.env.MONEY_LIVES ?? usually);
  if (!Number.isSafeInteger(wanted) || wanted < 1) throw new Error('MONEY_LIVES is a whole number above 0');
  return wanted;
}

export function isOfLab(): boolean {
  return process.env.MONEY_LIVES !== undefined;
}

/** Timeout, for a busy machine too. */
export function timeFor(sequences: number): number {
  return Math.max(900_000, sequences * 5_000);
}

/** Reports coverage for `npm run test:lives` only. */
export function reportLives(name: string, seen: Readonly<Record<string, number>>): void {
  if (!isOfLab()) return;
  const figures = Object.entries(seen).map(([what, count]) => `${what} ${count}`);
  process.stdout.write(`${name}: ${figures.join(', ')}\n`);
}
