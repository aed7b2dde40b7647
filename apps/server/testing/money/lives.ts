/** How many sequences a test of the ledger plays: `MONEY_LIVES` where it is set, as `npm run test:lives` sets it. */
export function lives(usually: number): number {
  const wanted = Number(process.env.MONEY_LIVES ?? usually);
  if (!Number.isSafeInteger(wanted) || wanted < 1) throw new Error('MONEY_LIVES is a whole number above 0');
  return wanted;
}

/** As long as so many may take, each with its books compared, also where others work. */
export function timeFor(sequences: number): number {
  return Math.max(900_000, sequences * 5_000);
}

/** Says what happened in the lives that were asked for (`npm run test:lives`); the tests of every day are silent. */
export function tellLives(name: string, seen: Readonly<Record<string, number>>): void {
  if (process.env.MONEY_LIVES === undefined) return;
  const figures = Object.entries(seen).map(([what, count]) => `${what} ${count}`);
  process.stdout.write(`${name}: ${figures.join(', ')}\n`);
}
