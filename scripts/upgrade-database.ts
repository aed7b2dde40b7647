import { runUpgradeDatabaseCommand } from '@ilaneer/server/commands/upgrade-database-command';
import { loadEnv } from './load-env.ts';

// Brings the embedded database to the PostgreSQL that this release brings: npm run upgrade:database
loadEnv();
const outcome = await runUpgradeDatabaseCommand(process.argv.slice(2), process.env);
if (outcome.ok) process.stdout.write(`${outcome.value}\n`);
else {
  process.stderr.write(`${outcome.error}\n`);
  process.exitCode = 1;
}
