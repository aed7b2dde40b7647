import { IMPORT_KINDS } from '@ilaneer/domain/transfer/import-kind';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { anyProblem, DateOrNull, Id, IsoDate, TextOrNull } from '../../message/fields.ts';

const access = 'staff:imports.run';

const kindParams = Type.Object({
  kind: Type.Enum([...IMPORT_KINDS], anyProblem('Unknown import')),
});
const params = Type.Object({ importId: Id('Import ID is required') });

const Csv = Type.Unsafe<string>({
  description: 'The file',
  content: { 'text/csv': { schema: { type: 'string' } } },
});

export const ImportProblemView = Type.Object({
  line: Type.Integer(),
  column: Type.String(),
  message: Type.String(),
});

export type ImportProblemView = Static<typeof ImportProblemView>;

export const ImportChangeView = Type.Object({
  line: Type.Integer(),
  label: Type.String(),
  isNew: Type.Boolean(),
  fields: Type.Array(Type.Object({ field: Type.String(), before: TextOrNull, after: Type.String() })),
});

export type ImportChangeView = Static<typeof ImportChangeView>;

export const ImportView = Type.Object({
  id: Type.String(),
  kind: Type.Enum([...IMPORT_KINDS]),
  fileName: Type.String(),
  checkedAt: IsoDate,
  appliedAt: DateOrNull,
  /** Prices restored at (TRANSFER-9). */
  takenBackAt: DateOrNull,
  made: Type.Integer(),
  changed: Type.Integer(),
  unchanged: Type.Integer(),
  refused: Type.Integer(),
  /** Ignored columns: unknown or read-only. */
  unknownColumns: Type.Array(Type.String()),
  ignoredColumns: Type.Array(Type.String()),
  problemCount: Type.Integer(),
  problems: Type.Array(ImportProblemView),
  changes: Type.Array(ImportChangeView),
});

export type ImportView = Static<typeof ImportView>;

const ImportReply = successReply({ import: ImportView });

export const checkImport = defineCall({
  method: 'POST',
  path: '/staff/imports/:kind',
  summary: 'Check a CSV file before it is imported',
  access,
  params: kindParams,
  form: Type.Object({ file: Type.Unsafe<unknown>({ type: 'string', format: 'binary' }) }),
  reply: ImportReply,
  status: 201,
});

export const getImport = defineCall({
  method: 'GET',
  path: '/staff/imports/:importId',
  summary: 'Changes of a checked or imported file',
  access,
  params,
  reply: ImportReply,
});

export const downloadImportProblems = defineCall({
  method: 'GET',
  path: '/staff/imports/:importId/problems',
  summary: 'Every error of a checked file as CSV',
  access,
  params,
  reply: Csv,
});

export const applyImport = defineCall({
  method: 'POST',
  path: '/staff/imports/:importId/application',
  summary: 'Import a checked file',
  access,
  params,
  reply: ImportReply,
});

/** Restores all prices or none; idempotent (TRANSFER-9). */
export const revertImport = defineCall({
  method: 'POST',
  path: '/staff/imports/:importId/take-back',
  summary: 'Revert an import of prices, if none has changed since',
  access,
  params,
  reply: ImportReply,
});

export const downloadImportTemplate = defineCall({
  method: 'GET',
  path: '/staff/import-templates/:kind',
  summary: 'A file with every heading and an example',
  access,
  params: kindParams,
  reply: Csv,
});

export const ImportColumnView = Type.Object({
  title: Type.String(),
  about: Type.String(),
  isNeeded: Type.Boolean(),
});

export type ImportColumnView = Static<typeof ImportColumnView>;

export const listImportColumns = defineCall({
  method: 'GET',
  path: '/staff/import-templates/:kind/columns',
  summary: 'The columns that an import takes in',
  access,
  params: kindParams,
  reply: successReply({ columns: Type.Array(ImportColumnView) }),
});
