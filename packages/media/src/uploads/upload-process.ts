// The process that reads what shoppers upload: the bytes may be anything, and what they break is this process alone.
import { answerJobs } from '../answer-jobs.ts';
import { takePicture } from './take-picture.ts';

answerJobs(takePicture);
