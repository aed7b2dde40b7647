import axe from 'axe-core';
import { expect } from 'vitest';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const FRAME = ['header:has(~ main, ~ * main)', 'main ~ footer'];

/**
 * axe finds nothing in the page, once nothing moves any more. Menu and foot of the app are half of its work and the same on
 * every page: only their own tests ask for them.
 */
export async function expectAccessible({ frame = false } = {}): Promise<void> {
  await expect.poll(isAtRest).toBe(true);
  const { violations } = await axe.run(
    { include: [['html']], exclude: frame ? [] : FRAME.map((part) => [part]) },
    { runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'] },
  );
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

function isAtRest(): boolean {
  return document
    .getAnimations()
    .every(
      ({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
    );
}
