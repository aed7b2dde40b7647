import type { Database } from '../../db/connect.ts';
import { blogAuthors, blogPosts, faqCategories, faqs, pages } from '../../db/schema/content.ts';
import { readWrittenContent } from './written-content.ts';

// Articles appear at ten in the morning, India's time.
const PUBLISHED_AT = 'T10:00:00+05:30';

/** Fills a shop that has neither questions, articles nor pages with those of the content folder. */
export async function loadWrittenContent(tx: Database, contentDir: string, at: Date): Promise<void> {
  if (await hasContent(tx)) return;
  const content = await readWrittenContent(contentDir);
  const written = { createdAt: at, updatedAt: at };
  await tx
    .insert(faqCategories)
    .values(
      content.faqCategories.map(({ id, title }, index) => ({ id, title, position: index + 1, ...written })),
    );
  await tx.insert(faqs).values(
    content.faqCategories.flatMap((category) =>
      category.faqs.map((faq, index) => ({
        ...faq,
        categoryId: category.id,
        position: index + 1,
        ...written,
      })),
    ),
  );
  await tx.insert(blogAuthors).values(content.authors);
  await tx.insert(blogPosts).values(
    content.posts.map(({ slug, head: { author, published, ...head }, body, readMinutes }) => {
      const publishedAt = new Date(published + PUBLISHED_AT);
      return {
        ...head,
        id: slug,
        slug,
        body,
        readMinutes,
        authorId: author,
        publishedAt,
        createdAt: publishedAt,
        updatedAt: publishedAt,
      };
    }),
  );
  await tx.insert(pages).values(
    content.pages.map(({ slug, head, body }) => ({
      slug,
      body,
      title: head.title,
      updatedOn: head.updated,
      ...written,
    })),
  );
}

async function hasContent(tx: Database): Promise<boolean> {
  // One connection answers one question at a time.
  for (const table of [faqCategories, blogPosts, pages]) {
    if ((await tx.$count(table)) > 0) return true;
  }
  return false;
}
