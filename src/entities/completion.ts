import { defineEntity, p } from '@mikro-orm/core';

/** The full result of a finished piece of work; of one task at most one. `seq` counts in the network. */
export const Completion = defineEntity({
  name: 'Completion',
  tableName: 'completions',
  properties: {
    networkId: p.text().primary(),
    seq: p.bigint('number').primary(),
    id: p.text(),
    taskId: p.text().nullable(),
    sessionName: p.text(),
    task: p.text(),
    result: p.text(),
    artifacts: p.text().nullable(),
    score: p.double().nullable(),
    durationMinutes: p.double().nullable(),
    completedAt: p.bigint('number'),
  },
  uniques: [{ name: 'completions_task', properties: ['networkId', 'taskId'] }],
  indexes: [
    { name: 'completions_network', properties: ['networkId', 'completedAt', 'seq'] },
    { name: 'completions_session', properties: ['networkId', 'sessionName', 'completedAt', 'seq'] },
  ],
});
