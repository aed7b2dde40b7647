import { addAliases } from '@ilaneer/contract/message/add-aliases';
import Type, { type TSchema } from 'typebox';

/** Serialises items without brackets, for streaming. */
export function listText(item: TSchema): (items: readonly object[]) => string {
  const add = addAliases(Type.Array(item));
  return (items) => JSON.stringify(add === null ? items : add([...items])).slice(1, -1);
}
