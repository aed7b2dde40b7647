import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readingMinutes } from '@ilaneer/domain/content/reading-minutes';
import Type, { type Static, type TSchema } from 'typebox';
import { fitting, readJsonFile } from '../../deps/json-file.ts';
import { readFrontMatter } from './front-matter.ts';

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

const PageHead = Type.Object({ title: text, updated: day });

/** Questions, articles and pages as their files say; an article's and a page's slug is its file's name. */
export async function readWrittenContent(contentDir: string) {
  const [faqCategories, authors, posts, pages] = await Promise.all([
    readJsonFile(join(contentDir, 'faqs.json'), FaqCategories),
    readJsonFile(join(contentDir, 'blog', 'authors.json'), BlogAuthors),
    readMarkdown(join(contentDir, 'blog'), PostHead),
    readMarkdown(join(contentDir, 'pages'), PageHead),
  ]);
  return {
    faqCategories,
    authors,
    posts: posts.map((post) => ({ ...post, readMinutes: readingMinutes(post.body) })),
    pages,
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
