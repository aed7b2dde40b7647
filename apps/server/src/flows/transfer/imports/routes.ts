import fastifyMultipart from '@fastify/multipart';
import * as calls from '@ilaneer/contract/staff/transfer/imports';
import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { guardedCell } from '@ilaneer/domain/transfer/csv-cell';
import { csvLines } from '@ilaneer/domain/transfer/csv-lines';
import {
  type ImportKind,
  LARGEST_IMPORT_BYTES,
  MOST_SHOWN,
  missingForImport,
} from '@ilaneer/domain/transfer/import-kind';
import type { FastifyInstance } from 'fastify';
import type { Failure } from '../../../http/failure.ts';
import { readUpload } from '../../../http/plugins/file-upload.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { type SentFile, serveFile } from '../../../http/serve-file.ts';
import { BYTE_ORDER_MARK } from '../exports/columns.ts';
import { applyImport } from './apply-import.ts';
import { checkImport } from './check-import.ts';
import { KINDS } from './kinds.ts';
import type { ImportDeps } from './plan.ts';
import { findImport, type ImportRow } from './repository.ts';
import { revertImport } from './revert-import.ts';

const LONGEST_FILE_NAME = 200;

const UPLOAD = {
  field: 'file',
  code: 'IMPORT_FILE_REFUSED',
  missing: 'Please choose a file',
  tooLarge: 'A file may have at most 20 MB. Please split it.',
  broken: 'The file did not arrive whole. Please try again.',
} as const;

export async function importRoutes(app: FastifyInstance, deps: ImportDeps): Promise<void> {
  await app.register(fastifyMultipart, {
    limits: { files: 1, fields: 0, parts: 1, fileSize: LARGEST_IMPORT_BYTES },
  });

  serveCall(app, calls.checkImport, async ({ staff, params: { kind } }, request) => {
    const sent = await readUpload(request, UPLOAD);
    if (!sent.ok) return sent;
    return replyWith(
      await checkImport(deps, staff, {
        kind,
        fileName: sent.value.name.slice(0, LONGEST_FILE_NAME),
        bytes: sent.value.bytes,
      }),
    );
  });

  serveCall(app, calls.getImport, async ({ staff, params }) =>
    replyWith(await ownImport(staff, params.importId)),
  );

  serveCall(app, calls.applyImport, async ({ staff, params }) =>
    replyWith(await applyImport(deps, staff, params.importId)),
  );

  serveCall(app, calls.revertImport, async ({ staff, params }) =>
    replyWith(await revertImport(deps, staff, params.importId)),
  );

  serveCall(app, calls.listImportColumns, async ({ staff, params: { kind } }) => {
    const permission = missingForImport(kind, staff.permissions);
    if (permission !== null) return err({ code: 'PERMISSION_MISSING', data: { permission } });
    return ok({ success: true, columns: KINDS[kind].columns.map(toColumnView) });
  });

  serveFile(app, calls.downloadImportProblems, async ({ staff, params }) => {
    const row = await ownImport(staff, params.importId);
    if (!row.ok) return row;
    const lines = row.value.problems.map(({ line, column, message }) => [
      line,
      guardedCell(column),
      guardedCell(message),
    ]);
    return csvFile('errors', [['Line', 'Column', 'What is wrong'], ...lines]);
  });

  serveFile(app, calls.downloadImportTemplate, async ({ staff, params: { kind } }) => {
    const permission = missingForImport(kind, staff.permissions);
    if (permission !== null) return err({ code: 'PERMISSION_MISSING', data: { permission } });
    const { columns } = KINDS[kind];
    const lines = [columns.map(({ title }) => title), columns.map(({ example }) => guardedCell(example))];
    return csvFile(`${kind}-template`, lines);
  });

  async function ownImport(staff: StaffActor, id: string): Promise<Result<ImportRow, Failure>> {
    const row = await findImport(deps.db, { id, memberId: staff.id }, 'read');
    if (row === null) return err({ code: 'IMPORT_NOT_FOUND' });
    const permission = missingForImport(row.kind, staff.permissions);
    return permission === null ? ok(row) : err({ code: 'PERMISSION_MISSING', data: { permission } });
  }
}

function replyWith(row: Result<ImportRow, Failure>) {
  return row.ok ? ok({ success: true as const, import: toImportView(row.value) }) : row;
}

function toImportView(row: ImportRow): calls.ImportView {
  const { id, kind, fileName, made, changed, unchanged, refused, unknownColumns, ignoredColumns } = row;
  return {
    ...{ id, kind, fileName, made, changed, unchanged, refused, unknownColumns, ignoredColumns },
    checkedAt: row.createdAt.toISOString(),
    appliedAt: row.appliedAt?.toISOString() ?? null,
    takenBackAt: row.takenBackAt?.toISOString() ?? null,
    problemCount: row.problems.length,
    problems: row.problems.slice(0, MOST_SHOWN),
    changes: [...row.changes],
  };
}

function toColumnView({ title, about, isNeeded }: (typeof KINDS)[ImportKind]['columns'][number]) {
  return { title, about, isNeeded };
}

function csvFile(name: string, lines: readonly (readonly (string | number)[])[]): Result<SentFile, Failure> {
  const bytes = BYTE_ORDER_MARK + csvLines(lines);
  return ok({ name: `${name}.csv`, type: 'text/csv; charset=utf-8', bytes });
}
