import { runBooksCommand } from '@ilaneer/server/commands/books-command';
import { loadEnv } from './load-env.ts';

loadEnv();
const outcome = await runBooksCommand(process.argv.slice(2), process.env);
if (outcome.ok) console.log(outcome.value);
else {
  console.error(outcome.error);
  process.exitCode = 1;
}
