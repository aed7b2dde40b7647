import { runStaffCommand } from '@ilaneer/server/commands/staff-command';
import { loadEnv } from './load-env.ts';

// npm run staff -- create --email meera@example.in --role owner
loadEnv();
const outcome = await runStaffCommand(process.argv.slice(2), process.env);
if (outcome.ok) process.stdout.write(`${outcome.value}\n`);
else {
  process.stderr.write(`${outcome.error}\n`);
  process.exitCode = 1;
}
