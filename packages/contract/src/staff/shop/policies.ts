import { POLICY_SLUGS } from '@ilaneer/domain/setting/policies';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { anyProblem, atMost, IsoDate, Lines, problem, Text, TextOrNull } from '../../message/fields.ts';
import { IfMatch, versionField } from '../version.ts';

const Slug = Type.Enum([...POLICY_SLUGS], anyProblem('Unknown policy'));
const PolicyParams = Type.Object({ slug: Slug });

/** A placeholder `{{name}}` and its value; empty: open. */
const BlankValue = Type.Object({
  name: Text(100, problem('Name of the blank is required')),
  value: Lines(500, problem('Value of the blank is required', atMost('A value', 500))),
});

export const PolicyForm = Type.Object({
  title: Text(100, problem('Title is required', atMost('Title', 100))),
  /** Markdown with placeholders `{{name}}`. */
  body: Lines(60_000, problem('Text is required', atMost('Text', 60_000))),
  /** Values for unknown placeholders are ignored. */
  values: Type.Array(BlankValue, { maxItems: 100, ...problem('There are too many blanks') }),
});

/** Published values that differ from the settings (SETTING-24). */
const OutdatedBlanks = Type.Array(
  Type.Object({
    name: Type.String(),
    published: Type.String(),
    /** Of the settings; empty where they have none. */
    value: Type.String(),
  }),
);

export const OutdatedPolicy = Type.Object({ slug: Slug, outdated: OutdatedBlanks });

const policyFields = {
  slug: Slug,
  ...PolicyForm.properties,
  openBlanks: Type.Array(Type.String()),
  /** Public; with open placeholders the previous version stays. */
  isShown: Type.Boolean(),
  /** Date of the public version, `2026-11-01`; null without one. */
  shownSince: TextOrNull,
  outdated: OutdatedBlanks,
  /** 0: unsaved; title, text and values are the template's. */
  ...versionField,
};

export const PolicyView = Type.Object(policyFields);
export type PolicyView = Static<typeof PolicyView>;

const PolicyTemplate = Type.Object({
  title: Type.String(),
  body: Type.String(),
  /** Values known from settings; else empty. */
  values: Type.Array(BlankValue),
});

export const listPolicies = defineCall({
  method: 'GET',
  path: '/staff/policies',
  summary: 'The policies',
  access: 'staff:content.write',
  reply: successReply({ policies: Type.Array(Type.Omit(PolicyView, ['body', 'values'])) }),
});

export const getPolicy = defineCall({
  method: 'GET',
  path: '/staff/policies/:slug',
  summary: 'A policy and its template',
  access: 'staff:content.write',
  params: PolicyParams,
  reply: successReply({ policy: PolicyView, template: PolicyTemplate }),
});

/** Saves a version; public at once if no placeholder is open. */
export const changePolicy = defineCall({
  method: 'PUT',
  path: '/staff/policies/:slug',
  summary: 'Change a policy',
  access: 'staff:content.write',
  headers: IfMatch,
  params: PolicyParams,
  body: PolicyForm,
  reply: successReply({ policy: PolicyView }),
});

const PolicyVersionView = Type.Object({
  number: Type.Integer(),
  title: Type.String(),
  words: Type.String(),
  isShown: Type.Boolean(),
  savedAt: IsoDate,
  savedBy: Type.String(),
});

export const listPolicyVersions = defineCall({
  method: 'GET',
  path: '/staff/policies/:slug/versions',
  summary: 'The versions of a policy',
  access: 'staff:content.write',
  params: PolicyParams,
  query: Type.Object({ before: Type.Optional(Type.Integer({ minimum: 1, description: 'Version number.' })) }),
  reply: successReply({
    versions: Type.Array(PolicyVersionView),
    /** `before` of the next page; null on the last. */
    next: Type.Union([Type.Integer(), Type.Null()]),
  }),
});
