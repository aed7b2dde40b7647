import { join } from 'node:path';
import { formatReport, reportAsJson } from '@ilaneer/server/commands/doctor/diagnosis';
import { examine } from '@ilaneer/server/commands/doctor/doctor-command';
import { loadEnv, ROOT } from './load-env.ts';

// npm run doctor, or npm run --silent doctor -- --json.
loadEnv();
const report = await examine({
  env: process.env,
  envFile: join(ROOT, '.env'),
  nodeVersion: process.version,
  now: () => new Date(),
});
const isForPrograms = process.argv.slice(2).includes('--json');
process.stdout.write(`${isForPrograms ? reportAsJson(report) : formatReport(report)}\n`);
process.exitCode = report.exitCode;
