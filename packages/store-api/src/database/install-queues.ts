import { PgBoss } from 'pg-boss';
import { deadLetters, jobQueues, type QueueRules } from './job-queues.ts';
import { type QueueConnection, queueSchema } from './queue-connection.ts';

/** Options of all queues, in seconds. */
const common = {
  /** A worker sends a heartbeat every fifteen seconds; a job of a process that was killed is taken up after thirty. */
  heartbeatSeconds: 30,
  /** Nothing that waits is thrown away within a year, dead letters neither. */
  retentionSeconds: 365 * 86_400,
  deleteAfterSeconds: 7 * 86_400,
  retryBackoff: true,
  notify: true,
};

/**
 * Makes the tables of the queue, or brings them up to date, and every queue with its rules. Two processes may call it at once: the
 * library takes a lock for both.
 */
export async function installQueues(connection: QueueConnection): Promise<void> {
  const idle = { supervise: false, schedule: false, registerInstance: false };
  const boss = new PgBoss({ ...connection, ...idle, schema: queueSchema });
  // Errors of the start are thrown, too.
  boss.on('error', () => undefined);
  await boss.start();
  try {
    const present = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    if (!present.has(deadLetters)) await boss.createQueue(deadLetters, { retentionSeconds: common.retentionSeconds });
    for (const [name, rules] of Object.entries<QueueRules>(jobQueues)) {
      const options = { ...common, ...rules, deadLetter: deadLetters };
      const queue = present.get(name);
      if (!queue) await boss.createQueue(name, options);
      else if (Object.entries(options).some(([key, value]) => queue[key as keyof typeof options] !== value)) {
        await boss.updateQueue(name, options);
      }
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
