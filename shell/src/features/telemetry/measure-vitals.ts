import { type MetricType, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Telemetry } from './telemetry.ts';

/** Measures the document's web vitals; each is told when it is known. */
export function measureVitals(listener: Telemetry['vital']): void {
  const report = ({ name, value, rating }: MetricType) => {
    if (name === 'FCP') return;
    listener({ name, value: Math.round(name === 'CLS' ? value * 1000 : value), isPoor: rating === 'poor' });
  };
  for (const measure of [onLCP, onINP, onCLS, onTTFB]) measure(report);
}
