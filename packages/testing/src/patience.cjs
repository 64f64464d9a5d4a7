// What a test waits for takes longer on a machine that does other work; limits that are near say nothing about the code. They are for what
// never comes: the library's is the nearer one, as it says what was waited for. Only where there is a document.
if (typeof window !== 'undefined') require('@testing-library/react').configure({ asyncUtilTimeout: 30_000 });
jest.setTimeout(120_000);
