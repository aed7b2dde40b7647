import fastifyMultipart from '@fastify/multipart';
import * as calls from '@ilaneer/contract/staff/books/manual-entries';
import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { indiaDay } from '@ilaneer/domain/india-day';
import { paiseFromRupees } from '@ilaneer/domain/money';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { LARGEST_PHOTO_BYTES } from '@ilaneer/domain/return/photo-type';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import { listPage, ROWS_TO_COUNT, ROWS_TO_READ, readPlace } from '../../http/lists/keyset.ts';
import { readUpload } from '../../http/plugins/file-upload.ts';
import { serveCall } from '../../http/serve-call.ts';
import { serveFile } from '../../http/serve-file.ts';
import { readLockedThrough } from '../../modules/journal/journal.ts';
import {
  countManualEntries,
  findDocument,
  findManualEntry,
  listManualEntries,
} from '../../modules/manual-entry/manual-entry.ts';
import { readSecondPersonAbove } from '../../modules/setting/setting.ts';
import { findStaffNames } from '../../modules/staff/staff.ts';
import { readOpenItems } from '../books/books.ts';
import { addEntryDocument } from './add-document.ts';
import { confirmEntry, withdrawEntry } from './decide-entry.ts';
import { enterEntry, reverseEntry } from './enter-entry.ts';
import { toChoice, toEntryRow, toEntryView } from './views.ts';

/** Offered in the form; others are reached by paying the oldest first. */
const MOST_CHOICES = 200;

const UPLOAD = {
  field: 'document',
  missing: 'Please choose a file',
  tooLarge: `A document may have at most ${LARGEST_PHOTO_BYTES / 1_048_576} MB`,
  broken: 'The file did not arrive whole. Please try again.',
};

export async function manualEntryRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;
  await app.register(fastifyMultipart, {
    limits: { files: 1, fields: 0, parts: 1, fileSize: LARGEST_PHOTO_BYTES },
  });

  const shown = async (staff: StaffActor, done: Result<string, Failure>) => {
    if (!done.ok) return done;
    const found = await findManualEntry(db, done.value);
    if (found === null) return err<Failure>({ code: 'ENTRY_NOT_FOUND' });
    const { actorId, decidedById } = found.row;
    const names = await findStaffNames(db, [actorId, ...(decidedById === null ? [] : [decidedById])]);
    return ok({ success: true as const, entry: toEntryView(found, names, staff.id) });
  };

  const choices = async (account: 'supplier-payables' | 'unmatched-receipts') => {
    const filter = { account, upTo: null, search: '' };
    const { items } = await readOpenItems(db, filter, { after: null, limit: MOST_CHOICES });
    return items.filter(({ amount }) => amount > 0).map(toChoice);
  };

  serveCall(app, calls.listManualEntries, async ({ query }) => {
    const place = readPlace('newest', query.after);
    if (!place.ok) return place;
    const [enteredAt, id] = place.value ?? [];
    const after = enteredAt === undefined ? null : { enteredAt: String(enteredAt), id: String(id) };
    const filter = { state: query.state ?? null, search: query.search ?? '' };
    const rows = await listManualEntries(db, { filter, after, limit: ROWS_TO_READ });
    const counted = await countManualEntries(db, filter, ROWS_TO_COUNT);
    const page = listPage(rows, counted, 'newest', (row) => [row.enteredAt.toISOString(), row.id]);
    const names = await findStaffNames(
      db,
      page.rows.map(({ actorId }) => actorId),
    );
    return ok({ success: true, ...page, rows: page.rows.map((row) => toEntryRow(row, names)) });
  });

  serveCall(app, calls.getManualEntry, ({ staff, params }) => shown(staff, ok(params.entryId)));

  serveCall(app, calls.getEntryChoices, async () =>
    ok({
      success: true,
      today: indiaDay(deps.now()),
      lockedThrough: await readLockedThrough(db),
      secondPersonAbove: await readSecondPersonAbove(db),
      bills: await choices('supplier-payables'),
      receipts: await choices('unmatched-receipts'),
    }),
  );

  serveCall(app, calls.enterManualEntry, async ({ staff, headers, body }) => {
    const lines = body.lines.map(({ amount, ...line }) => ({ ...line, amount: paiseFromRupees(amount) }));
    return shown(staff, await enterEntry(deps, staff, { ...body, lines, key: headers['idempotency-key'] }));
  });

  serveCall(app, calls.confirmManualEntry, async ({ staff, params: { entryId } }) => {
    const done = await confirmEntry(deps, staff, entryId);
    return done.ok ? shown(staff, ok(entryId)) : done;
  });

  serveCall(app, calls.withdrawManualEntry, async ({ staff, params: { entryId } }) => {
    const done = await withdrawEntry(deps, staff, entryId);
    return done.ok ? shown(staff, ok(entryId)) : done;
  });

  serveCall(app, calls.reverseManualEntry, async ({ staff, params, body }) =>
    shown(staff, await reverseEntry(deps, staff, { ...params, ...body })),
  );

  serveCall(app, calls.addEntryDocument, async ({ staff, params: { entryId } }, request) => {
    const sent = await readUpload(request, UPLOAD);
    if (!sent.ok) return sent;
    const done = await addEntryDocument(deps, staff, entryId, sent.value);
    return done.ok ? shown(staff, ok(entryId)) : done;
  });

  serveFile(app, calls.getEntryDocument, async ({ params: { entryId, documentId } }) => {
    const found = await findDocument(db, entryId, documentId);
    if (found === null) return err({ code: 'ENTRY_NOT_FOUND' });
    return ok({ name: found.name, type: found.contentType, bytes: found.bytes });
  });
}
