import type { Database } from '../../db/connect.ts';
import { transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { deleteOverdueClosings } from '../../modules/journal/journal.ts';
import {
  deleteOverdueOfDeleted,
  listUndrawn,
  listUnwrittenOfDeleted,
  type TaxDocument,
} from '../../modules/tax-document/tax-document.ts';
import { contentOf } from './content-of.ts';
import { type DocumentDeps, fileOf } from './document-file.ts';

/** A few seconds; the job repeats soon. */
const AT_ONCE = 500;

export async function drawDocuments(deps: DocumentDeps): Promise<void> {
  for (const document of await listUndrawn(deps.db, AT_ONCE)) await drawDocument(deps, document);
}

/** Once; later calls find the stored file. */
export async function drawDocument(deps: DocumentDeps, document: TaxDocument): Promise<void> {
  await fileOf(deps, document);
}

/** Freezes earlier releases' documents before their orders lose the buyer. */
export async function writeBeforeErasure(db: Database, deps: Pick<Deps, 'now'>): Promise<void> {
  for (const document of await listUnwrittenOfDeleted(db)) await contentOf(db, deps, document);
}

/** After statutory retention (TAX-DOCUMENT-11, JOURNAL-35). */
export async function deleteDocuments({ db }: Pick<Deps, 'db'>): Promise<void> {
  await transactAll(db, deleteOverdueClosings);
  await transactAll(db, deleteOverdueOfDeleted);
}
