import { indianDigits } from '@ilaneer/domain/indian-digits';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { findBreak } from '../modules/audit/audit.ts';
import { readConfig } from '../process/config.ts';
import { findShopDatabase } from '../process/database.ts';
import { wireCommand } from '../process/wire-shop.ts';

/** Checks the chain of the audit log from its first entry to its last (AUDIT-2). Replies with what to print. */
export async function runAuditCommand(env: NodeJS.ProcessEnv): Promise<Result<string, string>> {
  const config = readConfig(env);
  if (!config.ok) return err(config.error.map(({ message }) => message).join('\n'));
  const url = await findShopDatabase(config.value);
  if (!url.ok) return url;
  const shop = await wireCommand(config.value, url.value, () => undefined);
  try {
    const { id, count, erased } = await findBreak(shop.deps.db);
    if (id === null) {
      const without =
        erased === 0 ? '' : ` Of ${indianDigits(erased)} the reason was erased with an account.`;
      return ok(`The audit log is whole: ${indianDigits(count)} entries, none changed or gone.${without}`);
    }
    return err(
      `The audit log was changed by force at entry ${id}. The ${indianDigits(count)} before it are whole.`,
    );
  } finally {
    await shop.close();
  }
}
