import Type, { type Static } from 'typebox';
import { BLOG_CARD_ALIASES, BLOG_LIST_ALIASES, FAQ_CATEGORY_ALIASES } from './content-aliases.ts';
import { withAliases } from './message/aliases.ts';
import { defineCall } from './message/call.ts';
import { successReply } from './message/envelope.ts';
import { anyProblem, Id, IsoDate, Pagination, pageFields, problem } from './message/fields.ts';

export const FaqView = Type.Object({
  id: Type.String(),
  categoryId: Type.String(),
  question: Type.String(),
  answer: Type.String(),
  displayOrder: Type.Integer(),
  active: Type.Boolean(),
  delete: Type.Boolean(),
  createdAt: IsoDate,
  updatedAt: IsoDate,
});

const FaqCategoryFields = {
  id: Type.String(),
  name: Type.String(),
  displayOrder: Type.Integer(),
  active: Type.Boolean(),
  delete: Type.Boolean(),
  createdAt: IsoDate,
  updatedAt: IsoDate,
};

/** With its questions, both in order (CONTENT-9). */
export const FaqCategoryView = withAliases(
  Type.Object({ ...FaqCategoryFields, faqs: Type.Array(FaqView) }),
  FAQ_CATEGORY_ALIASES,
);

export type FaqCategoryView = Static<typeof FaqCategoryView>;

export const faqCategoriesWithFaqs = defineCall({
  method: 'GET',
  path: '/faq-categories-with-faqs',
  summary: 'List FAQs by category',
  tag: 'Content',
  access: 'open',
  reply: successReply({ totalCategories: Type.Integer(), data: Type.Array(FaqCategoryView) }),
});

export const faqsOfCategory = defineCall({
  method: 'GET',
  path: '/faqs/:categoryId',
  summary: 'List the FAQs of a category',
  tag: 'Content',
  access: 'open',
  params: Type.Object({ categoryId: Id('Category ID is required') }),
  reply: successReply({
    category: withAliases(Type.Object({ ...FaqCategoryFields }), FAQ_CATEGORY_ALIASES),
    totalFAQs: Type.Integer(),
    faqs: Type.Array(FaqView),
  }),
  errors: ['VALIDATION_FAILED', 'FAQ_CATEGORY_NOT_FOUND'],
});

const BlogCardFields = {
  id: Type.String(),
  slug: Type.String(),
  title: Type.String(),
  description: Type.String({ description: 'Plain text.' }),
  category: Type.String(),
  image: Type.String(),
  imageAlt: Type.String(),
  author: Type.String(),
  authorAbout: Type.String(),
  /** Empty without a picture. */
  authorImageUrl: Type.String(),
  date: IsoDate,
  readTime: Type.String(),
  active: Type.Boolean(),
  delete: Type.Boolean(),
  createdAt: IsoDate,
  updatedAt: IsoDate,
};

/** An article without its text, for cards (CONTENT-14). */
export const BlogCardView = withAliases(Type.Object({ ...BlogCardFields }), BLOG_CARD_ALIASES);

export type BlogCardView = Static<typeof BlogCardView>;

/** `content` is HTML from Markdown, limited to our own elements. */
export const BlogPostView = withAliases(
  Type.Object({ ...BlogCardFields, content: Type.String() }),
  BLOG_CARD_ALIASES,
);

export type BlogPostView = Static<typeof BlogPostView>;

/** Earlier clients look articles up here: `content` is omitted only for `view=cards` (CONTENT-14). */
export const getBlogPosts = defineCall({
  method: 'GET',
  path: '/get-blog-posts',
  summary: 'List articles',
  tag: 'Content',
  access: 'open',
  query: Type.Object({
    ...pageFields,
    view: Type.Optional(Type.Enum(['full', 'cards'], problem('view must be full or cards'))),
  }),
  reply: withAliases(
    successReply({
      pagination: Pagination,
      blogPosts: Type.Array(
        withAliases(
          Type.Object({ ...BlogCardFields, content: Type.Optional(Type.String()) }),
          BLOG_CARD_ALIASES,
        ),
      ),
    }),
    BLOG_LIST_ALIASES,
  ),
  errors: ['VALIDATION_FAILED'],
});

export const getBlogPost = defineCall({
  method: 'GET',
  path: '/get-blog-post/:id',
  summary: 'Get an article',
  tag: 'Content',
  access: 'open',
  params: Type.Object({ id: Id('Blog ID is required') }),
  reply: successReply({ blog: BlogPostView }),
  errors: ['VALIDATION_FAILED', 'BLOG_NOT_FOUND'],
});

export const PagePart = Type.Object({ id: Type.String(), title: Type.String(), html: Type.String() });

export const PageSectionView = Type.Object({
  id: Type.String(),
  title: Type.String(),
  html: Type.String(),
  parts: Type.Array(PagePart),
});

export type PageSectionView = Static<typeof PageSectionView>;

/** `html` is the whole; `intro` and `sections` are the same, cut at its headings. */
export const PageView = Type.Object({
  slug: Type.String(),
  title: Type.String(),
  updatedOn: Type.String(),
  /** Day of the mail to account holders (CONTENT-26); null without one. */
  toldOn: Type.Union([Type.String(), Type.Null()]),
  html: Type.String(),
  intro: Type.String(),
  sections: Type.Array(PageSectionView),
});

export type PageView = Static<typeof PageView>;

/** A policy or another page of the staff (CONTENT-18). */
export const getPage = defineCall({
  method: 'GET',
  path: '/pages/:slug',
  summary: 'Get a page',
  tag: 'Content',
  access: 'open',
  params: Type.Object({ slug: Id('Page is required') }),
  reply: successReply({ page: PageView }),
  errors: ['VALIDATION_FAILED', 'PAGE_NOT_FOUND'],
});

const shownVersion = {
  number: Type.Integer(),
  title: Type.String(),
  savedAt: IsoDate,
  /** SHA-256 of title, empty line and Markdown; consents refer to it. */
  hash: Type.String(),
};

export const listPageVersions = defineCall({
  method: 'GET',
  path: '/pages/:slug/versions',
  summary: 'List the versions of a policy',
  tag: 'Content',
  access: 'open',
  params: Type.Object({ slug: Id('Page is required') }),
  reply: successReply({ versions: Type.Array(Type.Object(shownVersion)) }),
  errors: ['VALIDATION_FAILED', 'PAGE_NOT_FOUND'],
});

export const getPageVersion = defineCall({
  method: 'GET',
  path: '/pages/:slug/versions/:number',
  summary: 'Get a version of a policy',
  tag: 'Content',
  access: 'open',
  params: Type.Object({
    slug: Id('Page is required'),
    number: Type.Integer({ minimum: 1, maximum: 1_000_000, ...anyProblem('Unknown version') }),
  }),
  reply: successReply({ version: Type.Object({ ...shownVersion, html: Type.String() }) }),
  errors: ['VALIDATION_FAILED', 'PAGE_NOT_FOUND'],
});
