import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { shipTestOrder } from '../../../testing/shoppers/invoiced-order.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { tokenOf } from '../../deps/secrets.ts';
import type { Attachment, Mail } from '../../messages/mailer.ts';

type Sent = Mail & { readonly attachments?: readonly Attachment[] };

describe('the mail that an order is on its way (TAX-DOCUMENT-22)', () => {
  const mails: Sent[] = [];
  let shop: TestShop;
  let pack: Awaited<ReturnType<typeof variantWithStock>>;
  beforeAll(async () => {
    shop = await openTestShop({ mailer: async (mail) => void mails.push(mail) });
    pack = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 1_000);
  });
  afterAll(() => shop.close());

  const dispatchOf = async (orderId: string): Promise<Sent> => {
    const find = () => mails.find((mail) => mail.kind === 'order-shipped' && mail.orderId === orderId);
    await expect.poll(find, { timeout: 20_000, interval: 50 }).toBeDefined();
    return find() ?? expect.fail('no mail');
  };
  const linkIn = ({ text }: Mail): string =>
    decodeURIComponent(/#\/invoice\?link=(\S+)/.exec(text)?.[1] ?? expect.fail('no link'));
  const open = (link: string) =>
    shop.app.inject({ method: 'POST', url: '/api/invoice-links', payload: { link } });
  const downloadOf = async ({ token }: TestShopper, orderId: string) =>
    (
      await shop.app.inject({
        url: `/api/orders/${orderId}/invoice`,
        headers: { authorization: `Bearer ${token}` },
      })
    ).rawPayload;

  it('brings the original invoice, attached and by a link without a login', async () => {
    const shopper = await shop.newShopper();
    const orderId = await shipTestOrder(shop, shopper, [{ ...pack, quantity: 1 }]);
    const mail = await dispatchOf(orderId);
    const original = await downloadOf(shopper, orderId);
    expect(mail.attachments).toEqual([
      {
        name: expect.stringMatching(/^ILN-\d{4}-\d{6}\.pdf$/),
        contentType: 'application/pdf',
        bytes: original,
      },
    ]);
    const opened = await open(linkIn(mail));
    expect(opened.statusCode).toBe(200);
    expect(opened.headers['content-type']).toBe('application/pdf');
    expect(opened.rawPayload).toEqual(original);
    // Sent mails stay in the queue for a day.
    const { rows } = await shop.db.execute<{ size: number }>(
      sql`select length(data::text) as size from pgboss.job where data ->> 'id' = ${mail.id}`,
    );
    expect(rows[0]?.size).toBeLessThan(original.length / 2);
  });

  it('opens no other document, and nothing by another link of the shop', async () => {
    const [one, other] = [await shop.newShopper(), await shop.newShopper()];
    const mine = await shipTestOrder(shop, one, [{ ...pack, quantity: 1 }]);
    const theirs = await shipTestOrder(shop, other, [{ ...pack, quantity: 2 }]);
    const link = linkIn(await dispatchOf(mine));
    const signature = link.slice(link.lastIndexOf('.'));
    const refused = [
      `${theirs}${signature}`,
      theirs,
      '',
      tokenOf(shop.deps.keys, 'pay-link', theirs),
      `${link}x`,
    ];
    for (const wrong of refused) {
      expect(await open(wrong).then((answer) => answer.json())).toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
    }
    expect((await open(link)).rawPayload).toEqual(await downloadOf(one, mine));
  });

  it('opens nothing of a deleted account (TAX-DOCUMENT-11)', async () => {
    const shopper = await shop.newShopper();
    const orderId = await shipTestOrder(shop, shopper, [{ ...pack, quantity: 1 }]);
    const link = linkIn(await dispatchOf(orderId));
    await shop.db.execute(sql`
      update orders set delivery_address = delivery_address || '{"fullName": "Deleted account"}' where id = ${orderId}`);
    expect((await open(link)).statusCode).toBe(404);
  });
});
