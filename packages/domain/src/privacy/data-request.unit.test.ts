import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ANSWER_WITHIN_DAYS, answerDueOn, dataRequestProblems } from './data-request.ts';

it('is answered within the days that the privacy policy promises (PRIVACY-18)', () => {
  expect(answerDueOn('2026-11-30')).toBe('2026-12-30');
  const policy = new URL('../../../../content/policy-templates/privacy-policy.md', import.meta.url);
  expect(readFileSync(policy, 'utf8')).toContain(`We answer within ${ANSWER_WITHIN_DAYS} days.`);
});

it.each([
  ['2026-11-30', []],
  ['2026-12-01', ['receivedOn']],
  ['2026-02-30', ['receivedOn']],
])('received on %s has the problems %j', (day, fields) => {
  expect(dataRequestProblems(day, '2026-11-30').map(({ field }) => field)).toEqual(fields);
});
