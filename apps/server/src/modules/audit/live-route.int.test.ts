import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { staffMembers, staffSessions } from '../../db/schema/staff/staff.ts';

const MINUTE_MS = 60_000;

describe('the live stream of a session', () => {
  let shop: TestShop;
  let staff: TestStaff;
  let origin = '';
  beforeAll(async () => {
    shop = await openTestShop();
    staff = await newTestStaff(shop, ['orders.read']);
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
  });
  afterAll(() => shop.close());

  const open = async ({ headers }: TestStaff) => {
    const stop = new AbortController();
    const { status, body } = await fetch(`${origin}/api/staff/live`, {
      headers: headers(),
      signal: stop.signal,
    });
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    /** Reads the stream up to `word`. */
    const until = async (word: string) => {
      let text = '';
      for (;;) {
        const { done, value } = (await reader?.read()) ?? { done: true, value: '' };
        text += value ?? '';
        if (done || text.includes(word)) return { text, hasEnded: done };
      }
    };
    return { status, until, stop: () => stop.abort() };
  };
  const tell = (id: string) =>
    shop.deps.liveChanges.tell(JSON.stringify({ kind: 'order', id, by: { id: 'm', name: 'Meera' } }));
  const seenAt = async () => {
    const [session] = await shop.db.select().from(staffSessions).where(eq(staffSessions.memberId, staff.id));
    return session?.lastSeenAt.getTime();
  };
  const seen = async (minutesAgo: number) => {
    const lastSeenAt = new Date(Date.now() - minutesAgo * MINUTE_MS);
    await shop.db.update(staffSessions).set({ lastSeenAt }).where(eq(staffSessions.memberId, staff.id));
    return lastSeenAt.getTime();
  };

  it('is not a use of it, and is refused once it has locked (STAFF-6)', async () => {
    const at = await seen(10);
    const stream = await open(staff);
    tell('o-1');
    expect((await stream.until('o-1')).text).toContain('event: changed');
    expect(await seenAt()).toBe(at);
    stream.stop();
    await seen(16);
    expect((await open(staff)).status).toBe(401);
  });

  it('ends with it, before the next event (STAFF-14)', async () => {
    const leaver = await newTestStaff(shop, ['orders.read']);
    const stream = await open(leaver);
    tell('o-2');
    await stream.until('o-2');
    await shop.db.update(staffMembers).set({ status: 'blocked' }).where(eq(staffMembers.id, leaver.id));
    tell('o-3');
    const rest = await stream.until('never');
    expect(rest.hasEnded).toBe(true);
    expect(rest.text).not.toContain('o-3');
  });

  it('has a few beside it', async () => {
    const many = await newTestStaff(shop, ['orders.read']);
    const streams = [];
    for (let window = 0; window < 6; window += 1) streams.push(await open(many));
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect((await open(many)).status).toBe(429);
    for (const { stop } of streams) stop();
  });
});
