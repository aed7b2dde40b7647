import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { SitePageForm } from '@ilaneer/contract/staff/content/site-pages';
import { systemActor } from '@ilaneer/domain/actor/actor';
import type { Result } from '@ilaneer/domain/result';
import { isPolicySlug } from '@ilaneer/domain/setting/policies';
import Type, { type Static, type TSchema } from 'typebox';
import type { Database } from '../../db/connect.ts';
import { blogPosts, faqCategories, pages } from '../../db/schema/content/content.ts';
import { fitting, readJsonFile } from '../../deps/json-file.ts';
import type { Failure } from '../../http/failure.ts';
import {
  savePolicyIn,
  writeArticleIn,
  writeAuthorIn,
  writeQuestionsIn,
  writeSitePageIn,
} from '../../modules/content/content.ts';
import { refused, type SampleDeps } from './sample-deps.ts';

// 10:00 in India.
const PUBLISHED_AT = 'T10:00:00+05:30';

/** Only without questions, articles and pages. */
export async function loadWrittenContent(tx: Database, deps: SampleDeps, contentDir: string): Promise<void> {
  if (await hasContent(tx)) return;
  const content = await readWrittenContent(contentDir);
  const shop = systemActor('shop');
  const expectWritten = (what: string, written: Result<unknown, Failure>) => {
    if (!written.ok) throw new Error(refused(what, written.error));
  };
  for (const [index, category] of content.faqCategories.entries()) {
    const questions = { ...category, position: index + 1 };
    expectWritten(`questions (${category.id})`, await writeQuestionsIn(tx, deps, shop, questions));
  }
  for (const author of content.authors) {
    expectWritten(`authors (${author.id})`, await writeAuthorIn(tx, deps, shop, author));
  }
  for (const { slug, head, body } of content.posts) {
    const { author, published, ...words } = head;
    // A clock behind the sample's schedules nothing.
    const publishedAt = new Date(Math.min(Date.parse(published + PUBLISHED_AT), deps.now().getTime()));
    const article = { ...words, id: slug, slug, body, authorId: author, publishedAt };
    expectWritten(`articles (${slug})`, await writeArticleIn(tx, deps, shop, article));
  }
  for (const { slug, head, body } of content.pages) {
    const { title, updated } = head;
    if (!isPolicySlug(slug)) throw new Error(`pages (${slug}): only policies are written in Markdown`);
    const policy = { slug, title, body, values: {}, version: 0, day: updated };
    expectWritten(`pages (${slug})`, await savePolicyIn(tx, deps, shop, policy, () => null));
  }
  for (const page of content.sitePages) {
    expectWritten(`pages.json (${page.slug})`, await writeSitePageIn(tx, deps, shop, page));
  }
}

async function hasContent(tx: Database): Promise<boolean> {
  // One query at a time on one connection.
  for (const table of [faqCategories, blogPosts, pages]) {
    if ((await tx.$count(table)) > 0) return true;
  }
  return false;
}

const text = Type.String({ minLength: 1 });
const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

const FaqCategories = Type.Array(
  Type.Object({
    id: text,
    title: text,
    faqs: Type.Array(Type.Object({ id: text, question: text, answer: text }), { minItems: 1 }),
  }),
);

const BlogAuthors = Type.Array(Type.Object({ id: text, name: text, about: text, picture: text }));

const PostHead = Type.Object({
  title: text,
  category: text,
  excerpt: text,
  cover: text,
  coverAlt: text,
  author: text,
  published: day,
});

const SitePages = Type.Array(Type.Object({ slug: text, ...SitePageForm.properties }));

const PageHead = Type.Object({ title: text, updated: day });

/** Slugs are file names. */
async function readWrittenContent(contentDir: string) {
  const [faqCategories, authors, posts, pages, sitePages] = await Promise.all([
    readJsonFile(join(contentDir, 'faqs.json'), FaqCategories),
    readJsonFile(join(contentDir, 'blog', 'authors.json'), BlogAuthors),
    readMarkdown(join(contentDir, 'blog'), PostHead),
    readMarkdown(join(contentDir, 'pages'), PageHead),
    readJsonFile(join(contentDir, 'pages.json'), SitePages),
  ]);
  return {
    faqCategories,
    authors,
    posts,
    pages,
    sitePages,
  };
}

async function readMarkdown<Head extends TSchema>(folder: string, head: Head) {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).sort();
  return Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const { values, body } = readFrontMatter(file, await readFile(file, 'utf8'));
      const known: Static<Head> = fitting(file, head, values);
      return { slug: basename(name, '.md'), head: known, body };
    }),
  );
}

/** `name: value` between `---` lines, then the text. */
type MarkdownFile = { readonly values: Readonly<Record<string, string>>; readonly body: string };

/** Throws with the file's name on a bad head. */
export function readFrontMatter(file: string, content: string): MarkdownFile {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(content) ?? [];
  if (head === undefined || body === undefined)
    throw new Error(`${file}: starts without a head between --- lines`);
  // Formatters add blank lines.
  const lines = head.split('\n').filter((line) => line.trim() !== '');
  const values = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    if (colon < 1) throw new Error(`${file}: "${line}" is not "name: value"`);
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
  });
  return { values: Object.fromEntries(values), body: body.trim() };
}
