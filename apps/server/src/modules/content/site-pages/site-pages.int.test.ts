import type { StaffSitePageView } from '@ilaneer/contract/staff/content/site-pages';
import type { Section } from '@ilaneer/domain/page/section-kinds';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newTestStaff, type TestStaff } from '../../../../testing/staff/test-staff.ts';
import { type Answer, openTestShop, type TestShop } from '../../../../testing/test-shop.ts';

const MINUTE_MS = 60_000;
const offer = (body: string): Section => ({ id: 'offer', kind: 'text', body });

describe('pages that staff arrange (CONTENT-40 to CONTENT-46)', () => {
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
  const undo = ({ slug: of, version, shownSince }: StaffSitePageView) =>
    staff.call('POST', `/site-pages/${of}/publication/undo`, { version, body: { shownSince } });
  const endSchedule = ({ slug: of, version }: StaffSitePageView) =>
    staff.call('DELETE', `/site-pages/${of}/schedule`, { version });
  const later = (minutes = 1) => {
    clock = new Date(clock.getTime() + minutes * MINUTE_MS);
    return clock;
  };
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
    const again = pageOf(await publish(changed));
    expect(await shown()).toMatchObject([{ html: '<p>Twelve.</p>\n' }]);
    expect(again).toMatchObject({ isEmpty: false });
    expect(pageOf(await publish(pageOf(await change(again, []))))).toMatchObject({
      isPublic: true,
      isEmpty: true,
    });
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

  it('keep the public version when only their schedule is ended (CONTENT-45)', async () => {
    const published = pageOf(await publish(pageOf(await change(await make(), [offer('Old.')]))));
    const colleague = await newTestStaff(shop, ['content.write']);
    const at = new Date(clock.getTime() + MINUTE_MS);
    const { version } = pageOf(await change(published, [offer('New.')]));
    const body = { isPublic: true, from: at };
    const scheduled = pageOf(
      await colleague.call('POST', `/site-pages/${slug}/publication`, { version, body }),
    );
    expect(scheduled).toMatchObject({ scheduledFor: at.toISOString(), scheduledBy: colleague.name });
    // A save takes the moment over, not who chose it.
    const saved = pageOf(await change(scheduled, [offer('Newer.')]));
    expect(saved).toMatchObject({ scheduledFor: at.toISOString(), scheduledBy: colleague.name });
    const { body: rows } = await staff.call('GET', '/site-pages');
    expect(rows.pages).toContainEqual(expect.objectContaining({ slug, scheduledBy: colleague.name }));
    const ended = pageOf(await endSchedule(saved));
    expect(ended).toMatchObject({ isPublic: true, hasDraft: true, scheduledFor: null, scheduledBy: null });
    expect(ended.sections).toEqual([offer('Newer.')]);
    clock = at;
    expect(await shown()).toMatchObject([{ html: '<p>Old.</p>\n' }]);
    expect(await endSchedule(ended)).toMatchObject({
      status: 400,
      body: { message: 'This page has no schedule any more' },
    });
  });

  it('that every shop has keep their public version too when their schedule is ended', async () => {
    slug = 'about-us';
    const published = pageOf(await publish(pageOf(await change(await read(), [offer('Old.')]))));
    const scheduled = pageOf(
      await publish(pageOf(await change(published, [offer('New.')])), true, new Date(clock.getTime() + 1)),
    );
    expect(pageOf(await endSchedule(scheduled))).toMatchObject({ hasDraft: true, scheduledFor: null });
    later();
    expect(await shown()).toMatchObject([{ html: '<p>Old.</p>\n' }]);
  });

  it('show their former version again when a publication is taken back (CONTENT-46)', async () => {
    const first = pageOf(await publish(pageOf(await change(await make(), [offer('Old.')]))));
    later();
    const second = pageOf(await publish(pageOf(await change(first, [offer('New.')]))));
    expect(await shown()).toMatchObject([{ html: '<p>New.</p>\n' }]);
    // A draft of a moment later stays one.
    const draft = pageOf(await change(second, [offer('Newer.')]));
    const undone = pageOf(await undo(draft));
    expect(await shown()).toMatchObject([{ html: '<p>Old.</p>\n' }]);
    expect(undone).toMatchObject({
      ...{ isPublic: true, hasDraft: true, shownSince: first.shownSince },
      sections: [offer('Newer.')],
    });
    expect(await undo({ ...undone, shownSince: second.shownSince })).toMatchObject({
      status: 409,
      body: { code: 'PUBLICATION_REPLACED' },
    });
    const { body } = await staff.call('GET', `/site-pages/${slug}/versions`);
    expect(body.versions).toMatchObject([
      { number: 4, shownFrom: null },
      { number: 3, shownFrom: null, shownBy: null },
      { number: 2, shownFrom: first.shownSince, shownBy: staff.name },
      { number: 1 },
    ]);
  });

  it('are hidden again by it if they were not public before', async () => {
    const first = pageOf(await publish(pageOf(await change(await make(), [offer('Off.')]))));
    expect(pageOf(await undo(first))).toMatchObject({ isPublic: false, hasDraft: true });
    expect(await shown()).toBe(404);
    const again = pageOf(await publish(await read()));
    later();
    const taken = pageOf(await undo(pageOf(await publish(pageOf(await publish(again, false))))));
    expect(taken.isPublic).toBe(false);
    expect(await shown()).toBe(404);
    const { body } = await staff.call('GET', `/site-pages/${slug}/versions`);
    expect(body.versions).toMatchObject([{ shownFrom: again.shownSince }, {}]);
    const hidden = await read();
    later();
    // Hidden with an earlier version that was public, and published with a later one.
    const published = pageOf(await publish(pageOf(await change(hidden, [offer('Later.')]))));
    expect(await shown()).toMatchObject([{ html: '<p>Later.</p>\n' }]);
    expect(pageOf(await undo(published)).isPublic).toBe(false);
    expect(await shown()).toBe(404);
  });

  it('have their first sections again by it, of which every shop has some', async () => {
    slug = 'store';
    const before = await shown();
    const [finder] = (await read()).sections;
    if (finder === undefined) throw new Error('no finder');
    const published = pageOf(await publish(pageOf(await change(await read(), [offer('Come in.'), finder]))));
    expect(await shown()).not.toEqual(before);
    await undo(published);
    expect(await shown()).toEqual(before);
  });

  it('are scheduled again by it, a later save too', async () => {
    const saved = pageOf(await change(await make(), [offer('Soon.')]));
    const at = new Date(clock.getTime() + 5 * MINUTE_MS);
    const early = pageOf(await publish(pageOf(await publish(saved, true, at))));
    expect(early).toMatchObject({ isPublic: true, scheduledFor: null });
    later();
    const undone = pageOf(await undo(pageOf(await change(early, [offer('Corrected.')]))));
    expect(undone).toMatchObject({ isPublic: false, scheduledFor: at.toISOString() });
    clock = at;
    expect(await shown()).toMatchObject([{ html: '<p>Corrected.</p>\n' }]);
  });

  it('are not taken from a colleague who published or hid them since', async () => {
    const first = pageOf(await publish(pageOf(await change(await make(), [offer('Mine.')]))));
    later();
    const theirs = pageOf(await publish(pageOf(await change(first, [offer('Theirs.')]))));
    const refused = { status: 409, body: { code: 'PUBLICATION_REPLACED' } };
    expect(await undo(first)).toMatchObject({ status: 409, body: { code: 'VERSION_STALE' } });
    expect(await undo({ ...theirs, shownSince: first.shownSince })).toMatchObject(refused);
    const hidden = pageOf(await publish(theirs, false));
    expect(await undo({ ...hidden, shownSince: theirs.shownSince })).toMatchObject(refused);
    later();
    const again = pageOf(await publish(hidden));
    expect(await undo({ ...again, shownSince: theirs.shownSince })).toMatchObject(refused);
    expect(await shown()).toMatchObject([{ html: '<p>Theirs.</p>\n' }]);
    const at = new Date(clock.getTime() + MINUTE_MS);
    await publish(pageOf(await change(again, [offer('By itself.')])), true, at);
    later();
    expect(await undo(await read())).toMatchObject(refused);
    expect(await shown()).toMatchObject([{ html: '<p>By itself.</p>\n' }]);
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
