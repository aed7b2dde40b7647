import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CourierWorld, Fault } from './world.ts';

type Answers = Readonly<
  Record<
    Exclude<Fault['how'], 'carried out without an answer' | 'carried out, answer held'>,
    () => FastifyReply
  >
>;

/** Answers the calls that a test or an operator wants to fail. */
export function faulty(
  app: FastifyInstance,
  world: CourierWorld,
  answersOf: (reply: FastifyReply) => Answers,
): void {
  const lateFaults = new WeakMap<object, Fault['how']>();
  app.addHook('preHandler', async (request, reply) => {
    const how = world.faultAt(request.url);
    if (how === null) return;
    if (how === 'carried out without an answer' || how === 'carried out, answer held') {
      lateFaults.set(request, how);
      return;
    }
    return answersOf(reply)[how]();
  });
  app.addHook('onSend', async (request, _reply, payload) => {
    const how = lateFaults.get(request);
    if (how === 'carried out, answer held') await world.hold();
    if (how === 'carried out without an answer') request.raw.socket.destroy();
    return payload;
  });
}
