import { randomUUID } from 'node:crypto';
import * as calls from '@ilaneer/contract/staff/messages/letters';
import { eq } from 'drizzle-orm';
import { letters } from '../../../src/db/schema/content/letter.ts';
import { newsletterSubscriptions } from '../../../src/db/schema/content/newsletter.ts';
import { type ExampleKit, staffExamples } from '../staff-example.ts';

const FORM: calls.LetterForm = {
  subject: 'Harvest',
  heading: 'The harvest is in',
  words: 'Fresh oil.',
  buttonLabel: 'See it',
  buttonUrl: '/products',
  segmentId: null,
};

async function newLetter({ staff }: ExampleKit): Promise<calls.LetterView> {
  const { body } = await staff.call('POST', '/letters', { body: FORM });
  return body.letter as calls.LetterView;
}

async function addReader({ shop }: ExampleKit): Promise<void> {
  const at = shop.deps.now();
  const id = randomUUID();
  await shop.db.insert(newsletterSubscriptions).values({
    ...{ id, email: `${id}@letters.example`, textVersion: '1' },
    ...{ requestedAt: at, confirmedAt: at, createdAt: at, updatedAt: at },
  });
}

/** Stopped before it was sent, so that no job moves it. */
async function stopped(kit: ExampleKit): Promise<{ id: string; version: number }> {
  const { id } = await newLetter(kit);
  const at = kit.shop.deps.now();
  const [row] = await kit.shop.db
    .update(letters)
    .set({ state: 'stopped', sendAt: at, startedAt: at, recipients: 0 })
    .where(eq(letters.id, id))
    .returning({ version: letters.version });
  return { id, version: row?.version ?? 0 };
}

const LATER = new Date(Date.now() + 86_400_000).toISOString();

export const letterExamples = staffExamples(calls, {
  makeLetter: { prepare: async () => ({ body: FORM }) },
  changeLetter: {
    prepare: async (kit) => {
      const { id, version } = await newLetter(kit);
      return { params: { letterId: id }, version, body: { ...FORM, subject: 'Onam' } };
    },
  },
  testLetter: {
    prepare: async (kit) => ({ params: { letterId: (await newLetter(kit)).id } }),
  },
  scheduleLetter: {
    prepare: async (kit) => {
      await addReader(kit);
      const { id, version } = await newLetter(kit);
      return { params: { letterId: id }, version, body: { at: LATER } };
    },
  },
  stopLetter: {
    prepare: async (kit) => {
      await addReader(kit);
      const { id, version } = await newLetter(kit);
      const at = { version, body: { at: LATER } };
      const { body } = await kit.staff.call('POST', `/letters/${id}/schedule`, at);
      return { params: { letterId: id }, version: (body.letter as calls.LetterView).version };
    },
  },
  continueLetter: {
    prepare: async (kit) => {
      const { id, version } = await stopped(kit);
      return { params: { letterId: id }, version };
    },
  },
});
