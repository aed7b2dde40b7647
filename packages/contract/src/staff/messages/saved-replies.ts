import { SAVED_REPLY_LIMITS } from '@ilaneer/domain/support/saved-reply';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { atMost, Id, Lines, problem, Text } from '../../message/fields.ts';
import { IfMatch, versionField } from '../version.ts';

const access = 'staff:messages.answer';
const params = Type.Object({ replyId: Id('Saved reply is required') });

export const SavedReplyForm = Type.Object({
  title: Text(
    SAVED_REPLY_LIMITS.title,
    problem('Title is required', atMost('Title', SAVED_REPLY_LIMITS.title)),
  ),
  /** With blanks such as {{name}} (SUPPORT-13). */
  text: Lines(SAVED_REPLY_LIMITS.text, problem('Text is required', atMost('Text', SAVED_REPLY_LIMITS.text))),
});
export type SavedReplyForm = Static<typeof SavedReplyForm>;

export const SavedReplyView = Type.Object({
  id: Type.String(),
  ...SavedReplyForm.properties,
  ...versionField,
});
export type SavedReplyView = Static<typeof SavedReplyView>;

const Reply = successReply({ reply: SavedReplyView });

/** By title. */
export const listSavedReplies = defineCall({
  method: 'GET',
  path: '/staff/saved-replies',
  summary: 'Saved replies',
  access,
  reply: successReply({ replies: Type.Array(SavedReplyView) }),
});

export const makeSavedReply = defineCall({
  method: 'POST',
  path: '/staff/saved-replies',
  summary: 'Add a saved reply',
  access,
  body: SavedReplyForm,
  reply: Reply,
  status: 201,
});

export const changeSavedReply = defineCall({
  method: 'PUT',
  path: '/staff/saved-replies/:replyId',
  summary: 'Change a saved reply',
  access,
  params,
  headers: IfMatch,
  body: SavedReplyForm,
  reply: Reply,
});

export const deleteSavedReply = defineCall({
  method: 'DELETE',
  path: '/staff/saved-replies/:replyId',
  summary: 'Delete a saved reply',
  access,
  params,
  headers: IfMatch,
  reply: successReply({}),
});

/** Saved replies with the facts of a message; a missing fact stays as its blank. */
export const fillSavedReplies = defineCall({
  method: 'GET',
  path: '/staff/messages/:messageId/saved-replies',
  summary: 'Saved replies, filled in for a message',
  access,
  params: Type.Object({ messageId: Id('The id of the message is required') }),
  reply: successReply({
    replies: Type.Array(Type.Object({ id: Type.String(), title: Type.String(), text: Type.String() })),
  }),
});
