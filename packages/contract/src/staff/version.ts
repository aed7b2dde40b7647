import Type from 'typebox';
import { anyProblem } from '../message/fields.ts';

/** Which version a change begins from, as the reply said it that was edited; another one is refused (VERSION_STALE). */
export const IfMatch = Type.Object({
  'if-match': Type.String({
    pattern: '^"[0-9]{1,9}"$',
    ...anyProblem('If-Match must be the version that was seen, in quotes: "3"'),
  }),
});

/** Of every reply that can be edited. */
export const versionField = { version: Type.Integer() };

/** What a client sends of a version. */
export function ifMatch(version: number): { 'if-match': string } {
  return { 'if-match': `"${version}"` };
}

/** The version that a request begins from. */
export function matchedVersion(headers: { readonly 'if-match': string }): number {
  return Number(headers['if-match'].slice(1, -1));
}
