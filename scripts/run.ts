import { type ChildProcess, spawn } from 'node:child_process';
import { ROOT } from './load-env.ts';

export function startNode(args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
}

export function runNode(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = startNode(args, env);
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
