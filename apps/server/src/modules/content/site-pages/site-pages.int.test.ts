import type { StaffSitePageView } from '@ilaneer/contract/staff/content/site-pages';
import type { Section } from '@ilaneer/domain/page/section-kinds';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newTestStaff, type TestStaff } from '../../../../testing/staff/test-staff.ts';
import { type Answer, openTestShop, type TestShop } from '../../../../testing/test-shop.ts';

const MINUTE_MS = 60_000;
const offer = (body: string): Section => ({ id: 'offer', kind: 'text', body });

describe('pages that staff arrange (CONTENT-40 to CONTENT-42)', () => {
  let shop: TestShop;
  let staff: TestStaff;
  let clock = new Date();
  let slug: string;
  let made = 0;
  beforeAll(async () => {
    shop = await openTestShop({ now: () => clock });
    staff = await newTestStaff(shop, ['content.write']);
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    made += 1;
    slug = `monsoon-offer-${made}`;
  });

  const pageOf = ({ body }: Answer) => body.page as StaffSitePageView;
  const make = async () =>
    pageOf(await staff.call('POST', '/site-pages', { body: { slug, title: 'Monsoon offer' } }));
  const read = async () => pageOf(await staff.call('GET', `/site-pages/${slug}`));
  const change = ({ slug: of, title, description, version }: StaffSitePageView, sections: Section[]) =>
    staff.call('PUT', `/site-pages/${of}`, { version, body: { title, description, sections } });
  const publish = ({ slug: of, version }: StaffSitePageView, isPublic = true, from: Date | null = null) =>
    staff.call('POST', `/site-pages/${of}/publication`, { version, body: { isPublic, from } });
  const shown = async (of = slug, at: TestShop = shop) => {
    const { status, body } = await at.call('GET', `/site-pages/${of}`);
    return status === 200 ? (body.page as { sections: unknown[] }).sections : status;
  };

  it('begin hidden, are drafts until published, and the public version stays meanwhile', async () => {
    const begun = await make();
    expect(begun).toMatchObject({ isPublic: false, hasDraft: true, path: `/p/${slug}` });
    expect(await shown()).toBe(404);
    const saved = pageOf(await change(begun, [offer('**Ten** percent off.')]));
    expect(await shown()).toBe(404);
    const published = pageOf(await publish(saved));
    expect(published).toMatchObject({ isPublic: true, hasDraft: false, scheduledFor: null });
    const first = [{ id: 'offer', kind: 'text', html: '<p><strong>Ten</strong> percent off.</p>\n' }];
    expect(await shown()).toEqual(first);
    const changed = pageOf(await change(published, [offer('Twelve.')]));
    expect(changed).toMatchObject({ isPublic: true, hasDraft: true });
    expect(await shown()).toEqual(first);
    await publish(changed);
    expect(await shown()).toMatchObject([{ html: '<p>Twelve.</p>\n' }]);
  });

  it('change by themselves at their moment, on every node; a later save keeps the moment', async () => {
    const other = await openTestShop({ beside: shop, now: () => clock, hasSubscription: true });
    const published = pageOf(await publish(pageOf(await change(await make(), [offer('Old.')]))));
    const at = new Date(clock.getTime() + MINUTE_MS);
    const saved = pageOf(await change(published, [offer('New.')]));
    const scheduled = pageOf(await publish(saved, true, at));
    expect(scheduled.scheduledFor).toBe(at.toISOString());
    const corrected = pageOf(await change(scheduled, [offer('Newer.')]));
    expect(corrected.scheduledFor).toBe(at.toISOString());
    await expect.poll(() => shown(slug, other)).toMatchObject([{ html: '<p>Old.</p>\n' }]);
    clock = new Date(at.getTime() - 1);
    expect(await shown()).toMatchObject([{ html: '<p>Old.</p>\n' }]);
    clock = at;
    expect(await shown()).toMatchObject([{ html: '<p>Newer.</p>\n' }]);
    await expect.poll(() => shown(slug, other)).toMatchObject([{ html: '<p>Newer.</p>\n' }]);
    await other.close();
  });

  it('are hidden until they are published again, at once or at their moment', async () => {
    const published = pageOf(await publish(pageOf(await change(await make(), [offer('Off.')]))));
    clock = new Date(clock.getTime() + MINUTE_MS);
    const hidden = pageOf(await publish(published, false));
    expect(hidden.isPublic).toBe(false);
    expect(await shown()).toBe(404);
    const again = pageOf(await publish(hidden));
    expect(await shown()).toMatchObject([{ html: '<p>Off.</p>\n' }]);
    clock = new Date(clock.getTime() + MINUTE_MS);
    const at = new Date(clock.getTime() + MINUTE_MS);
    await publish(pageOf(await publish(again, false)), true, at);
    expect(await shown()).toBe(404);
    clock = at;
    expect(await shown()).toMatchObject([{ html: '<p>Off.</p>\n' }]);
  });

  it('keep every version with its author, and none of them changes', async () => {
    const published = pageOf(await publish(pageOf(await change(await make(), [offer('One.')]))));
    await change(published, [offer('Two.')]);
    const { body } = await staff.call('GET', `/site-pages/${slug}/versions`);
    expect(body).toMatchObject({
      versions: [
        { number: 3, sections: [offer('Two.')], shownFrom: null },
        { number: 2, sections: [offer('One.')], shownFrom: clock.toISOString() },
        { number: 1, sections: [], savedBy: staff.name },
      ],
      next: null,
    });
    const rewritten = shop.db.execute(
      sql`update site_page_versions set sections = '[]' where slug = ${slug}`,
    );
    await expect(rewritten).rejects.toThrow();
  });

  it('name the field of a section that is wrong, and stay as they were', async () => {
    const begun = await make();
    expect(await change(begun, [offer('')])).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'sections.0.body', message: 'Text is required' }] },
    });
    expect(await staff.call('POST', '/section-previews', { body: { sections: [offer('')] } })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'sections.0.body' }] },
    });
    expect(await read()).toEqual(begun);
  });

  it('that every shop has cannot be deleted, and lose no section that they need', async () => {
    slug = 'contact-us';
    const contact = await read();
    expect((await staff.call('DELETE', `/site-pages/${slug}`, { version: contact.version })).status).toBe(
      400,
    );
    expect(await change(contact, [])).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'sections' }] },
    });
  });

  it('take no address that another has', async () => {
    await make();
    for (const taken of [slug, 'home']) {
      const again = await staff.call('POST', '/site-pages', { body: { slug: taken, title: 'Again' } });
      expect(again).toMatchObject({ status: 400, body: { fields: [{ field: 'slug' }] } });
    }
  });

  it('of their own are in the sitemap while they are public', async () => {
    await publish(pageOf(await change(await make(), [offer('Off.')])));
    const sitemap = async () => (await shop.app.inject({ url: '/sitemap.xml' })).body;
    await expect.poll(sitemap, { timeout: 20_000 }).toContain(`/p/${slug}<`);
    await publish(await read(), false);
    await expect.poll(sitemap, { timeout: 20_000 }).not.toContain(`/p/${slug}<`);
  });
});
