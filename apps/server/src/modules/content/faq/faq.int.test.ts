import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newTestStaff, type TestStaff } from '../../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../../testing/test-shop.ts';

type Category = {
  readonly id: string;
  readonly title: string;
  readonly isShown: boolean;
  readonly version: number;
  readonly faqs: readonly { readonly id: string; readonly question: string; readonly answer: string }[];
};
type Shown = { readonly name: string; readonly faqs: readonly { readonly question: string }[] };

const WRAPPED = { id: null, question: 'Is it wrapped?', answer: 'In paper.' };
const CARD = { id: null, question: 'Is there a card?', answer: 'Yes.' };

describe('the FAQ in the hands of staff (CONTENT-32)', () => {
  let shop: TestShop;
  let staff: TestStaff;
  beforeAll(async () => {
    shop = await openTestShop();
    staff = await newTestStaff(shop, ['content.write']);
  });
  afterAll(() => shop.close());

  const list = async () => (await staff.call('GET', '/faq-categories')).body.categories as Category[];
  const shown = async () => (await shop.call('GET', '/faq-categories-with-faqs')).body.data as Shown[];
  const shownOf = async (title: string) =>
    (await shown()).find(({ name }) => name === title)?.faqs.map(({ question }) => question);
  const make = async (title: string, ...faqs: object[]) => {
    const made = await staff.call('POST', '/faq-categories', { body: { title, isShown: true, faqs } });
    expect(made.status).toBe(201);
    return made.body.category as Category;
  };
  const change = ({ id, version }: Category, body: object) =>
    staff.call('PUT', `/faq-categories/${id}`, { version, body });

  it('is the same list in the same order as the shop shows', async () => {
    const names = (await shown()).map(({ name }) => name);
    expect((await list()).map(({ title }) => title)).toEqual(names);
    expect(names.length).toBeGreaterThan(1);
  });

  it('takes a new category at the end, in the shop at once', async () => {
    await make('Gifts', WRAPPED, CARD);
    expect((await shown()).at(-1)?.name).toBe('Gifts');
    expect(await shownOf('Gifts')).toEqual(['Is it wrapped?', 'Is there a card?']);
  });

  it('reorders, rewrites, adds and removes questions; a question that stays keeps its id', async () => {
    const made = await make('Hampers', WRAPPED, CARD);
    const [wrapped, card] = made.faqs;
    const faqs = [
      { ...card, answer: 'Yes, yours.' },
      { ...CARD, question: 'How many?' },
    ];
    const changed = await change(made, { title: 'Hampers', isShown: true, faqs });
    expect(changed.status).toBe(200);
    const now = (changed.body.category as Category).faqs;
    expect(now).toMatchObject([{ id: card?.id, answer: 'Yes, yours.' }, { question: 'How many?' }]);
    expect(now.map(({ id }) => id)).not.toContain(wrapped?.id);
    expect(await shownOf('Hampers')).toEqual(['Is there a card?', 'How many?']);
  });

  it('hides a category from the shop, and shows it again', async () => {
    const made = await make('Weddings', WRAPPED);
    const { faqs } = made;
    const hidden = await change(made, { title: 'Weddings', isShown: false, faqs });
    expect(await shownOf('Weddings')).toBeUndefined();
    expect(await list()).toContainEqual(expect.objectContaining({ title: 'Weddings', isShown: false }));
    await change(hidden.body.category as Category, { title: 'Weddings', isShown: true, faqs });
    expect(await shownOf('Weddings')).toEqual(['Is it wrapped?']);
  });

  it('deletes a category with its questions', async () => {
    const { id, version } = await make('Raffle', WRAPPED);
    expect(await staff.call('DELETE', `/faq-categories/${id}`, { version })).toMatchObject({ status: 200 });
    expect(await shownOf('Raffle')).toBeUndefined();
    expect(await staff.call('DELETE', `/faq-categories/${id}`, { version })).toMatchObject({ status: 404 });
  });

  it('orders all categories, without making an open form stale, and refuses a list that lacks one', async () => {
    const before = await list();
    const ids = before.map(({ id }) => id).toReversed();
    const order = (some: readonly string[]) =>
      staff.call('POST', '/faq-categories/order', { body: { ids: some } });
    for (const some of [ids.slice(1), [...ids, 'of another shop'], [...ids.slice(1), ids[1] ?? '']]) {
      expect(await order(some)).toMatchObject({ status: 409, body: { code: 'VERSION_STALE' } });
    }
    expect((await order(ids)).status).toBe(200);
    const after = await list();
    expect(after).toEqual(before.toReversed());
    expect((await shown()).map(({ name }) => name)).toEqual(after.map(({ title }) => title));
  });

  it.each([
    ['title', { title: '  ', isShown: true, faqs: [] }],
    ['faqs.0.question', { title: 'Bad', isShown: true, faqs: [{ ...WRAPPED, question: '\u200b' }] }],
    ['faqs.1.answer', { title: 'Bad', isShown: true, faqs: [WRAPPED, { ...CARD, answer: '' }] }],
    ['faqs.0.question', { title: 'Bad', isShown: true, faqs: [{ ...WRAPPED, question: 'x'.repeat(201) }] }],
    ['faqs', { title: 'Bad', isShown: true, faqs: Array.from({ length: 101 }, () => WRAPPED) }],
  ])('names %s when it is wrong, and keeps everything as it was', async (field, body) => {
    const made = await make('As it was', WRAPPED);
    const before = await list();
    const refused = { status: 400, body: { fields: [expect.objectContaining({ field })] } };
    expect(await staff.call('POST', '/faq-categories', { body })).toMatchObject(refused);
    expect(await change(made, body)).toMatchObject(refused);
    expect(await list()).toEqual(before);
  });

  it('adds a new question for an id that was deleted, is of another category or comes twice', async () => {
    const mine = await make('Mine', WRAPPED);
    const other = await make('Other', CARD);
    const empty = await change(other, { title: 'Other', isShown: true, faqs: [] });
    const faqs = [other.faqs[0], mine.faqs[0], mine.faqs[0]];
    const changed = await change(empty.body.category as Category, { title: 'Other', isShown: true, faqs });
    const ids = (changed.body.category as Category).faqs.map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain(mine.faqs[0]?.id);
    expect(await shownOf('Mine')).toEqual(['Is it wrapped?']);
    expect(await shownOf('Other')).toEqual(['Is there a card?', 'Is it wrapped?', 'Is it wrapped?']);
  });
});
