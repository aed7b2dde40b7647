import { addAliases } from '@ilaneer/contract/message/add-aliases';
import Type, { type TSchema } from 'typebox';

/** Makes what writes items of a list as JSON, between no brackets, for a reply that is sent piece by piece. */
export function listText(item: TSchema): (items: readonly object[]) => string {
  const add = addAliases(Type.Array(item));
  return (items) => JSON.stringify(add === null ? items : add([...items])).slice(1, -1);
}
