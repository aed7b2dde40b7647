import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export type Outcome = {
  readonly passed: number;
  readonly skipped: number;
  readonly failed: readonly string[];
  /** Flaky; part of `passed`. */
  readonly retried: readonly string[];
};

export function vitestOutcome(file: string): Outcome {
  const report = readReport(file);
  const files = listAt(report, 'testResults');
  const tests = files.flatMap((one) => listAt(one, 'assertionResults'));
  const failures = (test: unknown) => listAt(test, 'failureMessages');
  const named = (test: unknown) => inShort(textAt(test, 'fullName'), failures(test)[0]);
  // Failed to load.
  const broken = files.filter(
    (one) =>
      textAt(one, 'status') === 'failed' &&
      listAt(one, 'assertionResults').every((test) => textAt(test, 'status') !== 'failed'),
  );
  return {
    passed: numberAt(report, 'numPassedTests'),
    skipped: numberAt(report, 'numPendingTests'),
    failed: [
      ...tests.filter((test) => textAt(test, 'status') === 'failed').map(named),
      ...broken.map((one) => inShort(textAt(one, 'name'), memberOf(one, 'message'))),
    ],
    retried: tests
      .filter((test) => textAt(test, 'status') === 'passed' && failures(test).length > 0)
      .map(named),
  };
}

export function playwrightOutcome(file: string): Outcome {
  const report = readReport(file);
  const tests = specsIn(report).flatMap((spec) =>
    listAt(spec, 'tests').map((test) => {
      const messages = listAt(test, 'results').map((result) =>
        memberOf(memberOf(result, 'error'), 'message'),
      );
      const name = `${textAt(spec, 'file')} › ${textAt(spec, 'title')} (${textAt(test, 'projectName')})`;
      const message = messages.find((one) => one !== undefined);
      return { status: textAt(test, 'status'), named: inShort(name, message) };
    }),
  );
  const withStatus = (...wanted: string[]) =>
    tests.filter(({ status }) => wanted.includes(status)).map(({ named }) => named);
  return {
    passed: withStatus('expected', 'flaky').length,
    skipped: withStatus('skipped').length,
    failed: withStatus('unexpected'),
    retried: withStatus('flaky'),
  };
}

function specsIn(suite: unknown): readonly unknown[] {
  return [...listAt(suite, 'specs'), ...listAt(suite, 'suites').flatMap(specsIn)];
}

function inShort(name: string, message: unknown): string {
  const lines = typeof message === 'string' ? stripVTControlCharacters(message).split('\n').slice(0, 8) : [];
  return [name, ...lines].join('\n  ');
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function listAt(node: unknown, name: string): readonly unknown[] {
  const value = memberOf(node, name);
  return Array.isArray(value) ? value : [];
}

function memberOf(node: unknown, name: string): unknown {
  return typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined;
}

function numberAt(node: unknown, name: string): number {
  const value = memberOf(node, name);
  return typeof value === 'number' ? value : 0;
}

function textAt(node: unknown, name: string): string {
  const value = memberOf(node, name);
  return typeof value === 'string' ? value : '';
}
