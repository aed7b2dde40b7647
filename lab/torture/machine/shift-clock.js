// Loaded before the shop: its clock goes wrong by as many milliseconds as a file says, at any moment, as the clock of a
// machine does. Timers stay right, because the machine's are of another clock.
import { readFileSync } from 'node:fs';

const POLL_EVERY_MS = 100;
const RightDate = Date;
let shiftMs = 0;

function look() {
  try {
    shiftMs = Number(readFileSync(process.env.TORTURE_CLOCK ?? '', 'utf8')) || 0;
  } catch {
    // Not written yet: the clock is right.
  }
}

look();
setInterval(look, POLL_EVERY_MS).unref();
const now = () => RightDate.now() + shiftMs;
globalThis.Date = new Proxy(RightDate, {
  construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made),
  apply: () => new RightDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
