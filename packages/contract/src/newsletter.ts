import Type from 'typebox';
import { defineCall } from './message/call.ts';
import { successReply } from './message/envelope.ts';
import { Id, problem, Text } from './message/fields.ts';

const Token = Id('This link is not complete.');
const MessageReply = successReply({ message: Type.String() });

/** Same reply for every address, so that subscriptions are not revealed (NEWSLETTER-2). */
export const subscribeToNewsletter = defineCall({
  method: 'POST',
  path: '/newsletter/subscribe',
  summary: 'Subscribe to the newsletter',
  tag: 'Contact',
  access: 'open',
  body: Type.Object({
    email: Text(1_000, problem('Please enter an email address.', 'Please enter a valid email address.')),
  }),
  reply: MessageReply,
  status: 202,
  errors: ['VALIDATION_FAILED', 'RATE_LIMITED'],
});

export const confirmNewsletter = defineCall({
  method: 'POST',
  path: '/newsletter/confirm',
  summary: 'Confirm a newsletter subscription',
  tag: 'Contact',
  access: 'open',
  body: Type.Object({ token: Token }),
  reply: MessageReply,
  errors: ['VALIDATION_FAILED', 'NEWSLETTER_LINK_INVALID'],
});

const OptionalToken = Type.Object({ token: Type.Optional(Token) });

/** Our page sends the token in the body, mail programs in the query (RFC 8058). Idempotent. */
export const unsubscribeFromNewsletter = defineCall({
  method: 'POST',
  path: '/newsletter/unsubscribe',
  summary: 'Unsubscribe from the newsletter',
  tag: 'Contact',
  access: 'open',
  query: OptionalToken,
  body: OptionalToken,
  reply: MessageReply,
  errors: ['VALIDATION_FAILED', 'NEWSLETTER_LINK_INVALID'],
});
