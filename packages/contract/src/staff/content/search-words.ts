import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { atMost, Id, problem, Search } from '../../message/fields.ts';
import { IfMatch, versionField } from '../version.ts';

const access = 'staff:content.write';
const params = Type.Object({ synonymId: Id('Synonym is required') });
const LONGEST = 100;

const MissedSearchView = Type.Object({
  words: Type.String(),
  /** In the last 30 days. */
  count: Type.Integer(),
  /** The latest, `2026-11-30`. */
  lastDay: Type.String(),
});
export type MissedSearchView = Static<typeof MissedSearchView>;

/** The 100 most frequent of the last 30 days. */
export const listMissedSearches = defineCall({
  method: 'GET',
  path: '/staff/missed-searches',
  summary: 'Searches without results',
  access,
  reply: successReply({ searches: Type.Array(MissedSearchView) }),
});

export const SynonymForm = Type.Object({
  /** As typed by shoppers; several with commas in a new one. */
  term: Search(LONGEST, problem('Please enter what people call it', atMost('The word', LONGEST))),
  /** Words of the catalogue. */
  meaning: Search(LONGEST, problem('Please enter words of the catalogue', atMost('The meaning', LONGEST))),
});
export type SynonymForm = Static<typeof SynonymForm>;

/** In the spelling of searches. */
export const SynonymView = Type.Object({
  id: Type.String(),
  term: Type.String(),
  meaning: Type.String(),
  ...versionField,
});
export type SynonymView = Static<typeof SynonymView>;

const SynonymReply = successReply({ synonym: SynonymView });

/** All, by meaning and word. */
export const listSynonyms = defineCall({
  method: 'GET',
  path: '/staff/search-synonyms',
  summary: 'Synonyms of the search',
  access,
  reply: successReply({ synonyms: Type.Array(SynonymView) }),
});

export const makeSynonym = defineCall({
  method: 'POST',
  path: '/staff/search-synonyms',
  summary: 'Add a synonym, or several with one meaning',
  access,
  body: SynonymForm,
  /** Those that were not there before. */
  reply: successReply({ synonyms: Type.Array(SynonymView) }),
  status: 201,
});

export const changeSynonym = defineCall({
  method: 'PUT',
  path: '/staff/search-synonyms/:synonymId',
  summary: 'Change a synonym',
  access,
  params,
  headers: IfMatch,
  body: SynonymForm,
  reply: SynonymReply,
});

export const deleteSynonym = defineCall({
  method: 'DELETE',
  path: '/staff/search-synonyms/:synonymId',
  summary: 'Delete a synonym',
  access,
  params,
  headers: IfMatch,
  reply: successReply({}),
});
