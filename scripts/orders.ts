import { runOrdersCommand } from '@ilaneer/server/commands/orders-command';
import { loadEnv } from './load-env.ts';

// npm run orders -- ship OD10001 --courier Delhivery --tracking AB1234
loadEnv();
const outcome = await runOrdersCommand(process.argv.slice(2), process.env);
if (outcome.ok) process.stdout.write(`${outcome.value}\n`);
else {
  process.stderr.write(`${outcome.error}\n`);
  process.exitCode = 1;
}
