import Type, { type Static } from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { anyProblem, atMost, Id, problem, Text } from '../message/fields.ts';
import { IfMatch, versionField } from './version.ts';

export const SavedView = Type.Object({
  id: Type.String(),
  name: Type.String(),
  address: Type.String(),
  ...versionField,
});

export type SavedView = Static<typeof SavedView>;

const List = Type.String({ pattern: '^[a-z][a-z-]{0,39}$', ...anyProblem('Unknown list') });
const Name = Text(1_000, problem('Name is required', atMost('Name', 60)));
const Address = Text(2_000, problem('Address is required', atMost('Address', 2_000)));
const view = Type.Object({ viewId: Id('View is required') });
const SavedViewReply = successReply({ view: SavedView });

export const listSavedViews = defineCall({
  method: 'GET',
  path: '/staff/saved-views',
  summary: 'My saved views of a list',
  access: 'staff',
  query: Type.Object({ list: List }),
  reply: successReply({ views: Type.Array(SavedView) }),
});

export const saveView = defineCall({
  method: 'POST',
  path: '/staff/saved-views',
  summary: 'Save a view of a list',
  access: 'staff',
  body: Type.Object({ list: List, name: Name, address: Address }),
  reply: SavedViewReply,
  status: 201,
});

export const changeView = defineCall({
  method: 'PATCH',
  path: '/staff/saved-views/:viewId',
  summary: 'Rename a saved view, or let it show something else',
  access: 'staff',
  params: view,
  headers: IfMatch,
  body: Type.Object({ name: Type.Optional(Name), address: Type.Optional(Address) }),
  reply: SavedViewReply,
});

export const deleteView = defineCall({
  method: 'DELETE',
  path: '/staff/saved-views/:viewId',
  summary: 'Delete a saved view',
  access: 'staff',
  params: view,
  headers: IfMatch,
  reply: successReply({}),
});
