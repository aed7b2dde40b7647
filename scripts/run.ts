import { type ChildProcess, spawn } from 'node:child_process';
import { ROOT } from './load-env.ts';

/** Starts a Node program of the repository with our output. */
export function startNode(args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
}

/** Runs a Node program to its end; replies with its exit code. */
export function runNode(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = startNode(args, env);
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
