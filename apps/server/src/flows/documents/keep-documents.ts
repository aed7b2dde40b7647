import type { Database } from '../../db/connect.ts';
import { transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import {
  deleteOverdueOfDeleted,
  listUndrawn,
  listUnwrittenOfDeleted,
} from '../../modules/tax-document/tax-document.ts';
import { contentOf } from './content-of.ts';
import { type DocumentDeps, fileOf } from './document-file.ts';

/** A few seconds' work; the clock comes again soon. */
const AT_ONCE = 500;

/** Draws the documents that nobody has downloaded yet, so that each has its file soon after it was issued. */
export async function drawDocuments(deps: DocumentDeps): Promise<void> {
  for (const document of await listUndrawn(deps.db, AT_ONCE)) await fileOf(deps, document);
}

/**
 * Writes down the documents of earlier releases whose orders are about to lose their buyers, while these still say who
 * they were.
 */
export async function writeBeforeForgetting(db: Database, deps: Pick<Deps, 'now'>): Promise<void> {
  for (const document of await listUnwrittenOfDeleted(db)) await contentOf(db, deps, document);
}

/** Lets go of what documents of deleted accounts say once their time by law is over (TAX-DOCUMENT-11). */
export async function forgetDocuments({ db }: Pick<Deps, 'db'>): Promise<void> {
  await transactAll(db, deleteOverdueOfDeleted);
}
