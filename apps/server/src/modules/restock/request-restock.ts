import { normaliseEmail } from '@ilaneer/domain/account/email';
import { newsletterEmailProblem } from '@ilaneer/domain/newsletter/email-problem';
import { countsAtOnce, RESTOCK_CONSENT } from '@ilaneer/domain/restock/restock-request';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { AppDeps } from '../../app-deps.ts';
import { transact } from '../../db/transact.ts';
import { tokenOf } from '../../deps/secrets.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { findUser } from '../account/repository.ts';
import { findVariantOnSale, lockRequest, updateRequest } from './repository.ts';
import { awaitedName, restockConfirmMail } from './restock-mails.ts';

/** What requests are made with. */
export type RestockEnvironment = Pick<AppDeps, 'db' | 'now' | 'newId' | 'jobs' | 'brand' | 'jwtSecret'> & {
  readonly config: Pick<AppDeps['config'], 'publicUrl'>;
};

/** Who asks, and for what. */
type Asked = { readonly variantId: string; readonly email: string; readonly userId: string | null };

/**
 * Keeps a request once for an address and variant. A shopper's own proven address counts at once; to any other a
 * mail with a link goes, unless its request is confirmed already. Errors: bad fields, PRODUCT_NOT_FOUND, IN_STOCK.
 */
export function requestRestock(
  env: RestockEnvironment,
  asked: Asked,
): Promise<Result<{ readonly confirmed: boolean }, Failure>> {
  return transact<{ readonly confirmed: boolean }, Failure>(env.db, async (tx) => {
    const problem = newsletterEmailProblem(asked.email);
    if (problem !== null) return err(invalid([problem]));
    const variant = await findVariantOnSale(tx, asked.variantId);
    if (variant === null) return err({ code: 'PRODUCT_NOT_FOUND' });
    if (variant.stock > 0) return err({ code: 'IN_STOCK' });

    const email = normaliseEmail(asked.email);
    const at = env.now();
    const own = countsAtOnce(asked.userId === null ? null : await findUser(tx, asked.userId), email);
    const fresh = { textVersion: RESTOCK_CONSENT.version, requestedAt: at, confirmedAt: own ? at : null };
    const request = await lockRequest(tx, {
      id: env.newId(),
      variantId: variant.variantId,
      email,
      ...fresh,
    });
    if (request.confirmedAt !== null) return ok({ confirmed: own });
    await updateRequest(tx, request.id, fresh);
    if (own) return ok({ confirmed: true });
    const token = tokenOf(env.jwtSecret, 'restock', request.id);
    const mail = restockConfirmMail(
      { id: env.newId(), to: email, token, name: awaitedName(variant) },
      env.brand.name,
      env.config.publicUrl,
    );
    await env.jobs.enqueue(tx, 'send-mail', mail);
    return ok({ confirmed: false });
  });
}
