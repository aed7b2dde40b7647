import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { DateOrNull, problem, TextOrNull } from '../../message/fields.ts';

const ChecklistItemView = Type.Object({
  id: Type.String(),
  title: Type.String(),
  isDone: Type.Boolean(),
  /** Without it the shop does not open; others are advice. */
  isRequired: Type.Boolean(),
  /** What is missing, why and how it is mended; what is in place, when it is done. */
  text: Type.String(),
  /** A page of the staff app; null where whoever runs the server mends it. */
  page: TextOrNull,
});

export const ChecklistView = Type.Object({
  mode: Type.Enum(['sandbox', 'live']),
  items: Type.Array(ChecklistItemView),
  /** Nothing required is missing. */
  canOpen: Type.Boolean(),
  /** Shoppers see the shop; a sandbox is always open. */
  isOpen: Type.Boolean(),
  openedAt: DateOrNull,
  /** What the catalogue began with; null while that can still be chosen. */
  catalogue: Type.Union([Type.Enum(['sample', 'empty']), Type.Null()]),
});
export type ChecklistView = Static<typeof ChecklistView>;

/** What is in place and what is missing before the shop opens in `MODE=live`. */
export const getChecklist = defineCall({
  method: 'GET',
  path: '/staff/checklist',
  summary: 'What is missing before the shop opens',
  tag: 'Staff',
  access: 'staff:settings.write',
  reply: successReply(ChecklistView.properties),
  status: 200,
  errors: [],
});

/** Once, and only while the catalogue is empty. */
export const chooseCatalogue = defineCall({
  method: 'POST',
  path: '/staff/opening/catalogue',
  summary: 'Begin with the sample catalogue or with an empty one',
  tag: 'Staff',
  access: 'staff:settings.write',
  body: Type.Object({
    catalogue: Type.Enum(['sample', 'empty'], problem('Please choose the sample catalogue or an empty one')),
  }),
  reply: successReply(ChecklistView.properties),
  status: 200,
  errors: ['CATALOGUE_CHOSEN', 'CATALOGUE_NOT_EMPTY'],
});

/** Lets shoppers in. The refusal's data names all that is missing (`missing`, as in the checklist's items). */
export const openShop = defineCall({
  method: 'POST',
  path: '/staff/opening',
  summary: 'Open the shop',
  tag: 'Staff',
  access: 'staff:settings.write',
  reply: successReply(ChecklistView.properties),
  status: 200,
  errors: ['SHOP_NOT_READY', 'SHOP_OPEN_ALREADY'],
});
