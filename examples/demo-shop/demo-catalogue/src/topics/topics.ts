import type { Topic } from './topic.ts';
import { AUDIO_TOPICS } from './topics-audio.ts';
import { COMPUTER_TOPICS } from './topics-computers.ts';
import { DEVICE_TOPICS } from './topics-devices.ts';
import { POWER_TOPICS } from './topics-power.ts';
import { SECURITY_TOPICS } from './topics-security.ts';

const TOPICS = {
  ...SECURITY_TOPICS,
  ...POWER_TOPICS,
  ...COMPUTER_TOPICS,
  ...AUDIO_TOPICS,
  ...DEVICE_TOPICS,
} satisfies Record<string, Topic>;

export type TopicName = keyof typeof TOPICS;

export const topicOf = (name: TopicName): Topic => TOPICS[name];
