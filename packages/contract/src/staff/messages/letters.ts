import { LETTER_STATES } from '@ilaneer/domain/letter/letter-state';
import { LETTER_LIMITS } from '@ilaneer/domain/letter/validate-letter';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import {
  anyProblem,
  atMost,
  DateOrNull,
  Id,
  Lines,
  problem,
  Text,
  TextOrNull,
} from '../../message/fields.ts';
import { IfMatch, versionField } from '../version.ts';

const access = 'staff:letters.send';
const params = Type.Object({ letterId: Id('Letter is required') });

const line = (label: string, most: number) =>
  Text(most, problem(`${label} is required`, atMost(label, most)));

/** Plain text (NEWSLETTER-7). */
export const LetterForm = Type.Object({
  subject: line('Subject', LETTER_LIMITS.subject),
  heading: line('Heading', LETTER_LIMITS.heading),
  /** A blank line begins a paragraph. */
  words: Lines(LETTER_LIMITS.words, problem('Text is required', atMost('Text', LETTER_LIMITS.words))),
  /** Empty: no button. */
  buttonLabel: line('Text of the button', LETTER_LIMITS.buttonLabel),
  /** A page of the shop such as '/products', or an https address. */
  buttonUrl: line('Address of the button', LETTER_LIMITS.buttonUrl),
  /** Null: all confirmed addresses. */
  segmentId: Type.Union([Id('Please choose a segment'), Type.Null()], anyProblem('Please choose a segment')),
});

export type LetterForm = Static<typeof LetterForm>;

export const LetterView = Type.Object({
  id: Type.String(),
  ...LetterForm.properties,
  state: Type.Enum([...LETTER_STATES]),
  sendAt: DateOrNull,
  startedAt: DateOrNull,
  finishedAt: DateOrNull,
  /** Addresses at the start; null before. */
  recipients: Type.Union([Type.Integer(), Type.Null()]),
  /** Of addresses that are still stored. */
  deliveries: Type.Object({
    waiting: Type.Integer(),
    sent: Type.Integer(),
    refused: Type.Integer(),
    left: Type.Integer(),
    failed: Type.Integer(),
  }),
  ...versionField,
});

export type LetterView = Static<typeof LetterView>;

const LetterReply = successReply({ letter: LetterView });

/** Newest first, up to 200. */
export const listLetters = defineCall({
  method: 'GET',
  path: '/staff/letters',
  summary: 'Letters with their deliveries',
  access,
  reply: successReply({ letters: Type.Array(LetterView) }),
});

export const readLetter = defineCall({
  method: 'GET',
  path: '/staff/letters/:letterId',
  summary: 'A letter',
  access,
  params,
  reply: LetterReply,
});

/** Counted now; with the segments to choose from. */
export const readLetterRecipients = defineCall({
  method: 'GET',
  path: '/staff/letter-recipients',
  summary: 'Count the recipients of a letter',
  access,
  query: Type.Object({ segment: Type.Optional(Text(100)) }),
  reply: successReply({
    count: Type.Integer(),
    segments: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
    /** Address of the member for test mails; null on the command line. */
    ownEmail: TextOrNull,
  }),
});

export const makeLetter = defineCall({
  method: 'POST',
  path: '/staff/letters',
  summary: 'Add a letter',
  access,
  body: LetterForm,
  reply: LetterReply,
  status: 201,
});

/** Drafts alone. */
export const changeLetter = defineCall({
  method: 'PUT',
  path: '/staff/letters/:letterId',
  summary: 'Change a letter',
  access,
  params,
  headers: IfMatch,
  body: LetterForm,
  reply: LetterReply,
});

export const testLetter = defineCall({
  method: 'POST',
  path: '/staff/letters/:letterId/tests',
  summary: 'Mail a letter to oneself',
  access,
  params,
  reply: successReply({}),
});

/** A later time is a schedule; null: now. */
export const scheduleLetter = defineCall({
  method: 'POST',
  path: '/staff/letters/:letterId/schedule',
  summary: 'Send a letter now or at a time',
  access,
  params,
  headers: IfMatch,
  body: Type.Object({
    at: Type.Union(
      [Type.String({ format: 'date-time', ...anyProblem('Enter a date and a time') }), Type.Null()],
      anyProblem('Enter a date and a time'),
    ),
  }),
  reply: LetterReply,
});

/** A scheduled letter is a draft again. */
export const stopLetter = defineCall({
  method: 'POST',
  path: '/staff/letters/:letterId/stop',
  summary: 'Stop a letter',
  access,
  params,
  headers: IfMatch,
  reply: LetterReply,
});

/** To the addresses that it has not reached. */
export const continueLetter = defineCall({
  method: 'POST',
  path: '/staff/letters/:letterId/continuation',
  summary: 'Continue a stopped letter',
  access,
  params,
  headers: IfMatch,
  reply: LetterReply,
});
