import * as calls from '@ilaneer/contract/staff/content/search-words';
import { type ExampleKit, staffExamples } from '../staff-example.ts';

type Made = { readonly id: string; readonly version: number };

let terms = 0;

async function newSynonym({ staff }: ExampleKit): Promise<Made> {
  terms += 1;
  const body = { term: `thorthu ${terms}`, meaning: 'towel' };
  const [made] = (await staff.call('POST', '/search-synonyms', { body })).body.synonyms as [Made];
  return made;
}

export const searchWordExamples = staffExamples(calls, {
  makeSynonym: {
    prepare: async () => {
      terms += 1;
      return { body: { term: `mundu ${terms}`, meaning: 'wrap' } };
    },
    countsOnce: 'VALIDATION_FAILED',
  },
  changeSynonym: {
    prepare: async (kit) => {
      const { id, version } = await newSynonym(kit);
      return { params: { synonymId: id }, version, body: { term: `towel ${terms}`, meaning: 'wrap' } };
    },
  },
  deleteSynonym: {
    prepare: async (kit) => {
      const { id, version } = await newSynonym(kit);
      return { params: { synonymId: id }, version };
    },
    slowerError: 'SYNONYM_NOT_FOUND',
  },
});
