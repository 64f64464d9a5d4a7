import { type MetricType, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Telemetry } from './telemetry.ts';

/** Measures the document's web vitals; each is told when it is known. */
export function measureVitals(hear: Telemetry['vital']): void {
  const tell = ({ name, value, rating }: MetricType) => {
    if (name === 'FCP') return;
    hear({ name, value: Math.round(name === 'CLS' ? value * 1000 : value), isPoor: rating === 'poor' });
  };
  for (const measure of [onLCP, onINP, onCLS, onTTFB]) measure(tell);
}
