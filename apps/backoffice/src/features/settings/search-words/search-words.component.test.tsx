import type {
  changeSynonym,
  deleteSynonym,
  listMissedSearches,
  listSynonyms,
  makeSynonym,
  SynonymView,
} from '@ilaneer/contract/staff/content/search-words';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText } from '../../../../testing/expectations.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { openStaffServer, type StaffServer } from '../../../../testing/staff-server.ts';

const KAPI: SynonymView = { id: 'kapi', term: 'kapi', meaning: 'filter coffee', version: 1 };
const TEA: SynonymView = { id: 'tea', term: 'chaya', meaning: 'tea', version: 2 };
const PATH = '/staff/search-synonyms/:synonymId';
const RIGHTS = { rights: ['content.write'] } as const;

const missed = page.getByRole('region', { name: 'Searches without results' });
const known = page.getByRole('region', { name: 'Synonyms' });
const dialog = page.getByRole('dialog');

let server: StaffServer;
let synonyms: SynonymView[];
beforeEach(() => {
  server = openStaffServer();
  server.answer<typeof listMissedSearches>('GET', '/staff/missed-searches', {
    success: true,
    searches: [
      { words: 'kaapi', count: 12, lastDay: '2026-11-29' },
      { words: 'kapi', count: 1, lastDay: '2026-11-20' },
    ],
  });
  answer(KAPI, TEA);
  server.act<typeof makeSynonym>('POST', '/staff/search-synonyms', (form) => {
    const made = form.term.split(', ').map((term) => ({ ...form, term, id: term, version: 1 }));
    answer(...synonyms, ...made);
    return { success: true, synonyms: made };
  });
});

function answer(...now: SynonymView[]): void {
  synonyms = now;
  server.answer<typeof listSynonyms>('GET', '/staff/search-synonyms', { success: true, synonyms });
}

it('a search without results gets its meaning in place, and loses it by undo (CONTENT-39)', async () => {
  await renderStaff('/settings/search-words', RIGHTS);
  const row = missed.getByRole('listitem').filter({ hasText: 'kaapi' });
  await expect.element(row).toMatchTextContent(/12 searches, last on 29 Nov 2026/);
  await expect
    .element(missed.getByRole('listitem').nth(1))
    .toMatchTextContent(/1 search.*Means filter coffee/);
  await expectAccessible();
  await row.getByRole('button', { name: 'Add a synonym for kaapi' }).click();
  await expect.element(dialog.getByRole('textbox', { name: /^What people type/ })).toHaveValue('kaapi');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).toMatchTextContent(/Please enter words of the catalogue/);
  await expectAccessible();
  await dialog.getByRole('combobox', { name: /^What it means/ }).fill('filter coffee');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(row).toMatchTextContent(/Means filter coffee/);
  server.act<typeof deleteSynonym>('DELETE', PATH, () => {
    answer(KAPI, TEA);
    return { success: true };
  });
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.element(row.getByRole('button')).toBeVisible();
});

it('synonyms are found, changed, refused and deleted (CONTENT-39)', async () => {
  await renderStaff('/settings/search-words', RIGHTS);
  await expect.element(known).toMatchTextContent(/2 synonyms/);
  await known.getByRole('textbox', { name: 'Search synonyms' }).fill('TEA');
  await expectGone(known.getByText('kapi', { exact: true }));
  await known.getByRole('button', { name: 'Change chaya' }).click();
  const term = dialog.getByRole('textbox', { name: /^What people type/ });
  await term.fill('chai');
  server.refuse<typeof changeSynonym>('PUT', PATH, {
    status: 400,
    code: 'VALIDATION_FAILED',
    message: 'This synonym exists already',
    fields: [{ field: 'term', message: 'This synonym exists already' }],
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).toMatchTextContent(/This synonym exists already/);
  server.act<typeof changeSynonym>('PUT', PATH, (form) => {
    const synonym = { ...TEA, ...form, version: 3 };
    answer(KAPI, synonym);
    return { success: true, synonym };
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectGone(dialog);
  server.act<typeof deleteSynonym>('DELETE', PATH, () => {
    answer(KAPI);
    return { success: true };
  });
  await known.getByRole('button', { name: 'Delete chai' }).click();
  await expect.element(known).toMatchTextContent(/0 synonyms/);
});

it('a shop without either says so', async () => {
  answer();
  server.answer<typeof listMissedSearches>('GET', '/staff/missed-searches', { success: true, searches: [] });
  await renderStaff('/settings/search-words', RIGHTS);
  await expectText('Every search found something.', 'None yet.');
  await expectAccessible();
});

it('several words with commas become synonyms of their own, which one undo removes (CATALOGUE-41)', async () => {
  await renderStaff('/settings/search-words', RIGHTS);
  await page.getByRole('button', { name: 'New synonym' }).click();
  const term = dialog.getByRole('textbox', { name: /^What people type/ });
  await term.fill(',');
  await dialog.getByRole('combobox', { name: /^What it means/ }).fill('coffee');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).toMatchTextContent(/Please enter what people call it/);
  await term.fill('kaapi, kappi');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectText('2 synonyms added');
  await expect.element(known).toMatchTextContent(/4 synonyms/);
  server.act<typeof deleteSynonym>('DELETE', PATH, () => {
    answer(...synonyms.slice(0, -1));
    return { success: true };
  });
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.element(known).toMatchTextContent(/2 synonyms/);
});
