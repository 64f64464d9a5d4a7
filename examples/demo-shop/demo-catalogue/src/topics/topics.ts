import { z } from 'zod';
import { readData } from '../data/read-data.ts';

const sentences = z.array(z.string().min(1)).min(1).readonly();
const phrasesSchema = z.object({ good: sentences, mixed: sentences, bad: sentences, pros: sentences, cons: sentences });
/** What buyers praise and criticise, in whole sentences of one language. */
export type Phrases = z.infer<typeof phrasesSchema>;

const topicSchema = z.object({ uk: phrasesSchema, ru: phrasesSchema });
type Topic = z.infer<typeof topicSchema>;

const topics: ReadonlyMap<string, Topic> = new Map(
  ['security', 'power', 'computers', 'audio', 'devices'].flatMap((file) =>
    Object.entries(readData(`topics/${file}.json`, z.record(z.string(), topicSchema))),
  ),
);

/** What is said of a kind of product; throws where nobody has said anything. */
export function topicOf(name: string): Topic {
  const topic = topics.get(name);
  if (topic === undefined) throw new Error(`demo-catalogue: no topic is called "${name}"`);
  return topic;
}
