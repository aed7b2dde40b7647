import type { Actor } from '@ilaneer/domain/actor/actor';
import { bannerProblems, type WrittenBanner } from '@ilaneer/domain/content/content-problems';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../../db/connect.ts';
import { afterCommit } from '../../../db/transact.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import { recordAct } from '../../audit/audit.ts';
import { insertBanner } from '../repository.ts';
import type { SavingDeps } from './edit-product.ts';

type NewBanner = WrittenBanner & {
  readonly id?: string;
  readonly position: number;
};

/** CONTENT-28. Errors: VALIDATION_FAILED by field. */
export async function makeBannerIn(
  tx: Database,
  deps: Pick<SavingDeps, 'now' | 'newId' | 'catalogue' | 'auditKey'>,
  actor: Actor,
  { id = deps.newId(), ...banner }: NewBanner,
): Promise<Result<null, Failure>> {
  const problems = bannerProblems(banner);
  if (problems.length > 0) return err(invalid(problems));
  await insertBanner(tx, { ...banner, id });
  recordAct(tx, deps, actor, {
    action: 'made',
    kind: 'content',
    id,
    label: banner.headline,
    before: null,
    after: { ...banner },
    reason: null,
  });
  afterCommit(tx, deps.catalogue.markStale);
  return ok(null);
}
