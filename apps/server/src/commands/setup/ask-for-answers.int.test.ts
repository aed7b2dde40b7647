import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyCatalogue } from '../../../testing/empty-catalogue.ts';
import { OWN_BRAND, OWN_SELLER, OWN_SUPPORT } from '../../../testing/staff/own-settings.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { askForAnswers } from './ask-for-answers.ts';
import type { SetupAnswers } from './setup-answers.ts';

const SECTIONS = {
  brand: OWN_BRAND,
  seller: OWN_SELLER,
  support: OWN_SUPPORT,
  tax: { mode: 'hsn' },
} as const;
const DAYS = 'In the policies: days until dispatch';
const EMAIL = 'E-mail address of the first owner (empty: none)';
const NAME = 'Name of the first owner';
const FREE = 'Free delivery from, in rupees (or never)';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.db.execute(sql`delete from settings`);
  await emptyCatalogue(shop.db);
  await shop.deps.settings.refresh();
});
afterAll(() => shop.close());

/** Types the given answers to a question in turn, else Enter. */
async function answer(typed: Readonly<Record<string, string[]>>, given: SetupAnswers = SECTIONS) {
  const asked: string[] = [];
  const said: string[] = [];
  const left = new Map(Object.entries(typed).map(([question, answers]) => [question, [...answers]]));
  const terminal = {
    ask: async (question: string, before: string) => {
      asked.push(before === '' ? question : `${question} [${before}]`);
      return left.get(question)?.shift() ?? before;
    },
    say: (line: string) => void said.push(line),
  };
  return { answers: await askForAnswers(terminal, shop.deps, given), asked, said };
}

describe('the questions of npm run setup', () => {
  it('ask for nothing in the policies that the contacts state, and for the name of the owner', async () => {
    const { answers, asked } = await answer({
      [DAYS]: ['2 to 4'],
      [EMAIL]: ['a.menon@x.in'],
      [NAME]: ['Asha'],
    });
    expect(asked.filter((question) => question.startsWith('In the policies'))).toEqual([DAYS]);
    expect(answers).toMatchObject({
      policies: { 'days until dispatch': '2 to 4' },
      owner: { email: 'a.menon@x.in', name: 'Asha' },
    });
  });

  it('repeat an answer of another kind, and state the kind', async () => {
    const { answers, said } = await answer({
      [DAYS]: ['soon', '2'],
      [EMAIL]: ['2 to 4', 'meera@palmgrove.in'],
      [NAME]: ['', 'Meera Nair'],
      [FREE]: ['from 500', '500'],
    });
    expect(answers).toMatchObject({
      policies: { 'days until dispatch': '2' },
      owner: { email: 'meera@palmgrove.in', name: 'Meera Nair' },
      delivery: { freeFrom: 500 },
    });
    expect(said.slice(1)).toEqual([
      '  Enter a number.',
      '  Enter a number of days, such as 2 or 2 to 4.',
      '  Enter an e-mail address, such as meera@example.in.',
      '  Enter the name for the staff account.',
    ]);
  });

  it('go back one answer for each <, and offer the earlier answer', async () => {
    const { answers, asked, said } = await answer({
      'Delivery charge in rupees': ['<', '60', '75'],
      [FREE]: ['<', 'never'],
    });
    expect(said).toEqual([expect.stringContaining('Type < to go back')]);
    expect(asked.slice(0, 5)).toEqual([
      'Delivery charge in rupees [40]',
      'Delivery charge in rupees [40]',
      `${FREE} [500]`,
      'Delivery charge in rupees [60]',
      `${FREE} [500]`,
    ]);
    expect(answers.delivery).toMatchObject({ charge: 75, freeFrom: null });
  });
});
