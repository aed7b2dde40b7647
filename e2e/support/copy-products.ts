import { connect } from '@ilaneer/server/db/connect';
import { findRunningDatabase } from '@ilaneer/server/db/embedded/start';

/** Beyond the client-side limit. */
export const COPIES = 560;
const COPIED = 'market-tote';

export async function copyProducts(dataDir: string): Promise<void> {
  const url = await findRunningDatabase(dataDir);
  if (url === null) throw new Error('no shop runs here');
  const ignore = () => undefined;
  const { db, close } = connect(url, ignore, 1);
  await db.$client.query(
    `insert into products select (jsonb_populate_record(p, jsonb_build_object('id', 'copy-' || n, 'name', 'Copied tote ' || n))).*
     from products p cross join generate_series(1, $1::int) n where id = $2`,
    [COPIES, COPIED],
  );
  await db.$client.query(
    `insert into product_variants select (jsonb_populate_record(v, jsonb_build_object('id', 'copy-' || n || '-' || v.id,
       'sku', 'COPY-' || n || v.sku, 'barcode', null, 'product_id', 'copy-' || n))).*
     from product_variants v cross join generate_series(1, $1::int) n where product_id = $2`,
    [COPIES, COPIED],
  );
  await close();
}
