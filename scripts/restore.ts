import { runRestoreCommand } from '@ilaneer/server/commands/restore-command';
import { loadEnv } from './load-env.ts';

// npm run restore -- latest
loadEnv();
const outcome = await runRestoreCommand(process.argv.slice(2), process.env);
if (outcome.ok) process.stdout.write(`${outcome.value}\n`);
else {
  process.stderr.write(`${outcome.error}\n`);
  process.exitCode = 1;
}
