import { type SQL, sql } from 'drizzle-orm';
import { userSearchText, users } from '../../db/schema/account/account.ts';
import { addresses } from '../../db/schema/account/address.ts';
import { customerFigures } from '../../db/schema/account/customer.ts';
import { tickets } from '../../db/schema/content/ticket.ts';
import { orders } from '../../db/schema/order/order.ts';
import { parcels } from '../../db/schema/order/parcel.ts';
import { taxDocuments } from '../../db/schema/order/tax-document.ts';
import { holding, type TextMatch } from '../../db/text-search.ts';

/**
 * Every word in the account or in one of its orders; or one whole phone of a saved address, tracking number, or number of a
 * parcel, document or message (CUSTOMER-2).
 */
export function customerMatch(words: readonly string[]): TextMatch {
  const [word = '', ...others] = words;
  const code = others.length === 0 ? word.toUpperCase() : '';
  // One condition a word: the trigram index does not serve `like all`.
  const everyWordIn = (text: SQL) =>
    sql.join(
      words.map((one) => sql`${text} like ${holding(one)}`),
      sql` and `,
    );
  const inAccount = everyWordIn(userSearchText(users));
  const inOrder = everyWordIn(sql`o.search_text`);
  const ids = sql`
    select ${users.id} as id from ${users} where ${users.deletedAt} is null and ${inAccount}
    union select o.user_id from ${orders} o where ${inOrder}
    union select a.user_id from ${addresses} a where a.phone = ${code}
    union select o.user_id from ${parcels} p join ${orders} o on o.id = p.order_id
      where upper(p.tracking_number) = ${code}
    union select o.user_id from ${orders} o where o.number = ${code.replace(/-\d+$/, '')}
    union select o.user_id from ${taxDocuments} d join ${orders} o on o.id = d.order_id where d.number = ${code}
    union select t.user_id from ${tickets} t where t.number = ${code} and t.user_id is not null`;
  const test = sql`((${inAccount}) or exists (
    select from ${orders} o where o.user_id = ${customerFigures.userId} and ${inOrder}))`;
  return { ids, test };
}
