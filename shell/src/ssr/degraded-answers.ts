import type { ApiError } from '@vitryna/api-client';
import type { Degradation } from '@vitryna/contracts/remote';

const callPattern = /(?:GET|POST) (\/[^\s?]*)(\?\S*)?/;

function reasonOf({ kind, status, message, cause }: ApiError): string {
  if (kind === 'http') return `status ${status}`;
  if (kind === 'contract') return message.slice(message.indexOf('answered'));
  return kind === 'network' && cause instanceof Error ? cause.message : kind;
}

/**
 * Records why a render is degraded, reported by its clients. A refusal of the store API that says something of the page (404, 410, 422) is
 * its answer; the content service has no such answers but 404, which its client does not report.
 */
export function createDegradedAnswers() {
  const degradations: Degradation[] = [];
  const omissions: Degradation[] = [];
  const report = (upstream: Degradation['upstream']) => (error: ApiError) => {
    if (upstream === 'api' && error.kind === 'http' && !error.isRetryable) return;
    const [, path = '', query = ''] = callPattern.exec(error.message) ?? [];
    // What the content service is asked says nothing of a shopper, what the store API is asked may be a search.
    const call = upstream === 'content' ? path + query : path;
    degradations.push({ upstream, call, isOfCall: error.kind === 'contract', reason: reasonOf(error) });
  };
  /** Parts of an answer that are wrong; the page is whole without them, however long they stay so. */
  const onOmissions = (call: string, parts: string[]) => {
    const [, path = '', query = ''] = callPattern.exec(call) ?? [];
    const reason = `without ${[...new Set(parts)].slice(0, 5).join('; ')}`;
    omissions.push({ upstream: 'content', call: path + query, isOfCall: true, reason });
  };
  return { degradations, omissions, report, onOmissions };
}
