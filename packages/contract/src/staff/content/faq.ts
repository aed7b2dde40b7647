import { FAQ_LIMITS } from '@ilaneer/domain/content/content-problems';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { atMost, Id, Lines, problem, Text } from '../../message/fields.ts';
import { IfMatch, versionField } from '../version.ts';

const access = 'staff:content.write';
const params = Type.Object({ categoryId: Id('Category is required') });

const Question = Type.Object({
  /** Null or not in the category: new. */
  id: Type.Union([Id('Question is required'), Type.Null()]),
  question: Text(
    FAQ_LIMITS.question,
    problem('Question is required', atMost('Question', FAQ_LIMITS.question)),
  ),
  answer: Lines(FAQ_LIMITS.answer, problem('Answer is required', atMost('Answer', FAQ_LIMITS.answer))),
});

export const FaqCategoryForm = Type.Object({
  title: Text(FAQ_LIMITS.title, problem('Title is required', atMost('Title', FAQ_LIMITS.title))),
  /** In the shop. */
  isShown: Type.Boolean(),
  faqs: Type.Array(Question, {
    maxItems: FAQ_LIMITS.questions,
    ...problem(`A category has at most ${FAQ_LIMITS.questions} questions`),
  }),
});
export type FaqCategoryForm = Static<typeof FaqCategoryForm>;

export const StaffFaqCategoryView = Type.Object({
  id: Type.String(),
  ...FaqCategoryForm.properties,
  ...versionField,
});
export type StaffFaqCategoryView = Static<typeof StaffFaqCategoryView>;

const CategoryReply = successReply({ category: StaffFaqCategoryView });
const CategoriesReply = successReply({ categories: Type.Array(StaffFaqCategoryView) });

/** In the order of the shop, hidden ones too. */
export const listFaqCategories = defineCall({
  method: 'GET',
  path: '/staff/faq-categories',
  summary: 'The FAQ categories and their questions',
  access,
  reply: CategoriesReply,
});

/** At the end. */
export const makeFaqCategory = defineCall({
  method: 'POST',
  path: '/staff/faq-categories',
  summary: 'Add an FAQ category',
  access,
  body: FaqCategoryForm,
  reply: CategoryReply,
  status: 201,
});

/** Questions in the order given; those left out are deleted. */
export const changeFaqCategory = defineCall({
  method: 'PUT',
  path: '/staff/faq-categories/:categoryId',
  summary: 'Change an FAQ category and its questions',
  access,
  params,
  headers: IfMatch,
  body: FaqCategoryForm,
  reply: CategoryReply,
});

export const deleteFaqCategory = defineCall({
  method: 'DELETE',
  path: '/staff/faq-categories/:categoryId',
  summary: 'Delete an FAQ category and its questions',
  access,
  params,
  headers: IfMatch,
  reply: successReply({}),
});

export const orderFaqCategories = defineCall({
  method: 'POST',
  path: '/staff/faq-categories/order',
  summary: 'Order the FAQ categories',
  access,
  /** All of them. */
  body: Type.Object({ ids: Type.Array(Id('Category is required'), { maxItems: 1_000 }) }),
  reply: CategoriesReply,
});
