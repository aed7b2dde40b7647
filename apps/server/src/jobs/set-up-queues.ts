import type PgBoss from 'pg-boss';
import { JOB_NAMES, QUEUES } from './queues.ts';

/** Queues and schedules as in QUEUES. Those that are so already, as at most starts, cost nothing. */
export async function setUpQueues(boss: PgBoss): Promise<void> {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const crons = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const name of JOB_NAMES) {
    const { settings, schedule } = QUEUES[name];
    const queue = queues.get(name);
    // Copied: pg-boss changes what it is given.
    if (queue === undefined) await boss.createQueue(name, { ...settings });
    else if (!holds(queue, settings)) await boss.updateQueue(name, { ...settings });
    if (schedule !== undefined && crons.get(name) !== schedule) await boss.schedule(name, schedule);
  }
}

function holds(queue: object, settings: object): boolean {
  return Object.entries(settings).every(([key, value]) => Reflect.get(queue, key) === value);
}
