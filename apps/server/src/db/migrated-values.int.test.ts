import type { Section } from '@ilaneer/domain/page/section-kinds';
import { sitePageProblems } from '@ilaneer/domain/page/site-page';
import { afterAll, describe, expect, it } from 'vitest';
import { risingDatabase } from '../../testing/database-at.ts';
import { readTables } from '../../testing/database-content.ts';
import { migrate } from './migrate.ts';

type WrittenVersion = { readonly slug: string; readonly title: string; readonly sections: Section[] };

describe('migrations on data of an earlier release', () => {
  const { withDataOf, drop } = risingDatabase();
  afterAll(() => drop());

  it('turn the texts of pages into sections, and keep what a page shows (CONTENT-40)', async () => {
    await withDataOf('0103_numbers_of_tickets', async (client, url) => {
      const link = { linkLabel: '', link: '' };
      const step = { title: 'Picked', text: 'By hand.', image: 'art/a.svg' };
      const home = {
        about: { title: 'Coffee', text: 'Slow.', whyTitle: '', points: [], ...link },
        taglines: ['Roasted'],
        oneDrop: { headline: '', text: '' },
        story: { title: 'Us', paragraphs: ['Once.'] },
        sustainability: { title: '', text: '', commitments: [], ...link },
        quotesTitle: '',
        quotes: [{ quote: 'Good.', name: 'Asha', place: '', stars: 5 }],
        contactCall: { title: '', text: '', ...link },
        galleryTitle: '',
        gallery: [],
        process: [step],
      };
      const about =
        'Hello.\n\n## Our Story\n\n_We_ began.\n\nThen more.\n\n## Vision\n\nCups.\n\n## Promise\n\nTwo.\n\n### Purity\n\nBeans.\n\n### Care\n\nSlow.';
      const process = 'Steps.\n\n## Picked\n\nBy hand.\n\n## Dried\n\nIn the sun.';
      await client.query(
        `insert into settings (key, value, created_at, updated_at) values ('home', $1, now(), now())
         on conflict (key) do update set value = excluded.value`,
        [home],
      );
      await client.query('delete from pages where slug in ($1, $2)', ['about-us', 'process']);
      await client.query(
        `insert into pages (slug, title, body, updated_on, created_at, updated_at)
         values ('about-us', 'About Us', $1, now(), now(), now()), ('process', 'Our Process', $2, now(), now(), now())`,
        [about, process],
      );
      await migrate(url);
      const { site_page_versions: versions = [], pages = [], settings = [] } = await readTables(client);
      const sectionsOf = (slug: string) => versions.find((version) => version.slug === slug)?.sections;
      expect(sectionsOf('home')).toMatchObject([
        { kind: 'banners' },
        { kind: 'intro', title: 'Coffee', text: 'Slow.' },
        { kind: 'taglines', lines: ['Roasted'] },
        { kind: 'story', title: 'Us', paragraphs: ['Once.'], steps: [step] },
        {},
        { kind: 'quotes', title: 'What people say', quotes: home.quotes },
      ]);
      expect(sectionsOf('about-us')).toMatchObject([
        { kind: 'hero', title: 'About Us', text: 'Hello.' },
        { kind: 'story', title: 'Our Story', paragraphs: ['We began.', 'Then more.'] },
        { kind: 'statements', statements: [{ title: 'Vision', text: 'Cups.' }] },
        {
          ...{ kind: 'points', title: 'Promise', text: 'Two.' },
          points: [
            { title: 'Purity', text: 'Beans.' },
            { title: 'Care', text: 'Slow.' },
          ],
        },
        { kind: 'closing' },
      ]);
      expect(sectionsOf('process')).toMatchObject([
        { kind: 'hero', text: 'Steps.' },
        {
          kind: 'steps',
          steps: [
            { title: 'Picked', text: 'By hand.', image: 'art/farm-step-1.svg' },
            { title: 'Dried', text: 'In the sun.' },
          ],
        },
        { kind: 'closing' },
      ]);
      for (const { slug, title, sections } of versions as unknown as WrittenVersion[]) {
        expect(sitePageProblems(slug, { title, description: '', sections })).toEqual([]);
      }
      expect(settings.some(({ key }) => key === 'home')).toBe(false);
      expect(pages.some(({ slug }) => slug === 'about-us')).toBe(false);
    });
  });

  it('leave orders of before at the 18 % that was charged on all their goods', async () => {
    await withDataOf('0014_returns_life', async (client, url) => {
      await migrate(url);
      const { order_lines: lines = [], orders = [] } = await readTables(client);
      expect(new Set(lines.map((line) => line.gst_basis_points))).toEqual(new Set([1_800]));
      const goodsOnly = { gst_basis_points: 1_800, delivery_gst_basis_points: null, delivery_gst_paise: 0 };
      expect(orders).toEqual(orders.map(() => expect.objectContaining(goodsOnly)));
    });
  });

  it('give earlier cancellations and refunds a cause and a refund status', async () => {
    await withDataOf('0016_saved_cards_and_coins_back', async (client, url) => {
      await client.query(`
        insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', 'o-late', 'number', 'ILN-10009',
          'idempotency_key', null, 'status', 'cancelled', 'cancelled_at', o.payable_until))).* from orders o where id = 'o-pending';
        insert into order_events (order_id, position, kind, status, actor, happened_at)
          values ('o-late', 1, 'pending', 'pending', 'shopper', now()), ('o-late', 2, 'cancelled', 'cancelled', 'clock', now());
        insert into payments select (jsonb_populate_record(p, '{"id":"pay-late","order_id":"o-late","status":"refunded",
          "gateway_order_id":"late","gateway_payment_id":"late","refunded_paise":37630}')).* from payments p where id = 'pay-open';
        insert into refunds (id, order_id, payment_id, amount_paise, state, reason, requested_at)
          values ('ref-late', 'o-late', 'pay-late', 37630, 'requested', 'The order was given up', now()),
            ('ref-twice', 'o-late', 'pay-late', 1, 'requested', 'Paid twice', now());
        insert into categories select (jsonb_populate_record(c, '{"id":"lost","parent_id":"nowhere"}')).* from categories c where id = 'packs'`);
      await migrate(url);
      const { orders = [], refunds = [], categories = [] } = await readTables(client);
      const ofId = (rows: Record<string, unknown>[], id: string) => rows.find((row) => row.id === id);
      expect(ofId(orders, 'o-late')).toMatchObject({
        cancel_cause: 'not paid in time',
        payment_status: 'refunded',
      });
      expect(ofId(orders, 'o-cancelled')).toMatchObject({
        cancel_cause: 'by shopper',
        payment_status: 'pending',
      });
      expect(ofId(orders, 'o-pending')).toMatchObject({ cancel_cause: null, payment_status: 'pending' });
      expect(['ref-late', 'ref-twice', 'ref-1'].map((id) => ofId(refunds, id)?.cause)).toEqual([
        'paid too late',
        'paid twice',
        'order cancelled',
      ]);
      expect(['lost', 'packs'].map((id) => ofId(categories, id)?.parent_id)).toEqual([null, 'drinks']);
    });
  });

  it('tell who acted on orders of before: which shopper, staff at the command line, or which part of the shop', async () => {
    await withDataOf('0026_otp_brought_device', async (client, url) => {
      await client.query(`
        insert into order_events (order_id, position, kind, status, actor, happened_at)
        select 'o-cancelled', 10 + row_number() over (), 'processing', 'processing', who, now()
        from unnest(array['shopper', 'staff', 'shop', 'clock', 'sandbox', 'razorpay', 'unknown']) as who`);
      await migrate(url);
      const { rows } = await client.query(
        `select actor_kind || ' ' || actor_id as actor from order_events
         where order_id = 'o-cancelled' and position > 10 order by position`,
      );
      expect(rows.map(({ actor }) => actor)).toEqual([
        'shopper u-anu',
        'staff command line',
        'system shop',
        'system clock',
        'system sandbox',
        'system razorpay',
        'system shop',
      ]);
    });
  });

  it('tell who moved coins and money before: the shopper, staff, the clock, a gateway, or the shop itself', async () => {
    await withDataOf('0027_order_actors', async (client, url) => {
      await client.query(`
        insert into coin_entries (user_id, lot_id, kind, coins, happened_at)
          values ('u-anu', 'lot-1', 'expired', -1, now());
        insert into order_events (order_id, position, kind, status, actor_kind, actor_id, happened_at)
          values ('o-cancelled', 20, 'cancelled', 'cancelled', 'staff', 'Meera', now()),
            ('o-delivered', 20, 'return_refunded', 'delivered', 'staff', 'Ravi', now());
        insert into refunds (id, order_id, payment_id, amount_paise, state, cause, reason, return_id, requested_at)
          values ('ref-cancelled', 'o-cancelled', 'pay-part', 1, 'requested', 'order cancelled', '', null, now()),
            ('ref-return', 'o-delivered', 'pay-part', 1, 'requested', 'return', '', 'r-1', now()),
            ('ref-twice', 'o-delivered', 'pay-part', 1, 'requested', 'paid twice', '', null, now())`);
      await migrate(url);
      const actorsIn = async (select: string) =>
        (await client.query<{ row: string }>(select)).rows.map(({ row }) => row);
      const by = `actor_kind || ' ' || actor_id as row`;
      expect(await actorsIn(`select kind || ': ' || ${by} from coin_entries order by position`)).toEqual([
        'earned: system shop',
        'spent: shopper u-anu',
        'returned: system shop',
        'reversed: system shop',
        'spent: shopper u-anu',
        'refunded: system shop',
        'expired: system clock',
      ]);
      expect(await actorsIn(`select kind || ': ' || ${by} from gift_card_entries order by id`)).toEqual([
        'held: shopper u-anu',
        'held: shopper u-anu',
        'returned: system shop',
      ]);
      expect(await actorsIn(`select id || ': ' || ${by} from refunds order by id`)).toEqual([
        'ref-1: system shop',
        'ref-2: system shop',
        'ref-cancelled: staff Meera',
        'ref-return: staff Ravi',
        'ref-twice: system sandbox',
      ]);
      expect(await actorsIn(`select refunded_by_kind || ' ' || refunded_by_id as row from returns`)).toEqual([
        'staff Ravi',
      ]);
      const { gift_cards: cards = [] } = await readTables(client);
      const staff = 'command line';
      expect(cards.map((card) => [card.id, card.issued_by_id, card.stopped_by_id])).toEqual([
        ['g-part', staff, null],
        ['g-stopped', staff, staff],
        ['g-whole', staff, null],
      ]);
      await expect(client.query('update coin_entries set coins = 1')).rejects.toThrow('never changed');
      await expect(client.query('delete from gift_card_entries')).rejects.toThrow('written once');
    });
  });

  it('leave orders of which something came back at the rounding of their credit notes', async () => {
    await withDataOf('0056_within_mrp', async (client, url) => {
      const { returns = [] } = await readTables(client);
      await migrate(url);
      const { orders = [] } = await readTables(client);
      const noted = returns.filter((one) => one.refund_position !== null).map((one) => one.order_id);
      const down = orders.filter((one) => one.unit_rounding === 'down').map(({ id }) => id);
      expect(down.toSorted()).toEqual([...new Set(noted)].toSorted());
      expect(down.length).toBeGreaterThan(0);
      expect(down.length).toBeLessThan(orders.length);
    });
  });

  it('leave orders with GST inside at the arithmetic that they were placed with (PRICING-23)', async () => {
    await withDataOf('0062_open_refunds', async (client, url) => {
      await client.query(`
        update orders set prices = 'inclusive', delivery_taxes = '[]', total_mrp_paise = total_mrp_paise + gst_paise,
          delivery_gst_basis_points = 1800
        where id in (select id from orders order by id limit 1)`);
      await migrate(url);
      const { orders = [] } = await readTables(client);
      const kept = orders.map(({ prices, gst_inside: inside }) => `${prices} ${inside}`);
      expect(new Set(kept)).toEqual(new Set(['inclusive by rate', 'exclusive null']));
      // The previous release, running alongside, inserts rows without GST mode.
      const { rows: columns } = await client.query<{ name: string }>(
        `select column_name as name from information_schema.columns where table_name = 'orders' and is_generated = 'NEVER'`,
      );
      const names = columns.map(({ name }) => name).join(', ');
      const { rows } = await client.query(`
        insert into orders (${names}) select ${names} from (
          select (jsonb_populate_record(o, jsonb_build_object('id', 'o-beside', 'number', 'ILN-20001',
            'idempotency_key', null, 'gst_inside', null))).* from orders o where prices = 'inclusive' limit 1
        ) beside returning gst_inside`);
      expect(rows).toEqual([{ gst_inside: 'by rate' }]);
    });
  });
});
