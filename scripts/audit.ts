import { runAuditCommand } from '@ilaneer/server/commands/audit-command';
import { loadEnv } from './load-env.ts';

loadEnv();
const outcome = await runAuditCommand(process.env);
if (outcome.ok) console.log(outcome.value);
else {
  console.error(outcome.error);
  process.exitCode = 1;
}
