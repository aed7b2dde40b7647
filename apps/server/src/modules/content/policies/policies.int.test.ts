import { rateIn } from '@ilaneer/domain/pricing/price-mode';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_DIR } from '../../../../testing/content-dir.ts';
import { newTestStaff, type TestStaff } from '../../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../../testing/test-shop.ts';
import { readHsnRates } from '../../tax-rate/tax-rate.ts';
import { readPolicyTemplates } from './policy-templates.ts';

let shop: TestShop;
let staff: TestStaff;
beforeAll(async () => {
  shop = await openTestShop();
  staff = await newTestStaff(shop, ['content.write']);
});
afterAll(() => shop.close());

const change = (body: object, version: number) =>
  staff.call('PUT', '/policies/refund-policy', { body, version });
const shown = async () => (await shop.call('GET', '/pages/refund-policy')).body;

describe('a policy', () => {
  const text = { title: 'Refunds', body: 'Within {{days}} days.', values: [] };

  it("of the sample shop is its first version, and begins with the sample's words", async () => {
    const { body } = await staff.call('GET', '/policies');
    expect(body.policies).toMatchObject([
      { slug: 'privacy-policy', version: 1, isShown: true, openBlanks: [], shownSince: '2025-05-04' },
      { slug: 'refund-policy', version: 1 },
      { slug: 'shipping-policy', version: 1 },
      { slug: 'terms-of-service', version: 1 },
    ]);
    const terms = await staff.call('GET', '/policies/terms-of-service');
    expect(terms.body.template).toMatchObject({
      values: [
        { name: 'name of the shop', value: 'Ilaneer' },
        { name: 'what prices say of GST', value: expect.stringContaining('shown before GST') },
        { name: 'payment gateway', value: 'Razorpay (razorpay.com/support)' },
        { name: 'city of the courts', value: 'Malappuram' },
        { name: 'state of the courts', value: 'Kerala' },
      ],
    });
  });

  it('with a blank left is kept, and not shown (SETTING-10)', async () => {
    const { status, body } = await change(text, 1);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        policy: {
          version: 2,
          isShown: false,
          openBlanks: ['{{days}}'],
          values: [{ name: 'days', value: '' }],
          shownSince: '2025-05-04',
        },
      },
    });
    expect(await shown()).toMatchObject({ page: { title: 'Refund Policy' } });
  });

  it('is shown at once when its blanks are filled', async () => {
    await change(
      {
        ...text,
        values: [
          { name: 'days', value: ' 9 ' },
          { name: 'unknown', value: 'x' },
        ],
      },
      2,
    );
    expect(await shown()).toMatchObject({ page: { title: 'Refunds', html: '<p>Within 9 days.</p>\n' } });
  });

  it('keeps all that it ever said, the newest first (SETTING-11)', async () => {
    const { body } = await staff.call('GET', '/policies/refund-policy/versions');
    expect(body).toMatchObject({
      versions: [
        { number: 3, words: 'Within 9 days.', isShown: true, savedBy: staff.name },
        { number: 2, words: 'Within {{days}} days.', isShown: false },
        { number: 1, isShown: true },
      ],
      next: null,
    });
    const older = await staff.call('GET', '/policies/refund-policy/versions?before=2');
    expect(older.body.versions).toMatchObject([{ number: 1 }]);
    for (const statement of [
      sql`update policy_versions set words = 'Never.'`,
      sql`delete from policy_versions`,
      sql`truncate policy_versions cascade`,
    ]) {
      await expect(shop.db.execute(statement)).rejects.toMatchObject({ cause: { code: '42501' } });
    }
  });

  it('from an old version, or of nothing, is refused', async () => {
    expect(await change(text, 1)).toMatchObject({
      status: 409,
      body: { code: 'VERSION_STALE', data: { current: { version: 3, title: 'Refunds' } } },
    });
    expect(await change({ ...text, title: ' ', body: '' }, 3)).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'title' }, { field: 'body' }] },
    });
    expect((await staff.call('GET', '/policies/about-us')).status).toBe(400);
  });

  it('without a text begins with its template', async () => {
    const other = await openTestShop();
    try {
      await other.db.execute(sql`alter table policy_versions disable trigger user`);
      await other.db.execute(sql`delete from policy_versions`);
      await other.db.execute(sql`delete from pages where slug = 'shipping-policy'`);
      const writer = await newTestStaff(other, ['content.write']);
      const { body } = await writer.call('GET', '/policies/shipping-policy');
      expect(body.policy).toMatchObject({
        version: 0,
        isShown: false,
        shownSince: null,
        values: [
          {
            name: 'what delivery costs',
            value:
              '**Delivery is ₹40 for an order.** It is **free when your goods come to ₹500 or more**, after all discounts, coupons and coins, before GST.',
          },
          {
            name: 'later charges',
            value: 'There is nothing to add later: no packing charge, and no fee for Cash on Delivery.',
          },
          { name: 'days until dispatch', value: '' },
          { name: 'days until delivery', value: '3 to 5 business days' },
        ],
      });
    } finally {
      await other.close();
    }
  });

  it('states the price mode: prices with GST inside include it', async () => {
    const known = await readHsnRates(CONTENT_DIR);
    const other = await openTestShop({ hsnRates: known.map((rate) => rateIn('inclusive', rate)) });
    try {
      const writer = await newTestStaff(other, ['content.write']);
      const valuesOf = async (slug: string) => {
        const { body } = await writer.call('GET', `/policies/${slug}`);
        return (body.template as { values: readonly { name: string; value: string }[] }).values;
      };
      expect(await valuesOf('terms-of-service')).toContainEqual({
        name: 'what prices say of GST',
        value: expect.stringMatching(/^Prices in the shop include all taxes\./),
      });
      expect(await valuesOf('shipping-policy')).toContainEqual({
        name: 'what delivery costs',
        value: expect.stringContaining('with GST included'),
      });
    } finally {
      await other.close();
    }
  });
});

describe('a published policy that repeats settings (SETTING-24)', () => {
  it('keeps its words when a setting changes, and is listed as outdated until a new version says it', async () => {
    const other = await openTestShop();
    try {
      const owner = await newTestStaff(other, ['content.write', 'settings.write']);
      const text = {
        title: 'Shipping',
        body: 'Delivery is {{delivery charge}}, within {{days until delivery}}, by {{courier}}.',
      };
      const save = (charge: string, version: number) =>
        owner.call('PUT', '/policies/shipping-policy', {
          body: {
            ...text,
            values: [
              { name: 'delivery charge', value: charge },
              { name: 'days until delivery', value: '3 to 5 business days' },
              { name: 'courier', value: 'Delhivery' },
            ],
          },
          version,
        });
      const policy = async () => (await owner.call('GET', '/policies/shipping-policy')).body.policy;
      const item = async () => {
        const { body } = await owner.call('GET', '/checklist');
        const items = body.items as { id: string; isDone: boolean; text: string; page: string }[];
        return { ...items.find(({ id }) => id === 'policies'), outdated: body.outdatedPolicies };
      };
      const words = async () => {
        const { body } = await other.call('GET', '/pages/shipping-policy');
        return (body.page as { html: string }).html;
      };
      expect((await save('₹40', 1)).body.policy).toMatchObject({ isShown: true, outdated: [] });
      const before = await words();
      const { values, version } = other.deps.settings.sections().delivery;
      const delivery = {
        ...values,
        charge: 75,
        freeFrom: 500,
        unprovenCash: 10_000,
        provenCash: 50_000,
      };
      expect((await owner.call('PUT', '/settings/delivery', { body: delivery, version })).status).toBe(200);
      const outdated = [{ name: 'delivery charge', published: '₹40', value: '₹75' }];
      expect(await words()).toBe(before);
      expect(await policy()).toMatchObject({ version: 2, isShown: true, outdated });
      expect((await owner.call('GET', '/policies')).body.policies).toContainEqual(
        expect.objectContaining({ slug: 'shipping-policy', outdated }),
      );
      expect(await item()).toMatchObject({
        isDone: false,
        text: expect.stringContaining('Shipping policy'),
        page: '/settings/policies/shipping-policy?fill=settings',
        outdated: [{ slug: 'shipping-policy', outdated }],
      });
      // A draft with a blank leaves the published words outdated.
      const draft = await save('', 2);
      expect(draft.body.policy).toMatchObject({ version: 3, isShown: false, outdated });
      expect((await save('₹75', 3)).body.policy).toMatchObject({ version: 4, isShown: true, outdated: [] });
      expect(await words()).toContain('Delivery is ₹75');
      expect(await item()).toMatchObject({ isDone: true, outdated: [] });
    } finally {
      await other.close();
    }
  });
});

describe('the templates of policies', () => {
  it('name no goods, festivals or places of the sample brand', async () => {
    const templates = Object.values(await readPolicyTemplates(CONTENT_DIR));
    expect(templates).toHaveLength(4);
    for (const { body } of templates) {
      expect(body).not.toMatch(/coconut|Kerala|Onam|Diwali|monsoon|harvest|drawings|24 to 48 hours/i);
    }
  });
});
