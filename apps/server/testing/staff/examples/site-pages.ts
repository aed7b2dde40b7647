import type { StaffSitePageView } from '@ilaneer/contract/staff/content/site-pages';
import * as calls from '@ilaneer/contract/staff/content/site-pages';
import { type ExampleKit, staffExamples } from '../staff-example.ts';

type Made = { readonly slug: string; readonly version: number };

const TEXT = { id: 'offer', kind: 'text', body: 'Ten percent off.' } as const;
const FORM = { title: 'Monsoon offer', description: '', sections: [TEXT] };

const NOW = { isPublic: true, from: null };
const LATER = { isPublic: true, from: '2036-12-05T03:30:00.000Z' };

let pages = 0;

async function newPage({ staff }: ExampleKit): Promise<Made> {
  pages += 1;
  const body = { slug: `monsoon-offer-${pages}`, title: 'Monsoon offer' };
  return (await staff.call('POST', '/site-pages', { body })).body.page as Made;
}

async function publishedPage(kit: ExampleKit, body: typeof NOW | typeof LATER): Promise<StaffSitePageView> {
  const { slug, version } = await newPage(kit);
  const answer = await kit.staff.call('POST', `/site-pages/${slug}/publication`, { version, body });
  return answer.body.page as StaffSitePageView;
}

export const sitePageExamples = staffExamples(calls, {
  makeSitePage: {
    prepare: async () => {
      pages += 1;
      return { body: { slug: `made-offer-${pages}`, title: 'Monsoon offer' } };
    },
    countsOnce: 'VALIDATION_FAILED',
  },
  changeSitePage: {
    prepare: async (kit) => {
      const { slug, version } = await newPage(kit);
      return { params: { slug }, version, body: FORM };
    },
  },
  publishSitePage: {
    prepare: async (kit) => {
      const { slug, version } = await newPage(kit);
      return { params: { slug }, version, body: NOW };
    },
  },
  undoSitePagePublication: {
    prepare: async (kit) => {
      const { slug, version, shownSince } = await publishedPage(kit, NOW);
      if (shownSince === null) throw new Error('the page is not published');
      return { params: { slug }, version, body: { shownSince } };
    },
  },
  endSitePageSchedule: {
    prepare: async (kit) => {
      const { slug, version } = await publishedPage(kit, LATER);
      return { params: { slug }, version };
    },
  },
  deleteSitePage: {
    prepare: async (kit) => {
      const { slug, version } = await newPage(kit);
      return { params: { slug }, version };
    },
    slowerError: 'PAGE_NOT_FOUND',
  },
  previewSections: {
    prepare: async () => ({ body: { sections: [TEXT] } }),
    leavesNoEntry: 'it only renders',
  },
});
