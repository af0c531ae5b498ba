import { defineEntity, p } from '@mikro-orm/core';
import { sequence } from './sequence.ts';

/** The full result of a finished piece of work. */
export const Completion = defineEntity({
  name: 'Completion',
  tableName: 'completions',
  properties: {
    seq: sequence(),
    id: p.text().unique(),
    taskId: p.text().nullable().unique(),
    networkId: p.text(),
    sessionName: p.text(),
    task: p.text(),
    result: p.text(),
    artifacts: p.text().nullable(),
    score: p.double().nullable(),
    durationMinutes: p.double().nullable(),
    completedAt: p.bigint('number'),
  },
  indexes: [
    { name: 'completions_network', properties: ['networkId', 'completedAt'] },
    { name: 'completions_session', properties: ['networkId', 'sessionName', 'completedAt'] },
  ],
});
