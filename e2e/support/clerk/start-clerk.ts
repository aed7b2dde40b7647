import { runGiftCardsCommand } from '@ilaneer/server/commands/gift-cards-command';
import { runOrdersCommand } from '@ilaneer/server/commands/orders-command';
import type { Asked, Task } from './clerk.ts';
import { endPaymentTime } from './end-payment-time.ts';
import { makeStaff } from './make-staff.ts';

// Sequential; ends with its parent.
let last: Promise<void> = Promise.resolve();
process.on('message', ({ number, dataDir, task }: Asked) => {
  last = last
    .then(() => carryOut(dataDir, task))
    .then(
      (done) => process.send?.({ number, done }),
      (error: Error) => process.send?.({ number, error: error.message }),
    )
    .then(() => undefined);
});
process.on('disconnect', () => process.exit());

async function carryOut(dataDir: string, task: Task): Promise<unknown> {
  switch (task.do) {
    case 'staff':
      return makeStaff(dataDir, task);
    case 'end payment time':
      return endPaymentTime(dataDir, task.orderNumber);
    case 'orders':
    case 'gift cards': {
      const run = task.do === 'orders' ? runOrdersCommand : runGiftCardsCommand;
      const outcome = await run(task.words, { DATA_DIR: dataDir });
      if (!outcome.ok) throw new Error(outcome.error);
      return outcome.value;
    }
  }
}
