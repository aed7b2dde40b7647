import * as calls from '@ilaneer/contract/staff/content/site-pages';
import { type ExampleKit, staffExamples } from '../staff-example.ts';

type Made = { readonly slug: string; readonly version: number };

const TEXT = { id: 'offer', kind: 'text', body: 'Ten percent off.' } as const;
const FORM = { title: 'Monsoon offer', description: '', sections: [TEXT] };

let pages = 0;

async function newPage({ staff }: ExampleKit): Promise<Made> {
  pages += 1;
  const body = { slug: `monsoon-offer-${pages}`, title: 'Monsoon offer' };
  return (await staff.call('POST', '/site-pages', { body })).body.page as Made;
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
      return { params: { slug }, version, body: { isPublic: true, from: null } };
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
