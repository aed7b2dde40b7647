import * as calls from '@ilaneer/contract/staff/messages/letters';
import { matchedVersion } from '@ilaneer/contract/staff/version';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import { serveCall } from '../../http/serve-call.ts';
import { listSegments } from '../customer/customer.ts';
import { findMemberEmail } from '../staff/staff.ts';
import { membersOf } from './audience.ts';
import { countRecipients } from './deliveries-repository.ts';
import { changeLetter, makeLetter } from './edit-letters.ts';
import { findLetter, type LetterRow, listLetters } from './repository.ts';
import { continueLetter, scheduleLetter, stopLetter } from './steer-letter.ts';
import { testLetter } from './test-letter.ts';
import { toLetterView } from './views.ts';

const MOST_LETTERS = 200;

export function letterRoutes(app: FastifyInstance, deps: Deps): void {
  const read = async (letterId: string) => {
    const found = await findLetter(deps.db, letterId);
    return found === null
      ? err<Failure>({ code: 'LETTER_NOT_FOUND' })
      : ok({ success: true as const, letter: toLetterView(found) });
  };
  const written = async (row: Result<LetterRow, Failure>) => (row.ok ? read(row.value.id) : row);

  serveCall(app, calls.listLetters, async () =>
    ok({ success: true, letters: (await listLetters(deps.db, MOST_LETTERS)).map(toLetterView) }),
  );

  serveCall(app, calls.readLetter, ({ params }) => read(params.letterId));

  serveCall(app, calls.readLetterRecipients, async ({ staff, query }) => {
    const members = await membersOf(deps.db, query.segment ?? null, deps.now());
    if (!members.ok) return members;
    const segments = await listSegments(deps.db);
    return ok({
      success: true,
      count: await countRecipients(deps.db, members.value),
      segments: segments.map(({ id, name }) => ({ id, name })),
      ownEmail: await findMemberEmail(deps.db, staff.id),
    });
  });

  serveCall(app, calls.makeLetter, async ({ staff, body }) => written(await makeLetter(deps, staff, body)));

  serveCall(app, calls.changeLetter, async ({ staff, params, headers, body }) => {
    const at = { ...params, version: matchedVersion(headers) };
    return written(await changeLetter(deps, staff, at, body));
  });

  serveCall(app, calls.testLetter, async ({ staff, params }) => {
    const tested = await testLetter(deps, staff, params.letterId);
    return tested.ok ? ok({ success: true }) : tested;
  });

  serveCall(app, calls.scheduleLetter, async ({ staff, params, headers, body }) => {
    const at = { ...params, version: matchedVersion(headers) };
    const time = body.at === null ? null : new Date(body.at);
    return written(await scheduleLetter(deps, staff, at, time));
  });

  serveCall(app, calls.stopLetter, async ({ staff, params, headers }) =>
    written(await stopLetter(deps, staff, { ...params, version: matchedVersion(headers) })),
  );

  serveCall(app, calls.continueLetter, async ({ staff, params, headers }) =>
    written(await continueLetter(deps, staff, { ...params, version: matchedVersion(headers) })),
  );
}
