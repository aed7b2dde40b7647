import type { ListPage } from '@ilaneer/contract/staff/list';
import type { StaffPersonView } from '@ilaneer/contract/staff/people/members';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { STAFF_STATUSES } from '@ilaneer/domain/staff/staff-status';
import type { Deps } from '../../../deps/deps.ts';
import type { Failure } from '../../../http/failure.ts';
import { listPage, ROWS_TO_COUNT, ROWS_TO_READ, readPlace } from '../../../http/lists/keyset.ts';
import type { StaffMember } from '../../../http/staff-access.ts';
import { listPeople, type PersonPlace } from './repository.ts';
import { toPersonView } from './views.ts';

const SORT = 'name';

export async function findPeople(
  { db }: Pick<Deps, 'db'>,
  actor: StaffMember,
  asked: {
    readonly search?: string;
    readonly status?: string;
    readonly roleId?: string;
    readonly after?: string;
  },
): Promise<Result<ListPage<StaffPersonView>, Failure>> {
  const keys = readPlace(SORT, asked.after);
  if (!keys.ok) return err(keys.error);
  const [name, id] = keys.value ?? [];
  const after: PersonPlace | null = typeof name === 'string' && typeof id === 'string' ? { name, id } : null;
  const wanted = asked.status?.split(',') ?? [];
  const statuses = STAFF_STATUSES.filter((status) => wanted.includes(status));
  const filter = { search: asked.search ?? '', statuses, roleId: asked.roleId };
  const limits = { rows: ROWS_TO_READ, counted: ROWS_TO_COUNT };
  const { rows, counted } = await listPeople(db, filter, after, limits);
  const page = listPage(rows, counted, SORT, ({ member }) => [member.name.toLowerCase(), member.id]);
  return ok({ ...page, rows: page.rows.map((row) => toPersonView(row, actor.id)) });
}
