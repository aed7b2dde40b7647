import { test } from '../support/shop-test.ts';
import type { State } from './row.ts';

/** One test per state, in which every row that fails is named and none keeps the others from being looked at. */
export function runStates(part: string, states: readonly State[]): void {
  for (const { name, scenes } of states) {
    test(name, async ({ page, request, allowProblems }) => {
      const stage = { page, request, allowProblems };
      for (const { open, rows } of scenes) {
        await open(stage);
        for (const row of rows) await row.check(stage, `${part} ${row.section}: ${row.says}`);
      }
    });
  }
}
