import { runBackupCommand } from '@ilaneer/server/commands/backup-command';
import { loadEnv } from './load-env.ts';

loadEnv();
const outcome = await runBackupCommand(process.argv.slice(2), process.env);
if (outcome.ok) process.stdout.write(`${outcome.value}\n`);
else {
  process.stderr.write(`${outcome.error}\n`);
  process.exitCode = 1;
}
