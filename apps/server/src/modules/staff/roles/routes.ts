import * as calls from '@ilaneer/contract/staff/people/roles';
import { matchedVersion } from '@ilaneer/contract/staff/version';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { changeRole, deleteRole, makeRole } from './change-roles.ts';
import { listRoleRows } from './repository.ts';
import { toRoleView } from './views.ts';

export function roleRoutes(app: FastifyInstance, deps: Deps): void {
  serveCall(app, calls.listRoles, async () =>
    ok({ success: true, roles: (await listRoleRows(deps.db)).map(toRoleView) }),
  );

  serveCall(app, calls.createRole, async ({ staff, body }) => {
    const made = await makeRole(deps, staff, body);
    return made.ok ? ok({ success: true, role: toRoleView(made.value) }) : made;
  });

  serveCall(app, calls.changeRole, async ({ staff, params, headers, body }) => {
    const change = { id: params.roleId, version: matchedVersion(headers), form: body };
    const changed = await changeRole(deps, staff, change);
    return changed.ok ? ok({ success: true, role: toRoleView(changed.value) }) : changed;
  });

  serveCall(app, calls.deleteRole, async ({ staff, params, headers }) => {
    const gone = await deleteRole(deps, staff, { id: params.roleId, version: matchedVersion(headers) });
    return gone.ok ? ok({ success: true }) : gone;
  });
}
