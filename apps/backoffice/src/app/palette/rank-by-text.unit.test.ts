import { expect, it } from 'vitest';
import { rankByText } from './rank-by-text.ts';

const items = [{ label: 'Purchase orders' }, { label: 'Orders' }, { label: 'Audit log', words: 'history' }];

it.each([
  ['', ['Purchase orders', 'Orders', 'Audit log']],
  ['ord', ['Orders', 'Purchase orders']],
  ['log aud', ['Audit log']],
  ['history', ['Audit log']],
  ['nothing', []],
])("'%s' finds %j", (text, labels) => {
  expect(rankByText(items, text).map(({ label }) => label)).toEqual(labels);
});
