/**
 * In which order the shared ends of units take their rows, the same for all units of all hubs, so that two of them do
 * not lock each other out. Whoever has the counter of a network keeps everybody else of it waiting: it comes last.
 */
export const endOrders = { tasks: 10, inboxes: 20, sessions: 30, counters: 90, results: 91 } as const;
