import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import { newsletterEmailProblem } from '@ilaneer/domain/newsletter/email-problem';
import {
  countsAtOnce,
  confirmRestock as decide,
  RESTOCK_CONSENT,
} from '@ilaneer/domain/restock/restock-request';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { typedEmail } from '@ilaneer/domain/text/typed-text';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { idOfToken, type SecretDeps, tokenOf } from '../../deps/secrets.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { storeWords } from '../consent/consent.ts';
import {
  deleteRequests,
  findVariantOnSale,
  lockRequest,
  lockRequestById,
  updateRequest,
} from './repository.ts';
import { awaitedName, restockConfirmMail } from './restock-mails.ts';

export type RestockDeps = SecretDeps & {
  /** Address, and whether verified. */
  readonly findShopper: (
    db: Database,
    userId: string,
  ) => Promise<{ readonly email: string | null; readonly emailVerified: boolean } | null>;
};

type Wanted = { readonly variantId: string; readonly email: string };

/** A verified own address counts at once. Errors: bad fields, PRODUCT_NOT_FOUND, IN_STOCK. */
export function requestRestock(
  deps: Deps & RestockDeps,
  actor: ShopperActor | null,
  wanted: Wanted,
): Promise<Result<{ readonly confirmed: boolean }, Failure>> {
  return transact<{ readonly confirmed: boolean }, Failure>(deps.db, async (tx) => {
    const problem = newsletterEmailProblem(wanted.email);
    if (problem !== null) return err(invalid([problem]));
    const variant = await findVariantOnSale(tx, wanted.variantId);
    if (variant === null) return err({ code: 'PRODUCT_NOT_FOUND' });
    if (variant.stock > 0) return err({ code: 'IN_STOCK' });

    const email = typedEmail(wanted.email);
    const at = deps.now();
    const own = countsAtOnce(actor === null ? null : await deps.findShopper(tx, actor.userId), email);
    const fresh = {
      textVersion: RESTOCK_CONSENT.version,
      wordsHash: await storeWords(tx, { words: RESTOCK_CONSENT.text, language: 'en' }, at),
      requestedAt: at,
      confirmedAt: own ? at : null,
    };
    const request = await lockRequest(tx, {
      id: deps.newId(),
      variantId: variant.variantId,
      email,
      ...fresh,
    });
    if (request.confirmedAt !== null) return ok({ confirmed: own });
    await updateRequest(tx, request.id, fresh);
    if (own) return ok({ confirmed: true });
    const token = tokenOf(deps.keys, 'restock', request.id);
    const mail = restockConfirmMail(
      { id: deps.newId(), to: email, token, name: awaitedName(variant) },
      deps.brand,
      deps.config.publicUrl,
    );
    await deps.jobs.enqueue(tx, 'send-mail', mail);
    return ok({ confirmed: false });
  });
}

/** Errors: RESTOCK_LINK_INVALID, also when expired. */
export function confirmRestock(deps: Deps & SecretDeps, token: string): Promise<Result<null, Failure>> {
  return transact<null, Failure>(deps.db, async (tx) => {
    const id = idOfToken(deps.keys, 'restock', token);
    const request = id === null ? null : await lockRequestById(tx, id);
    if (request === null) return err({ code: 'RESTOCK_LINK_INVALID' });
    const at = deps.now();
    const decided = decide(request, at);
    if (!decided.ok) return err({ code: 'RESTOCK_LINK_INVALID' });
    if (decided.value.changed) await updateRequest(tx, request.id, { confirmedAt: at });
    return ok(null);
  });
}

/** Idempotent. Errors: RESTOCK_LINK_INVALID. */
export async function dropRestock(deps: Deps & SecretDeps, token: string): Promise<Result<null, Failure>> {
  const id = idOfToken(deps.keys, 'restock', token);
  if (id === null) return err({ code: 'RESTOCK_LINK_INVALID' });
  await deleteRequests(deps.db, [id]);
  return ok(null);
}
