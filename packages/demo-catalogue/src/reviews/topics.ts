/** What buyers of a kind of goods talk about. */
export type TopicName =
  | 'camera'
  | 'alarm'
  | 'network'
  | 'smartHome'
  | 'station'
  | 'ups'
  | 'solar'
  | 'powerBank'
  | 'phone'
  | 'watch'
  | 'laptop'
  | 'monitor'
  | 'input'
  | 'drive'
  | 'headphones'
  | 'speaker'
  | 'tv';
