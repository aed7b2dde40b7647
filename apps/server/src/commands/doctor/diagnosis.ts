/** `skipped`: not applicable or not checkable. */
export type Level = 'ok' | 'skipped' | 'warning' | 'fault';

export type Diagnosis = {
  readonly check: string;
  readonly level: Level;
  readonly says: string;
  readonly advice: string | null;
};

export function isOk(check: string, says: string): Diagnosis {
  return { check, level: 'ok', says, advice: null };
}

export function isSkipped(check: string, says: string): Diagnosis {
  return { check, level: 'skipped', says, advice: null };
}

export function isWarning(check: string, says: string, advice: string): Diagnosis {
  return { check, level: 'warning', says, advice };
}

export function isFault(check: string, says: string, advice: string): Diagnosis {
  return { check, level: 'fault', says, advice };
}

/** Exit code as for monitors: 0 ok, 1 warnings, 2 faults. */
export type Report = { readonly diagnoses: readonly Diagnosis[]; readonly exitCode: 0 | 1 | 2 };

export function reportOf(diagnoses: readonly Diagnosis[]): Report {
  const has = (level: Level) => diagnoses.some((diagnosis) => diagnosis.level === level);
  return { diagnoses, exitCode: has('fault') ? 2 : has('warning') ? 1 : 0 };
}

const MARKS: Readonly<Record<Level, string>> = {
  ok: 'ok     ',
  skipped: '-      ',
  warning: 'WARNING',
  fault: 'FAULT  ',
};

export function tellReport({ diagnoses }: Report): string {
  const width = Math.max(...diagnoses.map(({ check }) => check.length));
  const lines = diagnoses.flatMap(({ check, level, says, advice }) => [
    `${MARKS[level]} ${check.padEnd(width)}  ${says}`,
    ...(advice === null ? [] : [`${' '.repeat(MARKS.ok.length + width + 3)}-> ${advice}`]),
  ]);
  const count = (level: Level) => diagnoses.filter((diagnosis) => diagnosis.level === level).length;
  return [...lines, '', `${count('fault')} faults, ${count('warning')} warnings, ${count('ok')} ok.`].join(
    '\n',
  );
}

export function reportAsJson({ diagnoses, exitCode }: Report): string {
  const result = exitCode === 2 ? 'fault' : exitCode === 1 ? 'warning' : 'ok';
  return JSON.stringify({ result, diagnoses }, null, 2);
}
