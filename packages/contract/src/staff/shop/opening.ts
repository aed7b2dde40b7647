import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { DateOrNull, problem, TextOrNull } from '../../message/fields.ts';
import { OutdatedPolicy } from './policies.ts';

const ChecklistItemView = Type.Object({
  id: Type.String(),
  title: Type.String(),
  isDone: Type.Boolean(),
  /** Blocks opening; others are advice. */
  isRequired: Type.Boolean(),
  /** The problem and its fix, or when it was done. */
  text: Type.String(),
  /** Staff page; null if the operator fixes it. */
  page: TextOrNull,
});

export const ChecklistView = Type.Object({
  mode: Type.Enum(['sandbox', 'live']),
  items: Type.Array(ChecklistItemView),
  outdatedPolicies: Type.Array(OutdatedPolicy),
  canOpen: Type.Boolean(),
  isOpen: Type.Boolean(),
  openedAt: DateOrNull,
  /** Initial catalogue; null until chosen. */
  catalogue: Type.Union([Type.Enum(['sample', 'empty']), Type.Null()]),
});
export type ChecklistView = Static<typeof ChecklistView>;

export const getChecklist = defineCall({
  method: 'GET',
  path: '/staff/checklist',
  summary: 'Checklist before opening',
  access: 'staff:settings.write',
  reply: successReply(ChecklistView.properties),
});

export const chooseCatalogue = defineCall({
  method: 'POST',
  path: '/staff/opening/catalogue',
  summary: 'Begin with the sample catalogue or with an empty one',
  access: 'staff:settings.write',
  body: Type.Object({
    catalogue: Type.Enum(['sample', 'empty'], problem('Please choose the sample catalogue or an empty one')),
  }),
  reply: successReply(ChecklistView.properties),
});

export const openShop = defineCall({
  method: 'POST',
  path: '/staff/opening',
  summary: 'Open the shop',
  access: 'staff:settings.write',
  reply: successReply(ChecklistView.properties),
});
