import * as calls from '@ilaneer/contract/staff/content/articles';
import { type ExampleKit, staffExamples } from '../staff-example.ts';

type Made = { readonly id: string; readonly version: number };

const FORM = {
  title: 'Monsoon kitchen',
  slug: 'monsoon-kitchen',
  category: 'Recipes',
  excerpt: 'What to cook while it rains.',
  body: '## Soup\n\nWarm.',
  cover: 'art/blog-01.svg',
  coverAlt: 'A pot',
};
const AUTHOR = { name: 'Asha Menon', about: 'Asha cooks.', picture: 'art/author-1.svg' };

async function newAuthor({ staff }: ExampleKit): Promise<Made> {
  return (await staff.call('POST', '/authors', { body: AUTHOR })).body.author as Made;
}

async function newArticle(kit: ExampleKit, slug: string): Promise<Made> {
  const body = { ...FORM, slug, authorId: (await newAuthor(kit)).id };
  return (await kit.staff.call('POST', '/articles', { body })).body.article as Made;
}

let articles = 0;

export const articleExamples = staffExamples(calls, {
  makeArticle: {
    prepare: async (kit) => {
      articles += 1;
      return { body: { ...FORM, slug: `kitchen-${articles}`, authorId: (await newAuthor(kit)).id } };
    },
    countsOnce: 'VALIDATION_FAILED',
  },
  changeArticle: {
    prepare: async (kit) => {
      articles += 1;
      const { id, version } = await newArticle(kit, `changed-${articles}`);
      const body = { ...FORM, slug: `changed-to-${articles}`, authorId: '' };
      return { params: { articleId: id }, version, body };
    },
  },
  moveArticle: {
    prepare: async (kit) => {
      articles += 1;
      const { id, version } = await newArticle(kit, `moved-${articles}`);
      return { params: { articleId: id }, version, body: { isPublic: true, publishedAt: null } };
    },
  },
  deleteArticle: {
    prepare: async (kit) => {
      articles += 1;
      const { id, version } = await newArticle(kit, `deleted-${articles}`);
      return { params: { articleId: id }, version };
    },
    slowerError: 'ARTICLE_NOT_FOUND',
  },
  makeAuthor: { prepare: async () => ({ body: AUTHOR }) },
  changeAuthor: {
    prepare: async (kit) => {
      const { id, version } = await newAuthor(kit);
      return { params: { authorId: id }, version, body: { ...AUTHOR, name: 'Asha M' } };
    },
  },
  previewMarkdown: {
    prepare: async () => ({ body: { text: '**Warm**' } }),
    leavesNoEntry: 'it only renders',
  },
});
