import { ARTICLE_STATES } from '@ilaneer/domain/content/blog-post';
import { ARTICLE_LIMITS, AUTHOR_LIMITS } from '@ilaneer/domain/content/content-problems';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { anyProblem, atMost, DateOrNull, Id, IsoDate, Lines, problem, Text } from '../../message/fields.ts';
import { listFields, listReply } from '../list.ts';
import { IfMatch, versionField } from '../version.ts';

const access = 'staff:content.write';
const params = Type.Object({ articleId: Id('Article is required') });
const authorParams = Type.Object({ authorId: Id('Author is required') });
/** 60,000 characters of three bytes. */
const LARGEST_BODY_BYTES = 250_000;

const line = (name: string, most: number) => Text(most, problem(`${name} is required`, atMost(name, most)));

/** A draft needs a title and an address; the rest may be empty until it is published. */
export const ArticleForm = Type.Object({
  title: line('Title', ARTICLE_LIMITS.title),
  slug: line('Address', ARTICLE_LIMITS.slug),
  category: line('Category', ARTICLE_LIMITS.category),
  excerpt: line('Excerpt', ARTICLE_LIMITS.excerpt),
  /** Markdown. */
  body: Lines(ARTICLE_LIMITS.body, problem('Text is required', atMost('Text', ARTICLE_LIMITS.body))),
  cover: line('Picture', ARTICLE_LIMITS.picture),
  coverAlt: line('What the picture shows', ARTICLE_LIMITS.alt),
  /** Empty: not chosen yet. */
  authorId: line('Author', 100),
});
export type ArticleForm = Static<typeof ArticleForm>;

const stated = {
  state: Type.Enum([...ARTICLE_STATES]),
  /** Of a draft: when it was public before, if it was. */
  publishedAt: DateOrNull,
};

export const StaffArticleView = Type.Object({
  id: Type.String(),
  ...ArticleForm.properties,
  ...stated,
  readMinutes: Type.Integer(),
  /** Addresses that lead here. */
  formerSlugs: Type.Array(Type.String()),
  ...versionField,
});
export type StaffArticleView = Static<typeof StaffArticleView>;

export const ArticleRowView = Type.Object({
  id: Type.String(),
  title: Type.String(),
  category: Type.String(),
  authorName: Type.String(),
  ...stated,
  updatedAt: IsoDate,
});
export type ArticleRowView = Static<typeof ArticleRowView>;

const ArticleReply = successReply({ article: StaffArticleView });

/** `search`: part of title, address, category or author's name. */
export const listStaffArticles = defineCall({
  method: 'GET',
  path: '/staff/articles',
  summary: 'Articles, by page',
  access,
  query: Type.Object({
    ...listFields,
    state: Type.Optional(Type.Enum([...ARTICLE_STATES])),
    sort: Type.Optional(Type.Enum(['newest', 'changed'])),
  }),
  reply: listReply(ArticleRowView),
});

export const getStaffArticle = defineCall({
  method: 'GET',
  path: '/staff/articles/:articleId',
  summary: 'An article',
  access,
  params,
  reply: ArticleReply,
});

export const makeArticle = defineCall({
  method: 'POST',
  path: '/staff/articles',
  summary: 'Begin an article',
  access,
  body: ArticleForm,
  largestBody: LARGEST_BODY_BYTES,
  reply: ArticleReply,
  status: 201,
});

/** A former address of a public article leads to its new one. */
export const changeArticle = defineCall({
  method: 'PUT',
  path: '/staff/articles/:articleId',
  summary: 'Change an article',
  access,
  params,
  headers: IfMatch,
  body: ArticleForm,
  largestBody: LARGEST_BODY_BYTES,
  reply: ArticleReply,
});

/** Publishing names each incomplete field; a moment in the future schedules it, none is now. */
export const moveArticle = defineCall({
  method: 'POST',
  path: '/staff/articles/:articleId/state',
  summary: 'Publish, schedule or hide an article',
  access,
  params,
  headers: IfMatch,
  body: Type.Object({
    isPublic: Type.Boolean(),
    publishedAt: Type.Union([DateOrNull], anyProblem('Please choose a time')),
  }),
  reply: ArticleReply,
});

export const deleteArticle = defineCall({
  method: 'DELETE',
  path: '/staff/articles/:articleId',
  summary: 'Delete an article',
  access,
  params,
  headers: IfMatch,
  reply: successReply({}),
});

export const AuthorForm = Type.Object({
  name: line('Name', AUTHOR_LIMITS.name),
  about: line('About the author', AUTHOR_LIMITS.about),
  picture: line('Picture', AUTHOR_LIMITS.picture),
});
export type AuthorForm = Static<typeof AuthorForm>;

export const StaffAuthorView = Type.Object({
  id: Type.String(),
  ...AuthorForm.properties,
  ...versionField,
});
export type StaffAuthorView = Static<typeof StaffAuthorView>;

/** By name. */
export const listAuthors = defineCall({
  method: 'GET',
  path: '/staff/authors',
  summary: 'The authors of articles',
  access,
  reply: successReply({ authors: Type.Array(StaffAuthorView) }),
});

export const makeAuthor = defineCall({
  method: 'POST',
  path: '/staff/authors',
  summary: 'Add an author',
  access,
  body: AuthorForm,
  reply: successReply({ author: StaffAuthorView }),
  status: 201,
});

export const changeAuthor = defineCall({
  method: 'PUT',
  path: '/staff/authors/:authorId',
  summary: 'Change an author',
  access,
  params: authorParams,
  headers: IfMatch,
  body: AuthorForm,
  reply: successReply({ author: StaffAuthorView }),
});

/** As the shop shows it. */
export const previewMarkdown = defineCall({
  method: 'POST',
  path: '/staff/markdown-previews',
  summary: 'Render Markdown',
  access,
  body: Type.Object({
    text: Lines(ARTICLE_LIMITS.body, problem('Text is required', atMost('Text', ARTICLE_LIMITS.body))),
  }),
  largestBody: LARGEST_BODY_BYTES,
  reply: successReply({ html: Type.String() }),
});
