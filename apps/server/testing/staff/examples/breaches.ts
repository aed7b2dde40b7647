import * as calls from '@ilaneer/contract/staff/privacy/breaches';
import { staffExamples } from '../staff-example.ts';

const BREACH = {
  title: 'Laptop lost',
  what: 'A laptop was left in a bus.',
  data: 'Names and phone numbers',
  consequences: '',
  measures: '',
  people: null,
  beganAt: null,
  knownAt: '2026-01-10T10:00:00Z',
  boardToldAt: null,
  certToldAt: null,
  peopleToldAt: null,
  closedAt: null,
};

export const breachExamples = staffExamples(calls, {
  recordBreach: { prepare: async () => ({ body: BREACH }) },
  changeBreach: {
    prepare: async ({ staff }) => {
      const { body } = await staff.call('POST', '/breaches', { body: BREACH });
      const { id, version } = Object(body.breach);
      return { params: { breachId: id }, version, body: { ...BREACH, people: 12 } };
    },
  },
});
