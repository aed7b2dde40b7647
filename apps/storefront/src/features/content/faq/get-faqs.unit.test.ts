import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { faqsQuery } from './get-faqs.ts';

const at = '2026-11-22T08:00:00.000Z';
const shown = { displayOrder: 1, active: true, delete: false, createdAt: at, updatedAt: at };
const question = {
  id: 'sweet',
  categoryId: 'taste',
  question: 'Is it sweet?',
  answer: 'A little.',
  ...shown,
};
const drawn = {
  success: true as const,
  totalCategories: 2,
  data: [
    { id: 'taste', name: 'Taste', ...shown, faqs: [question] },
    { id: 'new', name: 'New', ...shown, faqs: [] },
  ],
};

it('questions that were drawn are the same as those of the answer behind them, which has names for earlier clients', () => {
  queryClient.setQueryData(faqsQuery.queryKey, drawn);
  const observer = new QueryObserver(queryClient, { ...faqsQuery, enabled: false });
  const first = observer.getCurrentResult().data;
  const stop = observer.subscribe(() => {});
  const sent = JSON.parse(JSON.stringify(drawn));
  for (const category of sent.data) category.title = category.name;
  queryClient.setQueryData(faqsQuery.queryKey, sent);
  const second = observer.getCurrentResult().data;
  stop();
  expect(first).toEqual([
    { id: 'taste', name: 'Taste', faqs: [{ id: 'sweet', question: 'Is it sweet?', answer: 'A little.' }] },
  ]);
  expect(second).toBe(first);
});
