import { type MetricType, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { ViewReports } from './view-reports.ts';

/** Measures the document's web vitals; each is told when it is known. */
export function measureVitals(hear: ViewReports['vital']): void {
  const tell = ({ name, value, rating }: MetricType) => {
    if (name === 'FCP') return;
    hear({ name, value: Math.round(name === 'CLS' ? value * 1000 : value), isPoor: rating === 'poor' });
  };
  for (const measure of [onLCP, onINP, onCLS, onTTFB]) measure(tell);
}
