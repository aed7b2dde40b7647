import type { PreviewEvent, PreviewOrder } from '@ilaneer/contract/page-preview';
import type { SectionView } from '@ilaneer/contract/page-sections';
import type {
  changeSitePage,
  endSitePageSchedule,
  getStaffSitePage,
  listSitePageVersions,
  previewSections,
  publishSitePage,
  StaffSitePageView,
  undoSitePagePublication,
} from '@ilaneer/contract/staff/content/site-pages';
import type { Section } from '@ilaneer/domain/page/section-kinds';
import { expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { press } from './keys.ts';
import { openStaffServer, type StaffServer } from './staff-server.ts';

export const RIGHTS = { rights: ['content.write'] } as const;
export const HERO: Section<'hero'> = {
  id: 'hero',
  kind: 'hero',
  title: 'Who we are',
  text: '',
  picture: '',
  pictureAlt: '',
};
export const STORY: Section<'story'> = {
  id: 'story',
  kind: 'story',
  title: 'Our story',
  paragraphs: ['We roast.', 'We taste.'],
  picture: '',
  steps: [],
};
export const CALL: Section<'call'> = {
  id: 'call',
  kind: 'call',
  title: 'Talk to us',
  text: '',
  linkLabel: 'Write',
  link: '/contact-us',
  picture: '',
};
export const ABOUT: StaffSitePageView = {
  ...{ slug: 'about-us', title: 'About Us', path: '/about-us', description: '' },
  ...{
    isFixed: true,
    isPublic: true,
    isEmpty: false,
    hasDraft: false,
    scheduledFor: null,
    scheduledBy: null,
  },
  shownSince: '2026-11-20T03:30:00.000Z',
  sections: [HERO, STORY, CALL],
  version: 3,
};
export const OFFER: StaffSitePageView = {
  ...{ ...ABOUT, slug: 'monsoon', title: 'Monsoon', path: '/p/monsoon', isFixed: false },
  sections: [CALL],
};

export const sections = page.getByRole('region', { name: 'Sections' });
export const box = (name: string | RegExp) => sections.getByRole('textbox', { name });
export const linkBox = (name: string) => sections.getByRole('combobox', { name });
export const head = (name: RegExp) => sections.getByRole('heading', { level: 3, name }).getByRole('button');
export const heads = () =>
  sections
    .getByRole('heading', { level: 3 })
    .elements()
    .map((element) => element.textContent ?? '');
export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const undo = page.getByRole('button', { name: /^Undo/ });
export const save = () => press('{Control>}s{/Control}');
export const PATH = '/staff/site-pages/:slug';
export const PUBLICATION = '/staff/site-pages/:slug/publication';
const SCHEDULE = '/staff/site-pages/:slug/schedule';

let server: StaffServer;
let bases: (string | null)[] = [];

/** A staff server with the calls of the editor, and a frame in place of the shop's page. */
export function openEditorServer(): { readonly server: StaffServer; readonly frame: FakeFrame } {
  server = openStaffServer();
  const frame = fakeFrame();
  server.act<typeof previewSections>('POST', '/staff/section-previews', (body) => ({
    success: true,
    sections: body.sections.map((section) =>
      section.kind === 'text' ? { id: section.id, kind: 'text', html: `<p>${section.body}</p>` } : section,
    ) satisfies SectionView[],
  }));
  answerVersions([]);
  return { server, frame };
}

type FakeFrame = ReturnType<typeof fakeFrame>;

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

export function answer(view: StaffSitePageView): void {
  server.answer<typeof getStaffSitePage>('GET', PATH, { success: true, page: view });
}

export function answerVersions(
  versions: readonly {
    number: number;
    sections: Section[];
    title: string;
    shownFrom: string | null;
    shownBy?: string;
  }[],
): void {
  server.answer<typeof listSitePageVersions>('GET', '/staff/site-pages/:slug/versions', {
    success: true,
    versions: versions.map((version) => ({
      shownBy: null,
      ...version,
      ...{ description: '', savedBy: 'Asha Menon', savedAt: '2026-11-29T06:00:00.000Z' },
    })),
    next: null,
  });
}

export const NOW = '2026-12-01T03:30:00.000Z';

/** Saves and publishes like the server: one version up. */
export function answerChanges(view: StaffSitePageView): void {
  answer(view);
  let current = view;
  let before = view;
  const take = (change: Partial<StaffSitePageView>) => {
    current = { ...current, ...change, version: current.version + 1 };
    answer(current);
    return { success: true as const, page: current };
  };
  const unscheduled = { scheduledFor: null, scheduledBy: null };
  bases = [];
  server.act<typeof changeSitePage>('PUT', PATH, (form, _, headers) => {
    bases.push(headers.get('if-match'));
    return take({ ...form, hasDraft: true });
  });
  server.act<typeof publishSitePage>('POST', PUBLICATION, ({ isPublic, from }) => {
    if (from !== null) return take({ scheduledFor: from, scheduledBy: 'Asha Menon' });
    before = current;
    if (isPublic) return take({ isPublic, hasDraft: false, ...unscheduled, shownSince: NOW });
    return take({ isPublic: current.isFixed, hasDraft: true, ...unscheduled });
  });
  server.act<typeof undoSitePagePublication>('POST', `${PUBLICATION}/undo`, (_, __, headers) => {
    expect(headers.get('if-match')).toBe(`"${current.version}"`);
    const { isPublic, scheduledFor, scheduledBy, shownSince } = before;
    return take({ isPublic, scheduledFor, scheduledBy, shownSince, hasDraft: true });
  });
  server.act<typeof endSitePageSchedule>('DELETE', SCHEDULE, () => take(unscheduled));
}

/** The next save: a colleague has saved. */
export function refuseStale(current: StaffSitePageView): void {
  server.refuseOnce<typeof changeSitePage>('PUT', PATH, {
    status: 409,
    code: 'VERSION_STALE',
    message: 'Someone else has changed this in the meantime.',
    data: { current },
  });
}

export const order = (...names: RegExp[]) => names.map((name) => expect.stringMatching(name));
export const sent = () => server.sent<typeof changeSitePage>('PUT', PATH);
export const moves = () => server.sent<typeof publishSitePage>('POST', PUBLICATION);
export const undone = () => server.sent<typeof undoSitePagePublication>('POST', `${PUBLICATION}/undo`);
export const endedSchedules = () => server.sent<typeof endSitePageSchedule>('DELETE', SCHEDULE);
/** The versions from which saves started. */
export const savedFrom = () => bases;
