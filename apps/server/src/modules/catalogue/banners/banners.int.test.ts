import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageToDraw } from '@ilaneer/contract/page-data';
import type { BannerForm, StaffBannerView } from '@ilaneer/contract/staff/content/banners';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newTestStaff, type TestStaff } from '../../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../../testing/test-shop.ts';

const FORM: BannerForm = {
  imageWide: 'art/about.svg',
  imageTall: 'art/story.svg',
  focusWide: { across: 30, down: 40 },
  focusTall: { across: 50, down: 60 },
  textTone: 'light',
  title: 'Coffee in bags',
  headline: 'Roasted on Monday',
  text: '',
  linkLabel: '',
  link: '',
  isShown: true,
  shownFrom: null,
  shownUntil: null,
};
const BUILT =
  '<html lang="en-IN"><head><title>Shop</title><script>1</script></head><body><div id="root"></div></body></html>';
const BROWSER = { accept: 'text/html' };

describe('banners in the hands of staff (CONTENT-33, CONTENT-34)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ilaneer-banners-'));
  const drawn: PageToDraw[] = [];
  let clock = new Date('2026-12-01T00:00:00Z');
  let shop: TestShop;
  let staff: TestStaff;
  beforeAll(async () => {
    mkdirSync(join(folder, 'dist'));
    mkdirSync(join(folder, 'dist-server'));
    writeFileSync(join(folder, 'dist', 'index.html'), BUILT);
    writeFileSync(join(folder, 'dist-server', 'style-parts.json'), '[]');
    shop = await openTestShop({
      now: () => clock,
      storefront: {
        storefrontDir: join(folder, 'dist'),
        drawPage: async (page) => {
          drawn.push(page);
          return { head: '', html: '<img data-focus="30 40 50 60">', queries: [] };
        },
      },
    });
    staff = await newTestStaff(shop, ['content.write']);
  });
  afterAll(async () => {
    await shop.close();
    rmSync(folder, { recursive: true });
  });

  const list = async () => (await staff.call('GET', '/banners')).body.banners as StaffBannerView[];
  const served = async () => (await shop.call('GET', '/home-banners')).body;
  const shown = async () =>
    ((await served()).banners as { headline: string }[]).map(({ headline }) => headline);
  const home = async () => {
    const reply = await shop.app.inject({ url: '/', headers: BROWSER });
    return { reply, banners: drawn.at(-1)?.data.banners?.banners.map(({ headline }) => headline) };
  };
  const make = async (change: Partial<BannerForm>) => {
    const made = await staff.call('POST', '/banners', { body: { ...FORM, ...change } });
    expect(made.status).toBe(201);
    return made.body.banner as StaffBannerView;
  };
  const change = ({ id, version, ...banner }: StaffBannerView, changed: Partial<BannerForm>) =>
    staff.call('PUT', `/banners/${id}`, { version, body: { ...banner, ...changed } });

  it('are the list of the shop, each with its focal points; a new one comes last', async () => {
    const made = await make({});
    expect(made).toEqual({ ...FORM, id: made.id, version: 1 });
    const { banners, count } = await served();
    expect((await list()).map(({ id }) => id)).toEqual((banners as { id: string }[]).map(({ id }) => id));
    expect(count).toBe(4);
    expect(banners).toMatchObject([
      { focusWide: { across: 100, down: 50 }, focusTall: { across: 50, down: 100 }, textTone: 'dark' },
      {},
      {},
      {
        imageUrl: '/pictures/art/about.svg',
        imageUrlTall: '/pictures/art/story.svg',
        focusWide: { across: 30, down: 40 },
        focusTall: { across: 50, down: 60 },
        textTone: 'light',
      },
    ]);
  });

  it('on phones show the wide picture where there is no other', async () => {
    await make({ headline: 'Alone', imageTall: '' });
    expect((await served()).banners).toContainEqual(
      expect.objectContaining({ headline: 'Alone', imageUrlTall: '/pictures/art/about.svg' }),
    );
  });

  it('are changed, hidden and deleted, which the shop and its home page show at once', async () => {
    const made = await make({ headline: 'For a week' });
    expect((await home()).banners).toContain('For a week');
    const renamed = await change(made, { headline: 'For a month' });
    expect(renamed).toMatchObject({ status: 200, body: { banner: { version: 2 } } });
    expect(await shown()).toContain('For a month');
    expect((await home()).banners).toContain('For a month');
    const hidden = await change(renamed.body.banner as StaffBannerView, { isShown: false });
    expect(await shown()).not.toContain('For a month');
    expect((await home()).banners).not.toContain('For a month');
    expect(await list()).toContainEqual(expect.objectContaining({ headline: 'For a month', isShown: false }));
    const { version } = hidden.body.banner as StaffBannerView;
    expect((await staff.call('DELETE', `/banners/${made.id}`, { version })).status).toBe(200);
    expect((await list()).map(({ id }) => id)).not.toContain(made.id);
    expect((await staff.call('DELETE', `/banners/${made.id}`, { version })).status).toBe(404);
  });

  it('begin and end by themselves, in the reply and on the home page, cached or not', async () => {
    const [from, until] = ['2026-12-01T06:00:00.000Z', '2026-12-01T07:00:00.000Z'];
    await make({ headline: 'An hour', shownFrom: from, shownUntil: until });
    const isSeen = async () => [
      (await shown()).includes('An hour'),
      (await home()).banners?.includes('An hour'),
    ];
    expect((await served()).changesAt).toBe(from);
    expect(await isSeen()).toEqual([false, false]);
    clock = new Date('2026-12-01T05:59:59.999Z');
    expect(await isSeen()).toEqual([false, false]);
    clock = new Date(from);
    expect(await isSeen()).toEqual([true, true]);
    expect((await served()).changesAt).toBe(until);
    clock = new Date(until);
    expect(await isSeen()).toEqual([false, false]);
    expect((await served()).changesAt).toBeNull();
    // The home page is drawn once between two changes.
    const { length } = drawn;
    await home();
    expect(drawn).toHaveLength(length);
    staff = await newTestStaff(shop, ['content.write']);
  });

  it('crop at their focal point in the first paint, whose policy allows that style alone', async () => {
    const { reply } = await home();
    expect(reply.body).toContain(
      '<style>[data-focus="30 40 50 60"]{--focus-wide:30% 40%;--focus-tall:50% 60%}</style>',
    );
    expect(reply.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[^']+';/);
  });

  it('are ordered all together, without making an open form stale', async () => {
    const before = await list();
    const ids = before.map(({ id }) => id).toReversed();
    const order = (some: readonly string[]) => staff.call('POST', '/banners/order', { body: { ids: some } });
    for (const some of [ids.slice(1), [...ids, 'of another shop'], [...ids.slice(1), ids[1] ?? '']]) {
      expect(await order(some)).toMatchObject({ status: 409, body: { code: 'VERSION_STALE' } });
    }
    expect((await order(ids)).status).toBe(200);
    expect(await list()).toEqual(before.toReversed());
  });

  it.each([
    ['title', { title: ' ' }],
    ['imageWide', { imageWide: '../secrets.svg' }],
    ['imageTall', { imageTall: 'https://elsewhere.example/a.png' }],
    ['link', { link: 'javascript:alert(1)', linkLabel: 'Go' }],
    ['linkLabel', { link: '/products', linkLabel: '' }],
    ['focusWide.across', { focusWide: { across: 101, down: 0 } }],
    ['textTone', { textTone: 'grey' as 'dark' }],
    ['shownFrom', { shownFrom: 'tomorrow' }],
    ['shownUntil', { shownFrom: '2026-12-02T00:00:00Z', shownUntil: '2026-12-02T00:00:00Z' }],
  ])('name %s when it is wrong, and stay as they were', async (field, bad) => {
    const made = await make({ headline: 'As it was' });
    const before = await list();
    const refused = { status: 400, body: { fields: [expect.objectContaining({ field })] } };
    expect(await staff.call('POST', '/banners', { body: { ...FORM, ...bad } })).toMatchObject(refused);
    expect(await change(made, bad as Partial<BannerForm>)).toMatchObject(refused);
    expect(await list()).toEqual(before);
  });

  it('of an empty list are a success', async () => {
    for (const { id, version } of await list()) await staff.call('DELETE', `/banners/${id}`, { version });
    expect(await served()).toEqual({ success: true, count: 0, banners: [], changesAt: null });
  });
});
