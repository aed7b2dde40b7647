import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  deliverMail,
  deliverMany,
  INBOUND,
  type MailedTicket,
  mailedTicket,
} from '../../../testing/inbound-mail.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

const REPLIES = 1_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ config: { inboundMail: INBOUND } });
});
afterAll(() => shop.close());

it('a thousand replies by mail, a third doubled, land once each within a minute (SUPPORT-11)', async () => {
  const opened: MailedTicket[] = [];
  for (let ticket = 0; ticket < 50; ticket += 1) opened.push(await mailedTicket(shop));
  const begun = performance.now();
  const { statuses, total } = await deliverMany(shop, (mail) => deliverMail(shop, mail), opened, REPLIES);
  const seconds = (performance.now() - begun) / 1_000;
  expect(statuses.get('added')).toBe(REPLIES);
  expect(statuses.get('known')).toBe(334);
  expect(total).toBe(REPLIES + opened.length);
  expect(seconds).toBeLessThan(60);
});
