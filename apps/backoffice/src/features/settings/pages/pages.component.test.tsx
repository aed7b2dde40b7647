import type { getCategories } from '@ilaneer/contract/catalogue/catalogue';
import type { PreviewEvent, PreviewOrder } from '@ilaneer/contract/page-preview';
import type { SectionView } from '@ilaneer/contract/page-sections';
import type {
  changeSitePage,
  deleteSitePage,
  getStaffSitePage,
  listSitePages,
  listSitePageVersions,
  makeSitePage,
  previewSections,
  publishSitePage,
  StaffSitePageView,
} from '@ilaneer/contract/staff/content/site-pages';
import { STAFF_EDITS_KEY } from '@ilaneer/domain/page/preview';
import type { Section } from '@ilaneer/domain/page/section-kinds';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText, expectTitle } from '../../../../testing/expectations.ts';
import { press } from '../../../../testing/keys.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { openStaffServer, type StaffServer } from '../../../../testing/staff-server.ts';
import { leaveSession } from '../../../session/session.ts';

const RIGHTS = { rights: ['content.write'] } as const;
const HERO: Section = { id: 'hero', kind: 'hero', title: 'Who we are', text: '', picture: '', pictureAlt: '' };
const STORY: Section = {
  id: 'story',
  kind: 'story',
  title: 'Our story',
  paragraphs: ['We roast.', 'We taste.'],
  picture: '',
  steps: [],
};
const CALL: Section = {
  id: 'call',
  kind: 'call',
  title: 'Talk to us',
  text: '',
  linkLabel: 'Write',
  link: '/contact-us',
  picture: '',
};
const ABOUT: StaffSitePageView = {
  ...{ slug: 'about-us', title: 'About Us', path: '/about-us', description: '' },
  ...{ isFixed: true, isPublic: true, hasDraft: false, scheduledFor: null },
  sections: [HERO, STORY, CALL],
  version: 3,
};
const OFFER: StaffSitePageView = {
  ...{ ...ABOUT, slug: 'monsoon', title: 'Monsoon', path: '/p/monsoon', isFixed: false },
  sections: [CALL],
};

const sections = page.getByRole('region', { name: 'Sections' });
const box = (name: string | RegExp) => sections.getByRole('textbox', { name });
const head = (name: RegExp) => sections.getByRole('heading', { level: 3, name }).getByRole('button');
const heads = () =>
  sections
    .getByRole('heading', { level: 3 })
    .elements()
    .map((element) => element.textContent ?? '');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const undo = page.getByRole('button', { name: /^Undo/ });
const save = () => press('{Control>}s{/Control}');
const PATH = '/staff/site-pages/:slug';

let server: StaffServer;
let frame: ReturnType<typeof fakeFrame>;
beforeEach(() => {
  server = openStaffServer();
  frame = fakeFrame();
  server.act<typeof previewSections>('POST', '/staff/section-previews', (body) => ({
    success: true,
    sections: body.sections.map((section) =>
      section.kind === 'text' ? { id: section.id, kind: 'text', html: `<p>${section.body}</p>` } : section,
    ) satisfies SectionView[],
  }));
  answerVersions([]);
});

/** The shop's page is not there: its frame loads this instead, and says that it is ready. */
function fakeFrame() {
  const html = `<!doctype html><html lang="en"><title>Shop</title><main><h1>Shop</h1></main><script>
    window.say = (event) => parent.postMessage(event, '*');
    addEventListener('message', ({ data }) => parent.hearInFrame?.(data));
    if (parent.isFrameReady) say({ type: 'preview-ready' });
  </script></html>`;
  const heard: PreviewOrder[] = [];
  const addresses: string[] = [];
  Object.assign(window, {
    isFrameReady: true,
    hearInFrame: (order: Partial<PreviewOrder>) => {
      if (order.type?.startsWith('preview-')) heard.push(order as PreviewOrder);
    },
  });
  Object.defineProperty(HTMLIFrameElement.prototype, 'setAttribute', {
    configurable: true,
    value(this: HTMLIFrameElement, name: string, value: string) {
      if (name !== 'src') return Element.prototype.setAttribute.call(this, name, value);
      addresses.push(value);
      this.srcdoc = html;
    },
  });
  onTestFinished(() => {
    Reflect.deleteProperty(HTMLIFrameElement.prototype, 'setAttribute');
    Reflect.deleteProperty(window, 'hearInFrame');
  });
  return {
    heard,
    addresses,
    shown: () => heard.filter(({ type }) => type === 'preview-show'),
    last: () => heard.findLast((order) => order.type === 'preview-sections'),
    say: (event: PreviewEvent) => {
      const inside = document.querySelector('iframe')?.contentWindow;
      (inside as unknown as { say: (event: PreviewEvent) => void }).say(event);
    },
  };
}

function answer(view: StaffSitePageView): void {
  server.answer<typeof getStaffSitePage>('GET', PATH, { success: true, page: view });
}

type Versions = Parameters<typeof answerVersions>[0];

function answerVersions(
  versions: readonly { number: number; sections: Section[]; title: string; shownFrom: string | null }[],
): void {
  server.answer<typeof listSitePageVersions>('GET', '/staff/site-pages/:slug/versions', {
    success: true,
    versions: versions.map((version) => ({
      ...version,
      ...{ description: '', savedBy: 'Asha Menon', savedAt: '2026-11-29T06:00:00.000Z' },
    })),
    next: null,
  });
}

/** Saves and publishes like the server: one version up. */
function answerChanges(view: StaffSitePageView): void {
  answer(view);
  let current = view;
  const take = (change: Partial<StaffSitePageView>) => {
    current = { ...current, ...change, version: current.version + 1 };
    answer(current);
    return { success: true as const, page: current };
  };
  server.act<typeof changeSitePage>('PUT', PATH, (form) => take({ ...form, hasDraft: true }));
  server.act<typeof publishSitePage>('POST', '/staff/site-pages/:slug/publication', ({ isPublic, from }) => {
    if (from !== null) return take({ scheduledFor: from });
    return take({ isPublic: isPublic || current.isFixed, hasDraft: !isPublic, scheduledFor: null });
  });
}

const order = (...names: RegExp[]) => names.map((name) => expect.stringMatching(name));
const sent = () => server.sent<typeof changeSitePage>('PUT', PATH);
const moves = () => server.sent<typeof publishSitePage>('POST', '/staff/site-pages/:slug/publication');

describe('the pages of the shop (CONTENT-40)', () => {
  it('are a list with their states, and begin with a title, from which the address is proposed', async () => {
    const rows = [ABOUT, { ...ABOUT, slug: 'home', title: 'Home', hasDraft: true }, { ...OFFER, isPublic: false }];
    const later = { ...OFFER, slug: 'diwali', title: 'Diwali', isPublic: false, hasDraft: true };
    server.answer<typeof listSitePages>('GET', '/staff/site-pages', {
      success: true,
      pages: [...rows, { ...later, scheduledFor: '2036-12-05T03:30:00.000Z' }].map(
        ({ sections: _, description: __, version: ___, ...row }) => ({ ...row, updatedAt: null }),
      ),
    });
    await renderStaff('/settings/pages', RIGHTS);
    const row = (name: RegExp) => page.getByRole('listitem').filter({ hasText: name });
    await expect.element(row(/About Us/)).toMatchTextContent(/Shown in the shop/);
    await expect.element(row(/Home/)).toMatchTextContent(/Changes not shown yet/);
    await expect.element(row(/Monsoon/)).toMatchTextContent(/\/p\/monsoon.*Hidden/);
    await expect.element(row(/Diwali/)).toMatchTextContent(/Shown from 5 Dec 2036, 9:00/);
    await expectAccessible();
    await press('c');
    const dialog = page.getByRole('dialog', { name: 'Add a page' });
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Harvest 2026: first cups');
    const address = dialog.getByRole('textbox', { name: 'Address' });
    await expect.element(address).toHaveValue('harvest-2026-first-cups');
    await address.fill('home');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect.element(address).toHaveAccessibleDescription(/Another page has this address/);
    await expectAccessible();
    await address.fill('harvest');
    server.act<typeof makeSitePage>('POST', '/staff/site-pages', (body) => {
      const made = { ...OFFER, ...body, sections: [], isPublic: false, version: 1 };
      answer(made);
      return { success: true, page: made };
    });
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expectTitle('Harvest 2026: first cups');
    await expectText('No sections yet.', 'Hidden');
  });

  it('are marked in the browser for the shop’s ‘Edit’ until the person leaves', async () => {
    answer(ABOUT);
    await renderStaff('/settings/pages/about-us', RIGHTS);
    await expectTitle('About Us');
    await expect.poll(() => localStorage.getItem(STAFF_EDITS_KEY)).toBe('1');
    leaveSession();
    await expect.poll(() => localStorage.getItem(STAFF_EDITS_KEY)).toBeNull();
  });
});

describe('the sections of a page (CONTENT-41)', () => {
  it('are opened by the address, added behind the open one by keyboard, and saved', async () => {
    answerChanges(ABOUT);
    await renderStaff('/settings/pages/about-us?section=story', RIGHTS);
    await expect.element(box(/^Title/)).toHaveFocus();
    await expect.element(box('Paragraphs')).toHaveValue('We roast.\n\nWe taste.');
    await expectAccessible();
    await page.getByRole('heading', { level: 1 }).click();
    await press('c');
    const dialog = page.getByRole('dialog', { name: 'Add a section' });
    await expectText('Numbered steps with pictures, one below the other.');
    await expectAccessible();
    await expectGone(dialog.getByRole('button', { name: /^Head of the page/ }));
    await expect.element(dialog.getByRole('button', { name: /^Banners/ })).toHaveFocus();
    (dialog.getByRole('button', { name: /^Packs of categories/ }).element() as HTMLElement).focus();
    server.answer<typeof getCategories>('GET', '/get-categories', CATEGORIES);
    await press('{Enter}');
    await expect.element(box('Title')).toHaveFocus();
    await press('Packs');
    await button('Add a category').click();
    await expect.element(box('Name')).toHaveFocus();
    await press('Beans');
    await sections.getByRole('combobox', { name: 'Category' }).selectOptions('Coffee › Beans');
    await button('Add a pack').click();
    const pack = sections.getByRole('group', { name: 'Pack 1' });
    await pack.getByRole('textbox', { name: 'Name' }).fill('Bag');
    await pack.getByRole('textbox', { name: 'Contents of a piece' }).fill('250');
    await pack.getByRole('combobox', { name: 'Unit' }).selectOptions('g');
    await expectAccessible();
    await pack.getByRole('textbox', { name: 'Contents of a piece' }).click();
    await save();
    await expectText('Draft saved', 'Changes not shown yet');
    await expect.element(pack.getByRole('textbox', { name: 'Contents of a piece' })).toHaveFocus();
    const packs = [{ label: 'Bag', count: 1, amount: 250, unit: 'g' }];
    expect(sent()).toEqual([
      {
        title: 'About Us',
        description: '',
        sections: [
          ...[HERO, STORY],
          {
            ...{ id: expect.stringMatching(/^[0-9a-f]{8}$/), kind: 'packs', title: 'Packs' },
            groups: [{ name: 'Beans', category: 'beans', packs }],
          },
          CALL,
        ],
      },
    ]);
    await undo.click();
    await expect.poll(heads).toHaveLength(3);
  });

  it('are ordered by keys, buttons and the pointer; a removed one comes back by z', async () => {
    answer(ABOUT);
    await renderStaff('/settings/pages/about-us', RIGHTS);
    await expect.poll(heads).toEqual(order(/Who we are/, /Our story/, /Talk to us/));
    (head(/Our story/).element() as HTMLElement).focus();
    await press('{Alt>}{ArrowDown}{/Alt}');
    await expectText('Our story is section 3 of 3');
    await expect.element(head(/Our story/)).toHaveFocus();
    await button('Move Our story up').click();
    await expect.poll(heads).toEqual(order(/Who we are/, /Our story/, /Talk to us/));
    await drag(/Talk to us/, /Who we are/);
    await expect.poll(heads).toEqual(order(/Talk to us/, /Who we are/, /Our story/));
    await button('Remove Our story').click();
    await expect.poll(heads).toHaveLength(2);
    await press('z');
    await expect.poll(heads).toEqual(order(/Talk to us/, /Who we are/, /Our story/));
    await save();
    await expectText('‘Head of the page’ is the first section');
    await button('Discard changes').click();
    await expect.poll(heads).toEqual(order(/Who we are/, /Our story/, /Talk to us/));
  });

  it('that are refused are named, opened and focused', async () => {
    answerChanges(ABOUT);
    await renderStaff('/settings/pages/about-us?section=call', RIGHTS);
    await box('Link of the button').fill('contact');
    await expectText(/^Not in the preview yet\. Call on a dark ground: Please enter a page of the shop/);
    await head(/Our story/).click();
    await expectGone(box('Link of the button'));
    await save();
    await expect.element(box('Link of the button')).toHaveFocus();
    await expect.element(box('Link of the button')).toHaveAccessibleDescription(/Please enter a page/);
    await head(/Our story/).click();
    await expect.element(head(/Talk to us/)).toMatchTextContent(/Needs a correction/);
    await expectAccessible();
    await head(/Talk to us/).click();
    await box('Link of the button').fill('/contact-us');
    server.refuse<typeof changeSitePage>('PUT', PATH, {
      status: 400,
      message: 'The picture is not there any more',
      fields: [{ field: 'sections.1.title', message: 'The title is taken' }],
    });
    await box('Text').fill('At any time.');
    await save();
    await expect.element(box('Title')).toHaveAccessibleDescription('The title is taken');
    await expect.element(box('Title')).toHaveFocus();
    expect(sent()).toHaveLength(1);
  });
});

describe('the publication of a page (CONTENT-42)', () => {
  it('saves the changes first; a schedule is taken back by undo', async () => {
    answerChanges(ABOUT);
    await renderStaff('/settings/pages/about-us?section=story', RIGHTS);
    await expect.element(button('Publish')).toBeDisabled();
    await box(/^Title/).fill('Our long story');
    await button('Publish').click();
    await expectText('Page published', 'Shown in the shop');
    expect(sent().map((form) => form.sections[1])).toMatchObject([{ title: 'Our long story' }]);
    expect(moves()).toEqual([{ isPublic: true, from: null }]);
    await expectGone(undo, button('Hide'));
    await box(/^Title/).fill('Our story');
    await button('Schedule…').click();
    const dialog = page.getByRole('dialog', { name: 'Schedule publishing' });
    await dialog.getByLabelText(/^Publish at/).fill('2036-12-05T09:00');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await expectText(/^Changes shown from/);
    await press('z');
    await expectText('Changes not shown yet');
    expect(moves().slice(1)).toEqual([
      { isPublic: true, from: '2036-12-05T03:30:00.000Z' },
      { isPublic: false, from: null },
    ]);
  });

  it('of the shop’s own pages ends and begins again, and they are deleted when that is confirmed', async () => {
    answerChanges(OFFER);
    await renderStaff('/settings/pages/monsoon', RIGHTS);
    await button('Hide').click();
    await expectText('Page hidden', 'Hidden');
    await press('z');
    await expectText('Shown in the shop');
    await button('Delete').click();
    server.answer<typeof deleteSitePage>('DELETE', PATH, { success: true });
    server.answer<typeof listSitePages>('GET', '/staff/site-pages', { success: true, pages: [] });
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expectText('Monsoon is deleted');
  });

  it('compares a colleague’s changes before anything is overwritten', async () => {
    answerChanges(ABOUT);
    await renderStaff('/settings/pages/about-us?section=story', RIGHTS);
    await box(/^Title/).fill('My story');
    const theirs = [HERO, { ...STORY, title: 'Their story' }, CALL];
    server.refuse<typeof changeSitePage>('PUT', PATH, {
      status: 409,
      code: 'VERSION_STALE',
      message: 'Someone else has changed this in the meantime.',
      data: { current: { ...ABOUT, sections: theirs, version: 4 } },
    });
    await button('Publish').click();
    const dialog = page.getByRole('dialog', { name: 'Someone else has changed this page' });
    await expect.element(dialog).toMatchTextContent(/My story.*Their story/s);
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Discard mine' }).click();
    await expect.element(box(/^Title/)).toHaveValue('Their story');
    expect(moves()).toEqual([]);
  });

  it('has versions with their difference, of which one is restored into the form', async () => {
    answerChanges(ABOUT);
    const old = { ...STORY, title: 'Old story', paragraphs: ['We roast.', 'We drink.'] };
    const versions: Versions = [
      { number: 2, title: 'About Us', sections: ABOUT.sections, shownFrom: '2026-11-30T03:30:00.000Z' },
      { number: 1, title: 'About Us', sections: [old, HERO], shownFrom: null },
    ];
    answerVersions(versions);
    await renderStaff('/settings/pages/about-us', RIGHTS);
    const panel = page.getByRole('region', { name: 'Versions' });
    await panel.getByText(/^Version 2/).click();
    await expect.element(panel).toMatchTextContent(/Shown from 30 Nov 2026/);
    await expect.element(panel.getByRole('listitem').filter({ hasText: /Story: Our story/ }).last()).toMatchTextContent(
      /Changed.*Old story.*Our story.*We drink\..*We taste\./s,
    );
    await expectText('Call on a dark ground: Talk to us', 'Added', 'Moved');
    await expectAccessible();
    await panel.getByText(/^Version 1/).click();
    await button('Restore version 1').click();
    await expect.poll(heads).toEqual(order(/Old story/, /Who we are/));
    await head(/Old story/).click();
    await expect.element(box('Paragraphs')).toHaveValue('We roast.\n\nWe drink.');
    expect(sent()).toEqual([]);
    await button('Move Who we are up').click();
    await save();
    await expectText('Draft saved');
    expect(sent()).toMatchObject([{ sections: [HERO, old] }]);
  });
});

describe('the preview beside the form (CONTENT-43)', () => {
  it('shows changes as the server renders them, and leads a click to its section', async () => {
    answer(ABOUT);
    await renderStaff('/settings/pages/about-us', RIGHTS);
    await expect.poll(() => frame.last()).toMatchObject({ slug: 'about-us', sections: ABOUT.sections });
    expect(frame.addresses).toEqual([expect.stringMatching(/^\/\?preview#\/about-us/)]);
    frame.say({ type: 'preview-edit', id: 'story' });
    await expect.element(box(/^Title/)).toHaveFocus();
    await expect.poll(() => frame.shown()).toEqual([{ type: 'preview-show', id: 'story' }]);
    await box(/^Title/).fill('Our new story');
    await expect.poll(() => frame.last()?.sections[1]).toMatchObject({ title: 'Our new story' });
    // Of another window.
    window.postMessage({ type: 'preview-edit', id: 'call' }, '*');
    await box(/^Title/).fill('');
    await expectText('Not in the preview yet. Story: Title is required');
    await expectGone(box('Link of the button'));
    expect(frame.last()?.sections[1]).toMatchObject({ title: 'Our new story' });
    // Loaded again: it gets all that was shown.
    const before = frame.heard.length;
    frame.say({ type: 'preview-ready' });
    await expect.poll(() => frame.heard.slice(before)).toHaveLength(2);
    await page.getByRole('button', { name: /^Phone/ }).click();
    await expect.poll(() => document.querySelector('iframe')?.offsetWidth).toBe(360);
  });

  it('that does not load is tried again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    Object.assign(window, { isFrameReady: false });
    answer(ABOUT);
    await renderStaff('/settings/pages/about-us', RIGHTS);
    await expectTitle('About Us');
    vi.advanceTimersByTime(10_000);
    await expectText('The preview could not be loaded');
    Object.assign(window, { isFrameReady: true });
    await button('Try again').click();
    await expect.poll(() => frame.last()).toMatchObject({ slug: 'about-us' });
    await expectGone(page.getByText('The preview could not be loaded'));
  });

  it('stands behind a second tab on a phone', async () => {
    onTestFinished(() => page.viewport(1_280, 900));
    await page.viewport(360, 740);
    answer(ABOUT);
    await renderStaff('/settings/pages/about-us?section=story', RIGHTS);
    await expect.element(box(/^Title/)).toBeVisible();
    await expect.element(page.getByTitle('Preview')).not.toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(360);
    await expectAccessible();
    await button('Preview').click();
    await expect.element(page.getByTitle('Preview')).toBeVisible();
    await expectGone(sections);
    await expectAccessible();
    await expect.poll(() => frame.last()).toBeDefined();
    frame.say({ type: 'preview-edit', id: 'call' });
    await expect.element(box('Link of the button')).toBeVisible();
  });
});

const SHOP_CATEGORY = {
  ...{ hsnCode: '0901', description: '', active: true },
  ...{ createdAt: '2026-11-01T00:00:00.000Z', updatedAt: '2026-11-01T00:00:00.000Z' },
};
const CATEGORIES = {
  success: true as const,
  message: '',
  categories: [
    {
      ...{ ...SHOP_CATEGORY, id: 'coffee', name: 'Coffee', parentCategory: null },
      subcategories: [{ ...SHOP_CATEGORY, id: 'beans', name: 'Beans', parentCategory: 'coffee' }],
    },
  ],
  pagination: { currentPage: 1, totalPages: 1, totalItems: 1, itemsPerPage: 100 },
};

async function drag(from: RegExp, to: RegExp): Promise<void> {
  const row = (name: RegExp) => head(name).element().closest('li');
  const handle = row(from)?.querySelector('[draggable]');
  const dataTransfer = new DataTransfer();
  const fire = async (target: Element | null | undefined, type: string) => {
    target?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    await new Promise(requestAnimationFrame);
  };
  await fire(handle, 'dragstart');
  await fire(row(to), 'dragover');
  await fire(row(to), 'drop');
  await fire(handle, 'dragend');
}
