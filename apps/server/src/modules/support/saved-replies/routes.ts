import * as calls from '@ilaneer/contract/staff/messages/saved-replies';
import { matchedVersion } from '@ilaneer/contract/staff/version';
import { ok, type Result } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import type { Failure } from '../../../http/failure.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { changeSavedReply, deleteSavedReply, makeSavedReply, toSavedReply } from './edit-replies.ts';
import { listSavedReplies, type SavedReplyRow } from './repository.ts';

export function savedReplyRoutes(app: FastifyInstance, deps: Deps): void {
  const reply = (saved: Result<SavedReplyRow, Failure>) =>
    saved.ok ? ok({ success: true as const, reply: toSavedReply(saved.value) }) : saved;

  serveCall(app, calls.listSavedReplies, async () =>
    ok({ success: true, replies: (await listSavedReplies(deps.db)).map(toSavedReply) }),
  );

  serveCall(app, calls.makeSavedReply, async ({ staff, body }) =>
    reply(await makeSavedReply(deps, staff, body)),
  );

  serveCall(app, calls.changeSavedReply, async ({ staff, params: { replyId }, headers, body }) =>
    reply(await changeSavedReply(deps, staff, { replyId, version: matchedVersion(headers) }, body)),
  );

  serveCall(app, calls.deleteSavedReply, async ({ staff, params: { replyId }, headers }) => {
    const deleted = await deleteSavedReply(deps, staff, { replyId, version: matchedVersion(headers) });
    return deleted.ok ? ok({ success: true }) : deleted;
  });
}
