// The process that reads pictures of other services: their bytes may be anything, and what they break is this process alone.
import { answerJobs } from '../answer-jobs.ts';
import { resizeFile } from './resize.ts';

answerJobs(resizeFile);
