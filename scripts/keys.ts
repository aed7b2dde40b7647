import { runKeysCommand } from '@ilaneer/server/commands/keys-command';
import { loadEnv } from './load-env.ts';

loadEnv();
const outcome = await runKeysCommand(process.argv.slice(2), process.env);
if (outcome.ok) process.stdout.write(`${outcome.value}\n`);
else {
  process.stderr.write(`${outcome.error}\n`);
  process.exitCode = 1;
}
