// The process that draws.
import { answerJobs } from './answer-jobs.ts';
import { renderFile } from './render.ts';

answerJobs(renderFile);
