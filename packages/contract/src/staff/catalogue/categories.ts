import Type from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { Id } from '../../message/fields.ts';
import { IfMatch } from '../version.ts';
import { CategoryEditView, CategoryFields } from './catalogue-fields.ts';

const access = 'staff:catalogue.write';
const params = Type.Object({ categoryId: Id('Category is required') });
const CategoryReply = successReply({ category: CategoryEditView });

export const listStaffCategories = defineCall({
  method: 'GET',
  path: '/staff/categories',
  summary: 'The tree of categories',
  access: 'staff:catalogue.read',
  reply: successReply({ categories: Type.Array(CategoryEditView) }),
});

export const makeCategory = defineCall({
  method: 'POST',
  path: '/staff/categories',
  summary: 'Make a category',
  access,
  body: CategoryFields,
  reply: CategoryReply,
  status: 201,
});

export const changeCategory = defineCall({
  method: 'PATCH',
  path: '/staff/categories/:categoryId',
  summary: 'Change or move a category',
  access,
  params,
  headers: IfMatch,
  body: Type.Partial(CategoryFields),
  reply: CategoryReply,
});

/** Moves its products and subcategories, then deletes it. */
export const mergeCategory = defineCall({
  method: 'POST',
  path: '/staff/categories/:categoryId/merge',
  summary: 'Put everything of a category into another',
  access,
  params,
  headers: IfMatch,
  body: Type.Object({ into: Id('Category is required') }),
  reply: CategoryReply,
});

export const deleteCategory = defineCall({
  method: 'DELETE',
  path: '/staff/categories/:categoryId',
  summary: 'Delete an empty category',
  access,
  params,
  headers: IfMatch,
  reply: successReply({}),
});
