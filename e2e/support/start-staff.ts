import { randomUUID } from 'node:crypto';
import { connect } from '../../apps/server/src/db/connect.ts';
import { findRunningDatabase } from '../../apps/server/src/db/embedded/start.ts';
import { staffMembers, staffRoles } from '../../apps/server/src/db/schema/staff/staff.ts';
import { hashPassword } from '../../apps/server/src/deps/passwords.ts';
import { startStaffSession } from '../../apps/server/src/modules/staff/staff.ts';
import { PERMISSIONS } from '../../packages/domain/src/staff/permission.ts';

// Signs somebody in to the running shop's staff app who may do just what is named ('all': everything), with the password
// given; prints their session. Signing in itself has its own journey; this saves every other one its two steps.
const [wanted = '', name = 'Asha Menon', password = ''] = process.argv.slice(2);
const permissions = PERMISSIONS.filter((one) => wanted === 'all' || wanted.split(',').includes(one));
const url = await findRunningDatabase(process.env.DATA_DIR ?? '');
if (url === null) throw new Error('no shop runs here');
const { db, close } = connect(
  url,
  (error: Error) => {
    throw error;
  },
  1,
);
const id = randomUUID();
const now = () => new Date();
const made = { createdAt: now(), updatedAt: now() };
await db.insert(staffRoles).values({ id, name: `Role ${id}`, permissions: [...permissions], ...made });
const email = `${id}@staff.example`;
const passwordHash = await hashPassword(password);
await db
  .insert(staffMembers)
  .values({ id, name, email, status: 'active', roleId: id, passwordHash, ...made });
const token = await startStaffSession(db, { now, newId: randomUUID }, { memberId: id, device: 'a test' });
process.stdout.write(JSON.stringify({ id, name, email, token }));
await close();
