import { createInterface } from 'node:readline/promises';
import { runSetupCommand } from '@ilaneer/server/commands/setup/setup-command';
import { loadEnv } from './load-env.ts';

// Sets the shop up: npm run setup, or npm run setup -- --answers shop.json
loadEnv();
const lines = process.stdin.isTTY ? createInterface(process.stdin, process.stdout) : null;
const terminal = lines && {
  ask: async (question: string, before: string) => {
    const typed = await lines.question(before === '' ? `${question}: ` : `${question} [${before}]: `);
    return typed.trim() === '' ? before : typed.trim();
  },
  say: (line: string) => void process.stdout.write(`${line}\n`),
};
const outcome = await runSetupCommand(process.argv.slice(2), process.env, terminal);
lines?.close();
if (outcome.ok) process.stdout.write(`${outcome.value}\n`);
else {
  process.stderr.write(`${outcome.error}\n`);
  process.exitCode = 1;
}
