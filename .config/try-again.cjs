const { join } = require('node:path');
const triedAgain = require('./tried-again.json');

// Processes that are killed and looked at by the clock may lose a race that says nothing about the code. Only suites on the list have
// a second try, and it is told.
const { testPath } = expect.getState();
if (triedAgain.some(({ file }) => join(__dirname, '..', file) === testPath)) {
  jest.retryTimes(1, { logErrorsBeforeRetry: true });
}
