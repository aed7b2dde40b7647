import type { AppDeps } from '../../../app-deps.ts';
import type { Database } from '../../../db/connect.ts';
import { deleteCustomersOf, listCustomers } from './gateway-customers-repository.ts';
import { deleteSavedCardsOf, listSavedCards } from './repository.ts';

/** Forgets every saved card of a shopper, here at once and at the gateways as soon as they can be reached. */
export async function eraseCards(
  tx: Database,
  { jobs }: Pick<AppDeps, 'jobs'>,
  userId: string,
): Promise<void> {
  const cards = await listSavedCards(tx, userId);
  const customers = await listCustomers(tx, userId);
  for (const gateway of new Set([...cards, ...customers].map((one) => one.gateway))) {
    await jobs.enqueue(tx, 'forget-cards', {
      gateway,
      customerId: customers.find((one) => one.gateway === gateway)?.customerId ?? null,
      tokens: cards.filter((one) => one.gateway === gateway).map(({ token }) => token),
    });
  }
  await deleteSavedCardsOf(tx, userId);
  await deleteCustomersOf(tx, userId);
}
