import Type from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { Id } from '../../message/fields.ts';
import { IfMatch } from '../version.ts';
import { CategoryEditView, CategoryFields } from './catalogue-fields.ts';

const tag = 'Staff';
const access = 'staff:catalogue.write';
const params = Type.Object({ categoryId: Id('Category is required') });
const CategoryReply = successReply({ category: CategoryEditView });

export const listStaffCategories = defineCall({
  method: 'GET',
  path: '/staff/categories',
  summary: 'The tree of categories',
  tag,
  access: 'staff:catalogue.read',
  reply: successReply({ categories: Type.Array(CategoryEditView) }),
  status: 200,
  errors: [],
});

export const makeCategory = defineCall({
  method: 'POST',
  path: '/staff/categories',
  summary: 'Make a category',
  tag,
  access,
  body: CategoryFields,
  reply: CategoryReply,
  status: 201,
  errors: ['VALIDATION_FAILED'],
});

export const changeCategory = defineCall({
  method: 'PATCH',
  path: '/staff/categories/:categoryId',
  summary: 'Change or move a category',
  tag,
  access,
  params,
  headers: IfMatch,
  body: Type.Partial(CategoryFields),
  reply: CategoryReply,
  status: 200,
  errors: ['VALIDATION_FAILED', 'CATEGORY_NOT_FOUND', 'VERSION_STALE'],
});

/** Moves its products and subcategories, then deletes it. */
export const mergeCategory = defineCall({
  method: 'POST',
  path: '/staff/categories/:categoryId/merge',
  summary: 'Put everything of a category into another',
  tag,
  access,
  params,
  headers: IfMatch,
  body: Type.Object({ into: Id('Category is required') }),
  reply: CategoryReply,
  status: 200,
  errors: ['VALIDATION_FAILED', 'CATEGORY_NOT_FOUND', 'VERSION_STALE'],
});

export const deleteCategory = defineCall({
  method: 'DELETE',
  path: '/staff/categories/:categoryId',
  summary: 'Delete an empty category',
  tag,
  access,
  params,
  headers: IfMatch,
  reply: successReply({}),
  status: 200,
  errors: ['VALIDATION_FAILED', 'CATEGORY_NOT_FOUND', 'CATEGORY_IN_USE', 'VERSION_STALE'],
});
