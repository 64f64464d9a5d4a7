const { mkdtempSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

// A folder for what the test files of one run make once for all of them; every worker finds its name in the environment.
module.exports = () => {
  process.env.TEST_RUN_FOLDER = mkdtempSync(join(tmpdir(), 'vitryna-test-run-'));
};
