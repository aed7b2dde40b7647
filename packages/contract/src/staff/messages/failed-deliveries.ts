import Type from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { Id } from '../../message/fields.ts';
import { choiceFields } from '../../order/attempt-link.ts';
import { IfMatch } from '../version.ts';
import { StaffMessageView } from './messages.ts';

const params = Type.Object({ messageId: Id('The id of the message is required') });
const reply = successReply({ message: StaffMessageView });

/** By staff who spoke with the shopper; until the courier was told (PARCEL-25). */
export const answerForShopper = defineCall({
  method: 'POST',
  path: '/staff/messages/:messageId/attempt-choice',
  summary: 'Choose for the shopper what the courier does',
  access: 'staff:messages.answer',
  params,
  headers: IfMatch,
  body: Type.Object(choiceFields),
  reply,
});

/** By phone, where the courier takes no choices by call (PARCEL-27). */
export const markCourierTold = defineCall({
  method: 'POST',
  path: '/staff/messages/:messageId/courier-told',
  summary: 'Record that the courier was told the choice',
  access: 'staff:messages.answer',
  params,
  headers: IfMatch,
  reply,
});
