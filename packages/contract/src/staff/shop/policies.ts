import { POLICY_SLUGS } from '@ilaneer/domain/setting/policies';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { anyProblem, atMost, IsoDate, Lines, problem, Text, TextOrNull } from '../../message/fields.ts';
import { IfMatch, versionField } from '../version.ts';

const Slug = Type.Enum([...POLICY_SLUGS], anyProblem('There is no such policy'));
const PolicyParams = Type.Object({ slug: Slug });

/** A blank of the text, as `{{its name}}` stands there, and what fills it; empty: it is still open. */
const BlankValue = Type.Object({
  name: Text(100, problem('Name of the blank is required')),
  value: Lines(500, problem('Value of the blank is required', atMost('A value', 500))),
});

export const PolicyForm = Type.Object({
  title: Text(100, problem('Title is required', atMost('Title', 100))),
  /** Markdown, with blanks as `{{name}}`. */
  body: Lines(60_000, problem('Text is required', atMost('Text', 60_000))),
  /** Blanks that the text does not have are left out. */
  values: Type.Array(BlankValue, { maxItems: 100, ...problem('There are too many blanks') }),
});

const policyFields = {
  slug: Slug,
  ...PolicyForm.properties,
  /** What is still blank, as it stands in the text; empty when shoppers can read it. */
  openBlanks: Type.Array(Type.String()),
  /** Whether shoppers read these words; a policy with open blanks waits, and the one before it stays. */
  isShown: Type.Boolean(),
  /** The day of the words that shoppers read, `2026-11-01`; null while there are none. */
  shownSince: TextOrNull,
  /** 0: nobody has saved it yet; title, text and values are then the template's. */
  ...versionField,
};

export const PolicyView = Type.Object(policyFields);
export type PolicyView = Static<typeof PolicyView>;

/** Where staff begin, or begin again. */
const PolicyTemplate = Type.Object({
  title: Type.String(),
  body: Type.String(),
  /** What the settings know of its blanks; empty where they know nothing. */
  values: Type.Array(BlankValue),
});

/** The four policies that the law asks for, without their texts. */
export const listPolicies = defineCall({
  method: 'GET',
  path: '/staff/policies',
  summary: 'The policies',
  tag: 'Staff',
  access: 'staff:content.write',
  reply: successReply({ policies: Type.Array(Type.Omit(PolicyView, ['body', 'values'])) }),
  status: 200,
  errors: [],
});

export const getPolicy = defineCall({
  method: 'GET',
  path: '/staff/policies/:slug',
  summary: 'A policy and its template',
  tag: 'Staff',
  access: 'staff:content.write',
  params: PolicyParams,
  reply: successReply({ policy: PolicyView, template: PolicyTemplate }),
  status: 200,
  errors: [],
});

/** Keeps the words as a new version; shoppers read them at once where no blank is open. */
export const changePolicy = defineCall({
  method: 'PUT',
  path: '/staff/policies/:slug',
  summary: 'Change a policy',
  tag: 'Staff',
  access: 'staff:content.write',
  headers: IfMatch,
  params: PolicyParams,
  body: PolicyForm,
  reply: successReply({ policy: PolicyView }),
  status: 200,
  errors: ['VERSION_STALE'],
});

const PolicyVersionView = Type.Object({
  number: Type.Integer(),
  title: Type.String(),
  /** The words with their blanks filled, as shoppers read them, in Markdown. */
  words: Type.String(),
  isShown: Type.Boolean(),
  savedAt: IsoDate,
  /** Who saved it; the shop itself where nobody did. */
  savedBy: Type.String(),
});

/** All that a policy ever said, the newest first. Nothing of it is changed or deleted. */
export const listPolicyVersions = defineCall({
  method: 'GET',
  path: '/staff/policies/:slug/versions',
  summary: 'The versions of a policy',
  tag: 'Staff',
  access: 'staff:content.write',
  params: PolicyParams,
  query: Type.Object({ before: Type.Optional(Type.Integer({ minimum: 1, description: 'a version' })) }),
  reply: successReply({
    versions: Type.Array(PolicyVersionView),
    /** What to ask `before` for the next page; null on the last. */
    next: Type.Union([Type.Integer(), Type.Null()]),
  }),
  status: 200,
  errors: [],
});
