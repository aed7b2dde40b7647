import type { PhoneCustomerView } from '@ilaneer/contract/staff/orders/phone-orders';
import { isProven } from '@ilaneer/domain/account/is-proven';
import type { Database } from '../../db/connect.ts';
import { hasIndexedWord, wordsIn } from '../../http/lists/search-words.ts';
import { type FoundCustomer, findCustomers, findCustomersByWords } from '../../modules/account/account.ts';
import { findBuyersByWords } from '../../modules/order/order.ts';

const MOST_FOUND = 8;

/** By name, e-mail and numbers: accounts first, then order data only (ORDER-43). */
export async function findCallers(db: Database, search: string): Promise<PhoneCustomerView[]> {
  const words = wordsIn(search);
  if (!hasIndexedWord(words)) return [];
  const own = await findCustomersByWords(db, words, MOST_FOUND);
  const buyers = await findBuyersByWords(db, words, MOST_FOUND);
  const others = buyers.filter(({ userId }) => own.every(({ id }) => id !== userId));
  const accounts = new Map(
    (
      await findCustomers(
        db,
        others.map(({ userId }) => userId),
      )
    ).map((account) => [account.id, account]),
  );
  const byOrder = others.flatMap(({ userId, ...order }) => {
    const account = accounts.get(userId);
    return account === undefined ? [] : [toView(account, order)];
  });
  return [...own.map((account) => toView(account, null)), ...byOrder].slice(0, MOST_FOUND);
}

function toView(account: FoundCustomer, order: PhoneCustomerView['order']): PhoneCustomerView {
  const { id, name, email, mobile, claimedMobile } = account;
  return { id, name, email, mobile: mobile ?? claimedMobile, isProven: isProven(account), order };
}
