import { customType } from 'drizzle-orm/pg-core';

/** A column of bytes, as Buffers. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
