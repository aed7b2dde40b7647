import { err } from '@ilaneer/domain/result';
import { loadEnv } from './load-env.ts';

/** Commands of the operator; loaded one at a time, since each loads the shop. */
const COMMANDS = {
  audit: async () => (await import('@ilaneer/server/commands/audit-command')).runAuditCommand,
  backup: async () => (await import('@ilaneer/server/commands/backup-command')).runBackupCommand,
  books: async () => (await import('@ilaneer/server/commands/books-command')).runBooksCommand,
  couriers: async () => (await import('@ilaneer/server/commands/couriers-command')).runCouriersCommand,
  'gift-cards': async () => (await import('@ilaneer/server/commands/gift-cards-command')).runGiftCardsCommand,
  keys: async () => (await import('@ilaneer/server/commands/keys-command')).runKeysCommand,
  orders: async () => (await import('@ilaneer/server/commands/orders-command')).runOrdersCommand,
  restore: async () => (await import('@ilaneer/server/commands/restore-command')).runRestoreCommand,
  staff: async () => (await import('@ilaneer/server/commands/staff-command')).runStaffCommand,
};

// npm run orders -- ship OD10001 --courier Delhivery --tracking AB1234
loadEnv();
const [name = '', ...words] = process.argv.slice(2);
const [, load] = Object.entries(COMMANDS).find(([known]) => known === name) ?? [];
const outcome =
  load === undefined
    ? err(`Commands: ${Object.keys(COMMANDS).join(', ')}`)
    : await (await load())(words, process.env);
if (outcome.ok) process.stdout.write(`${outcome.value}\n`);
else {
  process.stderr.write(`${outcome.error}\n`);
  process.exitCode = 1;
}
