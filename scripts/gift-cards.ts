import { runGiftCardsCommand } from '@ilaneer/server/commands/gift-cards-command';
import { loadEnv } from './load-env.ts';

// npm run gift-cards -- issue 500 --to asha@example.in
loadEnv();
const outcome = await runGiftCardsCommand(process.argv.slice(2), process.env);
if (outcome.ok) process.stdout.write(`${outcome.value}\n`);
else {
  process.stderr.write(`${outcome.error}\n`);
  process.exitCode = 1;
}
