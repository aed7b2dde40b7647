import { createInterface } from 'node:readline/promises';
import { SetupInterrupted } from '@ilaneer/server/commands/setup/ask-for-answers';
import { runSetupCommand } from '@ilaneer/server/commands/setup/setup-command';
import { loadEnv } from './load-env.ts';

// npm run setup, or npm run setup -- --answers shop.json
loadEnv();
const interruption = new AbortController();
const interrupt = () => interruption.abort();
// Completes and closes.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt);
const lines = process.stdin.isTTY ? createInterface(process.stdin, process.stdout) : null;
// readline handles Ctrl+C; Ctrl+D closes.
lines?.on('SIGINT', interrupt);
lines?.on('close', interrupt);
const terminal = lines && {
  ask: async (question: string, before: string) => {
    const text = before === '' ? `${question}: ` : `${question} [${before}]: `;
    const typed = await lines.question(text, { signal: interruption.signal }).catch((cause: unknown) => {
      throw new SetupInterrupted('nobody answers', { cause });
    });
    return typed.trim() === '' ? before : typed.trim();
  },
  say: (line: string) => void process.stdout.write(`${line}\n`),
};
const outcome = await runSetupCommand(process.argv.slice(2), process.env, terminal, interruption.signal);
lines?.close();
if (outcome.ok) process.stdout.write(`${outcome.value}\n`);
else {
  process.stderr.write(`${interruption.signal.aborted ? '\n' : ''}${outcome.error}\n`);
  process.exitCode = 1;
}
