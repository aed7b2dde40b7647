import { FIELD_LIMITS, type SectionField, type SectionFields } from '@ilaneer/domain/page/section-fields';
import { SECTION_KINDS, type Section, type SectionKind } from '@ilaneer/domain/page/section-kinds';
import { SITE_PAGE_LIMITS } from '@ilaneer/domain/page/site-page';
import Type, { type Static, type TSchema } from 'typebox';
import { defineCall } from './message/call.ts';
import { successReply } from './message/envelope.ts';
import { atMost, Id, Lines, problem, Text } from './message/fields.ts';

/** The rules of the domain are stricter. */
export const SectionForm = Type.Unsafe<Section>(
  Type.Union(
    Object.entries(SECTION_KINDS).map(([kind, { fields }]) =>
      Type.Object({
        id: Id('A section has no id'),
        kind: Type.Literal(kind),
        ...membersOf(fields),
      }),
    ),
    problem('A section has an unknown kind or an incomplete field'),
  ),
);

export const SectionList = Type.Array(SectionForm, {
  maxItems: SITE_PAGE_LIMITS.sections,
  ...problem(`There may be at most ${SITE_PAGE_LIMITS.sections} sections`),
});

function membersOf(fields: SectionFields): Record<string, TSchema> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, memberOf(field)]));
}

function memberOf(field: SectionField): TSchema {
  const { label } = field;
  const words = (most: number) => problem(`${label} is required`, atMost(label, most));
  const { line, text, markdown } = FIELD_LIMITS;
  switch (field.type) {
    case 'line':
    case 'picture':
    case 'link':
    case 'category':
      return Text(line, words(line));
    case 'text':
      return Lines(text, words(text));
    case 'markdown':
      return Lines(markdown, words(markdown));
    case 'lines':
    case 'paragraphs':
      return Type.Array(Lines(text, words(text)), { maxItems: 50, ...words(text) });
    case 'number':
      return Type.Number(problem(`${label} must be a number`));
    case 'choice':
      return Type.Enum(Object.keys(field.options), problem(`Choose ${label.toLowerCase()}`));
    case 'list':
      return Type.Array(Type.Object(membersOf(field.fields)), {
        maxItems: 50,
        ...problem('There are too many entries'),
      });
  }
}

type Shown<One> = One extends { readonly kind: 'text' }
  ? {
      readonly id: string;
      readonly kind: 'text';
      /** Of Markdown, limited to our own elements. */
      readonly html: string;
    }
  : One;

/** As the shop shows it: Markdown is rendered. */
export type SectionView = Shown<Section>;

export type SectionViewOf<Kind extends SectionKind> = Extract<SectionView, { readonly kind: Kind }>;

export const SectionView = Type.Unsafe<SectionView>(
  Type.Object({ id: Type.String(), kind: Type.String() }, { additionalProperties: true }),
);

export const SitePageView = Type.Object({
  slug: Type.String(),
  title: Type.String(),
  description: Type.String(),
  sections: Type.Array(SectionView),
});
export type SitePageView = Static<typeof SitePageView>;

/** A page that staff arrange: a fixed one, or one of their own (CONTENT-40). */
export const getSitePage = defineCall({
  method: 'GET',
  path: '/site-pages/:slug',
  summary: 'Get the sections of a page',
  tag: 'Content',
  access: 'open',
  params: Type.Object({ slug: Id('Page is required') }),
  reply: successReply({ page: SitePageView }),
  errors: ['VALIDATION_FAILED', 'PAGE_NOT_FOUND'],
});
